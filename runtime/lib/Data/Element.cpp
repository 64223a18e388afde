//===- Element.cpp - what the element types are ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Data/Element.h"

using namespace tutti::rt;

// In the order of TuttiType. NarrowFloat: at most 8 bits, folded by tables.
static const ElementInfo infos[] = {
    {"i1", 1, 1, ElementClass::Bool},
    {"i2", 1, 2, ElementClass::Signed},
    {"i4", 1, 4, ElementClass::Signed},
    {"i8", 1, 8, ElementClass::Signed},
    {"i16", 2, 16, ElementClass::Signed},
    {"i32", 4, 32, ElementClass::Signed},
    {"i64", 8, 64, ElementClass::Signed},
    {"ui2", 1, 2, ElementClass::Unsigned},
    {"ui4", 1, 4, ElementClass::Unsigned},
    {"ui8", 1, 8, ElementClass::Unsigned},
    {"ui16", 2, 16, ElementClass::Unsigned},
    {"ui32", 4, 32, ElementClass::Unsigned},
    {"ui64", 8, 64, ElementClass::Unsigned},
    {"f4E2M1FN", 1, 4, ElementClass::NarrowFloat},
    {"f6E2M3FN", 1, 6, ElementClass::NarrowFloat},
    {"f6E3M2FN", 1, 6, ElementClass::NarrowFloat},
    {"f8E3M4", 1, 8, ElementClass::NarrowFloat},
    {"f8E4M3", 1, 8, ElementClass::NarrowFloat},
    {"f8E4M3FN", 1, 8, ElementClass::NarrowFloat},
    {"f8E4M3FNUZ", 1, 8, ElementClass::NarrowFloat},
    {"f8E4M3B11FNUZ", 1, 8, ElementClass::NarrowFloat},
    {"f8E5M2", 1, 8, ElementClass::NarrowFloat},
    {"f8E5M2FNUZ", 1, 8, ElementClass::NarrowFloat},
    {"f8E8M0FNU", 1, 8, ElementClass::NarrowFloat},
    {"bf16", 2, 16, ElementClass::Float},
    {"f16", 2, 16, ElementClass::Float},
    {"f32", 4, 32, ElementClass::Float},
    {"f64", 8, 64, ElementClass::Float},
    {"complex<f32>", 8, 64, ElementClass::Complex},
    {"complex<f64>", 16, 128, ElementClass::Complex},
};
static_assert(sizeof(infos) / sizeof(infos[0]) == TUTTI_NUM_TYPES,
              "one entry a type");

bool tutti::rt::isElementType(int32_t type) {
  return type >= 0 && type < TUTTI_NUM_TYPES;
}

const ElementInfo &tutti::rt::elementInfo(int32_t type) { return infos[type]; }
