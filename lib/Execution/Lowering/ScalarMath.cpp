//===- ScalarMath.cpp - functions of one element ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Scalars.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;
using namespace tutti::exec;

// An op of math for real numbers, a function of the host for complex ones.
template <typename FloatOp>
static ScalarFunction function(StringLiteral complexName) {
  return [=](Scalar &s) -> Value {
    return s.isComplex() ? s.callComplex(complexName)
                         : s.make<FloatOp>(s.in[0]);
  };
}

// A function of the host for real numbers.
static ScalarFunction realFunction(StringLiteral name) {
  return [=](Scalar &s) -> Value {
    return s.isComplex() ? Value() : s.callReal(name);
  };
}

static Value one(Scalar &s) { return s.constant(s.in[0], 1.0); }

// 1 / (1 + exp(-x))
static Value logistic(Scalar &s) {
  if (s.isComplex())
    return s.callComplex("tutti_complex_logistic");
  Value power = s.make<math::ExpOp>(s.make<arith::NegFOp>(s.in[0]));
  return s.make<arith::DivFOp>(one(s), s.make<arith::AddFOp>(one(s), power));
}

static Value rsqrt(Scalar &s) {
  if (s.isComplex())
    return s.callComplex("tutti_complex_rsqrt");
  return s.make<arith::DivFOp>(one(s), s.make<math::SqrtOp>(s.in[0]));
}

static void addStablehlo(ScalarTable &table) {
  table["stablehlo.cbrt"] = function<math::CbrtOp>("tutti_complex_cbrt");
  table["stablehlo.cosine"] = function<math::CosOp>("tutti_complex_cos");
  table["stablehlo.exponential"] = function<math::ExpOp>("tutti_complex_exp");
  table["stablehlo.exponential_minus_one"] =
      function<math::ExpM1Op>("tutti_complex_expm1");
  table["stablehlo.log"] = function<math::LogOp>("tutti_complex_log");
  table["stablehlo.log_plus_one"] =
      function<math::Log1pOp>("tutti_complex_log1p");
  table["stablehlo.logistic"] = logistic;
  table["stablehlo.rsqrt"] = rsqrt;
  table["stablehlo.sine"] = function<math::SinOp>("tutti_complex_sin");
  table["stablehlo.sqrt"] = function<math::SqrtOp>("tutti_complex_sqrt");
  table["stablehlo.tan"] = function<math::TanOp>("tutti_complex_tan");
  table["stablehlo.tanh"] = function<math::TanhOp>("tutti_complex_tanh");
  table["stablehlo.atan2"] = [](Scalar &s) {
    return s.isComplex() ? s.callComplex("tutti_complex_atan2")
                         : s.make<math::Atan2Op>(s.in[0], s.in[1]);
  };
}

static void addChlo(ScalarTable &table) {
  table["chlo.acos"] = function<math::AcosOp>("tutti_complex_acos");
  table["chlo.acosh"] = function<math::AcoshOp>("tutti_complex_acosh");
  table["chlo.asin"] = function<math::AsinOp>("tutti_complex_asin");
  table["chlo.asinh"] = function<math::AsinhOp>("tutti_complex_asinh");
  table["chlo.atan"] = function<math::AtanOp>("tutti_complex_atan");
  table["chlo.atanh"] = function<math::AtanhOp>("tutti_complex_atanh");
  table["chlo.cosh"] = function<math::CoshOp>("tutti_complex_cosh");
  table["chlo.sinh"] = function<math::SinhOp>("tutti_complex_sinh");
  table["chlo.tan"] = function<math::TanOp>("tutti_complex_tan");
  table["chlo._asin_acos_kernel"] = [](Scalar &s) {
    return s.callComplex("tutti_complex_asin_acos_kernel");
  };
  table["chlo.erf"] = [](Scalar &s) { return s.make<math::ErfOp>(s.in[0]); };
  table["chlo.erfc"] = [](Scalar &s) { return s.make<math::ErfcOp>(s.in[0]); };
  table["chlo.bessel_i1e"] = realFunction("tutti_bessel_i1e");
  table["chlo.digamma"] = realFunction("tutti_digamma");
  table["chlo.erf_inv"] = realFunction("tutti_erf_inv");
  table["chlo.lgamma"] = realFunction("tutti_lgamma");
  table["chlo.polygamma"] = realFunction("tutti_polygamma");
  table["chlo.zeta"] = realFunction("tutti_zeta");
}

void tutti::exec::addScalarMath(ScalarTable &table) {
  addStablehlo(table);
  addChlo(table);
}
