//===- Units.cpp - sizes as people write them ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Support/Units.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"
#include <cmath>

using namespace tutti;

// The bytes of a unit; 0 where there is no such unit.
static int64_t scaleOf(llvm::StringRef unit) {
  return llvm::StringSwitch<int64_t>(unit)
      .CasesLower({"", "b"}, 1)
      .CasesLower({"k", "kib"}, 1ll << 10)
      .CasesLower({"m", "mib"}, 1ll << 20)
      .CasesLower({"g", "gib"}, 1ll << 30)
      .CasesLower({"t", "tib"}, 1ll << 40)
      .CasesLower({"p", "pib"}, 1ll << 50)
      .CasesLower({"e", "eib"}, 1ll << 60)
      .CaseLower("kb", 1000)
      .CaseLower("mb", 1000ll * 1000)
      .CaseLower("gb", 1000ll * 1000 * 1000)
      .CaseLower("tb", 1000ll * 1000 * 1000 * 1000)
      .CaseLower("pb", 1000ll * 1000 * 1000 * 1000 * 1000)
      .CaseLower("eb", 1000ll * 1000 * 1000 * 1000 * 1000 * 1000)
      .Default(0);
}

llvm::Expected<int64_t> tutti::parseBytes(llvm::StringRef text) {
  llvm::StringRef trimmed = text.trim();
  size_t unitAt = trimmed.find_if([](char c) { return llvm::isAlpha(c); });
  llvm::StringRef number = trimmed.take_front(unitAt).rtrim();
  int64_t scale = scaleOf(trimmed.substr(number.size()).ltrim());
  auto noSize = [&] {
    return llvm::createStringError(
        "'" + text + "' is no size; write bytes, or 64MiB, or 1.5GB");
  };
  auto tooLarge = [&] {
    return llvm::createStringError(
        "'" + text + "' is too large; a size is at most " +
        llvm::Twine(INT64_MAX) + " bytes, which is less than 8EiB");
  };
  llvm::StringRef digits = number;
  int64_t sign = digits.consume_front("-") ? -1 : 1;
  if (sign > 0)
    digits.consume_front("+");
  auto [whole, fraction] = digits.split('.');
  if (scale == 0 || whole.size() + fraction.size() == 0 ||
      !llvm::all_of(whole, llvm::isDigit) ||
      !llvm::all_of(fraction, llvm::isDigit))
    return noSize();
  // Whole numbers exactly; fractions through double.
  if (!digits.contains('.')) {
    int64_t count, bytes;
    if (digits.getAsInteger(10, count) ||
        __builtin_mul_overflow(count, scale, &bytes))
      return tooLarge();
    return sign * bytes;
  }
  double value;
  if (digits.getAsDouble(value))
    return noSize();
  double bytes = std::floor(sign * value * scale);
  if (!(std::abs(bytes) < 0x1p63))
    return tooLarge();
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
