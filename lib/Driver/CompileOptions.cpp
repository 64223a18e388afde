//===- CompileOptions.cpp - the options of tutti compile ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CompileOptions.h"
#include "tutti/Support/SizeOption.h"
#include "tutti/Support/Units.h"
#include "llvm/Support/WithColor.h"

namespace tutti {
namespace {
// A bound in bytes, or as a share such as 25%.
struct Growth {
  std::optional<int64_t> bytes;
  int64_t percent = 0;
};
} // namespace
} // namespace tutti

// As parser<ByteSize>.
template <>
class llvm::cl::parser<tutti::Growth> : public basic_parser<tutti::Growth> {
public:
  using basic_parser::basic_parser;
  bool parse(Option &option, StringRef name, StringRef text,
             tutti::Growth &growth) {
    StringRef share = text;
    if (share.consume_back("%")) {
      if (!share.getAsInteger(10, growth.percent) && growth.percent >= 0)
        return false;
      return option.error(
          "'" + text + "' is no share; write a whole number and %", name);
    }
    Expected<int64_t> bytes = tutti::parseBytes(text);
    if (!bytes)
      return option.error(
          toString(bytes.takeError()) + ", or a share such as 25%", name);
    growth.bytes = *bytes;
    return false;
  }
  StringRef getValueName() const override { return "size|N%"; }
  void printOptionDiff(const Option &option, const tutti::Growth &, OptVal,
                       size_t width) const {
    printOptionName(option, width);
  }
  void anchor() override {}
};

using namespace tutti;
namespace cl = llvm::cl;

namespace {
// A choice whose error lists what there is to choose from.
struct StageParser : cl::parser<Stage> {
  using parser::parser;
  bool parse(cl::Option &option, llvm::StringRef name, llvm::StringRef text,
             Stage &stage) {
    if (findOption(text) < getNumOptions())
      return parser::parse(option, name, text, stage);
    std::string known;
    for (const OptionInfo &value : Values)
      known += (known.empty() ? "" : " or ") + value.Name.str();
    return option.error("there is no form '" + text + "'; expected " + known,
                        name);
  }
};
} // namespace

// Every flag of the reference compiler, by its exact name, has a readable
// twin; both set the same value and the last one given wins. (A cl::alias would
// do, but errors would name the flag that was not typed.)
struct CompileFlags::Flags {
  using Bool = cl::opt<bool>;
  using SharedBool = cl::opt<bool, /*ExternalStorage=*/true>;
  using SharedSize = cl::opt<ByteSize, /*ExternalStorage=*/true>;

  CompileOptions compile;
  ByteSize allGatherSize = compile.allGatherBytes;
  ByteSize allReduceSize = compile.allReduceBytes;
  ByteSize reduceScatterSize = compile.reduceScatterBytes;

  cl::SubCommand command{"compile",
                         "batch a program's collectives and say what changed"};
  cl::OptionCategory general{"Input and output"};
  cl::OptionCategory bucketing{
      "Bucketing",
      "Small collectives of one kind and group travel together as one.\n"
      "--bucketing=false turns all of it off.\n"
      "A size is a number of bytes, or has a unit: 64MiB, 1.5GB (KiB to EiB "
      "are\npowers of 1024, kB to EB powers of 1000); 0 or less is no bound."};

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
  cl::opt<Stage, /*ExternalStorage=*/false, StageParser> emit{
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
  Bool verify{"verify",
              cl::desc("Run the program before and after on random inputs and "
                       "write nothing if results differ"),
              cl::sub(command), cl::cat(general)};
  Bool quiet{"quiet", cl::desc("Print no summary, progress or remarks"),
             cl::sub(command), cl::cat(general)};

  SharedBool master{"internal-ccop-bucketing",
                    cl::desc("Bucket collectives at all (default: true)"),
                    cl::location(compile.bucketing), cl::sub(command),
                    cl::cat(bucketing)};
  SharedBool masterTwin{
      "bucketing", cl::desc("Same as --internal-ccop-bucketing"),
      cl::location(compile.bucketing), cl::sub(command), cl::cat(bucketing)};
#define KIND_FLAGS(member, seedKind, seedSize, kind, things)                   \
  SharedBool member{"internal-ccop-" seedKind "-bucketing",                    \
                    cl::desc("Bucket " things " (default: true)"),             \
                    cl::location(compile.member##Bucketing), cl::sub(command), \
                    cl::cat(bucketing)};                                       \
  SharedBool member##Twin{                                                     \
      "bucket-" kind "s",                                                      \
      cl::desc("Same as --internal-ccop-" seedKind "-bucketing"),              \
      cl::location(compile.member##Bucketing), cl::sub(command),               \
      cl::cat(bucketing)};                                                     \
  SharedSize member##Flag{                                                     \
      "internal-ccop-bucketing-" seedSize "-size-in-bytes",                    \
      cl::desc("Most bytes of a bucket of " things " (default: 64MiB)"),       \
      cl::location(member##Size), cl::sub(command), cl::cat(bucketing)};       \
  SharedSize member##FlagTwin{                                                 \
      kind "-bucket-size",                                                     \
      cl::desc("Same as --internal-ccop-bucketing-" seedSize                   \
               "-size-in-bytes"),                                              \
      cl::location(member##Size), cl::sub(command), cl::cat(bucketing)};
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
  cl::opt<Growth> maxGrowth{
      "max-live-growth",
      cl::desc("Most bytes a bucket may keep alive longer than before, or a "
               "share of the peak of live bytes, at least 1MiB (default: 25%)"),
      cl::sub(command), cl::cat(bucketing)};
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
  if (flags->output.empty()) {
    llvm::WithColor::error(llvm::errs(), "tutti")
        << "-o names no file; name one, or - for standard output\n";
    return std::nullopt;
  }
  options.input = flags->input;
  options.output = flags->output;
  options.target = flags->target;
  options.stats = flags->stats;
  options.debugInfo = flags->debugInfo;
  options.quiet = flags->quiet;
  options.verify = flags->verify;
  options.printStatistics = flags->printStatistics;
  options.compile = flags->compile;
  CompileOptions &compile = options.compile;
  compile.emit = flags->emit;
  compile.variadicAllReduce = flags->variadicAllReduce;
  compile.bucketingInLoops = !flags->noLoops;
  compile.mixedElementTypes = flags->mixedTypes;
  compile.allGatherBytes = flags->allGatherSize;
  compile.allReduceBytes = flags->allReduceSize;
  compile.reduceScatterBytes = flags->reduceScatterSize;
  if (flags->maxGrowth.getNumOccurrences() > 0) {
    compile.maxLiveGrowthBytes = flags->maxGrowth.getValue().bytes;
    compile.maxLiveGrowthPercent = flags->maxGrowth.getValue().percent;
  }
  return options;
}
