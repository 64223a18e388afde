//===- Pipeline.h - from a program as read to one as planned ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The stages of a compilation in order. docs/how-a-program-travels.md follows
// a program through them.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_DRIVER_PIPELINE_H
#define TUTTI_DRIVER_PIPELINE_H

#include "mlir/IR/BuiltinOps.h"
#include "tutti/Report/CompileSummary.h"
#include "tutti/Target/Target.h"
#include <optional>

namespace tutti {

/// Where a compilation stops.
enum class Stage { CCL, StableHLO };

/// What the user chose; the defaults are those of the command.
struct CompileOptions {
  bool bucketing = true;
  bool allGatherBucketing = true;
  bool allReduceBucketing = true;
  bool reduceScatterBucketing = true;
  /// Byte caps of a bucket; 0 or less: none.
  int64_t allGatherBytes = 64 << 20;
  int64_t allReduceBytes = 64 << 20;
  int64_t reduceScatterBytes = 64 << 20;
  bool bucketingInLoops = true;
  bool mixedElementTypes = false;
  /// What a bucket may keep alive longer than before: bytes, or where those are
  /// not given a share of the program's peak, at least 1 MiB. 0: no bound.
  std::optional<int64_t> maxLiveGrowthBytes;
  int64_t maxLiveGrowthPercent = 25;
  /// StableHLO all-reduces with a channel and several operands, which XLA's
  /// compiler for CPUs refuses; else their operands share one buffer.
  bool variadicAllReduce = false;
  Stage emit = Stage::StableHLO;
};

/// Takes `module` from the form it was read in to options.emit, and fills in
/// all of `summary` but the names of input, form and target. On failure, which
/// has been reported as a diagnostic, the module is not to be used.
mlir::LogicalResult
compile(mlir::ModuleOp module, const CompileOptions &options,
        const Target &target, CompileSummary &summary,
        llvm::function_ref<void(llvm::StringRef)> beginStep);

} // namespace tutti

#endif // TUTTI_DRIVER_PIPELINE_H
