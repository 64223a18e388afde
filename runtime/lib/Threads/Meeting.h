//===- Meeting.h - a barrier that can be given up ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Members meet again and again; each meeting has a number, from 1. The barrier
// is lock-free: one atomic addition a member, then spinning on a word that the
// last one writes, then sleep on that word.
//
// Invariant: a meeting is either complete, and then nobody has given it up, or
// given up, and then it and all later ones never complete. So a member that
// leaves early knows that no other will touch its buffers.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_RUNTIME_THREADS_MEETING_H
#define TUTTI_RUNTIME_THREADS_MEETING_H

#include <atomic>
#include <cstdint>

namespace tutti::rt {

class Meeting {
public:
  explicit Meeting(int members) : members(members) {}

  /// The caller is there. False where the meeting was given up.
  bool arrive(uint64_t number);
  /// Whether all are there. What they wrote before is visible then.
  bool complete(uint64_t number) const {
    uint32_t seen = generation.load(std::memory_order_acquire);
    return int32_t(seen - uint32_t(number)) >= 0;
  }
  /// One that arrived takes it back. False where the meeting is complete.
  bool giveUp(uint64_t number);

  /// Sleeps until the meeting is complete, `milliseconds` have passed, somebody
  /// wakes all, or for no reason.
  void sleep(uint64_t number, int milliseconds);
  void wakeAll();

private:
  static constexpr uint64_t givenUp = uint64_t(1) << 63;

  const uint64_t members;
  alignas(64) std::atomic<uint64_t> arrivals{0}; // and givenUp
  alignas(64) std::atomic<uint32_t> generation{0};
  std::atomic<uint32_t> sleepers{0};
};

} // namespace tutti::rt

#endif // TUTTI_RUNTIME_THREADS_MEETING_H
