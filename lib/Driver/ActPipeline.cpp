//===- ActPipeline.cpp - a program with its table loads ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Driver/ActPipeline.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/Passes.h"
#include "tutti/Activation/Analysis/Residency.h"
#include "tutti/Activation/Cover/Planners.h"
#include "tutti/Activation/Transforms/Passes.h"
#include "tutti/Frontend/Passes.h"
#include "llvm/ADT/bit.h"

using namespace mlir;
using namespace tutti;
using namespace tutti::act;

//===----------------------------------------------------------------------===//
// Report
//===----------------------------------------------------------------------===//

// "file:line:column", of the innermost place a location names.
static std::string describe(Location loc) {
  std::string text;
  loc->walk([&](Location part) {
    auto file = dyn_cast<FileLineColLoc>(part);
    if (!file)
      return WalkResult::advance();
    text = (file.getFilename().getValue() + ":" + Twine(file.getLine()) + ":" +
            Twine(file.getColumn()))
               .str();
    return WalkResult::interrupt();
  });
  return text.empty() ? "an unknown place" : text;
}

static ActCover describeCover(StringRef name, const KernelGraph &graph,
                              const CoverPlan &plan) {
  ActCover cover;
  cover.name = name.str();
  cover.hasPlan = plan.isLegal() || plan.status == CoverPlan::OverBudget;
  switch (plan.status) {
  case CoverPlan::Optimal:
    cover.status = "optimal";
    break;
  case CoverPlan::Feasible:
    cover.status = "legal";
    break;
  case CoverPlan::OverBudget:
    cover.status = "over budget";
    break;
  case CoverPlan::Impossible:
    cover.status = "impossible: over budget in any plan";
    break;
  case CoverPlan::Invalid:
    cover.status = "no set for a function";
    break;
  case CoverPlan::TooLarge:
    cover.status = "none found";
    break;
  }
  if (!cover.hasPlan)
    return cover;
  for (SetMask rest = plan.usedSets() | graph.problem.usedAnyway; rest;
       rest &= rest - 1)
    cover.sets.push_back(
        graph.catalog.getSets()[llvm::countr_zero(rest)].getName().str());
  cover.staticLoads = plan.loads.size();
  for (const PlannedLoad &load : plan.loads)
    cover.expectedLoads += graph.problem.arcs[load.arc].frequency;
  cover.us = plan.costUs;
  if (name == "optimal")
    cover.boundUs = plan.boundUs;
  cover.substituted =
      llvm::count_if(plan.ways, [](uint8_t way) { return way > 0; });
  return cover;
}

static ActKernel describeKernel(const KernelPlan &kernel, Cover chosen) {
  const KernelGraph &graph = kernel.graph;
  ActKernel described;
  described.function = graph.function.getName().str();
  described.engine = graph.engine;
  described.catalog = graph.catalog.getName().str();
  described.activations = graph.uses.size();
  described.maxSets = graph.problem.maxSets;
  for (auto [name, cover] : {std::pair("first-fit", Cover::FirstFit),
                             std::pair("longest-run", Cover::LongestRun),
                             std::pair("optimal", Cover::Optimal)})
    described.covers.push_back(describeCover(
        name, graph,
        cover == chosen ? kernel.plan : planCover(graph.problem, cover)));
  return described;
}

// What stands between a load and the first use of its engine behind it.
static std::string whatHides(LoadFuncSetOp load) {
  int64_t count = 0;
  Operation *first = nullptr;
  for (Operation *op = load->getNextNode();
       op && !op->hasTrait<OpTrait::IsTerminator>(); op = op->getNextNode()) {
    if (op->walk([&](ActivateOp use) {
            return use.getEngine() == load.getEngine() ? WalkResult::interrupt()
                                                       : WalkResult::advance();
          }).wasInterrupted())
      break;
    if (isa<LoadFuncSetOp>(op) || op->hasTrait<OpTrait::ConstantLike>())
      continue;
    if (!first)
      first = op;
    ++count;
  }
  if (!first)
    return "";
  std::string name = first->getName().getStringRef().str();
  return count == 1 ? "1 op (" + name + ")"
                    : std::to_string(count) + " ops (from " + name + " on)";
}

static void describeLoads(ModuleOp module, ActReport &report) {
  module.walk([&](LoadFuncSetOp load) {
    auto function = load->getParentOfType<FunctionOpInterface>();
    auto kernel = llvm::find_if(report.kernels, [&](const ActKernel &kernel) {
      return function && kernel.function == function.getName() &&
             kernel.engine == load.getEngine();
    });
    if (kernel == report.kernels.end())
      return;
    ActLoad described;
    described.set = load.getName().value_or("none").str();
    described.function = load.getTrigger().value_or("").str();
    // A load has the location of the activation it is for.
    if (load.getTrigger())
      described.neededBy = describe(load.getLoc());
    Operation *next = load->getNextNode();
    while (isa_and_nonnull<LoadFuncSetOp>(next))
      next = next->getNextNode();
    described.stands = describe(next ? next->getLoc() : load.getLoc());
    described.hiddenBy = whatHides(load);
    described.inLoop = LoopLikeOpInterface::blockIsInLoop(load->getBlock());
    kernel->loads.push_back(std::move(described));
  });
}

//===----------------------------------------------------------------------===//
// Stages
//===----------------------------------------------------------------------===//

static bool holds(ModuleOp module, llvm::function_ref<bool(Operation *)> is) {
  return module
      .walk([&](Operation *op) {
        return is(op) ? WalkResult::interrupt() : WalkResult::advance();
      })
      .wasInterrupted();
}

static LogicalResult prepare(ModuleOp module,
                             const ActPipelineOptions &options) {
  PassManager passes(module.getContext());
  if (!module->hasAttr(kCatalogsAttrName)) {
    ActAttachCatalogOptions attach;
    attach.files = {options.catalog};
    attach.maxSets = options.maxSets;
    attach.loadUs = options.loadUs;
    passes.addPass(createActAttachCatalog(attach));
  }
  if (!holds(module, llvm::IsaPred<ActivateOp>)) {
    passes.addPass(createSdyInlineManualComputation());
    // Frameworks outline silu and its like into functions of their own.
    passes.addPass(createInlinerPass());
    passes.addPass(createConvertToAct());
  }
  return passes.run(module);
}

LogicalResult tutti::planActivations(ModuleOp module,
                                     const ActPipelineOptions &options,
                                     ActReport &report) {
  if (failed(prepare(module, options)))
    return failure();
  if (!holds(module, llvm::IsaPred<ActivateOp>))
    return success();
  if (failed(checkBeforePlanning(module)))
    return failure();
  FailureOr<std::vector<KernelPlan>> kernels =
      planKernels(module, options.cover, options.substitutions);
  if (failed(kernels))
    return failure();
  for (const KernelPlan &kernel : *kernels)
    report.kernels.push_back(describeKernel(kernel, options.cover));
  for (const KernelPlan &kernel : *kernels)
    applyPlan(kernel, options.substitutions);
  PassManager passes(module.getContext());
  passes.addPass(createOptimizePrefetchActControl());
  passes.addPass(createOptimizeActControl());
  passes.addPass(createVerifyResidency());
  if (failed(passes.run(module)))
    return failure();
  describeLoads(module, report);
  return success();
}
