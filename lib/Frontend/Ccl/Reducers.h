//===- Reducers.h - named reductions and the regions that say them ---*- C++
//-*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// StableHLO says how elements are combined by a region; ccl by a name where
// there is one.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_LIB_FRONTEND_CCL_REDUCERS_H
#define TUTTI_LIB_FRONTEND_CCL_REDUCERS_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/Region.h"
#include "tutti/Collectives/IR/Ccl.h"

namespace tutti {

/// The name of a StableHLO region that combines elements of `elementType`;
/// none for a region that says anything else or carries attributes of its own.
std::optional<ccl::Reduction> nameReducer(mlir::Region &region,
                                          mlir::Type elementType);

/// Fills an empty region with what the name says.
void fillReducer(mlir::OpBuilder &builder, mlir::Location loc,
                 mlir::Region &region, ccl::Reduction reduction,
                 mlir::Type elementType);

/// Gives the region of one dialect, moved or copied into an op of the other,
/// the terminator of its new dialect.
void endReducerInCcl(mlir::Region &region);
void endReducerInStablehlo(mlir::Region &region);

} // namespace tutti

#endif // TUTTI_LIB_FRONTEND_CCL_REDUCERS_H
