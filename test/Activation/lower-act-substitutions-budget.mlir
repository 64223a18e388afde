// RUN: tutti-opt %s --act-attach-catalog=files=%tutti_src/targets/act/act_info_trainium.json --lower-act="cover=optimal allow-substitutions=ulp<=5 identities=%tutti_src/targets/act/identities.json verify=true" 2>/dev/null | FileCheck %s
// RUN: not tutti-opt %s --act-attach-catalog=files=%tutti_src/targets/act/act_info_trainium.json --lower-act="cover=optimal allow-substitutions=exact identities=%tutti_src/targets/act/identities.json" 2>&1 | FileCheck %s --check-prefix=EXACT

// Nine functions, no two of which share a set, are over budget. That of the root
// can be given up: the logarithm of what is computed is in a set with exp.
// CHECK-LABEL: @over_budget
// CHECK:     load_func_set 6 "natural_log_exp_and_others"
// CHECK:     %[[L:.*]] = act.activate "ln"
// CHECK:     act.activate "exp" %[[L]] {engine = "act", scale = 5.000000e-01 : f64}
// CHECK: return
// EXACT: :{{[0-9]+}}:8: error: the number of activation tables must be <= 8
// EXACT: note: the functions this kernel uses on engine 'act' need 9 sets at least:
// EXACT: note: without '{{.*}}' the kernel fits in 8 sets
// EXACT: note: 'softplus' is in 'softplus_and_others' only, and first needed here
func.func @over_budget(%x: tensor<4096x4096xf32>) {
  %0 = act.activate "exp" %x {engine = "act"} : (tensor<4096x4096xf32>) -> tensor<4096x4096xf32>
  %1 = act.activate "softplus" %x {engine = "act"} : (tensor<4096x4096xf32>) -> tensor<4096x4096xf32>
  %2 = act.activate "sigmoid" %x {engine = "act"} : (tensor<4096x4096xf32>) -> tensor<4096x4096xf32>
  %3 = act.activate "mish" %x {engine = "act"} : (tensor<4096x4096xf32>) -> tensor<4096x4096xf32>
  %4 = act.activate "gelu" %x {engine = "act"} : (tensor<4096x4096xf32>) -> tensor<4096x4096xf32>
  %5 = act.activate "gelu_apprx_tanh" %x {engine = "act"} : (tensor<4096x4096xf32>) -> tensor<4096x4096xf32>
  %6 = act.activate "sin" %x {engine = "act"} : (tensor<4096x4096xf32>) -> tensor<4096x4096xf32>
  %7 = act.activate "derivative_sigmoid" %x {engine = "act"} : (tensor<4096x4096xf32>) -> tensor<4096x4096xf32>
  %8 = act.activate "sqrt" %x {engine = "act"} : (tensor<4096x4096xf32>) -> tensor<4096x4096xf32>
  return
}
