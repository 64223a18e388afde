//===- Contractions.cpp - dot_general and convolution ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Contractions.h"
#include "Scalars.h"
#include "mlir/Dialect/Complex/IR/Complex.h"

using namespace mlir;
using namespace tutti;
using namespace tutti::exec;

// Sums are kept in f32 where the result has fewer bits, and rounded once.
static Type accumulatorOf(Type element) { return computeType(element); }

static Value zeroOf(Lowering &l, Type type) {
  if (auto complex = dyn_cast<ComplexType>(type)) {
    Attribute zero = l.b.getZeroAttr(complex.getElementType());
    return l.create<complex::ConstantOp>(type, l.b.getArrayAttr({zero, zero}));
  }
  return l.create<arith::ConstantOp>(l.b.getZeroAttr(type));
}

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

FailureOr<Value> exec::contract(Lowering &l, ArrayRef<Factor> factors,
                                ArrayRef<OpFoldResult> sizes,
                                Type resultElement, AffineMap outMap,
                                ArrayRef<utils::IteratorType> iterators) {
  Type accumulator = accumulatorOf(resultElement);
  Value target = l.filled(sizes, zeroOf(l, accumulator));
  bool isMixed = false;
  Values tensors;
  SmallVector<AffineMap> maps;
  for (const Factor &factor : factors) {
    tensors.push_back(factor.tensor);
    maps.push_back(factor.map);
  }
  maps.push_back(outMap);
  auto generic = linalg::GenericOp::create(
      l.b, l.loc, target.getType(), tensors, target, maps, iterators,
      [&](OpBuilder &b, Location loc, ValueRange args) {
        Values numbers;
        for (auto [factor, stored] : llvm::zip(factors, args)) {
          numbers.push_back(
              widen(b, loc, toCompute(b, loc, stored, factor.element),
                    factor.element, accumulator));
          isMixed |= !numbers.back();
        }
        Value sum = args.back();
        if (!isMixed)
          sum = numbers.size() == 2
                    ? multiplyAdd(b, loc, numbers[0], numbers[1], sum)
                    : addTo(b, loc, numbers[0], sum);
        linalg::YieldOp::create(b, loc, sum);
      });
  if (isMixed)
    return failure();
  Value sums = generic.getResult(0);
  Type storage = storageType(resultElement);
  if (storage == accumulator)
    return sums;
  // Round.
  AffineMap all = l.b.getMultiDimIdentityMap(sizes.size());
  Value rounded = l.empty(sizes, storage);
  SmallVector<utils::IteratorType> parallel(sizes.size(),
                                            utils::IteratorType::parallel);
  return linalg::GenericOp::create(
             l.b, l.loc, rounded.getType(), sums, rounded,
             ArrayRef<AffineMap>{all, all}, parallel,
             [&](OpBuilder &b, Location loc, ValueRange args) {
               linalg::YieldOp::create(
                   b, loc, toStorage(b, loc, args[0], resultElement));
             })
      .getResult(0);
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
  for (auto [a, b] : llvm::zip_equal(lhsBatch, rhsBatch)) {
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
    lhsExpressions[a] = rhsExpressions[b] =
        add(utils::IteratorType::reduction);
  auto map = [&](ArrayRef<AffineExpr> expressions) {
    return AffineMap::get(next, 0, expressions, l.b.getContext());
  };
  FailureOr<Value> made = contract(
      l,
      {{lhs, getElementTypeOrSelf(lhsOriginal.getType()), map(lhsExpressions)},
       {rhs, getElementTypeOrSelf(rhsOriginal.getType()),
        map(rhsExpressions)}},
      sizes, getElementTypeOrSelf(result.getType()), map(out), iterators);
  if (failed(made))
    return failure();
  Value value = *made;
  RankedTensorType type = l.type(result);
  if (value.getType() != type)
    value = l.create<tensor::CastOp>(type, value);
  return Values{value};
}

static FailureOr<Values>
lowerDotGeneral(stablehlo::DotGeneralOp op,
                stablehlo::DotGeneralOp::Adaptor adaptor, Lowering &l) {
  stablehlo::DotDimensionNumbersAttr numbers = op.getDotDimensionNumbers();
  return dotGeneral(l, adaptor.getLhs(), adaptor.getRhs(), op.getLhs(),
                    op.getRhs(), op.getResult(),
                    numbers.getLhsBatchingDimensions(),
                    numbers.getRhsBatchingDimensions(),
                    numbers.getLhsContractingDimensions(),
                    numbers.getRhsContractingDimensions());
}

static FailureOr<Values> lowerDot(stablehlo::DotOp op,
                                  stablehlo::DotOp::Adaptor adaptor,
                                  Lowering &l) {
  int64_t lhsRank = cast<RankedTensorType>(adaptor.getLhs().getType()).getRank();
  return dotGeneral(l, adaptor.getLhs(), adaptor.getRhs(), op.getLhs(),
                    op.getRhs(), op.getResult(), {}, {}, {lhsRank - 1}, {0});
}

// As a sum of products of a padded input: result place * stride + kernel place
// * dilation. Groups are one more dimension of both.
static FailureOr<Values>
lowerConvolution(stablehlo::ConvolutionOp op,
                 stablehlo::ConvolutionOp::Adaptor adaptor, Lowering &l) {
  RankedTensorType type = l.type(op.getResult());
  Value lhs = adaptor.getLhs(), rhs = adaptor.getRhs();
  auto lhsType = cast<RankedTensorType>(lhs.getType());
  auto rhsType = cast<RankedTensorType>(rhs.getType());
  if (!type.hasStaticShape() || !lhsType.hasStaticShape() ||
      !rhsType.hasStaticShape())
    return failure();
  stablehlo::ConvDimensionNumbersAttr numbers = op.getDimensionNumbers();
  int64_t spatial = numbers.getInputSpatialDimensions().size();
  int64_t rank = type.getRank();
  auto list = [&](std::optional<ArrayRef<int64_t>> given) {
    return given ? llvm::to_vector(*given) : SmallVector<int64_t>(spatial, 1);
  };
  SmallVector<int64_t> strides = list(op.getWindowStrides());
  SmallVector<int64_t> lhsDilation = list(op.getLhsDilation());
  SmallVector<int64_t> rhsDilation = list(op.getRhsDilation());

  SmallVector<int64_t> low(rank, 0), high(rank, 0), interior(rank, 0);
  for (int64_t i = 0; i < spatial; ++i) {
    int64_t dim = numbers.getInputSpatialDimensions()[i];
    interior[dim] = lhsDilation[i] - 1;
    if (std::optional<DenseIntElementsAttr> padding = op.getPadding()) {
      auto values = padding->getValues<int64_t>();
      low[dim] = values[{uint64_t(i), 0}];
      high[dim] = values[{uint64_t(i), 1}];
    }
  }
  Value padded =
      padTensor(l, lhs, zeroOf(l, lhsType.getElementType()), low, high,
                interior);

  // Groups: split the feature dimension of the kernel's output, and of the
  // input's batch or feature.
  int64_t featureGroups = op.getFeatureGroupCount();
  int64_t batchGroups = op.getBatchGroupCount();
  int64_t groups = featureGroups * batchGroups;
  int64_t lhsSplit = batchGroups > 1 ? numbers.getInputBatchDimension()
                                     : numbers.getInputFeatureDimension();
  int64_t rhsSplit = numbers.getKernelOutputFeatureDimension();
  int64_t outSplit = numbers.getOutputFeatureDimension();
  auto split = [&](Value tensor, int64_t dim) {
    auto from = cast<RankedTensorType>(tensor.getType());
    SmallVector<int64_t> shape(from.getShape());
    shape[dim] /= groups;
    shape.insert(shape.begin() + dim, groups);
    return reshapeTensor(l, tensor, shape);
  };
  // Dimensions of the split tensors.
  auto shift = [](int64_t dim, int64_t at) { return dim + (dim >= at); };
  Value input = split(padded, lhsSplit), kernel = split(rhs, rhsSplit);

  // Iterators: group, batch, output feature, output spatial; then input
  // feature, kernel spatial.
  MLIRContext *context = l.b.getContext();
  AffineExpr group = getAffineDimExpr(0, context);
  AffineExpr batch = getAffineDimExpr(1, context);
  AffineExpr outFeature = getAffineDimExpr(2, context);
  AffineExpr inFeature = getAffineDimExpr(3 + spatial, context);
  auto outPlace = [&](int64_t i) { return getAffineDimExpr(3 + i, context); };
  auto kernelPlace = [&](int64_t i) {
    return getAffineDimExpr(4 + spatial + i, context);
  };
  unsigned count = 4 + 2 * spatial;
  SmallVector<utils::IteratorType> iterators(3 + spatial,
                                             utils::IteratorType::parallel);
  iterators.append(1 + spatial, utils::IteratorType::reduction);

  SmallVector<AffineExpr> in(rank + 1), ker(rank + 1), out(rank + 1);
  in[lhsSplit] = group;
  in[shift(numbers.getInputBatchDimension(), lhsSplit)] = batch;
  in[shift(numbers.getInputFeatureDimension(), lhsSplit)] = inFeature;
  ker[rhsSplit] = group;
  ker[shift(numbers.getKernelOutputFeatureDimension(), rhsSplit)] = outFeature;
  ker[shift(numbers.getKernelInputFeatureDimension(), rhsSplit)] = inFeature;
  out[outSplit] = group;
  out[shift(numbers.getOutputBatchDimension(), outSplit)] = batch;
  out[shift(numbers.getOutputFeatureDimension(), outSplit)] = outFeature;
  for (int64_t i = 0; i < spatial; ++i) {
    bool isReversed =
        op.getWindowReversal() && (*op.getWindowReversal())[i];
    int64_t kernelDim = numbers.getKernelSpatialDimensions()[i];
    AffineExpr at = kernelPlace(i);
    in[shift(numbers.getInputSpatialDimensions()[i], lhsSplit)] =
        outPlace(i) * strides[i] + at * rhsDilation[i];
    ker[shift(kernelDim, rhsSplit)] =
        isReversed ? -at + (rhsType.getDimSize(kernelDim) - 1) : at;
    out[shift(numbers.getOutputSpatialDimensions()[i], outSplit)] = outPlace(i);
  }
  SmallVector<int64_t> outShape(type.getShape());
  outShape[outSplit] /= groups;
  outShape.insert(outShape.begin() + outSplit, groups);
  auto map = [&](ArrayRef<AffineExpr> expressions) {
    return AffineMap::get(count, 0, expressions, context);
  };
  FailureOr<Value> made =
      contract(l,
               {{input, getElementTypeOrSelf(op.getLhs().getType()), map(in)},
                {kernel, getElementTypeOrSelf(op.getRhs().getType()),
                 map(ker)}},
               getAsIndexOpFoldResult(context, outShape),
               getElementTypeOrSelf(op.getResult().getType()), map(out),
               iterators);
  if (failed(made))
    return failure();
  return Values{reshapeTensor(l, *made, type.getShape())};
}

void exec::addContractions(PatternFamily family) {
  family.add<stablehlo::DotGeneralOp>(lowerDotGeneral);
  family.add<stablehlo::DotOp>(lowerDot);
  family.add<stablehlo::ConvolutionOp>(lowerConvolution);
}
