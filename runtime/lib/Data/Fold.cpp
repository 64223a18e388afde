//===- Fold.cpp - combines arrays element by element ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Data/Fold.h"
#include "Data/Element.h"
#include "Data/NarrowFloat.h"
#include <cmath>
#include <cstring>
#include <memory>
#include <mutex>

using namespace tutti::rt;

static FoldTable bestTable() {
#ifdef TUTTI_HAVE_AVX2
  if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("f16c"))
    return foldAvx2;
#endif
  return foldBaseline;
}

static float combine(int32_t reduction, float a, float b) {
  if (reduction == TUTTI_SUM)
    return a + b;
  if (reduction == TUTTI_PRODUCT)
    return a * b;
  if (std::isnan(a) || std::isnan(b))
    return std::isnan(a) ? a : b;
  bool aFirst = a < b || (a == b && std::signbit(a));
  return aFirst == (reduction == TUTTI_MIN) ? a : b;
}

// Made on first use and kept.
static const uint8_t *narrowTable(int32_t type, int32_t reduction) {
  static std::mutex mutex;
  static std::unique_ptr<uint8_t[]> tables[TUTTI_NUM_TYPES][TUTTI_MAX + 1];
  if (reduction < TUTTI_SUM || reduction > TUTTI_MAX)
    return nullptr;
  std::lock_guard<std::mutex> lock(mutex);
  std::unique_ptr<uint8_t[]> &table = tables[type][reduction];
  if (table)
    return table.get();
  float decoded[256];
  for (int code = 0; code < 256; ++code)
    decoded[code] = decodeNarrow(type, uint8_t(code));
  table.reset(new uint8_t[256 * 256]);
  for (int a = 0; a < 256; ++a)
    for (int b = 0; b < 256; ++b)
      table[a * 256 + b] =
          encodeNarrow(type, combine(reduction, decoded[a], decoded[b]));
  return table.get();
}

Fold::Fold(int32_t type, int32_t reduction) {
  static const FoldTable best = bestTable();
  if (elementInfo(type).kind == ElementClass::NarrowFloat)
    table = narrowTable(type, reduction);
  else
    function = best(type, reduction);
}

void Fold::operator()(void *out, const void *a, const void *b,
                      int64_t n) const {
  if (function)
    return function(out, a, b, n);
  if (table) {
    auto *to = static_cast<uint8_t *>(out);
    auto *x = static_cast<const uint8_t *>(a);
    auto *y = static_cast<const uint8_t *>(b);
    for (int64_t i = 0; i < n; ++i)
      to[i] = table[x[i] * 256 + y[i]];
    return;
  }
  if (out != a)
    std::memcpy(out, a, size_t(n) * bytes);
  combine(out, b, n);
}
