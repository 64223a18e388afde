//===- LoopBlocks.h - which blocks run more than once ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The blocks below an op that a loop may execute again: those in the regions
// of loops (as MLIR's loop and region branch interfaces say), those on a cycle
// of branches, and all blocks of functions called from such a block, directly
// or through other functions. Linear in the number of ops.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_COLLECTIVES_ANALYSIS_LOOPBLOCKS_H
#define TUTTI_COLLECTIVES_ANALYSIS_LOOPBLOCKS_H

#include "mlir/IR/Operation.h"
#include "llvm/ADT/DenseSet.h"

namespace tutti::ccl {

llvm::DenseSet<mlir::Block *> findLoopBlocks(mlir::Operation *root);

} // namespace tutti::ccl

#endif // TUTTI_COLLECTIVES_ANALYSIS_LOOPBLOCKS_H
