// RUN: tutti-opt %s --ccl-segment="all-gather-bytes=48 all-reduce-bytes=32 reduce-scatter-bytes=48" | FileCheck %s
// RUN: tutti-opt %s --ccl-segment="all-gather-bytes=0.046875KiB all-reduce-bytes=32B reduce-scatter-bytes=0.048kB" | FileCheck %s
// RUN: tutti-opt %s --ccl-segment="all-gather-bytes=0 all-reduce-bytes=-1" | FileCheck %s --check-prefix=NOCAP
// RUN: not tutti-opt %s --ccl-segment="max-live-growth-bytes=1Q" 2>&1 | FileCheck %s --check-prefix=SIZE
// RUN: tutti-opt --help | FileCheck %s --check-prefix=HELP

// SIZE: for the --max-live-growth-bytes option: '1Q' is no size; write bytes, or 64MiB, or 1.5GB
// HELP: --all-reduce-bytes=<size>

// NOCAP-NOT: ccl.segment

// A bucket exactly at the cap is legal; the next member begins a segment.
// CHECK-LABEL: func @exactly_at_the_cap(
func.func @exactly_at_the_cap(%a: tensor<4xf32>) {
  // CHECK-NEXT: ccl.all_reduce add %{{.*}} group <{{\[\[}}0, 1]]> :
  // CHECK-NEXT: ccl.all_reduce add %{{.*}} group <{{\[\[}}0, 1]]> :
  // CHECK-NEXT: ccl.all_reduce {{.*}} {ccl.segment = #ccl.segment<1, cap>}
  // CHECK-NEXT: ccl.all_reduce {{.*}} {ccl.segment = #ccl.segment<1, cap>}
  // CHECK-NEXT: ccl.all_reduce {{.*}} {ccl.segment = #ccl.segment<2, cap>}
  %0 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  %1 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  %2 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  %3 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  %4 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// One that is over the cap by itself stays alone.
// CHECK-LABEL: func @over_the_cap(
func.func @over_the_cap(%a: tensor<1xf32>, %b: tensor<9xf32>) {
  // CHECK-NEXT: ccl.all_reduce add %{{.*}} group <{{\[\[}}0, 1]]> :
  // CHECK-NEXT: ccl.all_reduce {{.*}} {ccl.segment = #ccl.segment<1, cap>} : (tensor<9xf32>)
  // CHECK-NEXT: ccl.all_reduce {{.*}} {ccl.segment = #ccl.segment<2, cap>}
  // CHECK-NEXT: ccl.all_reduce {{.*}} {ccl.segment = #ccl.segment<2, cap>}
  %0 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<1xf32>) -> tensor<1xf32>
  %1 = ccl.all_reduce add %b group <[[0, 1]]> : (tensor<9xf32>) -> tensor<9xf32>
  %2 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<1xf32>) -> tensor<1xf32>
  %3 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<1xf32>) -> tensor<1xf32>
  return
}

// The larger side counts: the result of an all-gather (here 24 bytes each).
// CHECK-LABEL: func @result_of_all_gather(
func.func @result_of_all_gather(%a: tensor<3xf32>) {
  // CHECK-NEXT: ccl.all_gather %{{.*}} dim 0 group <{{\[\[}}0, 1]]> :
  // CHECK-NEXT: ccl.all_gather %{{.*}} dim 0 group <{{\[\[}}0, 1]]> :
  // CHECK-NEXT: ccl.all_gather {{.*}} {ccl.segment = #ccl.segment<1, cap>}
  %0 = ccl.all_gather %a dim 0 group <[[0, 1]]> : (tensor<3xf32>) -> tensor<6xf32>
  %1 = ccl.all_gather %a dim 0 group <[[0, 1]]> : (tensor<3xf32>) -> tensor<6xf32>
  %2 = ccl.all_gather %a dim 0 group <[[0, 1]]> : (tensor<3xf32>) -> tensor<6xf32>
  return
}

// And the operand of a reduce-scatter.
// CHECK-LABEL: func @operand_of_reduce_scatter(
func.func @operand_of_reduce_scatter(%a: tensor<6xf32>) {
  // CHECK-NEXT: ccl.reduce_scatter add %{{.*}} dim 0 group <{{\[\[}}0, 1]]> :
  // CHECK-NEXT: ccl.reduce_scatter add %{{.*}} dim 0 group <{{\[\[}}0, 1]]> :
  // CHECK-NEXT: ccl.reduce_scatter {{.*}} {ccl.segment = #ccl.segment<1, cap>}
  %0 = ccl.reduce_scatter add %a dim 0 group <[[0, 1]]> : (tensor<6xf32>) -> tensor<3xf32>
  %1 = ccl.reduce_scatter add %a dim 0 group <[[0, 1]]> : (tensor<6xf32>) -> tensor<3xf32>
  %2 = ccl.reduce_scatter add %a dim 0 group <[[0, 1]]> : (tensor<6xf32>) -> tensor<3xf32>
  return
}

// Bytes are counted of the runs that would form: one that another key has
// ended begins anew, without a segment.
// CHECK-LABEL: func @only_what_would_merge(
func.func @only_what_would_merge(%a: tensor<4xf32>) {
  // CHECK-NOT: ccl.segment
  // CHECK: return
  %0 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  %1 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  %2 = ccl.all_reduce max %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  %3 = ccl.all_reduce max %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  %4 = ccl.all_reduce add %3 group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// A tensor whose size is not known stays alone under a cap.
// CHECK-LABEL: func @unknown_size(
func.func @unknown_size(%a: tensor<?xf32>) {
  // CHECK-NEXT: ccl.all_reduce add %{{.*}} group <{{\[\[}}0, 1]]> :
  // CHECK-NEXT: ccl.all_reduce {{.*}} {ccl.segment = #ccl.segment<1, cap>}
  %0 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<?xf32>) -> tensor<?xf32>
  %1 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<?xf32>) -> tensor<?xf32>
  return
}

// Segments of an earlier run of the pass are forgotten; numbers begin anew in
// each block.
// CHECK-LABEL: func @segments_anew(
func.func @segments_anew(%a: tensor<4xf32>) {
  // CHECK-NEXT: ccl.all_reduce add %{{.*}} group <{{\[\[}}0, 1]]> :
  // CHECK-NEXT: ccl.all_reduce add %{{.*}} group <{{\[\[}}0, 1]]> :
  // CHECK-NEXT: ccl.all_reduce {{.*}} {ccl.segment = #ccl.segment<1, cap>}
  %0 = ccl.all_reduce add %a group <[[0, 1]]> {ccl.segment = #ccl.segment<5, cap>} : (tensor<4xf32>) -> tensor<4xf32>
  %1 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  %2 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  return
}
