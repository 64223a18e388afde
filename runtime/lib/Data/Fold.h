//===- Fold.h - combines arrays element by element ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The arithmetic of reductions. A fold function combines two arrays into a
// third; the order in which a group is folded is up to the caller. The result
// of an element depends on the two elements alone, not on where in an array it
// stands or which processor computes it.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_RUNTIME_DATA_FOLD_H
#define TUTTI_RUNTIME_DATA_FOLD_H

#include <cstdint>

namespace tutti::rt {

/// out[i] = a[i] op b[i] for n elements. `out` may be `a`, and overlaps nothing
/// otherwise.
using FoldFunction = void (*)(void *out, const void *a, const void *b,
                              int64_t n);

/// One function for each element type and reduction, for one kind of
/// processor. Null where the reduction is not defined on the type, and for
/// floats of at most 8 bits.
using FoldTable = FoldFunction (*)(int32_t type, int32_t reduction);
FoldFunction foldBaseline(int32_t type, int32_t reduction);
FoldFunction foldAvx2(int32_t type, int32_t reduction);

/// How one reduction combines one type, made once and used from any thread.
class Fold {
public:
  Fold() = default;
  /// `type` and `reduction` are valid and no custom reduction. Not `valid`
  /// where the reduction is not defined on the type. The first use of a float
  /// type of at most 8 bits computes a table (64 KiB, a few ms).
  Fold(int32_t type, int32_t reduction);
  explicit Fold(void (*combine)(void *, const void *, int64_t), int bytes)
      : combine(combine), bytes(bytes) {}

  bool valid() const { return function || table || combine; }
  /// As FoldFunction.
  void operator()(void *out, const void *a, const void *b, int64_t n) const;

private:
  FoldFunction function = nullptr;
  const uint8_t *table = nullptr; // result of (a, b) at 256 a + b
  void (*combine)(void *, const void *, int64_t) = nullptr;
  int bytes = 0; // of an element; for `combine`
};

} // namespace tutti::rt

#endif // TUTTI_RUNTIME_DATA_FOLD_H
