//===- RegionFlow.cpp - how control moves between regions ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Activation/Analysis/RegionFlow.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "tutti/Activation/IR/Act.h"
#include "tutti/StableHLO/IR/StableHLOOps.h"

using namespace mlir;
using namespace tutti;
using namespace tutti::act;

// The number of splat integer constants.
static std::optional<int64_t> getConstant(Value value) {
  APInt number;
  if (matchPattern(value, m_ConstantInt(&number)))
    return number.getSExtValue();
  DenseIntElementsAttr elements;
  if (matchPattern(value, m_Constant(&elements)) && elements.isSplat())
    return elements.getSplatValue<APInt>().getSExtValue();
  return std::nullopt;
}

static std::optional<int64_t> countSteps(std::optional<int64_t> from,
                                         std::optional<int64_t> to,
                                         std::optional<int64_t> step) {
  if (!from || !to || !step || *step <= 0)
    return std::nullopt;
  if (*from >= *to)
    return 0;
  uint64_t span = static_cast<uint64_t>(*to) - static_cast<uint64_t>(*from);
  return static_cast<int64_t>((span - 1) / *step + 1);
}

// while (i < N) { ...; i += step }, as frameworks write counted loops.
static std::optional<int64_t> getWhileTripCount(stablehlo::WhileOp loop) {
  Block &cond = loop.getCond().front(), &body = loop.getBody().front();
  auto compare =
      cond.getTerminator()->getOperand(0).getDefiningOp<stablehlo::CompareOp>();
  if (!compare ||
      compare.getComparisonDirection() != stablehlo::ComparisonDirection::LT)
    return std::nullopt;
  auto counter = dyn_cast<BlockArgument>(compare.getLhs());
  if (!counter || counter.getOwner() != &cond)
    return std::nullopt;
  unsigned index = counter.getArgNumber();
  // Bounds may be carried unchanged.
  auto resolve = [&](Value value) {
    if (auto carried = dyn_cast<BlockArgument>(value);
        carried &&
        (carried.getOwner() == &cond || carried.getOwner() == &body)) {
      unsigned number = carried.getArgNumber();
      if (body.getTerminator()->getOperand(number) == body.getArgument(number))
        return getConstant(loop.getOperand()[number]);
      return std::optional<int64_t>();
    }
    return getConstant(value);
  };
  auto next =
      body.getTerminator()->getOperand(index).getDefiningOp<stablehlo::AddOp>();
  if (!next || (next.getLhs() != body.getArgument(index) &&
                next.getRhs() != body.getArgument(index)))
    return std::nullopt;
  Value step =
      next.getLhs() == body.getArgument(index) ? next.getRhs() : next.getLhs();
  return countSteps(getConstant(loop.getOperand()[index]),
                    resolve(compare.getRhs()), resolve(step));
}

std::optional<int64_t> tutti::act::getTripCount(Operation *op) {
  if (auto loop = dyn_cast<stablehlo::WhileOp>(op))
    return getWhileTripCount(loop);
  auto loop = dyn_cast<LoopLikeOpInterface>(op);
  if (!loop)
    return std::nullopt;
  if (std::optional<APInt> count = loop.getStaticTripCount();
      count && count->getActiveBits() < 63)
    return count->getZExtValue();
  return std::nullopt;
}

static void addBranchEdges(RegionBranchOpInterface branch, RegionFlow &flow) {
  SmallVector<Attribute> constants(branch->getNumOperands());
  for (auto [operand, constant] : llvm::zip(branch->getOperands(), constants))
    matchPattern(operand, m_Constant(&constant));
  auto add = [&](int from, ArrayRef<RegionSuccessor> successors) {
    for (RegionSuccessor successor : successors) {
      int to = successor.isParent()
                   ? RegionFlow::kOp
                   : successor.getSuccessor()->getRegionNumber();
      if (llvm::none_of(flow.edges, [&](RegionFlow::Edge edge) {
            return edge.from == from && edge.to == to;
          }))
        flow.edges.push_back({from, to});
    }
  };
  SmallVector<RegionSuccessor> successors;
  branch.getEntrySuccessorRegions(constants, successors);
  add(RegionFlow::kOp, successors);
  for (Region &region : branch->getRegions()) {
    successors.clear();
    branch.getSuccessorRegions(region, successors);
    add(region.getRegionNumber(), successors);
  }
  // A loop that is known to run is not passed by.
  if (std::optional<int64_t> trips = getTripCount(branch); trips && *trips > 0)
    llvm::erase_if(flow.edges, [](RegionFlow::Edge edge) {
      return edge.from == RegionFlow::kOp && edge.to == RegionFlow::kOp;
    });
}

static void addEdges(Operation *op, RegionFlow &flow) {
  constexpr int self = RegionFlow::kOp;
  if (isa<stablehlo::WhileOp>(op)) {
    flow.edges = {{self, 0}, {0, 1}, {1, 0}, {0, self}};
  } else if (isa<stablehlo::IfOp, stablehlo::CaseOp>(op)) {
    for (Region &region : op->getRegions()) {
      int number = region.getRegionNumber();
      flow.edges.push_back({self, number});
      flow.edges.push_back({number, self});
    }
  } else if (auto branch = dyn_cast<RegionBranchOpInterface>(op)) {
    addBranchEdges(branch, flow);
  } else {
    flow.edges.push_back({self, self});
    for (Region &one : op->getRegions()) {
      int number = one.getRegionNumber();
      flow.edges.push_back({self, number});
      flow.edges.push_back({number, self});
      for (Region &other : op->getRegions())
        flow.edges.push_back(
            {number, static_cast<int>(other.getRegionNumber())});
    }
  }
}

RegionFlow tutti::act::getRegionFlow(Operation *op) {
  RegionFlow flow;
  addEdges(op, flow);
  unsigned count = op->getNumRegions();
  if (auto given = op->getAttrOfType<DenseF64ArrayAttr>(kFrequencyAttrName);
      given && given.size() == count) {
    flow.runs.assign(given.asArrayRef().begin(), given.asArrayRef().end());
    return flow;
  }
  bool repeats = llvm::any_of(flow.edges, [](RegionFlow::Edge edge) {
    return edge.from >= edge.to && edge.to != RegionFlow::kOp;
  });
  if (!repeats) {
    // One of the regions, or none where the op can be passed by.
    unsigned entries = llvm::count_if(flow.edges, [](RegionFlow::Edge edge) {
      return edge.from == RegionFlow::kOp;
    });
    flow.runs.assign(count, 1.0 / std::max(entries, 1u));
    return flow;
  }
  double trips = kUnknownTripCount;
  if (auto given = op->getAttrOfType<IntegerAttr>(kTripCountAttrName))
    trips = given.getValue().getLimitedValue(INT64_MAX);
  else if (std::optional<int64_t> known = getTripCount(op))
    trips = *known;
  flow.runs.assign(count, trips);
  // Of a condition and a body, the condition runs once more.
  bool leavesFromFirst = llvm::any_of(flow.edges, [](RegionFlow::Edge edge) {
    return edge.from == 0 && edge.to == RegionFlow::kOp;
  });
  if (count == 2 && leavesFromFirst)
    flow.runs[0] = trips + 1;
  return flow;
}
