//===- Numbers.cpp - scalar arithmetic too simple to be wrong ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Numbers.h"
#include "Data/NarrowFloat.h"
#include <cmath>
#include <cstring>
#include <limits>

using namespace tutti::rt;

static bool isNarrow(int type) {
  return type >= TUTTI_F4E2M1FN && type <= TUTTI_F8E8M0FNU;
}
bool tutti::rt::isComplexType(int type) { return type >= TUTTI_COMPLEX_F32; }
bool tutti::rt::isFloatType(int type) {
  return type >= TUTTI_F4E2M1FN && !isComplexType(type);
}
static bool isUnsigned(int type) {
  return type >= TUTTI_UI2 && type <= TUTTI_UI64;
}
static int bitsOf(int type) {
  static const int bits[] = {1, 2,  4,  8, 16, 32, 64, 2, 4, 8, 16, 32,
                             64, 4, 6, 6};
  return type <= TUTTI_F6E3M2FN ? bits[type] : bytesOf(type) * 8;
}

bool tutti::rt::isReductionOf(int type, int reduction) {
  return reduction <= TUTTI_MAX || type <= TUTTI_UI64;
}

template <class T>
static T load(const Bytes &from) {
  T value;
  std::memcpy(&value, from.data(), sizeof(T));
  return value;
}
template <class T>
static Bytes store(T value) {
  Bytes to(sizeof(T));
  std::memcpy(to.data(), &value, sizeof(T));
  return to;
}

// binary16 and bfloat16 by their definition.
static double decode16(int type, uint16_t code) {
  int mantissaBits = type == TUTTI_F16 ? 10 : 7, bias = type == TUTTI_F16 ? 15 : 127;
  int exponent = (code & 0x7fff) >> mantissaBits;
  int mantissa = code & ((1 << mantissaBits) - 1);
  double value;
  if (exponent == (0x7fff >> mantissaBits))
    value = mantissa ? std::nan("") : std::numeric_limits<double>::infinity();
  else
    value = std::ldexp(exponent ? mantissa + (1 << mantissaBits) : mantissa,
                       (exponent ? exponent : 1) - bias - mantissaBits);
  return code & 0x8000 ? -value : value;
}
static uint16_t encode16(int type, double value) {
  int mantissaBits = type == TUTTI_F16 ? 10 : 7, bias = type == TUTTI_F16 ? 15 : 127;
  int infinity = (0x7fff >> mantissaBits) << mantissaBits;
  int sign = std::signbit(value) ? 0x8000 : 0;
  if (std::isnan(value))
    return uint16_t(sign | infinity | 1 << (mantissaBits - 1));
  if (std::isinf(value))
    return uint16_t(sign | infinity);
  double absolute = std::fabs(value);
  int exponent = absolute == 0 ? -2000 : std::ilogb(absolute);
  exponent = std::max(exponent, 1 - bias);
  double units = std::nearbyint(std::ldexp(absolute, mantissaBits - exponent));
  double code = std::ldexp(exponent + bias - 1, mantissaBits) + units;
  return uint16_t(sign | (code > infinity ? infinity : int(code)));
}

double tutti::rt::toDouble(int type, const Bytes &element) {
  if (isNarrow(type))
    return decodeNarrow(type, uint8_t(element[0]));
  if (type == TUTTI_F32)
    return load<float>(element);
  return decode16(type, load<uint16_t>(element));
}
Bytes tutti::rt::fromDouble(int type, double value) {
  if (isNarrow(type))
    return store<uint8_t>(encodeNarrow(type, float(value)));
  if (type == TUTTI_F32)
    return store<float>(float(value));
  return store<uint16_t>(encode16(type, value));
}

static int64_t toInteger(int type, const Bytes &element) {
  uint64_t bits = 0;
  std::memcpy(&bits, element.data(), element.size());
  int unused = 64 - bitsOf(type);
  bits <<= unused;
  return isUnsigned(type) || type == TUTTI_I1 ? int64_t(bits >> unused)
                                              : int64_t(bits) >> unused;
}
static Bytes fromInteger(int type, uint64_t value) {
  Bytes raw = store<uint64_t>(value);
  int64_t extended = toInteger(type, raw);
  raw = store<int64_t>(extended);
  raw.resize(bytesOf(type));
  return raw;
}

template <class F>
static F combineFloats(int reduction, F a, F b) {
  if (reduction == TUTTI_SUM)
    return a + b;
  if (reduction == TUTTI_PRODUCT)
    return a * b;
  if (std::isnan(a) || std::isnan(b))
    return std::numeric_limits<F>::quiet_NaN();
  bool less = a < b || (a == b && std::signbit(a) && !std::signbit(b));
  return less == (reduction == TUTTI_MIN) ? a : b;
}

template <class F>
static Bytes combineComplex(int reduction, const Bytes &x, const Bytes &y) {
  size_t half = sizeof(F);
  F a = load<F>(x), b = load<F>(Bytes(x.begin() + half, x.end()));
  F c = load<F>(y), d = load<F>(Bytes(y.begin() + half, y.end()));
  F re, im;
  if (reduction == TUTTI_SUM) {
    re = a + c;
    im = b + d;
  } else if (reduction == TUTTI_PRODUCT) {
    volatile F ac = a * c, bd = b * d, ad = a * d, bc = b * c;
    re = ac - bd;
    im = ad + bc;
  } else {
    bool less = a < c || (a == c && b < d);
    bool first = less == (reduction == TUTTI_MIN);
    if (std::isnan(a) || std::isnan(b))
      first = true;
    else if (std::isnan(c) || std::isnan(d))
      first = false;
    return first ? x : y;
  }
  Bytes out = store<F>(re), second = store<F>(im);
  out.insert(out.end(), second.begin(), second.end());
  return out;
}

static Bytes combineIntegers(int type, int reduction, const Bytes &a,
                             const Bytes &b) {
  int64_t x = toInteger(type, a), y = toInteger(type, b);
  if (type == TUTTI_I1) {
    bool isOr = reduction == TUTTI_SUM || reduction == TUTTI_MAX ||
                reduction == TUTTI_OR;
    return fromInteger(
        type, reduction == TUTTI_XOR ? x ^ y : isOr ? x | y : x & y);
  }
  bool less = isUnsigned(type) ? uint64_t(x) < uint64_t(y) : x < y;
  switch (reduction) {
  case TUTTI_SUM:
    return fromInteger(type, uint64_t(x) + uint64_t(y));
  case TUTTI_PRODUCT:
    return fromInteger(type, uint64_t(x) * uint64_t(y));
  case TUTTI_MIN:
    return less ? a : b;
  case TUTTI_MAX:
    return less ? b : a;
  case TUTTI_AND:
    return fromInteger(type, x & y);
  case TUTTI_OR:
    return fromInteger(type, x | y);
  default:
    return fromInteger(type, x ^ y);
  }
}

Bytes tutti::rt::combineElements(int type, int reduction, const Bytes &a,
                                 const Bytes &b) {
  if (type <= TUTTI_UI64)
    return combineIntegers(type, reduction, a, b);
  if (type == TUTTI_COMPLEX_F32)
    return combineComplex<float>(reduction, a, b);
  if (type == TUTTI_COMPLEX_F64)
    return combineComplex<double>(reduction, a, b);
  if (type == TUTTI_F64)
    return store(combineFloats(reduction, load<double>(a), load<double>(b)));
  float x = float(toDouble(type, a)), y = float(toDouble(type, b));
  return fromDouble(type, combineFloats(reduction, x, y));
}

// A float of type F: often a small integer or a special value.
template <class F>
static F arbitraryFloat(std::mt19937 &random) {
  static const F special[] = {0,
                              -F(0),
                              1,
                              -1,
                              std::numeric_limits<F>::infinity(),
                              -std::numeric_limits<F>::infinity(),
                              std::numeric_limits<F>::quiet_NaN(),
                              std::numeric_limits<F>::max(),
                              std::numeric_limits<F>::min(),
                              std::numeric_limits<F>::denorm_min()};
  unsigned choice = random() % 20;
  if (choice == 0)
    return special[random() % 10];
  if (choice < 10)
    return F(int(random() % 2001) - 1000) / 64;
  return std::ldexp(F(int(random()) % 100000) / 3, int(random() % 41) - 20);
}

Bytes tutti::rt::arbitraryElement(int type, std::mt19937 &random) {
  if (type <= TUTTI_UI64)
    return fromInteger(type, uint64_t(random()) << 32 | random());
  if (isNarrow(type))
    return {char(random() & ((1u << bitsOf(type)) - 1))};
  if (type == TUTTI_F64)
    return store(arbitraryFloat<double>(random));
  if (type == TUTTI_COMPLEX_F64 || type == TUTTI_COMPLEX_F32) {
    int part = type == TUTTI_COMPLEX_F64 ? TUTTI_F64 : TUTTI_F32;
    Bytes re = arbitraryElement(part, random);
    Bytes im = arbitraryElement(part, random);
    re.insert(re.end(), im.begin(), im.end());
    return re;
  }
  if (type != TUTTI_F32 && random() % 4 == 0)
    return store<uint16_t>(uint16_t(random()));
  return fromDouble(type, arbitraryFloat<float>(random));
}

static bool isNan(int type, const Bytes &element) {
  if (type == TUTTI_F64)
    return std::isnan(load<double>(element));
  return isFloatType(type) && std::isnan(toDouble(type, element));
}

bool tutti::rt::sameElement(int type, const Bytes &a, const Bytes &b) {
  if (isComplexType(type)) {
    int part = type == TUTTI_COMPLEX_F64 ? TUTTI_F64 : TUTTI_F32;
    auto half = [](const Bytes &x, int i) {
      size_t n = x.size() / 2;
      return Bytes(x.begin() + i * n, x.begin() + (i + 1) * n);
    };
    return sameElement(part, half(a, 0), half(b, 0)) &&
           sameElement(part, half(a, 1), half(b, 1));
  }
  return a == b || (isNan(type, a) && isNan(type, b));
}

std::string tutti::rt::hex(const Bytes &element) {
  static const char digits[] = "0123456789abcdef";
  std::string text = "0x";
  for (size_t i = element.size(); i-- > 0;) {
    text += digits[uint8_t(element[i]) >> 4];
    text += digits[uint8_t(element[i]) & 15];
  }
  return text;
}
