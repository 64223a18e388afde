//===- Contraction.cpp - points that may share a label ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Contraction.h"
#include <numeric>

using namespace tutti::act;

std::vector<uint32_t> tutti::act::contractEdges(const CoverProblem &problem) {
  std::vector<uint32_t> standsFor(problem.numPoints);
  std::iota(standsFor.begin(), standsFor.end(), 0);
  auto find = [&](uint32_t point) {
    while (standsFor[point] != point)
      point = standsFor[point] = standsFor[standsFor[point]];
    return point;
  };
  // Of the points as they have been joined so far.
  std::vector<uint32_t> in(problem.numPoints), out(problem.numPoints);
  for (const Arc &arc : problem.arcs) {
    ++out[arc.from];
    ++in[arc.to];
  }
  for (const Arc &arc : problem.arcs) {
    if (arc.kind != Arc::Edge)
      continue;
    uint32_t from = find(arc.from), to = find(arc.to);
    if (from == to || from == problem.entry || to == problem.entry ||
        (out[from] > 1 && in[to] > 1))
      continue;
    standsFor[to] = from;
    out[from] += out[to] - 1;
    in[from] += in[to] - 1;
  }
  for (uint32_t point = 0; point < problem.numPoints; ++point)
    standsFor[point] = find(point);
  return standsFor;
}
