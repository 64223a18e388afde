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

template <typename FloatOp, typename ComplexOp>
static Value function(Scalar &s) {
  return s.isComplex() ? s.make<ComplexOp>(s.in[0]) : s.make<FloatOp>(s.in[0]);
}

static Value one(Scalar &s) {
  if (!s.isComplex())
    return s.constant(s.in[0], 1.0);
  auto type = cast<ComplexType>(s.in[0].getType());
  Value like = s.make<complex::ReOp>(s.in[0]);
  return s.make<complex::CreateOp>(type, s.constant(like, 1.0),
                                   s.constant(like, 0.0));
}

// 1 / (1 + exp(-x))
static Value logistic(Scalar &s) {
  if (s.isComplex()) {
    Value power = s.make<complex::ExpOp>(s.make<complex::NegOp>(s.in[0]));
    return s.make<complex::DivOp>(one(s),
                                  s.make<complex::AddOp>(one(s), power));
  }
  Value power = s.make<math::ExpOp>(s.make<arith::NegFOp>(s.in[0]));
  return s.make<arith::DivFOp>(one(s), s.make<arith::AddFOp>(one(s), power));
}

static Value rsqrt(Scalar &s) {
  if (s.isComplex())
    return s.make<complex::RsqrtOp>(s.in[0]);
  return s.make<arith::DivFOp>(one(s), s.make<math::SqrtOp>(s.in[0]));
}

void tutti::exec::addScalarMath(ScalarTable &table) {
  table["stablehlo.cbrt"] = [](Scalar &s) {
    return s.make<math::CbrtOp>(s.in[0]);
  };
  table["stablehlo.cosine"] = function<math::CosOp, complex::CosOp>;
  table["stablehlo.exponential"] = function<math::ExpOp, complex::ExpOp>;
  table["stablehlo.exponential_minus_one"] =
      function<math::ExpM1Op, complex::Expm1Op>;
  table["stablehlo.log"] = function<math::LogOp, complex::LogOp>;
  table["stablehlo.log_plus_one"] = function<math::Log1pOp, complex::Log1pOp>;
  table["stablehlo.logistic"] = logistic;
  table["stablehlo.rsqrt"] = rsqrt;
  table["stablehlo.sine"] = function<math::SinOp, complex::SinOp>;
  table["stablehlo.sqrt"] = function<math::SqrtOp, complex::SqrtOp>;
  table["stablehlo.tan"] = function<math::TanOp, complex::TanOp>;
  table["stablehlo.tanh"] = function<math::TanhOp, complex::TanhOp>;
  table["stablehlo.atan2"] = [](Scalar &s) {
    return s.isComplex() ? s.make<complex::Atan2Op>(s.in[0], s.in[1])
                         : s.make<math::Atan2Op>(s.in[0], s.in[1]);
  };
}
