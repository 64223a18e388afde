//===- Elementwise.cpp - ops on each element ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Importer.h"
#include "tutti/StableHLO/IR/StableHLODialect.h"

using namespace mlir;
using namespace tutti;
using namespace tutti::hlo;
using llvm::StringRef;

namespace {
struct ElementwiseOp {
  llvm::StringLiteral opcode, op;
  unsigned operands;
};
} // namespace

static constexpr ElementwiseOp elementwiseOps[] = {
    {"abs", "stablehlo.abs", 1},
    {"cbrt", "stablehlo.cbrt", 1},
    {"ceil", "stablehlo.ceil", 1},
    {"convert", "stablehlo.convert", 1},
    {"cosine", "stablehlo.cosine", 1},
    {"count-leading-zeros", "stablehlo.count_leading_zeros", 1},
    {"exponential", "stablehlo.exponential", 1},
    {"exponential-minus-one", "stablehlo.exponential_minus_one", 1},
    {"floor", "stablehlo.floor", 1},
    {"imag", "stablehlo.imag", 1},
    {"is-finite", "stablehlo.is_finite", 1},
    {"log", "stablehlo.log", 1},
    {"log-plus-one", "stablehlo.log_plus_one", 1},
    {"logistic", "stablehlo.logistic", 1},
    {"negate", "stablehlo.negate", 1},
    {"not", "stablehlo.not", 1},
    {"popcnt", "stablehlo.popcnt", 1},
    {"real", "stablehlo.real", 1},
    {"round-nearest-afz", "stablehlo.round_nearest_afz", 1},
    {"round-nearest-even", "stablehlo.round_nearest_even", 1},
    {"rsqrt", "stablehlo.rsqrt", 1},
    {"sign", "stablehlo.sign", 1},
    {"sine", "stablehlo.sine", 1},
    {"sqrt", "stablehlo.sqrt", 1},
    {"tan", "stablehlo.tan", 1},
    {"tanh", "stablehlo.tanh", 1},

    {"acos", "chlo.acos", 1},
    {"acosh", "chlo.acosh", 1},
    {"asin", "chlo.asin", 1},
    {"asinh", "chlo.asinh", 1},
    {"atanh", "chlo.atanh", 1},
    {"cosh", "chlo.cosh", 1},
    {"erf", "chlo.erf", 1},
    {"sinh", "chlo.sinh", 1},

    {"add", "stablehlo.add", 2},
    {"and", "stablehlo.and", 2},
    {"atan2", "stablehlo.atan2", 2},
    {"mulhi", "chlo.mulhi", 2},
    {"complex", "stablehlo.complex", 2},
    {"divide", "stablehlo.divide", 2},
    {"maximum", "stablehlo.maximum", 2},
    {"minimum", "stablehlo.minimum", 2},
    {"multiply", "stablehlo.multiply", 2},
    {"or", "stablehlo.or", 2},
    {"power", "stablehlo.power", 2},
    {"remainder", "stablehlo.remainder", 2},
    {"shift-left", "stablehlo.shift_left", 2},
    {"shift-right-arithmetic", "stablehlo.shift_right_arithmetic", 2},
    {"shift-right-logical", "stablehlo.shift_right_logical", 2},
    {"subtract", "stablehlo.subtract", 2},
    {"xor", "stablehlo.xor", 2},

    {"clamp", "stablehlo.clamp", 3},
    {"select", "stablehlo.select", 3},
};

/// result_accuracy={mode=highest} or {tolerance={atol=0,rtol=1e-3,ulps=2}}
static LogicalResult readResultAccuracy(Instr &in, Attributes &attributes) {
  auto at = in.take("result_accuracy");
  if (!at)
    return success();
  auto mode = stablehlo::ResultAccuracyMode::DEFAULT;
  double tolerances[2] = {0, 0};
  int64_t ulps = 0;
  for (; !at->at(TokenKind::End); at->next()) {
    StringRef word = at->tokenText();
    if (word == "highest") {
      mode = stablehlo::ResultAccuracyMode::HIGHEST;
    } else if (word == "tolerance") {
      mode = stablehlo::ResultAccuracyMode::TOLERANCE;
    } else if (word == "atol" || word == "rtol" || word == "ulps") {
      at->next();
      if (!at->at(TokenKind::Equal))
        return at->errorExpected("'='");
      at->next();
      bool bad = word == "ulps"
                     ? at->tokenText().getAsInteger(10, ulps)
                     : at->tokenText().getAsDouble(tolerances[word == "rtol"]);
      if (bad)
        return at->errorExpected("a number");
    } else if (at->at(TokenKind::Word) && word != "mode" && word != "default") {
      return at->errorExpected("'mode', 'tolerance', 'default' or 'highest'");
    }
  }
  MLIRContext *context = in.getContext();
  attributes.push_back(in.attr(
      "result_accuracy",
      stablehlo::ResultAccuracyAttr::get(
          context, llvm::APFloat(tolerances[0]), llvm::APFloat(tolerances[1]),
          ulps, stablehlo::ResultAccuracyModeAttr::get(context, mode))));
  return success();
}

static LogicalResult importElementwise(Instr &in) {
  static const llvm::StringMap<const ElementwiseOp *> byOpcode = [] {
    llvm::StringMap<const ElementwiseOp *> map;
    for (const ElementwiseOp &op : elementwiseOps)
      map[op.opcode] = &op;
    return map;
  }();
  const ElementwiseOp &op = *byOpcode.lookup(in.opcode());
  Attributes attributes;
  if (failed(in.expectOperands(op.operands)) || failed(in.expectArray()) ||
      failed(readResultAccuracy(in, attributes)))
    return failure();
  return in.replace(op.op, attributes);
}

/// direction=LT, type=TOTALORDER
static LogicalResult importCompare(Instr &in) {
  StringRef word;
  if (failed(in.expectOperands(2)) || failed(in.expectArray()) ||
      failed(in.readWord("direction", word)))
    return failure();
  auto direction = stablehlo::symbolizeComparisonDirection(word);
  if (!direction)
    return in.errorAt("direction") << "unknown direction '" << word
                                   << "', expected EQ, NE, GE, GT, LE or LT";
  // Without a type it is the usual one of the element type.
  using Type = stablehlo::ComparisonType;
  std::optional<Type> type;
  if (in.has("type")) {
    if (failed(in.readWord("type", word)))
      return failure();
    type = stablehlo::symbolizeComparisonType(word);
    if (!type || *type == Type::NOTYPE)
      return in.errorAt("type")
             << "unknown type '" << word
             << "', expected FLOAT, TOTALORDER, SIGNED or UNSIGNED";
  } else {
    mlir::Type element = getElementTypeOrSelf(in.value(0).getType());
    if (isa<FloatType, ComplexType>(element))
      type = Type::FLOAT;
    else
      type = element.isUnsignedInteger() || element.isInteger(1)
                 ? Type::UNSIGNED
                 : Type::SIGNED;
  }
  MLIRContext *context = in.getContext();
  return in.replace(
      "stablehlo.compare",
      {in.attr("comparison_direction",
               stablehlo::ComparisonDirectionAttr::get(context, *direction)),
       in.attr("compare_type",
               stablehlo::ComparisonTypeAttr::get(context, *type))});
}

static LogicalResult importReducePrecision(Instr &in) {
  int64_t exponent, mantissa;
  if (failed(in.expectOperands(1)) || failed(in.expectArray()) ||
      failed(in.readInt("exponent_bits", exponent)) ||
      failed(in.readInt("mantissa_bits", mantissa)))
    return failure();
  if (!llvm::isUInt<16>(exponent) || !llvm::isUInt<16>(mantissa))
    return in.errorAt("exponent_bits")
           << "'reduce-precision' to " << exponent << " and " << mantissa
           << " bits, expected 0 to 65535 of each";
  Builder b = in.builder();
  return in.replace("stablehlo.reduce_precision",
                    {in.attr("exponent_bits", b.getI32IntegerAttr(exponent)),
                     in.attr("mantissa_bits", b.getI32IntegerAttr(mantissa))});
}

static LogicalResult rejectStochasticConvert(Instr &in) {
  return in.error() << "opcode 'stochastic-convert' has no counterpart in "
                       "StableHLO; use 'convert', or write the rounding out";
}

void tutti::hlo::addElementwiseHandlers(HandlerTable &table) {
  for (const ElementwiseOp &op : elementwiseOps)
    table[op.opcode] = importElementwise;
  table["compare"] = importCompare;
  table["reduce-precision"] = importReducePrecision;
  table["stochastic-convert"] = rejectStochasticConvert;
}
