//===- Patterns.cpp - what lowerings share ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Patterns.h"
#include "Shapes.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Utils/ReshapeOpsUtils.h"
#include "tutti/Execution/IR/Rt.h"

using namespace mlir;
using namespace tutti;
using namespace tutti::exec;

Value Lowering::index(int64_t value) {
  return create<arith::ConstantIndexOp>(value);
}

RankedTensorType Lowering::type(Value value) const {
  return converter.convertType<RankedTensorType>(value.getType());
}

Value Lowering::kept(Value value) {
  Type type = converter.convertType(value.getType());
  if (type == value.getType())
    return value;
  return create<UnrealizedConversionCastOp>(type, value).getResult(0);
}

void Lowering::conform(MutableArrayRef<Value> results) {
  for (auto [result, expected] : llvm::zip_equal(results, op->getResults())) {
    auto made = dyn_cast<RankedTensorType>(result.getType());
    auto type = dyn_cast_or_null<RankedTensorType>(
        converter.convertType(expected.getType()));
    if (!made || !type || made == type ||
        made.getElementType() != type.getElementType())
      continue;
    for (int64_t dim = 0; dim < type.getRank(); ++dim)
      if (made.isDynamicDim(dim) && !type.isDynamicDim(dim))
        requireEqual(*this, size(result, dim),
                     b.getIndexAttr(type.getDimSize(dim)),
                     "size " + Twine(dim) + " of the result");
    result = create<tensor::CastOp>(type, result);
  }
}

OpFoldResult Lowering::size(Value tensor, int64_t dim) {
  return tensor::getMixedSize(b, loc, tensor, dim);
}

SmallVector<OpFoldResult> Lowering::sizes(Value tensor) {
  return tensor::getMixedSizes(b, loc, tensor);
}

Value Lowering::value(OpFoldResult size) {
  return getValueOrCreateConstantIndexOp(b, loc, size);
}

Value Lowering::empty(ArrayRef<OpFoldResult> sizes, Type element) {
  return create<tensor::EmptyOp>(sizes, element);
}

Value Lowering::scratch(ArrayRef<OpFoldResult> sizes, Type element) {
  SmallVector<int64_t> shape;
  Values dynamic;
  dispatchIndexOpFoldResults(sizes, dynamic, shape);
  return create<bufferization::AllocTensorOp>(
      RankedTensorType::get(shape, element), dynamic);
}

Value Lowering::filled(ArrayRef<OpFoldResult> sizes, Value scalar) {
  Value target = empty(sizes, scalar.getType());
  return create<linalg::FillOp>(scalar, target).getResult(0);
}

Value Lowering::zero(Type type) {
  if (auto complex = dyn_cast<ComplexType>(type)) {
    Attribute part = b.getZeroAttr(complex.getElementType());
    return create<complex::ConstantOp>(type, b.getArrayAttr({part, part}));
  }
  return create<arith::ConstantOp>(b.getZeroAttr(type));
}

Value Lowering::extractScalar(Value tensor) {
  return create<tensor::ExtractOp>(tensor, ValueRange());
}

Value Lowering::toIndex(Value scalar, Type element) {
  if (element.isIndex())
    return scalar;
  if (element.isUnsignedInteger(64)) {
    // Indices have a sign.
    Value most =
        create<arith::ConstantIntOp>(std::numeric_limits<int64_t>::max(), 64);
    scalar = create<arith::MinUIOp>(scalar, most);
  }
  if (element.isUnsignedInteger())
    return create<arith::IndexCastUIOp>(b.getIndexType(), scalar);
  return create<arith::IndexCastOp>(b.getIndexType(), scalar);
}

SmallVector<OpFoldResult> Lowering::sizesOf(RankedTensorType type, Value shape,
                                            Type original) {
  SmallVector<OpFoldResult> sizes;
  for (auto [dim, size] : llvm::enumerate(type.getShape())) {
    if (!ShapedType::isDynamic(size)) {
      sizes.push_back(b.getIndexAttr(size));
      continue;
    }
    Value element = create<tensor::ExtractOp>(shape, ValueRange{index(dim)});
    Value given = toIndex(element, getElementTypeOrSelf(original));
    requireAtLeast(*this, given, 0, "size " + Twine(dim) + " of the result");
    sizes.push_back(given);
  }
  return sizes;
}

void Lowering::require(Value condition, const Twine &message) {
  std::string name = op->getName().getStringRef().str();
  create<rt::RequireOp>(condition,
                        b.getStringAttr("'" + name + "' op: " + message));
}

InFlightDiagnostic Lowering::refuse(const Twine &why) {
  return op->emitOpError("cannot be run: ") << why;
}

Value Lowering::clampIndex(Value value, Value limit) {
  Value raised = create<arith::MaxSIOp>(value, index(0));
  return create<arith::MinSIOp>(raised, limit);
}

Value Lowering::generate(
    ArrayRef<OpFoldResult> sizes, Type element,
    llvm::function_ref<Value(OpBuilder &, ValueRange)> body) {
  Value target = empty(sizes, element);
  AffineMap identity = b.getMultiDimIdentityMap(sizes.size());
  SmallVector<utils::IteratorType> iterators(sizes.size(),
                                             utils::IteratorType::parallel);
  auto generic = linalg::GenericOp::create(
      b, loc, target.getType(), ValueRange(), target, identity, iterators,
      [&](OpBuilder &nested, Location, ValueRange) {
        Values indices;
        for (size_t dim = 0; dim < sizes.size(); ++dim)
          indices.push_back(linalg::IndexOp::create(nested, loc, dim));
        // Helpers build through the rewriter.
        OpBuilder::InsertionGuard guard(b);
        b.setInsertionPoint(nested.getInsertionBlock(),
                            nested.getInsertionPoint());
        Value made = body(b, indices);
        linalg::YieldOp::create(b, loc, made);
      });
  return generic.getResult(0);
}

Values Lowering::inlineScalars(Region &region, ValueRange scalars) {
  Values tensors, results;
  for (Value scalar : scalars)
    tensors.push_back(create<tensor::FromElementsOp>(
        RankedTensorType::get({}, scalar.getType()), scalar));
  for (Value result : inlineTensors(region, tensors))
    results.push_back(extractScalar(result));
  return results;
}

Values Lowering::inlineTensors(Region &region, ValueRange tensors) {
  // Regions may be used more than once, so a copy goes in.
  IRMapping mapping;
  Block &body = region.front();
  for (auto [argument, tensor] :
       llvm::zip_equal(body.getArguments(), tensors)) {
    Value original = tensor;
    if (original.getType() != argument.getType())
      original = create<UnrealizedConversionCastOp>(argument.getType(), tensor)
                     .getResult(0);
    mapping.map(argument, original);
  }
  for (Operation &nested : body.without_terminator())
    b.clone(nested, mapping);
  Values results;
  for (Value result : body.getTerminator()->getOperands())
    results.push_back(kept(mapping.lookupOrDefault(result)));
  return results;
}

Value exec::reshapeTensor(Lowering &l, Value tensor, ArrayRef<int64_t> shape) {
  auto from = cast<RankedTensorType>(tensor.getType());
  auto to = RankedTensorType::get(shape, from.getElementType());
  if (from == to)
    return tensor;
  if (from.getNumElements() == 0)
    return l.create<tensor::EmptyOp>(shape, from.getElementType());
  if (auto groups = getReassociationIndicesForReshape(from, to)) {
    if (from.getRank() > to.getRank())
      return l.create<tensor::CollapseShapeOp>(to, tensor, *groups);
    return l.create<tensor::ExpandShapeOp>(to, tensor, *groups);
  }
  // By way of one dimension.
  auto flat =
      RankedTensorType::get({from.getNumElements()}, from.getElementType());
  auto all = [](int64_t rank) {
    SmallVector<ReassociationIndices> groups;
    if (rank > 0)
      groups.push_back(llvm::to_vector<2>(llvm::seq<int64_t>(0, rank)));
    return groups;
  };
  Value line = tensor;
  if (from.getRank() == 0)
    line = l.create<tensor::ExpandShapeOp>(flat, line,
                                           ArrayRef<ReassociationIndices>());
  else if (from.getRank() > 1)
    line = l.create<tensor::CollapseShapeOp>(flat, line, all(from.getRank()));
  if (to.getRank() == 0)
    return l.create<tensor::CollapseShapeOp>(to, line,
                                             ArrayRef<ReassociationIndices>());
  if (to.getRank() == 1)
    return line;
  return l.create<tensor::ExpandShapeOp>(to, line, all(to.getRank()));
}

Value exec::transposeTensor(Lowering &l, Value tensor,
                            ArrayRef<int64_t> permutation) {
  auto type = cast<RankedTensorType>(tensor.getType());
  if (llvm::equal(permutation, llvm::seq<int64_t>(0, type.getRank())))
    return tensor;
  SmallVector<OpFoldResult> sizes;
  for (int64_t dim : permutation)
    sizes.push_back(l.size(tensor, dim));
  Value target = l.empty(sizes, type.getElementType());
  // Result index i is operand index permutation[i].
  SmallVector<AffineExpr> expressions(type.getRank());
  for (auto [i, dim] : llvm::enumerate(permutation))
    expressions[dim] = l.b.getAffineDimExpr(i);
  AffineMap input =
      AffineMap::get(type.getRank(), 0, expressions, l.b.getContext());
  SmallVector<utils::IteratorType> iterators(type.getRank(),
                                             utils::IteratorType::parallel);
  return linalg::GenericOp::create(
             l.b, l.loc, target.getType(), tensor, target,
             ArrayRef<AffineMap>{input,
                                 l.b.getMultiDimIdentityMap(type.getRank())},
             iterators,
             [](OpBuilder &nested, Location loc, ValueRange args) {
               linalg::YieldOp::create(nested, loc, args[0]);
             })
      .getResult(0);
}

Value exec::padTensor(Lowering &l, Value tensor, Value scalar,
                      ArrayRef<int64_t> low, ArrayRef<int64_t> high,
                      ArrayRef<int64_t> interior) {
  auto type = cast<RankedTensorType>(tensor.getType());
  SmallVector<OpFoldResult> sizes, offsets, steps, kept, first, ones;
  bool isEmpty = false;
  for (int64_t dim = 0; dim < type.getRank(); ++dim) {
    int64_t size = type.getDimSize(dim), step = interior[dim] + 1;
    int64_t spread = size == 0 ? 0 : (size - 1) * step + 1;
    int64_t padded = spread + low[dim] + high[dim];
    // Elements i with 0 <= low + i * step < padded stay.
    int64_t begin = low[dim] >= 0 ? 0 : llvm::divideCeil(-low[dim], step);
    int64_t end =
        padded > low[dim]
            ? std::min<int64_t>(size, (padded - low[dim] + step - 1) / step)
            : 0;
    isEmpty |= end <= begin || padded == 0;
    sizes.push_back(l.b.getIndexAttr(padded));
    offsets.push_back(l.b.getIndexAttr(low[dim] + begin * step));
    steps.push_back(l.b.getIndexAttr(step));
    kept.push_back(l.b.getIndexAttr(end - begin));
    first.push_back(l.b.getIndexAttr(begin));
    ones.push_back(l.b.getIndexAttr(1));
  }
  Value padding = l.filled(sizes, scalar);
  if (isEmpty)
    return padding;
  Value source = l.create<tensor::ExtractSliceOp>(tensor, first, kept, ones);
  return l.create<tensor::InsertSliceOp>(source, padding, offsets, kept, steps);
}
