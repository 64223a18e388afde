// RUN: tutti-opt %s --split-input-file --verify-diagnostics

// What convolutions reject.

func.func @ranks(%x: tensor<1x8x8x4xf32>, %w: tensor<3x4x6xf32>) {
  // expected-error @+1 {{'stablehlo.convolution' op dimension numbers and operands must have one rank, found #stablehlo.conv<[b, 0, 1, f]x[0, i, o]->[b, 0, 1, f]>, 'tensor<1x8x8x4xf32>' and 'tensor<3x4x6xf32>'}}
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x4xf32>, tensor<3x4x6xf32>) -> tensor<1x6x6x6xf32>
  return
}

// -----

func.func @element_types(%x: tensor<1x8x4xf32>, %w: tensor<3x4x6xf64>) {
  // expected-error @+1 {{'stablehlo.convolution' op input and kernel must have one element type, found 'f32' and 'f64'}}
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x4xf32>, tensor<3x4x6xf64>) -> tensor<1x6x6xf32>
  return
}

// -----

func.func @two_kinds_of_groups(%x: tensor<2x8x4xf32>, %w: tensor<3x2x6xf32>) {
  // expected-error @+1 {{'stablehlo.convolution' op feature_group_count and batch_group_count must not both be above 1, found 2 and 2}}
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 2 : i64, feature_group_count = 2 : i64} : (tensor<2x8x4xf32>, tensor<3x2x6xf32>) -> tensor<1x6x6xf32>
  return
}

// -----

func.func @no_groups(%x: tensor<2x8x4xf32>, %w: tensor<3x4x6xf32>) {
  // expected-error @+1 {{custom op 'stablehlo.convolution' 'stablehlo.convolution' op attribute 'batch_group_count' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive}}
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 0 : i64, feature_group_count = 1 : i64} : (tensor<2x8x4xf32>, tensor<3x4x6xf32>) -> tensor<1x6x6xf32>
  return
}

// -----

func.func @groups_divide_batch(%x: tensor<3x8x4xf32>, %w: tensor<3x4x6xf32>) {
  // expected-error @+1 {{'stablehlo.convolution' op input batch dimension has size 3, expected a multiple of the group count 2}}
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 2 : i64, feature_group_count = 1 : i64} : (tensor<3x8x4xf32>, tensor<3x4x6xf32>) -> tensor<1x6x6xf32>
  return
}

// -----

func.func @groups_divide_features(%x: tensor<1x8x4xf32>, %w: tensor<3x4x6xf32>) {
  // expected-error @+1 {{'stablehlo.convolution' op input feature dimension has size 4, expected a multiple of the group count 3}}
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 3 : i64} : (tensor<1x8x4xf32>, tensor<3x4x6xf32>) -> tensor<1x6x6xf32>
  return
}

// -----

func.func @groups_divide_output_features(%x: tensor<1x8x4xf32>, %w: tensor<3x2x5xf32>) {
  // expected-error @+1 {{'stablehlo.convolution' op kernel output feature dimension has size 5, expected a multiple of the group count 2}}
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<1x8x4xf32>, tensor<3x2x5xf32>) -> tensor<1x6x5xf32>
  return
}

// -----

func.func @kernel_features(%x: tensor<1x8x4xf32>, %w: tensor<3x3x6xf32>) {
  // expected-error @+1 {{'stablehlo.convolution' op kernel input feature dimension has size 3, expected 4, the input's features in one group}}
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x4xf32>, tensor<3x3x6xf32>) -> tensor<1x6x6xf32>
  return
}

// -----

func.func @precision_count(%x: tensor<1x8x4xf32>, %w: tensor<3x4x6xf32>) {
  // expected-error @+1 {{'stablehlo.convolution' op precision has 3 entries, expected at most 2}}
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision HIGH>, #stablehlo<precision HIGH>]} : (tensor<1x8x4xf32>, tensor<3x4x6xf32>) -> tensor<1x6x6xf32>
  return
}

// -----

func.func @stride_count(%x: tensor<1x8x4xf32>, %w: tensor<3x4x6xf32>) {
  // expected-error @+1 {{'stablehlo.convolution' op window strides has 2 entries, expected 1 (dimensions of the window)}}
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x4xf32>, tensor<3x4x6xf32>) -> tensor<1x6x6xf32>
  return
}

// -----

func.func @stride_zero(%x: tensor<1x8x4xf32>, %w: tensor<3x4x6xf32>) {
  // expected-error @+1 {{'stablehlo.convolution' op window strides must be positive, found [0]}}
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [0]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x4xf32>, tensor<3x4x6xf32>) -> tensor<1x6x6xf32>
  return
}

// -----

func.func @base_dilation_zero(%x: tensor<1x8x4xf32>, %w: tensor<3x4x6xf32>) {
  // expected-error @+1 {{'stablehlo.convolution' op base dilations must be positive, found [0]}}
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {lhs_dilate = [0]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x4xf32>, tensor<3x4x6xf32>) -> tensor<1x6x6xf32>
  return
}

// -----

func.func @window_dilation_negative(%x: tensor<1x8x4xf32>, %w: tensor<3x4x6xf32>) {
  // expected-error @+1 {{'stablehlo.convolution' op window dilations must be positive, found [-1]}}
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {rhs_dilate = [-1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x4xf32>, tensor<3x4x6xf32>) -> tensor<1x6x6xf32>
  return
}

// -----

func.func @padding_count(%x: tensor<1x8x4xf32>, %w: tensor<3x4x6xf32>) {
  // expected-error @+1 {{'stablehlo.convolution' op padding has 2 entries, expected 1 (dimensions of the window)}}
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x4xf32>, tensor<3x4x6xf32>) -> tensor<1x8x6xf32>
  return
}

// -----

func.func @padding_shape(%x: tensor<1x8x4xf32>, %w: tensor<3x4x6xf32>) {
  // expected-error @+1 {{'stablehlo.convolution' op padding must be a list of pairs, found 'tensor<2xi64>'}}
  %0 = "stablehlo.convolution"(%x, %w) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, padding = dense<1> : tensor<2xi64>}> : (tensor<1x8x4xf32>, tensor<3x4x6xf32>) -> tensor<1x8x6xf32>
  return
}

// -----

func.func @reversal_count(%x: tensor<1x8x4xf32>, %w: tensor<3x4x6xf32>) {
  // expected-error @+1 {{'stablehlo.convolution' op window reversal has 2 entries, expected 1 (dimensions of the window)}}
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {reverse = [true, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x4xf32>, tensor<3x4x6xf32>) -> tensor<1x6x6xf32>
  return
}

// -----

func.func @empty_window(%x: tensor<1x8x4xf32>, %w: tensor<0x4x6xf32>) {
  // expected-error @+1 {{'stablehlo.convolution' op window must have positive sizes, found [0]}}
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x4xf32>, tensor<0x4x6xf32>) -> tensor<1x6x6xf32>
  return
}

// -----

func.func @result(%x: tensor<1x8x4xf32>, %w: tensor<3x4x6xf32>) {
  // expected-error @+1 {{'stablehlo.convolution' op result #0 has type 'tensor<1x7x6xf32>', expected 'tensor<1x6x6xf32>'}}
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x4xf32>, tensor<3x4x6xf32>) -> tensor<1x7x6xf32>
  return
}

// -----

func.func @overflow(%x: tensor<1x8x4xf32>, %w: tensor<3x4x6xf32>) {
  // expected-error @+1 {{'stablehlo.convolution' op gives window dimension 0 of the result a size that does not fit in 64 bits}}
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {pad = [[9223372036854775807, 9223372036854775807]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x4xf32>, tensor<3x4x6xf32>) -> tensor<1x?x6xf32>
  return
}

// -----

func.func @quantized_kernel_axis(%x: tensor<1x8x4x!quant.uniform<i8:f32, 1.0>>, %w: tensor<3x4x2x!quant.uniform<i8:f32:0, {1.0, 2.0, 3.0}>>) {
  // expected-error @+1 {{'stablehlo.convolution' op kernel is quantized along dimension 0, expected its output feature dimension 2}}
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x4x!quant.uniform<i8:f32, 1.0>>, tensor<3x4x2x!quant.uniform<i8:f32:0, {1.0, 2.0, 3.0}>>) -> tensor<1x6x2x!quant.uniform<i32:f32, 1.0>>
  return
}

// -----

func.func @quantized_result_axis(%x: tensor<1x8x4x!quant.uniform<i8:f32, 1.0>>, %w: tensor<3x4x2x!quant.uniform<i8:f32:2, {1.0, 2.0}>>) {
  // expected-error @+1 {{'stablehlo.convolution' op result is quantized along dimension 0, expected its feature dimension 2}}
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x4x!quant.uniform<i8:f32, 1.0>>, tensor<3x4x2x!quant.uniform<i8:f32:2, {1.0, 2.0}>>) -> tensor<1x6x2x!quant.uniform<i32:f32:0, {1.0}>>
  return
}

// -----

func.func @dynamic_padding_shape(%x: tensor<1x8x4xf32>, %w: tensor<3x4x6xf32>, %p: tensor<2x2xi32>) {
  // expected-error @+1 {{'stablehlo.dynamic_conv' op padding has type 'tensor<2x2xi32>', expected 1 pairs}}
  %0 = "stablehlo.dynamic_conv"(%x, %w, %p) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64}> : (tensor<1x8x4xf32>, tensor<3x4x6xf32>, tensor<2x2xi32>) -> tensor<1x?x6xf32>
  return
}

// -----

func.func @dynamic_result(%x: tensor<1x8x4xf32>, %w: tensor<3x4x6xf32>) {
  %p = stablehlo.constant dense<1> : tensor<1x2xi32>
  // expected-error @+1 {{'stablehlo.dynamic_conv' op result #0 has type 'tensor<1x7x6xf32>', expected 'tensor<1x8x6xf32>'}}
  %0 = "stablehlo.dynamic_conv"(%x, %w, %p) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64}> : (tensor<1x8x4xf32>, tensor<3x4x6xf32>, tensor<1x2xi32>) -> tensor<1x7x6xf32>
  return
}

// -----

func.func @letter(%x: tensor<1x8x4xf32>, %w: tensor<3x4x6xf32>) {
  // expected-error @+1 {{custom op 'stablehlo.convolution' expected 'b', 'f' or a number, found 'i'}}
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, i]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x4xf32>, tensor<3x4x6xf32>) -> tensor<1x6x6xf32>
  return
}

// -----

func.func @letter_twice(%x: tensor<1x8x4xf32>, %w: tensor<3x4x6xf32>) {
  // expected-error @+1 {{custom op 'stablehlo.convolution' 'b' is given twice}}
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, b, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x4xf32>, tensor<3x4x6xf32>) -> tensor<1x6x6xf32>
  return
}

// -----

func.func @letter_missing(%x: tensor<1x8x4xf32>, %w: tensor<3x4x6xf32>) {
  // expected-error @+1 {{custom op 'stablehlo.convolution' expected dimension 'f' in the list}}
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x4xf32>, tensor<3x4x6xf32>) -> tensor<1x6x6xf32>
  return
}

// -----

func.func @spatial_missing(%x: tensor<1x8x4xf32>, %w: tensor<3x4x6xf32>) {
  // expected-error @+1 {{custom op 'stablehlo.convolution' expected each spatial dimension from 0 to 0 once, found 1}}
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 1, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x4xf32>, tensor<3x4x6xf32>) -> tensor<1x6x6xf32>
  return
}

// -----

func.func @window_word(%x: tensor<1x8x4xf32>, %w: tensor<3x4x6xf32>) {
  // expected-error @+1 {{custom op 'stablehlo.convolution' expected 'stride', 'pad', 'lhs_dilate', 'rhs_dilate' or 'reverse', found 'size'}}
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {size = [3]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x4xf32>, tensor<3x4x6xf32>) -> tensor<1x6x6xf32>
  return
}

// -----

func.func @window_word_twice(%x: tensor<1x8x4xf32>, %w: tensor<3x4x6xf32>) {
  // expected-error @+1 {{custom op 'stablehlo.convolution' 'stride' is given twice}}
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [1], stride = [1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x4xf32>, tensor<3x4x6xf32>) -> tensor<1x6x6xf32>
  return
}

// -----

func.func @padding_pair(%x: tensor<1x8x4xf32>, %w: tensor<3x4x6xf32>) {
  // expected-error @+1 {{custom op 'stablehlo.convolution' expected padding [low, high]}}
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {pad = [[1, 1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x4xf32>, tensor<3x4x6xf32>) -> tensor<1x6x6xf32>
  return
}
