//===- Elements.cpp - how elements are kept and computed with ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Elements.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "tutti/Execution/Runtime.h"
#include "tutti/StableHLO/IR/StableHLODialect.h"

using namespace mlir;
using namespace tutti;
using namespace tutti::exec;

// Floats of at most 8 bits.
static bool isNarrowFloat(Type type) {
  return isa<FloatType>(type) && type.getIntOrFloatBitWidth() <= 8;
}

bool exec::isRounded(Type element) {
  return isa<FloatType>(element) && element.getIntOrFloatBitWidth() <= 16;
}

Type exec::plainElement(Type element) {
  auto quantized = dyn_cast<quant::QuantizedType>(element);
  if (!quantized)
    return element;
  return IntegerType::get(
      element.getContext(), quantized.getStorageTypeIntegralWidth(),
      quantized.isSigned() ? IntegerType::Signless : IntegerType::Unsigned);
}

Type exec::storageType(Type element) {
  MLIRContext *context = element.getContext();
  element = plainElement(element);
  if (auto integer = dyn_cast<IntegerType>(element)) {
    unsigned width = integer.getWidth();
    return IntegerType::get(context, width > 1 && width < 8 ? 8 : width);
  }
  if (isNarrowFloat(element))
    return IntegerType::get(context, 8);
  if (isa<FloatType, ComplexType, IndexType>(element))
    return element;
  return {};
}

Type exec::computeType(Type element) {
  MLIRContext *context = element.getContext();
  element = plainElement(element);
  if (auto integer = dyn_cast<IntegerType>(element))
    return IntegerType::get(context, integer.getWidth());
  if (isRounded(element))
    return Float32Type::get(context);
  return element;
}

// The values of all codes of a narrow float, as f32.
static DenseElementsAttr decodeTable(FloatType type) {
  MLIRContext *context = type.getContext();
  unsigned width = type.getWidth();
  SmallVector<APFloat> values;
  for (unsigned code = 0; code < 256; ++code) {
    APFloat value(type.getFloatSemantics(),
                  APInt(width, code & ((1u << width) - 1)));
    bool losesInfo;
    // APFloat converts NaN of a type without infinities as one.
    if (value.isNaN())
      value = APFloat::getNaN(APFloat::IEEEsingle(), value.isNegative());
    else
      value.convert(APFloat::IEEEsingle(), APFloat::rmNearestTiesToEven,
                    &losesInfo);
    values.push_back(value);
  }
  return DenseElementsAttr::get(
      RankedTensorType::get({256}, Float32Type::get(context)), values);
}

Value exec::toCompute(OpBuilder &b, Location loc, Value stored, Type element) {
  Type compute = computeType(element);
  if (isNarrowFloat(element)) {
    Value table = arith::ConstantOp::create(
        b, loc, decodeTable(cast<FloatType>(element)));
    Value code = arith::IndexCastUIOp::create(b, loc, b.getIndexType(), stored);
    return tensor::ExtractOp::create(b, loc, table, code);
  }
  if (stored.getType() == compute)
    return stored;
  if (isa<FloatType>(element))
    return arith::ExtFOp::create(b, loc, compute, stored);
  return arith::TruncIOp::create(b, loc, compute, stored);
}

Value exec::callHost(OpBuilder &b, Location loc, StringRef name, Type result,
                     ValueRange arguments) {
  return func::CallOp::create(b, loc, name, result, arguments).getResult(0);
}

void exec::declareHostFunctions(ModuleOp module) {
  SymbolTable symbols(module);
  module.walk([&](func::CallOp call) {
    if (symbols.lookup(call.getCallee()))
      return;
    auto function = func::FuncOp::create(module.getLoc(), call.getCallee(),
                                         call.getCalleeType());
    function.setPrivate();
    symbols.insert(function, module.getBody()->begin());
  });
}

// From f64 to f32, where what is inexact becomes the neighbour whose last bit
// is 1: rounding that to at most 16 bits is as rounding once.
static Value roundToOdd(OpBuilder &b, Location loc, Value wide) {
  Type f32 = b.getF32Type(), i32 = b.getI32Type();
  Value near = arith::TruncFOp::create(b, loc, f32, wide);
  Value back = arith::ExtFOp::create(b, loc, wide.getType(), near);
  Value isInexact =
      arith::CmpFOp::create(b, loc, arith::CmpFPredicate::UNE, back, wide);
  Value isLarger = arith::CmpFOp::create(b, loc, arith::CmpFPredicate::OGT,
                                         math::AbsFOp::create(b, loc, back),
                                         math::AbsFOp::create(b, loc, wide));
  auto bit = [&](Value condition) {
    return arith::ExtUIOp::create(b, loc, i32, condition);
  };
  Value bits = arith::BitcastOp::create(b, loc, i32, near);
  Value below = arith::SubIOp::create(b, loc, bits, bit(isLarger));
  Value odd = arith::OrIOp::create(b, loc, below, bit(isInexact));
  return arith::BitcastOp::create(b, loc, f32, odd);
}

Value exec::toStorage(OpBuilder &b, Location loc, Value computed,
                      Type element) {
  Type storage = storageType(element);
  if (isNarrowFloat(element)) {
    // From f64, so that what is computed in f64 is rounded once.
    Value wide = computed;
    if (!wide.getType().isF64())
      wide = arith::ExtFOp::create(b, loc, b.getF64Type(), wide);
    Value code = arith::ConstantIntOp::create(
        b, loc, static_cast<int32_t>(*runtimeType(element)), 32);
    return callHost(b, loc, kEncodeFloatName, b.getI8Type(), {code, wide});
  }
  if (computed.getType() == storage)
    return computed;
  if (isa<FloatType>(element)) {
    if (computed.getType().isF64() && storage.getIntOrFloatBitWidth() == 16)
      computed = roundToOdd(b, loc, computed);
    return arith::TruncFOp::create(b, loc, storage, computed);
  }
  if (element.isUnsignedInteger())
    return arith::ExtUIOp::create(b, loc, storage, computed);
  return arith::ExtSIOp::create(b, loc, storage, computed);
}

DenseElementsAttr exec::toStorage(ElementsAttr value) {
  Type element = value.getElementType();
  Type storage = storageType(element);
  auto type = RankedTensorType::get(value.getShapedType().getShape(), storage);
  auto dense = dyn_cast<DenseElementsAttr>(value);
  if (!dense) {
    // Kept outside the text, or computed when asked for.
    if (auto resource = dyn_cast<DenseResourceElementsAttr>(value))
      return DenseElementsAttr::getFromRawBuffer(
          type, resource.getRawHandle().getBlob()->getData());
    return {};
  }
  if (element == storage)
    return dense;
  if (auto floats = dyn_cast<DenseFPElementsAttr>(dense))
    return floats.mapValues(storage, [&](const APFloat &number) {
      return number.bitcastToAPInt().zext(8);
    });
  bool isUnsigned = element.isUnsignedInteger();
  unsigned width = storage.getIntOrFloatBitWidth();
  return cast<DenseIntElementsAttr>(dense).mapValues(
      storage, [&](const APInt &number) {
        return isUnsigned ? number.zextOrTrunc(width)
                          : number.sextOrTrunc(width);
      });
}

StorageTypeConverter::StorageTypeConverter() {
  addConversion([](Type type) { return type; });
  addConversion([](RankedTensorType type) -> std::optional<Type> {
    Type storage = storageType(type.getElementType());
    if (!storage)
      return Type();
    return RankedTensorType::get(type.getShape(), storage);
  });
  addConversion([](UnrankedTensorType) { return Type(); });
  // A tuple is the values in it, a future the one it will be.
  addConversion(
      [this](TupleType type,
             SmallVectorImpl<Type> &values) -> std::optional<LogicalResult> {
        return convertTypes(type.getTypes(), values);
      });
  addConversion([this](stablehlo::FutureType type) -> std::optional<Type> {
    if (type.getTypes().size() != 1)
      return Type();
    return convertType(type.getTypes().front());
  });
  addConversion([](stablehlo::TokenType type) -> Type {
    return IntegerType::get(type.getContext(), 1);
  });
  auto cast = [](OpBuilder &builder, Type type, ValueRange inputs,
                 Location loc) -> Value {
    return UnrealizedConversionCastOp::create(builder, loc, type, inputs)
        .getResult(0);
  };
  addSourceMaterialization(cast);
  addTargetMaterialization(cast);
}
