//===- ValuesTest.cpp - tests of the values of HLO attributes ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Frontend/HLO/Values.h"
#include "Text.h"
#include "llvm/ADT/StringExtras.h"

using namespace tutti;
using namespace tutti::hlo;

static std::string join(llvm::ArrayRef<int64_t> values) {
  std::string result;
  for (int64_t value : values)
    result += std::to_string(value) + " ";
  return result;
}

/// groups x size: ids
static std::string groups(llvm::StringRef text) {
  Text t(text);
  ReplicaGroups groups;
  if (failed(parseReplicaGroups(*t.lexer, groups)))
    return t.error();
  EXPECT_TRUE(t.lexer->at(TokenKind::End));
  return std::to_string(groups.numGroups) + "x" +
         std::to_string(groups.groupSize) + ": " + join(groups.ids);
}

TEST(ReplicaGroups, lists) {
  EXPECT_EQ(groups("{{0,1},{2,3}}"), "2x2: 0 1 2 3 ");
  EXPECT_EQ(groups("{}"), "0x0: ");
  EXPECT_EQ(groups("{{0,1,2},{3}}"), "2x3: 0 1 2 3 -1 -1 ");
}

TEST(ReplicaGroups, iota) {
  EXPECT_EQ(groups("[2,4]<=[8]"), "2x4: 0 1 2 3 4 5 6 7 ");
  EXPECT_EQ(groups("[2,4]<=[4,2]T(1,0)"), "2x4: 0 2 4 6 1 3 5 7 ");
  EXPECT_EQ(groups("[4,2]<=[2,2,2]T(2,0,1)"), "4x2: 0 2 4 6 1 3 5 7 ");
}

TEST(ReplicaGroups, meshAxes) {
  EXPECT_EQ(groups("mesh['x'=2,'y'=2] {'x'}"), "2x2: 0 2 1 3 ");
  EXPECT_EQ(groups("mesh['x'=2,'y'=2] {'y'}"), "2x2: 0 1 2 3 ");
  EXPECT_EQ(groups("mesh[x=2,y=2] {y,x}"), "1x4: 0 2 1 3 ");
  EXPECT_EQ(groups("mesh['a'=8] {'a':(2)2}"), "4x2: 0 2 1 3 4 6 5 7 ");
  EXPECT_EQ(groups("mesh['a'=4] {'a':(1)2}"), "2x2: 0 2 1 3 ");
  EXPECT_EQ(groups("mesh['x'=2,'y'=2], device_ids=(0,2,1,3) {'x'}"),
            "2x2: 0 1 2 3 ");
  EXPECT_EQ(groups("mesh['x'=2,'y'=2], device_ids=([2,2]T(1,0)) {'x'}"),
            "2x2: 0 1 2 3 ");
}

TEST(ReplicaGroups, errors) {
  EXPECT_EQ(groups("[2,4]<=[9]"),
            "1:1: replica groups do not divide their 9 devices into "
            "[groups,size]");
  EXPECT_EQ(groups("[8]<=[8]"), "1:1: replica groups do not divide their 8 "
                                "devices into [groups,size]");
  EXPECT_EQ(groups("[2,4]<=[4,2]T(1,1)"),
            "1:8: list of devices is transposed by what is not a permutation "
            "of 2 dimensions");
  EXPECT_EQ(groups("[1000000,1000000]<=[1000000,1000000]"),
            "1:20: list of devices has a size below 1 or more than 1048576 "
            "devices");
  EXPECT_EQ(groups("[1,0]<=[0]"), "1:8: list of devices has a size below 1 or "
                                  "more than 1048576 devices");
  EXPECT_EQ(groups("mesh['x'=2] {'y'}"), "1:14: mesh has no axis 'y'");
  EXPECT_EQ(groups("mesh['x'=4] {'x':(1)2,'x':(1)4}"),
            "1:13: parts of axis 'x' overlap");
  EXPECT_EQ(groups("mesh['x'=4] {'x':(3)2}"),
            "1:13: part of axis 'x' does not divide its size 4");
  EXPECT_EQ(groups("mesh['x'=4,'y'=1000000] {'x'}"),
            "1:1: mesh has a size below 1 or more than 1048576 devices");
  EXPECT_EQ(groups("mesh['x'=2], device_ids=(0,1,2) {'x'}"),
            "1:25: mesh lists 3 devices, expected 2");
  EXPECT_EQ(groups("{{0,a}}"), "1:5: expected a number, found 'a'");
}

TEST(Values, window) {
  Text t("{size=3x3 stride=2x1 pad=0_0x-1_2 rhs_reversal=1x0}");
  Window window;
  ASSERT_TRUE(succeeded(parseWindow(*t.lexer, window)));
  EXPECT_EQ(join(window.size), "3 3 ");
  EXPECT_EQ(join(window.stride), "2 1 ");
  EXPECT_EQ(join(window.padLow), "0 -1 ");
  EXPECT_EQ(join(window.padHigh), "0 2 ");
  EXPECT_EQ(join(window.reversal), "1 0 ");
  EXPECT_TRUE(window.baseDilation.empty());
}

TEST(Values, windowErrors) {
  auto error = [](llvm::StringRef text) {
    Text t(text);
    Window window;
    EXPECT_TRUE(failed(parseWindow(*t.lexer, window)));
    return t.error();
  };
  EXPECT_EQ(error("{size=3x3 pads=1}"),
            "1:11: unknown part 'pads' of a window, expected size, stride, "
            "pad, lhs_dilate, rhs_dilate or rhs_reversal");
  EXPECT_EQ(error("{size=3x3 stride=1}"),
            "1:19: parts of the window have 2 and 1 dimensions, expected the "
            "same number");
  EXPECT_EQ(error("{size=3xa}"),
            "1:7: expected numbers joined by 'x', found '3xa'");
}

TEST(Values, convolutionLabels) {
  Text t("bf01_01io->0b1f");
  ConvolutionLabels labels;
  ASSERT_TRUE(succeeded(parseConvolutionLabels(*t.lexer, labels)));
  EXPECT_EQ(labels.inputFeature, 1);
  EXPECT_EQ(join(labels.inputSpatial), "2 3 ");
  EXPECT_EQ(labels.kernelInput, 2);
  EXPECT_EQ(labels.kernelOutput, 3);
  EXPECT_EQ(labels.outputBatch, 1);
  EXPECT_EQ(join(labels.outputSpatial), "0 2 ");
}

TEST(Values, convolutionLabelErrors) {
  auto error = [](llvm::StringRef text) {
    Text t(text);
    ConvolutionLabels labels;
    EXPECT_TRUE(failed(parseConvolutionLabels(*t.lexer, labels)));
    return t.error();
  };
  EXPECT_EQ(error("b00f_01io->b01f"), "1:1: label '0' is unknown or repeated, "
                                      "expected labels such as "
                                      "'b01f_01io->b01f'");
  EXPECT_EQ(error("b0f_01io->b01f"),
            "1:1: the three labels have different numbers of dimensions, "
            "expected labels such as 'b01f_01io->b01f'");
  EXPECT_EQ(error("b_01io->b01f"),
            "1:1: labels have fewer than two dimensions, expected labels such "
            "as 'b01f_01io->b01f'");
}

TEST(Values, padding) {
  Text t("0_1x-2_-3x4_5_6");
  Padding padding;
  ASSERT_TRUE(succeeded(parsePadding(*t.lexer, padding)));
  EXPECT_EQ(join(padding.low), "0 -2 4 ");
  EXPECT_EQ(join(padding.high), "1 -3 5 ");
  EXPECT_EQ(join(padding.interior), "0 0 6 ");
}

TEST(Values, slices) {
  Text t("{[0:3:1], [1:4]}");
  SliceRanges ranges;
  ASSERT_TRUE(succeeded(parseSliceRanges(*t.lexer, ranges)));
  EXPECT_EQ(join(ranges.starts), "0 1 ");
  EXPECT_EQ(join(ranges.limits), "3 4 ");
  EXPECT_EQ(join(ranges.strides), "1 1 ");
}

TEST(Values, aliases) {
  Text t("{ {0}: (1, {2,3}, may-alias), {}: (4, {}, must-alias), {1}: (0, {}) "
         "}");
  std::vector<Alias> aliases;
  ASSERT_TRUE(succeeded(parseAliases(*t.lexer, aliases)));
  ASSERT_EQ(aliases.size(), 3u);
  EXPECT_EQ(aliases[0].parameter, 1);
  EXPECT_EQ(join(aliases[0].parameterIndex), "2 3 ");
  EXPECT_TRUE(aliases[1].mustAlias);
  EXPECT_TRUE(aliases[1].outputIndex.empty());
}

TEST(Values, frontendAttributes) {
  Text t(R"({attr_a="x",c.d={type="s64"},e="a=\"b/c\"", mesh = "q"})");
  StringPairs pairs;
  ASSERT_TRUE(succeeded(parseFrontendAttributes(*t.lexer, pairs)));
  ASSERT_EQ(pairs.size(), 4u);
  EXPECT_EQ(pairs[1].first, "c.d");
  EXPECT_EQ(pairs[1].second, "{type=\"s64\"}");
  EXPECT_EQ(pairs[2].second, "a=\"b/c\"");
  EXPECT_EQ(pairs[3].first, "mesh");
}

TEST(Values, metadata) {
  Text t(R"({op_type="t" op_name="it\'s" source_file="f.py" source_line=7)"
         R"( profile_type={1} stack_frame_id=3})");
  Metadata metadata;
  ASSERT_TRUE(succeeded(parseMetadata(*t.lexer, metadata)));
  EXPECT_EQ(metadata.opName, "it's");
  EXPECT_EQ(metadata.sourceFile, "f.py");
  EXPECT_EQ(metadata.sourceLine, 7);
  EXPECT_EQ(metadata.stackFrame, 3);
}

TEST(Values, shardingOfTuples) {
  Text t("{{devices=[2,1,2]<=[4] last_tile_dim_replicate}, "
         "/*index=1*/{replicated metadata={op_name=\"}\"}}}");
  auto parts = splitSharding(*t.source, t.span());
  ASSERT_EQ(parts.size(), 2u);
  EXPECT_EQ(parts[0], "{devices=[2,1,2]<=[4] last_tile_dim_replicate}");
  EXPECT_EQ(parts[1], "{replicated metadata={op_name=\"}\"}}");
  Text one("{maximal device=1}");
  EXPECT_EQ(splitSharding(*one.source, one.span()).size(), 1u);
}
