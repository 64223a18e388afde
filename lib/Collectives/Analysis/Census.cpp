//===- Census.cpp - the collectives of a module, counted ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Collectives/Analysis/Census.h"
#include "tutti/Support/TensorBytes.h"
#include "llvm/ADT/DenseMap.h"

using namespace mlir;
using namespace tutti;
using namespace tutti::ccl;

std::vector<CensusEntry> tutti::ccl::takeCensus(Operation *root) {
  std::vector<CensusEntry> entries;
  llvm::DenseMap<std::tuple<Attribute, unsigned, unsigned>, size_t> indexOf;
  root->walk([&](CollectiveOpInterface op) {
    GroupAttr group = op.getGroup();
    auto [it, isNew] = indexOf.try_emplace(
        {group.getRanks(), static_cast<unsigned>(op.getCollectiveKind()),
         static_cast<unsigned>(group.getMode())},
        entries.size());
    if (isNew)
      entries.push_back({op.getCollectiveKind(), group.getRanks(),
                         group.getMode(),
                         group.getRanks().getLargestGroupSize()});
    CensusEntry &entry = entries[it->second];
    ++entry.ops;
    entry.tensors += op->getNumOperands();
    int64_t bytes = chargedBytes(op);
    if (bytes == INT64_MAX)
      ++entry.unknownSizes;
    else
      entry.bytes = saturatingAdd(entry.bytes, bytes);
  });
  return entries;
}
