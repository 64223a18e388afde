// RUN: tutti-opt %s --ccl-bucketize --allow-unregistered-dialect | FileCheck %s

// In the functions whose name begins with "ends" the op in between ends the
// run; in the others it does not.

// CHECK-LABEL: func @ends_at_unknown_op(
func.func @ends_at_unknown_op(%a: tensor<4xf32>) {
  // CHECK-NEXT: ccl.all_reduce add %{{[^,]*}} group
  // CHECK-NEXT: ccl.all_gather %{{[^,]*}} dim 0
  // CHECK-NEXT: "test.unknown"
  // CHECK-NEXT: ccl.all_gather %{{[^,]*}} dim 0
  // CHECK-NEXT: ccl.all_reduce add %{{[^,]*}} group
  %0 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  %1 = ccl.all_gather %a dim 0 group <[[0, 1]]> : (tensor<4xf32>) -> tensor<8xf32>
  "test.unknown"() : () -> ()
  %2 = ccl.all_gather %a dim 0 group <[[0, 1]]> : (tensor<4xf32>) -> tensor<8xf32>
  %3 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// CHECK-LABEL: func @ends_at_store(
func.func @ends_at_store(%a: tensor<4xf32>, %m: memref<f32>, %v: f32) {
  // CHECK-NEXT: ccl.all_reduce add %{{[^,]*}} group
  // CHECK-NEXT: memref.store
  // CHECK-NEXT: ccl.all_reduce add %{{[^,]*}} group
  %0 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  memref.store %v, %m[] : memref<f32>
  %1 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// CHECK-LABEL: func @ends_at_effect_in_a_region(
func.func @ends_at_effect_in_a_region(%a: tensor<4xf32>, %m: memref<f32>, %v: f32, %c: i1) {
  // CHECK-NEXT: ccl.all_reduce add %{{[^,]*}} group
  // CHECK: ccl.all_reduce add %{{[^,]*}} group
  %0 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  scf.if %c {
    scf.if %c {
      memref.store %v, %m[] : memref<f32>
    }
  }
  %1 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// CHECK-LABEL: func @passes_pure_region(
func.func @passes_pure_region(%a: tensor<4xf32>, %c: i1) {
  // CHECK: ccl.all_reduce add %{{.*}}, %{{.*}} group
  %0 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  %1 = scf.if %c -> tensor<4xf32> {
    %2 = arith.negf %a : tensor<4xf32>
    scf.yield %2 : tensor<4xf32>
  } else {
    scf.yield %a : tensor<4xf32>
  }
  %3 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

func.func private @unknown(tensor<4xf32>) -> tensor<4xf32>
func.func private @pure(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = arith.negf %a : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @calls_pure(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = call @pure(%a) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @calls_itself(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = call @calls_itself(%a) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @calls_unknown(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = call @unknown(%a) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func @passes_pure_calls(
func.func @passes_pure_calls(%a: tensor<4xf32>) {
  // CHECK: ccl.all_reduce add %{{.*}}, %{{.*}} group
  %0 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  %1 = call @pure(%a) : (tensor<4xf32>) -> tensor<4xf32>
  %2 = call @calls_pure(%a) : (tensor<4xf32>) -> tensor<4xf32>
  %3 = call @calls_itself(%a) : (tensor<4xf32>) -> tensor<4xf32>
  %4 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// CHECK-LABEL: func @ends_at_call_of_declaration(
func.func @ends_at_call_of_declaration(%a: tensor<4xf32>) {
  // CHECK-COUNT-2: ccl.all_reduce add %{{[^,]*}} group
  %0 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  %1 = call @unknown(%a) : (tensor<4xf32>) -> tensor<4xf32>
  %2 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// CHECK-LABEL: func @ends_at_call_with_effects(
func.func @ends_at_call_with_effects(%a: tensor<4xf32>) {
  // CHECK-COUNT-2: ccl.all_reduce add %{{[^,]*}} group
  %0 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  %1 = call @calls_unknown(%a) : (tensor<4xf32>) -> tensor<4xf32>
  %2 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  return
}
