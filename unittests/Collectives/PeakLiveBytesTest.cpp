//===- PeakLiveBytesTest.cpp - how much memory programs need ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Collectives/Analysis/PeakLiveBytes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Parser/Parser.h"
#include "tutti/Collectives/IR/Ccl.h"
#include <gtest/gtest.h>

using namespace mlir;

// Tensors of 4 floats have 16 bytes.
static int64_t peakOf(llvm::StringRef text) {
  DialectRegistry registry;
  registry.insert<tutti::ccl::CclDialect, arith::ArithDialect,
                  cf::ControlFlowDialect, func::FuncDialect, scf::SCFDialect,
                  tensor::TensorDialect>();
  MLIRContext context(registry);
  OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(text, &context);
  EXPECT_TRUE(module);
  return module ? tutti::ccl::peakLiveBytes(*module) : -1;
}

TEST(PeakLiveBytes, ArgumentsStayAlive) {
  EXPECT_EQ(peakOf(R"(
    func.func @f(%a: tensor<4xf32>, %unused: tensor<8xf32>) -> tensor<4xf32> {
      %0 = arith.negf %a : tensor<4xf32>
      %1 = arith.negf %0 : tensor<4xf32>
      return %1 : tensor<4xf32>
    })"),
            16 + 32 + 2 * 16);
}

TEST(PeakLiveBytes, ValuesDieAtTheirLastUse) {
  EXPECT_EQ(peakOf(R"(
    func.func @f() -> tensor<4xf32> {
      %0 = tensor.empty() : tensor<4xf32>
      %1 = arith.negf %0 : tensor<4xf32>
      %2 = arith.negf %1 : tensor<4xf32>
      %3 = arith.negf %2 : tensor<4xf32>
      return %3 : tensor<4xf32>
    })"),
            32);
}

TEST(PeakLiveBytes, UnusedResultsCountWhereTheyAreMade) {
  EXPECT_EQ(peakOf(R"(
    func.func @f(%a: tensor<4xf32>) {
      %0 = tensor.empty() : tensor<100xf32>
      return
    })"),
            16 + 400);
}

TEST(PeakLiveBytes, GatheringTogetherHoldsAllAtOnce) {
  EXPECT_EQ(peakOf(R"(
    func.func @one_after_the_other(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<8xf32> {
      %0 = ccl.all_gather %a dim 0 group <[[0, 1]]> : (tensor<4xf32>) -> tensor<8xf32>
      %1 = arith.negf %0 : tensor<8xf32>
      %2 = ccl.all_gather %b dim 0 group <[[0, 1]]> : (tensor<4xf32>) -> tensor<8xf32>
      %3 = arith.addf %1, %2 : tensor<8xf32>
      return %3 : tensor<8xf32>
    })"),
            32 + 96);
  EXPECT_EQ(peakOf(R"(
    func.func @together(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<8xf32> {
      %0:2 = ccl.all_gather %a, %b dim 0 group <[[0, 1]]> : (tensor<4xf32>, tensor<4xf32>) -> (tensor<8xf32>, tensor<8xf32>)
      %1 = arith.negf %0#0 : tensor<8xf32>
      %2 = arith.negf %1 : tensor<8xf32>
      %3 = arith.addf %2, %0#1 : tensor<8xf32>
      return %3 : tensor<8xf32>
    })"),
            32 + 96);
}

TEST(PeakLiveBytes, RegionsAreAddedAtTheirOp) {
  // Inside: the argument, what is captured, and two values of the branch.
  EXPECT_EQ(peakOf(R"(
    func.func @f(%c: i1, %a: tensor<4xf32>) -> tensor<4xf32> {
      %captured = arith.negf %a : tensor<4xf32>
      %0 = scf.if %c -> tensor<4xf32> {
        %1 = tensor.empty() : tensor<10xf32>
        %2 = arith.negf %1 : tensor<10xf32>
        %3 = arith.negf %captured : tensor<4xf32>
        scf.yield %3 : tensor<4xf32>
      } else {
        scf.yield %a : tensor<4xf32>
      }
      return %0 : tensor<4xf32>
    })"),
            1 + 16 + 16 + 80);
}

TEST(PeakLiveBytes, LoopsCountWhatTheyCarry) {
  // Around the loop: bound, argument, initial value; inside: the counter, the
  // carried value and its successor.
  EXPECT_EQ(peakOf(R"(
    func.func @f(%n: index, %a: tensor<4xf32>) -> tensor<4xf32> {
      %init = arith.negf %a : tensor<4xf32>
      %0 = scf.for %i = %n to %n step %n iter_args(%x = %init) -> tensor<4xf32> {
        %1 = arith.negf %x : tensor<4xf32>
        scf.yield %1 : tensor<4xf32>
      }
      return %0 : tensor<4xf32>
    })"),
            8 + 16 + 16 + 32);
}

TEST(PeakLiveBytes, CallsCountWhatTheCalleeNeeds) {
  EXPECT_EQ(peakOf(R"(
    func.func private @callee(%a: tensor<4xf32>) -> tensor<4xf32> {
      %0 = tensor.empty() : tensor<100xf32>
      %1 = arith.negf %a : tensor<4xf32>
      return %1 : tensor<4xf32>
    }
    func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
      %0 = tensor.empty() : tensor<50xf32>
      %1 = call @callee(%a) : (tensor<4xf32>) -> tensor<4xf32>
      %2 = arith.negf %0 : tensor<50xf32>
      return %1 : tensor<4xf32>
    })"),
            16 + 200 + 400);
}

TEST(PeakLiveBytes, RecursionEnds) {
  EXPECT_EQ(peakOf(R"(
    func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
      %0 = call @g(%a) : (tensor<4xf32>) -> tensor<4xf32>
      return %0 : tensor<4xf32>
    }
    func.func @g(%a: tensor<4xf32>) -> tensor<4xf32> {
      %0 = call @f(%a) : (tensor<4xf32>) -> tensor<4xf32>
      return %0 : tensor<4xf32>
    })"),
            32);
}

TEST(PeakLiveBytes, BlocksOfOneRegion) {
  EXPECT_EQ(peakOf(R"(
    func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
      cf.br ^bb1(%a : tensor<4xf32>)
    ^bb1(%x: tensor<4xf32>):
      %0 = arith.negf %x : tensor<4xf32>
      return %0 : tensor<4xf32>
    })"),
            32);
}

TEST(PeakLiveBytes, LargeSizesDoNotOverflow) {
  EXPECT_EQ(peakOf(R"(
    func.func @f(%a: tensor<2000000000000000000xf32>) -> tensor<?xf32> {
      %0 = arith.negf %a : tensor<2000000000000000000xf32>
      %1 = arith.negf %0 : tensor<2000000000000000000xf32>
      %n = arith.constant 1 : index
      %2 = tensor.empty(%n) : tensor<?xf32>
      return %2 : tensor<?xf32>
    })"),
            INT64_MAX);
}
