//===- SdyRuleAssembly.cpp - text of rules and records ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Sharding rules write factor 0 as `i`, 1 as `j`, ... 17 as `z`, 18 as `z_1`,
// 19 as `z_2`; a dimension made of several factors writes them in a row.
//
//===----------------------------------------------------------------------===//

#include "SdyAssembly.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace tutti::sdy;

//===----------------------------------------------------------------------===//
// Factors
//===----------------------------------------------------------------------===//

/// The factor written `z`; those after it are counted from it.
static constexpr int64_t lastLetter = 'z' - 'i';

std::string tutti::sdy::getFactorName(int64_t factor) {
  if (factor <= lastLetter)
    return std::string(1, static_cast<char>('i' + factor));
  return "z_" + std::to_string(factor - lastLetter);
}

/// Takes the first factor off `text`, e.g. `j` of `jz_1` and then `z_1`.
static FailureOr<int64_t> takeFactor(AsmParser &parser, SMLoc location,
                                     StringRef &text) {
  char letter = text.front();
  if (letter < 'i' || letter > 'z') {
    parser.emitError(location)
        << "'" << text
        << "' does not name a factor, expected 'i' to 'z', 'z_1', 'z_2', ...";
    return failure();
  }
  text = text.drop_front();
  if (letter != 'z' || !text.consume_front("_"))
    return letter - 'i';
  StringRef digits = text.take_while(llvm::isDigit);
  int64_t number;
  if (digits.empty() || digits.front() == '0' ||
      digits.getAsInteger(10, number) ||
      number > std::numeric_limits<int64_t>::max() - lastLetter) {
    parser.emitError(location)
        << "'z_" << text << "' does not name a factor, expected 'z_' and a "
        << "number from 1 without leading zeros";
    return failure();
  }
  text = text.drop_front(digits.size());
  return lastLetter + number;
}

/// A keyword that is one factor.
static FailureOr<int64_t> parseFactor(AsmParser &parser) {
  SMLoc location = parser.getCurrentLocation();
  StringRef text;
  if (parser.parseKeyword(&text))
    return failure();
  FailureOr<int64_t> factor = takeFactor(parser, location, text);
  if (succeeded(factor) && !text.empty()) {
    parser.emitError(location)
        << "found '" << text << "' after factor '" << getFactorName(*factor)
        << "', expected one factor";
    return failure();
  }
  return factor;
}

Attribute DimMappingAttr::parse(AsmParser &parser, Type) {
  SMLoc location = parser.getCurrentLocation();
  SmallVector<int64_t> factors;
  StringRef text;
  if (failed(parser.parseOptionalKeyword(&text))) {
    parser.emitError(
        location, "expected the factors of a dimension, such as 'i' or 'jk'");
    return {};
  }
  while (!text.empty()) {
    FailureOr<int64_t> factor = takeFactor(parser, location, text);
    if (failed(factor))
      return {};
    factors.push_back(*factor);
  }
  return DimMappingAttr::get(parser.getContext(), factors);
}

void DimMappingAttr::print(AsmPrinter &printer) const {
  for (int64_t factor : getFactorIndices())
    printer << getFactorName(factor);
}

namespace tutti::sdy {

ParseResult parseFactorSizes(AsmParser &parser, SmallVector<int64_t> &sizes) {
  auto parseOne = [&]() -> ParseResult {
    SMLoc location = parser.getCurrentLocation();
    FailureOr<int64_t> factor = parseFactor(parser);
    if (failed(factor))
      return failure();
    int64_t expected = sizes.size();
    if (*factor != expected)
      return parser.emitError(location)
             << "found the size of factor '" << getFactorName(*factor)
             << "', expected that of '" << getFactorName(expected)
             << "'; sizes are given from 'i' on, in order";
    int64_t size;
    if (parser.parseEqual() || parser.parseInteger(size))
      return failure();
    sizes.push_back(size);
    return success();
  };
  return parser.parseCommaSeparatedList(AsmParser::Delimiter::OptionalBraces,
                                        parseOne);
}

void printFactorSizes(AsmPrinter &printer, ArrayRef<int64_t> sizes) {
  if (sizes.empty())
    return;
  printer << " {";
  llvm::interleaveComma(llvm::enumerate(sizes), printer, [&](auto factor) {
    printer << getFactorName(factor.index()) << '=' << factor.value();
  });
  printer << '}';
}

ParseResult parseFactorsWithType(AsmParser &parser,
                                 SmallVector<int64_t> &factors,
                                 StringRef kind) {
  if (failed(parser.parseOptionalKeyword(kind)))
    return success();
  auto parseOne = [&]() -> ParseResult {
    FailureOr<int64_t> factor = parseFactor(parser);
    if (failed(factor))
      return failure();
    factors.push_back(*factor);
    return success();
  };
  if (parser.parseEqual())
    return failure();
  return parser.parseCommaSeparatedList(AsmParser::Delimiter::OptionalBraces,
                                        parseOne);
}

void printFactorsWithType(AsmPrinter &printer, ArrayRef<int64_t> factors,
                          StringRef kind) {
  if (factors.empty())
    return;
  printer << ' ' << kind << "={";
  llvm::interleaveComma(factors, printer, [&](int64_t factor) {
    printer << getFactorName(factor);
  });
  printer << '}';
}

ParseResult parseIsCustomRule(AsmParser &parser, bool &isCustom) {
  isCustom = succeeded(parser.parseOptionalComma());
  return isCustom ? parser.parseKeyword("custom") : success();
}

void printIsCustomRule(AsmPrinter &printer, bool isCustom) {
  if (isCustom)
    printer << ", custom";
}

} // namespace tutti::sdy

//===----------------------------------------------------------------------===//
// Records of propagation
//===----------------------------------------------------------------------===//

Attribute EdgeValueRefAttr::parse(AsmParser &parser, Type) {
  SMLoc location = parser.getCurrentLocation();
  StringRef word;
  int64_t index;
  if (parser.parseKeyword(&word))
    return {};
  std::optional<EdgeNodeType> type = symbolizeEdgeNodeType(word);
  if (!type) {
    parser.emitError(location)
        << "found '" << word << "', expected 'operand' or 'result'";
    return {};
  }
  if (parser.parseMinus() || parser.parseInteger(index))
    return {};
  return EdgeValueRefAttr::get(parser.getContext(), *type, index);
}

void EdgeValueRefAttr::print(AsmPrinter &printer) const {
  printer << stringifyEdgeNodeType(getType()) << '-' << getIndex();
}

Attribute PropagationOneStepAttr::parse(AsmParser &parser, Type) {
  int64_t step;
  if (parser.parseLBrace() || parser.parseKeyword("step") ||
      parser.parseMinus() || parser.parseInteger(step) || parser.parseEqual() ||
      parser.parseLSquare())
    return {};
  FailureOr<SmallVector<AxisToPropagationDetailsAttr>> entries =
      FieldParser<SmallVector<AxisToPropagationDetailsAttr>>::parse(parser);
  if (failed(entries) || parser.parseRSquare() || parser.parseRBrace())
    return {};
  return PropagationOneStepAttr::get(parser.getContext(), step, *entries);
}

void PropagationOneStepAttr::print(AsmPrinter &printer) const {
  printer << "{step-" << getStepIndex() << " = [";
  printer.printStrippedAttrOrType(getAxisEntries());
  printer << "]}";
}
