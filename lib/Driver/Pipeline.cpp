//===- Pipeline.cpp - from a program as read to one as planned -*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Driver/Pipeline.h"
#include "mlir/Pass/PassManager.h"
#include "tutti/Collectives/Analysis/Census.h"
#include "tutti/Collectives/Analysis/PeakLiveBytes.h"
#include "tutti/Collectives/Transforms/Passes.h"
#include "tutti/Frontend/Passes.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include <map>

using namespace tutti;
using mlir::ModuleOp;
using mlir::PassManager;

//===----------------------------------------------------------------------===//
// Summary
//===----------------------------------------------------------------------===//

// The place of a kind and communicator among the summary's rows.
using RowIndex = llvm::DenseMap<std::pair<unsigned, mlir::Attribute>, size_t>;

// Adds one side of the comparison; `side` is CollectiveRow's before or after.
static void addCensus(ModuleOp module, const Target &target,
                      CollectiveTotals CollectiveRow::*side, RowIndex &index,
                      CompileSummary &summary) {
  for (ccl::CensusEntry &entry : ccl::takeCensus(module)) {
    std::string kind = ccl::stringifyCollectiveKind(entry.kind).str();
    llvm::SmallVector<int64_t> ranks = ccl::someRanks(entry.sample);
    const LinkClass &link = target.linkOf(ranks);
    auto [place, isNew] = index.try_emplace(
        {static_cast<unsigned>(entry.kind), entry.communicator},
        summary.rows.size());
    if (isNew)
      summary.rows.push_back(
          {kind, ccl::describeRanks(entry.sample), link.name, {}, {}});
    CollectiveRow &row = summary.rows[place->second];
    // A permute has pairs instead of groups.
    int64_t groupSize =
        std::max<int64_t>(entry.sample.getFactor(), ranks.size());
    row.*side += {entry.count, entry.bytes,
                     entry.count * target.fixedUs(link, kind, groupSize),
                     target.transferUs(link, kind, groupSize, entry.bytes)};
  }
}

// In the order of ccl::EndReason.
static const char *reasonNames[] = {"another key",      "a dependency",
                                    "a side effect",    "the cap",
                                    "the memory bound", "the end of the block"};
static_assert(std::size(reasonNames) == ccl::kNumEndReasons);

static void addBuckets(const ccl::BucketingSummary &buckets,
                       CompileSummary &summary) {
  for (unsigned reason = 0; reason < ccl::kNumEndReasons; ++reason) {
    int64_t count = 0;
    for (const ccl::BucketingSummary::Kind &kind : buckets.kinds)
      count += kind.ended[reason];
    summary.runsEnded.emplace_back(reasonNames[reason], count);
  }
  for (unsigned index = 0; index < ccl::kNumBucketKinds; ++index) {
    const ccl::BucketingSummary::Kind &kind = buckets.kinds[index];
    if (kind.largestMembers == 0 || kind.largestBytes <= summary.largestBytes)
      continue;
    summary.largestKind =
        ccl::stringifyCollectiveKind(ccl::CollectiveKind(index));
    summary.largestMembers = kind.largestMembers;
    summary.largestBytes = kind.largestBytes;
  }
}

//===----------------------------------------------------------------------===//
// Stages
//===----------------------------------------------------------------------===//

// A share of the peak, but no less than what no device misses: a program of a
// few small tensors would else have nothing to merge.
static int64_t maxLiveGrowth(const CompileOptions &options, int64_t peak) {
  constexpr int64_t least = 1 << 20;
  if (options.maxLiveGrowthBytes)
    return *options.maxLiveGrowthBytes;
  if (options.maxLiveGrowthPercent == 0)
    return 0;
  double bytes = static_cast<double>(peak) * options.maxLiveGrowthPercent / 100;
  return bytes < 0x1p62 ? std::max(static_cast<int64_t>(bytes), least) : 0;
}

static void addBucketing(PassManager &pm, const CompileOptions &options,
                         int64_t maxLiveGrowthBytes,
                         ccl::BucketingSummary &buckets) {
  ccl::CclSegmentOptions segment;
  segment.allGather = options.allGatherBucketing;
  segment.allReduce = options.allReduceBucketing;
  segment.reduceScatter = options.reduceScatterBucketing;
  segment.bucketingInLoops = options.bucketingInLoops;
  segment.mixedElementTypes = options.mixedElementTypes;
  segment.allGatherBytes = options.allGatherBytes;
  segment.allReduceBytes = options.allReduceBytes;
  segment.reduceScatterBytes = options.reduceScatterBytes;
  segment.maxLiveGrowthBytes = maxLiveGrowthBytes;
  pm.addPass(ccl::createCclSegment(segment));

  ccl::CclBucketizeOptions bucketize;
  bucketize.allGather = options.allGatherBucketing;
  bucketize.allReduce = options.allReduceBucketing;
  bucketize.reduceScatter = options.reduceScatterBucketing;
  bucketize.bucketingInLoops = options.bucketingInLoops;
  bucketize.mixedElementTypes = options.mixedElementTypes;
  pm.addPass(ccl::createCclBucketize(bucketize, buckets));
}

// Runs what `add` adds. The program is verified once, when it is complete, not
// between passes: on a million ops that would cost more than the passes do.
static mlir::LogicalResult
runStage(ModuleOp module, llvm::function_ref<void(PassManager &)> add) {
  PassManager pm(module.getContext());
  pm.enableVerifier(false);
  add(pm);
  return pm.run(module);
}

mlir::LogicalResult
tutti::compile(ModuleOp module, const CompileOptions &options,
               const Target &target, CompileSummary &summary,
               llvm::function_ref<void(llvm::StringRef)> beginStep) {
  beginStep("finding the collectives");
  if (failed(runStage(module, [](PassManager &pm) {
        pm.addPass(createSdyInlineManualComputation());
        pm.addPass(createStablehloToCcl());
      })))
    return mlir::failure();

  RowIndex rows;
  addCensus(module, target, &CollectiveRow::before, rows, summary);
  summary.peakLiveBefore = ccl::peakLiveBytes(module);
  ccl::BucketingSummary buckets;
  summary.bucketing =
      options.bucketing &&
      (options.allGatherBucketing || options.allReduceBucketing ||
       options.reduceScatterBucketing);
  if (summary.bucketing) {
    beginStep("bucketing");
    if (failed(runStage(module, [&](PassManager &pm) {
          addBucketing(pm, options,
                       maxLiveGrowth(options, summary.peakLiveBefore), buckets);
        })))
      return mlir::failure();
  }
  addBuckets(buckets, summary);
  addCensus(module, target, &CollectiveRow::after, rows, summary);
  summary.peakLiveAfter = ccl::peakLiveBytes(module);

  if (options.emit == Stage::CCL)
    return mlir::success();
  beginStep("lowering to StableHLO");
  return runStage(module, [&](PassManager &pm) {
    CclToStablehloOptions lowering;
    lowering.variadicAllReduce = options.variadicAllReduce;
    pm.addPass(createCclToStablehlo(lowering));
  });
}
