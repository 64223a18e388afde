//===- Reference.cpp - collectives by their formula ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Reference.h"
#include "Numbers.h"
#include <algorithm>
#include <cmath>
#include <cstring>
#include <random>

using namespace tutti::rt;

Bytes tutti::rt::operandOf(const OwnedSite &site, int buffer, int device,
                           unsigned seed) {
  int type = site.buffers[buffer].type, bytes = bytesOf(type);
  int64_t n = elementsOf(site.buffers[buffer].dims);
  std::mt19937 random(seed * 7919 + buffer * 131 + device);
  Bytes out(n * bytes);
  for (int64_t i = 0; i < n; ++i) {
    Element element = arbitraryElement(type, random);
    std::copy(element.bytes, element.bytes + bytes, out.begin() + i * bytes);
  }
  return out;
}

namespace {
// One case: all operands, looked up by device and multi-index.
struct Formula {
  const OwnedSite &site;
  int buffer, devices;
  unsigned seed;
  std::vector<Bytes> operands;

  const OwnedBuffer &operand() const { return site.buffers[buffer]; }
  Element at(int device, const std::vector<int64_t> &index) {
    if (operands[device].empty())
      operands[device] = operandOf(site, buffer, device, seed);
    int64_t linear = 0;
    for (size_t d = 0; d < index.size(); ++d)
      linear = linear * operand().dims[d] + index[d];
    int bytes = bytesOf(operand().type);
    return Element(operands[device].data() + linear * bytes, bytes);
  }
  Element fold(const std::vector<int> &group, const std::vector<int64_t> &index) {
    Element acc = at(group[0], index);
    for (size_t m = 1; m < group.size(); ++m) {
      Element x = at(group[m], index);
      if (site.reduction == TUTTI_CUSTOM)
        operand().combine(acc.bytes, x.bytes, 1);
      else
        acc = combineElements(operand().type, site.reduction, acc, x);
    }
    return acc;
  }
  Element zero() const { return Element(bytesOf(operand().type)); }

  // The group of `device` and its multi-index, which is changed.
  Element element(int device, const std::vector<int> &group,
                  std::vector<int64_t> &index) {
    int64_t size = int64_t(group.size());
    int64_t position =
        std::find(group.begin(), group.end(), device) - group.begin();
    switch (site.kind) {
    case TUTTI_ALL_REDUCE:
      return fold(group, index);
    case TUTTI_ALL_GATHER: {
      int64_t sender = index[site.dim] / operand().dims[site.dim];
      index[site.dim] %= operand().dims[site.dim];
      return at(group[sender], index);
    }
    case TUTTI_REDUCE_SCATTER:
      index[site.dim] += position * (operand().dims[site.dim] / size);
      return fold(group, index);
    case TUTTI_ALL_TO_ALL: {
      int64_t part = operand().dims[site.dim] / size;
      int64_t extent = site.dim == site.concatDim
                           ? part
                           : operand().dims[site.concatDim];
      int64_t sender = index[site.concatDim] / extent;
      index[site.concatDim] %= extent;
      index[site.dim] += position * part;
      return at(group[sender], index);
    }
    case TUTTI_COLLECTIVE_PERMUTE:
      for (const std::vector<int> &pair : site.groups)
        if (pair[1] == device)
          return at(pair[0], index);
      return zero();
    default:
      return group.empty() ? zero() : at(group[0], index);
    }
  }
};
} // namespace

Bytes tutti::rt::resultOf(const OwnedSite &site, int buffer, int device,
                          int devices, unsigned seed) {
  std::vector<int> group = site.groupOf(device, devices);
  Formula formula{site, buffer, devices, seed, std::vector<Bytes>(devices)};
  std::vector<int64_t> dims = site.resultDims(
      buffer, int64_t(group.size()));
  Bytes out;
  int64_t n = elementsOf(dims);
  std::vector<int64_t> index(dims.size());
  for (int64_t linear = 0; linear < n; ++linear) {
    int64_t rest = linear;
    for (size_t d = dims.size(); d-- > 0; rest /= dims[d])
      index[d] = rest % dims[d];
    Element element = formula.element(device, group, index);
    out.insert(out.end(), element.bytes, element.bytes + element.size);
  }
  return out;
}

std::string tutti::rt::compare(int type, const Bytes &expected,
                               const Bytes &actual) {
  if (expected.size() != actual.size())
    return "sizes differ";
  int bytes = bytesOf(type);
  for (size_t at = 0; at < expected.size(); at += bytes) {
    Element a(expected.data() + at, bytes), b(actual.data() + at, bytes);
    if (!sameElement(type, a, b))
      return "element " + std::to_string(at / bytes) + ": expected " +
             hex(a) + ", got " + hex(b);
  }
  return "";
}
