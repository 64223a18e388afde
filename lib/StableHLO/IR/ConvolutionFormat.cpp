//===- ConvolutionFormat.cpp - dimension numbers and windows of convolutions
//---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AssemblyFormat.h"

using namespace mlir;
using namespace tutti;
using namespace tutti::stablehlo;

//===----------------------------------------------------------------------===//
// Dimension numbers
//===----------------------------------------------------------------------===//

/// Prints one tensor's dimensions in their order. The attribute's verifier
/// makes sure that each position has one part.
static void printParts(AsmPrinter &printer, StringRef letters, int64_t first,
                       int64_t second, ArrayRef<int64_t> spatial) {
  constexpr int64_t firstMark = -1, secondMark = -2;
  int64_t rank = spatial.size() + 2;
  SmallVector<int64_t> parts(rank, firstMark);
  if (second >= 0 && second < rank)
    parts[second] = secondMark;
  for (auto [number, position] : llvm::enumerate(spatial))
    if (position >= 0 && position < rank)
      parts[position] = number;
  printer << '[';
  llvm::interleaveComma(parts, printer, [&](int64_t part) {
    if (part >= 0)
      printer << part;
    else
      printer << letters.substr(part == firstMark ? 0 : 1, 1);
  });
  printer << ']';
}

void stablehlo::printConvDimensions(AsmPrinter &printer,
                                    ConvDimensionNumbersAttr numbers) {
  printParts(printer, "bf", numbers.getInputBatchDimension(),
             numbers.getInputFeatureDimension(),
             numbers.getInputSpatialDimensions());
  printer << 'x';
  printParts(printer, "io", numbers.getKernelInputFeatureDimension(),
             numbers.getKernelOutputFeatureDimension(),
             numbers.getKernelSpatialDimensions());
  printer << "->";
  printParts(printer, "bf", numbers.getOutputBatchDimension(),
             numbers.getOutputFeatureDimension(),
             numbers.getOutputSpatialDimensions());
}

namespace {
/// The dimensions of one tensor: two with letters, the others spatial.
struct Parts {
  int64_t first = -1, second = -1;
  SmallVector<int64_t> spatial;
};
} // namespace

static ParseResult parseParts(AsmParser &parser, StringRef letters,
                              Parts &parts) {
  SMLoc loc = parser.getCurrentLocation();
  // Position of each spatial dimension, by its number.
  SmallVector<std::pair<int64_t, int64_t>> spatial;
  int64_t position = 0;
  auto parsePart = [&]() -> ParseResult {
    SMLoc partLoc = parser.getCurrentLocation();
    int64_t number;
    OptionalParseResult parsed = parser.parseOptionalInteger(number);
    if (parsed.has_value()) {
      if (failed(*parsed))
        return failure();
      spatial.emplace_back(number, position++);
      return success();
    }
    StringRef word;
    if (parser.parseKeyword(&word))
      return failure();
    if (word.size() != 1 || !letters.contains(word))
      return parser.emitError(partLoc)
             << "expected '" << letters.take_front() << "', '"
             << letters.take_back() << "' or a number, found '" << word << "'";
    int64_t &part = word[0] == letters[0] ? parts.first : parts.second;
    if (part >= 0)
      return parser.emitError(partLoc) << "'" << word << "' is given twice";
    part = position++;
    return success();
  };
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, parsePart))
    return failure();
  if (parts.first < 0 || parts.second < 0)
    return parser.emitError(loc)
           << "expected dimension '"
           << (parts.first < 0 ? letters.take_front() : letters.take_back())
           << "' in the list";
  llvm::sort(spatial);
  for (auto [expected, found] : llvm::enumerate(spatial)) {
    if (found.first != static_cast<int64_t>(expected))
      return parser.emitError(loc)
             << "expected each spatial dimension from 0 to "
             << spatial.size() - 1 << " once, found " << found.first;
    parts.spatial.push_back(found.second);
  }
  return success();
}

ParseResult stablehlo::parseConvDimensions(AsmParser &parser,
                                           ConvDimensionNumbersAttr &numbers) {
  Parts input, kernel, output;
  if (parseParts(parser, "bf", input) || parser.parseKeyword("x") ||
      parseParts(parser, "io", kernel) || parser.parseArrow() ||
      parseParts(parser, "bf", output))
    return failure();
  numbers = ConvDimensionNumbersAttr::get(
      parser.getContext(), input.first, input.second, input.spatial,
      kernel.first, kernel.second, kernel.spatial, output.first, output.second,
      output.spatial);
  return success();
}

//===----------------------------------------------------------------------===//
// Window
//===----------------------------------------------------------------------===//

void stablehlo::printWindow(OpAsmPrinter &printer, Operation *,
                            DenseI64ArrayAttr strides,
                            DenseIntElementsAttr padding,
                            DenseI64ArrayAttr lhsDilation,
                            DenseI64ArrayAttr rhsDilation,
                            DenseBoolArrayAttr reversal) {
  StringRef separator;
  auto begin = [&](StringRef word) {
    printer << separator << word << " = [";
    separator = ", ";
  };
  auto printList = [&](StringRef word, DenseI64ArrayAttr list) {
    if (!list)
      return;
    begin(word);
    llvm::interleaveComma(list.asArrayRef(), printer);
    printer << ']';
  };
  printList("stride", strides);
  if (padding) {
    begin("pad");
    auto values = padding.getValues<int64_t>();
    for (int64_t i = 0, e = padding.getNumElements() / 2; i != e; ++i)
      printer << (i ? ", [" : "[") << values[2 * i] << ", " << values[2 * i + 1]
              << ']';
    printer << ']';
  }
  printList("lhs_dilate", lhsDilation);
  printList("rhs_dilate", rhsDilation);
  if (reversal) {
    begin("reverse");
    llvm::interleaveComma(reversal.asArrayRef(), printer, [&](bool value) {
      printer << (value ? "true" : "false");
    });
    printer << ']';
  }
}

static ParseResult parseList(OpAsmParser &parser,
                             SmallVectorImpl<int64_t> &values) {
  return parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, [&] {
    return parser.parseInteger(values.emplace_back());
  });
}

/// `[[low, high], ...]`.
static ParseResult parsePadding(OpAsmParser &parser,
                                DenseIntElementsAttr &padding) {
  SmallVector<int64_t> values;
  int64_t count = 0;
  auto parsePair = [&]() -> ParseResult {
    SMLoc loc = parser.getCurrentLocation();
    if (parseList(parser, values))
      return failure();
    if (static_cast<int64_t>(values.size()) != 2 * ++count)
      return parser.emitError(loc) << "expected padding [low, high]";
    return success();
  };
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, parsePair))
    return failure();
  padding = DenseIntElementsAttr::get(
      RankedTensorType::get({count, 2}, parser.getBuilder().getI64Type()),
      values);
  return success();
}

ParseResult stablehlo::parseWindow(OpAsmParser &parser,
                                   DenseI64ArrayAttr &strides,
                                   DenseIntElementsAttr &padding,
                                   DenseI64ArrayAttr &lhsDilation,
                                   DenseI64ArrayAttr &rhsDilation,
                                   DenseBoolArrayAttr &reversal) {
  do {
    SMLoc loc = parser.getCurrentLocation();
    StringRef word;
    if (failed(parser.parseOptionalKeyword(&word)))
      return success();
    bool isPad = word == "pad", isReverse = word == "reverse";
    DenseI64ArrayAttr *list = word == "stride"       ? &strides
                              : word == "lhs_dilate" ? &lhsDilation
                              : word == "rhs_dilate" ? &rhsDilation
                                                     : nullptr;
    if (!isPad && !isReverse && !list)
      return parser.emitError(loc)
             << "expected 'stride', 'pad', 'lhs_dilate', 'rhs_dilate' or "
                "'reverse', found '"
             << word << "'";
    if ((isPad && padding) || (isReverse && reversal) || (list && *list))
      return parser.emitError(loc) << "'" << word << "' is given twice";
    if (parser.parseEqual())
      return failure();
    if (isPad) {
      if (parsePadding(parser, padding))
        return failure();
      continue;
    }
    SmallVector<int64_t> values;
    if (parseList(parser, values))
      return failure();
    if (list)
      *list = parser.getBuilder().getDenseI64ArrayAttr(values);
    else
      reversal = parser.getBuilder().getDenseBoolArrayAttr(
          llvm::map_to_vector(values, [](int64_t v) { return v != 0; }));
  } while (succeeded(parser.parseOptionalComma()));
  return success();
}
