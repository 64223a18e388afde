// RUN: tutti-opt %s | tutti-opt | FileCheck %s
// RUN: tutti-opt --mlir-print-op-generic %s | FileCheck --check-prefix=GENERIC %s
// RUN: tutti-opt --mlir-print-op-generic %s | tutti-opt | FileCheck %s

// One result element for each operand element.

// CHECK-LABEL: func.func @unary_float(
// GENERIC-LABEL: sym_name = "unary_float"
// CHECK: %0 = stablehlo.cbrt %arg0 : tensor<4xf32>
// CHECK-NEXT: %1 = stablehlo.ceil %arg0 : tensor<4xf32>
// CHECK-NEXT: %2 = stablehlo.cosine %arg0 : tensor<4xf32>
// CHECK-NEXT: %3 = stablehlo.exponential %arg0 : tensor<4xf32>
// CHECK-NEXT: %4 = stablehlo.exponential_minus_one %arg0 : tensor<4xf32>
// CHECK-NEXT: %5 = stablehlo.floor %arg0 : tensor<4xf32>
// CHECK-NEXT: %6 = stablehlo.log %arg0 : tensor<4xf32>
// CHECK-NEXT: %7 = stablehlo.log_plus_one %arg0 : tensor<4xf32>
// CHECK-NEXT: %8 = stablehlo.logistic %arg0 : tensor<4xf32>
// CHECK-NEXT: %9 = stablehlo.negate %arg0 : tensor<4xf32>
// CHECK-NEXT: %10 = stablehlo.round_nearest_afz %arg0 : tensor<4xf32>
// CHECK-NEXT: %11 = stablehlo.round_nearest_even %arg0 : tensor<4xf32>
// CHECK-NEXT: %12 = stablehlo.rsqrt %arg0 : tensor<4xf32>
// CHECK-NEXT: %13 = stablehlo.sign %arg0 : tensor<4xf32>
// CHECK-NEXT: %14 = stablehlo.sine %arg0 : tensor<4xf32>
// CHECK-NEXT: %15 = stablehlo.sqrt %arg0 : tensor<4xf32>
// CHECK-NEXT: %16 = stablehlo.tan %arg0 : tensor<4xf32>
// CHECK-NEXT: %17 = stablehlo.tanh %arg0 : tensor<4xf32>
// CHECK-NEXT: %18 = stablehlo.abs %arg0 : tensor<4xf32>
// GENERIC: "stablehlo.cbrt"({{.*}}) : (tensor<4xf32>) -> tensor<4xf32>
// GENERIC: "stablehlo.ceil"({{.*}}) : (tensor<4xf32>) -> tensor<4xf32>
// GENERIC: "stablehlo.cosine"({{.*}}) : (tensor<4xf32>) -> tensor<4xf32>
// GENERIC: "stablehlo.exponential"({{.*}}) : (tensor<4xf32>) -> tensor<4xf32>
// GENERIC: "stablehlo.exponential_minus_one"({{.*}}) : (tensor<4xf32>) -> tensor<4xf32>
// GENERIC: "stablehlo.floor"({{.*}}) : (tensor<4xf32>) -> tensor<4xf32>
// GENERIC: "stablehlo.log"({{.*}}) : (tensor<4xf32>) -> tensor<4xf32>
// GENERIC: "stablehlo.log_plus_one"({{.*}}) : (tensor<4xf32>) -> tensor<4xf32>
// GENERIC: "stablehlo.logistic"({{.*}}) : (tensor<4xf32>) -> tensor<4xf32>
// GENERIC: "stablehlo.negate"({{.*}}) : (tensor<4xf32>) -> tensor<4xf32>
// GENERIC: "stablehlo.round_nearest_afz"({{.*}}) : (tensor<4xf32>) -> tensor<4xf32>
// GENERIC: "stablehlo.round_nearest_even"({{.*}}) : (tensor<4xf32>) -> tensor<4xf32>
// GENERIC: "stablehlo.rsqrt"({{.*}}) : (tensor<4xf32>) -> tensor<4xf32>
// GENERIC: "stablehlo.sign"({{.*}}) : (tensor<4xf32>) -> tensor<4xf32>
// GENERIC: "stablehlo.sine"({{.*}}) : (tensor<4xf32>) -> tensor<4xf32>
// GENERIC: "stablehlo.sqrt"({{.*}}) : (tensor<4xf32>) -> tensor<4xf32>
// GENERIC: "stablehlo.tan"({{.*}}) : (tensor<4xf32>) -> tensor<4xf32>
// GENERIC: "stablehlo.tanh"({{.*}}) : (tensor<4xf32>) -> tensor<4xf32>
// GENERIC: "stablehlo.abs"({{.*}}) : (tensor<4xf32>) -> tensor<4xf32>
func.func @unary_float(%arg0: tensor<4xf32>) {
  %0 = stablehlo.cbrt %arg0 : tensor<4xf32>
  %1 = stablehlo.ceil %arg0 : tensor<4xf32>
  %2 = stablehlo.cosine %arg0 : tensor<4xf32>
  %3 = stablehlo.exponential %arg0 : tensor<4xf32>
  %4 = stablehlo.exponential_minus_one %arg0 : tensor<4xf32>
  %5 = stablehlo.floor %arg0 : tensor<4xf32>
  %6 = stablehlo.log %arg0 : tensor<4xf32>
  %7 = stablehlo.log_plus_one %arg0 : tensor<4xf32>
  %8 = stablehlo.logistic %arg0 : tensor<4xf32>
  %9 = stablehlo.negate %arg0 : tensor<4xf32>
  %10 = stablehlo.round_nearest_afz %arg0 : tensor<4xf32>
  %11 = stablehlo.round_nearest_even %arg0 : tensor<4xf32>
  %12 = stablehlo.rsqrt %arg0 : tensor<4xf32>
  %13 = stablehlo.sign %arg0 : tensor<4xf32>
  %14 = stablehlo.sine %arg0 : tensor<4xf32>
  %15 = stablehlo.sqrt %arg0 : tensor<4xf32>
  %16 = stablehlo.tan %arg0 : tensor<4xf32>
  %17 = stablehlo.tanh %arg0 : tensor<4xf32>
  %18 = stablehlo.abs %arg0 : tensor<4xf32>
  return
}

// CHECK-LABEL: func.func @unary_integer(
// GENERIC-LABEL: sym_name = "unary_integer"
// CHECK: %0 = stablehlo.count_leading_zeros %arg0 : tensor<4xui8>
// CHECK-NEXT: %1 = stablehlo.not %arg0 : tensor<4xui8>
// CHECK-NEXT: %2 = stablehlo.popcnt %arg0 : tensor<4xui8>
// GENERIC: "stablehlo.count_leading_zeros"({{.*}}) : (tensor<4xui8>) -> tensor<4xui8>
// GENERIC: "stablehlo.not"({{.*}}) : (tensor<4xui8>) -> tensor<4xui8>
// GENERIC: "stablehlo.popcnt"({{.*}}) : (tensor<4xui8>) -> tensor<4xui8>
func.func @unary_integer(%arg0: tensor<4xui8>) {
  %0 = stablehlo.count_leading_zeros %arg0 : tensor<4xui8>
  %1 = stablehlo.not %arg0 : tensor<4xui8>
  %2 = stablehlo.popcnt %arg0 : tensor<4xui8>
  return
}

// CHECK-LABEL: func.func @unary_complex(
// GENERIC-LABEL: sym_name = "unary_complex"
// CHECK: %0 = stablehlo.abs %arg0 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
// CHECK-NEXT: %1 = stablehlo.real %arg0 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
// CHECK-NEXT: %2 = stablehlo.imag %arg0 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
// CHECK-NEXT: %3 = stablehlo.tanh %arg0 : tensor<4xcomplex<f32>>
// GENERIC: "stablehlo.abs"({{.*}}) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
// GENERIC: "stablehlo.real"({{.*}}) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
// GENERIC: "stablehlo.imag"({{.*}}) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
// GENERIC: "stablehlo.tanh"({{.*}}) : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
func.func @unary_complex(%arg0: tensor<4xcomplex<f32>>) {
  %0 = stablehlo.abs %arg0 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  %1 = stablehlo.real %arg0 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  %2 = stablehlo.imag %arg0 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  %3 = stablehlo.tanh %arg0 : tensor<4xcomplex<f32>>
  return
}

// CHECK-LABEL: func.func @real_of_float(
// GENERIC-LABEL: sym_name = "real_of_float"
// CHECK: %0 = stablehlo.real %arg0 : tensor<4xf32>
// CHECK-NEXT: %1 = stablehlo.imag %arg0 : tensor<4xf32>
// GENERIC: "stablehlo.real"({{.*}}) : (tensor<4xf32>) -> tensor<4xf32>
// GENERIC: "stablehlo.imag"({{.*}}) : (tensor<4xf32>) -> tensor<4xf32>
func.func @real_of_float(%arg0: tensor<4xf32>) {
  %0 = stablehlo.real %arg0 : tensor<4xf32>
  %1 = stablehlo.imag %arg0 : tensor<4xf32>
  return
}

// CHECK-LABEL: func.func @is_finite(
// GENERIC-LABEL: sym_name = "is_finite"
// CHECK: %0 = stablehlo.is_finite %arg0 : (tensor<4xf32>) -> tensor<4xi1>
// GENERIC: "stablehlo.is_finite"({{.*}}) : (tensor<4xf32>) -> tensor<4xi1>
func.func @is_finite(%arg0: tensor<4xf32>) {
  %0 = stablehlo.is_finite %arg0 : (tensor<4xf32>) -> tensor<4xi1>
  return
}

// CHECK-LABEL: func.func @convert(
// GENERIC-LABEL: sym_name = "convert"
// CHECK: %0 = stablehlo.convert %arg0 : (tensor<4xf32>) -> tensor<4xf8E4M3FN>
// CHECK-NEXT: %1 = stablehlo.convert %arg1 : (tensor<?xi4>) -> tensor<?xi1>
// CHECK-NEXT: %2 = stablehlo.convert %arg0 : tensor<4xf32>
// GENERIC: "stablehlo.convert"({{.*}}) : (tensor<4xf32>) -> tensor<4xf8E4M3FN>
// GENERIC: "stablehlo.convert"({{.*}}) : (tensor<?xi4>) -> tensor<?xi1>
// GENERIC: "stablehlo.convert"({{.*}}) : (tensor<4xf32>) -> tensor<4xf32>
func.func @convert(%arg0: tensor<4xf32>, %arg1: tensor<?xi4>) {
  %0 = stablehlo.convert %arg0 : (tensor<4xf32>) -> tensor<4xf8E4M3FN>
  %1 = stablehlo.convert %arg1 : (tensor<?xi4>) -> tensor<?xi1>
  %2 = stablehlo.convert %arg0 : tensor<4xf32>
  return
}

// CHECK-LABEL: func.func @result_accuracy(
// GENERIC-LABEL: sym_name = "result_accuracy"
// CHECK: %0 = stablehlo.exponential %arg0 {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4xf32>
// CHECK-NEXT: %1 = stablehlo.tanh %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 1.000000e-05, rtol = 1.000000e-04, ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4xf32>
// GENERIC: "stablehlo.exponential"({{.*}}) <{result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>}> : (tensor<4xf32>) -> tensor<4xf32>
// GENERIC: "stablehlo.tanh"({{.*}}) <{result_accuracy = #stablehlo.result_accuracy<atol = 1.000000e-05, rtol = 1.000000e-04, ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>}> : (tensor<4xf32>) -> tensor<4xf32>
func.func @result_accuracy(%arg0: tensor<4xf32>) {
  %0 = stablehlo.exponential %arg0 {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4xf32>
  %1 = stablehlo.tanh %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 1.000000e-05, rtol = 1.000000e-04, ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4xf32>
  return
}

// CHECK-LABEL: func.func @binary_float(
// GENERIC-LABEL: sym_name = "binary_float"
// CHECK: %0 = stablehlo.add %arg0, %arg1 : tensor<4xbf16>
// CHECK-NEXT: %1 = stablehlo.atan2 %arg0, %arg1 : tensor<4xbf16>
// CHECK-NEXT: %2 = stablehlo.divide %arg0, %arg1 : tensor<4xbf16>
// CHECK-NEXT: %3 = stablehlo.maximum %arg0, %arg1 : tensor<4xbf16>
// CHECK-NEXT: %4 = stablehlo.minimum %arg0, %arg1 : tensor<4xbf16>
// CHECK-NEXT: %5 = stablehlo.multiply %arg0, %arg1 : tensor<4xbf16>
// CHECK-NEXT: %6 = stablehlo.power %arg0, %arg1 : tensor<4xbf16>
// CHECK-NEXT: %7 = stablehlo.remainder %arg0, %arg1 : tensor<4xbf16>
// CHECK-NEXT: %8 = stablehlo.subtract %arg0, %arg1 : tensor<4xbf16>
// GENERIC: "stablehlo.add"({{.*}}) : (tensor<4xbf16>, tensor<4xbf16>) -> tensor<4xbf16>
// GENERIC: "stablehlo.atan2"({{.*}}) : (tensor<4xbf16>, tensor<4xbf16>) -> tensor<4xbf16>
// GENERIC: "stablehlo.divide"({{.*}}) : (tensor<4xbf16>, tensor<4xbf16>) -> tensor<4xbf16>
// GENERIC: "stablehlo.maximum"({{.*}}) : (tensor<4xbf16>, tensor<4xbf16>) -> tensor<4xbf16>
// GENERIC: "stablehlo.minimum"({{.*}}) : (tensor<4xbf16>, tensor<4xbf16>) -> tensor<4xbf16>
// GENERIC: "stablehlo.multiply"({{.*}}) : (tensor<4xbf16>, tensor<4xbf16>) -> tensor<4xbf16>
// GENERIC: "stablehlo.power"({{.*}}) : (tensor<4xbf16>, tensor<4xbf16>) -> tensor<4xbf16>
// GENERIC: "stablehlo.remainder"({{.*}}) : (tensor<4xbf16>, tensor<4xbf16>) -> tensor<4xbf16>
// GENERIC: "stablehlo.subtract"({{.*}}) : (tensor<4xbf16>, tensor<4xbf16>) -> tensor<4xbf16>
func.func @binary_float(%arg0: tensor<4xbf16>, %arg1: tensor<4xbf16>) {
  %0 = stablehlo.add %arg0, %arg1 : tensor<4xbf16>
  %1 = stablehlo.atan2 %arg0, %arg1 : tensor<4xbf16>
  %2 = stablehlo.divide %arg0, %arg1 : tensor<4xbf16>
  %3 = stablehlo.maximum %arg0, %arg1 : tensor<4xbf16>
  %4 = stablehlo.minimum %arg0, %arg1 : tensor<4xbf16>
  %5 = stablehlo.multiply %arg0, %arg1 : tensor<4xbf16>
  %6 = stablehlo.power %arg0, %arg1 : tensor<4xbf16>
  %7 = stablehlo.remainder %arg0, %arg1 : tensor<4xbf16>
  %8 = stablehlo.subtract %arg0, %arg1 : tensor<4xbf16>
  return
}

// CHECK-LABEL: func.func @binary_integer(
// GENERIC-LABEL: sym_name = "binary_integer"
// CHECK: %0 = stablehlo.and %arg0, %arg1 : tensor<4xi64>
// CHECK-NEXT: %1 = stablehlo.or %arg0, %arg1 : tensor<4xi64>
// CHECK-NEXT: %2 = stablehlo.xor %arg0, %arg1 : tensor<4xi64>
// CHECK-NEXT: %3 = stablehlo.shift_left %arg0, %arg1 : tensor<4xi64>
// CHECK-NEXT: %4 = stablehlo.shift_right_arithmetic %arg0, %arg1 : tensor<4xi64>
// CHECK-NEXT: %5 = stablehlo.shift_right_logical %arg0, %arg1 : tensor<4xi64>
// GENERIC: "stablehlo.and"({{.*}}) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
// GENERIC: "stablehlo.or"({{.*}}) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
// GENERIC: "stablehlo.xor"({{.*}}) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
// GENERIC: "stablehlo.shift_left"({{.*}}) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
// GENERIC: "stablehlo.shift_right_arithmetic"({{.*}}) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
// GENERIC: "stablehlo.shift_right_logical"({{.*}}) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
func.func @binary_integer(%arg0: tensor<4xi64>, %arg1: tensor<4xi64>) {
  %0 = stablehlo.and %arg0, %arg1 : tensor<4xi64>
  %1 = stablehlo.or %arg0, %arg1 : tensor<4xi64>
  %2 = stablehlo.xor %arg0, %arg1 : tensor<4xi64>
  %3 = stablehlo.shift_left %arg0, %arg1 : tensor<4xi64>
  %4 = stablehlo.shift_right_arithmetic %arg0, %arg1 : tensor<4xi64>
  %5 = stablehlo.shift_right_logical %arg0, %arg1 : tensor<4xi64>
  return
}

// CHECK-LABEL: func.func @unknown_sizes(
// GENERIC-LABEL: sym_name = "unknown_sizes"
// CHECK: %0 = stablehlo.add %arg0, %arg1 : (tensor<?x4xf32>, tensor<2x?xf32>) -> tensor<2x4xf32>
// CHECK-NEXT: %1 = stablehlo.negate %arg0 : (tensor<?x4xf32>) -> tensor<?x?xf32>
// GENERIC: "stablehlo.add"({{.*}}) : (tensor<?x4xf32>, tensor<2x?xf32>) -> tensor<2x4xf32>
// GENERIC: "stablehlo.negate"({{.*}}) : (tensor<?x4xf32>) -> tensor<?x?xf32>
func.func @unknown_sizes(%arg0: tensor<?x4xf32>, %arg1: tensor<2x?xf32>) {
  %0 = stablehlo.add %arg0, %arg1 : (tensor<?x4xf32>, tensor<2x?xf32>) -> tensor<2x4xf32>
  %1 = stablehlo.negate %arg0 : (tensor<?x4xf32>) -> tensor<?x?xf32>
  return
}

// CHECK-LABEL: func.func @bounded_sizes(
// GENERIC-LABEL: sym_name = "bounded_sizes"
// CHECK: %0 = stablehlo.add %arg0, %arg1 : (tensor<?xf32, #stablehlo.bounds<4>>, tensor<?xf32>) -> tensor<3xf32>
// CHECK-NEXT: %1 = stablehlo.abs %arg0 : tensor<?xf32, #stablehlo.bounds<4>>
// GENERIC: "stablehlo.add"({{.*}}) : (tensor<?xf32, #stablehlo.bounds<4>>, tensor<?xf32>) -> tensor<3xf32>
// GENERIC: "stablehlo.abs"({{.*}}) : (tensor<?xf32, #stablehlo.bounds<4>>) -> tensor<?xf32, #stablehlo.bounds<4>>
func.func @bounded_sizes(%arg0: tensor<?xf32, #stablehlo.bounds<4>>, %arg1: tensor<?xf32>) {
  %0 = stablehlo.add %arg0, %arg1 : (tensor<?xf32, #stablehlo.bounds<4>>, tensor<?xf32>) -> tensor<3xf32>
  %1 = stablehlo.abs %arg0 : tensor<?xf32, #stablehlo.bounds<4>>
  return
}

// CHECK-LABEL: func.func @complex(
// GENERIC-LABEL: sym_name = "complex"
// CHECK: %0 = stablehlo.complex %arg0, %arg1 : tensor<4xcomplex<f64>>
// CHECK-NEXT: %1 = stablehlo.complex %arg0, %arg2 : (tensor<4xf64>, tensor<?xf64>) -> tensor<4xcomplex<f64>>
// GENERIC: "stablehlo.complex"({{.*}}) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xcomplex<f64>>
// GENERIC: "stablehlo.complex"({{.*}}) : (tensor<4xf64>, tensor<?xf64>) -> tensor<4xcomplex<f64>>
func.func @complex(%arg0: tensor<4xf64>, %arg1: tensor<4xf64>, %arg2: tensor<?xf64>) {
  %0 = stablehlo.complex %arg0, %arg1 : tensor<4xcomplex<f64>>
  %1 = stablehlo.complex %arg0, %arg2 : (tensor<4xf64>, tensor<?xf64>) -> tensor<4xcomplex<f64>>
  return
}

// CHECK-LABEL: func.func @compare(
// GENERIC-LABEL: sym_name = "compare"
// CHECK: %0 = stablehlo.compare EQ, %arg0, %arg1 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
// CHECK-NEXT: %1 = stablehlo.compare NE, %arg0, %arg1 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
// CHECK-NEXT: %2 = stablehlo.compare GE, %arg0, %arg1 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
// CHECK-NEXT: %3 = stablehlo.compare GT, %arg0, %arg1 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
// CHECK-NEXT: %4 = stablehlo.compare LE, %arg0, %arg1 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
// CHECK-NEXT: %5 = stablehlo.compare LT, %arg0, %arg1 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
// CHECK-NEXT: %6 = stablehlo.compare LT, %arg0, %arg1, NOTYPE : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
// CHECK-NEXT: %7 = stablehlo.compare LT, %arg0, %arg1, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
// CHECK-NEXT: %8 = stablehlo.compare LT, %arg0, %arg1, TOTALORDER : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
// CHECK-NEXT: %9 = stablehlo.compare LT, %arg0, %arg1, SIGNED : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
// CHECK-NEXT: %10 = stablehlo.compare LT, %arg0, %arg1, UNSIGNED : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
// GENERIC: "stablehlo.compare"({{.*}}) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
// GENERIC: "stablehlo.compare"({{.*}}) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
// GENERIC: "stablehlo.compare"({{.*}}) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
// GENERIC: "stablehlo.compare"({{.*}}) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
// GENERIC: "stablehlo.compare"({{.*}}) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
// GENERIC: "stablehlo.compare"({{.*}}) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
// GENERIC: "stablehlo.compare"({{.*}}) <{compare_type = #stablehlo<comparison_type NOTYPE>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
// GENERIC: "stablehlo.compare"({{.*}}) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
// GENERIC: "stablehlo.compare"({{.*}}) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
// GENERIC: "stablehlo.compare"({{.*}}) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
// GENERIC: "stablehlo.compare"({{.*}}) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
func.func @compare(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) {
  %0 = stablehlo.compare EQ, %arg0, %arg1 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %1 = stablehlo.compare NE, %arg0, %arg1 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %2 = stablehlo.compare GE, %arg0, %arg1 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %3 = stablehlo.compare GT, %arg0, %arg1 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %4 = stablehlo.compare LE, %arg0, %arg1 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %5 = stablehlo.compare LT, %arg0, %arg1 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %6 = stablehlo.compare LT, %arg0, %arg1, NOTYPE : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %7 = stablehlo.compare LT, %arg0, %arg1, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %8 = stablehlo.compare LT, %arg0, %arg1, TOTALORDER : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %9 = stablehlo.compare LT, %arg0, %arg1, SIGNED : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %10 = stablehlo.compare LT, %arg0, %arg1, UNSIGNED : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  return
}

// CHECK-LABEL: func.func @select(
// GENERIC-LABEL: sym_name = "select"
// CHECK: %0 = stablehlo.select %arg0, %arg2, %arg2 : tensor<4xi1>, tensor<4xf32>
// CHECK-NEXT: %1 = stablehlo.select %arg1, %arg2, %arg2 : tensor<i1>, tensor<4xf32>
// CHECK-NEXT: %2 = stablehlo.select %arg0, %arg2, %arg3 : (tensor<4xi1>, tensor<4xf32>, tensor<?xf32>) -> tensor<4xf32>
// GENERIC: "stablehlo.select"({{.*}}) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// GENERIC: "stablehlo.select"({{.*}}) : (tensor<i1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// GENERIC: "stablehlo.select"({{.*}}) : (tensor<4xi1>, tensor<4xf32>, tensor<?xf32>) -> tensor<4xf32>
func.func @select(%arg0: tensor<4xi1>, %arg1: tensor<i1>, %arg2: tensor<4xf32>, %arg3: tensor<?xf32>) {
  %0 = stablehlo.select %arg0, %arg2, %arg2 : tensor<4xi1>, tensor<4xf32>
  %1 = stablehlo.select %arg1, %arg2, %arg2 : tensor<i1>, tensor<4xf32>
  %2 = stablehlo.select %arg0, %arg2, %arg3 : (tensor<4xi1>, tensor<4xf32>, tensor<?xf32>) -> tensor<4xf32>
  return
}

// CHECK-LABEL: func.func @clamp(
// GENERIC-LABEL: sym_name = "clamp"
// CHECK: %0 = stablehlo.clamp %arg1, %arg1, %arg1 : tensor<4xf32>
// CHECK-NEXT: %1 = stablehlo.clamp %arg0, %arg1, %arg0 : (tensor<f32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
// GENERIC: "stablehlo.clamp"({{.*}}) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// GENERIC: "stablehlo.clamp"({{.*}}) : (tensor<f32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
func.func @clamp(%arg0: tensor<f32>, %arg1: tensor<4xf32>) {
  %0 = stablehlo.clamp %arg1, %arg1, %arg1 : tensor<4xf32>
  %1 = stablehlo.clamp %arg0, %arg1, %arg0 : (tensor<f32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  return
}

// CHECK-LABEL: func.func @reduce_precision(
// GENERIC-LABEL: sym_name = "reduce_precision"
// CHECK: %0 = stablehlo.reduce_precision %arg0, format = e5m10 : tensor<4xf32>
// CHECK-NEXT: %1 = stablehlo.reduce_precision %arg0, format = e1m0 {note = "small"} : tensor<4xf32>
// GENERIC: "stablehlo.reduce_precision"({{.*}}) <{exponent_bits = 5 : i32, mantissa_bits = 10 : i32}> : (tensor<4xf32>) -> tensor<4xf32>
// GENERIC: "stablehlo.reduce_precision"({{.*}}) <{exponent_bits = 1 : i32, mantissa_bits = 0 : i32}> {note = "small"} : (tensor<4xf32>) -> tensor<4xf32>
func.func @reduce_precision(%arg0: tensor<4xf32>) {
  %0 = stablehlo.reduce_precision %arg0, format = e5m10 : tensor<4xf32>
  %1 = stablehlo.reduce_precision %arg0, format = e1m0 {note = "small"} : tensor<4xf32>
  return
}

// CHECK-LABEL: func.func @quantized(
// GENERIC-LABEL: sym_name = "quantized"
// CHECK: %0 = stablehlo.uniform_quantize %arg0 : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32, 2.000000e+00:15>>
// CHECK-NEXT: %1 = stablehlo.uniform_quantize %arg0 : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>
// CHECK-NEXT: %2 = stablehlo.uniform_quantize %arg1 : (tensor<2x!quant.uniform<i8:f32, 2.000000e+00:15>>) -> tensor<2x!quant.uniform<u8:f32, 5.000000e-01:128>>
// CHECK-NEXT: %3 = stablehlo.uniform_dequantize %arg2 : (tensor<2x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>) -> tensor<2xf32>
// CHECK-NEXT: %4 = stablehlo.add %arg1, %arg1 : tensor<2x!quant.uniform<i8:f32, 2.000000e+00:15>>
// CHECK-NEXT: %5 = stablehlo.add %arg2, %arg1 : (tensor<2x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>, tensor<2x!quant.uniform<i8:f32, 2.000000e+00:15>>) -> tensor<2x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>
// CHECK-NEXT: %6 = stablehlo.multiply %arg1, %arg1 : (tensor<2x!quant.uniform<i8:f32, 2.000000e+00:15>>, tensor<2x!quant.uniform<i8:f32, 2.000000e+00:15>>) -> tensor<2x!quant.uniform<i8:f32, 3.000000e+00>>
// GENERIC: "stablehlo.uniform_quantize"({{.*}}) : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32, 2.000000e+00:15>>
// GENERIC: "stablehlo.uniform_quantize"({{.*}}) : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>
// GENERIC: "stablehlo.uniform_quantize"({{.*}}) : (tensor<2x!quant.uniform<i8:f32, 2.000000e+00:15>>) -> tensor<2x!quant.uniform<u8:f32, 5.000000e-01:128>>
// GENERIC: "stablehlo.uniform_dequantize"({{.*}}) : (tensor<2x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>) -> tensor<2xf32>
// GENERIC: "stablehlo.add"({{.*}}) : (tensor<2x!quant.uniform<i8:f32, 2.000000e+00:15>>, tensor<2x!quant.uniform<i8:f32, 2.000000e+00:15>>) -> tensor<2x!quant.uniform<i8:f32, 2.000000e+00:15>>
// GENERIC: "stablehlo.add"({{.*}}) : (tensor<2x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>, tensor<2x!quant.uniform<i8:f32, 2.000000e+00:15>>) -> tensor<2x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>
// GENERIC: "stablehlo.multiply"({{.*}}) : (tensor<2x!quant.uniform<i8:f32, 2.000000e+00:15>>, tensor<2x!quant.uniform<i8:f32, 2.000000e+00:15>>) -> tensor<2x!quant.uniform<i8:f32, 3.000000e+00>>
func.func @quantized(%arg0: tensor<2xf32>, %arg1: tensor<2x!quant.uniform<i8:f32, 2.000000e+00:15>>, %arg2: tensor<2x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>) {
  %0 = stablehlo.uniform_quantize %arg0 : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32, 2.000000e+00:15>>
  %1 = stablehlo.uniform_quantize %arg0 : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>
  %2 = stablehlo.uniform_quantize %arg1 : (tensor<2x!quant.uniform<i8:f32, 2.000000e+00:15>>) -> tensor<2x!quant.uniform<u8:f32, 5.000000e-01:128>>
  %3 = stablehlo.uniform_dequantize %arg2 : (tensor<2x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>) -> tensor<2xf32>
  %4 = stablehlo.add %arg1, %arg1 : tensor<2x!quant.uniform<i8:f32, 2.000000e+00:15>>
  %5 = stablehlo.add %arg2, %arg1 : (tensor<2x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>, tensor<2x!quant.uniform<i8:f32, 2.000000e+00:15>>) -> tensor<2x!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>>
  %6 = stablehlo.multiply %arg1, %arg1 : (tensor<2x!quant.uniform<i8:f32, 2.000000e+00:15>>, tensor<2x!quant.uniform<i8:f32, 2.000000e+00:15>>) -> tensor<2x!quant.uniform<i8:f32, 3.000000e+00>>
  return
}

// CHECK-LABEL: func.func @discardable_attributes(
// GENERIC-LABEL: sym_name = "discardable_attributes"
// CHECK: %0 = stablehlo.add %arg0, %arg0 {mhlo.sharding = "{replicated}"} : tensor<4xf32>
// CHECK-NEXT: %1 = stablehlo.negate %arg0 {a, b = 1 : i64} : tensor<4xf32>
// GENERIC: "stablehlo.add"({{.*}}) {mhlo.sharding = "{replicated}"} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// GENERIC: "stablehlo.negate"({{.*}}) {a, b = 1 : i64} : (tensor<4xf32>) -> tensor<4xf32>
func.func @discardable_attributes(%arg0: tensor<4xf32>) {
  %0 = stablehlo.add %arg0, %arg0 {mhlo.sharding = "{replicated}"} : tensor<4xf32>
  %1 = stablehlo.negate %arg0 {a, b = 1 : i64} : tensor<4xf32>
  return
}
