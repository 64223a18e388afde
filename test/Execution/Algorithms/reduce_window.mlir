// What JAX computes; written by generate.py.
// RUN: tutti run --quiet %s | FileCheck %s
// CHECK: {{[0-9]+}} functions ran, all expectations hold

func.func @choice_0() {
  %x0 = stablehlo.constant dense<"0x0200000000000000FDFFFFFFFFFFFFFF01000000FFFFFFFF"> : tensor<1x6xi32>
  %r = call @choice_0_program(%x0) : (tensor<1x6xi32>) -> (tensor<0x4xi32>)
  %r_expected = stablehlo.constant dense<> : tensor<0x4xi32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<0x4xi32>, tensor<0x4xi32>) -> ()
  return
}

func.func private @choice_0_program(%arg0: tensor<1x6xi32>) -> (tensor<0x4xi32>) {
  %c = stablehlo.constant dense<2147483647> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[1, 0], [1, 2]]> : tensor<2x2xi64>, window_dilations = array<i64: 2, 2>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>}> ({
  ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
    %2 = stablehlo.minimum %arg1, %arg2 : tensor<i32>
    stablehlo.return %2 : tensor<i32>
  }) : (tensor<1x6xi32>, tensor<i32>) -> tensor<0x4xi32>
  return %1 : tensor<0x4xi32>
}

func.func @choice_1() {
  %x0 = stablehlo.constant dense<"0x00000000"> : tensor<1xi32>
  %r = call @choice_1_program(%x0) : (tensor<1xi32>) -> (tensor<1xi32>)
  %r_expected = stablehlo.constant dense<"0x00000000"> : tensor<1xi32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<1xi32>, tensor<1xi32>) -> ()
  return
}

func.func private @choice_1_program(%arg0: tensor<1xi32>) -> (tensor<1xi32>) {
  %c = stablehlo.constant dense<-2147483648> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<2> : tensor<1x2xi64>, window_dilations = array<i64: 2>, window_dimensions = array<i64: 3>, window_strides = array<i64: 2>}> ({
  ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
    %2 = stablehlo.maximum %arg1, %arg2 : tensor<i32>
    stablehlo.return %2 : tensor<i32>
  }) : (tensor<1xi32>, tensor<i32>) -> tensor<1xi32>
  return %1 : tensor<1xi32>
}

func.func @choice_2() {
  %x0 = stablehlo.constant dense<"0x000040C000004040000000C0000000400000004000004040000080BF00004040000040C00000803F00004040000080BF000040C00000804000000040000040C0000000C00000004000008040000080C0000080C00000000000004040000040C0000080BF000040400000803F000040C0000000C0000080400000803F000040C0000080C000000040000040C00000803F"> : tensor<6x6xf32>
  %r = call @choice_2_program(%x0) : (tensor<6x6xf32>) -> (tensor<7x7xf32>)
  %r_expected = stablehlo.constant dense<"0xFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7FFFFF7F7F000040C0FFFF7F7F000000C0FFFF7F7F000000C0FFFF7F7F00000040000040C0FFFF7F7F000040C0FFFF7F7F000040C0FFFF7F7F000080BF000040C0FFFF7F7F000040C0FFFF7F7F000040C0FFFF7F7F000040C0000080C0FFFF7F7F000080C0FFFF7F7F000080C0FFFF7F7F000040C0000080BFFFFF7F7F000040C0FFFF7F7F000040C0FFFF7F7F000040C0000080C0FFFF7F7F000080C0FFFF7F7F000080C0FFFF7F7F000040C0"> : tensor<7x7xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<7x7xf32>, tensor<7x7xf32>) -> ()
  return
}

func.func private @choice_2_program(%arg0: tensor<6x6xf32>) -> (tensor<7x7xf32>) {
  %cst = stablehlo.constant dense<3.40282347E+38> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 2, 2>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 2, 2>, window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 2, 1>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %1 = stablehlo.minimum %arg1, %arg2 : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<6x6xf32>, tensor<f32>) -> tensor<7x7xf32>
  return %0 : tensor<7x7xf32>
}

func.func @choice_3() {
  %x0 = stablehlo.constant dense<"0x040000000300000003000000020000000300000002000000030000000000000000000000FFFFFFFFFCFFFFFFFDFFFFFFFCFFFFFF0100000004000000FFFFFFFFFEFFFFFF0200000002000000020000000300000004000000FDFFFFFFFEFFFFFFFDFFFFFF02000000030000000300000000000000FEFFFFFF"> : tensor<5x2x3xi32>
  %r = call @choice_3_program(%x0) : (tensor<5x2x3xi32>) -> (tensor<12x6x4xi32>)
  %r_expected = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000004000000030000000300000000000000020000000300000002000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000003000000000000000000000000000000FFFFFFFFFCFFFFFFFDFFFFFF0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000FCFFFFFF010000000400000000000000FFFFFFFFFEFFFFFF0200000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000200000002000000030000000000000004000000FDFFFFFFFEFFFFFF0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000FDFFFFFF0200000003000000000000000300000000000000FEFFFFFF0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<12x6x4xi32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<12x6x4xi32>, tensor<12x6x4xi32>) -> ()
  return
}

func.func private @choice_3_program(%arg0: tensor<5x2x3xi32>) -> (tensor<12x6x4xi32>) {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 2, 1, 2>, padding = dense<[[1, 2], [2, 2], [2, 2]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 1, 2>, window_strides = array<i64: 1, 1, 2>}> ({
  ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
    %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
    stablehlo.return %2 : tensor<i32>
  }) : (tensor<5x2x3xi32>, tensor<i32>) -> tensor<12x6x4xi32>
  return %1 : tensor<12x6x4xi32>
}

func.func @choice_4() {
  %x0 = stablehlo.constant dense<"0x00004040000080C00000803F000080C0"> : tensor<4xf32>
  %r = call @choice_4_program(%x0) : (tensor<4xf32>) -> (tensor<6xf32>)
  %r_expected = stablehlo.constant dense<"0x0000404000004040000080C00000803F0000803F0000803F"> : tensor<6xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<6xf32>, tensor<6xf32>) -> ()
  return
}

func.func private @choice_4_program(%arg0: tensor<4xf32>) -> (tensor<6xf32>) {
  %cst = stablehlo.constant dense<-3.40282347E+38> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 2>, padding = dense<[[1, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 3>, window_strides = array<i64: 1>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %1 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<6xf32>
  return %0 : tensor<6xf32>
}

func.func @choice_5() {
  %x0 = stablehlo.constant dense<"0xFFFFFFFF04000000FDFFFFFFFDFFFFFFFCFFFFFF00000000"> : tensor<1x6xi32>
  %r = call @choice_5_program(%x0) : (tensor<1x6xi32>) -> (tensor<1x3xi32>)
  %r_expected = stablehlo.constant dense<"0xFFFFFFFFFDFFFFFFFCFFFFFF"> : tensor<1x3xi32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<1x3xi32>, tensor<1x3xi32>) -> ()
  return
}

func.func private @choice_5_program(%arg0: tensor<1x6xi32>) -> (tensor<1x3xi32>) {
  %c = stablehlo.constant dense<2147483647> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>}> ({
  ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
    %2 = stablehlo.minimum %arg1, %arg2 : tensor<i32>
    stablehlo.return %2 : tensor<i32>
  }) : (tensor<1x6xi32>, tensor<i32>) -> tensor<1x3xi32>
  return %1 : tensor<1x3xi32>
}

func.func @choice_6() {
  %x0 = stablehlo.constant dense<"0x00004040000040400000804000000040000000C0000080C0000080C000008040000080BF0000803F00000040000040400000803F000080BF000000C000008040000000C0000000C00000804000004040000080C0000080C000004040000000C0000080BF0000803F00008040000080C0000080C0000040400000804000000040000000C0000080C0000040C0000080C00000803F000080400000803F0000404000000040000080BF0000004000004040000080C0000000C0000080BF00000040000040C0000040C000000000000000400000404000008040000040C00000004000004040000040C0000080C0000080C000000040000000C0000000C0000080C0000000400000804000004040000080C000000000000080BF000080C0000080C0000040C00000804000004040000040C0000040C00000404000000000000080C00000004000000040000080C000008040000000C0000080C0000080BF00000040000080BF000000C000000000000000000000803F0000803F000000C000008040000040C000000040000040C0000000000000803F000080BF000080BF000080BF000000400000803F000000C000000000000000C00000803F00004040000000C0000040C00000803F000000C0000040C000008040000040C000000000000040C00000803F000000C00000000000008040000000400000404000000000000000000000803F000080C00000803F000080BF00000000000080C0000080BF000040400000803F0000803F0000803F000040C000000000000000C0000000C0000040C0"> : tensor<6x6x4xf32>
  %r = call @choice_6_program(%x0) : (tensor<6x6x4xf32>) -> (tensor<10x11x5xf32>)
  %r_expected = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000803F00000000000080BF0000C0400000C0400000000000000000000000000000000000000000000040C00000C0C00000A0C00000A0400000E04000000000000000000000000000000000000000000000000000000000000000000000E0400000E0400000000000000000000000000000000000000000000080BF000080C0000080BF000010410000E04000000000000000000000000000000000000000000000C0C0000040C10000803F000000410000803F000000000000000000000000000000000000000000000000000000000000000000000000000000000000A0C0000080BF000040410000C040000000C000000000000000000000000000000000000000000000C0C00000E0C000000000000080BF000000C00000000000000000000000000000000000000000000080BF000080BF000000C0000040C0000080BF0000000000000000000000000000000000000000000040400000C0400000C040000010410000C0400000000000000000000000000000000000000000000000C00000A0C0000000C00000C0400000A04000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000803F000000C00000803F0000804000000000000000000000000000000000000000000000C0400000E0400000C0C0000010C1000000C000000000000000000000000000000000000000000000A04000000000000030C1000060C1000000C10000000000000000000000000000000000000000000080400000C040000040400000E0C0000000C10000000000000000000000000000000000000000000000400000A04000000040000010C1000000C1000000000000000000000000000000000000000000000000000000000000000000000000000000000000C0C00000803F00002041000080C00000E0C00000000000000000000000000000000000000000000080BF000080400000803F000080C000000000000000000000000000000000000000000000000000000000000000C00000E0C00000803F0000C0400000000000000000000000000000000000000000000040C0000010C10000E0C00000803F00000040000000000000000000000000000000000000000000000000000080BF000040C0000000400000804000000000000000000000000000000000000000000000000000000000000000000000000000000000000000C0000080BF000040C00000A0C0000080BF00000000000000000000000000000000000000000000404000004040000040C0000080C0000080BF0000000000000000000000000000000000000000000000000000004000004040000080BF000000C000000000000000000000000000000000000000000000A0C0000040C000004040000080C00000A0C000000000000000000000000000000000000000000000803F000080BF000080C0000000C10000C0C00000000000000000000000000000000000000000000000000000000000000000000000000000000000004040000080400000803F0000804000008040000000000000000000000000000000000000000000004040000000400000000000000000000080BF00000000000000000000000000000000000000000000803F0000E0C0000000C1000000400000004000000000000000000000000000000000000000000000803F000000C0000040C0000000000000000000000000000000000000000000000000000000000000803F00000000000000C00000E0C00000C0C000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<10x11x5xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<10x11x5xf32>, tensor<10x11x5xf32>) -> ()
  return
}

func.func private @choice_6_program(%arg0: tensor<6x6x4xf32>) -> (tensor<10x11x5xf32>) {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 2, 2>, padding = dense<[[2, 2], [1, 1], [2, 2]]> : tensor<3x2xi64>, window_dilations = array<i64: 2, 2, 2>, window_dimensions = array<i64: 1, 2, 2>, window_strides = array<i64: 1, 1, 2>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<6x6x4xf32>, tensor<f32>) -> tensor<10x11x5xf32>
  return %1 : tensor<10x11x5xf32>
}

func.func @choice_7() {
  %x0 = stablehlo.constant dense<"0xFDFFFFFFFFFFFFFFFEFFFFFF"> : tensor<3xi32>
  %r = call @choice_7_program(%x0) : (tensor<3xi32>) -> (tensor<2xi32>)
  %r_expected = stablehlo.constant dense<"0xFDFFFFFFFDFFFFFF"> : tensor<2xi32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<2xi32>, tensor<2xi32>) -> ()
  return
}

func.func private @choice_7_program(%arg0: tensor<3xi32>) -> (tensor<2xi32>) {
  %c = stablehlo.constant dense<2147483647> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[1, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 3>, window_strides = array<i64: 1>}> ({
  ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
    %2 = stablehlo.minimum %arg1, %arg2 : tensor<i32>
    stablehlo.return %2 : tensor<i32>
  }) : (tensor<3xi32>, tensor<i32>) -> tensor<2xi32>
  return %1 : tensor<2xi32>
}

func.func @choice_8() {
  %x0 = stablehlo.constant dense<"0x00004040"> : tensor<1x1xf32>
  %r = call @choice_8_program(%x0) : (tensor<1x1xf32>) -> (tensor<0x2xf32>)
  %r_expected = stablehlo.constant dense<> : tensor<0x2xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<0x2xf32>, tensor<0x2xf32>) -> ()
  return
}

func.func private @choice_8_program(%arg0: tensor<1x1xf32>) -> (tensor<0x2xf32>) {
  %cst = stablehlo.constant dense<3.40282347E+38> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 2, 1>, padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 2, 1>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %1 = stablehlo.minimum %arg1, %arg2 : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<1x1xf32>, tensor<f32>) -> tensor<0x2xf32>
  return %0 : tensor<0x2xf32>
}

func.func @choice_9() {
  %x0 = stablehlo.constant dense<"0x030104020000000200000401000003040104010104020304010301040203"> : tensor<6x5xui8>
  %r = call @choice_9_program(%x0) : (tensor<6x5xui8>) -> (tensor<7x4xui8>)
  %r_expected = stablehlo.constant dense<"0x03010402000002000401000004010401040203040301040200000000"> : tensor<7x4xui8>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<7x4xui8>, tensor<7x4xui8>) -> ()
  return
}

func.func private @choice_9_program(%arg0: tensor<6x5xui8>) -> (tensor<7x4xui8>) {
  %c = stablehlo.constant dense<0> : tensor<ui8>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<ui8>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 2, 2>, padding = dense<[[0, 2], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 2, 2>}> ({
  ^bb0(%arg1: tensor<ui8>, %arg2: tensor<ui8>):
    %2 = stablehlo.add %arg1, %arg2 : tensor<ui8>
    stablehlo.return %2 : tensor<ui8>
  }) : (tensor<6x5xui8>, tensor<ui8>) -> tensor<7x4xui8>
  return %1 : tensor<7x4xui8>
}

func.func @choice_10() {
  %x0 = stablehlo.constant dense<"0x00008040000000C000004040000080C0"> : tensor<4xf32>
  %r = call @choice_10_program(%x0) : (tensor<4xf32>) -> (tensor<6xf32>)
  %r_expected = stablehlo.constant dense<"0x00008040000000C000004040000080C00000000000000000"> : tensor<6xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<6xf32>, tensor<6xf32>) -> ()
  return
}

func.func private @choice_10_program(%arg0: tensor<4xf32>) -> (tensor<6xf32>) {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[0, 2]]> : tensor<1x2xi64>, window_dilations = array<i64: 2>, window_dimensions = array<i64: 1>, window_strides = array<i64: 1>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<6xf32>
  return %1 : tensor<6xf32>
}

func.func @choice_11() {
  %x0 = stablehlo.constant dense<"0x000000C000004040000040C000004040000080C0000000C0000080BF00000000"> : tensor<2x4xf32>
  %r = call @choice_11_program(%x0) : (tensor<2x4xf32>) -> (tensor<2x8xf32>)
  %r_expected = stablehlo.constant dense<"0x0000C0C00000C0C00000A0C00000803F000040C0000080C0000080BF000040400000C0C00000C0C00000A0C00000803F000040C0000080C0000080BF00004040"> : tensor<2x8xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<2x8xf32>, tensor<2x8xf32>) -> ()
  return
}

func.func private @choice_11_program(%arg0: tensor<2x4xf32>) -> (tensor<2x8xf32>) {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 2>, padding = dense<[[1, 1], [2, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x8xf32>
  return %1 : tensor<2x8xf32>
}

func.func @choice_12() {
  %x0 = stablehlo.constant dense<"0x000080C00000404000008040000000C00000000000004040000000C0000040C00000004000000000000040C0000000C0000000400000004000000040000080BF00000040000080BF000080400000803F00008040000000C0000080400000804000008040000080C000000000000080BF000040C0000080BF00000040000080400000804000004040000080BF0000404000004040000040C0000080C0000000C0"> : tensor<2x5x4xf32>
  %r = call @choice_12_program(%x0) : (tensor<2x5x4xf32>) -> (tensor<1x6x3xf32>)
  %r_expected = stablehlo.constant dense<"0xFFFF7FFFFFFF7FFFFFFF7FFF000080400000804000008040000080400000804000008040000080400000804000008040000080400000804000008040000080400000804000008040"> : tensor<1x6x3xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<1x6x3xf32>, tensor<1x6x3xf32>) -> ()
  return
}

func.func private @choice_12_program(%arg0: tensor<2x5x4xf32>) -> (tensor<1x6x3xf32>) {
  %cst = stablehlo.constant dense<-3.40282347E+38> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 2, 1, 2>, padding = dense<[[2, 0], [2, 0], [2, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 2, 1, 2>, window_dimensions = array<i64: 3, 2, 3>, window_strides = array<i64: 2, 1, 2>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %1 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<2x5x4xf32>, tensor<f32>) -> tensor<1x6x3xf32>
  return %0 : tensor<1x6x3xf32>
}

func.func @choice_13() {
  %x0 = stablehlo.constant dense<"0xFEFFFFFF03000000"> : tensor<2xi32>
  %r = call @choice_13_program(%x0) : (tensor<2xi32>) -> (tensor<2xi32>)
  %r_expected = stablehlo.constant dense<"0x0000008003000000"> : tensor<2xi32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<2xi32>, tensor<2xi32>) -> ()
  return
}

func.func private @choice_13_program(%arg0: tensor<2xi32>) -> (tensor<2xi32>) {
  %c = stablehlo.constant dense<-2147483648> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 2>, padding = dense<[[1, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 2>, window_dimensions = array<i64: 2>, window_strides = array<i64: 1>}> ({
  ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
    %2 = stablehlo.maximum %arg1, %arg2 : tensor<i32>
    stablehlo.return %2 : tensor<i32>
  }) : (tensor<2xi32>, tensor<i32>) -> tensor<2xi32>
  return %1 : tensor<2xi32>
}

func.func @choice_14() {
  %x0 = stablehlo.constant dense<"0x00008040000000C000008040000000C000000000000000C0000080BF00004040000000C000004040000080BF000080C0000040C0000040C0000080C0"> : tensor<1x3x5xf32>
  %r = call @choice_14_program(%x0) : (tensor<1x3x5xf32>) -> (tensor<1x3x6xf32>)
  %r_expected = stablehlo.constant dense<"0x000080BF000080C0000080C0000040C0000080C0000080C0000000C0000000C0000080BF000000C0000000C000004040000080BF000080C0000080C0000040C0000080C0000080C0"> : tensor<1x3x6xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<1x3x6xf32>, tensor<1x3x6xf32>) -> ()
  return
}

func.func private @choice_14_program(%arg0: tensor<1x3x5xf32>) -> (tensor<1x3x6xf32>) {
  %cst = stablehlo.constant dense<3.40282347E+38> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 2, 1, 1>, padding = dense<[[1, 2], [0, 2], [1, 1]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 2, 1>, window_dimensions = array<i64: 3, 2, 2>, window_strides = array<i64: 2, 1, 1>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %1 = stablehlo.minimum %arg1, %arg2 : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<1x3x5xf32>, tensor<f32>) -> tensor<1x3x6xf32>
  return %0 : tensor<1x3x6xf32>
}

func.func @choice_15() {
  %x0 = stablehlo.constant dense<"0x000000C0000080C0000080C0000080C000008040000040C0"> : tensor<6xf32>
  %r = call @choice_15_program(%x0) : (tensor<6xf32>) -> (tensor<13xf32>)
  %r_expected = stablehlo.constant dense<"0x000000C0FFFF7FFF000080C0FFFF7FFF000080C0FFFF7FFF000080C0FFFF7FFF00008040FFFF7FFF000040C0FFFF7FFFFFFF7FFF"> : tensor<13xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<13xf32>, tensor<13xf32>) -> ()
  return
}

func.func private @choice_15_program(%arg0: tensor<6xf32>) -> (tensor<13xf32>) {
  %cst = stablehlo.constant dense<-3.40282347E+38> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 2>, padding = dense<[[0, 2]]> : tensor<1x2xi64>, window_dilations = array<i64: 2>, window_dimensions = array<i64: 1>, window_strides = array<i64: 1>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %1 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<6xf32>, tensor<f32>) -> tensor<13xf32>
  return %0 : tensor<13xf32>
}

func.func @choice_16() {
  %x0 = stablehlo.constant dense<"0xFFFFFFFFFCFFFFFF03000000000000000100000001000000"> : tensor<6xi32>
  %r = call @choice_16_program(%x0) : (tensor<6xi32>) -> (tensor<4xi32>)
  %r_expected = stablehlo.constant dense<"0xFFFFFFFF030000000100000000000000"> : tensor<4xi32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<4xi32>, tensor<4xi32>) -> ()
  return
}

func.func private @choice_16_program(%arg0: tensor<6xi32>) -> (tensor<4xi32>) {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[0, 1]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 1>, window_strides = array<i64: 2>}> ({
  ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
    %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
    stablehlo.return %2 : tensor<i32>
  }) : (tensor<6xi32>, tensor<i32>) -> tensor<4xi32>
  return %1 : tensor<4xi32>
}

func.func @choice_17() {
  %x0 = stablehlo.constant dense<"0x0000004000000040000080BF00008040000040C000000040000000400000000000000040000080C000000000000000C0000040C000000000000080BF00000000000080C00000004000008040000040400000804000000040000000C000000040000080BF000080C000008040000000C0000080C0000080BF000040C000000040000080BF000000C0000000000000803F0000803F000080C000004040000080400000404000000040000000C0000080400000803F000080400000000000004040000040C0000000C0000080BF0000803F000000C000000000000080400000804000000040000080C0000080BF000000C0000040C00000000000008040000080C000000040000080BF000080400000000000000040000080C000008040000080BF000000000000004000004040000040C0000080BF000040400000803F00008040000040C0000000C0000080C00000000000000000000000C0000000400000803F00004040000080C00000803F00004040000080BF000040C0000080BF00008040000080C000004040000080BF000080400000404000000040000080C0000000000000803F00000040000080C00000803F0000803F00000040000040C00000004000004040000000000000004000008040000000C0000000C00000803F0000804000000000000000400000004000004040000000400000000000008040000080C000000040000000C0000000000000000000000000000080BF000080C0000000C0000040C0000040400000803F00004040000080BF000080BF00000040000040C0"> : tensor<4x6x6xf32>
  %r = call @choice_17_program(%x0) : (tensor<4x6x6xf32>) -> (tensor<2x6x6xf32>)
  %r_expected = stablehlo.constant dense<"0x0000004000000040000080400000804000000040000000400000004000000040000000400000000000000000000000C0000000000000000000000000000000000000004000000040000080400000804000008040000000400000004000000040000080BF0000804000008040000000C0000080BF000080BF0000004000000040000080BF000000000000803F0000803F000000400000404000004040000080BF00004040000040400000804000008040000000C0000000C000000000000000000000000000000040000000400000404000004040000080C00000404000004040000080BF000080BF0000804000008040000040400000404000008040000080400000404000000040000000000000803F00000040000000400000803F0000803F"> : tensor<2x6x6xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<2x6x6xf32>, tensor<2x6x6xf32>) -> ()
  return
}

func.func private @choice_17_program(%arg0: tensor<4x6x6xf32>) -> (tensor<2x6x6xf32>) {
  %cst = stablehlo.constant dense<-3.40282347E+38> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 2, 2>, padding = dense<[[0, 0], [0, 2], [0, 2]]> : tensor<3x2xi64>, window_dilations = array<i64: 2, 1, 2>, window_dimensions = array<i64: 1, 2, 2>, window_strides = array<i64: 2, 2, 2>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %1 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<4x6x6xf32>, tensor<f32>) -> tensor<2x6x6xf32>
  return %0 : tensor<2x6x6xf32>
}

func.func @choice_18() {
  %x0 = stablehlo.constant dense<"0x0400000002000000FDFFFFFF"> : tensor<1x3xi32>
  %r = call @choice_18_program(%x0) : (tensor<1x3xi32>) -> (tensor<2x2xi32>)
  %r_expected = stablehlo.constant dense<"0x000000000000000006000000FFFFFFFF"> : tensor<2x2xi32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<2x2xi32>, tensor<2x2xi32>) -> ()
  return
}

func.func private @choice_18_program(%arg0: tensor<1x3xi32>) -> (tensor<2x2xi32>) {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 2, 2>, padding = dense<[[2, 0], [0, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 2, 2>, window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 2, 2>}> ({
  ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
    %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
    stablehlo.return %2 : tensor<i32>
  }) : (tensor<1x3xi32>, tensor<i32>) -> tensor<2x2xi32>
  return %1 : tensor<2x2xi32>
}

func.func @choice_19() {
  %x0 = stablehlo.constant dense<"0x00004040000080BF000000000000004000000040000080C0000080C000004040000000C00000004000008040000080400000803F000040400000804000008040000000C0000080BF000000C0000080C0000080BF000000C0000000000000404000000000"> : tensor<1x5x5xf32>
  %r = call @choice_19_program(%x0) : (tensor<1x5x5xf32>) -> (tensor<1x5x3xf32>)
  %r_expected = stablehlo.constant dense<"0x000030410000104100004041000080C0000000C1000080C0000000410000204100007041000080C0000000C1000080C00000C0400000104100003041"> : tensor<1x5x3xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<1x5x3xf32>, tensor<1x5x3xf32>) -> ()
  return
}

func.func private @choice_19_program(%arg0: tensor<1x5x5xf32>) -> (tensor<1x5x3xf32>) {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 2, 1, 2>, padding = dense<[[0, 0], [2, 2], [0, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 2, 2, 2>, window_dimensions = array<i64: 1, 3, 3>, window_strides = array<i64: 1, 1, 2>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<1x5x5xf32>, tensor<f32>) -> tensor<1x5x3xf32>
  return %1 : tensor<1x5x3xf32>
}

func.func @choice_20() {
  %x0 = stablehlo.constant dense<"0x000000C00000404000008040000000C000008040000000C0000000C0000040C00000803F000040400000404000008040000000C00000000000000040000080C0000000000000803F0000803F00004040000000C00000804000004040000040C0000000C0000040400000803F00004040000000400000404000008040000040C000004040000080BF00008040000080C0000080C000004040000080C000004040000080C00000803F000040C0000080C0000080BF000040400000404000004040000000C0000080BF000000000000000000004040000080BF00000040000040C00000803F000080C0000080C0000080BF"> : tensor<4x5x3xf32>
  %r = call @choice_20_program(%x0) : (tensor<4x5x3xf32>) -> (tensor<2x3x9xf32>)
  %r_expected = stablehlo.constant dense<"0xFFFF7FFFFFFF7FFF0000803FFFFF7FFF00004040FFFF7FFF0000803FFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFF00008040FFFF7FFF00004040FFFF7FFF00004040FFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFF0000803FFFFF7FFF00004040FFFF7FFF0000803FFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFF00000040FFFF7FFF00004040FFFF7FFF0000803FFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFF00008040FFFF7FFF00004040FFFF7FFF00004040FFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFF00000040FFFF7FFF00004040FFFF7FFF0000803FFFFF7FFFFFFF7FFF"> : tensor<2x3x9xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<2x3x9xf32>, tensor<2x3x9xf32>) -> ()
  return
}

func.func private @choice_20_program(%arg0: tensor<4x5x3xf32>) -> (tensor<2x3x9xf32>) {
  %cst = stablehlo.constant dense<-3.40282347E+38> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1, 2>, padding = dense<[[1, 0], [1, 1], [2, 2]]> : tensor<3x2xi64>, window_dilations = array<i64: 2, 2, 1>, window_dimensions = array<i64: 2, 3, 1>, window_strides = array<i64: 2, 1, 1>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %1 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<4x5x3xf32>, tensor<f32>) -> tensor<2x3x9xf32>
  return %0 : tensor<2x3x9xf32>
}

func.func @choice_21() {
  %x0 = stablehlo.constant dense<"0x000080BF000040400000803F000000000000804000000040000040C0000080BF000040C0"> : tensor<3x3xf32>
  %r = call @choice_21_program(%x0) : (tensor<3x3xf32>) -> (tensor<4x2xf32>)
  %r_expected = stablehlo.constant dense<"0xFFFF7FFFFFFF7FFF00004040000040400000804000008040000080BF000080BF"> : tensor<4x2xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<4x2xf32>, tensor<4x2xf32>) -> ()
  return
}

func.func private @choice_21_program(%arg0: tensor<3x3xf32>) -> (tensor<4x2xf32>) {
  %cst = stablehlo.constant dense<-3.40282347E+38> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 2, 2>, padding = dense<[[2, 1], [0, 2]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 2>, window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 2, 2>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %1 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<3x3xf32>, tensor<f32>) -> tensor<4x2xf32>
  return %0 : tensor<4x2xf32>
}

func.func @choice_22() {
  %x0 = stablehlo.constant dense<"0x000000400000803F"> : tensor<2xf32>
  %r = call @choice_22_program(%x0) : (tensor<2xf32>) -> (tensor<2xf32>)
  %r_expected = stablehlo.constant dense<"0x000000000000803F"> : tensor<2xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<2xf32>, tensor<2xf32>) -> ()
  return
}

func.func private @choice_22_program(%arg0: tensor<2xf32>) -> (tensor<2xf32>) {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<1> : tensor<1x2xi64>, window_dilations = array<i64: 2>, window_dimensions = array<i64: 1>, window_strides = array<i64: 2>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}

func.func @choice_23() {
  %x0 = stablehlo.constant dense<"0x000000C00000803F000000C00000803F000000C0000080BF"> : tensor<1x6x1xf32>
  %r = call @choice_23_program(%x0) : (tensor<1x6x1xf32>) -> (tensor<3x6x0xf32>)
  %r_expected = stablehlo.constant dense<> : tensor<3x6x0xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x6x0xf32>, tensor<3x6x0xf32>) -> ()
  return
}

func.func private @choice_23_program(%arg0: tensor<1x6x1xf32>) -> (tensor<3x6x0xf32>) {
  %cst = stablehlo.constant dense<3.40282347E+38> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 2, 2, 1>, padding = dense<[[2, 2], [0, 2], [0, 1]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 2, 3>, window_strides = array<i64: 2, 2, 1>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %1 = stablehlo.minimum %arg1, %arg2 : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<1x6x1xf32>, tensor<f32>) -> tensor<3x6x0xf32>
  return %0 : tensor<3x6x0xf32>
}

func.func @choice_24() {
  %x0 = stablehlo.constant dense<"0xFEFFFFFF01000000FFFFFFFF04000000040000000200000000000000FFFFFFFFFFFFFFFFFEFFFFFF02000000FEFFFFFFFEFFFFFFFFFFFFFF02000000FFFFFFFF01000000FFFFFFFF"> : tensor<3x1x6xi32>
  %r = call @choice_24_program(%x0) : (tensor<3x1x6xi32>) -> (tensor<2x3x6xi32>)
  %r_expected = stablehlo.constant dense<"0xFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7F00000000FFFFFFFFFFFFFFFFFEFFFFFFFEFFFFFFFEFFFFFFFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7F"> : tensor<2x3x6xi32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<2x3x6xi32>, tensor<2x3x6xi32>) -> ()
  return
}

func.func private @choice_24_program(%arg0: tensor<3x1x6xi32>) -> (tensor<2x3x6xi32>) {
  %c = stablehlo.constant dense<2147483647> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 2, 2>, padding = dense<[[1, 0], [0, 2], [2, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 2>, window_dimensions = array<i64: 1, 1, 2>, window_strides = array<i64: 2, 1, 2>}> ({
  ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
    %2 = stablehlo.minimum %arg1, %arg2 : tensor<i32>
    stablehlo.return %2 : tensor<i32>
  }) : (tensor<3x1x6xi32>, tensor<i32>) -> tensor<2x3x6xi32>
  return %1 : tensor<2x3x6xi32>
}

func.func @choice_25() {
  %x0 = stablehlo.constant dense<"0x030200"> : tensor<3x1xui8>
  %r = call @choice_25_program(%x0) : (tensor<3x1xui8>) -> (tensor<5x0xui8>)
  %r_expected = stablehlo.constant dense<> : tensor<5x0xui8>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<5x0xui8>, tensor<5x0xui8>) -> ()
  return
}

func.func private @choice_25_program(%arg0: tensor<3x1xui8>) -> (tensor<5x0xui8>) {
  %c = stablehlo.constant dense<0> : tensor<ui8>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<ui8>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[1, 1], [0, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 2>, window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<ui8>, %arg2: tensor<ui8>):
    %2 = stablehlo.maximum %arg1, %arg2 : tensor<ui8>
    stablehlo.return %2 : tensor<ui8>
  }) : (tensor<3x1xui8>, tensor<ui8>) -> tensor<5x0xui8>
  return %1 : tensor<5x0xui8>
}

func.func @choice_26() {
  %x0 = stablehlo.constant dense<"0x04000203"> : tensor<4xui8>
  %r = call @choice_26_program(%x0) : (tensor<4xui8>) -> (tensor<6xui8>)
  %r_expected = stablehlo.constant dense<"0x040002000500"> : tensor<6xui8>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<6xui8>, tensor<6xui8>) -> ()
  return
}

func.func private @choice_26_program(%arg0: tensor<4xui8>) -> (tensor<6xui8>) {
  %c = stablehlo.constant dense<0> : tensor<ui8>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<ui8>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 2>, padding = dense<[[0, 1]]> : tensor<1x2xi64>, window_dilations = array<i64: 2>, window_dimensions = array<i64: 2>, window_strides = array<i64: 1>}> ({
  ^bb0(%arg1: tensor<ui8>, %arg2: tensor<ui8>):
    %2 = stablehlo.add %arg1, %arg2 : tensor<ui8>
    stablehlo.return %2 : tensor<ui8>
  }) : (tensor<4xui8>, tensor<ui8>) -> tensor<6xui8>
  return %1 : tensor<6xui8>
}

func.func @choice_27() {
  %x0 = stablehlo.constant dense<"0x00000000000040C0000080BF000080BF"> : tensor<4xf32>
  %r = call @choice_27_program(%x0) : (tensor<4xf32>) -> (tensor<2xf32>)
  %r_expected = stablehlo.constant dense<"0x000080C0000000C0"> : tensor<2xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<2xf32>, tensor<2xf32>) -> ()
  return
}

func.func private @choice_27_program(%arg0: tensor<4xf32>) -> (tensor<2xf32>) {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[0, 2]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 3>, window_strides = array<i64: 2>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}

func.func @choice_28() {
  %x0 = stablehlo.constant dense<"0x000040400000803F000040C0000040C00000803F0000803F000080C0000000C0000080BF00000000000080C00000004000008040000040C000008040000000C000000000000040C0000000C0000040C0000040C000008040000080C00000803F000080C0000040C0000040C000004040000080C000000040"> : tensor<6x5x1xf32>
  %r = call @choice_28_program(%x0) : (tensor<6x5x1xf32>) -> (tensor<15x5x2xf32>)
  %r_expected = stablehlo.constant dense<"0xFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFF"> : tensor<15x5x2xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<15x5x2xf32>, tensor<15x5x2xf32>) -> ()
  return
}

func.func private @choice_28_program(%arg0: tensor<6x5x1xf32>) -> (tensor<15x5x2xf32>) {
  %cst = stablehlo.constant dense<-3.40282347E+38> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 2, 2, 2>, padding = dense<[[2, 2], [1, 1], [2, 1]]> : tensor<3x2xi64>, window_dilations = array<i64: 2, 2, 2>, window_dimensions = array<i64: 1, 2, 2>, window_strides = array<i64: 1, 2, 1>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %1 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<6x5x1xf32>, tensor<f32>) -> tensor<15x5x2xf32>
  return %0 : tensor<15x5x2xf32>
}

func.func @choice_29() {
  %x0 = stablehlo.constant dense<"0x00000040"> : tensor<1xf32>
  %r = call @choice_29_program(%x0) : (tensor<1xf32>) -> (tensor<2xf32>)
  %r_expected = stablehlo.constant dense<"0x0000000000000040"> : tensor<2xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<2xf32>, tensor<2xf32>) -> ()
  return
}

func.func private @choice_29_program(%arg0: tensor<1xf32>) -> (tensor<2xf32>) {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[1, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 1>, window_strides = array<i64: 1>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<1xf32>, tensor<f32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}

func.func @choice_30() {
  %x0 = stablehlo.constant dense<"0x00004040000000C000000000000040C00000804000000000000040C000000000000040C000000000000080BF00004040"> : tensor<3x4xf32>
  %r = call @choice_30_program(%x0) : (tensor<3x4xf32>) -> (tensor<2x2xf32>)
  %r_expected = stablehlo.constant dense<"0x00008040000040C0000040C0000080C0"> : tensor<2x2xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<2x2xf32>, tensor<2x2xf32>) -> ()
  return
}

func.func private @choice_30_program(%arg0: tensor<3x4xf32>) -> (tensor<2x2xf32>) {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 2, 1>, padding = dense<[[0, 0], [0, 2]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 2>, window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 2, 2>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<3x4xf32>, tensor<f32>) -> tensor<2x2xf32>
  return %1 : tensor<2x2xf32>
}

func.func @choice_31() {
  %x0 = stablehlo.constant dense<"0x04"> : tensor<1xui8>
  %r = call @choice_31_program(%x0) : (tensor<1xui8>) -> (tensor<3xui8>)
  %r_expected = stablehlo.constant dense<"0x000004"> : tensor<3xui8>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3xui8>, tensor<3xui8>) -> ()
  return
}

func.func private @choice_31_program(%arg0: tensor<1xui8>) -> (tensor<3xui8>) {
  %c = stablehlo.constant dense<0> : tensor<ui8>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<ui8>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 2>, padding = dense<[[2, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 2>, window_dimensions = array<i64: 1>, window_strides = array<i64: 1>}> ({
  ^bb0(%arg1: tensor<ui8>, %arg2: tensor<ui8>):
    %2 = stablehlo.maximum %arg1, %arg2 : tensor<ui8>
    stablehlo.return %2 : tensor<ui8>
  }) : (tensor<1xui8>, tensor<ui8>) -> tensor<3xui8>
  return %1 : tensor<3xui8>
}

func.func @choice_32() {
  %x0 = stablehlo.constant dense<"0x010000000100000000000000FFFFFFFF"> : tensor<4xi32>
  %r = call @choice_32_program(%x0) : (tensor<4xi32>) -> (tensor<3xi32>)
  %r_expected = stablehlo.constant dense<"0x010000000000000000000000"> : tensor<3xi32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3xi32>, tensor<3xi32>) -> ()
  return
}

func.func private @choice_32_program(%arg0: tensor<4xi32>) -> (tensor<3xi32>) {
  %c = stablehlo.constant dense<2147483647> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[2, 1]]> : tensor<1x2xi64>, window_dilations = array<i64: 2>, window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
    %2 = stablehlo.minimum %arg1, %arg2 : tensor<i32>
    stablehlo.return %2 : tensor<i32>
  }) : (tensor<4xi32>, tensor<i32>) -> tensor<3xi32>
  return %1 : tensor<3xi32>
}

func.func @choice_33() {
  %x0 = stablehlo.constant dense<"0x040000000200000004000000FCFFFFFF01000000020000000300000004000000FEFFFFFF0100000002000000FCFFFFFF0200000002000000FEFFFFFFFDFFFFFFFFFFFFFFFCFFFFFFFFFFFFFF0000000000000000020000000100000004000000FCFFFFFFFDFFFFFF0100000000000000FCFFFFFF010000000200000004000000FCFFFFFFFDFFFFFFFCFFFFFF01000000FCFFFFFFFCFFFFFF04000000FFFFFFFFFEFFFFFF01000000FCFFFFFF00000000FFFFFFFF"> : tensor<5x3x3xi32>
  %r = call @choice_33_program(%x0) : (tensor<5x3x3xi32>) -> (tensor<9x2x2xi32>)
  %r_expected = stablehlo.constant dense<"0x040000000000008004000000000000800400000000000080040000000000008004000000000000800400000000000080020000000000008002000000000000800400000000000080040000000000008004000000000000800400000000000080040000000000008004000000000000800400000000000080040000000000008004000000000000800400000000000080"> : tensor<9x2x2xi32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<9x2x2xi32>, tensor<9x2x2xi32>) -> ()
  return
}

func.func private @choice_33_program(%arg0: tensor<5x3x3xi32>) -> (tensor<9x2x2xi32>) {
  %c = stablehlo.constant dense<-2147483648> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 2, 2, 2>, padding = dense<[[2, 0], [0, 0], [0, 1]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 2>, window_dimensions = array<i64: 3, 3, 3>, window_strides = array<i64: 1, 2, 1>}> ({
  ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
    %2 = stablehlo.maximum %arg1, %arg2 : tensor<i32>
    stablehlo.return %2 : tensor<i32>
  }) : (tensor<5x3x3xi32>, tensor<i32>) -> tensor<9x2x2xi32>
  return %1 : tensor<9x2x2xi32>
}

func.func @choice_34() {
  %x0 = stablehlo.constant dense<"0xFEFFFFFF"> : tensor<1xi32>
  %r = call @choice_34_program(%x0) : (tensor<1xi32>) -> (tensor<0xi32>)
  %r_expected = stablehlo.constant dense<> : tensor<0xi32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<0xi32>, tensor<0xi32>) -> ()
  return
}

func.func private @choice_34_program(%arg0: tensor<1xi32>) -> (tensor<0xi32>) {
  %c = stablehlo.constant dense<2147483647> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[0, 2]]> : tensor<1x2xi64>, window_dilations = array<i64: 2>, window_dimensions = array<i64: 3>, window_strides = array<i64: 2>}> ({
  ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
    %2 = stablehlo.minimum %arg1, %arg2 : tensor<i32>
    stablehlo.return %2 : tensor<i32>
  }) : (tensor<1xi32>, tensor<i32>) -> tensor<0xi32>
  return %1 : tensor<0xi32>
}

func.func @choice_35() {
  %x0 = stablehlo.constant dense<"0xFCFFFFFF0200000001000000010000000000000004000000FDFFFFFF040000000100000000000000FEFFFFFF02000000"> : tensor<2x2x3xi32>
  %r = call @choice_35_program(%x0) : (tensor<2x2x3xi32>) -> (tensor<0x2x7xi32>)
  %r_expected = stablehlo.constant dense<> : tensor<0x2x7xi32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<0x2x7xi32>, tensor<0x2x7xi32>) -> ()
  return
}

func.func private @choice_35_program(%arg0: tensor<2x2x3xi32>) -> (tensor<0x2x7xi32>) {
  %c = stablehlo.constant dense<2147483647> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 2, 2>, padding = dense<[[0, 0], [1, 2], [0, 2]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 2>, window_dimensions = array<i64: 3, 3, 1>, window_strides = array<i64: 2, 2, 1>}> ({
  ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
    %2 = stablehlo.minimum %arg1, %arg2 : tensor<i32>
    stablehlo.return %2 : tensor<i32>
  }) : (tensor<2x2x3xi32>, tensor<i32>) -> tensor<0x2x7xi32>
  return %1 : tensor<0x2x7xi32>
}

func.func @choice_36() {
  %x0 = stablehlo.constant dense<"0x0004000000030203040101020002010202000001"> : tensor<4x1x5xui8>
  %r = call @choice_36_program(%x0) : (tensor<4x1x5xui8>) -> (tensor<4x1x3xui8>)
  %r_expected = stablehlo.constant dense<"0x000000000000000000000000"> : tensor<4x1x3xui8>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<4x1x3xui8>, tensor<4x1x3xui8>) -> ()
  return
}

func.func private @choice_36_program(%arg0: tensor<4x1x5xui8>) -> (tensor<4x1x3xui8>) {
  %c = stablehlo.constant dense<0> : tensor<ui8>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<ui8>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[2, 2], [1, 0], [0, 2]]> : tensor<3x2xi64>, window_dilations = array<i64: 2, 2, 2>, window_dimensions = array<i64: 1, 1, 3>, window_strides = array<i64: 2, 2, 1>}> ({
  ^bb0(%arg1: tensor<ui8>, %arg2: tensor<ui8>):
    %2 = stablehlo.maximum %arg1, %arg2 : tensor<ui8>
    stablehlo.return %2 : tensor<ui8>
  }) : (tensor<4x1x5xui8>, tensor<ui8>) -> tensor<4x1x3xui8>
  return %1 : tensor<4x1x3xui8>
}

func.func @choice_37() {
  %x0 = stablehlo.constant dense<"0x00008040000040C000004040"> : tensor<3xf32>
  %r = call @choice_37_program(%x0) : (tensor<3xf32>) -> (tensor<3xf32>)
  %r_expected = stablehlo.constant dense<"0x00000000000040C000000000"> : tensor<3xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
  return
}

func.func private @choice_37_program(%arg0: tensor<3xf32>) -> (tensor<3xf32>) {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[1, 2]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 1>, window_strides = array<i64: 2>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
  return %1 : tensor<3xf32>
}

func.func @choice_38() {
  %x0 = stablehlo.constant dense<"0x01040402"> : tensor<4xui8>
  %r = call @choice_38_program(%x0) : (tensor<4xui8>) -> (tensor<4xui8>)
  %r_expected = stablehlo.constant dense<"0x00000000"> : tensor<4xui8>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<4xui8>, tensor<4xui8>) -> ()
  return
}

func.func private @choice_38_program(%arg0: tensor<4xui8>) -> (tensor<4xui8>) {
  %c = stablehlo.constant dense<0> : tensor<ui8>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<ui8>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 2>, padding = dense<1> : tensor<1x2xi64>, window_dilations = array<i64: 2>, window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%arg1: tensor<ui8>, %arg2: tensor<ui8>):
    %2 = stablehlo.maximum %arg1, %arg2 : tensor<ui8>
    stablehlo.return %2 : tensor<ui8>
  }) : (tensor<4xui8>, tensor<ui8>) -> tensor<4xui8>
  return %1 : tensor<4xui8>
}

func.func @choice_39() {
  %x0 = stablehlo.constant dense<"0x000080BF000000C00000004000000040000080BF00000000"> : tensor<6x1x1xf32>
  %r = call @choice_39_program(%x0) : (tensor<6x1x1xf32>) -> (tensor<4x1x5xf32>)
  %r_expected = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000C0000000000000000000000000000000000000004000000000000000000000000000000000000000000000000000000000"> : tensor<4x1x5xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<4x1x5xf32>, tensor<4x1x5xf32>) -> ()
  return
}

func.func private @choice_39_program(%arg0: tensor<6x1x1xf32>) -> (tensor<4x1x5xf32>) {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[1, 0], [2, 0], [2, 2]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 2, 2>, window_dimensions = array<i64: 1, 2, 1>, window_strides = array<i64: 2, 2, 1>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<6x1x1xf32>, tensor<f32>) -> tensor<4x1x5xf32>
  return %1 : tensor<4x1x5xf32>
}

func.func @choice_40() {
  %x0 = stablehlo.constant dense<"0x0000004000004040000080BF000080C000008040"> : tensor<5xf32>
  %r = call @choice_40_program(%x0) : (tensor<5xf32>) -> (tensor<2xf32>)
  %r_expected = stablehlo.constant dense<"0x0000004000008040"> : tensor<2xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<2xf32>, tensor<2xf32>) -> ()
  return
}

func.func private @choice_40_program(%arg0: tensor<5xf32>) -> (tensor<2xf32>) {
  %cst = stablehlo.constant dense<-3.40282347E+38> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1>, padding = dense<0> : tensor<1x2xi64>, window_dilations = array<i64: 2>, window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %1 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<5xf32>, tensor<f32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

func.func @choice_41() {
  %x0 = stablehlo.constant dense<"0x0301"> : tensor<2xui8>
  %r = call @choice_41_program(%x0) : (tensor<2xui8>) -> (tensor<2xui8>)
  %r_expected = stablehlo.constant dense<"0x0000"> : tensor<2xui8>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<2xui8>, tensor<2xui8>) -> ()
  return
}

func.func private @choice_41_program(%arg0: tensor<2xui8>) -> (tensor<2xui8>) {
  %c = stablehlo.constant dense<0> : tensor<ui8>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<ui8>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 2>, padding = dense<[[1, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 2>, window_dimensions = array<i64: 1>, window_strides = array<i64: 2>}> ({
  ^bb0(%arg1: tensor<ui8>, %arg2: tensor<ui8>):
    %2 = stablehlo.maximum %arg1, %arg2 : tensor<ui8>
    stablehlo.return %2 : tensor<ui8>
  }) : (tensor<2xui8>, tensor<ui8>) -> tensor<2xui8>
  return %1 : tensor<2xui8>
}

func.func @choice_42() {
  %x0 = stablehlo.constant dense<"0x00030302"> : tensor<2x1x2xui8>
  %r = call @choice_42_program(%x0) : (tensor<2x1x2xui8>) -> (tensor<2x3x2xui8>)
  %r_expected = stablehlo.constant dense<"0xFFFFFF03FFFFFFFFFF02FFFF"> : tensor<2x3x2xui8>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<2x3x2xui8>, tensor<2x3x2xui8>) -> ()
  return
}

func.func private @choice_42_program(%arg0: tensor<2x1x2xui8>) -> (tensor<2x3x2xui8>) {
  %c = stablehlo.constant dense<255> : tensor<ui8>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<ui8>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [2, 2], [1, 1]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 2, 2>, window_dimensions = array<i64: 1, 1, 1>, window_strides = array<i64: 1, 2, 2>}> ({
  ^bb0(%arg1: tensor<ui8>, %arg2: tensor<ui8>):
    %2 = stablehlo.minimum %arg1, %arg2 : tensor<ui8>
    stablehlo.return %2 : tensor<ui8>
  }) : (tensor<2x1x2xui8>, tensor<ui8>) -> tensor<2x3x2xui8>
  return %1 : tensor<2x3x2xui8>
}

func.func @choice_43() {
  %x0 = stablehlo.constant dense<"0x0102"> : tensor<1x2x1xui8>
  %r = call @choice_43_program(%x0) : (tensor<1x2x1xui8>) -> (tensor<3x3x0xui8>)
  %r_expected = stablehlo.constant dense<> : tensor<3x3x0xui8>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x3x0xui8>, tensor<3x3x0xui8>) -> ()
  return
}

func.func private @choice_43_program(%arg0: tensor<1x2x1xui8>) -> (tensor<3x3x0xui8>) {
  %c = stablehlo.constant dense<0> : tensor<ui8>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<ui8>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[2, 2], [2, 2], [0, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 2, 2, 2>, window_dimensions = array<i64: 1, 1, 3>, window_strides = array<i64: 2, 2, 2>}> ({
  ^bb0(%arg1: tensor<ui8>, %arg2: tensor<ui8>):
    %2 = stablehlo.add %arg1, %arg2 : tensor<ui8>
    stablehlo.return %2 : tensor<ui8>
  }) : (tensor<1x2x1xui8>, tensor<ui8>) -> tensor<3x3x0xui8>
  return %1 : tensor<3x3x0xui8>
}

func.func @choice_44() {
  %x0 = stablehlo.constant dense<"0x000000C0000000C0000040C0"> : tensor<3xf32>
  %r = call @choice_44_program(%x0) : (tensor<3xf32>) -> (tensor<2xf32>)
  %r_expected = stablehlo.constant dense<"0x000000C0FFFF7FFF"> : tensor<2xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<2xf32>, tensor<2xf32>) -> ()
  return
}

func.func private @choice_44_program(%arg0: tensor<3xf32>) -> (tensor<2xf32>) {
  %cst = stablehlo.constant dense<-3.40282347E+38> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 2>, padding = dense<[[0, 1]]> : tensor<1x2xi64>, window_dilations = array<i64: 2>, window_dimensions = array<i64: 3>, window_strides = array<i64: 1>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %1 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<3xf32>, tensor<f32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

func.func @choice_45() {
  %x0 = stablehlo.constant dense<"0x000080C0000080C00000803F000080BF0000000000000040"> : tensor<6xf32>
  %r = call @choice_45_program(%x0) : (tensor<6xf32>) -> (tensor<7xf32>)
  %r_expected = stablehlo.constant dense<"0xFFFF7F7F000080C0000080C0000080C0000080BF000080BF00000000"> : tensor<7xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<7xf32>, tensor<7xf32>) -> ()
  return
}

func.func private @choice_45_program(%arg0: tensor<6xf32>) -> (tensor<7xf32>) {
  %cst = stablehlo.constant dense<3.40282347E+38> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1>, padding = dense<[[2, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 2>, window_strides = array<i64: 1>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %1 = stablehlo.minimum %arg1, %arg2 : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<6xf32>, tensor<f32>) -> tensor<7xf32>
  return %0 : tensor<7xf32>
}

func.func @choice_46() {
  %x0 = stablehlo.constant dense<"0x0301010403"> : tensor<5xui8>
  %r = call @choice_46_program(%x0) : (tensor<5xui8>) -> (tensor<3xui8>)
  %r_expected = stablehlo.constant dense<"0x030303"> : tensor<3xui8>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3xui8>, tensor<3xui8>) -> ()
  return
}

func.func private @choice_46_program(%arg0: tensor<5xui8>) -> (tensor<3xui8>) {
  %c = stablehlo.constant dense<0> : tensor<ui8>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<ui8>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[2, 1]]> : tensor<1x2xi64>, window_dilations = array<i64: 2>, window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%arg1: tensor<ui8>, %arg2: tensor<ui8>):
    %2 = stablehlo.maximum %arg1, %arg2 : tensor<ui8>
    stablehlo.return %2 : tensor<ui8>
  }) : (tensor<5xui8>, tensor<ui8>) -> tensor<3xui8>
  return %1 : tensor<3xui8>
}

func.func @choice_47() {
  %x0 = stablehlo.constant dense<"0x010000000200000003000000FEFFFFFF00000000FCFFFFFF03000000FDFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFF010000000300000004000000"> : tensor<5x3xi32>
  %r = call @choice_47_program(%x0) : (tensor<5x3xi32>) -> (tensor<2x6xi32>)
  %r_expected = stablehlo.constant dense<"0xFFFFFF7FFEFFFFFFFEFFFFFFFDFFFFFFFDFFFFFFFCFFFFFFFFFFFF7FFEFFFFFFFEFFFFFFFDFFFFFFFDFFFFFFFFFFFFFF"> : tensor<2x6xi32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<2x6xi32>, tensor<2x6xi32>) -> ()
  return
}

func.func private @choice_47_program(%arg0: tensor<5x3xi32>) -> (tensor<2x6xi32>) {
  %c = stablehlo.constant dense<2147483647> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 2>, padding = dense<[[0, 1], [2, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 2, 1>}> ({
  ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
    %2 = stablehlo.minimum %arg1, %arg2 : tensor<i32>
    stablehlo.return %2 : tensor<i32>
  }) : (tensor<5x3xi32>, tensor<i32>) -> tensor<2x6xi32>
  return %1 : tensor<2x6xi32>
}

func.func @choice_48() {
  %x0 = stablehlo.constant dense<"0x00000000000040C00000804000000000"> : tensor<4xf32>
  %r = call @choice_48_program(%x0) : (tensor<4xf32>) -> (tensor<9xf32>)
  %r_expected = stablehlo.constant dense<"0x0000000000000000000040C0000040C000008040000080400000000000000000FFFF7F7F"> : tensor<9xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<9xf32>, tensor<9xf32>) -> ()
  return
}

func.func private @choice_48_program(%arg0: tensor<4xf32>) -> (tensor<9xf32>) {
  %cst = stablehlo.constant dense<3.40282347E+38> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 2>, padding = dense<[[1, 2]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 2>, window_strides = array<i64: 1>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %1 = stablehlo.minimum %arg1, %arg2 : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<9xf32>
  return %0 : tensor<9xf32>
}

func.func @choice_49() {
  %x0 = stablehlo.constant dense<"0x0101020101"> : tensor<5xui8>
  %r = call @choice_49_program(%x0) : (tensor<5xui8>) -> (tensor<10xui8>)
  %r_expected = stablehlo.constant dense<"0xFF01FF01FF02FF01FF01"> : tensor<10xui8>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<10xui8>, tensor<10xui8>) -> ()
  return
}

func.func private @choice_49_program(%arg0: tensor<5xui8>) -> (tensor<10xui8>) {
  %c = stablehlo.constant dense<255> : tensor<ui8>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<ui8>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 2>, padding = dense<[[1, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 2>, window_dimensions = array<i64: 1>, window_strides = array<i64: 1>}> ({
  ^bb0(%arg1: tensor<ui8>, %arg2: tensor<ui8>):
    %2 = stablehlo.minimum %arg1, %arg2 : tensor<ui8>
    stablehlo.return %2 : tensor<ui8>
  }) : (tensor<5xui8>, tensor<ui8>) -> tensor<10xui8>
  return %1 : tensor<10xui8>
}

func.func @choice_50() {
  %x0 = stablehlo.constant dense<"0xFCFFFFFF02000000FCFFFFFF00000000FEFFFFFF00000000FEFFFFFFFEFFFFFFFFFFFFFF02000000FDFFFFFF02000000FDFFFFFFFEFFFFFF00000000"> : tensor<5x3xi32>
  %r = call @choice_50_program(%x0) : (tensor<5x3xi32>) -> (tensor<3x5xi32>)
  %r_expected = stablehlo.constant dense<"0x0000008000000080000000000200000000000000000000800000008002000000FEFFFFFF02000000000000800000008002000000FEFFFFFF02000000"> : tensor<3x5xi32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x5xi32>, tensor<3x5xi32>) -> ()
  return
}

func.func private @choice_50_program(%arg0: tensor<5x3xi32>) -> (tensor<3x5xi32>) {
  %c = stablehlo.constant dense<-2147483648> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 2, 1>, padding = dense<[[0, 1], [2, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 2, 1>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>}> ({
  ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
    %2 = stablehlo.maximum %arg1, %arg2 : tensor<i32>
    stablehlo.return %2 : tensor<i32>
  }) : (tensor<5x3xi32>, tensor<i32>) -> tensor<3x5xi32>
  return %1 : tensor<3x5xi32>
}

func.func @choice_51() {
  %x0 = stablehlo.constant dense<"0x02030401"> : tensor<4xui8>
  %r = call @choice_51_program(%x0) : (tensor<4xui8>) -> (tensor<6xui8>)
  %r_expected = stablehlo.constant dense<"0x020507050100"> : tensor<6xui8>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<6xui8>, tensor<6xui8>) -> ()
  return
}

func.func private @choice_51_program(%arg0: tensor<4xui8>) -> (tensor<6xui8>) {
  %c = stablehlo.constant dense<0> : tensor<ui8>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<ui8>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[1, 2]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 2>, window_strides = array<i64: 1>}> ({
  ^bb0(%arg1: tensor<ui8>, %arg2: tensor<ui8>):
    %2 = stablehlo.add %arg1, %arg2 : tensor<ui8>
    stablehlo.return %2 : tensor<ui8>
  }) : (tensor<4xui8>, tensor<ui8>) -> tensor<6xui8>
  return %1 : tensor<6xui8>
}

func.func @choice_52() {
  %x0 = stablehlo.constant dense<"0x000000C0000080C000004040"> : tensor<3xf32>
  %r = call @choice_52_program(%x0) : (tensor<3xf32>) -> (tensor<7xf32>)
  %r_expected = stablehlo.constant dense<"0xFFFF7F7FFFFF7F7F000000C0000080C000004040FFFF7F7FFFFF7F7F"> : tensor<7xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<7xf32>, tensor<7xf32>) -> ()
  return
}

func.func private @choice_52_program(%arg0: tensor<3xf32>) -> (tensor<7xf32>) {
  %cst = stablehlo.constant dense<3.40282347E+38> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1>, padding = dense<2> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 1>, window_strides = array<i64: 1>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %1 = stablehlo.minimum %arg1, %arg2 : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<3xf32>, tensor<f32>) -> tensor<7xf32>
  return %0 : tensor<7xf32>
}

func.func @choice_53() {
  %x0 = stablehlo.constant dense<"0x000040C0000040C00000803F000040C0000040C0000080BF00004040000040C00000803F0000803F0000803F00000000"> : tensor<4x3xf32>
  %r = call @choice_53_program(%x0) : (tensor<4x3xf32>) -> (tensor<1x3xf32>)
  %r_expected = stablehlo.constant dense<"0x000040C0000040C0000040C0"> : tensor<1x3xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<1x3xf32>, tensor<1x3xf32>) -> ()
  return
}

func.func private @choice_53_program(%arg0: tensor<4x3xf32>) -> (tensor<1x3xf32>) {
  %cst = stablehlo.constant dense<3.40282347E+38> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 2>, padding = dense<[[1, 0], [2, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 2, 2>, window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 2, 2>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %1 = stablehlo.minimum %arg1, %arg2 : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<4x3xf32>, tensor<f32>) -> tensor<1x3xf32>
  return %0 : tensor<1x3xf32>
}

func.func @choice_54() {
  %x0 = stablehlo.constant dense<"0x000080C000004040000040C000000040000080BF000000C0"> : tensor<6x1xf32>
  %r = call @choice_54_program(%x0) : (tensor<6x1xf32>) -> (tensor<4x2xf32>)
  %r_expected = stablehlo.constant dense<"0x000000000000000000004040000000000000004000000000000000C000000000"> : tensor<4x2xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<4x2xf32>, tensor<4x2xf32>) -> ()
  return
}

func.func private @choice_54_program(%arg0: tensor<6x1xf32>) -> (tensor<4x2xf32>) {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[1, 1], [0, 2]]> : tensor<2x2xi64>, window_dilations = array<i64: 2, 1>, window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 2, 2>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<6x1xf32>, tensor<f32>) -> tensor<4x2xf32>
  return %1 : tensor<4x2xf32>
}

func.func @choice_55() {
  %x0 = stablehlo.constant dense<"0x030002020302010101000300020401010304030003040000"> : tensor<4x6xui8>
  %r = call @choice_55_program(%x0) : (tensor<4x6xui8>) -> (tensor<2x6xui8>)
  %r_expected = stablehlo.constant dense<"0x0B09070C0F060B0A0A0B0A04"> : tensor<2x6xui8>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<2x6xui8>, tensor<2x6xui8>) -> ()
  return
}

func.func private @choice_55_program(%arg0: tensor<4x6xui8>) -> (tensor<2x6xui8>) {
  %c = stablehlo.constant dense<0> : tensor<ui8>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<ui8>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 2>, padding = dense<[[0, 0], [0, 2]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 1, 2>}> ({
  ^bb0(%arg1: tensor<ui8>, %arg2: tensor<ui8>):
    %2 = stablehlo.add %arg1, %arg2 : tensor<ui8>
    stablehlo.return %2 : tensor<ui8>
  }) : (tensor<4x6xui8>, tensor<ui8>) -> tensor<2x6xui8>
  return %1 : tensor<2x6xui8>
}

func.func @choice_56() {
  %x0 = stablehlo.constant dense<"0x0000803F0000004000000000000080C0000080BF00004040000040C000000040000000C00000803F000040C000000040000080C0000080C0000080BF000000C000000000000040C0000080BF000080BF000080BF0000803F000040400000803F000000C0000000C000000000000080C0000040C0000000400000803F00004040000000C000000040000040400000803F"> : tensor<6x1x6xf32>
  %r = call @choice_56_program(%x0) : (tensor<6x1x6xf32>) -> (tensor<8x3x4xf32>)
  %r_expected = stablehlo.constant dense<"0xFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFF0000803F00000000000080BFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFF0000803F00000000000080BFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFF000040C0000080BF00000000FFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFF000080BF000080BF00004040FFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFF000080BF0000000000004040FFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFF0000803F0000000000004040FFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFF0000803F000000C000004040FFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFFFFFF7FFF"> : tensor<8x3x4xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<8x3x4xf32>, tensor<8x3x4xf32>) -> ()
  return
}

func.func private @choice_56_program(%arg0: tensor<6x1x6xf32>) -> (tensor<8x3x4xf32>) {
  %cst = stablehlo.constant dense<-3.40282347E+38> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[1, 2], [1, 1], [2, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 2>, window_dimensions = array<i64: 2, 1, 1>, window_strides = array<i64: 1, 1, 2>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %1 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<6x1x6xf32>, tensor<f32>) -> tensor<8x3x4xf32>
  return %0 : tensor<8x3x4xf32>
}

func.func @choice_57() {
  %x0 = stablehlo.constant dense<"0x020003010004030204040301010204020204000000010401000104030104000002010402040204030201030401040301"> : tensor<6x2x4xui8>
  %r = call @choice_57_program(%x0) : (tensor<6x2x4xui8>) -> (tensor<7x5x4xui8>)
  %r_expected = stablehlo.constant dense<"0x0000000000000100000000000004020000000000000000000004010000000000000202000000000000000000000400000000000000010100000000000000000000010300000000000004000000000000000000000001020000000000000203000000000000000000000104000000000000040100000000000000000000000000000000000000000000000000"> : tensor<7x5x4xui8>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<7x5x4xui8>, tensor<7x5x4xui8>) -> ()
  return
}

func.func private @choice_57_program(%arg0: tensor<6x2x4xui8>) -> (tensor<7x5x4xui8>) {
  %c = stablehlo.constant dense<0> : tensor<ui8>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<ui8>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 2, 1>, padding = dense<[[0, 1], [1, 1], [1, 2]]> : tensor<3x2xi64>, window_dilations = array<i64: 2, 2, 1>, window_dimensions = array<i64: 1, 1, 1>, window_strides = array<i64: 1, 1, 2>}> ({
  ^bb0(%arg1: tensor<ui8>, %arg2: tensor<ui8>):
    %2 = stablehlo.add %arg1, %arg2 : tensor<ui8>
    stablehlo.return %2 : tensor<ui8>
  }) : (tensor<6x2x4xui8>, tensor<ui8>) -> tensor<7x5x4xui8>
  return %1 : tensor<7x5x4xui8>
}

func.func @choice_58() {
  %x0 = stablehlo.constant dense<"0x030201"> : tensor<3x1xui8>
  %r = call @choice_58_program(%x0) : (tensor<3x1xui8>) -> (tensor<2x2xui8>)
  %r_expected = stablehlo.constant dense<"0x02FF01FF"> : tensor<2x2xui8>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<2x2xui8>, tensor<2x2xui8>) -> ()
  return
}

func.func private @choice_58_program(%arg0: tensor<3x1xui8>) -> (tensor<2x2xui8>) {
  %c = stablehlo.constant dense<255> : tensor<ui8>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<ui8>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[1, 2], [0, 2]]> : tensor<2x2xi64>, window_dilations = array<i64: 2, 1>, window_dimensions = array<i64: 3, 2>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<ui8>, %arg2: tensor<ui8>):
    %2 = stablehlo.minimum %arg1, %arg2 : tensor<ui8>
    stablehlo.return %2 : tensor<ui8>
  }) : (tensor<3x1xui8>, tensor<ui8>) -> tensor<2x2xui8>
  return %1 : tensor<2x2xui8>
}

func.func @choice_59() {
  %x0 = stablehlo.constant dense<"0x00000000FDFFFFFF0000000001000000FFFFFFFFFCFFFFFF01000000030000000000000003000000FEFFFFFFFFFFFFFF04000000FEFFFFFFFEFFFFFFFCFFFFFF00000000FEFFFFFF"> : tensor<1x6x3xi32>
  %r = call @choice_59_program(%x0) : (tensor<1x6x3xi32>) -> (tensor<0x8x3xi32>)
  %r_expected = stablehlo.constant dense<> : tensor<0x8x3xi32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<0x8x3xi32>, tensor<0x8x3xi32>) -> ()
  return
}

func.func private @choice_59_program(%arg0: tensor<1x6x3xi32>) -> (tensor<0x8x3xi32>) {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 2, 1, 1>, padding = dense<[[0, 2], [2, 0], [2, 2]]> : tensor<3x2xi64>, window_dilations = array<i64: 2, 1, 1>, window_dimensions = array<i64: 3, 1, 3>, window_strides = array<i64: 2, 1, 2>}> ({
  ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
    %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
    stablehlo.return %2 : tensor<i32>
  }) : (tensor<1x6x3xi32>, tensor<i32>) -> tensor<0x8x3xi32>
  return %1 : tensor<0x8x3xi32>
}
