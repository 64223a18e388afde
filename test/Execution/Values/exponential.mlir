// What JAX computes; written by generate.py.
// RUN: tutti run --quiet %s | FileCheck %s
// CHECK: {{[0-9]+}} functions ran, all expectations hold

func.func @exponential_f4E2M1FN() {
  %x0 = stablehlo.constant dense<"0x0001020304050708090A0B0C0D0F"> : tensor<14xf4E2M1FN>
  %r = stablehlo.exponential %x0 : tensor<14xf4E2M1FN>
  %er = stablehlo.constant dense<"0x0203050607070702010100000000"> : tensor<14xf4E2M1FN>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<14xf4E2M1FN>, tensor<14xf4E2M1FN>) -> ()
  return
}

func.func @exponential_f8E3M4() {
  %x0 = stablehlo.constant dense<"0x002030384044486406706F1001312F80A0B0B8C0C4C8E486F0EF9081B1AF78"> : tensor<31xf8E3M4>
  %r = stablehlo.exponential %x0 : tensor<31xf8E3M4>
  %er = stablehlo.constant dense<"0x303A46525E687070327070353047453023180E090503002D00002930161878"> : tensor<31xf8E3M4>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<31xf8E3M4>, tensor<31xf8E3M4>) -> ()
  return
}

func.func @exponential_f8E4M3() {
  %x0 = stablehlo.constant dense<"0x0030383C404244521D6B770801393780B0B8BCC0C2C4D29DEBF78881B9B77C78F8"> : tensor<33xf8E4M3>
  %r = stablehlo.exponential %x0 : tensor<33xf8E4M3>
  %er = stablehlo.constant dense<"0x383D43494F545A783978783838444238322C26211B150036000038382A2D7C7800"> : tensor<33xf8E4M3>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<33xf8E4M3>, tensor<33xf8E4M3>) -> ()
  return
}

func.func @exponential_f8E4M3B11FNUZ() {
  %x0 = stablehlo.constant dense<"0x0050585C606264723D807F08015957D0D8DCE0E2E4F2BDFF8881D9D7"> : tensor<28xf8E4M3B11FNUZ>
  %r = stablehlo.exponential %x0 : tensor<28xf8E4M3B11FNUZ>
  %er = stablehlo.constant dense<"0x585D63696F747A8059808058586462524C46413B3500560058584A4D"> : tensor<28xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<28xf8E4M3B11FNUZ>, tensor<28xf8E4M3B11FNUZ>) -> ()
  return
}

func.func @exponential_f8E4M3FN() {
  %x0 = stablehlo.constant dense<"0x0030383C404244521D6B7E0801393780B0B8BCC0C2C4D29DEBFE8881B9B77FFF"> : tensor<32xf8E4M3FN>
  %r = stablehlo.exponential %x0 : tensor<32xf8E4M3FN>
  %er = stablehlo.constant dense<"0x383D43494F545A7F397F7F3838444238322C26211B150036000038382A2D7F7F"> : tensor<32xf8E4M3FN>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<32xf8E4M3FN>, tensor<32xf8E4M3FN>) -> ()
  return
}

func.func @exponential_f8E4M3FNUZ() {
  %x0 = stablehlo.constant dense<"0x00384044484A4C5A25737F0801413FB8C0C4C8CACCDAA5F3FF8881C1BF80"> : tensor<30xf8E4M3FNUZ>
  %r = stablehlo.exponential %x0 : tensor<30xf8E4M3FNUZ>
  %er = stablehlo.constant dense<"0x40454B51575C628041808040404C4A3A342E29231D003E00004040323580"> : tensor<30xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<30xf8E4M3FNUZ>, tensor<30xf8E4M3FNUZ>) -> ()
  return
}

func.func @exponential_f8E5M2() {
  %x0 = stablehlo.constant dense<"0x00383C3E404142492E567B04013D3B80B8BCBEC0C1C2C9AED6FB8481BDBB7E7CFC"> : tensor<33xf8E5M2>
  %r = stablehlo.exponential %x0 : tensor<33xf8E5M2>
  %er = stablehlo.constant dense<"0x3C3F4144474A4D753C7C7C3C3C43413C393633302D2A033B00003C3C35377E7C00"> : tensor<33xf8E5M2>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<33xf8E5M2>, tensor<33xf8E5M2>) -> ()
  return
}

func.func @exponential_f8E5M2FNUZ() {
  %x0 = stablehlo.constant dense<"0x003C40424445464D325A7F0401413FBCC0C2C4C5C6CDB2DAFF8481C1BF80"> : tensor<30xf8E5M2FNUZ>
  %r = stablehlo.exponential %x0 : tensor<30xf8E5M2FNUZ>
  %er = stablehlo.constant dense<"0x404345484B4E5179408080404047453D3A3734312E063F00004040393B80"> : tensor<30xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<30xf8E5M2FNUZ>, tensor<30xf8E5M2FNUZ>) -> ()
  return
}

func.func @exponential_bf16() {
  %x0 = stablehlo.constant dense<"0x0000003F803FC03F0040204040402041CD3DB0427F7F80000100813F7F3F008000BF80BFC0BF00C020C040C020C1CDBDB0C27FFF8080018081BF7FBFC07F807F80FF"> : tensor<33xbf16>
  %r = stablehlo.exponential %x0 : tensor<33xbf16>
  %er = stablehlo.constant dense<"0x803FD33F2E408F40EC404341A141AC468D3FF97E807F803F803F2F402D40803F1B3FBC3E643E0B3EA83D4C3D3E38683F42000000803F803FBB3EBD3EC07F807F0000"> : tensor<33xbf16>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<33xbf16>, tensor<33xbf16>) -> ()
  return
}

func.func @exponential_f16() {
  %x0 = stablehlo.constant dense<"0x00000038003C003E0040004100420049662E8055FF7B00040100013CFF3B008000B800BC00BE00C000C100C200C966AE80D5FFFB0084018001BCFFBB007E007C00FC"> : tensor<33xf16>
  %r = stablehlo.exponential %x0 : tensor<33xf16>
  %er = stablehlo.constant dense<"0x003C983E70417B446447174A054D61756C3C007C007C003C003C71416F41003CDA38E33524335530412D5F2AFA023D3B00000000003C003CE135E435007E007C0000"> : tensor<33xf16>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<33xf16>, tensor<33xf16>) -> ()
  return
}

func.func @exponential_f32() {
  %x0 = stablehlo.constant dense<"0x000000000000003F0000803F0000C03F00000040000020400000404000002041CDCCCC3D0000B042FFFF7F7F00008000010000000100803FFFFF7F3F00000080000000BF000080BF0000C0BF000000C0000020C0000040C0000020C1CDCCCCBD0000B0C2FFFF7FFF0000808001000080010080BFFFFF7FBF0000C07F0000807F000080FF"> : tensor<33xf32>
  %r = stablehlo.exponential %x0 : tensor<33xf32>
  %er = stablehlo.constant dense<"0x0000803F4C09D33F54F82D40FF698F402673EC407FEB42412EAFA041EE14AC463E768D3FB782F87E0000807F0000803F0000803F56F82D4054F82D400000803F98451B3FB25ABC3E3C7C643E55950A3E2E1CA83D86ED4B3DCE6B3E386DA3673FC4ED4100000000000000803F0000803FB05ABC3EB25ABC3E0000C07F0000807F00000000"> : tensor<33xf32>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<33xf32>, tensor<33xf32>) -> ()
  return
}

func.func @exponential_f64() {
  %x0 = stablehlo.constant dense<"0x0000000000000000000000000000E03F000000000000F03F000000000000F83F00000000000000400000000000000440000000000000084000000000000024409A9999999999B93F0000000000005640FFFFFFFFFFFFEF7F010000000000F03FFFFFFFFFFFFFEF3F0000000000000080000000000000E0BF000000000000F0BF000000000000F8BF00000000000000C000000000000004C000000000000008C000000000000024C09A9999999999B9BF00000000000056C0FFFFFFFFFFFFEFFF010000000000F0BFFFFFFFFFFFFFEFBF000000000000F87F000000000000F07F000000000000F0FF"> : tensor<29xf64>
  %r = stablehlo.exponential %x0 : tensor<29xf64>
  %er = stablehlo.constant dense<"0x000000000000F03F9C061E8E2961FA3F6A57148B0ABF054041C54FE63FED1140AEDDD4B8648E1D40BBE031D96F5D284006B16FBFE5153440600595CF9D82D540D4005AB3C7AEF13F2DF27BDC5610DF47000000000000F07F6B57148B0ABF05406957148B0ABF0540000000000000F03F0A966FFCB268E33F37EF2C36568BD73F1D5C4B72878FCC3FCC81BFA3AA52C13F25F494C08503B53FAFB0CECCB07DA93F9A7C64B579CD073F3A2BD5996DF4EC3FFE1FBC12717B0038000000000000000036EF2C36568BD73F38EF2C36568BD73F000000000000F87F000000000000F07F0000000000000000"> : tensor<29xf64>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 2 : i64} : (tensor<29xf64>, tensor<29xf64>) -> ()
  return
}

func.func @exponential_scalar() {
  %x0 = stablehlo.constant dense<"0x0000003F"> : tensor<f32>
  %r = stablehlo.exponential %x0 : tensor<f32>
  %er = stablehlo.constant dense<"0x4C09D33F"> : tensor<f32>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<f32>, tensor<f32>) -> ()
  return
}

func.func @exponential_empty() {
  %x0 = stablehlo.constant dense<> : tensor<0x3xf32>
  %r = stablehlo.exponential %x0 : tensor<0x3xf32>
  %er = stablehlo.constant dense<> : tensor<0x3xf32>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<0x3xf32>, tensor<0x3xf32>) -> ()
  return
}
