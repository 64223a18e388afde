//===- SetBudget.cpp - few sets for many loads ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SetBudget.h"
#include "tutti/Activation/Cover/Planners.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"
#include <algorithm>

using namespace tutti::act;

// Extends `chosen` until all masks are hit; keeps the smallest in `best`. A
// mask that is not hit needs one of its sets, so branch over the smallest such
// mask.
static void search(const std::vector<SetMask> &masks, SetMask chosen,
                   SetMask &best) {
  if (llvm::popcount(chosen) >= llvm::popcount(best))
    return;
  SetMask open = 0, apart = 0;
  int disjoint = 0;
  for (SetMask mask : masks) {
    if (mask & chosen)
      continue;
    if (!open || llvm::popcount(mask) < llvm::popcount(open))
      open = mask;
    if (!(mask & apart)) { // masks without a common set need one each
      apart |= mask;
      ++disjoint;
    }
  }
  if (!open) {
    best = chosen;
    return;
  }
  if (llvm::popcount(chosen) + disjoint >= llvm::popcount(best))
    return;
  // Sets that hit more masks first; of equals, the first of the catalog.
  std::vector<std::pair<int, unsigned>> order;
  for (SetMask rest = open; rest; rest &= rest - 1) {
    unsigned set = llvm::countr_zero(rest);
    int hits = llvm::count_if(masks, [&](SetMask mask) {
      return !(mask & chosen) && (mask >> set & 1);
    });
    order.push_back({-hits, set});
  }
  llvm::sort(order);
  for (auto [hits, set] : order)
    search(masks, chosen | SetMask(1) << set, best);
}

SetMask tutti::act::hitAll(std::vector<SetMask> masks, SetMask given) {
  llvm::sort(masks);
  masks.erase(std::unique(masks.begin(), masks.end()), masks.end());
  SetMask best = ~SetMask(0);
  search(masks, given, best);
  return best;
}

std::optional<SetMask> tutti::act::fewestSets(const CoverProblem &problem) {
  std::vector<bool> isUsed(problem.classes.size());
  for (uint32_t useClass : problem.uses)
    isUsed[useClass] = true;
  std::vector<SetMask> masks;
  for (auto [index, useClass] : llvm::enumerate(problem.classes)) {
    if (!isUsed[index])
      continue;
    SetMask mask = 0;
    for (const Way &way : useClass.ways)
      mask |= way.sets & problem.allSets();
    if (!mask)
      return std::nullopt;
    masks.push_back(mask);
  }
  return hitAll(std::move(masks), problem.usedAnyway);
}
