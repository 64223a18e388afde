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

/// How far floats may be apart: |a - b| <= atol + rtol * |b|. Zero for both
/// means equal. Complex numbers are compared part by part.
struct Tolerance {
  double relative = 0, absolute = 0;
};

struct Difference {
  /// In row-major order.
  int64_t index = 0;
  /// How many numbers of the type lie between, plus one; of complex numbers,
  /// between the parts that are further apart. None where that has no meaning.
  std::optional<uint64_t> ulps;
};

/// The first element in which arrays of one type and shape differ. NaN equals
/// NaN, 0 equals -0; integers and bools are compared exactly. Linear time.
std::optional<Difference> findDifference(const Array &a, const Array &b,
                                         const Tolerance &tolerance);

} // namespace tutti::exec

#endif // TUTTI_EXECUTION_COMPARE_H
