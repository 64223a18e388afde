// What JAX computes; written by generate.py.
// RUN: tutti run --quiet %s | FileCheck %s
// CHECK: {{[0-9]+}} functions ran, all expectations hold

func.func @choice_0() {
  %x0 = stablehlo.constant dense<"0x00000040000040C0000080C000000000"> : tensor<1x1x2xcomplex<f32>>
  %x1 = stablehlo.constant dense<"0x0500000000000000"> : tensor<1xi64>
  %r = call @choice_0_program(%x0, %x1) : (tensor<1x1x2xcomplex<f32>>, tensor<1xi64>) -> (tensor<complex<f32>>)
  %r_expected = stablehlo.constant dense<"0x00000040000040C0"> : tensor<complex<f32>>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<complex<f32>>, tensor<complex<f32>>) -> ()
  return
}

func.func private @choice_0_program(%arg0: tensor<1x1x2xcomplex<f32>>, %arg1: tensor<1xi64>) -> (tensor<complex<f32>>) {
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2], start_index_map = [1]>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x1x2xcomplex<f32>>, tensor<1xi64>) -> tensor<complex<f32>>
  return %0 : tensor<complex<f32>>
}

func.func @choice_1() {
  %x0 = stablehlo.constant dense<"0x00004040000000C0000000C0000080C00000804000008040000080C00000803F000080C00000803F00008040000000C00000804000000000000000C0000040C0000040C000000040"> : tensor<3x3xcomplex<f32>>
  %x1 = stablehlo.constant dense<"0xFEFFFFFFFFFFFFFF000000000000000004000000000000000200000000000000"> : tensor<2x2xi64>
  %r = call @choice_1_program(%x0, %x1) : (tensor<3x3xcomplex<f32>>, tensor<2x2xi64>) -> (tensor<3x2x3xcomplex<f32>>)
  %r_expected = stablehlo.constant dense<"0x0000C07F000000000000C07F000000000000C07F000000000000C07F000000000000C07F000000000000C07F000000000000C07F000000000000C07F000000000000C07F000000000000C07F000000000000C07F000000000000C07F000000000000C07F000000000000C07F000000000000C07F000000000000C07F000000000000C07F000000000000C07F00000000"> : tensor<3x2x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x2x3xcomplex<f32>>, tensor<3x2x3xcomplex<f32>>) -> ()
  return
}

func.func private @choice_1_program(%arg0: tensor<3x3xcomplex<f32>>, %arg1: tensor<2x2xi64>) -> (tensor<3x2x3xcomplex<f32>>) {
  %c = stablehlo.constant dense<0> : tensor<2xi32>
  %0 = stablehlo.convert %arg1 : (tensor<2x2xi64>) -> tensor<2x2xi32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
  %2 = stablehlo.compare GE, %0, %1, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
  %3 = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<2xi32>) -> tensor<1x2xi32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x2xi32>) -> tensor<2x2xi32>
  %5 = stablehlo.compare LE, %0, %4, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
  %6 = stablehlo.and %2, %5 : tensor<2x2xi1>
  %c_1 = stablehlo.constant dense<true> : tensor<i1>
  %7 = stablehlo.reduce(%6 init: %c_1) applies stablehlo.and across dimensions = [1] : (tensor<2x2xi1>, tensor<i1>) -> tensor<2xi1>
  %8 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 3, 3>}> : (tensor<3x3xcomplex<f32>>, tensor<2x2xi32>) -> tensor<3x2x3xcomplex<f32>>
  %9 = stablehlo.broadcast_in_dim %7, dims = [1] : (tensor<2xi1>) -> tensor<3x2x3xi1>
  %cst = stablehlo.constant dense<(0x7FC00000,0.000000e+00)> : tensor<complex<f32>>
  %10 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<3x2x3xcomplex<f32>>
  %11 = stablehlo.select %9, %8, %10 : tensor<3x2x3xi1>, tensor<3x2x3xcomplex<f32>>
  return %11 : tensor<3x2x3xcomplex<f32>>
}

func.func @choice_2() {
  %x0 = stablehlo.constant dense<"0x0000000000000040"> : tensor<2x1xf32>
  %x1 = stablehlo.constant dense<"0x04000000000000000300000000000000"> : tensor<2x1xi64>
  %r = call @choice_2_program(%x0, %x1) : (tensor<2x1xf32>, tensor<2x1xi64>) -> (tensor<2x2xf32>)
  %r_expected = stablehlo.constant dense<"0x00000000000000400000000000000040"> : tensor<2x2xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<2x2xf32>, tensor<2x2xf32>) -> ()
  return
}

func.func private @choice_2_program(%arg0: tensor<2x1xf32>, %arg1: tensor<2x1xi64>) -> (tensor<2x2xf32>) {
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 1>}> : (tensor<2x1xf32>, tensor<2x1xi64>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}

func.func @choice_3() {
  %x0 = stablehlo.constant dense<"0x0402"> : tensor<2xi8>
  %x1 = stablehlo.constant dense<> : tensor<3x2x0xi64>
  %r = call @choice_3_program(%x0, %x1) : (tensor<2xi8>, tensor<3x2x0xi64>) -> (tensor<3x2x2xi8>)
  %r_expected = stablehlo.constant dense<"0x040204020402040204020402"> : tensor<3x2x2xi8>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x2x2xi8>, tensor<3x2x2xi8>) -> ()
  return
}

func.func private @choice_3_program(%arg0: tensor<2xi8>, %arg1: tensor<3x2x0xi64>) -> (tensor<3x2x2xi8>) {
  %c = stablehlo.constant dense<> : tensor<0xi32>
  %0 = stablehlo.convert %arg1 : (tensor<3x2x0xi64>) -> tensor<3x2x0xi32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x2x0xi32>
  %2 = stablehlo.compare GE, %0, %1, SIGNED : (tensor<3x2x0xi32>, tensor<3x2x0xi32>) -> tensor<3x2x0xi1>
  %3 = stablehlo.broadcast_in_dim %c, dims = [2] : (tensor<0xi32>) -> tensor<1x1x0xi32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<1x1x0xi32>) -> tensor<3x2x0xi32>
  %5 = stablehlo.compare LE, %0, %4, SIGNED : (tensor<3x2x0xi32>, tensor<3x2x0xi32>) -> tensor<3x2x0xi1>
  %6 = stablehlo.and %2, %5 : tensor<3x2x0xi1>
  %c_1 = stablehlo.constant dense<true> : tensor<i1>
  %7 = stablehlo.reduce(%6 init: %c_1) applies stablehlo.and across dimensions = [2] : (tensor<3x2x0xi1>, tensor<i1>) -> tensor<3x2xi1>
  %8 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 2>}> : (tensor<2xi8>, tensor<3x2x0xi32>) -> tensor<3x2x2xi8>
  %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<3x2xi1>) -> tensor<3x2x2xi1>
  %c_2 = stablehlo.constant dense<-128> : tensor<i8>
  %10 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i8>) -> tensor<3x2x2xi8>
  %11 = stablehlo.select %9, %8, %10 : tensor<3x2x2xi1>, tensor<3x2x2xi8>
  return %11 : tensor<3x2x2xi8>
}

func.func @choice_4() {
  %x0 = stablehlo.constant dense<"0x000040C0000040C0000000C00000803F00000000000080400000803F000040C0000080BF00004040000080BF000040C0"> : tensor<2x1x3xcomplex<f32>>
  %x1 = stablehlo.constant dense<"0x04000000FFFFFFFF0400000000000000"> : tensor<2x2x1xi32>
  %r = call @choice_4_program(%x0, %x1) : (tensor<2x1x3xcomplex<f32>>, tensor<2x2x1xi32>) -> (tensor<2x2xcomplex<f32>>)
  %r_expected = stablehlo.constant dense<"0x0000C07F000000000000C07F000000000000C07F00000000000040C0000040C0"> : tensor<2x2xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> ()
  return
}

func.func private @choice_4_program(%arg0: tensor<2x1x3xcomplex<f32>>, %arg1: tensor<2x2x1xi32>) -> (tensor<2x2xcomplex<f32>>) {
  %c = stablehlo.constant dense<1> : tensor<1xi32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x2x1xi32>
  %1 = stablehlo.compare GE, %arg1, %0, SIGNED : (tensor<2x2x1xi32>, tensor<2x2x1xi32>) -> tensor<2x2x1xi1>
  %2 = stablehlo.broadcast_in_dim %c, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<2x2x1xi32>
  %4 = stablehlo.compare LE, %arg1, %3, SIGNED : (tensor<2x2x1xi32>, tensor<2x2x1xi32>) -> tensor<2x2x1xi1>
  %5 = stablehlo.and %1, %4 : tensor<2x2x1xi1>
  %c_1 = stablehlo.constant dense<true> : tensor<i1>
  %6 = stablehlo.reduce(%5 init: %c_1) applies stablehlo.and across dimensions = [2] : (tensor<2x2x1xi1>, tensor<i1>) -> tensor<2x2xi1>
  %7 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x1x3xcomplex<f32>>, tensor<2x2x1xi32>) -> tensor<2x2xcomplex<f32>>
  %cst = stablehlo.constant dense<(0x7FC00000,0.000000e+00)> : tensor<complex<f32>>
  %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<2x2xcomplex<f32>>
  %9 = stablehlo.select %6, %7, %8 : tensor<2x2xi1>, tensor<2x2xcomplex<f32>>
  return %9 : tensor<2x2xcomplex<f32>>
}

func.func @choice_5() {
  %x0 = stablehlo.constant dense<"0x00040103FF0304FC00FFFCFCFEFD02FD010300FDFCFEFF00FE"> : tensor<5x5xi8>
  %x1 = stablehlo.constant dense<"0x0306"> : tensor<1x2xi8>
  %r = call @choice_5_program(%x0, %x1) : (tensor<5x5xi8>, tensor<1x2xi8>) -> (tensor<1x5x3xi8>)
  %r_expected = stablehlo.constant dense<"0x808080808080808080808080808080"> : tensor<1x5x3xi8>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<1x5x3xi8>, tensor<1x5x3xi8>) -> ()
  return
}

func.func private @choice_5_program(%arg0: tensor<5x5xi8>, %arg1: tensor<1x2xi8>) -> (tensor<1x5x3xi8>) {
  %c = stablehlo.constant dense<[0, 2]> : tensor<2xi32>
  %0 = stablehlo.convert %arg1 : (tensor<1x2xi8>) -> tensor<1x2xi32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1x2xi32>
  %2 = stablehlo.compare GE, %0, %1, SIGNED : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi1>
  %3 = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<2xi32>) -> tensor<1x2xi32>
  %4 = stablehlo.compare LE, %0, %3, SIGNED : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi1>
  %5 = stablehlo.and %2, %4 : tensor<1x2xi1>
  %c_1 = stablehlo.constant dense<true> : tensor<i1>
  %6 = stablehlo.reduce(%5 init: %c_1) applies stablehlo.and across dimensions = [1] : (tensor<1x2xi1>, tensor<i1>) -> tensor<1xi1>
  %7 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 5, 3>}> : (tensor<5x5xi8>, tensor<1x2xi32>) -> tensor<1x5x3xi8>
  %8 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<1xi1>) -> tensor<1x5x3xi1>
  %c_2 = stablehlo.constant dense<-128> : tensor<i8>
  %9 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i8>) -> tensor<1x5x3xi8>
  %10 = stablehlo.select %8, %7, %9 : tensor<1x5x3xi1>, tensor<1x5x3xi8>
  return %10 : tensor<1x5x3xi8>
}

func.func @choice_6() {
  %x0 = stablehlo.constant dense<"0x0000004000000000000080C00000803F00000000000040C0000000C00000804000000000000000000000004000008040000040C000000000000080C000000040"> : tensor<4x1x2xcomplex<f32>>
  %x1 = stablehlo.constant dense<"0x020104FE0302FFFFFE040401"> : tensor<2x3x2xi8>
  %r = call @choice_6_program(%x0, %x1) : (tensor<4x1x2xcomplex<f32>>, tensor<2x3x2xi8>) -> (tensor<2x2x3xcomplex<f32>>)
  %r_expected = stablehlo.constant dense<"0x0000C07F000000000000C07F000000000000C07F000000000000C07F000000000000C07F000000000000C07F000000000000C07F000000000000C07F000000000000C07F000000000000C07F000000000000C07F000000000000C07F00000000"> : tensor<2x2x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<2x2x3xcomplex<f32>>, tensor<2x2x3xcomplex<f32>>) -> ()
  return
}

func.func private @choice_6_program(%arg0: tensor<4x1x2xcomplex<f32>>, %arg1: tensor<2x3x2xi8>) -> (tensor<2x2x3xcomplex<f32>>) {
  %c = stablehlo.constant dense<[3, 0]> : tensor<2xi32>
  %0 = stablehlo.convert %arg1 : (tensor<2x3x2xi8>) -> tensor<2x3x2xi32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x3x2xi32>
  %2 = stablehlo.compare GE, %0, %1, SIGNED : (tensor<2x3x2xi32>, tensor<2x3x2xi32>) -> tensor<2x3x2xi1>
  %3 = stablehlo.broadcast_in_dim %c, dims = [2] : (tensor<2xi32>) -> tensor<1x1x2xi32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<1x1x2xi32>) -> tensor<2x3x2xi32>
  %5 = stablehlo.compare LE, %0, %4, SIGNED : (tensor<2x3x2xi32>, tensor<2x3x2xi32>) -> tensor<2x3x2xi1>
  %6 = stablehlo.and %2, %5 : tensor<2x3x2xi1>
  %c_1 = stablehlo.constant dense<true> : tensor<i1>
  %7 = stablehlo.reduce(%6 init: %c_1) applies stablehlo.and across dimensions = [2] : (tensor<2x3x2xi1>, tensor<i1>) -> tensor<2x3xi1>
  %8 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0, 1], start_index_map = [0, 2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 2>}> : (tensor<4x1x2xcomplex<f32>>, tensor<2x3x2xi32>) -> tensor<2x2x3xcomplex<f32>>
  %9 = stablehlo.broadcast_in_dim %7, dims = [1, 2] : (tensor<2x3xi1>) -> tensor<2x2x3xi1>
  %cst = stablehlo.constant dense<(0x7FC00000,0.000000e+00)> : tensor<complex<f32>>
  %10 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<2x2x3xcomplex<f32>>
  %11 = stablehlo.select %9, %8, %10 : tensor<2x2x3xi1>, tensor<2x2x3xcomplex<f32>>
  return %11 : tensor<2x2x3xcomplex<f32>>
}

func.func @choice_7() {
  %x0 = stablehlo.constant dense<"0xFC0403010202FC04FC030302FD03040302FE0000"> : tensor<2x2x5xi8>
  %x1 = stablehlo.constant dense<"0x01"> : tensor<1xi8>
  %r = call @choice_7_program(%x0, %x1) : (tensor<2x2x5xi8>, tensor<1xi8>) -> (tensor<1x4xi8>)
  %r_expected = stablehlo.constant dense<"0x0302FD03"> : tensor<1x4xi8>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<1x4xi8>, tensor<1x4xi8>) -> ()
  return
}

func.func private @choice_7_program(%arg0: tensor<2x2x5xi8>, %arg1: tensor<1xi8>) -> (tensor<1x4xi8>) {
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [0], start_index_map = [0]>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 4>}> : (tensor<2x2x5xi8>, tensor<1xi8>) -> tensor<1x4xi8>
  return %0 : tensor<1x4xi8>
}

func.func @choice_8() {
  %x0 = stablehlo.constant dense<"0x000080BF000040C0000000C0000080BF0000004000000000000040400000803F000080C0000080BF000080C000004040"> : tensor<2x3xcomplex<f32>>
  %x1 = stablehlo.constant dense<"0x0102"> : tensor<2x1xui8>
  %r = call @choice_8_program(%x0, %x1) : (tensor<2x3xcomplex<f32>>, tensor<2x1xui8>) -> (tensor<2x2x2xcomplex<f32>>)
  %r_expected = stablehlo.constant dense<"0x000000C0000080BF000000C0000080BF00000040000000000000004000000000000080C0000080BF000080C0000080BF000080C000004040000080C000004040"> : tensor<2x2x2xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<2x2x2xcomplex<f32>>, tensor<2x2x2xcomplex<f32>>) -> ()
  return
}

func.func private @choice_8_program(%arg0: tensor<2x3xcomplex<f32>>, %arg1: tensor<2x1xui8>) -> (tensor<2x2x2xcomplex<f32>>) {
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 2>}> : (tensor<2x3xcomplex<f32>>, tensor<2x1xui8>) -> tensor<2x2x2xcomplex<f32>>
  return %0 : tensor<2x2x2xcomplex<f32>>
}

func.func @choice_9() {
  %x0 = stablehlo.constant dense<"0x000080BF"> : tensor<1xf32>
  %x1 = stablehlo.constant dense<"0x000000000000000000000000000000000300000000000000020000000000000003000000000000000600000000000000"> : tensor<3x2x1xi64>
  %r = call @choice_9_program(%x0, %x1) : (tensor<1xf32>, tensor<3x2x1xi64>) -> (tensor<1x3x2xf32>)
  %r_expected = stablehlo.constant dense<"0x000080BF000080BF000080BF000080BF000080BF000080BF"> : tensor<1x3x2xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> ()
  return
}

func.func private @choice_9_program(%arg0: tensor<1xf32>, %arg1: tensor<3x2x1xi64>) -> (tensor<1x3x2xf32>) {
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<1xf32>, tensor<3x2x1xi64>) -> tensor<1x3x2xf32>
  return %0 : tensor<1x3x2xf32>
}

func.func @choice_10() {
  %x0 = stablehlo.constant dense<"0x000080C0000040400000803F000080C0000040C000004040000000400000404000008040000000C000000000000080BF"> : tensor<1x4x3xf32>
  %x1 = stablehlo.constant dense<> : tensor<3x1x0xi32>
  %r = call @choice_10_program(%x0, %x1) : (tensor<1x4x3xf32>, tensor<3x1x0xi32>) -> (tensor<3x1xf32>)
  %r_expected = stablehlo.constant dense<"0x000080C0000080C0000080C0"> : tensor<3x1xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x1xf32>, tensor<3x1xf32>) -> ()
  return
}

func.func private @choice_10_program(%arg0: tensor<1x4x3xf32>, %arg1: tensor<3x1x0xi32>) -> (tensor<3x1xf32>) {
  %c = stablehlo.constant dense<> : tensor<0xi32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x1x0xi32>
  %1 = stablehlo.compare GE, %arg1, %0, SIGNED : (tensor<3x1x0xi32>, tensor<3x1x0xi32>) -> tensor<3x1x0xi1>
  %2 = stablehlo.broadcast_in_dim %c, dims = [2] : (tensor<0xi32>) -> tensor<1x1x0xi32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<1x1x0xi32>) -> tensor<3x1x0xi32>
  %4 = stablehlo.compare LE, %arg1, %3, SIGNED : (tensor<3x1x0xi32>, tensor<3x1x0xi32>) -> tensor<3x1x0xi1>
  %5 = stablehlo.and %1, %4 : tensor<3x1x0xi1>
  %c_1 = stablehlo.constant dense<true> : tensor<i1>
  %6 = stablehlo.reduce(%5 init: %c_1) applies stablehlo.and across dimensions = [2] : (tensor<3x1x0xi1>, tensor<i1>) -> tensor<3x1xi1>
  %7 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x4x3xf32>, tensor<3x1x0xi32>) -> tensor<3x1xf32>
  %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
  %9 = stablehlo.select %6, %7, %8 : tensor<3x1xi1>, tensor<3x1xf32>
  return %9 : tensor<3x1xf32>
}

func.func @choice_11() {
  %x0 = stablehlo.constant dense<"0xFE"> : tensor<1xi8>
  %x1 = stablehlo.constant dense<"0x04000000"> : tensor<1xi32>
  %r = call @choice_11_program(%x0, %x1) : (tensor<1xi8>, tensor<1xi32>) -> (tensor<1xi8>)
  %r_expected = stablehlo.constant dense<"0x80"> : tensor<1xi8>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<1xi8>, tensor<1xi8>) -> ()
  return
}

func.func private @choice_11_program(%arg0: tensor<1xi8>, %arg1: tensor<1xi32>) -> (tensor<1xi8>) {
  %c = stablehlo.constant dense<0> : tensor<1xi32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1xi32>
  %1 = stablehlo.compare GE, %arg1, %0, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
  %2 = stablehlo.compare LE, %arg1, %c, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
  %3 = stablehlo.and %1, %2 : tensor<1xi1>
  %c_1 = stablehlo.constant dense<true> : tensor<i1>
  %4 = stablehlo.reduce(%3 init: %c_1) applies stablehlo.and across dimensions = [0] : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
  %5 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], start_index_map = [0]>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<1xi8>, tensor<1xi32>) -> tensor<1xi8>
  %6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i1>) -> tensor<1xi1>
  %c_2 = stablehlo.constant dense<-128> : tensor<i8>
  %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i8>) -> tensor<1xi8>
  %8 = stablehlo.select %6, %5, %7 : tensor<1xi1>, tensor<1xi8>
  return %8 : tensor<1xi8>
}

func.func @choice_12() {
  %x0 = stablehlo.constant dense<"0x00FDFEFFFC03"> : tensor<3x1x2xi8>
  %x1 = stablehlo.constant dense<"0x0300000000000000FFFFFFFFFFFFFFFF06000000000000000200000000000000FEFFFFFFFFFFFFFF0100000000000000"> : tensor<3x2x1xi64>
  %r = call @choice_12_program(%x0, %x1) : (tensor<3x1x2xi8>, tensor<3x2x1xi64>) -> (tensor<2x1x3x2xi8>)
  %r_expected = stablehlo.constant dense<"0xFD00FDFD00FDFFFEFFFFFEFF"> : tensor<2x1x3x2xi8>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<2x1x3x2xi8>, tensor<2x1x3x2xi8>) -> ()
  return
}

func.func private @choice_12_program(%arg0: tensor<3x1x2xi8>, %arg1: tensor<3x2x1xi64>) -> (tensor<2x1x3x2xi8>) {
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 2, 1, 1>}> : (tensor<3x1x2xi8>, tensor<3x2x1xi64>) -> tensor<2x1x3x2xi8>
  return %0 : tensor<2x1x3x2xi8>
}

func.func @choice_13() {
  %x0 = stablehlo.constant dense<"0x00FD01000100FE00"> : tensor<2x4xi8>
  %x1 = stablehlo.constant dense<"0x010402050403"> : tensor<3x1x2xui8>
  %r = call @choice_13_program(%x0, %x1) : (tensor<2x4xi8>, tensor<3x1x2xui8>) -> (tensor<3x1x3xi8>)
  %r_expected = stablehlo.constant dense<"0x808080808080808080"> : tensor<3x1x3xi8>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x1x3xi8>, tensor<3x1x3xi8>) -> ()
  return
}

func.func private @choice_13_program(%arg0: tensor<2x4xi8>, %arg1: tensor<3x1x2xui8>) -> (tensor<3x1x3xi8>) {
  %c = stablehlo.constant dense<1> : tensor<2xi32>
  %0 = stablehlo.convert %arg1 : (tensor<3x1x2xui8>) -> tensor<3x1x2xi32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x1x2xi32>
  %2 = stablehlo.compare GE, %0, %1, SIGNED : (tensor<3x1x2xi32>, tensor<3x1x2xi32>) -> tensor<3x1x2xi1>
  %3 = stablehlo.broadcast_in_dim %c, dims = [2] : (tensor<2xi32>) -> tensor<1x1x2xi32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<1x1x2xi32>) -> tensor<3x1x2xi32>
  %5 = stablehlo.compare LE, %0, %4, SIGNED : (tensor<3x1x2xi32>, tensor<3x1x2xi32>) -> tensor<3x1x2xi1>
  %6 = stablehlo.and %2, %5 : tensor<3x1x2xi1>
  %c_1 = stablehlo.constant dense<true> : tensor<i1>
  %7 = stablehlo.reduce(%6 init: %c_1) applies stablehlo.and across dimensions = [2] : (tensor<3x1x2xi1>, tensor<i1>) -> tensor<3x1xi1>
  %8 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>}> : (tensor<2x4xi8>, tensor<3x1x2xi32>) -> tensor<3x1x3xi8>
  %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x1x3xi1>
  %c_2 = stablehlo.constant dense<-128> : tensor<i8>
  %10 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i8>) -> tensor<3x1x3xi8>
  %11 = stablehlo.select %9, %8, %10 : tensor<3x1x3xi1>, tensor<3x1x3xi8>
  return %11 : tensor<3x1x3xi8>
}

func.func @choice_14() {
  %x0 = stablehlo.constant dense<"0x0000803F"> : tensor<1xf32>
  %x1 = stablehlo.constant dense<> : tensor<0xi64>
  %r = call @choice_14_program(%x0, %x1) : (tensor<1xf32>, tensor<0xi64>) -> (tensor<f32>)
  %r_expected = stablehlo.constant dense<"0x0000803F"> : tensor<f32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
  return
}

func.func private @choice_14_program(%arg0: tensor<1xf32>, %arg1: tensor<0xi64>) -> (tensor<f32>) {
  %c = stablehlo.constant dense<> : tensor<0xi32>
  %0 = stablehlo.convert %arg1 : (tensor<0xi64>) -> tensor<0xi32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<0xi32>
  %2 = stablehlo.compare GE, %0, %1, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
  %3 = stablehlo.compare LE, %0, %c, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
  %4 = stablehlo.and %2, %3 : tensor<0xi1>
  %c_1 = stablehlo.constant dense<true> : tensor<i1>
  %5 = stablehlo.reduce(%4 init: %c_1) applies stablehlo.and across dimensions = [0] : (tensor<0xi1>, tensor<i1>) -> tensor<i1>
  %6 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0]>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<1xf32>, tensor<0xi32>) -> tensor<f32>
  %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %7 = stablehlo.select %5, %6, %cst : tensor<i1>, tensor<f32>
  return %7 : tensor<f32>
}

func.func @choice_15() {
  %x0 = stablehlo.constant dense<"0x00008040000040C00000404000008040"> : tensor<1x2xcomplex<f32>>
  %x1 = stablehlo.constant dense<> : tensor<0xi64>
  %r = call @choice_15_program(%x0, %x1) : (tensor<1x2xcomplex<f32>>, tensor<0xi64>) -> (tensor<2xcomplex<f32>>)
  %r_expected = stablehlo.constant dense<"0x00008040000040C00000404000008040"> : tensor<2xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> ()
  return
}

func.func private @choice_15_program(%arg0: tensor<1x2xcomplex<f32>>, %arg1: tensor<0xi64>) -> (tensor<2xcomplex<f32>>) {
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0]>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<1x2xcomplex<f32>>, tensor<0xi64>) -> tensor<2xcomplex<f32>>
  return %0 : tensor<2xcomplex<f32>>
}

func.func @choice_16() {
  %x0 = stablehlo.constant dense<"0x000000C00000803F000000C0000000C0000080BF000040C000000040000080BF"> : tensor<4xcomplex<f32>>
  %x1 = stablehlo.constant dense<> : tensor<0xi64>
  %r = call @choice_16_program(%x0, %x1) : (tensor<4xcomplex<f32>>, tensor<0xi64>) -> (tensor<4xcomplex<f32>>)
  %r_expected = stablehlo.constant dense<"0x000000C00000803F000000C0000000C0000080BF000040C000000040000080BF"> : tensor<4xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> ()
  return
}

func.func private @choice_16_program(%arg0: tensor<4xcomplex<f32>>, %arg1: tensor<0xi64>) -> (tensor<4xcomplex<f32>>) {
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0]>, indices_are_sorted = false, slice_sizes = array<i64: 4>}> : (tensor<4xcomplex<f32>>, tensor<0xi64>) -> tensor<4xcomplex<f32>>
  return %0 : tensor<4xcomplex<f32>>
}

func.func @choice_17() {
  %x0 = stablehlo.constant dense<"0x0101FEFC"> : tensor<4x1xi8>
  %x1 = stablehlo.constant dense<"0x02FF"> : tensor<2x1x1xi8>
  %r = call @choice_17_program(%x0, %x1) : (tensor<4x1xi8>, tensor<2x1x1xi8>) -> (tensor<2x1xi8>)
  %r_expected = stablehlo.constant dense<"0x0101"> : tensor<2x1xi8>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<2x1xi8>, tensor<2x1xi8>) -> ()
  return
}

func.func private @choice_17_program(%arg0: tensor<4x1xi8>, %arg1: tensor<2x1x1xi8>) -> (tensor<2x1xi8>) {
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x1xi8>, tensor<2x1x1xi8>) -> tensor<2x1xi8>
  return %0 : tensor<2x1xi8>
}

func.func @choice_18() {
  %x0 = stablehlo.constant dense<"0x0000804000008040000040C00000803F000080BF0000803F"> : tensor<3x2x1xf32>
  %x1 = stablehlo.constant dense<"0x0305"> : tensor<2xui8>
  %r = call @choice_18_program(%x0, %x1) : (tensor<3x2x1xf32>, tensor<2xui8>) -> (tensor<3xf32>)
  %r_expected = stablehlo.constant dense<"0x0000C07F0000C07F0000C07F"> : tensor<3xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
  return
}

func.func private @choice_18_program(%arg0: tensor<3x2x1xf32>, %arg1: tensor<2xui8>) -> (tensor<3xf32>) {
  %c = stablehlo.constant dense<[1, 0]> : tensor<2xi32>
  %0 = stablehlo.convert %arg1 : (tensor<2xui8>) -> tensor<2xi32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2xi32>
  %2 = stablehlo.compare GE, %0, %1, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  %3 = stablehlo.compare LE, %0, %c, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  %4 = stablehlo.and %2, %3 : tensor<2xi1>
  %c_1 = stablehlo.constant dense<true> : tensor<i1>
  %5 = stablehlo.reduce(%4 init: %c_1) applies stablehlo.and across dimensions = [0] : (tensor<2xi1>, tensor<i1>) -> tensor<i1>
  %6 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1, 2], start_index_map = [1, 2]>, indices_are_sorted = false, slice_sizes = array<i64: 3, 1, 1>}> : (tensor<3x2x1xf32>, tensor<2xi32>) -> tensor<3xf32>
  %7 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<i1>) -> tensor<3xi1>
  %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
  %9 = stablehlo.select %7, %6, %8 : tensor<3xi1>, tensor<3xf32>
  return %9 : tensor<3xf32>
}

func.func @choice_19() {
  %x0 = stablehlo.constant dense<"0x000080BF00000040000040400000803F0000803F000000C0"> : tensor<3xcomplex<f32>>
  %x1 = stablehlo.constant dense<> : tensor<0xui8>
  %r = call @choice_19_program(%x0, %x1) : (tensor<3xcomplex<f32>>, tensor<0xui8>) -> (tensor<complex<f32>>)
  %r_expected = stablehlo.constant dense<"0x000080BF00000040"> : tensor<complex<f32>>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<complex<f32>>, tensor<complex<f32>>) -> ()
  return
}

func.func private @choice_19_program(%arg0: tensor<3xcomplex<f32>>, %arg1: tensor<0xui8>) -> (tensor<complex<f32>>) {
  %c = stablehlo.constant dense<> : tensor<0xi32>
  %0 = stablehlo.convert %arg1 : (tensor<0xui8>) -> tensor<0xi32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<0xi32>
  %2 = stablehlo.compare GE, %0, %1, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
  %3 = stablehlo.compare LE, %0, %c, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
  %4 = stablehlo.and %2, %3 : tensor<0xi1>
  %c_1 = stablehlo.constant dense<true> : tensor<i1>
  %5 = stablehlo.reduce(%4 init: %c_1) applies stablehlo.and across dimensions = [0] : (tensor<0xi1>, tensor<i1>) -> tensor<i1>
  %6 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0]>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xcomplex<f32>>, tensor<0xi32>) -> tensor<complex<f32>>
  %cst = stablehlo.constant dense<(0x7FC00000,0.000000e+00)> : tensor<complex<f32>>
  %7 = stablehlo.select %5, %6, %cst : tensor<i1>, tensor<complex<f32>>
  return %7 : tensor<complex<f32>>
}

func.func @choice_20() {
  %x0 = stablehlo.constant dense<"0x000080C0000080BF00004040000040C00000804000004040000000C0000080C0000000C0"> : tensor<3x3xf32>
  %x1 = stablehlo.constant dense<> : tensor<2x0xi64>
  %r = call @choice_20_program(%x0, %x1) : (tensor<3x3xf32>, tensor<2x0xi64>) -> (tensor<3x2xf32>)
  %r_expected = stablehlo.constant dense<"0x000080C0000080C0000080BF000080BF0000404000004040"> : tensor<3x2xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
  return
}

func.func private @choice_20_program(%arg0: tensor<3x3xf32>, %arg1: tensor<2x0xi64>) -> (tensor<3x2xf32>) {
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>}> : (tensor<3x3xf32>, tensor<2x0xi64>) -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}

func.func @choice_21() {
  %x0 = stablehlo.constant dense<"0x00004040000040400000803F0000004000000000000040400000803F000000C0"> : tensor<4xcomplex<f32>>
  %x1 = stablehlo.constant dense<"0xFE0201"> : tensor<3x1xi8>
  %r = call @choice_21_program(%x0, %x1) : (tensor<4xcomplex<f32>>, tensor<3x1xi8>) -> (tensor<3x3xcomplex<f32>>)
  %r_expected = stablehlo.constant dense<"0x00004040000040400000803F0000004000000000000040400000803F0000004000000000000040400000803F000000C00000803F0000004000000000000040400000803F000000C0"> : tensor<3x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> ()
  return
}

func.func private @choice_21_program(%arg0: tensor<4xcomplex<f32>>, %arg1: tensor<3x1xi8>) -> (tensor<3x3xcomplex<f32>>) {
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 3>}> : (tensor<4xcomplex<f32>>, tensor<3x1xi8>) -> tensor<3x3xcomplex<f32>>
  return %0 : tensor<3x3xcomplex<f32>>
}

func.func @choice_22() {
  %x0 = stablehlo.constant dense<"0x000080BF0000803F000040C0000000C000004040000040C000008040000040C0000080BF00004040000080C000008040"> : tensor<4x3xf32>
  %x1 = stablehlo.constant dense<"0x0304"> : tensor<2xui8>
  %r = call @choice_22_program(%x0, %x1) : (tensor<4x3xf32>, tensor<2xui8>) -> (tensor<3x2xf32>)
  %r_expected = stablehlo.constant dense<"0x0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F"> : tensor<3x2xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x2xf32>, tensor<3x2xf32>) -> ()
  return
}

func.func private @choice_22_program(%arg0: tensor<4x3xf32>, %arg1: tensor<2xui8>) -> (tensor<3x2xf32>) {
  %c = stablehlo.constant dense<1> : tensor<2xi32>
  %0 = stablehlo.convert %arg1 : (tensor<2xui8>) -> tensor<2xi32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2xi32>
  %2 = stablehlo.compare GE, %0, %1, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  %3 = stablehlo.compare LE, %0, %c, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  %4 = stablehlo.and %2, %3 : tensor<2xi1>
  %c_1 = stablehlo.constant dense<true> : tensor<i1>
  %5 = stablehlo.reduce(%4 init: %c_1) applies stablehlo.and across dimensions = [0] : (tensor<2xi1>, tensor<i1>) -> tensor<i1>
  %6 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [1, 0]>, indices_are_sorted = false, slice_sizes = array<i64: 3, 2>}> : (tensor<4x3xf32>, tensor<2xi32>) -> tensor<3x2xf32>
  %7 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<i1>) -> tensor<3x2xi1>
  %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
  %9 = stablehlo.select %7, %6, %8 : tensor<3x2xi1>, tensor<3x2xf32>
  return %9 : tensor<3x2xf32>
}

func.func @choice_23() {
  %x0 = stablehlo.constant dense<"0x000080BF00004040000080C000000000000080400000803F0000004000000040000080BF0000803F000040C000000040"> : tensor<4x3xf32>
  %x1 = stablehlo.constant dense<> : tensor<0xi32>
  %r = call @choice_23_program(%x0, %x1) : (tensor<4x3xf32>, tensor<0xi32>) -> (tensor<f32>)
  %r_expected = stablehlo.constant dense<"0x000080BF"> : tensor<f32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
  return
}

func.func private @choice_23_program(%arg0: tensor<4x3xf32>, %arg1: tensor<0xi32>) -> (tensor<f32>) {
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1]>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x3xf32>, tensor<0xi32>) -> tensor<f32>
  return %0 : tensor<f32>
}

func.func @choice_24() {
  %x0 = stablehlo.constant dense<"0x0000804000004040000000C000000000000040400000803F000080C0000080BF00000040000040C0000080BF00008040000040C0000040C0000000C0000040C0"> : tensor<4x2xcomplex<f32>>
  %x1 = stablehlo.constant dense<"0x06000000000000000200000000000000FEFFFFFFFFFFFFFF060000000000000006000000000000000200000000000000"> : tensor<1x3x2xi64>
  %r = call @choice_24_program(%x0, %x1) : (tensor<4x2xcomplex<f32>>, tensor<1x3x2xi64>) -> (tensor<1x3xcomplex<f32>>)
  %r_expected = stablehlo.constant dense<"0x000080BF00008040000040C0000040C0000080BF00008040"> : tensor<1x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> ()
  return
}

func.func private @choice_24_program(%arg0: tensor<4x2xcomplex<f32>>, %arg1: tensor<1x3x2xi64>) -> (tensor<1x3xcomplex<f32>>) {
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [1, 0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x2xcomplex<f32>>, tensor<1x3x2xi64>) -> tensor<1x3xcomplex<f32>>
  return %0 : tensor<1x3xcomplex<f32>>
}

func.func @choice_25() {
  %x0 = stablehlo.constant dense<"0x000080C00000803F"> : tensor<1xcomplex<f32>>
  %x1 = stablehlo.constant dense<> : tensor<1x1x0xi64>
  %r = call @choice_25_program(%x0, %x1) : (tensor<1xcomplex<f32>>, tensor<1x1x0xi64>) -> (tensor<1x1xcomplex<f32>>)
  %r_expected = stablehlo.constant dense<"0x000080C00000803F"> : tensor<1x1xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> ()
  return
}

func.func private @choice_25_program(%arg0: tensor<1xcomplex<f32>>, %arg1: tensor<1x1x0xi64>) -> (tensor<1x1xcomplex<f32>>) {
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<1xcomplex<f32>>, tensor<1x1x0xi64>) -> tensor<1x1xcomplex<f32>>
  return %0 : tensor<1x1xcomplex<f32>>
}

func.func @choice_26() {
  %x0 = stablehlo.constant dense<"0x000080BF0000803F000040C0000080C000000040000000C0"> : tensor<2x1x3xf32>
  %x1 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x2xi64>
  %r = call @choice_26_program(%x0, %x1) : (tensor<2x1x3xf32>, tensor<2x2xi64>) -> (tensor<1x2xf32>)
  %r_expected = stablehlo.constant dense<"0x000080BF000080BF"> : tensor<1x2xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<1x2xf32>, tensor<1x2xf32>) -> ()
  return
}

func.func private @choice_26_program(%arg0: tensor<2x1x3xf32>, %arg1: tensor<2x2xi64>) -> (tensor<1x2xf32>) {
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0, 2], start_index_map = [1, 0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x1x3xf32>, tensor<2x2xi64>) -> tensor<1x2xf32>
  return %0 : tensor<1x2xf32>
}

func.func @choice_27() {
  %x0 = stablehlo.constant dense<"0x0002FEFE01FFFD03FD0403FC02FC0002FF00FCFF0001010200FC03"> : tensor<3x3x3xi8>
  %x1 = stablehlo.constant dense<> : tensor<2x3x0xi8>
  %r = call @choice_27_program(%x0, %x1) : (tensor<3x3x3xi8>, tensor<2x3x0xi8>) -> (tensor<2x3xi8>)
  %r_expected = stablehlo.constant dense<"0x000000000000"> : tensor<2x3xi8>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<2x3xi8>, tensor<2x3xi8>) -> ()
  return
}

func.func private @choice_27_program(%arg0: tensor<3x3x3xi8>, %arg1: tensor<2x3x0xi8>) -> (tensor<2x3xi8>) {
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<3x3x3xi8>, tensor<2x3x0xi8>) -> tensor<2x3xi8>
  return %0 : tensor<2x3xi8>
}

func.func @choice_28() {
  %x0 = stablehlo.constant dense<"0x00004040000000C0000040C000000040000040400000803F000040C000004040000040C0000000400000004000004040000000C0000080BF000040C000004040000080C0000080C000004040000040C0000080C0000000C0000080C0000080400000804000008040000040400000803F000080BF0000803F000040C0000080C0000040400000804000004040000040C0000000400000804000000000000080C00000000000008040000080400000404000000000000040C0000080C000000000000080C0000080400000803F0000804000000040000000000000803F000000C000000040000080BF000000C00000803F"> : tensor<5x4x3xf32>
  %x1 = stablehlo.constant dense<"0x0200000000000000000000000000000002000000000000000100000000000000FFFFFFFFFFFFFFFF0000000000000000FFFFFFFFFFFFFFFF05000000000000000000000000000000FFFFFFFFFFFFFFFF0100000000000000FFFFFFFFFFFFFFFF"> : tensor<2x3x2xi64>
  %r = call @choice_28_program(%x0, %x1) : (tensor<5x4x3xf32>, tensor<2x3x2xi64>) -> (tensor<2x3x3x3xf32>)
  %r_expected = stablehlo.constant dense<"0x000080400000804000004040000000400000804000000000000080C0000080400000803F0000803F000080BF0000803F000080C000000000000080400000804000000040000000000000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F"> : tensor<2x3x3x3xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<2x3x3x3xf32>, tensor<2x3x3x3xf32>) -> ()
  return
}

func.func private @choice_28_program(%arg0: tensor<5x4x3xf32>, %arg1: tensor<2x3x2xi64>) -> (tensor<2x3x3x3xf32>) {
  %c = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
  %0 = stablehlo.convert %arg1 : (tensor<2x3x2xi64>) -> tensor<2x3x2xi32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x3x2xi32>
  %2 = stablehlo.compare GE, %0, %1, SIGNED : (tensor<2x3x2xi32>, tensor<2x3x2xi32>) -> tensor<2x3x2xi1>
  %3 = stablehlo.broadcast_in_dim %c, dims = [2] : (tensor<2xi32>) -> tensor<1x1x2xi32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<1x1x2xi32>) -> tensor<2x3x2xi32>
  %5 = stablehlo.compare LE, %0, %4, SIGNED : (tensor<2x3x2xi32>, tensor<2x3x2xi32>) -> tensor<2x3x2xi1>
  %6 = stablehlo.and %2, %5 : tensor<2x3x2xi1>
  %c_1 = stablehlo.constant dense<true> : tensor<i1>
  %7 = stablehlo.reduce(%6 init: %c_1) applies stablehlo.and across dimensions = [2] : (tensor<2x3x2xi1>, tensor<i1>) -> tensor<2x3xi1>
  %8 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [1], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 3, 1, 3>}> : (tensor<5x4x3xf32>, tensor<2x3x2xi32>) -> tensor<2x3x3x3xf32>
  %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x3x3xi1>
  %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %10 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3x3x3xf32>
  %11 = stablehlo.select %9, %8, %10 : tensor<2x3x3x3xi1>, tensor<2x3x3x3xf32>
  return %11 : tensor<2x3x3x3xf32>
}

func.func @choice_29() {
  %x0 = stablehlo.constant dense<"0x0301FF020403FFFEFE0103FC03FC01FC"> : tensor<4x2x2xi8>
  %x1 = stablehlo.constant dense<> : tensor<2x0xi32>
  %r = call @choice_29_program(%x0, %x1) : (tensor<4x2x2xi8>, tensor<2x0xi32>) -> (tensor<4x2x2x2xi8>)
  %r_expected = stablehlo.constant dense<"0x03030101FFFF020204040303FFFFFEFEFEFE01010303FCFC0303FCFC0101FCFC"> : tensor<4x2x2x2xi8>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<4x2x2x2xi8>, tensor<4x2x2x2xi8>) -> ()
  return
}

func.func private @choice_29_program(%arg0: tensor<4x2x2xi8>, %arg1: tensor<2x0xi32>) -> (tensor<4x2x2x2xi8>) {
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 4, 2, 2>}> : (tensor<4x2x2xi8>, tensor<2x0xi32>) -> tensor<4x2x2x2xi8>
  return %0 : tensor<4x2x2x2xi8>
}

func.func @choice_30() {
  %x0 = stablehlo.constant dense<"0xFF"> : tensor<1xi8>
  %x1 = stablehlo.constant dense<> : tensor<2x2x0xi32>
  %r = call @choice_30_program(%x0, %x1) : (tensor<1xi8>, tensor<2x2x0xi32>) -> (tensor<2x2xi8>)
  %r_expected = stablehlo.constant dense<"0xFFFFFFFF"> : tensor<2x2xi8>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<2x2xi8>, tensor<2x2xi8>) -> ()
  return
}

func.func private @choice_30_program(%arg0: tensor<1xi8>, %arg1: tensor<2x2x0xi32>) -> (tensor<2x2xi8>) {
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<1xi8>, tensor<2x2x0xi32>) -> tensor<2x2xi8>
  return %0 : tensor<2x2xi8>
}

func.func @choice_31() {
  %x0 = stablehlo.constant dense<"0x000080BF000040C0"> : tensor<1x1x1xcomplex<f32>>
  %x1 = stablehlo.constant dense<"0x040204040404050405"> : tensor<3x3x1xui8>
  %r = call @choice_31_program(%x0, %x1) : (tensor<1x1x1xcomplex<f32>>, tensor<3x3x1xui8>) -> (tensor<1x3x1x3xcomplex<f32>>)
  %r_expected = stablehlo.constant dense<"0x0000C07F000000000000C07F000000000000C07F000000000000C07F000000000000C07F000000000000C07F000000000000C07F000000000000C07F000000000000C07F00000000"> : tensor<1x3x1x3xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<1x3x1x3xcomplex<f32>>, tensor<1x3x1x3xcomplex<f32>>) -> ()
  return
}

func.func private @choice_31_program(%arg0: tensor<1x1x1xcomplex<f32>>, %arg1: tensor<3x3x1xui8>) -> (tensor<1x3x1x3xcomplex<f32>>) {
  %c = stablehlo.constant dense<0> : tensor<1xi32>
  %0 = stablehlo.convert %arg1 : (tensor<3x3x1xui8>) -> tensor<3x3x1xi32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x3x1xi32>
  %2 = stablehlo.compare GE, %0, %1, SIGNED : (tensor<3x3x1xi32>, tensor<3x3x1xi32>) -> tensor<3x3x1xi1>
  %3 = stablehlo.broadcast_in_dim %c, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<3x3x1xi32>
  %5 = stablehlo.compare LE, %0, %4, SIGNED : (tensor<3x3x1xi32>, tensor<3x3x1xi32>) -> tensor<3x3x1xi1>
  %6 = stablehlo.and %2, %5 : tensor<3x3x1xi1>
  %c_1 = stablehlo.constant dense<true> : tensor<i1>
  %7 = stablehlo.reduce(%6 init: %c_1) applies stablehlo.and across dimensions = [2] : (tensor<3x3x1xi1>, tensor<i1>) -> tensor<3x3xi1>
  %8 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x1x1xcomplex<f32>>, tensor<3x3x1xi32>) -> tensor<1x3x1x3xcomplex<f32>>
  %9 = stablehlo.broadcast_in_dim %7, dims = [1, 3] : (tensor<3x3xi1>) -> tensor<1x3x1x3xi1>
  %cst = stablehlo.constant dense<(0x7FC00000,0.000000e+00)> : tensor<complex<f32>>
  %10 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<1x3x1x3xcomplex<f32>>
  %11 = stablehlo.select %9, %8, %10 : tensor<1x3x1x3xi1>, tensor<1x3x1x3xcomplex<f32>>
  return %11 : tensor<1x3x1x3xcomplex<f32>>
}

func.func @choice_32() {
  %x0 = stablehlo.constant dense<"0x00000000000080BF0000803F000000400000000000000000000080C000000000000080C0000040C000004040000040C000008040000080C00000803F00004040000040C000000040000000C0000080BF0000803F000080C00000404000004040000080C00000803F000080C0000080C000000040000040C0000040C0000000C0000000000000004000004040000000400000804000000040000080C0000080C00000404000008040000040C0000040C0000080C0000080BF00000000000080BF000080C0000080BF00000040000000C0000080BF000080BF0000803F000000000000004000000040000080C0000040400000404000004040000000C000000000000040C0000040C000000040000000C000000000000000C0000080BF0000803F000040C0000080C0000040C00000803F00000000000000C0000080C0000080BF0000004000000040000000C000008040000000C00000804000008040000040C0000000C000008040000080C0000000000000803F000080C0000000000000004000008040000080BF000080400000803F000080C00000404000000040000000C0000040C000000000000000C000004040000080BF000080BF0000803F000080C0000080BF00004040000040C000000000000040C0000040400000000000000000000080BF000040C0000000C00000004000000040000000000000404000000040000080BF000040C000004040000000C000004040000040C00000004000008040000080C000000000000080BF000000C000004040000000C000004040000080BF000000C000004040000080400000803F000000C0000080BF"> : tensor<5x5x3xcomplex<f32>>
  %x1 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF01000000000000000300000000000000"> : tensor<3xi64>
  %r = call @choice_32_program(%x0, %x1) : (tensor<5x5x3xcomplex<f32>>, tensor<3xi64>) -> (tensor<1xcomplex<f32>>)
  %r_expected = stablehlo.constant dense<"0x0000803F000080C0"> : tensor<1xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> ()
  return
}

func.func private @choice_32_program(%arg0: tensor<5x5x3xcomplex<f32>>, %arg1: tensor<3xi64>) -> (tensor<1xcomplex<f32>>) {
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0, 1], start_index_map = [0, 2, 1]>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<5x5x3xcomplex<f32>>, tensor<3xi64>) -> tensor<1xcomplex<f32>>
  return %0 : tensor<1xcomplex<f32>>
}

func.func @choice_33() {
  %x0 = stablehlo.constant dense<"0x02FC"> : tensor<2x1xi8>
  %x1 = stablehlo.constant dense<> : tensor<0xi64>
  %r = call @choice_33_program(%x0, %x1) : (tensor<2x1xi8>, tensor<0xi64>) -> (tensor<2x1xi8>)
  %r_expected = stablehlo.constant dense<"0x02FC"> : tensor<2x1xi8>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<2x1xi8>, tensor<2x1xi8>) -> ()
  return
}

func.func private @choice_33_program(%arg0: tensor<2x1xi8>, %arg1: tensor<0xi64>) -> (tensor<2x1xi8>) {
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1]>, indices_are_sorted = false, slice_sizes = array<i64: 2, 1>}> : (tensor<2x1xi8>, tensor<0xi64>) -> tensor<2x1xi8>
  return %0 : tensor<2x1xi8>
}

func.func @choice_34() {
  %x0 = stablehlo.constant dense<"0x0000803F0000803F000080C0000000400000803F000000000000803F000000000000404000008040000080C0000040400000000000004040000080C00000803F000040C00000404000004040000080400000803F00004040000000C000000000"> : tensor<4x1x3xcomplex<f32>>
  %x1 = stablehlo.constant dense<"0x0500000000000000FFFFFFFFFFFFFFFF0500000000000000"> : tensor<3xi64>
  %r = call @choice_34_program(%x0, %x1) : (tensor<4x1x3xcomplex<f32>>, tensor<3xi64>) -> (tensor<1xcomplex<f32>>)
  %r_expected = stablehlo.constant dense<"0x0000C07F00000000"> : tensor<1xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> ()
  return
}

func.func private @choice_34_program(%arg0: tensor<4x1x3xcomplex<f32>>, %arg1: tensor<3xi64>) -> (tensor<1xcomplex<f32>>) {
  %c = stablehlo.constant dense<[2, 0, 3]> : tensor<3xi32>
  %0 = stablehlo.convert %arg1 : (tensor<3xi64>) -> tensor<3xi32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
  %2 = stablehlo.compare GE, %0, %1, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
  %3 = stablehlo.compare LE, %0, %c, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
  %4 = stablehlo.and %2, %3 : tensor<3xi1>
  %c_1 = stablehlo.constant dense<true> : tensor<i1>
  %5 = stablehlo.reduce(%4 init: %c_1) applies stablehlo.and across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
  %6 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0, 1], start_index_map = [2, 1, 0]>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<4x1x3xcomplex<f32>>, tensor<3xi32>) -> tensor<1xcomplex<f32>>
  %7 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<i1>) -> tensor<1xi1>
  %cst = stablehlo.constant dense<(0x7FC00000,0.000000e+00)> : tensor<complex<f32>>
  %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<1xcomplex<f32>>
  %9 = stablehlo.select %7, %6, %8 : tensor<1xi1>, tensor<1xcomplex<f32>>
  return %9 : tensor<1xcomplex<f32>>
}

func.func @choice_35() {
  %x0 = stablehlo.constant dense<"0x000080BF00004040000080BF000000C00000803F00000000"> : tensor<3xcomplex<f32>>
  %x1 = stablehlo.constant dense<"0xFFFFFFFFFEFFFFFF"> : tensor<2x1x1xi32>
  %r = call @choice_35_program(%x0, %x1) : (tensor<3xcomplex<f32>>, tensor<2x1x1xi32>) -> (tensor<3x2x1xcomplex<f32>>)
  %r_expected = stablehlo.constant dense<"0x000080BF00004040000080BF00004040000080BF000000C0000080BF000000C00000803F000000000000803F00000000"> : tensor<3x2x1xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x2x1xcomplex<f32>>, tensor<3x2x1xcomplex<f32>>) -> ()
  return
}

func.func private @choice_35_program(%arg0: tensor<3xcomplex<f32>>, %arg1: tensor<2x1x1xi32>) -> (tensor<3x2x1xcomplex<f32>>) {
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 3>}> : (tensor<3xcomplex<f32>>, tensor<2x1x1xi32>) -> tensor<3x2x1xcomplex<f32>>
  return %0 : tensor<3x2x1xcomplex<f32>>
}

func.func @choice_36() {
  %x0 = stablehlo.constant dense<"0x000000000000000000000040000040C0000040C0"> : tensor<5x1xf32>
  %x1 = stablehlo.constant dense<"0x0400000001000000FFFFFFFF"> : tensor<1x3x1xi32>
  %r = call @choice_36_program(%x0, %x1) : (tensor<5x1xf32>, tensor<1x3x1xi32>) -> (tensor<4x1x3x1xf32>)
  %r_expected = stablehlo.constant dense<"0x0000C07F000000000000C07F0000C07F000000400000C07F0000C07F000040C00000C07F0000C07F000040C00000C07F"> : tensor<4x1x3x1xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<4x1x3x1xf32>, tensor<4x1x3x1xf32>) -> ()
  return
}

func.func private @choice_36_program(%arg0: tensor<5x1xf32>, %arg1: tensor<1x3x1xi32>) -> (tensor<4x1x3x1xf32>) {
  %c = stablehlo.constant dense<1> : tensor<1xi32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1x3x1xi32>
  %1 = stablehlo.compare GE, %arg1, %0, SIGNED : (tensor<1x3x1xi32>, tensor<1x3x1xi32>) -> tensor<1x3x1xi1>
  %2 = stablehlo.broadcast_in_dim %c, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<1x3x1xi32>
  %4 = stablehlo.compare LE, %arg1, %3, SIGNED : (tensor<1x3x1xi32>, tensor<1x3x1xi32>) -> tensor<1x3x1xi1>
  %5 = stablehlo.and %1, %4 : tensor<1x3x1xi1>
  %c_1 = stablehlo.constant dense<true> : tensor<i1>
  %6 = stablehlo.reduce(%5 init: %c_1) applies stablehlo.and across dimensions = [2] : (tensor<1x3x1xi1>, tensor<i1>) -> tensor<1x3xi1>
  %7 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 3], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 4, 1>}> : (tensor<5x1xf32>, tensor<1x3x1xi32>) -> tensor<4x1x3x1xf32>
  %8 = stablehlo.broadcast_in_dim %6, dims = [1, 2] : (tensor<1x3xi1>) -> tensor<4x1x3x1xi1>
  %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x1x3x1xf32>
  %10 = stablehlo.select %8, %7, %9 : tensor<4x1x3x1xi1>, tensor<4x1x3x1xf32>
  return %10 : tensor<4x1x3x1xf32>
}

func.func @choice_37() {
  %x0 = stablehlo.constant dense<"0x0000803F000080C0000000C0000040C000000000"> : tensor<5xf32>
  %x1 = stablehlo.constant dense<"0xFEFFFFFF"> : tensor<1xi32>
  %r = call @choice_37_program(%x0, %x1) : (tensor<5xf32>, tensor<1xi32>) -> (tensor<f32>)
  %r_expected = stablehlo.constant dense<"0x0000C07F"> : tensor<f32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<f32>, tensor<f32>) -> ()
  return
}

func.func private @choice_37_program(%arg0: tensor<5xf32>, %arg1: tensor<1xi32>) -> (tensor<f32>) {
  %c = stablehlo.constant dense<4> : tensor<1xi32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1xi32>
  %1 = stablehlo.compare GE, %arg1, %0, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
  %2 = stablehlo.compare LE, %arg1, %c, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
  %3 = stablehlo.and %1, %2 : tensor<1xi1>
  %c_1 = stablehlo.constant dense<true> : tensor<i1>
  %4 = stablehlo.reduce(%3 init: %c_1) applies stablehlo.and across dimensions = [0] : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
  %5 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0]>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<5xf32>, tensor<1xi32>) -> tensor<f32>
  %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %6 = stablehlo.select %4, %5, %cst : tensor<i1>, tensor<f32>
  return %6 : tensor<f32>
}

func.func @choice_38() {
  %x0 = stablehlo.constant dense<"0x000000C00000004000008040000080C00000004000004040"> : tensor<2x3xf32>
  %x1 = stablehlo.constant dense<"0x0600000000000000"> : tensor<1xi64>
  %r = call @choice_38_program(%x0, %x1) : (tensor<2x3xf32>, tensor<1xi64>) -> (tensor<1x2xf32>)
  %r_expected = stablehlo.constant dense<"0x0000004000008040"> : tensor<1x2xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<1x2xf32>, tensor<1x2xf32>) -> ()
  return
}

func.func private @choice_38_program(%arg0: tensor<2x3xf32>, %arg1: tensor<1xi64>) -> (tensor<1x2xf32>) {
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [1]>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<2x3xf32>, tensor<1xi64>) -> tensor<1x2xf32>
  return %0 : tensor<1x2xf32>
}

func.func @choice_39() {
  %x0 = stablehlo.constant dense<"0xFF"> : tensor<1xi8>
  %x1 = stablehlo.constant dense<> : tensor<0xi8>
  %r = call @choice_39_program(%x0, %x1) : (tensor<1xi8>, tensor<0xi8>) -> (tensor<1xi8>)
  %r_expected = stablehlo.constant dense<"0xFF"> : tensor<1xi8>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<1xi8>, tensor<1xi8>) -> ()
  return
}

func.func private @choice_39_program(%arg0: tensor<1xi8>, %arg1: tensor<0xi8>) -> (tensor<1xi8>) {
  %c = stablehlo.constant dense<> : tensor<0xi32>
  %0 = stablehlo.convert %arg1 : (tensor<0xi8>) -> tensor<0xi32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<0xi32>
  %2 = stablehlo.compare GE, %0, %1, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
  %3 = stablehlo.compare LE, %0, %c, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
  %4 = stablehlo.and %2, %3 : tensor<0xi1>
  %c_1 = stablehlo.constant dense<true> : tensor<i1>
  %5 = stablehlo.reduce(%4 init: %c_1) applies stablehlo.and across dimensions = [0] : (tensor<0xi1>, tensor<i1>) -> tensor<i1>
  %6 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0]>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<1xi8>, tensor<0xi32>) -> tensor<1xi8>
  %7 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<i1>) -> tensor<1xi1>
  %c_2 = stablehlo.constant dense<-128> : tensor<i8>
  %8 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i8>) -> tensor<1xi8>
  %9 = stablehlo.select %7, %6, %8 : tensor<1xi1>, tensor<1xi8>
  return %9 : tensor<1xi8>
}

func.func @choice_40() {
  %x0 = stablehlo.constant dense<"0xFEFC00"> : tensor<3xi8>
  %x1 = stablehlo.constant dense<> : tensor<3x2x0xi8>
  %r = call @choice_40_program(%x0, %x1) : (tensor<3xi8>, tensor<3x2x0xi8>) -> (tensor<3x2xi8>)
  %r_expected = stablehlo.constant dense<"0xFEFEFEFEFEFE"> : tensor<3x2xi8>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x2xi8>, tensor<3x2xi8>) -> ()
  return
}

func.func private @choice_40_program(%arg0: tensor<3xi8>, %arg1: tensor<3x2x0xi8>) -> (tensor<3x2xi8>) {
  %c = stablehlo.constant dense<> : tensor<0xi32>
  %0 = stablehlo.convert %arg1 : (tensor<3x2x0xi8>) -> tensor<3x2x0xi32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x2x0xi32>
  %2 = stablehlo.compare GE, %0, %1, SIGNED : (tensor<3x2x0xi32>, tensor<3x2x0xi32>) -> tensor<3x2x0xi1>
  %3 = stablehlo.broadcast_in_dim %c, dims = [2] : (tensor<0xi32>) -> tensor<1x1x0xi32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<1x1x0xi32>) -> tensor<3x2x0xi32>
  %5 = stablehlo.compare LE, %0, %4, SIGNED : (tensor<3x2x0xi32>, tensor<3x2x0xi32>) -> tensor<3x2x0xi1>
  %6 = stablehlo.and %2, %5 : tensor<3x2x0xi1>
  %c_1 = stablehlo.constant dense<true> : tensor<i1>
  %7 = stablehlo.reduce(%6 init: %c_1) applies stablehlo.and across dimensions = [2] : (tensor<3x2x0xi1>, tensor<i1>) -> tensor<3x2xi1>
  %8 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xi8>, tensor<3x2x0xi32>) -> tensor<3x2xi8>
  %c_2 = stablehlo.constant dense<-128> : tensor<i8>
  %9 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i8>) -> tensor<3x2xi8>
  %10 = stablehlo.select %7, %8, %9 : tensor<3x2xi1>, tensor<3x2xi8>
  return %10 : tensor<3x2xi8>
}

func.func @choice_41() {
  %x0 = stablehlo.constant dense<"0x0001"> : tensor<2xi8>
  %x1 = stablehlo.constant dense<> : tensor<3x0xi32>
  %r = call @choice_41_program(%x0, %x1) : (tensor<2xi8>, tensor<3x0xi32>) -> (tensor<3x1xi8>)
  %r_expected = stablehlo.constant dense<"0x000000"> : tensor<3x1xi8>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x1xi8>, tensor<3x1xi8>) -> ()
  return
}

func.func private @choice_41_program(%arg0: tensor<2xi8>, %arg1: tensor<3x0xi32>) -> (tensor<3x1xi8>) {
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xi8>, tensor<3x0xi32>) -> tensor<3x1xi8>
  return %0 : tensor<3x1xi8>
}

func.func @choice_42() {
  %x0 = stablehlo.constant dense<"0xFE00FCFC"> : tensor<1x4xi8>
  %x1 = stablehlo.constant dense<> : tensor<1x0xi64>
  %r = call @choice_42_program(%x0, %x1) : (tensor<1x4xi8>, tensor<1x0xi64>) -> (tensor<3x1xi8>)
  %r_expected = stablehlo.constant dense<"0xFE00FC"> : tensor<3x1xi8>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x1xi8>, tensor<3x1xi8>) -> ()
  return
}

func.func private @choice_42_program(%arg0: tensor<1x4xi8>, %arg1: tensor<1x0xi64>) -> (tensor<3x1xi8>) {
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>}> : (tensor<1x4xi8>, tensor<1x0xi64>) -> tensor<3x1xi8>
  return %0 : tensor<3x1xi8>
}

func.func @choice_43() {
  %x0 = stablehlo.constant dense<"0x000040C000000000000080C0000000C00000004000000040000040C00000803F"> : tensor<4xcomplex<f32>>
  %x1 = stablehlo.constant dense<"0x0200000000000000"> : tensor<1xi64>
  %r = call @choice_43_program(%x0, %x1) : (tensor<4xcomplex<f32>>, tensor<1xi64>) -> (tensor<1xcomplex<f32>>)
  %r_expected = stablehlo.constant dense<"0x0000004000000040"> : tensor<1xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> ()
  return
}

func.func private @choice_43_program(%arg0: tensor<4xcomplex<f32>>, %arg1: tensor<1xi64>) -> (tensor<1xcomplex<f32>>) {
  %c = stablehlo.constant dense<3> : tensor<1xi32>
  %0 = stablehlo.convert %arg1 : (tensor<1xi64>) -> tensor<1xi32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1xi32>
  %2 = stablehlo.compare GE, %0, %1, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
  %3 = stablehlo.compare LE, %0, %c, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
  %4 = stablehlo.and %2, %3 : tensor<1xi1>
  %c_1 = stablehlo.constant dense<true> : tensor<i1>
  %5 = stablehlo.reduce(%4 init: %c_1) applies stablehlo.and across dimensions = [0] : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
  %6 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], start_index_map = [0]>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xcomplex<f32>>, tensor<1xi32>) -> tensor<1xcomplex<f32>>
  %7 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<i1>) -> tensor<1xi1>
  %cst = stablehlo.constant dense<(0x7FC00000,0.000000e+00)> : tensor<complex<f32>>
  %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<1xcomplex<f32>>
  %9 = stablehlo.select %7, %6, %8 : tensor<1xi1>, tensor<1xcomplex<f32>>
  return %9 : tensor<1xcomplex<f32>>
}

func.func @choice_44() {
  %x0 = stablehlo.constant dense<"0x000080BF00000040000000C0"> : tensor<3xf32>
  %x1 = stablehlo.constant dense<> : tensor<0xui8>
  %r = call @choice_44_program(%x0, %x1) : (tensor<3xf32>, tensor<0xui8>) -> (tensor<2xf32>)
  %r_expected = stablehlo.constant dense<"0x000080BF00000040"> : tensor<2xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<2xf32>, tensor<2xf32>) -> ()
  return
}

func.func private @choice_44_program(%arg0: tensor<3xf32>, %arg1: tensor<0xui8>) -> (tensor<2xf32>) {
  %c = stablehlo.constant dense<> : tensor<0xi32>
  %0 = stablehlo.convert %arg1 : (tensor<0xui8>) -> tensor<0xi32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<0xi32>
  %2 = stablehlo.compare GE, %0, %1, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
  %3 = stablehlo.compare LE, %0, %c, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
  %4 = stablehlo.and %2, %3 : tensor<0xi1>
  %c_1 = stablehlo.constant dense<true> : tensor<i1>
  %5 = stablehlo.reduce(%4 init: %c_1) applies stablehlo.and across dimensions = [0] : (tensor<0xi1>, tensor<i1>) -> tensor<i1>
  %6 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0]>, indices_are_sorted = false, slice_sizes = array<i64: 2>}> : (tensor<3xf32>, tensor<0xi32>) -> tensor<2xf32>
  %7 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<i1>) -> tensor<2xi1>
  %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2xf32>
  %9 = stablehlo.select %7, %6, %8 : tensor<2xi1>, tensor<2xf32>
  return %9 : tensor<2xf32>
}

func.func @choice_45() {
  %x0 = stablehlo.constant dense<"0xFF02"> : tensor<2xi8>
  %x1 = stablehlo.constant dense<> : tensor<3x0xi64>
  %r = call @choice_45_program(%x0, %x1) : (tensor<2xi8>, tensor<3x0xi64>) -> (tensor<1x3xi8>)
  %r_expected = stablehlo.constant dense<"0xFFFFFF"> : tensor<1x3xi8>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<1x3xi8>, tensor<1x3xi8>) -> ()
  return
}

func.func private @choice_45_program(%arg0: tensor<2xi8>, %arg1: tensor<3x0xi64>) -> (tensor<1x3xi8>) {
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<2xi8>, tensor<3x0xi64>) -> tensor<1x3xi8>
  return %0 : tensor<1x3xi8>
}

func.func @choice_46() {
  %x0 = stablehlo.constant dense<"0x000040C0000000C0000040C0000000000000404000004040000040C0000080BF00008040000080C000004040000040C0000040C000008040000040C00000803F0000804000000000000040C0000080C000004040000000400000804000008040000000C000000000000000C000008040000080C000008040000000000000803F000040C0000040C000000000000080BF000080BF000000C00000804000004040000040C00000000000000040000040C0000040C0000000000000803F00004040"> : tensor<4x3x2xcomplex<f32>>
  %x1 = stablehlo.constant dense<> : tensor<0xi64>
  %r = call @choice_46_program(%x0, %x1) : (tensor<4x3x2xcomplex<f32>>, tensor<0xi64>) -> (tensor<1x1xcomplex<f32>>)
  %r_expected = stablehlo.constant dense<"0x000040C0000000C0"> : tensor<1x1xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> ()
  return
}

func.func private @choice_46_program(%arg0: tensor<4x3x2xcomplex<f32>>, %arg1: tensor<0xi64>) -> (tensor<1x1xcomplex<f32>>) {
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [1]>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<4x3x2xcomplex<f32>>, tensor<0xi64>) -> tensor<1x1xcomplex<f32>>
  return %0 : tensor<1x1xcomplex<f32>>
}

func.func @choice_47() {
  %x0 = stablehlo.constant dense<"0x0000804000000040000000C0000000C0000040C0000000C00000404000000000"> : tensor<2x4x1xf32>
  %x1 = stablehlo.constant dense<> : tensor<0xi8>
  %r = call @choice_47_program(%x0, %x1) : (tensor<2x4x1xf32>, tensor<0xi8>) -> (tensor<2xf32>)
  %r_expected = stablehlo.constant dense<"0x00008040000040C0"> : tensor<2xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<2xf32>, tensor<2xf32>) -> ()
  return
}

func.func private @choice_47_program(%arg0: tensor<2x4x1xf32>, %arg1: tensor<0xi8>) -> (tensor<2xf32>) {
  %c = stablehlo.constant dense<> : tensor<0xi32>
  %0 = stablehlo.convert %arg1 : (tensor<0xi8>) -> tensor<0xi32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<0xi32>
  %2 = stablehlo.compare GE, %0, %1, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
  %3 = stablehlo.compare LE, %0, %c, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
  %4 = stablehlo.and %2, %3 : tensor<0xi1>
  %c_1 = stablehlo.constant dense<true> : tensor<i1>
  %5 = stablehlo.reduce(%4 init: %c_1) applies stablehlo.and across dimensions = [0] : (tensor<0xi1>, tensor<i1>) -> tensor<i1>
  %6 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1, 2]>, indices_are_sorted = false, slice_sizes = array<i64: 2, 1, 1>}> : (tensor<2x4x1xf32>, tensor<0xi32>) -> tensor<2xf32>
  %7 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<i1>) -> tensor<2xi1>
  %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2xf32>
  %9 = stablehlo.select %7, %6, %8 : tensor<2xi1>, tensor<2xf32>
  return %9 : tensor<2xf32>
}

func.func @choice_48() {
  %x0 = stablehlo.constant dense<"0x00000000000040C000000040000080C00000004000000000000040400000803F0000404000000000000040400000404000008040000000400000803F0000803F000040400000803F0000803F00000000000040C0000080C00000803F000080C00000803F0000803F000000C0000040C000000000000080BF000000400000803F000040C00000803F000080C0000000C000000040000000C000000040000040C00000803F0000803F0000000000000040000040C0000040C00000803F000000C000008040000040C00000803F0000803F000080C0000000C0000080BF0000404000004040000000C0000000400000803F000040C00000803F000080BF00008040000040C000000040000000C000008040000080400000803F0000803F000080C000000040000000C0000000400000004000000040000080BF000040C00000803F"> : tensor<4x4x5xf32>
  %x1 = stablehlo.constant dense<"0x00"> : tensor<1xui8>
  %r = call @choice_48_program(%x0, %x1) : (tensor<4x4x5xf32>, tensor<1xui8>) -> (tensor<3x1xf32>)
  %r_expected = stablehlo.constant dense<"0x00000000000040C00000803F"> : tensor<3x1xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x1xf32>, tensor<3x1xf32>) -> ()
  return
}

func.func private @choice_48_program(%arg0: tensor<4x4x5xf32>, %arg1: tensor<1xui8>) -> (tensor<3x1xf32>) {
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], start_index_map = [2]>, indices_are_sorted = false, slice_sizes = array<i64: 3, 1, 1>}> : (tensor<4x4x5xf32>, tensor<1xui8>) -> tensor<3x1xf32>
  return %0 : tensor<3x1xf32>
}

func.func @choice_49() {
  %x0 = stablehlo.constant dense<"0x00FEFF00FC01FE04030002FDFEFD020403FF0304FCFEFDFE04FDFE03030401FC03FDFC0404040301"> : tensor<4x5x2xi8>
  %x1 = stablehlo.constant dense<"0x000000000400000002000000"> : tensor<3xi32>
  %r = call @choice_49_program(%x0, %x1) : (tensor<4x5x2xi8>, tensor<3xi32>) -> (tensor<i8>)
  %r_expected = stablehlo.constant dense<"0xFE"> : tensor<i8>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<i8>, tensor<i8>) -> ()
  return
}

func.func private @choice_49_program(%arg0: tensor<4x5x2xi8>, %arg1: tensor<3xi32>) -> (tensor<i8>) {
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2], start_index_map = [1, 2, 0]>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<4x5x2xi8>, tensor<3xi32>) -> tensor<i8>
  return %0 : tensor<i8>
}

func.func @choice_50() {
  %x0 = stablehlo.constant dense<"0x0000404000004040000000C0000080C0"> : tensor<4xf32>
  %x1 = stablehlo.constant dense<"0xFF0602FE0006"> : tensor<3x2x1xi8>
  %r = call @choice_50_program(%x0, %x1) : (tensor<4xf32>, tensor<3x2x1xi8>) -> (tensor<3x2x3xf32>)
  %r_expected = stablehlo.constant dense<"0x0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000C07F0000404000004040000000C00000C07F0000C07F0000C07F"> : tensor<3x2x3xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x2x3xf32>, tensor<3x2x3xf32>) -> ()
  return
}

func.func private @choice_50_program(%arg0: tensor<4xf32>, %arg1: tensor<3x2x1xi8>) -> (tensor<3x2x3xf32>) {
  %c = stablehlo.constant dense<1> : tensor<1xi32>
  %0 = stablehlo.convert %arg1 : (tensor<3x2x1xi8>) -> tensor<3x2x1xi32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x2x1xi32>
  %2 = stablehlo.compare GE, %0, %1, SIGNED : (tensor<3x2x1xi32>, tensor<3x2x1xi32>) -> tensor<3x2x1xi1>
  %3 = stablehlo.broadcast_in_dim %c, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<3x2x1xi32>
  %5 = stablehlo.compare LE, %0, %4, SIGNED : (tensor<3x2x1xi32>, tensor<3x2x1xi32>) -> tensor<3x2x1xi1>
  %6 = stablehlo.and %2, %5 : tensor<3x2x1xi1>
  %c_1 = stablehlo.constant dense<true> : tensor<i1>
  %7 = stablehlo.reduce(%6 init: %c_1) applies stablehlo.and across dimensions = [2] : (tensor<3x2x1xi1>, tensor<i1>) -> tensor<3x2xi1>
  %8 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 3>}> : (tensor<4xf32>, tensor<3x2x1xi32>) -> tensor<3x2x3xf32>
  %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<3x2xi1>) -> tensor<3x2x3xi1>
  %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %10 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x2x3xf32>
  %11 = stablehlo.select %9, %8, %10 : tensor<3x2x3xi1>, tensor<3x2x3xf32>
  return %11 : tensor<3x2x3xf32>
}

func.func @choice_51() {
  %x0 = stablehlo.constant dense<"0x000080BF00000040000000C0000080C00000803F"> : tensor<5x1xf32>
  %x1 = stablehlo.constant dense<> : tensor<0xi64>
  %r = call @choice_51_program(%x0, %x1) : (tensor<5x1xf32>, tensor<0xi64>) -> (tensor<1xf32>)
  %r_expected = stablehlo.constant dense<"0x000080BF"> : tensor<1xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<1xf32>, tensor<1xf32>) -> ()
  return
}

func.func private @choice_51_program(%arg0: tensor<5x1xf32>, %arg1: tensor<0xi64>) -> (tensor<1xf32>) {
  %c = stablehlo.constant dense<> : tensor<0xi32>
  %0 = stablehlo.convert %arg1 : (tensor<0xi64>) -> tensor<0xi32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<0xi32>
  %2 = stablehlo.compare GE, %0, %1, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
  %3 = stablehlo.compare LE, %0, %c, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
  %4 = stablehlo.and %2, %3 : tensor<0xi1>
  %c_1 = stablehlo.constant dense<true> : tensor<i1>
  %5 = stablehlo.reduce(%4 init: %c_1) applies stablehlo.and across dimensions = [0] : (tensor<0xi1>, tensor<i1>) -> tensor<i1>
  %6 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0]>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<5x1xf32>, tensor<0xi32>) -> tensor<1xf32>
  %7 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<i1>) -> tensor<1xi1>
  %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1xf32>
  %9 = stablehlo.select %7, %6, %8 : tensor<1xi1>, tensor<1xf32>
  return %9 : tensor<1xf32>
}

func.func @choice_52() {
  %x0 = stablehlo.constant dense<"0xFC01FEFCFD0100FEFFFFFD01000001FEFF0003FEFC04FCFE02"> : tensor<5x5xi8>
  %x1 = stablehlo.constant dense<"0x03000000000000000400000000000000040000000000000001000000000000000600000000000000010000000000000002000000000000000600000000000000"> : tensor<2x2x2xi64>
  %r = call @choice_52_program(%x0, %x1) : (tensor<5x5xi8>, tensor<2x2x2xi64>) -> (tensor<2x2x2xi8>)
  %r_expected = stablehlo.constant dense<"0xFE80808002808080"> : tensor<2x2x2xi8>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<2x2x2xi8>, tensor<2x2x2xi8>) -> ()
  return
}

func.func private @choice_52_program(%arg0: tensor<5x5xi8>, %arg1: tensor<2x2x2xi64>) -> (tensor<2x2x2xi8>) {
  %c = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  %0 = stablehlo.convert %arg1 : (tensor<2x2x2xi64>) -> tensor<2x2x2xi32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x2x2xi32>
  %2 = stablehlo.compare GE, %0, %1, SIGNED : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
  %3 = stablehlo.broadcast_in_dim %c, dims = [2] : (tensor<2xi32>) -> tensor<1x1x2xi32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<1x1x2xi32>) -> tensor<2x2x2xi32>
  %5 = stablehlo.compare LE, %0, %4, SIGNED : (tensor<2x2x2xi32>, tensor<2x2x2xi32>) -> tensor<2x2x2xi1>
  %6 = stablehlo.and %2, %5 : tensor<2x2x2xi1>
  %c_1 = stablehlo.constant dense<true> : tensor<i1>
  %7 = stablehlo.reduce(%6 init: %c_1) applies stablehlo.and across dimensions = [2] : (tensor<2x2x2xi1>, tensor<i1>) -> tensor<2x2xi1>
  %8 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<5x5xi8>, tensor<2x2x2xi32>) -> tensor<2x2x2xi8>
  %9 = stablehlo.broadcast_in_dim %7, dims = [1, 2] : (tensor<2x2xi1>) -> tensor<2x2x2xi1>
  %c_2 = stablehlo.constant dense<-128> : tensor<i8>
  %10 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i8>) -> tensor<2x2x2xi8>
  %11 = stablehlo.select %9, %8, %10 : tensor<2x2x2xi1>, tensor<2x2x2xi8>
  return %11 : tensor<2x2x2xi8>
}

func.func @choice_53() {
  %x0 = stablehlo.constant dense<"0xFEFC0101FFFCFCFF02FF0401"> : tensor<3x4x1xi8>
  %x1 = stablehlo.constant dense<"0x03"> : tensor<1x1xi8>
  %r = call @choice_53_program(%x0, %x1) : (tensor<3x4x1xi8>, tensor<1x1xi8>) -> (tensor<2x1xi8>)
  %r_expected = stablehlo.constant dense<"0x01FF"> : tensor<2x1xi8>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<2x1xi8>, tensor<2x1xi8>) -> ()
  return
}

func.func private @choice_53_program(%arg0: tensor<3x4x1xi8>, %arg1: tensor<1x1xi8>) -> (tensor<2x1xi8>) {
  %c = stablehlo.constant dense<3> : tensor<1xi32>
  %0 = stablehlo.convert %arg1 : (tensor<1x1xi8>) -> tensor<1x1xi32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
  %2 = stablehlo.compare GE, %0, %1, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
  %3 = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
  %4 = stablehlo.compare LE, %0, %3, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
  %5 = stablehlo.and %2, %4 : tensor<1x1xi1>
  %c_1 = stablehlo.constant dense<true> : tensor<i1>
  %6 = stablehlo.reduce(%5 init: %c_1) applies stablehlo.and across dimensions = [1] : (tensor<1x1xi1>, tensor<i1>) -> tensor<1xi1>
  %7 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1, 2], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 1, 1>}> : (tensor<3x4x1xi8>, tensor<1x1xi32>) -> tensor<2x1xi8>
  %8 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<1xi1>) -> tensor<2x1xi1>
  %c_2 = stablehlo.constant dense<-128> : tensor<i8>
  %9 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i8>) -> tensor<2x1xi8>
  %10 = stablehlo.select %8, %7, %9 : tensor<2x1xi1>, tensor<2x1xi8>
  return %10 : tensor<2x1xi8>
}

func.func @choice_54() {
  %x0 = stablehlo.constant dense<"0x000040C000008040000080BF00000000000040C0000000C0000040400000803F"> : tensor<4xcomplex<f32>>
  %x1 = stablehlo.constant dense<> : tensor<0xi8>
  %r = call @choice_54_program(%x0, %x1) : (tensor<4xcomplex<f32>>, tensor<0xi8>) -> (tensor<4xcomplex<f32>>)
  %r_expected = stablehlo.constant dense<"0x000040C000008040000080BF00000000000040C0000000C0000040400000803F"> : tensor<4xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> ()
  return
}

func.func private @choice_54_program(%arg0: tensor<4xcomplex<f32>>, %arg1: tensor<0xi8>) -> (tensor<4xcomplex<f32>>) {
  %c = stablehlo.constant dense<> : tensor<0xi32>
  %0 = stablehlo.convert %arg1 : (tensor<0xi8>) -> tensor<0xi32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<0xi32>
  %2 = stablehlo.compare GE, %0, %1, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
  %3 = stablehlo.compare LE, %0, %c, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
  %4 = stablehlo.and %2, %3 : tensor<0xi1>
  %c_1 = stablehlo.constant dense<true> : tensor<i1>
  %5 = stablehlo.reduce(%4 init: %c_1) applies stablehlo.and across dimensions = [0] : (tensor<0xi1>, tensor<i1>) -> tensor<i1>
  %6 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0]>, indices_are_sorted = false, slice_sizes = array<i64: 4>}> : (tensor<4xcomplex<f32>>, tensor<0xi32>) -> tensor<4xcomplex<f32>>
  %7 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<i1>) -> tensor<4xi1>
  %cst = stablehlo.constant dense<(0x7FC00000,0.000000e+00)> : tensor<complex<f32>>
  %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
  %9 = stablehlo.select %7, %6, %8 : tensor<4xi1>, tensor<4xcomplex<f32>>
  return %9 : tensor<4xcomplex<f32>>
}

func.func @choice_55() {
  %x0 = stablehlo.constant dense<"0x00000000000080400000803F0000004000004040000080C0000000C00000804000000000000040400000803F000080C0000000C000004040000000C000000040000000C0000040C00000004000004040000080BF00008040000080400000803F000000C0000040400000803F000080BF0000000000000040000080BF00000040000080BF000080C000008040000040C0000080C000000000000040C0000000C00000404000000040000080BF0000404000008040000000000000803F000000C00000803F000080C0000000C000008040000080C000000040000080BF0000000000008040000080BF0000000000008040000080BF000040C0000080C0000080BF000080BF000080BF0000803F00000000000000C0000080C000000000000000C000008040000080BF0000803F0000404000000040000080C0000000C000000000000000C000008040000000C0000000C0000080BF000040C00000804000008040000080BF000080BF0000803F00000000000080BF000000C0000040C00000803F0000004000000000000000C000004040"> : tensor<2x5x5xcomplex<f32>>
  %x1 = stablehlo.constant dense<"0x0200000000000000"> : tensor<1xi64>
  %r = call @choice_55_program(%x0, %x1) : (tensor<2x5x5xcomplex<f32>>, tensor<1xi64>) -> (tensor<1x1x1xcomplex<f32>>)
  %r_expected = stablehlo.constant dense<"0x00004040000080C0"> : tensor<1x1x1xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<1x1x1xcomplex<f32>>, tensor<1x1x1xcomplex<f32>>) -> ()
  return
}

func.func private @choice_55_program(%arg0: tensor<2x5x5xcomplex<f32>>, %arg1: tensor<1xi64>) -> (tensor<1x1x1xcomplex<f32>>) {
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], start_index_map = [2]>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x5x5xcomplex<f32>>, tensor<1xi64>) -> tensor<1x1x1xcomplex<f32>>
  return %0 : tensor<1x1x1xcomplex<f32>>
}

func.func @choice_56() {
  %x0 = stablehlo.constant dense<"0x02FF0304FDFDFEFF01FF03FC03FD0004"> : tensor<4x1x4xi8>
  %x1 = stablehlo.constant dense<"0x060501010006"> : tensor<1x2x3xui8>
  %r = call @choice_56_program(%x0, %x1) : (tensor<4x1x4xi8>, tensor<1x2x3xui8>) -> (tensor<1x2x4xi8>)
  %r_expected = stablehlo.constant dense<"0x04FFFC0402FD0103"> : tensor<1x2x4xi8>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<1x2x4xi8>, tensor<1x2x4xi8>) -> ()
  return
}

func.func private @choice_56_program(%arg0: tensor<4x1x4xi8>, %arg1: tensor<1x2x3xui8>) -> (tensor<1x2x4xi8>) {
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1, 2], start_index_map = [0, 2, 1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 4, 1, 1>}> : (tensor<4x1x4xi8>, tensor<1x2x3xui8>) -> tensor<1x2x4xi8>
  return %0 : tensor<1x2x4xi8>
}

func.func @choice_57() {
  %x0 = stablehlo.constant dense<"0x000040C0000080C0000080BF000000000000000000000040000080C00000803F0000004000008040"> : tensor<5x1x2xf32>
  %x1 = stablehlo.constant dense<> : tensor<0xi8>
  %r = call @choice_57_program(%x0, %x1) : (tensor<5x1x2xf32>, tensor<0xi8>) -> (tensor<4xf32>)
  %r_expected = stablehlo.constant dense<"0x000040C0000080BF00000000000080C0"> : tensor<4xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
  return
}

func.func private @choice_57_program(%arg0: tensor<5x1x2xf32>, %arg1: tensor<0xi8>) -> (tensor<4xf32>) {
  %c = stablehlo.constant dense<> : tensor<0xi32>
  %0 = stablehlo.convert %arg1 : (tensor<0xi8>) -> tensor<0xi32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<0xi32>
  %2 = stablehlo.compare GE, %0, %1, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
  %3 = stablehlo.compare LE, %0, %c, SIGNED : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi1>
  %4 = stablehlo.and %2, %3 : tensor<0xi1>
  %c_1 = stablehlo.constant dense<true> : tensor<i1>
  %5 = stablehlo.reduce(%4 init: %c_1) applies stablehlo.and across dimensions = [0] : (tensor<0xi1>, tensor<i1>) -> tensor<i1>
  %6 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1, 2]>, indices_are_sorted = false, slice_sizes = array<i64: 4, 1, 1>}> : (tensor<5x1x2xf32>, tensor<0xi32>) -> tensor<4xf32>
  %7 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<i1>) -> tensor<4xi1>
  %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
  %9 = stablehlo.select %7, %6, %8 : tensor<4xi1>, tensor<4xf32>
  return %9 : tensor<4xf32>
}

func.func @choice_58() {
  %x0 = stablehlo.constant dense<"0x000040C0000080C0000080C0000040C0000080400000803F0000803F0000803F000080400000803F00000000000080C0000080BF000080BF0000004000000040000080BF000040C0"> : tensor<3x3xcomplex<f32>>
  %x1 = stablehlo.constant dense<"0x0405"> : tensor<1x1x2xi8>
  %r = call @choice_58_program(%x0, %x1) : (tensor<3x3xcomplex<f32>>, tensor<1x1x2xi8>) -> (tensor<1x1xcomplex<f32>>)
  %r_expected = stablehlo.constant dense<"0x000080BF000040C0"> : tensor<1x1xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> ()
  return
}

func.func private @choice_58_program(%arg0: tensor<3x3xcomplex<f32>>, %arg1: tensor<1x1x2xi8>) -> (tensor<1x1xcomplex<f32>>) {
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [1, 0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x3xcomplex<f32>>, tensor<1x1x2xi8>) -> tensor<1x1xcomplex<f32>>
  return %0 : tensor<1x1xcomplex<f32>>
}

func.func @choice_59() {
  %x0 = stablehlo.constant dense<"0x0000803F00000040"> : tensor<2xf32>
  %x1 = stablehlo.constant dense<> : tensor<2x0xui8>
  %r = call @choice_59_program(%x0, %x1) : (tensor<2xf32>, tensor<2x0xui8>) -> (tensor<2x2xf32>)
  %r_expected = stablehlo.constant dense<"0x0000803F0000803F0000004000000040"> : tensor<2x2xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<2x2xf32>, tensor<2x2xf32>) -> ()
  return
}

func.func private @choice_59_program(%arg0: tensor<2xf32>, %arg1: tensor<2x0xui8>) -> (tensor<2x2xf32>) {
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2>}> : (tensor<2xf32>, tensor<2x0xui8>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}

func.func @torch_plain() {
  %x0 = stablehlo.constant dense<"0x000080BF0000004000004040000080BF000000C0000080BF0000803F000080C0000040C0000080BF000000000000804000000040000080C0000040C0000080400000803F000040400000000000000040000080BF000040C0000040C000004040"> : tensor<2x3x4xf32>
  %x1 = stablehlo.constant dense<"0x00000000020000000100000000000000000000000000000002000000000000000000000000000000"> : tensor<5x2xi32>
  %r = call @torch_plain_program(%x0, %x1) : (tensor<2x3x4xf32>, tensor<5x2xi32>) -> (tensor<2x5x2x4xf32>)
  %r_expected = stablehlo.constant dense<"0x000080BF0000004000004040000080BF000040C0000080BF0000000000008040000000C0000080BF0000803F000080C0000080BF0000004000004040000080BF000080BF0000004000004040000080BF000080BF0000004000004040000080BF000040C0000080BF0000000000008040000080BF0000004000004040000080BF000080BF0000004000004040000080BF000080BF0000004000004040000080BF00000040000080C0000040C000008040000080BF000040C0000040C0000040400000803F00004040000000000000004000000040000080C0000040C00000804000000040000080C0000040C00000804000000040000080C0000040C000008040000080BF000040C0000040C00000404000000040000080C0000040C00000804000000040000080C0000040C00000804000000040000080C0000040C000008040"> : tensor<2x5x2x4xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<2x5x2x4xf32>, tensor<2x5x2x4xf32>) -> ()
  return
}

func.func private @torch_plain_program(%a: tensor<2x3x4xf32>, %b: tensor<5x2xi32>) -> (tensor<2x5x2x4xf32>) {
  %r = "stablehlo.torch_index_select"(%a, %b) <{dim = 1 : i64, batch_dims = 0 : i64}>
      : (tensor<2x3x4xf32>, tensor<5x2xi32>) -> tensor<2x5x2x4xf32>
  return %r : tensor<2x5x2x4xf32>
}

func.func @torch_batch() {
  %x0 = stablehlo.constant dense<"0x000080BF0000004000004040000080BF000000C0000080BF0000803F000080C0000040C0000080BF000000000000804000000040000080C0000040C0000080400000803F000040400000000000000040000080BF000040C0000040C000004040"> : tensor<2x3x4xf32>
  %x1 = stablehlo.constant dense<"0x020000000100000000000000000000000200000000000000"> : tensor<2x3xi32>
  %r = call @torch_batch_program(%x0, %x1) : (tensor<2x3x4xf32>, tensor<2x3xi32>) -> (tensor<2x3x3xf32>)
  %r_expected = stablehlo.constant dense<"0x0000404000000040000080BF0000803F000080BF000000C000000000000080BF000040C000000040000040C0000000400000803F000000000000803F000080BF000040C0000080BF"> : tensor<2x3x3xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> ()
  return
}

func.func private @torch_batch_program(%a: tensor<2x3x4xf32>, %b: tensor<2x3xi32>) -> (tensor<2x3x3xf32>) {
  %r = "stablehlo.torch_index_select"(%a, %b) <{dim = 2 : i64, batch_dims = 1 : i64}>
      : (tensor<2x3x4xf32>, tensor<2x3xi32>) -> tensor<2x3x3xf32>
  return %r : tensor<2x3x3xf32>
}
