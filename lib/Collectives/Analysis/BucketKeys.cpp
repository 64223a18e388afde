//===- BucketKeys.cpp - what must be equal for a merge ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BucketKeys.h"
#include "tutti/Collectives/Analysis/BucketScan.h"

using namespace mlir;
using namespace tutti::ccl;

RanksAttr BucketKeys::canonicalRanks(CollectiveOpInterface op) {
  CollectiveKind kind = op.getCollectiveKind();
  RanksAttr ranks = op.getGroup().getRanks();
  RanksAttr &result = cache.ranks[{ranks, static_cast<unsigned>(kind)}];
  if (!result)
    result = getCanonicalRanks(ranks, kind);
  return result;
}

// Appends what the ops of the region do, with values by the order in which
// they are made. Two regions of equal structure give equal lists.
static void describe(Region &region, llvm::DenseMap<Value, uintptr_t> &numbers,
                     std::vector<uintptr_t> &list) {
  auto add = [&](const void *unique) {
    list.push_back(reinterpret_cast<uintptr_t>(unique));
  };
  auto define = [&](Value value) {
    uintptr_t number = numbers.size();
    numbers[value] = number;
    add(value.getType().getAsOpaquePointer());
  };
  for (Block &block : region) {
    list.push_back(block.getNumArguments());
    llvm::for_each(block.getArguments(), define);
    for (Operation &op : block) {
      add(op.getName().getAsOpaquePointer());
      add(op.getAttrDictionary().getAsOpaquePointer());
      list.push_back(op.getNumOperands());
      for (Value operand : op.getOperands())
        list.push_back(numbers.lookup(operand));
      list.push_back(op.getNumResults());
      llvm::for_each(op.getResults(), define);
      list.push_back(op.getNumRegions());
      for (Region &nested : op.getRegions())
        describe(nested, numbers, list);
    }
    list.push_back(UINTPTR_MAX);
  }
}

uint32_t BucketKeys::reducerId(Region *region) {
  if (!region)
    return 0;
  llvm::DenseMap<Value, uintptr_t> numbers;
  std::vector<uintptr_t> list;
  describe(*region, numbers, list);
  return reducers.try_emplace(std::move(list), reducers.size() + 1)
      .first->second;
}

// The element type of all operands, or null if there are several.
static Type commonElementType(CollectiveOpInterface op) {
  Type common = getElementTypeOrSelf(op->getOperand(0).getType());
  for (Type type : op->getOperandTypes())
    if (getElementTypeOrSelf(type) != common)
      return {};
  return common;
}

uint32_t BucketKeys::keyOf(CollectiveOpInterface op) {
  DictionaryAttr own = op->getDiscardableAttrDictionary();
  auto [it, isNew] = cache.marks.try_emplace(own);
  if (isNew)
    it->second = getMarks(op);
  Type elementType = commonElementType(op);
  // A key that no other member has.
  if (!it->second || (!elementType && !mixedElementTypes))
    return next++;

  GroupAttr group = op.getGroup();
  std::optional<Reduction> reduction = op.getNamedReduction();
  Key key(canonicalRanks(op),
          {static_cast<unsigned>(op.getCollectiveKind()),
           static_cast<unsigned>(group.getMode()),
           group.getChannel() ? group.getChannelType() : INT64_MIN,
           op.getFactor()},
          {op.getShardDimension().value_or(-1),
           reduction ? 1 + static_cast<unsigned>(*reduction) : 0,
           reducerId(op.getReducerRegion())},
          mixedElementTypes ? Type() : elementType, it->second);
  auto [found, inserted] = ids.try_emplace(key, next);
  if (inserted)
    ++next;
  return found->second;
}

DictionaryAttr tutti::ccl::getMarks(Operation *collective) {
  DictionaryAttr own = collective->getDiscardableAttrDictionary();
  auto isPlain = [](NamedAttribute attr) {
    return attr.getName() != kSegmentAttrName &&
           !isa<PerResultAttrInterface>(attr.getValue());
  };
  if (llvm::all_of(own, isPlain))
    return own;
  SmallVector<NamedAttribute> marks;
  for (NamedAttribute attr : own) {
    if (attr.getName() == kSegmentAttrName)
      continue;
    if (auto entries = dyn_cast<PerResultAttrInterface>(attr.getValue()))
      attr.setValue(entries.getForResults(1));
    if (!attr.getValue())
      return {};
    marks.push_back(attr);
  }
  return DictionaryAttr::getWithSorted(own.getContext(), marks);
}
