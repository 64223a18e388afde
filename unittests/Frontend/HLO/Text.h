//===- Text.h - a text under test and what it reports ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_UNITTESTS_FRONTEND_HLO_TEXT_H
#define TUTTI_UNITTESTS_FRONTEND_HLO_TEXT_H

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/MLIRContext.h"
#include "tutti/Frontend/HLO/Lexer.h"
#include "llvm/Support/MemoryBuffer.h"
#include "gtest/gtest.h"

/// HLO text with a lexer at its start. `errors` has each diagnostic as
/// "line:column: message".
struct Text {
  explicit Text(llvm::StringRef text)
      : handler(&context, [&](mlir::Diagnostic &diag) {
          auto loc = llvm::cast<mlir::FileLineColLoc>(diag.getLocation());
          errors.push_back((llvm::Twine(loc.getLine()) + ":" +
                            llvm::Twine(loc.getColumn()) + ": " + diag.str())
                               .str());
        }) {
    sourceMgr.AddNewSourceBuffer(
        llvm::MemoryBuffer::getMemBufferCopy(text, "test.hlo"), llvm::SMLoc());
    source.emplace(sourceMgr, &context);
    lexer.emplace(*source, span());
  }

  tutti::hlo::Span span() const { return {0, uint32_t(source->text().size())}; }
  std::string error() const { return errors.empty() ? "" : errors.front(); }

  mlir::MLIRContext context{mlir::MLIRContext::Threading::DISABLED};
  llvm::SourceMgr sourceMgr;
  std::vector<std::string> errors;
  mlir::ScopedDiagnosticHandler handler;
  std::optional<tutti::hlo::Source> source;
  std::optional<tutti::hlo::Lexer> lexer;
};

#endif // TUTTI_UNITTESTS_FRONTEND_HLO_TEXT_H
