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

int tutti::rt::bytesOf(int type) {
  static const int bytes[] = {1, 1, 1, 1, 2, 4, 8, 1, 1, 1, 2, 4, 8, 1, 1,
                              1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 4, 8, 8, 16};
  return bytes[type];
}

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
static T load(const Element &from) {
  T value;
  std::memcpy(&value, from.bytes, sizeof(T));
  return value;
}
template <class T>
static Element store(T value) {
  Element to(int(sizeof(T)));
  std::memcpy(to.bytes, &value, sizeof(T));
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

double tutti::rt::toDouble(int type, const Element &element) {
  if (isNarrow(type))
    return decodeNarrow(type, uint8_t(element.bytes[0]));
  if (type == TUTTI_F32)
    return load<float>(element);
  return decode16(type, load<uint16_t>(element));
}
Element tutti::rt::fromDouble(int type, double value) {
  if (isNarrow(type))
    return store<uint8_t>(encodeNarrow(type, float(value)));
  if (type == TUTTI_F32)
    return store<float>(float(value));
  return store<uint16_t>(encode16(type, value));
}

static int64_t toInteger(int type, const Element &element) {
  uint64_t bits = 0;
  std::memcpy(&bits, element.bytes, element.size);
  int unused = 64 - bitsOf(type);
  bits <<= unused;
  return isUnsigned(type) || type == TUTTI_I1 ? int64_t(bits >> unused)
                                              : int64_t(bits) >> unused;
}
static Element fromInteger(int type, uint64_t value) {
  Element raw = store<uint64_t>(value);
  int64_t extended = toInteger(type, raw);
  raw = store<int64_t>(extended);
  raw.size = bytesOf(type);
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

// Real and imaginary part.
static Element halfOf(const Element &x, int i) {
  return Element(x.bytes + i * x.size / 2, x.size / 2);
}
static Element joined(const Element &re, const Element &im) {
  Element out(2 * re.size);
  std::copy(re.bytes, re.bytes + re.size, out.bytes);
  std::copy(im.bytes, im.bytes + im.size, out.bytes + re.size);
  return out;
}

template <class F>
static Element combineComplex(int reduction, const Element &x, const Element &y) {
  F a = load<F>(halfOf(x, 0)), b = load<F>(halfOf(x, 1));
  F c = load<F>(halfOf(y, 0)), d = load<F>(halfOf(y, 1));
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
  return joined(store<F>(re), store<F>(im));
}

static Element combineIntegers(int type, int reduction, const Element &a,
                             const Element &b) {
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

Element tutti::rt::combineElements(int type, int reduction, const Element &a,
                                 const Element &b) {
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

Element tutti::rt::arbitraryElement(int type, std::mt19937 &random) {
  if (type <= TUTTI_UI64)
    return fromInteger(type, uint64_t(random()) << 32 | random());
  if (isNarrow(type))
    return store<uint8_t>(random() & ((1u << bitsOf(type)) - 1));
  if (type == TUTTI_F64)
    return store(arbitraryFloat<double>(random));
  if (type == TUTTI_COMPLEX_F64 || type == TUTTI_COMPLEX_F32) {
    int part = type == TUTTI_COMPLEX_F64 ? TUTTI_F64 : TUTTI_F32;
    Element re = arbitraryElement(part, random);
    Element im = arbitraryElement(part, random);
    return joined(re, im);
  }
  if (type != TUTTI_F32 && random() % 4 == 0)
    return store<uint16_t>(uint16_t(random()));
  return fromDouble(type, arbitraryFloat<float>(random));
}

static bool isNan(int type, const Element &element) {
  if (type == TUTTI_F64)
    return std::isnan(load<double>(element));
  return isFloatType(type) && std::isnan(toDouble(type, element));
}

bool tutti::rt::sameElement(int type, const Element &a, const Element &b) {
  if (isComplexType(type)) {
    int part = type == TUTTI_COMPLEX_F64 ? TUTTI_F64 : TUTTI_F32;
    return sameElement(part, halfOf(a, 0), halfOf(b, 0)) &&
           sameElement(part, halfOf(a, 1), halfOf(b, 1));
  }
  return a == b || (isNan(type, a) && isNan(type, b));
}

std::string tutti::rt::hex(const Element &element) {
  static const char digits[] = "0123456789abcdef";
  std::string text = "0x";
  for (int i = element.size; i-- > 0;) {
    text += digits[uint8_t(element.bytes[i]) >> 4];
    text += digits[uint8_t(element.bytes[i]) & 15];
  }
  return text;
}
