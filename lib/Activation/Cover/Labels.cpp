//===- Labels.cpp - what a plan guarantees at a point ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Labels.h"
#include <set>

using namespace tutti::act;

Labels::Labels(const CoverProblem &problem, SetMask allowed, unsigned most)
    : allowedSets(allowed) {
  std::set<SetMask> known;
  auto add = [&](SetMask mask) {
    if (mask && known.insert(mask).second)
      masks.push_back(mask);
  };
  masks.push_back(problem.allSets() | kNothingResident);
  for (const UseClass &useClass : problem.classes)
    for (const Way &way : useClass.ways)
      add(way.sets & allowed);
  unsigned generators = masks.size();
  for (unsigned next = 1; next < masks.size(); ++next)
    for (unsigned other = 1; other < generators; ++other) {
      if (masks.size() >= most) {
        complete = false;
        return;
      }
      add(masks[next] & masks[other]);
    }
}
