//===- DataMovementOps.td - constants, and moving elements about ---*- tablegen -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_STABLEHLO_IR_DATAMOVEMENTOPS
#define TUTTI_STABLEHLO_IR_DATAMOVEMENTOPS

include "tutti/StableHLO/IR/StableHLOAttrs.td"
include "tutti/StableHLO/IR/TypeConstraints.td"

def StableHLO_ConstantOp : StableHLO_Op<"constant", [
    ConstantLike, Pure,
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "a tensor known in the program";
  let description = [{
    Yields `value`. A quantized constant keeps the stored integers in `value`
    and has another result type.
  }];
  let arguments = (ins ElementsAttr:$value);
  let results = (outs SHLO_StaticAnyTensor:$output);
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
  let builders = [OpBuilder<(ins "::mlir::ElementsAttr":$value), [{
    build($_builder, $_state, value.getShapedType(), value);
  }]>];
}

def StableHLO_IotaOp : StableHLO_Op<"iota", [Pure]> {
  let summary = "counts along one dimension";
  let description = [{
    Fills a tensor with 0, 1, 2, ... along `iota_dimension`.
  }];
  let arguments = (ins
    ConfinedAttr<I64Attr, [IntNonNegative]>:$iota_dimension);
  let results = (outs SHLO_StaticNumberTensor:$output);
  let hasVerifier = 1;
  let assemblyFormat = [{
    `dim` `=` $iota_dimension attr-dict `:` type($output)
  }];
}

def StableHLO_BitcastConvertOp
    : StableHLO_Op<"bitcast_convert", [StableHLO_PureIfStatic]> {
  let summary = "reads the same bits as another type";
  let description = [{
    Keeps the bits. Where the element types differ in width, one more
    dimension, the last, holds the narrow parts of a wide element.
  }];
  let arguments = (ins SHLO_AnyTensor:$operand);
  let results = (outs SHLO_AnyTensor:$result);
  let hasVerifier = 1;
  let assemblyFormat =
      "operands attr-dict `:` functional-type(operands, results)";
}

def StableHLO_BroadcastOp : StableHLO_Op<"broadcast", [Pure]> {
  let summary = "adds leading dimensions by repeating (older form)";
  let description = [{
    Repeats `operand` along new leading dimensions of the given sizes.
  }];
  let arguments = (ins SHLO_Tensor:$operand,
                       DenseI64ArrayAttr:$broadcast_sizes);
  let results = (outs SHLO_AnyTensor:$result);
  let hasVerifier = 1;
  let assemblyFormat = [{
    $operand `,` `sizes` `=` $broadcast_sizes
      attr-dict `:` functional-type(operands, results)
  }];
}

def StableHLO_BroadcastInDimOp
    : StableHLO_Op<"broadcast_in_dim", [StableHLO_PureIfStatic]> {
  let summary = "repeats a tensor along dimensions of its result";
  let description = [{
    Dimension i of `operand` becomes dimension `broadcast_dimensions[i]` of
    the result; dimensions of size one and dimensions that are not listed are
    filled by repeating.
  }];
  let arguments = (ins SHLO_AnyTensor:$operand,
                       DenseI64ArrayAttr:$broadcast_dimensions);
  let results = (outs SHLO_StaticOrBoundedAnyTensor:$result);
  let hasVerifier = 1;
  let assemblyFormat = [{
    $operand `,` `dims` `=` $broadcast_dimensions
      attr-dict `:` functional-type(operands, results)
  }];
}

def StableHLO_ConcatenateOp
    : StableHLO_Op<"concatenate", [StableHLO_PureIfStatic]> {
  let summary = "joins tensors along one dimension";
  let description = "Puts `inputs` one after the other along `dimension`.";
  let arguments = (ins Variadic<SHLO_Tensor>:$inputs,
    ConfinedAttr<I64Attr, [IntNonNegative]>:$dimension);
  let results = (outs SHLO_Tensor:$result);
  let hasVerifier = 1;
  let assemblyFormat = [{
    custom<OperandsThenComma>($inputs) `dim` `=` $dimension
      attr-dict `:` functional-type(operands, results)
  }];
}

def StableHLO_SliceOp : StableHLO_Op<"slice", [StableHLO_PureIfStatic]> {
  let summary = "takes a range of each dimension";
  let description = [{
    Along each dimension, takes every `strides`-th element from
    `start_indices` up to, and without, `limit_indices`.
  }];
  let arguments = (ins SHLO_Tensor:$operand, DenseI64ArrayAttr:$start_indices,
    DenseI64ArrayAttr:$limit_indices, DenseI64ArrayAttr:$strides);
  let results = (outs SHLO_Tensor:$result);
  let hasVerifier = 1;
  let assemblyFormat = [{
    $operand custom<SliceRanges>($start_indices, $limit_indices, $strides)
      attr-dict `:` functional-type(operands, results)
  }];
}

def StableHLO_DynamicSliceOp : StableHLO_Op<"dynamic_slice", [Pure]> {
  let summary = "takes a block that starts where operands say";
  let description = [{
    Takes a block of `slice_sizes` that starts at `start_indices`, one scalar a
    dimension. A start that would leave the tensor is moved inside.
  }];
  let arguments = (ins SHLO_Tensor:$operand,
    Variadic<SHLO_ScalarIntTensor>:$start_indices,
    DenseI64ArrayAttr:$slice_sizes);
  let results = (outs SHLO_Tensor:$result);
  let hasVerifier = 1;
  let assemblyFormat = [{
    $operand `,` custom<OperandsThenComma>($start_indices)
      `sizes` `=` $slice_sizes attr-dict `:` functional-type(operands, results)
  }];
}

def StableHLO_DynamicUpdateSliceOp
    : StableHLO_Op<"dynamic_update_slice", [Pure]> {
  let summary = "replaces a block that starts where operands say";
  let description = [{
    Yields `operand` with the block at `start_indices` replaced by `update`.
    A start that would leave the tensor is moved inside.
  }];
  let arguments = (ins SHLO_Tensor:$operand, SHLO_Tensor:$update,
    Variadic<SHLO_ScalarIntTensor>:$start_indices);
  let results = (outs SHLO_Tensor:$result);
  let hasVerifier = 1;
  let assemblyFormat =
      "operands attr-dict `:` functional-type(operands, results)";
}

def StableHLO_GatherOp : StableHLO_Op<"gather", [StableHLO_PureIfStatic]> {
  let summary = "collects slices from many places";
  let description = [{
    Takes a slice of `slice_sizes` at each index vector in `start_indices` and
    lays the slices out as `dimension_numbers` says.
  }];
  let arguments = (ins SHLO_Tensor:$operand, SHLO_IntTensor:$start_indices,
    StableHLO_GatherDimensionNumbersAttr:$dimension_numbers,
    DenseI64ArrayAttr:$slice_sizes,
    DefaultValuedOptionalAttr<BoolAttr, "false">:$indices_are_sorted);
  let results = (outs SHLO_Tensor:$result);
  let hasVerifier = 1;
}

def StableHLO_TorchIndexSelectOp
    : StableHLO_Op<"torch_index_select", [Pure]> {
  let summary = "collects slices along one dimension (older form)";
  let description = [{
    Takes the slices of `operand` along `dim` that `index` names; the first
    `batch_dims` dimensions of both go together.
  }];
  let arguments = (ins SHLO_Tensor:$operand, SHLO_Tensor:$index, I64Attr:$dim,
                       I64Attr:$batch_dims);
  let results = (outs SHLO_Tensor:$result);
}

def StableHLO_PadOp : StableHLO_Op<"pad", [StableHLO_PureIfStatic]> {
  let summary = "adds elements before, after and between";
  let description = [{
    Along each dimension, puts `padding_value` before, after and between the
    elements of `operand`. A negative edge removes elements.
  }];
  let arguments = (ins SHLO_Tensor:$operand, SHLO_ScalarTensor:$padding_value,
    DenseI64ArrayAttr:$edge_padding_low, DenseI64ArrayAttr:$edge_padding_high,
    DenseI64ArrayAttr:$interior_padding);
  let results = (outs SHLO_Tensor:$result);
  let hasVerifier = 1;
  let assemblyFormat = [{
    $operand `,` $padding_value `,` `low` `=` $edge_padding_low `,`
      `high` `=` $edge_padding_high `,` `interior` `=` $interior_padding
      attr-dict `:` functional-type(operands, results)
  }];
}

def StableHLO_ReshapeOp : StableHLO_Op<"reshape", [StableHLO_PureIfStatic]> {
  let summary = "the same elements in another shape";
  let description = "Keeps the elements, last dimension first, in order.";
  let arguments = (ins SHLO_AnyTensor:$operand);
  let results = (outs SHLO_StaticOrBoundedAnyTensor:$result);
  let hasVerifier = 1;
  let assemblyFormat =
      "operands attr-dict `:` functional-type(operands, results)";
}

def StableHLO_ReverseOp
    : StableHLO_Op<"reverse", [StableHLO_SameTypes, StableHLO_PureIfStatic]> {
  let summary = "turns dimensions round";
  let description = "Reverses the order of elements along `dimensions`.";
  let arguments = (ins SHLO_Tensor:$operand, DenseI64ArrayAttr:$dimensions);
  let results = (outs SHLO_Tensor:$result);
  let hasVerifier = 1;
  let assemblyFormat = [{
    $operand `,` `dims` `=` $dimensions
      attr-dict `:` custom<SameTypes>(type($operand), type($result))
  }];
}

def StableHLO_TransposeOp
    : StableHLO_Op<"transpose", [StableHLO_PureIfStatic]> {
  let summary = "reorders dimensions";
  let description = [{
    Dimension i of the result is dimension `permutation[i]` of `operand`.
  }];
  let arguments = (ins SHLO_AnyTensor:$operand,
                       DenseI64ArrayAttr:$permutation);
  let results = (outs SHLO_AnyTensor:$result);
  let hasVerifier = 1;
  let assemblyFormat = [{
    $operand `,` `dims` `=` $permutation
      attr-dict `:` functional-type(operands, results)
  }];
}

#endif // TUTTI_STABLEHLO_IR_DATAMOVEMENTOPS
