//===- Scalars.h - elementwise ops on one element ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What an elementwise op does to one element, as ops of arith, math and
// complex. A table by op name; each function gets and gives values of compute
// types (Elements.h). Numerics are those of the StableHLO specification; where
// that leaves a choice, what XLA's CPU back-end does.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_LIB_EXECUTION_LOWERING_SCALARS_H
#define TUTTI_LIB_EXECUTION_LOWERING_SCALARS_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Operation.h"
#include "llvm/ADT/StringMap.h"
#include <functional>

namespace tutti::exec {

/// One use of an elementwise op, and shorthands for making scalars.
class Scalar {
public:
  Scalar(mlir::OpBuilder &b, mlir::Operation *op, mlir::ValueRange in)
      : b(b), loc(op->getLoc()), op(op), in(in) {}

  mlir::OpBuilder &b;
  mlir::Location loc;
  mlir::Operation *op;
  mlir::ValueRange in;

  /// The element type of operand i or of the result, as the program has it.
  mlir::Type type(unsigned operand = 0) const;
  mlir::Type resultType() const;

  bool isFloat() const { return mlir::isa<mlir::FloatType>(type()); }
  bool isComplex() const { return mlir::isa<mlir::ComplexType>(type()); }
  bool isBool() const { return type().isInteger(1); }
  bool isUnsigned() const { return type().isUnsignedInteger() || isBool(); }

  template <typename OpT, typename... Args> mlir::Value make(Args &&...args) {
    return OpT::create(b, loc, std::forward<Args>(args)...).getResult();
  }
  /// A constant of the type of `like`: an integer, or a float.
  mlir::Value constant(mlir::Value like, int64_t value);
  mlir::Value constant(mlir::Value like, const llvm::APInt &value);
  mlir::Value constant(mlir::Value like, double value);
  mlir::Value constant(mlir::Value like, const llvm::APFloat &value);
  /// A number from its parts, of the complex type they make.
  mlir::Value complex(mlir::Value re, mlir::Value im);

  /// A function of the host (Math/Functions.h) on all of `in`. In f64 for real
  /// numbers, which is left for the rounding to the element type.
  mlir::Value callReal(llvm::StringRef name);
  mlir::Value callComplex(llvm::StringRef name);
};

/// A float as a signed integer, so that -NaN < -infinity < ... < -0 < +0 < ...
/// < infinity < NaN.
mlir::Value totalOrder(Scalar &s, mlir::Value value);

/// Null where the element type is not one it works for.
using ScalarFunction = std::function<mlir::Value(Scalar &)>;
using ScalarTable = llvm::StringMap<ScalarFunction>;

/// Each adds a family.
void addScalarArithmetic(ScalarTable &table);
void addScalarBits(ScalarTable &table);
void addScalarChlo(ScalarTable &table);
void addScalarConversions(ScalarTable &table);
void addScalarMath(ScalarTable &table);

/// CHLO's ops that broadcast, after what they do to one element.
void addScalarBroadcasts(ScalarTable &table);

/// What makes the op, or null where it is not elementwise.
const ScalarFunction *findScalar(llvm::StringRef opName);

} // namespace tutti::exec

#endif // TUTTI_LIB_EXECUTION_LOWERING_SCALARS_H
