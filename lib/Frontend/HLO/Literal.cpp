//===- Literal.cpp - the values of constants ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Frontend/HLO/Literal.h"
#include "mlir/IR/Builders.h"
#include "tutti/Frontend/HLO/Values.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/Support/Endian.h"
#include <charconv>

using namespace mlir;
using namespace tutti::hlo;
using llvm::APFloat;
using llvm::StringRef;

Type tutti::hlo::convertElementType(MLIRContext *context, ElementType type) {
  Builder b(context);
  switch (type) {
  case ElementType::Pred:
    return b.getI1Type();
  case ElementType::S2:
  case ElementType::S4:
  case ElementType::S8:
  case ElementType::S16:
  case ElementType::S32:
  case ElementType::S64:
    return b.getIntegerType(bitWidth(type));
  case ElementType::U2:
  case ElementType::U4:
  case ElementType::U8:
  case ElementType::U16:
  case ElementType::U32:
  case ElementType::U64:
    return b.getIntegerType(bitWidth(type), /*isSigned=*/false);
  case ElementType::F4E2M1FN:
    return b.getType<Float4E2M1FNType>();
  case ElementType::F8E3M4:
    return b.getType<Float8E3M4Type>();
  case ElementType::F8E4M3:
    return b.getType<Float8E4M3Type>();
  case ElementType::F8E4M3FN:
    return b.getType<Float8E4M3FNType>();
  case ElementType::F8E4M3B11FNUZ:
    return b.getType<Float8E4M3B11FNUZType>();
  case ElementType::F8E4M3FNUZ:
    return b.getType<Float8E4M3FNUZType>();
  case ElementType::F8E5M2:
    return b.getType<Float8E5M2Type>();
  case ElementType::F8E5M2FNUZ:
    return b.getType<Float8E5M2FNUZType>();
  case ElementType::F8E8M0FNU:
    return b.getType<Float8E8M0FNUType>();
  case ElementType::F16:
    return b.getF16Type();
  case ElementType::BF16:
    return b.getBF16Type();
  case ElementType::F32:
    return b.getF32Type();
  case ElementType::F64:
    return b.getF64Type();
  case ElementType::C64:
    return ComplexType::get(b.getF32Type());
  case ElementType::C128:
    return ComplexType::get(b.getF64Type());
  }
  llvm_unreachable("all element types are listed");
}

namespace {
/// Reads the elements of one array into bytes as MLIR stores them.
class ArrayReader {
public:
  ArrayReader(Lexer &lexer, const Shape &shape)
      : lexer(lexer), shape(shape),
        type(convertElementType(lexer.getSource().getContext(),
                                shape.elementType)) {}

  FailureOr<DenseElementsAttr> read();

private:
  LogicalResult readNested();
  LogicalResult readElement();
  LogicalResult readInteger();
  LogicalResult readFloat(FloatType type);
  LogicalResult readNaN(FloatType type, bool negative);
  void append(uint64_t bits, unsigned width) {
    char raw[8];
    llvm::support::endian::write64(raw, bits, llvm::endianness::native);
    bytes.append(raw, raw + (width + 7) / 8);
  }
  DenseElementsAttr build() const;

  Lexer &lexer;
  const Shape &shape;
  Type type;
  llvm::SmallVector<char, 16> bytes;
};
} // namespace

/// Elements between as many braces as the shape has dimensions.
LogicalResult ArrayReader::readNested() {
  const Source &source = lexer.getSource();
  size_t rank = shape.dimensions.size();
  // How many elements or groups each open brace has seen so far.
  Ints seen;
  auto count = [&]() -> LogicalResult {
    if (seen.empty())
      return success();
    int64_t size = shape.dimensions[seen.size() - 1];
    if (++seen.back() > size)
      return source.error(lexer.offset())
             << "dimension " << seen.size() - 1 << " of the constant has size "
             << size << ", found more values";
    return success();
  };
  do {
    if (lexer.atWord("..."))
      return source.error(lexer.offset())
             << "values of the constant were left out when the text was "
                "printed; dump again with --xla_dump_large_constants, or "
                "print with print_large_constants set";
    if (lexer.at(TokenKind::LBrace)) {
      if (seen.size() == rank)
        return source.error(lexer.offset())
               << "constant nests deeper than its " << rank << " dimensions";
      if (failed(count()))
        return failure();
      seen.push_back(0);
      lexer.next();
    } else if (lexer.at(TokenKind::RBrace) && !seen.empty()) {
      int64_t size = shape.dimensions[seen.size() - 1];
      if (seen.back() != size)
        return source.error(lexer.offset())
               << "dimension " << seen.size() - 1
               << " of the constant has size " << size << ", found "
               << seen.back() << " values";
      seen.pop_back();
      lexer.next();
      if (!seen.empty())
        lexer.consume(TokenKind::Comma);
    } else {
      if (seen.size() != rank)
        return lexer.errorExpected("'{' or '}' in a constant of " +
                                   llvm::Twine(rank) + " dimensions");
      if (failed(count()) || failed(readElement()))
        return failure();
      if (!seen.empty())
        lexer.consume(TokenKind::Comma);
    }
  } while (!seen.empty());
  return success();
}

LogicalResult ArrayReader::readElement() {
  auto complex = dyn_cast<ComplexType>(type);
  if (!complex)
    return isa<IntegerType>(type) ? readInteger()
                                  : readFloat(cast<FloatType>(type));
  auto part = cast<FloatType>(complex.getElementType());
  if (failed(lexer.expect(TokenKind::LParen, "a complex number '(re, im)'")) ||
      failed(readFloat(part)) ||
      failed(lexer.expect(TokenKind::Comma, "','")) || failed(readFloat(part)))
    return failure();
  return lexer.expect(TokenKind::RParen, "')'");
}

LogicalResult ArrayReader::readInteger() {
  StringRef text = lexer.tokenText();
  if (!lexer.at(TokenKind::Word))
    return lexer.errorExpected("a number");
  if (shape.elementType == ElementType::Pred) {
    bool value;
    if (failed(parseBool(lexer, value)))
      return failure();
    bytes.push_back(value);
    return success();
  }
  auto integer = cast<IntegerType>(type);
  unsigned width = integer.getWidth();
  uint64_t bits;
  bool fits;
  if (integer.isUnsigned()) {
    fits = !text.getAsInteger(10, bits) && llvm::isUIntN(width, bits);
  } else {
    int64_t value;
    fits = !text.getAsInteger(10, value) && llvm::isIntN(width, value);
    bits = value;
  }
  if (!fits)
    return lexer.errorExpected("an integer that fits '" +
                               toString(shape.elementType) + "'");
  append(bits, width);
  lexer.next();
  return success();
}

/// nan, or nan(0x1) with the bits of the mantissa.
LogicalResult ArrayReader::readNaN(FloatType type, bool negative) {
  const llvm::fltSemantics &semantics = type.getFloatSemantics();
  if (!APFloat::semanticsHasNaN(semantics))
    return lexer.getSource().error(lexer.offset())
           << "'" << toString(shape.elementType) << "' has no NaN";
  APFloat value = APFloat::getQNaN(semantics, negative);
  lexer.next();
  if (lexer.consume(TokenKind::LParen)) {
    uint64_t payload;
    unsigned mantissa = APFloat::semanticsPrecision(semantics) - 1;
    if (!lexer.at(TokenKind::Word) ||
        lexer.tokenText().getAsInteger(0, payload) || payload == 0 ||
        (mantissa < 64 && payload >> mantissa))
      return lexer.errorExpected("a NaN payload of at most " +
                                 llvm::Twine(mantissa) + " bits, not zero");
    lexer.next();
    if (failed(lexer.expect(TokenKind::RParen, "')'")))
      return failure();
    // Types with one NaN have no room for a payload.
    if (APFloat::semanticsHasInf(semantics)) {
      bool quiet = payload >> (mantissa - 1) & 1;
      llvm::APInt fill(64, payload);
      value = quiet ? APFloat::getQNaN(semantics, negative, &fill)
                    : APFloat::getSNaN(semantics, negative, &fill);
    }
  }
  append(value.bitcastToAPInt().getZExtValue(), type.getWidth());
  return success();
}

LogicalResult ArrayReader::readFloat(FloatType type) {
  StringRef text = lexer.tokenText();
  if (!lexer.at(TokenKind::Word))
    return lexer.errorExpected("a number");
  if (text == "nan" || text == "-nan")
    return readNaN(type, text.front() == '-');
  const llvm::fltSemantics &semantics = type.getFloatSemantics();
  auto notInRange = [&] {
    return lexer.errorExpected("a number that fits '" +
                               toString(shape.elementType) + "'");
  };
  if (text == "inf" || text == "-inf") {
    if (!APFloat::semanticsHasInf(semantics))
      return notInRange();
    APFloat value = APFloat::getInf(semantics, text.front() == '-');
    append(value.bitcastToAPInt().getZExtValue(), type.getWidth());
    lexer.next();
    return success();
  }
  double number;
  auto [end, error] =
      std::from_chars(text.data(), text.data() + text.size(), number);
  if (end != text.data() + text.size() || error == std::errc::invalid_argument)
    return lexer.errorExpected("a number");
  APFloat value(number);
  if (error == std::errc::result_out_of_range) {
    // Too large or too small for a double; the latter is fine.
    auto status = value.convertFromString(text, APFloat::rmNearestTiesToEven);
    if (!status)
      return llvm::consumeError(status.takeError()), notInRange();
  }
  bool losesInfo;
  APFloat::opStatus status = APFloat::opOK;
  if (!type.isF64())
    status = value.convert(semantics, APFloat::rmNearestTiesToEven, &losesInfo);
  if (!value.isFinite() ||
      status & (APFloat::opOverflow | APFloat::opInvalidOp))
    return notInRange();
  append(value.bitcastToAPInt().getZExtValue(), type.getWidth());
  lexer.next();
  return success();
}

DenseElementsAttr ArrayReader::build() const {
  auto tensor = RankedTensorType::get(shape.dimensions, type);
  // Many equal elements are stored once.
  size_t width = shape.elementType == ElementType::C128 ? 16
                 : bitWidth(shape.elementType) < 8
                     ? 1
                     : bitWidth(shape.elementType) / 8;
  ArrayRef<char> raw = bytes;
  bool isSplat =
      !raw.empty() && (raw.size() == width ||
                       std::equal(raw.begin() + width, raw.end(), raw.begin()));
  if (isSplat)
    raw = raw.take_front(width);
  if (shape.elementType == ElementType::Pred)
    return DenseElementsAttr::get(
        tensor,
        ArrayRef(reinterpret_cast<const bool *>(raw.data()), raw.size()));
  return DenseElementsAttr::getFromRawBuffer(tensor, raw);
}

FailureOr<DenseElementsAttr> ArrayReader::read() {
  if (failed(readNested()))
    return failure();
  return build();
}

/// A literal, or for a tuple the literals of its elements in parentheses. The
/// nesting is that of the shape, which is bounded.
LogicalResult
tutti::hlo::parseLiteral(Lexer &lexer, const ShapeTable &shapes, ShapeId id,
                         llvm::SmallVectorImpl<DenseElementsAttr> &values) {
  const Shape &shape = shapes[id];
  if (shape.isTuple()) {
    if (failed(lexer.expect(TokenKind::LParen, "'(' before a tuple constant")))
      return failure();
    for (auto [index, element] : llvm::enumerate(shape.elements)) {
      if (index && failed(lexer.expect(TokenKind::Comma, "','")))
        return failure();
      if (failed(parseLiteral(lexer, shapes, element, values)))
        return failure();
    }
    return lexer.expect(TokenKind::RParen, "')' after a tuple constant");
  }
  if (!shape.isArray() || !shape.dynamic.empty())
    return lexer.getSource().error(lexer.offset())
           << "constant must be an array of known size";
  FailureOr<DenseElementsAttr> value = ArrayReader(lexer, shape).read();
  if (failed(value))
    return failure();
  values.push_back(*value);
  return success();
}
