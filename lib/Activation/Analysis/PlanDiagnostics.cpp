//===- PlanDiagnostics.cpp - why there is no plan ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Activation/Analysis/KernelPlans.h"
#include "tutti/Activation/Cover/Planners.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/bit.h"
#include <map>

using namespace mlir;
using namespace tutti::act;

// The messages of the reference system, word for word.
static constexpr StringLiteral kNoActivation =
    "must have at least one Activation instruction";
static constexpr StringLiteral kInvalidFunction =
    "Invalid activation function found in instruction";
static constexpr StringLiteral kLoadExists =
    "InstLoadActFuncSet should not exist before lower activate";
static constexpr StringLiteral kNoTables =
    "Module has no Activation Function Tables set up for this "
    "InstLoadActFuncSet";
static constexpr StringLiteral kFamilies = "Engine2UsedActSetNames.size() <= 1";

LogicalResult tutti::act::checkBeforePlanning(Operation *module) {
  bool isRight = true;
  Operation *first = nullptr;
  std::map<std::pair<Operation *, StringRef>, ActivateOp> families;
  module->walk([&](Operation *op) {
    if (auto load = dyn_cast<LoadFuncSetOp>(op)) {
      load.emitError() << kLoadExists;
      isRight = false;
    }
    auto activate = dyn_cast<ActivateOp>(op);
    if (!activate)
      return;
    bool isFirst = !std::exchange(first, op);
    CatalogAttr catalog = lookupCatalog(op);
    if (!catalog) {
      // Once, unless a family is misspelt.
      if (isFirst || activate.getFamily())
        activate.emitError() << kNoTables;
      isRight = false;
      return;
    }
    auto function = op->getParentOfType<FunctionOpInterface>();
    auto [place, isNew] =
        families.try_emplace({function, activate.getEngine()}, activate);
    if (!isNew && lookupCatalog(place->second) != catalog) {
      activate.emitError() << kFamilies << ": engine '" << activate.getEngine()
                           << "' is to use '" << catalog.getName() << "' and '"
                           << lookupCatalog(place->second).getName()
                           << "'; a kernel's sets come from one catalog"
                           << " an engine";
      isRight = false;
    }
  });
  if (!first) {
    module->emitError() << kNoActivation;
    return failure();
  }
  return success(isRight);
}

// The activations' functions, each with the sets it may be computed in and the
// first activation that asks for it.
static llvm::MapVector<StringRef, std::pair<SetMask, ActivateOp>>
functionsOf(const KernelGraph &graph) {
  llvm::MapVector<StringRef, std::pair<SetMask, ActivateOp>> functions;
  for (auto [use, op] : llvm::zip(graph.problem.uses, graph.uses)) {
    SetMask sets = 0;
    for (const Way &way : graph.problem.classes[use].ways)
      sets |= way.sets;
    ActivateOp activate = op;
    auto [place, isNew] =
        functions.insert({activate.getFunction(), {sets, activate}});
    if (!isNew)
      place->second.first &= sets;
  }
  return functions;
}

static std::string describeSets(SetMask sets, CatalogAttr catalog) {
  std::string text;
  for (; sets; sets &= sets - 1) {
    unsigned set = llvm::countr_zero(sets);
    text += (text.empty() ? "'" : ", '") +
            catalog.getSets()[set].getName().str() + "'";
  }
  return text;
}

// Functions to give up so that the others fit: sets are taken by how many
// functions they add, the functions then left are those.
static void noteWhatToGiveUp(const KernelGraph &graph,
                             InFlightDiagnostic &diagnostic) {
  auto functions = functionsOf(graph);
  SetMask chosen = graph.problem.usedAnyway;
  for (;;) {
    int most = 0;
    unsigned best = 0;
    for (unsigned set = 0; set < graph.problem.numSets; ++set) {
      int adds = llvm::count_if(functions, [&](auto &entry) {
        SetMask sets = entry.second.first;
        return !(sets & chosen) && (sets >> set & 1);
      });
      if (adds > most) {
        most = adds;
        best = set;
      }
    }
    if (most == 0 ||
        llvm::popcount(chosen) >= static_cast<int>(graph.problem.maxSets))
      break;
    chosen |= SetMask(1) << best;
  }
  unsigned left = 0;
  std::string names;
  for (auto &[name, entry] : functions)
    if (!(entry.first & chosen)) {
      names += (left ? "', '" : "'") + name.str();
      ++left;
    }
  if (left > 0)
    diagnostic.attachNote(graph.function.getLoc())
        << "without " << names << "' the kernel fits in "
        << llvm::popcount(chosen) << " sets";
  for (auto &[name, entry] : functions)
    if (llvm::popcount(entry.first) == 1)
      diagnostic.attachNote(entry.second.getLoc())
          << "'" << name << "' is in "
          << describeSets(entry.first, graph.catalog)
          << " only, and first needed here";
}

static void reportBudget(const KernelGraph &graph, const CoverPlan &plan) {
  const CoverProblem &problem = graph.problem;
  std::optional<SetMask> fewest = fewestSets(problem);
  // The first load of a set too many, or the first function beyond the budget.
  Operation *at = graph.function;
  SetMask seen = problem.usedAnyway;
  for (const PlannedLoad &load : plan.loads) {
    seen |= SetMask(1) << load.set;
    if (llvm::popcount(seen) <= static_cast<int>(problem.maxSets))
      continue;
    if (ActivateOp user = findUser(graph, plan, load))
      at = user;
    break;
  }
  SetMask covered = problem.usedAnyway;
  if (plan.loads.empty() && fewest)
    for (auto [use, op] : llvm::zip(problem.uses, graph.uses)) {
      SetMask sets = 0;
      for (const Way &way : problem.classes[use].ways)
        sets |= way.sets;
      if (sets & covered)
        continue;
      covered |= sets & *fewest & -(sets & *fewest);
      if (llvm::popcount(covered) <= static_cast<int>(problem.maxSets))
        continue;
      at = op;
      break;
    }
  InFlightDiagnostic diagnostic =
      at->emitError() << "the number of activation tables must be <= "
                      << problem.maxSets;
  int needed = fewest ? llvm::popcount(*fewest) : 0;
  if (needed > static_cast<int>(problem.maxSets)) {
    diagnostic.attachNote(graph.function.getLoc())
        << "the functions this kernel uses on engine '" << graph.engine
        << "' need " << needed
        << " sets at least: " << describeSets(*fewest, graph.catalog);
    noteWhatToGiveUp(graph, diagnostic);
  } else {
    diagnostic.attachNote(graph.function.getLoc())
        << "the plan takes "
        << llvm::popcount(plan.usedSets() | problem.usedAnyway) << " sets and "
        << needed << " would do; plan with cover=optimal";
  }
}

void tutti::act::reportNoPlan(const KernelGraph &graph, const CoverPlan &plan) {
  switch (plan.status) {
  case CoverPlan::Invalid: {
    ActivateOp op = graph.uses[plan.invalidUse];
    InFlightDiagnostic diagnostic = op.emitError() << kInvalidFunction;
    diagnostic.attachNote(op.getLoc())
        << "no set of catalog '" << graph.catalog.getName() << "' holds '"
        << op.getFunction() << "'";
    return;
  }
  case CoverPlan::TooLarge:
    graph.function.emitError()
        << "no plan was found that keeps to " << graph.problem.maxSets
        << " sets, nor was it proven that there is none";
    return;
  default:
    reportBudget(graph, plan);
  }
}
