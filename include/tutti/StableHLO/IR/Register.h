//===- Register.h - the dialects of framework programs ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_STABLEHLO_IR_REGISTER_H
#define TUTTI_STABLEHLO_IR_REGISTER_H

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace tutti {

/// Adds the dialects that framework programs are written in, and those their
/// types and attributes come from.
void registerStableHLODialects(mlir::DialectRegistry &registry);

} // namespace tutti

#endif // TUTTI_STABLEHLO_IR_REGISTER_H
