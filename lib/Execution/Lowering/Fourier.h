//===- Fourier.h - Fourier transforms of one line ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_LIB_EXECUTION_LOWERING_FOURIER_H
#define TUTTI_LIB_EXECUTION_LOWERING_FOURIER_H

#include "Patterns.h"

namespace tutti::exec {

/// Transforms of n complex numbers, X[k] = sum over j of x[j] exp(-2 pi i j k /
/// n): in O(n log n) for every n. A line is a tensor of real and one of
/// imaginary parts.
class LineTransform {
public:
  /// Makes the tables that all lines use.
  LineTransform(Lowering &l, int64_t n, mlir::Type real);

  /// How long the tensors of a line are; the numbers are the first n.
  int64_t bufferSize() const { return 2 * (isDirect ? n : padded); }

  /// The transformed line, and where in it the numbers begin.
  std::pair<Values, mlir::Value> transform(mlir::ValueRange line);

private:
  std::pair<Values, mlir::Value> runStages(mlir::ValueRange line, int64_t size,
                                           mlir::ValueRange roots);
  Values pairs(mlir::ValueRange line, mlir::Value begin, mlir::Value length);
  Values roots(int64_t count, int64_t order, bool isSquared);
  void makeChirp();

  Lowering &l;
  int64_t n, padded = 0;
  bool isDirect;
  mlir::Type real;
  /// Of the size that is transformed: cosines and sines.
  Values table;
  /// Where n has a large prime factor.
  Values chirp, kernel;
};

} // namespace tutti::exec

#endif // TUTTI_LIB_EXECUTION_LOWERING_FOURIER_H
