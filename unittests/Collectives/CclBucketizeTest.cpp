//===- CclBucketizeTest.cpp - what the pass tells of itself ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Collectives/Transforms/Passes.h"
#include "tutti/Support/Statistics.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include <gtest/gtest.h>

using namespace mlir;
using namespace tutti;
using namespace tutti::ccl;

namespace {
struct CclBucketize : public ::testing::Test {
  CclBucketize() {
    context.loadDialect<CclDialect, func::FuncDialect>();
    StatisticsSink::reset();
  }

  BucketingSummary run(llvm::StringRef text, CclSegmentOptions segment = {}) {
    OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(text, &context);
    EXPECT_TRUE(module);
    BucketingSummary summary;
    PassManager manager(&context);
    manager.addPass(createCclSegment(segment));
    manager.addPass(createCclBucketize(CclBucketizeOptions(), summary));
    EXPECT_TRUE(succeeded(manager.run(*module)));
    return summary;
  }

  MLIRContext context;
};
} // namespace

static const char program[] = R"(
  func.func @f(%a: tensor<4xf32>, %b: tensor<8xf32>) -> tensor<4xf32> {
    %0 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
    %1 = ccl.all_reduce add %b group <[[0, 1]]> : (tensor<8xf32>) -> tensor<8xf32>
    %2 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
    %3 = ccl.all_reduce max %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
    %4 = ccl.all_reduce max %3 group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
    %5 = ccl.all_gather %a dim 0 group <[[0, 1]]> : (tensor<4xf32>) -> tensor<8xf32>
    %6 = ccl.all_gather %a dim 0 group <[[0, 1]]> : (tensor<4xf32>) -> tensor<8xf32>
    %7 = ccl.reduce_scatter add %b dim 0 group <[[0, 1]]> : (tensor<8xf32>) -> tensor<4xf32>
    return %4 : tensor<4xf32>
  })";

TEST_F(CclBucketize, CountersAddTheMembersOfMergedRuns) {
  auto value = [](llvm::StringRef name) {
    return StatisticsSink::value("ccl-bucketize", name);
  };
  run(program);
  EXPECT_EQ(value("num_all_reduces_coalesced"), 3);
  EXPECT_EQ(value("num_all_gathers_coalesced"), 2);
  EXPECT_EQ(value("num_reduce_scatters_coalesced"), 0);
  // Totals of a compilation, until it is reset.
  run(program);
  EXPECT_EQ(value("num_all_reduces_coalesced"), 6);

  std::string table;
  llvm::raw_string_ostream os(table);
  StatisticsSink::printTable(os);
  for (const char *description :
       {"Number of AllGathers coalesced", "Number of AllReduces coalesced",
        "Number of ReduceScatters coalesced"})
    EXPECT_NE(table.find(description), std::string::npos) << description;
}

TEST_F(CclBucketize, SummaryTellsWhatEndedEachRun) {
  BucketingSummary summary = run(program);
  auto ended = [&](CollectiveKind kind, EndReason reason) {
    return summary.kinds[static_cast<unsigned>(kind)]
        .ended[static_cast<unsigned>(reason)];
  };
  EXPECT_EQ(ended(CollectiveKind::AllReduce, EndReason::Key), 1);
  EXPECT_EQ(ended(CollectiveKind::AllReduce, EndReason::Dependency), 1);
  EXPECT_EQ(ended(CollectiveKind::AllReduce, EndReason::EndOfBlock), 1);
  EXPECT_EQ(ended(CollectiveKind::AllGather, EndReason::EndOfBlock), 1);
  EXPECT_EQ(ended(CollectiveKind::ReduceScatter, EndReason::EndOfBlock), 1);
  BucketingSummary::Kind reduces = summary.kinds[1];
  EXPECT_EQ(reduces.buckets, 1);
  EXPECT_EQ(reduces.merged, 3);
  EXPECT_EQ(reduces.largestBytes, 64);
  EXPECT_EQ(reduces.largestMembers, 3);
  EXPECT_EQ(summary.kinds[2].buckets, 0);
}

TEST_F(CclBucketize, SummaryNamesTheCap) {
  CclSegmentOptions segment;
  segment.allReduceBytes = 48;
  BucketingSummary summary = run(program, segment);
  BucketingSummary::Kind reduces = summary.kinds[1];
  EXPECT_EQ(reduces.ended[static_cast<unsigned>(EndReason::Cap)], 1);
  EXPECT_EQ(reduces.merged, 2);
  EXPECT_EQ(reduces.largestBytes, 48);
}
