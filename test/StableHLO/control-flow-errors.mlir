// RUN: tutti-opt %s --split-input-file --verify-diagnostics

// What branches, loops and groups reject.

func.func @if_predicate(%p: tensor<2xi1>) {
  // expected-error @+1 {{'stablehlo.if' op predicate must be a scalar, found 'tensor<2xi1>'}}
  "stablehlo.if"(%p) ({
    stablehlo.return
  }, {
    stablehlo.return
  }) : (tensor<2xi1>) -> ()
  return
}

// -----

func.func @if_arguments(%p: tensor<i1>) {
  // expected-error @+1 {{'stablehlo.if' op branch #1 takes 1 arguments, expected none}}
  "stablehlo.if"(%p) ({
    stablehlo.return
  }, {
  ^bb0(%a: tensor<i1>):
    stablehlo.return
  }) : (tensor<i1>) -> ()
  return
}

// -----

func.func @if_branches_differ(%p: tensor<i1>, %x: tensor<2xf32>, %y: tensor<3xf32>) {
  // expected-error @+1 {{'stablehlo.if' op branch #1 returns ('tensor<3xf32>'), expected ('tensor<2xf32>') as branch #0}}
  %0 = "stablehlo.if"(%p) ({
    stablehlo.return %x : tensor<2xf32>
  }, {
    stablehlo.return %y : tensor<3xf32>
  }) : (tensor<i1>) -> tensor<2xf32>
  return
}

// -----

func.func @if_result(%p: tensor<i1>, %x: tensor<2xf32>) {
  // expected-error @+1 {{'stablehlo.if' op result #0 has type 'tensor<3xf32>', expected 'tensor<2xf32>'}}
  %0 = "stablehlo.if"(%p) ({
    stablehlo.return %x : tensor<2xf32>
  }, {
    stablehlo.return %x : tensor<2xf32>
  }) : (tensor<i1>) -> tensor<3xf32>
  return
}

// -----

func.func @if_result_count(%p: tensor<i1>, %x: tensor<2xf32>) {
  // expected-error @+1 {{'stablehlo.if' op found 0 results, expected 1}}
  "stablehlo.if"(%p) ({
    stablehlo.return %x : tensor<2xf32>
  }, {
    stablehlo.return %x : tensor<2xf32>
  }) : (tensor<i1>) -> ()
  return
}

// -----

func.func @if_result_above_bound(%p: tensor<i1>, %x: tensor<2xf32>, %y: tensor<?xf32, #stablehlo.bounds<3>>) {
  // expected-error @+1 {{'stablehlo.if' op result #0 has type 'tensor<4xf32>', expected 'tensor<?xf32, #stablehlo.bounds<3>>'}}
  %0 = "stablehlo.if"(%p) ({
    stablehlo.return %x : tensor<2xf32>
  }, {
    stablehlo.return %y : tensor<?xf32, #stablehlo.bounds<3>>
  }) : (tensor<i1>) -> tensor<4xf32>
  return
}

// -----

func.func @if_without_else(%p: tensor<i1>) {
  // expected-error @+1 {{'stablehlo.if' op expected 2 regions}}
  "stablehlo.if"(%p) ({
    stablehlo.return
  }) : (tensor<i1>) -> ()
  return
}

// -----

func.func @if_empty_region(%p: tensor<i1>) {
  // expected-error @+1 {{'stablehlo.if' op region #1 ('false_branch') failed to verify constraint: region with 1 blocks}}
  "stablehlo.if"(%p) ({
    stablehlo.return
  }, {
  }) : (tensor<i1>) -> ()
  return
}

// -----

func.func @case_without_branches(%i: tensor<i32>) {
  // expected-error @+1 {{'stablehlo.case' op needs at least one branch}}
  "stablehlo.case"(%i) : (tensor<i32>) -> ()
  return
}

// -----

func.func @case_index(%i: tensor<1xi32>) {
  // expected-error @+1 {{'stablehlo.case' op index must be a scalar, found 'tensor<1xi32>'}}
  "stablehlo.case"(%i) ({
    stablehlo.return
  }) : (tensor<1xi32>) -> ()
  return
}

// -----

func.func @case_branches_differ(%i: tensor<i32>, %x: tensor<2xf32>) {
  // expected-error @+1 {{'stablehlo.case' op branch #1 returns ('tensor<2xf32>', 'tensor<2xf32>'), expected ('tensor<2xf32>') as branch #0}}
  %0 = "stablehlo.case"(%i) ({
    stablehlo.return %x : tensor<2xf32>
  }, {
    stablehlo.return %x, %x : tensor<2xf32>, tensor<2xf32>
  }) : (tensor<i32>) -> tensor<2xf32>
  return
}

// -----

func.func @while_cond_arguments(%x: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.while' op cond takes (), expected ('tensor<4xf32>') as the op's operands}}
  %0 = "stablehlo.while"(%x) ({
    %p = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%a: tensor<4xf32>):
    stablehlo.return %a : tensor<4xf32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @while_body_arguments(%x: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.while' op body takes ('tensor<5xf32>'), expected ('tensor<4xf32>') as the op's operands}}
  %0 = "stablehlo.while"(%x) ({
  ^bb0(%a: tensor<4xf32>):
    %p = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%a: tensor<5xf32>):
    stablehlo.return %x : tensor<4xf32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @while_body_returns(%x: tensor<4xf32>) {
  %p = stablehlo.constant dense<true> : tensor<i1>
  // expected-error @+1 {{'stablehlo.while' op body returns (), expected ('tensor<4xf32>') as the op's operands}}
  %0 = stablehlo.while(%a = %x) : tensor<4xf32>
  cond {
    stablehlo.return %p : tensor<i1>
  } do {
    stablehlo.return
  }
  return
}

// -----

func.func @while_cond_returns_vector(%x: tensor<4xi1>) {
  // expected-error @+1 {{'stablehlo.while' op cond returns 'tensor<4xi1>', expected tensor<i1>}}
  %0 = stablehlo.while(%a = %x) : tensor<4xi1>
  cond {
    stablehlo.return %a : tensor<4xi1>
  } do {
    stablehlo.return %a : tensor<4xi1>
  }
  return
}

// -----

func.func @while_cond_returns_nothing(%x: tensor<4xi1>) {
  // expected-error @+1 {{'stablehlo.while' op cond returns 0 values, expected one tensor<i1>}}
  %0 = stablehlo.while(%a = %x) : tensor<4xi1>
  cond {
    stablehlo.return
  } do {
    stablehlo.return %a : tensor<4xi1>
  }
  return
}

// -----

func.func @while_result_count(%x: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.while' op found 0 results, expected 1}}
  "stablehlo.while"(%x) ({
  ^bb0(%a: tensor<4xf32>):
    %p = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%a: tensor<4xf32>):
    stablehlo.return %a : tensor<4xf32>
  }) : (tensor<4xf32>) -> ()
  return
}

// -----

func.func @while_without_return(%x: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.while' op expects a non-empty block}}
  %0 = "stablehlo.while"(%x) ({
  ^bb0(%a: tensor<4xf32>):
  }, {
  ^bb0(%a: tensor<4xf32>):
    stablehlo.return %a : tensor<4xf32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @while_type_count(%x: tensor<4xf32>) {
  // expected-error @+1 {{custom op 'stablehlo.while' number of operands and types do not match: got 1 operands and 2 types}}
  %0 = stablehlo.while(%a = %x) : tensor<4xf32>, tensor<4xf32>
  cond {
    stablehlo.return %x : tensor<4xf32>
  } do {
    stablehlo.return
  }
  return
}

// -----

func.func @while_number_of_argument(%x: tensor<4xf32>) {
  // expected-error @+1 {{result number not allowed in argument list}}
  %0 = stablehlo.while(%a#1 = %x) : tensor<4xf32>
  cond {
    stablehlo.return %x : tensor<4xf32>
  } do {
    stablehlo.return
  }
  return
}

// -----

func.func @composite_name(%x: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.composite' op name must have a namespace, such as "my_namespace.my_op", found "sine"}}
  %0 = stablehlo.composite "sine" %x {decomposition = @composite_name} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @composite_name_character(%x: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.composite' op name must have a namespace, such as "my_namespace.my_op", found "my.si ne"}}
  %0 = stablehlo.composite "my.si ne" %x {decomposition = @composite_name_character} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @composite_decomposition(%x: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.composite' op decomposition @nothing is no function of this module}}
  %0 = stablehlo.composite "my.sine" %x {decomposition = @nothing} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @composite_operands(%x: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.composite' op has operands ('tensor<4xf32>', 'tensor<4xf32>'), but @composite_operands takes ('tensor<4xf32>')}}
  %0 = stablehlo.composite "my.sine" %x, %x {decomposition = @composite_operands} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @composite_results(%x: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.composite' op has results ('tensor<4xf32>'), but @composite_results returns ()}}
  %0 = stablehlo.composite "my.sine" %x {decomposition = @composite_results} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @optimization_barrier(%x: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.optimization_barrier' op results have types ('tensor<5xf32>'), expected those of the operands, ('tensor<4xf32>')}}
  %0 = "stablehlo.optimization_barrier"(%x) : (tensor<4xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @tuple_type(%x: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.tuple' op result has type 'tuple<tensor<5xf32>>', expected 'tuple<tensor<4xf32>>'}}
  %0 = "stablehlo.tuple"(%x) : (tensor<4xf32>) -> tuple<tensor<5xf32>>
  return
}

// -----

func.func @tuple_format(%x: tensor<4xf32>) {
  // expected-error @+1 {{custom op 'stablehlo.tuple' expected a tuple type, found 'tensor<4xf32>'}}
  %0 = stablehlo.tuple %x : tensor<4xf32>
  return
}

// -----

func.func @tuple_element_index(%x: tuple<tensor<4xf32>>) {
  // expected-error @+1 {{'stablehlo.get_tuple_element' op index is 1, but 'tuple<tensor<4xf32>>' has 1 elements}}
  %0 = stablehlo.get_tuple_element %x[1] : (tuple<tensor<4xf32>>) -> tensor<4xf32>
  return
}

// -----

func.func @tuple_element_type(%x: tuple<tensor<4xf32>>) {
  // expected-error @+1 {{'stablehlo.get_tuple_element' op result #0 has type 'tensor<5xf32>', expected 'tensor<4xf32>'}}
  %0 = stablehlo.get_tuple_element %x[0] : (tuple<tensor<4xf32>>) -> tensor<5xf32>
  return
}

// -----

func.func @async_body(%x: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.async_start' op body must hold one collective or slice op and a return, found 'stablehlo.negate' and 1 more}}
  %0 = "stablehlo.async_start"(%x) ({
  ^bb0(%a: tensor<4xf32>):
    %1 = stablehlo.negate %a : tensor<4xf32>
    stablehlo.return %1 : tensor<4xf32>
  }) : (tensor<4xf32>) -> !stablehlo.future<tensor<4xf32>>
  return
}

// -----

func.func @async_arguments(%x: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.async_start' op body takes ('tensor<5xf32>'), expected ('tensor<4xf32>') as the op's operands}}
  %0 = "stablehlo.async_start"(%x) ({
  ^bb0(%a: tensor<5xf32>):
    %1 = stablehlo.slice %a [0:1] : (tensor<5xf32>) -> tensor<1xf32>
    stablehlo.return %1 : tensor<1xf32>
  }) : (tensor<4xf32>) -> !stablehlo.future<tensor<1xf32>>
  return
}

// -----

func.func @async_future(%x: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.async_start' op result has type '!stablehlo.future<tensor<2xf32>>', but the body returns ('tensor<1xf32>')}}
  %0 = "stablehlo.async_start"(%x) ({
  ^bb0(%a: tensor<4xf32>):
    %1 = stablehlo.slice %a [0:1] : (tensor<4xf32>) -> tensor<1xf32>
    stablehlo.return %1 : tensor<1xf32>
  }) : (tensor<4xf32>) -> !stablehlo.future<tensor<2xf32>>
  return
}

// -----

func.func @async_uses_outside(%x: tensor<4xf32>) {
  // expected-note @+1 {{required by region isolation constraints}}
  %0 = "stablehlo.async_start"(%x) ({
  ^bb0(%a: tensor<4xf32>):
    // expected-error @+1 {{'stablehlo.slice' op using value defined outside the region}}
    %1 = stablehlo.slice %x [0:1] : (tensor<4xf32>) -> tensor<1xf32>
    stablehlo.return %1 : tensor<1xf32>
  }) : (tensor<4xf32>) -> !stablehlo.future<tensor<1xf32>>
  return
}

// -----

func.func @async_done_type(%f: !stablehlo.future<tensor<2xf32>>) {
  // expected-error @+1 {{'stablehlo.async_done' op result #0 has type 'tensor<1xf32>', expected 'tensor<2xf32>'}}
  %0 = "stablehlo.async_done"(%f) : (!stablehlo.future<tensor<2xf32>>) -> tensor<1xf32>
  return
}

// -----

func.func @async_done_count(%f: !stablehlo.future<tensor<2xf32>, tensor<2xf32>>) {
  // expected-error @+1 {{'stablehlo.async_done' op found 1 results, expected 2}}
  %0 = "stablehlo.async_done"(%f) : (!stablehlo.future<tensor<2xf32>, tensor<2xf32>>) -> tensor<2xf32>
  return
}

// -----

// expected-error @+1 {{a future holds ranked tensors, found '!stablehlo.token'}}
func.func @future_of_token(%f: !stablehlo.future<!stablehlo.token>) {
  return
}

// -----

func.func @barrier_is_exact(%x: tensor<?xf32>) {
  // expected-error @+1 {{'stablehlo.optimization_barrier' op results have types ('tensor<4xf32>'), expected those of the operands, ('tensor<?xf32>')}}
  %0 = "stablehlo.optimization_barrier"(%x) : (tensor<?xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @tuple_is_exact(%x: tensor<?xf32>) {
  // expected-error @+1 {{'stablehlo.tuple' op result has type 'tuple<tensor<4xf32>>', expected 'tuple<tensor<?xf32>>'}}
  %0 = "stablehlo.tuple"(%x) : (tensor<?xf32>) -> tuple<tensor<4xf32>>
  return
}

// -----

func.func @future_is_exact(%x: tensor<4x8xf32>) {
  // expected-error @+1 {{'stablehlo.async_start' op result has type '!stablehlo.future<tensor<?x2xf32>>', but the body returns ('tensor<4x2xf32>')}}
  %0 = "stablehlo.async_start"(%x) ({
  ^bb0(%a: tensor<4x8xf32>):
    %1 = "stablehlo.slice"(%a) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 4, 2>, strides = array<i64: 1, 1>}> : (tensor<4x8xf32>) -> tensor<4x2xf32>
    stablehlo.return %1 : tensor<4x2xf32>
  }) : (tensor<4x8xf32>) -> !stablehlo.future<tensor<?x2xf32>>
  return
}
