//===- PlanCheck.cpp - whether a site makes sense ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Data/Element.h"
#include "Site/Plan.h"
#include <algorithm>

using namespace tutti::rt;

static std::string number(int64_t value) { return std::to_string(value); }

std::string Plan::check(int devices) const {
  if (site.kind < TUTTI_ALL_REDUCE || site.kind > TUTTI_BARRIER)
    return "unknown kind " + number(site.kind);
  if (site.reserved != 0)
    return "the reserved member is " + number(site.reserved) + ", expected 0";
  bool valid = site.reduction >= (reduces() ? TUTTI_SUM : TUTTI_NO_REDUCTION) &&
               site.reduction <= (reduces() ? TUTTI_CUSTOM : TUTTI_NO_REDUCTION);
  if (!valid)
    return "reduction " + number(site.reduction) +
           (reduces() ? " is unknown" : ", expected none");
  std::string error = checkBuffers();
  return error.empty() ? checkGroups(devices) : error;
}

std::string Plan::checkBuffers() const {
  if (site.numBuffers < 0 || (site.numBuffers > 0 && !site.buffers))
    return "the list of buffers is missing";
  if (site.kind == TUTTI_BARRIER && site.numBuffers > 0)
    return "a barrier has " + number(site.numBuffers) + " buffers, expected none";
  bool hasDim = site.kind == TUTTI_ALL_GATHER ||
                site.kind == TUTTI_REDUCE_SCATTER ||
                site.kind == TUTTI_ALL_TO_ALL;
  for (int i = 0; i < site.numBuffers; ++i) {
    const TuttiBuffer &buffer = site.buffers[i];
    std::string name = "buffer " + number(i);
    if (!isElementType(buffer.type))
      return name + " has the unknown type " + number(buffer.type);
    if (buffer.rank < 0 || (buffer.rank > 0 && !buffer.dims))
      return name + " has no sizes";
    int64_t bytes = elementInfo(buffer.type).bytes;
    for (int d = 0; d < buffer.rank; ++d)
      if (buffer.dims[d] < 0 ||
          __builtin_mul_overflow(bytes, std::max<int64_t>(1, buffer.dims[d]),
                                 &bytes))
        return name + " has a size out of range: " + number(buffer.dims[d]);
    auto outside = [&](int dim) { return dim < 0 || dim >= buffer.rank; };
    if (hasDim && outside(site.dim))
      return name + " of rank " + number(buffer.rank) + " has no dimension " +
             number(site.dim);
    if (site.kind == TUTTI_ALL_TO_ALL && outside(site.concatDim))
      return name + " of rank " + number(buffer.rank) + " has no dimension " +
             number(site.concatDim);
    if (!reduces())
      continue;
    if (site.reduction == TUTTI_CUSTOM ? !buffer.combine
                                       : !Fold(buffer.type, site.reduction).valid())
      return name + " of type " + elementInfo(buffer.type).name +
             (site.reduction == TUTTI_CUSTOM
                  ? " has no function to combine elements"
                  : " has no such reduction; and, or, xor are for integers");
  }
  return "";
}

std::string Plan::checkGroups(int devices) const {
  bool pairs = site.kind == TUTTI_COLLECTIVE_PERMUTE;
  if (site.numGroups < 0 ||
      (site.numGroups > 0 && (!site.devices || (!pairs && !site.groupSizes))))
    return "the list of groups is missing";
  int64_t listed = 0;
  for (int i = 0; i < site.numGroups; ++i) {
    int size = pairs ? 2 : site.groupSizes[i];
    if (size < 1 || (!pairs && size > devices))
      return "group " + number(i) + " has the size " + number(size) +
             ", expected 1 to " + number(devices);
    listed += size;
  }
  // Sources and targets of pairs are counted apart.
  std::vector<bool> seen(size_t(devices) * (pairs ? 2 : 1));
  for (int64_t i = 0; i < listed; ++i) {
    int device = site.devices[i];
    if (device < 0 || device >= devices)
      return "device " + number(device) + " is not one of the " +
             number(devices) + " of this run";
    size_t at = size_t(device) + (pairs && i % 2 ? devices : 0);
    if (seen[at])
      return "device " + number(device) +
             (!pairs      ? " is listed twice in the groups"
              : i % 2 == 0 ? " is twice a source"
                           : " is twice a target");
    seen[at] = true;
  }
  return "";
}

std::string Plan::checkDivision() const {
  int64_t size = int64_t(members.size());
  if (site.kind == TUTTI_ALL_TO_ALL && site.splitCount != size)
    return "the split count is " + number(site.splitCount) +
           ", expected the size of the group, " + number(size);
  if (site.kind != TUTTI_ALL_TO_ALL && site.kind != TUTTI_REDUCE_SCATTER)
    return "";
  for (int i = 0; i < site.numBuffers; ++i)
    if (site.buffers[i].dims[site.dim] % size)
      return "dimension " + number(site.dim) + " of buffer " + number(i) +
             " has the size " + number(site.buffers[i].dims[site.dim]) +
             ", expected a multiple of the size of the group, " + number(size);
  for (int i = 0; i < site.numGroups; ++i)
    if (site.groupSizes[i] != size)
      return "groups have " + number(size) + " and " +
             number(site.groupSizes[i]) +
             " devices; this kind needs groups of one size";
  return "";
}
