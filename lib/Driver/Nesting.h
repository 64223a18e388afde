//===- Nesting.h - how deep a program nests ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Much of MLIR calls itself for each level of what it visits; to verify, print
// or free what nests without bound overflows the stack. What is here does not.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_LIB_DRIVER_NESTING_H
#define TUTTI_LIB_DRIVER_NESTING_H

#include "mlir/IR/Operation.h"

namespace tutti {

/// Do ops in regions, or attributes, types and locations within each other,
/// nest more than `limit` deep below `root`? Linear in the program.
bool isNestedDeeper(mlir::Operation *root, unsigned limit);

} // namespace tutti

#endif // TUTTI_LIB_DRIVER_NESTING_H
