//===- CompileCommand.cpp - tutti compile ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What `tutti compile` does with its options: read, plan, write, say what
// changed. How each step works is elsewhere.
//
//===----------------------------------------------------------------------===//

#include "CompileOptions.h"
#include "Diagnostics.h"
#include "TargetFolders.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Verifier.h"
#include "tutti/Driver/Comparison.h"
#include "tutti/Driver/Input.h"
#include "tutti/Driver/Positions.h"
#include "tutti/Driver/Prepare.h"
#include "tutti/Driver/Progress.h"
#include "tutti/Driver/Register.h"
#include "tutti/Support/OutputFile.h"
#include "tutti/Support/Statistics.h"
#include "llvm/Support/WithColor.h"
#include <future>

using namespace tutti;

static llvm::raw_ostream &error() {
  return llvm::WithColor::error(llvm::errs(), "tutti");
}

// Reports `failure`, if it is one.
static bool reported(llvm::Error failure) {
  if (!failure)
    return false;
  error() << llvm::toString(std::move(failure)) << '\n';
  return true;
}

// Verifies the program and writes it, side by side: each only reads, and both
// take long for a large program. Standard output cannot be taken back, so it
// waits for the verdict.
static bool writeProgram(mlir::ModuleOp module, llvm::StringRef path,
                         bool debugInfo) {
  std::shared_future<bool> isValid = std::async(std::launch::async, [&] {
                                       return succeeded(mlir::verify(module));
                                     }).share();
  mlir::OpPrintingFlags flags;
  flags.assumeVerified();
  if (debugInfo)
    flags.enableDebugInfo();
  bool isWritten =
      (path != "-" || isValid.get()) &&
      !reported(writeFile(
          path, [&](llvm::raw_ostream &os) { module.print(os, flags); },
          [&] { return isValid.get(); }));
  if (!isValid.get())
    error() << "the planned program does not verify; this is a defect of "
               "Tutti, nothing was written\n";
  return isWritten && isValid.get();
}

static llvm::Error writeStats(const CompileSummary &summary,
                              llvm::StringRef path) {
  llvm::json::Object root = summary.toJSON();
  root["statistics"] = StatisticsSink::toJSON();
  return writeFile(path, [&](llvm::raw_ostream &os) {
    os << llvm::formatv("{0:2}", llvm::json::Value(std::move(root))) << '\n';
  });
}

// Runs the program as read and as planned on the same random inputs; false, and
// reported, where that fails or they differ.
static bool isSameProgram(const llvm::MemoryBuffer &original,
                          mlir::ModuleOp planned,
                          LoadedProgram::BeginStep beginStep) {
  std::unique_ptr<LoadedProgram> before = LoadedProgram::load(
      llvm::MemoryBuffer::getMemBufferCopy(original.getBuffer(),
                                           original.getBufferIdentifier()),
      /*devices=*/0, beginStep);
  if (!before)
    return false;
  std::string text;
  llvm::raw_string_ostream(text) << planned;
  std::unique_ptr<LoadedProgram> after = LoadedProgram::load(
      llvm::MemoryBuffer::getMemBufferCopy(text, "the planned program"),
      before->program().numDevices(), beginStep);
  if (!after)
    return false;
  ComparisonOptions options;
  return !reported(comparePrograms(
      before->program(), after->program(), options, [&](int64_t trial) {
        beginStep("verifying, trial " + std::to_string(trial + 1) + " of " +
                  std::to_string(options.trials));
      }));
}

// Errors alone are told.
static void hushRemarks(mlir::MLIRContext &context) {
  context.getDiagEngine().registerHandler([](mlir::Diagnostic &diagnostic) {
    return mlir::success(diagnostic.getSeverity() !=
                         mlir::DiagnosticSeverity::Error);
  });
}

int tutti::runCompile(const CompileCommandOptions &options) {
  StatisticsSink::reset();
  if (options.stats == options.output) {
    error() << "-o and --stats both name '" << options.output
            << "'; give each a file of its own\n";
    return 1;
  }
  llvm::Expected<Target> target = Target::load(options.target, targetFolders());
  if (!target) {
    reported(target.takeError());
    return 1;
  }

  Progress progress(/*enabled=*/!options.quiet);
  std::string inputName =
      options.input == "-" ? "standard input" : options.input;
  progress.begin("reading " + inputName);
  llvm::SourceMgr sources;
  if (mlir::failed(openInput(options.input, sources)))
    return 1;
  quoteDiagnostics(sources);

  mlir::DialectRegistry registry;
  registerDialects(registry);
  // The context and the program live until the process ends: to free a million
  // ops one by one takes as long as to plan them.
  mlir::MLIRContext &context = *new mlir::MLIRContext(registry);
  context.allowUnregisteredDialects();
  // The line of the program says it shorter.
  context.printOpOnDiagnostic(false);
  DiagnosticStream os;
  mlir::SourceMgrDiagnosticHandler diagnostics(sources, &context, os);
  PositionedDiagnostics positioned(sources, &context);
  if (options.quiet)
    hushRemarks(context);
  mlir::ModuleOp module = readProgram(sources, &context).release();
  if (!module)
    return 1;

  CompileSummary summary;
  summary.input = inputName;
  summary.form = describe(recogniseForm(
      sources.getMemoryBuffer(sources.getMainFileID())->getBuffer()));
  summary.target = target->name();
  auto beginStep = [&](llvm::StringRef step) { progress.begin(step); };
  if (mlir::failed(
          compile(module, options.compile, *target, summary, beginStep)))
    return 1;
  if (options.verify &&
      !isSameProgram(*sources.getMemoryBuffer(sources.getMainFileID()), module,
                     beginStep)) {
    error() << "the planned program was not written\n";
    return 1;
  }
  progress.begin("writing " + options.output);
  // The program comes last: where it stands, all is done.
  if ((!options.stats.empty() &&
       reported(writeStats(summary, options.stats))) ||
      !writeProgram(module, options.output, options.debugInfo))
    return 1;
  progress.begin("");
  if (!options.quiet) {
    summary.printText(llvm::errs());
    if (options.printStatistics)
      StatisticsSink::printTable(llvm::errs());
  }
  return 0;
}
