//===- BucketKeys.h - what must be equal for a merge ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Numbers the keys of collectives: two get the same number exactly if their
// own properties allow a merge. Compared in full, not by a hash. Numbers are
// given in the order of first use, so they are the same in every run.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_LIB_COLLECTIVES_ANALYSIS_BUCKETKEYS_H
#define TUTTI_LIB_COLLECTIVES_ANALYSIS_BUCKETKEYS_H

#include "tutti/Collectives/IR/Ccl.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include <map>
#include <tuple>
#include <vector>

namespace tutti::ccl {

/// Answers that hold for a whole module, since they are about attributes.
struct BucketKeyCache {
  /// By rank lists and kind.
  llvm::DenseMap<std::pair<mlir::Attribute, unsigned>, RanksAttr> ranks;
  llvm::DenseMap<mlir::Attribute, mlir::DictionaryAttr> marks;
};

/// The keys of one block.
class BucketKeys {
public:
  BucketKeys(bool mixedElementTypes, BucketKeyCache &cache)
      : mixedElementTypes(mixedElementTypes), cache(cache) {}

  uint32_t keyOf(CollectiveOpInterface op);

private:
  RanksAttr canonicalRanks(CollectiveOpInterface op);
  uint32_t reducerId(mlir::Region *region);

  // Communicator, numbers (kind, id mode, channel, factor; dimension,
  // reduction, reducer), element type, marks.
  using Key = std::tuple<
      mlir::Attribute, std::tuple<unsigned, unsigned, int64_t, int64_t>,
      std::tuple<int64_t, unsigned, uint32_t>, mlir::Type, mlir::Attribute>;

  bool mixedElementTypes;
  BucketKeyCache &cache;
  uint32_t next = 0;
  llvm::DenseMap<Key, uint32_t> ids;
  // By a description of the region.
  std::map<std::vector<uintptr_t>, uint32_t> reducers;
};

} // namespace tutti::ccl

#endif // TUTTI_LIB_COLLECTIVES_ANALYSIS_BUCKETKEYS_H
