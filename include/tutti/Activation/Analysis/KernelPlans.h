//===- KernelPlans.h - plans for all kernels of a module ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Plans every function of a module, callees before callers, for each engine.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_ACTIVATION_ANALYSIS_KERNELPLANS_H
#define TUTTI_ACTIVATION_ANALYSIS_KERNELPLANS_H

#include "tutti/Activation/Analysis/KernelGraph.h"
#include "tutti/Activation/Analysis/Substitutions.h"

namespace tutti::act {

enum class Cover { FirstFit, LongestRun, Optimal };

struct KernelPlan {
  KernelGraph graph;
  CoverPlan plan;
};

/// For each function with activations and each engine it uses, in the order of
/// planning. The messages are those of the reference system, as diagnostics at
/// the activation they are about.
mlir::FailureOr<std::vector<KernelPlan>>
planKernels(mlir::Operation *module, Cover cover,
            const Substitutions &substitutions);

/// The plan of one kernel by one planner; no diagnostics.
CoverPlan planCover(const CoverProblem &problem, Cover cover);

/// The first activation that finds what a load makes resident; null where none
/// does.
ActivateOp findUser(const KernelGraph &graph, const CoverPlan &plan,
                    const PlannedLoad &load);

/// A mistake that keeps a module from being planned, reported: a load that is
/// there already, an activation without a catalog, two families on an engine.
mlir::LogicalResult checkBeforePlanning(mlir::Operation *module);

/// The error at the activation that stands in the way of a plan, with what
/// would help.
void reportNoPlan(const KernelGraph &graph, const CoverPlan &plan);

} // namespace tutti::act

#endif // TUTTI_ACTIVATION_ANALYSIS_KERNELPLANS_H
