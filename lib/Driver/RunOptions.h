//===- RunOptions.h - the options of tutti run and tutti compare ---*- C++
//-*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_LIB_DRIVER_RUNOPTIONS_H
#define TUTTI_LIB_DRIVER_RUNOPTIONS_H

#include "tutti/Driver/Comparison.h"
#include "tutti/Execution/Program.h"
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tutti {

/// `tutti run`, as plain data.
struct RunCommandOptions {
  std::string input = "-";
  /// 0: as many as the program says.
  int64_t devices = 0;
  /// NumPy files, one an argument; empty for random ones.
  std::vector<std::string> arguments;
  uint64_t seed = 0;
  /// The folder for results; empty to print them.
  std::string out;
  /// The most elements printed of a result.
  int64_t elements = 16;
  /// How often it runs; more than once to measure time.
  int64_t repeat = 1;
  bool quiet = false;
  /// Whether lines that begin with `// -----` part several programs.
  bool split = false;
  exec::LaunchOptions launch;
};

/// `tutti compare`, as plain data.
struct CompareCommandOptions {
  std::string left, right;
  int64_t devices = 0;
  bool quiet = false;
  ComparisonOptions comparison;
};

/// The flags of both, for as long as the object lives. Make it before the
/// command line is parsed, read it after.
class RunFlags {
public:
  RunFlags();
  ~RunFlags();
  bool isRun() const;
  bool isCompare() const;
  /// None where a value is wrong, which is then reported.
  std::optional<RunCommandOptions> getRun() const;
  std::optional<CompareCommandOptions> getCompare() const;

private:
  struct Flags;
  std::unique_ptr<Flags> flags;
};

/// Exit statuses: 0 if all went well, 1 if not.
int runRun(const RunCommandOptions &options);
/// 1 on a difference, too.
int runCompare(const CompareCommandOptions &options);

} // namespace tutti

#endif // TUTTI_LIB_DRIVER_RUNOPTIONS_H
