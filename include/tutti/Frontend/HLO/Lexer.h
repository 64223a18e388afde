//===- Lexer.h - tokens of HLO text ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// HLO text has few kinds of tokens if one does not tell words apart: opcodes,
// attribute names, numbers and patterns such as `3x3`, `0_1x-2_-2` or
// `b01f_01io` are all words, and whoever expects one knows how to read it.
// White space and both kinds of comments separate tokens and are dropped.
//
// Beside tokens, two scans find the end of something that is read later or
// never: a bracketed group, and a shape. Neither recurses, however deep the
// text nests. All are linear in the text.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_FRONTEND_HLO_LEXER_H
#define TUTTI_FRONTEND_HLO_LEXER_H

#include "tutti/Frontend/HLO/Source.h"
#include "llvm/Support/LogicalResult.h"
#include <optional>

namespace tutti::hlo {

enum class TokenKind : char {
  End = 0,
  Invalid = 1,
  /// Letters, digits, and `_`, `-`, `.`, `?`: a name without `%`, a number, a
  /// pattern.
  Word = 'w',
  /// `%name`; the span leaves the percent sign out.
  Name = '%',
  /// A quoted string, still escaped; the span leaves the quotes out.
  String = '"',
  /// `->`
  Arrow = 'a',
  /// `<=`
  LessEqual = 'l',
  LParen = '(',
  RParen = ')',
  LSquare = '[',
  RSquare = ']',
  LBrace = '{',
  RBrace = '}',
  Comma = ',',
  Equal = '=',
  Colon = ':',
  Star = '*',
  Hash = '#',
  Plus = '+',
  Tilde = '~',
};

struct Token {
  TokenKind kind = TokenKind::End;
  Span span;
};

/// Whether `c` may stand in an HLO name.
bool isWordChar(char c);

/// Tokens of one region of the text, one token of look-ahead.
class Lexer {
public:
  Lexer(const Source &source, Span region)
      : source(&source), position(region.begin), limit(region.end) {
    next();
  }

  const Token &peek() const { return token; }
  bool at(TokenKind kind) const { return token.kind == kind; }
  llvm::StringRef tokenText() const { return source->text(token.span); }
  /// Whether the current token is the word `word`.
  bool atWord(llvm::StringRef word) const {
    return at(TokenKind::Word) && tokenText() == word;
  }
  /// Moves to the next token.
  void next();
  /// Takes the current token if it is of this kind.
  bool consume(TokenKind kind);
  /// As `consume`, with an error that says what was expected here.
  llvm::LogicalResult expect(TokenKind kind, const llvm::Twine &what);
  /// "expected `what`, found ..." at the current token.
  mlir::InFlightDiagnostic errorExpected(const llvm::Twine &what) const;

  /// Where the current token starts, quotes and percent sign included.
  uint32_t offset() const { return tokenStart; }
  /// Where the token before the current one ended.
  uint32_t previousEnd() const { return previous; }
  /// Goes on reading from `offset`.
  void seek(uint32_t offset) {
    previous = position = offset;
    next();
  }

  const Source &getSource() const { return *source; }
  uint32_t regionEnd() const { return limit; }

private:
  const Source *source;
  uint32_t position, limit;
  uint32_t tokenStart = 0, previous = 0;
  Token token;
};

/// The offset after the bracket that closes the one at `begin`; brackets
/// inside strings and comments do not count. None if there is no such bracket
/// before `limit`, or if the first one has the wrong kind.
std::optional<uint32_t> skipGroup(const Source &source, uint32_t begin,
                                  uint32_t limit);

/// The offset after the shape that starts at `begin`, or none if there is no
/// shape. What lies between brackets is not looked at.
std::optional<uint32_t> skipShape(const Source &source, uint32_t begin,
                                  uint32_t limit);

/// Undoes C escapes in the text between quotes.
std::string unescape(llvm::StringRef text);

} // namespace tutti::hlo

#endif // TUTTI_FRONTEND_HLO_LEXER_H
