//===- CheckOps.td - expectations in a program ---*- tablegen -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_EXECUTION_IR_CHECKOPS_TD
#define TUTTI_EXECUTION_IR_CHECKOPS_TD

include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/OpBase.td"
include "tutti/StableHLO/IR/TypeConstraints.td"

def Check_Dialect : Dialect {
  let name = "check";
  let cppNamespace = "::tutti::check";
  let summary = "what the values of a running program must be";
  let description = [{
    The ops with which StableHLO's public test programs state their results. An
    op whose expectation does not hold ends the run on all devices, with an
    error that has both values, their index, the device and the location.

    Where a program may only have ops of StableHLO,
    `stablehlo.custom_call @check.expect_eq`, `@check.expect_almost_eq` and
    `@check.expect_close` mean the same. They take the actual and the expected
    tensor and may have the attributes `tolerance` (default 0.001),
    `max_ulp_difference` (default 3) and `min_ulp_difference` (default 0).
    `@check.eq` means `expect_eq` of integers and `expect_almost_eq` of others,
    and gives true.

    NaN is equal to NaN, and 0 to -0 unless the op or the call has the attribute
    `signed_zeros`.
  }];
}

class Check_Op<string mnemonic, list<Trait> traits = []>
    : Op<Check_Dialect, mnemonic, traits>;

def Check_ExpectEqOp
    : Check_Op<"expect_eq", [AllTypesMatch<["actual", "expected"]>]> {
  let summary = "two tensors are equal";
  let description = [{
    ```mlir
    check.expect_eq %actual, %expected : tensor<2xi32>
    ```
  }];
  let arguments = (ins SHLO_AnyTensor:$actual, SHLO_AnyTensor:$expected);
  let assemblyFormat = "$actual `,` $expected attr-dict `:` type($actual)";
}

def Check_ExpectEqConstOp : Check_Op<"expect_eq_const",
    [AllTypesMatch<["actual", "value"]>]> {
  let summary = "a tensor is equal to a constant";
  let description = [{
    ```mlir
    check.expect_eq_const %actual, dense<[1, 2]> : tensor<2xi32>
    ```
  }];
  let arguments = (ins SHLO_AnyTensor:$actual, ElementsAttr:$value);
  let assemblyFormat = "$actual `,` $value attr-dict";
}

def Check_ExpectAlmostEqOp
    : Check_Op<"expect_almost_eq", [AllTypesMatch<["actual", "expected"]>]> {
  let summary = "two tensors of floats differ by no more than a tolerance";
  let description = [{
    ```mlir
    check.expect_almost_eq %actual, %expected, tolerance = 0.1 : tensor<2xf32>
    ```
  }];
  let arguments = (ins SHLO_FloatOrComplexTensor:$actual,
                       SHLO_FloatOrComplexTensor:$expected,
                       DefaultValuedOptionalAttr<F64Attr, "1e-4">:$tolerance);
  let assemblyFormat = [{
    $actual `,` $expected (`,` `tolerance` `=` $tolerance^)? attr-dict
      `:` type($actual)
  }];
}

def Check_ExpectAlmostEqConstOp : Check_Op<"expect_almost_eq_const",
    [AllTypesMatch<["actual", "value"]>]> {
  let summary = "a tensor of floats differs from a constant by no more than a "
                "tolerance";
  let description = [{
    ```mlir
    check.expect_almost_eq_const %actual, dense<[0.1, 2.0]> : tensor<2xf32>
    ```
  }];
  let arguments = (ins SHLO_FloatOrComplexTensor:$actual, ElementsAttr:$value,
                       DefaultValuedOptionalAttr<F64Attr, "1e-4">:$tolerance);
  let assemblyFormat = [{
    $actual `,` $value (`,` `tolerance` `=` $tolerance^)? attr-dict
  }];
}

def Check_ExpectCloseOp
    : Check_Op<"expect_close", [AllTypesMatch<["actual", "expected"]>]> {
  let summary = "how many floats lie between those of two tensors";
  let description = [{
    From `min_ulp_difference` to `max_ulp_difference`; of complex numbers, both
    parts. What is not finite must be equal.

    ```mlir
    check.expect_close %actual, %expected, max_ulp_difference = 3
        : tensor<2xf32>, tensor<2xf32>
    ```
  }];
  let arguments = (ins
    SHLO_FloatOrComplexTensor:$actual, SHLO_FloatOrComplexTensor:$expected,
    DefaultValuedAttr<UI64Attr, "1">:$max_ulp_difference,
    DefaultValuedOptionalAttr<UI64Attr, "0">:$min_ulp_difference);
  let assemblyFormat = [{
    $actual `,` $expected `,` `max_ulp_difference` `=` $max_ulp_difference
      (`,` `min_ulp_difference` `=` $min_ulp_difference^)?
      `:` attr-dict type($actual) `,` type($expected)
  }];
}

def Check_ExpectSerializedEqOp : Check_Op<"expect_serialized_eq"> {
  let summary = "a tensor is equal to one that a probe has written";
  let description = [{
    It is read and printed; no program with it can be run, since nothing here
    writes probes' files.

    ```mlir
    check.expect_serialized_eq %expected, probe_id = "probe", iter = 1
        : tensor<2xi32>
    ```
  }];
  let arguments = (ins
    SHLO_AnyTensor:$expected, StrAttr:$probe_id,
    DefaultValuedOptionalAttr<UI32Attr, "0">:$iteration);
  let assemblyFormat = [{
    $expected `,` `probe_id` `=` $probe_id (`,` `iter` `=` $iteration^)?
      attr-dict `:` type($expected)
  }];
}

#endif // TUTTI_EXECUTION_IR_CHECKOPS_TD
