//===- ChloDialect.cpp - the chlo dialect and its constants ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ShapeRules.h"
#include "mlir/IR/Builders.h"
#include "tutti/StableHLO/IR/Chlo.h"

using namespace mlir;
using namespace tutti;
using namespace tutti::chlo;

#include "tutti/StableHLO/IR/ChloDialect.cpp.inc"

#define GET_OP_CLASSES
#include "tutti/StableHLO/IR/ChloOps.cpp.inc"

void ChloDialect::initialize() {
  registerAttributes();
  addOperations<
#define GET_OP_LIST
#include "tutti/StableHLO/IR/ChloOps.cpp.inc"
      >();
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

Operation *ChloDialect::materializeConstant(OpBuilder &builder, Attribute value,
                                            Type type, Location location) {
  auto elements = dyn_cast<ElementsAttr>(value);
  if (!elements || elements.getType() != type)
    return nullptr;
  return ConstantOp::create(builder, location, type, elements);
}

OpFoldResult ConstantOp::fold(FoldAdaptor) { return getValue(); }

LogicalResult ConstantOp::verify() {
  if (stablehlo::areCompatibleTypes(getValue().getType(), getType()))
    return success();
  return emitOpError() << "has a value of type " << getValue().getType()
                       << ", expected the type of the result, " << getType();
}

ParseResult ConstantOp::parse(OpAsmParser &parser, OperationState &result) {
  ElementsAttr value;
  if (parser.parseOptionalAttrDict(result.attributes) ||
      parser.parseAttribute(value, Type(), "value", result.attributes))
    return failure();
  result.addTypes(value.getType());
  return success();
}

void ConstantOp::print(OpAsmPrinter &printer) {
  printer.printOptionalAttrDict((*this)->getAttrs(), {"value"});
  printer << ' ';
  printer.printAttribute(getValueAttr());
}

LogicalResult ConstantLikeOp::verify() {
  Type elementType = getType().getElementType();
  if (getValue().getType() == elementType)
    return success();
  return emitOpError() << "has a value of type " << getValue().getType()
                       << ", expected the element type of the result, "
                       << elementType;
}
