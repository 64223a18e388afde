//===- Packing.cpp - several tensors in one buffer, and back ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Packing.h"
#include "tutti/StableHLO/IR/StableHLOOps.h"
#include "llvm/ADT/Sequence.h"

using namespace mlir;
using namespace tutti;

static RankedTensorType typeOf(Value tensor) {
  return cast<RankedTensorType>(tensor.getType());
}

Value Packing::reshape(Value tensor, RankedTensorType type) {
  if (tensor.getType() == type)
    return tensor;
  return stablehlo::ReshapeOp::create(builder, loc, type, tensor);
}

Value Packing::transpose(Value tensor, ArrayRef<int64_t> permutation) {
  if (llvm::is_sorted(permutation))
    return tensor;
  RankedTensorType type = typeOf(tensor);
  SmallVector<int64_t> shape;
  for (int64_t dim : permutation)
    shape.push_back(type.getDimSize(dim));
  return stablehlo::TransposeOp::create(builder, loc, type.clone(shape), tensor,
                                        permutation);
}

Value Packing::toShards(Value tensor, int64_t dim, int64_t parts) {
  RankedTensorType type = typeOf(tensor);
  // [.., d, ..] to [.., n, d/n, ..], n to the front, the rest to one row.
  SmallVector<int64_t> shape(type.getShape());
  shape[dim] /= parts;
  shape.insert(shape.begin() + dim, parts);
  SmallVector<int64_t> permutation{dim};
  for (int64_t i : llvm::seq<int64_t>(0, shape.size()))
    if (i != dim)
      permutation.push_back(i);
  Value parted = transpose(reshape(tensor, type.clone(shape)), permutation);
  return reshape(parted, type.clone({parts, type.getNumElements() / parts}));
}

Value Packing::fromShards(Value shards, RankedTensorType type, int64_t dim) {
  int64_t parts = typeOf(shards).getDimSize(0);
  SmallVector<int64_t> shape(type.getShape());
  shape[dim] /= parts;
  shape.insert(shape.begin(), parts);
  // The front dimension goes before the one it was cut from.
  auto permutation = llvm::to_vector(llvm::seq<int64_t>(1, shape.size()));
  permutation.insert(permutation.begin() + dim, 0);
  return reshape(transpose(reshape(shards, type.clone(shape)), permutation),
                 type);
}

Value Packing::join(ValueRange shards) {
  if (shards.size() == 1)
    return shards.front();
  int64_t elements = 0;
  for (Value value : shards)
    elements += typeOf(value).getDimSize(1);
  RankedTensorType first = typeOf(shards.front());
  return stablehlo::ConcatenateOp::create(
      builder, loc, first.clone({first.getDimSize(0), elements}), shards,
      /*dimension=*/1);
}

Value Packing::columns(Value shards, int64_t start, int64_t count) {
  RankedTensorType type = typeOf(shards);
  if (count == type.getDimSize(1))
    return shards;
  int64_t rows = type.getDimSize(0);
  return stablehlo::SliceOp::create(
      builder, loc, type.clone({rows, count}), shards,
      builder.getDenseI64ArrayAttr({0, start}),
      builder.getDenseI64ArrayAttr({rows, start + count}),
      builder.getDenseI64ArrayAttr({1, 1}));
}
