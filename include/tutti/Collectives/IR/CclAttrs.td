//===- CclAttrs.td - attributes of the ccl dialect ---*- tablegen -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_COLLECTIVES_IR_CCLATTRS_TD
#define TUTTI_COLLECTIVES_IR_CCLATTRS_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"
include "tutti/Collectives/IR/CclDialect.td"
include "tutti/Collectives/IR/CclEnums.td"

def Ccl_RanksAttr : AttrDef<Ccl_Dialect, "Ranks"> {
  let mnemonic = "ranks";
  let summary = "the groups of ranks that take part together";
  let description = [{
    Lists of ranks; each list is one group, its order is the order of the
    group's members. Uniqued, so that a million ops over the same groups share
    one copy. An empty list of groups means that nobody said who takes part.

    Example: `#ccl.ranks<[[0, 1], [2, 3]]>`.
  }];
  // One flat array and the end of each group in it.
  let parameters = (ins ArrayRefParameter<"int64_t">:$ids,
                        ArrayRefParameter<"int64_t">:$ends);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
  let builders = [
    AttrBuilder<(ins "::llvm::ArrayRef<::llvm::SmallVector<int64_t>>":$groups)>
  ];
  let extraClassDeclaration = [{
    bool empty() const { return getEnds().empty(); }
    int64_t getNumGroups() const { return getEnds().size(); }
    ::llvm::ArrayRef<int64_t> getGroup(int64_t index) const;
    /// The size of the largest group; 0 without groups.
    int64_t getLargestGroupSize() const;
    /// The size all groups share, if they do; 0 without groups.
    std::optional<int64_t> getUniformGroupSize() const;

    /// Prints the list without the `<` and `>`; reads it so, or as a whole
    /// attribute in its place.
    static ::mlir::FailureOr<RanksAttr> parseBare(::mlir::AsmParser &parser);
    void printBare(::mlir::AsmPrinter &printer) const;
  }];
}

def Ccl_GroupAttr : AttrDef<Ccl_Dialect, "Group"> {
  let mnemonic = "group";
  let summary = "who takes part in a collective, over which channel";
  let description = [{
    The communicator of a collective: the groups of ranks, how their numbers
    are to be read, and the channel.

    | id mode | the numbers are |
    | --- | --- |
    | `cross_replica` (the default) | replicas; each partition by itself |
    | `cross_partition` | partitions; each replica by itself |
    | `cross_replica_and_partition` | replicas, with all their partitions |
    | `flattened_ids` | replica times number of partitions plus partition |

    `ccl.all_reduce`, `ccl.all_gather` and `ccl.reduce_scatter` go with every
    mode but `cross_partition`; `ccl.all_to_all`, `ccl.collective_permute` and
    `ccl.collective_broadcast` with `cross_replica` and `cross_partition` only.
    So it is in StableHLO.

    A channel has a handle and a type (XLA's: 1 is device to device, the
    default). Every mode but `cross_replica` needs a channel with a positive
    handle, and `cross_replica` has none or one whose handle is 0 or less.
    The handle tells one collective from another; ranks, mode, and the presence
    and type of the channel together are the communicator.

    Examples: `#ccl.group<[[0, 1], [2, 3]]>`,
    `#ccl.group<[[0, 1, 2, 3]], flattened_ids, channel = 7>`,
    `#ccl.group<[], cross_partition, channel = 7 type 2>`.
  }];
  let parameters = (ins "RanksAttr":$ranks, "IdMode":$mode,
                        "std::optional<int64_t>":$channel,
                        "int64_t":$channelType);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}

def Ccl_PairsAttr : AttrDef<Ccl_Dialect, "Pairs"> {
  let mnemonic = "pairs";
  let summary = "who sends to whom";
  let description = [{
    The sources and targets of a permutation. A rank sends at most once and
    receives at most once; one that receives nothing gets zeros.

    Example: `#ccl.pairs<[0 -> 1, 1 -> 0]>`.
  }];
  let parameters = (ins ArrayRefParameter<"int64_t">:$sources,
                        ArrayRefParameter<"int64_t">:$targets);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}

def Ccl_SegmentAttr : AttrDef<Ccl_Dialect, "Segment"> {
  let mnemonic = "segment";
  let summary = "which segment of its block a collective is in";
  let description = [{
    Set by `ccl-segment` as the discardable attribute `ccl.segment`, removed
    by `ccl-bucketize`. Two collectives whose segments differ are not merged.
    The second part says what the segment was begun for: the byte cap, or the
    bound on memory. A collective without the attribute is in segment 0.

    Example: `#ccl.segment<2, cap>`.
  }];
  let parameters = (ins "int64_t":$index, EnumParameter<Ccl_EndReason>:$reason);
  let assemblyFormat = "`<` $index `,` $reason `>`";
  let genVerifyDecl = 1;
}

#endif // TUTTI_COLLECTIVES_IR_CCLATTRS_TD
