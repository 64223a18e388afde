//===- RtExpect.h - expectations as calls of the host ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The part of `rt-to-llvm` that is about `rt.expect`.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_LIB_EXECUTION_LOWERING_RTEXPECT_H
#define TUTTI_LIB_EXECUTION_LOWERING_RTEXPECT_H

#include "mlir/IR/BuiltinOps.h"
#include <string>

namespace tutti::exec {

/// "file:line:column" of an op, as messages of running programs name it.
std::string describePlace(mlir::Location loc);

/// Every `rt.expect` on memrefs becomes a call, and every `rt.require` one
/// where its condition does not hold.
void lowerExpectations(mlir::ModuleOp module);

} // namespace tutti::exec

#endif // TUTTI_LIB_EXECUTION_LOWERING_RTEXPECT_H
