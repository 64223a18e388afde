//===- StatisticsTest.cpp - the counter sink ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Support/Statistics.h"
#include <gtest/gtest.h>
#include <thread>
#include <vector>

using namespace tutti;

static Statistic apples("fruit", "num_apples", "Number of apples counted");
static Statistic pears("fruit", "num_pears", "Number of pears counted");
static Statistic bolts("metal", "num_bolts", "Number of bolts counted");

TEST(Statistics, CountsFromManyThreads) {
  StatisticsSink::reset();
  std::vector<std::thread> threads;
  for (int t = 0; t < 8; ++t)
    threads.emplace_back([] {
      for (int i = 0; i < 10000; ++i)
        ++apples;
    });
  for (std::thread &thread : threads)
    thread.join();
  EXPECT_EQ(apples.value(), 80000);
  EXPECT_EQ(StatisticsSink::value("fruit", "num_apples"), 80000);
}

TEST(Statistics, ResetZeroesAll) {
  apples += 3;
  bolts += 4;
  StatisticsSink::reset();
  EXPECT_EQ(apples.value(), 0);
  EXPECT_EQ(bolts.value(), 0);
}

TEST(Statistics, UpdateMaxKeepsTheLargest) {
  StatisticsSink::reset();
  pears.updateMax(5);
  pears.updateMax(3);
  EXPECT_EQ(pears.value(), 5);
}

TEST(Statistics, UnknownCounterIsZero) {
  EXPECT_EQ(StatisticsSink::value("fruit", "num_plums"), 0);
}

TEST(Statistics, TableIsSortedAndAligned) {
  StatisticsSink::reset();
  bolts += 12;
  apples += 7;
  std::string text;
  llvm::raw_string_ostream os(text);
  StatisticsSink::printTable(os);
  EXPECT_EQ(text, "         7  fruit  num_apples  Number of apples counted\n"
                  "         0  fruit  num_pears   Number of pears counted\n"
                  "        12  metal  num_bolts   Number of bolts counted\n");
}

TEST(Statistics, JSONHasValueAndDescription) {
  StatisticsSink::reset();
  pears += 2;
  llvm::json::Object json = StatisticsSink::toJSON();
  const llvm::json::Object *pear =
      json.getObject("fruit")->getObject("num_pears");
  EXPECT_EQ(pear->getInteger("value"), 2);
  EXPECT_EQ(pear->getString("description"), "Number of pears counted");
}
