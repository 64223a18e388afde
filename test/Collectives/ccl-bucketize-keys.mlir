// RUN: tutti-opt %s --ccl-bucketize | FileCheck %s

// What must be equal for a merge. In the functions whose name begins with
// "differ" nothing is merged; in those that begin with "equal" everything is.

// CHECK-LABEL: func @differ_groups(
func.func @differ_groups(%a: tensor<4xf32>) {
  // CHECK-COUNT-2: ccl.all_reduce add %{{[^,]*}} group
  %0 = ccl.all_reduce add %a group <[[0, 1], [2, 3]]> : (tensor<4xf32>) -> tensor<4xf32>
  %1 = ccl.all_reduce add %a group <[[0, 2], [1, 3]]> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// The same ranks cut into groups in another way: lists that are equal when
// written one after the other must not be taken for the same.
// CHECK-LABEL: func @differ_cut_of_groups(
func.func @differ_cut_of_groups(%a: tensor<4xf32>) {
  // CHECK-COUNT-3: ccl.all_reduce add %{{[^,]*}} group
  %0 = ccl.all_reduce add %a group <[[0, 1], [2, 3]]> : (tensor<4xf32>) -> tensor<4xf32>
  %1 = ccl.all_reduce add %a group <[[0, 1, 2, 3]]> : (tensor<4xf32>) -> tensor<4xf32>
  %2 = ccl.all_reduce add %a group <[[0], [1, 2, 3]]> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// CHECK-LABEL: func @differ_factor(
func.func @differ_factor(%a: tensor<4xf32>) {
  // CHECK-COUNT-2: ccl.all_gather %{{[^,]*}} dim 0
  %0 = ccl.all_gather %a dim 0 group <[[0, 1]], cross_replica_and_partition, channel = 1> : (tensor<4xf32>) -> tensor<8xf32>
  %1 = ccl.all_gather %a dim 0 group <[[0, 1]], cross_replica_and_partition, channel = 1> : (tensor<4xf32>) -> tensor<16xf32>
  return
}

// CHECK-LABEL: func @differ_id_mode(
func.func @differ_id_mode(%a: tensor<4xf32>) {
  // CHECK-COUNT-2: ccl.all_reduce add %{{[^,]*}} group
  %0 = ccl.all_reduce add %a group <[[0, 1]], flattened_ids, channel = 1> : (tensor<4xf32>) -> tensor<4xf32>
  %1 = ccl.all_reduce add %a group <[[0, 1]], cross_replica_and_partition, channel = 1> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// CHECK-LABEL: func @differ_presence_of_channel(
func.func @differ_presence_of_channel(%a: tensor<4xf32>) {
  // CHECK-COUNT-2: ccl.all_reduce add %{{[^,]*}} group
  %0 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  %1 = ccl.all_reduce add %a group <[[0, 1]], channel = 0> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// CHECK-LABEL: func @differ_type_of_channel(
func.func @differ_type_of_channel(%a: tensor<4xf32>) {
  // CHECK-COUNT-2: ccl.all_reduce add %{{[^,]*}} group
  %0 = ccl.all_reduce add %a group <[[0, 1]], flattened_ids, channel = 1> : (tensor<4xf32>) -> tensor<4xf32>
  %1 = ccl.all_reduce add %a group <[[0, 1]], flattened_ids, channel = 1 type 2> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// CHECK-LABEL: func @equal_but_number_of_channel(
func.func @equal_but_number_of_channel(%a: tensor<4xf32>) {
  // CHECK-NEXT: ccl.all_reduce add %{{.*}}, %{{.*}} group
  // CHECK-NEXT: return
  %0 = ccl.all_reduce add %a group <[[0, 1]], flattened_ids, channel = 1> : (tensor<4xf32>) -> tensor<4xf32>
  %1 = ccl.all_reduce add %a group <[[0, 1]], flattened_ids, channel = 2> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// CHECK-LABEL: func @differ_dimension(
func.func @differ_dimension(%a: tensor<4x4xf32>) {
  // CHECK-COUNT-2: ccl.all_gather %{{[^,]*}} dim
  // CHECK-COUNT-2: ccl.reduce_scatter add %{{[^,]*}} dim
  %0 = ccl.all_gather %a dim 0 group <[[0, 1]]> : (tensor<4x4xf32>) -> tensor<8x4xf32>
  %1 = ccl.all_gather %a dim 1 group <[[0, 1]]> : (tensor<4x4xf32>) -> tensor<4x8xf32>
  %2 = ccl.reduce_scatter add %a dim 0 group <[[0, 1]]> : (tensor<4x4xf32>) -> tensor<2x4xf32>
  %3 = ccl.reduce_scatter add %a dim 1 group <[[0, 1]]> : (tensor<4x4xf32>) -> tensor<4x2xf32>
  return
}

// CHECK-LABEL: func @differ_reduction(
func.func @differ_reduction(%a: tensor<4xf32>) {
  // CHECK-NEXT: ccl.all_reduce add %{{[^,]*}} group
  // CHECK-NEXT: ccl.all_reduce min %{{[^,]*}} group
  %0 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  %1 = ccl.all_reduce min %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// CHECK-LABEL: func @differ_reducer(
func.func @differ_reducer(%a: tensor<4xf32>) {
  // CHECK: ccl.all_reduce %{{[^,]*}} group
  // CHECK: arith.subf %[[X:.*]], %[[Y:.*]] : tensor<f32>
  // CHECK: ccl.all_reduce %{{[^,]*}} group
  // CHECK-NEXT: ^bb0(%[[X:.*]]: tensor<f32>, %[[Y:.*]]: tensor<f32>):
  // CHECK-NEXT: arith.subf %[[Y]], %[[X]] : tensor<f32>
  // CHECK: ccl.all_reduce add %{{[^,]*}} group
  %0 = ccl.all_reduce %a group <[[0, 1]]> reducer {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %z = arith.subf %x, %y : tensor<f32>
    ccl.return %z : tensor<f32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  %1 = ccl.all_reduce %a group <[[0, 1]]> reducer {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %z = arith.subf %y, %x : tensor<f32>
    ccl.return %z : tensor<f32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  %2 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// CHECK-LABEL: func @differ_element_type(
func.func @differ_element_type(%a: tensor<4xf32>, %b: tensor<4xbf16>) {
  // CHECK-COUNT-2: ccl.all_reduce add %{{[^,]*}} group
  %0 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  %1 = ccl.all_reduce add %b group <[[0, 1]]> : (tensor<4xbf16>) -> tensor<4xbf16>
  return
}

// One that carries two element types is not joined by any other.
// CHECK-LABEL: func @differ_mixed_member(
func.func @differ_mixed_member(%a: tensor<4xf32>, %b: tensor<4xbf16>) {
  // CHECK-COUNT-2: ccl.all_reduce add %{{[^,]*}}, %{{[^,]*}} group
  // CHECK-NEXT: ccl.all_reduce add %{{[^,]*}} group
  %0:2 = ccl.all_reduce add %a, %b group <[[0, 1]]> : (tensor<4xf32>, tensor<4xbf16>) -> (tensor<4xf32>, tensor<4xbf16>)
  %1:2 = ccl.all_reduce add %a, %b group <[[0, 1]]> : (tensor<4xf32>, tensor<4xbf16>) -> (tensor<4xf32>, tensor<4xbf16>)
  %2 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// For an all-reduce a group is a set, and groups stand in no order.
// CHECK-LABEL: func @equal_as_sets(
func.func @equal_as_sets(%a: tensor<4xf32>) {
  // CHECK-NEXT: ccl.all_reduce add %{{.*}}, %{{.*}} group <{{\[\[}}0, 1], [2, 3]]>
  // CHECK-NEXT: return
  %0 = ccl.all_reduce add %a group <[[0, 1], [2, 3]]> : (tensor<4xf32>) -> tensor<4xf32>
  %1 = ccl.all_reduce add %a group <[[3, 2], [0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// The order of ranks says whose shard is whose.
// CHECK-LABEL: func @differ_order_of_ranks(
func.func @differ_order_of_ranks(%a: tensor<4xf32>) {
  // CHECK-COUNT-2: ccl.all_gather %{{[^,]*}} dim 0
  // CHECK-COUNT-2: ccl.reduce_scatter add %{{[^,]*}} dim 0
  %0 = ccl.all_gather %a dim 0 group <[[0, 1], [2, 3]]> : (tensor<4xf32>) -> tensor<8xf32>
  %1 = ccl.all_gather %a dim 0 group <[[0, 1], [3, 2]]> : (tensor<4xf32>) -> tensor<8xf32>
  %2 = ccl.reduce_scatter add %a dim 0 group <[[0, 1], [2, 3]]> : (tensor<4xf32>) -> tensor<2xf32>
  %3 = ccl.reduce_scatter add %a dim 0 group <[[1, 0], [2, 3]]> : (tensor<4xf32>) -> tensor<2xf32>
  return
}

// CHECK-LABEL: func @equal_but_order_of_groups(
func.func @equal_but_order_of_groups(%a: tensor<4xf32>) {
  // CHECK-NEXT: ccl.all_gather %{{.*}}, %{{.*}} dim 0
  // CHECK-NEXT: ccl.reduce_scatter add %{{.*}}, %{{.*}} dim 0
  // CHECK-NEXT: return
  %0 = ccl.all_gather %a dim 0 group <[[1, 0], [2, 3]]> : (tensor<4xf32>) -> tensor<8xf32>
  %1 = ccl.all_gather %a dim 0 group <[[2, 3], [1, 0]]> : (tensor<4xf32>) -> tensor<8xf32>
  %2 = ccl.reduce_scatter add %a dim 0 group <[[1, 0], [2, 3]]> : (tensor<4xf32>) -> tensor<2xf32>
  %3 = ccl.reduce_scatter add %a dim 0 group <[[2, 3], [1, 0]]> : (tensor<4xf32>) -> tensor<2xf32>
  return
}

// A collective of a nested region does not change the numbering of keys in the
// block around it.
// CHECK-LABEL: func @differ_around_a_region(
func.func @differ_around_a_region(%a: tensor<4xf32>, %c: i1) {
  // CHECK: ccl.all_reduce min %{{[^,]*}} group
  // CHECK: scf.if
  // CHECK: ccl.all_reduce max %{{[^,]*}} group
  %0 = ccl.all_reduce min %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  %1 = scf.if %c -> tensor<4xf32> {
    scf.yield %a : tensor<4xf32>
  } else {
    %2 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
    scf.yield %2 : tensor<4xf32>
  }
  %3 = ccl.all_reduce max %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  return
}
