//===- Reducers.h - regions that combine, and their names ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// StableHLO says how elements are combined by a region; the ccl dialect knows
// the usual ones by name.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_LIB_FRONTEND_CCLCONVERSION_REDUCERS_H
#define TUTTI_LIB_FRONTEND_CCLCONVERSION_REDUCERS_H

#include "mlir/IR/Builders.h"
#include "tutti/Collectives/IR/Ccl.h"

namespace tutti {

/// The name of what the region does, if it does one op of StableHLO's on its
/// two arguments and nothing else.
std::optional<ccl::Reduction> recognizeReduction(mlir::Region &region);

/// Whether the region can stand in a collective of the ccl dialect: one block,
/// two scalars of one type in and one of that type out, nothing from outside.
bool isConvertibleReducer(mlir::Region &region);

/// Moves a StableHLO region into an empty region of the ccl dialect.
void moveReducer(mlir::Region &from, mlir::Region &to);

/// Fills an empty StableHLO region.
void buildReducer(mlir::OpBuilder &builder, mlir::Location loc,
                  ccl::Reduction reduction, mlir::Type elementType,
                  mlir::Region &to);

/// Copies a region of the ccl dialect into an empty StableHLO region.
void copyReducer(mlir::OpBuilder &builder, mlir::Region &from,
                 mlir::Region &to);

} // namespace tutti

#endif // TUTTI_LIB_FRONTEND_CCLCONVERSION_REDUCERS_H
