//===- OptimizePrefetchActControl.cpp - moves loads to where nobody waits for
//them ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "tutti/Activation/Analysis/RegionFlow.h"
#include "tutti/Activation/Analysis/Residency.h"
#include "tutti/Activation/Transforms/Passes.h"
#include "tutti/Support/Statistics.h"

namespace tutti::act {
#define GEN_PASS_DEF_OPTIMIZEPREFETCHACTCONTROL
#include "tutti/Activation/Transforms/Passes.h.inc"
} // namespace tutti::act

using namespace mlir;
using namespace tutti;
using namespace tutti::act;

static Statistic numMoved("optimize-prefetch-act-control",
                          "num_act_table_loads_moved",
                          "Number of loads moved to an earlier point");

// Does `op`, or anything in it, use or change the bank of `engine`?
static bool touchesBank(Operation *op, StringRef engine, bool anyLoad) {
  return op
      ->walk([&](Operation *inner) {
        if (isa<CallOpInterface>(inner))
          return WalkResult::interrupt();
        if (auto activate = dyn_cast<ActivateOp>(inner))
          if (activate.getEngine() == engine)
            return WalkResult::interrupt();
        if (auto load = dyn_cast<LoadFuncSetOp>(inner))
          if (anyLoad || load.getEngine() == engine)
            return WalkResult::interrupt();
        return WalkResult::advance();
      })
      .wasInterrupted();
}

// Whether all ways into region `number` of an op but the one from its beginning
// bring `set` alone.
static bool othersBring(Operation *op, int number, uint32_t set,
                        const RegionFlow &flow, const Residency &residency) {
  for (RegionFlow::Edge edge : flow.edges) {
    if (edge.to != number || edge.from == RegionFlow::kOp)
      continue;
    Region &from = op->getRegion(edge.from);
    for (Block &block : from) {
      if (block.getNumSuccessors() > 0)
        continue;
      const Residents &end = residency.before(block.getTerminator());
      if (end.isReached() && !end.isOnly(set))
        return false;
    }
  }
  return true;
}

// The op before which a load at the beginning of `block` may stand instead;
// null if it has to stay. What is resident after that op must not become worse:
// a region that may be passed by is one that runs at least as often as not.
static Operation *earlierThan(Block *block, LoadFuncSetOp load,
                              const Residency &residency) {
  if (Block *before = block->getSinglePredecessor())
    return before != block && before->getNumSuccessors() == 1
               ? before->getTerminator()
               : nullptr;
  Operation *parent = block->getParentOp();
  if (!block->isEntryBlock() || !block->hasNoPredecessors() ||
      isa<FunctionOpInterface, ModuleOp>(parent))
    return nullptr;
  RegionFlow flow = getRegionFlow(parent);
  int number = block->getParent()->getRegionNumber();
  bool isEntered = false, isOnlyWay = true;
  for (RegionFlow::Edge edge : flow.edges)
    if (edge.from == RegionFlow::kOp) {
      isEntered |= edge.to == number;
      isOnlyWay &= edge.to == number || edge.to == RegionFlow::kOp;
    }
  if (!isEntered || !isOnlyWay || flow.runs[number] < 1 ||
      !othersBring(parent, number, load.getIndex(), flow, residency))
    return nullptr;
  return parent;
}

// Moves `load` up as far as it may go.
static bool hoist(LoadFuncSetOp load, bool keepsOrder,
                  const Residency &residency) {
  bool moved = false;
  for (;;) {
    Operation *before = load->getPrevNode();
    while (before && !touchesBank(before, load.getEngine(), keepsOrder)) {
      load->moveBefore(before);
      moved = true;
      before = load->getPrevNode();
    }
    if (before)
      return moved;
    Operation *earlier = earlierThan(load->getBlock(), load, residency);
    if (!earlier)
      return moved;
    load->moveBefore(earlier);
    moved = true;
  }
}

namespace {
struct OptimizePrefetchActControl
    : public act::impl::OptimizePrefetchActControlBase<
          OptimizePrefetchActControl> {
  using OptimizePrefetchActControlBase::OptimizePrefetchActControlBase;

  // The index of a load is one of its engine's sets.
  LogicalResult checkIndices() {
    WalkResult result = getOperation()->walk([](LoadFuncSetOp load) {
      CatalogAttr catalog = lookupCatalog(load);
      if (!catalog) {
        static constexpr StringLiteral message =
            "Module has no Activation Function Tables set up for this "
            "InstLoadActFuncSet";
        load.emitError() << message;
        return WalkResult::interrupt();
      }
      if (!load.isNone() && load.getIndex() >= catalog.getSets().size()) {
        load.emitError() << "index " << load.getIndex() << " is none of the "
                         << catalog.getSets().size() << " sets of engine '"
                         << load.getEngine() << "'";
        return WalkResult::interrupt();
      }
      return WalkResult::advance();
    });
    return failure(result.wasInterrupted());
  }

  void runOnOperation() override {
    if (failed(checkIndices()))
      return signalPassFailure();
    int64_t moved = 0;
    for (const std::string &engine : enginesIn(getOperation())) {
      SmallVector<LoadFuncSetOp> loads;
      getOperation()->walk([&](LoadFuncSetOp load) {
        if (load.getEngine() == engine && !load.isNone())
          loads.push_back(load);
      });
      // What is resident at the ends of blocks stays as it was, but where a
      // load leaves a loop that it may be passed by with; there it becomes
      // less.
      Residency residency(getOperation(), engine);
      for (LoadFuncSetOp load : loads)
        moved += hoist(load, forcePrefetchFollowIncomingOrder, residency);
    }
    numMoved += moved;
    if (moved == 0)
      markAllAnalysesPreserved();
  }
};
} // namespace
