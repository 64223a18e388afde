//===- Target.cpp - what a collective costs on a machine ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Target/Target.h"
#include "llvm/ADT/STLExtras.h"
#include <cmath>

using namespace tutti;

const LinkClass &Target::linkOf(llvm::ArrayRef<int64_t> ranks) const {
  for (const LinkClass &link : linkClasses)
    if (llvm::all_of(ranks, [&](int64_t rank) {
          return rank / link.ranks == ranks.front() / link.ranks;
        }))
      return link;
  return linkClasses.back();
}

// Steps of the ring algorithm; for permutes and broadcasts, of the simplest
// one. (NCCL's model: 2(n-1) for an all-reduce, n-1 for its two halves.)
static double ringSteps(llvm::StringRef kind, int64_t groupSize) {
  if (kind == "collective_permute")
    return 1;
  double steps = std::max<int64_t>(groupSize - 1, 1);
  return kind == "all_reduce" ? 2 * steps : steps;
}

double Target::fixedUs(const LinkClass &link, llvm::StringRef kind,
                       int64_t groupSize) const {
  auto measured = link.fixedUs.find(kind.str());
  if (measured == link.fixedUs.end())
    return link.hopLatencyUs * ringSteps(kind, groupSize);
  // Between two measured sizes, a straight line over log2 of the size; beyond
  // the ends, the nearest measurement.
  auto above = measured->second.lower_bound(groupSize);
  if (above == measured->second.end())
    return std::prev(above)->second;
  if (above == measured->second.begin() || above->first == groupSize)
    return above->second;
  auto below = std::prev(above);
  double share = (std::log2(groupSize) - std::log2(below->first)) /
                 (std::log2(above->first) - std::log2(below->first));
  return below->second + share * (above->second - below->second);
}

double Target::transferUs(const LinkClass &link, llvm::StringRef kind,
                          int64_t groupSize, int64_t bytes) const {
  if (groupSize <= 1)
    return 0;
  // What one rank sends: everything for a permute or a broadcast; else each of
  // the other ranks' share, twice for an all-reduce (scatter, then gather).
  double share = static_cast<double>(groupSize - 1) / groupSize;
  if (kind == "collective_permute" || kind == "collective_broadcast")
    share = 1;
  else if (kind == "all_reduce")
    share *= 2;
  return share * bytes / (link.bandwidthGBps * 1e3);
}
