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
  let summary = "say collectives in ccl";
  let description = [{
    Converts `all_reduce`, `all_gather`, `reduce_scatter`, `all_to_all`,
    `collective_permute` and `collective_broadcast`; all else stays as it is. A
    reducer that is one op on its two arguments gets its name; any other stays
    a region. Discardable attributes stay on the op.

    A collective ccl cannot say is left: one on unranked tensors, a broadcast
    whose root is a value, groups given as axes of a mesh, an all-to-all whose
    number of parts neither its groups nor its shapes tell.

    Before:
    ```mlir
    %0 = "stablehlo.all_reduce"(%a) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      %s = stablehlo.add %x, %y : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<8xf32>) -> tensor<8xf32>
    ```
    After:
    ```mlir
    %0 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<8xf32>) -> tensor<8xf32>
    ```
  }];
  let dependentDialects = ["::tutti::ccl::CclDialect"];
}

def CclToStablehlo : Pass<"ccl-to-stablehlo", "::mlir::ModuleOp"> {
  let summary = "say collectives in StableHLO";
  let description = [{
    The way back. An op with several operands becomes one StableHLO op for each
    element type among them. All-reduce and all-gather take lists. The other
    kinds take one tensor, so their operands are packed into one buffer and
    unpacked again: for a reduce-scatter or an all-to-all, row i of the buffer
    holds what each operand sends to rank i; for a permute or a broadcast, one
    row holds all. Packing moves elements and computes nothing. Tensors of
    dynamic shape are not packed but travel alone.

    Before:
    ```mlir
    %0:2 = ccl.reduce_scatter add %a, %b dim 0 group <[[0, 1]]>
      : (tensor<4xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<1xf32>)
    ```
    After (types left out):
    ```mlir
    %1 = stablehlo.reshape %a            // 2x2: row i is for rank i
    %2 = stablehlo.reshape %b            // 2x1
    %3 = stablehlo.concatenate %1, %2, dim = 1
    %4 = "stablehlo.reduce_scatter"(%3)  // 1x3: the row of this rank
    %5 = stablehlo.slice %4 [0:1, 0:2]
    %6 = stablehlo.reshape %5            // the first result
    %7 = stablehlo.slice %4 [0:1, 2:3]
    %8 = stablehlo.reshape %7            // the second
    ```
  }];
  let dependentDialects = ["::tutti::stablehlo::StableHLODialect"];
}

#endif // TUTTI_FRONTEND_PASSES
