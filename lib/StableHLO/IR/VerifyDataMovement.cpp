//===- VerifyDataMovement.cpp - verifiers of ops that move elements ---*- C++
//-*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "QuantRules.h"
#include "ShapeRules.h"
#include "tutti/StableHLO/IR/StableHLOOps.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace tutti;
using namespace tutti::stablehlo;

//===----------------------------------------------------------------------===//
// Sources
//===----------------------------------------------------------------------===//

LogicalResult ConstantOp::verify() {
  Type expected = getValue().getShapedType();
  if (expected == getType())
    return success();
  // A quantized constant holds the stored integers.
  if (auto quantized = getQuantized(getType()))
    if (expected == getType().clone(quantized.getStorageType()))
      return success();
  return emitOpError() << "result has type " << getType()
                       << ", but the value has type " << expected;
}

LogicalResult IotaOp::verify() {
  return verifyDim(*this, "iota dimension", getIotaDimension(),
                   getRank(getType()));
}

//===----------------------------------------------------------------------===//
// Same elements, other shape
//===----------------------------------------------------------------------===//

static int64_t getBitWidth(Type element) {
  if (auto complex = dyn_cast<ComplexType>(element))
    return 2 * getBitWidth(complex.getElementType());
  if (auto quantized = dyn_cast<quant::QuantizedType>(element))
    return getBitWidth(quantized.getStorageType());
  return element.getIntOrFloatBitWidth();
}

LogicalResult BitcastConvertOp::verify() {
  Type operand = getOperand().getType(), result = getType();
  Type from = getElementType(operand), to = getElementType(result);
  if (isa<ComplexType>(from) != isa<ComplexType>(to))
    return emitOpError() << "cannot convert between real and complex elements, "
                            "found "
                         << from << " and " << to;
  int64_t fromBits = getBitWidth(from), toBits = getBitWidth(to);
  Shape narrow = getShape(fromBits < toBits ? operand : result);
  Shape wide = getShape(fromBits < toBits ? result : operand);
  if (fromBits != toBits) {
    int64_t narrowBits = std::min(fromBits, toBits);
    int64_t wideBits = std::max(fromBits, toBits);
    if (narrow.size() != wide.size() + 1)
      return emitOpError() << "the type with elements of " << narrowBits
                           << " bits must have one dimension more than that "
                              "with "
                           << wideBits << " bits, found ranks " << narrow.size()
                           << " and " << wide.size();
    Dim parts = narrow.pop_back_val();
    if (parts.isStatic() &&
        (wideBits % narrowBits != 0 || parts.size != wideBits / narrowBits))
      return emitOpError() << "last dimension of the narrower type must hold "
                           << wideBits << " bits in elements of " << narrowBits
                           << ", found size " << toString(parts);
  }
  // Elements of one width may even be counted anew in other dimensions.
  if (!llvm::all_of(llvm::zip(narrow, wide), [](auto dims) {
        return areCompatible(std::get<0>(dims).size, std::get<1>(dims).size);
      }))
    return emitOpError() << "operand and result must agree in all dimensions "
                            "that hold whole elements, found "
                         << operand << " and " << result;
  return success();
}

LogicalResult ReshapeOp::verify() {
  if (failed(verifyQuantizedReshape(*this)))
    return failure();
  std::optional<uint64_t> from =
      countElements(getShape(getOperand().getType()));
  std::optional<uint64_t> to = countElements(getShape(getType()));
  if (from && to && *from != *to)
    return emitOpError() << "result has " << *to << " elements, expected "
                         << *from << " as the operand";
  return success();
}

LogicalResult TransposeOp::verify() {
  Shape operand = getShape(getOperand().getType());
  if (failed(verifyCount(*this, "permutation", getPermutation().size(),
                         "rank of the operand", operand.size())) ||
      failed(
          verifyDims(*this, "permutation", getPermutation(), operand.size())))
    return failure();
  Shape shape;
  for (int64_t dim : getPermutation())
    shape.push_back(operand[dim]);
  if (failed(verifyResult(*this, shape, nullptr)) ||
      failed(verifyQuantizedMove(*this)))
    return failure();
  auto from = getPerAxis(getOperand().getType()), to = getPerAxis(getType());
  if (!from || !to)
    return success();
  int64_t expected =
      llvm::find(getPermutation(), from.getQuantizedDimension()) -
      getPermutation().begin();
  if (to.getQuantizedDimension() != expected)
    return emitOpError() << "result is quantized along dimension "
                         << to.getQuantizedDimension() << ", expected "
                         << expected << ", where the operand's goes";
  return success();
}

LogicalResult ReverseOp::verify() {
  if (failed(verifyOneElementType(*this)))
    return failure();
  return verifyDims(*this, "dims", getDimensions(),
                    getRank(getOperand().getType()));
}

//===----------------------------------------------------------------------===//
// More elements
//===----------------------------------------------------------------------===//

LogicalResult BroadcastOp::verify() {
  Type operand = getOperand().getType();
  for (int64_t size : getBroadcastSizes())
    if (size < 0)
      return emitOpError() << "sizes must not be negative, found "
                           << toString(getBroadcastSizes());
  Shape shape = getStaticShape(getBroadcastSizes());
  shape.append(getSizes(operand));
  if (failed(verifyOneElementType(*this)))
    return failure();
  return verifyResult(*this, shape, getElementType(operand));
}

LogicalResult BroadcastInDimOp::verify() {
  Type operand = getOperand().getType();
  ArrayRef<int64_t> dims = getBroadcastDimensions();
  Shape from = getShape(operand), to = getShape(getType());
  if (failed(verifyCount(*this, "dims", dims.size(), "rank of the operand",
                         from.size())) ||
      failed(verifyDims(*this, "dims", dims, to.size())))
    return failure();
  for (auto [i, dim] : llvm::enumerate(dims))
    if (from[i].isStatic() && from[i].size != 1 && from[i].size != to[dim].size)
      return emitOpError() << "dimension " << i << " of the operand has size "
                           << from[i].size << ", expected 1 or "
                           << toString(to[dim]) << ", the size of dimension "
                           << dim << " of the result";
  return verifyQuantizedBroadcast(*this, dims);
}

LogicalResult ConcatenateOp::verify() {
  if (getInputs().empty())
    return emitOpError() << "needs at least one operand";
  Type first = getInputs()[0].getType();
  int64_t dimension = getDimension();
  Shape shape = getShape(first);
  if (failed(verifyDim(*this, "dim", dimension, shape.size())))
    return failure();
  __int128 sum = shape[dimension].hasLimit() ? shape[dimension].limit() : 0;
  bool isStatic = shape[dimension].isStatic();
  bool hasLimit = shape[dimension].hasLimit();
  for (auto [i, input] : llvm::drop_begin(llvm::enumerate(getInputs()))) {
    Shape other = getShape(input.getType());
    if (getElementType(input.getType()) != getElementType(first) ||
        other.size() != shape.size())
      return emitOpError() << "operand #" << i << " has type "
                           << input.getType() << ", expected rank "
                           << shape.size() << " and element type "
                           << getElementType(first) << " as operand #0";
    for (auto [d, dim] : llvm::enumerate(other)) {
      if (static_cast<int64_t>(d) == dimension)
        continue;
      if (!areCompatible(shape[d], dim))
        return emitOpError()
               << "operand #" << i << " has size " << toString(dim)
               << " in dimension " << d << ", expected " << toString(shape[d])
               << " as the operands before it";
      shape[d] = meet(shape[d], dim);
    }
    isStatic &= other[dimension].isStatic();
    hasLimit &= other[dimension].hasLimit();
    if (hasLimit)
      sum += other[dimension].limit();
  }
  shape[dimension] = {};
  if (hasLimit) {
    std::optional<int64_t> size = toSize(*this, dimension, sum);
    if (!size)
      return failure();
    (isStatic ? shape[dimension].size : shape[dimension].bound) = *size;
  }
  if (failed(verifyOneElementType(*this)))
    return failure();
  return verifyResult(*this, shape, getElementType(first));
}

LogicalResult PadOp::verify() {
  Type operand = getOperand().getType();
  Shape shape = getShape(operand);
  if (getElementType(getPaddingValue().getType()) != getElementType(operand))
    return emitOpError() << "padding value must have the operand's element "
                            "type "
                         << getElementType(operand) << ", found "
                         << getElementType(getPaddingValue().getType());
  ArrayRef<int64_t> low = getEdgePaddingLow(), high = getEdgePaddingHigh();
  ArrayRef<int64_t> interior = getInteriorPadding();
  for (auto [name, list] : {std::pair("low", low), std::pair("high", high),
                            std::pair("interior", interior)})
    if (failed(verifyCount(*this, name, list.size(), "rank of the operand",
                           shape.size())))
      return failure();
  for (auto [d, dim] : llvm::enumerate(shape)) {
    if (interior[d] < 0)
      return emitOpError() << "interior padding must not be negative, found "
                           << toString(interior);
    if (!dim.hasLimit())
      continue;
    __int128 limit = dim.limit();
    __int128 gaps = std::max<int64_t>(dim.limit() - 1, 0);
    std::optional<int64_t> size =
        toSize(*this, d, limit + low[d] + high[d] + gaps * interior[d]);
    if (!size)
      return failure();
    dim = dim.withLimit(*size);
  }
  if (failed(verifyOneElementType(*this)))
    return failure();
  return verifyResult(*this, shape, getElementType(operand));
}

//===----------------------------------------------------------------------===//
// Fewer elements
//===----------------------------------------------------------------------===//

LogicalResult SliceOp::verify() {
  Type operand = getOperand().getType();
  Shape from = getShape(operand);
  ArrayRef<int64_t> starts = getStartIndices(), limits = getLimitIndices();
  for (auto [name, list] :
       {std::pair("start_indices", starts), std::pair("limit_indices", limits),
        std::pair("strides", getStrides())})
    if (failed(verifyCount(*this, name, list.size(), "rank of the operand",
                           from.size())))
      return failure();
  Shape shape;
  for (auto [d, dim, start, limit, stride] :
       llvm::enumerate(from, starts, limits, getStrides())) {
    if (start < 0 || start > limit || (dim.hasLimit() && limit > dim.limit()))
      return emitOpError() << "range " << start << ":" << limit
                           << " of dimension " << d << " must lie within 0:"
                           << toString(Dim{dim.limit()})
                           << ", the operand's size";
    if (stride <= 0)
      return emitOpError() << "stride of dimension " << d
                           << " must be positive, found " << stride;
    uint64_t length = limit - start;
    shape.push_back(
        {static_cast<int64_t>(length / stride + (length % stride != 0))});
  }
  if (failed(verifyOneElementType(*this)))
    return failure();
  return verifyResult(*this, shape, getElementType(operand));
}

/// One scalar start index for each dimension, all of one type.
static LogicalResult verifyStarts(Operation *op, ValueRange starts,
                                  int64_t rank) {
  if (failed(verifyCount(op, "start_indices", starts.size(),
                         "rank of the operand", rank)))
    return failure();
  for (Value start : starts)
    if (getElementType(start.getType()) != getElementType(starts[0].getType()))
      return op->emitOpError() << "start indices must have one element type, "
                                  "found "
                               << getElementType(starts[0].getType()) << " and "
                               << getElementType(start.getType());
  return success();
}

LogicalResult DynamicSliceOp::verify() {
  Type operand = getOperand().getType();
  Shape from = getShape(operand);
  ArrayRef<int64_t> sizes = getSliceSizes();
  if (failed(verifyStarts(*this, getStartIndices(), from.size())) ||
      failed(verifyCount(*this, "sizes", sizes.size(), "rank of the operand",
                         from.size())))
    return failure();
  for (auto [d, dim, size] : llvm::enumerate(from, sizes))
    if (size < 0 || (dim.isStatic() && size > dim.size))
      return emitOpError() << "size " << size << " of dimension " << d
                           << " must be 0 to " << toString(dim)
                           << ", the operand's size";
  if (failed(verifyOneElementType(*this)))
    return failure();
  return verifyResult(*this, getStaticShape(sizes), getElementType(operand));
}

LogicalResult DynamicUpdateSliceOp::verify() {
  Type operand = getOperand().getType(), update = getUpdate().getType();
  if (getElementType(operand) != getElementType(update) ||
      getRank(operand) != getRank(update))
    return emitOpError() << "update must have the rank and element type of the "
                            "operand, "
                         << operand << ", found " << update;
  if (failed(verifyStarts(*this, getStartIndices(), getRank(operand))))
    return failure();
  for (auto [d, whole, part] :
       llvm::enumerate(getShape(operand), getShape(update)))
    if (whole.isStatic() && part.isStatic() && part.size > whole.size)
      return emitOpError() << "update has size " << part.size
                           << " in dimension " << d << ", expected at most "
                           << whole.size << ", the operand's size";
  if (failed(verifyOneElementType(*this)))
    return failure();
  return verifyResult(*this, operand);
}
