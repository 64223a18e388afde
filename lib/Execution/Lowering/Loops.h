//===- Loops.h - loops that carry tensors ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For what linalg cannot say: places that depend on data, and orders that
// matter.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_LIB_EXECUTION_LOWERING_LOOPS_H
#define TUTTI_LIB_EXECUTION_LOWERING_LOOPS_H

#include "Patterns.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

namespace tutti::exec {

/// Runs `body` for each index vector below `sizes`, the last dimension fastest.
/// It gets the indices and the carried values, and returns the next ones.
inline Values
loopNest(Lowering &l, llvm::ArrayRef<mlir::OpFoldResult> sizes,
         mlir::ValueRange carried,
         llvm::function_ref<Values(mlir::ValueRange, mlir::ValueRange)> body) {
  Values low(sizes.size(), l.index(0)), step(sizes.size(), l.index(1)), high;
  for (mlir::OpFoldResult size : sizes)
    high.push_back(l.value(size));
  if (sizes.empty())
    return body({}, carried);
  mlir::scf::LoopNest nest = mlir::scf::buildLoopNest(
      l.b, l.loc, low, high, step, carried,
      [&](mlir::OpBuilder &, mlir::Location, mlir::ValueRange indices,
          mlir::ValueRange values) -> mlir::scf::ValueVector {
        Values next = body(indices, values);
        return mlir::scf::ValueVector(next.begin(), next.end());
      });
  return Values(nest.results);
}

/// Runs `then` or `otherwise`, which return values of the same types.
inline Values ifElse(Lowering &l, mlir::Value condition, mlir::TypeRange types,
                     llvm::function_ref<Values()> then,
                     llvm::function_ref<Values()> otherwise) {
  auto op = mlir::scf::IfOp::create(l.b, l.loc, types, condition,
                                    /*withElseRegion=*/true);
  mlir::OpBuilder::InsertionGuard guard(l.b);
  l.b.setInsertionPointToStart(&op.getThenRegion().front());
  mlir::scf::YieldOp::create(l.b, l.loc, then());
  l.b.setInsertionPointToStart(&op.getElseRegion().front());
  mlir::scf::YieldOp::create(l.b, l.loc, otherwise());
  return Values(op.getResults());
}

/// Runs `then` if the condition holds, which returns values like `otherwise`.
inline Values ifHolds(Lowering &l, mlir::Value condition,
                      mlir::ValueRange otherwise,
                      llvm::function_ref<Values()> then) {
  return ifElse(l, condition, otherwise.getTypes(), then,
                [&] { return Values(otherwise); });
}

/// Runs `body` as long as `holds` of the carried values; both get them.
inline Values
whileHolds(Lowering &l, mlir::ValueRange carried,
           llvm::function_ref<mlir::Value(mlir::ValueRange)> holds,
           llvm::function_ref<Values(mlir::ValueRange)> body) {
  auto loop = mlir::scf::WhileOp::create(
      l.b, l.loc, carried.getTypes(), carried,
      [&](mlir::OpBuilder &b, mlir::Location loc, mlir::ValueRange values) {
        mlir::scf::ConditionOp::create(b, loc, holds(values), values);
      },
      [&](mlir::OpBuilder &b, mlir::Location loc, mlir::ValueRange values) {
        mlir::scf::YieldOp::create(b, loc, body(values));
      });
  return Values(loop.getResults());
}

/// Runs `body` for `index` from `low` below `high` by `step`.
inline Values
forLoop(Lowering &l, mlir::Value low, mlir::Value high, mlir::Value step,
        mlir::ValueRange carried,
        llvm::function_ref<Values(mlir::Value, mlir::ValueRange)> body) {
  auto loop = mlir::scf::ForOp::create(
      l.b, l.loc, low, high, step, carried,
      [&](mlir::OpBuilder &b, mlir::Location loc, mlir::Value index,
          mlir::ValueRange values) {
        mlir::scf::YieldOp::create(b, loc, body(index, values));
      });
  return Values(loop.getResults());
}

} // namespace tutti::exec

#endif // TUTTI_LIB_EXECUTION_LOWERING_LOOPS_H
