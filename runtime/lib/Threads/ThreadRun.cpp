//===- ThreadRun.cpp - how a run of threads begins and ends ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Site/Report.h"
#include "Threads/ThreadRun.h"
#include "tutti/Runtime/Launch.h"
#include <algorithm>
#include <cstdio>
#include <sched.h>
#include <thread>
#include <unistd.h>

using namespace tutti::rt;

static int processors() {
  cpu_set_t set;
  return sched_getaffinity(0, sizeof(set), &set) == 0 ? CPU_COUNT(&set) : 1;
}

// Where every device has a processor a partner arrives while one spins;
// elsewhere it may need ours.
ThreadRun::ThreadRun(int count, double timeoutSeconds)
    : yields(count <= processors() ? 20 : 50),
      spins(count <= processors() ? 2000 : 20),
      deadline(timeoutSeconds > 0
                   ? Clock::now() + std::chrono::duration_cast<Clock::duration>(
                                        std::chrono::duration<double>(
                                            std::min(timeoutSeconds, 1e9)))
                   : Clock::time_point::max()) {
  for (int i = 0; i < count; ++i)
    devices.emplace_back(new ThreadDevice(*this, i, count));
}

Group &ThreadRun::groupOf(const std::vector<int> &members) {
  std::lock_guard<std::mutex> lock(mutex);
  std::unique_ptr<Group> &group = groups[members];
  if (!group)
    group.reset(new Group(members));
  return *group;
}

void ThreadRun::beginWait(ThreadDevice &device) {
  std::lock_guard<std::mutex> lock(mutex);
  device.waiting = true;
}

void ThreadRun::endWait(ThreadDevice &device) {
  std::lock_guard<std::mutex> lock(mutex);
  device.waiting = false;
}

void ThreadRun::abort(const std::string &reason) {
  std::lock_guard<std::mutex> lock(mutex);
  abortLocked(reason);
}

void ThreadRun::abortLocked(const std::string &reason) {
  if (aborted())
    return;
  message = reason + "\nwhere the devices are:";
  for (const auto &device : devices)
    message += "\n  device " + std::to_string(device->number) + " " +
               whereIs(*device);
  stopped.store(true, std::memory_order_release);
  for (const auto &[members, group] : groups)
    group->meeting.wakeAll();
  changed.notify_all();
}

std::string ThreadRun::whereIs(const ThreadDevice &device) const {
  bool inside = device.inside.load(std::memory_order_acquire);
  const ThreadDevice::Entry *entry = device.last.load(std::memory_order_acquire);
  if (!entry)
    return device.ended ? "has ended without a collective"
                        : "computes, before its first collective";
  std::string where =
      describe(entry->plan) + " at " + locationOf(entry->plan.site);
  if (device.ended)
    return "has ended, after " + where;
  if (!inside)
    return "computes, after " + where;
  std::vector<int> late = missing(device);
  return late.empty() ? "is in " + where
                      : "waits for " + deviceList(late) + " in " + where;
}

std::vector<int> ThreadRun::missing(const ThreadDevice &device) const {
  std::vector<int> late;
  const ThreadDevice::Entry &entry = *device.last.load(std::memory_order_acquire);
  if (!entry.membership)
    return late;
  const Group &group = *entry.membership->group;
  auto arrived = [&](size_t m) {
    return group.slots[m].arrived.load(std::memory_order_acquire);
  };
  for (size_t m = 0; m < group.members.size(); ++m)
    if (arrived(m) < arrived(entry.plan.position))
      late.push_back(group.members[m]);
  return late;
}

// A walk along "waits for" that comes back to where it was. All marks and
// arrivals of waiting devices stand still under the lock, so a circle that is
// seen is there, and stays. `path` ends with the circle.
bool ThreadRun::findCircle(int from, std::vector<int> &path,
                           std::vector<bool> &harmless) const {
  auto seen = std::find(path.begin(), path.end(), from);
  if (seen != path.end()) {
    path.erase(path.begin(), seen);
    return true;
  }
  if (harmless[from] || !devices[from]->waiting)
    return false;
  path.push_back(from);
  for (int next : missing(*devices[from]))
    if (findCircle(next, path, harmless))
      return true;
  path.pop_back();
  harmless[from] = true;
  return false;
}

void ThreadRun::inspect(const ThreadDevice &device) {
  std::lock_guard<std::mutex> lock(mutex);
  if (aborted())
    return;
  for (int other : missing(device))
    if (devices[other]->ended)
      return abortLocked(endedEarly(other));
  std::vector<int> path;
  std::vector<bool> harmless(devices.size());
  if (findCircle(device.number, path, harmless))
    abortLocked(circle(path));
}

void ThreadRun::main(ThreadDevice &device, int (*body)(void *, int),
                     void *user) {
  runBody(device, body, user);
  std::lock_guard<std::mutex> lock(mutex);
  device.ended = true;
  --running;
  changed.notify_all();
}

std::string ThreadRun::launch(int (*body)(void *, int), void *user) {
  std::vector<std::thread> threads;
  for (const auto &device : devices) {
    {
      std::lock_guard<std::mutex> lock(mutex);
      ++running;
    }
    try {
      threads.emplace_back(
          [this, body, user, d = device.get()] { main(*d, body, user); });
    } catch (const std::exception &e) {
      abort("cannot start a thread for device " +
            std::to_string(device->number) + ": " + e.what());
      std::lock_guard<std::mutex> lock(mutex);
      --running;
      break;
    }
  }
  {
    std::unique_lock<std::mutex> lock(mutex);
    auto idle = [&] { return running == 0; };
    auto idleOrStopped = [&] { return running == 0 || aborted(); };
    if (deadline == Clock::time_point::max())
      changed.wait(lock, idleOrStopped);
    else if (!changed.wait_until(lock, deadline, idleOrStopped))
      abortLocked("the timeout has passed");
    if (!changed.wait_for(lock, std::chrono::seconds(4), idle)) {
      std::fprintf(stderr, "%s\na device does not return; ending the process\n",
                   message.c_str());
      _exit(70);
    }
  }
  for (std::thread &thread : threads)
    thread.join();
  return message;
}

int tutti_run_threads(int devices, TuttiBody body, void *user,
                      const TuttiOptions *options, char *error,
                      size_t errorSize) {
  copyMessage("", error, errorSize);
  if (devices < 1 || !body) {
    copyMessage("a run needs a body and at least one device", error, errorSize);
    return 1;
  }
  ThreadRun run(devices, options ? options->timeoutSeconds : 0);
  std::string message = run.launch(body, user);
  copyMessage(message, error, errorSize);
  return message.empty() ? 0 : 1;
}
