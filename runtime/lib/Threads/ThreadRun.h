//===- ThreadRun.h - devices that are threads ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One run of the threads back-end: its devices, the groups they form, and how
// it ends. docs/runtime.md has the protocol. Locks guard only what happens once
// a site or after a long wait.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_RUNTIME_THREADS_THREADRUN_H
#define TUTTI_RUNTIME_THREADS_THREADRUN_H

#include "Device/Device.h"
#include "Device/Transfer.h"
#include "Threads/Meeting.h"
#include <chrono>
#include <condition_variable>
#include <map>
#include <memory>
#include <mutex>
#include <unordered_map>

namespace tutti::rt {

/// The devices of one group, as they meet.
struct Group {
  explicit Group(std::vector<int> members);

  /// Small operands travel by copy, so that members need not wait until all
  /// have read them.
  static constexpr int64_t stagedBytes = 4096;
  static constexpr int64_t stagedBytesOfAll = 32768;

  /// What a member brings to its collectives with even and odd numbers: a
  /// member may bring the next before all have looked at this one.
  struct alignas(64) Slot {
    std::atomic<uint64_t> arrived{0}; // number of the last meeting it went to
    Operands operands[2];
    char *staging[2];
  };

  const std::vector<int> members;
  Meeting meeting;
  std::vector<Slot> slots;

private:
  std::unique_ptr<char[]> storage;
};

class ThreadRun;

class ThreadDevice final : public Device {
public:
  ThreadDevice(ThreadRun &run, int number, int count)
      : Device(number, count), run(run) {}

  int collective(const TuttiSite &site, const void *const *inputs,
                 void *const *outputs) override;
  void fail(const std::string &message) override;

private:
  friend class ThreadRun;
  /// A group as this device sees it: the number of its collectives and of its
  /// meetings so far.
  struct Membership {
    Group *group = nullptr;
    uint64_t collectives = 0, meetings = 0;
  };
  struct Entry {
    Plan plan;
    Membership *membership;
  };

  Entry *entryFor(const TuttiSite &site);
  int exchange(Entry &entry, const void *const *inputs, void *const *outputs);
  bool agree(Entry &entry, int parity);
  /// Goes to the next meeting. `mayLeave`: gives up where the run is aborted;
  /// false then.
  bool meet(Entry &entry, bool mayLeave);
  bool await(Entry &entry, uint64_t number, bool mayLeave);

  ThreadRun &run;
  std::unordered_map<const TuttiSite *, std::unique_ptr<Entry>> entries;
  std::map<Group *, Membership> memberships;

  // What others may read, at any time:
  std::atomic<const Entry *> last{nullptr}; // the collective it entered last
  std::atomic<bool> inside{false};          // and whether it is still there
  // Guarded by the mutex of the run:
  bool waiting = false; // cannot leave `last` before others come
  bool ended = false;
};

class ThreadRun {
public:
  ThreadRun(int devices, double timeoutSeconds);

  /// Runs the bodies and waits for them; the message is empty where all is
  /// well.
  std::string launch(int (*body)(void *, int), void *user);

  Group &groupOf(const std::vector<int> &members);
  bool aborted() const { return stopped.load(std::memory_order_acquire); }
  /// Ends the run; the first reason counts. Where everybody is comes after it.
  void abort(const std::string &reason);
  /// Between these two the device cannot go on before others come.
  void beginWait(ThreadDevice &device);
  void endWait(ThreadDevice &device);
  /// Ends the run where `device`, which waits, does so in vain.
  void inspect(const ThreadDevice &device);

  const int yields, spins; // before a waiting device sleeps

private:
  using Clock = std::chrono::steady_clock;

  void main(ThreadDevice &device, int (*body)(void *, int), void *user);
  void abortLocked(const std::string &reason);
  /// Who has not come to the meeting that a device in a collective is at.
  std::vector<int> missing(const ThreadDevice &device) const;
  bool findCircle(int from, std::vector<int> &path,
                  std::vector<bool> &harmless) const;
  std::string whereIs(const ThreadDevice &device) const;

  std::vector<std::unique_ptr<ThreadDevice>> devices;
  const Clock::time_point deadline;
  std::atomic<bool> stopped{false};

  std::mutex mutex;
  std::condition_variable changed; // running, message
  int running = 0;
  std::string message;
  std::map<std::vector<int>, std::unique_ptr<Group>> groups;
};

} // namespace tutti::rt

#endif // TUTTI_RUNTIME_THREADS_THREADRUN_H
