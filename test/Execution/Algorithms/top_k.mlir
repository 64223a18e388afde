// What JAX computes; written by generate.py.
// RUN: tutti run --quiet %s | FileCheck %s
// CHECK: {{[0-9]+}} functions ran, all expectations hold

func.func @top_bool() {
  %x0 = stablehlo.constant dense<"0x55FFE7C8FFEE5D0D"> : tensor<2x30xi1>
  %r:2 = call @top_bool_program(%x0) : (tensor<2x30xi1>) -> (tensor<2x5xi1>, tensor<2x5xi32>)
  %r_0_expected = stablehlo.constant dense<"0xFF03"> : tensor<2x5xi1>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<2x5xi1>, tensor<2x5xi1>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x00000000020000000400000006000000080000000000000001000000020000000300000004000000"> : tensor<2x5xi32>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<2x5xi32>, tensor<2x5xi32>) -> ()
  return
}

func.func private @top_bool_program(%arg0: tensor<2x30xi1>) -> (tensor<2x5xi1>, tensor<2x5xi32>) {
  %values, %indices = chlo.top_k(%arg0, k = 5) : tensor<2x30xi1> -> (tensor<2x5xi1>, tensor<2x5xi32>)
  return %values, %indices : tensor<2x5xi1>, tensor<2x5xi32>
}

func.func @top_int8() {
  %x0 = stablehlo.constant dense<"0x02F9FF00F30B0407F11101FFED080D0EF3F0F4FEEFEFFC02ECF8010D03FEF1F2FE0E0AFD02ECFDF60BFBF6EDFDF1FCF7FBF9EFFD03F7F0F8EDFE0BFA"> : tensor<2x30xi8>
  %r:2 = call @top_int8_program(%x0) : (tensor<2x30xi8>) -> (tensor<2x5xi8>, tensor<2x5xi32>)
  %r_0_expected = stablehlo.constant dense<"0x110E0D0D0B0E0B0B0A03"> : tensor<2x5xi8>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<2x5xi8>, tensor<2x5xi8>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x090000000F0000000E0000001B00000005000000030000000A0000001C0000000400000016000000"> : tensor<2x5xi32>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<2x5xi32>, tensor<2x5xi32>) -> ()
  return
}

func.func private @top_int8_program(%arg0: tensor<2x30xi8>) -> (tensor<2x5xi8>, tensor<2x5xi32>) {
  %values, %indices = chlo.top_k(%arg0, k = 5) : tensor<2x30xi8> -> (tensor<2x5xi8>, tensor<2x5xi32>)
  return %values, %indices : tensor<2x5xi8>, tensor<2x5xi32>
}

func.func @top_uint8() {
  %x0 = stablehlo.constant dense<"0x0D0E120F13000203020202070B07010E0A0E1111090D040B0E13060C0407120608000012040F03070111100F1209001305110F08020810030B021207"> : tensor<2x30xui8>
  %r:2 = call @top_uint8_program(%x0) : (tensor<2x30xui8>) -> (tensor<2x5xui8>, tensor<2x5xi32>)
  %r_0_expected = stablehlo.constant dense<"0x13131211111312121212"> : tensor<2x5xui8>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<2x5xui8>, tensor<2x5xui8>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x04000000190000000200000012000000130000001100000000000000050000000E0000001C000000"> : tensor<2x5xi32>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<2x5xi32>, tensor<2x5xi32>) -> ()
  return
}

func.func private @top_uint8_program(%arg0: tensor<2x30xui8>) -> (tensor<2x5xui8>, tensor<2x5xi32>) {
  %values, %indices = chlo.top_k(%arg0, k = 5) : tensor<2x30xui8> -> (tensor<2x5xui8>, tensor<2x5xi32>)
  return %values, %indices : tensor<2x5xui8>, tensor<2x5xi32>
}

func.func @top_int32() {
  %x0 = stablehlo.constant dense<"0x12000000F4FFFFFFECFFFFFFEEFFFFFFF7FFFFFF09000000FFFFFFFF1200000006000000070000000500000010000000FBFFFFFF0E000000ECFFFFFF05000000FEFFFFFF000000000D000000FAFFFFFFFBFFFFFFFFFFFFFFFFFFFFFFF8FFFFFF0C000000F2FFFFFF0F000000FFFFFFFF0500000006000000FFFFFFFF03000000F9FFFFFF0900000000000000F9FFFFFFEEFFFFFFECFFFFFF00000000F4FFFFFFFDFFFFFFF7FFFFFFEEFFFFFF020000000B000000FBFFFFFFF1FFFFFF06000000FFFFFFFFF4FFFFFFFDFFFFFFFEFFFFFFF9FFFFFFECFFFFFF0F00000007000000FAFFFFFF0E000000000000000E000000"> : tensor<2x30xi32>
  %r:2 = call @top_int32_program(%x0) : (tensor<2x30xi32>) -> (tensor<2x5xi32>, tensor<2x5xi32>)
  %r_0_expected = stablehlo.constant dense<"0x1200000012000000100000000F0000000E0000000F0000000E0000000E0000000B00000009000000"> : tensor<2x5xi32>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<2x5xi32>, tensor<2x5xi32>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x00000000070000000B0000001A0000000D000000180000001B0000001D0000000E00000003000000"> : tensor<2x5xi32>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<2x5xi32>, tensor<2x5xi32>) -> ()
  return
}

func.func private @top_int32_program(%arg0: tensor<2x30xi32>) -> (tensor<2x5xi32>, tensor<2x5xi32>) {
  %values, %indices = chlo.top_k(%arg0, k = 5) : tensor<2x30xi32> -> (tensor<2x5xi32>, tensor<2x5xi32>)
  return %values, %indices : tensor<2x5xi32>, tensor<2x5xi32>
}

func.func @top_uint64() {
  %x0 = stablehlo.constant dense<"0x0800000000000000110000000000000009000000000000000300000000000000050000000000000013000000000000000A000000000000000B000000000000001200000000000000030000000000000008000000000000000100000000000000030000000000000001000000000000000D000000000000000C000000000000000F000000000000000C000000000000000C000000000000000F0000000000000007000000000000000D0000000000000012000000000000000A000000000000001000000000000000030000000000000010000000000000000E000000000000000F00000000000000000000000000000009000000000000000D00000000000000040000000000000003000000000000001000000000000000030000000000000004000000000000001200000000000000020000000000000012000000000000000A000000000000000E00000000000000060000000000000004000000000000000100000000000000090000000000000004000000000000000600000000000000120000000000000002000000000000000300000000000000040000000000000003000000000000000100000000000000080000000000000013000000000000001200000000000000040000000000000001000000000000000700000000000000"> : tensor<2x30xui64>
  %r:2 = call @top_uint64_program(%x0) : (tensor<2x30xui64>) -> (tensor<2x5xui64>, tensor<2x5xi32>)
  %r_0_expected = stablehlo.constant dense<"0x1300000000000000120000000000000012000000000000001100000000000000100000000000000013000000000000001200000000000000120000000000000012000000000000001200000000000000"> : tensor<2x5xui64>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<2x5xui64>, tensor<2x5xui64>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x0500000008000000160000000100000018000000190000000700000009000000120000001A000000"> : tensor<2x5xi32>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<2x5xi32>, tensor<2x5xi32>) -> ()
  return
}

func.func private @top_uint64_program(%arg0: tensor<2x30xui64>) -> (tensor<2x5xui64>, tensor<2x5xi32>) {
  %values, %indices = chlo.top_k(%arg0, k = 5) : tensor<2x30xui64> -> (tensor<2x5xui64>, tensor<2x5xi32>)
  return %values, %indices : tensor<2x5xui64>, tensor<2x5xi32>
}

func.func @top_float16() {
  %x0 = stablehlo.constant dense<"0x00410038007C00FC007C003C00C1003E00B8007C00C100B80000007C00C0004100FC00BC004000FC007C0043007C00BC00B8003C003800BC00BC003C004300C4003C00B800FC007E000000BE00C0007E004000B800BC00B800C00038007E003E00C1004000BC00C200C000800080007E0080007C004200BC"> : tensor<2x30xf16>
  %r:2 = call @top_float16_program(%x0) : (tensor<2x30xf16>) -> (tensor<2x5xf16>, tensor<2x5xi32>)
  %r_0_expected = stablehlo.constant dense<"0x007C007C007C007C007C007E007E007E007E007C"> : tensor<2x5xf16>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<2x5xf16>, tensor<2x5xf16>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x0200000004000000090000000D00000014000000050000000900000010000000190000001B000000"> : tensor<2x5xi32>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<2x5xi32>, tensor<2x5xi32>) -> ()
  return
}

func.func private @top_float16_program(%arg0: tensor<2x30xf16>) -> (tensor<2x5xf16>, tensor<2x5xi32>) {
  %values, %indices = chlo.top_k(%arg0, k = 5) : tensor<2x30xf16> -> (tensor<2x5xf16>, tensor<2x5xi32>)
  return %values, %indices : tensor<2x5xf16>, tensor<2x5xi32>
}

func.func @top_bfloat16() {
  %x0 = stablehlo.constant dense<"0x803F00C0807F807F00C0803F00C0000060C0C0BF00BF00BF20C00000C03F0080807F80BF00C0803F004080BF20C0003F803F80C00000807F803F803F003FC03FC0BFC0BF003F80BF003F40C0803FC03F00000000C07FC0BFC0BFC0BF00BFC0BF000080BF00C020C00040008080FF0000807F803F803FC07F"> : tensor<2x30xbf16>
  %r:2 = call @top_bfloat16_program(%x0) : (tensor<2x30xbf16>) -> (tensor<2x5xbf16>, tensor<2x5xi32>)
  %r_0_expected = stablehlo.constant dense<"0x807F807F807F807F0040C07FC07F807F0040C03F"> : tensor<2x5xbf16>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<2x5xbf16>, tensor<2x5xbf16>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x0200000003000000100000001B000000140000000C0000001D0000001A0000001600000001000000"> : tensor<2x5xi32>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<2x5xi32>, tensor<2x5xi32>) -> ()
  return
}

func.func private @top_bfloat16_program(%arg0: tensor<2x30xbf16>) -> (tensor<2x5xbf16>, tensor<2x5xi32>) {
  %values, %indices = chlo.top_k(%arg0, k = 5) : tensor<2x30xbf16> -> (tensor<2x5xbf16>, tensor<2x5xi32>)
  return %values, %indices : tensor<2x5xbf16>, tensor<2x5xi32>
}

func.func @top_float32() {
  %x0 = stablehlo.constant dense<"0x0000C03F000020400000000000000000000000BF000080BF000000000000807F000000BF000080BF000020C00000C0BF000080FF00000080000080BF000020400000C03F0000807F0000803F00000080000020400000807F0000000000000040000080BF00000040000080BF00000080000000BF0000008000000000000000800000C0BF0000C03F0000803F0000004000000080000000C00000004000000040000080BF0000C03F00000040000080BF0000C07F000000BF000080400000003F000000C0000000BF0000C0BF0000008000000000000080C00000003F00000040000000BF000000BF00000080000000C0"> : tensor<2x30xf32>
  %r:2 = call @top_float32_program(%x0) : (tensor<2x30xf32>) -> (tensor<2x5xf32>, tensor<2x5xi32>)
  %r_0_expected = stablehlo.constant dense<"0x0000807F0000807F0000807F00002040000020400000C07F00008040000000400000004000000040"> : tensor<2x5xf32>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<2x5xf32>, tensor<2x5xf32>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x070000001100000015000000010000000F0000000E00000010000000050000000800000009000000"> : tensor<2x5xi32>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<2x5xi32>, tensor<2x5xi32>) -> ()
  return
}

func.func private @top_float32_program(%arg0: tensor<2x30xf32>) -> (tensor<2x5xf32>, tensor<2x5xi32>) {
  %values, %indices = chlo.top_k(%arg0, k = 5) : tensor<2x30xf32> -> (tensor<2x5xf32>, tensor<2x5xi32>)
  return %values, %indices : tensor<2x5xf32>, tensor<2x5xi32>
}

func.func @top_float64() {
  %x0 = stablehlo.constant dense<"0x000000000000E03F000000000000E03F000000000000F07F000000000000E03F000000000000E03F00000000000004C00000000000000CC0000000000000F0FF000000000000F8BF000000000000F83F00000000000008400000000000000080000000000000F0BF0000000000000080000000000000F03F000000000000F8BF0000000000000040000000000000F83F000000000000F03F000000000000F0BF000000000000F83F000000000000008000000000000000C0000000000000F87F000000000000E0BF000000000000E03F000000000000F07F000000000000E03F000000000000F83F000000000000F0BF000000000000F0FF000000000000E0BF00000000000000C0000000000000F0FF000000000000008000000000000000800000000000000040000000000000F8BF000000000000E03F000000000000F87F00000000000000400000000000001040000000000000E03F0000000000000440000000000000F0BF00000000000004C0000000000000F07F0000000000000080000000000000F8BF000000000000E0BF000000000000F83F000000000000F03F000000000000E03F000000000000E0BF000000000000F0BF000000000000F87F0000000000000000000000000000E03F000000000000E03F0000000000000080"> : tensor<2x30xf64>
  %r:2 = call @top_float64_program(%x0) : (tensor<2x30xf64>) -> (tensor<2x5xf64>, tensor<2x5xi32>)
  %r_0_expected = stablehlo.constant dense<"0x000000000000F87F000000000000F07F000000000000F07F00000000000008400000000000000040000000000000F87F000000000000F87F000000000000F07F00000000000010400000000000000440"> : tensor<2x5xf64>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<2x5xf64>, tensor<2x5xf64>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x17000000020000001A0000000A000000100000000900000019000000100000000B0000000D000000"> : tensor<2x5xi32>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<2x5xi32>, tensor<2x5xi32>) -> ()
  return
}

func.func private @top_float64_program(%arg0: tensor<2x30xf64>) -> (tensor<2x5xf64>, tensor<2x5xi32>) {
  %values, %indices = chlo.top_k(%arg0, k = 5) : tensor<2x30xf64> -> (tensor<2x5xf64>, tensor<2x5xi32>)
  return %values, %indices : tensor<2x5xf64>, tensor<2x5xi32>
}

func.func @top_float8_e5m2() {
  %x0 = stablehlo.constant dense<"0xC0BE38C0C2C0BC4144B83E7E4080FCB8C2383CC28038407C3CBCB840BC804100C07C7EB88040BCFC80C07CB83C80BE42BEBC7EB88080BCB838FC38BC"> : tensor<2x30xf8E5M2>
  %r:2 = call @top_float8_e5m2_program(%x0) : (tensor<2x30xf8E5M2>) -> (tensor<2x5xf8E5M2>, tensor<2x5xi32>)
  %r_0_expected = stablehlo.constant dense<"0x7F7C4441407F7F7C7C42"> : tensor<2x5xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<2x5xf8E5M2>, tensor<2x5xf8E5M2>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x0B0000001700000008000000070000000C0000000400000014000000030000000C00000011000000"> : tensor<2x5xi32>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<2x5xi32>, tensor<2x5xi32>) -> ()
  return
}

func.func private @top_float8_e5m2_program(%arg0: tensor<2x30xf8E5M2>) -> (tensor<2x5xf8E5M2>, tensor<2x5xi32>) {
  %values, %indices = chlo.top_k(%arg0, k = 5) : tensor<2x30xf8E5M2> -> (tensor<2x5xf8E5M2>, tensor<2x5xi32>)
  return %values, %indices : tensor<2x5xf8E5M2>, tensor<2x5xi32>
}

func.func @all() {
  %x0 = stablehlo.constant dense<"0x0000803F0000C07F0000C0FF0000000000000080000080FF00004040000040400000807F"> : tensor<9xf32>
  %r:2 = call @all_program(%x0) : (tensor<9xf32>) -> (tensor<9xf32>, tensor<9xi32>)
  %r_0_expected = stablehlo.constant dense<"0x0000C07F0000807F00004040000040400000803F0000000000000080000080FF0000C0FF"> : tensor<9xf32>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x010000000800000006000000070000000000000003000000040000000500000002000000"> : tensor<9xi32>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<9xi32>, tensor<9xi32>) -> ()
  return
}

func.func private @all_program(%arg0: tensor<9xf32>) -> (tensor<9xf32>, tensor<9xi32>) {
  %values, %indices = chlo.top_k(%arg0, k = 9) : tensor<9xf32> -> (tensor<9xf32>, tensor<9xi32>)
  return %values, %indices : tensor<9xf32>, tensor<9xi32>
}

func.func @none() {
  %x0 = stablehlo.constant dense<"0x0000803F0000C07F0000C0FF0000000000000080000080FF00004040000040400000807F"> : tensor<9xf32>
  %r:2 = call @none_program(%x0) : (tensor<9xf32>) -> (tensor<0xf32>, tensor<0xi32>)
  %r_0_expected = stablehlo.constant dense<> : tensor<0xf32>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<0xf32>, tensor<0xf32>) -> ()
  %r_1_expected = stablehlo.constant dense<> : tensor<0xi32>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<0xi32>, tensor<0xi32>) -> ()
  return
}

func.func private @none_program(%arg0: tensor<9xf32>) -> (tensor<0xf32>, tensor<0xi32>) {
  %values, %indices = chlo.top_k(%arg0, k = 0) : tensor<9xf32> -> (tensor<0xf32>, tensor<0xi32>)
  return %values, %indices : tensor<0xf32>, tensor<0xi32>
}
