// What JAX computes; written by generate.py.
// RUN: tutti run --quiet %s | FileCheck %s
// CHECK: {{[0-9]+}} functions ran, all expectations hold

func.func @of_two_0() {
  %x0 = stablehlo.constant dense<"0x0000A0C000004040000000C00000803F00000040000080BF000080C0000080C00000A0C00000404000004040000000C0"> : tensor<3x4xf32>
  %x1 = stablehlo.constant dense<"0x0000803F000080BF000040400000803F000040C00000803F0000803F0000803F000000C00000004000000000000000400000803F000000C00000A0C00000803F000040C0000080C00000803F00008040"> : tensor<4x5xf32>
  %r = call @of_two_0_program(%x0, %x1) : (tensor<3x4xf32>, tensor<4x5xf32>) -> (tensor<3x5xf32>)
  %r_expected = stablehlo.constant dense<"0x000080BF0000803F000090C10000C0C000000C42000040C00000803F0000884100000041000080C0000080C00000A041000080BF000098C1000000C0"> : tensor<3x5xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
  return
}

func.func private @of_two_0_program(%a: tensor<3x4xf32>, %b: tensor<4x5xf32>) -> (tensor<3x5xf32>) {
  %r = stablehlo.einsum %a, %b, config = "ab,bc->ac" : (tensor<3x4xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
  return %r : tensor<3x5xf32>
}

func.func @of_two_1() {
  %x0 = stablehlo.constant dense<"0x000080BF000000C00000A0C000004040000040C0000000C0000080BF0000A0C0000000400000A0C000004040000000C00000000000000000000080BF0000A0C000008040000040C0000040C00000803F00008040000000C0000080BF0000803F"> : tensor<2x3x4xf32>
  %x1 = stablehlo.constant dense<"0x0000803F00004040000040C0000040400000804000000000000000C000004040000080BF000080BF0000803F000040C00000A0C00000A0C000000040000000C0000080C0000000C000000040000080C0000040C00000803F000080400000A0C0000000C0000080C000000040000000C0000040C0000080BF000000C0000080C00000A0C00000A0C0000080400000804000008040000040C0000000400000A0C0"> : tensor<2x4x5xf32>
  %r = call @of_two_1_program(%x0, %x1) : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> (tensor<2x3x5xf32>)
  %r_expected = stablehlo.constant dense<"0x000040C100008040000080410000F0410000C0C10000C0400000904100009041000040C1000000410000104100007041000000C2000000C10000D841000090C1000080C10000A0410000A0C00000A8410000204100006041000008420000C0400000B0C100000040000000410000B0410000E0C0000070C1"> : tensor<2x3x5xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> ()
  return
}

func.func private @of_two_1_program(%a: tensor<2x3x4xf32>, %b: tensor<2x4x5xf32>) -> (tensor<2x3x5xf32>) {
  %r = stablehlo.einsum %a, %b, config = "abc,acd->abd" : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  return %r : tensor<2x3x5xf32>
}

func.func @of_two_2() {
  %x0 = stablehlo.constant dense<"0x000000C0000080C000000040000080BF000000C000004040"> : tensor<2x3xf32>
  %x1 = stablehlo.constant dense<"0x00000040000000C0"> : tensor<1x2xf32>
  %r = call @of_two_2_program(%x0, %x1) : (tensor<2x3xf32>, tensor<1x2xf32>) -> (tensor<2x3x1x2xf32>)
  %r_expected = stablehlo.constant dense<"0x000080C000008040000000C10000004100008040000080C0000000C000000040000080C0000080400000C0400000C0C0"> : tensor<2x3x1x2xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<2x3x1x2xf32>, tensor<2x3x1x2xf32>) -> ()
  return
}

func.func private @of_two_2_program(%a: tensor<2x3xf32>, %b: tensor<1x2xf32>) -> (tensor<2x3x1x2xf32>) {
  %r = stablehlo.einsum %a, %b, config = "ab,cd->abcd" : (tensor<2x3xf32>, tensor<1x2xf32>) -> tensor<2x3x1x2xf32>
  return %r : tensor<2x3x1x2xf32>
}

func.func @of_two_3() {
  %x0 = stablehlo.constant dense<"0x000000C00000404000004040000080BF000080C0000000C0000040C00000803F000040400000803F000040C0000040C0000080C0000080BF000080C000000000000000C000000040"> : tensor<3x3x2xf32>
  %x1 = stablehlo.constant dense<"0x0000404000004040"> : tensor<2xf32>
  %r = call @of_two_3_program(%x0, %x1) : (tensor<3x3x2xf32>, tensor<2xf32>) -> (tensor<3xf32>)
  %r_expected = stablehlo.constant dense<"0x000040400000404100000000"> : tensor<3xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
  return
}

func.func private @of_two_3_program(%a: tensor<3x3x2xf32>, %b: tensor<2xf32>) -> (tensor<3xf32>) {
  %r = stablehlo.einsum %a, %b, config = "aab,b->a" : (tensor<3x3x2xf32>, tensor<2xf32>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}

func.func @of_two_4() {
  %x0 = stablehlo.constant dense<"0x000000000000A0C0000080400000A0C00000803F000000C0000000400000803F000080C0000000000000A0C00000A0C0"> : tensor<3x4xf32>
  %x1 = stablehlo.constant dense<"0x000080BF000040C000004040000080C0000080C000000000000040C000000040000000C00000A0C00000803F000080C0"> : tensor<3x4xf32>
  %r = call @of_two_4_program(%x0, %x1) : (tensor<3x4xf32>, tensor<3x4xf32>) -> (tensor<f32>)
  %r_expected = stablehlo.constant dense<"0x00007842"> : tensor<f32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
  return
}

func.func private @of_two_4_program(%a: tensor<3x4xf32>, %b: tensor<3x4xf32>) -> (tensor<f32>) {
  %r = stablehlo.einsum %a, %b, config = "ab,ab->" : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<f32>
  return %r : tensor<f32>
}

func.func @of_two_5() {
  %x0 = stablehlo.constant dense<"0x000080C00000A0C00000A0C0000080C0000080BF00004040000000400000803F000080C0000000000000A0C00000A0C0"> : tensor<2x2x3xf32>
  %x1 = stablehlo.constant dense<"0x0000A0C000004040000040C00000A0C00000804000004040000000C0000080BF000000C00000A0C000000000000080C0000040400000804000008040000080BF000000400000804000008040000000000000804000000040000040400000A0C0"> : tensor<2x3x4xf32>
  %r = call @of_two_5_program(%x0, %x1) : (tensor<2x2x3xf32>, tensor<2x3x4xf32>) -> (tensor<2x2x4xf32>)
  %r_expected = stablehlo.constant dense<"0x00002041000000C00000B04100003442000020410000F0C10000604100001041000000C10000804000000000000090410000F0C10000F0C100000CC20000C841"> : tensor<2x2x4xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> ()
  return
}

func.func private @of_two_5_program(%a: tensor<2x2x3xf32>, %b: tensor<2x3x4xf32>) -> (tensor<2x2x4xf32>) {
  %r = stablehlo.einsum %a, %b, config = "...ab,...bc->...ac" : (tensor<2x2x3xf32>, tensor<2x3x4xf32>) -> tensor<2x2x4xf32>
  return %r : tensor<2x2x4xf32>
}

func.func @of_two_6() {
  %x0 = stablehlo.constant dense<> : tensor<0x3xf32>
  %x1 = stablehlo.constant dense<"0x00000000000000C0000000C0"> : tensor<3xf32>
  %r = call @of_two_6_program(%x0, %x1) : (tensor<0x3xf32>, tensor<3xf32>) -> (tensor<0xf32>)
  %r_expected = stablehlo.constant dense<> : tensor<0xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<0xf32>, tensor<0xf32>) -> ()
  return
}

func.func private @of_two_6_program(%a: tensor<0x3xf32>, %b: tensor<3xf32>) -> (tensor<0xf32>) {
  %r = stablehlo.einsum %a, %b, config = "ij,j->i" : (tensor<0x3xf32>, tensor<3xf32>) -> tensor<0xf32>
  return %r : tensor<0xf32>
}

func.func @of_two_7() {
  %x0 = stablehlo.constant dense<"0x0000A0C00000404000000000000040C0000080BF0000004000008040000080C0000000C000004040000040C00000A0C0"> : tensor<3x4xf32>
  %x1 = stablehlo.constant dense<"0x000080BF0000004000008040000040400000803F"> : tensor<5xf32>
  %r = call @of_two_7_program(%x0, %x1) : (tensor<3x4xf32>, tensor<5xf32>) -> (tensor<3xf32>)
  %r_expected = stablehlo.constant dense<"0x000034C20000104100007CC2"> : tensor<3xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
  return
}

func.func private @of_two_7_program(%a: tensor<3x4xf32>, %b: tensor<5xf32>) -> (tensor<3xf32>) {
  %r = stablehlo.einsum %a, %b, config = "ab,c->a" : (tensor<3x4xf32>, tensor<5xf32>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}

func.func @of_one_0() {
  %x0 = stablehlo.constant dense<"0x000080BF000080BF000080C0000080C0000080BF000000000000803F0000803F0000803F00008040000000C000004040"> : tensor<3x4xf32>
  %r = call @of_one_0_program(%x0) : (tensor<3x4xf32>) -> (tensor<3xf32>)
  %r_expected = stablehlo.constant dense<"0x000020C10000803F0000C040"> : tensor<3xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
  return
}

func.func private @of_one_0_program(%a: tensor<3x4xf32>) -> (tensor<3xf32>) {
  %r = stablehlo.unary_einsum %a, config = "ab->a" : (tensor<3x4xf32>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}

func.func @of_one_1() {
  %x0 = stablehlo.constant dense<"0x000080BF0000A0C0000080C000004040000000C0000040400000A0C0000080C000008040"> : tensor<3x3xf32>
  %r = call @of_one_1_program(%x0) : (tensor<3x3xf32>) -> (tensor<3xf32>)
  %r_expected = stablehlo.constant dense<"0x000080BF000000C000008040"> : tensor<3xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
  return
}

func.func private @of_one_1_program(%a: tensor<3x3xf32>) -> (tensor<3xf32>) {
  %r = stablehlo.unary_einsum %a, config = "aa->a" : (tensor<3x3xf32>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}

func.func @of_one_2() {
  %x0 = stablehlo.constant dense<"0x0000A0C00000A0C0000080C0000080400000803F0000A0C000000000000080C0000080C0000040400000804000008040"> : tensor<3x4xf32>
  %r = call @of_one_2_program(%x0) : (tensor<3x4xf32>) -> (tensor<4x3xf32>)
  %r_expected = stablehlo.constant dense<"0x0000A0C00000803F000080C00000A0C00000A0C000004040000080C0000000000000804000008040000080C000008040"> : tensor<4x3xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<4x3xf32>, tensor<4x3xf32>) -> ()
  return
}

func.func private @of_one_2_program(%a: tensor<3x4xf32>) -> (tensor<4x3xf32>) {
  %r = stablehlo.unary_einsum %a, config = "ab->ba" : (tensor<3x4xf32>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}

func.func @of_one_3() {
  %x0 = stablehlo.constant dense<"0x0000A0C000008040000040C00000A0C00000A0C00000A0C0000040C0000040400000004000000040000080400000A0C000000040000000C00000A0C0000040400000404000004040000040C00000A0C0000040C00000000000000000000080BF"> : tensor<2x3x4xf32>
  %r = call @of_one_3_program(%x0) : (tensor<2x3x4xf32>) -> (tensor<f32>)
  %r_expected = stablehlo.constant dense<"0x0000C0C1"> : tensor<f32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
  return
}

func.func private @of_one_3_program(%a: tensor<2x3x4xf32>) -> (tensor<f32>) {
  %r = stablehlo.unary_einsum %a, config = "abc->" : (tensor<2x3x4xf32>) -> tensor<f32>
  return %r : tensor<f32>
}

func.func @of_one_4() {
  %x0 = stablehlo.constant dense<"0x000000000000A0C0000040C00000A0C00000004000000000000080BF000000000000803F0000A0C0000080C00000004000008040000040C0000080BF0000004000004040000080C000000000000080C0000000C0000080400000A0C000004040"> : tensor<2x3x4xf32>
  %r = call @of_one_4_program(%x0) : (tensor<2x3x4xf32>) -> (tensor<2x3xf32>)
  %r_expected = stablehlo.constant dense<"0x000050C10000803F0000C0C0000000400000A0C000000000"> : tensor<2x3xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
  return
}

func.func private @of_one_4_program(%a: tensor<2x3x4xf32>) -> (tensor<2x3xf32>) {
  %r = stablehlo.unary_einsum %a, config = "...b->..." : (tensor<2x3x4xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
