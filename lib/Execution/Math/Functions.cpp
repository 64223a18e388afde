//===- Functions.cpp - math that programs call ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Functions.h"
#include "Complex.h"
#include "Real.h"

using namespace tutti::exec;

static void *address(double (*function)(double)) {
  return reinterpret_cast<void *>(function);
}
static void *address(double (*function)(double, double)) {
  return reinterpret_cast<void *>(function);
}
static void *address(Complex (*function)(Complex)) {
  return reinterpret_cast<void *>(function);
}
static void *address(Complex (*function)(Complex, Complex)) {
  return reinterpret_cast<void *>(function);
}

using Unary = Complex (*)(Complex);

llvm::ArrayRef<MathFunction> tutti::exec::mathFunctions() {
  static const MathFunction table[] = {
      {"tutti_lgamma", address(logGamma)},
      {"tutti_digamma", address(digamma)},
      {"tutti_polygamma", address(polygamma)},
      {"tutti_zeta", address(zeta)},
      {"tutti_bessel_i1e", address(besselI1e)},
      {"tutti_erf_inv", address(erfInv)},
      {"tutti_complex_acos", address([](Complex z) { return std::acos(z); })},
      {"tutti_complex_acosh", address([](Complex z) { return std::acosh(z); })},
      {"tutti_complex_asin", address([](Complex z) { return std::asin(z); })},
      {"tutti_complex_asinh", address([](Complex z) { return std::asinh(z); })},
      {"tutti_complex_atan", address([](Complex z) { return std::atan(z); })},
      {"tutti_complex_atanh", address([](Complex z) { return std::atanh(z); })},
      {"tutti_complex_cos", address([](Complex z) { return std::cos(z); })},
      {"tutti_complex_cosh", address([](Complex z) { return std::cosh(z); })},
      {"tutti_complex_exp", address([](Complex z) { return std::exp(z); })},
      {"tutti_complex_log", address([](Complex z) { return std::log(z); })},
      {"tutti_complex_sin", address([](Complex z) { return std::sin(z); })},
      {"tutti_complex_sinh", address([](Complex z) { return std::sinh(z); })},
      {"tutti_complex_sqrt", address([](Complex z) { return std::sqrt(z); })},
      {"tutti_complex_tan", address([](Complex z) { return std::tan(z); })},
      {"tutti_complex_tanh", address([](Complex z) { return std::tanh(z); })},
      {"tutti_complex_cbrt", address(static_cast<Unary>(cbrt))},
      {"tutti_complex_expm1", address(static_cast<Unary>(expm1))},
      {"tutti_complex_log1p", address(static_cast<Unary>(log1p))},
      {"tutti_complex_rsqrt", address(static_cast<Unary>(rsqrt))},
      {"tutti_complex_logistic", address(static_cast<Unary>(logistic))},
      {"tutti_complex_sign", address(static_cast<Unary>(sign))},
      {"tutti_complex_pow", address(power)},
      {"tutti_complex_atan2",
       address(static_cast<Complex (*)(Complex, Complex)>(atan2))},
      {"tutti_complex_asin_acos_kernel", address(asinAcosKernel)},
  };
  return table;
}
