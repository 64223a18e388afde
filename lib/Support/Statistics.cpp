//===- Statistics.cpp - compilation-wide counters ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Support/Statistics.h"
#include "llvm/Support/Format.h"
#include <algorithm>
#include <mutex>
#include <vector>

using namespace tutti;

namespace {
struct Registry {
  std::mutex mutex;
  std::vector<Statistic *> all;
};
} // namespace

// Created on first use, since counters of other files may be constructed
// before any object of this one.
static Registry &registry() {
  static Registry instance;
  return instance;
}

// A copy in printing order, so that nothing is printed under the lock.
static std::vector<Statistic *> sorted() {
  Registry &r = registry();
  std::vector<Statistic *> all;
  {
    std::lock_guard<std::mutex> lock(r.mutex);
    all = r.all;
  }
  std::sort(all.begin(), all.end(), [](Statistic *a, Statistic *b) {
    return std::pair<llvm::StringRef, llvm::StringRef>(a->pass, a->name) <
           std::pair<llvm::StringRef, llvm::StringRef>(b->pass, b->name);
  });
  return all;
}

Statistic::Statistic(llvm::StringLiteral pass, llvm::StringLiteral name,
                     llvm::StringLiteral description)
    : pass(pass), name(name), description(description) {
  Registry &r = registry();
  std::lock_guard<std::mutex> lock(r.mutex);
  r.all.push_back(this);
}

void Statistic::updateMax(int64_t candidate) {
  int64_t seen = value();
  while (seen < candidate && !count.compare_exchange_weak(
                                 seen, candidate, std::memory_order_relaxed))
    ;
}

void StatisticsSink::reset() {
  for (Statistic *stat : sorted())
    stat->count.store(0, std::memory_order_relaxed);
}

int64_t StatisticsSink::value(llvm::StringRef pass, llvm::StringRef name) {
  for (Statistic *stat : sorted())
    if (stat->pass == pass && stat->name == name)
      return stat->value();
  return 0;
}

void StatisticsSink::printTable(llvm::raw_ostream &os) {
  size_t passWidth = 0, nameWidth = 0;
  std::vector<Statistic *> all = sorted();
  for (Statistic *stat : all) {
    passWidth = std::max(passWidth, stat->pass.size());
    nameWidth = std::max(nameWidth, stat->name.size());
  }
  for (Statistic *stat : all)
    os << llvm::format_decimal(stat->value(), 10) << "  "
       << llvm::left_justify(stat->pass, passWidth) << "  "
       << llvm::left_justify(stat->name, nameWidth) << "  " << stat->description
       << '\n';
}

llvm::json::Object StatisticsSink::toJSON() {
  llvm::json::Object root;
  for (Statistic *stat : sorted()) {
    llvm::json::Value &pass =
        root.try_emplace(stat->pass, llvm::json::Object()).first->second;
    (*pass.getAsObject())[stat->name] = llvm::json::Object{
        {"value", stat->value()}, {"description", stat->description}};
  }
  return root;
}
