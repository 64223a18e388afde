// What JAX computes; written by generate.py.
// RUN: tutti run --quiet %s | FileCheck %s
// CHECK: {{[0-9]+}} functions ran, all expectations hold

func.func @cumsum_int32_0() {
  %x0 = stablehlo.constant dense<"0x030000000300000001000000020000000000000000000000020000000000000001000000020000000300000000000000010000000100000000000000010000000200000001000000010000000300000001000000010000000300000002000000010000000300000003000000020000000200000001000000030000000300000000000000000000000100000000000000020000000000000001000000020000000200000002000000000000000200000003000000020000000300000002000000030000000300000001000000"> : tensor<3x17xi32>
  %r = call @cumsum_int32_0_program(%x0) : (tensor<3x17xi32>) -> (tensor<3x17xi32>)
  %r_expected = stablehlo.constant dense<"0x030000000300000001000000020000000000000000000000020000000000000001000000020000000300000000000000010000000100000000000000010000000200000004000000040000000400000003000000010000000300000004000000010000000400000005000000050000000200000002000000040000000300000001000000020000000500000004000000060000000300000002000000050000000600000003000000040000000700000008000000040000000500000006000000060000000400000003000000"> : tensor<3x17xi32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x17xi32>, tensor<3x17xi32>) -> ()
  return
}

func.func private @cumsum_int32_0_program(%arg0: tensor<3x17xi32>) -> (tensor<3x17xi32>) {
  %0 = call @cumsum_int32_0_cumsum(%arg0) : (tensor<3x17xi32>) -> tensor<3x17xi32>
  return %0 : tensor<3x17xi32>
}
func.func private @cumsum_int32_0_cumsum(%arg0: tensor<3x17xi32>) -> tensor<3x17xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
    %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
    stablehlo.return %2 : tensor<i32>
  }) : (tensor<3x17xi32>, tensor<i32>) -> tensor<3x17xi32>
  return %1 : tensor<3x17xi32>
}

func.func @cumsum_int32_0_back() {
  %x0 = stablehlo.constant dense<"0x030000000300000001000000020000000000000000000000020000000000000001000000020000000300000000000000010000000100000000000000010000000200000001000000010000000300000001000000010000000300000002000000010000000300000003000000020000000200000001000000030000000300000000000000000000000100000000000000020000000000000001000000020000000200000002000000000000000200000003000000020000000300000002000000030000000300000001000000"> : tensor<3x17xi32>
  %r = call @cumsum_int32_0_back_program(%x0) : (tensor<3x17xi32>) -> (tensor<3x17xi32>)
  %r_expected = stablehlo.constant dense<"0x050000000400000006000000030000000200000005000000060000000300000004000000070000000800000004000000050000000600000006000000040000000300000002000000010000000500000001000000020000000500000004000000030000000300000005000000050000000400000004000000050000000600000003000000010000000100000000000000020000000000000001000000020000000200000002000000000000000200000003000000020000000300000002000000030000000300000001000000"> : tensor<3x17xi32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x17xi32>, tensor<3x17xi32>) -> ()
  return
}

func.func private @cumsum_int32_0_back_program(%arg0: tensor<3x17xi32>) -> (tensor<3x17xi32>) {
  %0 = call @cumsum_int32_0_back_cumsum(%arg0) : (tensor<3x17xi32>) -> tensor<3x17xi32>
  return %0 : tensor<3x17xi32>
}
func.func private @cumsum_int32_0_back_cumsum(%arg0: tensor<3x17xi32>) -> tensor<3x17xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 2], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
    %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
    stablehlo.return %2 : tensor<i32>
  }) : (tensor<3x17xi32>, tensor<i32>) -> tensor<3x17xi32>
  return %1 : tensor<3x17xi32>
}

func.func @cumsum_int32_1() {
  %x0 = stablehlo.constant dense<"0x030000000300000001000000020000000000000000000000020000000000000001000000020000000300000000000000010000000100000000000000010000000200000001000000010000000300000001000000010000000300000002000000010000000300000003000000020000000200000001000000030000000300000000000000000000000100000000000000020000000000000001000000020000000200000002000000000000000200000003000000020000000300000002000000030000000300000001000000"> : tensor<3x17xi32>
  %r = call @cumsum_int32_1_program(%x0) : (tensor<3x17xi32>) -> (tensor<3x17xi32>)
  %r_expected = stablehlo.constant dense<"0x0300000006000000070000000900000009000000090000000B0000000B0000000C0000000E0000001100000011000000120000001300000013000000140000001600000001000000020000000500000006000000070000000A0000000C0000000D00000010000000130000001500000017000000180000001B0000001E0000001E0000001E000000010000000100000003000000030000000400000006000000080000000A0000000A0000000C0000000F000000110000001400000016000000190000001C0000001D000000"> : tensor<3x17xi32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x17xi32>, tensor<3x17xi32>) -> ()
  return
}

func.func private @cumsum_int32_1_program(%arg0: tensor<3x17xi32>) -> (tensor<3x17xi32>) {
  %0 = call @cumsum_int32_1_cumsum(%arg0) : (tensor<3x17xi32>) -> tensor<3x17xi32>
  return %0 : tensor<3x17xi32>
}
func.func private @cumsum_int32_1_cumsum(%arg0: tensor<3x17xi32>) -> tensor<3x17xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [16, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 17>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
    %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
    stablehlo.return %2 : tensor<i32>
  }) : (tensor<3x17xi32>, tensor<i32>) -> tensor<3x17xi32>
  return %1 : tensor<3x17xi32>
}

func.func @cumsum_int32_1_back() {
  %x0 = stablehlo.constant dense<"0x030000000300000001000000020000000000000000000000020000000000000001000000020000000300000000000000010000000100000000000000010000000200000001000000010000000300000001000000010000000300000002000000010000000300000003000000020000000200000001000000030000000300000000000000000000000100000000000000020000000000000001000000020000000200000002000000000000000200000003000000020000000300000002000000030000000300000001000000"> : tensor<3x17xi32>
  %r = call @cumsum_int32_1_back_program(%x0) : (tensor<3x17xi32>) -> (tensor<3x17xi32>)
  %r_expected = stablehlo.constant dense<"0x1600000013000000100000000F0000000D0000000D0000000D0000000B0000000B0000000A000000080000000500000005000000040000000300000003000000020000001E0000001D0000001C0000001900000018000000170000001400000012000000110000000E0000000B0000000900000007000000060000000300000000000000000000001D0000001C0000001C0000001A0000001A0000001900000017000000150000001300000013000000110000000E0000000C00000009000000070000000400000001000000"> : tensor<3x17xi32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x17xi32>, tensor<3x17xi32>) -> ()
  return
}

func.func private @cumsum_int32_1_back_program(%arg0: tensor<3x17xi32>) -> (tensor<3x17xi32>) {
  %0 = call @cumsum_int32_1_back_cumsum(%arg0) : (tensor<3x17xi32>) -> tensor<3x17xi32>
  return %0 : tensor<3x17xi32>
}
func.func private @cumsum_int32_1_back_cumsum(%arg0: tensor<3x17xi32>) -> tensor<3x17xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 16]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 17>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
    %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
    stablehlo.return %2 : tensor<i32>
  }) : (tensor<3x17xi32>, tensor<i32>) -> tensor<3x17xi32>
  return %1 : tensor<3x17xi32>
}

func.func @cumsum_uint8_0() {
  %x0 = stablehlo.constant dense<"0x010200030001010302010101010001020202030201000303000203000100020102030000020000000101020103030003000102"> : tensor<3x17xui8>
  %r = call @cumsum_uint8_0_program(%x0) : (tensor<3x17xui8>) -> (tensor<3x17xui8>)
  %r_expected = stablehlo.constant dense<"0x010200030001010302010101010001020203050204000404030404010201020204050305040400040504060504050105020507"> : tensor<3x17xui8>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x17xui8>, tensor<3x17xui8>) -> ()
  return
}

func.func private @cumsum_uint8_0_program(%arg0: tensor<3x17xui8>) -> (tensor<3x17xui8>) {
  %0 = call @cumsum_uint8_0_cumsum(%arg0) : (tensor<3x17xui8>) -> tensor<3x17xui8>
  return %0 : tensor<3x17xui8>
}
func.func private @cumsum_uint8_0_cumsum(%arg0: tensor<3x17xui8>) -> tensor<3x17xui8> {
  %c = stablehlo.constant dense<0> : tensor<ui8>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<ui8>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<ui8>, %arg2: tensor<ui8>):
    %2 = stablehlo.add %arg1, %arg2 : tensor<ui8>
    stablehlo.return %2 : tensor<ui8>
  }) : (tensor<3x17xui8>, tensor<ui8>) -> tensor<3x17xui8>
  return %1 : tensor<3x17xui8>
}

func.func @cumsum_uint8_0_back() {
  %x0 = stablehlo.constant dense<"0x010200030001010302010101010001020202030201000303000203000100020102030000020000000101020103030003000102"> : tensor<3x17xui8>
  %r = call @cumsum_uint8_0_back_program(%x0) : (tensor<3x17xui8>) -> (tensor<3x17xui8>)
  %r_expected = stablehlo.constant dense<"0x030504040004050406050405010502050702030401000304010404030400050103050000020000000101020103030003000102"> : tensor<3x17xui8>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x17xui8>, tensor<3x17xui8>) -> ()
  return
}

func.func private @cumsum_uint8_0_back_program(%arg0: tensor<3x17xui8>) -> (tensor<3x17xui8>) {
  %0 = call @cumsum_uint8_0_back_cumsum(%arg0) : (tensor<3x17xui8>) -> tensor<3x17xui8>
  return %0 : tensor<3x17xui8>
}
func.func private @cumsum_uint8_0_back_cumsum(%arg0: tensor<3x17xui8>) -> tensor<3x17xui8> {
  %c = stablehlo.constant dense<0> : tensor<ui8>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<ui8>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 2], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<ui8>, %arg2: tensor<ui8>):
    %2 = stablehlo.add %arg1, %arg2 : tensor<ui8>
    stablehlo.return %2 : tensor<ui8>
  }) : (tensor<3x17xui8>, tensor<ui8>) -> tensor<3x17xui8>
  return %1 : tensor<3x17xui8>
}

func.func @cumsum_uint8_1() {
  %x0 = stablehlo.constant dense<"0x010200030001010302010101010001020202030201000303000203000100020102030000020000000101020103030003000102"> : tensor<3x17xui8>
  %r = call @cumsum_uint8_1_program(%x0) : (tensor<3x17xui8>) -> (tensor<3x17xui8>)
  %r_expected = stablehlo.constant dense<"0x010303060607080B0D0E0F10111112141602050708080B0E0E10131314141617191C000002020202030406070A0D0D10101113"> : tensor<3x17xui8>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x17xui8>, tensor<3x17xui8>) -> ()
  return
}

func.func private @cumsum_uint8_1_program(%arg0: tensor<3x17xui8>) -> (tensor<3x17xui8>) {
  %0 = call @cumsum_uint8_1_cumsum(%arg0) : (tensor<3x17xui8>) -> tensor<3x17xui8>
  return %0 : tensor<3x17xui8>
}
func.func private @cumsum_uint8_1_cumsum(%arg0: tensor<3x17xui8>) -> tensor<3x17xui8> {
  %c = stablehlo.constant dense<0> : tensor<ui8>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<ui8>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [16, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 17>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<ui8>, %arg2: tensor<ui8>):
    %2 = stablehlo.add %arg1, %arg2 : tensor<ui8>
    stablehlo.return %2 : tensor<ui8>
  }) : (tensor<3x17xui8>, tensor<ui8>) -> tensor<3x17xui8>
  return %1 : tensor<3x17xui8>
}

func.func @cumsum_uint8_1_back() {
  %x0 = stablehlo.constant dense<"0x010200030001010302010101010001020202030201000303000203000100020102030000020000000101020103030003000102"> : tensor<3x17xui8>
  %r = call @cumsum_uint8_1_back_program(%x0) : (tensor<3x17xui8>) -> (tensor<3x17xui8>)
  %r_expected = stablehlo.constant dense<"0x1615131310100F0E0B09080706050504021C1A17151414110E0E0C0909080806050313131311111111100F0D0C090606030302"> : tensor<3x17xui8>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x17xui8>, tensor<3x17xui8>) -> ()
  return
}

func.func private @cumsum_uint8_1_back_program(%arg0: tensor<3x17xui8>) -> (tensor<3x17xui8>) {
  %0 = call @cumsum_uint8_1_back_cumsum(%arg0) : (tensor<3x17xui8>) -> tensor<3x17xui8>
  return %0 : tensor<3x17xui8>
}
func.func private @cumsum_uint8_1_back_cumsum(%arg0: tensor<3x17xui8>) -> tensor<3x17xui8> {
  %c = stablehlo.constant dense<0> : tensor<ui8>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<ui8>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 16]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 17>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<ui8>, %arg2: tensor<ui8>):
    %2 = stablehlo.add %arg1, %arg2 : tensor<ui8>
    stablehlo.return %2 : tensor<ui8>
  }) : (tensor<3x17xui8>, tensor<ui8>) -> tensor<3x17xui8>
  return %1 : tensor<3x17xui8>
}

func.func @cumsum_float32_0() {
  %x0 = stablehlo.constant dense<"0x0000803F0000803F0000004000000040000000000000803F00000000000000400000803F00000000000040400000004000000040000040400000803F00004040000000000000803F000000000000004000000000000040400000404000000000000040400000404000000000000000400000000000004040000000400000803F000000000000803F0000803F00000040000040400000803F00000000000000000000803F00000040000000400000803F00004040000000400000404000000040000000000000803F00000000"> : tensor<3x17xf32>
  %r = call @cumsum_float32_0_program(%x0) : (tensor<3x17xf32>) -> (tensor<3x17xf32>)
  %r_expected = stablehlo.constant dense<"0x0000803F0000803F0000004000000040000000000000803F00000000000000400000803F00000000000040400000004000000040000040400000803F0000404000000000000000400000803F00008040000000400000404000008040000000000000A04000008040000000000000A040000000400000A0400000A04000000040000040400000803F00004040000040400000E0400000404000004040000080400000803F0000E0400000C0400000803F0000004100008040000000410000E04000000040000080400000803F"> : tensor<3x17xf32>
  stablehlo.custom_call @check.expect_close(%r, %r_expected) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3x17xf32>, tensor<3x17xf32>) -> ()
  return
}

func.func private @cumsum_float32_0_program(%arg0: tensor<3x17xf32>) -> (tensor<3x17xf32>) {
  %0 = call @cumsum_float32_0_cumsum(%arg0) : (tensor<3x17xf32>) -> tensor<3x17xf32>
  return %0 : tensor<3x17xf32>
}
func.func private @cumsum_float32_0_cumsum(%arg0: tensor<3x17xf32>) -> tensor<3x17xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<3x17xf32>, tensor<f32>) -> tensor<3x17xf32>
  return %1 : tensor<3x17xf32>
}

func.func @cumsum_float32_0_back() {
  %x0 = stablehlo.constant dense<"0x0000803F0000803F0000004000000040000000000000803F00000000000000400000803F00000000000040400000004000000040000040400000803F00004040000000000000803F000000000000004000000000000040400000404000000000000040400000404000000000000000400000000000004040000000400000803F000000000000803F0000803F00000040000040400000803F00000000000000000000803F00000040000000400000803F00004040000000400000404000000040000000000000803F00000000"> : tensor<3x17xf32>
  %r = call @cumsum_float32_0_back_program(%x0) : (tensor<3x17xf32>) -> (tensor<3x17xf32>)
  %r_expected = stablehlo.constant dense<"0x00004040000040400000E0400000404000004040000080400000803F0000E0400000C0400000803F0000004100008040000000410000E04000000040000080400000803F00000040000000400000A0400000803F00004040000040400000803F0000A0400000A0400000803F0000A040000000400000C040000080400000803F0000803F0000803F0000803F00000040000040400000803F00000000000000000000803F00000040000000400000803F00004040000000400000404000000040000000000000803F00000000"> : tensor<3x17xf32>
  stablehlo.custom_call @check.expect_close(%r, %r_expected) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3x17xf32>, tensor<3x17xf32>) -> ()
  return
}

func.func private @cumsum_float32_0_back_program(%arg0: tensor<3x17xf32>) -> (tensor<3x17xf32>) {
  %0 = call @cumsum_float32_0_back_cumsum(%arg0) : (tensor<3x17xf32>) -> tensor<3x17xf32>
  return %0 : tensor<3x17xf32>
}
func.func private @cumsum_float32_0_back_cumsum(%arg0: tensor<3x17xf32>) -> tensor<3x17xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 2], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<3x17xf32>, tensor<f32>) -> tensor<3x17xf32>
  return %1 : tensor<3x17xf32>
}

func.func @cumsum_float32_1() {
  %x0 = stablehlo.constant dense<"0x0000803F0000803F0000004000000040000000000000803F00000000000000400000803F00000000000040400000004000000040000040400000803F00004040000000000000803F000000000000004000000000000040400000404000000000000040400000404000000000000000400000000000004040000000400000803F000000000000803F0000803F00000040000040400000803F00000000000000000000803F00000040000000400000803F00004040000000400000404000000040000000000000803F00000000"> : tensor<3x17xf32>
  %r = call @cumsum_float32_1_program(%x0) : (tensor<3x17xf32>) -> (tensor<3x17xf32>)
  %r_expected = stablehlo.constant dense<"0x0000803F00000040000080400000C0400000C0400000E0400000E0400000104100002041000020410000504100007041000088410000A0410000A8410000C0410000C0410000803F0000803F00004040000040400000C040000010410000104100004041000070410000704100008841000088410000A0410000B0410000B8410000B8410000C0410000803F000040400000C0400000E0400000E0400000E0400000004100002041000040410000504100008041000090410000A8410000B8410000B8410000C0410000C041"> : tensor<3x17xf32>
  stablehlo.custom_call @check.expect_close(%r, %r_expected) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3x17xf32>, tensor<3x17xf32>) -> ()
  return
}

func.func private @cumsum_float32_1_program(%arg0: tensor<3x17xf32>) -> (tensor<3x17xf32>) {
  %0 = call @cumsum_float32_1_cumsum(%arg0) : (tensor<3x17xf32>) -> tensor<3x17xf32>
  return %0 : tensor<3x17xf32>
}
func.func private @cumsum_float32_1_cumsum(%arg0: tensor<3x17xf32>) -> tensor<3x17xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [16, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 17>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<3x17xf32>, tensor<f32>) -> tensor<3x17xf32>
  return %1 : tensor<3x17xf32>
}

func.func @cumsum_float32_1_back() {
  %x0 = stablehlo.constant dense<"0x0000803F0000803F0000004000000040000000000000803F00000000000000400000803F00000000000040400000004000000040000040400000803F00004040000000000000803F000000000000004000000000000040400000404000000000000040400000404000000000000000400000000000004040000000400000803F000000000000803F0000803F00000040000040400000803F00000000000000000000803F00000040000000400000803F00004040000000400000404000000040000000000000803F00000000"> : tensor<3x17xf32>
  %r = call @cumsum_float32_1_back_program(%x0) : (tensor<3x17xf32>) -> (tensor<3x17xf32>)
  %r_expected = stablehlo.constant dense<"0x0000C0410000B8410000B0410000A0410000904100009041000088410000884100007041000060410000604100003041000010410000E0400000804000004040000000000000C0410000B8410000B8410000A8410000A8410000904100007041000070410000404100001041000010410000E0400000E04000008040000000400000803F0000803F0000C0410000B8410000A8410000904100008841000088410000884100008041000060410000404100003041000000410000C040000040400000803F0000803F00000000"> : tensor<3x17xf32>
  stablehlo.custom_call @check.expect_close(%r, %r_expected) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3x17xf32>, tensor<3x17xf32>) -> ()
  return
}

func.func private @cumsum_float32_1_back_program(%arg0: tensor<3x17xf32>) -> (tensor<3x17xf32>) {
  %0 = call @cumsum_float32_1_back_cumsum(%arg0) : (tensor<3x17xf32>) -> tensor<3x17xf32>
  return %0 : tensor<3x17xf32>
}
func.func private @cumsum_float32_1_back_cumsum(%arg0: tensor<3x17xf32>) -> tensor<3x17xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 16]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 17>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<3x17xf32>, tensor<f32>) -> tensor<3x17xf32>
  return %1 : tensor<3x17xf32>
}

func.func @cumprod_int32_0() {
  %x0 = stablehlo.constant dense<"0x000000000100000003000000010000000300000001000000000000000200000002000000010000000100000000000000020000000000000000000000000000000300000002000000030000000300000000000000020000000200000003000000010000000300000000000000030000000300000001000000030000000300000002000000030000000200000001000000030000000200000001000000020000000100000002000000000000000100000001000000020000000000000003000000010000000300000002000000"> : tensor<3x17xi32>
  %r = call @cumprod_int32_0_program(%x0) : (tensor<3x17xi32>) -> (tensor<3x17xi32>)
  %r_expected = stablehlo.constant dense<"0x0000000001000000030000000100000003000000010000000000000002000000020000000100000001000000000000000200000000000000000000000000000003000000000000000300000009000000000000000600000002000000000000000200000006000000000000000300000000000000020000000000000000000000000000000900000000000000030000001B0000000000000006000000040000000000000004000000000000000000000003000000000000000000000000000000000000000000000012000000"> : tensor<3x17xi32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x17xi32>, tensor<3x17xi32>) -> ()
  return
}

func.func private @cumprod_int32_0_program(%arg0: tensor<3x17xi32>) -> (tensor<3x17xi32>) {
  %0 = call @cumprod_int32_0_cumprod(%arg0) : (tensor<3x17xi32>) -> tensor<3x17xi32>
  return %0 : tensor<3x17xi32>
}
func.func private @cumprod_int32_0_cumprod(%arg0: tensor<3x17xi32>) -> tensor<3x17xi32> {
  %c = stablehlo.constant dense<1> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%arg0, %c) <{base_dilations = array<i64: 1, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
    %1 = stablehlo.multiply %arg1, %arg2 : tensor<i32>
    stablehlo.return %1 : tensor<i32>
  }) : (tensor<3x17xi32>, tensor<i32>) -> tensor<3x17xi32>
  return %0 : tensor<3x17xi32>
}

func.func @cumprod_int32_0_back() {
  %x0 = stablehlo.constant dense<"0x000000000100000003000000010000000300000001000000000000000200000002000000010000000100000000000000020000000000000000000000000000000300000002000000030000000300000000000000020000000200000003000000010000000300000000000000030000000300000001000000030000000300000002000000030000000200000001000000030000000200000001000000020000000100000002000000000000000100000001000000020000000000000003000000010000000300000002000000"> : tensor<3x17xi32>
  %r = call @cumprod_int32_0_back_program(%x0) : (tensor<3x17xi32>) -> (tensor<3x17xi32>)
  %r_expected = stablehlo.constant dense<"0x00000000030000001B000000000000000600000004000000000000000400000000000000000000000300000000000000000000000000000000000000000000001200000004000000030000000900000000000000020000000400000003000000020000000000000000000000030000000600000000000000090000000300000006000000060000000200000001000000030000000200000001000000020000000100000002000000000000000100000001000000020000000000000003000000010000000300000002000000"> : tensor<3x17xi32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x17xi32>, tensor<3x17xi32>) -> ()
  return
}

func.func private @cumprod_int32_0_back_program(%arg0: tensor<3x17xi32>) -> (tensor<3x17xi32>) {
  %0 = call @cumprod_int32_0_back_cumprod(%arg0) : (tensor<3x17xi32>) -> tensor<3x17xi32>
  return %0 : tensor<3x17xi32>
}
func.func private @cumprod_int32_0_back_cumprod(%arg0: tensor<3x17xi32>) -> tensor<3x17xi32> {
  %c = stablehlo.constant dense<1> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%arg0, %c) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 2], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
    %1 = stablehlo.multiply %arg1, %arg2 : tensor<i32>
    stablehlo.return %1 : tensor<i32>
  }) : (tensor<3x17xi32>, tensor<i32>) -> tensor<3x17xi32>
  return %0 : tensor<3x17xi32>
}

func.func @cumprod_int32_1() {
  %x0 = stablehlo.constant dense<"0x000000000100000003000000010000000300000001000000000000000200000002000000010000000100000000000000020000000000000000000000000000000300000002000000030000000300000000000000020000000200000003000000010000000300000000000000030000000300000001000000030000000300000002000000030000000200000001000000030000000200000001000000020000000100000002000000000000000100000001000000020000000000000003000000010000000300000002000000"> : tensor<3x17xi32>
  %r = call @cumprod_int32_1_program(%x0) : (tensor<3x17xi32>) -> (tensor<3x17xi32>)
  %r_expected = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000002000000060000001200000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000200000002000000060000000C0000000C000000180000001800000030000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x17xi32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x17xi32>, tensor<3x17xi32>) -> ()
  return
}

func.func private @cumprod_int32_1_program(%arg0: tensor<3x17xi32>) -> (tensor<3x17xi32>) {
  %0 = call @cumprod_int32_1_cumprod(%arg0) : (tensor<3x17xi32>) -> tensor<3x17xi32>
  return %0 : tensor<3x17xi32>
}
func.func private @cumprod_int32_1_cumprod(%arg0: tensor<3x17xi32>) -> tensor<3x17xi32> {
  %c = stablehlo.constant dense<1> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%arg0, %c) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [16, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 17>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
    %1 = stablehlo.multiply %arg1, %arg2 : tensor<i32>
    stablehlo.return %1 : tensor<i32>
  }) : (tensor<3x17xi32>, tensor<i32>) -> tensor<3x17xi32>
  return %0 : tensor<3x17xi32>
}

func.func @cumprod_int32_1_back() {
  %x0 = stablehlo.constant dense<"0x000000000100000003000000010000000300000001000000000000000200000002000000010000000100000000000000020000000000000000000000000000000300000002000000030000000300000000000000020000000200000003000000010000000300000000000000030000000300000001000000030000000300000002000000030000000200000001000000030000000200000001000000020000000100000002000000000000000100000001000000020000000000000003000000010000000300000002000000"> : tensor<3x17xi32>
  %r = call @cumprod_int32_1_back_program(%x0) : (tensor<3x17xi32>) -> (tensor<3x17xi32>)
  %r_expected = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000300000000000000000000000000000000000000000000000000000000000000000000000000000000000000E6010000A200000036000000360000001200000006000000030000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000012000000060000000600000002000000"> : tensor<3x17xi32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x17xi32>, tensor<3x17xi32>) -> ()
  return
}

func.func private @cumprod_int32_1_back_program(%arg0: tensor<3x17xi32>) -> (tensor<3x17xi32>) {
  %0 = call @cumprod_int32_1_back_cumprod(%arg0) : (tensor<3x17xi32>) -> tensor<3x17xi32>
  return %0 : tensor<3x17xi32>
}
func.func private @cumprod_int32_1_back_cumprod(%arg0: tensor<3x17xi32>) -> tensor<3x17xi32> {
  %c = stablehlo.constant dense<1> : tensor<i32>
  %0 = "stablehlo.reduce_window"(%arg0, %c) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 16]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 17>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
    %1 = stablehlo.multiply %arg1, %arg2 : tensor<i32>
    stablehlo.return %1 : tensor<i32>
  }) : (tensor<3x17xi32>, tensor<i32>) -> tensor<3x17xi32>
  return %0 : tensor<3x17xi32>
}

func.func @cumprod_uint8_0() {
  %x0 = stablehlo.constant dense<"0x030101020103000201010201010002030003020001020002030303020100030001010300020201000002000301000003010300"> : tensor<3x17xui8>
  %r = call @cumprod_uint8_0_program(%x0) : (tensor<3x17xui8>) -> (tensor<3x17xui8>)
  %r_expected = stablehlo.constant dense<"0x030101020103000201010201010002030009020002020000060303040100000003001B0000040200000C000904000000000900"> : tensor<3x17xui8>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x17xui8>, tensor<3x17xui8>) -> ()
  return
}

func.func private @cumprod_uint8_0_program(%arg0: tensor<3x17xui8>) -> (tensor<3x17xui8>) {
  %0 = call @cumprod_uint8_0_cumprod(%arg0) : (tensor<3x17xui8>) -> tensor<3x17xui8>
  return %0 : tensor<3x17xui8>
}
func.func private @cumprod_uint8_0_cumprod(%arg0: tensor<3x17xui8>) -> tensor<3x17xui8> {
  %c = stablehlo.constant dense<1> : tensor<ui8>
  %0 = "stablehlo.reduce_window"(%arg0, %c) <{base_dilations = array<i64: 1, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<ui8>, %arg2: tensor<ui8>):
    %1 = stablehlo.multiply %arg1, %arg2 : tensor<ui8>
    stablehlo.return %1 : tensor<ui8>
  }) : (tensor<3x17xui8>, tensor<ui8>) -> tensor<3x17xui8>
  return %0 : tensor<3x17xui8>
}

func.func @cumprod_uint8_0_back() {
  %x0 = stablehlo.constant dense<"0x030101020103000201010201010002030003020001020002030303020100030001010300020201000002000301000003010300"> : tensor<3x17xui8>
  %r = call @cumprod_uint8_0_back_program(%x0) : (tensor<3x17xui8>) -> (tensor<3x17xui8>)
  %r_expected = stablehlo.constant dense<"0x1B0000040200000C00090400000000090009000002020000060009020000090003000300020201000002000301000003010300"> : tensor<3x17xui8>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x17xui8>, tensor<3x17xui8>) -> ()
  return
}

func.func private @cumprod_uint8_0_back_program(%arg0: tensor<3x17xui8>) -> (tensor<3x17xui8>) {
  %0 = call @cumprod_uint8_0_back_cumprod(%arg0) : (tensor<3x17xui8>) -> tensor<3x17xui8>
  return %0 : tensor<3x17xui8>
}
func.func private @cumprod_uint8_0_back_cumprod(%arg0: tensor<3x17xui8>) -> tensor<3x17xui8> {
  %c = stablehlo.constant dense<1> : tensor<ui8>
  %0 = "stablehlo.reduce_window"(%arg0, %c) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 2], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<ui8>, %arg2: tensor<ui8>):
    %1 = stablehlo.multiply %arg1, %arg2 : tensor<ui8>
    stablehlo.return %1 : tensor<ui8>
  }) : (tensor<3x17xui8>, tensor<ui8>) -> tensor<3x17xui8>
  return %0 : tensor<3x17xui8>
}

func.func @cumprod_uint8_1() {
  %x0 = stablehlo.constant dense<"0x030101020103000201010201010002030003020001020002030303020100030001010300020201000002000301000003010300"> : tensor<3x17xui8>
  %r = call @cumprod_uint8_1_program(%x0) : (tensor<3x17xui8>) -> (tensor<3x17xui8>)
  %r_expected = stablehlo.constant dense<"0x030303060612000000000000000000000003060000000000000000000000000000000300000000000000000000000000000000"> : tensor<3x17xui8>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x17xui8>, tensor<3x17xui8>) -> ()
  return
}

func.func private @cumprod_uint8_1_program(%arg0: tensor<3x17xui8>) -> (tensor<3x17xui8>) {
  %0 = call @cumprod_uint8_1_cumprod(%arg0) : (tensor<3x17xui8>) -> tensor<3x17xui8>
  return %0 : tensor<3x17xui8>
}
func.func private @cumprod_uint8_1_cumprod(%arg0: tensor<3x17xui8>) -> tensor<3x17xui8> {
  %c = stablehlo.constant dense<1> : tensor<ui8>
  %0 = "stablehlo.reduce_window"(%arg0, %c) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [16, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 17>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<ui8>, %arg2: tensor<ui8>):
    %1 = stablehlo.multiply %arg1, %arg2 : tensor<ui8>
    stablehlo.return %1 : tensor<ui8>
  }) : (tensor<3x17xui8>, tensor<ui8>) -> tensor<3x17xui8>
  return %0 : tensor<3x17xui8>
}

func.func @cumprod_uint8_1_back() {
  %x0 = stablehlo.constant dense<"0x030101020103000201010201010002030003020001020002030303020100030001010300020201000002000301000003010300"> : tensor<3x17xui8>
  %r = call @cumprod_uint8_1_back_program(%x0) : (tensor<3x17xui8>) -> (tensor<3x17xui8>)
  %r_expected = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000001010000000000000000000000000000000000"> : tensor<3x17xui8>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x17xui8>, tensor<3x17xui8>) -> ()
  return
}

func.func private @cumprod_uint8_1_back_program(%arg0: tensor<3x17xui8>) -> (tensor<3x17xui8>) {
  %0 = call @cumprod_uint8_1_back_cumprod(%arg0) : (tensor<3x17xui8>) -> tensor<3x17xui8>
  return %0 : tensor<3x17xui8>
}
func.func private @cumprod_uint8_1_back_cumprod(%arg0: tensor<3x17xui8>) -> tensor<3x17xui8> {
  %c = stablehlo.constant dense<1> : tensor<ui8>
  %0 = "stablehlo.reduce_window"(%arg0, %c) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 16]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 17>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<ui8>, %arg2: tensor<ui8>):
    %1 = stablehlo.multiply %arg1, %arg2 : tensor<ui8>
    stablehlo.return %1 : tensor<ui8>
  }) : (tensor<3x17xui8>, tensor<ui8>) -> tensor<3x17xui8>
  return %0 : tensor<3x17xui8>
}

func.func @cumprod_float32_0() {
  %x0 = stablehlo.constant dense<"0x0000000000000000000000400000000000000000000000000000803F0000404000000000000000000000004000000040000000000000404000000000000000400000404000004040000040400000404000000040000000000000404000000000000000000000404000000000000000000000803F000000400000404000000040000040400000803F00000040000000000000803F000000000000004000000040000000400000803F0000004000004040000000000000803F0000803F0000803F000040400000404000004040"> : tensor<3x17xf32>
  %r = call @cumprod_float32_0_program(%x0) : (tensor<3x17xf32>) -> (tensor<3x17xf32>)
  %r_expected = stablehlo.constant dense<"0x0000000000000000000000400000000000000000000000000000803F0000404000000000000000000000004000000040000000000000404000000000000000400000404000000000000000000000C0400000000000000000000000000000000000000000000000000000000000000000000000400000000000001041000000000000C0400000404000000000000000000000C0400000000000000000000000000000000000000000000000000000000000000000000000400000000000001041000000000000904100001041"> : tensor<3x17xf32>
  stablehlo.custom_call @check.expect_close(%r, %r_expected) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3x17xf32>, tensor<3x17xf32>) -> ()
  return
}

func.func private @cumprod_float32_0_program(%arg0: tensor<3x17xf32>) -> (tensor<3x17xf32>) {
  %0 = call @cumprod_float32_0_cumprod(%arg0) : (tensor<3x17xf32>) -> tensor<3x17xf32>
  return %0 : tensor<3x17xf32>
}
func.func private @cumprod_float32_0_cumprod(%arg0: tensor<3x17xf32>) -> tensor<3x17xf32> {
  %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %1 = stablehlo.multiply %arg1, %arg2 : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<3x17xf32>, tensor<f32>) -> tensor<3x17xf32>
  return %0 : tensor<3x17xf32>
}

func.func @cumprod_float32_0_back() {
  %x0 = stablehlo.constant dense<"0x0000000000000000000000400000000000000000000000000000803F0000404000000000000000000000004000000040000000000000404000000000000000400000404000004040000040400000404000000040000000000000404000000000000000000000404000000000000000000000803F000000400000404000000040000040400000803F00000040000000000000803F000000000000004000000040000000400000803F0000004000004040000000000000803F0000803F0000803F000040400000404000004040"> : tensor<3x17xf32>
  %r = call @cumprod_float32_0_back_program(%x0) : (tensor<3x17xf32>) -> (tensor<3x17xf32>)
  %r_expected = stablehlo.constant dense<"0x00000000000000000000C04000000000000000000000000000000000000000000000000000000000000000000000004000000000000010410000000000009041000010410000C040000000000000404000000000000000000000C04000000000000000000000C04000000000000000000000803F00000040000040400000C040000010410000404000000040000000000000803F000000000000004000000040000000400000803F0000004000004040000000000000803F0000803F0000803F000040400000404000004040"> : tensor<3x17xf32>
  stablehlo.custom_call @check.expect_close(%r, %r_expected) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3x17xf32>, tensor<3x17xf32>) -> ()
  return
}

func.func private @cumprod_float32_0_back_program(%arg0: tensor<3x17xf32>) -> (tensor<3x17xf32>) {
  %0 = call @cumprod_float32_0_back_cumprod(%arg0) : (tensor<3x17xf32>) -> tensor<3x17xf32>
  return %0 : tensor<3x17xf32>
}
func.func private @cumprod_float32_0_back_cumprod(%arg0: tensor<3x17xf32>) -> tensor<3x17xf32> {
  %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 2], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %1 = stablehlo.multiply %arg1, %arg2 : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<3x17xf32>, tensor<f32>) -> tensor<3x17xf32>
  return %0 : tensor<3x17xf32>
}

func.func @cumprod_float32_1() {
  %x0 = stablehlo.constant dense<"0x0000000000000000000000400000000000000000000000000000803F0000404000000000000000000000004000000040000000000000404000000000000000400000404000004040000040400000404000000040000000000000404000000000000000000000404000000000000000000000803F000000400000404000000040000040400000803F00000040000000000000803F000000000000004000000040000000400000803F0000004000004040000000000000803F0000803F0000803F000040400000404000004040"> : tensor<3x17xf32>
  %r = call @cumprod_float32_1_program(%x0) : (tensor<3x17xf32>) -> (tensor<3x17xf32>)
  %r_expected = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000004040000010410000D84100005842000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000004000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x17xf32>
  stablehlo.custom_call @check.expect_close(%r, %r_expected) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3x17xf32>, tensor<3x17xf32>) -> ()
  return
}

func.func private @cumprod_float32_1_program(%arg0: tensor<3x17xf32>) -> (tensor<3x17xf32>) {
  %0 = call @cumprod_float32_1_cumprod(%arg0) : (tensor<3x17xf32>) -> tensor<3x17xf32>
  return %0 : tensor<3x17xf32>
}
func.func private @cumprod_float32_1_cumprod(%arg0: tensor<3x17xf32>) -> tensor<3x17xf32> {
  %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [16, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 17>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %1 = stablehlo.multiply %arg1, %arg2 : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<3x17xf32>, tensor<f32>) -> tensor<3x17xf32>
  return %0 : tensor<3x17xf32>
}

func.func @cumprod_float32_1_back() {
  %x0 = stablehlo.constant dense<"0x0000000000000000000000400000000000000000000000000000803F0000404000000000000000000000004000000040000000000000404000000000000000400000404000004040000040400000404000000040000000000000404000000000000000000000404000000000000000000000803F000000400000404000000040000040400000803F00000040000000000000803F000000000000004000000040000000400000803F0000004000004040000000000000803F0000803F0000803F000040400000404000004040"> : tensor<3x17xf32>
  %r = call @cumprod_float32_1_back_program(%x0) : (tensor<3x17xf32>) -> (tensor<3x17xf32>)
  %r_expected = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000C0400000404000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000104200001042000090410000C040000040400000803F00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000D8410000D8410000D8410000D8410000104100004040"> : tensor<3x17xf32>
  stablehlo.custom_call @check.expect_close(%r, %r_expected) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3x17xf32>, tensor<3x17xf32>) -> ()
  return
}

func.func private @cumprod_float32_1_back_program(%arg0: tensor<3x17xf32>) -> (tensor<3x17xf32>) {
  %0 = call @cumprod_float32_1_back_cumprod(%arg0) : (tensor<3x17xf32>) -> tensor<3x17xf32>
  return %0 : tensor<3x17xf32>
}
func.func private @cumprod_float32_1_back_cumprod(%arg0: tensor<3x17xf32>) -> tensor<3x17xf32> {
  %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 16]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 17>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %1 = stablehlo.multiply %arg1, %arg2 : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<3x17xf32>, tensor<f32>) -> tensor<3x17xf32>
  return %0 : tensor<3x17xf32>
}

func.func @cummax_int32_0() {
  %x0 = stablehlo.constant dense<"0x030000000000000001000000000000000100000000000000020000000200000000000000030000000200000002000000010000000100000001000000030000000200000000000000020000000200000001000000030000000100000003000000010000000000000001000000010000000100000001000000030000000300000001000000020000000100000002000000010000000100000001000000010000000200000002000000000000000300000001000000010000000100000001000000010000000000000001000000"> : tensor<3x17xi32>
  %r = call @cummax_int32_0_program(%x0) : (tensor<3x17xi32>) -> (tensor<3x17xi32>)
  %r_expected = stablehlo.constant dense<"0x030000000000000001000000000000000100000000000000020000000200000000000000030000000200000002000000010000000100000001000000030000000200000003000000020000000200000001000000030000000100000003000000020000000000000003000000020000000200000001000000030000000300000003000000020000000300000002000000020000000100000003000000010000000300000002000000000000000300000002000000020000000100000003000000030000000300000002000000"> : tensor<3x17xi32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x17xi32>, tensor<3x17xi32>) -> ()
  return
}

func.func private @cummax_int32_0_program(%arg0: tensor<3x17xi32>) -> (tensor<3x17xi32>) {
  %0 = call @cummax_int32_0_cummax(%arg0) : (tensor<3x17xi32>) -> tensor<3x17xi32>
  return %0 : tensor<3x17xi32>
}
func.func private @cummax_int32_0_cummax(%arg0: tensor<3x17xi32>) -> tensor<3x17xi32> {
  %c = stablehlo.constant dense<-2147483648> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
    %2 = stablehlo.maximum %arg1, %arg2 : tensor<i32>
    stablehlo.return %2 : tensor<i32>
  }) : (tensor<3x17xi32>, tensor<i32>) -> tensor<3x17xi32>
  return %1 : tensor<3x17xi32>
}

func.func @cummax_int32_0_back() {
  %x0 = stablehlo.constant dense<"0x030000000000000001000000000000000100000000000000020000000200000000000000030000000200000002000000010000000100000001000000030000000200000000000000020000000200000001000000030000000100000003000000010000000000000001000000010000000100000001000000030000000300000001000000020000000100000002000000010000000100000001000000010000000200000002000000000000000300000001000000010000000100000001000000010000000000000001000000"> : tensor<3x17xi32>
  %r = call @cummax_int32_0_back_program(%x0) : (tensor<3x17xi32>) -> (tensor<3x17xi32>)
  %r_expected = stablehlo.constant dense<"0x030000000200000002000000010000000300000001000000030000000200000000000000030000000200000002000000010000000300000003000000030000000200000001000000020000000200000001000000030000000100000003000000020000000000000003000000010000000100000001000000030000000300000001000000020000000100000002000000010000000100000001000000010000000200000002000000000000000300000001000000010000000100000001000000010000000000000001000000"> : tensor<3x17xi32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x17xi32>, tensor<3x17xi32>) -> ()
  return
}

func.func private @cummax_int32_0_back_program(%arg0: tensor<3x17xi32>) -> (tensor<3x17xi32>) {
  %0 = call @cummax_int32_0_back_cummax(%arg0) : (tensor<3x17xi32>) -> tensor<3x17xi32>
  return %0 : tensor<3x17xi32>
}
func.func private @cummax_int32_0_back_cummax(%arg0: tensor<3x17xi32>) -> tensor<3x17xi32> {
  %c = stablehlo.constant dense<-2147483648> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 2], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
    %2 = stablehlo.maximum %arg1, %arg2 : tensor<i32>
    stablehlo.return %2 : tensor<i32>
  }) : (tensor<3x17xi32>, tensor<i32>) -> tensor<3x17xi32>
  return %1 : tensor<3x17xi32>
}

func.func @cummax_int32_1() {
  %x0 = stablehlo.constant dense<"0x030000000000000001000000000000000100000000000000020000000200000000000000030000000200000002000000010000000100000001000000030000000200000000000000020000000200000001000000030000000100000003000000010000000000000001000000010000000100000001000000030000000300000001000000020000000100000002000000010000000100000001000000010000000200000002000000000000000300000001000000010000000100000001000000010000000000000001000000"> : tensor<3x17xi32>
  %r = call @cummax_int32_1_program(%x0) : (tensor<3x17xi32>) -> (tensor<3x17xi32>)
  %r_expected = stablehlo.constant dense<"0x030000000300000003000000030000000300000003000000030000000300000003000000030000000300000003000000030000000300000003000000030000000300000000000000020000000200000002000000030000000300000003000000030000000300000003000000030000000300000003000000030000000300000003000000030000000100000002000000020000000200000002000000020000000200000002000000020000000300000003000000030000000300000003000000030000000300000003000000"> : tensor<3x17xi32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x17xi32>, tensor<3x17xi32>) -> ()
  return
}

func.func private @cummax_int32_1_program(%arg0: tensor<3x17xi32>) -> (tensor<3x17xi32>) {
  %0 = call @cummax_int32_1_cummax(%arg0) : (tensor<3x17xi32>) -> tensor<3x17xi32>
  return %0 : tensor<3x17xi32>
}
func.func private @cummax_int32_1_cummax(%arg0: tensor<3x17xi32>) -> tensor<3x17xi32> {
  %c = stablehlo.constant dense<-2147483648> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [16, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 17>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
    %2 = stablehlo.maximum %arg1, %arg2 : tensor<i32>
    stablehlo.return %2 : tensor<i32>
  }) : (tensor<3x17xi32>, tensor<i32>) -> tensor<3x17xi32>
  return %1 : tensor<3x17xi32>
}

func.func @cummax_int32_1_back() {
  %x0 = stablehlo.constant dense<"0x030000000000000001000000000000000100000000000000020000000200000000000000030000000200000002000000010000000100000001000000030000000200000000000000020000000200000001000000030000000100000003000000010000000000000001000000010000000100000001000000030000000300000001000000020000000100000002000000010000000100000001000000010000000200000002000000000000000300000001000000010000000100000001000000010000000000000001000000"> : tensor<3x17xi32>
  %r = call @cummax_int32_1_back_program(%x0) : (tensor<3x17xi32>) -> (tensor<3x17xi32>)
  %r_expected = stablehlo.constant dense<"0x030000000300000003000000030000000300000003000000030000000300000003000000030000000300000003000000030000000300000003000000030000000200000003000000030000000300000003000000030000000300000003000000030000000300000003000000030000000300000003000000030000000300000002000000020000000300000003000000030000000300000003000000030000000300000003000000030000000300000001000000010000000100000001000000010000000100000001000000"> : tensor<3x17xi32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x17xi32>, tensor<3x17xi32>) -> ()
  return
}

func.func private @cummax_int32_1_back_program(%arg0: tensor<3x17xi32>) -> (tensor<3x17xi32>) {
  %0 = call @cummax_int32_1_back_cummax(%arg0) : (tensor<3x17xi32>) -> tensor<3x17xi32>
  return %0 : tensor<3x17xi32>
}
func.func private @cummax_int32_1_back_cummax(%arg0: tensor<3x17xi32>) -> tensor<3x17xi32> {
  %c = stablehlo.constant dense<-2147483648> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 16]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 17>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
    %2 = stablehlo.maximum %arg1, %arg2 : tensor<i32>
    stablehlo.return %2 : tensor<i32>
  }) : (tensor<3x17xi32>, tensor<i32>) -> tensor<3x17xi32>
  return %1 : tensor<3x17xi32>
}

func.func @cummax_uint8_0() {
  %x0 = stablehlo.constant dense<"0x000100030100030001020000000303020202010303020300020301000101010103010201030000010001020202030102020303"> : tensor<3x17xui8>
  %r = call @cummax_uint8_0_program(%x0) : (tensor<3x17xui8>) -> (tensor<3x17xui8>)
  %r_expected = stablehlo.constant dense<"0x000100030100030001020000000303020202010303020303020302000101030303020201030302030302030202030103030303"> : tensor<3x17xui8>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x17xui8>, tensor<3x17xui8>) -> ()
  return
}

func.func private @cummax_uint8_0_program(%arg0: tensor<3x17xui8>) -> (tensor<3x17xui8>) {
  %0 = call @cummax_uint8_0_cummax(%arg0) : (tensor<3x17xui8>) -> tensor<3x17xui8>
  return %0 : tensor<3x17xui8>
}
func.func private @cummax_uint8_0_cummax(%arg0: tensor<3x17xui8>) -> tensor<3x17xui8> {
  %c = stablehlo.constant dense<0> : tensor<ui8>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<ui8>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<ui8>, %arg2: tensor<ui8>):
    %2 = stablehlo.maximum %arg1, %arg2 : tensor<ui8>
    stablehlo.return %2 : tensor<ui8>
  }) : (tensor<3x17xui8>, tensor<ui8>) -> tensor<3x17xui8>
  return %1 : tensor<3x17xui8>
}

func.func @cummax_uint8_0_back() {
  %x0 = stablehlo.constant dense<"0x000100030100030001020000000303020202010303020300020301000101010103010201030000010001020202030102020303"> : tensor<3x17xui8>
  %r = call @cummax_uint8_0_back_program(%x0) : (tensor<3x17xui8>) -> (tensor<3x17xui8>)
  %r_expected = stablehlo.constant dense<"0x020103030203030203020203010303030302010303020300020302020301020203030201030000010001020202030102020303"> : tensor<3x17xui8>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x17xui8>, tensor<3x17xui8>) -> ()
  return
}

func.func private @cummax_uint8_0_back_program(%arg0: tensor<3x17xui8>) -> (tensor<3x17xui8>) {
  %0 = call @cummax_uint8_0_back_cummax(%arg0) : (tensor<3x17xui8>) -> tensor<3x17xui8>
  return %0 : tensor<3x17xui8>
}
func.func private @cummax_uint8_0_back_cummax(%arg0: tensor<3x17xui8>) -> tensor<3x17xui8> {
  %c = stablehlo.constant dense<0> : tensor<ui8>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<ui8>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 2], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<ui8>, %arg2: tensor<ui8>):
    %2 = stablehlo.maximum %arg1, %arg2 : tensor<ui8>
    stablehlo.return %2 : tensor<ui8>
  }) : (tensor<3x17xui8>, tensor<ui8>) -> tensor<3x17xui8>
  return %1 : tensor<3x17xui8>
}

func.func @cummax_uint8_1() {
  %x0 = stablehlo.constant dense<"0x000100030100030001020000000303020202010303020300020301000101010103010201030000010001020202030102020303"> : tensor<3x17xui8>
  %r = call @cummax_uint8_1_program(%x0) : (tensor<3x17xui8>) -> (tensor<3x17xui8>)
  %r_expected = stablehlo.constant dense<"0x000101030303030303030303030303030302020303030303030303030303030303030202030303030303030303030303030303"> : tensor<3x17xui8>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x17xui8>, tensor<3x17xui8>) -> ()
  return
}

func.func private @cummax_uint8_1_program(%arg0: tensor<3x17xui8>) -> (tensor<3x17xui8>) {
  %0 = call @cummax_uint8_1_cummax(%arg0) : (tensor<3x17xui8>) -> tensor<3x17xui8>
  return %0 : tensor<3x17xui8>
}
func.func private @cummax_uint8_1_cummax(%arg0: tensor<3x17xui8>) -> tensor<3x17xui8> {
  %c = stablehlo.constant dense<0> : tensor<ui8>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<ui8>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [16, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 17>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<ui8>, %arg2: tensor<ui8>):
    %2 = stablehlo.maximum %arg1, %arg2 : tensor<ui8>
    stablehlo.return %2 : tensor<ui8>
  }) : (tensor<3x17xui8>, tensor<ui8>) -> tensor<3x17xui8>
  return %1 : tensor<3x17xui8>
}

func.func @cummax_uint8_1_back() {
  %x0 = stablehlo.constant dense<"0x000100030100030001020000000303020202010303020300020301000101010103010201030000010001020202030102020303"> : tensor<3x17xui8>
  %r = call @cummax_uint8_1_back_program(%x0) : (tensor<3x17xui8>) -> (tensor<3x17xui8>)
  %r_expected = stablehlo.constant dense<"0x030303030303030303030303030303020203030303030303030303030303030303010303030303030303030303030303030303"> : tensor<3x17xui8>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x17xui8>, tensor<3x17xui8>) -> ()
  return
}

func.func private @cummax_uint8_1_back_program(%arg0: tensor<3x17xui8>) -> (tensor<3x17xui8>) {
  %0 = call @cummax_uint8_1_back_cummax(%arg0) : (tensor<3x17xui8>) -> tensor<3x17xui8>
  return %0 : tensor<3x17xui8>
}
func.func private @cummax_uint8_1_back_cummax(%arg0: tensor<3x17xui8>) -> tensor<3x17xui8> {
  %c = stablehlo.constant dense<0> : tensor<ui8>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<ui8>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 16]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 17>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<ui8>, %arg2: tensor<ui8>):
    %2 = stablehlo.maximum %arg1, %arg2 : tensor<ui8>
    stablehlo.return %2 : tensor<ui8>
  }) : (tensor<3x17xui8>, tensor<ui8>) -> tensor<3x17xui8>
  return %1 : tensor<3x17xui8>
}

func.func @cummax_float32_0() {
  %x0 = stablehlo.constant dense<"0x0000803F00000040000000000000803F000000000000803F0000803F0000803F0000004000000040000000000000004000004040000000400000803F00004040000040400000803F00000040000000000000803F0000803F000000400000004000000000000040400000000000004040000040400000000000000040000040400000000000000000000040400000004000004040000000000000803F000040400000803F0000803F000000000000000000000000000040400000803F00000000000040400000803F0000803F"> : tensor<3x17xf32>
  %r = call @cummax_float32_0_program(%x0) : (tensor<3x17xf32>) -> (tensor<3x17xf32>)
  %r_expected = stablehlo.constant dense<"0x0000803F00000040000000000000803F000000000000803F0000803F0000803F0000004000000040000000000000004000004040000000400000803F00004040000040400000803F00000040000000000000803F0000803F00000040000000400000803F0000404000000040000040400000404000004040000000400000404000004040000040400000404000000040000040400000803F0000803F00004040000000400000803F000040400000004000004040000040400000404000000040000040400000404000004040"> : tensor<3x17xf32>
  stablehlo.custom_call @check.expect_close(%r, %r_expected) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3x17xf32>, tensor<3x17xf32>) -> ()
  return
}

func.func private @cummax_float32_0_program(%arg0: tensor<3x17xf32>) -> (tensor<3x17xf32>) {
  %0 = call @cummax_float32_0_cummax(%arg0) : (tensor<3x17xf32>) -> tensor<3x17xf32>
  return %0 : tensor<3x17xf32>
}
func.func private @cummax_float32_0_cummax(%arg0: tensor<3x17xf32>) -> tensor<3x17xf32> {
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %2 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<3x17xf32>, tensor<f32>) -> tensor<3x17xf32>
  return %1 : tensor<3x17xf32>
}

func.func @cummax_float32_0_back() {
  %x0 = stablehlo.constant dense<"0x0000803F00000040000000000000803F000000000000803F0000803F0000803F0000004000000040000000000000004000004040000000400000803F00004040000040400000803F00000040000000000000803F0000803F000000400000004000000000000040400000000000004040000040400000000000000040000040400000000000000000000040400000004000004040000000000000803F000040400000803F0000803F000000000000000000000000000040400000803F00000000000040400000803F0000803F"> : tensor<3x17xf32>
  %r = call @cummax_float32_0_back_program(%x0) : (tensor<3x17xf32>) -> (tensor<3x17xf32>)
  %r_expected = stablehlo.constant dense<"0x0000404000000040000040400000803F0000803F00004040000000400000803F0000404000000040000040400000404000004040000000400000404000004040000040400000404000000040000040400000803F0000803F00004040000000400000803F000040400000000000004040000040400000803F00000040000040400000803F0000803F000040400000004000004040000000000000803F000040400000803F0000803F000000000000000000000000000040400000803F00000000000040400000803F0000803F"> : tensor<3x17xf32>
  stablehlo.custom_call @check.expect_close(%r, %r_expected) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3x17xf32>, tensor<3x17xf32>) -> ()
  return
}

func.func private @cummax_float32_0_back_program(%arg0: tensor<3x17xf32>) -> (tensor<3x17xf32>) {
  %0 = call @cummax_float32_0_back_cummax(%arg0) : (tensor<3x17xf32>) -> tensor<3x17xf32>
  return %0 : tensor<3x17xf32>
}
func.func private @cummax_float32_0_back_cummax(%arg0: tensor<3x17xf32>) -> tensor<3x17xf32> {
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 2], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %2 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<3x17xf32>, tensor<f32>) -> tensor<3x17xf32>
  return %1 : tensor<3x17xf32>
}

func.func @cummax_float32_1() {
  %x0 = stablehlo.constant dense<"0x0000803F00000040000000000000803F000000000000803F0000803F0000803F0000004000000040000000000000004000004040000000400000803F00004040000040400000803F00000040000000000000803F0000803F000000400000004000000000000040400000000000004040000040400000000000000040000040400000000000000000000040400000004000004040000000000000803F000040400000803F0000803F000000000000000000000000000040400000803F00000000000040400000803F0000803F"> : tensor<3x17xf32>
  %r = call @cummax_float32_1_program(%x0) : (tensor<3x17xf32>) -> (tensor<3x17xf32>)
  %r_expected = stablehlo.constant dense<"0x0000803F000000400000004000000040000000400000004000000040000000400000004000000040000000400000004000004040000040400000404000004040000040400000803F000000400000004000000040000000400000004000000040000000400000404000004040000040400000404000004040000040400000404000004040000040400000404000004040000040400000404000004040000040400000404000004040000040400000404000004040000040400000404000004040000040400000404000004040"> : tensor<3x17xf32>
  stablehlo.custom_call @check.expect_close(%r, %r_expected) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3x17xf32>, tensor<3x17xf32>) -> ()
  return
}

func.func private @cummax_float32_1_program(%arg0: tensor<3x17xf32>) -> (tensor<3x17xf32>) {
  %0 = call @cummax_float32_1_cummax(%arg0) : (tensor<3x17xf32>) -> tensor<3x17xf32>
  return %0 : tensor<3x17xf32>
}
func.func private @cummax_float32_1_cummax(%arg0: tensor<3x17xf32>) -> tensor<3x17xf32> {
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [16, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 17>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %2 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<3x17xf32>, tensor<f32>) -> tensor<3x17xf32>
  return %1 : tensor<3x17xf32>
}

func.func @cummax_float32_1_back() {
  %x0 = stablehlo.constant dense<"0x0000803F00000040000000000000803F000000000000803F0000803F0000803F0000004000000040000000000000004000004040000000400000803F00004040000040400000803F00000040000000000000803F0000803F000000400000004000000000000040400000000000004040000040400000000000000040000040400000000000000000000040400000004000004040000000000000803F000040400000803F0000803F000000000000000000000000000040400000803F00000000000040400000803F0000803F"> : tensor<3x17xf32>
  %r = call @cummax_float32_1_back_program(%x0) : (tensor<3x17xf32>) -> (tensor<3x17xf32>)
  %r_expected = stablehlo.constant dense<"0x000040400000404000004040000040400000404000004040000040400000404000004040000040400000404000004040000040400000404000004040000040400000404000004040000040400000404000004040000040400000404000004040000040400000404000004040000040400000404000004040000040400000404000000000000000000000404000004040000040400000404000004040000040400000404000004040000040400000404000004040000040400000404000004040000040400000803F0000803F"> : tensor<3x17xf32>
  stablehlo.custom_call @check.expect_close(%r, %r_expected) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3x17xf32>, tensor<3x17xf32>) -> ()
  return
}

func.func private @cummax_float32_1_back_program(%arg0: tensor<3x17xf32>) -> (tensor<3x17xf32>) {
  %0 = call @cummax_float32_1_back_cummax(%arg0) : (tensor<3x17xf32>) -> tensor<3x17xf32>
  return %0 : tensor<3x17xf32>
}
func.func private @cummax_float32_1_back_cummax(%arg0: tensor<3x17xf32>) -> tensor<3x17xf32> {
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 16]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 17>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %2 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<3x17xf32>, tensor<f32>) -> tensor<3x17xf32>
  return %1 : tensor<3x17xf32>
}

func.func @cummin_int32_0() {
  %x0 = stablehlo.constant dense<"0x010000000200000001000000010000000100000003000000030000000200000000000000020000000200000000000000000000000100000002000000000000000100000003000000010000000300000002000000000000000100000001000000020000000000000000000000000000000300000001000000020000000100000000000000010000000200000002000000000000000000000000000000020000000100000002000000020000000200000002000000010000000200000000000000000000000300000001000000"> : tensor<3x17xi32>
  %r = call @cummin_int32_0_program(%x0) : (tensor<3x17xi32>) -> (tensor<3x17xi32>)
  %r_expected = stablehlo.constant dense<"0x010000000200000001000000010000000100000003000000030000000200000000000000020000000200000000000000000000000100000002000000000000000100000001000000010000000100000001000000000000000100000001000000020000000000000000000000000000000000000000000000010000000100000000000000010000000100000001000000000000000000000000000000010000000100000002000000000000000000000000000000000000000000000000000000000000000000000001000000"> : tensor<3x17xi32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x17xi32>, tensor<3x17xi32>) -> ()
  return
}

func.func private @cummin_int32_0_program(%arg0: tensor<3x17xi32>) -> (tensor<3x17xi32>) {
  %0 = call @cummin_int32_0_cummin(%arg0) : (tensor<3x17xi32>) -> tensor<3x17xi32>
  return %0 : tensor<3x17xi32>
}
func.func private @cummin_int32_0_cummin(%arg0: tensor<3x17xi32>) -> tensor<3x17xi32> {
  %c = stablehlo.constant dense<2147483647> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
    %2 = stablehlo.minimum %arg1, %arg2 : tensor<i32>
    stablehlo.return %2 : tensor<i32>
  }) : (tensor<3x17xi32>, tensor<i32>) -> tensor<3x17xi32>
  return %1 : tensor<3x17xi32>
}

func.func @cummin_int32_0_back() {
  %x0 = stablehlo.constant dense<"0x010000000200000001000000010000000100000003000000030000000200000000000000020000000200000000000000000000000100000002000000000000000100000003000000010000000300000002000000000000000100000001000000020000000000000000000000000000000300000001000000020000000100000000000000010000000200000002000000000000000000000000000000020000000100000002000000020000000200000002000000010000000200000000000000000000000300000001000000"> : tensor<3x17xi32>
  %r = call @cummin_int32_0_back_program(%x0) : (tensor<3x17xi32>) -> (tensor<3x17xi32>)
  %r_expected = stablehlo.constant dense<"0x010000000100000000000000000000000000000001000000010000000200000000000000000000000000000000000000000000000000000000000000000000000100000002000000010000000000000000000000000000000100000001000000020000000000000000000000000000000100000001000000000000000000000000000000010000000200000002000000000000000000000000000000020000000100000002000000020000000200000002000000010000000200000000000000000000000300000001000000"> : tensor<3x17xi32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x17xi32>, tensor<3x17xi32>) -> ()
  return
}

func.func private @cummin_int32_0_back_program(%arg0: tensor<3x17xi32>) -> (tensor<3x17xi32>) {
  %0 = call @cummin_int32_0_back_cummin(%arg0) : (tensor<3x17xi32>) -> tensor<3x17xi32>
  return %0 : tensor<3x17xi32>
}
func.func private @cummin_int32_0_back_cummin(%arg0: tensor<3x17xi32>) -> tensor<3x17xi32> {
  %c = stablehlo.constant dense<2147483647> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 2], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
    %2 = stablehlo.minimum %arg1, %arg2 : tensor<i32>
    stablehlo.return %2 : tensor<i32>
  }) : (tensor<3x17xi32>, tensor<i32>) -> tensor<3x17xi32>
  return %1 : tensor<3x17xi32>
}

func.func @cummin_int32_1() {
  %x0 = stablehlo.constant dense<"0x010000000200000001000000010000000100000003000000030000000200000000000000020000000200000000000000000000000100000002000000000000000100000003000000010000000300000002000000000000000100000001000000020000000000000000000000000000000300000001000000020000000100000000000000010000000200000002000000000000000000000000000000020000000100000002000000020000000200000002000000010000000200000000000000000000000300000001000000"> : tensor<3x17xi32>
  %r = call @cummin_int32_1_program(%x0) : (tensor<3x17xi32>) -> (tensor<3x17xi32>)
  %r_expected = stablehlo.constant dense<"0x010000000100000001000000010000000100000001000000010000000100000000000000000000000000000000000000000000000000000000000000000000000000000003000000010000000100000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000200000002000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x17xi32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x17xi32>, tensor<3x17xi32>) -> ()
  return
}

func.func private @cummin_int32_1_program(%arg0: tensor<3x17xi32>) -> (tensor<3x17xi32>) {
  %0 = call @cummin_int32_1_cummin(%arg0) : (tensor<3x17xi32>) -> tensor<3x17xi32>
  return %0 : tensor<3x17xi32>
}
func.func private @cummin_int32_1_cummin(%arg0: tensor<3x17xi32>) -> tensor<3x17xi32> {
  %c = stablehlo.constant dense<2147483647> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [16, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 17>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
    %2 = stablehlo.minimum %arg1, %arg2 : tensor<i32>
    stablehlo.return %2 : tensor<i32>
  }) : (tensor<3x17xi32>, tensor<i32>) -> tensor<3x17xi32>
  return %1 : tensor<3x17xi32>
}

func.func @cummin_int32_1_back() {
  %x0 = stablehlo.constant dense<"0x010000000200000001000000010000000100000003000000030000000200000000000000020000000200000000000000000000000100000002000000000000000100000003000000010000000300000002000000000000000100000001000000020000000000000000000000000000000300000001000000020000000100000000000000010000000200000002000000000000000000000000000000020000000100000002000000020000000200000002000000010000000200000000000000000000000300000001000000"> : tensor<3x17xi32>
  %r = call @cummin_int32_1_back_program(%x0) : (tensor<3x17xi32>) -> (tensor<3x17xi32>)
  %r_expected = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000100000001000000"> : tensor<3x17xi32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x17xi32>, tensor<3x17xi32>) -> ()
  return
}

func.func private @cummin_int32_1_back_program(%arg0: tensor<3x17xi32>) -> (tensor<3x17xi32>) {
  %0 = call @cummin_int32_1_back_cummin(%arg0) : (tensor<3x17xi32>) -> tensor<3x17xi32>
  return %0 : tensor<3x17xi32>
}
func.func private @cummin_int32_1_back_cummin(%arg0: tensor<3x17xi32>) -> tensor<3x17xi32> {
  %c = stablehlo.constant dense<2147483647> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 16]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 17>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
    %2 = stablehlo.minimum %arg1, %arg2 : tensor<i32>
    stablehlo.return %2 : tensor<i32>
  }) : (tensor<3x17xi32>, tensor<i32>) -> tensor<3x17xi32>
  return %1 : tensor<3x17xi32>
}

func.func @cummin_uint8_0() {
  %x0 = stablehlo.constant dense<"0x000203010201010000000003030102030200020201010303000002020003000203020201000201000300030100000300030103"> : tensor<3x17xui8>
  %r = call @cummin_uint8_0_program(%x0) : (tensor<3x17xui8>) -> (tensor<3x17xui8>)
  %r_expected = stablehlo.constant dense<"0x000203010201010000000003030102030200020201010101000000000003000203020001000101000100000000000300020102"> : tensor<3x17xui8>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x17xui8>, tensor<3x17xui8>) -> ()
  return
}

func.func private @cummin_uint8_0_program(%arg0: tensor<3x17xui8>) -> (tensor<3x17xui8>) {
  %0 = call @cummin_uint8_0_cummin(%arg0) : (tensor<3x17xui8>) -> tensor<3x17xui8>
  return %0 : tensor<3x17xui8>
}
func.func private @cummin_uint8_0_cummin(%arg0: tensor<3x17xui8>) -> tensor<3x17xui8> {
  %c = stablehlo.constant dense<255> : tensor<ui8>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<ui8>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<ui8>, %arg2: tensor<ui8>):
    %2 = stablehlo.minimum %arg1, %arg2 : tensor<ui8>
    stablehlo.return %2 : tensor<ui8>
  }) : (tensor<3x17xui8>, tensor<ui8>) -> tensor<3x17xui8>
  return %1 : tensor<3x17xui8>
}

func.func @cummin_uint8_0_back() {
  %x0 = stablehlo.constant dense<"0x000203010201010000000003030102030200020201010303000002020003000203020201000201000300030100000300030103"> : tensor<3x17xui8>
  %r = call @cummin_uint8_0_back_program(%x0) : (tensor<3x17xui8>) -> (tensor<3x17xui8>)
  %r_expected = stablehlo.constant dense<"0x000100010100010000000000030002010200010001010003000001000003000201020201000201000300030100000300030103"> : tensor<3x17xui8>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x17xui8>, tensor<3x17xui8>) -> ()
  return
}

func.func private @cummin_uint8_0_back_program(%arg0: tensor<3x17xui8>) -> (tensor<3x17xui8>) {
  %0 = call @cummin_uint8_0_back_cummin(%arg0) : (tensor<3x17xui8>) -> tensor<3x17xui8>
  return %0 : tensor<3x17xui8>
}
func.func private @cummin_uint8_0_back_cummin(%arg0: tensor<3x17xui8>) -> tensor<3x17xui8> {
  %c = stablehlo.constant dense<255> : tensor<ui8>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<ui8>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 2], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<ui8>, %arg2: tensor<ui8>):
    %2 = stablehlo.minimum %arg1, %arg2 : tensor<ui8>
    stablehlo.return %2 : tensor<ui8>
  }) : (tensor<3x17xui8>, tensor<ui8>) -> tensor<3x17xui8>
  return %1 : tensor<3x17xui8>
}

func.func @cummin_uint8_1() {
  %x0 = stablehlo.constant dense<"0x000203010201010000000003030102030200020201010303000002020003000203020201000201000300030100000300030103"> : tensor<3x17xui8>
  %r = call @cummin_uint8_1_program(%x0) : (tensor<3x17xui8>) -> (tensor<3x17xui8>)
  %r_expected = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000201000000000000000000000000000000"> : tensor<3x17xui8>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x17xui8>, tensor<3x17xui8>) -> ()
  return
}

func.func private @cummin_uint8_1_program(%arg0: tensor<3x17xui8>) -> (tensor<3x17xui8>) {
  %0 = call @cummin_uint8_1_cummin(%arg0) : (tensor<3x17xui8>) -> tensor<3x17xui8>
  return %0 : tensor<3x17xui8>
}
func.func private @cummin_uint8_1_cummin(%arg0: tensor<3x17xui8>) -> tensor<3x17xui8> {
  %c = stablehlo.constant dense<255> : tensor<ui8>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<ui8>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [16, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 17>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<ui8>, %arg2: tensor<ui8>):
    %2 = stablehlo.minimum %arg1, %arg2 : tensor<ui8>
    stablehlo.return %2 : tensor<ui8>
  }) : (tensor<3x17xui8>, tensor<ui8>) -> tensor<3x17xui8>
  return %1 : tensor<3x17xui8>
}

func.func @cummin_uint8_1_back() {
  %x0 = stablehlo.constant dense<"0x000203010201010000000003030102030200020201010303000002020003000203020201000201000300030100000300030103"> : tensor<3x17xui8>
  %r = call @cummin_uint8_1_back_program(%x0) : (tensor<3x17xui8>) -> (tensor<3x17xui8>)
  %r_expected = stablehlo.constant dense<"0x000000000000000000000001010102020200000000000000000000000000000202020000000000000000000000000000010103"> : tensor<3x17xui8>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x17xui8>, tensor<3x17xui8>) -> ()
  return
}

func.func private @cummin_uint8_1_back_program(%arg0: tensor<3x17xui8>) -> (tensor<3x17xui8>) {
  %0 = call @cummin_uint8_1_back_cummin(%arg0) : (tensor<3x17xui8>) -> tensor<3x17xui8>
  return %0 : tensor<3x17xui8>
}
func.func private @cummin_uint8_1_back_cummin(%arg0: tensor<3x17xui8>) -> tensor<3x17xui8> {
  %c = stablehlo.constant dense<255> : tensor<ui8>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<ui8>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 16]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 17>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<ui8>, %arg2: tensor<ui8>):
    %2 = stablehlo.minimum %arg1, %arg2 : tensor<ui8>
    stablehlo.return %2 : tensor<ui8>
  }) : (tensor<3x17xui8>, tensor<ui8>) -> tensor<3x17xui8>
  return %1 : tensor<3x17xui8>
}

func.func @cummin_float32_0() {
  %x0 = stablehlo.constant dense<"0x0000404000004040000040400000000000000000000000000000803F00004040000000400000803F000040400000803F0000000000000040000000000000004000000000000040400000803F00000040000000000000404000000000000000400000004000004040000000000000803F00000000000040400000803F000000400000803F00004040000000000000803F0000803F00000000000040400000803F0000404000000040000040400000004000004040000000000000404000004040000000400000004000000040"> : tensor<3x17xf32>
  %r = call @cummin_float32_0_program(%x0) : (tensor<3x17xf32>) -> (tensor<3x17xf32>)
  %r_expected = stablehlo.constant dense<"0x0000404000004040000040400000000000000000000000000000803F00004040000000400000803F000040400000803F0000000000000040000000000000004000000000000040400000803F000000400000000000000000000000000000803F0000004000000040000000000000803F00000000000000000000803F000000000000803F00000000000000000000803F0000803F0000000000000000000000000000803F0000004000000040000000000000803F00000000000000000000803F000000000000803F00000000"> : tensor<3x17xf32>
  stablehlo.custom_call @check.expect_close(%r, %r_expected) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3x17xf32>, tensor<3x17xf32>) -> ()
  return
}

func.func private @cummin_float32_0_program(%arg0: tensor<3x17xf32>) -> (tensor<3x17xf32>) {
  %0 = call @cummin_float32_0_cummin(%arg0) : (tensor<3x17xf32>) -> tensor<3x17xf32>
  return %0 : tensor<3x17xf32>
}
func.func private @cummin_float32_0_cummin(%arg0: tensor<3x17xf32>) -> tensor<3x17xf32> {
  %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %2 = stablehlo.minimum %arg1, %arg2 : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<3x17xf32>, tensor<f32>) -> tensor<3x17xf32>
  return %1 : tensor<3x17xf32>
}

func.func @cummin_float32_0_back() {
  %x0 = stablehlo.constant dense<"0x0000404000004040000040400000000000000000000000000000803F00004040000000400000803F000040400000803F0000000000000040000000000000004000000000000040400000803F00000040000000000000404000000000000000400000004000004040000000000000803F00000000000040400000803F000000400000803F00004040000000000000803F0000803F00000000000040400000803F0000404000000040000040400000004000004040000000000000404000004040000000400000004000000040"> : tensor<3x17xf32>
  %r = call @cummin_float32_0_back_program(%x0) : (tensor<3x17xf32>) -> (tensor<3x17xf32>)
  %r_expected = stablehlo.constant dense<"0x000000000000803F0000803F0000000000000000000000000000803F0000004000000040000000000000803F00000000000000000000803F000000000000803F00000000000000000000803F0000803F000000000000404000000000000000400000004000004040000000000000803F00000000000040400000803F000000400000803F00000040000000000000803F0000803F00000000000040400000803F0000404000000040000040400000004000004040000000000000404000004040000000400000004000000040"> : tensor<3x17xf32>
  stablehlo.custom_call @check.expect_close(%r, %r_expected) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3x17xf32>, tensor<3x17xf32>) -> ()
  return
}

func.func private @cummin_float32_0_back_program(%arg0: tensor<3x17xf32>) -> (tensor<3x17xf32>) {
  %0 = call @cummin_float32_0_back_cummin(%arg0) : (tensor<3x17xf32>) -> tensor<3x17xf32>
  return %0 : tensor<3x17xf32>
}
func.func private @cummin_float32_0_back_cummin(%arg0: tensor<3x17xf32>) -> tensor<3x17xf32> {
  %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 2], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %2 = stablehlo.minimum %arg1, %arg2 : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<3x17xf32>, tensor<f32>) -> tensor<3x17xf32>
  return %1 : tensor<3x17xf32>
}

func.func @cummin_float32_1() {
  %x0 = stablehlo.constant dense<"0x0000404000004040000040400000000000000000000000000000803F00004040000000400000803F000040400000803F0000000000000040000000000000004000000000000040400000803F00000040000000000000404000000000000000400000004000004040000000000000803F00000000000040400000803F000000400000803F00004040000000000000803F0000803F00000000000040400000803F0000404000000040000040400000004000004040000000000000404000004040000000400000004000000040"> : tensor<3x17xf32>
  %r = call @cummin_float32_1_program(%x0) : (tensor<3x17xf32>) -> (tensor<3x17xf32>)
  %r_expected = stablehlo.constant dense<"0x0000404000004040000040400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000040400000803F0000803F00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x17xf32>
  stablehlo.custom_call @check.expect_close(%r, %r_expected) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3x17xf32>, tensor<3x17xf32>) -> ()
  return
}

func.func private @cummin_float32_1_program(%arg0: tensor<3x17xf32>) -> (tensor<3x17xf32>) {
  %0 = call @cummin_float32_1_cummin(%arg0) : (tensor<3x17xf32>) -> tensor<3x17xf32>
  return %0 : tensor<3x17xf32>
}
func.func private @cummin_float32_1_cummin(%arg0: tensor<3x17xf32>) -> tensor<3x17xf32> {
  %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [16, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 17>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %2 = stablehlo.minimum %arg1, %arg2 : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<3x17xf32>, tensor<f32>) -> tensor<3x17xf32>
  return %1 : tensor<3x17xf32>
}

func.func @cummin_float32_1_back() {
  %x0 = stablehlo.constant dense<"0x0000404000004040000040400000000000000000000000000000803F00004040000000400000803F000040400000803F0000000000000040000000000000004000000000000040400000803F00000040000000000000404000000000000000400000004000004040000000000000803F00000000000040400000803F000000400000803F00004040000000000000803F0000803F00000000000040400000803F0000404000000040000040400000004000004040000000000000404000004040000000400000004000000040"> : tensor<3x17xf32>
  %r = call @cummin_float32_1_back_program(%x0) : (tensor<3x17xf32>) -> (tensor<3x17xf32>)
  %r_expected = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000803F0000803F0000803F0000803F000040400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000004000000040000000400000004000000040"> : tensor<3x17xf32>
  stablehlo.custom_call @check.expect_close(%r, %r_expected) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3x17xf32>, tensor<3x17xf32>) -> ()
  return
}

func.func private @cummin_float32_1_back_program(%arg0: tensor<3x17xf32>) -> (tensor<3x17xf32>) {
  %0 = call @cummin_float32_1_back_cummin(%arg0) : (tensor<3x17xf32>) -> tensor<3x17xf32>
  return %0 : tensor<3x17xf32>
}
func.func private @cummin_float32_1_back_cummin(%arg0: tensor<3x17xf32>) -> tensor<3x17xf32> {
  %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 16]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 17>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %2 = stablehlo.minimum %arg1, %arg2 : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<3x17xf32>, tensor<f32>) -> tensor<3x17xf32>
  return %1 : tensor<3x17xf32>
}

func.func @cumlogsumexp_float32_0() {
  %x0 = stablehlo.constant dense<"0x000000400000803F000000400000004000000040000040400000000000000040000000000000803F00000000000000400000803F0000803F0000404000000000000000400000803F0000803F00000000000000000000404000000000000000400000803F0000803F00000040000000000000000000000000000000000000803F0000803F000000400000803F000000000000803F0000803F00000000000000000000803F00000000000000000000000000000040000000000000803F00004040000040400000000000004040"> : tensor<3x17xf32>
  %r = call @cumlogsumexp_float32_0_program(%x0) : (tensor<3x17xf32>) -> (tensor<3x17xf32>)
  %r_expected = stablehlo.constant dense<"0x000000400000803F000000400000004000000040000040400000000000000040000000000000803F00000000000000400000803F0000803F0000404000000000000000407B0C14400CB9D83F971F0840971F08407B0C54400E1C4340971F08407B0C1440F618A83F7B0C14401872313F971F0840F618A83FF618A83F971F4840F618A83F865C2C40DF4A2340D855EE3F38161A4038161A40385656403813464038161A4038161A40BE95C63F38161A40B4540F40B4540F40D955EE3FC2DE4A404A8D7040BE95C63FDF4A6340"> : tensor<3x17xf32>
  stablehlo.custom_call @check.expect_close(%r, %r_expected) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3x17xf32>, tensor<3x17xf32>) -> ()
  return
}

func.func private @cumlogsumexp_float32_0_program(%arg0: tensor<3x17xf32>) -> (tensor<3x17xf32>) {
  %0 = call @cumlogsumexp_float32_0_cumlogsumexp(%arg0) : (tensor<3x17xf32>) -> tensor<3x17xf32>
  return %0 : tensor<3x17xf32>
}
func.func private @cumlogsumexp_float32_0_cumlogsumexp(%arg0: tensor<3x17xf32>) -> tensor<3x17xf32> {
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %1 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
    %2 = stablehlo.subtract %arg1, %arg2 : tensor<f32>
    %3 = stablehlo.compare NE, %2, %2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %4 = stablehlo.add %arg1, %arg2 : tensor<f32>
    %5 = stablehlo.abs %2 : tensor<f32>
    %6 = stablehlo.negate %5 : tensor<f32>
    %7 = stablehlo.exponential %6 : tensor<f32>
    %8 = stablehlo.log_plus_one %7 : tensor<f32>
    %9 = stablehlo.add %1, %8 : tensor<f32>
    %10 = stablehlo.select %3, %4, %9 : tensor<i1>, tensor<f32>
    stablehlo.return %10 : tensor<f32>
  }) : (tensor<3x17xf32>, tensor<f32>) -> tensor<3x17xf32>
  return %0 : tensor<3x17xf32>
}

func.func @cumlogsumexp_float32_0_back() {
  %x0 = stablehlo.constant dense<"0x000000400000803F000000400000004000000040000040400000000000000040000000000000803F00000000000000400000803F0000803F0000404000000000000000400000803F0000803F00000000000000000000404000000000000000400000803F0000803F00000040000000000000000000000000000000000000803F0000803F000000400000803F000000000000803F0000803F00000000000000000000803F00000000000000000000000000000040000000000000803F00004040000040400000000000004040"> : tensor<3x17xf32>
  %r = call @cumlogsumexp_float32_0_back_program(%x0) : (tensor<3x17xf32>) -> (tensor<3x17xf32>)
  %r_expected = stablehlo.constant dense<"0xDF4A2340D855EE3F38161A4038161A40385656403813464038161A4038161A40BE95C63F38161A40B4540F40B4540F40D955EE3FC2DE4A404A8D7040BE95C63FDF4A63400CB9D83FF618A83FF618A83FF618A83F0E1C43401872313F7B0C1440F618A83FF618A83F971F0840971F08401872313FF618A83F0E1C4340971F4840F618A83F7B0C54400000803F000000000000803F0000803F00000000000000000000803F00000000000000000000000000000040000000000000803F00004040000040400000000000004040"> : tensor<3x17xf32>
  stablehlo.custom_call @check.expect_close(%r, %r_expected) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3x17xf32>, tensor<3x17xf32>) -> ()
  return
}

func.func private @cumlogsumexp_float32_0_back_program(%arg0: tensor<3x17xf32>) -> (tensor<3x17xf32>) {
  %0 = call @cumlogsumexp_float32_0_back_cumlogsumexp(%arg0) : (tensor<3x17xf32>) -> tensor<3x17xf32>
  return %0 : tensor<3x17xf32>
}
func.func private @cumlogsumexp_float32_0_back_cumlogsumexp(%arg0: tensor<3x17xf32>) -> tensor<3x17xf32> {
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 2], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %1 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
    %2 = stablehlo.subtract %arg1, %arg2 : tensor<f32>
    %3 = stablehlo.compare NE, %2, %2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %4 = stablehlo.add %arg1, %arg2 : tensor<f32>
    %5 = stablehlo.abs %2 : tensor<f32>
    %6 = stablehlo.negate %5 : tensor<f32>
    %7 = stablehlo.exponential %6 : tensor<f32>
    %8 = stablehlo.log_plus_one %7 : tensor<f32>
    %9 = stablehlo.add %1, %8 : tensor<f32>
    %10 = stablehlo.select %3, %4, %9 : tensor<i1>, tensor<f32>
    stablehlo.return %10 : tensor<f32>
  }) : (tensor<3x17xf32>, tensor<f32>) -> tensor<3x17xf32>
  return %0 : tensor<3x17xf32>
}

func.func @cumlogsumexp_float32_1() {
  %x0 = stablehlo.constant dense<"0x000000400000803F000000400000004000000040000040400000000000000040000000000000803F00000000000000400000803F0000803F0000404000000000000000400000803F0000803F00000000000000000000404000000000000000400000803F0000803F00000040000000000000000000000000000000000000803F0000803F000000400000803F000000000000803F0000803F00000000000000000000803F00000000000000000000000000000040000000000000803F00004040000040400000000000004040"> : tensor<3x17xf32>
  %r = call @cumlogsumexp_float32_1_program(%x0) : (tensor<3x17xf32>) -> (tensor<3x17xf32>)
  %r_expected = stablehlo.constant dense<"0x000000407B0C1440EC2A3740D1B64D40905A5E403A527D4030887E40846A834044F083402D51854046CF8540513B894066678A40E0888B40A3D792407D2A9340017695400000803F0CB9D83FD855EE3F00690040C928544087715640E42F654060DB694088356E4055BB78401A087A403F4E7B40078E7C40B0C77D40937F80409907824028DB85400000803FF618A83FD955EE3FD1B60D404F591440255C1A402A51284087C52C40A9EF3040A3D8344040174C40FEAC4E406837554046D8774072188740C68F8740B4B88F40"> : tensor<3x17xf32>
  stablehlo.custom_call @check.expect_close(%r, %r_expected) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3x17xf32>, tensor<3x17xf32>) -> ()
  return
}

func.func private @cumlogsumexp_float32_1_program(%arg0: tensor<3x17xf32>) -> (tensor<3x17xf32>) {
  %0 = call @cumlogsumexp_float32_1_cumlogsumexp(%arg0) : (tensor<3x17xf32>) -> tensor<3x17xf32>
  return %0 : tensor<3x17xf32>
}
func.func private @cumlogsumexp_float32_1_cumlogsumexp(%arg0: tensor<3x17xf32>) -> tensor<3x17xf32> {
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [16, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 17>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %1 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
    %2 = stablehlo.subtract %arg1, %arg2 : tensor<f32>
    %3 = stablehlo.compare NE, %2, %2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %4 = stablehlo.add %arg1, %arg2 : tensor<f32>
    %5 = stablehlo.abs %2 : tensor<f32>
    %6 = stablehlo.negate %5 : tensor<f32>
    %7 = stablehlo.exponential %6 : tensor<f32>
    %8 = stablehlo.log_plus_one %7 : tensor<f32>
    %9 = stablehlo.add %1, %8 : tensor<f32>
    %10 = stablehlo.select %3, %4, %9 : tensor<i1>, tensor<f32>
    stablehlo.return %10 : tensor<f32>
  }) : (tensor<3x17xf32>, tensor<f32>) -> tensor<3x17xf32>
  return %0 : tensor<3x17xf32>
}

func.func @cumlogsumexp_float32_1_back() {
  %x0 = stablehlo.constant dense<"0x000000400000803F000000400000004000000040000040400000000000000040000000000000803F00000000000000400000803F0000803F0000404000000000000000400000803F0000803F00000000000000000000404000000000000000400000803F0000803F00000040000000000000000000000000000000000000803F0000803F000000400000803F000000000000803F0000803F00000000000000000000803F00000000000000000000000000000040000000000000803F00004040000040400000000000004040"> : tensor<3x17xf32>
  %r = call @cumlogsumexp_float32_1_back_program(%x0) : (tensor<3x17xf32>) -> (tensor<3x17xf32>)
  %r_expected = stablehlo.constant dense<"0x017695407C2A93404A479240D7BB8F4010F88C404EF18940B5C67F40C6967E400C0F754017A77340ACAA6F40B1226E4006856140122C5C4037565640971F08400000004028DB85404480844008168340A48C8240E700824094DF68401E2B6740A2ED584042C6524022F74B4070AA34408CBE30401C912C40F6182840DF4A23407B0C144000000040B4B88F4048BB8E400C5C8E406E538D40FA418C400ADB8B40CA728B4085508A4018E389402F748940C10389406A9185405B128540ABAE834062EF6D400E1C434000004040"> : tensor<3x17xf32>
  stablehlo.custom_call @check.expect_close(%r, %r_expected) {has_side_effect = true, max_ulp_difference = 4 : i64} : (tensor<3x17xf32>, tensor<3x17xf32>) -> ()
  return
}

func.func private @cumlogsumexp_float32_1_back_program(%arg0: tensor<3x17xf32>) -> (tensor<3x17xf32>) {
  %0 = call @cumlogsumexp_float32_1_back_cumlogsumexp(%arg0) : (tensor<3x17xf32>) -> tensor<3x17xf32>
  return %0 : tensor<3x17xf32>
}
func.func private @cumlogsumexp_float32_1_back_cumlogsumexp(%arg0: tensor<3x17xf32>) -> tensor<3x17xf32> {
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 16]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 17>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %1 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
    %2 = stablehlo.subtract %arg1, %arg2 : tensor<f32>
    %3 = stablehlo.compare NE, %2, %2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %4 = stablehlo.add %arg1, %arg2 : tensor<f32>
    %5 = stablehlo.abs %2 : tensor<f32>
    %6 = stablehlo.negate %5 : tensor<f32>
    %7 = stablehlo.exponential %6 : tensor<f32>
    %8 = stablehlo.log_plus_one %7 : tensor<f32>
    %9 = stablehlo.add %1, %8 : tensor<f32>
    %10 = stablehlo.select %3, %4, %9 : tensor<i1>, tensor<f32>
    stablehlo.return %10 : tensor<f32>
  }) : (tensor<3x17xf32>, tensor<f32>) -> tensor<3x17xf32>
  return %0 : tensor<3x17xf32>
}
