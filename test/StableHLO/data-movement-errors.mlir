// RUN: tutti-opt %s --split-input-file --verify-diagnostics

// What ops that move elements reject.

func.func @constant_type() {
  // expected-error @+1 {{'stablehlo.constant' op result has type 'tensor<3xf32>', but the value has type 'tensor<2xf32>'}}
  %0 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2xf32>}> : () -> tensor<3xf32>
  return
}

// -----

func.func @constant_quantized_storage() {
  // expected-error @+1 {{'stablehlo.constant' op result has type 'tensor<2x!quant.uniform<i8:f32, 2.000000e+00>>', but the value has type 'tensor<2xi16>'}}
  %0 = stablehlo.constant() <{value = dense<1> : tensor<2xi16>}> : () -> tensor<2x!quant.uniform<i8:f32, 2.0>>
  return
}

// -----

func.func @constant_without_value() {
  // expected-error @+1 {{'stablehlo.constant' op requires attribute 'value'}}
  %0 = "stablehlo.constant"() : () -> tensor<3xf32>
  return
}

// -----

func.func @constant_of_unknown_size() {
  // expected-error @+1 {{'stablehlo.constant' op result #0 must be statically shaped tensor of float or bool or integer or complex or per-tensor quantized or per-axis quantized values, but got 'tensor<?xf32>'}}
  %0 = "stablehlo.constant"() <{value = dense<1.0> : tensor<2xf32>}> : () -> tensor<?xf32>
  return
}

// -----

func.func @iota_dimension() {
  // expected-error @+1 {{'stablehlo.iota' op iota dimension is 2, expected 0 to 1}}
  %0 = stablehlo.iota dim = 2 : tensor<2x3xi32>
  return
}

// -----

func.func @iota_scalar() {
  // expected-error @+1 {{'stablehlo.iota' op iota dimension is 0, but a scalar has no dimensions}}
  %0 = stablehlo.iota dim = 0 : tensor<i32>
  return
}

// -----

func.func @iota_negative_dimension() {
  // expected-error @+1 {{'stablehlo.iota' op attribute 'iota_dimension' failed to satisfy constraint: 64-bit signless integer attribute whose value is non-negative}}
  %0 = stablehlo.iota dim = -1 : tensor<2xi32>
  return
}

// -----

func.func @bitcast_real_as_complex(%x: tensor<2xf64>) {
  // expected-error @+1 {{'stablehlo.bitcast_convert' op cannot convert between real and complex elements, found 'f64' and 'complex<f32>'}}
  %0 = stablehlo.bitcast_convert %x : (tensor<2xf64>) -> tensor<2xcomplex<f32>>
  return
}

// -----

func.func @bitcast_rank(%x: tensor<2xf32>) {
  // expected-error @+1 {{'stablehlo.bitcast_convert' op the type with elements of 8 bits must have one dimension more than that with 32 bits, found ranks 1 and 1}}
  %0 = stablehlo.bitcast_convert %x : (tensor<2xf32>) -> tensor<2xi8>
  return
}

// -----

func.func @bitcast_bits(%x: tensor<2xf32>) {
  // expected-error @+1 {{'stablehlo.bitcast_convert' op last dimension of the narrower type must hold 32 bits in elements of 8, found size 3}}
  %0 = stablehlo.bitcast_convert %x : (tensor<2xf32>) -> tensor<2x3xi8>
  return
}

// -----

func.func @bitcast_shape(%x: tensor<2x4xi8>) {
  // expected-error @+1 {{'stablehlo.bitcast_convert' op operand and result must agree in all dimensions that hold whole elements, found 'tensor<2x4xi8>' and 'tensor<3xi32>'}}
  %0 = stablehlo.bitcast_convert %x : (tensor<2x4xi8>) -> tensor<3xi32>
  return
}

// -----

func.func @reshape_elements(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'stablehlo.reshape' op result has 7 elements, expected 6 as the operand}}
  %0 = stablehlo.reshape %x : (tensor<2x3xf32>) -> tensor<7xf32>
  return
}

// -----

func.func @reshape_type(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'stablehlo.reshape' op operand and result must have one element type, found 'f32' and 'i32'}}
  %0 = stablehlo.reshape %x : (tensor<2x3xf32>) -> tensor<6xi32>
  return
}

// -----

func.func @reshape_to_unknown(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'stablehlo.reshape' op result #0 must be statically shaped or single bounded dimension tensor of float or bool or integer or complex or per-tensor quantized or per-axis quantized values, but got 'tensor<?xf32>'}}
  %0 = stablehlo.reshape %x : (tensor<2x3xf32>) -> tensor<?xf32>
  return
}

// -----

func.func @reshape_huge(%x: tensor<4294967296x4294967296xf32>) {
  // The product does not fit in 64 bits, and is not compared.
  %0 = stablehlo.reshape %x : (tensor<4294967296x4294967296xf32>) -> tensor<4294967296x2147483648x2xf32>
  // An empty tensor is empty whatever its other sizes are.
  %e = stablehlo.constant dense<> : tensor<0xf32>
  %1 = stablehlo.reshape %e : (tensor<0xf32>) -> tensor<4294967296x4294967296xf32>
  // expected-error @+1 {{'stablehlo.reshape' op result has 2 elements, expected 0 as the operand}}
  %2 = stablehlo.reshape %e : (tensor<0xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @reshape_quantized_axis_size(%x: tensor<3x2x!quant.uniform<i8:f32:1, {1.0, 2.0}>>) {
  // expected-error @+1 {{'stablehlo.reshape' op the dimensions before the quantized one must hold as many elements in operand and result, found 3 and 1}}
  %0 = stablehlo.reshape %x : (tensor<3x2x!quant.uniform<i8:f32:1, {1.0, 2.0}>>) -> tensor<2x3x!quant.uniform<i8:f32:0, {1.0, 2.0}>>
  return
}

// -----

func.func @reshape_scales(%x: tensor<2x!quant.uniform<i8:f32:0, {1.0, 2.0}>>) {
  // expected-error @+1 {{'stablehlo.reshape' op operand and result must have the same scales and zero points, found '!quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>' and '!quant.uniform<i8:f32:1, {1.000000e+00,3.000000e+00}>'}}
  %0 = stablehlo.reshape %x : (tensor<2x!quant.uniform<i8:f32:0, {1.0, 2.0}>>) -> tensor<1x2x!quant.uniform<i8:f32:1, {1.0, 3.0}>>
  return
}

// -----

func.func @transpose_rank(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'stablehlo.transpose' op permutation has 1 entry, expected 2 (rank of the operand)}}
  %0 = stablehlo.transpose %x, dims = [0] : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @transpose_twice(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'stablehlo.transpose' op permutation lists dimension 1 twice, found [1, 1]}}
  %0 = stablehlo.transpose %x, dims = [1, 1] : (tensor<2x3xf32>) -> tensor<3x3xf32>
  return
}

// -----

func.func @transpose_range(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'stablehlo.transpose' op dimension in permutation is -1, expected 0 to 1}}
  %0 = stablehlo.transpose %x, dims = [0, -1] : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @transpose_result(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'stablehlo.transpose' op result #0 has type 'tensor<2x3xf32>', expected 'tensor<3x2xf32>'}}
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @transpose_quantized_axis(%x: tensor<2x2x!quant.uniform<i8:f32:1, {1.0, 2.0}>>) {
  // expected-error @+1 {{'stablehlo.transpose' op result is quantized along dimension 1, expected 0, where the operand's goes}}
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x2x!quant.uniform<i8:f32:1, {1.0, 2.0}>>) -> tensor<2x2x!quant.uniform<i8:f32:1, {1.0, 2.0}>>
  return
}

// -----

func.func @reverse_twice(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'stablehlo.reverse' op dims lists dimension 0 twice, found [0, 0]}}
  %0 = stablehlo.reverse %x, dims = [0, 0] : tensor<2x3xf32>
  return
}

// -----

func.func @reverse_range(%x: tensor<f32>) {
  // expected-error @+1 {{'stablehlo.reverse' op dimension in dims is 0, but a scalar has no dimensions}}
  %0 = stablehlo.reverse %x, dims = [0] : tensor<f32>
  return
}

// -----

func.func @broadcast_negative(%x: tensor<f32>) {
  // expected-error @+1 {{'stablehlo.broadcast' op sizes must not be negative, found [-2]}}
  %0 = stablehlo.broadcast %x, sizes = [-2] : (tensor<f32>) -> tensor<2xf32>
  return
}

// -----

func.func @broadcast_result(%x: tensor<3xf32>) {
  // expected-error @+1 {{'stablehlo.broadcast' op result #0 has type 'tensor<3x2xf32>', expected 'tensor<2x3xf32>'}}
  %0 = stablehlo.broadcast %x, sizes = [2] : (tensor<3xf32>) -> tensor<3x2xf32>
  return
}

// -----

func.func @broadcast_in_dim_rank(%x: tensor<3xf32>) {
  // expected-error @+1 {{'stablehlo.broadcast_in_dim' op dims has 2 entries, expected 1 (rank of the operand)}}
  %0 = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<3xf32>) -> tensor<3x2xf32>
  return
}

// -----

func.func @broadcast_in_dim_range(%x: tensor<3xf32>) {
  // expected-error @+1 {{'stablehlo.broadcast_in_dim' op dimension in dims is 2, expected 0 to 1}}
  %0 = stablehlo.broadcast_in_dim %x, dims = [2] : (tensor<3xf32>) -> tensor<3x2xf32>
  return
}

// -----

func.func @broadcast_in_dim_size(%x: tensor<3xf32>) {
  // expected-error @+1 {{'stablehlo.broadcast_in_dim' op dimension 0 of the operand has size 3, expected 1 or 2, the size of dimension 1 of the result}}
  %0 = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<3xf32>) -> tensor<3x2xf32>
  return
}

// -----

func.func @broadcast_in_dim_type(%x: tensor<3xf32>) {
  // expected-error @+1 {{'stablehlo.broadcast_in_dim' op operand and result must have one element type, found 'f32' and 'f64'}}
  %0 = stablehlo.broadcast_in_dim %x, dims = [0] : (tensor<3xf32>) -> tensor<3x2xf64>
  return
}

// -----

func.func @broadcast_in_dim_axis(%x: tensor<1x2x!quant.uniform<i8:f32:1, {1.0, 2.0}>>) {
  // expected-error @+1 {{'stablehlo.broadcast_in_dim' op result is quantized along dimension 0, expected 1, where the operand's goes}}
  %0 = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<1x2x!quant.uniform<i8:f32:1, {1.0, 2.0}>>) -> tensor<2x2x!quant.uniform<i8:f32:0, {1.0, 2.0}>>
  return
}

// -----

func.func @broadcast_in_dim_scales(%x: tensor<1x!quant.uniform<i8:f32:0, {1.0}>>) {
  // expected-error @+1 {{'stablehlo.broadcast_in_dim' op scale 2.000000e+00 and zero point 0 at 1 of the result differ from the operand's, 1.000000e+00 and 0}}
  %0 = stablehlo.broadcast_in_dim %x, dims = [0] : (tensor<1x!quant.uniform<i8:f32:0, {1.0}>>) -> tensor<2x!quant.uniform<i8:f32:0, {1.0, 2.0}>>
  return
}

// -----

func.func @concatenate_nothing() {
  // expected-error @+1 {{'stablehlo.concatenate' op needs at least one operand}}
  %0 = "stablehlo.concatenate"() <{dimension = 0 : i64}> : () -> tensor<0xf32>
  return
}

// -----

func.func @concatenate_scalars(%x: tensor<f32>) {
  // expected-error @+1 {{'stablehlo.concatenate' op dim is 0, but a scalar has no dimensions}}
  %0 = stablehlo.concatenate %x, dim = 0 : (tensor<f32>) -> tensor<1xf32>
  return
}

// -----

func.func @concatenate_types(%x: tensor<2xf32>, %y: tensor<2xi32>) {
  // expected-error @+1 {{'stablehlo.concatenate' op operand #1 has type 'tensor<2xi32>', expected rank 1 and element type 'f32' as operand #0}}
  %0 = stablehlo.concatenate %x, %y, dim = 0 : (tensor<2xf32>, tensor<2xi32>) -> tensor<4xf32>
  return
}

// -----

func.func @concatenate_shapes(%x: tensor<2x3xf32>, %y: tensor<2x4xf32>) {
  // expected-error @+1 {{'stablehlo.concatenate' op operand #1 has size 4 in dimension 1, expected 3 as the operands before it}}
  %0 = stablehlo.concatenate %x, %y, dim = 0 : (tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @concatenate_result(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'stablehlo.concatenate' op result #0 has type 'tensor<5x3xf32>', expected 'tensor<4x3xf32>'}}
  %0 = stablehlo.concatenate %x, %x, dim = 0 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<5x3xf32>
  return
}

// -----

func.func @concatenate_overflow(%x: tensor<9223372036854775807xi8>) {
  // expected-error @+1 {{'stablehlo.concatenate' op gives dimension 0 of the result a size that does not fit in 64 bits}}
  %0 = stablehlo.concatenate %x, %x, dim = 0 : (tensor<9223372036854775807xi8>, tensor<9223372036854775807xi8>) -> tensor<?xi8>
  return
}

// -----

func.func @pad_rank(%x: tensor<2x3xf32>, %s: tensor<f32>) {
  // expected-error @+1 {{'stablehlo.pad' op high has 1 entry, expected 2 (rank of the operand)}}
  %0 = stablehlo.pad %x, %s, low = [0, 0], high = [0], interior = [0, 0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @pad_value_type(%x: tensor<2xf32>, %s: tensor<i32>) {
  // expected-error @+1 {{'stablehlo.pad' op padding value must have the operand's element type 'f32', found 'i32'}}
  %0 = stablehlo.pad %x, %s, low = [0], high = [0], interior = [0] : (tensor<2xf32>, tensor<i32>) -> tensor<2xf32>
  return
}

// -----

func.func @pad_negative_interior(%x: tensor<2xf32>, %s: tensor<f32>) {
  // expected-error @+1 {{'stablehlo.pad' op interior padding must not be negative, found [-1]}}
  %0 = stablehlo.pad %x, %s, low = [0], high = [0], interior = [-1] : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  return
}

// -----

func.func @pad_negative_size(%x: tensor<2xf32>, %s: tensor<f32>) {
  // expected-error @+1 {{'stablehlo.pad' op gives dimension 0 of the result a negative size}}
  %0 = stablehlo.pad %x, %s, low = [-2], high = [-1], interior = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<0xf32>
  return
}

// -----

func.func @pad_overflow(%x: tensor<3xf32>, %s: tensor<f32>) {
  // expected-error @+1 {{'stablehlo.pad' op gives dimension 0 of the result a size that does not fit in 64 bits}}
  %0 = stablehlo.pad %x, %s, low = [0], high = [0], interior = [9223372036854775807] : (tensor<3xf32>, tensor<f32>) -> tensor<?xf32>
  return
}

// -----

func.func @pad_result(%x: tensor<2xf32>, %s: tensor<f32>) {
  // expected-error @+1 {{'stablehlo.pad' op result #0 has type 'tensor<4xf32>', expected 'tensor<5xf32>'}}
  %0 = stablehlo.pad %x, %s, low = [1], high = [1], interior = [1] : (tensor<2xf32>, tensor<f32>) -> tensor<4xf32>
  return
}

// -----

func.func @slice_rank(%x: tensor<4x8xf32>) {
  // expected-error @+1 {{'stablehlo.slice' op start_indices has 1 entry, expected 2 (rank of the operand)}}
  %0 = stablehlo.slice %x [0:1] : (tensor<4x8xf32>) -> tensor<1xf32>
  return
}

// -----

func.func @slice_lists(%x: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.slice' op limit_indices has 2 entries, expected 1 (rank of the operand)}}
  %0 = "stablehlo.slice"(%x) <{start_indices = array<i64: 0>, limit_indices = array<i64: 1, 1>, strides = array<i64: 1>}> : (tensor<4xf32>) -> tensor<1xf32>
  return
}

// -----

func.func @slice_above_size(%x: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.slice' op range 0:5 of dimension 0 must lie within 0:4, the operand's size}}
  %0 = stablehlo.slice %x [0:5] : (tensor<4xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @slice_above_bound(%x: tensor<?xf32, #stablehlo.bounds<4>>) {
  // expected-error @+1 {{'stablehlo.slice' op range 0:5 of dimension 0 must lie within 0:4, the operand's size}}
  %0 = stablehlo.slice %x [0:5] : (tensor<?xf32, #stablehlo.bounds<4>>) -> tensor<5xf32>
  return
}

// -----

func.func @slice_backwards(%x: tensor<?xf32>) {
  // expected-error @+1 {{'stablehlo.slice' op range 3:2 of dimension 0 must lie within 0:?, the operand's size}}
  %0 = stablehlo.slice %x [3:2] : (tensor<?xf32>) -> tensor<0xf32>
  return
}

// -----

func.func @slice_stride(%x: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.slice' op stride of dimension 0 must be positive, found 0}}
  %0 = stablehlo.slice %x [0:4:0] : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @slice_result(%x: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.slice' op result #0 has type 'tensor<1xf32>', expected 'tensor<2xf32>'}}
  %0 = stablehlo.slice %x [0:4:3] : (tensor<4xf32>) -> tensor<1xf32>
  return
}

// -----

func.func @slice_element_type(%x: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.slice' op operand and result must have one element type, found 'f32' and 'i32'}}
  %0 = stablehlo.slice %x [0:4] : (tensor<4xf32>) -> tensor<4xi32>
  return
}

// -----

func.func @dynamic_slice_starts(%x: tensor<4x8xf32>, %i: tensor<i32>) {
  // expected-error @+1 {{'stablehlo.dynamic_slice' op start_indices has 1 entry, expected 2 (rank of the operand)}}
  %0 = stablehlo.dynamic_slice %x, %i, sizes = [1, 1] : (tensor<4x8xf32>, tensor<i32>) -> tensor<1x1xf32>
  return
}

// -----

func.func @dynamic_slice_start_types(%x: tensor<4x8xf32>, %i: tensor<i32>, %j: tensor<i64>) {
  // expected-error @+1 {{'stablehlo.dynamic_slice' op start indices must have one element type, found 'i32' and 'i64'}}
  %0 = stablehlo.dynamic_slice %x, %i, %j, sizes = [1, 1] : (tensor<4x8xf32>, tensor<i32>, tensor<i64>) -> tensor<1x1xf32>
  return
}

// -----

func.func @dynamic_slice_sizes(%x: tensor<4xf32>, %i: tensor<i32>) {
  // expected-error @+1 {{'stablehlo.dynamic_slice' op sizes has 2 entries, expected 1 (rank of the operand)}}
  %0 = stablehlo.dynamic_slice %x, %i, sizes = [1, 1] : (tensor<4xf32>, tensor<i32>) -> tensor<1xf32>
  return
}

// -----

func.func @dynamic_slice_size(%x: tensor<4xf32>, %i: tensor<i32>) {
  // expected-error @+1 {{'stablehlo.dynamic_slice' op size 5 of dimension 0 must be 0 to 4, the operand's size}}
  %0 = stablehlo.dynamic_slice %x, %i, sizes = [5] : (tensor<4xf32>, tensor<i32>) -> tensor<5xf32>
  return
}

// -----

func.func @dynamic_slice_negative_size(%x: tensor<?xf32>, %i: tensor<i32>) {
  // expected-error @+1 {{'stablehlo.dynamic_slice' op size -1 of dimension 0 must be 0 to ?, the operand's size}}
  %0 = stablehlo.dynamic_slice %x, %i, sizes = [-1] : (tensor<?xf32>, tensor<i32>) -> tensor<?xf32>
  return
}

// -----

func.func @dynamic_slice_result(%x: tensor<4xf32>, %i: tensor<i32>) {
  // expected-error @+1 {{'stablehlo.dynamic_slice' op result #0 has type 'tensor<3xf32>', expected 'tensor<2xf32>'}}
  %0 = stablehlo.dynamic_slice %x, %i, sizes = [2] : (tensor<4xf32>, tensor<i32>) -> tensor<3xf32>
  return
}

// -----

func.func @dynamic_update_slice_rank(%x: tensor<4xf32>, %u: tensor<1x1xf32>, %i: tensor<i32>) {
  // expected-error @+1 {{'stablehlo.dynamic_update_slice' op update must have the rank and element type of the operand, 'tensor<4xf32>', found 'tensor<1x1xf32>'}}
  %0 = stablehlo.dynamic_update_slice %x, %u, %i : (tensor<4xf32>, tensor<1x1xf32>, tensor<i32>) -> tensor<4xf32>
  return
}

// -----

func.func @dynamic_update_slice_starts(%x: tensor<4xf32>, %i: tensor<i32>) {
  // expected-error @+1 {{'stablehlo.dynamic_update_slice' op start_indices has 2 entries, expected 1 (rank of the operand)}}
  %0 = stablehlo.dynamic_update_slice %x, %x, %i, %i : (tensor<4xf32>, tensor<4xf32>, tensor<i32>, tensor<i32>) -> tensor<4xf32>
  return
}

// -----

func.func @dynamic_update_slice_size(%x: tensor<4xf32>, %u: tensor<5xf32>, %i: tensor<i32>) {
  // expected-error @+1 {{'stablehlo.dynamic_update_slice' op update has size 5 in dimension 0, expected at most 4, the operand's size}}
  %0 = stablehlo.dynamic_update_slice %x, %u, %i : (tensor<4xf32>, tensor<5xf32>, tensor<i32>) -> tensor<4xf32>
  return
}

// -----

func.func @dynamic_update_slice_result(%x: tensor<4xf32>, %i: tensor<i32>) {
  // expected-error @+1 {{'stablehlo.dynamic_update_slice' op result #0 has type 'tensor<5xf32>', expected 'tensor<4xf32>'}}
  %0 = stablehlo.dynamic_update_slice %x, %x, %i : (tensor<4xf32>, tensor<4xf32>, tensor<i32>) -> tensor<5xf32>
  return
}

// -----

func.func @reverse_keeps_the_scale(%x: tensor<4x!quant.uniform<i8:f32, 1.0>>) {
  // expected-error @+1 {{'stablehlo.reverse' op operand and result must have one element type, found '!quant.uniform<i8:f32, 1.000000e+00>' and '!quant.uniform<i8:f32, 2.000000e+00>'}}
  %0 = "stablehlo.reverse"(%x) <{dimensions = array<i64: 0>}> : (tensor<4x!quant.uniform<i8:f32, 1.0>>) -> tensor<4x!quant.uniform<i8:f32, 2.0>>
  return
}

// -----

func.func @reshape_of_many_elements(%x: tensor<9223372036854775807x3xf32>) {
  // expected-error @+1 {{'stablehlo.reshape' op result has 6 elements, expected}}
  %0 = stablehlo.reshape %x : (tensor<9223372036854775807x3xf32>) -> tensor<6xf32>
  return
}

// -----

func.func @bitcast_to_many_parts(%x: tensor<2xf32>) {
  // expected-error @+1 {{'stablehlo.bitcast_convert' op last dimension of the narrower type must hold 32 bits in elements of 8, found size 9223372036854775807}}
  %0 = stablehlo.bitcast_convert %x : (tensor<2xf32>) -> tensor<2x9223372036854775807xi8>
  return
}
