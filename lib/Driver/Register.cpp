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
#include "tutti/Collectives/IR/Ccl.h"
#include "tutti/Collectives/Transforms/Passes.h"
#include "tutti/Execution/Passes.h"
#include "tutti/Frontend/Passes.h"
#include "tutti/Frontend/ShardingMarks.h"
#include "tutti/StableHLO/IR/Register.h"

void tutti::registerDialects(mlir::DialectRegistry &registry) {
  registry.insert<ccl::CclDialect, mlir::func::FuncDialect>();
  registerStableHLODialects(registry);
  registerShardingMarks(registry);
}

void tutti::registerPasses() {
  ccl::registerCollectivesPasses();
  registerFrontendPasses();
  exec::registerExecutionPasses();
}
