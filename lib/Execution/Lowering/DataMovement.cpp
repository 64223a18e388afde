//===- DataMovement.cpp - constants, moving elements ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Patterns.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "tutti/StableHLO/IR/Chlo.h"

using namespace mlir;
using namespace tutti;
using namespace tutti::exec;

static FailureOr<Values> lowerConstant(stablehlo::ConstantOp op,
                                       stablehlo::ConstantOp::Adaptor,
                                       Lowering &l) {
  DenseElementsAttr value = toStorage(op.getValue());
  if (!value)
    return failure();
  return Values{l.create<arith::ConstantOp>(value)};
}

static FailureOr<Values>
lowerChloConstant(chlo::ConstantOp op, chlo::ConstantOp::Adaptor, Lowering &l) {
  DenseElementsAttr value = toStorage(op.getValue());
  if (!value)
    return failure();
  return Values{l.create<arith::ConstantOp>(value)};
}

static FailureOr<Values>
lowerConstantLike(chlo::ConstantLikeOp op,
                  chlo::ConstantLikeOp::Adaptor adaptor, Lowering &l) {
  auto type = RankedTensorType::get({}, op.getValue().getType());
  DenseElementsAttr value =
      toStorage(DenseElementsAttr::get(type, Attribute(op.getValue())));
  if (!value)
    return failure();
  Value scalar = l.extractScalar(l.create<arith::ConstantOp>(value));
  Value made = l.filled(l.sizes(adaptor.getOperand()), scalar);
  RankedTensorType result = l.type(op.getResult());
  if (made.getType() != result)
    made = l.create<tensor::CastOp>(result, made);
  return Values{made};
}

static FailureOr<Values> lowerIota(stablehlo::IotaOp op,
                                   stablehlo::IotaOp::Adaptor, Lowering &l) {
  RankedTensorType type = l.type(op.getOutput());
  Type element = getElementTypeOrSelf(op.getOutput().getType());
  auto complex = dyn_cast<ComplexType>(element);
  Type compute = complex ? complex.getElementType() : computeType(element);
  SmallVector<OpFoldResult> sizes;
  for (int64_t size : type.getShape())
    sizes.push_back(l.b.getIndexAttr(size));
  Value result = l.generate(
      sizes, type.getElementType(),
      [&](OpBuilder &b, ValueRange indices) -> Value {
        Value at = indices[op.getIotaDimension()];
        Type integer = isa<IntegerType>(compute) ? compute : b.getI64Type();
        Value number =
            arith::IndexCastUIOp::create(b, l.loc, integer, at).getResult();
        if (isa<FloatType>(compute))
          number = arith::UIToFPOp::create(b, l.loc, compute, number);
        if (!complex)
          return toStorage(b, l.loc, number, element);
        Value zero =
            arith::ConstantOp::create(b, l.loc, b.getFloatAttr(compute, 0));
        return complex::CreateOp::create(b, l.loc, complex, number, zero);
      });
  return Values{result};
}

// Dimensions of size one that are repeated are dropped first, so that the map
// of what remains is a projection.
Value exec::broadcastTensor(Lowering &l, Value operand, ArrayRef<int64_t> dims,
                            ArrayRef<int64_t> resultShape) {
  auto type = RankedTensorType::get(resultShape,
                                    getElementTypeOrSelf(operand.getType()));
  auto from = cast<RankedTensorType>(operand.getType());
  SmallVector<int64_t> shape;
  SmallVector<AffineExpr> expressions;
  for (auto [i, dim] : llvm::enumerate(dims)) {
    if (from.getDimSize(i) == 1 && type.getDimSize(dim) != 1)
      continue;
    shape.push_back(from.getDimSize(i));
    expressions.push_back(l.b.getAffineDimExpr(dim));
  }
  Value source = reshapeTensor(l, operand, shape);
  SmallVector<OpFoldResult> sizes;
  for (int64_t size : type.getShape())
    sizes.push_back(l.b.getIndexAttr(size));
  Value target = l.empty(sizes, type.getElementType());
  if (type.getRank() == 0)
    return source;
  AffineMap input =
      AffineMap::get(type.getRank(), 0, expressions, l.b.getContext());
  SmallVector<utils::IteratorType> iterators(type.getRank(),
                                             utils::IteratorType::parallel);
  return linalg::GenericOp::create(
             l.b, l.loc, type, source, target,
             ArrayRef<AffineMap>{input,
                                 l.b.getMultiDimIdentityMap(type.getRank())},
             iterators,
             [](OpBuilder &nested, Location loc, ValueRange args) {
               linalg::YieldOp::create(nested, loc, args[0]);
             })
      .getResult(0);
}

static FailureOr<Values>
lowerBroadcastInDim(stablehlo::BroadcastInDimOp op,
                    stablehlo::BroadcastInDimOp::Adaptor adaptor, Lowering &l) {
  RankedTensorType type = l.type(op.getResult());
  auto from = cast<RankedTensorType>(adaptor.getOperand().getType());
  if (!type.hasStaticShape() || !from.hasStaticShape())
    return failure();
  return Values{broadcastTensor(l, adaptor.getOperand(),
                                op.getBroadcastDimensions(), type.getShape())};
}

static FailureOr<Values> lowerBroadcast(stablehlo::BroadcastOp op,
                                        stablehlo::BroadcastOp::Adaptor adaptor,
                                        Lowering &l) {
  RankedTensorType type = l.type(op.getResult());
  auto from = cast<RankedTensorType>(adaptor.getOperand().getType());
  if (!type.hasStaticShape() || !from.hasStaticShape())
    return failure();
  int64_t added = type.getRank() - from.getRank();
  return Values{broadcastTensor(
      l, adaptor.getOperand(),
      llvm::to_vector(llvm::seq(added, type.getRank())), type.getShape())};
}

static FailureOr<Values> lowerReshape(stablehlo::ReshapeOp op,
                                      stablehlo::ReshapeOp::Adaptor adaptor,
                                      Lowering &l) {
  RankedTensorType type = l.type(op.getResult());
  auto from = cast<RankedTensorType>(adaptor.getOperand().getType());
  if (!type.hasStaticShape() || !from.hasStaticShape())
    return failure();
  return Values{reshapeTensor(l, adaptor.getOperand(), type.getShape())};
}

static FailureOr<Values> lowerTranspose(stablehlo::TransposeOp op,
                                        stablehlo::TransposeOp::Adaptor adaptor,
                                        Lowering &l) {
  return Values{transposeTensor(l, adaptor.getOperand(), op.getPermutation())};
}

static SmallVector<OpFoldResult> attributes(Lowering &l,
                                            ArrayRef<int64_t> values) {
  return getAsIndexOpFoldResult(l.b.getContext(), values);
}

static FailureOr<Values> lowerSlice(stablehlo::SliceOp op,
                                    stablehlo::SliceOp::Adaptor adaptor,
                                    Lowering &l) {
  RankedTensorType type = l.type(op.getResult());
  if (!type.hasStaticShape())
    return failure();
  return Values{l.create<tensor::ExtractSliceOp>(
      adaptor.getOperand(), attributes(l, op.getStartIndices()),
      attributes(l, type.getShape()), attributes(l, op.getStrides()))};
}

static FailureOr<Values>
lowerConcatenate(stablehlo::ConcatenateOp op,
                 stablehlo::ConcatenateOp::Adaptor adaptor, Lowering &l) {
  RankedTensorType type = l.type(op.getResult());
  uint64_t dim = op.getDimension();
  if (!type.hasStaticShape())
    return failure();
  Value result = l.empty(attributes(l, type.getShape()), type.getElementType());
  SmallVector<int64_t> offsets(type.getRank(), 0), ones(type.getRank(), 1);
  for (Value input : adaptor.getInputs()) {
    auto piece = cast<RankedTensorType>(input.getType());
    result = l.create<tensor::InsertSliceOp>(
        input, result, attributes(l, offsets), attributes(l, piece.getShape()),
        attributes(l, ones));
    offsets[dim] += piece.getDimSize(dim);
  }
  return Values{result};
}

static FailureOr<Values>
lowerPad(stablehlo::PadOp op, stablehlo::PadOp::Adaptor adaptor, Lowering &l) {
  auto from = cast<RankedTensorType>(adaptor.getOperand().getType());
  if (!from.hasStaticShape())
    return failure();
  return Values{padTensor(l, adaptor.getOperand(),
                          l.extractScalar(adaptor.getPaddingValue()),
                          op.getEdgePaddingLow(), op.getEdgePaddingHigh(),
                          op.getInteriorPadding())};
}

static FailureOr<Values> lowerReverse(stablehlo::ReverseOp op,
                                      stablehlo::ReverseOp::Adaptor adaptor,
                                      Lowering &l) {
  Value operand = adaptor.getOperand();
  auto type = cast<RankedTensorType>(operand.getType());
  SmallVector<OpFoldResult> sizes = l.sizes(operand);
  Values lasts;
  for (int64_t dim : op.getDimensions())
    lasts.push_back(l.create<arith::SubIOp>(l.value(sizes[dim]), l.index(1)));
  Value result = l.generate(
      sizes, type.getElementType(), [&](OpBuilder &b, ValueRange indices) {
        Values at(indices);
        for (auto [dim, last] : llvm::zip_equal(op.getDimensions(), lasts))
          at[dim] = arith::SubIOp::create(b, l.loc, last, at[dim]);
        return tensor::ExtractOp::create(b, l.loc, operand, at).getResult();
      });
  return Values{result};
}

void exec::addDataMovement(PatternFamily family) {
  family.add<stablehlo::ConstantOp>(lowerConstant);
  family.add<chlo::ConstantOp>(lowerChloConstant);
  family.add<chlo::ConstantLikeOp>(lowerConstantLike);
  family.add<stablehlo::IotaOp>(lowerIota);
  family.add<stablehlo::BroadcastInDimOp>(lowerBroadcastInDim);
  family.add<stablehlo::BroadcastOp>(lowerBroadcast);
  family.add<stablehlo::ReshapeOp>(lowerReshape);
  family.add<stablehlo::TransposeOp>(lowerTranspose);
  family.add<stablehlo::SliceOp>(lowerSlice);
  family.add<stablehlo::ConcatenateOp>(lowerConcatenate);
  family.add<stablehlo::PadOp>(lowerPad);
  family.add<stablehlo::ReverseOp>(lowerReverse);
}
