//===- PlannersTest.cpp - planners on cases solved by hand ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Activation/Cover/Planners.h"
#include "tutti/Activation/Cover/Checker.h"
#include <gtest/gtest.h>

using namespace tutti::act;

// Classes by the sets that serve them; a load costs 1.
static CoverProblem withClasses(unsigned numSets,
                                std::vector<SetMask> classes) {
  CoverProblem problem;
  problem.numSets = numSets;
  for (SetMask sets : classes)
    problem.classes.push_back({{Way{sets, 0}}});
  return problem;
}

static void code(CoverProblem &problem, uint32_t from, uint32_t to,
                 std::vector<uint32_t> uses, double frequency = 1) {
  Arc arc{from, to, Arc::Code, frequency};
  arc.begin = problem.uses.size();
  problem.uses.insert(problem.uses.end(), uses.begin(), uses.end());
  arc.end = problem.uses.size();
  problem.arcs.push_back(arc);
  problem.numPoints = std::max({problem.numPoints, from + 1, to + 1});
}

static void edge(CoverProblem &problem, uint32_t from, uint32_t to,
                 double frequency = 1) {
  problem.arcs.push_back({from, to, Arc::Edge, frequency});
  problem.numPoints = std::max({problem.numPoints, from + 1, to + 1});
}

static double optimum(const CoverProblem &problem) {
  CoverPlan plan = planOptimal(problem);
  EXPECT_EQ(plan.status, CoverPlan::Optimal);
  EXPECT_EQ(checkPlan(problem, plan), "");
  EXPECT_EQ(plan.boundUs, plan.costUs);
  return plan.costUs;
}

// exp is in sets 0 and 2, ln in 1 and 2.
static CoverProblem expAndLn() { return withClasses(3, {0b101, 0b110}); }

TEST(FirstFit, RetiresWhatDoesNotCoverAndBeginsAnew) {
  CoverProblem problem = expAndLn();
  code(problem, 0, 1, {0, 1, 0, 1, 0});
  FirstFit cover = calculateBestSets(problem);
  // exp takes 0. ln retires it and takes 1. exp retires 1 and takes 2.
  EXPECT_EQ(cover.setOf, (std::vector<uint32_t>{0, 1, 2, 2, 2}));
  EXPECT_EQ(cover.chosen, 0b111u);
  EXPECT_EQ(cover.groups, 1u);
}

TEST(FirstFit, RearmsAnExhaustedGroup) {
  CoverProblem problem = withClasses(2, {0b01, 0b10});
  code(problem, 0, 1, {0, 1, 0, 1});
  FirstFit cover = calculateBestSets(problem);
  EXPECT_EQ(cover.setOf, (std::vector<uint32_t>{0, 1, 0, 1}));
  EXPECT_EQ(cover.groups, 2u);
}

TEST(FirstFit, NamesAFunctionThatNoSetHolds) {
  CoverProblem problem = withClasses(2, {0b01, 0});
  code(problem, 0, 1, {0, 1});
  CoverPlan plan = planFirstFit(problem);
  EXPECT_EQ(plan.status, CoverPlan::Invalid);
  EXPECT_EQ(plan.invalidUse, 1u);
}

TEST(Planners, OneSetServesARunThatFirstFitReloadsFor) {
  CoverProblem problem = expAndLn();
  code(problem, 0, 1, {0, 1, 0, 1});
  EXPECT_EQ(planFirstFit(problem).costUs, 3);
  EXPECT_EQ(planLongestRun(problem).costUs, 1);
  EXPECT_EQ(planLongestRun(problem).loads[0].set, 2u);
  EXPECT_EQ(optimum(problem), 1);
}

// for 8 times { exp }: one load, before the loop.
TEST(Planners, ALoadLeavesALoop) {
  CoverProblem problem = expAndLn();
  code(problem, 0, 1, {});
  edge(problem, 1, 2);
  code(problem, 2, 3, {0}, 8);
  edge(problem, 3, 2, 7);
  edge(problem, 3, 4);
  EXPECT_EQ(optimum(problem), 1);
  EXPECT_EQ(planOptimal(problem).loads[0].arc, 0u);
}

// for 8 times { a; b } with no common set: the bank changes twice each time;
// one of the loads can not be saved by one before the loop.
TEST(Planners, ALoopThatNeedsTwoSetsPaysForThem) {
  CoverProblem problem = withClasses(2, {0b01, 0b10});
  code(problem, 0, 1, {});
  edge(problem, 1, 2);
  code(problem, 2, 3, {0, 1}, 8);
  edge(problem, 3, 2, 7);
  edge(problem, 3, 4);
  EXPECT_EQ(optimum(problem), 16);
}

// a; if { b } else {}; a: a dominating load of a is no excuse.
TEST(Planners, ADominatingLoadIsNotEnough) {
  CoverProblem problem = withClasses(2, {0b01, 0b10});
  code(problem, 0, 1, {0});
  edge(problem, 1, 2, 0.5);
  code(problem, 2, 3, {1}, 0.5);
  edge(problem, 3, 4, 0.5);
  edge(problem, 1, 4, 0.5);
  code(problem, 4, 5, {0});
  // Once at first, then twice in the arm: for b, and for a again at its end.
  EXPECT_EQ(optimum(problem), 2);
  CoverPlan greedy = planFirstFit(problem);
  EXPECT_EQ(checkPlan(problem, greedy), "");
  EXPECT_EQ(greedy.costUs, 2.5);
  // Without the load after the join, the plan is found out.
  greedy.loads.pop_back();
  greedy.costUs = greedy.recomputeCost(problem);
  EXPECT_EQ(checkPlan(problem, greedy),
            "use 2 on arc 5 may find set 1 resident");
}

// The arms leave different sets, both of which have what comes after: no load.
TEST(Planners, AfterAJoinEitherOfTwoSetsMayServe) {
  CoverProblem problem = withClasses(2, {0b01, 0b10, 0b11});
  code(problem, 0, 1, {});
  for (uint32_t arm : {0u, 1u}) {
    edge(problem, 1, 2 + 2 * arm, 0.5);
    code(problem, 2 + 2 * arm, 3 + 2 * arm, {arm}, 0.5);
    edge(problem, 3 + 2 * arm, 6, 0.5);
  }
  code(problem, 6, 7, {2});
  EXPECT_EQ(optimum(problem), 1);
}

// A loop that is hardly ever entered: hoisting its load would cost more.
TEST(Planners, ALoadStaysInALoopThatRarelyRuns) {
  CoverProblem problem = withClasses(2, {0b01, 0b10});
  code(problem, 0, 1, {0});
  edge(problem, 1, 2, 0.125);
  code(problem, 2, 3, {1}, 0.25);
  edge(problem, 3, 2, 0.125);
  edge(problem, 3, 4, 0.125);
  edge(problem, 1, 4, 0.875);
  EXPECT_EQ(optimum(problem), 1.25);
}

TEST(Planners, ACallLeavesWhatItLeaves) {
  CoverProblem problem = expAndLn();
  code(problem, 0, 1, {0});
  problem.arcs.push_back({1, 2, Arc::Clobber, 1, 0, 0, 0b001});
  code(problem, 2, 3, {0});
  EXPECT_EQ(optimum(problem), 1);
  problem.arcs[1].leaves = kNothingResident;
  EXPECT_EQ(optimum(problem), 2);
}

TEST(Planners, TheBudgetMayCostLoads) {
  // a in 0 and 2, b in 1 and 2, c in 2 only, d in 0 only.
  CoverProblem problem = withClasses(3, {0b101, 0b011, 0b010, 0b001});
  code(problem, 0, 1, {0, 1, 2, 0, 3});
  EXPECT_EQ(optimum(problem), 3);
  problem.maxSets = 2;
  EXPECT_EQ(optimum(problem), 3);
  problem.maxSets = 1;
  EXPECT_EQ(planOptimal(problem).status, CoverPlan::Impossible);
}

TEST(Planners, AWayWithMoreWorkIsTakenWhereItPays) {
  CoverProblem problem = withClasses(2, {0b01, 0b10});
  problem.classes[1].ways.push_back({0b01, 0.5}); // b by way of set 0
  code(problem, 0, 1, {0, 1, 0});
  EXPECT_EQ(optimum(problem), 1.5);
  EXPECT_EQ(planOptimal(problem).ways, (std::vector<uint8_t>{0, 1, 0}));
  problem.classes[1].ways[1].extraUs = 3;
  EXPECT_EQ(optimum(problem), 3);
  problem.maxSets = 1; // over budget without it
  EXPECT_EQ(optimum(problem), 4);
}

TEST(Planners, ABoundIsGivenWhereTablesWouldBeTooLarge) {
  CoverProblem problem = expAndLn();
  problem.classes.push_back({{Way{0b001, 0}}});
  // All blocks reach all blocks.
  for (uint32_t block = 0; block < 5; ++block)
    code(problem, 1 + 2 * block, 2 + 2 * block, {block % 3});
  code(problem, 0, 1, {});
  for (uint32_t from = 0; from < 5; ++from)
    for (uint32_t to = 0; to < 5; ++to)
      code(problem, 2 + 2 * from, 1 + 2 * to, {}, 0.25);
  CoverPlan exact = planOptimal(problem);
  EXPECT_EQ(exact.status, CoverPlan::Optimal);
  OptimalLimits limits;
  limits.tableEntries = 64;
  CoverPlan bounded = planOptimal(problem, limits);
  EXPECT_TRUE(bounded.isLegal());
  EXPECT_EQ(checkPlan(problem, bounded), "");
  EXPECT_LE(bounded.boundUs, exact.costUs);
  EXPECT_GE(bounded.costUs, exact.costUs);
}
