// RUN: tutti-opt %s --ccl-bucketize | FileCheck %s

// Every block is a run of its own: ranks may take different ways.

// The branch depends on the device. What stands in it is reached by some ranks
// only, so it is merged neither with the block around it nor with the other
// branch; inside one branch it is.
// CHECK-LABEL: func @branch_differs_by_rank(
func.func @branch_differs_by_rank(%a: tensor<4xf32>, %rank_is_low: i1) -> tensor<4xf32> {
  // CHECK-NEXT: scf.if
  // CHECK-NEXT: %[[X:.*]]:2 = ccl.all_reduce add %{{.*}}, %{{.*}} group
  // CHECK-NEXT: arith.addf %[[X]]#0, %[[X]]#1
  // CHECK: } else {
  // CHECK-NEXT: ccl.all_reduce add %{{[^,]*}} group
  // CHECK: }
  // CHECK-NEXT: ccl.all_reduce add %{{[^,]*}}, %{{[^,]*}} group
  %0 = ccl.all_reduce add %a group <[[0, 1], [2, 3]]> : (tensor<4xf32>) -> tensor<4xf32>
  %1 = scf.if %rank_is_low -> tensor<4xf32> {
    %2 = ccl.all_reduce add %a group <[[0, 1], [2, 3]]> : (tensor<4xf32>) -> tensor<4xf32>
    %3 = ccl.all_reduce add %a group <[[0, 1], [2, 3]]> : (tensor<4xf32>) -> tensor<4xf32>
    %4 = arith.addf %2, %3 : tensor<4xf32>
    scf.yield %4 : tensor<4xf32>
  } else {
    %5 = ccl.all_reduce add %a group <[[0, 1], [2, 3]]> : (tensor<4xf32>) -> tensor<4xf32>
    scf.yield %5 : tensor<4xf32>
  }
  %6 = ccl.all_reduce add %a group <[[0, 1], [2, 3]]> : (tensor<4xf32>) -> tensor<4xf32>
  %7 = arith.addf %0, %6 : tensor<4xf32>
  %8 = arith.addf %7, %1 : tensor<4xf32>
  return %8 : tensor<4xf32>
}

// CHECK-LABEL: func @blocks_of_one_region(
func.func @blocks_of_one_region(%a: tensor<4xf32>, %c: i1) -> tensor<4xf32> {
  // CHECK: ccl.all_reduce add %{{[^,]*}} group
  // CHECK-NEXT: cf.cond_br
  // CHECK: ccl.all_reduce add %{{.*}}, %{{.*}} group
  // CHECK-NEXT: cf.br
  %0 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  cf.cond_br %c, ^bb1, ^bb2(%0 : tensor<4xf32>)
^bb1:
  %1 = ccl.all_reduce add %0 group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  %2 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  cf.br ^bb2(%1 : tensor<4xf32>)
^bb2(%r: tensor<4xf32>):
  return %r : tensor<4xf32>
}

// The blocks stand in an order other than that of execution.
// CHECK-LABEL: func @use_before_definition_in_text(
func.func @use_before_definition_in_text(%a: tensor<4xf32>, %c: i1) -> tensor<4xf32> {
  // CHECK: ^bb1
  // CHECK-NEXT: %[[N:.*]] = scf.if
  // CHECK-NEXT: scf.yield %[[R:.*]]#0
  // CHECK: ^bb2
  // CHECK-NEXT: %[[R]]:2 = ccl.all_reduce add %{{.*}}, %{{.*}} group
  cf.br ^bb2
^bb1:
  %0 = scf.if %c -> tensor<4xf32> {
    scf.yield %1 : tensor<4xf32>
  } else {
    scf.yield %a : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
^bb2:
  %1 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  %2 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  cf.br ^bb1
}
