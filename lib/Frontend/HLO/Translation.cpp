//===- Translation.cpp - registration with mlir-translate ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Tools/mlir-translate/Translation.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "tutti/Frontend/HLO/Import.h"
#include "tutti/StableHLO/IR/Register.h"

using namespace mlir;

void tutti::registerHLOTranslation() {
  static TranslateToMLIRRegistration registration(
      "hlo-to-stablehlo", "HLO text to StableHLO",
      [](llvm::SourceMgr &sourceMgr, MLIRContext *context) {
        return OwningOpRef<Operation *>(
            importHLO(sourceMgr, context).release());
      },
      [](DialectRegistry &registry) {
        registry.insert<func::FuncDialect>();
        registerStableHLODialects(registry);
      });
}
