//===- ControlFlowOps.td - branches, loops and grouping ---*- tablegen -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_STABLEHLO_IR_CONTROLFLOWOPS
#define TUTTI_STABLEHLO_IR_CONTROLFLOWOPS

include "mlir/Interfaces/LoopLikeInterface.td"
include "tutti/StableHLO/IR/StableHLOAttrs.td"
include "tutti/StableHLO/IR/TypeConstraints.td"

def StableHLO_ReturnOp : StableHLO_Op<"return", [Pure, Terminator]> {
  let summary = "ends a region and yields its values";
  let description = "The terminator of every region of this dialect.";
  let arguments = (ins Variadic<SHLO_Value>:$results);
  let assemblyFormat = "$results attr-dict (`:` type($results)^)?";
}

def StableHLO_IfOp : StableHLO_Op<"if", [
    RecursiveMemoryEffects, RecursivelySpeculatable,
    SingleBlockImplicitTerminator<"ReturnOp">]> {
  let summary = "runs one of two regions";
  let description = [{
    Runs `true_branch` if `pred` holds, else `false_branch`, and yields what
    that returns. The regions take no arguments.
  }];
  let arguments = (ins SHLO_PredTensor:$pred);
  let regions = (region SizedRegion<1>:$true_branch,
                        SizedRegion<1>:$false_branch);
  let results = (outs Variadic<SHLO_AnyTensorOrToken>:$results);
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

def StableHLO_CaseOp : StableHLO_Op<"case", [
    RecursiveMemoryEffects, RecursivelySpeculatable,
    SingleBlockImplicitTerminator<"ReturnOp">]> {
  let summary = "runs one of several regions";
  let description = [{
    Runs the region whose number is `index`, or the last if there is none, and
    yields what that returns. The regions take no arguments.
  }];
  let arguments = (ins SHLO_I32Tensor:$index);
  let regions = (region VariadicRegion<SizedRegion<1>>:$branches);
  let results = (outs Variadic<SHLO_AnyTensorOrToken>:$results);
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

def StableHLO_WhileOp : StableHLO_Op<"while", [
    RecursiveMemoryEffects, SingleBlockImplicitTerminator<"ReturnOp">,
    DeclareOpInterfaceMethods<LoopLikeOpInterface>,
    DeclareOpInterfaceMethods<OpAsmOpInterface,
                              ["getAsmBlockArgumentNames"]>]> {
  let summary = "repeats a region while another says so";
  let description = [{
    Runs `body` on the carried values as long as `cond` yields true for them.
  }];
  let arguments = (ins Variadic<SHLO_Value>:$operand);
  let regions = (region SizedRegion<1>:$cond, SizedRegion<1>:$body);
  let results = (outs Variadic<SHLO_Value>:$results);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

def StableHLO_CompositeOp : StableHLO_Op<"composite", [
    DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "a named op that a function defines";
  let description = [{
    Stands for a call of the function `decomposition`, under a name that a
    target may know an implementation for.
  }];
  let arguments = (ins Variadic<SHLO_TensorTokenOrTuple>:$inputs,
    StrAttr:$name,
    DefaultValuedOptionalAttr<DictionaryAttr, "{}">:$composite_attributes,
    FlatSymbolRefAttr:$decomposition,
    DefaultValuedOptionalAttr<I32Attr, "0">:$version);
  let regions = (region VariadicRegion<AnyRegion>:$composite_regions);
  let results = (outs Variadic<SHLO_TensorTokenOrTuple>:$results);
  let assemblyFormat = [{
    $name operands (` ` `(` $composite_regions^ `)`)? attr-dict
      `:` functional-type(operands, results)
  }];
}

def StableHLO_OptimizationBarrierOp
    : StableHLO_Op<"optimization_barrier", [Pure]> {
  let summary = "keeps computations apart";
  let description = [{
    Yields its operands, and makes whatever computes them come before whatever
    uses the results.
  }];
  let arguments = (ins Variadic<SHLO_TensorOrToken>:$operand);
  let results = (outs Variadic<SHLO_TensorOrToken>:$result);
  let hasVerifier = 1;
  let assemblyFormat = [{
    attr-dict ($operand^ `:` custom<PairwiseTypes>(type($operand),
                                                   type($result))):(`(` `)`)?
  }];
}

def StableHLO_TupleOp : StableHLO_Op<"tuple", [Pure]> {
  let summary = "groups values";
  let description = "Makes one tuple of its operands.";
  let arguments = (ins Variadic<SHLO_ValueOrTuple>:$val);
  let results = (outs SHLO_Tuple:$result);
  let hasVerifier = 1;
  let assemblyFormat = [{
    $val attr-dict `:` custom<TupleTypes>(type($val), type($result))
  }];
}

def StableHLO_GetTupleElementOp : StableHLO_Op<"get_tuple_element", [Pure]> {
  let summary = "one value of a tuple";
  let description = "Yields element `index` of a tuple.";
  let arguments = (ins SHLO_Tuple:$operand,
    ConfinedAttr<I32Attr, [IntNonNegative]>:$index);
  let results = (outs SHLO_ValueOrTuple:$result);
  let hasVerifier = 1;
  let assemblyFormat = [{
    $operand `[` $index `]` attr-dict `:` functional-type(operands, results)
  }];
}

def StableHLO_AsyncStartOp : StableHLO_Op<"async_start", [
    IsolatedFromAbove, RecursiveMemoryEffects,
    SingleBlockImplicitTerminator<"ReturnOp">]> {
  let summary = "starts a region without waiting for it";
  let description = [{
    Starts `body`, a single collective or slice op, on `operands`. The future
    is given to `async_done`.
  }];
  let arguments = (ins Variadic<SHLO_Tensor>:$operands);
  let regions = (region SizedRegion<1>:$body);
  let results = (outs SHLO_Future:$result);
  let hasRegionVerifier = 1;
}

def StableHLO_AsyncDoneOp : StableHLO_Op<"async_done"> {
  let summary = "waits for what `async_start` started";
  let description = "Yields what the started region returned.";
  let arguments = (ins SHLO_Future:$operand);
  let results = (outs SHLO_Tensor:$result);
  let hasVerifier = 1;
}

#endif // TUTTI_STABLEHLO_IR_CONTROLFLOWOPS
