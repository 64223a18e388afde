// What JAX computes; written by generate.py.
// RUN: tutti run --quiet %s | FileCheck %s
// CHECK: {{[0-9]+}} functions ran, all expectations hold

func.func @log_plus_one_f4E2M1FN() {
  %x0 = stablehlo.constant dense<"0x000102030405070809"> : tensor<9xf4E2M1FN>
  %r = stablehlo.log_plus_one %x0 : tensor<9xf4E2M1FN>
  %er = stablehlo.constant dense<"0x000101020203040809"> : tensor<9xf4E2M1FN>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<9xf4E2M1FN>, tensor<9xf4E2M1FN>) -> ()
  return
}

func.func @log_plus_one_f8E3M4() {
  %x0 = stablehlo.constant dense<"0x002030384044486406706F1001312F80A0B0B8C0C4C8E486F0EF9081B1AF78"> : tensor<31xf8E3M4>
  %r = stablehlo.log_plus_one %x0 : tensor<31xf8E3M4>
  %er = stablehlo.constant dense<"0x001A262D323436430670460E01272680A6F07878787878867878928178CC78"> : tensor<31xf8E3M4>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<31xf8E3M4>, tensor<31xf8E3M4>) -> ()
  return
}

func.func @log_plus_one_f8E4M3() {
  %x0 = stablehlo.constant dense<"0x0030383C404244521D6B770801393780B0B8BCC0C2C4D29DEBF78881B9B77C78F8"> : tensor<33xf8E4M3>
  %r = stablehlo.log_plus_one %x0 : tensor<33xf8E4M3>
  %er = stablehlo.constant dense<"0x002D3337393A3B421C494B0801343380B3F87C7C7C7C7C9E7C7C88817CC37C787C"> : tensor<33xf8E4M3>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<33xf8E4M3>, tensor<33xf8E4M3>) -> ()
  return
}

func.func @log_plus_one_f8E4M3B11FNUZ() {
  %x0 = stablehlo.constant dense<"0x0050585C606264723D807F08015957D0D8DCE0E2E4F2BDFF8881D9D7"> : tensor<28xf8E4M3B11FNUZ>
  %r = stablehlo.log_plus_one %x0 : tensor<28xf8E4M3B11FNUZ>
  %er = stablehlo.constant dense<"0x004D5357595A5B623C806608015453D3808080808080BE80888180E3"> : tensor<28xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<28xf8E4M3B11FNUZ>, tensor<28xf8E4M3B11FNUZ>) -> ()
  return
}

func.func @log_plus_one_f8E4M3FN() {
  %x0 = stablehlo.constant dense<"0x0030383C404244521D6B7E0801393780B0B8BCC0C2C4D29DEBFE8881B9B77FFF"> : tensor<32xf8E4M3FN>
  %r = stablehlo.log_plus_one %x0 : tensor<32xf8E4M3FN>
  %er = stablehlo.constant dense<"0x002D3337393A3B421C494C0801343380B3FF7F7F7F7F7F9E7F7F88817FC37F7F"> : tensor<32xf8E4M3FN>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<32xf8E4M3FN>, tensor<32xf8E4M3FN>) -> ()
  return
}

func.func @log_plus_one_f8E4M3FNUZ() {
  %x0 = stablehlo.constant dense<"0x00384044484A4C5A25737F0801413FB8C0C4C8CACCDAA5F3FF8881C1BF80"> : tensor<30xf8E4M3FNUZ>
  %r = stablehlo.log_plus_one %x0 : tensor<30xf8E4M3FNUZ>
  %er = stablehlo.constant dense<"0x00353B3F4142434A24515308013C3BBB808080808080A68080888180CB80"> : tensor<30xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<30xf8E4M3FNUZ>, tensor<30xf8E4M3FNUZ>) -> ()
  return
}

func.func @log_plus_one_f8E5M2() {
  %x0 = stablehlo.constant dense<"0x00383C3E404142492E567B04013D3B80B8BCBEC0C1C2C9AED6FB8481BDBB7E7CFC"> : tensor<33xf8E5M2>
  %r = stablehlo.log_plus_one %x0 : tensor<33xf8E5M2>
  %er = stablehlo.constant dense<"0x00363A3B3C3D3E412E454904013A3980BAFC7E7E7E7E7EAE7E7E84817EC07E7C7E"> : tensor<33xf8E5M2>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<33xf8E5M2>, tensor<33xf8E5M2>) -> ()
  return
}

func.func @log_plus_one_f8E5M2FNUZ() {
  %x0 = stablehlo.constant dense<"0x003C40424445464D325A7F0401413FBCC0C2C4C5C6CDB2DAFF8481C1BF80"> : tensor<30xf8E5M2FNUZ>
  %r = stablehlo.log_plus_one %x0 : tensor<30xf8E5M2FNUZ>
  %er = stablehlo.constant dense<"0x003A3E3F4041424532494D04013E3DBE808080808080B28080848180C480"> : tensor<30xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<30xf8E5M2FNUZ>, tensor<30xf8E5M2FNUZ>) -> ()
  return
}

func.func @log_plus_one_bf16() {
  %x0 = stablehlo.constant dense<"0x0000003F803FC03F0040204040402041CD3DB0427F7F80000100813F7F3F008000BF80BFC0BF00C020C040C020C1CDBDB0C27FFF8080018081BF7FBFC07F807F80FF"> : tensor<33xbf16>
  %r = stablehlo.log_plus_one %x0 : tensor<33xbf16>
  %er = stablehlo.constant dense<"0x0000D03E313F6B3F8D3FA03FB13F1940C33D9040B14280000100323F313F008031BF80FFC07FC07FC07FC07FC07FD8BDC07FC07F80800180C07FB1C0C07F807FC07F"> : tensor<33xbf16>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<33xbf16>, tensor<33xbf16>) -> ()
  return
}

func.func @log_plus_one_f16() {
  %x0 = stablehlo.constant dense<"0x00000038003C003E0040004100420049662E8055FF7B00040100013CFF3B008000B800BC00BE00C000C100C200C966AE80D5FFFB0084018001BCFFBB007E007C00FC"> : tensor<33xf16>
  %r = stablehlo.log_plus_one %x0 : tensor<33xf16>
  %er = stablehlo.constant dense<"0x00007D368C39553B653C033D8C3DCC40192E7D448C49000401008D398B3900808CB900FC007E007E007E007E007EBEAE007E007E00840180007EA0C7007E007C007E"> : tensor<33xf16>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<33xf16>, tensor<33xf16>) -> ()
  return
}

func.func @log_plus_one_f32() {
  %x0 = stablehlo.constant dense<"0x000000000000003F0000803F0000C03F00000040000020400000404000002041CDCCCC3D0000B042FFFF7F7F00008000010000000100803FFFFF7F3F00000080000000BF000080BF0000C0BF000000C0000020C0000040C0000020C1CDCCCCBD0000B0C2FFFF7FFF0000808001000080010080BFFFFF7FBF0000C07F0000807F000080FF"> : tensor<33xf32>
  %r = stablehlo.log_plus_one %x0 : tensor<33xf32>
  %er = stablehlo.constant dense<"0x000000001F99CF3E1872313F08926A3F549F8C3F895AA03F1872B13F1E771940FC31C33DE9A28F401872B14200008000010000001972313F1772313F00000080187231BF000080FF0000C07F0000C07F0000C07F0000C07F0000C07F41C7D7BD0000C07F0000C07F00008080010000800000C07F921585C10000C07F0000807F0000C07F"> : tensor<33xf32>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<33xf32>, tensor<33xf32>) -> ()
  return
}

func.func @log_plus_one_f64() {
  %x0 = stablehlo.constant dense<"0x0000000000000000000000000000E03F000000000000F03F000000000000F83F00000000000000400000000000000440000000000000084000000000000024409A9999999999B93F0000000000005640FFFFFFFFFFFFEF7F010000000000F03FFFFFFFFFFFFFEF3F0000000000000080000000000000E0BF000000000000F0BF000000000000F8BF00000000000000C000000000000004C000000000000008C000000000000024C09A9999999999B9BF00000000000056C0FFFFFFFFFFFFEFFF010000000000F0BFFFFFFFFFFFFFEFBF000000000000F87F000000000000F07F000000000000F0FF"> : tensor<29xf64>
  %r = stablehlo.log_plus_one %x0 : tensor<29xf64>
  %er = stablehlo.constant dense<"0x00000000000000004C98BFEC23F3D93FEF39FAFE422EE63F78E0E0F04052ED3F0B03AD7AEA93F13F603DB52E510BF43FEF39FAFE422EF63F4C377FB7E32E0340C7463C793F66B83FF68AAE175DF41140EF39FAFE422E8640EF39FAFE422EE63FEF39FAFE422EE63F0000000000000080EF39FAFE422EE6BF000000000000F0FF000000000000F87F000000000000F87F000000000000F87F000000000000F87F000000000000F87F5E410A21E8F8BABF000000000000F87F000000000000F87F000000000000F87FFA37277B4F5E42C0000000000000F87F000000000000F07F000000000000F87F"> : tensor<29xf64>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 3 : i64} : (tensor<29xf64>, tensor<29xf64>) -> ()
  return
}

func.func @log_plus_one_scalar() {
  %x0 = stablehlo.constant dense<"0x0000003F"> : tensor<f32>
  %r = stablehlo.log_plus_one %x0 : tensor<f32>
  %er = stablehlo.constant dense<"0x1F99CF3E"> : tensor<f32>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<f32>, tensor<f32>) -> ()
  return
}

func.func @log_plus_one_empty() {
  %x0 = stablehlo.constant dense<> : tensor<0x3xf32>
  %r = stablehlo.log_plus_one %x0 : tensor<0x3xf32>
  %er = stablehlo.constant dense<> : tensor<0x3xf32>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<0x3xf32>, tensor<0x3xf32>) -> ()
  return
}
