//===- Source.h - the text an importer reads ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One buffer of HLO text, spans of it, and diagnostics at a place in it.
// Everything that is read keeps 32-bit offsets into the buffer instead of
// strings; a buffer of 4 GiB or more is refused by the parser.
//
// Not for concurrent use: finding a line builds a table inside the SourceMgr.
// A location costs a binary search over the lines.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_FRONTEND_HLO_SOURCE_H
#define TUTTI_FRONTEND_HLO_SOURCE_H

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Location.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/SourceMgr.h"
#include <cstdint>

namespace tutti::hlo {

/// A piece of the buffer: [begin, end).
struct Span {
  uint32_t begin = 0, end = 0;

  bool empty() const { return begin == end; }
  uint32_t size() const { return end - begin; }
};

/// The main buffer of a SourceMgr, with a context to report to.
class Source {
public:
  Source(const llvm::SourceMgr &sourceMgr, mlir::MLIRContext *context);

  llvm::StringRef text() const { return buffer; }
  llvm::StringRef text(Span span) const {
    return buffer.substr(span.begin, span.size());
  }
  mlir::MLIRContext *getContext() const { return context; }

  /// The place of an offset as the user's file, line and column.
  mlir::FileLineColLoc location(uint32_t offset) const;
  mlir::InFlightDiagnostic error(uint32_t offset) const;
  mlir::InFlightDiagnostic warning(uint32_t offset) const;

private:
  const llvm::SourceMgr &sourceMgr;
  mlir::MLIRContext *context;
  llvm::StringRef buffer;
  mlir::StringAttr name;
};

} // namespace tutti::hlo

#endif // TUTTI_FRONTEND_HLO_SOURCE_H
