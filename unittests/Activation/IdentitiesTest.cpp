//===- IdentitiesTest.cpp - identities of functions, measured ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Target/ActivationIdentities.h"
#include <cmath>
#include <functional>
#include <gtest/gtest.h>
#include <map>

using namespace tutti;

// The functions in double precision.
static const std::map<std::string, std::function<double(double)>> functions = {
    {"identity", [](double x) { return x; }},
    {"copy", [](double x) { return x; }},
    {"abs", [](double x) { return std::abs(x); }},
    {"square", [](double x) { return x * x; }},
    {"exp", [](double x) { return std::exp(x); }},
    {"ln", [](double x) { return std::log(x); }},
    {"tanh", [](double x) { return std::tanh(x); }},
    {"erf", [](double x) { return std::erf(x); }},
    {"sqrt", [](double x) { return std::sqrt(x); }},
    {"reciprocal", [](double x) { return 1 / x; }},
    {"reciprocal_sqrt", [](double x) { return 1 / std::sqrt(x); }},
    {"abs_reciprocal_sqrt",
     [](double x) { return 1 / std::sqrt(std::abs(x)); }},
    {"sigmoid", [](double x) { return 1 / (1 + std::exp(-x)); }},
    {"silu", [](double x) { return x / (1 + std::exp(-x)); }},
    {"softplus", [](double x) { return std::log1p(std::exp(x)); }},
    {"mish", [](double x) { return x * std::tanh(std::log1p(std::exp(x))); }},
    {"gelu", [](double x) { return 0.5 * x * std::erfc(-x / std::sqrt(2.0)); }},
    {"gelu_apprx_tanh",
     [](double x) {
       double inner = std::sqrt(2 / M_PI) * (x + 0.044715 * x * x * x);
       return x / (1 + std::exp(-2 * inner));
     }},
    {"gelu_apprx_sigmoid",
     [](double x) { return x / (1 + std::exp(-1.702 * x)); }},
    {"derivative_sigmoid",
     [](double x) {
       double s = 1 / (1 + std::exp(-x));
       return s / (1 + std::exp(x));
     }},
    {"derivative_tanh",
     [](double x) { return 1 / (std::cosh(x) * std::cosh(x)); }},
    {"derivative_silu",
     [](double x) {
       double s = 1 / (1 + std::exp(-x));
       return s + x * s / (1 + std::exp(x));
     }},
    {"derivative_erf",
     [](double x) { return 2 / std::sqrt(M_PI) * std::exp(-x * x); }}};

// Every step in float32, each activation exact but for its last rounding.
static float evaluate(const ActivationIdentity &identity, float x) {
  std::vector<float> values;
  auto valueOf = [&](int operand) { return operand < 0 ? x : values[operand]; };
  for (const ActivationIdentity::Step &step : identity.steps) {
    if (step.function.empty())
      values.push_back(valueOf(step.operands[0]) * valueOf(step.operands[1]));
    else
      values.push_back(
          static_cast<float>(functions.at(step.function)(static_cast<float>(
              static_cast<float>(step.scale) * valueOf(step.operands[0]) +
              static_cast<float>(step.bias)))));
  }
  return values.back();
}

static double errorInUlps(float got, double exact) {
  float rounded = static_cast<float>(exact);
  double ulp = std::max(
      static_cast<double>(std::nextafter(std::abs(rounded), INFINITY)) -
          std::abs(rounded),
      1.4e-45);
  return got == rounded ? 0 : std::abs(got - exact) / ulp;
}

static double measure(const ActivationIdentity &identity) {
  double worst = 0;
  bool isWide = identity.domainFrom > 0;
  constexpr int samples = 20000;
  for (int i = 0; i <= samples; ++i) {
    double share = static_cast<double>(i) / samples;
    double x =
        isWide ? identity.domainFrom *
                     std::pow(identity.domainTo / identity.domainFrom, share)
               : identity.domainFrom +
                     share * (identity.domainTo - identity.domainFrom);
    float input = static_cast<float>(x);
    worst =
        std::max(worst, errorInUlps(evaluate(identity, input),
                                    functions.at(identity.function)(input)));
  }
  return worst;
}

static std::vector<ActivationIdentity> shipped() {
  auto identities =
      loadActivationIdentities(TUTTI_TARGETS "/act/identities.json");
  if (!identities) {
    ADD_FAILURE() << llvm::toString(identities.takeError());
    return {};
  }
  return std::move(*identities);
}

// No identity is worse than its file says, nor said to be much worse than it
// is.
TEST(Identities, ErrorsAreAsStated) {
  std::vector<ActivationIdentity> identities = shipped();
  EXPECT_GE(identities.size(), 20u);
  for (const ActivationIdentity &identity : identities) {
    double measured = measure(identity);
    EXPECT_LE(measured, identity.maxUlp) << identity.name;
    EXPECT_GE(measured * 1.5 + 0.6, identity.maxUlp)
        << identity.name << " measured " << measured;
  }
}

static size_t countOf(llvm::StringRef allowed) {
  auto chosen = allowedIdentities(shipped(), allowed);
  return chosen ? chosen->size()
                : (llvm::consumeError(chosen.takeError()), size_t(1000));
}

TEST(Identities, AreAllowedByTheirError) {
  EXPECT_EQ(countOf("none"), 0u);
  EXPECT_GE(countOf("exact"), 3u);
  EXPECT_LT(countOf("exact"), countOf("ulp<=4"));
  EXPECT_LT(countOf("ulp<=4"), countOf("ulp<=1e12"));
  EXPECT_EQ(countOf("ulp<=1e12"), shipped().size());
  for (const char *wrong : {"", "ulp<4", "ulp<=x", "ulp<=-1", "some"})
    EXPECT_EQ(countOf(wrong), 1000u) << wrong;
}

static std::string errorOf(llvm::StringRef text) {
  auto identities = parseActivationIdentities(text, "i.json");
  return identities ? "none" : llvm::toString(identities.takeError());
}

TEST(Identities, MalformedFilesNamePlaceAndRemedy) {
  EXPECT_EQ(errorOf("{}"), "i.json:1:1: there is no list \"identities\"");
  EXPECT_EQ(errorOf(R"({"identities": [7]})"),
            "i.json:1:17: an identity must be an object");
  EXPECT_EQ(errorOf(R"({"identities": [{}]})"),
            "i.json:1:17: an identity needs a \"function\" and a \"name\"");
  EXPECT_EQ(errorOf(R"({"identities": [{"function": "f", "name": "n"}]})"),
            "i.json:1:17: identity 'n': \"domain\" must be [<from>, <to>]");
  EXPECT_EQ(
      errorOf(
          R"({"identities": [{"function": "f", "name": "n", "domain": [0, 1]}]})"),
      "i.json:1:17: identity 'n': \"max_ulp\" must be {\"value\": <number of 0 "
      "or more>, \"source\": <text>}");
  EXPECT_EQ(
      errorOf(
          R"({"identities": [{"function": "f", "name": "n", "domain": [0, 1], "max_ulp": {"value": 1, "source": "s"}}]})"),
      "i.json:1:17: identity 'n': \"steps\" must be a list of steps");
  // A step may not use itself.
  EXPECT_EQ(
      errorOf(
          R"({"identities": [{"function": "f", "name": "n", "domain": [0, 1], "max_ulp": {"value": 1, "source": "s"}, "steps": [{"act": "g", "of": 0}]}]})")
          .substr(0, 38),
      "i.json:1:116: identity 'n': a step mus");
}
