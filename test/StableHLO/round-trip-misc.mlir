// RUN: tutti-opt %s | tutti-opt | FileCheck %s
// RUN: tutti-opt --mlir-print-op-generic %s | FileCheck --check-prefix=GENERIC %s
// RUN: tutti-opt --mlir-print-op-generic %s | tutti-opt | FileCheck %s

// Tokens, random numbers and custom calls.

// CHECK-LABEL: func.func @tokens(
// GENERIC-LABEL: sym_name = "tokens"
// CHECK: %0 = stablehlo.create_token : !stablehlo.token
// CHECK-NEXT: %1 = stablehlo.after_all %0, %arg0 : !stablehlo.token
// CHECK-NEXT: %2 = stablehlo.after_all  : !stablehlo.token
// GENERIC: "stablehlo.create_token"() : () -> !stablehlo.token
// GENERIC: "stablehlo.after_all"({{.*}}) : (!stablehlo.token, !stablehlo.token) -> !stablehlo.token
// GENERIC: "stablehlo.after_all"() : () -> !stablehlo.token
func.func @tokens(%arg0: !stablehlo.token) {
  %0 = stablehlo.create_token : !stablehlo.token
  %1 = stablehlo.after_all %0, %arg0 : !stablehlo.token
  %2 = stablehlo.after_all  : !stablehlo.token
  return
}

// CHECK-LABEL: func.func @rng(
// GENERIC-LABEL: sym_name = "rng"
// CHECK: %0 = stablehlo.rng %arg0, %arg0, %arg1, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<3x4xf32>
// CHECK-NEXT: %1 = stablehlo.rng %arg0, %arg0, %arg1, distribution = NORMAL : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<?x?xf32>
// GENERIC: "stablehlo.rng"({{.*}}) <{rng_distribution = #stablehlo<rng_distribution UNIFORM>}> : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<3x4xf32>
// GENERIC: "stablehlo.rng"({{.*}}) <{rng_distribution = #stablehlo<rng_distribution NORMAL>}> : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<?x?xf32>
func.func @rng(%arg0: tensor<f32>, %arg1: tensor<2xi64>) {
  %0 = stablehlo.rng %arg0, %arg0, %arg1, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<3x4xf32>
  %1 = stablehlo.rng %arg0, %arg0, %arg1, distribution = NORMAL : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<?x?xf32>
  return
}

// CHECK-LABEL: func.func @rng_bit_generator(
// GENERIC-LABEL: sym_name = "rng_bit_generator"
// CHECK: %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
// CHECK-NEXT: %output_state_0, %output_1 = stablehlo.rng_bit_generator %arg0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
// CHECK-NEXT: %output_state_2, %output_3 = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
// GENERIC: "stablehlo.rng_bit_generator"({{.*}}) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
// GENERIC: "stablehlo.rng_bit_generator"({{.*}}) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
// GENERIC: "stablehlo.rng_bit_generator"({{.*}}) <{rng_algorithm = #stablehlo<rng_algorithm DEFAULT>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
func.func @rng_bit_generator(%arg0: tensor<2xui64>) {
  %output_state, %output = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
  %output_state_0, %output_1 = stablehlo.rng_bit_generator %arg0, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
  %output_state_2, %output_3 = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
  return
}

// CHECK-LABEL: func.func @custom_call(
// GENERIC-LABEL: sym_name = "custom_call"
// CHECK: %0 = stablehlo.custom_call @plain(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT: %1:2 = stablehlo.custom_call @"two words"(%arg0, %arg1) {backend_config = "opaque", has_side_effect = true} : (tensor<2x3xf32>, !stablehlo.token) -> (tensor<3xi32>, !stablehlo.token)
// CHECK-NEXT: %2 = stablehlo.custom_call @typed(%arg0) {api_version = 4 : i32, backend_config = {n = 3 : i32}, mhlo.frontend_attributes = {a = "b"}} : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT: %3 = stablehlo.custom_call @aliased(%arg0) {called_computations = [@f, @g], operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT: %4 = stablehlo.custom_call @tuple(%arg2) : (tensor<*xf32>) -> tuple<tensor<3xf32>, tensor<*xf32>>
// CHECK-NEXT: stablehlo.custom_call @nothing() {has_side_effect = true, result_tilings = {{\[\[}}dense<[8, 128]> : tensor<2xindex>]]} : () -> ()
// GENERIC: "stablehlo.custom_call"({{.*}}) <{call_target_name = "plain"}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
// GENERIC: "stablehlo.custom_call"({{.*}}) <{backend_config = "opaque", call_target_name = "two words", has_side_effect = true}> : (tensor<2x3xf32>, !stablehlo.token) -> (tensor<3xi32>, !stablehlo.token)
// GENERIC: "stablehlo.custom_call"({{.*}}) <{api_version = 4 : i32, backend_config = {n = 3 : i32}, call_target_name = "typed"}> {mhlo.frontend_attributes = {a = "b"}} : (tensor<2x3xf32>) -> tensor<2x3xf32>
// GENERIC: "stablehlo.custom_call"({{.*}}) <{call_target_name = "aliased", called_computations = [@f, @g], operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
// GENERIC: "stablehlo.custom_call"({{.*}}) <{call_target_name = "tuple"}> : (tensor<*xf32>) -> tuple<tensor<3xf32>, tensor<*xf32>>
// GENERIC: "stablehlo.custom_call"() <{call_target_name = "nothing", has_side_effect = true, result_tilings = {{\[\[}}dense<[8, 128]> : tensor<2xindex>]]}> : () -> ()
func.func @custom_call(%arg0: tensor<2x3xf32>, %arg1: !stablehlo.token, %arg2: tensor<*xf32>) {
  %0 = stablehlo.custom_call @plain(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %1:2 = stablehlo.custom_call @"two words"(%arg0, %arg1) {backend_config = "opaque", has_side_effect = true} : (tensor<2x3xf32>, !stablehlo.token) -> (tensor<3xi32>, !stablehlo.token)
  %2 = stablehlo.custom_call @typed(%arg0) {api_version = 4 : i32, backend_config = {n = 3 : i32}, mhlo.frontend_attributes = {a = "b"}} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %3 = stablehlo.custom_call @aliased(%arg0) {called_computations = [@f, @g], operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %4 = stablehlo.custom_call @tuple(%arg2) : (tensor<*xf32>) -> tuple<tensor<3xf32>, tensor<*xf32>>
  stablehlo.custom_call @nothing() {has_side_effect = true, result_tilings = [[dense<[8, 128]> : tensor<2xindex>]]} : () -> ()
  return
}
