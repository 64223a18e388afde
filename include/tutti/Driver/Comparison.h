//===- Comparison.h - two programs on the same inputs ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_DRIVER_COMPARISON_H
#define TUTTI_DRIVER_COMPARISON_H

#include "tutti/Execution/Compare.h"
#include "tutti/Execution/Program.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace tutti {

struct ComparisonOptions {
  int64_t trials = 5;
  /// Trial i has inputs from seed + i.
  uint64_t seed = 0;
  exec::Tolerance tolerance;
  exec::LaunchOptions launch;
  /// The job whose ranks are the devices, if there is one.
  const exec::MpiJob *mpi = nullptr;
};

/// Runs both programs on random inputs. An error where their arguments, results
/// or devices do not match, where a run is aborted, or where results differ: it
/// says which result, index, device, values and ULPs. `beginTrial` hears which
/// trial begins.
llvm::Error comparePrograms(const exec::Program &left,
                            const exec::Program &right,
                            const ComparisonOptions &options,
                            llvm::function_ref<void(int64_t)> beginTrial);

} // namespace tutti

#endif // TUTTI_DRIVER_COMPARISON_H
