// RUN: tutti-opt %s --ccl-to-stablehlo | FileCheck %s
// RUN: tutti-opt %s --ccl-to-stablehlo=variadic-all-reduce | FileCheck %s --check-prefix=VARIADIC

// CHECK-LABEL: func @all_gather_stays_one(
func.func @all_gather_stays_one(%a: tensor<4xf32>, %b: tensor<2xbf16>) -> (tensor<8xf32>, tensor<4xbf16>) {
  // CHECK-NEXT: %[[R:.*]]:2 = "stablehlo.all_gather"(%{{.*}}, %{{.*}}) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 7, type = 1>, replica_groups = dense<{{\[\[}}0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> {mark} : (tensor<4xf32>, tensor<2xbf16>)
  // CHECK-NEXT: return %[[R]]#0, %[[R]]#1
  %0:2 = ccl.all_gather %a, %b dim 0 group <[[0, 1]], flattened_ids, channel = 7> {mark} : (tensor<4xf32>, tensor<2xbf16>) -> (tensor<8xf32>, tensor<4xbf16>)
  return %0#0, %0#1 : tensor<8xf32>, tensor<4xbf16>
}

// CHECK-LABEL: func @all_reduce_without_channel_stays_one(
func.func @all_reduce_without_channel_stays_one(%a: tensor<4xf32>, %b: tensor<2x3xf32>) -> (tensor<4xf32>, tensor<2x3xf32>) {
  // CHECK-NEXT: %[[R:.*]]:2 = "stablehlo.all_reduce"(%{{.*}}, %{{.*}}) <{replica_groups = dense<{{\[\[}}0, 1, 2], [3, -1, -1]]> : tensor<2x3xi64>}> ({
  // CHECK-NEXT: ^bb0(%[[X:.*]]: tensor<f32>, %[[Y:.*]]: tensor<f32>):
  // CHECK-NEXT: %[[Z:.*]] = stablehlo.add %[[X]], %[[Y]] : tensor<f32>
  // CHECK-NEXT: stablehlo.return %[[Z]] : tensor<f32>
  // CHECK-NEXT: }) : (tensor<4xf32>, tensor<2x3xf32>) -> (tensor<4xf32>, tensor<2x3xf32>)
  // CHECK-NEXT: return %[[R]]#0, %[[R]]#1
  %0:2 = ccl.all_reduce add %a, %b group <[[0, 1, 2], [3]]> : (tensor<4xf32>, tensor<2x3xf32>) -> (tensor<4xf32>, tensor<2x3xf32>)
  return %0#0, %0#1 : tensor<4xf32>, tensor<2x3xf32>
}

// CHECK-LABEL: func @all_reduce_with_channel_is_packed(
// VARIADIC-LABEL: func @all_reduce_with_channel_is_packed(
func.func @all_reduce_with_channel_is_packed(%a: tensor<4xf32>, %b: tensor<2x3xf32>) -> (tensor<4xf32>, tensor<2x3xf32>) {
  // CHECK-NEXT: %[[A:.*]] = stablehlo.reshape %{{.*}} : (tensor<4xf32>) -> tensor<1x4xf32>
  // CHECK-NEXT: %[[B:.*]] = stablehlo.reshape %{{.*}} : (tensor<2x3xf32>) -> tensor<1x6xf32>
  // CHECK-NEXT: %[[C:.*]] = stablehlo.concatenate %[[A]], %[[B]], dim = 1 : (tensor<1x4xf32>, tensor<1x6xf32>) -> tensor<1x10xf32>
  // CHECK-NEXT: %[[R:.*]] = "stablehlo.all_reduce"(%[[C]])
  // CHECK: stablehlo.slice %[[R]] [0:1, 0:4]
  // CHECK-NEXT: stablehlo.reshape {{.*}} -> tensor<4xf32>
  // CHECK-NEXT: stablehlo.slice %[[R]] [0:1, 4:10]
  // CHECK-NEXT: stablehlo.reshape {{.*}} -> tensor<2x3xf32>
  // VARIADIC-NEXT: "stablehlo.all_reduce"(%{{.*}}, %{{.*}})
  %0:2 = ccl.all_reduce add %a, %b group <[[0, 1]], flattened_ids, channel = 1> : (tensor<4xf32>, tensor<2x3xf32>) -> (tensor<4xf32>, tensor<2x3xf32>)
  return %0#0, %0#1 : tensor<4xf32>, tensor<2x3xf32>
}

// An all-reduce has one element type.
// CHECK-LABEL: func @all_reduce_of_two_types(
func.func @all_reduce_of_two_types(%a: tensor<4xf32>, %b: tensor<2xi32>, %c: tensor<3xf32>) -> (tensor<4xf32>, tensor<2xi32>, tensor<3xf32>) {
  // CHECK-NEXT: %[[F:.*]]:2 = "stablehlo.all_reduce"(%{{.*}}, %{{.*}})
  // CHECK: (tensor<4xf32>, tensor<3xf32>) -> (tensor<4xf32>, tensor<3xf32>)
  // CHECK-NEXT: %[[I:.*]] = "stablehlo.all_reduce"(%{{.*}})
  // CHECK: return %[[F]]#0, %[[I]], %[[F]]#1
  %0:3 = ccl.all_reduce add %a, %b, %c group <[[0, 1]]> : (tensor<4xf32>, tensor<2xi32>, tensor<3xf32>) -> (tensor<4xf32>, tensor<2xi32>, tensor<3xf32>)
  return %0#0, %0#1, %0#2 : tensor<4xf32>, tensor<2xi32>, tensor<3xf32>
}

// The reducer is copied for each op it is needed in.
// CHECK-LABEL: func @reducer_of_two_types(
func.func @reducer_of_two_types(%a: tensor<4xf32>, %b: tensor<2xbf16>) -> (tensor<4xf32>, tensor<2xf32>) {
  // CHECK: "stablehlo.all_reduce"
  // CHECK: stablehlo.subtract
  // CHECK-NEXT: stablehlo.return
  // CHECK: "stablehlo.all_reduce"
  // CHECK: stablehlo.subtract
  // CHECK-NEXT: stablehlo.return
  %0:2 = ccl.all_reduce %a, %b group <[[0, 1]]> reducer {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %z = stablehlo.subtract %x, %y : tensor<f32>
    ccl.return %z : tensor<f32>
  } : (tensor<4xf32>, tensor<2xbf16>) -> (tensor<4xf32>, tensor<2xf32>)
  return %0#0, %0#1 : tensor<4xf32>, tensor<2xf32>
}

// Shards become rows. The first needs no transposition, since nothing stands
// before its dimension.
// CHECK-LABEL: func @reduce_scatter_is_packed(
func.func @reduce_scatter_is_packed(%a: tensor<1x4x3xf32>, %b: tensor<5x4xf32>) -> (tensor<1x2x3xf32>, tensor<5x2xf32>) {
  // CHECK-NEXT: %[[A:.*]] = stablehlo.reshape %{{.*}} : (tensor<1x4x3xf32>) -> tensor<2x6xf32>
  // CHECK-NEXT: %[[B0:.*]] = stablehlo.reshape %{{.*}} : (tensor<5x4xf32>) -> tensor<5x2x2xf32>
  // CHECK-NEXT: %[[B1:.*]] = stablehlo.transpose %[[B0]], dims = [1, 0, 2] : (tensor<5x2x2xf32>) -> tensor<2x5x2xf32>
  // CHECK-NEXT: %[[B:.*]] = stablehlo.reshape %[[B1]] : (tensor<2x5x2xf32>) -> tensor<2x10xf32>
  // CHECK-NEXT: %[[C:.*]] = stablehlo.concatenate %[[A]], %[[B]], dim = 1
  // CHECK-NEXT: %[[R:.*]] = "stablehlo.reduce_scatter"(%[[C]]) <{replica_groups = {{.*}}, scatter_dimension = 0 : i64}>
  // CHECK: }) : (tensor<2x16xf32>) -> tensor<1x16xf32>
  // CHECK-NEXT: stablehlo.slice %[[R]] [0:1, 0:6]
  // CHECK-NEXT: stablehlo.reshape {{.*}} -> tensor<1x2x3xf32>
  // CHECK-NEXT: stablehlo.slice %[[R]] [0:1, 6:16]
  // CHECK-NEXT: stablehlo.reshape {{.*}} -> tensor<5x2xf32>
  %0:2 = ccl.reduce_scatter add %a, %b dim 1 group <[[0, 1]]> : (tensor<1x4x3xf32>, tensor<5x4xf32>) -> (tensor<1x2x3xf32>, tensor<5x2xf32>)
  return %0#0, %0#1 : tensor<1x2x3xf32>, tensor<5x2xf32>
}

// A buffer for each element type; the one that is alone is not packed.
// CHECK-LABEL: func @reduce_scatter_of_two_types(
func.func @reduce_scatter_of_two_types(%a: tensor<4xf32>, %b: tensor<4xi32>, %c: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xi32>, tensor<1xf32>) {
  // CHECK: "stablehlo.reduce_scatter"
  // CHECK: }) : (tensor<2x3xf32>) -> tensor<1x3xf32>
  // CHECK: "stablehlo.reduce_scatter"
  // CHECK: }) : (tensor<4xi32>) -> tensor<2xi32>
  %0:3 = ccl.reduce_scatter add %a, %b, %c dim 0 group <[[0, 1]]> : (tensor<4xf32>, tensor<4xi32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xi32>, tensor<1xf32>)
  return %0#0, %0#1, %0#2 : tensor<2xf32>, tensor<2xi32>, tensor<1xf32>
}

// CHECK-LABEL: func @all_to_all_is_packed(
func.func @all_to_all_is_packed(%a: tensor<2x4xf32>, %b: tensor<6x2xf32>) -> (tensor<4x2xf32>, tensor<12x1xf32>) {
  // CHECK: %[[R:.*]] = "stablehlo.all_to_all"(%{{.*}}) <{concat_dimension = 0 : i64, replica_groups = {{.*}}, split_count = 2 : i64, split_dimension = 0 : i64}> : (tensor<2x10xf32>) -> tensor<2x10xf32>
  // CHECK: return
  %0:2 = ccl.all_to_all %a, %b split 1 concat 0 group <[[0, 1]]> : (tensor<2x4xf32>, tensor<6x2xf32>) -> (tensor<4x2xf32>, tensor<12x1xf32>)
  return %0#0, %0#1 : tensor<4x2xf32>, tensor<12x1xf32>
}

// CHECK-LABEL: func @others_are_packed(
func.func @others_are_packed(%a: tensor<2x4xf32>, %b: tensor<f32>) -> (tensor<2x4xf32>, tensor<f32>) {
  // CHECK: "stablehlo.collective_permute"(%{{.*}}) <{source_target_pairs = dense<{{\[\[}}0, 1], [1, 0]]> : tensor<2x2xi64>}> : (tensor<1x9xf32>) -> tensor<1x9xf32>
  // CHECK: "stablehlo.collective_broadcast"(%{{.*}}) <{replica_groups = dense<{{\[\[}}0, 1]]> : tensor<1x2xi64>}> : (tensor<1x9xf32>) -> tensor<1x9xf32>
  %0:2 = ccl.collective_permute %a, %b pairs <[0 -> 1, 1 -> 0]> group <[]> : (tensor<2x4xf32>, tensor<f32>) -> (tensor<2x4xf32>, tensor<f32>)
  %1:2 = ccl.collective_broadcast %0#0, %0#1 group <[[0, 1]]> : (tensor<2x4xf32>, tensor<f32>) -> (tensor<2x4xf32>, tensor<f32>)
  return %1#0, %1#1 : tensor<2x4xf32>, tensor<f32>
}

// What cannot share a buffer goes alone.
// CHECK-LABEL: func @alone(
func.func @alone(%a: tensor<?xf32>, %b: tensor<4xf32>) {
  // CHECK-NEXT: "stablehlo.reduce_scatter"(%{{.*}})
  // CHECK: }) : (tensor<?xf32>) -> tensor<?xf32>
  // CHECK-NEXT: "stablehlo.reduce_scatter"(%{{.*}})
  // CHECK: }) : (tensor<4xf32>) -> tensor<2xf32>
  // CHECK-COUNT-2: "stablehlo.collective_permute"({{.*}}) {{.*}}devices=[2]{{.*}} : (tensor<4xf32>) -> tensor<4xf32>
  %0:2 = ccl.reduce_scatter add %a, %b dim 0 group <[[0, 1]]> : (tensor<?xf32>, tensor<4xf32>) -> (tensor<?xf32>, tensor<2xf32>)
  %1:2 = ccl.collective_permute %b, %b pairs <[0 -> 1]> group <[]> {mhlo.sharding = "{devices=[2]0,1}"} : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  return
}

// XLA wants a sharding for each result.
// CHECK-LABEL: func @sharding_for_each_result(
func.func @sharding_for_each_result(%a: tensor<4xf32>) {
  // CHECK: "stablehlo.all_gather"{{.*}} {mhlo.sharding = "{{[{][{]}}manual}, {manual}}"}
  // CHECK: "stablehlo.all_gather"{{.*}} {mhlo.sharding = "{manual}"}
  %0:2 = ccl.all_gather %a, %a dim 0 group <[[0, 1]]> {mhlo.sharding = "{manual}"} : (tensor<4xf32>, tensor<4xf32>) -> (tensor<8xf32>, tensor<8xf32>)
  %1 = ccl.all_gather %a dim 0 group <[[0, 1]]> {mhlo.sharding = "{manual}"} : (tensor<4xf32>) -> tensor<8xf32>
  return
}
