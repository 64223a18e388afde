//===- Elimination.h - the cheapest labels of a graph ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Labels for all points such that the arcs' costs are least in sum, by
// elimination of one point after another.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_LIB_ACTIVATION_COVER_ELIMINATION_H
#define TUTTI_LIB_ACTIVATION_COVER_ELIMINATION_H

#include "ArcTable.h"

namespace tutti::act {

struct Labelling {
  std::vector<uint16_t> labelOf; ///< per point
  double bound = 0;              ///< no labelling costs less
  bool isExact = true;           ///< labelOf costs `bound`
};

/// A table has at most `tableEntries` entries; where a point has so many
/// neighbours that more were needed, its tables are minimised apart, which
/// keeps `bound` a bound and makes the result inexact. Such labels may even
/// cost infinitely much.
Labelling eliminate(const CoverProblem &problem, const Labels &labels,
                    ArcTables &tables, size_t tableEntries);

} // namespace tutti::act

#endif // TUTTI_LIB_ACTIVATION_COVER_ELIMINATION_H
