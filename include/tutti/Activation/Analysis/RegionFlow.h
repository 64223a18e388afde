//===- RegionFlow.h - how control moves between regions ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What an op with regions does with control, as edges between its beginning,
// its regions and its end, and how often each region runs. Upstream ops say so
// through RegionBranchOpInterface; StableHLO's are known here; of any other op
// each region may run any number of times in any order.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_ACTIVATION_ANALYSIS_REGIONFLOW_H
#define TUTTI_ACTIVATION_ANALYSIS_REGIONFLOW_H

#include "mlir/IR/Operation.h"

namespace tutti::act {

struct RegionFlow {
  /// The op itself: its beginning as a source, its end as a target.
  static constexpr int kOp = -1;
  struct Edge {
    int from, to; ///< numbers of regions, or kOp
  };
  llvm::SmallVector<Edge, 4> edges;
  /// Expected runs of each region, for one run of the op.
  llvm::SmallVector<double, 2> runs;
};

/// For loops whose trip count is neither known nor given (`act.trip_count`).
inline constexpr double kUnknownTripCount = 10;

/// `op` has regions, and is no function and no module.
RegionFlow getRegionFlow(mlir::Operation *op);

/// The trip count that the text of a loop tells, if it does.
std::optional<int64_t> getTripCount(mlir::Operation *op);

} // namespace tutti::act

#endif // TUTTI_ACTIVATION_ANALYSIS_REGIONFLOW_H
