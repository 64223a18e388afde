// RUN: tutti-opt %s --ccl-bucketize --split-input-file | FileCheck %s

// What the merge makes, for each kind, and what is left alone.

// CHECK-LABEL: func @all_gathers(
// CHECK-SAME: %[[A:.*]]: tensor<4xf32>, %[[B:.*]]: tensor<2xf32>)
func.func @all_gathers(%a: tensor<4xf32>, %b: tensor<2xf32>) -> (tensor<8xf32>, tensor<4xf32>) {
  // CHECK-NEXT: %[[R:.*]]:2 = ccl.all_gather %[[A]], %[[B]] dim 0 group <{{\[\[}}0, 1]]> : (tensor<4xf32>, tensor<2xf32>) -> (tensor<8xf32>, tensor<4xf32>)
  // CHECK-NEXT: return %[[R]]#0, %[[R]]#1
  %0 = ccl.all_gather %a dim 0 group <[[0, 1]]> : (tensor<4xf32>) -> tensor<8xf32>
  %1 = ccl.all_gather %b dim 0 group <[[0, 1]]> : (tensor<2xf32>) -> tensor<4xf32>
  return %0, %1 : tensor<8xf32>, tensor<4xf32>
}

// CHECK-LABEL: func @all_reduces(
// CHECK-SAME: %[[A:.*]]: tensor<4xf32>, %[[B:.*]]: tensor<2xf32>)
func.func @all_reduces(%a: tensor<4xf32>, %b: tensor<2xf32>) -> (tensor<4xf32>, tensor<2xf32>) {
  // CHECK-NEXT: %[[R:.*]]:2 = ccl.all_reduce add %[[A]], %[[B]] group <{{\[\[}}0, 1]]>
  // CHECK-NEXT: return %[[R]]#0, %[[R]]#1
  %0 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  %1 = ccl.all_reduce add %b group <[[0, 1]]> : (tensor<2xf32>) -> tensor<2xf32>
  return %0, %1 : tensor<4xf32>, tensor<2xf32>
}

// CHECK-LABEL: func @reduce_scatters(
// CHECK-SAME: %[[A:.*]]: tensor<4xf32>, %[[B:.*]]: tensor<2xf32>)
func.func @reduce_scatters(%a: tensor<4xf32>, %b: tensor<2xf32>) -> (tensor<2xf32>, tensor<1xf32>) {
  // CHECK-NEXT: %[[R:.*]]:2 = ccl.reduce_scatter max %[[A]], %[[B]] dim 0 group <{{\[\[}}0, 1]]>
  // CHECK-NEXT: return %[[R]]#0, %[[R]]#1
  %0 = ccl.reduce_scatter max %a dim 0 group <[[0, 1]]> : (tensor<4xf32>) -> tensor<2xf32>
  %1 = ccl.reduce_scatter max %b dim 0 group <[[0, 1]]> : (tensor<2xf32>) -> tensor<1xf32>
  return %0, %1 : tensor<2xf32>, tensor<1xf32>
}

// A run of one is left alone.
// CHECK-LABEL: func @run_of_one(
func.func @run_of_one(%a: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK-NEXT: ccl.all_reduce add %{{.*}} group <{{\[\[}}0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  %0 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// The three kinds have pending runs of their own: another kind in between
// neither joins nor ends a run.
// CHECK-LABEL: func @three_lists(
func.func @three_lists(%a: tensor<4xf32>) -> (tensor<8xf32>, tensor<4xf32>, tensor<2xf32>, tensor<8xf32>, tensor<4xf32>, tensor<2xf32>) {
  // CHECK-NEXT: %[[G:.*]]:2 = ccl.all_gather
  // CHECK-NEXT: %[[R:.*]]:2 = ccl.all_reduce
  // CHECK-NEXT: %[[S:.*]]:2 = ccl.reduce_scatter
  // CHECK-NEXT: return %[[G]]#0, %[[R]]#0, %[[S]]#0, %[[G]]#1, %[[R]]#1, %[[S]]#1
  %0 = ccl.all_gather %a dim 0 group <[[0, 1]]> : (tensor<4xf32>) -> tensor<8xf32>
  %1 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  %2 = ccl.reduce_scatter add %a dim 0 group <[[0, 1]]> : (tensor<4xf32>) -> tensor<2xf32>
  %3 = ccl.all_gather %a dim 0 group <[[0, 1]]> : (tensor<4xf32>) -> tensor<8xf32>
  %4 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  %5 = ccl.reduce_scatter add %a dim 0 group <[[0, 1]]> : (tensor<4xf32>) -> tensor<2xf32>
  return %0, %1, %2, %3, %4, %5 : tensor<8xf32>, tensor<4xf32>, tensor<2xf32>, tensor<8xf32>, tensor<4xf32>, tensor<2xf32>
}

// A member is compared with the last of the run only: one of another key ends
// the run, and what follows does not find the run before it.
// CHECK-LABEL: func @another_key_ends_the_run(
func.func @another_key_ends_the_run(%a: tensor<4xf32>) {
  // CHECK-NEXT: ccl.all_reduce add %{{.*}}, %{{.*}} group
  // CHECK-NEXT: ccl.all_reduce max %{{[^,]*}} group
  // CHECK-NEXT: ccl.all_reduce add %{{.*}}, %{{.*}} group
  // CHECK-NEXT: return
  %0 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  %1 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  %2 = ccl.all_reduce max %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  %3 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  %4 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// Without rank lists an op is never merged, and the run passes over it.
// CHECK-LABEL: func @no_group(
func.func @no_group(%a: tensor<4xf32>) {
  // CHECK-NEXT: ccl.all_reduce add %{{[^,]*}} group <[]>
  // CHECK-NEXT: ccl.all_reduce add %{{.*}}, %{{.*}} group <{{\[\[}}0, 1]]>
  // CHECK-NEXT: ccl.all_reduce add %{{[^,]*}} group <[]>
  // CHECK-NEXT: return
  %0 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  %1 = ccl.all_reduce add %a group <[]> : (tensor<4xf32>) -> tensor<4xf32>
  %2 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  %3 = ccl.all_reduce add %a group <[]> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// The other kinds are never merged.
// CHECK-LABEL: func @other_kinds(
func.func @other_kinds(%a: tensor<4x4xf32>) {
  // CHECK-COUNT-2: ccl.all_to_all %{{[^,]*}} split
  // CHECK-COUNT-2: ccl.collective_permute %{{[^,]*}} pairs
  // CHECK-COUNT-2: ccl.collective_broadcast %{{[^,]*}} group
  // CHECK-NEXT: return
  %0 = ccl.all_to_all %a split 0 concat 1 group <[[0, 1]]> : (tensor<4x4xf32>) -> tensor<2x8xf32>
  %1 = ccl.all_to_all %a split 0 concat 1 group <[[0, 1]]> : (tensor<4x4xf32>) -> tensor<2x8xf32>
  %2 = ccl.collective_permute %a pairs <[0 -> 1]> group <[]> : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %3 = ccl.collective_permute %a pairs <[0 -> 1]> group <[]> : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %4 = ccl.collective_broadcast %a group <[[0, 1]]> : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %5 = ccl.collective_broadcast %a group <[[0, 1]]> : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// A member that already has several operands joins like any other.
// CHECK-LABEL: func @several_operands(
// CHECK-SAME: %[[A:.*]]: tensor<4xf32>, %[[B:.*]]: tensor<2xf32>)
func.func @several_operands(%a: tensor<4xf32>, %b: tensor<2xf32>) -> (tensor<4xf32>, tensor<2xf32>, tensor<2xf32>) {
  // CHECK-NEXT: %[[R:.*]]:4 = ccl.all_reduce add %[[B]], %[[A]], %[[B]], %[[A]] group
  // CHECK-NEXT: return %[[R]]#1, %[[R]]#2, %[[R]]#0
  %0 = ccl.all_reduce add %b group <[[0, 1]]> : (tensor<2xf32>) -> tensor<2xf32>
  %1:2 = ccl.all_reduce add %a, %b group <[[0, 1]]> : (tensor<4xf32>, tensor<2xf32>) -> (tensor<4xf32>, tensor<2xf32>)
  %2 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  return %1#0, %1#1, %0 : tensor<4xf32>, tensor<2xf32>, tensor<2xf32>
}

// The merged op takes the first member's channel number.
// CHECK-LABEL: func @first_id(
func.func @first_id(%a: tensor<4xf32>) {
  // CHECK-NEXT: ccl.all_reduce add %{{.*}}, %{{.*}} group <{{\[\[}}0, 1]], flattened_ids, channel = 9>
  // CHECK-NEXT: return
  %0 = ccl.all_reduce add %a group <[[0, 1]], flattened_ids, channel = 9> : (tensor<4xf32>) -> tensor<4xf32>
  %1 = ccl.all_reduce add %a group <[[0, 1]], flattened_ids, channel = 4> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// Two combining regions of the same structure are the same reduction.
// CHECK-LABEL: func @equal_reducers(
func.func @equal_reducers(%a: tensor<4xf32>) {
  // CHECK-NEXT: ccl.all_reduce %{{.*}}, %{{.*}} group <{{\[\[}}0, 1]]> reducer {
  // CHECK-NEXT: ^bb0(%[[X:.*]]: tensor<f32>, %[[Y:.*]]: tensor<f32>):
  // CHECK-NEXT: %[[Z:.*]] = arith.subf %[[X]], %[[Y]]
  // CHECK-NEXT: ccl.return %[[Z]]
  // CHECK-NEXT: } :
  // CHECK-NEXT: return
  %0 = ccl.all_reduce %a group <[[0, 1]]> reducer {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %z = arith.subf %x, %y : tensor<f32>
    ccl.return %z : tensor<f32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  %1 = ccl.all_reduce %a group <[[0, 1]]> reducer {
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %difference = arith.subf %left, %right : tensor<f32>
    ccl.return %difference : tensor<f32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

// Locations of all members are kept.
// CHECK-LABEL: func @locations(
func.func @locations(%a: tensor<4xf32>) {
  // CHECK-NEXT: ccl.all_reduce
  // CHECK-NEXT: return
  %0 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32> loc("first")
  %1 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32> loc("second")
  return
}

// RUN: tutti-opt %s --ccl-bucketize --split-input-file --mlir-print-debuginfo | FileCheck %s --check-prefix=LOC
// LOC-LABEL: func @locations(
// LOC: ccl.all_reduce {{.*}} loc(#[[FUSED:.*]])
// LOC-DAG: #[[FIRST:.*]] = loc("first")
// LOC-DAG: #[[SECOND:.*]] = loc("second")
// LOC: #[[FUSED]] = loc(fused[#[[FIRST]], #[[SECOND]]])
