//===- TargetReader.cpp - a target from its JSON file ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "JsonPlaces.h"
#include "tutti/Support/Quote.h"
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

static llvm::Error failAt(StringRef text, StringRef fileName, size_t offset,
                          const llvm::Twine &message) {
  return llvm::createStringError(
      fileName + ":" + lineAndColumn(text, offset) + ": " +
      printable(message.str()));
}

namespace {
// A value of the file: the way to it, and what messages call it.
struct Place {
  Place in(JsonStep step) const {
    Place inner = *this;
    inner.path.push_back(step);
    return inner;
  }
  Place called(const llvm::Twine &name) const {
    Place place = *this;
    place.name += (name + ": ").str();
    return place;
  }
  llvm::Error fail(const llvm::Twine &message) const {
    return failAt(text, fileName, findJson(text, path), name + message);
  }

  StringRef text, fileName;
  llvm::SmallVector<JsonStep, 6> path = {};
  std::string name = "";
};
} // namespace

// A measured number: {"value": 1.5, "source": "..."}. A number without its
// source is not accepted.
static llvm::Expected<double> readSourced(const Object *sourced, StringRef key,
                                          const Place &place) {
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

// [{"ranks": 2, "value": 58, "source": "..."}]
static llvm::Error readPoints(const Value &in, StringRef kind,
                              std::map<int64_t, double> &points,
                              const Place &place) {
  const Array *list = in.getAsArray();
  if (!list || list->empty())
    return place.fail("'" + kind +
                      "' must be a list of {\"ranks\", \"value\", "
                      "\"source\"}");
  for (auto [index, entry] : llvm::enumerate(*list)) {
    Place entryPlace = place.in(index);
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
                             const Place &place) {
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
    if (llvm::Error error = readPoints(points, kind, link.fixedUs[kind.str()],
                                       place.in(kind)))
      return error;
  }
  return llvm::Error::success();
}

static llvm::Expected<LinkClass> readLink(const Value &in, const Place &outer) {
  const Object *object = in.getAsObject();
  if (!object)
    return outer.fail("a link class must be an object");
  LinkClass link;
  std::optional<StringRef> name = object->getString("name");
  if (!name || name->empty())
    return outer.in("name").fail("a link class has no \"name\"");
  link.name = name->str();
  Place place = outer.called("link '" + *name + "'");
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

llvm::Expected<Target> Target::parse(StringRef text, StringRef fileName) {
  Place place{text, fileName};
  if (size_t at = findDeepBracket(text); at != StringRef::npos)
    return failAt(text, fileName, at, "nested too deep for a target");
  llvm::Expected<Value> json = llvm::json::parse(text);
  if (!json) {
    // "[line:column, byte=17]: message"
    std::string error = llvm::toString(json.takeError());
    auto [where, message] = StringRef(error).split("]: ");
    size_t offset = 0;
    where.rsplit("byte=").second.getAsInteger(10, offset);
    return failAt(text, fileName, offset,
                  "not JSON: " + message + "; see docs/targets.md");
  }
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
    Place linkPlace = place.in("links").in(index);
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
  return target;
}
