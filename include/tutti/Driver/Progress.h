//===- Progress.h - what a long command is doing ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A command that is done within a second stays silent. One that is not says
// on standard error which step it is in, one line a step.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_DRIVER_PROGRESS_H
#define TUTTI_DRIVER_PROGRESS_H

#include "llvm/ADT/StringRef.h"
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <string>
#include <thread>

namespace tutti {

/// Speaks from a thread of its own, so that a step that hangs is named too.
/// All functions are to be called from one thread.
class Progress {
public:
  explicit Progress(bool enabled);
  /// Ends the thread; prints nothing more.
  ~Progress();

  /// Begins a step: "reading step.mlir". Printed when a second has passed
  /// since the command began and the step is still the current one.
  void begin(llvm::StringRef step);

private:
  void run();

  std::mutex mutex;
  std::condition_variable changed;
  std::string current; ///< empty: printed already
  bool done = false;
  const std::chrono::steady_clock::time_point speaksFrom;
  std::thread thread;
};

} // namespace tutti

#endif // TUTTI_DRIVER_PROGRESS_H
