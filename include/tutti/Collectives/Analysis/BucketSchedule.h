//===- BucketSchedule.h - in which order a plan is done ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A run of two or more members stands where its last member stood. What needs
// it and stood before moves behind it, and nothing else moves; what moves to
// one place keeps its order. This is the order with the fewest ops moved that
// has the merged ops at these places.
//
// Time is linear in nodes and needs, and n log n in the number of ops moved.
// Fails, and says so, for a plan whose needs form a cycle; changes nothing.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_COLLECTIVES_ANALYSIS_BUCKETSCHEDULE_H
#define TUTTI_COLLECTIVES_ANALYSIS_BUCKETSCHEDULE_H

#include "tutti/Collectives/Analysis/BucketProblem.h"

namespace tutti::ccl {

struct BucketSchedule {
  struct Step {
    /// The node that is placed; for a merged run its last member.
    uint32_t node;
    /// Placed behind the step before it, in place of where it stood.
    bool moves;
  };
  /// The nodes to place, in order: merged runs and what moves, and before each
  /// group of moves the node that they follow.
  std::vector<Step> steps;
};

std::optional<BucketSchedule> scheduleBuckets(const BucketProblem &problem,
                                              const BucketPlan &plan);

} // namespace tutti::ccl

#endif // TUTTI_COLLECTIVES_ANALYSIS_BUCKETSCHEDULE_H
