// RUN: tutti-opt %s --split-input-file --sdy-inline-manual-computation --verify-diagnostics | FileCheck %s

// Programs that are left as they are, and why.

sdy.mesh @mesh = <["x"=4, "y"=2]>
// CHECK-LABEL: func.func @partial(%arg0: tensor<8xf32>)
func.func @partial(%arg0: tensor<8xf32>) -> tensor<8xf32> {
  // CHECK: sdy.manual_computation
  // expected-remark @below {{manual computation is left as it is: axis "y" of size 2 is not among its manual axes, expected all axes of its mesh #sdy.mesh<["x"=4, "y"=2]>; in JAX, call shard_map without axis_names}}
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[<@mesh, [{"x"}]>] manual_axes={"x"} (%arg1: tensor<2xf32>) {
    sdy.return %arg1 : tensor<2xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

sdy.mesh @mesh = <["x"=4]>
// CHECK-LABEL: func.func @several(
func.func @several(%arg0: tensor<8xf32>) -> tensor<8xf32> {
  // CHECK-COUNT-2: sdy.manual_computation
  // expected-note @below {{the first one is here}}
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[<@mesh, [{"x"}]>] manual_axes={"x"} (%arg1: tensor<2xf32>) {
    sdy.return %arg1 : tensor<2xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  // expected-remark @below {{the module has 2 of them, expected one that holds the whole program; in JAX, put the program into one function given to shard_map}}
  %1 = sdy.manual_computation(%0) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[<@mesh, [{"x"}]>] manual_axes={"x"} (%arg1: tensor<2xf32>) {
    sdy.return %arg1 : tensor<2xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2]>
// CHECK-LABEL: func.func @nested(
func.func @nested(%arg0: tensor<8xf32>) -> tensor<8xf32> {
  // CHECK-COUNT-2: sdy.manual_computation
  // expected-note @below {{inside of this one}}
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[<@mesh, [{"x"}]>] manual_axes={"x"} (%arg1: tensor<2xf32>) {
    // expected-remark @below {{it stands inside of another, expected one that is manual along all axes}}
    %1 = sdy.manual_computation(%arg1) in_shardings=[<@mesh, [{"y"}]>] out_shardings=[<@mesh, [{"y"}]>] manual_axes={"y"} (%arg2: tensor<1xf32>) {
      sdy.return %arg2 : tensor<1xf32>
    } : (tensor<2xf32>) -> tensor<2xf32>
    sdy.return %1 : tensor<2xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

// CHECK-LABEL: func.func @without_values(
func.func @without_values() {
  // CHECK: sdy.manual_computation
  // expected-remark @below {{it has neither operands nor results, so its mesh is not known}}
  sdy.manual_computation() in_shardings=[] out_shardings=[] manual_axes={"x"} () {
    sdy.return
  } : () -> ()
  return
}

// -----

module attributes {mhlo.num_partitions = 8 : i32} {
  sdy.mesh @mesh = <["x"=4]>
  // CHECK-LABEL: func.func @other_number_of_partitions(
  func.func @other_number_of_partitions(%arg0: tensor<8xf32>) {
    // CHECK: sdy.manual_computation
    // expected-remark @below {{the module has mhlo.num_partitions = 8, expected the number of devices of its mesh #sdy.mesh<["x"=4]>}}
    sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[] manual_axes={"x"} (%arg1: tensor<2xf32>) {
      sdy.return
    } : (tensor<8xf32>) -> ()
    return
  }
}

// -----

sdy.mesh @mesh = <["x"=4]>
// CHECK-LABEL: func.func @inside_of_a_loop(
func.func @inside_of_a_loop(%arg0: tensor<8xf32>, %arg1: tensor<i1>) -> tensor<8xf32> {
  %0 = stablehlo.while(%iterArg = %arg0) : tensor<8xf32>
  cond {
    stablehlo.return %arg1 : tensor<i1>
  } do {
    // CHECK: sdy.manual_computation
    // expected-remark @below {{it stands inside 'stablehlo.while', expected it directly in a function; in JAX, move what is around it into the function given to shard_map}}
    %1 = sdy.manual_computation(%iterArg) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[<@mesh, [{"x"}]>] manual_axes={"x"} (%arg2: tensor<2xf32>) {
      sdy.return %arg2 : tensor<2xf32>
    } : (tensor<8xf32>) -> tensor<8xf32>
    stablehlo.return %1 : tensor<8xf32>
  }
  return %0 : tensor<8xf32>
}

// -----

sdy.mesh @mesh = <["x"=4]>
// CHECK-LABEL: func.func @several_blocks(
func.func @several_blocks(%arg0: tensor<8xf32>) {
  // CHECK: sdy.manual_computation
  // expected-remark @below {{its function has several blocks, expected one}}
  sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[] manual_axes={"x"} (%arg1: tensor<2xf32>) {
    sdy.return
  } : (tensor<8xf32>) -> ()
  cf.br ^bb1
^bb1:
  return
}

// -----

sdy.mesh @mesh = <["x"=4]>
func.func @calls_twice(%arg0: tensor<8xf32>) {
  call @called_twice(%arg0) : (tensor<8xf32>) -> ()
  // expected-note @below {{used here}}
  call @called_twice(%arg0) : (tensor<8xf32>) -> ()
  return
}
// CHECK: func.func private @called_twice(
func.func private @called_twice(%arg0: tensor<8xf32>) {
  // CHECK: sdy.manual_computation
  // expected-remark @below {{its function @called_twice is used more than once, expected a function that nobody or one call uses}}
  sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[] manual_axes={"x"} (%arg1: tensor<2xf32>) {
    sdy.return
  } : (tensor<8xf32>) -> ()
  return
}

// -----

// An op of an unknown dialect may use the function.

sdy.mesh @mesh = <["x"=4]>
func.func @named(%arg0: tensor<8xf32>) {
  // expected-note @below {{used here}}
  stablehlo.custom_call @run(%arg0) {called_computations = [@used]} : (tensor<8xf32>) -> ()
  return
}
// CHECK: func.func private @used(
func.func private @used(%arg0: tensor<8xf32>) {
  // CHECK: sdy.manual_computation
  // expected-remark @below {{its function @used is used other than by one call in a function, expected a function that nobody or one call uses}}
  sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[] manual_axes={"x"} (%arg1: tensor<2xf32>) {
    sdy.return
  } : (tensor<8xf32>) -> ()
  return
}

// -----

sdy.mesh @mesh = <["x"=4]>
// CHECK-LABEL: func.func @needs_the_whole(
// CHECK-SAME: tensor<8xf32>
func.func @needs_the_whole(%arg0: tensor<8xf32>) -> tensor<f32> {
  // expected-note @below {{so this manual computation is left as it is}}
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[<@mesh, [{"x"}]>] manual_axes={"x"} (%arg1: tensor<2xf32>) {
    sdy.return %arg1 : tensor<2xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  %1 = stablehlo.constant dense<0.0> : tensor<f32>
  // expected-remark @below {{works on a tensor as a whole, which is cut as #sdy.sharding<@mesh, [{"x"}]>; in JAX, move it into the function given to shard_map}}
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  return %2 : tensor<f32>
}

// -----

// The loop uses a cut value that is not its operand.

sdy.mesh @mesh = <["x"=4]>
// CHECK-LABEL: func.func @captured(
func.func @captured(%arg0: tensor<8xf32>, %arg1: tensor<i1>) -> tensor<8xf32> {
  // expected-note @below {{so this manual computation is left as it is}}
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[<@mesh, [{"x"}]>] manual_axes={"x"} (%arg2: tensor<2xf32>) {
    sdy.return %arg2 : tensor<2xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  %1 = stablehlo.constant dense<0.0> : tensor<8xf32>
  // expected-remark @below {{works on a tensor as a whole}}
  %2 = stablehlo.while(%iterArg = %1) : tensor<8xf32>
  cond {
    stablehlo.return %arg1 : tensor<i1>
  } do {
    %3 = stablehlo.add %iterArg, %0 : tensor<8xf32>
    stablehlo.return %3 : tensor<8xf32>
  }
  return %2 : tensor<8xf32>
}

// -----

// A constant of different elements cannot be cut.

sdy.mesh @mesh = <["x"=2]>
// CHECK-LABEL: func.func @constant(
func.func @constant() -> tensor<2xf32> {
  // expected-remark @below {{works on a tensor as a whole}}
  %0 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  // expected-note @below {{so this manual computation is left as it is}}
  %1 = sdy.manual_computation(%0) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[<@mesh, [{"x"}]>] manual_axes={"x"} (%arg0: tensor<1xf32>) {
    sdy.return %arg0 : tensor<1xf32>
  } : (tensor<2xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}

// -----

sdy.mesh @mesh = <["x"=4]>
// CHECK-LABEL: func.func @side_effect(
func.func @side_effect(%arg0: tensor<8xf32>) {
  // expected-note @below {{so this manual computation is left as it is}}
  sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[] manual_axes={"x"} (%arg1: tensor<2xf32>) {
    sdy.return
  } : (tensor<8xf32>) -> ()
  // expected-remark @below {{stands beside a manual computation and may have side effects, expected every device to be able to run it; in JAX, move it into the function given to shard_map}}
  stablehlo.custom_call @print() {has_side_effect = true} : () -> ()
  return
}

// -----

sdy.mesh @mesh = <["x"=4]>
// CHECK-LABEL: func.func @side_effect_in_callee(
func.func @side_effect_in_callee(%arg0: tensor<8xf32>) {
  // expected-note @below {{so this manual computation is left as it is}}
  sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[] manual_axes={"x"} (%arg1: tensor<2xf32>) {
    sdy.return
  } : (tensor<8xf32>) -> ()
  // expected-remark @below {{may have side effects}}
  call @f() : () -> ()
  return
}
func.func private @f() {
  call @g() : () -> ()
  return
}
func.func private @g() {
  // Functions that call each other are looked at once.
  call @f() : () -> ()
  stablehlo.custom_call @print() {has_side_effect = true} : () -> ()
  return
}

// -----

sdy.mesh @mesh = <["x"=4]>
// CHECK-LABEL: func.func @cut_in_two_ways(
func.func @cut_in_two_ways(%arg0: tensor<8xf32>) {
  // expected-remark @below {{has a value that is cut as #sdy.sharding<@mesh, [{}]> here and as #sdy.sharding<@mesh, [{"x"}]> elsewhere, expected one of them; in JAX, reshard inside the function given to shard_map, or give the value to it twice}}
  // expected-note @below {{so this manual computation is left as it is}}
  sdy.manual_computation(%arg0, %arg0) in_shardings=[<@mesh, [{"x"}]>, <@mesh, [{}]>] out_shardings=[] manual_axes={"x"} (%arg1: tensor<2xf32>, %arg2: tensor<8xf32>) {
    sdy.return
  } : (tensor<8xf32>, tensor<8xf32>) -> ()
  return
}

// -----

sdy.mesh @mesh = <["x"=4]>
// CHECK-LABEL: func.func @elementwise_on_two_cuts(
func.func @elementwise_on_two_cuts(%arg0: tensor<8xf32>) -> tensor<8xf32> {
  // expected-note @below {{so this manual computation is left as it is}}
  %0:2 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[<@mesh, [{"x"}]>, <@mesh, [{}]>] manual_axes={"x"} (%arg1: tensor<2xf32>) {
    %2 = stablehlo.constant dense<0.0> : tensor<8xf32>
    sdy.return %arg1, %2 : tensor<2xf32>, tensor<8xf32>
  } : (tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>)
  // expected-remark @below {{has a value that is cut as}}
  %1 = stablehlo.add %0#0, %0#1 : tensor<8xf32>
  return %1 : tensor<8xf32>
}
