//===- Register.h - all dialects of this room ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One call that makes a context able to read the text frameworks emit.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_STABLEHLO_IR_REGISTER_H
#define TUTTI_STABLEHLO_IR_REGISTER_H

namespace mlir {
class DialectRegistry;
}

namespace tutti {

/// Adds every dialect of this room to `registry`.
void registerStableHLODialects(mlir::DialectRegistry &registry);

} // namespace tutti

#endif // TUTTI_STABLEHLO_IR_REGISTER_H
