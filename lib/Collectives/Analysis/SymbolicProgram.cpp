//===- SymbolicProgram.cpp - what each value stands for ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SymbolicProgram.h"
#include "mlir/IR/RegionGraphTraits.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/PostOrderIterator.h"

using namespace mlir;
using namespace tutti::ccl;

namespace {
// What a number stands for, first in each list.
enum Tag : uint64_t {
  kArgument,
  kUnreachable,
  kWay,
  kBlock,
  kRegion,
  kOp,
  kResult,
  kPiece,
  kCollective
};
} // namespace

static uint64_t unique(const void *pointer) {
  return reinterpret_cast<uint64_t>(pointer);
}
static uint64_t unique(Attribute attr) {
  return unique(attr.getAsOpaquePointer());
}
static uint64_t unique(Type type) { return unique(type.getAsOpaquePointer()); }

//===----------------------------------------------------------------------===//
// Effects
//===----------------------------------------------------------------------===//

bool Program::isPure(Operation *op) {
  if (auto call = dyn_cast<CallOpInterface>(op))
    return pureFunctions.contains(call.resolveCallableInTable(&symbols));
  if (op->hasTrait<OpTrait::HasRecursiveMemoryEffects>()) {
    if (auto own = dyn_cast<MemoryEffectOpInterface>(op))
      if (!own.hasNoEffect())
        return false;
    for (Region &region : op->getRegions())
      for (Operation &inner : region.getOps())
        if (!isPure(&inner))
          return false;
    return true;
  }
  if (auto own = dyn_cast<MemoryEffectOpInterface>(op))
    return own.hasNoEffect();
  return op->hasTrait<OpTrait::IsTerminator>();
}

// All are taken to be pure, and those with an op that is not are struck out,
// until nothing changes.
void Program::findPureFunctions() {
  std::vector<FunctionOpInterface> functions;
  root->walk([&](FunctionOpInterface function) {
    if (function.isExternal())
      return;
    functions.push_back(function);
    pureFunctions.insert(function);
  });
  bool changed = true;
  while (changed) {
    changed = false;
    for (FunctionOpInterface function : functions) {
      if (!pureFunctions.contains(function))
        continue;
      bool pure = true;
      for (Operation &op : function.getFunctionBody().getOps())
        pure = pure && isPure(&op);
      if (!pure) {
        pureFunctions.erase(function);
        changed = true;
      }
    }
  }
}

//===----------------------------------------------------------------------===//
// Expressions
//===----------------------------------------------------------------------===//

Number Program::wayInto(uint64_t function) { return numbers({kWay, function}); }

Number Program::wayInto(Number way, Number effect, unsigned region) {
  return numbers({kWay, way, effect, region});
}

// Only in blocks that nothing reaches may a value not have been made.
Number Program::numberOf(Value value) {
  auto it = valueNumbers.find(value);
  return it == valueNumbers.end() ? numbers({kUnreachable}) : it->second;
}

std::vector<Block *> Program::orderOf(Region &region) {
  std::vector<Block *> order;
  if (region.empty())
    return order;
  llvm::DenseSet<Block *> reached;
  llvm::ReversePostOrderTraversal<Block *> traversal(&region.front());
  for (Block *block : traversal) {
    order.push_back(block);
    reached.insert(block);
  }
  for (Block &block : region)
    if (!reached.contains(&block))
      order.push_back(&block);
  return order;
}

void Program::defineArguments(Block &block, Number way, unsigned index) {
  for (BlockArgument argument : block.getArguments())
    valueNumbers[argument] =
        numbers({kArgument, way, index, argument.getArgNumber(),
                 unique(argument.getType())});
}

Number Program::computeRegion(Region &region, Number way) {
  std::vector<Block *> order = orderOf(region);
  for (auto [index, block] : llvm::enumerate(order))
    defineArguments(*block, way, index);
  List list = {kRegion};
  for (Block *block : order) {
    List blockList = {kBlock, block->getNumArguments()};
    for (Type type : block->getArgumentTypes())
      blockList.push_back(unique(type));
    for (const Epoch &epoch : computeBlock(*block, way)) {
      blockList.push_back(epoch.ops.size());
      for (auto [number, op] : epoch.ops)
        blockList.push_back(number);
      blockList.push_back(epoch.end);
    }
    list.push_back(numbers(blockList));
  }
  return numbers(list);
}

Number Program::computeOp(Operation *op, Number way, Number effect) {
  List list = {kOp, unique(op->getName().getAsOpaquePointer()),
               unique(op->getAttrDictionary()), effect};
  list.push_back(op->getNumResults());
  for (Type type : op->getResultTypes())
    list.push_back(unique(type));
  list.push_back(op->getNumOperands());
  for (Value operand : op->getOperands())
    list.push_back(numberOf(operand));
  if (op->getNumSuccessors() != 0) {
    std::vector<Block *> order = orderOf(*op->getParentRegion());
    for (Block *successor : op->getSuccessors())
      list.push_back(llvm::find(order, successor) - order.begin());
  }
  for (auto [index, region] : llvm::enumerate(op->getRegions()))
    list.push_back(computeRegion(region, wayInto(way, effect, index)));
  Number number = numbers(list);
  for (OpResult result : op->getResults())
    valueNumbers[result] = numbers({kResult, number, result.getResultNumber()});
  return number;
}

// The groups as their order does not matter: sorted, and for an all-reduce
// each of them too.
static List describeGroups(CollectiveOpInterface op) {
  std::vector<List> groups;
  RanksAttr ranks = op.getGroup().getRanks();
  for (int64_t i = 0; i < ranks.getNumGroups(); ++i) {
    ArrayRef<int64_t> group = ranks.getGroup(i);
    groups.emplace_back(group.begin(), group.end());
    if (op.getCollectiveKind() == CollectiveKind::AllReduce)
      std::sort(groups.back().begin(), groups.back().end());
  }
  std::sort(groups.begin(), groups.end());
  List list = {groups.size()};
  for (const List &group : groups) {
    list.push_back(group.size());
    list.insert(list.end(), group.begin(), group.end());
  }
  return list;
}

void Program::computeCollective(CollectiveOpInterface op, Epoch &epoch) {
  GroupAttr group = op.getGroup();
  List list = {kCollective, unique(op->getName().getAsOpaquePointer())};
  List groups = describeGroups(op);
  list.insert(list.end(), groups.begin(), groups.end());
  std::optional<Reduction> reduction = op.getNamedReduction();
  for (uint64_t part :
       {uint64_t(group.getMode()), uint64_t(group.getChannel().has_value()),
        uint64_t(group.getChannelType()), uint64_t(op.getFactor()),
        uint64_t(op.getShardDimension().value_or(-1)),
        uint64_t(reduction ? 1 + uint64_t(*reduction) : 0)})
    list.push_back(part);
  if (Region *reducer = op.getReducerRegion())
    list.push_back(computeRegion(*reducer, numbers({kCollective})));
  else
    list.push_back(UINT64_MAX);
  for (NamedAttribute mark : op->getDiscardableAttrs()) {
    if (mark.getName() == kSegmentAttrName)
      continue;
    auto entries = dyn_cast<PerResultAttrInterface>(mark.getValue());
    list.push_back(unique(mark.getName()));
    list.push_back(
        unique(entries ? entries.getForResults(1) : mark.getValue()));
  }
  Number properties = numbers(list);

  Whole whole = {op, {}};
  for (auto [operand, result] :
       llvm::zip(op->getOperands(), op->getResults())) {
    Number piece =
        numbers({kPiece, properties, numberOf(operand),
                 unique(operand.getType()), unique(result.getType())});
    valueNumbers[result] = piece;
    whole.pieces.push_back(piece);
    epoch.ops.emplace_back(piece, op);
  }
  wholes.push_back(std::move(whole));
}

static bool isTakenApart(Operation *op) {
  auto collective = dyn_cast<CollectiveOpInterface>(op);
  if (!collective || collective.getGroup().getRanks().empty())
    return false;
  CollectiveKind kind = collective.getCollectiveKind();
  return kind == CollectiveKind::AllGather ||
         kind == CollectiveKind::AllReduce ||
         kind == CollectiveKind::ReduceScatter;
}

std::vector<Epoch> Program::computeBlock(Block &block, Number way) {
  std::vector<Epoch> epochs(1);
  for (Operation &op : block) {
    Epoch &epoch = epochs.back();
    if (isTakenApart(&op)) {
      computeCollective(cast<CollectiveOpInterface>(op), epoch);
      continue;
    }
    bool ends = op.hasTrait<OpTrait::IsTerminator>() || !isPure(&op);
    Number number = computeOp(&op, way, ends ? epochs.size() : 0);
    if (!ends) {
      epoch.ops.emplace_back(number, &op);
      continue;
    }
    epoch.end = number;
    epoch.endOp = &op;
    epochs.emplace_back();
  }
  for (Epoch &epoch : epochs)
    llvm::stable_sort(epoch.ops, llvm::less_first());
  return epochs;
}
