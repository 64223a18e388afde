//===- Bitcasts.cpp - the same bits as elements of another type ---*- C++
//-*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Part i of a wide element has its bits from i times the narrow width on.
//
//===----------------------------------------------------------------------===//

#include "Shapes.h"
#include "mlir/Dialect/Complex/IR/Complex.h"

using namespace mlir;
using namespace tutti;
using namespace tutti::exec;

static unsigned bitWidth(Type element) {
  if (auto complex = dyn_cast<ComplexType>(element))
    return 2 * complex.getElementType().getIntOrFloatBitWidth();
  return element.getIntOrFloatBitWidth();
}

// An integer with another number of bits; those above are zeros.
static Value resize(Lowering &l, Value bits, unsigned width) {
  unsigned from = bits.getType().getIntOrFloatBitWidth();
  Type type = l.b.getIntegerType(width);
  if (from == width)
    return bits;
  if (from < width)
    return l.create<arith::ExtUIOp>(type, bits);
  return l.create<arith::TruncIOp>(type, bits);
}

static Value shift(Lowering &l, Value bits, unsigned count, bool isLeft) {
  if (count == 0)
    return bits;
  Value by =
      l.create<arith::ConstantOp>(l.b.getIntegerAttr(bits.getType(), count));
  if (isLeft)
    return l.create<arith::ShLIOp>(bits, by);
  return l.create<arith::ShRUIOp>(bits, by);
}

// A kept element as an integer of the element's width.
static Value toBits(Lowering &l, Value kept, Type element) {
  unsigned width = bitWidth(element);
  if (auto complex = dyn_cast<ComplexType>(element)) {
    Type half = l.b.getIntegerType(width / 2);
    Value re = l.create<arith::BitcastOp>(half, l.create<complex::ReOp>(kept));
    Value im = l.create<arith::BitcastOp>(half, l.create<complex::ImOp>(kept));
    Value upper = shift(l, resize(l, im, width), width / 2, /*isLeft=*/true);
    return l.create<arith::OrIOp>(resize(l, re, width), upper);
  }
  if (isa<FloatType>(kept.getType()))
    return l.create<arith::BitcastOp>(l.b.getIntegerType(width), kept);
  return resize(l, kept, width);
}

static Value fromBits(Lowering &l, Value bits, Type element) {
  unsigned width = bitWidth(element);
  Type storage = storageType(element);
  if (auto complex = dyn_cast<ComplexType>(element)) {
    auto part = [&](unsigned from) -> Value {
      return l.create<arith::BitcastOp>(
          complex.getElementType(),
          resize(l, shift(l, bits, from, /*isLeft=*/false), width / 2));
    };
    return l.create<complex::CreateOp>(complex, part(0), part(width / 2));
  }
  if (isa<FloatType>(storage))
    return l.create<arith::BitcastOp>(storage, bits);
  if (isa<FloatType>(element))
    return resize(l, bits, storage.getIntOrFloatBitWidth());
  return toStorage(l.b, l.loc, bits, element);
}

static FailureOr<Values>
lowerBitcast(stablehlo::BitcastConvertOp op,
             stablehlo::BitcastConvertOp::Adaptor adaptor, Lowering &l) {
  Value operand = adaptor.getOperand();
  Type from = plainElement(getElementTypeOrSelf(op.getOperand().getType()));
  Type to = plainElement(getElementTypeOrSelf(op.getResult().getType()));
  unsigned width = bitWidth(from), newWidth = bitWidth(to);
  Sizes sizes = l.sizes(operand);
  if (newWidth > width) {
    int64_t parts = newWidth / width;
    requireEqual(l, sizes.back(), l.b.getIndexAttr(parts),
                 "the last size of the operand");
    sizes.pop_back();
    return Values{l.generate(
        sizes, storageType(to), [&](OpBuilder &, ValueRange indices) {
          Value bits;
          for (int64_t i = 0; i < parts; ++i) {
            Values at(indices);
            at.push_back(l.index(i));
            Value part =
                toBits(l, l.create<tensor::ExtractOp>(operand, at), from);
            part = shift(l, resize(l, part, newWidth), i * width,
                         /*isLeft=*/true);
            bits = bits ? l.create<arith::OrIOp>(bits, part) : part;
          }
          return fromBits(l, bits, to);
        })};
  }
  bool isSplit = newWidth < width;
  if (isSplit)
    sizes.push_back(l.b.getIndexAttr(width / newWidth));
  return Values{
      l.generate(sizes, storageType(to), [&](OpBuilder &, ValueRange indices) {
        Value kept =
            l.create<tensor::ExtractOp>(operand, indices.drop_back(isSplit));
        Value bits = toBits(l, kept, from);
        if (isSplit) {
          Value by = l.create<arith::MulIOp>(indices.back(), l.index(newWidth));
          bits = l.create<arith::ShRUIOp>(
              bits, l.create<arith::IndexCastUIOp>(bits.getType(), by));
          bits = resize(l, bits, newWidth);
        }
        return fromBits(l, bits, to);
      })};
}

void exec::addBitcasts(PatternFamily family) {
  family.add<stablehlo::BitcastConvertOp>(lowerBitcast);
}
