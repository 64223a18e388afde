//===- ActivationCatalogReader.cpp - a catalog from its JSON file ---*- C++
//-*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "JsonReading.h"
#include "tutti/Target/ActivationCatalog.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Path.h"

using namespace tutti;
using llvm::StringRef;
using llvm::json::Array;
using llvm::json::Object;
using llvm::json::Value;

// {"exp": 400, "tanh": 4}
static llvm::Error readFunctions(const Value *in, ActivationCatalog::Set &set,
                                 const JsonPlace &place) {
  const Object *functions = in ? in->getAsObject() : nullptr;
  if (!functions)
    return place.in("act").fail("there is no \"act\"; give an object of the "
                                "set's functions and their table sizes");
  if (functions->empty())
    return place.in("act").fail("\"act\" is empty; a set holds a function at "
                                "least");
  for (const auto &[key, value] : *functions) {
    std::optional<int64_t> pieces = value.getAsInteger();
    if (StringRef(key).empty() || !pieces || *pieces < 1)
      return place.in("act")
          .in(StringRef(key))
          .fail("function '" + StringRef(key) +
                "' must have a name and a positive whole number");
    set.functions.push_back({StringRef(key).str(), *pieces});
  }
  // LLVM's JSON objects have no order.
  llvm::sort(set.functions,
             [](const auto &a, const auto &b) { return a.name < b.name; });
  return llvm::Error::success();
}

static llvm::Expected<ActivationCatalog::Set>
readSet(const Value &in, llvm::ArrayRef<StringRef> fileKeys,
        const JsonPlace &outer) {
  const Object *object = in.getAsObject();
  if (!object)
    return outer.fail("a function set must be an object");
  ActivationCatalog::Set set;
  std::optional<StringRef> name = object->getString("name");
  if (!name || name->empty())
    return outer.in("name").fail("a function set has no \"name\"");
  set.name = name->str();
  JsonPlace place = outer.called("set '" + *name + "'");
  for (const auto &[key, value] : *object) {
    if (StringRef(key) == "name" || StringRef(key) == "act")
      continue;
    if (!llvm::is_contained(fileKeys, StringRef(key)))
      return place.in(StringRef(key))
          .fail("there is no key '" + StringRef(key) +
                "'; the keys are name, act, and those \"pwp_file_keys\" lists");
    if (!value.getAsString())
      return place.in(StringRef(key))
          .fail("'" + StringRef(key) + "' must be the name of a file");
  }
  if (llvm::Error error = readFunctions(object->get("act"), set, place))
    return error;
  return set;
}

llvm::Expected<ActivationCatalog> ActivationCatalog::parse(StringRef text,
                                                           StringRef fileName) {
  llvm::Expected<Value> json =
      parseJson(text, fileName, "a catalog", "docs/activation.md");
  if (!json)
    return json.takeError();
  JsonPlace place{text, fileName};
  const Object *root = json->getAsObject();
  if (!root)
    return place.fail("a catalog must be a JSON object");
  static const StringRef keys[] = {"act_func_sets", "pwp_file_keys"};
  for (const auto &[key, value] : *root)
    if (!llvm::is_contained(keys, StringRef(key)))
      return place.in(StringRef(key))
          .fail("there is no key '" + StringRef(key) +
                "'; the keys are act_func_sets, pwp_file_keys");

  llvm::SmallVector<StringRef> fileKeys;
  if (const Value *list = root->get("pwp_file_keys")) {
    const Array *array = list->getAsArray();
    if (!array)
      return place.in("pwp_file_keys")
          .fail("\"pwp_file_keys\" must be a list of keys");
    for (auto [index, entry] : llvm::enumerate(*array)) {
      std::optional<StringRef> key = entry.getAsString();
      if (!key)
        return place.in("pwp_file_keys")
            .in(index)
            .fail("\"pwp_file_keys\" must be a list of keys");
      fileKeys.push_back(*key);
    }
  }

  ActivationCatalog catalog;
  StringRef stem = llvm::sys::path::stem(fileName);
  stem.consume_front("act_info_");
  catalog.name = stem.str();
  const Array *sets = root->getArray("act_func_sets");
  if (!sets)
    return place.in("act_func_sets")
        .fail("the catalog has no list \"act_func_sets\"");
  JsonPlace setsPlace = place.in("act_func_sets");
  if (sets->empty())
    return setsPlace.fail("\"act_func_sets\" is empty; a catalog holds a set "
                          "at least");
  if (sets->size() > kMaxSets)
    return setsPlace.in(kMaxSets).fail("more than " + llvm::Twine(kMaxSets) +
                                       " sets");
  llvm::StringMap<size_t> indexOf;
  for (auto [index, entry] : llvm::enumerate(*sets)) {
    llvm::Expected<Set> set = readSet(entry, fileKeys, setsPlace.in(index));
    if (!set)
      return set.takeError();
    auto [known, isNew] = indexOf.try_emplace(set->name, index);
    if (!isNew)
      return setsPlace.in(index).in("name").fail(
          "set '" + set->name + "' is listed twice, at index " +
          llvm::Twine(known->second) + " and " + llvm::Twine(index) +
          "; a name belongs to one set");
    catalog.sets.push_back(std::move(*set));
  }
  return catalog;
}

llvm::Expected<ActivationCatalog> ActivationCatalog::load(StringRef path) {
  llvm::Expected<std::string> text = readJsonFile(path, "the catalog");
  if (!text)
    return text.takeError();
  return parse(*text, path);
}
