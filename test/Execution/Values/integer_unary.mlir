// What JAX computes; written by generate.py.
// RUN: tutti run --quiet %s | FileCheck %s
// CHECK: {{[0-9]+}} functions ran, all expectations hold

func.func @abs_i2() {
  %x0 = stablehlo.constant dense<[-2, -1, 0, 1]> : tensor<4xi2>
  %r = stablehlo.abs %x0 : tensor<4xi2>
  %er = stablehlo.constant dense<[-2, 1, 0, 1]> : tensor<4xi2>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<4xi2>, tensor<4xi2>) -> ()
  return
}

func.func @abs_i4() {
  %x0 = stablehlo.constant dense<[-8, -7, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7]> : tensor<12xi4>
  %r = stablehlo.abs %x0 : tensor<12xi4>
  %er = stablehlo.constant dense<[-8, 7, 2, 1, 0, 1, 2, 3, 4, 5, 6, 7]> : tensor<12xi4>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<12xi4>, tensor<12xi4>) -> ()
  return
}

func.func @abs_i8() {
  %x0 = stablehlo.constant dense<"0x8081F9FEFF000102030507081F2A647E7F"> : tensor<17xi8>
  %r = stablehlo.abs %x0 : tensor<17xi8>
  %er = stablehlo.constant dense<"0x807F070201000102030507081F2A647E7F"> : tensor<17xi8>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<17xi8>, tensor<17xi8>) -> ()
  return
}

func.func @abs_i16() {
  %x0 = stablehlo.constant dense<"0x00800180F9FFFEFFFFFF0000010002000300050007000F0010001F006400AA2AFE7FFF7F"> : tensor<18xi16>
  %r = stablehlo.abs %x0 : tensor<18xi16>
  %er = stablehlo.constant dense<"0x0080FF7F0700020001000000010002000300050007000F0010001F006400AA2AFE7FFF7F"> : tensor<18xi16>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<18xi16>, tensor<18xi16>) -> ()
  return
}

func.func @abs_i32() {
  %x0 = stablehlo.constant dense<"0x0000008001000080F9FFFFFFFEFFFFFFFFFFFFFF0000000001000000020000000300000005000000070000001F0000002000000064000000AAAAAA2AFEFFFF7FFFFFFF7F"> : tensor<17xi32>
  %r = stablehlo.abs %x0 : tensor<17xi32>
  %er = stablehlo.constant dense<"0x00000080FFFFFF7F0700000002000000010000000000000001000000020000000300000005000000070000001F0000002000000064000000AAAAAA2AFEFFFF7FFFFFFF7F"> : tensor<17xi32>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<17xi32>, tensor<17xi32>) -> ()
  return
}

func.func @abs_i64() {
  %x0 = stablehlo.constant dense<"0x00000000000000800100000000000080F9FFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0000000000000000010000000000000002000000000000000300000000000000050000000000000007000000000000001F000000000000003F0000000000000040000000000000006400000000000000AAAAAAAAAAAAAA2AFEFFFFFFFFFFFF7FFFFFFFFFFFFFFF7F"> : tensor<18xi64>
  %r = stablehlo.abs %x0 : tensor<18xi64>
  %er = stablehlo.constant dense<"0x0000000000000080FFFFFFFFFFFFFF7F0700000000000000020000000000000001000000000000000000000000000000010000000000000002000000000000000300000000000000050000000000000007000000000000001F000000000000003F0000000000000040000000000000006400000000000000AAAAAAAAAAAAAA2AFEFFFFFFFFFFFF7FFFFFFFFFFFFFFF7F"> : tensor<18xi64>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<18xi64>, tensor<18xi64>) -> ()
  return
}

func.func @negate_i2() {
  %x0 = stablehlo.constant dense<[-2, -1, 0, 1]> : tensor<4xi2>
  %r = stablehlo.negate %x0 : tensor<4xi2>
  %er = stablehlo.constant dense<[-2, 1, 0, -1]> : tensor<4xi2>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<4xi2>, tensor<4xi2>) -> ()
  return
}

func.func @negate_i4() {
  %x0 = stablehlo.constant dense<[-8, -7, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7]> : tensor<12xi4>
  %r = stablehlo.negate %x0 : tensor<12xi4>
  %er = stablehlo.constant dense<[-8, 7, 2, 1, 0, -1, -2, -3, -4, -5, -6, -7]> : tensor<12xi4>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<12xi4>, tensor<12xi4>) -> ()
  return
}

func.func @negate_i8() {
  %x0 = stablehlo.constant dense<"0x8081F9FEFF000102030507081F2A647E7F"> : tensor<17xi8>
  %r = stablehlo.negate %x0 : tensor<17xi8>
  %er = stablehlo.constant dense<"0x807F07020100FFFEFDFBF9F8E1D69C8281"> : tensor<17xi8>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<17xi8>, tensor<17xi8>) -> ()
  return
}

func.func @negate_i16() {
  %x0 = stablehlo.constant dense<"0x00800180F9FFFEFFFFFF0000010002000300050007000F0010001F006400AA2AFE7FFF7F"> : tensor<18xi16>
  %r = stablehlo.negate %x0 : tensor<18xi16>
  %er = stablehlo.constant dense<"0x0080FF7F0700020001000000FFFFFEFFFDFFFBFFF9FFF1FFF0FFE1FF9CFF56D502800180"> : tensor<18xi16>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<18xi16>, tensor<18xi16>) -> ()
  return
}

func.func @negate_i32() {
  %x0 = stablehlo.constant dense<"0x0000008001000080F9FFFFFFFEFFFFFFFFFFFFFF0000000001000000020000000300000005000000070000001F0000002000000064000000AAAAAA2AFEFFFF7FFFFFFF7F"> : tensor<17xi32>
  %r = stablehlo.negate %x0 : tensor<17xi32>
  %er = stablehlo.constant dense<"0x00000080FFFFFF7F07000000020000000100000000000000FFFFFFFFFEFFFFFFFDFFFFFFFBFFFFFFF9FFFFFFE1FFFFFFE0FFFFFF9CFFFFFF565555D50200008001000080"> : tensor<17xi32>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<17xi32>, tensor<17xi32>) -> ()
  return
}

func.func @negate_i64() {
  %x0 = stablehlo.constant dense<"0x00000000000000800100000000000080F9FFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0000000000000000010000000000000002000000000000000300000000000000050000000000000007000000000000001F000000000000003F0000000000000040000000000000006400000000000000AAAAAAAAAAAAAA2AFEFFFFFFFFFFFF7FFFFFFFFFFFFFFF7F"> : tensor<18xi64>
  %r = stablehlo.negate %x0 : tensor<18xi64>
  %er = stablehlo.constant dense<"0x0000000000000080FFFFFFFFFFFFFF7F0700000000000000020000000000000001000000000000000000000000000000FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFF9FFFFFFFFFFFFFFE1FFFFFFFFFFFFFFC1FFFFFFFFFFFFFFC0FFFFFFFFFFFFFF9CFFFFFFFFFFFFFF56555555555555D502000000000000800100000000000080"> : tensor<18xi64>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<18xi64>, tensor<18xi64>) -> ()
  return
}

func.func @negate_ui2() {
  %x0 = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xui2>
  %r = stablehlo.negate %x0 : tensor<4xui2>
  %er = stablehlo.constant dense<[0, 3, 2, 1]> : tensor<4xui2>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<4xui2>, tensor<4xui2>) -> ()
  return
}

func.func @negate_ui4() {
  %x0 = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 7, 14, 15]> : tensor<9xui4>
  %r = stablehlo.negate %x0 : tensor<9xui4>
  %er = stablehlo.constant dense<[0, 15, 14, 13, 12, 11, 9, 2, 1]> : tensor<9xui4>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<9xui4>, tensor<9xui4>) -> ()
  return
}

func.func @negate_ui8() {
  %x0 = stablehlo.constant dense<"0x000102030507081F5564FEFF"> : tensor<12xui8>
  %r = stablehlo.negate %x0 : tensor<12xui8>
  %er = stablehlo.constant dense<"0x00FFFEFDFBF9F8E1AB9C0201"> : tensor<12xui8>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<12xui8>, tensor<12xui8>) -> ()
  return
}

func.func @negate_ui16() {
  %x0 = stablehlo.constant dense<"0x0000010002000300050007000F0010001F0064005555FEFFFFFF"> : tensor<13xui16>
  %r = stablehlo.negate %x0 : tensor<13xui16>
  %er = stablehlo.constant dense<"0x0000FFFFFEFFFDFFFBFFF9FFF1FFF0FFE1FF9CFFABAA02000100"> : tensor<13xui16>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<13xui16>, tensor<13xui16>) -> ()
  return
}

func.func @negate_ui32() {
  %x0 = stablehlo.constant dense<"0x0000000001000000020000000300000005000000070000001F000000200000006400000055555555FEFFFFFFFFFFFFFF"> : tensor<12xui32>
  %r = stablehlo.negate %x0 : tensor<12xui32>
  %er = stablehlo.constant dense<"0x00000000FFFFFFFFFEFFFFFFFDFFFFFFFBFFFFFFF9FFFFFFE1FFFFFFE0FFFFFF9CFFFFFFABAAAAAA0200000001000000"> : tensor<12xui32>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<12xui32>, tensor<12xui32>) -> ()
  return
}

func.func @negate_ui64() {
  %x0 = stablehlo.constant dense<"0x0000000000000000010000000000000002000000000000000300000000000000050000000000000007000000000000001F000000000000003F00000000000000400000000000000064000000000000005555555555555555FEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<13xui64>
  %r = stablehlo.negate %x0 : tensor<13xui64>
  %er = stablehlo.constant dense<"0x0000000000000000FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFF9FFFFFFFFFFFFFFE1FFFFFFFFFFFFFFC1FFFFFFFFFFFFFFC0FFFFFFFFFFFFFF9CFFFFFFFFFFFFFFABAAAAAAAAAAAAAA02000000000000000100000000000000"> : tensor<13xui64>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<13xui64>, tensor<13xui64>) -> ()
  return
}

func.func @sign_i2() {
  %x0 = stablehlo.constant dense<[-2, -1, 0, 1]> : tensor<4xi2>
  %r = stablehlo.sign %x0 : tensor<4xi2>
  %er = stablehlo.constant dense<[-1, -1, 0, 1]> : tensor<4xi2>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<4xi2>, tensor<4xi2>) -> ()
  return
}

func.func @sign_i4() {
  %x0 = stablehlo.constant dense<[-8, -7, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7]> : tensor<12xi4>
  %r = stablehlo.sign %x0 : tensor<12xi4>
  %er = stablehlo.constant dense<[-1, -1, -1, -1, 0, 1, 1, 1, 1, 1, 1, 1]> : tensor<12xi4>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<12xi4>, tensor<12xi4>) -> ()
  return
}

func.func @sign_i8() {
  %x0 = stablehlo.constant dense<"0x8081F9FEFF000102030507081F2A647E7F"> : tensor<17xi8>
  %r = stablehlo.sign %x0 : tensor<17xi8>
  %er = stablehlo.constant dense<"0xFFFFFFFFFF000101010101010101010101"> : tensor<17xi8>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<17xi8>, tensor<17xi8>) -> ()
  return
}

func.func @sign_i16() {
  %x0 = stablehlo.constant dense<"0x00800180F9FFFEFFFFFF0000010002000300050007000F0010001F006400AA2AFE7FFF7F"> : tensor<18xi16>
  %r = stablehlo.sign %x0 : tensor<18xi16>
  %er = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFFFF0000010001000100010001000100010001000100010001000100"> : tensor<18xi16>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<18xi16>, tensor<18xi16>) -> ()
  return
}

func.func @sign_i32() {
  %x0 = stablehlo.constant dense<"0x0000008001000080F9FFFFFFFEFFFFFFFFFFFFFF0000000001000000020000000300000005000000070000001F0000002000000064000000AAAAAA2AFEFFFF7FFFFFFF7F"> : tensor<17xi32>
  %r = stablehlo.sign %x0 : tensor<17xi32>
  %er = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF000000000100000001000000010000000100000001000000010000000100000001000000010000000100000001000000"> : tensor<17xi32>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<17xi32>, tensor<17xi32>) -> ()
  return
}

func.func @sign_i64() {
  %x0 = stablehlo.constant dense<"0x00000000000000800100000000000080F9FFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0000000000000000010000000000000002000000000000000300000000000000050000000000000007000000000000001F000000000000003F0000000000000040000000000000006400000000000000AAAAAAAAAAAAAA2AFEFFFFFFFFFFFF7FFFFFFFFFFFFFFF7F"> : tensor<18xi64>
  %r = stablehlo.sign %x0 : tensor<18xi64>
  %er = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0000000000000000010000000000000001000000000000000100000000000000010000000000000001000000000000000100000000000000010000000000000001000000000000000100000000000000010000000000000001000000000000000100000000000000"> : tensor<18xi64>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<18xi64>, tensor<18xi64>) -> ()
  return
}

func.func @not_i2() {
  %x0 = stablehlo.constant dense<[-2, -1, 0, 1]> : tensor<4xi2>
  %r = stablehlo.not %x0 : tensor<4xi2>
  %er = stablehlo.constant dense<[1, 0, -1, -2]> : tensor<4xi2>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<4xi2>, tensor<4xi2>) -> ()
  return
}

func.func @not_i4() {
  %x0 = stablehlo.constant dense<[-8, -7, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7]> : tensor<12xi4>
  %r = stablehlo.not %x0 : tensor<12xi4>
  %er = stablehlo.constant dense<[7, 6, 1, 0, -1, -2, -3, -4, -5, -6, -7, -8]> : tensor<12xi4>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<12xi4>, tensor<12xi4>) -> ()
  return
}

func.func @not_i8() {
  %x0 = stablehlo.constant dense<"0x8081F9FEFF000102030507081F2A647E7F"> : tensor<17xi8>
  %r = stablehlo.not %x0 : tensor<17xi8>
  %er = stablehlo.constant dense<"0x7F7E060100FFFEFDFCFAF8F7E0D59B8180"> : tensor<17xi8>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<17xi8>, tensor<17xi8>) -> ()
  return
}

func.func @not_i16() {
  %x0 = stablehlo.constant dense<"0x00800180F9FFFEFFFFFF0000010002000300050007000F0010001F006400AA2AFE7FFF7F"> : tensor<18xi16>
  %r = stablehlo.not %x0 : tensor<18xi16>
  %er = stablehlo.constant dense<"0xFF7FFE7F060001000000FFFFFEFFFDFFFCFFFAFFF8FFF0FFEFFFE0FF9BFF55D501800080"> : tensor<18xi16>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<18xi16>, tensor<18xi16>) -> ()
  return
}

func.func @not_i32() {
  %x0 = stablehlo.constant dense<"0x0000008001000080F9FFFFFFFEFFFFFFFFFFFFFF0000000001000000020000000300000005000000070000001F0000002000000064000000AAAAAA2AFEFFFF7FFFFFFF7F"> : tensor<17xi32>
  %r = stablehlo.not %x0 : tensor<17xi32>
  %er = stablehlo.constant dense<"0xFFFFFF7FFEFFFF7F060000000100000000000000FFFFFFFFFEFFFFFFFDFFFFFFFCFFFFFFFAFFFFFFF8FFFFFFE0FFFFFFDFFFFFFF9BFFFFFF555555D50100008000000080"> : tensor<17xi32>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<17xi32>, tensor<17xi32>) -> ()
  return
}

func.func @not_i64() {
  %x0 = stablehlo.constant dense<"0x00000000000000800100000000000080F9FFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0000000000000000010000000000000002000000000000000300000000000000050000000000000007000000000000001F000000000000003F0000000000000040000000000000006400000000000000AAAAAAAAAAAAAA2AFEFFFFFFFFFFFF7FFFFFFFFFFFFFFF7F"> : tensor<18xi64>
  %r = stablehlo.not %x0 : tensor<18xi64>
  %er = stablehlo.constant dense<"0xFFFFFFFFFFFFFF7FFEFFFFFFFFFFFF7F060000000000000001000000000000000000000000000000FFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFF8FFFFFFFFFFFFFFE0FFFFFFFFFFFFFFC0FFFFFFFFFFFFFFBFFFFFFFFFFFFFFF9BFFFFFFFFFFFFFF55555555555555D501000000000000800000000000000080"> : tensor<18xi64>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<18xi64>, tensor<18xi64>) -> ()
  return
}

func.func @not_ui2() {
  %x0 = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xui2>
  %r = stablehlo.not %x0 : tensor<4xui2>
  %er = stablehlo.constant dense<[3, 2, 1, 0]> : tensor<4xui2>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<4xui2>, tensor<4xui2>) -> ()
  return
}

func.func @not_ui4() {
  %x0 = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 7, 14, 15]> : tensor<9xui4>
  %r = stablehlo.not %x0 : tensor<9xui4>
  %er = stablehlo.constant dense<[15, 14, 13, 12, 11, 10, 8, 1, 0]> : tensor<9xui4>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<9xui4>, tensor<9xui4>) -> ()
  return
}

func.func @not_ui8() {
  %x0 = stablehlo.constant dense<"0x000102030507081F5564FEFF"> : tensor<12xui8>
  %r = stablehlo.not %x0 : tensor<12xui8>
  %er = stablehlo.constant dense<"0xFFFEFDFCFAF8F7E0AA9B0100"> : tensor<12xui8>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<12xui8>, tensor<12xui8>) -> ()
  return
}

func.func @not_ui16() {
  %x0 = stablehlo.constant dense<"0x0000010002000300050007000F0010001F0064005555FEFFFFFF"> : tensor<13xui16>
  %r = stablehlo.not %x0 : tensor<13xui16>
  %er = stablehlo.constant dense<"0xFFFFFEFFFDFFFCFFFAFFF8FFF0FFEFFFE0FF9BFFAAAA01000000"> : tensor<13xui16>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<13xui16>, tensor<13xui16>) -> ()
  return
}

func.func @not_ui32() {
  %x0 = stablehlo.constant dense<"0x0000000001000000020000000300000005000000070000001F000000200000006400000055555555FEFFFFFFFFFFFFFF"> : tensor<12xui32>
  %r = stablehlo.not %x0 : tensor<12xui32>
  %er = stablehlo.constant dense<"0xFFFFFFFFFEFFFFFFFDFFFFFFFCFFFFFFFAFFFFFFF8FFFFFFE0FFFFFFDFFFFFFF9BFFFFFFAAAAAAAA0100000000000000"> : tensor<12xui32>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<12xui32>, tensor<12xui32>) -> ()
  return
}

func.func @not_ui64() {
  %x0 = stablehlo.constant dense<"0x0000000000000000010000000000000002000000000000000300000000000000050000000000000007000000000000001F000000000000003F00000000000000400000000000000064000000000000005555555555555555FEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<13xui64>
  %r = stablehlo.not %x0 : tensor<13xui64>
  %er = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFF8FFFFFFFFFFFFFFE0FFFFFFFFFFFFFFC0FFFFFFFFFFFFFFBFFFFFFFFFFFFFFF9BFFFFFFFFFFFFFFAAAAAAAAAAAAAAAA01000000000000000000000000000000"> : tensor<13xui64>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<13xui64>, tensor<13xui64>) -> ()
  return
}

func.func @count_leading_zeros_i2() {
  %x0 = stablehlo.constant dense<[-2, -1, 0, 1]> : tensor<4xi2>
  %r = stablehlo.count_leading_zeros %x0 : tensor<4xi2>
  %er = stablehlo.constant dense<[0, 0, -2, 1]> : tensor<4xi2>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<4xi2>, tensor<4xi2>) -> ()
  return
}

func.func @count_leading_zeros_i4() {
  %x0 = stablehlo.constant dense<[-8, -7, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7]> : tensor<12xi4>
  %r = stablehlo.count_leading_zeros %x0 : tensor<12xi4>
  %er = stablehlo.constant dense<[0, 0, 0, 0, 4, 3, 2, 2, 1, 1, 1, 1]> : tensor<12xi4>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<12xi4>, tensor<12xi4>) -> ()
  return
}

func.func @count_leading_zeros_i8() {
  %x0 = stablehlo.constant dense<"0x8081F9FEFF000102030507081F2A647E7F"> : tensor<17xi8>
  %r = stablehlo.count_leading_zeros %x0 : tensor<17xi8>
  %er = stablehlo.constant dense<"0x0000000000080706060505040302010101"> : tensor<17xi8>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<17xi8>, tensor<17xi8>) -> ()
  return
}

func.func @count_leading_zeros_i16() {
  %x0 = stablehlo.constant dense<"0x00800180F9FFFEFFFFFF0000010002000300050007000F0010001F006400AA2AFE7FFF7F"> : tensor<18xi16>
  %r = stablehlo.count_leading_zeros %x0 : tensor<18xi16>
  %er = stablehlo.constant dense<"0x0000000000000000000010000F000E000E000D000D000C000B000B000900020001000100"> : tensor<18xi16>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<18xi16>, tensor<18xi16>) -> ()
  return
}

func.func @count_leading_zeros_i32() {
  %x0 = stablehlo.constant dense<"0x0000008001000080F9FFFFFFFEFFFFFFFFFFFFFF0000000001000000020000000300000005000000070000001F0000002000000064000000AAAAAA2AFEFFFF7FFFFFFF7F"> : tensor<17xi32>
  %r = stablehlo.count_leading_zeros %x0 : tensor<17xi32>
  %er = stablehlo.constant dense<"0x0000000000000000000000000000000000000000200000001F0000001E0000001E0000001D0000001D0000001B0000001A00000019000000020000000100000001000000"> : tensor<17xi32>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<17xi32>, tensor<17xi32>) -> ()
  return
}

func.func @count_leading_zeros_i64() {
  %x0 = stablehlo.constant dense<"0x00000000000000800100000000000080F9FFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0000000000000000010000000000000002000000000000000300000000000000050000000000000007000000000000001F000000000000003F0000000000000040000000000000006400000000000000AAAAAAAAAAAAAA2AFEFFFFFFFFFFFF7FFFFFFFFFFFFFFF7F"> : tensor<18xi64>
  %r = stablehlo.count_leading_zeros %x0 : tensor<18xi64>
  %er = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000040000000000000003F000000000000003E000000000000003E000000000000003D000000000000003D000000000000003B000000000000003A0000000000000039000000000000003900000000000000020000000000000001000000000000000100000000000000"> : tensor<18xi64>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<18xi64>, tensor<18xi64>) -> ()
  return
}

func.func @count_leading_zeros_ui2() {
  %x0 = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xui2>
  %r = stablehlo.count_leading_zeros %x0 : tensor<4xui2>
  %er = stablehlo.constant dense<[2, 1, 0, 0]> : tensor<4xui2>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<4xui2>, tensor<4xui2>) -> ()
  return
}

func.func @count_leading_zeros_ui4() {
  %x0 = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 7, 14, 15]> : tensor<9xui4>
  %r = stablehlo.count_leading_zeros %x0 : tensor<9xui4>
  %er = stablehlo.constant dense<[4, 3, 2, 2, 1, 1, 1, 0, 0]> : tensor<9xui4>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<9xui4>, tensor<9xui4>) -> ()
  return
}

func.func @count_leading_zeros_ui8() {
  %x0 = stablehlo.constant dense<"0x000102030507081F5564FEFF"> : tensor<12xui8>
  %r = stablehlo.count_leading_zeros %x0 : tensor<12xui8>
  %er = stablehlo.constant dense<"0x080706060505040301010000"> : tensor<12xui8>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<12xui8>, tensor<12xui8>) -> ()
  return
}

func.func @count_leading_zeros_ui16() {
  %x0 = stablehlo.constant dense<"0x0000010002000300050007000F0010001F0064005555FEFFFFFF"> : tensor<13xui16>
  %r = stablehlo.count_leading_zeros %x0 : tensor<13xui16>
  %er = stablehlo.constant dense<"0x10000F000E000E000D000D000C000B000B000900010000000000"> : tensor<13xui16>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<13xui16>, tensor<13xui16>) -> ()
  return
}

func.func @count_leading_zeros_ui32() {
  %x0 = stablehlo.constant dense<"0x0000000001000000020000000300000005000000070000001F000000200000006400000055555555FEFFFFFFFFFFFFFF"> : tensor<12xui32>
  %r = stablehlo.count_leading_zeros %x0 : tensor<12xui32>
  %er = stablehlo.constant dense<"0x200000001F0000001E0000001E0000001D0000001D0000001B0000001A00000019000000010000000000000000000000"> : tensor<12xui32>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<12xui32>, tensor<12xui32>) -> ()
  return
}

func.func @count_leading_zeros_ui64() {
  %x0 = stablehlo.constant dense<"0x0000000000000000010000000000000002000000000000000300000000000000050000000000000007000000000000001F000000000000003F00000000000000400000000000000064000000000000005555555555555555FEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<13xui64>
  %r = stablehlo.count_leading_zeros %x0 : tensor<13xui64>
  %er = stablehlo.constant dense<"0x40000000000000003F000000000000003E000000000000003E000000000000003D000000000000003D000000000000003B000000000000003A0000000000000039000000000000003900000000000000010000000000000000000000000000000000000000000000"> : tensor<13xui64>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<13xui64>, tensor<13xui64>) -> ()
  return
}

func.func @popcnt_i2() {
  %x0 = stablehlo.constant dense<[-2, -1, 0, 1]> : tensor<4xi2>
  %r = stablehlo.popcnt %x0 : tensor<4xi2>
  %er = stablehlo.constant dense<[1, -2, 0, 1]> : tensor<4xi2>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<4xi2>, tensor<4xi2>) -> ()
  return
}

func.func @popcnt_i4() {
  %x0 = stablehlo.constant dense<[-8, -7, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7]> : tensor<12xi4>
  %r = stablehlo.popcnt %x0 : tensor<12xi4>
  %er = stablehlo.constant dense<[1, 2, 3, 4, 0, 1, 1, 2, 1, 2, 2, 3]> : tensor<12xi4>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<12xi4>, tensor<12xi4>) -> ()
  return
}

func.func @popcnt_i8() {
  %x0 = stablehlo.constant dense<"0x8081F9FEFF000102030507081F2A647E7F"> : tensor<17xi8>
  %r = stablehlo.popcnt %x0 : tensor<17xi8>
  %er = stablehlo.constant dense<"0x0102060708000101020203010503030607"> : tensor<17xi8>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<17xi8>, tensor<17xi8>) -> ()
  return
}

func.func @popcnt_i16() {
  %x0 = stablehlo.constant dense<"0x00800180F9FFFEFFFFFF0000010002000300050007000F0010001F006400AA2AFE7FFF7F"> : tensor<18xi16>
  %r = stablehlo.popcnt %x0 : tensor<18xi16>
  %er = stablehlo.constant dense<"0x010002000E000F001000000001000100020002000300040001000500030007000E000F00"> : tensor<18xi16>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<18xi16>, tensor<18xi16>) -> ()
  return
}

func.func @popcnt_i32() {
  %x0 = stablehlo.constant dense<"0x0000008001000080F9FFFFFFFEFFFFFFFFFFFFFF0000000001000000020000000300000005000000070000001F0000002000000064000000AAAAAA2AFEFFFF7FFFFFFF7F"> : tensor<17xi32>
  %r = stablehlo.popcnt %x0 : tensor<17xi32>
  %er = stablehlo.constant dense<"0x01000000020000001E0000001F000000200000000000000001000000010000000200000002000000030000000500000001000000030000000F0000001E0000001F000000"> : tensor<17xi32>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<17xi32>, tensor<17xi32>) -> ()
  return
}

func.func @popcnt_i64() {
  %x0 = stablehlo.constant dense<"0x00000000000000800100000000000080F9FFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0000000000000000010000000000000002000000000000000300000000000000050000000000000007000000000000001F000000000000003F0000000000000040000000000000006400000000000000AAAAAAAAAAAAAA2AFEFFFFFFFFFFFF7FFFFFFFFFFFFFFF7F"> : tensor<18xi64>
  %r = stablehlo.popcnt %x0 : tensor<18xi64>
  %er = stablehlo.constant dense<"0x010000000000000002000000000000003E000000000000003F00000000000000400000000000000000000000000000000100000000000000010000000000000002000000000000000200000000000000030000000000000005000000000000000600000000000000010000000000000003000000000000001F000000000000003E000000000000003F00000000000000"> : tensor<18xi64>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<18xi64>, tensor<18xi64>) -> ()
  return
}

func.func @popcnt_ui2() {
  %x0 = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xui2>
  %r = stablehlo.popcnt %x0 : tensor<4xui2>
  %er = stablehlo.constant dense<[0, 1, 1, 2]> : tensor<4xui2>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<4xui2>, tensor<4xui2>) -> ()
  return
}

func.func @popcnt_ui4() {
  %x0 = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 7, 14, 15]> : tensor<9xui4>
  %r = stablehlo.popcnt %x0 : tensor<9xui4>
  %er = stablehlo.constant dense<[0, 1, 1, 2, 1, 2, 3, 3, 4]> : tensor<9xui4>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<9xui4>, tensor<9xui4>) -> ()
  return
}

func.func @popcnt_ui8() {
  %x0 = stablehlo.constant dense<"0x000102030507081F5564FEFF"> : tensor<12xui8>
  %r = stablehlo.popcnt %x0 : tensor<12xui8>
  %er = stablehlo.constant dense<"0x000101020203010504030708"> : tensor<12xui8>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<12xui8>, tensor<12xui8>) -> ()
  return
}

func.func @popcnt_ui16() {
  %x0 = stablehlo.constant dense<"0x0000010002000300050007000F0010001F0064005555FEFFFFFF"> : tensor<13xui16>
  %r = stablehlo.popcnt %x0 : tensor<13xui16>
  %er = stablehlo.constant dense<"0x000001000100020002000300040001000500030008000F001000"> : tensor<13xui16>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<13xui16>, tensor<13xui16>) -> ()
  return
}

func.func @popcnt_ui32() {
  %x0 = stablehlo.constant dense<"0x0000000001000000020000000300000005000000070000001F000000200000006400000055555555FEFFFFFFFFFFFFFF"> : tensor<12xui32>
  %r = stablehlo.popcnt %x0 : tensor<12xui32>
  %er = stablehlo.constant dense<"0x000000000100000001000000020000000200000003000000050000000100000003000000100000001F00000020000000"> : tensor<12xui32>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<12xui32>, tensor<12xui32>) -> ()
  return
}

func.func @popcnt_ui64() {
  %x0 = stablehlo.constant dense<"0x0000000000000000010000000000000002000000000000000300000000000000050000000000000007000000000000001F000000000000003F00000000000000400000000000000064000000000000005555555555555555FEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<13xui64>
  %r = stablehlo.popcnt %x0 : tensor<13xui64>
  %er = stablehlo.constant dense<"0x000000000000000001000000000000000100000000000000020000000000000002000000000000000300000000000000050000000000000006000000000000000100000000000000030000000000000020000000000000003F000000000000004000000000000000"> : tensor<13xui64>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<13xui64>, tensor<13xui64>) -> ()
  return
}
