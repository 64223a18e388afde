//===- KernelGraph.cpp - a function as a problem of residency ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Activation/Analysis/KernelGraph.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "tutti/Activation/Analysis/RegionFlow.h"
#include <map>

using namespace mlir;
using namespace tutti::act;

namespace {
class GraphBuilder {
public:
  GraphBuilder(KernelGraph &graph, const KernelGraphOptions &options)
      : graph(graph), problem(graph.problem), options(options) {}

  void build() {
    problem.numSets = graph.catalog.getSets().size();
    problem.maxSets = graph.catalog.getMaxSets();
    problem.loadUs = graph.catalog.getLoadMicroseconds();
    problem.entry = newPoint();
    graph.returns = {
        addRegion(graph.function.getFunctionBody(), problem.entry, 1)};
  }

private:
  uint32_t newPoint() { return problem.numPoints++; }
  void addArc(const Arc &arc, ArcPlace place) {
    problem.arcs.push_back(arc);
    graph.places.push_back(place);
  }
  void addEdge(uint32_t from, uint32_t to) {
    addArc({from, to, Arc::Edge, 0}, {});
  }
  bool concerns(Operation *op);
  uint32_t classOf(ActivateOp op);

  // Each adds a part of the program from a point on, and returns where it ends.
  uint32_t addRegion(Region &region, uint32_t at, double frequency);
  uint32_t addBlock(Block &block, uint32_t at, double frequency);
  uint32_t addRegionOp(Operation *op, uint32_t at, double frequency);

  KernelGraph &graph;
  CoverProblem &problem;
  const KernelGraphOptions &options;
  llvm::DenseMap<Operation *, bool> concerned;
  std::map<std::pair<std::string, std::vector<std::pair<SetMask, double>>>,
           uint32_t>
      classes;
};
} // namespace

bool GraphBuilder::concerns(Operation *op) {
  if (auto activate = dyn_cast<ActivateOp>(op))
    return activate.getEngine() == graph.engine;
  if (auto call = dyn_cast<CallOpInterface>(op))
    return options.callEffect(call).touches;
  if (op->getNumRegions() == 0)
    return false;
  auto [place, isNew] = concerned.try_emplace(op, false);
  if (!isNew)
    return place->second;
  bool result =
      op->walk([&](Operation *inner) {
          return inner != op && inner->getNumRegions() == 0 && concerns(inner)
                     ? WalkResult::interrupt()
                     : WalkResult::advance();
        }).wasInterrupted();
  return concerned[op] = result;
}

uint32_t GraphBuilder::classOf(ActivateOp op) {
  SmallVector<Way, 1> ways;
  if (options.ways)
    ways = options.ways(op, graph.catalog);
  if (ways.empty())
    ways.push_back({graph.catalog.getSetsOf(op.getFunction()), 0});
  std::vector<std::pair<SetMask, double>> key;
  for (const Way &way : ways)
    key.emplace_back(way.sets, way.extraUs);
  auto [place, isNew] = classes.try_emplace(
      {op.getFunction().str(), std::move(key)}, problem.classes.size());
  if (isNew)
    problem.classes.push_back({std::move(ways)});
  return place->second;
}

uint32_t GraphBuilder::addBlock(Block &block, uint32_t at, double frequency) {
  uint32_t begin = problem.uses.size();
  auto close = [&](Operation *before) {
    Arc arc{at,        newPoint(), Arc::Code,
            frequency, begin,      static_cast<uint32_t>(problem.uses.size())};
    addArc(arc, {&block, before, -1});
    begin = arc.end;
    at = arc.to;
  };
  for (Operation &op : block) {
    if (!concerns(&op))
      continue;
    if (auto activate = dyn_cast<ActivateOp>(&op)) {
      problem.uses.push_back(classOf(activate));
      graph.uses.push_back(activate);
      continue;
    }
    close(&op);
    if (auto call = dyn_cast<CallOpInterface>(&op)) {
      CallEffect effect = options.callEffect(call);
      problem.usedAnyway |= effect.uses;
      Arc arc{at, newPoint(), Arc::Clobber, frequency};
      arc.leaves = effect.leaves;
      addArc(arc, {});
      at = arc.to;
    } else {
      at = addRegionOp(&op, at, frequency);
    }
    begin = problem.uses.size();
  }
  bool hasTerminator =
      !block.empty() && block.back().hasTrait<OpTrait::IsTerminator>();
  close(hasTerminator ? &block.back() : nullptr);
  return at;
}

uint32_t GraphBuilder::addRegionOp(Operation *op, uint32_t at,
                                   double frequency) {
  RegionFlow flow = getRegionFlow(op);
  std::vector<uint32_t> begins, ends;
  for (Region &region : op->getRegions()) {
    unsigned number = region.getRegionNumber();
    begins.push_back(newPoint());
    for (RegionFlow::Edge edge : flow.edges)
      if (edge.from == RegionFlow::kOp && edge.to == static_cast<int>(number))
        addEdge(at, begins.back());
    ends.push_back(
        addRegion(region, begins.back(), frequency * flow.runs[number]));
  }
  uint32_t after = newPoint();
  for (RegionFlow::Edge edge : flow.edges) {
    if (edge.from == RegionFlow::kOp && edge.to != RegionFlow::kOp)
      continue;
    addEdge(edge.from == RegionFlow::kOp ? at : ends[edge.from],
            edge.to == RegionFlow::kOp ? after : begins[edge.to]);
  }
  return after;
}

uint32_t GraphBuilder::addRegion(Region &region, uint32_t at,
                                 double frequency) {
  if (region.empty())
    return at;
  if (region.hasOneBlock())
    return addBlock(region.front(), at, frequency);
  llvm::MapVector<Block *, double> frequencies = blockFrequencies(region);
  llvm::DenseMap<Block *, uint32_t> begins, ends;
  for (auto &[block, local] : frequencies)
    begins[block] = newPoint();
  addEdge(at, begins[&region.front()]);
  llvm::DenseMap<Block *, unsigned> order;
  for (auto &[block, local] : frequencies) {
    order[block] = order.size();
    ends[block] = addBlock(*block, begins[block], frequency * local);
  }
  auto isBack = [&](Block *from, Block *to) {
    return order.lookup(to) <= order.lookup(from);
  };
  uint32_t end = newPoint();
  for (auto &[block, local] : frequencies) {
    Operation *terminator = block->getTerminator();
    if (terminator->getNumSuccessors() == 0)
      addEdge(ends[block], end);
    SmallVector<double> shares = successorShares(block, isBack);
    // A block can be put on the way where the values it hands on are known.
    bool canSplit = isa<BranchOpInterface>(terminator);
    for (auto [index, successor] : llvm::enumerate(block->getSuccessors())) {
      Arc arc{ends[block], begins[successor], canSplit ? Arc::Code : Arc::Edge,
              frequency * local * shares[index]};
      arc.begin = arc.end = problem.uses.size();
      addArc(arc, {block, terminator, static_cast<int>(index)});
    }
  }
  return end;
}

KernelGraph tutti::act::buildKernelGraph(FunctionOpInterface function,
                                         StringRef engine, CatalogAttr catalog,
                                         const KernelGraphOptions &options) {
  KernelGraph graph{function, engine.str(), catalog, {}, {}, {}, {}};
  GraphBuilder(graph, options).build();
  return graph;
}
