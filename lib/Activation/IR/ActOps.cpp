//===- ActOps.cpp - the ops of the act dialect ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/Builders.h"
#include "tutti/Activation/IR/Act.h"

using namespace mlir;
using namespace tutti::act;

// The index of a set, or `none`.
static ParseResult parseSetIndex(OpAsmParser &parser, IntegerAttr &index) {
  int64_t value = kNoSet;
  if (failed(parser.parseOptionalKeyword("none")) && parser.parseInteger(value))
    return failure();
  index = parser.getBuilder().getI64IntegerAttr(value);
  return success();
}

static void printSetIndex(OpAsmPrinter &printer, Operation *,
                          IntegerAttr index) {
  if (index.getInt() == kNoSet)
    printer << "none";
  else
    printer << index.getInt();
}

#define GET_OP_CLASSES
#include "tutti/Activation/IR/ActOps.cpp.inc"

//===----------------------------------------------------------------------===//
// ActivateOp
//===----------------------------------------------------------------------===//

// Can a value of type `type` stand for one number for each element of `shape`?
static bool isPerElement(Type type, ArrayRef<int64_t> shape) {
  if (isa<FloatType>(type))
    return true;
  auto shaped = cast<ShapedType>(type);
  if (!isa<FloatType>(shaped.getElementType()) ||
      shaped.getRank() != static_cast<int64_t>(shape.size()))
    return false;
  return llvm::all_of(llvm::zip(shaped.getShape(), shape), [](auto sizes) {
    auto [own, other] = sizes;
    return own == 1 || own == other || ShapedType::isDynamic(own) ||
           ShapedType::isDynamic(other);
  });
}

LogicalResult ActivateOp::verify() {
  if (getFunction().empty())
    return emitOpError("names no function");
  if (getEngine().empty())
    return emitOpError("names no engine");
  if (getInputs().empty())
    return emitOpError("has no input");
  auto input = dyn_cast<ShapedType>(getInputs().front().getType());
  if (!input || !isa<FloatType>(input.getElementType()))
    return emitOpError("has an input of type ")
           << getInputs().front().getType()
           << "; expected a tensor or a memref of floats";
  if ((getScale() && getScaleBy()) || (getBias() && getBiasBy()))
    return emitOpError("has its ")
           << (getScale() && getScaleBy() ? "scale" : "bias")
           << " both as a number and as an operand; expected one of them";
  for (auto [what, value] :
       {std::pair("scale", getScaleBy()), std::pair("bias", getBiasBy()),
        std::pair("accumulator", getAccumulator())})
    if (value && !isPerElement(value.getType(), input.getShape()))
      return emitOpError("has a ")
             << what << " of type " << value.getType()
             << "; expected a float, or a shape of floats that goes with "
             << input;
  bool onTensors = isa<RankedTensorType>(input);
  if (onTensors != bool(getResult()) || onTensors == bool(getDestination()))
    return emitOpError(onTensors
                           ? "on a tensor needs a result and no destination"
                           : "on a memref needs a destination (`into`) and no "
                             "result");
  Value outputValue = onTensors ? Value(getResult()) : Value(getDestination());
  auto output = cast<ShapedType>(outputValue.getType());
  if (!isa<FloatType, IntegerType>(output.getElementType()) ||
      failed(verifyCompatibleShape(input, output)))
    return emitOpError("has an output of type ")
           << output << "; expected the shape of " << input;
  return success();
}

void ActivateOp::getEffects(
    SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  effects.emplace_back(MemoryEffects::Read::get(), Bank::get());
  for (OpOperand &operand : getOperation()->getOpOperands()) {
    if (!isa<MemRefType, UnrankedMemRefType>(operand.get().getType()))
      continue;
    if (operand.get() == getDestination() &&
        operand.getOperandNumber() + 1 == getNumOperands())
      effects.emplace_back(MemoryEffects::Write::get(), &operand);
    else
      effects.emplace_back(MemoryEffects::Read::get(), &operand);
  }
}

//===----------------------------------------------------------------------===//
// LoadFuncSetOp
//===----------------------------------------------------------------------===//

bool LoadFuncSetOp::isNone() { return getIndex() == kNoSet; }

LogicalResult LoadFuncSetOp::verify() {
  if (getEngine().empty())
    return emitOpError("names no engine");
  int64_t index = getIndex();
  if (isNone())
    return success();
  if (index < 0 || index > kNoSet)
    return emitOpError("has index ")
           << index << "; expected the index of a set, or none";
  // Without a catalog the op says nothing that could be wrong; passes that need
  // one say so.
  CatalogAttr catalog = lookupCatalog(getOperation());
  if (!catalog)
    return success();
  if (index >= static_cast<int64_t>(catalog.getSets().size()))
    return emitOpError("has index ")
           << index << "; catalog '" << catalog.getName() << "' has "
           << catalog.getSets().size() << " sets";
  FuncSetAttr set = catalog.getSets()[index];
  if (getName() && *getName() != set.getName())
    return emitOpError("calls set ")
           << index << " '" << *getName() << "'; catalog '" << catalog.getName()
           << "' has '" << set.getName() << "' there";
  if (getTrigger() && !set.covers(*getTrigger()))
    return emitOpError("loads set '")
           << set.getName() << "' for '" << *getTrigger()
           << "', which it does not hold";
  return success();
}

void LoadFuncSetOp::getEffects(
    SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  effects.emplace_back(MemoryEffects::Write::get(), Bank::get());
}
