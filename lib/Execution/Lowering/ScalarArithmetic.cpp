//===- ScalarArithmetic.cpp - sums, comparisons ---*- C++ -*-===//
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
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "tutti/StableHLO/IR/Chlo.h"
#include "tutti/StableHLO/IR/StableHLOOps.h"

using namespace mlir;
using namespace tutti;
using namespace tutti::exec;

//===----------------------------------------------------------------------===//
// Scalar
//===----------------------------------------------------------------------===//

Type Scalar::type(unsigned operand) const {
  return getElementTypeOrSelf(op->getOperand(operand).getType());
}

Type Scalar::resultType() const {
  return getElementTypeOrSelf(op->getResult(0).getType());
}

Value Scalar::constant(Value like, const APInt &value) {
  return make<arith::ConstantOp>(b.getIntegerAttr(like.getType(), value));
}

Value Scalar::constant(Value like, int64_t value) {
  if (isa<FloatType>(like.getType()))
    return constant(like, static_cast<double>(value));
  return constant(like, APInt(like.getType().getIntOrFloatBitWidth(), value,
                              /*isSigned=*/true, /*implicitTrunc=*/true));
}

Value Scalar::constant(Value like, const APFloat &value) {
  APFloat converted = value;
  bool losesInfo;
  converted.convert(cast<FloatType>(like.getType()).getFloatSemantics(),
                    APFloat::rmNearestTiesToEven, &losesInfo);
  return make<arith::ConstantOp>(b.getFloatAttr(like.getType(), converted));
}

Value Scalar::constant(Value like, double value) {
  return constant(like, APFloat(value));
}

Value Scalar::complex(Value re, Value im) {
  return make<complex::CreateOp>(ComplexType::get(re.getType()), re, im);
}

Value Scalar::callReal(StringRef name) {
  SmallVector<Value> wide;
  for (Value value : in)
    wide.push_back(value.getType().isF64()
                       ? value
                       : make<arith::ExtFOp>(b.getF64Type(), value));
  return callHost(b, loc, name, b.getF64Type(), wide);
}

Value Scalar::callComplex(StringRef name) {
  Type part = cast<ComplexType>(in[0].getType()).getElementType();
  Type f64 = b.getF64Type();
  SmallVector<Value> wide(in);
  if (part != f64)
    for (Value &value : wide)
      value = complex(make<arith::ExtFOp>(f64, make<complex::ReOp>(value)),
                      make<arith::ExtFOp>(f64, make<complex::ImOp>(value)));
  Value made = callHost(b, loc, name, ComplexType::get(f64), wide);
  if (part == f64)
    return made;
  return complex(make<arith::TruncFOp>(part, make<complex::ReOp>(made)),
                 make<arith::TruncFOp>(part, make<complex::ImOp>(made)));
}

const ScalarFunction *exec::findScalar(StringRef opName) {
  static const ScalarTable *table = [] {
    auto *made = new ScalarTable;
    addScalarArithmetic(*made);
    addScalarBits(*made);
    addScalarChlo(*made);
    addScalarConversions(*made);
    addScalarMath(*made);
    addScalarBroadcasts(*made);
    return made;
  }();
  auto found = table->find(opName);
  return found == table->end() ? nullptr : &found->second;
}

//===----------------------------------------------------------------------===//
// Sums and products
//===----------------------------------------------------------------------===//

// The op that a type calls for. On bools, `+` is `or` and `*` is `and`.
template <typename BoolOp, typename IntOp, typename FloatOp, typename ComplexOp>
static Value byType(Scalar &s) {
  if (s.isBool())
    return s.make<BoolOp>(s.in[0], s.in[1]);
  if (s.isFloat())
    return s.make<FloatOp>(s.in[0], s.in[1]);
  if (s.isComplex())
    return s.make<ComplexOp>(s.in[0], s.in[1]);
  return s.make<IntOp>(s.in[0], s.in[1]);
}

static Value isZero(Scalar &s, Value value) {
  return s.make<arith::CmpIOp>(arith::CmpIPredicate::eq, value,
                               s.constant(value, int64_t(0)));
}

// Whether the quotient of signed numbers does not fit: smallest / -1.
static Value quotientOverflows(Scalar &s) {
  unsigned width = s.in[0].getType().getIntOrFloatBitWidth();
  Value isSmallest = s.make<arith::CmpIOp>(
      arith::CmpIPredicate::eq, s.in[0],
      s.constant(s.in[0], APInt::getSignedMinValue(width)));
  Value isMinusOne = s.make<arith::CmpIOp>(arith::CmpIPredicate::eq, s.in[1],
                                           s.constant(s.in[1], int64_t(-1)));
  return s.make<arith::AndIOp>(isSmallest, isMinusOne);
}

// Division by zero gives all ones (-1 if signed), the quotient that does not
// fit wraps round.
static Value divide(Scalar &s) {
  if (s.isFloat())
    return s.make<arith::DivFOp>(s.in[0], s.in[1]);
  if (s.isComplex())
    return s.make<complex::DivOp>(s.in[0], s.in[1]);
  Value one = s.constant(s.in[1], int64_t(1));
  Value zero = isZero(s, s.in[1]);
  Value minusOne = s.constant(s.in[0], int64_t(-1));
  if (s.isUnsigned()) {
    Value by = s.make<arith::SelectOp>(zero, one, s.in[1]);
    Value quotient = s.make<arith::DivUIOp>(s.in[0], by);
    return s.make<arith::SelectOp>(zero, minusOne, quotient);
  }
  Value unsafe = s.make<arith::OrIOp>(zero, quotientOverflows(s));
  // By 1 the quotient that overflows is the one it wraps round to.
  Value by = s.make<arith::SelectOp>(unsafe, one, s.in[1]);
  Value quotient = s.make<arith::DivSIOp>(s.in[0], by);
  return s.make<arith::SelectOp>(zero, minusOne, quotient);
}

// The remainder by zero is the dividend.
static Value remainderOf(Scalar &s) {
  if (s.isFloat())
    return s.make<arith::RemFOp>(s.in[0], s.in[1]);
  Value one = s.constant(s.in[1], int64_t(1));
  Value zero = isZero(s, s.in[1]);
  if (s.isUnsigned()) {
    Value by = s.make<arith::SelectOp>(zero, one, s.in[1]);
    return s.make<arith::SelectOp>(zero, s.in[0],
                                   s.make<arith::RemUIOp>(s.in[0], by));
  }
  Value unsafe = s.make<arith::OrIOp>(zero, quotientOverflows(s));
  Value by = s.make<arith::SelectOp>(unsafe, one, s.in[1]);
  return s.make<arith::SelectOp>(zero, s.in[0],
                                 s.make<arith::RemSIOp>(s.in[0], by));
}

static Value negate(Scalar &s) {
  if (s.isFloat())
    return s.make<arith::NegFOp>(s.in[0]);
  if (s.isComplex())
    return s.make<complex::NegOp>(s.in[0]);
  return s.make<arith::SubIOp>(s.constant(s.in[0], int64_t(0)), s.in[0]);
}

static Value absolute(Scalar &s) {
  if (s.isFloat())
    return s.make<math::AbsFOp>(s.in[0]);
  if (s.isComplex())
    return s.make<complex::AbsOp>(s.in[0]);
  Value negative =
      s.make<arith::SubIOp>(s.constant(s.in[0], int64_t(0)), s.in[0]);
  return s.make<arith::MaxSIOp>(s.in[0], negative);
}

// NaN and zeros of either sign give themselves.
static Value sign(Scalar &s) {
  Value x = s.in[0];
  if (s.isFloat()) {
    Value isSelf =
        s.make<arith::CmpFOp>(arith::CmpFPredicate::UEQ, x, s.constant(x, 0.0));
    Value one = s.make<math::CopySignOp>(s.constant(x, 1.0), x);
    return s.make<arith::SelectOp>(isSelf, x, one);
  }
  if (s.isComplex())
    return s.callComplex("tutti_complex_sign");
  Value zero = s.constant(x, int64_t(0));
  auto bit = [&](arith::CmpIPredicate predicate) {
    return s.make<arith::ExtUIOp>(x.getType(),
                                  s.make<arith::CmpIOp>(predicate, x, zero));
  };
  return s.make<arith::SubIOp>(bit(arith::CmpIPredicate::sgt),
                               bit(arith::CmpIPredicate::slt));
}

// By squaring; a negative exponent gives 0 except for bases 1 and -1.
static Value integerPower(Scalar &s) {
  Value base = s.in[0], exponent = s.in[1];
  unsigned width = base.getType().getIntOrFloatBitWidth();
  Value zero = s.constant(base, int64_t(0)), one = s.constant(base, int64_t(1));
  Value low = s.make<arith::ConstantIndexOp>(0);
  Value high = s.make<arith::ConstantIndexOp>(width);
  Value step = s.make<arith::ConstantIndexOp>(1);
  auto loop = scf::ForOp::create(s.b, s.loc, low, high, step,
                                 ValueRange{one, base, exponent});
  {
    OpBuilder::InsertionGuard guard(s.b);
    s.b.setInsertionPointToStart(loop.getBody());
    Value result = loop.getRegionIterArg(0), square = loop.getRegionIterArg(1),
          bits = loop.getRegionIterArg(2);
    Value isOdd = s.make<arith::CmpIOp>(arith::CmpIPredicate::ne,
                                        s.make<arith::AndIOp>(bits, one), zero);
    Value product = s.make<arith::MulIOp>(result, square);
    scf::YieldOp::create(
        s.b, s.loc,
        ValueRange{s.make<arith::SelectOp>(isOdd, product, result),
                   s.make<arith::MulIOp>(square, square),
                   s.make<arith::ShRUIOp>(bits, one)});
  }
  Value power = loop.getResult(0);
  if (s.isUnsigned())
    return power;
  // All powers of 1 and -1 are as by the exponent's bits.
  Value isNegative =
      s.make<arith::CmpIOp>(arith::CmpIPredicate::slt, exponent, zero);
  Value isUnit = s.make<arith::OrIOp>(
      s.make<arith::CmpIOp>(arith::CmpIPredicate::eq, base, one),
      s.make<arith::CmpIOp>(arith::CmpIPredicate::eq, base,
                            s.constant(base, int64_t(-1))));
  Value isOdd = s.make<arith::AndIOp>(exponent, one);
  Value unit = s.make<arith::SelectOp>(
      s.make<arith::CmpIOp>(arith::CmpIPredicate::ne, isOdd, zero), base, one);
  Value fraction = s.make<arith::SelectOp>(isUnit, unit, zero);
  return s.make<arith::SelectOp>(isNegative, fraction, power);
}

static Value power(Scalar &s) {
  if (s.isFloat())
    return s.make<math::PowFOp>(s.in[0], s.in[1]);
  if (s.isComplex())
    return s.callComplex("tutti_complex_pow");
  return integerPower(s);
}

//===----------------------------------------------------------------------===//
// Order
//===----------------------------------------------------------------------===//

// Whether one complex number is above another: real parts, then imaginary.
static Value isComplexGreater(Scalar &s, Value a, Value b) {
  auto compare = [&](arith::CmpFPredicate predicate, Value x, Value y) {
    return s.make<arith::CmpFOp>(predicate, x, y);
  };
  Value ar = s.make<complex::ReOp>(a), br = s.make<complex::ReOp>(b);
  Value ai = s.make<complex::ImOp>(a), bi = s.make<complex::ImOp>(b);
  Value tie = s.make<arith::AndIOp>(compare(arith::CmpFPredicate::OEQ, ar, br),
                                    compare(arith::CmpFPredicate::OGT, ai, bi));
  return s.make<arith::OrIOp>(compare(arith::CmpFPredicate::OGT, ar, br), tie);
}

template <bool isMax> static Value extremum(Scalar &s, Value a, Value b) {
  if (s.isFloat())
    return isMax ? s.make<arith::MaximumFOp>(a, b)
                 : s.make<arith::MinimumFOp>(a, b);
  if (s.isComplex()) {
    Value greater = isComplexGreater(s, a, b);
    return isMax ? s.make<arith::SelectOp>(greater, a, b)
                 : s.make<arith::SelectOp>(greater, b, a);
  }
  if (s.isUnsigned())
    return isMax ? s.make<arith::MaxUIOp>(a, b) : s.make<arith::MinUIOp>(a, b);
  return isMax ? s.make<arith::MaxSIOp>(a, b) : s.make<arith::MinSIOp>(a, b);
}

static Value clamp(Scalar &s) {
  Value raised = extremum<true>(s, s.in[1], s.in[0]);
  return extremum<false>(s, raised, s.in[2]);
}

Value exec::totalOrder(Scalar &s, Value value) {
  unsigned width = value.getType().getIntOrFloatBitWidth();
  Value bits = s.make<arith::BitcastOp>(s.b.getIntegerType(width), value);
  Value isNegative = s.make<arith::CmpIOp>(arith::CmpIPredicate::slt, bits,
                                           s.constant(bits, int64_t(0)));
  Value flipped = s.make<arith::XOrIOp>(
      bits, s.constant(bits, APInt::getSignedMaxValue(width)));
  return s.make<arith::SelectOp>(isNegative, flipped, bits);
}

static Value compareIntegers(Scalar &s, Value a, Value b, bool isUnsigned,
                             stablehlo::ComparisonDirection direction) {
  using Direction = stablehlo::ComparisonDirection;
  using Predicate = arith::CmpIPredicate;
  Predicate predicate = [&] {
    switch (direction) {
    case Direction::EQ:
      return Predicate::eq;
    case Direction::NE:
      return Predicate::ne;
    case Direction::GE:
      return isUnsigned ? Predicate::uge : Predicate::sge;
    case Direction::GT:
      return isUnsigned ? Predicate::ugt : Predicate::sgt;
    case Direction::LE:
      return isUnsigned ? Predicate::ule : Predicate::sle;
    case Direction::LT:
      return isUnsigned ? Predicate::ult : Predicate::slt;
    }
    llvm_unreachable("all directions are listed");
  }();
  return s.make<arith::CmpIOp>(predicate, a, b);
}

static Value compareFloats(Scalar &s, Value a, Value b,
                           stablehlo::ComparisonDirection direction) {
  using Direction = stablehlo::ComparisonDirection;
  using Predicate = arith::CmpFPredicate;
  Predicate predicate = [&] {
    switch (direction) {
    case Direction::EQ:
      return Predicate::OEQ;
    case Direction::NE:
      return Predicate::UNE;
    case Direction::GE:
      return Predicate::OGE;
    case Direction::GT:
      return Predicate::OGT;
    case Direction::LE:
      return Predicate::OLE;
    case Direction::LT:
      return Predicate::OLT;
    }
    llvm_unreachable("all directions are listed");
  }();
  return s.make<arith::CmpFOp>(predicate, a, b);
}

static Value compare(Scalar &s) {
  stablehlo::ComparisonDirection direction;
  bool isTotal = false;
  if (auto op = dyn_cast<stablehlo::CompareOp>(s.op)) {
    direction = op.getComparisonDirection();
    isTotal = op.getCompareType() == stablehlo::ComparisonType::TOTALORDER;
  } else {
    auto broadcast = cast<chlo::BroadcastCompareOp>(s.op);
    direction = *stablehlo::symbolizeComparisonDirection(
        chlo::stringifyComparisonDirection(broadcast.getComparisonDirection()));
    isTotal = broadcast.getCompareType() == chlo::ComparisonType::TOTALORDER;
  }
  if (s.isComplex())
    return direction == stablehlo::ComparisonDirection::EQ
               ? s.make<complex::EqualOp>(s.in[0], s.in[1])
               : s.make<complex::NotEqualOp>(s.in[0], s.in[1]);
  if (!s.isFloat())
    return compareIntegers(s, s.in[0], s.in[1], s.isUnsigned(), direction);
  if (isTotal)
    return compareIntegers(s, totalOrder(s, s.in[0]), totalOrder(s, s.in[1]),
                           /*isUnsigned=*/false, direction);
  return compareFloats(s, s.in[0], s.in[1], direction);
}

static Value isFinite(Scalar &s) {
  Value x = s.make<math::AbsFOp>(s.in[0]);
  return s.make<arith::CmpFOp>(
      arith::CmpFPredicate::OLT, x,
      s.constant(x, std::numeric_limits<double>::infinity()));
}

template <typename OpT> static Value unary(Scalar &s) {
  return s.make<OpT>(s.in[0]);
}

void exec::addScalarArithmetic(ScalarTable &table) {
  table["stablehlo.add"] =
      byType<arith::OrIOp, arith::AddIOp, arith::AddFOp, complex::AddOp>;
  table["stablehlo.subtract"] =
      byType<arith::XOrIOp, arith::SubIOp, arith::SubFOp, complex::SubOp>;
  table["stablehlo.multiply"] =
      byType<arith::AndIOp, arith::MulIOp, arith::MulFOp, complex::MulOp>;
  table["stablehlo.divide"] = divide;
  table["stablehlo.remainder"] = remainderOf;
  table["stablehlo.negate"] = negate;
  table["stablehlo.abs"] = absolute;
  table["stablehlo.sign"] = sign;
  table["stablehlo.power"] = power;
  table["stablehlo.maximum"] = [](Scalar &s) {
    return extremum<true>(s, s.in[0], s.in[1]);
  };
  table["stablehlo.minimum"] = [](Scalar &s) {
    return extremum<false>(s, s.in[0], s.in[1]);
  };
  table["stablehlo.clamp"] = clamp;
  table["stablehlo.compare"] = compare;
  table["stablehlo.select"] = [](Scalar &s) {
    return s.make<arith::SelectOp>(s.in[0], s.in[1], s.in[2]);
  };
  table["stablehlo.is_finite"] = isFinite;
  table["stablehlo.ceil"] = unary<math::CeilOp>;
  table["stablehlo.floor"] = unary<math::FloorOp>;
  table["stablehlo.round_nearest_afz"] = unary<math::RoundOp>;
  table["stablehlo.round_nearest_even"] = unary<math::RoundEvenOp>;
}
