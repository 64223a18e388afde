//===- GlobalOps.h - what is known of ops on global tensors ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Kinds of ops around a manual computation, by what cutting their tensors does
// to them. Answers about calls are kept, so that each function is looked at
// once. Not thread-safe.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_LIB_FRONTEND_SDY_GLOBALOPS_H
#define TUTTI_LIB_FRONTEND_SDY_GLOBALOPS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace tutti {

class GlobalOps {
public:
  /// Whether an op only says how its operand, which is its result, is to be
  /// sharded.
  static bool isAnnotation(mlir::Operation *op);
  /// The value of a constant of which all elements are the same, or null.
  static mlir::DenseElementsAttr getSplat(mlir::Operation *op);
  static bool isScalar(mlir::Value value);
  /// Whether an op fills its result with a scalar.
  static bool isScalarBroadcast(mlir::Operation *op);

  /// Whether each element of an op's results comes from the elements at the
  /// same place of its operands, and from operands that are scalars.
  bool isElementwise(mlir::Operation *op);
  /// The function that an op calls if all it does is elementwise, or null.
  mlir::func::FuncOp getElementwiseCallee(mlir::Operation *op);
  /// Whether running an op on every device, on the same values, is the same as
  /// running it once.
  bool isRepeatable(mlir::Operation *op);

private:
  mlir::SymbolTableCollection symbolTables;
  /// Functions that have no side effects, nor anything they call.
  llvm::DenseSet<mlir::Operation *> repeatable;
  llvm::DenseMap<mlir::Operation *, bool> isElementwiseCallee;
};

} // namespace tutti

#endif // TUTTI_LIB_FRONTEND_SDY_GLOBALOPS_H
