//===- Localizer.h - global ops as those of one device ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A function holds a manual computation and, around it, ops on global tensors.
// The localizer finds out how each global value is cut over the mesh, starting
// from the computation's operands and results, and whether every op around it
// does the same on the parts as on the whole.
//
// Invariant: a value has one cut. An op
//   - that copies a scalar into its result (a splat constant, a broadcast of a
//     scalar) may have any cut;
//   - that works element by element, or calls a function that does, has all
//     values cut alike;
//   - of any other kind has no value cut, and no side effect, and is then run
//     by each device.
//
// Linear in the ops of the function. Exact, and incomplete: it does not look
// for a way to make another op local. Not thread-safe; one per function.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_LIB_FRONTEND_SDY_LOCALIZER_H
#define TUTTI_LIB_FRONTEND_SDY_LOCALIZER_H

#include "GlobalOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "tutti/StableHLO/IR/Sdy.h"
#include "llvm/ADT/DenseMap.h"

namespace tutti {

class Localizer {
public:
  Localizer(mlir::func::FuncOp function, sdy::ManualComputationOp computation,
            mlir::Attribute meshOrRef, sdy::MeshAttr mesh)
      : function(function), computation(computation), meshOrRef(meshOrRef),
        mesh(mesh) {}

  /// Finds the cut of each value of the function's body. On failure a remark
  /// at the op in question says why, and nothing has been changed.
  mlir::LogicalResult analyze();

  /// How a value is cut: a closed sharding that holds just the axes of each
  /// dimension. Equal cuts are equal attributes.
  sdy::TensorShardingAttr getCut(mlir::Value value) const {
    return cuts.lookup(value);
  }

  /// The type of the part that one device holds.
  mlir::Type getLocalType(mlir::Value value) const;

  /// Gives every value of the body its local type, and constants their local
  /// values. The computation itself is not touched.
  void apply();

private:
  sdy::TensorShardingAttr getUncut(mlir::Value value) const;
  /// The cut that a sharding on the mesh makes.
  sdy::TensorShardingAttr makeCut(mlir::Value value,
                                  sdy::TensorShardingAttr sharding) const;
  bool dividesEvenly(mlir::Value value, sdy::TensorShardingAttr cut) const;
  mlir::LogicalResult setCut(mlir::Value value, sdy::TensorShardingAttr cut,
                             mlir::Operation *op);
  mlir::LogicalResult propagate();
  mlir::LogicalResult propagate(mlir::Operation *op);
  mlir::LogicalResult leaveUncut(mlir::Operation *op);
  void inlineElementwiseCall(mlir::func::CallOp call,
                             mlir::func::FuncOp callee);
  mlir::InFlightDiagnostic emitRemark(mlir::Operation *op) const;

  mlir::func::FuncOp function;
  sdy::ManualComputationOp computation;
  mlir::Attribute meshOrRef;
  sdy::MeshAttr mesh;
  llvm::DenseMap<mlir::Value, sdy::TensorShardingAttr> cuts;
  llvm::SmallVector<mlir::Value> worklist;
  GlobalOps ops;
};

} // namespace tutti

#endif // TUTTI_LIB_FRONTEND_SDY_LOCALIZER_H
