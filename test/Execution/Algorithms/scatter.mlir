// What JAX computes; written by generate.py.
// RUN: tutti run --quiet %s | FileCheck %s
// CHECK: {{[0-9]+}} functions ran, all expectations hold

func.func @choice_0() {
  %x0 = stablehlo.constant dense<"0x0000803F000000C000000000000080C0"> : tensor<4xf32>
  %x1 = stablehlo.constant dense<"0x05"> : tensor<1xi8>
  %x2 = stablehlo.constant dense<"0x000080400000004000000000000080BF"> : tensor<4xf32>
  %r = call @choice_0_program(%x0, %x1, %x2) : (tensor<4xf32>, tensor<1xi8>, tensor<4xf32>) -> (tensor<4xf32>)
  %r_expected = stablehlo.constant dense<"0x000080400000004000000000000080BF"> : tensor<4xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
  return
}

func.func private @choice_0_program(%arg0: tensor<4xf32>, %arg1: tensor<1xi8>, %arg2: tensor<4xf32>) -> (tensor<4xf32>) {
  %c = stablehlo.constant dense<0> : tensor<1xi32>
  %c_0 = stablehlo.constant dense<127> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1xi32>
  %1 = stablehlo.minimum %c, %0 : tensor<1xi32>
  %2 = stablehlo.convert %1 : (tensor<1xi32>) -> tensor<1xi8>
  %c_1 = stablehlo.constant dense<0> : tensor<i8>
  %3 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i8>) -> tensor<1xi8>
  %4 = stablehlo.clamp %3, %arg1, %2 : tensor<1xi8>
  %5 = "stablehlo.scatter"(%arg0, %4, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = false}> ({
  ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
    %6 = stablehlo.maximum %arg3, %arg4 : tensor<f32>
    stablehlo.return %6 : tensor<f32>
  }) : (tensor<4xf32>, tensor<1xi8>, tensor<4xf32>) -> tensor<4xf32>
  return %5 : tensor<4xf32>
}

func.func @choice_1() {
  %x0 = stablehlo.constant dense<"0x03000000FEFFFFFF03000000FCFFFFFF020000000000000002000000FCFFFFFF02000000FDFFFFFF0100000000000000FFFFFFFF020000000400000004000000FDFFFFFFFEFFFFFFFDFFFFFF01000000FEFFFFFFFCFFFFFFFEFFFFFF04000000040000000000000000000000FEFFFFFF030000000400000000000000FDFFFFFF"> : tensor<2x4x4xi32>
  %x1 = stablehlo.constant dense<"0x0400000004000000050000000500000004000000FEFFFFFF"> : tensor<2x3xi32>
  %x2 = stablehlo.constant dense<"0xFFFFFFFF02000000FEFFFFFF01000000FDFFFFFFFDFFFFFF01000000FFFFFFFF0000000002000000FCFFFFFFFDFFFFFFFCFFFFFF01000000FCFFFFFF00000000FEFFFFFF0000000002000000FDFFFFFF03000000030000000100000000000000"> : tensor<3x4x2xi32>
  %r = call @choice_1_program(%x0, %x1, %x2) : (tensor<2x4x4xi32>, tensor<2x3xi32>, tensor<3x4x2xi32>) -> (tensor<2x4x4xi32>)
  %r_expected = stablehlo.constant dense<"0x03000000FEFFFFFF03000000FCFFFFFF020000000000000002000000FCFFFFFF02000000FDFFFFFF0100000000000000FFFFFFFF020000000400000004000000FDFFFFFFFEFFFFFFFDFFFFFF010000000200000001000000FEFFFFFF040000000400000000000000010000000000000003000000040000000300000001000000"> : tensor<2x4x4xi32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> ()
  return
}

func.func private @choice_1_program(%arg0: tensor<2x4x4xi32>, %arg1: tensor<2x3xi32>, %arg2: tensor<3x4x2xi32>) -> (tensor<2x4x4xi32>) {
  %c = stablehlo.constant dense<[1, 1, 0]> : tensor<3xi32>
  %c_0 = stablehlo.constant dense<2147483647> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
  %1 = stablehlo.minimum %c, %0 : tensor<3xi32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<3xi32>) -> tensor<2x3xi32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %3 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
  %4 = stablehlo.clamp %3, %arg1, %2 : tensor<2x3xi32>
  %5 = "stablehlo.scatter"(%arg0, %4, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
    %6 = stablehlo.maximum %arg3, %arg4 : tensor<i32>
    stablehlo.return %6 : tensor<i32>
  }) : (tensor<2x4x4xi32>, tensor<2x3xi32>, tensor<3x4x2xi32>) -> tensor<2x4x4xi32>
  return %5 : tensor<2x4x4xi32>
}

func.func @choice_2() {
  %x0 = stablehlo.constant dense<"0x000040C0000080C00000000000000000000080BF00000040000080400000803F000000C0000080C00000804000000040000080C000004040000040C000000000000000C0000040400000004000008040"> : tensor<4x5xf32>
  %x1 = stablehlo.constant dense<"0x050201"> : tensor<3x1xui8>
  %x2 = stablehlo.constant dense<"0x000080BF000080400000404000000000000040C00000804000004040000000C0000080BF000040C000000040000080BF"> : tensor<1x3x4xf32>
  %r = call @choice_2_program(%x0, %x1, %x2) : (tensor<4x5xf32>, tensor<3x1xui8>, tensor<1x3x4xf32>) -> (tensor<4x5xf32>)
  %r_expected = stablehlo.constant dense<"0x000040C0000080C00000000000000000000080BF000080BF000040C00000803F000000C0000080C0000040C000000040000080C0000000C0000040C0000080BF000000C0000040400000000000008040"> : tensor<4x5xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<4x5xf32>, tensor<4x5xf32>) -> ()
  return
}

func.func private @choice_2_program(%arg0: tensor<4x5xf32>, %arg1: tensor<3x1xui8>, %arg2: tensor<1x3x4xf32>) -> (tensor<4x5xf32>) {
  %c = stablehlo.constant dense<3> : tensor<1xi32>
  %c_0 = stablehlo.constant dense<255> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1xi32>
  %1 = stablehlo.minimum %c, %0 : tensor<1xi32>
  %2 = stablehlo.convert %1 : (tensor<1xi32>) -> tensor<1xui8>
  %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<1xui8>) -> tensor<3x1xui8>
  %c_1 = stablehlo.constant dense<0> : tensor<ui8>
  %4 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui8>) -> tensor<3x1xui8>
  %5 = stablehlo.clamp %4, %arg1, %3 : tensor<3x1xui8>
  %6 = "stablehlo.scatter"(%arg0, %5, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
    %7 = stablehlo.minimum %arg3, %arg4 : tensor<f32>
    stablehlo.return %7 : tensor<f32>
  }) : (tensor<4x5xf32>, tensor<3x1xui8>, tensor<1x3x4xf32>) -> tensor<4x5xf32>
  return %6 : tensor<4x5xf32>
}

func.func @choice_3() {
  %x0 = stablehlo.constant dense<"0xFFFFFFFF0000000004000000"> : tensor<1x3x1xi32>
  %x1 = stablehlo.constant dense<"0x0505"> : tensor<2xui8>
  %x2 = stablehlo.constant dense<"0x02000000"> : tensor<1x1x1xi32>
  %r = call @choice_3_program(%x0, %x1, %x2) : (tensor<1x3x1xi32>, tensor<2xui8>, tensor<1x1x1xi32>) -> (tensor<1x3x1xi32>)
  %r_expected = stablehlo.constant dense<"0xFFFFFFFF0000000004000000"> : tensor<1x3x1xi32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<1x3x1xi32>, tensor<1x3x1xi32>) -> ()
  return
}

func.func private @choice_3_program(%arg0: tensor<1x3x1xi32>, %arg1: tensor<2xui8>, %arg2: tensor<1x1x1xi32>) -> (tensor<1x3x1xi32>) {
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 2]>, unique_indices = false}> ({
  ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
    %1 = stablehlo.maximum %arg3, %arg4 : tensor<i32>
    stablehlo.return %1 : tensor<i32>
  }) : (tensor<1x3x1xi32>, tensor<2xui8>, tensor<1x1x1xi32>) -> tensor<1x3x1xi32>
  return %0 : tensor<1x3x1xi32>
}

func.func @choice_4() {
  %x0 = stablehlo.constant dense<"0x000000400000803F000080C0000000C0000080BF000080C00000803F000040C000004040000080BF0000803F000000C0000000C0000080C0000080C000000000000000000000404000004040000080C000004040000000000000803F000080C0000040C0000080C0000080C00000803F000080C000004040000000C0000080BF0000000000000000000040C0000040C00000803F00000040000000C000004040"> : tensor<4x5x2xf32>
  %x1 = stablehlo.constant dense<"0x03"> : tensor<1xi8>
  %x2 = stablehlo.constant dense<"0x00000000"> : tensor<f32>
  %r = call @choice_4_program(%x0, %x1, %x2) : (tensor<4x5x2xf32>, tensor<1xi8>, tensor<f32>) -> (tensor<4x5x2xf32>)
  %r_expected = stablehlo.constant dense<"0x000000400000803F000080C0000000C0000080BF000080C000000000000040C000004040000080BF0000803F000000C0000000C0000080C0000080C000000000000000000000404000004040000080C000004040000000000000803F000080C0000040C0000080C0000080C00000803F000080C000004040000000C0000080BF0000000000000000000040C0000040C00000803F00000040000000C000004040"> : tensor<4x5x2xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<4x5x2xf32>, tensor<4x5x2xf32>) -> ()
  return
}

func.func private @choice_4_program(%arg0: tensor<4x5x2xf32>, %arg1: tensor<1xi8>, %arg2: tensor<f32>) -> (tensor<4x5x2xf32>) {
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [1]>, unique_indices = false}> ({
  ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
    %1 = stablehlo.multiply %arg3, %arg4 : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<4x5x2xf32>, tensor<1xi8>, tensor<f32>) -> tensor<4x5x2xf32>
  return %0 : tensor<4x5x2xf32>
}

func.func @choice_5() {
  %x0 = stablehlo.constant dense<"0xFEFFFFFF0100000000000000FCFFFFFF020000000300000001000000FEFFFFFF01000000FEFFFFFF0300000001000000FDFFFFFFFFFFFFFF02000000FEFFFFFF000000000000000004000000010000000400000003000000FFFFFFFF03000000"> : tensor<4x3x2xi32>
  %x1 = stablehlo.constant dense<"0xFEFFFFFFFFFFFFFF0500000000000000"> : tensor<2x1x1xi64>
  %x2 = stablehlo.constant dense<"0xFEFFFFFF04000000"> : tensor<2x1xi32>
  %r = call @choice_5_program(%x0, %x1, %x2) : (tensor<4x3x2xi32>, tensor<2x1x1xi64>, tensor<2x1xi32>) -> (tensor<4x3x2xi32>)
  %r_expected = stablehlo.constant dense<"0xFEFFFFFF0100000000000000FCFFFFFF020000000300000001000000FEFFFFFF01000000FEFFFFFF0300000001000000FDFFFFFFFFFFFFFF02000000FEFFFFFF000000000000000004000000010000000400000003000000FFFFFFFF03000000"> : tensor<4x3x2xi32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<4x3x2xi32>, tensor<4x3x2xi32>) -> ()
  return
}

func.func private @choice_5_program(%arg0: tensor<4x3x2xi32>, %arg1: tensor<2x1x1xi64>, %arg2: tensor<2x1xi32>) -> (tensor<4x3x2xi32>) {
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
    stablehlo.return %arg4 : tensor<i32>
  }) : (tensor<4x3x2xi32>, tensor<2x1x1xi64>, tensor<2x1xi32>) -> tensor<4x3x2xi32>
  return %0 : tensor<4x3x2xi32>
}

func.func @choice_6() {
  %x0 = stablehlo.constant dense<"0xFDFFFFFF0100000002000000040000000100000002000000FFFFFFFFFEFFFFFF03000000FFFFFFFF0300000000000000FEFFFFFF00000000FEFFFFFF04000000040000000100000001000000FEFFFFFF04000000FEFFFFFFFFFFFFFF01000000FEFFFFFFFCFFFFFFFEFFFFFF00000000040000000400000003000000040000000300000001000000FEFFFFFF00000000FCFFFFFFFEFFFFFF0200000001000000"> : tensor<4x2x5xi32>
  %x1 = stablehlo.constant dense<"0x010000000000000003000000"> : tensor<3x1xi32>
  %x2 = stablehlo.constant dense<"0xFEFFFFFF04000000000000000200000002000000FDFFFFFF02000000FDFFFFFFFDFFFFFF020000000200000004000000FDFFFFFF010000000300000003000000FCFFFFFFFEFFFFFF"> : tensor<3x2x3xi32>
  %r = call @choice_6_program(%x0, %x1, %x2) : (tensor<4x2x5xi32>, tensor<3x1xi32>, tensor<3x2x3xi32>) -> (tensor<4x2x5xi32>)
  %r_expected = stablehlo.constant dense<"0x040000000200000002000000040000000100000002000000FFFFFFFFFEFFFFFF03000000FFFFFFFF00000000FDFFFFFFFEFFFFFF00000000FEFFFFFF04000000040000000100000001000000FEFFFFFFFDFFFFFF04000000FFFFFFFF01000000FEFFFFFFFCFFFFFFFEFFFFFF00000000040000000400000003000000FEFFFFFF0300000001000000FEFFFFFF00000000FCFFFFFFFEFFFFFF0200000001000000"> : tensor<4x2x5xi32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<4x2x5xi32>, tensor<4x2x5xi32>) -> ()
  return
}

func.func private @choice_6_program(%arg0: tensor<4x2x5xi32>, %arg1: tensor<3x1xi32>, %arg2: tensor<3x2x3xi32>) -> (tensor<4x2x5xi32>) {
  %c = stablehlo.constant dense<1> : tensor<1xi32>
  %c_0 = stablehlo.constant dense<2147483647> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1xi32>
  %1 = stablehlo.minimum %c, %0 : tensor<1xi32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<1xi32>) -> tensor<3x1xi32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %3 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
  %4 = stablehlo.clamp %3, %arg1, %2 : tensor<3x1xi32>
  %5 = "stablehlo.scatter"(%arg0, %4, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
    stablehlo.return %arg4 : tensor<i32>
  }) : (tensor<4x2x5xi32>, tensor<3x1xi32>, tensor<3x2x3xi32>) -> tensor<4x2x5xi32>
  return %5 : tensor<4x2x5xi32>
}

func.func @choice_7() {
  %x0 = stablehlo.constant dense<"0x03000000FFFFFFFF0300000002000000FDFFFFFF04000000FDFFFFFFFCFFFFFFFFFFFFFFFEFFFFFFFCFFFFFFFFFFFFFF0300000001000000FFFFFFFF00000000FEFFFFFF0400000002000000FDFFFFFFFDFFFFFFFEFFFFFFFDFFFFFFFCFFFFFFFCFFFFFFFDFFFFFFFFFFFFFF01000000FDFFFFFFFCFFFFFFFCFFFFFF04000000FDFFFFFF0200000004000000FCFFFFFF040000000300000001000000FDFFFFFF"> : tensor<2x4x5xi32>
  %x1 = stablehlo.constant dense<"0x0200000000000000FFFFFFFF03000000FFFFFFFFFFFFFFFF02000000030000000500000005000000FEFFFFFF00000000FFFFFFFF0500000001000000030000000500000000000000"> : tensor<3x2x3xi32>
  %x2 = stablehlo.constant dense<"0xFFFFFFFF00000000030000000100000000000000FCFFFFFF00000000000000000200000000000000FDFFFFFFFDFFFFFF0000000003000000FCFFFFFF0000000000000000010000000400000004000000FCFFFFFFFDFFFFFFFCFFFFFFFFFFFFFF01000000FCFFFFFF0400000001000000010000000400000004000000FEFFFFFFFEFFFFFF010000000400000004000000"> : tensor<3x2x2x3xi32>
  %r = call @choice_7_program(%x0, %x1, %x2) : (tensor<2x4x5xi32>, tensor<3x2x3xi32>, tensor<3x2x2x3xi32>) -> (tensor<2x4x5xi32>)
  %r_expected = stablehlo.constant dense<"0x03000000FFFFFFFF0300000002000000FEFFFFFF04000000FDFFFFFFFCFFFFFFFFFFFFFF00000000FCFFFFFFFFFFFFFF0300000004000000FFFFFFFF00000000FEFFFFFF04000000FEFFFFFF01000000FAFFFFFFFEFFFFFFFDFFFFFFFCFFFFFFFDFFFFFFF6FFFFFFFFFFFFFF010000000100000004000000FAFFFFFF04000000FDFFFFFF0600000006000000FCFFFFFF0400000003000000FDFFFFFFFBFFFFFF"> : tensor<2x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<2x4x5xi32>, tensor<2x4x5xi32>) -> ()
  return
}

func.func private @choice_7_program(%arg0: tensor<2x4x5xi32>, %arg1: tensor<3x2x3xi32>, %arg2: tensor<3x2x2x3xi32>) -> (tensor<2x4x5xi32>) {
  %c = stablehlo.constant dense<[0, 4, 1]> : tensor<3xi32>
  %c_0 = stablehlo.constant dense<2147483647> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
  %1 = stablehlo.minimum %c, %0 : tensor<3xi32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [2] : (tensor<3xi32>) -> tensor<3x2x3xi32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %3 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3x2x3xi32>
  %4 = stablehlo.clamp %3, %arg1, %2 : tensor<3x2x3xi32>
  %5 = "stablehlo.scatter"(%arg0, %4, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 3], inserted_window_dims = [2], scatter_dims_to_operand_dims = [0, 2, 1], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
    %6 = stablehlo.add %arg3, %arg4 : tensor<i32>
    stablehlo.return %6 : tensor<i32>
  }) : (tensor<2x4x5xi32>, tensor<3x2x3xi32>, tensor<3x2x2x3xi32>) -> tensor<2x4x5xi32>
  return %5 : tensor<2x4x5xi32>
}

func.func @choice_8() {
  %x0 = stablehlo.constant dense<"0x000080C0000080BF000000C00000803F"> : tensor<4xf32>
  %x1 = stablehlo.constant dense<"0xFF0404010201"> : tensor<3x2x1xi8>
  %x2 = stablehlo.constant dense<"0x0000803F00008040000080BF000040C000000040000040C0"> : tensor<3x2xf32>
  %r = call @choice_8_program(%x0, %x1, %x2) : (tensor<4xf32>, tensor<3x2x1xi8>, tensor<3x2xf32>) -> (tensor<4xf32>)
  %r_expected = stablehlo.constant dense<"0x000080C0000040C0000000400000803F"> : tensor<4xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
  return
}

func.func private @choice_8_program(%arg0: tensor<4xf32>, %arg1: tensor<3x2x1xi8>, %arg2: tensor<3x2xf32>) -> (tensor<4xf32>) {
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
    stablehlo.return %arg4 : tensor<f32>
  }) : (tensor<4xf32>, tensor<3x2x1xi8>, tensor<3x2xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func @choice_9() {
  %x0 = stablehlo.constant dense<"0x000040C0"> : tensor<1xf32>
  %x1 = stablehlo.constant dense<"0x020403"> : tensor<3x1xi8>
  %x2 = stablehlo.constant dense<"0x000040C00000404000000000"> : tensor<3x1xf32>
  %r = call @choice_9_program(%x0, %x1, %x2) : (tensor<1xf32>, tensor<3x1xi8>, tensor<3x1xf32>) -> (tensor<1xf32>)
  %r_expected = stablehlo.constant dense<"0x000040C0"> : tensor<1xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<1xf32>, tensor<1xf32>) -> ()
  return
}

func.func private @choice_9_program(%arg0: tensor<1xf32>, %arg1: tensor<3x1xi8>, %arg2: tensor<3x1xf32>) -> (tensor<1xf32>) {
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
    stablehlo.return %arg4 : tensor<f32>
  }) : (tensor<1xf32>, tensor<3x1xi8>, tensor<3x1xf32>) -> tensor<1xf32>
  return %0 : tensor<1xf32>
}

func.func @choice_10() {
  %x0 = stablehlo.constant dense<"0x0000803F000040C000008040"> : tensor<3xf32>
  %x1 = stablehlo.constant dense<"0x05"> : tensor<1x1x1xui8>
  %x2 = stablehlo.constant dense<"0x00000000"> : tensor<1x1xf32>
  %r = call @choice_10_program(%x0, %x1, %x2) : (tensor<3xf32>, tensor<1x1x1xui8>, tensor<1x1xf32>) -> (tensor<3xf32>)
  %r_expected = stablehlo.constant dense<"0x0000803F000040C000008040"> : tensor<3xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
  return
}

func.func private @choice_10_program(%arg0: tensor<3xf32>, %arg1: tensor<1x1x1xui8>, %arg2: tensor<1x1xf32>) -> (tensor<3xf32>) {
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
    stablehlo.return %arg4 : tensor<f32>
  }) : (tensor<3xf32>, tensor<1x1x1xui8>, tensor<1x1xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

func.func @choice_11() {
  %x0 = stablehlo.constant dense<"0x0000803F000000000000004000008040"> : tensor<4xf32>
  %x1 = stablehlo.constant dense<"0x01"> : tensor<1xui8>
  %x2 = stablehlo.constant dense<"0x0000803F"> : tensor<f32>
  %r = call @choice_11_program(%x0, %x1, %x2) : (tensor<4xf32>, tensor<1xui8>, tensor<f32>) -> (tensor<4xf32>)
  %r_expected = stablehlo.constant dense<"0x0000803F000000000000004000008040"> : tensor<4xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
  return
}

func.func private @choice_11_program(%arg0: tensor<4xf32>, %arg1: tensor<1xui8>, %arg2: tensor<f32>) -> (tensor<4xf32>) {
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = false}> ({
  ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
    %1 = stablehlo.minimum %arg3, %arg4 : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<4xf32>, tensor<1xui8>, tensor<f32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func @choice_12() {
  %x0 = stablehlo.constant dense<"0x0300000004000000FDFFFFFF03000000FCFFFFFF"> : tensor<5xi32>
  %x1 = stablehlo.constant dense<"0x020004"> : tensor<3x1x1xui8>
  %x2 = stablehlo.constant dense<"0x030000000300000003000000FDFFFFFFFFFFFFFFFFFFFFFF000000000000000000000000"> : tensor<3x1x3xi32>
  %r = call @choice_12_program(%x0, %x1, %x2) : (tensor<5xi32>, tensor<3x1x1xui8>, tensor<3x1x3xi32>) -> (tensor<5xi32>)
  %r_expected = stablehlo.constant dense<"0xFDFFFFFFFFFFFFFF000000000000000000000000"> : tensor<5xi32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<5xi32>, tensor<5xi32>) -> ()
  return
}

func.func private @choice_12_program(%arg0: tensor<5xi32>, %arg1: tensor<3x1x1xui8>, %arg2: tensor<3x1x3xi32>) -> (tensor<5xi32>) {
  %c = stablehlo.constant dense<2> : tensor<1xi32>
  %c_0 = stablehlo.constant dense<255> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1xi32>
  %1 = stablehlo.minimum %c, %0 : tensor<1xi32>
  %2 = stablehlo.convert %1 : (tensor<1xi32>) -> tensor<1xui8>
  %3 = stablehlo.broadcast_in_dim %2, dims = [2] : (tensor<1xui8>) -> tensor<3x1x1xui8>
  %c_1 = stablehlo.constant dense<0> : tensor<ui8>
  %4 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui8>) -> tensor<3x1x1xui8>
  %5 = stablehlo.clamp %4, %arg1, %3 : tensor<3x1x1xui8>
  %6 = "stablehlo.scatter"(%arg0, %5, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
    stablehlo.return %arg4 : tensor<i32>
  }) : (tensor<5xi32>, tensor<3x1x1xui8>, tensor<3x1x3xi32>) -> tensor<5xi32>
  return %6 : tensor<5xi32>
}

func.func @choice_13() {
  %x0 = stablehlo.constant dense<"0x0000004000000000000000C0000040C00000803F"> : tensor<5xf32>
  %x1 = stablehlo.constant dense<"0x0400000000000000030000000000000000000000000000000500000000000000FEFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<3x2x1xi64>
  %x2 = stablehlo.constant dense<"0x000080C0000080C000004040000000400000404000004040"> : tensor<3x2xf32>
  %r = call @choice_13_program(%x0, %x1, %x2) : (tensor<5xf32>, tensor<3x2x1xi64>, tensor<3x2xf32>) -> (tensor<5xf32>)
  %r_expected = stablehlo.constant dense<"0x0000004000000000000000C0000080C0000080C0"> : tensor<5xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
  return
}

func.func private @choice_13_program(%arg0: tensor<5xf32>, %arg1: tensor<3x2x1xi64>, %arg2: tensor<3x2xf32>) -> (tensor<5xf32>) {
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
    %1 = stablehlo.minimum %arg3, %arg4 : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<5xf32>, tensor<3x2x1xi64>, tensor<3x2xf32>) -> tensor<5xf32>
  return %0 : tensor<5xf32>
}

func.func @choice_14() {
  %x0 = stablehlo.constant dense<"0xFFFFFFFFFEFFFFFF0100000002000000FCFFFFFF03000000"> : tensor<2x1x3xi32>
  %x1 = stablehlo.constant dense<"0x04000000000000000000000000000000"> : tensor<2xi64>
  %x2 = stablehlo.constant dense<"0x04000000FCFFFFFF"> : tensor<2x1xi32>
  %r = call @choice_14_program(%x0, %x1, %x2) : (tensor<2x1x3xi32>, tensor<2xi64>, tensor<2x1xi32>) -> (tensor<2x1x3xi32>)
  %r_expected = stablehlo.constant dense<"0xFFFFFFFFFEFFFFFF0100000002000000FCFFFFFFFCFFFFFF"> : tensor<2x1x3xi32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<2x1x3xi32>, tensor<2x1x3xi32>) -> ()
  return
}

func.func private @choice_14_program(%arg0: tensor<2x1x3xi32>, %arg1: tensor<2xi64>, %arg2: tensor<2x1xi32>) -> (tensor<2x1x3xi32>) {
  %c = stablehlo.constant dense<[2, 0]> : tensor<2xi32>
  %c_0 = stablehlo.constant dense<2147483647> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2xi32>
  %1 = stablehlo.minimum %c, %0 : tensor<2xi32>
  %2 = stablehlo.convert %1 : (tensor<2xi32>) -> tensor<2xi64>
  %c_1 = stablehlo.constant dense<0> : tensor<i64>
  %3 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<2xi64>
  %4 = stablehlo.clamp %3, %arg1, %2 : tensor<2xi64>
  %5 = "stablehlo.scatter"(%arg0, %4, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [2], scatter_dims_to_operand_dims = [2, 1]>, unique_indices = false}> ({
  ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
    %6 = stablehlo.minimum %arg3, %arg4 : tensor<i32>
    stablehlo.return %6 : tensor<i32>
  }) : (tensor<2x1x3xi32>, tensor<2xi64>, tensor<2x1xi32>) -> tensor<2x1x3xi32>
  return %5 : tensor<2x1x3xi32>
}

func.func @choice_15() {
  %x0 = stablehlo.constant dense<"0x00000000"> : tensor<1x1x1xf32>
  %x1 = stablehlo.constant dense<"0x04000000FEFFFFFFFFFFFFFF"> : tensor<3xi32>
  %x2 = stablehlo.constant dense<"0x000040C0"> : tensor<f32>
  %r = call @choice_15_program(%x0, %x1, %x2) : (tensor<1x1x1xf32>, tensor<3xi32>, tensor<f32>) -> (tensor<1x1x1xf32>)
  %r_expected = stablehlo.constant dense<"0x00000000"> : tensor<1x1x1xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> ()
  return
}

func.func private @choice_15_program(%arg0: tensor<1x1x1xf32>, %arg1: tensor<3xi32>, %arg2: tensor<f32>) -> (tensor<1x1x1xf32>) {
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [2, 1, 0]>, unique_indices = false}> ({
  ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
    %1 = stablehlo.add %arg3, %arg4 : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<1x1x1xf32>, tensor<3xi32>, tensor<f32>) -> tensor<1x1x1xf32>
  return %0 : tensor<1x1x1xf32>
}

func.func @choice_16() {
  %x0 = stablehlo.constant dense<"0x00000040000000C00000803F00004040000080C0000080C00000000000004040000040C0000080BF000080BF000080BF00000040000080C00000803F"> : tensor<5x3xf32>
  %x1 = stablehlo.constant dense<"0x00000000FFFFFFFF0400000000000000"> : tensor<2x2xi32>
  %x2 = stablehlo.constant dense<"0x000000C0000000000000803F00000040000000C0000080400000803F000080C00000803F0000803F0000803F00008040"> : tensor<3x2x2xf32>
  %r = call @choice_16_program(%x0, %x1, %x2) : (tensor<5x3xf32>, tensor<2x2xi32>, tensor<3x2x2xf32>) -> (tensor<5x3xf32>)
  %r_expected = stablehlo.constant dense<"0x00000000000080BF000040400000803F0000803F000000C10000803F0000A0400000803F000080BF000080BF000080BF00000040000080C00000803F"> : tensor<5x3xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<5x3xf32>, tensor<5x3xf32>) -> ()
  return
}

func.func private @choice_16_program(%arg0: tensor<5x3xf32>, %arg1: tensor<2x2xi32>, %arg2: tensor<3x2x2xf32>) -> (tensor<5x3xf32>) {
  %c = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %c_0 = stablehlo.constant dense<2147483647> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2xi32>
  %1 = stablehlo.minimum %c, %0 : tensor<2xi32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<2xi32>) -> tensor<2x2xi32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %3 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
  %4 = stablehlo.clamp %3, %arg1, %2 : tensor<2x2xi32>
  %5 = "stablehlo.scatter"(%arg0, %4, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
    %6 = stablehlo.add %arg3, %arg4 : tensor<f32>
    stablehlo.return %6 : tensor<f32>
  }) : (tensor<5x3xf32>, tensor<2x2xi32>, tensor<3x2x2xf32>) -> tensor<5x3xf32>
  return %5 : tensor<5x3xf32>
}

func.func @choice_17() {
  %x0 = stablehlo.constant dense<"0x00000000000040C00000803F0000804000004040000040C00000404000000000000080400000004000004040000000C00000404000000000000080400000803F00000040000040C0000040C0000080400000803F00000040000000000000000000000040000040C0000000C00000000000008040000080C0000000C00000404000000000000080C0000040C00000804000008040000080BF00008040000040C000008040000080C0000040C000008040000080BF0000004000008040000080C00000404000008040000040C0000040C000000000000040C0000080C00000404000004040000000C000004040000000C000008040000000C00000404000000040000080BF0000803F000080BF000080400000803F000080C0000080BF00004040000080400000803F0000000000008040000000000000804000008040000080BF"> : tensor<4x5x4xf32>
  %x1 = stablehlo.constant dense<"0x050000000000000000000000000000000100000000000000"> : tensor<3x1x1xi64>
  %x2 = stablehlo.constant dense<"0x000080C00000000000008040000000C00000000000008040"> : tensor<2x3x1xf32>
  %r = call @choice_17_program(%x0, %x1, %x2) : (tensor<4x5x4xf32>, tensor<3x1x1xi64>, tensor<2x3x1xf32>) -> (tensor<4x5x4xf32>)
  %r_expected = stablehlo.constant dense<"0x00000000000040C10000803F000080C100004040000040C00000404000000000000080400000004000004040000000C00000404000000000000080400000803F00000040000040C0000040C0000080400000000000000041000000000000008000000040000040C0000000C00000000000008040000080C0000000C00000404000000000000080C0000040C00000804000008040000080BF00008040000040C000008040000080C0000040C000008040000080BF0000004000008040000080C00000404000008040000040C0000040C000000000000040C0000080C00000404000004040000000C000004040000000C000008040000000C00000404000000040000080BF0000803F000080BF000080400000803F000080C0000080BF00004040000080400000803F0000000000008040000000000000804000008040000080BF"> : tensor<4x5x4xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<4x5x4xf32>, tensor<4x5x4xf32>) -> ()
  return
}

func.func private @choice_17_program(%arg0: tensor<4x5x4xf32>, %arg1: tensor<3x1x1xi64>, %arg2: tensor<2x3x1xf32>) -> (tensor<4x5x4xf32>) {
  %c = stablehlo.constant dense<3> : tensor<1xi32>
  %c_0 = stablehlo.constant dense<2147483647> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1xi32>
  %1 = stablehlo.minimum %c, %0 : tensor<1xi32>
  %2 = stablehlo.convert %1 : (tensor<1xi32>) -> tensor<1xi64>
  %3 = stablehlo.broadcast_in_dim %2, dims = [2] : (tensor<1xi64>) -> tensor<3x1x1xi64>
  %c_1 = stablehlo.constant dense<0> : tensor<i64>
  %4 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<3x1x1xi64>
  %5 = stablehlo.clamp %4, %arg1, %3 : tensor<3x1x1xi64>
  %6 = "stablehlo.scatter"(%arg0, %5, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1, 2], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
    %7 = stablehlo.multiply %arg3, %arg4 : tensor<f32>
    stablehlo.return %7 : tensor<f32>
  }) : (tensor<4x5x4xf32>, tensor<3x1x1xi64>, tensor<2x3x1xf32>) -> tensor<4x5x4xf32>
  return %6 : tensor<4x5x4xf32>
}

func.func @choice_18() {
  %x0 = stablehlo.constant dense<"0xFFFFFFFF040000000400000000000000FEFFFFFF02000000FFFFFFFFFCFFFFFF030000000000000003000000FCFFFFFFFCFFFFFFFDFFFFFFFEFFFFFFFCFFFFFF0300000000000000FCFFFFFF0100000003000000FFFFFFFFFFFFFFFF02000000FEFFFFFF"> : tensor<5x5xi32>
  %x1 = stablehlo.constant dense<"0xFEFFFFFF"> : tensor<1xi32>
  %x2 = stablehlo.constant dense<"0xFEFFFFFF"> : tensor<i32>
  %r = call @choice_18_program(%x0, %x1, %x2) : (tensor<5x5xi32>, tensor<1xi32>, tensor<i32>) -> (tensor<5x5xi32>)
  %r_expected = stablehlo.constant dense<"0xFFFFFFFF040000000400000000000000FEFFFFFF02000000FFFFFFFFFCFFFFFF030000000000000003000000FCFFFFFFFCFFFFFFFDFFFFFFFEFFFFFFFCFFFFFF0300000000000000FCFFFFFF0100000003000000FFFFFFFFFFFFFFFF02000000FEFFFFFF"> : tensor<5x5xi32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<5x5xi32>, tensor<5x5xi32>) -> ()
  return
}

func.func private @choice_18_program(%arg0: tensor<5x5xi32>, %arg1: tensor<1xi32>, %arg2: tensor<i32>) -> (tensor<5x5xi32>) {
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [1]>, unique_indices = false}> ({
  ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
    %1 = stablehlo.minimum %arg3, %arg4 : tensor<i32>
    stablehlo.return %1 : tensor<i32>
  }) : (tensor<5x5xi32>, tensor<1xi32>, tensor<i32>) -> tensor<5x5xi32>
  return %0 : tensor<5x5xi32>
}

func.func @choice_19() {
  %x0 = stablehlo.constant dense<"0x03000000FCFFFFFFFEFFFFFFFFFFFFFF00000000FEFFFFFFFCFFFFFF00000000FDFFFFFFFFFFFFFFFFFFFFFFFCFFFFFF"> : tensor<1x4x3xi32>
  %x1 = stablehlo.constant dense<"0xFF0305FE0201"> : tensor<3x2xi8>
  %x2 = stablehlo.constant dense<"0x04000000FDFFFFFF04000000"> : tensor<1x3xi32>
  %r = call @choice_19_program(%x0, %x1, %x2) : (tensor<1x4x3xi32>, tensor<3x2xi8>, tensor<1x3xi32>) -> (tensor<1x4x3xi32>)
  %r_expected = stablehlo.constant dense<"0x03000000FCFFFFFFFEFFFFFFFFFFFFFF00000000FEFFFFFFFCFFFFFF00000000FDFFFFFFFFFFFFFFFFFFFFFFFCFFFFFF"> : tensor<1x4x3xi32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<1x4x3xi32>, tensor<1x4x3xi32>) -> ()
  return
}

func.func private @choice_19_program(%arg0: tensor<1x4x3xi32>, %arg1: tensor<3x2xi8>, %arg2: tensor<1x3xi32>) -> (tensor<1x4x3xi32>) {
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0, 2], scatter_dims_to_operand_dims = [2, 0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
    %1 = stablehlo.minimum %arg3, %arg4 : tensor<i32>
    stablehlo.return %1 : tensor<i32>
  }) : (tensor<1x4x3xi32>, tensor<3x2xi8>, tensor<1x3xi32>) -> tensor<1x4x3xi32>
  return %0 : tensor<1x4x3xi32>
}

func.func @choice_20() {
  %x0 = stablehlo.constant dense<"0x000080C0000080BF0000803F00008040000080BF000080400000803F00000040000040400000804000000040000000C000000000000000C0000040C0000080BF000000000000803F00008040000080C000008040000080C00000803F000000C0000080BF000080C0000080C0000000C000008040000080C0000000C0000000C000000000000080BF000040C000000000000000000000404000008040000000C0000040C0000080BF000040400000404000000000000080C0000000C00000000000004040000040C000008040000080C00000804000004040000000C00000803F00000000000000000000000000004040000000C000008040000040C00000803F000000C000000000000000C0000080C0000080C000008040000000C000000040000080C0000080C0000040C00000000000008040000000C0000080BF00008040000080C0000000C000004040000040C0000080BF00008040000000C0000000C0000080BF000040C000004040000080C000008040000040C0000080BF000080BF00004040000000C0000080C000000040"> : tensor<4x5x5xf32>
  %x1 = stablehlo.constant dense<"0x05000000"> : tensor<1xi32>
  %x2 = stablehlo.constant dense<"0x000080BF000040C0"> : tensor<2x1xf32>
  %r = call @choice_20_program(%x0, %x1, %x2) : (tensor<4x5x5xf32>, tensor<1xi32>, tensor<2x1xf32>) -> (tensor<4x5x5xf32>)
  %r_expected = stablehlo.constant dense<"0x000080C0000080BF0000803F00008040000080BF000080400000803F00000040000040400000804000000040000000C000000000000000C0000040C0000080BF000000000000803F00008040000080C000008040000080C00000803F000000C0000080BF000080C0000080C0000000C000008040000040C0000000C0000000C000000000000080BF000040C000000000000000000000404000008040000000C0000040C0000080BF000040400000404000000000000080C0000000C00000000000004040000040C000008040000080C00000804000004040000000C00000803F00000000000000000000000000004040000000C000008040000040C00000803F000000C000000000000000C0000080C0000080C000008040000000C000000040000080C0000080C0000040C00000000000008040000000C0000080BF00008040000080C0000000C000004040000040C0000080BF00008040000000C0000000C0000080BF000040C000004040000080C000008040000040C0000080BF000080BF00004040000000C0000080C000000040"> : tensor<4x5x5xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<4x5x5xf32>, tensor<4x5x5xf32>) -> ()
  return
}

func.func private @choice_20_program(%arg0: tensor<4x5x5xf32>, %arg1: tensor<1xi32>, %arg2: tensor<2x1xf32>) -> (tensor<4x5x5xf32>) {
  %c = stablehlo.constant dense<4> : tensor<1xi32>
  %c_0 = stablehlo.constant dense<2147483647> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1xi32>
  %1 = stablehlo.minimum %c, %0 : tensor<1xi32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %2 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<1xi32>
  %3 = stablehlo.clamp %2, %arg1, %1 : tensor<1xi32>
  %4 = "stablehlo.scatter"(%arg0, %3, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [1], scatter_dims_to_operand_dims = [2]>, unique_indices = false}> ({
  ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
    stablehlo.return %arg4 : tensor<f32>
  }) : (tensor<4x5x5xf32>, tensor<1xi32>, tensor<2x1xf32>) -> tensor<4x5x5xf32>
  return %4 : tensor<4x5x5xf32>
}

func.func @choice_21() {
  %x0 = stablehlo.constant dense<"0x000000C0000000C0000040C000000000"> : tensor<1x4xf32>
  %x1 = stablehlo.constant dense<"0x00000000000000000400000000000000FFFFFFFFFFFFFFFF0400000000000000FFFFFFFFFFFFFFFF0400000000000000"> : tensor<3x2x1xi64>
  %x2 = stablehlo.constant dense<"0x00004040000000C0000000000000000000008040000040C0"> : tensor<3x2xf32>
  %r = call @choice_21_program(%x0, %x1, %x2) : (tensor<1x4xf32>, tensor<3x2x1xi64>, tensor<3x2xf32>) -> (tensor<1x4xf32>)
  %r_expected = stablehlo.constant dense<"0x00004040000000C0000040C000000000"> : tensor<1x4xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<1x4xf32>, tensor<1x4xf32>) -> ()
  return
}

func.func private @choice_21_program(%arg0: tensor<1x4xf32>, %arg1: tensor<3x2x1xi64>, %arg2: tensor<3x2xf32>) -> (tensor<1x4xf32>) {
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
    %1 = stablehlo.maximum %arg3, %arg4 : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<1x4xf32>, tensor<3x2x1xi64>, tensor<3x2xf32>) -> tensor<1x4xf32>
  return %0 : tensor<1x4xf32>
}

func.func @choice_22() {
  %x0 = stablehlo.constant dense<"0x04000000FDFFFFFF"> : tensor<2xi32>
  %x1 = stablehlo.constant dense<"0x050000000000000002000000000000000200000000000000"> : tensor<3x1xi64>
  %x2 = stablehlo.constant dense<"0x04000000FFFFFFFF02000000"> : tensor<1x3xi32>
  %r = call @choice_22_program(%x0, %x1, %x2) : (tensor<2xi32>, tensor<3x1xi64>, tensor<1x3xi32>) -> (tensor<2xi32>)
  %r_expected = stablehlo.constant dense<"0x04000000FDFFFFFF"> : tensor<2xi32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<2xi32>, tensor<2xi32>) -> ()
  return
}

func.func private @choice_22_program(%arg0: tensor<2xi32>, %arg1: tensor<3x1xi64>, %arg2: tensor<1x3xi32>) -> (tensor<2xi32>) {
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
    stablehlo.return %arg4 : tensor<i32>
  }) : (tensor<2xi32>, tensor<3x1xi64>, tensor<1x3xi32>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}

func.func @choice_23() {
  %x0 = stablehlo.constant dense<"0x000040400000803F0000004000008040"> : tensor<4xf32>
  %x1 = stablehlo.constant dense<"0x0200000000000000FEFFFFFFFFFFFFFF0500000000000000"> : tensor<3x1xi64>
  %x2 = stablehlo.constant dense<"0x000080BF000080BF00000000"> : tensor<3xf32>
  %r = call @choice_23_program(%x0, %x1, %x2) : (tensor<4xf32>, tensor<3x1xi64>, tensor<3xf32>) -> (tensor<4xf32>)
  %r_expected = stablehlo.constant dense<"0x000040400000803F0000803F00008040"> : tensor<4xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<4xf32>, tensor<4xf32>) -> ()
  return
}

func.func private @choice_23_program(%arg0: tensor<4xf32>, %arg1: tensor<3x1xi64>, %arg2: tensor<3xf32>) -> (tensor<4xf32>) {
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
    %1 = stablehlo.add %arg3, %arg4 : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<4xf32>, tensor<3x1xi64>, tensor<3xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func @choice_24() {
  %x0 = stablehlo.constant dense<"0x03000000FCFFFFFF"> : tensor<2xi32>
  %x1 = stablehlo.constant dense<"0x0305"> : tensor<2x1x1xui8>
  %x2 = stablehlo.constant dense<"0x03000000FEFFFFFFFCFFFFFF00000000"> : tensor<2x1x2xi32>
  %r = call @choice_24_program(%x0, %x1, %x2) : (tensor<2xi32>, tensor<2x1x1xui8>, tensor<2x1x2xi32>) -> (tensor<2xi32>)
  %r_expected = stablehlo.constant dense<"0x0300000000000000"> : tensor<2xi32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<2xi32>, tensor<2xi32>) -> ()
  return
}

func.func private @choice_24_program(%arg0: tensor<2xi32>, %arg1: tensor<2x1x1xui8>, %arg2: tensor<2x1x2xi32>) -> (tensor<2xi32>) {
  %c = stablehlo.constant dense<0> : tensor<1xi32>
  %c_0 = stablehlo.constant dense<255> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1xi32>
  %1 = stablehlo.minimum %c, %0 : tensor<1xi32>
  %2 = stablehlo.convert %1 : (tensor<1xi32>) -> tensor<1xui8>
  %3 = stablehlo.broadcast_in_dim %2, dims = [2] : (tensor<1xui8>) -> tensor<2x1x1xui8>
  %c_1 = stablehlo.constant dense<0> : tensor<ui8>
  %4 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui8>) -> tensor<2x1x1xui8>
  %5 = stablehlo.clamp %4, %arg1, %3 : tensor<2x1x1xui8>
  %6 = "stablehlo.scatter"(%arg0, %5, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
    %7 = stablehlo.maximum %arg3, %arg4 : tensor<i32>
    stablehlo.return %7 : tensor<i32>
  }) : (tensor<2xi32>, tensor<2x1x1xui8>, tensor<2x1x2xi32>) -> tensor<2xi32>
  return %6 : tensor<2xi32>
}

func.func @choice_25() {
  %x0 = stablehlo.constant dense<"0x030000000000000003000000FFFFFFFF02000000FDFFFFFF00000000FEFFFFFFFEFFFFFF02000000"> : tensor<2x5xi32>
  %x1 = stablehlo.constant dense<"0x0100000000000000FFFFFFFFFFFFFFFF0200000000000000"> : tensor<3x1x1xi64>
  %x2 = stablehlo.constant dense<"0xFEFFFFFF04000000FCFFFFFF0400000000000000FFFFFFFF"> : tensor<3x1x2xi32>
  %r = call @choice_25_program(%x0, %x1, %x2) : (tensor<2x5xi32>, tensor<3x1x1xi64>, tensor<3x1x2xi32>) -> (tensor<2x5xi32>)
  %r_expected = stablehlo.constant dense<"0xFCFFFFFFFEFFFFFF00000000FFFFFFFF02000000FDFFFFFF00000000FEFFFFFFFEFFFFFF02000000"> : tensor<2x5xi32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<2x5xi32>, tensor<2x5xi32>) -> ()
  return
}

func.func private @choice_25_program(%arg0: tensor<2x5xi32>, %arg1: tensor<3x1x1xi64>, %arg2: tensor<3x1x2xi32>) -> (tensor<2x5xi32>) {
  %c = stablehlo.constant dense<3> : tensor<1xi32>
  %c_0 = stablehlo.constant dense<2147483647> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1xi32>
  %1 = stablehlo.minimum %c, %0 : tensor<1xi32>
  %2 = stablehlo.convert %1 : (tensor<1xi32>) -> tensor<1xi64>
  %3 = stablehlo.broadcast_in_dim %2, dims = [2] : (tensor<1xi64>) -> tensor<3x1x1xi64>
  %c_1 = stablehlo.constant dense<0> : tensor<i64>
  %4 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<3x1x1xi64>
  %5 = stablehlo.clamp %4, %arg1, %3 : tensor<3x1x1xi64>
  %6 = "stablehlo.scatter"(%arg0, %5, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
    %7 = stablehlo.minimum %arg3, %arg4 : tensor<i32>
    stablehlo.return %7 : tensor<i32>
  }) : (tensor<2x5xi32>, tensor<3x1x1xi64>, tensor<3x1x2xi32>) -> tensor<2x5xi32>
  return %6 : tensor<2x5xi32>
}

func.func @choice_26() {
  %x0 = stablehlo.constant dense<"0x000040C00000004000000040000040C0000080C0000040C00000803F0000803F"> : tensor<2x2x2xf32>
  %x1 = stablehlo.constant dense<"0x0501050304FF"> : tensor<1x2x3xi8>
  %x2 = stablehlo.constant dense<"0x000080BF00000040"> : tensor<1x2xf32>
  %r = call @choice_26_program(%x0, %x1, %x2) : (tensor<2x2x2xf32>, tensor<1x2x3xi8>, tensor<1x2xf32>) -> (tensor<2x2x2xf32>)
  %r_expected = stablehlo.constant dense<"0x000040C00000004000000040000040C0000080C0000040C00000803F0000803F"> : tensor<2x2x2xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> ()
  return
}

func.func private @choice_26_program(%arg0: tensor<2x2x2xf32>, %arg1: tensor<1x2x3xi8>, %arg2: tensor<1x2xf32>) -> (tensor<2x2x2xf32>) {
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [2, 0, 1], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
    %1 = stablehlo.add %arg3, %arg4 : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<2x2x2xf32>, tensor<1x2x3xi8>, tensor<1x2xf32>) -> tensor<2x2x2xf32>
  return %0 : tensor<2x2x2xf32>
}

func.func @choice_27() {
  %x0 = stablehlo.constant dense<"0x000000000300000001000000FEFFFFFF"> : tensor<4xi32>
  %x1 = stablehlo.constant dense<"0x0200000004000000"> : tensor<2x1xi32>
  %x2 = stablehlo.constant dense<"0xFCFFFFFFFFFFFFFF"> : tensor<2xi32>
  %r = call @choice_27_program(%x0, %x1, %x2) : (tensor<4xi32>, tensor<2x1xi32>, tensor<2xi32>) -> (tensor<4xi32>)
  %r_expected = stablehlo.constant dense<"0x0000000003000000FCFFFFFFFEFFFFFF"> : tensor<4xi32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<4xi32>, tensor<4xi32>) -> ()
  return
}

func.func private @choice_27_program(%arg0: tensor<4xi32>, %arg1: tensor<2x1xi32>, %arg2: tensor<2xi32>) -> (tensor<4xi32>) {
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
    stablehlo.return %arg4 : tensor<i32>
  }) : (tensor<4xi32>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}

func.func @choice_28() {
  %x0 = stablehlo.constant dense<"0x00000000FDFFFFFF04000000FCFFFFFFFCFFFFFF03000000FCFFFFFFFCFFFFFF"> : tensor<4x2xi32>
  %x1 = stablehlo.constant dense<"0x0302"> : tensor<1x2xi8>
  %x2 = stablehlo.constant dense<"0xFDFFFFFF0200000004000000"> : tensor<1x3x1xi32>
  %r = call @choice_28_program(%x0, %x1, %x2) : (tensor<4x2xi32>, tensor<1x2xi8>, tensor<1x3x1xi32>) -> (tensor<4x2xi32>)
  %r_expected = stablehlo.constant dense<"0x00000000FDFFFFFF04000000F9FFFFFFFCFFFFFF05000000FCFFFFFF00000000"> : tensor<4x2xi32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<4x2xi32>, tensor<4x2xi32>) -> ()
  return
}

func.func private @choice_28_program(%arg0: tensor<4x2xi32>, %arg1: tensor<1x2xi8>, %arg2: tensor<1x3x1xi32>) -> (tensor<4x2xi32>) {
  %c = stablehlo.constant dense<1> : tensor<2xi32>
  %c_0 = stablehlo.constant dense<127> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2xi32>
  %1 = stablehlo.minimum %c, %0 : tensor<2xi32>
  %2 = stablehlo.convert %1 : (tensor<2xi32>) -> tensor<2xi8>
  %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<2xi8>) -> tensor<1x2xi8>
  %c_1 = stablehlo.constant dense<0> : tensor<i8>
  %4 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i8>) -> tensor<1x2xi8>
  %5 = stablehlo.clamp %4, %arg1, %3 : tensor<1x2xi8>
  %6 = "stablehlo.scatter"(%arg0, %5, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
    %7 = stablehlo.add %arg3, %arg4 : tensor<i32>
    stablehlo.return %7 : tensor<i32>
  }) : (tensor<4x2xi32>, tensor<1x2xi8>, tensor<1x3x1xi32>) -> tensor<4x2xi32>
  return %6 : tensor<4x2xi32>
}

func.func @choice_29() {
  %x0 = stablehlo.constant dense<"0x0000000003000000FDFFFFFF"> : tensor<3xi32>
  %x1 = stablehlo.constant dense<"0x050001"> : tensor<3x1xui8>
  %x2 = stablehlo.constant dense<"0xFCFFFFFF000000000200000004000000FFFFFFFF02000000"> : tensor<2x3xi32>
  %r = call @choice_29_program(%x0, %x1, %x2) : (tensor<3xi32>, tensor<3x1xui8>, tensor<2x3xi32>) -> (tensor<3xi32>)
  %r_expected = stablehlo.constant dense<"0x000000000300000004000000"> : tensor<3xi32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3xi32>, tensor<3xi32>) -> ()
  return
}

func.func private @choice_29_program(%arg0: tensor<3xi32>, %arg1: tensor<3x1xui8>, %arg2: tensor<2x3xi32>) -> (tensor<3xi32>) {
  %c = stablehlo.constant dense<1> : tensor<1xi32>
  %c_0 = stablehlo.constant dense<255> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1xi32>
  %1 = stablehlo.minimum %c, %0 : tensor<1xi32>
  %2 = stablehlo.convert %1 : (tensor<1xi32>) -> tensor<1xui8>
  %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<1xui8>) -> tensor<3x1xui8>
  %c_1 = stablehlo.constant dense<0> : tensor<ui8>
  %4 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui8>) -> tensor<3x1xui8>
  %5 = stablehlo.clamp %4, %arg1, %3 : tensor<3x1xui8>
  %6 = "stablehlo.scatter"(%arg0, %5, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
    %7 = stablehlo.maximum %arg3, %arg4 : tensor<i32>
    stablehlo.return %7 : tensor<i32>
  }) : (tensor<3xi32>, tensor<3x1xui8>, tensor<2x3xi32>) -> tensor<3xi32>
  return %6 : tensor<3xi32>
}

func.func @choice_30() {
  %x0 = stablehlo.constant dense<"0x00000000"> : tensor<1xf32>
  %x1 = stablehlo.constant dense<"0xFF"> : tensor<1xi8>
  %x2 = stablehlo.constant dense<"0x00000000"> : tensor<1xf32>
  %r = call @choice_30_program(%x0, %x1, %x2) : (tensor<1xf32>, tensor<1xi8>, tensor<1xf32>) -> (tensor<1xf32>)
  %r_expected = stablehlo.constant dense<"0x00000000"> : tensor<1xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<1xf32>, tensor<1xf32>) -> ()
  return
}

func.func private @choice_30_program(%arg0: tensor<1xf32>, %arg1: tensor<1xi8>, %arg2: tensor<1xf32>) -> (tensor<1xf32>) {
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = false}> ({
  ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
    stablehlo.return %arg4 : tensor<f32>
  }) : (tensor<1xf32>, tensor<1xi8>, tensor<1xf32>) -> tensor<1xf32>
  return %0 : tensor<1xf32>
}

func.func @choice_31() {
  %x0 = stablehlo.constant dense<"0x000080C000000000"> : tensor<2xf32>
  %x1 = stablehlo.constant dense<"0x00"> : tensor<1xui8>
  %x2 = stablehlo.constant dense<"0x000080BF000000C0"> : tensor<2xf32>
  %r = call @choice_31_program(%x0, %x1, %x2) : (tensor<2xf32>, tensor<1xui8>, tensor<2xf32>) -> (tensor<2xf32>)
  %r_expected = stablehlo.constant dense<"0x0000A0C0000000C0"> : tensor<2xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<2xf32>, tensor<2xf32>) -> ()
  return
}

func.func private @choice_31_program(%arg0: tensor<2xf32>, %arg1: tensor<1xui8>, %arg2: tensor<2xf32>) -> (tensor<2xf32>) {
  %c = stablehlo.constant dense<0> : tensor<1xi32>
  %c_0 = stablehlo.constant dense<255> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1xi32>
  %1 = stablehlo.minimum %c, %0 : tensor<1xi32>
  %2 = stablehlo.convert %1 : (tensor<1xi32>) -> tensor<1xui8>
  %c_1 = stablehlo.constant dense<0> : tensor<ui8>
  %3 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui8>) -> tensor<1xui8>
  %4 = stablehlo.clamp %3, %arg1, %2 : tensor<1xui8>
  %5 = "stablehlo.scatter"(%arg0, %4, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = false}> ({
  ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
    %6 = stablehlo.add %arg3, %arg4 : tensor<f32>
    stablehlo.return %6 : tensor<f32>
  }) : (tensor<2xf32>, tensor<1xui8>, tensor<2xf32>) -> tensor<2xf32>
  return %5 : tensor<2xf32>
}

func.func @choice_32() {
  %x0 = stablehlo.constant dense<"0x0400000001000000FEFFFFFF02000000FEFFFFFF"> : tensor<5xi32>
  %x1 = stablehlo.constant dense<"0xFFFFFFFFFEFFFFFF01000000"> : tensor<3x1xi32>
  %x2 = stablehlo.constant dense<"0x01000000030000000400000000000000FDFFFFFF03000000FEFFFFFFFEFFFFFF02000000"> : tensor<3x3xi32>
  %r = call @choice_32_program(%x0, %x1, %x2) : (tensor<5xi32>, tensor<3x1xi32>, tensor<3x3xi32>) -> (tensor<5xi32>)
  %r_expected = stablehlo.constant dense<"0x0C00000000000000E8FFFFFF04000000FEFFFFFF"> : tensor<5xi32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<5xi32>, tensor<5xi32>) -> ()
  return
}

func.func private @choice_32_program(%arg0: tensor<5xi32>, %arg1: tensor<3x1xi32>, %arg2: tensor<3x3xi32>) -> (tensor<5xi32>) {
  %c = stablehlo.constant dense<2> : tensor<1xi32>
  %c_0 = stablehlo.constant dense<2147483647> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1xi32>
  %1 = stablehlo.minimum %c, %0 : tensor<1xi32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<1xi32>) -> tensor<3x1xi32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %3 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
  %4 = stablehlo.clamp %3, %arg1, %2 : tensor<3x1xi32>
  %5 = "stablehlo.scatter"(%arg0, %4, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
    %6 = stablehlo.multiply %arg3, %arg4 : tensor<i32>
    stablehlo.return %6 : tensor<i32>
  }) : (tensor<5xi32>, tensor<3x1xi32>, tensor<3x3xi32>) -> tensor<5xi32>
  return %5 : tensor<5xi32>
}

func.func @choice_33() {
  %x0 = stablehlo.constant dense<"0x03000000FCFFFFFFFEFFFFFFFFFFFFFFFFFFFFFF030000000200000000000000FEFFFFFF"> : tensor<3x1x3xi32>
  %x1 = stablehlo.constant dense<"0x030000000500000005000000"> : tensor<3x1xi32>
  %x2 = stablehlo.constant dense<"0x03000000FFFFFFFFFDFFFFFF"> : tensor<1x1x3xi32>
  %r = call @choice_33_program(%x0, %x1, %x2) : (tensor<3x1x3xi32>, tensor<3x1xi32>, tensor<1x1x3xi32>) -> (tensor<3x1x3xi32>)
  %r_expected = stablehlo.constant dense<"0x03000000FCFFFFFFFEFFFFFFFFFFFFFFFFFFFFFF030000000200000000000000FEFFFFFF"> : tensor<3x1x3xi32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x1x3xi32>, tensor<3x1x3xi32>) -> ()
  return
}

func.func private @choice_33_program(%arg0: tensor<3x1x3xi32>, %arg1: tensor<3x1xi32>, %arg2: tensor<1x1x3xi32>) -> (tensor<3x1x3xi32>) {
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
    %1 = stablehlo.multiply %arg3, %arg4 : tensor<i32>
    stablehlo.return %1 : tensor<i32>
  }) : (tensor<3x1x3xi32>, tensor<3x1xi32>, tensor<1x1x3xi32>) -> tensor<3x1x3xi32>
  return %0 : tensor<3x1x3xi32>
}

func.func @choice_34() {
  %x0 = stablehlo.constant dense<"0xFDFFFFFF00000000"> : tensor<2x1xi32>
  %x1 = stablehlo.constant dense<"0x050000000100000005000000010000000200000001000000"> : tensor<3x2x1xi32>
  %x2 = stablehlo.constant dense<"0xFDFFFFFF01000000FEFFFFFF000000000000000000000000"> : tensor<1x3x2xi32>
  %r = call @choice_34_program(%x0, %x1, %x2) : (tensor<2x1xi32>, tensor<3x2x1xi32>, tensor<1x3x2xi32>) -> (tensor<2x1xi32>)
  %r_expected = stablehlo.constant dense<"0xFDFFFFFF00000000"> : tensor<2x1xi32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<2x1xi32>, tensor<2x1xi32>) -> ()
  return
}

func.func private @choice_34_program(%arg0: tensor<2x1xi32>, %arg1: tensor<3x2x1xi32>, %arg2: tensor<1x3x2xi32>) -> (tensor<2x1xi32>) {
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
    stablehlo.return %arg4 : tensor<i32>
  }) : (tensor<2x1xi32>, tensor<3x2x1xi32>, tensor<1x3x2xi32>) -> tensor<2x1xi32>
  return %0 : tensor<2x1xi32>
}

func.func @choice_35() {
  %x0 = stablehlo.constant dense<"0xFCFFFFFFFEFFFFFFFCFFFFFFFDFFFFFF0100000004000000FFFFFFFF02000000FEFFFFFFFDFFFFFF0400000001000000FCFFFFFF0300000004000000"> : tensor<3x5x1xi32>
  %x1 = stablehlo.constant dense<"0x04000000000000000000000000000000FEFFFFFFFFFFFFFF"> : tensor<1x3x1xi64>
  %x2 = stablehlo.constant dense<"0x04000000030000000100000002000000FCFFFFFFFDFFFFFF0100000002000000FFFFFFFF0400000002000000FCFFFFFF04000000FEFFFFFFFFFFFFFFFDFFFFFF0400000003000000"> : tensor<1x3x2x3x1xi32>
  %r = call @choice_35_program(%x0, %x1, %x2) : (tensor<3x5x1xi32>, tensor<1x3x1xi64>, tensor<1x3x2x3x1xi32>) -> (tensor<3x5x1xi32>)
  %r_expected = stablehlo.constant dense<"0xFCFFFFFFFEFFFFFFFCFFFFFFFDFFFFFF01000000FDFFFFFFFFFFFFFFFCFFFFFFFEFFFFFFFDFFFFFF02000000FCFFFFFFFCFFFFFF0300000004000000"> : tensor<3x5x1xi32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x5x1xi32>, tensor<3x5x1xi32>) -> ()
  return
}

func.func private @choice_35_program(%arg0: tensor<3x5x1xi32>, %arg1: tensor<1x3x1xi64>, %arg2: tensor<1x3x2x3x1xi32>) -> (tensor<3x5x1xi32>) {
  %c = stablehlo.constant dense<1> : tensor<1xi32>
  %c_0 = stablehlo.constant dense<2147483647> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1xi32>
  %1 = stablehlo.minimum %c, %0 : tensor<1xi32>
  %2 = stablehlo.convert %1 : (tensor<1xi32>) -> tensor<1xi64>
  %3 = stablehlo.broadcast_in_dim %2, dims = [2] : (tensor<1xi64>) -> tensor<1x3x1xi64>
  %c_1 = stablehlo.constant dense<0> : tensor<i64>
  %4 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<1x3x1xi64>
  %5 = stablehlo.clamp %4, %arg1, %3 : tensor<1x3x1xi64>
  %6 = "stablehlo.scatter"(%arg0, %5, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3, 4], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
    %7 = stablehlo.minimum %arg3, %arg4 : tensor<i32>
    stablehlo.return %7 : tensor<i32>
  }) : (tensor<3x5x1xi32>, tensor<1x3x1xi64>, tensor<1x3x2x3x1xi32>) -> tensor<3x5x1xi32>
  return %6 : tensor<3x5x1xi32>
}

func.func @choice_36() {
  %x0 = stablehlo.constant dense<"0x02000000FCFFFFFF"> : tensor<1x2xi32>
  %x1 = stablehlo.constant dense<"0x0100000000000000FEFFFFFFFFFFFFFF"> : tensor<2xi64>
  %x2 = stablehlo.constant dense<"0xFDFFFFFF"> : tensor<1x1xi32>
  %r = call @choice_36_program(%x0, %x1, %x2) : (tensor<1x2xi32>, tensor<2xi64>, tensor<1x1xi32>) -> (tensor<1x2xi32>)
  %r_expected = stablehlo.constant dense<"0x02000000FCFFFFFF"> : tensor<1x2xi32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<1x2xi32>, tensor<1x2xi32>) -> ()
  return
}

func.func private @choice_36_program(%arg0: tensor<1x2xi32>, %arg1: tensor<2xi64>, %arg2: tensor<1x1xi32>) -> (tensor<1x2xi32>) {
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [1, 0]>, unique_indices = false}> ({
  ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
    stablehlo.return %arg4 : tensor<i32>
  }) : (tensor<1x2xi32>, tensor<2xi64>, tensor<1x1xi32>) -> tensor<1x2xi32>
  return %0 : tensor<1x2xi32>
}

func.func @choice_37() {
  %x0 = stablehlo.constant dense<"0x00000000"> : tensor<1xf32>
  %x1 = stablehlo.constant dense<"0x030000000000000004000000000000000100000000000000"> : tensor<1x3x1xi64>
  %x2 = stablehlo.constant dense<"0x0000803F000080C0000080C0"> : tensor<1x3xf32>
  %r = call @choice_37_program(%x0, %x1, %x2) : (tensor<1xf32>, tensor<1x3x1xi64>, tensor<1x3xf32>) -> (tensor<1xf32>)
  %r_expected = stablehlo.constant dense<"0x00000000"> : tensor<1xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<1xf32>, tensor<1xf32>) -> ()
  return
}

func.func private @choice_37_program(%arg0: tensor<1xf32>, %arg1: tensor<1x3x1xi64>, %arg2: tensor<1x3xf32>) -> (tensor<1xf32>) {
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
    stablehlo.return %arg4 : tensor<f32>
  }) : (tensor<1xf32>, tensor<1x3x1xi64>, tensor<1x3xf32>) -> tensor<1xf32>
  return %0 : tensor<1xf32>
}

func.func @choice_38() {
  %x0 = stablehlo.constant dense<"0xFEFFFFFF0300000003000000FCFFFFFFFCFFFFFF01000000FCFFFFFFFDFFFFFFFCFFFFFFFFFFFFFF0100000004000000FCFFFFFFFDFFFFFFFEFFFFFF00000000FEFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFF0400000003000000FDFFFFFFFEFFFFFFFFFFFFFFFDFFFFFFFEFFFFFF0300000003000000FEFFFFFF04000000"> : tensor<2x4x4xi32>
  %x1 = stablehlo.constant dense<"0xFFFFFFFFFEFFFFFF"> : tensor<1x1x2xi32>
  %x2 = stablehlo.constant dense<"0x03000000"> : tensor<1x1x1x1x1xi32>
  %r = call @choice_38_program(%x0, %x1, %x2) : (tensor<2x4x4xi32>, tensor<1x1x2xi32>, tensor<1x1x1x1x1xi32>) -> (tensor<2x4x4xi32>)
  %r_expected = stablehlo.constant dense<"0xFEFFFFFF0300000003000000FCFFFFFFFCFFFFFF01000000FCFFFFFFFDFFFFFFFCFFFFFFFFFFFFFF0100000004000000FCFFFFFFFDFFFFFFFEFFFFFF00000000FEFFFFFFFCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFF0400000003000000FDFFFFFFFEFFFFFFFFFFFFFFFDFFFFFFFEFFFFFF0300000003000000FEFFFFFF04000000"> : tensor<2x4x4xi32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<2x4x4xi32>, tensor<2x4x4xi32>) -> ()
  return
}

func.func private @choice_38_program(%arg0: tensor<2x4x4xi32>, %arg1: tensor<1x1x2xi32>, %arg2: tensor<1x1x1x1x1xi32>) -> (tensor<2x4x4xi32>) {
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2, 4], scatter_dims_to_operand_dims = [1, 2], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
    %1 = stablehlo.add %arg3, %arg4 : tensor<i32>
    stablehlo.return %1 : tensor<i32>
  }) : (tensor<2x4x4xi32>, tensor<1x1x2xi32>, tensor<1x1x1x1x1xi32>) -> tensor<2x4x4xi32>
  return %0 : tensor<2x4x4xi32>
}

func.func @choice_39() {
  %x0 = stablehlo.constant dense<"0x00008040000000C0000080C0000080BF000000C0000040C00000803F000080C00000803F000080BF000040C00000803F000000C000004040000080BF00000040"> : tensor<2x4x2xf32>
  %x1 = stablehlo.constant dense<"0xFE05FE"> : tensor<1x3xi8>
  %x2 = stablehlo.constant dense<"0x000080C0000040C0000040400000803F000080BF00008040000000C00000803F"> : tensor<1x4x2x1xf32>
  %r = call @choice_39_program(%x0, %x1, %x2) : (tensor<2x4x2xf32>, tensor<1x3xi8>, tensor<1x4x2x1xf32>) -> (tensor<2x4x2xf32>)
  %r_expected = stablehlo.constant dense<"0x00008040000000C0000080C0000080BF000000C0000040C00000803F000080C0000040C0000080C00000000000000040000040C00000E040000040C000004040"> : tensor<2x4x2xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<2x4x2xf32>, tensor<2x4x2xf32>) -> ()
  return
}

func.func private @choice_39_program(%arg0: tensor<2x4x2xf32>, %arg1: tensor<1x3xi8>, %arg2: tensor<1x4x2x1xf32>) -> (tensor<2x4x2xf32>) {
  %c = stablehlo.constant dense<[0, 1, 0]> : tensor<3xi32>
  %c_0 = stablehlo.constant dense<127> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
  %1 = stablehlo.minimum %c, %0 : tensor<3xi32>
  %2 = stablehlo.convert %1 : (tensor<3xi32>) -> tensor<3xi8>
  %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<3xi8>) -> tensor<1x3xi8>
  %c_1 = stablehlo.constant dense<0> : tensor<i8>
  %4 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i8>) -> tensor<1x3xi8>
  %5 = stablehlo.clamp %4, %arg1, %3 : tensor<1x3xi8>
  %6 = "stablehlo.scatter"(%arg0, %5, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [2, 0, 1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
    %7 = stablehlo.add %arg3, %arg4 : tensor<f32>
    stablehlo.return %7 : tensor<f32>
  }) : (tensor<2x4x2xf32>, tensor<1x3xi8>, tensor<1x4x2x1xf32>) -> tensor<2x4x2xf32>
  return %6 : tensor<2x4x2xf32>
}

func.func @choice_40() {
  %x0 = stablehlo.constant dense<"0x00008040000080BF"> : tensor<2x1xf32>
  %x1 = stablehlo.constant dense<"0xFEFFFFFF0500000002000000"> : tensor<3x1xi32>
  %x2 = stablehlo.constant dense<"0x0000000000000000000000C00000803F000000400000803F"> : tensor<2x3x1xf32>
  %r = call @choice_40_program(%x0, %x1, %x2) : (tensor<2x1xf32>, tensor<3x1xi32>, tensor<2x3x1xf32>) -> (tensor<2x1xf32>)
  %r_expected = stablehlo.constant dense<"0x0000804000000040"> : tensor<2x1xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<2x1xf32>, tensor<2x1xf32>) -> ()
  return
}

func.func private @choice_40_program(%arg0: tensor<2x1xf32>, %arg1: tensor<3x1xi32>, %arg2: tensor<2x3x1xf32>) -> (tensor<2x1xf32>) {
  %c = stablehlo.constant dense<0> : tensor<1xi32>
  %c_0 = stablehlo.constant dense<2147483647> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1xi32>
  %1 = stablehlo.minimum %c, %0 : tensor<1xi32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<1xi32>) -> tensor<3x1xi32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %3 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
  %4 = stablehlo.clamp %3, %arg1, %2 : tensor<3x1xi32>
  %5 = "stablehlo.scatter"(%arg0, %4, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
    %6 = stablehlo.maximum %arg3, %arg4 : tensor<f32>
    stablehlo.return %6 : tensor<f32>
  }) : (tensor<2x1xf32>, tensor<3x1xi32>, tensor<2x3x1xf32>) -> tensor<2x1xf32>
  return %5 : tensor<2x1xf32>
}

func.func @choice_41() {
  %x0 = stablehlo.constant dense<"0x00008040000000C000000040000040C00000803F000000000000004000000000"> : tensor<1x2x4xf32>
  %x1 = stablehlo.constant dense<"0xFFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF04000000"> : tensor<3x2xi32>
  %x2 = stablehlo.constant dense<"0x000000C000008040000040C0000040C00000804000008040000040400000404000000040000040C0000080C0000000000000803F000000C0000040400000004000000000000080BF"> : tensor<3x1x2x3xf32>
  %r = call @choice_41_program(%x0, %x1, %x2) : (tensor<1x2x4xf32>, tensor<3x2xi32>, tensor<3x1x2x3xf32>) -> (tensor<1x2x4xf32>)
  %r_expected = stablehlo.constant dense<"0x000080400000804000004040000040C000000040000080400000804000000000"> : tensor<1x2x4xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<1x2x4xf32>, tensor<1x2x4xf32>) -> ()
  return
}

func.func private @choice_41_program(%arg0: tensor<1x2x4xf32>, %arg1: tensor<3x2xi32>, %arg2: tensor<3x1x2x3xf32>) -> (tensor<1x2x4xf32>) {
  %c = stablehlo.constant dense<0> : tensor<2xi32>
  %c_0 = stablehlo.constant dense<2147483647> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2xi32>
  %1 = stablehlo.minimum %c, %0 : tensor<2xi32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<2xi32>) -> tensor<3x2xi32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %3 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
  %4 = stablehlo.clamp %3, %arg1, %2 : tensor<3x2xi32>
  %5 = "stablehlo.scatter"(%arg0, %4, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2, 3], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
    %6 = stablehlo.maximum %arg3, %arg4 : tensor<f32>
    stablehlo.return %6 : tensor<f32>
  }) : (tensor<1x2x4xf32>, tensor<3x2xi32>, tensor<3x1x2x3xf32>) -> tensor<1x2x4xf32>
  return %5 : tensor<1x2x4xf32>
}

func.func @choice_42() {
  %x0 = stablehlo.constant dense<"0x0300000000000000"> : tensor<2xi32>
  %x1 = stablehlo.constant dense<"0x0400"> : tensor<2x1xui8>
  %x2 = stablehlo.constant dense<"0x0000000001000000"> : tensor<2xi32>
  %r = call @choice_42_program(%x0, %x1, %x2) : (tensor<2xi32>, tensor<2x1xui8>, tensor<2xi32>) -> (tensor<2xi32>)
  %r_expected = stablehlo.constant dense<"0x0300000000000000"> : tensor<2xi32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<2xi32>, tensor<2xi32>) -> ()
  return
}

func.func private @choice_42_program(%arg0: tensor<2xi32>, %arg1: tensor<2x1xui8>, %arg2: tensor<2xi32>) -> (tensor<2xi32>) {
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
    %1 = stablehlo.multiply %arg3, %arg4 : tensor<i32>
    stablehlo.return %1 : tensor<i32>
  }) : (tensor<2xi32>, tensor<2x1xui8>, tensor<2xi32>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}

func.func @choice_43() {
  %x0 = stablehlo.constant dense<"0x02000000010000000300000001000000FFFFFFFF0400000002000000FDFFFFFF01000000FFFFFFFFFDFFFFFFFCFFFFFFFCFFFFFFFEFFFFFFFDFFFFFF0400000000000000FFFFFFFFFEFFFFFF03000000FCFFFFFF030000000000000000000000000000000300000002000000FDFFFFFFFCFFFFFFFCFFFFFF04000000FDFFFFFF00000000FCFFFFFF02000000FCFFFFFF04000000FCFFFFFFFEFFFFFFFCFFFFFF00000000FDFFFFFFFEFFFFFF00000000FFFFFFFFFEFFFFFF0200000004000000FDFFFFFF010000000200000004000000FDFFFFFF020000000100000004000000FDFFFFFF04000000FFFFFFFFFFFFFFFF"> : tensor<3x4x5xi32>
  %x1 = stablehlo.constant dense<"0xFFFFFFFF05000000FEFFFFFF0500000005000000FFFFFFFFFFFFFFFFFFFFFFFF05000000"> : tensor<3x3xi32>
  %x2 = stablehlo.constant dense<"0x0000000002000000020000000300000003000000FCFFFFFF020000000400000000000000FCFFFFFF000000000300000003000000FCFFFFFFFFFFFFFF0400000001000000FCFFFFFFFCFFFFFFFDFFFFFF020000000000000001000000FDFFFFFFFFFFFFFFFDFFFFFF02000000FFFFFFFFFDFFFFFFFCFFFFFFFEFFFFFF0100000001000000020000000400000000000000FDFFFFFF0100000001000000FEFFFFFFFCFFFFFF00000000000000000100000001000000040000000000000000000000"> : tensor<4x4x3xi32>
  %r = call @choice_43_program(%x0, %x1, %x2) : (tensor<3x4x5xi32>, tensor<3x3xi32>, tensor<4x4x3xi32>) -> (tensor<3x4x5xi32>)
  %r_expected = stablehlo.constant dense<"0x02000000FCFFFFFF0000000001000000FFFFFFFFFFFFFFFFFCFFFFFFFDFFFFFFFDFFFFFFFFFFFFFFFDFFFFFFFCFFFFFFFCFFFFFFFEFFFFFFFDFFFFFF0100000000000000FFFFFFFFFEFFFFFF03000000FCFFFFFF030000000000000000000000000000000300000002000000FDFFFFFFFCFFFFFFFCFFFFFF04000000FDFFFFFF00000000FCFFFFFF02000000FCFFFFFF04000000FCFFFFFFFEFFFFFFFCFFFFFF00000000FDFFFFFFFEFFFFFFFCFFFFFFFFFFFFFFFEFFFFFFFCFFFFFFFCFFFFFFFDFFFFFF01000000FFFFFFFFFDFFFFFFFDFFFFFF0100000001000000FDFFFFFFFDFFFFFFFCFFFFFFFFFFFFFFFFFFFFFF"> : tensor<3x4x5xi32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x4x5xi32>, tensor<3x4x5xi32>) -> ()
  return
}

func.func private @choice_43_program(%arg0: tensor<3x4x5xi32>, %arg1: tensor<3x3xi32>, %arg2: tensor<4x4x3xi32>) -> (tensor<3x4x5xi32>) {
  %c = stablehlo.constant dense<[1, 2, 0]> : tensor<3xi32>
  %c_0 = stablehlo.constant dense<2147483647> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
  %1 = stablehlo.minimum %c, %0 : tensor<3xi32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<3xi32>) -> tensor<3x3xi32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %3 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
  %4 = stablehlo.clamp %3, %arg1, %2 : tensor<3x3xi32>
  %5 = "stablehlo.scatter"(%arg0, %4, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [2, 0, 1], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
    %6 = stablehlo.minimum %arg3, %arg4 : tensor<i32>
    stablehlo.return %6 : tensor<i32>
  }) : (tensor<3x4x5xi32>, tensor<3x3xi32>, tensor<4x4x3xi32>) -> tensor<3x4x5xi32>
  return %5 : tensor<3x4x5xi32>
}

func.func @choice_44() {
  %x0 = stablehlo.constant dense<"0x0300000001000000FDFFFFFFFFFFFFFF01000000FCFFFFFFFFFFFFFF04000000FDFFFFFF01000000"> : tensor<5x2xi32>
  %x1 = stablehlo.constant dense<"0xFFFFFFFFFFFFFFFF00000000"> : tensor<3x1xi32>
  %x2 = stablehlo.constant dense<"0x0400000003000000030000000400000002000000FFFFFFFF"> : tensor<2x3xi32>
  %r = call @choice_44_program(%x0, %x1, %x2) : (tensor<5x2xi32>, tensor<3x1xi32>, tensor<2x3xi32>) -> (tensor<5x2xi32>)
  %r_expected = stablehlo.constant dense<"0x03000000FFFFFFFFFDFFFFFFFFFFFFFF01000000FCFFFFFFFFFFFFFF04000000FDFFFFFF01000000"> : tensor<5x2xi32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<5x2xi32>, tensor<5x2xi32>) -> ()
  return
}

func.func private @choice_44_program(%arg0: tensor<5x2xi32>, %arg1: tensor<3x1xi32>, %arg2: tensor<2x3xi32>) -> (tensor<5x2xi32>) {
  %c = stablehlo.constant dense<4> : tensor<1xi32>
  %c_0 = stablehlo.constant dense<2147483647> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1xi32>
  %1 = stablehlo.minimum %c, %0 : tensor<1xi32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<1xi32>) -> tensor<3x1xi32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %3 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
  %4 = stablehlo.clamp %3, %arg1, %2 : tensor<3x1xi32>
  %5 = "stablehlo.scatter"(%arg0, %4, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
    stablehlo.return %arg4 : tensor<i32>
  }) : (tensor<5x2xi32>, tensor<3x1xi32>, tensor<2x3xi32>) -> tensor<5x2xi32>
  return %5 : tensor<5x2xi32>
}

func.func @choice_45() {
  %x0 = stablehlo.constant dense<"0x000080C00000803F0000804000000000000080BF"> : tensor<5xf32>
  %x1 = stablehlo.constant dense<"0x0300000004000000FEFFFFFF"> : tensor<3x1x1xi32>
  %x2 = stablehlo.constant dense<"0x0000803F000040C000008040"> : tensor<3x1xf32>
  %r = call @choice_45_program(%x0, %x1, %x2) : (tensor<5xf32>, tensor<3x1x1xi32>, tensor<3x1xf32>) -> (tensor<5xf32>)
  %r_expected = stablehlo.constant dense<"0x000080C00000803F0000804000000000000040C0"> : tensor<5xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
  return
}

func.func private @choice_45_program(%arg0: tensor<5xf32>, %arg1: tensor<3x1x1xi32>, %arg2: tensor<3x1xf32>) -> (tensor<5xf32>) {
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
    %1 = stablehlo.minimum %arg3, %arg4 : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<5xf32>, tensor<3x1x1xi32>, tensor<3x1xf32>) -> tensor<5xf32>
  return %0 : tensor<5xf32>
}

func.func @choice_46() {
  %x0 = stablehlo.constant dense<"0x000000000000004000008040000040C0"> : tensor<1x4x1xf32>
  %x1 = stablehlo.constant dense<"0x05000000000000000200000000000000FFFFFFFFFFFFFFFF"> : tensor<1x3xi64>
  %x2 = stablehlo.constant dense<"0x000040C00000803F00000000"> : tensor<1x1x3xf32>
  %r = call @choice_46_program(%x0, %x1, %x2) : (tensor<1x4x1xf32>, tensor<1x3xi64>, tensor<1x1x3xf32>) -> (tensor<1x4x1xf32>)
  %r_expected = stablehlo.constant dense<"0x00000000000040C00000803F000040C0"> : tensor<1x4x1xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<1x4x1xf32>, tensor<1x4x1xf32>) -> ()
  return
}

func.func private @choice_46_program(%arg0: tensor<1x4x1xf32>, %arg1: tensor<1x3xi64>, %arg2: tensor<1x1x3xf32>) -> (tensor<1x4x1xf32>) {
  %c = stablehlo.constant dense<[0, 1, 0]> : tensor<3xi32>
  %c_0 = stablehlo.constant dense<2147483647> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
  %1 = stablehlo.minimum %c, %0 : tensor<3xi32>
  %2 = stablehlo.convert %1 : (tensor<3xi32>) -> tensor<3xi64>
  %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<3xi64>) -> tensor<1x3xi64>
  %c_1 = stablehlo.constant dense<0> : tensor<i64>
  %4 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<1x3xi64>
  %5 = stablehlo.clamp %4, %arg1, %3 : tensor<1x3xi64>
  %6 = "stablehlo.scatter"(%arg0, %5, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], inserted_window_dims = [2], scatter_dims_to_operand_dims = [2, 1, 0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
    %7 = stablehlo.minimum %arg3, %arg4 : tensor<f32>
    stablehlo.return %7 : tensor<f32>
  }) : (tensor<1x4x1xf32>, tensor<1x3xi64>, tensor<1x1x3xf32>) -> tensor<1x4x1xf32>
  return %6 : tensor<1x4x1xf32>
}

func.func @choice_47() {
  %x0 = stablehlo.constant dense<"0x000080BF00004040"> : tensor<2xf32>
  %x1 = stablehlo.constant dense<"0x0400000000000000FFFFFFFFFFFFFFFF0500000000000000050000000000000003000000000000000100000000000000"> : tensor<3x2x1xi64>
  %x2 = stablehlo.constant dense<"0x000000C0000040C00000803F000040C0000000C000000040"> : tensor<3x2xf32>
  %r = call @choice_47_program(%x0, %x1, %x2) : (tensor<2xf32>, tensor<3x2x1xi64>, tensor<3x2xf32>) -> (tensor<2xf32>)
  %r_expected = stablehlo.constant dense<"0x000080BF0000A040"> : tensor<2xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<2xf32>, tensor<2xf32>) -> ()
  return
}

func.func private @choice_47_program(%arg0: tensor<2xf32>, %arg1: tensor<3x2x1xi64>, %arg2: tensor<3x2xf32>) -> (tensor<2xf32>) {
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
    %1 = stablehlo.add %arg3, %arg4 : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<2xf32>, tensor<3x2x1xi64>, tensor<3x2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

func.func @choice_48() {
  %x0 = stablehlo.constant dense<"0x000080BF"> : tensor<1x1xf32>
  %x1 = stablehlo.constant dense<"0x0400"> : tensor<2xui8>
  %x2 = stablehlo.constant dense<"0x0000803F"> : tensor<1x1xf32>
  %r = call @choice_48_program(%x0, %x1, %x2) : (tensor<1x1xf32>, tensor<2xui8>, tensor<1x1xf32>) -> (tensor<1x1xf32>)
  %r_expected = stablehlo.constant dense<"0x000080BF"> : tensor<1x1xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<1x1xf32>, tensor<1x1xf32>) -> ()
  return
}

func.func private @choice_48_program(%arg0: tensor<1x1xf32>, %arg1: tensor<2xui8>, %arg2: tensor<1x1xf32>) -> (tensor<1x1xf32>) {
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>, unique_indices = false}> ({
  ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
    stablehlo.return %arg4 : tensor<f32>
  }) : (tensor<1x1xf32>, tensor<2xui8>, tensor<1x1xf32>) -> tensor<1x1xf32>
  return %0 : tensor<1x1xf32>
}

func.func @choice_49() {
  %x0 = stablehlo.constant dense<"0x000000C0000080BF000080C000008040000040C000004040000040C0000080BF"> : tensor<2x4xf32>
  %x1 = stablehlo.constant dense<"0xFE02"> : tensor<1x2xi8>
  %x2 = stablehlo.constant dense<"0x000000C0"> : tensor<1xf32>
  %r = call @choice_49_program(%x0, %x1, %x2) : (tensor<2x4xf32>, tensor<1x2xi8>, tensor<1xf32>) -> (tensor<2x4xf32>)
  %r_expected = stablehlo.constant dense<"0x000000C0000080BF000080C000008040000040C000004040000040C0000080BF"> : tensor<2x4xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<2x4xf32>, tensor<2x4xf32>) -> ()
  return
}

func.func private @choice_49_program(%arg0: tensor<2x4xf32>, %arg1: tensor<1x2xi8>, %arg2: tensor<1xf32>) -> (tensor<2x4xf32>) {
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
    %1 = stablehlo.minimum %arg3, %arg4 : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<2x4xf32>, tensor<1x2xi8>, tensor<1xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

func.func @choice_50() {
  %x0 = stablehlo.constant dense<"0xFCFFFFFFFEFFFFFF010000000400000002000000FDFFFFFF0000000004000000"> : tensor<2x1x4xi32>
  %x1 = stablehlo.constant dense<"0x05000000050000000400000000000000010000000500000004000000FEFFFFFF03000000040000000500000000000000"> : tensor<2x3x2xi32>
  %x2 = stablehlo.constant dense<"0x02000000FFFFFFFFFDFFFFFF010000000000000002000000FCFFFFFF010000000000000002000000FDFFFFFF0100000000000000FDFFFFFF03000000FEFFFFFFFCFFFFFFFEFFFFFF"> : tensor<1x2x3x3xi32>
  %r = call @choice_50_program(%x0, %x1, %x2) : (tensor<2x1x4xi32>, tensor<2x3x2xi32>, tensor<1x2x3x3xi32>) -> (tensor<2x1x4xi32>)
  %r_expected = stablehlo.constant dense<"0xFCFFFFFFFCFFFFFFFEFFFFFF04000000FCFFFFFFFDFFFFFFFDFFFFFF04000000"> : tensor<2x1x4xi32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<2x1x4xi32>, tensor<2x1x4xi32>) -> ()
  return
}

func.func private @choice_50_program(%arg0: tensor<2x1x4xi32>, %arg1: tensor<2x3x2xi32>, %arg2: tensor<1x2x3x3xi32>) -> (tensor<2x1x4xi32>) {
  %c = stablehlo.constant dense<[0, 1]> : tensor<2xi32>
  %c_0 = stablehlo.constant dense<2147483647> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2xi32>
  %1 = stablehlo.minimum %c, %0 : tensor<2xi32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [2] : (tensor<2xi32>) -> tensor<2x3x2xi32>
  %c_1 = stablehlo.constant dense<0> : tensor<i32>
  %3 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2x3x2xi32>
  %4 = stablehlo.clamp %3, %arg1, %2 : tensor<2x3x2xi32>
  %5 = "stablehlo.scatter"(%arg0, %4, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 3], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
    %6 = stablehlo.minimum %arg3, %arg4 : tensor<i32>
    stablehlo.return %6 : tensor<i32>
  }) : (tensor<2x1x4xi32>, tensor<2x3x2xi32>, tensor<1x2x3x3xi32>) -> tensor<2x1x4xi32>
  return %5 : tensor<2x1x4xi32>
}

func.func @choice_51() {
  %x0 = stablehlo.constant dense<"0x0000000004000000FDFFFFFF03000000FFFFFFFF"> : tensor<5x1xi32>
  %x1 = stablehlo.constant dense<"0xFEFFFFFFFFFFFFFF0400000000000000"> : tensor<1x2x1xi64>
  %x2 = stablehlo.constant dense<"0xFDFFFFFF02000000"> : tensor<1x1x2xi32>
  %r = call @choice_51_program(%x0, %x1, %x2) : (tensor<5x1xi32>, tensor<1x2x1xi64>, tensor<1x1x2xi32>) -> (tensor<5x1xi32>)
  %r_expected = stablehlo.constant dense<"0x0000000004000000FDFFFFFF03000000FFFFFFFF"> : tensor<5x1xi32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<5x1xi32>, tensor<5x1xi32>) -> ()
  return
}

func.func private @choice_51_program(%arg0: tensor<5x1xi32>, %arg1: tensor<1x2x1xi64>, %arg2: tensor<1x1x2xi32>) -> (tensor<5x1xi32>) {
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
    %1 = stablehlo.maximum %arg3, %arg4 : tensor<i32>
    stablehlo.return %1 : tensor<i32>
  }) : (tensor<5x1xi32>, tensor<1x2x1xi64>, tensor<1x1x2xi32>) -> tensor<5x1xi32>
  return %0 : tensor<5x1xi32>
}

func.func @choice_52() {
  %x0 = stablehlo.constant dense<"0x0100000001000000FDFFFFFF03000000"> : tensor<4x1xi32>
  %x1 = stablehlo.constant dense<"0xFEFFFFFFFFFFFFFF0100000000000000FEFFFFFFFFFFFFFF03000000000000000000000000000000010000000000000005000000000000000000000000000000"> : tensor<2x2x2xi64>
  %x2 = stablehlo.constant dense<"0x00000000FFFFFFFF01000000FDFFFFFFFEFFFFFFFDFFFFFF010000000200000002000000FFFFFFFF0100000002000000"> : tensor<2x2x3x1xi32>
  %r = call @choice_52_program(%x0, %x1, %x2) : (tensor<4x1xi32>, tensor<2x2x2xi64>, tensor<2x2x3x1xi32>) -> (tensor<4x1xi32>)
  %r_expected = stablehlo.constant dense<"0xFFFFFFFFFDFFFFFFFDFFFFFFFDFFFFFF"> : tensor<4x1xi32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<4x1xi32>, tensor<4x1xi32>) -> ()
  return
}

func.func private @choice_52_program(%arg0: tensor<4x1xi32>, %arg1: tensor<2x2x2xi64>, %arg2: tensor<2x2x3x1xi32>) -> (tensor<4x1xi32>) {
  %c = stablehlo.constant dense<[0, 1]> : tensor<2xi32>
  %c_0 = stablehlo.constant dense<2147483647> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2xi32>
  %1 = stablehlo.minimum %c, %0 : tensor<2xi32>
  %2 = stablehlo.convert %1 : (tensor<2xi32>) -> tensor<2xi64>
  %3 = stablehlo.broadcast_in_dim %2, dims = [2] : (tensor<2xi64>) -> tensor<2x2x2xi64>
  %c_1 = stablehlo.constant dense<0> : tensor<i64>
  %4 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<2x2x2xi64>
  %5 = stablehlo.clamp %4, %arg1, %3 : tensor<2x2x2xi64>
  %6 = "stablehlo.scatter"(%arg0, %5, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
    %7 = stablehlo.minimum %arg3, %arg4 : tensor<i32>
    stablehlo.return %7 : tensor<i32>
  }) : (tensor<4x1xi32>, tensor<2x2x2xi64>, tensor<2x2x3x1xi32>) -> tensor<4x1xi32>
  return %6 : tensor<4x1xi32>
}

func.func @choice_53() {
  %x0 = stablehlo.constant dense<"0x00000040000000400000803F000080C000000040"> : tensor<5xf32>
  %x1 = stablehlo.constant dense<"0x0100000000000000"> : tensor<1x1xi64>
  %x2 = stablehlo.constant dense<"0x0000803F"> : tensor<1x1xf32>
  %r = call @choice_53_program(%x0, %x1, %x2) : (tensor<5xf32>, tensor<1x1xi64>, tensor<1x1xf32>) -> (tensor<5xf32>)
  %r_expected = stablehlo.constant dense<"0x00000040000040400000803F000080C000000040"> : tensor<5xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<5xf32>, tensor<5xf32>) -> ()
  return
}

func.func private @choice_53_program(%arg0: tensor<5xf32>, %arg1: tensor<1x1xi64>, %arg2: tensor<1x1xf32>) -> (tensor<5xf32>) {
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
    %1 = stablehlo.add %arg3, %arg4 : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<5xf32>, tensor<1x1xi64>, tensor<1x1xf32>) -> tensor<5xf32>
  return %0 : tensor<5xf32>
}

func.func @choice_54() {
  %x0 = stablehlo.constant dense<"0x03000000FDFFFFFFFEFFFFFFFCFFFFFF01000000FCFFFFFF02000000FCFFFFFF"> : tensor<4x1x2xi32>
  %x1 = stablehlo.constant dense<"0x030001"> : tensor<1x3xui8>
  %x2 = stablehlo.constant dense<"0x01000000FDFFFFFF0000000000000000"> : tensor<1x4x1x1xi32>
  %r = call @choice_54_program(%x0, %x1, %x2) : (tensor<4x1x2xi32>, tensor<1x3xui8>, tensor<1x4x1x1xi32>) -> (tensor<4x1x2xi32>)
  %r_expected = stablehlo.constant dense<"0x03000000FEFFFFFFFEFFFFFFF9FFFFFF01000000FCFFFFFF02000000FCFFFFFF"> : tensor<4x1x2xi32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<4x1x2xi32>, tensor<4x1x2xi32>) -> ()
  return
}

func.func private @choice_54_program(%arg0: tensor<4x1x2xi32>, %arg1: tensor<1x3xui8>, %arg2: tensor<1x4x1x1xi32>) -> (tensor<4x1x2xi32>) {
  %c = stablehlo.constant dense<[0, 0, 1]> : tensor<3xi32>
  %c_0 = stablehlo.constant dense<255> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
  %1 = stablehlo.minimum %c, %0 : tensor<3xi32>
  %2 = stablehlo.convert %1 : (tensor<3xi32>) -> tensor<3xui8>
  %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<3xui8>) -> tensor<1x3xui8>
  %c_1 = stablehlo.constant dense<0> : tensor<ui8>
  %4 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui8>) -> tensor<1x3xui8>
  %5 = stablehlo.clamp %4, %arg1, %3 : tensor<1x3xui8>
  %6 = "stablehlo.scatter"(%arg0, %5, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2, 3], scatter_dims_to_operand_dims = [0, 1, 2], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
    %7 = stablehlo.add %arg3, %arg4 : tensor<i32>
    stablehlo.return %7 : tensor<i32>
  }) : (tensor<4x1x2xi32>, tensor<1x3xui8>, tensor<1x4x1x1xi32>) -> tensor<4x1x2xi32>
  return %6 : tensor<4x1x2xi32>
}

func.func @choice_55() {
  %x0 = stablehlo.constant dense<"0x000080BF"> : tensor<1xf32>
  %x1 = stablehlo.constant dense<"0xFEFFFFFFFFFFFFFF"> : tensor<1x1xi64>
  %x2 = stablehlo.constant dense<"0x000040C0"> : tensor<1xf32>
  %r = call @choice_55_program(%x0, %x1, %x2) : (tensor<1xf32>, tensor<1x1xi64>, tensor<1xf32>) -> (tensor<1xf32>)
  %r_expected = stablehlo.constant dense<"0x000080BF"> : tensor<1xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<1xf32>, tensor<1xf32>) -> ()
  return
}

func.func private @choice_55_program(%arg0: tensor<1xf32>, %arg1: tensor<1x1xi64>, %arg2: tensor<1xf32>) -> (tensor<1xf32>) {
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
    %1 = stablehlo.add %arg3, %arg4 : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<1xf32>, tensor<1x1xi64>, tensor<1xf32>) -> tensor<1xf32>
  return %0 : tensor<1xf32>
}

func.func @choice_56() {
  %x0 = stablehlo.constant dense<"0x00000000000080C0000040C0"> : tensor<3xf32>
  %x1 = stablehlo.constant dense<"0x01"> : tensor<1xui8>
  %x2 = stablehlo.constant dense<"0x000000000000803F00000040"> : tensor<3xf32>
  %r = call @choice_56_program(%x0, %x1, %x2) : (tensor<3xf32>, tensor<1xui8>, tensor<3xf32>) -> (tensor<3xf32>)
  %r_expected = stablehlo.constant dense<"0x00000000000080C0000040C0"> : tensor<3xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
  return
}

func.func private @choice_56_program(%arg0: tensor<3xf32>, %arg1: tensor<1xui8>, %arg2: tensor<3xf32>) -> (tensor<3xf32>) {
  %c = stablehlo.constant dense<0> : tensor<1xi32>
  %c_0 = stablehlo.constant dense<255> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1xi32>
  %1 = stablehlo.minimum %c, %0 : tensor<1xi32>
  %2 = stablehlo.convert %1 : (tensor<1xi32>) -> tensor<1xui8>
  %c_1 = stablehlo.constant dense<0> : tensor<ui8>
  %3 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui8>) -> tensor<1xui8>
  %4 = stablehlo.clamp %3, %arg1, %2 : tensor<1xui8>
  %5 = "stablehlo.scatter"(%arg0, %4, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = false}> ({
  ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
    %6 = stablehlo.minimum %arg3, %arg4 : tensor<f32>
    stablehlo.return %6 : tensor<f32>
  }) : (tensor<3xf32>, tensor<1xui8>, tensor<3xf32>) -> tensor<3xf32>
  return %5 : tensor<3xf32>
}

func.func @choice_57() {
  %x0 = stablehlo.constant dense<"0x03000000000000000000000000000000FFFFFFFF"> : tensor<1x5xi32>
  %x1 = stablehlo.constant dense<"0xFE00"> : tensor<2xi8>
  %x2 = stablehlo.constant dense<"0xFFFFFFFF0300000004000000"> : tensor<3xi32>
  %r = call @choice_57_program(%x0, %x1, %x2) : (tensor<1x5xi32>, tensor<2xi8>, tensor<3xi32>) -> (tensor<1x5xi32>)
  %r_expected = stablehlo.constant dense<"0xFDFFFFFF000000000000000000000000FFFFFFFF"> : tensor<1x5xi32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<1x5xi32>, tensor<1x5xi32>) -> ()
  return
}

func.func private @choice_57_program(%arg0: tensor<1x5xi32>, %arg1: tensor<2xi8>, %arg2: tensor<3xi32>) -> (tensor<1x5xi32>) {
  %c = stablehlo.constant dense<[0, 2]> : tensor<2xi32>
  %c_0 = stablehlo.constant dense<127> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2xi32>
  %1 = stablehlo.minimum %c, %0 : tensor<2xi32>
  %2 = stablehlo.convert %1 : (tensor<2xi32>) -> tensor<2xi8>
  %c_1 = stablehlo.constant dense<0> : tensor<i8>
  %3 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i8>) -> tensor<2xi8>
  %4 = stablehlo.clamp %3, %arg1, %2 : tensor<2xi8>
  %5 = "stablehlo.scatter"(%arg0, %4, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0, 1]>, unique_indices = false}> ({
  ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
    %6 = stablehlo.multiply %arg3, %arg4 : tensor<i32>
    stablehlo.return %6 : tensor<i32>
  }) : (tensor<1x5xi32>, tensor<2xi8>, tensor<3xi32>) -> tensor<1x5xi32>
  return %5 : tensor<1x5xi32>
}

func.func @choice_58() {
  %x0 = stablehlo.constant dense<"0x0000000000008040"> : tensor<2xf32>
  %x1 = stablehlo.constant dense<"0x0200000000000000"> : tensor<1xi64>
  %x2 = stablehlo.constant dense<"0x000040C0"> : tensor<f32>
  %r = call @choice_58_program(%x0, %x1, %x2) : (tensor<2xf32>, tensor<1xi64>, tensor<f32>) -> (tensor<2xf32>)
  %r_expected = stablehlo.constant dense<"0x0000000000008040"> : tensor<2xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<2xf32>, tensor<2xf32>) -> ()
  return
}

func.func private @choice_58_program(%arg0: tensor<2xf32>, %arg1: tensor<1xi64>, %arg2: tensor<f32>) -> (tensor<2xf32>) {
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = false}> ({
  ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
    %1 = stablehlo.multiply %arg3, %arg4 : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<2xf32>, tensor<1xi64>, tensor<f32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

func.func @choice_59() {
  %x0 = stablehlo.constant dense<"0x0200000004000000"> : tensor<1x2x1xi32>
  %x1 = stablehlo.constant dense<"0xFEFFFFFFFFFFFFFF05000000000000000500000000000000FFFFFFFFFFFFFFFF00000000000000000100000000000000"> : tensor<3x2xi64>
  %x2 = stablehlo.constant dense<"0x010000000200000002000000010000000100000002000000"> : tensor<3x1x2xi32>
  %r = call @choice_59_program(%x0, %x1, %x2) : (tensor<1x2x1xi32>, tensor<3x2xi64>, tensor<3x1x2xi32>) -> (tensor<1x2x1xi32>)
  %r_expected = stablehlo.constant dense<"0x0100000001000000"> : tensor<1x2x1xi32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<1x2x1xi32>, tensor<1x2x1xi32>) -> ()
  return
}

func.func private @choice_59_program(%arg0: tensor<1x2x1xi32>, %arg1: tensor<3x2xi64>, %arg2: tensor<3x1x2xi32>) -> (tensor<1x2x1xi32>) {
  %c = stablehlo.constant dense<0> : tensor<2xi32>
  %c_0 = stablehlo.constant dense<2147483647> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2xi32>
  %1 = stablehlo.minimum %c, %0 : tensor<2xi32>
  %2 = stablehlo.convert %1 : (tensor<2xi32>) -> tensor<2xi64>
  %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<2xi64>) -> tensor<3x2xi64>
  %c_1 = stablehlo.constant dense<0> : tensor<i64>
  %4 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i64>) -> tensor<3x2xi64>
  %5 = stablehlo.clamp %4, %arg1, %3 : tensor<3x2xi64>
  %6 = "stablehlo.scatter"(%arg0, %5, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], inserted_window_dims = [2], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
    %7 = stablehlo.minimum %arg3, %arg4 : tensor<i32>
    stablehlo.return %7 : tensor<i32>
  }) : (tensor<1x2x1xi32>, tensor<3x2xi64>, tensor<3x1x2xi32>) -> tensor<1x2x1xi32>
  return %6 : tensor<1x2x1xi32>
}
