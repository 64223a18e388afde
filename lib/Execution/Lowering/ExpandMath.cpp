//===- ExpandMath.cpp - what lowering to LLVM would do badly ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Conversion/MathToLibm/MathToLibm.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Transforms/DialectConversion.h"
#include "tutti/Execution/Passes.h"

namespace tutti::exec {
#define GEN_PASS_DEF_EXPANDMATH
#include "tutti/Execution/Passes.h.inc"
} // namespace tutti::exec

using namespace mlir;
using namespace tutti;

namespace {
struct ExpandMath : public exec::impl::ExpandMathBase<ExpandMath> {
  void runOnOperation() override;
};

/// An integer to bf16 by way of f32.
template <typename OpT> struct IntToBf16 : public OpConversionPattern<OpT> {
  using OpConversionPattern<OpT>::OpConversionPattern;
  LogicalResult
  matchAndRewrite(OpT op, typename OpT::Adaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Type wide = rewriter.getF32Type();
    if (auto shaped = dyn_cast<ShapedType>(op.getType()))
      wide = shaped.clone(wide);
    Value number = OpT::create(rewriter, op.getLoc(), wide, adaptor.getIn());
    rewriter.replaceOpWithNewOp<arith::TruncFOp>(op, op.getType(), number);
    return success();
  }
};
} // namespace

void ExpandMath::runOnOperation() {
  MLIRContext *context = &getContext();
  ConversionTarget target(*context);
  target.markUnknownOpDynamicallyLegal([](Operation *) { return true; });
  target.addIllegalOp<math::ExpM1Op, math::Log1pOp>();
  target.addDynamicallyLegalOp<arith::ExtFOp, arith::TruncFOp, arith::SIToFPOp,
                               arith::UIToFPOp>([](Operation *op) {
    return !getElementTypeOrSelf(op->getResult(0).getType()).isBF16() &&
           !getElementTypeOrSelf(op->getOperand(0).getType()).isBF16();
  });
  RewritePatternSet patterns(context);
  populateMathToLibmConversionPatterns(patterns);
  arith::populateExpandBFloat16Patterns(patterns);
  patterns.add<IntToBf16<arith::SIToFPOp>, IntToBf16<arith::UIToFPOp>>(context);
  if (failed(
          applyPartialConversion(getOperation(), target, std::move(patterns))))
    signalPassFailure();
}
