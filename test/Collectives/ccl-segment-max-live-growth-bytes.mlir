// RUN: tutti-opt %s --ccl-segment="max-live-growth-bytes=48" | FileCheck %s
// RUN: tutti-opt %s --ccl-segment="max-live-growth-bytes=48" --ccl-bucketize | FileCheck %s --check-prefix=MERGED

// An all-gather of a weight just before its use: the gathered weights die at
// once. In a bucket all would be alive together.
// CHECK-LABEL: func @gathers_before_use(
// MERGED-LABEL: func @gathers_before_use(
func.func @gathers_before_use(%x: tensor<8xf32>, %v: tensor<4xf32>, %w: tensor<4xf32>, %u: tensor<4xf32>) -> tensor<8xf32> {
  // The first holds 16 + 32 bytes; its user would wait and hold 96 more.
  // CHECK: ccl.all_gather %{{.*}} dim 0 group <{{\[\[}}0, 1]]> :
  // CHECK: ccl.all_gather {{.*}} {ccl.segment = #ccl.segment<1, memory>}
  // CHECK: ccl.all_gather {{.*}} {ccl.segment = #ccl.segment<2, memory>}
  // MERGED-COUNT-3: ccl.all_gather %{{[^,]*}} dim 0
  %0 = ccl.all_gather %v dim 0 group <[[0, 1]]> : (tensor<4xf32>) -> tensor<8xf32>
  %1 = arith.mulf %x, %0 : tensor<8xf32>
  %2 = ccl.all_gather %w dim 0 group <[[0, 1]]> : (tensor<4xf32>) -> tensor<8xf32>
  %3 = arith.mulf %1, %2 : tensor<8xf32>
  %4 = ccl.all_gather %u dim 0 group <[[0, 1]]> : (tensor<4xf32>) -> tensor<8xf32>
  %5 = arith.mulf %3, %4 : tensor<8xf32>
  return %5 : tensor<8xf32>
}

// Two that stand together: only the first holds on for longer, 48 bytes.
// CHECK-LABEL: func @gathers_together(
// MERGED-LABEL: func @gathers_together(
func.func @gathers_together(%v: tensor<4xf32>, %w: tensor<4xf32>, %u: tensor<4xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  // CHECK-NEXT: ccl.all_gather %{{.*}} dim 0 group <{{\[\[}}0, 1]]> :
  // CHECK-NEXT: ccl.all_gather %{{.*}} dim 0 group <{{\[\[}}0, 1]]> :
  // CHECK-NEXT: ccl.all_gather {{.*}} {ccl.segment = #ccl.segment<1, memory>}
  // MERGED-NEXT: ccl.all_gather %{{.*}}, %{{.*}} dim 0
  // MERGED-NEXT: ccl.all_gather %{{[^,]*}} dim 0
  %0 = ccl.all_gather %v dim 0 group <[[0, 1]]> : (tensor<4xf32>) -> tensor<8xf32>
  %1 = ccl.all_gather %w dim 0 group <[[0, 1]]> : (tensor<4xf32>) -> tensor<8xf32>
  %2 = ccl.all_gather %u dim 0 group <[[0, 1]]> : (tensor<4xf32>) -> tensor<8xf32>
  return %0, %1 : tensor<8xf32>, tensor<8xf32>
}
