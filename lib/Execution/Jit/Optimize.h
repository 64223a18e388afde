//===- Optimize.h - LLVM's optimisations ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_LIB_EXECUTION_JIT_OPTIMIZE_H
#define TUTTI_LIB_EXECUTION_JIT_OPTIMIZE_H

namespace llvm {
class Module;
class TargetMachine;
} // namespace llvm

namespace tutti::exec {

/// Optimises a lowered program: its loop nests, each in a function of its own,
/// and the rows of calls around them. Time grows linearly with the program.
void optimize(llvm::Module &module, llvm::TargetMachine &machine);

} // namespace tutti::exec

#endif // TUTTI_LIB_EXECUTION_JIT_OPTIMIZE_H
