//===- ChloScan.cpp - chlo.scan and chlo.top_k ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ChloVerify.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace tutti;
using namespace tutti::chlo;
using stablehlo::areCompatible;

//===----------------------------------------------------------------------===//
// Text of a scan
//===----------------------------------------------------------------------===//

void ScanOp::getAsmBlockArgumentNames(Region &region,
                                      OpAsmSetValueNameFn setName) {
  for (BlockArgument argument : region.getArguments())
    setName(argument,
            argument.getArgNumber() < getInputs().size() ? "input" : "carry");
}

ParseResult ScanOp::parse(OpAsmParser &parser, OperationState &result) {
  using Operands = SmallVector<OpAsmParser::UnresolvedOperand>;
  Operands inputs, inits;
  int64_t dimension = 0;
  FunctionType type;
  SMLoc location = parser.getCurrentLocation();
  Region *body = result.addRegion();
  if (parser.parseOperandList(inputs, OpAsmParser::Delimiter::Paren) ||
      parser.parseKeyword("inits") ||
      parser.parseOperandList(inits, OpAsmParser::Delimiter::Paren) ||
      parser.parseKeyword("dimension") || parser.parseEqual() ||
      parser.parseInteger(dimension) ||
      parser.parseOptionalAttrDictWithKeyword(result.attributes) ||
      parser.parseRegion(*body) || parser.parseColonType(type))
    return failure();
  if (type.getNumInputs() != inputs.size() + inits.size())
    return parser.emitError(location)
           << "scan has types for " << type.getNumInputs()
           << " operands, expected " << inputs.size() + inits.size()
           << ", its inputs and inits";
  if (type.getNumResults() < inits.size())
    return parser.emitError(location) << "scan has " << type.getNumResults()
                                      << " results, expected at least "
                                      << inits.size() << ", one for each init";
  inputs.append(inits.begin(), inits.end());
  if (parser.resolveOperands(inputs, type.getInputs(), location,
                             result.operands))
    return failure();
  result.addTypes(type.getResults());

  int32_t numInits = inits.size();
  int32_t numInputs = inputs.size() - numInits;
  int32_t numOutputs = type.getNumResults() - numInits;
  auto &properties = result.getOrAddProperties<ScanOp::Properties>();
  properties.dimension = parser.getBuilder().getI64IntegerAttr(dimension);
  properties.operandSegmentSizes = {numInputs, numInits};
  properties.resultSegmentSizes = {numOutputs, numInits};
  return success();
}

void ScanOp::print(OpAsmPrinter &printer) {
  printer << '(' << getInputs() << ") inits (" << getInits()
          << ") dimension=" << getDimension() << ' ';
  printer.printOptionalAttrDictWithKeyword(
      (*this)->getAttrs(),
      {"dimension", "operandSegmentSizes", "resultSegmentSizes"});
  printer << ' ';
  printer.printRegion(getBody());
  printer << " : ";
  printer.printFunctionalType(*this);
}

//===----------------------------------------------------------------------===//
// Verification of a scan
//===----------------------------------------------------------------------===//

/// Finds the size of the scanned dimension, on which all inputs agree.
static LogicalResult findSteps(ScanOp op, int64_t &steps) {
  int64_t dimension = op.getDimension();
  steps = ShapedType::kDynamic;
  if (op.getScanDimSize())
    steps = *op.getScanDimSize();
  for (auto [index, type] : llvm::enumerate(op.getInputs().getTypes())) {
    auto ranked = dyn_cast<RankedTensorType>(type);
    if (!ranked || ranked.getRank() <= dimension)
      return op.emitOpError()
             << "input " << index << " has type " << type
             << ", expected a dimension " << dimension << " to scan";
    int64_t size = ranked.getDimSize(dimension);
    if (!areCompatible(size, steps))
      return op.emitOpError()
             << "input " << index << " has " << size << " steps, expected "
             << steps << ", as "
             << (op.getScanDimSize() ? "scan_dim_size says" : "others have");
    if (ShapedType::isDynamic(steps))
      steps = size;
  }
  return success();
}

LogicalResult ScanOp::verify() {
  if (getInputs().empty() && getOutputs().empty())
    return emitOpError("has neither inputs nor outputs, expected something to "
                       "scan");
  int64_t steps;
  if (failed(findSteps(*this, steps)))
    return failure();
  int64_t dimension = getDimension();

  // What a step gets: slices of the inputs, and what is carried.
  Block &body = getBody().front();
  if (body.getNumArguments() != getNumOperands())
    return emitOpError() << "has a body of " << body.getNumArguments()
                         << " arguments, expected " << getNumOperands()
                         << ", one for each input and init";
  for (auto [index, operand, argument] :
       llvm::enumerate(getOperands(), body.getArguments())) {
    auto type = dyn_cast<RankedTensorType>(operand.getType());
    if (!type)
      return emitOpError() << "operand " << index << " has type "
                           << operand.getType() << ", expected a rank";
    stablehlo::Shape shape = stablehlo::getShape(type);
    if (index < getInputs().size()) {
      shape.erase(shape.begin() + dimension);
      // Dimensions that move have no bounds.
      for (stablehlo::Dim &dim : llvm::drop_begin(shape, dimension))
        dim.bound = ShapedType::kDynamic;
    }
    if (!isa<TensorType>(argument.getType()))
      return emitOpError() << "has a body whose argument " << index
                           << " has type " << argument.getType()
                           << ", expected a tensor";
    if (failed(verifyIs(*this, "body argument " + std::to_string(index),
                        argument.getType(), shape, type.getElementType())))
      return failure();
  }

  // What a step returns: slices of the outputs, and what is carried.
  if (getNumResults() < getInits().size())
    return emitOpError() << "has " << getNumResults()
                         << " results, expected at least " << getInits().size()
                         << ", one for each init";
  size_t numOutputs = getNumResults() - getInits().size();
  if (body.empty() || !body.back().hasTrait<mlir::OpTrait::IsTerminator>())
    return emitOpError("has a body without a terminator, expected one that "
                       "returns outputs and carries");
  TypeRange returned = body.back().getOperandTypes();
  if (returned.size() != getNumResults())
    return emitOpError() << "has a body that returns " << returned.size()
                         << " values, expected " << getNumResults()
                         << ", one for each result";
  for (auto [index, type, result] :
       llvm::enumerate(returned, getResultTypes())) {
    auto ranked = dyn_cast<RankedTensorType>(type);
    if (!ranked)
      return emitOpError() << "has a body that returns a value of type " << type
                           << " at number " << index << ", expected a rank";
    stablehlo::Shape shape = stablehlo::getShape(ranked);
    if (index < numOutputs) {
      if (dimension > ranked.getRank())
        return emitOpError()
               << "has a body that returns a value of type " << type
               << " at number " << index << ", expected a rank of at least "
               << dimension << ", the scanned dimension";
      shape.insert(shape.begin() + dimension, stablehlo::Dim{steps});
    }
    if (failed(verifySizes(*this, "result " + std::to_string(index), result,
                           shape)))
      return failure();
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Top k
//===----------------------------------------------------------------------===//

LogicalResult TopKOp::verify() {
  int64_t k = getK();
  Type element = getElementTypeOrSelf(getOperand());
  Type indexElement = Builder(getContext()).getI32Type();
  auto type = dyn_cast<RankedTensorType>(getOperand().getType());
  if (!type) {
    if (stablehlo::areCompatibleElements(getElementTypeOrSelf(getValues()),
                                         element) &&
        getElementTypeOrSelf(getIndices()) == indexElement)
      return success();
    return emitOpError() << "has results of type " << getValues().getType()
                         << " and " << getIndices().getType()
                         << ", expected elements of type " << element << " and "
                         << indexElement;
  }
  if (k < 0)
    return emitOpError() << "has k = " << k << ", expected at least 0";
  if (type.getRank() == 0)
    return emitOpError() << "has an operand of type " << type
                         << ", expected a last dimension to search";
  int64_t last = type.getShape().back();
  if (!ShapedType::isDynamic(last) && last < k)
    return emitOpError() << "has k = " << k
                         << ", expected at most the size of the operand's last "
                            "dimension, "
                         << last;
  stablehlo::Shape shape = stablehlo::getShape(type);
  shape.back() = {k};
  if (failed(
          verifyIs(*this, "result 0", getValues().getType(), shape, element)))
    return failure();
  return verifyIs(*this, "result 1", getIndices().getType(), shape,
                  indexElement);
}
