//===- Communicators.h - groups and channels, both ways ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The attributes in which StableHLO says who takes part in a collective, as
// those of the ccl dialect, and back. Lists that were translated before are
// looked up, so that a program with a few groups pays for these only.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_FRONTEND_COMMUNICATORS_H
#define TUTTI_FRONTEND_COMMUNICATORS_H

#include "mlir/IR/SymbolTable.h"
#include "tutti/Collectives/IR/Ccl.h"
#include "tutti/StableHLO/IR/StableHLODialect.h"
#include "llvm/ADT/DenseMap.h"

namespace tutti {

class Communicators {
public:
  using EmitError = llvm::function_ref<mlir::InFlightDiagnostic()>;

  explicit Communicators(mlir::MLIRContext *context) : context(context) {}

  /// The group of `op`, which has these attributes. An op without
  /// replicaGroups has no rank lists; groups along mesh axes are written out
  /// as lists. Null without a report if their mesh is a symbol that no
  /// sdy.mesh defines; null with a report if they are not well formed.
  /// `isFlattenable` is whether this kind of collective knows
  /// `use_global_device_ids`.
  ccl::GroupAttr toGroup(mlir::Operation *op, mlir::Attribute replicaGroups,
                         stablehlo::ChannelHandleAttr channel,
                         bool useGlobalIds, bool isFlattenable,
                         EmitError emitError);
  ccl::PairsAttr toPairs(mlir::DenseIntElementsAttr pairs, EmitError emitError);

  /// A row a group; -1 fills short ones up.
  mlir::DenseIntElementsAttr toReplicaGroups(ccl::RanksAttr ranks);
  mlir::DenseIntElementsAttr toSourceTargetPairs(ccl::PairsAttr pairs);
  stablehlo::ChannelHandleAttr toChannel(ccl::GroupAttr group);

private:
  ccl::RanksAttr readMeshAxes(mlir::Operation *op,
                              stablehlo::ReplicaGroupMeshAxesAttr groups,
                              EmitError emitError);

  mlir::MLIRContext *context;
  mlir::SymbolTableCollection symbols;
  /// What was translated before. The same lists of numbers may be groups in one
  /// op and pairs in another.
  llvm::DenseMap<mlir::Attribute, mlir::Attribute> ranksOf, pairsOf, listsOf;
};

} // namespace tutti

#endif // TUTTI_FRONTEND_COMMUNICATORS_H
