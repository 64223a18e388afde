//===- Statistics.h - compilation-wide counters ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The one sink that every pass counts into. MLIR's own Pass::Statistic is
// compiled out of release builds of LLVM, so it cannot serve.
//
// A counter is declared at file scope beside the code that raises it:
//
//   static tutti::Statistic numMerged("ccl-bucketize", "num_merged",
//                                     "Number of collectives merged");
//   ...
//   numMerged += members.size();
//
// Counters are totals over a whole compilation, not per function. A driver
// calls StatisticsSink::reset() between compilations. Threads: raising and
// reading a counter is lock-free and safe from any thread; reset() and
// printing may run beside it, and then see each counter before or after a
// given raise.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_SUPPORT_STATISTICS_H
#define TUTTI_SUPPORT_STATISTICS_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"
#include <atomic>
#include <cstdint>

namespace tutti {

/// One counter. Lives as long as the process and registers itself with the
/// sink on construction; `pass`, `name` and `description` must be literals.
class Statistic {
public:
  Statistic(llvm::StringLiteral pass, llvm::StringLiteral name,
            llvm::StringLiteral description);
  Statistic(const Statistic &) = delete;
  Statistic &operator=(const Statistic &) = delete;

  Statistic &operator+=(int64_t delta) {
    count.fetch_add(delta, std::memory_order_relaxed);
    return *this;
  }
  Statistic &operator++() { return *this += 1; }
  /// Raises the counter to `candidate` where that is larger.
  void updateMax(int64_t candidate);

  int64_t value() const { return count.load(std::memory_order_relaxed); }

  const llvm::StringLiteral pass, name, description;

private:
  friend struct StatisticsSink;
  std::atomic<int64_t> count{0};
};

/// All counters of the process, ordered by pass and then by name, so that the
/// same run always prints the same bytes.
struct StatisticsSink {
  /// Sets every counter to zero.
  static void reset();
  /// The value of one counter; 0 for a counter nobody declared.
  static int64_t value(llvm::StringRef pass, llvm::StringRef name);
  /// A table for people: value, pass, name, description.
  static void printTable(llvm::raw_ostream &os);
  /// {"<pass>": {"<name>": {"value": n, "description": "..."}}}
  static llvm::json::Object toJSON();
};

} // namespace tutti

#endif // TUTTI_SUPPORT_STATISTICS_H
