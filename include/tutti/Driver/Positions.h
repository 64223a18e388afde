//===- Positions.h - ops and their places in the input ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What frameworks write says of each op which line of the user's source it
// comes from, and that becomes the op's location. An error must name the line
// of the file that was given, too. That place is not kept with each op, which
// would cost every program; when there is an error, the input is read again.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_DRIVER_POSITIONS_H
#define TUTTI_DRIVER_POSITIONS_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/Support/SourceMgr.h"
#include <optional>

namespace tutti {

/// The ops of an input by the locations they have.
class Positions {
public:
  /// Reads the main buffer of `sources`, which must be known to have no syntax
  /// errors. Diagnostics meanwhile are dropped. As slow as the first reading.
  Positions(const llvm::SourceMgr &sources, mlir::MLIRContext *context);

  /// The program as it was read, its ops located at their places; null for
  /// bytecode, which has none.
  mlir::ModuleOp getProgram() { return program; }

  /// The places of ops called `name` that have this location; of all ops that
  /// have it, if none is called so.
  llvm::SmallVector<mlir::Location> find(mlir::Location loc,
                                         llvm::StringRef name) const;

private:
  void readMLIR(const llvm::SourceMgr &sources, mlir::MLIRContext *context);
  void readHLO(const llvm::SourceMgr &sources, mlir::MLIRContext *context);

  mlir::OwningOpRef<mlir::ModuleOp> root;
  mlir::ModuleOp program;
  llvm::DenseMap<mlir::Location,
                 llvm::SmallVector<std::pair<mlir::OperationName,
                                             mlir::Location>, 1>>
      places;
};

/// While it lives, errors about ops whose location is not in the main buffer of
/// `sources` are reported at the ops' places there, with a note of the location
/// they have. The handlers that were there before print them.
class PositionedDiagnostics : public mlir::ScopedDiagnosticHandler {
public:
  PositionedDiagnostics(const llvm::SourceMgr &sources,
                        mlir::MLIRContext *context);

private:
  mlir::LogicalResult handle(mlir::Diagnostic &diagnostic);

  const llvm::SourceMgr &sources;
  mlir::MLIRContext *context;
  std::optional<Positions> positions;
};

} // namespace tutti

#endif // TUTTI_DRIVER_POSITIONS_H
