//===- Shape.cpp - HLO's types ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Frontend/HLO/Shape.h"
#include "tutti/Frontend/HLO/Values.h"

using namespace mlir;
using namespace tutti::hlo;
using llvm::StringRef;

namespace {
struct ElementInfo {
  llvm::StringLiteral name;
  unsigned bits;
};
} // namespace

// Indexed by ElementType.
static constexpr ElementInfo elementInfos[] = {
    {"pred", 8},       {"s2", 2},       {"s4", 4},
    {"s8", 8},         {"s16", 16},     {"s32", 32},
    {"s64", 64},       {"u2", 2},       {"u4", 4},
    {"u8", 8},         {"u16", 16},     {"u32", 32},
    {"u64", 64},       {"f4e2m1fn", 4}, {"f8e3m4", 8},
    {"f8e4m3", 8},     {"f8e4m3fn", 8}, {"f8e4m3b11fnuz", 8},
    {"f8e4m3fnuz", 8}, {"f8e5m2", 8},   {"f8e5m2fnuz", 8},
    {"f8e8m0fnu", 8},  {"f16", 16},     {"bf16", 16},
    {"f32", 32},       {"f64", 64},     {"c64", 64},
    {"c128", 128},
};

std::optional<ElementType> tutti::hlo::parseElementType(StringRef name) {
  for (const auto &[index, info] : llvm::enumerate(elementInfos))
    if (info.name == name)
      return ElementType(index);
  return std::nullopt;
}

StringRef tutti::hlo::toString(ElementType type) {
  return elementInfos[unsigned(type)].name;
}

unsigned tutti::hlo::bitWidth(ElementType type) {
  return elementInfos[unsigned(type)].bits;
}

bool Layout::isDefault() const {
  if (!tiles.empty())
    return false;
  for (auto [index, dim] : llvm::enumerate(minorToMajor))
    if (dim != int64_t(minorToMajor.size() - 1 - index))
      return false;
  return true;
}

int64_t Shape::numElements() const {
  int64_t count = 1;
  for (int64_t size : dimensions)
    count *= size;
  return count;
}

ShapeId ShapeTable::append(Shape shape) {
  shapes.push_back(std::move(shape));
  return shapes.size() - 1;
}

ShapeId ShapeTable::makeTuple(ArrayRef<ShapeId> elements) {
  Shape shape;
  shape.kind = Shape::Kind::Tuple;
  shape.elements.assign(elements.begin(), elements.end());
  shape.leavesBegin = leafList.size();
  for (ShapeId element : elements)
    for (uint32_t i = shapes[element].leavesBegin;
         i < shapes[element].leavesEnd; ++i)
      leafList.push_back(leafList[i]);
  shape.leavesEnd = leafList.size();
  return append(std::move(shape));
}

ShapeId ShapeTable::makeArray(ElementType type, ArrayRef<int64_t> dimensions) {
  Shape shape;
  shape.elementType = type;
  shape.dimensions.assign(dimensions.begin(), dimensions.end());
  shape.leavesBegin = leafList.size();
  shape.leavesEnd = shape.leavesBegin + 1;
  leafList.push_back(shapes.size());
  return append(std::move(shape));
}

FailureOr<ShapeId> ShapeTable::parse(Lexer &lexer) {
  const Source &source = lexer.getSource();
  auto end = skipShape(source, lexer.offset(), lexer.regionEnd());
  if (!end)
    return lexer.errorExpected(
               "a shape such as 'f32[2,3]{1,0}' or '(f32[], s32[4])'"),
           failure();
  StringRef text = source.text({lexer.offset(), *end});
  auto known = byText.find(text);
  if (known != byText.end()) {
    lexer.seek(*end);
    return known->second;
  }
  FailureOr<ShapeId> shape = parseUncached(lexer, 0);
  if (succeeded(shape))
    byText[text] = *shape;
  return shape;
}

FailureOr<ShapeId> ShapeTable::parseUncached(Lexer &lexer, unsigned depth) {
  Shape shape;
  shape.leavesBegin = leafList.size();
  if (lexer.at(TokenKind::LParen)) {
    if (depth == maxDepth)
      return lexer.getSource().error(lexer.offset())
                 << "tuple shapes nest more than " << maxDepth << " deep",
             failure();
    lexer.next();
    shape.kind = Shape::Kind::Tuple;
    while (!lexer.at(TokenKind::RParen)) {
      FailureOr<ShapeId> element = parseUncached(lexer, depth + 1);
      if (failed(element))
        return failure();
      shape.elements.push_back(*element);
      if (!lexer.consume(TokenKind::Comma))
        break;
    }
    if (failed(lexer.expect(TokenKind::RParen, "',' or ')' in a tuple shape")))
      return failure();
    shape.leavesEnd = leafList.size();
    return append(std::move(shape));
  }
  if (failed(parseArray(lexer, shape)))
    return failure();
  leafList.push_back(shapes.size());
  shape.leavesEnd = leafList.size();
  return append(std::move(shape));
}

LogicalResult ShapeTable::parseArray(Lexer &lexer, Shape &shape) {
  const Source &source = lexer.getSource();
  uint32_t begin = lexer.offset();
  StringRef name = lexer.tokenText();
  if (!lexer.at(TokenKind::Word))
    return lexer.errorExpected("an element type such as 'f32'");
  if (auto type = parseElementType(name))
    shape.elementType = *type;
  else if (name == "token")
    shape.kind = Shape::Kind::Token;
  else if (name == "opaque")
    return source.error(begin)
           << "shape 'opaque[]' has no counterpart in StableHLO";
  else
    return source.error(begin) << "unknown element type '" << name << "'";
  lexer.next();
  if (failed(lexer.expect(TokenKind::LSquare, "'[' after the element type")))
    return failure();
  bool anyDynamic = false;
  int64_t elements = 1;
  while (!lexer.at(TokenKind::RSquare)) {
    bool isDynamic = lexer.consume(TokenKind::LessEqual);
    int64_t size;
    if (lexer.atWord("?")) {
      return source.error(lexer.offset())
             << "dimension size '?' has no bound, expected a number or "
                "'<=number'";
    }
    if (failed(parseInt(lexer, size, "a dimension size")))
      return failure();
    if (size < 0)
      return source.error(begin)
             << "shape has the negative dimension size " << size;
    if (size != 0 && elements > (int64_t(1) << 48) / size)
      return source.error(begin)
             << "shape has more than 2^48 elements, which no device can hold";
    elements *= std::max<int64_t>(size, 1);
    anyDynamic |= isDynamic;
    shape.dimensions.push_back(size);
    shape.dynamic.push_back(isDynamic);
    if (!lexer.consume(TokenKind::Comma))
      break;
  }
  if (!anyDynamic)
    shape.dynamic.clear();
  if (!shape.isArray() && !shape.dimensions.empty())
    return source.error(begin) << "'" << name << "' takes no dimensions";
  uint32_t after = lexer.peek().span.end;
  if (failed(lexer.expect(TokenKind::RSquare,
                          "',' or ']' in the dimensions of a shape")))
    return failure();
  // The brace is the layout's only if the scan says so: see skipShape.
  auto end = skipShape(source, begin, lexer.regionEnd());
  if (end && *end > after)
    return parseLayout(lexer, shape);
  return success();
}

/// minor_to_major (':' (kind ('(' ... ')')+)*)?
LogicalResult ShapeTable::parseLayout(Lexer &lexer, Shape &shape) {
  const Source &source = lexer.getSource();
  uint32_t begin = lexer.offset();
  Layout &layout = shape.layout.emplace();
  if (failed(lexer.expect(TokenKind::LBrace, "'{' before a layout")))
    return failure();
  while (lexer.at(TokenKind::Word)) {
    int64_t dim;
    if (failed(parseInt(lexer, dim, "a dimension of the layout")))
      return failure();
    layout.minorToMajor.push_back(dim);
    if (!lexer.consume(TokenKind::Comma))
      break;
  }
  if (lexer.consume(TokenKind::Colon)) {
    while (!lexer.at(TokenKind::RBrace)) {
      StringRef kind = lexer.tokenText();
      if (!lexer.at(TokenKind::Word) && !lexer.at(TokenKind::Hash) &&
          !lexer.at(TokenKind::Star))
        return lexer.errorExpected("a part of a layout such as 'T(8,128)'");
      lexer.next();
      do {
        uint32_t open = lexer.offset();
        auto end = skipGroup(source, open, lexer.regionEnd());
        if (!lexer.at(TokenKind::LParen) || !end)
          return lexer.errorExpected("'(' and its ')' in a layout");
        if (kind == "T") {
          auto &tile = layout.tiles.emplace_back();
          lexer.next();
          while (!lexer.at(TokenKind::RParen)) {
            int64_t size = -1; // `*`: as far as the dimension goes
            if (!lexer.consume(TokenKind::Star) &&
                failed(parseInt(lexer, size, "a tile size")))
              return failure();
            tile.push_back(size);
            if (!lexer.consume(TokenKind::Comma))
              break;
          }
          if (!lexer.at(TokenKind::RParen))
            return lexer.errorExpected("',' or ')' in a tile");
        } else if (kind == "S") {
          lexer.next();
          if (failed(parseInt(lexer, layout.memorySpace, "a memory space")))
            return failure();
        }
        lexer.seek(*end);
      } while (lexer.at(TokenKind::LParen));
    }
  }
  if (failed(lexer.expect(TokenKind::RBrace, "'}' after a layout")))
    return failure();
  if (!shape.isArray())
    return success();
  // Without dimensions the layout only places the array in memory.
  size_t rank = shape.dimensions.size();
  if (layout.minorToMajor.empty() && rank) {
    for (size_t dim = rank; dim--;)
      layout.minorToMajor.push_back(dim);
    return success();
  }
  llvm::SmallVector<bool> seen(rank);
  bool good = layout.minorToMajor.size() == rank;
  for (int64_t dim : layout.minorToMajor) {
    if (!good || dim < 0 || dim >= int64_t(rank) || seen[dim]) {
      good = false;
      break;
    }
    seen[dim] = true;
  }
  if (!good)
    return source.error(begin) << "layout is not a permutation of the " << rank
                               << " dimensions of its shape";
  return success();
}
