//===- BucketizeRunsTest.cpp - random programs, run ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs random programs on four devices as they are and bucketized. All results
// must have the same bits, since collectives fold in the order of their group
// whatever they travel with. Programs are compiled many at a time, as functions
// that one calls in turn.
//
//===----------------------------------------------------------------------===//

#include "../Collectives/ProgramGenerator.h"
#include "../Collectives/Random.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Pass/PassManager.h"
#include "tutti/Collectives/Transforms/Passes.h"
#include "tutti/Execution/Compare.h"
#include "tutti/Execution/Program.h"
#include "tutti/Execution/Register.h"
#include <atomic>
#include <gtest/gtest.h>
#include <thread>

using namespace mlir;
using namespace tutti;
using exec::Array;

static constexpr int64_t kNumPrograms = 10000;
static constexpr int64_t kBatch = 10;
static constexpr int64_t kNumDevices = 4;

// Programs with the seeds from `first` on, and a main that calls all of them on
// its arguments, which theirs are, and has the results of all.
static OwningOpRef<ModuleOp> makeBatch(MLIRContext &context, int64_t first) {
  OpBuilder builder(&context);
  Location loc = builder.getUnknownLoc();
  OwningOpRef<ModuleOp> batch = ModuleOp::create(builder, loc);
  batch.get()->setAttr("mhlo.num_replicas",
                       builder.getI32IntegerAttr(kNumDevices));
  SmallVector<func::FuncOp> programs;
  for (int64_t seed = first; seed < first + kBatch; ++seed) {
    ccl::GeneratorOptions options;
    options.numOps = 6 + seed % 30;
    options.runnable = true;
    options.suffix = std::to_string(seed);
    OwningOpRef<ModuleOp> module = ccl::generateProgram(context, seed, options);
    batch->getBody()->getOperations().splice(
        batch->getBody()->end(), module->getBody()->getOperations());
    programs.push_back(cast<func::FuncOp>(batch->getBody()->back()));
    programs.back().setPrivate();
  }
  builder.setInsertionPointToEnd(batch->getBody());
  TypeRange inputs = programs.front().getArgumentTypes();
  auto main = func::FuncOp::create(builder, loc, "main",
                                   builder.getFunctionType(inputs, {}));
  builder.setInsertionPointToStart(main.addEntryBlock());
  SmallVector<Value> results;
  for (func::FuncOp program : programs)
    llvm::append_range(results, func::CallOp::create(builder, loc, program,
                                                     main.getArguments())
                                    .getResults());
  func::ReturnOp::create(builder, loc, results);
  main.setFunctionType(builder.getFunctionType(main.getArgumentTypes(),
                                               ValueRange(results).getTypes()));
  return batch;
}

static LogicalResult bucketize(ModuleOp module, uint64_t seed,
                               ccl::BucketingSummary &summary) {
  Random random(seed);
  ccl::CclSegmentOptions segment;
  ccl::CclBucketizeOptions bucketize;
  segment.mixedElementTypes = bucketize.mixedElementTypes = random.percent(20);
  segment.bucketingInLoops = bucketize.bucketingInLoops = !random.percent(20);
  if (random.percent(30))
    segment.allGatherBytes = segment.allReduceBytes =
        segment.reduceScatterBytes = 64 * (1 + random.below(12));
  PassManager manager(module.getContext());
  manager.addPass(ccl::createCclSegment(segment));
  manager.addPass(ccl::createCclBucketize(bucketize, summary));
  return manager.run(module);
}

using PerDevice = std::vector<std::vector<Array>>;

static PerDevice makeArguments(const exec::Program &program, uint64_t seed) {
  PerDevice arguments(kNumDevices);
  for (int64_t device = 0; device < kNumDevices; ++device)
    for (auto [i, type] : llvm::enumerate(program.arguments())) {
      // All devices take the same branch.
      uint64_t stream = type.getRank() == 0 ? 0 : 1 + device;
      arguments[device].push_back(
          exec::randomArray(type, seed, stream * 100 + i));
    }
  return arguments;
}

// Results of the module, which is consumed.
static llvm::Expected<PerDevice> run(ModuleOp module, uint64_t seed) {
  std::unique_ptr<exec::Program> program =
      exec::Program::compile(module, exec::Effort::Least);
  if (!program)
    return llvm::createStringError("does not compile");
  PerDevice results;
  exec::LaunchOptions options;
  options.timeout = 60;
  if (llvm::Error error = exec::launch(*program, makeArguments(*program, seed),
                                       results, options))
    return error;
  return results;
}

namespace {
struct Totals {
  int64_t merged[ccl::kNumBucketKinds] = {};
  int64_t numResults = 0, numSpecial = 0;
};
} // namespace

static void compare(const PerDevice &expected, const PerDevice &found,
                    int64_t first, Totals &totals) {
  exec::Tolerance same;
  same.signedZeros = true;
  for (int64_t device = 0; device < kNumDevices; ++device) {
    ASSERT_EQ(expected[device].size(), found[device].size());
    for (auto [i, a] : llvm::enumerate(expected[device])) {
      ASSERT_FALSE(exec::findDifference(a, found[device][i], same).has_value())
          << "programs from " << first << ", device " << device << ", result "
          << i;
      ++totals.numResults;
      std::string text = exec::formatElement(a, 0);
      totals.numSpecial += text == "0" || text.find("nan") != text.npos ||
                           text.find("inf") != text.npos;
    }
  }
}

static void checkBatch(int64_t first, Totals &totals) {
  DialectRegistry registry;
  exec::registerExecutionDialects(registry);
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  ccl::loadGeneratorDialects(context);
  OwningOpRef<ModuleOp> before = makeBatch(context, first);
  ASSERT_TRUE(succeeded(verify(*before))) << "programs from " << first;
  OwningOpRef<ModuleOp> after = before->clone();
  ccl::BucketingSummary summary;
  ASSERT_TRUE(succeeded(bucketize(*after, first, summary)));
  for (unsigned kind = 0; kind < ccl::kNumBucketKinds; ++kind)
    totals.merged[kind] += summary.kinds[kind].merged;
  auto expected = run(*before, first);
  ASSERT_TRUE(bool(expected)) << "programs from " << first << ": "
                              << llvm::toString(expected.takeError());
  auto found = run(*after, first);
  ASSERT_TRUE(bool(found)) << "programs from " << first << ", bucketized: "
                           << llvm::toString(found.takeError());
  compare(*expected, *found, first, totals);
}

TEST(BucketizeRuns, ResultsHaveTheSameBits) {
  std::vector<Totals> totals(std::max(1u, std::thread::hardware_concurrency()));
  std::vector<std::thread> workers;
  std::atomic<int64_t> next = 0;
  for (Totals &mine : totals)
    workers.emplace_back([&] {
      for (int64_t first; (first = next.fetch_add(kBatch)) < kNumPrograms;)
        if (checkBatch(first, mine); ::testing::Test::HasFailure())
          return;
    });
  for (std::thread &worker : workers)
    worker.join();
  Totals sum;
  for (const Totals &part : totals) {
    sum.numResults += part.numResults;
    sum.numSpecial += part.numSpecial;
    for (unsigned kind = 0; kind < ccl::kNumBucketKinds; ++kind)
      sum.merged[kind] += part.merged[kind];
  }
  for (int64_t merged : sum.merged)
    EXPECT_GT(merged, kNumPrograms / 10);
  // Zeros and NaN would hide mistakes.
  EXPECT_GT(sum.numResults, kNumPrograms * kNumDevices);
  EXPECT_LT(sum.numSpecial * 4, sum.numResults);
}
