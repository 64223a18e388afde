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

//===----------------------------------------------------------------------===//
// Types of values
//===----------------------------------------------------------------------===//

bool chlo::haveCompatibleElements(Type left, Type right) {
  auto isQuantized = [](Type type) {
    return stablehlo::isPerTensorQuantized(type) ||
           stablehlo::isPerAxisQuantized(type);
  };
  left = getElementTypeOrSelf(left);
  right = getElementTypeOrSelf(right);
  return left == right || isQuantized(left) || isQuantized(right);
}

LogicalResult chlo::verifyIs(Operation *op, StringRef what, Type type,
                             ArrayRef<int64_t> shape, Type elementType) {
  auto shaped = cast<ShapedType>(type);
  bool isFine = !shaped.hasRank() ||
                succeeded(verifyCompatibleShape(shaped.getShape(), shape));
  if (!elementType)
    elementType = shaped.getElementType();
  if (isFine && haveCompatibleElements(type, elementType))
    return success();
  return op->emitOpError() << what << " has type " << type << ", expected "
                           << RankedTensorType::get(shape, elementType);
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

static bool haveCompatibleShapes(Type left, Type right) {
  return succeeded(verifyCompatibleShape(left, right));
}

LogicalResult chlo::detail::verifySameShape(Operation *op) {
  return verifyAgainstFirst(op, "shape", haveCompatibleShapes, countValues(op));
}

LogicalResult chlo::detail::verifySameType(Operation *op) {
  return verifyAgainstFirst(
      op, "shape and element type",
      [](Type left, Type right) {
        return haveCompatibleShapes(left, right) &&
               haveCompatibleElements(left, right);
      },
      countValues(op));
}

LogicalResult chlo::detail::verifyOneOperandElementType(Operation *op) {
  return verifyAgainstFirst(op, "element type", haveCompatibleElements,
                            op->getNumOperands());
}

LogicalResult chlo::detail::verifyResultElementTypeOfOperands(Operation *op) {
  return verifyAgainstFirst(op, "element type", haveCompatibleElements,
                            countValues(op));
}

//===----------------------------------------------------------------------===//
// Broadcasting
//===----------------------------------------------------------------------===//

/// The size that two sizes are broadcast to; none if they cannot be.
static std::optional<int64_t> broadcastSizes(int64_t left, int64_t right) {
  if (left == 1)
    return right;
  if (right == 1 || left == right)
    return left;
  // A size that is not known may turn out to be 1 or the other one.
  if (ShapedType::isDynamic(left))
    return right;
  if (ShapedType::isDynamic(right))
    return left;
  return std::nullopt;
}

/// Broadcasts `shape` into `result`: dimension i meets `dimensions`[i].
static LogicalResult broadcastInto(Operation *op,
                                   SmallVectorImpl<int64_t> &result,
                                   ArrayRef<int64_t> shape,
                                   ArrayRef<int64_t> dimensions) {
  for (auto [index, size, dimension] : llvm::enumerate(shape, dimensions)) {
    std::optional<int64_t> broadcast = broadcastSizes(result[dimension], size);
    if (!broadcast)
      return op->emitOpError()
             << "cannot broadcast dimension " << index << " of size " << size
             << " to dimension " << dimension << " of size "
             << result[dimension] << ", expected equal sizes or 1";
    result[dimension] = *broadcast;
  }
  return success();
}

/// The dimensions that the operand of lower rank meets. `given` is the op's
/// attribute, where it has one.
static LogicalResult getDimensions(Operation *op, ArrayRef<int64_t> shape,
                                   int64_t rank,
                                   std::optional<ArrayRef<int64_t>> given,
                                   SmallVectorImpl<int64_t> &dimensions) {
  if (!given) {
    // Last dimension to last dimension.
    for (size_t i = 0; i < shape.size(); ++i)
      dimensions.push_back(rank - shape.size() + i);
    return success();
  }
  dimensions.assign(given->begin(), given->end());
  if (dimensions.size() != shape.size())
    return op->emitOpError()
           << "has " << dimensions.size() << " broadcast_dimensions, expected "
           << shape.size() << ", the lower rank of its operands";
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
  SmallVector<ArrayRef<int64_t>> shapes;
  for (Type type : op->getOperandTypes()) {
    auto shaped = cast<ShapedType>(type);
    if (!shaped.hasRank())
      return success();
    shapes.push_back(shaped.getShape());
  }
  std::optional<ArrayRef<int64_t>> given;
  if (auto attribute =
          op->getAttrOfType<DenseI64ArrayAttr>("broadcast_dimensions"))
    given = attribute.asArrayRef();

  // The first operand of the highest rank is the one the others meet.
  auto largest = llvm::max_element(
      shapes, [](auto left, auto right) { return left.size() < right.size(); });
  SmallVector<int64_t> result(*largest);
  for (ArrayRef<int64_t> &shape : shapes) {
    if (&shape == largest)
      continue;
    SmallVector<int64_t> dimensions;
    if (failed(getDimensions(op, shape, result.size(), given, dimensions)) ||
        failed(broadcastInto(op, result, shape, dimensions)))
      return failure();
  }
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
  for (auto [what, value] :
       {std::pair<StringRef, Value>("on_false", getOnFalse()),
        {"the result", getResult()}})
    if (!haveCompatibleElements(value.getType(), getOnTrue().getType()))
      return emitOpError() << "has elements of type "
                           << getElementTypeOrSelf(value) << " in " << what
                           << ", expected those of on_true, "
                           << getElementTypeOrSelf(getOnTrue());
  return success();
}
