//===- HostFunctions.cpp - what compiled programs call ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "HostFunctions.h"
#include "../Math/Functions.h"
#include "../Run/ElementFormat.h"
#include "../Run/Expect.h"
#include "tutti/Execution/Runtime.h"
#include "tutti/Runtime/Runtime.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ExecutionEngine/Orc/Shared/ExecutorAddress.h"
#include <csetjmp>

using namespace tutti;
using namespace tutti::exec;
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

static void runExpect(const UnrankedDescriptor *actual,
                      const UnrankedDescriptor *expected, int32_t type,
                      double tolerance, uint64_t mostUlps, uint64_t leastUlps,
                      bool signedZeros, const char *location) {
  {
    Tolerance bounds;
    bounds.absolute = tolerance;
    bounds.ulps = mostUlps;
    bounds.leastUlps = leastUlps;
    bounds.signedZeros = signedZeros;
    std::string mismatch = findMismatch(*actual, *expected, type, bounds);
    if (mismatch.empty())
      return;
    tutti_device_fail((std::string(location) + ": " + mismatch).c_str());
  } // Nothing is left to destroy.
  longjmp(*abortTarget, 1);
}

static void failRequirement(const char *message) {
  tutti_device_fail(message);
  longjmp(*abortTarget, 1);
}

static uint8_t encodeFloat(int32_t type, double value) {
  // The type has no zero, which APFloat makes its least number.
  if (type == TUTTI_F8E8M0FNU && !(value > 0))
    return 0xff;
  APFloat number(value);
  bool losesInfo;
  number.convert(*floatSemantics(type), APFloat::rmNearestTiesToEven,
                 &losesInfo);
  return number.bitcastToAPInt().getZExtValue();
}

llvm::orc::SymbolMap exec::hostFunctions(llvm::orc::MangleAndInterner mangle) {
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
  add(kRequirementName, failRequirement);
  for (llvm::StringRef storage : {"i1", "i8", "i16", "i32", "i64", "bf16",
                                  "f16", "f32", "f64", "cf32", "cf64"})
    add(("_mlir_ciface_" + kExpectName + storage).str(), runExpect);
  for (const MathFunction &function : mathFunctions())
    symbols[mangle(function.name)] = {
        llvm::orc::ExecutorAddr::fromPtr(function.address),
        llvm::JITSymbolFlags::Exported | llvm::JITSymbolFlags::Callable};
  return symbols;
}
