// RUN: tutti-opt %s --ccl-bucketize=mixed-element-types | FileCheck %s

// CHECK-LABEL: func @types_travel_together(
func.func @types_travel_together(%a: tensor<4xf32>, %b: tensor<4xbf16>) {
  // CHECK-NEXT: ccl.all_reduce add %{{.*}}, %{{.*}}, %{{.*}} group {{.*}} : (tensor<4xf32>, tensor<4xbf16>, tensor<4xf32>)
  // CHECK-NEXT: return
  %0 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  %1:2 = ccl.all_reduce add %b, %a group <[[0, 1]]> : (tensor<4xbf16>, tensor<4xf32>) -> (tensor<4xbf16>, tensor<4xf32>)
  return
}
