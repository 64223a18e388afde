//===- TargetReader.cpp - a target from its JSON file ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ActivationReading.h"
#include "JsonReading.h"
#include "tutti/Target/Target.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/JSON.h"
#include <cmath>

using namespace tutti;
using llvm::StringRef;
using llvm::json::Array;
using llvm::json::Object;
using llvm::json::Value;

// [{"ranks": 2, "value": 58, "source": "..."}]
static llvm::Error readPoints(const Value &in, StringRef kind,
                              std::map<int64_t, double> &points,
                              const JsonPlace &place) {
  const Array *list = in.getAsArray();
  if (!list || list->empty())
    return place.fail("'" + kind +
                      "' must be a list of {\"ranks\", \"value\", "
                      "\"source\"}");
  for (auto [index, entry] : llvm::enumerate(*list)) {
    JsonPlace entryPlace = place.in(index);
    const Object *point = entry.getAsObject();
    std::optional<int64_t> ranks =
        point ? point->getInteger("ranks") : std::nullopt;
    if (!ranks || *ranks < 1)
      return entryPlace.in("ranks").fail("an entry of '" + kind +
                                         "' has no positive \"ranks\"");
    llvm::Expected<double> value = readSourced(point, kind, entryPlace);
    if (!value)
      return value.takeError();
    points[*ranks] = *value;
  }
  return llvm::Error::success();
}

// {"all_reduce": [...]}
static llvm::Error readFixed(const Value &in, LinkClass &link,
                             const JsonPlace &place) {
  static const StringRef kinds[] = {
      "all_reduce", "all_gather",         "reduce_scatter",
      "all_to_all", "collective_permute", "collective_broadcast"};
  const Object *object = in.getAsObject();
  if (!object)
    return place.fail("must be an object of lists, one for each kind of "
                      "collective");
  for (const auto &[key, points] : *object) {
    StringRef kind = key;
    if (!llvm::is_contained(kinds, kind))
      return place.in(kind).fail("'" + kind +
                                 "' is no kind of collective; the kinds are " +
                                 llvm::join(llvm::ArrayRef(kinds), ", "));
    if (llvm::Error error =
            readPoints(points, kind, link.fixedUs[kind.str()], place.in(kind)))
      return error;
  }
  return llvm::Error::success();
}

static llvm::Expected<LinkClass> readLink(const Value &in,
                                          const JsonPlace &outer) {
  const Object *object = in.getAsObject();
  if (!object)
    return outer.fail("a link class must be an object");
  LinkClass link;
  std::optional<StringRef> name = object->getString("name");
  if (!name || name->empty())
    return outer.in("name").fail("a link class has no \"name\"");
  link.name = name->str();
  JsonPlace place = outer.called("link '" + *name + "'");
  // A misspelt key that may be left out would be passed over in silence.
  static const StringRef keys[] = {"name", "ranks", "hop_latency_us",
                                   "bandwidth_gbps", "fixed_us"};
  for (const auto &[key, value] : *object)
    if (!llvm::is_contained(keys, StringRef(key)))
      return place.in(StringRef(key))
          .fail("there is no key '" + StringRef(key) + "'; the keys are " +
                llvm::join(llvm::ArrayRef(keys), ", "));
  auto read = [&](StringRef key) {
    return readSourced(object->getObject(key), key, place.in(key));
  };
  llvm::Expected<double> ranks = read("ranks");
  if (!ranks)
    return ranks.takeError();
  // The bound also keeps the conversion defined.
  if (*ranks != std::floor(*ranks) || *ranks > 1e9)
    return place.in("ranks").in("value").fail(
        "'ranks' must be a whole number below 1e9");
  link.ranks = static_cast<int64_t>(*ranks);
  llvm::Expected<double> latency = read("hop_latency_us");
  if (!latency)
    return latency.takeError();
  link.hopLatencyUs = *latency;
  llvm::Expected<double> bandwidth = read("bandwidth_gbps");
  if (!bandwidth)
    return bandwidth.takeError();
  link.bandwidthGBps = *bandwidth;
  if (const Value *fixed = object->get("fixed_us"))
    if (llvm::Error error =
            readFixed(*fixed, link, place.in("fixed_us").called("'fixed_us'")))
      return error;
  return link;
}

llvm::Expected<Target> Target::parse(StringRef text, StringRef fileName) {
  llvm::Expected<Value> json =
      parseJson(text, fileName, "a target", "docs/targets.md");
  if (!json)
    return json.takeError();
  JsonPlace place{text, fileName};
  const Object *root = json->getAsObject();
  if (!root)
    return place.fail("a target must be a JSON object");
  Target target;
  std::optional<StringRef> name = root->getString("name");
  if (!name || name->empty())
    return place.in("name").fail("the target has no \"name\"");
  target.targetName = name->str();
  target.targetDescription = root->getString("description").value_or("").str();
  const Array *links = root->getArray("links");
  if (!links || links->empty())
    return place.in("links").fail("the target has no \"links\"; it needs at "
                                  "least one link class");
  for (auto [index, entry] : llvm::enumerate(*links)) {
    JsonPlace linkPlace = place.in("links").in(index);
    llvm::Expected<LinkClass> link = readLink(entry, linkPlace);
    if (!link)
      return link.takeError();
    if (!target.linkClasses.empty() &&
        target.linkClasses.back().ranks >= link->ranks)
      return linkPlace.in("ranks").in("value").fail(
          "link '" + link->name + "' must join more ranks than '" +
          target.linkClasses.back().name +
          "' before it; list the narrowest first");
    target.linkClasses.push_back(std::move(*link));
  }
  if (const Value *activation = root->get("activation")) {
    llvm::Expected<ActivationEngine> engine =
        readActivationEngine(*activation, place.in("activation"), fileName);
    if (!engine)
      return engine.takeError();
    target.activationEngine = std::move(*engine);
  }
  return target;
}
