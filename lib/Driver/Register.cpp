//===- Register.cpp - everything Tutti adds to MLIR ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Driver/Register.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/Extensions/InlinerExtension.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/DialectRegistry.h"
#include "mlir/Pass/PassRegistry.h"
#include "tutti/Activation/IR/Act.h"
#include "tutti/Activation/Transforms/Passes.h"
#include "tutti/Collectives/IR/Ccl.h"
#include "tutti/Collectives/Transforms/Passes.h"
#include "tutti/Execution/IR/Check.h"
#include "tutti/Execution/IR/Rt.h"
#include "tutti/Execution/Passes.h"
#include "tutti/Execution/Program.h"
#include "tutti/Frontend/Passes.h"
#include "tutti/Frontend/ShardingMarks.h"
#include "tutti/StableHLO/IR/Register.h"

void tutti::registerDialects(mlir::DialectRegistry &registry) {
  registry.insert<act::ActDialect, ccl::CclDialect, check::CheckDialect,
                  mlir::arith::ArithDialect, mlir::cf::ControlFlowDialect,
                  mlir::func::FuncDialect, mlir::memref::MemRefDialect,
                  mlir::scf::SCFDialect>();
  mlir::func::registerInlinerExtension(registry);
  registerStableHLODialects(registry);
  registerShardingMarks(registry);
  registry.insert<rt::RtDialect>();
  rt::registerBufferization(registry);
}

void tutti::registerPasses() {
  act::registerActivationPasses();
  ccl::registerCollectivesPasses();
  registerFrontendPasses();
  exec::registerExecutionPasses();
  mlir::PassPipelineRegistration<>(
      "lower-for-host",
      "a per-device program to the LLVM dialect, as tutti run "
      "does",
      [](mlir::OpPassManager &pm) { exec::buildLowering(pm); });
}
