// What JAX computes; written by generate.py.
// RUN: tutti run --quiet %s | FileCheck %s
// CHECK: {{[0-9]+}} functions ran, all expectations hold

func.func @asinh_f4E2M1FN() {
  %x0 = stablehlo.constant dense<"0x0001020304050708090A0B0C0D0F"> : tensor<14xf4E2M1FN>
  %r = chlo.asinh %x0 : tensor<14xf4E2M1FN> -> tensor<14xf4E2M1FN>
  %er = stablehlo.constant dense<"0x0001020203040408090A0A0B0C0C"> : tensor<14xf4E2M1FN>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 2 : i64} : (tensor<14xf4E2M1FN>, tensor<14xf4E2M1FN>) -> ()
  return
}

func.func @asinh_f8E3M4() {
  %x0 = stablehlo.constant dense<"0x002030384044486406706F1001312F80A0B0B8C0C4C8E486F0EF9081B1AF78"> : tensor<31xf8E3M4>
  %r = chlo.asinh %x0 : tensor<31xf8E3M4> -> tensor<31xf8E3M4>
  %er = stablehlo.constant dense<"0x001F2C33373A3D4806704B10012E2B809FACB3B7BABDC886F0CB9081AEAB78"> : tensor<31xf8E3M4>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 2 : i64} : (tensor<31xf8E3M4>, tensor<31xf8E3M4>) -> ()
  return
}

func.func @asinh_f8E4M3() {
  %x0 = stablehlo.constant dense<"0x0030383C404244521D6B770801393780B0B8BCC0C2C4D29DEBF78881B9B77C78F8"> : tensor<33xf8E4M3>
  %r = chlo.asinh %x0 : tensor<33xf8E4M3> -> tensor<33xf8E4M3>
  %er = stablehlo.constant dense<"0x002F363A3C3D3F441D4A4C0801373580AFB6BABCBDBFC49DCACC8881B7B57C78F8"> : tensor<33xf8E4M3>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 2 : i64} : (tensor<33xf8E4M3>, tensor<33xf8E4M3>) -> ()
  return
}

func.func @asinh_f8E4M3B11FNUZ() {
  %x0 = stablehlo.constant dense<"0x0050585C606264723D807F08015957D0D8DCE0E2E4F2BDFF8881D9D7"> : tensor<28xf8E4M3B11FNUZ>
  %r = chlo.asinh %x0 : tensor<28xf8E4M3B11FNUZ> -> tensor<28xf8E4M3B11FNUZ>
  %er = stablehlo.constant dense<"0x004F565A5C5D5F643D806808015755CFD6DADCDDDFE4BDE88881D7D5"> : tensor<28xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 2 : i64} : (tensor<28xf8E4M3B11FNUZ>, tensor<28xf8E4M3B11FNUZ>) -> ()
  return
}

func.func @asinh_f8E4M3FN() {
  %x0 = stablehlo.constant dense<"0x0030383C404244521D6B7E0801393780B0B8BCC0C2C4D29DEBFE8881B9B77FFF"> : tensor<32xf8E4M3FN>
  %r = chlo.asinh %x0 : tensor<32xf8E4M3FN> -> tensor<32xf8E4M3FN>
  %er = stablehlo.constant dense<"0x002F363A3C3D3F441D4A4E0801373580AFB6BABCBDBFC49DCACE8881B7B57F7F"> : tensor<32xf8E4M3FN>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 2 : i64} : (tensor<32xf8E4M3FN>, tensor<32xf8E4M3FN>) -> ()
  return
}

func.func @asinh_f8E4M3FNUZ() {
  %x0 = stablehlo.constant dense<"0x00384044484A4C5A25737F0801413FB8C0C4C8CACCDAA5F3FF8881C1BF80"> : tensor<30xf8E4M3FNUZ>
  %r = chlo.asinh %x0 : tensor<30xf8E4M3FNUZ> -> tensor<30xf8E4M3FNUZ>
  %er = stablehlo.constant dense<"0x00373E424445474C25525408013F3DB7BEC2C4C5C7CCA5D2D48881BFBD80"> : tensor<30xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 2 : i64} : (tensor<30xf8E4M3FNUZ>, tensor<30xf8E4M3FNUZ>) -> ()
  return
}

func.func @asinh_f8E5M2() {
  %x0 = stablehlo.constant dense<"0x00383C3E404142492E567B04013D3B80B8BCBEC0C1C2C9AED6FB8481BDBB7E7CFC"> : tensor<33xf8E5M2>
  %r = chlo.asinh %x0 : tensor<33xf8E5M2> -> tensor<33xf8E5M2>
  %er = stablehlo.constant dense<"0x00383B3D3E3F3F422E454A04013C3A80B8BBBDBEBFBFC2AEC5CA8481BCBA7E7CFC"> : tensor<33xf8E5M2>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 2 : i64} : (tensor<33xf8E5M2>, tensor<33xf8E5M2>) -> ()
  return
}

func.func @asinh_f8E5M2FNUZ() {
  %x0 = stablehlo.constant dense<"0x003C40424445464D325A7F0401413FBCC0C2C4C5C6CDB2DAFF8481C1BF80"> : tensor<30xf8E5M2FNUZ>
  %r = chlo.asinh %x0 : tensor<30xf8E5M2FNUZ> -> tensor<30xf8E5M2FNUZ>
  %er = stablehlo.constant dense<"0x003C3F414243434632494E0401403EBCBFC1C2C3C3C6B2C9CE8481C0BE80"> : tensor<30xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 2 : i64} : (tensor<30xf8E5M2FNUZ>, tensor<30xf8E5M2FNUZ>) -> ()
  return
}

func.func @asinh_bf16() {
  %x0 = stablehlo.constant dense<"0x0000003F803FC03F0040204040402041CD3DB0427F7F80000100813F7F3F008000BF80BFC0BF00C020C040C020C1CDBDB0C27FFF8080018081BF7FBFC07F807F80FF"> : tensor<33xbf16>
  %r = chlo.asinh %x0 : tensor<33xbf16> -> tensor<33xbf16>
  %er = stablehlo.constant dense<"0x0000F63E623F993FB93FD33FE93F4040CD3DA540B34280000100633F613F0080F6BE62BF99BFB9BFD3BFE9BF40C0CDBDA5C0B3C28080018063BF61BFC07F807F80FF"> : tensor<33xbf16>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 2 : i64} : (tensor<33xbf16>, tensor<33xbf16>) -> ()
  return
}

func.func @asinh_f16() {
  %x0 = stablehlo.constant dense<"0x00000038003C003E0040004100420049662E8055FF7B00040100013CFF3B008000B800BC00BE00C000C100C200C966AE80D5FFFB0084018001BCFFBB007E007C00FC"> : tensor<33xf16>
  %r = chlo.asinh %x0 : tensor<33xf16> -> tensor<33xf16>
  %er = stablehlo.constant dense<"0x0000B3370D3BC73CC63D973E463FFF41632E2C45E449000401000E3B0C3B0080B3B70DBBC7BCC6BD97BE46BFFFC163AE2CC5E4C9008401800EBB0CBB007E007C00FC"> : tensor<33xf16>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 2 : i64} : (tensor<33xf16>, tensor<33xf16>) -> ()
  return
}

func.func @asinh_f32() {
  %x0 = stablehlo.constant dense<"0x000000000000003F0000803F0000C03F00000040000020400000404000002041CDCCCC3D0000B042FFFF7F7F00008000010000000100803FFFFF7F3F00000080000000BF000080BF0000C0BF000000C0000020C0000040C0000020C1CDCCCCBD0000B0C2FFFF7FFF0000808001000080010080BFFFFF7FBF0000C07F0000807F000080FF"> : tensor<33xf32>
  %r = chlo.asinh %x0 : tensor<33xf32> -> tensor<33xf32>
  %er = stablehlo.constant dense<"0x000000006561F63EB3A1613F00EE983F0CC9B83F78D8D23FDBC2E83FE3E23F40CF75CC3DDF74A540FCD4B2420000800001000000B4A1613FB2A1613F000000806561F6BEB3A161BF00EE98BF0CC9B8BF78D8D2BFDBC2E8BFE3E23FC0CF75CCBDDF74A5C0FCD4B2C20000808001000080B4A161BFB2A161BF0000C07F0000807F000080FF"> : tensor<33xf32>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 2 : i64} : (tensor<33xf32>, tensor<33xf32>) -> ()
  return
}

func.func @asinh_f64() {
  %x0 = stablehlo.constant dense<"0x0000000000000000000000000000E03F000000000000F03F000000000000F83F00000000000000400000000000000440000000000000084000000000000024409A9999999999B93F0000000000005640FFFFFFFFFFFFEF7F010000000000F03FFFFFFFFFFFFFEF3F0000000000000080000000000000E0BF000000000000F0BF000000000000F8BF00000000000000C000000000000004C000000000000008C000000000000024C09A9999999999B9BF00000000000056C0FFFFFFFFFFFFEFFF010000000000F0BFFFFFFFFFFFFFEFBF000000000000F87F000000000000F07F000000000000F0FF"> : tensor<29xf64>
  %r = chlo.asinh %x0 : tensor<29xf64> -> tensor<29xf64>
  %er = stablehlo.constant dense<"0x00000000000000000A16C5AE2CCCDE3F26D479613634EC3FD9630B09C01DF33F87D013832119F73FF6DCE90B0F5BFA3F0EDC7E505B18FD3FDB2B6D505CFC07403FFCE5E7B98EB93F9F939CD19BAE14407DF8B98FCE33864028D479613634EC3F26D479613634EC3F00000000000000800A16C5AE2CCCDEBF26D479613634ECBFD9630B09C01DF3BF87D013832119F7BFF6DCE90B0F5BFABF0EDC7E505B18FDBFDB2B6D505CFC07C03FFCE5E7B98EB9BF9F939CD19BAE14C07DF8B98FCE3386C028D479613634ECBF26D479613634ECBF000000000000F87F000000000000F07F000000000000F0FF"> : tensor<29xf64>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 4 : i64} : (tensor<29xf64>, tensor<29xf64>) -> ()
  return
}

func.func @asinh_scalar() {
  %x0 = stablehlo.constant dense<"0x0000003F"> : tensor<f32>
  %r = chlo.asinh %x0 : tensor<f32> -> tensor<f32>
  %er = stablehlo.constant dense<"0x6561F63E"> : tensor<f32>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 2 : i64} : (tensor<f32>, tensor<f32>) -> ()
  return
}

func.func @asinh_empty() {
  %x0 = stablehlo.constant dense<> : tensor<0x3xf32>
  %r = chlo.asinh %x0 : tensor<0x3xf32> -> tensor<0x3xf32>
  %er = stablehlo.constant dense<> : tensor<0x3xf32>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<0x3xf32>, tensor<0x3xf32>) -> ()
  return
}
