//===- ActOptions.h - the options of tutti act ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_LIB_DRIVER_ACTOPTIONS_H
#define TUTTI_LIB_DRIVER_ACTOPTIONS_H

#include "tutti/Activation/Analysis/KernelPlans.h"
#include <memory>
#include <optional>
#include <string>

namespace tutti {

/// `tutti act`, as plain data.
struct ActCommandOptions {
  std::string input = "-";
  std::string output; ///< empty: the program is not written
  std::string json;   ///< empty: none
  std::string target = "trn2";
  std::string catalog;    ///< empty: the target's
  std::string identities; ///< empty: those beside the target
  std::string allowSubstitutions = "none";
  act::Cover cover = act::Cover::Optimal;
};

/// The command's flags, for as long as the object lives. Make it before the
/// command line is parsed, read it after.
class ActFlags {
public:
  ActFlags();
  ~ActFlags();
  /// Was `tutti act` asked for?
  explicit operator bool() const;
  /// None where a value is wrong, which is then reported.
  std::optional<ActCommandOptions> get() const;

private:
  struct Flags;
  std::unique_ptr<Flags> flags;
};

int runAct(const ActCommandOptions &options);

} // namespace tutti

#endif // TUTTI_LIB_DRIVER_ACTOPTIONS_H
