// RUN: tutti-opt %s --optimize-act-control --verify-residency | FileCheck %s

#catalog = #act.catalog<"toy", max_sets = 8, load_us = 1.5, [#act.func_set<"a", ["exp", "relu"]>, #act.func_set<"b", ["ln", "relu"]>]>
module attributes {act.catalogs = [#catalog]} {

// CHECK-LABEL: @again
// CHECK:     load_func_set 0
// CHECK-NOT: load_func_set
// CHECK: return
func.func @again(%x: tensor<4xf32>) {
  act.load_func_set 0 {engine = "act"}
  %0 = act.activate "exp" %x {engine = "act"} : (tensor<4xf32>) -> tensor<4xf32>
  act.load_func_set 0 {engine = "act"}
  %1 = act.activate "exp" %x {engine = "act"} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// The load at the top dominates the one at the end, but the arm reloads in
// between: all three stay.
// CHECK-LABEL: @dominating_is_not_enough
// CHECK-COUNT-3: load_func_set
// CHECK: return
func.func @dominating_is_not_enough(%x: tensor<4xf32>, %c: i1) {
  act.load_func_set 0 {engine = "act"}
  %0 = act.activate "exp" %x {engine = "act"} : (tensor<4xf32>) -> tensor<4xf32>
  scf.if %c {
    act.load_func_set 1 {engine = "act"}
    %1 = act.activate "ln" %x {engine = "act"} : (tensor<4xf32>) -> tensor<4xf32>
  }
  act.load_func_set 0 {engine = "act"}
  %2 = act.activate "exp" %x {engine = "act"} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// Neither arm's load dominates, and yet the third is of no use.
// CHECK-LABEL: @both_arms
// CHECK-COUNT-2: load_func_set 0
// CHECK-NOT: load_func_set
// CHECK: return
func.func @both_arms(%x: tensor<4xf32>, %c: i1) {
  cf.cond_br %c, ^a, ^b
^a:
  act.load_func_set 0 {engine = "act"}
  cf.br ^end
^b:
  act.load_func_set 0 {engine = "act"}
  cf.br ^end
^end:
  act.load_func_set 0 {engine = "act"}
  %0 = act.activate "exp" %x {engine = "act"} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// In a loop, the load at the top is needed the first time: nothing brings it.
// With one before the loop, it goes.
// CHECK-LABEL: @loops
// CHECK:     scf.for
// CHECK-NEXT:  load_func_set 0
// CHECK:     load_func_set 1
// CHECK:     scf.for
// CHECK-NOT:   load_func_set
// CHECK: return
func.func @loops(%x: tensor<4xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    act.load_func_set 0 {engine = "act"}
    %0 = act.activate "exp" %x {engine = "act"} : (tensor<4xf32>) -> tensor<4xf32>
  }
  act.load_func_set 1 {engine = "act"}
  scf.for %i = %c0 to %n step %c1 {
    act.load_func_set 1 {engine = "act"}
    %1 = act.activate "ln" %x {engine = "act"} : (tensor<4xf32>) -> tensor<4xf32>
  }
  return
}

// Another engine's load is none of this one's.
// CHECK-LABEL: @engines
// CHECK-COUNT-2: load_func_set
// CHECK: return
func.func @engines(%x: tensor<4xf32>) {
  act.load_func_set 0 {engine = "act"}
  act.load_func_set 0 {engine = "pool"}
  %0 = act.activate "exp" %x {engine = "act"} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// After no set, anything is worth loading.
// CHECK-LABEL: @none
// CHECK-COUNT-3: load_func_set
// CHECK: return
func.func @none(%x: tensor<4xf32>) {
  act.load_func_set 0 {engine = "act"}
  act.load_func_set none {engine = "act"}
  act.load_func_set 0 {engine = "act"}
  %0 = act.activate "exp" %x {engine = "act"} : (tensor<4xf32>) -> tensor<4xf32>
  return
}
}
