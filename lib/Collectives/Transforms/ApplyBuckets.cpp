//===- ApplyBuckets.cpp - carries out a bucketing plan ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Collectives/Transforms/ApplyBuckets.h"
#include "tutti/Collectives/Analysis/BucketSchedule.h"

using namespace mlir;
using namespace tutti::ccl;

// The marks that all members share, for an op of this many results.
static DictionaryAttr mergedMarks(Operation *first, unsigned numResults) {
  SmallVector<NamedAttribute> marks;
  for (NamedAttribute attr : first->getDiscardableAttrDictionary()) {
    if (attr.getName() == kSegmentAttrName)
      continue;
    if (auto entries = dyn_cast<PerResultAttrInterface>(attr.getValue()))
      attr.setValue(entries.getForResults(numResults));
    marks.push_back(attr);
  }
  return DictionaryAttr::getWithSorted(first->getContext(), marks);
}

// Makes the op for all members and hands it their uses; they are left without
// uses. The new op is in no block yet.
static Operation *mergeMembers(ArrayRef<Operation *> members) {
  Operation *first = members.front();
  SmallVector<Value> operands;
  SmallVector<Type> resultTypes;
  SmallVector<Location> locations;
  for (Operation *member : members) {
    operands.append(member->operand_begin(), member->operand_end());
    resultTypes.append(member->result_type_begin(), member->result_type_end());
    locations.push_back(member->getLoc());
  }
  Operation *merged = Operation::create(
      FusedLoc::get(first->getContext(), locations), first->getName(),
      resultTypes, operands, mergedMarks(first, resultTypes.size()),
      first->getPropertiesStorage(), /*successors=*/{}, first->getNumRegions());
  for (auto [to, from] : llvm::zip(merged->getRegions(), first->getRegions()))
    to.takeBody(from);
  unsigned next = 0;
  for (Operation *member : members)
    for (Value result : member->getResults())
      result.replaceAllUsesWith(merged->getResult(next++));
  return merged;
}

LogicalResult tutti::ccl::applyBuckets(const BlockProblem &block,
                                       const BucketPlan &plan) {
  const BucketProblem &problem = block.problem;
  if (llvm::none_of(plan.runs,
                    [](const BucketRun &run) { return run.size > 1; }))
    return success();
  std::optional<BucketSchedule> schedule = scheduleBuckets(problem, plan);
  if (!schedule)
    return block.block->getParentOp()->emitError(
        "a plan to merge collectives has members that wait for one another; "
        "expected an order in which each comes after what it needs");

  std::vector<SmallVector<Operation *, 2>> membersOf(plan.runs.size());
  for (auto [member, run] : llvm::zip(problem.members, plan.runOf))
    membersOf[run].push_back(block.ops[member.node]);

  Operation *placed = nullptr;
  for (BucketSchedule::Step step : schedule->steps) {
    Operation *op = block.ops[step.node];
    int32_t role = problem.roles[step.node];
    if (role < 0 || membersOf[plan.runOf[role]].size() == 1) {
      if (step.moves)
        op->moveAfter(placed);
      placed = op;
      continue;
    }
    ArrayRef<Operation *> members = membersOf[plan.runOf[role]];
    Operation *merged = mergeMembers(members);
    Block::iterator place =
        step.moves ? ++placed->getIterator() : op->getIterator();
    block.block->getOperations().insert(place, merged);
    placed = merged;
    for (Operation *member : members)
      member->erase();
  }
  return success();
}
