// RUN: tutti-opt %s | tutti-opt | FileCheck %s
// RUN: tutti-opt --mlir-print-op-generic %s | FileCheck --check-prefix=GENERIC %s
// RUN: tutti-opt --mlir-print-op-generic %s | tutti-opt | FileCheck %s

// Products of tensors and linear algebra.

// CHECK-LABEL: func.func @dot(
// GENERIC-LABEL: sym_name = "dot"
// CHECK: %0 = stablehlo.dot %arg0, %arg0 : (tensor<3xf32>, tensor<3xf32>) -> tensor<f32>
// CHECK-NEXT: %1 = stablehlo.dot %arg1, %arg0, precision = [HIGH, DEFAULT] : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2xf32>
// CHECK-NEXT: %2 = stablehlo.dot %arg1, %arg0, precision = [] : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2xf32>
// GENERIC: "stablehlo.dot"({{.*}}) : (tensor<3xf32>, tensor<3xf32>) -> tensor<f32>
// GENERIC: "stablehlo.dot"({{.*}}) <{precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2xf32>
// GENERIC: "stablehlo.dot"({{.*}}) <{precision_config = []}> : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2xf32>
func.func @dot(%arg0: tensor<3xf32>, %arg1: tensor<2x3xf32>) {
  %0 = stablehlo.dot %arg0, %arg0 : (tensor<3xf32>, tensor<3xf32>) -> tensor<f32>
  %1 = stablehlo.dot %arg1, %arg0, precision = [HIGH, DEFAULT] : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2xf32>
  %2 = stablehlo.dot %arg1, %arg0, precision = [] : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2xf32>
  return
}

// CHECK-LABEL: func.func @dot_general(
// GENERIC-LABEL: sym_name = "dot_general"
// CHECK: %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x4x3xi8>, tensor<2x3x5xi8>) -> tensor<2x4x5xi32>
// CHECK-NEXT: %1 = stablehlo.dot_general %arg2, %arg2, contracting_dims = [1] x [1], precision = [HIGHEST, HIGHEST] : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x4xf32>
// CHECK-NEXT: %2 = stablehlo.dot_general %arg2, %arg2, contracting_dims = [] x [] : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3x4x3xf32>
// CHECK-NEXT: %3 = stablehlo.dot_general %arg2, %arg2, contracting_dims = [1] x [1], algorithm = <lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 3, allow_imprecise_accumulation = false> : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x4xf32>
// CHECK-NEXT: %4 = stablehlo.dot_general %arg2, %arg2, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 3, allow_imprecise_accumulation = false> : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<f32>
// GENERIC: "stablehlo.dot_general"({{.*}}) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x4x3xi8>, tensor<2x3x5xi8>) -> tensor<2x4x5xi32>
// GENERIC: "stablehlo.dot_general"({{.*}}) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x4xf32>
// GENERIC: "stablehlo.dot_general"({{.*}}) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3x4x3xf32>
// GENERIC: "stablehlo.dot_general"({{.*}}) <{algorithm = #stablehlo.dot_algorithm<lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 3, allow_imprecise_accumulation = false>, dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x4xf32>
// GENERIC: "stablehlo.dot_general"({{.*}}) <{algorithm = #stablehlo.dot_algorithm<lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 3, allow_imprecise_accumulation = false>, dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<f32>
func.func @dot_general(%arg0: tensor<2x4x3xi8>, %arg1: tensor<2x3x5xi8>, %arg2: tensor<4x3xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x4x3xi8>, tensor<2x3x5xi8>) -> tensor<2x4x5xi32>
  %1 = stablehlo.dot_general %arg2, %arg2, contracting_dims = [1] x [1], precision = [HIGHEST, HIGHEST] : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x4xf32>
  %2 = stablehlo.dot_general %arg2, %arg2, contracting_dims = [] x [] : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3x4x3xf32>
  %3 = stablehlo.dot_general %arg2, %arg2, contracting_dims = [1] x [1], algorithm = <lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 3, allow_imprecise_accumulation = false> : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x4xf32>
  %4 = stablehlo.dot_general %arg2, %arg2, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 3, allow_imprecise_accumulation = false> : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<f32>
  return
}

// CHECK-LABEL: func.func @quantized_dot_general(
// GENERIC-LABEL: sym_name = "quantized_dot_general"
// CHECK: %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<2x3xf32>, tensor<3x2x!quant.uniform<i8:f32, 2.000000e+00>>) -> tensor<2x2xf32>
// GENERIC: "stablehlo.dot_general"({{.*}}) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x3xf32>, tensor<3x2x!quant.uniform<i8:f32, 2.000000e+00>>) -> tensor<2x2xf32>
func.func @quantized_dot_general(%arg0: tensor<2x3xf32>, %arg1: tensor<3x2x!quant.uniform<i8:f32, 2.000000e+00>>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<2x3xf32>, tensor<3x2x!quant.uniform<i8:f32, 2.000000e+00>>) -> tensor<2x2xf32>
  return
}

// CHECK-LABEL: func.func @einsum(
// GENERIC-LABEL: sym_name = "einsum"
// CHECK: %0 = stablehlo.einsum %arg0, %arg1, config = "ab,bc->ac" : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
// CHECK-NEXT: %1 = stablehlo.unary_einsum %arg0, config = "ab->a" : (tensor<2x3xf32>) -> tensor<2xf32>
// GENERIC: "stablehlo.einsum"({{.*}}) <{einsum_config = "ab,bc->ac"}> : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
// GENERIC: "stablehlo.unary_einsum"({{.*}}) <{einsum_config = "ab->a"}> : (tensor<2x3xf32>) -> tensor<2xf32>
func.func @einsum(%arg0: tensor<2x3xf32>, %arg1: tensor<3x4xf32>) {
  %0 = stablehlo.einsum %arg0, %arg1, config = "ab,bc->ac" : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  %1 = stablehlo.unary_einsum %arg0, config = "ab->a" : (tensor<2x3xf32>) -> tensor<2xf32>
  return
}

// CHECK-LABEL: func.func @convolution(
// GENERIC-LABEL: sym_name = "convolution"
// CHECK: %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 1], pad = {{\[\[}}1, 0], [1, 1]], lhs_dilate = [1, 2], rhs_dilate = [1, 1], reverse = [false, true]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision HIGH>]} : (tensor<1x8x8x4xf32>, tensor<3x3x2x6xf32>) -> tensor<1x4x15x6xf32>
// CHECK-NEXT: %1 = stablehlo.convolution(%arg2, %arg3) dim_numbers = [b, f]x[i, o]->[b, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x4xf32>, tensor<4x5xf32>) -> tensor<2x5xf32>
// GENERIC: "stablehlo.convolution"({{.*}}) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 2 : i64, lhs_dilation = array<i64: 1, 2>, padding = dense<{{\[\[}}1, 0], [1, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision HIGH>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, true>, window_strides = array<i64: 2, 1>}> : (tensor<1x8x8x4xf32>, tensor<3x3x2x6xf32>) -> tensor<1x4x15x6xf32>
// GENERIC: "stablehlo.convolution"({{.*}}) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f]x[i, o]->[b, f]>, feature_group_count = 1 : i64}> : (tensor<2x4xf32>, tensor<4x5xf32>) -> tensor<2x5xf32>
func.func @convolution(%arg0: tensor<1x8x8x4xf32>, %arg1: tensor<3x3x2x6xf32>, %arg2: tensor<2x4xf32>, %arg3: tensor<4x5xf32>) {
  %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 1], pad = [[1, 0], [1, 1]], lhs_dilate = [1, 2], rhs_dilate = [1, 1], reverse = [false, true]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision HIGH>]} : (tensor<1x8x8x4xf32>, tensor<3x3x2x6xf32>) -> tensor<1x4x15x6xf32>
  %1 = stablehlo.convolution(%arg2, %arg3) dim_numbers = [b, f]x[i, o]->[b, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x4xf32>, tensor<4x5xf32>) -> tensor<2x5xf32>
  return
}

// CHECK-LABEL: func.func @cholesky(
// GENERIC-LABEL: sym_name = "cholesky"
// CHECK: %0 = stablehlo.cholesky %arg0 : tensor<5x3x3xf64>
// CHECK-NEXT: %1 = stablehlo.cholesky %arg0, lower = true : tensor<5x3x3xf64>
// GENERIC: "stablehlo.cholesky"({{.*}}) : (tensor<5x3x3xf64>) -> tensor<5x3x3xf64>
// GENERIC: "stablehlo.cholesky"({{.*}}) <{lower = true}> : (tensor<5x3x3xf64>) -> tensor<5x3x3xf64>
func.func @cholesky(%arg0: tensor<5x3x3xf64>) {
  %0 = stablehlo.cholesky %arg0 : tensor<5x3x3xf64>
  %1 = stablehlo.cholesky %arg0, lower = true : tensor<5x3x3xf64>
  return
}

// CHECK-LABEL: func.func @triangular_solve(
// GENERIC-LABEL: sym_name = "triangular_solve"
// CHECK: %0 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true}> : (tensor<3x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
// GENERIC: "stablehlo.triangular_solve"({{.*}}) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true}> : (tensor<3x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
func.func @triangular_solve(%arg0: tensor<3x3xf32>, %arg1: tensor<3x2xf32>) {
  %0 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true}> : (tensor<3x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  return
}

// CHECK-LABEL: func.func @fft(
// GENERIC-LABEL: sym_name = "fft"
// CHECK: %0 = stablehlo.fft %arg0, type = FFT, length = [4, 8] : (tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>>
// CHECK-NEXT: %1 = stablehlo.fft %arg0, type = IFFT, length = [8] : (tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>>
// CHECK-NEXT: %2 = stablehlo.fft %arg1, type = RFFT, length = [8] : (tensor<4x8xf32>) -> tensor<4x5xcomplex<f32>>
// CHECK-NEXT: %3 = stablehlo.fft %arg0, type = IRFFT, length = [14] : (tensor<4x8xcomplex<f32>>) -> tensor<4x14xf32>
// GENERIC: "stablehlo.fft"({{.*}}) <{fft_length = array<i64: 4, 8>, fft_type = #stablehlo<fft_type FFT>}> : (tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>>
// GENERIC: "stablehlo.fft"({{.*}}) <{fft_length = array<i64: 8>, fft_type = #stablehlo<fft_type IFFT>}> : (tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>>
// GENERIC: "stablehlo.fft"({{.*}}) <{fft_length = array<i64: 8>, fft_type = #stablehlo<fft_type RFFT>}> : (tensor<4x8xf32>) -> tensor<4x5xcomplex<f32>>
// GENERIC: "stablehlo.fft"({{.*}}) <{fft_length = array<i64: 14>, fft_type = #stablehlo<fft_type IRFFT>}> : (tensor<4x8xcomplex<f32>>) -> tensor<4x14xf32>
func.func @fft(%arg0: tensor<4x8xcomplex<f32>>, %arg1: tensor<4x8xf32>) {
  %0 = stablehlo.fft %arg0, type = FFT, length = [4, 8] : (tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>>
  %1 = stablehlo.fft %arg0, type = IFFT, length = [8] : (tensor<4x8xcomplex<f32>>) -> tensor<4x8xcomplex<f32>>
  %2 = stablehlo.fft %arg1, type = RFFT, length = [8] : (tensor<4x8xf32>) -> tensor<4x5xcomplex<f32>>
  %3 = stablehlo.fft %arg0, type = IRFFT, length = [14] : (tensor<4x8xcomplex<f32>>) -> tensor<4x14xf32>
  return
}

// CHECK-LABEL: func.func @batch_norm(
// GENERIC-LABEL: sym_name = "batch_norm"
// CHECK: %output, %batch_mean, %batch_var = "stablehlo.batch_norm_training"(%arg0, %arg1, %arg1) <{epsilon = 1.000000e-03 : f32, feature_index = 1 : i64}> : (tensor<2x4x3xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<2x4x3xf32>, tensor<4xf32>, tensor<4xf32>)
// CHECK-NEXT: %0 = "stablehlo.batch_norm_inference"(%arg0, %arg1, %arg1, %arg1, %arg1) <{epsilon = 1.000000e-03 : f32, feature_index = 1 : i64}> : (tensor<2x4x3xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT: %grad_operand, %grad_scale, %grad_offset = "stablehlo.batch_norm_grad"(%arg0, %arg1, %arg1, %arg1, %arg0) <{epsilon = 1.000000e-03 : f32, feature_index = 1 : i64}> : (tensor<2x4x3xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2x4x3xf32>) -> (tensor<2x4x3xf32>, tensor<4xf32>, tensor<4xf32>)
// GENERIC: "stablehlo.batch_norm_training"({{.*}}) <{epsilon = 1.000000e-03 : f32, feature_index = 1 : i64}> : (tensor<2x4x3xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<2x4x3xf32>, tensor<4xf32>, tensor<4xf32>)
// GENERIC: "stablehlo.batch_norm_inference"({{.*}}) <{epsilon = 1.000000e-03 : f32, feature_index = 1 : i64}> : (tensor<2x4x3xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<2x4x3xf32>
// GENERIC: "stablehlo.batch_norm_grad"({{.*}}) <{epsilon = 1.000000e-03 : f32, feature_index = 1 : i64}> : (tensor<2x4x3xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2x4x3xf32>) -> (tensor<2x4x3xf32>, tensor<4xf32>, tensor<4xf32>)
func.func @batch_norm(%arg0: tensor<2x4x3xf32>, %arg1: tensor<4xf32>) {
  %output, %batch_mean, %batch_var = "stablehlo.batch_norm_training"(%arg0, %arg1, %arg1) <{epsilon = 1.000000e-03 : f32, feature_index = 1 : i64}> : (tensor<2x4x3xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<2x4x3xf32>, tensor<4xf32>, tensor<4xf32>)
  %0 = "stablehlo.batch_norm_inference"(%arg0, %arg1, %arg1, %arg1, %arg1) <{epsilon = 1.000000e-03 : f32, feature_index = 1 : i64}> : (tensor<2x4x3xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<2x4x3xf32>
  %grad_operand, %grad_scale, %grad_offset = "stablehlo.batch_norm_grad"(%arg0, %arg1, %arg1, %arg1, %arg0) <{epsilon = 1.000000e-03 : f32, feature_index = 1 : i64}> : (tensor<2x4x3xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2x4x3xf32>) -> (tensor<2x4x3xf32>, tensor<4xf32>, tensor<4xf32>)
  return
}
