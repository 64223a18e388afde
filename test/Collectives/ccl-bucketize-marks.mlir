// RUN: tutti-opt %s --ccl-bucketize --allow-unregistered-dialect | FileCheck %s

// Nothing that a member carried is lost.

// CHECK-LABEL: func @marks_are_kept(
func.func @marks_are_kept(%a: tensor<4xf32>) {
  // CHECK-NEXT: ccl.all_gather %{{.*}}, %{{.*}} dim 0
  // CHECK-SAME: {mhlo.frontend_attributes = {stream_id = "1"}, mhlo.sharding = "{replicated}"}
  // CHECK-NEXT: return
  %0 = ccl.all_gather %a dim 0 group <[[0, 1]]> {mhlo.frontend_attributes = {stream_id = "1"}, mhlo.sharding = "{replicated}"} : (tensor<4xf32>) -> tensor<8xf32>
  %1 = ccl.all_gather %a dim 0 group <[[0, 1]]> {mhlo.frontend_attributes = {stream_id = "1"}, mhlo.sharding = "{replicated}"} : (tensor<4xf32>) -> tensor<8xf32>
  return
}

// CHECK-LABEL: func @streams_differ(
func.func @streams_differ(%a: tensor<4xf32>) {
  // CHECK-COUNT-2: ccl.all_gather %{{[^,]*}} dim 0
  %0 = ccl.all_gather %a dim 0 group <[[0, 1]]> {mhlo.frontend_attributes = {stream_id = "1"}} : (tensor<4xf32>) -> tensor<8xf32>
  %1 = ccl.all_gather %a dim 0 group <[[0, 1]]> {mhlo.frontend_attributes = {stream_id = "2"}} : (tensor<4xf32>) -> tensor<8xf32>
  return
}

// CHECK-LABEL: func @pipelined_and_plain(
func.func @pipelined_and_plain(%a: tensor<4xf32>) {
  // CHECK-NEXT: ccl.all_reduce add %{{[^,]*}} group {{.*}} {is_pipelined}
  // CHECK-NEXT: ccl.all_reduce add %{{[^,]*}} group {{.*]>}} :
  // CHECK-NEXT: return
  %0 = ccl.all_reduce add %a group <[[0, 1]]> {is_pipelined} : (tensor<4xf32>) -> tensor<4xf32>
  %1 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// CHECK-LABEL: func @shardings_differ(
func.func @shardings_differ(%a: tensor<4xf32>) {
  // CHECK-COUNT-2: ccl.all_reduce add %{{[^,]*}} group
  %0 = ccl.all_reduce add %a group <[[0, 1]]> {mhlo.sharding = "{manual}"} : (tensor<4xf32>) -> tensor<4xf32>
  %1 = ccl.all_reduce add %a group <[[0, 1]]> {mhlo.sharding = "{replicated}"} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// The marks of a segment are taken off, whatever became of the members.
// CHECK-LABEL: func @segment_marks(
func.func @segment_marks(%a: tensor<4xf32>) {
  // CHECK-NOT: ccl.segment
  // CHECK: ccl.all_reduce add %{{.*}}, %{{.*}} group
  // CHECK-NEXT: ccl.all_reduce add %{{[^,]*}} group
  // CHECK-NEXT: ccl.all_gather
  // CHECK-NEXT: return
  %0 = ccl.all_reduce add %a group <[[0, 1]]> {ccl.segment = #ccl.segment<1, cap>} : (tensor<4xf32>) -> tensor<4xf32>
  %1 = ccl.all_reduce add %a group <[[0, 1]]> {ccl.segment = #ccl.segment<1, memory>} : (tensor<4xf32>) -> tensor<4xf32>
  %2 = ccl.all_reduce add %a group <[[0, 1]]> {ccl.segment = #ccl.segment<2, cap>} : (tensor<4xf32>) -> tensor<4xf32>
  %3 = ccl.all_gather %a dim 0 group <[[0, 1]]> {ccl.segment = #ccl.segment<2, cap>} : (tensor<4xf32>) -> tensor<8xf32>
  return
}
