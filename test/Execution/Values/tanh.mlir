// What JAX computes; written by generate.py.
// RUN: tutti run --quiet %s | FileCheck %s
// CHECK: {{[0-9]+}} functions ran, all expectations hold

func.func @tanh_f4E2M1FN() {
  %x0 = stablehlo.constant dense<"0x0001020304050708090A0B0C0D0F"> : tensor<14xf4E2M1FN>
  %r = stablehlo.tanh %x0 : tensor<14xf4E2M1FN>
  %er = stablehlo.constant dense<"0x0001020202020208090A0A0A0A0A"> : tensor<14xf4E2M1FN>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 2 : i64} : (tensor<14xf4E2M1FN>, tensor<14xf4E2M1FN>) -> ()
  return
}

func.func @tanh_f8E3M4() {
  %x0 = stablehlo.constant dense<"0x002030384044486406706F1001312F80A0B0B8C0C4C8E486F0EF9081B1AF78"> : tensor<31xf8E3M4>
  %r = stablehlo.tanh %x0 : tensor<31xf8E3M4>
  %er = stablehlo.constant dense<"0x001E282D2F30303006303010012928809EA8ADAFB0B0B086B0B09081A9A878"> : tensor<31xf8E3M4>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 2 : i64} : (tensor<31xf8E3M4>, tensor<31xf8E3M4>) -> ()
  return
}

func.func @tanh_f8E4M3() {
  %x0 = stablehlo.constant dense<"0x0030383C404244521D6B770801393780B0B8BCC0C2C4D29DEBF78881B9B77C78F8"> : tensor<33xf8E4M3>
  %r = stablehlo.tanh %x0 : tensor<33xf8E4M3>
  %er = stablehlo.constant dense<"0x002F3436373838381D38380801353480AFB4B6B7B8B8B89DB8B88881B5B47C38B8"> : tensor<33xf8E4M3>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 2 : i64} : (tensor<33xf8E4M3>, tensor<33xf8E4M3>) -> ()
  return
}

func.func @tanh_f8E4M3B11FNUZ() {
  %x0 = stablehlo.constant dense<"0x0050585C606264723D807F08015957D0D8DCE0E2E4F2BDFF8881D9D7"> : tensor<28xf8E4M3B11FNUZ>
  %r = stablehlo.tanh %x0 : tensor<28xf8E4M3B11FNUZ>
  %er = stablehlo.constant dense<"0x004F5456575858583D805808015554CFD4D6D7D8D8D8BDD88881D5D4"> : tensor<28xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 2 : i64} : (tensor<28xf8E4M3B11FNUZ>, tensor<28xf8E4M3B11FNUZ>) -> ()
  return
}

func.func @tanh_f8E4M3FN() {
  %x0 = stablehlo.constant dense<"0x0030383C404244521D6B7E0801393780B0B8BCC0C2C4D29DEBFE8881B9B77FFF"> : tensor<32xf8E4M3FN>
  %r = stablehlo.tanh %x0 : tensor<32xf8E4M3FN>
  %er = stablehlo.constant dense<"0x002F3436373838381D38380801353480AFB4B6B7B8B8B89DB8B88881B5B47F7F"> : tensor<32xf8E4M3FN>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 2 : i64} : (tensor<32xf8E4M3FN>, tensor<32xf8E4M3FN>) -> ()
  return
}

func.func @tanh_f8E4M3FNUZ() {
  %x0 = stablehlo.constant dense<"0x00384044484A4C5A25737F0801413FB8C0C4C8CACCDAA5F3FF8881C1BF80"> : tensor<30xf8E4M3FNUZ>
  %r = stablehlo.tanh %x0 : tensor<30xf8E4M3FNUZ>
  %er = stablehlo.constant dense<"0x00373C3E3F40404025404008013D3CB7BCBEBFC0C0C0A5C0C08881BDBC80"> : tensor<30xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 2 : i64} : (tensor<30xf8E4M3FNUZ>, tensor<30xf8E4M3FNUZ>) -> ()
  return
}

func.func @tanh_f8E5M2() {
  %x0 = stablehlo.constant dense<"0x00383C3E404142492E567B04013D3B80B8BCBEC0C1C2C9AED6FB8481BDBB7E7CFC"> : tensor<33xf8E5M2>
  %r = stablehlo.tanh %x0 : tensor<33xf8E5M2>
  %er = stablehlo.constant dense<"0x00373A3B3C3C3C3C2E3C3C04013B3A80B7BABBBCBCBCBCAEBCBC8481BBBA7E3CBC"> : tensor<33xf8E5M2>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 2 : i64} : (tensor<33xf8E5M2>, tensor<33xf8E5M2>) -> ()
  return
}

func.func @tanh_f8E5M2FNUZ() {
  %x0 = stablehlo.constant dense<"0x003C40424445464D325A7F0401413FBCC0C2C4C5C6CDB2DAFF8481C1BF80"> : tensor<30xf8E5M2FNUZ>
  %r = stablehlo.tanh %x0 : tensor<30xf8E5M2FNUZ>
  %er = stablehlo.constant dense<"0x003B3E3F4040404032404004013F3EBBBEBFC0C0C0C0B2C0C08481BFBE80"> : tensor<30xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 2 : i64} : (tensor<30xf8E5M2FNUZ>, tensor<30xf8E5M2FNUZ>) -> ()
  return
}

func.func @tanh_bf16() {
  %x0 = stablehlo.constant dense<"0x0000003F803FC03F0040204040402041CD3DB0427F7F80000100813F7F3F008000BF80BFC0BF00C020C040C020C1CDBDB0C27FFF8080018081BF7FBFC07F807F80FF"> : tensor<33xbf16>
  %r = stablehlo.tanh %x0 : tensor<33xbf16>
  %er = stablehlo.constant dense<"0x0000ED3E433F683F773F7D3F7F3F803FCC3D803F803F80000100443F433F0080EDBE43BF68BF77BF7DBF7FBF80BFCCBD80BF80BF8080018044BF43BFC07F803F80BF"> : tensor<33xbf16>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 2 : i64} : (tensor<33xbf16>, tensor<33xbf16>) -> ()
  return
}

func.func @tanh_f16() {
  %x0 = stablehlo.constant dense<"0x00000038003C003E0040004100420049662E8055FF7B00040100013CFF3B008000B800BC00BE00C000C100C200C966AE80D5FFFB0084018001BCFFBB007E007C00FC"> : tensor<33xf16>
  %r = stablehlo.tanh %x0 : tensor<33xf16>
  %er = stablehlo.constant dense<"0x00006537183A3E3BB63BE53BF63B003C612E003C003C00040100193A173A008065B718BA3EBBB6BBE5BBF6BB00BC61AE00BC00BC0084018019BA17BA007E003C00BC"> : tensor<33xf16>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 2 : i64} : (tensor<33xf16>, tensor<33xf16>) -> ()
  return
}

func.func @tanh_f32() {
  %x0 = stablehlo.constant dense<"0x000000000000003F0000803F0000C03F00000040000020400000404000002041CDCCCC3D0000B042FFFF7F7F00008000010000000100803FFFFF7F3F00000080000000BF000080BF0000C0BF000000C0000020C0000040C0000020C1CDCCCCBD0000B0C2FFFF7FFF0000808001000080010080BFFFFF7FBF0000C07F0000807F000080FF"> : tensor<33xf32>
  %r = stablehlo.tanh %x0 : tensor<33xf32>
  %er = stablehlo.constant dense<"0x000000009F9AEC3ED6F7423FCCB7673F83CA763FC1927C3FE9BB7E3F0000803FBC1ECC3D0000803F0000803F0000800001000000D6F7423FD5F7423F000000809F9AECBED6F742BFCCB767BF83CA76BFC1927CBFE9BB7EBF000080BFBC1ECCBD000080BF000080BF0000808001000080D6F742BFD5F742BF0000C07F0000803F000080BF"> : tensor<33xf32>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 2 : i64} : (tensor<33xf32>, tensor<33xf32>) -> ()
  return
}

func.func @tanh_f64() {
  %x0 = stablehlo.constant dense<"0x0000000000000000000000000000E03F000000000000F03F000000000000F83F00000000000000400000000000000440000000000000084000000000000024409A9999999999B93F0000000000005640FFFFFFFFFFFFEF7F010000000000F03FFFFFFFFFFFFFEF3F0000000000000080000000000000E0BF000000000000F0BF000000000000F8BF00000000000000C000000000000004C000000000000008C000000000000024C09A9999999999B9BF00000000000056C0FFFFFFFFFFFFEFFF010000000000F0BFFFFFFFFFFFFFEFBF000000000000F87F000000000000F07F000000000000F0FF"> : tensor<29xf64>
  %r = stablehlo.tanh %x0 : tensor<29xf64>
  %er = stablehlo.constant dense<"0x0000000000000000F48A56D75393DD3F94F314B5FA5EE83F78F56D78F9F6EC3FD4C31B5E50D9EE3FC1710A265892EF3F000B1A117DD7EF3F346FC9FDFFFFEF3F3B415F79D783B93F000000000000F03F000000000000F03F95F314B5FA5EE83F94F314B5FA5EE83F0000000000000080F48A56D75393DDBF94F314B5FA5EE8BF78F56D78F9F6ECBFD4C31B5E50D9EEBFC1710A265892EFBF000B1A117DD7EFBF346FC9FDFFFFEFBF3B415F79D783B9BF000000000000F0BF000000000000F0BF95F314B5FA5EE8BF94F314B5FA5EE8BF000000000000F87F000000000000F03F000000000000F0BF"> : tensor<29xf64>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 4 : i64} : (tensor<29xf64>, tensor<29xf64>) -> ()
  return
}

func.func @tanh_scalar() {
  %x0 = stablehlo.constant dense<"0x0000003F"> : tensor<f32>
  %r = stablehlo.tanh %x0 : tensor<f32>
  %er = stablehlo.constant dense<"0x9F9AEC3E"> : tensor<f32>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 2 : i64} : (tensor<f32>, tensor<f32>) -> ()
  return
}

func.func @tanh_empty() {
  %x0 = stablehlo.constant dense<> : tensor<0x3xf32>
  %r = stablehlo.tanh %x0 : tensor<0x3xf32>
  %er = stablehlo.constant dense<> : tensor<0x3xf32>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<0x3xf32>, tensor<0x3xf32>) -> ()
  return
}
