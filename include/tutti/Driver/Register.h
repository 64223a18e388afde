//===- Register.h - everything Tutti adds to MLIR ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One call for a tool that wants all of Tutti's dialects or passes.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_DRIVER_REGISTER_H
#define TUTTI_DRIVER_REGISTER_H

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace tutti {

/// Tutti's dialects, and the upstream ones its programs use.
void registerDialects(mlir::DialectRegistry &registry);

/// Tutti's passes and pipelines, by name. Once a process.
void registerPasses();

} // namespace tutti

#endif // TUTTI_DRIVER_REGISTER_H
