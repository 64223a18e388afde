//===- SdyCollective.h - a collective under verification ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A collective changes the sharding of its operand in the way its axes say,
// and `out_sharding` is what must come out. Dimensions are compared as lists
// of axis parts in which parts that follow one another are joined, so that it
// does not matter how an axis was split.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_LIB_STABLEHLO_IR_SDYCOLLECTIVE_H
#define TUTTI_LIB_STABLEHLO_IR_SDYCOLLECTIVE_H

#include "SdyVerify.h"

namespace tutti::sdy {

/// The axes of a dimension, major first.
using Parts = llvm::SmallVector<AxisPart>;

/// Appends, joining parts that follow one another.
void append(Parts &parts, const AxisPart &part);
Parts getParts(llvm::ArrayRef<AxisRefAttr> axes, MeshAttr mesh);
/// Takes a part off the minor end; false if the parts do not end with it.
bool takeOffEnd(Parts &parts, const AxisPart &part);
/// Into how many pieces the parts cut a dimension.
int64_t countPieces(const Parts &parts);
/// As a sharding writes them: `{"x", "y":(1)2}`.
std::string toString(const Parts &parts, MeshAttr mesh);

/// What an operand without a sharding means to a collective.
enum class MissingOperand { IsAnError, IsReplicated };

struct Collective {
  mlir::Operation *op;
  TensorShardingAttr result;
  MeshAttr mesh = {};
  /// Null if it is not known; the checks that need it are then left out.
  TensorShardingAttr operand = {};
  MeshAttr operandMesh = {};

  /// Checks the result's sharding and finds the operand's.
  mlir::LogicalResult initialize(mlir::SymbolTableCollection &symbolTables,
                                 MissingOperand missing);
  /// The operand and the result have one mesh.
  mlir::LogicalResult verifyOneMesh();
  /// There is one list of axes for each dimension, and the axes are valid.
  mlir::LogicalResult verifyAxes(llvm::ArrayRef<AxisRefListAttr> axes);
  /// A dimension of the result is sharded by `expected`.
  mlir::LogicalResult verifyDimension(size_t d, const Parts &expected);
  /// Unreduced axes of the result are the operand's and `added`.
  mlir::LogicalResult verifyUnreduced(llvm::ArrayRef<AxisRefAttr> added);

  mlir::InFlightDiagnostic emitError() { return op->emitOpError(); }
  Parts getOperandParts(size_t d) {
    return getParts(operand.getDimShardings()[d].getAxes(), mesh);
  }
};

} // namespace tutti::sdy

#endif // TUTTI_LIB_STABLEHLO_IR_SDYCOLLECTIVE_H
