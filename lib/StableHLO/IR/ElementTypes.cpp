//===- ElementTypes.cpp - what kind of element a type is ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/StableHLO/IR/ElementTypes.h"
#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Operation.h"
#include "tutti/StableHLO/IR/StableHLODialect.h"
#include "tutti/StableHLO/IR/StableHLOTraits.h"

using namespace mlir;
using namespace tutti;

static bool isIntegerWidth(unsigned width) {
  return width == 2 || width == 4 || width == 8 || width == 16 || width == 32 ||
         width == 64;
}

bool stablehlo::isPred(Type type) { return type.isSignlessInteger(1); }

bool stablehlo::isSignedInt(Type type) {
  auto integer = dyn_cast<IntegerType>(type);
  return integer && integer.isSignless() && isIntegerWidth(integer.getWidth());
}

bool stablehlo::isInt(Type type) {
  auto integer = dyn_cast<IntegerType>(type);
  return integer && !integer.isSigned() && isIntegerWidth(integer.getWidth());
}

bool stablehlo::isFloat(Type type) {
  return isa<Float4E2M1FNType, Float6E2M3FNType, Float6E3M2FNType,
             Float8E3M4Type, Float8E4M3Type, Float8E4M3FNType,
             Float8E4M3FNUZType, Float8E4M3B11FNUZType, Float8E5M2Type,
             Float8E5M2FNUZType, Float8E8M0FNUType, BFloat16Type, Float16Type,
             Float32Type, Float64Type>(type);
}

bool stablehlo::isFloat32Or64(Type type) {
  return isa<Float32Type, Float64Type>(type);
}

bool stablehlo::isComplex(Type type) {
  auto complex = dyn_cast<ComplexType>(type);
  return complex && isFloat32Or64(complex.getElementType());
}

/// Whether integers of a width the dialect knows stand for floats. The quant
/// dialect itself keeps scales within what the float can hold.
static bool isQuantized(quant::QuantizedType type,
                        ArrayRef<int64_t> zeroPoints) {
  auto storage = dyn_cast<IntegerType>(type.getStorageType());
  if (!storage || !storage.isSignless() || storage.getWidth() > 32 ||
      !isIntegerWidth(storage.getWidth()) ||
      !isa_and_nonnull<FloatType>(type.getExpressedType()))
    return false;
  return llvm::all_of(zeroPoints, [&](int64_t zeroPoint) {
    return zeroPoint >= type.getStorageTypeMin() &&
           zeroPoint <= type.getStorageTypeMax();
  });
}

bool stablehlo::isPerTensorQuantized(Type type) {
  auto uniform = dyn_cast<quant::UniformQuantizedType>(type);
  return uniform && isQuantized(uniform, uniform.getZeroPoint());
}

bool stablehlo::isPerAxisQuantized(Type type) {
  auto perAxis = dyn_cast<quant::UniformQuantizedPerAxisType>(type);
  return perAxis && isQuantized(perAxis, perAxis.getZeroPoints());
}

bool stablehlo::isDimensionSize(Type type) {
  return isInt(type) || type.isIndex();
}

bool stablehlo::isToken(Type type) { return isa<TokenType>(type); }

bool stablehlo::isFuture(Type type) { return isa<FutureType>(type); }

bool stablehlo::hasQuantizedAxisInRange(Type tensor) {
  auto shaped = dyn_cast<ShapedType>(tensor);
  if (!shaped)
    return true;
  auto perAxis =
      dyn_cast<quant::UniformQuantizedPerAxisType>(shaped.getElementType());
  if (!perAxis || !shaped.hasRank())
    return true;
  int64_t axis = perAxis.getQuantizedDimension();
  if (axis < 0 || axis >= shaped.getRank())
    return false;
  return shaped.isDynamicDim(axis) ||
         shaped.getDimSize(axis) ==
             static_cast<int64_t>(perAxis.getScales().size());
}

bool stablehlo::isStaticOrHasOneBoundedDim(Type tensor) {
  auto ranked = dyn_cast<RankedTensorType>(tensor);
  if (!ranked)
    return false;
  if (ranked.hasStaticShape())
    return true;
  if (ranked.getNumDynamicDims() != 1)
    return false;
  ArrayRef<int64_t> bounds = getBounds(ranked);
  for (auto [size, bound] : llvm::zip(ranked.getShape(), bounds))
    if (ShapedType::isDynamic(size) && !ShapedType::isDynamic(bound))
      return true;
  return false;
}

bool stablehlo::hasOnlyStaticShapes(Operation *op) {
  auto isStatic = [](Type type) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    return tensor && tensor.hasStaticShape();
  };
  return llvm::all_of(op->getOperandTypes(), isStatic) &&
         llvm::all_of(op->getResultTypes(), isStatic);
}
