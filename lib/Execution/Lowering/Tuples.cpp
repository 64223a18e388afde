//===- Tuples.cpp - tuples as the values in them ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Patterns.h"

using namespace mlir;
using namespace tutti;
using namespace tutti::exec;

namespace {
struct TuplePattern : public OpConversionPattern<stablehlo::TupleOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(stablehlo::TupleOp op, OneToNOpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Values leaves;
    for (ValueRange value : adaptor.getVal())
      llvm::append_range(leaves, value);
    rewriter.replaceOpWithMultiple(op, {leaves});
    return success();
  }
};

struct GetTupleElementPattern
    : public OpConversionPattern<stablehlo::GetTupleElementOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(stablehlo::GetTupleElementOp op, OneToNOpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    auto type = cast<TupleType>(op.getOperand().getType());
    // How many values the types before the element are, and the element is.
    SmallVector<Type> before, own;
    int64_t index = op.getIndex();
    if (failed(getTypeConverter()->convertTypes(
            type.getTypes().take_front(index), before)) ||
        failed(getTypeConverter()->convertType(type.getType(index), own)))
      return failure();
    Values leaves(adaptor.getOperand().slice(before.size(), own.size()));
    rewriter.replaceOpWithMultiple(op, {leaves});
    return success();
  }
};
} // namespace

void exec::addTuples(PatternFamily family) {
  family.patterns.add<TuplePattern, GetTupleElementPattern>(
      family.converter, family.patterns.getContext());
}
