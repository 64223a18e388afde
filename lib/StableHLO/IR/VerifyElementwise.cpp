//===- VerifyElementwise.cpp - verifiers of elementwise ops ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "QuantRules.h"
#include "ShapeRules.h"
#include "tutti/StableHLO/IR/StableHLOOps.h"

using namespace mlir;
using namespace tutti::stablehlo;

/// The type of the real parts of elements.
static Type getPartElement(Type element) {
  auto complex = dyn_cast<ComplexType>(element);
  return complex ? complex.getElementType() : element;
}

/// The result holds real parts of the operand's elements.
static LogicalResult verifyPart(Operation *op) {
  Type operand = op->getOperand(0).getType();
  return verifyResult(op, getShape(operand),
                      getPartElement(getElementType(operand)));
}

LogicalResult AbsOp::verify() { return verifyPart(*this); }
LogicalResult ImagOp::verify() { return verifyPart(*this); }
LogicalResult RealOp::verify() { return verifyPart(*this); }

LogicalResult AddOp::verify() {
  Type lhs = getLhs().getType(), rhs = getRhs().getType(), result = getType();
  if (!getQuantized(lhs) && !getQuantized(rhs) && !getQuantized(result))
    return verifySameTypes(*this);
  if (!haveCompatibleShapes(lhs, rhs))
    return emitOpError() << "operands must have one shape, found " << lhs
                         << " and " << rhs;
  if (failed(verifyResult(*this, meetSizes({lhs, rhs}), getElementType(lhs))))
    return failure();
  return verifyQuantizedBinary(*this);
}

LogicalResult ComplexOp::verify() {
  Type element = getElementType(getLhs().getType());
  if (element != getElementType(getRhs().getType()))
    return emitOpError() << "real and imaginary parts must have one element "
                            "type, found "
                         << element << " and "
                         << getElementType(getRhs().getType());
  return verifyResult(*this, getShape(getLhs().getType()),
                      ComplexType::get(element));
}

LogicalResult CompareOp::verify() {
  if (!areCompatibleElements(getElementType(getLhs().getType()),
                             getElementType(getRhs().getType())))
    return emitOpError() << "operands must have one element type, found "
                         << getElementType(getLhs().getType()) << " and "
                         << getElementType(getRhs().getType());
  return verifyResult(*this, getShape(getLhs().getType()), nullptr);
}

LogicalResult IsFiniteOp::verify() {
  return verifyResult(*this, getShape(getX().getType()), nullptr);
}

LogicalResult SelectOp::verify() {
  Type onTrue = getOnTrue().getType(), onFalse = getOnFalse().getType();
  if (!haveCompatibleShapes(onTrue, onFalse) ||
      getElementType(onTrue) != getElementType(onFalse))
    return emitOpError() << "the two choices must have compatible types, found "
                         << onTrue << " and " << onFalse;
  if (getRank(getPred().getType()) != 0 &&
      !haveCompatibleSizes(getPred().getType(), onTrue))
    return emitOpError() << "predicate must be a scalar or have the shape of "
                            "the choices, found "
                         << getPred().getType() << " and " << onTrue;
  Shape shape;
  for (auto [t, f] : llvm::zip(getShape(onTrue), getShape(onFalse)))
    shape.push_back(meet(t, f));
  return verifyResult(*this, shape, getElementType(onTrue));
}

LogicalResult ClampOp::verify() {
  Type operand = getOperand().getType();
  for (auto [name, type] : {std::pair("min", Type(getMin().getType())),
                            std::pair("max", Type(getMax().getType()))}) {
    if (!areCompatibleElements(getElementType(type), getElementType(operand)))
      return emitOpError() << name << " must have the operand's element type "
                           << getElementType(operand) << ", found "
                           << getElementType(type);
    if (getRank(type) != 0 && !haveCompatibleSizes(type, operand))
      return emitOpError() << name
                           << " must be a scalar or have the operand's shape, "
                              "found "
                           << type << " and " << operand;
  }
  return verifyResult(*this, getSizes(operand), getElementType(operand));
}

LogicalResult UniformQuantizeOp::verify() {
  Type element = getElementType(getOperand().getType());
  if (auto quantized = getQuantized(getOperand().getType()))
    element = quantized.getExpressedType();
  Type expressed = getQuantized(getType()).getExpressedType();
  if (expressed != element)
    return emitOpError() << "result must express " << element << ", found "
                         << expressed;
  return success();
}

LogicalResult UniformDequantizeOp::verify() {
  Type operand = getOperand().getType();
  return verifyResult(*this, getSizes(operand),
                      getQuantized(operand).getExpressedType());
}
