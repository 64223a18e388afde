//===- Packing.h - several tensors in one buffer ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Tensors of one element type side by side in a buffer [rows, columns], and
// out of it again. A collective that treats rows alike treats all tensors in
// the buffer at once. Only moves elements: values are the same to the bit.
//
// To cut a tensor along a dimension into n parts is to bring it to n rows: row
// i is part i, flattened. To join n parts is the same backwards:
//
//   tensor<2x6xf32>, dimension 1, n = 3
//     reshape    2x3x2     the parts along a dimension of their own
//     transpose  3x2x2     which comes first
//     reshape    3x4       a row a part
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_LIB_FRONTEND_CCLCONVERSION_PACKING_H
#define TUTTI_LIB_FRONTEND_CCLCONVERSION_PACKING_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"

namespace tutti {

class Packing {
public:
  Packing(mlir::OpBuilder &builder, mlir::Location loc)
      : builder(builder), loc(loc) {}

  /// The parts of a tensor of static shape along the dimension, as rows.
  mlir::Value toRows(mlir::Value tensor, int64_t dim, int64_t numRows);
  /// The tensor of this type that the rows are parts of along the dimension.
  mlir::Value fromRows(mlir::Value rows, int64_t dim,
                       mlir::RankedTensorType type);
  /// Buffers side by side, all with the same number of rows.
  mlir::Value concatenate(llvm::ArrayRef<mlir::Value> buffers);
  /// `count` columns from `begin` on.
  mlir::Value columns(mlir::Value buffer, int64_t begin, int64_t count);

private:
  mlir::Value reshape(mlir::Value tensor, llvm::ArrayRef<int64_t> shape);
  mlir::Value transpose(mlir::Value tensor,
                        llvm::ArrayRef<int64_t> permutation);

  mlir::OpBuilder &builder;
  mlir::Location loc;
};

} // namespace tutti

#endif // TUTTI_LIB_FRONTEND_CCLCONVERSION_PACKING_H
