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

#endif // TUTTI_FRONTEND_PASSES
