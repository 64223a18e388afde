//===- ChloOps.td - operations of the chlo dialect ---*- tablegen -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_STABLEHLO_IR_CHLOOPS
#define TUTTI_STABLEHLO_IR_CHLOOPS

include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "tutti/StableHLO/IR/ChloDialect.td"
include "tutti/StableHLO/IR/TypeConstraints.td"

// Unlike StableHLO's, these ops also take tensors of unknown rank.
def Chlo_AnyTensor : TensorOf<SHLO_Any, [SHLO_QuantAxisInRange]>;
def Chlo_PredTensor : TensorOf<[SHLO_Pred]>;
def Chlo_FloatTensor : TensorOf<[SHLO_Float]>;
def Chlo_ComplexTensor : TensorOf<[SHLO_Complex]>;
def Chlo_FloatOrComplexTensor : TensorOf<[SHLO_Float, SHLO_Complex]>;
def Chlo_PredOrIntTensor : TensorOf<[SHLO_Pred, SHLO_Int]>;
def Chlo_StaticTensor : StaticShapeTensorOf<SHLO_PlainOrQuant>;

class Chlo_Trait<string name> : NativeOpTrait<name> {
  let cppNamespace = "::tutti::chlo::OpTrait";
}
/// Operands and results have compatible shapes and one element type.
def Chlo_SameType : Chlo_Trait<"SameType">;
/// Operands and results have compatible shapes.
def Chlo_SameShape : Chlo_Trait<"SameShape">;
/// Operands are broadcast to the shape of the result.
def Chlo_Broadcasts : Chlo_Trait<"Broadcasts">;
/// The operands have one element type, but for scales and zero points.
def Chlo_CompatibleOperandElements : Chlo_Trait<"CompatibleOperandElements">;
/// So have the operands and the result.
def Chlo_CompatibleElements : Chlo_Trait<"CompatibleElements">;
/// Operands and result have one element type.
def Chlo_OneElementType : Chlo_Trait<"OneElementType">;

class Chlo_Op<string mnemonic, list<Trait> traits>
    : Op<Chlo_Dialect, mnemonic, traits>;

//===----------------------------------------------------------------------===//
// Functions of one operand
//===----------------------------------------------------------------------===//

class Chlo_UnaryOp<string mnemonic, Type type, string formula>
    : Chlo_Op<mnemonic, [Pure, Elementwise, Chlo_SameType]> {
  let summary = formula # ", element by element";
  let description = [{
    ```mlir
    %1 = chlo.}] # mnemonic # [{ %0 : }]
      # !if(!eq(type, Chlo_ComplexTensor),
            "tensor<4xcomplex<f32>> -> tensor<4xcomplex<f32>>",
            "tensor<4xf32> -> tensor<4xf32>") # [{
    ```
  }];
  let arguments = (ins type:$operand);
  let results = (outs type:$result);
  let assemblyFormat =
      "$operand attr-dict `:` type($operand) `->` type($result)";
}

class Chlo_PredicateOp<string mnemonic, string formula>
    : Chlo_Op<mnemonic, [Pure, Elementwise, Chlo_SameShape]> {
  let summary = "whether x is " # formula # ", element by element";
  let description = [{
    ```mlir
    %1 = chlo.}] # mnemonic # [{ %0 : tensor<4xf32> -> tensor<4xi1>
    ```
  }];
  let arguments = (ins Chlo_FloatTensor:$operand);
  let results = (outs Chlo_PredTensor:$result);
  let assemblyFormat =
      "$operand attr-dict `:` type($operand) `->` type($result)";
}

class Chlo_FloatOp<string mnemonic, string formula>
    : Chlo_UnaryOp<mnemonic, Chlo_FloatTensor, formula>;
class Chlo_FloatOrComplexOp<string mnemonic, string formula>
    : Chlo_UnaryOp<mnemonic, Chlo_FloatOrComplexTensor, formula>;

def Chlo_AsinAcosKernelOp : Chlo_UnaryOp<"_asin_acos_kernel", Chlo_ComplexTensor,
    "the part that the complex inverse functions share">;
def Chlo_AcosOp : Chlo_FloatOrComplexOp<"acos", "arc cosine of x">;
def Chlo_AcoshOp : Chlo_FloatOrComplexOp<"acosh", "inverse hyperbolic cosine of x">;
def Chlo_AsinOp : Chlo_FloatOrComplexOp<"asin", "arc sine of x">;
def Chlo_AsinhOp : Chlo_FloatOrComplexOp<"asinh", "inverse hyperbolic sine of x">;
def Chlo_AtanOp : Chlo_FloatOrComplexOp<"atan", "arc tangent of x">;
def Chlo_AtanhOp
    : Chlo_FloatOrComplexOp<"atanh", "inverse hyperbolic tangent of x">;
def Chlo_BesselI1eOp : Chlo_FloatOrComplexOp<"bessel_i1e",
    "exp(-abs(x)) times the modified Bessel function of order 1">;
def Chlo_ConjOp : Chlo_FloatOrComplexOp<"conj", "complex conjugate of x">;
def Chlo_CoshOp : Chlo_FloatOrComplexOp<"cosh", "hyperbolic cosine of x">;
def Chlo_DigammaOp
    : Chlo_FloatOp<"digamma", "derivative of the logarithm of gamma at x">;
def Chlo_ErfOp : Chlo_FloatOp<"erf", "error function of x">;
def Chlo_ErfInvOp : Chlo_FloatOp<"erf_inv", "inverse of the error function at x">;
def Chlo_ErfcOp : Chlo_FloatOp<"erfc", "1 less the error function of x">;
def Chlo_LgammaOp
    : Chlo_FloatOp<"lgamma", "logarithm of the absolute value of gamma at x">;
def Chlo_SinhOp : Chlo_FloatOrComplexOp<"sinh", "hyperbolic sine of x">;
def Chlo_SquareOp : Chlo_FloatOrComplexOp<"square", "x times x">;
def Chlo_TanOp : Chlo_FloatOrComplexOp<"tan", "tangent of x">;

def Chlo_IsInfOp : Chlo_PredicateOp<"is_inf", "infinite">;
def Chlo_IsNegInfOp : Chlo_PredicateOp<"is_neg_inf", "minus infinity">;
def Chlo_IsPosInfOp : Chlo_PredicateOp<"is_pos_inf", "plus infinity">;

//===----------------------------------------------------------------------===//
// Functions of two operands
//===----------------------------------------------------------------------===//

class Chlo_BinaryOp<string mnemonic, Type type, string left, string right,
                    string formula>
    : Chlo_Op<mnemonic, [Pure, Chlo_SameType]> {
  let summary = formula # ", element by element";
  let arguments = !dag(ins, [type, type], [left, right]);
  let results = (outs type:$result);
  let assemblyFormat = "$" # left # " `,` $" # right # " attr-dict `:` type($"
      # left # ") `,` type($" # right # ") `->` type($result)";
}

def Chlo_NextAfterOp : Chlo_BinaryOp<"next_after", Chlo_FloatTensor, "x", "y",
    "the float next to x on the way to y"> {
  let description = [{
    ```mlir
    %2 = chlo.next_after %0, %1 : tensor<4xf32>, tensor<4xf32> -> tensor<4xf32>
    ```
  }];
}
def Chlo_PolygammaOp : Chlo_BinaryOp<"polygamma", Chlo_FloatTensor, "n", "x",
    "the n-th derivative of digamma at x"> {
  let description = [{
    ```mlir
    %2 = chlo.polygamma %0, %1 : tensor<4xf32>, tensor<4xf32> -> tensor<4xf32>
    ```
  }];
}
def Chlo_ZetaOp : Chlo_BinaryOp<"zeta", Chlo_FloatTensor, "x", "q",
    "the sum over n from 0 of (q + n) to the power of -x"> {
  let description = [{
    ```mlir
    %2 = chlo.zeta %0, %1 : tensor<4xf32>, tensor<4xf32> -> tensor<4xf32>
    ```
  }];
}
def Chlo_MulhiOp : Chlo_BinaryOp<"mulhi", SHLO_IntTensor, "lhs", "rhs",
    "the upper half of the product"> {
  let description = [{
    The product of two n-bit integers has 2n bits; the result is the upper n.

    ```mlir
    %2 = chlo.mulhi %0, %1 : tensor<4xi32>, tensor<4xi32> -> tensor<4xi32>
    ```
  }];
}

//===----------------------------------------------------------------------===//
// Functions that broadcast their operands
//===----------------------------------------------------------------------===//

class Chlo_BroadcastOp<string mnemonic, string formula, list<Trait> traits,
                       Type operandType = Chlo_AnyTensor,
                       Type resultType = Chlo_AnyTensor, dag more = (ins)>
    : Chlo_Op<"broadcast_" # mnemonic,
              [Pure, Chlo_Broadcasts, Chlo_CompatibleOperandElements]
                  # traits> {
  let summary = formula # ", after broadcasting";
  let description = [{
    The operand of lower rank is broadcast to the other one: its dimension i
    becomes dimension `broadcast_dimensions`[i], or, without that attribute, its
    last dimension becomes the last one, and so on. Dimensions of size 1 are
    repeated.

    ```mlir
    %2 = chlo.broadcast_add %0, %1 {broadcast_dimensions = array<i64: 1>}
        : (tensor<8x4xf32>, tensor<4xf32>) -> tensor<8x4xf32>
    ```
  }];
  let arguments = !con((ins operandType:$lhs, operandType:$rhs,
      OptionalAttr<DenseI64ArrayAttr>:$broadcast_dimensions), more);
  let results = (outs resultType:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs attr-dict `:`
      `(` type($lhs) `,` type($rhs) `)` `->` type($result)
  }];
}

class Chlo_BroadcastArithmeticOp<string mnemonic, string formula,
                                 Type type = Chlo_AnyTensor,
                                 list<Trait> traits = [Chlo_OneElementType]>
    : Chlo_BroadcastOp<mnemonic, formula, traits, type, type>;
// These may change the scale of quantized values.
class Chlo_BroadcastRescalingOp<string mnemonic, string formula>
    : Chlo_BroadcastArithmeticOp<mnemonic, formula, Chlo_AnyTensor,
                                 [Chlo_CompatibleElements]>;

def Chlo_BroadcastAddOp : Chlo_BroadcastRescalingOp<"add", "lhs + rhs">;
def Chlo_BroadcastAtan2Op
    : Chlo_BroadcastArithmeticOp<"atan2", "angle of the point (rhs, lhs)">;
def Chlo_BroadcastDivOp : Chlo_BroadcastArithmeticOp<"divide", "lhs / rhs">;
def Chlo_BroadcastMaxOp
    : Chlo_BroadcastRescalingOp<"maximum", "the larger of lhs and rhs">;
def Chlo_BroadcastMinOp
    : Chlo_BroadcastRescalingOp<"minimum", "the smaller of lhs and rhs">;
def Chlo_BroadcastMulOp : Chlo_BroadcastArithmeticOp<"multiply", "lhs * rhs">;
def Chlo_BroadcastNextAfterOp : Chlo_BroadcastArithmeticOp<"next_after",
    "the float next to lhs on the way to rhs">;
def Chlo_BroadcastPolygammaOp : Chlo_BroadcastArithmeticOp<"polygamma",
    "the lhs-th derivative of digamma at rhs">;
def Chlo_BroadcastPowOp
    : Chlo_BroadcastArithmeticOp<"power", "lhs to the power of rhs">;
def Chlo_BroadcastRemOp
    : Chlo_BroadcastArithmeticOp<"remainder", "what is left of lhs / rhs">;
def Chlo_BroadcastShiftLeftOp
    : Chlo_BroadcastArithmeticOp<"shift_left", "lhs shifted left by rhs">;
def Chlo_BroadcastShiftRightArithmeticOp
    : Chlo_BroadcastArithmeticOp<"shift_right_arithmetic",
    "lhs shifted right by rhs, keeping its sign">;
def Chlo_BroadcastShiftRightLogicalOp
    : Chlo_BroadcastArithmeticOp<"shift_right_logical",
    "lhs shifted right by rhs, filling with zeros">;
def Chlo_BroadcastSubOp : Chlo_BroadcastArithmeticOp<"subtract", "lhs - rhs">;
def Chlo_BroadcastZetaOp : Chlo_BroadcastArithmeticOp<"zeta",
    "the sum over n from 0 of (rhs + n) to the power of -lhs", Chlo_FloatTensor>;
def Chlo_BroadcastAndOp : Chlo_BroadcastOp<"and", "lhs and rhs, bit by bit",
    [Chlo_OneElementType], Chlo_PredOrIntTensor>;
def Chlo_BroadcastOrOp : Chlo_BroadcastOp<"or", "lhs or rhs, bit by bit",
    [Chlo_OneElementType], Chlo_PredOrIntTensor>;
def Chlo_BroadcastXorOp : Chlo_BroadcastOp<"xor", "lhs xor rhs, bit by bit",
    [Chlo_OneElementType], Chlo_PredOrIntTensor>;

def Chlo_BroadcastComplexOp : Chlo_BroadcastOp<"complex",
    "the complex number of real part lhs and imaginary part rhs", [],
    Chlo_FloatTensor, Chlo_ComplexTensor> {
  let hasVerifier = 1;
}

def Chlo_BroadcastCompareOp : Chlo_BroadcastOp<"compare",
    "whether lhs and rhs compare as comparison_direction says", [],
    Chlo_AnyTensor, Chlo_PredTensor,
    (ins Chlo_ComparisonDirectionAttr:$comparison_direction,
         OptionalAttr<Chlo_ComparisonTypeAttr>:$compare_type)>;

def Chlo_BroadcastSelectOp : Chlo_Op<"broadcast_select",
    [Pure, Chlo_Broadcasts]> {
  let summary = "on_true where pred holds, on_false elsewhere, after broadcasting";
  let description = [{
    All operands are broadcast to one shape, last dimension to last dimension.

    ```mlir
    %3 = chlo.broadcast_select %0, %1, %2
        : (tensor<i1>, tensor<8x4xf32>, tensor<4xf32>) -> tensor<8x4xf32>
    ```
  }];
  let arguments = (ins SHLO_PredTensor:$pred, Chlo_AnyTensor:$on_true,
                       Chlo_AnyTensor:$on_false);
  let results = (outs Chlo_AnyTensor:$result);
  let assemblyFormat = [{
    $pred `,` $on_true `,` $on_false attr-dict `:`
      `(` type($pred) `,` type($on_true) `,` type($on_false) `)` `->`
      type($result)
  }];
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

def Chlo_ConstantOp : Chlo_Op<"constant", [ConstantLike, Pure]> {
  let summary = "a constant tensor";
  let description = [{
    ```mlir
    %0 = chlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
    ```
  }];
  let arguments = (ins ElementsAttr:$value);
  let results = (outs Chlo_StaticTensor:$output);
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Chlo_ConstantLikeOp : Chlo_Op<"constant_like", [Pure, Chlo_SameShape]> {
  let summary = "a tensor of the operand's shape, filled with one value";
  let description = [{
    ```mlir
    %1 = "chlo.constant_like"(%0) <{value = 1 : i32}>
        : (tensor<?xf32>) -> tensor<?xi32>
    ```
  }];
  let arguments = (ins TypedAttrInterface:$value, Chlo_AnyTensor:$operand);
  let results = (outs Chlo_AnyTensor:$result);
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Others
//===----------------------------------------------------------------------===//

def Chlo_RaggedDotOp : Chlo_Op<"ragged_dot", [Pure]> {
  let summary = "a matrix multiplication in which groups of rows differ";
  let description = [{
    Like a general dot, with one dimension of lhs, the ragged one, made of
    groups that follow one another; `group_sizes` says how long they are.
    With batch dimensions b, rows m, contracted k, columns n and groups g:

    - rows are ragged: `[b,m,k], [g,b,k,n], [b,g] -> [b,m,n]`; each group of
      rows is multiplied with its own matrix;
    - the contracted dimension is: `[b,m,k], [b,k,n], [b,g] -> [g,b,m,n]`;
      each group makes a matrix of its own;
    - a batch dimension is: `[b,m,k], [b,k,n], [g] -> [b,m,n]`.

    Group sizes may be given once for all batches, as `[g]`.
  }];
  let arguments = (ins Chlo_AnyTensor:$lhs, Chlo_AnyTensor:$rhs,
      SHLO_IntTensor:$group_sizes,
      Chlo_RaggedDotDimensionNumbers:$ragged_dot_dimension_numbers,
      OptionalAttr<Chlo_PrecisionConfigAttr>:$precision_config);
  let results = (outs Chlo_AnyTensor:$result);
  let hasVerifier = 1;
}

def Chlo_TopKOp : Chlo_Op<"top_k", [Pure]> {
  let summary = "the k largest elements along the last dimension, and where";
  let description = [{
    Values come in descending order, of equal ones the first one first; the
    indices are their places along the dimension.

    ```mlir
    %values, %indices = chlo.top_k(%0, k = 2)
        : tensor<8x4xf32> -> (tensor<8x2xf32>, tensor<8x2xi32>)
    ```
  }];
  let arguments = (ins Chlo_AnyTensor:$operand, I64Attr:$k);
  let results = (outs Chlo_AnyTensor:$values, Chlo_AnyTensor:$indices);
  let assemblyFormat = [{
    `(` $operand `,` `k` `=` $k `)` attr-dict `:` type($operand) `->`
      `(` type($values) `,` type($indices) `)`
  }];
  let hasVerifier = 1;
}

def Chlo_ScanOp : Chlo_Op<"scan",
    [AttrSizedOperandSegments, AttrSizedResultSegments, IsolatedFromAbove,
     RecursiveMemoryEffects,
     DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmBlockArgumentNames"]>]> {
  let summary = "runs a body along a dimension, carrying values from step to step";
  let description = [{
    Step i of the body gets slice i of each input, without the scanned
    dimension, and what the step before carried, at first the inits. It returns
    slice i of each output and what it carries; results are the outputs and what
    the last step carried. With `is_reverse` steps are taken from the end.

    ```mlir
    %1:2 = chlo.scan(%0) inits (%init) dimension=0 {
    ^bb0(%input: tensor<4xf32>, %carry: tensor<4xf32>):
      %2 = stablehlo.add %input, %carry : tensor<4xf32>
      stablehlo.return %2, %2 : tensor<4xf32>, tensor<4xf32>
    } : (tensor<8x4xf32>, tensor<4xf32>) -> (tensor<8x4xf32>, tensor<4xf32>)
    ```
  }];
  let arguments = (ins Variadic<Chlo_AnyTensor>:$inputs,
      Variadic<Chlo_AnyTensor>:$inits,
      ConfinedAttr<I64Attr, [IntNonNegative]>:$dimension,
      OptionalAttr<ConfinedAttr<I64Attr, [IntNonNegative]>>:$scan_dim_size,
      DefaultValuedOptionalAttr<BoolAttr, "false">:$is_reverse,
      OptionalAttr<BoolAttr>:$is_associative);
  let results = (outs Variadic<Chlo_AnyTensor>:$outputs,
                      Variadic<Chlo_AnyTensor>:$carries);
  let regions = (region SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

#endif // TUTTI_STABLEHLO_IR_CHLOOPS
