//===- BucketPlanner.h - merges consecutive collectives ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The plan of the reference system, made safe. Three pending runs, one a kind;
// a member is compared with the last member of its kind's run only, and joins
// it or ends it. Heuristic: a member never joins a run other than the pending
// one, though a later or a better one might be legal. Every plan is legal, also
// for all runs together.
//
// Time is linear in nodes and needs, up to the inverse of a slow function for
// looking up finished runs. Space is 12 bytes a node, 20 a run. Deterministic.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_COLLECTIVES_ANALYSIS_BUCKETPLANNER_H
#define TUTTI_COLLECTIVES_ANALYSIS_BUCKETPLANNER_H

#include "tutti/Collectives/Analysis/BucketProblem.h"

namespace tutti::ccl {

BucketPlan planBuckets(const BucketProblem &problem,
                       const BucketLimits &limits);

} // namespace tutti::ccl

#endif // TUTTI_COLLECTIVES_ANALYSIS_BUCKETPLANNER_H
