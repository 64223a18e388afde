//===- Shapes.cpp - shapes that only show at run time ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Shapes.h"
#include "Loops.h"
#include "mlir/Dialect/Complex/IR/Complex.h"

using namespace mlir;
using namespace tutti;
using namespace tutti::exec;

// `fold` of two constants, or the op of two values.
template <typename OpT>
static Size combine(Lowering &l, Size a, Size b,
                    llvm::function_ref<int64_t(int64_t, int64_t)> fold) {
  std::optional<int64_t> x = getConstantIntValue(a), y = getConstantIntValue(b);
  if (x && y)
    return l.b.getIndexAttr(fold(*x, *y));
  return l.create<OpT>(l.value(a), l.value(b)).getResult();
}

Size exec::addSizes(Lowering &l, Size a, Size b) {
  return combine<arith::AddIOp>(l, a, b,
                                [](int64_t x, int64_t y) { return x + y; });
}

Size exec::subtractSizes(Lowering &l, Size a, Size b) {
  return combine<arith::SubIOp>(l, a, b,
                                [](int64_t x, int64_t y) { return x - y; });
}

Size exec::multiplySizes(Lowering &l, Size a, Size b) {
  return combine<arith::MulIOp>(l, a, b,
                                [](int64_t x, int64_t y) { return x * y; });
}

Size exec::divideSizes(Lowering &l, Size a, Size b) {
  return combine<arith::DivUIOp>(l, a, b,
                                 [](int64_t x, int64_t y) { return x / y; });
}

Size exec::largerSize(Lowering &l, Size a, Size b) {
  return combine<arith::MaxSIOp>(
      l, a, b, [](int64_t x, int64_t y) { return std::max(x, y); });
}

Size exec::productOf(Lowering &l, ArrayRef<Size> sizes) {
  Size product = l.b.getIndexAttr(1);
  for (Size size : sizes)
    product = multiplySizes(l, product, size);
  return product;
}

Size exec::windowCount(Lowering &l, Size padded, Size window, int64_t dilation,
                       int64_t stride) {
  auto number = [&](int64_t value) { return Size(l.b.getIndexAttr(value)); };
  Size gaps = largerSize(l, subtractSizes(l, window, number(1)), number(0));
  Size spread =
      addSizes(l, window, multiplySizes(l, gaps, number(dilation - 1)));
  Size room = addSizes(l, subtractSizes(l, padded, spread), number(stride));
  return divideSizes(l, largerSize(l, room, number(0)), number(stride));
}

std::optional<SmallVector<int64_t>> exec::asConstants(ArrayRef<Size> sizes) {
  return getConstantIntValues(sizes);
}

Sizes exec::constantSizes(Lowering &l, ArrayRef<int64_t> values) {
  return getAsIndexOpFoldResult(l.b.getContext(), values);
}

void exec::requireEqual(Lowering &l, Size a, Size b, const Twine &what) {
  std::optional<int64_t> x = getConstantIntValue(a), y = getConstantIntValue(b);
  if (a == b || (x && y))
    return;
  l.require(
      l.create<arith::CmpIOp>(arith::CmpIPredicate::eq, l.value(a), l.value(b)),
      y ? what + " is not " + std::to_string(*y)
        : what + " does not fit the others");
}

void exec::requireAtLeast(Lowering &l, Size size, int64_t least,
                          const Twine &what) {
  std::optional<int64_t> known = getConstantIntValue(size);
  if (known && *known >= least)
    return;
  l.require(l.create<arith::CmpIOp>(arith::CmpIPredicate::sge, l.value(size),
                                    l.index(least)),
            what + " is less than " + std::to_string(least));
}

void exec::requireSameShapes(Lowering &l, ValueRange tensors) {
  for (Value tensor : tensors.drop_front()) {
    auto type = cast<RankedTensorType>(tensor.getType());
    for (int64_t dim = 0; dim < type.getRank(); ++dim)
      requireEqual(l, l.size(tensor, dim), l.size(tensors.front(), dim),
                   "size " + Twine(dim) + " of an operand");
  }
}

Value exec::countAlong(Lowering &l, ArrayRef<Size> sizes, int64_t dim,
                       Type element) {
  Type compute = computeType(element);
  auto complex = dyn_cast<ComplexType>(compute);
  Type real = complex ? complex.getElementType() : compute;
  return l.generate(
      sizes, storageType(element),
      [&](OpBuilder &b, ValueRange indices) -> Value {
        Type integer = isa<IntegerType>(real) ? real : b.getI64Type();
        Value number = l.create<arith::IndexCastUIOp>(integer, indices[dim]);
        if (isa<FloatType>(real))
          number = l.create<arith::UIToFPOp>(real, number);
        if (!complex)
          return toStorage(b, l.loc, number, element);
        Value zero = l.create<arith::ConstantOp>(b.getFloatAttr(real, 0.0));
        return l.create<complex::CreateOp>(complex, number, zero);
      });
}

Value exec::listElement(Lowering &l, Value list, Type original, int64_t i) {
  return l.toIndex(l.create<tensor::ExtractOp>(list, l.index(i)),
                   getElementTypeOrSelf(original));
}

static bool isStatic(Value tensor) {
  return cast<RankedTensorType>(tensor.getType()).hasStaticShape();
}

// By way of one dimension.
Value exec::reshapeTo(Lowering &l, Value tensor, ArrayRef<Size> sizes) {
  std::optional<SmallVector<int64_t>> known = asConstants(sizes);
  if (known && isStatic(tensor))
    return reshapeTensor(l, tensor, *known);
  Size count = productOf(l, sizes);
  requireEqual(l, productOf(l, l.sizes(tensor)), count, "number of elements");
  auto from = cast<RankedTensorType>(tensor.getType());
  auto lineOf = [&](int64_t size) {
    return RankedTensorType::get(size, from.getElementType());
  };
  auto allOf = [](int64_t rank) {
    return SmallVector<ReassociationIndices>{
        llvm::to_vector<2>(llvm::seq<int64_t>(0, rank))};
  };
  Value line = tensor;
  if (from.getRank() == 0)
    line = reshapeTensor(l, line, 1);
  else if (from.getRank() > 1)
    line = l.create<tensor::CollapseShapeOp>(line, allOf(from.getRank()));
  if (known) {
    line = l.create<tensor::CastOp>(lineOf(*getConstantIntValue(count)), line);
    return reshapeTensor(l, line, *known);
  }
  line = l.create<tensor::CastOp>(lineOf(ShapedType::kDynamic), line);
  if (sizes.size() == 1)
    return line;
  SmallVector<int64_t> shape;
  Values dynamic;
  dispatchIndexOpFoldResults(sizes, dynamic, shape);
  // One dimension does not become several that are not known, so its elements
  // are copied.
  if (dynamic.size() > 1)
    return l.generate(
        sizes, from.getElementType(),
        [&](OpBuilder &, ValueRange indices) -> Value {
          Value at = l.index(0);
          for (auto [index, size] : llvm::zip_equal(indices, sizes))
            at = l.create<arith::AddIOp>(
                l.create<arith::MulIOp>(at, l.value(size)), index);
          return l.create<tensor::ExtractOp>(line, at);
        });
  return l.create<tensor::ExpandShapeOp>(
      RankedTensorType::get(shape, from.getElementType()), line,
      allOf(shape.size()), sizes);
}

Value exec::broadcastTo(Lowering &l, Value operand, ArrayRef<int64_t> dims,
                        ArrayRef<Size> sizes) {
  std::optional<SmallVector<int64_t>> shape = asConstants(sizes);
  if (shape && isStatic(operand))
    return broadcastTensor(l, operand, dims, *shape);
  // Which dimensions repeat their one element; null for none, true for all.
  Values repeats;
  for (auto [i, dim] : llvm::enumerate(dims)) {
    Size size = l.size(operand, i);
    std::optional<int64_t> known = getConstantIntValue(size);
    Value isOne = l.create<arith::CmpIOp>(arith::CmpIPredicate::eq,
                                          l.value(size), l.index(1));
    Value fits = l.create<arith::CmpIOp>(arith::CmpIPredicate::eq,
                                         l.value(size), l.value(sizes[dim]));
    if (!known || *known != 1)
      l.require(l.create<arith::OrIOp>(isOne, fits),
                "size " + Twine(i) +
                    " of the operand is neither 1 nor that of the result");
    repeats.push_back(isOne);
  }
  return l.generate(sizes, getElementTypeOrSelf(operand.getType()),
                    [&](OpBuilder &, ValueRange indices) -> Value {
                      Values at;
                      for (auto [dim, isOne] : llvm::zip_equal(dims, repeats))
                        at.push_back(l.create<arith::SelectOp>(
                            isOne, l.index(0), indices[dim]));
                      return l.create<tensor::ExtractOp>(operand, at);
                    });
}

Value exec::padTo(Lowering &l, Value tensor, Value scalar, ArrayRef<Size> low,
                  ArrayRef<Size> high, ArrayRef<Size> interior) {
  auto lowKnown = asConstants(low), highKnown = asConstants(high),
       interiorKnown = asConstants(interior);
  if (isStatic(tensor) && lowKnown && highKnown && interiorKnown)
    return padTensor(l, tensor, scalar, *lowKnown, *highKnown, *interiorKnown);
  Sizes operandSizes = l.sizes(tensor), sizes, steps;
  Size zero = l.b.getIndexAttr(0), one = l.b.getIndexAttr(1);
  for (int64_t dim = 0, e = low.size(); dim < e; ++dim) {
    Size size = operandSizes[dim];
    Size step = addSizes(l, interior[dim], one);
    requireAtLeast(l, step, 1, "interior padding plus one");
    // Between n elements there are n - 1 gaps, between none there is none.
    Size gaps = largerSize(l, subtractSizes(l, size, one), zero);
    Size padded =
        addSizes(l, addSizes(l, size, multiplySizes(l, gaps, interior[dim])),
                 addSizes(l, low[dim], high[dim]));
    requireAtLeast(l, padded, 0, "size " + Twine(dim) + " of the result");
    sizes.push_back(padded);
    steps.push_back(step);
  }
  Type element = scalar.getType();
  return l.generate(
      sizes, element, [&](OpBuilder &, ValueRange indices) -> Value {
        Values at;
        Value isInside = l.create<arith::ConstantIntOp>(1, 1);
        for (auto [dim, index] : llvm::enumerate(indices)) {
          Value step = l.value(steps[dim]);
          Value offset = l.create<arith::SubIOp>(index, l.value(low[dim]));
          Value place = l.create<arith::DivUIOp>(offset, step);
          Value gap = l.create<arith::RemUIOp>(offset, step);
          Value tests[] = {l.create<arith::CmpIOp>(arith::CmpIPredicate::sge,
                                                   offset, l.index(0)),
                           l.create<arith::CmpIOp>(arith::CmpIPredicate::eq,
                                                   gap, l.index(0)),
                           l.create<arith::CmpIOp>(arith::CmpIPredicate::ult,
                                                   place,
                                                   l.value(operandSizes[dim]))};
          for (Value test : tests)
            isInside = l.create<arith::AndIOp>(isInside, test);
          at.push_back(place);
        }
        return ifHolds(l, isInside, scalar, [&]() -> Values {
          return {l.create<tensor::ExtractOp>(tensor, at)};
        })[0];
      });
}
