//===- Packing.h - several tensors in one buffer, and back ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// StableHLO ops that carry a list of tensors through a collective that takes
// one. All tensors have static shapes and one element type. Every function
// moves elements and computes nothing, so values come back as they were, bit
// for bit.
//
// A *sharded* form is a tensor of shape [n, e]: row i holds the i-th of n parts
// that a tensor is cut into along a dimension, its e elements in row-major
// order.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_LIB_FRONTEND_CCL_PACKING_H
#define TUTTI_LIB_FRONTEND_CCL_PACKING_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"

namespace tutti {

class Packing {
public:
  Packing(mlir::OpBuilder &builder, mlir::Location loc)
      : builder(builder), loc(loc) {}

  /// The sharded form of a tensor cut into `parts` along `dim`.
  mlir::Value toShards(mlir::Value tensor, int64_t dim, int64_t parts);
  /// The tensor of `type` whose sharded form, cut along `dim`, this is.
  mlir::Value fromShards(mlir::Value shards, mlir::RankedTensorType type,
                         int64_t dim);
  /// Rows joined: [n, e1], [n, e2], ... to [n, e1 + e2 + ...].
  mlir::Value join(mlir::ValueRange shards);
  /// The columns `start` to `start + count` of a sharded form.
  mlir::Value columns(mlir::Value shards, int64_t start, int64_t count);
  mlir::Value reshape(mlir::Value tensor, mlir::RankedTensorType type);

private:
  mlir::Value transpose(mlir::Value tensor,
                        llvm::ArrayRef<int64_t> permutation);

  mlir::OpBuilder &builder;
  mlir::Location loc;
};

} // namespace tutti

#endif // TUTTI_LIB_FRONTEND_CCL_PACKING_H
