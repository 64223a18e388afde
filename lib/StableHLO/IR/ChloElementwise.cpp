//===- ChloElementwise.cpp - verifiers of elementwise chlo ops ---*- C++
//-*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ChloVerify.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace tutti;
using namespace tutti::chlo;
using stablehlo::Dim;
using stablehlo::Shape;

//===----------------------------------------------------------------------===//
// Types of values
//===----------------------------------------------------------------------===//

LogicalResult chlo::verifyIs(Operation *op, StringRef what, Type type,
                             ArrayRef<stablehlo::Dim> shape, Type elementType) {
  auto found = cast<TensorType>(type);
  bool isFine = !found.hasRank() ||
                stablehlo::areCompatible(stablehlo::getShape(found), shape);
  if (!elementType)
    elementType = found.getElementType();
  if (isFine &&
      stablehlo::areCompatibleElements(found.getElementType(), elementType))
    return success();
  return op->emitOpError() << what << " has type " << type << ", expected "
                           << stablehlo::getTensorType(shape, elementType);
}

LogicalResult chlo::verifySizes(Operation *op, StringRef what, Type type,
                                ArrayRef<Dim> shape) {
  SmallVector<int64_t> sizes;
  for (Dim dim : shape)
    sizes.push_back(dim.size);
  auto found = cast<TensorType>(type);
  if (!found.hasRank() ||
      succeeded(verifyCompatibleShape(found.getShape(), sizes)))
    return success();
  return op->emitOpError() << what << " has type " << type << ", expected "
                           << RankedTensorType::get(sizes,
                                                    found.getElementType());
}

/// Checks the types of the first `count` values of an op, operands before
/// results, against that of operand 0.
static LogicalResult verifyAgainstFirst(Operation *op, StringRef property,
                                        function_ref<bool(Type, Type)> agree,
                                        size_t count) {
  Type first = op->getOperand(0).getType();
  size_t numOperands = op->getNumOperands();
  for (size_t i = 1; i < count; ++i) {
    bool isOperand = i < numOperands;
    size_t index = isOperand ? i : i - numOperands;
    Type type = isOperand ? op->getOperand(index).getType()
                          : op->getResult(index).getType();
    if (!agree(first, type))
      return op->emitOpError() << (isOperand ? "operand " : "result ") << index
                               << " has type " << type << ", expected the "
                               << property << " of operand 0, " << first;
  }
  return success();
}

static size_t countValues(Operation *op) {
  return op->getNumOperands() + op->getNumResults();
}

static bool haveCompatibleElements(Type left, Type right) {
  return stablehlo::areCompatibleElements(getElementTypeOrSelf(left),
                                          getElementTypeOrSelf(right));
}

LogicalResult chlo::detail::verifySameShape(Operation *op) {
  return verifyAgainstFirst(op, "shape", stablehlo::haveCompatibleShapes,
                            countValues(op));
}

LogicalResult chlo::detail::verifySameType(Operation *op) {
  auto areCompatible = [](Type left, Type right) {
    return stablehlo::areCompatibleTypes(left, right);
  };
  if (failed(verifyAgainstFirst(op, "shape and element type", areCompatible,
                                countValues(op))))
    return failure();
  SmallVector<Type> ranked = llvm::filter_to_vector(
      op->getOperandTypes(), llvm::IsaPred<RankedTensorType>);
  if (ranked.empty())
    return success();
  // Several operands settle sizes, and only one of them alone a bound.
  Shape shape = ranked.size() == 1 ? stablehlo::getShape(ranked[0])
                                   : stablehlo::meetSizes(ranked);
  return verifyIs(op, "result 0", op->getResult(0).getType(), shape, {});
}

LogicalResult chlo::detail::verifyCompatibleOperandElements(Operation *op) {
  return verifyAgainstFirst(op, "element type", haveCompatibleElements,
                            op->getNumOperands());
}

LogicalResult chlo::detail::verifyCompatibleElements(Operation *op) {
  return verifyAgainstFirst(op, "element type", haveCompatibleElements,
                            countValues(op));
}

LogicalResult chlo::detail::verifyOneElementType(Operation *op) {
  return verifyAgainstFirst(
      op, "element type",
      [](Type left, Type right) {
        return getElementTypeOrSelf(left) == getElementTypeOrSelf(right);
      },
      countValues(op));
}

//===----------------------------------------------------------------------===//
// Broadcasting
//===----------------------------------------------------------------------===//

/// The dimension that two dimensions are broadcast to; none if they cannot be.
static std::optional<Dim> broadcastDims(Dim left, Dim right) {
  if (left.limit() == 1)
    return right;
  if (right.limit() == 1 || left.limit() == right.limit())
    return left;
  // A size that is not known may turn out to be 1 or the other one.
  if (!left.hasLimit())
    return right.limit() > 1 ? right : left;
  if (!right.hasLimit())
    return left.limit() > 1 ? left : right;
  return std::nullopt;
}

/// Broadcasts `shape` into `result`: dimension i meets `dimensions`[i]. What a
/// size and an equal bound are broadcast to is not settled.
static LogicalResult broadcastInto(Operation *op, Shape &result,
                                   const Shape &shape,
                                   ArrayRef<int64_t> dimensions,
                                   bool &isSettled) {
  for (auto [index, dim, dimension] : llvm::enumerate(shape, dimensions)) {
    if (dim.limit() == result[dimension].limit() && dim.limit() != 1)
      isSettled &= dim.isStatic() == result[dimension].isStatic();
    std::optional<Dim> broadcast = broadcastDims(result[dimension], dim);
    if (!broadcast)
      return op->emitOpError()
             << "cannot broadcast dimension " << index << " of size "
             << dim.limit() << " to dimension " << dimension << " of size "
             << result[dimension].limit() << ", expected equal sizes or 1";
    result[dimension] = *broadcast;
  }
  return success();
}

/// The dimensions that the operand of lower rank meets. `given` is the op's
/// attribute, where it has one.
static LogicalResult getDimensions(Operation *op, size_t lower, int64_t rank,
                                   std::optional<ArrayRef<int64_t>> given,
                                   SmallVectorImpl<int64_t> &dimensions) {
  if (!given) {
    // Last dimension to last dimension.
    for (size_t i = 0; i < lower; ++i)
      dimensions.push_back(rank - lower + i);
    return success();
  }
  dimensions.assign(given->begin(), given->end());
  if (dimensions.size() != lower)
    return op->emitOpError()
           << "has " << dimensions.size() << " broadcast_dimensions, expected "
           << lower << ", the lower rank of its operands";
  for (auto [index, dimension] : llvm::enumerate(dimensions)) {
    if (dimension < 0 || dimension >= rank)
      return op->emitOpError() << "has broadcast dimension " << dimension
                               << ", expected one from 0 to less than " << rank;
    if (index > 0 && dimensions[index - 1] >= dimension)
      return op->emitOpError()
             << "has broadcast dimension " << dimension << " after "
             << dimensions[index - 1] << ", expected ascending order";
  }
  return success();
}

LogicalResult chlo::detail::verifyBroadcasts(Operation *op) {
  std::optional<ArrayRef<int64_t>> given;
  if (auto attribute =
          op->getAttrOfType<DenseI64ArrayAttr>("broadcast_dimensions"))
    given = attribute.asArrayRef();

  // Bounds are broadcast where every dimension has a limit.
  SmallVector<Shape> shapes;
  bool isLimited = !given;
  for (Type type : op->getOperandTypes()) {
    if (!isa<RankedTensorType>(type))
      return success();
    shapes.push_back(stablehlo::getShape(type));
    isLimited &= llvm::all_of(shapes.back(), std::mem_fn(&Dim::hasLimit));
  }
  if (!isLimited)
    for (auto [shape, type] : llvm::zip(shapes, op->getOperandTypes()))
      shape = stablehlo::getSizes(type);

  // The first operand of the highest rank is the one the others meet.
  auto *largest = llvm::max_element(shapes, [](auto &left, auto &right) {
    return left.size() < right.size();
  });
  Shape result = *largest;
  bool isSettled = true;
  for (const Shape &shape : shapes) {
    if (&shape == largest)
      continue;
    SmallVector<int64_t> dimensions;
    if (failed(getDimensions(op, shape.size(), result.size(), given,
                             dimensions)) ||
        failed(broadcastInto(op, result, shape, dimensions, isSettled)))
      return failure();
  }
  if (!isSettled)
    return success();
  if (isa<BroadcastSelectOp>(op))
    return verifySizes(op, "result 0", op->getResult(0).getType(), result);
  return verifyIs(op, "result 0", op->getResult(0).getType(), result, {});
}

LogicalResult BroadcastComplexOp::verify() {
  Type part = getElementTypeOrSelf(getLhs());
  Type found =
      cast<ComplexType>(getElementTypeOrSelf(getResult())).getElementType();
  if (found == part)
    return success();
  return emitOpError() << "result 0 has parts of type " << found
                       << ", expected the type of the operands, " << part;
}

LogicalResult BroadcastSelectOp::verify() {
  Type onTrue = getElementTypeOrSelf(getOnTrue());
  Type onFalse = getElementTypeOrSelf(getOnFalse());
  if (onTrue == onFalse)
    return success();
  return emitOpError() << "has elements of type " << onFalse
                       << " in on_false, expected those of on_true, " << onTrue;
}
