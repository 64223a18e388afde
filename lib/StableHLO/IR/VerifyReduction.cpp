//===- VerifyReduction.cpp - verifiers of ops that combine elements ---*- C++
//-*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ReducerRules.h"
#include "ShapeRules.h"
#include "WindowRules.h"
#include "tutti/StableHLO/IR/ElementTypes.h"
#include "tutti/StableHLO/IR/StableHLOOps.h"

using namespace mlir;
using namespace tutti;
using namespace tutti::stablehlo;

/// Inputs and initial values in pairs: the operands are counted in halves, and
/// one too many would go unseen.
static LogicalResult verifyPairs(Operation *op) {
  if (op->getNumOperands() % 2 == 0)
    return success();
  return op->emitOpError() << "has " << op->getNumOperands()
                           << " operands, expected an initial value for each "
                              "input";
}

/// At least one input, and all of compatible shapes.
static LogicalResult verifyInputs(Operation *op, ValueRange inputs) {
  if (inputs.empty())
    return op->emitOpError() << "needs at least one input";
  for (auto [i, input] : llvm::enumerate(inputs))
    if (!haveCompatibleSizes(input.getType(), inputs[0].getType()))
      return op->emitOpError()
             << "input #" << i << " has type " << input.getType()
             << ", expected the shape of " << inputs[0].getType();
  return success();
}

//===----------------------------------------------------------------------===//
// reduce
//===----------------------------------------------------------------------===//

LogicalResult ReduceOp::verify() {
  if (failed(verifyPairs(*this)) || failed(verifyInputs(*this, getInputs())))
    return failure();
  return verifyDims(*this, "dimensions", getDimensions(),
                    getRank(getInputs()[0].getType()));
}

LogicalResult ReduceOp::verifyRegions() {
  Shape kept;
  SmallVector<int64_t> sizes;
  for (auto [d, dim] : llvm::enumerate(getShape(getInputs()[0].getType()))) {
    if (llvm::is_contained(getDimensions(), d))
      continue;
    kept.push_back(dim);
    sizes.push_back(dim.size);
  }
  Reducer reducer(*this, getBody());
  if (failed(reducer.verify(getInputs().getTypes(), getInitValues().getTypes(),
                            sizes)))
    return failure();
  SmallVector<Type> types;
  for (size_t i = 0; i != getInputs().size(); ++i)
    types.push_back(getTensorType(kept, reducer.getElementType(i)));
  return verifyResults(*this, types);
}

//===----------------------------------------------------------------------===//
// reduce_window, select_and_scatter
//===----------------------------------------------------------------------===//

static WindowAttrs getWindow(ReduceWindowOp op) {
  return {op.getWindowDimensions(), op.getWindowStrides(),
          op.getBaseDilations(), op.getWindowDilations()};
}

LogicalResult ReduceWindowOp::verify() {
  WindowAttrs window = getWindow(*this);
  if (failed(verifyPairs(*this)) || failed(verifyInputs(*this, getInputs())))
    return failure();
  return failure(failed(verifyCount(*this, "window_dimensions",
                                    window.sizes.size(), "rank of the inputs",
                                    getRank(getInputs()[0].getType()))) ||
                 failed(readPadding(*this, getPaddingAttr(), window)) ||
                 failed(verifyWindow(*this, window)));
}

LogicalResult ReduceWindowOp::verifyRegions() {
  WindowAttrs window = getWindow(*this);
  Reducer reducer(*this, getBody());
  if (failed(readPadding(*this, getPaddingAttr(), window)) ||
      failed(reducer.verify(getInputs().getTypes(), getInitValues().getTypes(),
                            getWindowDimensions())))
    return failure();
  SmallVector<Type> types;
  for (auto [i, type] : llvm::enumerate(getInputs().getTypes())) {
    std::optional<Shape> places = getPlaces(*this, window, getShape(type));
    if (!places)
      return failure();
    types.push_back(getTensorType(*places, reducer.getElementType(i)));
  }
  return verifyResults(*this, types);
}

LogicalResult SelectAndScatterOp::verify() {
  Type operand = getOperand().getType(), source = getSource().getType();
  Type element = getElementType(source);
  WindowAttrs window{getWindowDimensions().value_or(ArrayRef<int64_t>()),
                     getWindowStrides()};
  if (failed(verifyCount(*this, "window_dimensions", window.sizes.size(),
                         "rank of the operand", getRank(operand))) ||
      failed(readPadding(*this, getPaddingAttr(), window)) ||
      failed(verifyWindow(*this, window)))
    return failure();
  std::optional<Shape> places = getPlaces(*this, window, getShape(operand));
  if (!places)
    return failure();
  if (!haveCompatibleSizes(source, getTensorType(*places, element)))
    return emitOpError() << "source has type " << source
                         << ", expected one element a window, "
                         << getTensorType(*places, element);
  return success();
}

LogicalResult SelectAndScatterOp::verifyRegions() {
  Type operand = getOperand().getType(), source = getSource().getType();
  Type element = getElementType(operand);
  if (getSelect().getNumArguments() != 2)
    return emitOpError() << "select takes " << getSelect().getNumArguments()
                         << " arguments, expected 2";
  for (Type type : getSelect().getArgumentTypes()) {
    auto arg = dyn_cast<TensorType>(type);
    if (!arg || (arg.hasRank() && arg.getRank() != 0) ||
        !(arg.getElementType() == element ||
          (isa<FloatType>(arg.getElementType()) && isa<FloatType>(element))))
      return emitOpError() << "select takes an argument of type " << type
                           << ", expected " << getTensorType({}, element);
  }
  Reducer reducer(*this, getScatter());
  if (failed(verifyReturnsBool(*this, getSelect(), "select")) ||
      failed(reducer.verify(source, getInitValue().getType())))
    return failure();
  return verifyResult(*this, getShape(operand), reducer.getElementType(0));
}

//===----------------------------------------------------------------------===//
// sort, map
//===----------------------------------------------------------------------===//

LogicalResult SortOp::verify() {
  if (failed(verifyInputs(*this, getInputs())))
    return failure();
  int64_t rank = getRank(getInputs()[0].getType());
  int64_t dimension = getDimension();
  if (dimension < -rank || dimension >= rank)
    return emitOpError() << "dimension is " << dimension << ", expected "
                         << -rank << " to " << rank - 1;
  return verifyResults(*this, getInputs().getTypes());
}

LogicalResult SortOp::verifyRegions() {
  if (getComparator().getNumArguments() != 2 * getInputs().size())
    return emitOpError() << "comparator takes "
                         << getComparator().getNumArguments()
                         << " arguments, expected " << 2 * getInputs().size()
                         << ", two for each input";
  for (auto [i, type] : llvm::enumerate(getComparator().getArgumentTypes())) {
    Type expected =
        getTensorType({}, getElementType(getInputs()[i / 2].getType()));
    if (type != expected)
      return emitOpError() << "argument #" << i << " of the comparator has "
                           << "type " << type << ", expected " << expected;
  }
  return verifyReturnsBool(*this, getComparator(), "comparator");
}

LogicalResult MapOp::verify() {
  if (failed(verifyInputs(*this, getInputs())))
    return failure();
  if (failed(verifyCount(*this, "dimensions", getDimensions().size(),
                         "rank of the inputs",
                         getRank(getInputs()[0].getType()))))
    return failure();
  for (auto [i, dim] : llvm::enumerate(getDimensions()))
    if (dim != static_cast<int64_t>(i))
      return emitOpError() << "dimensions must count from 0, found "
                           << toString(getDimensions());
  return success();
}

LogicalResult MapOp::verifyRegions() {
  Region &region = getComputation();
  if (region.getNumArguments() != getInputs().size())
    return emitOpError() << "computation takes " << region.getNumArguments()
                         << " arguments, expected " << getInputs().size()
                         << ", one for each input";
  for (auto [i, type] : llvm::enumerate(region.getArgumentTypes())) {
    Type expected = getTensorType({}, getElementType(getInputs()[i].getType()));
    if (!isa<RankedTensorType>(type) || !areCompatibleTypes(type, expected))
      return emitOpError() << "argument #" << i << " of the computation has "
                           << "type " << type << ", expected " << expected;
  }
  OperandRange returned = getReturned(region);
  if (returned.size() != 1)
    return emitOpError() << "computation returns " << returned.size()
                         << " values, expected one";
  auto type = dyn_cast<RankedTensorType>(returned[0].getType());
  if (!type || type.getRank() != 0)
    return emitOpError() << "computation returns " << returned[0].getType()
                         << ", expected a scalar tensor";
  // The result has the sizes of all inputs, and what the last one says counts.
  if (failed(verifySizes(*this, getSizes(getInputs().front().getType()))))
    return failure();
  return verifyResult(*this, getSizes(getInputs().back().getType()),
                      type.getElementType());
}
