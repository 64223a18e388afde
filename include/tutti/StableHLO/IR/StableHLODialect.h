//===- StableHLODialect.h - the dialect, its types and attributes ---*- C++
//-*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The `stablehlo` dialect reads and prints StableHLO programs, op for op. Its
// ops are in StableHLOOps.h; this header is enough for attributes and types.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_STABLEHLO_IR_STABLEHLODIALECT_H
#define TUTTI_STABLEHLO_IR_STABLEHLODIALECT_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/TensorEncoding.h"
#include "llvm/ADT/APFloat.h"

#include "tutti/StableHLO/IR/StableHLODialect.h.inc"
#include "tutti/StableHLO/IR/StableHLOEnums.h.inc"

#define GET_ATTRDEF_CLASSES
#include "tutti/StableHLO/IR/StableHLOAttrs.h.inc"

#define GET_TYPEDEF_CLASSES
#include "tutti/StableHLO/IR/StableHLOTypes.h.inc"

namespace tutti::stablehlo {

/// The result accuracy of the given mode, with all tolerances zero.
ResultAccuracyAttr getResultAccuracy(mlir::MLIRContext *context,
                                     ResultAccuracyMode mode);

/// The bounds in a tensor type's encoding: one entry a dimension, kDynamic
/// where there is no bound. Empty if the type has no such encoding.
llvm::ArrayRef<int64_t> getBounds(mlir::Type type);

} // namespace tutti::stablehlo

#endif // TUTTI_STABLEHLO_IR_STABLEHLODIALECT_H
