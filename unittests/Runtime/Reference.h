//===- Reference.h - collectives by their formula ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The results of a site, one element at a time, from the multi-index formulas
// of the StableHLO specification and scalar arithmetic. Shares no code with the
// runtime but the conversion of floats of at most 8 bits, which NumbersTest
// compares with LLVM's.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_UNITTESTS_RUNTIME_REFERENCE_H
#define TUTTI_UNITTESTS_RUNTIME_REFERENCE_H

#include "OwnedSite.h"

namespace tutti::rt {

using Bytes = std::vector<char>;

/// The operand `buffer` of `device` in the case number `seed`: arbitrary bits,
/// small numbers and special values, valid in the type.
Bytes operandOf(const OwnedSite &site, int buffer, int device, unsigned seed);

/// The result `buffer` on `device`.
Bytes resultOf(const OwnedSite &site, int buffer, int device, int devices,
               unsigned seed);

/// "" or what differs first. NaNs of any payload are the same.
std::string compare(int type, const Bytes &expected, const Bytes &actual);

} // namespace tutti::rt

#endif // TUTTI_UNITTESTS_RUNTIME_REFERENCE_H
