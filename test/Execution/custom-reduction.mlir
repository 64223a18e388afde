// RUN: tutti-opt %s --lower-for-host | FileCheck %s

// The program that sums in a way of its own is whole at the end: the runtime
// finds the loop over two arrays by its address.

// CHECK: llvm.mlir.global internal constant @tutti_site_0_buffers()
// CHECK: llvm.mlir.addressof @[[ARRAY:tutti_combine_0_array]] : !llvm.ptr
// CHECK: llvm.func @[[ARRAY]](%{{.*}}: !llvm.ptr, %{{.*}}: !llvm.ptr, %{{.*}}: i64)
// CHECK: llvm.call @tutti_combine_0
module attributes {mhlo.num_replicas = 2 : i32} {
  func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
    %0 = ccl.all_reduce %x group <[[0, 1]]> reducer {
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %1 = stablehlo.subtract %a, %b : tensor<f32>
      ccl.return %1 : tensor<f32>
    } : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
