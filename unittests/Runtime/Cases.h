//===- Cases.h - what both back-ends are tested with ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Collectives of every kind, grouping, shape, type and reduction, each with the
// results of its formula. The same list runs among threads and among ranks.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_UNITTESTS_RUNTIME_CASES_H
#define TUTTI_UNITTESTS_RUNTIME_CASES_H

#include "OwnedSite.h"
#include <memory>

namespace tutti::rt {

using Cases = std::vector<std::unique_ptr<OwnedSite>>;

/// Every kind with every grouping of `devices` that is worth a test.
Cases kindCases(int devices);
/// Every element type with every reduction, and moved.
Cases typeCases(int devices);
/// Functions of the program, that tell the order of the fold.
Cases customCases(int devices);
/// Parts of one element, no elements, sizes around what implementations change
/// their ways at; up to `largest` elements.
Cases sizeCases(int devices, int64_t largest);

/// Runs the cases on the calling device; "" or what went wrong first.
std::string runCases(const Cases &cases);

} // namespace tutti::rt

#endif // TUTTI_UNITTESTS_RUNTIME_CASES_H
