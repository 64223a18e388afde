//===- TypeFormat.cpp - types that are printed once where they agree ---*- C++
//-*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AssemblyFormat.h"

using namespace mlir;
using namespace tutti;

/// Hands the types of `function` to the operands and the only result.
static ParseResult assign(OpAsmParser &parser, SMLoc loc, FunctionType function,
                          ArrayRef<Type *> operands, Type &result) {
  if (function.getNumInputs() != operands.size())
    return parser.emitError(loc)
           << "expected " << operands.size() << " operand types, found "
           << function.getNumInputs();
  if (function.getNumResults() != 1)
    return parser.emitError(loc)
           << "expected one result type, found " << function.getNumResults();
  for (auto [operand, type] : llvm::zip(operands, function.getInputs()))
    *operand = type;
  result = function.getResult(0);
  return success();
}

void stablehlo::printTypesOrOne(OpAsmPrinter &printer, Operation *op,
                                TypeRange operands, Type result) {
  if (llvm::all_of(operands, [&](Type type) { return type == result; }))
    printer.printType(result);
  else
    printer.printFunctionalType(op);
}

ParseResult stablehlo::parseTypesOrOne(OpAsmParser &parser,
                                       ArrayRef<Type *> operands,
                                       Type &result) {
  SMLoc loc = parser.getCurrentLocation();
  Type type;
  if (parser.parseType(type))
    return failure();
  if (auto function = dyn_cast<FunctionType>(type))
    return assign(parser, loc, function, operands, result);
  for (Type *operand : operands)
    *operand = type;
  result = type;
  return success();
}

void stablehlo::printSameListTypes(OpAsmPrinter &printer, Operation *op,
                                   OperandRange, TypeRange types, Type result) {
  printTypesOrOne(printer, op, types, result);
}

ParseResult
stablehlo::parseSameListTypes(OpAsmParser &parser,
                              ArrayRef<OpAsmParser::UnresolvedOperand> operands,
                              SmallVectorImpl<Type> &types, Type &result) {
  types.resize(operands.size());
  SmallVector<Type *> slots;
  for (Type &type : types)
    slots.push_back(&type);
  return parseTypesOrOne(parser, slots, result);
}

/// The tensor type with the parts of `type`'s complex elements, or null.
static Type getPartType(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  auto complex =
      tensor ? dyn_cast<ComplexType>(tensor.getElementType()) : ComplexType();
  return complex ? tensor.clone(complex.getElementType()) : Type();
}

void stablehlo::printComplexTypes(OpAsmPrinter &printer, Operation *op,
                                  Type lhs, Type rhs, Type result) {
  Type part = getPartType(result);
  if (lhs == part && rhs == part)
    printer.printType(result);
  else
    printer.printFunctionalType(op);
}

ParseResult stablehlo::parseComplexTypes(OpAsmParser &parser, Type &lhs,
                                         Type &rhs, Type &result) {
  SMLoc loc = parser.getCurrentLocation();
  Type type;
  if (parser.parseType(type))
    return failure();
  if (auto function = dyn_cast<FunctionType>(type))
    return assign(parser, loc, function, {&lhs, &rhs}, result);
  lhs = rhs = getPartType(type);
  if (!lhs)
    return parser.emitError(loc)
           << "expected a ranked tensor of complex elements, found " << type;
  result = type;
  return success();
}

void stablehlo::printSelectTypes(OpAsmPrinter &printer, Operation *op,
                                 Type pred, Type onTrue, Type onFalse,
                                 Type result) {
  if (onTrue == result && onFalse == result)
    printer << pred << ", " << result;
  else
    printer.printFunctionalType(op);
}

ParseResult stablehlo::parseSelectTypes(OpAsmParser &parser, Type &pred,
                                        Type &onTrue, Type &onFalse,
                                        Type &result) {
  SMLoc loc = parser.getCurrentLocation();
  SmallVector<Type> types;
  if (parser.parseTypeList(types))
    return failure();
  if (types.size() == 1)
    if (auto function = dyn_cast<FunctionType>(types[0]))
      return assign(parser, loc, function, {&pred, &onTrue, &onFalse}, result);
  if (types.size() != 2)
    return parser.emitError(loc)
           << "expected the types of predicate and result, or a function type";
  pred = types[0];
  onTrue = onFalse = result = types[1];
  return success();
}

void stablehlo::printTupleTypes(OpAsmPrinter &printer, Operation *, TypeRange,
                                Type result) {
  printer.printType(result);
}

ParseResult stablehlo::parseTupleTypes(OpAsmParser &parser,
                                       SmallVectorImpl<Type> &operands,
                                       Type &result) {
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseType(result))
    return failure();
  auto tuple = dyn_cast<TupleType>(result);
  if (!tuple)
    return parser.emitError(loc) << "expected a tuple type, found " << result;
  llvm::append_range(operands, tuple.getTypes());
  return success();
}

void stablehlo::printPairwiseTypes(OpAsmPrinter &printer, Operation *,
                                   TypeRange operands, TypeRange) {
  llvm::interleaveComma(operands, printer);
}

ParseResult stablehlo::parsePairwiseTypes(OpAsmParser &parser,
                                          SmallVectorImpl<Type> &operands,
                                          SmallVectorImpl<Type> &results) {
  if (parser.parseTypeList(operands))
    return failure();
  results.assign(operands.begin(), operands.end());
  return success();
}
