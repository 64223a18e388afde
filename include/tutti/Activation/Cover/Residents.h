//===- Residents.h - what a plan leaves resident ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_ACTIVATION_COVER_RESIDENTS_H
#define TUTTI_ACTIVATION_COVER_RESIDENTS_H

#include "tutti/Activation/Cover/CoverProblem.h"

namespace tutti::act {

/// The sets that may be resident at each point under a plan; 0 for a point that
/// nothing reaches. O(arcs x sets + loads).
std::vector<SetMask> residentsAtPoints(const CoverProblem &problem,
                                       const CoverPlan &plan);

} // namespace tutti::act

#endif // TUTTI_ACTIVATION_COVER_RESIDENTS_H
