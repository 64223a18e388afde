//===- Passes.h - passes on collectives ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The passes of this room, their options, and what they can tell of a run of
// theirs. What each pass does stands in Passes.td.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_COLLECTIVES_TRANSFORMS_PASSES_H
#define TUTTI_COLLECTIVES_TRANSFORMS_PASSES_H

#include "mlir/Pass/Pass.h"
#include "tutti/Collectives/Analysis/BucketProblem.h"
#include "tutti/Support/SizeOption.h"

namespace tutti::ccl {

/// What `ccl-bucketize` did to a module.
struct BucketingSummary {
  struct Kind {
    /// Runs by what ended them, runs of one included.
    std::array<int64_t, kNumEndReasons> ended = {};
    /// Runs of two or more, and their members.
    int64_t buckets = 0, merged = 0;
    /// Of the largest run of two or more, by bytes.
    int64_t largestBytes = 0, largestMembers = 0;
  };
  /// In the order of CollectiveKind.
  std::array<Kind, kNumBucketKinds> kinds = {};

  void add(const BucketPlan &plan);
};

#define GEN_PASS_DECL
#include "tutti/Collectives/Transforms/Passes.h.inc"

/// As the generated function; fills in `summary` on each run of the pass. The
/// summary must outlive the pass.
std::unique_ptr<mlir::Pass> createCclBucketize(CclBucketizeOptions options,
                                               BucketingSummary &summary);

#define GEN_PASS_REGISTRATION
#include "tutti/Collectives/Transforms/Passes.h.inc"

} // namespace tutti::ccl

#endif // TUTTI_COLLECTIVES_TRANSFORMS_PASSES_H
