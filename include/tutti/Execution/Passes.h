//===- Passes.h - passes of the Execution room ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Passes.td says what each pass does.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_EXECUTION_PASSES_H
#define TUTTI_EXECUTION_PASSES_H

#include "mlir/Pass/Pass.h"

namespace tutti::exec {

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "tutti/Execution/Passes.h.inc"

} // namespace tutti::exec

#endif // TUTTI_EXECUTION_PASSES_H
