// RUN: tutti-opt %s --split-input-file --verify-diagnostics

// expected-error @below {{size of mesh axis "x" is 0, expected at least 1}}
// expected-error @below {{failed to parse Sdy_Mesh parameter 'axes'}}
sdy.mesh @mesh = <["x"=0]>

// -----

// expected-error @below {{mesh axis "x" is declared twice, expected distinct names}}
sdy.mesh @mesh = <["x"=2, "x"=2]>

// -----

// expected-error @below {{mesh has device id -1, expected ids of at least 0}}
sdy.mesh @mesh = <[], device_ids=[-1]>

// -----

// expected-error @below {{mesh without axes has 2 device ids, expected at most 1}}
sdy.mesh @mesh = <[], device_ids=[0, 1]>

// -----

// expected-error @below {{mesh has 3 device ids, expected 2, the product of its axes}}
sdy.mesh @mesh = <["x"=2], device_ids=[0, 1, 2]>

// -----

// expected-error @below {{mesh has 1 device ids, expected the product of its axes, which is too large}}
sdy.mesh @mesh = <["x"=4294967296, "y"=4294967296], device_ids=[0]>

// -----

// expected-error @below {{mesh has device id 2, expected ids from 0 to 1}}
sdy.mesh @mesh = <["x"=2], device_ids=[0, 2]>

// -----

// expected-error @below {{mesh has device id 1 twice, expected each id once}}
sdy.mesh @mesh = <["x"=2], device_ids=[1, 1]>

// -----

func.func @mesh_in_function() {
  // expected-error @below {{expects parent op 'builtin.module'}}
  sdy.mesh @mesh = <["x"=2]>
  return
}

// -----

// expected-error @below {{unknown attribute 'nothing' of dialect 'sdy'}}
module attributes {test.a = #sdy.nothing} {}

// -----

// expected-error @below {{'q1' is not a priority, expected 'p' and a number such as 'p1'}}
// expected-error @below {{failed to parse Sdy_TensorSharding parameter 'dim_shardings'}}
module attributes {test.a = #sdy.sharding<@m, [{"x"}q1]>} {}

// -----

// expected-error @below {{'p01' is not a priority}}
// expected-error @below {{failed to parse Sdy_TensorSharding parameter 'dim_shardings'}}
module attributes {test.a = #sdy.sharding<@m, [{"x"}p01]>} {}

// -----

// expected-error @below {{'p99999999999999999999' is not a priority}}
// expected-error @below {{failed to parse Sdy_TensorSharding parameter 'dim_shardings'}}
module attributes {test.a = #sdy.sharding<@m, [{"x"}p99999999999999999999]>} {}

// -----

// expected-error @below {{expected a mesh: the name of one, such as '@mesh', or one written inline, such as 'mesh<["x"=2]>'}}
module attributes {test.a = #sdy.sharding<@outer::@m, []>} {}

// -----

// expected-error @below {{'reduced' is not expected here; the dimensions of a sharding are followed by 'replicated={...}' and 'unreduced={...}', each at most once}}
module attributes {test.a = #sdy.sharding<@m, [], reduced={"x"}>} {}

// -----

// expected-error @below {{'replicated' is not expected here}}
module attributes {test.a = #sdy.sharding<@m, [], replicated={"x"}, replicated={"y"}>} {}

// -----

func.func @unknown_mesh(%arg0: tensor<8xf32>) {
  // expected-error @below {{mesh @mesh is not declared, expected an 'sdy.mesh' of that name in the module}}
  %0 = sdy.sharding_constraint %arg0 <@mesh, [{}]> : tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4]>
func.func @unknown_axis(%arg0: tensor<8xf32>) {
  // expected-error @below {{axis "w" is not an axis of its mesh #sdy.mesh<["x"=4]>}}
  %0 = sdy.reshard %arg0 <@mesh, [{"w"}]> : tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4]>
func.func @rank(%arg0: tensor<8x8xf32>) {
  // expected-error @below {{sharding has 1 dimensions, expected 2 for type 'tensor<8x8xf32>'}}
  %0 = sdy.sharding_constraint %arg0 <@mesh, [{"x"}]> : tensor<8x8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4]>
func.func @unranked(%arg0: tensor<*xf32>) {
  // expected-error @below {{value has type 'tensor<*xf32>', expected a rank to match the sharding's 0 dimensions}}
  %0 = sdy.sharding_constraint %arg0 <@mesh, []> : tensor<*xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4]>
func.func @axis_twice(%arg0: tensor<8x8xf32>) {
  // expected-error @below {{axis "x" overlaps "x", expected each axis to be used once}}
  %0 = sdy.sharding_constraint %arg0 <@mesh, [{"x"}, {"x"}]> : tensor<8x8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=1]>
func.func @axis_of_one_device_twice(%arg0: tensor<8xf32>) {
  // expected-error @below {{axis "x" overlaps "x", expected each axis to be used once}}
  %0 = sdy.sharding_constraint %arg0 <@mesh, [{"x"}], replicated={"x"}> : tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=8]>
func.func @sub_axes_overlap(%arg0: tensor<8x8xf32>) {
  // expected-error @below {{axis "x":(2)4 overlaps "x":(1)4, expected each axis to be used once}}
  %0 = sdy.sharding_constraint %arg0 <@mesh, [{"x":(1)4}, {"x":(2)4}]> : tensor<8x8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4]>
func.func @sub_axis_without_pre_size(%arg0: tensor<8xf32>) {
  // expected-error @below {{sub-axis "x":(0)2 is no proper part of axis "x" of size 4; in "axis":(pre)size, pre is at least 1, size at least 2 and less than the axis, and pre*size divides the axis}}
  %0 = sdy.sharding_constraint %arg0 <@mesh, [{"x":(0)2}]> : tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4]>
func.func @sub_axis_of_size_one(%arg0: tensor<8xf32>) {
  // expected-error @below {{sub-axis "x":(2)1 is no proper part}}
  %0 = sdy.sharding_constraint %arg0 <@mesh, [{"x":(2)1}]> : tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4]>
func.func @sub_axis_is_the_axis(%arg0: tensor<8xf32>) {
  // expected-error @below {{sub-axis "x":(1)4 is no proper part}}
  %0 = sdy.sharding_constraint %arg0 <@mesh, [{"x":(1)4}]> : tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4]>
func.func @sub_axis_beyond_the_axis(%arg0: tensor<8xf32>) {
  // expected-error @below {{sub-axis "x":(4)2 is no proper part}}
  %0 = sdy.sharding_constraint %arg0 <@mesh, [{"x":(4)2}]> : tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=8]>
func.func @sub_axis_too_large(%arg0: tensor<8xf32>) {
  // expected-error @below {{sub-axis "x":(4611686018427387904)4 is no proper part}}
  %0 = sdy.sharding_constraint %arg0 <@mesh, [{"x":(4611686018427387904)4}]> : tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4]>
func.func @sub_axes_in_a_row(%arg0: tensor<8xf32>) {
  // expected-error @below {{sub-axes "x":(1)2 and "x":(2)2 follow one another, expected them to be written as one}}
  %0 = sdy.sharding_constraint %arg0 <@mesh, [{"x":(1)2, "x":(2)2}]> : tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2]>
func.func @replicated_order(%arg0: tensor<8xf32>) {
  // expected-error @below {{replicated axes have "y" before "x", expected the order of the mesh #sdy.mesh<["x"=4, "y"=2]>}}
  %0 = sdy.sharding_constraint %arg0 <@mesh, [{}], replicated={"y", "x"}> : tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2]>
func.func @unreduced_order(%arg0: tensor<8xf32>) {
  // expected-error @below {{unreduced axes have "x":(2)2 before "x":(1)2, expected the order of the mesh}}
  %0 = sdy.sharding_constraint %arg0 <@mesh, [{}], unreduced={"x":(2)2, "x":(1)2}> : tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4]>
func.func @priority_of_nothing(%arg0: tensor<8xf32>) {
  // expected-error @below {{dimension 0 has priority p1 but neither axes nor '?', expected one of them}}
  %0 = sdy.sharding_constraint %arg0 <@mesh, [{}p1]> : tensor<8xf32>
  return
}

// -----

sdy.mesh @maximal = <[], device_ids=[0]>
func.func @single_device(%arg0: tensor<8xf32>) {
  // expected-error @below {{sharding has dimensions or axes, expected none: the mesh is a single device}}
  %0 = sdy.sharding_constraint %arg0 <@maximal, [{}]> : tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4]>
func.func @token(%arg0: !stablehlo.token) {
  // expected-error @below {{sharding has dimensions or axes, expected none: the value has no shape}}
  %0 = sdy.sharding_constraint %arg0 <@mesh, [], replicated={"x"}> : !stablehlo.token
  return
}

// -----

sdy.mesh @mesh = <["x"=4]>
// expected-error @below {{argument 0: sharding has 1 dimensions, expected 2}}
func.func @argument(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}) {
  return
}

// -----

sdy.mesh @mesh = <["x"=4]>
// expected-error @below {{result 0: sharding has 1 dimensions, expected 2}}
func.func @result(%arg0: tensor<8x8xf32>) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}) {
  return %arg0 : tensor<8x8xf32>
}

// -----

// expected-error @below {{argument 0: 'sdy.sharding' is 1 : i64, expected '#sdy.sharding<...>'}}
func.func @argument_kind(%arg0: tensor<8x8xf32> {sdy.sharding = 1}) {
  return
}

// -----

sdy.mesh @mesh = <["x"=4]>
func.func @sharding_kind(%arg0: tensor<8xf32>) {
  // expected-error @below {{attribute 'sdy.sharding' is #sdy.sharding<@mesh, [{}]>, expected '#sdy.sharding_per_value<[...]>'}}
  %0 = stablehlo.add %arg0, %arg0 {sdy.sharding = #sdy.sharding<@mesh, [{}]>} : tensor<8xf32>
  return
}

// -----

func.func @sharding_rule_kind(%arg0: tensor<8xf32>) {
  // expected-error @below {{attribute 'sdy.sharding_rule' is 1 : i64, expected '#sdy.op_sharding_rule<...>'}}
  %0 = stablehlo.add %arg0, %arg0 {sdy.sharding_rule = 1} : tensor<8xf32>
  return
}

// -----

func.func @propagation_edges_kind(%arg0: tensor<8xf32>) {
  // expected-error @below {{attribute 'sdy.propagation_edges' is 1 : i64, expected '#sdy.propagation_edges<[...]>'}}
  %0 = stablehlo.add %arg0, %arg0 {sdy.propagation_edges = 1} : tensor<8xf32>
  return
}

// -----

func.func @result_propagation_edges_kind(%arg0: tensor<8xf32>) {
  // expected-error @below {{attribute 'sdy.result_propagation_edges' is [1], expected '[#sdy.propagation_edges<[...]>, ...]'}}
  %0 = stablehlo.add %arg0, %arg0 {sdy.result_propagation_edges = [1]} : tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4]>
func.func @number_of_shardings(%arg0: tensor<8xf32>) {
  // expected-error @below {{has 2 result shardings, expected 1, one for each result}}
  %0 = stablehlo.add %arg0, %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}]>, <@mesh, [{}]>]>} : tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4]>
func.func @no_results() {
  // expected-error @below {{result 0: sharding has dimensions or axes, expected none: the op has no results}}
  stablehlo.custom_call @f() {has_side_effect = true, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}]>]>} : () -> ()
  return
}

// -----

sdy.mesh @mesh = <["x"=4]>
func.func @tuple(%arg0: tensor<8xf32>) {
  // expected-error @below {{result 0: value is a tuple of 2, expected a tuple of 1; shard its elements instead}}
  %0 = stablehlo.tuple %arg0, %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}]>]>} : tuple<tensor<8xf32>, tensor<8xf32>>
  return
}

// -----

func.func @constant_type() {
  // expected-error @below {{has a value of type 'tensor<2xf32>', expected the type of the result, 'tensor<3xf32>'}}
  %0 = "sdy.constant"() <{value = dense<1.0> : tensor<2xf32>}> : () -> tensor<3xf32>
  return
}

// -----

func.func @barrier(%arg0: tensor<8xf32>) {
  // expected-error @below {{lets shardings through in direction BOTH, expected FORWARD, BACKWARD or NONE; without a barrier leave it out}}
  %0 = sdy.propagation_barrier %arg0 allowed_direction=BOTH : tensor<8xf32>
  return
}

// -----

func.func @edge_shape(%arg0: tensor<?xf32>) {
  // expected-error @below {{has type 'tensor<?xf32>', expected a static shape}}
  %0 = sdy.data_flow_edge %arg0 : tensor<?xf32>
  return
}

// -----

func.func @edge_uses(%arg0: tensor<8xf32>) {
  // expected-error @below {{has an operand with other uses, expected this to be its only one}}
  %0 = sdy.func_data_flow_edge %arg0 : tensor<8xf32>
  %1 = stablehlo.negate %arg0 : tensor<8xf32>
  return
}

// -----

func.func @edge_source() {
  // expected-note @below {{made here}}
  %0 = sdy.constant dense<1.0> : tensor<8xf32>
  // expected-error @below {{has an operand made by an op that flows nowhere, expected the result of an op with a region}}
  %1 = sdy.data_flow_edge %0 : tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4]>
func.func @edge_sharding(%arg0: tensor<8xf32>) {
  // expected-error @below {{axis "w" is not an axis of its mesh}}
  %0 = sdy.data_flow_edge %arg0 sharding=<@mesh, [{"w"}]> : tensor<8xf32>
  return
}

// -----

func.func @function_edge(%arg0: tensor<8xf32>) {
  %0 = stablehlo.negate %arg0 : tensor<8xf32>
  // expected-error @below {{expects an argument of a function or the result of a call as its operand}}
  %1 = sdy.func_data_flow_edge %0 : tensor<8xf32>
  return
}
