//===- ProgramGenerator.h - random programs with collectives ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Makes a module with the traps in it that bucketing has to avoid: collectives
// of all kinds over several groups, members with several operands, marks,
// dependencies, two runs that need one another crosswise, side effects, calls
// with and without effects, branches and loops with collectives inside. The
// same seed makes the same module. All values are tensors of a few shapes, so
// that runs form often.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_UNITTESTS_COLLECTIVES_PROGRAMGENERATOR_H
#define TUTTI_UNITTESTS_COLLECTIVES_PROGRAMGENERATOR_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include <string>

namespace tutti::ccl {

/// Loads the dialects that generated programs use.
void loadGeneratorDialects(mlir::MLIRContext &context);

struct GeneratorOptions {
  /// About how many ops the main function has, those in regions included.
  unsigned numOps = 40;
  /// Four devices can run it: all are in a group, what is computed is
  /// StableHLO, every function has a body, and loops run. The functions have
  /// the suffix in their names, so that several programs make one.
  bool runnable = false;
  std::string suffix;
};

mlir::OwningOpRef<mlir::ModuleOp>
generateProgram(mlir::MLIRContext &context, uint64_t seed,
                const GeneratorOptions &options = {});

} // namespace tutti::ccl

#endif // TUTTI_UNITTESTS_COLLECTIVES_PROGRAMGENERATOR_H
