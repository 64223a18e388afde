//===- QuantRules.cpp - which quantized types may meet in an op ---*- C++
//-*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "QuantRules.h"
#include "ShapeRules.h"

using namespace mlir;
using namespace tutti;
using namespace tutti::stablehlo;
using quant::QuantizedType;
using quant::UniformQuantizedPerAxisType;

QuantizedType stablehlo::getQuantized(Type tensor) {
  return dyn_cast<QuantizedType>(getElementType(tensor));
}

UniformQuantizedPerAxisType stablehlo::getPerAxis(Type tensor) {
  return dyn_cast<UniformQuantizedPerAxisType>(getElementType(tensor));
}

/// Reports two quantized types that differ in storage or expressed type.
static LogicalResult verifySameKind(Operation *op, QuantizedType lhs,
                                    QuantizedType rhs) {
  if (lhs.getStorageType() != rhs.getStorageType())
    return op->emitOpError()
           << "quantized types must have one storage type, "
              "found "
           << lhs.getStorageType() << " and " << rhs.getStorageType();
  if (lhs.getExpressedType() != rhs.getExpressedType())
    return op->emitOpError()
           << "quantized types must express one type, found "
           << lhs.getExpressedType() << " and " << rhs.getExpressedType();
  return success();
}

LogicalResult stablehlo::verifyQuantizedBinary(Operation *op) {
  Type result = op->getResult(0).getType();
  QuantizedType resultQuant = getQuantized(result);
  UniformQuantizedPerAxisType resultAxis = getPerAxis(result);
  for (Type type : op->getOperandTypes()) {
    QuantizedType quantized = getQuantized(type);
    if (!quantized != !resultQuant)
      return op->emitOpError() << "needs all of its types quantized or none, "
                                  "found "
                               << type << " and " << result;
    if (!quantized)
      continue;
    if (failed(verifySameKind(op, quantized, resultQuant)))
      return failure();
    UniformQuantizedPerAxisType perAxis = getPerAxis(type);
    if (!perAxis)
      continue;
    if (!resultAxis)
      return op->emitOpError() << "result must be quantized per axis like "
                               << type << ", found " << result;
    if (perAxis.getQuantizedDimension() != resultAxis.getQuantizedDimension())
      return op->emitOpError()
             << "operands and result must be quantized along one dimension, "
                "found "
             << perAxis.getQuantizedDimension() << " and "
             << resultAxis.getQuantizedDimension();
  }
  return success();
}

LogicalResult stablehlo::verifyQuantizedMove(Operation *op) {
  Type operand = op->getOperand(0).getType();
  Type result = op->getResult(0).getType();
  if (getElementType(operand) == getElementType(result))
    return success();
  UniformQuantizedPerAxisType from = getPerAxis(operand);
  UniformQuantizedPerAxisType to = getPerAxis(result);
  if (!from || !to)
    return op->emitOpError()
           << "operand and result must have one element "
              "type, found "
           << getElementType(operand) << " and " << getElementType(result);
  if (failed(verifySameKind(op, from, to)))
    return failure();
  if (from.getScales() != to.getScales() ||
      from.getZeroPoints() != to.getZeroPoints())
    return op->emitOpError() << "operand and result must have the same scales "
                                "and zero points, found "
                             << from << " and " << to;
  return success();
}

LogicalResult stablehlo::verifyQuantizedReshape(Operation *op) {
  Type operand = op->getOperand(0).getType();
  Type result = op->getResult(0).getType();
  UniformQuantizedPerAxisType from = getPerAxis(operand);
  UniformQuantizedPerAxisType to = getPerAxis(result);
  if (from && to && !cast<ShapedType>(operand).hasStaticShape())
    return success();
  if (failed(verifyQuantizedMove(op)))
    return failure();
  if (!from || !to)
    return success();
  Shape fromShape = getShape(operand), toShape = getShape(result);
  std::optional<uint64_t> before = countElements(
      ArrayRef<Dim>(fromShape).take_front(from.getQuantizedDimension()));
  std::optional<uint64_t> after = countElements(
      ArrayRef<Dim>(toShape).take_front(to.getQuantizedDimension()));
  if (before && after && *before != *after)
    return op->emitOpError() << "the dimensions before the quantized one must "
                                "hold as many elements in operand and result, "
                                "found "
                             << *before << " and " << *after;
  return success();
}

LogicalResult
stablehlo::verifyQuantizedBroadcast(Operation *op,
                                    ArrayRef<int64_t> dimensions) {
  Type operand = op->getOperand(0).getType();
  Type result = op->getResult(0).getType();
  UniformQuantizedPerAxisType from = getPerAxis(operand);
  UniformQuantizedPerAxisType to = getPerAxis(result);
  if (!from || !to)
    return verifyQuantizedMove(op);
  if (failed(verifySameKind(op, from, to)))
    return failure();
  int64_t expected = dimensions[from.getQuantizedDimension()];
  if (to.getQuantizedDimension() != expected)
    return op->emitOpError() << "result is quantized along dimension "
                             << to.getQuantizedDimension() << ", expected "
                             << expected << ", where the operand's goes";
  if (getShape(operand)[from.getQuantizedDimension()].size != 1)
    return success();
  for (auto [i, scale, zeroPoint] :
       llvm::enumerate(to.getScales(), to.getZeroPoints()))
    if (scale != from.getScales()[0] || zeroPoint != from.getZeroPoints()[0])
      return op->emitOpError()
             << "scale " << scale << " and zero point " << zeroPoint << " at "
             << i << " of the result differ from the operand's, "
             << from.getScales()[0] << " and " << from.getZeroPoints()[0];
  return success();
}

LogicalResult stablehlo::verifyQuantizedProduct(Operation *op) {
  Type lhsType = op->getOperand(0).getType();
  Type rhsType = op->getOperand(1).getType();
  Type resultType = op->getResult(0).getType();
  QuantizedType lhs = getQuantized(lhsType), rhs = getQuantized(rhsType);
  QuantizedType result = getQuantized(resultType);
  if (!lhs && !rhs && !result)
    return success();
  if (!rhs || !lhs != !result)
    return op->emitOpError()
           << "needs a quantized rhs, and lhs and result "
              "both quantized or both not, found "
           << lhsType << ", " << rhsType << " and " << resultType;
  if (!lhs) {
    Type expressed = rhs.getExpressedType();
    if (getElementType(lhsType) == expressed &&
        getElementType(resultType) == expressed)
      return success();
    return op->emitOpError()
           << "lhs and result must have the type that rhs "
              "expresses, "
           << expressed << ", found " << getElementType(lhsType) << " and "
           << getElementType(resultType);
  }
  if (failed(verifySameKind(op, lhs, rhs)))
    return failure();
  if (lhs.getExpressedType() != result.getExpressedType())
    return op->emitOpError()
           << "quantized types must express one type, found "
           << lhs.getExpressedType() << " and " << result.getExpressedType();
  if (!getPerAxis(rhsType) && getPerAxis(resultType))
    return op->emitOpError() << "result is quantized per axis, but rhs is not";
  return success();
}
