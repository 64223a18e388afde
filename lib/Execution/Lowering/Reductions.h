//===- Reductions.h - combining elements with a region ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_LIB_EXECUTION_LOWERING_REDUCTIONS_H
#define TUTTI_LIB_EXECUTION_LOWERING_REDUCTIONS_H

#include "Patterns.h"

namespace tutti::exec {

/// Combines the elements of `inputs` with those of `targets`, one for each
/// input, along what `outputMap` does not keep. `domain` is an operand that
/// only gives sizes, or null.
Values combineElements(Lowering &l, mlir::ValueRange inputs, mlir::Value domain,
                       mlir::ValueRange targets, mlir::AffineMap inputMap,
                       mlir::AffineMap domainMap, mlir::AffineMap outputMap,
                       llvm::ArrayRef<mlir::utils::IteratorType> iterators,
                       mlir::Region &body);

} // namespace tutti::exec

#endif // TUTTI_LIB_EXECUTION_LOWERING_REDUCTIONS_H
