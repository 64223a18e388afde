//===- VerifyGatherScatter.cpp - verifiers of gather, dynamic_gather and scatter
//---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A gather and a scatter read the same dimension numbers: a slice of the
// operand belongs to each index vector, its window dimensions lie among the
// dimensions of the result (or of the updates), and the others are the batch
// dimensions of the indices. `SliceNumbers` holds them under common names.
//
//===----------------------------------------------------------------------===//

#include "ReducerRules.h"
#include "ShapeRules.h"
#include "tutti/StableHLO/IR/StableHLOOps.h"

using namespace mlir;
using namespace tutti;
using namespace tutti::stablehlo;

namespace {
struct SliceNumbers {
  // The list's name in this op, for messages, beside the list.
  struct List {
    StringRef name;
    ArrayRef<int64_t> dims;
  };
  List window, removed, operandBatching, indicesBatching, indexMap;
  int64_t indexVectorDim;

  SliceNumbers(GatherDimensionNumbersAttr numbers)
      : window{"offset_dims", numbers.getOffsetDims()},
        removed{"collapsed_slice_dims", numbers.getCollapsedSliceDims()},
        operandBatching{"operand_batching_dims",
                        numbers.getOperandBatchingDims()},
        indicesBatching{"start_indices_batching_dims",
                        numbers.getStartIndicesBatchingDims()},
        indexMap{"start_index_map", numbers.getStartIndexMap()},
        indexVectorDim(numbers.getIndexVectorDim()) {}
  SliceNumbers(ScatterDimensionNumbersAttr numbers)
      : window{"update_window_dims", numbers.getUpdateWindowDims()},
        removed{"inserted_window_dims", numbers.getInsertedWindowDims()},
        operandBatching{"input_batching_dims", numbers.getInputBatchingDims()},
        indicesBatching{"scatter_indices_batching_dims",
                        numbers.getScatterIndicesBatchingDims()},
        indexMap{"scatter_dims_to_operand_dims",
                 numbers.getScatterDimsToOperandDims()},
        indexVectorDim(numbers.getIndexVectorDim()) {}

  bool isWindow(int64_t dim) const {
    return llvm::is_contained(window.dims, dim);
  }
  /// Whether the slice has this dimension of the operand, and the window not.
  bool isMissing(int64_t dim) const {
    return llvm::is_contained(removed.dims, dim) ||
           llvm::is_contained(operandBatching.dims, dim);
  }
};
} // namespace

static LogicalResult verifyList(Operation *op, const SliceNumbers::List &list,
                                int64_t rank) {
  return verifyDims(op, list.name, list.dims, rank);
}

/// The indices' dimensions without the index vectors': the batch.
static Shape getBatch(const Shape &indices, int64_t indexVectorDim) {
  Shape batch = indices;
  if (indexVectorDim < static_cast<int64_t>(indices.size()))
    batch.erase(batch.begin() + indexVectorDim);
  return batch;
}

/// What holds of the dimension numbers whatever the sizes of slices are.
static LogicalResult verifyNumbers(Operation *op, const SliceNumbers &numbers,
                                   const Shape &operand, const Shape &indices) {
  int64_t rank = operand.size(), indicesRank = indices.size();
  int64_t parts = numbers.window.dims.size() + numbers.removed.dims.size() +
                  numbers.operandBatching.dims.size();
  if (parts != rank)
    return op->emitOpError()
           << numbers.window.name << ", " << numbers.removed.name << " and "
           << numbers.operandBatching.name << " have " << parts
           << " entries together, expected " << rank
           << " (rank of the operand)";
  if (failed(verifyDim(op, "index_vector_dim", numbers.indexVectorDim,
                       indicesRank + 1)))
    return failure();
  int64_t resultRank = getBatch(indices, numbers.indexVectorDim).size() +
                       numbers.window.dims.size();
  if (failed(verifySorted(op, numbers.window.name, numbers.window.dims)) ||
      failed(verifyList(op, numbers.window, resultRank)) ||
      failed(verifySorted(op, numbers.removed.name, numbers.removed.dims)) ||
      failed(verifyList(op, numbers.removed, rank)) ||
      failed(verifySorted(op, numbers.operandBatching.name,
                          numbers.operandBatching.dims)) ||
      failed(verifyList(op, numbers.operandBatching, rank)) ||
      failed(verifyDisjoint(op, numbers.removed.name, numbers.removed.dims,
                            numbers.operandBatching.name,
                            numbers.operandBatching.dims)) ||
      failed(verifyList(op, numbers.indicesBatching, indicesRank)) ||
      failed(verifyList(op, numbers.indexMap, rank)) ||
      failed(verifyDisjoint(op, numbers.indexMap.name, numbers.indexMap.dims,
                            numbers.operandBatching.name,
                            numbers.operandBatching.dims)))
    return failure();
  if (llvm::is_contained(numbers.indicesBatching.dims, numbers.indexVectorDim))
    return op->emitOpError()
           << numbers.indicesBatching.name
           << " must not hold index_vector_dim, " << numbers.indexVectorDim;
  if (failed(verifyCount(op, numbers.indicesBatching.name,
                         numbers.indicesBatching.dims.size(),
                         ("as " + numbers.operandBatching.name).str(),
                         numbers.operandBatching.dims.size())))
    return failure();
  for (auto [dim, indicesDim] :
       llvm::zip(numbers.operandBatching.dims, numbers.indicesBatching.dims))
    if (!areCompatible(operand[dim].size, indices[indicesDim].size))
      return op->emitOpError()
             << "dimension " << indicesDim << " of the indices has size "
             << indices[indicesDim].size << ", expected " << operand[dim].size
             << " as its batching dimension " << dim << " of the operand";
  Dim vector = numbers.indexVectorDim == indicesRank
                   ? Dim{1}
                   : indices[numbers.indexVectorDim];
  if (!areCompatible(vector.size, numbers.indexMap.dims.size()))
    return verifyCount(op, numbers.indexMap.name, numbers.indexMap.dims.size(),
                       "size of the index vectors", vector.size);
  return success();
}

//===----------------------------------------------------------------------===//
// Gather
//===----------------------------------------------------------------------===//

/// `sizes` is missing if it is no constant.
static LogicalResult verifyGather(Operation *op,
                                  GatherDimensionNumbersAttr attr,
                                  std::optional<ArrayRef<int64_t>> sizes,
                                  int64_t sizeCount) {
  SliceNumbers numbers(attr);
  Type operandType = op->getOperand(0).getType();
  Shape operand = getShape(operandType);
  Shape indices = getShape(op->getOperand(1).getType());
  if (failed(verifyNumbers(op, numbers, operand, indices)) ||
      failed(verifyCount(op, "slice_sizes", sizeCount, "rank of the operand",
                         operand.size())))
    return failure();
  Shape slice(operand.size());
  if (sizes) {
    slice = getStaticShape(*sizes);
    for (auto [d, dim, size] : llvm::enumerate(operand, *sizes)) {
      if (size < 0 || (dim.isStatic() && size > dim.size))
        return op->emitOpError()
               << "slice size " << size << " of dimension " << d
               << " must be 0 to " << toString(dim) << ", the operand's size";
      if (size > 1 && numbers.isMissing(d))
        return op->emitOpError()
               << "slice size " << size << " of dimension " << d
               << " must be 0 or 1, since the result has no such dimension";
    }
  }
  // The window dimensions come from the slice, the others from the indices.
  Shape batch = getBatch(indices, numbers.indexVectorDim), window, shape;
  for (auto [d, dim] : llvm::enumerate(slice))
    if (!numbers.isMissing(d))
      window.push_back(dim);
  size_t nextBatch = 0, nextWindow = 0;
  for (size_t d = 0, rank = batch.size() + window.size(); d != rank; ++d)
    shape.push_back(numbers.isWindow(d) ? window[nextWindow++]
                                        : batch[nextBatch++]);
  if (failed(verifyOneElementType(op)))
    return failure();
  return verifyResult(op, shape, getElementType(operandType));
}

LogicalResult GatherOp::verify() {
  return verifyGather(*this, getDimensionNumbers(), getSliceSizes(),
                      getSliceSizes().size());
}

LogicalResult DynamicGatherOp::verify() {
  int64_t count = getShape(getSliceSizes().getType())[0].size;
  std::optional<SmallVector<int64_t>> sizes;
  if (count == getRank(getOperand().getType()))
    sizes = getConstant(getSliceSizes());
  return verifyGather(*this, getDimensionNumbers(), sizes, count);
}

//===----------------------------------------------------------------------===//
// Scatter
//===----------------------------------------------------------------------===//

static LogicalResult verifyUpdate(Operation *op, const SliceNumbers &numbers,
                                  const Shape &operand, const Shape &indices,
                                  Type updateType) {
  Shape update = getShape(updateType);
  Shape batch = getBatch(indices, numbers.indexVectorDim), window;
  for (auto [d, dim] : llvm::enumerate(operand))
    if (!numbers.isMissing(d))
      window.push_back(dim);
  size_t nextBatch = 0, nextWindow = 0;
  for (auto [d, dim] : llvm::enumerate(update)) {
    if (numbers.isWindow(d)) {
      Dim whole = window[nextWindow++];
      if (dim.isStatic() && whole.isStatic() && dim.size > whole.size)
        return op->emitOpError()
               << "dimension " << d << " of the updates has size " << dim.size
               << ", expected at most " << whole.size << ", the operand's size";
      continue;
    }
    Dim expected = batch[nextBatch++];
    if (!areCompatible(dim.size, expected.size))
      return op->emitOpError()
             << "dimension " << d << " of the updates has size " << dim.size
             << ", expected " << expected.size << " as the indices";
  }
  return success();
}

LogicalResult ScatterOp::verify() {
  SliceNumbers numbers(getScatterDimensionNumbers());
  // The operands are counted in halves, and one too many would go unseen.
  if (getNumOperands() % 2 == 0)
    return emitOpError() << "has " << getNumOperands()
                         << " operands, expected updates for each input";
  if (getInputs().empty())
    return emitOpError() << "needs at least one input";
  Type firstInput = getInputs()[0].getType();
  Type firstUpdate = getUpdates()[0].getType();
  for (Type type : getInputs().getTypes())
    if (!haveCompatibleShapes(type, firstInput))
      return emitOpError() << "inputs must have one shape, found " << firstInput
                           << " and " << type;
  for (Type type : getUpdates().getTypes())
    if (!haveCompatibleShapes(type, firstUpdate))
      return emitOpError() << "updates must have one shape, found "
                           << firstUpdate << " and " << type;
  Shape indices = getShape(getScatterIndices().getType());
  if (failed(verifyNumbers(*this, numbers, getShape(firstInput), indices)))
    return failure();
  int64_t rank = getBatch(indices, numbers.indexVectorDim).size() +
                 numbers.window.dims.size();
  if (getRank(firstUpdate) != rank)
    return emitOpError() << "updates have rank " << getRank(firstUpdate)
                         << ", expected " << rank
                         << " (batch dimensions of the indices and "
                            "update_window_dims)";
  for (auto [input, update] : llvm::zip(getInputs(), getUpdates()))
    if (failed(verifyUpdate(*this, numbers, getShape(input.getType()), indices,
                            update.getType())))
      return failure();
  return success();
}

LogicalResult ScatterOp::verifyRegions() {
  Reducer reducer(*this, getUpdateComputation());
  if (failed(reducer.verify(getInputs().getTypes(), getUpdates().getTypes(),
                            /*allowed=*/{}, /*initsAreElements=*/true)))
    return failure();
  SmallVector<Type> types;
  for (auto [i, type] : llvm::enumerate(getInputs().getTypes()))
    types.push_back(getTensorType(getShape(type), reducer.getElementType(i)));
  return verifyResults(*this, types);
}
