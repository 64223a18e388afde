//===- Numbers.h - scalar arithmetic too simple to be wrong ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_UNITTESTS_RUNTIME_NUMBERS_H
#define TUTTI_UNITTESTS_RUNTIME_NUMBERS_H

#include "tutti/Runtime/Runtime.h"
#include <algorithm>
#include <random>
#include <string>

namespace tutti::rt {

/// The bytes of one element.
struct Element {
  Element() = default;
  explicit Element(int size) : size(size) {}
  Element(const char *from, int size) : size(size) {
    std::copy(from, from + size, bytes);
  }
  bool operator==(const Element &other) const {
    return size == other.size && std::equal(bytes, bytes + size, other.bytes);
  }

  char bytes[16] = {};
  int size = 0;
};

int bytesOf(int type);

/// a op b. Not for TUTTI_CUSTOM.
Element combineElements(int type, int reduction, const Element &a,
                        const Element &b);

Element arbitraryElement(int type, std::mt19937 &random);
bool sameElement(int type, const Element &a, const Element &b);
std::string hex(const Element &element);

bool isComplexType(int type);
bool isFloatType(int type);
/// Of a type that is no complex number and not f64, exactly.
double toDouble(int type, const Element &element);
/// Rounds to nearest even.
Element fromDouble(int type, double value);

/// Whether StableHLO allows it.
bool isReductionOf(int type, int reduction);

} // namespace tutti::rt

#endif // TUTTI_UNITTESTS_RUNTIME_NUMBERS_H
