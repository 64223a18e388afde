//===- Contractions.cpp - sums of products ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Contractions.h"
#include "Shapes.h"
#include "mlir/Dialect/Complex/IR/Complex.h"

using namespace mlir;
using namespace tutti;
using namespace tutti::exec;

// Sums are kept in f32 where the result has fewer bits, and rounded once.
static Type accumulatorOf(Type element) { return computeType(element); }

// A number of compute type as one of the accumulator's type.
static Value widen(OpBuilder &b, Location loc, Value value, Type element,
                   Type accumulator) {
  if (value.getType() == accumulator)
    return value;
  if (isa<FloatType>(accumulator)) {
    if (isa<FloatType>(value.getType()))
      return value.getType().getIntOrFloatBitWidth() <
                     accumulator.getIntOrFloatBitWidth()
                 ? arith::ExtFOp::create(b, loc, accumulator, value).getResult()
                 : arith::TruncFOp::create(b, loc, accumulator, value)
                       .getResult();
    if (element.isUnsignedInteger() || element.isInteger(1))
      return arith::UIToFPOp::create(b, loc, accumulator, value);
    return arith::SIToFPOp::create(b, loc, accumulator, value);
  }
  if (isa<IntegerType>(accumulator) && isa<IntegerType>(value.getType())) {
    unsigned from = value.getType().getIntOrFloatBitWidth();
    unsigned to = accumulator.getIntOrFloatBitWidth();
    if (from > to)
      return arith::TruncIOp::create(b, loc, accumulator, value);
    if (element.isUnsignedInteger() || element.isInteger(1))
      return arith::ExtUIOp::create(b, loc, accumulator, value);
    return arith::ExtSIOp::create(b, loc, accumulator, value);
  }
  return {};
}

static Value addTo(OpBuilder &b, Location loc, Value number, Value sum) {
  Type type = sum.getType();
  if (isa<FloatType>(type))
    return arith::AddFOp::create(b, loc, sum, number);
  if (isa<ComplexType>(type))
    return complex::AddOp::create(b, loc, sum, number);
  if (type.isInteger(1))
    return arith::OrIOp::create(b, loc, sum, number);
  return arith::AddIOp::create(b, loc, sum, number);
}

static Value multiplyAdd(OpBuilder &b, Location loc, Value lhs, Value rhs,
                         Value sum) {
  Type type = sum.getType();
  Value product;
  if (isa<FloatType>(type))
    product = arith::MulFOp::create(b, loc, lhs, rhs);
  else if (isa<ComplexType>(type))
    product = complex::MulOp::create(b, loc, lhs, rhs);
  else if (type.isInteger(1))
    product = arith::AndIOp::create(b, loc, lhs, rhs);
  else
    product = arith::MulIOp::create(b, loc, lhs, rhs);
  return addTo(b, loc, product, sum);
}

// Applies `body` to each element.
static Value mapElements(Lowering &l, Value tensor, Type element,
                         llvm::function_ref<Value(OpBuilder &, Value)> body) {
  SmallVector<OpFoldResult> sizes = l.sizes(tensor);
  AffineMap all = l.b.getMultiDimIdentityMap(sizes.size());
  SmallVector<utils::IteratorType> parallel(sizes.size(),
                                            utils::IteratorType::parallel);
  Value target = l.empty(sizes, element);
  return linalg::GenericOp::create(
             l.b, l.loc, target.getType(), tensor, target,
             ArrayRef<AffineMap>{all, all}, parallel,
             [&](OpBuilder &b, Location loc, ValueRange args) {
               linalg::YieldOp::create(b, loc, body(b, args[0]));
             })
      .getResult(0);
}

// An operand as a tensor of the accumulator's type, so that the contraction
// itself does nothing but multiply and add; null where there is no such type.
static Value widenOperand(Lowering &l, Value tensor, Type element,
                          Type accumulator) {
  if (getElementTypeOrSelf(tensor.getType()) == accumulator &&
      computeType(element) == accumulator)
    return tensor;
  bool isWidened = true;
  Value widened =
      mapElements(l, tensor, accumulator, [&](OpBuilder &b, Value value) {
        Value wide = widen(b, l.loc, toCompute(b, l.loc, value, element),
                           element, accumulator);
        isWidened = wide != nullptr;
        return isWidened ? wide : l.zero(accumulator);
      });
  return isWidened ? widened : Value();
}

FailureOr<Value> exec::contract(Lowering &l, ArrayRef<Factor> factors,
                                ArrayRef<OpFoldResult> sizes,
                                Type resultElement, AffineMap outMap,
                                ArrayRef<utils::IteratorType> iterators) {
  Type accumulator = accumulatorOf(resultElement);
  Values tensors;
  SmallVector<AffineMap> maps;
  for (const Factor &factor : factors) {
    tensors.push_back(
        widenOperand(l, factor.tensor, factor.element, accumulator));
    if (!tensors.back())
      return failure();
    maps.push_back(factor.map);
  }
  maps.push_back(outMap);
  Value target = l.filled(sizes, l.zero(accumulator));
  Value sums =
      linalg::GenericOp::create(
          l.b, l.loc, target.getType(), tensors, target, maps, iterators,
          [&](OpBuilder &b, Location loc, ValueRange args) {
            Value sum = args.size() == 3
                            ? multiplyAdd(b, loc, args[0], args[1], args[2])
                            : addTo(b, loc, args[0], args[1]);
            linalg::YieldOp::create(b, loc, sum);
          })
          .getResult(0);
  Type storage = storageType(resultElement);
  if (storage == accumulator)
    return sums;
  return mapElements(l, sums, storage, [&](OpBuilder &b, Value value) {
    return toStorage(b, l.loc, value, resultElement);
  });
}

static FailureOr<Values> dotGeneral(Lowering &l, Value lhs, Value rhs,
                                    Value lhsOriginal, Value rhsOriginal,
                                    Value result, ArrayRef<int64_t> lhsBatch,
                                    ArrayRef<int64_t> rhsBatch,
                                    ArrayRef<int64_t> lhsContracting,
                                    ArrayRef<int64_t> rhsContracting) {
  // Vectors run along the free dimensions of the right operand, so these are
  // put last: batch, contracted, free.
  SmallVector<int64_t> order(rhsBatch);
  llvm::append_range(order, rhsContracting);
  int64_t rhsRank = cast<RankedTensorType>(rhs.getType()).getRank();
  for (int64_t dim = 0; dim < rhsRank; ++dim)
    if (!llvm::is_contained(order, dim))
      order.push_back(dim);
  SmallVector<int64_t> newBatch, newContracting;
  rhs = transposeTensor(l, rhs, order);
  for (int64_t i = 0, e = rhsBatch.size(); i < e; ++i)
    newBatch.push_back(i);
  for (int64_t i = 0, e = rhsContracting.size(); i < e; ++i)
    newContracting.push_back(rhsBatch.size() + i);
  rhsBatch = newBatch;
  rhsContracting = newContracting;

  int64_t lhsRank = cast<RankedTensorType>(lhs.getType()).getRank();
  SmallVector<AffineExpr> lhsExpressions(lhsRank), rhsExpressions(rhsRank);
  SmallVector<AffineExpr> out;
  SmallVector<OpFoldResult> sizes;
  SmallVector<utils::IteratorType> iterators;
  unsigned next = 0;
  auto add = [&](utils::IteratorType iterator) {
    iterators.push_back(iterator);
    return l.b.getAffineDimExpr(next++);
  };
  for (auto [a, b] : llvm::zip_equal(lhsContracting, rhsContracting))
    requireEqual(l, l.size(lhs, a), l.size(rhs, b),
                 "size " + Twine(a) + " of the left operand");
  for (auto [a, b] : llvm::zip_equal(lhsBatch, rhsBatch)) {
    requireEqual(l, l.size(lhs, a), l.size(rhs, b),
                 "size " + Twine(a) + " of the left operand");
    AffineExpr dim = add(utils::IteratorType::parallel);
    lhsExpressions[a] = rhsExpressions[b] = dim;
    out.push_back(dim);
    sizes.push_back(l.size(lhs, a));
  }
  auto addFree = [&](Value operand, ArrayRef<int64_t> contracting,
                     SmallVectorImpl<AffineExpr> &expressions) {
    for (size_t dim = 0; dim < expressions.size(); ++dim) {
      if (expressions[dim] ||
          llvm::is_contained(contracting, static_cast<int64_t>(dim)))
        continue;
      expressions[dim] = add(utils::IteratorType::parallel);
      out.push_back(expressions[dim]);
      sizes.push_back(l.size(operand, dim));
    }
  };
  addFree(lhs, lhsContracting, lhsExpressions);
  addFree(rhs, rhsContracting, rhsExpressions);
  for (auto [a, b] : llvm::zip_equal(lhsContracting, rhsContracting))
    lhsExpressions[a] = rhsExpressions[b] = add(utils::IteratorType::reduction);
  auto map = [&](ArrayRef<AffineExpr> expressions) {
    return AffineMap::get(next, 0, expressions, l.b.getContext());
  };
  FailureOr<Value> made = contract(
      l,
      {{lhs, getElementTypeOrSelf(lhsOriginal.getType()), map(lhsExpressions)},
       {rhs, getElementTypeOrSelf(rhsOriginal.getType()), map(rhsExpressions)}},
      sizes, getElementTypeOrSelf(result.getType()), map(out), iterators);
  if (failed(made))
    return failure();
  return Values{*made};
}

static FailureOr<Values>
lowerDotGeneral(stablehlo::DotGeneralOp op,
                stablehlo::DotGeneralOp::Adaptor adaptor, Lowering &l) {
  stablehlo::DotDimensionNumbersAttr numbers = op.getDotDimensionNumbers();
  return dotGeneral(
      l, adaptor.getLhs(), adaptor.getRhs(), op.getLhs(), op.getRhs(),
      op.getResult(), numbers.getLhsBatchingDimensions(),
      numbers.getRhsBatchingDimensions(), numbers.getLhsContractingDimensions(),
      numbers.getRhsContractingDimensions());
}

static FailureOr<Values>
lowerDot(stablehlo::DotOp op, stablehlo::DotOp::Adaptor adaptor, Lowering &l) {
  int64_t lhsRank =
      cast<RankedTensorType>(adaptor.getLhs().getType()).getRank();
  return dotGeneral(l, adaptor.getLhs(), adaptor.getRhs(), op.getLhs(),
                    op.getRhs(), op.getResult(), {}, {}, {lhsRank - 1}, {0});
}

void exec::addContractions(PatternFamily family) {
  family.add<stablehlo::DotGeneralOp>(lowerDotGeneral);
  family.add<stablehlo::DotOp>(lowerDot);
}
