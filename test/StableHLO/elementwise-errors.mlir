// RUN: tutti-opt %s --split-input-file --verify-diagnostics

// What elementwise ops reject.

func.func @different_shapes(%x: tensor<4xf32>, %y: tensor<5xf32>) {
  // expected-error @+1 {{'stablehlo.multiply' op needs compatible types for all operands and results, found 'tensor<5xf32>' for operand #1, expected 'tensor<4xf32>'}}
  %0 = stablehlo.multiply %x, %y : (tensor<4xf32>, tensor<5xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @different_ranks(%x: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.negate' op needs compatible types for all operands and results, found 'tensor<4x1xf32>' for result #0, expected 'tensor<4xf32>'}}
  %0 = stablehlo.negate %x : (tensor<4xf32>) -> tensor<4x1xf32>
  return
}

// -----

func.func @different_elements(%x: tensor<4xf32>, %y: tensor<4xf64>) {
  // expected-error @+1 {{'stablehlo.subtract' op needs compatible types for all operands and results, found 'tensor<4xf64>' for operand #1, expected 'tensor<4xf32>'}}
  %0 = stablehlo.subtract %x, %y : (tensor<4xf32>, tensor<4xf64>) -> tensor<4xf32>
  return
}

// -----

func.func @result_above_bound(%x: tensor<?xf32, #stablehlo.bounds<4>>) {
  // expected-error @+1 {{'stablehlo.add' op needs compatible types for all operands and results, found 'tensor<5xf32>' for result #0, expected 'tensor<?xf32, #stablehlo.bounds<4>>'}}
  %0 = stablehlo.add %x, %x : (tensor<?xf32, #stablehlo.bounds<4>>, tensor<?xf32, #stablehlo.bounds<4>>) -> tensor<5xf32>
  return
}

// -----

func.func @not_an_element_type(%x: tensor<4xf80>) {
  // expected-error @+1 {{'stablehlo.negate' op operand #0 must be ranked tensor of integer or float or complex or per-tensor quantized values, but got 'tensor<4xf80>'}}
  %0 = stablehlo.negate %x : tensor<4xf80>
  return
}

// -----

func.func @unknown_rank(%x: tensor<*xf32>) {
  // expected-error @+1 {{'stablehlo.negate' op operand #0 must be ranked tensor of integer or float or complex or per-tensor quantized values, but got 'tensor<*xf32>'}}
  %0 = stablehlo.negate %x : tensor<*xf32>
  return
}

// -----

func.func @integer_width(%x: tensor<4xi7>) {
  // expected-error @+1 {{'stablehlo.add' op operand #0 must be ranked tensor of float or bool or integer or complex or per-tensor quantized or per-axis quantized values, but got 'tensor<4xi7>'}}
  %0 = stablehlo.add %x, %x : tensor<4xi7>
  return
}

// -----

func.func @and_of_floats(%x: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.and' op operand #0 must be ranked tensor of bool or integer values, but got 'tensor<4xf32>'}}
  %0 = stablehlo.and %x, %x : tensor<4xf32>
  return
}

// -----

func.func @abs_of_complex_is_real(%x: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{'stablehlo.abs' op result #0 has type 'tensor<4xf64>', expected 'tensor<4xf32>'}}
  %0 = stablehlo.abs %x : (tensor<4xcomplex<f32>>) -> tensor<4xf64>
  return
}

// -----

func.func @real_part_type(%x: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{'stablehlo.real' op result #0 has type 'tensor<4xf64>', expected 'tensor<4xf32>'}}
  %0 = stablehlo.real %x : (tensor<4xcomplex<f32>>) -> tensor<4xf64>
  return
}

// -----

func.func @imaginary_part_type(%x: tensor<4xcomplex<f64>>) {
  // expected-error @+1 {{'stablehlo.imag' op result #0 has type 'tensor<4xf32>', expected 'tensor<4xf64>'}}
  %0 = stablehlo.imag %x : (tensor<4xcomplex<f64>>) -> tensor<4xf32>
  return
}

// -----

func.func @complex_of_two_types(%x: tensor<4xf32>, %y: tensor<4xf64>) {
  // expected-error @+1 {{'stablehlo.complex' op real and imaginary parts must have one element type, found 'f32' and 'f64'}}
  %0 = stablehlo.complex %x, %y : (tensor<4xf32>, tensor<4xf64>) -> tensor<4xcomplex<f32>>
  return
}

// -----

func.func @complex_result(%x: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.complex' op result #0 has type 'tensor<4xcomplex<f64>>', expected 'tensor<4xcomplex<f32>>'}}
  %0 = stablehlo.complex %x, %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xcomplex<f64>>
  return
}

// -----

func.func @complex_format(%x: tensor<4xf32>) {
  // expected-error @+1 {{custom op 'stablehlo.complex' expected a ranked tensor of complex elements, found 'tensor<4xf32>'}}
  %0 = stablehlo.complex %x, %x : tensor<4xf32>
  return
}

// -----

func.func @compare_two_types(%x: tensor<4xi32>, %y: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.compare' op operands must have one element type, found 'i32' and 'f32'}}
  %0 = stablehlo.compare LT, %x, %y : (tensor<4xi32>, tensor<4xf32>) -> tensor<4xi1>
  return
}

// -----

func.func @compare_two_shapes(%x: tensor<4xi32>) {
  // expected-error @+1 {{'stablehlo.compare' op all non-scalar operands/results must have the same shape and base type}}
  %0 = stablehlo.compare LT, %x, %x : (tensor<4xi32>, tensor<4xi32>) -> tensor<3xi1>
  return
}

// -----

func.func @compare_direction(%x: tensor<4xi32>) {
  // expected-error @+1 {{custom op 'stablehlo.compare' found 'BELOW', expected one of EQ NE GE GT LE LT}}
  %0 = stablehlo.compare BELOW, %x, %x : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  return
}

// -----

func.func @select_between_types(%p: tensor<i1>, %x: tensor<4xi32>, %y: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.select' op the two choices must have compatible types, found 'tensor<4xi32>' and 'tensor<4xf32>'}}
  %0 = stablehlo.select %p, %x, %y : (tensor<i1>, tensor<4xi32>, tensor<4xf32>) -> tensor<4xi32>
  return
}

// -----

func.func @select_predicate_shape(%p: tensor<3xi1>, %x: tensor<4xi32>) {
  // expected-error @+1 {{'stablehlo.select' op predicate must be a scalar or have the shape of the choices, found 'tensor<3xi1>' and 'tensor<4xi32>'}}
  %0 = stablehlo.select %p, %x, %x : tensor<3xi1>, tensor<4xi32>
  return
}

// -----

func.func @select_result(%p: tensor<i1>, %x: tensor<4xi32>, %y: tensor<?xi32>) {
  // expected-error @+1 {{'stablehlo.select' op result #0 has type 'tensor<5xi32>', expected 'tensor<4xi32>'}}
  %0 = stablehlo.select %p, %x, %y : (tensor<i1>, tensor<4xi32>, tensor<?xi32>) -> tensor<5xi32>
  return
}

// -----

func.func @select_format(%p: tensor<i1>, %x: tensor<4xi32>) {
  // expected-error @+1 {{custom op 'stablehlo.select' expected the types of predicate and result, or a function type}}
  %0 = stablehlo.select %p, %x, %x : tensor<4xi32>
  return
}

// -----

func.func @clamp_limit_shape(%s: tensor<3xf32>, %x: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.clamp' op min must be a scalar or have the operand's shape, found 'tensor<3xf32>' and 'tensor<4xf32>'}}
  %0 = stablehlo.clamp %s, %x, %x : (tensor<3xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @clamp_limit_type(%s: tensor<f64>, %x: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.clamp' op max must have the operand's element type 'f32', found 'f64'}}
  %0 = stablehlo.clamp %x, %x, %s : (tensor<4xf32>, tensor<4xf32>, tensor<f64>) -> tensor<4xf32>
  return
}

// -----

func.func @clamp_result(%x: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.clamp' op result #0 has type 'tensor<5xf32>', expected 'tensor<4xf32>'}}
  %0 = stablehlo.clamp %x, %x, %x : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @operand_count(%x: tensor<4xf32>) {
  // expected-error @+1 {{custom op 'stablehlo.add' expected 2 operand types, found 1}}
  %0 = stablehlo.add %x, %x : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @result_count(%x: tensor<4xf32>) {
  // expected-error @+1 {{custom op 'stablehlo.add' expected one result type, found 2}}
  %0 = stablehlo.add %x, %x : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  return
}

// -----

func.func @precision_format(%x: tensor<4xf32>) {
  // expected-error @+1 {{custom op 'stablehlo.reduce_precision' expected a float format such as e5m10, found 'f5m10'}}
  %0 = stablehlo.reduce_precision %x, format = f5m10 : tensor<4xf32>
  return
}

// -----

func.func @precision_format_overflow(%x: tensor<4xf32>) {
  // expected-error @+1 {{custom op 'stablehlo.reduce_precision' expected a float format such as e5m10, found 'e5m99999999999'}}
  %0 = stablehlo.reduce_precision %x, format = e5m99999999999 : tensor<4xf32>
  return
}

// -----

func.func @precision_without_exponent(%x: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.reduce_precision' op attribute 'exponent_bits' failed to satisfy constraint: 32-bit signless integer attribute whose value is positive}}
  %0 = stablehlo.reduce_precision %x, format = e0m10 : tensor<4xf32>
  return
}

// -----

func.func @convert_shape(%x: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.convert' op needs compatible shapes for all operands and results, found 'tensor<3xi32>' for result #0, expected 'tensor<4xf32>'}}
  %0 = stablehlo.convert %x : (tensor<4xf32>) -> tensor<3xi32>
  return
}

// -----

func.func @quantize_expressed_type(%x: tensor<2xf32>) {
  // expected-error @+1 {{'stablehlo.uniform_quantize' op result must express 'f32', found 'f64'}}
  %0 = stablehlo.uniform_quantize %x : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f64, 2.0>>
  return
}

// -----

func.func @dequantize_expressed_type(%x: tensor<2x!quant.uniform<i8:f32, 2.0>>) {
  // expected-error @+1 {{'stablehlo.uniform_dequantize' op result #0 has type 'tensor<2xf64>', expected 'tensor<2xf32>'}}
  %0 = stablehlo.uniform_dequantize %x : (tensor<2x!quant.uniform<i8:f32, 2.0>>) -> tensor<2xf64>
  return
}

// -----

func.func @add_some_quantized(%x: tensor<2x!quant.uniform<i8:f32, 2.0>>, %y: tensor<2xf32>) {
  // expected-error @+1 {{'stablehlo.add' op needs all of its types quantized or none, found 'tensor<2xf32>' and 'tensor<2x!quant.uniform<i8:f32, 2.000000e+00>>'}}
  %0 = stablehlo.add %x, %y : (tensor<2x!quant.uniform<i8:f32, 2.0>>, tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32, 2.0>>
  return
}

// -----

func.func @add_storage_types(%x: tensor<2x!quant.uniform<i8:f32, 2.0>>, %y: tensor<2x!quant.uniform<i4:f32, 2.0>>) {
  // expected-error @+1 {{'stablehlo.add' op quantized types must have one storage type, found 'i4' and 'i8'}}
  %0 = stablehlo.add %x, %y : (tensor<2x!quant.uniform<i8:f32, 2.0>>, tensor<2x!quant.uniform<i4:f32, 2.0>>) -> tensor<2x!quant.uniform<i8:f32, 2.0>>
  return
}

// -----

func.func @add_expressed_types(%x: tensor<2x!quant.uniform<i8:f32, 2.0>>, %y: tensor<2x!quant.uniform<i8:f64, 2.0>>) {
  // expected-error @+1 {{'stablehlo.add' op quantized types must express one type, found 'f64' and 'f32'}}
  %0 = stablehlo.add %x, %y : (tensor<2x!quant.uniform<i8:f32, 2.0>>, tensor<2x!quant.uniform<i8:f64, 2.0>>) -> tensor<2x!quant.uniform<i8:f32, 2.0>>
  return
}

// -----

func.func @add_storage_ranges(%x: tensor<2x!quant.uniform<i8:f32, 2.0>>) {
  // expected-error @+1 {{'stablehlo.add' op result #0 has type 'tensor<2x!quant.uniform<i8<-127:127>:f32, 2.000000e+00>>', expected 'tensor<2x!quant.uniform<i8:f32, 2.000000e+00>>'}}
  %0 = stablehlo.add %x, %x : (tensor<2x!quant.uniform<i8:f32, 2.0>>, tensor<2x!quant.uniform<i8:f32, 2.0>>) -> tensor<2x!quant.uniform<i8<-127:127>:f32, 2.0>>
  return
}

// -----

func.func @add_per_axis_result(%x: tensor<2x!quant.uniform<i8:f32:0, {1.0, 2.0}>>, %y: tensor<2x!quant.uniform<i8:f32, 2.0>>) {
  // expected-error @+1 {{'stablehlo.add' op result must be quantized per axis like 'tensor<2x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>', found 'tensor<2x!quant.uniform<i8:f32, 2.000000e+00>>'}}
  %0 = stablehlo.add %y, %x : (tensor<2x!quant.uniform<i8:f32, 2.0>>, tensor<2x!quant.uniform<i8:f32:0, {1.0, 2.0}>>) -> tensor<2x!quant.uniform<i8:f32, 2.0>>
  return
}

// -----

func.func @add_per_axis_operands(%x: tensor<2x!quant.uniform<i8:f32, 2.0>>) {
  // expected-error @+1 {{'stablehlo.add' op result #0 has type 'tensor<2x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>', expected 'tensor<2x!quant.uniform<i8:f32, 2.000000e+00>>'}}
  %0 = stablehlo.add %x, %x : (tensor<2x!quant.uniform<i8:f32, 2.0>>, tensor<2x!quant.uniform<i8:f32, 2.0>>) -> tensor<2x!quant.uniform<i8:f32:0, {1.0, 2.0}>>
  return
}

// -----

func.func @add_along_two_axes(%x: tensor<2x2x!quant.uniform<i8:f32:0, {1.0, 2.0}>>) {
  // expected-error @+1 {{'stablehlo.add' op operands and result must be quantized along one dimension, found 0 and 1}}
  %0 = stablehlo.add %x, %x : (tensor<2x2x!quant.uniform<i8:f32:0, {1.0, 2.0}>>, tensor<2x2x!quant.uniform<i8:f32:0, {1.0, 2.0}>>) -> tensor<2x2x!quant.uniform<i8:f32:1, {1.0, 2.0}>>
  return
}

// -----

func.func @quantized_axis(%x: tensor<2x!quant.uniform<i8:f32:1, {1.0, 2.0}>>) {
  // expected-error @+1 {{'stablehlo.add' op operand #0 must be ranked tensor of float or bool or integer or complex or per-tensor quantized or per-axis quantized values, but got 'tensor<2x!quant.uniform<i8:f32:1, {1.000000e+00,2.000000e+00}>>'}}
  %0 = stablehlo.add %x, %x : tensor<2x!quant.uniform<i8:f32:1, {1.0, 2.0}>>
  return
}

// -----

func.func @number_of_scales(%x: tensor<3x!quant.uniform<i8:f32:0, {1.0, 2.0}>>) {
  // expected-error @+1 {{'stablehlo.add' op operand #0 must be ranked tensor of float or bool or integer or complex or per-tensor quantized or per-axis quantized values, but got 'tensor<3x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>'}}
  %0 = stablehlo.add %x, %x : tensor<3x!quant.uniform<i8:f32:0, {1.0, 2.0}>>
  return
}

// -----

func.func @add_meets(%x: tensor<?x4xf32>, %y: tensor<2x?xf32>) {
  // expected-error @+1 {{'stablehlo.add' op result #0 has type 'tensor<?x4xf32, #stablehlo.bounds<1, ?>>', expected 'tensor<2x4xf32>'}}
  %0 = stablehlo.add %x, %y : (tensor<?x4xf32>, tensor<2x?xf32>) -> tensor<?x4xf32, #stablehlo.bounds<1, ?>>
  return
}

// -----

func.func @compare_bound(%x: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.compare' op result #0 has type 'tensor<?xi1, #stablehlo.bounds<3>>', expected 'tensor<4xi1>'}}
  %0 = stablehlo.compare LT, %x, %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<?xi1, #stablehlo.bounds<3>>
  return
}

// -----

func.func @is_finite_bound(%x: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.is_finite' op result #0 has type 'tensor<?xi1, #stablehlo.bounds<3>>', expected 'tensor<4xi1>'}}
  %0 = stablehlo.is_finite %x : (tensor<4xf32>) -> tensor<?xi1, #stablehlo.bounds<3>>
  return
}

// -----

func.func @select_scales(%p: tensor<i1>, %x: tensor<4x!quant.uniform<i8:f32, 1.0>>, %y: tensor<4x!quant.uniform<i8:f32, 2.0>>) {
  // expected-error @+1 {{'stablehlo.select' op the two choices must have compatible types, found 'tensor<4x!quant.uniform<i8:f32, 1.000000e+00>>' and 'tensor<4x!quant.uniform<i8:f32, 2.000000e+00>>'}}
  %0 = stablehlo.select %p, %x, %y : (tensor<i1>, tensor<4x!quant.uniform<i8:f32, 1.0>>, tensor<4x!quant.uniform<i8:f32, 2.0>>) -> tensor<4x!quant.uniform<i8:f32, 1.0>>
  return
}

// -----

func.func @add_meets_quantized(%x: tensor<?x!quant.uniform<i8:f32, 1.0>>, %y: tensor<3x!quant.uniform<i8:f32, 1.0>>) {
  // expected-error @+1 {{'stablehlo.add' op result #0 has type 'tensor<?x!quant.uniform<i8:f32, 1.000000e+00>, #stablehlo.bounds<2>>', expected 'tensor<3x!quant.uniform<i8:f32, 1.000000e+00>>'}}
  %0 = stablehlo.add %x, %y : (tensor<?x!quant.uniform<i8:f32, 1.0>>, tensor<3x!quant.uniform<i8:f32, 1.0>>) -> tensor<?x!quant.uniform<i8:f32, 1.0>, #stablehlo.bounds<2>>
  return
}
