// RUN: tutti-opt %s --lower-act --split-input-file --verify-diagnostics
// RUN: not tutti-opt %S/lower-act.mlir --lower-act=allow-substitutions=some 2>&1 | FileCheck %s
// CHECK: substitutions 'some' are not known; write none, exact, or ulp<=N with a number N

// expected-error @+1 {{must have at least one Activation instruction}}
module {
}

// -----

func.func @no_catalog(%x: tensor<4xf32>) {
  // expected-error @+1 {{Module has no Activation Function Tables set up for this InstLoadActFuncSet}}
  %0 = act.activate "exp" %x {engine = "act"} : (tensor<4xf32>) -> tensor<4xf32>
  %1 = act.activate "exp" %x {engine = "act"} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

#catalog = #act.catalog<"toy", max_sets = 8, load_us = 1.5, [#act.func_set<"exp_set", ["exp"]>]>
module attributes {act.catalogs = [#catalog]} {
func.func @load_exists(%x: tensor<4xf32>) {
  // expected-error @+1 {{InstLoadActFuncSet should not exist before lower activate}}
  act.load_func_set 0 {engine = "act"}
  %0 = act.activate "exp" %x {engine = "act"} : (tensor<4xf32>) -> tensor<4xf32>
  return
}
}

// -----

#catalog = #act.catalog<"toy", max_sets = 8, load_us = 1.5, [#act.func_set<"exp_set", ["exp"]>]>
module attributes {act.catalogs = [#catalog]} {
func.func @invalid(%x: tensor<4xf32>) {
  // expected-error @+2 {{Invalid activation function found in instruction}}
  // expected-note @+1 {{no set of catalog 'toy' holds 'ln'}}
  %0 = act.activate "ln" %x {engine = "act"} : (tensor<4xf32>) -> tensor<4xf32>
  return
}
}

// -----

#one = #act.catalog<"one", max_sets = 8, load_us = 1.5, [#act.func_set<"exp_set", ["exp"]>]>
#two = #act.catalog<"two", max_sets = 8, load_us = 1.5, [#act.func_set<"ln_set", ["ln"]>]>
module attributes {act.catalogs = [#one, #two]} {
func.func @families(%x: tensor<4xf32>) {
  %0 = act.activate "exp" %x {engine = "act"} : (tensor<4xf32>) -> tensor<4xf32>
  // expected-error @+1 {{Engine2UsedActSetNames.size() <= 1: engine 'act' is to use 'two' and 'one'; a kernel's sets come from one catalog an engine}}
  %1 = act.activate "ln" %x {engine = "act", family = "two"} : (tensor<4xf32>) -> tensor<4xf32>
  return
}
}

// -----

// No set holds two of the three functions, and two sets are allowed.
#catalog = #act.catalog<"toy", max_sets = 2, load_us = 1.5, [#act.func_set<"a", ["exp"]>, #act.func_set<"b", ["ln"]>, #act.func_set<"c", ["tanh"]>]>
module attributes {act.catalogs = [#catalog]} {
// expected-note @+2 {{the functions this kernel uses on engine 'act' need 3 sets at least: 'a', 'b', 'c'}}
// expected-note @+1 {{without 'tanh' the kernel fits in 2 sets}}
func.func @budget(%x: tensor<4xf32>) {
  // expected-note @+1 {{'exp' is in 'a' only, and first needed here}}
  %0 = act.activate "exp" %x {engine = "act"} : (tensor<4xf32>) -> tensor<4xf32>
  // expected-note @+1 {{'ln' is in 'b' only, and first needed here}}
  %1 = act.activate "ln" %x {engine = "act"} : (tensor<4xf32>) -> tensor<4xf32>
  // expected-error @+2 {{the number of activation tables must be <= 2}}
  // expected-note @+1 {{'tanh' is in 'c' only, and first needed here}}
  %2 = act.activate "tanh" %x {engine = "act"} : (tensor<4xf32>) -> tensor<4xf32>
  return
}
}

// -----

// First-fit takes three sets where two would do.
#catalog = #act.catalog<"toy", max_sets = 2, load_us = 1.5, [#act.func_set<"a", ["exp"]>, #act.func_set<"b", ["ln"]>, #act.func_set<"c", ["exp", "ln"]>]>
module attributes {act.catalogs = [#catalog]} {
// expected-note @+1 {{the plan takes 3 sets and 1 would do; plan with cover=optimal}}
func.func @budget_of_greed(%x: tensor<4xf32>) {
  %0 = act.activate "exp" %x {engine = "act"} : (tensor<4xf32>) -> tensor<4xf32>
  %1 = act.activate "ln" %x {engine = "act"} : (tensor<4xf32>) -> tensor<4xf32>
  // expected-error @+1 {{the number of activation tables must be <= 2}}
  %2 = act.activate "exp" %x {engine = "act"} : (tensor<4xf32>) -> tensor<4xf32>
  return
}
}
