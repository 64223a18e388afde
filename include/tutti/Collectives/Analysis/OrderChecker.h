//===- OrderChecker.h - proves a bucketed program right ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compares a program with what bucketing made of it, and accepts only if the
// second does the same. Shares no code with what plans and carries out merges:
// it does not look at plans, it computes both programs symbolically.
//
// Each value gets a number that stands for the whole expression that makes it;
// equal numbers mean equal expressions, in both programs. A collective that may
// be merged is taken apart: every operand counts as a collective of its own,
// with all properties that its result depends on. Accepted means:
//   (O1) the result is well-formed IR: every value is made before it is used;
//   (O2) block by block, between two ops with side effects there are exactly
//        the same expressions: none is lost, none twice, none was moved across
//        an effect or out of its block, and no property of a collective (group,
//        order of ranks, id mode, channel type, dimension, reduction, marks)
//        has changed;
//   (O3) ops with side effects and terminators have the same operands and come
//        in the same order;
//   (O4) a collective that was not there before is within the cap of its kind,
//        holds one element type unless mixing is allowed, and has the channel
//        of a collective that began with its first operand.
// Collectives without data between them may change places: all ranks run the
// same text, so they change places everywhere.
//
// Both programs must live in one context. Time and space are n log n; a module
// is read as often as its longest chain of calls asks for, in the worst case.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_COLLECTIVES_ANALYSIS_ORDERCHECKER_H
#define TUTTI_COLLECTIVES_ANALYSIS_ORDERCHECKER_H

#include "mlir/IR/Operation.h"
#include <array>
#include <cstdint>

namespace tutti::ccl {

struct OrderCheckOptions {
  bool mixedElementTypes = false;
  /// In the order of CollectiveKind; 0 is no cap.
  std::array<int64_t, 3> maxBytes = {0, 0, 0};
};

/// Reports the first difference as an error, at the op of `after` where there
/// is one, else at that of `before`.
llvm::LogicalResult checkBucketing(mlir::Operation *before,
                                   mlir::Operation *after,
                                   const OrderCheckOptions &options = {});

} // namespace tutti::ccl

#endif // TUTTI_COLLECTIVES_ANALYSIS_ORDERCHECKER_H
