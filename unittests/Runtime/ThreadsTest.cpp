//===- ThreadsTest.cpp - collectives among threads ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Cases.h"
#include "tutti/Runtime/Launch.h"
#include "gtest/gtest.h"

using namespace tutti::rt;

static int runOnDevice(void *cases, int) {
  std::string problem = runCases(*static_cast<Cases *>(cases));
  if (!problem.empty())
    tutti_device_fail(problem.c_str());
  return 0;
}

static void expectGood(Cases cases, int devices) {
  char error[4096];
  TuttiOptions options{300};
  EXPECT_EQ(tutti_run_threads(devices, runOnDevice, &cases, &options, error,
                              sizeof(error)),
            0)
      << error;
}

TEST(ThreadsTest, EveryKindAndGrouping) {
  for (int devices = 1; devices <= 8; ++devices)
    expectGood(kindCases(devices), devices);
}

TEST(ThreadsTest, EveryTypeAndReduction) {
  for (int devices : {3, 8})
    expectGood(typeCases(devices), devices);
}

TEST(ThreadsTest, CustomReductionsInOrder) {
  for (int devices : {2, 4, 7})
    expectGood(customCases(devices), devices);
}

TEST(ThreadsTest, SizesAtTheEdges) {
  for (int devices : {1, 2, 5, 8})
    expectGood(sizeCases(devices, 70000), devices);
}

TEST(ThreadsTest, MoreDevicesThanProcessors) { 
  expectGood(sizeCases(40, 65), 40);
 }
