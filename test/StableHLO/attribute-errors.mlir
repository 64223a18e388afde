// RUN: tutti-opt %s --split-input-file --verify-diagnostics

// What attributes and types reject.

// expected-error @+1 {{expected one bound for each of the 2 dimensions, found 1}}
func.func @bounds_count(%x: tensor<?x?xf32, #stablehlo.bounds<3>>) {
  return
}

// -----

// expected-error @+1 {{dimension 0 has the static size 2 and the bound 3, expected no bound ('?')}}
func.func @bound_of_static_dimension(%x: tensor<2x?xf32, #stablehlo.bounds<3, 3>>) {
  return
}

// -----

// expected-error @+1 {{bound of dimension 0 must not be negative, found -3}}
func.func @negative_bound(%x: tensor<?xf32, #stablehlo.bounds<-3>>) {
  return
}

// -----

// expected-error @+1 {{dimension 0 has the static size 2 and the bound 3, expected no bound ('?')}}
func.func @bounds_spelled_out(%x: tensor<2xf32, #stablehlo.type_extensions<bounds = [3]>>) {
  return
}

// -----

// expected-error @+1 {{unknown stablehlo attribute 'nothing'}}
func.func @unknown_attribute() attributes {a = #stablehlo.nothing<3>} {
  return
}

// -----

// expected-error @+1 {{unknown  type `nothing` in dialect `stablehlo`}}
func.func @unknown_type(%x: !stablehlo.nothing) {
  return
}

// -----

// expected-error @+1 {{unknown field 'offsets', expected one of offset_dims, collapsed_slice_dims, operand_batching_dims, start_indices_batching_dims, start_index_map, index_vector_dim}}
func.func @gather_field() attributes {a = #stablehlo.gather<offsets = [0]>} {
  return
}

// -----

// expected-error @+1 {{field 'offset_dims' is given twice}}
func.func @gather_field_twice() attributes {a = #stablehlo.gather<offset_dims = [0], offset_dims = [1]>} {
  return
}

// -----

// expected-error @+1 {{expected integer value}}
func.func @scatter_field_value() attributes {a = #stablehlo.scatter<index_vector_dim = [0]>} {
  return
}

// -----

// expected-error @+1 {{expected '>'}}
func.func @dot_without_end() attributes {a = #stablehlo.dot<lhs_batching_dimensions = [0] rhs_batching_dimensions = [0]>} {
  return
}

// -----

// expected-error @+1 {{expected the name of a field or '>'}}
func.func @dot_number() attributes {a = #stablehlo.dot<3>} {
  return
}

// -----

// expected-error @+1 {{input dimension 4 is out of range, expected 0 to 2}}
func.func @conv_range() attributes {a = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 4, input_spatial_dimensions = [1], kernel_input_feature_dimension = 0, kernel_output_feature_dimension = 1, kernel_spatial_dimensions = [2], output_batch_dimension = 0, output_feature_dimension = 1, output_spatial_dimensions = [2]>} {
  return
}

// -----

// expected-error @+1 {{input dimension 1 has two parts, expected one}}
func.func @conv_twice() attributes {a = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 1, input_spatial_dimensions = [1], kernel_input_feature_dimension = 0, kernel_output_feature_dimension = 1, kernel_spatial_dimensions = [2], output_batch_dimension = 0, output_feature_dimension = 1, output_spatial_dimensions = [2]>} {
  return
}

// -----

// expected-error @+1 {{tolerances must not be negative, found atol = -1.000000e+00, rtol = 0.000000e+00, ulps = 0}}
func.func @accuracy_negative() attributes {a = #stablehlo.result_accuracy<atol = -1.0, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} {
  return
}

// -----

// expected-error @+1 {{tolerances need mode TOLERANCE, found HIGHEST}}
func.func @accuracy_mode() attributes {a = #stablehlo.result_accuracy<ulps = 1, mode = #stablehlo.result_accuracy_mode<HIGHEST>>} {
  return
}

// -----

// expected-error @+1 {{expected ','}}
func.func @accuracy_without_mode() attributes {a = #stablehlo.result_accuracy<ulps = 1>} {
  return
}
