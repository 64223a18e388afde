//===- ActCommand.cpp - tutti act ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What `tutti act` does with its options: read, plan, write, report.
//
//===----------------------------------------------------------------------===//

#include "ActOptions.h"
#include "Diagnostics.h"
#include "TargetFolders.h"
#include "mlir/IR/Verifier.h"
#include "tutti/Driver/ActPipeline.h"
#include "tutti/Driver/Input.h"
#include "tutti/Driver/Positions.h"
#include "tutti/Driver/Register.h"
#include "tutti/Support/OutputFile.h"
#include "tutti/Target/ActivationCatalog.h"
#include "tutti/Target/Target.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/WithColor.h"

using namespace tutti;

static int fail(llvm::Error error) {
  llvm::WithColor::error(llvm::errs(), "tutti")
      << llvm::toString(std::move(error)) << '\n';
  return 1;
}

// The target's engine, and what the user says instead.
static llvm::Expected<ActPipelineOptions>
readTarget(const ActCommandOptions &options) {
  llvm::Expected<Target> target = Target::load(options.target, targetFolders());
  if (!target)
    return target.takeError();
  if (!target->activation())
    return llvm::createStringError(
        "target '" + options.target +
        "' has no \"activation\" part; docs/targets.md says what that is");
  const ActivationEngine &engine = *target->activation();
  ActPipelineOptions pipeline;
  pipeline.cover = options.cover;
  pipeline.catalog = options.catalog.empty() ? engine.catalog : options.catalog;
  pipeline.maxSets = engine.maxSets;
  pipeline.loadUs = engine.loadUs;
  pipeline.substitutions.engine = engine;
  std::vector<ActivationIdentity> all;
  if (options.allowSubstitutions != "none") {
    llvm::SmallString<128> file(options.identities);
    if (file.empty()) {
      file = llvm::sys::path::parent_path(engine.catalog);
      llvm::sys::path::append(file, "identities.json");
    }
    auto loaded = loadActivationIdentities(file);
    if (!loaded)
      return loaded.takeError();
    all = std::move(*loaded);
  }
  auto allowed = allowedIdentities(all, options.allowSubstitutions);
  if (!allowed)
    return allowed.takeError();
  pipeline.substitutions.identities = std::move(*allowed);
  // A mistake in the catalog is one in the command, not in the program.
  llvm::Expected<ActivationCatalog> catalog =
      ActivationCatalog::load(pipeline.catalog);
  if (!catalog)
    return catalog.takeError();
  return pipeline;
}

int tutti::runAct(const ActCommandOptions &options) {
  llvm::Expected<ActPipelineOptions> pipeline = readTarget(options);
  if (!pipeline)
    return fail(pipeline.takeError());
  llvm::SourceMgr sources;
  if (mlir::failed(openInput(options.input, sources)))
    return 1;
  quoteDiagnostics(sources);
  mlir::DialectRegistry registry;
  registerDialects(registry);
  mlir::MLIRContext &context = *new mlir::MLIRContext(registry);
  context.allowUnregisteredDialects();
  context.printOpOnDiagnostic(false);
  DiagnosticStream os;
  mlir::SourceMgrDiagnosticHandler diagnostics(sources, &context, os);
  mlir::ModuleOp module = readProgram(sources, &context).release();
  if (!module)
    return 1;
  PositionedDiagnostics positioned(sources, &context);

  ActReport report;
  report.input = options.input == "-" ? "standard input" : options.input;
  report.form = describe(recogniseForm(
      sources.getMemoryBuffer(sources.getMainFileID())->getBuffer()));
  report.target = options.target;
  report.cover = options.cover == act::Cover::FirstFit     ? "first-fit"
                 : options.cover == act::Cover::LongestRun ? "longest-run"
                                                           : "optimal";
  if (mlir::failed(planActivations(module, *pipeline, report)) ||
      mlir::failed(mlir::verify(module)))
    return 1;
  if (!options.json.empty())
    if (llvm::Error error = writeFile(options.json, [&](llvm::raw_ostream &os) {
          os << llvm::formatv("{0:2}", llvm::json::Value(report.toJSON()))
             << '\n';
        }))
      return fail(std::move(error));
  if (!options.output.empty())
    if (llvm::Error error =
            writeFile(options.output, [&](llvm::raw_ostream &os) {
              module.print(os);
              os << '\n';
            }))
      return fail(std::move(error));
  // The report goes where the program does not.
  report.printText(options.output == "-" || options.json == "-" ? llvm::errs()
                                                                : llvm::outs());
  return 0;
}
