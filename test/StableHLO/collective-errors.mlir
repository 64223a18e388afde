// RUN: tutti-opt %s --split-input-file --verify-diagnostics

// What communication rejects.

func.func @groups_rank(%x: tensor<2x4xf32>) {
  // expected-error @+1 {{'stablehlo.all_gather' op replica_groups must have rank 2, a row a group, found 'tensor<2xi64>'}}
  %0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 1 : i64, replica_groups = dense<[0, 1]> : tensor<2xi64>}> : (tensor<2x4xf32>) -> tensor<2x8xf32>
  return
}

// -----

func.func @groups_twice(%x: tensor<2x4xf32>) {
  // expected-error @+1 {{'stablehlo.all_gather' op replica_groups list id 1 twice, expected once}}
  %0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1], [1, 2]]> : tensor<2x2xi64>}> : (tensor<2x4xf32>) -> tensor<2x8xf32>
  return
}

// -----

func.func @groups_all_equal(%x: tensor<2x4xf32>) {
  // expected-error @+1 {{'stablehlo.all_gather' op replica_groups list id 0 1000000000000000000 times, expected once}}
  %0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 1 : i64, replica_groups = dense<0> : tensor<1000000000x1000000000xi64>}> : (tensor<2x4xf32>) -> tensor<2x8xf32>
  return
}

// -----

func.func @groups_padded(%x: tensor<2x4xf32>) {
  // expected-error @+1 {{'stablehlo.all_gather' op replica_groups hold id -1, expected none below 0}}
  %0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1], [2, -1]]> : tensor<2x2xi64>}> : (tensor<2x4xf32>) -> tensor<2x8xf32>
  return
}

// -----

func.func @groups_hole(%x: tensor<2x4xf32>) {
  // expected-error @+1 {{'stablehlo.all_gather' op replica_groups do not list id 3, but list 4; expected all ids from 0}}
  %0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1], [2, 4]]> : tensor<2x2xi64>}> : (tensor<2x4xf32>) -> tensor<2x8xf32>
  return
}

// -----

func.func @groups_negative(%x: tensor<2x4xf32>) {
  // expected-error @+1 {{'stablehlo.all_gather' op replica_groups hold id -2, expected none below 0}}
  %0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, -2]]> : tensor<1x2xi64>}> : (tensor<2x4xf32>) -> tensor<2x8xf32>
  return
}

// -----

func.func @groups_largest_id(%x: tensor<2x4xf32>) {
  // expected-error @+1 {{'stablehlo.all_gather' op replica_groups do not list id 1, but list 9223372036854775807; expected all ids from 0}}
  %0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 9223372036854775807]]> : tensor<1x2xi64>}> : (tensor<2x4xf32>) -> tensor<2x8xf32>
  return
}

// -----

func.func @groups_kind(%x: tensor<2x4xf32>) {
  // expected-error @+1 {{'stablehlo.all_gather' op attribute 'replica_groups' failed to satisfy constraint: 64-bit signless integer elements attribute or replica groups along axes of a mesh}}
  %0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 1 : i64, replica_groups = "all"}> : (tensor<2x4xf32>) -> tensor<2x8xf32>
  return
}

// -----

func.func @groups_missing(%x: tensor<2x4xf32>) {
  // expected-error @+1 {{'stablehlo.all_gather' op requires attribute 'replica_groups'}}
  %0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 1 : i64, use_global_device_ids}> : (tensor<2x4xf32>) -> tensor<2x8xf32>
  return
}

// -----

func.func @global_ids_without_groups(%x: tensor<2x4xf32>) {
  // expected-error @+1 {{'stablehlo.all_gather' op use_global_device_ids needs replica_groups that list the devices, found none}}
  %0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 1 : i64, replica_groups = dense<> : tensor<0x0xi64>, use_global_device_ids}> : (tensor<2x4xf32>) -> tensor<2x8xf32>
  return
}

// -----

func.func @global_ids_channel(%x: tensor<2x4xf32>) {
  // expected-error @+1 {{'stablehlo.all_gather' op use_global_device_ids needs a channel handle of at least 0, found -1}}
  %0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids, channel_handle = #stablehlo.channel_handle<handle = -1, type = 1>}> : (tensor<2x4xf32>) -> tensor<2x8xf32>
  return
}

// -----

func.func @mesh_is_missing(%x: tensor<2x4xf32>) {
  // expected-error @+1 {{'stablehlo.all_gather' op mesh @mesh of replica_groups is not defined}}
  %0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 1 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh, axes = [#stablehlo.axis_ref<name = "x">]>}> : (tensor<2x4xf32>) -> tensor<2x8xf32>
  return
}

// -----

func.func @mesh_kind(%x: tensor<2x4xf32>) {
  // expected-error @+1 {{mesh must be a symbol or a #stablehlo.mesh, found "x"}}
  %0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 1 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = "x", axes = []>}> : (tensor<2x4xf32>) -> tensor<2x8xf32>
  return
}

// -----

func.func @mesh_axis(%x: tensor<2x4xf32>) {
  // expected-error @+1 {{the mesh has no axis 'y'}}
  %0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 1 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes=[<name = "x", size = 2>]>, axes = [#stablehlo.axis_ref<name = "y">]>}> : (tensor<2x4xf32>) -> tensor<2x8xf32>
  return
}

// -----

func.func @mesh_axis_kind(%x: tensor<2x4xf32>) {
  // expected-error @+1 {{axes must be #stablehlo.axis_ref, found "x"}}
  %0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 1 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes=[<name = "x", size = 2>]>, axes = ["x"]>}> : (tensor<2x4xf32>) -> tensor<2x8xf32>
  return
}

// -----

func.func @all_gather_dimension(%x: tensor<2x4xf32>) {
  // expected-error @+1 {{'stablehlo.all_gather' op all_gather_dim is 2, expected 0 to 1}}
  %0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2x4xf32>) -> tensor<2x8xf32>
  return
}

// -----

func.func @all_gather_other_dimension(%x: tensor<2x4xf32>) {
  // expected-error @+1 {{'stablehlo.all_gather' op operand and result must agree in all dimensions but all_gather_dim, 1, found 'tensor<2x4xf32>' and 'tensor<3x8xf32>'}}
  %0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2x4xf32>) -> tensor<3x8xf32>
  return
}

// -----

func.func @all_gather_rank(%x: tensor<2x4xf32>) {
  // expected-error @+1 {{'stablehlo.all_gather' op operand and result must agree in all dimensions but all_gather_dim, 1, found 'tensor<2x4xf32>' and 'tensor<2x8x1xf32>'}}
  %0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2x4xf32>) -> tensor<2x8x1xf32>
  return
}

// -----

func.func @all_gather_multiple(%x: tensor<2x4xf32>) {
  // expected-error @+1 {{'stablehlo.all_gather' op dimension 1 has size 9, expected a multiple of its size 4 on one device}}
  %0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2x4xf32>) -> tensor<2x9xf32>
  return
}

// -----

func.func @all_gather_empty(%x: tensor<2x0xf32>) {
  // expected-error @+1 {{'stablehlo.all_gather' op size of dimension 1 must not be 0, found 'tensor<2x0xf32>' and 'tensor<2x0xf32>'}}
  %0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2x0xf32>) -> tensor<2x0xf32>
  return
}

// -----

func.func @all_gather_type(%x: tensor<2x4xf32>) {
  // expected-error @+1 {{'stablehlo.all_gather' op operand and result must have one element type, found 'tensor<2x4xf32>' and 'tensor<2x8xf64>'}}
  %0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2x4xf32>) -> tensor<2x8xf64>
  return
}

// -----

func.func @all_gather_results(%x: tensor<2x4xf32>) {
  // expected-error @+1 {{'stablehlo.all_gather' op has 2 results, expected 1, one for each operand}}
  %0:2 = "stablehlo.all_gather"(%x) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2x4xf32>) -> (tensor<2x8xf32>, tensor<2x8xf32>)
  return
}

// -----

func.func @all_reduce_result(%x: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.all_reduce' op result #0 has type 'tensor<5xf32>', expected 'tensor<4xf32>'}}
  %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @all_reduce_results(%x: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.all_reduce' op has 2 results, expected 1, one for each operand}}
  %0:2 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  return
}

// -----

func.func @all_reduce_result_type(%x: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.all_reduce' op result #0 has type 'tensor<4xf64>', expected 'tensor<4xf32>'}}
  %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf64>
  return
}

// -----

func.func @all_reduce_channel(%x: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.all_reduce' op use_global_device_ids needs a channel handle of at least 1, found 0}}
  %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids, channel_handle = #stablehlo.channel_handle<handle = 0, type = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @all_reduce_arguments(%x: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.all_reduce' op reducer takes 1 arguments, expected 2, an accumulator and a value for each input}}
  %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @all_reduce_vectors(%x: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.all_reduce' op argument #1 of the reducer has type 'tensor<4xf32>', expected dimensions out of []}}
  %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<4xf32>, %b: tensor<4xf32>):
    stablehlo.return %a : tensor<4xf32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @all_reduce_empty_region(%x: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.all_reduce' op region #0 ('computation') failed to verify constraint: region with 1 blocks}}
  %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({}) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @all_reduce_without_region(%x: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.all_reduce' op requires one region}}
  %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}>  : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @all_reduce_hole(%x: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.all_reduce' op replica_groups do not list id 1, but list 2; expected all ids from 0}}
  %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 2, -1]]> : tensor<1x3xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @reduce_scatter_dimension(%x: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.reduce_scatter' op scatter_dimension is 1, expected 0 to 0}}
  %0 = "stablehlo.reduce_scatter"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, scatter_dimension = 1 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @reduce_scatter_rank(%x: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.reduce_scatter' op operand and result must agree in all dimensions but scatter_dimension, 0, found 'tensor<4xf32>' and 'tensor<2x1xf32>'}}
  %0 = "stablehlo.reduce_scatter"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, scatter_dimension = 0 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<2x1xf32>
  return
}

// -----

func.func @reduce_scatter_multiple(%x: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.reduce_scatter' op dimension 0 has size 4, expected a multiple of its size 3 on one device}}
  %0 = "stablehlo.reduce_scatter"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, scatter_dimension = 0 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @reduce_scatter_empty(%x: tensor<0xf32>) {
  // expected-error @+1 {{'stablehlo.reduce_scatter' op size of dimension 0 must not be 0, found 'tensor<0xf32>' and 'tensor<0xf32>'}}
  %0 = "stablehlo.reduce_scatter"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, scatter_dimension = 0 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<0xf32>) -> tensor<0xf32>
  return
}

// -----

func.func @reduce_scatter_other_dimension(%x: tensor<4x3xf32>) {
  // expected-error @+1 {{'stablehlo.reduce_scatter' op operand and result must agree in all dimensions but scatter_dimension, 0, found 'tensor<4x3xf32>' and 'tensor<2x4xf32>'}}
  %0 = "stablehlo.reduce_scatter"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, scatter_dimension = 0 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<4x3xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @reduce_scatter_type(%x: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.reduce_scatter' op result #0 has type 'tensor<2xf64>', expected 'tensor<2xf32>'}}
  %0 = "stablehlo.reduce_scatter"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, scatter_dimension = 0 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<2xf64>
  return
}

// -----

func.func @reduce_scatter_channel(%x: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.reduce_scatter' op use_global_device_ids needs a channel handle of at least 1, found 0}}
  %0 = "stablehlo.reduce_scatter"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids, scatter_dimension = 0 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @reduce_scatter_reducer(%x: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.reduce_scatter' op reducer returns 0 values, expected 1, one for each input}}
  %0 = "stablehlo.reduce_scatter"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, scatter_dimension = 0 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return
  }) : (tensor<4xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @all_to_all_split_dimension(%x: tensor<4x3xf32>) {
  // expected-error @+1 {{'stablehlo.all_to_all' op split_dimension is 2, expected 0 to 1}}
  %0 = "stablehlo.all_to_all"(%x) <{concat_dimension = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, split_count = 2 : i64, split_dimension = 2 : i64}> : (tensor<4x3xf32>) -> tensor<2x6xf32>
  return
}

// -----

func.func @all_to_all_concat_dimension(%x: tensor<4x3xf32>) {
  // expected-error @+1 {{'stablehlo.all_to_all' op concat_dimension is 2, expected 0 to 1}}
  %0 = "stablehlo.all_to_all"(%x) <{concat_dimension = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, split_count = 2 : i64, split_dimension = 0 : i64}> : (tensor<4x3xf32>) -> tensor<2x6xf32>
  return
}

// -----

func.func @all_to_all_multiple(%x: tensor<3x3xf32>) {
  // expected-error @+1 {{'stablehlo.all_to_all' op split dimension has size 3, expected a multiple of split_count, 2}}
  %0 = "stablehlo.all_to_all"(%x) <{concat_dimension = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, split_count = 2 : i64, split_dimension = 0 : i64}> : (tensor<3x3xf32>) -> tensor<2x6xf32>
  return
}

// -----

func.func @all_to_all_group_size(%x: tensor<4x3xf32>) {
  // expected-error @+1 {{'stablehlo.all_to_all' op replica_groups have type 'tensor<1x2xi64>', expected rows of 4 as split_count}}
  %0 = "stablehlo.all_to_all"(%x) <{concat_dimension = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, split_count = 4 : i64, split_dimension = 0 : i64}> : (tensor<4x3xf32>) -> tensor<2x6xf32>
  return
}

// -----

func.func @all_to_all_no_groups(%x: tensor<4x3xf32>) {
  // expected-error @+1 {{'stablehlo.all_to_all' op replica_groups have type 'tensor<0x2xi64>', expected rows of 2 as split_count}}
  %0 = "stablehlo.all_to_all"(%x) <{concat_dimension = 1 : i64, replica_groups = dense<> : tensor<0x2xi64>, split_count = 2 : i64, split_dimension = 0 : i64}> : (tensor<4x3xf32>) -> tensor<2x6xf32>
  return
}

// -----

func.func @all_to_all_split_count(%x: tensor<4x3xf32>) {
  // expected-error @+1 {{'stablehlo.all_to_all' op attribute 'split_count' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive}}
  %0 = "stablehlo.all_to_all"(%x) <{concat_dimension = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, split_count = 0 : i64, split_dimension = 0 : i64}> : (tensor<4x3xf32>) -> tensor<2x6xf32>
  return
}

// -----

func.func @all_to_all_result(%x: tensor<4x3xf32>) {
  // expected-error @+1 {{'stablehlo.all_to_all' op result #0 has type 'tensor<4x3xf32>', expected 'tensor<2x6xf32>'}}
  %0 = "stablehlo.all_to_all"(%x) <{concat_dimension = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, split_count = 2 : i64, split_dimension = 0 : i64}> : (tensor<4x3xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @all_to_all_overflow(%x: tensor<4x9223372036854775807xf32>) {
  // expected-error @+1 {{'stablehlo.all_to_all' op gives dimension 1 of the result a size that does not fit in 64 bits}}
  %0 = "stablehlo.all_to_all"(%x) <{concat_dimension = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, split_count = 2 : i64, split_dimension = 0 : i64}> : (tensor<4x9223372036854775807xf32>) -> tensor<2x?xf32>
  return
}

// -----

func.func @broadcast_twice(%x: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.collective_broadcast' op replica_groups list id 1 2 times, expected once}}
  %0 = "stablehlo.collective_broadcast"(%x) <{replica_groups = dense<[[1, 1]]> : tensor<1x2xi64>}>  : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @broadcast_padded(%x: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.collective_broadcast' op replica_groups hold id -1, expected none below 0}}
  %0 = "stablehlo.collective_broadcast"(%x) <{replica_groups = dense<[[1, -1]]> : tensor<1x2xi64>}>  : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @broadcast_nothing() {
  // expected-error @+1 {{'stablehlo.collective_broadcast' op needs at least one operand to send}}
  "stablehlo.collective_broadcast"() <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}>  : () -> ()
  return
}

// -----

func.func @broadcast_only_roots(%r: tensor<0xi32>) {
  // expected-error @+1 {{'stablehlo.collective_broadcast' op needs at least one operand to send}}
  "stablehlo.collective_broadcast"(%r) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, has_dynamic_root}>  : (tensor<0xi32>) -> ()
  return
}

// -----

func.func @broadcast_roots(%x: tensor<4xf32>, %r: tensor<2xi32>) {
  // expected-error @+1 {{'stablehlo.collective_broadcast' op last operand must be the roots, tensor<1xi32>, found 'tensor<2xi32>'}}
  %0 = "stablehlo.collective_broadcast"(%x, %r) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, has_dynamic_root}>  : (tensor<4xf32>, tensor<2xi32>) -> tensor<4xf32>
  return
}

// -----

func.func @broadcast_result(%x: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.collective_broadcast' op result #0 has type 'tensor<3xf32>', expected 'tensor<4xf32>'}}
  %0 = "stablehlo.collective_broadcast"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}>  : (tensor<4xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @broadcast_results(%x: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.collective_broadcast' op has 0 results, expected 1, one for each operand}}
  "stablehlo.collective_broadcast"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}>  : (tensor<4xf32>) -> ()
  return
}

// -----

func.func @collective_reduce_result(%x: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.collective_reduce' op result #0 has type 'tensor<3xf32>', expected 'tensor<4xf32>'}}
  %0 = "stablehlo.collective_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @collective_reduce_roots(%x: tensor<4xf32>, %r: tensor<1xi64>) {
  // expected-error @+1 {{'stablehlo.collective_reduce' op last operand must be the roots, tensor<1xi32>, found 'tensor<1xi64>'}}
  %0 = "stablehlo.collective_reduce"(%x, %r) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, has_dynamic_root}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<4xf32>, tensor<1xi64>) -> tensor<4xf32>
  return
}

// -----

func.func @collective_reduce_channel(%x: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.collective_reduce' op use_global_device_ids needs a channel handle of at least 1, found 0}}
  %0 = "stablehlo.collective_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @cross_replica_sum_type(%x: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.cross-replica-sum' op needs compatible types for all operands and results, found 'tensor<3xf32>' for result #0, expected 'tensor<4xf32>'}}
  %0 = "stablehlo.cross-replica-sum"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}>  : (tensor<4xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @permute_shape(%x: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.collective_permute' op source_target_pairs must be a list of pairs, found 'tensor<2x3xi64>'}}
  %0 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<0> : tensor<2x3xi64>}>  : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @permute_rank(%x: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.collective_permute' op source_target_pairs must be a list of pairs, found 'tensor<2xi64>'}}
  %0 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<0> : tensor<2xi64>}>  : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @permute_source_twice(%x: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.collective_permute' op source_target_pairs have source 0 twice, expected once}}
  %0 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1], [0, 2]]> : tensor<2x2xi64>}>  : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @permute_target_twice(%x: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.collective_permute' op source_target_pairs have target 1 twice, expected once}}
  %0 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}>  : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @permute_negative(%x: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.collective_permute' op source_target_pairs hold id -1, expected none below 0}}
  %0 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, -1]]> : tensor<1x2xi64>}>  : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @permute_result(%x: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.collective_permute' op result #0 has type 'tensor<5xf32>', expected 'tensor<4xf32>'}}
  %0 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}>  : (tensor<4xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @replica_id() {
  // expected-error @+1 {{'stablehlo.replica_id' op result must be a scalar, found 'tensor<1xui32>'}}
  %0 = stablehlo.replica_id : tensor<1xui32>
  return
}

// -----

func.func @partition_id() {
  // expected-error @+1 {{'stablehlo.partition_id' op result #0 must be ranked tensor of 32-bit unsigned integer values, but got 'tensor<i32>'}}
  %0 = stablehlo.partition_id : tensor<i32>
  return
}

// -----

func.func @send_to_device(%x: tensor<4xf32>, %t: !stablehlo.token) {
  // expected-error @+1 {{'stablehlo.send' op channel has type 2, expected 1 (device to device)}}
  %0 = "stablehlo.send"(%x, %t) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 2>, is_host_transfer = false}> : (tensor<4xf32>, !stablehlo.token) -> !stablehlo.token
  return
}

// -----

func.func @send_to_host(%x: tensor<4xf32>, %t: !stablehlo.token) {
  // expected-error @+1 {{'stablehlo.send' op channel has type 3, expected 2 (device to host)}}
  %0 = "stablehlo.send"(%x, %t) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 3>, is_host_transfer = true}> : (tensor<4xf32>, !stablehlo.token) -> !stablehlo.token
  return
}

// -----

func.func @recv_from_host(%t: !stablehlo.token) {
  // expected-error @+1 {{'stablehlo.recv' op channel has type 2, expected 3 (host to device)}}
  %0 = "stablehlo.recv"(%t) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 2>, is_host_transfer = true}> : (!stablehlo.token) -> !stablehlo.token
  return
}

// -----

func.func @recv_from_device(%t: !stablehlo.token) {
  // expected-error @+1 {{'stablehlo.recv' op channel has type 3, expected 1 (device to device)}}
  %0 = "stablehlo.recv"(%t) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 3>, is_host_transfer = false}> : (!stablehlo.token) -> !stablehlo.token
  return
}

// -----

func.func @recv_nothing(%t: !stablehlo.token) {
  // expected-error @+1 {{'stablehlo.recv' op results must be tensors and then one token, found ()}}
  "stablehlo.recv"(%t) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, is_host_transfer = false}> : (!stablehlo.token) -> ()
  return
}

// -----

func.func @recv_without_token(%t: !stablehlo.token) {
  // expected-error @+1 {{'stablehlo.recv' op results must be tensors and then one token, found ('tensor<4xf32>')}}
  %0 = "stablehlo.recv"(%t) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, is_host_transfer = false}> : (!stablehlo.token) -> tensor<4xf32>
  return
}

// -----

func.func @recv_two_tokens(%t: !stablehlo.token) {
  // expected-error @+1 {{'stablehlo.recv' op results must be tensors and then one token, found ('!stablehlo.token', '!stablehlo.token')}}
  %0:2 = "stablehlo.recv"(%t) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, is_host_transfer = false}> : (!stablehlo.token) -> (!stablehlo.token, !stablehlo.token)
  return
}

// -----

func.func @infeed_without_token(%t: !stablehlo.token) {
  // expected-error @+1 {{'stablehlo.infeed' op results must be tensors and then one token, found ('tensor<4xf32>', 'tensor<4xf32>')}}
  %0:2 = "stablehlo.infeed"(%t) <{infeed_config = "", layout = [[0]]}> : (!stablehlo.token) -> (tensor<4xf32>, tensor<4xf32>)
  return
}

// -----

func.func @infeed_layout_count(%t: !stablehlo.token) {
  // expected-error @+1 {{'stablehlo.infeed' op layout has 0 entries, expected 1 (tensors received)}}
  %0:2 = "stablehlo.infeed"(%t) <{infeed_config = "", layout = []}> : (!stablehlo.token) -> (tensor<4xf32>, !stablehlo.token)
  return
}

// -----

func.func @infeed_layout_kind(%t: !stablehlo.token) {
  // expected-error @+1 {{'stablehlo.infeed' op layout must hold lists of integers, found "x"}}
  %0:2 = "stablehlo.infeed"(%t) <{infeed_config = "", layout = ["x"]}> : (!stablehlo.token) -> (tensor<4xf32>, !stablehlo.token)
  return
}

// -----

func.func @infeed_layout_element(%t: !stablehlo.token) {
  // expected-error @+1 {{'stablehlo.infeed' op layout must hold lists of integers, found ["x"]}}
  %0:2 = "stablehlo.infeed"(%t) <{infeed_config = "", layout = [["x"]]}> : (!stablehlo.token) -> (tensor<4xf32>, !stablehlo.token)
  return
}
