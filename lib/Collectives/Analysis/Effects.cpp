//===- Effects.cpp - which ops have side effects ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Collectives/Analysis/Effects.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace tutti::ccl;

namespace {
enum class Answer { No, Yes, AsRegions, AsCallee };
} // namespace

// What the op itself says.
static Answer ownEffects(Operation *op) {
  auto interface = dyn_cast<MemoryEffectOpInterface>(op);
  if (interface && !interface.hasNoEffect())
    return Answer::Yes;
  if (op->hasTrait<OpTrait::HasRecursiveMemoryEffects>())
    return Answer::AsRegions;
  if (interface)
    return Answer::No;
  if (isa<CallOpInterface>(op))
    return Answer::AsCallee;
  // A terminator that says nothing only hands values on.
  return op->hasTrait<OpTrait::IsTerminator>() ? Answer::No : Answer::Yes;
}

bool Effects::hasEffects(Operation *op) {
  switch (ownEffects(op)) {
  case Answer::No:
    return false;
  case Answer::Yes:
    return true;
  case Answer::AsCallee:
    return callHasEffects(cast<CallOpInterface>(op));
  case Answer::AsRegions:
    break;
  }
  if (op->getNumRegions() == 0)
    return false;
  if (auto it = ofRegionOps.find(op); it != ofRegionOps.end())
    return it->second;
  bool any = false;
  for (Region &region : op->getRegions())
    for (Block &block : region)
      for (Operation &inner : block)
        any = any || hasEffects(&inner);
  ofRegionOps[op] = any;
  return any;
}

bool Effects::callHasEffects(CallOpInterface call) {
  if (!summarized)
    summarizeFunctions();
  Operation *callee = calleeOf.lookup(call);
  return !callee || !pureFunctions.contains(callee);
}

// A function has effects if an op in it has, or if it calls one that has. Runs
// over the call graph backwards from those, so that recursion and long chains
// of calls are no special case.
void Effects::summarizeFunctions() {
  summarized = true;
  SymbolTableCollection symbols;
  llvm::MapVector<Operation *, SmallVector<Operation *, 2>> callersOf;
  SmallVector<Operation *> worklist;
  root->walk([&](FunctionOpInterface function) {
    bool effects = function.isExternal();
    function->walk([&](Operation *op) {
      if (op == function)
        return;
      switch (ownEffects(op)) {
      case Answer::Yes:
        effects = true;
        return;
      case Answer::AsCallee: {
        auto call = cast<CallOpInterface>(op);
        Operation *callee = call.resolveCallableInTable(&symbols);
        if (!isa_and_nonnull<FunctionOpInterface>(callee)) {
          effects = true;
          return;
        }
        calleeOf[op] = callee;
        callersOf[callee].push_back(function);
        return;
      }
      case Answer::No:
      case Answer::AsRegions:
        return;
      }
    });
    if (effects)
      worklist.push_back(function);
    else
      pureFunctions.insert(function);
  });
  while (!worklist.empty()) {
    Operation *function = worklist.pop_back_val();
    auto callers = callersOf.find(function);
    if (callers == callersOf.end())
      continue;
    for (Operation *caller : callers->second)
      if (pureFunctions.erase(caller))
        worklist.push_back(caller);
  }
}
