//===- Positions.cpp - ops and their places in the input ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Driver/Positions.h"
#include "mlir/AsmParser/AsmParser.h"
#include "mlir/AsmParser/AsmParserState.h"
#include "mlir/Bytecode/BytecodeReader.h"
#include "tutti/Driver/Input.h"
#include "tutti/Frontend/HLO/Import.h"

using namespace mlir;
using namespace tutti;

static const llvm::MemoryBuffer &mainBuffer(const llvm::SourceMgr &sources) {
  return *sources.getMemoryBuffer(sources.getMainFileID());
}

Positions::Positions(const llvm::SourceMgr &sources, MLIRContext *context) {
  ScopedDiagnosticHandler drop(context, [](Diagnostic &) {});
  const llvm::MemoryBuffer &buffer = mainBuffer(sources);
  if (recogniseForm(buffer.getBuffer()) == InputForm::HLO)
    readHLO(sources, context);
  else if (!isBytecode(buffer))
    readMLIR(sources, context);
}

void Positions::readMLIR(const llvm::SourceMgr &sources, MLIRContext *context) {
  root = ModuleOp::create(UnknownLoc::get(context));
  AsmParserState state;
  ParserConfig config(context, /*verifyAfterParse=*/false);
  if (failed(parseAsmSourceFile(sources, root->getBody(), config, &state)))
    return;
  // A file may leave out the module around its ops.
  Block *body = root->getBody();
  program = *root;
  if (llvm::hasSingleElement(*body))
    if (auto only = dyn_cast<ModuleOp>(body->front()))
      program = only;
  StringRef file = mainBuffer(sources).getBufferIdentifier();
  for (const AsmParserState::OperationDefinition &def : state.getOpDefs()) {
    auto [line, column] = sources.getLineAndColumn(def.loc.Start);
    Location place = FileLineColLoc::get(context, file, line, column);
    places[def.op->getLoc()].emplace_back(def.op->getName(), place);
    def.op->setLoc(place);
  }
}

void Positions::readHLO(const llvm::SourceMgr &sources, MLIRContext *context) {
  OwningOpRef<ModuleOp> located = importHLO(sources, context);
  root = importHLO(sources, context, HLOLocations::Text);
  if (!located || !root)
    return;
  program = *root;
  // Both readings make the same ops in the same order.
  SmallVector<Operation *> ops;
  root->walk([&](Operation *op) { ops.push_back(op); });
  auto *next = ops.begin();
  located->walk([&](Operation *op) {
    Operation *same = *next++;
    places[op->getLoc()].emplace_back(op->getName(), same->getLoc());
  });
}

SmallVector<Location> Positions::find(Location loc, StringRef name) const {
  SmallVector<Location> named, all;
  auto found = places.find(loc);
  if (found == places.end())
    return {};
  for (auto [op, place] : found->second) {
    all.push_back(place);
    if (op.getStringRef() == name)
      named.push_back(place);
  }
  return named.empty() ? all : named;
}

PositionedDiagnostics::PositionedDiagnostics(const llvm::SourceMgr &sources,
                                             MLIRContext *context)
    : ScopedDiagnosticHandler(context), sources(sources), context(context) {
  setHandler([this](Diagnostic &diagnostic) { return handle(diagnostic); });
}

LogicalResult PositionedDiagnostics::handle(Diagnostic &diagnostic) {
  Location loc = diagnostic.getLocation();
  StringRef file = mainBuffer(sources).getBufferIdentifier();
  bool isInFile = false;
  loc->walk([&](Location part) {
    auto place = dyn_cast<FileLineColLoc>(part);
    isInFile |= place && place.getFilename() == file;
    return isInFile ? WalkResult::interrupt() : WalkResult::advance();
  });
  if (isInFile || diagnostic.getSeverity() != DiagnosticSeverity::Error)
    return failure();

  if (!positions)
    positions.emplace(sources, context);
  // Messages about an op begin with its name: 'stablehlo.add' op ...
  std::string message = diagnostic.str();
  StringRef name = StringRef(message).split('\'').second.split('\'').first;
  SmallVector<Location> places = positions->find(loc, name);
  if (places.empty())
    return failure();
  InFlightDiagnostic placed = emitError(places.front()) << message;
  for (Diagnostic &note : diagnostic.getNotes())
    placed.attachNote(note.getLocation() == loc ? places.front()
                                                : note.getLocation())
        << note.str();
  if (places.size() > 1)
    placed.attachNote(places[1])
        << "or here, or at another of the " << places.size()
        << " ops that come from the same line of the source";
  if (!isa<UnknownLoc>(loc))
    placed.attachNote() << "the op comes from " << loc;
  return success();
}
