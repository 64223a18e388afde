//===- ScalarChlo.cpp - CHLO's arithmetic on one element ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Elements.h"
#include "Scalars.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;
using namespace tutti::exec;

static Value compareFloats(Scalar &s, arith::CmpFPredicate predicate, Value a,
                           Value b) {
  return s.make<arith::CmpFOp>(predicate, a, b);
}

static Value compareInts(Scalar &s, arith::CmpIPredicate predicate, Value a,
                         Value b) {
  return s.make<arith::CmpIOp>(predicate, a, b);
}

static constexpr double infinity = std::numeric_limits<double>::infinity();

// Of x + iy, (x - y)(x + y) + 2ixy: the squares of large parts do not meet as
// infinity - infinity.
static Value square(Scalar &s) {
  Value number = s.in[0];
  if (!s.isComplex())
    return s.make<arith::MulFOp>(number, number);
  Value x = s.make<complex::ReOp>(number), y = s.make<complex::ImOp>(number);
  Value product = s.make<arith::MulFOp>(s.make<arith::SubFOp>(x, y),
                                        s.make<arith::AddFOp>(x, y));
  // Where both are as large, 0 even if their sum overflows.
  Value ax = s.make<math::AbsFOp>(x), ay = s.make<math::AbsFOp>(y);
  Value isFinite =
      compareFloats(s, arith::CmpFPredicate::OLT, ax, s.constant(x, infinity));
  Value isEqual = compareFloats(s, arith::CmpFPredicate::OEQ, ax, ay);
  Value re = s.make<arith::SelectOp>(s.make<arith::AndIOp>(isFinite, isEqual),
                                     s.constant(x, 0.0), product);
  Value xy = s.make<arith::MulFOp>(x, y);
  return s.complex(re, s.make<arith::AddFOp>(xy, xy));
}

static Value conjugate(Scalar &s) {
  if (!s.isComplex())
    return s.in[0];
  Value im = s.make<complex::ImOp>(s.in[0]);
  return s.complex(s.make<complex::ReOp>(s.in[0]), s.make<arith::NegFOp>(im));
}

template <bool ofSize> static ScalarFunction equals(double value) {
  return [=](Scalar &s) {
    Value x = ofSize ? s.make<math::AbsFOp>(s.in[0]) : s.in[0];
    return compareFloats(s, arith::CmpFPredicate::OEQ, x, s.constant(x, value));
  };
}

static Value multiplyHigh(Scalar &s) {
  if (s.isUnsigned())
    return arith::MulUIExtendedOp::create(s.b, s.loc, s.in[0], s.in[1])
        .getHigh();
  return arith::MulSIExtendedOp::create(s.b, s.loc, s.in[0], s.in[1]).getHigh();
}

// A number of the element type as an integer, its sign in the highest bit that
// the type has.
static Value toBits(Scalar &s, Value value, FloatType type) {
  unsigned width = type.getWidth();
  Value stored = toStorage(s.b, s.loc, value, type);
  if (isa<FloatType>(stored.getType()))
    return s.make<arith::BitcastOp>(s.b.getIntegerType(width), stored);
  return width == 8
             ? stored
             : s.make<arith::TruncIOp>(s.b.getIntegerType(width), stored);
}

static Value fromBits(Scalar &s, Value bits, FloatType type) {
  Type storage = storageType(type);
  Value stored = bits;
  if (isa<FloatType>(storage))
    stored = s.make<arith::BitcastOp>(storage, bits);
  else if (bits.getType() != storage)
    stored = s.make<arith::ExtUIOp>(storage, bits);
  return toCompute(s.b, s.loc, stored, type);
}

// The magnitude one more or one less, as integers; from 0 the least number with
// the sign of y. In the element type itself, not the one it is computed in.
static Value nextAfter(Scalar &s) {
  auto type = cast<FloatType>(s.type());
  Value x = s.in[0], y = s.in[1];
  Value bits = toBits(s, x, type), target = toBits(s, y, type);
  Value one = s.constant(bits, int64_t(1));
  Value isUp = compareFloats(s, arith::CmpFPredicate::OLT, x, y);
  Value moved;
  if (!APFloat::semanticsHasSignedRepr(type.getFloatSemantics())) {
    moved = s.make<arith::SelectOp>(isUp, s.make<arith::AddIOp>(bits, one),
                                    s.make<arith::SubIOp>(bits, one));
  } else {
    Value sign = s.constant(
        bits, APInt::getSignMask(bits.getType().getIntOrFloatBitWidth()));
    Value nothing = s.constant(bits, int64_t(0));
    Value isNegative = compareInts(s, arith::CmpIPredicate::slt, bits, nothing);
    Value grows = s.make<arith::XOrIOp>(isUp, isNegative);
    moved = s.make<arith::SelectOp>(grows, s.make<arith::AddIOp>(bits, one),
                                    s.make<arith::SubIOp>(bits, one));
    // Some types have one zero only, whose sign would make it NaN.
    if (!APFloat::getZero(type.getFloatSemantics(), /*Negative=*/true)
             .isNegative())
      moved = s.make<arith::SelectOp>(
          compareInts(s, arith::CmpIPredicate::eq, moved, sign), nothing,
          moved);
    Value least =
        s.make<arith::OrIOp>(s.make<arith::AndIOp>(target, sign), one);
    Value isZero =
        compareFloats(s, arith::CmpFPredicate::OEQ, x, s.constant(x, 0.0));
    moved = s.make<arith::SelectOp>(isZero, least, moved);
  }
  Value isEqual = compareFloats(s, arith::CmpFPredicate::OEQ, x, y);
  Value result = s.make<arith::SelectOp>(isEqual, y, fromBits(s, moved, type));
  Value isNan = compareFloats(s, arith::CmpFPredicate::UNO, x, y);
  return s.make<arith::SelectOp>(isNan, s.make<arith::AddFOp>(x, y), result);
}

void tutti::exec::addScalarChlo(ScalarTable &table) {
  table["chlo.square"] = square;
  table["chlo.conj"] = conjugate;
  table["chlo.is_inf"] = equals</*ofSize=*/true>(infinity);
  table["chlo.is_pos_inf"] = equals</*ofSize=*/false>(infinity);
  table["chlo.is_neg_inf"] = equals</*ofSize=*/false>(-infinity);
  table["chlo.mulhi"] = multiplyHigh;
  table["chlo.next_after"] = nextAfter;
}

void tutti::exec::addScalarBroadcasts(ScalarTable &table) {
  for (StringRef name :
       {"add", "atan2", "divide", "maximum", "minimum", "multiply", "power",
        "remainder", "shift_left", "shift_right_arithmetic",
        "shift_right_logical", "subtract", "and", "or", "xor", "complex",
        "compare", "select"})
    table["chlo.broadcast_" + name.str()] =
        ScalarFunction(table["stablehlo." + name.str()]);
  for (StringRef name : {"next_after", "polygamma", "zeta"})
    table["chlo.broadcast_" + name.str()] =
        ScalarFunction(table["chlo." + name.str()]);
}
