// RUN: tutti-opt --expand-math %s | FileCheck %s

// CHECK-LABEL: @functions
// CHECK: call @expm1f(
// CHECK: call @log1p(
// CHECK: math.exp
func.func @functions(%x: f32, %y: f64) -> (f32, f64, f32) {
  %0 = math.expm1 %x : f32
  %1 = math.log1p %y : f64
  %2 = math.exp %x : f32
  return %0, %1, %2 : f32, f64, f32
}

// No cast to or from bf16 is left, and one rounding to f32.
// CHECK-LABEL: @bf16
// CHECK-NOT: : f32 to bf16
// CHECK: arith.sitofp %{{.*}} : i16 to f32
// CHECK-NOT: {{.*}}f{{.*}} to bf16
// CHECK: arith.bitcast %{{.*}} : i16 to bf16
// CHECK-NOT: arith.extf
func.func @bf16(%i: i16, %x: bf16) -> (bf16, f32) {
  %0 = arith.sitofp %i : i16 to bf16
  %1 = arith.extf %x : bf16 to f32
  return %0, %1 : bf16, f32
}

// Others stay: the sign of a zero depends on them.
// CHECK-LABEL: @maximum
// CHECK: arith.maximumf
func.func @maximum(%x: f32, %y: f32) -> f32 {
  %0 = arith.maximumf %x, %y : f32
  return %0 : f32
}
