//===- BucketScan.h - the bucketing problems of a module ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads a program and states, block by block, which collectives could be
// merged. Every block is a problem of its own, the innermost first; an op with
// regions needs what the ops in them use from outside. Blocks whose ops have no
// order (graph regions) and the regions of collectives are left out.
//
// Linear in the number of ops times the depth to which values are captured.
// Deterministic: the problems depend on the text of the program only.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_COLLECTIVES_ANALYSIS_BUCKETSCAN_H
#define TUTTI_COLLECTIVES_ANALYSIS_BUCKETSCAN_H

#include "tutti/Collectives/Analysis/BucketProblem.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace tutti::ccl {

struct BucketScanOptions {
  /// Which kinds are merged; the others are ops like any other.
  std::array<bool, kNumBucketKinds> kinds = {true, true, true};
  /// Whether blocks that a loop repeats are looked at.
  bool inLoops = true;
  /// Whether tensors of different element types may travel together.
  bool mixedElementTypes = false;
  /// Whether `heldBytes` is filled in. Then the program must not be changed
  /// while it is scanned.
  bool heldBytes = false;
};

struct BlockProblem {
  mlir::Block *block;
  BucketProblem problem;
  /// The op of each node.
  std::vector<mlir::Operation *> ops;
};

/// Calls `visit` for each block below `root` that has a member.
/// `visit` may replace the members of the block and change the order of its
/// ops.
void scanBuckets(mlir::Operation *root, const BucketScanOptions &options,
                 llvm::function_ref<void(const BlockProblem &)> visit);

/// The discardable attributes of a collective that must be equal to those of
/// another for the two to be merged: all but `ccl.segment`, lists of entries
/// per result as if for one result. Null if such a list has entries that
/// differ.
mlir::DictionaryAttr getMarks(mlir::Operation *collective);

} // namespace tutti::ccl

#endif // TUTTI_COLLECTIVES_ANALYSIS_BUCKETSCAN_H
