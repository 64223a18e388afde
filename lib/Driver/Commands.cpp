//===- Commands.cpp - the commands of tutti ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Driver/Commands.h"
#include "ActOptions.h"
#include "Arguments.h"
#include "CompileOptions.h"
#include "RunOptions.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/WithColor.h"
#include <csignal>

using namespace tutti;
namespace cl = llvm::cl;

static const char *overview =
    "Tutti plans the collectives of a program that runs on many chips.\n"
    "\n"
    "  tutti compile step.mlir -o fast.mlir       batch collectives of "
    "StableHLO\n"
    "  tutti compile step.hlo --emit=ccl          show the plan for HLO text\n"
    "  tutti run step.mlir --devices 8            run it, a thread a device\n"
    "  tutti compare step.mlir fast.mlir          run both on random inputs\n"
    "  tutti act kernel.mlir                      place loads of activation "
    "tables\n"
    "  tutti compile --help                       all options\n";

int tutti::runTutti(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  // A file that grows over the limit is an error of writing it, not a crash.
  std::signal(SIGXFSZ, SIG_IGN);
  CompileFlags compile;
  ActFlags act;
  RunFlags run;
  // LLVM's libraries bring hundreds of options of their own.
  cl::HideUnrelatedOptions({}, cl::SubCommand::getTopLevel());
  cl::SetVersionPrinter([](llvm::raw_ostream &os) {
    os << "tutti " TUTTI_VERSION ", MLIR " MLIR_VERSION "\n";
  });
  std::string mistake = findMistake(llvm::ArrayRef(argv, argc).drop_front());
  if (!mistake.empty()) {
    llvm::WithColor::error(llvm::errs(), "tutti") << mistake << '\n';
    return 1;
  }
  if (!cl::ParseCommandLineOptions(argc, argv, overview, &llvm::errs()))
    return 1;
  if (compile) {
    std::optional<CompileCommandOptions> options = compile.get();
    return options ? runCompile(*options) : 1;
  }
  if (act) {
    std::optional<ActCommandOptions> options = act.get();
    return options ? runAct(*options) : 1;
  }
  if (run.isRun()) {
    std::optional<RunCommandOptions> options = run.getRun();
    return options ? runRun(*options) : 1;
  }
  if (run.isCompare()) {
    std::optional<CompareCommandOptions> options = run.getCompare();
    return options ? runCompare(*options) : 1;
  }
  cl::PrintHelpMessage();
  return 1;
}
