//===- Ccl.h - the ccl dialect ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The dialect of collectives on tensors: its attributes, interfaces and ops.
// What each means stands in the .td files of this folder.
//
// Attributes and ops are checked where text is read and where `getChecked` and
// the verifier are called. `get` checks nothing: code that makes attributes
// from data it did not write itself calls `getChecked`.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_COLLECTIVES_IR_CCL_H
#define TUTTI_COLLECTIVES_IR_CCL_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include <optional>

#include "tutti/Collectives/IR/CclDialect.h.inc"
#include "tutti/Collectives/IR/CclEnums.h.inc"

#define GET_ATTRDEF_CLASSES
#include "tutti/Collectives/IR/CclAttrs.h.inc"

#include "tutti/Collectives/IR/CclAttrInterfaces.h.inc"
#include "tutti/Collectives/IR/CclOpInterfaces.h.inc"

#define GET_OP_CLASSES
#include "tutti/Collectives/IR/CclOps.h.inc"

namespace tutti::ccl {

/// The name of the discardable attribute that holds a SegmentAttr.
inline constexpr llvm::StringLiteral kSegmentAttrName = "ccl.segment";

/// Whether collectives of this kind can be merged into one.
bool isBucketable(CollectiveKind kind);

/// The one spelling of all rank lists that mean the same to a collective of
/// this kind. Groups work side by side, so their order never matters; the order
/// of ranks in a group says whose shard is whose, which only an all-reduce has
/// none of. O(n log n) in the ranks.
RanksAttr getCanonicalRanks(RanksAttr ranks, CollectiveKind kind);

/// The same for the pairs of a permute, whose order never matters.
PairsAttr getCanonicalPairs(PairsAttr pairs);

/// What a cap on bytes counts of a collective: the larger of its operands
/// together and its results together. That is the results of an all-gather,
/// the operands of a reduce-scatter, and either of an all-reduce. INT64_MAX
/// where a shape or an element type does not tell.
int64_t chargedBytes(CollectiveOpInterface op);

} // namespace tutti::ccl

#endif // TUTTI_COLLECTIVES_IR_CCL_H
