//===- Passes.td - passes of the Frontend room ---*- tablegen -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_FRONTEND_PASSES
#define TUTTI_FRONTEND_PASSES

include "mlir/Pass/PassBase.td"

def SdyInlineManualComputation
    : Pass<"sdy-inline-manual-computation", "::mlir::ModuleOp"> {
  let summary = "turn a program that is one manual computation into that of one "
                "device";
  let description = [{
    What JAX's `shard_map` gives is a function whose body is an
    `sdy.manual_computation` over all axes of a mesh. Its body is already the
    program of one device. This pass makes it the function:

    ```mlir
    // before
    func.func @main(%arg0: tensor<8x4xf32>) -> tensor<8x4xf32> {
      %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"x"}, {} ]>]
          out_shardings=[<@mesh, [{"x"}, {} ]>] manual_axes={"x"}
          (%arg1: tensor<2x4xf32>) {
        %1 = stablehlo.add %arg1, %arg1 : tensor<2x4xf32>
        sdy.return %1 : tensor<2x4xf32>
      } : (tensor<8x4xf32>) -> tensor<8x4xf32>
      return %0 : tensor<8x4xf32>
    }
    // after
    func.func @main(
        %arg0: tensor<2x4xf32> {tutti.sharding = #sdy.sharding<@mesh, [{"x"}, {} ]>})
        -> (tensor<2x4xf32> {tutti.sharding = #sdy.sharding<@mesh, [{"x"}, {} ]>}) {
      %0 = stablehlo.add %arg0, %arg0 : tensor<2x4xf32>
      return %0 : tensor<2x4xf32>
    }
    ```

    `tutti.sharding` says how a global array is cut into arguments and put
    together from results; the mesh stays for it to refer to. Every other
    annotation of the sdy dialect is removed, since each device now runs what
    is written. Other attributes of the function, its arguments and its results
    stay; an argument that was aliased with a result of another local type is
    donated instead.

    Ops around the computation are made local too where that is exact: splat
    constants, elementwise ops whose values are all cut alike (functions that
    hold only such ops are inlined), and any op without side effects whose
    values are not cut at all. A function that holds
    the computation and is called once is inlined into its caller.

    A module that cannot be treated so is left as it is, and a remark says
    where and why: if it has several manual computations or nested ones, if one
    is not manual along all axes or stands inside another op, or if an op
    around it needs tensors as a whole.
  }];
}

def StablehloToCcl : Pass<"stablehlo-to-ccl", "::mlir::ModuleOp"> {
  let summary = "turn the collectives of StableHLO into those of ccl";
  let description = [{
    Every all-reduce, all-gather, reduce-scatter, all-to-all,
    collective-permute and collective-broadcast becomes the ccl op of its name.
    A region that adds, multiplies, takes the minimum or maximum, or combines
    bits of its two arguments becomes a named reduction; any other is kept. How
    rank numbers are read follows from the channel and
    `use_global_device_ids`. All other attributes are kept as they are.

    An op that the ccl dialect cannot say stays: one whose groups are lines of a
    mesh, one whose root is a value, one whose region uses values from outside,
    an all-to-all whose groups do not have the size of its number of parts, one
    whose results have different shardings.

    Before:
    ```mlir
    %0 = "stablehlo.all_reduce"(%a) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      %1 = stablehlo.add %x, %y : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<4xf32>) -> tensor<4xf32>
    ```
    After:
    ```mlir
    %0 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
    ```
  }];
  let dependentDialects = ["::tutti::ccl::CclDialect"];
}

def CclToStablehlo : Pass<"ccl-to-stablehlo", "::mlir::ModuleOp"> {
  let summary = "turn the collectives of ccl into those of StableHLO";
  let description = [{
    The inverse of `stablehlo-to-ccl`. An op with several operands stays one
    where StableHLO and XLA take it: an all-gather always, an all-reduce if its
    operands have one element type and it has no channel. In all other cases the
    operands go into one buffer for each element type, the collective acts on
    the buffer, and the results are cut out of it; the values are the same. A
    tensor whose shape is not known goes alone.

    For a reduce-scatter the parts that go to different ranks become the rows of
    the buffer:
    ```mlir
    // %0:2 = ccl.reduce_scatter add %a, %b dim 1 group <[[0, 1]]>
    //   : (tensor<3x4xf32>, tensor<5x2xf32>) -> (tensor<3x2xf32>, tensor<5x1xf32>)
    %a1 = stablehlo.reshape %a : (tensor<3x4xf32>) -> tensor<3x2x2xf32>
    %a2 = stablehlo.transpose %a1, dims = [1, 0, 2] : (tensor<3x2x2xf32>) -> tensor<2x3x2xf32>
    %a3 = stablehlo.reshape %a2 : (tensor<2x3x2xf32>) -> tensor<2x6xf32>
    ...
    %c = stablehlo.concatenate %a3, %b3, dim = 1 : (tensor<2x6xf32>, tensor<2x5xf32>) -> tensor<2x11xf32>
    %s = "stablehlo.reduce_scatter"(%c) <{scatter_dimension = 0 ...}> : (tensor<2x11xf32>) -> tensor<1x11xf32>
    %r = stablehlo.slice %s [0:1, 0:6] : (tensor<1x11xf32>) -> tensor<1x6xf32>
    %0 = stablehlo.reshape %r : (tensor<1x6xf32>) -> tensor<3x2xf32>
    ```
  }];
  let options = [
    Option<"variadicAllReduce", "variadic-all-reduce", "bool", "false",
           "Leave an all-reduce with a channel one op with several operands; "
           "XLA's compiler for CPUs refuses it">];
  let dependentDialects = ["::tutti::stablehlo::StableHLODialect"];
}

#endif // TUTTI_FRONTEND_PASSES
