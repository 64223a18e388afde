// RUN: tutti-opt %s --split-input-file --verify-diagnostics

// What ops whose shapes are operands reject.

func.func @iota_dimension(%n: tensor<1xi32>) {
  // expected-error @+1 {{'stablehlo.dynamic_iota' op iota dimension is 1, expected 0 to 0}}
  %0 = stablehlo.dynamic_iota %n, dim = 1 : (tensor<1xi32>) -> tensor<?xf32>
  return
}

// -----

func.func @iota_shape_count() {
  %n = stablehlo.constant dense<1> : tensor<2xi32>
  // expected-error @+1 {{'stablehlo.dynamic_iota' op output_shape has 2 entries, expected 1 (rank of the result)}}
  %0 = stablehlo.dynamic_iota %n, dim = 0 : (tensor<2xi32>) -> tensor<?xf32>
  return
}

// -----

func.func @iota_huge_shape() {
  %n = stablehlo.constant dense<1> : tensor<9223372036854775807xi64>
  // expected-error @+1 {{'stablehlo.dynamic_iota' op output_shape has 9223372036854775807 entries, expected 1 (rank of the result)}}
  %0 = stablehlo.dynamic_iota %n, dim = 0 : (tensor<9223372036854775807xi64>) -> tensor<?xf32>
  return
}

// -----

func.func @iota_shape() {
  %n = stablehlo.constant dense<[4]> : tensor<1xi32>
  // expected-error @+1 {{'stablehlo.dynamic_iota' op result #0 has type 'tensor<5xf32>', expected 'tensor<4xf32>'}}
  %0 = stablehlo.dynamic_iota %n, dim = 0 : (tensor<1xi32>) -> tensor<5xf32>
  return
}

// -----

func.func @iota_negative_shape() {
  %n = stablehlo.constant dense<[-4]> : tensor<1xi32>
  // expected-error @+1 {{'stablehlo.dynamic_iota' op output_shape must not be negative, found [-4]}}
  %0 = stablehlo.dynamic_iota %n, dim = 0 : (tensor<1xi32>) -> tensor<?xf32>
  return
}

// -----

func.func @broadcast_dimension_count(%x: tensor<?xf32>, %n: tensor<2xi32>) {
  // expected-error @+1 {{'stablehlo.dynamic_broadcast_in_dim' op dims has 2 entries, expected 1 (rank of the operand)}}
  %0 = stablehlo.dynamic_broadcast_in_dim %x, %n, dims = [0, 1] : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  return
}

// -----

func.func @broadcast_dimension_range(%x: tensor<?xf32>, %n: tensor<2xi32>) {
  // expected-error @+1 {{'stablehlo.dynamic_broadcast_in_dim' op dimension in dims is 2, expected 0 to 1}}
  %0 = stablehlo.dynamic_broadcast_in_dim %x, %n, dims = [2] : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  return
}

// -----

func.func @broadcast_size(%x: tensor<3xf32>, %n: tensor<2xi32>) {
  // expected-error @+1 {{'stablehlo.dynamic_broadcast_in_dim' op dimension 0 of the operand has size 3, expected 1 or 4, the size of dimension 1 of the result}}
  %0 = stablehlo.dynamic_broadcast_in_dim %x, %n, dims = [1] : (tensor<3xf32>, tensor<2xi32>) -> tensor<?x4xf32>
  return
}

// -----

func.func @broadcast_constant_size(%x: tensor<3xf32>) {
  %n = stablehlo.constant dense<[2, 4]> : tensor<2xi32>
  // expected-error @+1 {{'stablehlo.dynamic_broadcast_in_dim' op dimension 0 of the operand has size 3, expected 1 or 4, the size of dimension 1 of the result}}
  %0 = stablehlo.dynamic_broadcast_in_dim %x, %n, dims = [1] : (tensor<3xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  return
}

// -----

func.func @broadcast_shape_count(%x: tensor<?xf32>) {
  %n = stablehlo.constant dense<1> : tensor<3xi32>
  // expected-error @+1 {{'stablehlo.dynamic_broadcast_in_dim' op output_dimensions has 3 entries, expected 2 (rank of the result)}}
  %0 = stablehlo.dynamic_broadcast_in_dim %x, %n, dims = [1] : (tensor<?xf32>, tensor<3xi32>) -> tensor<?x?xf32>
  return
}

// -----

func.func @broadcast_known_range(%x: tensor<?xf32>, %n: tensor<2xi32>) {
  // expected-error @+1 {{'stablehlo.dynamic_broadcast_in_dim' op dimension in known_expanding_dimensions is 1, expected 0 to 0}}
  %0 = stablehlo.dynamic_broadcast_in_dim %x, %n, dims = [1] {known_expanding_dimensions = array<i64: 1>} : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  return
}

// -----

func.func @broadcast_known_both(%x: tensor<?xf32>, %n: tensor<2xi32>) {
  // expected-error @+1 {{'stablehlo.dynamic_broadcast_in_dim' op dimension 0 is in known_expanding_dimensions and in known_nonexpanding_dimensions, expected in one of them}}
  %0 = stablehlo.dynamic_broadcast_in_dim %x, %n, dims = [1] {known_expanding_dimensions = array<i64: 0>, known_nonexpanding_dimensions = array<i64: 0>} : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  return
}

// -----

func.func @broadcast_type(%x: tensor<?xf32>, %n: tensor<2xi32>) {
  // expected-error @+1 {{'stablehlo.dynamic_broadcast_in_dim' op operand and result must have one element type, found 'f32' and 'i32'}}
  %0 = stablehlo.dynamic_broadcast_in_dim %x, %n, dims = [1] : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xi32>
  return
}

// -----

func.func @reshape_elements(%x: tensor<6xf32>, %n: tensor<2xi32>) {
  // expected-error @+1 {{'stablehlo.dynamic_reshape' op result has 8 elements, expected 6 as the operand}}
  %0 = stablehlo.dynamic_reshape %x, %n : (tensor<6xf32>, tensor<2xi32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @reshape_constant_elements(%x: tensor<6xf32>) {
  %n = stablehlo.constant dense<[2, 4]> : tensor<2xi32>
  // expected-error @+1 {{'stablehlo.dynamic_reshape' op result has 8 elements, expected 6 as the operand}}
  %0 = stablehlo.dynamic_reshape %x, %n : (tensor<6xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  return
}

// -----

func.func @reshape_type(%x: tensor<?xf32>, %n: tensor<2xi32>) {
  // expected-error @+1 {{'stablehlo.dynamic_reshape' op operand and result must have one element type, found 'f32' and 'i32'}}
  %0 = stablehlo.dynamic_reshape %x, %n : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xi32>
  return
}

// -----

func.func @slice_count(%x: tensor<?xf32>, %n: tensor<2xi32>) {
  // expected-error @+1 {{'stablehlo.real_dynamic_slice' op start_indices has 2 entries, expected 1 (rank of the operand)}}
  %0 = stablehlo.real_dynamic_slice %x, %n, %n, %n : (tensor<?xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?xf32>
  return
}

// -----

func.func @slice_list_types(%x: tensor<?xf32>, %n: tensor<1xi32>, %m: tensor<1xi64>) {
  // expected-error @+1 {{'stablehlo.real_dynamic_slice' op limit_indices has type 'tensor<1xi64>', expected 'tensor<1xi32>' as start_indices}}
  %0 = stablehlo.real_dynamic_slice %x, %n, %m, %n : (tensor<?xf32>, tensor<1xi32>, tensor<1xi64>, tensor<1xi32>) -> tensor<?xf32>
  return
}

// -----

func.func @slice_result(%x: tensor<?xf32>, %n: tensor<1xi32>) {
  // expected-error @+1 {{'stablehlo.real_dynamic_slice' op operand and result must have one element type, found 'f32' and 'f64'}}
  %0 = stablehlo.real_dynamic_slice %x, %n, %n, %n : (tensor<?xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf64>
  return
}

// -----

func.func @pad_value_type(%x: tensor<?xf32>, %s: tensor<i32>, %n: tensor<1xi32>) {
  // expected-error @+1 {{'stablehlo.dynamic_pad' op padding value must have the operand's element type 'f32', found 'i32'}}
  %0 = stablehlo.dynamic_pad %x, %s, %n, %n, %n : (tensor<?xf32>, tensor<i32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>
  return
}

// -----

func.func @pad_count(%x: tensor<?xf32>, %s: tensor<f32>, %n: tensor<2xi32>) {
  // expected-error @+1 {{'stablehlo.dynamic_pad' op edge_padding_low has 2 entries, expected 1 (rank of the operand)}}
  %0 = stablehlo.dynamic_pad %x, %s, %n, %n, %n : (tensor<?xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?xf32>
  return
}

// -----

func.func @pad_interior(%x: tensor<?xf32>, %s: tensor<f32>, %n: tensor<1xi32>) {
  %m = stablehlo.constant dense<-1> : tensor<1xi32>
  // expected-error @+1 {{'stablehlo.dynamic_pad' op interior padding must not be negative, found [-1]}}
  %0 = stablehlo.dynamic_pad %x, %s, %n, %n, %m : (tensor<?xf32>, tensor<f32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>
  return
}

// -----

func.func @pad_result(%x: tensor<3xf32>, %s: tensor<f32>) {
  %n = stablehlo.constant dense<1> : tensor<1xi32>
  // expected-error @+1 {{'stablehlo.dynamic_pad' op result #0 has type 'tensor<8xf32>', expected 'tensor<7xf32>'}}
  %0 = stablehlo.dynamic_pad %x, %s, %n, %n, %n : (tensor<3xf32>, tensor<f32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<8xf32>
  return
}

// -----

func.func @pad_negative_size(%x: tensor<3xf32>, %s: tensor<f32>) {
  %n = stablehlo.constant dense<-2> : tensor<1xi64>
  %z = stablehlo.constant dense<0> : tensor<1xi64>
  // expected-error @+1 {{'stablehlo.dynamic_pad' op gives dimension 0 of the result a negative size}}
  %0 = stablehlo.dynamic_pad %x, %s, %n, %n, %z : (tensor<3xf32>, tensor<f32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xf32>
  return
}

// -----

func.func @get_dimension_range(%x: tensor<?xf32>) {
  // expected-error @+1 {{'stablehlo.get_dimension_size' op dim is 1, expected 0 to 0}}
  %0 = stablehlo.get_dimension_size %x, dim = 1 : (tensor<?xf32>) -> tensor<i32>
  return
}

// -----

func.func @get_dimension_result(%x: tensor<?xf32>) {
  // expected-error @+1 {{'stablehlo.get_dimension_size' op result must be a scalar, found 'tensor<1xi32>'}}
  %0 = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<1xi32>
  return
}

// -----

func.func @set_dimension_range(%x: tensor<?xf32>, %n: tensor<i32>) {
  // expected-error @+1 {{'stablehlo.set_dimension_size' op dim is 1, expected 0 to 0}}
  %0 = stablehlo.set_dimension_size %x, %n, dim = 1 : (tensor<?xf32>, tensor<i32>) -> tensor<?xf32>
  return
}

// -----

func.func @set_dimension_size(%x: tensor<?xf32>, %n: tensor<1xi32>) {
  // expected-error @+1 {{'stablehlo.set_dimension_size' op size must be a scalar, found 'tensor<1xi32>'}}
  %0 = stablehlo.set_dimension_size %x, %n, dim = 0 : (tensor<?xf32>, tensor<1xi32>) -> tensor<?xf32>
  return
}

// -----

func.func @set_dimension_result(%x: tensor<4xf32>, %n: tensor<i32>) {
  // expected-error @+1 {{'stablehlo.set_dimension_size' op result #0 has type 'tensor<5xf32>', expected 'tensor<?xf32, #stablehlo.bounds<4>>'}}
  %0 = stablehlo.set_dimension_size %x, %n, dim = 0 : (tensor<4xf32>, tensor<i32>) -> tensor<5xf32>
  return
}

// -----

func.func @real_dynamic_slice_of_unknown_size(%x: tensor<4xf32>, %i: tensor<?xi32>) {
  // expected-error @+1 {{'stablehlo.real_dynamic_slice' op start_indices has type 'tensor<?xi32>', expected a known size}}
  %0 = stablehlo.real_dynamic_slice %x, %i, %i, %i : (tensor<4xf32>, tensor<?xi32>, tensor<?xi32>, tensor<?xi32>) -> tensor<?xf32>
  return
}
