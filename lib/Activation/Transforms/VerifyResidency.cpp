//===- VerifyResidency.cpp - proves residency, as a pass ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/BuiltinOps.h"
#include "tutti/Activation/Analysis/Residency.h"
#include "tutti/Activation/Transforms/Passes.h"

namespace tutti::act {
#define GEN_PASS_DEF_VERIFYRESIDENCY
#include "tutti/Activation/Transforms/Passes.h.inc"
} // namespace tutti::act

using namespace mlir;
using namespace tutti::act;

namespace {
struct VerifyResidency
    : public tutti::act::impl::VerifyResidencyBase<VerifyResidency> {
  void runOnOperation() override {
    markAllAnalysesPreserved();
    if (failed(verifyResidency(getOperation())))
      signalPassFailure();
  }
};
} // namespace
