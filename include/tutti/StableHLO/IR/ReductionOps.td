//===- ReductionOps.td - ops that combine elements with a region ---*- tablegen -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_STABLEHLO_IR_REDUCTIONOPS
#define TUTTI_STABLEHLO_IR_REDUCTIONOPS

include "tutti/StableHLO/IR/StableHLOAttrs.td"
include "tutti/StableHLO/IR/TypeConstraints.td"

def StableHLO_ReduceOp : StableHLO_Op<"reduce", [
    StableHLO_RecursivelyPureIfStatic, SameVariadicOperandSize,
    SingleBlockImplicitTerminator<"ReturnOp">]> {
  let summary = "combines all elements along dimensions";
  let description = [{
    Combines the elements along `dimensions` with `body`, starting from
    `init_values`. Several inputs of one shape are reduced together.
  }];
  let arguments = (ins Variadic<SHLO_Tensor>:$inputs,
    Variadic<SHLO_Tensor>:$init_values, DenseI64ArrayAttr:$dimensions);
  let regions = (region SizedRegion<1>:$body);
  let results = (outs Variadic<SHLO_Tensor>:$results);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

def StableHLO_ReduceWindowOp : StableHLO_Op<"reduce_window", [
    StableHLO_RecursivelyPureIfStatic, SameVariadicOperandSize,
    SingleBlockImplicitTerminator<"ReturnOp">]> {
  let summary = "combines the elements of each window";
  let description = [{
    Slides a window over `inputs` and combines the elements in it with `body`,
    starting from `init_values`.
  }];
  let arguments = (ins Variadic<SHLO_Tensor>:$inputs,
    Variadic<SHLO_Tensor>:$init_values,
    DenseI64ArrayAttr:$window_dimensions,
    OptionalAttr<DenseI64ArrayAttr>:$window_strides,
    OptionalAttr<DenseI64ArrayAttr>:$base_dilations,
    OptionalAttr<DenseI64ArrayAttr>:$window_dilations,
    OptionalAttr<I64ElementsAttr>:$padding);
  let regions = (region SizedRegion<1>:$body);
  let results = (outs Variadic<SHLO_Tensor>:$results);
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

def StableHLO_SelectAndScatterOp : StableHLO_Op<"select_and_scatter", [
    StableHLO_RecursivelyPureIfStatic,
    SingleBlockImplicitTerminator<"ReturnOp">]> {
  let summary = "adds values where a window's chosen element was";
  let description = [{
    In each window of `operand`, `select` chooses one element; the matching
    value of `source` is combined into the result there with `scatter`.
  }];
  let arguments = (ins SHLO_Tensor:$operand, SHLO_Tensor:$source,
    SHLO_Tensor:$init_value,
    OptionalAttr<DenseI64ArrayAttr>:$window_dimensions,
    OptionalAttr<DenseI64ArrayAttr>:$window_strides,
    OptionalAttr<I64ElementsAttr>:$padding);
  let regions = (region SizedRegion<1>:$select, SizedRegion<1>:$scatter);
  let results = (outs SHLO_Tensor:$result);
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

def StableHLO_ScatterOp : StableHLO_Op<"scatter", [
    StableHLO_RecursivelyPureIfStatic, SameVariadicOperandSize,
    SingleBlockImplicitTerminator<"ReturnOp">]> {
  let summary = "combines values into many places";
  let description = [{
    Combines each slice of `updates` into `inputs` at the index vector that
    `scatter_indices` holds for it, with `update_computation`.
  }];
  let arguments = (ins Variadic<SHLO_Tensor>:$inputs,
    SHLO_IndexTensor:$scatter_indices, Variadic<SHLO_Tensor>:$updates,
    StableHLO_ScatterDimensionNumbersAttr:$scatter_dimension_numbers,
    DefaultValuedOptionalAttr<BoolAttr, "false">:$indices_are_sorted,
    DefaultValuedOptionalAttr<BoolAttr, "false">:$unique_indices);
  let regions = (region SizedRegion<1>:$update_computation);
  let results = (outs Variadic<SHLO_Tensor>:$results);
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

def StableHLO_SortOp : StableHLO_Op<"sort", [
    StableHLO_RecursivelyPureIfStatic,
    SingleBlockImplicitTerminator<"ReturnOp">]> {
  let summary = "sorts along one dimension";
  let description = [{
    Sorts `inputs` together along `dimension`, so that `comparator` holds
    between neighbours. A negative `dimension` counts from the last.
  }];
  let arguments = (ins Variadic<SHLO_Tensor>:$inputs,
    DefaultValuedOptionalAttr<I64Attr, "-1">:$dimension,
    DefaultValuedOptionalAttr<BoolAttr, "false">:$is_stable);
  let regions = (region SizedRegion<1>:$comparator);
  let results = (outs Variadic<SHLO_Tensor>:$results);
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

def StableHLO_MapOp : StableHLO_Op<"map", [
    StableHLO_RecursivelyPureIfStatic,
    SingleBlockImplicitTerminator<"ReturnOp">]> {
  let summary = "applies a region to each element";
  let description = [{
    Computes each element of the result from the elements of `inputs` at the
    same place.
  }];
  let arguments = (ins Variadic<SHLO_Tensor>:$inputs,
                       DenseI64ArrayAttr:$dimensions);
  let regions = (region SizedRegion<1>:$computation);
  let results = (outs SHLO_Tensor:$result);
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

#endif // TUTTI_STABLEHLO_IR_REDUCTIONOPS
