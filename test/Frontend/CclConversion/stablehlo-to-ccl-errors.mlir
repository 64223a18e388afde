// RUN: tutti-opt %s --stablehlo-to-ccl --split-input-file --verify-diagnostics

func.func @global_ids_without_channel(%a: tensor<4xf32>) {
  // expected-error @+1 {{has use_global_device_ids without a channel; expected a channel_handle whose handle is greater than 0}}
  %0 = "stablehlo.all_gather"(%a) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> : (tensor<4xf32>) -> tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=2, "y"=4]>
func.func @mesh_without_the_axis(%a: tensor<4xf32>) {
  // expected-error @+1 {{mesh of replica_groups has no axis 'z'}}
  %0 = "stablehlo.all_gather"(%a) <{all_gather_dim = 0 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh, axes = [#stablehlo.axis_ref<name = "z">]>}> : (tensor<4xf32>) -> tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=2, "y"=4]>
func.func @overlapping_parts(%a: tensor<4xf32>) {
  // expected-error @+1 {{mesh of replica_groups: parts of axis 'y' overlap}}
  %0 = "stablehlo.all_gather"(%a) <{all_gather_dim = 0 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh, axes = [#stablehlo.axis_ref<name = "y", sub_axis_info = (1)4>, #stablehlo.axis_ref<name = "y", sub_axis_info = (2)2>]>}> : (tensor<4xf32>) -> tensor<32xf32>
  return
}

// -----

func.func @mesh_of_no_size(%a: tensor<4xf32>) {
  // expected-error @+1 {{mesh of replica_groups has an axis of size below 1 or more than 1048576 devices}}
  %0 = "stablehlo.all_gather"(%a) <{all_gather_dim = 0 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes=[<name = "x", size = 0>]>, axes = [#stablehlo.axis_ref<name = "x">]>}> : (tensor<4xf32>) -> tensor<?xf32>
  return
}

// -----

func.func @mesh_with_too_few_devices(%a: tensor<4xf32>) {
  // expected-error @+1 {{mesh of replica_groups lists 3 devices, expected 2}}
  %0 = "stablehlo.all_gather"(%a) <{all_gather_dim = 0 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes=[<name = "x", size = 2>], device_ids = dense<[0, 1, 2]> : tensor<3xi64>>, axes = [#stablehlo.axis_ref<name = "x">]>}> : (tensor<4xf32>) -> tensor<8xf32>
  return
}
