//===- JoinFunctions.h - files of functions without main ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Files of tests have no `main`, but public functions without arguments, each
// of which states its expectations, and may have several modules in one file.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_LIB_DRIVER_JOINFUNCTIONS_H
#define TUTTI_LIB_DRIVER_JOINFUNCTIONS_H

#include "mlir/IR/BuiltinOps.h"
#include "llvm/Support/MemoryBuffer.h"
#include <vector>

namespace tutti {

/// Where a module has no `main` and its public functions, several or one that
/// returns nothing, take no arguments: adds a `main` that calls each in turn
/// and returns nothing. Gives the number of those functions, else 0.
int64_t joinFunctions(mlir::ModuleOp module);

/// The parts of a text between lines that begin with `// -----`, but those that
/// have nothing but comments. Each has the line numbers it had, and the same
/// name.
std::vector<std::unique_ptr<llvm::MemoryBuffer>>
splitInput(const llvm::MemoryBuffer &text);

} // namespace tutti

#endif // TUTTI_LIB_DRIVER_JOINFUNCTIONS_H
