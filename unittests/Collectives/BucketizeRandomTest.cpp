//===- BucketizeRandomTest.cpp - random programs, checked ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Bucketizes random programs and has the checker compare each with what it was.
//
//===----------------------------------------------------------------------===//

#include "ProgramGenerator.h"
#include "Random.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Pass/PassManager.h"
#include "tutti/Collectives/Analysis/OrderChecker.h"
#include "tutti/Collectives/Analysis/PeakLiveBytes.h"
#include "tutti/Collectives/Transforms/Passes.h"
#include <gtest/gtest.h>

using namespace mlir;
using namespace tutti;
using namespace tutti::ccl;

static std::string print(Operation *op) {
  std::string text;
  llvm::raw_string_ostream os(text);
  op->print(os, OpPrintingFlags().enableDebugInfo());
  return text;
}

// Segments and bucketizes with options that depend on the seed.
static LogicalResult bucketize(ModuleOp module, uint64_t seed,
                               OrderCheckOptions &checked,
                               BucketingSummary &summary,
                               int64_t *maxLiveGrowth = nullptr) {
  Random random(seed);
  CclSegmentOptions segment;
  CclBucketizeOptions bucketize;
  bool mixed = random.percent(20), loops = !random.percent(20);
  segment.mixedElementTypes = bucketize.mixedElementTypes = mixed;
  segment.bucketingInLoops = bucketize.bucketingInLoops = loops;
  checked.mixedElementTypes = mixed;
  if (random.percent(50)) {
    for (int64_t &cap : checked.maxBytes)
      cap = random.percent(70) ? 64 * (1 + random.below(12)) : 0;
    segment.allGatherBytes = checked.maxBytes[0];
    segment.allReduceBytes = checked.maxBytes[1];
    segment.reduceScatterBytes = checked.maxBytes[2];
  }
  if (random.percent(20))
    segment.maxLiveGrowthBytes = 256 * (1 + random.below(20));
  if (maxLiveGrowth)
    *maxLiveGrowth = segment.maxLiveGrowthBytes;
  PassManager manager(module.getContext());
  manager.enableVerifier(false);
  manager.addPass(createCclSegment(segment));
  manager.addPass(createCclBucketize(bucketize, summary));
  return manager.run(module);
}

TEST(BucketizeRandom, CheckerAcceptsEveryProgram) {
  MLIRContext context(MLIRContext::Threading::DISABLED);
  loadGeneratorDialects(context);
  std::string diagnostics;
  context.getDiagEngine().registerHandler([&](Diagnostic &diag) {
    llvm::raw_string_ostream(diagnostics)
        << diag.getLocation() << ": " << diag.str() << "\n";
    return success();
  });
  constexpr uint64_t numPrograms = 10000;
  BucketingSummary total;
  int64_t numBounded = 0;
  for (uint64_t seed = 0; seed < numPrograms; ++seed) {
    GeneratorOptions options;
    options.numOps = 10 + seed % 60;
    OwningOpRef<ModuleOp> before = generateProgram(context, seed, options);
    ASSERT_TRUE(succeeded(verify(*before))) << "seed " << seed << diagnostics;
    OwningOpRef<ModuleOp> after = before->clone();
    OrderCheckOptions checked;
    BucketingSummary summary;
    int64_t maxLiveGrowth;
    ASSERT_TRUE(
        succeeded(bucketize(*after, seed, checked, summary, &maxLiveGrowth)))
        << "seed " << seed << "\n"
        << diagnostics;
    ASSERT_TRUE(succeeded(checkBucketing(*before, *after, checked)))
        << "seed " << seed << "\n"
        << diagnostics << "\nbefore:\n"
        << print(*before) << "\nafter:\n"
        << print(*after);
    int64_t numBuckets = 0;
    for (const BucketingSummary::Kind &kind : summary.kinds)
      numBuckets += kind.buckets;
    if (maxLiveGrowth > 0) {
      ++numBounded;
      EXPECT_LE(peakLiveBytes(*after),
                peakLiveBytes(*before) + numBuckets * maxLiveGrowth)
          << "seed " << seed;
    }
    for (unsigned kind = 0; kind < kNumBucketKinds; ++kind) {
      total.kinds[kind].merged += summary.kinds[kind].merged;
      for (unsigned reason = 0; reason < kNumEndReasons; ++reason)
        total.kinds[kind].ended[reason] += summary.kinds[kind].ended[reason];
    }
  }
  EXPECT_GT(numBounded, 1000);
  // The test is worth something only if everything happens often.
  for (unsigned kind = 0; kind < kNumBucketKinds; ++kind) {
    EXPECT_GT(total.kinds[kind].merged, 5000) << "kind " << kind;
    for (unsigned reason = 0; reason < kNumEndReasons; ++reason)
      EXPECT_GT(total.kinds[kind].ended[reason], 50)
          << "kind " << kind << ", "
          << stringifyEndReason(EndReason(reason)).str();
  }
}

TEST(BucketizeRandom, SameTextSamePlan) {
  // In another context, where everything has another address.
  for (uint64_t seed = 0; seed < 100; ++seed) {
    std::string texts[2];
    for (std::string &text : texts) {
      MLIRContext context(MLIRContext::Threading::DISABLED);
      loadGeneratorDialects(context);
      // Moves what is allocated later, in the second round only.
      std::vector<std::unique_ptr<char[]>> ballast;
      if (&text == &texts[1])
        for (unsigned i = 0; i < 1000; ++i)
          ballast.emplace_back(new char[16 + 8 * (i % 7)]);
      OwningOpRef<ModuleOp> module = generateProgram(context, seed);
      OrderCheckOptions checked;
      BucketingSummary summary;
      ASSERT_TRUE(succeeded(bucketize(*module, seed, checked, summary)));
      text = print(*module);
    }
    ASSERT_EQ(texts[0], texts[1]) << "seed " << seed;
  }
}

// A second time, merged ops join like any others.
TEST(BucketizeRandom, MergedOpsMergeAgain) {
  MLIRContext context(MLIRContext::Threading::DISABLED);
  loadGeneratorDialects(context);
  for (uint64_t seed = 0; seed < 500; ++seed) {
    OwningOpRef<ModuleOp> before = generateProgram(context, seed);
    OwningOpRef<ModuleOp> after = before->clone();
    for (uint64_t round = 0; round < 2; ++round) {
      OrderCheckOptions checked;
      BucketingSummary summary;
      ASSERT_TRUE(succeeded(bucketize(*after, seed + round, checked, summary)));
    }
    OrderCheckOptions anything;
    anything.mixedElementTypes = true;
    ASSERT_TRUE(succeeded(checkBucketing(*before, *after, anything)))
        << "seed " << seed;
  }
}
