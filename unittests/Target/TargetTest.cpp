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

// The message for the toy with `from` replaced by `to`.
static std::string errorWith(llvm::StringRef from, llvm::StringRef to) {
  std::string text = twoLinks;
  size_t at = text.find(from.str());
  EXPECT_NE(at, std::string::npos) << from.str();
  return errorOf(text.replace(at, from.size(), to.str()));
}

TEST(Target, ErrorsOfJsonNameTheirPlace) {
  EXPECT_EQ(errorOf("{"), "t.json:1:2: not JSON: Expected object key; see "
                          "docs/targets.md");
  EXPECT_EQ(errorOf("{\n  \"name\": toy\n}"),
            "t.json:2:13: not JSON: Invalid JSON value (true?); see "
            "docs/targets.md");
  EXPECT_EQ(errorOf(std::string(1 << 20, '[')),
            "t.json:1:101: nested too deep for a target");
}

TEST(Target, ErrorsNamePlaceKeyAndRemedy) {
  EXPECT_EQ(errorOf(" []"), "t.json:1:2: a target must be a JSON object");
  EXPECT_EQ(errorOf("{}"), "t.json:1:1: the target has no \"name\"");
  EXPECT_EQ(errorOf("{\"name\":\n 7}"),
            "t.json:2:2: the target has no \"name\"");
  EXPECT_EQ(errorOf(R"({"name": "x"})"),
            "t.json:1:1: the target has no \"links\"; it needs at least one "
            "link class");
  EXPECT_EQ(errorOf(R"({"name": "x", "links": [7]})"),
            "t.json:1:25: a link class must be an object");
  EXPECT_EQ(errorOf(R"({"name": "x", "links": [{}]})"),
            "t.json:1:25: a link class has no \"name\"");
  EXPECT_EQ(errorOf(R"({"name": "x", "links": [{"name": "a"}]})"),
            "t.json:1:25: link 'a': 'ranks' must be {\"value\": <positive "
            "number>, \"source\": <text>}");
  EXPECT_EQ(errorWith(R"(4, "source": "s")", "4"),
            "t.json:4:31: link 'host': 'ranks' has no \"source\"; say where "
            "the number comes from");
  EXPECT_EQ(errorWith("4,", "4.5,"), "t.json:4:41: link 'host': 'ranks' must "
                                     "be a whole number below 1e9");
  EXPECT_EQ(errorWith("1024", "2"),
            "t.json:10:40: link 'net' must join more ranks than 'host' before "
            "it; list the narrowest first");
  EXPECT_EQ(errorWith(R"("value": 20,)", R"("value": -1,)"),
            "t.json:11:34: link 'net': 'hop_latency_us' must be {\"value\": "
            "<positive number>, \"source\": <text>}");
  EXPECT_EQ(errorWith("fixed_us", "fixed"),
            "t.json:7:15: link 'host': there is no key 'fixed'; the keys are "
            "name, ranks, hop_latency_us, bandwidth_gbps, fixed_us");
}

TEST(Target, ErrorsOfMeasurementsNamePlaceKeyAndRemedy) {
  EXPECT_EQ(errorWith("all_reduce", "all_reuse"),
            "t.json:7:32: link 'host': 'fixed_us': 'all_reuse' is no kind of "
            "collective; the kinds are all_reduce, all_gather, "
            "reduce_scatter, all_to_all, collective_permute, "
            "collective_broadcast");
  EXPECT_EQ(errorWith(R"("all_reduce": [)",
                      R"("all_gather": 7, "all_reduce": [)"),
            "t.json:7:33: link 'host': 'fixed_us': 'all_gather' must be a list "
            "of {\"ranks\", \"value\", \"source\"}");
  EXPECT_EQ(errorWith(R"({"value": 10, "source": "s"}})",
                      R"({"value": 10, "source": "s"}, "fixed_us": 1})"),
            "t.json:12:66: link 'net': 'fixed_us': must be an object of lists, "
            "one for each kind of collective");
  EXPECT_EQ(errorWith(R"("ranks": 8, )", ""),
            "t.json:9:8: link 'host': 'fixed_us': an entry of 'all_reduce' has "
            "no positive \"ranks\"");
  EXPECT_EQ(errorWith("30", "0"),
            "t.json:9:30: link 'host': 'fixed_us': 'all_reduce' must be "
            "{\"value\": <positive number>, \"source\": <text>}");
}

static std::string loadError(llvm::StringRef name,
                             llvm::ArrayRef<std::string> folders) {
  llvm::Expected<Target> target = Target::load(name, folders);
  return target ? "none" : llvm::toString(target.takeError());
}

TEST(Target, UnknownNamesAreAnsweredWithTheKnown) {
  EXPECT_EQ(loadError("nosuch", {"/a", "/b"}),
            "no target 'nosuch' in /a, /b; give the path of a .json file");
  EXPECT_EQ(loadError("nosuch", {TUTTI_TARGETS}),
            "no target 'nosuch' in " TUTTI_TARGETS
            "; give one of h100, trn2, or the path of a .json file");
}

TEST(Target, APathMayLeaveOutItsEnding) {
  for (const char *path : {TUTTI_TARGETS "/h100", TUTTI_TARGETS "/h100.json"})
    EXPECT_EQ(loadError(path, {}), "none");
  EXPECT_EQ(loadError("/nosuch/x", {}),
            "there is no target file '/nosuch/x', nor '/nosuch/x.json'");
  EXPECT_EQ(loadError("/nosuch/x.json", {}),
            "cannot read the target '/nosuch/x.json': No such file or "
            "directory");
}
