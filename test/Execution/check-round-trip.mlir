// RUN: tutti-opt %s | tutti-opt | FileCheck %s

// CHECK-LABEL: @expectations
func.func @expectations(%i: tensor<2xi32>, %x: tensor<2xf32>,
                        %z: tensor<complex<f64>>) {
  // CHECK: check.expect_eq %{{.*}}, %{{.*}} : tensor<2xi32>
  check.expect_eq %i, %i : tensor<2xi32>
  // CHECK: check.expect_eq_const %{{.*}}, dense<[1, 2]> : tensor<2xi32>
  check.expect_eq_const %i, dense<[1, 2]> : tensor<2xi32>
  // CHECK: check.expect_eq %{{.*}}, %{{.*}} {signed_zeros} : tensor<2xf32>
  check.expect_eq %x, %x {signed_zeros} : tensor<2xf32>
  // CHECK: check.expect_almost_eq %{{.*}}, %{{.*}} : tensor<2xf32>
  check.expect_almost_eq %x, %x : tensor<2xf32>
  // CHECK: check.expect_almost_eq %{{.*}}, %{{.*}}, tolerance = 1.000000e-01 : tensor<2xf32>
  check.expect_almost_eq %x, %x, tolerance = 0.1 : tensor<2xf32>
  // CHECK: check.expect_almost_eq_const %{{.*}}, dense<0.000000e+00> : tensor<2xf32>
  check.expect_almost_eq_const %x, dense<0.0> : tensor<2xf32>
  // CHECK: check.expect_close %{{.*}}, %{{.*}}, max_ulp_difference = 3 : tensor<2xf32>, tensor<2xf32>
  check.expect_close %x, %x, max_ulp_difference = 3 : tensor<2xf32>, tensor<2xf32>
  // CHECK: check.expect_close %{{.*}}, %{{.*}}, max_ulp_difference = 3, min_ulp_difference = 1 : tensor<complex<f64>>, tensor<complex<f64>>
  check.expect_close %z, %z, max_ulp_difference = 3, min_ulp_difference = 1 : tensor<complex<f64>>, tensor<complex<f64>>
  // CHECK: check.expect_serialized_eq %{{.*}}, probe_id = "p" : tensor<2xi32>
  check.expect_serialized_eq %i, probe_id = "p" : tensor<2xi32>
  // CHECK: check.expect_serialized_eq %{{.*}}, probe_id = "p", iter = 1 : tensor<2xi32>
  check.expect_serialized_eq %i, probe_id = "p", iter = 1 : tensor<2xi32>
  return
}
