// What JAX computes; written by generate.py.
// RUN: tutti run --quiet %s | FileCheck %s
// CHECK: {{[0-9]+}} functions ran, all expectations hold

func.func @shift_right_arithmetic_i2() {
  %x0 = stablehlo.constant dense<[-2, -1, 0, 1]> : tensor<4xi2>
  %t0 = stablehlo.broadcast_in_dim %x0, dims = [0] : (tensor<4xi2>) -> tensor<4x4xi2>
  %x1 = stablehlo.constant dense<[-2, -1, 0, 1]> : tensor<4xi2>
  %t1 = stablehlo.broadcast_in_dim %x1, dims = [1] : (tensor<4xi2>) -> tensor<4x4xi2>
  %r = stablehlo.shift_right_arithmetic %t0, %t1 : tensor<4x4xi2>
  %er = stablehlo.constant dense<[[-1, -1, -2, -1], [-1, -1, -1, -1], [0, 0, 0, 0], [0, 0, 1, 0]]> : tensor<4x4xi2>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<4x4xi2>, tensor<4x4xi2>) -> ()
  return
}

func.func @shift_right_arithmetic_i4() {
  %x0 = stablehlo.constant dense<[-8, -7, -1, 0, 1, 2, 3, 4, 7]> : tensor<9xi4>
  %t0 = stablehlo.broadcast_in_dim %x0, dims = [0] : (tensor<9xi4>) -> tensor<9x9xi4>
  %x1 = stablehlo.constant dense<[-8, -7, -1, 0, 1, 2, 3, 4, 7]> : tensor<9xi4>
  %t1 = stablehlo.broadcast_in_dim %x1, dims = [1] : (tensor<9xi4>) -> tensor<9x9xi4>
  %r = stablehlo.shift_right_arithmetic %t0, %t1 : tensor<9x9xi4>
  %er = stablehlo.constant dense<[[-1, -1, -1, -8, -4, -2, -1, -1, -1], [-1, -1, -1, -7, -4, -2, -1, -1, -1], [-1, -1, -1, -1, -1, -1, -1, -1, -1], [0, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 1, 0, 0, 0, 0, 0], [0, 0, 0, 2, 1, 0, 0, 0, 0], [0, 0, 0, 3, 1, 0, 0, 0, 0], [0, 0, 0, 4, 2, 1, 0, 0, 0], [0, 0, 0, 7, 3, 1, 0, 0, 0]]> : tensor<9x9xi4>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<9x9xi4>, tensor<9x9xi4>) -> ()
  return
}

func.func @shift_right_arithmetic_i8() {
  %x0 = stablehlo.constant dense<"0x80F9FF0001020307082A7F"> : tensor<11xi8>
  %t0 = stablehlo.broadcast_in_dim %x0, dims = [0] : (tensor<11xi8>) -> tensor<11x11xi8>
  %x1 = stablehlo.constant dense<"0x80F9FF0001020307082A7F"> : tensor<11xi8>
  %t1 = stablehlo.broadcast_in_dim %x1, dims = [1] : (tensor<11xi8>) -> tensor<11x11xi8>
  %r = stablehlo.shift_right_arithmetic %t0, %t1 : tensor<11x11xi8>
  %er = stablehlo.constant dense<"0xFFFFFF80C0E0F0FFFFFFFFFFFFFFF9FCFEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0000000000000000000000000000010000000000000000000002010000000000000000000301000000000000000000070301000000000000000008040201000000000000002A150A05000000000000007F3F1F0F00000000"> : tensor<11x11xi8>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<11x11xi8>, tensor<11x11xi8>) -> ()
  return
}

func.func @shift_right_arithmetic_i16() {
  %x0 = stablehlo.constant dense<"0x0080F9FFFFFF00000100020003000F001000AA2AFF7F"> : tensor<11xi16>
  %t0 = stablehlo.broadcast_in_dim %x0, dims = [0] : (tensor<11xi16>) -> tensor<11x11xi16>
  %x1 = stablehlo.constant dense<"0x0080F9FFFFFF00000100020003000F001000AA2AFF7F"> : tensor<11xi16>
  %t1 = stablehlo.broadcast_in_dim %x1, dims = [1] : (tensor<11xi16>) -> tensor<11x11xi16>
  %r = stablehlo.shift_right_arithmetic %t0, %t1 : tensor<11x11xi16>
  %er = stablehlo.constant dense<"0xFFFFFFFFFFFF008000C000E000F0FFFFFFFFFFFFFFFFFFFFFFFFFFFFF9FFFCFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF000000000000000000000000000000000000000000000000000000000100000000000000000000000000000000000000000002000100000000000000000000000000000000000000030001000000000000000000000000000000000000000F00070003000100000000000000000000000000000010000800040002000000000000000000000000000000AA2A5515AA0A55050000000000000000000000000000FF7FFF3FFF1FFF0F0000000000000000"> : tensor<11x11xi16>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<11x11xi16>, tensor<11x11xi16>) -> ()
  return
}

func.func @shift_right_arithmetic_i32() {
  %x0 = stablehlo.constant dense<"0x00000080F9FFFFFFFFFFFFFF000000000100000002000000030000001F00000020000000AAAAAA2AFFFFFF7F"> : tensor<11xi32>
  %t0 = stablehlo.broadcast_in_dim %x0, dims = [0] : (tensor<11xi32>) -> tensor<11x11xi32>
  %x1 = stablehlo.constant dense<"0x00000080F9FFFFFFFFFFFFFF000000000100000002000000030000001F00000020000000AAAAAA2AFFFFFF7F"> : tensor<11xi32>
  %t1 = stablehlo.broadcast_in_dim %x1, dims = [1] : (tensor<11xi32>) -> tensor<11x11xi32>
  %r = stablehlo.shift_right_arithmetic %t0, %t1 : tensor<11x11xi32>
  %er = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFFFFFFFF00000080000000C0000000E0000000F0FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF9FFFFFFFCFFFFFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000020000000100000000000000000000000000000000000000000000000000000000000000000000000000000003000000010000000000000000000000000000000000000000000000000000000000000000000000000000001F0000000F0000000700000003000000000000000000000000000000000000000000000000000000000000002000000010000000080000000400000000000000000000000000000000000000000000000000000000000000AAAAAA2A55555515AAAAAA0A5555550500000000000000000000000000000000000000000000000000000000FFFFFF7FFFFFFF3FFFFFFF1FFFFFFF0F00000000000000000000000000000000"> : tensor<11x11xi32>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<11x11xi32>, tensor<11x11xi32>) -> ()
  return
}

func.func @shift_right_arithmetic_i64() {
  %x0 = stablehlo.constant dense<"0x0000000000000080F9FFFFFFFFFFFFFFFFFFFFFFFFFFFFFF00000000000000000100000000000000020000000000000003000000000000003F000000000000004000000000000000AAAAAAAAAAAAAA2AFFFFFFFFFFFFFF7F"> : tensor<11xi64>
  %t0 = stablehlo.broadcast_in_dim %x0, dims = [0] : (tensor<11xi64>) -> tensor<11x11xi64>
  %x1 = stablehlo.constant dense<"0x0000000000000080F9FFFFFFFFFFFFFFFFFFFFFFFFFFFFFF00000000000000000100000000000000020000000000000003000000000000003F000000000000004000000000000000AAAAAAAAAAAAAA2AFFFFFFFFFFFFFF7F"> : tensor<11xi64>
  %t1 = stablehlo.broadcast_in_dim %x1, dims = [1] : (tensor<11xi64>) -> tensor<11x11xi64>
  %r = stablehlo.shift_right_arithmetic %t0, %t1 : tensor<11x11xi64>
  %er = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF000000000000008000000000000000C000000000000000E000000000000000F0FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF9FFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000002000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000030000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000003F000000000000001F000000000000000F000000000000000700000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000040000000000000002000000000000000100000000000000008000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000AAAAAAAAAAAAAA2A5555555555555515AAAAAAAAAAAAAA0A55555555555555050000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000FFFFFFFFFFFFFF7FFFFFFFFFFFFFFF3FFFFFFFFFFFFFFF1FFFFFFFFFFFFFFF0F0000000000000000000000000000000000000000000000000000000000000000"> : tensor<11x11xi64>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<11x11xi64>, tensor<11x11xi64>) -> ()
  return
}

func.func @shift_right_arithmetic_ui2() {
  %x0 = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xui2>
  %t0 = stablehlo.broadcast_in_dim %x0, dims = [0] : (tensor<4xui2>) -> tensor<4x4xui2>
  %x1 = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xui2>
  %t1 = stablehlo.broadcast_in_dim %x1, dims = [1] : (tensor<4xui2>) -> tensor<4x4xui2>
  %r = stablehlo.shift_right_arithmetic %t0, %t1 : tensor<4x4xui2>
  %er = stablehlo.constant dense<[[0, 0, 0, 0], [1, 0, 0, 0], [2, 3, 3, 3], [3, 3, 3, 3]]> : tensor<4x4xui2>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<4x4xui2>, tensor<4x4xui2>) -> ()
  return
}

func.func @shift_right_arithmetic_ui4() {
  %x0 = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 15]> : tensor<7xui4>
  %t0 = stablehlo.broadcast_in_dim %x0, dims = [0] : (tensor<7xui4>) -> tensor<7x7xui4>
  %x1 = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 15]> : tensor<7xui4>
  %t1 = stablehlo.broadcast_in_dim %x1, dims = [1] : (tensor<7xui4>) -> tensor<7x7xui4>
  %r = stablehlo.shift_right_arithmetic %t0, %t1 : tensor<7x7xui4>
  %er = stablehlo.constant dense<[[0, 0, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0, 0], [2, 1, 0, 0, 0, 0, 0], [3, 1, 0, 0, 0, 0, 0], [4, 2, 1, 0, 0, 0, 0], [5, 2, 1, 0, 0, 0, 0], [15, 15, 15, 15, 15, 15, 15]]> : tensor<7x7xui4>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<7x7xui4>, tensor<7x7xui4>) -> ()
  return
}

func.func @shift_right_arithmetic_ui8() {
  %x0 = stablehlo.constant dense<"0x00010203070855FF"> : tensor<8xui8>
  %t0 = stablehlo.broadcast_in_dim %x0, dims = [0] : (tensor<8xui8>) -> tensor<8x8xui8>
  %x1 = stablehlo.constant dense<"0x00010203070855FF"> : tensor<8xui8>
  %t1 = stablehlo.broadcast_in_dim %x1, dims = [1] : (tensor<8xui8>) -> tensor<8x8xui8>
  %r = stablehlo.shift_right_arithmetic %t0, %t1 : tensor<8x8xui8>
  %er = stablehlo.constant dense<"0x000000000000000001000000000000000201000000000000030100000000000007030100000000000804020100000000552A150A00000000FFFFFFFFFFFFFFFF"> : tensor<8x8xui8>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<8x8xui8>, tensor<8x8xui8>) -> ()
  return
}

func.func @shift_right_arithmetic_ui16() {
  %x0 = stablehlo.constant dense<"0x00000100020003000F0010005555FFFF"> : tensor<8xui16>
  %t0 = stablehlo.broadcast_in_dim %x0, dims = [0] : (tensor<8xui16>) -> tensor<8x8xui16>
  %x1 = stablehlo.constant dense<"0x00000100020003000F0010005555FFFF"> : tensor<8xui16>
  %t1 = stablehlo.broadcast_in_dim %x1, dims = [1] : (tensor<8xui16>) -> tensor<8x8xui16>
  %r = stablehlo.shift_right_arithmetic %t0, %t1 : tensor<8x8xui16>
  %er = stablehlo.constant dense<"0x000000000000000000000000000000000100000000000000000000000000000002000100000000000000000000000000030001000000000000000000000000000F000700030001000000000000000000100008000400020000000000000000005555AA2A5515AA0A0000000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<8x8xui16>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<8x8xui16>, tensor<8x8xui16>) -> ()
  return
}

func.func @shift_right_arithmetic_ui32() {
  %x0 = stablehlo.constant dense<"0x000000000100000002000000030000001F0000002000000055555555FFFFFFFF"> : tensor<8xui32>
  %t0 = stablehlo.broadcast_in_dim %x0, dims = [0] : (tensor<8xui32>) -> tensor<8x8xui32>
  %x1 = stablehlo.constant dense<"0x000000000100000002000000030000001F0000002000000055555555FFFFFFFF"> : tensor<8xui32>
  %t1 = stablehlo.broadcast_in_dim %x1, dims = [1] : (tensor<8xui32>) -> tensor<8x8xui32>
  %r = stablehlo.shift_right_arithmetic %t0, %t1 : tensor<8x8xui32>
  %er = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000020000000100000000000000000000000000000000000000000000000000000003000000010000000000000000000000000000000000000000000000000000001F0000000F000000070000000300000000000000000000000000000000000000200000001000000008000000040000000000000000000000000000000000000055555555AAAAAA2A55555515AAAAAA0A00000000000000000000000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<8x8xui32>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<8x8xui32>, tensor<8x8xui32>) -> ()
  return
}

func.func @shift_right_arithmetic_ui64() {
  %x0 = stablehlo.constant dense<"0x00000000000000000100000000000000020000000000000003000000000000003F0000000000000040000000000000005555555555555555FFFFFFFFFFFFFFFF"> : tensor<8xui64>
  %t0 = stablehlo.broadcast_in_dim %x0, dims = [0] : (tensor<8xui64>) -> tensor<8x8xui64>
  %x1 = stablehlo.constant dense<"0x00000000000000000100000000000000020000000000000003000000000000003F0000000000000040000000000000005555555555555555FFFFFFFFFFFFFFFF"> : tensor<8xui64>
  %t1 = stablehlo.broadcast_in_dim %x1, dims = [1] : (tensor<8xui64>) -> tensor<8x8xui64>
  %r = stablehlo.shift_right_arithmetic %t0, %t1 : tensor<8x8xui64>
  %er = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000002000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000030000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000003F000000000000001F000000000000000F0000000000000007000000000000000000000000000000000000000000000000000000000000000000000000000000400000000000000020000000000000001000000000000000080000000000000000000000000000000000000000000000000000000000000000000000000000005555555555555555AAAAAAAAAAAAAA2A5555555555555515AAAAAAAAAAAAAA0A0000000000000000000000000000000000000000000000000000000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<8x8xui64>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<8x8xui64>, tensor<8x8xui64>) -> ()
  return
}

func.func @shift_right_arithmetic_scalar() {
  %x0 = stablehlo.constant dense<"0xFFFFFF7F"> : tensor<i32>
  %x1 = stablehlo.constant dense<"0xFFFFFF7F"> : tensor<i32>
  %r = stablehlo.shift_right_arithmetic %x0, %x1 : tensor<i32>
  %er = stablehlo.constant dense<"0x00000000"> : tensor<i32>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<i32>, tensor<i32>) -> ()
  return
}

func.func @shift_right_arithmetic_empty() {
  %x0 = stablehlo.constant dense<> : tensor<2x0xi32>
  %x1 = stablehlo.constant dense<> : tensor<2x0xi32>
  %r = stablehlo.shift_right_arithmetic %x0, %x1 : tensor<2x0xi32>
  %er = stablehlo.constant dense<> : tensor<2x0xi32>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<2x0xi32>, tensor<2x0xi32>) -> ()
  return
}
