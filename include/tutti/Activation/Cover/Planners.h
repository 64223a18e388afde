//===- Planners.h - which set at every point: the planners ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Free functions from a problem to a plan. All are pure, deterministic and safe
// from any thread.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_ACTIVATION_COVER_PLANNERS_H
#define TUTTI_ACTIVATION_COVER_PLANNERS_H

#include "tutti/Activation/Cover/CoverProblem.h"
#include <optional>

namespace tutti::act {

/// What the sweep `calculateBestSets` of the reference system finds.
struct FirstFit {
  std::vector<uint32_t> setOf; ///< per use; UINT32_MAX: no set serves it
  SetMask chosen = 0;          ///< the different ones
  uint32_t groups = 0;         ///< how often all sets were made candidates
};

/// Greedy, in program order and blind to control flow: a use gets the first set
/// in catalog order that is still a candidate and serves it; a set that does
/// not serve it stops to be a candidate. When none is left, all become
/// candidates again and a new group begins. No choice is reconsidered.
/// O(uses + groups x sets).
FirstFit calculateBestSets(const CoverProblem &problem);

/// Loads for those choices: on each arc, before the first use of a set that the
/// arc has not made resident.
CoverPlan planFirstFit(const CoverProblem &problem);

/// Greedy along each arc: all sets that serve the whole run of uses are kept;
/// when none is left the run ends and one of them is loaded for it. Optimal on
/// a straight line where no budget binds. O(uses + arcs).
CoverPlan planLongestRun(const CoverProblem &problem);

/// Removes loads of a set that is resident already on every path, and updates
/// the cost. O(arcs x sets + loads).
void dropResidentLoads(const CoverProblem &problem, CoverPlan &plan);

struct OptimalLimits {
  /// Entries of a table; where control flow is so tangled that more would be
  /// needed, the result is a bound and a plan above it.
  size_t tableEntries = size_t(1) << 22;
  /// Problems solved to meet the budget on sets.
  unsigned budgetNodes = 2000;
};

/// The least cost of all legal plans. Exact for structured control flow in time
/// linear in its size (for a fixed catalog), and for any graph whose tables
/// stay within the limits; then status is Optimal and boundUs == costUs.
///
/// At each point the plan guarantees that the resident set is one of a *label*,
/// an intersection of what uses accept. The cost of an arc depends on the
/// labels at its ends only, so points are eliminated one after another, each
/// leaving a table over its neighbours: a chain is a min-plus product of
/// matrices, the arms of a branch a sum, a loop the best label that its body
/// restores. The budget on sets is met by branch and bound over which sets may
/// be used.
CoverPlan planOptimal(const CoverProblem &problem,
                      const OptimalLimits &limits = {});

/// The fewest sets that serve all uses (in some way each), or nothing if some
/// use has no set at all. Exact; exponential in the catalog only.
std::optional<SetMask> fewestSets(const CoverProblem &problem);

} // namespace tutti::act

#endif // TUTTI_ACTIVATION_COVER_PLANNERS_H
