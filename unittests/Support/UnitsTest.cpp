//===- UnitsTest.cpp - sizes as people write them ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Support/Units.h"
#include <gtest/gtest.h>

using namespace tutti;

TEST(Units, ParsesSizes) {
  EXPECT_EQ(parseBytes("62481600"), 62481600);
  EXPECT_EQ(parseBytes("64MiB"), 64 << 20);
  EXPECT_EQ(parseBytes("64mib"), 64 << 20);
  EXPECT_EQ(parseBytes("64M"), 64 << 20);
  EXPECT_EQ(parseBytes(" 2 kB "), 2000);
  EXPECT_EQ(parseBytes("1.5GB"), 1500000000);
  EXPECT_EQ(parseBytes("1.5 KiB"), 1536);
  EXPECT_EQ(parseBytes("0"), 0);
  EXPECT_EQ(parseBytes("-1"), -1);
  EXPECT_EQ(parseBytes("10b"), 10);
  EXPECT_EQ(parseBytes("9223372036854775807"), INT64_MAX);
}

TEST(Units, RefusesWhatIsNoSize) {
  for (const char *text :
       {"", "MiB", "64Q", "64 M iB", "1e3", "0x10", "1.2.3", "nan", "inf",
        "9223372036854775808", "8589934592GiB", "1.5e300", "99999999999.5GiB"})
    EXPECT_EQ(parseBytes(text), std::nullopt) << text;
}

TEST(Units, FormatsSizes) {
  EXPECT_EQ(formatBytes(0), "0 B");
  EXPECT_EQ(formatBytes(1023), "1023 B");
  EXPECT_EQ(formatBytes(1536), "1.5 KiB");
  EXPECT_EQ(formatBytes(-(64ll << 20)), "-64.0 MiB");
  EXPECT_EQ(formatBytes(INT64_MAX), "8.0 EiB");
}
