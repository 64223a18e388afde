//===- ControlFlowOps.cpp - branches, loops and grouping ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AssemblyFormat.h"
#include "tutti/StableHLO/IR/ElementTypes.h"
#include "tutti/StableHLO/IR/StableHLOOps.h"

using namespace mlir;
using namespace tutti::stablehlo;

#define GET_OP_CLASSES
#include "tutti/StableHLO/IR/ControlFlowOps.cpp.inc"

void StableHLODialect::addControlFlowOps() {
  addOperations<
#define GET_OP_LIST
#include "tutti/StableHLO/IR/ControlFlowOps.cpp.inc"
      >();
}

SmallVector<Region *> WhileOp::getLoopRegions() {
  return {&getCond(), &getBody()};
}

void WhileOp::getAsmBlockArgumentNames(Region &region,
                                       OpAsmSetValueNameFn setName) {
  for (BlockArgument arg : region.getArguments())
    setName(arg, "iterArg");
}
