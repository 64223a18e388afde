//===- ElementwiseOps.td - one result element for each operand element ---*- tablegen -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_STABLEHLO_IR_ELEMENTWISEOPS
#define TUTTI_STABLEHLO_IR_ELEMENTWISEOPS

include "tutti/StableHLO/IR/StableHLOAttrs.td"
include "tutti/StableHLO/IR/TypeConstraints.td"

class StableHLO_UnaryOp<string mnemonic, string what, Type operandType,
                        Type resultType = operandType,
                        list<Trait> traits = [StableHLO_SameShapes]>
    : StableHLO_Op<mnemonic, traits # [Elementwise, StableHLO_PureIfStatic]> {
  let summary = what;
  let description = "Computes " # what # ", element by element.";
  let arguments = (ins operandType:$operand);
  let results = (outs resultType:$result);
  let assemblyFormat = [{
    $operand attr-dict `:` custom<SameTypes>(type($operand), type($result))
  }];
}

// A unary op that keeps its operand's type.
class StableHLO_UnaryMapOp<string mnemonic, string what, Type type>
    : StableHLO_UnaryOp<mnemonic, what, type, type, [StableHLO_SameTypes]> {
  let builders = [OpBuilder<(ins "::mlir::Value":$operand), [{
    build($_builder, $_state, operand.getType(), operand);
  }]>];
}

// One whose accuracy a program may ask for.
class StableHLO_TranscendentalOp<string mnemonic, string what>
    : StableHLO_UnaryOp<mnemonic, what, SHLO_FloatComplexOrQuantTensor,
                        SHLO_FloatComplexOrQuantTensor,
                        [StableHLO_SameTypes]> {
  let arguments = (ins SHLO_FloatComplexOrQuantTensor:$operand,
    DefaultValuedOptionalAttr<StableHLO_ResultAccuracyAttr,
      "::tutti::stablehlo::ResultAccuracyMode::DEFAULT">:$result_accuracy);
  let builders = [OpBuilder<(ins "::mlir::Value":$operand), [{
    build($_builder, $_state, operand.getType(), operand,
          /*result_accuracy=*/ResultAccuracyAttr());
  }]>];
}

class StableHLO_BinaryOp<string mnemonic, string what, Type type,
                         list<Trait> traits = [StableHLO_SameTypes]>
    : StableHLO_Op<mnemonic, traits # [Elementwise, StableHLO_PureIfStatic]> {
  let summary = what;
  let description = "Computes " # what # ", element by element.";
  let arguments = (ins type:$lhs, type:$rhs);
  let results = (outs type:$result);
  let builders = [
    OpBuilder<(ins "::mlir::Value":$lhs, "::mlir::Value":$rhs), [{
      build($_builder, $_state, lhs.getType(), lhs, rhs);
    }]>];
  let assemblyFormat = [{
    $lhs `,` $rhs attr-dict
      `:` custom<SameTypes>(type($lhs), type($rhs), type($result))
  }];
}

//===----------------------------------------------------------------------===//
// Unary
//===----------------------------------------------------------------------===//

def StableHLO_AbsOp : StableHLO_UnaryOp<"abs", "the absolute value",
    SHLO_SignedNumberTensor, SHLO_SignedRealTensor> {
  let hasVerifier = 1;
}
def StableHLO_CeilOp : StableHLO_UnaryMapOp<"ceil",
    "the next integer at or above", SHLO_FloatOrPerTensorQuantTensor>;
def StableHLO_ConvertOp : StableHLO_UnaryOp<"convert",
    "the same value in another element type", SHLO_PlainTensor>;
def StableHLO_ClzOp : StableHLO_UnaryMapOp<"count_leading_zeros",
    "the number of zero bits above the highest one", SHLO_IntTensor>;
def StableHLO_FloorOp : StableHLO_UnaryMapOp<"floor",
    "the next integer at or below", SHLO_FloatOrPerTensorQuantTensor>;
def StableHLO_ImagOp : StableHLO_UnaryOp<"imag", "the imaginary part",
    SHLO_FloatOrComplexTensor, SHLO_FloatTensor> {
  let hasVerifier = 1;
}
def StableHLO_IsFiniteOp : StableHLO_UnaryOp<"is_finite",
    "whether the value is neither infinite nor NaN",
    SHLO_FloatOrPerTensorQuantTensor, SHLO_PredTensor> {
  let arguments = (ins SHLO_FloatOrPerTensorQuantTensor:$x);
  let results = (outs SHLO_PredTensor:$y);
  let hasVerifier = 1;
  let assemblyFormat =
      "operands attr-dict `:` functional-type(operands, results)";
}
def StableHLO_NotOp : StableHLO_UnaryMapOp<"not",
    "the logical or bitwise complement", SHLO_PredOrIntTensor>;
def StableHLO_NegOp : StableHLO_UnaryMapOp<"negate", "the negated value",
    SHLO_NumberTensor>;
def StableHLO_PopulationCountOp : StableHLO_UnaryMapOp<"popcnt",
    "the number of one bits", SHLO_IntTensor>;
def StableHLO_RealOp : StableHLO_UnaryOp<"real", "the real part",
    SHLO_FloatOrComplexTensor, SHLO_FloatTensor> {
  let hasVerifier = 1;
}
def StableHLO_RoundOp : StableHLO_UnaryMapOp<"round_nearest_afz",
    "the nearest integer, ties away from zero",
    SHLO_FloatOrPerTensorQuantTensor>;
def StableHLO_RoundNearestEvenOp : StableHLO_UnaryMapOp<"round_nearest_even",
    "the nearest integer, ties to even", SHLO_FloatOrPerTensorQuantTensor>;
def StableHLO_SignOp : StableHLO_UnaryMapOp<"sign", "the sign",
    SHLO_SignedNumberTensor>;

def StableHLO_CbrtOp : StableHLO_TranscendentalOp<"cbrt", "the cubic root">;
def StableHLO_CosineOp : StableHLO_TranscendentalOp<"cosine", "the cosine">;
def StableHLO_ExpOp
    : StableHLO_TranscendentalOp<"exponential", "e to the power of the value">;
def StableHLO_Expm1Op : StableHLO_TranscendentalOp<"exponential_minus_one",
    "e to the power of the value, minus one">;
def StableHLO_LogOp
    : StableHLO_TranscendentalOp<"log", "the natural logarithm">;
def StableHLO_Log1pOp : StableHLO_TranscendentalOp<"log_plus_one",
    "the natural logarithm of one plus the value">;
def StableHLO_LogisticOp
    : StableHLO_TranscendentalOp<"logistic", "the logistic function">;
def StableHLO_RsqrtOp : StableHLO_TranscendentalOp<"rsqrt",
    "the reciprocal of the square root">;
def StableHLO_SineOp : StableHLO_TranscendentalOp<"sine", "the sine">;
def StableHLO_SqrtOp : StableHLO_TranscendentalOp<"sqrt", "the square root">;
def StableHLO_TanOp : StableHLO_TranscendentalOp<"tan", "the tangent">;
def StableHLO_TanhOp
    : StableHLO_TranscendentalOp<"tanh", "the hyperbolic tangent">;

def StableHLO_ReducePrecisionOp : StableHLO_Op<"reduce_precision", [
    Elementwise, StableHLO_SameTypes, StableHLO_PureIfStatic]> {
  let summary = "rounds to a float of fewer bits";
  let description = [{
    Converts each element to a float with the given number of exponent and
    mantissa bits and back to its own type.
  }];
  let arguments = (ins SHLO_FloatOrPerTensorQuantTensor:$operand,
    ConfinedAttr<I32Attr, [IntPositive]>:$exponent_bits,
    ConfinedAttr<I32Attr, [IntNonNegative]>:$mantissa_bits);
  let results = (outs SHLO_FloatOrPerTensorQuantTensor:$output);
  let assemblyFormat = [{
    $operand `,` `format` `=` custom<ExponentMantissa>($exponent_bits,
                                                       $mantissa_bits)
      attr-dict `:` custom<SameTypes>(type($operand), type($output))
  }];
}

def StableHLO_UniformQuantizeOp : StableHLO_UnaryOp<"uniform_quantize",
    "the value in a quantized type", SHLO_FloatOrQuantTensor,
    SHLO_QuantTensor> {
  let hasVerifier = 1;
}
def StableHLO_UniformDequantizeOp : StableHLO_UnaryOp<"uniform_dequantize",
    "the value in the float type that the quantized type expresses",
    SHLO_QuantTensor, SHLO_FloatTensor> {
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Binary
//===----------------------------------------------------------------------===//

def StableHLO_AddOp : StableHLO_BinaryOp<"add", "the sum, or for bools `or`",
    SHLO_AnyTensor,
    [StableHLO_SameShapes, StableHLO_CommutativeReducer]> {
  let hasVerifier = 1;
}
def StableHLO_AndOp : StableHLO_BinaryOp<"and", "the logical or bitwise `and`",
    SHLO_PredOrIntTensor, [StableHLO_SameTypes, StableHLO_CommutativeReducer]>;
def StableHLO_Atan2Op : StableHLO_BinaryOp<"atan2", "the angle of (rhs, lhs)",
    SHLO_FloatComplexOrQuantTensor>;
def StableHLO_DivOp : StableHLO_BinaryOp<"divide", "the quotient",
    SHLO_NumberTensor>;
def StableHLO_MaxOp : StableHLO_BinaryOp<"maximum", "the larger value",
    SHLO_Tensor, [StableHLO_SameTypes, StableHLO_CommutativeReducer]>;
def StableHLO_MinOp : StableHLO_BinaryOp<"minimum", "the smaller value",
    SHLO_Tensor, [StableHLO_SameTypes, StableHLO_CommutativeReducer]>;
def StableHLO_MulOp : StableHLO_BinaryOp<"multiply",
    "the product, or for bools `and`", SHLO_Tensor,
    [StableHLO_SameTypes, StableHLO_CommutativeReducer]>;
def StableHLO_OrOp : StableHLO_BinaryOp<"or", "the logical or bitwise `or`",
    SHLO_PredOrIntTensor, [StableHLO_SameTypes, StableHLO_CommutativeReducer]>;
def StableHLO_PowOp : StableHLO_BinaryOp<"power",
    "lhs to the power of rhs", SHLO_NumberTensor>;
def StableHLO_RemOp : StableHLO_BinaryOp<"remainder",
    "the remainder, with the sign of lhs", SHLO_NumberTensor>;
def StableHLO_ShiftLeftOp : StableHLO_BinaryOp<"shift_left",
    "lhs shifted left by rhs bits", SHLO_IntTensor>;
def StableHLO_ShiftRightArithmeticOp
    : StableHLO_BinaryOp<"shift_right_arithmetic",
    "lhs shifted right by rhs bits, filled with the sign", SHLO_IntTensor>;
def StableHLO_ShiftRightLogicalOp : StableHLO_BinaryOp<"shift_right_logical",
    "lhs shifted right by rhs bits, filled with zeros", SHLO_IntTensor>;
def StableHLO_SubtractOp : StableHLO_BinaryOp<"subtract", "the difference",
    SHLO_NumberTensor>;
def StableHLO_XorOp : StableHLO_BinaryOp<"xor",
    "the logical or bitwise exclusive or", SHLO_PredOrIntTensor,
    [StableHLO_SameTypes, StableHLO_CommutativeReducer]>;

def StableHLO_ComplexOp : StableHLO_Op<"complex", [
    Elementwise, StableHLO_SameShapes, StableHLO_PureIfStatic]> {
  let summary = "complex numbers from real and imaginary parts";
  let description = "Pairs the elements of `lhs` (real) and `rhs` (imaginary).";
  let arguments = (ins SHLO_Float32Or64Tensor:$lhs,
                       SHLO_Float32Or64Tensor:$rhs);
  let results = (outs SHLO_ComplexTensor:$result);
  let hasVerifier = 1;
  let assemblyFormat = [{
    operands attr-dict
      `:` custom<ComplexTypes>(type($lhs), type($rhs), type($result))
  }];
}

def StableHLO_CompareOp : StableHLO_Op<"compare", [
    Elementwise, StableHLO_SameShapes, StableHLO_PureIfStatic]> {
  let summary = "compares elements";
  let description = [{
    Compares the elements of `lhs` and `rhs`; `compare_type` says how they are
    read, where their element type does not.
  }];
  let arguments = (ins SHLO_Tensor:$lhs, SHLO_Tensor:$rhs,
    SHLO_ComparisonDirectionAttr:$comparison_direction,
    OptionalAttr<SHLO_ComparisonTypeAttr>:$compare_type);
  let results = (outs SHLO_PredTensor:$result);
  let hasVerifier = 1;
  let assemblyFormat = [{
    custom<Word>($comparison_direction) `,` $lhs `,` $rhs
      (`,` custom<Word>($compare_type)^)? attr-dict `:` functional-type(operands, results)
  }];
}

//===----------------------------------------------------------------------===//
// Ternary
//===----------------------------------------------------------------------===//

def StableHLO_SelectOp : StableHLO_Op<"select", [StableHLO_PureIfStatic]> {
  let summary = "chooses between two values";
  let description = [{
    Takes each element from `on_true` or `on_false`, as `pred` says. A scalar
    `pred` chooses for all elements.
  }];
  let arguments = (ins SHLO_PredTensor:$pred, SHLO_Tensor:$on_true,
                       SHLO_Tensor:$on_false);
  let results = (outs SHLO_Tensor:$result);
  let hasVerifier = 1;
  let assemblyFormat = [{
    operands attr-dict `:` custom<SelectTypes>(
      type($pred), type($on_true), type($on_false), type($result))
  }];
}

def StableHLO_ClampOp : StableHLO_Op<"clamp", [StableHLO_PureIfStatic]> {
  let summary = "keeps values between two limits";
  let description = [{
    Raises each element of `operand` to `min` and lowers it to `max`. A scalar
    limit holds for all elements.
  }];
  let arguments = (ins SHLO_Tensor:$min, SHLO_Tensor:$operand,
                       SHLO_Tensor:$max);
  let results = (outs SHLO_Tensor:$result);
  let hasVerifier = 1;
  let assemblyFormat = [{
    $min `,` $operand `,` $max attr-dict `:` custom<SameTypes>(
      type($min), type($operand), type($max), type($result))
  }];
}

#endif // TUTTI_STABLEHLO_IR_ELEMENTWISEOPS
