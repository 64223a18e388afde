// What JAX computes; written by generate.py.
// RUN: tutti run --quiet %s | FileCheck %s
// CHECK: {{[0-9]+}} functions ran, all expectations hold

func.func @sinh_f4E2M1FN() {
  %x0 = stablehlo.constant dense<"0x0001020304050708090A0B0C0D0F"> : tensor<14xf4E2M1FN>
  %r = chlo.sinh %x0 : tensor<14xf4E2M1FN> -> tensor<14xf4E2M1FN>
  %er = stablehlo.constant dense<"0x0001020406070708090A0C0E0F0F"> : tensor<14xf4E2M1FN>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 2 : i64} : (tensor<14xf4E2M1FN>, tensor<14xf4E2M1FN>) -> ()
  return
}

func.func @sinh_f8E3M4() {
  %x0 = stablehlo.constant dense<"0x002030384044486406706F1001312F80A0B0B8C0C4C8E486F0EF9081B1AF78"> : tensor<31xf8E3M4>
  %r = chlo.sinh %x0 : tensor<31xf8E3M4> -> tensor<31xf8E3M4>
  %er = stablehlo.constant dense<"0x002133414D5864700670701001343280A1B3C1CDD8E4F086F0F09081B4B278"> : tensor<31xf8E3M4>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 2 : i64} : (tensor<31xf8E3M4>, tensor<31xf8E3M4>) -> ()
  return
}

func.func @sinh_f8E4M3() {
  %x0 = stablehlo.constant dense<"0x0030383C404244521D6B770801393780B0B8BCC0C2C4D29DEBF78881B9B77C78F8"> : tensor<33xf8E4M3>
  %r = chlo.sinh %x0 : tensor<33xf8E4M3> -> tensor<33xf8E4M3>
  %er = stablehlo.constant dense<"0x00303941474C52781D787808013B3980B0B9C1C7CCD2F89DF8F88881BBB97C78F8"> : tensor<33xf8E4M3>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 2 : i64} : (tensor<33xf8E4M3>, tensor<33xf8E4M3>) -> ()
  return
}

func.func @sinh_f8E4M3B11FNUZ() {
  %x0 = stablehlo.constant dense<"0x0050585C606264723D807F08015957D0D8DCE0E2E4F2BDFF8881D9D7"> : tensor<28xf8E4M3B11FNUZ>
  %r = chlo.sinh %x0 : tensor<28xf8E4M3B11FNUZ> -> tensor<28xf8E4M3B11FNUZ>
  %er = stablehlo.constant dense<"0x00505961676C72803D808008015B59D0D9E1E7ECF280BD808881DBD9"> : tensor<28xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 2 : i64} : (tensor<28xf8E4M3B11FNUZ>, tensor<28xf8E4M3B11FNUZ>) -> ()
  return
}

func.func @sinh_f8E4M3FN() {
  %x0 = stablehlo.constant dense<"0x0030383C404244521D6B7E0801393780B0B8BCC0C2C4D29DEBFE8881B9B77FFF"> : tensor<32xf8E4M3FN>
  %r = chlo.sinh %x0 : tensor<32xf8E4M3FN> -> tensor<32xf8E4M3FN>
  %er = stablehlo.constant dense<"0x00303941474C527F1D7F7F08013B3980B0B9C1C7CCD2FF9DFFFF8881BBB97F7F"> : tensor<32xf8E4M3FN>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 2 : i64} : (tensor<32xf8E4M3FN>, tensor<32xf8E4M3FN>) -> ()
  return
}

func.func @sinh_f8E4M3FNUZ() {
  %x0 = stablehlo.constant dense<"0x00384044484A4C5A25737F0801413FB8C0C4C8CACCDAA5F3FF8881C1BF80"> : tensor<30xf8E4M3FNUZ>
  %r = chlo.sinh %x0 : tensor<30xf8E4M3FNUZ> -> tensor<30xf8E4M3FNUZ>
  %er = stablehlo.constant dense<"0x003841494F545A8025808008014341B8C1C9CFD4DA80A580808881C3C180"> : tensor<30xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 2 : i64} : (tensor<30xf8E4M3FNUZ>, tensor<30xf8E4M3FNUZ>) -> ()
  return
}

func.func @sinh_f8E5M2() {
  %x0 = stablehlo.constant dense<"0x00383C3E404142492E567B04013D3B80B8BCBEC0C1C2C9AED6FB8481BDBB7E7CFC"> : tensor<33xf8E5M2>
  %r = chlo.sinh %x0 : tensor<33xf8E5M2> -> tensor<33xf8E5M2>
  %er = stablehlo.constant dense<"0x00383D40434649712E7C7C04013E3C80B8BDC0C3C6C9F1AEFCFC8481BEBC7E7CFC"> : tensor<33xf8E5M2>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 2 : i64} : (tensor<33xf8E5M2>, tensor<33xf8E5M2>) -> ()
  return
}

func.func @sinh_f8E5M2FNUZ() {
  %x0 = stablehlo.constant dense<"0x003C40424445464D325A7F0401413FBCC0C2C4C5C6CDB2DAFF8481C1BF80"> : tensor<30xf8E5M2FNUZ>
  %r = chlo.sinh %x0 : tensor<30xf8E5M2FNUZ> -> tensor<30xf8E5M2FNUZ>
  %er = stablehlo.constant dense<"0x003C4144474A4D7532808004014240BCC1C4C7CACDF5B280808481C2C080"> : tensor<30xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 2 : i64} : (tensor<30xf8E5M2FNUZ>, tensor<30xf8E5M2FNUZ>) -> ()
  return
}

func.func @sinh_bf16() {
  %x0 = stablehlo.constant dense<"0x0000003F803FC03F0040204040402041CD3DB0427F7F80000100813F7F3F008000BF80BFC0BF00C020C040C020C1CDBDB0C27FFF8080018081BF7FBFC07F807F80FF"> : tensor<33xbf16>
  %r = chlo.sinh %x0 : tensor<33xbf16> -> tensor<33xbf16>
  %er = stablehlo.constant dense<"0x0000053F963F08406840C24020412C46CD3D797E807F80000100983F963F008005BF96BF08C068C0C2C020C12CC6CDBD79FE80FF8080018098BF96BFC07F807F80FF"> : tensor<33xbf16>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 2 : i64} : (tensor<33xbf16>, tensor<33xbf16>) -> ()
  return
}

func.func @sinh_f16() {
  %x0 = stablehlo.constant dense<"0x00000038003C003E0040004100420049662E8055FF7B00040100013CFF3B008000B800BC00BE00C000C100C200C966AE80D5FFFB0084018001BCFFBB007E007C00FC"> : tensor<33xf16>
  %r = chlo.sinh %x0 : tensor<33xf16> -> tensor<33xf16>
  %er = stablehlo.constant dense<"0x00002B38B33C424041430D4602496171692E007C007C00040100B53CB33C00802BB8B3BC42C041C30DC602C961F169AE00FC00FC00840180B5BCB3BC007E007C00FC"> : tensor<33xf16>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 2 : i64} : (tensor<33xf16>, tensor<33xf16>) -> ()
  return
}

func.func @sinh_f32() {
  %x0 = stablehlo.constant dense<"0x000000000000003F0000803F0000C03F00000040000020400000404000002041CDCCCC3D0000B042FFFF7F7F00008000010000000100803FFFFF7F3F00000080000000BF000080BF0000C0BF000000C0000020C0000040C0000020C1CDCCCCBD0000B0C2FFFF7FFF0000808001000080010080BFFFFF7FBF0000C07F0000807F000080FF"> : tensor<33xf32>
  %r = chlo.sinh %x0 : tensor<33xf32> -> tensor<33xf32>
  %er = stablehlo.constant dense<"0x000000008066053FFE6C963F1D4608407B1E6840469BC14037492041EE142C463A24CD3DB782787E0000807F0000800001000000006D963FFD6C963F00000080806605BFFE6C96BF1D4608C07B1E68C0469BC1C0374920C1EE142CC63A24CDBDB78278FE000080FF0000808001000080006D96BFFD6C96BF0000C07F0000807F000080FF"> : tensor<33xf32>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 2 : i64} : (tensor<33xf32>, tensor<33xf32>) -> ()
  return
}

func.func @sinh_f64() {
  %x0 = stablehlo.constant dense<"0x0000000000000000000000000000E03F000000000000F03F000000000000F83F00000000000000400000000000000440000000000000084000000000000024409A9999999999B93F0000000000005640FFFFFFFFFFFFEF7F010000000000F03FFFFFFFFFFFFFEF3F0000000000000080000000000000E0BF000000000000F0BF000000000000F8BF00000000000000C000000000000004C000000000000008C000000000000024C09A9999999999B9BF00000000000056C0FFFFFFFFFFFFEFFF010000000000F0BFFFFFFFFFFFFFEFBF000000000000F87F000000000000F07F000000000000F0FF"> : tensor<29xf64>
  %r = chlo.sinh %x0 : tensor<29xf64> -> tensor<29xf64>
  %er = stablehlo.constant dense<"0x0000000000000000973BE60FD0ACE03F82B94EC49FCDF23F606ABDAAC3080140A0E1B663CF030D40D3B6B0CD68331840AE4909E7260924409299D6CE9D82C540B3597B3387A4B93F2DF27BDC5610CF47000000000000F07F84B94EC49FCDF23F82B94EC49FCDF23F0000000000000080973BE60FD0ACE0BF82B94EC49FCDF2BF606ABDAAC30801C0A0E1B663CF030DC0D3B6B0CD683318C0AE4909E7260924C09299D6CE9D82C5C0B3597B3387A4B9BF2DF27BDC5610CFC7000000000000F0FF84B94EC49FCDF2BF82B94EC49FCDF2BF000000000000F87F000000000000F07F000000000000F0FF"> : tensor<29xf64>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 4 : i64} : (tensor<29xf64>, tensor<29xf64>) -> ()
  return
}

func.func @sinh_scalar() {
  %x0 = stablehlo.constant dense<"0x0000003F"> : tensor<f32>
  %r = chlo.sinh %x0 : tensor<f32> -> tensor<f32>
  %er = stablehlo.constant dense<"0x8066053F"> : tensor<f32>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 2 : i64} : (tensor<f32>, tensor<f32>) -> ()
  return
}

func.func @sinh_empty() {
  %x0 = stablehlo.constant dense<> : tensor<0x3xf32>
  %r = chlo.sinh %x0 : tensor<0x3xf32> -> tensor<0x3xf32>
  %er = stablehlo.constant dense<> : tensor<0x3xf32>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<0x3xf32>, tensor<0x3xf32>) -> ()
  return
}
