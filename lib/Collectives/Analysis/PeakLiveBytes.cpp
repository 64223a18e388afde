//===- PeakLiveBytes.cpp - how much memory a program needs ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Blocks are read backwards: the first use met is the last use. At each op,
//   live after it  =  what later ops still use (its results included),
//   at the op      =  live after it + results nobody uses + operands that die
//                     here + what its regions need.
//
//===----------------------------------------------------------------------===//

#include "tutti/Collectives/Analysis/PeakLiveBytes.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "tutti/Collectives/IR/Ccl.h"
#include "tutti/Support/TensorBytes.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;
using namespace tutti;
using namespace tutti::ccl;

using Bytes = __int128;

static int64_t clamp(Bytes bytes) {
  return static_cast<int64_t>(std::min<Bytes>(bytes, INT64_MAX));
}

static Bytes bytesOf(Value value) {
  return byteSize(value.getType()).value_or(0);
}

static Bytes bytesOf(ValueRange values) {
  Bytes sum = 0;
  for (Value value : values)
    sum += bytesOf(value);
  return sum;
}

FunctionOpInterface PeakLiveBytes::calleeOf(CallOpInterface call) {
  auto [it, isNew] = callees.try_emplace(call);
  if (isNew)
    it->second = dyn_cast_or_null<FunctionOpInterface>(
        call.resolveCallableInTable(&symbols));
  return dyn_cast_or_null<FunctionOpInterface>(it->second);
}

// What the op needs beside its operands and results, and which values from
// outside its regions use.
Bytes PeakLiveBytes::ofNested(Operation *op, Captures &captures) {
  if (isa<CollectiveOpInterface>(op))
    return 0;
  if (auto call = dyn_cast<CallOpInterface>(op))
    return ownNeeds.lookup(calleeOf(call));
  Bytes most = 0;
  llvm::SmallVector<Value> used;
  for (Region &region : op->getRegions())
    for (Block &block : region)
      most = std::max(most, ofBlock(block, /*isEntryOfFunction=*/false, used));
  llvm::SmallPtrSet<Value, 8> seen;
  for (Value value : used)
    if (seen.insert(value).second)
      captures.push_back(value);
  return most;
}

Bytes PeakLiveBytes::ofBlock(Block &block, bool isEntryOfFunction,
                             Captures &captures) {
  llvm::DenseSet<Value> alive;
  Bytes live = 0, peak = 0;
  // An argument of a function is never given back before its end.
  if (isEntryOfFunction)
    for (BlockArgument argument : block.getArguments()) {
      alive.insert(argument);
      live += bytesOf(argument);
    }
  auto use = [&](Value value) {
    if (value.getParentBlock() != &block) {
      if (value.getParentRegion() != block.getParent())
        captures.push_back(value);
      return;
    }
    if (alive.insert(value).second)
      live += bytesOf(value);
  };
  llvm::SmallVector<Value> nested;
  for (Operation &op : llvm::reverse(block)) {
    nested.clear();
    Bytes own = ofNested(&op, nested);
    Bytes unused = 0;
    for (Value result : op.getResults())
      if (!alive.contains(result))
        unused += bytesOf(result);
    Bytes results = bytesOf(op.getResults());
    llvm::for_each(op.getOperands(), use);
    llvm::for_each(nested, use);
    // Here results that are used are among the live values.
    Bytes atEnd = live + unused;
    Bytes inside = atEnd - results + own;
    peak = std::max({peak, atEnd, inside});
    for (Value result : op.getResults())
      if (alive.erase(result))
        live -= bytesOf(result);
  }
  return std::max(peak, live);
}

// Callees first, with a stack of its own since chains of calls can be long. A
// function that is being estimated, called by itself, counts nothing.
void PeakLiveBytes::estimate(FunctionOpInterface root) {
  llvm::SmallVector<std::pair<FunctionOpInterface, bool>> stack = {
      {root, false}};
  llvm::DenseSet<Operation *> entered;
  while (!stack.empty()) {
    auto [function, calleesDone] = stack.pop_back_val();
    if (peaks.contains(function))
      continue;
    if (!calleesDone && entered.insert(function).second) {
      stack.push_back({function, true});
      function->walk([&](CallOpInterface call) {
        if (FunctionOpInterface callee = calleeOf(call))
          if (!peaks.contains(callee) && !entered.contains(callee))
            stack.push_back({callee, false});
      });
      continue;
    }
    if (!calleesDone)
      continue;
    Bytes peak = 0, arguments = 0;
    llvm::SmallVector<Value> captures;
    for (Block &block : function.getFunctionBody())
      peak = std::max(peak, ofBlock(block, block.isEntryBlock(), captures));
    if (!function.isExternal())
      arguments = bytesOf(function.getFunctionBody().getArguments());
    // Blocks behind the first do not have the arguments among their own.
    peak = std::max(peak, arguments);
    peaks[function] = peak;
    ownNeeds[function] = peak - arguments;
  }
}

int64_t PeakLiveBytes::ofFunction(FunctionOpInterface function) {
  estimate(function);
  return clamp(peaks.lookup(function));
}

int64_t PeakLiveBytes::insideOf(Operation *op) {
  op->walk([&](CallOpInterface call) {
    if (FunctionOpInterface callee = calleeOf(call))
      estimate(callee);
  });
  llvm::SmallVector<Value> captures;
  return clamp(ofNested(op, captures));
}

int64_t tutti::ccl::peakLiveBytes(Operation *functionOrModule) {
  PeakLiveBytes estimator;
  int64_t peak = 0;
  functionOrModule->walk<WalkOrder::PreOrder>(
      [&](FunctionOpInterface function) {
        peak = std::max(peak, estimator.ofFunction(function));
        return WalkResult::skip();
      });
  return peak;
}
