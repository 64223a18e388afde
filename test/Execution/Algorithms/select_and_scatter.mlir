// What JAX computes; written by generate.py.
// RUN: tutti run --quiet %s | FileCheck %s
// CHECK: {{[0-9]+}} functions ran, all expectations hold

func.func @choice_0() {
  %x0 = stablehlo.constant dense<"0x000040C0000000C0"> : tensor<2xf32>
  %x1 = stablehlo.constant dense<"0x0000803F00000000"> : tensor<2xf32>
  %r = call @choice_0_program(%x0, %x1) : (tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>)
  %r_expected = stablehlo.constant dense<"0x0000803F00000000"> : tensor<2xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<2xf32>, tensor<2xf32>) -> ()
  return
}

func.func private @choice_0_program(%arg0: tensor<2xf32>, %arg1: tensor<2xf32>) -> (tensor<2xf32>) {
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<0> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 1>, window_strides = array<i64: 1>}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.maximum %arg2, %arg3 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %2 = stablehlo.pad %arg0, %cst_0, low = [0], high = [0], interior = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %3 = "stablehlo.select_and_scatter"(%2, %arg1, %cst_1) <{padding = dense<0> : tensor<1x2xi64>, window_dimensions = array<i64: 1>, window_strides = array<i64: 1>}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.compare GE, %arg2, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %5 : tensor<i1>
  }, {
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.add %arg2, %arg3 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<2xf32>, tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  %4 = stablehlo.slice %3 [0:2] : (tensor<2xf32>) -> tensor<2xf32>
  return %4 : tensor<2xf32>
}

func.func @choice_1() {
  %x0 = stablehlo.constant dense<"0x000080BF"> : tensor<1xf32>
  %x1 = stablehlo.constant dense<"0x000080C0"> : tensor<1xf32>
  %r = call @choice_1_program(%x0, %x1) : (tensor<1xf32>, tensor<1xf32>) -> (tensor<1xf32>)
  %r_expected = stablehlo.constant dense<"0x000080C0"> : tensor<1xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<1xf32>, tensor<1xf32>) -> ()
  return
}

func.func private @choice_1_program(%arg0: tensor<1xf32>, %arg1: tensor<1xf32>) -> (tensor<1xf32>) {
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<0> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 1>, window_strides = array<i64: 2>}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.maximum %arg2, %arg3 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<1xf32>, tensor<f32>) -> tensor<1xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %2 = stablehlo.pad %arg0, %cst_0, low = [0], high = [0], interior = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<1xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %3 = "stablehlo.select_and_scatter"(%2, %arg1, %cst_1) <{padding = dense<0> : tensor<1x2xi64>, window_dimensions = array<i64: 1>, window_strides = array<i64: 2>}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.compare GE, %arg2, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %5 : tensor<i1>
  }, {
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.add %arg2, %arg3 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<1xf32>, tensor<1xf32>, tensor<f32>) -> tensor<1xf32>
  %4 = stablehlo.slice %3 [0:1] : (tensor<1xf32>) -> tensor<1xf32>
  return %4 : tensor<1xf32>
}

func.func @choice_2() {
  %x0 = stablehlo.constant dense<"0x000000C0000040C000000000"> : tensor<3xf32>
  %x1 = stablehlo.constant dense<"0x0000803F0000803F"> : tensor<2xf32>
  %r = call @choice_2_program(%x0, %x1) : (tensor<3xf32>, tensor<2xf32>) -> (tensor<3xf32>)
  %r_expected = stablehlo.constant dense<"0x0000803F000000000000803F"> : tensor<3xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
  return
}

func.func private @choice_2_program(%arg0: tensor<3xf32>, %arg1: tensor<2xf32>) -> (tensor<3xf32>) {
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<0> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 1>, window_strides = array<i64: 2>}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.maximum %arg2, %arg3 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<3xf32>, tensor<f32>) -> tensor<2xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %2 = stablehlo.pad %arg0, %cst_0, low = [0], high = [0], interior = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %3 = "stablehlo.select_and_scatter"(%2, %arg1, %cst_1) <{padding = dense<0> : tensor<1x2xi64>, window_dimensions = array<i64: 1>, window_strides = array<i64: 2>}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.compare GE, %arg2, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %5 : tensor<i1>
  }, {
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.add %arg2, %arg3 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<3xf32>, tensor<2xf32>, tensor<f32>) -> tensor<3xf32>
  %4 = stablehlo.slice %3 [0:3] : (tensor<3xf32>) -> tensor<3xf32>
  return %4 : tensor<3xf32>
}

func.func @choice_3() {
  %x0 = stablehlo.constant dense<"0x0000404000000040000000C0000080BF000040400000803F0000803F00004040000000C0000080C0000080C0000000C000000040000040C0000080400000803F000080C00000804000008040000040C000000000000000400000404000000000000040C00000000000008040000000C000004040000080C0000040C0000000C0000040C0000000C0000080BF000080BF000000C0000080C00000803F00000000000000400000004000004040000040C0000000400000803F000080C00000803F00000040000080BF000040400000804000004040000080C0000040C00000803F000000C0000080C000008040000040C0"> : tensor<4x3x5xf32>
  %x1 = stablehlo.constant dense<"0x0000804000000000000080BF00008040000080BF000000C0000040C0000080BF000040C0000080BF000080BF0000004000008040000080400000803F000000C000000040000080400000004000004040"> : tensor<2x2x5xf32>
  %r = call @choice_3_program(%x0, %x1) : (tensor<4x3x5xf32>, tensor<2x2x5xf32>) -> (tensor<4x3x5xf32>)
  %r_expected = stablehlo.constant dense<"0x0000804000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000080C0000000000000000000004040000080BF000000000000000000000000000000000000000000000000000000000000C0C00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000803F0000000000000000000010410000000000000000000000000000000000000000000000000000000000000000000000000000104100000000"> : tensor<4x3x5xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<4x3x5xf32>, tensor<4x3x5xf32>) -> ()
  return
}

func.func private @choice_3_program(%arg0: tensor<4x3x5xf32>, %arg1: tensor<2x2x5xf32>) -> (tensor<4x3x5xf32>) {
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 1], [1, 1], [1, 1]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 2, 2, 3>, window_strides = array<i64: 3, 3, 1>}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.maximum %arg2, %arg3 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<4x3x5xf32>, tensor<f32>) -> tensor<2x2x5xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %2 = stablehlo.pad %arg0, %cst_0, low = [0, 1, 1], high = [1, 1, 1], interior = [0, 0, 0] : (tensor<4x3x5xf32>, tensor<f32>) -> tensor<5x5x7xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %3 = "stablehlo.select_and_scatter"(%2, %arg1, %cst_1) <{padding = dense<0> : tensor<3x2xi64>, window_dimensions = array<i64: 2, 2, 3>, window_strides = array<i64: 3, 3, 1>}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.compare GE, %arg2, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %5 : tensor<i1>
  }, {
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.add %arg2, %arg3 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<5x5x7xf32>, tensor<2x2x5xf32>, tensor<f32>) -> tensor<5x5x7xf32>
  %4 = stablehlo.slice %3 [0:4, 1:4, 1:6] : (tensor<5x5x7xf32>) -> tensor<4x3x5xf32>
  return %4 : tensor<4x3x5xf32>
}

func.func @choice_4() {
  %x0 = stablehlo.constant dense<"0x00000040000080400000404000004040000080BF0000804000000000000040400000803F000000000000004000008040000040400000803F000080C00000404000000040000000C0000080C00000404000000000000080400000000000004040"> : tensor<4x6xf32>
  %x1 = stablehlo.constant dense<"0x00000040000080C00000404000000000000000C000000040000080C0000040C0000000C0000040400000803F000080C0"> : tensor<3x4xf32>
  %r = call @choice_4_program(%x0, %x1) : (tensor<4x6xf32>, tensor<3x4xf32>) -> (tensor<4x6xf32>)
  %r_expected = stablehlo.constant dense<"0x00000000000000C00000404000000000000000000000000000000000000000C0000000000000000000000000000040C0000000C00000000000000000000000000000000000000000000000000000000000000000000000C00000000000000000"> : tensor<4x6xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<4x6xf32>, tensor<4x6xf32>) -> ()
  return
}

func.func private @choice_4_program(%arg0: tensor<4x6xf32>, %arg1: tensor<3x4xf32>) -> (tensor<4x6xf32>) {
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 1], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.maximum %arg2, %arg3 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<4x6xf32>, tensor<f32>) -> tensor<3x4xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %2 = stablehlo.pad %arg0, %cst_0, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<4x6xf32>, tensor<f32>) -> tensor<5x6xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %3 = "stablehlo.select_and_scatter"(%2, %arg1, %cst_1) <{padding = dense<0> : tensor<2x2xi64>, window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.compare GE, %arg2, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %5 : tensor<i1>
  }, {
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.add %arg2, %arg3 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<5x6xf32>, tensor<3x4xf32>, tensor<f32>) -> tensor<5x6xf32>
  %4 = stablehlo.slice %3 [0:4, 0:6] : (tensor<5x6xf32>) -> tensor<4x6xf32>
  return %4 : tensor<4x6xf32>
}

func.func @choice_5() {
  %x0 = stablehlo.constant dense<"0x000000C0000000400000803F0000804000008040000080BF"> : tensor<6xf32>
  %x1 = stablehlo.constant dense<"0x000080BF00000040"> : tensor<2xf32>
  %r = call @choice_5_program(%x0, %x1) : (tensor<6xf32>, tensor<2xf32>) -> (tensor<6xf32>)
  %r_expected = stablehlo.constant dense<"0x000080BF0000000000000000000000400000000000000000"> : tensor<6xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<6xf32>, tensor<6xf32>) -> ()
  return
}

func.func private @choice_5_program(%arg0: tensor<6xf32>, %arg1: tensor<2xf32>) -> (tensor<6xf32>) {
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<0> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 1>, window_strides = array<i64: 3>}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.maximum %arg2, %arg3 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<6xf32>, tensor<f32>) -> tensor<2xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %2 = stablehlo.pad %arg0, %cst_0, low = [0], high = [0], interior = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<6xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %3 = "stablehlo.select_and_scatter"(%2, %arg1, %cst_1) <{padding = dense<0> : tensor<1x2xi64>, window_dimensions = array<i64: 1>, window_strides = array<i64: 3>}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.compare GE, %arg2, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %5 : tensor<i1>
  }, {
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.add %arg2, %arg3 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<6xf32>, tensor<2xf32>, tensor<f32>) -> tensor<6xf32>
  %4 = stablehlo.slice %3 [0:6] : (tensor<6xf32>) -> tensor<6xf32>
  return %4 : tensor<6xf32>
}

func.func @choice_6() {
  %x0 = stablehlo.constant dense<"0x000080C00000804000000000000000C00000000000000000000000000000803F0000804000000040000080C00000803F"> : tensor<6x2xf32>
  %x1 = stablehlo.constant dense<"0x00008040000080C000008040000000C0"> : tensor<4x1xf32>
  %r = call @choice_6_program(%x0, %x1) : (tensor<6x2xf32>, tensor<4x1xf32>) -> (tensor<6x2xf32>)
  %r_expected = stablehlo.constant dense<"0x0000804000000000000080C000000000000000000000000000000000000000000000804000000000000000C000000000"> : tensor<6x2xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<6x2xf32>, tensor<6x2xf32>) -> ()
  return
}

func.func private @choice_6_program(%arg0: tensor<6x2xf32>, %arg1: tensor<4x1xf32>) -> (tensor<6x2xf32>) {
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 2, 3>}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.maximum %arg2, %arg3 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<6x2xf32>, tensor<f32>) -> tensor<4x1xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %2 = stablehlo.pad %arg0, %cst_0, low = [1, 0], high = [1, 0], interior = [0, 0] : (tensor<6x2xf32>, tensor<f32>) -> tensor<8x2xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %3 = "stablehlo.select_and_scatter"(%2, %arg1, %cst_1) <{padding = dense<0> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 2, 3>}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.compare GE, %arg2, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %5 : tensor<i1>
  }, {
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.add %arg2, %arg3 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<8x2xf32>, tensor<4x1xf32>, tensor<f32>) -> tensor<8x2xf32>
  %4 = stablehlo.slice %3 [1:7, 0:2] : (tensor<8x2xf32>) -> tensor<6x2xf32>
  return %4 : tensor<6x2xf32>
}

func.func @choice_7() {
  %x0 = stablehlo.constant dense<"0x0000004000004040000080C000004040000080BF0000803F0000004000008040000080C0000080BF0000803F00000000000040C0000040C000000000000080BF000000C000004040000000000000803F000080C00000803F0000803F000080C0000080C0000080400000004000000000000000C0000040C0000000400000004000000000000080BF000040C0000040C0"> : tensor<3x4x3xf32>
  %x1 = stablehlo.constant dense<"0x000040C00000803F000080C0000080C0"> : tensor<1x2x2xf32>
  %r = call @choice_7_program(%x0, %x1) : (tensor<3x4x3xf32>, tensor<1x2x2xf32>) -> (tensor<3x4x3xf32>)
  %r_expected = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000020C100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x4x3xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x4x3xf32>, tensor<3x4x3xf32>) -> ()
  return
}

func.func private @choice_7_program(%arg0: tensor<3x4x3xf32>, %arg1: tensor<1x2x2xf32>) -> (tensor<3x4x3xf32>) {
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 1], [1, 1]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 2, 3, 3>, window_strides = array<i64: 3, 2, 2>}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.maximum %arg2, %arg3 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<3x4x3xf32>, tensor<f32>) -> tensor<1x2x2xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %2 = stablehlo.pad %arg0, %cst_0, low = [0, 0, 1], high = [0, 1, 1], interior = [0, 0, 0] : (tensor<3x4x3xf32>, tensor<f32>) -> tensor<3x5x5xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %3 = "stablehlo.select_and_scatter"(%2, %arg1, %cst_1) <{padding = dense<0> : tensor<3x2xi64>, window_dimensions = array<i64: 2, 3, 3>, window_strides = array<i64: 3, 2, 2>}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.compare GE, %arg2, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %5 : tensor<i1>
  }, {
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.add %arg2, %arg3 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<3x5x5xf32>, tensor<1x2x2xf32>, tensor<f32>) -> tensor<3x5x5xf32>
  %4 = stablehlo.slice %3 [0:3, 0:4, 1:4] : (tensor<3x5x5xf32>) -> tensor<3x4x3xf32>
  return %4 : tensor<3x4x3xf32>
}

func.func @choice_8() {
  %x0 = stablehlo.constant dense<"0x00000040000040C000000000000080400000804000008040000000C000008040000040C0000000C00000804000000040000040C00000004000004040000000C0000040C0000000C0000080BF00000000"> : tensor<4x5xf32>
  %x1 = stablehlo.constant dense<"0x000080400000803F00004040000080BF00000040000000C0"> : tensor<2x3xf32>
  %r = call @choice_8_program(%x0, %x1) : (tensor<4x5xf32>, tensor<2x3xf32>) -> (tensor<4x5xf32>)
  %r_expected = stablehlo.constant dense<"0x0000000000000000000000000000803F000040400000804000000000000000000000000000000000000080BF000000000000000000000040000000C00000000000000000000000000000000000000000"> : tensor<4x5xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<4x5xf32>, tensor<4x5xf32>) -> ()
  return
}

func.func private @choice_8_program(%arg0: tensor<4x5xf32>, %arg1: tensor<2x3xf32>) -> (tensor<4x5xf32>) {
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.maximum %arg2, %arg3 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<4x5xf32>, tensor<f32>) -> tensor<2x3xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %2 = stablehlo.pad %arg0, %cst_0, low = [0, 0], high = [0, 1], interior = [0, 0] : (tensor<4x5xf32>, tensor<f32>) -> tensor<4x6xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %3 = "stablehlo.select_and_scatter"(%2, %arg1, %cst_1) <{padding = dense<0> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.compare GE, %arg2, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %5 : tensor<i1>
  }, {
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.add %arg2, %arg3 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<4x6xf32>, tensor<2x3xf32>, tensor<f32>) -> tensor<4x6xf32>
  %4 = stablehlo.slice %3 [0:4, 0:5] : (tensor<4x6xf32>) -> tensor<4x5xf32>
  return %4 : tensor<4x5xf32>
}

func.func @choice_9() {
  %x0 = stablehlo.constant dense<"0x00000000000040C0000040C0000080C00000000000000000000040C00000803F0000004000008040000000C000000000"> : tensor<4x3x1xf32>
  %x1 = stablehlo.constant dense<"0x000080BF00000040"> : tensor<2x1x1xf32>
  %r = call @choice_9_program(%x0, %x1) : (tensor<4x3x1xf32>, tensor<2x1x1xf32>) -> (tensor<4x3x1xf32>)
  %r_expected = stablehlo.constant dense<"0x000080BF0000000000000000000000000000000000000000000000000000000000000000000000400000000000000000"> : tensor<4x3x1xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<4x3x1xf32>, tensor<4x3x1xf32>) -> ()
  return
}

func.func private @choice_9_program(%arg0: tensor<4x3x1xf32>, %arg1: tensor<2x1x1xf32>) -> (tensor<4x3x1xf32>) {
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[1, 1], [0, 0], [0, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 2, 1, 1>, window_strides = array<i64: 3, 3, 2>}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.maximum %arg2, %arg3 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<4x3x1xf32>, tensor<f32>) -> tensor<2x1x1xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %2 = stablehlo.pad %arg0, %cst_0, low = [1, 0, 0], high = [1, 0, 0], interior = [0, 0, 0] : (tensor<4x3x1xf32>, tensor<f32>) -> tensor<6x3x1xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %3 = "stablehlo.select_and_scatter"(%2, %arg1, %cst_1) <{padding = dense<0> : tensor<3x2xi64>, window_dimensions = array<i64: 2, 1, 1>, window_strides = array<i64: 3, 3, 2>}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.compare GE, %arg2, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %5 : tensor<i1>
  }, {
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.add %arg2, %arg3 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<6x3x1xf32>, tensor<2x1x1xf32>, tensor<f32>) -> tensor<6x3x1xf32>
  %4 = stablehlo.slice %3 [1:5, 0:3, 0:1] : (tensor<6x3x1xf32>) -> tensor<4x3x1xf32>
  return %4 : tensor<4x3x1xf32>
}

func.func @choice_10() {
  %x0 = stablehlo.constant dense<"0x000080400000000000000000000040C0000040C0"> : tensor<5xf32>
  %x1 = stablehlo.constant dense<"0x000000000000004000000000"> : tensor<3xf32>
  %r = call @choice_10_program(%x0, %x1) : (tensor<5xf32>, tensor<3xf32>) -> (tensor<5xf32>)
  %r_expected = stablehlo.constant dense<"0x0000000000000000000000400000000000000000"> : tensor<5xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
  return
}

func.func private @choice_10_program(%arg0: tensor<5xf32>, %arg1: tensor<3xf32>) -> (tensor<5xf32>) {
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<0> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 1>, window_strides = array<i64: 2>}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.maximum %arg2, %arg3 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<5xf32>, tensor<f32>) -> tensor<3xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %2 = stablehlo.pad %arg0, %cst_0, low = [0], high = [0], interior = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<5xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %3 = "stablehlo.select_and_scatter"(%2, %arg1, %cst_1) <{padding = dense<0> : tensor<1x2xi64>, window_dimensions = array<i64: 1>, window_strides = array<i64: 2>}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.compare GE, %arg2, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %5 : tensor<i1>
  }, {
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.add %arg2, %arg3 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<5xf32>, tensor<3xf32>, tensor<f32>) -> tensor<5xf32>
  %4 = stablehlo.slice %3 [0:5] : (tensor<5xf32>) -> tensor<5xf32>
  return %4 : tensor<5xf32>
}

func.func @choice_11() {
  %x0 = stablehlo.constant dense<"0x00008040000040C00000804000000000000040C00000803F0000804000004040000040C0000080BF000080C0000080BF0000404000000000000000C0000000C0000080BF000040C0000040C000008040000000C0000040C0000080BF000000C000000000000040C000004040000040C000000040000040C00000000000004040000040C0000080C0000080BF000000C0"> : tensor<6x6xf32>
  %x1 = stablehlo.constant dense<"0x0000804000008040000040400000803F"> : tensor<2x2xf32>
  %r = call @choice_11_program(%x0, %x1) : (tensor<6x6xf32>, tensor<2x2xf32>) -> (tensor<6x6xf32>)
  %r_expected = stablehlo.constant dense<"0x00008040000000000000804000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000040400000000000000000000000000000000000000000000000000000803F000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<6x6xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<6x6xf32>, tensor<6x6xf32>) -> ()
  return
}

func.func private @choice_11_program(%arg0: tensor<6x6xf32>, %arg1: tensor<2x2xf32>) -> (tensor<6x6xf32>) {
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 3, 3>}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.maximum %arg2, %arg3 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<6x6xf32>, tensor<f32>) -> tensor<2x2xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %2 = stablehlo.pad %arg0, %cst_0, low = [0, 1], high = [1, 0], interior = [0, 0] : (tensor<6x6xf32>, tensor<f32>) -> tensor<7x7xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %3 = "stablehlo.select_and_scatter"(%2, %arg1, %cst_1) <{padding = dense<0> : tensor<2x2xi64>, window_dimensions = array<i64: 3, 3>, window_strides = array<i64: 3, 3>}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.compare GE, %arg2, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %5 : tensor<i1>
  }, {
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.add %arg2, %arg3 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<7x7xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<7x7xf32>
  %4 = stablehlo.slice %3 [0:6, 1:7] : (tensor<7x7xf32>) -> tensor<6x6xf32>
  return %4 : tensor<6x6xf32>
}

func.func @choice_12() {
  %x0 = stablehlo.constant dense<"0x00008040000080C0000040C00000803F000080C0000040C0000040400000004000008040000080BF00004040000000000000404000008040000040C000004040000080BF0000803F0000004000000000000040C0000000000000803F0000803F"> : tensor<4x3x2xf32>
  %x1 = stablehlo.constant dense<"0x0000803F0000803F000000C0000000C0000040C00000803F"> : tensor<2x3x1xf32>
  %r = call @choice_12_program(%x0, %x1) : (tensor<4x3x2xf32>, tensor<2x3x1xf32>) -> (tensor<4x3x2xf32>)
  %r_expected = stablehlo.constant dense<"0x0000803F00000000000000000000803F00000000000000C000000000000000000000000000000000000000000000000000000000000000C000000000000040C0000000000000803F000000000000000000000000000000000000000000000000"> : tensor<4x3x2xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<4x3x2xf32>, tensor<4x3x2xf32>) -> ()
  return
}

func.func private @choice_12_program(%arg0: tensor<4x3x2xf32>, %arg1: tensor<2x3x1xf32>) -> (tensor<4x3x2xf32>) {
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<0> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 1, 2>, window_strides = array<i64: 2, 1, 2>}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.maximum %arg2, %arg3 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<4x3x2xf32>, tensor<f32>) -> tensor<2x3x1xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %2 = stablehlo.pad %arg0, %cst_0, low = [0, 0, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<4x3x2xf32>, tensor<f32>) -> tensor<4x3x2xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %3 = "stablehlo.select_and_scatter"(%2, %arg1, %cst_1) <{padding = dense<0> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>, window_strides = array<i64: 2, 1, 2>}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.compare GE, %arg2, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %5 : tensor<i1>
  }, {
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.add %arg2, %arg3 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<4x3x2xf32>, tensor<2x3x1xf32>, tensor<f32>) -> tensor<4x3x2xf32>
  %4 = stablehlo.slice %3 [0:4, 0:3, 0:2] : (tensor<4x3x2xf32>) -> tensor<4x3x2xf32>
  return %4 : tensor<4x3x2xf32>
}

func.func @choice_13() {
  %x0 = stablehlo.constant dense<"0x00004040000000C000000040000080BF00000040000040C00000404000004040000000C00000404000000000000040C0000080C000000040000080BF000000C0000080BF000000400000004000008040000080BF000000C0000080BF00004040000080C0"> : tensor<5x5xf32>
  %x1 = stablehlo.constant dense<"0x00008040000040C0000040C000008040000000C0000080BF"> : tensor<3x2xf32>
  %r = call @choice_13_program(%x0, %x1) : (tensor<5x5xf32>, tensor<3x2xf32>) -> (tensor<5x5xf32>)
  %r_expected = stablehlo.constant dense<"0x00008040000000000000000000000000000040C00000000000000000000000000000000000000000000040C0000000000000000000008040000000000000000000000000000000000000000000000000000000C00000000000000000000080BF00000000"> : tensor<5x5xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<5x5xf32>, tensor<5x5xf32>) -> ()
  return
}

func.func private @choice_13_program(%arg0: tensor<5x5xf32>, %arg1: tensor<3x2xf32>) -> (tensor<5x5xf32>) {
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 2, 3>}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.maximum %arg2, %arg3 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<5x5xf32>, tensor<f32>) -> tensor<3x2xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %2 = stablehlo.pad %arg0, %cst_0, low = [0, 0], high = [0, 1], interior = [0, 0] : (tensor<5x5xf32>, tensor<f32>) -> tensor<5x6xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %3 = "stablehlo.select_and_scatter"(%2, %arg1, %cst_1) <{padding = dense<0> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 2, 3>}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.compare GE, %arg2, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %5 : tensor<i1>
  }, {
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.add %arg2, %arg3 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<5x6xf32>, tensor<3x2xf32>, tensor<f32>) -> tensor<5x6xf32>
  %4 = stablehlo.slice %3 [0:5, 0:5] : (tensor<5x6xf32>) -> tensor<5x5xf32>
  return %4 : tensor<5x5xf32>
}

func.func @choice_14() {
  %x0 = stablehlo.constant dense<"0x0000803F000080BF000080400000803F"> : tensor<4xf32>
  %x1 = stablehlo.constant dense<"0x0000804000008040"> : tensor<2xf32>
  %r = call @choice_14_program(%x0, %x1) : (tensor<4xf32>, tensor<2xf32>) -> (tensor<4xf32>)
  %r_expected = stablehlo.constant dense<"0x00008040000000000000804000000000"> : tensor<4xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
  return
}

func.func private @choice_14_program(%arg0: tensor<4xf32>, %arg1: tensor<2xf32>) -> (tensor<4xf32>) {
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<0> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 1>, window_strides = array<i64: 2>}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.maximum %arg2, %arg3 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<2xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %2 = stablehlo.pad %arg0, %cst_0, low = [0], high = [0], interior = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %3 = "stablehlo.select_and_scatter"(%2, %arg1, %cst_1) <{padding = dense<0> : tensor<1x2xi64>, window_dimensions = array<i64: 1>, window_strides = array<i64: 2>}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.compare GE, %arg2, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %5 : tensor<i1>
  }, {
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.add %arg2, %arg3 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<4xf32>, tensor<2xf32>, tensor<f32>) -> tensor<4xf32>
  %4 = stablehlo.slice %3 [0:4] : (tensor<4xf32>) -> tensor<4xf32>
  return %4 : tensor<4xf32>
}

func.func @choice_15() {
  %x0 = stablehlo.constant dense<"0x0000804000000040000080C000008040000000400000803F000000C000008040000080C00000404000000040000000C0"> : tensor<3x1x4xf32>
  %x1 = stablehlo.constant dense<"0x0000803F000080BF00004040000080BF0000004000004040000080C00000803F"> : tensor<2x1x4xf32>
  %r = call @choice_15_program(%x0, %x1) : (tensor<3x1x4xf32>, tensor<2x1x4xf32>) -> (tensor<3x1x4xf32>)
  %r_expected = stablehlo.constant dense<"0x0000000000000000000000000000004000000000000000000000000000000000000000000000803F0000803F00000000"> : tensor<3x1x4xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x1x4xf32>, tensor<3x1x4xf32>) -> ()
  return
}

func.func private @choice_15_program(%arg0: tensor<3x1x4xf32>, %arg1: tensor<2x1x4xf32>) -> (tensor<3x1x4xf32>) {
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[1, 1], [0, 0], [1, 1]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 2, 1, 3>, window_strides = array<i64: 3, 1, 1>}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.maximum %arg2, %arg3 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<3x1x4xf32>, tensor<f32>) -> tensor<2x1x4xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %2 = stablehlo.pad %arg0, %cst_0, low = [1, 0, 1], high = [1, 0, 1], interior = [0, 0, 0] : (tensor<3x1x4xf32>, tensor<f32>) -> tensor<5x1x6xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %3 = "stablehlo.select_and_scatter"(%2, %arg1, %cst_1) <{padding = dense<0> : tensor<3x2xi64>, window_dimensions = array<i64: 2, 1, 3>, window_strides = array<i64: 3, 1, 1>}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.compare GE, %arg2, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %5 : tensor<i1>
  }, {
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.add %arg2, %arg3 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<5x1x6xf32>, tensor<2x1x4xf32>, tensor<f32>) -> tensor<5x1x6xf32>
  %4 = stablehlo.slice %3 [1:4, 0:1, 1:5] : (tensor<5x1x6xf32>) -> tensor<3x1x4xf32>
  return %4 : tensor<3x1x4xf32>
}

func.func @choice_16() {
  %x0 = stablehlo.constant dense<"0x00004040000000C0"> : tensor<2xf32>
  %x1 = stablehlo.constant dense<"0x0000803F00004040"> : tensor<2xf32>
  %r = call @choice_16_program(%x0, %x1) : (tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>)
  %r_expected = stablehlo.constant dense<"0x0000803F00004040"> : tensor<2xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<2xf32>, tensor<2xf32>) -> ()
  return
}

func.func private @choice_16_program(%arg0: tensor<2xf32>, %arg1: tensor<2xf32>) -> (tensor<2xf32>) {
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<0> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 1>, window_strides = array<i64: 1>}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.maximum %arg2, %arg3 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %2 = stablehlo.pad %arg0, %cst_0, low = [0], high = [0], interior = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %3 = "stablehlo.select_and_scatter"(%2, %arg1, %cst_1) <{padding = dense<0> : tensor<1x2xi64>, window_dimensions = array<i64: 1>, window_strides = array<i64: 1>}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.compare GE, %arg2, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %5 : tensor<i1>
  }, {
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.add %arg2, %arg3 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<2xf32>, tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  %4 = stablehlo.slice %3 [0:2] : (tensor<2xf32>) -> tensor<2xf32>
  return %4 : tensor<2xf32>
}

func.func @choice_17() {
  %x0 = stablehlo.constant dense<"0x00004040"> : tensor<1xf32>
  %x1 = stablehlo.constant dense<"0x0000803F"> : tensor<1xf32>
  %r = call @choice_17_program(%x0, %x1) : (tensor<1xf32>, tensor<1xf32>) -> (tensor<1xf32>)
  %r_expected = stablehlo.constant dense<"0x0000803F"> : tensor<1xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<1xf32>, tensor<1xf32>) -> ()
  return
}

func.func private @choice_17_program(%arg0: tensor<1xf32>, %arg1: tensor<1xf32>) -> (tensor<1xf32>) {
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<0> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 1>, window_strides = array<i64: 3>}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.maximum %arg2, %arg3 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<1xf32>, tensor<f32>) -> tensor<1xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %2 = stablehlo.pad %arg0, %cst_0, low = [0], high = [0], interior = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<1xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %3 = "stablehlo.select_and_scatter"(%2, %arg1, %cst_1) <{padding = dense<0> : tensor<1x2xi64>, window_dimensions = array<i64: 1>, window_strides = array<i64: 3>}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.compare GE, %arg2, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %5 : tensor<i1>
  }, {
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.add %arg2, %arg3 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<1xf32>, tensor<1xf32>, tensor<f32>) -> tensor<1xf32>
  %4 = stablehlo.slice %3 [0:1] : (tensor<1xf32>) -> tensor<1xf32>
  return %4 : tensor<1xf32>
}

func.func @choice_18() {
  %x0 = stablehlo.constant dense<"0x00000000000040C000004040000080BF000040C0000000000000000000008040000080BF0000803F000080BF00000000000080BF0000004000000040000000C0000000C00000803F00000000000080C0000000000000804000008040000000C000004040000040C0000080C00000803F0000803F000080C0000080BF000080BF000000C0000000C000008040000040C0000000C00000000000000040000000C0000040C00000803F000080BF000080C000004040000080C00000803F00000000000040400000803F00000040000000C0000080400000000000000000000080C00000803F00000040000080C000000040"> : tensor<5x6x2xf32>
  %x1 = stablehlo.constant dense<"0x000080C000004040000080BF0000004000000000000000C0"> : tensor<3x2x1xf32>
  %r = call @choice_18_program(%x0, %x1) : (tensor<5x6x2xf32>, tensor<3x2x1xf32>) -> (tensor<5x6x2xf32>)
  %r_expected = stablehlo.constant dense<"0x000080C00000000000000000000000000000000000000000000000000000404000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000080BF0000000000000000000000000000000000000000000000400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000C00000000000000000000000000000000000000000"> : tensor<5x6x2xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<5x6x2xf32>, tensor<5x6x2xf32>) -> ()
  return
}

func.func private @choice_18_program(%arg0: tensor<5x6x2xf32>, %arg1: tensor<3x2x1xf32>) -> (tensor<5x6x2xf32>) {
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<0> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 1, 2>, window_strides = array<i64: 2, 3, 3>}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.maximum %arg2, %arg3 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<5x6x2xf32>, tensor<f32>) -> tensor<3x2x1xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %2 = stablehlo.pad %arg0, %cst_0, low = [0, 0, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<5x6x2xf32>, tensor<f32>) -> tensor<5x6x2xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %3 = "stablehlo.select_and_scatter"(%2, %arg1, %cst_1) <{padding = dense<0> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>, window_strides = array<i64: 2, 3, 3>}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.compare GE, %arg2, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %5 : tensor<i1>
  }, {
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.add %arg2, %arg3 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<5x6x2xf32>, tensor<3x2x1xf32>, tensor<f32>) -> tensor<5x6x2xf32>
  %4 = stablehlo.slice %3 [0:5, 0:6, 0:2] : (tensor<5x6x2xf32>) -> tensor<5x6x2xf32>
  return %4 : tensor<5x6x2xf32>
}

func.func @choice_19() {
  %x0 = stablehlo.constant dense<"0x000080BF000000C0"> : tensor<2xf32>
  %x1 = stablehlo.constant dense<"0x000040C0"> : tensor<1xf32>
  %r = call @choice_19_program(%x0, %x1) : (tensor<2xf32>, tensor<1xf32>) -> (tensor<2xf32>)
  %r_expected = stablehlo.constant dense<"0x000040C000000000"> : tensor<2xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<2xf32>, tensor<2xf32>) -> ()
  return
}

func.func private @choice_19_program(%arg0: tensor<2xf32>, %arg1: tensor<1xf32>) -> (tensor<2xf32>) {
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[0, 1]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.maximum %arg2, %arg3 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<2xf32>, tensor<f32>) -> tensor<1xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %2 = stablehlo.pad %arg0, %cst_0, low = [0], high = [1], interior = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<3xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %3 = "stablehlo.select_and_scatter"(%2, %arg1, %cst_1) <{padding = dense<0> : tensor<1x2xi64>, window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.compare GE, %arg2, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %5 : tensor<i1>
  }, {
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.add %arg2, %arg3 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<3xf32>, tensor<1xf32>, tensor<f32>) -> tensor<3xf32>
  %4 = stablehlo.slice %3 [0:2] : (tensor<3xf32>) -> tensor<2xf32>
  return %4 : tensor<2xf32>
}

func.func @choice_20() {
  %x0 = stablehlo.constant dense<"0x00004040000080C000000040000080C0"> : tensor<4xf32>
  %x1 = stablehlo.constant dense<"0x00008040"> : tensor<1xf32>
  %r = call @choice_20_program(%x0, %x1) : (tensor<4xf32>, tensor<1xf32>) -> (tensor<4xf32>)
  %r_expected = stablehlo.constant dense<"0x00008040000000000000000000000000"> : tensor<4xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
  return
}

func.func private @choice_20_program(%arg0: tensor<4xf32>, %arg1: tensor<1xf32>) -> (tensor<4xf32>) {
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[0, 1]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 3>, window_strides = array<i64: 3>}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.maximum %arg2, %arg3 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<1xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %2 = stablehlo.pad %arg0, %cst_0, low = [0], high = [1], interior = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<5xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %3 = "stablehlo.select_and_scatter"(%2, %arg1, %cst_1) <{padding = dense<0> : tensor<1x2xi64>, window_dimensions = array<i64: 3>, window_strides = array<i64: 3>}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.compare GE, %arg2, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %5 : tensor<i1>
  }, {
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.add %arg2, %arg3 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<5xf32>, tensor<1xf32>, tensor<f32>) -> tensor<5xf32>
  %4 = stablehlo.slice %3 [0:4] : (tensor<5xf32>) -> tensor<4xf32>
  return %4 : tensor<4xf32>
}

func.func @choice_21() {
  %x0 = stablehlo.constant dense<"0x000040C000000040000000C0000040C000004040"> : tensor<5xf32>
  %x1 = stablehlo.constant dense<"0x00008040000040C00000000000000000"> : tensor<4xf32>
  %r = call @choice_21_program(%x0, %x1) : (tensor<5xf32>, tensor<4xf32>) -> (tensor<5xf32>)
  %r_expected = stablehlo.constant dense<"0x000000000000803F000000000000000000000000"> : tensor<5xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
  return
}

func.func private @choice_21_program(%arg0: tensor<5xf32>, %arg1: tensor<4xf32>) -> (tensor<5xf32>) {
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[0, 1]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 3>, window_strides = array<i64: 1>}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.maximum %arg2, %arg3 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<5xf32>, tensor<f32>) -> tensor<4xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %2 = stablehlo.pad %arg0, %cst_0, low = [0], high = [1], interior = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<6xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %3 = "stablehlo.select_and_scatter"(%2, %arg1, %cst_1) <{padding = dense<0> : tensor<1x2xi64>, window_dimensions = array<i64: 3>, window_strides = array<i64: 1>}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.compare GE, %arg2, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %5 : tensor<i1>
  }, {
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.add %arg2, %arg3 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<6xf32>, tensor<4xf32>, tensor<f32>) -> tensor<6xf32>
  %4 = stablehlo.slice %3 [0:5] : (tensor<6xf32>) -> tensor<5xf32>
  return %4 : tensor<5xf32>
}

func.func @choice_22() {
  %x0 = stablehlo.constant dense<"0x0000004000008040000000C0000080400000004000000040"> : tensor<3x2xf32>
  %x1 = stablehlo.constant dense<"0x000080C0"> : tensor<1x1xf32>
  %r = call @choice_22_program(%x0, %x1) : (tensor<3x2xf32>, tensor<1x1xf32>) -> (tensor<3x2xf32>)
  %r_expected = stablehlo.constant dense<"0x00000000000080C000000000000000000000000000000000"> : tensor<3x2xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
  return
}

func.func private @choice_22_program(%arg0: tensor<3x2xf32>, %arg1: tensor<1x1xf32>) -> (tensor<3x2xf32>) {
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 3, 3>}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.maximum %arg2, %arg3 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<3x2xf32>, tensor<f32>) -> tensor<1x1xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %2 = stablehlo.pad %arg0, %cst_0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3x2xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %3 = "stablehlo.select_and_scatter"(%2, %arg1, %cst_1) <{padding = dense<0> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 3, 3>}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.compare GE, %arg2, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %5 : tensor<i1>
  }, {
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.add %arg2, %arg3 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<3x2xf32>, tensor<1x1xf32>, tensor<f32>) -> tensor<3x2xf32>
  %4 = stablehlo.slice %3 [0:3, 0:2] : (tensor<3x2xf32>) -> tensor<3x2xf32>
  return %4 : tensor<3x2xf32>
}

func.func @choice_23() {
  %x0 = stablehlo.constant dense<"0x000080C0000080400000803F0000803F000040C0"> : tensor<5xf32>
  %x1 = stablehlo.constant dense<"0x0000803F0000803F"> : tensor<2xf32>
  %r = call @choice_23_program(%x0, %x1) : (tensor<5xf32>, tensor<2xf32>) -> (tensor<5xf32>)
  %r_expected = stablehlo.constant dense<"0x000000000000803F000000000000803F00000000"> : tensor<5xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
  return
}

func.func private @choice_23_program(%arg0: tensor<5xf32>, %arg1: tensor<2xf32>) -> (tensor<5xf32>) {
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<0> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 2>, window_strides = array<i64: 3>}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.maximum %arg2, %arg3 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<5xf32>, tensor<f32>) -> tensor<2xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %2 = stablehlo.pad %arg0, %cst_0, low = [0], high = [0], interior = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<5xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %3 = "stablehlo.select_and_scatter"(%2, %arg1, %cst_1) <{padding = dense<0> : tensor<1x2xi64>, window_dimensions = array<i64: 2>, window_strides = array<i64: 3>}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.compare GE, %arg2, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %5 : tensor<i1>
  }, {
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.add %arg2, %arg3 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<5xf32>, tensor<2xf32>, tensor<f32>) -> tensor<5xf32>
  %4 = stablehlo.slice %3 [0:5] : (tensor<5xf32>) -> tensor<5xf32>
  return %4 : tensor<5xf32>
}

func.func @choice_24() {
  %x0 = stablehlo.constant dense<"0x000080BF00000000000080400000000000008040"> : tensor<5xf32>
  %x1 = stablehlo.constant dense<"0x00000000000080BF0000004000000040000080C0"> : tensor<5xf32>
  %r = call @choice_24_program(%x0, %x1) : (tensor<5xf32>, tensor<5xf32>) -> (tensor<5xf32>)
  %r_expected = stablehlo.constant dense<"0x00000000000080BF0000004000000040000080C0"> : tensor<5xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
  return
}

func.func private @choice_24_program(%arg0: tensor<5xf32>, %arg1: tensor<5xf32>) -> (tensor<5xf32>) {
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<0> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 1>, window_strides = array<i64: 1>}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.maximum %arg2, %arg3 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<5xf32>, tensor<f32>) -> tensor<5xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %2 = stablehlo.pad %arg0, %cst_0, low = [0], high = [0], interior = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<5xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %3 = "stablehlo.select_and_scatter"(%2, %arg1, %cst_1) <{padding = dense<0> : tensor<1x2xi64>, window_dimensions = array<i64: 1>, window_strides = array<i64: 1>}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.compare GE, %arg2, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %5 : tensor<i1>
  }, {
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.add %arg2, %arg3 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<5xf32>, tensor<5xf32>, tensor<f32>) -> tensor<5xf32>
  %4 = stablehlo.slice %3 [0:5] : (tensor<5xf32>) -> tensor<5xf32>
  return %4 : tensor<5xf32>
}

func.func @choice_25() {
  %x0 = stablehlo.constant dense<"0x000040C00000803F0000803F"> : tensor<3xf32>
  %x1 = stablehlo.constant dense<"0x000040C0"> : tensor<1xf32>
  %r = call @choice_25_program(%x0, %x1) : (tensor<3xf32>, tensor<1xf32>) -> (tensor<3xf32>)
  %r_expected = stablehlo.constant dense<"0x00000000000040C000000000"> : tensor<3xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
  return
}

func.func private @choice_25_program(%arg0: tensor<3xf32>, %arg1: tensor<1xf32>) -> (tensor<3xf32>) {
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<1> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 3>, window_strides = array<i64: 3>}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.maximum %arg2, %arg3 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<3xf32>, tensor<f32>) -> tensor<1xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %2 = stablehlo.pad %arg0, %cst_0, low = [1], high = [1], interior = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<5xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %3 = "stablehlo.select_and_scatter"(%2, %arg1, %cst_1) <{padding = dense<0> : tensor<1x2xi64>, window_dimensions = array<i64: 3>, window_strides = array<i64: 3>}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.compare GE, %arg2, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %5 : tensor<i1>
  }, {
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.add %arg2, %arg3 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<5xf32>, tensor<1xf32>, tensor<f32>) -> tensor<5xf32>
  %4 = stablehlo.slice %3 [1:4] : (tensor<5xf32>) -> tensor<3xf32>
  return %4 : tensor<3xf32>
}

func.func @choice_26() {
  %x0 = stablehlo.constant dense<"0x00008040000000400000804000004040000040C0000000C0000080C000000000000000C0000080C0000080BF000040C0000080BF000080BF000000000000404000008040000040C00000803F000040C000000000000000000000404000000000000040C000000000000080C0000080BF00000000000040C000000000000080C000000000000000C0000080C0000080C0"> : tensor<4x3x3xf32>
  %x1 = stablehlo.constant dense<"0x000080C000004040"> : tensor<2x1x1xf32>
  %r = call @choice_26_program(%x0, %x1) : (tensor<4x3x3xf32>, tensor<2x1x1xf32>) -> (tensor<4x3x3xf32>)
  %r_expected = stablehlo.constant dense<"0x000080C00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000040400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x3x3xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<4x3x3xf32>, tensor<4x3x3xf32>) -> ()
  return
}

func.func private @choice_26_program(%arg0: tensor<4x3x3xf32>, %arg1: tensor<2x1x1xf32>) -> (tensor<4x3x3xf32>) {
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[1, 0], [1, 0], [0, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 2, 2, 2>, window_strides = array<i64: 2, 3, 3>}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.maximum %arg2, %arg3 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<4x3x3xf32>, tensor<f32>) -> tensor<2x1x1xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %2 = stablehlo.pad %arg0, %cst_0, low = [1, 1, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<4x3x3xf32>, tensor<f32>) -> tensor<5x4x3xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %3 = "stablehlo.select_and_scatter"(%2, %arg1, %cst_1) <{padding = dense<0> : tensor<3x2xi64>, window_dimensions = array<i64: 2, 2, 2>, window_strides = array<i64: 2, 3, 3>}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.compare GE, %arg2, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %5 : tensor<i1>
  }, {
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.add %arg2, %arg3 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<5x4x3xf32>, tensor<2x1x1xf32>, tensor<f32>) -> tensor<5x4x3xf32>
  %4 = stablehlo.slice %3 [1:5, 1:4, 0:3] : (tensor<5x4x3xf32>) -> tensor<4x3x3xf32>
  return %4 : tensor<4x3x3xf32>
}

func.func @choice_27() {
  %x0 = stablehlo.constant dense<"0x0000803F000000000000803F000080BF000080BF000000C000008040000040C0000080BF000040C0000040C000000040000000C00000000000004040"> : tensor<3x5xf32>
  %x1 = stablehlo.constant dense<"0x000080BF000000C0000080BF0000000000000040000000C000000000000000000000803F"> : tensor<3x3xf32>
  %r = call @choice_27_program(%x0, %x1) : (tensor<3x5xf32>, tensor<3x3xf32>) -> (tensor<3x5xf32>)
  %r_expected = stablehlo.constant dense<"0x000080BF000000000000000000000000000040C00000000000000000000000000000000000000000000000000000000000000000000000000000803F"> : tensor<3x5xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
  return
}

func.func private @choice_27_program(%arg0: tensor<3x5xf32>, %arg1: tensor<3x3xf32>) -> (tensor<3x5xf32>) {
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[1, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 2>}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.maximum %arg2, %arg3 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<3x5xf32>, tensor<f32>) -> tensor<3x3xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %2 = stablehlo.pad %arg0, %cst_0, low = [1, 0], high = [0, 0], interior = [0, 0] : (tensor<3x5xf32>, tensor<f32>) -> tensor<4x5xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %3 = "stablehlo.select_and_scatter"(%2, %arg1, %cst_1) <{padding = dense<0> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 2>}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.compare GE, %arg2, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %5 : tensor<i1>
  }, {
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.add %arg2, %arg3 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<4x5xf32>, tensor<3x3xf32>, tensor<f32>) -> tensor<4x5xf32>
  %4 = stablehlo.slice %3 [1:4, 0:5] : (tensor<4x5xf32>) -> tensor<3x5xf32>
  return %4 : tensor<3x5xf32>
}

func.func @choice_28() {
  %x0 = stablehlo.constant dense<"0x000000C00000803F00000040000080BF000040C0000080BF0000804000004040000080C0000040C000008040000080BF0000803F000040C00000804000004040000080C0000040C000000000000000C0000080C0000000C000000040000080BF000080C0000080C00000803F0000004000004040000080C0000080C0000080BF000080BF000080C0000000400000803F000040C000004040000040C00000803F00004040000080BF000040C0000000C00000000000000040000040C000000000000080BF0000803F000080C0000080C0000000400000803F000040C0000080C000004040000000C000008040000000C000004040000080C00000004000004040000080C0000080C000004040000080BF0000000000000000000080BF000000000000803F000000C0000000000000000000008040000080C00000803F000040C0000000C0000000000000000000000000000040C000000000000080BF0000803F00000040000000C0000000C000008040000000C00000004000004040000080BF000000C00000000000000040000000000000803F000080C0000000C00000803F000080400000804000004040000000C000008040000080BF000040400000404000000000000080C0000000C00000803F000040C0000080400000803F000080C0000000C0000040C00000803F00000040000080BF000040C000000000000000400000803F0000004000000040000080C00000803F0000803F000000400000803F000040C0000000C0000080C0000040C0000040C00000803F00000040000080C00000000000000000000080BF000080C0000040C00000804000000040000000000000803F000040C000004040000000C0000080BF00000040000040C0000040C0000080400000803F00004040000000400000803F000000C0000040C00000803F000000C000000040000080C000004040000040C0000080BF000040C000000000000040C0000080C000000040000040C0000080400000803F000000C00000803F0000000000000040000080BF000080C0000040400000804000004040000080C0000080C0000080C0000000C00000803F000080BF000080C0000040400000804000000040000040C000000000000080BF0000404000008040000040400000803F00004040000080BF000080C000004040000080BF000080400000404000008040"> : tensor<6x6x6xf32>
  %x1 = stablehlo.constant dense<"0x00004040000040C0000080BF000000C00000004000000000000080BF000040C00000803F000000C000008040000040400000803F000080BF00008040000080400000803F0000803F"> : tensor<3x3x2xf32>
  %r = call @choice_28_program(%x0, %x1) : (tensor<6x6x6xf32>, tensor<3x3x2xf32>) -> (tensor<6x6x6xf32>)
  %r_expected = stablehlo.constant dense<"0x0000404000000000000040C0000000000000000000000000000000000000000000000000000000000000000000000000000080BF00000000000000C0000000000000000000000000000000000000000000000000000000000000000000000000000000400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000080BF00000000000040C00000000000000000000000000000000000000000000000000000000000000000000000000000803F0000000000000000000000C000000000000000000000000000000000000000000000000000000000000000000000804000000000000040400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000803F00000000000080BF0000000000000000000000000000000000000000000000000000000000000000000000000000804000000000000080400000000000000000000000000000000000000000000000000000000000000000000000000000803F00000000000000000000803F0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<6x6x6xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<6x6x6xf32>, tensor<6x6x6xf32>) -> ()
  return
}

func.func private @choice_28_program(%arg0: tensor<6x6x6xf32>, %arg1: tensor<3x3x2xf32>) -> (tensor<6x6x6xf32>) {
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [1, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 1, 2>, window_strides = array<i64: 2, 2, 3>}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.maximum %arg2, %arg3 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<6x6x6xf32>, tensor<f32>) -> tensor<3x3x2xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %2 = stablehlo.pad %arg0, %cst_0, low = [0, 0, 1], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<6x6x6xf32>, tensor<f32>) -> tensor<6x6x7xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %3 = "stablehlo.select_and_scatter"(%2, %arg1, %cst_1) <{padding = dense<0> : tensor<3x2xi64>, window_dimensions = array<i64: 1, 1, 2>, window_strides = array<i64: 2, 2, 3>}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.compare GE, %arg2, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %5 : tensor<i1>
  }, {
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.add %arg2, %arg3 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<6x6x7xf32>, tensor<3x3x2xf32>, tensor<f32>) -> tensor<6x6x7xf32>
  %4 = stablehlo.slice %3 [0:6, 0:6, 1:7] : (tensor<6x6x7xf32>) -> tensor<6x6x6xf32>
  return %4 : tensor<6x6x6xf32>
}

func.func @choice_29() {
  %x0 = stablehlo.constant dense<"0x000080BF000040C000004040000040400000803F000040C000004040000080C0"> : tensor<4x2xf32>
  %x1 = stablehlo.constant dense<"0x00000040000000000000803F"> : tensor<3x1xf32>
  %r = call @choice_29_program(%x0, %x1) : (tensor<4x2xf32>, tensor<3x1xf32>) -> (tensor<4x2xf32>)
  %r_expected = stablehlo.constant dense<"0x0000000000000000000000400000000000000000000000000000803F00000000"> : tensor<4x2xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<4x2xf32>, tensor<4x2xf32>) -> ()
  return
}

func.func private @choice_29_program(%arg0: tensor<4x2xf32>, %arg1: tensor<3x1xf32>) -> (tensor<4x2xf32>) {
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 1], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 2>}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.maximum %arg2, %arg3 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<4x2xf32>, tensor<f32>) -> tensor<3x1xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %2 = stablehlo.pad %arg0, %cst_0, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<4x2xf32>, tensor<f32>) -> tensor<5x2xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %3 = "stablehlo.select_and_scatter"(%2, %arg1, %cst_1) <{padding = dense<0> : tensor<2x2xi64>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 2>}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.compare GE, %arg2, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %5 : tensor<i1>
  }, {
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %5 = stablehlo.add %arg2, %arg3 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<5x2xf32>, tensor<3x1xf32>, tensor<f32>) -> tensor<5x2xf32>
  %4 = stablehlo.slice %3 [0:4, 0:2] : (tensor<5x2xf32>) -> tensor<4x2xf32>
  return %4 : tensor<4x2xf32>
}
