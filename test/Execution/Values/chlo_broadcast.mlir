// What JAX computes; written by generate.py.
// RUN: tutti run --quiet %s | FileCheck %s
// CHECK: {{[0-9]+}} functions ran, all expectations hold

func.func @add_implicit() {
  %x0 = stablehlo.constant dense<"0x0000C03F000000C000008040"> : tensor<3x1xf32>
  %x1 = stablehlo.constant dense<"0x000000400000003F"> : tensor<2xf32>
  %r = chlo.broadcast_add %x0, %x1 : (tensor<3x1xf32>, tensor<2xf32>) -> tensor<3x2xf32>
  %er = stablehlo.constant dense<"0x0000604000000040000000000000C0BF0000C04000009040"> : tensor<3x2xf32>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
  return
}

func.func @add_scalar() {
  %x0 = stablehlo.constant dense<"0x0000C03F000000C000008040"> : tensor<3x1xf32>
  %x1 = stablehlo.constant dense<"0x00004040"> : tensor<f32>
  %r = chlo.broadcast_add %x0, %x1 : (tensor<3x1xf32>, tensor<f32>) -> tensor<3x1xf32>
  %er = stablehlo.constant dense<"0x000090400000803F0000E040"> : tensor<3x1xf32>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<3x1xf32>, tensor<3x1xf32>) -> ()
  return
}

func.func @add_explicit() {
  %x0 = stablehlo.constant dense<"0x0000803F0000004000004040000080400000A0400000C040"> : tensor<3x2xf32>
  %x1 = stablehlo.constant dense<"0x0000C03F000000C000008040"> : tensor<3xf32>
  %r = chlo.broadcast_add %x0, %x1 {broadcast_dimensions = array<i64: 0>} : (tensor<3x2xf32>, tensor<3xf32>) -> tensor<3x2xf32>
  %er = stablehlo.constant dense<"0x00002040000060400000803F000000400000104100002041"> : tensor<3x2xf32>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
  return
}

func.func @subtract_implicit() {
  %x0 = stablehlo.constant dense<"0x0000C03F000000C000008040"> : tensor<3x1xf32>
  %x1 = stablehlo.constant dense<"0x000000400000003F"> : tensor<2xf32>
  %r = chlo.broadcast_subtract %x0, %x1 : (tensor<3x1xf32>, tensor<2xf32>) -> tensor<3x2xf32>
  %er = stablehlo.constant dense<"0x000000BF0000803F000080C0000020C00000004000006040"> : tensor<3x2xf32>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
  return
}

func.func @subtract_scalar() {
  %x0 = stablehlo.constant dense<"0x0000C03F000000C000008040"> : tensor<3x1xf32>
  %x1 = stablehlo.constant dense<"0x00004040"> : tensor<f32>
  %r = chlo.broadcast_subtract %x0, %x1 : (tensor<3x1xf32>, tensor<f32>) -> tensor<3x1xf32>
  %er = stablehlo.constant dense<"0x0000C0BF0000A0C00000803F"> : tensor<3x1xf32>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<3x1xf32>, tensor<3x1xf32>) -> ()
  return
}

func.func @subtract_explicit() {
  %x0 = stablehlo.constant dense<"0x0000803F0000004000004040000080400000A0400000C040"> : tensor<3x2xf32>
  %x1 = stablehlo.constant dense<"0x0000C03F000000C000008040"> : tensor<3xf32>
  %r = chlo.broadcast_subtract %x0, %x1 {broadcast_dimensions = array<i64: 0>} : (tensor<3x2xf32>, tensor<3xf32>) -> tensor<3x2xf32>
  %er = stablehlo.constant dense<"0x000000BF0000003F0000A0400000C0400000803F00000040"> : tensor<3x2xf32>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
  return
}

func.func @multiply_implicit() {
  %x0 = stablehlo.constant dense<"0x0000C03F000000C000008040"> : tensor<3x1xf32>
  %x1 = stablehlo.constant dense<"0x000000400000003F"> : tensor<2xf32>
  %r = chlo.broadcast_multiply %x0, %x1 : (tensor<3x1xf32>, tensor<2xf32>) -> tensor<3x2xf32>
  %er = stablehlo.constant dense<"0x000040400000403F000080C0000080BF0000004100000040"> : tensor<3x2xf32>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
  return
}

func.func @multiply_scalar() {
  %x0 = stablehlo.constant dense<"0x0000C03F000000C000008040"> : tensor<3x1xf32>
  %x1 = stablehlo.constant dense<"0x00004040"> : tensor<f32>
  %r = chlo.broadcast_multiply %x0, %x1 : (tensor<3x1xf32>, tensor<f32>) -> tensor<3x1xf32>
  %er = stablehlo.constant dense<"0x000090400000C0C000004041"> : tensor<3x1xf32>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<3x1xf32>, tensor<3x1xf32>) -> ()
  return
}

func.func @multiply_explicit() {
  %x0 = stablehlo.constant dense<"0x0000803F0000004000004040000080400000A0400000C040"> : tensor<3x2xf32>
  %x1 = stablehlo.constant dense<"0x0000C03F000000C000008040"> : tensor<3xf32>
  %r = chlo.broadcast_multiply %x0, %x1 {broadcast_dimensions = array<i64: 0>} : (tensor<3x2xf32>, tensor<3xf32>) -> tensor<3x2xf32>
  %er = stablehlo.constant dense<"0x0000C03F000040400000C0C0000000C10000A0410000C041"> : tensor<3x2xf32>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
  return
}

func.func @divide_implicit() {
  %x0 = stablehlo.constant dense<"0x0000C03F000000C000008040"> : tensor<3x1xf32>
  %x1 = stablehlo.constant dense<"0x000000400000003F"> : tensor<2xf32>
  %r = chlo.broadcast_divide %x0, %x1 : (tensor<3x1xf32>, tensor<2xf32>) -> tensor<3x2xf32>
  %er = stablehlo.constant dense<"0x0000403F00004040000080BF000080C00000004000000041"> : tensor<3x2xf32>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
  return
}

func.func @divide_scalar() {
  %x0 = stablehlo.constant dense<"0x0000C03F000000C000008040"> : tensor<3x1xf32>
  %x1 = stablehlo.constant dense<"0x00004040"> : tensor<f32>
  %r = chlo.broadcast_divide %x0, %x1 : (tensor<3x1xf32>, tensor<f32>) -> tensor<3x1xf32>
  %er = stablehlo.constant dense<"0x0000003FABAA2ABFABAAAA3F"> : tensor<3x1xf32>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<3x1xf32>, tensor<3x1xf32>) -> ()
  return
}

func.func @divide_explicit() {
  %x0 = stablehlo.constant dense<"0x0000803F0000004000004040000080400000A0400000C040"> : tensor<3x2xf32>
  %x1 = stablehlo.constant dense<"0x0000C03F000000C000008040"> : tensor<3xf32>
  %r = chlo.broadcast_divide %x0, %x1 {broadcast_dimensions = array<i64: 0>} : (tensor<3x2xf32>, tensor<3xf32>) -> tensor<3x2xf32>
  %er = stablehlo.constant dense<"0xABAA2A3FABAAAA3F0000C0BF000000C00000A03F0000C03F"> : tensor<3x2xf32>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
  return
}

func.func @maximum_implicit() {
  %x0 = stablehlo.constant dense<"0x0000C03F000000C000008040"> : tensor<3x1xf32>
  %x1 = stablehlo.constant dense<"0x000000400000003F"> : tensor<2xf32>
  %r = chlo.broadcast_maximum %x0, %x1 : (tensor<3x1xf32>, tensor<2xf32>) -> tensor<3x2xf32>
  %er = stablehlo.constant dense<"0x000000400000C03F000000400000003F0000804000008040"> : tensor<3x2xf32>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
  return
}

func.func @maximum_scalar() {
  %x0 = stablehlo.constant dense<"0x0000C03F000000C000008040"> : tensor<3x1xf32>
  %x1 = stablehlo.constant dense<"0x00004040"> : tensor<f32>
  %r = chlo.broadcast_maximum %x0, %x1 : (tensor<3x1xf32>, tensor<f32>) -> tensor<3x1xf32>
  %er = stablehlo.constant dense<"0x000040400000404000008040"> : tensor<3x1xf32>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<3x1xf32>, tensor<3x1xf32>) -> ()
  return
}

func.func @maximum_explicit() {
  %x0 = stablehlo.constant dense<"0x0000803F0000004000004040000080400000A0400000C040"> : tensor<3x2xf32>
  %x1 = stablehlo.constant dense<"0x0000C03F000000C000008040"> : tensor<3xf32>
  %r = chlo.broadcast_maximum %x0, %x1 {broadcast_dimensions = array<i64: 0>} : (tensor<3x2xf32>, tensor<3xf32>) -> tensor<3x2xf32>
  %er = stablehlo.constant dense<"0x0000C03F0000004000004040000080400000A0400000C040"> : tensor<3x2xf32>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
  return
}

func.func @minimum_implicit() {
  %x0 = stablehlo.constant dense<"0x0000C03F000000C000008040"> : tensor<3x1xf32>
  %x1 = stablehlo.constant dense<"0x000000400000003F"> : tensor<2xf32>
  %r = chlo.broadcast_minimum %x0, %x1 : (tensor<3x1xf32>, tensor<2xf32>) -> tensor<3x2xf32>
  %er = stablehlo.constant dense<"0x0000C03F0000003F000000C0000000C0000000400000003F"> : tensor<3x2xf32>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
  return
}

func.func @minimum_scalar() {
  %x0 = stablehlo.constant dense<"0x0000C03F000000C000008040"> : tensor<3x1xf32>
  %x1 = stablehlo.constant dense<"0x00004040"> : tensor<f32>
  %r = chlo.broadcast_minimum %x0, %x1 : (tensor<3x1xf32>, tensor<f32>) -> tensor<3x1xf32>
  %er = stablehlo.constant dense<"0x0000C03F000000C000004040"> : tensor<3x1xf32>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<3x1xf32>, tensor<3x1xf32>) -> ()
  return
}

func.func @minimum_explicit() {
  %x0 = stablehlo.constant dense<"0x0000803F0000004000004040000080400000A0400000C040"> : tensor<3x2xf32>
  %x1 = stablehlo.constant dense<"0x0000C03F000000C000008040"> : tensor<3xf32>
  %r = chlo.broadcast_minimum %x0, %x1 {broadcast_dimensions = array<i64: 0>} : (tensor<3x2xf32>, tensor<3xf32>) -> tensor<3x2xf32>
  %er = stablehlo.constant dense<"0x0000803F0000C03F000000C0000000C00000804000008040"> : tensor<3x2xf32>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
  return
}

func.func @remainder_implicit() {
  %x0 = stablehlo.constant dense<"0x0000C03F000000C000008040"> : tensor<3x1xf32>
  %x1 = stablehlo.constant dense<"0x000000400000003F"> : tensor<2xf32>
  %r = chlo.broadcast_remainder %x0, %x1 : (tensor<3x1xf32>, tensor<2xf32>) -> tensor<3x2xf32>
  %er = stablehlo.constant dense<"0x0000C03F0000000000000080000000800000000000000000"> : tensor<3x2xf32>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
  return
}

func.func @remainder_scalar() {
  %x0 = stablehlo.constant dense<"0x0000C03F000000C000008040"> : tensor<3x1xf32>
  %x1 = stablehlo.constant dense<"0x00004040"> : tensor<f32>
  %r = chlo.broadcast_remainder %x0, %x1 : (tensor<3x1xf32>, tensor<f32>) -> tensor<3x1xf32>
  %er = stablehlo.constant dense<"0x0000C03F000000C00000803F"> : tensor<3x1xf32>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<3x1xf32>, tensor<3x1xf32>) -> ()
  return
}

func.func @remainder_explicit() {
  %x0 = stablehlo.constant dense<"0x0000803F0000004000004040000080400000A0400000C040"> : tensor<3x2xf32>
  %x1 = stablehlo.constant dense<"0x0000C03F000000C000008040"> : tensor<3xf32>
  %r = chlo.broadcast_remainder %x0, %x1 {broadcast_dimensions = array<i64: 0>} : (tensor<3x2xf32>, tensor<3xf32>) -> tensor<3x2xf32>
  %er = stablehlo.constant dense<"0x0000803F0000003F0000803F000000000000803F00000040"> : tensor<3x2xf32>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
  return
}

func.func @compare() {
  %x0 = stablehlo.constant dense<"0x0000C03F000000C000008040"> : tensor<3x1xf32>
  %x1 = stablehlo.constant dense<"0x000000400000003F"> : tensor<2xf32>
  %r = chlo.broadcast_compare %x0, %x1 {comparison_direction = #chlo<comparison_direction LT>} : (tensor<3x1xf32>, tensor<2xf32>) -> tensor<3x2xi1>
  %er = stablehlo.constant dense<[[true, false], [true, true], [false, false]]> : tensor<3x2xi1>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<3x2xi1>, tensor<3x2xi1>) -> ()
  return
}

func.func @complex() {
  %x0 = stablehlo.constant dense<"0x0000C03F000000C000008040"> : tensor<3x1xf32>
  %x1 = stablehlo.constant dense<"0x000000400000003F"> : tensor<2xf32>
  %r = chlo.broadcast_complex %x0, %x1 : (tensor<3x1xf32>, tensor<2xf32>) -> tensor<3x2xcomplex<f32>>
  %er = stablehlo.constant dense<"0x0000C03F000000400000C03F0000003F000000C000000040000000C00000003F0000804000000040000080400000003F"> : tensor<3x2xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<3x2xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> ()
  return
}

func.func @select() {
  %x0 = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %x1 = stablehlo.constant dense<"0x0000C03F000000C000008040"> : tensor<3x1xf32>
  %x2 = stablehlo.constant dense<"0x00004040"> : tensor<f32>
  %r = chlo.broadcast_select %x0, %x1, %x2 : (tensor<2xi1>, tensor<3x1xf32>, tensor<f32>) -> tensor<3x2xf32>
  %er = stablehlo.constant dense<"0x0000C03F00004040000000C0000040400000804000004040"> : tensor<3x2xf32>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
  return
}

func.func @and() {
  %x0 = stablehlo.constant dense<"0x0C000000F9FFFFFF"> : tensor<2x1xi32>
  %x1 = stablehlo.constant dense<"0x050000000300000001000000"> : tensor<3xi32>
  %r = chlo.broadcast_and %x0, %x1 : (tensor<2x1xi32>, tensor<3xi32>) -> tensor<2x3xi32>
  %er = stablehlo.constant dense<"0x040000000000000000000000010000000100000001000000"> : tensor<2x3xi32>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<2x3xi32>, tensor<2x3xi32>) -> ()
  return
}

func.func @or() {
  %x0 = stablehlo.constant dense<"0x0C000000F9FFFFFF"> : tensor<2x1xi32>
  %x1 = stablehlo.constant dense<"0x050000000300000001000000"> : tensor<3xi32>
  %r = chlo.broadcast_or %x0, %x1 : (tensor<2x1xi32>, tensor<3xi32>) -> tensor<2x3xi32>
  %er = stablehlo.constant dense<"0x0D0000000F0000000D000000FDFFFFFFFBFFFFFFF9FFFFFF"> : tensor<2x3xi32>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<2x3xi32>, tensor<2x3xi32>) -> ()
  return
}

func.func @xor() {
  %x0 = stablehlo.constant dense<"0x0C000000F9FFFFFF"> : tensor<2x1xi32>
  %x1 = stablehlo.constant dense<"0x050000000300000001000000"> : tensor<3xi32>
  %r = chlo.broadcast_xor %x0, %x1 : (tensor<2x1xi32>, tensor<3xi32>) -> tensor<2x3xi32>
  %er = stablehlo.constant dense<"0x090000000F0000000D000000FCFFFFFFFAFFFFFFF8FFFFFF"> : tensor<2x3xi32>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<2x3xi32>, tensor<2x3xi32>) -> ()
  return
}

func.func @shift_left() {
  %x0 = stablehlo.constant dense<"0x0C000000F9FFFFFF"> : tensor<2x1xi32>
  %x1 = stablehlo.constant dense<"0x050000000300000001000000"> : tensor<3xi32>
  %r = chlo.broadcast_shift_left %x0, %x1 : (tensor<2x1xi32>, tensor<3xi32>) -> tensor<2x3xi32>
  %er = stablehlo.constant dense<"0x80010000600000001800000020FFFFFFC8FFFFFFF2FFFFFF"> : tensor<2x3xi32>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<2x3xi32>, tensor<2x3xi32>) -> ()
  return
}

func.func @shift_right_arithmetic() {
  %x0 = stablehlo.constant dense<"0x0C000000F9FFFFFF"> : tensor<2x1xi32>
  %x1 = stablehlo.constant dense<"0x050000000300000001000000"> : tensor<3xi32>
  %r = chlo.broadcast_shift_right_arithmetic %x0, %x1 : (tensor<2x1xi32>, tensor<3xi32>) -> tensor<2x3xi32>
  %er = stablehlo.constant dense<"0x000000000100000006000000FFFFFFFFFFFFFFFFFCFFFFFF"> : tensor<2x3xi32>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<2x3xi32>, tensor<2x3xi32>) -> ()
  return
}

func.func @constant_like_i1() {
  %x = stablehlo.constant dense<"0x0000000000000000"> : tensor<2x1xf32>
  %r = "chlo.constant_like"(%x) <{value = true}> : (tensor<2x1xf32>) -> tensor<2x1xi1>
  %er = stablehlo.constant dense<[[true], [true]]> : tensor<2x1xi1>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<2x1xi1>, tensor<2x1xi1>) -> ()
  return
}

func.func @constant_like_i2() {
  %x = stablehlo.constant dense<"0x0000000000000000"> : tensor<2x1xf32>
  %r = "chlo.constant_like"(%x) <{value = 1 : i2}> : (tensor<2x1xf32>) -> tensor<2x1xi2>
  %er = stablehlo.constant dense<[[1], [1]]> : tensor<2x1xi2>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<2x1xi2>, tensor<2x1xi2>) -> ()
  return
}

func.func @constant_like_i4() {
  %x = stablehlo.constant dense<"0x0000000000000000"> : tensor<2x1xf32>
  %r = "chlo.constant_like"(%x) <{value = 7 : i4}> : (tensor<2x1xf32>) -> tensor<2x1xi4>
  %er = stablehlo.constant dense<[[7], [7]]> : tensor<2x1xi4>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<2x1xi4>, tensor<2x1xi4>) -> ()
  return
}

func.func @constant_like_i8() {
  %x = stablehlo.constant dense<"0x0000000000000000"> : tensor<2x1xf32>
  %r = "chlo.constant_like"(%x) <{value = 127 : i8}> : (tensor<2x1xf32>) -> tensor<2x1xi8>
  %er = stablehlo.constant dense<"0x7F7F"> : tensor<2x1xi8>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<2x1xi8>, tensor<2x1xi8>) -> ()
  return
}

func.func @constant_like_i16() {
  %x = stablehlo.constant dense<"0x0000000000000000"> : tensor<2x1xf32>
  %r = "chlo.constant_like"(%x) <{value = 32767 : i16}> : (tensor<2x1xf32>) -> tensor<2x1xi16>
  %er = stablehlo.constant dense<"0xFF7FFF7F"> : tensor<2x1xi16>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<2x1xi16>, tensor<2x1xi16>) -> ()
  return
}

func.func @constant_like_i32() {
  %x = stablehlo.constant dense<"0x0000000000000000"> : tensor<2x1xf32>
  %r = "chlo.constant_like"(%x) <{value = 2147483647 : i32}> : (tensor<2x1xf32>) -> tensor<2x1xi32>
  %er = stablehlo.constant dense<"0xFFFFFF7FFFFFFF7F"> : tensor<2x1xi32>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<2x1xi32>, tensor<2x1xi32>) -> ()
  return
}

func.func @constant_like_i64() {
  %x = stablehlo.constant dense<"0x0000000000000000"> : tensor<2x1xf32>
  %r = "chlo.constant_like"(%x) <{value = 9223372036854775807 : i64}> : (tensor<2x1xf32>) -> tensor<2x1xi64>
  %er = stablehlo.constant dense<"0xFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7F"> : tensor<2x1xi64>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<2x1xi64>, tensor<2x1xi64>) -> ()
  return
}

func.func @constant_like_ui2() {
  %x = stablehlo.constant dense<"0x0000000000000000"> : tensor<2x1xf32>
  %r = "chlo.constant_like"(%x) <{value = 3 : ui2}> : (tensor<2x1xf32>) -> tensor<2x1xui2>
  %er = stablehlo.constant dense<[[3], [3]]> : tensor<2x1xui2>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<2x1xui2>, tensor<2x1xui2>) -> ()
  return
}

func.func @constant_like_ui4() {
  %x = stablehlo.constant dense<"0x0000000000000000"> : tensor<2x1xf32>
  %r = "chlo.constant_like"(%x) <{value = 15 : ui4}> : (tensor<2x1xf32>) -> tensor<2x1xui4>
  %er = stablehlo.constant dense<[[15], [15]]> : tensor<2x1xui4>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<2x1xui4>, tensor<2x1xui4>) -> ()
  return
}

func.func @constant_like_ui8() {
  %x = stablehlo.constant dense<"0x0000000000000000"> : tensor<2x1xf32>
  %r = "chlo.constant_like"(%x) <{value = 255 : ui8}> : (tensor<2x1xf32>) -> tensor<2x1xui8>
  %er = stablehlo.constant dense<"0xFFFF"> : tensor<2x1xui8>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<2x1xui8>, tensor<2x1xui8>) -> ()
  return
}

func.func @constant_like_ui16() {
  %x = stablehlo.constant dense<"0x0000000000000000"> : tensor<2x1xf32>
  %r = "chlo.constant_like"(%x) <{value = 65535 : ui16}> : (tensor<2x1xf32>) -> tensor<2x1xui16>
  %er = stablehlo.constant dense<"0xFFFFFFFF"> : tensor<2x1xui16>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<2x1xui16>, tensor<2x1xui16>) -> ()
  return
}

func.func @constant_like_ui32() {
  %x = stablehlo.constant dense<"0x0000000000000000"> : tensor<2x1xf32>
  %r = "chlo.constant_like"(%x) <{value = 4294967295 : ui32}> : (tensor<2x1xf32>) -> tensor<2x1xui32>
  %er = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF"> : tensor<2x1xui32>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<2x1xui32>, tensor<2x1xui32>) -> ()
  return
}

func.func @constant_like_ui64() {
  %x = stablehlo.constant dense<"0x0000000000000000"> : tensor<2x1xf32>
  %r = "chlo.constant_like"(%x) <{value = 18446744073709551615 : ui64}> : (tensor<2x1xf32>) -> tensor<2x1xui64>
  %er = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<2x1xui64>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<2x1xui64>, tensor<2x1xui64>) -> ()
  return
}

func.func @constant_like_f4E2M1FN() {
  %x = stablehlo.constant dense<"0x0000000000000000"> : tensor<2x1xf32>
  %r = "chlo.constant_like"(%x) <{value = 1.0 : f4E2M1FN}> : (tensor<2x1xf32>) -> tensor<2x1xf4E2M1FN>
  %er = stablehlo.constant dense<"0x0202"> : tensor<2x1xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<2x1xf4E2M1FN>, tensor<2x1xf4E2M1FN>) -> ()
  return
}

func.func @constant_like_f8E3M4() {
  %x = stablehlo.constant dense<"0x0000000000000000"> : tensor<2x1xf32>
  %r = "chlo.constant_like"(%x) <{value = 1.0 : f8E3M4}> : (tensor<2x1xf32>) -> tensor<2x1xf8E3M4>
  %er = stablehlo.constant dense<"0x3030"> : tensor<2x1xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<2x1xf8E3M4>, tensor<2x1xf8E3M4>) -> ()
  return
}

func.func @constant_like_f8E4M3() {
  %x = stablehlo.constant dense<"0x0000000000000000"> : tensor<2x1xf32>
  %r = "chlo.constant_like"(%x) <{value = 1.0 : f8E4M3}> : (tensor<2x1xf32>) -> tensor<2x1xf8E4M3>
  %er = stablehlo.constant dense<"0x3838"> : tensor<2x1xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<2x1xf8E4M3>, tensor<2x1xf8E4M3>) -> ()
  return
}

func.func @constant_like_f8E4M3B11FNUZ() {
  %x = stablehlo.constant dense<"0x0000000000000000"> : tensor<2x1xf32>
  %r = "chlo.constant_like"(%x) <{value = 1.0 : f8E4M3B11FNUZ}> : (tensor<2x1xf32>) -> tensor<2x1xf8E4M3B11FNUZ>
  %er = stablehlo.constant dense<"0x5858"> : tensor<2x1xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<2x1xf8E4M3B11FNUZ>, tensor<2x1xf8E4M3B11FNUZ>) -> ()
  return
}

func.func @constant_like_f8E4M3FN() {
  %x = stablehlo.constant dense<"0x0000000000000000"> : tensor<2x1xf32>
  %r = "chlo.constant_like"(%x) <{value = 1.0 : f8E4M3FN}> : (tensor<2x1xf32>) -> tensor<2x1xf8E4M3FN>
  %er = stablehlo.constant dense<"0x3838"> : tensor<2x1xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<2x1xf8E4M3FN>, tensor<2x1xf8E4M3FN>) -> ()
  return
}

func.func @constant_like_f8E4M3FNUZ() {
  %x = stablehlo.constant dense<"0x0000000000000000"> : tensor<2x1xf32>
  %r = "chlo.constant_like"(%x) <{value = 1.0 : f8E4M3FNUZ}> : (tensor<2x1xf32>) -> tensor<2x1xf8E4M3FNUZ>
  %er = stablehlo.constant dense<"0x4040"> : tensor<2x1xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<2x1xf8E4M3FNUZ>, tensor<2x1xf8E4M3FNUZ>) -> ()
  return
}

func.func @constant_like_f8E5M2() {
  %x = stablehlo.constant dense<"0x0000000000000000"> : tensor<2x1xf32>
  %r = "chlo.constant_like"(%x) <{value = 1.0 : f8E5M2}> : (tensor<2x1xf32>) -> tensor<2x1xf8E5M2>
  %er = stablehlo.constant dense<"0x3C3C"> : tensor<2x1xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<2x1xf8E5M2>, tensor<2x1xf8E5M2>) -> ()
  return
}

func.func @constant_like_f8E5M2FNUZ() {
  %x = stablehlo.constant dense<"0x0000000000000000"> : tensor<2x1xf32>
  %r = "chlo.constant_like"(%x) <{value = 1.0 : f8E5M2FNUZ}> : (tensor<2x1xf32>) -> tensor<2x1xf8E5M2FNUZ>
  %er = stablehlo.constant dense<"0x4040"> : tensor<2x1xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<2x1xf8E5M2FNUZ>, tensor<2x1xf8E5M2FNUZ>) -> ()
  return
}

func.func @constant_like_f8E8M0FNU() {
  %x = stablehlo.constant dense<"0x0000000000000000"> : tensor<2x1xf32>
  %r = "chlo.constant_like"(%x) <{value = 1.0 : f8E8M0FNU}> : (tensor<2x1xf32>) -> tensor<2x1xf8E8M0FNU>
  %er = stablehlo.constant dense<"0x7F7F"> : tensor<2x1xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<2x1xf8E8M0FNU>, tensor<2x1xf8E8M0FNU>) -> ()
  return
}

func.func @constant_like_bf16() {
  %x = stablehlo.constant dense<"0x0000000000000000"> : tensor<2x1xf32>
  %r = "chlo.constant_like"(%x) <{value = 1.0 : bf16}> : (tensor<2x1xf32>) -> tensor<2x1xbf16>
  %er = stablehlo.constant dense<"0x803F803F"> : tensor<2x1xbf16>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<2x1xbf16>, tensor<2x1xbf16>) -> ()
  return
}

func.func @constant_like_f16() {
  %x = stablehlo.constant dense<"0x0000000000000000"> : tensor<2x1xf32>
  %r = "chlo.constant_like"(%x) <{value = 1.0 : f16}> : (tensor<2x1xf32>) -> tensor<2x1xf16>
  %er = stablehlo.constant dense<"0x003C003C"> : tensor<2x1xf16>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<2x1xf16>, tensor<2x1xf16>) -> ()
  return
}

func.func @constant_like_f32() {
  %x = stablehlo.constant dense<"0x0000000000000000"> : tensor<2x1xf32>
  %r = "chlo.constant_like"(%x) <{value = 1.0 : f32}> : (tensor<2x1xf32>) -> tensor<2x1xf32>
  %er = stablehlo.constant dense<"0x0000803F0000803F"> : tensor<2x1xf32>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<2x1xf32>, tensor<2x1xf32>) -> ()
  return
}

func.func @constant_like_f64() {
  %x = stablehlo.constant dense<"0x0000000000000000"> : tensor<2x1xf32>
  %r = "chlo.constant_like"(%x) <{value = 1.0 : f64}> : (tensor<2x1xf32>) -> tensor<2x1xf64>
  %er = stablehlo.constant dense<"0x000000000000F03F000000000000F03F"> : tensor<2x1xf64>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<2x1xf64>, tensor<2x1xf64>) -> ()
  return
}
