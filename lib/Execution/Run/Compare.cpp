//===- Compare.cpp - where two results differ ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Execution/Compare.h"
#include "ElementFormat.h"
#include "tutti/Execution/Runtime.h"
#include <cmath>
#include <cstring>

using namespace tutti;
using namespace tutti::exec;
using llvm::APFloat;

static double toDouble(APFloat value) {
  bool losesInfo;
  value.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven,
                &losesInfo);
  return value.convertToDouble();
}

// Whether floats are as far apart as they may be.
static bool areClose(const ElementFormat &format, uint64_t a, uint64_t b,
                     const Tolerance &tolerance) {
  if (a == b)
    return tolerance.leastUlps == 0;
  APFloat x = format.decode(a), y = format.decode(b);
  if (x.isNaN() || y.isNaN())
    return x.isNaN() && y.isNaN() && tolerance.leastUlps == 0;
  if (x.isZero() && y.isZero())
    return !tolerance.signedZeros && tolerance.leastUlps == 0;
  if (x.isInfinity() || y.isInfinity())
    return false;
  uint64_t ulps = format.ulps(a, b);
  if (ulps < tolerance.leastUlps)
    return false;
  if (ulps <= tolerance.ulps)
    return true;
  double left = toDouble(x), right = toDouble(y);
  double bound = tolerance.absolute + tolerance.relative * std::fabs(right);
  return bound > 0 && std::fabs(left - right) <= bound;
}

std::optional<Difference> exec::findDifference(int32_t runtimeType,
                                               const char *a, const char *b,
                                               int64_t count,
                                               const Tolerance &tolerance) {
  ElementFormat format(runtimeType);
  size_t bytes = format.bytes(), size = bytes * format.parts();
  if (tolerance.leastUlps == 0 && std::memcmp(a, b, count * size) == 0)
    return std::nullopt;
  Difference first;
  for (int64_t i = 0; i < count; ++i) {
    bool differs = false;
    std::optional<uint64_t> ulps;
    for (size_t at = i * size, end = at + size; at != end; at += bytes) {
      uint64_t x = format.load(a + at), y = format.load(b + at);
      if (!format.isFloat()) {
        differs |= x != y;
        continue;
      }
      if (areClose(format, x, y, tolerance))
        continue;
      differs = true;
      if (!format.decode(x).isNaN() && !format.decode(y).isNaN())
        ulps = std::max(ulps.value_or(0), format.ulps(x, y));
    }
    if (differs && first.count++ == 0) {
      first.index = i;
      first.ulps = ulps;
    }
  }
  if (first.count == 0)
    return std::nullopt;
  return first;
}

std::optional<Difference> exec::findDifference(const Array &a, const Array &b,
                                               const Tolerance &tolerance) {
  return findDifference(*runtimeType(a.element()), a.data(), b.data(),
                        a.numElements(), tolerance);
}
