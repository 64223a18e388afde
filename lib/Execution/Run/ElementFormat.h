//===- ElementFormat.h - elements as the runtime keeps them ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads elements of any type that the runtime knows (TuttiType), exactly and
// slowly, for messages and for comparisons of what is not equal bit by bit.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_LIB_EXECUTION_RUN_ELEMENTFORMAT_H
#define TUTTI_LIB_EXECUTION_RUN_ELEMENTFORMAT_H

#include "llvm/ADT/APFloat.h"
#include <string>

namespace tutti::exec {

/// The float type with this number, or the one of a complex number's parts;
/// null for integers and bools.
const llvm::fltSemantics *floatSemantics(int32_t runtimeType);

class ElementFormat {
public:
  explicit ElementFormat(int32_t runtimeType);

  bool isFloat() const { return semantics; }
  /// 2 for complex numbers, else 1.
  unsigned parts() const { return numParts; }
  /// Bytes of one part.
  unsigned bytes() const { return (width + 7) / 8; }

  /// The bits of the part at an address; those that the type lacks are zero.
  uint64_t load(const char *at) const;
  /// The float with these bits.
  llvm::APFloat decode(uint64_t bits) const;
  /// How many floats of the type lie between two that are no NaN, plus one; 0
  /// for zeros of either sign.
  uint64_t ulps(uint64_t a, uint64_t b) const;
  /// An element for people: "1.5", "(1, -2)", "true".
  std::string format(const char *at) const;

private:
  std::string formatPart(const char *at) const;

  const llvm::fltSemantics *semantics;
  unsigned width, numParts;
  bool isUnsigned;
};

} // namespace tutti::exec

#endif // TUTTI_LIB_EXECUTION_RUN_ELEMENTFORMAT_H
