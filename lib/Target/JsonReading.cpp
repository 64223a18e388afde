//===- JsonReading.cpp - JSON files, and what is wrong with them ---*- C++
//-*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "JsonReading.h"
#include "tutti/Support/Quote.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include <cmath>

using namespace tutti;
using llvm::StringRef;

static llvm::Error failAt(StringRef text, StringRef fileName, size_t offset,
                          const llvm::Twine &message) {
  return llvm::createStringError(fileName + ":" + lineAndColumn(text, offset) +
                                 ": " + printable(message.str()));
}

JsonPlace JsonPlace::in(JsonStep step) const {
  JsonPlace inner = *this;
  inner.path.push_back(step);
  return inner;
}

JsonPlace JsonPlace::called(const llvm::Twine &name) const {
  JsonPlace place = *this;
  place.name += (name + ": ").str();
  return place;
}

llvm::Error JsonPlace::fail(const llvm::Twine &message) const {
  return failAt(text, fileName, findJson(text, path), name + message);
}

// LLVM's reader calls itself for each level of brackets: where `text` has too
// many, the first such bracket.
static size_t findDeepBracket(StringRef text) {
  constexpr unsigned deepest = 100;
  unsigned depth = 0;
  for (auto [at, c] : llvm::enumerate(text)) {
    if ((c == '{' || c == '[') && ++depth > deepest)
      return at;
    depth -= (c == '}' || c == ']') && depth > 0;
  }
  return StringRef::npos;
}

llvm::Expected<llvm::json::Value> tutti::parseJson(StringRef text,
                                                   StringRef fileName,
                                                   StringRef what,
                                                   StringRef page) {
  if (size_t at = findDeepBracket(text); at != StringRef::npos)
    return failAt(text, fileName, at, "nested too deep for " + what);
  llvm::Expected<llvm::json::Value> json = llvm::json::parse(text);
  if (json)
    return json;
  // "[line:column, byte=17]: message"
  std::string error = llvm::toString(json.takeError());
  auto [where, message] = StringRef(error).split("]: ");
  size_t offset = 0;
  where.rsplit("byte=").second.getAsInteger(10, offset);
  return failAt(text, fileName, offset,
                "not JSON: " + message + "; see " + page);
}

llvm::Expected<double> tutti::readSourced(const llvm::json::Object *sourced,
                                          StringRef key,
                                          const JsonPlace &place) {
  std::optional<double> value =
      sourced ? sourced->getNumber("value") : std::nullopt;
  if (!value || *value <= 0 || !std::isfinite(*value))
    return place.in("value").fail(
        "'" + key +
        "' must be {\"value\": <positive number>, \"source\": <text>}");
  std::optional<StringRef> source = sourced->getString("source");
  if (!source || source->empty())
    return place.in("source").fail(
        "'" + key + "' has no \"source\"; say where the number comes from");
  return *value;
}

llvm::Expected<std::string> tutti::readJsonFile(StringRef path,
                                                StringRef what) {
  auto buffer = llvm::MemoryBuffer::getFile(path, /*IsText=*/true);
  if (!buffer)
    return llvm::createStringError("cannot read " + what + " '" + path +
                                   "': " + buffer.getError().message());
  return (*buffer)->getBuffer().str();
}
