//===- LowerAct.cpp - chooses sets and places the loads ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "tutti/Activation/Analysis/Residency.h"
#include "tutti/Activation/Cover/Planners.h"
#include "tutti/Activation/Transforms/Passes.h"
#include "tutti/Target/ActivationEngine.h"
#include "llvm/Support/FormatVariadic.h"

namespace tutti::act {
#define GEN_PASS_DEF_LOWERACT
#include "tutti/Activation/Transforms/Passes.h.inc"
} // namespace tutti::act

using namespace mlir;
using namespace tutti;
using namespace tutti::act;

// The optimum, what first-fit would cost, and the proof.
static void remarkCosts(const KernelPlan &kernel) {
  CoverPlan greedy = planFirstFit(kernel.graph.problem);
  std::string text = llvm::formatv(
      "engine '{0}': {1} loads, {2:f3} us expected, bound {3:f3} us{4}; "
      "first-fit: ",
      kernel.graph.engine, kernel.plan.loads.size(), kernel.plan.costUs,
      kernel.plan.boundUs,
      kernel.plan.status == CoverPlan::Optimal ? " (optimal)" : "");
  if (greedy.status == CoverPlan::Invalid)
    text += "no set for a function";
  else
    text +=
        llvm::formatv("{0} loads, {1:f3} us{2}", greedy.loads.size(),
                      greedy.costUs, greedy.isLegal() ? "" : ", over budget");
  FunctionOpInterface function = kernel.graph.function;
  function.emitRemark() << text;
}

namespace {
struct LowerAct : public act::impl::LowerActBase<LowerAct> {
  using LowerActBase::LowerActBase;

  // Reports a mistake in the options.
  FailureOr<Substitutions> readSubstitutions() {
    Substitutions substitutions;
    // One activation at least; tests of time come with a target.
    substitutions.engine.minUs = 0.0457;
    substitutions.engine.elementUs = 0.000714;
    substitutions.engine.lanes = 128;
    std::vector<ActivationIdentity> all;
    if (!identities.empty()) {
      auto loaded = loadActivationIdentities(identities);
      if (!loaded) {
        getOperation().emitError() << llvm::toString(loaded.takeError());
        return failure();
      }
      all = std::move(*loaded);
    }
    auto allowed = allowedIdentities(all, allowSubstitutions);
    if (!allowed) {
      getOperation().emitError() << llvm::toString(allowed.takeError());
      return failure();
    }
    substitutions.identities = std::move(*allowed);
    return substitutions;
  }

  void runOnOperation() override {
    FailureOr<Substitutions> substitutions = readSubstitutions();
    if (failed(substitutions) || failed(checkBeforePlanning(getOperation())))
      return signalPassFailure();
    FailureOr<std::vector<KernelPlan>> kernels =
        planKernels(getOperation(), cover, *substitutions);
    if (failed(kernels))
      return signalPassFailure();
    if (cover == Cover::Optimal)
      for (const KernelPlan &kernel : *kernels)
        remarkCosts(kernel);
    for (const KernelPlan &kernel : *kernels)
      applyPlan(kernel, *substitutions);
    if (verify && failed(verifyResidency(getOperation())))
      signalPassFailure();
  }
};
} // namespace
