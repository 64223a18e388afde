//===- Residency.h - what may be resident at each point ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The one data-flow of residency: which sets an engine may hold before and
// after each op of a function, on any path from its entry, where nothing is
// resident. Passes that drop, move or check loads ask it. It shares no code
// with the planners, nor with the graph they plan on.
//
// A call leaves what its callee may leave. A set is together with the op that
// made it resident, so that a path can be named.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_ACTIVATION_ANALYSIS_RESIDENCY_H
#define TUTTI_ACTIVATION_ANALYSIS_RESIDENCY_H

#include "mlir/Interfaces/FunctionInterfaces.h"
#include "tutti/Activation/IR/Act.h"
#include "llvm/ADT/MapVector.h"
#include <map>
#include <memory>
#include <vector>

namespace tutti::act {

/// What one engine may hold at a point.
class Residents {
public:
  /// How a set came to a point: from `op`, or from where `before` says, by way
  /// of `op` (a branch, a region, a call).
  struct Trace {
    mlir::Operation *op;
    const Trace *before;
  };
  /// By index of set, kNoSet for none. Empty: the point is not reached.
  std::map<uint32_t, const Trace *> sets;

  bool isReached() const { return !sets.empty(); }
  /// Is it `set` on every path?
  bool isOnly(uint32_t set) const {
    return sets.size() == 1 && sets.begin()->first == set;
  }
  void print(llvm::raw_ostream &os) const;
};

class Residency {
public:
  /// Analyses all functions of `module` for `engine`. Calls of functions that
  /// call themselves leave anything. Linear in ops, times sets, times how often
  /// loops nest.
  Residency(mlir::Operation *module, llvm::StringRef engine);
  ~Residency();

  /// Before `op`, an activation, a load, a call or the end of a block; not
  /// reached where the op is none of these.
  const Residents &before(mlir::Operation *op) const;
  const Residents &atBlockBegin(mlir::Block *block) const;
  /// What a call of the function leaves.
  const Residents &atEnd(mlir::FunctionOpInterface function) const;

private:
  class Impl;
  std::unique_ptr<Impl> impl;
};

/// The engines that any op under `op` names, in alphabetical order.
std::vector<std::string> enginesIn(mlir::Operation *op);

/// Emits an error at each activation under `module` whose function may not be
/// resident, with notes that name the path. What `verify-residency` does.
mlir::LogicalResult verifyResidency(mlir::Operation *module);

} // namespace tutti::act

#endif // TUTTI_ACTIVATION_ANALYSIS_RESIDENCY_H
