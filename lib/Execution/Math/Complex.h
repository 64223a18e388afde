//===- Complex.h - functions of complex numbers ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What C's library has under other names or not at all. NaN and infinities are
// as C's Annex G has them. All are pure and may be called from any thread.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_LIB_EXECUTION_MATH_COMPLEX_H
#define TUTTI_LIB_EXECUTION_MATH_COMPLEX_H

#include <complex>

namespace tutti::exec {

using Complex = std::complex<double>;

/// exp(log(z) / 3)
Complex cbrt(Complex z);
Complex expm1(Complex z);
Complex log1p(Complex z);
Complex rsqrt(Complex z);
/// 1 / (1 + exp(-z))
Complex logistic(Complex z);
/// z / abs(z); 0 for 0, NaN in both parts if one is NaN.
Complex sign(Complex z);
/// 1 if the exponent is 0; 0 if the base is and the exponent's real part is
/// positive.
Complex power(Complex base, Complex exponent);
/// -i log((x + iy) / sqrt(x^2 + y^2))
Complex atan2(Complex y, Complex x);
/// What the inverse sine and cosine of x + iy share: u + iv with
///   asin = atan2(x, u) + i sign(y) v
///   acos = atan2(u, x) - i sign(y) v
Complex asinAcosKernel(Complex z);

} // namespace tutti::exec

#endif // TUTTI_LIB_EXECUTION_MATH_COMPLEX_H
