// What JAX computes; written by generate.py.
// RUN: tutti run --quiet %s | FileCheck %s
// CHECK: {{[0-9]+}} functions ran, all expectations hold

func.func @exponential_minus_one_f4E2M1FN() {
  %x0 = stablehlo.constant dense<"0x0001020304050708090A0B0C0D0F"> : tensor<14xf4E2M1FN>
  %r = stablehlo.exponential_minus_one %x0 : tensor<14xf4E2M1FN>
  %er = stablehlo.constant dense<"0x000103050707070809090A0A0A0A"> : tensor<14xf4E2M1FN>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<14xf4E2M1FN>, tensor<14xf4E2M1FN>) -> ()
  return
}

func.func @exponential_minus_one_f8E3M4() {
  %x0 = stablehlo.constant dense<"0x002030384044486406706F1001312F80A0B0B8C0C4C8E486F0EF9081B1AF78"> : tensor<31xf8E3M4>
  %r = stablehlo.exponential_minus_one %x0 : tensor<31xf8E3M4>
  %er = stablehlo.constant dense<"0x00253B4C5A66707006707012013E3A8099A4A9ACADAEB086B0B08E81A5A478"> : tensor<31xf8E3M4>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<31xf8E3M4>, tensor<31xf8E3M4>) -> ()
  return
}

func.func @exponential_minus_one_f8E4M3() {
  %x0 = stablehlo.constant dense<"0x0030383C404244521D6B770801393780B0B8BCC0C2C4D29DEBF78881B9B77C78F8"> : tensor<33xf8E4M3>
  %r = stablehlo.exponential_minus_one %x0 : tensor<33xf8E4M3>
  %er = stablehlo.constant dense<"0x00323E464D535A781E78780801403C80ADB2B4B6B7B7B89CB8B88881B3B27C78B8"> : tensor<33xf8E4M3>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<33xf8E4M3>, tensor<33xf8E4M3>) -> ()
  return
}

func.func @exponential_minus_one_f8E4M3B11FNUZ() {
  %x0 = stablehlo.constant dense<"0x0050585C606264723D807F08015957D0D8DCE0E2E4F2BDFF8881D9D7"> : tensor<28xf8E4M3B11FNUZ>
  %r = stablehlo.exponential_minus_one %x0 : tensor<28xf8E4M3B11FNUZ>
  %er = stablehlo.constant dense<"0x00525E666D737A803E80800801605CCDD2D4D6D7D7D8BCD88881D3D2"> : tensor<28xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<28xf8E4M3B11FNUZ>, tensor<28xf8E4M3B11FNUZ>) -> ()
  return
}

func.func @exponential_minus_one_f8E4M3FN() {
  %x0 = stablehlo.constant dense<"0x0030383C404244521D6B7E0801393780B0B8BCC0C2C4D29DEBFE8881B9B77FFF"> : tensor<32xf8E4M3FN>
  %r = stablehlo.exponential_minus_one %x0 : tensor<32xf8E4M3FN>
  %er = stablehlo.constant dense<"0x00323E464D535A7F1E7F7F0801403C80ADB2B4B6B7B7B89CB8B88881B3B27F7F"> : tensor<32xf8E4M3FN>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<32xf8E4M3FN>, tensor<32xf8E4M3FN>) -> ()
  return
}

func.func @exponential_minus_one_f8E4M3FNUZ() {
  %x0 = stablehlo.constant dense<"0x00384044484A4C5A25737F0801413FB8C0C4C8CACCDAA5F3FF8881C1BF80"> : tensor<30xf8E4M3FNUZ>
  %r = stablehlo.exponential_minus_one %x0 : tensor<30xf8E4M3FNUZ>
  %er = stablehlo.constant dense<"0x003A464E555B628026808008014844B5BABCBEBFBFC0A4C0C08881BBBA80"> : tensor<30xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<30xf8E4M3FNUZ>, tensor<30xf8E4M3FNUZ>) -> ()
  return
}

func.func @exponential_minus_one_f8E5M2() {
  %x0 = stablehlo.constant dense<"0x00383C3E404142492E567B04013D3B80B8BCBEC0C1C2C9AED6FB8481BDBB7E7CFC"> : tensor<33xf8E5M2>
  %r = stablehlo.exponential_minus_one %x0 : tensor<33xf8E5M2>
  %er = stablehlo.constant dense<"0x00393F43464A4D752E7C7C0401413E80B6B9BABBBBBCBCAEBCBC8481BAB97E7CBC"> : tensor<33xf8E5M2>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<33xf8E5M2>, tensor<33xf8E5M2>) -> ()
  return
}

func.func @exponential_minus_one_f8E5M2FNUZ() {
  %x0 = stablehlo.constant dense<"0x003C40424445464D325A7F0401413FBCC0C2C4C5C6CDB2DAFF8481C1BF80"> : tensor<30xf8E5M2FNUZ>
  %r = stablehlo.exponential_minus_one %x0 : tensor<30xf8E5M2FNUZ>
  %er = stablehlo.constant dense<"0x003D43474A4E517932808004014542BABDBEBFBFC0C0B2C0C08481BEBD80"> : tensor<30xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<30xf8E5M2FNUZ>, tensor<30xf8E5M2FNUZ>) -> ()
  return
}

func.func @exponential_minus_one_bf16() {
  %x0 = stablehlo.constant dense<"0x0000003F803FC03F0040204040402041CD3DB0427F7F80000100813F7F3F008000BF80BFC0BF00C020C040C020C1CDBDB0C27FFF8080018081BF7FBFC07F807F80FF"> : tensor<33xbf16>
  %r = stablehlo.exponential_minus_one %x0 : tensor<33xbf16>
  %er = stablehlo.constant dense<"0x0000263FDC3F5F40CC4033419941AC46D83DF97E807F80000100DF3FDB3F0080C9BE22BF47BF5DBF6BBF73BF80BFC3BD80BF80BF8080018023BF21BFC07F807F80BF"> : tensor<33xbf16>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<33xbf16>, tensor<33xbf16>) -> ()
  return
}

func.func @exponential_minus_one_f16() {
  %x0 = stablehlo.constant dense<"0x00000038003C003E0040004100420049662E8055FF7B00040100013CFF3B008000B800BC00BE00C000C100C200C966AE80D5FFFB0084018001BCFFBB007E007C00FC"> : tensor<33xf16>
  %r = stablehlo.exponential_minus_one %x0 : tensor<33xf16>
  %er = stablehlo.constant dense<"0x00003139E03EF74264469749C54C6175BB2E007C007C00040100E23EDE3E00804CB60FB937BAEBBA58BB9ABB00BC17AE00BC00BC008401800FB90EB9007E007C00BC"> : tensor<33xf16>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<33xf16>, tensor<33xf16>) -> ()
  return
}

func.func @exponential_minus_one_f32() {
  %x0 = stablehlo.constant dense<"0x000000000000003F0000803F0000C03F00000040000020400000404000002041CDCCCC3D0000B042FFFF7F7F00008000010000000100803FFFFF7F3F00000080000000BF000080BF0000C0BF000000C0000020C0000040C0000020C1CDCCCCBD0000B0C2FFFF7FFF0000808001000080010080BFFFFF7FBF0000C07F0000807F000080FF"> : tensor<33xf32>
  %r = stablehlo.exponential_minus_one %x0 : tensor<33xf32>
  %er = stablehlo.constant dense<"0x000000009912263FA9F0DB3FFED35E402673CC407FEB32412EAF9841EE12AC46DA63D73DB782F87E0000807F0000800001000000ABF0DB3FA7F0DB3F00000080D074C9BEA7D221BFF1E046BFAB5A5DBF7AFC6ABF284173BF06FD7FBF9AE4C2BD000080BF000080BF0000808001000080A8D221BFA7D221BF0000C07F0000807F000080BF"> : tensor<33xf32>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<33xf32>, tensor<33xf32>) -> ()
  return
}

func.func @exponential_minus_one_f64() {
  %x0 = stablehlo.constant dense<"0x0000000000000000000000000000E03F000000000000F03F000000000000F83F00000000000000400000000000000440000000000000084000000000000024409A9999999999B93F0000000000005640FFFFFFFFFFFFEF7F010000000000F03FFFFFFFFFFFFFEF3F0000000000000080000000000000E0BF000000000000F0BF000000000000F8BF00000000000000C000000000000004C000000000000008C000000000000024C09A9999999999B9BF00000000000056C0FFFFFFFFFFFFEFFF010000000000F0BFFFFFFFFFFFFFEFBF000000000000F87F000000000000F07F000000000000F0FF"> : tensor<29xf64>
  %r = stablehlo.exponential_minus_one %x0 : tensor<29xf64>
  %er = stablehlo.constant dense<"0x0000000000000000370D3C1C53C2E43FD4AE2816157EFB3F828A9FCC7FDA0B40AEDDD4B8648E1940BBE031D96F5D264006B16FBFE5153340600595CF5D82D5403A0DA0357BECBA3F2DF27BDC5610DF47000000000000F07FD6AE2816157EFB3FD2AE2816157EFB3F0000000000000080EBD320079A2ED9BF6488E9E4543AE4BFF9286D231EDCE8BF8D1F105755ABEBBF7B61ED478F5FEDBFF51433F32468EEBF6E2A19CAA0FFEFBF2BA65631935CB8BF000000000000F0BF000000000000F0BF6588E9E4543AE4BF6488E9E4543AE4BF000000000000F87F000000000000F07F000000000000F0BF"> : tensor<29xf64>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 3 : i64} : (tensor<29xf64>, tensor<29xf64>) -> ()
  return
}

func.func @exponential_minus_one_scalar() {
  %x0 = stablehlo.constant dense<"0x0000003F"> : tensor<f32>
  %r = stablehlo.exponential_minus_one %x0 : tensor<f32>
  %er = stablehlo.constant dense<"0x9912263F"> : tensor<f32>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<f32>, tensor<f32>) -> ()
  return
}

func.func @exponential_minus_one_empty() {
  %x0 = stablehlo.constant dense<> : tensor<0x3xf32>
  %r = stablehlo.exponential_minus_one %x0 : tensor<0x3xf32>
  %er = stablehlo.constant dense<> : tensor<0x3xf32>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<0x3xf32>, tensor<0x3xf32>) -> ()
  return
}
