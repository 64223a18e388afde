//===- Transfer.cpp - moves the bytes of a site in one address space ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Device/Transfer.h"
#include <algorithm>
#include <cstring>

using namespace tutti::rt;

// What is folded before it is handed to the other members: it is still in a
// near cache then.
static constexpr int64_t sharePiece = 16384;

using Pointers = std::vector<const void *>;

// Folds the member's part of one buffer and puts it into every output.
static void reduceShare(const Plan &plan, int b, const Operands *members,
                        const Pointers &from) {
  const BufferPlan &buffer = plan.buffers[b];
  int size = int(plan.members.size());
  Region part = plan.source(buffer, plan.position);
  auto outputOf = [&](int m) {
    return static_cast<char *>(members[m].outputs[b]);
  };
  // The own output may hold an operand that is still to be read.
  alignas(64) char held[sharePiece];
  bool inPlace = outputOf(plan.position) == from[plan.position];
  for (int64_t at = 0; at < part.run; at += sharePiece) {
    int64_t offset = part.offset + at;
    int64_t n = std::min(sharePiece, part.run - at);
    char *folded = inPlace ? held : outputOf(plan.position) + offset;
    foldRegions(folded, from.data(), size, wholeRegion(offset, n), buffer.fold,
                buffer.bytes);
    for (int m = 0; m < size; ++m)
      if (outputOf(m) + offset != folded)
        std::memcpy(outputOf(m) + offset, folded, size_t(n));
  }
}

static void copyParts(const Plan &plan, int b, const Pointers &from,
                      void *output) {
  const BufferPlan &buffer = plan.buffers[b];
  int size = int(plan.members.size());
  Region source = plan.source(buffer, plan.position);
  // Members begin at different places, not all at the first.
  for (int i = 0; i < size; ++i) {
    int sender = (plan.position + i) % size;
    if (plan.receives(plan.position, sender))
      copyRegion(output, plan.target(buffer, sender), from[sender], source);
  }
}

void tutti::rt::transferShare(const Plan &plan, const Operands *members) {
  void *const *outputs = members[plan.position].outputs;
  if (!plan.receivesAny(plan.position))
    return zeroOutputs(plan, outputs);
  Pointers from(plan.members.size());
  for (int b = 0; b < plan.site.numBuffers; ++b) {
    for (size_t m = 0; m < from.size(); ++m)
      from[m] = members[m].inputs[b];
    if (plan.site.kind == TUTTI_ALL_REDUCE)
      reduceShare(plan, b, members, from);
    else if (plan.reduces())
      foldRegions(outputs[b], from.data(), int(from.size()),
                  plan.source(plan.buffers[b], plan.position),
                  plan.buffers[b].fold, plan.buffers[b].bytes);
    else
      copyParts(plan, b, from, outputs[b]);
  }
}

void tutti::rt::transferAlone(const Plan &plan,
                              const void *const *const *inputs,
                              void *const *outputs) {
  if (!plan.receivesAny(plan.position))
    return zeroOutputs(plan, outputs);
  Pointers from(plan.members.size());
  for (int b = 0; b < plan.site.numBuffers; ++b) {
    const BufferPlan &buffer = plan.buffers[b];
    for (size_t m = 0; m < from.size(); ++m)
      from[m] = inputs[m][b];
    if (!plan.reduces()) {
      copyParts(plan, b, from, outputs[b]);
      continue;
    }
    Region part = plan.site.kind == TUTTI_ALL_REDUCE
                      ? wholeRegion(0, buffer.inBytes)
                      : plan.source(buffer, plan.position);
    foldRegions(outputs[b], from.data(), int(from.size()), part, buffer.fold,
                buffer.bytes);
  }
}

void tutti::rt::zeroOutputs(const Plan &plan, void *const *outputs) {
  for (int b = 0; b < plan.site.numBuffers; ++b)
    if (plan.buffers[b].outBytes > 0)
      std::memset(outputs[b], 0, size_t(plan.buffers[b].outBytes));
}
