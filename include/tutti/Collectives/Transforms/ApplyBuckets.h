//===- ApplyBuckets.h - carries out a bucketing plan ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Replaces each run of two or more members by one op: the operands and results
// of all members in order, the first member's attributes (so its channel), its
// marks, the fused locations of all. Ops that need a merged op and stood before
// its place move behind it, in their order; no other op moves.
//
// Linear in the problem, up to sorting the ops that move. Fails for a plan with
// a cycle, reporting it at the block's parent, and then has changed nothing.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_COLLECTIVES_TRANSFORMS_APPLYBUCKETS_H
#define TUTTI_COLLECTIVES_TRANSFORMS_APPLYBUCKETS_H

#include "tutti/Collectives/Analysis/BucketScan.h"

namespace tutti::ccl {

llvm::LogicalResult applyBuckets(const BlockProblem &block,
                                 const BucketPlan &plan);

} // namespace tutti::ccl

#endif // TUTTI_COLLECTIVES_TRANSFORMS_APPLYBUCKETS_H
