//===- Quote.h - text of unknown origin in a message ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A message quotes what it is about, and that may be anything: a line of many
// megabytes, bytes that are no text, sequences that steer a terminal. What is
// quoted here is short and harmless. All functions are pure.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_SUPPORT_QUOTE_H
#define TUTTI_SUPPORT_QUOTE_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace llvm {
class SMDiagnostic;
class raw_ostream;
} // namespace llvm

namespace tutti {

/// `text` with bytes that are no UTF-8, and characters that do not print, as
/// "\x1b"; line ends stay. Of what is longer than `most` bytes, the beginning
/// and "...". O(most).
std::string printable(llvm::StringRef text, size_t most = 2000);

/// The part of a source line that a message shows.
struct QuotedLine {
  std::string text;   ///< as printable() has it, tabs as spaces
  unsigned caret = 0; ///< columns of a terminal before the place meant
};

/// Quotes `line` around the byte `column` (counted from 0; the line's length or
/// more means its end) in at most about `width` columns; "..." stands for what
/// is left out. O(width).
QuotedLine quoteLine(llvm::StringRef line, size_t column, unsigned width = 160);

/// Prints "file:line:column: error: message" and, where the diagnostic has a
/// line, that line, quoted, with a caret below. `message` stands for the
/// diagnostic's own.
void printDiagnostic(const llvm::SMDiagnostic &diagnostic,
                     llvm::StringRef message, llvm::raw_ostream &os);

} // namespace tutti

#endif // TUTTI_SUPPORT_QUOTE_H
