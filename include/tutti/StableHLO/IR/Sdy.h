//===- Sdy.h - the sdy dialect ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Meshes, shardings and the ops that carry them, as Shardy writes them: read,
// verified and printed, and nothing more. SdyDialect.td, SdyAttrs.td and
// SdyOps.td say what each of them means.
//
// Attributes and ops are immutable views and cheap to copy; all of it is safe
// from several threads under MLIR's usual rules.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_STABLEHLO_IR_SDY_H
#define TUTTI_STABLEHLO_IR_SDY_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include <optional>
#include <string>

#include "tutti/StableHLO/IR/SdyDialect.h.inc"
#include "tutti/StableHLO/IR/SdyEnums.h.inc"

#define GET_ATTRDEF_CLASSES
#include "tutti/StableHLO/IR/SdyAttrs.h.inc"

#define GET_OP_CLASSES
#include "tutti/StableHLO/IR/SdyOps.h.inc"

#endif // TUTTI_STABLEHLO_IR_SDY_H
