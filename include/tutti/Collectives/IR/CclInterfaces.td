//===- CclInterfaces.td - what all collectives answer ---*- tablegen -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_COLLECTIVES_IR_CCLINTERFACES_TD
#define TUTTI_COLLECTIVES_IR_CCLINTERFACES_TD

include "mlir/IR/OpBase.td"

def Ccl_CollectiveOpInterface : OpInterface<"CollectiveOpInterface"> {
  let cppNamespace = "::tutti::ccl";
  let description = [{
    A collective: all operands are its data, result i belongs to operand i.
    Algorithms ask through this interface and know no op by name.
  }];
  let methods = [
    InterfaceMethod<"The kind of collective.",
      "::tutti::ccl::CollectiveKind", "getCollectiveKind", (ins)>,
    InterfaceMethod<"The ranks that take part, and the channel.",
      "::tutti::ccl::GroupAttr", "getGroup", (ins)>,
    InterfaceMethod<[{
        The size class of the group: how many shards a tensor is joined from or
        cut into. The number of ranks in a (largest) group, but where the
        shapes say more, what they say. 0 where neither tells.
      }],
      "int64_t", "getFactor", (ins), [{}],
      [{ return $_op.getGroup().getRanks().getLargestGroupSize(); }]>,
    InterfaceMethod<"The dimension that is joined or cut, if there is one.",
      "std::optional<int64_t>", "getShardDimension", (ins), [{}],
      [{ return std::nullopt; }]>,
    InterfaceMethod<"How elements are combined, where it has a name.",
      "std::optional<::tutti::ccl::Reduction>", "getNamedReduction", (ins),
      [{}], [{ return std::nullopt; }]>,
    InterfaceMethod<"The region that combines elements, or null.",
      "::mlir::Region *", "getReducerRegion", (ins), [{}],
      [{ return nullptr; }]>,
  ];
}

def Ccl_PerResultAttrInterface : AttrInterface<"PerResultAttrInterface"> {
  let cppNamespace = "::tutti::ccl";
  let description = [{
    An attribute that holds one entry for each result of the op that carries
    it, as a list of shardings does. When collectives are merged, such a mark
    is not copied but made as long as the list of results.
  }];
  let methods = [
    InterfaceMethod<[{
        The same attribute for an op of `numResults` results, if all entries
        are equal; null if they are not, in which case nothing is merged.
      }],
      "::mlir::Attribute", "getForResults", (ins "unsigned":$numResults)>,
  ];
}

#endif // TUTTI_COLLECTIVES_IR_CCLINTERFACES_TD
