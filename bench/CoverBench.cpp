//===- CoverBench.cpp - how long planning takes ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Plans synthetic kernels of 1k to 1M activations and prints a row for each:
// seconds of each planner (the best of three), the ratio of the optimal one to
// first-fit, and the costs. `straight` is one run of uses; `layers` is a model
// of layers with a loop, a branch and an attention-like mix of functions each;
// `nested` has all of it in two loops.
//
//===----------------------------------------------------------------------===//

#include "tutti/Activation/Cover/Checker.h"
#include "tutti/Activation/Cover/Planners.h"
#include "tutti/Target/ActivationCatalog.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"
#include <chrono>
#include <map>
#include <random>

using namespace tutti;
using namespace tutti::act;

namespace {
class Maker {
public:
  explicit Maker(const ActivationCatalog &catalog) : catalog(catalog) {
    problem.numSets = catalog.sets.size();
    problem.loadUs = 1.283;
    problem.numPoints = 1;
  }

  CoverProblem make(const std::string &shape, size_t size) {
    if (shape == "straight") {
      code(mix(size), 1);
    } else if (shape == "layers") {
      while (problem.uses.size() < size)
        layer(1);
    } else {
      loop(4, [&](double outer) {
        loop(outer * 16, [&](double inner) {
          while (problem.uses.size() < size)
            layer(inner);
        });
      });
    }
    return std::move(problem);
  }

private:
  uint32_t classOf(const std::string &function) {
    auto [place, isNew] = classes.try_emplace(function, problem.classes.size());
    if (isNew) {
      SetMask sets = 0;
      for (unsigned set : catalog.setsOf(function))
        sets |= SetMask(1) << set;
      problem.classes.push_back({{Way{sets, 0}}});
    }
    return place->second;
  }
  std::vector<uint32_t> mix(size_t count) {
    static const char *functions[] = {"exp", "relu",   "tanh", "ln",
                                      "exp", "square", "silu", "identity"};
    std::vector<uint32_t> uses;
    while (uses.size() < count) {
      uint32_t useClass = classOf(functions[random() % 8]);
      for (unsigned run = 1 + random() % 4; run > 0 && uses.size() < count;
           --run)
        uses.push_back(useClass);
    }
    return uses;
  }
  void code(const std::vector<uint32_t> &uses, double frequency) {
    Arc arc{at, problem.numPoints++, Arc::Code, frequency};
    arc.begin = problem.uses.size();
    problem.uses.insert(problem.uses.end(), uses.begin(), uses.end());
    arc.end = problem.uses.size();
    problem.arcs.push_back(arc);
    at = arc.to;
  }
  uint32_t edge(uint32_t from, uint32_t to) {
    problem.arcs.push_back({from, to, Arc::Edge, 0});
    return to;
  }
  template <typename Body> void loop(double frequency, Body body) {
    uint32_t before = at, begin = problem.numPoints++;
    at = edge(before, begin);
    body(frequency);
    uint32_t after = problem.numPoints++;
    edge(at, begin);
    edge(before, after);
    at = edge(at, after);
  }
  void layer(double frequency) {
    code(mix(8), frequency);
    loop(frequency * 8, [&](double inner) { code(mix(4), inner); });
    code(mix(4), frequency);
    uint32_t fork = at, join = problem.numPoints++;
    for (int arm = 0; arm < 2; ++arm) {
      at = edge(fork, problem.numPoints++);
      code(mix(2), frequency / 2);
      edge(at, join);
    }
    at = join;
  }

  const ActivationCatalog &catalog;
  CoverProblem problem;
  std::map<std::string, uint32_t> classes;
  std::mt19937 random{7};
  uint32_t at = 0;
};
} // namespace

template <typename Planner>
static double secondsOf(const CoverProblem &problem, Planner planner,
                        CoverPlan &plan) {
  double best = 1e9;
  for (int round = 0; round < 3; ++round) {
    auto start = std::chrono::steady_clock::now();
    plan = planner(problem);
    std::chrono::duration<double> passed =
        std::chrono::steady_clock::now() - start;
    best = std::min(best, passed.count());
  }
  return best;
}

int main(int argc, char **argv) {
  if (argc != 2) {
    llvm::errs() << "usage: cover-bench <act_info.json>\n";
    return 1;
  }
  llvm::Expected<ActivationCatalog> catalog = ActivationCatalog::load(argv[1]);
  if (!catalog) {
    llvm::errs() << llvm::toString(catalog.takeError()) << "\n";
    return 1;
  }
  llvm::outs() << "shape        uses  first-fit s  longest s  optimal s  ratio "
                  "   first-fit us   longest us   optimal us\n";
  for (const char *shape : {"straight", "layers", "nested"})
    for (size_t size : {1000, 10000, 100000, 1000000}) {
      CoverProblem problem = Maker(*catalog).make(shape, size);
      CoverPlan first, longest, optimal;
      double firstS = secondsOf(problem, planFirstFit, first);
      double longestS = secondsOf(problem, planLongestRun, longest);
      double optimalS = secondsOf(
          problem, [](const CoverProblem &p) { return planOptimal(p); },
          optimal);
      std::string wrong = checkPlan(problem, optimal);
      if (!wrong.empty() || optimal.status != CoverPlan::Optimal) {
        llvm::errs() << "the optimal plan is not: " << wrong << "\n";
        return 1;
      }
      llvm::outs() << llvm::format(
          "%-9s %8zu  %11.6f  %9.6f  %9.6f  %5.1f  %13.1f  %11.1f  %11.1f\n",
          shape, problem.uses.size(), firstS, longestS, optimalS,
          optimalS / firstS, first.costUs, longest.costUs, optimal.costUs);
    }
  return 0;
}
