// RUN: tutti-opt %s -o %t.mlir
// RUN: FileCheck %s --input-file=%t.mlir
// RUN: tutti-opt %t.mlir | diff %t.mlir -

// CHECK: all_to_all_param = #sdy<all_to_all_param{"x"}: 0->1>
// CHECK-SAME: all_to_all_param_list = #sdy<all_to_all_param_list[{"x"}: 0->1, {"y":(1)2}: 2->3]>
// CHECK-SAME: axis_ref = #sdy<axis_ref"x":(2)2>
// CHECK-SAME: axis_ref_list = #sdy<axis_ref_list{"x", "y":(1)2}>
// CHECK-SAME: dim_mapping = #sdy<dim_mapping ij>
// CHECK-SAME: dimension_sharding = #sdy<dimension_sharding{"x", ?}p1>
// CHECK-SAME: edge_value_ref = #sdy<edge_value_ref operand-0>
// CHECK-SAME: empty_axis_ref_list = #sdy<axis_ref_list{}>
// CHECK-SAME: empty_list_of_lists = #sdy<list_of_axis_ref_lists[]>
// CHECK-SAME: list_of_axis_ref_lists = #sdy<list_of_axis_ref_lists[{"x"}, {}]>
// CHECK-SAME: manual_axes = #sdy<manual_axes{"x", "y"}>
// CHECK-SAME: mesh = #sdy.mesh<["x"=2, "q\22"=4]>
// CHECK-SAME: mesh_axis = #sdy<mesh_axis"x"=2>
// CHECK-SAME: no_manual_axes = #sdy<manual_axes{}>
// CHECK-SAME: no_shardings = #sdy.sharding_per_value<[]>
// CHECK-SAME: rule = #sdy.op_sharding_rule<([i, jk], [])->([z_1, iz_12z]) {i=2, j=3, k=4} reduction={j} need_replication={k} permutation={i} blocked_propagation={i, j}, custom>
// CHECK-SAME: rule_without_sizes = #sdy.op_sharding_rule<([])->([])>
// CHECK-SAME: sharding = #sdy.sharding<@"a b", [{"x"}, {?}p12], replicated={"y"}, unreduced={"z"}>
// CHECK-SAME: sharding_on_inline_mesh = #sdy.sharding<mesh<[], device_ids=[3]>, []>
// CHECK-SAME: sharding_per_value = #sdy.sharding_per_value<[<@m, []>, <@m, [{}]>]>
// CHECK-SAME: steps = #sdy.propagation_edges<[{step-0 = [{"x" = operand-0 -> [result-0, result-1]}, {"y":(1)2 = result-0 -> [operand-1]}]}, {step-2 = [{"x" = operand-0 -> [result-0]}]}]>
// CHECK-SAME: sub_axis_info = #sdy<sub_axis_info(1)2>
// CHECK-SAME: tensor_mapping = #sdy<tensor_mapping[i, jk]>
module attributes {
  test.all_to_all_param = #sdy<all_to_all_param{"x"}: 0->1>,
  test.all_to_all_param_list = #sdy<all_to_all_param_list[{"x"}: 0->1, {"y":(1)2}: 2->3]>,
  test.axis_ref = #sdy<axis_ref"x":(2)2>,
  test.axis_ref_list = #sdy<axis_ref_list{"x", "y":(1)2}>,
  test.dim_mapping = #sdy<dim_mapping ij>,
  test.dimension_sharding = #sdy<dimension_sharding{"x",?}p1>,
  test.edge_value_ref = #sdy<edge_value_ref operand-0>,
  test.empty_axis_ref_list = #sdy<axis_ref_list{}>,
  test.empty_list_of_lists = #sdy<list_of_axis_ref_lists[]>,
  test.list_of_axis_ref_lists = #sdy<list_of_axis_ref_lists[{"x"}, {}]>,
  test.manual_axes = #sdy<manual_axes{"x", "y"}>,
  test.mesh = #sdy.mesh<["x"=2, "q\22"=4]>,
  test.mesh_axis = #sdy<mesh_axis"x"=2>,
  test.no_manual_axes = #sdy<manual_axes{}>,
  test.no_shardings = #sdy.sharding_per_value<[]>,
  test.rule = #sdy.op_sharding_rule<([i, jk], [])->([z_1, iz_12z]) {i=2, j=3, k=4} reduction={j} need_replication={k} permutation={i} blocked_propagation={i, j}, custom>,
  test.rule_without_sizes = #sdy.op_sharding_rule<([])->([])>,
  test.sharding = #sdy.sharding<@"a b", [{"x"}, {?}p12], unreduced={"z"}, replicated={"y"}>,
  test.sharding_on_inline_mesh = #sdy.sharding<mesh<[], device_ids=[3]>, []>,
  test.sharding_per_value = #sdy.sharding_per_value<[<@m, []>, <@m, [{}]>]>,
  test.steps = #sdy.propagation_edges<[{step-0 = [{"x" = operand-0 -> [result-0, result-1]}, {"y":(1)2 = result-0 -> [operand-1]}]}, {step-2 = [{"x" = operand-0 -> [result-0]}]}]>,
  test.sub_axis_info = #sdy<sub_axis_info(1)2>,
  test.tensor_mapping = #sdy<tensor_mapping[i, jk]>
} {}
