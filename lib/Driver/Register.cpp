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
#include "tutti/Activation/IR/Act.h"
#include "tutti/Activation/Transforms/Passes.h"
#include "tutti/Collectives/IR/Ccl.h"
#include "tutti/Collectives/Transforms/Passes.h"
#include "tutti/Frontend/Passes.h"
#include "tutti/Frontend/ShardingMarks.h"
#include "tutti/StableHLO/IR/Register.h"

void tutti::registerDialects(mlir::DialectRegistry &registry) {
  registry.insert<act::ActDialect, ccl::CclDialect, mlir::func::FuncDialect>();
  registerStableHLODialects(registry);
  registerShardingMarks(registry);
}

void tutti::registerPasses() {
  act::registerActivationPasses();
  ccl::registerCollectivesPasses();
  registerFrontendPasses();
}
