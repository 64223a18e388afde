//===- Diagnostics.h - how the commands print diagnostics ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_LIB_DRIVER_DIAGNOSTICS_H
#define TUTTI_LIB_DRIVER_DIAGNOSTICS_H

#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"
#include <string>

namespace tutti {

/// Has what is reported about `sources` quoted briefly and safely (see
/// tutti/Support/Quote.h), and in the words of a user of Tutti.
void quoteDiagnostics(llvm::SourceMgr &sources);

/// Standard error for what MLIR prints without asking the source manager (a
/// note at the place of its error, a place in a file that is not open): the
/// same, line by line.
class DiagnosticStream : public llvm::raw_ostream {
public:
  DiagnosticStream() : raw_ostream(/*unbuffered=*/true) {}

private:
  void write_impl(const char *text, size_t size) override;
  uint64_t current_pos() const override { return written; }

  std::string line;
  uint64_t written = 0;
};

} // namespace tutti

#endif // TUTTI_LIB_DRIVER_DIAGNOSTICS_H
