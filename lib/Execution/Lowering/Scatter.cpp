//===- Scatter.cpp - combining values into many places ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Loops.h"
#include "Shapes.h"

using namespace mlir;
using namespace tutti;
using namespace tutti::exec;

namespace {
/// Which dimensions of a scatter belong together.
struct ScatterDims {
  SmallVector<int64_t> updateBatch, updateWindow, operandWindow;

  ScatterDims(stablehlo::ScatterDimensionNumbersAttr numbers,
              int64_t operandRank, int64_t updateRank)
      : updateWindow(numbers.getUpdateWindowDims()) {
    for (int64_t dim = 0; dim < updateRank; ++dim)
      if (!llvm::is_contained(updateWindow, dim))
        updateBatch.push_back(dim);
    for (int64_t dim = 0; dim < operandRank; ++dim)
      if (!llvm::is_contained(numbers.getInsertedWindowDims(), dim) &&
          !llvm::is_contained(numbers.getInputBatchingDims(), dim))
        operandWindow.push_back(dim);
  }
};
} // namespace

// Where the window that a batch index says begins; null for 0.
static Values windowStart(Lowering &l, stablehlo::ScatterOp op, Value indices,
                          ValueRange batch, int64_t operandRank) {
  stablehlo::ScatterDimensionNumbersAttr numbers =
      op.getScatterDimensionNumbers();
  int64_t vectorDim = numbers.getIndexVectorDim();
  int64_t rank = cast<RankedTensorType>(indices.getType()).getRank();
  Type element = getElementTypeOrSelf(op.getScatterIndices().getType());
  Values start(operandRank);
  for (auto [k, dim] : llvm::enumerate(numbers.getScatterDimsToOperandDims())) {
    Values from(batch);
    if (vectorDim < rank)
      from.insert(from.begin() + vectorDim, l.index(k));
    start[dim] = l.toIndex(l.create<tensor::ExtractOp>(indices, from), element);
  }
  for (auto [dim, indicesDim] :
       llvm::zip_equal(numbers.getInputBatchingDims(),
                       numbers.getScatterIndicesBatchingDims()))
    start[dim] = batch[indicesDim < vectorDim ? indicesDim : indicesDim - 1];
  return start;
}

// One window after the other, each element in its order. An element that would
// be out of bounds is left out.
static FailureOr<Values> lowerScatter(stablehlo::ScatterOp op,
                                      stablehlo::ScatterOp::Adaptor adaptor,
                                      Lowering &l) {
  ValueRange inputs = adaptor.getInputs(), updates = adaptor.getUpdates();
  Value indices = adaptor.getScatterIndices();
  requireSameShapes(l, inputs);
  requireSameShapes(l, updates);
  Sizes sizes = l.sizes(inputs.front()), updateSizes = l.sizes(updates.front());
  int64_t rank = sizes.size(), updateRank = updateSizes.size();
  stablehlo::ScatterDimensionNumbersAttr numbers =
      op.getScatterDimensionNumbers();
  ScatterDims dims(numbers, rank, updateRank);
  Sizes batchSizes, windowSizes, given = l.sizes(indices);
  for (int64_t dim : dims.updateBatch)
    batchSizes.push_back(updateSizes[dim]);
  for (int64_t dim : dims.updateWindow)
    windowSizes.push_back(updateSizes[dim]);
  if (numbers.getIndexVectorDim() < static_cast<int64_t>(given.size()))
    given.erase(given.begin() + numbers.getIndexVectorDim());
  for (auto [size, expected] : llvm::zip_equal(given, batchSizes))
    requireEqual(l, size, expected, "a size of the indices");

  auto combineElement = [&](ValueRange start, ValueRange batch,
                            ValueRange window, ValueRange carried) -> Values {
    Values place(start), at(updateRank);
    for (auto [dim, index] : llvm::zip_equal(dims.updateBatch, batch))
      at[dim] = index;
    for (auto [dim, updateDim, offset] :
         llvm::zip_equal(dims.operandWindow, dims.updateWindow, window)) {
      at[updateDim] = offset;
      place[dim] =
          place[dim] ? l.create<arith::AddIOp>(place[dim], offset) : offset;
    }
    Value isInside = l.create<arith::ConstantIntOp>(1, 1);
    for (auto [index, size] : llvm::zip_equal(place, sizes)) {
      if (!index)
        index = l.index(0);
      // As unsigned numbers, those below zero are large.
      Value fits = l.create<arith::CmpIOp>(arith::CmpIPredicate::ult, index,
                                           l.value(size));
      isInside = l.create<arith::AndIOp>(isInside, fits);
    }
    return ifHolds(l, isInside, carried, [&]() -> Values {
      Values scalars;
      for (Value tensor : carried)
        scalars.push_back(l.create<tensor::ExtractOp>(tensor, place));
      for (Value update : updates)
        scalars.push_back(l.create<tensor::ExtractOp>(update, at));
      Values combined = l.inlineScalars(op.getUpdateComputation(), scalars);
      Values next;
      for (auto [scalar, tensor] : llvm::zip_equal(combined, carried))
        next.push_back(l.create<tensor::InsertOp>(scalar, tensor, place));
      return next;
    });
  };
  return loopNest(
      l, batchSizes, inputs, [&](ValueRange batch, ValueRange carried) {
        Values start = windowStart(l, op, indices, batch, rank);
        return loopNest(l, windowSizes, carried,
                        [&](ValueRange window, ValueRange carried) {
                          return combineElement(start, batch, window, carried);
                        });
      });
}

// For each window, the place of the element that `select` prefers to all
// others; the source's element is combined there.
static FailureOr<Values>
lowerSelectAndScatter(stablehlo::SelectAndScatterOp op,
                      stablehlo::SelectAndScatterOp::Adaptor adaptor,
                      Lowering &l) {
  Value operand = adaptor.getOperand(), source = adaptor.getSource();
  auto type = cast<RankedTensorType>(operand.getType());
  int64_t rank = type.getRank();
  auto list = [&](std::optional<ArrayRef<int64_t>> given) {
    return given ? llvm::to_vector(*given) : SmallVector<int64_t>(rank, 1);
  };
  SmallVector<int64_t> window = list(op.getWindowDimensions());
  SmallVector<int64_t> strides = list(op.getWindowStrides());
  SmallVector<int64_t> low(rank, 0);
  if (std::optional<DenseIntElementsAttr> padding = op.getPadding())
    for (int64_t dim = 0; dim < rank; ++dim)
      low[dim] = padding->getValues<int64_t>()[{uint64_t(dim), 0}];

  Value init =
      l.filled(l.sizes(operand), l.extractScalar(adaptor.getInitValue()));
  return loopNest(
      l, l.sizes(source), ValueRange{init},
      [&](ValueRange at, ValueRange carried) -> Values {
        // The chosen value and its place; none yet.
        Value none = l.create<arith::ConstantIntOp>(0, 1);
        Value anything = l.zero(type.getElementType());
        Values chosen{none, anything};
        chosen.append(rank, l.index(0));
        chosen = loopNest(
            l, getAsIndexOpFoldResult(l.b.getContext(), window), chosen,
            [&](ValueRange offset, ValueRange best) -> Values {
              Values place;
              Value isInside = l.create<arith::ConstantIntOp>(1, 1);
              for (int64_t dim = 0; dim < rank; ++dim) {
                Value base =
                    l.create<arith::MulIOp>(at[dim], l.index(strides[dim]));
                Value index = l.create<arith::AddIOp>(base, offset[dim]);
                index = l.create<arith::SubIOp>(index, l.index(low[dim]));
                Value fits =
                    l.create<arith::CmpIOp>(arith::CmpIPredicate::ult, index,
                                            l.value(l.size(operand, dim)));
                isInside = l.create<arith::AndIOp>(isInside, fits);
                place.push_back(index);
              }
              return ifHolds(l, isInside, best, [&]() -> Values {
                Value candidate = l.create<tensor::ExtractOp>(operand, place);
                // select(best, candidate) holds where the best stays.
                Value keeps =
                    l.inlineScalars(op.getSelect(), {best[1], candidate})[0];
                keeps = l.create<arith::AndIOp>(best[0], keeps);
                Values next{
                    l.create<arith::ConstantIntOp>(1, 1),
                    l.create<arith::SelectOp>(keeps, best[1], candidate)};
                for (auto [index, kept] :
                     llvm::zip_equal(place, best.drop_front(2)))
                  next.push_back(l.create<arith::SelectOp>(keeps, kept, index));
                return next;
              });
            });
        return ifHolds(l, chosen[0], carried, [&]() -> Values {
          ValueRange place = ValueRange(chosen).drop_front(2);
          Value before = l.create<tensor::ExtractOp>(carried[0], place);
          Value added = l.create<tensor::ExtractOp>(source, at);
          Value after = l.inlineScalars(op.getScatter(), {added, before})[0];
          return {l.create<tensor::InsertOp>(after, carried[0], place)};
        });
      });
}

void exec::addScatter(PatternFamily family) {
  family.add<stablehlo::ScatterOp>(lowerScatter);
  family.add<stablehlo::SelectAndScatterOp>(lowerSelectAndScatter);
}
