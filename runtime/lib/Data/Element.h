//===- Element.h - what the element types are ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Sizes, names and classes of TuttiType. Every function takes a valid type,
// constant time, any thread.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_RUNTIME_DATA_ELEMENT_H
#define TUTTI_RUNTIME_DATA_ELEMENT_H

#include "tutti/Runtime/Runtime.h"

namespace tutti::rt {

enum class ElementClass { Bool, Signed, Unsigned, NarrowFloat, Float, Complex };

struct ElementInfo {
  const char *name; // as in MLIR
  int bytes;        // in memory
  int bits;         // of the value
  ElementClass kind;
};

/// Whether `type` is one of TuttiType.
bool isElementType(int32_t type);
const ElementInfo &elementInfo(int32_t type);

} // namespace tutti::rt

#endif // TUTTI_RUNTIME_DATA_ELEMENT_H
