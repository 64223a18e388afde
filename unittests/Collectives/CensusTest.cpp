//===- CensusTest.cpp - the collectives of a program, counted ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Collectives/Analysis/Census.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Parser/Parser.h"
#include <gtest/gtest.h>

using namespace tutti::ccl;

TEST(Census, CountsByKindAndRanks) {
  mlir::DialectRegistry registry;
  registry.insert<CclDialect, mlir::func::FuncDialect>();
  mlir::MLIRContext context(registry);
  auto module = mlir::parseSourceString<mlir::ModuleOp>(R"(
    func.func @f(%a: tensor<4xf32>, %b: tensor<8xf32>) {
      %0:2 = ccl.all_reduce add %a, %b group <[[0, 1], [2, 3]]>
        : (tensor<4xf32>, tensor<8xf32>) -> (tensor<4xf32>, tensor<8xf32>)
      %1 = ccl.all_gather %a dim 0 group <[[0, 1], [2, 3]]>
        : (tensor<4xf32>) -> tensor<8xf32>
      %2 = ccl.all_reduce max %a group <[[3, 2], [1, 0]], flattened_ids, channel = 9>
        : (tensor<4xf32>) -> tensor<4xf32>
      %3 = ccl.all_reduce max %a group <[[0, 1, 2], [3]]>
        : (tensor<4xf32>) -> tensor<4xf32>
      %4 = ccl.all_reduce max %a group <[]> : (tensor<4xf32>) -> tensor<4xf32>
      %5 = ccl.collective_permute %a pairs <[0 -> 1, 1 -> 2, 2 -> 3, 3 -> 0]>
        group <[]> : (tensor<4xf32>) -> tensor<4xf32>
      %7 = ccl.all_gather %a dim 0 group <[[2, 3], [0, 1]]>
        : (tensor<4xf32>) -> tensor<8xf32>
      %8 = ccl.all_gather %a dim 0 group <[[0, 1], [3, 2]]>
        : (tensor<4xf32>) -> tensor<8xf32>
      %9 = ccl.collective_permute %a pairs <[1 -> 2, 0 -> 1, 3 -> 0, 2 -> 3]>
        group <[]> : (tensor<4xf32>) -> tensor<4xf32>
      %6 = ccl.all_reduce add %a group <[[0, 1, 2, 3, 4, 5, 6, 7, 8]]>
        : (tensor<4xf32>) -> tensor<4xf32>
      return
    })",
                                                        &context);
  ASSERT_TRUE(module);
  llvm::SmallVector<CensusEntry> census = takeCensus(*module);
  ASSERT_EQ(census.size(), 7u);
  EXPECT_EQ(census[0].kind, CollectiveKind::AllReduce);
  EXPECT_EQ(census[0].count, 2);
  EXPECT_EQ(census[0].bytes, 64);
  EXPECT_EQ(describeRanks(census[0].sample), "2 x 2: {0,1} ...");
  EXPECT_EQ(someRanks(census[0].sample), (llvm::SmallVector<int64_t>{0, 1}));
  EXPECT_EQ(census[1].kind, CollectiveKind::AllGather);
  EXPECT_EQ(census[1].bytes, 64); // the gathered side
  EXPECT_EQ(describeRanks(census[2].sample), "2 x up to 3: {0,1,2} ...");
  EXPECT_EQ(describeRanks(census[3].sample), "all");
  EXPECT_TRUE(someRanks(census[3].sample).empty());
  EXPECT_EQ(describeRanks(census[4].sample), "4 pairs: 0->1 1->2 2->3 ...");
  EXPECT_EQ(someRanks(census[4].sample), (llvm::SmallVector<int64_t>{0, 1}));
  EXPECT_EQ(census[4].count, 2);
  // Whose shard is whose differs from census[1].
  EXPECT_EQ(census[1].count, 2);
  EXPECT_EQ(census[5].kind, CollectiveKind::AllGather);
  EXPECT_EQ(census[5].count, 1);
  EXPECT_EQ(describeRanks(census[6].sample), "1 x 9: {0,1,2,3,4,5,6,7,...}");
}
