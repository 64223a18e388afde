//===- OrderChecker.cpp - proves a bucketed program right ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Collectives/Analysis/OrderChecker.h"
#include "SymbolicProgram.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include <set>

using namespace mlir;
using namespace tutti::ccl;

static LogicalResult compareEpochs(const Epoch &before, const Epoch &after) {
  size_t common = std::min(before.ops.size(), after.ops.size());
  size_t i = 0;
  while (i < common && before.ops[i].first == after.ops[i].first)
    ++i;
  bool same = i == before.ops.size() && i == after.ops.size();
  if (!same) {
    // The smaller of the two numbers is missing on the other side.
    bool isNew =
        i == before.ops.size() ||
        (i < after.ops.size() && after.ops[i].first < before.ops[i].first);
    if (isNew)
      return after.ops[i].second->emitError(
          "computes what the program before did not compute here; expected "
          "each expression as often as before, between the same effects");
    return before.ops[i].second->emitError(
        "is missing in the program after; expected each expression as often as "
        "before, between the same effects");
  }
  if (before.end != after.end)
    return (after.endOp ? after.endOp : before.endOp)
        ->emitError("is not the op with side effects, or the terminator, that "
                    "stood here; expected the same one on the same values");
  return success();
}

// Element types of operands, without repetitions.
static size_t numElementTypes(Operation *op) {
  std::set<const void *> types;
  for (Type type : op->getOperandTypes())
    types.insert(getElementTypeOrSelf(type).getAsOpaquePointer());
  return types.size();
}

static LogicalResult checkWholes(const Program &before, const Program &after,
                                 const OrderCheckOptions &options) {
  std::set<std::vector<Number>> known;
  std::map<Number, std::set<int64_t>> channels;
  auto channelOf = [](const Whole &whole) {
    return CollectiveOpInterface(whole.op).getGroup().getChannel().value_or(
        INT64_MIN);
  };
  for (const Whole &whole : before.wholes) {
    known.insert(whole.pieces);
    channels[whole.pieces.front()].insert(channelOf(whole));
  }
  for (const Whole &whole : after.wholes) {
    CollectiveOpInterface op = whole.op;
    if (!channels[whole.pieces.front()].count(channelOf(whole)))
      return op.emitError("has a channel that no collective beginning with its "
                          "first operand had; expected that of its first "
                          "member");
    if (known.count(whole.pieces))
      continue;
    if (!options.mixedElementTypes && numElementTypes(op) > 1)
      return op.emitError("merges operands of several element types; expected "
                          "one");
    int64_t cap =
        options.maxBytes[static_cast<unsigned>(op.getCollectiveKind())];
    int64_t bytes = chargedBytes(op);
    if (cap > 0 && bytes > cap)
      return op.emitError()
             << "merges " << bytes << " bytes; expected at most " << cap;
  }
  return success();
}

LogicalResult tutti::ccl::checkBucketing(Operation *before, Operation *after,
                                         const OrderCheckOptions &options) {
  if (failed(verify(after)))
    return failure();
  Numbers numbers;
  Program first(before, numbers), second(after, numbers);
  std::vector<FunctionOpInterface> functions[2];
  for (auto [root, list] :
       {std::pair(before, &functions[0]), std::pair(after, &functions[1])})
    root->walk([list = list](FunctionOpInterface op) { list->push_back(op); });
  if (functions[0].size() != functions[1].size())
    return after->emitError() << "has " << functions[1].size()
                              << " functions; expected " << functions[0].size();
  for (auto [index, function] : llvm::enumerate(functions[0])) {
    FunctionOpInterface other = functions[1][index];
    Number way = first.wayInto(index);
    if (function->getAttrDictionary() != other->getAttrDictionary())
      return other.emitError("is not the function that stood here");
    std::vector<Block *> blocks[2] = {
        Program::orderOf(function.getFunctionBody()),
        Program::orderOf(other.getFunctionBody())};
    if (blocks[0].size() != blocks[1].size())
      return other.emitError() << "has " << blocks[1].size()
                               << " blocks; expected " << blocks[0].size();
    for (size_t i = 0; i < blocks[0].size(); ++i) {
      first.defineArguments(*blocks[0][i], way, i);
      second.defineArguments(*blocks[1][i], way, i);
    }
    for (size_t i = 0; i < blocks[0].size(); ++i) {
      std::vector<Epoch> epochs[2] = {first.computeBlock(*blocks[0][i], way),
                                      second.computeBlock(*blocks[1][i], way)};
      if (epochs[0].size() != epochs[1].size())
        return other.emitError() << "has " << epochs[1].size() - 1
                                 << " ops with side effects in a block; "
                                    "expected "
                                 << epochs[0].size() - 1;
      for (auto [one, two] : llvm::zip(epochs[0], epochs[1]))
        if (failed(compareEpochs(one, two)))
          return failure();
    }
  }
  return checkWholes(first, second, options);
}
