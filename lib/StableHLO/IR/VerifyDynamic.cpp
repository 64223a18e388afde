//===- VerifyDynamic.cpp - verifiers of ops whose shapes are operands ---*- C++
//-*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "QuantRules.h"
#include "ShapeRules.h"
#include "mlir/IR/Matchers.h"
#include "tutti/StableHLO/IR/StableHLOOps.h"

using namespace mlir;
using namespace tutti;
using namespace tutti::stablehlo;

/// `operand` holds a size for each dimension of the result, which has those
/// sizes if they are constant. Yields them then.
static LogicalResult
verifyShapeOperand(Operation *op, StringRef name, Value operand,
                   std::optional<SmallVector<int64_t>> &sizes) {
  if (!matchPattern(operand, m_Constant()))
    return success();
  // The count first: a constant may be long without being so in the program.
  if (failed(verifyCount(op, name, getShape(operand.getType())[0].size,
                         "rank of the result",
                         getRank(op->getResult(0).getType()))))
    return failure();
  sizes = getConstant(operand);
  if (!sizes)
    return success();
  for (int64_t size : *sizes)
    if (size < 0)
      return op->emitOpError()
             << name << " must not be negative, found " << toString(*sizes);
  return verifyResult(op, getStaticShape(*sizes), nullptr);
}

/// Whether operand or result is quantized, but not both per axis. Where shapes
/// are operands nothing is asked of such types.
static bool isAnyQuantization(Operation *op) {
  Type operand = op->getOperand(0).getType();
  Type result = op->getResult(0).getType();
  return (getQuantized(operand) || getQuantized(result)) &&
         !(getPerAxis(operand) && getPerAxis(result));
}

LogicalResult DynamicIotaOp::verify() {
  std::optional<SmallVector<int64_t>> sizes;
  if (failed(verifyDim(*this, "iota dimension", getIotaDimension(),
                       getRank(getType()))))
    return failure();
  return verifyShapeOperand(*this, "output_shape", getOutputShape(), sizes);
}

LogicalResult DynamicBroadcastInDimOp::verify() {
  Type operand = getOperand().getType();
  ArrayRef<int64_t> dims = getBroadcastDimensions();
  Shape from = getShape(operand), to = getShape(getType());
  std::optional<SmallVector<int64_t>> sizes;
  if (failed(verifyCount(*this, "dims", dims.size(), "rank of the operand",
                         from.size())) ||
      failed(verifyDims(*this, "dims", dims, to.size())) ||
      failed(verifyShapeOperand(*this, "output_dimensions",
                                getOutputDimensions(), sizes)))
    return failure();
  for (auto [i, dim] : llvm::enumerate(dims)) {
    int64_t expected = sizes ? (*sizes)[dim] : to[dim].size;
    if (from[i].size != 1 && !areCompatible(from[i].size, expected))
      return emitOpError() << "dimension " << i << " of the operand has size "
                           << from[i].size << ", expected 1 or " << expected
                           << ", the size of dimension " << dim
                           << " of the result";
  }
  ArrayRef<int64_t> none;
  ArrayRef<int64_t> grow = getKnownExpandingDimensions().value_or(none);
  ArrayRef<int64_t> keep = getKnownNonexpandingDimensions().value_or(none);
  if (failed(
          verifyDims(*this, "known_expanding_dimensions", grow, from.size())) ||
      failed(verifyDims(*this, "known_nonexpanding_dimensions", keep,
                        from.size())) ||
      failed(verifyDisjoint(*this, "known_expanding_dimensions", grow,
                            "known_nonexpanding_dimensions", keep)))
    return failure();
  if (isAnyQuantization(*this))
    return success();
  return verifyQuantizedBroadcast(*this, dims);
}

LogicalResult DynamicReshapeOp::verify() {
  std::optional<SmallVector<int64_t>> sizes;
  if (failed(verifyCount(*this, "output_shape",
                         getOutputShape().getType().getDimSize(0),
                         "rank of the result", getRank(getType()))) ||
      failed(
          verifyShapeOperand(*this, "output_shape", getOutputShape(), sizes)) ||
      (!isAnyQuantization(*this) && failed(verifyQuantizedReshape(*this))))
    return failure();
  std::optional<uint64_t> from =
      countElements(getShape(getOperand().getType()));
  std::optional<uint64_t> to =
      countElements(sizes ? getStaticShape(*sizes) : getShape(getType()));
  if (from && to && *from != *to)
    return emitOpError() << "result has " << *to << " elements, expected "
                         << *from << " as the operand";
  return success();
}

/// Three lists of one type, with an entry for each dimension of the operand.
static LogicalResult verifyLists(Operation *op, int64_t rank,
                                 ArrayRef<std::pair<StringRef, Value>> lists) {
  for (auto [name, list] : lists) {
    if (list.getType() != lists[0].second.getType())
      return op->emitOpError()
             << name << " has type " << list.getType() << ", expected "
             << lists[0].second.getType() << " as " << lists[0].first;
    Dim count = getShape(list.getType())[0];
    if (!count.isStatic())
      return op->emitOpError() << name << " has type " << list.getType()
                               << ", expected a known size";
    if (failed(verifyCount(op, name, count.size, "rank of the operand", rank)))
      return failure();
  }
  return success();
}

LogicalResult RealDynamicSliceOp::verify() {
  if (failed(verifyLists(*this, getRank(getOperand().getType()),
                         {{"start_indices", getStartIndices()},
                          {"limit_indices", getLimitIndices()},
                          {"strides", getStrides()}})))
    return failure();
  Type from = getElementType(getOperand().getType());
  Type to = getElementType(getType());
  if (areCompatibleElements(from, to))
    return success();
  return emitOpError() << "operand and result must have one element type, "
                          "found "
                       << from << " and " << to;
}

LogicalResult DynamicPadOp::verify() {
  Type operand = getOperand().getType();
  if (getElementType(getPaddingValue().getType()) != getElementType(operand))
    return emitOpError() << "padding value must have the operand's element "
                            "type "
                         << getElementType(operand) << ", found "
                         << getElementType(getPaddingValue().getType());
  if (failed(verifyLists(*this, getRank(operand),
                         {{"edge_padding_low", getEdgePaddingLow()},
                          {"edge_padding_high", getEdgePaddingHigh()},
                          {"interior_padding", getInteriorPadding()}})) ||
      failed(verifyResult(*this, Shape(getRank(operand)),
                          getElementType(operand))))
    return failure();
  std::optional<SmallVector<int64_t>> low = getConstant(getEdgePaddingLow());
  std::optional<SmallVector<int64_t>> high = getConstant(getEdgePaddingHigh());
  std::optional<SmallVector<int64_t>> interior =
      getConstant(getInteriorPadding());
  if (interior)
    for (int64_t gap : *interior)
      if (gap < 0)
        return emitOpError() << "interior padding must not be negative, found "
                             << toString(*interior);
  if (!low || !high || !interior)
    return success();
  Shape shape = getShape(operand);
  for (auto [d, dim] : llvm::enumerate(shape)) {
    if (!dim.isStatic()) {
      dim = {};
      continue;
    }
    __int128 gaps = std::max<int64_t>(dim.size - 1, 0);
    std::optional<int64_t> size =
        toSize(*this, d,
               static_cast<__int128>(dim.size) + (*low)[d] + (*high)[d] +
                   gaps * (*interior)[d]);
    if (!size)
      return failure();
    dim = {*size};
  }
  return verifyResult(*this, shape, getElementType(operand));
}

LogicalResult GetDimensionSizeOp::verify() {
  if (failed(verifyDim(*this, "dim", getDimension(),
                       getRank(getOperand().getType()))))
    return failure();
  return verifyScalar(*this, "result", getType());
}

LogicalResult SetDimensionSizeOp::verify() {
  Type operand = getOperand().getType();
  Shape shape = getShape(operand);
  if (failed(verifyDim(*this, "dim", getDimension(), shape.size())) ||
      failed(verifyScalar(*this, "size", getSize().getType())))
    return failure();
  // The old size is the bound of the new one.
  Dim &dim = shape[getDimension()];
  dim = {ShapedType::kDynamic, dim.limit()};
  return verifyResult(*this, shape, getElementType(operand));
}
