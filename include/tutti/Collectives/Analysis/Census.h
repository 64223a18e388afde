//===- Census.h - the collectives of a program, counted ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// How many collectives a program's text holds, and how many bytes they carry,
// by kind and group. A collective in the body of a loop counts once. Linear in
// the number of ops.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_COLLECTIVES_ANALYSIS_CENSUS_H
#define TUTTI_COLLECTIVES_ANALYSIS_CENSUS_H

#include "tutti/Collectives/IR/Ccl.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SmallVector.h"
#include <string>

namespace tutti::ccl {

struct CensusEntry {
  CollectiveKind kind;
  /// What is equal for all ops of the kind that talk to the same ranks in the
  /// same order, however their lists are written.
  mlir::Attribute communicator;
  /// One op of the entry, for asking about ranks.
  CollectiveOpInterface sample;
  int64_t count = 0;
  /// Of all of the entry's ops: see chargedBytes().
  int64_t bytes = 0;
};

/// Entries by kind and communicator, in the order in which the program first uses
/// each. Channels are not told apart.
llvm::SmallVector<CensusEntry> takeCensus(mlir::Operation *root);

/// The ranks of one group that talk to one another: the first rank list, or
/// the two ranks of the first pair of a permute. Empty where the op names none.
llvm::SmallVector<int64_t> someRanks(CollectiveOpInterface op);

/// The op's ranks for people: "2 x 4: {0,2,4,6} ..."; "all" without a list.
std::string describeRanks(CollectiveOpInterface op);

} // namespace tutti::ccl

#endif // TUTTI_COLLECTIVES_ANALYSIS_CENSUS_H
