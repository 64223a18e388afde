// RUN: tutti-opt %s | tutti-opt | FileCheck %s
// RUN: tutti-opt --mlir-print-op-generic %s | FileCheck --check-prefix=GENERIC %s
// RUN: tutti-opt --mlir-print-op-generic %s | tutti-opt | FileCheck %s

// Ops that combine elements with a region.

// CHECK-LABEL: func.func @reduce_by_name(
// GENERIC-LABEL: sym_name = "reduce_by_name"
// CHECK: %0 = stablehlo.reduce(%arg0 init: %arg1) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
// CHECK-NEXT: %1 = stablehlo.reduce(%arg0 init: %arg1) applies stablehlo.maximum across dimensions = [0, 1] {note} : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
// GENERIC: "stablehlo.reduce"({{.*}}) <{dimensions = array<i64: 1>}> ({
// GENERIC: "stablehlo.add"({{.*}}) : (tensor<f32>, tensor<f32>) -> tensor<f32>
// GENERIC: }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
// GENERIC: "stablehlo.reduce"({{.*}}) <{dimensions = array<i64: 0, 1>}> ({
// GENERIC: "stablehlo.maximum"({{.*}}) : (tensor<f32>, tensor<f32>) -> tensor<f32>
// GENERIC: }) {note} : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
func.func @reduce_by_name(%arg0: tensor<2x3xf32>, %arg1: tensor<f32>) {
  %0 = stablehlo.reduce(%arg0 init: %arg1) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  %1 = stablehlo.reduce(%arg0 init: %arg1) applies stablehlo.maximum across dimensions = [0, 1] {note} : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
  return
}

// CHECK-LABEL: func.func @reduce_by_region(
// GENERIC-LABEL: sym_name = "reduce_by_region"
// CHECK: %0:2 = stablehlo.reduce(%arg0 init: %arg2), (%arg1 init: %arg3) across dimensions = [1] : (tensor<2x3xf32>, tensor<2x3xi32>, tensor<f32>, tensor<i32>) -> (tensor<2xf32>, tensor<2xi32>)
// CHECK-NEXT: reducer(%arg4: tensor<f32>, %arg6: tensor<f32>) (%arg5: tensor<i32>, %arg7: tensor<i32>)  {
// CHECK-NEXT: %1 = stablehlo.maximum %arg4, %arg6 : tensor<f32>
// CHECK-NEXT: %2 = stablehlo.add %arg5, %arg7 : tensor<i32>
// CHECK-NEXT: stablehlo.return %1, %2 : tensor<f32>, tensor<i32>
// CHECK-NEXT: }
// GENERIC: "stablehlo.reduce"({{.*}}) <{dimensions = array<i64: 1>}> ({
// GENERIC: "stablehlo.maximum"({{.*}}) : (tensor<f32>, tensor<f32>) -> tensor<f32>
// GENERIC: "stablehlo.add"({{.*}}) : (tensor<i32>, tensor<i32>) -> tensor<i32>
// GENERIC: }) : (tensor<2x3xf32>, tensor<2x3xi32>, tensor<f32>, tensor<i32>) -> (tensor<2xf32>, tensor<2xi32>)
func.func @reduce_by_region(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xi32>, %arg2: tensor<f32>, %arg3: tensor<i32>) {
  %0:2 = stablehlo.reduce(%arg0 init: %arg2), (%arg1 init: %arg3) across dimensions = [1] : (tensor<2x3xf32>, tensor<2x3xi32>, tensor<f32>, tensor<i32>) -> (tensor<2xf32>, tensor<2xi32>)
   reducer(%arg4: tensor<f32>, %arg6: tensor<f32>) (%arg5: tensor<i32>, %arg7: tensor<i32>)  {
    %1 = stablehlo.maximum %arg4, %arg6 : tensor<f32>
    %2 = stablehlo.add %arg5, %arg7 : tensor<i32>
    stablehlo.return %1, %2 : tensor<f32>, tensor<i32>
  }
  return
}

// CHECK-LABEL: func.func @reduce_with_arguments_swapped(
// GENERIC-LABEL: sym_name = "reduce_with_arguments_swapped"
// CHECK: %0 = stablehlo.reduce(%arg0 init: %arg1) across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
// CHECK-NEXT: reducer(%arg2: tensor<f32>, %arg3: tensor<f32>)  {
// CHECK-NEXT: %1 = stablehlo.add %arg3, %arg2 : tensor<f32>
// CHECK-NEXT: stablehlo.return %1 : tensor<f32>
// CHECK-NEXT: }
// GENERIC: "stablehlo.reduce"({{.*}}) <{dimensions = array<i64: 1>}> ({
// GENERIC: "stablehlo.add"({{.*}}) : (tensor<f32>, tensor<f32>) -> tensor<f32>
// GENERIC: }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
func.func @reduce_with_arguments_swapped(%arg0: tensor<2x3xf32>, %arg1: tensor<f32>) {
  %0 = stablehlo.reduce(%arg0 init: %arg1) across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
   reducer(%arg2: tensor<f32>, %arg3: tensor<f32>)  {
    %1 = stablehlo.add %arg3, %arg2 : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }
  return
}

// CHECK-LABEL: func.func @reduce_more_precisely(
// GENERIC-LABEL: sym_name = "reduce_more_precisely"
// CHECK: %0 = stablehlo.reduce(%arg0 init: %arg1) across dimensions = [1] : (tensor<2x3xbf16>, tensor<bf16>) -> tensor<2xf32>
// CHECK-NEXT: reducer(%arg2: tensor<f32>, %arg3: tensor<f32>)  {
// CHECK-NEXT: %1 = stablehlo.add %arg2, %arg3 : tensor<f32>
// CHECK-NEXT: stablehlo.return %1 : tensor<f32>
// CHECK-NEXT: }
// GENERIC: "stablehlo.reduce"({{.*}}) <{dimensions = array<i64: 1>}> ({
// GENERIC: "stablehlo.add"({{.*}}) : (tensor<f32>, tensor<f32>) -> tensor<f32>
// GENERIC: }) : (tensor<2x3xbf16>, tensor<bf16>) -> tensor<2xf32>
func.func @reduce_more_precisely(%arg0: tensor<2x3xbf16>, %arg1: tensor<bf16>) {
  %0 = stablehlo.reduce(%arg0 init: %arg1) across dimensions = [1] : (tensor<2x3xbf16>, tensor<bf16>) -> tensor<2xf32>
   reducer(%arg2: tensor<f32>, %arg3: tensor<f32>)  {
    %1 = stablehlo.add %arg2, %arg3 : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }
  return
}

// CHECK-LABEL: func.func @reduce_window(
// GENERIC-LABEL: sym_name = "reduce_window"
// CHECK: %0 = "stablehlo.reduce_window"(%arg0, %arg1) <{base_dilations = array<i64: 2, 1>, padding = dense<{{\[\[}}2, 1], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 3, 1>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 3>}> ({
// CHECK-NEXT: ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
// CHECK-NEXT: %1 = stablehlo.maximum %arg2, %arg3 : tensor<f32>
// CHECK-NEXT: stablehlo.return %1 : tensor<f32>
// CHECK-NEXT: }) : (tensor<4x6xf32>, tensor<f32>) -> tensor<4x2xf32>
// GENERIC: "stablehlo.reduce_window"({{.*}}) <{base_dilations = array<i64: 2, 1>, padding = dense<{{\[\[}}2, 1], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 3, 1>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 3>}> ({
// GENERIC: "stablehlo.maximum"({{.*}}) : (tensor<f32>, tensor<f32>) -> tensor<f32>
// GENERIC: }) : (tensor<4x6xf32>, tensor<f32>) -> tensor<4x2xf32>
func.func @reduce_window(%arg0: tensor<4x6xf32>, %arg1: tensor<f32>) {
  %0 = "stablehlo.reduce_window"(%arg0, %arg1) <{base_dilations = array<i64: 2, 1>, padding = dense<[[2, 1], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 3, 1>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 3>}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %1 = stablehlo.maximum %arg2, %arg3 : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<4x6xf32>, tensor<f32>) -> tensor<4x2xf32>
  return
}

// CHECK-LABEL: func.func @select_and_scatter(
// GENERIC-LABEL: sym_name = "select_and_scatter"
// CHECK: %0 = "stablehlo.select_and_scatter"(%arg0, %arg1, %arg2) <{padding = dense<0> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
// CHECK-NEXT: ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
// CHECK-NEXT: %1 = stablehlo.compare GE, %arg3, %arg4 : (tensor<f32>, tensor<f32>) -> tensor<i1>
// CHECK-NEXT: stablehlo.return %1 : tensor<i1>
// CHECK-NEXT: }, {
// CHECK-NEXT: ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
// CHECK-NEXT: %1 = stablehlo.add %arg3, %arg4 : tensor<f32>
// CHECK-NEXT: stablehlo.return %1 : tensor<f32>
// CHECK-NEXT: }) : (tensor<4x4xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x4xf32>
// GENERIC: "stablehlo.select_and_scatter"({{.*}}) <{padding = dense<0> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
// GENERIC: "stablehlo.compare"({{.*}}) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
// GENERIC: "stablehlo.add"({{.*}}) : (tensor<f32>, tensor<f32>) -> tensor<f32>
// GENERIC: }) : (tensor<4x4xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x4xf32>
func.func @select_and_scatter(%arg0: tensor<4x4xf32>, %arg1: tensor<2x2xf32>, %arg2: tensor<f32>) {
  %0 = "stablehlo.select_and_scatter"(%arg0, %arg1, %arg2) <{padding = dense<0> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
  ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
    %1 = stablehlo.compare GE, %arg3, %arg4 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }, {
  ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
    %1 = stablehlo.add %arg3, %arg4 : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<4x4xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x4xf32>
  return
}

// CHECK-LABEL: func.func @scatter(
// GENERIC-LABEL: sym_name = "scatter"
// CHECK: %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = true}> ({
// CHECK-NEXT: ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
// CHECK-NEXT: stablehlo.return %arg4 : tensor<f32>
// CHECK-NEXT: }) : (tensor<3x4x5xf32>, tensor<3x7xi32>, tensor<3x7x5xf32>) -> tensor<3x4x5xf32>
// GENERIC: "stablehlo.scatter"({{.*}}) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = true}> ({
// GENERIC: }) : (tensor<3x4x5xf32>, tensor<3x7xi32>, tensor<3x7x5xf32>) -> tensor<3x4x5xf32>
func.func @scatter(%arg0: tensor<3x4x5xf32>, %arg1: tensor<3x7xi32>, %arg2: tensor<3x7x5xf32>) {
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = true}> ({
  ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
    stablehlo.return %arg4 : tensor<f32>
  }) : (tensor<3x4x5xf32>, tensor<3x7xi32>, tensor<3x7x5xf32>) -> tensor<3x4x5xf32>
  return
}

// CHECK-LABEL: func.func @sort(
// GENERIC-LABEL: sym_name = "sort"
// CHECK: %0:2 = "stablehlo.sort"(%arg0, %arg1) <{dimension = 1 : i64, is_stable = true}> ({
// CHECK-NEXT: ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>, %arg4: tensor<f32>, %arg5: tensor<f32>):
// CHECK-NEXT: %1 = stablehlo.compare LT, %arg2, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
// CHECK-NEXT: stablehlo.return %1 : tensor<i1>
// CHECK-NEXT: }) : (tensor<2x8xi32>, tensor<2x8xf32>) -> (tensor<2x8xi32>, tensor<2x8xf32>)
// GENERIC: "stablehlo.sort"({{.*}}) <{dimension = 1 : i64, is_stable = true}> ({
// GENERIC: "stablehlo.compare"({{.*}}) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
// GENERIC: }) : (tensor<2x8xi32>, tensor<2x8xf32>) -> (tensor<2x8xi32>, tensor<2x8xf32>)
func.func @sort(%arg0: tensor<2x8xi32>, %arg1: tensor<2x8xf32>) {
  %0:2 = "stablehlo.sort"(%arg0, %arg1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>, %arg4: tensor<f32>, %arg5: tensor<f32>):
    %1 = stablehlo.compare LT, %arg2, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }) : (tensor<2x8xi32>, tensor<2x8xf32>) -> (tensor<2x8xi32>, tensor<2x8xf32>)
  return
}

// CHECK-LABEL: func.func @map(
// GENERIC-LABEL: sym_name = "map"
// CHECK: %0 = "stablehlo.map"(%arg0, %arg0) <{dimensions = array<i64: 0, 1>}> ({
// CHECK-NEXT: ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
// CHECK-NEXT: %1 = stablehlo.compare LT, %arg1, %arg2 : (tensor<f32>, tensor<f32>) -> tensor<i1>
// CHECK-NEXT: stablehlo.return %1 : tensor<i1>
// CHECK-NEXT: }) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
// GENERIC: "stablehlo.map"({{.*}}) <{dimensions = array<i64: 0, 1>}> ({
// GENERIC: "stablehlo.compare"({{.*}}) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
// GENERIC: }) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
func.func @map(%arg0: tensor<2x3xf32>) {
  %0 = "stablehlo.map"(%arg0, %arg0) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %1 = stablehlo.compare LT, %arg1, %arg2 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
  return
}

// CHECK-LABEL: func.func @reduce_by_op_with_attributes(
// GENERIC-LABEL: sym_name = "reduce_by_op_with_attributes"
// CHECK: %0 = stablehlo.reduce(%arg0 init: %arg1) across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
// CHECK-NEXT: reducer(%arg2: tensor<f32>, %arg3: tensor<f32>)  {
// CHECK-NEXT: %1 = stablehlo.add %arg2, %arg3 {mhlo.frontend_attributes = {a = "b"}} : tensor<f32>
// CHECK-NEXT: stablehlo.return %1 : tensor<f32>
// CHECK-NEXT: }
// GENERIC: "stablehlo.reduce"({{.*}}) <{dimensions = array<i64: 1>}> ({
// GENERIC: "stablehlo.add"({{.*}}) {mhlo.frontend_attributes = {a = "b"}} : (tensor<f32>, tensor<f32>) -> tensor<f32>
// GENERIC: }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
func.func @reduce_by_op_with_attributes(%arg0: tensor<2x3xf32>, %arg1: tensor<f32>) {
  %0 = stablehlo.reduce(%arg0 init: %arg1) across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
   reducer(%arg2: tensor<f32>, %arg3: tensor<f32>)  {
    %1 = stablehlo.add %arg2, %arg3 {mhlo.frontend_attributes = {a = "b"}} : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }
  return
}
