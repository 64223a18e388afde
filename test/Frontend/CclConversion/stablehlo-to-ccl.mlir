// RUN: tutti-opt %s --stablehlo-to-ccl --allow-unregistered-dialect | FileCheck %s
// There and back again, and there: nothing is lost on the way.
// RUN: tutti-opt %s --stablehlo-to-ccl --ccl-to-stablehlo --stablehlo-to-ccl --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func @named_reductions(
func.func @named_reductions(%a: tensor<4xf32>, %b: tensor<4xi32>, %c: tensor<4xi1>) {
  // CHECK: ccl.all_reduce add %{{.*}} group <{{\[\[}}0, 1], [2, 3]]> : (tensor<4xf32>) -> tensor<4xf32>
  %0 = "stablehlo.all_reduce"(%a) <{replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %z = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %z : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  // The arguments in the other order.
  // CHECK: ccl.all_reduce mul
  %1 = "stablehlo.all_reduce"(%a) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %z = stablehlo.multiply %y, %x : tensor<f32>
    stablehlo.return %z : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK: ccl.all_reduce min
  %2 = "stablehlo.all_reduce"(%b) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %z = stablehlo.minimum %x, %y : tensor<i32>
    stablehlo.return %z : tensor<i32>
  }) : (tensor<4xi32>) -> tensor<4xi32>
  // CHECK: ccl.all_reduce max
  %3 = "stablehlo.all_reduce"(%b) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %z = stablehlo.maximum %x, %y : tensor<i32>
    stablehlo.return %z : tensor<i32>
  }) : (tensor<4xi32>) -> tensor<4xi32>
  // CHECK: ccl.all_reduce and
  %4 = "stablehlo.all_reduce"(%c) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    %z = stablehlo.and %x, %y : tensor<i1>
    stablehlo.return %z : tensor<i1>
  }) : (tensor<4xi1>) -> tensor<4xi1>
  // CHECK: ccl.all_reduce or
  %5 = "stablehlo.all_reduce"(%c) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<i1>, %y: tensor<i1>):
    %z = stablehlo.or %x, %y : tensor<i1>
    stablehlo.return %z : tensor<i1>
  }) : (tensor<4xi1>) -> tensor<4xi1>
  // CHECK: ccl.all_reduce xor
  %6 = "stablehlo.all_reduce"(%b) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %z = stablehlo.xor %x, %y : tensor<i32>
    stablehlo.return %z : tensor<i32>
  }) : (tensor<4xi32>) -> tensor<4xi32>
  return
}

// CHECK-LABEL: func @other_reductions_keep_their_region(
func.func @other_reductions_keep_their_region(%a: tensor<4xf32>, %b: tensor<4xbf16>) {
  // CHECK: ccl.all_reduce %{{.*}} group <{{\[\[}}0, 1]]> reducer {
  // CHECK-NEXT: ^bb0(%[[X:.*]]: tensor<f32>, %[[Y:.*]]: tensor<f32>):
  // CHECK-NEXT: %[[Z:.*]] = stablehlo.subtract %[[X]], %[[Y]] : tensor<f32>
  // CHECK-NEXT: ccl.return %[[Z]] : tensor<f32>
  %0 = "stablehlo.all_reduce"(%a) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %z = stablehlo.subtract %x, %y : tensor<f32>
    stablehlo.return %z : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  // One argument twice is no sum of the two.
  // CHECK: ccl.all_reduce %{{.*}} group <{{\[\[}}0, 1]]> reducer {
  // CHECK: stablehlo.add %[[X:.*]], %[[X]]
  %1 = "stablehlo.all_reduce"(%a) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %z = stablehlo.add %x, %x : tensor<f32>
    stablehlo.return %z : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  // Combined in a wider type.
  // CHECK: ccl.all_reduce %{{.*}} group <{{\[\[}}0, 1]]> reducer {
  // CHECK: stablehlo.add
  // CHECK: } : (tensor<4xbf16>) -> tensor<4xf32>
  %2 = "stablehlo.all_reduce"(%b) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %z = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %z : tensor<f32>
  }) : (tensor<4xbf16>) -> tensor<4xf32>
  // What the op in the region carries is not lost with it.
  // CHECK: ccl.all_reduce %{{.*}} group <{{\[\[}}0, 1]]> reducer {
  // CHECK: stablehlo.add {{.*}} {kept}
  %3 = "stablehlo.all_reduce"(%a) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %z = stablehlo.add %x, %y {kept} : tensor<f32>
    stablehlo.return %z : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// CHECK-LABEL: func @id_modes(
func.func @id_modes(%a: tensor<4xf32>) {
  // CHECK: ccl.all_gather %{{.*}} dim 0 group <{{\[\[}}0, 1]]> :
  %0 = "stablehlo.all_gather"(%a) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4xf32>) -> tensor<8xf32>
  // CHECK: group <{{\[\[}}0, 1]], channel = 0 type 0> :
  %1 = "stablehlo.all_gather"(%a) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>}> : (tensor<4xf32>) -> tensor<8xf32>
  // CHECK: group <{{\[\[}}0, 1]], cross_replica_and_partition, channel = 3> :
  %2 = "stablehlo.all_gather"(%a) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>}> : (tensor<4xf32>) -> tensor<8xf32>
  // CHECK: group <{{\[\[}}0, 1]], flattened_ids, channel = 3> :
  %3 = "stablehlo.all_gather"(%a) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>, use_global_device_ids}> : (tensor<4xf32>) -> tensor<8xf32>
  return
}

// CHECK-LABEL: func @groups(
func.func @groups(%a: tensor<4xf32>) {
  // Short rows are filled up with -1.
  // CHECK: group <{{\[\[}}0, 1, 2], [3]]>
  %0 = "stablehlo.all_reduce"(%a) <{replica_groups = dense<[[0, 1, 2], [3, -1, -1]]> : tensor<2x3xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %z = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %z : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK: group <[]>
  %1 = "stablehlo.all_reduce"(%a) <{replica_groups = dense<> : tensor<0x0xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %z = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %z : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// CHECK-LABEL: func @other_collectives(
func.func @other_collectives(%a: tensor<4x4xf32>) {
  // CHECK: ccl.reduce_scatter add %{{.*}} dim 1 group <{{\[\[}}0, 1]]> : (tensor<4x4xf32>) -> tensor<4x2xf32>
  %0 = "stablehlo.reduce_scatter"(%a) <{scatter_dimension = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %z = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %z : tensor<f32>
  }) : (tensor<4x4xf32>) -> tensor<4x2xf32>
  // CHECK: ccl.all_to_all %{{.*}} split 1 concat 0 group <{{\[\[}}0, 1]], cross_partition, channel = 5> : (tensor<4x4xf32>) -> tensor<8x2xf32>
  %1 = "stablehlo.all_to_all"(%a) <{split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>}> : (tensor<4x4xf32>) -> tensor<8x2xf32>
  // CHECK: ccl.collective_permute %{{.*}} pairs <[0 -> 1, 1 -> 0]> group <[], cross_partition, channel = 6> : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %2 = "stablehlo.collective_permute"(%a) <{source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 6, type = 1>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
  // CHECK: ccl.collective_broadcast %{{.*}} group <{{\[\[}}1, 0]]> : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %3 = "stablehlo.collective_broadcast"(%a) <{replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// CHECK-LABEL: func @marks(
func.func @marks(%a: tensor<4xf32>) {
  // CHECK: ccl.all_gather {{.*}} {mhlo.frontend_attributes = {stream_id = "1"}, mhlo.sharding = "{manual}", other.mark}
  %0 = "stablehlo.all_gather"(%a) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> {mhlo.frontend_attributes = {stream_id = "1"}, mhlo.sharding = "{manual}", other.mark} : (tensor<4xf32>) -> tensor<8xf32>
  // One sharding that all results share.
  // CHECK: ccl.all_gather %{{.*}}, %{{.*}} dim 0 {{.*}} {mhlo.sharding = "{manual}"}
  %1:2 = "stablehlo.all_gather"(%a, %a) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> {mhlo.sharding = "{{manual}, {manual}}"} : (tensor<4xf32>, tensor<4xf32>) -> (tensor<8xf32>, tensor<8xf32>)
  return
}

// What the ccl dialect cannot say stays.
// CHECK-LABEL: func @stays(
func.func @stays(%a: tensor<4x4xf32>, %s: tensor<f32>) {
  // CHECK: "stablehlo.all_gather"{{.*}} {mhlo.sharding = "{{[{][{]}}manual}, {replicated}}"}
  %1:2 = "stablehlo.all_gather"(%a, %a) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> {mhlo.sharding = "{{manual}, {replicated}}"} : (tensor<4x4xf32>, tensor<4x4xf32>) -> (tensor<8x4xf32>, tensor<8x4xf32>)
  // CHECK: "stablehlo.all_reduce"
  %2 = "stablehlo.all_reduce"(%a) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %z = stablehlo.add %x, %s : tensor<f32>
    stablehlo.return %z : tensor<f32>
  }) : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// The same numbers as groups and as pairs.
// CHECK-LABEL: func @groups_and_pairs(
func.func @groups_and_pairs(%a: tensor<4xf32>) {
  // CHECK: ccl.all_gather {{.*}} group <{{\[\[}}0, 1], [2, 3]]>
  %0 = "stablehlo.all_gather"(%a) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> : (tensor<4xf32>) -> tensor<8xf32>
  // CHECK: ccl.collective_permute {{.*}} pairs <[0 -> 1, 2 -> 3]>
  %1 = "stablehlo.collective_permute"(%a) <{source_target_pairs = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// Groups along mesh axes become the lists they stand for.
// CHECK-LABEL: func @mesh_axes(
sdy.mesh @mesh = <["x"=2, "y"=2], device_ids=[0, 2, 1, 3]>
func.func @mesh_axes(%a: tensor<4xf32>) -> (tensor<8xf32>, tensor<16xf32>, tensor<8xf32>) {
  // CHECK-NEXT: ccl.all_gather %{{.*}} dim 0 group <{{\[\[}}0, 1], [2, 3]]>
  %0 = "stablehlo.all_gather"(%a) <{all_gather_dim = 0 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh, axes = [#stablehlo.axis_ref<name = "x">]>}> : (tensor<4xf32>) -> tensor<8xf32>
  // CHECK-NEXT: ccl.all_gather %{{.*}} dim 0 group <{{\[\[}}0, 1, 2, 3]]>
  %1 = "stablehlo.all_gather"(%a) <{all_gather_dim = 0 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh, axes = [#stablehlo.axis_ref<name = "y">, #stablehlo.axis_ref<name = "x">]>}> : (tensor<4xf32>) -> tensor<16xf32>
  // CHECK-NEXT: ccl.all_gather %{{.*}} dim 0 group <{{\[\[}}0, 2], [1, 3], [4, 6], [5, 7]]>
  %2 = "stablehlo.all_gather"(%a) <{all_gather_dim = 0 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes=[<name = "z", size = 8>]>, axes = [#stablehlo.axis_ref<name = "z", sub_axis_info = (2)2>]>}> : (tensor<4xf32>) -> tensor<8xf32>
  return %0, %1, %2 : tensor<8xf32>, tensor<16xf32>, tensor<8xf32>
}

// A mesh that is not an sdy.mesh is another's business.
// CHECK-LABEL: func @unknown_mesh(
func.func private @other()
func.func @unknown_mesh(%a: tensor<4xf32>) -> tensor<8xf32> {
  // CHECK: stablehlo.all_gather
  %0 = "stablehlo.all_gather"(%a) <{all_gather_dim = 0 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @other, axes = [#stablehlo.axis_ref<name = "x">]>}> : (tensor<4xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
