//===- Marks.h - attributes that differ by number of results ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// All discardable attributes of a collective are kept, as its marks. One needs
// care: XLA's `mhlo.sharding` is a string that lists one sharding per result
// where there are several. In the ccl dialect it is the one that all results
// share, so that collectives with different numbers of results can be merged.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_LIB_FRONTEND_CCLCONVERSION_MARKS_H
#define TUTTI_LIB_FRONTEND_CCLCONVERSION_MARKS_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Operation.h"

namespace tutti {

/// The marks of a StableHLO collective for its ccl counterpart; null if its
/// results have different shardings.
mlir::DictionaryAttr marksToCcl(mlir::Operation *op);

/// The marks of a ccl collective for an op of `numResults` results.
mlir::DictionaryAttr marksToStablehlo(mlir::Operation *op, unsigned numResults);

} // namespace tutti

#endif // TUTTI_LIB_FRONTEND_CCLCONVERSION_MARKS_H
