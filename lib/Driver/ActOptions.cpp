//===- ActOptions.cpp - the options of tutti act ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ActOptions.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/WithColor.h"

using namespace tutti;
namespace cl = llvm::cl;

struct ActFlags::Flags {
  cl::SubCommand command{
      "act", "place a kernel's loads of activation tables and say their cost"};
  cl::OptionCategory category{"Options"};
  cl::opt<std::string> input{
      cl::Positional,
      cl::desc("<program: act dialect, StableHLO or HLO text, - is stdin>"),
      cl::sub(command), cl::cat(category)};
  cl::opt<std::string> output{
      "o", cl::desc("Write the program with its loads to this file"),
      cl::value_desc("file"), cl::sub(command), cl::cat(category)};
  cl::opt<std::string> json{"json", cl::desc("Write the report as JSON"),
                            cl::value_desc("file"), cl::sub(command),
                            cl::cat(category)};
  cl::opt<std::string> target{
      "target",
      cl::desc("The machine: a name in targets/, or a .json file (default: "
               "trn2)"),
      cl::value_desc("name"),
      cl::init("trn2"),
      cl::sub(command),
      cl::cat(category)};
  cl::opt<std::string> catalog{
      "catalog",
      cl::desc("The function sets, an act_info.json (default: the target's)"),
      cl::value_desc("file"), cl::sub(command), cl::cat(category)};
  cl::opt<act::Cover> cover{
      "cover",
      cl::desc("How sets are chosen"),
      cl::init(act::Cover::Optimal),
      cl::values(clEnumValN(act::Cover::FirstFit, "first-fit",
                            "as the reference system does"),
                 clEnumValN(act::Cover::LongestRun, "longest-run",
                            "one set for as long as one serves"),
                 clEnumValN(act::Cover::Optimal, "optimal",
                            "the least expected time of loads (default)")),
      cl::sub(command),
      cl::cat(category)};
  cl::opt<std::string> allowSubstitutions{
      "allow-substitutions",
      cl::desc("Compute functions through others: none (default), exact, or "
               "ulp<=N"),
      cl::value_desc("error"),
      cl::init("none"),
      cl::sub(command),
      cl::cat(category)};
  cl::opt<std::string> identities{
      "identities", cl::desc("How (default: targets/act/identities.json)"),
      cl::value_desc("file"), cl::sub(command), cl::cat(category)};
};

ActFlags::ActFlags() : flags(std::make_unique<Flags>()) {}
ActFlags::~ActFlags() = default;
ActFlags::operator bool() const { return bool(flags->command); }

std::optional<ActCommandOptions> ActFlags::get() const {
  ActCommandOptions options;
  if (flags->input.empty()) {
    llvm::WithColor::error(llvm::errs(), "tutti")
        << "no program given; name a file, or - for standard input\n";
    return std::nullopt;
  }
  options.input = flags->input;
  options.output = flags->output;
  options.json = flags->json;
  options.target = flags->target;
  options.catalog = flags->catalog;
  options.identities = flags->identities;
  options.allowSubstitutions = flags->allowSubstitutions;
  options.cover = flags->cover;
  return options;
}
