//===- CompileOptions.cpp - the options of tutti compile ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CompileOptions.h"
#include "tutti/Support/Units.h"
#include "llvm/Support/WithColor.h"

using namespace tutti;
namespace cl = llvm::cl;

// Reads a size option; reports one that is no size.
static bool readBytes(cl::opt<std::string> &option, int64_t &bytes) {
  std::optional<int64_t> parsed = parseBytes(option);
  if (!parsed) {
    option.error("'" + option +
                 "' is no size; write bytes, or 64MiB, or 1.5GB");
    return false;
  }
  bytes = *parsed;
  return true;
}

// The same, or a share such as 25%.
static bool readGrowth(cl::opt<std::string> &option, CompileOptions &compile) {
  llvm::StringRef text = option;
  if (text.consume_back("%")) {
    if (!text.getAsInteger(10, compile.maxLiveGrowthPercent) &&
        compile.maxLiveGrowthPercent >= 0)
      return true;
    option.error("'" + option + "' is no share; write a whole number and %");
    return false;
  }
  int64_t bytes;
  if (!readBytes(option, bytes))
    return false;
  compile.maxLiveGrowthBytes = bytes;
  return true;
}

// Every flag of the reference compiler, by its exact name, has a readable
// twin (a cl::alias); both set the same value and the last one given wins.
struct CompileFlags::Flags {
  using Bool = cl::opt<bool>;
  using Bytes = cl::opt<std::string>;

  cl::SubCommand command{"compile",
                         "batch a program's collectives and say what changed"};
  cl::OptionCategory general{"Input and output"};
  cl::OptionCategory bucketing{
      "Bucketing",
      "small collectives of one kind and group travel together as one"};

  cl::opt<std::string> input{
      cl::Positional, cl::desc("<program: StableHLO or HLO text, - is stdin>"),
      cl::sub(command), cl::cat(general)};
  cl::opt<std::string> output{
      "o",
      cl::desc("Where the program goes (default: standard output)"),
      cl::value_desc("file"),
      cl::init("-"),
      cl::sub(command),
      cl::cat(general)};
  cl::opt<Stage> emit{
      "emit",
      cl::desc("The form of the output"),
      cl::init(Stage::StableHLO),
      cl::values(
          clEnumValN(Stage::StableHLO, "stablehlo",
                     "StableHLO, which JAX and XLA compile (default)"),
          clEnumValN(Stage::CCL, "ccl", "collectives as Tutti plans them")),
      cl::sub(command),
      cl::cat(general)};
  Bool variadicAllReduce{
      "variadic-all-reduce",
      cl::desc("Print a bucket of all-reduces as one op with several operands "
               "(XLA refuses it on CPUs) instead of packing them"),
      cl::sub(command), cl::cat(general)};
  cl::opt<std::string> target{
      "target",
      cl::desc("The machine costs are for: a name in targets/, or a .json "
               "file (default: trn2)"),
      cl::value_desc("name"),
      cl::init("trn2"),
      cl::sub(command),
      cl::cat(general)};
  cl::opt<std::string> stats{
      "stats", cl::desc("Write summary and counters to this file as JSON"),
      cl::value_desc("file"), cl::sub(command), cl::cat(general)};
  Bool printStatistics{"print-statistics",
                       cl::desc("Print the passes' counters as a table too"),
                       cl::sub(command), cl::cat(general)};
  Bool debugInfo{"debug-info", cl::desc("Print locations with the program"),
                 cl::sub(command), cl::cat(general)};
  Bool quiet{"quiet", cl::desc("Print no summary and no progress"),
             cl::sub(command), cl::cat(general)};

  Bool master{"internal-ccop-bucketing",
              cl::desc("Bucket collectives at all (default: true)"),
              cl::init(true), cl::sub(command), cl::cat(bucketing)};
  cl::alias masterTwin{"bucketing",
                       cl::desc("Same as --internal-ccop-bucketing"),
                       cl::aliasopt(master), cl::NotHidden, cl::cat(bucketing)};
#define KIND_FLAGS(member, seedKind, seedSize, kind, things)                   \
  Bool member{"internal-ccop-" seedKind "-bucketing",                          \
              cl::desc("Bucket " things " (default: true)"), cl::init(true),   \
              cl::sub(command), cl::cat(bucketing)};                           \
  cl::alias member##Twin{                                                      \
      "bucket-" kind "s",                                                      \
      cl::desc("Same as --internal-ccop-" seedKind "-bucketing"),              \
      cl::aliasopt(member), cl::NotHidden, cl::cat(bucketing)};                \
  Bytes member##Bytes{"internal-ccop-bucketing-" seedSize "-size-in-bytes",    \
                      cl::desc("Byte cap of a bucket of " things               \
                               "; 0: none (default: 64MiB)"),                  \
                      cl::value_desc("size"),                                  \
                      cl::init("64MiB"),                                       \
                      cl::sub(command),                                        \
                      cl::cat(bucketing)};                                     \
  cl::alias member##BytesTwin{                                                 \
      kind "-bucket-size",                                                     \
      cl::desc("Same as --internal-ccop-bucketing-" seedSize                   \
               "-size-in-bytes"),                                              \
      cl::aliasopt(member##Bytes), cl::NotHidden, cl::cat(bucketing)};
  KIND_FLAGS(allGather, "all-gather", "allgather", "all-gather", "all-gathers")
  KIND_FLAGS(allReduce, "all-reduce", "allreduce", "all-reduce", "all-reduces")
  KIND_FLAGS(reduceScatter, "reduce-scatter", "reducescatter", "reduce-scatter",
             "reduce-scatters")
#undef KIND_FLAGS
  Bool noLoops{"no-bucketing-in-loops",
               cl::desc("Leave collectives inside loops as they are"),
               cl::sub(command), cl::cat(bucketing)};
  Bool mixedTypes{
      "mixed-element-types",
      cl::desc("Let a bucket hold tensors of different element types"),
      cl::sub(command), cl::cat(bucketing)};
  Bytes maxGrowth{
      "max-live-growth",
      cl::desc("Most bytes a bucket may keep alive longer than before, or a "
               "share of the peak of live bytes, at least 1MiB; 0: no bound "
               "(default: 25%)"),
      cl::value_desc("size|N%"),
      cl::init("25%"),
      cl::sub(command),
      cl::cat(bucketing)};
};

CompileFlags::CompileFlags() : flags(std::make_unique<Flags>()) {}
CompileFlags::~CompileFlags() = default;
CompileFlags::operator bool() const { return bool(flags->command); }

std::optional<CompileCommandOptions> CompileFlags::get() const {
  CompileCommandOptions options;
  if (flags->input.empty()) {
    llvm::WithColor::error(llvm::errs(), "tutti")
        << "no program given; name a file, or - for standard input\n";
    return std::nullopt;
  }
  options.input = flags->input;
  options.output = flags->output;
  options.target = flags->target;
  options.stats = flags->stats;
  options.debugInfo = flags->debugInfo;
  options.quiet = flags->quiet;
  options.printStatistics = flags->printStatistics;
  CompileOptions &compile = options.compile;
  compile.emit = flags->emit;
  compile.variadicAllReduce = flags->variadicAllReduce;
  compile.bucketing = flags->master;
  compile.allGatherBucketing = flags->allGather;
  compile.allReduceBucketing = flags->allReduce;
  compile.reduceScatterBucketing = flags->reduceScatter;
  compile.bucketingInLoops = !flags->noLoops;
  compile.mixedElementTypes = flags->mixedTypes;
  if (!readBytes(flags->allGatherBytes, compile.allGatherBytes) ||
      !readBytes(flags->allReduceBytes, compile.allReduceBytes) ||
      !readBytes(flags->reduceScatterBytes, compile.reduceScatterBytes) ||
      !readGrowth(flags->maxGrowth, compile))
    return std::nullopt;
  return options;
}
