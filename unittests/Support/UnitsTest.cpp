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

static int64_t bytes(llvm::StringRef text) {
  llvm::Expected<int64_t> parsed = parseBytes(text);
  if (parsed)
    return *parsed;
  ADD_FAILURE() << llvm::toString(parsed.takeError());
  return 0;
}

static std::string errorOf(llvm::StringRef text) {
  llvm::Expected<int64_t> parsed = parseBytes(text);
  return parsed ? "none" : llvm::toString(parsed.takeError());
}

TEST(Units, ParsesSizes) {
  EXPECT_EQ(bytes("62481600"), 62481600);
  EXPECT_EQ(bytes("64MiB"), 64 << 20);
  EXPECT_EQ(bytes("64mib"), 64 << 20);
  EXPECT_EQ(bytes("64M"), 64 << 20);
  EXPECT_EQ(bytes(" 2 kB "), 2000);
  EXPECT_EQ(bytes("1.5GB"), 1500000000);
  EXPECT_EQ(bytes("1.5 KiB"), 1536);
  EXPECT_EQ(bytes(".5KiB"), 512);
  EXPECT_EQ(bytes("2TiB"), 2ll << 40);
  EXPECT_EQ(bytes("3TB"), 3000000000000);
  EXPECT_EQ(bytes("4PiB"), 4ll << 50);
  EXPECT_EQ(bytes("5PB"), 5000000000000000);
  EXPECT_EQ(bytes("7EiB"), 7ll << 60);
  EXPECT_EQ(bytes("9EB"), 9000000000000000000);
  EXPECT_EQ(bytes("0"), 0);
  EXPECT_EQ(bytes("-1"), -1);
  EXPECT_EQ(bytes("+1"), 1);
  EXPECT_EQ(bytes("10b"), 10);
  EXPECT_EQ(bytes("9223372036854775807"), INT64_MAX);
}

TEST(Units, RefusesWhatIsNoSize) {
  for (std::string text : {"", "MiB", "64Q", "64 M iB", "1e3", "0x10", "1.2.3",
                           "nan", "inf", "1.5e300", "--1", "1 2", "."})
    EXPECT_EQ(errorOf(text),
              "'" + text + "' is no size; write bytes, or 64MiB, or 1.5GB");
}

TEST(Units, RefusesWhatIsTooLarge) {
  for (std::string text :
       {"9223372036854775808", "8589934592GiB", "8EiB", "99999999999.5GiB",
        "-9EiB", "1000000000000000000000000"})
    EXPECT_EQ(errorOf(text), "'" + text +
                                 "' is too large; a size is at most "
                                 "9223372036854775807 bytes, which is less "
                                 "than 8EiB");
}

TEST(Units, FormatsSizes) {
  EXPECT_EQ(formatBytes(0), "0 B");
  EXPECT_EQ(formatBytes(1023), "1023 B");
  EXPECT_EQ(formatBytes(1536), "1.5 KiB");
  EXPECT_EQ(formatBytes(-(64ll << 20)), "-64.0 MiB");
  EXPECT_EQ(formatBytes(INT64_MAX), "8.0 EiB");
}
