// What JAX computes; written by generate.py.
// RUN: tutti run --quiet %s | FileCheck %s
// CHECK: {{[0-9]+}} functions ran, all expectations hold

func.func @digamma_f4E2M1FN() {
  %x0 = stablehlo.constant dense<"0x010203040507090B"> : tensor<8xf4E2M1FN>
  %r = chlo.digamma %x0 : tensor<8xf4E2M1FN> -> tensor<8xf4E2M1FN>
  %er = stablehlo.constant dense<"0x0C09000102030001"> : tensor<8xf4E2M1FN>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<8xf4E2M1FN>, tensor<8xf4E2M1FN>) -> ()
  return
}

func.func @digamma_f8E3M4() {
  %x0 = stablehlo.constant dense<"0x002030384044486406706F1001312F80A0B0B8C0C4C8E486F0EF9081B1AF78"> : tensor<31xf8E3M4>
  %r = chlo.digamma %x0 : tensor<31xf8E3M4> -> tensor<31xf8E3M4>
  %er = stablehlo.constant dense<"0x78BFA2021B272E42E67046D1F09FA47802782778327878647846477070F078"> : tensor<31xf8E3M4>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<31xf8E3M4>, tensor<31xf8E3M4>) -> ()
  return
}

func.func @digamma_f8E4M3() {
  %x0 = stablehlo.constant dense<"0x0030383C404244521D6B770801393780B0B8BCC0C2C4D29DEBF78881B9B77C78F8"> : tensor<33xf8E4M3>
  %r = chlo.digamma %x0 : tensor<33xf8E4M3> -> tensor<33xf8E4M3>
  %er = stablehlo.constant dense<"0x7CC0B1112E333741D2494BE8F8ACB37C117C337C397C7C517C7C687850D77C787C"> : tensor<33xf8E4M3>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<33xf8E4M3>, tensor<33xf8E4M3>) -> ()
  return
}

func.func @digamma_f8E4M3B11FNUZ() {
  %x0 = stablehlo.constant dense<"0x0050585C606264723D807F08015957D0D8DCE0E2E4F2BDFF8881D9D7"> : tensor<28xf8E4M3B11FNUZ>
  %r = chlo.digamma %x0 : tensor<28xf8E4M3B11FNUZ> -> tensor<28xf8E4M3B11FNUZ>
  %er = stablehlo.constant dense<"0x80E0D1314E535761F280668080CCD3318053805980807180808070F7"> : tensor<28xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<28xf8E4M3B11FNUZ>, tensor<28xf8E4M3B11FNUZ>) -> ()
  return
}

func.func @digamma_f8E4M3FN() {
  %x0 = stablehlo.constant dense<"0x0030383C404244521D6B7E0801393780B0B8BCC0C2C4D29DEBFE8881B9B77FFF"> : tensor<32xf8E4M3FN>
  %r = chlo.digamma %x0 : tensor<32xf8E4M3FN> -> tensor<32xf8E4M3FN>
  %er = stablehlo.constant dense<"0x7FC0B1112E333741D2494CE8FFACB37F117F337F397F7F517F7F687F50D77F7F"> : tensor<32xf8E4M3FN>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<32xf8E4M3FN>, tensor<32xf8E4M3FN>) -> ()
  return
}

func.func @digamma_f8E4M3FNUZ() {
  %x0 = stablehlo.constant dense<"0x00384044484A4C5A25737F0801413FB8C0C4C8CACCDAA5F3FF8881C1BF80"> : tensor<30xf8E4M3FNUZ>
  %r = chlo.digamma %x0 : tensor<30xf8E4M3FNUZ> -> tensor<30xf8E4M3FNUZ>
  %er = stablehlo.constant dense<"0x80C8B919363B3F49DA5153F880B4BB19803B80418080598080788058DF80"> : tensor<30xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<30xf8E4M3FNUZ>, tensor<30xf8E4M3FNUZ>) -> ()
  return
}

func.func @digamma_f8E5M2() {
  %x0 = stablehlo.constant dense<"0x00383C3E404142492E567B04013D3B80B8BCBEC0C1C2C9AED6FB8481BDBB7E7CFC"> : tensor<33xf8E5M2>
  %r = chlo.digamma %x0 : tensor<33xf8E5M2> -> tensor<33xf8E5M2>
  %er = stablehlo.constant dense<"0x7EC0B929373A3B41CA4549F4FCB3BA7E297E3A7E3C7E7E497E7E747C43C77E7C7E"> : tensor<33xf8E5M2>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<33xf8E5M2>, tensor<33xf8E5M2>) -> ()
  return
}

func.func @digamma_f8E5M2FNUZ() {
  %x0 = stablehlo.constant dense<"0x003C40424445464D325A7F0401413FBCC0C2C4C5C6CDB2DAFF8481C1BF80"> : tensor<30xf8E5M2FNUZ>
  %r = chlo.digamma %x0 : tensor<30xf8E5M2FNUZ> -> tensor<30xf8E5M2FNUZ>
  %er = stablehlo.constant dense<"0x80C4BD2D3B3E3F45CE494DFC80B7BE2D803E804080804D80807C8047CB80"> : tensor<30xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<30xf8E5M2FNUZ>, tensor<30xf8E5M2FNUZ>) -> ()
  return
}

func.func @digamma_bf16() {
  %x0 = stablehlo.constant dense<"0x0000003F803FC03F0040204040402041CD3DB0427F7F813F7F3F008000BF80BFC0BF00C020C040C020C1CDBDB0C27FFF81BF7FBFC07F807F80FF"> : tensor<29xbf16>
  %r = chlo.digamma %x0 : tensor<29xbf16> -> tensor<29xbf16>
  %er = stablehlo.constant dense<"0xC07FFBBF14BF153DD83E343F6C3F104027C18F40B14210BF15BFC07F153DC07F343FC07F8D3FC07FC07F1441C07FC07F004380C3C07F807FC07F"> : tensor<29xbf16>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<29xbf16>, tensor<29xbf16>) -> ()
  return
}

func.func @digamma_f16() {
  %x0 = stablehlo.constant dense<"0x00000038003C003E0040004100420049662E8055FF7B00040100013CFF3B008000B800BC00BE00C000C100C200C966AE80D5FFFB0084018001BCFFBB007E007C00FC"> : tensor<33xf16>
  %r = chlo.digamma %x0 : tensor<33xf16> -> tensor<33xf16>
  %er = stablehlo.constant dense<"0x007EDBBF9EB8AC28C436A039623B814037C979448C4900F400FC9BB8A0B8007EAC28007EA039007E6A3C007E007EA048007E007E0074007C006400E8007E007C007E"> : tensor<33xf16>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<33xf16>, tensor<33xf16>) -> ()
  return
}

func.func @digamma_f32() {
  %x0 = stablehlo.constant dense<"0x000000000000003F0000803F0000C03F00000040000020400000404000002041CDCCCC3D0000B042FFFF7F7F0100803FFFFF7F3F00000080000000BF000080BF0000C0BF000000C0000020C0000040C0000020C1CDCCCCBD0000B0C2FFFF7FFF010080BFFFFF7FBF0000C07F0000807F000080FF"> : tensor<29xf32>
  %r = chlo.digamma %x0 : tensor<29xf32> -> tensor<29xf32>
  %er = stablehlo.constant dense<"0x0000C07F4C54FBBF68C413BF8376153D3077D83E1302343F983B6C3FB71C1040B3C726C1B6178F401872B14265C413BF6AC413BF0000C07F8376153D0000C07F1302343F0000C07F3D348D3F0000C07F0000C07FD2EB13410000C07F0000C07F0000004B000080CB0000C07F0000807F0000C07F"> : tensor<29xf32>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<29xf32>, tensor<29xf32>) -> ()
  return
}

func.func @digamma_f64() {
  %x0 = stablehlo.constant dense<"0x0000000000000000000000000000E03F000000000000F03F000000000000F83F00000000000000400000000000000440000000000000084000000000000024409A9999999999B93F0000000000005640FFFFFFFFFFFFEF7F0000000000000080000000000000E0BF000000000000F0BF000000000000F8BF00000000000000C000000000000004C000000000000008C000000000000024C09A9999999999B9BF00000000000056C0FFFFFFFFFFFFEFFF000000000000F87F000000000000F07F000000000000F0FF"> : tensor<25xf64>
  %r = chlo.digamma %x0 : tensor<25xf64> -> tensor<25xf64>
  %er = stablehlo.constant dense<"0x000000000000F87FFC14327D896AFFBF19B66FFC8C78E2BF8A60BD59D0AEA23FCE932007E60EDB3F5E2BF15A4280E63FE74990037387ED3F95CC85DC96030240022B5568F6D824C0E6D5D9B4F6E21140EF39FAFE422E8640000000000000F87F8960BD59D0AEA23F000000000000F87F602BF15A4280E63F000000000000F87F16FCDE9387A6F13F000000000000F87F000000000000F87F7F37FE367A7D2240000000000000F87F000000000000F87F000000000000F87F000000000000F07F000000000000F87F"> : tensor<25xf64>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 8 : i64} : (tensor<25xf64>, tensor<25xf64>) -> ()
  return
}

func.func @digamma_scalar() {
  %x0 = stablehlo.constant dense<"0x0000003F"> : tensor<f32>
  %r = chlo.digamma %x0 : tensor<f32> -> tensor<f32>
  %er = stablehlo.constant dense<"0x4C54FBBF"> : tensor<f32>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<f32>, tensor<f32>) -> ()
  return
}

func.func @digamma_empty() {
  %x0 = stablehlo.constant dense<> : tensor<0x3xf32>
  %r = chlo.digamma %x0 : tensor<0x3xf32> -> tensor<0x3xf32>
  %er = stablehlo.constant dense<> : tensor<0x3xf32>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<0x3xf32>, tensor<0x3xf32>) -> ()
  return
}
