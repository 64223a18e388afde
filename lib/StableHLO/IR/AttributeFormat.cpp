//===- AttributeFormat.cpp - attributes written inside an op's format ---*- C++
//-*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AssemblyFormat.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace tutti;
using namespace tutti::stablehlo;

//===----------------------------------------------------------------------===//
// Dimensions
//===----------------------------------------------------------------------===//

void stablehlo::printDim(AsmPrinter &printer, int64_t dim) {
  if (ShapedType::isDynamic(dim))
    printer << '?';
  else
    printer << dim;
}

ParseResult stablehlo::parseDim(AsmParser &parser, int64_t &dim) {
  if (succeeded(parser.parseOptionalQuestion())) {
    dim = ShapedType::kDynamic;
    return success();
  }
  return parser.parseInteger(dim);
}

void stablehlo::printDims(AsmPrinter &printer, ArrayRef<int64_t> dims) {
  printer << '[';
  llvm::interleaveComma(dims, printer,
                        [&](int64_t dim) { printDim(printer, dim); });
  printer << ']';
}

FailureOr<SmallVector<int64_t>> stablehlo::parseDims(AsmParser &parser) {
  SmallVector<int64_t> dims;
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, [&] {
        return parseDim(parser, dims.emplace_back());
      }))
    return failure();
  return dims;
}

//===----------------------------------------------------------------------===//
// Operands, ranges, names
//===----------------------------------------------------------------------===//

void stablehlo::printOperandsThenComma(OpAsmPrinter &printer, Operation *,
                                       OperandRange operands) {
  llvm::interleaveComma(operands, printer);
  printer << ',';
}

ParseResult stablehlo::parseOperandsThenComma(
    OpAsmParser &parser,
    SmallVectorImpl<OpAsmParser::UnresolvedOperand> &operands) {
  // With no operands the comma still stands: `sizes` follows it.
  if (operands.empty() && succeeded(parser.parseOptionalComma()))
    return success();
  while (true) {
    OpAsmParser::UnresolvedOperand operand;
    OptionalParseResult parsed = parser.parseOptionalOperand(operand);
    if (!parsed.has_value())
      return success();
    if (failed(*parsed) || parser.parseComma())
      return failure();
    operands.push_back(operand);
  }
}

void stablehlo::printSliceRanges(OpAsmPrinter &printer, Operation *,
                                 ArrayRef<int64_t> starts,
                                 ArrayRef<int64_t> limits,
                                 ArrayRef<int64_t> strides) {
  printer << '[';
  llvm::interleaveComma(llvm::zip(starts, limits, strides), printer,
                        [&](auto range) {
                          auto [start, limit, stride] = range;
                          printer << start << ':' << limit;
                          if (stride != 1)
                            printer << ':' << stride;
                        });
  printer << ']';
}

ParseResult stablehlo::parseSliceRanges(OpAsmParser &parser,
                                        DenseI64ArrayAttr &starts,
                                        DenseI64ArrayAttr &limits,
                                        DenseI64ArrayAttr &strides) {
  SmallVector<int64_t> start, limit, stride;
  auto parseRange = [&]() -> ParseResult {
    stride.push_back(1);
    if (parser.parseInteger(start.emplace_back()) || parser.parseColon() ||
        parser.parseInteger(limit.emplace_back()))
      return failure();
    if (failed(parser.parseOptionalColon()))
      return success();
    return parser.parseInteger(stride.back());
  };
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, parseRange))
    return failure();
  starts = parser.getBuilder().getDenseI64ArrayAttr(start);
  limits = parser.getBuilder().getDenseI64ArrayAttr(limit);
  strides = parser.getBuilder().getDenseI64ArrayAttr(stride);
  return success();
}

void stablehlo::printExponentMantissa(OpAsmPrinter &printer, Operation *,
                                      IntegerAttr exponent,
                                      IntegerAttr mantissa) {
  printer << 'e' << exponent.getInt() << 'm' << mantissa.getInt();
}

ParseResult stablehlo::parseExponentMantissa(OpAsmParser &parser,
                                             IntegerAttr &exponent,
                                             IntegerAttr &mantissa) {
  SMLoc loc = parser.getCurrentLocation();
  StringRef word;
  if (parser.parseKeyword(&word))
    return failure();
  StringRef rest = word;
  int32_t bits[2];
  if (!rest.consume_front("e") || rest.consumeInteger(10, bits[0]) ||
      !rest.consume_front("m") || rest.getAsInteger(10, bits[1]))
    return parser.emitError(loc) << "expected a float format such as e5m10, "
                                    "found '"
                                 << word << "'";
  exponent = parser.getBuilder().getI32IntegerAttr(bits[0]);
  mantissa = parser.getBuilder().getI32IntegerAttr(bits[1]);
  return success();
}

void stablehlo::printCallTarget(OpAsmPrinter &printer, Operation *,
                                StringAttr target) {
  printer.printSymbolName(target.getValue());
}

ParseResult stablehlo::parseCallTarget(OpAsmParser &parser,
                                       StringAttr &target) {
  return parser.parseSymbolName(target);
}

//===----------------------------------------------------------------------===//
// Dot
//===----------------------------------------------------------------------===//

static void printPair(AsmPrinter &printer, ArrayRef<int64_t> lhs,
                      ArrayRef<int64_t> rhs) {
  printDims(printer, lhs);
  printer << " x ";
  printDims(printer, rhs);
}

static ParseResult parsePair(AsmParser &parser, SmallVector<int64_t> &lhs,
                             SmallVector<int64_t> &rhs) {
  FailureOr<SmallVector<int64_t>> left = parseDims(parser);
  if (failed(left) || parser.parseKeyword("x"))
    return failure();
  FailureOr<SmallVector<int64_t>> right = parseDims(parser);
  if (failed(right))
    return failure();
  lhs = std::move(*left);
  rhs = std::move(*right);
  return success();
}

void stablehlo::printDotDimensions(OpAsmPrinter &printer, Operation *,
                                   DotDimensionNumbersAttr numbers) {
  ArrayRef<int64_t> lhsBatching = numbers.getLhsBatchingDimensions();
  ArrayRef<int64_t> rhsBatching = numbers.getRhsBatchingDimensions();
  if (!lhsBatching.empty() || !rhsBatching.empty()) {
    printer << "batching_dims = ";
    printPair(printer, lhsBatching, rhsBatching);
    printer << ", ";
  }
  printer << "contracting_dims = ";
  printPair(printer, numbers.getLhsContractingDimensions(),
            numbers.getRhsContractingDimensions());
}

ParseResult stablehlo::parseDotDimensions(OpAsmParser &parser,
                                          DotDimensionNumbersAttr &numbers) {
  SmallVector<int64_t> lhsBatching, rhsBatching, lhsContracting, rhsContracting;
  if (succeeded(parser.parseOptionalKeyword("batching_dims")) &&
      (parser.parseEqual() || parsePair(parser, lhsBatching, rhsBatching) ||
       parser.parseComma()))
    return failure();
  if (parser.parseKeyword("contracting_dims") || parser.parseEqual() ||
      parsePair(parser, lhsContracting, rhsContracting))
    return failure();
  numbers =
      DotDimensionNumbersAttr::get(parser.getContext(), lhsBatching,
                                   rhsBatching, lhsContracting, rhsContracting);
  return success();
}

void stablehlo::printPrecision(OpAsmPrinter &printer, Operation *,
                               ArrayAttr precision) {
  if (!precision)
    return;
  printer << ", precision = [";
  llvm::interleaveComma(precision.getAsRange<PrecisionAttr>(), printer,
                        [&](PrecisionAttr one) {
                          printer << stringifyPrecision(one.getValue());
                        });
  printer << ']';
}

/// `= [DEFAULT, ...]`, after the word.
static ParseResult parsePrecisionList(OpAsmParser &parser,
                                      ArrayAttr &precision) {
  SmallVector<Attribute> list;
  auto parseOne = [&]() -> ParseResult {
    list.push_back(PrecisionAttr::parse(parser, Type()));
    return success(list.back() != nullptr);
  };
  if (parser.parseEqual() ||
      parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, parseOne))
    return failure();
  precision = parser.getBuilder().getArrayAttr(list);
  return success();
}

ParseResult stablehlo::parsePrecision(OpAsmParser &parser,
                                      ArrayAttr &precision) {
  if (failed(parser.parseOptionalComma()))
    return success();
  return failure(parser.parseKeyword("precision") ||
                 parsePrecisionList(parser, precision));
}

void stablehlo::printPrecisionAndAlgorithm(OpAsmPrinter &printer, Operation *op,
                                           ArrayAttr precision,
                                           DotAlgorithmAttr algorithm) {
  printPrecision(printer, op, precision);
  if (!algorithm)
    return;
  printer << ", algorithm = ";
  printer.printStrippedAttrOrType(algorithm);
}

ParseResult stablehlo::parsePrecisionAndAlgorithm(OpAsmParser &parser,
                                                  ArrayAttr &precision,
                                                  DotAlgorithmAttr &algorithm) {
  if (failed(parser.parseOptionalComma()))
    return success();
  if (succeeded(parser.parseOptionalKeyword("precision"))) {
    if (parsePrecisionList(parser, precision))
      return failure();
    if (failed(parser.parseOptionalComma()))
      return success();
  }
  if (parser.parseKeyword("algorithm") || parser.parseEqual())
    return failure();
  algorithm =
      dyn_cast_or_null<DotAlgorithmAttr>(DotAlgorithmAttr::parse(parser, {}));
  return success(algorithm != nullptr);
}
