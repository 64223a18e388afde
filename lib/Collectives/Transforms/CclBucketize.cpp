//===- CclBucketize.cpp - merges consecutive collectives ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/BuiltinOps.h"
#include "tutti/Collectives/Analysis/BucketPlanner.h"
#include "tutti/Collectives/Analysis/BucketScan.h"
#include "tutti/Collectives/Transforms/ApplyBuckets.h"
#include "tutti/Collectives/Transforms/Passes.h"
#include "tutti/Support/Statistics.h"

namespace tutti::ccl {
#define GEN_PASS_DEF_CCLBUCKETIZE
#include "tutti/Collectives/Transforms/Passes.h.inc"
} // namespace tutti::ccl

using namespace mlir;
using namespace tutti;
using namespace tutti::ccl;

static Statistic numAllGathersCoalesced("ccl-bucketize",
                                        "num_all_gathers_coalesced",
                                        "Number of AllGathers coalesced");
static Statistic numAllReducesCoalesced("ccl-bucketize",
                                        "num_all_reduces_coalesced",
                                        "Number of AllReduces coalesced");
static Statistic
    numReduceScattersCoalesced("ccl-bucketize", "num_reduce_scatters_coalesced",
                               "Number of ReduceScatters coalesced");

// In the order of CollectiveKind.
static const std::array<Statistic *, kNumBucketKinds> counters = {
    &numAllGathersCoalesced, &numAllReducesCoalesced,
    &numReduceScattersCoalesced};

void BucketingSummary::add(const BucketPlan &plan) {
  for (const BucketRun &run : plan.runs) {
    Kind &kind = kinds[run.kind];
    ++kind.ended[static_cast<unsigned>(run.reason)];
    if (run.size < 2)
      continue;
    ++kind.buckets;
    kind.merged += run.size;
    if (run.bytes > kind.largestBytes || kind.largestMembers == 0) {
      kind.largestBytes = run.bytes;
      kind.largestMembers = run.size;
    }
  }
}

namespace {
struct CclBucketize : public ccl::impl::CclBucketizeBase<CclBucketize> {
  using CclBucketizeBase::CclBucketizeBase;
  CclBucketize(const CclBucketizeOptions &options, BucketingSummary &target)
      : CclBucketizeBase(options), target(&target) {}

  void runOnOperation() override {
    BucketScanOptions options;
    options.kinds = {allGather, allReduce, reduceScatter};
    options.inLoops = bucketingInLoops;
    options.mixedElementTypes = mixedElementTypes;
    BucketingSummary summary;
    scanBuckets(getOperation(), options, [&](const BlockProblem &block) {
      BucketPlan plan = planBuckets(block.problem, BucketLimits());
      if (failed(applyBuckets(block, plan)))
        return signalPassFailure();
      summary.add(plan);
    });
    bool changed = false;
    getOperation()->walk([&](CollectiveOpInterface op) {
      if (op->removeDiscardableAttr(kSegmentAttrName))
        changed = true;
    });
    for (unsigned kind = 0; kind < kNumBucketKinds; ++kind) {
      *counters[kind] += summary.kinds[kind].merged;
      changed |= summary.kinds[kind].merged > 0;
    }
    if (target)
      *target = summary;
    if (!changed)
      markAllAnalysesPreserved();
  }

  BucketingSummary *target = nullptr;
};
} // namespace

std::unique_ptr<Pass>
tutti::ccl::createCclBucketize(CclBucketizeOptions options,
                               BucketingSummary &summary) {
  return std::make_unique<CclBucketize>(options, summary);
}
