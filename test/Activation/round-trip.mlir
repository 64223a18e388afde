// RUN: tutti-opt %s | tutti-opt | FileCheck %s
// RUN: tutti-opt %s --mlir-print-op-generic | tutti-opt | FileCheck %s

// CHECK: #set_exp_set = #act.func_set<"exp_set", ["exp", "relu"]>
// CHECK: #catalog_toy = #act.catalog<"toy", max_sets = 8, load_us = 1.500000e+00, [#set_exp_set,
#catalog = #act.catalog<"toy", max_sets = 8, load_us = 1.5, [
  #act.func_set<"exp_set", ["exp", "relu"]>, #act.func_set<"ln_set", ["ln"]>]>
// CHECK: module attributes {act.catalogs = [#catalog_toy]}
module attributes {act.catalogs = [#catalog]} {

// CHECK-LABEL: @tensors
func.func @tensors(%x: tensor<4x8xf32>, %s: f32, %b: tensor<4x1xf32>) -> tensor<4x8xbf16> {
  // CHECK: act.activate "exp" %{{.*}} {bias = -1.000000e+00 : f64, engine = "act", scale = 2.000000e+00 : f64} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %0 = act.activate "exp" %x {engine = "act", scale = 2.0 : f64, bias = -1.0 : f64} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  // CHECK: act.activate "relu" %{{.*}} scale %{{.*}} bias %{{.*}} plus %{{.*}} {engine = "act", family = "toy"} : (tensor<4x8xf32>, f32, tensor<4x1xf32>, tensor<4x8xf32>) -> tensor<4x8xbf16>
  %1 = act.activate "relu" %0 scale %s bias %b plus %x {engine = "act", family = "toy"} : (tensor<4x8xf32>, f32, tensor<4x1xf32>, tensor<4x8xf32>) -> tensor<4x8xbf16>
  return %1 : tensor<4x8xbf16>
}

// CHECK-LABEL: @memrefs
func.func @memrefs(%x: memref<?xf32>, %slope: memref<?xf32>) {
  // CHECK: act.activate "parametric_relu" %{{.*}}, %{{.*}} into %{{.*}} {engine = "act"} : (memref<?xf32>, memref<?xf32>, memref<?xf32>) -> ()
  act.activate "parametric_relu" %x, %slope into %x {engine = "act"} : (memref<?xf32>, memref<?xf32>, memref<?xf32>) -> ()
  return
}

// CHECK-LABEL: @loads
func.func @loads() {
  // CHECK: act.load_func_set 1 "ln_set" for "ln" {engine = "act"}
  act.load_func_set 1 "ln_set" for "ln" {engine = "act"}
  // CHECK: act.load_func_set 0 {engine = "pool"}
  act.load_func_set 0 {engine = "pool"}
  // CHECK: act.load_func_set none {engine = "act"}
  act.load_func_set 4294967295 {engine = "act"}
  return
}
}
