//===- RandomProgramTest.cpp - random programs through all passes ---*- C++
//-*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Programs with structured ops, graphs of blocks and calls, on two engines.
// After each cover, and after each pass that moves or drops loads, residency is
// proven; no plan is cheaper than the optimal one.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "tutti/Activation/Analysis/Residency.h"
#include "tutti/Activation/Transforms/Passes.h"
#include <gtest/gtest.h>
#include <random>

using namespace mlir;
using namespace tutti;
using namespace tutti::act;

namespace {
class ProgramWriter {
public:
  explicit ProgramWriter(unsigned seed) : random(seed) {}

  std::string write() {
    text = "#c = #act.catalog<\"toy\", max_sets = 8, load_us = 1.0, ["
           "#act.func_set<\"s0\", [\"exp\", \"relu\"]>,"
           "#act.func_set<\"s1\", [\"ln\", \"relu\", \"tanh\"]>,"
           "#act.func_set<\"s2\", [\"exp\", \"ln\"]>,"
           "#act.func_set<\"s3\", [\"silu\", \"tanh\"]>]>\n"
           "module attributes {act.catalogs = [#c]} {\n";
    numFunctions = 1 + below(3);
    for (unsigned index = 0; index < numFunctions; ++index)
      function(index);
    return text + "}\n";
  }

private:
  unsigned below(unsigned bound) { return random() % bound; }

  void function(unsigned index) {
    text += "func.func @f" + std::to_string(index) +
            "(%m: memref<4xf32>, %p: i1, %n: index) {\n"
            "%c0 = arith.constant 0 : index\n"
            "%c1 = arith.constant 1 : index\n"
            "%c4 = arith.constant 4 : index\n";
    unsigned blocks = below(2) ? 1 : 2 + below(4);
    for (unsigned block = 0; block < blocks; ++block) {
      if (block > 0)
        text += "^b" + std::to_string(block) + ":\n";
      statements(index, 0);
      auto label = [&](unsigned to) { return "^b" + std::to_string(to); };
      // The entry block has no predecessors.
      if (block + 1 == blocks)
        text += "return\n";
      else if (below(3) == 0)
        text += "cf.br " + label(block + 1) + "\n";
      else
        text += "cf.cond_br %p, " + label(block + 1) + ", " +
                label(1 + below(blocks - 1)) + "\n";
    }
    text += "}\n";
  }

  void statements(unsigned index, unsigned depth) {
    for (unsigned count = below(5); count > 0; --count)
      statement(index, depth);
  }

  void statement(unsigned index, unsigned depth) {
    static const char *functions[] = {"exp", "ln", "relu", "tanh", "silu"};
    unsigned kind = below(depth < 3 ? 9 : 4);
    if (kind < 4) {
      text += std::string("act.activate \"") + functions[below(5)] +
              "\" %m into %m {engine = \"" + (below(4) ? "act" : "pool") +
              "\"} : (memref<4xf32>, memref<4xf32>) -> ()\n";
    } else if (kind == 4) {
      text += "scf.if %p {\n";
      statements(index, depth + 1);
      if (below(2)) {
        text += "} else {\n";
        statements(index, depth + 1);
      }
      text += "}\n";
    } else if (kind <= 6) {
      // Of known trip count, or one that may be zero.
      std::string i = "%i" + std::to_string(numLoops++);
      text += "scf.for " + i + " = %c0 to " + (below(2) ? "%c4" : "%n") +
              " step %c1 {\n";
      statements(index, depth + 1);
      text += "}\n";
    } else if (kind == 7) {
      text += "scf.while : () -> () {\n";
      statements(index, depth + 1);
      text += "scf.condition(%p)\n} do {\n";
      statements(index, depth + 1);
      text += "scf.yield\n}\n";
    } else if (index > 0) {
      text += "func.call @f" + std::to_string(below(index)) +
              "(%m, %p, %n) : (memref<4xf32>, i1, index) -> ()\n";
    }
  }

  std::mt19937 random;
  std::string text;
  unsigned numFunctions = 0, numLoops = 0;
};

class RandomProgram : public testing::Test {
protected:
  RandomProgram() {
    context.loadDialect<ActDialect, arith::ArithDialect, cf::ControlFlowDialect,
                        func::FuncDialect, memref::MemRefDialect,
                        scf::SCFDialect>();
  }
  MLIRContext context;
};
} // namespace

// The sum over all kernels, or nothing where there is no plan.
static std::optional<double> costOf(ModuleOp module, Cover cover) {
  FailureOr<std::vector<KernelPlan>> kernels =
      planKernels(module, cover, Substitutions());
  if (failed(kernels))
    return std::nullopt;
  double sum = 0;
  for (const KernelPlan &kernel : *kernels)
    sum += kernel.plan.costUs;
  return sum;
}

TEST_F(RandomProgram, IsProvenAfterEveryPass) {
  unsigned planned = 0;
  for (unsigned seed = 0; seed < 400; ++seed) {
    std::string text = ProgramWriter(seed).write();
    OwningOpRef<ModuleOp> source = parseSourceString<ModuleOp>(text, &context);
    ASSERT_TRUE(source) << seed << "\n" << text;
    if (enginesIn(*source).empty())
      continue;
    for (Cover cover : {Cover::FirstFit, Cover::LongestRun, Cover::Optimal}) {
      OwningOpRef<ModuleOp> module = source->clone();
      FailureOr<std::vector<KernelPlan>> kernels =
          planKernels(*module, cover, Substitutions());
      ASSERT_TRUE(succeeded(kernels)) << seed;
      for (const KernelPlan &kernel : *kernels) {
        if (cover == Cover::Optimal)
          ASSERT_EQ(kernel.plan.status, CoverPlan::Optimal) << seed;
        applyPlan(kernel, Substitutions());
      }
      ASSERT_TRUE(succeeded(verify(*module))) << seed;
      ASSERT_TRUE(succeeded(verifyResidency(*module))) << seed << "\n" << text;
      PassManager passes(&context);
      passes.addPass(createOptimizePrefetchActControl());
      passes.addPass(createVerifyResidency());
      passes.addPass(createOptimizeActControl());
      passes.addPass(createVerifyResidency());
      ASSERT_TRUE(succeeded(passes.run(*module))) << seed << "\n" << text;
    }
    // A function alone; what callees leave is part of their callers' problem.
    if (text.find("func.call") == std::string::npos) {
      std::optional<double> best = costOf(*source, Cover::Optimal);
      ASSERT_LE(*best, *costOf(*source, Cover::FirstFit) + 1e-9) << seed;
      ASSERT_LE(*best, *costOf(*source, Cover::LongestRun) + 1e-9) << seed;
    }
    ++planned;
  }
  EXPECT_GT(planned, 300u);
}

// The proof notices each load that is taken away from an optimal plan.
TEST_F(RandomProgram, NoLoadOfAnOptimalPlanCanGo) {
  ScopedDiagnosticHandler silent(&context, [](Diagnostic &) {});
  unsigned removed = 0;
  for (unsigned seed = 0; seed < 100; ++seed) {
    OwningOpRef<ModuleOp> module =
        parseSourceString<ModuleOp>(ProgramWriter(seed).write(), &context);
    if (enginesIn(*module).empty())
      continue;
    FailureOr<std::vector<KernelPlan>> kernels =
        planKernels(*module, Cover::Optimal, Substitutions());
    ASSERT_TRUE(succeeded(kernels));
    for (const KernelPlan &kernel : *kernels)
      applyPlan(kernel, Substitutions());
    SmallVector<LoadFuncSetOp> loads;
    module->walk([&](LoadFuncSetOp load) { loads.push_back(load); });
    for (LoadFuncSetOp load : loads) {
      Operation *next = load->getNextNode();
      load->remove();
      EXPECT_TRUE(failed(verifyResidency(*module))) << seed;
      next->getBlock()->getOperations().insert(next->getIterator(), load);
      ++removed;
    }
  }
  EXPECT_GT(removed, 200u);
}
