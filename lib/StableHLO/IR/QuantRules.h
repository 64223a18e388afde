//===- QuantRules.h - which quantized types may meet in an op ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The rules of the ops that take quantized tensors of different parameters.
// Each returns at once if no type is quantized. Private to this folder.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_LIB_STABLEHLO_IR_QUANTRULES_H
#define TUTTI_LIB_STABLEHLO_IR_QUANTRULES_H

#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "mlir/IR/Operation.h"

namespace tutti::stablehlo {

/// The tensor's element type if it is quantized, or quantized along an axis,
/// and null otherwise.
mlir::quant::QuantizedType getQuantized(mlir::Type tensor);
mlir::quant::UniformQuantizedPerAxisType getPerAxis(mlir::Type tensor);

/// An op of two operands with parameters of their own, such as `add`.
llvm::LogicalResult verifyQuantizedBinary(mlir::Operation *op);

/// Operand and result of an op that only moves elements have the same
/// parameters. Elements of both or neither are quantized.
llvm::LogicalResult verifyQuantizedMove(mlir::Operation *op);

/// The same for a reshape: what comes before the axis keeps its size.
llvm::LogicalResult verifyQuantizedReshape(mlir::Operation *op);

/// The same for a broadcast along `dimensions`, which moves the axis and may
/// repeat one scale along it.
llvm::LogicalResult
verifyQuantizedBroadcast(mlir::Operation *op,
                         llvm::ArrayRef<int64_t> dimensions);

/// A product of operands 0 and 1.
llvm::LogicalResult verifyQuantizedProduct(mlir::Operation *op);

} // namespace tutti::stablehlo

#endif // TUTTI_LIB_STABLEHLO_IR_QUANTRULES_H
