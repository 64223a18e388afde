//===- Checker.h - proves a plan legal ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Shares no code with the planners: follows which sets may be resident forward
// through the graph, one set at a time.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_ACTIVATION_COVER_CHECKER_H
#define TUTTI_ACTIVATION_COVER_CHECKER_H

#include "tutti/Activation/Cover/CoverProblem.h"
#include <string>

namespace tutti::act {

/// Empty if the plan is legal and its cost is what it says, else what is wrong.
/// O((arcs + uses) x sets).
std::string checkPlan(const CoverProblem &problem, const CoverPlan &plan);

} // namespace tutti::act

#endif // TUTTI_ACTIVATION_COVER_CHECKER_H
