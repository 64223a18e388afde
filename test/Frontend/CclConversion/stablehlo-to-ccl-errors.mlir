// RUN: tutti-opt %s --stablehlo-to-ccl --split-input-file --verify-diagnostics

func.func @global_ids_without_channel(%a: tensor<4xf32>) {
  // expected-error @+1 {{has use_global_device_ids without a channel; expected a channel_handle whose handle is greater than 0}}
  %0 = "stablehlo.all_gather"(%a) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> : (tensor<4xf32>) -> tensor<8xf32>
  return
}

// -----

func.func @rank_twice(%a: tensor<4xf32>) {
  // expected-error @+1 {{rank 1 is named twice; expected each at most once}}
  %0 = "stablehlo.all_gather"(%a) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1], [1, 2]]> : tensor<2x2xi64>}> : (tensor<4xf32>) -> tensor<8xf32>
  return
}

// -----

func.func @groups_of_rank_one(%a: tensor<4xf32>) {
  // expected-error @+1 {{replica groups of rank 1; expected rank 2, a row a group}}
  %0 = "stablehlo.all_gather"(%a) <{all_gather_dim = 0 : i64, replica_groups = dense<[0, 1]> : tensor<2xi64>}> : (tensor<4xf32>) -> tensor<8xf32>
  return
}

// -----

func.func @target_twice(%a: tensor<4xf32>) {
  // expected-error @+1 {{target 1 is named twice; expected each at most once}}
  %0 = "stablehlo.collective_permute"(%a) <{source_target_pairs = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @three_columns(%a: tensor<4xf32>) {
  // expected-error @+1 {{source-target pairs of type 'tensor<1x3xi64>'; expected two columns}}
  %0 = "stablehlo.collective_permute"(%a) <{source_target_pairs = dense<[[0, 1, 2]]> : tensor<1x3xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
  return
}
