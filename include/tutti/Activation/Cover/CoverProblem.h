//===- CoverProblem.h - which set at every point, as plain data ---*- C++
//-*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The problem of keeping the right function set resident, without IR. A kernel
// is a graph of points joined by arcs. An arc of code holds a run of uses (the
// activations of one engine in program order) and may get loads before each of
// them and at its end; an edge is a way control takes, where no load can stand;
// a clobber is a call, after which one of `leaves` is resident.
//
// A plan says where loads stand and of which sets. It is legal if on every path
// from the entry, where nothing is resident, each use finds a set that serves
// it, and if no more than `maxSets` different sets are used. Its cost is the
// sum of loads by frequency, plus the extra work of the ways chosen.
//
// Sets are bits of a word. A use is of a class; uses of one class are served by
// the same sets. A class has one way to be computed or several, the first of
// which is the function itself.
//
// Units: microseconds; a frequency is the expected number of runs of an arc in
// one run of the kernel.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_ACTIVATION_COVER_COVERPROBLEM_H
#define TUTTI_ACTIVATION_COVER_COVERPROBLEM_H

#include "llvm/ADT/SmallVector.h"
#include <cstdint>
#include <vector>

namespace tutti::act {

/// Sets by index; bit 63 stands for "no set, or one nobody knows".
using SetMask = uint64_t;
inline constexpr SetMask kNothingResident = SetMask(1) << 63;

/// One way to compute what a use asks for: in any of these sets, at this much
/// more work each time.
struct Way {
  SetMask sets = 0;
  double extraUs = 0;
};

struct UseClass {
  llvm::SmallVector<Way, 1> ways;
};

struct Arc {
  enum Kind : uint8_t { Code, Edge, Clobber };
  uint32_t from = 0, to = 0;
  Kind kind = Code;
  double frequency = 1;
  /// Of a code arc: its uses are uses[begin .. end).
  uint32_t begin = 0, end = 0;
  /// Of a clobber.
  SetMask leaves = kNothingResident;
};

struct CoverProblem {
  unsigned numSets = 0;
  /// Most different sets of a plan.
  unsigned maxSets = 8;
  /// Sets that are used in any case, by callees; they count too. What a clobber
  /// leaves must be among them.
  SetMask usedAnyway = 0;
  double loadUs = 1;
  std::vector<UseClass> classes;
  std::vector<uint32_t> uses; ///< their classes, in program order
  std::vector<Arc> arcs;      ///< in program order
  uint32_t numPoints = 0;
  uint32_t entry = 0; ///< the point where nothing is resident

  SetMask allSets() const { return (SetMask(1) << numSets) - 1; }
  /// Sets that serve a class in its first way.
  SetMask setsOf(uint32_t useClass) const {
    return classes[useClass].ways.front().sets;
  }
};

/// Load `set` on arc `arc`, right before use `before`; arc.end is its end.
struct PlannedLoad {
  uint32_t arc = 0, before = 0, set = 0;
};

struct CoverPlan {
  enum Status {
    Optimal,    ///< cost == bound
    Feasible,   ///< legal; cheaper plans are not ruled out
    OverBudget, ///< no plan found that uses few enough sets
    Impossible, ///< proven: every plan uses too many sets
    Invalid,    ///< use `invalidUse` is served by no set
    TooLarge    ///< the search was given up
  };
  Status status = Feasible;
  uint32_t invalidUse = 0;
  std::vector<PlannedLoad> loads; ///< by arc, then by place
  /// Of each use, which way; empty if it is the first for all.
  std::vector<uint8_t> ways;
  double costUs = 0;
  /// No legal plan costs less.
  double boundUs = 0;

  bool isLegal() const { return status == Optimal || status == Feasible; }
  unsigned wayOf(uint32_t use) const { return ways.empty() ? 0 : ways[use]; }
  SetMask usedSets() const;
  /// Extra work of the ways and loads by frequency.
  double recomputeCost(const CoverProblem &problem) const;
};

} // namespace tutti::act

#endif // TUTTI_ACTIVATION_COVER_COVERPROBLEM_H
