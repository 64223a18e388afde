//===- Indexing.cpp - reading and writing where operands say ---*- C++ -*-===//
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

// Starts moved inside, so that a block of `sizes` fits.
static SmallVector<OpFoldResult> clampStarts(Lowering &l, Value operand,
                                             ValueRange starts,
                                             ValueRange original,
                                             ArrayRef<OpFoldResult> sizes) {
  SmallVector<OpFoldResult> result;
  for (auto [dim, start] : llvm::enumerate(starts)) {
    Value at = l.toIndex(l.extractScalar(start),
                         getElementTypeOrSelf(original[dim].getType()));
    Value limit = l.create<arith::SubIOp>(l.value(l.size(operand, dim)),
                                          l.value(sizes[dim]));
    result.push_back(l.clampIndex(at, limit));
  }
  return result;
}

static FailureOr<Values>
lowerDynamicSlice(stablehlo::DynamicSliceOp op,
                  stablehlo::DynamicSliceOp::Adaptor adaptor, Lowering &l) {
  SmallVector<OpFoldResult> sizes =
      getAsIndexOpFoldResult(l.b.getContext(), op.getSliceSizes());
  SmallVector<OpFoldResult> starts =
      clampStarts(l, adaptor.getOperand(), adaptor.getStartIndices(),
                  op.getStartIndices(), sizes);
  SmallVector<OpFoldResult> ones(sizes.size(), l.b.getIndexAttr(1));
  return Values{l.create<tensor::ExtractSliceOp>(
      l.type(op.getResult()), adaptor.getOperand(), starts, sizes, ones)};
}

static FailureOr<Values>
lowerDynamicUpdateSlice(stablehlo::DynamicUpdateSliceOp op,
                        stablehlo::DynamicUpdateSliceOp::Adaptor adaptor,
                        Lowering &l) {
  SmallVector<OpFoldResult> sizes = l.sizes(adaptor.getUpdate());
  SmallVector<OpFoldResult> starts =
      clampStarts(l, adaptor.getOperand(), adaptor.getStartIndices(),
                  op.getStartIndices(), sizes);
  SmallVector<OpFoldResult> ones(sizes.size(), l.b.getIndexAttr(1));
  return Values{l.create<tensor::InsertSliceOp>(
      adaptor.getUpdate(), adaptor.getOperand(), starts, sizes, ones)};
}

// Each element of the result: the index vector of its batch, clamped, plus its
// offset in the slice.
static FailureOr<Values> lowerGather(stablehlo::GatherOp op,
                                     stablehlo::GatherOp::Adaptor adaptor,
                                     Lowering &l) {
  RankedTensorType type = l.type(op.getResult());
  Value operand = adaptor.getOperand(), starts = adaptor.getStartIndices();
  auto operandType = cast<RankedTensorType>(operand.getType());
  auto startsType = cast<RankedTensorType>(starts.getType());
  Type startElement = getElementTypeOrSelf(op.getStartIndices().getType());
  if (!type.hasStaticShape() || !operandType.hasStaticShape())
    return failure();
  stablehlo::GatherDimensionNumbersAttr numbers = op.getDimensionNumbers();
  ArrayRef<int64_t> offsetDims = numbers.getOffsetDims();
  ArrayRef<int64_t> collapsed = numbers.getCollapsedSliceDims();
  ArrayRef<int64_t> operandBatching = numbers.getOperandBatchingDims();
  ArrayRef<int64_t> startsBatching = numbers.getStartIndicesBatchingDims();
  int64_t vectorDim = numbers.getIndexVectorDim();

  // Slice dimensions that the result has, in order.
  SmallVector<int64_t> windowDims;
  for (int64_t dim = 0; dim < operandType.getRank(); ++dim)
    if (!llvm::is_contained(collapsed, dim) &&
        !llvm::is_contained(operandBatching, dim))
      windowDims.push_back(dim);

  Value result = l.generate(
      getAsIndexOpFoldResult(l.b.getContext(), type.getShape()),
      type.getElementType(), [&](OpBuilder &b, ValueRange indices) {
        Values batch;
        for (int64_t dim = 0; dim < type.getRank(); ++dim)
          if (!llvm::is_contained(offsetDims, dim))
            batch.push_back(indices[dim]);
        // Where in the starts the number for component k stands.
        auto startAt = [&](int64_t k) {
          Values at(batch);
          if (vectorDim < startsType.getRank())
            at.insert(at.begin() + vectorDim, l.index(k));
          return at;
        };
        Values place(operandType.getRank());
        for (auto [k, dim] : llvm::enumerate(numbers.getStartIndexMap())) {
          Value number = l.create<tensor::ExtractOp>(starts, startAt(k));
          Value limit =
              l.index(operandType.getDimSize(dim) - op.getSliceSizes()[dim]);
          place[dim] = l.clampIndex(l.toIndex(number, startElement), limit);
        }
        for (auto [dim, startsDim] :
             llvm::zip_equal(operandBatching, startsBatching))
          place[dim] = batch[startsDim < vectorDim ? startsDim : startsDim - 1];
        for (auto [dim, offsetDim] : llvm::zip_equal(windowDims, offsetDims)) {
          Value offset = indices[offsetDim];
          place[dim] =
              place[dim] ? l.create<arith::AddIOp>(place[dim], offset) : offset;
        }
        for (Value &at : place)
          if (!at)
            at = l.index(0);
        return l.create<tensor::ExtractOp>(operand, place).getResult();
      });
  return Values{result};
}

void exec::addIndexing(PatternFamily family) {
  family.add<stablehlo::DynamicSliceOp>(lowerDynamicSlice);
  family.add<stablehlo::DynamicUpdateSliceOp>(lowerDynamicUpdateSlice);
  family.add<stablehlo::GatherOp>(lowerGather);
}
