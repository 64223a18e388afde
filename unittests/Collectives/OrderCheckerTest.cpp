//===- OrderCheckerTest.cpp - what is wrong is rejected ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A check that cannot fail is worthless: bucketed random programs are broken in
// one place, in every way there is a reason to fear, and each must be rejected.
//
//===----------------------------------------------------------------------===//

#include "tutti/Collectives/Analysis/OrderChecker.h"
#include "ProgramGenerator.h"
#include "Random.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/MLIRContext.h"
#include "tutti/Collectives/Analysis/BucketPlanner.h"
#include "tutti/Collectives/Transforms/ApplyBuckets.h"
#include <gtest/gtest.h>

using namespace mlir;
using namespace tutti;
using namespace tutti::ccl;

namespace {

struct OrderChecker : public ::testing::Test {
  OrderChecker() : context(MLIRContext::Threading::DISABLED) {
    loadGeneratorDialects(context);
    context.getDiagEngine().registerHandler([&](Diagnostic &diag) {
      lastMessage = diag.str();
      return success();
    });
  }

  static void bucketize(ModuleOp module) {
    scanBuckets(module, {}, [](const BlockProblem &block) {
      (void)applyBuckets(block, planBuckets(block.problem, {}));
    });
  }

  // Breaks bucketed programs by `mutate`, which says whether it found something
  // to break, until this has been done often enough.
  void expectRejected(function_ref<bool(ModuleOp, Random &)> mutate,
                      const OrderCheckOptions &options = {}) {
    unsigned numBroken = 0;
    for (uint64_t seed = 0; seed < 4000 && numBroken < 60; ++seed) {
      OwningOpRef<ModuleOp> before = generateProgram(context, seed);
      OwningOpRef<ModuleOp> after = before->clone();
      bucketize(*after);
      Random random(seed);
      if (!mutate(*after, random))
        continue;
      ++numBroken;
      ASSERT_TRUE(failed(checkBucketing(*before, *after, options)))
          << "accepted, seed " << seed;
    }
    EXPECT_GE(numBroken, 60u);
  }

  // Changes the plan of one block instead: `change` merges two runs into one.
  void expectPlanRejected(EndReason reason) {
    unsigned numBroken = 0;
    for (uint64_t seed = 0; seed < 4000 && numBroken < 60; ++seed) {
      OwningOpRef<ModuleOp> before = generateProgram(context, seed);
      OwningOpRef<ModuleOp> after = before->clone();
      bool broken = false, refused = false;
      scanBuckets(*after, {}, [&](const BlockProblem &block) {
        BucketPlan plan = planBuckets(block.problem, {});
        if (!broken)
          broken = joinRuns(plan, reason);
        if (failed(applyBuckets(block, plan)))
          refused = true;
      });
      if (!broken)
        continue;
      ++numBroken;
      if (reason == EndReason::Dependency) {
        EXPECT_TRUE(refused) << "carried out, seed " << seed;
        continue;
      }
      // A cycle through other runs may be refused before it is checked.
      ASSERT_TRUE(refused || failed(checkBucketing(*before, *after)))
          << "accepted, seed " << seed;
    }
    EXPECT_GE(numBroken, 60u);
  }

  // Joins a run that ended for the reason with the next of its kind.
  static bool joinRuns(BucketPlan &plan, EndReason reason) {
    for (uint32_t first = 0; first < plan.runs.size(); ++first) {
      if (plan.runs[first].reason != reason)
        continue;
      for (uint32_t second = first + 1; second < plan.runs.size(); ++second) {
        if (plan.runs[second].kind != plan.runs[first].kind)
          continue;
        plan.runs[first].size += plan.runs[second].size;
        for (uint32_t &run : plan.runOf)
          if (run == second)
            run = first;
        plan.runs[second].size = 0;
        return true;
      }
    }
    return false;
  }

  MLIRContext context;
  std::string lastMessage;
};

// All ops of a sort, in the order of the text.
template <typename OpT> std::vector<OpT> allOf(ModuleOp module) {
  std::vector<OpT> ops;
  module.walk([&](OpT op) { ops.push_back(op); });
  return ops;
}

std::vector<CollectiveOpInterface> membersOf(ModuleOp module) {
  std::vector<CollectiveOpInterface> ops;
  for (auto op : allOf<CollectiveOpInterface>(module))
    if (isBucketable(op.getCollectiveKind()) &&
        !op.getGroup().getRanks().empty())
      ops.push_back(op);
  return ops;
}

} // namespace

TEST_F(OrderChecker, AcceptsWhatIsRight) {
  for (uint64_t seed = 0; seed < 200; ++seed) {
    OwningOpRef<ModuleOp> before = generateProgram(context, seed);
    OwningOpRef<ModuleOp> after = before->clone();
    bucketize(*after);
    OrderCheckOptions options;
    ASSERT_TRUE(succeeded(checkBucketing(*before, *after, options)))
        << lastMessage;
  }
}

TEST_F(OrderChecker, MemberMissing) {
  expectRejected([](ModuleOp module, Random &random) {
    std::vector<AllReduceOp> ops = allOf<AllReduceOp>(module);
    if (ops.empty())
      return false;
    AllReduceOp op = random.pick(ops);
    op->replaceAllUsesWith(op.getInputs());
    op->erase();
    return true;
  });
}

TEST_F(OrderChecker, MemberTwice) {
  expectRejected([](ModuleOp module, Random &random) {
    auto ops = membersOf(module);
    if (ops.empty())
      return false;
    Operation *op = random.pick(ops);
    OpBuilder(op).clone(*op);
    return true;
  });
}

TEST_F(OrderChecker, ResultsExchanged) {
  expectRejected([](ModuleOp module, Random &random) {
    auto ops = membersOf(module);
    llvm::erase_if(ops, [](CollectiveOpInterface op) {
      return op->getNumOperands() < 2 ||
             op->getResult(0).getType() != op->getResult(1).getType() ||
             op->getOperand(0) == op->getOperand(1) ||
             (op->getResult(0).use_empty() && op->getResult(1).use_empty());
    });
    if (ops.empty())
      return false;
    Operation *op = random.pick(ops);
    Operation *other = OpBuilder(op).clone(*op);
    op->getResult(0).replaceAllUsesWith(other->getResult(1));
    op->getResult(1).replaceAllUsesWith(other->getResult(0));
    for (unsigned i = 2; i < op->getNumResults(); ++i)
      op->getResult(i).replaceAllUsesWith(other->getResult(i));
    op->erase();
    return true;
  });
}

TEST_F(OrderChecker, OperandExchanged) {
  expectRejected([](ModuleOp module, Random &random) {
    auto ops = membersOf(module);
    for (CollectiveOpInterface op : ops)
      for (OpOperand &operand : op->getOpOperands())
        for (BlockArgument argument :
             op->getParentOfType<FunctionOpInterface>().getArguments())
          if (argument.getType() == operand.get().getType() &&
              argument != operand.get()) {
            operand.set(argument);
            return true;
          }
    return false;
  });
}

TEST_F(OrderChecker, ReductionChanged) {
  expectRejected([](ModuleOp module, Random &random) {
    std::vector<AllReduceOp> ops = allOf<AllReduceOp>(module);
    llvm::erase_if(ops, [](AllReduceOp op) { return !op.getReduction(); });
    if (ops.empty())
      return false;
    AllReduceOp op = random.pick(ops);
    op.setReduction(*op.getReduction() == Reduction::Add ? Reduction::Max
                                                         : Reduction::Add);
    return true;
  });
}

TEST_F(OrderChecker, ReducerChanged) {
  expectRejected([](ModuleOp module, Random &random) {
    std::vector<AllReduceOp> ops = allOf<AllReduceOp>(module);
    llvm::erase_if(
        ops, [](AllReduceOp op) { return op.getReduction().has_value(); });
    if (ops.empty())
      return false;
    Operation &inner = random.pick(ops).getReducer().front().front();
    Value left = inner.getOperand(0);
    inner.setOperand(0, inner.getOperand(1));
    inner.setOperand(1, left);
    return true;
  });
}

TEST_F(OrderChecker, MarksDropped) {
  expectRejected([](ModuleOp module, Random &random) {
    auto ops = membersOf(module);
    llvm::erase_if(ops, [](CollectiveOpInterface op) {
      return op->getDiscardableAttrDictionary().empty();
    });
    if (ops.empty())
      return false;
    random.pick(ops)->setDiscardableAttrs(
        DictionaryAttr::get(module.getContext()));
    return true;
  });
}

TEST_F(OrderChecker, MarksAdded) {
  expectRejected([](ModuleOp module, Random &random) {
    auto ops = membersOf(module);
    if (ops.empty())
      return false;
    random.pick(ops)->setDiscardableAttr("new",
                                         UnitAttr::get(module.getContext()));
    return true;
  });
}

// Gives a collective another group, by changing the lists or the rest.
template <typename Change>
static bool changeGroup(ModuleOp module, Random &random, Change change) {
  auto ops = membersOf(module);
  while (!ops.empty()) {
    size_t index = random.below(ops.size());
    CollectiveOpInterface op = ops[index];
    ops.erase(ops.begin() + index);
    GroupAttr group = change(op, op.getGroup());
    if (!group || group == op.getGroup())
      continue;
    op->setAttr("group", group);
    return true;
  }
  return false;
}

TEST_F(OrderChecker, OrderOfRanksChanged) {
  expectRejected([](ModuleOp module, Random &random) {
    return changeGroup(
        module, random, [](CollectiveOpInterface op, GroupAttr group) {
          if (op.getCollectiveKind() == CollectiveKind::AllReduce)
            return GroupAttr();
          RanksAttr ranks = group.getRanks();
          SmallVector<int64_t> ids(ranks.getIds());
          std::swap(ids[0], ids[1]);
          return GroupAttr::get(
              op.getContext(),
              RanksAttr::get(op.getContext(), ids, ranks.getEnds()),
              group.getMode(), group.getChannel(), group.getChannelType());
        });
  });
}

TEST_F(OrderChecker, GroupsChanged) {
  expectRejected([](ModuleOp module, Random &random) {
    return changeGroup(
        module, random, [](CollectiveOpInterface op, GroupAttr group) {
          RanksAttr ranks = group.getRanks();
          SmallVector<int64_t> ids(ranks.getIds());
          ids[0] += 100;
          return GroupAttr::get(
              op.getContext(),
              RanksAttr::get(op.getContext(), ids, ranks.getEnds()),
              group.getMode(), group.getChannel(), group.getChannelType());
        });
  });
}

TEST_F(OrderChecker, CutOfGroupsChanged) {
  expectRejected([](ModuleOp module, Random &random) {
    return changeGroup(
        module, random, [](CollectiveOpInterface op, GroupAttr group) {
          RanksAttr ranks = group.getRanks();
          if (op.getCollectiveKind() != CollectiveKind::AllReduce ||
              ranks.getNumGroups() < 2)
            return GroupAttr();
          return GroupAttr::get(op.getContext(),
                                RanksAttr::get(op.getContext(), ranks.getIds(),
                                               ranks.getEnds().back()),
                                group.getMode(), group.getChannel(),
                                group.getChannelType());
        });
  });
}

TEST_F(OrderChecker, IdModeChanged) {
  expectRejected([](ModuleOp module, Random &random) {
    return changeGroup(
        module, random, [](CollectiveOpInterface op, GroupAttr group) {
          if (group.getMode() != IdMode::FlattenedIds)
            return GroupAttr();
          return GroupAttr::get(op.getContext(), group.getRanks(),
                                IdMode::CrossReplicaAndPartition,
                                group.getChannel(), group.getChannelType());
        });
  });
}

TEST_F(OrderChecker, ChannelTypeChanged) {
  expectRejected([](ModuleOp module, Random &random) {
    return changeGroup(
        module, random, [](CollectiveOpInterface op, GroupAttr group) {
          if (!group.getChannel())
            return GroupAttr();
          return GroupAttr::get(op.getContext(), group.getRanks(),
                                group.getMode(), group.getChannel(),
                                group.getChannelType() + 1);
        });
  });
}

TEST_F(OrderChecker, ChannelNumberOfNobody) {
  expectRejected([](ModuleOp module, Random &random) {
    return changeGroup(
        module, random, [](CollectiveOpInterface op, GroupAttr group) {
          if (!group.getChannel())
            return GroupAttr();
          return GroupAttr::get(op.getContext(), group.getRanks(),
                                group.getMode(), *group.getChannel() + 1000,
                                group.getChannelType());
        });
  });
}

TEST_F(OrderChecker, MovedAcrossAnEffect) {
  expectRejected([](ModuleOp module, Random &random) {
    for (CollectiveOpInterface op : membersOf(module))
      for (Operation *next = op->getNextNode(); next;
           next = next->getNextNode()) {
        if (llvm::is_contained(op->getUsers(), next) || next->getNumRegions())
          break;
        if (!isa<memref::StoreOp, memref::LoadOp>(next))
          continue;
        op->moveAfter(next);
        return true;
      }
    return false;
  });
}

TEST_F(OrderChecker, MovedOutOfARegion) {
  expectRejected([](ModuleOp module, Random &random) {
    for (CollectiveOpInterface op : membersOf(module)) {
      Operation *parent = op->getParentOp();
      if (!isa<scf::IfOp, scf::ForOp>(parent) ||
          llvm::any_of(op->getOperands(), [&](Value operand) {
            return parent->isAncestor(operand.getParentRegion()->getParentOp());
          }))
        continue;
      op->moveBefore(parent);
      return true;
    }
    return false;
  });
}

TEST_F(OrderChecker, UsedBeforeMade) {
  expectRejected([](ModuleOp module, Random &random) {
    for (CollectiveOpInterface op : membersOf(module))
      for (Operation *user : op->getUsers())
        if (user->getBlock() == op->getBlock() &&
            !user->hasTrait<OpTrait::IsTerminator>()) {
          user->moveBefore(op);
          return true;
        }
    return false;
  });
}

TEST_F(OrderChecker, EffectsExchanged) {
  expectRejected([](ModuleOp module, Random &random) {
    for (memref::StoreOp op : allOf<memref::StoreOp>(module))
      for (Operation *next = op->getNextNode(); next;
           next = next->getNextNode()) {
        if (!isa<memref::LoadOp>(next))
          continue;
        op->moveAfter(next);
        return true;
      }
    return false;
  });
}

TEST_F(OrderChecker, ReturnsAnotherValue) {
  expectRejected([](ModuleOp module, Random &random) {
    Operation *main = &module.getBody()->back();
    Operation *end = &main->getRegion(0).front().back();
    for (OpOperand &returned : end->getOpOperands())
      for (BlockArgument argument : main->getRegion(0).getArguments())
        if (argument.getType() == returned.get().getType() &&
            argument != returned.get()) {
          returned.set(argument);
          return true;
        }
    return false;
  });
}

TEST_F(OrderChecker, OverTheCap) {
  // A 4x4 tensor of floats has 64 bytes; every merge is over this cap.
  OrderCheckOptions options;
  options.maxBytes = {1, 1, 1};
  expectRejected(
      [](ModuleOp module, Random &random) {
        // Broken by having been merged without a cap.
        return llvm::any_of(membersOf(module), [](CollectiveOpInterface op) {
          return op->getNumOperands() > 3;
        });
      },
      options);
}

TEST_F(OrderChecker, OtherKeysMerged) { expectPlanRejected(EndReason::Key); }

TEST_F(OrderChecker, MergedAcrossAnEffect) {
  expectPlanRejected(EndReason::Effect);
}

TEST_F(OrderChecker, MergedWithWhatItNeeds) {
  expectPlanRejected(EndReason::Dependency);
}

TEST_F(OrderChecker, ElementTypesMixed) {
  for (bool allowed : {false, true}) {
    unsigned numMixed = 0;
    OrderCheckOptions options;
    options.mixedElementTypes = allowed;
    BucketScanOptions mixing;
    mixing.mixedElementTypes = true;
    for (uint64_t seed = 0; seed < 300; ++seed) {
      OwningOpRef<ModuleOp> before = generateProgram(context, seed);
      OwningOpRef<ModuleOp> after = before->clone();
      scanBuckets(*after, mixing, [](const BlockProblem &block) {
        (void)applyBuckets(block, planBuckets(block.problem, {}));
      });
      bool accepted = succeeded(checkBucketing(*before, *after, options));
      EXPECT_TRUE(accepted || !allowed) << "seed " << seed;
      numMixed += !accepted;
    }
    EXPECT_EQ(numMixed > 20, !allowed);
  }
}
