//===- StableHLOFuzzer.cpp - any text into the MLIR reader ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Whatever the bytes are, the reader with the dialects of this project gives a
// module or reports an error. What is read is printed, and reads again to what
// prints the same.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "tutti/Collectives/IR/Ccl.h"
#include "tutti/StableHLO/IR/Register.h"

using namespace mlir;

static std::string print(ModuleOp module) {
  std::string text;
  llvm::raw_string_ostream os(text);
  module.print(os);
  return text;
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  // One registry for all runs; a context of its own for each, since types and
  // attributes are never freed before their context.
  static const DialectRegistry registry = [] {
    DialectRegistry registry;
    registry.insert<func::FuncDialect, tutti::ccl::CclDialect>();
    tutti::registerStableHLODialects(registry);
    return registry;
  }();
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  context.allowUnregisteredDialects();
  bool reported = false;
  ScopedDiagnosticHandler swallow(&context,
                                  [&](Diagnostic &) { reported = true; });
  // MLIR's lexer wants a zero behind the text.
  std::string text(reinterpret_cast<const char *>(data), size);
  auto module = parseSourceString<ModuleOp>(text, &context);
  if (!module) {
    if (!reported)
      __builtin_trap();
    return 0;
  }
  std::string once = print(*module);
  auto again = parseSourceString<ModuleOp>(once, &context);
  if (!again || print(*again) != once)
    __builtin_trap();
  return 0;
}
