//===- Lexer.cpp - tokens of HLO text ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Frontend/HLO/Lexer.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace tutti::hlo;
using llvm::StringRef;

bool tutti::hlo::isWordChar(char c) {
  return llvm::isAlnum(c) || c == '_' || c == '-' || c == '.';
}

/// The offset after white space and comments, or `limit`. An unterminated
/// comment stays, so that it is met as an invalid token.
static uint32_t skipBlank(StringRef text, uint32_t at, uint32_t limit) {
  while (at < limit) {
    char c = text[at];
    if (c == ' ' || c == '\n' || c == '\t' || c == '\r') {
      ++at;
      continue;
    }
    if (c != '/' || at + 1 >= limit)
      break;
    size_t end = StringRef::npos;
    if (text[at + 1] == '*') {
      end = text.find("*/", at + 2);
      if (end != StringRef::npos)
        end += 2;
    } else if (text[at + 1] == '/') {
      end = std::min<size_t>(text.find('\n', at), limit);
    }
    if (end > limit)
      break;
    at = end;
  }
  return at;
}

/// The offset after the string that starts at `at`, or none.
static std::optional<uint32_t> skipString(StringRef text, uint32_t at,
                                          uint32_t limit) {
  char quote = text[at];
  for (++at; at < limit; ++at) {
    if (text[at] == '\\')
      ++at;
    else if (text[at] == quote)
      return at + 1;
  }
  return std::nullopt;
}

/// The offset after the word that starts at `at`. A minus before `>` belongs
/// to an arrow; a plus belongs to an exponent.
static uint32_t skipWord(StringRef text, uint32_t at, uint32_t limit) {
  uint32_t begin = at;
  for (; at < limit; ++at) {
    char c = text[at];
    if (c == '-' && at + 1 < limit && text[at + 1] == '>')
      break;
    if (isWordChar(c) || c == '?')
      continue;
    if (c == '+' && at > begin && (text[at - 1] == 'e' || text[at - 1] == 'E'))
      continue;
    break;
  }
  return at;
}

void Lexer::next() {
  previous = position;
  StringRef text = source->text();
  uint32_t at = tokenStart = skipBlank(text, position, limit);
  auto set = [&](TokenKind kind, uint32_t begin, uint32_t end, uint32_t after) {
    token = {kind, {begin, end}};
    position = after;
  };
  if (at >= limit)
    return set(TokenKind::End, limit, limit, limit);
  char c = text[at];
  switch (c) {
  case '(':
  case ')':
  case '[':
  case ']':
  case '{':
  case '}':
  case ',':
  case '=':
  case ':':
  case '*':
  case '#':
  case '+':
  case '~':
    return set(TokenKind(c), at, at + 1, at + 1);
  case '"':
  case '\'':
    if (auto end = skipString(text, at, limit))
      return set(TokenKind::String, at + 1, *end - 1, *end);
    return set(TokenKind::Invalid, at, limit, limit);
  case '%': {
    uint32_t end = skipWord(text, at + 1, limit);
    if (end == at + 1)
      break;
    return set(TokenKind::Name, at + 1, end, end);
  }
  case '<':
    if (at + 1 < limit && text[at + 1] == '=')
      return set(TokenKind::LessEqual, at, at + 2, at + 2);
    break;
  case '-':
    if (at + 1 < limit && text[at + 1] == '>')
      return set(TokenKind::Arrow, at, at + 2, at + 2);
    [[fallthrough]];
  default:
    if (isWordChar(c) || c == '?') {
      uint32_t end = skipWord(text, at, limit);
      return set(TokenKind::Word, at, end, end);
    }
  }
  set(TokenKind::Invalid, at, at + 1, at + 1);
}

bool Lexer::consume(TokenKind kind) {
  if (!at(kind))
    return false;
  next();
  return true;
}

InFlightDiagnostic Lexer::errorExpected(const llvm::Twine &what) const {
  InFlightDiagnostic diag = source->error(tokenStart);
  diag << "expected " << what.str() << ", found ";
  if (at(TokenKind::End))
    return diag << (limit == source->text().size() ? "the end of the text"
                                                   : "the end of the value"),
           std::move(diag);
  StringRef found = tokenText().take_until([](char c) { return c == '\n'; });
  diag << "'" << found.take_front(40) << (found.size() > 40 ? "..." : "")
       << "'";
  return diag;
}

LogicalResult Lexer::expect(TokenKind kind, const llvm::Twine &what) {
  if (consume(kind))
    return success();
  return errorExpected(what);
}

std::optional<uint32_t> tutti::hlo::skipGroup(const Source &source,
                                              uint32_t begin, uint32_t limit) {
  StringRef text = source.text();
  llvm::SmallVector<char, 16> closers;
  uint32_t at = begin;
  do {
    // Between tokens of interest nothing needs looking at.
    at = std::min<size_t>(text.find_first_of("()[]{}\"'/", at), limit);
    if (at >= limit)
      return std::nullopt;
    switch (char c = text[at]) {
    case '(':
      closers.push_back(')');
      break;
    case '[':
      closers.push_back(']');
      break;
    case '{':
      closers.push_back('}');
      break;
    case '"':
    case '\'': {
      auto end = skipString(text, at, limit);
      if (!end)
        return std::nullopt;
      at = *end;
      continue;
    }
    case '/': {
      uint32_t end = skipBlank(text, at, limit);
      at = end == at ? at + 1 : end;
      continue;
    }
    default:
      if (closers.empty() || closers.pop_back_val() != c)
        return std::nullopt;
    }
    ++at;
  } while (!closers.empty());
  return at;
}

std::optional<uint32_t> tutti::hlo::skipShape(const Source &source,
                                              uint32_t begin, uint32_t limit) {
  StringRef text = source.text();
  if (begin >= limit)
    return std::nullopt;
  if (text[begin] == '(')
    return skipGroup(source, begin, limit);
  uint32_t at = begin;
  while (at < limit && llvm::isAlnum(text[at]))
    ++at;
  if (at == begin || at >= limit || text[at] != '[')
    return std::nullopt;
  auto end = skipGroup(source, at, limit);
  if (!end)
    return std::nullopt;
  // A brace right after the brackets is a layout only if a layout could stand
  // in it; it may as well open the body of a computation.
  if (*end < limit && text[*end] == '{') {
    uint32_t inside = skipBlank(text, *end + 1, limit);
    if (inside < limit && (llvm::isDigit(text[inside]) || text[inside] == ':' ||
                           text[inside] == '}'))
      return skipGroup(source, *end, limit);
  }
  return end;
}

std::string tutti::hlo::unescape(StringRef text) {
  std::string result;
  result.reserve(text.size());
  for (size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '\\' || i + 1 == text.size()) {
      result += text[i];
      continue;
    }
    char c = text[++i];
    auto digits = [&](unsigned radix, size_t most) {
      unsigned value = 0;
      size_t count = 0;
      while (count < most && i < text.size()) {
        unsigned digit = llvm::hexDigitValue(text[i]);
        if (digit >= radix)
          break;
        value = value * radix + digit;
        ++i, ++count;
      }
      --i;
      return static_cast<char>(value);
    };
    switch (c) {
    case 'n':
      result += '\n';
      break;
    case 't':
      result += '\t';
      break;
    case 'r':
      result += '\r';
      break;
    case 'a':
      result += '\a';
      break;
    case 'b':
      result += '\b';
      break;
    case 'f':
      result += '\f';
      break;
    case 'v':
      result += '\v';
      break;
    case 'x':
    case 'X':
      ++i;
      result += digits(16, 2);
      break;
    case '0':
    case '1':
    case '2':
    case '3':
    case '4':
    case '5':
    case '6':
    case '7':
      result += digits(8, 3);
      break;
    default: // \" \' \\ \?
      result += c;
    }
  }
  return result;
}
