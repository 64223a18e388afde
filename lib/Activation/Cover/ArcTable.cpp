//===- ArcTable.cpp - the cost of an arc between two labels ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ArcTable.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"
#include <array>
#include <limits>

using namespace tutti::act;

static constexpr double kInfinity = std::numeric_limits<double>::infinity();

ArcTables::ArcTables(const CoverProblem &problem, const Labels &labels)
    : problem(problem), labels(labels) {
  for (const UseClass &useClass : problem.classes) {
    maskOf.push_back(useClass.ways.front().sets & labels.allowed());
    choices |= useClass.ways.size() > 1;
  }
  if (!choices)
    return;
  for (const UseClass &useClass : problem.classes) {
    std::vector<BestWay> &best =
        bestWay.emplace_back(labels.size(), BestWay{kInfinity, 0});
    for (unsigned label = 1; label < labels.size(); ++label)
      for (auto [index, way] : llvm::enumerate(useClass.ways))
        if (!(labels[label] & ~way.sets) && way.extraUs < best[label].extraUs)
          best[label] = {way.extraUs, static_cast<uint8_t>(index)};
  }
}

void ArcTables::compute(uint32_t index, const Domain &from, const Domain &to,
                        Table &table) {
  const Arc &arc = problem.arcs[index];
  table.assign(from.size() * to.size(), kInfinity);
  if (arc.kind == Arc::Code)
    return choices ? computeChoices(arc, from, to, table)
                   : computePlain(arc, from, to, table);
  double *entry = table.data();
  for (unsigned before : from)
    for (unsigned after : to) {
      SetMask left = arc.kind == Arc::Edge ? labels[before] : arc.leaves;
      if (!(left & ~labels[after]))
        *entry = 0;
      ++entry;
    }
}

//===----------------------------------------------------------------------===//
// One way for each class
//===----------------------------------------------------------------------===//

namespace {
// Runs of uses from several first uses on, each beginning with a load: the
// fewest loads, and the sets that may be resident after the last of them. (A
// run is ended only where no set serves all of it; an earlier end cannot save a
// load.) Runs that end at the same use go on as one.
class Runs {
public:
  struct Member {
    uint32_t first, loadsMore;
  };
  struct Group {
    SetMask alive;
    uint32_t loads;
    llvm::SmallVector<Member, 2> members;
  };

  void add(uint32_t use, SetMask mask, bool begins) {
    Group fresh{mask, 0, {}};
    for (size_t i = 0; i < groups.size();) {
      if (SetMask rest = groups[i].alive & mask) {
        groups[i++].alive = rest;
        continue;
      }
      for (Member member : groups[i].members)
        fresh.members.push_back(
            {member.first, member.loadsMore + groups[i].loads + 1});
      groups.erase(groups.begin() + i);
    }
    if (begins)
      fresh.members.push_back({use, 1});
    if (!fresh.members.empty())
      groups.push_back(std::move(fresh));
  }
  // The group that began at `first`, and its number of loads.
  std::pair<uint32_t, SetMask> find(uint32_t first) const {
    for (const Group &group : groups)
      for (const Member &member : group.members)
        if (member.first == first)
          return {group.loads + member.loadsMore, group.alive};
    return {0, 0};
  }

private:
  llvm::SmallVector<Group, 4> groups;
};
} // namespace

void ArcTables::computePlain(const Arc &arc, const Domain &from,
                             const Domain &to, Table &table) {
  // The first use that a set resident before the arc does not serve.
  std::array<uint32_t, 64> endOf;
  endOf.fill(UINT32_MAX);
  SetMask serving = problem.allSets() | kNothingResident;
  Runs runs;
  bool isServed = true;
  for (uint32_t use = arc.begin; use < arc.end; ++use) {
    SetMask mask = maskOf[problem.uses[use]];
    SetMask ended = serving & ~mask;
    serving &= mask;
    isServed &= mask != 0;
    for (SetMask rest = ended; rest; rest &= rest - 1)
      endOf[llvm::countr_zero(rest)] = use;
    runs.add(use, mask, ended != 0);
  }
  if (!isServed)
    return;

  double load = arc.frequency * problem.loadUs;
  double *entry = table.data();
  for (unsigned before : from) {
    uint32_t end = UINT32_MAX;
    for (SetMask rest = labels[before]; rest; rest &= rest - 1)
      end = std::min(end, endOf[llvm::countr_zero(rest)]);
    auto [loads, alive] = runs.find(end);
    for (unsigned after : to) {
      bool isEnough = end == UINT32_MAX ? labels.implies(before, after)
                                        : (alive & labels[after]) != 0;
      *entry++ = load * (loads + !isEnough);
    }
  }
}

void ArcTables::realise(uint32_t index, unsigned from, unsigned to,
                        std::vector<OpenLoad> &loads,
                        std::vector<uint8_t> &ways) {
  const Arc &arc = problem.arcs[index];
  if (arc.kind != Arc::Code)
    return;
  if (choices)
    return realiseChoices(index, from, to, loads, ways);
  SetMask wanted = to ? labels[to] : problem.allSets() | kNothingResident;
  uint32_t use = arc.begin;
  while (use < arc.end && !(labels[from] & ~maskOf[problem.uses[use]]))
    ++use;
  bool isEnough = labels.implies(from, to);
  while (use < arc.end) {
    OpenLoad load{index, use, maskOf[problem.uses[use]]};
    SetMask rest;
    while (++use < arc.end && (rest = load.sets & maskOf[problem.uses[use]]))
      load.sets = rest;
    isEnough = (load.sets & wanted) != 0;
    if (use == arc.end && isEnough)
      load.sets &= wanted;
    loads.push_back(load);
  }
  if (!isEnough)
    loads.push_back({index, arc.end, labels[to] & labels.allowed()});
}

//===----------------------------------------------------------------------===//
// Several ways
//===----------------------------------------------------------------------===//

void ArcTables::step(uint32_t useClass, std::vector<double> &costs,
                     double loadCost, double frequency,
                     std::vector<bool> *loaded, unsigned *origin) {
  unsigned cheapest =
      std::min_element(costs.begin(), costs.end()) - costs.begin();
  double byLoad = costs[cheapest] + loadCost;
  if (origin)
    *origin = cheapest;
  const std::vector<BestWay> &best = bestWay[useClass];
  costs[0] = kInfinity;
  for (unsigned label = 1; label < labels.size(); ++label) {
    bool loads = byLoad < costs[label];
    if (loaded)
      (*loaded)[label] = loads;
    if (loads)
      costs[label] = byLoad;
    costs[label] += best[label].extraUs == kInfinity
                        ? kInfinity
                        : best[label].extraUs * frequency;
  }
}

void ArcTables::computeChoices(const Arc &arc, const Domain &from,
                               const Domain &to, Table &table) {
  unsigned count = labels.size();
  double load = arc.frequency * problem.loadUs;
  std::vector<double> costs;
  double *entry = table.data();
  for (unsigned before : from) {
    costs.assign(count, kInfinity);
    costs[before] = 0;
    for (uint32_t use = arc.begin; use < arc.end; ++use)
      step(problem.uses[use], costs, load, arc.frequency, nullptr, nullptr);
    double cheapest = *std::min_element(costs.begin(), costs.end());
    for (unsigned after : to) {
      *entry = cheapest + load;
      for (unsigned label = 0; label < count; ++label)
        if (labels.implies(label, after))
          *entry = std::min(*entry, costs[label]);
      ++entry;
    }
  }
}

void ArcTables::realiseChoices(uint32_t index, unsigned from, unsigned to,
                               std::vector<OpenLoad> &loads,
                               std::vector<uint8_t> &ways) {
  const Arc &arc = problem.arcs[index];
  unsigned count = labels.size();
  double load = arc.frequency * problem.loadUs;
  std::vector<double> costs(count, kInfinity);
  costs[from] = 0;
  std::vector<std::vector<bool>> loaded(arc.end - arc.begin,
                                        std::vector<bool>(count));
  std::vector<unsigned> origins(arc.end - arc.begin);
  for (uint32_t use = arc.begin; use < arc.end; ++use)
    step(problem.uses[use], costs, load, arc.frequency,
         &loaded[use - arc.begin], &origins[use - arc.begin]);
  unsigned cheapest =
      std::min_element(costs.begin(), costs.end()) - costs.begin();
  unsigned last = cheapest;
  double best = costs[cheapest] + load;
  bool loadsAtEnd = true;
  for (unsigned label = 0; label < count; ++label)
    if (labels.implies(label, to) && costs[label] <= best) {
      best = costs[label];
      last = label;
      loadsAtEnd = false;
    }
  std::vector<OpenLoad> found;
  if (loadsAtEnd)
    found.push_back({index, arc.end, labels[to] & labels.allowed()});
  for (uint32_t use = arc.end; use > arc.begin;) {
    --use;
    ways[use] = bestWay[problem.uses[use]][last].way;
    if (!loaded[use - arc.begin][last])
      continue;
    found.push_back({index, use, labels[last] & labels.allowed()});
    last = origins[use - arc.begin];
  }
  loads.insert(loads.end(), found.rbegin(), found.rend());
}
