//===- HLOFuzzer.cpp - any text into the HLO importer ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Whatever the bytes are, the importer gives a module that verifies and
// prints, or reports an error; and it says nothing without reporting.
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/Verifier.h"
#include "tutti/Frontend/HLO/Import.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace mlir;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  MLIRContext context(MLIRContext::Threading::DISABLED);
  unsigned errors = 0;
  ScopedDiagnosticHandler swallow(&context, [&](Diagnostic &diag) {
    errors += diag.getSeverity() == DiagnosticSeverity::Error;
  });
  llvm::SourceMgr sourceMgr;
  sourceMgr.AddNewSourceBuffer(
      llvm::MemoryBuffer::getMemBufferCopy(
          llvm::StringRef(reinterpret_cast<const char *>(data), size)),
      llvm::SMLoc());
  OwningOpRef<ModuleOp> module = tutti::importHLO(sourceMgr, &context);
  if (!module) {
    if (!errors)
      __builtin_trap();
    return 0;
  }
  if (failed(verify(*module)))
    __builtin_trap();
  llvm::raw_null_ostream nowhere;
  module->print(nowhere);
  return 0;
}
