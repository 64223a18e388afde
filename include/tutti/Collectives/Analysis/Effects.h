//===- Effects.h - which ops have side effects ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Whether executing an op does more than computing its results. Asks MLIR's
// interfaces, and follows calls into the bodies of functions. An op that does
// not say is taken to have effects, and so is a call whose callee is not known.
//
// Answers for ops with regions and for functions are remembered: any number of
// questions about all ops of a module takes time linear in its size. The module
// may be changed in between as long as no op gains an effect. Single-threaded.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_COLLECTIVES_ANALYSIS_EFFECTS_H
#define TUTTI_COLLECTIVES_ANALYSIS_EFFECTS_H

#include "mlir/IR/Operation.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace tutti::ccl {

class Effects {
public:
  /// All functions that ops may call are found below `root`.
  explicit Effects(mlir::Operation *root) : root(root) {}

  bool hasEffects(mlir::Operation *op);

private:
  bool callHasEffects(mlir::CallOpInterface call);
  void summarizeFunctions();

  mlir::Operation *root;
  llvm::DenseMap<mlir::Operation *, bool> ofRegionOps;
  /// Made when the first call is met.
  bool summarized = false;
  llvm::DenseSet<mlir::Operation *> pureFunctions;
  llvm::DenseMap<mlir::Operation *, mlir::Operation *> calleeOf;
};

} // namespace tutti::ccl

#endif // TUTTI_COLLECTIVES_ANALYSIS_EFFECTS_H
