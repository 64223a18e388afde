//===- Contraction.h - points that may share a label ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_LIB_ACTIVATION_COVER_CONTRACTION_H
#define TUTTI_LIB_ACTIVATION_COVER_CONTRACTION_H

#include "tutti/Activation/Cover/CoverProblem.h"

namespace tutti::act {

/// For each point, the one that stands for it: both have one label in some
/// cheapest plan. An edge's beginning guarantees no more than its end has to, and
/// where control goes nowhere else from the beginning, or comes from nowhere else
/// to the end, it may as well guarantee the same. The entry stays alone.
std::vector<uint32_t> contractEdges(const CoverProblem &problem);

} // namespace tutti::act

#endif // TUTTI_LIB_ACTIVATION_COVER_CONTRACTION_H
