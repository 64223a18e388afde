//===- Functions.h - mathematics that compiled programs call ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What neither the processor nor the math dialect computes is a call of the
// host, in f64 or complex<f64>: `tutti_zeta` takes and gives f64,
// `tutti_complex_sqrt` complex<f64>, which both sides pass as two registers.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_LIB_EXECUTION_MATH_FUNCTIONS_H
#define TUTTI_LIB_EXECUTION_MATH_FUNCTIONS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace tutti::exec {

struct MathFunction {
  llvm::StringLiteral name;
  void *address;
};

llvm::ArrayRef<MathFunction> mathFunctions();

} // namespace tutti::exec

#endif // TUTTI_LIB_EXECUTION_MATH_FUNCTIONS_H
