//===- ActOps.td - the ops of the act dialect ---*- tablegen -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_ACTIVATION_IR_ACTOPS_TD
#define TUTTI_ACTIVATION_IR_ACTOPS_TD

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "tutti/Activation/IR/ActAttrs.td"

class Act_Op<string mnemonic, list<Trait> traits = []>
    : Op<Act_Dialect, mnemonic, traits # [
        DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]>;

def Act_Data : AnyTypeOf<[AnyFloat, AnyRankedTensor, AnyMemRef]>;

def Act_ActivateOp : Act_Op<"activate", [AttrSizedOperandSegments]> {
  let summary = "a function on every element, by the tables that are resident";
  let description = [{
    Computes `f(scale * x + bias)` for each element `x` of the first input;
    further inputs are parameters of the function (the slope of
    `parametric_relu`, say). Scale and bias are numbers (attributes, 1 and 0 by
    default) or operands: a float for all elements, or a tensor or memref that
    has the input's shape with any dimension 1 for "the same along it". With
    `plus`, the values of another tensor are added to the result.

    On tensors the op has one result of the input's shape. On memrefs it has
    none and writes to the destination, given by `into`.

    The function is one of the resident set of `engine`. `family` names the
    catalog, where it is not the module's first.

    ```mlir
    %1 = act.activate "exp" %0 {bias = -1.0 : f64, engine = "act"}
      : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %2 = act.activate "tanh" %0 scale %s plus %1 {engine = "act"}
      : (tensor<4x8xf32>, f32, tensor<4x8xf32>) -> tensor<4x8xf32>
    act.activate "relu" %m into %m {engine = "act"}
      : (memref<4xf32>, memref<4xf32>) -> ()
    ```
  }];
  let arguments = (ins StrAttr:$function, Variadic<Act_Data>:$inputs,
    Optional<Act_Data>:$scaleBy, Optional<Act_Data>:$biasBy,
    Optional<Act_Data>:$accumulator, Optional<AnyMemRef>:$destination,
    OptionalAttr<F64Attr>:$scale, OptionalAttr<F64Attr>:$bias,
    StrAttr:$engine, OptionalAttr<StrAttr>:$family);
  let results = (outs Optional<AnyRankedTensor>:$result);
  let assemblyFormat = [{
    $function $inputs (`scale` $scaleBy^)? (`bias` $biasBy^)?
    (`plus` $accumulator^)? (`into` $destination^)? attr-dict
    `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def Act_LoadFuncSetOp : Act_Op<"load_func_set"> {
  let summary = "makes a function set resident";
  let description = [{
    From here on `engine` holds set `index` of its catalog, and no other. `name`
    is the set's name, and `trigger` the function for which the load was placed.
    The index 0xFFFFFFFF, printed as `none`, is no set: the bank then holds
    nothing that may be used.

    ```mlir
    act.load_func_set 6 "natural_log_exp_and_others" for "ln" {engine = "act"}
    act.load_func_set none {engine = "act"}
    ```
  }];
  let arguments = (ins I64Attr:$index, OptionalAttr<StrAttr>:$name,
    OptionalAttr<StrAttr>:$trigger, StrAttr:$engine,
    OptionalAttr<StrAttr>:$family);
  let assemblyFormat = [{
    custom<SetIndex>($index) ($name^)? (`for` $trigger^)? attr-dict
  }];
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    bool isNone();
  }];
}

#endif // TUTTI_ACTIVATION_IR_ACTOPS_TD
