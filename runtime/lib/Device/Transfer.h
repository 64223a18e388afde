//===- Transfer.h - moves the bytes of a site in one address space ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The data movement of one member, given the operands of all. No waiting, no
// knowledge of threads: the callers meet before and after.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_RUNTIME_DEVICE_TRANSFER_H
#define TUTTI_RUNTIME_DEVICE_TRANSFER_H

#include "Site/Plan.h"

namespace tutti::rt {

/// The operands and results of one member.
struct Operands {
  const Plan *plan = nullptr;
  const void *const *inputs = nullptr;
  void *const *outputs = nullptr;
};

/// What the member at `plan.position` does so that, when all have done it, all
/// outputs are complete. Reads all inputs; an all-reduce writes its part of
/// everybody's output, the other kinds write the member's own.
void transferShare(const Plan &plan, const Operands *members);

/// Completes the member's own output without the others' help. `inputs[m]` are
/// copies of the operands of member m.
void transferAlone(const Plan &plan, const void *const *const *inputs,
                   void *const *outputs);

void zeroOutputs(const Plan &plan, void *const *outputs);

} // namespace tutti::rt

#endif // TUTTI_RUNTIME_DEVICE_TRANSFER_H
