//===- ExpressionPattern.h - trees of elementwise ops ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Expressions as text, and values that compute them:
//
//   multiply(x, $sigmoid(x))      sigmoid: logistic(x)
//                                          divide(1, add(1,
//                                          exponential(negate(x))))
//
// `x` is any value, the same each time; a number is a splat constant of that
// value (to three digits, since programs round constants to their element
// type);
// `_` is anything; a name is an op of StableHLO or CHLO (a comparison
// has its direction: compare_ne); `$name` is one of the
// expressions listed under that name. Operands of add, multiply and maximum may
// stand in either order. Broadcasts of constants are looked through.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_LIB_ACTIVATION_TRANSFORMS_EXPRESSIONPATTERN_H
#define TUTTI_LIB_ACTIVATION_TRANSFORMS_EXPRESSIONPATTERN_H

#include "mlir/IR/Operation.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringMap.h"
#include <memory>
#include <optional>

namespace tutti::act {

struct Expression {
  enum Kind { Input, Anything, Number, Op, Named } kind = Input;
  double number = 0;
  std::string name;
  std::vector<Expression> operands;
};

/// Expressions by name. Texts are ours: a wrong one ends the process.
using ExpressionTable = llvm::StringMap<std::vector<Expression>>;
Expression parseExpression(llvm::StringRef text);

struct ExpressionMatch {
  mlir::Value input;
  /// The ops of the expression but constants, the root first.
  llvm::SmallSetVector<mlir::Operation *, 16> ops;
};

/// Matches the value `root` with `expression`.
std::optional<ExpressionMatch> matchExpression(mlir::Value root,
                                               const Expression &expression,
                                               const ExpressionTable &table);

/// The number all elements of `value` are, if they are one.
std::optional<double> getSplat(mlir::Value value);

} // namespace tutti::act

#endif // TUTTI_LIB_ACTIVATION_TRANSFORMS_EXPRESSIONPATTERN_H
