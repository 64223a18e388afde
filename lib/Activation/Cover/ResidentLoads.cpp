//===- ResidentLoads.cpp - drops loads that change nothing ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Activation/Cover/Planners.h"
#include "tutti/Activation/Cover/Residents.h"

using namespace tutti::act;

std::vector<SetMask> tutti::act::residentsAtPoints(const CoverProblem &problem,
                                                   const CoverPlan &plan) {
  std::vector<uint32_t> lastLoad(problem.arcs.size(), UINT32_MAX);
  for (const PlannedLoad &load : plan.loads)
    lastLoad[load.arc] = load.set;
  std::vector<std::vector<uint32_t>> leaving(problem.numPoints);
  for (uint32_t index = 0; index < problem.arcs.size(); ++index)
    leaving[problem.arcs[index].from].push_back(index);
  std::vector<SetMask> states(problem.numPoints);
  states[problem.entry] = kNothingResident;
  std::vector<uint32_t> work = {problem.entry};
  while (!work.empty()) {
    uint32_t point = work.back();
    work.pop_back();
    for (uint32_t index : leaving[point]) {
      const Arc &arc = problem.arcs[index];
      SetMask out = arc.kind == Arc::Clobber ? arc.leaves
                    : lastLoad[index] != UINT32_MAX
                        ? SetMask(1) << lastLoad[index]
                        : states[point];
      if (!(out & ~states[arc.to]))
        continue;
      states[arc.to] |= out;
      work.push_back(arc.to);
    }
  }
  return states;
}

void tutti::act::dropResidentLoads(const CoverProblem &problem,
                                   CoverPlan &plan) {
  // To drop a load of what is resident changes no state, so one fixed point
  // serves for all of them.
  std::vector<SetMask> states = residentsAtPoints(problem, plan);
  std::vector<PlannedLoad> kept;
  uint32_t arc = UINT32_MAX;
  SetMask state = 0;
  for (const PlannedLoad &load : plan.loads) {
    if (load.arc != arc)
      state = states[problem.arcs[load.arc].from];
    arc = load.arc;
    // Code that nothing reaches keeps its loads.
    if (state == SetMask(1) << load.set)
      continue;
    state = SetMask(1) << load.set;
    kept.push_back(load);
  }
  plan.loads = std::move(kept);
  plan.costUs = plan.recomputeCost(problem);
}
