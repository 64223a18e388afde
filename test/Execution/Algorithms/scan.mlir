// What JAX computes; written by generate.py.
// RUN: tutti run --quiet %s | FileCheck %s
// CHECK: {{[0-9]+}} functions ran, all expectations hold

func.func @forward() {
  %x0 = stablehlo.constant dense<"0x000080C00000000000004040000000C000008040000080BF00000040000040400000A0C0000080C0000080C0000080BF"> : tensor<4x3xf32>
  %x1 = stablehlo.constant dense<"0x0000803F0000004000004040"> : tensor<3xf32>
  %r:2 = call @forward_program(%x0, %x1) : (tensor<4x3xf32>, tensor<3xf32>) -> (tensor<4x3xf32>, tensor<3xf32>)
  %r_0_expected = stablehlo.constant dense<"0x000040410000000000009041000020410000C0410000A0C00000C0C00000D841000000800000E0410000A0C10000803F"> : tensor<4x3xf32>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<4x3xf32>, tensor<4x3xf32>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x0000E0C00000A040000080BF"> : tensor<3xf32>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
  return
}

func.func private @forward_program(%a: tensor<4x3xf32>, %b: tensor<3xf32>) -> (tensor<4x3xf32>, tensor<3xf32>) {
  %r:2 = chlo.scan(%a) inits (%b) dimension=0 {
  ^bb0(%x: tensor<3xf32>, %carry: tensor<3xf32>):
    %sum = stablehlo.add %x, %carry : tensor<3xf32>
    %product = stablehlo.multiply %sum, %x : tensor<3xf32>
    stablehlo.return %product, %sum : tensor<3xf32>, tensor<3xf32>
  } : (tensor<4x3xf32>, tensor<3xf32>) -> (tensor<4x3xf32>, tensor<3xf32>)
  return %r#0, %r#1 : tensor<4x3xf32>, tensor<3xf32>
}

func.func @backward() {
  %x0 = stablehlo.constant dense<"0x000080C00000000000004040000000C000008040000080BF00000040000040400000A0C0000080C0000080C0000080BF"> : tensor<4x3xf32>
  %x1 = stablehlo.constant dense<"0x0000803F0000004000004040"> : tensor<3xf32>
  %r:2 = call @backward_program(%x0, %x1) : (tensor<4x3xf32>, tensor<3xf32>) -> (tensor<4x3xf32>, tensor<3xf32>)
  %r_0_expected = stablehlo.constant dense<"0x0000E04100000000000040C00000C0400000A04100008040000000C000004040000070410000404100000041000000C0"> : tensor<4x3xf32>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<4x3xf32>, tensor<4x3xf32>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x0000E0C00000A040000080BF"> : tensor<3xf32>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
  return
}

func.func private @backward_program(%a: tensor<4x3xf32>, %b: tensor<3xf32>) -> (tensor<4x3xf32>, tensor<3xf32>) {
  %r:2 = chlo.scan(%a) inits (%b) dimension=0 attributes {is_reverse = true} {
  ^bb0(%x: tensor<3xf32>, %carry: tensor<3xf32>):
    %sum = stablehlo.add %x, %carry : tensor<3xf32>
    %product = stablehlo.multiply %sum, %x : tensor<3xf32>
    stablehlo.return %product, %sum : tensor<3xf32>, tensor<3xf32>
  } : (tensor<4x3xf32>, tensor<3xf32>) -> (tensor<4x3xf32>, tensor<3xf32>)
  return %r#0, %r#1 : tensor<4x3xf32>, tensor<3xf32>
}
