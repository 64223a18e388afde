// What JAX computes; written by generate.py.
// RUN: tutti run --quiet %s | FileCheck %s
// CHECK: {{[0-9]+}} functions ran, all expectations hold

func.func @asin_f4E2M1FN() {
  %x0 = stablehlo.constant dense<"0x00010208090A"> : tensor<6xf4E2M1FN>
  %r = chlo.asin %x0 : tensor<6xf4E2M1FN> -> tensor<6xf4E2M1FN>
  %er = stablehlo.constant dense<"0x00010308090B"> : tensor<6xf4E2M1FN>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<6xf4E2M1FN>, tensor<6xf4E2M1FN>) -> ()
  return
}

func.func @asin_f8E3M4() {
  %x0 = stablehlo.constant dense<"0x002030384044486406706F1001312F80A0B0B8C0C4C8E486F0EF9081B1AF78"> : tensor<31xf8E3M4>
  %r = chlo.asin %x0 : tensor<31xf8E3M4> -> tensor<31xf8E3M4>
  %er = stablehlo.constant dense<"0x00213978787878780678781001783580A1B97878787878867878908178B578"> : tensor<31xf8E3M4>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<31xf8E3M4>, tensor<31xf8E3M4>) -> ()
  return
}

func.func @asin_f8E4M3() {
  %x0 = stablehlo.constant dense<"0x0030383C404244521D6B770801393780B0B8BCC0C2C4D29DEBF78881B9B77C78F8"> : tensor<33xf8E4M3>
  %r = chlo.asin %x0 : tensor<33xf8E4M3> -> tensor<33xf8E4M3>
  %er = stablehlo.constant dense<"0x00303D7C7C7C7C7C1D7C7C08017C3A80B0BD7C7C7C7C7C9D7C7C88817CBA7C7C7C"> : tensor<33xf8E4M3>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<33xf8E4M3>, tensor<33xf8E4M3>) -> ()
  return
}

func.func @asin_f8E4M3B11FNUZ() {
  %x0 = stablehlo.constant dense<"0x0050585C606264723D807F08015957D0D8DCE0E2E4F2BDFF8881D9D7"> : tensor<28xf8E4M3B11FNUZ>
  %r = chlo.asin %x0 : tensor<28xf8E4M3B11FNUZ> -> tensor<28xf8E4M3B11FNUZ>
  %er = stablehlo.constant dense<"0x00505D80808080803D80800801805AD0DD8080808080BD80888180DA"> : tensor<28xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<28xf8E4M3B11FNUZ>, tensor<28xf8E4M3B11FNUZ>) -> ()
  return
}

func.func @asin_f8E4M3FN() {
  %x0 = stablehlo.constant dense<"0x0030383C404244521D6B7E0801393780B0B8BCC0C2C4D29DEBFE8881B9B77FFF"> : tensor<32xf8E4M3FN>
  %r = chlo.asin %x0 : tensor<32xf8E4M3FN> -> tensor<32xf8E4M3FN>
  %er = stablehlo.constant dense<"0x00303D7F7F7F7F7F1D7F7F08017F3A80B0BD7F7F7F7F7F9D7F7F88817FBA7F7F"> : tensor<32xf8E4M3FN>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<32xf8E4M3FN>, tensor<32xf8E4M3FN>) -> ()
  return
}

func.func @asin_f8E4M3FNUZ() {
  %x0 = stablehlo.constant dense<"0x00384044484A4C5A25737F0801413FB8C0C4C8CACCDAA5F3FF8881C1BF80"> : tensor<30xf8E4M3FNUZ>
  %r = chlo.asin %x0 : tensor<30xf8E4M3FNUZ> -> tensor<30xf8E4M3FNUZ>
  %er = stablehlo.constant dense<"0x003845808080808025808008018042B8C58080808080A58080888180C280"> : tensor<30xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<30xf8E4M3FNUZ>, tensor<30xf8E4M3FNUZ>) -> ()
  return
}

func.func @asin_f8E5M2() {
  %x0 = stablehlo.constant dense<"0x00383C3E404142492E567B04013D3B80B8BCBEC0C1C2C9AED6FB8481BDBB7E7CFC"> : tensor<33xf8E5M2>
  %r = chlo.asin %x0 : tensor<33xf8E5M2> -> tensor<33xf8E5M2>
  %er = stablehlo.constant dense<"0x00383E7E7E7E7E7E2E7E7E04017E3C80B8BE7E7E7E7E7EAE7E7E84817EBC7E7E7E"> : tensor<33xf8E5M2>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<33xf8E5M2>, tensor<33xf8E5M2>) -> ()
  return
}

func.func @asin_f8E5M2FNUZ() {
  %x0 = stablehlo.constant dense<"0x003C40424445464D325A7F0401413FBCC0C2C4C5C6CDB2DAFF8481C1BF80"> : tensor<30xf8E5M2FNUZ>
  %r = chlo.asin %x0 : tensor<30xf8E5M2FNUZ> -> tensor<30xf8E5M2FNUZ>
  %er = stablehlo.constant dense<"0x003C42808080808032808004018040BCC28080808080B28080848180C080"> : tensor<30xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<30xf8E5M2FNUZ>, tensor<30xf8E5M2FNUZ>) -> ()
  return
}

func.func @asin_bf16() {
  %x0 = stablehlo.constant dense<"0x0000003F803FC03F0040204040402041CD3DB0427F7F80000100813F7F3F008000BF80BFC0BF00C020C040C020C1CDBDB0C27FFF8080018081BF7FBFC07F807F80FF"> : tensor<33xbf16>
  %r = chlo.asin %x0 : tensor<33xbf16> -> tensor<33xbf16>
  %er = stablehlo.constant dense<"0x0000063FC93FC07FC07FC07FC07FC07FCD3DC07FC07F80000100C07FBE3F008006BFC9BFC07FC07FC07FC07FC07FCDBDC07FC07F80800180C07FBEBFC07FC07FC07F"> : tensor<33xbf16>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<33xbf16>, tensor<33xbf16>) -> ()
  return
}

func.func @asin_f16() {
  %x0 = stablehlo.constant dense<"0x00000038003C003E0040004100420049662E8055FF7B00040100013CFF3B008000B800BC00BE00C000C100C200C966AE80D5FFFB0084018001BCFFBB007E007C00FC"> : tensor<33xf16>
  %r = chlo.asin %x0 : tensor<33xf16> -> tensor<33xf16>
  %er = stablehlo.constant dense<"0x00003038483E007E007E007E007E007E692E007E007E00040100007E283E008030B848BE007E007E007E007E007E69AE007E007E00840180007E28BE007E007E007E"> : tensor<33xf16>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<33xf16>, tensor<33xf16>) -> ()
  return
}

func.func @asin_f32() {
  %x0 = stablehlo.constant dense<"0x000000000000003F0000803F0000C03F00000040000020400000404000002041CDCCCC3D0000B042FFFF7F7F00008000010000000100803FFFFF7F3F00000080000000BF000080BF0000C0BF000000C0000020C0000040C0000020C1CDCCCCBD0000B0C2FFFF7FFF0000808001000080010080BFFFFF7FBF0000C07F0000807F000080FF"> : tensor<33xf32>
  %r = chlo.asin %x0 : tensor<33xf32> -> tensor<33xf32>
  %er = stablehlo.constant dense<"0x00000000920A063FDB0FC93F0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF9424CD3D0000C0FF0000C0FF00008000010000000000C0FF8A04C93F00000080920A06BFDB0FC9BF0000C0FF0000C0FF0000C0FF0000C0FF0000C0FF9424CDBD0000C0FF0000C0FF00008080010000800000C0FF8A04C9BF0000C07F0000C0FF0000C0FF"> : tensor<33xf32>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<33xf32>, tensor<33xf32>) -> ()
  return
}

func.func @asin_f64() {
  %x0 = stablehlo.constant dense<"0x0000000000000000000000000000E03F000000000000F03F000000000000F83F00000000000000400000000000000440000000000000084000000000000024409A9999999999B93F0000000000005640FFFFFFFFFFFFEF7F010000000000F03FFFFFFFFFFFFFEF3F0000000000000080000000000000E0BF000000000000F0BF000000000000F8BF00000000000000C000000000000004C000000000000008C000000000000024C09A9999999999B9BF00000000000056C0FFFFFFFFFFFFEFFF010000000000F0BFFFFFFFFFFFFFEFBF000000000000F87F000000000000F07F000000000000F0FF"> : tensor<29xf64>
  %r = chlo.asin %x0 : tensor<29xf64> -> tensor<29xf64>
  %er = stablehlo.constant dense<"0x000000000000000066732D3852C1E03F182D4454FB21F93F000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FF8578037692A4B93F000000000000F8FF000000000000F8FF000000000000F8FF182D4450FB21F93F000000000000008066732D3852C1E0BF182D4454FB21F9BF000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FF000000000000F8FF8578037692A4B9BF000000000000F8FF000000000000F8FF000000000000F8FF182D4450FB21F9BF000000000000F87F000000000000F8FF000000000000F8FF"> : tensor<29xf64>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 3 : i64} : (tensor<29xf64>, tensor<29xf64>) -> ()
  return
}

func.func @asin_scalar() {
  %x0 = stablehlo.constant dense<"0x0000003F"> : tensor<f32>
  %r = chlo.asin %x0 : tensor<f32> -> tensor<f32>
  %er = stablehlo.constant dense<"0x920A063F"> : tensor<f32>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<f32>, tensor<f32>) -> ()
  return
}

func.func @asin_empty() {
  %x0 = stablehlo.constant dense<> : tensor<0x3xf32>
  %r = chlo.asin %x0 : tensor<0x3xf32> -> tensor<0x3xf32>
  %er = stablehlo.constant dense<> : tensor<0x3xf32>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<0x3xf32>, tensor<0x3xf32>) -> ()
  return
}
