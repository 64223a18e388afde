//===- Target.cpp - a machine, as its JSON file describes it ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Target/Target.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include <cmath>

using namespace tutti;
using llvm::json::Array;
using llvm::json::Object;
using llvm::json::Value;

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

static llvm::Error fail(const llvm::Twine &message) {
  return llvm::createStringError(message);
}

// A measured number: {"value": 1.5, "source": "..."}. A number without its
// source is not accepted.
static llvm::Expected<double> readSourced(const Object *sourced,
                                          llvm::StringRef key,
                                          const llvm::Twine &where) {
  std::optional<double> value =
      sourced ? sourced->getNumber("value") : std::nullopt;
  if (!value || *value <= 0 || !std::isfinite(*value))
    return fail(where + ": '" + key +
                "' must be {\"value\": <positive number>, \"source\": <text>}");
  std::optional<llvm::StringRef> source = sourced->getString("source");
  if (!source || source->empty())
    return fail(where + ": '" + key +
                "' has no \"source\"; say where the number comes from");
  return *value;
}

// {"all_reduce": [{"ranks": 2, "value": 58, "source": "..."}]}
static llvm::Error readFixed(const Object &in, LinkClass &link,
                             const llvm::Twine &where) {
  static const llvm::StringSet<> kinds = {
      "all_reduce", "all_gather",         "reduce_scatter",
      "all_to_all", "collective_permute", "collective_broadcast"};
  for (const auto &[kind, points] : in) {
    llvm::StringRef kindName = kind;
    if (!kinds.contains(kindName))
      return fail(where + ": '" + kindName + "' is no kind of collective");
    const Array *list = points.getAsArray();
    if (!list || list->empty())
      return fail(where + ": '" + kindName +
                  "' must be a list of {\"ranks\", \"value\", \"source\"}");
    for (const Value &point : *list) {
      const Object *entry = point.getAsObject();
      std::optional<int64_t> ranks =
          entry ? entry->getInteger("ranks") : std::nullopt;
      if (!ranks || *ranks < 1)
        return fail(where + ": an entry of '" + kindName +
                    "' has no positive \"ranks\"");
      llvm::Expected<double> value = readSourced(entry, kindName, where);
      if (!value)
        return value.takeError();
      link.fixedUs[kindName.str()][*ranks] = *value;
    }
  }
  return llvm::Error::success();
}

static llvm::Expected<LinkClass> readLink(const Value &in,
                                          const llvm::Twine &where) {
  const Object *object = in.getAsObject();
  if (!object)
    return fail(where + ": a link class must be an object");
  LinkClass link;
  std::optional<llvm::StringRef> name = object->getString("name");
  if (!name || name->empty())
    return fail(where + ": a link class has no \"name\"");
  link.name = name->str();
  std::string place = (where + ": link '" + *name + "'").str();
  llvm::Expected<double> ranks =
      readSourced(object->getObject("ranks"), "ranks", place);
  if (!ranks)
    return ranks.takeError();
  // The bound also keeps the conversion defined.
  if (*ranks != std::floor(*ranks) || *ranks > 1e9)
    return fail(place + ": 'ranks' must be a whole number below 1e9");
  link.ranks = static_cast<int64_t>(*ranks);
  llvm::Expected<double> latency =
      readSourced(object->getObject("hop_latency_us"), "hop_latency_us", place);
  if (!latency)
    return latency.takeError();
  link.hopLatencyUs = *latency;
  llvm::Expected<double> bandwidth =
      readSourced(object->getObject("bandwidth_gbps"), "bandwidth_gbps", place);
  if (!bandwidth)
    return bandwidth.takeError();
  link.bandwidthGBps = *bandwidth;
  if (const Object *fixed = object->getObject("fixed_us"))
    if (llvm::Error error = readFixed(*fixed, link, place + ": 'fixed_us'"))
      return error;
  return link;
}

llvm::Expected<Target> Target::parse(llvm::StringRef text,
                                     llvm::StringRef fileName) {
  llvm::Expected<Value> json = llvm::json::parse(text);
  if (!json)
    return fail(fileName + ": " + llvm::toString(json.takeError()));
  const Object *root = json->getAsObject();
  if (!root)
    return fail(fileName + ": a target must be a JSON object");
  Target target;
  std::optional<llvm::StringRef> name = root->getString("name");
  if (!name || name->empty())
    return fail(fileName + ": the target has no \"name\"");
  target.targetName = name->str();
  target.targetDescription = root->getString("description").value_or("").str();
  const Array *links = root->getArray("links");
  if (!links || links->empty())
    return fail(fileName + ": the target has no \"links\"; it needs at least "
                           "one link class");
  for (const Value &entry : *links) {
    llvm::Expected<LinkClass> link = readLink(entry, fileName);
    if (!link)
      return link.takeError();
    if (!target.linkClasses.empty() &&
        target.linkClasses.back().ranks >= link->ranks)
      return fail(fileName + ": link '" + link->name +
                  "' must join more ranks than '" +
                  target.linkClasses.back().name +
                  "' before it; list the narrowest first");
    target.linkClasses.push_back(std::move(*link));
  }
  return target;
}

llvm::Expected<Target> Target::load(llvm::StringRef nameOrPath,
                                    llvm::ArrayRef<std::string> searchPath) {
  llvm::SmallString<128> file(nameOrPath);
  if (!nameOrPath.ends_with(".json")) {
    auto found = llvm::find_if(searchPath, [&](const std::string &folder) {
      file = folder;
      llvm::sys::path::append(file, nameOrPath + ".json");
      return llvm::sys::fs::exists(file);
    });
    if (found == searchPath.end())
      return fail("no target '" + nameOrPath + "' in " +
                  llvm::join(searchPath, ", ") +
                  "; give one of the names there, or the path of a .json file");
  }
  auto buffer = llvm::MemoryBuffer::getFile(file, /*IsText=*/true);
  if (!buffer)
    return fail(file + ": " + buffer.getError().message());
  return parse((*buffer)->getBuffer(), file);
}

//===----------------------------------------------------------------------===//
// Costs
//===----------------------------------------------------------------------===//

const LinkClass &Target::linkOf(llvm::ArrayRef<int64_t> ranks) const {
  for (const LinkClass &link : linkClasses)
    if (llvm::all_of(ranks, [&](int64_t rank) {
          return rank / link.ranks == ranks.front() / link.ranks;
        }))
      return link;
  return linkClasses.back();
}

// Steps of the ring algorithm; for permutes and broadcasts, of the simplest
// one. (NCCL's model: 2(n-1) for an all-reduce, n-1 for its two halves.)
static double ringSteps(llvm::StringRef kind, int64_t groupSize) {
  if (kind == "collective_permute")
    return 1;
  double steps = std::max<int64_t>(groupSize - 1, 1);
  return kind == "all_reduce" ? 2 * steps : steps;
}

double Target::fixedUs(const LinkClass &link, llvm::StringRef kind,
                       int64_t groupSize) const {
  auto measured = link.fixedUs.find(kind.str());
  if (measured == link.fixedUs.end())
    return link.hopLatencyUs * ringSteps(kind, groupSize);
  // Between two measured sizes, a straight line over log2 of the size; beyond
  // the ends, the nearest measurement.
  auto above = measured->second.lower_bound(groupSize);
  if (above == measured->second.end())
    return std::prev(above)->second;
  if (above == measured->second.begin() || above->first == groupSize)
    return above->second;
  auto below = std::prev(above);
  double share = (std::log2(groupSize) - std::log2(below->first)) /
                 (std::log2(above->first) - std::log2(below->first));
  return below->second + share * (above->second - below->second);
}

double Target::transferUs(const LinkClass &link, llvm::StringRef kind,
                          int64_t groupSize, int64_t bytes) const {
  if (groupSize <= 1)
    return 0;
  // What one rank sends: everything for a permute or a broadcast; else each of
  // the other ranks' share, twice for an all-reduce (scatter, then gather).
  double share = static_cast<double>(groupSize - 1) / groupSize;
  if (kind == "collective_permute" || kind == "collective_broadcast")
    share = 1;
  else if (kind == "all_reduce")
    share *= 2;
  return share * bytes / (link.bandwidthGBps * 1e3);
}
