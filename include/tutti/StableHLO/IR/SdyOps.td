//===- SdyOps.td - operations of the sdy dialect ---*- tablegen -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_STABLEHLO_IR_SDYOPS
#define TUTTI_STABLEHLO_IR_SDYOPS

include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "tutti/StableHLO/IR/SdyAttrs.td"

class Sdy_Op<string mnemonic, list<Trait> traits = []>
    : Op<Sdy_Dialect, mnemonic, traits>;

/// An op that names meshes, so that it is verified with the symbol tables.
class Sdy_MeshUserOp<string mnemonic, list<Trait> traits = []>
    : Sdy_Op<mnemonic,
             traits # [DeclareOpInterfaceMethods<SymbolUserOpInterface>]>;

//===----------------------------------------------------------------------===//
// Meshes and annotations
//===----------------------------------------------------------------------===//

def Sdy_MeshOp : Sdy_Op<"mesh", [Symbol, HasParent<"::mlir::ModuleOp">]> {
  let summary = "gives a mesh a name";
  let description = [{
    ```mlir
    sdy.mesh @mesh = <["x"=4, "y"=2]>
    ```

    Stands directly inside a module, whose shardings then refer to `@mesh`.
  }];
  let arguments = (ins SymbolNameAttr:$sym_name, Sdy_Mesh:$mesh);
  let assemblyFormat = "$sym_name `=` $mesh attr-dict";
}

def Sdy_ShardingConstraintOp
    : Sdy_MeshUserOp<"sharding_constraint", [SameOperandsAndResultType]> {
  let summary = "states how a value is to be sharded";
  let description = [{
    What a user wrote in the middle of a program. The result is the operand;
    it is what is sharded so, and if it has no use, the operand is.

    ```mlir
    %1 = sdy.sharding_constraint %0 <@mesh, [{"x"}, {?} ]> : tensor<8x8xf32>
    ```
  }];
  let arguments = (ins AnyType:$input, Sdy_TensorSharding:$sharding);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$input $sharding attr-dict `:` type($result)";
}

def Sdy_ReshardOp
    : Sdy_MeshUserOp<"reshard", [Pure, SameOperandsAndResultType]> {
  let summary = "changes how a value is sharded";
  let description = [{
    The result has the values of the operand and another sharding. What moves
    data is what a partitioner makes of it.

    ```mlir
    %1 = sdy.reshard %0 <@mesh, [{"x"}, {} ]> : tensor<8x8xf32>
    ```
  }];
  let arguments = (ins AnyType:$input, Sdy_TensorSharding:$sharding);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$input $sharding attr-dict `:` type($result)";
}

def Sdy_ShardingGroupOp : Sdy_Op<"sharding_group"> {
  let summary = "puts a value into a group that is sharded alike";
  let description = [{
    All values given the same number must end up with the same sharding.

    ```mlir
    sdy.sharding_group %0 group_id=21 : tensor<8x8xf32>
    ```
  }];
  let arguments = (ins AnyRankedTensor:$input, I64Attr:$group_id);
  let assemblyFormat =
      "$input `group_id` `` `=` `` $group_id attr-dict `:` type($input)";
}

def Sdy_ConstantOp : Sdy_Op<"constant", [Pure]> {
  let summary = "a constant that no folder merges";
  let description = [{
    The same as `stablehlo.constant`, but each one stays by itself, so that
    its uses can be sharded differently.

    ```mlir
    %0 = sdy.constant dense<[1.0, 2.0]> : tensor<2xf32>
    ```
  }];
  let arguments = (ins ElementsAttr:$value);
  let results = (outs AnyStaticShapeTensor:$output);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def Sdy_PropagationBarrierOp
    : Sdy_Op<"propagation_barrier", [Pure, SameOperandsAndResultType]> {
  let summary = "lets shardings through in one direction only";
  let description = [{
    The result is the operand. Shardings flow from operand to result
    (`FORWARD`), from result to operand (`BACKWARD`), or not at all (`NONE`).

    ```mlir
    %1 = sdy.propagation_barrier %0 allowed_direction=FORWARD : tensor<8xf32>
    ```
  }];
  let arguments = (ins AnyRankedTensor:$input,
      Sdy_PropagationDirection:$allowed_direction);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    $input `allowed_direction` `` `=` `` $allowed_direction attr-dict
      `:` type($input)
  }];
  let hasVerifier = 1;
}

def Sdy_DataFlowEdgeOp
    : Sdy_MeshUserOp<"data_flow_edge", [SameOperandsAndResultType]> {
  let summary = "holds the sharding of values that flow into one another";
  let description = [{
    Values that an op with regions carries around, such as operand, argument
    and result of a loop, have one sharding, which is held here. The operand
    is the op's result and has no other use.

    ```mlir
    %1 = sdy.data_flow_edge %0#0 sharding=<@mesh, [{"x"} ]> : tensor<8xf32>
    ```
  }];
  let arguments = (ins AnyShaped:$input,
      OptionalAttr<Sdy_TensorSharding>:$sharding);
  let results = (outs AnyShaped:$result);
  let assemblyFormat = [{
    $input (`sharding` `` `=` `` $sharding^)? attr-dict `:` type($result)
  }];
}

def Sdy_FuncDataFlowEdgeOp
    : Sdy_Op<"func_data_flow_edge", [SameOperandsAndResultType]> {
  let summary = "the same between callers and functions";
  let description = [{
    Ties a function's argument to what callers pass, or the result of a call to
    what the function returns. The operand is an argument of a function or the
    result of a call, and has no other use.

    ```mlir
    %0 = sdy.func_data_flow_edge %arg0 : tensor<8xf32>
    ```
  }];
  let arguments = (ins AnyShaped:$operand);
  let results = (outs AnyShaped:$result);
  let assemblyFormat = "$operand attr-dict `:` type($result)";
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Ops with a region
//===----------------------------------------------------------------------===//

def Sdy_ReturnOp : Sdy_Op<"return", [Pure, ReturnLike, Terminator]> {
  let summary = "ends the body of an sdy op";
  let description = [{
    Its operands are the results of the body.
  }];
  let arguments = (ins Variadic<AnyType>:$results);
  let assemblyFormat = "attr-dict ($results^ `:` type($results))?";
}

def Sdy_ManualComputationOp
    : Sdy_MeshUserOp<"manual_computation",
                     [RecursiveMemoryEffects, IsolatedFromAbove,
                      SingleBlockImplicitTerminator<"ReturnOp">]> {
  let summary = "a body written for one device";
  let description = [{
    Operands and results are global tensors; `in_shardings` and
    `out_shardings` say how they are cut. Along the manual axes the body sees
    the part that one device holds, and moves data by collectives of its own;
    other (free) axes are cut by propagation. JAX's `shard_map` becomes this.

    ```mlir
    %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"x"} ]>]
        out_shardings=[<@mesh, [{} ]>] manual_axes={"x"} (%arg0: tensor<2xf32>) {
      %1 = ... %arg0 ... : (tensor<2xf32>) -> tensor<8xf32>
      sdy.return %1 : tensor<8xf32>
    } : (tensor<8xf32>) -> tensor<8xf32>
    ```

    In each dimension manual axes come before free ones and divide its size.
    Arguments and returned values have the shapes that are left.
  }];
  let arguments = (ins Variadic<AnyType>:$tensors,
      Sdy_TensorShardingPerValue:$in_shardings,
      Sdy_TensorShardingPerValue:$out_shardings, Sdy_ManualAxes:$manual_axes);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = [{
    `(` operands `)`
    `in_shardings` `` `=` `` custom<ShardingPerValue>($in_shardings)
    `out_shardings` `` `=` `` custom<ShardingPerValue>($out_shardings)
    `manual_axes` `` `=` `` $manual_axes
    custom<Body>($body) attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def Sdy_NamedComputationOp
    : Sdy_MeshUserOp<"named_computation",
                     [RecursiveMemoryEffects, RecursivelySpeculatable,
                      IsolatedFromAbove,
                      SingleBlockImplicitTerminator<"ReturnOp">]> {
  let summary = "a body with a name, as if it stood inline";
  let description = [{
    What a call becomes while shardings are propagated through it. Arguments
    have the types of the operands, returned values those of the results.

    ```mlir
    %1 = sdy.named_computation<"f">(%0) (%arg0: tensor<8xf32>) {
      sdy.return %arg0 : tensor<8xf32>
    } : (tensor<8xf32>) -> tensor<8xf32>
    ```
  }];
  let arguments = (ins StrAttr:$name, Variadic<AnyType>:$operands,
      OptionalAttr<Sdy_TensorShardingPerValue>:$in_shardings,
      OptionalAttr<Sdy_TensorShardingPerValue>:$out_shardings);
  let results = (outs Variadic<AnyType>);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = [{
    `<` $name `>` `` `(` $operands `)`
    (`in_shardings` `` `=` `` custom<ShardingPerValue>($in_shardings)^)?
    (`out_shardings` `` `=` `` custom<ShardingPerValue>($out_shardings)^)?
    custom<Body>($body) attr-dict `:` functional-type($operands, results)
  }];
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Collectives on sharded values
//===----------------------------------------------------------------------===//

class Sdy_CollectiveOp<string mnemonic, dag axes, string format,
                       list<Trait> traits = []>
    : Sdy_MeshUserOp<mnemonic, [Pure, SameOperandsAndResultType] # traits> {
  let arguments = !con((ins AnyShaped:$tensor), axes,
                       (ins Sdy_TensorSharding:$out_sharding));
  let results = (outs AnyShaped:$result);
  let assemblyFormat = format # [{
    $tensor `out_sharding` `` `=` `` $out_sharding attr-dict
      `:` type($result)
  }];
}

def Sdy_AllGatherOp : Sdy_CollectiveOp<"all_gather",
    (ins Sdy_ListOfAxisRefLists:$gathering_axes), "$gathering_axes"> {
  let summary = "removes axes from the sharding of a value";
  let description = [{
    The axes of each dimension end the operand's sharding of it; the result is
    sharded by what is left.

    ```mlir
    %1 = sdy.all_gather [{"y"}, {} ] %0 out_sharding=<@mesh, [{"x"}, {} ]>
        : tensor<8x8xf32>   // %0 is sharded [{"x", "y"}, {} ]
    ```
  }];
}

def Sdy_AllSliceOp : Sdy_CollectiveOp<"all_slice",
    (ins Sdy_ListOfAxisRefLists:$slicing_axes), "$slicing_axes"> {
  let summary = "adds axes to the sharding of a value";
  let description = [{
    The inverse of an all-gather; it moves no data.

    ```mlir
    %1 = sdy.all_slice [{"y"}, {} ] %0 out_sharding=<@mesh, [{"x", "y"}, {} ]>
        : tensor<8x8xf32>   // %0 is sharded [{"x"}, {} ]
    ```
  }];
}

def Sdy_AllToAllOp : Sdy_CollectiveOp<"all_to_all",
    (ins Sdy_AllToAllParamList:$params), "$params"> {
  let summary = "moves axes from one dimension to another";
  let description = [{
    `{"y"}: 0->1` takes y from the end of dimension 0's axes and appends it to
    dimension 1's. Sources come in ascending order and no dimension twice.

    ```mlir
    %1 = sdy.all_to_all [{"y"}: 0->1] %0 out_sharding=<@mesh, [{"x"}, {"y"} ]>
        : tensor<8x8xf32>   // %0 is sharded [{"x", "y"}, {} ]
    ```
  }];
}

def Sdy_CollectivePermuteOp
    : Sdy_CollectiveOp<"collective_permute", (ins), ""> {
  let summary = "replaces the axes that shard a value";
  let description = [{
    Each dimension stays cut into as many parts as before.

    ```mlir
    %1 = sdy.collective_permute %0 out_sharding=<@mesh, [{"y"}, {"x"} ]>
        : tensor<8x8xf32>   // %0 is sharded [{"x"}, {"y"} ]
    ```
  }];
}

def Sdy_AllReduceOp : Sdy_CollectiveOp<"all_reduce",
    (ins Sdy_AxisRefList:$reduction_axes), "$reduction_axes"> {
  let summary = "sums a value over axes";
  let description = [{
    The axes, in the order of the mesh, do not shard the operand; the result is
    replicated along them.

    ```mlir
    %1 = sdy.all_reduce {"y"} %0 out_sharding=<@mesh, [{"x"}, {} ]>
        : tensor<8x8xf32>
    ```
  }];
}

def Sdy_ReduceScatterOp : Sdy_CollectiveOp<"reduce_scatter",
    (ins Sdy_ListOfAxisRefLists:$reduce_scatter_axes), "$reduce_scatter_axes"> {
  let summary = "sums a value over axes, which then shard it";
  let description = [{
    An all-reduce over the axes, followed by an all-slice along them.

    ```mlir
    %1 = sdy.reduce_scatter [{"y"}, {} ] %0 out_sharding=<@mesh, [{"y"}, {} ]>
        : tensor<8x8xf32>
    ```
  }];
}

def Sdy_ShardedToUnreducedOp : Sdy_CollectiveOp<"sharded_to_unreduced",
    (ins Sdy_ListOfAxisRefLists:$axes), "$axes"> {
  let summary = "makes axes that shard a value unreduced";
  let description = [{
    Each device keeps its part and has zeros elsewhere, so that summing over
    the axes gives the whole value.

    ```mlir
    %1 = sdy.sharded_to_unreduced [{"x"}, {} ] %0
        out_sharding=<@mesh, [{}, {} ], unreduced={"x"}> : tensor<8x8xf32>
    ```
  }];
}

def Sdy_ReplicatedToUnreducedOp : Sdy_CollectiveOp<"replicated_to_unreduced",
    (ins Sdy_AxisRefList:$axes), "$axes"> {
  let summary = "makes axes along which a value is replicated unreduced";
  let description = [{
    One device along the axes keeps the value and the others have zeros, so
    that summing over the axes gives the value.

    ```mlir
    %1 = sdy.replicated_to_unreduced {"y"} %0
        out_sharding=<@mesh, [{"x"}, {} ], unreduced={"y"}> : tensor<8x8xf32>
    ```
  }];
}

#endif // TUTTI_STABLEHLO_IR_SDYOPS
