// RUN: tutti-opt %s --split-input-file --sdy-inline-manual-computation --verify-diagnostics | FileCheck %s

// The mesh stays, for `tutti.sharding` to refer to. Attributes of others stay.

// CHECK: module @jit_f attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
module @jit_f attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  // CHECK-NEXT: sdy.mesh @mesh = <["x"=4, "y"=2]> {stablehlo.mesh = {axes = []}}
  sdy.mesh @mesh = <["x"=4, "y"=2]> {stablehlo.mesh = {axes = []}}
  // CHECK-LABEL: func.func public @main(
  // CHECK-SAME: %arg0: tensor<2x8xf32> {mhlo.memory_kind = "device", tutti.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>},
  // CHECK-SAME: %arg1: tensor<8x4xf32> {tutti.sharding = #sdy.sharding<@mesh, [{"y"}, {}]>})
  // CHECK-SAME: -> (tensor<2x4xf32> {jax.result_info = "result[0]", tutti.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>},
  // CHECK-SAME: tensor<i32> {jax.result_info = "result[1]", tutti.sharding = #sdy.sharding<@mesh, []>}) {
  func.func public @main(
      %arg0: tensor<8x16xf32> {mhlo.memory_kind = "device", mhlo.sharding = "{replicated}", sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {?}]>},
      %arg1: tensor<16x4xf32>)
      -> (tensor<8x4xf32> {jax.result_info = "result[0]", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>},
          tensor<i32> {jax.result_info = "result[1]"}) {
    // CHECK-NEXT: %[[ID:.*]] = stablehlo.partition_id : tensor<ui32>
    // CHECK-NEXT: %[[INDEX:.*]] = stablehlo.convert %[[ID]] : (tensor<ui32>) -> tensor<i32>
    // CHECK-NEXT: %[[DOT:.*]] = stablehlo.dot_general %arg0, %arg1
    // CHECK-NEXT: %[[SUM:.*]] = "stablehlo.all_reduce"(%[[DOT]])
    // CHECK: %[[RESULT:.*]] = call @double(%[[SUM]]) : (tensor<2x4xf32>) -> tensor<2x4xf32>
    // CHECK-NEXT: return %[[RESULT]], %[[INDEX]] : tensor<2x4xf32>, tensor<i32>
    %0:2 = sdy.manual_computation(%arg0, %arg1) in_shardings=[<@mesh, [{"x"}, {"y"}]>, <@mesh, [{"y", ?}, {?}p1]>] out_shardings=[<@mesh, [{"x"}, {}], replicated={"y"}>, <@mesh, []>] manual_axes={"x", "y"} (%arg2: tensor<2x8xf32>, %arg3: tensor<8x4xf32>) {
      %1 = stablehlo.partition_id : tensor<ui32>
      %2 = stablehlo.convert %1 : (tensor<ui32>) -> tensor<i32>
      %3 = stablehlo.dot_general %arg2, %arg3, contracting_dims = [1] x [0] : (tensor<2x8xf32>, tensor<8x4xf32>) -> tensor<2x4xf32>
      %4 = "stablehlo.all_reduce"(%3) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1], [2, 3], [4, 5], [6, 7]]> : tensor<4x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
        %6 = stablehlo.add %arg4, %arg5 : tensor<f32>
        stablehlo.return %6 : tensor<f32>
      }) : (tensor<2x4xf32>) -> tensor<2x4xf32>
      %5 = func.call @double(%4) : (tensor<2x4xf32>) -> tensor<2x4xf32>
      sdy.return %5, %2 : tensor<2x4xf32>, tensor<i32>
    } : (tensor<8x16xf32>, tensor<16x4xf32>) -> (tensor<8x4xf32>, tensor<i32>)
    return %0#0, %0#1 : tensor<8x4xf32>, tensor<i32>
  }
  // CHECK: func.func private @double(%arg0: tensor<2x4xf32>) -> tensor<2x4xf32> {
  func.func private @double(%arg0: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %0 = stablehlo.add %arg0, %arg0 : tensor<2x4xf32>
    return %0 : tensor<2x4xf32>
  }
}

// -----

// An argument that was to share memory with a result of another local type is
// donated instead.

sdy.mesh @mesh = <["x"=4]>
// CHECK-LABEL: func.func @aliases(
// CHECK-SAME: %arg0: tensor<2xf32> {tf.aliasing_output = 1 : i32, tutti.sharding
// CHECK-SAME: %arg1: tensor<2xf32> {jax.buffer_donor = true, tutti.sharding
func.func @aliases(%arg0: tensor<8xf32> {tf.aliasing_output = 1 : i32}, %arg1: tensor<8xf32> {tf.aliasing_output = 0 : i32}) -> (tensor<8xf32>, tensor<8xf32>) {
  %0:2 = sdy.manual_computation(%arg0, %arg1) in_shardings=[<@mesh, [{"x"}]>, <@mesh, [{"x"}]>] out_shardings=[<@mesh, [{}]>, <@mesh, [{"x"}]>] manual_axes={"x"} (%arg2: tensor<2xf32>, %arg3: tensor<2xf32>) {
    %1 = stablehlo.constant dense<0.0> : tensor<8xf32>
    sdy.return %1, %arg2 : tensor<8xf32>, tensor<2xf32>
  } : (tensor<8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>)
  return %0#0, %0#1 : tensor<8xf32>, tensor<8xf32>
}

// -----

// Sub-axes, an axis of one device that is not manual, an inline mesh.

// CHECK-LABEL: func.func @sub_axes(
// CHECK-SAME: %arg0: tensor<4x2xf32> {tutti.sharding = #sdy.sharding<mesh<["x"=4, "z"=1]>, [{"x":(1)2}, {"x":(2)2}]>}
func.func @sub_axes(%arg0: tensor<8x4xf32>) {
  // CHECK-NEXT: stablehlo.add %arg0, %arg0 : tensor<4x2xf32>
  // CHECK-NEXT: return
  sdy.manual_computation(%arg0) in_shardings=[<mesh<["x"=4, "z"=1]>, [{"x":(1)2}, {"x":(2)2, "z"}]>] out_shardings=[] manual_axes={"x"} (%arg1: tensor<4x2xf32>) {
    %0 = stablehlo.add %arg1, %arg1 : tensor<4x2xf32>
    sdy.return
  } : (tensor<8x4xf32>) -> ()
  return
}

// -----

// Annotations inside the computation, and in what it calls, could only say
// "not at all"; they go. Unknown ops stay.

sdy.mesh @mesh = <["x"=4]>
// CHECK-LABEL: func.func @annotations_inside(
func.func @annotations_inside(%arg0: tensor<8xf32>, %arg1: !stablehlo.token) -> (tensor<8xf32>, !stablehlo.token) {
  // CHECK-NEXT: %[[SUM:.*]] = stablehlo.add %arg0, %arg0 {mark} : tensor<2xf32>
  // CHECK-NEXT: %[[RESULT:.*]] = call @f(%[[SUM]])
  // CHECK-NEXT: return %[[RESULT]], %arg1 : tensor<2xf32>, !stablehlo.token
  %0:2 = sdy.manual_computation(%arg0, %arg1) in_shardings=[<@mesh, [{"x"}]>, <@mesh, []>] out_shardings=[<@mesh, [{"x"}]>, <@mesh, []>] manual_axes={"x"} (%arg2: tensor<2xf32>, %arg3: !stablehlo.token) {
    %1 = sdy.sharding_constraint %arg2 <@mesh, [{?}]> : tensor<2xf32>
    sdy.sharding_group %1 group_id=0 : tensor<2xf32>
    %2 = stablehlo.add %1, %1 {mark, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}]>]>} : tensor<2xf32>
    %3 = func.call @f(%2) : (tensor<2xf32>) -> tensor<2xf32>
    sdy.return %3, %arg3 : tensor<2xf32>, !stablehlo.token
  } : (tensor<8xf32>, !stablehlo.token) -> (tensor<8xf32>, !stablehlo.token)
  return %0#0, %0#1 : tensor<8xf32>, !stablehlo.token
}
// CHECK: func.func private @f(%arg0: tensor<2xf32>) -> (tensor<2xf32> {test.mark}) {
func.func private @f(%arg0: tensor<2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}) -> (tensor<2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, test.mark}) {
  // CHECK-NEXT: return %arg0
  %0 = sdy.sharding_constraint %arg0 <@mesh, [{}]> : tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// The computation in a function that is called once.

sdy.mesh @mesh = <["x"=4]>
// CHECK-LABEL: func.func public @main(
// CHECK-SAME: %arg0: tensor<2xf32>
func.func public @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
  // CHECK-NEXT: %[[NEGATED:.*]] = stablehlo.negate %arg0 : tensor<2xf32>
  // CHECK-NEXT: %[[SUM:.*]] = stablehlo.add %[[NEGATED]], %[[NEGATED]] : tensor<2xf32>
  // CHECK-NEXT: return %[[SUM]] : tensor<2xf32>
  // CHECK-NOT: func.func
  %0 = stablehlo.negate %arg0 : tensor<8xf32>
  %1 = call @outer(%0) : (tensor<8xf32>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}
func.func private @outer(%arg0: tensor<8xf32>) -> tensor<8xf32> {
  %0 = call @inner(%arg0) : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
func.func private @inner(%arg0: tensor<8xf32>) -> tensor<8xf32> {
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[<@mesh, [{"x"}]>] manual_axes={"x"} (%arg1: tensor<2xf32>) {
    %1 = stablehlo.add %arg1, %arg1 : tensor<2xf32>
    sdy.return %1 : tensor<2xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

// A module without a manual computation is none of its business.

sdy.mesh @mesh = <["x"=4]>
// CHECK-LABEL: func.func @without(
// CHECK-SAME: sdy.sharding
func.func @without(%arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) {
  return
}
