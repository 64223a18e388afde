//===- Contractions.h - sums of products ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_LIB_EXECUTION_LOWERING_CONTRACTIONS_H
#define TUTTI_LIB_EXECUTION_LOWERING_CONTRACTIONS_H

#include "Patterns.h"

namespace tutti::exec {

/// An operand of a product: kept elements, what they are in the program, and
/// where the loops read them.
struct Factor {
  mlir::Value tensor;
  mlir::Type element;
  mlir::AffineMap map;
};

/// Sums the product of one or two factors over all loops that are reductions.
/// The result has `sizes` and elements of `resultElement`, rounded once. Fails
/// where the element types cannot be multiplied.
mlir::FailureOr<mlir::Value>
contract(Lowering &l, llvm::ArrayRef<Factor> factors,
         llvm::ArrayRef<mlir::OpFoldResult> sizes, mlir::Type resultElement,
         mlir::AffineMap outMap,
         llvm::ArrayRef<mlir::utils::IteratorType> iterators);

} // namespace tutti::exec

#endif // TUTTI_LIB_EXECUTION_LOWERING_CONTRACTIONS_H
