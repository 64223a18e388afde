// RUN: tutti-opt %s | tutti-opt | FileCheck %s
// RUN: tutti-opt --mlir-print-op-generic %s | FileCheck --check-prefix=GENERIC %s
// RUN: tutti-opt --mlir-print-op-generic %s | tutti-opt | FileCheck %s

// Branches, loops and grouping.

// CHECK-LABEL: func.func @if(
// GENERIC-LABEL: sym_name = "if"
// CHECK: %0:2 = "stablehlo.if"(%arg0) ({
// CHECK-NEXT: stablehlo.return %arg1, %arg2 : tensor<4xf32>, !stablehlo.token
// CHECK-NEXT: }, {
// CHECK-NEXT: %1 = stablehlo.negate %arg1 : tensor<4xf32>
// CHECK-NEXT: stablehlo.return %1, %arg2 : tensor<4xf32>, !stablehlo.token
// CHECK-NEXT: }) : (tensor<i1>) -> (tensor<4xf32>, !stablehlo.token)
// GENERIC: "stablehlo.if"({{.*}}) ({
// GENERIC: "stablehlo.negate"({{.*}}) : (tensor<4xf32>) -> tensor<4xf32>
// GENERIC: }) : (tensor<i1>) -> (tensor<4xf32>, !stablehlo.token)
func.func @if(%arg0: tensor<i1>, %arg1: tensor<4xf32>, %arg2: !stablehlo.token) {
  %0:2 = "stablehlo.if"(%arg0) ({
    stablehlo.return %arg1, %arg2 : tensor<4xf32>, !stablehlo.token
  }, {
    %1 = stablehlo.negate %arg1 : tensor<4xf32>
    stablehlo.return %1, %arg2 : tensor<4xf32>, !stablehlo.token
  }) : (tensor<i1>) -> (tensor<4xf32>, !stablehlo.token)
  return
}

// CHECK-LABEL: func.func @if_without_results(
// GENERIC-LABEL: sym_name = "if_without_results"
// CHECK: "stablehlo.if"(%arg0) ({
// CHECK-NEXT: stablehlo.return
// CHECK-NEXT: }, {
// CHECK-NEXT: stablehlo.return
// CHECK-NEXT: }) : (tensor<i1>) -> ()
// GENERIC: "stablehlo.if"({{.*}}) ({
// GENERIC: }) : (tensor<i1>) -> ()
func.func @if_without_results(%arg0: tensor<i1>) {
  "stablehlo.if"(%arg0) ({
    stablehlo.return 
  }, {
    stablehlo.return 
  }) : (tensor<i1>) -> ()
  return
}

// CHECK-LABEL: func.func @case(
// GENERIC-LABEL: sym_name = "case"
// CHECK: %0 = "stablehlo.case"(%arg0) ({
// CHECK-NEXT: stablehlo.return %arg1 : tensor<2xf32>
// CHECK-NEXT: }, {
// CHECK-NEXT: stablehlo.return %arg2 : tensor<?xf32>
// CHECK-NEXT: }) : (tensor<i32>) -> tensor<?xf32>
// GENERIC: "stablehlo.case"({{.*}}) ({
// GENERIC: }) : (tensor<i32>) -> tensor<?xf32>
func.func @case(%arg0: tensor<i32>, %arg1: tensor<2xf32>, %arg2: tensor<?xf32>) {
  %0 = "stablehlo.case"(%arg0) ({
    stablehlo.return %arg1 : tensor<2xf32>
  }, {
    stablehlo.return %arg2 : tensor<?xf32>
  }) : (tensor<i32>) -> tensor<?xf32>
  return
}

// CHECK-LABEL: func.func @while(
// GENERIC-LABEL: sym_name = "while"
// CHECK: %c = stablehlo.constant dense<10> : tensor<i32>
// CHECK-NEXT: %0:2 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %arg1) : tensor<i32>, tensor<4xf32> attributes {note}
// CHECK-NEXT: cond {
// CHECK-NEXT: %1 = stablehlo.compare LT, %iterArg, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
// CHECK-NEXT: stablehlo.return %1 : tensor<i1>
// CHECK-NEXT: } do {
// CHECK-NEXT: %1 = stablehlo.add %iterArg, %c : tensor<i32>
// CHECK-NEXT: %2 = stablehlo.tanh %iterArg_0 : tensor<4xf32>
// CHECK-NEXT: stablehlo.return %1, %2 : tensor<i32>, tensor<4xf32>
// CHECK-NEXT: }
// GENERIC: "stablehlo.constant"() <{value = dense<10> : tensor<i32>}> : () -> tensor<i32>
// GENERIC: "stablehlo.while"({{.*}}) ({
// GENERIC: "stablehlo.compare"({{.*}}) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
// GENERIC: "stablehlo.add"({{.*}}) : (tensor<i32>, tensor<i32>) -> tensor<i32>
// GENERIC: "stablehlo.tanh"({{.*}}) : (tensor<4xf32>) -> tensor<4xf32>
// GENERIC: }) {note} : (tensor<i32>, tensor<4xf32>) -> (tensor<i32>, tensor<4xf32>)
func.func @while(%arg0: tensor<i32>, %arg1: tensor<4xf32>) {
  %c = stablehlo.constant dense<10> : tensor<i32>
  %0:2 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %arg1) : tensor<i32>, tensor<4xf32> attributes {note}
  cond {
    %1 = stablehlo.compare LT, %iterArg, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  } do {
    %1 = stablehlo.add %iterArg, %c : tensor<i32>
    %2 = stablehlo.tanh %iterArg_0 : tensor<4xf32>
    stablehlo.return %1, %2 : tensor<i32>, tensor<4xf32>
  }
  return
}

// CHECK-LABEL: func.func @while_without_values(
// GENERIC-LABEL: sym_name = "while_without_values"
// CHECK: stablehlo.while()
// CHECK-NEXT: cond {
// CHECK-NEXT: stablehlo.return %arg0 : tensor<i1>
// CHECK-NEXT: } do {
// CHECK-NEXT: stablehlo.return
// CHECK-NEXT: }
// GENERIC: "stablehlo.while"() ({
// GENERIC: }) : () -> ()
func.func @while_without_values(%arg0: tensor<i1>) {
  stablehlo.while()
  cond {
    stablehlo.return %arg0 : tensor<i1>
  } do {
    stablehlo.return 
  }
  return
}

// CHECK-LABEL: func.func private @sine(
// GENERIC-LABEL: sym_name = "sine"
// CHECK: %0 = stablehlo.sine %arg0 : tensor<4xf32>
// GENERIC: "stablehlo.sine"({{.*}}) : (tensor<4xf32>) -> tensor<4xf32>
func.func private @sine(%arg0: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.sine %arg0 : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @composite(
// GENERIC-LABEL: sym_name = "composite"
// CHECK: %0 = stablehlo.composite "tutti.sine" %arg0 {composite_attributes = {degree = 3 : i64}, decomposition = @sine, version = 2 : i32} : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %1 = stablehlo.composite "tutti.sine" %arg0 {decomposition = @sine} : (tensor<4xf32>) -> tensor<4xf32>
// GENERIC: "stablehlo.composite"({{.*}}) <{composite_attributes = {degree = 3 : i64}, decomposition = @sine, name = "tutti.sine", version = 2 : i32}> : (tensor<4xf32>) -> tensor<4xf32>
// GENERIC: "stablehlo.composite"({{.*}}) <{decomposition = @sine, name = "tutti.sine"}> : (tensor<4xf32>) -> tensor<4xf32>
func.func @composite(%arg0: tensor<4xf32>) {
  %0 = stablehlo.composite "tutti.sine" %arg0 {composite_attributes = {degree = 3 : i64}, decomposition = @sine, version = 2 : i32} : (tensor<4xf32>) -> tensor<4xf32>
  %1 = stablehlo.composite "tutti.sine" %arg0 {decomposition = @sine} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// CHECK-LABEL: func.func @optimization_barrier(
// GENERIC-LABEL: sym_name = "optimization_barrier"
// CHECK: stablehlo.optimization_barrier()
// CHECK-NEXT: %0 = stablehlo.optimization_barrier %arg0 : tensor<4xf32>
// CHECK-NEXT: %1:2 = stablehlo.optimization_barrier {note} %arg0, %arg1 : tensor<4xf32>, !stablehlo.token
// GENERIC: "stablehlo.optimization_barrier"() : () -> ()
// GENERIC: "stablehlo.optimization_barrier"({{.*}}) : (tensor<4xf32>) -> tensor<4xf32>
// GENERIC: "stablehlo.optimization_barrier"({{.*}}) {note} : (tensor<4xf32>, !stablehlo.token) -> (tensor<4xf32>, !stablehlo.token)
func.func @optimization_barrier(%arg0: tensor<4xf32>, %arg1: !stablehlo.token) {
  stablehlo.optimization_barrier()
  %0 = stablehlo.optimization_barrier %arg0 : tensor<4xf32>
  %1:2 = stablehlo.optimization_barrier {note} %arg0, %arg1 : tensor<4xf32>, !stablehlo.token
  return
}

// CHECK-LABEL: func.func @tuple(
// GENERIC-LABEL: sym_name = "tuple"
// CHECK: %0 = stablehlo.tuple %arg0, %arg1 : tuple<tensor<4xf32>, !stablehlo.token>
// CHECK-NEXT: %1 = stablehlo.tuple %0 : tuple<tuple<tensor<4xf32>, !stablehlo.token>>
// CHECK-NEXT: %2 = stablehlo.tuple  : tuple<>
// CHECK-NEXT: %3 = stablehlo.get_tuple_element %0[1] : (tuple<tensor<4xf32>, !stablehlo.token>) -> !stablehlo.token
// GENERIC: "stablehlo.tuple"({{.*}}) : (tensor<4xf32>, !stablehlo.token) -> tuple<tensor<4xf32>, !stablehlo.token>
// GENERIC: "stablehlo.tuple"({{.*}}) : (tuple<tensor<4xf32>, !stablehlo.token>) -> tuple<tuple<tensor<4xf32>, !stablehlo.token>>
// GENERIC: "stablehlo.tuple"() : () -> tuple<>
// GENERIC: "stablehlo.get_tuple_element"({{.*}}) <{index = 1 : i32}> : (tuple<tensor<4xf32>, !stablehlo.token>) -> !stablehlo.token
func.func @tuple(%arg0: tensor<4xf32>, %arg1: !stablehlo.token) {
  %0 = stablehlo.tuple %arg0, %arg1 : tuple<tensor<4xf32>, !stablehlo.token>
  %1 = stablehlo.tuple %0 : tuple<tuple<tensor<4xf32>, !stablehlo.token>>
  %2 = stablehlo.tuple  : tuple<>
  %3 = stablehlo.get_tuple_element %0[1] : (tuple<tensor<4xf32>, !stablehlo.token>) -> !stablehlo.token
  return
}

// CHECK-LABEL: func.func @async(
// GENERIC-LABEL: sym_name = "async"
// CHECK: %0 = "stablehlo.async_start"(%arg0) ({
// CHECK-NEXT: ^bb0(%arg1: tensor<8x2xf32>):
// CHECK-NEXT: %2 = stablehlo.slice %arg1 [0:4, 0:2] : (tensor<8x2xf32>) -> tensor<4x2xf32>
// CHECK-NEXT: stablehlo.return %2 : tensor<4x2xf32>
// CHECK-NEXT: }) : (tensor<8x2xf32>) -> !stablehlo.future<tensor<4x2xf32>>
// CHECK-NEXT: %1 = "stablehlo.async_done"(%0) : (!stablehlo.future<tensor<4x2xf32>>) -> tensor<4x2xf32>
// GENERIC: "stablehlo.async_start"({{.*}}) ({
// GENERIC: "stablehlo.slice"({{.*}}) <{limit_indices = array<i64: 4, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<8x2xf32>) -> tensor<4x2xf32>
// GENERIC: }) : (tensor<8x2xf32>) -> !stablehlo.future<tensor<4x2xf32>>
// GENERIC: "stablehlo.async_done"({{.*}}) : (!stablehlo.future<tensor<4x2xf32>>) -> tensor<4x2xf32>
func.func @async(%arg0: tensor<8x2xf32>) {
  %0 = "stablehlo.async_start"(%arg0) ({
  ^bb0(%arg1: tensor<8x2xf32>):
    %2 = stablehlo.slice %arg1 [0:4, 0:2] : (tensor<8x2xf32>) -> tensor<4x2xf32>
    stablehlo.return %2 : tensor<4x2xf32>
  }) : (tensor<8x2xf32>) -> !stablehlo.future<tensor<4x2xf32>>
  %1 = "stablehlo.async_done"(%0) : (!stablehlo.future<tensor<4x2xf32>>) -> tensor<4x2xf32>
  return
}
