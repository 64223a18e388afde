//===- Shapes.h - shapes that only show at run time ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Sizes are constants where they are known, else values. What cannot be checked
// before the program runs is checked then. Where all sizes are known, these are
// the functions of Patterns.h.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_LIB_EXECUTION_LOWERING_SHAPES_H
#define TUTTI_LIB_EXECUTION_LOWERING_SHAPES_H

#include "Patterns.h"

namespace tutti::exec {

using Size = mlir::OpFoldResult;
using Sizes = llvm::SmallVector<mlir::OpFoldResult>;

/// Arithmetic that folds.
Size addSizes(Lowering &l, Size a, Size b);
Size subtractSizes(Lowering &l, Size a, Size b);
Size multiplySizes(Lowering &l, Size a, Size b);
/// a / b, rounded down, for a not negative and b positive.
Size divideSizes(Lowering &l, Size a, Size b);
Size largerSize(Lowering &l, Size a, Size b);
/// How many elements a shape has.
Size productOf(Lowering &l, llvm::ArrayRef<Size> sizes);

/// How often a window fits into a padded dimension.
Size windowCount(Lowering &l, Size padded, Size window, int64_t dilation,
                 int64_t stride);

/// Sizes that are all constants; none if one is not.
std::optional<llvm::SmallVector<int64_t>>
asConstants(llvm::ArrayRef<Size> sizes);
Sizes constantSizes(Lowering &l, llvm::ArrayRef<int64_t> values);

/// Ends the run where two sizes differ; nothing if both are known. `what` names
/// the first one.
void requireEqual(Lowering &l, Size a, Size b, const llvm::Twine &what);
/// The same where a size is less than a number.
void requireAtLeast(Lowering &l, Size size, int64_t least,
                    const llvm::Twine &what);
/// The same for all sizes of tensors of one rank, where they differ.
void requireSameShapes(Lowering &l, mlir::ValueRange tensors);

/// 0, 1, 2, ... along `dim`, as kept elements of the program's type.
mlir::Value countAlong(Lowering &l, llvm::ArrayRef<Size> sizes, int64_t dim,
                       mlir::Type element);

/// Element i of a list of integers, whose type in the program is `original`.
mlir::Value listElement(Lowering &l, mlir::Value list, mlir::Type original,
                        int64_t i);

/// The same elements in another shape of as many.
mlir::Value reshapeTo(Lowering &l, mlir::Value tensor,
                      llvm::ArrayRef<Size> sizes);
/// Dimension i of the operand is dimension dims[i] of the shape; one of size 1
/// is repeated.
mlir::Value broadcastTo(Lowering &l, mlir::Value operand,
                        llvm::ArrayRef<int64_t> dims,
                        llvm::ArrayRef<Size> sizes);
/// Adds dimensions around and between elements, or takes some away.
mlir::Value padTo(Lowering &l, mlir::Value tensor, mlir::Value scalar,
                  llvm::ArrayRef<Size> low, llvm::ArrayRef<Size> high,
                  llvm::ArrayRef<Size> interior);

} // namespace tutti::exec

#endif // TUTTI_LIB_EXECUTION_LOWERING_SHAPES_H
