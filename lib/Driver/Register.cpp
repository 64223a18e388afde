//===- Register.cpp - everything Tutti adds to MLIR ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Driver/Register.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/DialectRegistry.h"
#include "mlir/Pass/PassRegistry.h"
#include "tutti/Collectives/IR/Ccl.h"
#include "tutti/Collectives/Transforms/Passes.h"
#include "tutti/Execution/IR/Rt.h"
#include "tutti/Execution/IR/Check.h"
#include "tutti/Execution/Passes.h"
#include "tutti/Execution/Program.h"
#include "tutti/Frontend/Passes.h"
#include "tutti/Frontend/ShardingMarks.h"
#include "tutti/StableHLO/IR/Register.h"

void tutti::registerDialects(mlir::DialectRegistry &registry) {
  registry.insert<ccl::CclDialect, check::CheckDialect,
                  mlir::func::FuncDialect>();
  registerStableHLODialects(registry);
  registerShardingMarks(registry);
  registry.insert<rt::RtDialect>();
  rt::registerBufferization(registry);
}

void tutti::registerPasses() {
  ccl::registerCollectivesPasses();
  registerFrontendPasses();
  exec::registerExecutionPasses();
  mlir::PassPipelineRegistration<>(
      "lower-for-host",
      "a per-device program to the LLVM dialect, as tutti run "
      "does",
      [](mlir::OpPassManager &pm) { exec::buildLowering(pm); });
}
