//===- BucketPlanner.cpp - merges consecutive collectives ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// State. At any time at most one run of each kind is open, so a set of open
// runs is a mask of three bits. What a finished run needs is remembered as the
// runs that were open when it ended; these may have finished since, so the
// answer "which open runs does this need" is looked up when asked, and the
// answer is written back to shorten later look-ups.
//
// Invariant: with each run taken as one node, needs form no cycle. A member
// adds the edges from its run to what it needs itself. That closes a cycle
// only if what it needs, needs its run in turn, directly or through other runs.
// Nothing needs the member yet: whoever uses it comes later.
//
// Example, with a the only operand: r1 = AR(a); g1 = AG(r1); g2 = AG(a);
// r2 = AR(g2). AG{g1,g2} needs AR{r1}. r2 needs AG, which needs AR, so r2
// begins a run of its own, although neither merge alone would be a cycle.
//
//===----------------------------------------------------------------------===//

#include "tutti/Collectives/Analysis/BucketPlanner.h"
#include "tutti/Support/TensorBytes.h"
#include "llvm/ADT/SmallVector.h"

using namespace tutti;
using namespace tutti::ccl;

namespace {

constexpr uint32_t kNone = UINT32_MAX;

// Runs that were open at some time; at most one of each kind.
using RunIds = std::array<uint32_t, kNumBucketKinds>;
constexpr RunIds kNoRuns = {kNone, kNone, kNone};

class Planner {
public:
  Planner(const BucketProblem &problem, const BucketLimits &limits)
      : problem(problem), limits(limits) {}

  BucketPlan plan();

private:
  struct Pending {
    uint32_t run = kNone;
    uint32_t lastMember;
    // Live bytes: settled up to the last member, and since then.
    int64_t growth, waiting;
  };

  // The open runs among `ids` and among what the finished ones of them need.
  unsigned openAmong(const RunIds &ids);
  unsigned openNeedsOf(uint32_t finished);
  // What the runs of the mask need, through any number of open runs.
  unsigned closure(unsigned mask);
  RunIds idsOf(unsigned mask) const;

  void visitMember(uint32_t node, uint32_t index, const RunIds &needs);
  // Why the member cannot join the pending run of its kind, if it cannot.
  std::optional<EndReason> refusal(uint32_t index, unsigned needed);
  void end(unsigned kind, EndReason reason);
  // Live bytes: what is held until a run is complete, charged to that run.
  using Masks = std::array<unsigned, kNumBucketKinds>;
  Masks closures();
  void chargeWaiting(int64_t bytes, unsigned needed);
  void chargeNewlyWaiting(const Masks &before);
  int64_t heldUntil(const Pending &run) const;

  const BucketProblem &problem;
  const BucketLimits &limits;
  BucketPlan result;

  std::array<Pending, kNumBucketKinds> pending;
  // What each run needs. For a finished run, compressed on look-up.
  std::vector<RunIds> runNeeds;
  std::vector<RunIds> nodeNeeds;
  llvm::SmallVector<uint32_t> stack;
};

} // namespace

unsigned Planner::openAmong(const RunIds &ids) {
  unsigned mask = 0;
  for (uint32_t id : ids) {
    if (id == kNone)
      continue;
    unsigned kind = result.runs[id].kind;
    mask |= pending[kind].run == id ? 1u << kind : openNeedsOf(id);
  }
  return mask;
}

// Depth first with a stack of its own, since chains of finished runs can be
// long. A run is looked at again once what it needs is settled.
unsigned Planner::openNeedsOf(uint32_t finished) {
  auto isOpen = [&](uint32_t id) {
    return id != kNone && pending[result.runs[id].kind].run == id;
  };
  // A finished run is settled once it needs open runs only.
  auto isSettled = [&](uint32_t id) {
    return llvm::all_of(runNeeds[id], [&](uint32_t need) {
      return need == kNone || isOpen(need);
    });
  };
  auto openNeeds = [&](uint32_t settled) {
    unsigned mask = 0;
    for (uint32_t need : runNeeds[settled])
      if (need != kNone)
        mask |= 1u << result.runs[need].kind;
    return mask;
  };
  stack.assign(1, finished);
  while (!stack.empty()) {
    uint32_t run = stack.back();
    const uint32_t *unsettled = llvm::find_if(runNeeds[run], [&](uint32_t id) {
      return id != kNone && !isOpen(id) && !isSettled(id);
    });
    if (unsettled != runNeeds[run].end()) {
      stack.push_back(*unsettled);
      continue;
    }
    unsigned mask = 0;
    for (uint32_t id : runNeeds[run])
      if (id != kNone)
        mask |= isOpen(id) ? 1u << result.runs[id].kind : openNeeds(id);
    runNeeds[run] = idsOf(mask);
    stack.pop_back();
  }
  return openNeeds(finished);
}

unsigned Planner::closure(unsigned mask) {
  for (;;) {
    unsigned grown = mask;
    for (unsigned kind = 0; kind < kNumBucketKinds; ++kind)
      if (mask & (1u << kind))
        grown |= openAmong(runNeeds[pending[kind].run]);
    if (grown == mask)
      return mask;
    mask = grown;
  }
}

RunIds Planner::idsOf(unsigned mask) const {
  RunIds ids = kNoRuns;
  for (unsigned kind = 0; kind < kNumBucketKinds; ++kind)
    if (mask & (1u << kind))
      ids[kind] = pending[kind].run;
  return ids;
}

void Planner::end(unsigned kind, EndReason reason) {
  if (pending[kind].run == kNone)
    return;
  result.runs[pending[kind].run].reason = reason;
  pending[kind].run = kNone;
}

std::optional<EndReason> Planner::refusal(uint32_t index, unsigned needed) {
  const BucketProblem::Member &member = problem.members[index];
  const Pending &run = pending[member.kind];
  const BucketProblem::Member &last = problem.members[run.lastMember];
  if (member.key != last.key)
    return EndReason::Key;
  if (member.segment != last.segment)
    return member.segmentReason;
  if (needed & (1u << member.kind))
    return EndReason::Dependency;
  int64_t cap = limits.maxBytes[member.kind];
  if (cap > 0 && saturatingAdd(result.runs[run.run].bytes, member.bytes) > cap)
    return EndReason::Cap;
  if (limits.maxLiveGrowth > 0 && heldUntil(run) > limits.maxLiveGrowth)
    return EndReason::Memory;
  return std::nullopt;
}

void Planner::visitMember(uint32_t node, uint32_t index, const RunIds &needs) {
  const BucketProblem::Member &member = problem.members[index];
  Pending &run = pending[member.kind];
  unsigned needed = closure(openAmong(needs));
  if (run.run != kNone)
    if (std::optional<EndReason> reason = refusal(index, needed))
      end(member.kind, *reason);

  if (run.run == kNone) {
    run.run = result.runs.size();
    run.growth = run.waiting = 0;
    run.lastMember = index;
    result.runs.push_back({member.kind});
    // The run that just ended may be among the needs; it is finished now.
    runNeeds.push_back(needs);
  } else {
    Masks before = closures();
    if (limits.maxLiveGrowth > 0)
      run.growth = heldUntil(run);
    run.waiting = 0;
    run.lastMember = index;
    runNeeds[run.run] = idsOf(openAmong(runNeeds[run.run]) | openAmong(needs));
    chargeNewlyWaiting(before);
  }
  result.runOf[index] = run.run;
  BucketRun &planned = result.runs[run.run];
  ++planned.size;
  planned.bytes = saturatingAdd(planned.bytes, member.bytes);
  if (limits.maxLiveGrowth > 0)
    chargeWaiting(problem.heldBytes[node], needed & ~(1u << member.kind));
}

// What stays alive because of the run, were one more member to join it.
int64_t Planner::heldUntil(const Pending &run) const {
  uint32_t last = problem.members[run.lastMember].node;
  return saturatingAdd(saturatingAdd(run.growth, run.waiting),
                       problem.heldBytes[last]);
}

Planner::Masks Planner::closures() {
  Masks masks = {};
  for (unsigned kind = 0; kind < kNumBucketKinds; ++kind)
    if (limits.maxLiveGrowth > 0 && pending[kind].run != kNone)
      masks[kind] = closure(1u << kind);
  return masks;
}

void Planner::chargeWaiting(int64_t bytes, unsigned needed) {
  for (unsigned kind = 0; kind < kNumBucketKinds; ++kind)
    if ((needed & (1u << kind)) && pending[kind].run != kNone)
      pending[kind].waiting = saturatingAdd(pending[kind].waiting, bytes);
}

// A run that has come to need another makes all that waits for the one wait
// for the other.
void Planner::chargeNewlyWaiting(const Masks &before) {
  Masks after = closures();
  for (unsigned kind = 0; kind < kNumBucketKinds; ++kind)
    if (unsigned added = after[kind] & ~before[kind])
      chargeWaiting(heldUntil(pending[kind]), added);
}

BucketPlan Planner::plan() {
  result.runOf.resize(problem.members.size());
  nodeNeeds.resize(problem.size(), kNoRuns);
  for (uint32_t node = 0, e = problem.size(); node != e; ++node) {
    int32_t role = problem.roles[node];
    if (role == BucketProblem::kBarrier) {
      for (unsigned kind = 0; kind < kNumBucketKinds; ++kind)
        end(kind, EndReason::Effect);
      continue;
    }
    unsigned mask = 0;
    for (uint32_t need : problem.needsOf(node)) {
      int32_t needRole = problem.roles[need];
      RunIds ids = kNoRuns;
      if (needRole >= 0)
        ids[problem.members[needRole].kind] = result.runOf[needRole];
      else
        ids = nodeNeeds[need];
      mask |= openAmong(ids);
    }
    nodeNeeds[node] = idsOf(mask);
    if (role >= 0)
      visitMember(node, role, nodeNeeds[node]);
    else if (limits.maxLiveGrowth > 0)
      chargeWaiting(problem.heldBytes[node], closure(mask));
  }
  for (unsigned kind = 0; kind < kNumBucketKinds; ++kind)
    end(kind, EndReason::EndOfBlock);
  return std::move(result);
}

BucketPlan tutti::ccl::planBuckets(const BucketProblem &problem,
                                   const BucketLimits &limits) {
  return Planner(problem, limits).plan();
}
