//===- Indexing.cpp - reading and writing where operands say ---*- C++ -*-===//
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

// Where a block of `size` elements may begin at most.
static Value lastStart(Lowering &l, Value operand, int64_t dim, Size size) {
  Size last = subtractSizes(l, l.size(operand, dim), size);
  requireAtLeast(l, last, 0,
                 "size " + Twine(dim) +
                     " of the operand without that of the slice");
  return l.value(last);
}

// Starts moved inside, so that a block of `sizes` fits.
static Sizes clampStarts(Lowering &l, Value operand, ValueRange starts,
                         ValueRange original, ArrayRef<Size> sizes) {
  Sizes result;
  for (auto [dim, start] : llvm::enumerate(starts)) {
    Value at = l.toIndex(l.extractScalar(start),
                         getElementTypeOrSelf(original[dim].getType()));
    result.push_back(l.clampIndex(at, lastStart(l, operand, dim, sizes[dim])));
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
static Values gather(Lowering &l, Value operand, Value starts,
                     Type startElement,
                     stablehlo::GatherDimensionNumbersAttr numbers,
                     ArrayRef<Size> sliceSizes, int64_t rank) {
  auto operandType = cast<RankedTensorType>(operand.getType());
  auto startsType = cast<RankedTensorType>(starts.getType());
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
  Sizes sizes(rank), batchSizes = l.sizes(starts);
  if (vectorDim < startsType.getRank())
    batchSizes.erase(batchSizes.begin() + vectorDim);
  for (auto [dim, offsetDim] : llvm::zip_equal(windowDims, offsetDims))
    sizes[offsetDim] = sliceSizes[dim];
  const Size *nextBatch = batchSizes.begin();
  for (Size &size : sizes)
    if (!size)
      size = *nextBatch++;
  Values limits;
  for (int64_t dim : numbers.getStartIndexMap())
    limits.push_back(lastStart(l, operand, dim, sliceSizes[dim]));

  Value result = l.generate(
      sizes, operandType.getElementType(),
      [&](OpBuilder &b, ValueRange indices) -> Value {
        Values batch;
        for (int64_t dim = 0; dim < rank; ++dim)
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
          place[dim] = l.clampIndex(l.toIndex(number, startElement), limits[k]);
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
        return l.create<tensor::ExtractOp>(operand, place);
      });
  return {result};
}

static FailureOr<Values> lowerGather(stablehlo::GatherOp op,
                                     stablehlo::GatherOp::Adaptor adaptor,
                                     Lowering &l) {
  return gather(l, adaptor.getOperand(), adaptor.getStartIndices(),
                getElementTypeOrSelf(op.getStartIndices().getType()),
                op.getDimensionNumbers(), constantSizes(l, op.getSliceSizes()),
                l.type(op.getResult()).getRank());
}

static FailureOr<Values>
lowerDynamicGather(stablehlo::DynamicGatherOp op,
                   stablehlo::DynamicGatherOp::Adaptor adaptor, Lowering &l) {
  Type sizesType = op.getSliceSizes().getType();
  Sizes sliceSizes;
  for (int64_t dim = 0, e = cast<RankedTensorType>(sizesType).getDimSize(0);
       dim < e; ++dim) {
    Value size = listElement(l, adaptor.getSliceSizes(), sizesType, dim);
    requireAtLeast(l, size, 0, "size " + Twine(dim) + " of the slice");
    sliceSizes.push_back(size);
  }
  return gather(l, adaptor.getOperand(), adaptor.getStartIndices(),
                getElementTypeOrSelf(op.getStartIndices().getType()),
                op.getDimensionNumbers(), sliceSizes,
                l.type(op.getResult()).getRank());
}

// Along `dim`, the element whose number the index says; indices have the batch
// dimensions first.
static FailureOr<Values>
lowerTorchIndexSelect(stablehlo::TorchIndexSelectOp op,
                      stablehlo::TorchIndexSelectOp::Adaptor adaptor,
                      Lowering &l) {
  Value operand = adaptor.getOperand(), index = adaptor.getIndex();
  Type indexElement = getElementTypeOrSelf(op.getIndex().getType());
  int64_t dim = op.getDim(), numBatch = op.getBatchDims();
  int64_t numNew = cast<RankedTensorType>(index.getType()).getRank() - numBatch;
  Sizes sizes = l.sizes(operand), indexSizes = l.sizes(index);
  Value limit = lastStart(l, operand, dim, l.b.getIndexAttr(1));
  sizes.erase(sizes.begin() + dim);
  sizes.insert(sizes.begin() + dim, indexSizes.begin() + numBatch,
               indexSizes.end());
  Value result =
      l.generate(sizes, getElementTypeOrSelf(operand.getType()),
                 [&](OpBuilder &, ValueRange at) -> Value {
                   Values from(at.take_front(numBatch));
                   llvm::append_range(from, at.slice(dim, numNew));
                   Value number = l.toIndex(
                       l.create<tensor::ExtractOp>(index, from), indexElement);
                   Values place(at.take_front(dim));
                   place.push_back(l.clampIndex(number, limit));
                   llvm::append_range(place, at.drop_front(dim + numNew));
                   return l.create<tensor::ExtractOp>(operand, place);
                 });
  return Values{result};
}

void exec::addIndexing(PatternFamily family) {
  family.add<stablehlo::DynamicSliceOp>(lowerDynamicSlice);
  family.add<stablehlo::DynamicUpdateSliceOp>(lowerDynamicUpdateSlice);
  family.add<stablehlo::GatherOp>(lowerGather);
  family.add<stablehlo::DynamicGatherOp>(lowerDynamicGather);
  family.add<stablehlo::TorchIndexSelectOp>(lowerTorchIndexSelect);
}
