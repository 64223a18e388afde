//===- Checker.cpp - proves a plan legal ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Activation/Cover/Checker.h"
#include <cmath>
#include <map>
#include <set>

using namespace tutti::act;

namespace {
// The sets that may be resident at each point; -1 is none.
using Residents = std::set<int>;
} // namespace

// What may be resident after `arc`, if `before` may be before it. Where
// `problemAt` is given, it gets the first use that is not served.
static Residents
follow(const CoverProblem &problem, const CoverPlan &plan, uint32_t index,
       Residents state,
       const std::multimap<std::pair<uint32_t, uint32_t>, uint32_t> &loads,
       std::string *problemAt) {
  const Arc &arc = problem.arcs[index];
  if (arc.kind == Arc::Edge)
    return state;
  auto loadAt = [&](uint32_t place) {
    auto range = loads.equal_range({index, place});
    for (auto load = range.first; load != range.second; ++load)
      state = {static_cast<int>(load->second)};
  };
  for (uint32_t use = arc.begin; use < arc.end; ++use) {
    loadAt(use);
    const Way &way = problem.classes[problem.uses[use]].ways[plan.wayOf(use)];
    for (int set : state)
      if (problemAt && problemAt->empty() &&
          (set < 0 || !(way.sets >> set & 1)))
        *problemAt = "use " + std::to_string(use) + " on arc " +
                     std::to_string(index) + " may find " +
                     (set < 0 ? "nothing" : "set " + std::to_string(set)) +
                     " resident";
  }
  loadAt(arc.end);
  if (arc.kind == Arc::Clobber) {
    state.clear();
    for (unsigned set = 0; set < problem.numSets; ++set)
      if (arc.leaves >> set & 1)
        state.insert(set);
    if (arc.leaves & kNothingResident)
      state.insert(-1);
  }
  return state;
}

std::string tutti::act::checkPlan(const CoverProblem &problem,
                                  const CoverPlan &plan) {
  std::multimap<std::pair<uint32_t, uint32_t>, uint32_t> loads;
  std::set<uint32_t> used;
  for (const PlannedLoad &load : plan.loads) {
    if (load.arc >= problem.arcs.size() || load.set >= problem.numSets)
      return "a load is of no arc or of no set";
    const Arc &arc = problem.arcs[load.arc];
    if (arc.kind != Arc::Code || load.before < arc.begin ||
        load.before > arc.end)
      return "a load stands where none can";
    loads.insert({{load.arc, load.before}, load.set});
    used.insert(load.set);
  }
  for (unsigned set = 0; set < problem.numSets; ++set)
    if (problem.usedAnyway >> set & 1)
      used.insert(set);
  if (used.size() > problem.maxSets)
    return "the plan uses " + std::to_string(used.size()) + " sets";

  std::vector<Residents> states(problem.numPoints);
  std::vector<bool> reached(problem.numPoints);
  std::vector<std::vector<uint32_t>> leaving(problem.numPoints);
  for (uint32_t index = 0; index < problem.arcs.size(); ++index)
    leaving[problem.arcs[index].from].push_back(index);
  states[problem.entry] = {-1};
  reached[problem.entry] = true;
  std::vector<uint32_t> work = {problem.entry};
  while (!work.empty()) {
    uint32_t point = work.back();
    work.pop_back();
    for (uint32_t index : leaving[point]) {
      Residents out =
          follow(problem, plan, index, states[point], loads, nullptr);
      uint32_t to = problem.arcs[index].to;
      size_t before = states[to].size();
      states[to].insert(out.begin(), out.end());
      if (!reached[to] || states[to].size() != before)
        work.push_back(to);
      reached[to] = true;
    }
  }
  std::string wrong;
  for (uint32_t index = 0; index < problem.arcs.size(); ++index)
    if (reached[problem.arcs[index].from])
      follow(problem, plan, index, states[problem.arcs[index].from], loads,
             &wrong);
  if (!wrong.empty())
    return wrong;
  double cost = plan.recomputeCost(problem);
  if (std::abs(cost - plan.costUs) > 1e-9 * (1 + std::abs(cost)))
    return "the plan says it costs " + std::to_string(plan.costUs) +
           " and costs " + std::to_string(cost);
  return "";
}
