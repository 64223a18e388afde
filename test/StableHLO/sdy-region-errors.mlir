// RUN: tutti-opt %s --split-input-file --verify-diagnostics

func.func @named_computation_arguments(%arg0: tensor<8xf32>) {
  // expected-error @below {{has 2 body arguments, expected 1, one for each of the operands}}
  %0 = sdy.named_computation<"f">(%arg0) (%arg1: tensor<8xf32>, %arg2: tensor<8xf32>) {
    sdy.return %arg1 : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

func.func @named_computation_argument_type(%arg0: tensor<8xf32>) {
  // expected-error @below {{has type 'tensor<4xf32>' at number 0 of its body arguments, expected 'tensor<8xf32>', the type among the operands}}
  %0 = sdy.named_computation<"f">(%arg0) (%arg1: tensor<4xf32>) {
    sdy.return %arg1 : tensor<4xf32>
  } : (tensor<8xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @named_computation_result_type(%arg0: tensor<8xf32>) {
  // expected-error @below {{has type 'tensor<8xf32>' at number 0 of its returned values, expected 'tensor<4xf32>', the type among the results}}
  %0 = sdy.named_computation<"f">(%arg0) (%arg1: tensor<8xf32>) {
    sdy.return %arg1 : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<4xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4]>
func.func @named_computation_in_sharding(%arg0: tensor<8xf32>) {
  // expected-error @below {{operand 0: axis "w" is not an axis of its mesh}}
  %0 = sdy.named_computation<"f">(%arg0) in_shardings=[<@mesh, [{"w"}]>] (%arg1: tensor<8xf32>) {
    sdy.return %arg1 : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4]>
func.func @named_computation_out_sharding(%arg0: tensor<8xf32>) {
  // expected-error @below {{has 2 result shardings, expected 1, one for each result}}
  %0 = sdy.named_computation<"f">(%arg0) out_shardings=[<@mesh, [{}]>, <@mesh, [{}]>] (%arg1: tensor<8xf32>) {
    sdy.return %arg1 : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4]>
func.func @in_shardings(%arg0: tensor<8xf32>) {
  // expected-error @below {{has 2 operand shardings, expected 1, one for each operand}}
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"x"}]>, <@mesh, [{}]>] out_shardings=[<@mesh, [{"x"}]>] manual_axes={"x"} (%arg1: tensor<2xf32>) {
    sdy.return %arg1 : tensor<2xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4]>
func.func @out_shardings(%arg0: tensor<8xf32>) {
  // expected-error @below {{has 0 result shardings, expected 1, one for each result}}
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[] manual_axes={"x"} (%arg1: tensor<2xf32>) {
    sdy.return %arg1 : tensor<2xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4]>
func.func @arguments(%arg0: tensor<8xf32>) {
  // expected-error @below {{has 2 arguments, expected 1, one for each operand}}
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[<@mesh, [{"x"}]>] manual_axes={"x"} (%arg1: tensor<2xf32>, %arg2: tensor<2xf32>) {
    sdy.return %arg1 : tensor<2xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4]>
func.func @returned_values(%arg0: tensor<8xf32>) {
  // expected-error @below {{has 2 returned values, expected 1, one for each result}}
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[<@mesh, [{"x"}]>] manual_axes={"x"} (%arg1: tensor<2xf32>) {
    sdy.return %arg1, %arg1 : tensor<2xf32>, tensor<2xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4]>
func.func @argument_type(%arg0: tensor<8xf32>) {
  // expected-error @below {{operand 0: the body's argument has type 'tensor<8xf32>', expected the part one device holds, 'tensor<2xf32>'}}
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[<@mesh, [{}]>] manual_axes={"x"} (%arg1: tensor<8xf32>) {
    sdy.return %arg1 : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2]>
func.func @returned_type(%arg0: tensor<8xf32>) {
  // expected-error @below {{result 0: the body's returned value has type 'tensor<2xf32>', expected the part one device holds, 'tensor<8xf32>'}}
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"x", "y"}]>] out_shardings=[<@mesh, [{"y"}]>] manual_axes={"x"} (%arg1: tensor<2xf32>) {
    sdy.return %arg1 : tensor<2xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4]>
func.func @token_type(%arg0: !stablehlo.token) {
  // expected-error @below {{operand 0: the body's argument has type 'tensor<f32>', expected the part one device holds, '!stablehlo.token'}}
  sdy.manual_computation(%arg0) in_shardings=[<@mesh, []>] out_shardings=[] manual_axes={"x"} (%arg1: tensor<f32>) {
    sdy.return
  } : (!stablehlo.token) -> ()
  return
}

// -----

sdy.mesh @mesh = <["x"=3]>
func.func @not_divisible(%arg0: tensor<8xf32>) {
  // expected-error @below {{operand 0: dimension 0 of size 8 is cut into 3 parts by manual axes, expected a divisor}}
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[<@mesh, [{}]>] manual_axes={"x"} (%arg1: tensor<8xf32>) {
    sdy.return %arg1 : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4294967296, "y"=4294967296]>
func.func @too_many_parts(%arg0: tensor<8xf32>) {
  // expected-error @below {{operand 0: dimension 0 of size 8 is cut into 9223372036854775807 parts by manual axes, expected a divisor}}
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"x", "y"}]>] out_shardings=[<@mesh, [{}]>] manual_axes={"x", "y"} (%arg1: tensor<8xf32>) {
    sdy.return %arg1 : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4, "y"=2]>
func.func @free_axis_first(%arg0: tensor<8xf32>) {
  // expected-error @below {{operand 0: manual axis "x" comes after "y", which is free; expected manual axes first}}
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"y", "x"}]>] out_shardings=[<@mesh, [{"x"}]>] manual_axes={"x"} (%arg1: tensor<2xf32>) {
    sdy.return %arg1 : tensor<2xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4]>
sdy.mesh @other = <["x"=2]>
func.func @two_meshes(%arg0: tensor<8xf32>) {
  // expected-error @below {{has shardings on mesh #sdy.mesh<["x"=4]> and on mesh #sdy.mesh<["x"=2]>, expected one mesh for all}}
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[<@other, [{}]>] manual_axes={"x"} (%arg1: tensor<2xf32>) {
    %1 = stablehlo.custom_call @f(%arg1) : (tensor<2xf32>) -> tensor<8xf32>
    sdy.return %1 : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4]>
func.func @unknown_manual_axis(%arg0: tensor<8xf32>) {
  // expected-error @below {{has manual axis "w", expected an axis of its mesh #sdy.mesh<["x"=4]>}}
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[<@mesh, [{"x"}]>] manual_axes={"x", "w"} (%arg1: tensor<2xf32>) {
    sdy.return %arg1 : tensor<2xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

sdy.mesh @maximal = <[], device_ids=[0]>
func.func @manual_axis_on_one_device(%arg0: tensor<8xf32>) {
  // expected-error @below {{has manual axis "x", expected an axis of its mesh #sdy.mesh<[], device_ids=[0]>}}
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@maximal, []>] out_shardings=[<@maximal, []>] manual_axes={"x"} (%arg1: tensor<8xf32>) {
    sdy.return %arg1 : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4]>
func.func @nested(%arg0: tensor<8xf32>) {
  // expected-note @below {{bound here}}
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[<@mesh, [{"x"}]>] manual_axes={"x"} (%arg1: tensor<2xf32>) {
    // expected-error @below {{has manual axis "x", expected only axes that no enclosing 'sdy.manual_computation' has bound}}
    %1 = sdy.manual_computation(%arg1) in_shardings=[<@mesh, [{}]>] out_shardings=[<@mesh, [{}]>] manual_axes={"x"} (%arg2: tensor<2xf32>) {
      sdy.return %arg2 : tensor<2xf32>
    } : (tensor<2xf32>) -> tensor<2xf32>
    sdy.return %1 : tensor<2xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4]>
func.func @bound_axis(%arg0: tensor<8xf32>) {
  // expected-note @below {{bound here}}
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[<@mesh, [{"x"}]>] manual_axes={"x"} (%arg1: tensor<2xf32>) {
    // expected-error @below {{axis "x" is manual here, expected only axes that no enclosing 'sdy.manual_computation' has bound}}
    %1 = sdy.sharding_constraint %arg1 <@mesh, [{}], replicated={"x"}> : tensor<2xf32>
    sdy.return %1 : tensor<2xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=4]>
func.func @other_terminator(%arg0: tensor<8xf32>) {
  // expected-error @below {{expects regions to end with 'sdy.return', found 'stablehlo.return'}}
  // expected-note @below {{in custom textual format, the absence of terminator implies 'sdy.return'}}
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[<@mesh, [{"x"}]>] manual_axes={"x"} (%arg1: tensor<2xf32>) {
    stablehlo.return %arg1 : tensor<2xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}
