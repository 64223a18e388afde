// What JAX computes; written by generate.py.
// RUN: tutti run --quiet %s | FileCheck %s
// CHECK: {{[0-9]+}} functions ran, all expectations hold

func.func @square_f4E2M1FN() {
  %x0 = stablehlo.constant dense<"0x0001020304050708090A0B0C0D0F"> : tensor<14xf4E2M1FN>
  %r = chlo.square %x0 : tensor<14xf4E2M1FN> -> tensor<14xf4E2M1FN>
  %er = stablehlo.constant dense<"0x0000020406070700000204060707"> : tensor<14xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<14xf4E2M1FN>, tensor<14xf4E2M1FN>) -> ()
  return
}

func.func @square_f8E3M4() {
  %x0 = stablehlo.constant dense<"0x002030384044486406706F1001312F80A0B0B8C0C4C8E486F0EF9081B1AF78"> : tensor<31xf8E3M4>
  %r = chlo.square %x0 : tensor<31xf8E3M4> -> tensor<31xf8E3M4>
  %er = stablehlo.constant dense<"0x00103042505962700170700400322E00103042505962700170700400322E78"> : tensor<31xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<31xf8E3M4>, tensor<31xf8E3M4>) -> ()
  return
}

func.func @square_f8E4M3() {
  %x0 = stablehlo.constant dense<"0x0030383C404244521D6B770801393780B0B8BCC0C2C4D29DEBF78881B9B77C78F8"> : tensor<33xf8E4M3>
  %r = chlo.square %x0 : tensor<33xf8E4M3> -> tensor<33xf8E4M3>
  %er = stablehlo.constant dense<"0x00283841484C516C05787800003A3600283841484C516C05787800003A367C7878"> : tensor<33xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<33xf8E4M3>, tensor<33xf8E4M3>) -> ()
  return
}

func.func @square_f8E4M3B11FNUZ() {
  %x0 = stablehlo.constant dense<"0x0050585C606264723D807F08015957D0D8DCE0E2E4F2BDFF8881D9D7"> : tensor<28xf8E4M3B11FNUZ>
  %r = chlo.square %x0 : tensor<28xf8E4M3B11FNUZ> -> tensor<28xf8E4M3B11FNUZ>
  %er = stablehlo.constant dense<"0x00485861686C718023808000005A56485861686C7180238000005A56"> : tensor<28xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<28xf8E4M3B11FNUZ>, tensor<28xf8E4M3B11FNUZ>) -> ()
  return
}

func.func @square_f8E4M3FN() {
  %x0 = stablehlo.constant dense<"0x0030383C404244521D6B7E0801393780B0B8BCC0C2C4D29DEBFE8881B9B77FFF"> : tensor<32xf8E4M3FN>
  %r = chlo.square %x0 : tensor<32xf8E4M3FN> -> tensor<32xf8E4M3FN>
  %er = stablehlo.constant dense<"0x00283841484C516C057F7F00003A3600283841484C516C057F7F00003A367F7F"> : tensor<32xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<32xf8E4M3FN>, tensor<32xf8E4M3FN>) -> ()
  return
}

func.func @square_f8E4M3FNUZ() {
  %x0 = stablehlo.constant dense<"0x00384044484A4C5A25737F0801413FB8C0C4C8CACCDAA5F3FF8881C1BF80"> : tensor<30xf8E4M3FNUZ>
  %r = chlo.square %x0 : tensor<30xf8E4M3FNUZ> -> tensor<30xf8E4M3FNUZ>
  %er = stablehlo.constant dense<"0x00304049505459740B80800000423E304049505459740B80800000423E80"> : tensor<30xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<30xf8E4M3FNUZ>, tensor<30xf8E4M3FNUZ>) -> ()
  return
}

func.func @square_f8E5M2() {
  %x0 = stablehlo.constant dense<"0x00383C3E404142492E567B04013D3B80B8BCBEC0C1C2C9AED6FB8481BDBB7E7CFC"> : tensor<33xf8E5M2>
  %r = chlo.square %x0 : tensor<33xf8E5M2> -> tensor<33xf8E5M2>
  %er = stablehlo.constant dense<"0x00343C404446485620707C00003E3A00343C404446485620707C00003E3A7E7C7C"> : tensor<33xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<33xf8E5M2>, tensor<33xf8E5M2>) -> ()
  return
}

func.func @square_f8E5M2FNUZ() {
  %x0 = stablehlo.constant dense<"0x003C40424445464D325A7F0401413FBCC0C2C4C5C6CDB2DAFF8481C1BF80"> : tensor<30xf8E5M2FNUZ>
  %r = chlo.square %x0 : tensor<30xf8E5M2FNUZ> -> tensor<30xf8E5M2FNUZ>
  %er = stablehlo.constant dense<"0x00384044484A4C5A2474800000423E384044484A4C5A2474800000423E80"> : tensor<30xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<30xf8E5M2FNUZ>, tensor<30xf8E5M2FNUZ>) -> ()
  return
}

func.func @square_bf16() {
  %x0 = stablehlo.constant dense<"0x0000003F803FC03F0040204040402041CD3DB0427F7F80000100813F7F3F008000BF80BFC0BF00C020C040C020C1CDBDB0C27FFF8080018081BF7FBFC07F807F80FF"> : tensor<33xbf16>
  %r = chlo.square %x0 : tensor<33xbf16> -> tensor<33xbf16>
  %er = stablehlo.constant dense<"0x0000803E803F10408040C8401041C842243CF245807F00000000823F7E3F0000803E803F10408040C8401041C842243CF245807F00000000823F7E3FC07F807F807F"> : tensor<33xbf16>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<33xbf16>, tensor<33xbf16>) -> ()
  return
}

func.func @square_f16() {
  %x0 = stablehlo.constant dense<"0x00000038003C003E0040004100420049662E8055FF7B00040100013CFF3B008000B800BC00BE00C000C100C200C966AE80D5FFFB0084018001BCFFBB007E007C00FC"> : tensor<33xf16>
  %r = chlo.square %x0 : tensor<33xf16> -> tensor<33xf16>
  %er = stablehlo.constant dense<"0x00000034003C804000444046804840561E21906F007C00000000023CFE3B00000034003C804000444046804840561E21906F007C00000000023CFE3B007E007C007C"> : tensor<33xf16>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<33xf16>, tensor<33xf16>) -> ()
  return
}

func.func @square_f32() {
  %x0 = stablehlo.constant dense<"0x000000000000003F0000803F0000C03F00000040000020400000404000002041CDCCCC3D0000B042FFFF7F7F00008000010000000100803FFFFF7F3F00000080000000BF000080BF0000C0BF000000C0000020C0000040C0000020C1CDCCCCBD0000B0C2FFFF7FFF0000808001000080010080BFFFFF7FBF0000C07F0000807F000080FF"> : tensor<33xf32>
  %r = chlo.square %x0 : tensor<33xf32> -> tensor<33xf32>
  %er = stablehlo.constant dense<"0x000000000000803E0000803F00001040000080400000C840000010410000C8420BD7233C0000F2450000807F00000000000000000200803FFEFF7F3F000000000000803E0000803F00001040000080400000C840000010410000C8420BD7233C0000F2450000807F00000000000000000200803FFEFF7F3F0000C07F0000807F0000807F"> : tensor<33xf32>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<33xf32>, tensor<33xf32>) -> ()
  return
}

func.func @square_f64() {
  %x0 = stablehlo.constant dense<"0x0000000000000000000000000000E03F000000000000F03F000000000000F83F00000000000000400000000000000440000000000000084000000000000024409A9999999999B93F0000000000005640FFFFFFFFFFFFEF7F00000000000010000100000000000000010000000000F03FFFFFFFFFFFFFEF3F0000000000000080000000000000E0BF000000000000F0BF000000000000F8BF00000000000000C000000000000004C000000000000008C000000000000024C09A9999999999B9BF00000000000056C0FFFFFFFFFFFFEFFF00000000000010800100000000000080010000000000F0BFFFFFFFFFFFFFEFBF000000000000F87F000000000000F07F000000000000F0FF"> : tensor<33xf64>
  %r = chlo.square %x0 : tensor<33xf64> -> tensor<33xf64>
  %er = stablehlo.constant dense<"0x0000000000000000000000000000D03F000000000000F03F000000000000024000000000000010400000000000001940000000000000224000000000000059407C14AE47E17A843F000000000040BE40000000000000F07F00000000000000000000000000000000020000000000F03FFEFFFFFFFFFFEF3F0000000000000000000000000000D03F000000000000F03F000000000000024000000000000010400000000000001940000000000000224000000000000059407C14AE47E17A843F000000000040BE40000000000000F07F00000000000000000000000000000000020000000000F03FFEFFFFFFFFFFEF3F000000000000F87F000000000000F07F000000000000F07F"> : tensor<33xf64>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<33xf64>, tensor<33xf64>) -> ()
  return
}

func.func @square_scalar() {
  %x0 = stablehlo.constant dense<"0x0000003F"> : tensor<f32>
  %r = chlo.square %x0 : tensor<f32> -> tensor<f32>
  %er = stablehlo.constant dense<"0x0000803E"> : tensor<f32>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<f32>, tensor<f32>) -> ()
  return
}

func.func @square_empty() {
  %x0 = stablehlo.constant dense<> : tensor<0x3xf32>
  %r = chlo.square %x0 : tensor<0x3xf32> -> tensor<0x3xf32>
  %er = stablehlo.constant dense<> : tensor<0x3xf32>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<0x3xf32>, tensor<0x3xf32>) -> ()
  return
}
