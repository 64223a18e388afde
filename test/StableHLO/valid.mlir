// RUN: tutti-opt %s | tutti-opt

// Ops as jaxlib accepts them, beside those of the round trips.

func.func @quantized(%x: tensor<2x3xf32>, %q: tensor<2x3x!quant.uniform<i8:f32, 5.000000e-01:2>>, %a: tensor<2x3x!quant.uniform<i8:f32:0, {5.000000e-01, 2.000000e-01:1}>>) {
  %0 = stablehlo.uniform_quantize %x : (tensor<2x3xf32>) -> tensor<2x3x!quant.uniform<i8:f32, 5.000000e-01>>
  %1 = stablehlo.uniform_quantize %q : (tensor<2x3x!quant.uniform<i8:f32, 5.000000e-01:2>>) -> tensor<2x3x!quant.uniform<u8:f32, 1.000000e-01>>
  %2 = stablehlo.uniform_quantize %x : (tensor<2x3xf32>) -> tensor<2x3x!quant.uniform<i8:f32:1, {1.000000e-01, 2.000000e-01, 3.000000e-01}>>
  %3 = stablehlo.uniform_dequantize %q : (tensor<2x3x!quant.uniform<i8:f32, 5.000000e-01:2>>) -> tensor<2x3xf32>
  %4 = stablehlo.uniform_dequantize %a : (tensor<2x3x!quant.uniform<i8:f32:0, {5.000000e-01, 2.000000e-01:1}>>) -> tensor<2x3xf32>
  %5 = stablehlo.add %q, %q : tensor<2x3x!quant.uniform<i8:f32, 5.000000e-01:2>>
  %6 = stablehlo.add %a, %a : tensor<2x3x!quant.uniform<i8:f32:0, {5.000000e-01, 2.000000e-01:1}>>
  %7 = stablehlo.tanh %q : tensor<2x3x!quant.uniform<i8:f32, 5.000000e-01:2>>
  %8 = stablehlo.transpose %q, dims = [1, 0] : (tensor<2x3x!quant.uniform<i8:f32, 5.000000e-01:2>>) -> tensor<3x2x!quant.uniform<i8:f32, 5.000000e-01:2>>
  %9 = stablehlo.reshape %q : (tensor<2x3x!quant.uniform<i8:f32, 5.000000e-01:2>>) -> tensor<6x!quant.uniform<i8:f32, 5.000000e-01:2>>
  %10 = stablehlo.broadcast_in_dim %q, dims = [0, 2] : (tensor<2x3x!quant.uniform<i8:f32, 5.000000e-01:2>>) -> tensor<2x4x3x!quant.uniform<i8:f32, 5.000000e-01:2>>
  %11 = stablehlo.concatenate %q, %q, dim = 0 : (tensor<2x3x!quant.uniform<i8:f32, 5.000000e-01:2>>, tensor<2x3x!quant.uniform<i8:f32, 5.000000e-01:2>>) -> tensor<4x3x!quant.uniform<i8:f32, 5.000000e-01:2>>
  %12 = stablehlo.slice %q [0:1, 0:2] : (tensor<2x3x!quant.uniform<i8:f32, 5.000000e-01:2>>) -> tensor<1x2x!quant.uniform<i8:f32, 5.000000e-01:2>>
  %13 = stablehlo.bitcast_convert %q : (tensor<2x3x!quant.uniform<i8:f32, 5.000000e-01:2>>) -> tensor<2x3xi8>
  %14 = stablehlo.compare LT, %q, %q : (tensor<2x3x!quant.uniform<i8:f32, 5.000000e-01:2>>, tensor<2x3x!quant.uniform<i8:f32, 5.000000e-01:2>>) -> tensor<2x3xi1>
  %15 = "stablehlo.constant"() <{value = dense<1> : tensor<2x3xi8>}> : () -> tensor<2x3x!quant.uniform<i8:f32, 5.000000e-01:2>>
  return
}

func.func @quantized_moves(%q: tensor<2x3x!quant.uniform<i8:f32, 5.000000e-01:2>>, %s: tensor<!quant.uniform<i8:f32, 5.000000e-01:2>>, %i: tensor<i32>, %n: tensor<2x1xi32>, %p: tensor<2x3xi1>) {
  %0 = stablehlo.reverse %q, dims = [0] : tensor<2x3x!quant.uniform<i8:f32, 5.000000e-01:2>>
  %1 = stablehlo.pad %q, %s, low = [0, 1], high = [1, 0], interior = [0, 1] : (tensor<2x3x!quant.uniform<i8:f32, 5.000000e-01:2>>, tensor<!quant.uniform<i8:f32, 5.000000e-01:2>>) -> tensor<3x6x!quant.uniform<i8:f32, 5.000000e-01:2>>
  %2 = stablehlo.dynamic_slice %q, %i, %i, sizes = [1, 2] : (tensor<2x3x!quant.uniform<i8:f32, 5.000000e-01:2>>, tensor<i32>, tensor<i32>) -> tensor<1x2x!quant.uniform<i8:f32, 5.000000e-01:2>>
  %3 = stablehlo.dynamic_update_slice %q, %2, %i, %i : (tensor<2x3x!quant.uniform<i8:f32, 5.000000e-01:2>>, tensor<1x2x!quant.uniform<i8:f32, 5.000000e-01:2>>, tensor<i32>, tensor<i32>) -> tensor<2x3x!quant.uniform<i8:f32, 5.000000e-01:2>>
  %4 = "stablehlo.gather"(%q, %n) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<2x3x!quant.uniform<i8:f32, 5.000000e-01:2>>, tensor<2x1xi32>) -> tensor<2x3x!quant.uniform<i8:f32, 5.000000e-01:2>>
  %5 = stablehlo.select %p, %q, %q : tensor<2x3xi1>, tensor<2x3x!quant.uniform<i8:f32, 5.000000e-01:2>>
  %6 = stablehlo.clamp %s, %q, %s : (tensor<!quant.uniform<i8:f32, 5.000000e-01:2>>, tensor<2x3x!quant.uniform<i8:f32, 5.000000e-01:2>>, tensor<!quant.uniform<i8:f32, 5.000000e-01:2>>) -> tensor<2x3x!quant.uniform<i8:f32, 5.000000e-01:2>>
  %7 = stablehlo.broadcast %q, sizes = [4] : (tensor<2x3x!quant.uniform<i8:f32, 5.000000e-01:2>>) -> tensor<4x2x3x!quant.uniform<i8:f32, 5.000000e-01:2>>
  %8 = "stablehlo.all_gather"(%q) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2x3x!quant.uniform<i8:f32, 5.000000e-01:2>>) -> tensor<4x3x!quant.uniform<i8:f32, 5.000000e-01:2>>
  %9 = "stablehlo.collective_permute"(%q) <{source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2x3x!quant.uniform<i8:f32, 5.000000e-01:2>>) -> tensor<2x3x!quant.uniform<i8:f32, 5.000000e-01:2>>
  %10 = "stablehlo.reduce"(%q, %s) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<!quant.uniform<i8:f32, 5.000000e-01:2>>, %b: tensor<!quant.uniform<i8:f32, 5.000000e-01:2>>):
    %11 = stablehlo.add %a, %b : tensor<!quant.uniform<i8:f32, 5.000000e-01:2>>
    stablehlo.return %11 : tensor<!quant.uniform<i8:f32, 5.000000e-01:2>>
  }) : (tensor<2x3x!quant.uniform<i8:f32, 5.000000e-01:2>>, tensor<!quant.uniform<i8:f32, 5.000000e-01:2>>) -> tensor<3x!quant.uniform<i8:f32, 5.000000e-01:2>>
  return
}

func.func @collective_broadcast(%x: tensor<4xf32>) {
  %0 = "stablehlo.collective_broadcast"(%x) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, replica_groups = dense<[[0, 1], [3, 2]]> : tensor<2x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

func.func @dot_algorithms(%x: tensor<4x3xf32>) {
  %0 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [1], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 3, allow_imprecise_accumulation = false> : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x4xf32>
  %1 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [1], algorithm = <lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 9, allow_imprecise_accumulation = false> : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x4xf32>
  %2 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [1], algorithm = <lhs_precision_type = f8E4M3FN, rhs_precision_type = f8E5M2, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = true> : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x4xf32>
  %3 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [1], algorithm = <lhs_precision_type = f64, rhs_precision_type = f64, accumulation_type = f64, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x4xf32>
  %4 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [1], algorithm = <lhs_precision_type = f16, rhs_precision_type = f16, accumulation_type = f16, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x4xf32>
  %5 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [1], algorithm = <lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = bf16, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x4xf32>
  return
}

func.func @buffers(%m: memref<2x3xf32>, %x: tensor<2x3xf32>) {
  %0 = stablehlo.custom_call @in_place(%m) {output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>]} : (memref<2x3xf32>) -> memref<2x3xf32>
  %1 = stablehlo.custom_call @out(%x) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

func.func @bounded(%x: tensor<?x4xf32, #stablehlo.bounds<3, ?>>, %y: tensor<3x4xf32>, %n: tensor<i32>) {
  %0 = stablehlo.add %x, %x : tensor<?x4xf32, #stablehlo.bounds<3, ?>>
  %1 = stablehlo.transpose %x, dims = [1, 0] : (tensor<?x4xf32, #stablehlo.bounds<3, ?>>) -> tensor<4x?xf32, #stablehlo.bounds<?, 3>>
  %2 = stablehlo.concatenate %x, %y, dim = 0 : (tensor<?x4xf32, #stablehlo.bounds<3, ?>>, tensor<3x4xf32>) -> tensor<?x4xf32, #stablehlo.bounds<6, ?>>
  %3 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [1] : (tensor<?x4xf32, #stablehlo.bounds<3, ?>>, tensor<3x4xf32>) -> tensor<?x3xf32, #stablehlo.bounds<3, ?>>
  %4 = stablehlo.set_dimension_size %y, %n, dim = 0 : (tensor<3x4xf32>, tensor<i32>) -> tensor<?x4xf32, #stablehlo.bounds<3, ?>>
  %5 = stablehlo.slice %x [0:2, 0:4] : (tensor<?x4xf32, #stablehlo.bounds<3, ?>>) -> tensor<2x4xf32>
  return
}

// Sizes above a bound are found only where the op itself says the result's type.
func.func @bounds_that_nobody_compares(%x: tensor<4xf32>, %b: tensor<?xf32, #stablehlo.bounds<3>>, %y: tensor<3x4xf32>, %v: tensor<?x3xf32, #stablehlo.bounds<1, ?>>) {
  %0 = stablehlo.convert %b : (tensor<?xf32, #stablehlo.bounds<3>>) -> tensor<4xf64>
  %1 = stablehlo.compare LT, %x, %b : (tensor<4xf32>, tensor<?xf32, #stablehlo.bounds<3>>) -> tensor<4xi1>
  %2 = stablehlo.dot_general %v, %y, contracting_dims = [1] x [0] : (tensor<?x3xf32, #stablehlo.bounds<1, ?>>, tensor<3x4xf32>) -> tensor<2x4xf32>
  %3 = stablehlo.clamp %b, %x, %x : (tensor<?xf32, #stablehlo.bounds<3>>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %4 = stablehlo.broadcast %b, sizes = [2] : (tensor<?xf32, #stablehlo.bounds<3>>) -> tensor<2x4xf32>
  %5 = "stablehlo.map"(%x, %b) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    stablehlo.return %p : tensor<f32>
  }) : (tensor<4xf32>, tensor<?xf32, #stablehlo.bounds<3>>) -> tensor<?xf32, #stablehlo.bounds<3>>
  return
}

// Where an operand is a shape, little is known of the result.
func.func @shapes_that_are_operands(%x: tensor<?xf32>, %q: tensor<?x!quant.uniform<i8:f32, 5.000000e-01>>, %s: tensor<3xindex>, %l: tensor<2x9x8x4xf32>, %k: tensor<3x3x4x6xf32>, %p: tensor<2x2xi32>, %i: tensor<1xi32>, %f: tensor<f32>) {
  %0 = stablehlo.dynamic_broadcast_in_dim %x, %s, dims = [1] : (tensor<?xf32>, tensor<3xindex>) -> tensor<?x?xf32>
  %1 = stablehlo.dynamic_broadcast_in_dim %q, %s, dims = [1] : (tensor<?x!quant.uniform<i8:f32, 5.000000e-01>>, tensor<3xindex>) -> tensor<?x?x?xf32>
  %2 = stablehlo.dynamic_iota %s, dim = 0 : (tensor<3xindex>) -> tensor<?x?xf32>
  %3 = "stablehlo.dynamic_conv"(%l, %k, %p) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, window_strides = array<i64: 2>}> : (tensor<2x9x8x4xf32>, tensor<3x3x4x6xf32>, tensor<2x2xi32>) -> tensor<?x?xf32>
  %4 = stablehlo.real_dynamic_slice %x, %i, %i, %i : (tensor<?xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<f32>
  %n = stablehlo.constant dense<-4> : tensor<1xi32>
  %5 = stablehlo.rng %f, %f, %n, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  return
}

// Older ops have no rules, and some attributes none.
func.func @little_asked(%x: tensor<4xf32>, %y: tensor<2x3xf32>, %z: tensor<5x5xi32>, %i: tensor<2xi32>, %c: tensor<8xcomplex<f32>>, %p: tensor<i1>) {
  %0 = "stablehlo.cross-replica-sum"(%x) <{replica_groups = dense<[[0, 0]]> : tensor<1x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
  %1 = stablehlo.einsum %y, %y, config = "ab->a" : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2xf32>
  %2 = stablehlo.unary_einsum %y, config = "abc" : (tensor<2x3xf32>) -> tensor<2xf32>
  %3 = "stablehlo.torch_index_select"(%z, %i) <{batch_dims = 0 : i64, dim = 2 : i64}> : (tensor<5x5xi32>, tensor<2xi32>) -> tensor<2x5xf32>
  %4 = stablehlo.fft %c, type = FFT, length = [-8] : (tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
  %5 = stablehlo.bitcast_convert %y : (tensor<2x3xf32>) -> tensor<2xi32>
  %6 = "stablehlo.reduce_scatter"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, scatter_dimension = 0 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<?xf64>
  %7 = chlo.broadcast_select %p, %x, %x : (tensor<i1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf64>
  return
}

func.func @of_any_rank(%x: tensor<*xf32>, %y: tensor<4xf32>, %z: tensor<2x4xf32>, %s: tensor<f32>) {
  %0 = chlo.next_after %x, %y : tensor<*xf32>, tensor<4xf32> -> tensor<4xf32>
  %1 = "stablehlo.reduce"(%z, %s) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<*xf32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<2x4xf32>, tensor<f32>) -> tensor<4xf32>
  return
}
