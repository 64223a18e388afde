// What JAX computes; written by generate.py.
// RUN: tutti run --quiet %s | FileCheck %s
// CHECK: {{[0-9]+}} functions ran, all expectations hold

func.func @rows_bool() {
  %x0 = stablehlo.constant dense<"0xCE24F30951826B29"> : tensor<3x21xi1>
  %r = call @rows_bool_program(%x0) : (tensor<3x21xi1>) -> (tensor<3x21xi1>)
  %r_expected = stablehlo.constant dense<"0x00F81F00FE03C07F"> : tensor<3x21xi1>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x21xi1>, tensor<3x21xi1>) -> ()
  return
}

func.func private @rows_bool_program(%arg0: tensor<3x21xi1>) -> (tensor<3x21xi1>) {
  %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%arg1: tensor<i1>, %arg2: tensor<i1>):
    %1 = stablehlo.compare LT, %arg1, %arg2, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }) : (tensor<3x21xi1>) -> tensor<3x21xi1>
  return %0 : tensor<3x21xi1>
}

func.func @columns_bool() {
  %x0 = stablehlo.constant dense<"0xCE24F30951826B29"> : tensor<3x21xi1>
  %r = call @columns_bool_program(%x0) : (tensor<3x21xi1>) -> (tensor<3x21xi1>)
  %r_expected = stablehlo.constant dense<"0x4000C21941BEFB6F"> : tensor<3x21xi1>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x21xi1>, tensor<3x21xi1>) -> ()
  return
}

func.func private @columns_bool_program(%arg0: tensor<3x21xi1>) -> (tensor<3x21xi1>) {
  %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%arg1: tensor<i1>, %arg2: tensor<i1>):
    %1 = stablehlo.compare LT, %arg1, %arg2, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }) : (tensor<3x21xi1>) -> tensor<3x21xi1>
  return %0 : tensor<3x21xi1>
}

func.func @rows_int8() {
  %x0 = stablehlo.constant dense<"0xF0FC04FE0BFA040A10FDED08010EFEFAEEFE050A0EF4030CF6F90D03000600130AEEF1010CEE070A0B0EF3020CFAF3FFEFF40E060E0D0FF8FE04F610EC0D05"> : tensor<3x21xi8>
  %r = call @rows_int8_program(%x0) : (tensor<3x21xi8>) -> (tensor<3x21xi8>)
  %r_expected = stablehlo.constant dense<"0xEDEEF0FAFAFCFDFEFEFE01040405080A0A0B0E0E10EEEEF1F4F6F9000001030306070A0A0B0C0C0D0E13ECEFF3F3F4F6F8FAFEFF020405060C0D0D0E0E0F10"> : tensor<3x21xi8>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x21xi8>, tensor<3x21xi8>) -> ()
  return
}

func.func private @rows_int8_program(%arg0: tensor<3x21xi8>) -> (tensor<3x21xi8>) {
  %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%arg1: tensor<i8>, %arg2: tensor<i8>):
    %1 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }) : (tensor<3x21xi8>) -> tensor<3x21xi8>
  return %0 : tensor<3x21xi8>
}

func.func @columns_int8() {
  %x0 = stablehlo.constant dense<"0xF0FC04FE0BFA040A10FDED08010EFEFAEEFE050A0EF4030CF6F90D03000600130AEEF1010CEE070A0B0EF3020CFAF3FFEFF40E060E0D0FF8FE04F610EC0D05"> : tensor<3x21xi8>
  %r = call @columns_int8_program(%x0) : (tensor<3x21xi8>) -> (tensor<3x21xi8>)
  %r_expected = stablehlo.constant dense<"0xF0FC04F6F3FAEFF406FDED08EEF1FEFAEEFEEC0A05F3020CFAF9FF03000E000E0A01F8FE04EE07050B0EF4030CFE0B0D040A1006130D0F0E010CF6100A0D0E"> : tensor<3x21xi8>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x21xi8>, tensor<3x21xi8>) -> ()
  return
}

func.func private @columns_int8_program(%arg0: tensor<3x21xi8>) -> (tensor<3x21xi8>) {
  %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%arg1: tensor<i8>, %arg2: tensor<i8>):
    %1 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }) : (tensor<3x21xi8>) -> tensor<3x21xi8>
  return %0 : tensor<3x21xi8>
}

func.func @rows_uint8() {
  %x0 = stablehlo.constant dense<"0x050E0810130509040D0C101013131103000906110F080B0B1100090D091213100911010D05040D0F1104111006010F10090302070F06000D0E030B070A000C"> : tensor<3x21xui8>
  %r = call @rows_uint8_program(%x0) : (tensor<3x21xui8>) -> (tensor<3x21xui8>)
  %r_expected = stablehlo.constant dense<"0x0003040505060809090C0D0E0F10101011111313130001040405080909090B0B0D0D0D0F10111111121300000102030306060707090A0B0C0D0E0F0F101011"> : tensor<3x21xui8>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x21xui8>, tensor<3x21xui8>) -> ()
  return
}

func.func private @rows_uint8_program(%arg0: tensor<3x21xui8>) -> (tensor<3x21xui8>) {
  %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%arg1: tensor<ui8>, %arg2: tensor<ui8>):
    %1 = stablehlo.compare LT, %arg1, %arg2, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }) : (tensor<3x21xui8>) -> tensor<3x21xui8>
  return %0 : tensor<3x21xui8>
}

func.func @columns_uint8() {
  %x0 = stablehlo.constant dense<"0x050E0810130509040D0C101013131103000906110F080B0B1100090D091213100911010D05040D0F1104111006010F10090302070F06000D0E030B070A000C"> : tensor<3x21xui8>
  %r = call @columns_uint8_program(%x0) : (tensor<3x21xui8>) -> (tensor<3x21xui8>)
  %r_expected = stablehlo.constant dense<"0x050B06010005090302070F0600010D030007060004080E08100F0909040D0C1009110D0E0304090A110C11100B1113100D0912131010131311050B0D0F110F"> : tensor<3x21xui8>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x21xui8>, tensor<3x21xui8>) -> ()
  return
}

func.func private @columns_uint8_program(%arg0: tensor<3x21xui8>) -> (tensor<3x21xui8>) {
  %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%arg1: tensor<ui8>, %arg2: tensor<ui8>):
    %1 = stablehlo.compare LT, %arg1, %arg2, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }) : (tensor<3x21xui8>) -> tensor<3x21xui8>
  return %0 : tensor<3x21xui8>
}

func.func @rows_int32() {
  %x0 = stablehlo.constant dense<"0xF6FFFFFF02000000FCFFFFFF04000000F0FFFFFFFAFFFFFF050000000A000000FBFFFFFFECFFFFFF090000000000000006000000F2FFFFFFFDFFFFFF0F0000000E000000F8FFFFFF05000000EFFFFFFF0C000000F6FFFFFFF9FFFFFF12000000010000000E000000F3FFFFFF0A00000013000000EFFFFFFFF5FFFFFFF1FFFFFFF6FFFFFFF8FFFFFFEEFFFFFF0F000000F6FFFFFF100000000A000000F2FFFFFF070000000A000000F1FFFFFFF1FFFFFFFBFFFFFFEEFFFFFFFCFFFFFFFFFFFFFF0600000002000000FEFFFFFFF4FFFFFF03000000FEFFFFFF0D000000070000000900000002000000FAFFFFFFF7FFFFFFFDFFFFFF02000000FAFFFFFF"> : tensor<3x21xi32>
  %r = call @rows_int32_program(%x0) : (tensor<3x21xi32>) -> (tensor<3x21xi32>)
  %r_expected = stablehlo.constant dense<"0xECFFFFFFEFFFFFFFF0FFFFFFF2FFFFFFF6FFFFFFF8FFFFFFFAFFFFFFFBFFFFFFFCFFFFFFFDFFFFFF000000000200000004000000050000000500000006000000090000000A0000000C0000000E0000000F000000EEFFFFFFEFFFFFFFF1FFFFFFF2FFFFFFF3FFFFFFF5FFFFFFF6FFFFFFF6FFFFFFF6FFFFFFF8FFFFFFF9FFFFFF01000000070000000A0000000A0000000A0000000E0000000F000000100000001200000013000000EEFFFFFFF1FFFFFFF1FFFFFFF4FFFFFFF7FFFFFFFAFFFFFFFAFFFFFFFBFFFFFFFCFFFFFFFDFFFFFFFEFFFFFFFEFFFFFFFFFFFFFF020000000200000002000000030000000600000007000000090000000D000000"> : tensor<3x21xi32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x21xi32>, tensor<3x21xi32>) -> ()
  return
}

func.func private @rows_int32_program(%arg0: tensor<3x21xi32>) -> (tensor<3x21xi32>) {
  %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
    %1 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }) : (tensor<3x21xi32>) -> tensor<3x21xi32>
  return %0 : tensor<3x21xi32>
}

func.func @columns_int32() {
  %x0 = stablehlo.constant dense<"0xF6FFFFFF02000000FCFFFFFF04000000F0FFFFFFFAFFFFFF050000000A000000FBFFFFFFECFFFFFF090000000000000006000000F2FFFFFFFDFFFFFF0F0000000E000000F8FFFFFF05000000EFFFFFFF0C000000F6FFFFFFF9FFFFFF12000000010000000E000000F3FFFFFF0A00000013000000EFFFFFFFF5FFFFFFF1FFFFFFF6FFFFFFF8FFFFFFEEFFFFFF0F000000F6FFFFFF100000000A000000F2FFFFFF070000000A000000F1FFFFFFF1FFFFFFFBFFFFFFEEFFFFFFFCFFFFFFFFFFFFFF0600000002000000FEFFFFFFF4FFFFFF03000000FEFFFFFF0D000000070000000900000002000000FAFFFFFFF7FFFFFFFDFFFFFF02000000FAFFFFFF"> : tensor<3x21xi32>
  %r = call @columns_int32_program(%x0) : (tensor<3x21xi32>) -> (tensor<3x21xi32>)
  %r_expected = stablehlo.constant dense<"0xF1FFFFFFF1FFFFFFFBFFFFFFEEFFFFFFF0FFFFFFF3FFFFFF0500000002000000EFFFFFFFECFFFFFFF1FFFFFFF6FFFFFFF8FFFFFFEEFFFFFFFDFFFFFFF6FFFFFFFAFFFFFFF7FFFFFFF2FFFFFFEFFFFFFFFAFFFFFFF6FFFFFFF9FFFFFFFCFFFFFF01000000FCFFFFFFFAFFFFFF060000000A000000FBFFFFFFF4FFFFFF03000000FEFFFFFF06000000F2FFFFFF09000000020000000E000000F8FFFFFFFDFFFFFF020000000A000000F6FFFFFF0200000012000000040000000E000000FFFFFFFF0A00000013000000FEFFFFFFF5FFFFFF09000000000000000D000000070000000F0000000F000000100000000A00000005000000070000000C000000"> : tensor<3x21xi32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x21xi32>, tensor<3x21xi32>) -> ()
  return
}

func.func private @columns_int32_program(%arg0: tensor<3x21xi32>) -> (tensor<3x21xi32>) {
  %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
    %1 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }) : (tensor<3x21xi32>) -> tensor<3x21xi32>
  return %0 : tensor<3x21xi32>
}

func.func @rows_uint64() {
  %x0 = stablehlo.constant dense<"0x020000000000000002000000000000000000000000000000040000000000000008000000000000000500000000000000030000000000000006000000000000000E00000000000000060000000000000012000000000000000B000000000000000200000000000000130000000000000011000000000000000F0000000000000003000000000000000F000000000000000E000000000000000F000000000000000E000000000000000B000000000000000600000000000000120000000000000013000000000000000D0000000000000007000000000000000A000000000000000B000000000000000100000000000000010000000000000009000000000000000B0000000000000004000000000000000500000000000000020000000000000012000000000000000A0000000000000005000000000000000F000000000000001300000000000000050000000000000011000000000000000F000000000000000F000000000000000A000000000000001200000000000000020000000000000001000000000000001300000000000000090000000000000008000000000000000E0000000000000005000000000000000C0000000000000010000000000000001000000000000000020000000000000013000000000000000E000000000000000D0000000000000003000000000000001200000000000000"> : tensor<3x21xui64>
  %r = call @rows_uint64_program(%x0) : (tensor<3x21xui64>) -> (tensor<3x21xui64>)
  %r_expected = stablehlo.constant dense<"0x000000000000000002000000000000000200000000000000020000000000000003000000000000000300000000000000040000000000000005000000000000000600000000000000060000000000000008000000000000000B000000000000000E000000000000000E000000000000000E000000000000000F000000000000000F000000000000000F0000000000000011000000000000001200000000000000130000000000000001000000000000000100000000000000020000000000000004000000000000000500000000000000050000000000000005000000000000000600000000000000070000000000000009000000000000000A000000000000000A000000000000000B000000000000000B000000000000000B000000000000000D000000000000000F00000000000000120000000000000012000000000000001300000000000000130000000000000001000000000000000200000000000000020000000000000003000000000000000500000000000000080000000000000009000000000000000A000000000000000C000000000000000D000000000000000E000000000000000E000000000000000F000000000000000F000000000000001000000000000000100000000000000011000000000000001200000000000000120000000000000013000000000000001300000000000000"> : tensor<3x21xui64>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x21xui64>, tensor<3x21xui64>) -> ()
  return
}

func.func private @rows_uint64_program(%arg0: tensor<3x21xui64>) -> (tensor<3x21xui64>) {
  %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%arg1: tensor<ui64>, %arg2: tensor<ui64>):
    %1 = stablehlo.compare LT, %arg1, %arg2, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }) : (tensor<3x21xui64>) -> tensor<3x21xui64>
  return %0 : tensor<3x21xui64>
}

func.func @columns_uint64() {
  %x0 = stablehlo.constant dense<"0x020000000000000002000000000000000000000000000000040000000000000008000000000000000500000000000000030000000000000006000000000000000E00000000000000060000000000000012000000000000000B000000000000000200000000000000130000000000000011000000000000000F0000000000000003000000000000000F000000000000000E000000000000000F000000000000000E000000000000000B000000000000000600000000000000120000000000000013000000000000000D0000000000000007000000000000000A000000000000000B000000000000000100000000000000010000000000000009000000000000000B0000000000000004000000000000000500000000000000020000000000000012000000000000000A0000000000000005000000000000000F000000000000001300000000000000050000000000000011000000000000000F000000000000000F000000000000000A000000000000001200000000000000020000000000000001000000000000001300000000000000090000000000000008000000000000000E0000000000000005000000000000000C0000000000000010000000000000001000000000000000020000000000000013000000000000000E000000000000000D0000000000000003000000000000001200000000000000"> : tensor<3x21xui64>
  %r = call @columns_uint64_program(%x0) : (tensor<3x21xui64>) -> (tensor<3x21xui64>)
  %r_expected = stablehlo.constant dense<"0x0200000000000000020000000000000000000000000000000400000000000000080000000000000002000000000000000100000000000000060000000000000001000000000000000100000000000000090000000000000005000000000000000200000000000000050000000000000002000000000000000200000000000000030000000000000005000000000000000D00000000000000030000000000000005000000000000000B0000000000000006000000000000000F000000000000000A000000000000000D00000000000000050000000000000003000000000000000B00000000000000090000000000000006000000000000000E000000000000000B000000000000000400000000000000100000000000000010000000000000000F000000000000000A000000000000000E000000000000000E000000000000000F000000000000000E0000000000000011000000000000000F0000000000000012000000000000001300000000000000120000000000000007000000000000000A0000000000000013000000000000000E00000000000000080000000000000012000000000000000B000000000000000C0000000000000013000000000000001100000000000000120000000000000013000000000000000F000000000000000F0000000000000013000000000000001200000000000000"> : tensor<3x21xui64>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x21xui64>, tensor<3x21xui64>) -> ()
  return
}

func.func private @columns_uint64_program(%arg0: tensor<3x21xui64>) -> (tensor<3x21xui64>) {
  %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%arg1: tensor<ui64>, %arg2: tensor<ui64>):
    %1 = stablehlo.compare LT, %arg1, %arg2, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }) : (tensor<3x21xui64>) -> tensor<3x21xui64>
  return %0 : tensor<3x21xui64>
}

func.func @rows_float16() {
  %x0 = stablehlo.constant dense<"0x004100C0008000C20080003E00FC00BC0038003C003C004200FC007E007E008000800080008000C1003C00BC00C0003C00400038000000BE8044003E00BE00BC000000C1003800B8007E007C00FC000000C10080007C003C00BE007E004200BE003800BC008000C0007C00BE00B8003C00BC007C00BC0080007E007E00B8"> : tensor<3x21xf16>
  %r = call @rows_float16_program(%x0) : (tensor<3x21xf16>) -> (tensor<3x21xf16>)
  %r_expected = stablehlo.constant dense<"0x00FC00FC00C200C100C000BC0080008000800080008000800038003C003C003C003E00410042007E007E00FC00C100C100C000BE00BE00BC00BC00B8000000000000008000380038003C003E00408044007C007E00C000BE00BE00BE00BC00BC00BC00B800B8008000800038003C003C0042007C007C007C007E007E007E"> : tensor<3x21xf16>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x21xf16>, tensor<3x21xf16>) -> ()
  return
}

func.func private @rows_float16_program(%arg0: tensor<3x21xf16>) -> (tensor<3x21xf16>) {
  %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%arg1: tensor<f16>, %arg2: tensor<f16>):
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %1 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %2 = stablehlo.select %1, %cst_0, %arg1 : tensor<i1>, tensor<f16>
    %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %cst_1 = stablehlo.constant dense<0x7E00> : tensor<f16>
    %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<f16>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %5 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %6 = stablehlo.select %5, %cst_3, %arg2 : tensor<i1>, tensor<f16>
    %7 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7E00> : tensor<f16>
    %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<f16>
    %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %9 : tensor<i1>
  }) : (tensor<3x21xf16>) -> tensor<3x21xf16>
  return %0 : tensor<3x21xf16>
}

func.func @columns_float16() {
  %x0 = stablehlo.constant dense<"0x004100C0008000C20080003E00FC00BC0038003C003C004200FC007E007E008000800080008000C1003C00BC00C0003C00400038000000BE8044003E00BE00BC000000C1003800B8007E007C00FC000000C10080007C003C00BE007E004200BE003800BC008000C0007C00BE00B8003C00BC007C00BC0080007E007E00B8"> : tensor<3x21xf16>
  %r = call @columns_float16_program(%x0) : (tensor<3x21xf16>) -> (tensor<3x21xf16>)
  %r_expected = stablehlo.constant dense<"0x00BC00C000BE00C2008000BE00FC00BC008000C000BC00BE00FC003800BC008000BC00FC008000C100B8004100C0008000400038000000BE00BC003800BE003C000000C1003C00B8007C00800080000000C10080007C003C003C007E0042003E00388044003E003C007C004200B8007E007E007E007C0080007E007E003C"> : tensor<3x21xf16>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x21xf16>, tensor<3x21xf16>) -> ()
  return
}

func.func private @columns_float16_program(%arg0: tensor<3x21xf16>) -> (tensor<3x21xf16>) {
  %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%arg1: tensor<f16>, %arg2: tensor<f16>):
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %1 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %2 = stablehlo.select %1, %cst_0, %arg1 : tensor<i1>, tensor<f16>
    %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %cst_1 = stablehlo.constant dense<0x7E00> : tensor<f16>
    %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<f16>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %5 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %6 = stablehlo.select %5, %cst_3, %arg2 : tensor<i1>, tensor<f16>
    %7 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f16>, tensor<f16>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7E00> : tensor<f16>
    %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<f16>
    %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %9 : tensor<i1>
  }) : (tensor<3x21xf16>) -> tensor<3x21xf16>
  return %0 : tensor<3x21xf16>
}

func.func @rows_bfloat16() {
  %x0 = stablehlo.constant dense<"0x0080807F0080807F80BF803F00BF80FF0000003F80FFC07F803F20C0C0BF807F807F0000807FC07FC0BF807F80FF807F904080BF80BFC03F008020C00080C03F80FF00BF003FC0BF003F003F80BF80FF00BFC0BFC03F0000803F0080008080BF803F008000BF80BF008000BF80BF000000BF00400000003FC03F00BF0040"> : tensor<3x21xbf16>
  %r = call @rows_bfloat16_program(%x0) : (tensor<3x21xbf16>) -> (tensor<3x21xbf16>)
  %r_expected = stablehlo.constant dense<"0x80FF80FF20C0C0BFC0BF80BF00BF0080008000000000003F803F803F807F807F807F807F807FC07FC07F80FF80FF80FF20C0C0BFC0BF80BF80BF80BF00BF00BF00800080003F003F003FC03FC03F9040807F807F80BF80BF80BF00BF00BF00BF00BF0000008000800080008000000000003F803F803FC03FC03F00400040"> : tensor<3x21xbf16>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x21xbf16>, tensor<3x21xbf16>) -> ()
  return
}

func.func private @rows_bfloat16_program(%arg0: tensor<3x21xbf16>) -> (tensor<3x21xbf16>) {
  %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>):
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2 = stablehlo.select %1, %cst_0, %arg1 : tensor<i1>, tensor<bf16>
    %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %cst_1 = stablehlo.constant dense<0x7FC0> : tensor<bf16>
    %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<bf16>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %5 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %6 = stablehlo.select %5, %cst_3, %arg2 : tensor<i1>, tensor<bf16>
    %7 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FC0> : tensor<bf16>
    %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<bf16>
    %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %9 : tensor<i1>
  }) : (tensor<3x21xbf16>) -> tensor<3x21xbf16>
  return %0 : tensor<3x21xbf16>
}

func.func @columns_bfloat16() {
  %x0 = stablehlo.constant dense<"0x0080807F0080807F80BF803F00BF80FF0000003F80FFC07F803F20C0C0BF807F807F0000807FC07FC0BF807F80FF807F904080BF80BFC03F008020C00080C03F80FF00BF003FC0BF003F003F80BF80FF00BFC0BFC03F0000803F0080008080BF803F008000BF80BF008000BF80BF000000BF00400000003FC03F00BF0040"> : tensor<3x21xbf16>
  %r = call @columns_bfloat16_program(%x0) : (tensor<3x21xbf16>) -> (tensor<3x21xbf16>)
  %r_expected = stablehlo.constant dense<"0x008080FF0080008080BF80BF00BF80FF20C080BF80FF80FF80BF20C0C0BF003F000080BF80FF00BFC0BFC03F0000803F904080BF80BF803F008000BF0080008000BF00BF0000C0BF0040003F0000C03F00BFC0BF807F807F807F807F0080803FC03F00800000003FC03FC07F803F003F00BF807F807F003F807FC07F0040"> : tensor<3x21xbf16>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x21xbf16>, tensor<3x21xbf16>) -> ()
  return
}

func.func private @columns_bfloat16_program(%arg0: tensor<3x21xbf16>) -> (tensor<3x21xbf16>) {
  %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>):
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2 = stablehlo.select %1, %cst_0, %arg1 : tensor<i1>, tensor<bf16>
    %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %cst_1 = stablehlo.constant dense<0x7FC0> : tensor<bf16>
    %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<bf16>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %5 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %6 = stablehlo.select %5, %cst_3, %arg2 : tensor<i1>, tensor<bf16>
    %7 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FC0> : tensor<bf16>
    %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<bf16>
    %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %9 : tensor<i1>
  }) : (tensor<3x21xbf16>) -> tensor<3x21xbf16>
  return %0 : tensor<3x21xbf16>
}

func.func @rows_float32() {
  %x0 = stablehlo.constant dense<"0x0000003F0000803F0000C07F000080BF0000807F0000C03F00000080000020C00000C03F0000003F0000C03F000000BF0000803F0000C0BF0000C07F000000BF0000803F0000C03F000080BF0000008000000000000000400000803F000000C00000003F0000803F00004040000020C0000080BF00000040000000C0000000C00000803F0000C03F00000080000000800000000000002040000000800000C07F0000C0BF000000BF000000800000C07F0000803F0000C07F0000803F0000803F00000080000080FF0000008000000080000080FF0000C07F0000C0BF0000803F000080FF000080BF000000BF00004040000020C00000803F000080FF"> : tensor<3x21xf32>
  %r = call @rows_float32_program(%x0) : (tensor<3x21xf32>) -> (tensor<3x21xf32>)
  %r_expected = stablehlo.constant dense<"0x000020C00000C0BF000080BF000080BF000000BF000000BF0000008000000080000000000000003F0000003F0000803F0000803F0000803F0000C03F0000C03F0000C03F0000C03F0000807F0000C07F0000C07F000020C0000000C0000000C0000000C00000C0BF000080BF000000BF000000800000008000000000000000800000003F0000803F0000803F0000803F0000C03F000000400000004000002040000040400000C07F000080FF000080FF000080FF000080FF000020C00000C0BF000080BF000000BF000000800000008000000080000000800000803F0000803F0000803F0000803F0000803F000040400000C07F0000C07F0000C07F"> : tensor<3x21xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x21xf32>, tensor<3x21xf32>) -> ()
  return
}

func.func private @rows_float32_program(%arg0: tensor<3x21xf32>) -> (tensor<3x21xf32>) {
  %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.select %1, %cst_0, %arg1 : tensor<i1>, tensor<f32>
    %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.select %5, %cst_3, %arg2 : tensor<i1>, tensor<f32>
    %7 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<f32>
    %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %9 : tensor<i1>
  }) : (tensor<3x21xf32>) -> tensor<3x21xf32>
  return %0 : tensor<3x21xf32>
}

func.func @columns_float32() {
  %x0 = stablehlo.constant dense<"0x0000003F0000803F0000C07F000080BF0000807F0000C03F00000080000020C00000C03F0000003F0000C03F000000BF0000803F0000C0BF0000C07F000000BF0000803F0000C03F000080BF0000008000000000000000400000803F000000C00000003F0000803F00004040000020C0000080BF00000040000000C0000000C00000803F0000C03F00000080000000800000000000002040000000800000C07F0000C0BF000000BF000000800000C07F0000803F0000C07F0000803F0000803F00000080000080FF0000008000000080000080FF0000C07F0000C0BF0000803F000080FF000080BF000000BF00004040000020C00000803F000080FF"> : tensor<3x21xf32>
  %r = call @columns_float32_program(%x0) : (tensor<3x21xf32>) -> (tensor<3x21xf32>)
  %r_expected = stablehlo.constant dense<"0x000000800000803F000000C0000080BF0000803F0000803F000020C0000080FF00000080000000C0000080FF000000BF0000C0BF0000C0BF000080FF000080BF000000BF00000080000020C00000C0BF000080FF0000003F0000803F0000803F0000003F0000803F0000C03F00000080000020C00000C03F00000080000000C00000803F0000803F0000008000000080000000BF0000803F0000C03F000080BF00000080000000BF000000400000C07F0000C07F0000C07F0000807F0000404000000080000080BF000000400000003F0000C03F0000C07F0000C03F0000803F0000C07F0000000000002040000040400000C07F0000803F00000000"> : tensor<3x21xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x21xf32>, tensor<3x21xf32>) -> ()
  return
}

func.func private @columns_float32_program(%arg0: tensor<3x21xf32>) -> (tensor<3x21xf32>) {
  %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.select %1, %cst_0, %arg1 : tensor<i1>, tensor<f32>
    %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.select %5, %cst_3, %arg2 : tensor<i1>, tensor<f32>
    %7 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<f32>
    %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %9 : tensor<i1>
  }) : (tensor<3x21xf32>) -> tensor<3x21xf32>
  return %0 : tensor<3x21xf32>
}

func.func @rows_float64() {
  %x0 = stablehlo.constant dense<"0x000000000000F8BF000000000000F8BF000000000000F0BF000000000000F07F000000000000F83F0000000000000040000000000000F83F000000000000E03F00000000000000800000000000000000000000000000F83F0000000000000840000000000000F83F000000000000E0BF0000000000000000000000000000E0BF000000000000F0BF000000000000E0BF000000000000E03F000000000000084000000000000000000000000000000040000000000000008000000000000000000000000000000440000000000000F03F0000000000000080000000000000E03F0000000000000080000000000000F0FF000000000000E0BF0000000000000000000000000000F0FF000000000000F8BF000000000000008000000000000004C0000000000000F0FF000000000000F03F0000000000000000000000000000E03F000000000000F03F000000000000F0BF000000000000E0BF000000000000F03F000000000000F07F000000000000E03F00000000000010400000000000000080000000000000F87F0000000000000040000000000000F07F000000000000F0FF00000000000000C00000000000000000000000000000F83F000000000000E03F000000000000E03F000000000000E0BF000000000000F03F00000000000008C0000000000000E03F000000000000F87F00000000000000C0"> : tensor<3x21xf64>
  %r = call @rows_float64_program(%x0) : (tensor<3x21xf64>) -> (tensor<3x21xf64>)
  %r_expected = stablehlo.constant dense<"0x000000000000F8BF000000000000F8BF000000000000F0BF000000000000F0BF000000000000E0BF000000000000E0BF000000000000E0BF0000000000000080000000000000000000000000000000000000000000000000000000000000E03F000000000000E03F000000000000F83F000000000000F83F000000000000F83F000000000000F83F000000000000004000000000000008400000000000000840000000000000F07F000000000000F0FF000000000000F0FF000000000000F0FF00000000000004C0000000000000F8BF000000000000F0BF000000000000E0BF0000000000000080000000000000000000000000000000800000000000000080000000000000000000000000000000800000000000000000000000000000E03F000000000000E03F000000000000F03F000000000000F03F000000000000F03F00000000000000400000000000000440000000000000F0FF00000000000008C000000000000000C000000000000000C0000000000000E0BF000000000000E0BF00000000000000800000000000000000000000000000E03F000000000000E03F000000000000E03F000000000000E03F000000000000F03F000000000000F03F000000000000F83F00000000000000400000000000001040000000000000F07F000000000000F07F000000000000F87F000000000000F87F"> : tensor<3x21xf64>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x21xf64>, tensor<3x21xf64>) -> ()
  return
}

func.func private @rows_float64_program(%arg0: tensor<3x21xf64>) -> (tensor<3x21xf64>) {
  %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %2 = stablehlo.select %1, %cst_0, %arg1 : tensor<i1>, tensor<f64>
    %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %cst_1 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<f64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %5 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %6 = stablehlo.select %5, %cst_3, %arg2 : tensor<i1>, tensor<f64>
    %7 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<f64>
    %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %9 : tensor<i1>
  }) : (tensor<3x21xf64>) -> tensor<3x21xf64>
  return %0 : tensor<3x21xf64>
}

func.func @columns_float64() {
  %x0 = stablehlo.constant dense<"0x000000000000F8BF000000000000F8BF000000000000F0BF000000000000F07F000000000000F83F0000000000000040000000000000F83F000000000000E03F00000000000000800000000000000000000000000000F83F0000000000000840000000000000F83F000000000000E0BF0000000000000000000000000000E0BF000000000000F0BF000000000000E0BF000000000000E03F000000000000084000000000000000000000000000000040000000000000008000000000000000000000000000000440000000000000F03F0000000000000080000000000000E03F0000000000000080000000000000F0FF000000000000E0BF0000000000000000000000000000F0FF000000000000F8BF000000000000008000000000000004C0000000000000F0FF000000000000F03F0000000000000000000000000000E03F000000000000F03F000000000000F0BF000000000000E0BF000000000000F03F000000000000F07F000000000000E03F00000000000010400000000000000080000000000000F87F0000000000000040000000000000F07F000000000000F0FF00000000000000C00000000000000000000000000000F83F000000000000E03F000000000000E03F000000000000E0BF000000000000F03F00000000000008C0000000000000E03F000000000000F87F00000000000000C0"> : tensor<3x21xf64>
  %r = call @columns_float64_program(%x0) : (tensor<3x21xf64>) -> (tensor<3x21xf64>)
  %r_expected = stablehlo.constant dense<"0x000000000000F8BF000000000000F8BF000000000000F0BF000000000000E03F000000000000F03F0000000000000080000000000000E03F0000000000000080000000000000F0FF000000000000F0FF00000000000000C0000000000000F0FF000000000000F8BF000000000000E0BF00000000000004C0000000000000F0FF000000000000F0BF00000000000008C0000000000000E03F000000000000F03F00000000000000C0000000000000E0BF000000000000008000000000000000000000000000000440000000000000F83F0000000000000080000000000000F83F000000000000E03F0000000000000080000000000000E0BF00000000000000000000000000000000000000000000F83F00000000000000800000000000000000000000000000E0BF000000000000F03F000000000000E0BF000000000000E03F0000000000000840000000000000F0BF0000000000000040000000000000F03F000000000000F07F000000000000F07F00000000000010400000000000000040000000000000F87F0000000000000040000000000000F07F0000000000000000000000000000F83F0000000000000840000000000000F83F000000000000E03F000000000000E03F000000000000E0BF000000000000F03F0000000000000000000000000000E03F000000000000F87F0000000000000000"> : tensor<3x21xf64>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x21xf64>, tensor<3x21xf64>) -> ()
  return
}

func.func private @columns_float64_program(%arg0: tensor<3x21xf64>) -> (tensor<3x21xf64>) {
  %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %1 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %2 = stablehlo.select %1, %cst_0, %arg1 : tensor<i1>, tensor<f64>
    %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %cst_1 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<f64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %5 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %6 = stablehlo.select %5, %cst_3, %arg2 : tensor<i1>, tensor<f64>
    %7 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<f64>
    %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %9 : tensor<i1>
  }) : (tensor<3x21xf64>) -> tensor<3x21xf64>
  return %0 : tensor<3x21xf64>
}

func.func @rows_complex64() {
  %x0 = stablehlo.constant dense<"0x0000803F0000803F000080FF0000803F000000C0000000400000803F000000000000807F00000000000000400000803F00000040000000000000000000000040000000400000803F000000C0000000400000803F00000000000000000000803F00000040000000400000000000000000000000C0000000000000807F0000803F000000400000803F000000C00000803F000080BF00000040000080FF00000000000000C000000040000000400000803F00000040000000400000803F000000400000C07F00000040000080FF00000040000080FF00000000000080BF000000400000004000000000000000400000803F0000004000000000000080BF0000000000000000000000000000807F000000000000C07F00000000000000000000803F000040C000000000000000000000004000004040000000000000803F00000000000000000000004000000000000000400000000000000040000000C000000040000000C00000803F000000000000000000000000000000400000803F0000803F00000000000000400000C07F000000400000000000000040000080BF000000400000004000000000000000C000000000000080C00000803F000000C00000004000000000000000400000C07F0000004000000000000000400000000000000000000000C000000040000000C0000000000000000000000000"> : tensor<3x21xcomplex<f32>>
  %r = call @rows_complex64_program(%x0) : (tensor<3x21xcomplex<f32>>) -> (tensor<3x21xcomplex<f32>>)
  %r_expected = stablehlo.constant dense<"0x000080FF00000000000080FF0000803F000000C000000000000000C00000803F000000C000000040000000C000000040000000C000000040000080BF000000400000000000000000000000000000803F00000000000000400000803F000000000000803F000000000000803F0000803F0000004000000000000000400000803F000000400000803F000000400000803F00000040000000400000807F000000000000807F0000803F000080FF00000000000080FF00000040000040C000000000000080BF00000000000080BF000000400000000000000000000000000000803F0000000000000040000000000000004000000000000000400000803F000000000000803F0000004000000040000000000000004000000000000000400000803F000000400000803F000000400000004000004040000000000000807F000000000000C07F000000000000C07F00000040000080C00000803F000000C000000000000000C000000000000000C00000803F000000C000000040000000C000000040000000C000000040000080BF000000400000000000000000000000000000000000000000000000000000000000000040000000000000004000000000000000400000000000000040000000000000004000000000000000400000803F0000803F00000040000000000000C07F000000400000C07F00000040"> : tensor<3x21xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x21xcomplex<f32>>, tensor<3x21xcomplex<f32>>) -> ()
  return
}

func.func private @rows_complex64_program(%arg0: tensor<3x21xcomplex<f32>>) -> (tensor<3x21xcomplex<f32>>) {
  %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%arg1: tensor<complex<f32>>, %arg2: tensor<complex<f32>>):
    %1 = stablehlo.real %arg1 : (tensor<complex<f32>>) -> tensor<f32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.compare EQ, %1, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.select %2, %cst_0, %1 : tensor<i1>, tensor<f32>
    %4 = stablehlo.compare NE, %1, %1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %5 = stablehlo.select %4, %cst_1, %3 : tensor<i1>, tensor<f32>
    %6 = stablehlo.imag %arg1 : (tensor<complex<f32>>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.compare EQ, %6, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.select %7, %cst_3, %6 : tensor<i1>, tensor<f32>
    %9 = stablehlo.compare NE, %6, %6, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %10 = stablehlo.select %9, %cst_4, %8 : tensor<i1>, tensor<f32>
    %11 = stablehlo.real %arg2 : (tensor<complex<f32>>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.compare EQ, %11, %cst_5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.select %12, %cst_6, %11 : tensor<i1>, tensor<f32>
    %14 = stablehlo.compare NE, %11, %11, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_7 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %15 = stablehlo.select %14, %cst_7, %13 : tensor<i1>, tensor<f32>
    %16 = stablehlo.imag %arg2 : (tensor<complex<f32>>) -> tensor<f32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.compare EQ, %16, %cst_8, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.select %17, %cst_9, %16 : tensor<i1>, tensor<f32>
    %19 = stablehlo.compare NE, %16, %16, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_10 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %20 = stablehlo.select %19, %cst_10, %18 : tensor<i1>, tensor<f32>
    %21 = stablehlo.compare LT, %10, %20, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %22 = stablehlo.compare LT, %5, %15, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %23 = stablehlo.compare EQ, %5, %15, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %24 = stablehlo.and %23, %21 : tensor<i1>
    %25 = stablehlo.or %22, %24 : tensor<i1>
    stablehlo.return %25 : tensor<i1>
  }) : (tensor<3x21xcomplex<f32>>) -> tensor<3x21xcomplex<f32>>
  return %0 : tensor<3x21xcomplex<f32>>
}

func.func @columns_complex64() {
  %x0 = stablehlo.constant dense<"0x0000803F0000803F000080FF0000803F000000C0000000400000803F000000000000807F00000000000000400000803F00000040000000000000000000000040000000400000803F000000C0000000400000803F00000000000000000000803F00000040000000400000000000000000000000C0000000000000807F0000803F000000400000803F000000C00000803F000080BF00000040000080FF00000000000000C000000040000000400000803F00000040000000400000803F000000400000C07F00000040000080FF00000040000080FF00000000000080BF000000400000004000000000000000400000803F0000004000000000000080BF0000000000000000000000000000807F000000000000C07F00000000000000000000803F000040C000000000000000000000004000004040000000000000803F00000000000000000000004000000000000000400000000000000040000000C000000040000000C00000803F000000000000000000000000000000400000803F0000803F00000000000000400000C07F000000400000000000000040000080BF000000400000004000000000000000C000000000000080C00000803F000000C00000004000000000000000400000C07F0000004000000000000000400000000000000000000000C000000040000000C0000000000000000000000000"> : tensor<3x21xcomplex<f32>>
  %r = call @columns_complex64_program(%x0) : (tensor<3x21xcomplex<f32>>) -> (tensor<3x21xcomplex<f32>>)
  %r_expected = stablehlo.constant dense<"0x0000000000000040000080FF0000803F000000C00000803F0000000000000000000080FF00000040000080FF00000000000080BF0000004000000000000000400000000000000040000000C000000040000080BF00000000000000C000000000000080C00000803F000000C000000040000000C000000000000040C0000000000000000000000040000000C00000803F000000C000000040000080FF00000000000000C0000000400000803F0000803F000000C000000040000000C0000000400000803F0000000000000000000000400000803F0000803F00000000000000400000004000000000000000400000803F000080BF000000400000803F00000000000000000000000000000040000000400000000000000000000000000000803F0000807F0000803F00000000000000400000000000000000000080BF00000040000000C0000000000000000000000000000000400000803F00000040000000400000803F000000400000C07F000000400000807F00000000000000400000803F00000040000000000000C07F00000040000000400000803F00000040000000000000004000000000000000000000803F0000807F000000000000C07F0000000000000000000000400000C07F00000040000000400000803F00004040000000000000803F0000000000000000000000400000000000000040"> : tensor<3x21xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x21xcomplex<f32>>, tensor<3x21xcomplex<f32>>) -> ()
  return
}

func.func private @columns_complex64_program(%arg0: tensor<3x21xcomplex<f32>>) -> (tensor<3x21xcomplex<f32>>) {
  %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%arg1: tensor<complex<f32>>, %arg2: tensor<complex<f32>>):
    %1 = stablehlo.real %arg1 : (tensor<complex<f32>>) -> tensor<f32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.compare EQ, %1, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.select %2, %cst_0, %1 : tensor<i1>, tensor<f32>
    %4 = stablehlo.compare NE, %1, %1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %5 = stablehlo.select %4, %cst_1, %3 : tensor<i1>, tensor<f32>
    %6 = stablehlo.imag %arg1 : (tensor<complex<f32>>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.compare EQ, %6, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.select %7, %cst_3, %6 : tensor<i1>, tensor<f32>
    %9 = stablehlo.compare NE, %6, %6, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %10 = stablehlo.select %9, %cst_4, %8 : tensor<i1>, tensor<f32>
    %11 = stablehlo.real %arg2 : (tensor<complex<f32>>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.compare EQ, %11, %cst_5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.select %12, %cst_6, %11 : tensor<i1>, tensor<f32>
    %14 = stablehlo.compare NE, %11, %11, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_7 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %15 = stablehlo.select %14, %cst_7, %13 : tensor<i1>, tensor<f32>
    %16 = stablehlo.imag %arg2 : (tensor<complex<f32>>) -> tensor<f32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.compare EQ, %16, %cst_8, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.select %17, %cst_9, %16 : tensor<i1>, tensor<f32>
    %19 = stablehlo.compare NE, %16, %16, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_10 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %20 = stablehlo.select %19, %cst_10, %18 : tensor<i1>, tensor<f32>
    %21 = stablehlo.compare LT, %10, %20, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %22 = stablehlo.compare LT, %5, %15, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %23 = stablehlo.compare EQ, %5, %15, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %24 = stablehlo.and %23, %21 : tensor<i1>
    %25 = stablehlo.or %22, %24 : tensor<i1>
    stablehlo.return %25 : tensor<i1>
  }) : (tensor<3x21xcomplex<f32>>) -> tensor<3x21xcomplex<f32>>
  return %0 : tensor<3x21xcomplex<f32>>
}

func.func @rows_float8_e5m2() {
  %x0 = stablehlo.constant dense<"0xC3B8C238BCC20041FC3E80C2FCB8C03C38FC3EBE7CBE3CBE4038FCBCB83EC4BE80383E803CFCC0C1BCBCBC80C2BC38BC7EC3428041FC38BC00BE38803C3E41"> : tensor<3x21xf8E5M2>
  %r = call @rows_float8_e5m2_program(%x0) : (tensor<3x21xf8E5M2>) -> (tensor<3x21xf8E5M2>)
  %r_expected = stablehlo.constant dense<"0xFCFCFCC3C2C2C2C0BEBCB8B8008038383C3E3E417CFCFCC4C1C0BEBEBEBCBCBCB8808038383C3C3E3E40FCC3C2BEBCBCBCBC808000803838383C3E4141427F"> : tensor<3x21xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x21xf8E5M2>, tensor<3x21xf8E5M2>) -> ()
  return
}

func.func private @rows_float8_e5m2_program(%arg0: tensor<3x21xf8E5M2>) -> (tensor<3x21xf8E5M2>) {
  %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%arg1: tensor<f8E5M2>, %arg2: tensor<f8E5M2>):
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f8E5M2>
    %1 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f8E5M2>
    %2 = stablehlo.select %1, %cst_0, %arg1 : tensor<i1>, tensor<f8E5M2>
    %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
    %cst_1 = stablehlo.constant dense<0x7E> : tensor<f8E5M2>
    %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<f8E5M2>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f8E5M2>
    %5 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f8E5M2>
    %6 = stablehlo.select %5, %cst_3, %arg2 : tensor<i1>, tensor<f8E5M2>
    %7 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7E> : tensor<f8E5M2>
    %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<f8E5M2>
    %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
    stablehlo.return %9 : tensor<i1>
  }) : (tensor<3x21xf8E5M2>) -> tensor<3x21xf8E5M2>
  return %0 : tensor<3x21xf8E5M2>
}

func.func @columns_float8_e5m2() {
  %x0 = stablehlo.constant dense<"0xC3B8C238BCC20041FC3E80C2FCB8C03C38FC3EBE7CBE3CBE4038FCBCB83EC4BE80383E803CFCC0C1BCBCBC80C2BC38BC7EC3428041FC38BC00BE38803C3E41"> : tensor<3x21xf8E5M2>
  %r = call @columns_float8_e5m2_program(%x0) : (tensor<3x21xf8E5M2>) -> (tensor<3x21xf8E5M2>)
  %r_expected = stablehlo.constant dense<"0xC3B8C2BCBCFCBCC3FCC4BEFCFCBCC0BEFCFCC1BEBCBE80C23838C200B83E8080C238B8803C38C03CBC41BC3CBE4038BC7F41423E4180383E003C38803E3E7C"> : tensor<3x21xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x21xf8E5M2>, tensor<3x21xf8E5M2>) -> ()
  return
}

func.func private @columns_float8_e5m2_program(%arg0: tensor<3x21xf8E5M2>) -> (tensor<3x21xf8E5M2>) {
  %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%arg1: tensor<f8E5M2>, %arg2: tensor<f8E5M2>):
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f8E5M2>
    %1 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f8E5M2>
    %2 = stablehlo.select %1, %cst_0, %arg1 : tensor<i1>, tensor<f8E5M2>
    %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
    %cst_1 = stablehlo.constant dense<0x7E> : tensor<f8E5M2>
    %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<f8E5M2>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f8E5M2>
    %5 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f8E5M2>
    %6 = stablehlo.select %5, %cst_3, %arg2 : tensor<i1>, tensor<f8E5M2>
    %7 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7E> : tensor<f8E5M2>
    %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<f8E5M2>
    %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
    stablehlo.return %9 : tensor<i1>
  }) : (tensor<3x21xf8E5M2>) -> tensor<3x21xf8E5M2>
  return %0 : tensor<3x21xf8E5M2>
}

func.func @keys_1() {
  %x0 = stablehlo.constant dense<"0xFB1000EEF5F20512F41011F1EE1210F6F20F0710F0EC03ECF6F91311FA0B10FB130E04F8F5F90FF3"> : tensor<40xi8>
  %x1 = stablehlo.constant dense<"0x0000C03F000080FF000000C000000080000020C0000000BF000060C00000C07F000080FF000000BF00000040000000BF0000803F000080BF0000C0BF000020C00000C07F0000008000002040000000C0000000BF000000000000004000002040000080BF0000C07F000020C00000008000000080000080BF000000800000C07F0000C07F000080FF000080FF00000000000080FF0000803F00002040000000C0"> : tensor<40xf32>
  %x2 = stablehlo.constant dense<"0x000000C00000003F000000400000803F000020C00000003F0000C0BF000000BF00000000000000C000000040000000800000803F0000803F000000400000C03F000020C000000000000060C0000000BF0000803F0000C03F00000040000080FF0000003F0000C07F0000008000002040000000BF0000B04000000080000000BF00000080000000800000803F000080BF00000040000000000000204000000040"> : tensor<40xf32>
  %x3 = stablehlo.constant dense<"0x1F5974ACC1"> : tensor<40xi1>
  %r:4 = call @keys_1_program(%x0, %x1, %x2, %x3) : (tensor<40xi8>, tensor<40xf32>, tensor<40xf32>, tensor<40xi1>) -> (tensor<40xi8>, tensor<40xf32>, tensor<40xf32>, tensor<40xi1>)
  %r_0_expected = stablehlo.constant dense<"0xECECEEEEF0F1F2F2F3F4F5F5F6F6F8F9F9FAFBFB00030405070B0E0F0F1010101010111112121313"> : tensor<40xi8>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<40xi8>, tensor<40xi8>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x0000000000002040000000800000803F000000BF000000BF000000BF0000C07F000000C0000080FF000020C0000080FF000020C0000080BF000000000000C07F0000803F000000800000C03F0000C07F000000C000000040000080FF000060C000002040000080BF000080FF0000008000002040000080FF000000BF0000C0BF000000C00000008000000040000000800000C07F000080BF000020C00000C07F"> : tensor<40xf32>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<40xf32>, tensor<40xf32>) -> ()
  %r_2_expected = stablehlo.constant dense<"0x0000C03F000080FF0000803F0000803F0000803F000000800000003F000020C00000004000000000000020C0000000400000C03F0000003F000080BF0000C07F00000000000000BF000000C0000000BF00000040000000400000803F0000C0BF000060C00000B0400000008000000000000020400000003F000000C000000040000000BF000000800000004000002040000000BF0000803F0000008000000080"> : tensor<40xf32>
  stablehlo.custom_call @check.expect_eq(%r#2, %r_2_expected) {has_side_effect = true} : (tensor<40xf32>, tensor<40xf32>) -> ()
  %r_3_expected = stablehlo.constant dense<"0x3D073CB3C8"> : tensor<40xi1>
  stablehlo.custom_call @check.expect_eq(%r#3, %r_3_expected) {has_side_effect = true} : (tensor<40xi1>, tensor<40xi1>) -> ()
  return
}

func.func private @keys_1_program(%arg0: tensor<40xi8>, %arg1: tensor<40xf32>, %arg2: tensor<40xf32>, %arg3: tensor<40xi1>) -> (tensor<40xi8>, tensor<40xf32>, tensor<40xf32>, tensor<40xi1>) {
  %0:4 = "stablehlo.sort"(%arg0, %arg1, %arg2, %arg3) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%arg4: tensor<i8>, %arg5: tensor<i8>, %arg6: tensor<f32>, %arg7: tensor<f32>, %arg8: tensor<f32>, %arg9: tensor<f32>, %arg10: tensor<i1>, %arg11: tensor<i1>):
    %1 = stablehlo.compare LT, %arg4, %arg5, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }) : (tensor<40xi8>, tensor<40xf32>, tensor<40xf32>, tensor<40xi1>) -> (tensor<40xi8>, tensor<40xf32>, tensor<40xf32>, tensor<40xi1>)
  return %0#0, %0#1, %0#2, %0#3 : tensor<40xi8>, tensor<40xf32>, tensor<40xf32>, tensor<40xi1>
}

func.func @keys_2() {
  %x0 = stablehlo.constant dense<"0xFB1000EEF5F20512F41011F1EE1210F6F20F0710F0EC03ECF6F91311FA0B10FB130E04F8F5F90FF3"> : tensor<40xi8>
  %x1 = stablehlo.constant dense<"0x0000C03F000080FF000000C000000080000020C0000000BF000060C00000C07F000080FF000000BF00000040000000BF0000803F000080BF0000C0BF000020C00000C07F0000008000002040000000C0000000BF000000000000004000002040000080BF0000C07F000020C00000008000000080000080BF000000800000C07F0000C07F000080FF000080FF00000000000080FF0000803F00002040000000C0"> : tensor<40xf32>
  %x2 = stablehlo.constant dense<"0x000000C00000003F000000400000803F000020C00000003F0000C0BF000000BF00000000000000C000000040000000800000803F0000803F000000400000C03F000020C000000000000060C0000000BF0000803F0000C03F00000040000080FF0000003F0000C07F0000008000002040000000BF0000B04000000080000000BF00000080000000800000803F000080BF00000040000000000000204000000040"> : tensor<40xf32>
  %x3 = stablehlo.constant dense<"0x1F5974ACC1"> : tensor<40xi1>
  %r:4 = call @keys_2_program(%x0, %x1, %x2, %x3) : (tensor<40xi8>, tensor<40xf32>, tensor<40xf32>, tensor<40xi1>) -> (tensor<40xi8>, tensor<40xf32>, tensor<40xf32>, tensor<40xi1>)
  %r_0_expected = stablehlo.constant dense<"0xECECEEEEF0F1F2F2F3F4F5F5F6F6F8F9F9FAFBFB00030405070B0E0F0F1010101010111112121313"> : tensor<40xi8>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<40xi8>, tensor<40xi8>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x0000000000002040000000800000803F000000BF000000BF000000BF0000C07F000000C0000080FF000080FF000020C0000020C0000080BF000000000000803F0000C07F000000800000C03F0000C07F000000C000000040000080FF000060C000002040000080BF000080FF0000008000002040000080FF000000C00000C0BF000000BF000000800000008000000040000080BF0000C07F000020C00000C07F"> : tensor<40xf32>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<40xf32>, tensor<40xf32>) -> ()
  %r_2_expected = stablehlo.constant dense<"0x0000C03F000080FF0000803F0000803F0000803F000000800000003F000020C0000000400000000000000040000020C00000C03F0000003F000080BF000000000000C07F000000BF000000C0000000BF00000040000000400000803F0000C0BF000060C00000B0400000008000000000000020400000003F000000BF00000040000000C00000008000002040000000400000803F000000BF0000008000000080"> : tensor<40xf32>
  stablehlo.custom_call @check.expect_eq(%r#2, %r_2_expected) {has_side_effect = true} : (tensor<40xf32>, tensor<40xf32>) -> ()
  %r_3_expected = stablehlo.constant dense<"0x3D0B3CB3C4"> : tensor<40xi1>
  stablehlo.custom_call @check.expect_eq(%r#3, %r_3_expected) {has_side_effect = true} : (tensor<40xi1>, tensor<40xi1>) -> ()
  return
}

func.func private @keys_2_program(%arg0: tensor<40xi8>, %arg1: tensor<40xf32>, %arg2: tensor<40xf32>, %arg3: tensor<40xi1>) -> (tensor<40xi8>, tensor<40xf32>, tensor<40xf32>, tensor<40xi1>) {
  %0:4 = "stablehlo.sort"(%arg0, %arg1, %arg2, %arg3) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%arg4: tensor<i8>, %arg5: tensor<i8>, %arg6: tensor<f32>, %arg7: tensor<f32>, %arg8: tensor<f32>, %arg9: tensor<f32>, %arg10: tensor<i1>, %arg11: tensor<i1>):
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.compare EQ, %arg6, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.select %1, %cst_0, %arg6 : tensor<i1>, tensor<f32>
    %3 = stablehlo.compare NE, %arg6, %arg6, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.compare EQ, %arg7, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.select %5, %cst_3, %arg7 : tensor<i1>, tensor<f32>
    %7 = stablehlo.compare NE, %arg7, %arg7, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<f32>
    %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %10 = stablehlo.compare LT, %arg4, %arg5, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %11 = stablehlo.compare EQ, %arg4, %arg5, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %12 = stablehlo.and %11, %9 : tensor<i1>
    %13 = stablehlo.or %10, %12 : tensor<i1>
    stablehlo.return %13 : tensor<i1>
  }) : (tensor<40xi8>, tensor<40xf32>, tensor<40xf32>, tensor<40xi1>) -> (tensor<40xi8>, tensor<40xf32>, tensor<40xf32>, tensor<40xi1>)
  return %0#0, %0#1, %0#2, %0#3 : tensor<40xi8>, tensor<40xf32>, tensor<40xf32>, tensor<40xi1>
}

func.func @keys_3() {
  %x0 = stablehlo.constant dense<"0xFB1000EEF5F20512F41011F1EE1210F6F20F0710F0EC03ECF6F91311FA0B10FB130E04F8F5F90FF3"> : tensor<40xi8>
  %x1 = stablehlo.constant dense<"0x0000C03F000080FF000000C000000080000020C0000000BF000060C00000C07F000080FF000000BF00000040000000BF0000803F000080BF0000C0BF000020C00000C07F0000008000002040000000C0000000BF000000000000004000002040000080BF0000C07F000020C00000008000000080000080BF000000800000C07F0000C07F000080FF000080FF00000000000080FF0000803F00002040000000C0"> : tensor<40xf32>
  %x2 = stablehlo.constant dense<"0x000000C00000003F000000400000803F000020C00000003F0000C0BF000000BF00000000000000C000000040000000800000803F0000803F000000400000C03F000020C000000000000060C0000000BF0000803F0000C03F00000040000080FF0000003F0000C07F0000008000002040000000BF0000B04000000080000000BF00000080000000800000803F000080BF00000040000000000000204000000040"> : tensor<40xf32>
  %x3 = stablehlo.constant dense<"0x1F5974ACC1"> : tensor<40xi1>
  %r:4 = call @keys_3_program(%x0, %x1, %x2, %x3) : (tensor<40xi8>, tensor<40xf32>, tensor<40xf32>, tensor<40xi1>) -> (tensor<40xi8>, tensor<40xf32>, tensor<40xf32>, tensor<40xi1>)
  %r_0_expected = stablehlo.constant dense<"0xECECEEEEF0F1F2F2F3F4F5F5F6F6F8F9F9FAFBFB00030405070B0E0F0F1010101010111112121313"> : tensor<40xi8>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<40xi8>, tensor<40xi8>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x0000000000002040000000800000803F000000BF000000BF000000BF0000C07F000000C0000080FF000080FF000020C0000020C0000080BF000000000000803F0000C07F000000800000C03F0000C07F000000C000000040000080FF000060C000002040000080BF000080FF0000008000002040000080FF000000C00000C0BF000000BF000000800000008000000040000080BF0000C07F000020C00000C07F"> : tensor<40xf32>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<40xf32>, tensor<40xf32>) -> ()
  %r_2_expected = stablehlo.constant dense<"0x0000C03F000080FF0000803F0000803F0000803F000000800000003F000020C0000000400000000000000040000020C00000C03F0000003F000080BF000000000000C07F000000BF000000C0000000BF00000040000000400000803F0000C0BF000060C00000B0400000008000000000000020400000003F000000BF00000040000000C00000008000002040000000400000803F000000BF0000008000000080"> : tensor<40xf32>
  stablehlo.custom_call @check.expect_eq(%r#2, %r_2_expected) {has_side_effect = true} : (tensor<40xf32>, tensor<40xf32>) -> ()
  %r_3_expected = stablehlo.constant dense<"0x3D0B3CB3C4"> : tensor<40xi1>
  stablehlo.custom_call @check.expect_eq(%r#3, %r_3_expected) {has_side_effect = true} : (tensor<40xi1>, tensor<40xi1>) -> ()
  return
}

func.func private @keys_3_program(%arg0: tensor<40xi8>, %arg1: tensor<40xf32>, %arg2: tensor<40xf32>, %arg3: tensor<40xi1>) -> (tensor<40xi8>, tensor<40xf32>, tensor<40xf32>, tensor<40xi1>) {
  %0:4 = "stablehlo.sort"(%arg0, %arg1, %arg2, %arg3) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%arg4: tensor<i8>, %arg5: tensor<i8>, %arg6: tensor<f32>, %arg7: tensor<f32>, %arg8: tensor<f32>, %arg9: tensor<f32>, %arg10: tensor<i1>, %arg11: tensor<i1>):
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.compare EQ, %arg6, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.select %1, %cst_0, %arg6 : tensor<i1>, tensor<f32>
    %3 = stablehlo.compare NE, %arg6, %arg6, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.compare EQ, %arg7, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.select %5, %cst_3, %arg7 : tensor<i1>, tensor<f32>
    %7 = stablehlo.compare NE, %arg7, %arg7, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<f32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.compare EQ, %arg8, %cst_5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.select %9, %cst_6, %arg8 : tensor<i1>, tensor<f32>
    %11 = stablehlo.compare NE, %arg8, %arg8, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_7 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %12 = stablehlo.select %11, %cst_7, %10 : tensor<i1>, tensor<f32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.compare EQ, %arg9, %cst_8, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.select %13, %cst_9, %arg9 : tensor<i1>, tensor<f32>
    %15 = stablehlo.compare NE, %arg9, %arg9, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_10 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %16 = stablehlo.select %15, %cst_10, %14 : tensor<i1>, tensor<f32>
    %17 = stablehlo.compare LT, %12, %16, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %18 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %19 = stablehlo.compare EQ, %4, %8, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %20 = stablehlo.and %19, %17 : tensor<i1>
    %21 = stablehlo.or %18, %20 : tensor<i1>
    %22 = stablehlo.compare LT, %arg4, %arg5, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %23 = stablehlo.compare EQ, %arg4, %arg5, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %24 = stablehlo.and %23, %21 : tensor<i1>
    %25 = stablehlo.or %22, %24 : tensor<i1>
    stablehlo.return %25 : tensor<i1>
  }) : (tensor<40xi8>, tensor<40xf32>, tensor<40xf32>, tensor<40xi1>) -> (tensor<40xi8>, tensor<40xf32>, tensor<40xf32>, tensor<40xi1>)
  return %0#0, %0#1, %0#2, %0#3 : tensor<40xi8>, tensor<40xf32>, tensor<40xf32>, tensor<40xi1>
}

func.func @places() {
  %x0 = stablehlo.constant dense<"0x00002040000000BF000000C0000000800000803F000000C000000080000000C00000004000000000000000BF0000C03F000000C0000000BF0000204000000080000000400000003F000080FF000000BF00000000000000BF0000C0BF000080BF00000080000000000000003F0000803F000020C00000803F00000080000000C00000C07F0000803F0000803F0000803F0000C03F0000C03F0000807F000040C0000080BF0000003F000000BF0000803F0000803F00000000000040400000C0BF0000008000000080000080BF0000803F000080BF0000C03F000000C0000000800000C0BF000000BF000000BF0000C0BF0000803F000000C00000C0BF0000C03F0000C03F0000803F0000003F000080FF000000C00000C07F0000C0BF0000C07F0000003F0000C03F0000C03F000000BF0000C0BF0000C0BF0000807F0000C03F0000803F000000BF0000C07F000000BF000000BF000060C00000C07F000000BF0000003F0000C07F0000C03F0000008000000080000000800000C0BF00002040000080FF000000BF0000803F0000C0BF"> : tensor<100xf32>
  %r = call @places_program(%x0) : (tensor<100xf32>) -> (tensor<100xi64>)
  %r_expected = stablehlo.constant dense<"0x120000000000000043000000000000006000000000000000550000000000000027000000000000001C000000000000000200000000000000050000000000000007000000000000000C000000000000001F0000000000000036000000000000003D00000000000000440000000000000016000000000000002F0000000000000038000000000000003B000000000000003E0000000000000046000000000000004C000000000000004D000000000000005E000000000000006300000000000000170000000000000028000000000000003200000000000000340000000000000001000000000000000A000000000000000D00000000000000130000000000000015000000000000002A0000000000000039000000000000003A000000000000004B00000000000000510000000000000053000000000000005400000000000000570000000000000061000000000000000300000000000000060000000000000009000000000000000F000000000000001400000000000000180000000000000019000000000000001E000000000000002D000000000000003000000000000000310000000000000037000000000000005B000000000000005C000000000000005D0000000000000011000000000000001A00000000000000290000000000000042000000000000004800000000000000580000000000000004000000000000001B000000000000001D000000000000002100000000000000220000000000000023000000000000002B000000000000002C0000000000000033000000000000003C000000000000004100000000000000500000000000000062000000000000000B000000000000002400000000000000250000000000000035000000000000003F00000000000000400000000000000049000000000000004A000000000000004F000000000000005A000000000000000800000000000000100000000000000000000000000000000E000000000000005F000000000000002E0000000000000026000000000000004E00000000000000200000000000000045000000000000004700000000000000520000000000000056000000000000005900000000000000"> : tensor<100xi64>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<100xi64>, tensor<100xi64>) -> ()
  return
}

func.func private @places_program(%arg0: tensor<100xf32>) -> (tensor<100xi64>) {
  %0 = call @places_argsort(%arg0) : (tensor<100xf32>) -> tensor<100xi64>
  return %0 : tensor<100xi64>
}
func.func private @places_argsort(%arg0: tensor<100xf32>) -> tensor<100xi64> {
  %0 = stablehlo.iota dim = 0 : tensor<100xi64>
  %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<i64>, %arg4: tensor<i64>):
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.select %2, %cst_0, %arg1 : tensor<i1>, tensor<f32>
    %4 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %5 = stablehlo.select %4, %cst_1, %3 : tensor<i1>, tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.select %6, %cst_3, %arg2 : tensor<i1>, tensor<f32>
    %8 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %9 = stablehlo.select %8, %cst_4, %7 : tensor<i1>, tensor<f32>
    %10 = stablehlo.compare LT, %5, %9, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %10 : tensor<i1>
  }) : (tensor<100xf32>, tensor<100xi64>) -> (tensor<100xf32>, tensor<100xi64>)
  return %1#1 : tensor<100xi64>
}

func.func @shape_0_3() {
  %x0 = stablehlo.constant dense<> : tensor<0x3xf32>
  %r = call @shape_0_3_program(%x0) : (tensor<0x3xf32>) -> (tensor<0x3xf32>)
  %r_expected = stablehlo.constant dense<> : tensor<0x3xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<0x3xf32>, tensor<0x3xf32>) -> ()
  return
}

func.func private @shape_0_3_program(%arg0: tensor<0x3xf32>) -> (tensor<0x3xf32>) {
  %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.select %1, %cst_0, %arg1 : tensor<i1>, tensor<f32>
    %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.select %5, %cst_3, %arg2 : tensor<i1>, tensor<f32>
    %7 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<f32>
    %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %9 : tensor<i1>
  }) : (tensor<0x3xf32>) -> tensor<0x3xf32>
  return %0 : tensor<0x3xf32>
}

func.func @shape_3_0() {
  %x0 = stablehlo.constant dense<> : tensor<3x0xf32>
  %r = call @shape_3_0_program(%x0) : (tensor<3x0xf32>) -> (tensor<3x0xf32>)
  %r_expected = stablehlo.constant dense<> : tensor<3x0xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x0xf32>, tensor<3x0xf32>) -> ()
  return
}

func.func private @shape_3_0_program(%arg0: tensor<3x0xf32>) -> (tensor<3x0xf32>) {
  %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.select %1, %cst_0, %arg1 : tensor<i1>, tensor<f32>
    %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.select %5, %cst_3, %arg2 : tensor<i1>, tensor<f32>
    %7 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<f32>
    %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %9 : tensor<i1>
  }) : (tensor<3x0xf32>) -> tensor<3x0xf32>
  return %0 : tensor<3x0xf32>
}

func.func @shape_1() {
  %x0 = stablehlo.constant dense<"0x000020C0"> : tensor<1xf32>
  %r = call @shape_1_program(%x0) : (tensor<1xf32>) -> (tensor<1xf32>)
  %r_expected = stablehlo.constant dense<"0x000020C0"> : tensor<1xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<1xf32>, tensor<1xf32>) -> ()
  return
}

func.func private @shape_1_program(%arg0: tensor<1xf32>) -> (tensor<1xf32>) {
  %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.select %1, %cst_0, %arg1 : tensor<i1>, tensor<f32>
    %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.select %5, %cst_3, %arg2 : tensor<i1>, tensor<f32>
    %7 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<f32>
    %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %9 : tensor<i1>
  }) : (tensor<1xf32>) -> tensor<1xf32>
  return %0 : tensor<1xf32>
}

func.func @shape_7() {
  %x0 = stablehlo.constant dense<"0x000020C00000008000000040000040400000803F0000C03F000080BF"> : tensor<7xf32>
  %r = call @shape_7_program(%x0) : (tensor<7xf32>) -> (tensor<7xf32>)
  %r_expected = stablehlo.constant dense<"0x000020C0000080BF000000800000803F0000C03F0000004000004040"> : tensor<7xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<7xf32>, tensor<7xf32>) -> ()
  return
}

func.func private @shape_7_program(%arg0: tensor<7xf32>) -> (tensor<7xf32>) {
  %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.select %1, %cst_0, %arg1 : tensor<i1>, tensor<f32>
    %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.select %5, %cst_3, %arg2 : tensor<i1>, tensor<f32>
    %7 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<f32>
    %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %9 : tensor<i1>
  }) : (tensor<7xf32>) -> tensor<7xf32>
  return %0 : tensor<7xf32>
}

func.func @shape_8() {
  %x0 = stablehlo.constant dense<"0x0000008000000080000000000000803F000080BF000080BF000000800000003F"> : tensor<8xf32>
  %r = call @shape_8_program(%x0) : (tensor<8xf32>) -> (tensor<8xf32>)
  %r_expected = stablehlo.constant dense<"0x000080BF000080BF000000800000008000000000000000800000003F0000803F"> : tensor<8xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<8xf32>, tensor<8xf32>) -> ()
  return
}

func.func private @shape_8_program(%arg0: tensor<8xf32>) -> (tensor<8xf32>) {
  %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.select %1, %cst_0, %arg1 : tensor<i1>, tensor<f32>
    %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.select %5, %cst_3, %arg2 : tensor<i1>, tensor<f32>
    %7 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<f32>
    %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %9 : tensor<i1>
  }) : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

func.func @shape_9() {
  %x0 = stablehlo.constant dense<"0x00000040000080BF0000C07F0000C0BF000000BF0000C03F0000807F000080BF00000080"> : tensor<9xf32>
  %r = call @shape_9_program(%x0) : (tensor<9xf32>) -> (tensor<9xf32>)
  %r_expected = stablehlo.constant dense<"0x0000C0BF000080BF000080BF000000BF000000800000C03F000000400000807F0000C07F"> : tensor<9xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
  return
}

func.func private @shape_9_program(%arg0: tensor<9xf32>) -> (tensor<9xf32>) {
  %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.select %1, %cst_0, %arg1 : tensor<i1>, tensor<f32>
    %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.select %5, %cst_3, %arg2 : tensor<i1>, tensor<f32>
    %7 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<f32>
    %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %9 : tensor<i1>
  }) : (tensor<9xf32>) -> tensor<9xf32>
  return %0 : tensor<9xf32>
}

func.func @shape_65() {
  %x0 = stablehlo.constant dense<"0x0000803F000080BF000000BF000000000000803F000000BF000020400000C0BF00000040000080FF000000800000807F000040400000C03F0000008000000040000080FF000080BF0000003F000000000000C03F000080BF0000003F0000803F0000003F00000080000000800000C07F0000C07F0000003F000000BF000000000000807F000000000000803F000000000000C03F0000003F00000040000000BF000020C00000C07F000000800000C07F0000803F000080FF0000003F000000800000003F0000003F0000807F000080BF000080FF0000003F000020C0000020C000004040000020C00000803F0000C0BF0000C07F000040C00000C0BF0000803F000000C0"> : tensor<65xf32>
  %r = call @shape_65_program(%x0) : (tensor<65xf32>) -> (tensor<65xf32>)
  %r_expected = stablehlo.constant dense<"0x000080FF000080FF000080FF000080FF000040C0000020C0000020C0000020C0000020C0000000C00000C0BF0000C0BF0000C0BF000080BF000080BF000080BF000080BF000000BF000000BF000000BF000000BF00000000000000800000008000000000000000800000008000000000000000000000000000000080000000800000003F0000003F0000003F0000003F0000003F0000003F0000003F0000003F0000003F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000C03F0000C03F0000C03F0000004000000040000000400000204000004040000040400000807F0000807F0000807F0000C07F0000C07F0000C07F0000C07F0000C07F"> : tensor<65xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<65xf32>, tensor<65xf32>) -> ()
  return
}

func.func private @shape_65_program(%arg0: tensor<65xf32>) -> (tensor<65xf32>) {
  %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.select %1, %cst_0, %arg1 : tensor<i1>, tensor<f32>
    %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.select %5, %cst_3, %arg2 : tensor<i1>, tensor<f32>
    %7 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<f32>
    %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %9 : tensor<i1>
  }) : (tensor<65xf32>) -> tensor<65xf32>
  return %0 : tensor<65xf32>
}
