//===- RunOptions.cpp - the options of tutti run and tutti compare ---*- C++
//-*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RunOptions.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/WithColor.h"

using namespace tutti;
namespace cl = llvm::cl;

struct RunFlags::Flags {
  cl::SubCommand run{"run", "run a program on many devices, as threads or over "
                            "MPI"};
  cl::SubCommand compare{"compare",
                         "run two programs on the same random inputs and say "
                         "where they first differ"};
  cl::OptionCategory category{"Running"};

  cl::opt<std::string> input{
      cl::Positional,
      cl::desc("<program: HLO text, StableHLO or ccl, - is stdin>"),
      cl::sub(run), cl::cat(category)};
  cl::list<std::string> arguments{
      "arg",
      cl::desc("A NumPy file for the next argument, once an argument; "
               "{device} in the name stands for the device's number"),
      cl::value_desc("x.npy"), cl::sub(run), cl::cat(category)};
  cl::opt<uint64_t> random{
      "random",
      cl::desc("Random arguments from this seed (default where there is no "
               "--arg: 0)"),
      cl::value_desc("seed"), cl::sub(run), cl::cat(category)};
  cl::opt<std::string> out{
      "out",
      cl::desc("Write results to this folder as result<i>.device<d>.npy "
               "(default: print them)"),
      cl::value_desc("folder"), cl::sub(run), cl::cat(category)};
  cl::opt<int64_t> elements{
      "elements", cl::desc("Most elements printed of a result (default: 16)"),
      cl::init(16), cl::sub(run), cl::cat(category)};

  cl::opt<int64_t> repeat{
      "repeat",
      cl::desc("Run this often and say how long it took (default: 1)"),
      cl::init(1), cl::sub(run), cl::cat(category)};

  cl::opt<bool> split{
      "split-input-file",
      cl::desc("Run each part of the file between lines '// -----' as a "
               "program of its own"),
      cl::sub(run), cl::cat(category)};

  cl::list<std::string> programs{cl::Positional,
                                 cl::desc("<one program> <the other>"),
                                 cl::sub(compare), cl::cat(category)};
  cl::opt<int64_t> trials{"trials",
                          cl::desc("How many times, with new inputs each time "
                                   "(default: 5)"),
                          cl::init(5), cl::sub(compare), cl::cat(category)};
  cl::opt<uint64_t> seed{"seed", cl::desc("Of the inputs (default: 0)"),
                         cl::sub(compare), cl::cat(category)};
  cl::opt<double> rtol{
      "rtol",
      cl::desc("Floats may differ by this times the second (default: 0)"),
      cl::sub(compare), cl::cat(category)};
  cl::opt<double> atol{"atol",
                       cl::desc("Floats may differ by this (default: 0)"),
                       cl::sub(compare), cl::cat(category)};

  cl::opt<int64_t> devices{
      "devices",
      cl::desc("How many devices (default: as many as the program says)"),
      cl::sub(run), cl::sub(compare), cl::cat(category)};
  cl::opt<double> timeout{"timeout",
                          cl::desc("End a run after this many seconds; 0: "
                                   "never (default: 600)"),
                          cl::value_desc("seconds"),
                          cl::init(600),
                          cl::sub(run),
                          cl::sub(compare),
                          cl::cat(category)};
  cl::opt<bool> mpi{"mpi",
                    cl::desc("One device a rank; start it with mpirun -n N"),
                    cl::sub(run), cl::sub(compare), cl::cat(category)};
  cl::opt<bool> quiet{"quiet", cl::desc("Print no progress"), cl::sub(run),
                      cl::sub(compare), cl::cat(category)};
};

RunFlags::RunFlags() : flags(std::make_unique<Flags>()) {}
RunFlags::~RunFlags() = default;
bool RunFlags::isRun() const { return bool(flags->run); }
bool RunFlags::isCompare() const { return bool(flags->compare); }

static bool complain(const llvm::Twine &message) {
  llvm::WithColor::error(llvm::errs(), "tutti") << message << '\n';
  return false;
}

static bool readCommon(int64_t devices, double timeout) {
  if (devices < 0 || devices > 4096)
    return complain("--devices=" + llvm::Twine(devices) +
                    "; expected 1 to 4096");
  if (!(timeout >= 0))
    return complain("--timeout must be 0 or more seconds");
  return true;
}

std::optional<RunCommandOptions> RunFlags::getRun() const {
  RunCommandOptions options;
  if (flags->input.empty()) {
    complain("no program given; name a file, or - for standard input");
    return std::nullopt;
  }
  if (!flags->arguments.empty() && flags->random.getNumOccurrences()) {
    complain("--arg and --random exclude each other");
    return std::nullopt;
  }
  if (!readCommon(flags->devices, flags->timeout))
    return std::nullopt;
  if (flags->repeat < 1) {
    complain("--repeat must be 1 or more");
    return std::nullopt;
  }
  if (flags->split && (!flags->arguments.empty() || !flags->out.empty())) {
    complain("--split-input-file excludes --arg and --out");
    return std::nullopt;
  }
  options.split = flags->split;
  options.repeat = flags->repeat;
  options.input = flags->input;
  options.devices = flags->devices;
  options.arguments.assign(flags->arguments.begin(), flags->arguments.end());
  options.seed = flags->random;
  options.out = flags->out;
  options.elements = flags->elements;
  options.quiet = flags->quiet;
  options.launch.timeout = flags->timeout;
  options.launch.mpi = flags->mpi;
  return options;
}

std::optional<CompareCommandOptions> RunFlags::getCompare() const {
  CompareCommandOptions options;
  if (flags->programs.size() != 2) {
    complain("expected two programs, found " +
             llvm::Twine(flags->programs.size()));
    return std::nullopt;
  }
  if (!readCommon(flags->devices, flags->timeout))
    return std::nullopt;
  if (flags->trials < 1 || !(flags->rtol >= 0) || !(flags->atol >= 0)) {
    complain("--trials must be 1 or more, --rtol and --atol 0 or more");
    return std::nullopt;
  }
  options.left = flags->programs[0];
  options.right = flags->programs[1];
  options.devices = flags->devices;
  options.quiet = flags->quiet;
  options.comparison.trials = flags->trials;
  options.comparison.seed = flags->seed;
  options.comparison.tolerance = {flags->rtol, flags->atol};
  options.comparison.launch.timeout = flags->timeout;
  options.comparison.launch.mpi = flags->mpi;
  return options;
}
