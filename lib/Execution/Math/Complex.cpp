//===- Complex.cpp - functions of complex numbers ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Complex.h"
#include <cmath>
#include <limits>

using namespace tutti::exec;
using Wide = long double;
using WideComplex = std::complex<long double>;

static Complex narrow(WideComplex z) {
  return {static_cast<double>(z.real()), static_cast<double>(z.imag())};
}

Complex tutti::exec::cbrt(Complex z) {
  if (z == 0.0)
    return z;
  return narrow(std::exp(std::log(WideComplex(z)) / Wide(3)));
}

// exp(x) cos(y) - 1 = expm1(x) cos(y) - 2 sin(y/2)^2
Complex tutti::exec::expm1(Complex z) {
  Wide x = z.real(), y = z.imag();
  if (y == 0)
    return {std::expm1(z.real()), z.imag()};
  if (!std::isfinite(x) || !std::isfinite(y))
    return std::exp(z) - 1.0;
  Wide half = std::sin(y / 2);
  return narrow({std::expm1(x) * std::cos(y) - 2 * half * half,
                 std::exp(x) * std::sin(y)});
}

// The logarithm of |1 + z| is that of |1 + z|^2 halved; where that is near 1,
// so is 1 + 2x + x^2 + y^2, of which log1p needs what is left without the 1.
Complex tutti::exec::log1p(Complex z) {
  Wide x = z.real(), y = z.imag();
  if (!std::isfinite(x) || !std::isfinite(y) || std::fabs(x) > 0.5L ||
      std::fabs(y) > 1)
    return narrow(std::log(WideComplex(1 + x, y)));
  return narrow(
      {std::log1p(2 * x + (x * x + y * y)) / 2, std::atan2(y, 1 + x)});
}

Complex tutti::exec::rsqrt(Complex z) {
  return narrow(Wide(1) / std::sqrt(WideComplex(z)));
}

Complex tutti::exec::logistic(Complex z) {
  return narrow(Wide(1) / (Wide(1) + std::exp(-WideComplex(z))));
}

Complex tutti::exec::sign(Complex z) {
  if (z == 0.0)
    return z;
  if (std::isnan(z.real()) || std::isnan(z.imag())) {
    double nan = std::numeric_limits<double>::quiet_NaN();
    return {nan, nan};
  }
  Wide size = std::hypot(Wide(z.real()), Wide(z.imag()));
  return narrow(WideComplex(z) / size);
}

Complex tutti::exec::power(Complex base, Complex exponent) {
  if (exponent == 0.0)
    return 1;
  if (base == 0.0 && exponent.real() > 0)
    return 0;
  return narrow(std::pow(WideComplex(base), WideComplex(exponent)));
}

Complex tutti::exec::atan2(Complex y, Complex x) {
  if (x.imag() == 0 && y.imag() == 0)
    return {std::atan2(y.real(), x.real()), 0};
  WideComplex i(0, 1), p(x), q(y);
  return narrow(-i * std::log((p + i * q) / std::sqrt(p * p + q * q)));
}

// As T. Hull, T. Fairgrieve and P. Tang, "Implementing the complex arcsine and
// arccosine functions using exception handling" (ACM TOMS 23, 1997): a is half
// the sum of the distances from 1 and -1; u = sqrt(a^2 - x^2), v = acosh(a).
Complex tutti::exec::asinAcosKernel(Complex z) {
  Wide x = std::fabs(Wide(z.real())), y = std::fabs(Wide(z.imag()));
  if (std::isinf(x) || std::isinf(y)) {
    double infinity = std::numeric_limits<double>::infinity();
    return {std::isinf(y) ? infinity : std::isnan(y) ? z.imag() : 0, infinity};
  }
  Wide right = std::hypot(x + 1, y), left = std::hypot(x - 1, y);
  Wide a = (right + left) / 2;
  // Differences that are small next to what they come from.
  Wide fromRight = y == 0 ? 0 : y * y / (right + x + 1);
  Wide fromLeft = x <= 1   ? left + (1 - x)
                  : y == 0 ? 0
                           : y * y / (left + (x - 1));
  Wide aLessX = (fromRight + fromLeft) / 2;
  Wide leftLess =
      x < 1 ? (y == 0 ? 0 : y * y / (left + (1 - x))) : left + (x - 1);
  Wide aLessOne = (fromRight + leftLess) / 2;
  Wide v = std::log1p(aLessOne + std::sqrt(aLessOne * (a + 1)));
  return narrow({std::sqrt(aLessX * (a + x)), v});
}
