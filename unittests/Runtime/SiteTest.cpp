//===- SiteTest.cpp - every rule of a site, kept and broken ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OwnedSite.h"
#include "Site/Plan.h"
#include "gtest/gtest.h"
#include <functional>

using namespace tutti::rt;

static OwnedSite makeSite(int kind) {
  OwnedSite site;
  site.kind = kind;
  site.buffers = {{TUTTI_F32, {4, 6}}};
  site.groups = {{0, 1}, {2, 3}};
  if (kind == TUTTI_ALL_REDUCE || kind == TUTTI_REDUCE_SCATTER)
    site.reduction = TUTTI_SUM;
  if (kind == TUTTI_ALL_TO_ALL)
    site.splitCount = 2;
  if (kind == TUTTI_BARRIER)
    site.buffers.clear();
  return site;
}

static std::string errorOf(OwnedSite site, int device = 0) {
  std::string error;
  Plan plan(*site.get(), device, 4, error);
  return error;
}

TEST(SiteTest, EveryKindIsAccepted) {
  for (int kind = TUTTI_ALL_REDUCE; kind <= TUTTI_BARRIER; ++kind)
    EXPECT_EQ(errorOf(makeSite(kind)), "") << kind;
}

static void expectError(int kind, const std::string &message,
                        const std::function<void(OwnedSite &)> &change,
                        int device = 0) {
  OwnedSite site = makeSite(kind);
  change(site);
  EXPECT_EQ(errorOf(site, device), message);
}

TEST(SiteTest, KindsAndReductions) {
  expectError(TUTTI_ALL_REDUCE, "unknown kind 7",
              [](OwnedSite &s) { s.kind = 7; });
  expectError(TUTTI_ALL_REDUCE, "reduction 0 is unknown",
              [](OwnedSite &s) { s.reduction = 0; });
  expectError(TUTTI_ALL_REDUCE, "reduction 9 is unknown",
              [](OwnedSite &s) { s.reduction = 9; });
  expectError(TUTTI_ALL_GATHER, "reduction 1, expected none",
              [](OwnedSite &s) { s.reduction = 1; });
  expectError(TUTTI_ALL_REDUCE,
              "buffer 0 of type f32 has no such reduction; and, or, xor are "
              "for integers",
              [](OwnedSite &s) { s.reduction = TUTTI_XOR; });
  expectError(TUTTI_ALL_REDUCE,
              "buffer 0 of type f32 has no function to combine elements",
              [](OwnedSite &s) { s.reduction = TUTTI_CUSTOM; });
}

TEST(SiteTest, Buffers) {
  expectError(TUTTI_ALL_REDUCE, "buffer 0 has the unknown type 30",
              [](OwnedSite &s) { s.buffers[0].type = 30; });
  expectError(TUTTI_ALL_REDUCE, "buffer 0 has a size out of range: -1",
              [](OwnedSite &s) { s.buffers[0].dims[0] = -1; });
  expectError(TUTTI_ALL_REDUCE,
              "buffer 0 has a size out of range: 4611686018427387904",
              [](OwnedSite &s) { s.buffers[0].dims[1] = int64_t(1) << 62; });
  expectError(TUTTI_BARRIER, "a barrier has 1 buffers, expected none",
              [](OwnedSite &s) { s.buffers = {{TUTTI_F32, {}}}; });
  expectError(TUTTI_ALL_GATHER, "buffer 0 of rank 2 has no dimension 2",
              [](OwnedSite &s) { s.dim = 2; });
  expectError(TUTTI_ALL_TO_ALL, "buffer 0 of rank 2 has no dimension -1",
              [](OwnedSite &s) { s.concatDim = -1; });
  expectError(TUTTI_REDUCE_SCATTER,
              "dimension 0 of buffer 0 has the size 5, expected a multiple of "
              "the size of the group, 2",
              [](OwnedSite &s) { s.buffers[0].dims[0] = 5; });
  expectError(TUTTI_ALL_TO_ALL,
              "the split count is 3, expected the size of the group, 2",
              [](OwnedSite &s) { s.splitCount = 3; });
}

TEST(SiteTest, Groups) {
  expectError(TUTTI_ALL_REDUCE, "device 4 is not one of the 4 of this run",
              [](OwnedSite &s) { s.groups[1][0] = 4; });
  expectError(TUTTI_ALL_REDUCE, "device -1 is not one of the 4 of this run",
              [](OwnedSite &s) { s.groups[1][1] = -1; });
  expectError(TUTTI_ALL_REDUCE, "device 1 is listed twice in the groups",
              [](OwnedSite &s) { s.groups[1][1] = 1; });
  expectError(TUTTI_ALL_REDUCE, "group 1 has the size 0, expected 1 to 4",
              [](OwnedSite &s) { s.groups[1].clear(); });
  expectError(TUTTI_COLLECTIVE_PERMUTE, "device 2 is twice a source",
              [](OwnedSite &s) { s.groups = {{2, 1}, {2, 3}}; });
  expectError(TUTTI_COLLECTIVE_PERMUTE, "device 1 is twice a target",
              [](OwnedSite &s) { s.groups = {{2, 1}, {1, 1}}; });
  auto leaveOut = [](OwnedSite &s) { s.groups.pop_back(); };
  expectError(TUTTI_ALL_REDUCE,
              "device 3 is in no group; list every device, alone if need be",
              leaveOut, 3);
  for (int kind : {TUTTI_COLLECTIVE_BROADCAST, TUTTI_COLLECTIVE_PERMUTE,
                   TUTTI_BARRIER})
    expectError(kind, "", leaveOut, 3);
  auto uneven = [](OwnedSite &s) { s.groups = {{0, 1}, {2}, {3}}; };
  expectError(TUTTI_ALL_REDUCE, "", uneven);
  expectError(TUTTI_ALL_GATHER, "", uneven);
  for (int kind : {TUTTI_REDUCE_SCATTER, TUTTI_ALL_TO_ALL})
    expectError(kind, "groups have 2 and 1 devices; this kind needs groups of "
                "one size", uneven);
}

TEST(SiteTest, DescriptionsSayWhatMembersAgreeOn) {
  auto describeOf = [](OwnedSite site) {
    std::string error;
    Plan plan(*site.get(), 2, 4, error);
    return describe(plan);
  };
  OwnedSite site = makeSite(TUTTI_REDUCE_SCATTER);
  site.buffers.push_back({TUTTI_COMPLEX_F64, {2}});
  site.channel = 5;
  EXPECT_EQ(describeOf(site), "reduce_scatter sum of f32[4,6], complex<f64>[2] "
                              "along dimension 0 in group {2,3} channel 5");
  site = makeSite(TUTTI_ALL_TO_ALL);
  site.concatDim = 1;
  EXPECT_EQ(describeOf(site), "all_to_all of f32[4,6] from dimension 0 to 1 in "
                              "group {2,3}");
  EXPECT_EQ(describeOf(makeSite(TUTTI_COLLECTIVE_PERMUTE)),
            "collective_permute of f32[4,6] by 0->1 2->3");
}
