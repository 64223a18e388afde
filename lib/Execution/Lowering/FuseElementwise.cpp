//===- FuseElementwise.cpp - elementwise ops into their users ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "tutti/Execution/Passes.h"

namespace tutti::exec {
#define GEN_PASS_DEF_FUSEELEMENTWISE
#include "tutti/Execution/Passes.h.inc"
} // namespace tutti::exec

using namespace mlir;
using namespace tutti;

// Whether one element costs about as much as to load it.
static bool isCheap(linalg::GenericOp op) {
  unsigned arithmetic = 0;
  for (Operation &nested : op.getBody()->without_terminator()) {
    if (nested.getNumRegions() != 0 || isa<func::CallOp>(nested) ||
        nested.getName().getDialectNamespace() == "math" ||
        nested.getName().getDialectNamespace() == "complex" ||
        nested.getName().getDialectNamespace() == "tensor" ||
        isa<arith::DivFOp, arith::RemFOp, arith::DivSIOp, arith::DivUIOp,
            arith::RemSIOp, arith::RemUIOp>(nested))
      return false;
    ++arithmetic;
  }
  return arithmetic <= 4;
}

// A producer moves into its only user, unless that would compute its elements
// more than once and they are dear, or read a contraction's operands in another
// order than they are kept.
static bool shouldFuse(OpOperand *operand) {
  auto producer = operand->get().getDefiningOp<linalg::GenericOp>();
  auto consumer = dyn_cast<linalg::GenericOp>(operand->getOwner());
  if (!producer || !consumer || !producer->hasOneUse())
    return false;
  AffineMap map = consumer.getMatchingIndexingMap(operand);
  bool isReadOnce = map.isPermutation();
  if (consumer.getNumReductionLoops() > 0)
    return isReadOnce;
  return isReadOnce || isCheap(producer);
}

namespace {
struct FuseElementwise
    : public exec::impl::FuseElementwiseBase<FuseElementwise> {
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    linalg::populateElementwiseOpsFusionPatterns(patterns, shouldFuse);
    linalg::GenericOp::getCanonicalizationPatterns(patterns, &getContext());
    (void)applyPatternsGreedily(getOperation(), std::move(patterns));
  }
};
} // namespace
