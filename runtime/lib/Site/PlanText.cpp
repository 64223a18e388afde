//===- PlanText.cpp - a site as people write it, and its digest ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Data/Element.h"
#include "Site/Plan.h"

using namespace tutti::rt;

static std::string braced(const int32_t *ids, int64_t n) {
  std::string text = "{";
  for (int64_t i = 0; i < n; ++i)
    text += (i ? "," : "") + std::to_string(ids[i]);
  return text + "}";
}

static std::string typeOf(const TuttiBuffer &buffer) {
  std::string text = elementInfo(buffer.type).name + std::string("[");
  for (int d = 0; d < buffer.rank; ++d)
    text += (d ? "," : "") + std::to_string(buffer.dims[d]);
  return text + "]";
}

std::string tutti::rt::describe(const Plan &plan) {
  static const char *const kinds[] = {
      "all_reduce",         "all_gather",           "reduce_scatter",
      "all_to_all",         "collective_permute",   "collective_broadcast",
      "barrier"};
  static const char *const reductions[] = {"",     " sum", " product", " min",
                                           " max", " and", " or",      " xor",
                                           " custom"};
  const TuttiSite &site = plan.site;
  std::string text = kinds[site.kind];
  text += reductions[site.reduction];
  for (int i = 0; i < site.numBuffers; ++i)
    text += (i ? ", " : " of ") + typeOf(site.buffers[i]);
  if (site.kind == TUTTI_ALL_GATHER || site.kind == TUTTI_REDUCE_SCATTER)
    text += " along dimension " + std::to_string(site.dim);
  if (site.kind == TUTTI_ALL_TO_ALL)
    text += " from dimension " + std::to_string(site.dim) + " to " +
            std::to_string(site.concatDim);
  if (site.kind == TUTTI_COLLECTIVE_PERMUTE) {
    text += " by";
    for (int i = 0; i < site.numGroups; ++i)
      text += " " + std::to_string(site.devices[2 * i]) + "->" +
              std::to_string(site.devices[2 * i + 1]);
  } else {
    text += " in group " +
            braced(plan.members.data(), int64_t(plan.members.size()));
  }
  if (site.channel)
    text += " channel " + std::to_string(site.channel);
  return text;
}

std::string tutti::rt::locationOf(const TuttiSite &site) {
  return site.location && *site.location ? site.location
                                         : "(unknown location)";
}

uint64_t tutti::rt::hashOf(const std::string &text) {
  uint64_t hash = 0xcbf29ce484222325;
  for (char c : text)
    hash = (hash ^ uint8_t(c)) * 0x100000001b3;
  return hash;
}
