//===- CollectiveOps.td - communication between devices ---*- tablegen -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_STABLEHLO_IR_COLLECTIVEOPS
#define TUTTI_STABLEHLO_IR_COLLECTIVEOPS

include "tutti/StableHLO/IR/StableHLOAttrs.td"
include "tutti/StableHLO/IR/TypeConstraints.td"

// Collectives declare no effects, which MLIR reads as any effect: they are
// neither removed nor merged nor moved by passes that do not know them.
class StableHLO_CollectiveOp<string mnemonic, list<Trait> traits = []>
    : StableHLO_Op<mnemonic, traits # [
        DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let hasVerifier = 1;
}

def StableHLO_AllGatherOp : StableHLO_CollectiveOp<"all_gather"> {
  let summary = "joins the values of all devices of a group";
  let description = [{
    Joins the operands of the devices in a group along `all_gather_dim`; every
    device gets the whole.
  }];
  let arguments = (ins Variadic<SHLO_Tensor>:$operands,
    ConfinedAttr<I64Attr, [IntNonNegative]>:$all_gather_dim,
    SHLO_ReplicaGroupsAttr:$replica_groups,
    OptionalAttr<StableHLO_ChannelHandleAttr>:$channel_handle,
    UnitAttr:$use_global_device_ids);
  let results = (outs Variadic<SHLO_Tensor>:$results);
}

def StableHLO_AllReduceOp : StableHLO_CollectiveOp<"all_reduce", [
    SingleBlockImplicitTerminator<"ReturnOp">]> {
  let summary = "combines the values of all devices of a group";
  let description = [{
    Combines the operands of the devices in a group, element by element, with
    `computation`; every device gets the result.
  }];
  let arguments = (ins Variadic<SHLO_Tensor>:$operands,
    SHLO_ReplicaGroupsAttr:$replica_groups,
    OptionalAttr<StableHLO_ChannelHandleAttr>:$channel_handle,
    UnitAttr:$use_global_device_ids);
  let regions = (region SizedRegion<1>:$computation);
  let results = (outs Variadic<SHLO_Tensor>:$results);
  let hasRegionVerifier = 1;
}

def StableHLO_ReduceScatterOp : StableHLO_CollectiveOp<"reduce_scatter", [
    SingleBlockImplicitTerminator<"ReturnOp">]> {
  let summary = "combines the values of a group and shares out the result";
  let description = [{
    Combines the operands of the devices in a group with `computation`; each
    device gets its part along `scatter_dimension`.
  }];
  let arguments = (ins SHLO_Tensor:$operand,
    ConfinedAttr<I64Attr, [IntNonNegative]>:$scatter_dimension,
    SHLO_ReplicaGroupsAttr:$replica_groups,
    OptionalAttr<StableHLO_ChannelHandleAttr>:$channel_handle,
    UnitAttr:$use_global_device_ids);
  let regions = (region SizedRegion<1>:$computation);
  let results = (outs SHLO_Tensor:$result);
  let hasRegionVerifier = 1;
}

def StableHLO_AllToAllOp : StableHLO_CollectiveOp<"all_to_all"> {
  let summary = "exchanges parts between all devices of a group";
  let description = [{
    Splits the operand of each device along `split_dimension`; device i gets
    part i of every device, joined along `concat_dimension`.
  }];
  let arguments = (ins Variadic<SHLO_Tensor>:$operands,
    ConfinedAttr<I64Attr, [IntNonNegative]>:$split_dimension,
    ConfinedAttr<I64Attr, [IntNonNegative]>:$concat_dimension,
    ConfinedAttr<I64Attr, [IntPositive]>:$split_count,
    SHLO_ReplicaGroupsAttr:$replica_groups,
    OptionalAttr<StableHLO_ChannelHandleAttr>:$channel_handle);
  let results = (outs Variadic<SHLO_Tensor>:$results);
}

def StableHLO_CollectiveBroadcastOp
    : StableHLO_CollectiveOp<"collective_broadcast"> {
  let summary = "sends the values of one device to its group";
  let description = [{
    Every device of a group gets the operands of the first device listed, or
    with `has_dynamic_root` of the one the first operand names.
  }];
  let arguments = (ins Variadic<SHLO_Tensor>:$operands,
    SHLO_ReplicaGroupsAttr:$replica_groups,
    OptionalAttr<StableHLO_ChannelHandleAttr>:$channel_handle,
    UnitAttr:$has_dynamic_root);
  let results = (outs Variadic<SHLO_Tensor>:$results);
}

def StableHLO_CollectiveReduceOp
    : StableHLO_CollectiveOp<"collective_reduce", [
    SingleBlockImplicitTerminator<"ReturnOp">]> {
  let summary = "combines the values of a group on one device";
  let description = [{
    Combines the operands of the devices in a group with `computation`; the
    root device gets the result.
  }];
  let arguments = (ins Variadic<SHLO_Tensor>:$operands,
    SHLO_ReplicaGroupsAttr:$replica_groups,
    OptionalAttr<StableHLO_ChannelHandleAttr>:$channel_handle,
    UnitAttr:$use_global_device_ids, UnitAttr:$has_dynamic_root);
  let regions = (region SizedRegion<1>:$computation);
  let results = (outs Variadic<SHLO_Tensor>:$results);
  let hasRegionVerifier = 1;
}

def StableHLO_CollectivePermuteOp : StableHLO_Op<"collective_permute"> {
  let summary = "sends values from device to device";
  let description = [{
    Sends the operand along each pair of `source_target_pairs`; a device that
    is no target gets zeros.
  }];
  let arguments = (ins SHLO_Tensor:$operand,
    I64ElementsAttr:$source_target_pairs,
    OptionalAttr<StableHLO_ChannelHandleAttr>:$channel_handle);
  let results = (outs SHLO_Tensor:$result);
  let hasVerifier = 1;
}

def StableHLO_CrossReplicaSumOp
    : StableHLO_Op<"cross-replica-sum", [StableHLO_SameTypes]> {
  let summary = "sums the values of all replicas of a group (older form)";
  let description = "Adds up the operands of the replicas in a group.";
  let arguments = (ins SHLO_Tensor:$operand, I64ElementsAttr:$replica_groups);
  let results = (outs SHLO_Tensor:$result);
}

class StableHLO_DeviceNumberOp<string mnemonic, string what>
    : StableHLO_Op<mnemonic, [Pure]> {
  let summary = "the number of " # what;
  let description = "Yields the number of " # what # " this program runs on.";
  let results = (outs SHLO_UI32Tensor:$result);
  let hasVerifier = 1;
  let assemblyFormat = "attr-dict `:` type(results)";
}
def StableHLO_ReplicaIdOp
    : StableHLO_DeviceNumberOp<"replica_id", "the replica">;
def StableHLO_PartitionIdOp
    : StableHLO_DeviceNumberOp<"partition_id", "the partition">;

//===----------------------------------------------------------------------===//
// Point to point, and the host
//===----------------------------------------------------------------------===//

class StableHLO_Resource<string name>
    : Resource<"::tutti::stablehlo::" # name>;
class StableHLO_Transfer<string resource> : MemoryEffects<[
    MemRead<StableHLO_Resource<resource>>,
    MemWrite<StableHLO_Resource<resource>>]>;

def StableHLO_SendOp
    : StableHLO_Op<"send", [StableHLO_Transfer<"SendResource">]> {
  let summary = "sends values over a channel";
  let description = "Sends `inputs` to another device, or to the host.";
  let arguments = (ins Variadic<SHLO_AnyTensor>:$inputs, SHLO_Token:$token,
    StableHLO_ChannelHandleAttr:$channel_handle,
    DefaultValuedOptionalAttr<BoolAttr, "false">:$is_host_transfer,
    OptionalAttr<I64ElementsAttr>:$source_target_pairs);
  let results = (outs SHLO_Token:$result);
  let hasVerifier = 1;
}

def StableHLO_RecvOp
    : StableHLO_Op<"recv", [StableHLO_Transfer<"RecvResource">]> {
  let summary = "receives values over a channel";
  let description = [{
    Receives values from another device or the host; the last result is the
    token.
  }];
  let arguments = (ins SHLO_Token:$token,
    StableHLO_ChannelHandleAttr:$channel_handle,
    DefaultValuedOptionalAttr<BoolAttr, "false">:$is_host_transfer,
    OptionalAttr<I64ElementsAttr>:$source_target_pairs);
  let results = (outs Variadic<SHLO_StaticTensorOrToken>:$results);
  let hasVerifier = 1;
}

def StableHLO_InfeedOp
    : StableHLO_Op<"infeed", [StableHLO_Transfer<"InfeedResource">]> {
  let summary = "takes values from the host's queue";
  let description = [{
    Takes values from the infeed queue; the last result is the token.
  }];
  let arguments = (ins SHLO_Token:$token,
    DefaultValuedStrAttr<StrAttr, "">:$infeed_config,
    OptionalAttr<ArrayAttr>:$layout);
  let results = (outs Variadic<SHLO_StaticTensorOrToken>:$results);
  let hasVerifier = 1;
}

def StableHLO_OutfeedOp
    : StableHLO_Op<"outfeed", [StableHLO_Transfer<"OutfeedResource">]> {
  let summary = "gives values to the host's queue";
  let description = "Writes `inputs` to the outfeed queue.";
  let arguments = (ins Variadic<SHLO_AnyTensor>:$inputs, SHLO_Token:$token,
    DefaultValuedStrAttr<StrAttr, "">:$outfeed_config);
  let results = (outs SHLO_Token:$result);
}

#endif // TUTTI_STABLEHLO_IR_COLLECTIVEOPS
