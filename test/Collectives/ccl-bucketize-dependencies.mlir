// RUN: tutti-opt %s --ccl-bucketize | FileCheck %s

// What a member may need, and how ops are moved.

// CHECK-LABEL: func @member_needs_member(
// CHECK-SAME: %[[A:.*]]: tensor<4xf32>)
func.func @member_needs_member(%a: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK-NEXT: %[[R0:.*]] = ccl.all_reduce add %[[A]] group
  // CHECK-NEXT: %[[R1:.*]] = ccl.all_reduce add %[[R0]] group
  // CHECK-NEXT: return %[[R1]]
  %0 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  %1 = ccl.all_reduce add %0 group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// The need goes through other ops; what follows joins the new run.
// CHECK-LABEL: func @through_other_ops(
// CHECK-SAME: %[[A:.*]]: tensor<4xf32>)
func.func @through_other_ops(%a: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  // CHECK-NEXT: %[[R0:.*]] = ccl.all_reduce add %[[A]] group
  // CHECK-NEXT: %[[S:.*]] = arith.negf %[[R0]]
  // CHECK-NEXT: %[[T:.*]] = arith.addf %[[S]], %[[A]]
  // CHECK-NEXT: %[[R1:.*]]:2 = ccl.all_reduce add %[[T]], %[[A]] group
  // CHECK-NEXT: return %[[R1]]#0, %[[R1]]#1
  %0 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  %1 = arith.negf %0 : tensor<4xf32>
  %2 = arith.addf %1, %a : tensor<4xf32>
  %3 = ccl.all_reduce add %2 group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  %4 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  return %3, %4 : tensor<4xf32>, tensor<4xf32>
}

// Only users of the earlier member move, behind the last member and in their
// order; everything else stays where it was.
// CHECK-LABEL: func @users_move(
// CHECK-SAME: %[[A:.*]]: tensor<4xf32>)
func.func @users_move(%a: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  // CHECK-NEXT: %[[X:.*]] = arith.negf %[[A]]
  // CHECK-NEXT: %[[Y:.*]] = arith.addf %[[X]], %[[A]]
  // CHECK-NEXT: %[[R:.*]]:2 = ccl.all_reduce add %[[A]], %[[Y]] group
  // CHECK-NEXT: %[[U:.*]] = arith.subf %[[R]]#0, %[[X]]
  // CHECK-NEXT: %[[V:.*]] = arith.mulf %[[U]], %[[A]]
  // CHECK-NEXT: %[[Z:.*]] = arith.divf %[[R]]#1, %[[A]]
  // CHECK-NEXT: return %[[U]], %[[V]], %[[Z]]
  %x = arith.negf %a : tensor<4xf32>
  %0 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  %u = arith.subf %0, %x : tensor<4xf32>
  %y = arith.addf %x, %a : tensor<4xf32>
  %v = arith.mulf %u, %a : tensor<4xf32>
  %1 = ccl.all_reduce add %y group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  %z = arith.divf %1, %a : tensor<4xf32>
  return %u, %v, %z : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// Each merge alone is legal, the two together are not: the second all-gather
// would wait for the first all-reduce and the other way round.
// CHECK-LABEL: func @joint_cycle(
// CHECK-SAME: %[[A:.*]]: tensor<4xf32>)
func.func @joint_cycle(%a: tensor<4xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  // CHECK-NEXT: %[[R0:.*]] = ccl.all_reduce add %[[A]] group
  // CHECK-NEXT: %[[G:.*]]:2 = ccl.all_gather %[[R0]], %[[A]] dim 0
  // CHECK-NEXT: %[[R1:.*]] = ccl.all_reduce add %[[G]]#1 group
  // CHECK-NEXT: return %[[G]]#0, %[[R1]]
  %0 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  %1 = ccl.all_gather %0 dim 0 group <[[0, 1]]> : (tensor<4xf32>) -> tensor<8xf32>
  %2 = ccl.all_gather %a dim 0 group <[[0, 1]]> : (tensor<4xf32>) -> tensor<8xf32>
  %3 = ccl.all_reduce add %2 group <[[0, 1]]> : (tensor<8xf32>) -> tensor<8xf32>
  return %1, %3 : tensor<8xf32>, tensor<8xf32>
}

// The cycle goes through a run that is no longer pending.
// CHECK-LABEL: func @joint_cycle_through_a_finished_run(
// CHECK-SAME: %[[A:.*]]: tensor<4xf32>)
func.func @joint_cycle_through_a_finished_run(%a: tensor<4xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
  // CHECK-NEXT: %[[R0:.*]] = ccl.all_reduce add %[[A]] group
  // CHECK-NEXT: %[[G0:.*]]:2 = ccl.all_gather %[[R0]], %[[A]] dim 0 group <{{\[\[}}0, 1]]>
  // CHECK-NEXT: %[[G1:.*]] = ccl.all_gather %[[A]] dim 0 group <{{\[\[}}1, 0]]>
  // CHECK-NEXT: %[[R1:.*]] = ccl.all_reduce add %[[G0]]#1 group
  // CHECK-NEXT: return %[[G0]]#0, %[[G1]], %[[R1]]
  %0 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  %1 = ccl.all_gather %0 dim 0 group <[[0, 1]]> : (tensor<4xf32>) -> tensor<8xf32>
  %2 = ccl.all_gather %a dim 0 group <[[0, 1]]> : (tensor<4xf32>) -> tensor<8xf32>
  %3 = ccl.all_gather %a dim 0 group <[[1, 0]]> : (tensor<4xf32>) -> tensor<8xf32>
  %4 = ccl.all_reduce add %2 group <[[0, 1]]> : (tensor<8xf32>) -> tensor<8xf32>
  return %1, %3, %4 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}

// Two runs that overlap, one of which needs the other, both merge.
// CHECK-LABEL: func @runs_overlap(
// CHECK-SAME: %[[A:.*]]: tensor<4xf32>)
func.func @runs_overlap(%a: tensor<4xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  // CHECK-NEXT: %[[R:.*]]:2 = ccl.all_reduce add %[[A]], %[[A]] group
  // CHECK-NEXT: %[[G:.*]]:2 = ccl.all_gather %[[R]]#0, %[[R]]#1 dim 0
  // CHECK-NEXT: return %[[G]]#0, %[[G]]#1
  %0 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  %1 = ccl.all_gather %0 dim 0 group <[[0, 1]]> : (tensor<4xf32>) -> tensor<8xf32>
  %2 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  %3 = ccl.all_gather %2 dim 0 group <[[0, 1]]> : (tensor<4xf32>) -> tensor<8xf32>
  return %1, %3 : tensor<8xf32>, tensor<8xf32>
}

// The merged op that needs the other moves when its last member stands first.
// CHECK-LABEL: func @merged_op_moves(
// CHECK-SAME: %[[A:.*]]: tensor<4xf32>)
func.func @merged_op_moves(%a: tensor<4xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<4xf32>) {
  // CHECK-NEXT: %[[R:.*]]:2 = ccl.all_reduce add %[[A]], %[[A]] group
  // CHECK-NEXT: %[[G:.*]]:2 = ccl.all_gather %[[R]]#0, %[[A]] dim 0
  // CHECK-NEXT: return %[[G]]#0, %[[G]]#1, %[[R]]#1
  %0 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  %1 = ccl.all_gather %0 dim 0 group <[[0, 1]]> : (tensor<4xf32>) -> tensor<8xf32>
  %2 = ccl.all_gather %a dim 0 group <[[0, 1]]> : (tensor<4xf32>) -> tensor<8xf32>
  %3 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  return %1, %2, %3 : tensor<8xf32>, tensor<8xf32>, tensor<4xf32>
}

// One operand of several is enough.
// CHECK-LABEL: func @one_of_several_operands(
func.func @one_of_several_operands(%a: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK-NEXT: ccl.all_reduce add %{{[^,]*}} group
  // CHECK-NEXT: ccl.all_reduce add %{{[^,]*}}, %{{[^,]*}} group
  %0 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  %1:2 = ccl.all_reduce add %a, %0 group <[[0, 1]]> : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  return %1#1 : tensor<4xf32>
}

// A region needs what its ops use from outside.
// CHECK-LABEL: func @through_a_region(
// CHECK-SAME: %[[A:.*]]: tensor<4xf32>, %[[C:.*]]: i1)
func.func @through_a_region(%a: tensor<4xf32>, %c: i1) -> tensor<4xf32> {
  // CHECK-NEXT: %[[R:.*]] = ccl.all_reduce add %[[A]] group
  // CHECK-NEXT: %[[I:.*]] = scf.if
  // CHECK: ccl.all_reduce add %[[I]] group
  %0 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  %1 = scf.if %c -> tensor<4xf32> {
    %2 = scf.if %c -> tensor<4xf32> {
      scf.yield %0 : tensor<4xf32>
    } else {
      scf.yield %a : tensor<4xf32>
    }
    scf.yield %2 : tensor<4xf32>
  } else {
    scf.yield %a : tensor<4xf32>
  }
  %3 = ccl.all_reduce add %1 group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  return %3 : tensor<4xf32>
}

// A region that uses the first member moves as a whole.
// CHECK-LABEL: func @region_moves(
// CHECK-SAME: %[[A:.*]]: tensor<4xf32>, %[[C:.*]]: i1)
func.func @region_moves(%a: tensor<4xf32>, %c: i1) -> (tensor<4xf32>, tensor<4xf32>) {
  // CHECK-NEXT: %[[R:.*]]:2 = ccl.all_reduce add %[[A]], %[[A]] group
  // CHECK-NEXT: %[[I:.*]] = scf.if
  // CHECK-NEXT: arith.negf %[[R]]#0
  // CHECK: return %[[I]], %[[R]]#1
  %0 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  %1 = scf.if %c -> tensor<4xf32> {
    %2 = arith.negf %0 : tensor<4xf32>
    scf.yield %2 : tensor<4xf32>
  } else {
    scf.yield %a : tensor<4xf32>
  }
  %3 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  return %1, %3 : tensor<4xf32>, tensor<4xf32>
}
