//===- ContractionOps.td - products of tensors and linear algebra ---*- tablegen -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_STABLEHLO_IR_CONTRACTIONOPS
#define TUTTI_STABLEHLO_IR_CONTRACTIONOPS

include "tutti/StableHLO/IR/StableHLOAttrs.td"
include "tutti/StableHLO/IR/TypeConstraints.td"

def StableHLO_DotOp : StableHLO_Op<"dot", [Pure]> {
  let summary = "product of vectors and matrices (older form)";
  let description = [{
    Contracts the last dimension of `lhs` with the first of `rhs`; both are
    vectors or matrices.
  }];
  let arguments = (ins SHLO_Tensor:$lhs, SHLO_AnyTensor:$rhs,
    OptionalAttr<SHLO_PrecisionConfigAttr>:$precision_config);
  let results = (outs SHLO_AnyTensor:$result);
  let hasVerifier = 1;
  let assemblyFormat = [{
    $lhs `,` $rhs `` custom<Precision>($precision_config) attr-dict
      `:` functional-type(operands, results)
  }];
}

def StableHLO_DotGeneralOp
    : StableHLO_Op<"dot_general", [StableHLO_PureIfStatic]> {
  let summary = "product of tensors";
  let description = [{
    Sums products over the contracting dimensions. The result has the batching
    dimensions, then what is left of `lhs`, then what is left of `rhs`.
  }];
  let arguments = (ins SHLO_Tensor:$lhs, SHLO_AnyTensor:$rhs,
    StableHLO_DotDimensionNumbersAttr:$dot_dimension_numbers,
    OptionalAttr<SHLO_PrecisionConfigAttr>:$precision_config,
    OptionalAttr<StableHLO_DotAlgorithmAttr>:$algorithm);
  let results = (outs SHLO_AnyTensor:$result);
  let hasVerifier = 1;
  let assemblyFormat = [{
    $lhs `,` $rhs `,` custom<DotDimensions>($dot_dimension_numbers) ``
    custom<PrecisionAndAlgorithm>($precision_config, $algorithm) attr-dict
      `:` functional-type(operands, results)
  }];
}

def StableHLO_EinsumOp : StableHLO_Op<"einsum", [Pure]> {
  let summary = "sum of products by index letters (older form)";
  let description = [{
    Multiplies and sums as `einsum_config` says, for example `ab,bc->ac`.
  }];
  let arguments = (ins SHLO_Tensor:$lhs, SHLO_Tensor:$rhs,
                       StrAttr:$einsum_config);
  let results = (outs SHLO_Tensor:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs `,` `config` `=` $einsum_config
      attr-dict `:` functional-type(operands, results)
  }];
}

def StableHLO_UnaryEinsumOp : StableHLO_Op<"unary_einsum", [Pure]> {
  let summary = "sum by index letters (older form)";
  let description = [{
    Sums and reorders as `einsum_config` says, for example `ab->a`.
  }];
  let arguments = (ins SHLO_Tensor:$operand, StrAttr:$einsum_config);
  let results = (outs SHLO_Tensor:$result);
  let assemblyFormat = [{
    $operand `,` `config` `=` $einsum_config
      attr-dict `:` functional-type(operands, results)
  }];
}

def StableHLO_ConvolutionOp
    : StableHLO_Op<"convolution", [StableHLO_PureIfStatic]> {
  let summary = "products of windows with a kernel";
  let description = [{
    Slides the kernel `rhs` over `lhs` and sums products.
    `dimension_numbers` says which dimension plays which part, and the window
    attributes how the kernel moves.
  }];
  let arguments = (ins SHLO_Tensor:$lhs, SHLO_AnyTensor:$rhs,
    OptionalAttr<DenseI64ArrayAttr>:$window_strides,
    OptionalAttr<I64ElementsAttr>:$padding,
    OptionalAttr<DenseI64ArrayAttr>:$lhs_dilation,
    OptionalAttr<DenseI64ArrayAttr>:$rhs_dilation,
    OptionalAttr<DenseBoolArrayAttr>:$window_reversal,
    StableHLO_ConvDimensionNumbersAttr:$dimension_numbers,
    ConfinedAttr<I64Attr, [IntPositive]>:$feature_group_count,
    ConfinedAttr<I64Attr, [IntPositive]>:$batch_group_count,
    OptionalAttr<SHLO_PrecisionConfigAttr>:$precision_config);
  let results = (outs SHLO_AnyTensor:$result);
  let hasVerifier = 1;
  let assemblyFormat = [{
    `(` operands `)`
      `dim_numbers` `=` custom<ConvDimensions>($dimension_numbers) `,`
      `window` `=` `{` custom<Window>($window_strides, $padding, $lhs_dilation,
                                      $rhs_dilation, $window_reversal) `}`
      attr-dict `:` functional-type(operands, results)
  }];
}

def StableHLO_CholeskyOp : StableHLO_Op<"cholesky", [NoMemoryEffect]> {
  let summary = "Cholesky decomposition";
  let description = [{
    Decomposes each matrix in the last two dimensions of `a`; `lower` asks for
    the lower triangle.
  }];
  let arguments = (ins SHLO_FloatComplexOrQuantTensor:$a,
    DefaultValuedOptionalAttr<BoolAttr, "false">:$lower);
  let results = (outs SHLO_FloatComplexOrQuantTensor:$result);
  let hasVerifier = 1;
  let assemblyFormat = [{
    $a (`,` `lower` `=` $lower^)?
      attr-dict `:` custom<SameTypes>(type($a), type($result))
  }];
}

def StableHLO_TriangularSolveOp
    : StableHLO_Op<"triangular_solve", [StableHLO_PureIfStatic]> {
  let summary = "solves triangular systems";
  let description = [{
    Solves `op(a) x = b`, or `x op(a) = b` without `left_side`, for each pair
    of matrices in the last two dimensions. `transpose_a` says what `op` is.
  }];
  let arguments = (ins SHLO_FloatOrComplexTensor:$a,
    SHLO_FloatOrComplexTensor:$b, BoolAttr:$left_side, BoolAttr:$lower,
    BoolAttr:$unit_diagonal, SHLO_TransposeAttr:$transpose_a);
  let results = (outs SHLO_FloatOrComplexTensor:$result);
  let hasVerifier = 1;
}

def StableHLO_FftOp : StableHLO_Op<"fft", [StableHLO_PureIfStatic]> {
  let summary = "Fourier transform";
  let description = [{
    Transforms the last dimensions, as many as `fft_length` has entries.
  }];
  let arguments = (ins SHLO_FloatOrComplexTensor:$operand,
    SHLO_FftTypeAttr:$fft_type, DenseI64ArrayAttr:$fft_length);
  let results = (outs SHLO_FloatOrComplexTensor:$result);
  let hasVerifier = 1;
  let assemblyFormat = [{
    $operand `,` `type` `=` custom<Word>($fft_type) `,` `length` `=` $fft_length
      attr-dict `:` functional-type(operands, results)
  }];
}

//===----------------------------------------------------------------------===//
// Batch normalisation
//===----------------------------------------------------------------------===//

class StableHLO_BatchNormOp<string mnemonic>
    : StableHLO_Op<mnemonic, [StableHLO_PureIfStatic]> {
  let hasVerifier = 1;
}

def StableHLO_BatchNormTrainingOp
    : StableHLO_BatchNormOp<"batch_norm_training"> {
  let summary = "normalises, and yields the mean and variance it used";
  let description = [{
    Computes mean and variance over all dimensions but `feature_index`,
    normalises with them, and scales and shifts.
  }];
  let arguments = (ins SHLO_FloatOrPerTensorQuantTensor:$operand,
    SHLO_1DFloatOrQuantTensor:$scale, SHLO_1DFloatOrQuantTensor:$offset,
    F32Attr:$epsilon, ConfinedAttr<I64Attr, [IntNonNegative]>:$feature_index);
  let results = (outs SHLO_FloatOrPerTensorQuantTensor:$output,
    SHLO_1DFloatOrQuantTensor:$batch_mean,
    SHLO_1DFloatOrQuantTensor:$batch_var);
}

def StableHLO_BatchNormInferenceOp
    : StableHLO_BatchNormOp<"batch_norm_inference"> {
  let summary = "normalises with a given mean and variance";
  let description = [{
    Normalises along `feature_index` with the given mean and variance, and
    scales and shifts.
  }];
  let arguments = (ins SHLO_FloatOrPerTensorQuantTensor:$operand,
    SHLO_1DFloatOrQuantTensor:$scale, SHLO_1DFloatOrQuantTensor:$offset,
    SHLO_1DFloatOrQuantTensor:$mean, SHLO_1DFloatOrQuantTensor:$variance,
    F32Attr:$epsilon, ConfinedAttr<I64Attr, [IntNonNegative]>:$feature_index);
  let results = (outs SHLO_FloatOrPerTensorQuantTensor:$result);
}

def StableHLO_BatchNormGradOp : StableHLO_BatchNormOp<"batch_norm_grad"> {
  let summary = "gradients of batch normalisation";
  let description = [{
    Computes the gradients of `batch_norm_training` for operand, scale and
    offset from the gradient of its output.
  }];
  let arguments = (ins SHLO_FloatOrPerTensorQuantTensor:$operand,
    SHLO_1DFloatOrQuantTensor:$scale, SHLO_1DFloatOrQuantTensor:$mean,
    SHLO_1DFloatOrQuantTensor:$variance,
    SHLO_FloatOrPerTensorQuantTensor:$grad_output,
    F32Attr:$epsilon, ConfinedAttr<I64Attr, [IntNonNegative]>:$feature_index);
  let results = (outs SHLO_FloatOrPerTensorQuantTensor:$grad_operand,
    SHLO_1DFloatOrQuantTensor:$grad_scale,
    SHLO_1DFloatOrQuantTensor:$grad_offset);
}

#endif // TUTTI_STABLEHLO_IR_CONTRACTIONOPS
