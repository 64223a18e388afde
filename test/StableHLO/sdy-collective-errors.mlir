// RUN: tutti-opt %s --split-input-file --verify-diagnostics

sdy.mesh @mesh = <["x"=4, "y"=2, "z"=4]>
func.func @all_gather_unsharded_operand(%arg0: tensor<8x4xf32>) {
  // expected-error @below {{has an operand without a sharding, expected one, such as 'sdy.sharding' on the op that makes it}}
  %0 = sdy.all_gather [{"x"}, {}] %arg0 out_sharding=<@mesh, [{}, {}]> : tensor<8x4xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2, "z"=4]>
func.func @out_sharding(%arg0: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) {
  // expected-error @below {{out_sharding: axis "w" is not an axis of its mesh}}
  %0 = sdy.all_gather [{"x"}, {}] %arg0 out_sharding=<@mesh, [{"w"}, {}]> : tensor<8x4xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2, "z"=4]>
func.func @number_of_dimensions(%arg0: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) {
  // expected-error @below {{has axes for 1 dimensions, expected 2}}
  %0 = sdy.all_gather [{"x"}] %arg0 out_sharding=<@mesh, [{}, {}]> : tensor<8x4xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2, "z"=4]>
func.func @unknown_axis(%arg0: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) {
  // expected-error @below {{axis "w" is not an axis of its mesh}}
  %0 = sdy.all_gather [{"w"}, {}] %arg0 out_sharding=<@mesh, [{}, {}]> : tensor<8x4xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2, "z"=4]>
func.func @axis_twice(%arg0: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) {
  // expected-error @below {{axis "x" overlaps "x", expected each axis to be used once}}
  %0 = sdy.all_gather [{"x"}, {"x"}] %arg0 out_sharding=<@mesh, [{}, {}]> : tensor<8x4xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2, "z"=4]>
func.func @all_gather_other_axis(%arg0: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) {
  // expected-error @below {{cannot take axis "y" off dimension 0 of the operand, expected the end of {"x"}}}
  %0 = sdy.all_gather [{"y"}, {}] %arg0 out_sharding=<@mesh, [{}, {}]> : tensor<8x4xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2, "z"=4]>
func.func @all_gather_major_part(%arg0: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) {
  // expected-error @below {{cannot take axis "x":(1)2 off dimension 0 of the operand, expected the end of {"x"}}}
  %0 = sdy.all_gather [{"x":(1)2}, {}] %arg0 out_sharding=<@mesh, [{"x":(2)2}, {}]> : tensor<8x4xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2, "z"=4]>
func.func @all_gather_result(%arg0: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) {
  // expected-error @below {{has a result whose dimension 0 is sharded {}, expected {"x":(1)2}}}
  %0 = sdy.all_gather [{"x":(2)2}, {}] %arg0 out_sharding=<@mesh, [{}, {}]> : tensor<8x4xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2, "z"=4]>
sdy.mesh @other = <["x"=4]>
func.func @two_meshes(%arg0: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) {
  // expected-error @below {{has a result on mesh #sdy.mesh<["x"=4]>, expected the operand's mesh #sdy.mesh<["x"=4, "y"=2, "z"=4]>}}
  %0 = sdy.all_gather [{"x"}, {}] %arg0 out_sharding=<@other, [{}, {}]> : tensor<8x4xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2, "z"=4]>
func.func @all_slice_result(%arg0: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) {
  // expected-error @below {{has a result whose dimension 0 is sharded {"y"}, expected {"x", "y"}}}
  %0 = sdy.all_slice [{"y"}, {}] %arg0 out_sharding=<@mesh, [{"y"}, {}]> : tensor<8x4xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2, "z"=4]>
func.func @reduce_scatter_result(%arg0: tensor<8x4xf32>) {
  // expected-error @below {{has a result whose dimension 0 is sharded {}, expected {"y"}}}
  %0 = sdy.reduce_scatter [{"y"}, {}] %arg0 out_sharding=<@mesh, [{}, {"y"}]> : tensor<8x4xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2, "z"=4]>
func.func @sharded_to_unreduced(%arg0: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) {
  // expected-error @below {{has a result that is unreduced along {}, expected {"x"}}}
  %0 = sdy.sharded_to_unreduced [{"x"}, {}] %arg0 out_sharding=<@mesh, [{}, {}]> : tensor<8x4xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2, "z"=4]>
func.func @all_to_all_without_moves(%arg0: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) {
  // expected-error @below {{has no moves, expected at least one, such as '{"x"}: 0->1'}}
  %0 = sdy.all_to_all [] %arg0 out_sharding=<@mesh, [{}, {"x"}]> : tensor<8x4xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2, "z"=4]>
func.func @all_to_all_dimension(%arg0: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) {
  // expected-error @below {{names dimension 2, expected one from 0 to less than 2}}
  %0 = sdy.all_to_all [{"x"}: 0->2] %arg0 out_sharding=<@mesh, [{}, {"x"}]> : tensor<8x4xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2, "z"=4]>
func.func @all_to_all_dimension_twice(%arg0: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) {
  // expected-error @below {{names dimension 0 twice, expected each at most once}}
  %0 = sdy.all_to_all [{"x"}: 0->0] %arg0 out_sharding=<@mesh, [{}, {"x"}]> : tensor<8x4xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2, "z"=4]>
func.func @all_to_all_source(%arg0: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) {
  // expected-error @below {{cannot take axis "y" off dimension 0 of the operand}}
  %0 = sdy.all_to_all [{"y"}: 0->1] %arg0 out_sharding=<@mesh, [{}, {"y"}]> : tensor<8x4xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2, "z"=4]>
func.func @all_to_all_target(%arg0: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) {
  // expected-error @below {{has a result whose dimension 1 is sharded {}, expected {"x"}}}
  %0 = sdy.all_to_all [{"x"}: 0->1] %arg0 out_sharding=<@mesh, [{}, {}]> : tensor<8x4xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2, "z"=4]>
sdy.mesh @other = <["x"=4]>
func.func @permute_axes(%arg0: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) {
  // expected-error @below {{has a result on mesh #sdy.mesh<["x"=4]>, expected the axes of the operand's mesh #sdy.mesh<["x"=4, "y"=2, "z"=4]>}}
  %0 = sdy.collective_permute %arg0 out_sharding=<@other, [{"x"}, {}]> : tensor<8x4xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2, "z"=4]>
sdy.mesh @other = <["x"=4, "y"=2, "z"=4]>
func.func @permute_same_mesh(%arg0: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) {
  // expected-error @below {{has a result on mesh @other, which equals the operand's mesh @mesh, expected one mesh under one name}}
  %0 = sdy.collective_permute %arg0 out_sharding=<@other, [{"x"}, {}]> : tensor<8x4xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2, "z"=4]>
func.func @permute_parts(%arg0: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) {
  // expected-error @below {{has a result whose dimension 0 is cut into 2 parts, expected 4, as the operand's is}}
  %0 = sdy.collective_permute %arg0 out_sharding=<@mesh, [{"y"}, {}]> : tensor<8x4xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2, "z"=4]>
func.func @all_reduce_order(%arg0: tensor<8x4xf32>) {
  // expected-error @below {{reduction axes have "z" before "y", expected the order of the mesh}}
  %0 = sdy.all_reduce {"z", "y"} %arg0 out_sharding=<@mesh, [{}, {}]> : tensor<8x4xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2, "z"=4]>
func.func @all_reduce_sharded(%arg0: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) {
  // expected-error @below {{has axis "x", expected axes that do not shard the operand}}
  %0 = sdy.all_reduce {"x"} %arg0 out_sharding=<@mesh, [{"x"}, {}]> : tensor<8x4xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2, "z"=4]>
func.func @all_reduce_result(%arg0: tensor<8x4xf32>) {
  // expected-error @below {{has a result whose dimension 0 is sharded {"x"}, expected {}}}
  %0 = sdy.all_reduce {"y"} %arg0 out_sharding=<@mesh, [{"x"}, {}]> : tensor<8x4xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2, "z"=4]>
func.func @all_reduce_still_unreduced(%arg0: tensor<8x4xf32>) {
  // expected-error @below {{has a result that is unreduced along axis "y", expected it to be reduced}}
  %0 = sdy.all_reduce {"y"} %arg0 out_sharding=<@mesh, [{}, {}], unreduced={"y"}> : tensor<8x4xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2, "z"=4]>
func.func @all_reduce_replicated(%arg0: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}], replicated={"y"}>}) {
  // expected-error @below {{has axis "y", expected axes along which the operand need not be replicated}}
  %0 = sdy.all_reduce {"y"} %arg0 out_sharding=<@mesh, [{}, {}]> : tensor<8x4xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2, "z"=4]>
func.func @replicated_to_unreduced_without_axes(%arg0: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) {
  // expected-error @below {{has no axes, expected at least one}}
  %0 = sdy.replicated_to_unreduced {} %arg0 out_sharding=<@mesh, [{"x"}, {}]> : tensor<8x4xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2, "z"=4]>
func.func @replicated_to_unreduced_sharded(%arg0: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) {
  // expected-error @below {{has axis "x", expected axes that do not shard the operand}}
  %0 = sdy.replicated_to_unreduced {"x"} %arg0 out_sharding=<@mesh, [{"x"}, {}]> : tensor<8x4xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2, "z"=4]>
func.func @replicated_to_unreduced_already(%arg0: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}], unreduced={"y"}>}) {
  // expected-error @below {{has axis "y", along which the operand is unreduced already}}
  %0 = sdy.replicated_to_unreduced {"y"} %arg0 out_sharding=<@mesh, [{}, {}], unreduced={"y"}> : tensor<8x4xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2, "z"=4]>
func.func @replicated_to_unreduced_result(%arg0: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}], unreduced={"z"}>}) {
  // expected-error @below {{has a result that is unreduced along {"y"}, expected {"y", "z"}}}
  %0 = sdy.replicated_to_unreduced {"y"} %arg0 out_sharding=<@mesh, [{}, {}], unreduced={"y"}> : tensor<8x4xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2, "z"=4]>
func.func @all_to_all_order(%arg0: tensor<8x4x8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}, {"z"}, {}]>}) {
  // expected-error @below {{has source dimension 0 after 2, expected ascending order}}
  %0 = sdy.all_to_all [{"z"}: 2->3, {"x"}: 0->1] %arg0 out_sharding=<@mesh, [{}, {"x"}, {}, {"z"}]> : tensor<8x4x8x4xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2, "z"=4]>
func.func @all_to_all_other_dimension(%arg0: tensor<8x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}, {"z"}]>}) {
  // expected-error @below {{has a result whose dimension 2 is sharded {}, expected {"z"}}}
  %0 = sdy.all_to_all [{"x"}: 0->1] %arg0 out_sharding=<@mesh, [{}, {"x"}, {}]> : tensor<8x4x8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2, "z"=4]>
func.func @rank_of_operand(%arg0: tensor<8x4xf32>) {
  // expected-error @below {{sharding has 1 dimensions, expected 2 for type 'tensor<8x4xf32>'}}
  %0 = sdy.reshard %arg0 <@mesh, [{}]> : tensor<8x4xf32>
  %1 = sdy.all_gather [{}, {}] %0 out_sharding=<@mesh, [{}, {}]> : tensor<8x4xf32>
  return
}
