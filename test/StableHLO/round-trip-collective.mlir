// RUN: tutti-opt %s | tutti-opt | FileCheck %s
// RUN: tutti-opt --mlir-print-op-generic %s | FileCheck --check-prefix=GENERIC %s
// RUN: tutti-opt --mlir-print-op-generic %s | tutti-opt | FileCheck %s

// Communication between devices.

// CHECK-LABEL: func.func @all_gather(
// GENERIC-LABEL: sym_name = "all_gather"
// CHECK: %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<{{\[\[}}0, 1], [2, 3]]> : tensor<2x2xi64>, use_global_device_ids}> : (tensor<2x4xf32>) -> tensor<2x8xf32>
// CHECK-NEXT: %1:2 = "stablehlo.all_gather"(%arg0, %arg1) <{all_gather_dim = 0 : i64, replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<2x4xf32>, tensor<2x?xi32>) -> (tensor<2x4xf32>, tensor<4x?xi32>)
// GENERIC: "stablehlo.all_gather"({{.*}}) <{all_gather_dim = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<{{\[\[}}0, 1], [2, 3]]> : tensor<2x2xi64>, use_global_device_ids}> : (tensor<2x4xf32>) -> tensor<2x8xf32>
// GENERIC: "stablehlo.all_gather"({{.*}}) <{all_gather_dim = 0 : i64, replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<2x4xf32>, tensor<2x?xi32>) -> (tensor<2x4xf32>, tensor<4x?xi32>)
func.func @all_gather(%arg0: tensor<2x4xf32>, %arg1: tensor<2x?xi32>) {
  %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, use_global_device_ids}> : (tensor<2x4xf32>) -> tensor<2x8xf32>
  %1:2 = "stablehlo.all_gather"(%arg0, %arg1) <{all_gather_dim = 0 : i64, replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<2x4xf32>, tensor<2x?xi32>) -> (tensor<2x4xf32>, tensor<4x?xi32>)
  return
}

// CHECK-LABEL: func.func @all_reduce(
// GENERIC-LABEL: sym_name = "all_reduce"
// CHECK: %0 = "stablehlo.all_reduce"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 3, type = 0>, replica_groups = dense<{{\[\[}}0, 1, 2], [3, 4, -1]]> : tensor<2x3xi64>, use_global_device_ids}> ({
// CHECK-NEXT: ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
// CHECK-NEXT: %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
// CHECK-NEXT: stablehlo.return %2 : tensor<f32>
// CHECK-NEXT: }) : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %1:2 = "stablehlo.all_reduce"(%arg0, %arg1) <{replica_groups = dense<> : tensor<0x0xi64>}> ({
// CHECK-NEXT: ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
// CHECK-NEXT: %2 = stablehlo.maximum %arg2, %arg3 : tensor<f32>
// CHECK-NEXT: stablehlo.return %2 : tensor<f32>
// CHECK-NEXT: }) {mhlo.frontend_attributes = {pipelined = "yes"}} : (tensor<4xf32>, tensor<2xf32>) -> (tensor<4xf32>, tensor<2xf32>)
// GENERIC: "stablehlo.all_reduce"({{.*}}) <{channel_handle = #stablehlo.channel_handle<handle = 3, type = 0>, replica_groups = dense<{{\[\[}}0, 1, 2], [3, 4, -1]]> : tensor<2x3xi64>, use_global_device_ids}> ({
// GENERIC: "stablehlo.add"({{.*}}) : (tensor<f32>, tensor<f32>) -> tensor<f32>
// GENERIC: }) : (tensor<4xf32>) -> tensor<4xf32>
// GENERIC: "stablehlo.all_reduce"({{.*}}) <{replica_groups = dense<> : tensor<0x0xi64>}> ({
// GENERIC: "stablehlo.maximum"({{.*}}) : (tensor<f32>, tensor<f32>) -> tensor<f32>
// GENERIC: }) {mhlo.frontend_attributes = {pipelined = "yes"}} : (tensor<4xf32>, tensor<2xf32>) -> (tensor<4xf32>, tensor<2xf32>)
func.func @all_reduce(%arg0: tensor<4xf32>, %arg1: tensor<2xf32>) {
  %0 = "stablehlo.all_reduce"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 3, type = 0>, replica_groups = dense<[[0, 1, 2], [3, 4, -1]]> : tensor<2x3xi64>, use_global_device_ids}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  %1:2 = "stablehlo.all_reduce"(%arg0, %arg1) <{replica_groups = dense<> : tensor<0x0xi64>}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %2 = stablehlo.maximum %arg2, %arg3 : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) {mhlo.frontend_attributes = {pipelined = "yes"}} : (tensor<4xf32>, tensor<2xf32>) -> (tensor<4xf32>, tensor<2xf32>)
  return
}

// CHECK-LABEL: func.func @groups_along_mesh_axes(
// GENERIC-LABEL: sym_name = "groups_along_mesh_axes"
// CHECK: %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 0 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes=[<name = "x", size = 2>, <name = "y", size = 4>], device_ids=dense<[0, 1, 2, 3, 4, 5, 6, 7]> : tensor<8xi64>>, axes = [#stablehlo.axis_ref<name = "x">, #stablehlo.axis_ref<name = "y", sub_axis_info = (1)2>]>}> : (tensor<4xf32>) -> tensor<16xf32>
// GENERIC: "stablehlo.all_gather"({{.*}}) <{all_gather_dim = 0 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes=[<name = "x", size = 2>, <name = "y", size = 4>], device_ids=dense<[0, 1, 2, 3, 4, 5, 6, 7]> : tensor<8xi64>>, axes = [#stablehlo.axis_ref<name = "x">, #stablehlo.axis_ref<name = "y", sub_axis_info = (1)2>]>}> : (tensor<4xf32>) -> tensor<16xf32>
func.func @groups_along_mesh_axes(%arg0: tensor<4xf32>) {
  %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 0 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes=[<name = "x", size = 2>, <name = "y", size = 4>], device_ids=dense<[0, 1, 2, 3, 4, 5, 6, 7]> : tensor<8xi64>>, axes = [#stablehlo.axis_ref<name = "x">, #stablehlo.axis_ref<name = "y", sub_axis_info = (1)2>]>}> : (tensor<4xf32>) -> tensor<16xf32>
  return
}

// CHECK-LABEL: func.func @reduce_scatter(
// GENERIC-LABEL: sym_name = "reduce_scatter"
// CHECK: %0 = "stablehlo.reduce_scatter"(%arg0) <{replica_groups = dense<{{\[\[}}0, 1, 2, 3]]> : tensor<1x4xi64>, scatter_dimension = 1 : i64}> ({
// CHECK-NEXT: ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
// CHECK-NEXT: %1 = stablehlo.add %arg1, %arg2 : tensor<f32>
// CHECK-NEXT: stablehlo.return %1 : tensor<f32>
// CHECK-NEXT: }) : (tensor<4x16xf32>) -> tensor<4x4xf32>
// GENERIC: "stablehlo.reduce_scatter"({{.*}}) <{replica_groups = dense<{{\[\[}}0, 1, 2, 3]]> : tensor<1x4xi64>, scatter_dimension = 1 : i64}> ({
// GENERIC: "stablehlo.add"({{.*}}) : (tensor<f32>, tensor<f32>) -> tensor<f32>
// GENERIC: }) : (tensor<4x16xf32>) -> tensor<4x4xf32>
func.func @reduce_scatter(%arg0: tensor<4x16xf32>) {
  %0 = "stablehlo.reduce_scatter"(%arg0) <{replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, scatter_dimension = 1 : i64}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %1 = stablehlo.add %arg1, %arg2 : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<4x16xf32>) -> tensor<4x4xf32>
  return
}

// CHECK-LABEL: func.func @all_to_all(
// GENERIC-LABEL: sym_name = "all_to_all"
// CHECK: %0 = "stablehlo.all_to_all"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, concat_dimension = 0 : i64, replica_groups = dense<{{\[\[}}0, 1, 2, 3]]> : tensor<1x4xi64>, split_count = 4 : i64, split_dimension = 1 : i64}> : (tensor<4x16xf32>) -> tensor<16x4xf32>
// GENERIC: "stablehlo.all_to_all"({{.*}}) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, concat_dimension = 0 : i64, replica_groups = dense<{{\[\[}}0, 1, 2, 3]]> : tensor<1x4xi64>, split_count = 4 : i64, split_dimension = 1 : i64}> : (tensor<4x16xf32>) -> tensor<16x4xf32>
func.func @all_to_all(%arg0: tensor<4x16xf32>) {
  %0 = "stablehlo.all_to_all"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, concat_dimension = 0 : i64, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, split_count = 4 : i64, split_dimension = 1 : i64}> : (tensor<4x16xf32>) -> tensor<16x4xf32>
  return
}

// CHECK-LABEL: func.func @collective_broadcast(
// GENERIC-LABEL: sym_name = "collective_broadcast"
// CHECK: %0 = "stablehlo.collective_broadcast"(%arg0) <{replica_groups = dense<{{\[\[}}2, 5]]> : tensor<1x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %1 = "stablehlo.collective_broadcast"(%arg0, %arg1) <{has_dynamic_root, replica_groups = dense<{{\[\[}}0, 1]]> : tensor<1x2xi64>}> : (tensor<4xf32>, tensor<1xi32>) -> tensor<4xf32>
// GENERIC: "stablehlo.collective_broadcast"({{.*}}) <{replica_groups = dense<{{\[\[}}2, 5]]> : tensor<1x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
// GENERIC: "stablehlo.collective_broadcast"({{.*}}) <{has_dynamic_root, replica_groups = dense<{{\[\[}}0, 1]]> : tensor<1x2xi64>}> : (tensor<4xf32>, tensor<1xi32>) -> tensor<4xf32>
func.func @collective_broadcast(%arg0: tensor<4xf32>, %arg1: tensor<1xi32>) {
  %0 = "stablehlo.collective_broadcast"(%arg0) <{replica_groups = dense<[[2, 5]]> : tensor<1x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
  %1 = "stablehlo.collective_broadcast"(%arg0, %arg1) <{has_dynamic_root, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4xf32>, tensor<1xi32>) -> tensor<4xf32>
  return
}

// CHECK-LABEL: func.func @collective_reduce(
// GENERIC-LABEL: sym_name = "collective_reduce"
// CHECK: %0 = "stablehlo.collective_reduce"(%arg0) <{replica_groups = dense<{{\[\[}}0, 1]]> : tensor<1x2xi64>}> ({
// CHECK-NEXT: ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
// CHECK-NEXT: %1 = stablehlo.add %arg1, %arg2 : tensor<f32>
// CHECK-NEXT: stablehlo.return %1 : tensor<f32>
// CHECK-NEXT: }) : (tensor<4xf32>) -> tensor<4xf32>
// GENERIC: "stablehlo.collective_reduce"({{.*}}) <{replica_groups = dense<{{\[\[}}0, 1]]> : tensor<1x2xi64>}> ({
// GENERIC: "stablehlo.add"({{.*}}) : (tensor<f32>, tensor<f32>) -> tensor<f32>
// GENERIC: }) : (tensor<4xf32>) -> tensor<4xf32>
func.func @collective_reduce(%arg0: tensor<4xf32>) {
  %0 = "stablehlo.collective_reduce"(%arg0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %1 = stablehlo.add %arg1, %arg2 : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// CHECK-LABEL: func.func @collective_permute(
// GENERIC-LABEL: sym_name = "collective_permute"
// CHECK: %0 = "stablehlo.collective_permute"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, source_target_pairs = dense<{{\[\[}}0, 1], [1, 2], [2, 0]]> : tensor<3x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %1 = "stablehlo.collective_permute"(%arg0) <{source_target_pairs = dense<> : tensor<0x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
// GENERIC: "stablehlo.collective_permute"({{.*}}) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, source_target_pairs = dense<{{\[\[}}0, 1], [1, 2], [2, 0]]> : tensor<3x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
// GENERIC: "stablehlo.collective_permute"({{.*}}) <{source_target_pairs = dense<> : tensor<0x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
func.func @collective_permute(%arg0: tensor<4xf32>) {
  %0 = "stablehlo.collective_permute"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, source_target_pairs = dense<[[0, 1], [1, 2], [2, 0]]> : tensor<3x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
  %1 = "stablehlo.collective_permute"(%arg0) <{source_target_pairs = dense<> : tensor<0x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// CHECK-LABEL: func.func @cross_replica_sum(
// GENERIC-LABEL: sym_name = "cross_replica_sum"
// CHECK: %0 = "stablehlo.cross-replica-sum"(%arg0) <{replica_groups = dense<{{\[\[}}0, 2], [1, 3]]> : tensor<2x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
// GENERIC: "stablehlo.cross-replica-sum"({{.*}}) <{replica_groups = dense<{{\[\[}}0, 2], [1, 3]]> : tensor<2x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
func.func @cross_replica_sum(%arg0: tensor<4xf32>) {
  %0 = "stablehlo.cross-replica-sum"(%arg0) <{replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// CHECK-LABEL: func.func @device_numbers(
// GENERIC-LABEL: sym_name = "device_numbers"
// CHECK: %0 = stablehlo.replica_id : tensor<ui32>
// CHECK-NEXT: %1 = stablehlo.partition_id : tensor<ui32>
// GENERIC: "stablehlo.replica_id"() : () -> tensor<ui32>
// GENERIC: "stablehlo.partition_id"() : () -> tensor<ui32>
func.func @device_numbers() {
  %0 = stablehlo.replica_id : tensor<ui32>
  %1 = stablehlo.partition_id : tensor<ui32>
  return
}

// CHECK-LABEL: func.func @send_and_recv(
// GENERIC-LABEL: sym_name = "send_and_recv"
// CHECK: %0 = "stablehlo.send"(%arg0, %arg1) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 2>, is_host_transfer = true}> : (tensor<4xf32>, !stablehlo.token) -> !stablehlo.token
// CHECK-NEXT: %1:2 = "stablehlo.recv"(%0) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<{{\[\[}}0, 1]]> : tensor<1x2xi64>}> : (!stablehlo.token) -> (tensor<4xf32>, !stablehlo.token)
// GENERIC: "stablehlo.send"({{.*}}) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 2>, is_host_transfer = true}> : (tensor<4xf32>, !stablehlo.token) -> !stablehlo.token
// GENERIC: "stablehlo.recv"({{.*}}) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<{{\[\[}}0, 1]]> : tensor<1x2xi64>}> : (!stablehlo.token) -> (tensor<4xf32>, !stablehlo.token)
func.func @send_and_recv(%arg0: tensor<4xf32>, %arg1: !stablehlo.token) {
  %0 = "stablehlo.send"(%arg0, %arg1) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 2>, is_host_transfer = true}> : (tensor<4xf32>, !stablehlo.token) -> !stablehlo.token
  %1:2 = "stablehlo.recv"(%0) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (!stablehlo.token) -> (tensor<4xf32>, !stablehlo.token)
  return
}

// CHECK-LABEL: func.func @infeed_and_outfeed(
// GENERIC-LABEL: sym_name = "infeed_and_outfeed"
// CHECK: %0:2 = "stablehlo.infeed"(%arg0) <{infeed_config = "from host", layout = {{\[\[}}1, 0]]}> : (!stablehlo.token) -> (tensor<2x3xi32>, !stablehlo.token)
// CHECK-NEXT: %1 = "stablehlo.outfeed"(%0#0, %0#1) <{outfeed_config = ""}> : (tensor<2x3xi32>, !stablehlo.token) -> !stablehlo.token
// GENERIC: "stablehlo.infeed"({{.*}}) <{infeed_config = "from host", layout = {{\[\[}}1, 0]]}> : (!stablehlo.token) -> (tensor<2x3xi32>, !stablehlo.token)
// GENERIC: "stablehlo.outfeed"({{.*}}) <{outfeed_config = ""}> : (tensor<2x3xi32>, !stablehlo.token) -> !stablehlo.token
func.func @infeed_and_outfeed(%arg0: !stablehlo.token) {
  %0:2 = "stablehlo.infeed"(%arg0) <{infeed_config = "from host", layout = [[1, 0]]}> : (!stablehlo.token) -> (tensor<2x3xi32>, !stablehlo.token)
  %1 = "stablehlo.outfeed"(%0#0, %0#1) <{outfeed_config = ""}> : (tensor<2x3xi32>, !stablehlo.token) -> !stablehlo.token
  return
}
