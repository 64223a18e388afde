// What JAX computes; written by generate.py.
// RUN: tutti run --quiet %s | FileCheck %s
// CHECK: {{[0-9]+}} functions ran, all expectations hold

func.func @clamp_i1() {
  %x0 = stablehlo.constant dense<false> : tensor<i1>
  %x1 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %x2 = stablehlo.constant dense<true> : tensor<i1>
  %r = stablehlo.clamp %x0, %x1, %x2 : (tensor<i1>, tensor<2xi1>, tensor<i1>) -> tensor<2xi1>
  %er = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<2xi1>, tensor<2xi1>) -> ()
  return
}

func.func @clamp_i2() {
  %x0 = stablehlo.constant dense<0> : tensor<i2>
  %x1 = stablehlo.constant dense<[-2, -1, 0, 1]> : tensor<4xi2>
  %x2 = stablehlo.constant dense<1> : tensor<i2>
  %r = stablehlo.clamp %x0, %x1, %x2 : (tensor<i2>, tensor<4xi2>, tensor<i2>) -> tensor<4xi2>
  %er = stablehlo.constant dense<[0, 0, 0, 1]> : tensor<4xi2>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<4xi2>, tensor<4xi2>) -> ()
  return
}

func.func @clamp_i4() {
  %x0 = stablehlo.constant dense<1> : tensor<i4>
  %x1 = stablehlo.constant dense<[-8, -7, -1, 0, 1, 2, 3, 4, 7]> : tensor<9xi4>
  %x2 = stablehlo.constant dense<3> : tensor<i4>
  %r = stablehlo.clamp %x0, %x1, %x2 : (tensor<i4>, tensor<9xi4>, tensor<i4>) -> tensor<9xi4>
  %er = stablehlo.constant dense<[1, 1, 1, 1, 1, 2, 3, 3, 3]> : tensor<9xi4>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<9xi4>, tensor<9xi4>) -> ()
  return
}

func.func @clamp_i8() {
  %x0 = stablehlo.constant dense<"0x01"> : tensor<i8>
  %x1 = stablehlo.constant dense<"0x80F9FF0001020307082A7F"> : tensor<11xi8>
  %x2 = stablehlo.constant dense<"0x03"> : tensor<i8>
  %r = stablehlo.clamp %x0, %x1, %x2 : (tensor<i8>, tensor<11xi8>, tensor<i8>) -> tensor<11xi8>
  %er = stablehlo.constant dense<"0x0101010101020303030303"> : tensor<11xi8>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<11xi8>, tensor<11xi8>) -> ()
  return
}

func.func @clamp_i16() {
  %x0 = stablehlo.constant dense<"0x0100"> : tensor<i16>
  %x1 = stablehlo.constant dense<"0x0080F9FFFFFF00000100020003000F001000AA2AFF7F"> : tensor<11xi16>
  %x2 = stablehlo.constant dense<"0x0300"> : tensor<i16>
  %r = stablehlo.clamp %x0, %x1, %x2 : (tensor<i16>, tensor<11xi16>, tensor<i16>) -> tensor<11xi16>
  %er = stablehlo.constant dense<"0x01000100010001000100020003000300030003000300"> : tensor<11xi16>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<11xi16>, tensor<11xi16>) -> ()
  return
}

func.func @clamp_i32() {
  %x0 = stablehlo.constant dense<"0x01000000"> : tensor<i32>
  %x1 = stablehlo.constant dense<"0x00000080F9FFFFFFFFFFFFFF000000000100000002000000030000001F00000020000000AAAAAA2AFFFFFF7F"> : tensor<11xi32>
  %x2 = stablehlo.constant dense<"0x03000000"> : tensor<i32>
  %r = stablehlo.clamp %x0, %x1, %x2 : (tensor<i32>, tensor<11xi32>, tensor<i32>) -> tensor<11xi32>
  %er = stablehlo.constant dense<"0x0100000001000000010000000100000001000000020000000300000003000000030000000300000003000000"> : tensor<11xi32>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<11xi32>, tensor<11xi32>) -> ()
  return
}

func.func @clamp_i64() {
  %x0 = stablehlo.constant dense<"0x0100000000000000"> : tensor<i64>
  %x1 = stablehlo.constant dense<"0x0000000000000080F9FFFFFFFFFFFFFFFFFFFFFFFFFFFFFF00000000000000000100000000000000020000000000000003000000000000003F000000000000004000000000000000AAAAAAAAAAAAAA2AFFFFFFFFFFFFFF7F"> : tensor<11xi64>
  %x2 = stablehlo.constant dense<"0x0300000000000000"> : tensor<i64>
  %r = stablehlo.clamp %x0, %x1, %x2 : (tensor<i64>, tensor<11xi64>, tensor<i64>) -> tensor<11xi64>
  %er = stablehlo.constant dense<"0x01000000000000000100000000000000010000000000000001000000000000000100000000000000020000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000"> : tensor<11xi64>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<11xi64>, tensor<11xi64>) -> ()
  return
}

func.func @clamp_ui2() {
  %x0 = stablehlo.constant dense<0> : tensor<ui2>
  %x1 = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xui2>
  %x2 = stablehlo.constant dense<1> : tensor<ui2>
  %r = stablehlo.clamp %x0, %x1, %x2 : (tensor<ui2>, tensor<4xui2>, tensor<ui2>) -> tensor<4xui2>
  %er = stablehlo.constant dense<[0, 1, 1, 1]> : tensor<4xui2>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<4xui2>, tensor<4xui2>) -> ()
  return
}

func.func @clamp_ui4() {
  %x0 = stablehlo.constant dense<1> : tensor<ui4>
  %x1 = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 15]> : tensor<7xui4>
  %x2 = stablehlo.constant dense<3> : tensor<ui4>
  %r = stablehlo.clamp %x0, %x1, %x2 : (tensor<ui4>, tensor<7xui4>, tensor<ui4>) -> tensor<7xui4>
  %er = stablehlo.constant dense<[1, 1, 2, 3, 3, 3, 3]> : tensor<7xui4>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<7xui4>, tensor<7xui4>) -> ()
  return
}

func.func @clamp_ui8() {
  %x0 = stablehlo.constant dense<"0x01"> : tensor<ui8>
  %x1 = stablehlo.constant dense<"0x00010203070855FF"> : tensor<8xui8>
  %x2 = stablehlo.constant dense<"0x03"> : tensor<ui8>
  %r = stablehlo.clamp %x0, %x1, %x2 : (tensor<ui8>, tensor<8xui8>, tensor<ui8>) -> tensor<8xui8>
  %er = stablehlo.constant dense<"0x0101020303030303"> : tensor<8xui8>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<8xui8>, tensor<8xui8>) -> ()
  return
}

func.func @clamp_ui16() {
  %x0 = stablehlo.constant dense<"0x0100"> : tensor<ui16>
  %x1 = stablehlo.constant dense<"0x00000100020003000F0010005555FFFF"> : tensor<8xui16>
  %x2 = stablehlo.constant dense<"0x0300"> : tensor<ui16>
  %r = stablehlo.clamp %x0, %x1, %x2 : (tensor<ui16>, tensor<8xui16>, tensor<ui16>) -> tensor<8xui16>
  %er = stablehlo.constant dense<"0x01000100020003000300030003000300"> : tensor<8xui16>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<8xui16>, tensor<8xui16>) -> ()
  return
}

func.func @clamp_ui32() {
  %x0 = stablehlo.constant dense<"0x01000000"> : tensor<ui32>
  %x1 = stablehlo.constant dense<"0x000000000100000002000000030000001F0000002000000055555555FFFFFFFF"> : tensor<8xui32>
  %x2 = stablehlo.constant dense<"0x03000000"> : tensor<ui32>
  %r = stablehlo.clamp %x0, %x1, %x2 : (tensor<ui32>, tensor<8xui32>, tensor<ui32>) -> tensor<8xui32>
  %er = stablehlo.constant dense<"0x0100000001000000020000000300000003000000030000000300000003000000"> : tensor<8xui32>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<8xui32>, tensor<8xui32>) -> ()
  return
}

func.func @clamp_ui64() {
  %x0 = stablehlo.constant dense<"0x0100000000000000"> : tensor<ui64>
  %x1 = stablehlo.constant dense<"0x00000000000000000100000000000000020000000000000003000000000000003F0000000000000040000000000000005555555555555555FFFFFFFFFFFFFFFF"> : tensor<8xui64>
  %x2 = stablehlo.constant dense<"0x0300000000000000"> : tensor<ui64>
  %r = stablehlo.clamp %x0, %x1, %x2 : (tensor<ui64>, tensor<8xui64>, tensor<ui64>) -> tensor<8xui64>
  %er = stablehlo.constant dense<"0x01000000000000000100000000000000020000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000"> : tensor<8xui64>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<8xui64>, tensor<8xui64>) -> ()
  return
}

func.func @clamp_f4E2M1FN() {
  %x0 = stablehlo.constant dense<"0x02"> : tensor<f4E2M1FN>
  %x1 = stablehlo.constant dense<"0x000801020B040C050F03070A"> : tensor<12xf4E2M1FN>
  %x2 = stablehlo.constant dense<"0x05"> : tensor<f4E2M1FN>
  %r = stablehlo.clamp %x0, %x1, %x2 : (tensor<f4E2M1FN>, tensor<12xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<12xf4E2M1FN>
  %er = stablehlo.constant dense<"0x020202020204020502030502"> : tensor<12xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<12xf4E2M1FN>, tensor<12xf4E2M1FN>) -> ()
  return
}

func.func @clamp_f8E3M4() {
  %x0 = stablehlo.constant dense<"0x30"> : tensor<f8E3M4>
  %x1 = stablehlo.constant dense<"0x00802030B840C448E406316F90017870F0"> : tensor<17xf8E3M4>
  %x2 = stablehlo.constant dense<"0x48"> : tensor<f8E3M4>
  %r = stablehlo.clamp %x0, %x1, %x2 : (tensor<f8E3M4>, tensor<17xf8E3M4>, tensor<f8E3M4>) -> tensor<17xf8E3M4>
  %er = stablehlo.constant dense<"0x3030303030403048303031483030784830"> : tensor<17xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<17xf8E3M4>, tensor<17xf8E3M4>) -> ()
  return
}

func.func @clamp_f8E4M3() {
  %x0 = stablehlo.constant dense<"0x38"> : tensor<f8E4M3>
  %x1 = stablehlo.constant dense<"0x00803038BC40C244D21D397788017C78F8"> : tensor<17xf8E4M3>
  %x2 = stablehlo.constant dense<"0x44"> : tensor<f8E4M3>
  %r = stablehlo.clamp %x0, %x1, %x2 : (tensor<f8E4M3>, tensor<17xf8E4M3>, tensor<f8E4M3>) -> tensor<17xf8E4M3>
  %er = stablehlo.constant dense<"0x38383838384038443838394438387C4438"> : tensor<17xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<17xf8E4M3>, tensor<17xf8E4M3>) -> ()
  return
}

func.func @clamp_f8E4M3B11FNUZ() {
  %x0 = stablehlo.constant dense<"0x58"> : tensor<f8E4M3B11FNUZ>
  %x1 = stablehlo.constant dense<"0x005058DC60E264F23D597F880180"> : tensor<14xf8E4M3B11FNUZ>
  %x2 = stablehlo.constant dense<"0x64"> : tensor<f8E4M3B11FNUZ>
  %r = stablehlo.clamp %x0, %x1, %x2 : (tensor<f8E4M3B11FNUZ>, tensor<14xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<14xf8E4M3B11FNUZ>
  %er = stablehlo.constant dense<"0x5858585860586458585964585880"> : tensor<14xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<14xf8E4M3B11FNUZ>, tensor<14xf8E4M3B11FNUZ>) -> ()
  return
}

func.func @clamp_f8E4M3FN() {
  %x0 = stablehlo.constant dense<"0x38"> : tensor<f8E4M3FN>
  %x1 = stablehlo.constant dense<"0x00803038BC40C244D21D397E88017FFF"> : tensor<16xf8E4M3FN>
  %x2 = stablehlo.constant dense<"0x44"> : tensor<f8E4M3FN>
  %r = stablehlo.clamp %x0, %x1, %x2 : (tensor<f8E4M3FN>, tensor<16xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<16xf8E4M3FN>
  %er = stablehlo.constant dense<"0x38383838384038443838394438387FFF"> : tensor<16xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<16xf8E4M3FN>, tensor<16xf8E4M3FN>) -> ()
  return
}

func.func @clamp_f8E4M3FNUZ() {
  %x0 = stablehlo.constant dense<"0x40"> : tensor<f8E4M3FNUZ>
  %x1 = stablehlo.constant dense<"0x003840C448CA4CDA25417F880180"> : tensor<14xf8E4M3FNUZ>
  %x2 = stablehlo.constant dense<"0x4C"> : tensor<f8E4M3FNUZ>
  %r = stablehlo.clamp %x0, %x1, %x2 : (tensor<f8E4M3FNUZ>, tensor<14xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<14xf8E4M3FNUZ>
  %er = stablehlo.constant dense<"0x4040404048404C4040414C404080"> : tensor<14xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<14xf8E4M3FNUZ>, tensor<14xf8E4M3FNUZ>) -> ()
  return
}

func.func @clamp_f8E5M2() {
  %x0 = stablehlo.constant dense<"0x3C"> : tensor<f8E5M2>
  %x1 = stablehlo.constant dense<"0x0080383CBE40C142C92E3D7B84017E7CFC"> : tensor<17xf8E5M2>
  %x2 = stablehlo.constant dense<"0x42"> : tensor<f8E5M2>
  %r = stablehlo.clamp %x0, %x1, %x2 : (tensor<f8E5M2>, tensor<17xf8E5M2>, tensor<f8E5M2>) -> tensor<17xf8E5M2>
  %er = stablehlo.constant dense<"0x3C3C3C3C3C403C423C3C3D423C3C7E423C"> : tensor<17xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<17xf8E5M2>, tensor<17xf8E5M2>) -> ()
  return
}

func.func @clamp_f8E5M2FNUZ() {
  %x0 = stablehlo.constant dense<"0x40"> : tensor<f8E5M2FNUZ>
  %x1 = stablehlo.constant dense<"0x003C40C244C546CD32417F840180"> : tensor<14xf8E5M2FNUZ>
  %x2 = stablehlo.constant dense<"0x46"> : tensor<f8E5M2FNUZ>
  %r = stablehlo.clamp %x0, %x1, %x2 : (tensor<f8E5M2FNUZ>, tensor<14xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<14xf8E5M2FNUZ>
  %er = stablehlo.constant dense<"0x4040404044404640404146404080"> : tensor<14xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<14xf8E5M2FNUZ>, tensor<14xf8E5M2FNUZ>) -> ()
  return
}

func.func @clamp_bf16() {
  %x0 = stablehlo.constant dense<"0x803F"> : tensor<bf16>
  %x1 = stablehlo.constant dense<"0x00000080003F803FC0BF004020C0404020C1CD3D813F7F7F80800100C07F807F80FF"> : tensor<17xbf16>
  %x2 = stablehlo.constant dense<"0x4040"> : tensor<bf16>
  %r = stablehlo.clamp %x0, %x1, %x2 : (tensor<bf16>, tensor<17xbf16>, tensor<bf16>) -> tensor<17xbf16>
  %er = stablehlo.constant dense<"0x803F803F803F803F803F0040803F4040803F803F813F4040803F803FC07F4040803F"> : tensor<17xbf16>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<17xbf16>, tensor<17xbf16>) -> ()
  return
}

func.func @clamp_f16() {
  %x0 = stablehlo.constant dense<"0x003C"> : tensor<f16>
  %x1 = stablehlo.constant dense<"0x000000800038003C00BE004000C1004200C9662E013CFF7B00840100007E007C00FC"> : tensor<17xf16>
  %x2 = stablehlo.constant dense<"0x0042"> : tensor<f16>
  %r = stablehlo.clamp %x0, %x1, %x2 : (tensor<f16>, tensor<17xf16>, tensor<f16>) -> tensor<17xf16>
  %er = stablehlo.constant dense<"0x003C003C003C003C003C0040003C0042003C003C013C0042003C003C007E0042003C"> : tensor<17xf16>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<17xf16>, tensor<17xf16>) -> ()
  return
}

func.func @clamp_f32() {
  %x0 = stablehlo.constant dense<"0x0000803F"> : tensor<f32>
  %x1 = stablehlo.constant dense<"0x00000000000000800000003F0000803F0000C0BF00000040000020C000004040000020C1CDCCCC3D0100803FFFFF7F7F00008080010000000000C07F0000807F000080FF"> : tensor<17xf32>
  %x2 = stablehlo.constant dense<"0x00004040"> : tensor<f32>
  %r = stablehlo.clamp %x0, %x1, %x2 : (tensor<f32>, tensor<17xf32>, tensor<f32>) -> tensor<17xf32>
  %er = stablehlo.constant dense<"0x0000803F0000803F0000803F0000803F0000803F000000400000803F000040400000803F0000803F0100803F000040400000803F0000803F0000C07F000040400000803F"> : tensor<17xf32>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<17xf32>, tensor<17xf32>) -> ()
  return
}

func.func @clamp_f64() {
  %x0 = stablehlo.constant dense<"0x000000000000F03F"> : tensor<f64>
  %x1 = stablehlo.constant dense<"0x00000000000000000000000000000080000000000000E03F000000000000F03F000000000000F8BF000000000000004000000000000004C0000000000000084000000000000024C09A9999999999B93F010000000000F03FFFFFFFFFFFFFEF7F00000000000010800100000000000000000000000000F87F000000000000F07F000000000000F0FF"> : tensor<17xf64>
  %x2 = stablehlo.constant dense<"0x0000000000000840"> : tensor<f64>
  %r = stablehlo.clamp %x0, %x1, %x2 : (tensor<f64>, tensor<17xf64>, tensor<f64>) -> tensor<17xf64>
  %er = stablehlo.constant dense<"0x000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F0000000000000040000000000000F03F0000000000000840000000000000F03F000000000000F03F010000000000F03F0000000000000840000000000000F03F000000000000F03F000000000000F87F0000000000000840000000000000F03F"> : tensor<17xf64>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<17xf64>, tensor<17xf64>) -> ()
  return
}
