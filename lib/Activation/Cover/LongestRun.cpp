//===- LongestRun.cpp - one set for as long as one serves ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Activation/Cover/Planners.h"
#include "llvm/ADT/bit.h"

using namespace tutti::act;

namespace {
class LongestRun {
public:
  explicit LongestRun(const CoverProblem &problem)
      : problem(problem), used(problem.usedAnyway) {}

  CoverPlan plan() {
    // What may be resident at a point, once all arcs to it are planned; what
    // comes later in the program (the end of a loop) is not known yet.
    std::vector<uint32_t> missing(problem.numPoints);
    std::vector<SetMask> residents(problem.numPoints);
    for (const Arc &arc : problem.arcs)
      ++missing[arc.to];
    residents[problem.entry] = kNothingResident;
    for (uint32_t index = 0; index < problem.arcs.size(); ++index) {
      const Arc &arc = problem.arcs[index];
      SetMask state = missing[arc.from] == 0 && residents[arc.from]
                          ? residents[arc.from]
                          : kNothingResident;
      if (arc.kind == Arc::Clobber)
        state = arc.leaves;
      else if (arc.kind == Arc::Code && !planArc(index, state))
        return result;
      --missing[arc.to];
      residents[arc.to] |= state;
    }
    dropResidentLoads(problem, result);
    if (llvm::popcount(used) > static_cast<int>(problem.maxSets))
      result.status = CoverPlan::OverBudget;
    return std::move(result);
  }

private:
  // Places loads on one arc; `state` goes from what may be resident before it
  // to what is after it.
  bool planArc(uint32_t index, SetMask &state) {
    const Arc &arc = problem.arcs[index];
    uint32_t use = arc.begin;
    auto sets = [&](uint32_t use) {
      return problem.setsOf(problem.uses[use]) & problem.allSets();
    };
    while (use < arc.end && !(state & ~sets(use)))
      ++use;
    while (use < arc.end) {
      uint32_t first = use;
      SetMask run = sets(use), rest = run;
      if (!run) {
        result.status = CoverPlan::Invalid;
        result.invalidUse = use;
        return false;
      }
      while (++use < arc.end && (rest = run & sets(use)))
        run = rest;
      // Of equals, one that is in use already.
      SetMask known = run & used;
      uint32_t set = llvm::countr_zero(known ? known : run);
      used |= SetMask(1) << set;
      result.loads.push_back({index, first, set});
      state = SetMask(1) << set;
    }
    return true;
  }

  const CoverProblem &problem;
  SetMask used;
  CoverPlan result;
};
} // namespace

CoverPlan tutti::act::planLongestRun(const CoverProblem &problem) {
  return LongestRun(problem).plan();
}
