//===- SdyVerify.h - what makes a sharding valid ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Checks that several verifiers of the sdy dialect share. Each reports the
// first fault it finds through the given function, which starts a diagnostic
// that says whose sharding it is. Cost: linear in the axes named, plus finding
// the mesh.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_LIB_STABLEHLO_IR_SDYVERIFY_H
#define TUTTI_LIB_STABLEHLO_IR_SDYVERIFY_H

#include "tutti/StableHLO/IR/Sdy.h"

namespace tutti::sdy {

/// Starts a diagnostic.
using EmitError = llvm::function_ref<mlir::InFlightDiagnostic()>;
/// Finds the mesh of a sharding; null if there is none.
using FindMesh = llvm::function_ref<MeshAttr(TensorShardingAttr)>;

/// A stretch of one mesh axis. An axis of size n is a product of its parts,
/// major first; a part covers the products from `begin` to `end`: the whole
/// axis is [1, n), the sub-axis (2)4 is [2, 8).
struct AxisPart {
  size_t axis;
  int64_t begin, end;

  AxisPart(AxisRefAttr reference, MeshAttr mesh);
  int64_t getSize() const { return end / begin; }
  bool overlaps(const AxisPart &other) const;
  bool operator==(const AxisPart &other) const {
    return axis == other.axis && begin == other.begin && end == other.end;
  }
};

/// Whether every axis that a sharding names is one of the mesh, or a proper
/// part of one. The verifier asks more of it, and says what is wrong.
bool hasValidAxes(TensorShardingAttr sharding, MeshAttr mesh);

/// Checks the axes of one sharding or one collective, list by list: each is an
/// axis of the mesh, or a proper part of one, and none overlaps another.
class AxisChecker {
public:
  AxisChecker(MeshAttr mesh, EmitError emitError)
      : mesh(mesh), emitError(emitError) {}

  mlir::LogicalResult add(llvm::ArrayRef<AxisRefAttr> axes);
  /// The same for a list that comes in the order of the mesh; `what` names it.
  mlir::LogicalResult addInMeshOrder(llvm::ArrayRef<AxisRefAttr> axes,
                                     llvm::StringRef what);

private:
  MeshAttr mesh;
  EmitError emitError;
  llvm::SmallVector<std::pair<AxisPart, AxisRefAttr>> seen;
};

/// A sharding, found at `op`, of a value of `type`; null if the op has no
/// result that could be sharded. `mesh` is null if it was not found.
mlir::LogicalResult verifySharding(TensorShardingAttr sharding, mlir::Type type,
                                   MeshAttr mesh, mlir::Operation *op,
                                   EmitError emitError);

/// One sharding for each of `types`. `what` names the values, e.g. "result".
mlir::LogicalResult verifyShardings(TensorShardingPerValueAttr shardings,
                                    mlir::TypeRange types, mlir::Operation *op,
                                    llvm::StringRef what, FindMesh findMesh);

/// An op's sharding rule, and its record of propagation.
mlir::LogicalResult verifyShardingRule(OpShardingRuleAttr rule,
                                       mlir::Operation *op);
mlir::LogicalResult verifyPropagationEdges(PropagationEdgesAttr edges,
                                           mlir::Operation *op);

/// What is known about how a value is sharded without propagation.
struct KnownSharding {
  /// Whether the value carries a sharding or is known to carry none. It is not
  /// for arguments of regions that hold no shardings, such as a loop's.
  bool isKnown;
  TensorShardingAttr sharding;
};
KnownSharding getKnownSharding(mlir::Value value);

} // namespace tutti::sdy

#endif // TUTTI_LIB_STABLEHLO_IR_SDYVERIFY_H
