//===- Numbers.h - scalar arithmetic too simple to be wrong ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_UNITTESTS_RUNTIME_NUMBERS_H
#define TUTTI_UNITTESTS_RUNTIME_NUMBERS_H

#include "Reference.h"
#include <random>

namespace tutti::rt {

Bytes arbitraryElement(int type, std::mt19937 &random);
bool sameElement(int type, const Bytes &a, const Bytes &b);
std::string hex(const Bytes &element);

bool isComplexType(int type);
bool isFloatType(int type);
/// Of a type that is no complex number and not f64, exactly.
double toDouble(int type, const Bytes &element);
/// Rounds to nearest even.
Bytes fromDouble(int type, double value);

/// Whether StableHLO allows it.
bool isReductionOf(int type, int reduction);

} // namespace tutti::rt

#endif // TUTTI_UNITTESTS_RUNTIME_NUMBERS_H
