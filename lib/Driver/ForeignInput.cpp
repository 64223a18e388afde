//===- ForeignInput.cpp - what is no program ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// MLIR's reader takes the first word of any text for the name of an op, and
// says that this op is unknown. Who gave a wrong file is better served by what
// was expected of it.
//
//===----------------------------------------------------------------------===//

#include "tutti/Driver/Input.h"
#include "tutti/Support/Quote.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ConvertUTF.h"

using namespace tutti;
using llvm::StringRef;

static bool isNameChar(char c) {
  return llvm::isAlnum(c) || c == '_' || c == '$' || c == '.' || c == '-';
}

// The offset after blank space and line comments.
static size_t skipBlank(StringRef text, size_t at) {
  while (true) {
    at = std::min(text.find_first_not_of(" \t\r\n\v\f", at), text.size());
    if (!text.substr(at).starts_with("//"))
      return at;
    at = std::min(text.find('\n', at), text.size());
  }
}

// The offset after the name that starts at `at`.
static size_t skipName(StringRef text, size_t at) {
  while (at < text.size() && isNameChar(text[at]))
    ++at;
  return at;
}

// May MLIR begin so? An alias, an op by name, an op in quotes, or resources.
static bool beginsAsMLIR(StringRef text,
                         llvm::function_ref<bool(StringRef)> knows) {
  size_t end = skipName(text, 1);
  size_t next = skipBlank(text, end);
  auto isNext = [&](StringRef characters) {
    return next < text.size() && characters.contains(text[next]);
  };
  switch (text.front()) {
  case '#':
  case '!': // where the text is cut, only the name may be left
    return end > 1 && (next == text.size() || isNext("="));
  case '%':
    return end > 1 && (next == text.size() || isNext("=:,"));
  case '"':
    return end < text.size() && text[end] == '"' && end > 1 &&
           text.substr(skipBlank(text, end + 1)).starts_with("(");
  case '{':
    return text.starts_with("{-#");
  default:
    StringRef name = text.take_front(skipName(text, 0));
    auto [dialect, op] = name.split('.');
    return name == "module" || (!op.empty() && knows(dialect));
  }
}

// What sort of bytes `content` begins with, where they are no UTF-8 text.
static StringRef describeBinary(StringRef content) {
  if (content.starts_with("\x1f\x8b"))
    return "compressed by gzip; unpack it first";
  if (content.starts_with("\xff\xfe") || content.starts_with("\xfe\xff"))
    return "UTF-16; save it as UTF-8";
  StringRef start = content.take_front(1024);
  if (start.contains('\0') || start.starts_with("%PDF-"))
    return "binary";
  const llvm::UTF8 *at = start.bytes_begin();
  if (!llvm::isLegalUTF8String(&at, start.bytes_end()) &&
      start.bytes_end() - at >= 4) // not just cut within a character
    return "binary";
  return "";
}

std::pair<const char *, std::string>
tutti::findForeignInput(StringRef content,
                        llvm::function_ref<bool(StringRef)> knows) {
  StringRef text = content.drop_front(skipBlank(content, 0));
  if (text.trim(StringRef(" \t\r\n\0", 5)).empty())
    return {content.begin(),
            "the input is empty; expected StableHLO or HLO text"};
  StringRef binary = describeBinary(content);
  if (!binary.empty() && !beginsAsMLIR(text, knows))
    return {content.begin(),
            ("the input is " + binary +
             "; expected StableHLO (MLIR, as text or as bytecode) or HLO text")
                .str()};
  if (!beginsAsMLIR(text, knows)) {
    StringRef found = text.take_until([](char c) { return llvm::isSpace(c); });
    return {text.begin(),
            "expected StableHLO (MLIR), such as 'module', or HLO text, which "
            "begins with 'HloModule'; found '" +
                printable(found, 40) + "'"};
  }
  return {nullptr, ""};
}
