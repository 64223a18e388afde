// RUN: tutti-opt %s --split-input-file --verify-diagnostics

func.func @shape(%arg0: tensor<8x4xf32>) {
  // expected-error @below {{all non-scalar operands/results must have the same shape and base type}}
  %0 = chlo.square %arg0 : tensor<8x4xf32> -> tensor<8x5xf32>
  return
}

// -----

func.func @element_type(%arg0: tensor<8x4xf32>) {
  // expected-error @below {{result 0 has type 'tensor<8x4xf64>', expected the shape and element type of operand 0, 'tensor<8x4xf32>'}}
  %0 = chlo.square %arg0 : tensor<8x4xf32> -> tensor<8x4xf64>
  return
}

// -----

func.func @operand_kind(%arg0: tensor<8xi32>) {
  // expected-error @below {{operand #0 must be tensor of float values, but got 'tensor<8xi32>'}}
  %0 = chlo.erf %arg0 : tensor<8xi32> -> tensor<8xi32>
  return
}

// -----

func.func @second_operand(%arg0: tensor<8xf32>, %arg1: tensor<8xf64>) {
  // expected-error @below {{operand 1 has type 'tensor<8xf64>', expected the shape and element type of operand 0, 'tensor<8xf32>'}}
  %0 = chlo.zeta %arg0, %arg1 : tensor<8xf32>, tensor<8xf64> -> tensor<8xf32>
  return
}

// -----

func.func @constant_like_shape(%arg0: tensor<8x4xf32>) {
  // expected-error @below {{result 0 has type 'tensor<8x5xf32>', expected the shape of operand 0, 'tensor<8x4xf32>'}}
  %0 = "chlo.constant_like"(%arg0) <{value = 1.0 : f32}> : (tensor<8x4xf32>) -> tensor<8x5xf32>
  return
}

// -----

func.func @constant_like_type(%arg0: tensor<8x4xf32>) {
  // expected-error @below {{has a value of type 'i32', expected the element type of the result, 'f32'}}
  %0 = "chlo.constant_like"(%arg0) <{value = 1 : i32}> : (tensor<8x4xf32>) -> tensor<8x4xf32>
  return
}

// -----

func.func @constant_type() {
  // expected-error @below {{has a value of type 'tensor<2xi32>', expected the type of the result, 'tensor<3xi32>'}}
  %0 = "chlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<3xi32>
  return
}

// -----

func.func @broadcast_sizes(%arg0: tensor<8x4xf32>, %arg1: tensor<3xf32>) {
  // expected-error @below {{cannot broadcast dimension 0 of size 3 to dimension 1 of size 4, expected equal sizes or 1}}
  %0 = chlo.broadcast_add %arg0, %arg1 : (tensor<8x4xf32>, tensor<3xf32>) -> tensor<8x4xf32>
  return
}

// -----

func.func @broadcast_dimension_sizes(%arg0: tensor<8x4xf32>, %arg1: tensor<4xf32>) {
  // expected-error @below {{cannot broadcast dimension 0 of size 4 to dimension 0 of size 8}}
  %0 = chlo.broadcast_add %arg0, %arg1 {broadcast_dimensions = array<i64: 0>} : (tensor<8x4xf32>, tensor<4xf32>) -> tensor<8x4xf32>
  return
}

// -----

func.func @broadcast_dimension(%arg0: tensor<8x4xf32>, %arg1: tensor<4xf32>) {
  // expected-error @below {{has broadcast dimension 2, expected one from 0 to less than 2}}
  %0 = chlo.broadcast_add %arg0, %arg1 {broadcast_dimensions = array<i64: 2>} : (tensor<8x4xf32>, tensor<4xf32>) -> tensor<8x4xf32>
  return
}

// -----

func.func @number_of_broadcast_dimensions(%arg0: tensor<8x4xf32>, %arg1: tensor<4xf32>) {
  // expected-error @below {{has 2 broadcast_dimensions, expected 1, the lower rank of its operands}}
  %0 = chlo.broadcast_add %arg0, %arg1 {broadcast_dimensions = array<i64: 0, 1>} : (tensor<8x4xf32>, tensor<4xf32>) -> tensor<8x4xf32>
  return
}

// -----

func.func @broadcast_dimension_order(%arg0: tensor<8x4xf32>) {
  // expected-error @below {{has broadcast dimension 0 after 1, expected ascending order}}
  %0 = chlo.broadcast_add %arg0, %arg0 {broadcast_dimensions = array<i64: 1, 0>} : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
  return
}

// -----

func.func @broadcast_result(%arg0: tensor<8x4xf32>, %arg1: tensor<4xf32>) {
  // expected-error @below {{result 0 has type 'tensor<8x5xf32>', expected 'tensor<8x4xf32>'}}
  %0 = chlo.broadcast_add %arg0, %arg1 : (tensor<8x4xf32>, tensor<4xf32>) -> tensor<8x5xf32>
  return
}

// -----

func.func @broadcast_element_types(%arg0: tensor<4xf32>, %arg1: tensor<4xf64>) {
  // expected-error @below {{operand 1 has type 'tensor<4xf64>', expected the element type of operand 0, 'tensor<4xf32>'}}
  %0 = chlo.broadcast_add %arg0, %arg1 : (tensor<4xf32>, tensor<4xf64>) -> tensor<4xf32>
  return
}

// -----

func.func @broadcast_compare_element_types(%arg0: tensor<4xf32>, %arg1: tensor<4xi32>) {
  // expected-error @below {{operand 1 has type 'tensor<4xi32>', expected the element type of operand 0, 'tensor<4xf32>'}}
  %0 = chlo.broadcast_compare %arg0, %arg1 {comparison_direction = #chlo<comparison_direction EQ>} : (tensor<4xf32>, tensor<4xi32>) -> tensor<4xi1>
  return
}

// -----

func.func @broadcast_result_element_type(%arg0: tensor<8x4xf32>, %arg1: tensor<4xf32>) {
  // expected-error @below {{result 0 has type 'tensor<8x4xf64>', expected the element type of operand 0, 'tensor<8x4xf32>'}}
  %0 = chlo.broadcast_add %arg0, %arg1 : (tensor<8x4xf32>, tensor<4xf32>) -> tensor<8x4xf64>
  return
}

// -----

func.func @broadcast_complex(%arg0: tensor<8x4xf32>, %arg1: tensor<4xf32>) {
  // expected-error @below {{result 0 has parts of type 'f64', expected the type of the operands, 'f32'}}
  %0 = chlo.broadcast_complex %arg0, %arg1 : (tensor<8x4xf32>, tensor<4xf32>) -> tensor<8x4xcomplex<f64>>
  return
}

// -----

func.func @broadcast_select_on_false(%arg0: tensor<i1>, %arg1: tensor<4xf32>, %arg2: tensor<4xf64>) {
  // expected-error @below {{has elements of type 'f64' in on_false, expected those of on_true, 'f32'}}
  %0 = chlo.broadcast_select %arg0, %arg1, %arg2 : (tensor<i1>, tensor<4xf32>, tensor<4xf64>) -> tensor<4xf32>
  return
}

// -----

func.func @comparison_direction(%arg0: tensor<8x4xf32>) {
  // expected-error @below {{to be one of: EQ, NE, GE, GT, LE, LT}}
  // expected-error @below {{failed to parse Chlo_ComparisonDirectionAttr}}
  %0 = chlo.broadcast_compare %arg0, %arg0 {comparison_direction = #chlo<comparison_direction XX>} : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
  return
}

// -----

func.func @top_k_negative(%arg0: tensor<8x4xf32>) {
  // expected-error @below {{has k = -1, expected at least 0}}
  %0:2 = chlo.top_k(%arg0, k = -1) : tensor<8x4xf32> -> (tensor<8x2xf32>, tensor<8x2xi32>)
  return
}

// -----

func.func @top_k_too_many(%arg0: tensor<8x4xf32>) {
  // expected-error @below {{has k = 5, expected at most the size of the operand's last dimension, 4}}
  %0:2 = chlo.top_k(%arg0, k = 5) : tensor<8x4xf32> -> (tensor<8x5xf32>, tensor<8x5xi32>)
  return
}

// -----

func.func @top_k_scalar(%arg0: tensor<f32>) {
  // expected-error @below {{has an operand of type 'tensor<f32>', expected a last dimension to search}}
  %0:2 = chlo.top_k(%arg0, k = 0) : tensor<f32> -> (tensor<f32>, tensor<i32>)
  return
}

// -----

func.func @top_k_values(%arg0: tensor<8x4xf32>) {
  // expected-error @below {{result 0 has type 'tensor<8x3xf32>', expected 'tensor<8x2xf32>'}}
  %0:2 = chlo.top_k(%arg0, k = 2) : tensor<8x4xf32> -> (tensor<8x3xf32>, tensor<8x2xi32>)
  return
}

// -----

func.func @top_k_indices(%arg0: tensor<8x4xf32>) {
  // expected-error @below {{result 1 has type 'tensor<8x2xi64>', expected 'tensor<8x2xi32>'}}
  %0:2 = chlo.top_k(%arg0, k = 2) : tensor<8x4xf32> -> (tensor<8x2xf32>, tensor<8x2xi64>)
  return
}

// -----

func.func @scan_operand_types(%arg0: tensor<8x4xf32>, %arg1: tensor<4xf32>) {
  // expected-error @below {{scan has types for 1 operands, expected 2, its inputs and inits}}
  %0:2 = chlo.scan(%arg0) inits (%arg1) dimension=0 {
  ^bb0(%x: tensor<4xf32>, %y: tensor<4xf32>):
    stablehlo.return %x, %y : tensor<4xf32>, tensor<4xf32>
  } : (tensor<8x4xf32>) -> (tensor<8x4xf32>, tensor<4xf32>)
  return
}

// -----

func.func @scan_result_types(%arg0: tensor<8x4xf32>, %arg1: tensor<4xf32>) {
  // expected-error @below {{scan has 0 results, expected at least 1, one for each init}}
  chlo.scan(%arg0) inits (%arg1) dimension=0 {
  ^bb0(%x: tensor<4xf32>, %y: tensor<4xf32>):
    stablehlo.return %x, %y : tensor<4xf32>, tensor<4xf32>
  } : (tensor<8x4xf32>, tensor<4xf32>) -> ()
  return
}

// -----

func.func @scan_nothing(%arg0: tensor<8x4xf32>, %arg1: tensor<4xf32>) {
  // expected-error @below {{has neither inputs nor outputs, expected something to scan}}
  %0 = chlo.scan() inits (%arg1) dimension=0 {
  ^bb0(%y: tensor<4xf32>):
    stablehlo.return %y : tensor<4xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @scan_dimension(%arg0: tensor<8x4xf32>, %arg1: tensor<4xf32>) {
  // expected-error @below {{input 0 has type 'tensor<8x4xf32>', expected a dimension 2 to scan}}
  %0:2 = chlo.scan(%arg0) inits (%arg1) dimension=2 {
  ^bb0(%x: tensor<4xf32>, %y: tensor<4xf32>):
    stablehlo.return %x, %y : tensor<4xf32>, tensor<4xf32>
  } : (tensor<8x4xf32>, tensor<4xf32>) -> (tensor<8x4xf32>, tensor<4xf32>)
  return
}

// -----

func.func @scan_negative_dimension(%arg0: tensor<8x4xf32>, %arg1: tensor<4xf32>) {
  // expected-error @below {{attribute 'dimension' failed to satisfy constraint}}
  %0:2 = chlo.scan(%arg0) inits (%arg1) dimension=-1 {
  ^bb0(%x: tensor<4xf32>, %y: tensor<4xf32>):
    stablehlo.return %x, %y : tensor<4xf32>, tensor<4xf32>
  } : (tensor<8x4xf32>, tensor<4xf32>) -> (tensor<8x4xf32>, tensor<4xf32>)
  return
}

// -----

func.func @scan_steps(%arg0: tensor<8x4xf32>, %arg1: tensor<4xf32>) {
  // expected-error @below {{input 0 has 8 steps, expected 7, as scan_dim_size says}}
  %0:2 = chlo.scan(%arg0) inits (%arg1) dimension=0 attributes {scan_dim_size = 7 : i64} {
  ^bb0(%x: tensor<4xf32>, %y: tensor<4xf32>):
    stablehlo.return %x, %y : tensor<4xf32>, tensor<4xf32>
  } : (tensor<8x4xf32>, tensor<4xf32>) -> (tensor<8x4xf32>, tensor<4xf32>)
  return
}

// -----

func.func @scan_steps_of_inputs(%arg0: tensor<8x4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<9x4xf32>) {
  // expected-error @below {{input 1 has 9 steps, expected 8, as others have}}
  %0:2 = chlo.scan(%arg0, %arg2) inits (%arg1) dimension=0 {
  ^bb0(%x: tensor<4xf32>, %z: tensor<4xf32>, %y: tensor<4xf32>):
    stablehlo.return %x, %y : tensor<4xf32>, tensor<4xf32>
  } : (tensor<8x4xf32>, tensor<9x4xf32>, tensor<4xf32>) -> (tensor<8x4xf32>, tensor<4xf32>)
  return
}

// -----

func.func @scan_arguments(%arg0: tensor<8x4xf32>, %arg1: tensor<4xf32>) {
  // expected-error @below {{has a body of 1 arguments, expected 2, one for each input and init}}
  %0:2 = chlo.scan(%arg0) inits (%arg1) dimension=0 {
  ^bb0(%x: tensor<4xf32>):
    stablehlo.return %x, %x : tensor<4xf32>, tensor<4xf32>
  } : (tensor<8x4xf32>, tensor<4xf32>) -> (tensor<8x4xf32>, tensor<4xf32>)
  return
}

// -----

func.func @scan_argument_type(%arg0: tensor<8x4xf32>, %arg1: tensor<4xf32>) {
  // expected-error @below {{body argument 0 has type 'tensor<8xf32>', expected 'tensor<4xf32>'}}
  %0:2 = chlo.scan(%arg0) inits (%arg1) dimension=0 {
  ^bb0(%x: tensor<8xf32>, %y: tensor<4xf32>):
    stablehlo.return %y, %y : tensor<4xf32>, tensor<4xf32>
  } : (tensor<8x4xf32>, tensor<4xf32>) -> (tensor<8x4xf32>, tensor<4xf32>)
  return
}

// -----

func.func @scan_argument_kind(%arg0: tensor<8x4xf32>, %arg1: tensor<4xf32>) {
  // expected-error @below {{has a body whose argument 1 has type 'f32', expected a tensor}}
  %0:2 = chlo.scan(%arg0) inits (%arg1) dimension=0 {
  ^bb0(%x: tensor<4xf32>, %y: f32):
    stablehlo.return %x, %x : tensor<4xf32>, tensor<4xf32>
  } : (tensor<8x4xf32>, tensor<4xf32>) -> (tensor<8x4xf32>, tensor<4xf32>)
  return
}

// -----

func.func @scan_init_rank(%arg0: tensor<8x4xf32>, %arg1: tensor<*xf32>) {
  // expected-error @below {{operand 1 has type 'tensor<*xf32>', expected a rank}}
  %0:2 = chlo.scan(%arg0) inits (%arg1) dimension=0 {
  ^bb0(%x: tensor<4xf32>, %y: tensor<4xf32>):
    stablehlo.return %x, %y : tensor<4xf32>, tensor<4xf32>
  } : (tensor<8x4xf32>, tensor<*xf32>) -> (tensor<8x4xf32>, tensor<4xf32>)
  return
}

// -----

func.func @scan_returned_values(%arg0: tensor<8x4xf32>, %arg1: tensor<4xf32>) {
  // expected-error @below {{has a body that returns 1 values, expected 2, one for each result}}
  %0:2 = chlo.scan(%arg0) inits (%arg1) dimension=0 {
  ^bb0(%x: tensor<4xf32>, %y: tensor<4xf32>):
    stablehlo.return %x : tensor<4xf32>
  } : (tensor<8x4xf32>, tensor<4xf32>) -> (tensor<8x4xf32>, tensor<4xf32>)
  return
}

// -----

func.func @scan_returned_rank(%arg0: tensor<8xf32>) {
  // expected-error @below {{has a body that returns a value of type 'tensor<*xf32>' at number 0, expected a rank}}
  %0 = chlo.scan(%arg0) inits () dimension=0 {
  ^bb0(%x: tensor<*xf32>):
    sdy.return %x : tensor<*xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

func.func @scan_returned_rank_too_low(%arg0: tensor<8x4xf32>) {
  // expected-error @below {{has a body that returns a value of type 'tensor<f32>' at number 0, expected a rank of at least 1, the scanned dimension}}
  %0 = chlo.scan(%arg0) inits () dimension=1 {
  ^bb0(%x: tensor<8xf32>):
    %c = stablehlo.constant dense<1.0> : tensor<f32>
    stablehlo.return %c : tensor<f32>
  } : (tensor<8x4xf32>) -> tensor<8x4xf32>
  return
}

// -----

func.func @scan_result(%arg0: tensor<8x4xf32>, %arg1: tensor<4xf32>) {
  // expected-error @below {{result 0 has type 'tensor<7x4xf32>', expected 'tensor<8x4xf32>'}}
  %0:2 = chlo.scan(%arg0) inits (%arg1) dimension=0 {
  ^bb0(%x: tensor<4xf32>, %y: tensor<4xf32>):
    stablehlo.return %x, %y : tensor<4xf32>, tensor<4xf32>
  } : (tensor<8x4xf32>, tensor<4xf32>) -> (tensor<7x4xf32>, tensor<4xf32>)
  return
}

// -----

func.func @scan_terminator(%arg0: tensor<8xf32>) {
  // expected-error @below {{has a body without a terminator, expected one that returns outputs and carries}}
  %0 = chlo.scan(%arg0) inits () dimension=0 {
  ^bb0(%x: tensor<f32>):
    %c = stablehlo.constant dense<1.0> : tensor<f32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

// expected-error @below {{unknown attribute 'nothing' of dialect 'chlo'}}
module attributes {test.a = #chlo.nothing} {}

// -----

// expected-error @below {{'groups' is not a field of a ragged dot, expected one of lhs_batching_dimensions, rhs_batching_dimensions, lhs_contracting_dimensions, rhs_contracting_dimensions, lhs_ragged_dimensions, rhs_group_dimensions}}
module attributes {test.a = #chlo.ragged_dot<groups = [0]>} {}

// -----

// expected-error @below {{'lhs_ragged_dimensions' is given twice, expected each field at most once}}
module attributes {test.a = #chlo.ragged_dot<lhs_ragged_dimensions = [0], lhs_ragged_dimensions = [0]>} {}

// -----

func.func @broadcast_scales(%x: tensor<4x!quant.uniform<i8:f32, 1.0>>) {
  // expected-error @+1 {{result 0 has type 'tensor<4x!quant.uniform<i8:f32, 2.000000e+00>>', expected the element type of operand 0, 'tensor<4x!quant.uniform<i8:f32, 1.000000e+00>>'}}
  %0 = chlo.broadcast_multiply %x, %x : (tensor<4x!quant.uniform<i8:f32, 1.0>>, tensor<4x!quant.uniform<i8:f32, 1.0>>) -> tensor<4x!quant.uniform<i8:f32, 2.0>>
  return
}

// -----

func.func @broadcast_kinds(%x: tensor<4x!quant.uniform<i8:f32, 1.0>>, %y: tensor<4xf32>) {
  // expected-error @+1 {{operand 1 has type 'tensor<4xf32>', expected the element type of operand 0, 'tensor<4x!quant.uniform<i8:f32, 1.000000e+00>>'}}
  %0 = chlo.broadcast_add %x, %y : (tensor<4x!quant.uniform<i8:f32, 1.0>>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @broadcast_bound(%x: tensor<8x4xf32>, %y: tensor<4xf32>) {
  // expected-error @+1 {{result 0 has type 'tensor<?x4xf32, #stablehlo.bounds<7, ?>>', expected 'tensor<8x4xf32>'}}
  %0 = chlo.broadcast_add %x, %y : (tensor<8x4xf32>, tensor<4xf32>) -> tensor<?x4xf32, #stablehlo.bounds<7, ?>>
  return
}

// -----

func.func @broadcast_select_elements(%p: tensor<i1>, %x: tensor<4xf32>, %y: tensor<4xf64>) {
  // expected-error @+1 {{has elements of type 'f64' in on_false, expected those of on_true, 'f32'}}
  %0 = chlo.broadcast_select %p, %x, %y : (tensor<i1>, tensor<4xf32>, tensor<4xf64>) -> tensor<4xf32>
  return
}

// -----

func.func @tan_bound(%x: tensor<4xf32>) {
  // expected-error @+1 {{result 0 has type 'tensor<?xf32, #stablehlo.bounds<3>>', expected the shape and element type of operand 0, 'tensor<4xf32>'}}
  %0 = chlo.tan %x : tensor<4xf32> -> tensor<?xf32, #stablehlo.bounds<3>>
  return
}

// -----

func.func @top_k_of_any_rank(%x: tensor<*xf32>) {
  // expected-error @+1 {{has results of type 'tensor<2xi32>' and 'tensor<2xi32>', expected elements of type 'f32' and 'i32'}}
  %0:2 = chlo.top_k(%x, k = 2) : tensor<*xf32> -> (tensor<2xi32>, tensor<2xi32>)
  return
}

// -----

func.func @next_after_bound(%x: tensor<*xf32>, %y: tensor<?xf32, #stablehlo.bounds<3>>) {
  // expected-error @+1 {{result 0 has type 'tensor<4xf32>', expected 'tensor<?xf32, #stablehlo.bounds<3>>'}}
  %0 = chlo.next_after %x, %y : tensor<*xf32>, tensor<?xf32, #stablehlo.bounds<3>> -> tensor<4xf32>
  return
}
