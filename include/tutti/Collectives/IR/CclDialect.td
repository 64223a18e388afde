//===- CclDialect.td - the ccl dialect ---*- tablegen -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_COLLECTIVES_IR_CCLDIALECT_TD
#define TUTTI_COLLECTIVES_IR_CCLDIALECT_TD

include "mlir/IR/DialectBase.td"

def Ccl_Dialect : Dialect {
  let name = "ccl";
  let cppNamespace = "::tutti::ccl";
  let summary = "collectives on tensors";
  let description = [{
    Collectives as values: every op takes a list of tensors and returns a list
    of tensors, one result per operand. An op with several operands is one
    launch on the machine. The ranks that take part, the channel and the way in
    which rank numbers are to be read are one attribute, `#ccl.group`.

    **Order.** All ranks run the same program text. A collective is complete
    only when every rank of its group has reached it, so all ranks must reach
    the collectives they share in the same order. Whoever rewrites collectives
    therefore decides from the program text alone, never from anything that
    could differ from one rank to another, and moves a collective only inside
    the block that holds it: two blocks may be reached by different ranks.

    **Effects.** The ops have no memory effects: their results are functions of
    what all ranks pass in, so an unused collective may be erased and an op may
    be moved inside its block as its operands and users allow. They are not
    speculatable: nothing may move them into or out of a region, since a rank
    that does not reach a collective leaves the others waiting.

    **Discardable attributes** on a collective (frontend attributes, stream
    ids, pipelining marks, shardings) are called its marks. Rewrites keep them;
    collectives whose marks differ are never merged.
  }];
  let useDefaultAttributePrinterParser = 1;
  let hasOperationAttrVerify = 1;
  let extraClassDeclaration = [{
    void registerAttributes();
  }];
}

#endif // TUTTI_COLLECTIVES_IR_CCLDIALECT_TD
