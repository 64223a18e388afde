//===- ActPipeline.h - a program with its table loads ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// From a program as read to one whose activations find their function sets, and
// what that costs.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_DRIVER_ACTPIPELINE_H
#define TUTTI_DRIVER_ACTPIPELINE_H

#include "mlir/IR/BuiltinOps.h"
#include "tutti/Activation/Analysis/KernelPlans.h"
#include "tutti/Report/ActReport.h"

namespace tutti {

struct ActPipelineOptions {
  act::Cover cover = act::Cover::Optimal;
  act::Substitutions substitutions;
  /// The catalog of a module that has none, and its costs.
  std::string catalog;
  int64_t maxSets = 8;
  double loadUs = 1;
};

/// Attaches the catalog, makes activations of a program that has none, plans
/// and places the loads, moves and drops them, and proves the result. Fills in
/// the kernels of `report`. A failure has been reported as a diagnostic.
mlir::LogicalResult planActivations(mlir::ModuleOp module,
                                    const ActPipelineOptions &options,
                                    ActReport &report);

} // namespace tutti

#endif // TUTTI_DRIVER_ACTPIPELINE_H
