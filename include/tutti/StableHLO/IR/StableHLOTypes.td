//===- StableHLOTypes.td - token and future ---*- tablegen -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_STABLEHLO_IR_STABLEHLOTYPES
#define TUTTI_STABLEHLO_IR_STABLEHLOTYPES

include "mlir/IR/AttrTypeBase.td"
include "tutti/StableHLO/IR/StableHLOBase.td"

def StableHLO_TokenType : TypeDef<StableHLO_Dialect, "Token"> {
  let mnemonic = "token";
  let summary = "orders side effects";
  let description = [{
    A value without data. Ops with side effects take and return tokens, and
    the chain of tokens is the order in which they happen.
  }];
}

def StableHLO_FutureType : TypeDef<StableHLO_Dialect, "Future"> {
  let mnemonic = "future";
  let summary = "results of an op that was started and not yet waited for";
  let description = [{
    What `async_start` returns and `async_done` waits for; it lists the types
    that the wait yields.
  }];
  let parameters = (ins ArrayRefParameter<"::mlir::Type">:$types);
  let assemblyFormat = "`<` $types `>`";
  let genVerifyDecl = 1;
}

#endif // TUTTI_STABLEHLO_IR_STABLEHLOTYPES
