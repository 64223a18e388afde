//===- Meeting.cpp - a barrier that can be given up ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Threads/Meeting.h"
#include <climits>
#include <linux/futex.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

using namespace tutti::rt;

static void futex(std::atomic<uint32_t> &word, int operation, uint32_t value,
                  const timespec *timeout) {
  static_assert(sizeof(word) == sizeof(uint32_t), "a futex is 32 bits");
  syscall(SYS_futex, &word, operation | FUTEX_PRIVATE_FLAG, value, timeout,
          nullptr, 0);
}

bool Meeting::arrive(uint64_t number) {
  uint64_t before = arrivals.fetch_add(1, std::memory_order_acq_rel);
  if (before & givenUp)
    return false;
  if (before + 1 == members * number) {
    // In one order with the sleeper's count and look: either it sees the new
    // generation or we see the sleeper.
    generation.store(uint32_t(number), std::memory_order_seq_cst);
    if (sleepers.load(std::memory_order_seq_cst) > 0)
      wakeAll();
  }
  return true;
}

bool Meeting::giveUp(uint64_t number) {
  uint64_t seen = arrivals.load(std::memory_order_acquire);
  do {
    if (seen & givenUp)
      return true;
    if (seen >= members * number)
      return false;
  } while (!arrivals.compare_exchange_weak(seen, seen | givenUp,
                                           std::memory_order_acq_rel));
  return true;
}

void Meeting::sleep(uint64_t number, int milliseconds) {
  sleepers.fetch_add(1, std::memory_order_seq_cst);
  uint32_t seen = generation.load(std::memory_order_seq_cst);
  if (int32_t(seen - uint32_t(number)) < 0) {
    timespec timeout{milliseconds / 1000, milliseconds % 1000 * 1000000L};
    futex(generation, FUTEX_WAIT, seen, &timeout);
  }
  sleepers.fetch_sub(1, std::memory_order_seq_cst);
}

void Meeting::wakeAll() { futex(generation, FUTEX_WAKE, INT_MAX, nullptr); }
