// RUN: tutti-opt %s | FileCheck %s

// Text that is read and printed in another way.

// CHECK-LABEL: func.func @bounds_by_their_long_name(
// CHECK-SAME: %arg0: tensor<?x4xf32, #stablehlo.bounds<3, ?>>)
func.func @bounds_by_their_long_name(%x: tensor<?x4xf32, #stablehlo.type_extensions<bounds = [3, ?]>>) {
  return
}

// An attribute that has its default value is not printed.
// CHECK-LABEL: func.func @defaults(
func.func @defaults(%x: tensor<4xf32>) {
  // CHECK: stablehlo.log %arg0 : tensor<4xf32>
  %0 = stablehlo.log %x {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>} : tensor<4xf32>
  // CHECK: stablehlo.custom_call @f(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = stablehlo.custom_call @f(%x) {api_version = 1 : i32, has_side_effect = false, called_computations = []} : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK: stablehlo.slice %arg0 [0:4] : (tensor<4xf32>) -> tensor<4xf32>
  %2 = stablehlo.slice %x [0:4:1] : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// Older text has an op's own attributes among the others.
// CHECK-LABEL: func.func @attributes_without_properties(
func.func @attributes_without_properties(%x: tensor<2x3xf32>, %s: tensor<f32>) {
  // CHECK: stablehlo.reduce(%arg0 init: %arg1) applies stablehlo.add across dimensions = [1] {note}
  %0 = "stablehlo.reduce"(%x, %s) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%1) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 1>, note} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  // CHECK: stablehlo.compare LT, %arg0, %arg0, FLOAT
  %2 = "stablehlo.compare"(%x, %x) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
  return
}

// CHECK-LABEL: func.func @fields_in_any_order(
// CHECK-SAME: conv = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>
// CHECK-SAME: dot = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>
// CHECK-SAME: gather = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>
// CHECK-SAME: nothing = #stablehlo.scatter<>
func.func @fields_in_any_order() attributes {
  conv = #stablehlo.conv<raw
    output_batch_dimension = 0, output_feature_dimension = 1, output_spatial_dimensions = [2],
    input_batch_dimension = 0, input_feature_dimension = 1, input_spatial_dimensions = [2],
    kernel_output_feature_dimension = 0, kernel_input_feature_dimension = 1, kernel_spatial_dimensions = [2]>,
  dot = #stablehlo.dot<rhs_contracting_dimensions = [0], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1],>,
  gather = #stablehlo.gather<index_vector_dim = 1, collapsed_slice_dims = [], start_index_map = [0], offset_dims = [1]>,
  nothing = #stablehlo.scatter<index_vector_dim = 0>
} {
  return
}

// A function type says the types that are not all one.
// CHECK-LABEL: func.func @function_types(
func.func @function_types(%x: tensor<4xf32>, %p: tensor<4xi1>) {
  // CHECK: stablehlo.add %arg0, %arg0 : tensor<4xf32>
  %0 = stablehlo.add %x, %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  // CHECK: stablehlo.select %arg1, %arg0, %arg0 : tensor<4xi1>, tensor<4xf32>
  %1 = stablehlo.select %p, %x, %x : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  // CHECK: stablehlo.complex %arg0, %arg0 : tensor<4xcomplex<f32>>
  %2 = stablehlo.complex %x, %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xcomplex<f32>>
  return
}
