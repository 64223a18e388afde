// RUN: tutti-opt %s --split-input-file --sdy-inline-manual-computation --verify-diagnostics | FileCheck %s

// Ops around a manual computation that do the same on parts.

sdy.mesh @mesh = <["x"=4, "y"=2]>
// CHECK-LABEL: func.func @elementwise(
// CHECK-SAME: %arg0: tensor<2x4xf32> {tutti.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>},
// CHECK-SAME: %arg1: tensor<2x4xf32> {tutti.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>},
// CHECK-SAME: %arg2: tensor<i1> {tutti.sharding = #sdy.sharding<@mesh, []>})
func.func @elementwise(%arg0: tensor<8x4xf32>, %arg1: tensor<8x4xf32>, %arg2: tensor<i1>) -> (tensor<8x4xf32>, tensor<8x4xi1>) {
  // CHECK-NEXT: %[[HALF:.*]] = stablehlo.constant dense<5.000000e-01> : tensor<2x4xf32>
  // CHECK-NEXT: %[[TWO:.*]] = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  // CHECK-NEXT: %[[TWOS:.*]] = stablehlo.broadcast_in_dim %[[TWO]], dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  // CHECK-NEXT: %[[SUM:.*]] = stablehlo.add %arg0, %[[HALF]] : tensor<2x4xf32>
  // CHECK-NEXT: %[[CHOSEN:.*]] = stablehlo.select %arg2, %[[SUM]], %arg1 : tensor<i1>, tensor<2x4xf32>
  // CHECK-NEXT: %[[SQUARE:.*]] = chlo.square %[[CHOSEN]] : tensor<2x4xf32> -> tensor<2x4xf32>
  %half = stablehlo.constant dense<0.5> : tensor<8x4xf32>
  %two = stablehlo.constant dense<2.0> : tensor<f32>
  %twos = stablehlo.broadcast_in_dim %two, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
  %0 = stablehlo.add %arg0, %half : tensor<8x4xf32>
  %1 = stablehlo.select %arg2, %0, %arg1 : tensor<i1>, tensor<8x4xf32>
  %2 = chlo.square %1 : tensor<8x4xf32> -> tensor<8x4xf32>
  %3 = sdy.sharding_constraint %2 <@mesh, [{"x"}, {?}]> : tensor<8x4xf32>
  // CHECK-NEXT: %[[NEGATED:.*]] = stablehlo.negate %[[SQUARE]] : tensor<2x4xf32>
  %4 = sdy.manual_computation(%3) in_shardings=[<@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{"x"}, {}]>] manual_axes={"x", "y"} (%arg3: tensor<2x4xf32>) {
    %7 = stablehlo.negate %arg3 : tensor<2x4xf32>
    sdy.return %7 : tensor<2x4xf32>
  } : (tensor<8x4xf32>) -> tensor<8x4xf32>
  // CHECK-NEXT: %[[PRODUCT:.*]] = stablehlo.multiply %[[NEGATED]], %[[TWOS]] : tensor<2x4xf32>
  // CHECK-NEXT: %[[COMPARED:.*]] = stablehlo.compare  GT, %[[PRODUCT]], %arg1 : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xi1>
  // CHECK-NEXT: return %[[PRODUCT]], %[[COMPARED]] : tensor<2x4xf32>, tensor<2x4xi1>
  %5 = stablehlo.multiply %4, %twos : tensor<8x4xf32>
  %6 = stablehlo.compare GT, %5, %arg1 : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
  return %5, %6 : tensor<8x4xf32>, tensor<8x4xi1>
}

// -----

// A function of elementwise ops is inlined where its values are cut, and only
// there.

sdy.mesh @mesh = <["x"=4]>
// CHECK-LABEL: func.func @function_of_elementwise_ops(
func.func @function_of_elementwise_ops(%arg0: tensor<8xf32>, %arg1: tensor<8xi1>) -> (tensor<8xf32>, tensor<8xf32>) {
  // CHECK-NEXT: %[[ZERO:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  // CHECK-NEXT: %[[ZEROS:.*]] = stablehlo.broadcast_in_dim %[[ZERO]], dims = [] : (tensor<f32>) -> tensor<2xf32>
  // CHECK-NEXT: %[[CHOSEN:.*]] = stablehlo.select %arg1, %arg0, %[[ZEROS]] : tensor<2xi1>, tensor<2xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = call @where(%arg1, %arg0, %zero) : (tensor<8xi1>, tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
  %1 = sdy.manual_computation(%0) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[<@mesh, [{"x"}]>] manual_axes={"x"} (%arg2: tensor<2xf32>) {
    sdy.return %arg2 : tensor<2xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  // CHECK-NEXT: %[[MASK:.*]] = stablehlo.constant dense<[true, false, true, true, true, true, true, true]> : tensor<8xi1>
  // CHECK-NEXT: %[[ONES:.*]] = stablehlo.constant dense<1.000000e+00> : tensor<8xf32>
  // CHECK-NEXT: %[[WHOLE:.*]] = call @where(%[[MASK]], %[[ONES]], %[[ZERO]])
  // CHECK-NEXT: return %[[CHOSEN]], %[[WHOLE]] : tensor<2xf32>, tensor<8xf32>
  %mask = stablehlo.constant dense<[true, false, true, true, true, true, true, true]> : tensor<8xi1>
  %ones = stablehlo.constant dense<1.0> : tensor<8xf32>
  %2 = call @where(%mask, %ones, %zero) : (tensor<8xi1>, tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
  return %1, %2 : tensor<8xf32>, tensor<8xf32>
}
func.func private @where(%arg0: tensor<8xi1>, %arg1: tensor<8xf32>, %arg2: tensor<f32>) -> tensor<8xf32> {
  %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %1 = stablehlo.select %arg0, %arg1, %0 : tensor<8xi1>, tensor<8xf32>
  return %1 : tensor<8xf32>
}

// -----

// What is not cut, every device computes: reductions, calls, loops, tables.

sdy.mesh @mesh = <["x"=4]>
// CHECK-LABEL: func.func @not_cut(
// CHECK-SAME: %arg0: tensor<8xf32> {tutti.sharding = #sdy.sharding<@mesh, [{}]>},
// CHECK-SAME: %arg1: tensor<2xf32> {tutti.sharding = #sdy.sharding<@mesh, [{"x"}]>})
func.func @not_cut(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>) -> (tensor<8xf32>, tensor<f32>) {
  // CHECK: stablehlo.reduce(%arg0
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %sum = stablehlo.reduce(%arg0 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  // CHECK: stablehlo.while
  %0 = stablehlo.while(%iterArg = %sum) : tensor<f32>
  cond {
    %5 = stablehlo.compare LT, %iterArg, %zero : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %5 : tensor<i1>
  } do {
    %5 = func.call @f(%iterArg) : (tensor<f32>) -> tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }
  // CHECK: %[[TABLE:.*]] = stablehlo.constant dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>
  %table = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %1:2 = sdy.manual_computation(%arg1, %0, %table) in_shardings=[<@mesh, [{"x"}]>, <@mesh, []>, <@mesh, [{}]>] out_shardings=[<@mesh, [{"x"}]>, <@mesh, []>] manual_axes={"x"} (%arg2: tensor<2xf32>, %arg3: tensor<f32>, %arg4: tensor<2xf32>) {
    %3 = stablehlo.multiply %arg2, %arg4 : tensor<2xf32>
    sdy.return %3, %arg3 : tensor<2xf32>, tensor<f32>
  } : (tensor<8xf32>, tensor<f32>, tensor<2xf32>) -> (tensor<8xf32>, tensor<f32>)
  // CHECK: %[[RESULT:.*]] = call @f
  %2 = call @f(%1#1) : (tensor<f32>) -> tensor<f32>
  return %1#0, %2 : tensor<8xf32>, tensor<f32>
}
func.func private @f(%arg0: tensor<f32>) -> tensor<f32> {
  %0 = call @g(%arg0) : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
func.func private @g(%arg0: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.reshape %arg0 : (tensor<f32>) -> tensor<1xf32>
  %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
  return %1 : tensor<f32>
}

// -----

// Arguments that go past the computation are cut as the caller says, where the
// parts are of one size, and else not at all. Results may repeat and mix.

sdy.mesh @mesh = <["x"=4]>
sdy.mesh @other = <["x"=2]>
// CHECK-LABEL: func.func @passed_by(
// CHECK-SAME: %arg0: tensor<2xf32> {tutti.sharding = #sdy.sharding<@mesh, [{"x"}]>},
// CHECK-SAME: %arg1: tensor<2xf32> {tutti.sharding = #sdy.sharding<@mesh, [{"x"}]>},
// CHECK-SAME: %arg2: tensor<6xf32> {tutti.sharding = #sdy.sharding<@mesh, [{}]>},
// CHECK-SAME: %arg3: tensor<8xf32> {tutti.sharding = #sdy.sharding<@mesh, [{}]>})
// CHECK-SAME: -> (tensor<2xf32> {tutti.sharding = #sdy.sharding<@mesh, [{"x"}]>}, tensor<6xf32> {tutti.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<2xf32> {tutti.sharding = #sdy.sharding<@mesh, [{"x"}]>}, tensor<i32> {tutti.sharding = #sdy.sharding<@mesh, []>}) {
func.func @passed_by(%arg0: tensor<8xf32>,
    %arg1: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>},
    %arg2: tensor<6xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>},
    %arg3: tensor<8xf32> {sdy.sharding = #sdy.sharding<@other, [{"x"}]>})
    -> (tensor<8xf32>, tensor<6xf32>, tensor<8xf32>, tensor<i32>) {
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[<@mesh, [{"x"}]>] manual_axes={"x"} (%arg4: tensor<2xf32>) {
    sdy.return %arg4 : tensor<2xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  %1 = stablehlo.constant dense<1> : tensor<i32>
  // CHECK: %[[SUM:.*]] = stablehlo.add %arg1, %arg1 : tensor<2xf32>
  %2 = stablehlo.add %arg1, %arg1 : tensor<8xf32>
  // CHECK-NEXT: return %arg0, %arg2, %[[SUM]], %{{.*}} : tensor<2xf32>, tensor<6xf32>, tensor<2xf32>, tensor<i32>
  return %0, %arg2, %2, %1 : tensor<8xf32>, tensor<6xf32>, tensor<8xf32>, tensor<i32>
}
