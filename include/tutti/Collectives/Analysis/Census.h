//===- Census.h - the collectives of a module, counted ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which collectives a module has, by kind and group. Counts ops in the text:
// one in a loop is one. Entries come in the order of first appearance. Linear.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_COLLECTIVES_ANALYSIS_CENSUS_H
#define TUTTI_COLLECTIVES_ANALYSIS_CENSUS_H

#include "tutti/Collectives/IR/Ccl.h"
#include <vector>

namespace tutti::ccl {

struct CensusEntry {
  CollectiveKind kind;
  RanksAttr ranks;
  IdMode mode;
  /// The number of ranks of a (largest) group; 0 without rank lists.
  int64_t groupSize;
  /// Collectives, and the tensors they carry.
  int64_t ops = 0, tensors = 0;
  /// Bytes of the larger side; those of tensors of unknown size are left out,
  /// and `unknownSizes` says of how many ops.
  int64_t bytes = 0, unknownSizes = 0;
};

std::vector<CensusEntry> takeCensus(mlir::Operation *root);

} // namespace tutti::ccl

#endif // TUTTI_COLLECTIVES_ANALYSIS_CENSUS_H
