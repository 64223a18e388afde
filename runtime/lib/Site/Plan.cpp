//===- Plan.cpp - what one device does at a site ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Site/Plan.h"
#include "Data/Element.h"
#include <algorithm>

using namespace tutti::rt;

Plan::Plan(const TuttiSite &site, int device, int devices, std::string &error)
    : site(site) {
  error = check(devices);
  if (!error.empty())
    return;
  findGroup(device, devices);
  bool zerosOutside = site.kind == TUTTI_COLLECTIVE_PERMUTE ||
                      site.kind == TUTTI_COLLECTIVE_BROADCAST ||
                      site.kind == TUTTI_BARRIER;
  if (members.empty() && !zerosOutside) {
    error = "device " + std::to_string(device) +
            " is in no group; list every device, alone if need be";
    return;
  }
  error = checkDivision();
  if (!error.empty())
    return;
  measure();
  digest = hashOf(describe(*this)); // sites differ exactly where it does
}

void Plan::findGroup(int device, int devices) {
  auto all = [&] {
    for (int i = 0; i < devices; ++i)
      members.push_back(i);
  };
  if (site.kind == TUTTI_COLLECTIVE_PERMUTE) {
    std::vector<bool> taking(devices);
    for (int i = 0; i < 2 * site.numGroups; ++i)
      taking[site.devices[i]] = true;
    for (int i = 0; taking[device] && i < devices; ++i)
      if (taking[i])
        members.push_back(i);
    sourceOf.assign(members.size(), -1);
    auto positionOf = [&](int id) {
      return int(std::lower_bound(members.begin(), members.end(), id) -
                 members.begin());
    };
    for (int i = 0; !members.empty() && i < site.numGroups; ++i)
      sourceOf[positionOf(site.devices[2 * i + 1])] =
          positionOf(site.devices[2 * i]);
  } else if (site.numGroups == 0) {
    all();
  } else {
    const int32_t *group = site.devices;
    for (int i = 0; i < site.numGroups; group += site.groupSizes[i++])
      if (std::count(group, group + site.groupSizes[i], device))
        members.assign(group, group + site.groupSizes[i]);
  }
  auto own = std::find(members.begin(), members.end(), device);
  if (own != members.end())
    position = int(own - members.begin());
}

void Plan::measure() {
  int64_t size = int64_t(members.size());
  for (int i = 0; i < site.numBuffers; ++i) {
    const TuttiBuffer &in = site.buffers[i];
    BufferPlan out;
    out.bytes = elementInfo(in.type).bytes;
    out.elements = 1;
    for (int d = 0; d < in.rank; ++d)
      out.elements *= in.dims[d];
    out.inBytes = out.outBytes = out.elements * out.bytes;
    if (site.kind == TUTTI_ALL_GATHER)
      out.outBytes *= size;
    if (site.kind == TUTTI_REDUCE_SCATTER)
      out.outBytes /= size;
    if (reduces())
      out.fold = site.reduction == TUTTI_CUSTOM
                     ? Fold(in.combine, out.bytes)
                     : Fold(in.type, site.reduction);
    inBytes += out.inBytes;
    buffers.push_back(out);
  }
}

bool Plan::receives(int receiver, int sender) const {
  if (site.kind == TUTTI_COLLECTIVE_PERMUTE)
    return sourceOf[receiver] == sender;
  return site.kind != TUTTI_COLLECTIVE_BROADCAST || sender == 0;
}

bool Plan::receivesAny(int receiver) const {
  if (members.empty())
    return false;
  return site.kind != TUTTI_COLLECTIVE_PERMUTE || sourceOf[receiver] >= 0;
}

// Part `index` of `parts` equal ones along `dim` of a tensor whose size along
// it is `size`; the other sizes are the operand's.
static Region slice(const TuttiBuffer &operand, int bytes, int dim,
                    int64_t size, int64_t parts, int64_t index) {
  int64_t outer = 1, inner = bytes;
  for (int d = 0; d < operand.rank; ++d)
    (d < dim ? outer : inner) *= d == dim ? 1 : operand.dims[d];
  int64_t run = size / parts * inner;
  return {index * run, outer, size * inner, run};
}

// Part `index` of an all-reduce: whole lines of a cache as far as possible, so
// that no two members write one.
static Region linesOf(const BufferPlan &buffer, int64_t parts, int64_t index) {
  int64_t line = std::max<int64_t>(1, 64 / buffer.bytes);
  int64_t lines = (buffer.elements + line - 1) / line;
  auto start = [&](int64_t i) {
    return std::min(buffer.elements, lines * i / parts * line);
  };
  return wholeRegion(start(index) * buffer.bytes,
                     (start(index + 1) - start(index)) * buffer.bytes);
}

Region Plan::source(const BufferPlan &buffer, int receiver) const {
  const TuttiBuffer &operand = site.buffers[&buffer - buffers.data()];
  int64_t size = int64_t(members.size());
  switch (site.kind) {
  case TUTTI_ALL_REDUCE:
    return linesOf(buffer, size, receiver);
  case TUTTI_REDUCE_SCATTER:
  case TUTTI_ALL_TO_ALL:
    return slice(operand, buffer.bytes, site.dim, operand.dims[site.dim], size,
                 receiver);
  default:
    return wholeRegion(0, buffer.inBytes);
  }
}

Region Plan::target(const BufferPlan &buffer, int sender) const {
  const TuttiBuffer &operand = site.buffers[&buffer - buffers.data()];
  int64_t size = int64_t(members.size());
  switch (site.kind) {
  case TUTTI_ALL_REDUCE:
    return linesOf(buffer, size, sender);
  case TUTTI_ALL_GATHER:
    return slice(operand, buffer.bytes, site.dim,
                 operand.dims[site.dim] * size, size, sender);
  case TUTTI_ALL_TO_ALL: {
    // The result's sizes: the split dimension is shorter, the other longer.
    int64_t outer = 1, inner = buffer.bytes;
    for (int d = 0; d < operand.rank; ++d) {
      int64_t extent = operand.dims[d] / (d == site.dim ? size : 1);
      if (d != site.concatDim)
        (d < site.concatDim ? outer : inner) *= extent;
    }
    int64_t extent = operand.dims[site.concatDim] /
                     (site.concatDim == site.dim ? size : 1);
    int64_t run = extent * inner;
    return {sender * run, outer, run * size, run};
  }
  default:
    return wholeRegion(0, buffer.outBytes);
  }
}
