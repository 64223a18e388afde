// What JAX computes; written by generate.py.
// RUN: tutti run --quiet %s | FileCheck %s
// CHECK: {{[0-9]+}} functions ran, all expectations hold

func.func @logistic_f4E2M1FN() {
  %x0 = stablehlo.constant dense<"0x0001020304050708090A0B0C0D0F"> : tensor<14xf4E2M1FN>
  %r = stablehlo.logistic %x0 : tensor<14xf4E2M1FN>
  %er = stablehlo.constant dense<"0x0101010202020201010100000000"> : tensor<14xf4E2M1FN>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 2 : i64} : (tensor<14xf4E2M1FN>, tensor<14xf4E2M1FN>) -> ()
  return
}

func.func @logistic_f8E3M4() {
  %x0 = stablehlo.constant dense<"0x002030384044486406706F1001312F80A0B0B8C0C4C8E486F0EF9081B1AF78"> : tensor<31xf8E3M4>
  %r = stablehlo.logistic %x0 : tensor<31xf8E3M4>
  %er = stablehlo.constant dense<"0x2024272A2C2E2E30213030222028272018110C080503001F00001C20101278"> : tensor<31xf8E3M4>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 2 : i64} : (tensor<31xf8E3M4>, tensor<31xf8E3M4>) -> ()
  return
}

func.func @logistic_f8E4M3() {
  %x0 = stablehlo.constant dense<"0x0030383C404244521D6B770801393780B0B8BCC0C2C4D29DEBF78881B9B77C78F8"> : tensor<33xf8E4M3>
  %r = stablehlo.logistic %x0 : tensor<33xf8E4M3>
  %er = stablehlo.constant dense<"0x303234353637373830383830303433302C29241F1A14002F0000303028297C3800"> : tensor<33xf8E4M3>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 2 : i64} : (tensor<33xf8E4M3>, tensor<33xf8E4M3>) -> ()
  return
}

func.func @logistic_f8E4M3B11FNUZ() {
  %x0 = stablehlo.constant dense<"0x0050585C606264723D807F08015957D0D8DCE0E2E4F2BDFF8881D9D7"> : tensor<28xf8E4M3B11FNUZ>
  %r = stablehlo.logistic %x0 : tensor<28xf8E4M3B11FNUZ>
  %er = stablehlo.constant dense<"0x5052545556575758508058505054534C49443F3A34004F0050504849"> : tensor<28xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 2 : i64} : (tensor<28xf8E4M3B11FNUZ>, tensor<28xf8E4M3B11FNUZ>) -> ()
  return
}

func.func @logistic_f8E4M3FN() {
  %x0 = stablehlo.constant dense<"0x0030383C404244521D6B7E0801393780B0B8BCC0C2C4D29DEBFE8881B9B77FFF"> : tensor<32xf8E4M3FN>
  %r = stablehlo.logistic %x0 : tensor<32xf8E4M3FN>
  %er = stablehlo.constant dense<"0x303234353637373830383830303433302C29241F1A14002F0000303028297F7F"> : tensor<32xf8E4M3FN>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 2 : i64} : (tensor<32xf8E4M3FN>, tensor<32xf8E4M3FN>) -> ()
  return
}

func.func @logistic_f8E4M3FNUZ() {
  %x0 = stablehlo.constant dense<"0x00384044484A4C5A25737F0801413FB8C0C4C8CACCDAA5F3FF8881C1BF80"> : tensor<30xf8E4M3FNUZ>
  %r = stablehlo.logistic %x0 : tensor<30xf8E4M3FNUZ>
  %er = stablehlo.constant dense<"0x383A3C3D3E3F3F4038404038383C3B34312C27221C003700003838303180"> : tensor<30xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 2 : i64} : (tensor<30xf8E4M3FNUZ>, tensor<30xf8E4M3FNUZ>) -> ()
  return
}

func.func @logistic_f8E5M2() {
  %x0 = stablehlo.constant dense<"0x00383C3E404142492E567B04013D3B80B8BCBEC0C1C2C9AED6FB8481BDBB7E7CFC"> : tensor<33xf8E5M2>
  %r = stablehlo.logistic %x0 : tensor<33xf8E5M2>
  %er = stablehlo.constant dense<"0x38393A3B3B3B3C3C383C3C38383A3A38363432302D2A03380000383833357E3C00"> : tensor<33xf8E5M2>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 2 : i64} : (tensor<33xf8E5M2>, tensor<33xf8E5M2>) -> ()
  return
}

func.func @logistic_f8E5M2FNUZ() {
  %x0 = stablehlo.constant dense<"0x003C40424445464D325A7F0401413FBCC0C2C4C5C6CDB2DAFF8481C1BF80"> : tensor<30xf8E5M2FNUZ>
  %r = stablehlo.logistic %x0 : tensor<30xf8E5M2FNUZ>
  %er = stablehlo.constant dense<"0x3C3D3E3F3F3F40403C40403C3C3E3E3A383634312E063C00003C3C373980"> : tensor<30xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 2 : i64} : (tensor<30xf8E5M2FNUZ>, tensor<30xf8E5M2FNUZ>) -> ()
  return
}

func.func @logistic_bf16() {
  %x0 = stablehlo.constant dense<"0x0000003F803FC03F0040204040402041CD3DB0427F7F80000100813F7F3F008000BF80BFC0BF00C020C040C020C1CDBDB0C27FFF8080018081BF7FBFC07F807F80FF"> : tensor<33xbf16>
  %r = stablehlo.logistic %x0 : tensor<33xbf16>
  %er = stablehlo.constant dense<"0x003F1F3F3B3F513F613F6D3F743F803F063F803F803F003F003F3C3F3B3F003FC13E8A3E3B3EF43D9B3D423D3E38F33E42000000003F003F893E8A3EC07F803F0000"> : tensor<33xbf16>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 2 : i64} : (tensor<33xbf16>, tensor<33xbf16>) -> ()
  return
}

func.func @logistic_f16() {
  %x0 = stablehlo.constant dense<"0x00000038003C003E0040004100420049662E8055FF7B00040100013CFF3B008000B800BC00BE00C000C100C200C966AE80D5FFFB0084018001BCFFBB007E007C00FC"> : tensor<33xf16>
  %r = stablehlo.logistic %x0 : tensor<33xf16>
  %er = stablehlo.constant dense<"0x0038FB38D9398A3A0C3B653B9F3B003C3338003C003C00380038DA39D93900380A364E34D631A12FDB2C122AFA029A3700000000003800384D344E34007E003C0000"> : tensor<33xf16>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 2 : i64} : (tensor<33xf16>, tensor<33xf16>) -> ()
  return
}

func.func @logistic_f32() {
  %x0 = stablehlo.constant dense<"0x000000000000003F0000803F0000C03F00000040000020400000404000002041CDCCCC3D0000B042FFFF7F7F00008000010000000100803FFFFF7F3F00000080000000BF000080BF0000C0BF000000C0000020C0000040C0000020C1CDCCCCBD0000B0C2FFFF7FFF0000808001000080010080BFFFFF7FBF0000C07F0000807F000080FF"> : tensor<33xf32>
  %r = stablehlo.logistic %x0 : tensor<33xf32>
  %er = stablehlo.constant dense<"0x0000003F7F591F3FA8263B3F904C513FEB7B613F8F946C3FE6DB733F06FD7F3F0965063F0000803F0000803F0000003F0000003FA8263B3FA7263B3F0000003F034DC13EB1B2893EC2CD3A3EA920F43D895B9B3DA241423D97693E38EE35F33EC4ED4100000000000000003F0000003FB0B2893EB1B2893E0000C0FF0000803F00000000"> : tensor<33xf32>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 2 : i64} : (tensor<33xf32>, tensor<33xf32>) -> ()
  return
}

func.func @logistic_f64() {
  %x0 = stablehlo.constant dense<"0x0000000000000000000000000000E03F000000000000F03F000000000000F83F00000000000000400000000000000440000000000000084000000000000024409A9999999999B93F0000000000005640FFFFFFFFFFFFEF7F010000000000F03FFFFFFFFFFFFFEF3F0000000000000080000000000000E0BF000000000000F0BF000000000000F8BF00000000000000C000000000000004C000000000000008C000000000000024C09A9999999999B9BF00000000000056C0FFFFFFFFFFFFEFFF010000000000F0BFFFFFFFFFFFFFEFBF000000000000F87F000000000000F07F000000000000F0FF"> : tensor<29xf64>
  %r = stablehlo.logistic %x0 : tensor<29xf64>
  %er = stablehlo.constant dense<"0x000000000000E03F9143D3D42FEBE33FBDA2D5F5D464E73F1479A9F29129EA3FC9798A5A7D2FEC3FF896B5DD9192ED3FBDFA36BC7C7BEE3F896F34CBA0FFEF3FB8AF2927A1CCE03F000000000000F03F000000000000F03FBDA2D5F5D464E73FBDA2D5F5D464E73F000000000000E03FDE785956A029D83F86BA54145636D13FB01B5A35B859C73FAE31AC2B1584BE3F47485312716BB33F4554903C3448A83F60D91DE432CD073F90A0ACB1BD66DE3FFE1FBC12717B0038000000000000000085BA54145636D13F86BA54145636D13F000000000000F8FF000000000000F03F0000000000000000"> : tensor<29xf64>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 3 : i64} : (tensor<29xf64>, tensor<29xf64>) -> ()
  return
}

func.func @logistic_scalar() {
  %x0 = stablehlo.constant dense<"0x0000003F"> : tensor<f32>
  %r = stablehlo.logistic %x0 : tensor<f32>
  %er = stablehlo.constant dense<"0x7F591F3F"> : tensor<f32>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 2 : i64} : (tensor<f32>, tensor<f32>) -> ()
  return
}

func.func @logistic_empty() {
  %x0 = stablehlo.constant dense<> : tensor<0x3xf32>
  %r = stablehlo.logistic %x0 : tensor<0x3xf32>
  %er = stablehlo.constant dense<> : tensor<0x3xf32>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<0x3xf32>, tensor<0x3xf32>) -> ()
  return
}
