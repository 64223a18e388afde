// RUN: tutti-opt %s --split-input-file --verify-diagnostics

// What random numbers and custom calls reject.

func.func @rng_types(%a: tensor<f32>, %b: tensor<f64>, %n: tensor<1xi32>) {
  // expected-error @+1 {{'stablehlo.rng' op a, b and result must have one element type, found 'f32', 'f64' and 'f32'}}
  %0 = stablehlo.rng %a, %b, %n, distribution = UNIFORM : (tensor<f32>, tensor<f64>, tensor<1xi32>) -> tensor<?xf32>
  return
}

// -----

func.func @rng_normal_integers(%a: tensor<i32>, %n: tensor<1xi32>) {
  // expected-error @+1 {{'stablehlo.rng' op distribution NORMAL takes floats, found 'i32'}}
  %0 = stablehlo.rng %a, %a, %n, distribution = NORMAL : (tensor<i32>, tensor<i32>, tensor<1xi32>) -> tensor<?xi32>
  return
}

// -----

func.func @rng_shape_count(%a: tensor<f32>, %n: tensor<2xi32>) {
  // expected-error @+1 {{'stablehlo.rng' op shape has 2 entries, expected 1 (rank of the result)}}
  %0 = stablehlo.rng %a, %a, %n, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<2xi32>) -> tensor<?xf32>
  return
}

// -----

func.func @rng_shape(%a: tensor<f32>) {
  %n = stablehlo.constant dense<4> : tensor<1xi32>
  // expected-error @+1 {{'stablehlo.rng' op result #0 has type 'tensor<5xf32>', expected 'tensor<4xf32>'}}
  %0 = stablehlo.rng %a, %a, %n, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<1xi32>) -> tensor<5xf32>
  return
}

// -----

func.func @rng_distribution(%a: tensor<f32>, %n: tensor<1xi32>) {
  // expected-error @+1 {{custom op 'stablehlo.rng' found 'GAMMA', expected one of UNIFORM NORMAL}}
  %0 = stablehlo.rng %a, %a, %n, distribution = GAMMA : (tensor<f32>, tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  return
}

// -----

func.func @rng_state(%s: tensor<2xui64>) {
  // expected-error @+1 {{'stablehlo.rng_bit_generator' op new state has type 'tensor<3xui64>', expected the shape of the old state, 'tensor<2xui64>'}}
  %0:2 = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<3xui64>, tensor<4xui32>)
  return
}

// -----

func.func @layouts_of_operands_only(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'stablehlo.custom_call' op needs layouts of both operands and results, or of neither}}
  %0 = stablehlo.custom_call @f(%x) {operand_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @layout_count(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'stablehlo.custom_call' op operand_layouts has 0 entries, expected 1 (values)}}
  %0 = stablehlo.custom_call @f(%x) {operand_layouts = [], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @layout_rank(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'stablehlo.custom_call' op operand_layouts has dense<0> : tensor<1xindex> for 'tensor<2x3xf32>', expected an order of its dimensions}}
  %0 = stablehlo.custom_call @f(%x) {operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @layout_order(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'stablehlo.custom_call' op operand_layouts has dense<[0, 2]> : tensor<2xindex> for 'tensor<2x3xf32>', expected an order of its dimensions}}
  %0 = stablehlo.custom_call @f(%x) {operand_layouts = [dense<[0, 2]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @layout_twice(%x: tensor<2x3xf32>) {
  // expected-error @+1 {{'stablehlo.custom_call' op result_layouts has dense<1> : tensor<2xindex> for 'tensor<2x3xf32>', expected an order of its dimensions}}
  %0 = stablehlo.custom_call @f(%x) {operand_layouts = [dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 1]> : tensor<2xindex>]} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @layout_of_token(%t: !stablehlo.token) {
  // expected-error @+1 {{'stablehlo.custom_call' op operand_layouts has dense<0> : tensor<1xindex> for '!stablehlo.token', expected an order of its dimensions}}
  %0 = stablehlo.custom_call @f(%t) {operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<> : tensor<0xindex>]} : (!stablehlo.token) -> !stablehlo.token
  return
}

// -----

func.func @alias_operand(%x: tensor<2xf32>) {
  // expected-error @+1 {{'stablehlo.custom_call' op alias has operand_index 1, but there are 1 operands}}
  %0 = stablehlo.custom_call @f(%x) {output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>]} : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @alias_path(%x: tensor<2xf32>) {
  // expected-error @+1 {{'stablehlo.custom_call' op alias #stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []> points outside of a tuple}}
  %0 = stablehlo.custom_call @f(%x) {output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>]} : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @alias_type(%x: tensor<2xf32>) {
  // expected-error @+1 {{'stablehlo.custom_call' op alias joins an output of type 'tensor<3xf32>' with an operand of type 'tensor<2xf32>', expected one type}}
  %0 = stablehlo.custom_call @f(%x) {output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>]} : (tensor<2xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @alias_without_results(%x: tensor<2xf32>) {
  // expected-error @+1 {{'stablehlo.custom_call' op alias #stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []> points outside of a tuple}}
  stablehlo.custom_call @f(%x) {output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>]} : (tensor<2xf32>) -> ()
  return
}

// -----

func.func @config_of_typed_call(%x: tensor<2xf32>) {
  // expected-error @+1 {{'stablehlo.custom_call' op backend_config must be a dictionary for API_VERSION_TYPED_FFI, found "text"}}
  %0 = stablehlo.custom_call @f(%x) {api_version = 4 : i32, backend_config = "text"} : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @config_of_older_call(%x: tensor<2xf32>) {
  // expected-error @+1 {{'stablehlo.custom_call' op backend_config must be a string for API_VERSION_ORIGINAL, found {}}}
  %0 = stablehlo.custom_call @f(%x) {backend_config = {}} : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @api_version(%x: tensor<2xf32>) {
  // expected-error @+1 {{custom op 'stablehlo.custom_call' 'stablehlo.custom_call' op attribute 'api_version' failed to satisfy constraint: custom call API version}}
  %0 = stablehlo.custom_call @f(%x) {api_version = 5 : i32} : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @called_computations(%x: tensor<2xf32>) {
  // expected-error @+1 {{custom op 'stablehlo.custom_call' 'stablehlo.custom_call' op attribute 'called_computations' failed to satisfy constraint: array of symbol references}}
  %0 = stablehlo.custom_call @f(%x) {called_computations = ["f"]} : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @tensor_operand_of_after_all(%x: tensor<2xf32>) {
  // expected-error @+1 {{'stablehlo.after_all' op operand #0 must be variadic of token, but got 'tensor<2xf32>'}}
  %0 = "stablehlo.after_all"(%x) : (tensor<2xf32>) -> !stablehlo.token
  return
}

// -----

func.func @custom_call_memory(%x: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.custom_call' op output [] has type 'memref<4xf32>', expected an entry of output_operand_aliases to say whose memory it is}}
  %0 = stablehlo.custom_call @f(%x) : (tensor<4xf32>) -> memref<4xf32>
  return
}

// -----

func.func @custom_call_memory_in_a_tuple(%x: tensor<4xf32>) {
  // expected-error @+1 {{'stablehlo.custom_call' op output [1] has type 'memref<4xf32>', expected an entry of output_operand_aliases to say whose memory it is}}
  %0:2 = stablehlo.custom_call @f(%x) : (tensor<4xf32>) -> (tensor<4xf32>, memref<4xf32>)
  return
}
