//===- OwnedSite.cpp - sites that tests write down ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OwnedSite.h"
#include <algorithm>

using namespace tutti::rt;

const TuttiSite *OwnedSite::get() {
  if (filled == this)
    return &site;
  filled = this;
  bufferTable.clear();
  sizes.clear();
  devices.clear();
  for (const OwnedBuffer &buffer : buffers)
    bufferTable.push_back({buffer.type, int32_t(buffer.dims.size()),
                           buffer.dims.data(), buffer.combine});
  for (const std::vector<int> &group : groups) {
    sizes.push_back(int32_t(group.size()));
    devices.insert(devices.end(), group.begin(), group.end());
  }
  site = {kind,
          reduction,
          int32_t(buffers.size()),
          int32_t(groups.size()),
          bufferTable.data(),
          kind == TUTTI_COLLECTIVE_PERMUTE ? nullptr : sizes.data(),
          devices.data(),
          dim,
          concatDim,
          splitCount,
          0,
          channel,
          location.c_str()};
  return &site;
}

std::vector<int> OwnedSite::groupOf(int device, int count) const {
  if (kind == TUTTI_COLLECTIVE_PERMUTE)
    return {};
  if (groups.empty()) {
    std::vector<int> all(count);
    for (int i = 0; i < count; ++i)
      all[i] = i;
    return all;
  }
  for (const std::vector<int> &group : groups)
    if (std::count(group.begin(), group.end(), device))
      return group;
  return {};
}

std::vector<int64_t> OwnedSite::resultDims(int buffer, int64_t size) const {
  std::vector<int64_t> dims = buffers[buffer].dims;
  if (kind == TUTTI_ALL_GATHER)
    dims[dim] *= size;
  if (kind == TUTTI_REDUCE_SCATTER)
    dims[dim] /= size;
  if (kind == TUTTI_ALL_TO_ALL) {
    dims[dim] /= size;
    dims[concatDim] *= size;
  }
  return dims;
}

int64_t tutti::rt::elementsOf(const std::vector<int64_t> &dims) {
  int64_t n = 1;
  for (int64_t dim : dims)
    n *= dim;
  return n;
}
