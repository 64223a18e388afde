//===- NarrowFloat.h - floats of at most 8 bits ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Conversion between the float types of at most 8 bits and f32. Decoding is
// exact; encoding rounds to nearest, ties to even, and overflows to what the
// type has: infinity, else NaN, else its largest number. f8E8M0FNU, which has
// neither sign, zero nor mantissa, rounds ties up, gives NaN for zero and
// for negative numbers, and its smallest number for what is smaller.
//
// Meant for building tables: tens of nanoseconds a call. Any thread; expects
// the default rounding mode.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_RUNTIME_DATA_NARROWFLOAT_H
#define TUTTI_RUNTIME_DATA_NARROWFLOAT_H

#include <cstdint>

namespace tutti::rt {

/// `type`: a TuttiType of ElementClass::NarrowFloat. Bits above the type's own
/// are ignored.
float decodeNarrow(int32_t type, uint8_t code);
/// A NaN must not be encoded in the types that have none (f4, f6).
uint8_t encodeNarrow(int32_t type, float value);

} // namespace tutti::rt

#endif // TUTTI_RUNTIME_DATA_NARROWFLOAT_H
