//===- BucketPlannerTest.cpp - plans on plain data ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compares the planner with one too simple to be wrong, on random problems, and
// carries schedules out on lists of numbers.
//
//===----------------------------------------------------------------------===//

#include "tutti/Collectives/Analysis/BucketPlanner.h"
#include "Random.h"
#include "tutti/Collectives/Analysis/BucketSchedule.h"
#include "llvm/ADT/STLExtras.h"
#include <gtest/gtest.h>
#include <set>

using namespace tutti;
using namespace tutti::ccl;

namespace {

// Builds problems node by node.
struct Builder {
  BucketProblem problem;

  uint32_t node(int32_t role, std::vector<uint32_t> needs) {
    problem.roles.push_back(role);
    problem.needs.insert(problem.needs.end(), needs.begin(), needs.end());
    problem.needEnds.push_back(problem.needs.size());
    problem.heldBytes.push_back(8);
    return problem.size() - 1;
  }
  uint32_t other(std::vector<uint32_t> needs) {
    return node(BucketProblem::kOther, std::move(needs));
  }
  uint32_t barrier() { return node(BucketProblem::kBarrier, {}); }
  uint32_t member(CollectiveKind kind, std::vector<uint32_t> needs = {},
                  uint32_t key = 0, int64_t bytes = 1, uint32_t segment = 0) {
    BucketProblem::Member member;
    member.node = problem.size();
    member.kind = static_cast<uint8_t>(kind);
    member.key = key;
    member.segment = segment;
    member.bytes = bytes;
    problem.members.push_back(member);
    return node(problem.members.size() - 1, std::move(needs));
  }
};

// The same policy, with every question answered by a walk over the whole graph.
class NaivePlanner {
public:
  NaivePlanner(const BucketProblem &problem, const BucketLimits &limits)
      : problem(problem), limits(limits) {}

  BucketPlan plan() {
    for (uint32_t node = 0; node < problem.size(); ++node) {
      int32_t role = problem.roles[node];
      if (role == BucketProblem::kBarrier)
        for (int kind = 0; kind < 3; ++kind)
          end(kind, EndReason::Effect);
      if (role >= 0)
        visit(role);
    }
    for (int kind = 0; kind < 3; ++kind)
      end(kind, EndReason::EndOfBlock);
    return result;
  }

private:
  void end(int kind, EndReason reason) {
    if (pending[kind] >= 0)
      result.runs[pending[kind]].reason = reason;
    pending[kind] = -1;
  }

  void visit(uint32_t index) {
    const BucketProblem::Member &member = problem.members[index];
    int &run = pending[member.kind];
    if (run >= 0) {
      const auto &last = problem.members[membersOf[run].back()];
      int64_t cap = limits.maxBytes[member.kind];
      if (last.key != member.key)
        end(member.kind, EndReason::Key);
      else if (last.segment != member.segment)
        end(member.kind, member.segmentReason);
      else if (reaches(member.node, run))
        end(member.kind, EndReason::Dependency);
      else if (cap > 0 && result.runs[run].bytes + member.bytes > cap)
        end(member.kind, EndReason::Cap);
    }
    if (run < 0) {
      run = result.runs.size();
      result.runs.push_back({member.kind});
      membersOf.emplace_back();
    }
    result.runOf.push_back(run);
    membersOf[run].push_back(index);
    ++result.runs[run].size;
    result.runs[run].bytes += member.bytes;
  }

  // Whether the node needs a member of the run, members of a run being one.
  bool reaches(uint32_t from, int run) {
    std::set<uint32_t> seen;
    std::vector<uint32_t> stack = {from};
    while (!stack.empty()) {
      uint32_t node = stack.back();
      stack.pop_back();
      if (!seen.insert(node).second)
        continue;
      int32_t role = problem.roles[node];
      if (role >= 0 && static_cast<size_t>(role) < result.runOf.size()) {
        if (static_cast<int>(result.runOf[role]) == run)
          return true;
        for (uint32_t other : membersOf[result.runOf[role]])
          stack.push_back(problem.members[other].node);
      }
      for (uint32_t need : problem.needsOf(node))
        stack.push_back(need);
    }
    return false;
  }

  const BucketProblem &problem;
  const BucketLimits &limits;
  BucketPlan result;
  int pending[3] = {-1, -1, -1};
  std::vector<std::vector<uint32_t>> membersOf;
};

// A random problem; `dense` programs have many needs.
BucketProblem randomProblem(Random &random) {
  Builder builder;
  uint32_t size = 5 + random.below(60);
  unsigned keys = 1 + random.below(3), dense = random.below(3);
  for (uint32_t i = 0; i < size; ++i) {
    std::vector<uint32_t> needs;
    for (unsigned j = 0; i > 0 && j <= dense; ++j)
      if (random.percent(60))
        needs.push_back(random.percent(70) && i > 4 ? i - 1 - random.below(4)
                                                    : random.below(i));
    if (random.percent(3))
      builder.barrier();
    else if (random.percent(35))
      builder.other(needs);
    else
      builder.member(CollectiveKind(random.below(3)), needs, random.below(keys),
                     1 + random.below(4), random.percent(5));
  }
  return builder.problem;
}

// The units of a plan in the order that the schedule makes of them, each named
// by its node, a merged run by its last member's.
std::vector<uint32_t> carryOut(const BucketProblem &problem,
                               const BucketPlan &plan,
                               const BucketSchedule &schedule) {
  auto isMerged = [&](uint32_t node) {
    int32_t role = problem.roles[node];
    return role >= 0 && plan.runs[plan.runOf[role]].size > 1;
  };
  std::set<uint32_t> takenOut;
  for (auto [node, moves] : schedule.steps)
    if (moves)
      takenOut.insert(node);
  std::vector<uint32_t> lastOf(plan.runs.size());
  for (auto [member, run] : llvm::zip(problem.members, plan.runOf))
    lastOf[run] = member.node;
  std::vector<uint32_t> order;
  for (uint32_t node = 0; node < problem.size(); ++node) {
    if (takenOut.count(node) ||
        (isMerged(node) && lastOf[plan.runOf[problem.roles[node]]] != node))
      continue;
    order.push_back(node);
  }
  uint32_t previous = 0;
  for (auto [node, moves] : schedule.steps) {
    if (moves)
      order.insert(llvm::find(order, previous) + 1, node);
    previous = node;
  }
  return order;
}

void expectOrdered(const BucketProblem &problem, const BucketPlan &plan,
                   const std::vector<uint32_t> &order) {
  auto unitOf = [&](uint32_t node) -> int64_t {
    int32_t role = problem.roles[node];
    return role < 0 ? int64_t(node) : -1 - int64_t(plan.runOf[role]);
  };
  std::set<int64_t> done;
  size_t numUnits = 0;
  std::set<int64_t> units;
  for (uint32_t node = 0; node < problem.size(); ++node)
    units.insert(unitOf(node));
  for (uint32_t node : order) {
    for (uint32_t other = 0; other < problem.size(); ++other)
      if (unitOf(other) == unitOf(node)) {
        for (uint32_t need : problem.needsOf(other))
          EXPECT_TRUE(done.count(unitOf(need)));
      }
    EXPECT_TRUE(done.insert(unitOf(node)).second);
    ++numUnits;
  }
  EXPECT_EQ(numUnits, units.size());
}

} // namespace

TEST(BucketPlanner, AgreesWithNaivePlanner) {
  uint64_t numMerged = 0, numDependencies = 0;
  for (uint64_t seed = 0; seed < 20000; ++seed) {
    Random random(seed);
    BucketProblem problem = randomProblem(random);
    BucketLimits limits;
    if (random.percent(30))
      for (int64_t &cap : limits.maxBytes)
        cap = random.below(10);
    BucketPlan plan = planBuckets(problem, limits);
    BucketPlan naive = NaivePlanner(problem, limits).plan();
    ASSERT_EQ(plan.runOf, naive.runOf) << "seed " << seed;
    ASSERT_EQ(plan.runs.size(), naive.runs.size());
    for (auto [one, two] : llvm::zip(plan.runs, naive.runs)) {
      ASSERT_EQ(one.reason, two.reason) << "seed " << seed;
      ASSERT_EQ(one.size, two.size);
      ASSERT_EQ(one.bytes, two.bytes);
      numMerged += one.size > 1;
      numDependencies += one.reason == EndReason::Dependency;
    }
    std::optional<BucketSchedule> schedule = scheduleBuckets(problem, plan);
    ASSERT_TRUE(schedule) << "seed " << seed;
    expectOrdered(problem, plan, carryOut(problem, plan, *schedule));
    ASSERT_FALSE(HasFailure()) << "seed " << seed;
  }
  EXPECT_GT(numMerged, 10000u);
  EXPECT_GT(numDependencies, 10000u);
}

TEST(BucketPlanner, JointCycleIsRefused) {
  Builder builder;
  uint32_t reduce = builder.member(CollectiveKind::AllReduce);
  builder.member(CollectiveKind::AllGather, {reduce});
  uint32_t gather = builder.member(CollectiveKind::AllGather);
  builder.member(CollectiveKind::AllReduce, {gather});
  BucketPlan plan = planBuckets(builder.problem, {});
  EXPECT_EQ(plan.runOf, (std::vector<uint32_t>{0, 1, 1, 2}));
  EXPECT_EQ(plan.runs[0].reason, EndReason::Dependency);
}

TEST(BucketSchedule, RefusesACycle) {
  Builder builder;
  uint32_t reduce = builder.member(CollectiveKind::AllReduce);
  builder.member(CollectiveKind::AllGather, {reduce});
  uint32_t gather = builder.member(CollectiveKind::AllGather);
  builder.member(CollectiveKind::AllReduce, {gather});
  BucketPlan plan;
  plan.runs = {{1, EndReason::EndOfBlock, 2, 2},
               {0, EndReason::EndOfBlock, 2, 2}};
  plan.runOf = {0, 1, 1, 0};
  EXPECT_FALSE(scheduleBuckets(builder.problem, plan));
}

TEST(BucketSchedule, RefusesARunThatNeedsItself) {
  Builder builder;
  uint32_t first = builder.member(CollectiveKind::AllReduce);
  uint32_t between = builder.other({first});
  builder.member(CollectiveKind::AllReduce, {between});
  BucketPlan plan;
  plan.runs = {{1, EndReason::EndOfBlock, 2, 2}};
  plan.runOf = {0, 0};
  EXPECT_FALSE(scheduleBuckets(builder.problem, plan));
}

TEST(BucketPlanner, SizesThatAreNotKnownDoNotOverflow) {
  Builder builder;
  for (int i = 0; i < 3; ++i)
    builder.member(CollectiveKind::AllReduce, {}, 0, INT64_MAX);
  BucketPlan free = planBuckets(builder.problem, {});
  EXPECT_EQ(free.runs.size(), 1u);
  EXPECT_EQ(free.runs[0].bytes, INT64_MAX);
  BucketLimits limits;
  limits.maxBytes[1] = 1000;
  EXPECT_EQ(planBuckets(builder.problem, limits).runs.size(), 3u);
}

// A run that comes to need another makes what waits for it wait for the other.
TEST(BucketPlanner, MemoryHeldThroughAnotherRun) {
  Builder builder;
  uint32_t gather = builder.member(CollectiveKind::AllGather);
  for (int i = 0; i < 10; ++i)
    builder.other({gather});
  uint32_t reduce = builder.member(CollectiveKind::AllReduce);
  builder.member(CollectiveKind::AllGather, {reduce});
  builder.member(CollectiveKind::AllReduce);
  BucketLimits limits;
  limits.maxLiveGrowth = 88;
  BucketPlan plan = planBuckets(builder.problem, limits);
  // The all-gathers hold 11 nodes of 8 bytes, which is within the bound; the
  // all-reduces would hold these as well and one of their own.
  EXPECT_EQ(plan.runOf, (std::vector<uint32_t>{0, 1, 0, 2}));
  EXPECT_EQ(plan.runs[1].reason, EndReason::Memory);
}

// Runs that end and need one another in a long chain: neither the stack nor
// the time may grow with the length of the chain for each look-up.
TEST(BucketPlanner, LongChains) {
  Builder builder;
  constexpr uint32_t length = 300000;
  uint32_t first = builder.member(CollectiveKind::ReduceScatter);
  uint32_t last = first;
  for (uint32_t i = 0; i < length; ++i)
    last = builder.member(i % 2 ? CollectiveKind::AllReduce
                                : CollectiveKind::AllGather,
                          {last}, /*key=*/i);
  builder.member(CollectiveKind::ReduceScatter, {last});
  BucketPlan plan = planBuckets(builder.problem, {});
  EXPECT_EQ(plan.runs.size(), length + 2);
  EXPECT_EQ(plan.runs[0].reason, EndReason::Dependency);
  ASSERT_TRUE(scheduleBuckets(builder.problem, plan));
}

TEST(BucketPlanner, LongChainLookedUpLate) {
  Builder builder;
  constexpr uint32_t length = 300000;
  // All-gathers and all-reduces overlap pairwise, so each finished run needs
  // one that was open when it ended; nobody asks before the end.
  builder.member(CollectiveKind::ReduceScatter);
  uint32_t first = builder.member(CollectiveKind::AllReduce, {0});
  uint32_t last = first;
  for (uint32_t i = 0; i < length; ++i) {
    CollectiveKind kind =
        i % 2 ? CollectiveKind::AllReduce : CollectiveKind::AllGather;
    builder.member(kind, {}, i);
    last = builder.member(kind, {last}, i);
  }
  builder.member(CollectiveKind::ReduceScatter, {first, last});
  BucketPlan plan = planBuckets(builder.problem, {});
  EXPECT_EQ(plan.runs.front().reason, EndReason::Dependency);
  ASSERT_TRUE(scheduleBuckets(builder.problem, plan));
}
