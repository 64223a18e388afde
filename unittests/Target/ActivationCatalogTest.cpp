//===- ActivationCatalogTest.cpp - catalogs and their rosters ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Target/ActivationCatalog.h"
#include "tutti/Target/Target.h"
#include <gtest/gtest.h>
#include <map>

using namespace tutti;
using Names = std::vector<std::string>;
using Indices = std::vector<unsigned>;

static ActivationCatalog roster(const std::string &name) {
  llvm::Expected<ActivationCatalog> catalog =
      ActivationCatalog::load(TUTTI_TARGETS "/act/act_info_" + name + ".json");
  if (!catalog) {
    ADD_FAILURE() << llvm::toString(catalog.takeError());
    return {};
  }
  return std::move(*catalog);
}

// Functions that are in one set only, with that set.
static std::vector<std::pair<std::string, unsigned>>
soleOwned(const ActivationCatalog &catalog) {
  std::vector<std::pair<std::string, unsigned>> owned;
  for (const std::string &function : catalog.functions())
    if (Indices sets = catalog.setsOf(function); sets.size() == 1)
      owned.emplace_back(function, sets.front());
  return owned;
}

TEST(ActivationCatalog, TheOrderOfTheFileIsIdentity) {
  ActivationCatalog trainium = roster("trainium");
  EXPECT_EQ(trainium.name, "trainium");
  ASSERT_EQ(trainium.sets.size(), 21u);
  EXPECT_EQ(trainium.sets[0].name, "exp_and_others");
  EXPECT_EQ(trainium.sets[4].name, "small");
  EXPECT_EQ(trainium.sets[6].name, "natural_log_exp_and_others");
  EXPECT_EQ(trainium.sets[20].name, "derivative_gelu_apprx_sigmoid_and_others");
  ActivationCatalog withLn = roster("with_ln");
  EXPECT_EQ(withLn.name, "with_ln");
  ASSERT_EQ(withLn.sets.size(), 14u);
  EXPECT_EQ(withLn.sets[13].name, "erf_and_others");
}

TEST(ActivationCatalog, FunctionsThatAreReachable) {
  EXPECT_EQ(roster("trainium").functions().size(), 36u);
  Names withLn = roster("with_ln").functions();
  EXPECT_EQ(withLn.size(), 22u);
  for (const char *absent : {"silu", "copy", "is_finite", "derivative_gelu"})
    EXPECT_TRUE(roster("with_ln").setsOf(absent).empty()) << absent;
  EXPECT_TRUE(roster("trainium").setsOf("cosine").empty());
}

TEST(ActivationCatalog, SoleOwners) {
  ActivationCatalog trainium = roster("trainium");
  std::map<std::string, unsigned> owner;
  for (auto &[function, set] : soleOwned(trainium))
    owner[function] = set;
  std::map<std::string, unsigned> expected = {
      {"softplus", 1},
      {"sigmoid", 2},
      {"erf", 2},
      {"sqrt", 3},
      {"derivative_sigmoid", 7},
      {"derivative_tanh", 8},
      {"gelu", 10},
      {"derivative_gelu", 10},
      {"gelu_apprx_tanh", 11},
      {"gelu_apprx_sigmoid", 12},
      {"reciprocal", 13},
      {"reciprocal_sqrt", 14},
      {"abs_reciprocal_sqrt", 15},
      {"mish", 16},
      {"derivative_erf", 17},
      {"silu", 18},
      {"derivative_silu", 19},
      {"derivative_gelu_apprx_sigmoid", 20}};
  EXPECT_EQ(owner, expected);
}

TEST(ActivationCatalog, SharedHeroes) {
  ActivationCatalog trainium = roster("trainium");
  EXPECT_EQ(trainium.setsOf("exp"), (Indices{0, 6}));
  EXPECT_EQ(trainium.setsOf("ln"), (Indices{5, 6}));
  EXPECT_EQ(trainium.setsOf("sin"), (Indices{9, 18, 19}));
  EXPECT_EQ(trainium.setsOf("arctan"), (Indices{2, 9}));
  EXPECT_EQ(trainium.setsOf("tanh"),
            (Indices{0, 2, 8, 10, 11, 12, 18, 19, 20}));
  EXPECT_EQ(trainium.setsOf("relu").size(), 21u);
  ActivationCatalog withLn = roster("with_ln");
  EXPECT_EQ(withLn.setsOf("tanh"), (Indices{0, 1, 2, 6, 7, 8, 13}));
  EXPECT_EQ(withLn.setsOf("ln"), (Indices{5}));
  EXPECT_EQ(withLn.setsOf("sin"), (Indices{12, 13}));
  EXPECT_EQ(withLn.setsOf("abs").size(), 14u);
}

TEST(ActivationCatalog, TargetsNameTheirs) {
  llvm::Expected<Target> target = Target::load("trn2", {TUTTI_TARGETS});
  ASSERT_TRUE(bool(target)) << llvm::toString(target.takeError());
  ASSERT_TRUE(target->activation().has_value());
  EXPECT_EQ(target->activation()->maxSets, 8);
  EXPECT_EQ(target->activation()->maxFamilies, 1);
  EXPECT_DOUBLE_EQ(target->activation()->loadUs, 1.283);
  llvm::Expected<ActivationCatalog> catalog =
      ActivationCatalog::load(target->activation()->catalog);
  ASSERT_TRUE(bool(catalog)) << llvm::toString(catalog.takeError());
  EXPECT_EQ(catalog->sets.size(), 21u);
  // 128 lanes side by side: 64 elements a lane and fewer cost the same.
  EXPECT_DOUBLE_EQ(target->activation()->activationUs(128 * 10), 0.0457);
  EXPECT_DOUBLE_EQ(target->activation()->activationUs(128 * 1000), 0.714);
}

static std::string errorOf(llvm::StringRef text) {
  llvm::Expected<ActivationCatalog> catalog =
      ActivationCatalog::parse(text, "c.json");
  return catalog ? "none" : llvm::toString(catalog.takeError());
}

static std::string errorOfSet(const std::string &set) {
  return errorOf("{\"pwp_file_keys\": [\"bkt_bin\"],\n\"act_func_sets\": [" +
                 set + "]}");
}

TEST(ActivationCatalog, MalformedFilesNamePlaceAndRemedy) {
  EXPECT_EQ(errorOf("{"), "c.json:1:2: not JSON: Expected object key; see "
                          "docs/activation.md");
  EXPECT_EQ(errorOf(" 7"), "c.json:1:2: a catalog must be a JSON object");
  EXPECT_EQ(errorOf("{}"),
            "c.json:1:1: the catalog has no list \"act_func_sets\"");
  EXPECT_EQ(errorOf("{\"sets\": 1}"),
            "c.json:1:10: there is no key 'sets'; the keys are act_func_sets, "
            "pwp_file_keys");
  EXPECT_EQ(errorOf("{\"pwp_file_keys\": 1}"),
            "c.json:1:19: \"pwp_file_keys\" must be a list of keys");
  EXPECT_EQ(errorOf("{\"pwp_file_keys\": [1]}"),
            "c.json:1:20: \"pwp_file_keys\" must be a list of keys");
  EXPECT_EQ(errorOfSet(""),
            "c.json:2:18: \"act_func_sets\" is empty; a catalog "
            "holds a set at least");
  EXPECT_EQ(errorOfSet("7"), "c.json:2:19: a function set must be an object");
  EXPECT_EQ(errorOfSet("{\"act\": {\"exp\": 1}}"),
            "c.json:2:19: a function set has no \"name\"");
  EXPECT_EQ(errorOfSet("{\"name\": \"a\"}"),
            "c.json:2:19: set 'a': there is no \"act\"; give an object of the "
            "set's functions and their table sizes");
  EXPECT_EQ(errorOfSet("{\"name\": \"a\", \"act\": [\"exp\"]}"),
            "c.json:2:40: set 'a': there is no \"act\"; give an object of the "
            "set's functions and their table sizes");
  EXPECT_EQ(errorOfSet("{\"name\": \"a\", \"act\": {}}"),
            "c.json:2:40: set 'a': \"act\" is empty; a set holds a function at "
            "least");
  EXPECT_EQ(errorOfSet("{\"name\": \"a\", \"act\": {\"exp\": \"x\"}}"),
            "c.json:2:48: set 'a': function 'exp' must have a name and a "
            "positive whole number");
  EXPECT_EQ(errorOfSet("{\"name\": \"a\", \"bin\": 1, \"act\": {\"e\": 1}}"),
            "c.json:2:40: set 'a': there is no key 'bin'; the keys are name, "
            "act, and those \"pwp_file_keys\" lists");
  EXPECT_EQ(
      errorOfSet("{\"name\": \"a\", \"bkt_bin\": 1, \"act\": {\"e\": 1}}"),
      "c.json:2:44: set 'a': 'bkt_bin' must be the name of a file");
  EXPECT_EQ(errorOfSet("{\"name\": \"a\", \"act\": {\"exp\": 1}},\n"
                       "{\"name\": \"a\", \"act\": {\"ln\": 1}}"),
            "c.json:3:10: set 'a' is listed twice, at index 0 and 1; a name "
            "belongs to one set");
  std::string many;
  for (int i = 0; i < 64; ++i)
    many += (i ? ",\n" : "") + ("{\"name\": \"s" + std::to_string(i)) +
            "\", \"act\": {\"exp\": 1}}";
  EXPECT_EQ(errorOfSet(many), "c.json:65:1: more than 63 sets");
}

TEST(ActivationCatalog, AMissingFileIsNamed) {
  llvm::Expected<ActivationCatalog> catalog =
      ActivationCatalog::load("/nosuch/act.json");
  ASSERT_FALSE(bool(catalog));
  EXPECT_EQ(llvm::toString(catalog.takeError()),
            "cannot read the catalog '/nosuch/act.json': No such file or "
            "directory");
}
