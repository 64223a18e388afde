//===- Packing.cpp - several tensors in one buffer ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Packing.h"
#include "tutti/StableHLO/IR/StableHLOOps.h"

using namespace mlir;
using namespace tutti;

static RankedTensorType typeOf(Value value) {
  return cast<RankedTensorType>(value.getType());
}

Value Packing::reshape(Value tensor, ArrayRef<int64_t> shape) {
  RankedTensorType type = typeOf(tensor);
  if (type.getShape() == shape)
    return tensor;
  return stablehlo::ReshapeOp::create(
      builder, loc, RankedTensorType::get(shape, type.getElementType()),
      tensor);
}

Value Packing::transpose(Value tensor, ArrayRef<int64_t> permutation) {
  RankedTensorType type = typeOf(tensor);
  SmallVector<int64_t> shape;
  for (int64_t dim : permutation)
    shape.push_back(type.getDimSize(dim));
  return stablehlo::TransposeOp::create(
      builder, loc, RankedTensorType::get(shape, type.getElementType()), tensor,
      builder.getDenseI64ArrayAttr(permutation));
}

// Whether nothing varies before the dimension, so that parts along it are in
// one piece already.
static bool isOutermost(ArrayRef<int64_t> shape, int64_t dim) {
  return llvm::all_of(shape.take_front(dim),
                      [](int64_t size) { return size == 1; });
}

Value Packing::toRows(Value tensor, int64_t dim, int64_t numRows) {
  RankedTensorType type = typeOf(tensor);
  int64_t numColumns = type.getNumElements() / numRows;
  if (numRows == 1 || isOutermost(type.getShape(), dim))
    return reshape(tensor, {numRows, numColumns});
  SmallVector<int64_t> shape(type.getShape());
  shape[dim] /= numRows;
  shape.insert(shape.begin() + dim, numRows);
  SmallVector<int64_t> permutation =
      llvm::to_vector(llvm::seq<int64_t>(shape.size()));
  permutation.erase(permutation.begin() + dim);
  permutation.insert(permutation.begin(), dim);
  return reshape(transpose(reshape(tensor, shape), permutation),
                 {numRows, numColumns});
}

Value Packing::fromRows(Value rows, int64_t dim, RankedTensorType type) {
  int64_t numRows = typeOf(rows).getDimSize(0);
  if (numRows == 1 || isOutermost(type.getShape(), dim))
    return reshape(rows, type.getShape());
  // As `toRows` leaves it, backwards.
  SmallVector<int64_t> shape(type.getShape());
  shape[dim] /= numRows;
  shape.insert(shape.begin(), numRows);
  SmallVector<int64_t> permutation =
      llvm::to_vector(llvm::seq<int64_t>(1, shape.size()));
  permutation.insert(permutation.begin() + dim, 0);
  return reshape(transpose(reshape(rows, shape), permutation), type.getShape());
}

Value Packing::concatenate(ArrayRef<Value> buffers) {
  if (buffers.size() == 1)
    return buffers.front();
  SmallVector<int64_t> shape(typeOf(buffers.front()).getShape());
  shape[1] = 0;
  for (Value buffer : buffers)
    shape[1] += typeOf(buffer).getDimSize(1);
  return stablehlo::ConcatenateOp::create(
      builder, loc,
      RankedTensorType::get(shape, typeOf(buffers.front()).getElementType()),
      buffers, builder.getI64IntegerAttr(1));
}

Value Packing::columns(Value buffer, int64_t begin, int64_t count) {
  RankedTensorType type = typeOf(buffer);
  if (type.getDimSize(1) == count)
    return buffer;
  int64_t numRows = type.getDimSize(0);
  return stablehlo::SliceOp::create(
      builder, loc,
      RankedTensorType::get({numRows, count}, type.getElementType()), buffer,
      builder.getDenseI64ArrayAttr({0, begin}),
      builder.getDenseI64ArrayAttr({numRows, begin + count}),
      builder.getDenseI64ArrayAttr({1, 1}));
}
