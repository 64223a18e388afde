//===- Input.cpp - a program in any form, read ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Driver/Input.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "tutti/Driver/Positions.h"
#include "tutti/Frontend/HLO/Import.h"
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
  sources.AddNewSourceBuffer(std::move(*buffer), llvm::SMLoc());
  return mlir::success();
}

const char *tutti::findNesting(llvm::StringRef text, unsigned limit) {
  unsigned depth = 0;
  for (const char *at = text.begin(), *end = text.end(); at != end; ++at) {
    switch (*at) {
    case '"':
      while (++at != end && *at != '"' && *at != '\n')
        if (*at == '\\' && at + 1 != end)
          ++at;
      break;
    case '/':
      if (at + 1 != end && at[1] == '/')
        while (at + 1 != end && at[1] != '\n')
          ++at;
      break;
    case '(':
    case '[':
    case '{':
    case '<':
      if (++depth > limit)
        return at;
      break;
    case '>':
      if (at != text.begin() && at[-1] == '-') // an arrow
        break;
      [[fallthrough]];
    case ')':
    case ']':
    case '}':
      depth -= depth > 0;
      break;
    default:
      break;
    }
    if (at == end)
      break;
  }
  return nullptr;
}

mlir::OwningOpRef<mlir::ModuleOp>
tutti::readProgram(llvm::SourceMgr &sources, mlir::MLIRContext *context) {
  llvm::StringRef content =
      sources.getMemoryBuffer(sources.getMainFileID())->getBuffer();
  if (recogniseForm(content) == InputForm::HLO)
    return importHLO(sources, context);
  auto fail = [&](const char *at, const llvm::Twine &message) {
    auto [line, column] =
        sources.getLineAndColumn(llvm::SMLoc::getFromPointer(at));
    mlir::emitError(mlir::FileLineColLoc::get(
        context, sources.getMemoryBuffer(1)->getBufferIdentifier(), line,
        column))
        << message;
    return nullptr;
  };
  if (content.trim(llvm::StringRef(" \t\r\n\0", 5)).empty())
    return fail(content.begin(),
                "the input is empty; expected StableHLO or HLO text");
  // The stack of the reader holds at least twice as many levels.
  constexpr unsigned deepest = 1000;
  if (const char *at = findNesting(content, deepest);
      at && !content.starts_with("ML\xefR"))
    return fail(at, "nested more than " + llvm::Twine(deepest) + " deep");
  // Verified apart from the reading, so that a wrong op can be reported at its
  // place in the text.
  mlir::ParserConfig config(context, /*verifyAfterParse=*/false);
  auto module = mlir::parseSourceFile<mlir::ModuleOp>(sources, config);
  if (!module)
    return nullptr;
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
