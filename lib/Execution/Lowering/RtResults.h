//===- RtResults.h - what a program returns ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A program with hundreds of results would return a structure of thousands of
// words, on which LLVM spends time that grows with its square.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_LIB_EXECUTION_LOWERING_RTRESULTS_H
#define TUTTI_LIB_EXECUTION_LOWERING_RTRESULTS_H

#include "mlir/IR/BuiltinOps.h"

namespace tutti::exec {

/// Words of 64 bits that describe a result of this rank: the address to free,
/// that of the elements, the offset of the first in elements, and the sizes.
/// The results of a program follow one another.
inline int64_t numResultWords(int64_t rank) { return 3 + rank; }

/// Functions with a C interface store their results, memrefs, where a last
/// argument of theirs says, and return nothing.
void storeResults(mlir::ModuleOp module);

} // namespace tutti::exec

#endif // TUTTI_LIB_EXECUTION_LOWERING_RTRESULTS_H
