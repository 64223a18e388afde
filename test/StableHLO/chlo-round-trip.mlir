// RUN: tutti-opt %s -o %t.mlir
// RUN: FileCheck %s --input-file=%t.mlir
// RUN: tutti-opt %t.mlir | diff %t.mlir -
// RUN: tutti-opt %t.mlir --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: tutti-opt %t.mlir --mlir-print-op-generic | tutti-opt | diff %t.mlir -

// CHECK-LABEL: func.func @unary(
func.func @unary(%arg0: tensor<4xf32>, %arg1: tensor<4xcomplex<f32>>) {
  // CHECK-NEXT: chlo._asin_acos_kernel %arg1 : tensor<4xcomplex<f32>> -> tensor<4xcomplex<f32>>
  // GENERIC: "chlo._asin_acos_kernel"(%{{.*}}) : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %_asin_acos_kernel = chlo._asin_acos_kernel %arg1 : tensor<4xcomplex<f32>> -> tensor<4xcomplex<f32>>
  // CHECK-NEXT: chlo.acos %arg0 : tensor<4xf32> -> tensor<4xf32>
  // GENERIC: "chlo.acos"(%{{.*}}) : (tensor<4xf32>) -> tensor<4xf32>
  %acos = chlo.acos %arg0 : tensor<4xf32> -> tensor<4xf32>
  // CHECK-NEXT: chlo.acosh %arg0 : tensor<4xf32> -> tensor<4xf32>
  // GENERIC: "chlo.acosh"(%{{.*}}) : (tensor<4xf32>) -> tensor<4xf32>
  %acosh = chlo.acosh %arg0 : tensor<4xf32> -> tensor<4xf32>
  // CHECK-NEXT: chlo.asin %arg0 : tensor<4xf32> -> tensor<4xf32>
  // GENERIC: "chlo.asin"(%{{.*}}) : (tensor<4xf32>) -> tensor<4xf32>
  %asin = chlo.asin %arg0 : tensor<4xf32> -> tensor<4xf32>
  // CHECK-NEXT: chlo.asinh %arg0 : tensor<4xf32> -> tensor<4xf32>
  // GENERIC: "chlo.asinh"(%{{.*}}) : (tensor<4xf32>) -> tensor<4xf32>
  %asinh = chlo.asinh %arg0 : tensor<4xf32> -> tensor<4xf32>
  // CHECK-NEXT: chlo.atan %arg0 : tensor<4xf32> -> tensor<4xf32>
  // GENERIC: "chlo.atan"(%{{.*}}) : (tensor<4xf32>) -> tensor<4xf32>
  %atan = chlo.atan %arg0 : tensor<4xf32> -> tensor<4xf32>
  // CHECK-NEXT: chlo.atanh %arg0 : tensor<4xf32> -> tensor<4xf32>
  // GENERIC: "chlo.atanh"(%{{.*}}) : (tensor<4xf32>) -> tensor<4xf32>
  %atanh = chlo.atanh %arg0 : tensor<4xf32> -> tensor<4xf32>
  // CHECK-NEXT: chlo.bessel_i1e %arg0 : tensor<4xf32> -> tensor<4xf32>
  // GENERIC: "chlo.bessel_i1e"(%{{.*}}) : (tensor<4xf32>) -> tensor<4xf32>
  %bessel_i1e = chlo.bessel_i1e %arg0 : tensor<4xf32> -> tensor<4xf32>
  // CHECK-NEXT: chlo.conj %arg0 : tensor<4xf32> -> tensor<4xf32>
  // GENERIC: "chlo.conj"(%{{.*}}) : (tensor<4xf32>) -> tensor<4xf32>
  %conj = chlo.conj %arg0 : tensor<4xf32> -> tensor<4xf32>
  // CHECK-NEXT: chlo.cosh %arg0 : tensor<4xf32> -> tensor<4xf32>
  // GENERIC: "chlo.cosh"(%{{.*}}) : (tensor<4xf32>) -> tensor<4xf32>
  %cosh = chlo.cosh %arg0 : tensor<4xf32> -> tensor<4xf32>
  // CHECK-NEXT: chlo.digamma %arg0 : tensor<4xf32> -> tensor<4xf32>
  // GENERIC: "chlo.digamma"(%{{.*}}) : (tensor<4xf32>) -> tensor<4xf32>
  %digamma = chlo.digamma %arg0 : tensor<4xf32> -> tensor<4xf32>
  // CHECK-NEXT: chlo.erf %arg0 : tensor<4xf32> -> tensor<4xf32>
  // GENERIC: "chlo.erf"(%{{.*}}) : (tensor<4xf32>) -> tensor<4xf32>
  %erf = chlo.erf %arg0 : tensor<4xf32> -> tensor<4xf32>
  // CHECK-NEXT: chlo.erf_inv %arg0 : tensor<4xf32> -> tensor<4xf32>
  // GENERIC: "chlo.erf_inv"(%{{.*}}) : (tensor<4xf32>) -> tensor<4xf32>
  %erf_inv = chlo.erf_inv %arg0 : tensor<4xf32> -> tensor<4xf32>
  // CHECK-NEXT: chlo.erfc %arg0 : tensor<4xf32> -> tensor<4xf32>
  // GENERIC: "chlo.erfc"(%{{.*}}) : (tensor<4xf32>) -> tensor<4xf32>
  %erfc = chlo.erfc %arg0 : tensor<4xf32> -> tensor<4xf32>
  // CHECK-NEXT: chlo.lgamma %arg0 : tensor<4xf32> -> tensor<4xf32>
  // GENERIC: "chlo.lgamma"(%{{.*}}) : (tensor<4xf32>) -> tensor<4xf32>
  %lgamma = chlo.lgamma %arg0 : tensor<4xf32> -> tensor<4xf32>
  // CHECK-NEXT: chlo.sinh %arg0 : tensor<4xf32> -> tensor<4xf32>
  // GENERIC: "chlo.sinh"(%{{.*}}) : (tensor<4xf32>) -> tensor<4xf32>
  %sinh = chlo.sinh %arg0 : tensor<4xf32> -> tensor<4xf32>
  // CHECK-NEXT: chlo.square %arg0 : tensor<4xf32> -> tensor<4xf32>
  // GENERIC: "chlo.square"(%{{.*}}) : (tensor<4xf32>) -> tensor<4xf32>
  %square = chlo.square %arg0 : tensor<4xf32> -> tensor<4xf32>
  // CHECK-NEXT: chlo.tan %arg0 : tensor<4xf32> -> tensor<4xf32>
  // GENERIC: "chlo.tan"(%{{.*}}) : (tensor<4xf32>) -> tensor<4xf32>
  %tan = chlo.tan %arg0 : tensor<4xf32> -> tensor<4xf32>
  // CHECK-NEXT: chlo.is_inf %arg0 : tensor<4xf32> -> tensor<4xi1>
  %is_inf = chlo.is_inf %arg0 : tensor<4xf32> -> tensor<4xi1>
  // CHECK-NEXT: chlo.is_neg_inf %arg0 : tensor<4xf32> -> tensor<4xi1>
  %is_neg_inf = chlo.is_neg_inf %arg0 : tensor<4xf32> -> tensor<4xi1>
  // CHECK-NEXT: chlo.is_pos_inf %arg0 : tensor<4xf32> -> tensor<4xi1>
  %is_pos_inf = chlo.is_pos_inf %arg0 : tensor<4xf32> -> tensor<4xi1>
  return
}

// CHECK-LABEL: func.func @unary_types(
func.func @unary_types(%arg0: tensor<?x4xf64>, %arg1: tensor<*xbf16>, %arg2: tensor<f8E4M3FN>, %arg3: tensor<4xcomplex<f64>>, %arg4: tensor<?x4xf32, #stablehlo.bounds<8, ?>>) {
  // CHECK-NEXT: chlo.erf %arg0 {mark = 1 : i32} : tensor<?x4xf64> -> tensor<3x4xf64>
  %0 = chlo.erf %arg0 {mark = 1 : i32} : tensor<?x4xf64> -> tensor<3x4xf64>
  // CHECK-NEXT: chlo.erf %arg1 : tensor<*xbf16> -> tensor<*xbf16>
  %1 = chlo.erf %arg1 : tensor<*xbf16> -> tensor<*xbf16>
  // CHECK-NEXT: chlo.tan %arg2 : tensor<f8E4M3FN> -> tensor<f8E4M3FN>
  %2 = chlo.tan %arg2 : tensor<f8E4M3FN> -> tensor<f8E4M3FN>
  // CHECK-NEXT: chlo.square %arg3 : tensor<4xcomplex<f64>> -> tensor<4xcomplex<f64>>
  %3 = chlo.square %arg3 : tensor<4xcomplex<f64>> -> tensor<4xcomplex<f64>>
  // CHECK-NEXT: chlo.erfc %arg4 : tensor<?x4xf32, #stablehlo.bounds<8, ?>> -> tensor<?x4xf32, #stablehlo.bounds<8, ?>>
  %4 = chlo.erfc %arg4 : tensor<?x4xf32, #stablehlo.bounds<8, ?>> -> tensor<?x4xf32, #stablehlo.bounds<8, ?>>
  return
}

// CHECK-LABEL: func.func @binary(
func.func @binary(%arg0: tensor<4xf32>, %arg1: tensor<4xui8>) {
  // CHECK-NEXT: chlo.next_after %arg0, %arg0 {mark} : tensor<4xf32>, tensor<4xf32> -> tensor<4xf32>
  // GENERIC: "chlo.next_after"(%{{.*}}, %{{.*}}) {mark} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %next_after = chlo.next_after %arg0, %arg0 {mark} : tensor<4xf32>, tensor<4xf32> -> tensor<4xf32>
  // CHECK-NEXT: chlo.polygamma %arg0, %arg0 {mark} : tensor<4xf32>, tensor<4xf32> -> tensor<4xf32>
  // GENERIC: "chlo.polygamma"(%{{.*}}, %{{.*}}) {mark} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %polygamma = chlo.polygamma %arg0, %arg0 {mark} : tensor<4xf32>, tensor<4xf32> -> tensor<4xf32>
  // CHECK-NEXT: chlo.zeta %arg0, %arg0 {mark} : tensor<4xf32>, tensor<4xf32> -> tensor<4xf32>
  // GENERIC: "chlo.zeta"(%{{.*}}, %{{.*}}) {mark} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %zeta = chlo.zeta %arg0, %arg0 {mark} : tensor<4xf32>, tensor<4xf32> -> tensor<4xf32>
  // CHECK-NEXT: chlo.mulhi %arg1, %arg1 {mark} : tensor<4xui8>, tensor<4xui8> -> tensor<4xui8>
  // GENERIC: "chlo.mulhi"(%{{.*}}, %{{.*}}) {mark} : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xui8>
  %mulhi = chlo.mulhi %arg1, %arg1 {mark} : tensor<4xui8>, tensor<4xui8> -> tensor<4xui8>
  return
}

// CHECK-LABEL: func.func @broadcasting(
func.func @broadcasting(%arg0: tensor<8x4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<8x4xi32>, %arg3: tensor<i1>) {
  // CHECK-NEXT: chlo.broadcast_add %arg0, %arg1 : (tensor<8x4xf32>, tensor<4xf32>) -> tensor<8x4xf32>
  %add = chlo.broadcast_add %arg0, %arg1 : (tensor<8x4xf32>, tensor<4xf32>) -> tensor<8x4xf32>
  // CHECK-NEXT: chlo.broadcast_atan2 %arg0, %arg1 : (tensor<8x4xf32>, tensor<4xf32>) -> tensor<8x4xf32>
  %atan2 = chlo.broadcast_atan2 %arg0, %arg1 : (tensor<8x4xf32>, tensor<4xf32>) -> tensor<8x4xf32>
  // CHECK-NEXT: chlo.broadcast_divide %arg0, %arg1 : (tensor<8x4xf32>, tensor<4xf32>) -> tensor<8x4xf32>
  %divide = chlo.broadcast_divide %arg0, %arg1 : (tensor<8x4xf32>, tensor<4xf32>) -> tensor<8x4xf32>
  // CHECK-NEXT: chlo.broadcast_maximum %arg0, %arg1 : (tensor<8x4xf32>, tensor<4xf32>) -> tensor<8x4xf32>
  %maximum = chlo.broadcast_maximum %arg0, %arg1 : (tensor<8x4xf32>, tensor<4xf32>) -> tensor<8x4xf32>
  // CHECK-NEXT: chlo.broadcast_minimum %arg0, %arg1 : (tensor<8x4xf32>, tensor<4xf32>) -> tensor<8x4xf32>
  %minimum = chlo.broadcast_minimum %arg0, %arg1 : (tensor<8x4xf32>, tensor<4xf32>) -> tensor<8x4xf32>
  // CHECK-NEXT: chlo.broadcast_multiply %arg0, %arg1 : (tensor<8x4xf32>, tensor<4xf32>) -> tensor<8x4xf32>
  %multiply = chlo.broadcast_multiply %arg0, %arg1 : (tensor<8x4xf32>, tensor<4xf32>) -> tensor<8x4xf32>
  // CHECK-NEXT: chlo.broadcast_next_after %arg0, %arg1 : (tensor<8x4xf32>, tensor<4xf32>) -> tensor<8x4xf32>
  %next_after = chlo.broadcast_next_after %arg0, %arg1 : (tensor<8x4xf32>, tensor<4xf32>) -> tensor<8x4xf32>
  // CHECK-NEXT: chlo.broadcast_polygamma %arg0, %arg1 : (tensor<8x4xf32>, tensor<4xf32>) -> tensor<8x4xf32>
  %polygamma = chlo.broadcast_polygamma %arg0, %arg1 : (tensor<8x4xf32>, tensor<4xf32>) -> tensor<8x4xf32>
  // CHECK-NEXT: chlo.broadcast_power %arg0, %arg1 : (tensor<8x4xf32>, tensor<4xf32>) -> tensor<8x4xf32>
  %power = chlo.broadcast_power %arg0, %arg1 : (tensor<8x4xf32>, tensor<4xf32>) -> tensor<8x4xf32>
  // CHECK-NEXT: chlo.broadcast_remainder %arg0, %arg1 : (tensor<8x4xf32>, tensor<4xf32>) -> tensor<8x4xf32>
  %remainder = chlo.broadcast_remainder %arg0, %arg1 : (tensor<8x4xf32>, tensor<4xf32>) -> tensor<8x4xf32>
  // CHECK-NEXT: chlo.broadcast_subtract %arg0, %arg1 : (tensor<8x4xf32>, tensor<4xf32>) -> tensor<8x4xf32>
  %subtract = chlo.broadcast_subtract %arg0, %arg1 : (tensor<8x4xf32>, tensor<4xf32>) -> tensor<8x4xf32>
  // CHECK-NEXT: chlo.broadcast_zeta %arg0, %arg1 : (tensor<8x4xf32>, tensor<4xf32>) -> tensor<8x4xf32>
  %zeta = chlo.broadcast_zeta %arg0, %arg1 : (tensor<8x4xf32>, tensor<4xf32>) -> tensor<8x4xf32>
  // CHECK-NEXT: chlo.broadcast_shift_left %arg2, %arg2 : (tensor<8x4xi32>, tensor<8x4xi32>) -> tensor<8x4xi32>
  %shift_left = chlo.broadcast_shift_left %arg2, %arg2 : (tensor<8x4xi32>, tensor<8x4xi32>) -> tensor<8x4xi32>
  // CHECK-NEXT: chlo.broadcast_shift_right_arithmetic %arg2, %arg2 : (tensor<8x4xi32>, tensor<8x4xi32>) -> tensor<8x4xi32>
  %shift_right_arithmetic = chlo.broadcast_shift_right_arithmetic %arg2, %arg2 : (tensor<8x4xi32>, tensor<8x4xi32>) -> tensor<8x4xi32>
  // CHECK-NEXT: chlo.broadcast_shift_right_logical %arg2, %arg2 : (tensor<8x4xi32>, tensor<8x4xi32>) -> tensor<8x4xi32>
  %shift_right_logical = chlo.broadcast_shift_right_logical %arg2, %arg2 : (tensor<8x4xi32>, tensor<8x4xi32>) -> tensor<8x4xi32>
  // CHECK-NEXT: chlo.broadcast_and %arg2, %arg2 : (tensor<8x4xi32>, tensor<8x4xi32>) -> tensor<8x4xi32>
  %and = chlo.broadcast_and %arg2, %arg2 : (tensor<8x4xi32>, tensor<8x4xi32>) -> tensor<8x4xi32>
  // CHECK-NEXT: chlo.broadcast_or %arg2, %arg2 : (tensor<8x4xi32>, tensor<8x4xi32>) -> tensor<8x4xi32>
  %or = chlo.broadcast_or %arg2, %arg2 : (tensor<8x4xi32>, tensor<8x4xi32>) -> tensor<8x4xi32>
  // CHECK-NEXT: chlo.broadcast_xor %arg2, %arg2 : (tensor<8x4xi32>, tensor<8x4xi32>) -> tensor<8x4xi32>
  %xor = chlo.broadcast_xor %arg2, %arg2 : (tensor<8x4xi32>, tensor<8x4xi32>) -> tensor<8x4xi32>
  // CHECK-NEXT: chlo.broadcast_complex %arg1, %arg0 : (tensor<4xf32>, tensor<8x4xf32>) -> tensor<8x4xcomplex<f32>>
  %complex = chlo.broadcast_complex %arg1, %arg0 : (tensor<4xf32>, tensor<8x4xf32>) -> tensor<8x4xcomplex<f32>>
  // CHECK-NEXT: chlo.broadcast_compare %arg0, %arg1 {broadcast_dimensions = array<i64: 1>, compare_type = #chlo<comparison_type TOTALORDER>, comparison_direction = #chlo<comparison_direction LT>} : (tensor<8x4xf32>, tensor<4xf32>) -> tensor<8x4xi1>
  // GENERIC: "chlo.broadcast_compare"(%{{.*}}, %{{.*}}) <{broadcast_dimensions = array<i64: 1>, compare_type = #chlo<comparison_type TOTALORDER>, comparison_direction = #chlo<comparison_direction LT>}> : (tensor<8x4xf32>, tensor<4xf32>) -> tensor<8x4xi1>
  %compare = chlo.broadcast_compare %arg0, %arg1 {broadcast_dimensions = array<i64: 1>, comparison_direction = #chlo<comparison_direction LT>, compare_type = #chlo<comparison_type TOTALORDER>} : (tensor<8x4xf32>, tensor<4xf32>) -> tensor<8x4xi1>
  // CHECK-NEXT: chlo.broadcast_select %arg3, %arg0, %arg1 : (tensor<i1>, tensor<8x4xf32>, tensor<4xf32>) -> tensor<8x4xf32>
  %select = chlo.broadcast_select %arg3, %arg0, %arg1 : (tensor<i1>, tensor<8x4xf32>, tensor<4xf32>) -> tensor<8x4xf32>
  return
}

// CHECK-LABEL: func.func @broadcast_shapes(
func.func @broadcast_shapes(%arg0: tensor<8x1x4xf32>, %arg1: tensor<8xf32>, %arg2: tensor<?x4xf32>, %arg3: tensor<f32>, %arg4: tensor<*xf32>) {
  // CHECK-NEXT: chlo.broadcast_add %arg0, %arg1 {broadcast_dimensions = array<i64: 0>}
  %0 = chlo.broadcast_add %arg0, %arg1 {broadcast_dimensions = array<i64: 0>} : (tensor<8x1x4xf32>, tensor<8xf32>) -> tensor<8x1x4xf32>
  // CHECK-NEXT: chlo.broadcast_add %arg0, %arg2 : (tensor<8x1x4xf32>, tensor<?x4xf32>) -> tensor<8x?x4xf32>
  %1 = chlo.broadcast_add %arg0, %arg2 : (tensor<8x1x4xf32>, tensor<?x4xf32>) -> tensor<8x?x4xf32>
  // CHECK-NEXT: chlo.broadcast_add %arg2, %arg3 {broadcast_dimensions = array<i64>}
  %2 = chlo.broadcast_add %arg2, %arg3 {broadcast_dimensions = array<i64>} : (tensor<?x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  // CHECK-NEXT: chlo.broadcast_add %arg4, %arg3 : (tensor<*xf32>, tensor<f32>) -> tensor<2xf32>
  %3 = chlo.broadcast_add %arg4, %arg3 : (tensor<*xf32>, tensor<f32>) -> tensor<2xf32>
  return
}

// CHECK-LABEL: func.func @constants(
func.func @constants(%arg0: tensor<8x?xf32>) {
  // CHECK-NEXT: chlo.constant dense<1> : tensor<2xi32>
  // GENERIC: "chlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
  %0 = chlo.constant dense<1> : tensor<2xi32>
  // CHECK-NEXT: chlo.constant {mark = 1 : i32} dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>
  %1 = chlo.constant {mark = 1 : i32} dense<[1.0, 2.0]> : tensor<2xf32>
  // CHECK-NEXT: "chlo.constant_like"(%arg0) <{value = 1 : i32}> {mark} : (tensor<8x?xf32>) -> tensor<8x?xi32>
  %2 = "chlo.constant_like"(%arg0) <{value = 1 : i32}> {mark} : (tensor<8x?xf32>) -> tensor<8x?xi32>
  return
}

// CHECK-LABEL: func.func @top_k(
func.func @top_k(%arg0: tensor<8x4xf32>, %arg1: tensor<?x4xi32>) {
  // CHECK-NEXT: %values, %indices = chlo.top_k(%arg0, k = 2) {mark} : tensor<8x4xf32> -> (tensor<8x2xf32>, tensor<8x2xi32>)
  // GENERIC: "chlo.top_k"(%{{.*}}) <{k = 2 : i64}> {mark} : (tensor<8x4xf32>) -> (tensor<8x2xf32>, tensor<8x2xi32>)
  %0:2 = chlo.top_k(%arg0, k = 2) {mark} : tensor<8x4xf32> -> (tensor<8x2xf32>, tensor<8x2xi32>)
  // CHECK-NEXT: chlo.top_k(%arg1, k = 0) : tensor<?x4xi32> -> (tensor<?x0xi32>, tensor<?x0xi32>)
  %1:2 = chlo.top_k(%arg1, k = 0) : tensor<?x4xi32> -> (tensor<?x0xi32>, tensor<?x0xi32>)
  return
}

// CHECK-LABEL: func.func @scan(
func.func @scan(%arg0: tensor<8x4xf32>, %arg1: tensor<4xf32>) {
  // CHECK-NEXT: %0:2 = chlo.scan(%arg0) inits (%arg1) dimension=0  {
  // CHECK-NEXT: ^bb0(%input: tensor<4xf32>, %carry: tensor<4xf32>):
  // GENERIC: "chlo.scan"(%{{.*}}, %{{.*}}) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({
  %0:2 = chlo.scan(%arg0) inits (%arg1) dimension=0 {
  ^bb0(%x: tensor<4xf32>, %y: tensor<4xf32>):
    %sum = stablehlo.add %x, %y : tensor<4xf32>
    stablehlo.return %sum, %sum : tensor<4xf32>, tensor<4xf32>
  } : (tensor<8x4xf32>, tensor<4xf32>) -> (tensor<8x4xf32>, tensor<4xf32>)
  // CHECK: chlo.scan() inits (%arg1) dimension=1  attributes {is_associative = false, is_reverse = true, mark, scan_dim_size = 3 : i64} {
  // CHECK-NEXT: ^bb0(%carry: tensor<4xf32>):
  // CHECK: } : (tensor<4xf32>) -> (tensor<4x3xf32>, tensor<4xf32>)
  %1:2 = chlo.scan() inits (%arg1) dimension=1 attributes {scan_dim_size = 3 : i64, is_reverse = true, mark, is_associative = false} {
  ^bb0(%y: tensor<4xf32>):
    stablehlo.return %y, %y : tensor<4xf32>, tensor<4xf32>
  } : (tensor<4xf32>) -> (tensor<4x3xf32>, tensor<4xf32>)
  // CHECK: chlo.scan(%arg0) inits () dimension=1  {
  %2 = chlo.scan(%arg0) inits () dimension=1 {
  ^bb0(%x: tensor<8xf32>):
    stablehlo.return %x : tensor<8xf32>
  } : (tensor<8x4xf32>) -> tensor<8x4xf32>
  return
}

// CHECK-LABEL: func.func @ragged_dot_rows(
func.func @ragged_dot_rows(%lhs: tensor<2x11x5xf32>, %rhs: tensor<3x2x5x7xf32>, %group_sizes: tensor<2x3xi64>, %once: tensor<3xi64>) {
  // CHECK-NEXT: "chlo.ragged_dot"(%arg0, %arg1, %arg2) <{precision_config = [#chlo<precision DEFAULT>, #chlo<precision HIGHEST>], ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2], lhs_ragged_dimensions = [1], rhs_group_dimensions = [0]>}> : (tensor<2x11x5xf32>, tensor<3x2x5x7xf32>, tensor<2x3xi64>) -> tensor<2x11x7xf32>
  %0 = "chlo.ragged_dot"(%lhs, %rhs, %group_sizes) {
    precision_config = [#chlo<precision DEFAULT>, #chlo<precision HIGHEST>],
    ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1],
      lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2], lhs_ragged_dimensions = [1], rhs_group_dimensions = [0]>
  } : (tensor<2x11x5xf32>, tensor<3x2x5x7xf32>, tensor<2x3xi64>) -> tensor<2x11x7xf32>
  // CHECK-NEXT: "chlo.ragged_dot"(%arg0, %arg1, %arg3)
  %1 = "chlo.ragged_dot"(%lhs, %rhs, %once) <{
    ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1],
      lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2], lhs_ragged_dimensions = [1], rhs_group_dimensions = [0]>
  }> : (tensor<2x11x5xf32>, tensor<3x2x5x7xf32>, tensor<3xi64>) -> tensor<2x11x7xf32>
  return
}

// CHECK-LABEL: func.func @ragged_dot_contracted_and_batch(
func.func @ragged_dot_contracted_and_batch(%lhs: tensor<2x11x5xf32>, %rhs: tensor<2x5x7xf32>, %group_sizes: tensor<2x3xi64>, %once: tensor<?xi64>) {
  // Empty lists are left out.
  // CHECK-NEXT: #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [2]>
  %0 = "chlo.ragged_dot"(%lhs, %rhs, %group_sizes) <{
    ragged_dot_dimension_numbers = #chlo.ragged_dot<rhs_group_dimensions = [], lhs_ragged_dimensions = [2], lhs_batching_dimensions = [0],
      rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1],>
  }> : (tensor<2x11x5xf32>, tensor<2x5x7xf32>, tensor<2x3xi64>) -> tensor<3x2x11x7xf32>
  // CHECK-NEXT: lhs_ragged_dimensions = [0]>
  %1 = "chlo.ragged_dot"(%lhs, %rhs, %once) <{
    ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0],
      lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0]>
  }> : (tensor<2x11x5xf32>, tensor<2x5x7xf32>, tensor<?xi64>) -> tensor<2x11x7xf32>
  return
}
