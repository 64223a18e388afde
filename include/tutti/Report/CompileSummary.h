//===- CompileSummary.h - what a compilation changed ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The figures `tutti compile` shows, as plain data, and their two forms: a
// table for people and JSON. Counts and bytes are of the program's text: the
// body of a loop counts once. Bytes are a device's; of a collective's operand
// and result bytes, the larger. Times are microseconds on the target.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_REPORT_COMPILESUMMARY_H
#define TUTTI_REPORT_COMPILESUMMARY_H

#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace tutti {

/// One side of the comparison.
struct CollectiveTotals {
  int64_t count = 0;
  int64_t bytes = 0;
  double fixedUs = 0;    ///< launch and handshake
  double transferUs = 0; ///< on the wire

  CollectiveTotals &operator+=(const CollectiveTotals &other);
};

/// The collectives of one kind over one group.
struct CollectiveRow {
  std::string kind;  ///< "all_reduce"
  std::string group; ///< "2 x 4 {0,2,4,6} ..."
  std::string link;  ///< link class on the target, "instance"
  CollectiveTotals before, after;
};

struct CompileSummary {
  std::string input;  ///< file, as the user named it
  std::string form;   ///< "HLO text"
  std::string target; ///< "trn2"
  std::vector<CollectiveRow> rows;
  /// Was anything to be merged at all? If not, runs did not end either.
  bool bucketing = true;
  /// Why runs of like collectives ended, in a fixed order: {"another key", 3}.
  std::vector<std::pair<std::string, int64_t>> runsEnded;
  /// Empty kind: nothing was merged.
  std::string largestKind;
  int64_t largestMembers = 0, largestBytes = 0;
  int64_t peakLiveBefore = 0, peakLiveAfter = 0;

  CollectiveTotals before() const;
  CollectiveTotals after() const;
  void printText(llvm::raw_ostream &os) const;
  llvm::json::Object toJSON() const;
};

} // namespace tutti

#endif // TUTTI_REPORT_COMPILESUMMARY_H
