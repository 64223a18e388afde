//===- Progress.cpp - what a long command is doing ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Driver/Progress.h"
#include "llvm/Support/raw_ostream.h"

using namespace tutti;

Progress::Progress(bool enabled)
    : speaksFrom(std::chrono::steady_clock::now() + std::chrono::seconds(1)) {
  if (enabled)
    thread = std::thread([this] { run(); });
}

Progress::~Progress() {
  {
    std::lock_guard<std::mutex> lock(mutex);
    done = true;
  }
  changed.notify_one();
  if (thread.joinable())
    thread.join();
}

void Progress::begin(llvm::StringRef step) {
  {
    std::lock_guard<std::mutex> lock(mutex);
    current = step.str();
  }
  changed.notify_one();
}

void Progress::run() {
  std::unique_lock<std::mutex> lock(mutex);
  changed.wait_until(lock, speaksFrom, [this] { return done; });
  while (!done) {
    if (!current.empty()) {
      llvm::errs() << "tutti: " << current << "\n";
      current.clear();
    }
    changed.wait(lock, [this] { return done || !current.empty(); });
  }
}
