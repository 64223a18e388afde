//===- ShapeRules.cpp - what the verifiers of StableHLO ops share ---*- C++
//-*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ShapeRules.h"
#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/TypeUtilities.h"
#include "tutti/StableHLO/IR/StableHLOTraits.h"
#include "llvm/ADT/SmallBitVector.h"

using namespace mlir;
using namespace tutti;
using namespace tutti::stablehlo;

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

Shape stablehlo::getShape(Type tensor) {
  Shape shape;
  ArrayRef<int64_t> bounds = getBounds(tensor);
  for (auto [i, size] :
       llvm::enumerate(cast<RankedTensorType>(tensor).getShape()))
    shape.push_back({size, bounds.empty() ? ShapedType::kDynamic : bounds[i]});
  return shape;
}

Shape stablehlo::getSizes(Type tensor) {
  return getStaticShape(cast<RankedTensorType>(tensor).getShape());
}

Shape stablehlo::getStaticShape(ArrayRef<int64_t> sizes) {
  Shape shape;
  for (int64_t size : sizes)
    shape.push_back({size});
  return shape;
}

int64_t stablehlo::getRank(Type tensor) {
  return cast<RankedTensorType>(tensor).getRank();
}

Type stablehlo::getElementType(Type tensor) {
  return cast<RankedTensorType>(tensor).getElementType();
}

RankedTensorType stablehlo::getTensorType(ArrayRef<Dim> shape, Type element) {
  SmallVector<int64_t> sizes, bounds;
  for (Dim dim : shape) {
    sizes.push_back(dim.size);
    bounds.push_back(dim.isStatic() ? ShapedType::kDynamic : dim.bound);
  }
  Attribute encoding;
  if (llvm::any_of(bounds, [](int64_t b) { return !ShapedType::isDynamic(b); }))
    encoding = BoundsAttr::get(element.getContext(), bounds);
  return RankedTensorType::get(sizes, element, encoding);
}

std::optional<uint64_t> stablehlo::countElements(ArrayRef<Dim> shape) {
  uint64_t count = 1;
  for (Dim dim : shape) {
    if (!dim.isStatic())
      return std::nullopt;
    count *= static_cast<uint64_t>(dim.size);
  }
  return count;
}

//===----------------------------------------------------------------------===//
// Compatibility
//===----------------------------------------------------------------------===//

bool stablehlo::areCompatible(int64_t lhs, int64_t rhs) {
  return ShapedType::isDynamic(lhs) || ShapedType::isDynamic(rhs) || lhs == rhs;
}

bool stablehlo::areCompatible(Dim lhs, Dim rhs) {
  if (lhs.isStatic() && rhs.isStatic())
    return lhs.size == rhs.size;
  if (lhs.isStatic() && rhs.hasBound())
    return lhs.size <= rhs.bound;
  if (rhs.isStatic() && lhs.hasBound())
    return rhs.size <= lhs.bound;
  return true;
}

bool stablehlo::areCompatible(ArrayRef<Dim> lhs, ArrayRef<Dim> rhs) {
  if (lhs.size() != rhs.size())
    return false;
  for (auto [l, r] : llvm::zip(lhs, rhs))
    if (!areCompatible(l, r))
      return false;
  return true;
}

bool stablehlo::haveCompatibleShapes(Type lhs, Type rhs) {
  auto left = dyn_cast<RankedTensorType>(lhs);
  auto right = dyn_cast<RankedTensorType>(rhs);
  if (!left || !right) {
    // A tensor of unknown rank may have any shape.
    bool areTensors = isa<TensorType>(lhs) && isa<TensorType>(rhs);
    return areTensors || lhs == rhs;
  }
  if (left.getShape() == right.getShape())
    return true;
  return areCompatible(getShape(left), getShape(right));
}

bool stablehlo::haveCompatibleSizes(Type lhs, Type rhs) {
  auto left = dyn_cast<TensorType>(lhs), right = dyn_cast<TensorType>(rhs);
  if (!left || !right)
    return lhs == rhs;
  return succeeded(verifyCompatibleShape(left, right));
}

bool stablehlo::areCompatibleElements(Type lhs, Type rhs) {
  if (lhs == rhs)
    return true;
  auto left = dyn_cast<quant::QuantizedType>(lhs);
  auto right = dyn_cast<quant::QuantizedType>(rhs);
  return left && right && left.getStorageType() == right.getStorageType() &&
         left.getStorageTypeMin() == right.getStorageTypeMin() &&
         left.getStorageTypeMax() == right.getStorageTypeMax() &&
         left.getExpressedType() == right.getExpressedType() &&
         isa<quant::UniformQuantizedPerAxisType>(left) ==
             isa<quant::UniformQuantizedPerAxisType>(right);
}

bool stablehlo::areCompatibleTypes(Type lhs, Type rhs) {
  if (lhs == rhs)
    return true;
  auto left = dyn_cast<TensorType>(lhs);
  auto right = dyn_cast<TensorType>(rhs);
  return left && right && haveCompatibleShapes(left, right) &&
         areCompatibleElements(left.getElementType(), right.getElementType());
}

bool stablehlo::areCompatibleTypes(TypeRange lhs, TypeRange rhs) {
  if (lhs.size() != rhs.size())
    return false;
  for (auto [left, right] : llvm::zip(lhs, rhs))
    if (!areCompatibleTypes(left, right))
      return false;
  return true;
}

Dim stablehlo::meet(Dim lhs, Dim rhs) {
  if (lhs.isStatic())
    return lhs;
  if (rhs.isStatic() || !lhs.hasBound())
    return rhs;
  return rhs.hasBound() && rhs.bound < lhs.bound ? rhs : lhs;
}

Shape stablehlo::meetSizes(TypeRange tensors) {
  Shape shape = getSizes(tensors[0]);
  for (Type type : tensors.drop_front())
    for (auto [dim, other] : llvm::zip(shape, getSizes(type)))
      dim = meet(dim, other);
  return shape;
}

Dim stablehlo::join(Dim lhs, Dim rhs) {
  if (lhs.isStatic() && rhs.isStatic() && lhs.size == rhs.size)
    return lhs;
  if (!lhs.hasLimit() || !rhs.hasLimit())
    return {};
  return {ShapedType::kDynamic, std::max(lhs.limit(), rhs.limit())};
}

//===----------------------------------------------------------------------===//
// Checks
//===----------------------------------------------------------------------===//

/// All operands and results are as `isLikeFirst` finds the first one.
static LogicalResult verifyAllLikeFirst(Operation *op, StringRef what,
                                        bool (*isLikeFirst)(Type, Type)) {
  Type first;
  auto check = [&](Type type, StringRef kind, unsigned index) -> LogicalResult {
    if (!first)
      first = type;
    if (isLikeFirst(type, first))
      return success();
    return op->emitOpError()
           << "needs compatible " << what
           << " for all operands and results, found " << type << " for " << kind
           << " #" << index << ", expected " << first;
  };
  for (auto [i, type] : llvm::enumerate(op->getOperandTypes()))
    if (failed(check(type, "operand", i)))
      return failure();
  for (auto [i, type] : llvm::enumerate(op->getResultTypes()))
    if (failed(check(type, "result", i)))
      return failure();
  return success();
}

LogicalResult stablehlo::verifySameShapes(Operation *op) {
  return verifyAllLikeFirst(op, "shapes", haveCompatibleSizes);
}

LogicalResult stablehlo::verifySameTypes(Operation *op) {
  if (failed(verifyAllLikeFirst(op, "types", areCompatibleTypes)))
    return failure();
  return verifyResult(op, meetSizes(op->getOperandTypes()), nullptr);
}

LogicalResult stablehlo::verifyOneElementType(Operation *op) {
  Type operand = getElementType(op->getOperand(0).getType());
  Type result = getElementType(op->getResult(0).getType());
  if (operand == result)
    return success();
  return op->emitOpError() << "operand and result must have one element type, "
                              "found "
                           << operand << " and " << result;
}

LogicalResult stablehlo::verifyResult(Operation *op, ArrayRef<Dim> shape,
                                      Type element, unsigned index) {
  auto found = cast<RankedTensorType>(op->getResult(index).getType());
  if (!element)
    element = found.getElementType();
  if (areCompatible(getShape(found), shape) &&
      areCompatibleElements(found.getElementType(), element))
    return success();
  return op->emitOpError() << "result #" << index << " has type " << found
                           << ", expected " << getTensorType(shape, element);
}

LogicalResult stablehlo::verifySizes(Operation *op, ArrayRef<Dim> shape,
                                     unsigned index) {
  auto found = cast<RankedTensorType>(op->getResult(index).getType());
  bool isFine = found.getRank() == static_cast<int64_t>(shape.size());
  for (size_t d = 0; isFine && d != shape.size(); ++d)
    isFine = areCompatible(found.getDimSize(d), shape[d].size);
  if (isFine)
    return success();
  return op->emitOpError() << "result #" << index << " has type " << found
                           << ", expected "
                           << getTensorType(shape, found.getElementType());
}

LogicalResult stablehlo::verifyResult(Operation *op, Type expected,
                                      unsigned index) {
  Type found = op->getResult(index).getType();
  if (areCompatibleTypes(found, expected))
    return success();
  return op->emitOpError() << "result #" << index << " has type " << found
                           << ", expected " << expected;
}

LogicalResult stablehlo::verifyResults(Operation *op, TypeRange types) {
  if (op->getNumResults() != types.size())
    return op->emitOpError() << "found " << op->getNumResults()
                             << " results, expected " << types.size();
  for (auto [i, type] : llvm::enumerate(types))
    if (failed(verifyResult(op, type, i)))
      return failure();
  return success();
}

LogicalResult stablehlo::verifyDim(Operation *op, StringRef name, int64_t dim,
                                   int64_t rank) {
  if (dim >= 0 && dim < rank)
    return success();
  if (rank == 0)
    return op->emitOpError()
           << name << " is " << dim << ", but a scalar has no dimensions";
  return op->emitOpError() << name << " is " << dim << ", expected 0 to "
                           << rank - 1;
}

LogicalResult stablehlo::verifyDims(Operation *op, StringRef name,
                                    ArrayRef<int64_t> dims, int64_t rank) {
  llvm::SmallBitVector seen(rank);
  for (int64_t dim : dims) {
    if (failed(verifyDim(op, ("dimension in " + name).str(), dim, rank)))
      return failure();
    if (seen.test(dim))
      return op->emitOpError() << name << " lists dimension " << dim
                               << " twice, found " << toString(dims);
    seen.set(dim);
  }
  return success();
}

LogicalResult stablehlo::verifyDisjoint(Operation *op, StringRef name,
                                        ArrayRef<int64_t> dims,
                                        StringRef otherName,
                                        ArrayRef<int64_t> other) {
  for (int64_t dim : dims)
    if (llvm::is_contained(other, dim))
      return op->emitOpError()
             << "dimension " << dim << " is in " << name << " and in "
             << otherName << ", expected in one of them";
  return success();
}

LogicalResult stablehlo::verifySorted(Operation *op, StringRef name,
                                      ArrayRef<int64_t> dims) {
  if (llvm::is_sorted(dims))
    return success();
  return op->emitOpError() << name << " must be sorted, found "
                           << toString(dims);
}

LogicalResult stablehlo::verifyCount(Operation *op, StringRef name,
                                     int64_t found, StringRef what,
                                     int64_t expected) {
  if (found == expected)
    return success();
  return op->emitOpError() << name << " has " << found
                           << (found == 1 ? " entry" : " entries")
                           << ", expected " << expected << " (" << what << ")";
}

LogicalResult stablehlo::verifyScalar(Operation *op, StringRef name,
                                      Type type) {
  if (getRank(type) == 0)
    return success();
  return op->emitOpError() << name << " must be a scalar, found " << type;
}

std::optional<int64_t> stablehlo::toSize(Operation *op, int64_t dim,
                                         __int128 size, StringRef what) {
  if (size >= 0 && size <= std::numeric_limits<int64_t>::max())
    return static_cast<int64_t>(size);
  op->emitOpError() << "gives " << what << ' ' << dim << " of the result a "
                    << (size < 0 ? "negative size"
                                 : "size that does not fit in 64 bits");
  return std::nullopt;
}

std::optional<SmallVector<int64_t>> stablehlo::getConstant(Value value) {
  DenseIntElementsAttr attr;
  if (!matchPattern(value, m_Constant(&attr)))
    return std::nullopt;
  SmallVector<int64_t> numbers;
  for (const APInt &number : attr.getValues<APInt>())
    numbers.push_back(number.getSExtValue());
  return numbers;
}

std::string stablehlo::toString(Dim dim) {
  return dim.isStatic() ? std::to_string(dim.size) : "?";
}

std::string stablehlo::toString(ArrayRef<int64_t> numbers) {
  std::string text = "[";
  for (int64_t number : numbers) {
    if (text.size() > 1)
      text += ", ";
    text += toString(Dim{number});
  }
  return text + "]";
}
