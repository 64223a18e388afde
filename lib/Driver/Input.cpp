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

// Do regions nest more than `limit` deep? Asks level by level, since what calls
// itself for each level is what this is to prevent.
static bool hasDeepRegion(mlir::Operation *root, unsigned limit) {
  std::vector<mlir::Operation *> level = {root}, below;
  for (unsigned depth = 0; depth <= limit && !level.empty(); ++depth) {
    for (mlir::Operation *op : level)
      for (mlir::Region &region : op->getRegions())
        for (mlir::Operation &inner : region.getOps())
          if (inner.getNumRegions() > 0)
            below.push_back(&inner);
    level.swap(below);
    below.clear();
  }
  return !level.empty();
}

// MLIR's reader and much of what comes after it calls itself for each level of
// nesting; the stack holds at least twice as many.
static constexpr unsigned deepest = 1000;

static mlir::OwningOpRef<mlir::ModuleOp>
readBytecode(llvm::SourceMgr &sources, mlir::MLIRContext *context) {
  mlir::ParserConfig config(context, /*verifyAfterParse=*/false);
  mlir::OwningOpRef<mlir::ModuleOp> module =
      mlir::parseSourceFile<mlir::ModuleOp>(sources, config);
  if (!module)
    return nullptr;
  if (hasDeepRegion(*module, deepest)) {
    mlir::emitError(module->getLoc())
        << "nested more than " << deepest << " deep";
    module.release(); // to free it needs the stack, too
    return nullptr;
  }
  if (mlir::failed(mlir::verify(*module)))
    return nullptr;
  return module;
}

mlir::OwningOpRef<mlir::ModuleOp>
tutti::readProgram(llvm::SourceMgr &sources, mlir::MLIRContext *context) {
  const llvm::MemoryBuffer *buffer =
      sources.getMemoryBuffer(sources.getMainFileID());
  llvm::StringRef content = buffer->getBuffer();
  if (content.starts_with("ML\xefR"))
    return readBytecode(sources, context);
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
  std::vector<llvm::StringRef> dialects = context->getAvailableDialects();
  auto [foreignAt, message] =
      findForeignInput(content, [&](llvm::StringRef dialect) {
        return llvm::is_contained(dialects, dialect);
      });
  if (!message.empty())
    return fail(foreignAt, message);
  if (const char *at = findNesting(content, deepest))
    return fail(at, "nested more than " + llvm::Twine(deepest) + " deep");
  return mlir::parseSourceFile<mlir::ModuleOp>(sources, context);
}
