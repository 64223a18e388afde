//===- Diagnostics.cpp - how the commands print diagnostics ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Diagnostics.h"
#include "tutti/Driver/Input.h"
#include "tutti/Support/Quote.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace tutti;
using llvm::StringRef;

// Is the place near the end, in the last line, of a text that ends within
// brackets? Readers then say what they miss there, which may be anything.
static bool isEarlyEnd(const llvm::SMDiagnostic &diagnostic) {
  const llvm::SourceMgr *sources = diagnostic.getSourceMgr();
  if (!sources || !diagnostic.getLoc().isValid() ||
      diagnostic.getKind() != llvm::SourceMgr::DK_Error)
    return false;
  unsigned id = sources->FindBufferContainingLoc(diagnostic.getLoc());
  if (!id)
    return false;
  StringRef text = sources->getMemoryBuffer(id)->getBuffer();
  StringRef rest(diagnostic.getLoc().getPointer(),
                 text.end() - diagnostic.getLoc().getPointer());
  // What begins wrong does not end too early.
  return rest.size() < 4096 && !rest.rtrim().contains('\n') &&
         !text.drop_back(rest.size()).trim().empty() && endsEarly(text);
}

// MLIR's parser looks for the dialect of an op without one, and speaks of what
// the author of a dialect or of a tool would have to do.
static std::string reword(StringRef message) {
  StringRef rest = message;
  if (rest.consume_front("Dialect `")) {
    auto [dialect, op] = rest.split("' not found for custom op '");
    op = op.take_until([](char c) { return c == '\''; });
    std::string text = ("unknown op '" + op + "'").str();
    if (dialect.empty())
      return text + "; expected one with its dialect, such as stablehlo.add";
    return (text + "; there is no dialect '" + dialect + "'").str();
  }
  // jax.export serializes in the dialect vhlo.
  constexpr StringRef noReader = "' does not implement the bytecode interface";
  if (rest.consume_back(noReader)) {
    auto [place, dialect] = rest.rsplit("dialect '");
    return (place + "the bytecode is of the dialect '" + dialect +
            "', which Tutti does not read; give StableHLO as text (what "
            "jax.export makes has it as mlir_module())")
        .str();
  }
  return message.split(" ; for more info on dialect registration").first.str();
}

static void print(const llvm::SMDiagnostic &diagnostic, void *) {
  std::string message = reword(diagnostic.getMessage());
  if (isEarlyEnd(diagnostic))
    message = "the input ends too early: " + message;
  printDiagnostic(diagnostic, message, llvm::errs());
}

void tutti::quoteDiagnostics(llvm::SourceMgr &sources) {
  sources.setDiagHandler(print);
}

void DiagnosticStream::write_impl(const char *text, size_t size) {
  written += size;
  line.append(text, size);
  for (size_t end; (end = line.find('\n')) != std::string::npos;) {
    llvm::errs() << printable(reword(StringRef(line).take_front(end))) << '\n';
    line.erase(0, end + 1);
  }
}
