// RUN: tutti-opt %s --stablehlo-to-ccl --ccl-bucketize --allow-unregistered-dialect | FileCheck %s --check-prefixes=CHECK,ON
// RUN: tutti-opt %s --stablehlo-to-ccl --ccl-bucketize=bucketing-in-loops=false --allow-unregistered-dialect | FileCheck %s --check-prefixes=CHECK,OFF

// Bucketing among the ops of StableHLO.

sdy.mesh @mesh = <["x"=2]>

// Lists of shardings grow with the list of results.
// CHECK-LABEL: func @shardings(
func.func @shardings(%a: tensor<4xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  // CHECK: ccl.all_gather %{{.*}}, %{{.*}} dim 0 {{.*}} {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}]>, <@mesh, [{"x"}]>]>}
  %0 = "stablehlo.all_gather"(%a) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}]>]>} : (tensor<4xf32>) -> tensor<8xf32>
  %1 = "stablehlo.all_gather"(%a) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}]>]>} : (tensor<4xf32>) -> tensor<8xf32>
  return %0, %1 : tensor<8xf32>, tensor<8xf32>
}

// CHECK-LABEL: func @shardings_differ(
func.func @shardings_differ(%a: tensor<4xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  // CHECK-COUNT-2: ccl.all_gather %{{[^,]*}} dim 0
  %0 = "stablehlo.all_gather"(%a) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}]>]>} : (tensor<4xf32>) -> tensor<8xf32>
  %1 = "stablehlo.all_gather"(%a) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}]>]>} : (tensor<4xf32>) -> tensor<8xf32>
  return %0, %1 : tensor<8xf32>, tensor<8xf32>
}

// A custom call ends a run only if it has side effects.
// CHECK-LABEL: func @custom_calls(
func.func @custom_calls(%a: tensor<4xf32>) {
  // CHECK: ccl.all_gather %{{.*}}, %{{.*}} dim 0
  // CHECK-NOT: ccl.all_gather %{{.*}}, %{{.*}} dim 0
  // CHECK: return
  %0 = ccl.all_gather %a dim 0 group <[[0, 1]]> : (tensor<4xf32>) -> tensor<8xf32>
  %1 = stablehlo.custom_call @pure(%a) : (tensor<4xf32>) -> tensor<4xf32>
  %2 = ccl.all_gather %a dim 0 group <[[0, 1]]> : (tensor<4xf32>) -> tensor<8xf32>
  stablehlo.custom_call @effect(%a) {has_side_effect = true} : (tensor<4xf32>) -> ()
  %3 = ccl.all_gather %a dim 0 group <[[0, 1]]> : (tensor<4xf32>) -> tensor<8xf32>
  return
}

// CHECK-LABEL: func @while_loop(
func.func @while_loop(%a: tensor<4xf32>, %n: tensor<i32>) -> tensor<4xf32> {
  // CHECK: stablehlo.while
  // ON: ccl.all_reduce add %{{.*}}, %{{.*}} group
  // OFF-COUNT-2: ccl.all_reduce add %{{[^,]*}} group
  %0:2 = stablehlo.while(%i = %n, %x = %a) : tensor<i32>, tensor<4xf32>
  cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %1 = ccl.all_reduce add %x group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
    %2 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
    %3 = stablehlo.add %1, %2 : tensor<4xf32>
    stablehlo.return %i, %3 : tensor<i32>, tensor<4xf32>
  }
  return %0#1 : tensor<4xf32>
}

// A loop without effects between two members ends no run.
// CHECK-LABEL: func @around_a_while_loop(
func.func @around_a_while_loop(%a: tensor<4xf32>, %n: tensor<i32>) {
  // CHECK: ccl.all_reduce add %{{.*}}, %{{.*}} group
  %0 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  %1 = stablehlo.while(%i = %n) : tensor<i32>
  cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    stablehlo.return %i : tensor<i32>
  }
  %2 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  return
}
