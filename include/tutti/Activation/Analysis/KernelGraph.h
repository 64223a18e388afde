//===- KernelGraph.h - a function as a problem of residency ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Makes the plain problem that planners solve from a function: its activations
// on one engine, its control flow, and how often each part runs.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_ACTIVATION_ANALYSIS_KERNELGRAPH_H
#define TUTTI_ACTIVATION_ANALYSIS_KERNELGRAPH_H

#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "tutti/Activation/Cover/CoverProblem.h"
#include "tutti/Activation/IR/Act.h"

namespace tutti::act {

/// Where the end of an arc is in the text.
struct ArcPlace {
  mlir::Block *block = nullptr;
  /// The op before which it is; the block's end where null.
  mlir::Operation *before = nullptr;
  /// Of a way between blocks: `before` is the terminator, this its successor.
  int successor = -1;
};

struct KernelGraph {
  mutable mlir::FunctionOpInterface function; // a handle
  std::string engine;
  CatalogAttr catalog;
  CoverProblem problem;
  std::vector<ActivateOp> uses;  ///< as problem.uses
  std::vector<ArcPlace> places;  ///< as problem.arcs
  std::vector<uint32_t> returns; ///< points where the function ends
};

/// What a call does to the bank.
struct CallEffect {
  bool touches = true; ///< else the bank stays as it is
  SetMask leaves = kNothingResident, uses = 0;
};

struct KernelGraphOptions {
  /// What is known of a call.
  llvm::function_ref<CallEffect(mlir::CallOpInterface)> callEffect;
  /// The ways to compute an activation; empty: the function itself only.
  llvm::function_ref<llvm::SmallVector<Way, 1>(ActivateOp, CatalogAttr)> ways;
};

/// Blocks that nothing reaches are left out. Linear in the function's ops, but
/// for frequencies of irregular control flow, which are iterated.
KernelGraph buildKernelGraph(mlir::FunctionOpInterface function,
                             llvm::StringRef engine, CatalogAttr catalog,
                             const KernelGraphOptions &options);

/// How often each block of `region` runs when the region runs once, by the
/// shares of successors (`act.frequency` on terminators, branch weights; else
/// equal, and 9 of 10 for a way back). Unreachable blocks are not listed.
llvm::MapVector<mlir::Block *, double> blockFrequencies(mlir::Region &region);

/// The share of each successor of a terminator.
llvm::SmallVector<double>
successorShares(mlir::Block *block,
                llvm::function_ref<bool(mlir::Block *, mlir::Block *)> isBack);

} // namespace tutti::act

#endif // TUTTI_ACTIVATION_ANALYSIS_KERNELGRAPH_H
