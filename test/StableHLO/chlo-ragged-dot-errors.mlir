// RUN: tutti-opt %s --split-input-file --verify-diagnostics

func.func @precisions(%lhs: tensor<11x5xf32>, %rhs: tensor<3x5x7xf32>, %groups: tensor<3xi64>) {
  // expected-error @below {{has 3 precisions, expected at most one for each of lhs and rhs}}
  %0 = "chlo.ragged_dot"(%lhs, %rhs, %groups) <{precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>, #chlo<precision DEFAULT>], ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<11x5xf32>, tensor<3x5x7xf32>, tensor<3xi64>) -> tensor<11x7xf32>
  return
}

// -----

func.func @unranked(%lhs: tensor<*xf32>, %rhs: tensor<3x5x7xf32>, %groups: tensor<3xi64>) {
  // expected-error @below {{has an operand of unknown rank, expected ranks that dimension numbers can refer to}}
  %0 = "chlo.ragged_dot"(%lhs, %rhs, %groups) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<*xf32>, tensor<3x5x7xf32>, tensor<3xi64>) -> tensor<11x7xf32>
  return
}

// -----

func.func @dimension(%lhs: tensor<11x5xf32>, %rhs: tensor<3x5x7xf32>, %groups: tensor<3xi64>) {
  // expected-error @below {{lhs_contracting_dimensions names dimension 5, expected one from 0 to less than 2}}
  %0 = "chlo.ragged_dot"(%lhs, %rhs, %groups) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [5], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<11x5xf32>, tensor<3x5x7xf32>, tensor<3xi64>) -> tensor<11x7xf32>
  return
}

// -----

func.func @dimension_twice(%lhs: tensor<11x5xf32>, %rhs: tensor<3x5x7xf32>, %groups: tensor<3xi64>) {
  // expected-error @below {{rhs_group_dimensions names dimension 1, which is in rhs_contracting_dimensions already, expected each dimension once}}
  %0 = "chlo.ragged_dot"(%lhs, %rhs, %groups) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [1]>}> : (tensor<11x5xf32>, tensor<3x5x7xf32>, tensor<3xi64>) -> tensor<11x7xf32>
  return
}

// -----

func.func @contracting_count(%lhs: tensor<11x5xf32>, %rhs: tensor<3x5x7xf32>, %groups: tensor<3xi64>) {
  // expected-error @below {{has 2 contracting dimensions of lhs and 1 of rhs, expected as many}}
  %0 = "chlo.ragged_dot"(%lhs, %rhs, %groups) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1, 0], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<11x5xf32>, tensor<3x5x7xf32>, tensor<3xi64>) -> tensor<11x7xf32>
  return
}

// -----

func.func @contracting_sizes(%lhs: tensor<11x5xf32>, %rhs: tensor<3x5x7xf32>, %groups: tensor<3xi64>) {
  // expected-error @below {{has contracting dimensions of size 5 in lhs and 3 in rhs, expected equal sizes}}
  %0 = "chlo.ragged_dot"(%lhs, %rhs, %groups) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [0]>}> : (tensor<11x5xf32>, tensor<3x5x7xf32>, tensor<3xi64>) -> tensor<11x7xf32>
  return
}

// -----

func.func @batching_sizes(%lhs: tensor<2x11x5xf32>, %rhs: tensor<3x4x5x7xf32>, %groups: tensor<3xi64>) {
  // expected-error @below {{has batching dimensions of size 2 in lhs and 4 in rhs, expected equal sizes}}
  %0 = "chlo.ragged_dot"(%lhs, %rhs, %groups) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2], lhs_ragged_dimensions = [1], rhs_group_dimensions = [0]>}> : (tensor<2x11x5xf32>, tensor<3x4x5x7xf32>, tensor<3xi64>) -> tensor<11x7xf32>
  return
}

// -----

func.func @no_ragged_dimension(%lhs: tensor<11x5xf32>, %rhs: tensor<3x5x7xf32>, %groups: tensor<3xi64>) {
  // expected-error @below {{has 0 lhs_ragged_dimensions, expected one}}
  %0 = "chlo.ragged_dot"(%lhs, %rhs, %groups) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], rhs_group_dimensions = [0]>}> : (tensor<11x5xf32>, tensor<3x5x7xf32>, tensor<3xi64>) -> tensor<11x7xf32>
  return
}

// -----

func.func @ragged_dimension(%lhs: tensor<11x5xf32>, %rhs: tensor<3x5x7xf32>, %groups: tensor<3xi64>) {
  // expected-error @below {{lhs_ragged_dimensions names dimension 2, expected one from 0 to less than 2}}
  %0 = "chlo.ragged_dot"(%lhs, %rhs, %groups) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [2], rhs_group_dimensions = [0]>}> : (tensor<11x5xf32>, tensor<3x5x7xf32>, tensor<3xi64>) -> tensor<11x7xf32>
  return
}

// -----

func.func @group_sizes_rank(%lhs: tensor<11x5xf32>, %rhs: tensor<3x5x7xf32>, %groups: tensor<2x3xi64>) {
  // expected-error @below {{has group_sizes of type 'tensor<2x3xi64>', expected one dimension, the groups}}
  %0 = "chlo.ragged_dot"(%lhs, %rhs, %groups) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<11x5xf32>, tensor<3x5x7xf32>, tensor<2x3xi64>) -> tensor<11x7xf32>
  return
}

// -----

func.func @group_sizes_of_batches(%lhs: tensor<2x11x5xf32>, %rhs: tensor<3x2x5x7xf32>, %groups: tensor<9x3xi64>) {
  // expected-error @below {{has group_sizes of type 'tensor<9x3xi64>', expected one dimension, the groups, or before it the sizes 2 of lhs}}
  %0 = "chlo.ragged_dot"(%lhs, %rhs, %groups) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2], lhs_ragged_dimensions = [1], rhs_group_dimensions = [0]>}> : (tensor<2x11x5xf32>, tensor<3x2x5x7xf32>, tensor<9x3xi64>) -> tensor<11x7xf32>
  return
}

// -----

func.func @no_group_dimension(%lhs: tensor<11x5xf32>, %rhs: tensor<3x5x7xf32>, %groups: tensor<3xi64>) {
  // expected-error @below {{has 0 rhs_group_dimensions, expected 1, since the rows of lhs are ragged}}
  %0 = "chlo.ragged_dot"(%lhs, %rhs, %groups) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0]>}> : (tensor<11x5xf32>, tensor<3x5x7xf32>, tensor<3xi64>) -> tensor<11x7xf32>
  return
}

// -----

func.func @group_dimension_for_batches(%lhs: tensor<2x11x5xf32>, %rhs: tensor<3x2x5x7xf32>, %groups: tensor<3xi64>) {
  // expected-error @below {{has 1 rhs_group_dimensions, expected 0, since what is ragged is in rhs too}}
  %0 = "chlo.ragged_dot"(%lhs, %rhs, %groups) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<2x11x5xf32>, tensor<3x2x5x7xf32>, tensor<3xi64>) -> tensor<11x7xf32>
  return
}

// -----

func.func @number_of_groups(%lhs: tensor<11x5xf32>, %rhs: tensor<3x5x7xf32>, %groups: tensor<4xi64>) {
  // expected-error @below {{has 3 groups in rhs, expected 4, as group_sizes has}}
  %0 = "chlo.ragged_dot"(%lhs, %rhs, %groups) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<11x5xf32>, tensor<3x5x7xf32>, tensor<4xi64>) -> tensor<11x7xf32>
  return
}

// -----

func.func @result(%lhs: tensor<11x5xf32>, %rhs: tensor<3x5x7xf32>, %groups: tensor<3xi64>) {
  // expected-error @below {{result #0 has type 'tensor<11x8xf32>', expected 'tensor<11x7xf32>'}}
  %0 = "chlo.ragged_dot"(%lhs, %rhs, %groups) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<11x5xf32>, tensor<3x5x7xf32>, tensor<3xi64>) -> tensor<11x8xf32>
  return
}

// -----

func.func @unknown_group_sizes(%a: tensor<2x11x5xf32>, %b: tensor<3x2x5x7xf32>, %g: tensor<?x3xi64>) {
  // expected-error @+1 {{has group_sizes of type 'tensor<?x3xi64>', expected one dimension, the groups, or before it the sizes 2 of lhs}}
  %0 = "chlo.ragged_dot"(%a, %b, %g) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2], lhs_ragged_dimensions = [1], rhs_group_dimensions = [0]>}> : (tensor<2x11x5xf32>, tensor<3x2x5x7xf32>, tensor<?x3xi64>) -> tensor<2x11x7xf32>
  return
}

// -----

func.func @result_of_any_rank(%a: tensor<11x5xf32>, %b: tensor<3x5x7xf32>, %g: tensor<3xi64>) {
  // expected-error @+1 {{has a result of unknown rank, expected rank 2}}
  %0 = "chlo.ragged_dot"(%a, %b, %g) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<11x5xf32>, tensor<3x5x7xf32>, tensor<3xi64>) -> tensor<*xf32>
  return
}
