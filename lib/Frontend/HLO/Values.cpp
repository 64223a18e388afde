//===- Values.cpp - what attributes say ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Frontend/HLO/Values.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace tutti::hlo;
using llvm::StringRef;

LogicalResult tutti::hlo::parseInt(Lexer &lexer, int64_t &value,
                                   const llvm::Twine &what) {
  if (!lexer.at(TokenKind::Word) || lexer.tokenText().getAsInteger(10, value))
    return lexer.errorExpected(what);
  lexer.next();
  return success();
}

LogicalResult tutti::hlo::parseBool(Lexer &lexer, bool &value) {
  StringRef text = lexer.tokenText();
  if (!lexer.at(TokenKind::Word) ||
      (text != "true" && text != "false" && text != "1" && text != "0"))
    return lexer.errorExpected("'true' or 'false'");
  value = text == "true" || text == "1";
  lexer.next();
  return success();
}

/// { item, item }
static LogicalResult parseBraced(Lexer &lexer,
                                 llvm::function_ref<LogicalResult()> item) {
  if (failed(lexer.expect(TokenKind::LBrace, "'{'")))
    return failure();
  while (!lexer.at(TokenKind::RBrace)) {
    if (failed(item()))
      return failure();
    if (!lexer.consume(TokenKind::Comma))
      break;
  }
  return lexer.expect(TokenKind::RBrace, "',' or '}'");
}

LogicalResult tutti::hlo::parseIntList(Lexer &lexer, Ints &values) {
  return parseBraced(lexer, [&] {
    return parseInt(lexer, values.emplace_back(), "a number");
  });
}

LogicalResult tutti::hlo::parseIntLists(Lexer &lexer,
                                        std::vector<Ints> &lists) {
  return parseBraced(lexer,
                     [&] { return parseIntList(lexer, lists.emplace_back()); });
}

LogicalResult tutti::hlo::parseString(Lexer &lexer, std::string &value) {
  if (!lexer.at(TokenKind::String))
    return lexer.errorExpected("a quoted string");
  value = unescape(lexer.tokenText());
  lexer.next();
  return success();
}

//===----------------------------------------------------------------------===//
// Windows, convolutions, padding, slices
//===----------------------------------------------------------------------===//

/// Numbers joined by `x`: 3x3
static LogicalResult parseSizes(Lexer &lexer, Ints &values) {
  llvm::SmallVector<StringRef> parts;
  lexer.tokenText().split(parts, 'x');
  for (StringRef part : parts)
    if (part.getAsInteger(10, values.emplace_back()))
      return lexer.errorExpected("numbers joined by 'x'");
  lexer.next();
  return success();
}

LogicalResult tutti::hlo::parsePadding(Lexer &lexer, Padding &padding) {
  if (!lexer.at(TokenKind::Word))
    return lexer.errorExpected("padding such as '0_1x-2_2'");
  llvm::SmallVector<StringRef> dimensions;
  lexer.tokenText().split(dimensions, 'x');
  for (StringRef dimension : dimensions) {
    llvm::SmallVector<StringRef> parts;
    dimension.split(parts, '_');
    int64_t interior = 0;
    if (parts.size() < 2 || parts.size() > 3 ||
        parts[0].getAsInteger(10, padding.low.emplace_back()) ||
        parts[1].getAsInteger(10, padding.high.emplace_back()) ||
        (parts.size() == 3 && parts[2].getAsInteger(10, interior)))
      return lexer.errorExpected("padding such as '0_1x-2_2'");
    padding.interior.push_back(interior);
  }
  lexer.next();
  return success();
}

LogicalResult tutti::hlo::parseWindow(Lexer &lexer, Window &window) {
  if (failed(lexer.expect(TokenKind::LBrace, "'{' before a window")))
    return failure();
  while (lexer.at(TokenKind::Word)) {
    StringRef key = lexer.tokenText();
    uint32_t offset = lexer.offset();
    lexer.next();
    if (failed(lexer.expect(TokenKind::Equal, "'='")))
      return failure();
    if (key == "pad") {
      Padding padding;
      if (failed(parsePadding(lexer, padding)))
        return failure();
      window.padLow = padding.low;
      window.padHigh = padding.high;
      continue;
    }
    Ints *values = key == "size"           ? &window.size
                   : key == "stride"       ? &window.stride
                   : key == "lhs_dilate"   ? &window.baseDilation
                   : key == "rhs_dilate"   ? &window.windowDilation
                   : key == "rhs_reversal" ? &window.reversal
                                           : nullptr;
    if (!values)
      return lexer.getSource().error(offset)
             << "unknown part '" << key << "' of a window, expected size, "
             << "stride, pad, lhs_dilate, rhs_dilate or rhs_reversal";
    if (failed(parseSizes(lexer, *values)))
      return failure();
  }
  size_t rank = window.size.size();
  for (const Ints *part : {&window.stride, &window.padLow, &window.baseDilation,
                           &window.windowDilation, &window.reversal})
    if (!part->empty() && part->size() != rank)
      return lexer.getSource().error(lexer.offset())
             << "parts of the window have " << rank << " and " << part->size()
             << " dimensions, expected the same number";
  return lexer.expect(TokenKind::RBrace, "'}' after a window");
}

LogicalResult tutti::hlo::parseConvolutionLabels(Lexer &lexer,
                                                 ConvolutionLabels &labels) {
  uint32_t offset = lexer.offset();
  auto malformed = [&](const llvm::Twine &what) {
    return lexer.getSource().error(offset)
           << what.str() << ", expected labels such as 'b01f_01io->b01f'";
  };
  if (!lexer.at(TokenKind::Word))
    return lexer.errorExpected("labels such as 'b01f_01io->b01f'");
  auto [input, kernel] = lexer.tokenText().split('_');
  lexer.next();
  if (failed(lexer.expect(TokenKind::Arrow, "'->' between the labels")))
    return failure();
  StringRef output = lexer.tokenText();
  lexer.next();
  auto read = [&](StringRef text, char first, int64_t &firstDim, char second,
                  int64_t &secondDim, Ints &spatial) -> LogicalResult {
    if (text.size() < 2)
      return malformed("labels have fewer than two dimensions");
    spatial.assign(text.size() - 2, -1);
    for (auto [dim, label] : llvm::enumerate(text)) {
      int64_t *slot = nullptr;
      if (label == first)
        slot = &firstDim;
      else if (label == second)
        slot = &secondDim;
      else if (llvm::isDigit(label) && size_t(label - '0') < spatial.size())
        slot = &spatial[label - '0'];
      if (!slot || *slot != -1)
        return malformed("label '" + llvm::Twine(label) +
                         "' is unknown or repeated");
      *slot = dim;
    }
    return success();
  };
  if (failed(read(input, 'b', labels.inputBatch, 'f', labels.inputFeature,
                  labels.inputSpatial)) ||
      failed(read(kernel, 'i', labels.kernelInput, 'o', labels.kernelOutput,
                  labels.kernelSpatial)) ||
      failed(read(output, 'b', labels.outputBatch, 'f', labels.outputFeature,
                  labels.outputSpatial)))
    return failure();
  if (labels.inputSpatial.size() != labels.kernelSpatial.size() ||
      labels.inputSpatial.size() != labels.outputSpatial.size())
    return malformed("the three labels have different numbers of dimensions");
  return success();
}

LogicalResult tutti::hlo::parseSliceRanges(Lexer &lexer, SliceRanges &ranges) {
  return parseBraced(lexer, [&]() -> LogicalResult {
    int64_t stride = 1;
    if (failed(lexer.expect(TokenKind::LSquare, "'[' before a range")) ||
        failed(parseInt(lexer, ranges.starts.emplace_back(), "a start")) ||
        failed(lexer.expect(TokenKind::Colon, "':'")) ||
        failed(parseInt(lexer, ranges.limits.emplace_back(), "a limit")) ||
        (lexer.consume(TokenKind::Colon) &&
         failed(parseInt(lexer, stride, "a stride"))))
      return failure();
    ranges.strides.push_back(stride);
    return lexer.expect(TokenKind::RSquare, "']' after a range");
  });
}

//===----------------------------------------------------------------------===//
// Aliases, frontend attributes, metadata, shardings
//===----------------------------------------------------------------------===//

/// (number, {index})
static LogicalResult parseParameterIndex(Lexer &lexer, Alias &alias) {
  if (failed(lexer.expect(TokenKind::LParen, "'(' before a parameter")) ||
      failed(parseInt(lexer, alias.parameter, "the number of a parameter")) ||
      failed(lexer.expect(TokenKind::Comma, "','")))
    return failure();
  return parseIntList(lexer, alias.parameterIndex);
}

LogicalResult tutti::hlo::parseAliases(Lexer &lexer,
                                       std::vector<Alias> &aliases) {
  return parseBraced(lexer, [&]() -> LogicalResult {
    Alias &alias = aliases.emplace_back();
    if (failed(parseIntList(lexer, alias.outputIndex)) ||
        failed(lexer.expect(TokenKind::Colon, "':' after an output index")) ||
        failed(parseParameterIndex(lexer, alias)))
      return failure();
    if (lexer.consume(TokenKind::Comma)) {
      StringRef kind = lexer.tokenText();
      if (kind != "may-alias" && kind != "must-alias")
        return lexer.errorExpected("'may-alias' or 'must-alias'");
      alias.mustAlias = kind == "must-alias";
      lexer.next();
    }
    return lexer.expect(TokenKind::RParen, "')'");
  });
}

LogicalResult tutti::hlo::parseBufferDonors(Lexer &lexer,
                                            std::vector<Alias> &donors) {
  return parseBraced(lexer, [&]() -> LogicalResult {
    if (failed(parseParameterIndex(lexer, donors.emplace_back())))
      return failure();
    return lexer.expect(TokenKind::RParen, "')'");
  });
}

LogicalResult tutti::hlo::parseFrontendAttributes(Lexer &lexer,
                                                  StringPairs &pairs) {
  const Source &source = lexer.getSource();
  return parseBraced(lexer, [&]() -> LogicalResult {
    // A key may have characters that no word has.
    uint32_t begin = lexer.offset();
    size_t equal = source.text().find_first_of("={}\"\n,", begin);
    if (lexer.at(TokenKind::String) || equal >= lexer.regionEnd() ||
        source.text()[equal] != '=' || equal == begin)
      return lexer.errorExpected("an attribute such as 'name=\"value\"'");
    StringRef key = source.text({begin, uint32_t(equal)}).trim();
    lexer.seek(equal + 1);
    if (lexer.at(TokenKind::String))
      return parseString(lexer, pairs.emplace_back(key, "").second);
    uint32_t open = lexer.offset();
    auto end = skipGroup(source, open, lexer.regionEnd());
    if (!lexer.at(TokenKind::LBrace) || !end)
      return lexer.errorExpected("a quoted string or '{'");
    pairs.emplace_back(key, source.text({open, *end}).str());
    lexer.seek(*end);
    return success();
  });
}

LogicalResult tutti::hlo::parseMetadata(Lexer &lexer, Metadata &metadata) {
  const Source &source = lexer.getSource();
  if (failed(lexer.expect(TokenKind::LBrace, "'{' before metadata")))
    return failure();
  while (lexer.at(TokenKind::Word)) {
    StringRef key = lexer.tokenText();
    lexer.next();
    if (failed(lexer.expect(TokenKind::Equal, "'='")))
      return failure();
    LogicalResult result = success();
    if (key == "op_name") {
      result = parseString(lexer, metadata.opName);
    } else if (key == "source_file") {
      result = parseString(lexer, metadata.sourceFile);
    } else if (key == "source_line") {
      result = parseInt(lexer, metadata.sourceLine, "the number of a line");
    } else if (key == "source_column") {
      result = parseInt(lexer, metadata.sourceColumn, "the number of a column");
    } else if (key == "stack_frame_id") {
      result = parseInt(lexer, metadata.stackFrame, "the id of a frame");
    } else if (auto end = skipGroup(source, lexer.offset(), lexer.regionEnd());
               lexer.at(TokenKind::LBrace) && end) {
      lexer.seek(*end);
    } else if (lexer.at(TokenKind::Word) || lexer.at(TokenKind::String)) {
      lexer.next();
    } else {
      return lexer.errorExpected("a value");
    }
    if (failed(result))
      return failure();
    lexer.consume(TokenKind::Comma);
  }
  return lexer.expect(TokenKind::RBrace, "'}' after metadata");
}

llvm::SmallVector<StringRef> tutti::hlo::splitSharding(const Source &source,
                                                       Span value) {
  llvm::SmallVector<StringRef> parts;
  Lexer lexer(source, value);
  if (lexer.consume(TokenKind::LBrace) && lexer.at(TokenKind::LBrace)) {
    while (lexer.at(TokenKind::LBrace)) {
      uint32_t begin = lexer.offset();
      auto end = skipGroup(source, begin, value.end);
      if (!end)
        break;
      parts.push_back(source.text({begin, *end}));
      lexer.seek(*end);
      lexer.consume(TokenKind::Comma);
    }
    return parts;
  }
  return {source.text(value)};
}
