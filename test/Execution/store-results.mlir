// RUN: tutti-opt %s --rt-to-llvm | FileCheck %s

// A function with a C interface stores what describes its results one after the
// other: the address to free, that of the elements, the offset, the sizes.

// CHECK-LABEL: func.func @entry(
// CHECK-SAME: %[[A:.*]]: memref<2x3xf32> {bufferization.writable = false},
// CHECK-SAME: %[[B:.*]]: memref<i32>, %[[MEMORY:.*]]: !llvm.ptr) attributes {llvm.emit_c_interface} {
// CHECK: %[[BD:.*]] = builtin.unrealized_conversion_cast %[[B]] : memref<i32> to !llvm.struct<(ptr, ptr, i64)>
// CHECK: %[[FREE:.*]] = llvm.extractvalue %[[BD]][0]
// CHECK: %[[W0:.*]] = llvm.getelementptr %[[MEMORY]][0] : (!llvm.ptr) -> !llvm.ptr, i64
// CHECK: llvm.store %[[FREE]], %[[W0]]
// CHECK: llvm.extractvalue %[[BD]][1]
// CHECK: llvm.getelementptr %[[MEMORY]][1]
// CHECK: llvm.extractvalue %[[BD]][2]
// CHECK: llvm.getelementptr %[[MEMORY]][2]
// CHECK: %[[AD:.*]] = builtin.unrealized_conversion_cast %[[A]]
// CHECK: llvm.extractvalue %[[AD]][0]
// CHECK: llvm.getelementptr %[[MEMORY]][3]
// CHECK: llvm.getelementptr %[[MEMORY]][5]
// CHECK: llvm.extractvalue %[[AD]][3, 0]
// CHECK: llvm.getelementptr %[[MEMORY]][6]
// CHECK: %[[COLUMNS:.*]] = llvm.extractvalue %[[AD]][3, 1]
// CHECK: %[[W7:.*]] = llvm.getelementptr %[[MEMORY]][7]
// CHECK: llvm.store %[[COLUMNS]], %[[W7]]
// CHECK-NEXT: return{{$}}
func.func @entry(%a: memref<2x3xf32> {bufferization.writable = false},
                 %b: memref<i32>) -> (memref<i32>, memref<2x3xf32>)
    attributes {llvm.emit_c_interface} {
  return %b, %a : memref<i32>, memref<2x3xf32>
}

// Others return them.
// CHECK-LABEL: func.func @inner(
// CHECK: return %{{.*}} : memref<i32>
func.func @inner(%b: memref<i32>) -> memref<i32> {
  return %b : memref<i32>
}
