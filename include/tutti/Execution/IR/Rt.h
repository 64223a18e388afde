//===- Rt.h - the rt dialect ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_EXECUTION_IR_RT_H
#define TUTTI_EXECUTION_IR_RT_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "tutti/Execution/IR/RtDialect.h.inc"

#define GET_OP_CLASSES
#include "tutti/Execution/IR/RtOps.h.inc"

namespace tutti::rt {

/// Makes one-shot bufferization know the dialect.
void registerBufferization(mlir::DialectRegistry &registry);

} // namespace tutti::rt

#endif // TUTTI_EXECUTION_IR_RT_H
