//===- Domains.h - the labels that matter at each point ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a point has to guarantee is what the uses from there to the next loads
// accept in common. Few labels are that for any choice of loads, so the others
// need not be tried there.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_LIB_ACTIVATION_COVER_DOMAINS_H
#define TUTTI_LIB_ACTIVATION_COVER_DOMAINS_H

#include "Labels.h"

namespace tutti::act {

/// Labels by number, in ascending order; the first is 0.
using Domain = llvm::SmallVector<uint16_t, 6>;

/// Per point. The entry guarantees nothing. All labels, where there are more
/// than 64. Linear in uses and arcs, times labels for each loop in another.
std::vector<Domain> findDomains(const CoverProblem &problem,
                                const Labels &labels);

} // namespace tutti::act

#endif // TUTTI_LIB_ACTIVATION_COVER_DOMAINS_H
