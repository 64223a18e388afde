//===- PeakLiveBytes.h - how much memory a program needs ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The largest number of bytes that are alive at the same time, if ops run in
// the order of the text and every value has memory of its own from where it is
// made to its last use.
//
// - An argument of a function belongs to the caller and is alive throughout. An
//   argument of any other block is alive up to its last use.
// - What a function returns is alive up to its end.
// - At an op with regions, what the regions need at most is added to what is
//   alive around it; so is what a called function needs beyond its arguments.
//   The results of the op take the place of that once it is done.
// - A value from outside a region is alive around it, and not counted again.
// - Values of unknown size count nothing. The regions of collectives count
//   nothing: they work on single elements.
//
// An estimate for comparing two orders of one program: real allocators share
// memory between an operand and a result, and compilers reorder. Linear in the
// number of ops, times the depth to which values are captured.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_COLLECTIVES_ANALYSIS_PEAKLIVEBYTES_H
#define TUTTI_COLLECTIVES_ANALYSIS_PEAKLIVEBYTES_H

#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include <cstdint>

namespace tutti::ccl {

/// Answers for the ops of one module, which must not change in between:
/// functions are looked at once. All answers are INT64_MAX where that is too
/// small.
class PeakLiveBytes {
public:
  int64_t ofFunction(mlir::FunctionOpInterface function);
  /// What the op needs beside its operands and results while it runs: most of
  /// its regions, or what a function it calls needs beyond its arguments.
  int64_t insideOf(mlir::Operation *op);

private:
  // Wide enough that no sum of sizes overflows.
  using Bytes = __int128;
  using Captures = llvm::SmallVectorImpl<mlir::Value>;

  void estimate(mlir::FunctionOpInterface function);
  Bytes ofBlock(mlir::Block &block, bool isEntryOfFunction, Captures &captures);
  Bytes ofNested(mlir::Operation *op, Captures &captures);
  mlir::FunctionOpInterface calleeOf(mlir::CallOpInterface call);

  mlir::SymbolTableCollection symbols;
  llvm::DenseMap<mlir::Operation *, mlir::Operation *> callees;
  // Of functions that are done; and without their arguments.
  llvm::DenseMap<mlir::Operation *, Bytes> peaks, ownNeeds;
};

/// The peak of a function, or the largest peak of the functions of a module.
int64_t peakLiveBytes(mlir::Operation *functionOrModule);

} // namespace tutti::ccl

#endif // TUTTI_COLLECTIVES_ANALYSIS_PEAKLIVEBYTES_H
