// RUN: tutti-opt %s --act-attach-catalog=files=%tutti_src/targets/act/act_info_trainium.json --lower-act="cover=optimal allow-substitutions=ulp<=4 identities=%tutti_src/targets/act/identities.json verify=true" 2>/dev/null | FileCheck %s
// RUN: tutti-opt %s --act-attach-catalog=files=%tutti_src/targets/act/act_info_trainium.json --lower-act="cover=optimal allow-substitutions=exact identities=%tutti_src/targets/act/identities.json verify=true" 2>/dev/null | FileCheck %s --check-prefix=EXACT
// RUN: not tutti-opt %s --act-attach-catalog=files=%tutti_src/targets/act/act_info_trainium.json --lower-act="cover=optimal allow-substitutions=exact identities=%t.nosuch" 2>&1 | FileCheck %s --check-prefix=FILE
// FILE: error: cannot read the identities '{{.*}}.nosuch': No such file or directory

// silu is in a set of its own; the sigmoid that is resident computes it with one
// product more, which takes less than a load. The scale goes before the product.
// CHECK-LABEL: @silu_by_sigmoid
// CHECK:      load_func_set 2 "sigmoid_and_others" for "sigmoid"
// CHECK-NEXT: act.activate "sigmoid" %{{.*}} {engine = "act"}
// CHECK-NEXT: %[[X:.*]] = act.activate "identity" %{{.*}} {engine = "act", scale = 2.000000e+00 : f64}
// CHECK-NEXT: %[[S:.*]] = act.activate "sigmoid" %[[X]] {engine = "act"}
// CHECK-NEXT: %[[P:.*]] = arith.mulf %[[X]], %[[S]]
// CHECK-NEXT: act.activate "sigmoid" %[[P]]
// CHECK-NOT:  load_func_set
// CHECK: return
// EXACT-LABEL: @silu_by_sigmoid
// EXACT-COUNT-3: load_func_set
// EXACT: return
func.func @silu_by_sigmoid(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = act.activate "sigmoid" %x {engine = "act"} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = act.activate "silu" %0 {engine = "act", scale = 2.0 : f64} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %2 = act.activate "sigmoid" %1 {engine = "act"} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return %2 : tensor<4x8xf32>
}

// A tensor so large that a product takes longer than two loads: left as it is.
// CHECK-LABEL: @too_large
// CHECK: act.activate "silu"
func.func @too_large(%x: tensor<4096x4096xf32>) -> tensor<4096x4096xf32> {
  %0 = act.activate "sigmoid" %x {engine = "act"} : (tensor<4096x4096xf32>) -> tensor<4096x4096xf32>
  %1 = act.activate "silu" %0 {engine = "act"} : (tensor<4096x4096xf32>) -> tensor<4096x4096xf32>
  %2 = act.activate "sigmoid" %1 {engine = "act"} : (tensor<4096x4096xf32>) -> tensor<4096x4096xf32>
  return %2 : tensor<4096x4096xf32>
}
