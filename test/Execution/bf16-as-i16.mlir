// RUN: tutti-opt --bf16-as-i16 %s | FileCheck %s

// CHECK: llvm.mlir.global internal constant @table(dense<[16256, -16384]> : tensor<2xi16>) {{.*}} : !llvm.array<2 x i16>
llvm.mlir.global internal constant @table(dense<[1.0, -2.0]> : tensor<2xbf16>) : !llvm.array<2 x bf16>

// CHECK-LABEL: llvm.func @choose(
// CHECK-SAME: %{{.*}}: i1, %{{.*}}: !llvm.ptr, %{{.*}}: i16) -> i16
// CHECK-NOT: bf16
// CHECK: llvm.mlir.constant(16256 : i16) : i16
// CHECK: llvm.getelementptr {{.*}} -> !llvm.ptr, i16
// CHECK: llvm.load {{.*}} -> i16
// CHECK: llvm.select {{.*}} : i1, i16
llvm.func @choose(%c: i1, %p: !llvm.ptr, %x: bf16) -> bf16 {
  %one = llvm.mlir.constant(1.0 : bf16) : bf16
  %q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, bf16
  %y = llvm.load %q : !llvm.ptr -> bf16
  %z = llvm.select %c, %x, %y : i1, bf16
  llvm.store %one, %p : bf16, !llvm.ptr
  llvm.return %z : bf16
}
