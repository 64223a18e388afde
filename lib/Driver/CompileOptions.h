//===- CompileOptions.h - the options of tutti compile ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_LIB_DRIVER_COMPILEOPTIONS_H
#define TUTTI_LIB_DRIVER_COMPILEOPTIONS_H

#include "tutti/Driver/Pipeline.h"
#include "llvm/Support/CommandLine.h"
#include <memory>
#include <optional>
#include <string>

namespace tutti {

/// `tutti compile`, as plain data.
struct CompileCommandOptions {
  std::string input = "-", output = "-";
  std::string target = "trn2";
  std::string stats;
  bool debugInfo = false;
  bool quiet = false;
  bool printStatistics = false;
  /// Run the program before and after, and compare, before anything is written.
  bool verify = false;
  CompileOptions compile;
};

/// The command's flags, for as long as the object lives. Make it before the
/// command line is parsed, read it after.
class CompileFlags {
public:
  CompileFlags();
  ~CompileFlags();
  /// Was `tutti compile` asked for?
  explicit operator bool() const;
  /// None where a value is wrong, which is then reported.
  std::optional<CompileCommandOptions> get() const;

private:
  struct Flags;
  std::unique_ptr<Flags> flags;
};

int runCompile(const CompileCommandOptions &options);

} // namespace tutti

#endif // TUTTI_LIB_DRIVER_COMPILEOPTIONS_H
