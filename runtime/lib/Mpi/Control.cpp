//===- Control.cpp - how ranks watch each other ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Mpi/Control.h"
#include "Mpi/Signals.h"
#include "Site/Report.h"
#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <sched.h>
#include <unistd.h>

using namespace tutti::rt;
using std::chrono::milliseconds;

// How long a wait may take before others hear of it.
static constexpr milliseconds patience{200};
// How long an aborting rank waits for others to say where they are.
static constexpr milliseconds lastAnswers{1000};
static constexpr int exitStatus = 70;

static int rankOf(MPI_Comm comm) {
  int rank;
  MPI_Comm_rank(comm, &rank);
  return rank;
}
static int sizeOf(MPI_Comm comm) {
  int size;
  MPI_Comm_size(comm, &size);
  return size;
}

// Whether OpenMPI gives the processor to others when it finds nothing to do.
// mpirun tells it to where there are more ranks than processors.
static bool mpiYields() {
  int provided, index, count;
  MPI_T_cvar_handle handle;
  long long value = 0; // has room for any integer
  if (MPI_T_init_thread(MPI_THREAD_SINGLE, &provided) != MPI_SUCCESS)
    return false;
  if (MPI_T_cvar_get_index("mpi_yield_when_idle", &index) == MPI_SUCCESS &&
      MPI_T_cvar_handle_alloc(index, nullptr, &handle, &count) == MPI_SUCCESS) {
    if (count == 1)
      MPI_T_cvar_read(handle, &value);
    MPI_T_cvar_handle_free(&handle);
  }
  MPI_T_finalize();
  return value != 0;
}

// mpirun may have bound each rank to one.
static bool haveProcessorEach(MPI_Comm host) {
  cpu_set_t allowed, together;
  CPU_ZERO(&allowed);
  sched_getaffinity(0, sizeof(allowed), &allowed);
  MPI_Allreduce(&allowed, &together, sizeof(allowed), MPI_BYTE, MPI_BOR, host);
  return CPU_COUNT(&together) >= sizeOf(host);
}

Control::Control(MPI_Comm world)
    : rank(rankOf(world)), size(sizeOf(world)), others(size), ends(size),
      pids(size), answered(size) {
  MPI_Comm_dup(world, &comm);
  MPI_Comm_set_errhandler(comm, MPI_ERRORS_RETURN);
  own.awaits.resize(size);
  own.offers.resize(size);
  own.sent.resize(size);
  own.taken.resize(size);
  // Who is on this host, and can be looked at.
  MPI_Comm host;
  MPI_Comm_split_type(world, MPI_COMM_TYPE_SHARED, rank, MPI_INFO_NULL, &host);
  int local = sizeOf(host);
  std::vector<int> pairs(2 * local);
  int mine[2] = {rank, int(getpid())};
  MPI_Allgather(mine, 2, MPI_INT, pairs.data(), 2, MPI_INT, host);
  for (int i = 0; i < local; ++i)
    pids[pairs[2 * i]] = pairs[2 * i + 1];
  spins = mpiYields()               ? UINT64_MAX
          : haveProcessorEach(host) ? 2000
                                    : 0;
  MPI_Comm_free(&host);
  watchSignals(rank, pids);
}

void Control::yield() { sched_yield(); }

void Control::require(int code) {
  if (code == MPI_SUCCESS)
    return;
  char text[MPI_MAX_ERROR_STRING];
  int length = 0;
  MPI_Error_string(code, text, &length);
  // Mostly because the other side is gone, which shows a little later.
  for (int i = 0; i < 200; ++i) {
    checkPeers();
    usleep(1000);
  }
  abort("device " + std::to_string(rank) +
        " failed: MPI says: " + std::string(text, length));
}

void Control::beginRun(double timeoutSeconds) {
  own.phase = RankState::Running;
  ++own.run;
  lastWhere = nullptr;
  deadline = Clock::time_point::max();
  if (timeoutSeconds > 0)
    deadline = Clock::now() +
               std::chrono::duration_cast<Clock::duration>(
                   std::chrono::duration<double>(std::min(timeoutSeconds, 1e9)));
  startWatchdog(rank, timeoutSeconds);
}

void Control::endRun() {
  own.phase = RankState::Ended;
  sendAll(Tell, 0);
  waitBegan = Clock::now();
  auto allEnded = [&] {
    for (int other = 0; other < size; ++other)
      if (other != rank && ends[other].run != own.run)
        return false;
    return true;
  };
  while (!allEnded()) {
    drain();
    Clock::time_point now = Clock::now();
    checkTimeout(now);
    if (now - waitBegan > patience)
      checkPeers();
    usleep(200);
  }
  stopWatchdog();
}

void Control::close() {
  while (!outgoing.empty())
    drain();
  MPI_Comm_free(&comm);
}

void Control::enter(const std::string &where) {
  setWhere(where.c_str(), own.awaits.data(), size);
  lastWhere = &where;
  own.inside = true;
  announced = false;
  polls = 0;
}

void Control::leave() {
  own.inside = false;
  setWhere(nullptr, nullptr, 0);
  own.phase = RankState::Running;
}

void Control::check() {
  Clock::time_point now = Clock::now();
  if (polls == 32)
    waitBegan = nextCheck = now;
  if (now < nextCheck)
    return;
  nextCheck = now + milliseconds(1);
  watch(now);
}

void Control::watch(Clock::time_point now) {
  if (now - waitBegan > patience) {
    if (!announced) {
      announced = true;
      own.phase = RankState::Blocked;
      ++own.epoch;
      sendAll(Tell, 0);
      judge();
    }
    checkPeers();
  }
  drain();
  lookAround();
  checkTimeout(now);
}

// Nothing more is found by a rank that reports already.
void Control::lookAround() {
  if (!aborting)
    own.stranger = whileWaiting();
}

void Control::checkTimeout(Clock::time_point now) {
  if (now >= deadline)
    abort("the timeout has passed");
}

bool Control::isGone(int other) const {
  return other != rank && pids[other] && kill(pid_t(pids[other]), 0) != 0 &&
         errno == ESRCH;
}

// mpirun notices too, and kills the others after a second.
void Control::checkPeers() {
  for (int other = 0; other < size; ++other)
    if (isGone(other))
      abort("device " + std::to_string(other) +
            " is gone: its process was killed or has crashed");
}

// Whether `waiter` needs something of `other` that is not on its way.
bool Control::waitsInVain(const RankState &waiter, int waiterRank,
                          int other) const {
  const RankState &state = other == rank ? own : others[other];
  if (waiter.awaits.empty() || state.sent.empty())
    return false;
  return (waiter.awaits[other] &&
          state.sent[waiterRank] == waiter.taken[other]) ||
         (waiter.offers[other] &&
          state.taken[waiterRank] < waiter.sent[other]);
}

void Control::judge() {
  if (own.phase != RankState::Blocked || aborting)
    return;
  for (int other = 0; other < size; ++other)
    if (other != rank && others[other].phase == RankState::Ended &&
        others[other].run == own.run && waitsInVain(own, rank, other))
      abort(endedEarly(other));
  std::vector<int> path;
  std::vector<bool> harmless(size);
  if (findCircle(rank, path, harmless) &&
      *std::min_element(path.begin(), path.end()) == rank)
    confirm(path);
}

bool Control::findCircle(int from, std::vector<int> &path,
                         std::vector<bool> &harmless) const {
  auto seen = std::find(path.begin(), path.end(), from);
  if (seen != path.end()) {
    path.erase(path.begin(), seen);
    return true;
  }
  const RankState &state = from == rank ? own : others[from];
  if (harmless[from] || state.phase != RankState::Blocked)
    return false;
  path.push_back(from);
  for (int next = 0; next < size; ++next)
    if (next != from && waitsInVain(state, from, next) &&
        findCircle(next, path, harmless))
      return true;
  path.pop_back();
  harmless[from] = true;
  return false;
}

// What ranks said of themselves may be old. Those that are still in the same
// wait when asked now were all in it at this moment, so the circle is real, and
// a real one stays.
void Control::confirm(const std::vector<int> &circle) {
  suspects = circle;
  epochs.clear();
  answered.assign(size, false);
  answered[rank] = true;
  ++token;
  for (int other : suspects) {
    epochs.push_back(other == rank ? own.epoch : others[other].epoch);
    if (other != rank)
      send(Ask, token, other);
  }
}

void Control::receive(Kind kind, int from, uint64_t askedToken,
                      RankState state) {
  if (state.phase == RankState::Ended)
    ends[from] = state;
  others[from] = std::move(state);
  if (kind == Ask) {
    lookAround();
    send(Answer, askedToken, from);
  }
  if (kind == Claim) {
    keepQuiet();
    claimed |= from < rank;
  }
  if (kind == Answer && askedToken == token)
    answered[from] = true;
  if (kind == Answer && askedToken == token && !aborting) {
    // A rank with a stranger knows more, and will report that.
    lookAround();
    bool all = !suspects.empty();
    for (size_t i = 0; i < suspects.size(); ++i) {
      const RankState &now = suspects[i] == rank ? own : others[suspects[i]];
      all = all && answered[suspects[i]] && now.epoch == epochs[i] &&
            now.phase == RankState::Blocked && !now.stranger;
    }
    if (all) {
      std::vector<int> found = std::move(suspects);
      suspects.clear();
      abort(circle(found));
    }
  }
  if (kind == Tell)
    judge();
}

std::string Control::whereIs(int other) const {
  const RankState &state = other == rank ? own : others[other];
  const std::string &where = state.where;
  if (isGone(other))
    return "is gone";
  if (state.phase == RankState::Ended)
    return where.empty() ? "has ended without a collective"
                         : "has ended, after " + where;
  if (other != rank && !answered[other])
    return "computes: it does not answer";
  if (!state.inside)
    return where.empty() ? "computes, before its first collective"
                         : "computes, after " + where;
  std::vector<int> awaited;
  for (int i = 0; i < size; ++i)
    if (state.awaits[i] || state.offers[i])
      awaited.push_back(i);
  return awaited.empty() ? "is in " + where
                         : "waits for " + deviceList(awaited) + " in " + where;
}

void Control::abort(const std::string &reason) {
  keepQuiet();
  aborting = true;
  suspects.clear();
  answered.assign(size, false);
  answered[rank] = true;
  ++token;
  sendAll(Claim, 0);
  sendAll(Ask, token);
  auto complete = [&] {
    for (int other = 0; other < size; ++other)
      if (!answered[other] && !isGone(other))
        return false;
    return true;
  };
  // Long enough for the claims of others that found the same.
  Clock::time_point start = Clock::now();
  while (Clock::now() - start < milliseconds(50) ||
         (Clock::now() - start < lastAnswers && !complete())) {
    drain();
    usleep(500);
  }
  // One report is enough; its rank ends the job.
  for (start = Clock::now(); claimed && Clock::now() - start < 2 * lastAnswers;
       usleep(500))
    drain();
  describeOwn();
  std::string message = "tutti: " + reason + "\nwhere the devices are:\n";
  for (int other = 0; other < size; ++other)
    message += "  device " + std::to_string(other) + " " + whereIs(other) + "\n";
  for (size_t at = 0; at < message.size();) {
    ssize_t n = write(STDERR_FILENO, message.data() + at, message.size() - at);
    if (n <= 0)
      break;
    at += size_t(n);
  }
  usleep(100000); // mpirun forwards what it has read
  MPI_Abort(MPI_COMM_WORLD, exitStatus);
  _exit(exitStatus);
}
