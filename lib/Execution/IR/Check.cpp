//===- Check.cpp - the check dialect ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Execution/IR/Check.h"
#include "mlir/IR/Builders.h"
#include "tutti/StableHLO/IR/ElementTypes.h"

using namespace mlir;
using namespace tutti;
using namespace tutti::check;

#include "tutti/Execution/IR/CheckDialect.cpp.inc"

#define GET_OP_CLASSES
#include "tutti/Execution/IR/CheckOps.cpp.inc"

void CheckDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "tutti/Execution/IR/CheckOps.cpp.inc"
      >();
}
