//===- KernelPlans.cpp - plans for all kernels of a module ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Activation/Analysis/KernelPlans.h"
#include "mlir/IR/SymbolTable.h"
#include "tutti/Activation/Analysis/Residency.h"
#include "tutti/Activation/Cover/Planners.h"
#include "tutti/Activation/Cover/Residents.h"
#include "llvm/ADT/SetVector.h"
#include <map>

using namespace mlir;
using namespace tutti;
using namespace tutti::act;

CoverPlan tutti::act::planCover(const CoverProblem &problem, Cover cover) {
  switch (cover) {
  case Cover::FirstFit:
    return planFirstFit(problem);
  case Cover::LongestRun:
    return planLongestRun(problem);
  case Cover::Optimal:
    return planOptimal(problem);
  }
  llvm_unreachable("no such cover");
}

namespace {
class ModulePlanner {
public:
  ModulePlanner(Cover cover, const Substitutions &substitutions)
      : cover(cover), substitutions(substitutions) {}

  LogicalResult plan(FunctionOpInterface function);
  std::vector<KernelPlan> plans;

private:
  LogicalResult planEngine(FunctionOpInterface function, StringRef engine,
                           CatalogAttr catalog);
  CallEffect effectOf(CallOpInterface call, StringRef engine);
  FunctionOpInterface resolve(CallOpInterface call) {
    return dyn_cast_or_null<FunctionOpInterface>(
        call.resolveCallableInTable(&symbols));
  }

  Cover cover;
  const Substitutions &substitutions;
  SymbolTableCollection symbols;
  llvm::DenseMap<Operation *, bool> planned; ///< false: in the making
  std::map<std::pair<Operation *, std::string>, CallEffect> effects;
};
} // namespace

CallEffect ModulePlanner::effectOf(CallOpInterface call, StringRef engine) {
  FunctionOpInterface callee = resolve(call);
  if (!callee || callee.isExternal() || !planned.lookup(callee))
    return {};
  auto known = effects.find({callee, engine.str()});
  return known == effects.end() ? CallEffect{false, 0, 0} : known->second;
}

LogicalResult ModulePlanner::plan(FunctionOpInterface function) {
  if (function.isExternal() || !planned.try_emplace(function, false).second)
    return success();
  llvm::MapVector<StringRef, CatalogAttr> engines;
  bool isPlanned = true;
  function->walk([&](Operation *op) {
    if (auto call = dyn_cast<CallOpInterface>(op)) {
      if (FunctionOpInterface callee = resolve(call))
        isPlanned &= succeeded(plan(callee));
    } else if (auto activate = dyn_cast<ActivateOp>(op)) {
      engines.insert({activate.getEngine(), lookupCatalog(activate)});
    }
  });
  if (!isPlanned)
    return failure();
  // What callees use is used here too, by a call at least.
  for (auto &[key, effect] : std::map(effects)) {
    if (engines.count(key.second))
      continue;
    std::string engine = key.second;
    CallEffect sum{false, 0, 0};
    function->walk([&](CallOpInterface call) {
      CallEffect one = effectOf(call, engine);
      if (!one.touches)
        return;
      sum.touches = true;
      sum.leaves = kNothingResident;
      sum.uses |= one.uses;
    });
    if (sum.touches)
      effects[{function, engine}] = sum;
  }
  for (auto &[engine, catalog] : engines)
    if (failed(planEngine(function, engine, catalog)))
      return failure();
  planned[function] = true;
  return success();
}

LogicalResult ModulePlanner::planEngine(FunctionOpInterface function,
                                        StringRef engine, CatalogAttr catalog) {
  auto callEffect = [&](CallOpInterface call) {
    return effectOf(call, engine);
  };
  auto ways = [&](ActivateOp op, CatalogAttr catalog) {
    return substitutions.waysOf(op, catalog);
  };
  KernelGraphOptions options;
  options.callEffect = callEffect;
  if (!substitutions.identities.empty() && cover == Cover::Optimal)
    options.ways = ways;
  KernelGraph graph = buildKernelGraph(function, engine, catalog, options);
  CoverPlan plan = planCover(graph.problem, cover);
  if (!plan.isLegal()) {
    reportNoPlan(graph, plan);
    return failure();
  }
  CallEffect effect{true, 0, plan.usedSets() | graph.problem.usedAnyway};
  std::vector<SetMask> residents = residentsAtPoints(graph.problem, plan);
  for (uint32_t point : graph.returns)
    effect.leaves |= residents[point];
  effects[{function, engine.str()}] = effect;
  plans.push_back({std::move(graph), std::move(plan)});
  return success();
}

FailureOr<std::vector<KernelPlan>>
tutti::act::planKernels(Operation *module, Cover cover,
                        const Substitutions &substitutions) {
  ModulePlanner planner(cover, substitutions);
  bool isPlanned = true;
  module->walk([&](FunctionOpInterface function) {
    isPlanned &= succeeded(planner.plan(function));
  });
  if (!isPlanned)
    return failure();
  return std::move(planner.plans);
}

ActivateOp tutti::act::findUser(const KernelGraph &graph, const CoverPlan &plan,
                                const PlannedLoad &load) {
  const CoverProblem &problem = graph.problem;
  if (load.before < problem.arcs[load.arc].end)
    return graph.uses[load.before];
  // Forward, in order, past arcs without uses.
  std::vector<std::vector<uint32_t>> leaving(problem.numPoints);
  for (uint32_t index = 0; index < problem.arcs.size(); ++index)
    leaving[problem.arcs[index].from].push_back(index);
  std::vector<uint32_t> loadsOf(problem.arcs.size(), UINT32_MAX);
  for (const PlannedLoad &other : plan.loads)
    loadsOf[other.arc] = std::min(loadsOf[other.arc], other.before);
  llvm::SetVector<uint32_t> points;
  points.insert(problem.arcs[load.arc].to);
  for (size_t next = 0; next < points.size(); ++next)
    for (uint32_t index : leaving[points[next]]) {
      const Arc &arc = problem.arcs[index];
      if (arc.begin < arc.end && loadsOf[index] > arc.begin)
        return graph.uses[arc.begin];
      if (arc.kind != Arc::Clobber && loadsOf[index] == UINT32_MAX)
        points.insert(arc.to);
    }
  return {};
}
