//===- ChloVerify.h - checks that chlo's verifiers share ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_LIB_STABLEHLO_IR_CHLOVERIFY_H
#define TUTTI_LIB_STABLEHLO_IR_CHLOVERIFY_H

#include "tutti/StableHLO/IR/Chlo.h"

namespace tutti::chlo {

/// Whether two sizes are equal as far as they are known.
inline bool areCompatible(int64_t left, int64_t right) {
  return left == right || mlir::ShapedType::isDynamic(left) ||
         mlir::ShapedType::isDynamic(right);
}

/// Checks that a value (`what`, e.g. "result 0") has the given shape and
/// element type, as far as they are known. A null element type is any.
mlir::LogicalResult verifyIs(mlir::Operation *op, llvm::StringRef what,
                             mlir::Type type, llvm::ArrayRef<int64_t> shape,
                             mlir::Type elementType);

/// Element types are equal, or quantized, which StableHLO compares no further.
bool haveCompatibleElements(mlir::Type left, mlir::Type right);

} // namespace tutti::chlo

#endif // TUTTI_LIB_STABLEHLO_IR_CHLOVERIFY_H
