//===- ActDialect.td - the act dialect ---*- tablegen -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_ACTIVATION_IR_ACTDIALECT_TD
#define TUTTI_ACTIVATION_IR_ACTDIALECT_TD

include "mlir/IR/DialectBase.td"

def Act_Dialect : Dialect {
  let name = "act";
  let cppNamespace = "::tutti::act";
  let summary = "functions evaluated by tables, and which tables are resident";
  let description = [{
    An Activation engine evaluates a function by tables. It holds one *function
    set*, the tables of several functions, at a time; `act.load_func_set` makes
    another one resident, which takes about a microsecond, and `act.activate`
    names a function of whatever set is resident. An activation whose function
    the resident set lacks gives a wrong result without a sign.

    Which sets there are is data: the module carries `act.catalogs`, a list of
    `#act.catalog`, whose sets are known by their index. An engine uses the
    first of them; an activation may name another one as its `family`.

    **Life of a program.** Activations are written without loads. `lower-act`
    chooses the sets and places loads; `optimize-prefetch-act-control` moves
    loads to where they wait least, `optimize-act-control` drops those that
    change nothing, and `verify-residency` proves the result.

    **Effects.** An activation reads the bank of its engine and a load writes
    it, so that neither moves past the other. On memrefs an activation also
    reads its operands and writes its destination.

    Discardable attributes for planning: `act.trip_count` (an integer on a loop:
    how often its body runs each time the loop is reached) and `act.frequency`
    (a number on an op with regions or on the terminator of a block: for ops
    with regions a list with the expected runs of each region, for a terminator
    a list with the probability of each successor).
  }];
  let useDefaultAttributePrinterParser = 1;
  let hasOperationAttrVerify = 1;
  let extraClassDeclaration = [{
    void registerAttributes();
  }];
}

#endif // TUTTI_ACTIVATION_IR_ACTDIALECT_TD
