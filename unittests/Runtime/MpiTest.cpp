//===- MpiTest.cpp - collectives and wrong programs among ranks ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Launches MpiProgram.cpp with mpirun and reads what it prints. The environment
// variable TUTTI_TEST_TRIALS says how many random wrong programs are tried.
//
//===----------------------------------------------------------------------===//

#include "Programs.h"
#include "gtest/gtest.h"
#include <chrono>
#include <cstdlib>

using namespace tutti::rt;

namespace {
struct Outcome {
  int status;
  std::string output;
  double seconds;

  bool says(const std::string &text) const {
    return output.find(text) != std::string::npos;
  }
  int count(const std::string &text) const {
    int n = 0;
    for (size_t at = 0; (at = output.find(text, at)) != std::string::npos; ++n)
      at += text.size();
    return n;
  }
};
} // namespace

static Outcome launch(int ranks, const std::string &mode) {
  // As root in a container, and with more ranks than processors.
  setenv("OMPI_ALLOW_RUN_AS_ROOT", "1", 1);
  setenv("OMPI_ALLOW_RUN_AS_ROOT_CONFIRM", "1", 1);
  setenv("OMPI_MCA_rmaps_base_oversubscribe", "1", 1);
  std::string command = std::string(TUTTI_MPIRUN) + " -n " +
                        std::to_string(ranks) + " " + TUTTI_MPI_PROGRAM + " " +
                        mode + " 2>&1 </dev/null";
  auto start = std::chrono::steady_clock::now();
  Outcome outcome{1, "", 0};
  FILE *pipe = popen(command.c_str(), "r");
  if (!pipe)
    return outcome;
  char buffer[4096];
  while (size_t n = fread(buffer, 1, sizeof(buffer), pipe))
    outcome.output.append(buffer, n);
  outcome.status = pclose(pipe);
  std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
  outcome.seconds = took.count();
  return outcome;
}

static unsigned trials(unsigned usual) {
  const char *wanted = std::getenv("TUTTI_TEST_TRIALS");
  return wanted ? unsigned(std::atoi(wanted)) : usual;
}

TEST(MpiTest, EveryCollectiveGivesItsFormula) {
  for (int ranks : {1, 3, 8}) {
    Outcome outcome = launch(ranks, "cases");
    EXPECT_EQ(outcome.status, 0) << outcome.output;
    EXPECT_EQ(outcome.count("done"), ranks) << outcome.output;
  }
}

TEST(MpiTest, RightProgramsEndWell) {
  Outcome outcome = launch(4, "right 100");
  EXPECT_EQ(outcome.status, 0) << outcome.output;
  EXPECT_EQ(outcome.count("done"), 4) << outcome.output;
}

TEST(MpiTest, WrongProgramsAreFound) {
  for (unsigned seed = 0; seed < trials(16); ++seed) {
    int ranks = 2 + int(seed % 4);
    Outcome outcome = launch(ranks, "wrong " + std::to_string(seed));
    EXPECT_NE(outcome.status, 0) << "seed " << seed;
    EXPECT_EQ(judge(makeWrongProgram(ranks, seed), outcome.output), "")
        << "seed " << seed << "\n" << outcome.output;
    EXPECT_EQ(outcome.count("where the devices are"), 1) << outcome.output;
    EXPECT_LT(outcome.seconds, 30) << "with the start of mpirun";
  }
}

TEST(MpiTest, AKilledRankEndsAll) {
  for (unsigned seed = 0; seed < trials(8); ++seed) {
    Outcome outcome = launch(4, "killed " + std::to_string(seed));
    EXPECT_NE(outcome.status, 0) << "seed " << seed;
    EXPECT_TRUE(outcome.says("is gone")) << "seed " << seed << "\n"
                                         << outcome.output;
    EXPECT_TRUE(outcome.says("model.mlir:")) << outcome.output;
    EXPECT_LT(outcome.seconds, 30) << "with the start of mpirun";
  }
}

static const char waits[] = "device 0 waits for device 3 in all_reduce sum of "
                            "f32[1000] in group {0,1,2,3} at sum.mlir:1:1";

TEST(MpiTest, ARankThatEndsEarlyIsNamed) {
  Outcome outcome = launch(4, "early");
  EXPECT_NE(outcome.status, 0);
  EXPECT_TRUE(outcome.says("device 3 has ended, but others wait for it"))
      << outcome.output;
  EXPECT_TRUE(outcome.says(waits)) << outcome.output;
}

TEST(MpiTest, ARankThatFailsIsNamed) {
  Outcome outcome = launch(4, "failed");
  EXPECT_NE(outcome.status, 0);
  EXPECT_TRUE(outcome.says("device 3 failed: no memory for weights"))
      << outcome.output;
  EXPECT_TRUE(outcome.says(waits)) << outcome.output;
}

TEST(MpiTest, TheTimeoutEndsAWait) {
  Outcome outcome = launch(4, "silent");
  EXPECT_NE(outcome.status, 0);
  EXPECT_TRUE(outcome.says("the timeout has passed")) << outcome.output;
  EXPECT_TRUE(outcome.says(waits)) << outcome.output;
  EXPECT_TRUE(outcome.says("device 3 computes")) << outcome.output;
}

TEST(MpiTest, TheTimeoutEndsAComputation) {
  Outcome outcome = launch(2, "endless");
  EXPECT_NE(outcome.status, 0);
  EXPECT_TRUE(outcome.says("the timeout has passed")) << outcome.output;
  EXPECT_TRUE(outcome.says("does not come to a collective")) << outcome.output;
}
