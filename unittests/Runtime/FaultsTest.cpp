//===- FaultsTest.cpp - wrong programs among threads ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Programs.h"
#include "tutti/Runtime/Launch.h"
#include "gtest/gtest.h"
#include <chrono>
#include <functional>
#include <stdexcept>
#include <thread>

using namespace tutti::rt;

namespace {
using Body = std::function<int(int)>;

struct Outcome {
  int status;
  std::string message;
  double seconds;

  bool says(const std::string &text) const {
    return message.find(text) != std::string::npos;
  }
};
} // namespace

static Outcome launch(int devices, const Body &body, double timeout = 60) {
  char error[16384];
  TuttiOptions options{timeout};
  auto start = std::chrono::steady_clock::now();
  int status = tutti_run_threads(
      devices,
      [](void *user, int device) { return (*static_cast<Body *>(user))(device); },
      const_cast<Body *>(&body), &options, error, sizeof(error));
  std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
  return {status, error, took.count()};
}

static OwnedSite sum(int64_t n, std::string location = "sum.mlir:1:1") {
  OwnedSite site;
  site.kind = TUTTI_ALL_REDUCE;
  site.reduction = TUTTI_SUM;
  site.buffers = {{TUTTI_F32, {n}}};
  site.location = location;
  return site;
}

TEST(FaultsTest, RightProgramsEndWell) {
  for (unsigned seed = 0; seed < 50; ++seed) {
    int devices = 2 + int(seed % 5);
    Program program = makeProgram(devices, seed);
    Outcome outcome =
        launch(devices, [&](int d) { return follow(program, d); });
    EXPECT_EQ(outcome.status, 0) << outcome.message;
    EXPECT_EQ(outcome.message, "");
  }
}

TEST(FaultsTest, WrongProgramsAreFound) {
  int seen[3] = {};
  for (unsigned seed = 0; seed < 200; ++seed) {
    int devices = 2 + int(seed % 5);
    WrongProgram wrong = makeWrongProgram(devices, seed);
    Outcome outcome =
        launch(devices, [&](int d) { return follow(wrong.program, d), 0; });
    EXPECT_NE(outcome.status, 0) << "seed " << seed;
    EXPECT_EQ(judge(wrong, outcome.message), "")
        << "seed " << seed << "\n" << outcome.message;
    EXPECT_LT(outcome.seconds, 5);
    ++seen[int(wrong.change)];
  }
  EXPECT_GT(std::min({seen[0], seen[1], seen[2]}), 40);
}

TEST(FaultsTest, BothPlacesOfADisagreementAreNamed) {
  OwnedSite a = sum(4, "a.mlir:3:1"), b = sum(5, "b.mlir:4:1");
  std::vector<OwnedSite> sites{a, a, b, a};
  Outcome outcome = launch(4, [&](int d) { return perform(sites[d]); });
  EXPECT_EQ(outcome.message.substr(0, outcome.message.find("\nwhere")),
            "devices of a group disagree on collective 1 of the group\n"
            "  devices 0, 1, 3: all_reduce sum of f32[4] in group {0,1,2,3} at "
            "a.mlir:3:1\n"
            "  device 2: all_reduce sum of f32[5] in group {0,1,2,3} at "
            "b.mlir:4:1");
}

TEST(FaultsTest, ADeviceThatEndsEarlyIsNamed) {
  std::vector<OwnedSite> sites(3, sum(4));
  Outcome outcome =
      launch(3, [&](int d) { return d == 1 ? 0 : perform(sites[d]); });
  EXPECT_TRUE(outcome.says("device 1 has ended, but others wait for it"))
      << outcome.message;
  EXPECT_TRUE(outcome.says("device 0 waits for device 1 in all_reduce sum of "
                           "f32[4] in group {0,1,2} at sum.mlir:1:1"))
      << outcome.message;
  EXPECT_TRUE(outcome.says("device 1 has ended without a collective"))
      << outcome.message;
  EXPECT_LT(outcome.seconds, 5);
}

TEST(FaultsTest, ADeviceThatFailsIsNamed) {
  std::vector<OwnedSite> sites(3, sum(4));
  Outcome outcome = launch(3, [&](int d) {
    if (d != 2)
      return perform(sites[d]);
    tutti_device_fail("no memory for weights");
    return 1;
  });
  EXPECT_TRUE(outcome.says("device 2 failed: no memory for weights"))
      << outcome.message;
}

TEST(FaultsTest, AnExceptionFails) {
  std::vector<OwnedSite> sites(2, sum(4));
  Outcome outcome = launch(2, [&](int d) {
    if (d == 0)
      throw std::runtime_error("bad weights");
    return perform(sites[d]);
  });
  EXPECT_TRUE(outcome.says("device 0 failed: its program threw an exception: "
                           "bad weights"))
      << outcome.message;
}

TEST(FaultsTest, AStatusFails) {
  Outcome outcome = launch(1, [&](int) { return 3; });
  EXPECT_TRUE(outcome.says("device 0 failed: its program returned 3"));
}

TEST(FaultsTest, ACircleIsFound) {
  // 0 and 1, 1 and 2, 2 and 0, each pair from another end; 3 computes.
  std::vector<OwnedSite> sites;
  for (int d = 0; d < 3; ++d) {
    sites.push_back(sum(4, "circle.mlir:" + std::to_string(d) + ":1"));
    sites.back().groups = {{d, (d + 1) % 3}};
  }
  std::atomic<bool> over{false};
  Outcome outcome = launch(4, [&](int d) {
    if (d == 3) {
      while (!over)
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
      return 0;
    }
    int status = perform(sites[d]);
    over = true;
    return status;
  });
  EXPECT_TRUE(outcome.says("devices 0, 1, 2 wait for each other"))
      << outcome.message;
  EXPECT_TRUE(outcome.says("device 3 computes, before its first collective"))
      << outcome.message;
  for (const char *place : {"circle.mlir:0:1", "circle.mlir:1:1", "circle.mlir:2:1"})
    EXPECT_TRUE(outcome.says(place)) << outcome.message;
}

TEST(FaultsTest, ALateDeviceIsNoFault) {
  std::vector<OwnedSite> sites(3, sum(4));
  Outcome outcome = launch(3, [&](int d) {
    std::this_thread::sleep_for(std::chrono::milliseconds(100 * d));
    return perform(sites[d]);
  });
  EXPECT_EQ(outcome.status, 0) << outcome.message;
}

TEST(FaultsTest, TheTimeoutEndsAWait) {
  std::vector<OwnedSite> sites(2, sum(4));
  Outcome outcome = launch(
      2,
      [&](int d) {
        if (d == 1)
          std::this_thread::sleep_for(std::chrono::milliseconds(600));
        return perform(sites[d]);
      },
      0.2);
  EXPECT_TRUE(outcome.says("the timeout has passed")) << outcome.message;
  EXPECT_TRUE(outcome.says("device 0 waits for device 1"))
      << outcome.message;
  EXPECT_TRUE(outcome.says("device 1 computes")) << outcome.message;
}

TEST(FaultsTest, ADeviceThatNeverReturnsEndsTheProcess) {
  GTEST_FLAG_SET(death_test_style, "threadsafe");
  EXPECT_EXIT(launch(
                  2,
                  [&](int d) {
                    for (volatile bool forever = true; d == 1 && forever;)
                      std::this_thread::sleep_for(std::chrono::seconds(1));
                    return 0;
                  },
                  0.2),
              testing::ExitedWithCode(70), "the timeout has passed");
}

TEST(FaultsTest, AnAbortWhileOthersReadIsSafe) {
  // Buffers are freed as soon as a device returns; a reader would be caught by
  // the sanitizers.
  for (int trial = 0; trial < 100; ++trial) {
    std::vector<OwnedSite> sites(3, sum(50000));
    launch(4, [&](int d) {
      if (d < 3)
        sites[d].groups = {{0, 1, 2}};
      for (int i = 0; d < 3 && i < 20; ++i)
        if (perform(sites[d]))
          return 1;
      if (d == 3)
        std::this_thread::sleep_for(std::chrono::microseconds(trial * 20));
      return int(d == 3);
    });
  }
}
