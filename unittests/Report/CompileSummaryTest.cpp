//===- CompileSummaryTest.cpp - the summary's two forms ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Report/CompileSummary.h"
#include <gtest/gtest.h>

using namespace tutti;

static CompileSummary sample() {
  CompileSummary summary;
  summary.input = "step.mlir";
  summary.form = "MLIR";
  summary.target = "toy";
  summary.rows = {{"all_gather",
                   "2 x 4 {0,1,2,3} ...",
                   "host",
                   {8, 4096, 80, 1.5},
                   {2, 4096, 20, 1.5}},
                  {"all_reduce",
                   "1 x 8 {0..7}",
                   "host",
                   {54, 1 << 20, 5400, 20},
                   {1, 1 << 20, 100, 20}}};
  summary.runsEnded = {{"another key", 3}, {"dependency", 1}};
  summary.largestKind = "all_reduce";
  summary.largestMembers = 54;
  summary.largestBytes = 1 << 20;
  summary.peakLiveBefore = 1000;
  summary.peakLiveAfter = 1025;
  return summary;
}

TEST(CompileSummary, Text) {
  std::string text;
  llvm::raw_string_ostream os(text);
  sample().printText(os);
  EXPECT_EQ(text, R"(step.mlir: MLIR
                                                 before               after
  collective           groups                count       bytes   count       bytes
  all_gather           2 x 4 {0,1,2,3} ...       8     4.0 KiB       2     4.0 KiB
  all_reduce           1 x 8 {0..7}             54     1.0 MiB       1     1.0 MiB
  total                                         62     1.0 MiB       3     1.0 MiB
runs ended by: another key 3, dependency 1
largest bucket: 54 x all_reduce, 1.0 MiB
peak live bytes a device: 1000 B -> 1.0 KiB, +25 B (+2.5%)
launch cost on toy: 5.48 ms -> 120.0 us, 5.36 ms saved (transfer 21.5 us)
)");
}

TEST(CompileSummary, TextWithoutCollectives) {
  CompileSummary summary;
  summary.input = "a.hlo";
  summary.form = "HLO text";
  std::string text;
  llvm::raw_string_ostream os(text);
  summary.printText(os);
  EXPECT_EQ(
      text,
      "a.hlo: HLO text\n  no collectives (in a program that XLA has yet to "
      "partition they do not stand yet: use the text after "
      "partitioning)\n");
}

TEST(CompileSummary, JSON) {
  llvm::json::Object json = sample().toJSON();
  EXPECT_EQ(json.getArray("collectives")->size(), 2u);
  const llvm::json::Object *total = json.getObject("total");
  EXPECT_EQ(total->getObject("before")->getInteger("count"), 62);
  EXPECT_EQ(total->getObject("after")->getNumber("launch_us"), 120);
  EXPECT_EQ(json.getObject("runs_ended_by")->getInteger("another key"), 3);
  EXPECT_EQ(json.getObject("largest_bucket")->getInteger("members"), 54);
  EXPECT_EQ(json.getObject("peak_live_bytes")->getInteger("after"), 1025);
}
