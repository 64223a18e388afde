//===- Input.h - a program in any form, read ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads a program a framework has written, whatever its form. The form is
// told by the content, never by the file's name.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_DRIVER_INPUT_H
#define TUTTI_DRIVER_INPUT_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/SourceMgr.h"

namespace tutti {

enum class InputForm {
  MLIR, ///< StableHLO or any later stage, as text or as MLIR bytecode
  HLO,  ///< HLO text
};

/// HLO text is what starts with the word HloModule, after comments and blank
/// space; all else is MLIR.
InputForm recogniseForm(llvm::StringRef content);

/// The name of a form as messages say it: "HLO text".
llvm::StringRef describe(InputForm form);

/// Opens `path` ("-" is standard input) as the main buffer of `sources`.
/// Prints an error and returns failure where that fails.
mlir::LogicalResult openInput(llvm::StringRef path, llvm::SourceMgr &sources);

/// Where MLIR text nests brackets more than `limit` deep, the first bracket
/// too many; null otherwise. MLIR's reader calls itself for each level, so text
/// that nests without bound would overflow its stack. Linear in the text.
const char *findNesting(llvm::StringRef text, unsigned limit);

/// Does `text` end before all of its brackets are closed? Linear.
bool endsEarly(llvm::StringRef text);

/// Why `content` can be no program in text: where the first thing in it is what
/// neither form begins with, that place and what was expected; an empty message
/// otherwise. `knows` says whether a dialect of that name is registered.
std::pair<const char *, std::string>
findForeignInput(llvm::StringRef content,
                 llvm::function_ref<bool(llvm::StringRef)> knows);

/// Reads the main buffer of `sources` in the form it has. Errors are
/// diagnostics at their line and column; the result is then null.
mlir::OwningOpRef<mlir::ModuleOp> readProgram(llvm::SourceMgr &sources,
                                              mlir::MLIRContext *context);

} // namespace tutti

#endif // TUTTI_DRIVER_INPUT_H
