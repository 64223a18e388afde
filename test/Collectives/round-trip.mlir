// RUN: tutti-opt %s --verify-roundtrip | tutti-opt | FileCheck %s
// RUN: tutti-opt %s --mlir-print-op-generic | tutti-opt | FileCheck %s
// RUN: tutti-opt %s --emit-bytecode | tutti-opt | FileCheck %s

// Long rank lists are printed once.
// CHECK: #ranks = #ccl.ranks<[{{\[}}0, 1, 2, 3, 4, 5, 6, 7, 8], [9, 10, 11, 12, 13, 14, 15, 16, 17]]>

// CHECK-LABEL: func @all_reduce(
func.func @all_reduce(%a: tensor<4xf32>, %b: tensor<f32>, %c: tensor<8xi1>) {
  // CHECK: ccl.all_reduce add %{{.*}} group <{{\[\[}}0, 1], [2, 3]]> : (tensor<4xf32>) -> tensor<4xf32>
  %0 = ccl.all_reduce add %a group <[[0, 1], [2, 3]]> : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK: ccl.all_reduce mul %{{.*}}, %{{.*}} group <{{\[\[}}0, 1, 2], [3]]> : (tensor<4xf32>, tensor<f32>) -> (tensor<4xf32>, tensor<f32>)
  %1:2 = ccl.all_reduce mul %a, %b group <[[0, 1, 2], [3]]> : (tensor<4xf32>, tensor<f32>) -> (tensor<4xf32>, tensor<f32>)
  // CHECK: ccl.all_reduce min %{{.*}} group <[]>
  %2 = ccl.all_reduce min %a group <[]> : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK: ccl.all_reduce max
  %3 = ccl.all_reduce max %a group <[]> : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK: ccl.all_reduce and
  %4 = ccl.all_reduce and %c group <[]> : (tensor<8xi1>) -> tensor<8xi1>
  // CHECK: ccl.all_reduce or
  %5 = ccl.all_reduce or %c group <[]> : (tensor<8xi1>) -> tensor<8xi1>
  // CHECK: ccl.all_reduce xor
  %6 = ccl.all_reduce xor %c group <[]> : (tensor<8xi1>) -> tensor<8xi1>
  return
}

// CHECK-LABEL: func @all_reduce_reducer(
func.func @all_reduce_reducer(%a: tensor<4xbf16>) -> tensor<4xf32> {
  // CHECK: ccl.all_reduce %{{.*}} group <{{\[\[}}0, 1]]> reducer {
  // CHECK-NEXT: ^bb0(%[[X:.*]]: tensor<f32>, %[[Y:.*]]: tensor<f32>):
  // CHECK-NEXT: %[[Z:.*]] = arith.subf %[[X]], %[[Y]]
  // CHECK-NEXT: ccl.return %[[Z]] : tensor<f32>
  // CHECK-NEXT: } {mark = 1 : i64} : (tensor<4xbf16>) -> tensor<4xf32>
  %0 = ccl.all_reduce %a group <[[0, 1]]> reducer {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %z = arith.subf %x, %y : tensor<f32>
    ccl.return %z : tensor<f32>
  } {mark = 1 : i64} : (tensor<4xbf16>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func @all_gather(
func.func @all_gather(%a: tensor<4x2xf32>, %b: tensor<?x2xf32>, %c: tensor<4x0xf32>) {
  // CHECK: ccl.all_gather %{{.*}} dim 1 group <{{\[\[}}0, 1], [2, 3]], flattened_ids, channel = 7> : (tensor<4x2xf32>) -> tensor<4x4xf32>
  %0 = ccl.all_gather %a dim 1 group <[[0, 1], [2, 3]], flattened_ids, channel = 7> : (tensor<4x2xf32>) -> tensor<4x4xf32>
  // The number of partitions multiplies the factor.
  // CHECK: group <{{\[\[}}0, 1]], cross_replica_and_partition, channel = 7 type 2>
  %1 = ccl.all_gather %a dim 0 group <[[0, 1]], cross_replica_and_partition, channel = 7 type 2> : (tensor<4x2xf32>) -> tensor<16x2xf32>
  // CHECK: group <[], channel = 0 type 0>
  %2 = ccl.all_gather %b dim 0 group <[], channel = 0 type 0> : (tensor<?x2xf32>) -> tensor<?x2xf32>
  // CHECK: ccl.all_gather {{.*}} -> tensor<4x0xf32>
  %3 = ccl.all_gather %c dim 1 group <[[0, 1]]> : (tensor<4x0xf32>) -> tensor<4x0xf32>
  // CHECK: group <#ranks>
  %4 = ccl.all_gather %a dim 1 group <[[0, 1, 2, 3, 4, 5, 6, 7, 8], [9, 10, 11, 12, 13, 14, 15, 16, 17]]> : (tensor<4x2xf32>) -> tensor<4x18xf32>
  return
}

// CHECK-LABEL: func @reduce_scatter(
func.func @reduce_scatter(%a: tensor<4x2xf32>) {
  // CHECK: ccl.reduce_scatter add %{{.*}} dim 0 group <{{\[\[}}0, 1]]> : (tensor<4x2xf32>) -> tensor<2x2xf32>
  %0 = ccl.reduce_scatter add %a dim 0 group <[[0, 1]]> : (tensor<4x2xf32>) -> tensor<2x2xf32>
  // CHECK: ccl.reduce_scatter %{{.*}}, %{{.*}} dim 1 group <{{\[\[}}0, 1]]> reducer {
  %1:2 = ccl.reduce_scatter %a, %a dim 1 group <[[0, 1]]> reducer {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    ccl.return %y : tensor<f32>
  } : (tensor<4x2xf32>, tensor<4x2xf32>) -> (tensor<4x1xf32>, tensor<4x1xf32>)
  return
}

// CHECK-LABEL: func @all_to_all(
func.func @all_to_all(%a: tensor<2x4xf32>) {
  // CHECK: ccl.all_to_all %{{.*}} split 1 concat 0 group <{{\[\[}}0, 1]], cross_partition, channel = 1> : (tensor<2x4xf32>) -> tensor<4x2xf32>
  %0 = ccl.all_to_all %a split 1 concat 0 group <[[0, 1]], cross_partition, channel = 1> : (tensor<2x4xf32>) -> tensor<4x2xf32>
  // CHECK: ccl.all_to_all %{{.*}} split 1 concat 1 group <{{\[\[}}0, 1]]>
  %1 = ccl.all_to_all %a split 1 concat 1 group <[[0, 1]]> : (tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}

// CHECK-LABEL: func @collective_permute(
func.func @collective_permute(%a: tensor<4xf32>) {
  // CHECK: ccl.collective_permute %{{.*}} pairs <[0 -> 1, 1 -> 0]> group <[], cross_partition, channel = 3> : (tensor<4xf32>) -> tensor<4xf32>
  %0 = ccl.collective_permute %a pairs <[0 -> 1, 1 -> 0]> group <[], cross_partition, channel = 3> : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK: ccl.collective_permute %{{.*}}, %{{.*}} pairs <[]> group <[]>
  %1:2 = ccl.collective_permute %a, %a pairs <[]> group <[]> : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  return
}

// CHECK-LABEL: func @collective_broadcast(
func.func @collective_broadcast(%a: tensor<4xf32>) {
  // CHECK: ccl.collective_broadcast %{{.*}} group <{{\[\[}}2, 0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  %0 = ccl.collective_broadcast %a group <[[2, 0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// CHECK-LABEL: func @segment(
func.func @segment(%a: tensor<4xf32>) {
  // CHECK: {ccl.segment = #ccl.segment<2, cap>}
  %0 = ccl.all_reduce add %a group <[[0, 1]]> {ccl.segment = #ccl.segment<2, cap>} : (tensor<4xf32>) -> tensor<4xf32>
  return
}
