//===- Scatter.cpp - combining values into many places ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Loops.h"

using namespace mlir;
using namespace tutti;
using namespace tutti::exec;

// In the order of the updates' indices. An update that would be out of bounds
// is left out.
static FailureOr<Values> lowerScatter(stablehlo::ScatterOp op,
                                      stablehlo::ScatterOp::Adaptor adaptor,
                                      Lowering &l) {
  auto operandType =
      cast<RankedTensorType>(adaptor.getInputs().front().getType());
  Value indices = adaptor.getScatterIndices();
  auto indicesType = cast<RankedTensorType>(indices.getType());
  Type indexElement = getElementTypeOrSelf(op.getScatterIndices().getType());
  Value firstUpdate = adaptor.getUpdates().front();
  auto updateType = cast<RankedTensorType>(firstUpdate.getType());
  stablehlo::ScatterDimensionNumbersAttr numbers =
      op.getScatterDimensionNumbers();
  ArrayRef<int64_t> windowDims = numbers.getUpdateWindowDims();
  ArrayRef<int64_t> inserted = numbers.getInsertedWindowDims();
  ArrayRef<int64_t> inputBatching = numbers.getInputBatchingDims();
  ArrayRef<int64_t> indicesBatching = numbers.getScatterIndicesBatchingDims();
  int64_t vectorDim = numbers.getIndexVectorDim();
  SmallVector<int64_t> operandWindow;
  for (int64_t dim = 0; dim < operandType.getRank(); ++dim)
    if (!llvm::is_contained(inserted, dim) &&
        !llvm::is_contained(inputBatching, dim))
      operandWindow.push_back(dim);

  return loopNest(
      l, l.sizes(firstUpdate), adaptor.getInputs(),
      [&](ValueRange at, ValueRange carried) -> Values {
        Values batch;
        for (int64_t dim = 0; dim < updateType.getRank(); ++dim)
          if (!llvm::is_contained(windowDims, dim))
            batch.push_back(at[dim]);
        Values place(operandType.getRank());
        for (auto [k, dim] :
             llvm::enumerate(numbers.getScatterDimsToOperandDims())) {
          Values from(batch);
          if (vectorDim < indicesType.getRank())
            from.insert(from.begin() + vectorDim, l.index(k));
          place[dim] = l.toIndex(l.create<tensor::ExtractOp>(indices, from),
                                 indexElement);
        }
        for (auto [dim, indicesDim] :
             llvm::zip_equal(inputBatching, indicesBatching))
          place[dim] =
              batch[indicesDim < vectorDim ? indicesDim : indicesDim - 1];
        for (auto [dim, updateDim] :
             llvm::zip_equal(operandWindow, windowDims)) {
          Value offset = at[updateDim];
          place[dim] =
              place[dim] ? l.create<arith::AddIOp>(place[dim], offset) : offset;
        }
        Value isInside = l.create<arith::ConstantIntOp>(1, 1);
        for (auto [dim, index] : llvm::enumerate(place)) {
          if (!index)
            index = l.index(0);
          // As unsigned numbers, those below zero are large.
          Value fits = l.create<arith::CmpIOp>(
              arith::CmpIPredicate::ult, index,
              l.value(l.size(adaptor.getInputs().front(), dim)));
          isInside = l.create<arith::AndIOp>(isInside, fits);
        }
        return ifHolds(l, isInside, carried, [&]() -> Values {
          Values scalars;
          for (Value tensor : carried)
            scalars.push_back(l.create<tensor::ExtractOp>(tensor, place));
          for (Value update : adaptor.getUpdates())
            scalars.push_back(l.create<tensor::ExtractOp>(update, at));
          Values combined = l.inlineScalars(op.getUpdateComputation(), scalars);
          Values next;
          for (auto [scalar, tensor] : llvm::zip_equal(combined, carried))
            next.push_back(l.create<tensor::InsertOp>(scalar, tensor, place));
          return next;
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
        Value anything =
            l.zero(type.getElementType());
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
