//===- StableHLOOps.h - the ops of the stablehlo dialect ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The classes of all StableHLO ops, generated from the .td files beside this
// header, one file a subject. docs/dialects describes each op.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_STABLEHLO_IR_STABLEHLOOPS_H
#define TUTTI_STABLEHLO_IR_STABLEHLOOPS_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "tutti/StableHLO/IR/StableHLODialect.h"
#include "tutti/StableHLO/IR/StableHLOTraits.h"

namespace tutti::stablehlo {

// What transfers read and write, so that each kind stays in order.
struct SendResource : mlir::SideEffects::Resource::Base<SendResource> {
  llvm::StringRef getName() final { return "stablehlo.send"; }
};
struct RecvResource : mlir::SideEffects::Resource::Base<RecvResource> {
  llvm::StringRef getName() final { return "stablehlo.recv"; }
};
struct InfeedResource : mlir::SideEffects::Resource::Base<InfeedResource> {
  llvm::StringRef getName() final { return "stablehlo.infeed"; }
};
struct OutfeedResource : mlir::SideEffects::Resource::Base<OutfeedResource> {
  llvm::StringRef getName() final { return "stablehlo.outfeed"; }
};

} // namespace tutti::stablehlo

#define GET_OP_CLASSES
#include "tutti/StableHLO/IR/ControlFlowOps.h.inc"
#define GET_OP_CLASSES
#include "tutti/StableHLO/IR/ElementwiseOps.h.inc"
#define GET_OP_CLASSES
#include "tutti/StableHLO/IR/DataMovementOps.h.inc"
#define GET_OP_CLASSES
#include "tutti/StableHLO/IR/ContractionOps.h.inc"
#define GET_OP_CLASSES
#include "tutti/StableHLO/IR/ReductionOps.h.inc"
#define GET_OP_CLASSES
#include "tutti/StableHLO/IR/CollectiveOps.h.inc"
#define GET_OP_CLASSES
#include "tutti/StableHLO/IR/DynamicOps.h.inc"
#define GET_OP_CLASSES
#include "tutti/StableHLO/IR/MiscOps.h.inc"

#endif // TUTTI_STABLEHLO_IR_STABLEHLOOPS_H
