//===- ChloVerify.h - checks that chlo's verifiers share ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_LIB_STABLEHLO_IR_CHLOVERIFY_H
#define TUTTI_LIB_STABLEHLO_IR_CHLOVERIFY_H

#include "ShapeRules.h"
#include "tutti/StableHLO/IR/Chlo.h"

namespace tutti::chlo {

/// Checks that a value (`what`, e.g. "result 0") has the given shape and
/// element type, as far as they are known. A null element type is any.
mlir::LogicalResult verifyIs(mlir::Operation *op, llvm::StringRef what,
                             mlir::Type type,
                             llvm::ArrayRef<stablehlo::Dim> shape,
                             mlir::Type elementType);

/// Checks the sizes of a value alone.
mlir::LogicalResult verifySizes(mlir::Operation *op, llvm::StringRef what,
                                mlir::Type type,
                                llvm::ArrayRef<stablehlo::Dim> shape);

} // namespace tutti::chlo

#endif // TUTTI_LIB_STABLEHLO_IR_CHLOVERIFY_H
