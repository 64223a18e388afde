//===- Reference.cpp - collectives by their formula ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Reference.h"
#include "Data/NarrowFloat.h"
#include "Numbers.h"
#include <algorithm>
#include <cmath>
#include <cstring>
#include <random>

using namespace tutti::rt;

int tutti::rt::bytesOf(int type) {
  static const int bytes[] = {1, 1, 1, 1, 2, 4, 8, 1, 1, 1, 2, 4, 8, 1, 1,
                              1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 4, 8, 8, 16};
  return bytes[type];
}

Bytes tutti::rt::operandOf(const OwnedSite &site, int buffer, int device,
                           unsigned seed) {
  int type = site.buffers[buffer].type, bytes = bytesOf(type);
  int64_t n = elementsOf(site.buffers[buffer].dims);
  std::mt19937 random(seed * 7919 + buffer * 131 + device);
  Bytes out(n * bytes);
  for (int64_t i = 0; i < n; ++i) {
    Bytes element = arbitraryElement(type, random);
    std::copy(element.begin(), element.end(), out.begin() + i * bytes);
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
  Bytes at(int device, const std::vector<int64_t> &index) {
    operands.resize(devices);
    if (operands[device].empty())
      operands[device] = operandOf(site, buffer, device, seed);
    int64_t linear = 0;
    for (size_t d = 0; d < index.size(); ++d)
      linear = linear * operand().dims[d] + index[d];
    int bytes = bytesOf(operand().type);
    auto from = operands[device].begin() + linear * bytes;
    return Bytes(from, from + bytes);
  }
  Bytes fold(const std::vector<int> &group, const std::vector<int64_t> &index) {
    Bytes acc = at(group[0], index);
    for (size_t m = 1; m < group.size(); ++m) {
      Bytes x = at(group[m], index);
      if (site.reduction == TUTTI_CUSTOM)
        operand().combine(acc.data(), x.data(), 1);
      else
        acc = combineElements(operand().type, site.reduction, acc, x);
    }
    return acc;
  }
  Bytes zero() const { return Bytes(bytesOf(operand().type)); }

  Bytes element(int device, std::vector<int64_t> index) {
    std::vector<int> group = site.groupOf(device, devices);
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
  Formula formula{site, buffer, devices, seed, {}};
  std::vector<int64_t> dims = site.resultDims(
      buffer, int64_t(site.groupOf(device, devices).size()));
  Bytes out;
  int64_t n = elementsOf(dims);
  for (int64_t linear = 0; linear < n; ++linear) {
    std::vector<int64_t> index(dims.size());
    int64_t rest = linear;
    for (size_t d = dims.size(); d-- > 0; rest /= dims[d])
      index[d] = rest % dims[d];
    Bytes element = formula.element(device, index);
    out.insert(out.end(), element.begin(), element.end());
  }
  return out;
}

std::string tutti::rt::compare(int type, const Bytes &expected,
                               const Bytes &actual) {
  if (expected.size() != actual.size())
    return "sizes differ";
  int bytes = bytesOf(type);
  for (size_t at = 0; at < expected.size(); at += bytes) {
    Bytes a(expected.begin() + at, expected.begin() + at + bytes);
    Bytes b(actual.begin() + at, actual.begin() + at + bytes);
    if (!sameElement(type, a, b))
      return "element " + std::to_string(at / bytes) + ": expected " +
             hex(a) + ", got " + hex(b);
  }
  return "";
}
