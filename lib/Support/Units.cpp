//===- Units.cpp - sizes as people write them ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Support/Units.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"
#include <cmath>

using namespace tutti;

std::optional<int64_t> tutti::parseBytes(llvm::StringRef text) {
  text = text.trim();
  size_t unitAt = text.find_if([](char c) { return llvm::isAlpha(c); });
  llvm::StringRef number = text.take_front(unitAt).rtrim();
  llvm::StringRef unit =
      unitAt == llvm::StringRef::npos ? "" : text.drop_front(unitAt);
  int64_t scale = llvm::StringSwitch<int64_t>(unit)
                      .CasesLower({"", "b"}, 1)
                      .CasesLower({"k", "kib"}, 1ll << 10)
                      .CasesLower({"m", "mib"}, 1ll << 20)
                      .CasesLower({"g", "gib"}, 1ll << 30)
                      .CaseLower("kb", 1000)
                      .CaseLower("mb", 1000 * 1000)
                      .CaseLower("gb", 1000 * 1000 * 1000)
                      .Default(0);
  if (scale == 0)
    return std::nullopt;
  // Whole numbers exactly; fractions through double.
  int64_t whole;
  if (!number.getAsInteger(10, whole)) {
    int64_t bytes;
    if (__builtin_mul_overflow(whole, scale, &bytes))
      return std::nullopt;
    return bytes;
  }
  double value;
  if (number.find_first_not_of("+-.0123456789") != llvm::StringRef::npos ||
      number.getAsDouble(value))
    return std::nullopt;
  double bytes = std::floor(value * scale);
  if (!(std::abs(bytes) < 0x1p63))
    return std::nullopt;
  return static_cast<int64_t>(bytes);
}

std::string tutti::formatBytes(int64_t bytes) {
  static const char *units[] = {"B", "KiB", "MiB", "GiB", "TiB", "PiB", "EiB"};
  double value = static_cast<double>(bytes);
  size_t unit = 0;
  while (std::abs(value) >= 1024 && unit + 1 < std::size(units)) {
    value /= 1024;
    ++unit;
  }
  std::string text;
  llvm::raw_string_ostream os(text);
  os << llvm::format(unit == 0 ? "%.0f" : "%.1f", value) << ' ' << units[unit];
  return text;
}
