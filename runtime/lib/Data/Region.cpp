//===- Region.cpp - parts of dense arrays ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Data/Region.h"
#include <algorithm>
#include <cstring>

using namespace tutti::rt;

// What a fold works on at a time: two of these fit the nearest cache.
static constexpr int64_t foldPiece = 8192;

Region tutti::rt::wholeRegion(int64_t offset, int64_t n) {
  return {offset, 1, n, n};
}

namespace {
// Where a walk through a region stands.
struct Walk {
  const Region &region;
  int64_t row = 0, column = 0;

  int64_t at() const { return region.offset + row * region.stride + column; }
  int64_t left() const { return region.run - column; }
  void advance(int64_t n) {
    column += n;
    if (column == region.run) {
      column = 0;
      ++row;
    }
  }
};

// Runs of one element are common (the last dimension is cut) and too short for
// a call each.
template <int N>
void copyRuns(char *to, int64_t toStride, const char *from, int64_t fromStride,
              int64_t count) {
  for (int64_t i = 0; i < count; ++i)
    std::memcpy(to + i * toStride, from + i * fromStride, N);
}

bool copySmallRuns(char *to, int64_t toStride, const char *from,
                   int64_t fromStride, int64_t count, int64_t run) {
  switch (run) {
  case 1:
    copyRuns<1>(to, toStride, from, fromStride, count);
    return true;
  case 2:
    copyRuns<2>(to, toStride, from, fromStride, count);
    return true;
  case 4:
    copyRuns<4>(to, toStride, from, fromStride, count);
    return true;
  case 8:
    copyRuns<8>(to, toStride, from, fromStride, count);
    return true;
  case 16:
    copyRuns<16>(to, toStride, from, fromStride, count);
    return true;
  case 32:
    copyRuns<32>(to, toStride, from, fromStride, count);
    return true;
  default:
    return false;
  }
}

// The region as rows of `run` bytes, where its own rows are multiples of that.
// Only for regions whose rows are one after the other or exactly `run` long.
bool asRows(Region &region, int64_t run) {
  if (region.run == run)
    return true;
  if (!region.contiguous() || region.bytes() % run)
    return false;
  region = {region.offset, region.bytes() / run, run, run};
  return true;
}
} // namespace

void tutti::rt::copyRegion(void *to, const Region &toRegion, const void *from,
                           const Region &fromRegion) {
  auto *out = static_cast<char *>(to);
  auto *in = static_cast<const char *>(from);
  int64_t left = fromRegion.bytes();
  if (left == 0)
    return;
  if (fromRegion.contiguous() && toRegion.contiguous()) {
    if (out + toRegion.offset != in + fromRegion.offset)
      std::memcpy(out + toRegion.offset, in + fromRegion.offset, size_t(left));
    return;
  }
  Region rowsTo = toRegion, rowsFrom = fromRegion;
  int64_t run = std::min(toRegion.contiguous() ? left : toRegion.run,
                         fromRegion.contiguous() ? left : fromRegion.run);
  if (run <= 32 && asRows(rowsTo, run) && asRows(rowsFrom, run) &&
      copySmallRuns(out + rowsTo.offset, rowsTo.stride, in + rowsFrom.offset,
                    rowsFrom.stride, rowsFrom.count, run))
    return;
  for (Walk a{toRegion}, b{fromRegion}; left > 0;) {
    int64_t n = std::min(a.left(), b.left());
    std::memcpy(out + a.at(), in + b.at(), size_t(n));
    a.advance(n);
    b.advance(n);
    left -= n;
  }
}

static void foldRun(char *out, const void *const *from, int n, int64_t offset,
                    int64_t length, const Fold &fold, int bytes) {
  auto source = [&](int i) {
    return static_cast<const char *>(from[i]) + offset;
  };
  if (n == 1) {
    std::memcpy(out, source(0), size_t(length));
    return;
  }
  fold(out, source(0), source(1), length / bytes);
  for (int i = 2; i < n; ++i)
    fold(out, out, source(i), length / bytes);
}

// Short runs are gathered first, a piece of one array at a time.
static void foldShortRuns(char *out, const void *const *from, int n,
                          const Region &region, const Fold &fold, int bytes) {
  alignas(64) char gathered[foldPiece];
  int64_t rows = std::max<int64_t>(1, foldPiece / region.run);
  for (int64_t row = 0; row < region.count; row += rows) {
    Region piece = region;
    piece.offset += row * region.stride;
    piece.count = std::min(rows, region.count - row);
    Region dense = wholeRegion(0, piece.bytes());
    copyRegion(out, dense, from[0], piece);
    for (int i = 1; i < n; ++i) {
      copyRegion(gathered, dense, from[i], piece);
      fold(out, out, gathered, dense.run / bytes);
    }
    out += dense.run;
  }
}

void tutti::rt::foldRegions(void *out, const void *const *from, int n,
                            const Region &region, const Fold &fold,
                            int bytes) {
  auto *to = static_cast<char *>(out);
  if (region.bytes() == 0)
    return;
  if (!region.contiguous() && region.run < 512)
    return foldShortRuns(to, from, n, region, fold, bytes);
  int64_t count = region.contiguous() ? 1 : region.count;
  int64_t run = region.contiguous() ? region.bytes() : region.run;
  for (int64_t row = 0; row < count; ++row)
    for (int64_t at = 0; at < run; at += foldPiece) {
      int64_t length = std::min(foldPiece, run - at);
      foldRun(to, from, n, region.offset + row * region.stride + at, length,
              fold, bytes);
      to += length;
    }
}
