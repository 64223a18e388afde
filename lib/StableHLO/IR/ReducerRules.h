//===- ReducerRules.h - what a region that combines values must look like ---*-
//C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The rules that reduce, reduce_window, scatter, select_and_scatter and the
// reducing collectives share. To be used in a region verifier: the ops of the
// region have been verified by then, and it ends with a return. Private to
// this folder.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_LIB_STABLEHLO_IR_REDUCERRULES_H
#define TUTTI_LIB_STABLEHLO_IR_REDUCERRULES_H

#include "mlir/IR/Operation.h"
#include "llvm/ADT/ArrayRef.h"

namespace tutti::stablehlo {

/// A region of `op` that combines as many accumulators as there are inputs
/// with as many values, and returns the new accumulators.
class Reducer {
public:
  Reducer(mlir::Operation *op, mlir::Region &body) : op(op), body(body) {}

  /// Checks arguments and returned values against the types of what is reduced
  /// and of the initial values. The arguments' dimensions must be found, in
  /// order, among the `allowed` ones: none for a reducer of scalars. If
  /// `initsAreElements`, only the elements of `inits` count.
  llvm::LogicalResult verify(mlir::TypeRange inputs, mlir::TypeRange inits,
                             llvm::ArrayRef<int64_t> allowed = {},
                             bool initsAreElements = false);

  /// The element type of accumulator `index`; valid after verify().
  mlir::Type getElementType(unsigned index);

private:
  llvm::LogicalResult verifyOne(unsigned index, unsigned count,
                                mlir::Type input, mlir::Type init,
                                llvm::ArrayRef<int64_t> allowed,
                                bool initIsElement);

  mlir::Operation *op;
  mlir::Region &body;
};

/// The operands that a region without successors returns.
mlir::OperandRange getReturned(mlir::Region &region);

/// `region` takes no arguments.
llvm::LogicalResult verifyNoArguments(mlir::Operation *op, mlir::Region &region,
                                      llvm::StringRef name);

/// `region` returns one scalar bool.
llvm::LogicalResult verifyReturnsBool(mlir::Operation *op, mlir::Region &region,
                                      llvm::StringRef name);

} // namespace tutti::stablehlo

#endif // TUTTI_LIB_STABLEHLO_IR_REDUCERRULES_H
