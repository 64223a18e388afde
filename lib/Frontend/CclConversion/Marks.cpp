//===- Marks.cpp - attributes that differ by number of results ---*- C++
//-*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Marks.h"
#include "tutti/Collectives/IR/Ccl.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace tutti;

static constexpr llvm::StringLiteral shardingName = "mhlo.sharding";

// The entries of "{{a}, {b}}"; nothing for a string of another form.
static std::optional<SmallVector<StringRef>> readList(StringRef text) {
  if (!text.starts_with("{{") || !text.consume_front("{") ||
      !text.consume_back("}"))
    return std::nullopt;
  SmallVector<StringRef> entries;
  int depth = 0;
  size_t begin = 0;
  for (size_t i = 0; i <= text.size(); ++i) {
    if (i < text.size() && text[i] == '{')
      ++depth;
    if (i < text.size() && text[i] == '}')
      --depth;
    if (i < text.size() && (text[i] != ',' || depth != 0))
      continue;
    entries.push_back(text.slice(begin, i).trim());
    begin = i + 1;
  }
  return depth == 0 ? std::optional(entries) : std::nullopt;
}

// The dictionary with another sharding.
static DictionaryAttr withSharding(DictionaryAttr marks, StringRef sharding) {
  NamedAttrList list(marks);
  list.set(shardingName, StringAttr::get(marks.getContext(), sharding));
  return list.getDictionary(marks.getContext());
}

DictionaryAttr tutti::marksToCcl(Operation *op) {
  DictionaryAttr marks = op->getDiscardableAttrDictionary();
  auto sharding = marks.getAs<StringAttr>(shardingName);
  if (!sharding)
    return marks;
  std::optional<SmallVector<StringRef>> entries = readList(sharding.getValue());
  if (!entries)
    return marks;
  if (entries->size() != op->getNumResults() || !llvm::all_equal(*entries))
    return {};
  return withSharding(marks, entries->front());
}

DictionaryAttr tutti::marksToStablehlo(Operation *op, unsigned numResults) {
  SmallVector<NamedAttribute> list;
  for (NamedAttribute mark : op->getDiscardableAttrDictionary()) {
    // A segment is for planning only.
    if (mark.getName() == ccl::kSegmentAttrName)
      continue;
    if (auto entries = dyn_cast<ccl::PerResultAttrInterface>(mark.getValue()))
      if (Attribute fitting = entries.getForResults(numResults))
        mark.setValue(fitting);
    list.push_back(mark);
  }
  auto marks = DictionaryAttr::getWithSorted(op->getContext(), list);
  auto sharding = marks.getAs<StringAttr>(shardingName);
  if (!sharding || numResults == 1)
    return marks;
  SmallVector<StringRef> entries(numResults, sharding.getValue());
  return withSharding(marks, "{" + llvm::join(entries, ", ") + "}");
}
