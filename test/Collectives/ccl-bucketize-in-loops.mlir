// RUN: tutti-opt %s --ccl-bucketize | FileCheck %s --check-prefixes=CHECK,ON
// RUN: tutti-opt %s --ccl-bucketize=bucketing-in-loops=false | FileCheck %s --check-prefixes=CHECK,OFF

// CHECK-LABEL: func @in_scf_for(
func.func @in_scf_for(%a: tensor<4xf32>, %n: index, %one: index, %c: i1) -> tensor<4xf32> {
  // Before the loop, always.
  // CHECK: ccl.all_reduce add %{{.*}}, %{{.*}} group
  // CHECK: scf.for
  // ON: ccl.all_reduce add %{{.*}}, %{{.*}} group
  // OFF-COUNT-2: ccl.all_reduce add %{{[^,]*}} group
  // In a branch inside the loop.
  // CHECK: scf.if
  // ON: ccl.all_reduce add %{{.*}}, %{{.*}} group
  // OFF-COUNT-2: ccl.all_reduce add %{{[^,]*}} group
  %0 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  %1 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  %r = scf.for %i = %n to %n step %one iter_args(%x = %0) -> tensor<4xf32> {
    %2 = ccl.all_reduce add %x group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
    %3 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
    %4 = scf.if %c -> tensor<4xf32> {
      %5 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
      %6 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
      scf.yield %5 : tensor<4xf32>
    } else {
      scf.yield %3 : tensor<4xf32>
    }
    %7 = arith.addf %2, %4 : tensor<4xf32>
    scf.yield %7 : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

// CHECK-LABEL: func @in_cycle_of_branches(
func.func @in_cycle_of_branches(%a: tensor<4xf32>, %c: i1) -> tensor<4xf32> {
  // CHECK: ccl.all_reduce add %{{.*}}, %{{.*}} group
  // CHECK: ^bb1
  // ON: ccl.all_reduce add %{{.*}}, %{{.*}} group
  // OFF-COUNT-2: ccl.all_reduce add %{{[^,]*}} group
  // CHECK: ^bb2
  // CHECK: ccl.all_reduce add %{{.*}}, %{{.*}} group
  %0 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  %1 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  cf.br ^bb1
^bb1:
  %2 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  %3 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  cf.cond_br %c, ^bb1, ^bb2
^bb2:
  %4 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  %5 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  return %4 : tensor<4xf32>
}

// Called from a loop, through another function.
// CHECK-LABEL: func private @layer(
func.func private @layer(%a: tensor<4xf32>) -> tensor<4xf32> {
  // ON: ccl.all_reduce add %{{.*}}, %{{.*}} group
  // OFF-COUNT-2: ccl.all_reduce add %{{[^,]*}} group
  %0 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  %1 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @step(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = call @layer(%a) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @calls_in_loop(%a: tensor<4xf32>, %n: index) -> tensor<4xf32> {
  %r = scf.for %i = %n to %n step %n iter_args(%x = %a) -> tensor<4xf32> {
    %0 = func.call @step(%x) : (tensor<4xf32>) -> tensor<4xf32>
    scf.yield %0 : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

// Called from no loop.
// CHECK-LABEL: func private @head(
func.func private @head(%a: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: ccl.all_reduce add %{{.*}}, %{{.*}} group
  %0 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  %1 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
