//===- TargetTest.cpp - reading targets, and their costs ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Target/Target.h"
#include <gtest/gtest.h>

using namespace tutti;

static const char *twoLinks = R"({
  "name": "toy", "description": "two hosts of 4",
  "links": [
    {"name": "host", "ranks": {"value": 4, "source": "s"},
     "hop_latency_us": {"value": 2, "source": "s"},
     "bandwidth_gbps": {"value": 100, "source": "s"},
     "fixed_us": {"all_reduce": [
       {"ranks": 2, "value": 10, "source": "s"},
       {"ranks": 8, "value": 30, "source": "s"}]}},
    {"name": "net", "ranks": {"value": 1024, "source": "s"},
     "hop_latency_us": {"value": 20, "source": "s"},
     "bandwidth_gbps": {"value": 10, "source": "s"}}]})";

static Target toy() {
  llvm::Expected<Target> target = Target::parse(twoLinks, "toy.json");
  if (!target)
    ADD_FAILURE() << llvm::toString(target.takeError());
  return std::move(*target);
}

TEST(Target, LinkIsTheNarrowestThatJoinsAllRanks) {
  Target target = toy();
  EXPECT_EQ(target.linkOf({0, 3}).name, "host");
  EXPECT_EQ(target.linkOf({5, 7, 4}).name, "host");
  EXPECT_EQ(target.linkOf({3, 4}).name, "net");
  EXPECT_EQ(target.linkOf({0, 5000}).name, "net");
}

TEST(Target, FixedCostIsMeasuredOrHopsTimesSteps) {
  Target target = toy();
  const LinkClass &host = target.links()[0];
  EXPECT_DOUBLE_EQ(target.fixedUs(host, "all_reduce", 2), 10);
  EXPECT_DOUBLE_EQ(target.fixedUs(host, "all_reduce", 4), 20); // halfway, log2
  EXPECT_DOUBLE_EQ(target.fixedUs(host, "all_reduce", 64), 30);
  EXPECT_DOUBLE_EQ(target.fixedUs(host, "all_reduce", 1), 10);
  EXPECT_DOUBLE_EQ(target.fixedUs(host, "all_gather", 4), 6);
  EXPECT_DOUBLE_EQ(target.fixedUs(host, "collective_permute", 4), 2);
  EXPECT_DOUBLE_EQ(target.fixedUs(target.links()[1], "all_reduce", 4), 120);
}

TEST(Target, TransferCountsBytesOnTheWire) {
  Target target = toy();
  const LinkClass &host = target.links()[0];
  // 1e6 bytes at 100 GB/s are 10 us; three of four shares, twice.
  EXPECT_DOUBLE_EQ(target.transferUs(host, "all_reduce", 4, 1000000), 15);
  EXPECT_DOUBLE_EQ(target.transferUs(host, "all_gather", 4, 1000000), 7.5);
  EXPECT_DOUBLE_EQ(target.transferUs(host, "collective_permute", 4, 1000000),
                   10);
  EXPECT_DOUBLE_EQ(target.transferUs(host, "all_reduce", 1, 1000000), 0);
}

// Every file in targets/ reads, and is named as its file is.
TEST(Target, ShippedTargetsRead) {
  for (const char *name : {"trn2", "h100"}) {
    llvm::Expected<Target> target = Target::load(name, {TUTTI_TARGETS});
    ASSERT_TRUE(bool(target)) << llvm::toString(target.takeError());
    EXPECT_EQ(target->name(), name);
  }
}

static std::string errorOf(llvm::StringRef text) {
  llvm::Expected<Target> target = Target::parse(text, "t.json");
  return target ? "none" : llvm::toString(target.takeError());
}

TEST(Target, ErrorsNameFileKeyAndRemedy) {
  EXPECT_NE(errorOf("{").find("t.json: "), std::string::npos);
  EXPECT_EQ(errorOf("[]"), "t.json: a target must be a JSON object");
  EXPECT_EQ(errorOf("{}"), "t.json: the target has no \"name\"");
  EXPECT_EQ(errorOf(R"({"name": "x"})"),
            "t.json: the target has no \"links\"; it needs at least one link "
            "class");
  EXPECT_EQ(errorOf(R"({"name": "x", "links": [{"name": "a"}]})"),
            "t.json: link 'a': 'ranks' must be {\"value\": <positive number>, "
            "\"source\": <text>}");
  EXPECT_EQ(errorOf(R"({"name": "x", "links": [{"name": "a",
                       "ranks": {"value": 4}}]})"),
            "t.json: link 'a': 'ranks' has no \"source\"; say where the number "
            "comes from");
  EXPECT_EQ(errorOf(R"({"name": "x", "links": [{"name": "a",
                       "ranks": {"value": 4.5, "source": "s"}}]})"),
            "t.json: link 'a': 'ranks' must be a whole number below 1e9");
  std::string swapped = twoLinks;
  swapped.replace(swapped.find("1024"), 4, "2");
  EXPECT_EQ(errorOf(swapped), "t.json: link 'net' must join more ranks than "
                              "'host' before it; list the narrowest first");
  std::string kind = twoLinks;
  kind.replace(kind.find("all_reduce"), 10, "all_reuse");
  EXPECT_EQ(errorOf(kind), "t.json: link 'host': 'fixed_us': 'all_reuse' is no "
                           "kind of collective");
  llvm::Expected<Target> missing = Target::load("nosuch", {"/a", "/b"});
  ASSERT_FALSE(bool(missing));
  EXPECT_EQ(llvm::toString(missing.takeError()),
            "no target 'nosuch' in /a, /b; give one of the names there, or the "
            "path of a .json file");
}
