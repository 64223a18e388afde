//===- SdyDialect.cpp - the sdy dialect ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SdyAssembly.h"
#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace tutti::sdy;

#include "tutti/StableHLO/IR/SdyDialect.cpp.inc"
#include "tutti/StableHLO/IR/SdyEnums.cpp.inc"

#define GET_OP_CLASSES
#include "tutti/StableHLO/IR/SdyOps.cpp.inc"

void SdyDialect::initialize() {
  registerAttributes();
  addOperations<
#define GET_OP_LIST
#include "tutti/StableHLO/IR/SdyOps.cpp.inc"
      >();
}
