//===- Compare.h - where two results differ ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_EXECUTION_COMPARE_H
#define TUTTI_EXECUTION_COMPARE_H

#include "tutti/Execution/Array.h"
#include <optional>

namespace tutti::exec {

/// How far floats may be apart: |a - b| <= atol + rtol * |b|, or not more than
/// `ulps` (see Difference). Zero for all means equal. Complex numbers are
/// compared part by part.
struct Tolerance {
  double relative = 0, absolute = 0;
  uint64_t ulps = 0;
  /// How far they must be apart, for expectations that an error is there.
  uint64_t leastUlps = 0;
  /// Whether 0 and -0 differ.
  bool signedZeros = false;
};

struct Difference {
  /// The first element that differs, in row-major order.
  int64_t index = 0;
  /// How many numbers of the type lie between, plus one; of complex numbers,
  /// between the parts that are further apart. None where that has no meaning.
  std::optional<uint64_t> ulps;
  /// How many elements differ.
  int64_t count = 0;
};

/// In which elements arrays of one type and shape differ. NaN equals NaN, 0
/// equals -0 unless the tolerance says otherwise; integers and bools are
/// compared exactly. Linear time.
std::optional<Difference> findDifference(const Array &a, const Array &b,
                                         const Tolerance &tolerance);
/// The same for two dense arrays of `count` elements of a TuttiType.
std::optional<Difference> findDifference(int32_t runtimeType, const char *a,
                                         const char *b, int64_t count,
                                         const Tolerance &tolerance);

} // namespace tutti::exec

#endif // TUTTI_EXECUTION_COMPARE_H
