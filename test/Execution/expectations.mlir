// Each function states what does not hold; the runs of the others go on.
// RUN: not tutti run --quiet --split-input-file %s 2>&1 | FileCheck %s

// CHECK: error: device 0 failed: {{.*}}expectations.mlir:[[@LINE+3]]:3: 2 of 6 elements differ, the first at [0, 2]: actual 3, expected 7{{$}}
func.func @integers() {
  %0 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  check.expect_eq_const %0, dense<[[1, 2, 7], [4, 5, 7]]> : tensor<2x3xi32>
  return
}

// -----

// CHECK: expectations.mlir:[[@LINE+4]]:3: 1 of 4 elements differ, the first at [1]: actual 1.00000036, expected 1 (3 ULPs apart)
func.func @ulps() {
  %0 = stablehlo.constant dense<[0x7FC00000, 0x3F800003, 2.0, -0.0]> : tensor<4xf32>
  %1 = stablehlo.constant dense<[0xFFC00001, 1.0, 2.0, 0.0]> : tensor<4xf32>
  check.expect_close %0, %1, max_ulp_difference = 2 : tensor<4xf32>, tensor<4xf32>
  return
}

// -----

// CHECK: expectations.mlir:[[@LINE+3]]:3: 1 of 1 elements differ, the first at []: actual 1, expected 1 (0 ULPs apart)
func.func @least_ulps() {
  %0 = stablehlo.constant dense<1.0> : tensor<f64>
  check.expect_close %0, %0, max_ulp_difference = 2, min_ulp_difference = 1 : tensor<f64>, tensor<f64>
  return
}

// -----

// CHECK: expectations.mlir:[[@LINE+4]]:3: 1 of 2 elements differ, the first at [0]: actual -0, expected 0 (0 ULPs apart)
func.func @signed_zeros() {
  %0 = stablehlo.constant dense<[-0.0, 1.0]> : tensor<2xbf16>
  %1 = stablehlo.constant dense<[0.0, 1.0]> : tensor<2xbf16>
  stablehlo.custom_call @check.expect_eq(%0, %1) {has_side_effect = true, signed_zeros} : (tensor<2xbf16>, tensor<2xbf16>) -> ()
  return
}

// -----

// CHECK: expectations.mlir:[[@LINE+3]]:3: 1 of 2 elements differ, the first at [1]: actual (0, 0.5), expected (0, 0.25)
func.func @complex() {
  %0 = stablehlo.constant dense<[(1.0, 2.0), (0.0, 0.5)]> : tensor<2xcomplex<f32>>
  check.expect_almost_eq_const %0, dense<[(1.00001, 2.0), (0.0, 0.25)]> : tensor<2xcomplex<f32>>
  return
}

// -----

// Bounds of custom calls.
// CHECK: expectations.mlir:[[@LINE+6]]:3: 1 of 2 elements differ, the first at [1]: actual 1.00000048, expected 1 (4 ULPs apart)
func.func @calls() {
  %0 = stablehlo.constant dense<[0x3F800003, 0x3F800004]> : tensor<2xf32>
  %1 = stablehlo.constant dense<1.0> : tensor<2xf32>
  stablehlo.custom_call @check.expect_close(%0, %1) {max_ulp_difference = 4 : i64} : (tensor<2xf32>, tensor<2xf32>) -> ()
  stablehlo.custom_call @check.expect_almost_eq(%0, %1) {tolerance = 1.0e-6 : f64} : (tensor<2xf32>, tensor<2xf32>) -> ()
  stablehlo.custom_call @check.expect_close(%0, %1) : (tensor<2xf32>, tensor<2xf32>) -> ()
  return
}

// -----

// CHECK: expectations.mlir:[[@LINE+6]]:8: 1 of 2 elements differ, the first at [0]: actual 1, expected 1.5
func.func @eq() {
  %0 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %1 = stablehlo.constant dense<[1.00001, 2.0]> : tensor<2xf32>
  %2 = stablehlo.constant dense<[1.5, 2.0]> : tensor<2xf32>
  %3 = stablehlo.custom_call @check.eq(%0, %1) : (tensor<2xf32>, tensor<2xf32>) -> tensor<i1>
  %4 = stablehlo.custom_call @check.eq(%0, %2) : (tensor<2xf32>, tensor<2xf32>) -> tensor<i1>
  return
}

// -----

// The device that fails is named.
// CHECK: error: device 1 failed: {{.*}}expectations.mlir:[[@LINE+4]]:5: 1 of 1 elements differ, the first at []: actual 1, expected 0{{$}}
module attributes {mhlo.num_replicas = 2 : i32} {
  func.func @device() {
    %0 = stablehlo.replica_id : tensor<ui32>
    check.expect_eq_const %0, dense<0> : tensor<ui32>
    return
  }
}

// -----

// CHECK: expectations.mlir:[[@LINE+3]]:3: error: 'check.expect_serialized_eq' op cannot be run
func.func @serialized() {
  %0 = stablehlo.constant dense<1> : tensor<i32>
  check.expect_serialized_eq %0, probe_id = "p" : tensor<i32>
  return
}

// -----

// CHECK-NOT: error
func.func @holds() {
  %0 = stablehlo.constant dense<1> : tensor<i32>
  check.expect_eq_const %0, dense<1> : tensor<i32>
  return
}
