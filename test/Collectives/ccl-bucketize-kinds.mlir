// RUN: tutti-opt %s --ccl-bucketize=all-gather=false | FileCheck %s --check-prefix=NOGATHER
// RUN: tutti-opt %s --ccl-bucketize=all-reduce=false | FileCheck %s --check-prefix=NOREDUCE
// RUN: tutti-opt %s --ccl-bucketize=reduce-scatter=false | FileCheck %s --check-prefix=NOSCATTER

// Each kind can be left out.

// NOGATHER-LABEL: func @three_kinds(
// NOGATHER-COUNT-2: ccl.all_gather %{{[^,]*}} dim 0
// NOGATHER: ccl.all_reduce add %{{.*}}, %{{.*}} group
// NOGATHER: ccl.reduce_scatter add %{{.*}}, %{{.*}} dim 0
// NOREDUCE-LABEL: func @three_kinds(
// NOREDUCE: ccl.all_gather %{{.*}}, %{{.*}} dim 0
// NOREDUCE-COUNT-2: ccl.all_reduce add %{{[^,]*}} group
// NOREDUCE: ccl.reduce_scatter add %{{.*}}, %{{.*}} dim 0
// NOSCATTER-LABEL: func @three_kinds(
// NOSCATTER: ccl.all_gather %{{.*}}, %{{.*}} dim 0
// NOSCATTER: ccl.all_reduce add %{{.*}}, %{{.*}} group
// NOSCATTER-COUNT-2: ccl.reduce_scatter add %{{[^,]*}} dim 0
func.func @three_kinds(%a: tensor<4xf32>) {
  %0 = ccl.all_gather %a dim 0 group <[[0, 1]]> : (tensor<4xf32>) -> tensor<8xf32>
  %1 = ccl.all_gather %a dim 0 group <[[0, 1]]> : (tensor<4xf32>) -> tensor<8xf32>
  %2 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  %3 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  %4 = ccl.reduce_scatter add %a dim 0 group <[[0, 1]]> : (tensor<4xf32>) -> tensor<2xf32>
  %5 = ccl.reduce_scatter add %a dim 0 group <[[0, 1]]> : (tensor<4xf32>) -> tensor<2xf32>
  return
}
