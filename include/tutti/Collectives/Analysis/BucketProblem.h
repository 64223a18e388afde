//===- BucketProblem.h - which collectives to merge, as data ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The question that bucketing answers for one block, and the form of the
// answer. Plain data: no IR is needed to make, solve or check it.
//
// A problem is the list of a block's ops that matter, in program order, each
// with the earlier ones it needs. A *member* is a collective that may be
// merged. A *barrier* is an op with side effects. Ops that need no member,
// directly or through others, do not matter and are left out.
//
// A plan puts every member into a run. The members of one run become one op,
// which stands where the run's last member stood. A plan is legal if
//   - the members of a run are of one kind, key and segment;
//   - no barrier stands between the first and the last member of a run;
//   - with each run taken as one node, needs form no cycle: two runs that are
//     each fine alone may together need one another.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_COLLECTIVES_ANALYSIS_BUCKETPROBLEM_H
#define TUTTI_COLLECTIVES_ANALYSIS_BUCKETPROBLEM_H

#include "tutti/Collectives/IR/Ccl.h"
#include <array>
#include <cstdint>
#include <vector>

namespace tutti::ccl {

/// The kinds that can be merged are the first of CollectiveKind.
inline constexpr unsigned kNumBucketKinds = 3;
inline constexpr unsigned kNumEndReasons = 6;

struct BucketProblem {
  static constexpr int32_t kOther = -1, kBarrier = -2;

  struct Member {
    uint32_t node;
    uint8_t kind;
    /// Members with equal keys may be merged as far as their own properties
    /// go. Only equality has a meaning.
    uint32_t key;
    /// Members of different segments are not merged, for `segmentReason`,
    /// which is that of the later one.
    uint32_t segment = 0;
    EndReason segmentReason = EndReason::Cap;
    int64_t bytes;
  };

  /// For each node its index in `members`, or kOther, or kBarrier.
  std::vector<int32_t> roles;
  /// What node i needs: needs[needEnds[i-1]] to needs[needEnds[i]-1], all
  /// smaller than i.
  std::vector<uint32_t> needs, needEnds;
  std::vector<Member> members;
  /// Bytes of the operands and results of each node, and of what is alive
  /// inside it. Empty where the plan is made without a bound on live bytes.
  std::vector<int64_t> heldBytes;

  uint32_t size() const { return roles.size(); }
  llvm::ArrayRef<uint32_t> needsOf(uint32_t node) const {
    uint32_t begin = node == 0 ? 0 : needEnds[node - 1];
    return llvm::ArrayRef<uint32_t>(needs).slice(begin, needEnds[node] - begin);
  }
};

/// Bounds on what may be merged; 0 or less is no bound.
struct BucketLimits {
  /// Bytes of a run, by kind. A member beyond the bound stays alone; a run
  /// exactly at the bound is legal.
  std::array<int64_t, kNumBucketKinds> maxBytes = {0, 0, 0};
  /// Bytes that a run may keep alive longer than before. Counted for a run is
  /// what its members but the last hold, and what all ops hold that have to
  /// wait for it: an upper bound of what the run adds to the peak.
  int64_t maxLiveGrowth = 0;
};

struct BucketRun {
  uint8_t kind;
  /// What kept the run from growing further.
  EndReason reason = EndReason::EndOfBlock;
  uint32_t size = 0;
  /// Sum over the members; INT64_MAX where one is not known.
  int64_t bytes = 0;
};

struct BucketPlan {
  /// In the order in which the runs begin.
  std::vector<BucketRun> runs;
  /// The run of each member.
  std::vector<uint32_t> runOf;
};

} // namespace tutti::ccl

#endif // TUTTI_COLLECTIVES_ANALYSIS_BUCKETPROBLEM_H
