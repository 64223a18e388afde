//===- Import.h - HLO text to StableHLO ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// HLO text, as XLA prints it before and after its optimisations, becomes the
// module that the same program is as StableHLO: a function `main`, one private
// function for each computation that is called, and regions for the others.
// What the forms do not share is settled so:
//
// - Tuples are gone: a value of tuple shape is the list of its leaves, and so
//   are parameters and results.
// - Layouts are gone, and with them `copy`; a `bitcast`, which keeps bytes, is
//   the transposes and the reshape that do the same to values.
// - Fusions are inlined.
// - What runs asynchronously runs where it was started. Collectives are
//   therefore launched in the order of their starts; the order in which they
//   were waited for is lost.
// - `control-predecessors` become an optimization barrier between the results
//   of the predecessor and the operands of the successor if one of the two
//   communicates, has effects or runs another computation. Between two pure
//   computations they order buffers, of which there are none here.
// - Shardings, frontend attributes, backend configurations and what else an
//   instruction carries stay on its op as `mhlo.*` attributes.
// - Locations are the source lines that the metadata names, or else lines of
//   the HLO text.
//
// Errors are diagnostics at the line and column of the text. Time and memory
// are linear in the text and in what its fusions expand to, which is bounded.
// Not for concurrent use with one context whose diagnostics another thread
// wants to see.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_FRONTEND_HLO_IMPORT_H
#define TUTTI_FRONTEND_HLO_IMPORT_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/Support/SourceMgr.h"

namespace tutti {

/// Where ops say they come from.
enum class HLOLocations {
  Source, ///< the user's source, as the metadata name it; else as Text
  Text,   ///< the instruction in the HLO text; nothing is warned of
};

/// Reads the main buffer of `sourceMgr`. The dialects that the program needs
/// are loaded into `context`. Null after an error, which has been reported.
mlir::OwningOpRef<mlir::ModuleOp>
importHLO(const llvm::SourceMgr &sourceMgr, mlir::MLIRContext *context,
          HLOLocations locations = HLOLocations::Source);

/// Makes `--hlo-to-stablehlo` known to mlir-translate's main.
void registerHLOTranslation();

} // namespace tutti

#endif // TUTTI_FRONTEND_HLO_IMPORT_H
