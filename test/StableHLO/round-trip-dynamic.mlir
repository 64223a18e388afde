// RUN: tutti-opt %s | tutti-opt | FileCheck %s
// RUN: tutti-opt --mlir-print-op-generic %s | FileCheck --check-prefix=GENERIC %s
// RUN: tutti-opt --mlir-print-op-generic %s | tutti-opt | FileCheck %s

// Ops whose shapes are operands.

// CHECK-LABEL: func.func @dynamic_iota(
// GENERIC-LABEL: sym_name = "dynamic_iota"
// CHECK: %0 = stablehlo.dynamic_iota %arg0, dim = 0 : (tensor<2xi32>) -> tensor<?x?xf32>
// GENERIC: "stablehlo.dynamic_iota"({{.*}}) <{iota_dimension = 0 : i64}> : (tensor<2xi32>) -> tensor<?x?xf32>
func.func @dynamic_iota(%arg0: tensor<2xi32>) {
  %0 = stablehlo.dynamic_iota %arg0, dim = 0 : (tensor<2xi32>) -> tensor<?x?xf32>
  return
}

// CHECK-LABEL: func.func @dynamic_broadcast_in_dim(
// GENERIC-LABEL: sym_name = "dynamic_broadcast_in_dim"
// CHECK: %0 = stablehlo.dynamic_broadcast_in_dim %arg0, %arg1, dims = [1] : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
// CHECK-NEXT: %1 = stablehlo.dynamic_broadcast_in_dim %arg0, %arg1, dims = [1] {known_expanding_dimensions = array<i64: 0>, known_nonexpanding_dimensions = array<i64>} : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
// GENERIC: "stablehlo.dynamic_broadcast_in_dim"({{.*}}) <{broadcast_dimensions = array<i64: 1>}> : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
// GENERIC: "stablehlo.dynamic_broadcast_in_dim"({{.*}}) <{broadcast_dimensions = array<i64: 1>, known_expanding_dimensions = array<i64: 0>, known_nonexpanding_dimensions = array<i64>}> : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
func.func @dynamic_broadcast_in_dim(%arg0: tensor<?xf32>, %arg1: tensor<2xindex>) {
  %0 = stablehlo.dynamic_broadcast_in_dim %arg0, %arg1, dims = [1] : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %1 = stablehlo.dynamic_broadcast_in_dim %arg0, %arg1, dims = [1] {known_expanding_dimensions = array<i64: 0>, known_nonexpanding_dimensions = array<i64>} : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  return
}

// CHECK-LABEL: func.func @dynamic_reshape(
// GENERIC-LABEL: sym_name = "dynamic_reshape"
// CHECK: %0 = stablehlo.dynamic_reshape %arg0, %arg1 : (tensor<?xf32>, tensor<2xi64>) -> tensor<?x4xf32>
// GENERIC: "stablehlo.dynamic_reshape"({{.*}}) : (tensor<?xf32>, tensor<2xi64>) -> tensor<?x4xf32>
func.func @dynamic_reshape(%arg0: tensor<?xf32>, %arg1: tensor<2xi64>) {
  %0 = stablehlo.dynamic_reshape %arg0, %arg1 : (tensor<?xf32>, tensor<2xi64>) -> tensor<?x4xf32>
  return
}

// CHECK-LABEL: func.func @real_dynamic_slice(
// GENERIC-LABEL: sym_name = "real_dynamic_slice"
// CHECK: %0 = stablehlo.real_dynamic_slice %arg0, %arg1, %arg1, %arg1 : (tensor<?x4xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
// GENERIC: "stablehlo.real_dynamic_slice"({{.*}}) : (tensor<?x4xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
func.func @real_dynamic_slice(%arg0: tensor<?x4xf32>, %arg1: tensor<2xi32>) {
  %0 = stablehlo.real_dynamic_slice %arg0, %arg1, %arg1, %arg1 : (tensor<?x4xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  return
}

// CHECK-LABEL: func.func @dynamic_pad(
// GENERIC-LABEL: sym_name = "dynamic_pad"
// CHECK: %0 = stablehlo.dynamic_pad %arg0, %arg1, %arg2, %arg2, %arg2 : (tensor<?x4xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
// GENERIC: "stablehlo.dynamic_pad"({{.*}}) : (tensor<?x4xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
func.func @dynamic_pad(%arg0: tensor<?x4xf32>, %arg1: tensor<f32>, %arg2: tensor<2xi32>) {
  %0 = stablehlo.dynamic_pad %arg0, %arg1, %arg2, %arg2, %arg2 : (tensor<?x4xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  return
}

// CHECK-LABEL: func.func @dynamic_gather(
// GENERIC-LABEL: sym_name = "dynamic_gather"
// CHECK: %0 = "stablehlo.dynamic_gather"(%arg0, %arg1, %arg2) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>}> : (tensor<2x4x9xi32>, tensor<1x5x2xi32>, tensor<3xi32>) -> tensor<1x5x?xi32>
// GENERIC: "stablehlo.dynamic_gather"({{.*}}) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>}> : (tensor<2x4x9xi32>, tensor<1x5x2xi32>, tensor<3xi32>) -> tensor<1x5x?xi32>
func.func @dynamic_gather(%arg0: tensor<2x4x9xi32>, %arg1: tensor<1x5x2xi32>, %arg2: tensor<3xi32>) {
  %0 = "stablehlo.dynamic_gather"(%arg0, %arg1, %arg2) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>}> : (tensor<2x4x9xi32>, tensor<1x5x2xi32>, tensor<3xi32>) -> tensor<1x5x?xi32>
  return
}

// CHECK-LABEL: func.func @dynamic_conv(
// GENERIC-LABEL: sym_name = "dynamic_conv"
// CHECK: %0 = "stablehlo.dynamic_conv"(%arg0, %arg1, %arg2) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, window_strides = array<i64: 2, 2>}> : (tensor<1x8x8x4xf32>, tensor<3x3x4x6xf32>, tensor<2x2xi32>) -> tensor<1x?x?x6xf32>
// GENERIC: "stablehlo.dynamic_conv"({{.*}}) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, window_strides = array<i64: 2, 2>}> : (tensor<1x8x8x4xf32>, tensor<3x3x4x6xf32>, tensor<2x2xi32>) -> tensor<1x?x?x6xf32>
func.func @dynamic_conv(%arg0: tensor<1x8x8x4xf32>, %arg1: tensor<3x3x4x6xf32>, %arg2: tensor<2x2xi32>) {
  %0 = "stablehlo.dynamic_conv"(%arg0, %arg1, %arg2) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, window_strides = array<i64: 2, 2>}> : (tensor<1x8x8x4xf32>, tensor<3x3x4x6xf32>, tensor<2x2xi32>) -> tensor<1x?x?x6xf32>
  return
}

// CHECK-LABEL: func.func @dimension_sizes(
// GENERIC-LABEL: sym_name = "dimension_sizes"
// CHECK: %0 = stablehlo.get_dimension_size %arg0, dim = 0 : (tensor<?x4xf32>) -> tensor<i32>
// CHECK-NEXT: %1 = stablehlo.set_dimension_size %arg0, %arg1, dim = 1 : (tensor<?x4xf32>, tensor<i32>) -> tensor<?x?xf32, #stablehlo.bounds<?, 4>>
// GENERIC: "stablehlo.get_dimension_size"({{.*}}) <{dimension = 0 : i64}> : (tensor<?x4xf32>) -> tensor<i32>
// GENERIC: "stablehlo.set_dimension_size"({{.*}}) <{dimension = 1 : i64}> : (tensor<?x4xf32>, tensor<i32>) -> tensor<?x?xf32, #stablehlo.bounds<?, 4>>
func.func @dimension_sizes(%arg0: tensor<?x4xf32>, %arg1: tensor<i32>) {
  %0 = stablehlo.get_dimension_size %arg0, dim = 0 : (tensor<?x4xf32>) -> tensor<i32>
  %1 = stablehlo.set_dimension_size %arg0, %arg1, dim = 1 : (tensor<?x4xf32>, tensor<i32>) -> tensor<?x?xf32, #stablehlo.bounds<?, 4>>
  return
}
