//===- TypeConstraints.td - the types ops accept ---*- tablegen -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_STABLEHLO_IR_TYPECONSTRAINTS
#define TUTTI_STABLEHLO_IR_TYPECONSTRAINTS

include "mlir/IR/OpBase.td"

// Element types. The predicates live in ElementTypes.h.
class SHLO_Kind<string predicate, string summary>
    : Type<CPred<"::tutti::stablehlo::" # predicate # "($_self)">, summary>;

def SHLO_Pred : SHLO_Kind<"isPred", "bool">;
def SHLO_SInt : SHLO_Kind<"isSignedInt", "signed integer">;
def SHLO_Int : SHLO_Kind<"isInt", "integer">;
def SHLO_Float : SHLO_Kind<"isFloat", "float">;
def SHLO_Float32Or64 : SHLO_Kind<"isFloat32Or64", "f32 or f64">;
def SHLO_Complex : SHLO_Kind<"isComplex", "complex">;
def SHLO_Quant : SHLO_Kind<"isPerTensorQuantized", "per-tensor quantized">;
def SHLO_AxisQuant : SHLO_Kind<"isPerAxisQuantized", "per-axis quantized">;
def SHLO_DimensionSize : SHLO_Kind<"isDimensionSize", "integer or index">;
def SHLO_Token : SHLO_Kind<"isToken", "token">;
def SHLO_Future : SHLO_Kind<"isFuture", "future">;

def SHLO_QuantAxisInRange
    : CPred<"::tutti::stablehlo::hasQuantizedAxisInRange($_self)">;
def SHLO_StaticOrOneBounded
    : CPred<"::tutti::stablehlo::isStaticOrHasOneBoundedDim($_self)">;

defvar SHLO_Plain = [SHLO_Float, SHLO_Pred, SHLO_Int, SHLO_Complex];
defvar SHLO_PlainOrQuant = !listconcat(SHLO_Plain, [SHLO_Quant]);
defvar SHLO_Any = !listconcat(SHLO_PlainOrQuant, [SHLO_AxisQuant]);

// Tensors by element type.
def SHLO_Tensor : RankedTensorOf<SHLO_PlainOrQuant>;
def SHLO_PlainTensor : RankedTensorOf<SHLO_Plain>;
def SHLO_AnyTensor : RankedTensorOf<SHLO_Any, [SHLO_QuantAxisInRange]>;
def SHLO_AxisQuantTensor
    : RankedTensorOf<[SHLO_AxisQuant], [SHLO_QuantAxisInRange]>;
def SHLO_QuantTensor
    : RankedTensorOf<[SHLO_Quant, SHLO_AxisQuant], [SHLO_QuantAxisInRange]>;
def SHLO_FloatOrQuantTensor
    : RankedTensorOf<[SHLO_Float, SHLO_Quant, SHLO_AxisQuant],
                     [SHLO_QuantAxisInRange]>;
def SHLO_PredTensor : RankedTensorOf<[SHLO_Pred]>;
def SHLO_IntTensor : RankedTensorOf<[SHLO_Int]>;
def SHLO_FloatTensor : RankedTensorOf<[SHLO_Float]>;
def SHLO_ComplexTensor : RankedTensorOf<[SHLO_Complex]>;
def SHLO_Float32Or64Tensor : RankedTensorOf<[SHLO_Float32Or64]>;
def SHLO_PredOrIntTensor : RankedTensorOf<[SHLO_Pred, SHLO_Int]>;
def SHLO_IntOrFloatTensor : RankedTensorOf<[SHLO_Int, SHLO_Float]>;
def SHLO_FloatOrComplexTensor : RankedTensorOf<[SHLO_Float, SHLO_Complex]>;
def SHLO_FloatOrPerTensorQuantTensor
    : RankedTensorOf<[SHLO_Float, SHLO_Quant]>;
def SHLO_FloatComplexOrQuantTensor
    : RankedTensorOf<[SHLO_Float, SHLO_Complex, SHLO_Quant]>;
def SHLO_NumberTensor
    : RankedTensorOf<[SHLO_Int, SHLO_Float, SHLO_Complex, SHLO_Quant]>;
def SHLO_SignedNumberTensor
    : RankedTensorOf<[SHLO_SInt, SHLO_Float, SHLO_Complex, SHLO_Quant]>;
def SHLO_SignedRealTensor
    : RankedTensorOf<[SHLO_SInt, SHLO_Float, SHLO_Quant]>;
def SHLO_PredIntOrFloatTensor
    : RankedTensorOf<[SHLO_Pred, SHLO_Int, SHLO_Float]>;
def SHLO_IndexTensor : RankedTensorOf<[AnyInteger, Index]>;

// Tensors by rank.
def SHLO_ScalarTensor : 0DTensorOf<SHLO_PlainOrQuant>;
def SHLO_ScalarIntTensor : 0DTensorOf<[SHLO_Int]>;
def SHLO_ScalarPredIntOrFloatTensor
    : 0DTensorOf<[SHLO_Pred, SHLO_Int, SHLO_Float]>;
def SHLO_1DFloatOrQuantTensor : 1DTensorOf<[SHLO_Float, SHLO_Quant]>;
def SHLO_I32Tensor : RankedTensorOf<[I32]>;
def SHLO_UI32Tensor : RankedTensorOf<[UI32]>;

// Tensors that say a shape at run time.
def SHLO_DimensionTensor : 1DTensorOf<[SHLO_DimensionSize]>;
def SHLO_StaticDimensionTensor
    : RankedTensorOf<[SHLO_DimensionSize],
                     [HasStaticShapePred, HasAnyRankOfPred<[1]>],
                     "statically shaped 1-dimensional tensor">;
def SHLO_Static1DIntTensor
    : RankedTensorOf<[SHLO_Int], [HasStaticShapePred, HasAnyRankOfPred<[1]>],
                     "statically shaped 1-dimensional tensor">;
def SHLO_Static2DIntTensor
    : RankedTensorOf<[SHLO_Int], [HasStaticShapePred, HasAnyRankOfPred<[2]>],
                     "statically shaped 2-dimensional tensor">;

// Tensors whose shape must be known.
def SHLO_StaticAnyTensor
    : RankedTensorOf<SHLO_Any, [SHLO_QuantAxisInRange, HasStaticShapePred],
                     "statically shaped tensor">;
def SHLO_StaticNumberTensor
    : StaticShapeTensorOf<[SHLO_Int, SHLO_Float, SHLO_Complex, SHLO_Quant]>;
def SHLO_StaticIntOrFloatTensor
    : StaticShapeTensorOf<[SHLO_Int, SHLO_Float]>;
def SHLO_StaticOrBoundedAnyTensor
    : RankedTensorOf<SHLO_Any, [SHLO_QuantAxisInRange, SHLO_StaticOrOneBounded],
                     "statically shaped or single bounded dimension tensor">;

// Unions.
def SHLO_Buffer : MemRefOf<SHLO_PlainOrQuant>;
def SHLO_Tuple : NestedTupleOf<
    [SHLO_Tensor, SHLO_Buffer, SHLO_AxisQuantTensor, SHLO_Token]>;
def SHLO_TensorOrToken : AnyTypeOf<[SHLO_Tensor, SHLO_Token]>;
def SHLO_StaticTensorOrToken : AnyTypeOf<[SHLO_StaticAnyTensor, SHLO_Token]>;
def SHLO_AnyTensorOrToken : AnyTypeOf<[SHLO_AnyTensor, SHLO_Token]>;
def SHLO_Value : AnyTypeOf<[SHLO_AnyTensor, SHLO_Token, SHLO_Buffer]>;
def SHLO_ValueOrTuple
    : AnyTypeOf<[SHLO_AnyTensor, SHLO_Token, SHLO_Tuple, SHLO_Buffer]>;
def SHLO_TensorTokenOrTuple
    : AnyTypeOf<[SHLO_AnyTensor, SHLO_Token, SHLO_Tuple]>;

// A custom call also takes tensors of unknown rank.
def SHLO_CallTensor : TensorOf<SHLO_Any, [SHLO_QuantAxisInRange]>;
def SHLO_CallTuple : NestedTupleOf<[SHLO_CallTensor, SHLO_Buffer, SHLO_Token]>;
def SHLO_CallValue : AnyTypeOf<[
  SHLO_CallTensor, SHLO_Buffer, SHLO_Token, SHLO_CallTuple, SHLO_Future]>;

#endif // TUTTI_STABLEHLO_IR_TYPECONSTRAINTS
