//===- Region.h - parts of dense arrays ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A part of a dense row-major array along one dimension: `count` runs of `run`
// bytes, `stride` apart. Two regions of one size list the same elements in the
// same order, whichever dimension each was cut along. Plain data, any thread.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_RUNTIME_DATA_REGION_H
#define TUTTI_RUNTIME_DATA_REGION_H

#include "Data/Fold.h"

namespace tutti::rt {

struct Region {
  int64_t offset = 0; // all in bytes
  int64_t count = 0;
  int64_t stride = 0;
  int64_t run = 0;

  int64_t bytes() const { return count * run; }
  bool contiguous() const { return count <= 1 || run == stride; }
};

/// `n` bytes from `offset`.
Region wholeRegion(int64_t offset, int64_t n);

/// Copies between arrays that do not overlap, or from a region to itself. The
/// regions have the same size.
void copyRegion(void *to, const Region &toRegion, const void *from,
                const Region &fromRegion);

/// Folds the same region of `n` (1 or more) arrays, in their order, into a
/// contiguous array `out`, in pieces that stay in the nearest cache. `out`
/// overlaps none of the arrays. `bytes`: of an element.
void foldRegions(void *out, const void *const *from, int n,
                 const Region &region, const Fold &fold, int bytes);

} // namespace tutti::rt

#endif // TUTTI_RUNTIME_DATA_REGION_H
