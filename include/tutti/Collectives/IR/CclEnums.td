//===- CclEnums.td - enums of the ccl dialect ---*- tablegen -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_COLLECTIVES_IR_CCLENUMS_TD
#define TUTTI_COLLECTIVES_IR_CCLENUMS_TD

include "mlir/IR/EnumAttr.td"
include "tutti/Collectives/IR/CclDialect.td"

class Ccl_Enum<string name, string summary, list<I32EnumAttrCase> cases>
    : I32EnumAttr<name, summary, cases> {
  let cppNamespace = "::tutti::ccl";
  let genSpecializedAttr = 0;
}

def Ccl_CollectiveKind : Ccl_Enum<"CollectiveKind", "kind of collective", [
    I32EnumAttrCase<"AllGather", 0, "all_gather">,
    I32EnumAttrCase<"AllReduce", 1, "all_reduce">,
    I32EnumAttrCase<"ReduceScatter", 2, "reduce_scatter">,
    I32EnumAttrCase<"AllToAll", 3, "all_to_all">,
    I32EnumAttrCase<"CollectivePermute", 4, "collective_permute">,
    I32EnumAttrCase<"CollectiveBroadcast", 5, "collective_broadcast">]>;

def Ccl_Reduction : Ccl_Enum<"Reduction", "how elements are combined", [
    I32EnumAttrCase<"Add", 0, "add">,
    I32EnumAttrCase<"Mul", 1, "mul">,
    I32EnumAttrCase<"Min", 2, "min">,
    I32EnumAttrCase<"Max", 3, "max">,
    I32EnumAttrCase<"And", 4, "and">,
    I32EnumAttrCase<"Or", 5, "or">,
    I32EnumAttrCase<"Xor", 6, "xor">]>;

def Ccl_ReductionAttr : EnumAttr<Ccl_Dialect, Ccl_Reduction, "reduction"> {
  let assemblyFormat = "`<` $value `>`";
}

def Ccl_IdMode : Ccl_Enum<"IdMode", "how the numbers in rank lists are read", [
    I32EnumAttrCase<"CrossReplica", 0, "cross_replica">,
    I32EnumAttrCase<"CrossPartition", 1, "cross_partition">,
    I32EnumAttrCase<"CrossReplicaAndPartition", 2,
                    "cross_replica_and_partition">,
    I32EnumAttrCase<"FlattenedIds", 3, "flattened_ids">]>;

// Why a run of collectives ended; what segments are cut for is a subset.
def Ccl_EndReason : Ccl_Enum<"EndReason", "what ended a run", [
    I32EnumAttrCase<"Key", 0, "key">,
    I32EnumAttrCase<"Dependency", 1, "dependency">,
    I32EnumAttrCase<"Effect", 2, "effect">,
    I32EnumAttrCase<"Cap", 3, "cap">,
    I32EnumAttrCase<"Memory", 4, "memory">,
    I32EnumAttrCase<"EndOfBlock", 5, "end_of_block">]>;

#endif // TUTTI_COLLECTIVES_IR_CCLENUMS_TD
