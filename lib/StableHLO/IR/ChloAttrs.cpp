//===- ChloAttrs.cpp - attributes of the chlo dialect ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/DialectImplementation.h"
#include "tutti/StableHLO/IR/Chlo.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace tutti::chlo;

#include "tutti/StableHLO/IR/ChloEnums.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "tutti/StableHLO/IR/ChloAttrs.cpp.inc"

void ChloDialect::registerAttributes() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "tutti/StableHLO/IR/ChloAttrs.cpp.inc"
      >();
}

Attribute ChloDialect::parseAttribute(DialectAsmParser &parser,
                                      Type type) const {
  SMLoc location = parser.getCurrentLocation();
  StringRef mnemonic;
  Attribute attribute;
  OptionalParseResult result =
      generatedAttributeParser(parser, &mnemonic, type, attribute);
  if (result.has_value())
    return attribute;
  parser.emitError(location)
      << "unknown attribute '" << mnemonic << "' of dialect 'chlo'";
  return {};
}

void ChloDialect::printAttribute(Attribute attribute,
                                 DialectAsmPrinter &printer) const {
  (void)generatedAttributePrinter(attribute, printer);
}

//===----------------------------------------------------------------------===//
// Dimension numbers of a ragged dot
//===----------------------------------------------------------------------===//

static constexpr StringRef fieldNames[] = {
    "lhs_batching_dimensions",    "rhs_batching_dimensions",
    "lhs_contracting_dimensions", "rhs_contracting_dimensions",
    "lhs_ragged_dimensions",      "rhs_group_dimensions"};

Attribute RaggedDotDimensionNumbersAttr::parse(AsmParser &parser, Type) {
  SmallVector<int64_t> fields[std::size(fieldNames)];
  bool isGiven[std::size(fieldNames)] = {};
  if (parser.parseLess())
    return {};
  // Fields in any order; the list may end with a comma.
  while (failed(parser.parseOptionalGreater())) {
    SMLoc location = parser.getCurrentLocation();
    StringRef name;
    if (parser.parseKeyword(&name))
      return {};
    const StringRef *found = llvm::find(fieldNames, name);
    size_t index = found - std::begin(fieldNames);
    if (found == std::end(fieldNames)) {
      InFlightDiagnostic diagnostic = parser.emitError(location);
      diagnostic << "'" << name
                 << "' is not a field of a ragged dot, expected one of ";
      llvm::interleaveComma(fieldNames, diagnostic);
      return {};
    }
    if (isGiven[index]) {
      parser.emitError(location) << "'" << name << "' is given twice, expected "
                                 << "each field at most once";
      return {};
    }
    isGiven[index] = true;
    auto parseOne = [&]() -> ParseResult {
      return parser.parseInteger(fields[index].emplace_back());
    };
    if (parser.parseEqual() ||
        parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, parseOne))
      return {};
    if (succeeded(parser.parseOptionalComma()))
      continue;
    if (parser.parseGreater())
      return {};
    break;
  }
  return RaggedDotDimensionNumbersAttr::get(parser.getContext(), fields[0],
                                            fields[1], fields[2], fields[3],
                                            fields[4], fields[5]);
}

void RaggedDotDimensionNumbersAttr::print(AsmPrinter &printer) const {
  ArrayRef<int64_t> fields[] = {
      getLhsBatchingDimensions(),    getRhsBatchingDimensions(),
      getLhsContractingDimensions(), getRhsContractingDimensions(),
      getLhsRaggedDimensions(),      getRhsGroupDimensions()};
  printer << '<';
  StringRef separator = "";
  for (auto [name, dimensions] : llvm::zip_equal(fieldNames, fields)) {
    if (dimensions.empty())
      continue;
    printer << separator << name << " = [";
    llvm::interleaveComma(dimensions, printer);
    printer << ']';
    separator = ", ";
  }
  printer << '>';
}
