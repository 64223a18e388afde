//===- NarrowFloat.cpp - floats of at most 8 bits ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Data/NarrowFloat.h"
#include "Data/Element.h"
#include <cmath>
#include <cstring>
#include <limits>

using namespace tutti::rt;

namespace {
// What a format has beside finite numbers.
enum class Special {
  Ieee,     // the largest exponent: infinity and NaN
  OneNan,   // no infinity; NaN is all ones (FN)
  NoZero,   // no infinity; NaN is the sign alone, so no -0 (FNUZ)
  Nothing,  // finite numbers only
  Exponent, // f8E8M0FNU
};

struct Format {
  int exponentBits, mantissaBits, bias;
  Special special;
};
} // namespace

static Format formatOf(int32_t type) {
  switch (type) {
  case TUTTI_F4E2M1FN:
    return {2, 1, 1, Special::Nothing};
  case TUTTI_F6E2M3FN:
    return {2, 3, 1, Special::Nothing};
  case TUTTI_F6E3M2FN:
    return {3, 2, 3, Special::Nothing};
  case TUTTI_F8E3M4:
    return {3, 4, 3, Special::Ieee};
  case TUTTI_F8E4M3:
    return {4, 3, 7, Special::Ieee};
  case TUTTI_F8E4M3FN:
    return {4, 3, 7, Special::OneNan};
  case TUTTI_F8E4M3FNUZ:
    return {4, 3, 8, Special::NoZero};
  case TUTTI_F8E4M3B11FNUZ:
    return {4, 3, 11, Special::NoZero};
  case TUTTI_F8E5M2:
    return {5, 2, 15, Special::Ieee};
  case TUTTI_F8E5M2FNUZ:
    return {5, 2, 16, Special::NoZero};
  default:
    return {8, 0, 127, Special::Exponent};
  }
}

// The code of the largest finite number.
static int largestCode(const Format &f) {
  int all = (1 << (f.exponentBits + f.mantissaBits)) - 1;
  if (f.special == Special::Ieee)
    return all - (1 << f.mantissaBits);
  return f.special == Special::OneNan ? all - 1 : all;
}

float tutti::rt::decodeNarrow(int32_t type, uint8_t code) {
  const float nan = std::numeric_limits<float>::quiet_NaN();
  Format f = formatOf(type);
  if (f.special == Special::Exponent)
    return code == 0xff ? nan : std::ldexp(1.0f, code - f.bias);
  int signBit = 1 << (f.exponentBits + f.mantissaBits);
  int magnitude = code & (signBit - 1);
  bool negative = code & signBit;
  if (f.special == Special::NoZero && negative && magnitude == 0)
    return nan;
  float value;
  if (magnitude <= largestCode(f)) {
    int exponent = magnitude >> f.mantissaBits;
    int mantissa = magnitude & ((1 << f.mantissaBits) - 1);
    if (exponent > 0)
      mantissa |= 1 << f.mantissaBits;
    else
      exponent = 1;
    value = std::ldexp(float(mantissa), exponent - f.bias - f.mantissaBits);
  } else {
    bool infinite =
        f.special == Special::Ieee && magnitude == largestCode(f) + 1;
    value = infinite ? std::numeric_limits<float>::infinity() : nan;
  }
  return negative ? -value : value;
}

// The bits of the f32 are those of the result, shifted; half an exponent or
// more rounds up.
static uint8_t encodeExponent(float value) {
  uint32_t bits;
  std::memcpy(&bits, &value, sizeof(bits));
  if (!(value > 0) || std::isinf(value))
    return 0xff;
  int exponent = bits >> 23;
  uint32_t mantissa = bits & 0x7fffff;
  // Below 2^-126 the leading one is in the mantissa.
  if (exponent == 0)
    return mantissa >= 0x600000 ? 1 : 0;
  return uint8_t(exponent + (mantissa >= 0x400000 ? 1 : 0));
}

uint8_t tutti::rt::encodeNarrow(int32_t type, float value) {
  Format f = formatOf(type);
  if (f.special == Special::Exponent)
    return encodeExponent(value);
  int signBit = 1 << (f.exponentBits + f.mantissaBits);
  int sign = std::signbit(value) ? signBit : 0;
  int largest = largestCode(f);
  if (std::isnan(value))
    return uint8_t(f.special == Special::NoZero ? signBit
                                                : sign | (signBit - 1));
  int magnitude = signBit;
  if (!std::isinf(value)) {
    float absolute = std::fabs(value);
    int exponent = absolute == 0 ? 1 - f.bias : std::ilogb(absolute);
    if (exponent < 1 - f.bias)
      exponent = 1 - f.bias;
    // In units of the last place; a mantissa of 2^m or more carries into the
    // exponent by itself.
    float units =
        std::nearbyint(std::ldexp(absolute, f.mantissaBits - exponent));
    magnitude = ((exponent + f.bias - 1) << f.mantissaBits) + int(units);
  }
  if (magnitude > largest) {
    switch (f.special) {
    case Special::Ieee:
      magnitude = largest + 1;
      break;
    case Special::OneNan:
      magnitude = signBit - 1;
      break;
    case Special::NoZero:
      return uint8_t(signBit);
    default:
      magnitude = largest;
    }
  }
  if (f.special == Special::NoZero && magnitude == 0)
    return 0;
  return uint8_t(sign | magnitude);
}
