//===- JsonPlaces.cpp - where a value of a JSON text stands ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "JsonPlaces.h"
#include "llvm/Support/JSON.h"

using namespace tutti;
using llvm::StringRef;

static size_t skipBlank(StringRef text, size_t at) {
  return std::min(text.find_first_not_of(" \t\r\n", at), text.size());
}

// The offset behind the string that starts at `at`.
static size_t skipString(StringRef text, size_t at) {
  for (++at; at < text.size() && text[at] != '"'; ++at)
    if (text[at] == '\\')
      ++at;
  return at + 1;
}

// The offset behind the value that starts at `at`: the comma or the closing
// bracket that ends it stands outside of all brackets of its own.
static size_t skipValue(StringRef text, size_t at) {
  unsigned depth = 0;
  while (at < text.size()) {
    switch (text[at]) {
    case '"':
      at = skipString(text, at);
      continue;
    case '{':
    case '[':
      ++depth;
      break;
    case '}':
    case ']':
      if (depth == 0)
        return at;
      --depth;
      break;
    case ',':
      if (depth == 0)
        return at;
      break;
    }
    ++at;
  }
  return text.size();
}

// The offset of the value that `step` leads to from the one at `at`, or npos.
static size_t enter(StringRef text, size_t at, const JsonStep &step) {
  bool isObject = text.substr(at).starts_with("{");
  if (!isObject && !text.substr(at).starts_with("["))
    return StringRef::npos;
  for (size_t index = 0; at < text.size(); ++index) {
    at = skipBlank(text, at + 1); // behind a bracket or a comma
    bool isMeant = !isObject && step.key.empty() && index == step.index &&
                   !text.substr(at).starts_with("]");
    if (isObject && at < text.size() && text[at] == '"') {
      size_t keyEnd = std::min(skipString(text, at), text.size());
      llvm::Expected<llvm::json::Value> key =
          llvm::json::parse(text.slice(at, keyEnd));
      isMeant = key && key->getAsString() == step.key;
      if (!key)
        llvm::consumeError(key.takeError());
      at = skipBlank(text, skipBlank(text, keyEnd) + 1); // behind the colon
    }
    if (isMeant)
      return at;
    at = skipBlank(text, skipValue(text, at));
    if (!text.substr(at).starts_with(","))
      break;
  }
  return StringRef::npos;
}

size_t tutti::findJson(StringRef text, llvm::ArrayRef<JsonStep> path) {
  size_t at = skipBlank(text, 0);
  for (const JsonStep &step : path) {
    size_t next = enter(text, at, step);
    if (next == StringRef::npos)
      break;
    at = next;
  }
  return at;
}

std::string tutti::lineAndColumn(StringRef text, size_t offset) {
  StringRef before = text.take_front(offset);
  size_t lineStart = before.rfind('\n');
  size_t column =
      lineStart == StringRef::npos ? offset : offset - lineStart - 1;
  return std::to_string(before.count('\n') + 1) + ":" +
         std::to_string(column + 1);
}
