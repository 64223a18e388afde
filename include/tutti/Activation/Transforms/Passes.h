//===- Passes.h - passes on activations ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The passes of this room and their options. What each does stands in
// Passes.td.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_ACTIVATION_TRANSFORMS_PASSES_H
#define TUTTI_ACTIVATION_TRANSFORMS_PASSES_H

#include "mlir/Pass/Pass.h"
#include "tutti/Activation/Analysis/KernelPlans.h"

namespace tutti::act {

#define GEN_PASS_DECL
#include "tutti/Activation/Transforms/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "tutti/Activation/Transforms/Passes.h.inc"

/// Writes a plan into its function: substitutes, and places the loads.
void applyPlan(const KernelPlan &kernel, const Substitutions &substitutions);

} // namespace tutti::act

#endif // TUTTI_ACTIVATION_TRANSFORMS_PASSES_H
