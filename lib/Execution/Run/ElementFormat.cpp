//===- ElementFormat.cpp - elements as the runtime keeps them ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ElementFormat.h"
#include "tutti/Runtime/Runtime.h"
#include "llvm/ADT/SmallString.h"
#include <cstring>

using namespace tutti;
using namespace tutti::exec;
using llvm::APFloat;
using llvm::APInt;

const llvm::fltSemantics *exec::floatSemantics(int32_t runtimeType) {
  switch (runtimeType) {
  case TUTTI_F4E2M1FN:
    return &APFloat::Float4E2M1FN();
  case TUTTI_F6E2M3FN:
    return &APFloat::Float6E2M3FN();
  case TUTTI_F6E3M2FN:
    return &APFloat::Float6E3M2FN();
  case TUTTI_F8E3M4:
    return &APFloat::Float8E3M4();
  case TUTTI_F8E4M3:
    return &APFloat::Float8E4M3();
  case TUTTI_F8E4M3FN:
    return &APFloat::Float8E4M3FN();
  case TUTTI_F8E4M3FNUZ:
    return &APFloat::Float8E4M3FNUZ();
  case TUTTI_F8E4M3B11FNUZ:
    return &APFloat::Float8E4M3B11FNUZ();
  case TUTTI_F8E5M2:
    return &APFloat::Float8E5M2();
  case TUTTI_F8E5M2FNUZ:
    return &APFloat::Float8E5M2FNUZ();
  case TUTTI_F8E8M0FNU:
    return &APFloat::Float8E8M0FNU();
  case TUTTI_BF16:
    return &APFloat::BFloat();
  case TUTTI_F16:
    return &APFloat::IEEEhalf();
  case TUTTI_F32:
  case TUTTI_COMPLEX_F32:
    return &APFloat::IEEEsingle();
  case TUTTI_F64:
  case TUTTI_COMPLEX_F64:
    return &APFloat::IEEEdouble();
  default:
    return nullptr;
  }
}

static unsigned integerWidth(int32_t runtimeType) {
  switch (runtimeType) {
  case TUTTI_I1:
    return 1;
  case TUTTI_I16:
  case TUTTI_UI16:
    return 16;
  case TUTTI_I32:
  case TUTTI_UI32:
    return 32;
  case TUTTI_I64:
  case TUTTI_UI64:
    return 64;
  default: // Those of less than a byte are kept in one.
    return 8;
  }
}

ElementFormat::ElementFormat(int32_t runtimeType)
    : semantics(floatSemantics(runtimeType)),
      width(semantics ? APFloat::getSizeInBits(*semantics)
                      : integerWidth(runtimeType)),
      numParts(runtimeType == TUTTI_COMPLEX_F32 ||
                       runtimeType == TUTTI_COMPLEX_F64
                   ? 2
                   : 1),
      isUnsigned(runtimeType >= TUTTI_UI2 && runtimeType <= TUTTI_UI64) {}

uint64_t ElementFormat::load(const char *at) const {
  uint64_t bits = 0;
  std::memcpy(&bits, at, bytes());
  return width < 64 ? bits & ((uint64_t(1) << width) - 1) : bits;
}

APFloat ElementFormat::decode(uint64_t bits) const {
  return APFloat(*semantics, APInt(width, bits));
}

uint64_t ElementFormat::ulps(uint64_t a, uint64_t b) const {
  // The place among all numbers of the type; both zeros are 0.
  auto place = [&](uint64_t bits) -> int64_t {
    if (!APFloat::semanticsHasSignedRepr(*semantics))
      return bits;
    uint64_t sign = uint64_t(1) << (width - 1);
    int64_t size = bits & (sign - 1);
    return bits & sign ? -size : size;
  };
  int64_t x = place(a), y = place(b);
  return x > y ? uint64_t(x) - uint64_t(y) : uint64_t(y) - uint64_t(x);
}

std::string ElementFormat::formatPart(const char *at) const {
  llvm::SmallString<32> text;
  uint64_t bits = load(at);
  if (isFloat()) {
    APFloat value = decode(bits);
    if (value.isNaN())
      return "nan";
    if (value.isInfinity())
      return value.isNegative() ? "-inf" : "inf";
    value.toString(text);
  } else if (width == 1) {
    return bits ? "true" : "false";
  } else {
    APInt(width, bits).toString(text, 10, /*Signed=*/!isUnsigned);
  }
  return text.str().str();
}

std::string ElementFormat::format(const char *at) const {
  if (numParts == 1)
    return formatPart(at);
  return "(" + formatPart(at) + ", " + formatPart(at + bytes()) + ")";
}
