//===- RtOps.td - calls of the runtime ---*- tablegen -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_EXECUTION_IR_RTOPS_TD
#define TUTTI_EXECUTION_IR_RTOPS_TD

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Rt_Dialect : Dialect {
  let name = "rt";
  let cppNamespace = "::tutti::rt";
  let summary = "what a running device asks of the runtime";
  let description = [{
    The last form of a program's communication before it is machine code. Every
    op becomes one call of the runtime's C interface. Devices are numbered from
    0: replicas and partitions are gone.
  }];
}

class Rt_Op<string mnemonic, list<Trait> traits = []>
    : Op<Rt_Dialect, mnemonic, traits>;

def Rt_CollectiveOp : Rt_Op<"collective", [
    AttrSizedOperandSegments, DestinationStyleOpInterface,
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "one collective";
  let description = [{
    The operation on `inputs` and `outputs` that the other attributes describe
    as a `TuttiSite` does (see the runtime's header, which names the numbers).
    `element_types` has one entry an input. An operand is a tensor, or after
    bufferization a memref that is dense and row-major.

    `combiners` are the functions of a custom reduction, one an input: they
    take two elements, what is combined so far first, and return one.
  }];
  let arguments = (ins
    Variadic<AnyShaped>:$inputs, Variadic<AnyShaped>:$outputs,
    I32Attr:$kind, I32Attr:$reduction, DenseI32ArrayAttr:$element_types,
    DenseI32ArrayAttr:$group_sizes, DenseI32ArrayAttr:$devices,
    I32Attr:$num_groups,
    DefaultValuedAttr<I32Attr, "0">:$dim,
    DefaultValuedAttr<I32Attr, "0">:$concat_dim,
    DefaultValuedAttr<I32Attr, "0">:$split_count,
    DefaultValuedAttr<I64Attr, "0">:$channel,
    OptionalAttr<TypedArrayAttrBase<FlatSymbolRefAttr, "functions">>:$combiners);
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let extraClassDeclaration = [{
    ::mlir::MutableOperandRange getDpsInitsMutable() {
      return getOutputsMutable();
    }
  }];
  let assemblyFormat = [{
    `ins` `(` $inputs `:` type($inputs) `)`
    `outs` `(` $outputs `:` type($outputs) `)`
    attr-dict (`->` type($results)^)?
  }];
}

def Rt_DeviceOp : Rt_Op<"device", [Pure]> {
  let summary = "the number of the device this runs on";
  let description = "From 0 to the number of devices - 1.";
  let results = (outs I32:$result);
  let assemblyFormat = "attr-dict `:` type($result)";
}

def Rt_ExpectOp
    : Rt_Op<"expect", [DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "ends the run where two tensors differ";
  let description = [{
    Elements of `element_type` (see the runtime's header) are equal, or their
    difference is at most `tolerance`, or at most `most_ulps` floats lie between
    them plus one; at least `least_ulps` do. With `signed_zeros`, 0 and -0
    differ. An operand is a tensor, or after bufferization a memref.
  }];
  let arguments = (ins
    AnyShaped:$actual, AnyShaped:$expected, I32Attr:$element_type,
    F64Attr:$tolerance, I64Attr:$most_ulps, I64Attr:$least_ulps,
    UnitAttr:$signed_zeros);
  let assemblyFormat = [{
    $actual `,` $expected attr-dict `:` type($actual) `,` type($expected)
  }];
}

def Rt_RequireOp
    : Rt_Op<"require", [DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "ends the run where a condition does not hold";
  let description = [{
    For what only shows at run time, such as sizes that do not fit one another.
    `message` says what was expected.
  }];
  let arguments = (ins I1:$condition, StrAttr:$message);
  let assemblyFormat = "$condition `,` $message attr-dict";
}

#endif // TUTTI_EXECUTION_IR_RTOPS_TD
