//===- Input.cpp - a program in any form, read ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Driver/Input.h"
#include "mlir/Parser/Parser.h"
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

mlir::OwningOpRef<mlir::ModuleOp>
tutti::readProgram(llvm::SourceMgr &sources, mlir::MLIRContext *context) {
  llvm::StringRef content =
      sources.getMemoryBuffer(sources.getMainFileID())->getBuffer();
  if (recogniseForm(content) == InputForm::HLO)
    return importHLO(sources, context);
  return mlir::parseSourceFile<mlir::ModuleOp>(sources, context);
}
