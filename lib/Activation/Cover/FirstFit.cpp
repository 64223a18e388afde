//===- FirstFit.cpp - the cover of the reference system ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Activation/Cover/Planners.h"
#include "llvm/ADT/bit.h"

using namespace tutti::act;

FirstFit tutti::act::calculateBestSets(const CoverProblem &problem) {
  FirstFit result;
  result.setOf.reserve(problem.uses.size());
  // The sets that are still candidates.
  SetMask live = 0;
  for (uint32_t useClass : problem.uses) {
    SetMask sets = problem.setsOf(useClass) & problem.allSets();
    if (!(live & sets)) { // exhausted: all are retired; begin a group
      live = problem.allSets();
      ++result.groups;
    }
    if (!sets) {
      live = 0;
      result.setOf.push_back(UINT32_MAX);
      continue;
    }
    // The first live set that covers, and the retirement of those before it.
    uint32_t best = llvm::countr_zero(live & sets);
    live &= ~((SetMask(1) << best) - 1);
    result.setOf.push_back(best);
    result.chosen |= SetMask(1) << best;
  }
  return result;
}

CoverPlan tutti::act::planFirstFit(const CoverProblem &problem) {
  CoverPlan plan;
  FirstFit choice = calculateBestSets(problem);
  for (uint32_t index = 0; index < problem.arcs.size(); ++index) {
    const Arc &arc = problem.arcs[index];
    uint32_t resident = UINT32_MAX;
    for (uint32_t use = arc.begin; use < arc.end; ++use) {
      if (choice.setOf[use] == UINT32_MAX) {
        plan.status = CoverPlan::Invalid;
        plan.invalidUse = use;
        return plan;
      }
      if (choice.setOf[use] != resident)
        plan.loads.push_back({index, use, choice.setOf[use]});
      resident = choice.setOf[use];
    }
  }
  dropResidentLoads(problem, plan);
  SetMask used = plan.usedSets() | problem.usedAnyway;
  if (llvm::popcount(used) > static_cast<int>(problem.maxSets))
    plan.status = CoverPlan::OverBudget;
  return plan;
}
