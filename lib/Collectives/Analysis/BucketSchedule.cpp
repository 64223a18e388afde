//===- BucketSchedule.cpp - in which order a plan is done ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A unit is a node by itself or a merged run, and has a place: its node's, or
// its last member's. Units are visited by place. One whose needs are all placed
// is placed at once. Any other waits; when the last of its needs is placed it
// becomes ready, and ready units are placed, lowest place first, before the
// visit goes on.
//
//===----------------------------------------------------------------------===//

#include "tutti/Collectives/Analysis/BucketSchedule.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include <queue>

using namespace tutti::ccl;

namespace {

class Scheduler {
public:
  Scheduler(const BucketProblem &problem, const BucketPlan &plan)
      : problem(problem), plan(plan) {}

  std::optional<BucketSchedule> schedule();

private:
  // The place of the unit that the node belongs to.
  uint32_t placeOf(uint32_t node) const {
    int32_t role = problem.roles[node];
    return role < 0 ? node : lastOf[plan.runOf[role]];
  }
  bool isMerged(uint32_t place) const {
    int32_t role = problem.roles[place];
    return role >= 0 && plan.runs[plan.runOf[role]].size > 1;
  }
  void visit(uint32_t place);
  void place(uint32_t place, bool moves);

  const BucketProblem &problem;
  const BucketPlan &plan;
  BucketSchedule result;
  // By run: the node of its last member, and the nodes of all.
  std::vector<uint32_t> lastOf;
  std::vector<llvm::SmallVector<uint32_t, 2>> nodesOf;
  std::vector<bool> placed;
  uint32_t numPlaced = 0;
  // For units that wait: on how many others, and who waits for whom.
  llvm::DenseMap<uint32_t, uint32_t> missing;
  llvm::DenseMap<uint32_t, llvm::SmallVector<uint32_t, 2>> waiters;
  std::priority_queue<uint32_t, std::vector<uint32_t>, std::greater<uint32_t>>
      ready;
};

} // namespace

void Scheduler::place(uint32_t place, bool moves) {
  placed[place] = true;
  ++numPlaced;
  if (moves || isMerged(place))
    result.steps.push_back({place, moves});
  auto it = waiters.find(place);
  if (it == waiters.end())
    return;
  // The first to move follows this unit, so it must be among the steps.
  if (result.steps.empty() || result.steps.back().node != place)
    result.steps.push_back({place, false});
  for (uint32_t waiter : it->second)
    if (--missing[waiter] == 0)
      ready.push(waiter);
  waiters.erase(it);
}

void Scheduler::visit(uint32_t unit) {
  llvm::SmallVector<uint32_t, 8> needs;
  auto collect = [&](uint32_t node) {
    for (uint32_t need : problem.needsOf(node))
      if (uint32_t needed = placeOf(need); !placed[needed])
        needs.push_back(needed);
  };
  if (isMerged(unit))
    for (uint32_t node : nodesOf[plan.runOf[problem.roles[unit]]])
      collect(node);
  else
    collect(unit);
  if (needs.empty())
    return place(unit, /*moves=*/false);
  llvm::sort(needs);
  needs.erase(llvm::unique(needs), needs.end());
  missing[unit] = needs.size();
  for (uint32_t need : needs)
    waiters[need].push_back(unit);
}

std::optional<BucketSchedule> Scheduler::schedule() {
  lastOf.resize(plan.runs.size());
  nodesOf.resize(plan.runs.size());
  for (auto [member, run] : llvm::zip(problem.members, plan.runOf)) {
    lastOf[run] = member.node;
    if (plan.runs[run].size > 1)
      nodesOf[run].push_back(member.node);
  }
  placed.resize(problem.size());
  uint32_t numUnits = 0;
  for (uint32_t node = 0, e = problem.size(); node != e; ++node) {
    if (placeOf(node) != node)
      continue;
    ++numUnits;
    visit(node);
    while (!ready.empty()) {
      uint32_t next = ready.top();
      ready.pop();
      place(next, /*moves=*/true);
    }
  }
  if (numPlaced != numUnits)
    return std::nullopt;
  return std::move(result);
}

std::optional<BucketSchedule>
tutti::ccl::scheduleBuckets(const BucketProblem &problem,
                            const BucketPlan &plan) {
  return Scheduler(problem, plan).schedule();
}
