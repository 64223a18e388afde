// RUN: tutti-opt %s | tutti-opt | FileCheck %s
// RUN: tutti-opt --mlir-print-op-generic %s | FileCheck --check-prefix=GENERIC %s
// RUN: tutti-opt --mlir-print-op-generic %s | tutti-opt | FileCheck %s

// Constants, and moving elements about.

// CHECK-LABEL: func.func @constants(
// GENERIC-LABEL: sym_name = "constants"
// CHECK: %c = stablehlo.constant dense<-1> : tensor<1xi64>
// CHECK-NEXT: %c_0 = stablehlo.constant {note} dense<[-2, 4]> : tensor<2xi4>
// CHECK-NEXT: %c_1 = stablehlo.constant dense<[true, false]> : tensor<2xi1>
// CHECK-NEXT: %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
// CHECK-NEXT: %cst_2 = stablehlo.constant dense<> : tensor<0x3xbf16>
// CHECK-NEXT: %cst_3 = stablehlo.constant dense<(1.000000e+00,2.000000e+00)> : tensor<complex<f32>>
// CHECK-NEXT: %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<2xf8E5M2>
// CHECK-NEXT: %cst_5 = stablehlo.constant() <{value = dense<[1, 2]> : tensor<2xi8>}> : () -> tensor<2x!quant.uniform<i8:f32, 2.000000e+00:15>>
// CHECK-NEXT: %cst_6 = stablehlo.constant() <{value = dense<4> : tensor<1xi8>}> {note} : () -> tensor<1x!quant.uniform<i8:f32, 2.000000e+00:15>>
// GENERIC: "stablehlo.constant"() <{value = dense<-1> : tensor<1xi64>}> : () -> tensor<1xi64>
// GENERIC: "stablehlo.constant"() <{value = dense<[-2, 4]> : tensor<2xi4>}> {note} : () -> tensor<2xi4>
// GENERIC: "stablehlo.constant"() <{value = dense<[true, false]> : tensor<2xi1>}> : () -> tensor<2xi1>
// GENERIC: "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
// GENERIC: "stablehlo.constant"() <{value = dense<> : tensor<0x3xbf16>}> : () -> tensor<0x3xbf16>
// GENERIC: "stablehlo.constant"() <{value = dense<(1.000000e+00,2.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
// GENERIC: "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<2xf8E5M2>}> : () -> tensor<2xf8E5M2>
// GENERIC: "stablehlo.constant"() <{value = dense<[1, 2]> : tensor<2xi8>}> : () -> tensor<2x!quant.uniform<i8:f32, 2.000000e+00:15>>
// GENERIC: "stablehlo.constant"() <{value = dense<4> : tensor<1xi8>}> {note} : () -> tensor<1x!quant.uniform<i8:f32, 2.000000e+00:15>>
func.func @constants() {
  %c = stablehlo.constant dense<-1> : tensor<1xi64>
  %c_0 = stablehlo.constant {note} dense<[-2, 4]> : tensor<2xi4>
  %c_1 = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %cst_2 = stablehlo.constant dense<> : tensor<0x3xbf16>
  %cst_3 = stablehlo.constant dense<(1.000000e+00,2.000000e+00)> : tensor<complex<f32>>
  %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<2xf8E5M2>
  %cst_5 = stablehlo.constant() <{value = dense<[1, 2]> : tensor<2xi8>}> : () -> tensor<2x!quant.uniform<i8:f32, 2.000000e+00:15>>
  %cst_6 = stablehlo.constant() <{value = dense<4> : tensor<1xi8>}> {note} : () -> tensor<1x!quant.uniform<i8:f32, 2.000000e+00:15>>
  return
}

// CHECK-LABEL: func.func @iota(
// GENERIC-LABEL: sym_name = "iota"
// CHECK: %0 = stablehlo.iota dim = 1 : tensor<2x3xi32>
// GENERIC: "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
func.func @iota() {
  %0 = stablehlo.iota dim = 1 : tensor<2x3xi32>
  return
}

// CHECK-LABEL: func.func @bitcast_convert(
// GENERIC-LABEL: sym_name = "bitcast_convert"
// CHECK: %0 = stablehlo.bitcast_convert %arg0 : (tensor<2xf32>) -> tensor<2xi32>
// CHECK-NEXT: %1 = stablehlo.bitcast_convert %arg0 : (tensor<2xf32>) -> tensor<2x4xi8>
// CHECK-NEXT: %2 = stablehlo.bitcast_convert %arg1 : (tensor<2x4xi8>) -> tensor<2xf32>
// GENERIC: "stablehlo.bitcast_convert"({{.*}}) : (tensor<2xf32>) -> tensor<2xi32>
// GENERIC: "stablehlo.bitcast_convert"({{.*}}) : (tensor<2xf32>) -> tensor<2x4xi8>
// GENERIC: "stablehlo.bitcast_convert"({{.*}}) : (tensor<2x4xi8>) -> tensor<2xf32>
func.func @bitcast_convert(%arg0: tensor<2xf32>, %arg1: tensor<2x4xi8>) {
  %0 = stablehlo.bitcast_convert %arg0 : (tensor<2xf32>) -> tensor<2xi32>
  %1 = stablehlo.bitcast_convert %arg0 : (tensor<2xf32>) -> tensor<2x4xi8>
  %2 = stablehlo.bitcast_convert %arg1 : (tensor<2x4xi8>) -> tensor<2xf32>
  return
}

// CHECK-LABEL: func.func @broadcast(
// GENERIC-LABEL: sym_name = "broadcast"
// CHECK: %0 = stablehlo.broadcast %arg0, sizes = [1, 2] : (tensor<3xi32>) -> tensor<1x2x3xi32>
// GENERIC: "stablehlo.broadcast"({{.*}}) <{broadcast_sizes = array<i64: 1, 2>}> : (tensor<3xi32>) -> tensor<1x2x3xi32>
func.func @broadcast(%arg0: tensor<3xi32>) {
  %0 = stablehlo.broadcast %arg0, sizes = [1, 2] : (tensor<3xi32>) -> tensor<1x2x3xi32>
  return
}

// CHECK-LABEL: func.func @broadcast_in_dim(
// GENERIC-LABEL: sym_name = "broadcast_in_dim"
// CHECK: %0 = stablehlo.broadcast_in_dim %arg0, dims = [2, 0] : (tensor<1x3xf32>) -> tensor<3x2x4xf32>
// CHECK-NEXT: %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<2xf32>
// GENERIC: "stablehlo.broadcast_in_dim"({{.*}}) <{broadcast_dimensions = array<i64: 2, 0>}> : (tensor<1x3xf32>) -> tensor<3x2x4xf32>
// GENERIC: "stablehlo.broadcast_in_dim"({{.*}}) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
func.func @broadcast_in_dim(%arg0: tensor<1x3xf32>, %arg1: tensor<f32>) {
  %0 = stablehlo.broadcast_in_dim %arg0, dims = [2, 0] : (tensor<1x3xf32>) -> tensor<3x2x4xf32>
  %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<2xf32>
  return
}

// CHECK-LABEL: func.func @concatenate(
// GENERIC-LABEL: sym_name = "concatenate"
// CHECK: %0 = stablehlo.concatenate %arg0, dim = 0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT: %1 = stablehlo.concatenate %arg0, %arg0, %arg0, dim = 1 : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x9xf32>
// CHECK-NEXT: %2 = stablehlo.concatenate %arg0, %arg1, dim = 0 : (tensor<2x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT: %3 = stablehlo.concatenate %arg0, %arg2, dim = 0 : (tensor<2x3xf32>, tensor<?x3xf32, #stablehlo.bounds<5, ?>>) -> tensor<?x3xf32, #stablehlo.bounds<7, ?>>
// GENERIC: "stablehlo.concatenate"({{.*}}) <{dimension = 0 : i64}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
// GENERIC: "stablehlo.concatenate"({{.*}}) <{dimension = 1 : i64}> : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x9xf32>
// GENERIC: "stablehlo.concatenate"({{.*}}) <{dimension = 0 : i64}> : (tensor<2x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
// GENERIC: "stablehlo.concatenate"({{.*}}) <{dimension = 0 : i64}> : (tensor<2x3xf32>, tensor<?x3xf32, #stablehlo.bounds<5, ?>>) -> tensor<?x3xf32, #stablehlo.bounds<7, ?>>
func.func @concatenate(%arg0: tensor<2x3xf32>, %arg1: tensor<?x3xf32>, %arg2: tensor<?x3xf32, #stablehlo.bounds<5, ?>>) {
  %0 = stablehlo.concatenate %arg0, dim = 0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %1 = stablehlo.concatenate %arg0, %arg0, %arg0, dim = 1 : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x9xf32>
  %2 = stablehlo.concatenate %arg0, %arg1, dim = 0 : (tensor<2x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
  %3 = stablehlo.concatenate %arg0, %arg2, dim = 0 : (tensor<2x3xf32>, tensor<?x3xf32, #stablehlo.bounds<5, ?>>) -> tensor<?x3xf32, #stablehlo.bounds<7, ?>>
  return
}

// CHECK-LABEL: func.func @slice(
// GENERIC-LABEL: sym_name = "slice"
// CHECK: %0 = stablehlo.slice %arg0 [1:3, 0:8:3] : (tensor<4x8xf32>) -> tensor<2x3xf32>
// CHECK-NEXT: %1 = stablehlo.slice %arg1 [] : (tensor<f32>) -> tensor<f32>
// GENERIC: "stablehlo.slice"({{.*}}) <{limit_indices = array<i64: 3, 8>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 3>}> : (tensor<4x8xf32>) -> tensor<2x3xf32>
// GENERIC: "stablehlo.slice"({{.*}}) <{limit_indices = array<i64>, start_indices = array<i64>, strides = array<i64>}> : (tensor<f32>) -> tensor<f32>
func.func @slice(%arg0: tensor<4x8xf32>, %arg1: tensor<f32>) {
  %0 = stablehlo.slice %arg0 [1:3, 0:8:3] : (tensor<4x8xf32>) -> tensor<2x3xf32>
  %1 = stablehlo.slice %arg1 [] : (tensor<f32>) -> tensor<f32>
  return
}

// CHECK-LABEL: func.func @dynamic_slice(
// GENERIC-LABEL: sym_name = "dynamic_slice"
// CHECK: %0 = stablehlo.dynamic_slice %arg0, %arg1, %arg1, sizes = [2, 8] : (tensor<4x8xf32>, tensor<i32>, tensor<i32>) -> tensor<2x8xf32>
// GENERIC: "stablehlo.dynamic_slice"({{.*}}) <{slice_sizes = array<i64: 2, 8>}> : (tensor<4x8xf32>, tensor<i32>, tensor<i32>) -> tensor<2x8xf32>
func.func @dynamic_slice(%arg0: tensor<4x8xf32>, %arg1: tensor<i32>) {
  %0 = stablehlo.dynamic_slice %arg0, %arg1, %arg1, sizes = [2, 8] : (tensor<4x8xf32>, tensor<i32>, tensor<i32>) -> tensor<2x8xf32>
  return
}

// CHECK-LABEL: func.func @dynamic_update_slice(
// GENERIC-LABEL: sym_name = "dynamic_update_slice"
// CHECK: %0 = stablehlo.dynamic_update_slice %arg0, %arg1, %arg2, %arg2 : (tensor<4x8xf32>, tensor<1x2xf32>, tensor<ui32>, tensor<ui32>) -> tensor<4x8xf32>
// GENERIC: "stablehlo.dynamic_update_slice"({{.*}}) : (tensor<4x8xf32>, tensor<1x2xf32>, tensor<ui32>, tensor<ui32>) -> tensor<4x8xf32>
func.func @dynamic_update_slice(%arg0: tensor<4x8xf32>, %arg1: tensor<1x2xf32>, %arg2: tensor<ui32>) {
  %0 = stablehlo.dynamic_update_slice %arg0, %arg1, %arg2, %arg2 : (tensor<4x8xf32>, tensor<1x2xf32>, tensor<ui32>, tensor<ui32>) -> tensor<4x8xf32>
  return
}

// CHECK-LABEL: func.func @gather(
// GENERIC-LABEL: sym_name = "gather"
// CHECK: %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1, 5>}> : (tensor<3x4x5xf32>, tensor<3x7x1xi32>) -> tensor<3x7x5xf32>
// CHECK-NEXT: %1 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 2, 4, 5>}> : (tensor<3x4x5xf32>, tensor<3x7x1xi32>) -> tensor<2x4x5x3x7xf32>
// GENERIC: "stablehlo.gather"({{.*}}) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1, 5>}> : (tensor<3x4x5xf32>, tensor<3x7x1xi32>) -> tensor<3x7x5xf32>
// GENERIC: "stablehlo.gather"({{.*}}) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 2, 4, 5>}> : (tensor<3x4x5xf32>, tensor<3x7x1xi32>) -> tensor<2x4x5x3x7xf32>
func.func @gather(%arg0: tensor<3x4x5xf32>, %arg1: tensor<3x7x1xi32>) {
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1, 5>}> : (tensor<3x4x5xf32>, tensor<3x7x1xi32>) -> tensor<3x7x5xf32>
  %1 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 2, 4, 5>}> : (tensor<3x4x5xf32>, tensor<3x7x1xi32>) -> tensor<2x4x5x3x7xf32>
  return
}

// CHECK-LABEL: func.func @torch_index_select(
// GENERIC-LABEL: sym_name = "torch_index_select"
// CHECK: %0 = "stablehlo.torch_index_select"(%arg0, %arg1) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<5x1x5xi32>, tensor<2xi32>) -> tensor<2x1x5xi32>
// GENERIC: "stablehlo.torch_index_select"({{.*}}) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<5x1x5xi32>, tensor<2xi32>) -> tensor<2x1x5xi32>
func.func @torch_index_select(%arg0: tensor<5x1x5xi32>, %arg1: tensor<2xi32>) {
  %0 = "stablehlo.torch_index_select"(%arg0, %arg1) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<5x1x5xi32>, tensor<2xi32>) -> tensor<2x1x5xi32>
  return
}

// CHECK-LABEL: func.func @pad(
// GENERIC-LABEL: sym_name = "pad"
// CHECK: %0 = stablehlo.pad %arg0, %arg1, low = [1, -1], high = [0, 2], interior = [0, 1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<3x6xf32>
// CHECK-NEXT: %1 = stablehlo.pad %arg2, %arg1, low = [1], high = [1], interior = [1] : (tensor<?xf32, #stablehlo.bounds<4>>, tensor<f32>) -> tensor<?xf32, #stablehlo.bounds<9>>
// GENERIC: "stablehlo.pad"({{.*}}) <{edge_padding_high = array<i64: 0, 2>, edge_padding_low = array<i64: 1, -1>, interior_padding = array<i64: 0, 1>}> : (tensor<2x3xf32>, tensor<f32>) -> tensor<3x6xf32>
// GENERIC: "stablehlo.pad"({{.*}}) <{edge_padding_high = array<i64: 1>, edge_padding_low = array<i64: 1>, interior_padding = array<i64: 1>}> : (tensor<?xf32, #stablehlo.bounds<4>>, tensor<f32>) -> tensor<?xf32, #stablehlo.bounds<9>>
func.func @pad(%arg0: tensor<2x3xf32>, %arg1: tensor<f32>, %arg2: tensor<?xf32, #stablehlo.bounds<4>>) {
  %0 = stablehlo.pad %arg0, %arg1, low = [1, -1], high = [0, 2], interior = [0, 1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<3x6xf32>
  %1 = stablehlo.pad %arg2, %arg1, low = [1], high = [1], interior = [1] : (tensor<?xf32, #stablehlo.bounds<4>>, tensor<f32>) -> tensor<?xf32, #stablehlo.bounds<9>>
  return
}

// CHECK-LABEL: func.func @reshape(
// GENERIC-LABEL: sym_name = "reshape"
// CHECK: %0 = stablehlo.reshape %arg0 : (tensor<2x3xf32>) -> tensor<6x1xf32>
// CHECK-NEXT: %1 = stablehlo.reshape %arg1 : (tensor<3x2x!quant.uniform<i8:f32:1, {1.000000e+00,2.000000e+00}>>) -> tensor<3x1x2x!quant.uniform<i8:f32:2, {1.000000e+00,2.000000e+00}>>
// GENERIC: "stablehlo.reshape"({{.*}}) : (tensor<2x3xf32>) -> tensor<6x1xf32>
// GENERIC: "stablehlo.reshape"({{.*}}) : (tensor<3x2x!quant.uniform<i8:f32:1, {1.000000e+00,2.000000e+00}>>) -> tensor<3x1x2x!quant.uniform<i8:f32:2, {1.000000e+00,2.000000e+00}>>
func.func @reshape(%arg0: tensor<2x3xf32>, %arg1: tensor<3x2x!quant.uniform<i8:f32:1, {1.000000e+00,2.000000e+00}>>) {
  %0 = stablehlo.reshape %arg0 : (tensor<2x3xf32>) -> tensor<6x1xf32>
  %1 = stablehlo.reshape %arg1 : (tensor<3x2x!quant.uniform<i8:f32:1, {1.000000e+00,2.000000e+00}>>) -> tensor<3x1x2x!quant.uniform<i8:f32:2, {1.000000e+00,2.000000e+00}>>
  return
}

// CHECK-LABEL: func.func @reverse(
// GENERIC-LABEL: sym_name = "reverse"
// CHECK: %0 = stablehlo.reverse %arg0, dims = [1] : tensor<2x3xf32>
// GENERIC: "stablehlo.reverse"({{.*}}) <{dimensions = array<i64: 1>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
func.func @reverse(%arg0: tensor<2x3xf32>) {
  %0 = stablehlo.reverse %arg0, dims = [1] : tensor<2x3xf32>
  return
}

// CHECK-LABEL: func.func @transpose(
// GENERIC-LABEL: sym_name = "transpose"
// CHECK: %0 = stablehlo.transpose %arg0, dims = [2, 0, 1] : (tensor<2x3x?xf32>) -> tensor<?x2x3xf32>
// CHECK-NEXT: %1 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<3x2x!quant.uniform<i8:f32:1, {1.000000e+00,2.000000e+00}>>) -> tensor<2x3x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>
// GENERIC: "stablehlo.transpose"({{.*}}) <{permutation = array<i64: 2, 0, 1>}> : (tensor<2x3x?xf32>) -> tensor<?x2x3xf32>
// GENERIC: "stablehlo.transpose"({{.*}}) <{permutation = array<i64: 1, 0>}> : (tensor<3x2x!quant.uniform<i8:f32:1, {1.000000e+00,2.000000e+00}>>) -> tensor<2x3x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>
func.func @transpose(%arg0: tensor<2x3x?xf32>, %arg1: tensor<3x2x!quant.uniform<i8:f32:1, {1.000000e+00,2.000000e+00}>>) {
  %0 = stablehlo.transpose %arg0, dims = [2, 0, 1] : (tensor<2x3x?xf32>) -> tensor<?x2x3xf32>
  %1 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<3x2x!quant.uniform<i8:f32:1, {1.000000e+00,2.000000e+00}>>) -> tensor<2x3x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>
  return
}
