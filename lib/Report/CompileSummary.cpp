//===- CompileSummary.cpp - what a compilation changed ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Report/CompileSummary.h"
#include "tutti/Support/Units.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/FormatVariadic.h"

using namespace tutti;

CollectiveTotals &CollectiveTotals::operator+=(const CollectiveTotals &other) {
  count += other.count;
  bytes += other.bytes;
  fixedUs += other.fixedUs;
  transferUs += other.transferUs;
  return *this;
}

CollectiveTotals CompileSummary::before() const {
  CollectiveTotals total;
  for (const CollectiveRow &row : rows)
    total += row.before;
  return total;
}

CollectiveTotals CompileSummary::after() const {
  CollectiveTotals total;
  for (const CollectiveRow &row : rows)
    total += row.after;
  return total;
}

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

static std::string formatUs(double us) {
  if (us < 1000)
    return llvm::formatv("{0:f1} us", us);
  if (us < 1e6)
    return llvm::formatv("{0:f2} ms", us / 1e3);
  return llvm::formatv("{0:f2} s", us / 1e6);
}

static void printRow(llvm::raw_ostream &os, size_t groupWidth,
                     llvm::StringRef kind, llvm::StringRef group,
                     const CollectiveTotals &before,
                     const CollectiveTotals &after) {
  os << "  " << llvm::left_justify(kind, 20) << ' '
     << llvm::left_justify(group, groupWidth) << ' '
     << llvm::format_decimal(before.count, 7) << ' '
     << llvm::right_justify(formatBytes(before.bytes), 11) << ' '
     << llvm::format_decimal(after.count, 7) << ' '
     << llvm::right_justify(formatBytes(after.bytes), 11) << '\n';
}

// "+1.0 KiB (+2.5%)"
static std::string formatChange(int64_t before, int64_t after) {
  if (before == after)
    return "no change";
  std::string text = (after > before ? "+" : "") + formatBytes(after - before);
  if (before > 0)
    text += llvm::formatv(" ({0}{1:f1}%)", after > before ? "+" : "",
                          100.0 * (after - before) / before);
  return text;
}

void CompileSummary::printText(llvm::raw_ostream &os) const {
  os << input << ": " << form << '\n';
  if (rows.empty()) {
    os << "  no collectives (in a program that XLA has yet to partition they "
          "do "
          "not stand yet: use the text after partitioning)\n";
    return;
  }
  size_t groupWidth = 12;
  for (const CollectiveRow &row : rows)
    groupWidth = std::max(groupWidth, row.group.size());
  os << "  " << llvm::left_justify("", 21 + groupWidth) << ' '
     << llvm::center_justify("before", 19) << "        after\n"
     << "  " << llvm::left_justify("collective", 20) << ' '
     << llvm::left_justify("groups", groupWidth)
     << "   count       bytes   count       bytes\n";
  for (const CollectiveRow &row : rows)
    printRow(os, groupWidth, row.kind, row.group, row.before, row.after);
  CollectiveTotals before = this->before(), after = this->after();
  printRow(os, groupWidth, "total", "", before, after);

  if (bucketing) {
    os << "runs ended by: ";
    llvm::ListSeparator comma;
    for (const auto &[reason, count] : runsEnded)
      os << comma << reason << ' ' << count;
  } else {
    os << "bucketing is off";
  }
  os << "\nlargest bucket: ";
  if (largestKind.empty())
    os << "none\n";
  else
    os << largestMembers << " x " << largestKind << ", "
       << formatBytes(largestBytes) << '\n';
  os << "peak live bytes a device: " << formatBytes(peakLiveBefore) << " -> "
     << formatBytes(peakLiveAfter) << ", "
     << formatChange(peakLiveBefore, peakLiveAfter) << '\n'
     << "launch cost on " << target << ": " << formatUs(before.fixedUs)
     << " -> " << formatUs(after.fixedUs) << ", "
     << formatUs(before.fixedUs - after.fixedUs) << " saved (transfer "
     << formatUs(after.transferUs) << ")\n";
}

//===----------------------------------------------------------------------===//
// JSON
//===----------------------------------------------------------------------===//

static llvm::json::Object toJSON(const CollectiveTotals &totals) {
  return llvm::json::Object{{"count", totals.count},
                            {"bytes", totals.bytes},
                            {"launch_us", totals.fixedUs},
                            {"transfer_us", totals.transferUs}};
}

llvm::json::Object CompileSummary::toJSON() const {
  llvm::json::Array collectives;
  for (const CollectiveRow &row : rows)
    collectives.push_back(llvm::json::Object{{"kind", row.kind},
                                             {"group", row.group},
                                             {"link", row.link},
                                             {"before", ::toJSON(row.before)},
                                             {"after", ::toJSON(row.after)}});
  llvm::json::Object ended;
  for (const auto &[reason, count] : runsEnded)
    ended[reason] = count;
  llvm::json::Value largest = nullptr;
  if (!largestKind.empty())
    largest = llvm::json::Object{{"kind", largestKind},
                                 {"members", largestMembers},
                                 {"bytes", largestBytes}};
  return llvm::json::Object{
      {"input", input},
      {"form", form},
      {"target", target},
      {"collectives", std::move(collectives)},
      {"total", llvm::json::Object{{"before", ::toJSON(before())},
                                   {"after", ::toJSON(after())}}},
      {"runs_ended_by", std::move(ended)},
      {"largest_bucket", std::move(largest)},
      {"peak_live_bytes", llvm::json::Object{{"before", peakLiveBefore},
                                             {"after", peakLiveAfter}}}};
}
