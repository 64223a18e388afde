// What JAX computes; written by generate.py.
// RUN: tutti run --quiet %s | FileCheck %s
// CHECK: {{[0-9]+}} functions ran, all expectations hold

func.func @lgamma_f4E2M1FN() {
  %x0 = stablehlo.constant dense<"0x010203040507090B"> : tensor<8xf4E2M1FN>
  %r = chlo.lgamma %x0 : tensor<8xf4E2M1FN> -> tensor<8xf4E2M1FN>
  %er = stablehlo.constant dense<"0x0100080001060302"> : tensor<8xf4E2M1FN>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<8xf4E2M1FN>, tensor<8xf4E2M1FN>) -> ()
  return
}

func.func @lgamma_f8E3M4() {
  %x0 = stablehlo.constant dense<"0x002030384044486406706F1001312F80A0B0B8C0C4C8E486F0EF9081B1AF78"> : tensor<31xf8E3M4>
  %r = chlo.lgamma %x0 : tensor<31xf8E3M4> -> tensor<31xf8E3M4>
  %er = stablehlo.constant dense<"0x702200880012266A437070355182017034702C708470704370F03951464C78"> : tensor<31xf8E3M4>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<31xf8E3M4>, tensor<31xf8E3M4>) -> ()
  return
}

func.func @lgamma_f8E4M3() {
  %x0 = stablehlo.constant dense<"0x0030383C404244521D6B770801393780B0B8BCC0C2C4D29DEBF78881B9B77C78F8"> : tensor<33xf8E4M3>
  %r = chlo.lgamma %x0 : tensor<33xf8E4M3> -> tensor<33xf8E4M3>
  %er = stablehlo.constant dense<"0x7831009F00293355417878484C9712783A783678967878417878484C40437C7878"> : tensor<33xf8E4M3>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<33xf8E4M3>, tensor<33xf8E4M3>) -> ()
  return
}

func.func @lgamma_f8E4M3B11FNUZ() {
  %x0 = stablehlo.constant dense<"0x0050585C606264723D807F08015957D0D8DCE0E2E4F2BDFF8881D9D7"> : tensor<28xf8E4M3B11FNUZ>
  %r = chlo.lgamma %x0 : tensor<28xf8E4M3B11FNUZ> -> tensor<28xf8E4M3B11FNUZ>
  %er = stablehlo.constant dense<"0x805100BF004953756180806E71B7325A805680B6808061806E716063"> : tensor<28xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<28xf8E4M3B11FNUZ>, tensor<28xf8E4M3B11FNUZ>) -> ()
  return
}

func.func @lgamma_f8E4M3FN() {
  %x0 = stablehlo.constant dense<"0x0030383C404244521D6B7E0801393780B0B8BCC0C2C4D29DEBFE8881B9B77FFF"> : tensor<32xf8E4M3FN>
  %r = chlo.lgamma %x0 : tensor<32xf8E4M3FN> -> tensor<32xf8E4M3FN>
  %er = stablehlo.constant dense<"0x7F31009F00293355417A7F484C97127F3A7F367F967F7F417F7F484C40437F7F"> : tensor<32xf8E4M3FN>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<32xf8E4M3FN>, tensor<32xf8E4M3FN>) -> ()
  return
}

func.func @lgamma_f8E4M3FNUZ() {
  %x0 = stablehlo.constant dense<"0x00384044484A4C5A25737F0801413FB8C0C4C8CACCDAA5F3FF8881C1BF80"> : tensor<30xf8E4M3FNUZ>
  %r = chlo.lgamma %x0 : tensor<30xf8E4M3FNUZ> -> tensor<30xf8E4M3FNUZ>
  %er = stablehlo.constant dense<"0x803900A700313B5D49808052569F1A42803E809E80804980805256484B80"> : tensor<30xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<30xf8E4M3FNUZ>, tensor<30xf8E4M3FNUZ>) -> ()
  return
}

func.func @lgamma_f8E5M2() {
  %x0 = stablehlo.constant dense<"0x00383C3E404142492E567B04013D3B80B8BCBEC0C1C2C9AED6FB8481BDBB7E7CFC"> : tensor<33xf8E5M2>
  %r = chlo.lgamma %x0 : tensor<33xf8E5M2> -> tensor<33xf8E5M2>
  %er = stablehlo.constant dense<"0x7C3900B000353A4A415D7C494AAE2D7C3D7C3B7CAB7C7C417C7C494A3D407E7C7C"> : tensor<33xf8E5M2>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<33xf8E5M2>, tensor<33xf8E5M2>) -> ()
  return
}

func.func @lgamma_f8E5M2FNUZ() {
  %x0 = stablehlo.constant dense<"0x003C40424445464D325A7F0401413FBCC0C2C4C5C6CDB2DAFF8481C1BF80"> : tensor<30xf8E5M2FNUZ>
  %r = chlo.lgamma %x0 : tensor<30xf8E5M2FNUZ> -> tensor<30xf8E5M2FNUZ>
  %er = stablehlo.constant dense<"0x803D00B400393E4E4561804D4EB23141803F80AF80804580804D4E414480"> : tensor<30xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<30xf8E5M2FNUZ>, tensor<30xf8E5M2FNUZ>) -> ()
  return
}

func.func @lgamma_bf16() {
  %x0 = stablehlo.constant dense<"0x0000003F803FC03F0040204040402041CD3DB0427F7F813F7F3F008000BF80BFC0BF00C020C040C020C1CDBDB0C27FFF81BF7FBFC07F807F80FF"> : tensor<29xbf16>
  %r = chlo.lgamma %x0 : tensor<29xbf16> -> tensor<29xbf16>
  %er = stablehlo.constant dense<"0x807F133F0000F7BD0000923E313F4D4110409843807F92BB153B807FA23F807F5C3F807F66BD807F807F1840807F807F9B40B140C07F807F807F"> : tensor<29xbf16>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<29xbf16>, tensor<29xbf16>) -> ()
  return
}

func.func @lgamma_f16() {
  %x0 = stablehlo.constant dense<"0x00000038003C003E0040004100420049662E8055FF7B00040100013CFF3B008000B800BC00BE00C000C100C200C966AE80D5FFFB0084018001BCFFBB007E007C00FC"> : tensor<33xf16>
  %r = chlo.lgamma %x0 : tensor<33xf16> -> tensor<33xf16>
  %er = stablehlo.constant dense<"0x007C94380000BBAF00008E348C39674A8240C35C007CDA48294C9C909F0C007C103D007CE13A007C33AB007C007CBD40007C007CDA48294CEE46A047007E007C007C"> : tensor<33xf16>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<33xf16>, tensor<33xf16>) -> ()
  return
}

func.func @lgamma_f32() {
  %x0 = stablehlo.constant dense<"0x000000000000003F0000803F0000C03F00000040000020400000404000002041CDCCCC3D0000B042FFFF7F7F0100803FFFFF7F3F00000080000000BF000080BF0000C0BF000000C0000020C0000040C0000020C1CDCCCCBD0000B0C2FFFF7FFF010080BFFFFF7FBF0000C07F0000807F000080FF"> : tensor<29xf32>
  %r = chlo.lgamma %x0 : tensor<29xf32> -> tensor<29xf32>
  %er = stablehlo.constant dense<"0x0000807F8286123F00000000AE5CF7BD00000000F4C1913E1872313F49D44C41722C1040EB5798430000807F66C493B369C413330000807F4DFCA13F0000807F0B2C5C3F0000807FD05F66BD0000807F0000807F109D17400000807F0000807F02147F41921585410000C07F0000807F0000807F"> : tensor<29xf32>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<29xf32>, tensor<29xf32>) -> ()
  return
}

func.func @lgamma_f64() {
  %x0 = stablehlo.constant dense<"0x0000000000000000000000000000E03F000000000000F03F000000000000F83F00000000000000400000000000000440000000000000084000000000000024409A9999999999B93F0000000000005640FFFFFFFFFFFFEF7F0000000000000080000000000000E0BF000000000000F0BF000000000000F8BF00000000000000C000000000000004C000000000000008C000000000000024C09A9999999999B9BF00000000000056C0FFFFFFFFFFFFEFFF000000000000F87F000000000000F07F000000000000F0FF"> : tensor<25xf64>
  %r = chlo.lgamma %x0 : tensor<25xf64> -> tensor<25xf64>
  %er = stablehlo.constant dense<"0x000000000000F07FBCA1E748D050E23F000000000000000094C194B095EBBEBF0000000000000000E8679A803E38D23FEF39FAFE422EE63FCFF7A721899A2940EEDEF3358E0502405619855DFD0A7340000000000000F07F000000000000F07FD6EDF0A3893FF43F000000000000F07F860F82518185EB3F000000000000F07F100FEDF5F9CBACBF000000000000F07F000000000000F07F4478CCFFA1F30240000000000000F07F000000000000F07F000000000000F87F000000000000F07F000000000000F07F"> : tensor<25xf64>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 8 : i64} : (tensor<25xf64>, tensor<25xf64>) -> ()
  return
}

func.func @lgamma_scalar() {
  %x0 = stablehlo.constant dense<"0x0000003F"> : tensor<f32>
  %r = chlo.lgamma %x0 : tensor<f32> -> tensor<f32>
  %er = stablehlo.constant dense<"0x8286123F"> : tensor<f32>
  stablehlo.custom_call @check.expect_close(%r, %er) {signed_zeros, max_ulp_difference = 1 : i64} : (tensor<f32>, tensor<f32>) -> ()
  return
}

func.func @lgamma_empty() {
  %x0 = stablehlo.constant dense<> : tensor<0x3xf32>
  %r = chlo.lgamma %x0 : tensor<0x3xf32> -> tensor<0x3xf32>
  %er = stablehlo.constant dense<> : tensor<0x3xf32>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<0x3xf32>, tensor<0x3xf32>) -> ()
  return
}
