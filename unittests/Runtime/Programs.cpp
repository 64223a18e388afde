//===- Programs.cpp - random programs, right and wrong ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Programs.h"
#include "Numbers.h"
#include <algorithm>
#include <random>

using namespace tutti::rt;

// Groups of at least two devices, or all alone at times, so that some devices
// run ahead of others.
static std::vector<std::vector<int>> randomGroups(int devices,
                                                  std::mt19937 &random) {
  std::vector<int> order(devices);
  for (int i = 0; i < devices; ++i)
    order[i] = i;
  std::shuffle(order.begin(), order.end(), random);
  std::vector<std::vector<int>> groups;
  for (int at = 0; at < devices;) {
    int size = std::min(devices - at, 2 + int(random() % devices));
    groups.emplace_back(order.begin() + at, order.begin() + at + size);
    at += size;
  }
  return groups;
}

static OwnedSite randomSite(int devices, std::mt19937 &random) {
  OwnedSite site;
  site.kind = int(random() % 7);
  site.groups = randomGroups(devices, random);
  site.channel = int64_t(random() % 3);
  bool even = std::all_of(
      site.groups.begin(), site.groups.end(),
      [&](const auto &group) { return group.size() == site.groups[0].size(); });
  if (!even && (site.kind == TUTTI_REDUCE_SCATTER ||
                site.kind == TUTTI_ALL_TO_ALL))
    site.groups = {};
  if (site.kind == TUTTI_REDUCE_SCATTER || site.kind == TUTTI_ALL_REDUCE)
    site.reduction = 1 + int(random() % 4);
  int64_t k = site.groups.empty() ? devices : int64_t(site.groups[0].size());
  if (site.kind == TUTTI_ALL_TO_ALL)
    site.splitCount = int(k);
  if (site.kind == TUTTI_COLLECTIVE_PERMUTE) {
    site.groups.clear();
    for (int i = 0; i < devices; ++i)
      site.groups.push_back({i, (i + 1) % devices});
  }
  for (int n = site.kind == TUTTI_BARRIER ? 0 : 1 + int(random() % 2); n > 0; --n)
    site.buffers.push_back({random() % 2 ? TUTTI_F32 : TUTTI_I32,
                            {k * (random() % 4 ? 2 : 2000), 3}});
  return site;
}

static Program repeat(const std::deque<OwnedSite> &sites, int devices) {
  Program program;
  program.devices.assign(devices, sites);
  return program;
}

static std::deque<OwnedSite> randomSites(int devices, std::mt19937 &random) {
  std::deque<OwnedSite> sites;
  for (unsigned i = 0, n = 3 + random() % 6; i < n; ++i) {
    sites.push_back(randomSite(devices, random));
    sites.back().location = "model.mlir:" + std::to_string(i + 1) + ":5";
  }
  return sites;
}

Program tutti::rt::makeProgram(int devices, unsigned seed) {
  std::mt19937 random(seed);
  return repeat(randomSites(devices, random), devices);
}

// One field that members of a group must agree on.
static void changeField(OwnedSite &site, std::mt19937 &random) {
  switch (random() % 4) {
  case 0:
    if (!site.buffers.empty()) {
      site.buffers[0].dims[1] += 1;
      return;
    }
    break;
  case 1:
    if (!site.buffers.empty()) {
      site.buffers[0].type = TUTTI_UI32;
      return;
    }
    break;
  case 2:
    if (site.reduction != TUTTI_NO_REDUCTION) {
      site.reduction = site.reduction % 4 + 1;
      return;
    }
  }
  site.channel += 7;
}

WrongProgram tutti::rt::makeWrongProgram(int devices, unsigned seed) {
  std::mt19937 random(seed);
  WrongProgram wrong;
  wrong.program = repeat(randomSites(devices, random), devices);
  wrong.change = Change(random() % 3);
  wrong.device = int(random() % devices);
  std::deque<OwnedSite> &own = wrong.program.devices[wrong.device];
  // Not with a group of one, which none would miss.
  size_t at = random() % own.size();
  while (own[at].groupOf(wrong.device, devices).size() == 1)
    at = (at + 1) % own.size();
  if (wrong.change == Change::Added) {
    OwnedSite extra = randomSite(devices, random);
    extra.groups.clear();
    extra.kind = TUTTI_ALL_GATHER;
    extra.reduction = TUTTI_NO_REDUCTION;
    extra.splitCount = 0;
    extra.buffers = {{TUTTI_I8, {17}}};
    at = random() % (own.size() + 1);
    own.insert(own.begin() + at, extra);
  }
  own[at].location = "changed.mlir:1:1";
  wrong.location = own[at].location;
  if (wrong.change == Change::Field)
    changeField(own[at], random);
  if (wrong.change == Change::Dropped)
    own.erase(own.begin() + at);
  return wrong;
}

std::string tutti::rt::judge(const WrongProgram &wrong,
                             const std::string &message) {
  auto has = [&](const std::string &text) {
    return message.find(text) != std::string::npos;
  };
  if (wrong.change == Change::Field && !has("disagree on collective"))
    return "a changed field is no disagreement";
  if (!has("disagree on collective") && !has("wait for each other") &&
      !has("has ended, but"))
    return "unknown reason";
  if (wrong.change != Change::Dropped && !has(wrong.location))
    return "the location of the change is missing";
  if (!has("model.mlir:"))
    return "the location of the others is missing";
  for (size_t d = 0; d < wrong.program.devices.size(); ++d)
    if (!has("device " + std::to_string(d)))
      return "device " + std::to_string(d) + " is missing";
  return "";
}

int tutti::rt::perform(OwnedSite &site) {
  int64_t size =
      int64_t(site.groupOf(tutti_device(), tutti_num_devices()).size());
  std::vector<std::vector<char>> in, out;
  for (size_t b = 0; b < site.buffers.size(); ++b) {
    int bytes = bytesOf(site.buffers[b].type);
    in.emplace_back(elementsOf(site.buffers[b].dims) * bytes);
    out.emplace_back(elementsOf(site.resultDims(int(b), size)) * bytes);
  }
  std::vector<const void *> inputs;
  std::vector<void *> outputs;
  for (size_t b = 0; b < in.size(); ++b) {
    inputs.push_back(in[b].data());
    outputs.push_back(out[b].data());
  }
  return tutti_collective(site.get(), inputs.data(), outputs.data());
}

int tutti::rt::follow(Program &program, int device) {
  for (OwnedSite &site : program.devices[device])
    if (perform(site))
      return 1;
  return 0;
}
