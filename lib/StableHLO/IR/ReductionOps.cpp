//===- ReductionOps.cpp - ops that combine elements with a region ---*- C++
//-*-===//
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
#include "tutti/StableHLO/IR/ReductionOps.cpp.inc"

void StableHLODialect::addReductionOps() {
  addOperations<
#define GET_OP_LIST
#include "tutti/StableHLO/IR/ReductionOps.cpp.inc"
      >();
}
