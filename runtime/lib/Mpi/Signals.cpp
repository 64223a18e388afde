//===- Signals.cpp - last words of a rank ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Mpi/Signals.h"
#include <atomic>
#include <cerrno>
#include <chrono>
#include <condition_variable>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <mutex>
#include <string>
#include <thread>
#include <unistd.h>

using namespace tutti::rt;

static constexpr int exitStatus = 70;

static int ownRank;
static std::vector<long> processes;
static std::atomic<const char *> currentWhere{nullptr};
static const char *currentAwaits;
static int currentSize;
static std::atomic<bool> quiet{false};

namespace {
// Text built and written with what a signal handler may call.
class LastWords {
public:
  void add(const char *text) {
    while (*text && length < sizeof(buffer) - 1)
      buffer[length++] = *text++;
  }
  void add(int number) {
    char digits[12];
    int n = 0;
    do
      digits[n++] = char('0' + number % 10);
    while ((number /= 10) > 0);
    while (n > 0 && length < sizeof(buffer) - 1)
      buffer[length++] = digits[--n];
  }
  void say() {
    buffer[length++] = '\n';
    if (write(STDERR_FILENO, buffer, length) < 0)
      length = 0;
  }

private:
  char buffer[2048];
  size_t length = 0;
};
} // namespace

static void sayWhere() {
  LastWords words;
  words.add("tutti: device ");
  words.add(ownRank);
  words.add(" was ended from outside");
  const char *where = currentWhere.load();
  if (where) {
    words.add(" while it waited");
    for (int i = 0, n = 0; i < currentSize; ++i)
      if (currentAwaits[i]) {
        words.add(n++ ? ", " : " for device ");
        words.add(i);
      }
    words.add(" in ");
    words.add(where);
  } else {
    words.add(" while it computed");
  }
  for (size_t i = 0; i < processes.size(); ++i)
    if (processes[i] && kill(pid_t(processes[i]), 0) != 0 && errno == ESRCH) {
      words.add("; device ");
      words.add(int(i));
      words.add(" is gone");
    }
  words.say();
}

static void onTerminate(int signal) {
  if (!quiet)
    sayWhere();
  std::signal(signal, SIG_DFL);
  raise(signal);
}

void tutti::rt::watchSignals(int rank, const std::vector<long> &pids) {
  ownRank = rank;
  processes = pids;
  struct sigaction action = {};
  action.sa_handler = onTerminate;
  sigaction(SIGTERM, &action, nullptr);
}


void tutti::rt::keepQuiet() { quiet = true; }

void tutti::rt::setWhere(const char *where, const char *awaits, int size) {
  if (where) {
    currentAwaits = awaits;
    currentSize = size;
  }
  currentWhere.store(where);
}

namespace {
struct Watchdog {
  std::mutex mutex;
  std::condition_variable over;
  bool done = false;
  std::thread thread;
};
} // namespace

static bool isAnyGone() {
  for (long pid : processes)
    if (pid && kill(pid_t(pid), 0) != 0 && errno == ESRCH)
      return true;
  return false;
}

static void watch(Watchdog &dog, int rank, double timeoutSeconds) {
  using Clock = std::chrono::steady_clock;
  Clock::time_point start = Clock::now(), lastWhole = start;
  std::unique_lock<std::mutex> lock(dog.mutex);
  while (!dog.over.wait_for(lock, std::chrono::milliseconds(100),
                            [&] { return dog.done; })) {
    Clock::time_point now = Clock::now();
    if (!isAnyGone())
      lastWhole = now;
    // Before a second has passed, when mpirun ends this process.
    if (now - lastWhole > std::chrono::milliseconds(650)) {
      sayWhere();
      _exit(exitStatus);
    }
    std::chrono::duration<double> passed = now - start;
    if (timeoutSeconds > 0 && passed.count() > timeoutSeconds + 2 && !quiet) {
      std::fprintf(stderr,
                   "tutti: the timeout has passed\nwhere the devices are:\n"
                   "  device %d computes, and does not come to a collective\n",
                   rank);
      _exit(exitStatus);
    }
  }
}

static Watchdog *watchdog = nullptr;

void tutti::rt::startWatchdog(int rank, double timeoutSeconds) {
  watchdog = new Watchdog;
  watchdog->thread = std::thread([rank, timeoutSeconds, dog = watchdog] {
    watch(*dog, rank, timeoutSeconds);
  });
}

void tutti::rt::stopWatchdog() {
  {
    std::lock_guard<std::mutex> lock(watchdog->mutex);
    watchdog->done = true;
  }
  watchdog->over.notify_all();
  watchdog->thread.join();
  delete watchdog;
  watchdog = nullptr;
}
