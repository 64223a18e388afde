//===- DataMovement.cpp - constants, moving elements ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Shapes.h"
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
  return Values{countAlong(l, constantSizes(l, op.getType().getShape()),
                           op.getIotaDimension(),
                           op.getType().getElementType())};
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

// What the type of the result leaves open, the operand says.
static FailureOr<Values>
lowerBroadcastInDim(stablehlo::BroadcastInDimOp op,
                    stablehlo::BroadcastInDimOp::Adaptor adaptor, Lowering &l) {
  RankedTensorType type = l.type(op.getResult());
  ArrayRef<int64_t> dims = op.getBroadcastDimensions();
  Sizes sizes;
  for (auto [dim, size] : llvm::enumerate(type.getShape())) {
    if (!ShapedType::isDynamic(size)) {
      sizes.push_back(l.b.getIndexAttr(size));
      continue;
    }
    const int64_t *from = llvm::find(dims, static_cast<int64_t>(dim));
    if (from == dims.end())
      return l.refuse("nothing says size ") << dim << " of its result";
    sizes.push_back(l.size(adaptor.getOperand(), from - dims.begin()));
  }
  return Values{broadcastTo(l, adaptor.getOperand(), dims, sizes)};
}

static FailureOr<Values> lowerBroadcast(stablehlo::BroadcastOp op,
                                        stablehlo::BroadcastOp::Adaptor adaptor,
                                        Lowering &l) {
  Sizes sizes = constantSizes(l, op.getBroadcastSizes());
  int64_t added = sizes.size();
  llvm::append_range(sizes, l.sizes(adaptor.getOperand()));
  int64_t rank = sizes.size();
  return Values{broadcastTo(l, adaptor.getOperand(),
                            llvm::to_vector(llvm::seq(added, rank)), sizes)};
}

// One size that the type of the result leaves open is what the others leave.
static FailureOr<Values> lowerReshape(stablehlo::ReshapeOp op,
                                      stablehlo::ReshapeOp::Adaptor adaptor,
                                      Lowering &l) {
  RankedTensorType type = l.type(op.getResult());
  if (type.getNumDynamicDims() > 1)
    return l.refuse("nothing says the sizes of its result");
  Size known = l.b.getIndexAttr(1);
  for (int64_t size : type.getShape())
    if (!ShapedType::isDynamic(size))
      known = multiplySizes(l, known, l.b.getIndexAttr(size));
  Sizes sizes;
  for (int64_t size : type.getShape()) {
    if (!ShapedType::isDynamic(size)) {
      sizes.push_back(l.b.getIndexAttr(size));
      continue;
    }
    Size all = productOf(l, l.sizes(adaptor.getOperand()));
    // Without elements, any size would do.
    bool isEmpty = isConstantIntValue(known, 0);
    sizes.push_back(isEmpty ? l.b.getIndexAttr(0) : divideSizes(l, all, known));
  }
  return Values{reshapeTo(l, adaptor.getOperand(), sizes)};
}

static FailureOr<Values> lowerTranspose(stablehlo::TransposeOp op,
                                        stablehlo::TransposeOp::Adaptor adaptor,
                                        Lowering &l) {
  return Values{transposeTensor(l, adaptor.getOperand(), op.getPermutation())};
}

// Sizes that are not known are checked not to be less than the limits.
static FailureOr<Values> lowerSlice(stablehlo::SliceOp op,
                                    stablehlo::SliceOp::Adaptor adaptor,
                                    Lowering &l) {
  Value operand = adaptor.getOperand();
  Sizes sizes;
  for (auto [dim, start, limit, stride] : llvm::enumerate(
           op.getStartIndices(), op.getLimitIndices(), op.getStrides())) {
    requireAtLeast(l, l.size(operand, dim), limit,
                   "size " + Twine(dim) + " of the operand");
    sizes.push_back(l.b.getIndexAttr(llvm::divideCeil(limit - start, stride)));
  }
  return Values{l.create<tensor::ExtractSliceOp>(
      operand, constantSizes(l, op.getStartIndices()), sizes,
      constantSizes(l, op.getStrides()))};
}

static FailureOr<Values>
lowerConcatenate(stablehlo::ConcatenateOp op,
                 stablehlo::ConcatenateOp::Adaptor adaptor, Lowering &l) {
  int64_t dim = op.getDimension();
  ValueRange inputs = adaptor.getInputs();
  Sizes sizes = l.sizes(inputs.front());
  sizes[dim] = l.b.getIndexAttr(0);
  for (Value input : inputs) {
    Sizes own = l.sizes(input);
    sizes[dim] = addSizes(l, sizes[dim], own[dim]);
    for (int64_t i = 0, e = own.size(); i < e; ++i)
      if (i != dim)
        requireEqual(l, own[i], sizes[i],
                     "size " + Twine(i) + " of an operand");
  }
  Value result = l.empty(sizes, getElementTypeOrSelf(inputs.front().getType()));
  Sizes offsets(sizes.size(), l.b.getIndexAttr(0));
  Sizes ones(sizes.size(), l.b.getIndexAttr(1));
  for (Value input : inputs) {
    result = l.create<tensor::InsertSliceOp>(input, result, offsets,
                                             l.sizes(input), ones);
    offsets[dim] = addSizes(l, offsets[dim], l.size(input, dim));
  }
  return Values{result};
}

static FailureOr<Values>
lowerPad(stablehlo::PadOp op, stablehlo::PadOp::Adaptor adaptor, Lowering &l) {
  return Values{padTo(l, adaptor.getOperand(),
                      l.extractScalar(adaptor.getPaddingValue()),
                      constantSizes(l, op.getEdgePaddingLow()),
                      constantSizes(l, op.getEdgePaddingHigh()),
                      constantSizes(l, op.getInteriorPadding()))};
}

Value exec::reverseTensor(Lowering &l, Value tensor, ArrayRef<int64_t> dims) {
  if (dims.empty())
    return tensor;
  Sizes sizes = l.sizes(tensor);
  Values lasts;
  for (int64_t dim : dims)
    lasts.push_back(l.create<arith::SubIOp>(l.value(sizes[dim]), l.index(1)));
  return l.generate(sizes, getElementTypeOrSelf(tensor.getType()),
                    [&](OpBuilder &, ValueRange indices) -> Value {
                      Values at(indices);
                      for (auto [dim, last] : llvm::zip_equal(dims, lasts))
                        at[dim] = l.create<arith::SubIOp>(last, at[dim]);
                      return l.create<tensor::ExtractOp>(tensor, at);
                    });
}

static FailureOr<Values> lowerReverse(stablehlo::ReverseOp op,
                                      stablehlo::ReverseOp::Adaptor adaptor,
                                      Lowering &l) {
  return Values{reverseTensor(l, adaptor.getOperand(), op.getDimensions())};
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
