//===- CclSegment.cpp - cuts runs that would grow too large ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/BuiltinOps.h"
#include "tutti/Collectives/Analysis/BucketPlanner.h"
#include "tutti/Collectives/Analysis/BucketScan.h"
#include "tutti/Collectives/Transforms/Passes.h"

namespace tutti::ccl {
#define GEN_PASS_DEF_CCLSEGMENT
#include "tutti/Collectives/Transforms/Passes.h.inc"
} // namespace tutti::ccl

using namespace mlir;
using namespace tutti;
using namespace tutti::ccl;

namespace {
struct CclSegment : public ccl::impl::CclSegmentBase<CclSegment> {
  using CclSegmentBase::CclSegmentBase;

  void runOnOperation() override {
    getOperation()->walk([](CollectiveOpInterface op) {
      op->removeDiscardableAttr(kSegmentAttrName);
    });
    BucketLimits limits;
    limits.maxBytes = {allGatherBytes, allReduceBytes, reduceScatterBytes};
    limits.maxLiveGrowth = maxLiveGrowthBytes;
    BucketScanOptions options;
    options.kinds = {allGather, allReduce, reduceScatter};
    options.inLoops = bucketingInLoops;
    options.mixedElementTypes = mixedElementTypes;
    options.heldBytes = limits.maxLiveGrowth > 0;
    scanBuckets(getOperation(), options, [&](const BlockProblem &block) {
      mark(block, planBuckets(block.problem, limits));
    });
  }

  // A new segment of a kind begins with the run after one that hit a bound.
  void mark(const BlockProblem &block, const BucketPlan &plan) {
    struct Last {
      uint32_t run = UINT32_MAX;
      int64_t segment = 0;
      EndReason reason = EndReason::Cap;
    };
    std::array<Last, kNumBucketKinds> lasts;
    for (auto [member, run] : llvm::zip(block.problem.members, plan.runOf)) {
      Last &last = lasts[member.kind];
      if (last.run != run && last.run != UINT32_MAX) {
        EndReason reason = plan.runs[last.run].reason;
        if (reason == EndReason::Cap || reason == EndReason::Memory) {
          ++last.segment;
          last.reason = reason;
        }
      }
      last.run = run;
      if (last.segment > 0)
        block.ops[member.node]->setDiscardableAttr(
            kSegmentAttrName,
            SegmentAttr::get(&getContext(), last.segment, last.reason));
    }
  }
};
} // namespace
