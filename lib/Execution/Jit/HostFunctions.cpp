//===- HostFunctions.cpp - what compiled programs call ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "HostFunctions.h"
#include "tutti/Execution/Runtime.h"
#include "tutti/Runtime/Runtime.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/bit.h"
#include "llvm/ExecutionEngine/Orc/Shared/ExecutorAddress.h"
#include "llvm/Support/ErrorHandling.h"
#include <csetjmp>

using namespace tutti;
using llvm::APFloat;

// Where the device of this thread goes when a collective fails. Compiled code
// has nothing to unwind.
static thread_local jmp_buf *abortTarget = nullptr;

// How many keys the device of this thread has drawn.
static thread_local uint32_t numKeys = 0;

static uint64_t randomKey() {
  return static_cast<uint64_t>(tutti_device()) << 32 | numKeys++;
}

bool exec::runUntilAbort(llvm::function_ref<void()> body) {
  jmp_buf target;
  jmp_buf *volatile outer = abortTarget;
  abortTarget = &target;
  numKeys = 0;
  bool isDone = false;
  if (setjmp(target) == 0) {
    body();
    isDone = true;
  }
  abortTarget = outer;
  return isDone;
}

static void runCollective(const TuttiSite *site, const void *const *inputs,
                          void *const *outputs) {
  if (tutti_collective(site, inputs, outputs) == 0)
    return;
  longjmp(*abortTarget, 1);
}

static const llvm::fltSemantics &semanticsOf(int32_t type) {
  switch (type) {
  case TUTTI_F4E2M1FN:
    return APFloat::Float4E2M1FN();
  case TUTTI_F6E2M3FN:
    return APFloat::Float6E2M3FN();
  case TUTTI_F6E3M2FN:
    return APFloat::Float6E3M2FN();
  case TUTTI_F8E3M4:
    return APFloat::Float8E3M4();
  case TUTTI_F8E4M3:
    return APFloat::Float8E4M3();
  case TUTTI_F8E4M3FN:
    return APFloat::Float8E4M3FN();
  case TUTTI_F8E4M3FNUZ:
    return APFloat::Float8E4M3FNUZ();
  case TUTTI_F8E4M3B11FNUZ:
    return APFloat::Float8E4M3B11FNUZ();
  case TUTTI_F8E5M2:
    return APFloat::Float8E5M2();
  case TUTTI_F8E5M2FNUZ:
    return APFloat::Float8E5M2FNUZ();
  case TUTTI_F8E8M0FNU:
    return APFloat::Float8E8M0FNU();
  default:
    llvm_unreachable("not a float of at most 8 bits");
  }
}

static uint8_t encodeFloat(int32_t type, double value) {
  APFloat number(value);
  bool losesInfo;
  number.convert(semanticsOf(type), APFloat::rmNearestTiesToEven, &losesInfo);
  return number.bitcastToAPInt().getZExtValue();
}

// What LLVM calls to round to bf16, which it returns in the lowest bits of the
// register of a float. It also calls it for a bf16 that crosses a branch.
static float truncateToBf16(float value) {
  APFloat number(value);
  bool losesInfo;
  number.convert(APFloat::BFloat(), APFloat::rmNearestTiesToEven, &losesInfo);
  return llvm::bit_cast<float>(
      static_cast<uint32_t>(number.bitcastToAPInt().getZExtValue()));
}

llvm::orc::SymbolMap
exec::hostFunctions(llvm::orc::MangleAndInterner mangle) {
  llvm::orc::SymbolMap symbols;
  auto add = [&](llvm::StringRef name, auto *function) {
    symbols[mangle(name)] = {llvm::orc::ExecutorAddr::fromPtr(function),
                             llvm::JITSymbolFlags::Exported |
                                 llvm::JITSymbolFlags::Callable};
  };
  add(kCollectiveName, runCollective);
  add(kDeviceName, tutti_device);
  add(kEncodeFloatName, encodeFloat);
  add(kRandomKeyName, randomKey);
  add("__truncsfbf2", truncateToBf16);
  return symbols;
}
