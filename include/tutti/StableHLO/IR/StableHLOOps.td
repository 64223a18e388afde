//===- StableHLOOps.td - the whole dialect, for documentation ---*- tablegen -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_STABLEHLO_IR_STABLEHLOOPS
#define TUTTI_STABLEHLO_IR_STABLEHLOOPS

include "tutti/StableHLO/IR/StableHLOTypes.td"
include "tutti/StableHLO/IR/StableHLOAttrs.td"
include "tutti/StableHLO/IR/ElementwiseOps.td"
include "tutti/StableHLO/IR/DataMovementOps.td"
include "tutti/StableHLO/IR/ContractionOps.td"
include "tutti/StableHLO/IR/ReductionOps.td"
include "tutti/StableHLO/IR/ControlFlowOps.td"
include "tutti/StableHLO/IR/CollectiveOps.td"
include "tutti/StableHLO/IR/DynamicOps.td"
include "tutti/StableHLO/IR/MiscOps.td"

#endif // TUTTI_STABLEHLO_IR_STABLEHLOOPS
