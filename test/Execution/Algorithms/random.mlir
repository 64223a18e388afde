// What JAX computes; written by generate.py.
// RUN: tutti run --quiet %s | FileCheck %s
// CHECK: {{[0-9]+}} functions ran, all expectations hold

func.func @philox_2_ui8_5() {
  %x0 = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF"> : tensor<2xui64>
  %r:2 = call @philox_2_ui8_5_program(%x0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui8>)
  %r_0_expected = stablehlo.constant dense<"0xEFCDAB8967452301FFFFFFFFFFFFFFFF"> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x671D7C9694"> : tensor<5xui8>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<5xui8>, tensor<5xui8>) -> ()
  return
}

func.func private @philox_2_ui8_5_program(%a: tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui8>) {
  %r:2 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui8>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<5xui8>
}

func.func @philox_2_ui16_5() {
  %x0 = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF"> : tensor<2xui64>
  %r:2 = call @philox_2_ui16_5_program(%x0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui16>)
  %r_0_expected = stablehlo.constant dense<"0xEFCDAB8967452301FFFFFFFFFFFFFFFF"> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x67391D087C9196439451"> : tensor<5xui16>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<5xui16>, tensor<5xui16>) -> ()
  return
}

func.func private @philox_2_ui16_5_program(%a: tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui16>) {
  %r:2 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui16>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<5xui16>
}

func.func @philox_2_ui32() {
  %x0 = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF"> : tensor<2xui64>
  %r:2 = call @philox_2_ui32_program(%x0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>)
  %r_0_expected = stablehlo.constant dense<"0xEFCDAB8967452301FEFFFFFFFFFFFFFF"> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x6739CE5C"> : tensor<ui32>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<ui32>, tensor<ui32>) -> ()
  return
}

func.func private @philox_2_ui32_program(%a: tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>) {
  %r:2 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<ui32>
}

func.func @philox_2_ui32_1() {
  %x0 = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF"> : tensor<2xui64>
  %r:2 = call @philox_2_ui32_1_program(%x0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui32>)
  %r_0_expected = stablehlo.constant dense<"0xEFCDAB8967452301FEFFFFFFFFFFFFFF"> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x6739CE5C"> : tensor<1xui32>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<1xui32>, tensor<1xui32>) -> ()
  return
}

func.func private @philox_2_ui32_1_program(%a: tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui32>) {
  %r:2 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui32>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<1xui32>
}

func.func @philox_2_ui32_5() {
  %x0 = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF"> : tensor<2xui64>
  %r:2 = call @philox_2_ui32_5_program(%x0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui32>)
  %r_0_expected = stablehlo.constant dense<"0xEFCDAB8967452301FFFFFFFFFFFFFFFF"> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x6739CE5C1D08440A7C91AED99643AB7B9451480A"> : tensor<5xui32>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<5xui32>, tensor<5xui32>) -> ()
  return
}

func.func private @philox_2_ui32_5_program(%a: tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui32>) {
  %r:2 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui32>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<5xui32>
}

func.func @philox_2_ui32_3x5() {
  %x0 = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF"> : tensor<2xui64>
  %r:2 = call @philox_2_ui32_3x5_program(%x0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui32>)
  %r_0_expected = stablehlo.constant dense<"0xEFCDAB89674523010100000000000000"> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x6739CE5C1D08440A7C91AED99643AB7B9451480A06F8C541EE2F82D6D4A38538F359EB41E085733089338B5B7CF662A264D20670DED41FD78E46FF3A"> : tensor<3x5xui32>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<3x5xui32>, tensor<3x5xui32>) -> ()
  return
}

func.func private @philox_2_ui32_3x5_program(%a: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui32>) {
  %r:2 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui32>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<3x5xui32>
}

func.func @philox_2_ui32_4x6() {
  %x0 = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF"> : tensor<2xui64>
  %r:2 = call @philox_2_ui32_4x6_program(%x0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4x6xui32>)
  %r_0_expected = stablehlo.constant dense<"0xEFCDAB89674523010300000000000000"> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x6739CE5C1D08440A7C91AED99643AB7B9451480A06F8C541EE2F82D6D4A38538F359EB41E085733089338B5B7CF662A264D20670DED41FD78E46FF3A68F7B540115DDA3457E8A4A2F9D581FC87CD8578260A0BDF331FA954AC3F4F4B10290617"> : tensor<4x6xui32>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<4x6xui32>, tensor<4x6xui32>) -> ()
  return
}

func.func private @philox_2_ui32_4x6_program(%a: tensor<2xui64>) -> (tensor<2xui64>, tensor<4x6xui32>) {
  %r:2 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4x6xui32>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<4x6xui32>
}

func.func @philox_2_ui32_5x3() {
  %x0 = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF"> : tensor<2xui64>
  %r:2 = call @philox_2_ui32_5x3_program(%x0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5x3xui32>)
  %r_0_expected = stablehlo.constant dense<"0xEFCDAB89674523010100000000000000"> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x6739CE5C1D08440A7C91AED99643AB7B9451480A06F8C541EE2F82D6D4A38538F359EB41E085733089338B5B7CF662A264D20670DED41FD78E46FF3A"> : tensor<5x3xui32>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<5x3xui32>, tensor<5x3xui32>) -> ()
  return
}

func.func private @philox_2_ui32_5x3_program(%a: tensor<2xui64>) -> (tensor<2xui64>, tensor<5x3xui32>) {
  %r:2 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5x3xui32>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<5x3xui32>
}

func.func @philox_2_ui32_2x5x4() {
  %x0 = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF"> : tensor<2xui64>
  %r:2 = call @philox_2_ui32_2x5x4_program(%x0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x5x4xui32>)
  %r_0_expected = stablehlo.constant dense<"0xEFCDAB89674523010700000000000000"> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x6739CE5C1D08440A7C91AED99643AB7B9451480A06F8C541EE2F82D6D4A38538F359EB41E085733089338B5B7CF662A264D20670DED41FD78E46FF3A68F7B540115DDA3457E8A4A2F9D581FC87CD8578260A0BDF331FA954AC3F4F4B10290617833BDCE14BF25A7DB2F12E0860426B7B406FDA0F5840C633457D1D9D1F5A140495FA97A336A1723099D6BAE87D202F9AE1EED3E183CF33CE6B250653C140F807"> : tensor<2x5x4xui32>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<2x5x4xui32>, tensor<2x5x4xui32>) -> ()
  return
}

func.func private @philox_2_ui32_2x5x4_program(%a: tensor<2xui64>) -> (tensor<2xui64>, tensor<2x5x4xui32>) {
  %r:2 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x5x4xui32>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<2x5x4xui32>
}

func.func @philox_2_ui32_0x3() {
  %x0 = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF"> : tensor<2xui64>
  %r:2 = call @philox_2_ui32_0x3_program(%x0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xui32>)
  %r_0_expected = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF"> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
  %r_1_expected = stablehlo.constant dense<> : tensor<0x3xui32>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<0x3xui32>, tensor<0x3xui32>) -> ()
  return
}

func.func private @philox_2_ui32_0x3_program(%a: tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xui32>) {
  %r:2 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xui32>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<0x3xui32>
}

func.func @philox_2_ui64() {
  %x0 = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF"> : tensor<2xui64>
  %r:2 = call @philox_2_ui64_program(%x0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui64>)
  %r_0_expected = stablehlo.constant dense<"0xEFCDAB8967452301FEFFFFFFFFFFFFFF"> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x6739CE5C1D08440A"> : tensor<ui64>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<ui64>, tensor<ui64>) -> ()
  return
}

func.func private @philox_2_ui64_program(%a: tensor<2xui64>) -> (tensor<2xui64>, tensor<ui64>) {
  %r:2 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui64>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<ui64>
}

func.func @philox_2_ui64_1() {
  %x0 = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF"> : tensor<2xui64>
  %r:2 = call @philox_2_ui64_1_program(%x0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui64>)
  %r_0_expected = stablehlo.constant dense<"0xEFCDAB8967452301FEFFFFFFFFFFFFFF"> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x6739CE5C1D08440A"> : tensor<1xui64>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<1xui64>, tensor<1xui64>) -> ()
  return
}

func.func private @philox_2_ui64_1_program(%a: tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui64>) {
  %r:2 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui64>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<1xui64>
}

func.func @philox_2_ui64_5() {
  %x0 = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF"> : tensor<2xui64>
  %r:2 = call @philox_2_ui64_5_program(%x0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui64>)
  %r_0_expected = stablehlo.constant dense<"0xEFCDAB89674523010000000000000000"> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x6739CE5C1D08440A7C91AED99643AB7B9451480A06F8C541EE2F82D6D4A38538F359EB41E0857330"> : tensor<5xui64>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<5xui64>, tensor<5xui64>) -> ()
  return
}

func.func private @philox_2_ui64_5_program(%a: tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui64>) {
  %r:2 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui64>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<5xui64>
}

func.func @philox_2_ui64_3x5() {
  %x0 = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF"> : tensor<2xui64>
  %r:2 = call @philox_2_ui64_3x5_program(%x0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui64>)
  %r_0_expected = stablehlo.constant dense<"0xEFCDAB89674523010500000000000000"> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x6739CE5C1D08440A7C91AED99643AB7B9451480A06F8C541EE2F82D6D4A38538F359EB41E085733089338B5B7CF662A264D20670DED41FD78E46FF3A68F7B540115DDA3457E8A4A2F9D581FC87CD8578260A0BDF331FA954AC3F4F4B10290617833BDCE14BF25A7DB2F12E0860426B7B406FDA0F5840C633"> : tensor<3x5xui64>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<3x5xui64>, tensor<3x5xui64>) -> ()
  return
}

func.func private @philox_2_ui64_3x5_program(%a: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui64>) {
  %r:2 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui64>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<3x5xui64>
}

func.func @philox_2_ui64_4x6() {
  %x0 = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF"> : tensor<2xui64>
  %r:2 = call @philox_2_ui64_4x6_program(%x0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4x6xui64>)
  %r_0_expected = stablehlo.constant dense<"0xEFCDAB89674523010900000000000000"> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x6739CE5C1D08440A7C91AED99643AB7B9451480A06F8C541EE2F82D6D4A38538F359EB41E085733089338B5B7CF662A264D20670DED41FD78E46FF3A68F7B540115DDA3457E8A4A2F9D581FC87CD8578260A0BDF331FA954AC3F4F4B10290617833BDCE14BF25A7DB2F12E0860426B7B406FDA0F5840C633457D1D9D1F5A140495FA97A336A1723099D6BAE87D202F9AE1EED3E183CF33CE6B250653C140F8075315C3B061F7F16695511EA0C0FDF74B68572C60A7DA2186D635A42AFE94A0D3"> : tensor<4x6xui64>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<4x6xui64>, tensor<4x6xui64>) -> ()
  return
}

func.func private @philox_2_ui64_4x6_program(%a: tensor<2xui64>) -> (tensor<2xui64>, tensor<4x6xui64>) {
  %r:2 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4x6xui64>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<4x6xui64>
}

func.func @philox_2_ui64_5x3() {
  %x0 = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF"> : tensor<2xui64>
  %r:2 = call @philox_2_ui64_5x3_program(%x0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5x3xui64>)
  %r_0_expected = stablehlo.constant dense<"0xEFCDAB89674523010500000000000000"> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x6739CE5C1D08440A7C91AED99643AB7B9451480A06F8C541EE2F82D6D4A38538F359EB41E085733089338B5B7CF662A264D20670DED41FD78E46FF3A68F7B540115DDA3457E8A4A2F9D581FC87CD8578260A0BDF331FA954AC3F4F4B10290617833BDCE14BF25A7DB2F12E0860426B7B406FDA0F5840C633"> : tensor<5x3xui64>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<5x3xui64>, tensor<5x3xui64>) -> ()
  return
}

func.func private @philox_2_ui64_5x3_program(%a: tensor<2xui64>) -> (tensor<2xui64>, tensor<5x3xui64>) {
  %r:2 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5x3xui64>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<5x3xui64>
}

func.func @philox_2_ui64_2x5x4() {
  %x0 = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF"> : tensor<2xui64>
  %r:2 = call @philox_2_ui64_2x5x4_program(%x0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x5x4xui64>)
  %r_0_expected = stablehlo.constant dense<"0xEFCDAB89674523011100000000000000"> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x6739CE5C1D08440A7C91AED99643AB7B9451480A06F8C541EE2F82D6D4A38538F359EB41E085733089338B5B7CF662A264D20670DED41FD78E46FF3A68F7B540115DDA3457E8A4A2F9D581FC87CD8578260A0BDF331FA954AC3F4F4B10290617833BDCE14BF25A7DB2F12E0860426B7B406FDA0F5840C633457D1D9D1F5A140495FA97A336A1723099D6BAE87D202F9AE1EED3E183CF33CE6B250653C140F8075315C3B061F7F16695511EA0C0FDF74B68572C60A7DA2186D635A42AFE94A0D3ACFC3C06C9DF31234AE49A059C0964EB92995EF96F61B9BFE5D56071A9BDFE96B8766B06A5E06C672464AE471E7AB5F8635C967AEE6C092D73A72C6B7417FC080B358221223B1BD8011F7CC98384DF3E75DC742D218AB45E81DFF0D9229CB6A6D85FB3F83911D04FE18928F2857334F1919DA7979B52C060A4EAF398A8A84E3C"> : tensor<2x5x4xui64>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<2x5x4xui64>, tensor<2x5x4xui64>) -> ()
  return
}

func.func private @philox_2_ui64_2x5x4_program(%a: tensor<2xui64>) -> (tensor<2xui64>, tensor<2x5x4xui64>) {
  %r:2 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x5x4xui64>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<2x5x4xui64>
}

func.func @philox_2_ui64_0x3() {
  %x0 = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF"> : tensor<2xui64>
  %r:2 = call @philox_2_ui64_0x3_program(%x0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xui64>)
  %r_0_expected = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF"> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
  %r_1_expected = stablehlo.constant dense<> : tensor<0x3xui64>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<0x3xui64>, tensor<0x3xui64>) -> ()
  return
}

func.func private @philox_2_ui64_0x3_program(%a: tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xui64>) {
  %r:2 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xui64>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<0x3xui64>
}

func.func @philox_3_ui8_5() {
  %x0 = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF0500000000000000"> : tensor<3xui64>
  %r:2 = call @philox_3_ui8_5_program(%x0) : (tensor<3xui64>) -> (tensor<3xui64>, tensor<5xui8>)
  %r_0_expected = stablehlo.constant dense<"0xEFCDAB8967452301FFFFFFFFFFFFFFFF0500000000000000"> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<3xui64>, tensor<3xui64>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x46DDE7D95D"> : tensor<5xui8>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<5xui8>, tensor<5xui8>) -> ()
  return
}

func.func private @philox_3_ui8_5_program(%a: tensor<3xui64>) -> (tensor<3xui64>, tensor<5xui8>) {
  %r:2 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<5xui8>)
  return %r#0, %r#1 : tensor<3xui64>, tensor<5xui8>
}

func.func @philox_3_ui16_5() {
  %x0 = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF0500000000000000"> : tensor<3xui64>
  %r:2 = call @philox_3_ui16_5_program(%x0) : (tensor<3xui64>) -> (tensor<3xui64>, tensor<5xui16>)
  %r_0_expected = stablehlo.constant dense<"0xEFCDAB8967452301FFFFFFFFFFFFFFFF0500000000000000"> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<3xui64>, tensor<3xui64>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x46E2DDE9E7CAD9D25D3B"> : tensor<5xui16>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<5xui16>, tensor<5xui16>) -> ()
  return
}

func.func private @philox_3_ui16_5_program(%a: tensor<3xui64>) -> (tensor<3xui64>, tensor<5xui16>) {
  %r:2 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<5xui16>)
  return %r#0, %r#1 : tensor<3xui64>, tensor<5xui16>
}

func.func @philox_3_ui32() {
  %x0 = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF0500000000000000"> : tensor<3xui64>
  %r:2 = call @philox_3_ui32_program(%x0) : (tensor<3xui64>) -> (tensor<3xui64>, tensor<ui32>)
  %r_0_expected = stablehlo.constant dense<"0xEFCDAB8967452301FEFFFFFFFFFFFFFF0500000000000000"> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<3xui64>, tensor<3xui64>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x46E2A7B4"> : tensor<ui32>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<ui32>, tensor<ui32>) -> ()
  return
}

func.func private @philox_3_ui32_program(%a: tensor<3xui64>) -> (tensor<3xui64>, tensor<ui32>) {
  %r:2 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<ui32>)
  return %r#0, %r#1 : tensor<3xui64>, tensor<ui32>
}

func.func @philox_3_ui32_1() {
  %x0 = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF0500000000000000"> : tensor<3xui64>
  %r:2 = call @philox_3_ui32_1_program(%x0) : (tensor<3xui64>) -> (tensor<3xui64>, tensor<1xui32>)
  %r_0_expected = stablehlo.constant dense<"0xEFCDAB8967452301FEFFFFFFFFFFFFFF0500000000000000"> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<3xui64>, tensor<3xui64>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x46E2A7B4"> : tensor<1xui32>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<1xui32>, tensor<1xui32>) -> ()
  return
}

func.func private @philox_3_ui32_1_program(%a: tensor<3xui64>) -> (tensor<3xui64>, tensor<1xui32>) {
  %r:2 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<1xui32>)
  return %r#0, %r#1 : tensor<3xui64>, tensor<1xui32>
}

func.func @philox_3_ui32_5() {
  %x0 = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF0500000000000000"> : tensor<3xui64>
  %r:2 = call @philox_3_ui32_5_program(%x0) : (tensor<3xui64>) -> (tensor<3xui64>, tensor<5xui32>)
  %r_0_expected = stablehlo.constant dense<"0xEFCDAB8967452301FFFFFFFFFFFFFFFF0500000000000000"> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<3xui64>, tensor<3xui64>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x46E2A7B4DDE968EEE7CA1E44D9D2577B5D3B54B2"> : tensor<5xui32>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<5xui32>, tensor<5xui32>) -> ()
  return
}

func.func private @philox_3_ui32_5_program(%a: tensor<3xui64>) -> (tensor<3xui64>, tensor<5xui32>) {
  %r:2 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<5xui32>)
  return %r#0, %r#1 : tensor<3xui64>, tensor<5xui32>
}

func.func @philox_3_ui32_3x5() {
  %x0 = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF0500000000000000"> : tensor<3xui64>
  %r:2 = call @philox_3_ui32_3x5_program(%x0) : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x5xui32>)
  %r_0_expected = stablehlo.constant dense<"0xEFCDAB896745230101000000000000000600000000000000"> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<3xui64>, tensor<3xui64>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x46E2A7B4DDE968EEE7CA1E44D9D2577B5D3B54B2518869D0423279CE6C2C4814C69127F0EE2620EA3439E74F7DF574C1F16C701563FCE96A3ADA0577"> : tensor<3x5xui32>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<3x5xui32>, tensor<3x5xui32>) -> ()
  return
}

func.func private @philox_3_ui32_3x5_program(%a: tensor<3xui64>) -> (tensor<3xui64>, tensor<3x5xui32>) {
  %r:2 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x5xui32>)
  return %r#0, %r#1 : tensor<3xui64>, tensor<3x5xui32>
}

func.func @philox_3_ui32_4x6() {
  %x0 = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF0500000000000000"> : tensor<3xui64>
  %r:2 = call @philox_3_ui32_4x6_program(%x0) : (tensor<3xui64>) -> (tensor<3xui64>, tensor<4x6xui32>)
  %r_0_expected = stablehlo.constant dense<"0xEFCDAB896745230103000000000000000600000000000000"> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<3xui64>, tensor<3xui64>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x46E2A7B4DDE968EEE7CA1E44D9D2577B5D3B54B2518869D0423279CE6C2C4814C69127F0EE2620EA3439E74F7DF574C1F16C701563FCE96A3ADA0577EAAD25DE2D9F2A91C4C70882E4722712F6F6B30CA7E8B149F48D5F6C86198FBAB1A6CA84"> : tensor<4x6xui32>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<4x6xui32>, tensor<4x6xui32>) -> ()
  return
}

func.func private @philox_3_ui32_4x6_program(%a: tensor<3xui64>) -> (tensor<3xui64>, tensor<4x6xui32>) {
  %r:2 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<4x6xui32>)
  return %r#0, %r#1 : tensor<3xui64>, tensor<4x6xui32>
}

func.func @philox_3_ui32_5x3() {
  %x0 = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF0500000000000000"> : tensor<3xui64>
  %r:2 = call @philox_3_ui32_5x3_program(%x0) : (tensor<3xui64>) -> (tensor<3xui64>, tensor<5x3xui32>)
  %r_0_expected = stablehlo.constant dense<"0xEFCDAB896745230101000000000000000600000000000000"> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<3xui64>, tensor<3xui64>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x46E2A7B4DDE968EEE7CA1E44D9D2577B5D3B54B2518869D0423279CE6C2C4814C69127F0EE2620EA3439E74F7DF574C1F16C701563FCE96A3ADA0577"> : tensor<5x3xui32>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<5x3xui32>, tensor<5x3xui32>) -> ()
  return
}

func.func private @philox_3_ui32_5x3_program(%a: tensor<3xui64>) -> (tensor<3xui64>, tensor<5x3xui32>) {
  %r:2 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<5x3xui32>)
  return %r#0, %r#1 : tensor<3xui64>, tensor<5x3xui32>
}

func.func @philox_3_ui32_2x5x4() {
  %x0 = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF0500000000000000"> : tensor<3xui64>
  %r:2 = call @philox_3_ui32_2x5x4_program(%x0) : (tensor<3xui64>) -> (tensor<3xui64>, tensor<2x5x4xui32>)
  %r_0_expected = stablehlo.constant dense<"0xEFCDAB896745230107000000000000000600000000000000"> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<3xui64>, tensor<3xui64>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x46E2A7B4DDE968EEE7CA1E44D9D2577B5D3B54B2518869D0423279CE6C2C4814C69127F0EE2620EA3439E74F7DF574C1F16C701563FCE96A3ADA0577EAAD25DE2D9F2A91C4C70882E4722712F6F6B30CA7E8B149F48D5F6C86198FBAB1A6CA8422A7F9A0DF27402AC23BB304F15C1515486B70B356FC474EA7CE42EF9BF889A8C54E71FBBB97872DDAB427C824D6E98C4CCCA856D850F151CE1C912E528E580C"> : tensor<2x5x4xui32>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<2x5x4xui32>, tensor<2x5x4xui32>) -> ()
  return
}

func.func private @philox_3_ui32_2x5x4_program(%a: tensor<3xui64>) -> (tensor<3xui64>, tensor<2x5x4xui32>) {
  %r:2 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<2x5x4xui32>)
  return %r#0, %r#1 : tensor<3xui64>, tensor<2x5x4xui32>
}

func.func @philox_3_ui32_0x3() {
  %x0 = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF0500000000000000"> : tensor<3xui64>
  %r:2 = call @philox_3_ui32_0x3_program(%x0) : (tensor<3xui64>) -> (tensor<3xui64>, tensor<0x3xui32>)
  %r_0_expected = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF0500000000000000"> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<3xui64>, tensor<3xui64>) -> ()
  %r_1_expected = stablehlo.constant dense<> : tensor<0x3xui32>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<0x3xui32>, tensor<0x3xui32>) -> ()
  return
}

func.func private @philox_3_ui32_0x3_program(%a: tensor<3xui64>) -> (tensor<3xui64>, tensor<0x3xui32>) {
  %r:2 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<0x3xui32>)
  return %r#0, %r#1 : tensor<3xui64>, tensor<0x3xui32>
}

func.func @philox_3_ui64() {
  %x0 = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF0500000000000000"> : tensor<3xui64>
  %r:2 = call @philox_3_ui64_program(%x0) : (tensor<3xui64>) -> (tensor<3xui64>, tensor<ui64>)
  %r_0_expected = stablehlo.constant dense<"0xEFCDAB8967452301FEFFFFFFFFFFFFFF0500000000000000"> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<3xui64>, tensor<3xui64>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x46E2A7B4DDE968EE"> : tensor<ui64>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<ui64>, tensor<ui64>) -> ()
  return
}

func.func private @philox_3_ui64_program(%a: tensor<3xui64>) -> (tensor<3xui64>, tensor<ui64>) {
  %r:2 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<ui64>)
  return %r#0, %r#1 : tensor<3xui64>, tensor<ui64>
}

func.func @philox_3_ui64_1() {
  %x0 = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF0500000000000000"> : tensor<3xui64>
  %r:2 = call @philox_3_ui64_1_program(%x0) : (tensor<3xui64>) -> (tensor<3xui64>, tensor<1xui64>)
  %r_0_expected = stablehlo.constant dense<"0xEFCDAB8967452301FEFFFFFFFFFFFFFF0500000000000000"> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<3xui64>, tensor<3xui64>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x46E2A7B4DDE968EE"> : tensor<1xui64>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<1xui64>, tensor<1xui64>) -> ()
  return
}

func.func private @philox_3_ui64_1_program(%a: tensor<3xui64>) -> (tensor<3xui64>, tensor<1xui64>) {
  %r:2 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<1xui64>)
  return %r#0, %r#1 : tensor<3xui64>, tensor<1xui64>
}

func.func @philox_3_ui64_5() {
  %x0 = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF0500000000000000"> : tensor<3xui64>
  %r:2 = call @philox_3_ui64_5_program(%x0) : (tensor<3xui64>) -> (tensor<3xui64>, tensor<5xui64>)
  %r_0_expected = stablehlo.constant dense<"0xEFCDAB896745230100000000000000000600000000000000"> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<3xui64>, tensor<3xui64>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x46E2A7B4DDE968EEE7CA1E44D9D2577B5D3B54B2518869D0423279CE6C2C4814C69127F0EE2620EA"> : tensor<5xui64>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<5xui64>, tensor<5xui64>) -> ()
  return
}

func.func private @philox_3_ui64_5_program(%a: tensor<3xui64>) -> (tensor<3xui64>, tensor<5xui64>) {
  %r:2 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<5xui64>)
  return %r#0, %r#1 : tensor<3xui64>, tensor<5xui64>
}

func.func @philox_3_ui64_3x5() {
  %x0 = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF0500000000000000"> : tensor<3xui64>
  %r:2 = call @philox_3_ui64_3x5_program(%x0) : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x5xui64>)
  %r_0_expected = stablehlo.constant dense<"0xEFCDAB896745230105000000000000000600000000000000"> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<3xui64>, tensor<3xui64>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x46E2A7B4DDE968EEE7CA1E44D9D2577B5D3B54B2518869D0423279CE6C2C4814C69127F0EE2620EA3439E74F7DF574C1F16C701563FCE96A3ADA0577EAAD25DE2D9F2A91C4C70882E4722712F6F6B30CA7E8B149F48D5F6C86198FBAB1A6CA8422A7F9A0DF27402AC23BB304F15C1515486B70B356FC474E"> : tensor<3x5xui64>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<3x5xui64>, tensor<3x5xui64>) -> ()
  return
}

func.func private @philox_3_ui64_3x5_program(%a: tensor<3xui64>) -> (tensor<3xui64>, tensor<3x5xui64>) {
  %r:2 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x5xui64>)
  return %r#0, %r#1 : tensor<3xui64>, tensor<3x5xui64>
}

func.func @philox_3_ui64_4x6() {
  %x0 = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF0500000000000000"> : tensor<3xui64>
  %r:2 = call @philox_3_ui64_4x6_program(%x0) : (tensor<3xui64>) -> (tensor<3xui64>, tensor<4x6xui64>)
  %r_0_expected = stablehlo.constant dense<"0xEFCDAB896745230109000000000000000600000000000000"> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<3xui64>, tensor<3xui64>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x46E2A7B4DDE968EEE7CA1E44D9D2577B5D3B54B2518869D0423279CE6C2C4814C69127F0EE2620EA3439E74F7DF574C1F16C701563FCE96A3ADA0577EAAD25DE2D9F2A91C4C70882E4722712F6F6B30CA7E8B149F48D5F6C86198FBAB1A6CA8422A7F9A0DF27402AC23BB304F15C1515486B70B356FC474EA7CE42EF9BF889A8C54E71FBBB97872DDAB427C824D6E98C4CCCA856D850F151CE1C912E528E580C8424BB7A07755D0A0E0C8819BBBF990E9D887396917F33168AF0B314543528D2"> : tensor<4x6xui64>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<4x6xui64>, tensor<4x6xui64>) -> ()
  return
}

func.func private @philox_3_ui64_4x6_program(%a: tensor<3xui64>) -> (tensor<3xui64>, tensor<4x6xui64>) {
  %r:2 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<4x6xui64>)
  return %r#0, %r#1 : tensor<3xui64>, tensor<4x6xui64>
}

func.func @philox_3_ui64_5x3() {
  %x0 = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF0500000000000000"> : tensor<3xui64>
  %r:2 = call @philox_3_ui64_5x3_program(%x0) : (tensor<3xui64>) -> (tensor<3xui64>, tensor<5x3xui64>)
  %r_0_expected = stablehlo.constant dense<"0xEFCDAB896745230105000000000000000600000000000000"> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<3xui64>, tensor<3xui64>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x46E2A7B4DDE968EEE7CA1E44D9D2577B5D3B54B2518869D0423279CE6C2C4814C69127F0EE2620EA3439E74F7DF574C1F16C701563FCE96A3ADA0577EAAD25DE2D9F2A91C4C70882E4722712F6F6B30CA7E8B149F48D5F6C86198FBAB1A6CA8422A7F9A0DF27402AC23BB304F15C1515486B70B356FC474E"> : tensor<5x3xui64>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<5x3xui64>, tensor<5x3xui64>) -> ()
  return
}

func.func private @philox_3_ui64_5x3_program(%a: tensor<3xui64>) -> (tensor<3xui64>, tensor<5x3xui64>) {
  %r:2 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<5x3xui64>)
  return %r#0, %r#1 : tensor<3xui64>, tensor<5x3xui64>
}

func.func @philox_3_ui64_2x5x4() {
  %x0 = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF0500000000000000"> : tensor<3xui64>
  %r:2 = call @philox_3_ui64_2x5x4_program(%x0) : (tensor<3xui64>) -> (tensor<3xui64>, tensor<2x5x4xui64>)
  %r_0_expected = stablehlo.constant dense<"0xEFCDAB896745230111000000000000000600000000000000"> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<3xui64>, tensor<3xui64>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x46E2A7B4DDE968EEE7CA1E44D9D2577B5D3B54B2518869D0423279CE6C2C4814C69127F0EE2620EA3439E74F7DF574C1F16C701563FCE96A3ADA0577EAAD25DE2D9F2A91C4C70882E4722712F6F6B30CA7E8B149F48D5F6C86198FBAB1A6CA8422A7F9A0DF27402AC23BB304F15C1515486B70B356FC474EA7CE42EF9BF889A8C54E71FBBB97872DDAB427C824D6E98C4CCCA856D850F151CE1C912E528E580C8424BB7A07755D0A0E0C8819BBBF990E9D887396917F33168AF0B314543528D256538A4574E0715A60B50B3504201B7984DAB05029B4D5B0E8E4BDB362A82AF24C9034AC086E589463473E50D3FBDD97D328F3E4F142F1964ED9FC111BAEB9A347DFCBDC596FBC85076BFF338ABDC21F57EAB55AB7C3734260BF6B46A97EFDB6CDDA4214AACB822364F2EC3B6AB346E6175B6B03E59EA41B48FAD129E6AC0C4E"> : tensor<2x5x4xui64>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<2x5x4xui64>, tensor<2x5x4xui64>) -> ()
  return
}

func.func private @philox_3_ui64_2x5x4_program(%a: tensor<3xui64>) -> (tensor<3xui64>, tensor<2x5x4xui64>) {
  %r:2 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<2x5x4xui64>)
  return %r#0, %r#1 : tensor<3xui64>, tensor<2x5x4xui64>
}

func.func @philox_3_ui64_0x3() {
  %x0 = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF0500000000000000"> : tensor<3xui64>
  %r:2 = call @philox_3_ui64_0x3_program(%x0) : (tensor<3xui64>) -> (tensor<3xui64>, tensor<0x3xui64>)
  %r_0_expected = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF0500000000000000"> : tensor<3xui64>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<3xui64>, tensor<3xui64>) -> ()
  %r_1_expected = stablehlo.constant dense<> : tensor<0x3xui64>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<0x3xui64>, tensor<0x3xui64>) -> ()
  return
}

func.func private @philox_3_ui64_0x3_program(%a: tensor<3xui64>) -> (tensor<3xui64>, tensor<0x3xui64>) {
  %r:2 = stablehlo.rng_bit_generator %a, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<0x3xui64>)
  return %r#0, %r#1 : tensor<3xui64>, tensor<0x3xui64>
}

func.func @default_2_ui8_5() {
  %x0 = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF"> : tensor<2xui64>
  %r:2 = call @default_2_ui8_5_program(%x0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui8>)
  %r_0_expected = stablehlo.constant dense<"0xEFCDAB8967452301FFFFFFFFFFFFFFFF"> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x671D7C9694"> : tensor<5xui8>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<5xui8>, tensor<5xui8>) -> ()
  return
}

func.func private @default_2_ui8_5_program(%a: tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui8>) {
  %r:2 = stablehlo.rng_bit_generator %a, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui8>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<5xui8>
}

func.func @default_2_ui16_5() {
  %x0 = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF"> : tensor<2xui64>
  %r:2 = call @default_2_ui16_5_program(%x0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui16>)
  %r_0_expected = stablehlo.constant dense<"0xEFCDAB8967452301FFFFFFFFFFFFFFFF"> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x67391D087C9196439451"> : tensor<5xui16>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<5xui16>, tensor<5xui16>) -> ()
  return
}

func.func private @default_2_ui16_5_program(%a: tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui16>) {
  %r:2 = stablehlo.rng_bit_generator %a, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui16>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<5xui16>
}

func.func @default_2_ui32() {
  %x0 = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF"> : tensor<2xui64>
  %r:2 = call @default_2_ui32_program(%x0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>)
  %r_0_expected = stablehlo.constant dense<"0xEFCDAB8967452301FEFFFFFFFFFFFFFF"> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x6739CE5C"> : tensor<ui32>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<ui32>, tensor<ui32>) -> ()
  return
}

func.func private @default_2_ui32_program(%a: tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>) {
  %r:2 = stablehlo.rng_bit_generator %a, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<ui32>
}

func.func @default_2_ui32_1() {
  %x0 = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF"> : tensor<2xui64>
  %r:2 = call @default_2_ui32_1_program(%x0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui32>)
  %r_0_expected = stablehlo.constant dense<"0xEFCDAB8967452301FEFFFFFFFFFFFFFF"> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x6739CE5C"> : tensor<1xui32>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<1xui32>, tensor<1xui32>) -> ()
  return
}

func.func private @default_2_ui32_1_program(%a: tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui32>) {
  %r:2 = stablehlo.rng_bit_generator %a, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui32>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<1xui32>
}

func.func @default_2_ui32_5() {
  %x0 = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF"> : tensor<2xui64>
  %r:2 = call @default_2_ui32_5_program(%x0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui32>)
  %r_0_expected = stablehlo.constant dense<"0xEFCDAB8967452301FFFFFFFFFFFFFFFF"> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x6739CE5C1D08440A7C91AED99643AB7B9451480A"> : tensor<5xui32>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<5xui32>, tensor<5xui32>) -> ()
  return
}

func.func private @default_2_ui32_5_program(%a: tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui32>) {
  %r:2 = stablehlo.rng_bit_generator %a, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui32>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<5xui32>
}

func.func @default_2_ui32_3x5() {
  %x0 = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF"> : tensor<2xui64>
  %r:2 = call @default_2_ui32_3x5_program(%x0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui32>)
  %r_0_expected = stablehlo.constant dense<"0xEFCDAB89674523010100000000000000"> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x6739CE5C1D08440A7C91AED99643AB7B9451480A06F8C541EE2F82D6D4A38538F359EB41E085733089338B5B7CF662A264D20670DED41FD78E46FF3A"> : tensor<3x5xui32>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<3x5xui32>, tensor<3x5xui32>) -> ()
  return
}

func.func private @default_2_ui32_3x5_program(%a: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui32>) {
  %r:2 = stablehlo.rng_bit_generator %a, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui32>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<3x5xui32>
}

func.func @default_2_ui32_4x6() {
  %x0 = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF"> : tensor<2xui64>
  %r:2 = call @default_2_ui32_4x6_program(%x0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4x6xui32>)
  %r_0_expected = stablehlo.constant dense<"0xEFCDAB89674523010300000000000000"> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x6739CE5C1D08440A7C91AED99643AB7B9451480A06F8C541EE2F82D6D4A38538F359EB41E085733089338B5B7CF662A264D20670DED41FD78E46FF3A68F7B540115DDA3457E8A4A2F9D581FC87CD8578260A0BDF331FA954AC3F4F4B10290617"> : tensor<4x6xui32>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<4x6xui32>, tensor<4x6xui32>) -> ()
  return
}

func.func private @default_2_ui32_4x6_program(%a: tensor<2xui64>) -> (tensor<2xui64>, tensor<4x6xui32>) {
  %r:2 = stablehlo.rng_bit_generator %a, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4x6xui32>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<4x6xui32>
}

func.func @default_2_ui32_5x3() {
  %x0 = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF"> : tensor<2xui64>
  %r:2 = call @default_2_ui32_5x3_program(%x0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5x3xui32>)
  %r_0_expected = stablehlo.constant dense<"0xEFCDAB89674523010100000000000000"> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x6739CE5C1D08440A7C91AED99643AB7B9451480A06F8C541EE2F82D6D4A38538F359EB41E085733089338B5B7CF662A264D20670DED41FD78E46FF3A"> : tensor<5x3xui32>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<5x3xui32>, tensor<5x3xui32>) -> ()
  return
}

func.func private @default_2_ui32_5x3_program(%a: tensor<2xui64>) -> (tensor<2xui64>, tensor<5x3xui32>) {
  %r:2 = stablehlo.rng_bit_generator %a, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5x3xui32>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<5x3xui32>
}

func.func @default_2_ui32_2x5x4() {
  %x0 = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF"> : tensor<2xui64>
  %r:2 = call @default_2_ui32_2x5x4_program(%x0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x5x4xui32>)
  %r_0_expected = stablehlo.constant dense<"0xEFCDAB89674523010700000000000000"> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x6739CE5C1D08440A7C91AED99643AB7B9451480A06F8C541EE2F82D6D4A38538F359EB41E085733089338B5B7CF662A264D20670DED41FD78E46FF3A68F7B540115DDA3457E8A4A2F9D581FC87CD8578260A0BDF331FA954AC3F4F4B10290617833BDCE14BF25A7DB2F12E0860426B7B406FDA0F5840C633457D1D9D1F5A140495FA97A336A1723099D6BAE87D202F9AE1EED3E183CF33CE6B250653C140F807"> : tensor<2x5x4xui32>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<2x5x4xui32>, tensor<2x5x4xui32>) -> ()
  return
}

func.func private @default_2_ui32_2x5x4_program(%a: tensor<2xui64>) -> (tensor<2xui64>, tensor<2x5x4xui32>) {
  %r:2 = stablehlo.rng_bit_generator %a, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x5x4xui32>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<2x5x4xui32>
}

func.func @default_2_ui32_0x3() {
  %x0 = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF"> : tensor<2xui64>
  %r:2 = call @default_2_ui32_0x3_program(%x0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xui32>)
  %r_0_expected = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF"> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
  %r_1_expected = stablehlo.constant dense<> : tensor<0x3xui32>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<0x3xui32>, tensor<0x3xui32>) -> ()
  return
}

func.func private @default_2_ui32_0x3_program(%a: tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xui32>) {
  %r:2 = stablehlo.rng_bit_generator %a, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xui32>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<0x3xui32>
}

func.func @default_2_ui64() {
  %x0 = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF"> : tensor<2xui64>
  %r:2 = call @default_2_ui64_program(%x0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui64>)
  %r_0_expected = stablehlo.constant dense<"0xEFCDAB8967452301FEFFFFFFFFFFFFFF"> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x6739CE5C1D08440A"> : tensor<ui64>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<ui64>, tensor<ui64>) -> ()
  return
}

func.func private @default_2_ui64_program(%a: tensor<2xui64>) -> (tensor<2xui64>, tensor<ui64>) {
  %r:2 = stablehlo.rng_bit_generator %a, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui64>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<ui64>
}

func.func @default_2_ui64_1() {
  %x0 = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF"> : tensor<2xui64>
  %r:2 = call @default_2_ui64_1_program(%x0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui64>)
  %r_0_expected = stablehlo.constant dense<"0xEFCDAB8967452301FEFFFFFFFFFFFFFF"> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x6739CE5C1D08440A"> : tensor<1xui64>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<1xui64>, tensor<1xui64>) -> ()
  return
}

func.func private @default_2_ui64_1_program(%a: tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui64>) {
  %r:2 = stablehlo.rng_bit_generator %a, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui64>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<1xui64>
}

func.func @default_2_ui64_5() {
  %x0 = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF"> : tensor<2xui64>
  %r:2 = call @default_2_ui64_5_program(%x0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui64>)
  %r_0_expected = stablehlo.constant dense<"0xEFCDAB89674523010000000000000000"> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x6739CE5C1D08440A7C91AED99643AB7B9451480A06F8C541EE2F82D6D4A38538F359EB41E0857330"> : tensor<5xui64>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<5xui64>, tensor<5xui64>) -> ()
  return
}

func.func private @default_2_ui64_5_program(%a: tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui64>) {
  %r:2 = stablehlo.rng_bit_generator %a, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui64>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<5xui64>
}

func.func @default_2_ui64_3x5() {
  %x0 = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF"> : tensor<2xui64>
  %r:2 = call @default_2_ui64_3x5_program(%x0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui64>)
  %r_0_expected = stablehlo.constant dense<"0xEFCDAB89674523010500000000000000"> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x6739CE5C1D08440A7C91AED99643AB7B9451480A06F8C541EE2F82D6D4A38538F359EB41E085733089338B5B7CF662A264D20670DED41FD78E46FF3A68F7B540115DDA3457E8A4A2F9D581FC87CD8578260A0BDF331FA954AC3F4F4B10290617833BDCE14BF25A7DB2F12E0860426B7B406FDA0F5840C633"> : tensor<3x5xui64>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<3x5xui64>, tensor<3x5xui64>) -> ()
  return
}

func.func private @default_2_ui64_3x5_program(%a: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui64>) {
  %r:2 = stablehlo.rng_bit_generator %a, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui64>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<3x5xui64>
}

func.func @default_2_ui64_4x6() {
  %x0 = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF"> : tensor<2xui64>
  %r:2 = call @default_2_ui64_4x6_program(%x0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4x6xui64>)
  %r_0_expected = stablehlo.constant dense<"0xEFCDAB89674523010900000000000000"> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x6739CE5C1D08440A7C91AED99643AB7B9451480A06F8C541EE2F82D6D4A38538F359EB41E085733089338B5B7CF662A264D20670DED41FD78E46FF3A68F7B540115DDA3457E8A4A2F9D581FC87CD8578260A0BDF331FA954AC3F4F4B10290617833BDCE14BF25A7DB2F12E0860426B7B406FDA0F5840C633457D1D9D1F5A140495FA97A336A1723099D6BAE87D202F9AE1EED3E183CF33CE6B250653C140F8075315C3B061F7F16695511EA0C0FDF74B68572C60A7DA2186D635A42AFE94A0D3"> : tensor<4x6xui64>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<4x6xui64>, tensor<4x6xui64>) -> ()
  return
}

func.func private @default_2_ui64_4x6_program(%a: tensor<2xui64>) -> (tensor<2xui64>, tensor<4x6xui64>) {
  %r:2 = stablehlo.rng_bit_generator %a, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4x6xui64>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<4x6xui64>
}

func.func @default_2_ui64_5x3() {
  %x0 = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF"> : tensor<2xui64>
  %r:2 = call @default_2_ui64_5x3_program(%x0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5x3xui64>)
  %r_0_expected = stablehlo.constant dense<"0xEFCDAB89674523010500000000000000"> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x6739CE5C1D08440A7C91AED99643AB7B9451480A06F8C541EE2F82D6D4A38538F359EB41E085733089338B5B7CF662A264D20670DED41FD78E46FF3A68F7B540115DDA3457E8A4A2F9D581FC87CD8578260A0BDF331FA954AC3F4F4B10290617833BDCE14BF25A7DB2F12E0860426B7B406FDA0F5840C633"> : tensor<5x3xui64>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<5x3xui64>, tensor<5x3xui64>) -> ()
  return
}

func.func private @default_2_ui64_5x3_program(%a: tensor<2xui64>) -> (tensor<2xui64>, tensor<5x3xui64>) {
  %r:2 = stablehlo.rng_bit_generator %a, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5x3xui64>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<5x3xui64>
}

func.func @default_2_ui64_2x5x4() {
  %x0 = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF"> : tensor<2xui64>
  %r:2 = call @default_2_ui64_2x5x4_program(%x0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x5x4xui64>)
  %r_0_expected = stablehlo.constant dense<"0xEFCDAB89674523011100000000000000"> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x6739CE5C1D08440A7C91AED99643AB7B9451480A06F8C541EE2F82D6D4A38538F359EB41E085733089338B5B7CF662A264D20670DED41FD78E46FF3A68F7B540115DDA3457E8A4A2F9D581FC87CD8578260A0BDF331FA954AC3F4F4B10290617833BDCE14BF25A7DB2F12E0860426B7B406FDA0F5840C633457D1D9D1F5A140495FA97A336A1723099D6BAE87D202F9AE1EED3E183CF33CE6B250653C140F8075315C3B061F7F16695511EA0C0FDF74B68572C60A7DA2186D635A42AFE94A0D3ACFC3C06C9DF31234AE49A059C0964EB92995EF96F61B9BFE5D56071A9BDFE96B8766B06A5E06C672464AE471E7AB5F8635C967AEE6C092D73A72C6B7417FC080B358221223B1BD8011F7CC98384DF3E75DC742D218AB45E81DFF0D9229CB6A6D85FB3F83911D04FE18928F2857334F1919DA7979B52C060A4EAF398A8A84E3C"> : tensor<2x5x4xui64>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<2x5x4xui64>, tensor<2x5x4xui64>) -> ()
  return
}

func.func private @default_2_ui64_2x5x4_program(%a: tensor<2xui64>) -> (tensor<2xui64>, tensor<2x5x4xui64>) {
  %r:2 = stablehlo.rng_bit_generator %a, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x5x4xui64>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<2x5x4xui64>
}

func.func @default_2_ui64_0x3() {
  %x0 = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF"> : tensor<2xui64>
  %r:2 = call @default_2_ui64_0x3_program(%x0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xui64>)
  %r_0_expected = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF"> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
  %r_1_expected = stablehlo.constant dense<> : tensor<0x3xui64>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<0x3xui64>, tensor<0x3xui64>) -> ()
  return
}

func.func private @default_2_ui64_0x3_program(%a: tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xui64>) {
  %r:2 = stablehlo.rng_bit_generator %a, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xui64>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<0x3xui64>
}

func.func @three_fry_2_ui8_5() {
  %x0 = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF"> : tensor<2xui64>
  %r:2 = call @three_fry_2_ui8_5_program(%x0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui8>)
  %r_0_expected = stablehlo.constant dense<"0xEFCDAB89674523010000000000000000"> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x5FDC5BB494"> : tensor<5xui8>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<5xui8>, tensor<5xui8>) -> ()
  return
}

func.func private @three_fry_2_ui8_5_program(%a: tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui8>) {
  %r:2 = stablehlo.rng_bit_generator %a, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui8>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<5xui8>
}

func.func @three_fry_2_ui16_5() {
  %x0 = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF"> : tensor<2xui64>
  %r:2 = call @three_fry_2_ui16_5_program(%x0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui16>)
  %r_0_expected = stablehlo.constant dense<"0xEFCDAB89674523010000000000000000"> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x5F95DCC65B21B4609474"> : tensor<5xui16>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<5xui16>, tensor<5xui16>) -> ()
  return
}

func.func private @three_fry_2_ui16_5_program(%a: tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui16>) {
  %r:2 = stablehlo.rng_bit_generator %a, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui16>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<5xui16>
}

func.func @three_fry_2_ui32() {
  %x0 = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF"> : tensor<2xui64>
  %r:2 = call @three_fry_2_ui32_program(%x0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>)
  %r_0_expected = stablehlo.constant dense<"0xEFCDAB8967452301FEFFFFFFFFFFFFFF"> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x5F95C53F"> : tensor<ui32>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<ui32>, tensor<ui32>) -> ()
  return
}

func.func private @three_fry_2_ui32_program(%a: tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>) {
  %r:2 = stablehlo.rng_bit_generator %a, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<ui32>
}

func.func @three_fry_2_ui32_1() {
  %x0 = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF"> : tensor<2xui64>
  %r:2 = call @three_fry_2_ui32_1_program(%x0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui32>)
  %r_0_expected = stablehlo.constant dense<"0xEFCDAB8967452301FEFFFFFFFFFFFFFF"> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x5F95C53F"> : tensor<1xui32>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<1xui32>, tensor<1xui32>) -> ()
  return
}

func.func private @three_fry_2_ui32_1_program(%a: tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui32>) {
  %r:2 = stablehlo.rng_bit_generator %a, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui32>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<1xui32>
}

func.func @three_fry_2_ui32_5() {
  %x0 = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF"> : tensor<2xui64>
  %r:2 = call @three_fry_2_ui32_5_program(%x0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui32>)
  %r_0_expected = stablehlo.constant dense<"0xEFCDAB89674523010000000000000000"> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x5F95C53FDCC6397E5B21F4B0B4609AE194743D0B"> : tensor<5xui32>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<5xui32>, tensor<5xui32>) -> ()
  return
}

func.func private @three_fry_2_ui32_5_program(%a: tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui32>) {
  %r:2 = stablehlo.rng_bit_generator %a, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui32>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<5xui32>
}

func.func @three_fry_2_ui32_3x5() {
  %x0 = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF"> : tensor<2xui64>
  %r:2 = call @three_fry_2_ui32_3x5_program(%x0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui32>)
  %r_0_expected = stablehlo.constant dense<"0xEFCDAB89674523010600000000000000"> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x5F95C53FDCC6397E5B21F4B0B4609AE194743D0B89D8A4AAF4C4356B0729A5751386DDD3F1E5D035D8192F7CE3DB8402BDBB79DE18FD13179E029DB0"> : tensor<3x5xui32>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<3x5xui32>, tensor<3x5xui32>) -> ()
  return
}

func.func private @three_fry_2_ui32_3x5_program(%a: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui32>) {
  %r:2 = stablehlo.rng_bit_generator %a, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui32>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<3x5xui32>
}

func.func @three_fry_2_ui32_4x6() {
  %x0 = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF"> : tensor<2xui64>
  %r:2 = call @three_fry_2_ui32_4x6_program(%x0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4x6xui32>)
  %r_0_expected = stablehlo.constant dense<"0xEFCDAB89674523010900000000000000"> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x5F95C53F5B21F4B094743D0B89D8A4AA0729A575F1E5D035DCC6397EB4609AE1DCC4F8ACF4C4356B1386DDD3E47FD18ED8192F7CBDBB79DE9E029DB032E7A36C174612C815F830B5E3DB840218FD131741F4847D396B3BA46E4977200384CEED"> : tensor<4x6xui32>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<4x6xui32>, tensor<4x6xui32>) -> ()
  return
}

func.func private @three_fry_2_ui32_4x6_program(%a: tensor<2xui64>) -> (tensor<2xui64>, tensor<4x6xui32>) {
  %r:2 = stablehlo.rng_bit_generator %a, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4x6xui32>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<4x6xui32>
}

func.func @three_fry_2_ui32_5x3() {
  %x0 = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF"> : tensor<2xui64>
  %r:2 = call @three_fry_2_ui32_5x3_program(%x0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5x3xui32>)
  %r_0_expected = stablehlo.constant dense<"0xEFCDAB89674523010600000000000000"> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x5F95C53F5B21F4B094743D0BDCC6397EB4609AE1DCC4F8AC89D8A4AA0729A575F1E5D035F4C4356B1386DDD3E47FD18ED8192F7CBDBB79DE9E029DB0"> : tensor<5x3xui32>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<5x3xui32>, tensor<5x3xui32>) -> ()
  return
}

func.func private @three_fry_2_ui32_5x3_program(%a: tensor<2xui64>) -> (tensor<2xui64>, tensor<5x3xui32>) {
  %r:2 = stablehlo.rng_bit_generator %a, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5x3xui32>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<5x3xui32>
}

func.func @three_fry_2_ui32_2x5x4() {
  %x0 = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF"> : tensor<2xui64>
  %r:2 = call @three_fry_2_ui32_2x5x4_program(%x0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x5x4xui32>)
  %r_0_expected = stablehlo.constant dense<"0xEFCDAB89674523011100000000000000"> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x5F95C53F5B21F4B094743D0B89D8A4AA0729A575F1E5D035D8192F7CBDBB79DE9E029DB032E7A36C174612C815F830B54BB2FB952E7574EABF232BEAA80E15394D185A6C1D8D2C64D02C831BA59F3022DCC6397EB4609AE1DCC4F8ACF4C4356B1386DDD3E47FD18EE3DB840218FD131741F4847D396B3BA46E4977200384CEED80A1C8A24BD5052B0D63352CC278A74BEFD3432299731C8F21EC76DAF02D7AFB"> : tensor<2x5x4xui32>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<2x5x4xui32>, tensor<2x5x4xui32>) -> ()
  return
}

func.func private @three_fry_2_ui32_2x5x4_program(%a: tensor<2xui64>) -> (tensor<2xui64>, tensor<2x5x4xui32>) {
  %r:2 = stablehlo.rng_bit_generator %a, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x5x4xui32>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<2x5x4xui32>
}

func.func @three_fry_2_ui32_0x3() {
  %x0 = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF"> : tensor<2xui64>
  %r:2 = call @three_fry_2_ui32_0x3_program(%x0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xui32>)
  %r_0_expected = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF"> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
  %r_1_expected = stablehlo.constant dense<> : tensor<0x3xui32>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<0x3xui32>, tensor<0x3xui32>) -> ()
  return
}

func.func private @three_fry_2_ui32_0x3_program(%a: tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xui32>) {
  %r:2 = stablehlo.rng_bit_generator %a, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xui32>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<0x3xui32>
}

func.func @three_fry_2_ui64() {
  %x0 = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF"> : tensor<2xui64>
  %r:2 = call @three_fry_2_ui64_program(%x0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui64>)
  %r_0_expected = stablehlo.constant dense<"0xEFCDAB8967452301FEFFFFFFFFFFFFFF"> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x5F95C53FDCC6397E"> : tensor<ui64>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<ui64>, tensor<ui64>) -> ()
  return
}

func.func private @three_fry_2_ui64_program(%a: tensor<2xui64>) -> (tensor<2xui64>, tensor<ui64>) {
  %r:2 = stablehlo.rng_bit_generator %a, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui64>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<ui64>
}

func.func @three_fry_2_ui64_1() {
  %x0 = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF"> : tensor<2xui64>
  %r:2 = call @three_fry_2_ui64_1_program(%x0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui64>)
  %r_0_expected = stablehlo.constant dense<"0xEFCDAB8967452301FEFFFFFFFFFFFFFF"> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x5F95C53FDCC6397E"> : tensor<1xui64>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<1xui64>, tensor<1xui64>) -> ()
  return
}

func.func private @three_fry_2_ui64_1_program(%a: tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui64>) {
  %r:2 = stablehlo.rng_bit_generator %a, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui64>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<1xui64>
}

func.func @three_fry_2_ui64_5() {
  %x0 = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF"> : tensor<2xui64>
  %r:2 = call @three_fry_2_ui64_5_program(%x0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui64>)
  %r_0_expected = stablehlo.constant dense<"0xEFCDAB89674523010200000000000000"> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x5F95C53FDCC6397E5B21F4B0B4609AE194743D0BDCC4F8AC89D8A4AAF4C4356B0729A5751386DDD3"> : tensor<5xui64>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<5xui64>, tensor<5xui64>) -> ()
  return
}

func.func private @three_fry_2_ui64_5_program(%a: tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui64>) {
  %r:2 = stablehlo.rng_bit_generator %a, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui64>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<5xui64>
}

func.func @three_fry_2_ui64_3x5() {
  %x0 = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF"> : tensor<2xui64>
  %r:2 = call @three_fry_2_ui64_3x5_program(%x0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui64>)
  %r_0_expected = stablehlo.constant dense<"0xEFCDAB89674523010C00000000000000"> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x5F95C53FDCC6397E5B21F4B0B4609AE194743D0BDCC4F8AC89D8A4AAF4C4356B0729A5751386DDD3F1E5D035E47FD18ED8192F7CE3DB8402BDBB79DE18FD13179E029DB041F4847D32E7A36C396B3BA4174612C86E49772015F830B50384CEED4BB2FB9580A1C8A22E7574EA4BD5052BBF232BEA0D63352C"> : tensor<3x5xui64>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<3x5xui64>, tensor<3x5xui64>) -> ()
  return
}

func.func private @three_fry_2_ui64_3x5_program(%a: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui64>) {
  %r:2 = stablehlo.rng_bit_generator %a, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui64>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<3x5xui64>
}

func.func @three_fry_2_ui64_4x6() {
  %x0 = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF"> : tensor<2xui64>
  %r:2 = call @three_fry_2_ui64_4x6_program(%x0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4x6xui64>)
  %r_0_expected = stablehlo.constant dense<"0xEFCDAB89674523011500000000000000"> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x5F95C53FDCC6397E5B21F4B0B4609AE194743D0BDCC4F8AC89D8A4AAF4C4356B0729A5751386DDD3F1E5D035E47FD18ED8192F7CE3DB8402BDBB79DE18FD13179E029DB041F4847D32E7A36C396B3BA4174612C86E49772015F830B50384CEED4BB2FB9580A1C8A22E7574EA4BD5052BBF232BEA0D63352CA80E1539C278A74B4D185A6CEFD343221D8D2C6499731C8FD02C831B21EC76DAA59F3022F02D7AFB94F34FA622EF15627F133D755E7E0D1353553ED75A00669B35E6FB93973D5E0F"> : tensor<4x6xui64>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<4x6xui64>, tensor<4x6xui64>) -> ()
  return
}

func.func private @three_fry_2_ui64_4x6_program(%a: tensor<2xui64>) -> (tensor<2xui64>, tensor<4x6xui64>) {
  %r:2 = stablehlo.rng_bit_generator %a, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4x6xui64>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<4x6xui64>
}

func.func @three_fry_2_ui64_5x3() {
  %x0 = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF"> : tensor<2xui64>
  %r:2 = call @three_fry_2_ui64_5x3_program(%x0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5x3xui64>)
  %r_0_expected = stablehlo.constant dense<"0xEFCDAB89674523010C00000000000000"> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x5F95C53FDCC6397E5B21F4B0B4609AE194743D0BDCC4F8AC89D8A4AAF4C4356B0729A5751386DDD3F1E5D035E47FD18ED8192F7CE3DB8402BDBB79DE18FD13179E029DB041F4847D32E7A36C396B3BA4174612C86E49772015F830B50384CEED4BB2FB9580A1C8A22E7574EA4BD5052BBF232BEA0D63352C"> : tensor<5x3xui64>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<5x3xui64>, tensor<5x3xui64>) -> ()
  return
}

func.func private @three_fry_2_ui64_5x3_program(%a: tensor<2xui64>) -> (tensor<2xui64>, tensor<5x3xui64>) {
  %r:2 = stablehlo.rng_bit_generator %a, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5x3xui64>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<5x3xui64>
}

func.func @three_fry_2_ui64_2x5x4() {
  %x0 = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF"> : tensor<2xui64>
  %r:2 = call @three_fry_2_ui64_2x5x4_program(%x0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x5x4xui64>)
  %r_0_expected = stablehlo.constant dense<"0xEFCDAB89674523012500000000000000"> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x5F95C53FDCC6397E5B21F4B0B4609AE194743D0BDCC4F8AC89D8A4AAF4C4356B0729A5751386DDD3F1E5D035E47FD18ED8192F7CE3DB8402BDBB79DE18FD13179E029DB041F4847D32E7A36C396B3BA4174612C86E49772015F830B50384CEED4BB2FB9580A1C8A22E7574EA4BD5052BBF232BEA0D63352CA80E1539C278A74B4D185A6CEFD343221D8D2C6499731C8FD02C831B21EC76DAA59F3022F02D7AFB94F34FA622EF15627F133D755E7E0D1353553ED75A00669B35E6FB93973D5E0FEA92CB1EF4A71D1FE14C03F5B78303E0744FFC1ECF4D1B9EF52A03E15CCC240B7D8CE6283DAA3895B533A207762A46A06B1692D0114B98FD3E46758389EAEDCF232E42628D7AD75192CEF93449744DC8FF1512FD9B7FFD3F371BD0B2B3EF0C7BF76B637AE3DBDB8C843EFF0DD05B959FEE28E3A0BE25CA21E0356B6746B235F7"> : tensor<2x5x4xui64>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<2x5x4xui64>, tensor<2x5x4xui64>) -> ()
  return
}

func.func private @three_fry_2_ui64_2x5x4_program(%a: tensor<2xui64>) -> (tensor<2xui64>, tensor<2x5x4xui64>) {
  %r:2 = stablehlo.rng_bit_generator %a, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x5x4xui64>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<2x5x4xui64>
}

func.func @three_fry_2_ui64_0x3() {
  %x0 = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF"> : tensor<2xui64>
  %r:2 = call @three_fry_2_ui64_0x3_program(%x0) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xui64>)
  %r_0_expected = stablehlo.constant dense<"0xEFCDAB8967452301FDFFFFFFFFFFFFFF"> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%r#0, %r_0_expected) {has_side_effect = true} : (tensor<2xui64>, tensor<2xui64>) -> ()
  %r_1_expected = stablehlo.constant dense<> : tensor<0x3xui64>
  stablehlo.custom_call @check.expect_eq(%r#1, %r_1_expected) {has_side_effect = true} : (tensor<0x3xui64>, tensor<0x3xui64>) -> ()
  return
}

func.func private @three_fry_2_ui64_0x3_program(%a: tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xui64>) {
  %r:2 = stablehlo.rng_bit_generator %a, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xui64>)
  return %r#0, %r#1 : tensor<2xui64>, tensor<0x3xui64>
}

func.func @uniform_threefry2x32() {
  %x0 = stablehlo.constant dense<"0x0000000007000000"> : tensor<2xui32>
  %r = call @uniform_threefry2x32_program(%x0) : (tensor<2xui32>) -> (tensor<3x5xf32>)
  %r_expected = stablehlo.constant dense<"0x28912C3F7E80793F500E9B3E884EE33E621B3B3F9A84213F64A8E53EA8ADD23E70E08E3D80C5B73D1C0DBE3E3C5C573F6088333F2061253DA0046E3F"> : tensor<3x5xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
  return
}

func.func private @uniform_threefry2x32_program(%arg0: tensor<2xui32>) -> (tensor<3x5xf32>) {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
  %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
  %0 = call @uniform_threefry2x32__uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f64>, tensor<f64>) -> tensor<3x5xf32>
  return %0 : tensor<3x5xf32>
}
func.func private @uniform_threefry2x32__uniform(%arg0: tensor<2xui32>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<3x5xf32> {
  %0 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
  %1 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
  %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
  %3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
  %4 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
  %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
  %6 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
  %7 = stablehlo.reshape %6 : (tensor<1xui32>) -> tensor<ui32>
  %8 = stablehlo.iota dim = 0 : tensor<3x5xui64>
  %9 = stablehlo.iota dim = 1 : tensor<3x5xui64>
  %c = stablehlo.constant dense<5> : tensor<ui64>
  %10 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<3x5xui64>
  %11 = stablehlo.multiply %10, %8 : tensor<3x5xui64>
  %c_0 = stablehlo.constant dense<1> : tensor<ui64>
  %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<3x5xui64>
  %13 = stablehlo.multiply %12, %9 : tensor<3x5xui64>
  %14 = stablehlo.add %11, %13 : tensor<3x5xui64>
  %c_1 = stablehlo.constant dense<32> : tensor<ui64>
  %15 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<3x5xui64>
  %16 = stablehlo.shift_right_logical %14, %15 : tensor<3x5xui64>
  %17 = stablehlo.convert %14 : (tensor<3x5xui64>) -> tensor<3x5xui32>
  %18 = stablehlo.convert %16 : (tensor<3x5xui64>) -> tensor<3x5xui32>
  %19:2 = call @uniform_threefry2x32_threefry2x32(%5, %7, %18, %17) : (tensor<ui32>, tensor<ui32>, tensor<3x5xui32>, tensor<3x5xui32>) -> (tensor<3x5xui32>, tensor<3x5xui32>)
  %20 = stablehlo.xor %19#0, %19#1 : tensor<3x5xui32>
  %c_2 = stablehlo.constant dense<9> : tensor<ui32>
  %21 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
  %22 = stablehlo.shift_right_logical %20, %21 : tensor<3x5xui32>
  %c_3 = stablehlo.constant dense<1065353216> : tensor<ui32>
  %23 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
  %24 = stablehlo.or %22, %23 : tensor<3x5xui32>
  %25 = stablehlo.bitcast_convert %24 : (tensor<3x5xui32>) -> tensor<3x5xf32>
  %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %26 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
  %27 = stablehlo.subtract %25, %26 : tensor<3x5xf32>
  %28 = stablehlo.subtract %3, %2 : tensor<1x1xf32>
  %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<3x5xf32>
  %30 = stablehlo.multiply %27, %29 : tensor<3x5xf32>
  %31 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<3x5xf32>
  %32 = stablehlo.add %30, %31 : tensor<3x5xf32>
  %33 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<3x5xf32>
  %34 = stablehlo.maximum %33, %32 : tensor<3x5xf32>
  return %34 : tensor<3x5xf32>
}
func.func private @uniform_threefry2x32_threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<3x5xui32>, %arg3: tensor<3x5xui32>) -> (tensor<3x5xui32>, tensor<3x5xui32>) {
  %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
  %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
  %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
  %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
  %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
  %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
  %3 = stablehlo.add %arg2, %2 : tensor<3x5xui32>
  %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
  %5 = stablehlo.add %arg3, %4 : tensor<3x5xui32>
  %c_2 = stablehlo.constant dense<0> : tensor<i64>
  %c_3 = stablehlo.constant dense<0> : tensor<i64>
  %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i64>, tensor<i64>, tensor<3x5xui32>, tensor<3x5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  cond {
    %c_12 = stablehlo.constant dense<5> : tensor<i64>
    %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %7 : tensor<i1>
  } do {
    %7:8 = func.call @uniform_threefry2x32_closed_call(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i64>, tensor<3x5xui32>, tensor<3x5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<3x5xui32>, tensor<3x5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
    %c_12 = stablehlo.constant dense<1> : tensor<i64>
    %8 = stablehlo.add %iterArg, %c_12 : tensor<i64>
    stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i64>, tensor<i64>, tensor<3x5xui32>, tensor<3x5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  return %6#2, %6#3 : tensor<3x5xui32>, tensor<3x5xui32>
}
func.func private @uniform_threefry2x32_closed_call(%arg0: tensor<i64>, %arg1: tensor<3x5xui32>, %arg2: tensor<3x5xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i64>, tensor<3x5xui32>, tensor<3x5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
  %c = stablehlo.constant dense<1> : tensor<i64>
  %0 = stablehlo.add %arg0, %c : tensor<i64>
  %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
  %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
  %3 = stablehlo.add %arg1, %arg2 : tensor<3x5xui32>
  %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
  %5 = stablehlo.shift_left %arg2, %4 : tensor<3x5xui32>
  %c_0 = stablehlo.constant dense<32> : tensor<ui32>
  %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
  %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
  %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<3x5xui32>
  %9 = stablehlo.or %5, %8 : tensor<3x5xui32>
  %10 = stablehlo.xor %3, %9 : tensor<3x5xui32>
  %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
  %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
  %13 = stablehlo.add %3, %10 : tensor<3x5xui32>
  %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
  %15 = stablehlo.shift_left %10, %14 : tensor<3x5xui32>
  %c_1 = stablehlo.constant dense<32> : tensor<ui32>
  %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
  %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
  %18 = stablehlo.shift_right_logical %10, %17 : tensor<3x5xui32>
  %19 = stablehlo.or %15, %18 : tensor<3x5xui32>
  %20 = stablehlo.xor %13, %19 : tensor<3x5xui32>
  %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
  %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
  %23 = stablehlo.add %13, %20 : tensor<3x5xui32>
  %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
  %25 = stablehlo.shift_left %20, %24 : tensor<3x5xui32>
  %c_2 = stablehlo.constant dense<32> : tensor<ui32>
  %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
  %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
  %28 = stablehlo.shift_right_logical %20, %27 : tensor<3x5xui32>
  %29 = stablehlo.or %25, %28 : tensor<3x5xui32>
  %30 = stablehlo.xor %23, %29 : tensor<3x5xui32>
  %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
  %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
  %33 = stablehlo.add %23, %30 : tensor<3x5xui32>
  %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
  %35 = stablehlo.shift_left %30, %34 : tensor<3x5xui32>
  %c_3 = stablehlo.constant dense<32> : tensor<ui32>
  %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
  %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
  %38 = stablehlo.shift_right_logical %30, %37 : tensor<3x5xui32>
  %39 = stablehlo.or %35, %38 : tensor<3x5xui32>
  %40 = stablehlo.xor %33, %39 : tensor<3x5xui32>
  %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
  %42 = stablehlo.add %33, %41 : tensor<3x5xui32>
  %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
  %44 = stablehlo.add %40, %43 : tensor<3x5xui32>
  %c_4 = stablehlo.constant dense<1> : tensor<i64>
  %45 = stablehlo.add %arg0, %c_4 : tensor<i64>
  %46 = stablehlo.convert %45 : (tensor<i64>) -> tensor<ui32>
  %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
  %48 = stablehlo.add %44, %47 : tensor<3x5xui32>
  return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i64>, tensor<3x5xui32>, tensor<3x5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
}

func.func @split_threefry2x32() {
  %x0 = stablehlo.constant dense<"0x0000000007000000"> : tensor<2xui32>
  %r = call @split_threefry2x32_program(%x0) : (tensor<2xui32>) -> (tensor<3x2xui32>)
  %r_expected = stablehlo.constant dense<"0x8B6417D8804D8674BF28A00BBF5620F2A997983903BE1F74"> : tensor<3x2xui32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x2xui32>, tensor<3x2xui32>) -> ()
  return
}

func.func private @split_threefry2x32_program(%arg0: tensor<2xui32>) -> (tensor<3x2xui32>) {
  %0 = call @split_threefry2x32__threefry_split(%arg0) : (tensor<2xui32>) -> tensor<3x2xui32>
  return %0 : tensor<3x2xui32>
}
func.func private @split_threefry2x32__threefry_split(%arg0: tensor<2xui32>) -> tensor<3x2xui32> {
  %0 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
  %1 = stablehlo.reshape %0 : (tensor<1xui32>) -> tensor<ui32>
  %2 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
  %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
  %4 = stablehlo.iota dim = 0 : tensor<3xui64>
  %c = stablehlo.constant dense<1> : tensor<ui64>
  %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<3xui64>
  %6 = stablehlo.multiply %5, %4 : tensor<3xui64>
  %c_0 = stablehlo.constant dense<32> : tensor<ui64>
  %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<3xui64>
  %8 = stablehlo.shift_right_logical %6, %7 : tensor<3xui64>
  %9 = stablehlo.convert %6 : (tensor<3xui64>) -> tensor<3xui32>
  %10 = stablehlo.convert %8 : (tensor<3xui64>) -> tensor<3xui32>
  %11:2 = call @split_threefry2x32_threefry2x32(%1, %3, %10, %9) : (tensor<ui32>, tensor<ui32>, tensor<3xui32>, tensor<3xui32>) -> (tensor<3xui32>, tensor<3xui32>)
  %12 = stablehlo.broadcast_in_dim %11#0, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
  %13 = stablehlo.broadcast_in_dim %11#1, dims = [0] : (tensor<3xui32>) -> tensor<3x1xui32>
  %14 = stablehlo.concatenate %12, %13, dim = 1 : (tensor<3x1xui32>, tensor<3x1xui32>) -> tensor<3x2xui32>
  return %14 : tensor<3x2xui32>
}
func.func private @split_threefry2x32_threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<3xui32>, %arg3: tensor<3xui32>) -> (tensor<3xui32>, tensor<3xui32>) {
  %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
  %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
  %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
  %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
  %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
  %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<3xui32>
  %3 = stablehlo.add %arg2, %2 : tensor<3xui32>
  %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<3xui32>
  %5 = stablehlo.add %arg3, %4 : tensor<3xui32>
  %c_2 = stablehlo.constant dense<0> : tensor<i64>
  %c_3 = stablehlo.constant dense<0> : tensor<i64>
  %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i64>, tensor<i64>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  cond {
    %c_12 = stablehlo.constant dense<5> : tensor<i64>
    %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %7 : tensor<i1>
  } do {
    %7:8 = func.call @split_threefry2x32_closed_call(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i64>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
    %c_12 = stablehlo.constant dense<1> : tensor<i64>
    %8 = stablehlo.add %iterArg, %c_12 : tensor<i64>
    stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i64>, tensor<i64>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  return %6#2, %6#3 : tensor<3xui32>, tensor<3xui32>
}
func.func private @split_threefry2x32_closed_call(%arg0: tensor<i64>, %arg1: tensor<3xui32>, %arg2: tensor<3xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i64>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
  %c = stablehlo.constant dense<1> : tensor<i64>
  %0 = stablehlo.add %arg0, %c : tensor<i64>
  %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
  %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
  %3 = stablehlo.add %arg1, %arg2 : tensor<3xui32>
  %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<3xui32>
  %5 = stablehlo.shift_left %arg2, %4 : tensor<3xui32>
  %c_0 = stablehlo.constant dense<32> : tensor<ui32>
  %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
  %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<3xui32>
  %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<3xui32>
  %9 = stablehlo.or %5, %8 : tensor<3xui32>
  %10 = stablehlo.xor %3, %9 : tensor<3xui32>
  %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
  %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
  %13 = stablehlo.add %3, %10 : tensor<3xui32>
  %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<3xui32>
  %15 = stablehlo.shift_left %10, %14 : tensor<3xui32>
  %c_1 = stablehlo.constant dense<32> : tensor<ui32>
  %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
  %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<3xui32>
  %18 = stablehlo.shift_right_logical %10, %17 : tensor<3xui32>
  %19 = stablehlo.or %15, %18 : tensor<3xui32>
  %20 = stablehlo.xor %13, %19 : tensor<3xui32>
  %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
  %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
  %23 = stablehlo.add %13, %20 : tensor<3xui32>
  %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<3xui32>
  %25 = stablehlo.shift_left %20, %24 : tensor<3xui32>
  %c_2 = stablehlo.constant dense<32> : tensor<ui32>
  %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
  %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<3xui32>
  %28 = stablehlo.shift_right_logical %20, %27 : tensor<3xui32>
  %29 = stablehlo.or %25, %28 : tensor<3xui32>
  %30 = stablehlo.xor %23, %29 : tensor<3xui32>
  %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
  %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
  %33 = stablehlo.add %23, %30 : tensor<3xui32>
  %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<3xui32>
  %35 = stablehlo.shift_left %30, %34 : tensor<3xui32>
  %c_3 = stablehlo.constant dense<32> : tensor<ui32>
  %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
  %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<3xui32>
  %38 = stablehlo.shift_right_logical %30, %37 : tensor<3xui32>
  %39 = stablehlo.or %35, %38 : tensor<3xui32>
  %40 = stablehlo.xor %33, %39 : tensor<3xui32>
  %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<3xui32>
  %42 = stablehlo.add %33, %41 : tensor<3xui32>
  %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<3xui32>
  %44 = stablehlo.add %40, %43 : tensor<3xui32>
  %c_4 = stablehlo.constant dense<1> : tensor<i64>
  %45 = stablehlo.add %arg0, %c_4 : tensor<i64>
  %46 = stablehlo.convert %45 : (tensor<i64>) -> tensor<ui32>
  %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<3xui32>
  %48 = stablehlo.add %44, %47 : tensor<3xui32>
  return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i64>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
}

func.func @permutation_threefry2x32() {
  %x0 = stablehlo.constant dense<"0x0000000007000000"> : tensor<2xui32>
  %r = call @permutation_threefry2x32_program(%x0) : (tensor<2xui32>) -> (tensor<20xi64>)
  %r_expected = stablehlo.constant dense<"0x0A00000000000000090000000000000011000000000000000C000000000000000400000000000000020000000000000003000000000000000B0000000000000005000000000000000E00000000000000100000000000000000000000000000001300000000000000120000000000000007000000000000000D00000000000000060000000000000001000000000000000F000000000000000800000000000000"> : tensor<20xi64>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<20xi64>, tensor<20xi64>) -> ()
  return
}

func.func private @permutation_threefry2x32_program(%arg0: tensor<2xui32>) -> (tensor<20xi64>) {
  %0 = stablehlo.iota dim = 0 : tensor<20xi64>
  %1 = call @permutation_threefry2x32__shuffle(%arg0, %0) : (tensor<2xui32>, tensor<20xi64>) -> tensor<20xi64>
  return %1 : tensor<20xi64>
}
func.func private @permutation_threefry2x32__shuffle(%arg0: tensor<2xui32>, %arg1: tensor<20xi64>) -> tensor<20xi64> {
  %0 = call @permutation_threefry2x32__threefry_split(%arg0) : (tensor<2xui32>) -> tensor<2x2xui32>
  %1 = stablehlo.slice %0 [0:1, 0:2] : (tensor<2x2xui32>) -> tensor<1x2xui32>
  %2 = stablehlo.reshape %1 : (tensor<1x2xui32>) -> tensor<2xui32>
  %3 = stablehlo.slice %0 [1:2, 0:2] : (tensor<2x2xui32>) -> tensor<1x2xui32>
  %4 = stablehlo.reshape %3 : (tensor<1x2xui32>) -> tensor<2xui32>
  %5 = stablehlo.slice %4 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
  %6 = stablehlo.reshape %5 : (tensor<1xui32>) -> tensor<ui32>
  %7 = stablehlo.slice %4 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
  %8 = stablehlo.reshape %7 : (tensor<1xui32>) -> tensor<ui32>
  %9 = stablehlo.iota dim = 0 : tensor<20xui64>
  %c = stablehlo.constant dense<1> : tensor<ui64>
  %10 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<20xui64>
  %11 = stablehlo.multiply %10, %9 : tensor<20xui64>
  %c_0 = stablehlo.constant dense<32> : tensor<ui64>
  %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<20xui64>
  %13 = stablehlo.shift_right_logical %11, %12 : tensor<20xui64>
  %14 = stablehlo.convert %11 : (tensor<20xui64>) -> tensor<20xui32>
  %15 = stablehlo.convert %13 : (tensor<20xui64>) -> tensor<20xui32>
  %16:2 = call @permutation_threefry2x32_threefry2x32_0(%6, %8, %15, %14) : (tensor<ui32>, tensor<ui32>, tensor<20xui32>, tensor<20xui32>) -> (tensor<20xui32>, tensor<20xui32>)
  %17 = stablehlo.xor %16#0, %16#1 : tensor<20xui32>
  %18:2 = "stablehlo.sort"(%17, %arg1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%arg2: tensor<ui32>, %arg3: tensor<ui32>, %arg4: tensor<i64>, %arg5: tensor<i64>):
    %19 = stablehlo.compare LT, %arg2, %arg3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %19 : tensor<i1>
  }) : (tensor<20xui32>, tensor<20xi64>) -> (tensor<20xui32>, tensor<20xi64>)
  return %18#1 : tensor<20xi64>
}
func.func private @permutation_threefry2x32__threefry_split(%arg0: tensor<2xui32>) -> tensor<2x2xui32> {
  %0 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
  %1 = stablehlo.reshape %0 : (tensor<1xui32>) -> tensor<ui32>
  %2 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
  %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
  %4 = stablehlo.iota dim = 0 : tensor<2xui64>
  %c = stablehlo.constant dense<1> : tensor<ui64>
  %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<2xui64>
  %6 = stablehlo.multiply %5, %4 : tensor<2xui64>
  %c_0 = stablehlo.constant dense<32> : tensor<ui64>
  %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<2xui64>
  %8 = stablehlo.shift_right_logical %6, %7 : tensor<2xui64>
  %9 = stablehlo.convert %6 : (tensor<2xui64>) -> tensor<2xui32>
  %10 = stablehlo.convert %8 : (tensor<2xui64>) -> tensor<2xui32>
  %11:2 = call @permutation_threefry2x32_threefry2x32(%1, %3, %10, %9) : (tensor<ui32>, tensor<ui32>, tensor<2xui32>, tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>)
  %12 = stablehlo.broadcast_in_dim %11#0, dims = [0] : (tensor<2xui32>) -> tensor<2x1xui32>
  %13 = stablehlo.broadcast_in_dim %11#1, dims = [0] : (tensor<2xui32>) -> tensor<2x1xui32>
  %14 = stablehlo.concatenate %12, %13, dim = 1 : (tensor<2x1xui32>, tensor<2x1xui32>) -> tensor<2x2xui32>
  return %14 : tensor<2x2xui32>
}
func.func private @permutation_threefry2x32_threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<2xui32>, %arg3: tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>) {
  %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
  %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
  %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
  %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
  %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
  %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<2xui32>
  %3 = stablehlo.add %arg2, %2 : tensor<2xui32>
  %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<2xui32>
  %5 = stablehlo.add %arg3, %4 : tensor<2xui32>
  %c_2 = stablehlo.constant dense<0> : tensor<i64>
  %c_3 = stablehlo.constant dense<0> : tensor<i64>
  %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i64>, tensor<i64>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  cond {
    %c_12 = stablehlo.constant dense<5> : tensor<i64>
    %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %7 : tensor<i1>
  } do {
    %7:8 = func.call @permutation_threefry2x32_closed_call(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i64>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
    %c_12 = stablehlo.constant dense<1> : tensor<i64>
    %8 = stablehlo.add %iterArg, %c_12 : tensor<i64>
    stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i64>, tensor<i64>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  return %6#2, %6#3 : tensor<2xui32>, tensor<2xui32>
}
func.func private @permutation_threefry2x32_closed_call(%arg0: tensor<i64>, %arg1: tensor<2xui32>, %arg2: tensor<2xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i64>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
  %c = stablehlo.constant dense<1> : tensor<i64>
  %0 = stablehlo.add %arg0, %c : tensor<i64>
  %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
  %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
  %3 = stablehlo.add %arg1, %arg2 : tensor<2xui32>
  %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<2xui32>
  %5 = stablehlo.shift_left %arg2, %4 : tensor<2xui32>
  %c_0 = stablehlo.constant dense<32> : tensor<ui32>
  %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
  %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<2xui32>
  %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<2xui32>
  %9 = stablehlo.or %5, %8 : tensor<2xui32>
  %10 = stablehlo.xor %3, %9 : tensor<2xui32>
  %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
  %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
  %13 = stablehlo.add %3, %10 : tensor<2xui32>
  %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<2xui32>
  %15 = stablehlo.shift_left %10, %14 : tensor<2xui32>
  %c_1 = stablehlo.constant dense<32> : tensor<ui32>
  %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
  %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<2xui32>
  %18 = stablehlo.shift_right_logical %10, %17 : tensor<2xui32>
  %19 = stablehlo.or %15, %18 : tensor<2xui32>
  %20 = stablehlo.xor %13, %19 : tensor<2xui32>
  %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
  %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
  %23 = stablehlo.add %13, %20 : tensor<2xui32>
  %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<2xui32>
  %25 = stablehlo.shift_left %20, %24 : tensor<2xui32>
  %c_2 = stablehlo.constant dense<32> : tensor<ui32>
  %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
  %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<2xui32>
  %28 = stablehlo.shift_right_logical %20, %27 : tensor<2xui32>
  %29 = stablehlo.or %25, %28 : tensor<2xui32>
  %30 = stablehlo.xor %23, %29 : tensor<2xui32>
  %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
  %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
  %33 = stablehlo.add %23, %30 : tensor<2xui32>
  %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<2xui32>
  %35 = stablehlo.shift_left %30, %34 : tensor<2xui32>
  %c_3 = stablehlo.constant dense<32> : tensor<ui32>
  %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
  %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<2xui32>
  %38 = stablehlo.shift_right_logical %30, %37 : tensor<2xui32>
  %39 = stablehlo.or %35, %38 : tensor<2xui32>
  %40 = stablehlo.xor %33, %39 : tensor<2xui32>
  %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<2xui32>
  %42 = stablehlo.add %33, %41 : tensor<2xui32>
  %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<2xui32>
  %44 = stablehlo.add %40, %43 : tensor<2xui32>
  %c_4 = stablehlo.constant dense<1> : tensor<i64>
  %45 = stablehlo.add %arg0, %c_4 : tensor<i64>
  %46 = stablehlo.convert %45 : (tensor<i64>) -> tensor<ui32>
  %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<2xui32>
  %48 = stablehlo.add %44, %47 : tensor<2xui32>
  return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i64>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
}
func.func private @permutation_threefry2x32_threefry2x32_0(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<20xui32>, %arg3: tensor<20xui32>) -> (tensor<20xui32>, tensor<20xui32>) {
  %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
  %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
  %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
  %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
  %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
  %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<20xui32>
  %3 = stablehlo.add %arg2, %2 : tensor<20xui32>
  %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<20xui32>
  %5 = stablehlo.add %arg3, %4 : tensor<20xui32>
  %c_2 = stablehlo.constant dense<0> : tensor<i64>
  %c_3 = stablehlo.constant dense<0> : tensor<i64>
  %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i64>, tensor<i64>, tensor<20xui32>, tensor<20xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  cond {
    %c_12 = stablehlo.constant dense<5> : tensor<i64>
    %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %7 : tensor<i1>
  } do {
    %7:8 = func.call @permutation_threefry2x32_closed_call_1(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i64>, tensor<20xui32>, tensor<20xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<20xui32>, tensor<20xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
    %c_12 = stablehlo.constant dense<1> : tensor<i64>
    %8 = stablehlo.add %iterArg, %c_12 : tensor<i64>
    stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i64>, tensor<i64>, tensor<20xui32>, tensor<20xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  return %6#2, %6#3 : tensor<20xui32>, tensor<20xui32>
}
func.func private @permutation_threefry2x32_closed_call_1(%arg0: tensor<i64>, %arg1: tensor<20xui32>, %arg2: tensor<20xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i64>, tensor<20xui32>, tensor<20xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
  %c = stablehlo.constant dense<1> : tensor<i64>
  %0 = stablehlo.add %arg0, %c : tensor<i64>
  %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
  %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
  %3 = stablehlo.add %arg1, %arg2 : tensor<20xui32>
  %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<20xui32>
  %5 = stablehlo.shift_left %arg2, %4 : tensor<20xui32>
  %c_0 = stablehlo.constant dense<32> : tensor<ui32>
  %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
  %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<20xui32>
  %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<20xui32>
  %9 = stablehlo.or %5, %8 : tensor<20xui32>
  %10 = stablehlo.xor %3, %9 : tensor<20xui32>
  %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
  %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
  %13 = stablehlo.add %3, %10 : tensor<20xui32>
  %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<20xui32>
  %15 = stablehlo.shift_left %10, %14 : tensor<20xui32>
  %c_1 = stablehlo.constant dense<32> : tensor<ui32>
  %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
  %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<20xui32>
  %18 = stablehlo.shift_right_logical %10, %17 : tensor<20xui32>
  %19 = stablehlo.or %15, %18 : tensor<20xui32>
  %20 = stablehlo.xor %13, %19 : tensor<20xui32>
  %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
  %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
  %23 = stablehlo.add %13, %20 : tensor<20xui32>
  %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<20xui32>
  %25 = stablehlo.shift_left %20, %24 : tensor<20xui32>
  %c_2 = stablehlo.constant dense<32> : tensor<ui32>
  %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
  %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<20xui32>
  %28 = stablehlo.shift_right_logical %20, %27 : tensor<20xui32>
  %29 = stablehlo.or %25, %28 : tensor<20xui32>
  %30 = stablehlo.xor %23, %29 : tensor<20xui32>
  %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
  %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
  %33 = stablehlo.add %23, %30 : tensor<20xui32>
  %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<20xui32>
  %35 = stablehlo.shift_left %30, %34 : tensor<20xui32>
  %c_3 = stablehlo.constant dense<32> : tensor<ui32>
  %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
  %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<20xui32>
  %38 = stablehlo.shift_right_logical %30, %37 : tensor<20xui32>
  %39 = stablehlo.or %35, %38 : tensor<20xui32>
  %40 = stablehlo.xor %33, %39 : tensor<20xui32>
  %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<20xui32>
  %42 = stablehlo.add %33, %41 : tensor<20xui32>
  %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<20xui32>
  %44 = stablehlo.add %40, %43 : tensor<20xui32>
  %c_4 = stablehlo.constant dense<1> : tensor<i64>
  %45 = stablehlo.add %arg0, %c_4 : tensor<i64>
  %46 = stablehlo.convert %45 : (tensor<i64>) -> tensor<ui32>
  %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<20xui32>
  %48 = stablehlo.add %44, %47 : tensor<20xui32>
  return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i64>, tensor<20xui32>, tensor<20xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
}

func.func @uniform_rbg() {
  %x0 = stablehlo.constant dense<"0x00000000070000000000000007000000"> : tensor<4xui32>
  %r = call @uniform_rbg_program(%x0) : (tensor<4xui32>) -> (tensor<3x5xf32>)
  %r_expected = stablehlo.constant dense<"0xF256393F50FBA23ED8F6153FD24B453F825A283F4082B73EFC30813ED01A543F5EA0093FFE63453F1829603E2EF31C3F5428A63E4AE5103F60308D3D"> : tensor<3x5xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
  return
}

func.func private @uniform_rbg_program(%arg0: tensor<4xui32>) -> (tensor<3x5xf32>) {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
  %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
  %0 = call @uniform_rbg__uniform(%arg0, %cst, %cst_0) : (tensor<4xui32>, tensor<f64>, tensor<f64>) -> tensor<3x5xf32>
  return %0 : tensor<3x5xf32>
}
func.func private @uniform_rbg__uniform(%arg0: tensor<4xui32>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<3x5xf32> {
  %0 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
  %1 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
  %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
  %3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
  %4 = stablehlo.reshape %arg0 : (tensor<4xui32>) -> tensor<2x2xui32>
  %5 = stablehlo.bitcast_convert %4 : (tensor<2x2xui32>) -> tensor<2xui64>
  %output_state, %output = stablehlo.rng_bit_generator %5, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui32>)
  %6 = stablehlo.bitcast_convert %output_state : (tensor<2xui64>) -> tensor<2x2xui32>
  %7 = stablehlo.reshape %6 : (tensor<2x2xui32>) -> tensor<4xui32>
  %c = stablehlo.constant dense<9> : tensor<ui32>
  %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
  %9 = stablehlo.shift_right_logical %output, %8 : tensor<3x5xui32>
  %c_0 = stablehlo.constant dense<1065353216> : tensor<ui32>
  %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
  %11 = stablehlo.or %9, %10 : tensor<3x5xui32>
  %12 = stablehlo.bitcast_convert %11 : (tensor<3x5xui32>) -> tensor<3x5xf32>
  %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %13 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
  %14 = stablehlo.subtract %12, %13 : tensor<3x5xf32>
  %15 = stablehlo.subtract %3, %2 : tensor<1x1xf32>
  %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<3x5xf32>
  %17 = stablehlo.multiply %14, %16 : tensor<3x5xf32>
  %18 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<3x5xf32>
  %19 = stablehlo.add %17, %18 : tensor<3x5xf32>
  %20 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<3x5xf32>
  %21 = stablehlo.maximum %20, %19 : tensor<3x5xf32>
  return %21 : tensor<3x5xf32>
}

func.func @split_rbg() {
  %x0 = stablehlo.constant dense<"0x00000000070000000000000007000000"> : tensor<4xui32>
  %r = call @split_rbg_program(%x0) : (tensor<4xui32>) -> (tensor<3x4xui32>)
  %r_expected = stablehlo.constant dense<"0x8B6417D8804D86748B6417D8804D8674BF28A00BBF5620F2BF28A00BBF5620F2A997983903BE1F74A997983903BE1F74"> : tensor<3x4xui32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x4xui32>, tensor<3x4xui32>) -> ()
  return
}

func.func private @split_rbg_program(%arg0: tensor<4xui32>) -> (tensor<3x4xui32>) {
  %0 = stablehlo.reshape %arg0 : (tensor<4xui32>) -> tensor<2x2xui32>
  %1 = stablehlo.slice %0 [0:2, 0:1] : (tensor<2x2xui32>) -> tensor<2x1xui32>
  %2 = stablehlo.reshape %1 : (tensor<2x1xui32>) -> tensor<2xui32>
  %3 = stablehlo.slice %0 [0:2, 1:2] : (tensor<2x2xui32>) -> tensor<2x1xui32>
  %4 = stablehlo.reshape %3 : (tensor<2x1xui32>) -> tensor<2xui32>
  %5 = stablehlo.iota dim = 0 : tensor<3xui64>
  %c = stablehlo.constant dense<1> : tensor<ui64>
  %6 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<3xui64>
  %7 = stablehlo.multiply %6, %5 : tensor<3xui64>
  %c_0 = stablehlo.constant dense<32> : tensor<ui64>
  %8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<3xui64>
  %9 = stablehlo.shift_right_logical %7, %8 : tensor<3xui64>
  %10 = stablehlo.convert %7 : (tensor<3xui64>) -> tensor<3xui32>
  %11 = stablehlo.convert %9 : (tensor<3xui64>) -> tensor<3xui32>
  %12 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<3xui32>) -> tensor<1x3xui32>
  %13 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<3xui32>) -> tensor<1x3xui32>
  %14 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<2xui32>) -> tensor<2x1xui32>
  %15 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<2xui32>) -> tensor<2x1xui32>
  %16:2 = call @split_rbg_threefry2x32(%14, %15, %12, %13) : (tensor<2x1xui32>, tensor<2x1xui32>, tensor<1x3xui32>, tensor<1x3xui32>) -> (tensor<2x3xui32>, tensor<2x3xui32>)
  %17 = stablehlo.broadcast_in_dim %16#0, dims = [0, 1] : (tensor<2x3xui32>) -> tensor<2x3x1xui32>
  %18 = stablehlo.broadcast_in_dim %16#1, dims = [0, 1] : (tensor<2x3xui32>) -> tensor<2x3x1xui32>
  %19 = stablehlo.concatenate %17, %18, dim = 2 : (tensor<2x3x1xui32>, tensor<2x3x1xui32>) -> tensor<2x3x2xui32>
  %20 = stablehlo.transpose %19, dims = [1, 0, 2] : (tensor<2x3x2xui32>) -> tensor<3x2x2xui32>
  %21 = stablehlo.reshape %20 : (tensor<3x2x2xui32>) -> tensor<3x4xui32>
  return %21 : tensor<3x4xui32>
}
func.func private @split_rbg_threefry2x32(%arg0: tensor<2x1xui32>, %arg1: tensor<2x1xui32>, %arg2: tensor<1x3xui32>, %arg3: tensor<1x3xui32>) -> (tensor<2x3xui32>, tensor<2x3xui32>) {
  %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
  %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
  %0 = stablehlo.xor %arg0, %arg1 : tensor<2x1xui32>
  %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
  %1 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<2x1xui32>
  %2 = stablehlo.xor %0, %1 : tensor<2x1xui32>
  %3 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<1x3xui32>) -> tensor<2x3xui32>
  %4 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<2x1xui32>) -> tensor<2x3xui32>
  %5 = stablehlo.add %3, %4 : tensor<2x3xui32>
  %6 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<1x3xui32>) -> tensor<2x3xui32>
  %7 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<2x1xui32>) -> tensor<2x3xui32>
  %8 = stablehlo.add %6, %7 : tensor<2x3xui32>
  %c_2 = stablehlo.constant dense<0> : tensor<i64>
  %c_3 = stablehlo.constant dense<0> : tensor<i64>
  %9:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %5, %iterArg_6 = %8, %iterArg_7 = %arg1, %iterArg_8 = %2, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i64>, tensor<i64>, tensor<2x3xui32>, tensor<2x3xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<4xui32>, tensor<4xui32>
  cond {
    %c_12 = stablehlo.constant dense<5> : tensor<i64>
    %10 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %10 : tensor<i1>
  } do {
    %10:8 = func.call @split_rbg_closed_call(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i64>, tensor<2x3xui32>, tensor<2x3xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<2x3xui32>, tensor<2x3xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<4xui32>, tensor<4xui32>)
    %c_12 = stablehlo.constant dense<1> : tensor<i64>
    %11 = stablehlo.add %iterArg, %c_12 : tensor<i64>
    stablehlo.return %11, %10#0, %10#1, %10#2, %10#3, %10#4, %10#5, %10#6, %10#7 : tensor<i64>, tensor<i64>, tensor<2x3xui32>, tensor<2x3xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<4xui32>, tensor<4xui32>
  }
  return %9#2, %9#3 : tensor<2x3xui32>, tensor<2x3xui32>
}
func.func private @split_rbg_closed_call(%arg0: tensor<i64>, %arg1: tensor<2x3xui32>, %arg2: tensor<2x3xui32>, %arg3: tensor<2x1xui32>, %arg4: tensor<2x1xui32>, %arg5: tensor<2x1xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i64>, tensor<2x3xui32>, tensor<2x3xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<4xui32>, tensor<4xui32>) {
  %c = stablehlo.constant dense<1> : tensor<i64>
  %0 = stablehlo.add %arg0, %c : tensor<i64>
  %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
  %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
  %3 = stablehlo.add %arg1, %arg2 : tensor<2x3xui32>
  %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
  %5 = stablehlo.shift_left %arg2, %4 : tensor<2x3xui32>
  %c_0 = stablehlo.constant dense<32> : tensor<ui32>
  %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
  %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
  %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<2x3xui32>
  %9 = stablehlo.or %5, %8 : tensor<2x3xui32>
  %10 = stablehlo.xor %3, %9 : tensor<2x3xui32>
  %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
  %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
  %13 = stablehlo.add %3, %10 : tensor<2x3xui32>
  %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
  %15 = stablehlo.shift_left %10, %14 : tensor<2x3xui32>
  %c_1 = stablehlo.constant dense<32> : tensor<ui32>
  %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
  %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
  %18 = stablehlo.shift_right_logical %10, %17 : tensor<2x3xui32>
  %19 = stablehlo.or %15, %18 : tensor<2x3xui32>
  %20 = stablehlo.xor %13, %19 : tensor<2x3xui32>
  %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
  %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
  %23 = stablehlo.add %13, %20 : tensor<2x3xui32>
  %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
  %25 = stablehlo.shift_left %20, %24 : tensor<2x3xui32>
  %c_2 = stablehlo.constant dense<32> : tensor<ui32>
  %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
  %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
  %28 = stablehlo.shift_right_logical %20, %27 : tensor<2x3xui32>
  %29 = stablehlo.or %25, %28 : tensor<2x3xui32>
  %30 = stablehlo.xor %23, %29 : tensor<2x3xui32>
  %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
  %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
  %33 = stablehlo.add %23, %30 : tensor<2x3xui32>
  %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
  %35 = stablehlo.shift_left %30, %34 : tensor<2x3xui32>
  %c_3 = stablehlo.constant dense<32> : tensor<ui32>
  %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
  %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
  %38 = stablehlo.shift_right_logical %30, %37 : tensor<2x3xui32>
  %39 = stablehlo.or %35, %38 : tensor<2x3xui32>
  %40 = stablehlo.xor %33, %39 : tensor<2x3xui32>
  %41 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<2x1xui32>) -> tensor<2x3xui32>
  %42 = stablehlo.add %33, %41 : tensor<2x3xui32>
  %43 = stablehlo.broadcast_in_dim %arg4, dims = [0, 1] : (tensor<2x1xui32>) -> tensor<2x3xui32>
  %44 = stablehlo.add %40, %43 : tensor<2x3xui32>
  %c_4 = stablehlo.constant dense<1> : tensor<i64>
  %45 = stablehlo.add %arg0, %c_4 : tensor<i64>
  %46 = stablehlo.convert %45 : (tensor<i64>) -> tensor<ui32>
  %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
  %48 = stablehlo.add %44, %47 : tensor<2x3xui32>
  return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i64>, tensor<2x3xui32>, tensor<2x3xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<4xui32>, tensor<4xui32>
}

func.func @permutation_rbg() {
  %x0 = stablehlo.constant dense<"0x00000000070000000000000007000000"> : tensor<4xui32>
  %r = call @permutation_rbg_program(%x0) : (tensor<4xui32>) -> (tensor<20xi64>)
  %r_expected = stablehlo.constant dense<"0x00000000000000000C000000000000001200000000000000060000000000000011000000000000000500000000000000030000000000000001000000000000000B000000000000000F00000000000000070000000000000009000000000000000D0000000000000008000000000000000E000000000000000A000000000000000400000000000000130000000000000002000000000000001000000000000000"> : tensor<20xi64>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<20xi64>, tensor<20xi64>) -> ()
  return
}

func.func private @permutation_rbg_program(%arg0: tensor<4xui32>) -> (tensor<20xi64>) {
  %0 = stablehlo.iota dim = 0 : tensor<20xi64>
  %1 = call @permutation_rbg__shuffle(%arg0, %0) : (tensor<4xui32>, tensor<20xi64>) -> tensor<20xi64>
  return %1 : tensor<20xi64>
}
func.func private @permutation_rbg__shuffle(%arg0: tensor<4xui32>, %arg1: tensor<20xi64>) -> tensor<20xi64> {
  %0 = stablehlo.reshape %arg0 : (tensor<4xui32>) -> tensor<2x2xui32>
  %1 = stablehlo.slice %0 [0:2, 0:1] : (tensor<2x2xui32>) -> tensor<2x1xui32>
  %2 = stablehlo.reshape %1 : (tensor<2x1xui32>) -> tensor<2xui32>
  %3 = stablehlo.slice %0 [0:2, 1:2] : (tensor<2x2xui32>) -> tensor<2x1xui32>
  %4 = stablehlo.reshape %3 : (tensor<2x1xui32>) -> tensor<2xui32>
  %5 = stablehlo.iota dim = 0 : tensor<2xui64>
  %c = stablehlo.constant dense<1> : tensor<ui64>
  %6 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<2xui64>
  %7 = stablehlo.multiply %6, %5 : tensor<2xui64>
  %c_0 = stablehlo.constant dense<32> : tensor<ui64>
  %8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<2xui64>
  %9 = stablehlo.shift_right_logical %7, %8 : tensor<2xui64>
  %10 = stablehlo.convert %7 : (tensor<2xui64>) -> tensor<2xui32>
  %11 = stablehlo.convert %9 : (tensor<2xui64>) -> tensor<2xui32>
  %12 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<2xui32>) -> tensor<1x2xui32>
  %13 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<2xui32>) -> tensor<1x2xui32>
  %14 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<2xui32>) -> tensor<2x1xui32>
  %15 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<2xui32>) -> tensor<2x1xui32>
  %16:2 = call @permutation_rbg_threefry2x32(%14, %15, %12, %13) : (tensor<2x1xui32>, tensor<2x1xui32>, tensor<1x2xui32>, tensor<1x2xui32>) -> (tensor<2x2xui32>, tensor<2x2xui32>)
  %17 = stablehlo.broadcast_in_dim %16#0, dims = [0, 1] : (tensor<2x2xui32>) -> tensor<2x2x1xui32>
  %18 = stablehlo.broadcast_in_dim %16#1, dims = [0, 1] : (tensor<2x2xui32>) -> tensor<2x2x1xui32>
  %19 = stablehlo.concatenate %17, %18, dim = 2 : (tensor<2x2x1xui32>, tensor<2x2x1xui32>) -> tensor<2x2x2xui32>
  %20 = stablehlo.transpose %19, dims = [1, 0, 2] : (tensor<2x2x2xui32>) -> tensor<2x2x2xui32>
  %21 = stablehlo.reshape %20 : (tensor<2x2x2xui32>) -> tensor<2x4xui32>
  %22 = stablehlo.slice %21 [0:1, 0:4] : (tensor<2x4xui32>) -> tensor<1x4xui32>
  %23 = stablehlo.reshape %22 : (tensor<1x4xui32>) -> tensor<4xui32>
  %24 = stablehlo.slice %21 [1:2, 0:4] : (tensor<2x4xui32>) -> tensor<1x4xui32>
  %25 = stablehlo.reshape %24 : (tensor<1x4xui32>) -> tensor<4xui32>
  %26 = stablehlo.reshape %25 : (tensor<4xui32>) -> tensor<2x2xui32>
  %27 = stablehlo.bitcast_convert %26 : (tensor<2x2xui32>) -> tensor<2xui64>
  %output_state, %output = stablehlo.rng_bit_generator %27, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<20xui32>)
  %28 = stablehlo.bitcast_convert %output_state : (tensor<2xui64>) -> tensor<2x2xui32>
  %29 = stablehlo.reshape %28 : (tensor<2x2xui32>) -> tensor<4xui32>
  %30:2 = "stablehlo.sort"(%output, %arg1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%arg2: tensor<ui32>, %arg3: tensor<ui32>, %arg4: tensor<i64>, %arg5: tensor<i64>):
    %31 = stablehlo.compare LT, %arg2, %arg3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %31 : tensor<i1>
  }) : (tensor<20xui32>, tensor<20xi64>) -> (tensor<20xui32>, tensor<20xi64>)
  return %30#1 : tensor<20xi64>
}
func.func private @permutation_rbg_threefry2x32(%arg0: tensor<2x1xui32>, %arg1: tensor<2x1xui32>, %arg2: tensor<1x2xui32>, %arg3: tensor<1x2xui32>) -> (tensor<2x2xui32>, tensor<2x2xui32>) {
  %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
  %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
  %0 = stablehlo.xor %arg0, %arg1 : tensor<2x1xui32>
  %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
  %1 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<2x1xui32>
  %2 = stablehlo.xor %0, %1 : tensor<2x1xui32>
  %3 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<1x2xui32>) -> tensor<2x2xui32>
  %4 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<2x1xui32>) -> tensor<2x2xui32>
  %5 = stablehlo.add %3, %4 : tensor<2x2xui32>
  %6 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<1x2xui32>) -> tensor<2x2xui32>
  %7 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<2x1xui32>) -> tensor<2x2xui32>
  %8 = stablehlo.add %6, %7 : tensor<2x2xui32>
  %c_2 = stablehlo.constant dense<0> : tensor<i64>
  %c_3 = stablehlo.constant dense<0> : tensor<i64>
  %9:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %5, %iterArg_6 = %8, %iterArg_7 = %arg1, %iterArg_8 = %2, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i64>, tensor<i64>, tensor<2x2xui32>, tensor<2x2xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<4xui32>, tensor<4xui32>
  cond {
    %c_12 = stablehlo.constant dense<5> : tensor<i64>
    %10 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %10 : tensor<i1>
  } do {
    %10:8 = func.call @permutation_rbg_closed_call(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i64>, tensor<2x2xui32>, tensor<2x2xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<2x2xui32>, tensor<2x2xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<4xui32>, tensor<4xui32>)
    %c_12 = stablehlo.constant dense<1> : tensor<i64>
    %11 = stablehlo.add %iterArg, %c_12 : tensor<i64>
    stablehlo.return %11, %10#0, %10#1, %10#2, %10#3, %10#4, %10#5, %10#6, %10#7 : tensor<i64>, tensor<i64>, tensor<2x2xui32>, tensor<2x2xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<4xui32>, tensor<4xui32>
  }
  return %9#2, %9#3 : tensor<2x2xui32>, tensor<2x2xui32>
}
func.func private @permutation_rbg_closed_call(%arg0: tensor<i64>, %arg1: tensor<2x2xui32>, %arg2: tensor<2x2xui32>, %arg3: tensor<2x1xui32>, %arg4: tensor<2x1xui32>, %arg5: tensor<2x1xui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i64>, tensor<2x2xui32>, tensor<2x2xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<4xui32>, tensor<4xui32>) {
  %c = stablehlo.constant dense<1> : tensor<i64>
  %0 = stablehlo.add %arg0, %c : tensor<i64>
  %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
  %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
  %3 = stablehlo.add %arg1, %arg2 : tensor<2x2xui32>
  %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
  %5 = stablehlo.shift_left %arg2, %4 : tensor<2x2xui32>
  %c_0 = stablehlo.constant dense<32> : tensor<ui32>
  %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
  %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
  %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<2x2xui32>
  %9 = stablehlo.or %5, %8 : tensor<2x2xui32>
  %10 = stablehlo.xor %3, %9 : tensor<2x2xui32>
  %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
  %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
  %13 = stablehlo.add %3, %10 : tensor<2x2xui32>
  %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
  %15 = stablehlo.shift_left %10, %14 : tensor<2x2xui32>
  %c_1 = stablehlo.constant dense<32> : tensor<ui32>
  %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
  %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
  %18 = stablehlo.shift_right_logical %10, %17 : tensor<2x2xui32>
  %19 = stablehlo.or %15, %18 : tensor<2x2xui32>
  %20 = stablehlo.xor %13, %19 : tensor<2x2xui32>
  %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
  %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
  %23 = stablehlo.add %13, %20 : tensor<2x2xui32>
  %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
  %25 = stablehlo.shift_left %20, %24 : tensor<2x2xui32>
  %c_2 = stablehlo.constant dense<32> : tensor<ui32>
  %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
  %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
  %28 = stablehlo.shift_right_logical %20, %27 : tensor<2x2xui32>
  %29 = stablehlo.or %25, %28 : tensor<2x2xui32>
  %30 = stablehlo.xor %23, %29 : tensor<2x2xui32>
  %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
  %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
  %33 = stablehlo.add %23, %30 : tensor<2x2xui32>
  %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
  %35 = stablehlo.shift_left %30, %34 : tensor<2x2xui32>
  %c_3 = stablehlo.constant dense<32> : tensor<ui32>
  %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
  %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
  %38 = stablehlo.shift_right_logical %30, %37 : tensor<2x2xui32>
  %39 = stablehlo.or %35, %38 : tensor<2x2xui32>
  %40 = stablehlo.xor %33, %39 : tensor<2x2xui32>
  %41 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<2x1xui32>) -> tensor<2x2xui32>
  %42 = stablehlo.add %33, %41 : tensor<2x2xui32>
  %43 = stablehlo.broadcast_in_dim %arg4, dims = [0, 1] : (tensor<2x1xui32>) -> tensor<2x2xui32>
  %44 = stablehlo.add %40, %43 : tensor<2x2xui32>
  %c_4 = stablehlo.constant dense<1> : tensor<i64>
  %45 = stablehlo.add %arg0, %c_4 : tensor<i64>
  %46 = stablehlo.convert %45 : (tensor<i64>) -> tensor<ui32>
  %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<2x2xui32>
  %48 = stablehlo.add %44, %47 : tensor<2x2xui32>
  return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i64>, tensor<2x2xui32>, tensor<2x2xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<2x1xui32>, tensor<4xui32>, tensor<4xui32>
}

func.func @uniform_unsafe_rbg() {
  %x0 = stablehlo.constant dense<"0x00000000070000000000000007000000"> : tensor<4xui32>
  %r = call @uniform_unsafe_rbg_program(%x0) : (tensor<4xui32>) -> (tensor<3x5xf32>)
  %r_expected = stablehlo.constant dense<"0xF256393F50FBA23ED8F6153FD24B453F825A283F4082B73EFC30813ED01A543F5EA0093FFE63453F1829603E2EF31C3F5428A63E4AE5103F60308D3D"> : tensor<3x5xf32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x5xf32>, tensor<3x5xf32>) -> ()
  return
}

func.func private @uniform_unsafe_rbg_program(%arg0: tensor<4xui32>) -> (tensor<3x5xf32>) {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
  %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
  %0 = call @uniform_unsafe_rbg__uniform(%arg0, %cst, %cst_0) : (tensor<4xui32>, tensor<f64>, tensor<f64>) -> tensor<3x5xf32>
  return %0 : tensor<3x5xf32>
}
func.func private @uniform_unsafe_rbg__uniform(%arg0: tensor<4xui32>, %arg1: tensor<f64>, %arg2: tensor<f64>) -> tensor<3x5xf32> {
  %0 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
  %1 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
  %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
  %3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
  %4 = stablehlo.reshape %arg0 : (tensor<4xui32>) -> tensor<2x2xui32>
  %5 = stablehlo.bitcast_convert %4 : (tensor<2x2xui32>) -> tensor<2xui64>
  %output_state, %output = stablehlo.rng_bit_generator %5, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui32>)
  %6 = stablehlo.bitcast_convert %output_state : (tensor<2xui64>) -> tensor<2x2xui32>
  %7 = stablehlo.reshape %6 : (tensor<2x2xui32>) -> tensor<4xui32>
  %c = stablehlo.constant dense<9> : tensor<ui32>
  %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
  %9 = stablehlo.shift_right_logical %output, %8 : tensor<3x5xui32>
  %c_0 = stablehlo.constant dense<1065353216> : tensor<ui32>
  %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui32>) -> tensor<3x5xui32>
  %11 = stablehlo.or %9, %10 : tensor<3x5xui32>
  %12 = stablehlo.bitcast_convert %11 : (tensor<3x5xui32>) -> tensor<3x5xf32>
  %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %13 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
  %14 = stablehlo.subtract %12, %13 : tensor<3x5xf32>
  %15 = stablehlo.subtract %3, %2 : tensor<1x1xf32>
  %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<3x5xf32>
  %17 = stablehlo.multiply %14, %16 : tensor<3x5xf32>
  %18 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<3x5xf32>
  %19 = stablehlo.add %17, %18 : tensor<3x5xf32>
  %20 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<3x5xf32>
  %21 = stablehlo.maximum %20, %19 : tensor<3x5xf32>
  return %21 : tensor<3x5xf32>
}

func.func @split_unsafe_rbg() {
  %x0 = stablehlo.constant dense<"0x00000000070000000000000007000000"> : tensor<4xui32>
  %r = call @split_unsafe_rbg_program(%x0) : (tensor<4xui32>) -> (tensor<3x4xui32>)
  %r_expected = stablehlo.constant dense<"0xB1F356B90EA87D51E1D8F6950AD34BC5C5726AE53892F8C21DA5519D0C536D01FDD2ED101FCE577AD660E7E216CEAB07"> : tensor<3x4xui32>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<3x4xui32>, tensor<3x4xui32>) -> ()
  return
}

func.func private @split_unsafe_rbg_program(%arg0: tensor<4xui32>) -> (tensor<3x4xui32>) {
  %0 = stablehlo.reshape %arg0 : (tensor<4xui32>) -> tensor<2x2xui32>
  %1 = stablehlo.bitcast_convert %0 : (tensor<2x2xui32>) -> tensor<2xui64>
  %output_state, %output = stablehlo.rng_bit_generator %1, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<30x4xui32>)
  %2 = stablehlo.bitcast_convert %output_state : (tensor<2xui64>) -> tensor<2x2xui32>
  %3 = stablehlo.reshape %2 : (tensor<2x2xui32>) -> tensor<4xui32>
  %4 = stablehlo.slice %output [0:30:10, 0:4] : (tensor<30x4xui32>) -> tensor<3x4xui32>
  return %4 : tensor<3x4xui32>
}

func.func @permutation_unsafe_rbg() {
  %x0 = stablehlo.constant dense<"0x00000000070000000000000007000000"> : tensor<4xui32>
  %r = call @permutation_unsafe_rbg_program(%x0) : (tensor<4xui32>) -> (tensor<20xi64>)
  %r_expected = stablehlo.constant dense<"0x1100000000000000100000000000000013000000000000000E000000000000000A000000000000000C0000000000000003000000000000000100000000000000000000000000000006000000000000000700000000000000120000000000000005000000000000000F000000000000000B00000000000000040000000000000009000000000000000D0000000000000008000000000000000200000000000000"> : tensor<20xi64>
  stablehlo.custom_call @check.expect_eq(%r, %r_expected) {has_side_effect = true} : (tensor<20xi64>, tensor<20xi64>) -> ()
  return
}

func.func private @permutation_unsafe_rbg_program(%arg0: tensor<4xui32>) -> (tensor<20xi64>) {
  %0 = stablehlo.iota dim = 0 : tensor<20xi64>
  %1 = call @permutation_unsafe_rbg__shuffle(%arg0, %0) : (tensor<4xui32>, tensor<20xi64>) -> tensor<20xi64>
  return %1 : tensor<20xi64>
}
func.func private @permutation_unsafe_rbg__shuffle(%arg0: tensor<4xui32>, %arg1: tensor<20xi64>) -> tensor<20xi64> {
  %0 = stablehlo.reshape %arg0 : (tensor<4xui32>) -> tensor<2x2xui32>
  %1 = stablehlo.bitcast_convert %0 : (tensor<2x2xui32>) -> tensor<2xui64>
  %output_state, %output = stablehlo.rng_bit_generator %1, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<20x4xui32>)
  %2 = stablehlo.bitcast_convert %output_state : (tensor<2xui64>) -> tensor<2x2xui32>
  %3 = stablehlo.reshape %2 : (tensor<2x2xui32>) -> tensor<4xui32>
  %4 = stablehlo.slice %output [0:20:10, 0:4] : (tensor<20x4xui32>) -> tensor<2x4xui32>
  %5 = stablehlo.slice %4 [0:1, 0:4] : (tensor<2x4xui32>) -> tensor<1x4xui32>
  %6 = stablehlo.reshape %5 : (tensor<1x4xui32>) -> tensor<4xui32>
  %7 = stablehlo.slice %4 [1:2, 0:4] : (tensor<2x4xui32>) -> tensor<1x4xui32>
  %8 = stablehlo.reshape %7 : (tensor<1x4xui32>) -> tensor<4xui32>
  %9 = stablehlo.reshape %8 : (tensor<4xui32>) -> tensor<2x2xui32>
  %10 = stablehlo.bitcast_convert %9 : (tensor<2x2xui32>) -> tensor<2xui64>
  %output_state_0, %output_1 = stablehlo.rng_bit_generator %10, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<20xui32>)
  %11 = stablehlo.bitcast_convert %output_state_0 : (tensor<2xui64>) -> tensor<2x2xui32>
  %12 = stablehlo.reshape %11 : (tensor<2x2xui32>) -> tensor<4xui32>
  %13:2 = "stablehlo.sort"(%output_1, %arg1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%arg2: tensor<ui32>, %arg3: tensor<ui32>, %arg4: tensor<i64>, %arg5: tensor<i64>):
    %14 = stablehlo.compare LT, %arg2, %arg3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %14 : tensor<i1>
  }) : (tensor<20xui32>, tensor<20xi64>) -> (tensor<20xui32>, tensor<20xi64>)
  return %13#1 : tensor<20xi64>
}
