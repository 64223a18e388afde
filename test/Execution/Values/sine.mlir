// What JAX computes; written by generate.py.
// RUN: tutti run --quiet %s | FileCheck %s
// CHECK: {{[0-9]+}} functions ran, all expectations hold

func.func @sine_f4E2M1FN() {
  %x0 = stablehlo.constant dense<"0x0001020304050708090A0B0C0D0F"> : tensor<14xf4E2M1FN>
  %r = stablehlo.sine %x0 : tensor<14xf4E2M1FN>
  %er = stablehlo.constant dense<"0x0001020202000908090A0A0A0801"> : tensor<14xf4E2M1FN>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<14xf4E2M1FN>, tensor<14xf4E2M1FN>) -> ()
  return
}

func.func @sine_f8E3M4() {
  %x0 = stablehlo.constant dense<"0x002030384044486406706F1001312F80A0B0B8C0C4C8E486F0EF9081B1AF78"> : tensor<31xf8E3M4>
  %r = stablehlo.sine %x0 : tensor<31xf8E3M4>
  %er = stablehlo.constant dense<"0x001F2B302D2309A106780D10012C2A809FABB0ADA3892186788D9081ACAA78"> : tensor<31xf8E3M4>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<31xf8E3M4>, tensor<31xf8E3M4>) -> ()
  return
}

func.func @sine_f8E4M3() {
  %x0 = stablehlo.constant dense<"0x0030383C404244521D6B770801393780B0B8BCC0C2C4D29DEBF78881B9B77C78F8"> : tensor<33xf8E4M3>
  %r = stablehlo.sine %x0 : tensor<33xf8E4M3>
  %er = stablehlo.constant dense<"0x002F3538373221B11D11370801363580AFB5B8B7B2A1319D91B78881B6B57C7C7C"> : tensor<33xf8E4M3>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<33xf8E4M3>, tensor<33xf8E4M3>) -> ()
  return
}

func.func @sine_f8E4M3B11FNUZ() {
  %x0 = stablehlo.constant dense<"0x0050585C606264723D807F08015957D0D8DCE0E2E4F2BDFF8881D9D7"> : tensor<28xf8E4M3B11FNUZ>
  %r = stablehlo.sine %x0 : tensor<28xf8E4M3B11FNUZ>
  %er = stablehlo.constant dense<"0x004F5558575241D13D80D808015655CFD5D8D7D2C151BD588881D6D5"> : tensor<28xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<28xf8E4M3B11FNUZ>, tensor<28xf8E4M3B11FNUZ>) -> ()
  return
}

func.func @sine_f8E4M3FN() {
  %x0 = stablehlo.constant dense<"0x0030383C404244521D6B7E0801393780B0B8BCC0C2C4D29DEBFE8881B9B77FFF"> : tensor<32xf8E4M3FN>
  %r = stablehlo.sine %x0 : tensor<32xf8E4M3FN>
  %er = stablehlo.constant dense<"0x002F3538373221B11D11370801363580AFB5B8B7B2A1319D91B78881B6B57F7F"> : tensor<32xf8E4M3FN>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<32xf8E4M3FN>, tensor<32xf8E4M3FN>) -> ()
  return
}

func.func @sine_f8E4M3FNUZ() {
  %x0 = stablehlo.constant dense<"0x00384044484A4C5A25737F0801413FB8C0C4C8CACCDAA5F3FF8881C1BF80"> : tensor<30xf8E4M3FNUZ>
  %r = stablehlo.sine %x0 : tensor<30xf8E4M3FNUZ>
  %er = stablehlo.constant dense<"0x00373D403F3A29B925193F08013E3DB7BDC0BFBAA939A599BF8881BEBD80"> : tensor<30xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<30xf8E4M3FNUZ>, tensor<30xf8E4M3FNUZ>) -> ()
  return
}

func.func @sine_f8E5M2() {
  %x0 = stablehlo.constant dense<"0x00383C3E404142492E567B04013D3B80B8BCBEC0C1C2C9AED6FB8481BDBB7E7CFC"> : tensor<33xf8E5M2>
  %r = stablehlo.sine %x0 : tensor<33xf8E5M2>
  %er = stablehlo.constant dense<"0x00383B3C3B3931B82E3CB804013C3A80B8BBBCBBB9B138AEBC388481BCBA7E7E7E"> : tensor<33xf8E5M2>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<33xf8E5M2>, tensor<33xf8E5M2>) -> ()
  return
}

func.func @sine_f8E5M2FNUZ() {
  %x0 = stablehlo.constant dense<"0x003C40424445464D325A7F0401413FBCC0C2C4C5C6CDB2DAFF8481C1BF80"> : tensor<30xf8E5M2FNUZ>
  %r = stablehlo.sine %x0 : tensor<30xf8E5M2FNUZ>
  %er = stablehlo.constant dense<"0x003C3F403F3D35BC3240BC0401403EBCBFC0BFBDB53CB2C03C8481C0BE80"> : tensor<30xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<30xf8E5M2FNUZ>, tensor<30xf8E5M2FNUZ>) -> ()
  return
}

func.func @sine_bf16() {
  %x0 = stablehlo.constant dense<"0x0000003F803FC03F0040204040402041CD3DB0427F7F80000100813F7F3F008000BF80BFC0BF00C020C040C020C1CDBDB0C27FFF8080018081BF7FBFC07F807F80FF"> : tensor<33xbf16>
  %r = stablehlo.sine %x0 : tensor<33xbf16>
  %er = stablehlo.constant dense<"0x0000F53E573F7F3F693F193F113E0BBFCD3D113D7DBF80000100583F573F0080F5BE57BF7FBF69BF19BF11BE0B3FCDBD11BD7D3F8080018058BF57BFC07FC07FC07F"> : tensor<33xbf16>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<33xbf16>, tensor<33xbf16>) -> ()
  return
}

func.func @sine_f16() {
  %x0 = stablehlo.constant dense<"0x00000038003C003E0040004100420049662E8055FF7B00040100013CFF3B008000B800BC00BE00C000C100C200C966AE80D5FFFB0084018001BCFFBB007E007C00FC"> : tensor<33xf16>
  %r = stablehlo.sine %x0 : tensor<33xf16>
  %er = stablehlo.constant dense<"0x0000AC37BB3AFB3B463BCA3884305AB8632E8828CE3B00040100BC3ABB3A0080ACB7BBBAFBBB46BBCAB884B05A3863AE88A8CEBB00840180BCBABBBA007E007E007E"> : tensor<33xf16>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<33xf16>, tensor<33xf16>) -> ()
  return
}

func.func @sine_f32() {
  %x0 = stablehlo.constant dense<"0x000000000000003F0000803F0000C03F00000040000020400000404000002041CDCCCC3D0000B042FFFF7F7F00008000010000000100803FFFFF7F3F00000080000000BF000080BF0000C0BF000000C0000020C0000040C0000020C1CDCCCCBD0000B0C2FFFF7FFF0000808001000080010080BFFFFF7FBF0000C07F0000807F000080FF"> : tensor<33xf32>
  %r = stablehlo.sine %x0 : tensor<33xf32>
  %er = stablehlo.constant dense<"0x000000004477F53EA46A573FD55B7F3FB7C7683F7835193FC381103EF8440BBF7775CC3DD0FD103DB39905BF0000800001000000A66A573FA46A573F000000804477F5BEA46A57BFD55B7FBFB7C768BF783519BFC38110BEF8440B3F7775CCBDD0FD10BDB399053F0000808001000080A66A57BFA46A57BF0000C07F0000C0FF0000C0FF"> : tensor<33xf32>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<33xf32>, tensor<33xf32>) -> ()
  return
}

func.func @sine_f64() {
  %x0 = stablehlo.constant dense<"0x0000000000000000000000000000E03F000000000000F03F000000000000F83F00000000000000400000000000000440000000000000084000000000000024409A9999999999B93F0000000000005640FFFFFFFFFFFFEF7F010000000000F03FFFFFFFFFFFFFEF3F0000000000000080000000000000E0BF000000000000F0BF000000000000F8BF00000000000000C000000000000004C000000000000008C000000000000024C09A9999999999B9BF00000000000056C0FFFFFFFFFFFFEFFF010000000000F0BFFFFFFFFFFFFFEFBF000000000000F87F000000000000F07F000000000000F0FF"> : tensor<29xf64>
  %r = stablehlo.sine %x0 : tensor<29xf64>
  %er = stablehlo.constant dense<"0x0000000000000000F0054B74E8AEDE3FEE0C098F54EDEA3F8B6D2C9B7AEBEF3F46B4D1EAF618ED3FB1CACF0DAF26E33F5BD5B66D3810C23F524FF3F59E68E1BF2CCB8BCBAE8EB93FC86326F1B91FA23F974EB398FC52743FEF0C098F54EDEA3FED0C098F54EDEA3F0000000000000080F0054B74E8AEDEBFEE0C098F54EDEABF8B6D2C9B7AEBEFBF46B4D1EAF618EDBFB1CACF0DAF26E3BF5BD5B66D3810C2BF524FF3F59E68E13F2CCB8BCBAE8EB9BFC86326F1B91FA2BF974EB398FC5274BFEF0C098F54EDEABFED0C098F54EDEABF000000000000F87F000000000000F8FF000000000000F8FF"> : tensor<29xf64>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 2 : i64} : (tensor<29xf64>, tensor<29xf64>) -> ()
  return
}

func.func @sine_scalar() {
  %x0 = stablehlo.constant dense<"0x0000003F"> : tensor<f32>
  %r = stablehlo.sine %x0 : tensor<f32>
  %er = stablehlo.constant dense<"0x4477F53E"> : tensor<f32>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<f32>, tensor<f32>) -> ()
  return
}

func.func @sine_empty() {
  %x0 = stablehlo.constant dense<> : tensor<0x3xf32>
  %r = stablehlo.sine %x0 : tensor<0x3xf32>
  %er = stablehlo.constant dense<> : tensor<0x3xf32>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<0x3xf32>, tensor<0x3xf32>) -> ()
  return
}
