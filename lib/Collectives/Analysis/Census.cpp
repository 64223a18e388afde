//===- Census.cpp - the collectives of a program, counted ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Collectives/Analysis/Census.h"
#include "tutti/Support/TensorBytes.h"
#include "llvm/Support/InterleavedRange.h"
#include "llvm/Support/raw_ostream.h"

using namespace tutti;
using namespace tutti::ccl;

// The rank lists or pairs, as the op writes them.
static mlir::Attribute getRanks(CollectiveOpInterface op) {
  if (auto permute = llvm::dyn_cast<CollectivePermuteOp>(op.getOperation()))
    return permute.getPairs();
  return op.getGroup().getRanks();
}

static mlir::Attribute canonicalize(mlir::Attribute ranks,
                                    CollectiveKind kind) {
  if (auto pairs = llvm::dyn_cast<PairsAttr>(ranks))
    return getCanonicalPairs(pairs);
  return getCanonicalRanks(llvm::cast<RanksAttr>(ranks), kind);
}

llvm::SmallVector<CensusEntry> ccl::takeCensus(mlir::Operation *root) {
  using Key = std::pair<unsigned, mlir::Attribute>;
  llvm::MapVector<Key, CensusEntry> entries;
  // Lists as written, since a program repeats a few.
  llvm::DenseMap<Key, mlir::Attribute> communicators;
  root->walk([&](CollectiveOpInterface op) {
    CollectiveKind kind = op.getCollectiveKind();
    mlir::Attribute ranks = getRanks(op);
    mlir::Attribute &communicator =
        communicators[Key(static_cast<unsigned>(kind), ranks)];
    if (!communicator)
      communicator = canonicalize(ranks, kind);
    auto [it, isNew] =
        entries.try_emplace(Key(static_cast<unsigned>(kind), communicator),
                            CensusEntry{kind, communicator, op});
    ++it->second.count;
    it->second.bytes = saturatingAdd(it->second.bytes, chargedBytes(op));
  });
  return llvm::to_vector(llvm::make_second_range(entries));
}

llvm::SmallVector<int64_t> ccl::someRanks(CollectiveOpInterface op) {
  if (auto permute = llvm::dyn_cast<CollectivePermuteOp>(op.getOperation())) {
    PairsAttr pairs = permute.getPairs();
    if (pairs.getSources().empty())
      return {};
    return {pairs.getSources().front(), pairs.getTargets().front()};
  }
  RanksAttr ranks = op.getGroup().getRanks();
  return ranks.empty() ? llvm::SmallVector<int64_t>()
                       : llvm::to_vector(ranks.getGroup(0));
}

std::string ccl::describeRanks(CollectiveOpInterface op) {
  std::string text;
  llvm::raw_string_ostream os(text);
  // Lists that are longer are cut.
  constexpr size_t shownRanks = 8, shownPairs = 3;
  if (auto permute = llvm::dyn_cast<CollectivePermuteOp>(op.getOperation())) {
    llvm::ArrayRef<int64_t> sources = permute.getPairs().getSources();
    llvm::ArrayRef<int64_t> targets = permute.getPairs().getTargets();
    os << sources.size() << " pairs:";
    for (size_t i = 0; i < std::min(sources.size(), shownPairs); ++i)
      os << ' ' << sources[i] << "->" << targets[i];
    os << (sources.size() > shownPairs ? " ..." : "");
    return text;
  }
  RanksAttr ranks = op.getGroup().getRanks();
  if (ranks.empty())
    return "all";
  os << ranks.getNumGroups() << " x ";
  if (std::optional<int64_t> size = ranks.getUniformGroupSize())
    os << *size;
  else
    os << "up to " << ranks.getLargestGroupSize();
  llvm::ArrayRef<int64_t> first = ranks.getGroup(0);
  os << ": "
     << llvm::interleaved(first.take_front(shownRanks), ",", "{",
                          first.size() > shownRanks ? ",...}" : "}")
     << (ranks.getNumGroups() > 1 ? " ..." : "");
  return text;
}
