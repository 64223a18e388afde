// RUN: tutti-opt %s -o %t.mlir
// RUN: FileCheck %s --input-file=%t.mlir
// RUN: tutti-opt %t.mlir | diff %t.mlir -
// RUN: tutti-opt %t.mlir --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: tutti-opt %t.mlir --mlir-print-op-generic | tutti-opt | diff %t.mlir -

// CHECK: sdy.mesh @mesh = <["x"=4, "y"=2, "z"=4]>
// GENERIC: "sdy.mesh"() <{mesh = #sdy.mesh<["x"=4, "y"=2, "z"=4]>, sym_name = "mesh"}> : () -> ()
sdy.mesh @mesh = <["x"=4, "y"=2, "z"=4]>
// CHECK-NEXT: sdy.mesh @reordered = <["x"=2, "y"=2], device_ids=[0, 1, 3, 2]>
sdy.mesh @reordered = <["x"=2, "y"=2], device_ids=[0, 1, 3, 2]>
// Ids that only count up are not kept.
// CHECK-NEXT: sdy.mesh @in_order = <["x"=2, "y"=2]>
sdy.mesh @in_order = <["x"=2, "y"=2], device_ids=[0, 1, 2, 3]>
// CHECK-NEXT: sdy.mesh @maximal = <[], device_ids=[0]>
// GENERIC: "sdy.mesh"() <{mesh = #sdy.mesh<[], device_ids=[0]>, sym_name = "maximal"}> : () -> ()
sdy.mesh @maximal = <[], device_ids=[0]>
// CHECK-NEXT: sdy.mesh @empty = <[]>
sdy.mesh @empty = <[]>
// CHECK-NEXT: sdy.mesh @marked = <["a b"=1]> {stablehlo.mesh = {axes = [{name = "a b", size = 1 : i64}]}}
sdy.mesh @marked = <["a b"=1]> {stablehlo.mesh = {axes = [{name = "a b", size = 1 : i64}]}}

// CHECK-LABEL: func.func @function_attributes(
// CHECK-SAME: %arg0: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x":(1)2, ?}p0, {?}], replicated={"x":(2)2}, unreduced={"y"}>},
// CHECK-SAME: %arg1: tensor<?x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y", "x"}, {}]>}
// CHECK-SAME: -> (tensor<8x4xf32> {sdy.sharding = #sdy.sharding<mesh<["x"=2]>, [{}, {"x"}p3]>})
// GENERIC: "func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<@mesh, [{"x":(1)2, ?}p0, {?}], replicated={"x":(2)2}, unreduced={"y"}>}
func.func @function_attributes(
    %arg0: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x":(1)2, ?}p0, {?}], unreduced={"y"}, replicated={"x":(2)2}>},
    %arg1: tensor<?x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y", "x"}, {}]>})
    -> (tensor<8x4xf32> {sdy.sharding = #sdy.sharding<mesh<["x"=2]>, [{}, {"x"}p3]>}) {
  return %arg0 : tensor<8x4xf32>
}

// CHECK-LABEL: func.func @annotations(
func.func @annotations(%arg0: tensor<8x4xf32>, %arg1: !stablehlo.token) {
  // CHECK-NEXT: %[[CONSTRAINED:.*]] = sdy.sharding_constraint %arg0 <@mesh, [{?}, {"y"}]> : tensor<8x4xf32>
  // GENERIC: "sdy.sharding_constraint"(%{{.*}}) <{sharding = #sdy.sharding<@mesh, [{?}, {"y"}]>}> : (tensor<8x4xf32>) -> tensor<8x4xf32>
  %0 = sdy.sharding_constraint %arg0 <@mesh, [{?}, {"y"}]> : tensor<8x4xf32>
  // CHECK-NEXT: sdy.sharding_constraint %arg1 <@mesh, []> : !stablehlo.token
  %1 = sdy.sharding_constraint %arg1 <@mesh, []> : !stablehlo.token
  // CHECK-NEXT: sdy.sharding_constraint %arg0 <@maximal, []> : tensor<8x4xf32>
  %2 = sdy.sharding_constraint %arg0 <@maximal, []> : tensor<8x4xf32>
  // CHECK-NEXT: %[[RESHARDED:.*]] = sdy.reshard %[[CONSTRAINED]] <@mesh, [{"x"}, {}]> {mark = 1 : i32} : tensor<8x4xf32>
  %3 = sdy.reshard %0 <@mesh, [{"x"}, {}]> {mark = 1 : i32} : tensor<8x4xf32>
  // CHECK-NEXT: sdy.sharding_group %[[RESHARDED]] group_id=21 : tensor<8x4xf32>
  // GENERIC: "sdy.sharding_group"(%{{.*}}) <{group_id = 21 : i64}> : (tensor<8x4xf32>) -> ()
  sdy.sharding_group %3 group_id=21 : tensor<8x4xf32>
  // CHECK-NEXT: sdy.propagation_barrier %[[RESHARDED]] allowed_direction=FORWARD : tensor<8x4xf32>
  // GENERIC: "sdy.propagation_barrier"(%{{.*}}) <{allowed_direction = 1 : i32}> : (tensor<8x4xf32>) -> tensor<8x4xf32>
  %4 = sdy.propagation_barrier %3 allowed_direction=FORWARD : tensor<8x4xf32>
  // CHECK-NEXT: sdy.constant dense<1.000000e+00> : tensor<8x4xf32>
  // GENERIC: "sdy.constant"() <{value = dense<1.000000e+00> : tensor<8x4xf32>}> : () -> tensor<8x4xf32>
  %5 = sdy.constant dense<1.0> : tensor<8x4xf32>
  // CHECK-NEXT: sdy.constant {mark = 1 : i32} dense<2> : tensor<i32>
  %6 = sdy.constant {mark = 1 : i32} dense<2> : tensor<i32>
  // The form of older versions.
  // CHECK-NEXT: sdy.constant dense<3> : tensor<i32>
  %7 = sdy.constant() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
  // CHECK-NEXT: %[[ADDED:.*]] = stablehlo.add
  // CHECK-SAME: {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}, {}]>]>, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j]) {i=8, j=4}>}
  %8 = stablehlo.add %5, %5 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}, {}]>]>, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j]) {i=8, j=4}>} : tensor<8x4xf32>
  // CHECK-NEXT: sdy.data_flow_edge %[[ADDED]] sharding=<@mesh, [{"x"}, {}]> : tensor<8x4xf32>
  %9 = sdy.data_flow_edge %8 sharding=<@mesh, [{"x"}, {}]> : tensor<8x4xf32>
  return
}

// CHECK-LABEL: func.func @edges(
func.func @edges(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>) {
  // CHECK-NEXT: sdy.func_data_flow_edge %arg0 : tensor<8xf32>
  %0 = sdy.func_data_flow_edge %arg0 : tensor<8xf32>
  // CHECK-NEXT: sdy.data_flow_edge %arg1 {mark} : tensor<8xf32>
  %1 = sdy.data_flow_edge %arg1 {mark} : tensor<8xf32>
  return
}

// CHECK-LABEL: func.func @ops_without_results(
func.func @ops_without_results() {
  // CHECK: sdy.sharding = #sdy.sharding_per_value<[<@maximal, []>]>
  stablehlo.custom_call @f() {has_side_effect = true, sdy.sharding = #sdy.sharding_per_value<[<@maximal, []>]>} : () -> ()
  // CHECK: sdy.sharding = #sdy.sharding_per_value<[<@mesh, []>]>
  stablehlo.custom_call @f() {has_side_effect = true, sdy.sharding = #sdy.sharding_per_value<[<@mesh, []>]>} : () -> ()
  return
}

// CHECK-LABEL: func.func @manual_computation(
func.func @manual_computation(%arg0: tensor<8x16xf32>, %arg1: tensor<16x32xf32>) -> (tensor<8x32xf32>, tensor<8x16xf32>) {
  // CHECK-NEXT: %0:2 = sdy.manual_computation(%arg0, %arg1) in_shardings=[<@mesh, [{"x"}, {"y"}]>, <@mesh, [{"y"}, {}]>] out_shardings=[<@mesh, [{"x"}, {}], replicated={"y"}>, <@mesh, [{"x"}, {"y"}]>] manual_axes={"x", "y"} (%arg2: tensor<2x8xf32>, %arg3: tensor<8x32xf32>) {
  // CHECK-NEXT:   %1 = stablehlo.dot_general %arg2, %arg3, contracting_dims = [1] x [0] : (tensor<2x8xf32>, tensor<8x32xf32>) -> tensor<2x32xf32>
  // CHECK-NEXT:   sdy.return %1, %arg2 : tensor<2x32xf32>, tensor<2x8xf32>
  // CHECK-NEXT: } {mark = 1 : i32} : (tensor<8x16xf32>, tensor<16x32xf32>) -> (tensor<8x32xf32>, tensor<8x16xf32>)
  // GENERIC: "sdy.manual_computation"(%{{.*}}, %{{.*}}) <{in_shardings = #sdy.sharding_per_value<[<@mesh, [{"x"}, {"y"}]>, <@mesh, [{"y"}, {}]>]>, manual_axes = #sdy<manual_axes{"x", "y"}>, out_shardings = #sdy.sharding_per_value<[<@mesh, [{"x"}, {}], replicated={"y"}>, <@mesh, [{"x"}, {"y"}]>]>}> ({
  %0:2 = sdy.manual_computation(%arg0, %arg1) in_shardings=[<@mesh, [{"x"}, {"y"}]>, <@mesh, [{"y"}, {}]>] out_shardings=[<@mesh, [{"x"}, {}], replicated={"y"}>, <@mesh, [{"x"}, {"y"}]>] manual_axes={"x", "y"} (%arg2: tensor<2x8xf32>, %arg3: tensor<8x32xf32>) {
    %1 = stablehlo.dot_general %arg2, %arg3, contracting_dims = [1] x [0] : (tensor<2x8xf32>, tensor<8x32xf32>) -> tensor<2x32xf32>
    sdy.return %1, %arg2 : tensor<2x32xf32>, tensor<2x8xf32>
  } {mark = 1 : i32} : (tensor<8x16xf32>, tensor<16x32xf32>) -> (tensor<8x32xf32>, tensor<8x16xf32>)
  return %0#0, %0#1 : tensor<8x32xf32>, tensor<8x16xf32>
}

// CHECK-LABEL: func.func @manual_computation_partial_and_nested(
func.func @manual_computation_partial_and_nested(%arg0: tensor<8xf32>) -> tensor<8xf32> {
  // CHECK-NEXT: sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"x", "y", ?}]>] out_shardings=[<@empty, [{}]>] manual_axes={"x"} (%arg1: tensor<2xf32>) {
  // CHECK-NEXT:   sdy.manual_computation(%arg1) in_shardings=[<@mesh, [{"y"}]>] out_shardings=[<@mesh, []>] manual_axes={"y", "z"} (%arg2: tensor<1xf32>) {
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"x", "y", ?}]>] out_shardings=[<@empty, [{}]>] manual_axes={"x"} (%arg1: tensor<2xf32>) {
    %1 = sdy.manual_computation(%arg1) in_shardings=[<@mesh, [{"y"}]>] out_shardings=[<@mesh, []>] manual_axes={"y", "z"} (%arg2: tensor<1xf32>) {
      %2 = stablehlo.reshape %arg2 : (tensor<1xf32>) -> tensor<f32>
      sdy.return %2 : tensor<f32>
    } : (tensor<2xf32>) -> tensor<f32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<8xf32>
    sdy.return %3 : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  // CHECK: sdy.manual_computation() in_shardings=[] out_shardings=[] manual_axes={} () {
  // CHECK-NEXT: sdy.return
  // CHECK-NEXT: } : () -> ()
  sdy.manual_computation() in_shardings=[] out_shardings=[] manual_axes={} () {
    sdy.return
  } : () -> ()
  return %0 : tensor<8xf32>
}

// CHECK-LABEL: func.func @named_computation(
func.func @named_computation(%arg0: tensor<8xf32>) -> tensor<8xf32> {
  // CHECK-NEXT: sdy.named_computation<"f">(%arg0) (%arg1: tensor<8xf32>) {
  %0 = sdy.named_computation<"f">(%arg0) (%arg1: tensor<8xf32>) {
    sdy.return %arg1 : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  // CHECK: sdy.named_computation<"f">(%0) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[<@mesh, [{?}]>] (%arg1: tensor<8xf32>) {
  // CHECK: } {mark} : (tensor<8xf32>) -> tensor<8xf32>
  // GENERIC: "sdy.named_computation"(%{{.*}}) <{in_shardings = #sdy.sharding_per_value<[<@mesh, [{"x"}]>]>, name = "f", out_shardings = #sdy.sharding_per_value<[<@mesh, [{?}]>]>}> ({
  %1 = sdy.named_computation<"f">(%0) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[<@mesh, [{?}]>] (%arg1: tensor<8xf32>) {
    sdy.return %arg1 : tensor<8xf32>
  } {mark} : (tensor<8xf32>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}

// CHECK-LABEL: func.func @collectives(
func.func @collectives(%arg0: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x", "z"}, {}]>}) {
  // CHECK-NEXT: %[[GATHERED:.*]] = sdy.all_gather [{"z"}, {}] %arg0 out_sharding=<@mesh, [{"x"}, {}]> : tensor<8x4xf32>
  // GENERIC: "sdy.all_gather"(%{{.*}}) <{gathering_axes = #sdy<list_of_axis_ref_lists[{"z"}, {}]>, out_sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}> : (tensor<8x4xf32>) -> tensor<8x4xf32>
  %0 = sdy.all_gather [{"z"}, {}] %arg0 out_sharding=<@mesh, [{"x"}, {}]> : tensor<8x4xf32>
  // CHECK-NEXT: %[[HALF:.*]] = sdy.all_gather [{"x":(2)2}, {}] %[[GATHERED]] out_sharding=<@mesh, [{"x":(1)2}, {}]> : tensor<8x4xf32>
  %1 = sdy.all_gather [{"x":(2)2}, {}] %0 out_sharding=<@mesh, [{"x":(1)2}, {}]> : tensor<8x4xf32>
  // CHECK-NEXT: %[[SLICED:.*]] = sdy.all_slice [{"x":(2)2}, {}] %[[HALF]] out_sharding=<@mesh, [{"x"}, {}]> : tensor<8x4xf32>
  // GENERIC: "sdy.all_slice"(%{{.*}}) <{out_sharding = #sdy.sharding<@mesh, [{"x"}, {}]>, slicing_axes = #sdy<list_of_axis_ref_lists[{"x":(2)2}, {}]>}>
  %2 = sdy.all_slice [{"x":(2)2}, {}] %1 out_sharding=<@mesh, [{"x"}, {}]> : tensor<8x4xf32>
  // CHECK-NEXT: %[[EXCHANGED:.*]] = sdy.all_to_all [{"x"}: 0->1] %[[SLICED]] out_sharding=<@mesh, [{}, {"x"}]> : tensor<8x4xf32>
  // GENERIC: "sdy.all_to_all"(%{{.*}}) <{out_sharding = #sdy.sharding<@mesh, [{}, {"x"}]>, params = #sdy<all_to_all_param_list[{"x"}: 0->1]>}>
  %3 = sdy.all_to_all [{"x"}: 0->1] %2 out_sharding=<@mesh, [{}, {"x"}]> : tensor<8x4xf32>
  // CHECK-NEXT: %[[PERMUTED:.*]] = sdy.collective_permute %[[EXCHANGED]] out_sharding=<@mesh, [{}, {"z"}]> : tensor<8x4xf32>
  %4 = sdy.collective_permute %3 out_sharding=<@mesh, [{}, {"z"}]> : tensor<8x4xf32>
  // CHECK-NEXT: %[[REDUCED:.*]] = sdy.all_reduce {"x", "y"} %[[PERMUTED]] out_sharding=<@mesh, [{}, {"z"}]> : tensor<8x4xf32>
  // GENERIC: "sdy.all_reduce"(%{{.*}}) <{out_sharding = #sdy.sharding<@mesh, [{}, {"z"}]>, reduction_axes = #sdy<axis_ref_list{"x", "y"}>}>
  %5 = sdy.all_reduce {"x", "y"} %4 out_sharding=<@mesh, [{}, {"z"}]> : tensor<8x4xf32>
  // CHECK-NEXT: %[[SCATTERED:.*]] = sdy.reduce_scatter [{"y"}, {}] %[[REDUCED]] out_sharding=<@mesh, [{"y"}, {"z"}]> : tensor<8x4xf32>
  %6 = sdy.reduce_scatter [{"y"}, {}] %5 out_sharding=<@mesh, [{"y"}, {"z"}]> : tensor<8x4xf32>
  // CHECK-NEXT: sdy.sharded_to_unreduced [{"y"}, {}] %[[SCATTERED]] out_sharding=<@mesh, [{}, {"z"}], unreduced={"y"}> : tensor<8x4xf32>
  %7 = sdy.sharded_to_unreduced [{"y"}, {}] %6 out_sharding=<@mesh, [{}, {"z"}], unreduced={"y"}> : tensor<8x4xf32>
  // CHECK-NEXT: sdy.replicated_to_unreduced {"x", "y"} %[[REDUCED]] out_sharding=<@mesh, [{}, {"z"}], unreduced={"x", "y"}> : tensor<8x4xf32>
  %8 = sdy.replicated_to_unreduced {"x", "y"} %5 out_sharding=<@mesh, [{}, {"z"}], unreduced={"x", "y"}> : tensor<8x4xf32>
  return
}

// A collective inside a loop, on a value whose sharding is not written, and one
// on the part of a value that a body sees.
// CHECK-LABEL: func.func @collectives_on_arguments_of_regions(
func.func @collectives_on_arguments_of_regions(%arg0: tensor<8xf32>, %arg1: tensor<i1>) -> tensor<8xf32> {
  %0 = stablehlo.while(%iterArg = %arg0) : tensor<8xf32>
  cond {
    stablehlo.return %arg1 : tensor<i1>
  } do {
    // CHECK: sdy.all_gather [{"x"}] %iterArg
    %1 = sdy.all_gather [{"x"}] %iterArg out_sharding=<@mesh, [{}]> : tensor<8xf32>
    stablehlo.return %1 : tensor<8xf32>
  }
  %2 = sdy.manual_computation(%0) in_shardings=[<@mesh, [{"x", "y"}]>] out_shardings=[<@mesh, [{"x"}]>] manual_axes={"x"} (%arg2: tensor<2xf32>) {
    // CHECK: sdy.all_gather [{"y"}] %arg2
    %3 = sdy.all_gather [{"y"}] %arg2 out_sharding=<@mesh, [{}]> : tensor<2xf32>
    sdy.return %3 : tensor<2xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return %2 : tensor<8xf32>
}
