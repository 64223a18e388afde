//===- tutti-translate.cpp - other texts to and from MLIR ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Frontend/HLO/Import.h"
#include "mlir/Support/LogicalResult.h"
#include "mlir/Tools/mlir-translate/MlirTranslateMain.h"

int main(int argc, char **argv) {
  tutti::registerHLOTranslation();
  return mlir::failed(mlir::mlirTranslateMain(
      argc, argv, "Other texts to and from MLIR\n"));
}
