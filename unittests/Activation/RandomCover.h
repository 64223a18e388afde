//===- RandomCover.h - random problems, and slow right answers ---*- C++
//-*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_UNITTESTS_ACTIVATION_RANDOMCOVER_H
#define TUTTI_UNITTESTS_ACTIVATION_RANDOMCOVER_H

#include "tutti/Activation/Cover/CoverProblem.h"
#include <optional>
#include <random>
#include <string>

namespace tutti::act {

struct RandomShape {
  unsigned maxUses = 12, maxSets = 5, maxDepth = 3;
  bool choices = false;
};

/// Sequences, branches and loops; trip counts and probabilities are such that
/// all costs are sums of powers of two.
CoverProblem randomStructured(std::mt19937 &random, const RandomShape &shape);

/// Any graph of blocks.
CoverProblem randomGraph(std::mt19937 &random, const RandomShape &shape);

/// All plans tried, with one load at most at each place; nothing if there are
/// more than `most`. Infinity: no plan is legal.
std::optional<double> bruteForce(const CoverProblem &problem, double most);

/// The problem as an integer program in the LP format. Its variables are the
/// sets that may be resident at each place, and the loads.
std::string asIntegerProgram(const CoverProblem &problem);

/// The optimum as CBC finds it; nothing where it does not finish or is not
/// installed. Infinity: infeasible.
std::optional<double> solveByCBC(const std::string &integerProgram);

} // namespace tutti::act

#endif // TUTTI_UNITTESTS_ACTIVATION_RANDOMCOVER_H
