//===- Real.cpp - functions of real numbers that libm lacks ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Formulas are from the NIST Digital Library of Mathematical Functions (DLMF,
// dlmf.nist.gov), whose numbers stand at each.
//
//===----------------------------------------------------------------------===//

#include "Real.h"
#include <cmath>
#include <iterator>
#include <limits>

using namespace tutti;
using Wide = long double;

static constexpr double infinity = std::numeric_limits<double>::infinity();
static constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();
static constexpr Wide pi = 3.141592653589793238462643383279502884L;

// B(2k) for k from 1 (DLMF 24.2.1).
static constexpr Wide bernoulli[] = {
    1 / 6.L,       -1 / 30.L,       1 / 42.L,       -1 / 30.L,
    5 / 66.L,      -691 / 2730.L,   7 / 6.L,        -3617 / 510.L,
    43867 / 798.L, -174611 / 330.L, 854513 / 138.L, -236364091 / 2730.L,
};

static bool isInteger(Wide x) { return x == std::floor(x); }

double exec::logGamma(double x) {
  int sign;
  return lgamma_r(x, &sign);
}

//===----------------------------------------------------------------------===//
// Derivatives of gamma
//===----------------------------------------------------------------------===//

// For x > 0: the recurrence (5.5.2) up to where the asymptotic series (5.11.2)
// converges to all bits.
static Wide digammaOfPositive(Wide x) {
  Wide sum = 0;
  for (; x < 16; ++x)
    sum -= 1 / x;
  Wide square = 1 / (x * x), power = 1, series = 0;
  for (size_t k = 0; k < std::size(bernoulli); ++k) {
    power *= square;
    series += bernoulli[k] / (2 * (k + 1)) * power;
  }
  return sum + std::log(x) - 1 / (2 * x) - series;
}

double exec::digamma(double x) {
  if (std::isnan(x) || (x <= 0 && isInteger(x)))
    return notANumber;
  if (x == infinity)
    return x;
  if (x > 0)
    return digammaOfPositive(x);
  // By reflection (5.5.4); what matters of pi * x is how far x is from an
  // integer, which is exact.
  Wide fraction = Wide(x) - std::round(Wide(x));
  return digammaOfPositive(1 - Wide(x)) - pi / std::tan(pi * fraction);
}

// For x > 1 and q > 0, by the Euler-Maclaurin formula (25.11.7 as the number of
// its terms grows).
static Wide zetaOfPositive(Wide x, Wide q) {
  constexpr Wide epsilon = std::numeric_limits<Wide>::epsilon() / 4;
  Wide sum = 0, at = q;
  for (int k = 0; k < 24 && (k < 12 || at < 12); ++k, ++at) {
    Wide term = std::pow(at, -x);
    sum += term;
    if (!(term > epsilon * sum))
      return sum;
  }
  Wide power = std::pow(at, -x);
  sum += power * at / (x - 1) + power / 2;
  // B(2k) / (2k)! * x (x + 1) ... (x + 2k - 2) * at^(-x - 2k + 1)
  Wide factor = power * x / at / 2;
  for (size_t k = 1; k <= std::size(bernoulli); ++k) {
    Wide term = bernoulli[k - 1] * factor;
    sum += term;
    if (!(std::fabs(term) > epsilon * sum))
      break;
    factor *=
        (x + 2 * k - 1) * (x + 2 * k) / (at * at * (2 * k + 1) * (2 * k + 2));
  }
  return sum;
}

static Wide wideZeta(Wide x, Wide q) {
  if (x == 1)
    return infinity;
  if (std::isnan(x) || std::isnan(q))
    return notANumber;
  if (q <= 0 && isInteger(q))
    return std::fmod(x, 2) == 0 ? infinity : notANumber;
  // Infinite arguments have limits, for which XLA gives NaN.
  if (x < 1 || std::isinf(x) || std::isinf(q))
    return notANumber;
  if (q > 0)
    return zetaOfPositive(x, q);
  if (!isInteger(x))
    return notANumber;
  // The terms below zero are those of two other series, up to their sign.
  Wide below = -std::floor(q), fraction = q + below;
  Wide sign = std::fmod(x, 2) == 0 ? 1 : -1;
  Wide rest = sign * zetaOfPositive(x, 1 - fraction + below);
  if (fraction == 0.5L && sign < 0) // The others cancel.
    return -rest;
  return zetaOfPositive(x, fraction) + sign * zetaOfPositive(x, 1 - fraction) -
         rest;
}

double exec::zeta(double x, double q) { return wideZeta(x, q); }

// n! and zeta (5.15.2, which holds for all x).
double exec::polygamma(double n, double x) {
  if (!(n >= 0) || !isInteger(n))
    return notANumber;
  if (n == 0)
    return digamma(x);
  Wide sum = wideZeta(Wide(n) + 1, x);
  Wide sign = std::fmod(n, 2) == 0 ? -1 : 1;
  Wide magnitude = std::fabs(sum);
  // A factorial that is too large by its logarithm.
  Wide factorial = std::tgamma(Wide(n) + 1);
  Wide product = std::isinf(factorial)
                     ? std::exp(std::lgamma(Wide(n) + 1) + std::log(magnitude))
                     : factorial * magnitude;
  return std::copysign(1, sum) * sign * product;
}

//===----------------------------------------------------------------------===//
// Others
//===----------------------------------------------------------------------===//

double exec::besselI1e(double x) {
  Wide size = std::fabs(Wide(x));
  if (std::isnan(x))
    return x;
  if (size == infinity)
    return std::copysign(0.0, x);
  constexpr Wide epsilon = std::numeric_limits<Wide>::epsilon() / 4;
  Wide sum = 0;
  if (size <= 40) {
    // The power series (10.25.2), whose terms are all positive.
    Wide square = size * size / 4, term = size / 2;
    for (int k = 1; sum + term != sum; ++k) {
      sum += term;
      term *= square / (Wide(k) * (k + 1));
    }
    return std::copysign(sum * std::exp(-size), x);
  }
  // The asymptotic series (10.40.1).
  Wide term = 1;
  for (int k = 1; std::fabs(term) > epsilon; ++k) {
    sum += term;
    Wide odd = 2 * k - 1;
    term *= -(4 - odd * odd) / (k * 8 * size);
  }
  return std::copysign(sum / std::sqrt(2 * pi * size), x);
}

// By Halley's method on erf, near 1 on erfc, from an approximation in
// elementary functions (7.17.3 has no closed form; this one is S. Winitzki's,
// good to 0.4%). Each step triples the number of right digits.
double exec::erfInv(double x) {
  if (!(std::fabs(x) <= 1))
    return notANumber;
  if (std::fabs(x) == 1)
    return x * infinity;
  if (x == 0)
    return x;
  Wide size = std::fabs(Wide(x)), rest = 1 - size;
  constexpr Wide a = 0.147L;
  Wide logarithm = std::log1p(-size * size);
  Wide middle = 2 / (pi * a) + logarithm / 2;
  // The difference of the root and `middle`, without cancellation.
  Wide root = std::sqrt(middle * middle - logarithm / a);
  Wide y = std::sqrt(-logarithm / a / (root + middle));
  for (int step = 0; step < 3; ++step) {
    Wide error = size < 0.5L ? std::erf(y) - size : rest - std::erfc(y);
    Wide slope = 2 / std::sqrt(pi) * std::exp(-y * y);
    Wide newton = error / slope;
    y -= newton / (1 + y * newton);
  }
  return std::copysign(y, x);
}
