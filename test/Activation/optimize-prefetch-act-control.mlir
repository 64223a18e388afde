// RUN: tutti-opt %s --optimize-prefetch-act-control --verify-residency | FileCheck %s --check-prefixes=CHECK,FREE
// RUN: tutti-opt %s --optimize-prefetch-act-control=force-prefetch-follow-incoming-order --verify-residency | FileCheck %s --check-prefixes=CHECK,ORDER
// RUN: not tutti-opt %S/Inputs/load-without-catalog.mlir --optimize-prefetch-act-control 2>&1 | FileCheck %s --check-prefix=ERROR
// ERROR: error: Module has no Activation Function Tables set up for this InstLoadActFuncSet

#catalog = #act.catalog<"toy", max_sets = 8, load_us = 1.5, [#act.func_set<"a", ["exp", "relu"]>, #act.func_set<"b", ["ln", "relu"]>]>
module attributes {act.catalogs = [#catalog]} {

// Past everything but the last user of the set it replaces.
// CHECK-LABEL: @block
// CHECK-NEXT: load_func_set 0
// CHECK-NEXT: arith.addf
// CHECK-NEXT: activate "exp"
// CHECK-NEXT: load_func_set 1
// CHECK-NEXT: arith.mulf
// CHECK-NEXT: activate "ln"
func.func @block(%x: tensor<4xf32>) {
  %0 = arith.addf %x, %x : tensor<4xf32>
  act.load_func_set 0 {engine = "act"}
  %1 = act.activate "exp" %0 {engine = "act"} : (tensor<4xf32>) -> tensor<4xf32>
  %2 = arith.mulf %1, %x : tensor<4xf32>
  act.load_func_set 1 {engine = "act"}
  %3 = act.activate "ln" %2 {engine = "act"} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// Out of a loop that ends with the set, and up.
// CHECK-LABEL: @loop
// CHECK-NEXT: load_func_set 0
// CHECK:      scf.for
// CHECK-NEXT:   activate
func.func @loop(%x: tensor<4xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    act.load_func_set 0 {engine = "act"}
    %0 = act.activate "exp" %x {engine = "act"} : (tensor<4xf32>) -> tensor<4xf32>
  }
  return
}

// The body ends with another set: naive hoisting would be wrong.
// CHECK-LABEL: @loop_of_two
// CHECK:      scf.for
// CHECK-NEXT:   load_func_set 0
// CHECK-NEXT:   activate "exp"
// CHECK-NEXT:   load_func_set 1
func.func @loop_of_two(%x: tensor<4xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    act.load_func_set 0 {engine = "act"}
    %0 = act.activate "exp" %x {engine = "act"} : (tensor<4xf32>) -> tensor<4xf32>
    act.load_func_set 1 {engine = "act"}
    %1 = act.activate "ln" %x {engine = "act"} : (tensor<4xf32>) -> tensor<4xf32>
  }
  return
}

// A loop that is said to run less than once keeps its load.
// CHECK-LABEL: @rare
// CHECK:      scf.for
// CHECK-NEXT:   load_func_set 0
func.func @rare(%x: tensor<4xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    act.load_func_set 0 {engine = "act"}
    %0 = act.activate "exp" %x {engine = "act"} : (tensor<4xf32>) -> tensor<4xf32>
  } {act.frequency = array<f64: 0.1>}
  return
}

// Out of an arm it would run more often.
// CHECK-LABEL: @arm
// CHECK:      scf.if
// CHECK-NEXT:   load_func_set 0
func.func @arm(%x: tensor<4xf32>, %c: i1) {
  scf.if %c {
    %0 = arith.addf %x, %x : tensor<4xf32>
    act.load_func_set 0 {engine = "act"}
    %1 = act.activate "exp" %0 {engine = "act"} : (tensor<4xf32>) -> tensor<4xf32>
  }
  return
}

// Across blocks, to the only predecessor, but not above a fork.
// CHECK-LABEL: @blocks
// CHECK:      cf.cond_br %{{[^,]*}}, ^[[A:bb[0-9]+]]
// CHECK:      ^[[A]]:
// CHECK-NEXT: load_func_set 0
// CHECK-NEXT: cf.br
func.func @blocks(%x: tensor<4xf32>, %c: i1) {
  cf.cond_br %c, ^a, ^end
^a:
  cf.br ^b
^b:
  %0 = arith.addf %x, %x : tensor<4xf32>
  act.load_func_set 0 {engine = "act"}
  %1 = act.activate "exp" %0 {engine = "act"} : (tensor<4xf32>) -> tensor<4xf32>
  cf.br ^end
^end:
  return
}

// Loads of two engines pass each other, unless they are to keep their order.
// CHECK-LABEL: @two_engines
// FREE-NEXT:  load_func_set 1 {engine = "pool"}
// FREE-NEXT:  load_func_set 0 {engine = "pool"}
// FREE-NEXT:  load_func_set 0 {engine = "act"}
// FREE-NEXT:  load_func_set 1 {engine = "act"}
// ORDER-NEXT: load_func_set 1 {engine = "pool"}
// ORDER-NEXT: load_func_set 0 {engine = "act"}
// ORDER-NEXT: load_func_set 0 {engine = "pool"}
// ORDER-NEXT: load_func_set 1 {engine = "act"}
func.func @two_engines() {
  act.load_func_set 1 {engine = "pool"}
  act.load_func_set 0 {engine = "act"}
  act.load_func_set 0 {engine = "pool"}
  act.load_func_set 1 {engine = "act"}
  return
}
}
