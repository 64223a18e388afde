// RUN: tutti-opt %s --split-input-file --verify-diagnostics

// What products and linear algebra reject.

func.func @dot_rank(%x: tensor<2x2x2xf32>) {
  // expected-error @+1 {{'stablehlo.dot' op takes vectors and matrices, found 'tensor<2x2x2xf32>' and 'tensor<2x2x2xf32>'}}
  %0 = stablehlo.dot %x, %x : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @dot_sizes(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'stablehlo.dot' op last dimension of lhs and first of rhs must have one size, found 3 and 2}}
  %0 = stablehlo.dot %x, %x : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @dot_result(%x: tensor<3x3xf32>) {
  // expected-error @+1 {{'stablehlo.dot' op result #0 has type 'tensor<3x4xf32>', expected 'tensor<3x3xf32>'}}
  %0 = stablehlo.dot %x, %x : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @dot_precision(%x: tensor<3xf32>) {
  // expected-error @+1 {{'stablehlo.dot' op precision has 3 entries, expected at most 2}}
  %0 = stablehlo.dot %x, %x, precision = [HIGH, HIGH, HIGH] : (tensor<3xf32>, tensor<3xf32>) -> tensor<f32>
  return
}

// -----

func.func @precision_word(%x: tensor<3xf32>) {
  // expected-error @+1 {{custom op 'stablehlo.dot' found 'EXACT', expected one of DEFAULT HIGH HIGHEST}}
  %0 = stablehlo.dot %x, %x, precision = [EXACT] : (tensor<3xf32>, tensor<3xf32>) -> tensor<f32>
  return
}

// -----

func.func @dot_general_batching_count(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'stablehlo.dot_general' op lhs has 1 batching dimensions, but rhs has 0}}
  %0 = stablehlo.dot_general %x, %x, batching_dims = [0] x [], contracting_dims = [1] x [1] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @dot_general_contracting_count(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'stablehlo.dot_general' op lhs has 1 contracting dimensions, but rhs has 0}}
  %0 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @dot_general_range(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'stablehlo.dot_general' op dimension in lhs contracting dimensions is 2, expected 0 to 1}}
  %0 = stablehlo.dot_general %x, %x, contracting_dims = [2] x [1] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @dot_general_twice(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'stablehlo.dot_general' op lhs contracting dimensions lists dimension 1 twice, found [1, 1]}}
  %0 = stablehlo.dot_general %x, %x, contracting_dims = [1, 1] x [1, 0] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @dot_general_lhs_overlap(%x: tensor<2x2xf32>) {
  // expected-error @+1 {{'stablehlo.dot_general' op dimension 0 is in lhs batching dimensions and in lhs contracting dimensions, expected in one of them}}
  %0 = stablehlo.dot_general %x, %x, batching_dims = [0] x [0], contracting_dims = [0] x [1] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @dot_general_rhs_overlap(%x: tensor<2x2xf32>) {
  // expected-error @+1 {{'stablehlo.dot_general' op dimension 0 is in rhs batching dimensions and in rhs contracting dimensions, expected in one of them}}
  %0 = stablehlo.dot_general %x, %x, batching_dims = [0] x [0], contracting_dims = [1] x [0] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @dot_general_sizes(%x: tensor<2x3xf32>, %y: tensor<2x4xf32>) {
  // expected-error @+1 {{'stablehlo.dot_general' op contracting dimensions 1 of lhs and 1 of rhs must have one size, found 3 and 4}}
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [1] : (tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @dot_general_batch_sizes(%x: tensor<2x3xf32>, %y: tensor<4x3xf32>) {
  // expected-error @+1 {{'stablehlo.dot_general' op batching dimensions 0 of lhs and 0 of rhs must have one size, found 2 and 4}}
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<2x3xf32>, tensor<4x3xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @dot_general_result(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'stablehlo.dot_general' op result #0 has type 'tensor<2xf32>', expected 'tensor<2x2xf32>'}}
  %0 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [1] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @dot_general_precision_beside_algorithm(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'stablehlo.dot_general' op precision must be DEFAULT where an algorithm is given, found [#stablehlo<precision HIGH>, #stablehlo<precision HIGH>]}}
  %0 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [1], precision = [HIGH, HIGH], algorithm = <lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @dot_general_algorithm_counts(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{custom op 'stablehlo.dot_general' counts of components and operations must be positive, found 0}}
  %0 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [1], algorithm = <lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 0, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @dot_general_algorithm_types(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{custom op 'stablehlo.dot_general' precision and accumulation types must be floats, found 'i32'}}
  %0 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [1], algorithm = <lhs_precision_type = i32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @product_of_some_quantized(%x: tensor<2x!quant.uniform<i8:f32, 2.0>>, %y: tensor<2xf32>) {
  // expected-error @+1 {{'stablehlo.dot_general' op needs a quantized rhs, and lhs and result both quantized or both not, found 'tensor<2x!quant.uniform<i8:f32, 2.000000e+00>>', 'tensor<2xf32>' and 'tensor<f32>'}}
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<2x!quant.uniform<i8:f32, 2.0>>, tensor<2xf32>) -> tensor<f32>
  return
}

// -----

func.func @product_in_another_type(%x: tensor<2xf64>, %y: tensor<2x!quant.uniform<i8:f32, 2.0>>) {
  // expected-error @+1 {{'stablehlo.dot_general' op lhs and result must have the type that rhs expresses, 'f32', found 'f64' and 'f64'}}
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<2xf64>, tensor<2x!quant.uniform<i8:f32, 2.0>>) -> tensor<f64>
  return
}

// -----

func.func @product_storage_types(%x: tensor<2x!quant.uniform<i4:f32, 2.0>>, %y: tensor<2x!quant.uniform<i8:f32, 2.0>>) {
  // expected-error @+1 {{'stablehlo.dot_general' op quantized types must have one storage type, found 'i4' and 'i8'}}
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<2x!quant.uniform<i4:f32, 2.0>>, tensor<2x!quant.uniform<i8:f32, 2.0>>) -> tensor<!quant.uniform<i32:f32, 2.0>>
  return
}

// -----

func.func @product_expressed_type(%x: tensor<2x!quant.uniform<i8:f32, 2.0>>) {
  // expected-error @+1 {{'stablehlo.dot_general' op quantized types must express one type, found 'f32' and 'f64'}}
  %0 = stablehlo.dot_general %x, %x, contracting_dims = [0] x [0] : (tensor<2x!quant.uniform<i8:f32, 2.0>>, tensor<2x!quant.uniform<i8:f32, 2.0>>) -> tensor<!quant.uniform<i32:f64, 2.0>>
  return
}

// -----

func.func @product_per_axis_result(%x: tensor<2x2x!quant.uniform<i8:f32, 2.0>>) {
  // expected-error @+1 {{'stablehlo.dot_general' op result is quantized per axis, but rhs is not}}
  %0 = stablehlo.dot_general %x, %x, contracting_dims = [0] x [0] : (tensor<2x2x!quant.uniform<i8:f32, 2.0>>, tensor<2x2x!quant.uniform<i8:f32, 2.0>>) -> tensor<2x2x!quant.uniform<i32:f32:0, {1.0, 2.0}>>
  return
}

// -----

func.func @product_zero_point(%x: tensor<2xf32>, %y: tensor<2x!quant.uniform<i8:f32, 2.0:3>>) {
  // expected-error @+1 {{'stablehlo.dot_general' op rhs must have the zero point 0, found 3}}
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<2xf32>, tensor<2x!quant.uniform<i8:f32, 2.0:3>>) -> tensor<f32>
  return
}

// -----

func.func @product_zero_points(%x: tensor<2xf32>, %y: tensor<2x2x!quant.uniform<i8:f32:1, {1.0, 2.0:1}>>) {
  // expected-error @+1 {{'stablehlo.dot_general' op rhs must have zero points 0, found 1}}
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<2xf32>, tensor<2x2x!quant.uniform<i8:f32:1, {1.0, 2.0:1}>>) -> tensor<2xf32>
  return
}

// -----

func.func @product_contracts_axis(%x: tensor<2xf32>, %y: tensor<2x!quant.uniform<i8:f32:0, {1.0, 2.0}>>) {
  // expected-error @+1 {{'stablehlo.dot_general' op rhs is quantized along dimension 0, which must not be contracted}}
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<2xf32>, tensor<2x!quant.uniform<i8:f32:0, {1.0, 2.0}>>) -> tensor<f32>
  return
}

// -----

func.func @cholesky_not_square(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'stablehlo.cholesky' op a must hold square matrices in its last two dimensions, found 'tensor<2x3xf32>'}}
  %0 = stablehlo.cholesky %x : tensor<2x3xf32>
  return
}

// -----

func.func @cholesky_vector(%x: tensor<3xf32>) {
  // expected-error @+1 {{'stablehlo.cholesky' op a must hold square matrices in its last two dimensions, found 'tensor<3xf32>'}}
  %0 = stablehlo.cholesky %x : tensor<3xf32>
  return
}

// -----

func.func @cholesky_result(%x: tensor<3x3xf32>) {
  // expected-error @+1 {{'stablehlo.cholesky' op result #0 has type 'tensor<3x3xf64>', expected 'tensor<3x3xf32>'}}
  %0 = stablehlo.cholesky %x : (tensor<3x3xf32>) -> tensor<3x3xf64>
  return
}

// -----

func.func @triangular_solve_not_square(%a: tensor<2x3xf32>, %b: tensor<3x3xf32>) {
  // expected-error @+1 {{'stablehlo.triangular_solve' op a must hold square matrices in its last two dimensions, found 'tensor<2x3xf32>'}}
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
  return
}

// -----

func.func @triangular_solve_types(%a: tensor<3x3xf32>, %b: tensor<3x3xf64>) {
  // expected-error @+1 {{'stablehlo.triangular_solve' op a and b must have one rank and element type, found 'tensor<3x3xf32>' and 'tensor<3x3xf64>'}}
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<3x3xf32>, tensor<3x3xf64>) -> tensor<3x3xf64>
  return
}

// -----

func.func @triangular_solve_sizes(%a: tensor<3x3xf32>, %b: tensor<3x2xf32>) {
  // expected-error @+1 {{'stablehlo.triangular_solve' op matrices of a and b must fit each other, found 'tensor<3x3xf32>' and 'tensor<3x2xf32>'}}
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<3x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  return
}

// -----

func.func @triangular_solve_transpose(%a: tensor<3x3xf32>) {
  // expected-error @+1 {{'stablehlo.triangular_solve' op transpose_a must be NO_TRANSPOSE, TRANSPOSE or ADJOINT, found TRANSPOSE_INVALID}}
  %0 = "stablehlo.triangular_solve"(%a, %a) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE_INVALID>, unit_diagonal = false}> : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
  return
}

// -----

func.func @fft_without_length(%x: tensor<8xcomplex<f32>>) {
  // expected-error @+1 {{'stablehlo.fft' op length must have 1 to 3 entries, found []}}
  %0 = stablehlo.fft %x, type = FFT, length = [] : (tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
  return
}

// -----

func.func @fft_rank(%x: tensor<8xcomplex<f32>>) {
  // expected-error @+1 {{'stablehlo.fft' op operand has rank 1, expected at least 2, the entries of length}}
  %0 = stablehlo.fft %x, type = FFT, length = [8, 8] : (tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
  return
}

// -----

func.func @fft_of_reals(%x: tensor<8xf32>) {
  // expected-error @+1 {{'stablehlo.fft' op type FFT takes complex elements, found 'f32'}}
  %0 = stablehlo.fft %x, type = FFT, length = [8] : (tensor<8xf32>) -> tensor<8xcomplex<f32>>
  return
}

// -----

func.func @rfft_of_complex(%x: tensor<8xcomplex<f32>>) {
  // expected-error @+1 {{'stablehlo.fft' op type RFFT takes f32 or f64 elements, found 'complex<f32>'}}
  %0 = stablehlo.fft %x, type = RFFT, length = [8] : (tensor<8xcomplex<f32>>) -> tensor<5xcomplex<f32>>
  return
}

// -----

func.func @irfft_size(%x: tensor<8xcomplex<f32>>) {
  // expected-error @+1 {{'stablehlo.fft' op operand has type 'tensor<8xcomplex<f32>>', expected 5 for length 8}}
  %0 = stablehlo.fft %x, type = IRFFT, length = [8] : (tensor<8xcomplex<f32>>) -> tensor<8xf32>
  return
}

// -----

func.func @rfft_result(%x: tensor<8xf32>) {
  // expected-error @+1 {{'stablehlo.fft' op result #0 has type 'tensor<8xcomplex<f32>>', expected 'tensor<5xcomplex<f32>>'}}
  %0 = stablehlo.fft %x, type = RFFT, length = [8] : (tensor<8xf32>) -> tensor<8xcomplex<f32>>
  return
}

// -----

func.func @fft_type(%x: tensor<8xf32>) {
  // expected-error @+1 {{custom op 'stablehlo.fft' found 'FAST', expected one of FFT IFFT RFFT IRFFT}}
  %0 = stablehlo.fft %x, type = FAST, length = [8] : (tensor<8xf32>) -> tensor<8xcomplex<f32>>
  return
}

// -----

func.func @batch_norm_feature_index(%x: tensor<2x4xf32>, %s: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.batch_norm_inference' op feature_index is 2, expected 0 to 1}}
  %0 = "stablehlo.batch_norm_inference"(%x, %s, %s, %s, %s) <{epsilon = 1.0e-3 : f32, feature_index = 2 : i64}> : (tensor<2x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @batch_norm_features(%x: tensor<2x4xf32>, %s: tensor<2xf32>) {
  // expected-error @+1 {{'stablehlo.batch_norm_training' op found 'tensor<2xf32>' among operands and results, expected 'tensor<4xf32>'}}
  %0:3 = "stablehlo.batch_norm_training"(%x, %s, %s) <{epsilon = 1.0e-3 : f32, feature_index = 1 : i64}> : (tensor<2x4xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<2x4xf32>, tensor<4xf32>, tensor<4xf32>)
  return
}

// -----

func.func @batch_norm_gradient(%x: tensor<2x4xf32>, %s: tensor<4xf32>, %g: tensor<3x4xf32>) {
  // expected-error @+1 {{'stablehlo.batch_norm_grad' op found 'tensor<3x4xf32>' among operands and results, expected 'tensor<2x4xf32>'}}
  %0:3 = "stablehlo.batch_norm_grad"(%x, %s, %s, %s, %g) <{epsilon = 1.0e-3 : f32, feature_index = 1 : i64}> : (tensor<2x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3x4xf32>) -> (tensor<2x4xf32>, tensor<4xf32>, tensor<4xf32>)
  return
}

// -----

func.func @dot_algorithm_components(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{no known hardware splits operands, expected component counts of 1, found 3 and 1}}
  %0 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [1], algorithm = <lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 3, rhs_component_count = 1, num_primitive_operations = 6, allow_imprecise_accumulation = false> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @dot_algorithm_types(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{no known hardware multiplies 'f16' by 'bf16' and accumulates in 'f32'}}
  %0 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [1], algorithm = <lhs_precision_type = f16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @dot_algorithm_accumulation(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{no known hardware multiplies 'f32' by 'f32' and accumulates in 'f64'}}
  %0 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [1], algorithm = <lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f64, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @dot_algorithm_operations(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{no known hardware makes a product of 'tf32' of 6 operations, expected 1 or 3}}
  %0 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [1], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 6, allow_imprecise_accumulation = false> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @dot_algorithm_imprecise(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{no known hardware accumulates products of 'tf32' imprecisely, expected allow_imprecise_accumulation = false}}
  %0 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [1], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = true> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @dot_general_batch_above_bound(%x: tensor<?x4x3xf32, #stablehlo.bounds<1, ?, ?>>, %y: tensor<2x3x5xf32>) {
  // expected-error @+1 {{'stablehlo.dot_general' op batching dimensions 0 of lhs and 0 of rhs have a size above a bound, found 'tensor<?x4x3xf32, #stablehlo.bounds<1, ?, ?>>' and 'tensor<2x3x5xf32>'}}
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<?x4x3xf32, #stablehlo.bounds<1, ?, ?>>, tensor<2x3x5xf32>) -> tensor<2x4x5xf32>
  return
}

// -----

func.func @fft_negative_length(%x: tensor<8xcomplex<f32>>) {
  // expected-error @+1 {{'stablehlo.fft' op length must not be negative, found [-8]}}
  %0 = stablehlo.fft %x, type = IRFFT, length = [-8] : (tensor<8xcomplex<f32>>) -> tensor<8xf32>
  return
}
