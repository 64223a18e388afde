//===- BitcastConvert.cpp - bits as elements of another type ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// In row-major order a tensor is a line of bits, the lowest of each element
// first. It is cut into words as wide as an element of the operand, or as a
// part of one that is complex; those are joined or cut into words as wide as an
// element of the result:
//
//   operand [2, 4] of i4 -> line [8] of i4 -> line [2] of i16 -> result [2]
//
//===----------------------------------------------------------------------===//

#include "Patterns.h"
#include "mlir/Dialect/Complex/IR/Complex.h"

using namespace mlir;
using namespace tutti;
using namespace tutti::exec;

// The type of a real number, or of the parts of a complex one.
static Type partOf(Type element) {
  auto complex = dyn_cast<ComplexType>(element);
  return complex ? complex.getElementType() : element;
}

static Value toWord(OpBuilder &b, Location loc, Value stored, Type element) {
  Type word = b.getIntegerType(element.getIntOrFloatBitWidth());
  if (stored.getType() == word)
    return stored;
  if (isa<FloatType>(stored.getType()))
    return arith::BitcastOp::create(b, loc, word, stored);
  return arith::TruncIOp::create(b, loc, word, stored);
}

static Value fromWord(OpBuilder &b, Location loc, Value word, Type element) {
  Type storage = storageType(element);
  if (word.getType() == storage)
    return word;
  if (isa<FloatType>(storage))
    return arith::BitcastOp::create(b, loc, storage, word);
  if (isa<FloatType>(element) || element.isUnsignedInteger())
    return arith::ExtUIOp::create(b, loc, storage, word);
  return arith::ExtSIOp::create(b, loc, storage, word);
}

// One loop nest over `domain` from `input` to a tensor of `shape`, whose last
// iterator is a reduction if the shape has a dimension less.
static Value build(Lowering &l, Value input, AffineMap inputMap,
                   ArrayRef<int64_t> domain, ArrayRef<int64_t> shape,
                   Type element,
                   llvm::function_ref<Value(OpBuilder &, ValueRange)> body) {
  bool reduces = shape.size() < domain.size();
  SmallVector<utils::IteratorType> iterators(domain.size(),
                                             utils::IteratorType::parallel);
  SmallVector<OpFoldResult> sizes =
      getAsIndexOpFoldResult(l.b.getContext(), shape);
  if (reduces)
    iterators.back() = utils::IteratorType::reduction;
  AffineMap all = l.b.getMultiDimIdentityMap(domain.size());
  Value target = l.empty(sizes, element);
  Values inputs{input};
  SmallVector<AffineMap> maps{inputMap};
  if (reduces) {
    target = l.filled(
        sizes, l.create<arith::ConstantOp>(l.b.getIntegerAttr(element, 0)));
    // Gives the size of the reduction, which the other maps may not.
    inputs.push_back(l.empty(getAsIndexOpFoldResult(l.b.getContext(), domain),
                             l.b.getI1Type()));
    maps.push_back(all);
  }
  maps.push_back(reduces ? all.dropResult(domain.size() - 1) : all);
  return linalg::GenericOp::create(
             l.b, l.loc, target.getType(), inputs, target, maps, iterators,
             [&](OpBuilder &b, Location loc, ValueRange args) {
               linalg::YieldOp::create(b, loc, body(b, args));
             })
      .getResult(0);
}

// A line of numbers as a line of words, two for a complex one.
static Value toWords(Lowering &l, Value line, Type element) {
  int64_t count = cast<RankedTensorType>(line.getType()).getDimSize(0);
  Type part = partOf(element);
  Type word = l.b.getIntegerType(part.getIntOrFloatBitWidth());
  if (part == element)
    return build(l, line, l.b.getMultiDimIdentityMap(1), {count}, {count}, word,
                 [&](OpBuilder &b, ValueRange args) {
                   return toWord(b, l.loc, args[0], part);
                 });
  AffineMap number = AffineMap::get(2, 0, l.b.getAffineDimExpr(0));
  Value parts = build(
      l, line, number, {count, 2}, {count, 2}, word,
      [&](OpBuilder &b, ValueRange args) -> Value {
        Value which = linalg::IndexOp::create(b, l.loc, 1);
        Value zero = arith::ConstantIndexOp::create(b, l.loc, 0);
        Value isReal = arith::CmpIOp::create(b, l.loc, arith::CmpIPredicate::eq,
                                             which, zero);
        Value re = complex::ReOp::create(b, l.loc, args[0]);
        Value im = complex::ImOp::create(b, l.loc, args[0]);
        return toWord(b, l.loc,
                      arith::SelectOp::create(b, l.loc, isReal, re, im), part);
      });
  return reshapeTensor(l, parts, {2 * count});
}

// And back: a line of words as a line of numbers.
static Value fromWords(Lowering &l, Value words, Type element) {
  int64_t count = cast<RankedTensorType>(words.getType()).getDimSize(0);
  Type part = partOf(element);
  if (part == element)
    return build(l, words, l.b.getMultiDimIdentityMap(1), {count}, {count},
                 storageType(element), [&](OpBuilder &b, ValueRange args) {
                   return fromWord(b, l.loc, args[0], part);
                 });
  count /= 2;
  auto half = [&](int64_t which) {
    return l.create<tensor::ExtractSliceOp>(
        words, ArrayRef<OpFoldResult>{l.b.getIndexAttr(which)},
        ArrayRef<OpFoldResult>{l.b.getIndexAttr(count)},
        ArrayRef<OpFoldResult>{l.b.getIndexAttr(2)});
  };
  Value re = half(0), im = half(1);
  return l.generate({l.b.getIndexAttr(count)}, element,
                    [&](OpBuilder &b, ValueRange at) -> Value {
                      auto read = [&](Value tensor) {
                        Value word = l.create<tensor::ExtractOp>(tensor, at);
                        return fromWord(b, l.loc, word, part);
                      };
                      Value x = read(re), y = read(im);
                      return l.create<complex::CreateOp>(
                          cast<ComplexType>(element), x, y);
                    });
}

// A word shifted to, or from, its place in a wider one.
template <typename ShiftOp>
static Value shift(OpBuilder &b, Location loc, Value word, unsigned step) {
  Value which = linalg::IndexOp::create(b, loc, 1);
  Value bits = arith::ConstantIndexOp::create(b, loc, step);
  Value amount = arith::IndexCastOp::create(
      b, loc, word.getType(), arith::MulIOp::create(b, loc, which, bits));
  return ShiftOp::create(b, loc, word, amount);
}

// A line of words as one of words of another width.
static Value regroup(Lowering &l, Value words, unsigned to) {
  auto type = cast<RankedTensorType>(words.getType());
  int64_t count = type.getDimSize(0);
  unsigned from = type.getElementTypeBitWidth();
  Type word = l.b.getIntegerType(to);
  AffineExpr i = l.b.getAffineDimExpr(0), j = l.b.getAffineDimExpr(1);
  if (to > from) {
    int64_t many = to / from;
    return build(l, words, AffineMap::get(2, 0, i * many + j),
                 {count / many, many}, {count / many}, word,
                 [&](OpBuilder &b, ValueRange args) -> Value {
                   Value wide = arith::ExtUIOp::create(b, l.loc, word, args[0]);
                   Value placed = shift<arith::ShLIOp>(b, l.loc, wide, from);
                   return arith::OrIOp::create(b, l.loc, args.back(), placed);
                 });
  }
  if (to == from)
    return words;
  int64_t many = from / to;
  Value cut =
      build(l, words, AffineMap::get(2, 0, i), {count, many}, {count, many},
            word, [&](OpBuilder &b, ValueRange args) -> Value {
              Value low = shift<arith::ShRUIOp>(b, l.loc, args[0], to);
              return arith::TruncIOp::create(b, l.loc, word, low);
            });
  return reshapeTensor(l, cut, {count * many});
}

static FailureOr<Values>
lowerBitcastConvert(stablehlo::BitcastConvertOp op,
                    stablehlo::BitcastConvertOp::Adaptor adaptor, Lowering &l) {
  RankedTensorType type = l.type(op.getResult());
  auto from = cast<RankedTensorType>(adaptor.getOperand().getType());
  if (!type.hasStaticShape() || !from.hasStaticShape())
    return failure();
  if (type.getNumElements() == 0)
    return Values{
        l.create<tensor::EmptyOp>(type.getShape(), type.getElementType())};
  Type fromElement = getElementTypeOrSelf(op.getOperand().getType());
  Type toElement = getElementTypeOrSelf(op.getResult().getType());
  Value line = reshapeTensor(l, adaptor.getOperand(), {from.getNumElements()});
  Value words = toWords(l, line, fromElement);
  words = regroup(l, words, partOf(toElement).getIntOrFloatBitWidth());
  line = fromWords(l, words, toElement);
  return Values{reshapeTensor(l, line, type.getShape())};
}

void exec::addBitcastConvert(PatternFamily family) {
  family.add<stablehlo::BitcastConvertOp>(lowerBitcastConvert);
}
