//===- Source.cpp - the text an importer reads ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Frontend/HLO/Source.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/MLIRContext.h"

using namespace mlir;
using namespace tutti::hlo;

Source::Source(const llvm::SourceMgr &sourceMgr, MLIRContext *context)
    : sourceMgr(sourceMgr), context(context) {
  const llvm::MemoryBuffer *main =
      sourceMgr.getMemoryBuffer(sourceMgr.getMainFileID());
  buffer = main->getBuffer();
  name = StringAttr::get(context, main->getBufferIdentifier());
}

FileLineColLoc Source::location(uint32_t offset) const {
  auto at = llvm::SMLoc::getFromPointer(
      buffer.data() + std::min<size_t>(offset, buffer.size()));
  auto [line, column] =
      sourceMgr.getLineAndColumn(at, sourceMgr.getMainFileID());
  return FileLineColLoc::get(name, line, column);
}

InFlightDiagnostic Source::error(uint32_t offset) const {
  return emitError(location(offset));
}

InFlightDiagnostic Source::warning(uint32_t offset) const {
  return emitWarning(location(offset));
}
