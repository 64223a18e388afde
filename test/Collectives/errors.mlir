// RUN: tutti-opt %s --split-input-file --verify-diagnostics

func.func @rank_named_twice(%a: tensor<4xf32>) {
  // expected-error @+1 {{rank 1 is named twice; expected each at most once}}
  %0 = ccl.all_reduce add %a group <[[0, 1], [1, 2]]> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @rank_negative(%a: tensor<4xf32>) {
  // expected-error @+1 {{rank -1 is negative; expected 0 or more}}
  %0 = ccl.all_reduce add %a group <[[0, -1]]> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @empty_group(%a: tensor<4xf32>) {
  // expected-error @+1 {{group #1 has no ranks; expected at least one, or no group}}
  %0 = ccl.all_reduce add %a group <[[0], []]> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

// expected-error @+1 {{rank 3 is named twice; expected each at most once}}
#ranks = #ccl.ranks<[[3], [3]]>

// -----

func.func @channel_of_replicas(%a: tensor<4xf32>) {
  // expected-error @+1 {{channel 3 with ids read as cross_replica; expected no channel, or another way to read ids}}
  %0 = ccl.all_reduce add %a group <[[0, 1]], channel = 3> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @no_channel(%a: tensor<4xf32>) {
  // expected-error @+1 {{ids read as flattened_ids without a channel; expected 'channel = ' and a number greater than 0}}
  %0 = ccl.all_reduce add %a group <[[0, 1]], flattened_ids> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @unknown_mode(%a: tensor<4xf32>) {
  // expected-error @+1 {{'global' is no way to read ids; expected cross_replica, cross_partition, cross_replica_and_partition, flattened_ids, or 'channel = '}}
  %0 = ccl.all_reduce add %a group <[[0, 1]], global> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @source_twice(%a: tensor<4xf32>) {
  // expected-error @+1 {{source 0 is named twice; expected each at most once}}
  %0 = ccl.collective_permute %a pairs <[0 -> 1, 0 -> 2]> group <[]> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @target_twice(%a: tensor<4xf32>) {
  // expected-error @+1 {{target 1 is named twice; expected each at most once}}
  %0 = ccl.collective_permute %a pairs <[0 -> 1, 2 -> 1]> group <[]> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @permute_with_ranks(%a: tensor<4xf32>) {
  // expected-error @+1 {{has rank lists in its group; expected none, since its pairs say who takes part}}
  %0 = ccl.collective_permute %a pairs <[0 -> 1]> group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @segment_zero(%a: tensor<4xf32>) {
  // expected-error @+1 {{segment 0; expected a number greater than 0 (segment 0 has no attribute)}}
  %0 = ccl.all_reduce add %a group <[[0, 1]]> {ccl.segment = #ccl.segment<0, cap>} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @segment_reason(%a: tensor<4xf32>) {
  // expected-error @+1 {{a segment begun for 'effect'; expected cap or memory}}
  %0 = ccl.all_reduce add %a group <[[0, 1]]> {ccl.segment = #ccl.segment<1, effect>} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @segment_type(%a: tensor<4xf32>) {
  // expected-error @+1 {{attribute 'ccl.segment' is 1 : i64; expected one like #ccl.segment<1, cap>}}
  %0 = ccl.all_reduce add %a group <[[0, 1]]> {ccl.segment = 1 : i64} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @segment_elsewhere(%a: tensor<4xf32>) {
  // expected-error @+1 {{attribute 'ccl.segment' on an op that is never merged; expected it on an all-gather, an all-reduce or a reduce-scatter}}
  %0 = ccl.collective_broadcast %a group <[[0, 1]]> {ccl.segment = #ccl.segment<1, cap>} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @unknown_attribute(%a: tensor<4xf32>) {
  // expected-error @+1 {{attribute 'ccl.sgment' is not one of the ccl dialect; expected 'ccl.segment', or no 'ccl.' in its name}}
  %0 = ccl.all_reduce add %a group <[[0, 1]]> {ccl.sgment = 1 : i64} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @no_operands() {
  // expected-error @+1 {{has no operands; expected at least one}}
  "ccl.collective_broadcast"() <{group = #ccl.group<[[0, 1]]>}> : () -> ()
  return
}

// -----

func.func @results_missing(%a: tensor<4xf32>) {
  // expected-error @+1 {{has 2 operands and 1 results; expected one result per operand}}
  %0 = ccl.all_reduce add %a, %a group <[[0, 1]]> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @reduce_over_partitions(%a: tensor<4xf32>) {
  // expected-error @+1 {{reads ids as cross_partition; expected cross_replica, cross_replica_and_partition or flattened_ids}}
  %0 = ccl.all_reduce add %a group <[[0, 1]], cross_partition, channel = 1> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @broadcast_flattened(%a: tensor<4xf32>) {
  // expected-error @+1 {{reads ids as flattened_ids; expected cross_replica or cross_partition}}
  %0 = ccl.collective_broadcast %a group <[[0, 1]], flattened_ids, channel = 1> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @unequal_groups(%a: tensor<4xf32>) {
  // expected-error @+1 {{has groups of different sizes; expected groups of one size, since they determine the shapes}}
  %0 = ccl.all_gather %a dim 0 group <[[0, 1], [2]]> : (tensor<4xf32>) -> tensor<8xf32>
  return
}

// -----

func.func @element_types(%a: tensor<4xf32>) {
  // expected-error @+1 {{result #0 has element type 'f64'; expected 'f32' as operand #0}}
  %0 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf64>
  return
}

// -----

func.func @rank_of_result(%a: tensor<4xf32>) {
  // expected-error @+1 {{result #0 has rank 2; expected 1 as operand #0}}
  %0 = ccl.all_gather %a dim 0 group <[[0, 1]]> : (tensor<4xf32>) -> tensor<8x1xf32>
  return
}

// -----

func.func @other_dimension(%a: tensor<4x2xf32>) {
  // expected-error @+1 {{result #0 has size 3 in dimension 1; expected 2 as operand #0}}
  %0 = ccl.all_gather %a dim 0 group <[[0, 1]]> : (tensor<4x2xf32>) -> tensor<8x3xf32>
  return
}

// -----

func.func @dimension_out_of_range(%a: tensor<4xf32>) {
  // expected-error @+1 {{has 'dim' 1, but operand #0 has rank 1; expected 0 or more and less than the rank}}
  %0 = ccl.all_gather %a dim 1 group <[[0, 1]]> : (tensor<4xf32>) -> tensor<8xf32>
  return
}

// -----

func.func @gather_factor(%a: tensor<4xf32>) {
  // expected-error @+1 {{result #0 has size 12 in dimension 0 and operand #0 has 4; expected 2 times the operand's, a shard per rank}}
  %0 = ccl.all_gather %a dim 0 group <[[0, 1]]> : (tensor<4xf32>) -> tensor<12xf32>
  return
}

// -----

func.func @gather_two_factors(%a: tensor<4xf32>) {
  // expected-error @+1 {{result #1 has size 12 in dimension 0 and operand #1 has 4; expected 2 times the operand's, a shard per rank}}
  %0:2 = ccl.all_gather %a, %a dim 0 group <[]> : (tensor<4xf32>, tensor<4xf32>) -> (tensor<8xf32>, tensor<12xf32>)
  return
}

// -----

func.func @gather_no_multiple(%a: tensor<4xf32>) {
  // expected-error @+1 {{result #0 has size 7 in dimension 0 and operand #0 has 4; expected a multiple of the operand's, a shard per rank}}
  %0 = ccl.all_gather %a dim 0 group <[]> : (tensor<4xf32>) -> tensor<7xf32>
  return
}

// -----

func.func @scatter_factor(%a: tensor<5xf32>) {
  // expected-error @+1 {{operand #0 has size 5 in dimension 0 and result #0 has 2; expected 2 times the result's, a shard per rank}}
  %0 = ccl.reduce_scatter add %a dim 0 group <[[0, 1]]> : (tensor<5xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @all_to_all_concat(%a: tensor<2x4xf32>) {
  // expected-error @+1 {{result #0 has size 2 in dimension 0 and operand #0 has 2; expected 2 times the operand's, a shard per rank}}
  %0 = ccl.all_to_all %a split 1 concat 0 group <[[0, 1]]> : (tensor<2x4xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @all_to_all_one_dimension(%a: tensor<2x5xf32>) {
  // expected-error @+1 {{operand #0 has size 5 in dimension 1; expected a multiple of the 2 ranks of a group}}
  %0 = ccl.all_to_all %a split 1 concat 1 group <[[0, 1]]> : (tensor<2x5xf32>) -> tensor<2x5xf32>
  return
}

// -----

func.func @all_to_all_without_ranks(%a: tensor<2x4xf32>) {
  // expected-error @+1 {{has no rank lists; expected at least one group, since its size is the number of parts}}
  %0 = ccl.all_to_all %a split 1 concat 0 group <[]> : (tensor<2x4xf32>) -> tensor<8x1xf32>
  return
}

// -----

func.func @unknown_reduction(%a: tensor<4xf32>) {
  // expected-error @+1 {{'sub' is no reduction; expected add, mul, min, max, and, or, xor, or a 'reducer' region after the group}}
  %0 = ccl.all_reduce sub %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @no_reduction(%a: tensor<4xf32>) {
  // expected-error @+1 {{has no reduction; expected a name such as 'add', or a reducer region}}
  %0 = ccl.all_reduce %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @two_reductions(%a: tensor<4xf32>) {
  // expected-error @+1 {{has the reduction 'add' and a reducer; expected one of them}}
  %0 = ccl.all_reduce add %a group <[[0, 1]]> reducer {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    ccl.return %x : tensor<f32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @bitwise_on_floats(%a: tensor<4xf32>) {
  // expected-error @+1 {{has the reduction 'and' on operand #0 of 'f32'; expected booleans or integers}}
  %0 = ccl.all_reduce and %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @reducer_arguments(%a: tensor<4xf32>) {
  // expected-error @+1 {{has a reducer whose arguments are not two scalars of one type; expected two like tensor<f32>}}
  %0 = ccl.all_reduce %a group <[[0, 1]]> reducer {
  ^bb0(%x: tensor<4xf32>, %y: tensor<4xf32>):
    ccl.return %x : tensor<4xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @reducer_end(%a: tensor<4xf32>) {
  // expected-error @+1 {{has a reducer that does not end in ccl.return; expected it to return the combination of its arguments}}
  %0 = ccl.all_reduce %a group <[[0, 1]]> reducer {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    scf.yield %x : tensor<f32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @reducer_result(%a: tensor<4xf32>) {
  // expected-error @+1 {{has a reducer that returns 'tensor<f64>'; expected 'tensor<f32>' as its arguments}}
  %0 = ccl.all_reduce %a group <[[0, 1]]> reducer {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %z = arith.extf %x : tensor<f32> to tensor<f64>
    ccl.return %z : tensor<f64>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @reducer_type(%a: tensor<4xf64>) {
  // expected-error @+1 {{has a reducer on 'f32', operand #0 of 'f64' and result #0 of 'f32'; expected results of the reducer's type and operands of it or a narrower one}}
  %0 = ccl.all_reduce %a group <[[0, 1]]> reducer {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    ccl.return %x : tensor<f32>
  } : (tensor<4xf64>) -> tensor<4xf32>
  return
}

// -----

func.func @reducer_capture(%a: tensor<4xf32>, %b: tensor<f32>) {
  // expected-error @+1 {{has a reducer that uses a value from outside; expected only its arguments and its own values}}
  %0 = ccl.all_reduce %a group <[[0, 1]]> reducer {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    ccl.return %b : tensor<f32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @reducer_blocks(%a: tensor<4xf32>) {
  // expected-error @+1 {{has a reducer of several blocks; expected one}}
  %0 = ccl.all_reduce %a group <[[0, 1]]> reducer {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    cf.br ^bb1
  ^bb1:
    ccl.return %x : tensor<f32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return
}
