//===- CoverProblem.cpp - what a plan costs ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Activation/Cover/CoverProblem.h"

using namespace tutti::act;

SetMask CoverPlan::usedSets() const {
  SetMask used = 0;
  for (const PlannedLoad &load : loads)
    used |= SetMask(1) << load.set;
  return used;
}

double CoverPlan::recomputeCost(const CoverProblem &problem) const {
  double cost = 0;
  for (const PlannedLoad &load : loads)
    cost += problem.arcs[load.arc].frequency * problem.loadUs;
  if (ways.empty())
    return cost;
  for (const Arc &arc : problem.arcs)
    for (uint32_t use = arc.begin; use < arc.end; ++use)
      cost += arc.frequency *
              problem.classes[problem.uses[use]].ways[ways[use]].extraUs;
  return cost;
}
