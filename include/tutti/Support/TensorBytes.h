//===- TensorBytes.h - how many bytes a value takes ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The one place that says how large a tensor is in memory. Booleans (i1) take
// a byte an element, as everywhere in this field; other elements of less than
// eight bits are packed and the tensor is rounded up to whole bytes; a complex
// element is two of its parts; an index has eight bytes. Constant time.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_SUPPORT_TENSORBYTES_H
#define TUTTI_SUPPORT_TENSORBYTES_H

#include "mlir/IR/Types.h"
#include <cstdint>
#include <optional>

namespace tutti {

/// Bytes of a value of this type, INT64_MAX at most. Nothing for a type that
/// is neither a number nor a shape of numbers, or has a dynamic size.
std::optional<int64_t> byteSize(mlir::Type type);

/// The sum, or INT64_MAX where that is too small. Both are 0 or more.
inline int64_t saturatingAdd(int64_t a, int64_t b) {
  return a > INT64_MAX - b ? INT64_MAX : a + b;
}

} // namespace tutti

#endif // TUTTI_SUPPORT_TENSORBYTES_H
