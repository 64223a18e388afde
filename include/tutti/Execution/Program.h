//===- Program.h - a program as machine code ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compiles a per-device program (StableHLO with collectives in ccl) for this
// machine and runs it. The same code runs on every device, in as many threads
// as there are devices; its collectives call the runtime.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_EXECUTION_PROGRAM_H
#define TUTTI_EXECUTION_PROGRAM_H

#include "mlir/IR/BuiltinOps.h"
#include "tutti/Execution/Array.h"

namespace mlir {
class OpPassManager;
} // namespace mlir

namespace tutti::exec {

class Code;

/// Everything from StableHLO to the LLVM dialect.
void buildLowering(mlir::OpPassManager &pm);

enum class Effort {
  /// Fast code, which is kept for the next time.
  Full,
  /// Code soon, for programs that run once. It is not kept.
  Least,
};

class Program {
public:
  /// The entry is the function `main`, or the only public one. Errors are
  /// diagnostics. Code that was made for the same program before is taken from
  /// the user's cache folder; else the module is lowered in place. Its context
  /// must live on.
  static std::unique_ptr<Program> compile(mlir::ModuleOp module,
                                          Effort effort = Effort::Full);
  ~Program();

  llvm::ArrayRef<mlir::RankedTensorType> arguments() const {
    return argumentTypes;
  }
  llvm::ArrayRef<mlir::RankedTensorType> results() const { return resultTypes; }
  int64_t numDevices() const { return devices; }

  /// Runs on the calling device (see the runtime's Launch.h), with one array
  /// for each argument, which is not written. False if the run was aborted; the
  /// memory of the program's temporaries is then lost. Any thread.
  bool run(llvm::ArrayRef<Array> arguments, std::vector<Array> &results) const;

private:
  Program() = default;

  std::vector<mlir::RankedTensorType> argumentTypes, resultTypes;
  int64_t devices = 1;
  std::unique_ptr<Code> code;
  void (*entry)(void **) = nullptr;
};

/// Where devices run.
struct LaunchOptions {
  /// Seconds; 0 is no bound.
  double timeout = 0;
  /// One device a rank of MPI, instead of one a thread.
  bool mpi = false;
};

/// This process as a rank of an MPI job. One a process, made before programs
/// are launched over MPI; ends MPI when it goes.
class MpiJob {
public:
  /// An error where this installation has no MPI.
  static llvm::Expected<std::unique_ptr<MpiJob>> start();
  ~MpiJob();
  int rank() const;
  int size() const;
  /// Whether all ranks are ready for what comes next. All of them must ask,
  /// and wait for one another.
  bool agree(bool ready) const;

private:
  MpiJob() = default;
};

/// Runs the program on all devices, or with MPI on that of this rank.
/// `arguments[d]` and `results[d]` are those of device d; with MPI, other
/// devices have none. An error says what ended the run; with MPI, a run that
/// goes wrong ends the whole job.
llvm::Error launch(const Program &program,
                   llvm::ArrayRef<std::vector<Array>> arguments,
                   std::vector<std::vector<Array>> &results,
                   const LaunchOptions &options);

} // namespace tutti::exec

#endif // TUTTI_EXECUTION_PROGRAM_H
