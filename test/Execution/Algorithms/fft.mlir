// What JAX computes; written by generate.py.
// RUN: tutti run --quiet %s | FileCheck %s
// CHECK: {{[0-9]+}} functions ran, all expectations hold

func.func @fft_1() {
  %x0 = stablehlo.constant dense<"0xF518F53C7DCFEB3F4E89E093356AE9BFEAD46D230769E1BFB6F6056D7C84E63F"> : tensor<2x1xcomplex<f64>>
  %r = call @fft_1_program(%x0) : (tensor<2x1xcomplex<f64>>) -> (tensor<2x1xcomplex<f64>>)
  %r_expected = stablehlo.constant dense<"0xF518F53C7DCFEB3F4E89E093356AE9BFEAD46D230769E1BFB6F6056D7C84E63F"> : tensor<2x1xcomplex<f64>>
  stablehlo.custom_call @check.expect_almost_eq(%r, %r_expected) {has_side_effect = true, tolerance = 1.000000e-12 : f64} : (tensor<2x1xcomplex<f64>>, tensor<2x1xcomplex<f64>>) -> ()
  return
}

func.func private @fft_1_program(%arg0: tensor<2x1xcomplex<f64>>) -> (tensor<2x1xcomplex<f64>>) {
  %0 = call @fft_1_fft(%arg0) : (tensor<2x1xcomplex<f64>>) -> tensor<2x1xcomplex<f64>>
  return %0 : tensor<2x1xcomplex<f64>>
}
func.func private @fft_1_fft(%arg0: tensor<2x1xcomplex<f64>>) -> tensor<2x1xcomplex<f64>> {
  %0 = stablehlo.fft %arg0, type = FFT, length = [1] : (tensor<2x1xcomplex<f64>>) -> tensor<2x1xcomplex<f64>>
  return %0 : tensor<2x1xcomplex<f64>>
}

func.func @ifft_1() {
  %x0 = stablehlo.constant dense<"0xD546503F55398D3F"> : tensor<1xcomplex<f32>>
  %r = call @ifft_1_program(%x0) : (tensor<1xcomplex<f32>>) -> (tensor<1xcomplex<f32>>)
  %r_expected = stablehlo.constant dense<"0xD546503F55398D3F"> : tensor<1xcomplex<f32>>
  stablehlo.custom_call @check.expect_almost_eq(%r, %r_expected) {has_side_effect = true, tolerance = 1.000000e-05 : f64} : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> ()
  return
}

func.func private @ifft_1_program(%arg0: tensor<1xcomplex<f32>>) -> (tensor<1xcomplex<f32>>) {
  %0 = call @ifft_1_fft(%arg0) : (tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
  return %0 : tensor<1xcomplex<f32>>
}
func.func private @ifft_1_fft(%arg0: tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>> {
  %0 = stablehlo.fft %arg0, type = IFFT, length = [1] : (tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
  return %0 : tensor<1xcomplex<f32>>
}

func.func @rfft_1() {
  %x0 = stablehlo.constant dense<"0xEEF1BC3F"> : tensor<1xf32>
  %r = call @rfft_1_program(%x0) : (tensor<1xf32>) -> (tensor<1xcomplex<f32>>)
  %r_expected = stablehlo.constant dense<"0xEEF1BC3F00000000"> : tensor<1xcomplex<f32>>
  stablehlo.custom_call @check.expect_almost_eq(%r, %r_expected) {has_side_effect = true, tolerance = 1.000000e-04 : f64} : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> ()
  return
}

func.func private @rfft_1_program(%arg0: tensor<1xf32>) -> (tensor<1xcomplex<f32>>) {
  %0 = call @rfft_1_fft(%arg0) : (tensor<1xf32>) -> tensor<1xcomplex<f32>>
  return %0 : tensor<1xcomplex<f32>>
}
func.func private @rfft_1_fft(%arg0: tensor<1xf32>) -> tensor<1xcomplex<f32>> {
  %0 = stablehlo.fft %arg0, type = RFFT, length = [1] : (tensor<1xf32>) -> tensor<1xcomplex<f32>>
  return %0 : tensor<1xcomplex<f32>>
}

func.func @irfft_1() {
  %x0 = stablehlo.constant dense<"0xD8D31E9F1C12EABF7E0A36A3F7D7ECBFCA6712D5EEACB7BF7E29BCA96188E2BF"> : tensor<2x1xcomplex<f64>>
  %r = call @irfft_1_program(%x0) : (tensor<2x1xcomplex<f64>>) -> (tensor<2x1xf64>)
  %r_expected = stablehlo.constant dense<"0xD8D31E9F1C12EABFCA6712D5EEACB7BF"> : tensor<2x1xf64>
  stablehlo.custom_call @check.expect_almost_eq(%r, %r_expected) {has_side_effect = true, tolerance = 1.000000e-12 : f64} : (tensor<2x1xf64>, tensor<2x1xf64>) -> ()
  return
}

func.func private @irfft_1_program(%arg0: tensor<2x1xcomplex<f64>>) -> (tensor<2x1xf64>) {
  %0 = call @irfft_1_fft(%arg0) : (tensor<2x1xcomplex<f64>>) -> tensor<2x1xf64>
  return %0 : tensor<2x1xf64>
}
func.func private @irfft_1_fft(%arg0: tensor<2x1xcomplex<f64>>) -> tensor<2x1xf64> {
  %0 = stablehlo.fft %arg0, type = IRFFT, length = [1] : (tensor<2x1xcomplex<f64>>) -> tensor<2x1xf64>
  return %0 : tensor<2x1xf64>
}

func.func @fft_2() {
  %x0 = stablehlo.constant dense<"0x7B619084DFD3EF3F894570291609D1BFFFB684C6E0C9DC3F2B7AF4224DFBF53F9F7AC669DDD0D93F97960BB838D4EABF3F4ED1D1ED89E13F5EE72BEB1537E93F"> : tensor<2x2xcomplex<f64>>
  %r = call @fft_2_program(%x0) : (tensor<2x2xcomplex<f64>>) -> (tensor<2x2xcomplex<f64>>)
  %r_expected = stablehlo.constant dense<"0x7D5EE9F3671CF73FC968989807B9F13FFC054E21EF6EE13F8D8B50AD923DFABF8E8BB4865C72EE3F90F3FACD2CD2A9BFBE43B873FC85C2BFFABE9B51A705FABF"> : tensor<2x2xcomplex<f64>>
  stablehlo.custom_call @check.expect_almost_eq(%r, %r_expected) {has_side_effect = true, tolerance = 1.000000e-12 : f64} : (tensor<2x2xcomplex<f64>>, tensor<2x2xcomplex<f64>>) -> ()
  return
}

func.func private @fft_2_program(%arg0: tensor<2x2xcomplex<f64>>) -> (tensor<2x2xcomplex<f64>>) {
  %0 = call @fft_2_fft(%arg0) : (tensor<2x2xcomplex<f64>>) -> tensor<2x2xcomplex<f64>>
  return %0 : tensor<2x2xcomplex<f64>>
}
func.func private @fft_2_fft(%arg0: tensor<2x2xcomplex<f64>>) -> tensor<2x2xcomplex<f64>> {
  %0 = stablehlo.fft %arg0, type = FFT, length = [2] : (tensor<2x2xcomplex<f64>>) -> tensor<2x2xcomplex<f64>>
  return %0 : tensor<2x2xcomplex<f64>>
}

func.func @ifft_2() {
  %x0 = stablehlo.constant dense<"0x170AE3BE74370640B75A43BFE7C773BE"> : tensor<2xcomplex<f32>>
  %r = call @ifft_2_program(%x0) : (tensor<2xcomplex<f32>>) -> (tensor<2xcomplex<f32>>)
  %r_expected = stablehlo.constant dense<"0xE16F1ABFEBF56D3F57AB233EF273953F"> : tensor<2xcomplex<f32>>
  stablehlo.custom_call @check.expect_almost_eq(%r, %r_expected) {has_side_effect = true, tolerance = 1.000000e-05 : f64} : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> ()
  return
}

func.func private @ifft_2_program(%arg0: tensor<2xcomplex<f32>>) -> (tensor<2xcomplex<f32>>) {
  %0 = call @ifft_2_fft(%arg0) : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  return %0 : tensor<2xcomplex<f32>>
}
func.func private @ifft_2_fft(%arg0: tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>> {
  %0 = stablehlo.fft %arg0, type = IFFT, length = [2] : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  return %0 : tensor<2xcomplex<f32>>
}

func.func @rfft_2() {
  %x0 = stablehlo.constant dense<"0x650B4C3F25DE25BF"> : tensor<2xf32>
  %r = call @rfft_2_program(%x0) : (tensor<2xf32>) -> (tensor<2xcomplex<f32>>)
  %r_expected = stablehlo.constant dense<"0x00B5183E00000000C5F4B83F00000000"> : tensor<2xcomplex<f32>>
  stablehlo.custom_call @check.expect_almost_eq(%r, %r_expected) {has_side_effect = true, tolerance = 1.000000e-04 : f64} : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> ()
  return
}

func.func private @rfft_2_program(%arg0: tensor<2xf32>) -> (tensor<2xcomplex<f32>>) {
  %0 = call @rfft_2_fft(%arg0) : (tensor<2xf32>) -> tensor<2xcomplex<f32>>
  return %0 : tensor<2xcomplex<f32>>
}
func.func private @rfft_2_fft(%arg0: tensor<2xf32>) -> tensor<2xcomplex<f32>> {
  %0 = stablehlo.fft %arg0, type = RFFT, length = [2] : (tensor<2xf32>) -> tensor<2xcomplex<f32>>
  return %0 : tensor<2xcomplex<f32>>
}

func.func @irfft_2() {
  %x0 = stablehlo.constant dense<"0x3F02865B353CE3BF22AE563DDB2CE23F7A452C4DEE93F43F8B4F4CE58BE2E63FF3881D237E9DE03F0A266EC28F22EE3F6BD02B7B3D58C73F3A6E5A0E63ACE23F"> : tensor<2x2xcomplex<f64>>
  %r = call @irfft_2_program(%x0) : (tensor<2x2xcomplex<f64>>) -> (tensor<2x2xf64>)
  %r_expected = stablehlo.constant dense<"0xB588D23EA7EBD53F9A46EFFA0832EEBF0E7DE8818D73D63FB029A588DD8EC53F"> : tensor<2x2xf64>
  stablehlo.custom_call @check.expect_almost_eq(%r, %r_expected) {has_side_effect = true, tolerance = 1.000000e-12 : f64} : (tensor<2x2xf64>, tensor<2x2xf64>) -> ()
  return
}

func.func private @irfft_2_program(%arg0: tensor<2x2xcomplex<f64>>) -> (tensor<2x2xf64>) {
  %0 = call @irfft_2_fft(%arg0) : (tensor<2x2xcomplex<f64>>) -> tensor<2x2xf64>
  return %0 : tensor<2x2xf64>
}
func.func private @irfft_2_fft(%arg0: tensor<2x2xcomplex<f64>>) -> tensor<2x2xf64> {
  %0 = stablehlo.fft %arg0, type = IRFFT, length = [2] : (tensor<2x2xcomplex<f64>>) -> tensor<2x2xf64>
  return %0 : tensor<2x2xf64>
}

func.func @fft_3() {
  %x0 = stablehlo.constant dense<"0x2722F038F4F3E83FD46AA7D0D700C03F6517EFC4A06FDA3FDB8D41671DBFD13F50E5EC457216CF3F09A7EDD431A0C3BF059893CEF01DF33F02D0FBA62401E3BF1896BAE8693B00C02CC1A46220CAE53F37C2503C410DED3FFFDA288E203EF1BF"> : tensor<2x3xcomplex<f64>>
  %r = call @fft_3_program(%x0) : (tensor<2x3xcomplex<f64>>) -> (tensor<2x3xcomplex<f64>>)
  %r_expected = stablehlo.constant dense<"0x96737196B0F8F63F81DF3CCAE0DECF3FABA3F5D83C64EA3FE5FF16A8AA97B5BFE8DCBE27F531B43FEEE0C4FB7BEFCA3F10CF6CB4D9DBB23FD4C4A86045B3EFBF2CD2C0E0173A0A40E319680DE32E014028B6927728BFCD3FAFC47A32ED8207C0"> : tensor<2x3xcomplex<f64>>
  stablehlo.custom_call @check.expect_almost_eq(%r, %r_expected) {has_side_effect = true, tolerance = 1.000000e-12 : f64} : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> ()
  return
}

func.func private @fft_3_program(%arg0: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xcomplex<f64>>) {
  %0 = call @fft_3_fft(%arg0) : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
  return %0 : tensor<2x3xcomplex<f64>>
}
func.func private @fft_3_fft(%arg0: tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>> {
  %0 = stablehlo.fft %arg0, type = FFT, length = [3] : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
  return %0 : tensor<2x3xcomplex<f64>>
}

func.func @ifft_3() {
  %x0 = stablehlo.constant dense<"0x088B62BFF6CA6E3D817B65BF10850A3DB585D53F4F87A9BF"> : tensor<3xcomplex<f32>>
  %r = call @ifft_3_program(%x0) : (tensor<3xcomplex<f32>>) -> (tensor<3xcomplex<f32>>)
  %r_expected = stablehlo.constant dense<"0xA6901ABD1351D2BE66D150BF4A7B01BF8B0901BD8290793F"> : tensor<3xcomplex<f32>>
  stablehlo.custom_call @check.expect_almost_eq(%r, %r_expected) {has_side_effect = true, tolerance = 1.000000e-05 : f64} : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> ()
  return
}

func.func private @ifft_3_program(%arg0: tensor<3xcomplex<f32>>) -> (tensor<3xcomplex<f32>>) {
  %0 = call @ifft_3_fft(%arg0) : (tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  return %0 : tensor<3xcomplex<f32>>
}
func.func private @ifft_3_fft(%arg0: tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>> {
  %0 = stablehlo.fft %arg0, type = IFFT, length = [3] : (tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  return %0 : tensor<3xcomplex<f32>>
}

func.func @rfft_3() {
  %x0 = stablehlo.constant dense<"0xD8F3F43DA8815D3F766183BF"> : tensor<3xf32>
  %r = call @rfft_3_program(%x0) : (tensor<3xf32>) -> (tensor<2xcomplex<f32>>)
  %r_expected = stablehlo.constant dense<"0x902C2ABD0000000074FC4C3EB3B1D1BF"> : tensor<2xcomplex<f32>>
  stablehlo.custom_call @check.expect_almost_eq(%r, %r_expected) {has_side_effect = true, tolerance = 1.000000e-04 : f64} : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> ()
  return
}

func.func private @rfft_3_program(%arg0: tensor<3xf32>) -> (tensor<2xcomplex<f32>>) {
  %0 = call @rfft_3_fft(%arg0) : (tensor<3xf32>) -> tensor<2xcomplex<f32>>
  return %0 : tensor<2xcomplex<f32>>
}
func.func private @rfft_3_fft(%arg0: tensor<3xf32>) -> tensor<2xcomplex<f32>> {
  %0 = stablehlo.fft %arg0, type = RFFT, length = [3] : (tensor<3xf32>) -> tensor<2xcomplex<f32>>
  return %0 : tensor<2xcomplex<f32>>
}

func.func @irfft_3() {
  %x0 = stablehlo.constant dense<"0xAFC4B1549BB3B83FBEA458764F14FF3FA2EFCE2D46F9CC3F054D9B41E7728A3F609D4B9BACE5E33FC7E25F3A0FD1A43FEE005D140C27EF3FC6BFF55C3787E3BF"> : tensor<2x2xcomplex<f64>>
  %r = call @irfft_3_program(%x0) : (tensor<2x2xcomplex<f64>>) -> (tensor<2x3xf64>)
  %r_expected = stablehlo.constant dense<"0xDE95A7ACC86EC73FC6B6BCB841FBA9BF54177E50AA58A2BFBEDF01EC9666EB3F68608C655D17CE3FF1B43254830DDEBF"> : tensor<2x3xf64>
  stablehlo.custom_call @check.expect_almost_eq(%r, %r_expected) {has_side_effect = true, tolerance = 1.000000e-12 : f64} : (tensor<2x3xf64>, tensor<2x3xf64>) -> ()
  return
}

func.func private @irfft_3_program(%arg0: tensor<2x2xcomplex<f64>>) -> (tensor<2x3xf64>) {
  %0 = call @irfft_3_fft(%arg0) : (tensor<2x2xcomplex<f64>>) -> tensor<2x3xf64>
  return %0 : tensor<2x3xf64>
}
func.func private @irfft_3_fft(%arg0: tensor<2x2xcomplex<f64>>) -> tensor<2x3xf64> {
  %0 = stablehlo.fft %arg0, type = IRFFT, length = [3] : (tensor<2x2xcomplex<f64>>) -> tensor<2x3xf64>
  return %0 : tensor<2x3xf64>
}

func.func @fft_8() {
  %x0 = stablehlo.constant dense<"0xEB0E97D05249EE3FE1F1884B598DDFBFE2A5FF34F6E09ABFE747EE0819DACBBF3B743DCDC6A0DD3F68F2DF4CCAA3DEBFEF5E540570EEE53F753FEF2A3A5CE93FBC606DD348B7C1BF6C8CCF6CF249E43FF8FA5C0FB3D9C5BFECF2875160EFDB3F6A8D29314A88C43F4D84C867B6FCC33F29749070F15CC23FDA4A61E7BF8F01404237A8CA86D3AE3FF771AD275748D43F38A64D0A8A40C2BFF5B06E85007BFDBF6CFF4294535FA4BF5DB8E00D934BF6BF23AEEECB55F2F23F9D0E99788A4FF5BFA1947A1E87A4E2BF70D74F9857EED9BFC9AA8D0FC9DEB73F27F1F46EED51F7BFB57FC7F64D54923FDA5AE65FA4028F3F9312BB8403BCF03F818CD7A4A71DF6BF"> : tensor<2x8xcomplex<f64>>
  %r = call @fft_8_program(%x0) : (tensor<2x8xcomplex<f64>>) -> (tensor<2x8xcomplex<f64>>)
  %r_expected = stablehlo.constant dense<"0x1085A79E8B8100406D83627A3C3308403AFE28CF1491F4BF68065A762B2BF6BF875A464E41AC04C0C15140158FD4F73F3E9D8AEC637CE13F9CFE9F503A6DFDBF2894ABA2BE95E93FBFE51B5DF51A0BC086A51C8A937B0140B8558E76C493F7BF29A7AFA2C6A007404ACC6E8323FDE1BF6099C7E7022507401C8002C36057C83F09E4A9E2E32EFA3F8F70C77C4BEC1DC00464E734A545F4BFAF3066DC574FE13F981514CBB961F1BF8C76F9D4458E0C4011E924FF47A200403EFE2C79E3A8F03F98F403AFC2CC05C00DAE228CC43012403638D2B42FEFD0BF50F8C51A434CF03F40861F2DDEDBB53F0E9104B0E0A8EFBF0D280E1D3030004009EA5CF77067D23F"> : tensor<2x8xcomplex<f64>>
  stablehlo.custom_call @check.expect_almost_eq(%r, %r_expected) {has_side_effect = true, tolerance = 1.000000e-12 : f64} : (tensor<2x8xcomplex<f64>>, tensor<2x8xcomplex<f64>>) -> ()
  return
}

func.func private @fft_8_program(%arg0: tensor<2x8xcomplex<f64>>) -> (tensor<2x8xcomplex<f64>>) {
  %0 = call @fft_8_fft(%arg0) : (tensor<2x8xcomplex<f64>>) -> tensor<2x8xcomplex<f64>>
  return %0 : tensor<2x8xcomplex<f64>>
}
func.func private @fft_8_fft(%arg0: tensor<2x8xcomplex<f64>>) -> tensor<2x8xcomplex<f64>> {
  %0 = stablehlo.fft %arg0, type = FFT, length = [8] : (tensor<2x8xcomplex<f64>>) -> tensor<2x8xcomplex<f64>>
  return %0 : tensor<2x8xcomplex<f64>>
}

func.func @ifft_8() {
  %x0 = stablehlo.constant dense<"0xDFEF4EBDCF0FAEBFB1B11CBFBE34713FA46DFA3E0FEF683FB991F93D9F1AC7BDF6DD6FBF10EF18C0CCFEDE3FD0433F3F9B448CBF1715DD3F00E604BF8D7A5CBF"> : tensor<8xcomplex<f32>>
  %r = call @ifft_8_program(%x0) : (tensor<8xcomplex<f32>>) -> (tensor<8xcomplex<f32>>)
  %r_expected = stablehlo.constant dense<"0x3987DCBDEE4F43BDE4D20BBEFD1E003E40D4C1BEAE7E1BBFDA23413EA6A32EBEDEED94BEA8EE6BBE3FFF0F3F6B4F073FF816913E9A3E7DBF02702FBE0201023D"> : tensor<8xcomplex<f32>>
  stablehlo.custom_call @check.expect_almost_eq(%r, %r_expected) {has_side_effect = true, tolerance = 1.000000e-05 : f64} : (tensor<8xcomplex<f32>>, tensor<8xcomplex<f32>>) -> ()
  return
}

func.func private @ifft_8_program(%arg0: tensor<8xcomplex<f32>>) -> (tensor<8xcomplex<f32>>) {
  %0 = call @ifft_8_fft(%arg0) : (tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
  return %0 : tensor<8xcomplex<f32>>
}
func.func private @ifft_8_fft(%arg0: tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>> {
  %0 = stablehlo.fft %arg0, type = IFFT, length = [8] : (tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
  return %0 : tensor<8xcomplex<f32>>
}

func.func @rfft_8() {
  %x0 = stablehlo.constant dense<"0x2E76E63E019A5D3F7D01053D303893BF412E50BE7E2623BF7EA8063F99E6DBBF"> : tensor<8xf32>
  %r = call @rfft_8_program(%x0) : (tensor<8xf32>) -> (tensor<5xcomplex<f32>>)
  %r_expected = stablehlo.constant dense<"0xF8D0EABF000000006046A83F948078BF1E929FBE452C46C080B9FFBBB098FABF8A7C5C4000000000"> : tensor<5xcomplex<f32>>
  stablehlo.custom_call @check.expect_almost_eq(%r, %r_expected) {has_side_effect = true, tolerance = 1.000000e-04 : f64} : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> ()
  return
}

func.func private @rfft_8_program(%arg0: tensor<8xf32>) -> (tensor<5xcomplex<f32>>) {
  %0 = call @rfft_8_fft(%arg0) : (tensor<8xf32>) -> tensor<5xcomplex<f32>>
  return %0 : tensor<5xcomplex<f32>>
}
func.func private @rfft_8_fft(%arg0: tensor<8xf32>) -> tensor<5xcomplex<f32>> {
  %0 = stablehlo.fft %arg0, type = RFFT, length = [8] : (tensor<8xf32>) -> tensor<5xcomplex<f32>>
  return %0 : tensor<5xcomplex<f32>>
}

func.func @irfft_8() {
  %x0 = stablehlo.constant dense<"0xF4FB480B0BCDDF3F8B6FFD4EBBA18B3F9D31EF4BF4FDAD3F07B44EC0513BE7BF22C39C8B9B91F8BFF5064110D6EF02C08B94AA780ED7EFBF8142F438733AF03F4108C401408CE03F11A5316C5B65EFBF7DD493388DCEF33F0870730996ACEDBF784BDCD12B79EA3FF6015EB1950DFC3F3E653645CDA4064083F0CC541BD7E4BFDDAAA6F264BAC53FEF8CF8AC1F45EBBFE6D3F133A4F2F2BF20218A3D38E8E93F"> : tensor<2x5xcomplex<f64>>
  %r = call @irfft_8_program(%x0) : (tensor<2x5xcomplex<f64>>) -> (tensor<2x8xf64>)
  %r_expected = stablehlo.constant dense<"0x4C72B8C38170DFBF0EB2690C652FE73F9A4049833443EE3F52A72791C59BEABFA80DCDFC289597BF94F220EAB00DDD3FB0206D51C358B33F5492C45CAADAD6BFF06200CAB8D5EE3F3948D7C3A40ADB3FA884FDE3F2A2F5BF3F2217B8B05AC1BFB0CF7A85ACC3DD3F57A8BDFED346E03F100E0C02045CA9BF0049C4736E97DA3F"> : tensor<2x8xf64>
  stablehlo.custom_call @check.expect_almost_eq(%r, %r_expected) {has_side_effect = true, tolerance = 1.000000e-12 : f64} : (tensor<2x8xf64>, tensor<2x8xf64>) -> ()
  return
}

func.func private @irfft_8_program(%arg0: tensor<2x5xcomplex<f64>>) -> (tensor<2x8xf64>) {
  %0 = call @irfft_8_fft(%arg0) : (tensor<2x5xcomplex<f64>>) -> tensor<2x8xf64>
  return %0 : tensor<2x8xf64>
}
func.func private @irfft_8_fft(%arg0: tensor<2x5xcomplex<f64>>) -> tensor<2x8xf64> {
  %0 = stablehlo.fft %arg0, type = IRFFT, length = [8] : (tensor<2x5xcomplex<f64>>) -> tensor<2x8xf64>
  return %0 : tensor<2x8xf64>
}

func.func @fft_12() {
  %x0 = stablehlo.constant dense<"0x6EBB7E3F60ACFC3F21BDB577614BE7BF49A06BCE8BC4FDBFB4AA60CC9BB6F83FEA6521658B7FF1BFFB70BED866D2ACBF8A8EB63DB951E4BFDE6F8963D4E7F5BFE00E5B58F70AE83FF0F05426C118D5BF1A9ECA04F006CD3FDCD93C8B9763EC3FF8120D1DA890F13FBB61384374D9A23FC252031DA351F7BFBC1FBFAD8DDDEC3F447F7DF3C76EC1BF56B71A413567F63FD675204793B6F63F854BE5EB771EEA3F81AE0CCBF93BFDBF499CDFDD162DE13F2756BA9DB8AEF03F142B7B5CAA02CB3FF61127FC74FAEABF4E9FF7B44330DE3FFA957EB11252D03F2DF6FCC0980FF73F5B81A95CAEFDF0BFF73D2594A4A8E2BF54238EAE523AE33F474F9B44B968C7BFE004AE1626FDE73FAA5A01FF976DE93FA3A53B449CDAC5BF1B7F7E955FE0EEBF90472CD8BDB8F93FBB57353872E7EF3F57047CBDA922F0BF7E556BFF1A14A33F3E9F0EB39066EE3FA9E81B07BBEDDF3FCCB778422F5BF2BF957C2C5D44E7E2BF5B34CAB5AAC6ED3F4E711727D504C9BF630B3551EE01EA3FC1AB4BC5E542F33F"> : tensor<2x12xcomplex<f64>>
  %r = call @fft_12_program(%x0) : (tensor<2x12xcomplex<f64>>) -> (tensor<2x12xcomplex<f64>>)
  %r_expected = stablehlo.constant dense<"0x1812759577BFE5BF7DBE62AE81D00E4022F054F2EB0311C008C9D3B54EEBC53FEB1B6EB16C8B11400E736B7FF0DB13401A735AF2CEEF1E40546E0B361C2AF0BF4B9393F8B323184080F9610EAE49A83FBAC63926BA41EEBFA5B640E4194C084013ACF17E0792FD3F49847498690E01C0F68AEC00A8ABFEBFB83465C1F56414C0B1CCB73D4AAC1640680FD05872861EC0CAB8A26E083DE73F1CD8B2F17926E53FD03B9C82ADE3B43FEFDBA168EAFA09C069FCA5D5629206407B6D18C8E8CA02C079B5F7607ECCFA3F72E1020CA76B074064A83AC11397F7BF7C7AC607D6B2F83FAE6FBD1C6B7DEE3FC2E863098F6A16407E3BA99C6CACFCBF504533317A1E08405EF949F3517BF23FA9617958DD77E8BF3ED63A3B06D414C032CF3E609CE220C0B9CEB68CC6EC074033994F9FE1A2F03F368FF88B3BAB15C05D99948002C9EBBFBF32C603AC6701C068F9C453D5E2B3BFC019DE7AC9B1E13FC068A505AA20B43F009293F66BD385BF147777CAC546B53F72763C482FDCF5BF54D28C1E9E59F83F"> : tensor<2x12xcomplex<f64>>
  stablehlo.custom_call @check.expect_almost_eq(%r, %r_expected) {has_side_effect = true, tolerance = 1.000000e-12 : f64} : (tensor<2x12xcomplex<f64>>, tensor<2x12xcomplex<f64>>) -> ()
  return
}

func.func private @fft_12_program(%arg0: tensor<2x12xcomplex<f64>>) -> (tensor<2x12xcomplex<f64>>) {
  %0 = call @fft_12_fft(%arg0) : (tensor<2x12xcomplex<f64>>) -> tensor<2x12xcomplex<f64>>
  return %0 : tensor<2x12xcomplex<f64>>
}
func.func private @fft_12_fft(%arg0: tensor<2x12xcomplex<f64>>) -> tensor<2x12xcomplex<f64>> {
  %0 = stablehlo.fft %arg0, type = FFT, length = [12] : (tensor<2x12xcomplex<f64>>) -> tensor<2x12xcomplex<f64>>
  return %0 : tensor<2x12xcomplex<f64>>
}

func.func @ifft_12() {
  %x0 = stablehlo.constant dense<"0x6FCC87BF9594413ECF72823F8C2F3CBF229B8F3F6497BCBF416BDB3D2930E43F15A6F4BFC0FE3CBFCA2B8ABF23E5B3BFC678CD3EED66B2BFE0FF873FB540F63F2EF6AEBF9E9D7C3F1EF6C03E47DE0D3FCC17803E049A50BFA019BDBFDA72C73E"> : tensor<12xcomplex<f32>>
  %r = call @ifft_12_program(%x0) : (tensor<12xcomplex<f32>>) -> (tensor<12xcomplex<f32>>)
  %r_expected = stablehlo.constant dense<"0xF22F5ABE06C47ABDA62F973E40C1A5BC97238BBE0FA06F3E4BCC12BDFB66CA3E40A1203B1332CF3ED6B9743CB0666A3DF6B15BBE0A83F5BE7B31453E7E85F53D68B92A3EFB7477BD8EA07BBFEA21953E30344D3E52D023BF9B515CBE304055BD"> : tensor<12xcomplex<f32>>
  stablehlo.custom_call @check.expect_almost_eq(%r, %r_expected) {has_side_effect = true, tolerance = 1.000000e-05 : f64} : (tensor<12xcomplex<f32>>, tensor<12xcomplex<f32>>) -> ()
  return
}

func.func private @ifft_12_program(%arg0: tensor<12xcomplex<f32>>) -> (tensor<12xcomplex<f32>>) {
  %0 = call @ifft_12_fft(%arg0) : (tensor<12xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  return %0 : tensor<12xcomplex<f32>>
}
func.func private @ifft_12_fft(%arg0: tensor<12xcomplex<f32>>) -> tensor<12xcomplex<f32>> {
  %0 = stablehlo.fft %arg0, type = IFFT, length = [12] : (tensor<12xcomplex<f32>>) -> tensor<12xcomplex<f32>>
  return %0 : tensor<12xcomplex<f32>>
}

func.func @rfft_12() {
  %x0 = stablehlo.constant dense<"0xD3F6A93DF42B3D3FFFA3B7BF80863A3F00F27B3FC45161BFF7406CBF5CC5E3BDC6E3A9BFB50190BE694793BE89F9AE3F"> : tensor<12xf32>
  %r = call @rfft_12_program(%x0) : (tensor<12xf32>) -> (tensor<7xcomplex<f32>>)
  %r_expected = stablehlo.constant dense<"0x8EF4ABBF00000000D4E83F4080EEA8BF52069B3EC6E037407EA51840E4091A40E8CEA93D367F47C0746E17C0806E323FB2F38EC000000000"> : tensor<7xcomplex<f32>>
  stablehlo.custom_call @check.expect_almost_eq(%r, %r_expected) {has_side_effect = true, tolerance = 1.000000e-04 : f64} : (tensor<7xcomplex<f32>>, tensor<7xcomplex<f32>>) -> ()
  return
}

func.func private @rfft_12_program(%arg0: tensor<12xf32>) -> (tensor<7xcomplex<f32>>) {
  %0 = call @rfft_12_fft(%arg0) : (tensor<12xf32>) -> tensor<7xcomplex<f32>>
  return %0 : tensor<7xcomplex<f32>>
}
func.func private @rfft_12_fft(%arg0: tensor<12xf32>) -> tensor<7xcomplex<f32>> {
  %0 = stablehlo.fft %arg0, type = RFFT, length = [12] : (tensor<12xf32>) -> tensor<7xcomplex<f32>>
  return %0 : tensor<7xcomplex<f32>>
}

func.func @irfft_12() {
  %x0 = stablehlo.constant dense<"0x7C9F7AA3F5CCEFBFBF6CE3D50E62B03F4E087E6AF733D4BF50F2424B95B5FA3F9ED5EDFB13FEF43F0CF8586414F4E03F772299BAF643FBBFF2B14AE0B120DA3FCBDDB9CE5D6DF03F11AEB29DB694E43F0D128B30FE59DDBFC49C967419A6CDBF15F7CB673B92E23FB9670FCF7A49F83FF9E5F036AA5685BF55E19E7537ADE53F20D56848E046E43FEFB2F1CC129DAE3FED4A2607E3900AC0E69C760241CFF33F727840D075BEE6BFEE80C33FDB3ED6BFEE7C63E8186101C0ABB00D06865EDFBF7D239C7AAA08D3BFAAF56C7C9359EBBF765BA49A4B00E5BF8E29D2549341F6BF"> : tensor<2x7xcomplex<f64>>
  %r = call @irfft_12_program(%x0) : (tensor<2x7xcomplex<f64>>) -> (tensor<2x12xf64>)
  %r_expected = stablehlo.constant dense<"0x55A9FC1D5A8EADBF3E7CB6C32069DCBF24109D05D524D1BF760AC20D706BD6BF852EE2AAA2AAE7BF5D1644AA25C3C2BFC9D0071FBD96E83F354356C31107BCBFD94D0BF3733CC4BFA034073C774F7DBF99BED03DD6C3CF3FF5A819E9F44DD13F566816233989F0BF82A64F679BD5BB3F4A2A08A61968C53F50DFE38BFC76D43F21B4649538E2D73FC4FB07972E9BAC3FFA3E20AFCE13EDBF9071D3900A23DABF7CCAE809C6B2C13F994622D832D8C53FDD68DE9C99C3ED3FDD76C8776388B33F"> : tensor<2x12xf64>
  stablehlo.custom_call @check.expect_almost_eq(%r, %r_expected) {has_side_effect = true, tolerance = 1.000000e-12 : f64} : (tensor<2x12xf64>, tensor<2x12xf64>) -> ()
  return
}

func.func private @irfft_12_program(%arg0: tensor<2x7xcomplex<f64>>) -> (tensor<2x12xf64>) {
  %0 = call @irfft_12_fft(%arg0) : (tensor<2x7xcomplex<f64>>) -> tensor<2x12xf64>
  return %0 : tensor<2x12xf64>
}
func.func private @irfft_12_fft(%arg0: tensor<2x7xcomplex<f64>>) -> tensor<2x12xf64> {
  %0 = stablehlo.fft %arg0, type = IRFFT, length = [12] : (tensor<2x7xcomplex<f64>>) -> tensor<2x12xf64>
  return %0 : tensor<2x12xf64>
}

func.func @fft_15() {
  %x0 = stablehlo.constant dense<"0x5AF4CBCDDC14F3BF2C11E81E2DFBF13FCF2BF991A8F7F23FE24951AF6D7DE6BF51AE41C636BEDABFDDE61BF1303DF13F5F73A9818C309CBF4237CDFE4454C53F4627BEEC4A6AE73FE710B2788427FD3FFBD3D75F02CCC2BF87943FAA83BA8E3F32937CB9151EEFBFC3B53FF025DEFCBF23505E8A6BD8EABFF18F5A695E42FDBF70FA0B3E34AFDCBFDF62787EA20AEC3F54C510BE894BF03F7435B9662E35DEBF12218F5143F2E0BF3FCF533CF7D7D73FDB84C24B7165E2BFA5E53A31B1FFF1BF0496638A2F87E03FF36CD228C9E9E2BF517B29A32895923FBDDB6DBB88E001C064477197085FAB3F549027A53FA7D73F921CE2217508CC3F4B6918F2C29DE83FC8E7452B5202FB3F01F59E2F274BE9BFDD94EAD3B1FCD5BF3C505EBEEDB1DE3F018E2E670917DEBF7A231EE0A1F5E7BFF6BB06F40395FC3F2EE0A628EE9FD53F3C4170E0D822EDBF771B714D91EFDEBF90B947781DBFFBBFE04C8BD4B50DEDBF013A07B47F28EB3FCA4935309A7FDB3FDF2864DE4D4ADFBF79A4C1D86E7EFEBFE8C675AF188A9DBF1986DC1E3F89FC3F5416073C2298B33FCDA3CC9D00FCF9BF38C032ACF98DF2BF76448E433B3000C000CB6F51AB49DF3F6C792971A54ACD3F475076C14574F3BF845145B8A062F1BF59B48DAABB69EA3F6F89B0941CF5E13F"> : tensor<2x15xcomplex<f64>>
  %r = call @fft_15_program(%x0) : (tensor<2x15xcomplex<f64>>) -> (tensor<2x15xcomplex<f64>>)
  %r_expected = stablehlo.constant dense<"0x8743948A5800FABFA2E9F86F977A07C06AEAA46B4F8D154029DEC0BC146003405A1DA976957F0A404A2C8C3322F804C048FD8F00E18716C0252630B4E1C8144000649ED1F0A0833F73799EA45D08D0BF249FAFEEF09C0BC05E19DDE35ABD05C03531F10BD2A119C04CFB6574113C0A400C7C43F5D27B1EC08C5B1BE9E5B4E1BF923F5D418DCB0340C4889F2B38CFF53FA0E4C6D7A2CDD9BF61B02B10A557F43FC54304AED0D40840E402D7110780ED3FEAEBB7C2893A03C0F171E291DC741F40708E70E944E51240E850A2C1FFD5E73F3FBC82B48BCD1AC00F8D1E2158FEDC3F7282474AB63D05C05E89D509CE5903405848595112CCDABFC3F34E5912EC13C0D6C0BD68954F1340C8B0AC88C8A8E03FE58CD5D3F1EFFB3FD4A2C528D266DD3F9C10EB5DF6A703C0B2AA114A657F0140E5351E9C51CB144074C4ACDB192C07C086CE9D41CD68F8BF9CF6B4ABFD38D8BFE2BF4A0C7BFF24C05E95E69C4F830F40195B850917AFE9BFC98055C0D8540040DD477D3D423118C0B6BC4FD0D942D83F8894F3C3573E19408D494523852B1AC0776C5B2F6D0D05C03F946AA2BC772140CED252771CB70840EDBF1F7DB37FEF3FFE82C52C90E90F40F4182F341DB4F4BF852F9CBFB16EF83F10616C5031F51340A48E6CDCD253EF3F2C59D8DDDA2B0B40"> : tensor<2x15xcomplex<f64>>
  stablehlo.custom_call @check.expect_almost_eq(%r, %r_expected) {has_side_effect = true, tolerance = 1.000000e-12 : f64} : (tensor<2x15xcomplex<f64>>, tensor<2x15xcomplex<f64>>) -> ()
  return
}

func.func private @fft_15_program(%arg0: tensor<2x15xcomplex<f64>>) -> (tensor<2x15xcomplex<f64>>) {
  %0 = call @fft_15_fft(%arg0) : (tensor<2x15xcomplex<f64>>) -> tensor<2x15xcomplex<f64>>
  return %0 : tensor<2x15xcomplex<f64>>
}
func.func private @fft_15_fft(%arg0: tensor<2x15xcomplex<f64>>) -> tensor<2x15xcomplex<f64>> {
  %0 = stablehlo.fft %arg0, type = FFT, length = [15] : (tensor<2x15xcomplex<f64>>) -> tensor<2x15xcomplex<f64>>
  return %0 : tensor<2x15xcomplex<f64>>
}

func.func @ifft_15() {
  %x0 = stablehlo.constant dense<"0xF321B9BF0409F0BEEDD7B73FECC299BF14FF9C3FFEB4C0BDBCB28CBF0145DCBD9E35F83F2B4771BEB210F6BE76B239BF568920BD4155E43F2F5F32BF740381BF15FD6C3E77CAF53E14D4B13E1B9FFBBE3E2A2CBEB055B73FF39A853EC322953FA5E5B93D158FC63E5BE8E03EEF9F233F13F7ACBFA68862BF"> : tensor<15xcomplex<f32>>
  %r = call @ifft_15_program(%x0) : (tensor<15xcomplex<f32>>) -> (tensor<15xcomplex<f32>>)
  %r_expected = stablehlo.constant dense<"0x1B763C3D2950373DCE82543E83A8B6BD51A919BED88337BD35CD77BE766EB73D899D493D4BCF6C3E65CD60BE8B98873E954304BFFF90C0BCAD71F83E0112663B7A3FF3BD1460AD3EF84F0DBD718B583D59F982BE11E8B5BDE2F987BECBA8E3BE52CE473D43ACACBD090273BE7B94D7BECEBF78BE788698BE"> : tensor<15xcomplex<f32>>
  stablehlo.custom_call @check.expect_almost_eq(%r, %r_expected) {has_side_effect = true, tolerance = 1.000000e-05 : f64} : (tensor<15xcomplex<f32>>, tensor<15xcomplex<f32>>) -> ()
  return
}

func.func private @ifft_15_program(%arg0: tensor<15xcomplex<f32>>) -> (tensor<15xcomplex<f32>>) {
  %0 = call @ifft_15_fft(%arg0) : (tensor<15xcomplex<f32>>) -> tensor<15xcomplex<f32>>
  return %0 : tensor<15xcomplex<f32>>
}
func.func private @ifft_15_fft(%arg0: tensor<15xcomplex<f32>>) -> tensor<15xcomplex<f32>> {
  %0 = stablehlo.fft %arg0, type = IFFT, length = [15] : (tensor<15xcomplex<f32>>) -> tensor<15xcomplex<f32>>
  return %0 : tensor<15xcomplex<f32>>
}

func.func @rfft_15() {
  %x0 = stablehlo.constant dense<"0xD13388BF1BF93B3FBDF3A7BCF5E4CABF4ABA55BE0ADFABBFEBF0BCBFD818CFBDAE4F9F3C34D2B8BE0EEE0ABF1FF88BBF9A1280BE684233BE7F8605BF"> : tensor<15xf32>
  %r = call @rfft_15_program(%x0) : (tensor<15xf32>) -> (tensor<8xcomplex<f32>>)
  %r_expected = stablehlo.constant dense<"0xDEA2FFC00000000091E1893FBD96913F5F160A40ECDCF5BF594509C058ACC6BD1F148EBEAA8139C04C0F47C0A5BD13C048089EBF84A1DE3F4A5AE8BE17067F3F"> : tensor<8xcomplex<f32>>
  stablehlo.custom_call @check.expect_almost_eq(%r, %r_expected) {has_side_effect = true, tolerance = 1.000000e-04 : f64} : (tensor<8xcomplex<f32>>, tensor<8xcomplex<f32>>) -> ()
  return
}

func.func private @rfft_15_program(%arg0: tensor<15xf32>) -> (tensor<8xcomplex<f32>>) {
  %0 = call @rfft_15_fft(%arg0) : (tensor<15xf32>) -> tensor<8xcomplex<f32>>
  return %0 : tensor<8xcomplex<f32>>
}
func.func private @rfft_15_fft(%arg0: tensor<15xf32>) -> tensor<8xcomplex<f32>> {
  %0 = stablehlo.fft %arg0, type = RFFT, length = [15] : (tensor<15xf32>) -> tensor<8xcomplex<f32>>
  return %0 : tensor<8xcomplex<f32>>
}

func.func @irfft_15() {
  %x0 = stablehlo.constant dense<"0x20A42E56E46E0240D5539F76D192A5BF2BB929337D73D5BFD26AA7026ED4E53F8AE2AAA41364B13FB907902D2DB4EEBFCDD426E89657EABFE007A3D1C1F8F1BFF5CF21BD22A3CCBF82FE93BD8189F33F1FDEA40DB426773F12D2965E5638F13F97D000634896E03F8FAE884C8611E83FB62B5692FC7608C000AF9095A526F13FFF07561B1D1DF03F5BBB8E0BE119AEBFB6D96028D7D5DF3FDC9421E75E7A02C059A756DE560BCA3F07067B3F051BD2BF064F5FB65F20F1BF89C0CD3F8442F13FC05C83C30EFBFCBF057865BFD201D1BFC71D895D4BB6F2BFD95273F462B3E53F346F4B0E8CB2E43F8240AAC50431E33FB2E2546C998FE33F06962E61DF3DEDBF"> : tensor<2x8xcomplex<f64>>
  %r = call @irfft_15_program(%x0) : (tensor<2x8xcomplex<f64>>) -> (tensor<2x15xf64>)
  %r_expected = stablehlo.constant dense<"0xC116598CEA01D7BFFAEC50465C66D03F23415E892C4ED63FA5FC62DA732BDC3FCE93C79C8BD2E0BF88CA71936796933F11035B7FEC1FC23FA19B8EE84286D33FA10F4D807BBED73F44852777CDB5C1BFA87E0DE672BCE53FD57C9DB03581A63F9739E9F96C03E63F9B8F4E241A3EE2BF6F56DD9CA05BE33F24CE636D081DCBBF223C055575BE7D3F4BDB11E52166ED3FCA6B8BA02075D13FF7AC46A47569C43F3F7DA5C71D41E23F7CCD29BED8F2C9BFB1F26C75891EC13F66253B6000C4943F04407E5213F1C23FE498E327C9E7D4BFF61809805CC0DFBF1058A933B1CFDCBFD22528EE360DD73FB3F78794878EBA3F"> : tensor<2x15xf64>
  stablehlo.custom_call @check.expect_almost_eq(%r, %r_expected) {has_side_effect = true, tolerance = 1.000000e-12 : f64} : (tensor<2x15xf64>, tensor<2x15xf64>) -> ()
  return
}

func.func private @irfft_15_program(%arg0: tensor<2x8xcomplex<f64>>) -> (tensor<2x15xf64>) {
  %0 = call @irfft_15_fft(%arg0) : (tensor<2x8xcomplex<f64>>) -> tensor<2x15xf64>
  return %0 : tensor<2x15xf64>
}
func.func private @irfft_15_fft(%arg0: tensor<2x8xcomplex<f64>>) -> tensor<2x15xf64> {
  %0 = stablehlo.fft %arg0, type = IRFFT, length = [15] : (tensor<2x8xcomplex<f64>>) -> tensor<2x15xf64>
  return %0 : tensor<2x15xf64>
}

func.func @fft_31() {
  %x0 = stablehlo.constant dense<"0xBAE93C2839F7DF3FF4E8F6A89A83E23FC23D6BB17990B23F9D3D1BEC1E50DE3FAEF992AF9D3CF7BF9EBA9CEBAD73D2BFC5767F719DCEF03F47C635F9223ED1BF5ABCB5F9DF42F1BFC35B4D629DC5BF3FB17C9BCE13B9DC3F7301517D58DFE2BF96DB73A5C244DF3F3B974D92786CFB3FDC7110B058ADE8BF31A205DB29A0F2BF39233A498FCFEDBF05DE8DEF5354C33F81349DB8FF33DB3FA52FD9B3A469D1BF8669657FBA62CC3FCFB70CC7CAD9F6BFEFA258E2661AF33F86C7E709CEABF63F2549076E2F03C53FA4331D0BF2A8D13FF83DA4C0150AE03F8A697D5FA656E5BF2C44058E8E0AC53F7A589FF25A03EBBF7238E1BEB8BDED3FBCA358741833D0BF9C923FD6EAFCEFBFF72AD4388924F93F69EAF11F1D0EFEBFC9EF63145285CD3FB5C0929A3EF2DE3F7F8B6B38EC97ECBFC6D80A5F8BB4CABF97D3118CFF17C33F9952623EBC7AE4BFB059DFEAA5D0E5BFD92BFE384072FA3F57669A122B40E13F8698B2642DAFF6BF2881668D123ADD3FBEC6084155B3D2BF9F79E3EF1B85E83F006ED6ABA48BEC3F94BB3C7D102AD63F0A5FA4E48C72CABF1D4A8D986320C13F43331C2EC994DBBF475F116057ECF3BF1CDE7DA0AD71D33FEA3F7CE11E5AD13F871F16A54089D8BF630938FA832FF23F7973217DAC51FBBF2FAEF54B8540F6BF91DC6273CB2DF5BF21DB66757C6CEE3FA62EE4F0932FE53F09A65A450EE7E1BFB43913021EC1E43F1AC0A16AB5C7E2BF8195DBB956F3F2BF6C738FF77E1CE2BF4CC9682BF9E7CF3F698FF9554EBBE73FF481CA8CE5DFE33F33EA557744B1B43FB15B56F92FDDE43FA44FC139EE61CD3F46F1311EA1C8F63FF15DA8923247EEBFAF96B06C2EC4EE3F3A833A9778BAF93F365EBCA42050B2BF8F6BE7FA7DB7ECBF5964403EA6F7CFBFA6ECFDAE7C78F53FA4CF21632053E53FCB3DEAF6668BF43F93E8EFAEC042F2BF3D439027879EE83F9A6A8BDC01ECF9BF17508859C3F2F2BFCF79D2B8A768E93FE5F8C6DE9B17BC3F20FECABA83D1F13F4D9DE3EB6E14E6BFD3F91539A7F1E23FFAA87E920386F93FA1E2616E549AD33FD29ECFF48008D53F47777901B211F9BF3A92411EF363DF3F738AF6599371F6BF8E371AB1693FD23FDF43FDECE2BBE3BFEDABAE7EB7FBD43F053240CE583FFA3F9A3E73C75A8CF13F7EE3C8A7C487D2BF37E7CEED1C7D0140A84430DA8BC7C53FEED6C472E7A0EA3F0A2CFED52A1CE9BF130BD5B10CF7F43F9574E11E8720F53FC3DFA1C98A1FE83F1A550052FCBDFDBF0F5BBF345969E03F09D39BBDD115FA3FE093EE541B05F1BF1AE8C43057AE863F7E8306457123D3BF3FC40BF286DD04C0F02161508E56E0BFD5DD1A817CCFB63FAF58B70AEC96E53FC47B5D83E9A4E23F61A67AE18E7806C0"> : tensor<2x31xcomplex<f64>>
  %r = call @fft_31_program(%x0) : (tensor<2x31xcomplex<f64>>) -> (tensor<2x31xcomplex<f64>>)
  %r_expected = stablehlo.constant dense<"0xEE3079B01BEC10C0EE8205C907C8F43F1560935446EE14C07E9DF5B4B220F3BFAA210F77182101C0A8F83F7B2DD503403CB60A93670A0240D395CAE3719313C07DF45D1C462A14C032AF2A60701A09405FDABE60B4BE05C0E792E0FC046F03C04636CC3A1C2B2640A6166C79CAF20F40B5CB4BEA417DC63F4EC3F1B21CC91EC0B579C186503011401D925E4E3332174070F63AEAB02D1240D4ABF6DF7EF4F0BF80484D53E41B02409FB1F236F9A328401A825744E1EF14C0109AA74D6D36EA3FAA40078B0FE2234058E4F4D4E03323C0B10F71C911F91AC0EF32411872C517C0B079E866A8D412C0425C4E16CE0E17C0185EF64EE72600C0F78E8B7826C10BC02CB44BFB1E2709C094EC3AF6C10F15406EE98195B591FD3FFC971C19CCC2E7BF4DEBCA6C0609114003C5280F0B2A19C08CAF4D772B55F53F7CA838233E96FE3F247BA896862905400CD41BDB29AE1F40D8DFD3F738B82340005FCDD087A10BC0E048EEFE3DFF1840BAA1B2E394AEFA3F758A8C163314F8BF03110554E98316408A11E40DE4E3BE3FB301C21072450740C0F81362D082FEBF0D9431ECB9A2F73FB8060143E4C31C40ADFF2E01EF8A0240102AAE56043E00C09AD94FF49ACD0940BA085CC6ACA9D0BF2BD8903F104119409014A2434CC30FC0F435E22EB650F7BF3533CF7D7B33FBBF0F71AA799F960B406FFB5DC200B1E73FF461CBF069C9194008B299B9A68DDBBF1D1AC88E61A528C0C60A74E0D78306403C07F2C638A726C09D35AC660971F1BF48E2DDAA26A1F0BF2000C26A7A321840E97A00F5142B1E40C0ADFEFAE0D0F93F2661DD28543F2CC0E131328D66D61D40212E3AF744A61C4094DA59CAFD730F40C983E3D0999617C09822367210EE034030D0C550AE39FC3F6212AAAD6349134040EBAD49D6AA2840F8C034C41F21EBBF849B0354C004FDBF2C6C1172AC83F4BF7770D3C67B5C1AC0008CD99DFCFF893FE6B0EC4AC5B807C0BA2C196873650E404A603628F62D05C074244127A2A82040A1B6FEEF463D1E40B90A334A57BC1240141D2A7F60C21640C8A1EE8ABA1E2AC020300C2F2C8612C0E01A0B8A4331D3BF56791E5FF4200A404449F5D9BF0EF1BFDFBC787B8A941E406EE9BA292E6FF03F5857476A6A9E23404436B984F64223C0B825E725DDE2E33F266218ABC54120C02F63BEBBF1D4184038761DF105ABDCBFD281F4DCE24409C020E0C9C68DEEA73F5C6AB97C6BA611C0882B75A9B4DAEEBF7A54D7A2261A0AC0989340A7ADA42340E770A8C5A15D14C0065E2CC73C670A407898E918880203C07F5C554212550C40ABECBB0DADD716C0E2B85798FE4710C090F2DC559B990F404D9D3537D6451DC0584CF70C921714C04A3FB5B805B41240EAF8CFE4C3CB13C0"> : tensor<2x31xcomplex<f64>>
  stablehlo.custom_call @check.expect_almost_eq(%r, %r_expected) {has_side_effect = true, tolerance = 1.000000e-12 : f64} : (tensor<2x31xcomplex<f64>>, tensor<2x31xcomplex<f64>>) -> ()
  return
}

func.func private @fft_31_program(%arg0: tensor<2x31xcomplex<f64>>) -> (tensor<2x31xcomplex<f64>>) {
  %0 = call @fft_31_fft(%arg0) : (tensor<2x31xcomplex<f64>>) -> tensor<2x31xcomplex<f64>>
  return %0 : tensor<2x31xcomplex<f64>>
}
func.func private @fft_31_fft(%arg0: tensor<2x31xcomplex<f64>>) -> tensor<2x31xcomplex<f64>> {
  %0 = stablehlo.fft %arg0, type = FFT, length = [31] : (tensor<2x31xcomplex<f64>>) -> tensor<2x31xcomplex<f64>>
  return %0 : tensor<2x31xcomplex<f64>>
}

func.func @ifft_31() {
  %x0 = stablehlo.constant dense<"0x7E2004C06F7E0ABFC2C0CCBE90C7C1BF0A9AFB3E9F5AAA3E671082BE9A7FBE3F6BE2E43B3D72513F0FC7503F5765A53FD5CDC23FBB8120BE283BE23FF2AE08BFD566313F85330BBFF973993F137C61BFBB746BBEDFBE7F3FBBCE3ABFD2F1B73FEAF13F3FB68DF5BE0E4DD93F9239223F384F323FB3F195BF9023DBBF355B033F45E39B3F267C793F75D90340DC511DBF5D2F693FC974B53FB1A38FBD27E66EBE0CB223BF1595E83E99D267BFF706E93FBCB9D23F6874AABFBAF693BD962A283F991CE0BCC16B87BD31CD013DE97AD23FE65A9A3D264F1B3EC927123F02FE633C2D4335BE9F162B3FB6A00C3FFC88F43F39C49FBE3E6BCEBE"> : tensor<31xcomplex<f32>>
  %r = call @ifft_31_program(%x0) : (tensor<31xcomplex<f32>>) -> (tensor<31xcomplex<f32>>)
  %r_expected = stablehlo.constant dense<"0x696C963EE1A0903EEDC59CBDBB981A3EA3DD1FBE31224F3C7C1474BE8A995CBEC63AAE3A7F28A2BEBC0E7B3EF2F831BE031D23BE5BDA883E84DA663E85B4A4BECE9976BE482718BD18452FBEC8E9E6BDEDA477BCA294083E4E5D12BD03103BBEB9905EBEF7A6C43E63616A3DDCD0FCBD63647FBD8855DF3D1A902EBEFCBE383D5638963D6C1A443ED687553E2314C8BC6A01AFBCACBB11BE92D628BE8692A93E48F619BDDF056E3CA1D748BD161CBEBDB3132ABDCBFD303EA1237CBE98A638BE6BEF253D148DEEBD738BCEBE78BF1EBEF8D635BEF7A570BD1B690F3DBA5B6CBEFFFB55BED6E00F3D608FEDBDBD1460BDF89770BE110707BE"> : tensor<31xcomplex<f32>>
  stablehlo.custom_call @check.expect_almost_eq(%r, %r_expected) {has_side_effect = true, tolerance = 1.000000e-05 : f64} : (tensor<31xcomplex<f32>>, tensor<31xcomplex<f32>>) -> ()
  return
}

func.func private @ifft_31_program(%arg0: tensor<31xcomplex<f32>>) -> (tensor<31xcomplex<f32>>) {
  %0 = call @ifft_31_fft(%arg0) : (tensor<31xcomplex<f32>>) -> tensor<31xcomplex<f32>>
  return %0 : tensor<31xcomplex<f32>>
}
func.func private @ifft_31_fft(%arg0: tensor<31xcomplex<f32>>) -> tensor<31xcomplex<f32>> {
  %0 = stablehlo.fft %arg0, type = IFFT, length = [31] : (tensor<31xcomplex<f32>>) -> tensor<31xcomplex<f32>>
  return %0 : tensor<31xcomplex<f32>>
}

func.func @rfft_31() {
  %x0 = stablehlo.constant dense<"0x470B41BF0BB618BFC2D58D3F2614CDBF339E7BBF434BF9BE3CB243BFF39D48BD872416BFD499EFBF617B164069D2903FB11D89BDA764E5BEBC7C15BFC485DCBFDBA381BFA6DC8E3EE411BB3E5B35BF3FA937B13DDE4505BF6308813FB2062F3F423F96BF74751CBFBE55773FC2412ABFE317363E0BCE64BF7EF08F3F"> : tensor<31xf32>
  %r = call @rfft_31_program(%x0) : (tensor<31xf32>) -> (tensor<16xcomplex<f32>>)
  %r_expected = stablehlo.constant dense<"0xCEC293C00000000092DF05C0B19C5D4042B403C081B1953FEA360841D19FFC3FA187A0C0EC094AC0B10F454045CA5B40CC9C023F0F2597C000F0BA3A757F4BC0905F3EC01E770741E5C000C0D641ED3F3E16B1C008C29CC07CBE41BFB138E940CA6FC63FB2FFBC404254E73F64290340C40C86C059558540B3BA55BE19F13940"> : tensor<16xcomplex<f32>>
  stablehlo.custom_call @check.expect_almost_eq(%r, %r_expected) {has_side_effect = true, tolerance = 1.000000e-04 : f64} : (tensor<16xcomplex<f32>>, tensor<16xcomplex<f32>>) -> ()
  return
}

func.func private @rfft_31_program(%arg0: tensor<31xf32>) -> (tensor<16xcomplex<f32>>) {
  %0 = call @rfft_31_fft(%arg0) : (tensor<31xf32>) -> tensor<16xcomplex<f32>>
  return %0 : tensor<16xcomplex<f32>>
}
func.func private @rfft_31_fft(%arg0: tensor<31xf32>) -> tensor<16xcomplex<f32>> {
  %0 = stablehlo.fft %arg0, type = RFFT, length = [31] : (tensor<31xf32>) -> tensor<16xcomplex<f32>>
  return %0 : tensor<16xcomplex<f32>>
}

func.func @irfft_31() {
  %x0 = stablehlo.constant dense<"0x4CC030620B190140300397270D71F4BFE5BE95FEE51DFFBF85D17F8701B2D73FF1EF817FA947EEBF25A896697089D03F0DEFFF2D3133E93F08E09C347CC1B7BF0CB92DED8A15D83F512E2AB03EE4F53FBDC1B62B15E1953FED452A905DA1A63F828E6A754446F3BF44A5F9D3CDC2AD3F2D8CDD74139EFABF33AFF2F977D5E23FEDD78C4B4CDBD3BF13C5C401816BD93FBED05C66EB19F13FED66BECF83A8F33FD3F982B67C5FF13F501BE09F4A6CDEBF4DAEED9550CF03403E2B9A8B3412C43FEB209A9BFAFEF9BFD92159F5FF61B23FFE844587E14AD43F08FB8D4D71E4D1BF014BFA0F5CB4D83F3FC15E2CD56287BF2C50649F4D5A0040C6DCF8EE9914F03F1F0ED884FEC8E1BF78AC9AC71E6AF93FF3E08A64051CF83F76B1FA25188BBE3F0CF107D5982DF7BF190B934ACEFBBA3F5F53285B363DF33F6D3CE832669DD63FC8CEE002CFD5E9BF1BAD20F820A6F33F1CE94B9E9F8EEDBF613BFC9FA5E2E63FDA25232C9B5FDE3FF26780D13519FC3F869A2A0907D2D6BF3FC042848BC9FF3FE49BD7CE94A4D63F919F47D03747F43F84B33F56220DA5BF4ADD861279CEDCBF3D4AE5D45084E7BF3EB62E68F56FCEBFF1E3FB6DDC3DEC3FA45FB781DAADD0BF3C2C0DC66292C8BF379B8FFA3DC1D5BFDE153DA29537E4BF15656D8C44F5F13FC15489BBD9FDE4BF3C58A557EA4FE0BFF5D2EA2506BBFDBFC6F3A9BA3B8BE43F"> : tensor<2x16xcomplex<f64>>
  %r = call @irfft_31_program(%x0) : (tensor<2x16xcomplex<f64>>) -> (tensor<2x31xf64>)
  %r_expected = stablehlo.constant dense<"0xFE5C22CE0F00C03FBC773C376FFFE0BF6BA374A5D48D923F6DAC066DB4C0BC3F0A3ADE4D5E6FC0BFE0EF6C929032E1BFBA9D1A78A36BDF3F722C30190658C03F99D235117751BC3F2D0EBEDAA754AA3FAB38539FAC4EB63FC6895B897093B83F0238BA7E9958D73F7661B5ED52CFA23FC64ADA64EFDADC3FAD6156E2656BBEBF19AC6B66018FB93FDF13DECC5D0CD13F5036B4BE5524CEBF3AF532A4881BCA3F54068E0497E3DC3F9D8D744E5FD28B3F6569CA55F5A0D83F61E89E1EEBBCC83FE3B65217C7C3B43F2D7EE634AD8BD03F45490B034DF1D9BF04E36E4291F8B0BF55699A4ABC39B13F74E399E32ED9C93FBD06EE018718C1BFB8E7856AB9F7CCBF8E6644838E09CABFCD2E7209E0BED8BFBB197762F7BBD53F10A101452C06CE3F6B8F2811765D8A3FDFDE8AAB0662C6BFB55FD4D5108EAD3F6F25DEAAF792BC3F598354674952B93F954C192B2300BDBF90105209F852D03F51A00B0C39EAB8BFE11DE7D9A561D7BFEF9DFA9ED2E2653FF7F932440FD9D6BFCC455F309E05C5BFC2D43F030A34DABF84B0D2FFDDFBC8BF1D265E423180C4BFC05290FDB9C3CD3F4C93BFC0B2CAC63FF37DAE8093CABF3FADE8304AB01D963FCE2D445C1EFEC2BF6BEB97753556753F4FB1D9ACBEB1CE3FA983B8166386D4BF2F6D7593B8CDC03F2BCA9FE073DAC23FFACC0AC62D5AE23F"> : tensor<2x31xf64>
  stablehlo.custom_call @check.expect_almost_eq(%r, %r_expected) {has_side_effect = true, tolerance = 1.000000e-12 : f64} : (tensor<2x31xf64>, tensor<2x31xf64>) -> ()
  return
}

func.func private @irfft_31_program(%arg0: tensor<2x16xcomplex<f64>>) -> (tensor<2x31xf64>) {
  %0 = call @irfft_31_fft(%arg0) : (tensor<2x16xcomplex<f64>>) -> tensor<2x31xf64>
  return %0 : tensor<2x31xf64>
}
func.func private @irfft_31_fft(%arg0: tensor<2x16xcomplex<f64>>) -> tensor<2x31xf64> {
  %0 = stablehlo.fft %arg0, type = IRFFT, length = [31] : (tensor<2x16xcomplex<f64>>) -> tensor<2x31xf64>
  return %0 : tensor<2x31xf64>
}

func.func @fft_37() {
  %x0 = stablehlo.constant dense<"0x8DC09F88C4A6D1BF484B947A9EC9F3BF7C42A6EADA63E7BF3ECBC5427D9BCB3F8BBB02A680B6F53F3D834F136056C03F879C48120E8EF4BF7080A3AA4629D7BFDB53B7EC2CDAF73F15F545C7EDA8C8BF654DD2F7E50BF4BF515BEB9430D4F0BF78536044B06AE43F346DBB444905F0BF57AB9329BAF3D93F98E51FA0C9FEF0BF4E6458D85FB2D93F94371B428F03E2BF6FFCAF38538BA83FBE72EF8E3714BFBF3104AEB6A420E1BF510FBFE002B1D5BFFC3A499FFB04C0BFE13600BD4E87EDBF3FC3DE33A8F1F73F94AE3E032DF6F03FD96FF29F569BF13FC8460172A7C9C93FFDABE7A4D608034086364EE685EEEFBF584E97A2C19BF43FE4B3A60DCA76054054389360E195E83FB2214D75D07104C0FFEE7FF76838D83F3C0EF4E884E5E33FFE9FBA17C9E08F3FA68F4F917E92D53F7E2A4AF0CA9BF83FC2EA1D47FC75E2BF00054AD710E7C4BFEB0C7A39E88BF0BF7EA9F9715B0FBEBF5BE05C571D2DB5BF7DC6A041F816DEBF130FBF554EFFF03FF6F699E20688E63F8532F96C73D6EC3FA78C17DDC1FF0A40CDEF423E9158DF3F08FE20F0CB38C4BFB6B96A62AC3FCB3FFD60680A4EBCF8BF42C46B608B13AA3FDEA5E1CA65B3E2BFCC9B59209708EE3F39CD633C79B0EF3F9E67716D0140C13FA72B1BFA46A8CFBF5A43D1D1AD5CCF3F87CEA7D10CCBD7BFE8D7B24E4B0BF63F19C51864BFDCE93FABBC0AF2EC7EE0BF8462A03C37FD943FC01194205F1AD63FCC7BBBE528ADE8BF41F1B8D907ABACBF7243D53D634AE13FF4082148727DEABFC310528D11DCECBFB0DA05595C47F73F53D1C8528A9F99BFDC126729C017EEBFF987DC64F719FF3F9FF71CB791B0D6BFF57616A6293C01C09ADC895E3A97EABF564473413BE0FA3F4F70B53E9B0EDD3F429519421D63FCBF559D8212201BE33F7AF1970E8120D43F942B46FC5372FA3F8B9BB2363B4600C03AFC64F4C59BFA3FB079398015A6CBBF0E9FEBE96E3DFA3F0DD91D706982E5BFC293B4B70BA6E13F821C1DDE7409E2BF6DE17970E3A9F03F6D155F34433DE9BFA4AF7A929754CCBFB7A7ED31C412F93F81AA98ACD4A3EEBF726AFC139ABEF03F3F0199C3E9FFF33F7437D83DE0C7F7BFBD65C441B25AE8BF04D8F8A5993DFBBF18907D1918A0E63F16DCBAFFAFCDBABF89937983D792F83FDE4D33D0C5ACF5BF935C8380BDD29C3F01443184EE0B00402C84EEF63E52F73F80E4DC13A079F73F2038F4E09BA3C13F867F73EE9A84E53FF5207B8359766DBF34AE0B889101FBBFF4843510D2C5E73F67B4B22CC4FAE4BF9AE9FBD8A68CFE3F860F499B52A4F03FC712F64E7A61F2BF5304043A116BECBF5D656CCC9DBDD63F7DED2B5327E8E83F0F867D3CF029E4BF53AE5F86678FB93F65E83B4F14FDD63F70744BF76CCFEF3FE0201520DA05E33F9C3790B5774674BF872BE8CCE046F5BF2C6AA585435790BFECA6251C3E40EFBF0D58DEC7E03AF4BF8DAA471DEE4BEF3FA33F4558B601B7BFFB8263C37F42E03FB954AD50237EEABF9351EF5BD6C6E1BF554963401839E83F984C0BC5CAF2C03F6BABE239202BF6BF636AC74EC212F03F1C2509066BDBEC3FEDFDAE9768F6EE3F0DC18C70ECCDF03F241082382EFAFFBFBAD6B80D00FEE53F3C9C57A34902DEBF255DA1F636B8F7BF620D6D97E09EFB3F"> : tensor<2x37xcomplex<f64>>
  %r = call @fft_37_program(%x0) : (tensor<2x37xcomplex<f64>>) -> (tensor<2x37xcomplex<f64>>)
  %r_expected = stablehlo.constant dense<"0xE930FF37835D244022A5038E55ABFFBFB3BD2F4FDD0330C0B3C89C05F0FC1EC0D8BFCCF226B4FEBF08A6B2E84EC9DE3FD2893D70DF2D104044652F4E1D48F83FDE418EAF49EA13C0B0680FF3972705C0914CE63AB6421740CCE4E723E0A7DCBFF4479CC42CE9024011DA235DE0BE08C0ECDA148B9DCE20C01F76DE97CC7512C00E6A0A2F0448F23F7427B32D67E00DC043BD462CA13F0740C6992FA7A82307408A22D483DA310BC098FD9B65C943EFBF4AE0EB0DC6320940CFED661940D027C038FF91AFC752E7BFD412CEE2993EFD3F89BE86AB512A2040126BDA0D774804C0F266F4C701FDECBF8D314A4C34E117C000AE29B9B8F79CBFB291C9D6506E3340A5B9684AB12B074036637E09980EFCBF2B9D88EBFA8306C0166E31E45C1727400A644D734BB12140227E2B22827E104078AF0FB016F8E5BF4CB8F2987FC90AC06211AA11F6C71F403226F4D211BA04C08B9C14F3D42F03C054BD4728532C18C0D62EED1F750020C084108AA1416302C0AC26093DA6CA01C0C5C8FF9687181FC06714600A1C3E27C0CDCBB030274418C0AA228D61DE662040CE0932A55032F7BF72897C4EE9CDE6BF28C45B43EEABF1BF07595A4F0FBA1BC02080157338220F400EC5D84F74C2F8BF46C14A9724BA29C04A99B041EF431D40C8F33348F1850E40F405FF6DD4F625C02FDEA94FEDDD12C08A1C491820A918400972B46D74D303C0860C8385197F04409E3F0EFEEA0E0840C01E5FBC5C0824C06493FF980C1507C08651B68604A6EB3F196B23B7C1E81D40D457144ECD6C0540DEE05A21B46314C00098C2AD22D6F0BF3045CC548F7DD63FD6586334079810C098A39F6CC28327400C5C0AA9B81913407077DCD41D110D40BC4DB9E31EB9154054A15EE1ACFE0E40B356FDDC45FE1C40DDD49BCDD3DF0BC0C245A248A82F0240C07278B51CE3E43F9ED44EAC24CF19C01FD0612EA06121C0323FDBA4B93515C02465652071942340248DF94AD365F23F28E34DCBD8B2FCBF0CEC7D1A2A6E14C0E0EFF14346F1FA3F886CC717221524C0A0E604502B1CF93F68F378E28E9E17C08889C6F2B450F53F82ECC262861E1B4016D4CA82532320C07E6A306B8306D0BF3AC0847F243516C098741AC53A241CC0B89667F838401240CA299B125123224030E9852CEA6CFB3F28E56B8ECD34F1BF6081A95EB00EEEBF6C20E88A65E70640FD67643E111D0A40F5387AB2B49D1C40B808970BA8BD0540CA6A538A24062D407E53D7E6F979F13F35E02EBF7F2335408412C727081FC03F986491B96BC5E7BF8C89884171760940B413A0CBD3A827409A665037160420C0A7616131952811C0C68B6A9E798019C030D7EECEC12BD73FA611D84BB7E31DC056A9630E3D502840B0CB1D87F2D301C042E3AAAE5271F9BFF6FC7D27899618C01BEE001D4CDB2740908DAD861885D13FC6BFC449F8981A402A6A5702A9D01BC020CCD8FAD6452340329F16A47A3B2240BAC2CE63E46C21C07E9CE0DC38F31D40740DA8E261F92040D473FBF4725E064033107DC8C6680FC026692BC8931705C000588B8F58BED13F171E80596F2D2640840C02125A8006401EBD109A0A7226C0E2EA95BBB33100C0119A1FF45A7526C07A069DE62EC7F73F2AC727BD9535E4BF6EA690FCBAFC22C0962DEEFC9E300BC0"> : tensor<2x37xcomplex<f64>>
  stablehlo.custom_call @check.expect_almost_eq(%r, %r_expected) {has_side_effect = true, tolerance = 1.000000e-12 : f64} : (tensor<2x37xcomplex<f64>>, tensor<2x37xcomplex<f64>>) -> ()
  return
}

func.func private @fft_37_program(%arg0: tensor<2x37xcomplex<f64>>) -> (tensor<2x37xcomplex<f64>>) {
  %0 = call @fft_37_fft(%arg0) : (tensor<2x37xcomplex<f64>>) -> tensor<2x37xcomplex<f64>>
  return %0 : tensor<2x37xcomplex<f64>>
}
func.func private @fft_37_fft(%arg0: tensor<2x37xcomplex<f64>>) -> tensor<2x37xcomplex<f64>> {
  %0 = stablehlo.fft %arg0, type = FFT, length = [37] : (tensor<2x37xcomplex<f64>>) -> tensor<2x37xcomplex<f64>>
  return %0 : tensor<2x37xcomplex<f64>>
}

func.func @ifft_37() {
  %x0 = stablehlo.constant dense<"0xE4379FBE5497B3BE0DA7BEBEF02FA53F49914B3E7D684ABFA38ACB3EF182953FB6E7963E3075953FB64BDC3E298E1DBE560838BF9C61593EAD01F33E6CD9123F6B55583F6EE40840F3A21E3E2ED85A3E3C03BFBD9D00C5BEF71122BF7170303FE629693E6D5A173EE52C94BF538B3ABFA28DD2BE1A24923DC64915BEC1CFDF3E241A10C0CAA49D3F7955773E98E01D3F3F8EC1BF6C35173F617E61BFD5F6F8BE264464BF1B2A873FD48ED3BE38FE1FBFC5238ABE90E52ABFABED003F674FD8BE239191BF9E4E41BF3471F6BE5D080F3E1A779F3E8EE3333F1B8E25BF3966D33D22E34BBF443AB1BE76FF153EE6A28D3EC78D133F1EA6EEBEE041E13E9E37803F3BFAAFBFBAA7BD3F7AB52A3DFCFA4BBE19DC01BE4A1C84BE54F2CB3F1584833F6929FCBD57341240"> : tensor<37xcomplex<f32>>
  %r = call @ifft_37_program(%x0) : (tensor<37xcomplex<f32>>) -> (tensor<37xcomplex<f32>>)
  %r_expected = stablehlo.constant dense<"0xDAD459BED9E3A53E6E940D3E3900353E7D3A56BCBC21003EEA4F78BC718A28BEE161F73DDC8EC43D7D9087BB06FDA6BCEF69C9BD38135BBD9920493C761FC7BB7932863DB20B4BBE409A003EA08D1D3E9C6D843DDBD7C33D17FF97BD85EF80BD8CDA37BE3F454DBE4602ED3BADBCEA3DDC3C28BE39A7C7BD45D8803BEF4CD0BD6AD8913DCCD7273DC33B13BDFDF71DBED7C9223EBD3C743DDE27453CB49639BEE6D7A93D76B5F3BD4F0C3FBD45CAB1BEC081253E1FB5DFBD3CFEAABDF94F3D3CF7892C3EF483083DCD247DBDDEA3FDBD5C03063D4C4DECBD7B18CE3DF4FE25BD3B7A87BE2ACABFBBBF8396BEA518123D387C6BBE37B62C3E42B221BDD2F3B43D49F4F13D2BEDC53CB11A14BE472EBD3D42C7EA3C4C1828BCAD9B17BEA66021BB5F9DA63EFD85FC3D"> : tensor<37xcomplex<f32>>
  stablehlo.custom_call @check.expect_almost_eq(%r, %r_expected) {has_side_effect = true, tolerance = 1.000000e-05 : f64} : (tensor<37xcomplex<f32>>, tensor<37xcomplex<f32>>) -> ()
  return
}

func.func private @ifft_37_program(%arg0: tensor<37xcomplex<f32>>) -> (tensor<37xcomplex<f32>>) {
  %0 = call @ifft_37_fft(%arg0) : (tensor<37xcomplex<f32>>) -> tensor<37xcomplex<f32>>
  return %0 : tensor<37xcomplex<f32>>
}
func.func private @ifft_37_fft(%arg0: tensor<37xcomplex<f32>>) -> tensor<37xcomplex<f32>> {
  %0 = stablehlo.fft %arg0, type = IFFT, length = [37] : (tensor<37xcomplex<f32>>) -> tensor<37xcomplex<f32>>
  return %0 : tensor<37xcomplex<f32>>
}

func.func @rfft_37() {
  %x0 = stablehlo.constant dense<"0xD9E01CBE7C83B23F491E163F4BF749BFB81A933DF7CEDD3EA675A8BEDADFFA3F380610C046D2EEBE1AF3FCBED37C39BF554527BF7B836C3DB7DA013F89F3C13D93F8263F321F15BEBD467FBF86B52ABF87CE9B3F042A0FBF52F5D3BE8AF3C33E6066123F1F0D54BD399D4D3F5203B43F1A21CE3F87AA563E3874A7BF9C2583BF05D682BF0E7D9E3E2A859A3F23FAF23E520D663F"> : tensor<37xf32>
  %r = call @rfft_37_program(%x0) : (tensor<37xf32>) -> (tensor<19xcomplex<f32>>)
  %r_expected = stablehlo.constant dense<"0x632E334000000000B6A61F408BFB91409455284092B73DC01727C6404B52A2C05AFFAA3FFB87DE40E0CE633FA5E6FE404AFF74C0441921C0A3D8483FA2F793C0E853323EEF20DEC0C86581BF1F8E0140CAFD87C07D9FC5BF0E3DAA4094C6C1BE41F84BC04A3E92C0592329C0E0DF92BE4D27B5C0C2F39C40956C54BF94549E40C4CEDD3FBD0C8F3FC92B043F9735B8C0E1A69CC0708B5BBE"> : tensor<19xcomplex<f32>>
  stablehlo.custom_call @check.expect_almost_eq(%r, %r_expected) {has_side_effect = true, tolerance = 1.000000e-04 : f64} : (tensor<19xcomplex<f32>>, tensor<19xcomplex<f32>>) -> ()
  return
}

func.func private @rfft_37_program(%arg0: tensor<37xf32>) -> (tensor<19xcomplex<f32>>) {
  %0 = call @rfft_37_fft(%arg0) : (tensor<37xf32>) -> tensor<19xcomplex<f32>>
  return %0 : tensor<19xcomplex<f32>>
}
func.func private @rfft_37_fft(%arg0: tensor<37xf32>) -> tensor<19xcomplex<f32>> {
  %0 = stablehlo.fft %arg0, type = RFFT, length = [37] : (tensor<37xf32>) -> tensor<19xcomplex<f32>>
  return %0 : tensor<19xcomplex<f32>>
}

func.func @irfft_37() {
  %x0 = stablehlo.constant dense<"0x8C242B36C1DF07401713D636F309F23F627E3AD03E96F2BFE796F9AFBCBFE53FB285758533FEF43FF046F4C84654CC3FBD37DE07A2584ABFDEBD304205DCD1BF5AEB02DAF69EE2BFF4D03654C1EAFE3F13705DEFC140D7BF83CCFAFFC349CDBF062B72E41D27D2BFE30CB91F563B01C0F0237F047904FF3F706B06CE111CD5BFD081167333D4DB3FD335342D804802C05D4CCDF32C86F63F24C7F11FD8E0AABFC7352A3AE231F4BF1F9954E5390ECDBF550626500C8DF83FCA1047D46B13F73F1FF2D5544D7BDF3FC74305FD03DDF53F6B83AF3DC630EF3F816BB10B728FD3BF0EB7BF1733ADEBBF394D21039F5CC9BF033B82556AC6E33F86F9AAA7E72EE73FBC8E20D5CF5CC73FE9A47F07BF8CF0BFF71E037102C6C3BF187E572EA3F9E8BF29ABAAE7FF84B53F734DF4078921F73F05CB95458114CF3F6DCE411AEF0FF0BFC338680F8D5DD93FAFA9EFEBEC2ECC3F737AC78FD0E4E7BF1A5FC2F64F8B0340D41FF3C55536EA3F651F8FCD9063D7BF2346B4A942FBF2BFC8B6A2E814F2FE3FBC89E3B82BEEEDBFCB40AC938190F4BF7F835165FD11FABF13F58A35968CEABF76C6D2A9CB7105C02ED5A7C0A97DF63FA154A12A5FE8FB3F0BFA0602AE43E83F844A09801BFBFB3F148223E4B3A4B43F727247972C35DEBF770BA5C5619DA1BFD15889DD3CE7DABFC0B1B3032EEDF13FF32D1E8A2111EDBF0175595EAE91FE3F176FB8AABE42A33F4410A51AA89EF1BF1E027860A473A2BFE99AE26496BBD4BF3A25113F2FAAF1BFA4944F9FB427F03F0375E1CC8BB1B3BFA03BAF29D0A1CDBF889234D29B2EF6BF4CA11E939643F03F1EF93AF89466CFBFE07F944A2296EBBF"> : tensor<2x19xcomplex<f64>>
  %r = call @irfft_37_program(%x0) : (tensor<2x19xcomplex<f64>>) -> (tensor<2x37xf64>)
  %r_expected = stablehlo.constant dense<"0x7286EDE3E00ED43F25733037C04EBB3FE5BA524E3B49923F84CADC7D9BF69FBF9741FC4E6829D3BFFE124C9284ACC33F9E474E4785E3D33F1F211C063C5DA6BF38D706568680CCBFC05A6AD751F2C33F99E06572CAE29F3F9A5B02BC6ECBD7BF0E923B1B185EC53F78DF666713ADCCBF5F065B3B0079D43F0E9504C69F0AD03FFF2D96A1812DDD3FCEFE8806494DD33FD268991B2BA5BEBFBB955E5529E57DBF7FB138FE1D9EE43F840DD721E2A9B73F6D8F5E839127B4BF524A18AF61D7B8BFB06864538005D83FC96CA4141025BF3FA118C2973383D13F17A71644BF08CA3FA8B26DD263E9A63F6CC139145D91C9BF70EDF1613699C4BFE1016D71B005BABF9B2A60AF9A31C03F458EDEA86183E23FF247BD04F656C83F2766D5E87448CFBFA9DC0C308BD5A8BFFCBEAAA51714D8BFCBB96D9913EFCABF065E3EAD7135B6BFF2FB55D905E4C23F369B12B73F18BB3FC929B7597F12C8BF8261CE8C91C5D5BF93EE5929A3CCD9BF6C5643417B8AD33FE524A8D21A1DE13F9E27535BAC42CBBF0FCF81F3B80BD6BFD780F03FE9AEBC3F851A5C57FBE6C03F177F7BD156F7DA3F2F76F468752ECC3FD08AEFB33D9086BF929FBBD923C3C13F3DBE51D92484BCBFA609366688AA9ABF95CDDB2E11CFD9BFD3DF1976EF03C1BF63390D864624E4BF0B229287EC36C03F3AFA01781561D03F313D9E8F7CCB9C3F8B7FB84C1B7FAD3FCD6FD7830735B13F04BFC042B2A1BFBF62278E3AB6DDC83F9F1F65FCDEACB1BFBFB75B65F2B0CBBF0B8F163528A4D23F71F1A67F1102DD3F7D765E9B5651D13F42CEE726DC7899BFE4CBB57D4390D23F"> : tensor<2x37xf64>
  stablehlo.custom_call @check.expect_almost_eq(%r, %r_expected) {has_side_effect = true, tolerance = 1.000000e-12 : f64} : (tensor<2x37xf64>, tensor<2x37xf64>) -> ()
  return
}

func.func private @irfft_37_program(%arg0: tensor<2x19xcomplex<f64>>) -> (tensor<2x37xf64>) {
  %0 = call @irfft_37_fft(%arg0) : (tensor<2x19xcomplex<f64>>) -> tensor<2x37xf64>
  return %0 : tensor<2x37xf64>
}
func.func private @irfft_37_fft(%arg0: tensor<2x19xcomplex<f64>>) -> tensor<2x37xf64> {
  %0 = stablehlo.fft %arg0, type = IRFFT, length = [37] : (tensor<2x19xcomplex<f64>>) -> tensor<2x37xf64>
  return %0 : tensor<2x37xf64>
}

func.func @fft_74() {
  %x0 = stablehlo.constant dense<"0xF0527FB57873F73F17C8B5E62160E8BFADFA9ED3C293EA3FF133D18BF1EECA3F764E866759D7D63FD7C49E9775F4F53FDB03D4C558F3DC3FD4C485A424E9EE3FFB14A87B7843FB3F860C24E787B2D2BF0FA5BFED16DFF0BF5A8EE63426ED02C08DCD28A8527BDA3F8936B3B06D77E5BFA8DBC2AADD8AE7BFF9AA4F289E10D2BFA21C35E9154AE8BF21103CD5D948DA3F0E709B83633EF83F9C9420C116BEF33F44D5E18773BDE13F9968FDCA40F9F13FB8D0A20F7CC8D43FC6577E52FB46D63FB8FFCCD70216EA3FDC0B156B1685EE3FCCDA0FB24A22DABFC89C003F83B1EBBFA0B7A99EB92AF53F130213A591ADE8BF0AC01CDEEB39D4BFEF846858B83AF53FAFCEB3D86BAAE73F9D71466A6F00D53FAB4D99B92812C93F077988461B07EE3F4DE5AA68E080F03FAF92236A9994EB3F0F89595C9E2FE9BFC620D990D626E53F1C58AD4A171BEC3FB51D7E8D0742C7BF2712D5A24D4CED3F4216FA1A83FBE93FF84D75589766CD3F984E0834F1D960BFE97D5A5CF941D9BF3D703D1571C7EB3FFB015702A989EEBF24D0D3E54212F03FCF4BB67992C2D5BFBF1EA563A8A9C0BF1DE0E3346B9FDB3F4BD0CE1260AAFE3FC8841C41B23CD9BF78DF0301F09FB93F6D6DF417FE19F9BFAE45B8178417F73F21EDCFB7767CE63FE578F3431D52F1BF252292662F4BE23FA7C5E53B2A5EEC3FD76B1F5091BCD4BF07028BD05200F3BFB5BB7CDCF9A8F3BF313890FF5E70EDBFABB39DECD2DFE1BFE54924DC5ACBF7BF2DEB45F5CD5BDDBFF645B737139ED1BFCCC72DCFE892E3BF5A9E0533E8C3B03F945DB4E5C515C93FCFAB37BB440CDFBFC85A1FAFFA28FFBFD34FF9E0692B0240B19478084BBBA63FF89F75151F92EE3F65191A16CC77D5BF76B5D3EA2ABFEFBF9F9855C8DD30EB3FD508FB19E2C0AC3F51A49FC52B8FECBF72584FCB0240C8BF0CFD5FCCC14FC1BF1EDB56EBCBD5D43F13A753C73FDDD6BF7A62655C82E4903F0B6F53B72B2400C02AC257F17149F6BF60F7E8F952EF014031FFE6224750FE3F1468AB52EAC4D3BF81E3C59B386AF33FFC22C92CCFF7DC3F3BAE3E7A05F5E43F263FA0BA8A33B43F5FD02E9D8837F33FA4249A5E0D1DC7BF49DBC46A9F68DB3FA614DDDEDF5FB5BF9A1E21120307E5BFDE11A9E94D3BFFBF367B36E1808CF1BF302DC9BFAA5ED73F76B07C166479E53F70B38311C45AE1BF68312CE08132EABF8BDD834AF4B2CFBFC72FE54FB94AD5BFC4D1287863F3F13F1411A34B36CBF1BF3039F9BB3BBBA43F58852E03CAD9E53F6F7787BFE390FF3F0BC939EB4451D6BF10D8EBB0FF35F43F66ADCF48913DD03FFFB5CEC56B06E53F8F8B4D8147D4D6BFDC1C3DDC00EFDB3FE70342F039D3F1BF07722F544800EEBF4C1F4993DAA6E13F3E7F6D959B3302400AFBE79E9C81AFBF1923297C319AFC3FAAD17FA1872FE9BFDA704386B31FB1BFB21C73215A23EA3FE88D0358A8B9C43FC3037B9220F8F33F840C7A77C590F6BF8E51637861FDFC3F70CD218964C0F43F500D598E77AEEA3F1B98244B2A50D83F7AF9271E4D9DD43FFFB1950F508DD83F9144F1707DF4EF3F20AF09B33238CABF3380D3B4FD7EE7BFD2ABD7C0CEDCA5BF7E4F5D6D156585BF233189AB8114CBBF016A0928B15DC13FC163DDA90470D6BF6A34D0915A32FABF851EF40CE7FFD7BF0719CF9ACBCEE23FE114F26BA2FEDDBFC90B72316765EF3F7910E27E6B2AFE3FEDC4FE8D234AC5BF2A6A6763F65F034037E55F334262F33F893DDB3FC69AFEBF37F2DD9CC814EDBF7437C74FCFA193BF65B8C22A7162F03FAA254530E478E3BF5AE5C1A43377F13F8D7F199681A0E3BF1C56E27D0BEBDDBF7E212FC03088E73F5F7AA2D5447FB63FAF339EFE87540AC0AA487A362EFDDBBF1C7A4DAD2798E93FE919513B1C8EF1BFF375D2F7D21BFFBFFEC97C19CBC1F5BF78C2D8CD0B6DC43FC54F28B6FD79F1BFC41955C57F52DEBFFF650368BCF7D53F10B8CEB3AF9AE6BF3B89430EEBA6F9BF99B818421F68B7BF2D415FF9C0FCC3BFDDA38F9509E4F1BF04E522C26490034078C3E841D86BFC3F7D96F282EAB5E53F74961AD25507FCBFDAEBACE39CF1C93F4F93894B49AAFABFF26DDBBD53B1DEBF2BD68B98700DCBBFE4F28B61616F02C0E540AB849FDBA3BF837CA7A6DEFEE83FA41CC39C0A71F43FBE08AFE4FF43EE3F3B00A63BC88EC9BF5FA6D3577530C6BF99FE3A542D96F3BFB14E43532AFEEABF534CFBA870ECE3BF62571E9221EDA9BF2766843953B5EABFDE7CDB16CA1DEABF64EA40CEE9E7DABFEE726C684912ED3F63EADAAC343BDD3FAD977D26FEC2C1BF72DC38A30287D7BF700B9AADAB64E63F0F2ADEE42B93E6BF94B1F9F478CBEDBF4932887263E7E23F278C9BC01388F7BF4C0DF76E3FE7EFBF0864C639676C03C0CFCB177340C4BBBF4C4771F77D55D03F482173A20878D23F30319E448FA5F6BFE6420D8AEA8AE6BF898682B47EAEF23F730A419E5873F03FF24ABFCA21FA90BFB67DFA796A11D1BF47C24A4D1F9B93BFB8FB9C08E103FC3F3EF3540C76DDFDBFEA823E43B645D2BF9050E293B7F1E53F7449F63D5350E1BF8CA1B599793EE23FC508217F3269F3BFE0321E68AD03F63F4B75D4798137AA3F60429DA7D29BD8BF16F2BC93E779E33FB4CE89037B3CCE3FB93178D59810F9BF5F535057E9C2D73FBF67DF27A1D5FEBFAA6C920C940DE63F53EE2B971A7CF5BFB8AF82423E34EC3F6D8183B255DCB1BF7321279EF1DED03F516ABAC96F87B5BFB9B026D20A3CDE3F377D4321A42BF0BFA73FF194AEBBE73FB4A80DF50458E0BF908E0F6B4BFDF63F08F03A8584E5BFBF081EBC6557A3EF3F8591FAC84260D63F23C8804ADC61D73FB5CC6AABE65AF4BF706E5572541FC0BF9A9DC5E8DE47FEBF09FBA18A6CE8D8BF41D4058ECD1FE1BF90B934064AE5E93F297159F3D0DBFA3F16B73A4BC10BEBBFB114DD6EA289E2BF50A11DDFD3D0EEBFBF1A34E3BB68DEBF36A5A111F725953F17202FF8D54FB43FE2C325D7ABB6DDBF6FFB0DC8573EFCBFD6BCCB359C17CBBFCE36F8627FEDE33FE93F467FCAB8D93F2669631743B6ECBF5804C66589B9B2BFD56CBA2E306AFEBF23816853B795D53FFD1B4A1C1DDCD1BF8D49DBADBEF6D73FD98F1BE15BD1D0BF747121B5398A8B3F91D9EC65537CEE3F9454C9E34D95E7BFD2521564088DDE3F87FF36114F01E53FD221F824B8F5DFBF8C9BBD7C44D3BB3FD94975ABBB1AEB3F3E4A25EB11DADEBF094928B4E72AE93F44E236642264EBBFDB03476ADA8EFC3F626D4EF1D785BA3F413DE79D0753E8BF96430AEEA0F9FE3F0B8C09C3758ABD3F5C5F8802E4E8B73F"> : tensor<2x74xcomplex<f64>>
  %r = call @fft_74_program(%x0) : (tensor<2x74xcomplex<f64>>) -> (tensor<2x74xcomplex<f64>>)
  %r_expected = stablehlo.constant dense<"0xBCC10A4E4CAD2040CDD913A5ED8A2740AE5A1661B0273440AE65797ECA1C024037CE7C398EF622C07DC207375CFA12C0A04C46F7346932C04624D4F2B883F03FCE34B2CC7CDF1140BF3AA51755B62EC03C69085AE378204043439EA39A201DC047AF14E85B4BF63FA62F9908054B1C40FFCE94E0C4611B400A80C751919E26C0A2DBAEE7416A2B40E12653EDB4842140D3047E2800101440AAA7D2BEA26E0E4070FC99B1E0921140E234B24931D510C0A4F9831973421240CEBD782CE47E2AC070D0BF56E7C70CC0B88F7BE3286426C0AE74B277BA362840B96768E1B8361AC065495818447B0A40705C54AC533522406B64957C7BEC22406AD645748C4122C06CCD8383903C15C0C2520C4579730E40CC3588ECF87C07407A4F195C24B613C07CD00765785FE6BF74E29E7336D320C0E009AD10ADD526C0A89003B8640C14C0BB128DC7C3462740EC67814EA98BE13F40158D4021C7BF3F75D98491289E07C0C2EE88FF77680A40E4A7154BA505FBBF44F73C4DAB8A224036F68660991F20C04364BF19561A07C002A54A1BFC8E2740BCC26BDDADE42540C4C2DD3FBD9A10C032482D3926C12A4068337EEFA605DCBF702941FDC265CE3F2CEA66B2001228C030BE58BAEAA4FE3F4F0D5A6FFC3E1540723BD4C5848530C053358013F210044018C7E66F50C2E5BF6A731B0806FA1FC0636216619619024051B4335E19EA214030EFF124CD600440AECD03B07B7B1940DF4BC2B0F4112D405ECD04715D480FC0B29D0F2E30A531C09FB1E7D2A1611F40E6969F70877A0F40486AF0EE46D41040B7884C9AC35EF33F5E5B66743EBA1440C84B2091BFF314409B3791B72DD5204040D36E5D41AB0040F7E9342CDA3820C03812C6D90F8A13C0B1B135EC020614C004645BA2B1992040863342F63F200840A27F25A8FA7027409A321056D5BF13C0542AFAA54F6C21C09EC23BEDD39814C0C789836A67623640E2230A3B6B4C21C019F6BA4F3AEE16C0A306C1B396CC2D4024557290700E21C0AC13DB04C69011405CF69C79301123C092F13F090AC10B404A9D404614171AC08476DA9F8B5B17C066F2DBDC5BD20EC0B2CDC1BCC3F41F40011C3667C4DA0D4091A0A91CF0A01140714026CD9C920E405EF1EF22A9EA0940A004DE03C01C0F40DF8EDD3158AE20408B35398432001AC0E1551D15DEDE18C05E8AE3CB301C2340B774DEE7AE0C19C0A8731A5A4E9A00C039287511DA920440ED64844B85E31C40A4A67DFFFCE417C07E7F7FBBC2961740F220C73D1D2828401C9C29A81AD6104020E8372B2034EEBF903ECE8EB3EF28C0333597A183981BC08ED0342B81A001404BE2B6C150FE29C086BF3051FDFD18407410B9882CD927C0CA968932604E1240587513A1181D17C084C04CF2E5ADF6BFCE683BD7C61F0DC0D090D7DA149215C01828BCB74BBAF6BFCC3A8BCF53592DC06C6ACD32100719402FA2482CF12226C0D0098D8C5709DBBF60C697905823C7BF8296EE2765D13A406B0BB6E70AA818C063E82CB32D4417C00F189B2A2115F8BF98FA692E46B104406825177400D62540A0BDA7DDF2DD10C0D49B7D450C59E33FA4202B9B53E20EC030BD852A4048234030B655CDDE0CE4BFEA2A8D5408B91DC0CBCF1CADB32413C086DD20C64E8D2240A91308E4FDAF08C0FCD50BE8340334C02709C62AEB21F93FF0CAD34C0D8B09C0F8DE12430395FF3F0AFA898A3D32344043A98663258724407BBCB8C6EB2916C0CEE93EFC0D7E2A40A0B7167EDF082F4045E3BCEC42061940A2E2FDECC92E094008B3C53915F00640EE263FD57EF223405D6D8077A2CD0340917D8C557E4827C0B0EDC21333E921C00C1B8C53F5A729C098499007FF6122C05535BA736F41FCBF8CAB3454CA1812404448AF3E3952FABFEEE028AEEF421E407F2A4EE5408EEC3F842950E064491FC03AF7EF33385B2AC06C8A94CA41D720C09F7A1FA170A220C05CC16F7903462D40A436E72AA015E73F952EA426554728C0C81F88969AF82AC01AB1D530FA1B22C0F7DD45153E222AC006A03EB8B80E2DC0B05A4237DD161840489076880D4E1F4040903D6C5854F2BF043358EFC091F7BFCC90599003AE1E4048BE28D8780614C001B7C27D535908C0FD74F210B8B00E40AFA0F470DC0021407059B3D8F55CFF3FBE87BF9E2E7D05C00C469532E17AF0BF90F64AE83280D4BF754FDF0B43B5114018475C6D452F00406F98E8B6B98125401A11E9615134014085C5DB3858C72240107C7FB37519FB3F28EFA6960ACF084080A804C71A75DB3FEA9F85A0775E074010584B46657C204014D7A43F941B2140045FB55EFCF0374064514774AC07234007A886C06EC531403CAE40256BD5FABF18062C239FA829404C77A9D9E0CA16C0F6941F2FF1A42CC00680F597331819C012E17197BFE90AC0925BA7AFDCF001C052765E97CC2512C07CD22ECF56232240EA3C1DF38CD210C0EB407144D1D6F03FE0BEB5FDBAF6B43F44A9AA9A8FEE21400D1E8263B45D02404EA0AB501D0630C0E89726278DC21FC031BE4558673B1A40DA6103ECC6E912404F323827E67E28C025E05B278B6C28C07A7406FB3C0605C04A14CA9826841BC0984C8E89F2EB03C0EBBFFBF4940131C041DC03B82976284084C98FC3904D0240CB596E7E72451840507A91FA26030140D8F23CA5674B0FC0EE7DB8F7DBBA2540A04DCBB069FB15C0C5AF037FFFC404C0BC9A528E68641740F429A560326F08406A0E01E05B8F2A40202C663D8183A7BF15125B71E80332C089479AFE260F21C088C649F8872A26C0E2C2DC8AA0A61B40E40958D669A70C402264B80602AC03407ED87AF962771E409CE96B5535B909406CC1C68782C60DC090A4BC4151D403C018F7A060F5682DC0D067513EA922C9BF5441AD36A32F24C0E215132F99031CC0DC508D95EF8318C0E4C63022A82F25C0149FC923AF01EDBF466B9CFC77311C400820E312F6FA27C0C98873CAD93E20402AAE0CA5FD510D4094454974C44239C024BF28DA7758104093047A1A39C60EC0DE801CFF27601040906BB0CF9E42EE3FB2B70DF9D8102540C001B44586FD12409B42684D489216C00D2F849B80532EC080606A9FAFD0264001D0EF6A75871E40676528065A830140F0CEE120714FA73F4CA4CBA5E55C1040D8F8D3F57491174072ECC6C4A47B25407DC2BA86B95EFDBF9F91BB2F06F205C0722730DBE47C21C08028F30DDC661A406D0ED742E38F23C000C81B81C47FBBBF74E3C1FFE07D1C40DC5C38322FF6F7BFD22FA2B9393F2740A20320E53E8124406CC13B77C2460F40E4B825F488EC16C02829B47442A42B40601138B947990440"> : tensor<2x74xcomplex<f64>>
  stablehlo.custom_call @check.expect_almost_eq(%r, %r_expected) {has_side_effect = true, tolerance = 1.000000e-12 : f64} : (tensor<2x74xcomplex<f64>>, tensor<2x74xcomplex<f64>>) -> ()
  return
}

func.func private @fft_74_program(%arg0: tensor<2x74xcomplex<f64>>) -> (tensor<2x74xcomplex<f64>>) {
  %0 = call @fft_74_fft(%arg0) : (tensor<2x74xcomplex<f64>>) -> tensor<2x74xcomplex<f64>>
  return %0 : tensor<2x74xcomplex<f64>>
}
func.func private @fft_74_fft(%arg0: tensor<2x74xcomplex<f64>>) -> tensor<2x74xcomplex<f64>> {
  %0 = stablehlo.fft %arg0, type = FFT, length = [74] : (tensor<2x74xcomplex<f64>>) -> tensor<2x74xcomplex<f64>>
  return %0 : tensor<2x74xcomplex<f64>>
}

func.func @ifft_74() {
  %x0 = stablehlo.constant dense<"0x49F65C3F39AA88BE7C6FB7BE22416F3F5B7330BF6E2AA13F5AED943F0D70D83F90CCCB3E8914C43F0F0881BFB1F8933F46CE9B3FDC52C4BF641843BD01A01FBF1E7E923F5F5DF9BE7F699F3FB678E3BCA233DDBC9E8DD23E558E3CBFA064B73FE7F7AD3F9540E9BEA1AE0A401E3322C0ECE1AD3E1794A3BF18DDB7BFF474B73E2939ACBE7A53213FEE79233F514A83BF5B05DCBF11F4693F349927BFCC95803EDF094ABFF54FAF3F0E7ECFBE31F91DC0864306405405263ED2BD823E8C16F9BD9B73DD3F6056E33DC727A43EE51EB5BEAEF60E3ED99631BFA28622BD1C49A0BE777F0D3E08349EBF25B9BE3F25F50FC0555E8C3F11661F3F00FC533F5A0303BFBB33893FB06371BFDF2483BFD84FA03F43E411BF1A1468BE02F6A8BF93A50BBE432516BF8002203F11F68F3F36FAABBE8C095CBF9435473E5C9757BFAF6649BFBEFE04BFADA4893F39B39EBFCC09AD3D8B89F83D2221D33F91952E3F05C4283FE9FBA63F600A9F3FBC567D3E3CECBFBEB155233F8B3702BF44648E3F2F25663F6DA7F1BE43DA603F0301F6BE6B2245BE5610DF3ECFFF263F6ADA3B3EC1E725BEA8B0EABD7143063F028C403DB7BB2BBF6A5AF3BE5C97493F8DE870BF3A35C2BE9E9B883E8460083F5037E3BEB7368EBE45E83CBFDD54AC3D561B483FA20E073E1ACE623E002B7A3E0FDB973F4BAFA23FC99D04BF8CA9DE3F75A4983FAAA0093FB2FEFD3F5B998CBF14D6BBBE6F2DFF3C4E24E8BEDF5F72BF8C0239BF6468AC3FECBF29BF57BA893D8D502BBE416422BE4CA4A43E4456D03E1E34DEBEB7DFBFBEF652063F95D4293F8F4374BF5D5DB93E"> : tensor<74xcomplex<f32>>
  %r = call @ifft_74_program(%x0) : (tensor<74xcomplex<f32>>) -> (tensor<74xcomplex<f32>>)
  %r_expected = stablehlo.constant dense<"0x9C0BF73D1B71C23D1600353E3DC4F93DCB4BF8BD5639AA3DA647B93D4534B83D6A4CBDBEF96A2E3EE1DD08BDC875043D8D1FB83D90051FBDC532B13D2F7AAC3D956180BD5EDFAABD95EA8ABE04AABABD238105BCAFF315BE25283FBEC338A7BD69D7283E7D0A9F3DB2C4923D06EA6B3D7BEFC73D666AAB3D07F536BD617F5DBDFD44B9BCEA2719BE2518173D09393EBE8EA5D73DF21F0DBD2A43163C5A25683E8C20AABD4D38CD3D9CFD6BBD2191FDBD12E8F73D6C1CD8BD76EBB23A102DE8BD487F0C3E0F763F3D461BB1BCFD49A73C55B5FC3D5C7A5CBD68676EBC6CA1FD3D5279A03D927FCA3C369919BD6CA1603D235DD6BCB24007BD42E5BCBC23689C3CA2DC01BEEAE37C3D760BB93AD841083E5358663B0A17453D9036C13DAFC1D0BDBE52473DD69E32BE2457BD3DACB20F3E4592873B9A17AFBD95E6AB3C63C9CDBD9AC91D3E98D74D3DD10819BDA9601A3E98D2043B0CAA66BDE75A49BD26C3B5BDAA28633E95950D3E5067EABD8EE87DBD50A4FB3D321E8DBECEBB0E3D40A8C8BD4299B5BDD40ED7BDBAE45CBC5AD3273C3EF7143D2526E7BDC853863D6867E1BCDF52023E5360173EAEC8CF3D4DE00ABEF2544B3CD732EE3D09E9BEBD7D582D3C12AF11BD384BB4BDBBCEDD3D465D713D028D293E6B739D3D76CAE9BD04ADFB3C22BD08BE21F4E8BC3E1504BEADCC0BBECEF48ABD9972583B663AC3BD32ECBABDDE65843EDE1E3DBE1EFB6F3D18EC073EDE1C5CBDD8741ABDADB2D93DD7F7F93C8B97943D6066673D5FD9473ECAC7253D592900BED0A5543C84671FBC5BD253BD727C4F3D8523CA3D680B0CBE49B70F3C"> : tensor<74xcomplex<f32>>
  stablehlo.custom_call @check.expect_almost_eq(%r, %r_expected) {has_side_effect = true, tolerance = 1.000000e-05 : f64} : (tensor<74xcomplex<f32>>, tensor<74xcomplex<f32>>) -> ()
  return
}

func.func private @ifft_74_program(%arg0: tensor<74xcomplex<f32>>) -> (tensor<74xcomplex<f32>>) {
  %0 = call @ifft_74_fft(%arg0) : (tensor<74xcomplex<f32>>) -> tensor<74xcomplex<f32>>
  return %0 : tensor<74xcomplex<f32>>
}
func.func private @ifft_74_fft(%arg0: tensor<74xcomplex<f32>>) -> tensor<74xcomplex<f32>> {
  %0 = stablehlo.fft %arg0, type = IFFT, length = [74] : (tensor<74xcomplex<f32>>) -> tensor<74xcomplex<f32>>
  return %0 : tensor<74xcomplex<f32>>
}

func.func @rfft_74() {
  %x0 = stablehlo.constant dense<"0xD4BA96BFBE533A3FB57CE7BEFA15533FFD58F8BFA3DCD73FE83DB1BEBE9680BEEE7E963F0D072ABF1447773F24F2C2BFE691B53F0518C43F9305443F95BAADBF9191013F2428AB3E90DEAFBE224F43BF3200AEBE223A11BF259C943DDAF8773FE2C932BD6FA4203FA8E9103E1E91D4BE4A02943E4B1786BD866A143FC9C0E73FC42DCFBF7932B33EDDEADEBFA8AE0DBE6B00A7BF1DF4F63E9D4FD63F78BC1EBFC0C99B3E61DC5FBF60F7443E10AFA93F6F1971BF09120BBFC514B9BFACE88E3EAFE3E83ECB2DE8BE80CF193FA362CBBF9F22A13E220152BE326DBEBF70C4C4BFBD1271BF611E0D3FD096723F2C4C8B3E199B8E3F29C823BDD5EE52BFCDF7943F35E5B83E0C7C99BF0BD1FABE08C7363FFF06613FA02F8E3E37727DBFB5933F3DE6E3C73FA9B72C3F"> : tensor<74xf32>
  %r = call @rfft_74_program(%x0) : (tensor<74xf32>) -> (tensor<38xcomplex<f32>>)
  %r_expected = stablehlo.constant dense<"0x8C6388BE000000003644B24059499DC032BB0940DA2042407CEF51C00F0AAA3FA9C1A4C06EB33CC01D80A740579FB8407C49D54054AB1F3FBBA587C03C98CC408C0BDFC0C0A4D7C0965103402CC673404798F540AC80933F8C889DC0A0646440624CF740F75F6C3F0ED412C0A3D79CC0B3FFA440C0E6BFBEF249F3C00B095641E640ECC0F3434940F4431240F62291403EDECCC04EC2CAC0D2A4F7C08861A7C025F30FC1244912C1AC043AC04D6A0B40804633400EA79D40696391C08A202640402A19C05A6468C07FAF0AC1F92B6F3F0089B23E9CDDDC3E2F8D9F40AE4D27C0E67EA3401872F63F3EABAF40A0AFCE406F1282BF7B3181C184CFF9400D60134097C5BFC0EAA156C12B4C80C0470BA5C05A93E0C0178F9CC05E3B3FC1455FDC40D0E3743F20ABA23EA8EB7CC000000000"> : tensor<38xcomplex<f32>>
  stablehlo.custom_call @check.expect_almost_eq(%r, %r_expected) {has_side_effect = true, tolerance = 1.000000e-04 : f64} : (tensor<38xcomplex<f32>>, tensor<38xcomplex<f32>>) -> ()
  return
}

func.func private @rfft_74_program(%arg0: tensor<74xf32>) -> (tensor<38xcomplex<f32>>) {
  %0 = call @rfft_74_fft(%arg0) : (tensor<74xf32>) -> tensor<38xcomplex<f32>>
  return %0 : tensor<38xcomplex<f32>>
}
func.func private @rfft_74_fft(%arg0: tensor<74xf32>) -> tensor<38xcomplex<f32>> {
  %0 = stablehlo.fft %arg0, type = RFFT, length = [74] : (tensor<74xf32>) -> tensor<38xcomplex<f32>>
  return %0 : tensor<38xcomplex<f32>>
}

func.func @irfft_74() {
  %x0 = stablehlo.constant dense<"0x3E5C0B083ED8F23FAE91DD73558AE6BF37A0F57DAB55EFBFD9F6BF630291E73FEF5730DB63CED9BFCB098CDCE67BEC3FAC5528E456FED53FF4CC521B4AE1DBBFF2A5059208C4D23FD8271BFD26AEE5BF0F51696D87DEC3BFE1593D07213100C05C2DD0AFB6FAF9BF5988427E65A1D3BFEE1FF89374DBD33FE38DC363464DC33F91610C5B406DC83F2B09936F80A3D5BFB59DBCB1AAFAE2BFF291BA15F2F2D7BF83E5D10B967AEC3FC6C7304D3F92ED3F271F56BB8EF00240F729001871AEE43FE1056E37F912C53FC89874787CC5DFBF7E3717446F02A5BF1476BB337BA2FB3F306273360F3CEF3FD66A98492F2DF53F069159D0EBDF0040A9B391D102D50140A4531A80B06FCD3FAC515DC96E0AC63FE825EE5D2ECFA0BF53EA67D1DBB9DBBF4A7F4AEE7BF1CDBFC5F8CB8F21A88BBFEAD3631301D10040A39B0E220802793F5A34E8BC56BFEE3FEC6D01994491E9BF8CCFD61FCEFFEE3FA93346FA407FEE3FF6AEDFFED34ECA3F47B939ED0534E3BFCDB1999B592ED3BFECA96FC4D25F00C0C13D9D130D50D9BFA25D40B1909CE53F79B15EC22898F33F8984CB95D342A3BFEC32A4FCAF56FD3F7FBAE4347E41E03F56C06ABBE638E3BFB19649180B7ADEBF231AB510699CF43F302B2477DF97FFBF1CD751370F97F8BFD6888DC2C947FC3F79D60C3F074F00C01C5ACC0BEBD2E63FE4307228DE2CC0BF09FA09E108A0703F7AA41F58BE38E03FD8646E50A74FD83FF82B70725586EF3F8F7473339B96F73FCA3EE61D3A98D4BFA9E3D11E753EDF3F1781ED619FEEE4BF2DAD757473AAB1BFC8E6E5543B62F43F8DB1AED223B8B83F2D708124F95A04C0B08B0C86D164F3BF4923953CAA77E63F9F406E370DA0D83F0390297E8861D43FAC0BF6E6BB4E7C3FC5F2076F6554F1BF54FFB7289DFEE53F5B066986022EE0BFCBF2C4720EF4E0BF4054D37A5082FA3F0879A7BB8452DEBF98423622289C05C0C0057EA14E89FABF7718B6CB633DDCBFB051D1B29CFBCFBF59DF6A5FCA4FF6BF80B0539C33E7C5BFE744561485AEADBFB64874DBF521D8BFEA55FAB7C7C6C23FF7FF3404C736F33F0C2449FA6EBDC23F01596A031241EC3F733C0E333ED6E03F96652A9E61A7C33F479FD28D5C44E83F3978F3648737EBBF5851C73160A3DA3FF54E240F1BE5D03F7669A699FFF5F3BF8DA3B58721FC0D401779AB068C36E9BF113A8B47657ACABF0315F9A5BA4FEE3F297A862EEAF8BCBF0C6EA5F5401BD9BFB5325D3FBC4DE93F8DF9D9C49347E83F1346010E7367EABF3ABDB07820EFF03FC93D08E0BCF1E13F0255C619ED8B06C040EAF42EF899F4BFEA41AC449BEFFF3F54E385345A45B23FFC6B5C6CF4A6E73F15A853977C7ECF3FBC0BF1DAAEEEE53FE8BBBA94589DD23FD39E1AF7BC7FF03FC47E66FB43CCF03F4F3E7C914D4CEB3FCA1D77BB9E04B63FAB8736D3086EF13F782387621B65B3BF768A1E6676DFE2BFABEFDC4DC6E2EC3FCAD2A690C07D963FC983F4F4D76FAABF84F0726B4B7ED7BF91539298DBFFE83F7816EA980F8AC2BFDF24FE8EBE42DBBF1357AE52EF38D33F45A812CBD13DD03FC52031F17423CA3F98FBF2CD6FDED1BF2738B534A925C9BF78FBE3A147C9BF3F5CA463F158E9E0BFD4C892149DD3D5BF0DDD3D3D681AE9BFCF93C5248222983F559EAC50CE53C7BF12BB7C9515FB03C0A9861DCAB697EABF4DBC9DB2111AF43F"> : tensor<2x38xcomplex<f64>>
  %r = call @irfft_74_program(%x0) : (tensor<2x38xcomplex<f64>>) -> (tensor<2x74xf64>)
  %r_expected = stablehlo.constant dense<"0x28C5E4FA016DCD3FCF1E8131F97AA7BF7AF42AE3E624D3BFFC585FB4CD45B0BF6149AAD06A25D83F44785A7CA105A03FAC6E73F5A377B83F68F4B3335568B4BF5ED5332F120AA4BF93A65C7185FBB03F90D279F5A1D9D4BF05A582EAC261AB3F2482DAF01A96D3BF047523B8E0BED0BFDBF47D12AC6ED03F0B8655FFB45383BF12981B1C55AFC4BF5EF352530A0BADBF5AA380B73A57BDBFA5D1DF0FAE74CF3F86E3A4B91D4BD83F4648FABAE0ADC23FD08AAA5F3820BDBF7D64977A201DA0BF15671385307A86BF06E7A415A669CBBF4A75632B53B1B2BFD1628119FA4AD43F90E36B4C0BC7B0BFBA618AD75C1FBC3F53B8E033616B83BF5DD68D551DC6C13F088D86FEE7BE943FEF9FEEEB1DA0C53F96EDFF012CF7B13F8D2C6EF88FCBC63F174A1DA582C5C8BFDEE63A1C1B757D3F233496220287A6BFE8F361F27820C13F3FD97A8466589A3F934828F716DAC7BF16B5981D43A991BFD451A3AAACD1CE3F9A937F082810C9BFB94EE9E3D885D43FA3F4DF20761BAEBF3F8F6A97B730B5BFA14E6DC0EF39C23F00A31DCEF51EA03FA52CC6B60437B8BFACB143B70E47C43FAD520EB713F1C2BFC53B10E5F10DD43F76A0467B887D97BFFDFA72A3B3B0A53FBF8C9CFD3F3EBD3FFA806673FB07D0BF01F94C7FDD83CB3F80B41395CE3CC03F33FD1C2E339CB23F52DD1F6AFE87B6BF88736343EBDCBA3F12D919C0CC1DCE3F5ADC65E79F8AC4BF423E59A79F6E8E3F977C68A4D2AFA63FE743D8576DF7C33F544CB37406C3C33F924E1B8DDAE7A3BFB1C59733B51DD3BF2E177B6C3202B7BF4E5DFCE8DFDDCDBFC6839B1A9E97BF3FAA2263CF368891BFA41AEE4FB5FAC7BF261CD563DA61C8BFF935B10E9762C83F02BB3784BD34B13F57B56FB74381CC3F62B4C7DA7A20B43FD7CF628EBF54BC3F22C2E181C0E296BF652FEFF4DD2EC53F0ED1845B8220CDBF37752D6E0C70D2BF3FCF274ED2FDBCBF655D8BC92E80B13FAC781353134F9A3F86535293DAB0B73F740A6233058DB6BF9C43ED8B9063A83F15D908F4D70F9BBF13EA35462AE0C53FD598624F6DFBCF3F646390B0F321D23FF931FBD96B99C7BFC0673C0D1D87AC3F52525CCC9CCFC13F00D406A79CCFBA3F6BB18F6E9298C6BFC299C4241F2D90BFCC473E9A8BFAC1BF007F3D9A5795B7BF57AF91DD66EFBEBF8DF8C1AA67C3BD3FD0CE19489FE3AABFDF90EA5F1917B6BF7B96E7FBB858A1BFE5CB29D741FED33F1E57162087CEA03F9749143167FFB43F66DB0DFBEFABC13F76234AB9244AA73FDE986D72C721553FCFCE038D619DC4BF46FB35653992B73FF5A75B9CA31CC6BF875D26298555E1BFC04FF4B2F861BDBFD943A9BBB39FD33F767660B64BB5B6BF40638B62BB5BC7BFC9604236BF65B9BF1436098D56D7D13F429528AAB1B4C03F99BCF5FBC9B19E3F850B3F24A257B3BF68A4EFB8F80AA43FE8F6767DD1A1B1BFDED78F435688D03FD8E598293F19D13F36786A2A7B22B83F5A28C162550AD3BF7738900F74DFAA3FD356BD13FFE7923F40D798698F9CC73F06992F3552FBABBFA3B6F0C4784CAE3FDEC0997C6AEA8E3F9D50502EF54A913F90D15B3068A7C73F34496B381287CC3FAFD1612FB5CACBBF8D46CDB686B0C1BF2DD72DF6A510AA3F73FB5AE4B886C6BF1EDA9F5673F7A93F"> : tensor<2x74xf64>
  stablehlo.custom_call @check.expect_almost_eq(%r, %r_expected) {has_side_effect = true, tolerance = 1.000000e-12 : f64} : (tensor<2x74xf64>, tensor<2x74xf64>) -> ()
  return
}

func.func private @irfft_74_program(%arg0: tensor<2x38xcomplex<f64>>) -> (tensor<2x74xf64>) {
  %0 = call @irfft_74_fft(%arg0) : (tensor<2x38xcomplex<f64>>) -> tensor<2x74xf64>
  return %0 : tensor<2x74xf64>
}
func.func private @irfft_74_fft(%arg0: tensor<2x38xcomplex<f64>>) -> tensor<2x74xf64> {
  %0 = stablehlo.fft %arg0, type = IRFFT, length = [74] : (tensor<2x38xcomplex<f64>>) -> tensor<2x74xf64>
  return %0 : tensor<2x74xf64>
}

func.func @fft_128() {
  %x0 = stablehlo.constant dense<"0x99B382A64C1BF0BFD2053E3BC4F0E13F1F290DC7DEF1CC3F1A8AAF86FEFBE23F3F619BCC3A91ECBFA31CF2AEE087F43F7C2D55F68D4B0040291A2D385F24E83FE87EF10B12E3F03FD498DB3E2F87D2BF808F3C063984FD3FB79BC7B9CD38E13F9084FE2E342FDBBFA0184BB41E160140E723E8D3EB7BC93FF7B6D6AEFD9CFB3F69AE1A74C6FCF03F51F95E76DDCAEBBFFCC51D1FE540D3BF6F7F983AA219D73FACBA92C6D6530240482211FEFE68F83F965B39BA9CA8ED3FF1FFEE6A0402C43FCF6A6792D7F5E73F4F3133B4C030E43F8D76A0BFEF7D973FEEF1AC627737F53F95D95C2EB774F63F9508165AAC87D23FD2BFA22FABBBB63FDCC90AA66A22DE3F41424E473A6EF4BFA3C3F6E9147AD8BF53B4FA421E54B43F1CDE6ACE28E2EFBF02CF5BD30421EEBF7CFEA4D14BB6DFBF3B8ECC97F574B93FD320D0FE5C48E63FD5F677C38B04E13FDFD430DB6F45C8BFE6314BF31236C1BF08473A432008C13F5B12886E17BAC4BF24A686D67B38014051B6D3531270F9BFD01F867F674DE9BF9060C8F9AFB5E3BF4512398EA036EF3F736278C583EBF93F79506989CAFDE0BF496E005F0545F0BF60BCFE637BDEE33FA0EA468FA694FEBFC06BBAE7F597EC3F92C3166BEA25C2BFD0069FC1CB6DF53FFF16E9015A93F63F02B8384FE0B5E8BF386E867908B8ED3F8E45EAA114F8D5BF6E246D9C64D9B93F1ABB08AF3F4DC53F214D15689982C43F3DBCB83390A1B1BF954C1184C2E2D2BF7BDD580A9F8B06C0BAD201A8E633DC3F97AA520996D7DB3F73E56C5F7EC4D13F134ED1846686F3BF477A3FAF2927A2BF312DAACE8F55543FC40AEE6C8251FBBF211947DD1E3AF5BFC8E20166B282DDBFD41DEB78FA4CD13F45CC18441CCAE4BFB06E0BFEE579A6BF1D7B9A574E2BF0BF5C16CC156D650540CCC6F072959EC63FEEC5680073C1E63F16B77F0556D2C63F0A0073028062D7BF3F2023623E0CE6BF4F6EDB788E8EEA3F84241DF94ADFE43F7EA24D4E3DBEF9BFB4D0DAFDB0EFC6BFAFBB2832281BF03F25D34A51B47EE2BF1302C6CCD9BBF23F9CD9EFDA794BE73F9ADD1C6F0448DCBF5A69B5E644B1E23F8785B9B4E63DCEBF61D91E5694FA0140673AD6377DEFFCBF212A08F1A2AEEC3FB469566812DDD93FDA46C73C3FA4D93FE54B2625BA26EC3F8656E4D4EF71C43FF637A417E6A1F4BFA7BB8235583CE4BF4A56188DBCC8E63FE109742C6908FABFF2341E4AA0ECF0BF531DEFB1A34CCDBF4128351EEF9EF93FB637D1681CA8E2BFB98290A4119201C0004F23821B3CBF3F50A4E6484BCACBBF55F7739A2069E93F57CD872EF249F03FFB426439E9CAB7BF9E298E6AFD48F3BF54C43B5C6DE9E53F946BEC0CD802E6BFDD393E33536C03408A6E625BC67EB63F90F4CF001B28B8BF65BCBB8C73A7B9BF873415CBB6E2D3BFBE6A39AB55BBE7BF7E101B533AB4F53F191FE397E25EE7BFFDC1FC14EC3BF33FEE14E2EEF414D9BF8F7BA88C2321FB3F943F9845B072D4BFE38E9FBC1752E8BF5DC65DCF7F28DFBF289341CFE8E8F7BFE66BE218B28AED3FC32E3D5D4D1EF93F9382890CEBA3C93FBEF80922C6FDF53F4507B70FD8F4DE3FF360A9AE0E9DC33FF229578A0692E23FEBA7DCAB097B02C0A471C0087F24F5BFCFC2D18BDD460040A586FCA35F38F2BF66C6630E6801FA3FFA300C42FEE5FF3F2D096DB6259FF33F0144072D223601C0094E0F56396CFBBFEAE2899BEF4DE7BF8D45D79905CBCA3F117C288B7D87E43F9234657CB851E8BFD4ACE8B491FACBBFBCB8B194D5DAC13FA033FE4F6BD2D5BFF52D06ECDE1DF73FD7BA3920AD2EFB3FD1C43D8E7CD6C3BF5554ECBC0C1FF2BF2ADA88F59CD2F0BF367DE796EA40F23F0C7AAF47B6E2F3BFC5E16881C6CCF8BF64F5C3F81BABD73FD3BA9202C326FBBFA0B73DD0541BEFBF433A8C776675D6BFF750AFBEA8A6DCBFAC07DC02CFF7CF3FA1EDBE767092E5BF0D055A6E854B0340DEF564F236ECEEBFC0F68A9532B4D93F593F2163615BECBFA3C5C525EF3ACF3F4642858CD863F7BFFF97C4154BE0E73F8DA3BEC81D34F53F96DDB3CB1583733FFC934693DBCCD63FFB2F12D0C8E0E5BF98BBAE14CBF4DBBF02700FFCB999E0BF673A5542560000404A6A91074CC2E33F053DF1CDACB1AD3FEF1DA83575E5DBBF5B0DD6E354BAEB3F185E98D7BB2AF9BFC07F51295A97C73F4D2419B25977E6BF5C1758C82C28E1BF86D9912F9171FCBF07B4EA0B28D3ECBF9229226BFFF4F63F1EBAE7287576E0BF22BF9D260D5BFCBFBF4379D0E794F43F3CBBE671FA04E43F502592C897B4EBBFF9A00ABB14F0D2BFFDE8FF36546BAABFC63C836DC1ECF43F76C8AE56A50AE3BF49CF64BFA3A2FD3FCD96CE627E29CA3F681BB52E8C71D7BF184DA39B2246AF3FD9B202376DBDE53F700943984BD8EBBF1E959BC5C3C7CD3FFEC98B5AF396D33FC9177222E977F9BFB8C65BFD362CE5BFF9354B0295F0F83F42C8E80BC960E63F463FDECC3896EA3F67D776560DFDD53F7A0179820B12E43F8263AD7B96419B3FF546714BB09CEA3F3E6A134193C3D23FC87F5B2B24CBD63F08A1C6658958E13F87B2891EDFB3E6BFA48A34D6A2DAF13F1C5B4092CBD5D53F018EFB925A8BF23FDDEF39233120F3BF0EB10996510DF23FFF8F2CB6B05D0240BF4084ABC9EEE43FC18D95BE4BCCF3BF7E05824BD43C983FC20F3EFC74CDF13FCCEFD83988A0E23F7C01E52F4B33E4BF5E72F0F67C92CEBF787A00F782DDC13F211B1C3988DED7BFDB6588EDE395E23F0B52EEBC3475D13F2036EDF28738EFBF1EBADE617353E23FAC9335E4DCBCBE3FC17FB2212600EBBFF69E75E6D7E006C0B9D012000140E73F444F206F6A72C43F2A90B741161DCA3FE9785CA70393F53F5FC72E0AC15EA6BFEB7D21FA1837D0BF73AE9FE6A20AA1BFD8D90BC03C4CEABF713D65C16F47C33F6F38303884B9EABF28DF14CD04D0F73FE0CB96DBDF1005C010A962FD973EF5BFE49346453759F7BFC8B9C2D02779E83F53662515FA3ED73F9B577D4E1F5BF5BF603CC1A99681FD3F73C7B48DC9D1E43F4A2A482B754FE83F44CAD7D8B418D9BF1177911FAC069ABF6F6D09CCE365F6BF39F8AFB6025EB0BF206BABE8DD24F33FC42AABE40732DF3F7815AAC7A5D9F8BFA520AC59F0E0FC3FFC7681C9122FE7BF32327ADC7A2EC6BF809A6C17909BF0BFCF780C961962A13F4AA18D6A0F97CBBF220BE6C5E079DA3F937F99DDF4D1F4BF3A7C8FD9404FE33FA46A92A3427BDA3FE9BA5203A9F2D03FB8F781B14214F33FEE9B843E53B4F6BF5C93C074A3BAF63F5C172B42CF51FCBFBE008C471567F33FD563BC8BC368A9BF7E380F43E90CE4BF62589BE8BB12EB3FDFB5AF01AFAAD1BFE98D47788AFFFF3F602A4750D660D43FA56CBAE00FF3D93FDD7629B7D01A853FD9D7EC0D054DF3BF1094FD6D71D6DCBF3324100770CEDABFBEA0221A3ADB02C070C38598350AFABF2FDF5485A5B6E2BF018874CD7B4BCBBFE35A1E33728BDB3F22965BDC1B39F23F01F0797BF3EDBABF286B90A3AD07C23F30BC16A6A7B302406A4EB1BD6CA80140BB5934C9892F0BC0CF76F1239468D0BF4C8213DAF1F8FABF07C2E450DC03B43F970655C209D4F6BF1CA1C3FFA51AD53FFDD92B07783AEB3FC8A9DDDEDC92DC3FF9FCAF885156F63F0D3742AE3454C43FC23FC2DF3954F1BF7301B0211D63D33F031F09993A0163BF9AF037191849ED3F0CAAAD316064E23F2A375847FB02E2BF6CC7C2539F4CD23FF7981F305AC1913F14C644545954C83FF7F33A5301ADDA3F06A77D7FAC30E9BFBC0FA03CB137D7BF9E677B566EB2F0BFC9224A39B822F1BF8B69DDFE9112F8BF68A590DAB768D73FE3184B69F780F5BFD409FA967193D73FC46DB9A07ADEE33F5EB3C569B1ACE8BF9F324891418CD3BFFC0C86A658F0EFBF37C5DA532719DDBF1462188C1CE701C0A6F1CCB5163CF2BFDBA81E650B39F5BF09B857DDD4B1A13F09205952A00CCC3FA5AD9F2635D1EF3F4B4269B35DE002C018EE0A1FC093F3BFB9E7453A7EAAD3BFA9155668AAE5F63F289111D935B7B23FE046357987F0DD3F2D8D6B495467E2BF5730709A72DB05C0698B13F8C32BE9BF6C01F99FFAFEC43FA2065FDF3BA7EE3F0ED7D0BFC120D03FE0B418D3CA7EDB3F1101C3EADAE6F53FF308E80D1231F2BFEB72E26951E8C8BF9A34EA97C9B8EF3FA5ED4495E6E903C04DA4C42295D4FB3F666BDEE820DEFCBF1D49EB4777A3EDBF19E91EE89EBBF9BFAB06C785D479F1BF20A342D10942DC3F75B820969F2FE4BFF89E9453C0C3F1BFF79F067D58C2D53FEB3B9D6FFA37F6BF6460600255F9B2BF4EE156EA97AED13F3815E98E0B76D7BF547831695240E83FF0306A6FDED9F2BF34BB99C7C024FABF8BF7E029F2AFE73F9FA91667B9BCA0BFC7E874009968A7BF3D84273D9BEBF03F6B740428854CB63F0E483142D8A5E43FBF8B76A02CEEA3BFCF72A915A097F63F5255708860ECD23F2BBDA959F37DF53F70ECD98484A6F9BFA92C0AD88CAFE93F25A10FFF018DE1BF6B4D5B42C15FE2BF25FFA1113FABA83F218CD34B5F840140C764FC42CC44D43FCD696D2EA5A4E83FDC6BB6DF47A8DE3FDEE208FA3A48A23F3F4F8C6171D9EE3FA8B285C91DF4D5BFA360AF2671BEACBF246CD27C568DE33FBAA771F2F709EA3F9BBD35F34E20E0BFA23ACBC2B1A0E53F1FE8F86DF3ABA4BF5039BD39B63ED63F2835CB90A29CF33F349EF9E99BFEC5BF30DDB66DAB17E13F56EAD629C0A4D4BFE8F81EF590BCF2BF13B1AC096916963FF774D9FFC02ED03FA8482BBA9F47E93F2EFDF534AC4BD7BFCA6F7E0ACDECE8BF7F5D587CBBF4EABF151C044A427FEABF60871A37A2DFEFBF224137CF8FC2DE3FCB9A2C1359CEECBFB166EE865B73CF3FD89786D4C1ADC73FD1C42E600B42F03F65AF07393072F43FC4652C79A82AF43FA00EF485D350C8BF0A76615061FEDE3F7341A7B99E74F73F8C83A8BE87CDF8BF2C3F5C8B1C0CEBBFCE42459512E5F03FDD3DDAA68684CABF7AA6B1DF31C5DD3FCC72298E2771F93F9A1BAF3A7A8CE93F79A69E6F2861C93FB4493FB90F06E23F0D5910A9BC02D53F8A06D0916748A23F73B687674FAFD73F9D5DE9A713D3DE3F2A9F83593E13E1BFA508BCF0C570F3BF7C5418F7353803407195B5175B97F1BF4285CA3E6C6EAE3FCE3332DADCF39A3F7984A33A3B87EE3F0792D5F1A652F83F306109F6C830E23F01ABC1197CE6D23F2387F7E69122F13F849174C915DEF43F103B195237B5F93FE6A08A8A4AE3923F87B1CB6CAFD502C0EA9D7F358A4AC93FC3522B477081F7BF515083A5A31DF03FAD0DD3A0265001C0D5327ED4B479EE3FE0D02A5B4976EBBFB8AC4723394ABF3FC1594A0DF7B7C8BFC0D6E85EA2C6CDBFD6D45145C9B3D23F7F3781AAEA5BEE3F988C87AA0590E1BF1A890B36F01DD73F4F2C8BBC7A9CE23FF1751E0F03E1D6BF3E1FEAC69794E73F3EF2F0F16037C3BF6E472E7A518BBD3F4C07BBF02A5BECBF3A789DB0C28FF2BF4F3FED422C11CA3F8D2D4CE3672EE3BF8E6E1607005BEC3F9B01CAF2D518C8BF2B4BD07AEFB301C0E39562E05B85E83FDBD5CE65DDD0D4BF2C7E56455D27C3BF0B08312E45B1F3BF38DAD288F1D2D63FA538801E1E9DD9BFA0C2B45CD764FBBF88540B4C963EDEBFE55DD082BD5607C06B98A918294AF2BF93B0787CB9ABBE3F60EE26B0D3D9C13FE4AEF2A9C685BC3F9FCD51FDD4BFF4BF969C118A0B28F0BF899B2D88DFFFECBF23A252F1B77EDDBF0A6C291B69B4F6BF"> : tensor<2x128xcomplex<f64>>
  %r = call @fft_128_program(%x0) : (tensor<2x128xcomplex<f64>>) -> (tensor<2x128xcomplex<f64>>)
  %r_expected = stablehlo.constant dense<"0xA760578230412F4061781C34F9B41B405274DB7189FD1A408887F8A7F9FE30404B2CC5AAF8933840C1B85DCF947716403081BEBFFC6FE8BF3E3CA727237101C09D052311E910294017FBBC05C3CC30C090F4BA2798B7E2BFC0492E14F2B3E13FFFBCC5E00C7AF9BF644A20606492F2BF2234B11A74071EC06E6529F8508F1FC0B792706EEB532A40F7549846B1A627C0BCC3B113CA8520C07EA6E6C6AFA617C006F715CBE10722407CCB726163952F40822AB3BD558E114034045A88766911C02AA49BF543691C40A096E9F9C4A91640239853FD8D62234066F1859A05621440643687E64B8305C04B63FAA804DB28C0CE0458F78F0D18401AED989E633E2340F67BF3A2747832C0B9BDA9A3128016401A828C79121239C06AE37E293B812140E078DF1B0645F2BF24CD7B84E2E318C0B41862EDBEA610C0C5518E6793EE2E401D6373D0515DE6BF90ADAED6A6161A40800A27B2B0642E4020A4CBEB6DB1C8BF9FD04960CED522C03D19163D30BD354047C0B8E60C7820C0100725B9D09603409BBDDA2F14E4FC3F24334BDDE8CB1D407C83333424E31CC0EE459BA44A7D3E40839E396C6A8432400D88C62DD56E1DC024175F18488110C03E9ACBBD5E700AC0409415D9175027C0A146C781287223C0217846B8880323405AD937F077F42C40BE417883E7511840814314B7325928C06EC9128FA4E20540628CA57E9CD0194072958DCBD3962FC0B2563C99CDB23EC0F834BCA5AEB9EDBFD4048B28720F2C404C23410B547F0DC02381AB87D55F06C0AE67F6E92ECA04C0FE9DA20736952340B8630324D43C23C0AC365256FCF51840FF431E4C295E0BC0F78F8766047D31C0068DB8AF1D700BC0640C81B6FD780B4034F6285D243B33C035FCE93EF72022C0423F83C2E6BA09404FA5365BEB371F4029CD38673AD131C01AEAF87317E309C0A4D6331103E72240B20BD78C56CE2240FC525DE03D0D28C08A708638F1530AC060C1E94344B5DBBFC9446D18B9F828C02B313170F4DC13C09806E3FA6AC5F7BF9252C1BA574C2440C4BDA09EB7D212C00FE2476A3EA71440518FA0C86B551CC07CE65146F11135C01C8AA61D70A31B40E29164F32E261C402CB160B0AE7D1DC02AF5ED07746330C073927DD401CF24C0907BC254BE41E5BFF0F6B030A20F2DC0EA0F327DC2B33A4006562C38CF9331C0F8AACC015198084028FF55FCFB9A2940623DE345A70E0440CCD9F007B0B1F1BFC60E155802EFF0BF10D32CD0436B43C0FC7E3A3DBA0E314000C76F3954FEC93F48EB6E1B90AD0AC0CD2DA02C3B6A044028055EAF7D631140EAA6F73BB2F91040D41B6656B91B32C0D7CC0D31E1482740183D0054E2E717C00ACCFC36309D0E40E922FD0DD853344076150EE079211C40C2CC71266E6F39C0284005E31B221CC08FB6C9081F1B21C06DF31D3CF9E014C066C7639D5A4116C02C635566E57FF53FB4693E8089153440343A31C411F61CC02A13FBF6FC892640FC1882F8A32EFDBFBC26A348B52D31C0BEFC8E05C12B14408203C33BBAE010406A89EB1F191A2840450BEE7E145526C0288EA794F0CFFF3FC47FEB52C19907C0D93A733A155830404F049FB632EB27C0737287CF11A2234092AA348380C41EC01D81FBBA148C284084786510835E2DC0B6A5AE7DC64AFF3FEB739DC3983537C0102FFDE0E76A0640704EFA752AEA20402D7AC5AA2D0B3340701FBFC95963DB3F164F5BA46B7E2DC05C5C6941A2FF014010F9E66E9FCB0BC0460246FDCD6030403132756A6AC72BC0F2BEEE0C8C1B14C045C56837CA0212C054CB9F542CA327407A43BFE799082C4014BCFD05DF5C24C0430D8A7D3402304082050BAB08EC2040DD8D446D98843AC09F2B172E0A80F4BF27F4A4242EA02040933C21914625EDBF8E80FCE5C2102CC0F06B517E6B1326C090ECD8911A4829C07DB3776F0BA72DC071680193FF113040A2E734F93EBEF13F9D361713F8242640AAE700906AB1E23F566DE27DA47A28401E3E1665B18D1CC0D29FB1A5578435C0DA8978B61754234017158EEB0015104020CC672C1A522E404863013CD5E6294097B30770066E1940DAF7B0FF550E1BC038A37C6B6092384017B9DB4EBCCE1AC0D03A688886B21DC0DDD8AE80F51A27C0409C767FB839FC3F7053396F5F75FFBF8C604DFE078F1D4065B22F26D00021C0B6EC904DACBA2D4072B031E7EF6F21C02B34D2B7C4D328C071D5EAF84FE603C070D734C298B3E33F0FE8A8F1DDB43AC0C3F21A53C2551440E1B69A88B0AE344002DDB0FA1A6D1340B480697F9B7C14C039BE1DD6387713402215CE64F58628408E1953FE3FE817C049E8191C7DCC2FC0AAEB7E3D4EF9204025F919ABA9EC24C0E693576DA4EE26C04F43A762B0EC1C408877562C33CC1B40B6D1E76A8DCD2C4028DD0DB1977E15C0308E4C7FDC7DE93F1918A27DAFC72EC0C468CE368EFE0EC004FD3F5EAC8FF2BF2FE7C55010852B4040AFD24C18B6DB3F85CC874E10500540556B1E26984D19C052920EB3AE7C20C0F6E920C0F23A1F405CE497279A8A28409F84B2879DFF29C004D4D18569B500C0ED151DDEAE222BC06E12D942D2661440EF91FB2174DE20C04A3F44B997F6324024BACDCE52D201C012446CA5ADB430C0A10475F90DB427406874B782542D1440DC54DD38330927C026A26BB63EB522406E5C2D6BE91C1FC030CB7296B0412D40042BA2B6D11D3040E6098A5D43F837C0655ED3D8CA1A30C0EB8A997B975C084042B4614A52233FC064189AD1F8DE3A40E82B70477D9E2CC000C83397C3B202C06E43CA4077CA17C02494CDAC529FFDBF760B31D1010424C04C8F910039271540A04321B450803040B09E4E85D89FF5BFE28F6D976C50F83FA4F7FA2A0F1232407A8A4951BDB831C098293E4AE4781DC0911B2FDC5B442DC0284C81C72280274095128C21BC311D40A6BF3FAA66363FC06214D1E5C237FFBF8BEC72603F762DC09263D83785D52040B04454450FC72BC03300C8BA76D83C40CEB45A9A0B4E274096652CAA15412DC014BD26F677B52FC012BF0E6F9CA92540D867D5337D6DFF3FBC0B82F1A3E615C04DA0DFBE59D041C04A8A0069C90512C0BEEB08927EAD30C0E62619B71FB02540005196FC539F0BC0133F43A80DC725C0BCC686ED9293F73F0488B9C81EB431C0A7444FB0303E28400643DDCF72CA23C0B463A250F71B07408C07567E58203A40B49962FEDF4726C0B794D7AA4F551C4094C1203310DA2CC0D21C841F83FE02400F38FF860A021EC00DB38E7DECAF34C08C4FBD10876F2240FCA73ABF8BAB14C0507EDBAFC4243540A3A7E20DC62D2540BAA2C3BA4B70FA3FE530AB7366FDF3BFEE5B8756BBF02E406F9D3D4059F31EC0A01771D8579411C020CC876B4C5725C02C73684AA90A30403E4A67BBAB642C40ACB922BD72C0154052BE5AB714292FC0C423F886EE43F4BFD5E879D1A53F27C00B9B960F1483214044C1E932B16522C0A958C7B4BB1103C0B026F511E419374098355E7D809B0340AAAFD3B17962354068FD6C0EAD4E3BC0B49B985DC1E6034032317E54A7A31140B75145D21F6C02401725D99FD39426C006500785528506C02636E79434DA1140FCDD68172C30FE3F8D062BED72F529C064DADC7B818FFABFFEE1E53E84AD2340EB07A1B2D58F11400EF6F0E11CEE14408299DF1263481FC0D6480E6C8AC5FEBF4E25D59C0F6A3140A24B0B905E5E1BC050B624DC7299DFBFE2DE5C4F53D42640B8FB070655952B40F89F403E0D1B0AC0F0582CD4B172FDBF8FC59B7660F523409497841AA6912040602F8907370308C0104D068DC9BAFF3F38594317784320C0A3CD24D964BD25C0D61ABAB6E13214C0A69C502F895828400A4D80D7F7752040A222F2F2A4E015C097AB47AF5FF73040B8252ECAE99315C0F022FEC2D326E13F490B05CCFADD14C0C04A9EC66178C7BFDB61059E25B41DC0DCD500E914D43540DA40638BF5E92BC071C73853EBB62240FE58536C160E2340D083EF23E849E6BFD45F32611AE435403AB742C25FB837C00EBC92EE6DA126C072A5FAFAC745FD3FC12A5FDEDD0E0440D0255D772C121240B2DC3B4D760B1C40D3C975E088C427C04C37A44885E1334098356EA968F621C055396D0B6FD924408B8224271E1727C0AAC37FF9B4AA30C0F240AB48AE8A0040BFB4858030061240B8491ABA2F1EECBF0810B7928AF60EC0AC7FC0628431F2BFB4DEF9E5B48CF3BF1406AE438C7508C0D3516417AA8030C01F8618EB17B1164052754FE06DCB0640AACA307C336E1E4080D854718D57DFBFF7AF421C5FEE2F40A0EB31A44CD018C0067025E3A34126C0902057E753ACECBFCAD27F5A87F71A404B9B3B12568920C02028943ECF9ECEBFFBF5EFAB46CE13C030D30FC00826E4BFBAE75F187E87164026768C00D0CE1DC0F8DA375F6294E13F00CE052BDA0583BFD4514F6BB61D11C0E1FB4FCA452B3640806144DD7B1928C07274B3980F673340BA25A741218A0540DE7FD5FB12BC124000A070A815BABCBF58FDDA8C5D1D154047D0FA94AD6E094098FA8E558E2F2440503B29F88C05F7BF793EE6BF661C3440E1FB49C5D5F52340EC368425EDC82B40408BDCD36FE9F23F4678B864A7EA31C065AC4D9EDC1432C02FEDDFF776212FC000AA51ABF4E22C406A5824DD7C4602C07C52CDD0F931F93F36AD07E5047B0640441B32F12900FA3F22C23FE5F7F20B40F906BE237A081540CEB902BDB86331C047E10580D58D05C0608855629F8FE6BFDE03E44199301B40121F445F70CE16C09286CF5235E8E83F1DFD46144D2711C098C743FBDFDE27C02097F4F4C01912403AEC471E846E254088AB097CD307E8BFD2DF18027DC126C054F582D42A932DC0967E1BDA12F1204010F53D7730C125404EA29BA0768F1D4060DE33BB283837C08783F42A9A3A33402EF323E027102340500D28FE375AE2BFA835CA44C9C115C0E06159CBE499EC3F7A4F2EF31A3B12C0E89379D64682334071BF0B7B6E692C4052C4A933A298FC3FB4A91E4F2BF532C08A7F7B6C603029C07AFC9C28D5112440C206B311A3802240AE438110C3301040EC3AF5C20F8920C0CAEA54C76DDE03405A055D39901E0DC07C5C68B267C80F40EA119B12C46C32C0B68EC0EE3AC81DC0ECDAD68F7A97FBBF6602CE1876F41AC0A5C8EC73766E14405175281FA4F115C0F4FEE18634781EC0D51823D790CC334076BC705F955C41C0F81E1B22FC11F73FFB1560C3C66814C0FEC5122D3A1B41400E01EC1CA6AB2340FC0FB19DC0092E40A86EBB27383EFCBF8CFF83FF578A34C05E0C915A85A721C0545A170B912FFF3F0CD1189A59691AC0783850ED27340640A212D52EAEE339C0F4E5E47587383440FA751F69F36806407F852A36114018C044F27D792B73344038B76DE902EB15C02C8CCD28AAB02940A0B1C36C7038F7BFED9CCC3356BC0F40157B90D8DB2222409C18420215D52B4060957C0924F1DCBF0431DCDD1681F93F31D08FB172610540B0A3BD4DA58724C07CDA4092787A01C0C82AA88BDF1D32402DDE262C345522C0B0FFCBD2F310E33F2ECDFD3E824B0B403610BE208D291D408016BF49F719BD3F7EA6701EBC2B2940A89B1B97849230406835030431472640B3107CCFE7001F4060CDE1067A2A24C09E6BF0C3603C22C01E0BDC4D629E26C0FE704616E4FF38C070B02BB9EB281DC09A6364335FFD26403D154C45F04714C0BD8DA46708822CC064C0DDE4D2E832C0F66C66D3916C17C0C4EAABBC3F140140E3DEF2CCBA2B31C0"> : tensor<2x128xcomplex<f64>>
  stablehlo.custom_call @check.expect_almost_eq(%r, %r_expected) {has_side_effect = true, tolerance = 1.000000e-12 : f64} : (tensor<2x128xcomplex<f64>>, tensor<2x128xcomplex<f64>>) -> ()
  return
}

func.func private @fft_128_program(%arg0: tensor<2x128xcomplex<f64>>) -> (tensor<2x128xcomplex<f64>>) {
  %0 = call @fft_128_fft(%arg0) : (tensor<2x128xcomplex<f64>>) -> tensor<2x128xcomplex<f64>>
  return %0 : tensor<2x128xcomplex<f64>>
}
func.func private @fft_128_fft(%arg0: tensor<2x128xcomplex<f64>>) -> tensor<2x128xcomplex<f64>> {
  %0 = stablehlo.fft %arg0, type = FFT, length = [128] : (tensor<2x128xcomplex<f64>>) -> tensor<2x128xcomplex<f64>>
  return %0 : tensor<2x128xcomplex<f64>>
}

func.func @ifft_128() {
  %x0 = stablehlo.constant dense<"0xF9F844BF882E643F93BFFB3E4436013F2383CBBED27004BF0359A23F2862BB3E363373BE844DE63DC67924BF7DD9BB3FA165923F3E4887BF4ABABB3E71B9F2BF8C044F3FF3CEDEBE9E07F33E6ABF31BF36C3B93F6FF65ABF505B6A3F3C1888BDB637A13F1F49913E221F5ABF94A85D3E428C1E3F1B832A3E81CC643F0B2E3FBF5C385B3D8653D63F2A069F3FE274D6BEFACD223ECB9D83BF28BB36BE318118BB94400C3FE424F03E259D97BFE939E1BFD514BDBF8888353F2A3434BEF8FEAF3E0BC20EC03A2EF43D1BE2873F3253A0BDB01D0ABFC976D83FC7D5C93F3904F53F5FDF413E2E9A98BFF43926BF145BD1BE8BA906BFA6361EBFB15E1C3F080624BE7B5D793FCF697EBFE35518BEBB789EBF8D0FA2BFDE04E1BE42286B3E22E8CABE76B3183F0CC45C3F3BAE3F3F2804543FD7099CBFC1261E3FFBEB06BF7BB0F03E1BB8343FE731CA3FE308EF3FBAE54ABFC1F82E3D6CEE9ABE7E678FBFEA2B2C3F5967183F90145FBFEEA145C014422C3F9CD91D3E529F4BBF1889EEBEC927B3BEEA80DD3F7FB729BFD67FDFBE5BD4383FE0A197BFD06C39BFDD7024409EEFE43DDF7ECB3ED2F9373FE5B07C3DF912163F56D918BFF769E13CD34163BFFD318CBF0EA9D9BF8540103F21D51D3F08295EBF3A4452BF8FE1433F7F9E4C3F9E7891BE7648ED3E4AFD7D3F5EFC6F3F1777C2BDAE4099BEDC16F83CBAE2103EE96786BFFD0712BFB303D83D659982BEAE0B903FE13E62BFDA54023E830B12C0BD70B43E60C3623EDA9666BF95E69EBF1065BC3F27DD1340D1DC94BF4527B43BE2BEBF3FF4BBD0BFECF6D1BE701065BE319016C047611C3F6C20433EFF2DE73EB48722BED6823EBF69BC6BBF2E85933E7F25ABBFAF564D3E09DB893EB2A8D0BEE8F3CABC049459BE60AE4DBEB0C9873ED057A83F694ACC3C18D339BC343E0A3F5935D8BE7659783F0267C8BF7CCDA83F80BDCEBE149A87BF058B093F8BC8BFBE8FD1003FE503B03EC2040A3FA7D8A03EEDDE85BE7EAF1DBF4EEEEF3E162AB9BD1368FEBFA4FC3DBDDF8AB1BE0049473ED3041440A0B1213FA7EA2B3FD637E9BE69CE243EE2E1E0BFB20E283FAB5EABBE4FDDDE3F94605BBEDDAF27BCDFD13ABE1D78F23E42B6723F2C49673F15747CBFDB841D3DBD5E0F3F1CF24C3FEFACDC3F39612DBF67A490BF887A184030E424BE0F106FBEAFFEE8BB80A2843E02C4303FE992DF3F9B82173FD8D21540791206BFA836833FCDD32D4015E7053FB68C4FBE2260863F37E2733EB30811C00FF2103FE966673DDAD7A63E9DF1B23F755E663D3DABF5BD0D5E02BF7141DC3F82E4A5BE0A22B93FE9C836BE0DB70F3C6915AD3F6F67143F159EB3BF617E503F2645DDBE024EB43FB8E5BFBE90FA04BEFB574ABF5803CFBF8E2B5E3F08DC563EC6B97BBE75403540349F10BFC31245BF646512BFEFEDBF3E"> : tensor<128xcomplex<f32>>
  %r = call @ifft_128_program(%x0) : (tensor<128xcomplex<f32>>) -> (tensor<128xcomplex<f32>>)
  %r_expected = stablehlo.constant dense<"0xBC029F3CEA3B033E2601333E3123AE3D57B5073E942CC4BC5C5DDC3B2ADA94BC669586BD78CAEA3D00D2BC38DD4F053E40BC51BBEA6B893DE05BDBBC61DCCFBC107677BB742230BDDA20FC3D1C3A013CE33699BDC0DB5A3D8F3550BE0FBC183EEEC5E9BD553E11BE760EDD3DE1FE073E56E9C33DFF7120BD8ECAC73DC50924BD6475BDBC525D61BC1A13BBBCC063EEBB523401BEE224A7BD22014B3D6EDB903DC8295D3D865E143DE32647BDB23F15BD0B39B63D733AB33DC6C6B33C8C51B0BD8C8E3F3C173A5ABDE8B95F3CFBF90A3E0F5B60BD93C8C63DB091CFBBDEF40CBE4CF8FABC4C452A3D6819DF3C5AE9BF3DBA2408BED8E3C93C199B80BD29AF14BE44E186BD50F259BBD205A2BD00B1243E425FD9BD2002603D5C9E3EBDC88CD2BC10F3B1BD76861B3DDED1603D483671BC79693E3E7F974D3DF4289BBBAE08653D651545BD88DC26BB9CE7B73D4AB4653D6803B6BBBCB3B5BD72970CBD007708BC1587E73D191E4E3D8772453E11DFA43D202E353D2D36023D6F3C013D0019CABABC5CBFBD630F4B3ED438E2BD57772CBD25634E3D8DAECFBCF00B183D98775CBD56D789BDACCE71BCB74B0BBD8B2F153E6E7B2BBE32CF183E7D490E3E5B78F63BC0DB903D1007A4BDB3E7A33BA82D013E81AFF5BD9A2CBEBD58A531BCC0B3493D9AE8AEBDFF7B41BEC6489E3DE750CEBDA2841B3DCB7FF6BC598D813C5AE6BD3CF8363DBDA02F42BBD01A85BB54B3E8BC2084793CE1DE99BD38203CBDF65E91BD48FCEABC9E31F53D26EAF3BDD314CFBDB78B303E162C9E3DE831B0BD00BFA238FAB3C43D1BA732BEE622B5BDF2099ABD955DF3BD32C56D3D68919A3C291A1ABE0CB823BDDC66A33D6486433DAC4F03BD9A2AE53C7EF3C2BC24CCB9BC23F505BD96A741BE8CB76BBD95C967BD683CF03C74A4E0BD285F463C6F4FA83C60BFDF3D14E2C8BD92D38A3D38D88E3DCF22DF3D6B89B23D00200B3BAFAB033C51D20FBDC8E3063E27B27CBD507B2EBE1C526F3D7C7963BCDC2FDD3C291AD5BDCDB79E3D9065203E64D4B63D82F7833E1EC807BED65472BD600DD43D746E413D1674843D3CB0A13D447AD13D42FF9BBC4A5F093E7A539F3DF0E010BD37B7953D4E888E3D402C943B3155ECBDD84A33BD39A0AA3D7AD28F3DB0B9DCBD2C781E3DDBC4ECBD0AE7AB3DB564D93C34D96FBE9B2DA8BDBA5A9ABC141BDEBC7BFEB5BDF0ABB3BC510382BD6033223B12C2A4BDB6280A3D0EAB713D3098533B5C1ADABD107B07BE6046B8BDA273A1BDA1ED043E6CE20F3C9E7891BDCF439FBCA8723DBBAEDF46BC48FECDBC74CEF53D6C17B03DB831E3BCE5AAF93D395BDC3DB6D0A6BD06000FBB674DE53C84EA883CB63E6E3CE22F543D23149CBD5A4F8B3D218CBEBDE2560DBE900DEABD80310DBD2018E43A77A7D3BDB88C17BE81A990BDDA7E27BD98EBB83D"> : tensor<128xcomplex<f32>>
  stablehlo.custom_call @check.expect_almost_eq(%r, %r_expected) {has_side_effect = true, tolerance = 1.000000e-05 : f64} : (tensor<128xcomplex<f32>>, tensor<128xcomplex<f32>>) -> ()
  return
}

func.func private @ifft_128_program(%arg0: tensor<128xcomplex<f32>>) -> (tensor<128xcomplex<f32>>) {
  %0 = call @ifft_128_fft(%arg0) : (tensor<128xcomplex<f32>>) -> tensor<128xcomplex<f32>>
  return %0 : tensor<128xcomplex<f32>>
}
func.func private @ifft_128_fft(%arg0: tensor<128xcomplex<f32>>) -> tensor<128xcomplex<f32>> {
  %0 = stablehlo.fft %arg0, type = IFFT, length = [128] : (tensor<128xcomplex<f32>>) -> tensor<128xcomplex<f32>>
  return %0 : tensor<128xcomplex<f32>>
}

func.func @rfft_128() {
  %x0 = stablehlo.constant dense<"0xE73E62BEE10FFD3E350D134037F3BC3FFB14B1BF582D07BCAD99083EE66F343DC22284BE9ECF7BBFE94DA7BF29331DBEF5F9F33EC3DF69BE22F30DBE5BA8EC3F526752BEA26A2A3F3F9D353F06AF14BF47E8CC3FD7A2A1BF2DFF14BF38203D3EEC349A3F7899BA3F29EE5ABF7DD927BEFAF0AEBFC44D94BFEDCCD43F8700073FC221293FFC886BBFD66A453E51E608C0589F5E3E60F4C53EABE4E53F9FA2113E4B1BA03EA4A7503FB49C1C40A1D7AB3F4D568E3FFC12E5BE284E1E3E82F920BE5A1174BF98C64B3FFE8BC5BE909A023FDA0A4EBF07B2A73E7D3DE4BFCC8423BCCF59BF3F76FBACBEF32533BF09A3943E8AB301BFA38A3EBEF1E6033FF0BFB1BEBE3208BFA931FBBF49D1BBBFBBB958BF14ABC03EF0F6023F6BFFAC3E011ACABE08652C3E7DE4033E66A2CE3FFE7AA6BC81E339BF1CBD90BE04C7183F729E3A3FA7E039BF028D3D3F9634FCBE3D3FEE3FAB0788BCB42CB8BE4811FDBF16CEC33FECDF41BF8DFF583EE764ABBEF99008C0DC014E3D12D3B6BEEA4346BE317613BF8566B2BEB380933F03D4923E5F6C603F7B69E3BE7F578CBEDBE74ABFAA12B83E8D9689BE4F65D2BEF9DF94BE04D43DBFF4336C3FA1BD7EBF5C17B33F7FD07A3ED1F8A93F36540A407FEB033FAA28283F5B265E3E74453F3F1F879B3F81E10D3EC5F6963E52397CBE751365BF7F4DA63F83F0803FE0CCC23F2DBD81BF772FF73E"> : tensor<128xf32>
  %r = call @rfft_128_program(%x0) : (tensor<128xf32>) -> (tensor<65xcomplex<f32>>)
  %r_expected = stablehlo.constant dense<"0x6616494100000000D9704441880E56C06CAB293F98861541C8860941297C5941E8DA4BC1D69453C000BC833E3D590341F6DB85400025AE408402F24001997EC116638E40241CC6BF9F56AE4124D0E83F45EA73C0F14AA9BFB1C674C07C06A6C036BC18C0EF6B2B401062BEBEB05F1DC1508235C155108A40B445DDBFA0D50F404B5ADB408259EDBFD65F6A407EC182C0A29D07C14DA3BFBFD3264EC148EDB9C0586BD7BE4A813F41B402FE4027C9A9C1465C06C1C3894EC1740AC2C089910FC122BBD0C088ED363F69135040C69A99C1C32C0541AE95E73FB607EAC0189CC63F29216BC086E66DC165411EC19BA6E2401F4947C0F1025B4000F4863AD17435BFE8633DBF00AA92409C990840F0B605400E5CC74001D72D40CAAA95C0A1DDA0C02F6312C060870E41CCDC884012D23B40189EECBF0A090841D1BE69C00098CBBB514E13C1C84D21BF3C872D40D21E8941986426C0440323406473F840C8D5A340923ACB4002E042401CBD7EC0F4B1814093A9D2402C6D47C0ED69EFBFB0A427BEE5C9BDC06203ECBF7EB531C0A8FB24C0D8297641DB89F6404906D04003EBED40605F29413DCA7B402C618340C8EBCAC05FD32EC136006A40124752C15110F240F80FBDBF6F0AF7C084C95A419E03BF40E02890BE776F7040A81936C12A48F8BFB519B04038324641BA623DC18D6033C1EA90F3C0A4CEA4C0B8E593BFEDC71F413EBF58C000000000"> : tensor<65xcomplex<f32>>
  stablehlo.custom_call @check.expect_almost_eq(%r, %r_expected) {has_side_effect = true, tolerance = 1.000000e-04 : f64} : (tensor<65xcomplex<f32>>, tensor<65xcomplex<f32>>) -> ()
  return
}

func.func private @rfft_128_program(%arg0: tensor<128xf32>) -> (tensor<65xcomplex<f32>>) {
  %0 = call @rfft_128_fft(%arg0) : (tensor<128xf32>) -> tensor<65xcomplex<f32>>
  return %0 : tensor<65xcomplex<f32>>
}
func.func private @rfft_128_fft(%arg0: tensor<128xf32>) -> tensor<65xcomplex<f32>> {
  %0 = stablehlo.fft %arg0, type = RFFT, length = [128] : (tensor<128xf32>) -> tensor<65xcomplex<f32>>
  return %0 : tensor<65xcomplex<f32>>
}

func.func @irfft_128() {
  %x0 = stablehlo.constant dense<"0xFFF39094738FE53F0E6B37310E57F7BF40F19F35ED13F73FFC6A29F8D9CFED3FA6E6E7ADD5FFDF3FE351C800F201F63FBF54854E8E0ACFBF6DDC8DE765ADE83F534A7C0FA966D63F16694AD5A64AD13F957081394392F73F91360388FE84EE3F71514D6D59E4BEBF05386EBC537AC2BF0557361A3B31D33FA4155F012EDADF3FAEF7304653D9C93FD48AC4FA9295F0BF152F372FBC97DE3FF69FF0EB23D2F5BFDC7C18F5A682E63FA069BB7831E7D9BF7849F2EBF66AE7BFFCCBD60F29CABE3FD0F7391361B801402B168B0E95CBDA3F8FCFBE37D717E9BFF07D19A32EE8E33FFBA3C41FECD6E8BF4E4460ACDEA9F2BF075E5CDF2B15C43F721FD0EF1977E33F6EFCAA819F88F33F74A1C8366AD5F23FEDD57BE40FB3F53FBAE4A4BB479ED0BFA5400132CE6F014058A652943C6BE3BF88195036CA22D93FB3082382B94BE8BFE11860DC7B5DDEBF66D88DB0C6CBDB3FB6D8B2008499EDBFC5FFE2F028FCF1BF9C072489B3D9D3BF360BD192A1A9F23F0A5761BCE733DD3FC117DADAC735D83F14E3298323BBAB3F5EDCEF8C5B1CDABFC233D75E183801C09EA844A92BC3E13FD43D698A187991BFEBBFAEBFEE58EE3F1D19D11DE682DD3F671129C6A6B3D0BF375BF4A075A8E9BFF29F02B04570F1BF50EF693D306EE8BFAD5B637C5E67D8BF46BD84C09184F0BFD193B66750DCE8BF08F102346B72F13FD91AE7C21BF7E23F9C7DDDEAFBEBFB3FFEEDA2033862E23F5C6028036319F13F37898E89858EF83F96F3A6CF3D52E1BF6BE4229C9E28C13FC73657CFBFADDBBF2D483B7B9C66E33F9B7C62F500B5FD3F9AA0FDFBF123FBBF241151FD1E54014093D41D4CA6CEF6BF77A1CAACFE3FF43F1B1E4054806DF5BFA227EC14446770BFD952B8A1FD5F08C0A4FA79365537F8BF3C6D764A8CBCCC3F4B859730A65FE73F4946617A222502C00E19FA430AE1F83F9287AA9427E8FE3F3D930334E263AB3F27D028BB29D1F9BF770F3B757258E8BF3406A5E265B1C5BF54F4E333407BD23F4CC48A7136C0C6BFAEDFC5E3E1CAD23F597328F1C2F1F33F2D0A1FCF2604D4BF960E083BF267E6BF1912FCDB2551CDBFB0AC59A641ABCC3F1329D89F0E63FFBFE0B762EC1F94D8BFA1B36DDC7E4AB9BFFB3CF1678015D13F45722F8E458EFCBF74D3974E27BACDBFED864E9730C2E6BF75A3B5E723F8F8BF8D4D5BC5D1D6E8BF3E1D4DBBB872E4BFA7320F2FA3DFBEBF76ABA578B9FBE4BF41C51A02427AEF3F7FB057C02C24E33FF0117CB1E140ECBFB244E2CCED1AF9BF6988970ADEE3CA3F3521638ED885FE3F890142D15DDDF4BF6C2F29EE84CDEFBF84780E776BFCA3BF811ABD57D773CC3FA97501F83C47CEBF5E5FC0C5D9B6D23F76AB3B7244E7DBBF35C830B84DF7CA3F49DF6FE2FCE7E5BF9655262AFF83F4BFF8FC7A71C913ECBF2D6F7AC7967FDF3F30E44138FC63FCBF3365F3169952F9BF154454B1D8D9F6BF567E1CDFF053D4BFF2851C5F8441FCBFCF9D81E63925D9BF0DF01A46A6E8DD3F287BEACA1EE8F1BF5B23E9A926F0EDBF52A7177D29F8EF3F7A4ACFEF1228EE3F75920C22228B00C0DF0B4AA7C935E53FD83BF4EA92EFEF3F833F00C67008CABFD27677F985E4E0BF6D6E5107B74DF33F450457A98A5CF7BF34C93EED92FAD3BF09EB957D4C1CD23F6ECFCC39B7C5FDBF07FA5ACA2D2ACF3F2566D4CF86D7E2BFC79980706D37F2BF674280D7FCBA743FCCDC4324370AC3BF00A286F0D016BDBF4C8A629BCEF5FA3F48D6DDA33B41F4BFCAA06307632BBBBFCBA64C0EF536E63F4A686A423EC7CEBFAA9DEA50DAC9E4BF550BD3A2E6440440481D7CC18686F13FFE77CD554612BA3FDC61B0F99190CD3F8AC759E9E689C53FC48705EBCDBAF73F6F952138922CC63FA7EA99A87953EF3F0144762C9125E1BF8C6116E47ECAD4BF60E7B4EE8C98F2BFD4B1B28C0DEEF53FDB00ECFC2259E23F2EEE67E95E0BCABFCCF09A367763E43FEF607CC37696D63F03E039C8E63ED1BFB850F85B0BE5F33F3D5142E2877BF2BF947553741134D23F624E62364FC2D8BF66FC01846AF4F13FA4FB33F5DCDED93FC42052190B8FF03F8124BEF47DB2EF3F022CCA683D2CE63FAC6F65CFFF63F1BFFAC4C1834E73D9BFA7EEDA0C5915D8BF1D86CA9A2A3AF8BFEE017EC2AF9AD13F5B596EFCBC77E7BF9FD3B582E590DA3F8E0D2F45B8F3E6BF22D8A61ACA61B53F401C9C42176CF63F63345931EFA5D2BF4022A2C8E34CC33F15850CD34DFDED3FAB7FB58B4833D63F92553F7D4F07E23F47E425964BE8C9BF8909D9987BFDF3BF4370C8FF9BB1F7BFE2369A50C5F108406A8FF99647E5E1BFACBEA8A7FFB2F13FCA9D68BF5290E03F13FCB1629891EDBF67CC4E967CFBF33F2A82D114B577D4BF9AFC59DC94F0FC3FF47AC3E4D6EAF9BFF22B934A5193F13F69FB1228F30CEEBF4516735600ACF63F32C302167B81F0BF4311F877E2A5D4BFAF0F9473FF77DABF6F557F75E1DBF03F7EB67A9178C6F03FAABB722B4413EB3F4CD8EED669FAC43FC6F473BA4707F2BF18CD48896B00CFBFFD85DD0E8643C33F14F21840B9A1B43FAE6B1C7989EDA53F4F579BCF1272DEBF5105BC732780F83F91B00CE7345CD03FFAB7CBB308CBC43F3E80072C59BFE93F5ECF2071937CF5BFC2BCB5366396FE3F8B159A41C709BA3FE18CAC17D930463FB1ECB81E69A302406EE12C53FE7EF0BF991CC8A7F875F4BF0C225DC9FB23E93FCE7A2B4B8F2098BFDB4F4D5594F6EFBFB97A1697790ADD3FF2A0E72C1C22F0BF5F8DE06A82C2B23FF7C7C1AB1868C03FAE20518C4425E03F29A2F82C7624F43F09A7902F26FFEEBF2922D59E51B0F0BFA3BE23F9EE10D9BF32097C3A507CF73F6EF1A2A7B4A7D3BFB6547E12FA50D0BF6022FA860E91D23F6CA8DF565245ED3FA7CA83C8755FE9BF9F616C600E57D2BF"> : tensor<2x65xcomplex<f64>>
  %r = call @irfft_128_program(%x0) : (tensor<2x65xcomplex<f64>>) -> (tensor<2x128xf64>)
  %r_expected = stablehlo.constant dense<"0x2BF9700509E0AE3FBFB29BCE172DD63F7AED2DF0C876C8BFA24523BC9302C13FBBA60C4BEF63BF3FCEFC093C7541C8BFDABFA126E964BEBF380B18FF9E74CA3FFE519A53EDF7AD3F8289BDB9DCF4C4BFCB999EC123D3C0BFBA142885ED2D9A3FB2EB115B5214D0BF92881265A18DC2BFB03D299A22B1C23FCAE99A65BC19C53FA13349FBFB7FB3BFC0E28CCDE49E7DBF6557A7FDDD88B0BF548F13214A6EAFBF06DD8860B408A7BFCE0D7B648F5CC73FC256B942FEFE873F00AB2B00B82AAB3F1021C59C578FBF3F35C2C8AD05ABB4BFA856B7320FEDD8BF42E831B433D6903F3DD79BB0F59ACC3F6D3635610735A7BF843DFED3CB22AD3FF0B22E8626A59C3F12AF3797204C7BBF9DBA48DD079EC43F823D8A4CA1D3A2BFF602DC8A96B6BEBF2526EC7F642ABDBF5D869117675EB5BFBE047D7CBEFD953F307B7A9901B19A3FEE4C4B4967B0A03F98C4386AEA35C9BF219A8D1606A5863F78ACFEBBDFAC913F5A52331BDC79BB3F528D01FE8D06B0BF206BEAF40BB7B5BFD44F56E355149EBF98707DEA4AB389BF49E1CC412F62B43F9134D2EF13BFA23FD1A45FCB09BEB93FE9F8C400695BBEBF0A72DAB89F5CAB3F5CA4F24EE6A0C43F77F188E16CFEC0BFD814E4E631E3A83F0C6D4F678E94AF3F88C2A18823D37F3FDD65BAE474C1D4BFA4377F925FAF923F5C3B91FD7453B6BF1EA4A43B5915B6BF881FED2B2509BF3F4B2C2C1A0FB8A03FE08FA08224FE86BF302FA20695C8973F7890C142BC67AD3F6EFDFBBF7390D3BFDBDF176A0AEBD33F8EF2C22D4EABB7BF04FBA9887323C5BF0B84F88C117DB53FBEA7B52A9963A4BF60FD0AC0E94FBB3F3CA2B6395531B63F68898CA7DCDAC33F22F2864EABFDACBF3D269F3C425BBABF7AA5C1FB33D9B33F2CDF9F178C39C2BFAD301932682CC3BF7F545A493EA2B0BF3CB5918D210DA5BFC443F0C9D62CC0BF0CDCE8F0E963CA3F2F22C884B24D9FBF14997D750087B63FE2FA6A200BA19ABF461F4F22E6AAABBF158AAA059E72C6BF956F16191612A2BFA48C034A9434AEBF2C24E4B2BDB589BF44A67F75126EBC3FF0102408BAFF80BF02676EC3353E7A3F5698200F0F28B33F6FAC6DB8878CBCBF08736A84412B9FBF900C7B083C2FCF3FC844376EE05C8E3F8A9E92A6D4A8B3BF02C9BB8F4E08B73F8A2AF9F93F3DCC3F1E8EBD448182A93F8C2DF7F4EAE393BFB0B71798DA57C53F200C0E4258F9583FE81C6F90913CB3BF7CA0516136DDC7BFBFB5384045AFB33F0EFE5602BB74C23FAE1698C73FD3AFBF3EEE9BC3BFA8B43F67C63DCB980CB93F38756E23FB8CCC3FE069F0A80D3B683F9850C346D182BABFF9F2A627776AD03FA0703258C71C47BF2FB6727F22E3C43F62E4CA541943BB3FEE6D38572856C2BFE02A9C9C900B99BF99A1C5F5E6EBC13F12203CF42FCCA33F625E800378B7B93F8C6A8E1B5A64C13F38E236F400F3B0BF7C35EF0C378BC1BFE848DD89FB5E98BF7EAD4AB7E54ABCBF84369DFB6BF7983FC9111672EDFDCF3F56D570E55F08C93FB2D328BC4822C2BFC0CF7285D8B96B3F10F00B2C99EF9B3FD731E7A94E27D2BFEC431947EF3DB4BF9804A66D1277C0BF0C9588AFDEF198BFE487149F72B0953FA0890D27F8D7C03FC823B7A0101DC3BF764377E2333FC2BF0436955695A4C53F6812B5CAE72193BF5D7F719C728BBFBF72C190E84455C33FE80711B527B0C33F60D59E363A7E8E3F09B319A12BF2C5BF1001CC93CAD666BF70D5093549ECA6BF3A891EB6934DB13FF8C9FC1418BD903FF0E213E0C37EBCBF4091DDDA46AE7FBF2EBF0C55982BB3BFF05149F2AB0CC23F10833D75EAB6AA3F2D3AB4D39434CBBF13E8B7C657F7B33F428579C96997AD3F92B2E3FE6354B1BF9C2BB5AA1912B73FF8CCD2F0C71FA53F2EB210E8255AC53FBE2E768E24A1AABFB0C4787AE380B83F54E33807ADFAB8BF8E132D4C4471C0BFBC3976A751BAC1BFE0645C420998743FA4BDF062AA6EC63F0D523B8BD2B6CCBFB67EF54F8FBAC03FD07D0F4951D399BFBC462097F691C9BF9B98B6B9460BBBBF23596FC94D90C03FBDCC9A4B5DA2A7BF284329286C65803F0C268B83638DA5BFC07594A0D30779BF5BF03FD7D18AA8BF1131A3DACC69AEBF187ABAA47D998EBF2A80636A7B06A33FAA39EA055E2D9DBF3E90811BA90EB03F6292D12CB9B0C33F99A6DC1F3436BE3F5C3A16037521B43F8EF1D9DEC6F8BDBFD4C4F99BE06EC63FEE3D4F74C1C0BCBFC639C7FE48A1C73F8DF772B11722B23F000959234345CC3F6105696CAC01C73F6066D72BCF70C83FF05FCADF104F663F2938DDF22ECBB6BF12175BDBB3F9AA3FA74B1AEFA494BC3F7C03DB33C4828B3F40D364E5285A9FBF4EA40E1B859294BFE3921140E233B83FD11AF2D4F9BCCABFD4DA609C73879B3FACA7FFE038D6B6BF1B4B368EFAB1D3BFA0AAA8D2363FCABF6B546F46EE07C6BFA8F6732BF3CCB73FAC6E309DA75BB7BF13D9232403B1C83FCFF8E2F7F241CB3FBC6210EC0126A9BF40065AC1BF6D9F3FDA709FD14F5BC0BF8C24BAE6EC05C93F0B9C4DB60887C6BF9E35EB5A8D8CB1BF60B7F7751957A0BFF4E0D60BA4F4C4BF68E2C17A86A9B23F502C009097848B3FC8E6576025CAA1BF787CA4C46811853F8E604AF41F93A6BF10641A9F1C2B61BF1E46AD9DB2C49E3FD03A2319B96D7B3F3C5B808B1A99BB3F22BC01F74FA1D1BF80D44AD55D8FBEBF4B97544F4C8DC53F7068B9D59D4DC5BF5CEAD73B9B30C2BFEABEDCB4DC79A4BF9CAB446D1766903FB3D48D67B3C4C5BFD60C073A9E7E993FC985916F7D88B8BF2D66346BE5AFC5BF94AD77BB8BD2A53F5D88188A6041AC3F326636C283A0C6BF4452D8394B2C92BFD0043BACD3D0C0BF1ABA857C3E3C99BF"> : tensor<2x128xf64>
  stablehlo.custom_call @check.expect_almost_eq(%r, %r_expected) {has_side_effect = true, tolerance = 1.000000e-12 : f64} : (tensor<2x128xf64>, tensor<2x128xf64>) -> ()
  return
}

func.func private @irfft_128_program(%arg0: tensor<2x65xcomplex<f64>>) -> (tensor<2x128xf64>) {
  %0 = call @irfft_128_fft(%arg0) : (tensor<2x65xcomplex<f64>>) -> tensor<2x128xf64>
  return %0 : tensor<2x128xf64>
}
func.func private @irfft_128_fft(%arg0: tensor<2x65xcomplex<f64>>) -> tensor<2x128xf64> {
  %0 = stablehlo.fft %arg0, type = IRFFT, length = [128] : (tensor<2x65xcomplex<f64>>) -> tensor<2x128xf64>
  return %0 : tensor<2x128xf64>
}

func.func @fft_of_2_dimensions() {
  %x0 = stablehlo.constant dense<"0x660AD000201EE0BF44D2E657EE48F03F134406F43B43E13FC1811322DCFCE9BF97DF36B542A3E9BFF0E258489869E1BFC3C437EB4EF9DABFE0B0136D1BCCF33FB43900CF2C6EF13F704FEFD8F71CF13F92459151A89DC43FB8B158CE75A5DA3FCBD2CAB0A20BD63F5B228657B2B0EDBFA177BD7A8D86FCBFF843F587AA40F33FBD8F5BE32FBBD8BF1E84FF8BCF78F73FBA5BE6550555DEBF808BD46ABE81F6BF3B84D3FD56D7D6BFD0D3556F05BFA93FEEC609A2B72B0340F8B45336E9A3F83FB896005BD6DBEABFD141DEAA62D3F0BF0B71A111D962EFBFF5DB5CA8EF15B5BF7D6C6A23947BD6BFD9C1F3B50C0FF03FFBEE54D46B71DDBF60A898CB0FB0F1BF0618108942BF02C0D6EF7C7E32E1C93FA6FE7B230F1DE8BF10580E09A9CDFFBFEACAABA1A4F1E93FE371A3855143EE3FA30AFAADF29EDF3F68562CE101FCF83FDA2C7B11DD8EDF3FB8A8FE7D0E71CB3FFE677427AC246B3F6345C99F024DBF3F1940E4D69F54BABF27289106E88DC63F213E3945462CEFBFD1993B822863DD3FD806C9A905ABC93F1180295D5A87DBBFD314CF84D0CFF73F8F7BF8E28B6FD63FF5EED9562F39D7BF578DA324DD41E83F2E556B33D5E0E73FB7FF00130378D13F6EC8785564D2F73F0EA72DD3CC17E43F19426C64BCB5EFBF0B3FE2AA6852A63F957C0038AADDD33F170C2888C9F2E83FF90596BEDFB3D1BFB6DAAB94FC6EE8BF904F70466C29D1BF3141BDBD8DA1CEBF0ED13D2C5EB3E6BFC1A7DD515DB7B73FEFD7EE2E15FAC23F7793A6A0BC830040C6CB1318A9F4EABFE264F3791B51FC3FF7D5DE41E8F4F3BFC8806D73B573E3BF1BF2C6624924F63F42346368E840AC3F3B2973345B29A3BFC14D2A21D9D2CDBFABE2E8FCEFCEF4BFBDDA66B758D9EABFF9EB8149ED93BA3F6376281710A1E2BF1B4FBC0443C3F33F073C45EC001BEC3FFB16D187436BF03FD9148FADB25EF8BF2B218E319C54E03F7CE4B635F492F23F85215F195FD2E2BF1A3CCB98EBE0E1BFD91FC95D18ADFA3F276617DA170EC83F01D03CC0ACBFE33F069CA5F4F349A93F024CC0D22172C83FF99D122C4B0CDDBF1E165FBD4B0EDF3F9E17852B799DE13F6DE23655D155C0BFF022492EC0FFDABFDEE70E697732ED3FDE903B70ECE1C23F6176A800902DE9BFDD5BC434F67DFF3FE84BF66FE91EC03F0167C1D11932DEBF7E2A7BC9A4D3B7BF0AE29FECD34EF53F2CFB7CDB875BF1BF20B438875DA9F2BF542F021CCC50E13FA191CADC8026024094F0A8EDCB1DE1BFE05D5AF2B63602C0F8B76137273DCCBFB6F6FE193609C0BF999175247DBCFA3F8A8F2519C227FEBF9AF9A7E9FDF6D43FDD8CDE00B791BCBF3AD65851454AEB3F3E58D2A9F36FC6BFD88380370DF6E1BFD58DAB989D6AF7BF1BA393EB502FED3FF1A01650098DBB3FDC04BEE32E88F0BF44F2CD44E2B5F03FF0CEB4F1AC51E3BF480431945299D63F9F81A2A47D66D0BFAD86FD02F1B1DCBFDFE199956CAEF13F7FF7EC0183DBF13F5054F43CD94AE0BF97E2FC225C36F93F501D3251D221BD3F4A3778E8E700EBBF540FEA29A68AE23F450C3F027090DB3F4F829DB6F2F0FBBF42151F527AA6F2BF4C1C10B6F270FF3F07824C77D2BDE5BF"> : tensor<3x4x6xcomplex<f64>>
  %r = call @fft_of_2_dimensions_program(%x0) : (tensor<3x4x6xcomplex<f64>>) -> (tensor<3x4x6xcomplex<f64>>)
  %r_expected = stablehlo.constant dense<"0x9ADC0EAFB5CC14C0F04B92415113134011BF998594320F403CA034C433D600400A34933C5B72EF3F9160B484FD77F5BF04F1CCAA9F3BE6BFFB0A85033ED20340489F210AC2C4D9BF9F7CD964D7BA1BC0A4D0BB15FD6FD23FCAE116E5A9C1F2BFC8CC64CD8FF410401486E217FC8E19400083B291E174BA3F02474571D75B05403E651A72D57A07C094E1C3F7AF220B40B6C0066860F2EC3FB0E707D1AE5DDABF8C2EAED4F3C624C08EFCF414972419409894F6815C68F2BF5C625EF247E308C056994E1EDF8418C0B03D918DE22A18C0931263BCDB790DC03AE4F67D50481CC026C23330CACEE23FD8609405FA7D0140847B8E23A2C907C0803ACBB15C57164041169518857B09C089BB0005CECB1F40AC3221426157D93F074F2E1A355907C068C75CBD7F611D4058386610BAB011404A0AEFC3355623C09BFB53C3914113403EB6E8C8F9D407C01836C4A5E2AE0AC0AE77AB25A923E93FB7AD7389916013C0B8AF2B5713DB1B40A449763943A3224005114CEE959D2540EC4BF1E8A239E8BF1C7665785AF911404315E0DC0EE206400C6C9D713C5005C0C6F3621ED794EABF8079854B8BEED5BFC335090E2A6825C06EF56F0AE75FFBBF962158EEFA3305C0A47CE6E2D39000C066C35DB3DC45FA3FB614F2F6C9221040039EDBEF431CF0BF3E4C167108181D40FAC6DCCDB2062040C8F75F3C8F55EDBF9ADC491C924EF63FC2CD1265C3371A4068C1B6D7C10EF33F3418D9E0F00F1C40E128CD60ED6AF8BF079F7C198D390A4036189765CE890F406041DFF80572E6BF08F3F5C81A9D1EC0E6B6BC50257FED3F51652A017C2C02C09A50EE57B8500C40E4C5E7C0F82EDDBFB1431C08E7C821C0B8A78711E14003C025E59FE380F908C048B6E58F90AEC83FE8A6BCA763BA0DC03007D6B8E213F43F36A5B4E7A13F08C0F5E3A61D6FB6FE3F9F9A92E4E24403C0E975414473E100C082DE1AD3B526FEBFCA63E2FECE4E1CC0D875C1AEEFAA0E4098AB9E2126171DC06064018F699CFDBFB5F6A8ACCB8D1440FDDD2519B97D03404A6139C7D8CB0F40FE01F4D0D00515C0CC3F456F377910409BCFBE9D0745004070F1C597B5C1D5BFBFD3154B48AB134090791DB010B8F93F10E8D16D145CC73FEA5237934C29234012A8EE2F3F11034098DD96E8892826C02E72787A4E3304C0930893C21C03FB3F08F54A8C0987F23F34A2A1060182DF3F1FC27602913004C01D2D7BB4CFFA11403A25F218B846E33FC7CB502E2452164012E3AE8368D424C09A2F94FCB8F4084010EBF508ED7A16C074594266651517C01E08716E603D104032402B5BA0371940A0686F87B20700C0C82C3DC8F7200E40CBA87E86F80B03C0315D2DD4B9891540A1377BEC468914C088CD747C27D726C0F41163D4A2971BC046BD5167201705405A38F1A9BC672140ACE054E58729204047917BF07FC81A409F46EA864B09F63FEC8A9A0CA6AF1B4052EF2585F10C0CC07486E64FB0BD13403EDCFE2BBF050740531BBEAA47EAFBBFD8E553CAED32F9BF04246F8D6F46184074CF3F4298B50CC06CF38C663CA21240D9F6C7E6F36BFDBF82AA1B0848D106C0B055C614537B0AC0087444292E1DDB3FB8B6715D1E9AF5BF"> : tensor<3x4x6xcomplex<f64>>
  stablehlo.custom_call @check.expect_almost_eq(%r, %r_expected) {has_side_effect = true, tolerance = 1.000000e-12 : f64} : (tensor<3x4x6xcomplex<f64>>, tensor<3x4x6xcomplex<f64>>) -> ()
  return
}

func.func private @fft_of_2_dimensions_program(%arg0: tensor<3x4x6xcomplex<f64>>) -> (tensor<3x4x6xcomplex<f64>>) {
  %0 = call @fft_of_2_dimensions_fft(%arg0) : (tensor<3x4x6xcomplex<f64>>) -> tensor<3x4x6xcomplex<f64>>
  return %0 : tensor<3x4x6xcomplex<f64>>
}
func.func private @fft_of_2_dimensions_fft(%arg0: tensor<3x4x6xcomplex<f64>>) -> tensor<3x4x6xcomplex<f64>> {
  %0 = stablehlo.fft %arg0, type = FFT, length = [4, 6] : (tensor<3x4x6xcomplex<f64>>) -> tensor<3x4x6xcomplex<f64>>
  return %0 : tensor<3x4x6xcomplex<f64>>
}

func.func @ifft_of_2_dimensions() {
  %x0 = stablehlo.constant dense<"0x9BD975AB9BFAE23FB6CA9549C0EFB03F0B07B0B415E7E43FAB9868482C55E93FB89CA852925FEE3F815AA1B1447BC93FC0B5F6F227C1D8BF3B3A13426DACF4BF453486560BBCEF3F0D468EB0B194FBBF799936025340FF3FFAD42431AB459B3F88C02FBBB090E23F16DEAE35DBC2B1BF2860248C5F8BEE3F2E1041ACA652DFBF8788A359ACE3B23F45BC6527A22CF53F3B759FA52121ED3F37FDC64B5AB6923F57F49E3FC634FE3FCE1C6A9C1517E1BF837CE9D18FB7D23F53A44179799C0040DE284B3C7947E7BF1EEF5CD97D8CCD3FFEBED06BA571C0BF18018875BAECD0BF8171EC0F7B82E03F7211C65F3F46E2BFD28BD8FD2183D8BF610BABCF3C01E2BF1994DA6143D0FF3F37CF481A9812EDBF3B878DE06574FBBF8EC2E75B1D7FEBBFD45E71E6F26ACA3F3DDDCD6C1623ECBF1922EC0B9FC8D43F0433E7A78038F3BF0DC58138AA20EF3FB8FAD1D9E631F5BFC517EF82A2C3F03FE2798591F896D43FFE619F72DC69C0BFED07AB184D70FDBFEAA6D80B6D8AD73F68C4983C5AA4B43F21EFCA42DE83E6BFD720CBA0767BF13FA598E35F9E04E8BFA66674165B46E2BFF4E26D18279FC63FCD8250DDDC589ABFAAC7EBFBE1B2A1BF7E23C635AD64F43F04177F57D195DD3F30CCD16B9C64E53F6B106A0DFBF7DBBF2C7071F9EA64F0BF6BD2275D2396F5BF3D1D5264DCB1B2BF9B6E70D57D7CEC3FBD3F9AE177C1CDBF04A3A4A032B0F13F7CCF08412AC9F23F548405486678BF3F84E4566F040000400E86597BDF1DEE3F9DE34619D121E3BF7FEFCBF9671FE6BF5245355DD7C3E73F38197E8BB525F23F781ABEA50336EC3FA3061319B788EABF33179DE4060BE63FC4ECAC711842E53FD5B31FB82F0100C093CDC1BEE17BCD3F7A92EFC6BA24F2BFD5D747069F74F43FD07C7929A7E4EEBF4CBD44797252E93FC28574588A2AEDBF12439030CB7FEE3F7CF28F4A346FF6BF0BE078CBE4E8CE3F5C54521118A6E53F0CF49D0F9109FA3FC2219D3AD173D13F572F37D8F0F5FF3F2AAB30E353EFCDBF45BD3D89B192DFBFA566CDDA8EDF04C0910964CF2E7FD43FDFC2B9F916B2EA3F66B62082B578E33FF61E93C0738BFDBF3EED12800DCADC3FEAA0068AD2A8E23F2AC34EBE585FE6BFE7CBFF527C9ADCBFFB3D29FA1D95CBBF496343BC5F1AE63FFE1844630061E1BFCDD8D8092465E0BF303F26F337ADE9BF95508D595A62C83FBE0A0A1F1E95CFBFAA0E3AFF1FD9E8BF31DD14367552DC3FABDA4F9D2CB2E63F051E998D3DFADFBF15B46AA2E5D9E43F684C70DD01F6F3BF72F78BCD8A0D9A3F308495E064AED8BFE5BBF424520FFA3F3FC4DA14186ADABF0E141E207AA1E4BF790A521C5B78C63FF182469629290AC0AA5CA75CC8F5F43FE9D3291B4BB20340AFA3D14A49D3F23F0A170D70C9C60340BB983FA68C4606C06800E945A283E53F2D2B608353B80B406BA20FDC4FE0E9BF116F823DECE6FB3FD1C8019A022ACFBFB18E32304AE1F0BF6068792CF79E03C0A912B8D79B01DB3F0759C25D5E0DF6BF8DD62D27A73EECBF04BB73AAEE1CE6BF9A6419BA65780240CA446DBA67CFBBBF6CC8836BC7F4EEBF986EED91D408E4BF87AD12184092F13F5682BAF3119BE63F"> : tensor<3x4x6xcomplex<f64>>
  %r = call @ifft_of_2_dimensions_program(%x0) : (tensor<3x4x6xcomplex<f64>>) -> (tensor<3x4x6xcomplex<f64>>)
  %r_expected = stablehlo.constant dense<"0x0D955987E772DF3F37C7017D93B1D3BFFE7619B450E6C8BFFF9F9975FA8BBA3F8C34556B312AC03F017C993D0FD7C03FE153531EFD67C53FBFF2186D2DF2C8BF16FC40D7CBCED8BF072AD613133BB8BF8AE925471556A4BF4D86A724777BC93FBC87C10CA6F2B4BFE507D471DC0BBF3F4F4026F016EBC33FCE4AE6694B48943F407788A82790883F5B279030E6D5C4BFDA242BA2C621D0BFC84540B734BA8DBFF17497BA60E7C53F62ECFD2109DAA4BFB9A3330E8071BF3FE6BFCBB2E089C03F4EADD233C3FFC0BF90FB7B06B910B9BFC86B167E4F68C5BF7D1B48169477B93F634FCA439CA1D6BFC0549EFEAE127B3F43ECC84E78A8C83F9F13DFCA241CC33F70AC1F35830C9F3F3CC14A15BCFC9BBF8C6E6F7EF7A8C93F09F0FC0AF933C73F0C7E96A30C7FE03FB2B78768484FA3BF1C0BE5234CEEA23F1836FA8744EA733F5800F3AE8167A33FC648E2E0A159D3BF6C10BB15C760ACBF5542B5DBC9A0BABFA601D29D08D5D4BF76326CFACA70C93F25E8ED75B6AED43F7762BA788418BB3FA2FEE9405365D43FA8A911B55377AFBFCA7B83E5A844D7BF52EC82BD13A8B03F2856B1B5F0A7AE3FC808D634FC93BD3FFC1F6F99110BC53F874AE71EDC5DCEBFF0FDAD4A7BAFB5BF6EC4CC060E92CF3F6335BF1B2707B6BF40A1D5880B066FBFE0AAA14B0DC0DABF3829F5946B33AA3F30D3E5D770BEB83F6A70D9EB6776BCBF8A8F1BD3A268CCBFFEE2BDED7421B9BF9C5F37F58A41C9BF6A920CA6545FC33F02E535D3087CB1BF445AE30CB7E6C2BF80570CD7EF8C913FBA4C51305992D7BFB31738FD7BA4C3BFC8524B4EA080BBBFF44B23543FBDC93F56CA79981182B8BF9993E4C41595D5BF7A146FE4664DC43FC4E77A0F7D12C63F89CC69BA2045D63FA3729DD08C9ED63FACB4C4D387A1C63F40A839FF30519EBF8CD8ACE7DE74D83F7C558A0C869AA33FAC927C7A9E9ED63F88000F323AE2C4BF1979039195ABC4BF645F7BC15667D03FCCA7181391CFD23F4E3B496AEC56AB3FCCF56E3803A8B43F969BAB36FAAFBCBFA61F9E18F1E1C93FE6547824EF97C9BF498744B8C0F9C1BF96C237F4813ABA3FBC3E3AB29D12C0BFF29D6492FDB9A1BF08E75A2D021FDCBF9B5136635080CABF5FBE416DB33AD0BFB4EC538E5C1BB7BF67B5FD2DE994DBBF9C9F60DB6BEAC9BF022D13028021E0BF5CE3A5A84C5CD33FBB28D29F574DD5BF569332C89593E0BFC8A139BCB776CFBF672BD554B2FEBB3F08709CD1A7AAD03F4029059CFA86CE3FAE881CA6C4DFC0BF201A7240450BD8BF8CB03A5CD9CAD23F0E3DA9374B6CDB3F8F7A2BA49370CB3F8816B38B26C2C8BF46D71213F265C53F8598B5ECC452CC3FCA17A58E8EECBE3FA2440F765275C2BF70FB9FD5BE62BFBF71AB63D49B61CBBF34C5C53875C6963F95AEC37345AEDD3F698B0A55F42DD3BF442B15D12D46D0BF08BB74319D5EC9BF0095DE2451B9DC3F4030BED9C5C7763F000B0083DFA278BF9038570FC2A59B3F064C0DF18D7FCB3F11F54997B435C73F36828EC74A5AD53F1DBB7CA5D3E9D83F10BBB38A96F181BF66E1EB5E5794D1BF8CF6F6AB6887D13FA20629FF0A84BB3F739DCE82B4F0D1BFDEEF4C737CB3D1BF"> : tensor<3x4x6xcomplex<f64>>
  stablehlo.custom_call @check.expect_almost_eq(%r, %r_expected) {has_side_effect = true, tolerance = 1.000000e-12 : f64} : (tensor<3x4x6xcomplex<f64>>, tensor<3x4x6xcomplex<f64>>) -> ()
  return
}

func.func private @ifft_of_2_dimensions_program(%arg0: tensor<3x4x6xcomplex<f64>>) -> (tensor<3x4x6xcomplex<f64>>) {
  %0 = call @ifft_of_2_dimensions_fft(%arg0) : (tensor<3x4x6xcomplex<f64>>) -> tensor<3x4x6xcomplex<f64>>
  return %0 : tensor<3x4x6xcomplex<f64>>
}
func.func private @ifft_of_2_dimensions_fft(%arg0: tensor<3x4x6xcomplex<f64>>) -> tensor<3x4x6xcomplex<f64>> {
  %0 = stablehlo.fft %arg0, type = IFFT, length = [4, 6] : (tensor<3x4x6xcomplex<f64>>) -> tensor<3x4x6xcomplex<f64>>
  return %0 : tensor<3x4x6xcomplex<f64>>
}

func.func @rfft_of_2_dimensions() {
  %x0 = stablehlo.constant dense<"0xF8209DFB1B99DD3F88F827DDF99AC13F5E22B93090C8EDBFAC0A4042D3E9A4BF912D11180FAAEE3FA20F62900173BBBF780212E4423DF33FE22AC364406CD4BFAEFA31F77495E43FDBD71CCD4391F2BF32E121C4D585F3BFED876A8D0D22DBBF007DBC472FA3FB3FCFE47DB80FF6F1BFA3B1F5B92890C7BF18014D2D47FCDA3FBD3A1BE577B1EC3FD07AD70D2844E23FCCA6971AFC87A33F66C1303965FDAEBF0D4A489C0C9CEC3FBD2D756E3E70FC3F19A8DF475605F73FC565C0E8D028E8BFD733B2CC2200F5BFC4FAAE837014C9BF0AFB12549CB0F13F710A87ED2AC6F63FF61CF90E42F0C2BFFC8ACDDC3212F1BFA7F01459FF05EEBF02EEE7594DBDE03FCD3626E1DEECD2BFED7B2C0C026C034093298043CC4DE3BF35882E3EDC0803C0D52FA8AC4B380440230FB6F0BB59F53FB4EC9E863C85F4BF9155E60DD9EDF2BF040BE1108BF0F6BFC992A04BB1CDEB3F59662B7B2D34CDBFB4C3EA33DCA6E03F3D47215903DAF6BF920EF5861F5FDEBFF9FB2ED2904DF63F31C69BA36D03F5BFAC42F19EC009F0BF2D9BF72D77AAF53F992EDEE02D63CBBFB2294C6AC7CEC4BF0FD46F10175BF2BF8512C39C1178DDBF5044259E4F09FBBFBFA2E8317979FD3FE210102406A2B93FB0E61FAF00E7D43F6B969A94B3D6E6BF1CCEC5539675F0BF2A89E576D91AD5BF46307EF598FAF3BF0F02DB9EC197DDBF9EF6E6517BEDEFBFFD48EABBA26ADB3F32317EA4DACDE9BFF40DA4EC407DE73F31B0A80A1638F33FE9392D5F76C7E1BF031AB9CEFBB9DABF4F7425AF8990A43FC665678B74F2F3BF"> : tensor<3x4x6xf64>
  %r = call @rfft_of_2_dimensions_program(%x0) : (tensor<3x4x6xf64>) -> (tensor<3x4x4xcomplex<f64>>)
  %r_expected = stablehlo.constant dense<"0x75603CB46E6013400000000000000000F0640EAF2C84C23FE2D2F3A715E0FF3FCD592F396DE11040C05F2BF1E7C2EBBF06CDC39FE9081C4000000000000000006F51AC411549FDBF45C950BD8D711240A689FF8958E6FBBF54D139018E491AC094C83D94EF72ED3FAA95F77E403000C09BEDA10F558E00C0A54DA43E4DEBF1BFD89ECF3D1780E73F0000000000000000F5837ADBCEB10140C06B4F2D7DA416406AFF0996287AE63F2C6D9B731046FCBFA47ADB3075C3EBBF00000000000000006F51AC411549FDBF45C950BD8D7112C06688F3FE6A7FF63F6893389E82751240BC7CC8248F1611C0A023D5D8E3DD05C09BEDA10F558E00C0A54DA43E4DEBF13FE9F69427C24401C00000000000000000226350CA5B74FABF7DC9DACE193111C0A63F7D84FFC41140645D36CF8DE118C070D0048E120609C000000000000000003827AB04B069F0BFB08E5C9051EAD0BF648626CE0D4E2BC002520231293F034030A08D8F2CA2DC3FE662ED99C66B04C0F73C1B18E631E63F96F447826F4F0B4081A5CAB728760B400000000000000000E297B614EA34194060B6576796CFDCBF2C16DCBA22D6E6BFB467FAA78B5A1940E438669C8F86D4BF00000000000000003827AB04B069F0BFB08E5C9051EAD03F7851CABFAF8519C0F951C71FE81114C0AAED7BCF7EFA08C034D3702FEA130E40F73C1B18E631E63F96F447826F4F0BC0A34169DDCFD319C0000000000000000010CF40E583809D3FB87E88C2BE1418C01AA28FC48CA400C05440F390944616C0A7E21C39BB5609C0000000000000000084C926759E8BFC3F76B31C38E466ED3FE8DAFC3EE29EEEBF38B5D000E507EBBF788D05BD0F66CA3F28570D5378F6FA3F6158CD47872217C0A27B2FC61C801040AE5C53DE45210DC000000000000000005EB2F7C08EC0C1BF38AFF322F48E0C402631C759A644D6BF20E0E1342A200A4063E85DCE29D90240000000000000000084C926759E8BFC3F76B31C38E466EDBFC42507A4E0BC01409FC3DC4003E518C00D3A71FDD00AF8BF3AB8F337947A03C06158CD47872217C0A27B2FC61C8010C0"> : tensor<3x4x4xcomplex<f64>>
  stablehlo.custom_call @check.expect_almost_eq(%r, %r_expected) {has_side_effect = true, tolerance = 1.000000e-12 : f64} : (tensor<3x4x4xcomplex<f64>>, tensor<3x4x4xcomplex<f64>>) -> ()
  return
}

func.func private @rfft_of_2_dimensions_program(%arg0: tensor<3x4x6xf64>) -> (tensor<3x4x4xcomplex<f64>>) {
  %0 = call @rfft_of_2_dimensions_fft(%arg0) : (tensor<3x4x6xf64>) -> tensor<3x4x4xcomplex<f64>>
  return %0 : tensor<3x4x4xcomplex<f64>>
}
func.func private @rfft_of_2_dimensions_fft(%arg0: tensor<3x4x6xf64>) -> tensor<3x4x4xcomplex<f64>> {
  %0 = stablehlo.fft %arg0, type = RFFT, length = [4, 6] : (tensor<3x4x6xf64>) -> tensor<3x4x4xcomplex<f64>>
  return %0 : tensor<3x4x4xcomplex<f64>>
}

func.func @irfft_of_2_dimensions() {
  %x0 = stablehlo.constant dense<"0x4DD6F3FB30E7DB3F14F35CC52DA0DCBFA2C7772FC96CED3F52923D802F09D63FA9B9BB593EC4FFBF924D57C5272BF03F04AE7A4B400DE33F6431B306B137F83FE4E20A3ED2CFCCBF828FDF8275FEEDBF99E17255ED01E6BFABB5682CE1EAEB3F71A584505EFADCBF114F54633732CDBF1B95B1CE4106E7BF15F535E9BF8F67BF0FD181A91447E13FB6649B2A11F301C0717C462A5627E4BFFEFB6373A116F13F7AACEA504A43F83FD4E6D1BDDFF9F0BF3EFA96E46BA2B83FEC562CBB2B83E4BF1FF7E072281CF13FF29A66932CA2C8BF4CF78198B4CAEDBFB3F82870A98700406D6040E998EAD3BF23AE63B47DABF4BF7EB3BCFEAC3DF53FDC04AC104514F1BF108EB80BA7CDD4BFF812E5E4DE67F9BFD213DF2520EEE8BFBF64C12BA9ECD8BF5D2A762ED109FC3F145A9503F804E2BF835223525A22F8BFC79B13D7BD28E63FD38BDDC8A0F0EB3FF96325AB9BDFCA3FF3BAAFBE42E9D6BFFA0321575846E3BFCC9986F0668EFA3FC0027474E9E6D33F9E88893CE258D73F2900E5E45B5EA03F7B2F4E3041C2D7BF8669DB537D71DC3FB4264FE37A8FFE3FABE86AF9BBBACF3F63F964C848C5E2BF9A177812D220E13F3BA63EBB07610740BA9C8F2FA030D53FCAA30280880FE53FD2558A9FA06BE93F1D0B04C1C648C03FF94AD9CC676AFABF798596584D149B3FEAA76FDC2C46D33FCB5228A2B06CDB3F9F1A2568E4A6CF3F5CD2658D5DA4C6BF4676E0A4298CD3BF75FFF5ED2207E33F5A12DB577078E33FE5EBFD957E9FB63F02D5E6C3E8D9E4BFDF784232441AE1BFF48C4E09BD4F01C092C6D44A61D0EC3F0B4DE6A313FFF0BF50EA10010527ADBFCFA3F53F6972D63FAF38DD8C3AF0F9BFA49732E9E61CE83FF469F71C4552B03F1D64FFD16DC2B63F3398B5F85297FABF8E113FDE72D4EEBF21D6F5F6D43AE0BF994057D82C17CE3F5AEA8E3AC63AEDBF9E84713EE4B5DE3F4CE07639C817CBBFA84F5223BAACC43F426598C0AE68D63FFDC73EF079DAC2BFF14BDC9A1E22EB3FFC6047990ED6BB3F5480018B8A11DABF4988B181DE3BE7BFA5155A1D984ABA3F1B84523CF503D53F"> : tensor<3x4x4xcomplex<f64>>
  %r = call @irfft_of_2_dimensions_program(%x0) : (tensor<3x4x4xcomplex<f64>>) -> (tensor<3x4x6xf64>)
  %r_expected = stablehlo.constant dense<"0x085755937C60B5BFA6A3BEF4F56BC7BF5E2FEDDF9C65C8BF2AEFD9F9F7679E3FD500F8B82C40E53F092FF6B828F3CB3F380C6EE27709C3BF1A98D2011503D03F3293EC13C431D03F81D5B9FEADE1E1BF8436DFEAB949B8BFE054E26CE466DD3F90E43791AEA6C83F32B2667FEBC5B23FE815E2BCF311C13F4AC7F84331F4C0BFB56C6C8C9F23D3BFA6A7814052ACB03FF900D18EAC66C2BFBA1729AB52F5B2BF480076BEED25D63FE24D4D111C55D5BF5E2B6D35D7E9BCBF18DE79366F16BB3FDE693E0BE61FDC3F10F3E4FA110D80BF167546B1E0BBC73F3A3DBB1A4300BB3F9C6F4E56784ECFBFE6AB23DA273AD1BFE5D7D42C6A12D1BF9519290B1F5581BF4A429724ECA29D3F30ED8D20CDA3E63F5E7526E205EBCABF80317826BEE0B7BFC0A5457BB1DE693FB64F573C91BFC2BF24F057FEFD3CD3BFD55135311FA2D1BF380BFDDF85B9B83F315245FDE0E2B03FB1D6C5AA1F18C4BF082230559745CB3FA2BECA3BD6A0DBBF403160C5751DE03F95717795F664AEBFCDE26D45D101CABF62EF93B7F64BCBBFA08D0CC2D94EB23F59F8AE1DFC20B2BF106F7FAD35EDD3BF2B95EE24A5ACC13FECC1D171C98FCE3FAE067A423A6EC03F55F50BC5F779D73F0D246AA346BFA9BFA501E22E765E80BFA81E4A73D012CB3FEC0B1369A7C8A8BFF2046DC50A03C0BF952CD526DE7CC7BF4D9BA173EA65CDBF5251262A4C76B13F4C5FD9BA2E9FC2BFB99A3BFA9912C4BF4D503341FC6BD43F35F8E2EB8331B9BF0DCD249AF267CFBFCDD52CB95B2CC23FB6E9FC1505A0B2BFAA36AC43D114B93F"> : tensor<3x4x6xf64>
  stablehlo.custom_call @check.expect_almost_eq(%r, %r_expected) {has_side_effect = true, tolerance = 1.000000e-12 : f64} : (tensor<3x4x6xf64>, tensor<3x4x6xf64>) -> ()
  return
}

func.func private @irfft_of_2_dimensions_program(%arg0: tensor<3x4x4xcomplex<f64>>) -> (tensor<3x4x6xf64>) {
  %0 = call @irfft_of_2_dimensions_fft(%arg0) : (tensor<3x4x4xcomplex<f64>>) -> tensor<3x4x6xf64>
  return %0 : tensor<3x4x6xf64>
}
func.func private @irfft_of_2_dimensions_fft(%arg0: tensor<3x4x4xcomplex<f64>>) -> tensor<3x4x6xf64> {
  %0 = stablehlo.fft %arg0, type = IRFFT, length = [4, 6] : (tensor<3x4x4xcomplex<f64>>) -> tensor<3x4x6xf64>
  return %0 : tensor<3x4x6xf64>
}

func.func @fft_of_3_dimensions() {
  %x0 = stablehlo.constant dense<"0xF5B7164E0865D1BF7166AB0312A8D93FA29B3A166C29E13F970CBECE9116FABFF60B3BE7DD6AD1BF65226097D23DF3BF7CAA5DB9A07203C0CCAB77654882C6BFCAEB4BA4F811D2BF9CE089D9EEFF8A3F70909319EA87E63F16435624E986E53FE8F751CED82A713F0D9690451FCDE43F4283741D39D6F43FBDE4A43EC18DB9BF2CDB94B648EFEBBF190C3284C0BF0140AD169DB4B262F43FF7E1EBF43127D5BF21D8D3EECA3AD53F0F03CBEFE425FDBFCEDD6D5EE61DF83F6E4841D4B4DBF53FF3CE63AD7183F13FEEFB887D0446EC3FA61E6A654C80F8BFDBC601EB2098CD3F88A94399805EEABF56DE781C5DF3CC3F83AF30009B45E53F01F943182E09E9BF8D959799A806F13F42F2328F18F2ED3FCC7E027A9048F03FE06393ECCB76F03F6F3B545087EAECBFE62191897A4FF83F19DC09C377FADF3F785B0379C47DF5BF1A5D522793ECDBBFC63A77D9987BD0BF3A518BC48230FA3F5A4CFEE65135F8BF14E7FA40914BF23F0ACDBE62CF51CF3F1FE9B93192D8E0BFE3A0F6DBD6ECD43F5C7605B9836900401D12067CE445E63F955267901C96B7BFB160C88D10C4DE3FD8B85E5B9158AB3FB88005F448A8E23F53D1C563CC5CD73FC227B1D4A301D43FD2CFCD1C20A1FEBFED6779E190B7E1BF5295FED34281F33FE8458339616FE0BFA5995012F524E63F8DD0C569CBCEEF3F0CCEB9475B4FBBBF8021509AB84A01C02589258EB801FA3F277923477E10ECBF105600CAC193F0BF06EC12BFA33206C061544D702300F93F45365B2552C4D83F1626B973C7EFCFBFBA974FA12BC0E03F69AC729E8E08F83FC25FEE91F77EEF3FCC5A709A8C2AF2BFF196B5BE8ACC4EBF01BE1F3058E9F0BF33667379682BC6BF690EBCCD9642F23F8FCE8B34CD80F03F4554E24E8AE9F2BFE7083E741181E73F345DB8FC651DB83FEF506C301F6CC6BFDDCC78B8D137DABF3ED1736A3440E5BF668CC73A2BE3DD3F860FDB9811E7FA3F2FEC6222600FF73F3D009A16BD7ED2BFEC8B01B1F60DD1BFE9AFFA0FC8FCC53FE1BAD647FAA9F93F8508A45E7EAE04C0B08BDE280403ED3F49E66FDFDDC5CD3F90891D1DC182E23F6B862FD80460F73F262E7F55123FF53F64FD3FE4A8DFD43F826F6B0C8972C8BF682A8717F96005C00EF1F4400350F53FAA2CF704CFF5EDBF2AB39D9591E0C4BF246C70FDB805E33FF03213920C7E9DBFC11BCB57C1A4CABF15C068E0842CF93F24D7D070EC33D8BFABD4A206D70BCBBFAC5949091E0DD2BF542FF34EEB7E00C07B18CD3D125BF2BFEA2C1D16F216E03F4F2915454CABECBFBF36E534F050EABFEDA449847508F33F449C66B0FA7AD2BF9B3AE3187F9DEABF53C8ECE9DAA0F53FAEE2AE316C85A0BFB07AEE862AC1FCBF79BAA66EB9EFF13F134877A4C924ED3F5D5F00529C6CE33F21B03138FAB0EE3F56238F91D28EF13F4842FB65F4CBFE3F6D7F57BF7F31DABF64D41B0E406FF0BFD46DB98ADCE4F03FDB83A0269659FBBF565F958FE1C2F13FEF3164DE6B72D23FB4A0F7BD606FEABF4EE413A920ABEA3FE144919EEF6CE33FACD08752533DE7BF608FE607563403C07A8BB4D942D3E43FF071D42A02DBD7BFBA77EDE3462AFCBFC7EDDE72FD1AD53F"> : tensor<3x4x6xcomplex<f64>>
  %r = call @fft_of_3_dimensions_program(%x0) : (tensor<3x4x6xcomplex<f64>>) -> (tensor<3x4x6xcomplex<f64>>)
  %r_expected = stablehlo.constant dense<"0x372445C9654D2A40A89268D4EA4C02C01047B4C8A2C113C0587973B4CA5C3740BE9B80611A630040F80ABCDA66F9E2BFD259CB64225A10409CF50597E7FD2240B2E3A3F1506B2740189E019563AA10407C49CB79910D1D407E96DB1D0A352740F0A18541E199ECBF04E0B7294C6B29C0D96209E508DD15404E4A4BAE362423C07E491439378313C0E84D7BC453970DC093086431F1C616C012D262F217CD104092E23FCABDBE28C054000A99E01D10C0B11F68D85B89124088606972FCC7F9BFAC9D21521744FCBFEFF21521409F2C40BFBFE4259042164003C1B76A348803C065CEB1FDE0CC3540F4432CC14F0F3040CAC93DFA062E00403CC6182D4B6D22C0D8612CCA94AC08400798D214531E00C0FA39DCC04D4E27400D170500E57423C0A0D91B49D0FBD9BF1CD8F847217221C08E69E02CAD7F1340705687879C99DE3FA491AA9AB47015C0C6117C61AE542540718BE43C4F952BC0306796701275E0BFDE12291C12801AC04A7692C326E82340EACBFB4B68ED2F402284F0BC443A3840B838A5AD521C8E3FD8C0AFE4B504F9BF22B00487616308C0283FFFAB874001C04C4EFC25FE1D05C0D3F4C668E1EA07409EFD13E1893127C040FFD97012211040165B655F3B9FF8BF3C4E945AA4D5D93F9C93B639A2ABE53F60635DA3366A18C087CD97FA421113400A056EEB7EF40CC0ACB0E02D05E41340FAE074096B3E33C0106F34CCAB680840BAE9569C49873140FC04F6802BDF2AC07DB5290B10FD31C0C69D8D3ABA131FC086E13A97822C05C05C141CCBFE1606C0F421D047058C0F40123E52BB8F7D13C08072BB865E0C1240F9CD45211CB51BC0CA2659D308EE13C0B2718F2EDD0C0FC03BABBE5ED1BC25C0BE563D153B3034402E00DDC79C2A2740F898AFB6E0432AC05868B453346E27C0862094C35A5E194034C8398897F718C03F8E5D779B3221C0A0A452154EC100C0BB4E8F47C69722C0A05044CF0780B63FFA7BCB8FB4F62DC0519212BDA6EB13C01C900A75E8202D40545C87D675EAF5BFA2BC35C066450EC0F0C4DED705EDD23F90D2D48DA5D0D2BF48F4EB9C588D0A40E91F77955025BF3F7FCDB707CF112140201640F753A101C0F244C5275CC92D405CEC95D20AA435C086696539ECFB21C0A88D9F2ED7841CC05CD42D179C9A12402BC9A0ECE0C52040B2A882198AAF094000CDC92BC09617404B45B7DA2FD20BC0BBE7A23C8A7515C07C9AC7693C410BC074FA0233E31A1FC023FCC0B586921EC0B2D68037930A2DC06AC8982899A310407FB42B4EDD971340D32A3B41269032409061776C347FE43FF85E3D4092861240D4BA760DF42C1B40E399205BDA3920407133D39846AB23C05EB317FF46E633C0357628B31E5F10406EAE14466F4A2340F61FF260066321C07A0DA6C6E6941B40D8BD2124CD6EFB3FC0C25988ED2422C02C41CC8C849822C0C6AA379921C8054029A68D03DAE22940E047D1018A12124099217089FF0925C0A2CA0234080A0F408F9EFD5054A82240500D2F599F131E4094B178288E8AFD3F583737DD087727C0BE267FE95C16214016D72E58D77324C0B93477F7A0CE1540AEDB3731FE822140F7A068230E8D1040C4F3BBEC99E335C0"> : tensor<3x4x6xcomplex<f64>>
  stablehlo.custom_call @check.expect_almost_eq(%r, %r_expected) {has_side_effect = true, tolerance = 1.000000e-12 : f64} : (tensor<3x4x6xcomplex<f64>>, tensor<3x4x6xcomplex<f64>>) -> ()
  return
}

func.func private @fft_of_3_dimensions_program(%arg0: tensor<3x4x6xcomplex<f64>>) -> (tensor<3x4x6xcomplex<f64>>) {
  %0 = call @fft_of_3_dimensions_fft(%arg0) : (tensor<3x4x6xcomplex<f64>>) -> tensor<3x4x6xcomplex<f64>>
  return %0 : tensor<3x4x6xcomplex<f64>>
}
func.func private @fft_of_3_dimensions_fft(%arg0: tensor<3x4x6xcomplex<f64>>) -> tensor<3x4x6xcomplex<f64>> {
  %0 = stablehlo.fft %arg0, type = FFT, length = [3, 4, 6] : (tensor<3x4x6xcomplex<f64>>) -> tensor<3x4x6xcomplex<f64>>
  return %0 : tensor<3x4x6xcomplex<f64>>
}

func.func @ifft_of_3_dimensions() {
  %x0 = stablehlo.constant dense<"0xE245E8485C4FE23FD28581F54B97DA3FC2E21839D518F3BFD71FEA7AF17FD1BF145159695A6CCC3F15981563F427014078E296093CDAE13F5C1E602BCC95F53F8CA60269A5D1EC3FC31F4472C3E2E33FB899A97F88DDD63F84640AB6CB8FD2BFD73DB8149F53E63F991BA04EA881DA3FF609AD1796ECE23FB9AA321F1B28933FDA107868E10ED83F8C496A50C892FC3FDEBD4C6C28C6E73F8E9E6B5C63F5E83F554E2F51A25EC83F794AD25D3A06F43FBB3B32C951FCEFBF5E2DB2178D29ECBF445C0C913984C63F44795520E241ED3F2EBC6B6CBD75F63FBE7CD0CF7484D43FFCBFC926C5E6D7BF70364AF43293FB3FD1446EC432B1F0BF8E522493FD97F1BFFB3A1B1508B7F5BF637686EDA8098C3FA8AE3EF22A4AE43FCF8462DDFEA3C43F292ADB46FFE2E5BFDF5E9D71A35FEBBF79DC1FE23813C33FFB700C5C9AFCFD3FE5E66E3F576102C02A4DA7450221ECBF62CC213A25D0F1BFA982C4602E0BD3BF47DDFFA1F5CEF93FB2A9BFBE4DA5E0BF1A910ECC4362F83F585A56A880B6E5BF14B081B709C2FB3FE38A8CAE364CE93FFEE7AECF57C6EABF8AB3C8342F2D543F66A3BBA9051BDCBF810579217735F93F332E720A8037C63F8AFB8E7102A4E13F04DA9F015B87F33FF2EE1C5E703BF23FD8851F54515FE0BF3E33EE0A5C98A63FA0AF5C50EECE8B3F4443C81A9AE8E33F685B0072B99FC73F1D0803312E3DE7BF90357171FBD0DBBFEBED011E7135E2BF547480C61D5BD3BF99B4371E582ABF3FA7FE3C1AEF32CA3F7F98CD4945B3CC3F6C1B7C41937FF4BF02A5526F6627F03FF1265D8074AAEE3FB0322D76A0F6D53F0D44E68A725F753FDDFF4BF5281EC7BF46904D25DAE0EABFAC4F27CDF594E73F34DEEF67D5A8F53F63FF0D45CCC9F7BF3F05BFD005BDD5BF8D280BBD3FD400C061C6A6D577C9F73F81CA6C7E1EABAEBF9F0A28C1FFBEF73F777D20C34BC6EC3FE32EA0C881BBE53F82FC57BCE59CDABF4A323F9882A9AABFBC3396E88FE1E43FFEE9A7BC6AE9EC3FCABD12979073EB3F3655EA90F834C1BF958053ED2235D83FC29F27EA8DD2EA3FAC8C056181A60740D5EFA51C482598BFA4495FF4642EC23F14840F649FB7FABF394868EF4F29DF3F4C1F17CF1B3DD9BF588FB41F29C1CEBF593CB493F60EE93F93240030CE8BF23FC2ADF1B2B45EC6BF817065CC1C41A0BF76C94BD9A264E03F0B63A4AB03B3E2BF45585177C352EEBFF566D1623D52C2BF2EAC7A558D61FEBF541D5F5D0625E6BF94ED2EF4BC75F13FBD49520EEFB5D33F7582507ADFFAF73F3A543EA93BCDD63F5A608C5D867CE93FF572F7D95CCBD33FB608175BD10CEFBF4EEFCAB6D04BB8BF1E857424916AEBBF17E899A9D2BDEDBF924422C7F188813FD99D05B50FC7E03FE8C6595D9B85F4BFF10780DA254E8ABFB4172B86BDADDFBF78D6A303266EF1BF63188C8BB18CE13F65485D079497BEBFF2438F0A894FF33F60D9484E3B30D13FB01D2B51A384074079F5C306827FE43F85A4BBEB40447BBF07C2DA390D8BC9BF95E638CF621FF0BF1D74294292A7D23FB2F753A7933AC5BFAD733514D559EDBF72E78BE67549F43FCD21E2797505FDBFC416A81844D7F6BF8E0D5EBED302DDBF"> : tensor<3x4x6xcomplex<f64>>
  %r = call @ifft_of_3_dimensions_program(%x0) : (tensor<3x4x6xcomplex<f64>>) -> (tensor<3x4x6xcomplex<f64>>)
  %r_expected = stablehlo.constant dense<"0x49E1B7FB810EB93FA18B3663CA4BC63F367450836487A9BFF1751805B9AAC4BF99AA26C98137CF3FE65BB2A6016DAF3F6C05A791833CAA3F0D69D2B1DB5EBB3F87F7FE976520A03FFA2A80FEDD8FB6BFC2A5666925BCC03FFE5082FCCED0C63FD28F71509B259CBFE07617926AC2B53F974B09B5DA8DB2BF64710A0C84C2D1BFD8F146C03264AB3F9BF920BAEDC4AC3F3BD945545B3EB23FF761C03D8473A93F50F087275DD1AA3F8C5DE93EA5DBBC3F274CCC043395B23F78F202D04870D1BF137B4C152FAC8EBFFA0D5775FD9F923FC7BF7D6327FBA9BF02616B0E850CB5BFC0EE8E5A960D55BF026AF6C01EDEC4BF8568589DDEC3BEBFAF2FF6BE52B0B83FAE222D6D62C4A0BF28F3378F24F2B53F86F958568B18C23F2F470E3DA831AB3F933E1ED9B990A63FC706C6DECC80CC3F33CDBF9B86E4A8BF5490E54353A5ABBF0829A2C9B8E5723F828421B04A2EB73F303E3CD8EE36D33FF6FE1F0EBA2599BF8CC3CC794841C73FFAA1F5F1B241B43F9F06A1FEAE08D3BF5793DF59DE40BA3F865DFE0BE692C1BFDEF6816E6698C43F8E7B4A9E0450BABFFAFAEA7F16F0B33FD8F10EE7E34DC4BFFE401AE7FBCEB53FF6EF126DE649B6BF2A4ABE3489389A3F23B50BF128B196BF3186187093D0B6BF9A35DAB2C7A7C13FA1F5BC126B10B0BFA01C1BC99E0DAEBF288D94D8D29BBE3F88D537CAAA37BBBFC4F2436BC894A8BFDB4337CF79C3753FDC46B861567595BFCB96BFEB99C3C5BFE94DF53B0B3EAE3F7890E31C71E0A33FE2B91E8336D3AF3F2820BC7BC70D97BF9EEFF33D8790953FB1E91FB43AB8B63F2EF1A02D59F7C03F9FA7C9FE91A1A93F148C30A9C72691BF30948268F977B93F8B549383F2FCBA3F86DCBC051EAAA2BF66630A41D2A1C73F46D5EA2BC0C6B0BF848DA527AE0ABB3F9E89DB6BA7EAB1BF00C269BE2A8D44BFD4782FA3D18B973F9974F64F3056CCBF27209C6781A6B13FC016DB77EFC27ABF56A2A5D4121F9F3F33D016765666B9BF3A7E45EAB302BC3F60FE1B093C22713F4A0774407EE0BD3F4EB2486353DFB9BF288525B1FFB98ABF5222BDB607248B3FDE65549CA2A6BB3FC0817385B50853BFC0A21C6214BBA03FD978871A4E93C6BFF67986E1D810C1BF68E6B063BFF7BBBF29FABA4531849EBFCEE42256788EBE3F3853453A184CA5BFC88C26BEBB84813F0CCC556E597EBE3FE5B3CF07627DB6BFF78B0B1AC3149DBF4ACBA797884298BFAADA8B00573CBBBFD40D5B688789A7BFF144404CAC33903F227E321F0012D13F100D71A74FB0813F82E4973F52BC9ABF2A9BD2E13E4FB8BFF2297A98A7EC82BF279026978C47C33F36AEF835E2CABC3F69E0F2F3DB2DB2BF1844466C88868F3F071A734CA00CAB3F4473C1F8E39DCC3F2832DE417975C53FF5BFEC702859BCBF2AAA193ED94DC63F2D9B6343EF29AFBF0E53D7A5D9C8B7BFD0004383CB88693FBFA42A74CEE9A1BF4EC41C00E2C9C2BF388571E8902ACB3F18CE6C59E98F95BF3EA681C865D0A9BF94E5BA2206FFC7BFD998E4BC89E8AB3F540A86B744BCC6BFA4BBF5469D5EAD3F81CEDA07194AC1BF6C86ADDD85C7BFBFAEEC60FA3C25B13F27A84CF52832D0BF61FE16F3E2FB95BF"> : tensor<3x4x6xcomplex<f64>>
  stablehlo.custom_call @check.expect_almost_eq(%r, %r_expected) {has_side_effect = true, tolerance = 1.000000e-12 : f64} : (tensor<3x4x6xcomplex<f64>>, tensor<3x4x6xcomplex<f64>>) -> ()
  return
}

func.func private @ifft_of_3_dimensions_program(%arg0: tensor<3x4x6xcomplex<f64>>) -> (tensor<3x4x6xcomplex<f64>>) {
  %0 = call @ifft_of_3_dimensions_fft(%arg0) : (tensor<3x4x6xcomplex<f64>>) -> tensor<3x4x6xcomplex<f64>>
  return %0 : tensor<3x4x6xcomplex<f64>>
}
func.func private @ifft_of_3_dimensions_fft(%arg0: tensor<3x4x6xcomplex<f64>>) -> tensor<3x4x6xcomplex<f64>> {
  %0 = stablehlo.fft %arg0, type = IFFT, length = [3, 4, 6] : (tensor<3x4x6xcomplex<f64>>) -> tensor<3x4x6xcomplex<f64>>
  return %0 : tensor<3x4x6xcomplex<f64>>
}

func.func @rfft_of_3_dimensions() {
  %x0 = stablehlo.constant dense<"0xCBA4F2367BDFC7BFF725D216CE10F0BF902807BBBEC0E6BFDBF36432F74DB93F905F84329BD7E43F8966D9ECDB8CFF3F9B573F735EBEF6BF6186A1A6BA439ABF7EEB54581FFBE7BF10054C11389EB1BF1F47A5FCDBE4F3BF8826430EFDF3E23F77F6F15312B6C43F70F23A276CFFEB3FEB2FF6F218D3E63F53CBA643BED79EBFF8F5B5C57C50D73F17749820F20AF13FEE83E6AFF11ED3BFAAB8ECEF99CEF3BF5CC8CAB4B310F0BF0C097D38C43BDFBF8F1679E9DD5ADBBF373CF6BEF33FFFBF80C6434FDD1901405ADE1E4FACBDE23F8D23C5B9EFD0E63FD008C8156312D93F03559633356FD33F86BA9F0B4C60B8BF836F84727444F1BF658ADDD1B1D9D9BF5681AD265C41F0BFE0C720D5BED1D53F19C04FECC43AEB3FC7AA7CE17E0FEBBF692A9EA7BD45D8BF0D7F15A8D718B63F2D8E92248F3CE4BF96D5711D0281DC3F4F25CAAF9BDBF3BF21F45444509DF8BF18677C13D017E1BF427259C6164FE23F9E28456F59C18E3F3B3C0399521DE53F3A70AE79B357D1BFA1F4F24F9D3086BF0FD3E832350EEC3F5F8F3C7FFAAB0240794D8F6A97DCE03FA5915FE3A4ACE63F674A66BE925BEA3FBD5015012B51E23FDCD79A0E8A09673F89880E016912F4BF8F68612AB831DA3FCFA7A8910573F63FA0B8C160ED46EBBFFECDAD9641BBFC3F10DCC298A104E33F228A0FA9A440DFBF41F7992C496FF6BFB3C1B6E5F3E9DE3F4EADFB122336E2BF225E8A517DC2B7BFA213CACCC0BBF03F13029241CA1CF73F5AEB8F384E28E03F1494A00936B2F2BF5E0B41367949D9BF1568837DB392B1BF"> : tensor<3x4x6xf64>
  %r = call @rfft_of_3_dimensions_program(%x0) : (tensor<3x4x6xf64>) -> (tensor<3x4x4xcomplex<f64>>)
  %r_expected = stablehlo.constant dense<"0x9834EA7926EFFE3F000000000000000072F995B2276AFE3FF411AD9F24BEDD3F549F2705B34E124038ED8B53E4E0E3BF14BDB9F99FBD22C00000000000000000A41EDACB9B91284040C622F78D94A9BF72C1F07E21C71E40DE6003D5E2771B40D1C8630E2CB90440D2E908EB9D50D03F743801BC2D230640A95B65118F121E408A2FD9786A4B30400000000000000000D667ED37D82D144092EAED75C279E33FAA93F77BB2B90140307865E8A89F01C04AB9D13818FB00400000000000000000A41EDACB9B91284040C622F78D94A93F9EA9BEDB970B10C0582D1881A634FCBF3496E0E90A7A1AC008EFBE6E2597B63F743801BC2D230640A95B65118F121EC0D0680B33BD001EC0707E4BFC4C551C400A1968C24CFC01C06BBD3890430124403F846FEEA4781FC0A972EBF0301CFE3F997BA0502DC2F3BF2C4B0EE0354603C05B98635F661A1DC0A4DCECC00E910DC023BAD237C4A10BC08E97FD875F7CF33FC95E173546211B4061C7D6D5077F1D407262A840E1BC1AC06E29F2779742FE3F7E6088F68E97244080410058B6ACEBBF8077D7836F680AC07851FC82409AFD3F680C0A3B87E1E03FA8C7117898820140B59D732F4877F1BFEEA34C9420E40FC0587018C3A4FD27C004C6828AFBDC0D40C698A30C51BB1840F8102A3DBC1812402400F909BB93F43F8A4ECC949BB423C0C8B7F8FE6FD9FF3F8C64D389B65820C0D0680B33BD001EC0707E4BFC4C551CC0409220F9AA92E33FF03A647482A6D63FC02AC0B6A8A4CCBFBAD35C33DEEB0E40997BA0502DC2F3BF2C4B0EE035460340587018C3A4FD27C004C6828AFBDC0DC0875BB5BBC6F812C070D140E30CF0FB3FCAB87AC35DE3E3BF4A16FE78708A0040C8B7F8FE6FD9FF3F8C64D389B65820407E6088F68E97244080410058B6ACEB3F623DCBB0AECF08401EF52E853CE020406A7F3BEFA87B25C0BFAB0A4CC64C1840B59D732F4877F1BFEEA34C9420E40F405B98635F661A1DC0A4DCECC00E910D40D5BAD4B7DF2610C0A8922124E18C25406DA63D578282F93F14B53830689A16407262A840E1BC1AC06E29F2779742FEBF"> : tensor<3x4x4xcomplex<f64>>
  stablehlo.custom_call @check.expect_almost_eq(%r, %r_expected) {has_side_effect = true, tolerance = 1.000000e-12 : f64} : (tensor<3x4x4xcomplex<f64>>, tensor<3x4x4xcomplex<f64>>) -> ()
  return
}

func.func private @rfft_of_3_dimensions_program(%arg0: tensor<3x4x6xf64>) -> (tensor<3x4x4xcomplex<f64>>) {
  %0 = call @rfft_of_3_dimensions_fft(%arg0) : (tensor<3x4x6xf64>) -> tensor<3x4x4xcomplex<f64>>
  return %0 : tensor<3x4x4xcomplex<f64>>
}
func.func private @rfft_of_3_dimensions_fft(%arg0: tensor<3x4x6xf64>) -> tensor<3x4x4xcomplex<f64>> {
  %0 = stablehlo.fft %arg0, type = RFFT, length = [3, 4, 6] : (tensor<3x4x6xf64>) -> tensor<3x4x4xcomplex<f64>>
  return %0 : tensor<3x4x4xcomplex<f64>>
}

func.func @irfft_of_3_dimensions() {
  %x0 = stablehlo.constant dense<"0x0A469086A651FF3F5301B39C9A46F43F7A965AC67C86E23F56FD4147C99ECC3FF0B2AA727168CFBFF4C30F5073D1CE3F5EFDFC45F80FF6BF8590CAA32F99E3BFBC5A87897096EABFBECA9F4073F7ED3F28C6665B0F13F13F8B23818DD540D73FAE3C512E198BE3BF43F7423B0DA2E2BF79DF0EC93E56E23F3404E97C483F953F08E3059D4D4F933F3591DD70E009CC3FC332B65B4C2FFA3FA890A4BA5C33D93F73118FD114A6CDBFCD131B858E0BDE3F7237C8E55CA1E6BF2E94E85BB78DE0BFC35C1B935D5CAABFF03EE02964B1C53FBB13BED17468F03FF1575D15D8D0F13F21E2A51E6AC5AA3F92F4EA49E053DBBFE29FD831EF64E4BF5E30AA6B3AF8FD3F032C640E23D8CEBF021E7F048B83F2BF14B3E7DECBFBF5BF5E3946C20884F6BF12BCD4F5E433AE3FCC5C65346E84EC3FF02389AC971A82BFC5179414BFDBD4BFC8E9B0F11395E3BFE2F496DED40FE1BFFAEFBDF5BC31F1BF572D0C310131E2BF3FCB2B7896BEF63F10A309FAD5A1F93F82E990F59A39DEBF115B7CA9EF5200404469D8DA3F6FC8BF9DA56FFA9576EF3F7C2E23623C410040EBBA2C050627F73F0DADD5B5CA73AEBF0C84541718EAA93FE3272E6BAD82DBBF7B0B6736EAECC0BF13AE38718009D53FC408E1531D1DE23F45478E5E7B7AFF3F4F2C335D27F2E13FF1C7F8596E96B53FB46A0F70939FF83F8A23D72CBBBECF3F6229003820AD903F7F8D05126548C3BF380606228865D7BF60BC47032078C6BF0E7A5B31B61BE03FD5E2AC3B7E27D8BFF1AE83E62D92E93F46DE9E051994EBBF96D2C1DA2E5603C0C4E7F6A2A6B8DCBF0DBBC92750F7E33F3B8F64744D99ABBFE9B3B8426A49FFBFEFC9D6F46536DDBF01B72F8F646FDD3FD03796D0A448FD3F6C360038CF96D8BF1CDB6BE4C289F63F7936554E02CAC03F04A1845039F6F7BF56DDEA918CD1FFBFA9482FE416BDE13F26A9FA2CB743BD3F338E39A980AEDD3F503F4C9E36B3C73F90AF35370227E2BF09F082ACBFA4FFBF480288C05D38D23F3D8E94A98353D9BF2375BADAC84A00402BE7750FC9FCF93FE9565EF66880B8BF2834DBB25426F23F"> : tensor<3x4x4xcomplex<f64>>
  %r = call @irfft_of_3_dimensions_program(%x0) : (tensor<3x4x4xcomplex<f64>>) -> (tensor<3x4x6xf64>)
  %r_expected = stablehlo.constant dense<"0x75316CEA4519C63FD3AA81A344F9AFBF81A62CA3F9A0B93FDE685ABEFC38A0BFA345CBE14BBDD3BF256C3B958E3CC73FB329F1B42A5884BFE881CC91A581B43F1976AB2698A6A43F154EE83CC19494BFCCAF6AE433EDBEBFCD569BF7C2CDC0BFA57DE0212F21C0BF67AC9225AEFCC63FACA1655887D4A13F68F35EE6E37ABB3F80D1B70412E8BD3F09D75BFC444FBA3FB3A1D044DD61CFBF82EF326FDC69C0BF6001AB7BD88DBF3FB8EEB3F535CEC93F9C97F69D20C0BB3F0F0FA89F820EC43F0918DC4AF5A2C2BF52253D96020DB33F70F5D2783480D2BFAE23BC4D48F0AABF1CA75A3AB48ECC3FE993BA481F1DC93F349623575710C73F7D09D3366A75D13FB17B504D1953B83FA18B0DFAAE9BCDBFC39547A839AC973F0EC61B54A621B53FA37C0BB82165C23F3CA6C7C4FC50A0BF624A9835D87DA43F90B8E896C8A9B23FE187274B23FEBCBF2FB978570922C13F9BDA7F48A233C23F7058516B323CCD3F5597D3D2CE6B8C3F013FE50032A4C53F873389F37C27D3BFAE8EA766A142923FF64FC428DBCFC93FF5A8FC6101B0CB3F81213F545702C5BFCA172D9197E7CCBFDA1F30A789E1B33F2371DFD5A111BC3F5372F0F9A908B6BF8AB02AF33718D3BF3DCC8E8DB8E3B5BF0472C16F0476D23F92303528067ED03F809D5C088284A6BFE1DCA15D5E81A13FD5A1B813094B73BF857FBDAFE79DC13FA15A7727FC20943F95E8B3B310E8C4BF63D7056FA9409F3F9E2967C0F1BFABBF1AA7AF54B418A13F1CC724F9F3D042BF83BE360ECE9A90BF6EB5D81BB8F9CD3F24F9A2A9A81E82BF"> : tensor<3x4x6xf64>
  stablehlo.custom_call @check.expect_almost_eq(%r, %r_expected) {has_side_effect = true, tolerance = 1.000000e-12 : f64} : (tensor<3x4x6xf64>, tensor<3x4x6xf64>) -> ()
  return
}

func.func private @irfft_of_3_dimensions_program(%arg0: tensor<3x4x4xcomplex<f64>>) -> (tensor<3x4x6xf64>) {
  %0 = call @irfft_of_3_dimensions_fft(%arg0) : (tensor<3x4x4xcomplex<f64>>) -> tensor<3x4x6xf64>
  return %0 : tensor<3x4x6xf64>
}
func.func private @irfft_of_3_dimensions_fft(%arg0: tensor<3x4x4xcomplex<f64>>) -> tensor<3x4x6xf64> {
  %0 = stablehlo.fft %arg0, type = IRFFT, length = [3, 4, 6] : (tensor<3x4x4xcomplex<f64>>) -> tensor<3x4x6xf64>
  return %0 : tensor<3x4x6xf64>
}
