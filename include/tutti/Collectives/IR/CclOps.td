//===- CclOps.td - the collectives ---*- tablegen -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_COLLECTIVES_IR_CCLOPS_TD
#define TUTTI_COLLECTIVES_IR_CCLOPS_TD

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "tutti/Collectives/IR/CclAttrs.td"
include "tutti/Collectives/IR/CclInterfaces.td"

// One result per operand, no memory effects, and on purpose not speculatable.
class Ccl_Collective<string mnemonic, list<string> ownMethods = [],
                     list<Trait> traits = []>
    : Op<Ccl_Dialect, mnemonic, traits # [
        NoMemoryEffect,
        DeclareOpInterfaceMethods<Ccl_CollectiveOpInterface, ownMethods>]> {
  let results = (outs Variadic<AnyRankedTensor>:$outputs);
  let hasVerifier = 1;
}

def Ccl_AllReduceOp : Ccl_Collective<"all_reduce",
    ["getNamedReduction", "getReducerRegion"]> {
  let summary = "combines the tensors of all ranks of a group";
  let description = [{
    Every rank of a group gets, element by element, the combination of what
    the ranks of its group passed in. The combination has a name, or a region
    that takes two scalars and returns one; then the results have the element
    type of the region. Groups may differ in size. The order in which the ranks
    of a group stand does not matter.

    Id modes: `cross_replica`, `cross_replica_and_partition`, `flattened_ids`.

    ```mlir
    %0:2 = ccl.all_reduce add %a, %b group <[[0, 1], [2, 3]]>
      : (tensor<4xf32>, tensor<8xf32>) -> (tensor<4xf32>, tensor<8xf32>)
    %1 = ccl.all_reduce %a group <[[0, 1]]> reducer {
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      %z = arith.addf %x, %y fastmath<contract> : tensor<f32>
      ccl.return %z : tensor<f32>
    } : (tensor<4xf32>) -> tensor<4xf32>
    ```
  }];
  let arguments = (ins Variadic<AnyRankedTensor>:$inputs, Ccl_GroupAttr:$group,
                       OptionalAttr<Ccl_ReductionAttr>:$reduction);
  let regions = (region AnyRegion:$reducer);
  let assemblyFormat = [{
    (custom<Reduction>($reduction)^)? $inputs `group` $group
    (`reducer` $reducer^)? attr-dict
    `:` functional-type($inputs, $outputs)
  }];
}

def Ccl_AllGatherOp : Ccl_Collective<"all_gather",
    ["getFactor", "getShardDimension"]> {
  let summary = "joins the tensors of all ranks of a group";
  let description = [{
    Every rank of a group gets the tensors its group passed in, joined along
    `dim` in the order in which the ranks stand in the group. The size of a
    result along `dim` is the operand's times the factor.

    Id modes: `cross_replica`, `cross_replica_and_partition`, `flattened_ids`.

    ```mlir
    %0 = ccl.all_gather %a dim 1 group <[[0, 1], [2, 3]]>
      : (tensor<4x2xf32>) -> tensor<4x4xf32>
    ```
  }];
  let arguments = (ins Variadic<AnyRankedTensor>:$inputs,
                       I64Attr:$dim, Ccl_GroupAttr:$group);
  let assemblyFormat = [{
    $inputs `dim` custom<Integer>($dim) `group` $group attr-dict
    `:` functional-type($inputs, $outputs)
  }];
}

def Ccl_ReduceScatterOp : Ccl_Collective<"reduce_scatter",
    ["getFactor", "getShardDimension", "getNamedReduction",
     "getReducerRegion"]> {
  let summary = "combines the tensors of a group and deals out the shards";
  let description = [{
    What the ranks of a group passed in is combined as by `ccl.all_reduce`,
    cut along `dim` into as many equal shards as the factor says, and shard i
    goes to the i-th rank of the group.

    Id modes: `cross_replica`, `cross_replica_and_partition`, `flattened_ids`.

    ```mlir
    %0 = ccl.reduce_scatter add %a dim 0 group <[[0, 1], [2, 3]]>
      : (tensor<4x2xf32>) -> tensor<2x2xf32>
    ```
  }];
  let arguments = (ins Variadic<AnyRankedTensor>:$inputs, I64Attr:$dim,
                       Ccl_GroupAttr:$group,
                       OptionalAttr<Ccl_ReductionAttr>:$reduction);
  let regions = (region AnyRegion:$reducer);
  let assemblyFormat = [{
    (custom<Reduction>($reduction)^)? $inputs `dim` custom<Integer>($dim)
    `group` $group (`reducer` $reducer^)? attr-dict
    `:` functional-type($inputs, $outputs)
  }];
}

def Ccl_AllToAllOp : Ccl_Collective<"all_to_all"> {
  let summary = "every rank sends a part to every rank of its group";
  let description = [{
    An operand is cut along `split` into as many equal parts as the factor
    says, part i goes to the i-th rank of the group, and the parts received are
    joined along `concat` in the order of the senders. The group must have rank
    lists: the size of a group is the number of parts.

    Id modes: `cross_replica`, `cross_partition`.

    ```mlir
    %0 = ccl.all_to_all %a split 1 concat 0 group <[[0, 1], [2, 3]]>
      : (tensor<2x4xf32>) -> tensor<4x2xf32>
    ```
  }];
  let arguments = (ins Variadic<AnyRankedTensor>:$inputs, I64Attr:$split,
                       I64Attr:$concat, Ccl_GroupAttr:$group);
  let assemblyFormat = [{
    $inputs `split` custom<Integer>($split) `concat` custom<Integer>($concat)
    `group` $group attr-dict `:` functional-type($inputs, $outputs)
  }];
}

def Ccl_CollectivePermuteOp : Ccl_Collective<"collective_permute"> {
  let summary = "ranks send tensors to one another";
  let description = [{
    The source of each pair sends its tensors to the target. A rank that is no
    target gets zeros. The group says how the numbers are to be read and names
    the channel; its rank lists are empty.

    Id modes: `cross_replica`, `cross_partition`.

    ```mlir
    %0 = ccl.collective_permute %a pairs <[0 -> 1, 1 -> 0]> group <[]>
      : (tensor<4xf32>) -> tensor<4xf32>
    ```
  }];
  let arguments = (ins Variadic<AnyRankedTensor>:$inputs, Ccl_PairsAttr:$pairs,
                       Ccl_GroupAttr:$group);
  let assemblyFormat = [{
    $inputs `pairs` $pairs `group` $group attr-dict
    `:` functional-type($inputs, $outputs)
  }];
}

def Ccl_CollectiveBroadcastOp : Ccl_Collective<"collective_broadcast"> {
  let summary = "the first rank of a group sends its tensors to the others";
  let description = [{
    Every rank of a group gets the tensors of the group's first rank; a rank in
    no group gets zeros. Groups may differ in size.

    Id modes: `cross_replica`, `cross_partition`.

    ```mlir
    %0 = ccl.collective_broadcast %a group <[[0, 1], [2, 3]]>
      : (tensor<4xf32>) -> tensor<4xf32>
    ```
  }];
  let arguments = (ins Variadic<AnyRankedTensor>:$inputs, Ccl_GroupAttr:$group);
  let assemblyFormat = [{
    $inputs `group` $group attr-dict
    `:` functional-type($inputs, $outputs)
  }];
}

def Ccl_ReturnOp : Op<Ccl_Dialect, "return", [Pure, Terminator]> {
  let summary = "ends the region that combines two scalars";
  let description = [{
    Returns the combination of the two arguments of the region of a
    `ccl.all_reduce` or `ccl.reduce_scatter`.
  }];
  let arguments = (ins AnyRankedTensor:$value);
  let assemblyFormat = "$value attr-dict `:` type($value)";
}

#endif // TUTTI_COLLECTIVES_IR_CCLOPS_TD
