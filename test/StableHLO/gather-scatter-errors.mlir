// RUN: tutti-opt %s --split-input-file --verify-diagnostics

// What gathers and scatters reject.

func.func @parts(%x: tensor<3x4x5xf32>, %i: tensor<3x7x1xi32>) {
  // expected-error @+1 {{'stablehlo.gather' op offset_dims, collapsed_slice_dims and operand_batching_dims have 1 entries together, expected 3 (rank of the operand)}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 5>}> : (tensor<3x4x5xf32>, tensor<3x7x1xi32>) -> tensor<3x7x5xf32>
  return
}

// -----

func.func @index_vector_range(%x: tensor<3x4x5xf32>, %i: tensor<3x7x1xi32>) {
  // expected-error @+1 {{'stablehlo.gather' op index_vector_dim is 4, expected 0 to 3}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 4>, slice_sizes = array<i64: 1, 1, 5>}> : (tensor<3x4x5xf32>, tensor<3x7x1xi32>) -> tensor<3x7x5xf32>
  return
}

// -----

func.func @index_vector_size(%x: tensor<3x4x5xf32>, %i: tensor<3x7x2xi32>) {
  // expected-error @+1 {{'stablehlo.gather' op start_index_map has 1 entry, expected 2 (size of the index vectors)}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 5>}> : (tensor<3x4x5xf32>, tensor<3x7x2xi32>) -> tensor<3x7x5xf32>
  return
}

// -----

func.func @implied_index_vector_size(%x: tensor<3x4x5xf32>, %i: tensor<3x7xi32>) {
  // expected-error @+1 {{'stablehlo.gather' op start_index_map has 2 entries, expected 1 (size of the index vectors)}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1, 2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 5>}> : (tensor<3x4x5xf32>, tensor<3x7xi32>) -> tensor<3x7x5xf32>
  return
}

// -----

func.func @offset_not_sorted(%x: tensor<3x4x5xf32>, %i: tensor<3x7x1xi32>) {
  // expected-error @+1 {{'stablehlo.gather' op offset_dims must be sorted, found [3, 2]}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [3, 2], collapsed_slice_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 5>}> : (tensor<3x4x5xf32>, tensor<3x7x1xi32>) -> tensor<3x7x5xf32>
  return
}

// -----

func.func @offset_twice(%x: tensor<3x4x5xf32>, %i: tensor<3x7x1xi32>) {
  // expected-error @+1 {{'stablehlo.gather' op offset_dims lists dimension 2 twice, found [2, 2]}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 2], collapsed_slice_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 5>}> : (tensor<3x4x5xf32>, tensor<3x7x1xi32>) -> tensor<3x7x5xf32>
  return
}

// -----

func.func @offset_range(%x: tensor<3x4x5xf32>, %i: tensor<3x7x1xi32>) {
  // expected-error @+1 {{'stablehlo.gather' op dimension in offset_dims is 4, expected 0 to 3}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 4], collapsed_slice_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 5>}> : (tensor<3x4x5xf32>, tensor<3x7x1xi32>) -> tensor<3x7x5xf32>
  return
}

// -----

func.func @collapsed_not_sorted(%x: tensor<3x4x5xf32>, %i: tensor<3x7x1xi32>) {
  // expected-error @+1 {{'stablehlo.gather' op collapsed_slice_dims must be sorted, found [1, 0]}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1, 0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 5>}> : (tensor<3x4x5xf32>, tensor<3x7x1xi32>) -> tensor<3x7x5xf32>
  return
}

// -----

func.func @collapsed_range(%x: tensor<3x4x5xf32>, %i: tensor<3x7x1xi32>) {
  // expected-error @+1 {{'stablehlo.gather' op dimension in collapsed_slice_dims is 3, expected 0 to 2}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 3], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 5>}> : (tensor<3x4x5xf32>, tensor<3x7x1xi32>) -> tensor<3x7x5xf32>
  return
}

// -----

func.func @batching_not_sorted(%x: tensor<3x4x5xf32>, %i: tensor<3x7x1xi32>) {
  // expected-error @+1 {{'stablehlo.gather' op operand_batching_dims must be sorted, found [1, 0]}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], operand_batching_dims = [1, 0], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 5>}> : (tensor<3x4x5xf32>, tensor<3x7x1xi32>) -> tensor<3x7x5xf32>
  return
}

// -----

func.func @batching_range(%x: tensor<3x4x5xf32>, %i: tensor<3x7x1xi32>) {
  // expected-error @+1 {{'stablehlo.gather' op dimension in operand_batching_dims is 3, expected 0 to 2}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], operand_batching_dims = [3], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 5>}> : (tensor<3x4x5xf32>, tensor<3x7x1xi32>) -> tensor<3x7x5xf32>
  return
}

// -----

func.func @collapsed_and_batching(%x: tensor<3x4x5xf32>, %i: tensor<3x7x1xi32>) {
  // expected-error @+1 {{'stablehlo.gather' op dimension 0 is in collapsed_slice_dims and in operand_batching_dims, expected in one of them}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 5>}> : (tensor<3x4x5xf32>, tensor<3x7x1xi32>) -> tensor<3x7x5xf32>
  return
}

// -----

func.func @indices_batching_range(%x: tensor<3x4x5xf32>, %i: tensor<3x7x1xi32>) {
  // expected-error @+1 {{'stablehlo.gather' op dimension in start_indices_batching_dims is 3, expected 0 to 2}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], operand_batching_dims = [0], start_indices_batching_dims = [3], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 5>}> : (tensor<3x4x5xf32>, tensor<3x7x1xi32>) -> tensor<3x7x5xf32>
  return
}

// -----

func.func @indices_batching_count(%x: tensor<3x4x5xf32>, %i: tensor<3x7x1xi32>) {
  // expected-error @+1 {{'stablehlo.gather' op start_indices_batching_dims has 2 entries, expected 1 (as operand_batching_dims)}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], operand_batching_dims = [0], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 5>}> : (tensor<3x4x5xf32>, tensor<3x7x1xi32>) -> tensor<3x7x5xf32>
  return
}

// -----

func.func @indices_batching_at_index_vector(%x: tensor<3x4x5xf32>, %i: tensor<3x7x1xi32>) {
  // expected-error @+1 {{'stablehlo.gather' op start_indices_batching_dims must not hold index_vector_dim, 2}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], operand_batching_dims = [0], start_indices_batching_dims = [2], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 5>}> : (tensor<3x4x5xf32>, tensor<3x7x1xi32>) -> tensor<3x7x5xf32>
  return
}

// -----

func.func @batching_sizes(%x: tensor<3x4x5xf32>, %i: tensor<3x7x1xi32>) {
  // expected-error @+1 {{'stablehlo.gather' op dimension 1 of the indices has size 7, expected 3 as its batching dimension 0 of the operand}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 5>}> : (tensor<3x4x5xf32>, tensor<3x7x1xi32>) -> tensor<3x7x5xf32>
  return
}

// -----

func.func @index_map_range(%x: tensor<3x4x5xf32>, %i: tensor<3x7x1xi32>) {
  // expected-error @+1 {{'stablehlo.gather' op dimension in start_index_map is -1, expected 0 to 2}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [0], start_index_map = [-1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 5>}> : (tensor<3x4x5xf32>, tensor<3x7x1xi32>) -> tensor<3x7x5xf32>
  return
}

// -----

func.func @index_map_and_batching(%x: tensor<3x4x5xf32>, %i: tensor<3x7x1xi32>) {
  // expected-error @+1 {{'stablehlo.gather' op dimension 0 is in start_index_map and in operand_batching_dims, expected in one of them}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 5>}> : (tensor<3x4x5xf32>, tensor<3x7x1xi32>) -> tensor<3x7x5xf32>
  return
}

// -----

func.func @slice_size_count(%x: tensor<3x4x5xf32>, %i: tensor<3x7x1xi32>) {
  // expected-error @+1 {{'stablehlo.gather' op slice_sizes has 2 entries, expected 3 (rank of the operand)}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<3x4x5xf32>, tensor<3x7x1xi32>) -> tensor<3x7x5xf32>
  return
}

// -----

func.func @slice_size_range(%x: tensor<3x4x5xf32>, %i: tensor<3x7x1xi32>) {
  // expected-error @+1 {{'stablehlo.gather' op slice size 6 of dimension 2 must be 0 to 5, the operand's size}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 6>}> : (tensor<3x4x5xf32>, tensor<3x7x1xi32>) -> tensor<3x7x5xf32>
  return
}

// -----

func.func @slice_size_negative(%x: tensor<3x4x5xf32>, %i: tensor<3x7x1xi32>) {
  // expected-error @+1 {{'stablehlo.gather' op slice size -1 of dimension 2 must be 0 to 5, the operand's size}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, -1>}> : (tensor<3x4x5xf32>, tensor<3x7x1xi32>) -> tensor<3x7x5xf32>
  return
}

// -----

func.func @collapsed_slice_size(%x: tensor<3x4x5xf32>, %i: tensor<3x7x1xi32>) {
  // expected-error @+1 {{'stablehlo.gather' op slice size 2 of dimension 1 must be 0 or 1, since the result has no such dimension}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 5>}> : (tensor<3x4x5xf32>, tensor<3x7x1xi32>) -> tensor<3x7x5xf32>
  return
}

// -----

func.func @gather_result(%x: tensor<3x4x5xf32>, %i: tensor<3x7x1xi32>) {
  // expected-error @+1 {{'stablehlo.gather' op result #0 has type 'tensor<3x7x4xf32>', expected 'tensor<3x7x5xf32>'}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 5>}> : (tensor<3x4x5xf32>, tensor<3x7x1xi32>) -> tensor<3x7x4xf32>
  return
}

// -----

func.func @gather_scalar_indices(%x: tensor<3x4x5xf32>, %i: tensor<i32>) {
  // expected-error @+1 {{'stablehlo.gather' op result #0 has type 'tensor<1x4x6xf32>', expected 'tensor<1x4x5xf32>'}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], start_index_map = [0]>, slice_sizes = array<i64: 1, 4, 5>}> : (tensor<3x4x5xf32>, tensor<i32>) -> tensor<1x4x6xf32>
  return
}

// -----

func.func @dynamic_slice_size_count(%x: tensor<3x4xf32>, %i: tensor<1xi32>, %n: tensor<3xi32>) {
  // expected-error @+1 {{'stablehlo.dynamic_gather' op slice_sizes has 3 entries, expected 2 (rank of the operand)}}
  %0 = "stablehlo.dynamic_gather"(%x, %i, %n) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [0]>}> : (tensor<3x4xf32>, tensor<1xi32>, tensor<3xi32>) -> tensor<?x?xf32>
  return
}

// -----

func.func @dynamic_slice_size_range(%x: tensor<3x4xf32>, %i: tensor<1xi32>) {
  %n = stablehlo.constant dense<[4, 4]> : tensor<2xi32>
  // expected-error @+1 {{'stablehlo.dynamic_gather' op slice size 4 of dimension 0 must be 0 to 3, the operand's size}}
  %0 = "stablehlo.dynamic_gather"(%x, %i, %n) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [0]>}> : (tensor<3x4xf32>, tensor<1xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  return
}

// -----

func.func @scatter_parts(%x: tensor<3x4x5xf32>, %i: tensor<3x7xi32>, %u: tensor<3x7x5xf32>) {
  // expected-error @+1 {{'stablehlo.scatter' op update_window_dims, inserted_window_dims and input_batching_dims have 1 entries together, expected 3 (rank of the operand)}}
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<3x4x5xf32>, tensor<3x7xi32>, tensor<3x7x5xf32>) -> tensor<3x4x5xf32>
  return
}

// -----

func.func @scatter_index_count(%x: tensor<3x4x5xf32>, %i: tensor<3x7xi32>, %u: tensor<3x7x5xf32>) {
  // expected-error @+1 {{'stablehlo.scatter' op scatter_dims_to_operand_dims has 2 entries, expected 1 (size of the index vectors)}}
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1, 2], index_vector_dim = 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<3x4x5xf32>, tensor<3x7xi32>, tensor<3x7x5xf32>) -> tensor<3x4x5xf32>
  return
}

// -----

func.func @scatter_window_range(%x: tensor<3x4x5xf32>, %i: tensor<3x7xi32>, %u: tensor<3x7x5xf32>) {
  // expected-error @+1 {{'stablehlo.scatter' op dimension in update_window_dims is 3, expected 0 to 2}}
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [3], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<3x4x5xf32>, tensor<3x7xi32>, tensor<3x7x5xf32>) -> tensor<3x4x5xf32>
  return
}

// -----

func.func @scatter_update_rank(%x: tensor<3x4x5xf32>, %i: tensor<3x7xi32>, %u: tensor<3x7x5x1xf32>) {
  // expected-error @+1 {{'stablehlo.scatter' op updates have rank 4, expected 3 (batch dimensions of the indices and update_window_dims)}}
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<3x4x5xf32>, tensor<3x7xi32>, tensor<3x7x5x1xf32>) -> tensor<3x4x5xf32>
  return
}

// -----

func.func @scatter_update_window_size(%x: tensor<3x4x5xf32>, %i: tensor<3x7xi32>, %u: tensor<3x7x6xf32>) {
  // expected-error @+1 {{'stablehlo.scatter' op dimension 2 of the updates has size 6, expected at most 5, the operand's size}}
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<3x4x5xf32>, tensor<3x7xi32>, tensor<3x7x6xf32>) -> tensor<3x4x5xf32>
  return
}

// -----

func.func @scatter_update_batch_size(%x: tensor<3x4x5xf32>, %i: tensor<3x7xi32>, %u: tensor<3x8x5xf32>) {
  // expected-error @+1 {{'stablehlo.scatter' op dimension 1 of the updates has size 8, expected 7 as the indices}}
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<3x4x5xf32>, tensor<3x7xi32>, tensor<3x8x5xf32>) -> tensor<3x4x5xf32>
  return
}

// -----

func.func @scatter_reducer_arguments(%x: tensor<3x4x5xf32>, %i: tensor<3x7xi32>, %u: tensor<3x7x5xf32>) {
  // expected-error @+1 {{'stablehlo.scatter' op reducer takes 1 arguments, expected 2, an accumulator and a value for each input}}
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>}> ({
  ^bb0(%b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<3x4x5xf32>, tensor<3x7xi32>, tensor<3x7x5xf32>) -> tensor<3x4x5xf32>
  return
}

// -----

func.func @scatter_reducer_type(%x: tensor<3x4x5xf32>, %i: tensor<3x7xi32>, %u: tensor<3x7x5xf32>) {
  // expected-error @+1 {{'stablehlo.scatter' op reducer returns 'tensor<i32>' as value #0, which cannot hold the initial value of type 'tensor<3x7x5xf32>'}}
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    stablehlo.return %b : tensor<i32>
  }) : (tensor<3x4x5xf32>, tensor<3x7xi32>, tensor<3x7x5xf32>) -> tensor<3x4x5xf32>
  return
}

// -----

func.func @scatter_result(%x: tensor<3x4x5xf32>, %i: tensor<3x7xi32>, %u: tensor<3x7x5xf32>) {
  // expected-error @+1 {{'stablehlo.scatter' op result #0 has type 'tensor<3x4x6xf32>', expected 'tensor<3x4x5xf32>'}}
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<3x4x5xf32>, tensor<3x7xi32>, tensor<3x7x5xf32>) -> tensor<3x4x6xf32>
  return
}

// -----

func.func @scatter_input_shapes(%x: tensor<4xf32>, %y: tensor<5xf32>, %i: tensor<1xi32>, %u: tensor<1xf32>) {
  // expected-error @+1 {{'stablehlo.scatter' op inputs must have one shape, found 'tensor<4xf32>' and 'tensor<5xf32>'}}
  %0:2 = "stablehlo.scatter"(%x, %y, %i, %u, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0]>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<f32>, %d: tensor<f32>):
    stablehlo.return %a, %b : tensor<f32>, tensor<f32>
  }) : (tensor<4xf32>, tensor<5xf32>, tensor<1xi32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<4xf32>, tensor<5xf32>)
  return
}

// -----

func.func @scatter_update_shapes(%x: tensor<4xf32>, %i: tensor<1xi32>, %u: tensor<1xf32>, %v: tensor<2xf32>) {
  // expected-error @+1 {{'stablehlo.scatter' op updates must have one shape, found 'tensor<1xf32>' and 'tensor<2xf32>'}}
  %0:2 = "stablehlo.scatter"(%x, %x, %i, %u, %v) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0]>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<f32>, %d: tensor<f32>):
    stablehlo.return %a, %b : tensor<f32>, tensor<f32>
  }) : (tensor<4xf32>, tensor<4xf32>, tensor<1xi32>, tensor<1xf32>, tensor<2xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  return
}

// -----

func.func @scatter_nothing(%i: tensor<1xi32>) {
  // expected-error @+1 {{'stablehlo.scatter' op needs at least one input}}
  "stablehlo.scatter"(%i) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0]>}> ({
    stablehlo.return
  }) : (tensor<1xi32>) -> ()
  return
}

// -----

func.func @scatter_result_count(%x: tensor<4xf32>, %i: tensor<1xi32>, %u: tensor<1xf32>) {
  // expected-error @+1 {{'stablehlo.scatter' op found 2 results, expected 1}}
  %0:2 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0]>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<4xf32>, tensor<1xi32>, tensor<1xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  return
}

// -----

func.func @scatter_operand_count(%x: tensor<4xf32>, %i: tensor<1xi32>) {
  // expected-error @+1 {{'stablehlo.scatter' op operand #0 must be ranked tensor of integer or index values, but got 'tensor<4xf32>'}}
  %0 = "stablehlo.scatter"(%x, %i) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0]>}> ({
    stablehlo.return
  }) : (tensor<4xf32>, tensor<1xi32>) -> tensor<4xf32>
  return
}
