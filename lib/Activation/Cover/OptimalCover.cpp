//===- OptimalCover.cpp - the least cost of all legal plans ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Elimination.h"
#include "SetBudget.h"
#include "tutti/Activation/Cover/Planners.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"
#include <limits>
#include <queue>

using namespace tutti::act;

static constexpr double kInfinity = std::numeric_limits<double>::infinity();

namespace {
// A plan in which some loads have a choice of sets.
struct OpenPlan {
  std::vector<OpenLoad> loads;
  std::vector<uint8_t> ways;
  double bound = 0;
  bool isExact = true;
};

// A part of the search for the budget: plans that use sets of `allowed` only,
// all of `included` among them.
struct Node {
  SetMask allowed, included;
  OpenPlan plan;
  SetMask used;
};

class Search {
public:
  Search(const CoverProblem &problem, const OptimalLimits &limits)
      : problem(problem), limits(limits) {}
  CoverPlan run();

private:
  bool isServed(SetMask allowed) const;
  std::optional<Node> solve(SetMask allowed, SetMask included);
  CoverPlan close(const Node &node) const;
  void keep(const Node &node);

  bool fits(SetMask sets) const {
    return llvm::popcount(sets) <= static_cast<int>(problem.maxSets);
  }

  const CoverProblem &problem;
  const OptimalLimits &limits;
  CoverPlan best;
  double bestCost = kInfinity;
};
} // namespace

bool Search::isServed(SetMask allowed) const {
  std::vector<bool> isUsed(problem.classes.size());
  for (uint32_t useClass : problem.uses)
    isUsed[useClass] = true;
  for (auto [index, useClass] : llvm::enumerate(problem.classes))
    if (isUsed[index] && llvm::none_of(useClass.ways, [&](const Way &way) {
          return (way.sets & allowed) != 0;
        }))
      return false;
  return true;
}

// The cheapest plan of `allowed` sets, whatever their number, and the fewest
// sets it can do with.
std::optional<Node> Search::solve(SetMask allowed, SetMask included) {
  Labels labels(problem, allowed);
  ArcTables tables(problem, labels);
  Labelling labelling = eliminate(problem, labels, tables, limits.tableEntries);
  if (labelling.bound == kInfinity)
    return std::nullopt;
  Node node{allowed, included, {}, 0};
  node.plan.bound = labels.isComplete() ? labelling.bound : 0;
  node.plan.isExact = labelling.isExact && labels.isComplete();
  if (tables.hasChoices())
    node.plan.ways.assign(problem.uses.size(), 0);
  for (uint32_t arc = 0; arc < problem.arcs.size(); ++arc)
    tables.realise(arc, labelling.labelOf[problem.arcs[arc].from],
                   labelling.labelOf[problem.arcs[arc].to], node.plan.loads,
                   node.plan.ways);
  std::vector<SetMask> masks;
  for (const OpenLoad &load : node.plan.loads)
    masks.push_back(load.sets);
  llvm::sort(masks);
  masks.erase(std::unique(masks.begin(), masks.end()), masks.end());
  if (llvm::is_contained(masks, SetMask(0))) // of an inexact labelling
    return std::nullopt;
  node.used = hitAll(std::move(masks), problem.usedAnyway);
  return node;
}

// A set for each load.
CoverPlan Search::close(const Node &node) const {
  CoverPlan plan;
  for (const OpenLoad &load : node.plan.loads)
    plan.loads.push_back(
        {load.arc, load.before,
         static_cast<uint32_t>(llvm::countr_zero(load.sets & node.used))});
  plan.ways = node.plan.ways;
  plan.costUs = plan.recomputeCost(problem);
  return plan;
}

void Search::keep(const Node &node) {
  if (!fits(node.used))
    return;
  CoverPlan plan = close(node);
  if (plan.costUs < bestCost) {
    bestCost = plan.costUs;
    best = std::move(plan);
  }
}

CoverPlan Search::run() {
  std::optional<SetMask> fewest = fewestSets(problem);
  if (!fewest) {
    best.status = CoverPlan::Invalid;
    for (auto [index, useClass] : llvm::enumerate(problem.uses))
      if (llvm::none_of(problem.classes[useClass].ways, [&](const Way &way) {
            return (way.sets & problem.allSets()) != 0;
          })) {
        best.invalidUse = index;
        break;
      }
    return best;
  }
  if (!fits(*fewest)) {
    best.status = CoverPlan::Impossible;
    return best;
  }
  std::optional<Node> root = solve(problem.allSets(), problem.usedAnyway);
  bool isExact = root && root->plan.isExact;
  double bound = root ? root->plan.bound : 0;
  if (!isExact) { // a plan beside the bound
    CoverPlan greedy = planLongestRun(problem);
    if (greedy.isLegal() && greedy.costUs < bestCost) {
      bestCost = greedy.costUs;
      best = std::move(greedy);
    }
  }
  // Best first: the least bound among the open nodes is a bound for all.
  auto worse = [](const Node &a, const Node &b) {
    return a.plan.bound > b.plan.bound;
  };
  std::vector<Node> open;
  auto push = [&](std::optional<Node> node) {
    if (!node)
      return;
    isExact &= node->plan.isExact;
    keep(*node);
    if (fits(node->used) || node->plan.bound >= bestCost)
      return;
    open.push_back(std::move(*node));
    std::push_heap(open.begin(), open.end(), worse);
  };
  bool isFirst = true;
  unsigned nodes = 0;
  if (root && root->plan.isExact)
    push(std::move(root));
  while (!open.empty() && nodes < limits.budgetNodes) {
    std::pop_heap(open.begin(), open.end(), worse);
    Node node = std::move(open.back());
    open.pop_back();
    bound = node.plan.bound;
    if (bound >= bestCost)
      break;
    // First, a plan to compare with: the sets that suffice.
    if (isFirst) {
      isFirst = false;
      SetMask few = *fewest;
      for (SetMask rest = node.used & ~few; rest && fits(few | (rest & -rest));
           rest &= rest - 1)
        few |= rest & -rest;
      if (std::optional<Node> some = solve(few, problem.usedAnyway))
        keep(*some);
      ++nodes;
    }
    // A set that is used and not yet settled: with it, or without.
    SetMask unsettled = node.used & ~node.included;
    SetMask set = unsettled & -unsettled;
    SetMask included = node.included | set;
    if (!set)
      continue;
    if (llvm::popcount(included) == static_cast<int>(problem.maxSets)) {
      if (isServed(included))
        push(solve(included, included));
      ++nodes;
    } else {
      Node with = node;
      with.included = included;
      open.push_back(std::move(with));
      std::push_heap(open.begin(), open.end(), worse);
    }
    if (isServed(node.allowed & ~set)) {
      push(solve(node.allowed & ~set, node.included));
      ++nodes;
    }
  }
  if (bestCost == kInfinity) {
    best.status = CoverPlan::TooLarge;
    best.boundUs = bound;
    return best;
  }
  // What is left open is bounded by the least of it.
  bool isSearched =
      open.empty() || open.front().plan.bound >= bestCost || bound >= bestCost;
  best.boundUs = isExact && isSearched ? bestCost : std::min(bound, bestCost);
  best.status =
      best.boundUs == bestCost ? CoverPlan::Optimal : CoverPlan::Feasible;
  return best;
}

CoverPlan tutti::act::planOptimal(const CoverProblem &problem,
                                  const OptimalLimits &limits) {
  return Search(problem, limits).run();
}
