//===- MiscOps.cpp - tokens, random numbers and custom calls ---*- C++ -*-===//
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
#include "tutti/StableHLO/IR/MiscOps.cpp.inc"

void StableHLODialect::addMiscOps() {
  addOperations<
#define GET_OP_LIST
#include "tutti/StableHLO/IR/MiscOps.cpp.inc"
      >();
}

void CustomCallOp::getEffects(
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>
        &effects) {
  if (!getHasSideEffect())
    return;
  effects.emplace_back(MemoryEffects::Read::get());
  effects.emplace_back(MemoryEffects::Write::get());
  effects.emplace_back(MemoryEffects::Allocate::get());
  effects.emplace_back(MemoryEffects::Free::get());
}
