//===- ElementTypes.h - what kind of element a type is ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The predicates behind the type constraints of StableHLO's ops. Each takes
// any type and answers in constant time. Safe from any thread.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_STABLEHLO_IR_ELEMENTTYPES_H
#define TUTTI_STABLEHLO_IR_ELEMENTTYPES_H

#include "mlir/IR/Types.h"

namespace tutti::stablehlo {

// Element types.
bool isPred(mlir::Type type);
/// Signless integers of 2, 4, 8, 16, 32 or 64 bits.
bool isSignedInt(mlir::Type type);
/// Signless or unsigned integers of those widths.
bool isInt(mlir::Type type);
/// Floats of 4, 6, 8, 16, 32 or 64 bits.
bool isFloat(mlir::Type type);
bool isFloat32Or64(mlir::Type type);
bool isComplex(mlir::Type type);
bool isPerTensorQuantized(mlir::Type type);
bool isPerAxisQuantized(mlir::Type type);
/// What may hold a dimension's size: an integer or `index`.
bool isDimensionSize(mlir::Type type);

// Types of values without elements.
bool isToken(mlir::Type type);
bool isFuture(mlir::Type type);

/// False only for a tensor quantized along a dimension it does not have, or
/// with another number of scales than that dimension's size.
bool hasQuantizedAxisInRange(mlir::Type tensor);
/// Whether all dimensions are static, or all but one, which has a bound.
bool isStaticOrHasOneBoundedDim(mlir::Type tensor);

} // namespace tutti::stablehlo

#endif // TUTTI_STABLEHLO_IR_ELEMENTTYPES_H
