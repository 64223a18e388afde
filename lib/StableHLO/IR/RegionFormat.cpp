//===- RegionFormat.cpp - assembly formats written by hand ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// constant, reduce and while: their formats depend on the values they hold.
//
//===----------------------------------------------------------------------===//

#include "AssemblyFormat.h"
#include "tutti/StableHLO/IR/StableHLOOps.h"

using namespace mlir;
using namespace tutti::stablehlo;

//===----------------------------------------------------------------------===//
// constant
//===----------------------------------------------------------------------===//

// The value alone says the type, except in a quantized constant, whose value
// holds the stored integers; that one is written in the generic form.
void ConstantOp::print(OpAsmPrinter &printer) {
  if (getValue().getShapedType() != getType()) {
    printer.printGenericOp(*this, /*printOpName=*/false);
    return;
  }
  printer.printOptionalAttrDict((*this)->getAttrs(), {getValueAttrName()});
  printer << ' ';
  printer.printStrippedAttrOrType(getValueAttr());
}

ParseResult ConstantOp::parse(OpAsmParser &parser, OperationState &result) {
  if (succeeded(parser.parseOptionalLParen())) {
    Type type;
    if (parser.parseRParen())
      return failure();
    if (succeeded(parser.parseOptionalLess()) &&
        (parser.parseAttribute(result.propertiesAttr) || parser.parseGreater()))
      return failure();
    if (parser.parseOptionalAttrDict(result.attributes) ||
        parser.parseColon() || parser.parseLParen() || parser.parseRParen() ||
        parser.parseArrow() || parser.parseType(type))
      return failure();
    result.addTypes(type);
    return success();
  }
  ElementsAttr value;
  if (parser.parseOptionalAttrDict(result.attributes) ||
      parser.parseCustomAttributeWithFallback(value, Type()))
    return failure();
  result.getOrAddProperties<Properties>().value = value;
  result.addTypes(value.getShapedType());
  return success();
}

//===----------------------------------------------------------------------===//
// while
//===----------------------------------------------------------------------===//

void WhileOp::print(OpAsmPrinter &printer) {
  printer << '(';
  llvm::interleaveComma(llvm::zip(getBody().getArguments(), getOperands()),
                        printer, [&](auto pair) {
                          printer << std::get<0>(pair) << " = "
                                  << std::get<1>(pair);
                        });
  printer << ')';
  if (!getOperands().empty()) {
    printer << " : ";
    llvm::interleaveComma(getOperandTypes(), printer);
  }
  printer.printOptionalAttrDictWithKeyword((*this)->getAttrs());
  printer.printNewline();
  printer << "cond ";
  printer.printRegion(getCond(), /*printEntryBlockArgs=*/false);
  printer << " do ";
  printer.printRegion(getBody(), /*printEntryBlockArgs=*/false);
}

ParseResult WhileOp::parse(OpAsmParser &parser, OperationState &result) {
  SMLoc loc = parser.getCurrentLocation();
  SmallVector<OpAsmParser::UnresolvedOperand> operands;
  SmallVector<OpAsmParser::Argument> args;
  auto parseCarried = [&]() -> ParseResult {
    return failure(parser.parseOperand(args.emplace_back().ssaName,
                                       /*allowResultNumber=*/false) ||
                   parser.parseEqual() ||
                   parser.parseOperand(operands.emplace_back()));
  };
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Paren, parseCarried))
    return failure();
  if (!operands.empty() &&
      (parser.parseColon() || parser.parseTypeList(result.types)))
    return failure();
  if (parser.resolveOperands(operands, result.types, loc, result.operands))
    return failure();
  for (auto [arg, type] : llvm::zip(args, result.types))
    arg.type = type;
  return failure(parser.parseOptionalAttrDictWithKeyword(result.attributes) ||
                 parser.parseKeyword("cond") ||
                 parser.parseRegion(*result.addRegion(), args) ||
                 parser.parseKeyword("do") ||
                 parser.parseRegion(*result.addRegion(), args));
}

//===----------------------------------------------------------------------===//
// reduce
//===----------------------------------------------------------------------===//

/// The op whose name alone says what `body` does to inputs of the element type
/// of `input`: a commutative op on the two arguments, which is returned. Null
/// if there is more to say.
static Operation *getNamedReducer(ReduceOp reduce) {
  Block &block = reduce.getBody().front();
  if (reduce.getInputs().empty() || block.empty() ||
      !llvm::hasSingleElement(block.without_terminator()))
    return nullptr;
  Operation &reducer = block.front();
  auto input = cast<RankedTensorType>(reduce.getInputs()[0].getType());
  Type scalar = RankedTensorType::get({}, input.getElementType());
  auto isScalar = [&](Type type) { return type == scalar; };
  auto ret = dyn_cast<ReturnOp>(block.back());
  bool isNamed =
      ret && reducer.getAttrs().empty() && ret->getAttrs().empty() &&
      reducer.hasTrait<tutti::stablehlo::OpTrait::CommutativeReducer>() &&
      llvm::equal(block.getArguments(), reducer.getOperands()) &&
      llvm::equal(reducer.getResults(), ret.getOperands()) &&
      llvm::all_of(reducer.getOperandTypes(), isScalar) &&
      llvm::all_of(reducer.getResultTypes(), isScalar);
  return isNamed ? &reducer : nullptr;
}

void ReduceOp::print(OpAsmPrinter &printer) {
  llvm::interleaveComma(llvm::zip(getInputs(), getInitValues()), printer,
                        [&](auto pair) {
                          printer << '(' << std::get<0>(pair)
                                  << " init: " << std::get<1>(pair) << ')';
                        });
  Operation *reducer = getNamedReducer(*this);
  if (reducer) {
    printer << " applies ";
    printer.printKeywordOrString(reducer->getName().getStringRef());
  }
  printer << " across dimensions = [";
  llvm::interleaveComma(getDimensions(), printer);
  printer << ']';
  printer.printOptionalAttrDict((*this)->getAttrs(), {getDimensionsAttrName()});
  printer << " : ";
  printer.printFunctionalType(*this);
  if (reducer)
    return;
  // The arguments in pairs: element and accumulator.
  printer.printNewline();
  printer << " reducer";
  ArrayRef<BlockArgument> args = getBody().getArguments();
  size_t count = args.size() / 2;
  for (size_t i = 0; i != count; ++i) {
    printer << '(';
    printer.printRegionArgument(args[i]);
    printer << ", ";
    printer.printRegionArgument(args[count + i]);
    printer << ") ";
  }
  printer << ' ';
  printer.printRegion(getBody(), /*printEntryBlockArgs=*/false);
}

/// `(%a: type, %b: type) ...  { ... }`, after the word `reducer`.
static ParseResult parseReducer(OpAsmParser &parser, Region &body) {
  SmallVector<OpAsmParser::Argument> args, accumulators;
  while (succeeded(parser.parseOptionalLParen()))
    if (parser.parseArgument(args.emplace_back(), /*allowType=*/true) ||
        parser.parseComma() ||
        parser.parseArgument(accumulators.emplace_back(), /*allowType=*/true) ||
        parser.parseRParen())
      return failure();
  args.append(accumulators);
  return parser.parseRegion(body, args);
}

/// Fills `body` with the op that the short form names.
static ParseResult buildReducer(OpAsmParser &parser, SMLoc nameLoc,
                                OperationName name, FunctionType type,
                                Location loc, Region &body) {
  auto input = type.getNumInputs() == 0
                   ? RankedTensorType()
                   : dyn_cast<RankedTensorType>(type.getInput(0));
  if (!input)
    return parser.emitError(nameLoc)
           << "expected a ranked tensor as first input of the reduction";
  Type scalar = RankedTensorType::get({}, input.getElementType());
  Block &block = body.emplaceBlock();
  block.addArguments({scalar, scalar}, {loc, loc});
  // The region has no op yet to ask for the context.
  OpBuilder builder(parser.getContext());
  builder.setInsertionPointToStart(&block);
  Operation *reducer =
      builder.create(loc, name.getIdentifier(), block.getArguments(), scalar);
  ReturnOp::create(builder, loc, reducer->getResults());
  return success();
}

ParseResult ReduceOp::parse(OpAsmParser &parser, OperationState &result) {
  SMLoc loc = parser.getCurrentLocation();
  SmallVector<OpAsmParser::UnresolvedOperand> operands, inits;
  auto parsePair = [&]() -> ParseResult {
    return failure(
        parser.parseLParen() || parser.parseOperand(operands.emplace_back()) ||
        parser.parseKeyword("init") || parser.parseColon() ||
        parser.parseOperand(inits.emplace_back()) || parser.parseRParen());
  };
  if (parser.parseCommaSeparatedList(parsePair))
    return failure();
  operands.append(inits);

  std::optional<OperationName> name;
  SMLoc nameLoc = parser.getCurrentLocation();
  if (succeeded(parser.parseOptionalKeyword("applies"))) {
    nameLoc = parser.getCurrentLocation();
    FailureOr<OperationName> parsed = parser.parseCustomOperationName();
    if (failed(parsed))
      return failure();
    if (!parsed->hasTrait<tutti::stablehlo::OpTrait::CommutativeReducer>())
      return parser.emitError(nameLoc)
             << "expected a commutative op of two operands, such as "
                "stablehlo.add, found '"
             << parsed->getStringRef() << "'";
    name = *parsed;
  }

  SmallVector<int64_t> dimensions;
  FunctionType type;
  if (parser.parseKeyword("across") || parser.parseKeyword("dimensions") ||
      parser.parseEqual() ||
      parser.parseCommaSeparatedList(
          AsmParser::Delimiter::Square,
          [&] { return parser.parseInteger(dimensions.emplace_back()); }) ||
      parser.parseOptionalAttrDict(result.attributes) || parser.parseColon() ||
      parser.parseType(type) ||
      parser.resolveOperands(operands, type.getInputs(), loc, result.operands))
    return failure();
  result.getOrAddProperties<Properties>().dimensions =
      parser.getBuilder().getDenseI64ArrayAttr(dimensions);
  result.addTypes(type.getResults());
  Region &body = *result.addRegion();
  if (!name)
    return failure(parser.parseKeyword("reducer") ||
                   parseReducer(parser, body));

  // The ops that the name stands for are where the reduction is.
  std::optional<Location> explicitLoc;
  if (parser.parseOptionalLocationSpecifier(explicitLoc))
    return failure();
  result.location = explicitLoc.value_or(parser.getEncodedSourceLoc(loc));
  return buildReducer(parser, nameLoc, *name, type, result.location, body);
}
