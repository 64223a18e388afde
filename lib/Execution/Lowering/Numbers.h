//===- Numbers.h - arithmetic on floats and complex numbers ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For algorithms that are the same for both: scalars of one compute type
// (Elements.h).
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_LIB_EXECUTION_LOWERING_NUMBERS_H
#define TUTTI_LIB_EXECUTION_LOWERING_NUMBERS_H

#include "Patterns.h"
#include "mlir/Dialect/Complex/IR/Complex.h"

namespace tutti::exec {

class Numbers {
public:
  /// For elements of a type of the program.
  Numbers(Lowering &l, mlir::Type element)
      : l(l), element(element), compute(computeType(element)),
        isComplex(mlir::isa<mlir::ComplexType>(compute)) {}

  mlir::Value load(mlir::Value tensor, mlir::ValueRange at) {
    return toCompute(l.b, l.loc, l.create<mlir::tensor::ExtractOp>(tensor, at),
                     element);
  }
  /// The tensor with one element replaced.
  mlir::Value store(mlir::Value number, mlir::Value tensor,
                    mlir::ValueRange at) {
    return l.create<mlir::tensor::InsertOp>(
        toStorage(l.b, l.loc, number, element), tensor, at);
  }

  mlir::Value constant(double value) {
    mlir::Attribute part = l.b.getFloatAttr(realType(), value);
    if (!isComplex)
      return l.create<mlir::arith::ConstantOp>(
          mlir::cast<mlir::TypedAttr>(part));
    mlir::Attribute zero = l.b.getFloatAttr(realType(), 0.0);
    return l.create<mlir::complex::ConstantOp>(compute,
                                               l.b.getArrayAttr({part, zero}));
  }
  mlir::Type realType() const {
    return isComplex ? mlir::cast<mlir::ComplexType>(compute).getElementType()
                     : compute;
  }

  mlir::Value add(mlir::Value a, mlir::Value b) {
    return make<mlir::arith::AddFOp, mlir::complex::AddOp>(a, b);
  }
  mlir::Value subtract(mlir::Value a, mlir::Value b) {
    return make<mlir::arith::SubFOp, mlir::complex::SubOp>(a, b);
  }
  mlir::Value multiply(mlir::Value a, mlir::Value b) {
    return make<mlir::arith::MulFOp, mlir::complex::MulOp>(a, b);
  }
  mlir::Value divide(mlir::Value a, mlir::Value b) {
    return make<mlir::arith::DivFOp, mlir::complex::DivOp>(a, b);
  }
  mlir::Value conjugate(mlir::Value a) {
    return isComplex ? l.create<mlir::complex::ConjOp>(a).getResult() : a;
  }
  mlir::Value realPart(mlir::Value a) {
    return isComplex ? l.create<mlir::complex::ReOp>(a).getResult() : a;
  }
  /// A real number as one of these.
  mlir::Value fromReal(mlir::Value real) {
    if (!isComplex)
      return real;
    mlir::Value zero =
        l.create<mlir::arith::ConstantOp>(l.b.getFloatAttr(realType(), 0.0));
    return l.create<mlir::complex::CreateOp>(compute, real, zero);
  }

private:
  template <typename RealOp, typename ComplexOp>
  mlir::Value make(mlir::Value a, mlir::Value b) {
    if (isComplex)
      return l.create<ComplexOp>(a, b);
    return l.create<RealOp>(a, b);
  }

  Lowering &l;
  mlir::Type element, compute;
  bool isComplex;
};

} // namespace tutti::exec

#endif // TUTTI_LIB_EXECUTION_LOWERING_NUMBERS_H
