//===- Input.cpp - a program in any form, read ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Driver/Input.h"
#include "Nesting.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "tutti/Driver/Positions.h"
#include "tutti/Frontend/HLO/Import.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/WithColor.h"

using namespace tutti;

InputForm tutti::recogniseForm(llvm::StringRef content) {
  while (true) {
    content = content.ltrim();
    if (content.starts_with("//"))
      content = content.drop_until([](char c) { return c == '\n'; });
    else if (content.starts_with("/*"))
      content = content.drop_front(
          std::min(content.find("*/", 2), content.size() - 2) + 2);
    else
      break;
  }
  return content.consume_front("HloModule") &&
                 (content.empty() || llvm::isSpace(content.front()))
             ? InputForm::HLO
             : InputForm::MLIR;
}

llvm::StringRef tutti::describe(InputForm form) {
  return form == InputForm::HLO ? "HLO text" : "MLIR";
}

mlir::LogicalResult tutti::openInput(llvm::StringRef path,
                                     llvm::SourceMgr &sources) {
  auto buffer = llvm::MemoryBuffer::getFileOrSTDIN(path, /*IsText=*/true);
  if (!buffer) {
    llvm::WithColor::error(llvm::errs(), "tutti")
        << "cannot read '" << path << "': " << buffer.getError().message()
        << '\n';
    return mlir::failure();
  }
  // A mark of the byte order, which editors may put there, is no text.
  llvm::StringRef text = (*buffer)->getBuffer();
  if (text.consume_front("\xef\xbb\xbf"))
    *buffer = llvm::MemoryBuffer::getMemBufferCopy(
        text, (*buffer)->getBufferIdentifier());
  sources.AddNewSourceBuffer(std::move(*buffer), llvm::SMLoc());
  return mlir::success();
}

mlir::OwningOpRef<mlir::ModuleOp>
tutti::readProgram(llvm::SourceMgr &sources, mlir::MLIRContext *context) {
  const llvm::MemoryBuffer *buffer =
      sources.getMemoryBuffer(sources.getMainFileID());
  llvm::StringRef content = buffer->getBuffer();
  if (recogniseForm(content) == InputForm::HLO)
    return importHLO(sources, context);
  auto fail = [&](const char *at, const llvm::Twine &message) {
    auto [line, column] =
        sources.getLineAndColumn(llvm::SMLoc::getFromPointer(at));
    mlir::emitError(mlir::FileLineColLoc::get(
        context, buffer->getBufferIdentifier(), line, column))
        << message;
    return nullptr;
  };
  // What reads, verifies and prints calls itself for each level; the stack
  // holds at least twice as many.
  constexpr unsigned deepest = 1000;
  std::string tooDeep = "nested more than " + std::to_string(deepest) + " deep";
  bool isText = !content.starts_with("ML\xefR");
  if (isText) {
    std::vector<llvm::StringRef> dialects = context->getAvailableDialects();
    auto [foreignAt, message] =
        findForeignInput(content, [&](llvm::StringRef dialect) {
          return llvm::is_contained(dialects, dialect);
        });
    if (!message.empty())
      return fail(foreignAt, message);
    if (const char *at = findNesting(content, deepest))
      return fail(at, tooDeep);
  }
  mlir::ParserConfig config(context, /*verifyAfterParse=*/false);
  mlir::OwningOpRef<mlir::ModuleOp> module =
      mlir::parseSourceFile<mlir::ModuleOp>(sources, config);
  if (!module)
    return nullptr;
  // Text nests deeper than its brackets only where aliases stand for others.
  bool mayBeDeep = !isText || content.starts_with("#") ||
                   content.contains("\n#") || content.contains("\n!");
  if (mayBeDeep && isNestedDeeper(*module, deepest)) {
    module.release(); // to free it would need the stack, too
    return fail(content.begin(), tooDeep);
  }
  // Verified apart from the reading, so that a wrong op can be reported at its
  // place in the text.
  std::vector<mlir::Diagnostic> problems;
  {
    mlir::ScopedDiagnosticHandler collect(
        context, [&](mlir::Diagnostic &diagnostic) {
          problems.push_back(std::move(diagnostic));
        });
    if (mlir::succeeded(mlir::verify(*module)))
      return module;
  }
  Positions positions(sources, context);
  if (mlir::ModuleOp again = positions.getProgram();
      !again || mlir::succeeded(mlir::verify(again)))
    for (mlir::Diagnostic &diagnostic : problems)
      context->getDiagEngine().emit(std::move(diagnostic));
  return nullptr;
}
