// What JAX computes; written by generate.py.
// RUN: tutti run --quiet %s | FileCheck %s
// CHECK: {{[0-9]+}} functions ran, all expectations hold

func.func @select_i1() {
  %x0 = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %x1 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %x2 = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %r = stablehlo.select %x0, %x1, %x2 : tensor<2xi1>, tensor<2xi1>
  %er = stablehlo.constant dense<[false, false]> : tensor<2xi1>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<2xi1>, tensor<2xi1>) -> ()
  return
}

func.func @select_scalar_i1() {
  %x0 = stablehlo.constant dense<false> : tensor<i1>
  %x1 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %x2 = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %r = stablehlo.select %x0, %x1, %x2 : tensor<i1>, tensor<2xi1>
  %er = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<2xi1>, tensor<2xi1>) -> ()
  return
}

func.func @select_i2() {
  %x0 = stablehlo.constant dense<[true, false, true, false]> : tensor<4xi1>
  %x1 = stablehlo.constant dense<[-2, -1, 0, 1]> : tensor<4xi2>
  %x2 = stablehlo.constant dense<[1, 0, -1, -2]> : tensor<4xi2>
  %r = stablehlo.select %x0, %x1, %x2 : tensor<4xi1>, tensor<4xi2>
  %er = stablehlo.constant dense<[-2, 0, 0, -2]> : tensor<4xi2>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<4xi2>, tensor<4xi2>) -> ()
  return
}

func.func @select_scalar_i2() {
  %x0 = stablehlo.constant dense<false> : tensor<i1>
  %x1 = stablehlo.constant dense<[-2, -1, 0, 1]> : tensor<4xi2>
  %x2 = stablehlo.constant dense<[1, 0, -1, -2]> : tensor<4xi2>
  %r = stablehlo.select %x0, %x1, %x2 : tensor<i1>, tensor<4xi2>
  %er = stablehlo.constant dense<[1, 0, -1, -2]> : tensor<4xi2>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<4xi2>, tensor<4xi2>) -> ()
  return
}

func.func @select_i4() {
  %x0 = stablehlo.constant dense<"0x5501"> : tensor<9xi1>
  %x1 = stablehlo.constant dense<[-8, -7, -1, 0, 1, 2, 3, 4, 7]> : tensor<9xi4>
  %x2 = stablehlo.constant dense<[7, 4, 3, 2, 1, 0, -1, -7, -8]> : tensor<9xi4>
  %r = stablehlo.select %x0, %x1, %x2 : tensor<9xi1>, tensor<9xi4>
  %er = stablehlo.constant dense<[-8, 4, -1, 2, 1, 0, 3, -7, 7]> : tensor<9xi4>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<9xi4>, tensor<9xi4>) -> ()
  return
}

func.func @select_scalar_i4() {
  %x0 = stablehlo.constant dense<false> : tensor<i1>
  %x1 = stablehlo.constant dense<[-8, -7, -1, 0, 1, 2, 3, 4, 7]> : tensor<9xi4>
  %x2 = stablehlo.constant dense<[7, 4, 3, 2, 1, 0, -1, -7, -8]> : tensor<9xi4>
  %r = stablehlo.select %x0, %x1, %x2 : tensor<i1>, tensor<9xi4>
  %er = stablehlo.constant dense<[7, 4, 3, 2, 1, 0, -1, -7, -8]> : tensor<9xi4>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<9xi4>, tensor<9xi4>) -> ()
  return
}

func.func @select_i8() {
  %x0 = stablehlo.constant dense<"0x5505"> : tensor<11xi1>
  %x1 = stablehlo.constant dense<"0x80F9FF0001020307082A7F"> : tensor<11xi8>
  %x2 = stablehlo.constant dense<"0x7F2A080703020100FFF980"> : tensor<11xi8>
  %r = stablehlo.select %x0, %x1, %x2 : tensor<11xi1>, tensor<11xi8>
  %er = stablehlo.constant dense<"0x802AFF070102030008F97F"> : tensor<11xi8>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<11xi8>, tensor<11xi8>) -> ()
  return
}

func.func @select_scalar_i8() {
  %x0 = stablehlo.constant dense<false> : tensor<i1>
  %x1 = stablehlo.constant dense<"0x80F9FF0001020307082A7F"> : tensor<11xi8>
  %x2 = stablehlo.constant dense<"0x7F2A080703020100FFF980"> : tensor<11xi8>
  %r = stablehlo.select %x0, %x1, %x2 : tensor<i1>, tensor<11xi8>
  %er = stablehlo.constant dense<"0x7F2A080703020100FFF980"> : tensor<11xi8>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<11xi8>, tensor<11xi8>) -> ()
  return
}

func.func @select_i16() {
  %x0 = stablehlo.constant dense<"0x5505"> : tensor<11xi1>
  %x1 = stablehlo.constant dense<"0x0080F9FFFFFF00000100020003000F001000AA2AFF7F"> : tensor<11xi16>
  %x2 = stablehlo.constant dense<"0xFF7FAA2A10000F000300020001000000FFFFF9FF0080"> : tensor<11xi16>
  %r = stablehlo.select %x0, %x1, %x2 : tensor<11xi1>, tensor<11xi16>
  %er = stablehlo.constant dense<"0x0080AA2AFFFF0F0001000200030000001000F9FFFF7F"> : tensor<11xi16>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<11xi16>, tensor<11xi16>) -> ()
  return
}

func.func @select_scalar_i16() {
  %x0 = stablehlo.constant dense<false> : tensor<i1>
  %x1 = stablehlo.constant dense<"0x0080F9FFFFFF00000100020003000F001000AA2AFF7F"> : tensor<11xi16>
  %x2 = stablehlo.constant dense<"0xFF7FAA2A10000F000300020001000000FFFFF9FF0080"> : tensor<11xi16>
  %r = stablehlo.select %x0, %x1, %x2 : tensor<i1>, tensor<11xi16>
  %er = stablehlo.constant dense<"0xFF7FAA2A10000F000300020001000000FFFFF9FF0080"> : tensor<11xi16>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<11xi16>, tensor<11xi16>) -> ()
  return
}

func.func @select_i32() {
  %x0 = stablehlo.constant dense<"0x5505"> : tensor<11xi1>
  %x1 = stablehlo.constant dense<"0x00000080F9FFFFFFFFFFFFFF000000000100000002000000030000001F00000020000000AAAAAA2AFFFFFF7F"> : tensor<11xi32>
  %x2 = stablehlo.constant dense<"0xFFFFFF7FAAAAAA2A200000001F00000003000000020000000100000000000000FFFFFFFFF9FFFFFF00000080"> : tensor<11xi32>
  %r = stablehlo.select %x0, %x1, %x2 : tensor<11xi1>, tensor<11xi32>
  %er = stablehlo.constant dense<"0x00000080AAAAAA2AFFFFFFFF1F0000000100000002000000030000000000000020000000F9FFFFFFFFFFFF7F"> : tensor<11xi32>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<11xi32>, tensor<11xi32>) -> ()
  return
}

func.func @select_scalar_i32() {
  %x0 = stablehlo.constant dense<false> : tensor<i1>
  %x1 = stablehlo.constant dense<"0x00000080F9FFFFFFFFFFFFFF000000000100000002000000030000001F00000020000000AAAAAA2AFFFFFF7F"> : tensor<11xi32>
  %x2 = stablehlo.constant dense<"0xFFFFFF7FAAAAAA2A200000001F00000003000000020000000100000000000000FFFFFFFFF9FFFFFF00000080"> : tensor<11xi32>
  %r = stablehlo.select %x0, %x1, %x2 : tensor<i1>, tensor<11xi32>
  %er = stablehlo.constant dense<"0xFFFFFF7FAAAAAA2A200000001F00000003000000020000000100000000000000FFFFFFFFF9FFFFFF00000080"> : tensor<11xi32>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<11xi32>, tensor<11xi32>) -> ()
  return
}

func.func @select_i64() {
  %x0 = stablehlo.constant dense<"0x5505"> : tensor<11xi1>
  %x1 = stablehlo.constant dense<"0x0000000000000080F9FFFFFFFFFFFFFFFFFFFFFFFFFFFFFF00000000000000000100000000000000020000000000000003000000000000003F000000000000004000000000000000AAAAAAAAAAAAAA2AFFFFFFFFFFFFFF7F"> : tensor<11xi64>
  %x2 = stablehlo.constant dense<"0xFFFFFFFFFFFFFF7FAAAAAAAAAAAAAA2A40000000000000003F000000000000000300000000000000020000000000000001000000000000000000000000000000FFFFFFFFFFFFFFFFF9FFFFFFFFFFFFFF0000000000000080"> : tensor<11xi64>
  %r = stablehlo.select %x0, %x1, %x2 : tensor<11xi1>, tensor<11xi64>
  %er = stablehlo.constant dense<"0x0000000000000080AAAAAAAAAAAAAA2AFFFFFFFFFFFFFFFF3F0000000000000001000000000000000200000000000000030000000000000000000000000000004000000000000000F9FFFFFFFFFFFFFFFFFFFFFFFFFFFF7F"> : tensor<11xi64>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<11xi64>, tensor<11xi64>) -> ()
  return
}

func.func @select_scalar_i64() {
  %x0 = stablehlo.constant dense<false> : tensor<i1>
  %x1 = stablehlo.constant dense<"0x0000000000000080F9FFFFFFFFFFFFFFFFFFFFFFFFFFFFFF00000000000000000100000000000000020000000000000003000000000000003F000000000000004000000000000000AAAAAAAAAAAAAA2AFFFFFFFFFFFFFF7F"> : tensor<11xi64>
  %x2 = stablehlo.constant dense<"0xFFFFFFFFFFFFFF7FAAAAAAAAAAAAAA2A40000000000000003F000000000000000300000000000000020000000000000001000000000000000000000000000000FFFFFFFFFFFFFFFFF9FFFFFFFFFFFFFF0000000000000080"> : tensor<11xi64>
  %r = stablehlo.select %x0, %x1, %x2 : tensor<i1>, tensor<11xi64>
  %er = stablehlo.constant dense<"0xFFFFFFFFFFFFFF7FAAAAAAAAAAAAAA2A40000000000000003F000000000000000300000000000000020000000000000001000000000000000000000000000000FFFFFFFFFFFFFFFFF9FFFFFFFFFFFFFF0000000000000080"> : tensor<11xi64>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<11xi64>, tensor<11xi64>) -> ()
  return
}

func.func @select_ui2() {
  %x0 = stablehlo.constant dense<[true, false, true, false]> : tensor<4xi1>
  %x1 = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xui2>
  %x2 = stablehlo.constant dense<[3, 2, 1, 0]> : tensor<4xui2>
  %r = stablehlo.select %x0, %x1, %x2 : tensor<4xi1>, tensor<4xui2>
  %er = stablehlo.constant dense<[0, 2, 2, 0]> : tensor<4xui2>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<4xui2>, tensor<4xui2>) -> ()
  return
}

func.func @select_scalar_ui2() {
  %x0 = stablehlo.constant dense<false> : tensor<i1>
  %x1 = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xui2>
  %x2 = stablehlo.constant dense<[3, 2, 1, 0]> : tensor<4xui2>
  %r = stablehlo.select %x0, %x1, %x2 : tensor<i1>, tensor<4xui2>
  %er = stablehlo.constant dense<[3, 2, 1, 0]> : tensor<4xui2>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<4xui2>, tensor<4xui2>) -> ()
  return
}

func.func @select_ui4() {
  %x0 = stablehlo.constant dense<[true, false, true, false, true, false, true]> : tensor<7xi1>
  %x1 = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 15]> : tensor<7xui4>
  %x2 = stablehlo.constant dense<[15, 5, 4, 3, 2, 1, 0]> : tensor<7xui4>
  %r = stablehlo.select %x0, %x1, %x2 : tensor<7xi1>, tensor<7xui4>
  %er = stablehlo.constant dense<[0, 5, 2, 3, 4, 1, 15]> : tensor<7xui4>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<7xui4>, tensor<7xui4>) -> ()
  return
}

func.func @select_scalar_ui4() {
  %x0 = stablehlo.constant dense<false> : tensor<i1>
  %x1 = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 15]> : tensor<7xui4>
  %x2 = stablehlo.constant dense<[15, 5, 4, 3, 2, 1, 0]> : tensor<7xui4>
  %r = stablehlo.select %x0, %x1, %x2 : tensor<i1>, tensor<7xui4>
  %er = stablehlo.constant dense<[15, 5, 4, 3, 2, 1, 0]> : tensor<7xui4>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<7xui4>, tensor<7xui4>) -> ()
  return
}

func.func @select_ui8() {
  %x0 = stablehlo.constant dense<[true, false, true, false, true, false, true, false]> : tensor<8xi1>
  %x1 = stablehlo.constant dense<"0x00010203070855FF"> : tensor<8xui8>
  %x2 = stablehlo.constant dense<"0xFF55080703020100"> : tensor<8xui8>
  %r = stablehlo.select %x0, %x1, %x2 : tensor<8xi1>, tensor<8xui8>
  %er = stablehlo.constant dense<"0x0055020707025500"> : tensor<8xui8>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<8xui8>, tensor<8xui8>) -> ()
  return
}

func.func @select_scalar_ui8() {
  %x0 = stablehlo.constant dense<false> : tensor<i1>
  %x1 = stablehlo.constant dense<"0x00010203070855FF"> : tensor<8xui8>
  %x2 = stablehlo.constant dense<"0xFF55080703020100"> : tensor<8xui8>
  %r = stablehlo.select %x0, %x1, %x2 : tensor<i1>, tensor<8xui8>
  %er = stablehlo.constant dense<"0xFF55080703020100"> : tensor<8xui8>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<8xui8>, tensor<8xui8>) -> ()
  return
}

func.func @select_ui16() {
  %x0 = stablehlo.constant dense<[true, false, true, false, true, false, true, false]> : tensor<8xi1>
  %x1 = stablehlo.constant dense<"0x00000100020003000F0010005555FFFF"> : tensor<8xui16>
  %x2 = stablehlo.constant dense<"0xFFFF555510000F000300020001000000"> : tensor<8xui16>
  %r = stablehlo.select %x0, %x1, %x2 : tensor<8xi1>, tensor<8xui16>
  %er = stablehlo.constant dense<"0x0000555502000F000F00020055550000"> : tensor<8xui16>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<8xui16>, tensor<8xui16>) -> ()
  return
}

func.func @select_scalar_ui16() {
  %x0 = stablehlo.constant dense<false> : tensor<i1>
  %x1 = stablehlo.constant dense<"0x00000100020003000F0010005555FFFF"> : tensor<8xui16>
  %x2 = stablehlo.constant dense<"0xFFFF555510000F000300020001000000"> : tensor<8xui16>
  %r = stablehlo.select %x0, %x1, %x2 : tensor<i1>, tensor<8xui16>
  %er = stablehlo.constant dense<"0xFFFF555510000F000300020001000000"> : tensor<8xui16>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<8xui16>, tensor<8xui16>) -> ()
  return
}

func.func @select_ui32() {
  %x0 = stablehlo.constant dense<[true, false, true, false, true, false, true, false]> : tensor<8xi1>
  %x1 = stablehlo.constant dense<"0x000000000100000002000000030000001F0000002000000055555555FFFFFFFF"> : tensor<8xui32>
  %x2 = stablehlo.constant dense<"0xFFFFFFFF55555555200000001F00000003000000020000000100000000000000"> : tensor<8xui32>
  %r = stablehlo.select %x0, %x1, %x2 : tensor<8xi1>, tensor<8xui32>
  %er = stablehlo.constant dense<"0x0000000055555555020000001F0000001F000000020000005555555500000000"> : tensor<8xui32>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<8xui32>, tensor<8xui32>) -> ()
  return
}

func.func @select_scalar_ui32() {
  %x0 = stablehlo.constant dense<false> : tensor<i1>
  %x1 = stablehlo.constant dense<"0x000000000100000002000000030000001F0000002000000055555555FFFFFFFF"> : tensor<8xui32>
  %x2 = stablehlo.constant dense<"0xFFFFFFFF55555555200000001F00000003000000020000000100000000000000"> : tensor<8xui32>
  %r = stablehlo.select %x0, %x1, %x2 : tensor<i1>, tensor<8xui32>
  %er = stablehlo.constant dense<"0xFFFFFFFF55555555200000001F00000003000000020000000100000000000000"> : tensor<8xui32>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<8xui32>, tensor<8xui32>) -> ()
  return
}

func.func @select_ui64() {
  %x0 = stablehlo.constant dense<[true, false, true, false, true, false, true, false]> : tensor<8xi1>
  %x1 = stablehlo.constant dense<"0x00000000000000000100000000000000020000000000000003000000000000003F0000000000000040000000000000005555555555555555FFFFFFFFFFFFFFFF"> : tensor<8xui64>
  %x2 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF555555555555555540000000000000003F000000000000000300000000000000020000000000000001000000000000000000000000000000"> : tensor<8xui64>
  %r = stablehlo.select %x0, %x1, %x2 : tensor<8xi1>, tensor<8xui64>
  %er = stablehlo.constant dense<"0x0000000000000000555555555555555502000000000000003F000000000000003F00000000000000020000000000000055555555555555550000000000000000"> : tensor<8xui64>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<8xui64>, tensor<8xui64>) -> ()
  return
}

func.func @select_scalar_ui64() {
  %x0 = stablehlo.constant dense<false> : tensor<i1>
  %x1 = stablehlo.constant dense<"0x00000000000000000100000000000000020000000000000003000000000000003F0000000000000040000000000000005555555555555555FFFFFFFFFFFFFFFF"> : tensor<8xui64>
  %x2 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF555555555555555540000000000000003F000000000000000300000000000000020000000000000001000000000000000000000000000000"> : tensor<8xui64>
  %r = stablehlo.select %x0, %x1, %x2 : tensor<i1>, tensor<8xui64>
  %er = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF555555555555555540000000000000003F000000000000000300000000000000020000000000000001000000000000000000000000000000"> : tensor<8xui64>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<8xui64>, tensor<8xui64>) -> ()
  return
}

func.func @select_f4E2M1FN() {
  %x0 = stablehlo.constant dense<"0x5505"> : tensor<12xi1>
  %x1 = stablehlo.constant dense<"0x000801020B040C050F03070A"> : tensor<12xf4E2M1FN>
  %x2 = stablehlo.constant dense<"0x0A07030F050C040B02010800"> : tensor<12xf4E2M1FN>
  %r = stablehlo.select %x0, %x1, %x2 : tensor<12xi1>, tensor<12xf4E2M1FN>
  %er = stablehlo.constant dense<"0x0007010F0B0C0C0B0F010700"> : tensor<12xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<12xf4E2M1FN>, tensor<12xf4E2M1FN>) -> ()
  return
}

func.func @select_scalar_f4E2M1FN() {
  %x0 = stablehlo.constant dense<false> : tensor<i1>
  %x1 = stablehlo.constant dense<"0x000801020B040C050F03070A"> : tensor<12xf4E2M1FN>
  %x2 = stablehlo.constant dense<"0x0A07030F050C040B02010800"> : tensor<12xf4E2M1FN>
  %r = stablehlo.select %x0, %x1, %x2 : tensor<i1>, tensor<12xf4E2M1FN>
  %er = stablehlo.constant dense<"0x0A07030F050C040B02010800"> : tensor<12xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<12xf4E2M1FN>, tensor<12xf4E2M1FN>) -> ()
  return
}

func.func @select_f8E3M4() {
  %x0 = stablehlo.constant dense<"0x555501"> : tensor<17xi1>
  %x1 = stablehlo.constant dense<"0x00802030B840C448E406316F90017870F0"> : tensor<17xf8E3M4>
  %x2 = stablehlo.constant dense<"0xF0707801906F3106E448C440B830208000"> : tensor<17xf8E3M4>
  %r = stablehlo.select %x0, %x1, %x2 : tensor<17xi1>, tensor<17xf8E3M4>
  %er = stablehlo.constant dense<"0x00702001B86FC406E448314090307880F0"> : tensor<17xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<17xf8E3M4>, tensor<17xf8E3M4>) -> ()
  return
}

func.func @select_scalar_f8E3M4() {
  %x0 = stablehlo.constant dense<false> : tensor<i1>
  %x1 = stablehlo.constant dense<"0x00802030B840C448E406316F90017870F0"> : tensor<17xf8E3M4>
  %x2 = stablehlo.constant dense<"0xF0707801906F3106E448C440B830208000"> : tensor<17xf8E3M4>
  %r = stablehlo.select %x0, %x1, %x2 : tensor<i1>, tensor<17xf8E3M4>
  %er = stablehlo.constant dense<"0xF0707801906F3106E448C440B830208000"> : tensor<17xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<17xf8E3M4>, tensor<17xf8E3M4>) -> ()
  return
}

func.func @select_f8E4M3() {
  %x0 = stablehlo.constant dense<"0x555501"> : tensor<17xi1>
  %x1 = stablehlo.constant dense<"0x00803038BC40C244D21D397788017C78F8"> : tensor<17xf8E4M3>
  %x2 = stablehlo.constant dense<"0xF8787C018877391DD244C240BC38308000"> : tensor<17xf8E4M3>
  %r = stablehlo.select %x0, %x1, %x2 : tensor<17xi1>, tensor<17xf8E4M3>
  %er = stablehlo.constant dense<"0x00783001BC77C21DD244394088387C80F8"> : tensor<17xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<17xf8E4M3>, tensor<17xf8E4M3>) -> ()
  return
}

func.func @select_scalar_f8E4M3() {
  %x0 = stablehlo.constant dense<false> : tensor<i1>
  %x1 = stablehlo.constant dense<"0x00803038BC40C244D21D397788017C78F8"> : tensor<17xf8E4M3>
  %x2 = stablehlo.constant dense<"0xF8787C018877391DD244C240BC38308000"> : tensor<17xf8E4M3>
  %r = stablehlo.select %x0, %x1, %x2 : tensor<i1>, tensor<17xf8E4M3>
  %er = stablehlo.constant dense<"0xF8787C018877391DD244C240BC38308000"> : tensor<17xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<17xf8E4M3>, tensor<17xf8E4M3>) -> ()
  return
}

func.func @select_f8E4M3B11FNUZ() {
  %x0 = stablehlo.constant dense<"0x5515"> : tensor<14xi1>
  %x1 = stablehlo.constant dense<"0x005058DC60E264F23D597F880180"> : tensor<14xf8E4M3B11FNUZ>
  %x2 = stablehlo.constant dense<"0x8001887F593DF264E260DC585000"> : tensor<14xf8E4M3B11FNUZ>
  %r = stablehlo.select %x0, %x1, %x2 : tensor<14xi1>, tensor<14xf8E4M3B11FNUZ>
  %er = stablehlo.constant dense<"0x0001587F603D64643D607F580100"> : tensor<14xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<14xf8E4M3B11FNUZ>, tensor<14xf8E4M3B11FNUZ>) -> ()
  return
}

func.func @select_scalar_f8E4M3B11FNUZ() {
  %x0 = stablehlo.constant dense<false> : tensor<i1>
  %x1 = stablehlo.constant dense<"0x005058DC60E264F23D597F880180"> : tensor<14xf8E4M3B11FNUZ>
  %x2 = stablehlo.constant dense<"0x8001887F593DF264E260DC585000"> : tensor<14xf8E4M3B11FNUZ>
  %r = stablehlo.select %x0, %x1, %x2 : tensor<i1>, tensor<14xf8E4M3B11FNUZ>
  %er = stablehlo.constant dense<"0x8001887F593DF264E260DC585000"> : tensor<14xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<14xf8E4M3B11FNUZ>, tensor<14xf8E4M3B11FNUZ>) -> ()
  return
}

func.func @select_f8E4M3FN() {
  %x0 = stablehlo.constant dense<"0x5555"> : tensor<16xi1>
  %x1 = stablehlo.constant dense<"0x00803038BC40C244D21D397E88017FFF"> : tensor<16xf8E4M3FN>
  %x2 = stablehlo.constant dense<"0xFF7F01887E391DD244C240BC38308000"> : tensor<16xf8E4M3FN>
  %r = stablehlo.select %x0, %x1, %x2 : tensor<16xi1>, tensor<16xf8E4M3FN>
  %er = stablehlo.constant dense<"0x007F3088BC39C2D2D2C239BC88307F00"> : tensor<16xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<16xf8E4M3FN>, tensor<16xf8E4M3FN>) -> ()
  return
}

func.func @select_scalar_f8E4M3FN() {
  %x0 = stablehlo.constant dense<false> : tensor<i1>
  %x1 = stablehlo.constant dense<"0x00803038BC40C244D21D397E88017FFF"> : tensor<16xf8E4M3FN>
  %x2 = stablehlo.constant dense<"0xFF7F01887E391DD244C240BC38308000"> : tensor<16xf8E4M3FN>
  %r = stablehlo.select %x0, %x1, %x2 : tensor<i1>, tensor<16xf8E4M3FN>
  %er = stablehlo.constant dense<"0xFF7F01887E391DD244C240BC38308000"> : tensor<16xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<16xf8E4M3FN>, tensor<16xf8E4M3FN>) -> ()
  return
}

func.func @select_f8E4M3FNUZ() {
  %x0 = stablehlo.constant dense<"0x5515"> : tensor<14xi1>
  %x1 = stablehlo.constant dense<"0x003840C448CA4CDA25417F880180"> : tensor<14xf8E4M3FNUZ>
  %x2 = stablehlo.constant dense<"0x8001887F4125DA4CCA48C4403800"> : tensor<14xf8E4M3FNUZ>
  %r = stablehlo.select %x0, %x1, %x2 : tensor<14xi1>, tensor<14xf8E4M3FNUZ>
  %er = stablehlo.constant dense<"0x0001407F48254C4C25487F400100"> : tensor<14xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<14xf8E4M3FNUZ>, tensor<14xf8E4M3FNUZ>) -> ()
  return
}

func.func @select_scalar_f8E4M3FNUZ() {
  %x0 = stablehlo.constant dense<false> : tensor<i1>
  %x1 = stablehlo.constant dense<"0x003840C448CA4CDA25417F880180"> : tensor<14xf8E4M3FNUZ>
  %x2 = stablehlo.constant dense<"0x8001887F4125DA4CCA48C4403800"> : tensor<14xf8E4M3FNUZ>
  %r = stablehlo.select %x0, %x1, %x2 : tensor<i1>, tensor<14xf8E4M3FNUZ>
  %er = stablehlo.constant dense<"0x8001887F4125DA4CCA48C4403800"> : tensor<14xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<14xf8E4M3FNUZ>, tensor<14xf8E4M3FNUZ>) -> ()
  return
}

func.func @select_f8E5M2() {
  %x0 = stablehlo.constant dense<"0x555501"> : tensor<17xi1>
  %x1 = stablehlo.constant dense<"0x0080383CBE40C142C92E3D7B84017E7CFC"> : tensor<17xf8E5M2>
  %x2 = stablehlo.constant dense<"0xFC7C7E01847B3D2EC942C140BE3C388000"> : tensor<17xf8E5M2>
  %r = stablehlo.select %x0, %x1, %x2 : tensor<17xi1>, tensor<17xf8E5M2>
  %er = stablehlo.constant dense<"0x007C3801BE7BC12EC9423D40843C7E80FC"> : tensor<17xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<17xf8E5M2>, tensor<17xf8E5M2>) -> ()
  return
}

func.func @select_scalar_f8E5M2() {
  %x0 = stablehlo.constant dense<false> : tensor<i1>
  %x1 = stablehlo.constant dense<"0x0080383CBE40C142C92E3D7B84017E7CFC"> : tensor<17xf8E5M2>
  %x2 = stablehlo.constant dense<"0xFC7C7E01847B3D2EC942C140BE3C388000"> : tensor<17xf8E5M2>
  %r = stablehlo.select %x0, %x1, %x2 : tensor<i1>, tensor<17xf8E5M2>
  %er = stablehlo.constant dense<"0xFC7C7E01847B3D2EC942C140BE3C388000"> : tensor<17xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<17xf8E5M2>, tensor<17xf8E5M2>) -> ()
  return
}

func.func @select_f8E5M2FNUZ() {
  %x0 = stablehlo.constant dense<"0x5515"> : tensor<14xi1>
  %x1 = stablehlo.constant dense<"0x003C40C244C546CD32417F840180"> : tensor<14xf8E5M2FNUZ>
  %x2 = stablehlo.constant dense<"0x8001847F4132CD46C544C2403C00"> : tensor<14xf8E5M2FNUZ>
  %r = stablehlo.select %x0, %x1, %x2 : tensor<14xi1>, tensor<14xf8E5M2FNUZ>
  %er = stablehlo.constant dense<"0x0001407F4432464632447F400100"> : tensor<14xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<14xf8E5M2FNUZ>, tensor<14xf8E5M2FNUZ>) -> ()
  return
}

func.func @select_scalar_f8E5M2FNUZ() {
  %x0 = stablehlo.constant dense<false> : tensor<i1>
  %x1 = stablehlo.constant dense<"0x003C40C244C546CD32417F840180"> : tensor<14xf8E5M2FNUZ>
  %x2 = stablehlo.constant dense<"0x8001847F4132CD46C544C2403C00"> : tensor<14xf8E5M2FNUZ>
  %r = stablehlo.select %x0, %x1, %x2 : tensor<i1>, tensor<14xf8E5M2FNUZ>
  %er = stablehlo.constant dense<"0x8001847F4132CD46C544C2403C00"> : tensor<14xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<14xf8E5M2FNUZ>, tensor<14xf8E5M2FNUZ>) -> ()
  return
}

func.func @select_f8E8M0FNU() {
  %x0 = stablehlo.constant dense<[true, false, true, false, true, false, true]> : tensor<7xi1>
  %x1 = stablehlo.constant dense<"0x7F807E8500FEFF"> : tensor<7xf8E8M0FNU>
  %x2 = stablehlo.constant dense<"0xFFFE00857E807F"> : tensor<7xf8E8M0FNU>
  %r = stablehlo.select %x0, %x1, %x2 : tensor<7xi1>, tensor<7xf8E8M0FNU>
  %er = stablehlo.constant dense<"0x7FFE7E850080FF"> : tensor<7xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<7xf8E8M0FNU>, tensor<7xf8E8M0FNU>) -> ()
  return
}

func.func @select_scalar_f8E8M0FNU() {
  %x0 = stablehlo.constant dense<false> : tensor<i1>
  %x1 = stablehlo.constant dense<"0x7F807E8500FEFF"> : tensor<7xf8E8M0FNU>
  %x2 = stablehlo.constant dense<"0xFFFE00857E807F"> : tensor<7xf8E8M0FNU>
  %r = stablehlo.select %x0, %x1, %x2 : tensor<i1>, tensor<7xf8E8M0FNU>
  %er = stablehlo.constant dense<"0xFFFE00857E807F"> : tensor<7xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<7xf8E8M0FNU>, tensor<7xf8E8M0FNU>) -> ()
  return
}

func.func @select_bf16() {
  %x0 = stablehlo.constant dense<"0x555501"> : tensor<17xi1>
  %x1 = stablehlo.constant dense<"0x00000080003F803FC0BF004020C0404020C1CD3D813F7F7F80800100C07F807F80FF"> : tensor<17xbf16>
  %x2 = stablehlo.constant dense<"0x80FF807FC07F010080807F7F813FCD3D20C1404020C00040C0BF803F003F00800000"> : tensor<17xbf16>
  %r = stablehlo.select %x0, %x1, %x2 : tensor<17xi1>, tensor<17xbf16>
  %er = stablehlo.constant dense<"0x0000807F003F0100C0BF7F7F20C0CD3D20C14040813F00408080803FC07F008080FF"> : tensor<17xbf16>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<17xbf16>, tensor<17xbf16>) -> ()
  return
}

func.func @select_scalar_bf16() {
  %x0 = stablehlo.constant dense<false> : tensor<i1>
  %x1 = stablehlo.constant dense<"0x00000080003F803FC0BF004020C0404020C1CD3D813F7F7F80800100C07F807F80FF"> : tensor<17xbf16>
  %x2 = stablehlo.constant dense<"0x80FF807FC07F010080807F7F813FCD3D20C1404020C00040C0BF803F003F00800000"> : tensor<17xbf16>
  %r = stablehlo.select %x0, %x1, %x2 : tensor<i1>, tensor<17xbf16>
  %er = stablehlo.constant dense<"0x80FF807FC07F010080807F7F813FCD3D20C1404020C00040C0BF803F003F00800000"> : tensor<17xbf16>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<17xbf16>, tensor<17xbf16>) -> ()
  return
}

func.func @select_f16() {
  %x0 = stablehlo.constant dense<"0x555501"> : tensor<17xi1>
  %x1 = stablehlo.constant dense<"0x000000800038003C00BE004000C1004200C9662E013CFF7B00840100007E007C00FC"> : tensor<17xf16>
  %x2 = stablehlo.constant dense<"0x00FC007C007E01000084FF7B013C662E00C9004200C1004000BE003C003800800000"> : tensor<17xf16>
  %r = stablehlo.select %x0, %x1, %x2 : tensor<17xi1>, tensor<17xf16>
  %er = stablehlo.constant dense<"0x0000007C0038010000BEFF7B00C1662E00C90042013C00400084003C007E008000FC"> : tensor<17xf16>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<17xf16>, tensor<17xf16>) -> ()
  return
}

func.func @select_scalar_f16() {
  %x0 = stablehlo.constant dense<false> : tensor<i1>
  %x1 = stablehlo.constant dense<"0x000000800038003C00BE004000C1004200C9662E013CFF7B00840100007E007C00FC"> : tensor<17xf16>
  %x2 = stablehlo.constant dense<"0x00FC007C007E01000084FF7B013C662E00C9004200C1004000BE003C003800800000"> : tensor<17xf16>
  %r = stablehlo.select %x0, %x1, %x2 : tensor<i1>, tensor<17xf16>
  %er = stablehlo.constant dense<"0x00FC007C007E01000084FF7B013C662E00C9004200C1004000BE003C003800800000"> : tensor<17xf16>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<17xf16>, tensor<17xf16>) -> ()
  return
}

func.func @select_f32() {
  %x0 = stablehlo.constant dense<"0x555501"> : tensor<17xi1>
  %x1 = stablehlo.constant dense<"0x00000000000000800000003F0000803F0000C0BF00000040000020C000004040000020C1CDCCCC3D0100803FFFFF7F7F00008080010000000000C07F0000807F000080FF"> : tensor<17xf32>
  %x2 = stablehlo.constant dense<"0x000080FF0000807F0000C07F0100000000008080FFFF7F7F0100803FCDCCCC3D000020C100004040000020C0000000400000C0BF0000803F0000003F0000008000000000"> : tensor<17xf32>
  %r = stablehlo.select %x0, %x1, %x2 : tensor<17xi1>, tensor<17xf32>
  %er = stablehlo.constant dense<"0x000000000000807F0000003F010000000000C0BFFFFF7F7F000020C0CDCCCC3D000020C1000040400100803F00000040000080800000803F0000C07F00000080000080FF"> : tensor<17xf32>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<17xf32>, tensor<17xf32>) -> ()
  return
}

func.func @select_scalar_f32() {
  %x0 = stablehlo.constant dense<false> : tensor<i1>
  %x1 = stablehlo.constant dense<"0x00000000000000800000003F0000803F0000C0BF00000040000020C000004040000020C1CDCCCC3D0100803FFFFF7F7F00008080010000000000C07F0000807F000080FF"> : tensor<17xf32>
  %x2 = stablehlo.constant dense<"0x000080FF0000807F0000C07F0100000000008080FFFF7F7F0100803FCDCCCC3D000020C100004040000020C0000000400000C0BF0000803F0000003F0000008000000000"> : tensor<17xf32>
  %r = stablehlo.select %x0, %x1, %x2 : tensor<i1>, tensor<17xf32>
  %er = stablehlo.constant dense<"0x000080FF0000807F0000C07F0100000000008080FFFF7F7F0100803FCDCCCC3D000020C100004040000020C0000000400000C0BF0000803F0000003F0000008000000000"> : tensor<17xf32>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<17xf32>, tensor<17xf32>) -> ()
  return
}

func.func @select_f64() {
  %x0 = stablehlo.constant dense<"0x555501"> : tensor<17xi1>
  %x1 = stablehlo.constant dense<"0x00000000000000000000000000000080000000000000E03F000000000000F03F000000000000F8BF000000000000004000000000000004C0000000000000084000000000000024C09A9999999999B93F010000000000F03FFFFFFFFFFFFFEF7F00000000000010800100000000000000000000000000F87F000000000000F07F000000000000F0FF"> : tensor<17xf64>
  %x2 = stablehlo.constant dense<"0x000000000000F0FF000000000000F07F000000000000F87F01000000000000000000000000001080FFFFFFFFFFFFEF7F010000000000F03F9A9999999999B93F00000000000024C0000000000000084000000000000004C00000000000000040000000000000F8BF000000000000F03F000000000000E03F00000000000000800000000000000000"> : tensor<17xf64>
  %r = stablehlo.select %x0, %x1, %x2 : tensor<17xi1>, tensor<17xf64>
  %er = stablehlo.constant dense<"0x0000000000000000000000000000F07F000000000000E03F0100000000000000000000000000F8BFFFFFFFFFFFFFEF7F00000000000004C09A9999999999B93F00000000000024C00000000000000840010000000000F03F00000000000000400000000000001080000000000000F03F000000000000F87F0000000000000080000000000000F0FF"> : tensor<17xf64>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<17xf64>, tensor<17xf64>) -> ()
  return
}

func.func @select_scalar_f64() {
  %x0 = stablehlo.constant dense<false> : tensor<i1>
  %x1 = stablehlo.constant dense<"0x00000000000000000000000000000080000000000000E03F000000000000F03F000000000000F8BF000000000000004000000000000004C0000000000000084000000000000024C09A9999999999B93F010000000000F03FFFFFFFFFFFFFEF7F00000000000010800100000000000000000000000000F87F000000000000F07F000000000000F0FF"> : tensor<17xf64>
  %x2 = stablehlo.constant dense<"0x000000000000F0FF000000000000F07F000000000000F87F01000000000000000000000000001080FFFFFFFFFFFFEF7F010000000000F03F9A9999999999B93F00000000000024C0000000000000084000000000000004C00000000000000040000000000000F8BF000000000000F03F000000000000E03F00000000000000800000000000000000"> : tensor<17xf64>
  %r = stablehlo.select %x0, %x1, %x2 : tensor<i1>, tensor<17xf64>
  %er = stablehlo.constant dense<"0x000000000000F0FF000000000000F07F000000000000F87F01000000000000000000000000001080FFFFFFFFFFFFEF7F010000000000F03F9A9999999999B93F00000000000024C0000000000000084000000000000004C00000000000000040000000000000F8BF000000000000F03F000000000000E03F00000000000000800000000000000000"> : tensor<17xf64>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<17xf64>, tensor<17xf64>) -> ()
  return
}

func.func @select_complex_f32() {
  %x0 = stablehlo.constant dense<"0x55555501"> : tensor<25xi1>
  %x1 = stablehlo.constant dense<"0x0000000000000000000000000000003F000000000000A0BF000000000000604000000000ACC527370000003F000000000000003F0000003F0000003F0000A0BF0000003F000060400000003FACC527370000A0BF000000000000A0BF0000003F0000A0BF0000A0BF0000A0BF000060400000A0BFACC527370000604000000000000060400000003F000060400000A0BF000060400000604000006040ACC52737ACC5273700000000ACC527370000003FACC527370000A0BFACC5273700006040ACC52737ACC52737"> : tensor<25xcomplex<f32>>
  %x2 = stablehlo.constant dense<"0xACC52737ACC52737ACC5273700006040ACC527370000A0BFACC527370000003FACC527370000000000006040ACC527370000604000006040000060400000A0BF000060400000003F00006040000000000000A0BFACC527370000A0BF000060400000A0BF0000A0BF0000A0BF0000003F0000A0BF000000000000003FACC527370000003F000060400000003F0000A0BF0000003F0000003F0000003F0000000000000000ACC527370000000000006040000000000000A0BF000000000000003F0000000000000000"> : tensor<25xcomplex<f32>>
  %r = stablehlo.select %x0, %x1, %x2 : tensor<25xi1>, tensor<25xcomplex<f32>>
  %er = stablehlo.constant dense<"0x0000000000000000ACC5273700006040000000000000A0BFACC527370000003F00000000ACC5273700006040ACC527370000003F0000003F000060400000A0BF0000003F0000604000006040000000000000A0BF000000000000A0BF000060400000A0BF0000A0BF0000A0BF0000003F0000A0BFACC527370000003FACC52737000060400000003F0000003F0000A0BF00006040000060400000003F00000000ACC52737000000000000000000006040ACC527370000A0BF000000000000003FACC52737ACC52737"> : tensor<25xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<25xcomplex<f32>>, tensor<25xcomplex<f32>>) -> ()
  return
}

func.func @select_scalar_complex_f32() {
  %x0 = stablehlo.constant dense<false> : tensor<i1>
  %x1 = stablehlo.constant dense<"0x0000000000000000000000000000003F000000000000A0BF000000000000604000000000ACC527370000003F000000000000003F0000003F0000003F0000A0BF0000003F000060400000003FACC527370000A0BF000000000000A0BF0000003F0000A0BF0000A0BF0000A0BF000060400000A0BFACC527370000604000000000000060400000003F000060400000A0BF000060400000604000006040ACC52737ACC5273700000000ACC527370000003FACC527370000A0BFACC5273700006040ACC52737ACC52737"> : tensor<25xcomplex<f32>>
  %x2 = stablehlo.constant dense<"0xACC52737ACC52737ACC5273700006040ACC527370000A0BFACC527370000003FACC527370000000000006040ACC527370000604000006040000060400000A0BF000060400000003F00006040000000000000A0BFACC527370000A0BF000060400000A0BF0000A0BF0000A0BF0000003F0000A0BF000000000000003FACC527370000003F000060400000003F0000A0BF0000003F0000003F0000003F0000000000000000ACC527370000000000006040000000000000A0BF000000000000003F0000000000000000"> : tensor<25xcomplex<f32>>
  %r = stablehlo.select %x0, %x1, %x2 : tensor<i1>, tensor<25xcomplex<f32>>
  %er = stablehlo.constant dense<"0xACC52737ACC52737ACC5273700006040ACC527370000A0BFACC527370000003FACC527370000000000006040ACC527370000604000006040000060400000A0BF000060400000003F00006040000000000000A0BFACC527370000A0BF000060400000A0BF0000A0BF0000A0BF0000003F0000A0BF000000000000003FACC527370000003F000060400000003F0000A0BF0000003F0000003F0000003F0000000000000000ACC527370000000000006040000000000000A0BF000000000000003F0000000000000000"> : tensor<25xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<25xcomplex<f32>>, tensor<25xcomplex<f32>>) -> ()
  return
}

func.func @select_complex_f64() {
  %x0 = stablehlo.constant dense<"0x55555501"> : tensor<25xi1>
  %x1 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000E03F0000000000000000000000000000F4BF00000000000000000000000000000C400000000000000000F168E388B5F8E43E000000000000E03F0000000000000000000000000000E03F000000000000E03F000000000000E03F000000000000F4BF000000000000E03F0000000000000C40000000000000E03FF168E388B5F8E43E000000000000F4BF0000000000000000000000000000F4BF000000000000E03F000000000000F4BF000000000000F4BF000000000000F4BF0000000000000C40000000000000F4BFF168E388B5F8E43E0000000000000C4000000000000000000000000000000C40000000000000E03F0000000000000C40000000000000F4BF0000000000000C400000000000000C400000000000000C40F168E388B5F8E43EF168E388B5F8E43E0000000000000000F168E388B5F8E43E000000000000E03FF168E388B5F8E43E000000000000F4BFF168E388B5F8E43E0000000000000C40F168E388B5F8E43EF168E388B5F8E43E"> : tensor<25xcomplex<f64>>
  %x2 = stablehlo.constant dense<"0xF168E388B5F8E43EF168E388B5F8E43EF168E388B5F8E43E0000000000000C40F168E388B5F8E43E000000000000F4BFF168E388B5F8E43E000000000000E03FF168E388B5F8E43E00000000000000000000000000000C40F168E388B5F8E43E0000000000000C400000000000000C400000000000000C40000000000000F4BF0000000000000C40000000000000E03F0000000000000C400000000000000000000000000000F4BFF168E388B5F8E43E000000000000F4BF0000000000000C40000000000000F4BF000000000000F4BF000000000000F4BF000000000000E03F000000000000F4BF0000000000000000000000000000E03FF168E388B5F8E43E000000000000E03F0000000000000C40000000000000E03F000000000000F4BF000000000000E03F000000000000E03F000000000000E03F00000000000000000000000000000000F168E388B5F8E43E00000000000000000000000000000C400000000000000000000000000000F4BF0000000000000000000000000000E03F00000000000000000000000000000000"> : tensor<25xcomplex<f64>>
  %r = stablehlo.select %x0, %x1, %x2 : tensor<25xi1>, tensor<25xcomplex<f64>>
  %er = stablehlo.constant dense<"0x00000000000000000000000000000000F168E388B5F8E43E0000000000000C400000000000000000000000000000F4BFF168E388B5F8E43E000000000000E03F0000000000000000F168E388B5F8E43E0000000000000C40F168E388B5F8E43E000000000000E03F000000000000E03F0000000000000C40000000000000F4BF000000000000E03F0000000000000C400000000000000C400000000000000000000000000000F4BF0000000000000000000000000000F4BF0000000000000C40000000000000F4BF000000000000F4BF000000000000F4BF000000000000E03F000000000000F4BFF168E388B5F8E43E000000000000E03FF168E388B5F8E43E0000000000000C40000000000000E03F000000000000E03F000000000000F4BF0000000000000C400000000000000C40000000000000E03F0000000000000000F168E388B5F8E43E000000000000000000000000000000000000000000000C40F168E388B5F8E43E000000000000F4BF0000000000000000000000000000E03FF168E388B5F8E43EF168E388B5F8E43E"> : tensor<25xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<25xcomplex<f64>>, tensor<25xcomplex<f64>>) -> ()
  return
}

func.func @select_scalar_complex_f64() {
  %x0 = stablehlo.constant dense<false> : tensor<i1>
  %x1 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000E03F0000000000000000000000000000F4BF00000000000000000000000000000C400000000000000000F168E388B5F8E43E000000000000E03F0000000000000000000000000000E03F000000000000E03F000000000000E03F000000000000F4BF000000000000E03F0000000000000C40000000000000E03FF168E388B5F8E43E000000000000F4BF0000000000000000000000000000F4BF000000000000E03F000000000000F4BF000000000000F4BF000000000000F4BF0000000000000C40000000000000F4BFF168E388B5F8E43E0000000000000C4000000000000000000000000000000C40000000000000E03F0000000000000C40000000000000F4BF0000000000000C400000000000000C400000000000000C40F168E388B5F8E43EF168E388B5F8E43E0000000000000000F168E388B5F8E43E000000000000E03FF168E388B5F8E43E000000000000F4BFF168E388B5F8E43E0000000000000C40F168E388B5F8E43EF168E388B5F8E43E"> : tensor<25xcomplex<f64>>
  %x2 = stablehlo.constant dense<"0xF168E388B5F8E43EF168E388B5F8E43EF168E388B5F8E43E0000000000000C40F168E388B5F8E43E000000000000F4BFF168E388B5F8E43E000000000000E03FF168E388B5F8E43E00000000000000000000000000000C40F168E388B5F8E43E0000000000000C400000000000000C400000000000000C40000000000000F4BF0000000000000C40000000000000E03F0000000000000C400000000000000000000000000000F4BFF168E388B5F8E43E000000000000F4BF0000000000000C40000000000000F4BF000000000000F4BF000000000000F4BF000000000000E03F000000000000F4BF0000000000000000000000000000E03FF168E388B5F8E43E000000000000E03F0000000000000C40000000000000E03F000000000000F4BF000000000000E03F000000000000E03F000000000000E03F00000000000000000000000000000000F168E388B5F8E43E00000000000000000000000000000C400000000000000000000000000000F4BF0000000000000000000000000000E03F00000000000000000000000000000000"> : tensor<25xcomplex<f64>>
  %r = stablehlo.select %x0, %x1, %x2 : tensor<i1>, tensor<25xcomplex<f64>>
  %er = stablehlo.constant dense<"0xF168E388B5F8E43EF168E388B5F8E43EF168E388B5F8E43E0000000000000C40F168E388B5F8E43E000000000000F4BFF168E388B5F8E43E000000000000E03FF168E388B5F8E43E00000000000000000000000000000C40F168E388B5F8E43E0000000000000C400000000000000C400000000000000C40000000000000F4BF0000000000000C40000000000000E03F0000000000000C400000000000000000000000000000F4BFF168E388B5F8E43E000000000000F4BF0000000000000C40000000000000F4BF000000000000F4BF000000000000F4BF000000000000E03F000000000000F4BF0000000000000000000000000000E03FF168E388B5F8E43E000000000000E03F0000000000000C40000000000000E03F000000000000F4BF000000000000E03F000000000000E03F000000000000E03F00000000000000000000000000000000F168E388B5F8E43E00000000000000000000000000000C400000000000000000000000000000F4BF0000000000000000000000000000E03F00000000000000000000000000000000"> : tensor<25xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<25xcomplex<f64>>, tensor<25xcomplex<f64>>) -> ()
  return
}
