//===- RandomCoverTest.cpp - planners against slow right answers ---*- C++
//-*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// TUTTI_COVER_PROGRAMS sets how many programs of each kind are made (default
// 2000 structured, 500 graphs a quarter of it), TUTTI_COVER_CBC how many of
// them go to CBC.
//
//===----------------------------------------------------------------------===//

#include "RandomCover.h"
#include "tutti/Activation/Cover/Checker.h"
#include "tutti/Activation/Cover/Planners.h"
#include <cstdlib>
#include <gtest/gtest.h>
#include <limits>

using namespace tutti::act;

static unsigned numberFrom(const char *variable, unsigned otherwise) {
  const char *text = std::getenv(variable);
  return text ? std::atoi(text) : otherwise;
}

namespace {
struct Tally {
  unsigned legal = 0, impossible = 0, brute = 0, cbc = 0, better = 0;
};
} // namespace

// Holds all planners to one another, and the optimum to the slow answers.
static void hold(const CoverProblem &problem, bool askCBC, Tally &tally) {
  CoverPlan optimal = planOptimal(problem);
  double cost = std::numeric_limits<double>::infinity();
  if (optimal.status == CoverPlan::Impossible) {
    ++tally.impossible;
  } else {
    ASSERT_EQ(optimal.status, CoverPlan::Optimal);
    ASSERT_EQ(checkPlan(problem, optimal), "");
    ASSERT_EQ(optimal.boundUs, optimal.costUs);
    cost = optimal.costUs;
    ++tally.legal;
  }
  for (const CoverPlan &other :
       {planFirstFit(problem), planLongestRun(problem)}) {
    if (!other.isLegal())
      continue;
    ASSERT_EQ(checkPlan(problem, other), "");
    ASSERT_LE(cost, other.costUs);
    tally.better += cost < other.costUs;
  }
  if (std::optional<double> brute = bruteForce(problem, 3000)) {
    ASSERT_EQ(cost, *brute);
    ++tally.brute;
  }
  if (!askCBC)
    return;
  if (std::optional<double> solved = solveByCBC(asIntegerProgram(problem))) {
    if (*solved == cost) // infinity, say
      ASSERT_EQ(cost, *solved);
    else
      ASSERT_NEAR(cost, *solved, 1e-6);
    ++tally.cbc;
  }
}

static void holdMany(unsigned count, unsigned toCBC, const RandomShape &shape,
                     CoverProblem (*make)(std::mt19937 &,
                                          const RandomShape &)) {
  Tally tally;
  for (unsigned seed = 0; seed < count; ++seed) {
    std::mt19937 random(seed);
    CoverProblem problem = make(random, shape);
    bool askCBC = toCBC && seed % std::max(1u, count / toCBC) == 0;
    hold(problem, askCBC, tally);
    if (testing::Test::HasFatalFailure()) {
      ADD_FAILURE() << "seed " << seed << "\n" << asIntegerProgram(problem);
      return;
    }
  }
  EXPECT_GT(tally.legal, count / 4);
  EXPECT_GT(tally.brute, count / 50);
  EXPECT_GT(tally.better, 0u);
  testing::Test::RecordProperty("legal", tally.legal);
  std::cout << "programs " << count << ", with a legal plan " << tally.legal
            << ", without " << tally.impossible << "; equal to brute force "
            << tally.brute << ", to CBC " << tally.cbc
            << "; cheaper than a greedy plan " << tally.better << "\n";
}

TEST(RandomCover, Structured) {
  holdMany(numberFrom("TUTTI_COVER_PROGRAMS", 2000),
           numberFrom("TUTTI_COVER_CBC", 40), {}, randomStructured);
}

TEST(RandomCover, Graphs) {
  holdMany(numberFrom("TUTTI_COVER_PROGRAMS", 2000) / 4,
           numberFrom("TUTTI_COVER_CBC", 40), {}, randomGraph);
}

TEST(RandomCover, StructuredWithSubstitutions) {
  RandomShape shape;
  shape.choices = true;
  holdMany(numberFrom("TUTTI_COVER_PROGRAMS", 2000) / 2,
           numberFrom("TUTTI_COVER_CBC", 40) / 2, shape, randomStructured);
}

TEST(RandomCover, GraphsWithSubstitutions) {
  RandomShape shape;
  shape.choices = true;
  holdMany(numberFrom("TUTTI_COVER_PROGRAMS", 2000) / 4,
           numberFrom("TUTTI_COVER_CBC", 40) / 2, shape, randomGraph);
}

// Where no budget binds, a straight line needs no more than the greedy runs.
TEST(RandomCover, LongestRunIsOptimalOnStraightLines) {
  for (unsigned seed = 0; seed < 2000; ++seed) {
    std::mt19937 random(seed);
    RandomShape shape;
    shape.maxUses = 60;
    shape.maxSets = 8;
    CoverProblem problem = randomStructured(random, shape);
    problem.arcs = {
        {0, 1, Arc::Code, 1, 0, static_cast<uint32_t>(problem.uses.size())}};
    problem.numPoints = 2;
    problem.maxSets = problem.numSets;
    CoverPlan optimal = planOptimal(problem), runs = planLongestRun(problem);
    ASSERT_EQ(optimal.status, CoverPlan::Optimal) << seed;
    ASSERT_EQ(optimal.costUs, runs.costUs) << seed;
  }
}
