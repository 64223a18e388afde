//===- Prepare.h - programs of any stage, made ready to run ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_DRIVER_PREPARE_H
#define TUTTI_DRIVER_PREPARE_H

#include "mlir/IR/BuiltinOps.h"
#include "tutti/Execution/Program.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include <memory>

namespace tutti {

/// A program with the context and the text it comes from.
class LoadedProgram {
public:
  using BeginStep = llvm::function_ref<void(llvm::StringRef)>;

  /// Reads `path` ("-" is standard input) in any form, makes it a per-device
  /// program and compiles it for `devices` devices; 0: as many as it says, or
  /// as its collectives name. `beginStep` hears what is being done. Null after
  /// an error, which has been reported.
  static std::unique_ptr<LoadedProgram>
  load(llvm::StringRef path, int64_t devices, BeginStep beginStep);
  /// The same for a text, whose identifier stands for the path.
  static std::unique_ptr<LoadedProgram>
  load(std::unique_ptr<llvm::MemoryBuffer> text, int64_t devices,
       BeginStep beginStep);
  ~LoadedProgram();

  const exec::Program &program() const { return *compiled; }
  /// How many functions without arguments a program without `main` runs in
  /// turn; 0 for other programs.
  int64_t numFunctions() const { return functions; }

private:
  LoadedProgram();
  bool compile(llvm::StringRef name, int64_t devices, BeginStep beginStep);
  struct Parts;
  std::unique_ptr<Parts> parts;
  std::unique_ptr<exec::Program> compiled;
  int64_t functions = 0;
};

/// Where a program of this many devices runs: all of them here, or with `mpi`
/// one, with which `first` and `last` are equal. An error where the job has
/// another number of ranks.
struct DeviceRange {
  int64_t first = 0, last = 0; ///< both included
};
llvm::Expected<DeviceRange> localDevices(const exec::Program &program,
                                         const exec::MpiJob *mpi);

/// Random arguments for the devices of a range; others have none. Scalars of
/// integers and bools, which decide how often a loop runs, are the same on all
/// devices. An error where a type leaves a size open.
llvm::Expected<std::vector<std::vector<exec::Array>>>
randomArguments(const exec::Program &program, DeviceRange devices,
                uint64_t seed);

} // namespace tutti

#endif // TUTTI_DRIVER_PREPARE_H
