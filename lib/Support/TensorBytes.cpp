//===- TensorBytes.cpp - how many bytes a value takes ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Support/TensorBytes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

static std::optional<int64_t> elementBits(Type type) {
  if (type.isIndex())
    return 64;
  if (type.isInteger(1))
    return 8;
  if (type.isIntOrFloat())
    return type.getIntOrFloatBitWidth();
  if (auto complex = dyn_cast<ComplexType>(type))
    if (auto part = elementBits(complex.getElementType()))
      return *part * 2;
  return std::nullopt;
}

std::optional<int64_t> tutti::byteSize(Type type) {
  auto shaped = dyn_cast<ShapedType>(type);
  std::optional<int64_t> bits =
      elementBits(shaped ? shaped.getElementType() : type);
  if (!bits)
    return std::nullopt;
  if (!shaped)
    return llvm::divideCeil(*bits, 8);
  if (!shaped.hasStaticShape())
    return std::nullopt;
  // An empty tensor is empty however large its other dimensions are.
  if (llvm::is_contained(shaped.getShape(), 0))
    return 0;
  int64_t total = *bits;
  for (int64_t size : shaped.getShape())
    if (llvm::MulOverflow(total, size, total))
      return INT64_MAX;
  return llvm::divideCeil(static_cast<uint64_t>(total), 8);
}
