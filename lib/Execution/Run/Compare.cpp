//===- Compare.cpp - where two results differ ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Execution/Compare.h"
#include "llvm/ADT/APFloat.h"
#include <cmath>
#include <cstring>

using namespace mlir;
using namespace tutti;
using namespace tutti::exec;

static uint64_t loadBits(const char *at, unsigned bytes) {
  uint64_t bits = 0;
  std::memcpy(&bits, at, bytes);
  return bits;
}

namespace {
/// Compares floats of one type by their bits.
class FloatComparison {
public:
  FloatComparison(FloatType type, const Tolerance &tolerance)
      : semantics(type.getFloatSemantics()), width(type.getWidth()),
        tolerance(tolerance) {}

  bool equal(uint64_t a, uint64_t b) const {
    if (a == b)
      return true;
    APFloat x = make(a), y = make(b);
    if (x.isNaN() || y.isNaN())
      return x.isNaN() && y.isNaN();
    if (x == y)
      return true;
    if (x.isInfinity() || y.isInfinity())
      return false;
    double left = toDouble(x), right = toDouble(y);
    return std::fabs(left - right) <=
           tolerance.absolute + tolerance.relative * std::fabs(right);
  }

  std::optional<uint64_t> ulps(uint64_t a, uint64_t b) const {
    if (make(a).isNaN() || make(b).isNaN())
      return std::nullopt;
    int64_t x = ordered(a), y = ordered(b);
    return x > y ? uint64_t(x) - uint64_t(y) : uint64_t(y) - uint64_t(x);
  }

private:
  uint64_t magnitude() const { return (uint64_t(1) << (width - 1)) - 1; }
  APFloat make(uint64_t bits) const {
    return APFloat(semantics, APInt(width, bits, /*isSigned=*/false,
                                    /*implicitTrunc=*/true));
  }
  static double toDouble(APFloat value) {
    bool losesInfo;
    value.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven,
                  &losesInfo);
    return value.convertToDouble();
  }
  // The place among all numbers of the type; both zeros are 0.
  int64_t ordered(uint64_t bits) const {
    int64_t size = bits & magnitude();
    return (bits >> (width - 1)) & 1 ? -size : size;
  }

  const llvm::fltSemantics &semantics;
  unsigned width;
  const Tolerance &tolerance;
};
} // namespace

std::optional<Difference> exec::findDifference(const Array &a, const Array &b,
                                               const Tolerance &tolerance) {
  if (std::memcmp(a.data(), b.data(), a.sizeInBytes()) == 0)
    return std::nullopt;
  unsigned bytes = a.elementBytes();
  Type element = a.element();
  unsigned parts = 1;
  if (auto complex = dyn_cast<ComplexType>(element)) {
    element = complex.getElementType();
    parts = 2;
    bytes /= 2;
  }
  auto real = dyn_cast<FloatType>(element);
  for (int64_t i = 0; i < a.numElements(); ++i) {
    Difference difference{i, std::nullopt};
    bool differs = false;
    for (unsigned part = 0; part < parts; ++part) {
      uint64_t x = loadBits(a.data() + (i * parts + part) * bytes, bytes);
      uint64_t y = loadBits(b.data() + (i * parts + part) * bytes, bytes);
      if (!real) {
        differs |= x != y;
        continue;
      }
      FloatComparison floats(real, tolerance);
      if (floats.equal(x, y))
        continue;
      differs = true;
      if (std::optional<uint64_t> ulps = floats.ulps(x, y))
        difference.ulps = std::max(difference.ulps.value_or(0), *ulps);
    }
    if (differs)
      return difference;
  }
  return std::nullopt;
}
