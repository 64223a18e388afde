// RUN: tutti-opt %s --split-input-file --verify-diagnostics

// What ops that combine elements reject.

func.func @reduce_nothing() {
  // expected-error @+1 {{'stablehlo.reduce' op needs at least one input}}
  "stablehlo.reduce"() <{dimensions = array<i64: 1>}> ({
    stablehlo.return
  }) : () -> ()
  return
}

// -----

func.func @reduce_range(%x: tensor<2x3xf32>, %s: tensor<f32>) {
  // expected-error @+1 {{'stablehlo.reduce' op dimension in dimensions is 2, expected 0 to 1}}
  %0 = "stablehlo.reduce"(%x, %s) <{dimensions = array<i64: 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  return
}

// -----

func.func @reduce_twice(%x: tensor<2x3xf32>, %s: tensor<f32>) {
  // expected-error @+1 {{'stablehlo.reduce' op dimensions lists dimension 1 twice, found [1, 1]}}
  %0 = "stablehlo.reduce"(%x, %s) <{dimensions = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  return
}

// -----

func.func @reduce_input_shapes(%x: tensor<2x3xf32>, %y: tensor<2x4xf32>, %s: tensor<f32>) {
  // expected-error @+1 {{'stablehlo.reduce' op input #1 has type 'tensor<2x4xf32>', expected the shape of 'tensor<2x3xf32>'}}
  %0:2 = "stablehlo.reduce"(%x, %y, %s, %s) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<f32>, %d: tensor<f32>):
    stablehlo.return %a, %b : tensor<f32>, tensor<f32>
  }) : (tensor<2x3xf32>, tensor<2x4xf32>, tensor<f32>, tensor<f32>) -> (tensor<2xf32>, tensor<2xf32>)
  return
}

// -----

func.func @reduce_odd_operands(%x: tensor<2x3xf32>, %s: tensor<f32>) {
  // expected-error @+1 {{'stablehlo.reduce' op has 3 operands, expected an initial value for each input}}
  %0 = "stablehlo.reduce"(%x, %s, %s) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<f32>, tensor<f32>) -> tensor<2xf32>
  return
}

// -----

func.func @reduce_result(%x: tensor<2x3xf32>, %s: tensor<f32>) {
  // expected-error @+1 {{'stablehlo.reduce' op result #0 has type 'tensor<3xf32>', expected 'tensor<2xf32>'}}
  %0 = "stablehlo.reduce"(%x, %s) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>
  return
}

// -----

func.func @reduce_result_count(%x: tensor<2x3xf32>, %s: tensor<f32>) {
  // expected-error @+1 {{'stablehlo.reduce' op found 2 results, expected 1}}
  %0:2 = "stablehlo.reduce"(%x, %s) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<f32>) -> (tensor<2xf32>, tensor<2xf32>)
  return
}

// -----

func.func @reducer_arguments(%x: tensor<2x3xf32>, %s: tensor<f32>) {
  // expected-error @+1 {{'stablehlo.reduce' op reducer takes 1 arguments, expected 2, an accumulator and a value for each input}}
  %0 = "stablehlo.reduce"(%x, %s) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  return
}

// -----

func.func @reducer_returns_nothing(%x: tensor<2x3xf32>, %s: tensor<f32>) {
  // expected-error @+1 {{'stablehlo.reduce' op reducer returns 0 values, expected 1, one for each input}}
  %0 = "stablehlo.reduce"(%x, %s) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return
  }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  return
}

// -----

func.func @reducer_returns_token(%x: tensor<2x3xf32>, %s: tensor<f32>) {
  // expected-error @+1 {{'stablehlo.reduce' op reducer returns '!stablehlo.token' as value #0, expected a ranked tensor}}
  %0 = "stablehlo.reduce"(%x, %s) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.create_token : !stablehlo.token
    stablehlo.return %1 : !stablehlo.token
  }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  return
}

// -----

func.func @reducer_takes_token(%x: tensor<2x3xf32>, %s: tensor<f32>) {
  // expected-error @+1 {{'stablehlo.reduce' op argument #1 of the reducer has type '!stablehlo.token', expected 'tensor<f32>' as returned value #0}}
  %0 = "stablehlo.reduce"(%x, %s) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: !stablehlo.token):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  return
}

// -----

func.func @reducer_accumulator_type(%x: tensor<2x3xf32>, %s: tensor<f32>) {
  // expected-error @+1 {{'stablehlo.reduce' op argument #0 of the reducer has type 'tensor<f64>', expected 'tensor<f32>' as returned value #0}}
  %0 = "stablehlo.reduce"(%x, %s) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f64>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  return
}

// -----

func.func @reducer_value_type(%x: tensor<2x3xf32>, %s: tensor<f32>) {
  // expected-error @+1 {{'stablehlo.reduce' op argument #1 of the reducer has type 'tensor<i32>', expected 'tensor<f32>' as returned value #0}}
  %0 = "stablehlo.reduce"(%x, %s) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<i32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  return
}

// -----

func.func @reducer_initial_shape(%x: tensor<2x3xf32>, %s: tensor<f32>) {
  // expected-error @+1 {{'stablehlo.reduce' op reducer returns 'tensor<2xf32>' as value #0, which cannot hold the initial value of type 'tensor<f32>'}}
  %0 = "stablehlo.reduce"(%x, %s) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<2xf32>, %b: tensor<2xf32>):
    stablehlo.return %a : tensor<2xf32>
  }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  return
}

// -----

func.func @reducer_initial_type(%x: tensor<2x3xf32>, %s: tensor<i32>) {
  // expected-error @+1 {{'stablehlo.reduce' op reducer returns 'tensor<f32>' as value #0, which cannot hold the initial value of type 'tensor<i32>'}}
  %0 = "stablehlo.reduce"(%x, %s) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<i32>) -> tensor<2xf32>
  return
}

// -----

func.func @reducer_too_narrow(%x: tensor<2x3xi32>, %s: tensor<i16>) {
  // expected-error @+1 {{'stablehlo.reduce' op argument #1 of the reducer has type 'tensor<i16>', which cannot hold elements of 'tensor<2x3xi32>'}}
  %0 = "stablehlo.reduce"(%x, %s) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<i16>, %b: tensor<i16>):
    stablehlo.return %a : tensor<i16>
  }) : (tensor<2x3xi32>, tensor<i16>) -> tensor<2xi16>
  return
}

// -----

func.func @reducer_dimensions(%x: tensor<2x3xf32>, %s: tensor<3xf32>) {
  // expected-error @+1 {{'stablehlo.reduce' op argument #1 of the reducer has type 'tensor<3xf32>', expected dimensions out of [2]}}
  %0 = "stablehlo.reduce"(%x, %s) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<3xf32>, %b: tensor<3xf32>):
    stablehlo.return %a : tensor<3xf32>
  }) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @reducer_without_block(%x: tensor<2x3xf32>, %s: tensor<f32>) {
  // expected-error @+1 {{'stablehlo.reduce' op region #0 ('body') failed to verify constraint: region with 1 blocks}}
  %0 = "stablehlo.reduce"(%x, %s) <{dimensions = array<i64: 1>}> ({}) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  return
}

// -----

func.func @reducer_without_return(%x: tensor<2x3xf32>, %s: tensor<f32>) {
  // expected-error @+1 {{'stablehlo.reduce' op expects a non-empty block}}
  %0 = "stablehlo.reduce"(%x, %s) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
  }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  return
}

// -----

func.func @reducer_with_two_blocks(%x: tensor<2x3xf32>, %s: tensor<f32>) {
  // expected-error @+1 {{'stablehlo.reduce' op expects region #0 to have 0 or 1 blocks}}
  %0 = "stablehlo.reduce"(%x, %s) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    cf.br ^bb1
  ^bb1:
    stablehlo.return %a : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  return
}

// -----

func.func @reducer_with_another_return(%x: tensor<2x3xf32>, %s: tensor<f32>) {
  %0 = "stablehlo.reduce"(%x, %s) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    // expected-error @+1 {{'func.return' op expects parent op 'func.func'}}
    func.return %a : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  return
}

// -----

func.func @reduce_without_region(%x: tensor<2x3xf32>, %s: tensor<f32>) {
  // expected-error @+1 {{'stablehlo.reduce' op requires one region}}
  %0 = "stablehlo.reduce"(%x, %s) <{dimensions = array<i64: 1>}> : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  return
}

// -----

func.func @reduce_by_unknown_name(%x: tensor<2x3xf32>, %s: tensor<f32>) {
  // expected-error @+1 {{custom op 'stablehlo.reduce' expected a commutative op of two operands, such as stablehlo.add, found 'stablehlo.subtract'}}
  %0 = stablehlo.reduce(%x init: %s) applies stablehlo.subtract across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  return
}

// -----

func.func @reduce_by_name_of_tokens(%t: !stablehlo.token, %s: tensor<f32>) {
  // expected-error @+1 {{custom op 'stablehlo.reduce' expected a ranked tensor as first input of the reduction}}
  %0 = stablehlo.reduce(%t init: %s) applies stablehlo.add across dimensions = [1] : (!stablehlo.token, tensor<f32>) -> tensor<2xf32>
  return
}

// -----

func.func @reduce_type_count(%x: tensor<2x3xf32>, %s: tensor<f32>) {
  // expected-error @+1 {{custom op 'stablehlo.reduce' number of operands and types do not match: got 2 operands and 1 types}}
  %0 = stablehlo.reduce(%x init: %s) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @window_rank(%x: tensor<2x3xf32>, %s: tensor<f32>) {
  // expected-error @+1 {{'stablehlo.reduce_window' op window_dimensions has 1 entry, expected 2 (rank of the inputs)}}
  %0 = "stablehlo.reduce_window"(%x, %s) <{window_dimensions = array<i64: 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @window_size_zero(%x: tensor<2x3xf32>, %s: tensor<f32>) {
  // expected-error @+1 {{'stablehlo.reduce_window' op window must have positive sizes, found [0, 1]}}
  %0 = "stablehlo.reduce_window"(%x, %s) <{window_dimensions = array<i64: 0, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @window_stride_count(%x: tensor<2x3xf32>, %s: tensor<f32>) {
  // expected-error @+1 {{'stablehlo.reduce_window' op window strides has 1 entry, expected 2 (dimensions of the window)}}
  %0 = "stablehlo.reduce_window"(%x, %s) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @window_stride_zero(%x: tensor<2x3xf32>, %s: tensor<f32>) {
  // expected-error @+1 {{'stablehlo.reduce_window' op window strides must be positive, found [1, 0]}}
  %0 = "stablehlo.reduce_window"(%x, %s) <{window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @window_dilation_zero(%x: tensor<2x3xf32>, %s: tensor<f32>) {
  // expected-error @+1 {{'stablehlo.reduce_window' op window dilations must be positive, found [0, 1]}}
  %0 = "stablehlo.reduce_window"(%x, %s) <{window_dimensions = array<i64: 1, 2>, window_dilations = array<i64: 0, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @window_base_dilation_zero(%x: tensor<2x3xf32>, %s: tensor<f32>) {
  // expected-error @+1 {{'stablehlo.reduce_window' op base dilations must be positive, found [0, 1]}}
  %0 = "stablehlo.reduce_window"(%x, %s) <{window_dimensions = array<i64: 1, 2>, base_dilations = array<i64: 0, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @window_padding_shape(%x: tensor<2x3xf32>, %s: tensor<f32>) {
  // expected-error @+1 {{'stablehlo.reduce_window' op padding must be a list of pairs, found 'tensor<4xi64>'}}
  %0 = "stablehlo.reduce_window"(%x, %s) <{window_dimensions = array<i64: 1, 2>, padding = dense<0> : tensor<4xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @window_padding_count(%x: tensor<2x3xf32>, %s: tensor<f32>) {
  // expected-error @+1 {{'stablehlo.reduce_window' op padding has 3 entries, expected 2 (dimensions of the window)}}
  %0 = "stablehlo.reduce_window"(%x, %s) <{window_dimensions = array<i64: 1, 2>, padding = dense<0> : tensor<3x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @window_result(%x: tensor<2x3xf32>, %s: tensor<f32>) {
  // expected-error @+1 {{'stablehlo.reduce_window' op result #0 has type 'tensor<2x3xf32>', expected 'tensor<2x2xf32>'}}
  %0 = "stablehlo.reduce_window"(%x, %s) <{window_dimensions = array<i64: 1, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @window_overflow(%x: tensor<2x3xf32>, %s: tensor<f32>) {
  // expected-error @+1 {{'stablehlo.reduce_window' op gives window dimension 0 of the result a size that does not fit in 64 bits}}
  %0 = "stablehlo.reduce_window"(%x, %s) <{window_dimensions = array<i64: 1, 2>, base_dilations = array<i64: 9223372036854775807, 9223372036854775807>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @window_reducer(%x: tensor<2x3xf32>, %s: tensor<f32>) {
  // expected-error @+1 {{'stablehlo.reduce_window' op reducer returns 0 values, expected 1, one for each input}}
  %0 = "stablehlo.reduce_window"(%x, %s) <{window_dimensions = array<i64: 1, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return
  }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @select_window_rank(%x: tensor<4x4xf32>, %u: tensor<2x2xf32>, %s: tensor<f32>) {
  // expected-error @+1 {{'stablehlo.select_and_scatter' op window_dimensions has 1 entry, expected 2 (rank of the operand)}}
  %0 = "stablehlo.select_and_scatter"(%x, %u, %s) <{window_dimensions = array<i64: 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<4x4xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @select_source(%x: tensor<4x4xf32>, %u: tensor<2x3xf32>, %s: tensor<f32>) {
  // expected-error @+1 {{'stablehlo.select_and_scatter' op source has type 'tensor<2x3xf32>', expected one element a window, 'tensor<2x2xf32>'}}
  %0 = "stablehlo.select_and_scatter"(%x, %u, %s) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<4x4xf32>, tensor<2x3xf32>, tensor<f32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @select_arguments(%x: tensor<4x4xf32>, %u: tensor<2x2xf32>, %s: tensor<f32>) {
  // expected-error @+1 {{'stablehlo.select_and_scatter' op select takes 1 arguments, expected 2}}
  %0 = "stablehlo.select_and_scatter"(%x, %u, %s) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
  ^bb0(%a: tensor<i1>):
    stablehlo.return %a : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<4x4xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @select_argument_type(%x: tensor<4x4xf32>, %u: tensor<2x2xf32>, %s: tensor<f32>) {
  // expected-error @+1 {{'stablehlo.select_and_scatter' op select takes an argument of type 'tensor<i1>', expected 'tensor<f32>'}}
  %0 = "stablehlo.select_and_scatter"(%x, %u, %s) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
  ^bb0(%a: tensor<i1>, %b: tensor<i1>):
    stablehlo.return %a : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<4x4xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @select_returns_float(%x: tensor<4x4xf32>, %u: tensor<2x2xf32>, %s: tensor<f32>) {
  // expected-error @+1 {{'stablehlo.select_and_scatter' op select returns 'tensor<f32>', expected tensor<i1>}}
  %0 = "stablehlo.select_and_scatter"(%x, %u, %s) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<4x4xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @select_returns_nothing(%x: tensor<4x4xf32>, %u: tensor<2x2xf32>, %s: tensor<f32>) {
  // expected-error @+1 {{'stablehlo.select_and_scatter' op select returns 0 values, expected one tensor<i1>}}
  %0 = "stablehlo.select_and_scatter"(%x, %u, %s) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<4x4xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @select_scatter(%x: tensor<4x4xf32>, %u: tensor<2x2xf32>, %s: tensor<f32>) {
  // expected-error @+1 {{'stablehlo.select_and_scatter' op reducer returns 0 values, expected 1, one for each input}}
  %0 = "stablehlo.select_and_scatter"(%x, %u, %s) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return
  }) : (tensor<4x4xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @select_result(%x: tensor<4x4xf32>, %u: tensor<2x2xf32>, %s: tensor<f32>) {
  // expected-error @+1 {{'stablehlo.select_and_scatter' op result #0 has type 'tensor<4x5xf32>', expected 'tensor<4x4xf32>'}}
  %0 = "stablehlo.select_and_scatter"(%x, %u, %s) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<4x4xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x5xf32>
  return
}

// -----

func.func @sort_range(%x: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.sort' op dimension is 1, expected -1 to 0}}
  %0 = "stablehlo.sort"(%x) <{dimension = 1 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @sort_negative_range(%x: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.sort' op dimension is -2, expected -1 to 0}}
  %0 = "stablehlo.sort"(%x) <{dimension = -2 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @sort_nothing() {
  // expected-error @+1 {{'stablehlo.sort' op needs at least one input}}
  "stablehlo.sort"() <{dimension = 0 : i64}> ({
    stablehlo.return
  }) : () -> ()
  return
}

// -----

func.func @sort_result(%x: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.sort' op result #0 has type 'tensor<5xf32>', expected 'tensor<4xf32>'}}
  %0 = "stablehlo.sort"(%x) <{dimension = 0 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }) : (tensor<4xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @sort_result_count(%x: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.sort' op found 2 results, expected 1}}
  %0:2 = "stablehlo.sort"(%x) <{dimension = 0 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }) : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  return
}

// -----

func.func @sort_shapes(%x: tensor<4xf32>, %y: tensor<5xf32>) {
  // expected-error @+1 {{'stablehlo.sort' op input #1 has type 'tensor<5xf32>', expected the shape of 'tensor<4xf32>'}}
  %0:2 = "stablehlo.sort"(%x, %y) <{dimension = 0 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }) : (tensor<4xf32>, tensor<5xf32>) -> (tensor<4xf32>, tensor<5xf32>)
  return
}

// -----

func.func @comparator_arguments(%x: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.sort' op comparator takes 1 arguments, expected 2, two for each input}}
  %0 = "stablehlo.sort"(%x) <{dimension = 0 : i64}> ({
  ^bb0(%a: tensor<i1>):
    stablehlo.return %a : tensor<i1>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @comparator_argument_type(%x: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.sort' op argument #0 of the comparator has type 'tensor<i1>', expected 'tensor<f32>'}}
  %0 = "stablehlo.sort"(%x) <{dimension = 0 : i64}> ({
  ^bb0(%a: tensor<i1>, %b: tensor<i1>):
    stablehlo.return %a : tensor<i1>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @comparator_returns_vector(%x: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.sort' op comparator returns 'tensor<1xi1>', expected tensor<i1>}}
  %0 = "stablehlo.sort"(%x) <{dimension = 0 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.constant dense<true> : tensor<1xi1>
    stablehlo.return %c : tensor<1xi1>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @comparator_without_block(%x: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.sort' op region #0 ('comparator') failed to verify constraint: region with 1 blocks}}
  %0 = "stablehlo.sort"(%x) <{dimension = 0 : i64}> ({}) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @map_dimension_count(%x: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.map' op dimensions has 2 entries, expected 1 (rank of the inputs)}}
  %0 = "stablehlo.map"(%x) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%a: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @map_dimensions(%x: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.map' op dimensions must count from 0, found [1]}}
  %0 = "stablehlo.map"(%x) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @map_arguments(%x: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.map' op computation takes 0 arguments, expected 1, one for each input}}
  %0 = "stablehlo.map"(%x) <{dimensions = array<i64: 0>}> ({
    %c = stablehlo.constant dense<1.0> : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @map_argument_type(%x: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.map' op argument #0 of the computation has type 'tensor<f64>', expected 'tensor<f32>'}}
  %0 = "stablehlo.map"(%x) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f64>):
    stablehlo.return %a : tensor<f64>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @map_returns_nothing(%x: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.map' op computation returns 0 values, expected one}}
  %0 = "stablehlo.map"(%x) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>):
    stablehlo.return
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @map_returns_vector(%x: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.map' op computation returns 'tensor<1xf32>', expected a scalar tensor}}
  %0 = "stablehlo.map"(%x) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>):
    %c = stablehlo.constant dense<1.0> : tensor<1xf32>
    stablehlo.return %c : tensor<1xf32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @map_result(%x: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.map' op result #0 has type 'tensor<4xi32>', expected 'tensor<4xf32>'}}
  %0 = "stablehlo.map"(%x) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xi32>
  return
}

// -----

func.func @scatter_odd_operands(%x: tensor<4xf32>, %i: tensor<1xi32>, %u: tensor<1xf32>) {
  // expected-error @+1 {{'stablehlo.scatter' op has 4 operands, expected updates for each input}}
  %0 = "stablehlo.scatter"(%x, %i, %u, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0]>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<4xf32>, tensor<1xi32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4xf32>
  return
}
