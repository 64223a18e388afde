// RUN: tutti-opt %s --verify-residency --split-input-file --verify-diagnostics

#catalog = #act.catalog<"toy", max_sets = 8, load_us = 1.5, [#act.func_set<"a", ["exp", "relu"]>, #act.func_set<"b", ["ln", "relu"]>]>
module attributes {act.catalogs = [#catalog]} {
// expected-note @+1 {{nothing is resident where the function begins}}
func.func @nothing(%x: tensor<4xf32>) {
  // expected-error @+1 {{function 'exp' is not resident on engine 'act' on every path: no set may be}}
  %0 = act.activate "exp" %x {engine = "act"} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

func.func @another(%x: tensor<4xf32>) {
  // expected-note @+1 {{it is made resident here}}
  act.load_func_set 0 {engine = "act"}
  %0 = act.activate "exp" %x {engine = "act"} : (tensor<4xf32>) -> tensor<4xf32>
  // expected-error @+1 {{function 'ln' is not resident on engine 'act' on every path: set 0 'a' may be, which does not hold it}}
  %1 = act.activate "ln" %x {engine = "act"} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// The second round of the loop, and only that, finds set b.
func.func @second_round(%x: tensor<4xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  act.load_func_set 0 {engine = "act"}
  // expected-note @+1 {{the path goes by this 'scf.for'}}
  scf.for %i = %c0 to %n step %c1 {
    // expected-error @+1 {{function 'exp' is not resident on engine 'act' on every path: set 1 'b' may be, which does not hold it}}
    %0 = act.activate "exp" %x {engine = "act"} : (tensor<4xf32>) -> tensor<4xf32>
    // expected-note @+1 {{it is made resident here}}
    act.load_func_set 1 {engine = "act"}
    %1 = act.activate "ln" %x {engine = "act"} : (tensor<4xf32>) -> tensor<4xf32>
  }
  return
}

// The path through one arm.
func.func @one_arm(%x: tensor<4xf32>, %c: i1) {
  act.load_func_set 0 {engine = "act"}
  // expected-note @+1 {{the path goes by this 'scf.if'}}
  scf.if %c {
    // expected-note @+1 {{it is made resident here}}
    act.load_func_set 1 {engine = "act"}
  }
  %0 = act.activate "relu" %x {engine = "act"} : (tensor<4xf32>) -> tensor<4xf32>
  // expected-error @+1 {{function 'exp' is not resident}}
  %1 = act.activate "exp" %x {engine = "act"} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// A loop known to run leaves its set.
func.func @runs(%x: tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %c4 step %c1 {
    act.load_func_set 1 {engine = "act"}
  }
  %0 = act.activate "ln" %x {engine = "act"} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// StableHLO's loop leaves from its condition, which the body may not have run
// before.
func.func @while(%x: tensor<4xf32>, %p: tensor<i1>) {
  // expected-note @+1 {{it is made resident here}}
  act.load_func_set 0 {engine = "act"}
  // expected-note @+1 {{the path goes by this 'stablehlo.while'}}
  %r = stablehlo.while(%a = %p) : tensor<i1>
  cond {
    stablehlo.return %a : tensor<i1>
  } do {
    act.load_func_set 1 {engine = "act"}
    %0 = act.activate "ln" %x {engine = "act"} : (tensor<4xf32>) -> tensor<4xf32>
    stablehlo.return %a : tensor<i1>
  }
  // expected-error @+1 {{function 'ln' is not resident on engine 'act' on every path: set 0 'a' may be}}
  %1 = act.activate "ln" %x {engine = "act"} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// What a call to nobody known leaves is not known.
func.func private @unknown()
func.func @call(%x: tensor<4xf32>) {
  act.load_func_set 0 {engine = "act"}
  // expected-note @+1 {{this call leaves the bank as nobody knows}}
  call @unknown() : () -> ()
  // expected-error @+1 {{function 'exp' is not resident on engine 'act' on every path: no set may be}}
  %0 = act.activate "exp" %x {engine = "act"} : (tensor<4xf32>) -> tensor<4xf32>
  return
}
}

// -----

func.func @no_catalog(%x: tensor<4xf32>) {
  act.load_func_set 0 {engine = "act"}
  // expected-error @+1 {{there is no catalog on the module; attach one with act-attach-catalog}}
  %0 = act.activate "exp" %x {engine = "act"} : (tensor<4xf32>) -> tensor<4xf32>
  return
}
