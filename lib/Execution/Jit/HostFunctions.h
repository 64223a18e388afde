//===- HostFunctions.h - what compiled programs call ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_LIB_EXECUTION_JIT_HOSTFUNCTIONS_H
#define TUTTI_LIB_EXECUTION_JIT_HOSTFUNCTIONS_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ExecutionEngine/Orc/Core.h"
#include "llvm/ExecutionEngine/Orc/Mangling.h"

namespace tutti::exec {

/// The addresses of all host functions by name.
llvm::orc::SymbolMap hostFunctions(llvm::orc::MangleAndInterner mangle);

/// Calls `body`; false if a collective in it failed, in which case nothing
/// after it was executed.
bool runUntilAbort(llvm::function_ref<void()> body);

} // namespace tutti::exec

#endif // TUTTI_LIB_EXECUTION_JIT_HOSTFUNCTIONS_H
