//===- LoopBlocks.cpp - which blocks run more than once ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Collectives/Analysis/LoopBlocks.h"
#include "mlir/IR/RegionGraphTraits.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "llvm/ADT/SCCIterator.h"

using namespace mlir;

namespace {
struct Finder {
  SymbolTableCollection symbols;
  llvm::DenseSet<Block *> found;
  // Functions called from a loop whose blocks are still to be added.
  SmallVector<Region *> called;

  void visit(Region &region, bool inLoop);
};
} // namespace

static bool isLoopRegion(Region &region) {
  Operation *op = region.getParentOp();
  if (isa<LoopLikeOpInterface>(op))
    return true;
  auto branch = dyn_cast<RegionBranchOpInterface>(op);
  return branch && branch.isRepetitiveRegion(region.getRegionNumber());
}

// Each block is entered into the set at most once, and looked at again only
// for that: a function visited before, outside a loop, is visited once more.
void Finder::visit(Region &region, bool inLoop) {
  if (region.empty())
    return;
  llvm::SmallDenseSet<Block *> onCycle;
  if (!region.hasOneBlock())
    for (auto scc = llvm::scc_begin(&region); !scc.isAtEnd(); ++scc)
      if (scc.hasCycle())
        onCycle.insert(scc->begin(), scc->end());
  for (Block &block : region) {
    bool repeats = inLoop || onCycle.contains(&block);
    if (repeats && !found.insert(&block).second)
      continue;
    for (Operation &op : block) {
      if (auto call = dyn_cast<CallOpInterface>(&op); call && repeats) {
        auto callee = dyn_cast_or_null<CallableOpInterface>(
            call.resolveCallableInTable(&symbols));
        if (callee && callee.getCallableRegion())
          called.push_back(callee.getCallableRegion());
      }
      for (Region &nested : op.getRegions())
        visit(nested, repeats || isLoopRegion(nested));
    }
  }
}

llvm::DenseSet<Block *> tutti::ccl::findLoopBlocks(Operation *root) {
  Finder finder;
  for (Region &region : root->getRegions())
    finder.visit(region, /*inLoop=*/false);
  while (!finder.called.empty())
    finder.visit(*finder.called.pop_back_val(), /*inLoop=*/true);
  return std::move(finder.found);
}
