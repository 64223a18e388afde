//===- WindowRules.cpp - windows that slide over a tensor ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "WindowRules.h"

using namespace mlir;
using namespace tutti;
using namespace tutti::stablehlo;

LogicalResult stablehlo::readPadding(Operation *op,
                                     DenseIntElementsAttr padding,
                                     WindowAttrs &attrs) {
  if (!padding)
    return success();
  ShapedType type = padding.getType();
  int64_t count = attrs.sizes.size();
  if (type.getRank() != 2 || type.getDimSize(1) != 2)
    return op->emitOpError()
           << "padding must be a list of pairs, found " << type;
  // An empty list is a missing one.
  if (type.getDimSize(0) == 0)
    return success();
  if (failed(verifyCount(op, "padding", type.getDimSize(0),
                         "dimensions of the window", count)))
    return failure();
  attrs.padding = llvm::to_vector(padding.getValues<int64_t>());
  return success();
}

static LogicalResult verifyPositive(Operation *op, StringRef name,
                                    std::optional<ArrayRef<int64_t>> list,
                                    int64_t count) {
  // An empty list is a missing one.
  if (!list || list->empty())
    return success();
  if (failed(verifyCount(op, name, list->size(), "dimensions of the window",
                         count)))
    return failure();
  for (int64_t number : *list)
    if (number <= 0)
      return op->emitOpError()
             << name << " must be positive, found " << toString(*list);
  return success();
}

LogicalResult stablehlo::verifyWindow(Operation *op, const WindowAttrs &attrs) {
  int64_t count = attrs.sizes.size();
  for (int64_t size : attrs.sizes)
    if (size <= 0 && !ShapedType::isDynamic(size))
      return op->emitOpError() << "window must have positive sizes, found "
                               << toString(attrs.sizes);
  if (failed(verifyPositive(op, "window strides", attrs.strides, count)) ||
      failed(
          verifyPositive(op, "base dilations", attrs.baseDilations, count)) ||
      failed(
          verifyPositive(op, "window dilations", attrs.windowDilations, count)))
    return failure();
  if (attrs.reversal && !attrs.reversal->empty())
    return verifyCount(op, "window reversal", attrs.reversal->size(),
                       "dimensions of the window", count);
  return success();
}

/// The size after putting `dilation - 1` holes between elements.
static __int128 dilate(int64_t size, int64_t dilation) {
  return size == 0 ? 0 : static_cast<__int128>(size - 1) * dilation + 1;
}

std::optional<Shape> stablehlo::getPlaces(Operation *op,
                                          const WindowAttrs &attrs,
                                          ArrayRef<Dim> base) {
  auto get = [](const auto &list, size_t d) -> int64_t {
    return list && !list->empty() ? (*list)[d] : 1;
  };
  Shape places;
  for (auto [d, dim, window] : llvm::enumerate(base, attrs.sizes)) {
    places.emplace_back();
    if (!dim.hasLimit() || ShapedType::isDynamic(window))
      continue;
    __int128 padded = dilate(dim.limit(), get(attrs.baseDilations, d));
    if (attrs.padding)
      padded += static_cast<__int128>((*attrs.padding)[2 * d]) +
                (*attrs.padding)[2 * d + 1];
    __int128 width = dilate(window, get(attrs.windowDilations, d));
    __int128 count =
        padded < width ? 0 : (padded - width) / get(attrs.strides, d) + 1;
    std::optional<int64_t> size = toSize(op, d, count, "window dimension");
    if (!size)
      return std::nullopt;
    places.back() = dim.withLimit(*size);
  }
  return places;
}
