// What JAX computes; written by generate.py.
// RUN: tutti run --quiet %s | FileCheck %s
// CHECK: {{[0-9]+}} functions ran, all expectations hold

func.func @negate_f4E2M1FN() {
  %x0 = stablehlo.constant dense<"0x0001020304050708090A0B0C0D0F"> : tensor<14xf4E2M1FN>
  %r = stablehlo.negate %x0 : tensor<14xf4E2M1FN>
  %er = stablehlo.constant dense<"0x08090A0B0C0D0F00010203040507"> : tensor<14xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<14xf4E2M1FN>, tensor<14xf4E2M1FN>) -> ()
  return
}

func.func @negate_f8E3M4() {
  %x0 = stablehlo.constant dense<"0x002030384044486406706F1001312F80A0B0B8C0C4C8E486F0EF9081B1AF78"> : tensor<31xf8E3M4>
  %r = stablehlo.negate %x0 : tensor<31xf8E3M4>
  %er = stablehlo.constant dense<"0x80A0B0B8C0C4C8E486F0EF9081B1AF002030384044486406706F1001312F78"> : tensor<31xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<31xf8E3M4>, tensor<31xf8E3M4>) -> ()
  return
}

func.func @negate_f8E4M3() {
  %x0 = stablehlo.constant dense<"0x0030383C404244521D6B770801393780B0B8BCC0C2C4D29DEBF78881B9B77C78F8"> : tensor<33xf8E4M3>
  %r = stablehlo.negate %x0 : tensor<33xf8E4M3>
  %er = stablehlo.constant dense<"0x80B0B8BCC0C2C4D29DEBF78881B9B70030383C404244521D6B77080139377CF878"> : tensor<33xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<33xf8E4M3>, tensor<33xf8E4M3>) -> ()
  return
}

func.func @negate_f8E4M3B11FNUZ() {
  %x0 = stablehlo.constant dense<"0x0050585C606264723D807F08015957D0D8DCE0E2E4F2BDFF8881D9D7"> : tensor<28xf8E4M3B11FNUZ>
  %r = stablehlo.negate %x0 : tensor<28xf8E4M3B11FNUZ>
  %er = stablehlo.constant dense<"0x00D0D8DCE0E2E4F2BD80FF8881D9D750585C606264723D7F08015957"> : tensor<28xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<28xf8E4M3B11FNUZ>, tensor<28xf8E4M3B11FNUZ>) -> ()
  return
}

func.func @negate_f8E4M3FN() {
  %x0 = stablehlo.constant dense<"0x0030383C404244521D6B7E0801393780B0B8BCC0C2C4D29DEBFE8881B9B77FFF"> : tensor<32xf8E4M3FN>
  %r = stablehlo.negate %x0 : tensor<32xf8E4M3FN>
  %er = stablehlo.constant dense<"0x80B0B8BCC0C2C4D29DEBFE8881B9B70030383C404244521D6B7E080139377F7F"> : tensor<32xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<32xf8E4M3FN>, tensor<32xf8E4M3FN>) -> ()
  return
}

func.func @negate_f8E4M3FNUZ() {
  %x0 = stablehlo.constant dense<"0x00384044484A4C5A25737F0801413FB8C0C4C8CACCDAA5F3FF8881C1BF80"> : tensor<30xf8E4M3FNUZ>
  %r = stablehlo.negate %x0 : tensor<30xf8E4M3FNUZ>
  %er = stablehlo.constant dense<"0x00B8C0C4C8CACCDAA5F3FF8881C1BF384044484A4C5A25737F0801413F80"> : tensor<30xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<30xf8E4M3FNUZ>, tensor<30xf8E4M3FNUZ>) -> ()
  return
}

func.func @negate_f8E5M2() {
  %x0 = stablehlo.constant dense<"0x00383C3E404142492E567B04013D3B80B8BCBEC0C1C2C9AED6FB8481BDBB7E7CFC"> : tensor<33xf8E5M2>
  %r = stablehlo.negate %x0 : tensor<33xf8E5M2>
  %er = stablehlo.constant dense<"0x80B8BCBEC0C1C2C9AED6FB8481BDBB00383C3E404142492E567B04013D3B7EFC7C"> : tensor<33xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<33xf8E5M2>, tensor<33xf8E5M2>) -> ()
  return
}

func.func @negate_f8E5M2FNUZ() {
  %x0 = stablehlo.constant dense<"0x003C40424445464D325A7F0401413FBCC0C2C4C5C6CDB2DAFF8481C1BF80"> : tensor<30xf8E5M2FNUZ>
  %r = stablehlo.negate %x0 : tensor<30xf8E5M2FNUZ>
  %er = stablehlo.constant dense<"0x00BCC0C2C4C5C6CDB2DAFF8481C1BF3C40424445464D325A7F0401413F80"> : tensor<30xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<30xf8E5M2FNUZ>, tensor<30xf8E5M2FNUZ>) -> ()
  return
}

func.func @negate_bf16() {
  %x0 = stablehlo.constant dense<"0x0000003F803FC03F0040204040402041CD3DB0427F7F80000100813F7F3F008000BF80BFC0BF00C020C040C020C1CDBDB0C27FFF8080018081BF7FBFC07F807F80FF"> : tensor<33xbf16>
  %r = stablehlo.negate %x0 : tensor<33xbf16>
  %er = stablehlo.constant dense<"0x008000BF80BFC0BF00C020C040C020C1CDBDB0C27FFF8080018081BF7FBF0000003F803FC03F0040204040402041CD3DB0427F7F80000100813F7F3FC07F80FF807F"> : tensor<33xbf16>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<33xbf16>, tensor<33xbf16>) -> ()
  return
}

func.func @negate_f16() {
  %x0 = stablehlo.constant dense<"0x00000038003C003E0040004100420049662E8055FF7B00040100013CFF3B008000B800BC00BE00C000C100C200C966AE80D5FFFB0084018001BCFFBB007E007C00FC"> : tensor<33xf16>
  %r = stablehlo.negate %x0 : tensor<33xf16>
  %er = stablehlo.constant dense<"0x008000B800BC00BE00C000C100C200C966AE80D5FFFB0084018001BCFFBB00000038003C003E0040004100420049662E8055FF7B00040100013CFF3B007E00FC007C"> : tensor<33xf16>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<33xf16>, tensor<33xf16>) -> ()
  return
}

func.func @negate_f32() {
  %x0 = stablehlo.constant dense<"0x000000000000003F0000803F0000C03F00000040000020400000404000002041CDCCCC3D0000B042FFFF7F7F00008000010000000100803FFFFF7F3F00000080000000BF000080BF0000C0BF000000C0000020C0000040C0000020C1CDCCCCBD0000B0C2FFFF7FFF0000808001000080010080BFFFFF7FBF0000C07F0000807F000080FF"> : tensor<33xf32>
  %r = stablehlo.negate %x0 : tensor<33xf32>
  %er = stablehlo.constant dense<"0x00000080000000BF000080BF0000C0BF000000C0000020C0000040C0000020C1CDCCCCBD0000B0C2FFFF7FFF0000808001000080010080BFFFFF7FBF000000000000003F0000803F0000C03F00000040000020400000404000002041CDCCCC3D0000B042FFFF7F7F00008000010000000100803FFFFF7F3F0000C0FF000080FF0000807F"> : tensor<33xf32>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<33xf32>, tensor<33xf32>) -> ()
  return
}

func.func @negate_f64() {
  %x0 = stablehlo.constant dense<"0x0000000000000000000000000000E03F000000000000F03F000000000000F83F00000000000000400000000000000440000000000000084000000000000024409A9999999999B93F0000000000005640FFFFFFFFFFFFEF7F00000000000010000100000000000000010000000000F03FFFFFFFFFFFFFEF3F0000000000000080000000000000E0BF000000000000F0BF000000000000F8BF00000000000000C000000000000004C000000000000008C000000000000024C09A9999999999B9BF00000000000056C0FFFFFFFFFFFFEFFF00000000000010800100000000000080010000000000F0BFFFFFFFFFFFFFEFBF000000000000F87F000000000000F07F000000000000F0FF"> : tensor<33xf64>
  %r = stablehlo.negate %x0 : tensor<33xf64>
  %er = stablehlo.constant dense<"0x0000000000000080000000000000E0BF000000000000F0BF000000000000F8BF00000000000000C000000000000004C000000000000008C000000000000024C09A9999999999B9BF00000000000056C0FFFFFFFFFFFFEFFF00000000000010800100000000000080010000000000F0BFFFFFFFFFFFFFEFBF0000000000000000000000000000E03F000000000000F03F000000000000F83F00000000000000400000000000000440000000000000084000000000000024409A9999999999B93F0000000000005640FFFFFFFFFFFFEF7F00000000000010000100000000000000010000000000F03FFFFFFFFFFFFFEF3F000000000000F8FF000000000000F0FF000000000000F07F"> : tensor<33xf64>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<33xf64>, tensor<33xf64>) -> ()
  return
}

func.func @negate_scalar() {
  %x0 = stablehlo.constant dense<"0x0000003F"> : tensor<f32>
  %r = stablehlo.negate %x0 : tensor<f32>
  %er = stablehlo.constant dense<"0x000000BF"> : tensor<f32>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<f32>, tensor<f32>) -> ()
  return
}

func.func @negate_empty() {
  %x0 = stablehlo.constant dense<> : tensor<0x3xf32>
  %r = stablehlo.negate %x0 : tensor<0x3xf32>
  %er = stablehlo.constant dense<> : tensor<0x3xf32>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<0x3xf32>, tensor<0x3xf32>) -> ()
  return
}
