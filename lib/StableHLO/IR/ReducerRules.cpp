//===- ReducerRules.cpp - what a region that combines values must look like
//---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ReducerRules.h"
#include "ShapeRules.h"
#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "tutti/StableHLO/IR/ElementTypes.h"

using namespace mlir;
using namespace tutti;
using namespace tutti::stablehlo;

OperandRange stablehlo::getReturned(Region &region) {
  return region.front().getTerminator()->getOperands();
}

LogicalResult stablehlo::verifyNoArguments(Operation *op, Region &region,
                                           StringRef name) {
  if (region.getNumArguments() == 0)
    return success();
  return op->emitOpError() << name << " takes " << region.getNumArguments()
                           << " arguments, expected none";
}

LogicalResult stablehlo::verifyReturnsBool(Operation *op, Region &region,
                                           StringRef name) {
  OperandRange returned = getReturned(region);
  if (returned.size() != 1)
    return op->emitOpError() << name << " returns " << returned.size()
                             << " values, expected one tensor<i1>";
  auto type = dyn_cast<RankedTensorType>(returned[0].getType());
  if (type && type.getRank() == 0 && isPred(type.getElementType()))
    return success();
  return op->emitOpError() << name << " returns " << returned[0].getType()
                           << ", expected tensor<i1>";
}

/// Equal, or floats of any two precisions.
static bool areSameButForPrecision(Type lhs, Type rhs) {
  return lhs == rhs || (isa<FloatType>(lhs) && isa<FloatType>(rhs));
}

static unsigned getBitWidth(Type element) {
  if (auto complex = dyn_cast<ComplexType>(element))
    return 2 * getBitWidth(complex.getElementType());
  if (auto quantized = dyn_cast<quant::QuantizedType>(element))
    return getBitWidth(quantized.getStorageType());
  return element.getIntOrFloatBitWidth();
}

/// Whether values of `from` may be accumulated as values of `to`: the same
/// kind of number, not narrower unless it is a float.
static bool isPromotable(Type from, Type to) {
  if (isa<FloatType>(from) && isa<FloatType>(to))
    return true;
  auto fromQuant = dyn_cast<quant::QuantizedType>(from);
  auto toQuant = dyn_cast<quant::QuantizedType>(to);
  bool isSameKind =
      (isa<IntegerType>(from) && isa<IntegerType>(to)) ||
      (isa<ComplexType>(from) && isa<ComplexType>(to)) ||
      (fromQuant && toQuant &&
       fromQuant.getExpressedType() == toQuant.getExpressedType());
  return isSameKind && getBitWidth(from) <= getBitWidth(to);
}

/// Whether the sizes of `shape` occur in `allowed`, in order.
static bool occursIn(ArrayRef<Dim> shape, ArrayRef<int64_t> allowed) {
  for (int64_t size : allowed)
    if (!shape.empty() && areCompatible(size, shape.front().size))
      shape = shape.drop_front();
  return shape.empty();
}

Type Reducer::getElementType(unsigned index) {
  return stablehlo::getElementType(getReturned(body)[index].getType());
}

LogicalResult Reducer::verify(TypeRange inputs, TypeRange inits,
                              ArrayRef<int64_t> allowed,
                              bool initsAreElements) {
  size_t count = inputs.size();
  if (body.getNumArguments() != 2 * count)
    return op->emitOpError() << "reducer takes " << body.getNumArguments()
                             << " arguments, expected " << 2 * count
                             << ", an accumulator and a value for each input";
  OperandRange returned = getReturned(body);
  if (returned.size() != count)
    return op->emitOpError()
           << "reducer returns " << returned.size() << " values, expected "
           << count << ", one for each input";
  for (auto [i, input, init] : llvm::enumerate(inputs, inits))
    if (failed(verifyOne(i, count, input, init, allowed, initsAreElements)))
      return failure();
  return success();
}

LogicalResult Reducer::verifyOne(unsigned index, unsigned count, Type input,
                                 Type init, ArrayRef<int64_t> allowed,
                                 bool initIsElement) {
  auto returned =
      dyn_cast<RankedTensorType>(getReturned(body)[index].getType());
  if (!returned)
    return op->emitOpError()
           << "reducer returns " << getReturned(body)[index].getType()
           << " as value #" << index << ", expected a ranked tensor";
  for (unsigned i : {index, count + index}) {
    Type found = body.getArgument(i).getType();
    auto arg = dyn_cast<TensorType>(found);
    // The rank of a value tells its place in the dimensions reduced.
    if (i != index && !isa<RankedTensorType>(found))
      arg = {};
    Type element = returned.getElementType();
    // An accumulator has the returned type, a value may be less precise.
    if (!arg || !haveCompatibleShapes(arg, returned) ||
        !(i == index ? arg.getElementType() == element
                     : areSameButForPrecision(arg.getElementType(), element)))
      return op->emitOpError() << "argument #" << i << " of the reducer has "
                               << "type " << found << ", expected " << returned
                               << " as returned value #" << index;
  }

  Type initElement = stablehlo::getElementType(init);
  if (!isPromotable(initElement, returned.getElementType()) ||
      (!initIsElement && !haveCompatibleShapes(init, returned)))
    return op->emitOpError() << "reducer returns " << returned << " as value #"
                             << index << ", which cannot hold the initial "
                             << "value of type " << init;

  auto arg = cast<RankedTensorType>(body.getArgument(count + index).getType());
  Type inputElement = stablehlo::getElementType(input);
  if (!isPromotable(inputElement, arg.getElementType()))
    return op->emitOpError()
           << "argument #" << count + index << " of the reducer has type "
           << arg << ", which cannot hold elements of " << input;
  if (!occursIn(getShape(arg), allowed))
    return op->emitOpError()
           << "argument #" << count + index << " of the reducer has type "
           << arg << ", expected dimensions out of " << toString(allowed);
  return success();
}
