// RUN: tutti-opt %s --inline --act-attach-catalog=files=%tutti_src/targets/act/act_info_trainium.json --convert-to-act | FileCheck %s
// RUN: tutti-opt %s --inline --act-attach-catalog=files=%tutti_src/targets/act/act_info_with_ln.json --convert-to-act | FileCheck %s --check-prefix=FEWER
// RUN: not tutti-opt %s --convert-to-act 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: error: there is no catalog on the module; attach one with act-attach-catalog

// The texts JAX prints.

// CHECK-LABEL: @silu(
// CHECK: act.activate "silu" %arg0
// CHECK-NEXT: return
// The other catalog lacks it, not the sigmoid.
// FEWER-LABEL: @silu(
// FEWER: act.activate "sigmoid"
// FEWER-NEXT: stablehlo.multiply
func.func @silu(%arg0: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %0 = call @silu_silu_callee(%arg0) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
func.func private @silu_silu_callee(%arg0: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = stablehlo.negate %arg0 : tensor<4x8xf32>
  %1 = stablehlo.exponential %0 : tensor<4x8xf32>
  %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
  %3 = stablehlo.add %2, %1 : tensor<4x8xf32>
  %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
  %5 = stablehlo.divide %4, %3 : tensor<4x8xf32>
  %6 = stablehlo.multiply %arg0, %5 : tensor<4x8xf32>
  return %6 : tensor<4x8xf32>
}

// CHECK-LABEL: @gelu_tanh(
// CHECK: act.activate "gelu_apprx_tanh" %arg0
// CHECK-NEXT: return
func.func @gelu_tanh(%arg0: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %0 = stablehlo.multiply %arg0, %arg0 : tensor<4x8xf32>
  %1 = stablehlo.multiply %0, %arg0 : tensor<4x8xf32>
  %cst = stablehlo.constant dense<4.471500e-02> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
  %3 = stablehlo.multiply %2, %1 : tensor<4x8xf32>
  %4 = stablehlo.add %arg0, %3 : tensor<4x8xf32>
  %cst_0 = stablehlo.constant dense<0.797884583> : tensor<f32>
  %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
  %6 = stablehlo.multiply %5, %4 : tensor<4x8xf32>
  %7 = stablehlo.tanh %6 : tensor<4x8xf32>
  %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
  %9 = stablehlo.add %8, %7 : tensor<4x8xf32>
  %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
  %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
  %11 = stablehlo.multiply %10, %9 : tensor<4x8xf32>
  %12 = stablehlo.multiply %arg0, %11 : tensor<4x8xf32>
  return %12 : tensor<4x8xf32>
}

// CHECK-LABEL: @gelu_erf(
// CHECK: act.activate "gelu" %arg0
func.func @gelu_erf(%arg0: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
  %1 = stablehlo.multiply %0, %arg0 : tensor<4x8xf32>
  %2 = stablehlo.negate %arg0 : tensor<4x8xf32>
  %cst_0 = stablehlo.constant dense<0.707106769> : tensor<f32>
  %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
  %4 = stablehlo.multiply %2, %3 : tensor<4x8xf32>
  %5 = chlo.erfc %4 : tensor<4x8xf32> -> tensor<4x8xf32>
  %6 = stablehlo.multiply %1, %5 : tensor<4x8xf32>
  return %6 : tensor<4x8xf32>
}

// CHECK-LABEL: @softplus(
// CHECK: act.activate "softplus" %arg0
// CHECK-NEXT: return
func.func @softplus(%arg0: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %0 = call @softplus_softplus_callee(%arg0) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
func.func private @softplus_softplus_callee(%arg0: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
  %1 = stablehlo.maximum %arg0, %0 : tensor<4x8xf32>
  %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
  %3 = stablehlo.subtract %arg0, %2 : tensor<4x8xf32>
  %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
  %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
  %6 = stablehlo.add %arg0, %5 : tensor<4x8xf32>
  %7 = stablehlo.abs %3 : tensor<4x8xf32>
  %8 = stablehlo.negate %7 : tensor<4x8xf32>
  %9 = stablehlo.exponential %8 : tensor<4x8xf32>
  %10 = stablehlo.log_plus_one %9 : tensor<4x8xf32>
  %11 = stablehlo.add %1, %10 : tensor<4x8xf32>
  %12 = stablehlo.select %4, %6, %11 : tensor<4x8xi1>, tensor<4x8xf32>
  return %12 : tensor<4x8xf32>
}

// CHECK-LABEL: @mish(
// CHECK: act.activate "mish" %arg0
// CHECK-NEXT: return
func.func @mish(%arg0: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %0 = call @mish_softplus_callee(%arg0) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = stablehlo.tanh %0 : tensor<4x8xf32>
  %2 = stablehlo.multiply %arg0, %1 : tensor<4x8xf32>
  return %2 : tensor<4x8xf32>
}
func.func private @mish_softplus_callee(%arg0: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
  %1 = stablehlo.maximum %arg0, %0 : tensor<4x8xf32>
  %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
  %3 = stablehlo.subtract %arg0, %2 : tensor<4x8xf32>
  %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
  %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
  %6 = stablehlo.add %arg0, %5 : tensor<4x8xf32>
  %7 = stablehlo.abs %3 : tensor<4x8xf32>
  %8 = stablehlo.negate %7 : tensor<4x8xf32>
  %9 = stablehlo.exponential %8 : tensor<4x8xf32>
  %10 = stablehlo.log_plus_one %9 : tensor<4x8xf32>
  %11 = stablehlo.add %1, %10 : tensor<4x8xf32>
  %12 = stablehlo.select %4, %6, %11 : tensor<4x8xi1>, tensor<4x8xf32>
  return %12 : tensor<4x8xf32>
}

// CHECK-LABEL: @softmax(
// CHECK: stablehlo.reduce
// CHECK: act.activate "exp"
// CHECK: stablehlo.reduce
// CHECK: stablehlo.divide
func.func @softmax(%arg0: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
  %2 = stablehlo.maximum %1, %0 : tensor<4xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x8xf32>
  %5 = stablehlo.subtract %arg0, %4 : tensor<4x8xf32>
  %6 = stablehlo.exponential %5 : tensor<4x8xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
  %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x8xf32>
  %10 = stablehlo.divide %6, %9 : tensor<4x8xf32>
  return %10 : tensor<4x8xf32>
}

// CHECK-LABEL: @relu(
// CHECK: act.activate "relu" %arg0
func.func @relu(%arg0: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %0 = call @relu_relu_callee(%arg0) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
func.func private @relu_relu_callee(%arg0: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
  %1 = stablehlo.maximum %arg0, %0 : tensor<4x8xf32>
  return %1 : tensor<4x8xf32>
}

// CHECK-LABEL: @rms(
// CHECK: act.activate "reciprocal_sqrt" %{{.*}} {bias = 9.99
func.func @rms(%arg0: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %0 = stablehlo.multiply %arg0, %arg0 : tensor<4x8xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
  %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x1xf32>
  %4 = stablehlo.divide %2, %3 : tensor<4x1xf32>
  %cst_1 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
  %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x1xf32>
  %6 = stablehlo.add %4, %5 : tensor<4x1xf32>
  %7 = stablehlo.rsqrt %6 : tensor<4x1xf32>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x8xf32>
  %9 = stablehlo.multiply %arg0, %8 : tensor<4x8xf32>
  return %9 : tensor<4x8xf32>
}

// CHECK-LABEL: @grad_silu(
// CHECK: act.activate "sigmoid" %arg0
// The sigmoid is used twice: its derivative would load another table for it.
// CHECK-NOT: derivative_silu
func.func @grad_silu(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %0:2 = call @grad_silu_silu_callee(%arg0) : (tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>)
  %1 = call @grad_silu_silu_0_callee(%0#0, %0#1, %arg0, %arg1) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return %1 : tensor<4x8xf32>
}
func.func private @grad_silu_silu_callee(%arg0: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %0 = stablehlo.negate %arg0 : tensor<4x8xf32>
  %1 = stablehlo.exponential %0 : tensor<4x8xf32>
  %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
  %3 = stablehlo.add %2, %1 : tensor<4x8xf32>
  %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
  %5 = stablehlo.divide %4, %3 : tensor<4x8xf32>
  %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
  %7 = stablehlo.subtract %6, %5 : tensor<4x8xf32>
  %8 = stablehlo.multiply %5, %7 : tensor<4x8xf32>
  return %8, %5 : tensor<4x8xf32>, tensor<4x8xf32>
}
func.func private @grad_silu_silu_0_callee(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>, %arg2: tensor<4x8xf32>, %arg3: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = stablehlo.multiply %arg2, %arg3 : tensor<4x8xf32>
  %1 = stablehlo.multiply %arg3, %arg1 : tensor<4x8xf32>
  %2 = stablehlo.multiply %0, %arg0 : tensor<4x8xf32>
  %3 = stablehlo.add %1, %2 : tensor<4x8xf32>
  return %3 : tensor<4x8xf32>
}

// CHECK-LABEL: @grad_sigmoid(
// CHECK: act.activate "derivative_sigmoid" %arg0
func.func @grad_sigmoid(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>) -> (tensor<4x8xf32>) {
  %0 = stablehlo.negate %arg0 : tensor<4x8xf32>
  %1 = stablehlo.exponential %0 : tensor<4x8xf32>
  %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
  %3 = stablehlo.add %2, %1 : tensor<4x8xf32>
  %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
  %5 = stablehlo.divide %4, %3 : tensor<4x8xf32>
  %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
  %7 = stablehlo.subtract %6, %5 : tensor<4x8xf32>
  %8 = stablehlo.multiply %5, %7 : tensor<4x8xf32>
  %9 = stablehlo.multiply %arg1, %8 : tensor<4x8xf32>
  return %9 : tensor<4x8xf32>
}

// Multiples and summands go to the engine, loops and reducers stay.
// CHECK-LABEL: @affine_in_loop(
// CHECK:      stablehlo.while
// CHECK:      act.activate "exp" %{{.*}} {bias = 3.000000e+00 : f64, engine = "act", scale = 2.000000e+00 : f64}
// CHECK:      stablehlo.reduce
// CHECK:        stablehlo.exponential
func.func @affine_in_loop(%x: tensor<4xf32>, %n: tensor<i32>) -> tensor<f32> {
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %two = stablehlo.constant dense<2.0> : tensor<4xf32>
  %three = stablehlo.constant dense<3.0> : tensor<4xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %r:2 = stablehlo.while(%i = %c0, %a = %x) : tensor<i32>, tensor<4xf32>
  cond {
    %p = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %0 = stablehlo.multiply %a, %two : tensor<4xf32>
    %1 = stablehlo.add %three, %0 : tensor<4xf32>
    %2 = stablehlo.exponential %1 : tensor<4xf32>
    %3 = stablehlo.add %i, %c1 : tensor<i32>
    stablehlo.return %3, %2 : tensor<i32>, tensor<4xf32>
  }
  %s = stablehlo.reduce(%r#1 init: %zero) across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  reducer(%l: tensor<f32>, %m: tensor<f32>) {
    %e = stablehlo.exponential %m : tensor<f32>
    %t = stablehlo.add %l, %e : tensor<f32>
    stablehlo.return %t : tensor<f32>
  }
  return %s : tensor<f32>
}

// Integers and complex numbers are none of the engine's business.
// CHECK-LABEL: @types(
// CHECK-NOT: act.activate
func.func @types(%i: tensor<4xi32>, %c: tensor<4xcomplex<f32>>) -> (tensor<4xi32>, tensor<4xcomplex<f32>>) {
  %0 = stablehlo.abs %i : tensor<4xi32>
  %1 = stablehlo.exponential %c : tensor<4xcomplex<f32>>
  return %0, %1 : tensor<4xi32>, tensor<4xcomplex<f32>>
}
