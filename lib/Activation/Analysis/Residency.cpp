//===- Residency.cpp - what may be resident at each point ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Activation/Analysis/Residency.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "tutti/Activation/Analysis/RegionFlow.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SetVector.h"
#include <deque>
#include <set>

using namespace mlir;
using namespace tutti::act;

void Residents::print(raw_ostream &os) const {
  os << "{";
  llvm::interleaveComma(sets, os, [&](auto &entry) {
    if (entry.first == kNoSet)
      os << "none";
    else
      os << entry.first;
  });
  os << "}";
}

//===----------------------------------------------------------------------===//
// The data-flow
//===----------------------------------------------------------------------===//

class Residency::Impl {
public:
  explicit Impl(StringRef engine) : engine(engine) {}

  void analyse(Operation *module) {
    module->walk([&](FunctionOpInterface function) { summarise(function); });
  }

  llvm::DenseMap<Operation *, Residents> beforeOp;
  llvm::DenseMap<Block *, Residents> beforeBlock;
  llvm::DenseMap<Operation *, Residents> ofFunction;
  Residents nothing;

private:
  const Residents &summarise(FunctionOpInterface function);
  // From what may be at the beginning of a region to what may be at its end.
  Residents flowRegion(Region &region, Residents state);
  Residents flowBlock(Block &block, Residents state);
  Residents flowOp(Operation *op, Residents state);
  Residents flowRegions(Operation *op, Residents state);
  Residents flowCall(CallOpInterface call);
  FunctionOpInterface resolve(CallOpInterface call) {
    return dyn_cast_or_null<FunctionOpInterface>(
        call.resolveCallableInTable(&symbols));
  }
  bool concerns(Operation *op);

  // Adds what is new in `from`, by way of `op`.
  bool join(Residents &into, const Residents &from, Operation *op) {
    bool changed = false;
    for (auto &[set, trace] : from.sets)
      if (auto [place, isNew] = into.sets.try_emplace(set, nullptr); isNew) {
        place->second = op ? newTrace(op, trace) : trace;
        changed = true;
      }
    return changed;
  }
  const Residents::Trace *newTrace(Operation *op,
                                   const Residents::Trace *before) {
    return &traces.emplace_back(Residents::Trace{op, before});
  }

  StringRef engine;
  SymbolTableCollection symbols;
  std::deque<Residents::Trace> traces;
  std::set<Operation *> active;
  llvm::DenseMap<Operation *, bool> concerned;
};

// Can anything under `op` change or read the bank of the engine?
bool Residency::Impl::concerns(Operation *op) {
  if (auto activate = dyn_cast<ActivateOp>(op))
    return activate.getEngine() == engine;
  if (auto load = dyn_cast<LoadFuncSetOp>(op))
    return load.getEngine() == engine;
  if (auto call = dyn_cast<CallOpInterface>(op)) {
    FunctionOpInterface callee = resolve(call);
    return !callee || callee.isExternal() || concerns(callee);
  }
  if (op->getNumRegions() == 0)
    return false;
  auto known = concerned.find(op);
  if (known != concerned.end())
    return known->second;
  concerned[op] = true; // what calls itself
  bool result = false;
  for (Region &region : op->getRegions())
    for (Operation &inner : region.getOps())
      if (!result)
        result = concerns(&inner);
  concerned[op] = result;
  return result;
}

const Residents &Residency::Impl::summarise(FunctionOpInterface function) {
  auto known = ofFunction.find(function);
  if (known != ofFunction.end())
    return known->second;
  Residents end;
  if (function.isExternal()) {
    end.sets[kNoSet] = newTrace(function, nullptr);
  } else {
    active.insert(function);
    Residents entry;
    entry.sets[kNoSet] = newTrace(function, nullptr);
    end = flowRegion(function.getFunctionBody(), std::move(entry));
    active.erase(function);
  }
  return ofFunction[function] = std::move(end);
}

Residents Residency::Impl::flowRegion(Region &region, Residents state) {
  if (region.empty())
    return state;
  if (region.hasOneBlock())
    return flowBlock(region.front(), std::move(state));
  llvm::DenseMap<Block *, Residents> states;
  states[&region.front()] = std::move(state);
  llvm::SetVector<Block *> work;
  work.insert(&region.front());
  Residents end;
  while (!work.empty()) {
    Block *block = work.pop_back_val();
    Residents out = flowBlock(*block, states[block]);
    for (Block *next : block->getSuccessors())
      if (join(states[next], out, block->getTerminator()))
        work.insert(next);
    if (block->getNumSuccessors() == 0)
      join(end, out, nullptr);
  }
  return end;
}

Residents Residency::Impl::flowBlock(Block &block, Residents state) {
  beforeBlock[&block] = state;
  for (Operation &op : block)
    state = flowOp(&op, std::move(state));
  return state;
}

Residents Residency::Impl::flowOp(Operation *op, Residents state) {
  if (!concerns(op)) {
    if (op->hasTrait<OpTrait::IsTerminator>())
      beforeOp[op] = state;
    return state;
  }
  beforeOp[op] = state;
  if (!state.isReached())
    return state;
  if (auto load = dyn_cast<LoadFuncSetOp>(op)) {
    Residents after;
    after.sets[load.isNone() ? kNoSet : load.getIndex()] =
        newTrace(op, nullptr);
    return after;
  }
  if (auto call = dyn_cast<CallOpInterface>(op))
    return flowCall(call);
  if (op->getNumRegions() > 0 && !isa<FunctionOpInterface>(op))
    return flowRegions(op, std::move(state));
  return state;
}

Residents Residency::Impl::flowCall(CallOpInterface call) {
  FunctionOpInterface callee = resolve(call);
  bool isKnown = callee && !callee.isExternal() && !active.count(callee);
  Residents after;
  if (isKnown)
    join(after, summarise(callee), call);
  else
    after.sets[kNoSet] = newTrace(call, nullptr);
  return after;
}

Residents Residency::Impl::flowRegions(Operation *op, Residents state) {
  RegionFlow flow = getRegionFlow(op);
  std::vector<Residents> begins(op->getNumRegions()), ends(begins.size());
  Residents after;
  auto leave = [&](int from, const Residents &out, auto &visit) -> void {
    for (RegionFlow::Edge edge : flow.edges) {
      if (edge.from != from)
        continue;
      if (edge.to == RegionFlow::kOp) {
        join(after, out, op);
      } else if (join(begins[edge.to], out, op)) {
        Residents end = flowRegion(op->getRegion(edge.to), begins[edge.to]);
        visit(edge.to, end, visit);
      }
    }
  };
  leave(RegionFlow::kOp, state, leave);
  return after;
}

//===----------------------------------------------------------------------===//
// Residency
//===----------------------------------------------------------------------===//

Residency::Residency(Operation *module, StringRef engine)
    : impl(std::make_unique<Impl>(engine)) {
  impl->analyse(module);
}

Residency::~Residency() = default;

const Residents &Residency::before(Operation *op) const {
  auto place = impl->beforeOp.find(op);
  return place == impl->beforeOp.end() ? impl->nothing : place->second;
}

const Residents &Residency::atBlockBegin(Block *block) const {
  auto place = impl->beforeBlock.find(block);
  return place == impl->beforeBlock.end() ? impl->nothing : place->second;
}

const Residents &Residency::atEnd(FunctionOpInterface function) const {
  auto place = impl->ofFunction.find(function);
  return place == impl->ofFunction.end() ? impl->nothing : place->second;
}

std::vector<std::string> tutti::act::enginesIn(Operation *op) {
  std::set<std::string> engines;
  op->walk([&](Operation *inner) {
    if (auto activate = dyn_cast<ActivateOp>(inner))
      engines.insert(activate.getEngine().str());
    else if (auto load = dyn_cast<LoadFuncSetOp>(inner))
      engines.insert(load.getEngine().str());
  });
  return {engines.begin(), engines.end()};
}
