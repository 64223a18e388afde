//===- Cases.cpp - what both back-ends are tested with ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Cases.h"
#include "Numbers.h"
#include "Reference.h"
#include <algorithm>
#include <deque>
#include <mutex>
#include <random>

using namespace tutti::rt;

using Groups = std::vector<std::vector<int>>;

// All ways to divide devices into groups: device i joins one there is, or
// begins one.
static void partitions(int devices, int device, Groups &groups,
                       std::vector<Groups> &out) {
  if (device == devices) {
    out.push_back(groups);
    return;
  }
  for (size_t g = 0; g <= groups.size(); ++g) {
    if (g == groups.size())
      groups.push_back({});
    groups[g].push_back(device);
    partitions(devices, device + 1, groups, out);
    groups[g].pop_back();
    if (groups.back().empty())
      groups.pop_back();
  }
}

// All for up to 4 devices; regular ones and a sample for more; each also with
// members in another order.
static std::vector<Groups> groupingsOf(int devices) {
  std::vector<Groups> out{{}};
  Groups none;
  std::mt19937 random(devices);
  if (devices <= 4) {
    partitions(devices, 0, none, out);
  } else {
    for (int parts = 1; parts <= devices; ++parts) {
      Groups blocks(parts), strides(parts), arbitrary(parts);
      for (int i = 0; i < devices; ++i) {
        blocks[i * parts / devices].push_back(i);
        strides[i % parts].push_back(i);
        arbitrary[i < parts ? i : random() % parts].push_back(i);
      }
      out.insert(out.end(), {blocks, strides, arbitrary});
    }
  }
  for (size_t i = 0, n = out.size(); i < n; ++i) {
    Groups shuffled = out[i];
    for (std::vector<int> &group : shuffled)
      std::shuffle(group.begin(), group.end(), random);
    std::shuffle(shuffled.begin(), shuffled.end(), random);
    out.push_back(shuffled);
  }
  return out;
}

static bool sameSizes(const Groups &groups) {
  return std::all_of(groups.begin(), groups.end(), [&](const auto &group) {
    return group.size() == groups[0].size();
  });
}

static OwnedSite &add(Cases &cases, int kind, const Groups &groups,
                      std::vector<OwnedBuffer> buffers) {
  cases.emplace_back(new OwnedSite);
  OwnedSite &site = *cases.back();
  site.kind = kind;
  site.groups = groups;
  site.buffers = std::move(buffers);
  site.channel = int64_t(cases.size() % 3);
  site.location = "case.mlir:" + std::to_string(cases.size()) + ":1";
  return site;
}

// Permutes: a shift in each group, and pairs that leave devices out.
static void addPermutes(Cases &cases, const Groups &groups, int devices,
                        const std::vector<OwnedBuffer> &buffers) {
  Groups pairs;
  for (const std::vector<int> &group : groups)
    for (size_t i = 0; i < group.size(); ++i)
      pairs.push_back({group[i], group[(i + 1) % group.size()]});
  add(cases, TUTTI_COLLECTIVE_PERMUTE, pairs, buffers);
  pairs.clear();
  for (int i = 0; i + 1 < devices; i += 2)
    pairs.push_back({i + 1, i});
  add(cases, TUTTI_COLLECTIVE_PERMUTE, pairs, buffers);
  if (devices > 2)
    add(cases, TUTTI_COLLECTIVE_PERMUTE, {{0, 1}, {1, 2}}, buffers);
}

Cases tutti::rt::kindCases(int devices) {
  Cases cases;
  for (const Groups &groups : groupingsOf(devices)) {
    int64_t k = groups.empty() ? devices : int64_t(groups[0].size());
    // Mixed tuples; the second is beyond what is sent in one piece.
    std::vector<OwnedBuffer> mixed{{TUTTI_F32, {k, 3, 2 * k}},
                                   {TUTTI_BF16, {2 * k, 1, k}},
                                   {TUTTI_I64, {k, k, k}}};
    std::vector<OwnedBuffer> large{{TUTTI_I32, {2 * k, 280 / k / k + 1, 2 * k}}};
    for (const auto &buffers : {mixed, large}) {
      add(cases, TUTTI_ALL_REDUCE, groups, buffers).reduction = TUTTI_SUM;
      add(cases, TUTTI_COLLECTIVE_BROADCAST, groups, buffers);
      for (int dim : {0, 1, 2})
        add(cases, TUTTI_ALL_GATHER, groups, buffers).dim = dim;
      if (!sameSizes(groups))
        continue;
      for (int dim : {0, 2}) {
        OwnedSite &scatter =
            add(cases, TUTTI_REDUCE_SCATTER, groups, buffers);
        scatter.dim = dim;
        scatter.reduction = TUTTI_SUM;
        for (int concat : {0, 1, 2}) {
          OwnedSite &all = add(cases, TUTTI_ALL_TO_ALL, groups, buffers);
          all.dim = dim;
          all.concatDim = concat;
          all.splitCount = int(k);
        }
      }
    }
    add(cases, TUTTI_BARRIER, groups, {});
    addPermutes(cases, groups, devices,
                {{TUTTI_F32, {3, 5}}, {TUTTI_I8, {700}}});
    // Some devices in no group.
    if (groups.size() > 1) {
      Groups some(groups.begin(), groups.end() - 1);
      add(cases, TUTTI_COLLECTIVE_BROADCAST, some, mixed);
      add(cases, TUTTI_BARRIER, some, {});
    }
  }
  add(cases, TUTTI_COLLECTIVE_PERMUTE, {}, {{TUTTI_F32, {7}}});
  return cases;
}

Cases tutti::rt::typeCases(int devices) {
  Cases cases;
  for (int type = 0; type < TUTTI_NUM_TYPES; ++type) {
    std::vector<OwnedBuffer> small{{type, {devices, 3}}},
        large{{type, {260, 2 * devices}}};
    for (int reduction = TUTTI_SUM; reduction <= TUTTI_XOR; ++reduction) {
      if (!isReductionOf(type, reduction))
        continue;
      for (const auto &buffers : {small, large}) {
        add(cases, TUTTI_ALL_REDUCE, {}, buffers).reduction = reduction;
        OwnedSite &scatter = add(cases, TUTTI_REDUCE_SCATTER, {}, buffers);
        scatter.reduction = reduction;
        scatter.dim = buffers[0].dims[0] % devices ? 1 : 0;
      }
    }
    add(cases, TUTTI_ALL_GATHER, {}, large).dim = 1;
    OwnedSite &all = add(cases, TUTTI_ALL_TO_ALL, {}, large);
    all.dim = 1;
    all.splitCount = devices;
    add(cases, TUTTI_COLLECTIVE_BROADCAST, {}, small);
  }
  return cases;
}

// Neither associative nor commutative.
static void weigh(void *acc, const void *x, int64_t n) {
  for (int64_t i = 0; i < n; ++i)
    static_cast<uint32_t *>(acc)[i] = static_cast<uint32_t *>(acc)[i] * 3 +
                                      static_cast<const uint32_t *>(x)[i];
}
static void halve(void *acc, const void *x, int64_t n) {
  for (int64_t i = 0; i < n; ++i)
    static_cast<double *>(acc)[i] = static_cast<double *>(acc)[i] / 2 -
                                    static_cast<const double *>(x)[i];
}

Cases tutti::rt::customCases(int devices) {
  Cases cases;
  for (const Groups &groups : groupingsOf(devices))
    for (int64_t n : {3, 900}) {
      int64_t k = groups.empty() ? devices : int64_t(groups[0].size());
      std::vector<OwnedBuffer> buffers{{TUTTI_UI32, {n, k}, weigh},
                                       {TUTTI_F64, {2, k, 5}, halve}};
      add(cases, TUTTI_ALL_REDUCE, groups, buffers).reduction = TUTTI_CUSTOM;
      if (!sameSizes(groups))
        continue;
      OwnedSite &scatter = add(cases, TUTTI_REDUCE_SCATTER, groups, buffers);
      scatter.reduction = TUTTI_CUSTOM;
      scatter.dim = 1;
    }
  return cases;
}

Cases tutti::rt::sizeCases(int devices, int64_t largest) {
  Cases cases;
  for (int64_t n : {0, 1, 2, 7, 63, 65, 255, 256, 257, 511, 512, 513, 1023,
                    1024, 1025, 2047, 2048, 2049, 4095, 4097, 20000, 70000}) {
    if (n > largest)
      break;
    std::vector<OwnedBuffer> one{{TUTTI_F32, {n}}}, two{{TUTTI_F64, {}}, {TUTTI_I8, {n}}};
    for (const auto &buffers : {one, two}) {
      add(cases, TUTTI_ALL_REDUCE, {}, buffers).reduction = TUTTI_SUM;
      add(cases, TUTTI_COLLECTIVE_BROADCAST, {}, buffers);
      addPermutes(cases, {{0}}, devices, buffers);
    }
    add(cases, TUTTI_ALL_GATHER, {}, one);
    for (int64_t inner : {1, 3}) {
      std::vector<OwnedBuffer> cut{{TUTTI_I16, {n % 600, devices, inner}}};
      add(cases, TUTTI_ALL_GATHER, {}, cut).dim = 2;
      OwnedSite &scatter = add(cases, TUTTI_REDUCE_SCATTER, {}, cut);
      scatter.dim = 1;
      scatter.reduction = TUTTI_MAX;
      OwnedSite &all = add(cases, TUTTI_ALL_TO_ALL, {}, cut);
      all.dim = 1;
      all.concatDim = 2;
      all.splitCount = devices;
    }
  }
  return cases;
}

// A copy for the calling device that lives as long as the process: a site must
// stay as it is until the run ends.
static OwnedSite &keep(const OwnedSite &site) {
  static std::mutex mutex;
  static std::deque<OwnedSite> sites;
  std::lock_guard<std::mutex> lock(mutex);
  sites.push_back(site);
  return sites.back();
}

std::string tutti::rt::runCases(const Cases &cases) {
  int device = tutti_device(), devices = tutti_num_devices();
  for (size_t c = 0; c < cases.size(); ++c) {
    OwnedSite &site = keep(*cases[c]);
    std::vector<Bytes> operands, results, kept;
    std::vector<const void *> inputs;
    std::vector<void *> outputs;
    int64_t size = int64_t(site.groupOf(device, devices).size());
    for (size_t b = 0; b < site.buffers.size(); ++b) {
      operands.push_back(operandOf(site, int(b), device, unsigned(c)));
      results.emplace_back(elementsOf(site.resultDims(int(b), size)) *
                               bytesOf(site.buffers[b].type),
                           char(0x5a));
    }
    kept = operands;
    for (size_t b = 0; b < site.buffers.size(); ++b) {
      inputs.push_back(operands[b].data());
      outputs.push_back(results[b].data());
    }
    // Every fourth all-reduce is done in place.
    bool inPlace = c % 4 == 0 && (site.kind == TUTTI_ALL_REDUCE ||
                                  site.kind == TUTTI_COLLECTIVE_BROADCAST);
    if (inPlace) {
      results = operands;
      for (size_t b = 0; b < site.buffers.size(); ++b)
        inputs[b] = outputs[b] = results[b].data();
    }
    std::string where = "case " + std::to_string(c) + " on device " +
                        std::to_string(device) + ": ";
    if (tutti_collective(site.get(), inputs.data(), outputs.data()))
      return where + "aborted";
    for (size_t b = 0; b < site.buffers.size(); ++b) {
      std::string difference = compare(
          site.buffers[b].type,
          resultOf(site, int(b), device, devices, unsigned(c)), results[b]);
      if (!difference.empty())
        return where + "kind " + std::to_string(site.kind) + " buffer " +
               std::to_string(b) + ": " + difference;
    }
    if (operands != kept)
      return where + "an operand has changed";
  }
  return "";
}
