//===- RandomCover.cpp - random problems, and slow right answers ---*- C++
//-*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RandomCover.h"
#include "tutti/Activation/Cover/Checker.h"
#include <limits>

using namespace tutti::act;

static unsigned below(std::mt19937 &random, unsigned bound) {
  return random() % bound;
}

// Sets and classes; each class has a set.
static CoverProblem randomCatalog(std::mt19937 &random,
                                  const RandomShape &shape) {
  CoverProblem problem;
  problem.numSets = 1 + below(random, shape.maxSets);
  problem.loadUs = 1;
  problem.maxSets = 1 + below(random, problem.numSets + 1);
  unsigned numClasses = 1 + below(random, 5);
  for (unsigned i = 0; i < numClasses; ++i) {
    UseClass &useClass = problem.classes.emplace_back();
    unsigned ways = shape.choices ? 1 + below(random, 3) : 1;
    for (unsigned way = 0; way < ways; ++way) {
      SetMask sets = 0;
      for (int tries = 1 + below(random, 3); tries > 0; --tries)
        sets |= SetMask(1) << below(random, problem.numSets);
      useClass.ways.push_back({sets, way == 0 ? 0 : 0.25 * below(random, 8)});
    }
  }
  return problem;
}

static uint32_t newPoint(CoverProblem &problem) { return problem.numPoints++; }

static void addEdge(CoverProblem &problem, uint32_t from, uint32_t to,
                    double frequency) {
  problem.arcs.push_back({from, to, Arc::Edge, frequency});
}

// A run of uses, from `at`; returns where it ends.
static uint32_t addCode(std::mt19937 &random, const RandomShape &shape,
                        CoverProblem &problem, uint32_t at, double frequency) {
  Arc arc{at, newPoint(problem), Arc::Code, frequency};
  arc.begin = problem.uses.size();
  for (unsigned count = below(random, 4);
       count > 0 && problem.uses.size() < shape.maxUses; --count)
    problem.uses.push_back(below(random, problem.classes.size()));
  arc.end = problem.uses.size();
  problem.arcs.push_back(arc);
  return arc.to;
}

static uint32_t addSequence(std::mt19937 &random, const RandomShape &shape,
                            CoverProblem &problem, uint32_t at,
                            double frequency, unsigned depth) {
  at = addCode(random, shape, problem, at, frequency);
  for (unsigned parts = below(random, 3); parts > 0; --parts) {
    unsigned kind = depth < shape.maxDepth ? below(random, 6) : 6;
    if (kind <= 1) { // if, with an else or without
      uint32_t join = newPoint(problem);
      for (unsigned arm = 0; arm < 2; ++arm) {
        uint32_t begin = newPoint(problem);
        addEdge(problem, at, begin, frequency / 2);
        uint32_t end = arm == 1 && kind == 1
                           ? begin
                           : addSequence(random, shape, problem, begin,
                                         frequency / 2, depth + 1);
        addEdge(problem, end, join, frequency / 2);
      }
      at = join;
    } else if (kind <= 3) { // a loop that may be passed by, or not
      uint32_t begin = newPoint(problem);
      double inside = frequency * (1 << below(random, 4));
      addEdge(problem, at, begin, frequency);
      uint32_t end =
          addSequence(random, shape, problem, begin, inside, depth + 1);
      addEdge(problem, end, begin, inside - frequency);
      uint32_t join = newPoint(problem);
      addEdge(problem, end, join, frequency);
      if (kind == 2)
        addEdge(problem, at, join, 0);
      at = join;
    } else if (kind == 4) { // while: a condition and a body
      uint32_t condition = newPoint(problem);
      double inside = frequency * (1 << below(random, 3));
      addEdge(problem, at, condition, frequency);
      uint32_t tested = addSequence(random, shape, problem, condition,
                                    inside + frequency, depth + 1);
      uint32_t body = newPoint(problem);
      addEdge(problem, tested, body, inside);
      uint32_t end =
          addSequence(random, shape, problem, body, inside, depth + 1);
      addEdge(problem, end, condition, inside);
      at = newPoint(problem);
      addEdge(problem, tested, at, frequency);
    } else if (kind == 5) { // a call
      Arc arc{at, newPoint(problem), Arc::Clobber, frequency};
      arc.leaves = below(random, 2)
                       ? kNothingResident
                       : SetMask(1) << below(random, problem.numSets);
      problem.usedAnyway |= arc.leaves & problem.allSets();
      problem.arcs.push_back(arc);
      at = arc.to;
    }
    at = addCode(random, shape, problem, at, frequency);
  }
  return at;
}

CoverProblem tutti::act::randomStructured(std::mt19937 &random,
                                          const RandomShape &shape) {
  CoverProblem problem = randomCatalog(random, shape);
  problem.entry = newPoint(problem);
  addSequence(random, shape, problem, problem.entry, 1, 0);
  return problem;
}

CoverProblem tutti::act::randomGraph(std::mt19937 &random,
                                     const RandomShape &shape) {
  CoverProblem problem = randomCatalog(random, shape);
  unsigned blocks = 2 + below(random, 5);
  problem.entry = newPoint(problem);
  std::vector<uint32_t> begins, ends;
  for (unsigned block = 0; block < blocks; ++block) {
    begins.push_back(newPoint(problem));
    ends.push_back(
        addCode(random, shape, problem, begins.back(), 1 << below(random, 4)));
  }
  addEdge(problem, problem.entry, begins.front(), 1);
  // Ways of control where a load may stand, too, for a block can be put there.
  for (unsigned block = 0; block < blocks; ++block)
    for (unsigned ways = 1 + below(random, 2), way = 0; way < ways; ++way) {
      // The first leads on, so that all blocks are reached.
      uint32_t to =
          way == 0 ? std::min(block + 1, blocks - 1) : below(random, blocks);
      Arc arc{ends[block], begins[to], Arc::Code,
              0.5 * (1 << below(random, 4))};
      arc.begin = arc.end = problem.uses.size();
      if (below(random, 3) == 0)
        arc.kind = Arc::Edge;
      problem.arcs.push_back(arc);
    }
  return problem;
}

//===----------------------------------------------------------------------===//
// Brute force
//===----------------------------------------------------------------------===//

std::optional<double> tutti::act::bruteForce(const CoverProblem &problem,
                                             double most) {
  std::vector<PlannedLoad> places;
  for (uint32_t index = 0; index < problem.arcs.size(); ++index)
    if (problem.arcs[index].kind == Arc::Code)
      for (uint32_t use = problem.arcs[index].begin;
           use <= problem.arcs[index].end; ++use)
        places.push_back({index, use, 0});
  double plans = 1;
  for (size_t i = 0; i < places.size(); ++i)
    plans *= problem.numSets + 1;
  bool choices = false;
  for (uint32_t useClass : problem.uses) {
    plans *= problem.classes[useClass].ways.size();
    choices |= problem.classes[useClass].ways.size() > 1;
  }
  if (plans > most)
    return std::nullopt;
  double best = std::numeric_limits<double>::infinity();
  std::vector<unsigned> loadAt(places.size());
  std::vector<uint8_t> ways(choices ? problem.uses.size() : 0);
  for (;;) {
    CoverPlan plan;
    for (size_t i = 0; i < places.size(); ++i)
      if (loadAt[i]) {
        plan.loads.push_back(places[i]);
        plan.loads.back().set = loadAt[i] - 1;
      }
    plan.ways = ways;
    plan.costUs = plan.recomputeCost(problem);
    if (plan.costUs < best && checkPlan(problem, plan).empty())
      best = plan.costUs;
    size_t digit = 0;
    while (digit < loadAt.size() && ++loadAt[digit] > problem.numSets)
      loadAt[digit++] = 0;
    if (digit < loadAt.size())
      continue;
    size_t use = 0;
    while (use < ways.size() &&
           ++ways[use] >= problem.classes[problem.uses[use]].ways.size())
      ways[use++] = 0;
    if (use == ways.size())
      return best;
  }
}
