//===- Quantized.cpp - quantized numbers ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A quantized number is an integer q that stands for (q - zero point) * scale.
// Ops on such numbers are done on what they stand for, and the result is
// quantized, as the specification of StableHLO defines them.
//
//===----------------------------------------------------------------------===//

#include "Patterns.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "tutti/StableHLO/IR/Chlo.h"

using namespace mlir;
using namespace tutti;
using namespace tutti::exec;

static quant::QuantizedType quantizedElement(Type type) {
  return dyn_cast<quant::QuantizedType>(getElementTypeOrSelf(type));
}

namespace {
/// The parameters of a type, as constants.
class Parameters {
public:
  Parameters(Lowering &l, quant::QuantizedType type)
      : l(l), type(type), real(computeType(type.getExpressedType())) {
    if (auto perAxis = dyn_cast<quant::UniformQuantizedPerAxisType>(type)) {
      axis = perAxis.getQuantizedDimension();
      llvm::append_range(scales, perAxis.getScales());
      llvm::append_range(zeroPoints, perAxis.getZeroPoints());
    } else {
      auto uniform = cast<quant::UniformQuantizedType>(type);
      scales.push_back(uniform.getScale());
      zeroPoints.push_back(uniform.getZeroPoint());
    }
    if (axis) {
      int64_t count = scales.size();
      SmallVector<Attribute> values;
      for (double scale : scales)
        values.push_back(l.b.getFloatAttr(real, scale));
      scaleTable = l.create<arith::ConstantOp>(
          DenseElementsAttr::get(RankedTensorType::get({count}, real), values));
      zeroPointTable = l.create<arith::ConstantOp>(DenseElementsAttr::get(
          RankedTensorType::get({count}, l.b.getI64Type()),
          ArrayRef<int64_t>(zeroPoints)));
    }
  }

  /// For the element at these indices.
  Value scale(ValueRange at) {
    if (axis)
      return l.create<tensor::ExtractOp>(scaleTable, at[*axis]);
    return number(scales.front());
  }
  Value zeroPoint(ValueRange at) {
    if (axis)
      return l.create<tensor::ExtractOp>(zeroPointTable, at[*axis]);
    return integer(zeroPoints.front());
  }

  /// What a kept integer stands for, in the compute type.
  Value toReal(Value kept, ValueRange at) {
    Type plain = plainElement(type);
    Value q = toCompute(l.b, l.loc, kept, plain);
    if (q.getType().getIntOrFloatBitWidth() < 64)
      q = type.isSigned()
              ? l.create<arith::ExtSIOp>(l.b.getI64Type(), q).getResult()
              : l.create<arith::ExtUIOp>(l.b.getI64Type(), q).getResult();
    Value offset = l.create<arith::SubIOp>(q, zeroPoint(at));
    return l.create<arith::MulFOp>(l.create<arith::SIToFPOp>(real, offset),
                                   scale(at));
  }

  /// The kept integer of a real number: the nearest that there is; NaN is 0.
  Value fromReal(Value value, ValueRange at) {
    value =
        l.create<math::RoundEvenOp>(l.create<arith::DivFOp>(value, scale(at)));
    // Within what an i64 holds, and far outside what the type does.
    value = l.create<arith::MinNumFOp>(value, number(0x1p48));
    value = l.create<arith::MaxNumFOp>(value, number(-0x1p48));
    Value isNan =
        l.create<arith::CmpFOp>(arith::CmpFPredicate::UNO, value, value);
    value = l.create<arith::SelectOp>(isNan, number(0), value);
    Value q = l.create<arith::AddIOp>(
        l.create<arith::FPToSIOp>(l.b.getI64Type(), value), zeroPoint(at));
    q = l.create<arith::MaxSIOp>(q, integer(type.getStorageTypeMin()));
    q = l.create<arith::MinSIOp>(q, integer(type.getStorageTypeMax()));
    Type plain = plainElement(type);
    Type compute = computeType(plain);
    if (compute != q.getType())
      q = l.create<arith::TruncIOp>(compute, q);
    return toStorage(l.b, l.loc, q, plain);
  }

private:
  Value number(double value) {
    return l.create<arith::ConstantOp>(l.b.getFloatAttr(real, value));
  }
  Value integer(int64_t value) {
    return l.create<arith::ConstantIntOp>(value, 64);
  }

  Lowering &l;
  quant::QuantizedType type;
  Type real;
  std::optional<int32_t> axis;
  SmallVector<double> scales;
  SmallVector<int64_t> zeroPoints;
  Value scaleTable, zeroPointTable;
};
} // namespace

static FailureOr<Values>
lowerDequantize(stablehlo::UniformDequantizeOp op,
                stablehlo::UniformDequantizeOp::Adaptor adaptor, Lowering &l) {
  Value operand = adaptor.getOperand();
  Type element = getElementTypeOrSelf(op.getResult().getType());
  Parameters parameters(l, quantizedElement(op.getOperand().getType()));
  return Values{l.generate(
      l.sizes(operand), storageType(element), [&](OpBuilder &, ValueRange at) {
        Value kept = l.create<tensor::ExtractOp>(operand, at);
        return toStorage(l.b, l.loc, parameters.toReal(kept, at), element);
      })};
}

// From real or other quantized numbers.
static FailureOr<Values>
lowerQuantize(stablehlo::UniformQuantizeOp op,
              stablehlo::UniformQuantizeOp::Adaptor adaptor, Lowering &l) {
  Value operand = adaptor.getOperand();
  Type element = getElementTypeOrSelf(op.getOperand().getType());
  quant::QuantizedType type = quantizedElement(op.getResult().getType());
  Parameters parameters(l, type);
  std::optional<Parameters> given;
  if (quant::QuantizedType from = quantizedElement(op.getOperand().getType()))
    given.emplace(l, from);
  return Values{l.generate(
      l.sizes(operand), storageType(type), [&](OpBuilder &, ValueRange at) {
        Value kept = l.create<tensor::ExtractOp>(operand, at);
        Value value = given ? given->toReal(kept, at)
                            : toCompute(l.b, l.loc, kept, element);
        return parameters.fromReal(value, at);
      })};
}

// Ops that only hand elements on, run regions of them, or have lowerings that
// know of them.
static bool takesQuantized(Operation *op) {
  return op->getNumRegions() > 0 ||
         isa<stablehlo::UniformQuantizeOp, stablehlo::UniformDequantizeOp,
             stablehlo::BitcastConvertOp, stablehlo::ConstantOp,
             stablehlo::OptimizationBarrierOp, stablehlo::ReturnOp,
             stablehlo::TupleOp, stablehlo::GetTupleElementOp,
             stablehlo::CompositeOp, stablehlo::CustomCallOp,
             stablehlo::AsyncDoneOp>(op);
}

namespace {
/// Dequantizes, does the op, quantizes.
class OnRealNumbers : public ConversionPattern {
public:
  OnRealNumbers(const TypeConverter &converter, MLIRContext *context)
      : ConversionPattern(converter, MatchAnyOpTypeTag(), /*benefit=*/2,
                          context) {}

  LogicalResult
  matchAndRewrite(Operation *op, ArrayRef<Value>,
                  ConversionPatternRewriter &rewriter) const override {
    auto isQuantized = [](Type type) { return bool(quantizedElement(type)); };
    if (!isa<stablehlo::StableHLODialect, chlo::ChloDialect>(
            op->getDialect()) ||
        takesQuantized(op) ||
        (llvm::none_of(op->getOperandTypes(), isQuantized) &&
         llvm::none_of(op->getResultTypes(), isQuantized)))
      return failure();
    auto realType = [](Type type) -> Type {
      auto tensor = dyn_cast<RankedTensorType>(type);
      if (!tensor || !quantizedElement(type))
        return type;
      return tensor.clone(quantizedElement(type).getExpressedType());
    };
    Location loc = op->getLoc();
    Values operands;
    for (Value operand : op->getOperands())
      operands.push_back(
          isQuantized(operand.getType())
              ? Value(stablehlo::UniformDequantizeOp::create(
                    rewriter, loc, realType(operand.getType()), operand))
              : operand);
    OperationState state(loc, op->getName(), operands,
                         llvm::map_to_vector(op->getResultTypes(), realType),
                         op->getAttrs());
    Operation *made = rewriter.create(state);
    Values results;
    for (auto [result, type] :
         llvm::zip_equal(made->getResults(), op->getResultTypes()))
      results.push_back(isQuantized(type)
                            ? Value(stablehlo::UniformQuantizeOp::create(
                                  rewriter, loc, type, result))
                            : result);
    rewriter.replaceOp(op, results);
    return success();
  }
};
} // namespace

void exec::addQuantized(PatternFamily family) {
  family.add<stablehlo::UniformDequantizeOp>(lowerDequantize);
  family.add<stablehlo::UniformQuantizeOp>(lowerQuantize);
  family.patterns.add<OnRealNumbers>(family.converter,
                                     family.patterns.getContext());
}
