//===- Register.h - the dialects a program passes through ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_EXECUTION_REGISTER_H
#define TUTTI_EXECUTION_REGISTER_H

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace tutti::exec {

/// The dialects from StableHLO to LLVM that lowering and the JIT need, and
/// their interfaces.
void registerExecutionDialects(mlir::DialectRegistry &registry);

} // namespace tutti::exec

#endif // TUTTI_EXECUTION_REGISTER_H
