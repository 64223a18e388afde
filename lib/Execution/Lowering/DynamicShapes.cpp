//===- DynamicShapes.cpp - ops whose shapes are operands ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Shapes.h"

using namespace mlir;
using namespace tutti;
using namespace tutti::exec;

static FailureOr<Values> lowerIota(stablehlo::DynamicIotaOp op,
                                   stablehlo::DynamicIotaOp::Adaptor adaptor,
                                   Lowering &l) {
  RankedTensorType type = l.type(op.getResult());
  return Values{countAlong(
      l,
      l.sizesOf(type, adaptor.getOutputShape(), op.getOutputShape().getType()),
      op.getIotaDimension(), getElementTypeOrSelf(op.getResult().getType()))};
}

static FailureOr<Values>
lowerBroadcast(stablehlo::DynamicBroadcastInDimOp op,
               stablehlo::DynamicBroadcastInDimOp::Adaptor adaptor,
               Lowering &l) {
  RankedTensorType type = l.type(op.getResult());
  return Values{broadcastTo(l, adaptor.getOperand(),
                            op.getBroadcastDimensions(),
                            l.sizesOf(type, adaptor.getOutputDimensions(),
                                      op.getOutputDimensions().getType()))};
}

static FailureOr<Values>
lowerReshape(stablehlo::DynamicReshapeOp op,
             stablehlo::DynamicReshapeOp::Adaptor adaptor, Lowering &l) {
  RankedTensorType type = l.type(op.getResult());
  return Values{reshapeTo(l, adaptor.getOperand(),
                          l.sizesOf(type, adaptor.getOutputShape(),
                                    op.getOutputShape().getType()))};
}

static Sizes listSizes(Lowering &l, Value list, Type original) {
  Sizes sizes;
  int64_t count = cast<RankedTensorType>(original).getDimSize(0);
  for (int64_t i = 0; i < count; ++i)
    sizes.push_back(listElement(l, list, original, i));
  return sizes;
}

static FailureOr<Values> lowerPad(stablehlo::DynamicPadOp op,
                                  stablehlo::DynamicPadOp::Adaptor adaptor,
                                  Lowering &l) {
  return Values{padTo(l, adaptor.getOperand(),
                      l.extractScalar(adaptor.getPaddingValue()),
                      listSizes(l, adaptor.getEdgePaddingLow(),
                                op.getEdgePaddingLow().getType()),
                      listSizes(l, adaptor.getEdgePaddingHigh(),
                                op.getEdgePaddingHigh().getType()),
                      listSizes(l, adaptor.getInteriorPadding(),
                                op.getInteriorPadding().getType()))};
}

// 0 <= start <= limit <= size and 0 < stride.
static FailureOr<Values>
lowerSlice(stablehlo::RealDynamicSliceOp op,
           stablehlo::RealDynamicSliceOp::Adaptor adaptor, Lowering &l) {
  Value operand = adaptor.getOperand();
  int64_t rank = cast<RankedTensorType>(operand.getType()).getRank();
  Sizes starts, sizes, strides;
  auto isAtMost = [&](Value a, Value b) {
    return l.create<arith::CmpIOp>(arith::CmpIPredicate::sle, a, b).getResult();
  };
  for (int64_t dim = 0; dim < rank; ++dim) {
    auto element = [&](Value list, Value original) {
      return listElement(l, list, original.getType(), dim);
    };
    Value start = element(adaptor.getStartIndices(), op.getStartIndices());
    Value limit = element(adaptor.getLimitIndices(), op.getLimitIndices());
    Value stride = element(adaptor.getStrides(), op.getStrides());
    Value size = l.value(l.size(operand, dim));
    Value one = l.index(1);
    Value fits = isAtMost(l.index(0), start);
    for (Value test :
         {isAtMost(start, limit), isAtMost(limit, size), isAtMost(one, stride)})
      fits = l.create<arith::AndIOp>(fits, test);
    l.require(fits, "the range along dimension " + Twine(dim) +
                        " leaves the operand");
    Value span = l.create<arith::SubIOp>(limit, start);
    starts.push_back(start);
    strides.push_back(stride);
    sizes.push_back(l.create<arith::CeilDivUIOp>(span, stride).getResult());
  }
  return Values{
      l.create<tensor::ExtractSliceOp>(operand, starts, sizes, strides)};
}

static FailureOr<Values>
lowerGetSize(stablehlo::GetDimensionSizeOp op,
             stablehlo::GetDimensionSizeOp::Adaptor adaptor, Lowering &l) {
  Value size = l.value(l.size(adaptor.getOperand(), op.getDimension()));
  Value number = l.create<arith::IndexCastOp>(l.b.getI32Type(), size);
  return Values{l.create<tensor::FromElementsOp>(
      RankedTensorType::get({}, l.b.getI32Type()), number)};
}

// The elements up to `size`; where there are fewer, zeros follow.
static FailureOr<Values>
lowerSetSize(stablehlo::SetDimensionSizeOp op,
             stablehlo::SetDimensionSizeOp::Adaptor adaptor, Lowering &l) {
  Value operand = adaptor.getOperand();
  int64_t dim = op.getDimension();
  Sizes sizes = l.sizes(operand);
  Value size = l.toIndex(l.extractScalar(adaptor.getSize()),
                         getElementTypeOrSelf(op.getSize().getType()));
  requireAtLeast(l, size, 0, "the size");
  Value kept = l.create<arith::MinSIOp>(size, l.value(sizes[dim]));
  Sizes zeros(sizes.size(), l.b.getIndexAttr(0));
  Sizes ones(sizes.size(), l.b.getIndexAttr(1));
  sizes[dim] = kept;
  Value cut = l.create<tensor::ExtractSliceOp>(operand, zeros, sizes, ones);
  Value zero = l.zero(getElementTypeOrSelf(operand.getType()));
  Sizes high = zeros;
  high[dim] = l.create<arith::SubIOp>(size, kept).getResult();
  return Values{padTo(l, cut, zero, zeros, high, zeros)};
}

void exec::addDynamicShapes(PatternFamily family) {
  family.add<stablehlo::DynamicIotaOp>(lowerIota);
  family.add<stablehlo::DynamicBroadcastInDimOp>(lowerBroadcast);
  family.add<stablehlo::DynamicReshapeOp>(lowerReshape);
  family.add<stablehlo::DynamicPadOp>(lowerPad);
  family.add<stablehlo::RealDynamicSliceOp>(lowerSlice);
  family.add<stablehlo::GetDimensionSizeOp>(lowerGetSize);
  family.add<stablehlo::SetDimensionSizeOp>(lowerSetSize);
}
