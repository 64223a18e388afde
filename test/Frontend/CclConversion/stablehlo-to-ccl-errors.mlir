// RUN: tutti-opt %s --stablehlo-to-ccl --split-input-file --verify-diagnostics

func.func @global_ids_without_channel(%a: tensor<4xf32>) {
  // expected-error @+1 {{has use_global_device_ids without a channel; expected a channel_handle whose handle is greater than 0}}
  %0 = "stablehlo.all_gather"(%a) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> : (tensor<4xf32>) -> tensor<8xf32>
  return
}
