//===- Check.h - the check dialect ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_EXECUTION_IR_CHECK_H
#define TUTTI_EXECUTION_IR_CHECK_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinAttributeInterfaces.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"

#include "tutti/Execution/IR/CheckDialect.h.inc"

#define GET_OP_CLASSES
#include "tutti/Execution/IR/CheckOps.h.inc"

#endif // TUTTI_EXECUTION_IR_CHECK_H
