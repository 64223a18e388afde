//===- SdyAssembly.cpp - hand-written parts of sdy's text form ---*- C++
//-*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SdyAssembly.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace tutti::sdy;

//===----------------------------------------------------------------------===//
// Shardings
//===----------------------------------------------------------------------===//

/// `p3`, or nothing.
static ParseResult parsePriority(AsmParser &parser,
                                 std::optional<int64_t> &priority) {
  SMLoc location = parser.getCurrentLocation();
  StringRef word;
  if (failed(parser.parseOptionalKeyword(&word)))
    return success();
  StringRef digits = word;
  int64_t value;
  bool hasLeadingZero = digits.starts_with("p0") && digits.size() > 2;
  if (!digits.consume_front("p") || hasLeadingZero ||
      !llvm::all_of(digits, llvm::isDigit) || !llvm::to_integer(digits, value))
    return parser.emitError(location)
           << "'" << word
           << "' is not a priority, expected 'p' and a number such as 'p1'";
  priority = value;
  return success();
}

Attribute DimensionShardingAttr::parse(AsmParser &parser, Type) {
  if (parser.parseLBrace())
    return {};
  SmallVector<AxisRefAttr> axes;
  bool isClosed = true;
  while (failed(parser.parseOptionalRBrace())) {
    if (!axes.empty() && parser.parseComma())
      return {};
    if (succeeded(parser.parseOptionalQuestion())) {
      isClosed = false;
      if (parser.parseRBrace())
        return {};
      break;
    }
    auto axis = dyn_cast_or_null<AxisRefAttr>(AxisRefAttr::parse(parser, {}));
    if (!axis)
      return {};
    axes.push_back(axis);
  }
  std::optional<int64_t> priority;
  if (parsePriority(parser, priority))
    return {};
  return DimensionShardingAttr::get(parser.getContext(), axes, isClosed,
                                    priority);
}

void DimensionShardingAttr::print(AsmPrinter &printer) const {
  printer << '{';
  printer.printStrippedAttrOrType(getAxes());
  if (!getIsClosed())
    printer << (getAxes().empty() ? "?" : ", ?");
  printer << '}';
  if (getPriority())
    printer << 'p' << *getPriority();
}

namespace tutti::sdy {

ParseResult parseMeshOrRef(AsmParser &parser, Attribute &meshOrRef) {
  if (succeeded(parser.parseOptionalKeyword(MeshAttr::getMnemonic()))) {
    FailureOr<MeshAttr> mesh = FieldParser<MeshAttr>::parse(parser);
    if (failed(mesh))
      return failure();
    meshOrRef = *mesh;
    return success();
  }
  SMLoc location = parser.getCurrentLocation();
  SymbolRefAttr symbol;
  OptionalParseResult parsed = parser.parseOptionalAttribute(symbol);
  if (parsed.has_value() && failed(*parsed))
    return failure();
  if (isa_and_present<FlatSymbolRefAttr>(symbol)) {
    meshOrRef = symbol;
    return success();
  }
  return parser.emitError(location, "expected a mesh: the name of one, such as "
                                    "'@mesh', or one written inline, such as "
                                    "'mesh<[\"x\"=2]>'");
}

void printMeshOrRef(AsmPrinter &printer, Attribute meshOrRef) {
  auto mesh = dyn_cast<MeshAttr>(meshOrRef);
  if (!mesh) {
    printer.printAttributeWithoutType(meshOrRef);
    return;
  }
  printer << MeshAttr::getMnemonic();
  printer.printStrippedAttrOrType(mesh);
}

ParseResult
parseReplicatedAndUnreducedAxes(AsmParser &parser,
                                SmallVector<AxisRefAttr> &replicated,
                                SmallVector<AxisRefAttr> &unreduced) {
  while (succeeded(parser.parseOptionalComma())) {
    SMLoc location = parser.getCurrentLocation();
    StringRef word;
    if (parser.parseKeyword(&word))
      return failure();
    SmallVector<AxisRefAttr> *axes = word == "replicated"  ? &replicated
                                     : word == "unreduced" ? &unreduced
                                                           : nullptr;
    if (!axes || !axes->empty())
      return parser.emitError(location)
             << "'" << word
             << "' is not expected here; the dimensions of a sharding are "
                "followed by 'replicated={...}' and 'unreduced={...}', each at "
                "most once";
    if (parser.parseEqual() || parser.parseLBrace())
      return failure();
    FailureOr<SmallVector<AxisRefAttr>> parsed =
        FieldParser<SmallVector<AxisRefAttr>>::parse(parser);
    if (failed(parsed) || parser.parseRBrace())
      return failure();
    *axes = std::move(*parsed);
  }
  return success();
}

void printReplicatedAndUnreducedAxes(AsmPrinter &printer,
                                     ArrayRef<AxisRefAttr> replicated,
                                     ArrayRef<AxisRefAttr> unreduced) {
  auto print = [&](StringRef word, ArrayRef<AxisRefAttr> axes) {
    if (axes.empty())
      return;
    printer << ", " << word << "={";
    printer.printStrippedAttrOrType(axes);
    printer << '}';
  };
  print("replicated", replicated);
  print("unreduced", unreduced);
}

ParseResult parseShardingPerValue(OpAsmParser &parser,
                                  TensorShardingPerValueAttr &shardings) {
  SmallVector<TensorShardingAttr> parsed;
  auto parseOne = [&]() -> ParseResult {
    FailureOr<TensorShardingAttr> sharding =
        FieldParser<TensorShardingAttr>::parse(parser);
    if (failed(sharding))
      return failure();
    parsed.push_back(*sharding);
    return success();
  };
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, parseOne))
    return failure();
  shardings = TensorShardingPerValueAttr::get(parser.getContext(), parsed);
  return success();
}

void printShardingPerValue(OpAsmPrinter &printer, Operation *,
                           TensorShardingPerValueAttr shardings) {
  printer << '[';
  printer.printStrippedAttrOrType(shardings.getShardings());
  printer << ']';
}

//===----------------------------------------------------------------------===//
// Bodies
//===----------------------------------------------------------------------===//

ParseResult parseBody(OpAsmParser &parser, Region &body) {
  SmallVector<OpAsmParser::Argument> arguments;
  if (parser.parseArgumentList(arguments, OpAsmParser::Delimiter::Paren,
                               /*allowType=*/true, /*allowAttrs=*/true))
    return failure();
  return parser.parseRegion(body, arguments);
}

void printBody(OpAsmPrinter &printer, Operation *, Region &body) {
  printer << '(';
  llvm::interleaveComma(
      body.getArguments(), printer,
      [&](BlockArgument argument) { printer.printRegionArgument(argument); });
  printer << ") ";
  printer.printRegion(body, /*printEntryBlockArgs=*/false,
                      /*printBlockTerminators=*/true);
}

} // namespace tutti::sdy

//===----------------------------------------------------------------------===//
// The constant
//===----------------------------------------------------------------------===//

// `sdy.constant {attrs} dense<...> : type`. The older form, which looks like
// an op without operands, is read too, and written where the value does not
// give the type of the result.
ParseResult ConstantOp::parse(OpAsmParser &parser, OperationState &result) {
  if (succeeded(parser.parseOptionalLParen())) {
    FunctionType type;
    if (parser.parseRParen())
      return failure();
    if (succeeded(parser.parseOptionalLess())) {
      NamedAttrList properties;
      if (parser.parseOptionalAttrDict(properties) || parser.parseGreater())
        return failure();
      result.attributes.append(properties);
    }
    if (parser.parseOptionalAttrDict(result.attributes) ||
        parser.parseColonType(type))
      return failure();
    result.addTypes(type.getResults());
    return success();
  }
  ElementsAttr value;
  if (parser.parseOptionalAttrDict(result.attributes) ||
      parser.parseAttribute(value, Type(), "value", result.attributes))
    return failure();
  result.addTypes(value.getType());
  return success();
}

void ConstantOp::print(OpAsmPrinter &printer) {
  if (getValue().getType() != getType()) {
    printer.printGenericOp(*this, /*printOpName=*/false);
    return;
  }
  printer.printOptionalAttrDict((*this)->getAttrs(), {"value"});
  printer << ' ';
  printer.printStrippedAttrOrType(getValueAttr());
}
