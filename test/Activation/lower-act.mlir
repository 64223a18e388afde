// RUN: tutti-opt %s --act-attach-catalog=files=%S/Inputs/act_info_toy.json --lower-act --verify-residency | FileCheck %s --check-prefixes=CHECK,FIRST
// RUN: tutti-opt %s --act-attach-catalog=files=%S/Inputs/act_info_toy.json --lower-act=cover=longest-run --verify-residency | FileCheck %s --check-prefixes=CHECK,LONG
// RUN: tutti-opt %s --act-attach-catalog=files=%S/Inputs/act_info_toy.json --lower-act="cover=optimal verify=true" 2>/dev/null | FileCheck %s --check-prefixes=CHECK,BEST

// First-fit never reconsiders: exp takes set 0, ln retires it and takes set 1,
// exp retires that and takes set 2. One load of set 2 would do.
// CHECK-LABEL: @alternating
// FIRST:      load_func_set 0 "exp_set" for "exp"
// FIRST-NEXT: activate "exp"
// FIRST-NEXT: load_func_set 1 "ln_set" for "ln"
// FIRST-NEXT: activate "ln"
// FIRST-NEXT: load_func_set 2 "both_set" for "exp"
// FIRST-NEXT: activate "exp"
// FIRST-NEXT: activate "ln"
// LONG:       load_func_set 2 "both_set" for "exp"
// LONG-NOT:   load_func_set
// BEST:       load_func_set 2 "both_set" for "exp"
// BEST-NOT:   load_func_set
// CHECK: return
func.func @alternating(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = act.activate "exp" %x {engine = "act"} : (tensor<4xf32>) -> tensor<4xf32>
  %1 = act.activate "ln" %0 {engine = "act"} : (tensor<4xf32>) -> tensor<4xf32>
  %2 = act.activate "exp" %1 {engine = "act"} : (tensor<4xf32>) -> tensor<4xf32>
  %3 = act.activate "ln" %2 {engine = "act"} : (tensor<4xf32>) -> tensor<4xf32>
  return %3 : tensor<4xf32>
}

// Only what is optimal leaves the loop.
// CHECK-LABEL: @loop
// FIRST:      scf.for
// FIRST-NEXT: load_func_set 3 "tanh_set" for "tanh"
// LONG:       scf.for
// LONG-NEXT:  load_func_set 3 "tanh_set" for "tanh"
// BEST:       load_func_set 3 "tanh_set" for "tanh"
// BEST-NEXT:  scf.for
// BEST-NOT:   load_func_set
// CHECK: return
func.func @loop(%x: memref<4xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    act.activate "tanh" %x into %x {engine = "act"} : (memref<4xf32>, memref<4xf32>) -> ()
  }
  return
}

// A loop that needs two sets pays for them, and no more: two loads in the body.
// CHECK-LABEL: @two_sets
// BEST:       scf.for
// BEST-NEXT:  load_func_set 3
// BEST-NEXT:  activate "tanh"
// BEST-NEXT:  load_func_set 0 "exp_set" for "exp"
// BEST-NEXT:  activate "exp"
// BEST-NEXT:  {{^ *}$}}
// BEST-NEXT:  activate "exp"
// CHECK: return
func.func @two_sets(%x: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c8 step %c1 {
    act.activate "tanh" %x into %x {engine = "act"} : (memref<4xf32>, memref<4xf32>) -> ()
    act.activate "exp" %x into %x {engine = "act"} : (memref<4xf32>, memref<4xf32>) -> ()
  }
  act.activate "exp" %x into %x {engine = "act"} : (memref<4xf32>, memref<4xf32>) -> ()
  return
}

// The arms leave different sets, and relu is in both: nothing to load behind.
// CHECK-LABEL: @either
// BEST:     scf.if
// BEST:     load_func_set 1 "ln_set"
// BEST:     else
// BEST:     load_func_set 3 "tanh_set"
// BEST-NOT: load_func_set
// CHECK: return
func.func @either(%x: memref<4xf32>, %c: i1) {
  scf.if %c {
    act.activate "ln" %x into %x {engine = "act"} : (memref<4xf32>, memref<4xf32>) -> ()
    act.activate "relu" %x into %x {engine = "act"} : (memref<4xf32>, memref<4xf32>) -> ()
  } else {
    act.activate "tanh" %x into %x {engine = "act"} : (memref<4xf32>, memref<4xf32>) -> ()
  }
  act.activate "relu" %x into %x {engine = "act"} : (memref<4xf32>, memref<4xf32>) -> ()
  return
}

// On the way from one block to another that others come to as well, a load gets
// a block of its own: the frequent way through the loop stays free of it.
// CHECK-LABEL: @critical
// BEST:      load_func_set 0 "exp_set" for "exp"
// BEST:      cf.cond_br %{{[^,]*}}, ^[[BETWEEN:bb[0-9]+]], ^[[LOOP:bb[0-9]+]]
// BEST:      ^[[BETWEEN]]:
// BEST-NEXT: load_func_set 3 "tanh_set" for "tanh"
// BEST-NEXT: cf.br ^[[BODY:bb[0-9]+]]
// CHECK: return
func.func @critical(%x: memref<4xf32>, %c: i1) {
  act.activate "exp" %x into %x {engine = "act"} : (memref<4xf32>, memref<4xf32>) -> ()
  cf.cond_br %c, ^body, ^end {act.frequency = array<f64: 0.5, 0.5>}
^body:
  act.activate "tanh" %x into %x {engine = "act"} : (memref<4xf32>, memref<4xf32>) -> ()
  cf.cond_br %c, ^body, ^end {act.frequency = array<f64: 0.9, 0.1>}
^end:
  return
}

// Engines are independent: each has its loads.
// CHECK-LABEL: @two_engines
// CHECK:      load_func_set {{.*}} {engine = "act"}
// CHECK-NEXT: activate
// CHECK-NEXT: load_func_set 1 "ln_set" for "ln" {engine = "pool"}
// CHECK-NEXT: activate
// CHECK-NEXT: activate
// CHECK-NEXT: return
func.func @two_engines(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = act.activate "exp" %x {engine = "act"} : (tensor<4xf32>) -> tensor<4xf32>
  %1 = act.activate "ln" %0 {engine = "pool"} : (tensor<4xf32>) -> tensor<4xf32>
  %2 = act.activate "exp" %1 {engine = "act"} : (tensor<4xf32>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}

// A call leaves what its callee leaves.
// CHECK-LABEL: @callee
// CHECK-LABEL: @caller
// CHECK:      call @callee
// CHECK-NEXT: activate "tanh"
func.func @callee(%x: memref<4xf32>) {
  act.activate "tanh" %x into %x {engine = "act"} : (memref<4xf32>, memref<4xf32>) -> ()
  return
}
func.func @caller(%x: memref<4xf32>) {
  call @callee(%x) : (memref<4xf32>) -> ()
  act.activate "tanh" %x into %x {engine = "act"} : (memref<4xf32>, memref<4xf32>) -> ()
  return
}
