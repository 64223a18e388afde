// What JAX computes; written by generate.py.
// RUN: tutti run --quiet %s | FileCheck %s
// CHECK: {{[0-9]+}} functions ran, all expectations hold

func.func @and_i1() {
  %x0 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %t0 = stablehlo.broadcast_in_dim %x0, dims = [0] : (tensor<2xi1>) -> tensor<2x2xi1>
  %x1 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %t1 = stablehlo.broadcast_in_dim %x1, dims = [1] : (tensor<2xi1>) -> tensor<2x2xi1>
  %r = stablehlo.and %t0, %t1 : tensor<2x2xi1>
  %er = stablehlo.constant dense<[[false, false], [false, true]]> : tensor<2x2xi1>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<2x2xi1>, tensor<2x2xi1>) -> ()
  return
}

func.func @or_i1() {
  %x0 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %t0 = stablehlo.broadcast_in_dim %x0, dims = [0] : (tensor<2xi1>) -> tensor<2x2xi1>
  %x1 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %t1 = stablehlo.broadcast_in_dim %x1, dims = [1] : (tensor<2xi1>) -> tensor<2x2xi1>
  %r = stablehlo.or %t0, %t1 : tensor<2x2xi1>
  %er = stablehlo.constant dense<[[false, true], [true, true]]> : tensor<2x2xi1>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<2x2xi1>, tensor<2x2xi1>) -> ()
  return
}

func.func @xor_i1() {
  %x0 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %t0 = stablehlo.broadcast_in_dim %x0, dims = [0] : (tensor<2xi1>) -> tensor<2x2xi1>
  %x1 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %t1 = stablehlo.broadcast_in_dim %x1, dims = [1] : (tensor<2xi1>) -> tensor<2x2xi1>
  %r = stablehlo.xor %t0, %t1 : tensor<2x2xi1>
  %er = stablehlo.constant dense<[[false, true], [true, false]]> : tensor<2x2xi1>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<2x2xi1>, tensor<2x2xi1>) -> ()
  return
}

func.func @add_i1() {
  %x0 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %t0 = stablehlo.broadcast_in_dim %x0, dims = [0] : (tensor<2xi1>) -> tensor<2x2xi1>
  %x1 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %t1 = stablehlo.broadcast_in_dim %x1, dims = [1] : (tensor<2xi1>) -> tensor<2x2xi1>
  %r = stablehlo.add %t0, %t1 : tensor<2x2xi1>
  %er = stablehlo.constant dense<[[false, true], [true, true]]> : tensor<2x2xi1>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<2x2xi1>, tensor<2x2xi1>) -> ()
  return
}

func.func @multiply_i1() {
  %x0 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %t0 = stablehlo.broadcast_in_dim %x0, dims = [0] : (tensor<2xi1>) -> tensor<2x2xi1>
  %x1 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %t1 = stablehlo.broadcast_in_dim %x1, dims = [1] : (tensor<2xi1>) -> tensor<2x2xi1>
  %r = stablehlo.multiply %t0, %t1 : tensor<2x2xi1>
  %er = stablehlo.constant dense<[[false, false], [false, true]]> : tensor<2x2xi1>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<2x2xi1>, tensor<2x2xi1>) -> ()
  return
}

func.func @maximum_i1() {
  %x0 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %t0 = stablehlo.broadcast_in_dim %x0, dims = [0] : (tensor<2xi1>) -> tensor<2x2xi1>
  %x1 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %t1 = stablehlo.broadcast_in_dim %x1, dims = [1] : (tensor<2xi1>) -> tensor<2x2xi1>
  %r = stablehlo.maximum %t0, %t1 : tensor<2x2xi1>
  %er = stablehlo.constant dense<[[false, true], [true, true]]> : tensor<2x2xi1>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<2x2xi1>, tensor<2x2xi1>) -> ()
  return
}

func.func @minimum_i1() {
  %x0 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %t0 = stablehlo.broadcast_in_dim %x0, dims = [0] : (tensor<2xi1>) -> tensor<2x2xi1>
  %x1 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %t1 = stablehlo.broadcast_in_dim %x1, dims = [1] : (tensor<2xi1>) -> tensor<2x2xi1>
  %r = stablehlo.minimum %t0, %t1 : tensor<2x2xi1>
  %er = stablehlo.constant dense<[[false, false], [false, true]]> : tensor<2x2xi1>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<2x2xi1>, tensor<2x2xi1>) -> ()
  return
}

func.func @not_i1() {
  %x0 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %r = stablehlo.not %x0 : tensor<2xi1>
  %er = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<2xi1>, tensor<2xi1>) -> ()
  return
}
