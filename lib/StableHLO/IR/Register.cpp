//===- Register.cpp - the dialects of framework programs ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/StableHLO/IR/Register.h"
#include "mlir/Dialect/Quant/IR/Quant.h"
#include "mlir/IR/DialectRegistry.h"
#include "tutti/StableHLO/IR/Chlo.h"
#include "tutti/StableHLO/IR/Sdy.h"
#include "tutti/StableHLO/IR/StableHLODialect.h"

void tutti::registerStableHLODialects(mlir::DialectRegistry &registry) {
  registry.insert<chlo::ChloDialect, mlir::quant::QuantDialect, sdy::SdyDialect,
                  stablehlo::StableHLODialect>();
}
