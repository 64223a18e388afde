//===- ScalarConversions.cpp - one element in another type ---*- C++ -*-===//
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
#include "tutti/StableHLO/IR/StableHLOOps.h"

using namespace mlir;
using namespace tutti;
using namespace tutti::exec;

static Value intToInt(Scalar &s, Value value, bool isUnsigned, Type to) {
  unsigned from = value.getType().getIntOrFloatBitWidth();
  unsigned width = to.getIntOrFloatBitWidth();
  if (width == from)
    return value;
  if (width < from)
    return s.make<arith::TruncIOp>(to, value);
  return isUnsigned ? s.make<arith::ExtUIOp>(to, value)
                    : s.make<arith::ExtSIOp>(to, value);
}

// Towards zero; NaN is zero, what does not fit is the nearest that does.
static Value floatToInt(Scalar &s, Value value, bool isUnsigned, Type to) {
  unsigned width = to.getIntOrFloatBitWidth();
  APInt least =
      isUnsigned ? APInt::getZero(width) : APInt::getSignedMinValue(width);
  APInt largest =
      isUnsigned ? APInt::getMaxValue(width) : APInt::getSignedMaxValue(width);
  // One above the largest is a power of two, which every float type holds.
  APFloat above(APFloat::IEEEdouble());
  above.convertFromAPInt(largest.zext(width + 1) + 1, /*IsSigned=*/false,
                         APFloat::rmNearestTiesToEven);
  APFloat below(APFloat::IEEEdouble());
  below.convertFromAPInt(least, /*IsSigned=*/!isUnsigned,
                         APFloat::rmNearestTiesToEven);
  Value isAbove = s.make<arith::CmpFOp>(arith::CmpFPredicate::OGE, value,
                                        s.constant(value, above));
  Value isBelow = s.make<arith::CmpFOp>(arith::CmpFPredicate::OLE, value,
                                        s.constant(value, below));
  Value isNan = s.make<arith::CmpFOp>(arith::CmpFPredicate::UNO, value, value);
  Value isOutside =
      s.make<arith::OrIOp>(isNan, s.make<arith::OrIOp>(isAbove, isBelow));
  Value safe =
      s.make<arith::SelectOp>(isOutside, s.constant(value, 0.0), value);
  Value result = isUnsigned ? s.make<arith::FPToUIOp>(to, safe)
                            : s.make<arith::FPToSIOp>(to, safe);
  result =
      s.make<arith::SelectOp>(isAbove, s.constant(result, largest), result);
  return s.make<arith::SelectOp>(isBelow, s.constant(result, least), result);
}

static Value floatToFloat(Scalar &s, Value value, Type to) {
  unsigned from = value.getType().getIntOrFloatBitWidth();
  unsigned width = to.getIntOrFloatBitWidth();
  if (width == from)
    return value;
  return width > from ? s.make<arith::ExtFOp>(to, value)
                      : s.make<arith::TruncFOp>(to, value);
}

// An integer that stands for another one in sums that round to few bits: where
// f64 does not hold it, the low bits are gathered in the last that f64 has, so
// that rounding once more is as rounding once.
static Value keepSticky(Scalar &s, Value value, bool isUnsigned) {
  constexpr unsigned dropped = 64 - 53;
  auto word = [&](const APInt &bits) { return s.constant(value, bits); };
  APInt low = APInt::getLowBitsSet(64, dropped);
  Value rest = s.make<arith::AndIOp>(value, word(low));
  Value isExact =
      s.make<arith::CmpIOp>(arith::CmpIPredicate::eq, rest, word(APInt(64, 0)));
  Value odd = s.make<arith::OrIOp>(s.make<arith::AndIOp>(value, word(~low)),
                                   word(APInt::getOneBitSet(64, dropped)));
  Value large = s.make<arith::SelectOp>(isExact, value, odd);
  // Small ones are exact as they are.
  Value shifted =
      isUnsigned
          ? value
          : s.make<arith::AddIOp>(value, word(APInt::getOneBitSet(64, 53)));
  Value isSmall = s.make<arith::CmpIOp>(
      arith::CmpIPredicate::ult, shifted,
      word(APInt::getOneBitSet(64, isUnsigned ? 53 : 54)));
  return s.make<arith::SelectOp>(isSmall, value, large);
}

// Through f64 where f32 would round what is rounded to fewer bits later.
static Value intToFloat(Scalar &s, Value value, bool isUnsigned,
                        Type toElement) {
  Type to = computeType(toElement);
  unsigned width = value.getType().getIntOrFloatBitWidth();
  if (isRounded(toElement) && width > 24) {
    to = s.b.getF64Type();
    if (width == 64)
      value = keepSticky(s, value, isUnsigned);
  }
  return isUnsigned ? s.make<arith::UIToFPOp>(to, value)
                    : s.make<arith::SIToFPOp>(to, value);
}

// A real number of a compute type in another one; in f64 where it is yet to be
// rounded to less than f32.
static Value convertReal(Scalar &s, Value value, Type fromElement,
                         Type toElement) {
  Type to = computeType(toElement);
  bool fromUnsigned =
      fromElement.isUnsignedInteger() || fromElement.isInteger(1);
  if (toElement.isInteger(1)) {
    if (isa<FloatType>(value.getType()))
      return s.make<arith::CmpFOp>(arith::CmpFPredicate::UNE, value,
                                   s.constant(value, 0.0));
    return s.make<arith::CmpIOp>(arith::CmpIPredicate::ne, value,
                                 s.constant(value, int64_t(0)));
  }
  bool fromFloat = isa<FloatType>(value.getType());
  if (isa<FloatType>(to)) {
    if (!fromFloat)
      return intToFloat(s, value, fromUnsigned, toElement);
    if (value.getType().isF64() && isRounded(toElement))
      return value;
    return floatToFloat(s, value, to);
  }
  if (fromFloat)
    return floatToInt(s, value, toElement.isUnsignedInteger(), to);
  return intToInt(s, value, fromUnsigned, to);
}

static Value convert(Scalar &s) {
  Type from = s.type(), to = s.resultType();
  Value value = s.in[0];
  auto fromComplex = dyn_cast<ComplexType>(from);
  auto toComplex = dyn_cast<ComplexType>(to);
  if (fromComplex && toComplex) {
    auto part = [&](Value number) {
      return convertReal(s, number, fromComplex.getElementType(),
                         toComplex.getElementType());
    };
    Value re = part(s.make<complex::ReOp>(value));
    Value im = part(s.make<complex::ImOp>(value));
    return s.make<complex::CreateOp>(toComplex, re, im);
  }
  if (toComplex) {
    Value re = convertReal(s, value, from, toComplex.getElementType());
    return s.make<complex::CreateOp>(toComplex, re, s.constant(re, 0.0));
  }
  if (fromComplex) {
    Value re = s.make<complex::ReOp>(value);
    return convertReal(s, re, fromComplex.getElementType(), to);
  }
  return convertReal(s, value, from, to);
}

// To nearest even in the bits that stay; an exponent that is too large is an
// infinity, one that is too small a zero. NaN stays.
static Value reducePrecision(Scalar &s) {
  auto op = cast<stablehlo::ReducePrecisionOp>(s.op);
  auto element = cast<FloatType>(s.type());
  unsigned mantissa = op.getMantissaBits(), exponent = op.getExponentBits();
  // Floats of a byte as f32; what they cannot have is not taken away.
  bool isNarrow = element.getWidth() <= 8;
  Value x = s.in[0];
  if (!isNarrow && x.getType() != element)
    x = s.make<arith::TruncFOp>(element, x);
  auto type = cast<FloatType>(x.getType());
  unsigned width = type.getWidth();
  unsigned ownMantissa = type.getFPMantissaWidth() - 1;
  unsigned ownExponent = width - 1 - ownMantissa;
  if (isNarrow) {
    unsigned elementMantissa = element.getFPMantissaWidth() - 1;
    if (mantissa >= elementMantissa)
      mantissa = ownMantissa;
    if (exponent >= element.getWidth() - 1 - elementMantissa)
      exponent = ownExponent;
  }
  Type integer = s.b.getIntegerType(width);
  Value bits = s.make<arith::BitcastOp>(integer, x);
  auto word = [&](const APInt &value) { return s.constant(bits, value); };
  if (mantissa < ownMantissa) {
    unsigned dropped = ownMantissa - mantissa;
    Value last = s.make<arith::ShRUIOp>(bits, word(APInt(width, dropped)));
    last = s.make<arith::AndIOp>(last, word(APInt(width, 1)));
    APInt half = APInt::getLowBitsSet(width, dropped - 1);
    bits = s.make<arith::AddIOp>(s.make<arith::AddIOp>(bits, word(half)), last);
    bits = s.make<arith::AndIOp>(bits,
                                 word(~APInt::getLowBitsSet(width, dropped)));
  }
  if (exponent < ownExponent) {
    APInt exponentMask = APInt::getBitsSet(width, ownMantissa, width - 1);
    APInt signMask = APInt::getSignMask(width);
    uint64_t bias = (uint64_t(1) << (ownExponent - 1)) - 1;
    uint64_t reducedBias = (uint64_t(1) << (exponent - 1)) - 1;
    APInt largest = APInt(width, bias + reducedBias).shl(ownMantissa);
    APInt least = APInt(width, bias - reducedBias).shl(ownMantissa);
    Value field = s.make<arith::AndIOp>(bits, word(exponentMask));
    Value signBit = s.make<arith::AndIOp>(bits, word(signMask));
    Value isAbove =
        s.make<arith::CmpIOp>(arith::CmpIPredicate::ugt, field, word(largest));
    Value isBelow =
        s.make<arith::CmpIOp>(arith::CmpIPredicate::ule, field, word(least));
    Value infinite = s.make<arith::OrIOp>(signBit, word(exponentMask));
    bits = s.make<arith::SelectOp>(isAbove, infinite, bits);
    bits = s.make<arith::SelectOp>(isBelow, signBit, bits);
  }
  Value reduced = s.make<arith::BitcastOp>(type, bits);
  // As it is computed with: bf16 is moved only.
  Value isNan =
      s.make<arith::CmpFOp>(arith::CmpFPredicate::UNO, s.in[0], s.in[0]);
  // Without mantissa bits there is no NaN but infinity.
  Value nan =
      mantissa > 0 ? x : s.constant(x, std::numeric_limits<double>::infinity());
  Value result = s.make<arith::SelectOp>(isNan, nan, reduced);
  return result.getType() == s.in[0].getType()
             ? result
             : s.make<arith::ExtFOp>(s.in[0].getType(), result);
}

void exec::addScalarConversions(ScalarTable &table) {
  table["stablehlo.convert"] = convert;
  table["stablehlo.reduce_precision"] = reducePrecision;
  table["stablehlo.real"] = [](Scalar &s) {
    return s.isComplex() ? s.make<complex::ReOp>(s.in[0]) : s.in[0];
  };
  table["stablehlo.imag"] = [](Scalar &s) {
    return s.isComplex() ? s.make<complex::ImOp>(s.in[0])
                         : s.constant(s.in[0], 0.0);
  };
  table["stablehlo.complex"] = [](Scalar &s) {
    return s.make<complex::CreateOp>(cast<ComplexType>(s.resultType()), s.in[0],
                                     s.in[1]);
  };
}
