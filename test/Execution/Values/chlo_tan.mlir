// What JAX computes; written by generate.py.
// RUN: tutti run --quiet %s | FileCheck %s
// CHECK: {{[0-9]+}} functions ran, all expectations hold

func.func @tan_f4E2M1FN() {
  %x0 = stablehlo.constant dense<"0x0001020304050708090A0B0C0D0F"> : tensor<14xf4E2M1FN>
  %r = chlo.tan %x0 : tensor<14xf4E2M1FN> -> tensor<14xf4E2M1FN>
  %er = stablehlo.constant dense<"0x000103070C080908090B0F040001"> : tensor<14xf4E2M1FN>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<14xf4E2M1FN>, tensor<14xf4E2M1FN>) -> ()
  return
}

func.func @tan_f8E3M4() {
  %x0 = stablehlo.constant dense<"0x002030384044486406706F1001312F80A0B0B8C0C4C8E486F0EF9081B1AF78"> : tensor<31xf8E3M4>
  %r = chlo.tan %x0 : tensor<31xf8E3M4> -> tensor<31xf8E3M4>
  %er = stablehlo.constant dense<"0x0021396CC1A8892506788E10013D3780A1B9EC412809A586780E9081BDB778"> : tensor<31xf8E3M4>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<31xf8E3M4>, tensor<31xf8E3M4>) -> ()
  return
}

func.func @tan_f8E4M3() {
  %x0 = stablehlo.constant dense<"0x0030383C404244521D6B770801393780B0B8BCC0C2C4D29DEBF78881B9B77C78F8"> : tensor<33xf8E4M3>
  %r = chlo.tan %x0 : tensor<33xf8E4M3> -> tensor<33xf8E4M3>
  %er = stablehlo.constant dense<"0x00313C56C1B4A1321D11440801403B80B1BCD6413421B29D91C48881C0BB7C7C7C"> : tensor<33xf8E4M3>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<33xf8E4M3>, tensor<33xf8E4M3>) -> ()
  return
}

func.func @tan_f8E4M3B11FNUZ() {
  %x0 = stablehlo.constant dense<"0x0050585C606264723D807F08015957D0D8DCE0E2E4F2BDFF8881D9D7"> : tensor<28xf8E4M3B11FNUZ>
  %r = chlo.tan %x0 : tensor<28xf8E4M3B11FNUZ> -> tensor<28xf8E4M3B11FNUZ>
  %er = stablehlo.constant dense<"0x00515C76E1D4C1523D80ED0801605BD1DCF6615441D2BD6D8881E0DB"> : tensor<28xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<28xf8E4M3B11FNUZ>, tensor<28xf8E4M3B11FNUZ>) -> ()
  return
}

func.func @tan_f8E4M3FN() {
  %x0 = stablehlo.constant dense<"0x0030383C404244521D6B7E0801393780B0B8BCC0C2C4D29DEBFE8881B9B77FFF"> : tensor<32xf8E4M3FN>
  %r = chlo.tan %x0 : tensor<32xf8E4M3FN> -> tensor<32xf8E4M3FN>
  %er = stablehlo.constant dense<"0x00313C56C1B4A1321D11C40801403B80B1BCD6413421B29D91448881C0BB7F7F"> : tensor<32xf8E4M3FN>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<32xf8E4M3FN>, tensor<32xf8E4M3FN>) -> ()
  return
}

func.func @tan_f8E4M3FNUZ() {
  %x0 = stablehlo.constant dense<"0x00384044484A4C5A25737F0801413FB8C0C4C8CACCDAA5F3FF8881C1BF80"> : tensor<30xf8E4M3FNUZ>
  %r = chlo.tan %x0 : tensor<30xf8E4M3FNUZ> -> tensor<30xf8E4M3FNUZ>
  %er = stablehlo.constant dense<"0x0039445EC9BCA93A25194C08014843B9C4DE493C29BAA599CC8881C8C380"> : tensor<30xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<30xf8E4M3FNUZ>, tensor<30xf8E4M3FNUZ>) -> ()
  return
}

func.func @tan_f8E5M2() {
  %x0 = stablehlo.constant dense<"0x00383C3E404142492E567B04013D3B80B8BCBEC0C1C2C9AED6FB8481BDBB7E7CFC"> : tensor<33xf8E5M2>
  %r = chlo.tan %x0 : tensor<33xf8E5M2> -> tensor<33xf8E5M2>
  %er = stablehlo.constant dense<"0x00383E4BC0BAB1392EC5380401423D80B8BECB403A31B9AE45B88481C2BD7E7E7E"> : tensor<33xf8E5M2>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<33xf8E5M2>, tensor<33xf8E5M2>) -> ()
  return
}

func.func @tan_f8E5M2FNUZ() {
  %x0 = stablehlo.constant dense<"0x003C40424445464D325A7F0401413FBCC0C2C4C5C6CDB2DAFF8481C1BF80"> : tensor<30xf8E5M2FNUZ>
  %r = chlo.tan %x0 : tensor<30xf8E5M2FNUZ> -> tensor<30xf8E5M2FNUZ>
  %er = stablehlo.constant dense<"0x003C424FC4BEB53D32C93C04014641BCC2CF443E35BDB249BC8481C6C180"> : tensor<30xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<30xf8E5M2FNUZ>, tensor<30xf8E5M2FNUZ>) -> ()
  return
}

func.func @tan_bf16() {
  %x0 = stablehlo.constant dense<"0x0000003F803FC03F0040204040402041CD3DB0427F7F80000100813F7F3F008000BF80BFC0BF00C020C040C020C1CDBDB0C27FFF8080018081BF7FBFC07F807F80FF"> : tensor<33xbf16>
  %r = chlo.tan %x0 : tensor<33xbf16> -> tensor<33xbf16>
  %er = stablehlo.constant dense<"0x00000C3FC73F62410CC03FBF12BE263FCE3D113DC3C080000100CB3FC63F00800CBFC7BF62C10C403F3F123E26BFCEBD11BDC34080800180CBBFC6BFC07FC07FC07F"> : tensor<33xbf16>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<33xbf16>, tensor<33xbf16>) -> ()
  return
}

func.func @tan_f16() {
  %x0 = stablehlo.constant dense<"0x00000038003C003E0040004100420049662E8055FF7B00040100013CFF3B008000B800BC00BE00C000C100C200C966AE80D5FFFB0084018001BCFFBB007E007C00FC"> : tensor<33xf16>
  %r = chlo.tan %x0 : tensor<33xf16> -> tensor<33xf16>
  %er = stablehlo.constant dense<"0x00005F383B3E0D4B5FC0FAB990B030396B2E89286CC4000401003E3E393E00805FB83BBE0DCB5F40FA39903030B96BAE89A86C44008401803EBE39BE007E007E007E"> : tensor<33xf16>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<33xf16>, tensor<33xf16>) -> ()
  return
}

func.func @tan_f32() {
  %x0 = stablehlo.constant dense<"0x000000000000003F0000803F0000C03F00000040000020400000404000002041CDCCCC3D0000B042FFFF7F7F00008000010000000100803FFFFF7F3F00000080000000BF000080BF0000C0BF000000C0000020C0000040C0000020C1CDCCCCBD0000B0C2FFFF7FFF0000808001000080010080BFFFFF7FBF0000C07F0000807F000080FF"> : tensor<33xf32>
  %r = chlo.tan %x0 : tensor<33xf32> -> tensor<33xf32>
  %er = stablehlo.constant dense<"0x000000007BDA0B3F2359C73F6B9F6141B1D70BC0DA3C3FBFB9F711BEFAFA253F447CCD3D1615113DCA9E1CBF00008000010000002659C73F2159C73F000000807BDA0BBF2359C7BF6B9F61C1B1D70B40DA3C3F3FB9F7113EFAFA25BF447CCDBD161511BDCA9E1C3F00008080010000802659C7BF2159C7BF0000C07F0000C0FF0000C0FF"> : tensor<33xf32>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<33xf32>, tensor<33xf32>) -> ()
  return
}

func.func @tan_f64() {
  %x0 = stablehlo.constant dense<"0x0000000000000000000000000000E03F000000000000F03F000000000000F83F00000000000000400000000000000440000000000000084000000000000024409A9999999999B93F0000000000005640FFFFFFFFFFFFEF7F010000000000F03FFFFFFFFFFFFFEF3F0000000000000080000000000000E0BF000000000000F0BF000000000000F8BF00000000000000C000000000000004C000000000000008C000000000000024C09A9999999999B9BF00000000000056C0FFFFFFFFFFFFEFFF010000000000F0BFFFFFFFFFFFFFEFBF000000000000F87F000000000000F07F000000000000F0FF"> : tensor<29xf64>
  %r = chlo.tan %x0 : tensor<29xf64> -> tensor<29xf64>
  %er = stablehlo.constant dense<"0x00000000000000004A47F35B4F7BE13FA6E3BE5C24EBF83F7787B850ED332C40F850092EF67A01C015BB004E9BE7E7BF6FB85412F73EC2BF8237BE345FBFE43F800B437788AFB93FC399B8CDA222A23F849472FE0C5374BFA9E3BE5C24EBF83FA4E3BE5C24EBF83F00000000000000804A47F35B4F7BE1BFA6E3BE5C24EBF8BF7787B850ED332CC0F850092EF67A014015BB004E9BE7E73F6FB85412F73EC23F8237BE345FBFE4BF800B437788AFB9BFC399B8CDA222A2BF849472FE0C53743FA9E3BE5C24EBF8BFA4E3BE5C24EBF8BF000000000000F87F000000000000F8FF000000000000F8FF"> : tensor<29xf64>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 3 : i64} : (tensor<29xf64>, tensor<29xf64>) -> ()
  return
}

func.func @tan_scalar() {
  %x0 = stablehlo.constant dense<"0x0000003F"> : tensor<f32>
  %r = chlo.tan %x0 : tensor<f32> -> tensor<f32>
  %er = stablehlo.constant dense<"0x7BDA0B3F"> : tensor<f32>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<f32>, tensor<f32>) -> ()
  return
}

func.func @tan_empty() {
  %x0 = stablehlo.constant dense<> : tensor<0x3xf32>
  %r = chlo.tan %x0 : tensor<0x3xf32> -> tensor<0x3xf32>
  %er = stablehlo.constant dense<> : tensor<0x3xf32>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<0x3xf32>, tensor<0x3xf32>) -> ()
  return
}
