//===- Real.h - functions of real numbers that libm lacks ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Computed in `long double` and rounded once; where that has 64 bits, results
// are within 1 ULP unless said otherwise. What a function is not defined for is
// NaN; a pole is as each says. All are pure and may be called from any thread.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_LIB_EXECUTION_MATH_REAL_H
#define TUTTI_LIB_EXECUTION_MATH_REAL_H

namespace tutti::exec {

/// log(abs(gamma(x))). Infinity at 0 and the negative integers.
double logGamma(double x);

/// The derivative of log(gamma(x)). NaN at 0 and the negative integers. Near
/// its roots the error is that of a number of size 1.
double digamma(double x);

/// The n-th derivative of digamma, for integers n >= 0.
double polygamma(double n, double x);

/// Hurwitz' zeta: the sum over k from 0 of (q + k)^-x, for x > 1. At x = 1 it
/// is infinity; where q + k is 0, infinity if x is even and NaN if not. A
/// negative q that is no integer needs an x that is one. NaN for infinite x or
/// q.
double zeta(double x, double q);

/// exp(-abs(x)) times the modified Bessel function of the first kind of
/// order 1.
double besselI1e(double x);

/// The y with erf(y) = x, for -1 <= x <= 1.
double erfInv(double x);

} // namespace tutti::exec

#endif // TUTTI_LIB_EXECUTION_MATH_REAL_H
