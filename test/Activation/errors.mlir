// RUN: tutti-opt %s --split-input-file --verify-diagnostics

func.func @no_function(%x: tensor<4xf32>) {
  // expected-error @+1 {{'act.activate' op names no function}}
  %0 = act.activate "" %x {engine = "act"} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @no_engine(%x: tensor<4xf32>) {
  // expected-error @+1 {{'act.activate' op names no engine}}
  %0 = act.activate "exp" %x {engine = ""} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @integers(%x: tensor<4xi32>) {
  // expected-error @+1 {{'act.activate' op has an input of type 'tensor<4xi32>'; expected a tensor or a memref of floats}}
  %0 = act.activate "exp" %x {engine = "act"} : (tensor<4xi32>) -> tensor<4xi32>
  return
}

// -----

func.func @two_scales(%x: tensor<4xf32>, %s: f32) {
  // expected-error @+1 {{'act.activate' op has its scale both as a number and as an operand; expected one of them}}
  %0 = act.activate "exp" %x scale %s {engine = "act", scale = 2.0 : f64} : (tensor<4xf32>, f32) -> tensor<4xf32>
  return
}

// -----

func.func @shape_of_bias(%x: tensor<4x8xf32>, %b: tensor<4x2xf32>) {
  // expected-error @+1 {{'act.activate' op has a bias of type 'tensor<4x2xf32>'; expected a float, or a shape of floats that goes with 'tensor<4x8xf32>'}}
  %0 = act.activate "exp" %x bias %b {engine = "act"} : (tensor<4x8xf32>, tensor<4x2xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @shape_of_result(%x: tensor<4xf32>) {
  // expected-error @+1 {{'act.activate' op has an output of type 'tensor<5xf32>'; expected the shape of 'tensor<4xf32>'}}
  %0 = act.activate "exp" %x {engine = "act"} : (tensor<4xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @no_destination(%x: memref<4xf32>) {
  // expected-error @+1 {{'act.activate' op on a memref needs a destination (`into`) and no result}}
  act.activate "exp" %x {engine = "act"} : (memref<4xf32>) -> ()
  return
}

// -----

func.func @no_result(%x: tensor<4xf32>) {
  // expected-error @+1 {{'act.activate' op on a tensor needs a result and no destination}}
  act.activate "exp" %x {engine = "act"} : (tensor<4xf32>) -> ()
  return
}

// -----

#catalog = #act.catalog<"toy", max_sets = 8, load_us = 1.5, [#act.func_set<"exp_set", ["exp"]>]>
module attributes {act.catalogs = [#catalog]} {
func.func @loads() {
  // expected-error @+1 {{'act.load_func_set' op has index 1; catalog 'toy' has 1 sets}}
  act.load_func_set 1 {engine = "act"}
  return
}
}

// -----

#catalog = #act.catalog<"toy", max_sets = 8, load_us = 1.5, [#act.func_set<"exp_set", ["exp"]>]>
module attributes {act.catalogs = [#catalog]} {
func.func @loads() {
  // expected-error @+1 {{'act.load_func_set' op calls set 0 'ln_set'; catalog 'toy' has 'exp_set' there}}
  act.load_func_set 0 "ln_set" {engine = "act"}
  return
}
}

// -----

#catalog = #act.catalog<"toy", max_sets = 8, load_us = 1.5, [#act.func_set<"exp_set", ["exp"]>]>
module attributes {act.catalogs = [#catalog]} {
func.func @loads() {
  // expected-error @+1 {{'act.load_func_set' op loads set 'exp_set' for 'ln', which it does not hold}}
  act.load_func_set 0 for "ln" {engine = "act"}
  return
}
}

// -----

// expected-error @+1 {{function set 'a' lists 'exp' after 'ln'; expected each once, in alphabetical order}}
#set = #act.func_set<"a", ["ln", "exp"]>

// -----

#set = #act.func_set<"a", ["exp"]>
// expected-error @+1 {{catalog 'toy' has set 'a' twice, at index 0 and 1}}
#catalog = #act.catalog<"toy", max_sets = 8, load_us = 1.5, [#set, #set]>

// -----

// expected-error @+1 {{catalog 'toy' has max_sets = 0; expected 1 at least}}
#catalog = #act.catalog<"toy", max_sets = 0, load_us = 1.5, [#act.func_set<"a", ["exp"]>]>

// -----

// expected-error @+1 {{catalog 'toy' needs a positive load_us, in microseconds}}
#catalog = #act.catalog<"toy", max_sets = 8, load_us = -1.5, [#act.func_set<"a", ["exp"]>]>

// -----

// expected-error @+1 {{attribute 'act.catalogs' must be a list of #act.catalog on a module}}
module attributes {act.catalogs = []} {
}

// -----

// expected-error @+1 {{attribute 'act.trip_count' is -1 : i64; expected an integer of 0 or more}}
func.func private @f() attributes {act.trip_count = -1}

// -----

// expected-error @+1 {{attribute 'act.trips' is not one of the act dialect}}
func.func private @f() attributes {act.trips = 1}

// -----

func.func @frequency(%c: i1) {
  // expected-error @+1 {{attribute 'act.frequency' must be an array<f64: ...> of 2 numbers of 0 or more, one for each successor}}
  cf.cond_br %c, ^a, ^a {act.frequency = array<f64: 1.0>}
^a:
  return
}
