//===- DynamicOps.td - ops whose shapes are operands ---*- tablegen -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_STABLEHLO_IR_DYNAMICOPS
#define TUTTI_STABLEHLO_IR_DYNAMICOPS

include "tutti/StableHLO/IR/StableHLOAttrs.td"
include "tutti/StableHLO/IR/TypeConstraints.td"

def StableHLO_DynamicIotaOp : StableHLO_Op<"dynamic_iota", [NoMemoryEffect]> {
  let summary = "counts along one dimension, in a shape that is an operand";
  let description = [{
    Fills a tensor of shape `output_shape` with 0, 1, 2, ... along
    `iota_dimension`.
  }];
  let arguments = (ins SHLO_StaticDimensionTensor:$output_shape,
    ConfinedAttr<I64Attr, [IntNonNegative]>:$iota_dimension);
  let results = (outs SHLO_Tensor:$result);
  let hasVerifier = 1;
  let assemblyFormat = [{
    $output_shape `,` `dim` `=` $iota_dimension
      attr-dict `:` functional-type(operands, results)
  }];
}

def StableHLO_DynamicBroadcastInDimOp
    : StableHLO_Op<"dynamic_broadcast_in_dim", [NoMemoryEffect]> {
  let summary = "`broadcast_in_dim` to a shape that is an operand";
  let description = [{
    Repeats `operand` to the shape `output_dimensions`. The known dimensions
    say which of the operand's do or do not grow.
  }];
  let arguments = (ins SHLO_AnyTensor:$operand,
    SHLO_StaticDimensionTensor:$output_dimensions,
    DenseI64ArrayAttr:$broadcast_dimensions,
    OptionalAttr<DenseI64ArrayAttr>:$known_expanding_dimensions,
    OptionalAttr<DenseI64ArrayAttr>:$known_nonexpanding_dimensions);
  let results = (outs SHLO_AnyTensor:$result);
  let hasVerifier = 1;
  let assemblyFormat = [{
    $operand `,` $output_dimensions `,` `dims` `=` $broadcast_dimensions
      attr-dict `:` functional-type(operands, results)
  }];
}

def StableHLO_DynamicReshapeOp
    : StableHLO_Op<"dynamic_reshape", [NoMemoryEffect]> {
  let summary = "`reshape` to a shape that is an operand";
  let description = "Keeps the elements in order, in shape `output_shape`.";
  let arguments = (ins SHLO_AnyTensor:$operand,
                       SHLO_StaticDimensionTensor:$output_shape);
  let results = (outs SHLO_AnyTensor:$result);
  let hasVerifier = 1;
  let assemblyFormat =
      "operands attr-dict `:` functional-type(operands, results)";
}

def StableHLO_RealDynamicSliceOp
    : StableHLO_Op<"real_dynamic_slice", [NoMemoryEffect]> {
  let summary = "`slice` with ranges that are operands (older form)";
  let description = [{
    Takes, along each dimension, the range that the operands say.
  }];
  let arguments = (ins SHLO_Tensor:$operand,
    SHLO_DimensionTensor:$start_indices, SHLO_DimensionTensor:$limit_indices,
    SHLO_DimensionTensor:$strides);
  let results = (outs SHLO_Tensor:$result);
  let hasVerifier = 1;
  let assemblyFormat =
      "operands attr-dict `:` functional-type(operands, results)";
}

def StableHLO_DynamicPadOp : StableHLO_Op<"dynamic_pad", [NoMemoryEffect]> {
  let summary = "`pad` by amounts that are operands";
  let description = [{
    Puts `padding_value` before, after and between the elements.
  }];
  let arguments = (ins SHLO_Tensor:$operand, SHLO_ScalarTensor:$padding_value,
    SHLO_StaticDimensionTensor:$edge_padding_low,
    SHLO_StaticDimensionTensor:$edge_padding_high,
    SHLO_StaticDimensionTensor:$interior_padding);
  let results = (outs SHLO_Tensor:$result);
  let hasVerifier = 1;
  let assemblyFormat =
      "operands attr-dict `:` functional-type(operands, results)";
}

def StableHLO_DynamicGatherOp
    : StableHLO_Op<"dynamic_gather", [NoMemoryEffect]> {
  let summary = "`gather` with slice sizes that are an operand";
  let description = "Collects slices whose sizes `slice_sizes` holds.";
  let arguments = (ins SHLO_Tensor:$operand, SHLO_IntTensor:$start_indices,
    SHLO_Static1DIntTensor:$slice_sizes,
    StableHLO_GatherDimensionNumbersAttr:$dimension_numbers,
    DefaultValuedOptionalAttr<BoolAttr, "false">:$indices_are_sorted);
  let results = (outs SHLO_Tensor:$result);
  let hasVerifier = 1;
}

def StableHLO_DynamicConvOp : StableHLO_Op<"dynamic_conv", [NoMemoryEffect]> {
  let summary = "`convolution` with padding that is an operand";
  let description = [{
    Slides the kernel `rhs` over `lhs`, padded as `padding` says.
  }];
  let arguments = (ins SHLO_Tensor:$lhs, SHLO_Tensor:$rhs,
    SHLO_Static2DIntTensor:$padding,
    OptionalAttr<DenseI64ArrayAttr>:$window_strides,
    OptionalAttr<DenseI64ArrayAttr>:$lhs_dilation,
    OptionalAttr<DenseI64ArrayAttr>:$rhs_dilation,
    OptionalAttr<DenseBoolArrayAttr>:$window_reversal,
    StableHLO_ConvDimensionNumbersAttr:$dimension_numbers,
    ConfinedAttr<I64Attr, [IntPositive]>:$feature_group_count,
    ConfinedAttr<I64Attr, [IntPositive]>:$batch_group_count,
    OptionalAttr<SHLO_PrecisionConfigAttr>:$precision_config);
  let results = (outs SHLO_Tensor:$result);
  let hasVerifier = 1;
}

def StableHLO_GetDimensionSizeOp
    : StableHLO_Op<"get_dimension_size", [Pure]> {
  let summary = "the size of a dimension";
  let description = "Yields the size of `dimension` at run time.";
  let arguments = (ins SHLO_AnyTensor:$operand,
    ConfinedAttr<I64Attr, [IntNonNegative]>:$dimension);
  let results = (outs SHLO_I32Tensor:$result);
  let hasVerifier = 1;
  let assemblyFormat = [{
    $operand `,` `dim` `=` $dimension
      attr-dict `:` functional-type(operands, results)
  }];
}

def StableHLO_SetDimensionSizeOp
    : StableHLO_Op<"set_dimension_size", [NoMemoryEffect]> {
  let summary = "sets the size of a dimension";
  let description = [{
    Makes `dimension` dynamic, with `size` elements that count.
  }];
  let arguments = (ins SHLO_Tensor:$operand, SHLO_I32Tensor:$size,
    ConfinedAttr<I64Attr, [IntNonNegative]>:$dimension);
  let results = (outs SHLO_Tensor:$result);
  let hasVerifier = 1;
  let assemblyFormat = [{
    $operand `,` $size `,` `dim` `=` $dimension
      attr-dict `:` functional-type(operands, results)
  }];
}

#endif // TUTTI_STABLEHLO_IR_DYNAMICOPS
