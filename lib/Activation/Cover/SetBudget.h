//===- SetBudget.h - few sets for many loads ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_LIB_ACTIVATION_COVER_SETBUDGET_H
#define TUTTI_LIB_ACTIVATION_COVER_SETBUDGET_H

#include "tutti/Activation/Cover/CoverProblem.h"

namespace tutti::act {

/// The fewest sets of which each mask has one, with those of `given` for free:
/// all of them together. Every mask must have a set. Exact; exponential in the
/// number of sets only, and quick where few masks differ.
SetMask hitAll(std::vector<SetMask> masks, SetMask given);

} // namespace tutti::act

#endif // TUTTI_LIB_ACTIVATION_COVER_SETBUDGET_H
