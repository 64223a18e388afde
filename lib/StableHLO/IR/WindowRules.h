//===- WindowRules.h - windows that slide over a tensor ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The window attributes of convolution, reduce_window and select_and_scatter,
// and how many places a window has. Private to this folder.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_LIB_STABLEHLO_IR_WINDOWRULES_H
#define TUTTI_LIB_STABLEHLO_IR_WINDOWRULES_H

#include "ShapeRules.h"
#include "mlir/IR/BuiltinAttributes.h"

namespace tutti::stablehlo {

/// A window's attributes as an op has them; missing ones have their defaults:
/// stride and dilation one, no padding.
struct WindowAttrs {
  llvm::ArrayRef<int64_t> sizes;
  std::optional<llvm::ArrayRef<int64_t>> strides = std::nullopt;
  std::optional<llvm::ArrayRef<int64_t>> baseDilations = std::nullopt;
  std::optional<llvm::ArrayRef<int64_t>> windowDilations = std::nullopt;
  /// Low and high edge of each dimension in turn; not read if missing.
  std::optional<llvm::SmallVector<int64_t>> padding = std::nullopt;
  std::optional<llvm::ArrayRef<bool>> reversal = std::nullopt;
};

/// Reads `padding`, a list of pairs as long as the window has dimensions.
llvm::LogicalResult readPadding(mlir::Operation *op,
                                mlir::DenseIntElementsAttr padding,
                                WindowAttrs &attrs);

/// Lists as long as the window has dimensions, and positive numbers.
llvm::LogicalResult verifyWindow(mlir::Operation *op, const WindowAttrs &attrs);

/// The number of places of a window in `base`, dimension by dimension. None,
/// after a report, if one does not fit in 64 bits. Verify the window first.
std::optional<Shape> getPlaces(mlir::Operation *op, const WindowAttrs &attrs,
                               llvm::ArrayRef<Dim> base);

} // namespace tutti::stablehlo

#endif // TUTTI_LIB_STABLEHLO_IR_WINDOWRULES_H
