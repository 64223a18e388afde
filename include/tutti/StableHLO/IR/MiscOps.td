//===- MiscOps.td - tokens, random numbers and custom calls ---*- tablegen -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_STABLEHLO_IR_MISCOPS
#define TUTTI_STABLEHLO_IR_MISCOPS

include "tutti/StableHLO/IR/StableHLOAttrs.td"
include "tutti/StableHLO/IR/TypeConstraints.td"

def StableHLO_CreateTokenOp : StableHLO_Op<"create_token", [Pure]> {
  let summary = "a token that waits for nothing";
  let description = "Starts a chain of tokens.";
  let results = (outs SHLO_Token:$output);
  let assemblyFormat = "attr-dict `:` type(results)";
}

def StableHLO_AfterAllOp : StableHLO_Op<"after_all", [Pure]> {
  let summary = "a token that waits for others";
  let description = "Joins chains of tokens.";
  let arguments = (ins Variadic<SHLO_Token>:$inputs);
  let results = (outs SHLO_Token:$result);
  let assemblyFormat = [{
    $inputs attr-dict `:` custom<SameListTypes>(
      ref($inputs), type($inputs), type($result))
  }];
}

def StableHLO_RngOp : StableHLO_Op<"rng"> {
  let summary = "random numbers of a distribution";
  let description = [{
    Draws from the uniform distribution between `a` and `b`, or the normal
    one with mean `a` and standard deviation `b`. Two calls give two results.
  }];
  let arguments = (ins SHLO_ScalarPredIntOrFloatTensor:$a,
    SHLO_ScalarPredIntOrFloatTensor:$b, SHLO_StaticDimensionTensor:$shape,
    SHLO_RngDistributionAttr:$rng_distribution);
  let results = (outs SHLO_PredIntOrFloatTensor:$result);
  let hasVerifier = 1;
  let assemblyFormat = [{
    $a `,` $b `,` $shape `,` `distribution` `=` custom<Word>($rng_distribution)
      attr-dict `:` functional-type(operands, results)
  }];
}

def StableHLO_RngBitGeneratorOp
    : StableHLO_Op<"rng_bit_generator", [StableHLO_PureIfStatic]> {
  let summary = "random bits from a state";
  let description = [{
    Yields the next state and random bits; the same state gives the same bits.
  }];
  let arguments = (ins SHLO_RngAlgorithmAttr:$rng_algorithm,
                       SHLO_IntOrFloatTensor:$initial_state);
  let results = (outs SHLO_IntOrFloatTensor:$output_state,
                      SHLO_StaticIntOrFloatTensor:$output);
  let hasVerifier = 1;
  let assemblyFormat = [{
    $initial_state `,` `algorithm` `=` custom<Word>($rng_algorithm)
      attr-dict `:` functional-type(operands, results)
  }];
}

def StableHLO_CustomCallOp : StableHLO_Op<"custom_call", [
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "calls code that the target provides";
  let description = [{
    Calls `call_target_name`. The call has no effect beside its results unless
    `has_side_effect` says so.
  }];
  let arguments = (ins Variadic<SHLO_CallValue>:$inputs,
    StrAttr:$call_target_name,
    DefaultValuedOptionalAttr<BoolAttr, "false">:$has_side_effect,
    OptionalAttr<AnyAttrOf<[StrAttr, DictionaryAttr]>>:$backend_config,
    DefaultValuedOptionalAttr<SHLO_CustomCallApiVersionAttr,
      "::tutti::stablehlo::CustomCallApiVersion::API_VERSION_ORIGINAL">
      :$api_version,
    DefaultValuedOptionalAttr<SHLO_SymbolsAttr, "{}">:$called_computations,
    OptionalAttr<SHLO_LayoutsAttr>:$operand_layouts,
    OptionalAttr<SHLO_LayoutsAttr>:$result_layouts,
    DefaultValuedOptionalAttr<SHLO_AliasesAttr, "{}">:$output_operand_aliases,
    OptionalAttr<SHLO_TilingsAttr>:$result_tilings);
  let results = (outs Variadic<SHLO_CallValue>:$results);
  let hasVerifier = 1;
  let assemblyFormat = [{
    custom<CallTarget>($call_target_name) `(` $inputs `)`
      attr-dict `:` functional-type(operands, results)
  }];
}

#endif // TUTTI_STABLEHLO_IR_MISCOPS
