//===- BlockFrequencies.cpp - how often blocks run ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/RegionGraphTraits.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "tutti/Activation/Analysis/KernelGraph.h"
#include "llvm/ADT/PostOrderIterator.h"
#include <cmath>

using namespace mlir;
using namespace tutti::act;

SmallVector<double>
tutti::act::successorShares(Block *block,
                            function_ref<bool(Block *, Block *)> isBack) {
  Operation *terminator = block->getTerminator();
  unsigned count = terminator->getNumSuccessors();
  SmallVector<double> shares;
  if (auto given =
          terminator->getAttrOfType<DenseF64ArrayAttr>(kFrequencyAttrName);
      given && given.size() == count)
    shares.append(given.asArrayRef().begin(), given.asArrayRef().end());
  else if (auto weighted = dyn_cast<WeightedBranchOpInterface>(terminator);
           weighted && weighted.getWeights().size() == count)
    shares.append(weighted.getWeights().begin(), weighted.getWeights().end());
  else
    for (Block *successor : terminator->getSuccessors())
      shares.push_back(isBack(block, successor) ? 9 : 1);
  double sum = 0;
  for (double share : shares)
    sum += share;
  for (double &share : shares)
    share = sum > 0 ? share / sum : 1.0 / count;
  return shares;
}

llvm::MapVector<Block *, double> tutti::act::blockFrequencies(Region &region) {
  llvm::MapVector<Block *, double> frequencies;
  if (region.empty())
    return frequencies;
  llvm::DenseMap<Block *, unsigned> order;
  llvm::ReversePostOrderTraversal<Block *> traversal(&region.front());
  std::vector<Block *> blocks(traversal.begin(), traversal.end());
  for (Block *block : blocks)
    order[block] = order.size();
  // In the order of the text, whatever the order of the traversal.
  for (Block &block : region)
    if (order.count(&block))
      frequencies[&block] = 0;
  frequencies[&region.front()] = 1;
  if (blocks.size() == 1)
    return frequencies;
  auto isBack = [&](Block *from, Block *to) {
    return order.lookup(to) <= order.lookup(from);
  };
  llvm::DenseMap<Block *, SmallVector<double>> shares;
  for (Block *block : blocks)
    shares[block] = successorShares(block, isBack);
  // Pushes what newly arrives onward until nothing of weight is left. Each
  // round is a pass in reverse post-order, so only ways back need another one.
  llvm::DenseMap<Block *, double> arriving;
  arriving[&region.front()] = 1;
  frequencies[&region.front()] = 0;
  for (unsigned round = 0; round < 1000; ++round) {
    double moved = 0;
    for (Block *block : blocks) {
      double amount = std::exchange(arriving[block], 0);
      if (amount == 0)
        continue;
      moved = std::max(moved, amount);
      frequencies[block] += amount;
      for (auto [successor, share] :
           llvm::zip(block->getSuccessors(), shares[block]))
        arriving[successor] += amount * share;
    }
    if (moved < 1e-9)
      break;
  }
  return frequencies;
}
