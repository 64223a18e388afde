// RUN: tutti-opt %s --split-input-file --verify-diagnostics

func.func @rule(%arg0: tensor<8x4xf32>) {
  // expected-error @below {{sharding rule gives factor 'k' a size of 2 but maps no dimension to it, expected a use}}
  %0 = stablehlo.add %arg0, %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j]) {i=8, j=4, k=2}>} : tensor<8x4xf32>
  return
}

// -----

func.func @rule(%arg0: tensor<8x4xf32>) {
  // expected-error @below {{sharding rule maps 1 operands, expected 2}}
  %0 = stablehlo.add %arg0, %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=8, j=4}>} : tensor<8x4xf32>
  return
}

// -----

func.func @rule(%arg0: tensor<8x4xf32>) {
  // expected-error @below {{sharding rule, operand 0: has 1 dimensions, expected 2 for type 'tensor<8x4xf32>'}}
  %0 = stablehlo.add %arg0, %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i], [i, j])->([i, j]) {i=8, j=4}>} : tensor<8x4xf32>
  return
}

// -----

func.func @rule(%arg0: tensor<8x4xf32>) {
  // expected-error @below {{sharding rule, operand 1: factor 'i' is used twice, expected once}}
  %0 = stablehlo.add %arg0, %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, i])->([i, j]) {i=8, j=4}>} : tensor<8x4xf32>
  return
}

// -----

func.func @rule(%arg0: tensor<8x4xf32>) {
  // expected-error @below {{sharding rule, operand 0: factor 'j' has size 1 and shares a dimension, expected it to be left out}}
  %0 = stablehlo.add %arg0, %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([ij, k], [i, k])->([i, k]) {i=8, j=1, k=4}>} : tensor<8x4xf32>
  return
}

// -----

func.func @rule(%arg0: tensor<8x4xf32>) {
  // expected-error @below {{sharding rule, result 0: factor 'k' has no size, expected one of the 2 factors with sizes}}
  %0 = stablehlo.add %arg0, %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, k]) {i=8, j=4}>} : tensor<8x4xf32>
  return
}

// -----

func.func @rule(%arg0: tensor<8x4xf32>) {
  // expected-error @below {{sharding rule marks factor 'j' as reduction and maps a result to it, expected operands only}}
  %0 = stablehlo.add %arg0, %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j]) {i=8, j=4} reduction={j}>} : tensor<8x4xf32>
  return
}

// -----

func.func @rule(%arg0: tensor<8x4xf32>) {
  // expected-error @below {{sharding rule marks factor 'k' as permutation and as something else, expected one of reduction, need_replication and permutation}}
  %0 = stablehlo.add %arg0, %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, k], [i, j])->([i, j]) {i=8, j=4, k=4} reduction={k} permutation={k}>} : tensor<8x4xf32>
  return
}

// -----

func.func @rule(%arg0: tensor<8x4xf32>) {
  // expected-error @below {{sharding rule has 'j' before 'i' among need_replication factors, expected ascending order without repetition}}
  %0 = stablehlo.add %arg0, %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j]) {i=8, j=4} need_replication={j, i}>} : tensor<8x4xf32>
  return
}

// -----

func.func @rule(%arg0: tensor<8x4xf32>) {
  // expected-error @below {{sharding rule has 'i' before 'i' among blocked_propagation factors}}
  %0 = stablehlo.add %arg0, %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j]) {i=8, j=4} blocked_propagation={i, i}>} : tensor<8x4xf32>
  return
}

// -----

func.func @rule(%arg0: tensor<8x4xf32>) {
  // expected-error @below {{sharding rule marks factor 'k' as permutation, expected one of the 2 factors with sizes}}
  %0 = stablehlo.add %arg0, %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j]) {i=8, j=4} permutation={k}>} : tensor<8x4xf32>
  return
}

// -----

func.func @rule_on_dynamic_shape(%arg0: tensor<?xf32>) {
  // expected-error @below {{sharding rule, operand 0: has type 'tensor<?xf32>', expected a static shape}}
  %0 = stablehlo.negate %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([i]) {i=8}>} : tensor<?xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4]>
func.func @edge_axis(%arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) {
  // expected-error @below {{propagation edges name axis "w", which is not an axis of the mesh #sdy.mesh<["x"=4]>}}
  %0 = stablehlo.negate %arg0 {sdy.propagation_edges = #sdy.propagation_edges<[{step-0 = [{"w" = operand-0 -> [result-0]}]}]>} : tensor<8xf32>
  return
}

// -----

func.func @edge_value(%arg0: tensor<8xf32>) {
  // expected-error @below {{propagation edges name result-1, expected a number from 0 to less than 1}}
  %0 = stablehlo.negate %arg0 {sdy.propagation_edges = #sdy.propagation_edges<[{step-0 = [{"x" = operand-0 -> [result-1]}]}]>} : tensor<8xf32>
  return
}

// -----

// expected-error @below {{propagation step -1 is negative, expected steps from 0}}
module attributes {test.a = #sdy.propagation_edges<[{step--1 = [{"x" = operand-0 -> [result-0]}]}]>} {}

// -----

// expected-error @below {{propagation step 0 appears twice, expected each step once}}
module attributes {test.a = #sdy.propagation_edges<[{step-0 = [{"x" = operand-0 -> [result-0]}]}, {step-0 = [{"x" = operand-0 -> [result-0]}]}]>} {}

// -----

// expected-error @below {{axis "x" is propagated from operand-0 to itself}}
module attributes {test.a = #sdy.propagation_edges<[{step-0 = [{"x" = operand-0 -> [operand-0]}]}]>} {}

// -----

// expected-error @below {{axis "x":(1)2 is propagated twice to result-0}}
module attributes {test.a = #sdy.propagation_edges<[{step-0 = [{"x":(1)2 = operand-0 -> [result-0, result-0]}]}]>} {}

// -----

// expected-error @below {{found 'input', expected 'operand' or 'result'}}
// expected-error @below {{failed to parse Sdy_AxisToPropagationDetails}}
// expected-error @below {{failed to parse Sdy_PropagationEdges}}
module attributes {test.a = #sdy.propagation_edges<[{step-0 = [{"x" = input-0 -> [result-0]}]}]>} {}

// -----

// expected-error @below {{'ab' does not name a factor, expected 'i' to 'z', 'z_1', 'z_2', ...}}
// expected-error @below {{failed to parse Sdy_TensorMapping}}
// expected-error @below {{failed to parse Sdy_OpShardingRule}}
module attributes {test.a = #sdy.op_sharding_rule<([ab])->([])>} {}

// -----

// expected-error @below {{'z_01' does not name a factor, expected 'z_' and a number from 1 without leading zeros}}
// expected-error @below {{failed to parse Sdy_TensorMapping}}
// expected-error @below {{failed to parse Sdy_OpShardingRule}}
module attributes {test.a = #sdy.op_sharding_rule<([z_01])->([])>} {}

// -----

// expected-error @below {{'z_' does not name a factor, expected 'z_' and a number}}
// expected-error @below {{failed to parse Sdy_TensorMapping}}
// expected-error @below {{failed to parse Sdy_OpShardingRule}}
module attributes {test.a = #sdy.op_sharding_rule<([z_])->([])>} {}

// -----

// expected-error @below {{'z_99999999999999999999' does not name a factor}}
// expected-error @below {{failed to parse Sdy_TensorMapping}}
// expected-error @below {{failed to parse Sdy_OpShardingRule}}
module attributes {test.a = #sdy.op_sharding_rule<([z_99999999999999999999])->([])>} {}

// -----

// expected-error @below {{expected the factors of a dimension, such as 'i' or 'jk'}}
// expected-error @below {{failed to parse Sdy_TensorMapping}}
// expected-error @below {{failed to parse Sdy_OpShardingRule}}
module attributes {test.a = #sdy.op_sharding_rule<([*])->([])>} {}

// -----

// expected-error @below {{found the size of factor 'k', expected that of 'j'; sizes are given from 'i' on, in order}}
module attributes {test.a = #sdy.op_sharding_rule<([i])->([]) {i=2, k=2}>} {}

// -----

// expected-error @below {{found 'j' after factor 'i', expected one factor}}
module attributes {test.a = #sdy.op_sharding_rule<([i])->([]) {ij=2}>} {}
