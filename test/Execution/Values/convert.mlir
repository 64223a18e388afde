// What JAX computes; written by generate.py.
// RUN: tutti run --quiet %s | FileCheck %s
// CHECK: {{[0-9]+}} functions ran, all expectations hold

func.func @i1_to_others() {
  %x = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %0 = stablehlo.convert %x : (tensor<2xi1>) -> tensor<2xi1>
  %e0 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  stablehlo.custom_call @check.expect_eq(%0, %e0) {signed_zeros} : (tensor<2xi1>, tensor<2xi1>) -> ()
  %1 = stablehlo.convert %x : (tensor<2xi1>) -> tensor<2xi2>
  %e1 = stablehlo.constant dense<[0, 1]> : tensor<2xi2>
  stablehlo.custom_call @check.expect_eq(%1, %e1) {signed_zeros} : (tensor<2xi2>, tensor<2xi2>) -> ()
  %2 = stablehlo.convert %x : (tensor<2xi1>) -> tensor<2xi4>
  %e2 = stablehlo.constant dense<[0, 1]> : tensor<2xi4>
  stablehlo.custom_call @check.expect_eq(%2, %e2) {signed_zeros} : (tensor<2xi4>, tensor<2xi4>) -> ()
  %3 = stablehlo.convert %x : (tensor<2xi1>) -> tensor<2xi8>
  %e3 = stablehlo.constant dense<"0x0001"> : tensor<2xi8>
  stablehlo.custom_call @check.expect_eq(%3, %e3) {signed_zeros} : (tensor<2xi8>, tensor<2xi8>) -> ()
  %4 = stablehlo.convert %x : (tensor<2xi1>) -> tensor<2xi16>
  %e4 = stablehlo.constant dense<"0x00000100"> : tensor<2xi16>
  stablehlo.custom_call @check.expect_eq(%4, %e4) {signed_zeros} : (tensor<2xi16>, tensor<2xi16>) -> ()
  %5 = stablehlo.convert %x : (tensor<2xi1>) -> tensor<2xi32>
  %e5 = stablehlo.constant dense<"0x0000000001000000"> : tensor<2xi32>
  stablehlo.custom_call @check.expect_eq(%5, %e5) {signed_zeros} : (tensor<2xi32>, tensor<2xi32>) -> ()
  %6 = stablehlo.convert %x : (tensor<2xi1>) -> tensor<2xi64>
  %e6 = stablehlo.constant dense<"0x00000000000000000100000000000000"> : tensor<2xi64>
  stablehlo.custom_call @check.expect_eq(%6, %e6) {signed_zeros} : (tensor<2xi64>, tensor<2xi64>) -> ()
  %7 = stablehlo.convert %x : (tensor<2xi1>) -> tensor<2xui2>
  %e7 = stablehlo.constant dense<[0, 1]> : tensor<2xui2>
  stablehlo.custom_call @check.expect_eq(%7, %e7) {signed_zeros} : (tensor<2xui2>, tensor<2xui2>) -> ()
  %8 = stablehlo.convert %x : (tensor<2xi1>) -> tensor<2xui4>
  %e8 = stablehlo.constant dense<[0, 1]> : tensor<2xui4>
  stablehlo.custom_call @check.expect_eq(%8, %e8) {signed_zeros} : (tensor<2xui4>, tensor<2xui4>) -> ()
  %9 = stablehlo.convert %x : (tensor<2xi1>) -> tensor<2xui8>
  %e9 = stablehlo.constant dense<"0x0001"> : tensor<2xui8>
  stablehlo.custom_call @check.expect_eq(%9, %e9) {signed_zeros} : (tensor<2xui8>, tensor<2xui8>) -> ()
  %10 = stablehlo.convert %x : (tensor<2xi1>) -> tensor<2xui16>
  %e10 = stablehlo.constant dense<"0x00000100"> : tensor<2xui16>
  stablehlo.custom_call @check.expect_eq(%10, %e10) {signed_zeros} : (tensor<2xui16>, tensor<2xui16>) -> ()
  %11 = stablehlo.convert %x : (tensor<2xi1>) -> tensor<2xui32>
  %e11 = stablehlo.constant dense<"0x0000000001000000"> : tensor<2xui32>
  stablehlo.custom_call @check.expect_eq(%11, %e11) {signed_zeros} : (tensor<2xui32>, tensor<2xui32>) -> ()
  %12 = stablehlo.convert %x : (tensor<2xi1>) -> tensor<2xui64>
  %e12 = stablehlo.constant dense<"0x00000000000000000100000000000000"> : tensor<2xui64>
  stablehlo.custom_call @check.expect_eq(%12, %e12) {signed_zeros} : (tensor<2xui64>, tensor<2xui64>) -> ()
  %13 = stablehlo.convert %x : (tensor<2xi1>) -> tensor<2xf8E3M4>
  %e13 = stablehlo.constant dense<"0x0030"> : tensor<2xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%13, %e13) {signed_zeros} : (tensor<2xf8E3M4>, tensor<2xf8E3M4>) -> ()
  %14 = stablehlo.convert %x : (tensor<2xi1>) -> tensor<2xf8E4M3>
  %e14 = stablehlo.constant dense<"0x0038"> : tensor<2xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%14, %e14) {signed_zeros} : (tensor<2xf8E4M3>, tensor<2xf8E4M3>) -> ()
  %15 = stablehlo.convert %x : (tensor<2xi1>) -> tensor<2xf8E4M3B11FNUZ>
  %e15 = stablehlo.constant dense<"0x0058"> : tensor<2xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%15, %e15) {signed_zeros} : (tensor<2xf8E4M3B11FNUZ>, tensor<2xf8E4M3B11FNUZ>) -> ()
  %16 = stablehlo.convert %x : (tensor<2xi1>) -> tensor<2xf8E4M3FN>
  %e16 = stablehlo.constant dense<"0x0038"> : tensor<2xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%16, %e16) {signed_zeros} : (tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>) -> ()
  %17 = stablehlo.convert %x : (tensor<2xi1>) -> tensor<2xf8E4M3FNUZ>
  %e17 = stablehlo.constant dense<"0x0040"> : tensor<2xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%17, %e17) {signed_zeros} : (tensor<2xf8E4M3FNUZ>, tensor<2xf8E4M3FNUZ>) -> ()
  %18 = stablehlo.convert %x : (tensor<2xi1>) -> tensor<2xf8E5M2>
  %e18 = stablehlo.constant dense<"0x003C"> : tensor<2xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%18, %e18) {signed_zeros} : (tensor<2xf8E5M2>, tensor<2xf8E5M2>) -> ()
  %19 = stablehlo.convert %x : (tensor<2xi1>) -> tensor<2xf8E5M2FNUZ>
  %e19 = stablehlo.constant dense<"0x0040"> : tensor<2xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%19, %e19) {signed_zeros} : (tensor<2xf8E5M2FNUZ>, tensor<2xf8E5M2FNUZ>) -> ()
  %20 = stablehlo.convert %x : (tensor<2xi1>) -> tensor<2xf8E8M0FNU>
  %e20 = stablehlo.constant dense<"0xFF7F"> : tensor<2xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%20, %e20) {signed_zeros} : (tensor<2xf8E8M0FNU>, tensor<2xf8E8M0FNU>) -> ()
  %21 = stablehlo.convert %x : (tensor<2xi1>) -> tensor<2xbf16>
  %e21 = stablehlo.constant dense<"0x0000803F"> : tensor<2xbf16>
  stablehlo.custom_call @check.expect_eq(%21, %e21) {signed_zeros} : (tensor<2xbf16>, tensor<2xbf16>) -> ()
  %22 = stablehlo.convert %x : (tensor<2xi1>) -> tensor<2xf16>
  %e22 = stablehlo.constant dense<"0x0000003C"> : tensor<2xf16>
  stablehlo.custom_call @check.expect_eq(%22, %e22) {signed_zeros} : (tensor<2xf16>, tensor<2xf16>) -> ()
  %23 = stablehlo.convert %x : (tensor<2xi1>) -> tensor<2xf32>
  %e23 = stablehlo.constant dense<"0x000000000000803F"> : tensor<2xf32>
  stablehlo.custom_call @check.expect_eq(%23, %e23) {signed_zeros} : (tensor<2xf32>, tensor<2xf32>) -> ()
  %24 = stablehlo.convert %x : (tensor<2xi1>) -> tensor<2xf64>
  %e24 = stablehlo.constant dense<"0x0000000000000000000000000000F03F"> : tensor<2xf64>
  stablehlo.custom_call @check.expect_eq(%24, %e24) {signed_zeros} : (tensor<2xf64>, tensor<2xf64>) -> ()
  %25 = stablehlo.convert %x : (tensor<2xi1>) -> tensor<2xcomplex<f32>>
  %e25 = stablehlo.constant dense<"0x00000000000000000000803F00000000"> : tensor<2xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%25, %e25) {signed_zeros} : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> ()
  %26 = stablehlo.convert %x : (tensor<2xi1>) -> tensor<2xcomplex<f64>>
  %e26 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000F03F0000000000000000"> : tensor<2xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%26, %e26) {signed_zeros} : (tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>) -> ()
  return
}

func.func @i1_to_f4() {
  %x = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %0 = stablehlo.convert %x : (tensor<2xi1>) -> tensor<2xf4E2M1FN>
  %e0 = stablehlo.constant dense<"0x0002"> : tensor<2xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%0, %e0) {signed_zeros} : (tensor<2xf4E2M1FN>, tensor<2xf4E2M1FN>) -> ()
  return
}

func.func @i2_to_others() {
  %x = stablehlo.constant dense<[-2, -1, 0, 1]> : tensor<4xi2>
  %0 = stablehlo.convert %x : (tensor<4xi2>) -> tensor<4xi1>
  %e0 = stablehlo.constant dense<[true, true, false, true]> : tensor<4xi1>
  stablehlo.custom_call @check.expect_eq(%0, %e0) {signed_zeros} : (tensor<4xi1>, tensor<4xi1>) -> ()
  %1 = stablehlo.convert %x : (tensor<4xi2>) -> tensor<4xi2>
  %e1 = stablehlo.constant dense<[-2, -1, 0, 1]> : tensor<4xi2>
  stablehlo.custom_call @check.expect_eq(%1, %e1) {signed_zeros} : (tensor<4xi2>, tensor<4xi2>) -> ()
  %2 = stablehlo.convert %x : (tensor<4xi2>) -> tensor<4xi4>
  %e2 = stablehlo.constant dense<[-2, -1, 0, 1]> : tensor<4xi4>
  stablehlo.custom_call @check.expect_eq(%2, %e2) {signed_zeros} : (tensor<4xi4>, tensor<4xi4>) -> ()
  %3 = stablehlo.convert %x : (tensor<4xi2>) -> tensor<4xi8>
  %e3 = stablehlo.constant dense<"0xFEFF0001"> : tensor<4xi8>
  stablehlo.custom_call @check.expect_eq(%3, %e3) {signed_zeros} : (tensor<4xi8>, tensor<4xi8>) -> ()
  %4 = stablehlo.convert %x : (tensor<4xi2>) -> tensor<4xi16>
  %e4 = stablehlo.constant dense<"0xFEFFFFFF00000100"> : tensor<4xi16>
  stablehlo.custom_call @check.expect_eq(%4, %e4) {signed_zeros} : (tensor<4xi16>, tensor<4xi16>) -> ()
  %5 = stablehlo.convert %x : (tensor<4xi2>) -> tensor<4xi32>
  %e5 = stablehlo.constant dense<"0xFEFFFFFFFFFFFFFF0000000001000000"> : tensor<4xi32>
  stablehlo.custom_call @check.expect_eq(%5, %e5) {signed_zeros} : (tensor<4xi32>, tensor<4xi32>) -> ()
  %6 = stablehlo.convert %x : (tensor<4xi2>) -> tensor<4xi64>
  %e6 = stablehlo.constant dense<"0xFEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF00000000000000000100000000000000"> : tensor<4xi64>
  stablehlo.custom_call @check.expect_eq(%6, %e6) {signed_zeros} : (tensor<4xi64>, tensor<4xi64>) -> ()
  %7 = stablehlo.convert %x : (tensor<4xi2>) -> tensor<4xui2>
  %e7 = stablehlo.constant dense<[2, 3, 0, 1]> : tensor<4xui2>
  stablehlo.custom_call @check.expect_eq(%7, %e7) {signed_zeros} : (tensor<4xui2>, tensor<4xui2>) -> ()
  %8 = stablehlo.convert %x : (tensor<4xi2>) -> tensor<4xui4>
  %e8 = stablehlo.constant dense<[14, 15, 0, 1]> : tensor<4xui4>
  stablehlo.custom_call @check.expect_eq(%8, %e8) {signed_zeros} : (tensor<4xui4>, tensor<4xui4>) -> ()
  %9 = stablehlo.convert %x : (tensor<4xi2>) -> tensor<4xui8>
  %e9 = stablehlo.constant dense<"0xFEFF0001"> : tensor<4xui8>
  stablehlo.custom_call @check.expect_eq(%9, %e9) {signed_zeros} : (tensor<4xui8>, tensor<4xui8>) -> ()
  %10 = stablehlo.convert %x : (tensor<4xi2>) -> tensor<4xui16>
  %e10 = stablehlo.constant dense<"0xFEFFFFFF00000100"> : tensor<4xui16>
  stablehlo.custom_call @check.expect_eq(%10, %e10) {signed_zeros} : (tensor<4xui16>, tensor<4xui16>) -> ()
  %11 = stablehlo.convert %x : (tensor<4xi2>) -> tensor<4xui32>
  %e11 = stablehlo.constant dense<"0xFEFFFFFFFFFFFFFF0000000001000000"> : tensor<4xui32>
  stablehlo.custom_call @check.expect_eq(%11, %e11) {signed_zeros} : (tensor<4xui32>, tensor<4xui32>) -> ()
  %12 = stablehlo.convert %x : (tensor<4xi2>) -> tensor<4xui64>
  %e12 = stablehlo.constant dense<"0xFEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF00000000000000000100000000000000"> : tensor<4xui64>
  stablehlo.custom_call @check.expect_eq(%12, %e12) {signed_zeros} : (tensor<4xui64>, tensor<4xui64>) -> ()
  %13 = stablehlo.convert %x : (tensor<4xi2>) -> tensor<4xf8E3M4>
  %e13 = stablehlo.constant dense<"0xC0B00030"> : tensor<4xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%13, %e13) {signed_zeros} : (tensor<4xf8E3M4>, tensor<4xf8E3M4>) -> ()
  %14 = stablehlo.convert %x : (tensor<4xi2>) -> tensor<4xf8E4M3>
  %e14 = stablehlo.constant dense<"0xC0B80038"> : tensor<4xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%14, %e14) {signed_zeros} : (tensor<4xf8E4M3>, tensor<4xf8E4M3>) -> ()
  %15 = stablehlo.convert %x : (tensor<4xi2>) -> tensor<4xf8E4M3B11FNUZ>
  %e15 = stablehlo.constant dense<"0xE0D80058"> : tensor<4xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%15, %e15) {signed_zeros} : (tensor<4xf8E4M3B11FNUZ>, tensor<4xf8E4M3B11FNUZ>) -> ()
  %16 = stablehlo.convert %x : (tensor<4xi2>) -> tensor<4xf8E4M3FN>
  %e16 = stablehlo.constant dense<"0xC0B80038"> : tensor<4xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%16, %e16) {signed_zeros} : (tensor<4xf8E4M3FN>, tensor<4xf8E4M3FN>) -> ()
  %17 = stablehlo.convert %x : (tensor<4xi2>) -> tensor<4xf8E4M3FNUZ>
  %e17 = stablehlo.constant dense<"0xC8C00040"> : tensor<4xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%17, %e17) {signed_zeros} : (tensor<4xf8E4M3FNUZ>, tensor<4xf8E4M3FNUZ>) -> ()
  %18 = stablehlo.convert %x : (tensor<4xi2>) -> tensor<4xf8E5M2>
  %e18 = stablehlo.constant dense<"0xC0BC003C"> : tensor<4xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%18, %e18) {signed_zeros} : (tensor<4xf8E5M2>, tensor<4xf8E5M2>) -> ()
  %19 = stablehlo.convert %x : (tensor<4xi2>) -> tensor<4xf8E5M2FNUZ>
  %e19 = stablehlo.constant dense<"0xC4C00040"> : tensor<4xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%19, %e19) {signed_zeros} : (tensor<4xf8E5M2FNUZ>, tensor<4xf8E5M2FNUZ>) -> ()
  %20 = stablehlo.convert %x : (tensor<4xi2>) -> tensor<4xf8E8M0FNU>
  %e20 = stablehlo.constant dense<"0xFFFFFF7F"> : tensor<4xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%20, %e20) {signed_zeros} : (tensor<4xf8E8M0FNU>, tensor<4xf8E8M0FNU>) -> ()
  %21 = stablehlo.convert %x : (tensor<4xi2>) -> tensor<4xbf16>
  %e21 = stablehlo.constant dense<"0x00C080BF0000803F"> : tensor<4xbf16>
  stablehlo.custom_call @check.expect_eq(%21, %e21) {signed_zeros} : (tensor<4xbf16>, tensor<4xbf16>) -> ()
  %22 = stablehlo.convert %x : (tensor<4xi2>) -> tensor<4xf16>
  %e22 = stablehlo.constant dense<"0x00C000BC0000003C"> : tensor<4xf16>
  stablehlo.custom_call @check.expect_eq(%22, %e22) {signed_zeros} : (tensor<4xf16>, tensor<4xf16>) -> ()
  %23 = stablehlo.convert %x : (tensor<4xi2>) -> tensor<4xf32>
  %e23 = stablehlo.constant dense<"0x000000C0000080BF000000000000803F"> : tensor<4xf32>
  stablehlo.custom_call @check.expect_eq(%23, %e23) {signed_zeros} : (tensor<4xf32>, tensor<4xf32>) -> ()
  %24 = stablehlo.convert %x : (tensor<4xi2>) -> tensor<4xf64>
  %e24 = stablehlo.constant dense<"0x00000000000000C0000000000000F0BF0000000000000000000000000000F03F"> : tensor<4xf64>
  stablehlo.custom_call @check.expect_eq(%24, %e24) {signed_zeros} : (tensor<4xf64>, tensor<4xf64>) -> ()
  %25 = stablehlo.convert %x : (tensor<4xi2>) -> tensor<4xcomplex<f32>>
  %e25 = stablehlo.constant dense<"0x000000C000000000000080BF0000000000000000000000000000803F00000000"> : tensor<4xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%25, %e25) {signed_zeros} : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> ()
  %26 = stablehlo.convert %x : (tensor<4xi2>) -> tensor<4xcomplex<f64>>
  %e26 = stablehlo.constant dense<"0x00000000000000C00000000000000000000000000000F0BF000000000000000000000000000000000000000000000000000000000000F03F0000000000000000"> : tensor<4xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%26, %e26) {signed_zeros} : (tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>) -> ()
  return
}

func.func @i2_to_f4() {
  %x = stablehlo.constant dense<[-2, -1, 0, 1]> : tensor<4xi2>
  %0 = stablehlo.convert %x : (tensor<4xi2>) -> tensor<4xf4E2M1FN>
  %e0 = stablehlo.constant dense<"0x0C0A0002"> : tensor<4xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%0, %e0) {signed_zeros} : (tensor<4xf4E2M1FN>, tensor<4xf4E2M1FN>) -> ()
  return
}

func.func @i4_to_others() {
  %x = stablehlo.constant dense<[-8, -1, 0, 1, 7]> : tensor<5xi4>
  %0 = stablehlo.convert %x : (tensor<5xi4>) -> tensor<5xi1>
  %e0 = stablehlo.constant dense<[true, true, false, true, true]> : tensor<5xi1>
  stablehlo.custom_call @check.expect_eq(%0, %e0) {signed_zeros} : (tensor<5xi1>, tensor<5xi1>) -> ()
  %1 = stablehlo.convert %x : (tensor<5xi4>) -> tensor<5xi2>
  %e1 = stablehlo.constant dense<[0, -1, 0, 1, -1]> : tensor<5xi2>
  stablehlo.custom_call @check.expect_eq(%1, %e1) {signed_zeros} : (tensor<5xi2>, tensor<5xi2>) -> ()
  %2 = stablehlo.convert %x : (tensor<5xi4>) -> tensor<5xi4>
  %e2 = stablehlo.constant dense<[-8, -1, 0, 1, 7]> : tensor<5xi4>
  stablehlo.custom_call @check.expect_eq(%2, %e2) {signed_zeros} : (tensor<5xi4>, tensor<5xi4>) -> ()
  %3 = stablehlo.convert %x : (tensor<5xi4>) -> tensor<5xi8>
  %e3 = stablehlo.constant dense<"0xF8FF000107"> : tensor<5xi8>
  stablehlo.custom_call @check.expect_eq(%3, %e3) {signed_zeros} : (tensor<5xi8>, tensor<5xi8>) -> ()
  %4 = stablehlo.convert %x : (tensor<5xi4>) -> tensor<5xi16>
  %e4 = stablehlo.constant dense<"0xF8FFFFFF000001000700"> : tensor<5xi16>
  stablehlo.custom_call @check.expect_eq(%4, %e4) {signed_zeros} : (tensor<5xi16>, tensor<5xi16>) -> ()
  %5 = stablehlo.convert %x : (tensor<5xi4>) -> tensor<5xi32>
  %e5 = stablehlo.constant dense<"0xF8FFFFFFFFFFFFFF000000000100000007000000"> : tensor<5xi32>
  stablehlo.custom_call @check.expect_eq(%5, %e5) {signed_zeros} : (tensor<5xi32>, tensor<5xi32>) -> ()
  %6 = stablehlo.convert %x : (tensor<5xi4>) -> tensor<5xi64>
  %e6 = stablehlo.constant dense<"0xF8FFFFFFFFFFFFFFFFFFFFFFFFFFFFFF000000000000000001000000000000000700000000000000"> : tensor<5xi64>
  stablehlo.custom_call @check.expect_eq(%6, %e6) {signed_zeros} : (tensor<5xi64>, tensor<5xi64>) -> ()
  %7 = stablehlo.convert %x : (tensor<5xi4>) -> tensor<5xui2>
  %e7 = stablehlo.constant dense<[0, 3, 0, 1, 3]> : tensor<5xui2>
  stablehlo.custom_call @check.expect_eq(%7, %e7) {signed_zeros} : (tensor<5xui2>, tensor<5xui2>) -> ()
  %8 = stablehlo.convert %x : (tensor<5xi4>) -> tensor<5xui4>
  %e8 = stablehlo.constant dense<[8, 15, 0, 1, 7]> : tensor<5xui4>
  stablehlo.custom_call @check.expect_eq(%8, %e8) {signed_zeros} : (tensor<5xui4>, tensor<5xui4>) -> ()
  %9 = stablehlo.convert %x : (tensor<5xi4>) -> tensor<5xui8>
  %e9 = stablehlo.constant dense<"0xF8FF000107"> : tensor<5xui8>
  stablehlo.custom_call @check.expect_eq(%9, %e9) {signed_zeros} : (tensor<5xui8>, tensor<5xui8>) -> ()
  %10 = stablehlo.convert %x : (tensor<5xi4>) -> tensor<5xui16>
  %e10 = stablehlo.constant dense<"0xF8FFFFFF000001000700"> : tensor<5xui16>
  stablehlo.custom_call @check.expect_eq(%10, %e10) {signed_zeros} : (tensor<5xui16>, tensor<5xui16>) -> ()
  %11 = stablehlo.convert %x : (tensor<5xi4>) -> tensor<5xui32>
  %e11 = stablehlo.constant dense<"0xF8FFFFFFFFFFFFFF000000000100000007000000"> : tensor<5xui32>
  stablehlo.custom_call @check.expect_eq(%11, %e11) {signed_zeros} : (tensor<5xui32>, tensor<5xui32>) -> ()
  %12 = stablehlo.convert %x : (tensor<5xi4>) -> tensor<5xui64>
  %e12 = stablehlo.constant dense<"0xF8FFFFFFFFFFFFFFFFFFFFFFFFFFFFFF000000000000000001000000000000000700000000000000"> : tensor<5xui64>
  stablehlo.custom_call @check.expect_eq(%12, %e12) {signed_zeros} : (tensor<5xui64>, tensor<5xui64>) -> ()
  %13 = stablehlo.convert %x : (tensor<5xi4>) -> tensor<5xf8E3M4>
  %e13 = stablehlo.constant dense<"0xE0B000305C"> : tensor<5xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%13, %e13) {signed_zeros} : (tensor<5xf8E3M4>, tensor<5xf8E3M4>) -> ()
  %14 = stablehlo.convert %x : (tensor<5xi4>) -> tensor<5xf8E4M3>
  %e14 = stablehlo.constant dense<"0xD0B800384E"> : tensor<5xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%14, %e14) {signed_zeros} : (tensor<5xf8E4M3>, tensor<5xf8E4M3>) -> ()
  %15 = stablehlo.convert %x : (tensor<5xi4>) -> tensor<5xf8E4M3B11FNUZ>
  %e15 = stablehlo.constant dense<"0xF0D800586E"> : tensor<5xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%15, %e15) {signed_zeros} : (tensor<5xf8E4M3B11FNUZ>, tensor<5xf8E4M3B11FNUZ>) -> ()
  %16 = stablehlo.convert %x : (tensor<5xi4>) -> tensor<5xf8E4M3FN>
  %e16 = stablehlo.constant dense<"0xD0B800384E"> : tensor<5xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%16, %e16) {signed_zeros} : (tensor<5xf8E4M3FN>, tensor<5xf8E4M3FN>) -> ()
  %17 = stablehlo.convert %x : (tensor<5xi4>) -> tensor<5xf8E4M3FNUZ>
  %e17 = stablehlo.constant dense<"0xD8C0004056"> : tensor<5xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%17, %e17) {signed_zeros} : (tensor<5xf8E4M3FNUZ>, tensor<5xf8E4M3FNUZ>) -> ()
  %18 = stablehlo.convert %x : (tensor<5xi4>) -> tensor<5xf8E5M2>
  %e18 = stablehlo.constant dense<"0xC8BC003C47"> : tensor<5xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%18, %e18) {signed_zeros} : (tensor<5xf8E5M2>, tensor<5xf8E5M2>) -> ()
  %19 = stablehlo.convert %x : (tensor<5xi4>) -> tensor<5xf8E5M2FNUZ>
  %e19 = stablehlo.constant dense<"0xCCC000404B"> : tensor<5xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%19, %e19) {signed_zeros} : (tensor<5xf8E5M2FNUZ>, tensor<5xf8E5M2FNUZ>) -> ()
  %20 = stablehlo.convert %x : (tensor<5xi4>) -> tensor<5xf8E8M0FNU>
  %e20 = stablehlo.constant dense<"0xFFFFFF7F82"> : tensor<5xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%20, %e20) {signed_zeros} : (tensor<5xf8E8M0FNU>, tensor<5xf8E8M0FNU>) -> ()
  %21 = stablehlo.convert %x : (tensor<5xi4>) -> tensor<5xbf16>
  %e21 = stablehlo.constant dense<"0x00C180BF0000803FE040"> : tensor<5xbf16>
  stablehlo.custom_call @check.expect_eq(%21, %e21) {signed_zeros} : (tensor<5xbf16>, tensor<5xbf16>) -> ()
  %22 = stablehlo.convert %x : (tensor<5xi4>) -> tensor<5xf16>
  %e22 = stablehlo.constant dense<"0x00C800BC0000003C0047"> : tensor<5xf16>
  stablehlo.custom_call @check.expect_eq(%22, %e22) {signed_zeros} : (tensor<5xf16>, tensor<5xf16>) -> ()
  %23 = stablehlo.convert %x : (tensor<5xi4>) -> tensor<5xf32>
  %e23 = stablehlo.constant dense<"0x000000C1000080BF000000000000803F0000E040"> : tensor<5xf32>
  stablehlo.custom_call @check.expect_eq(%23, %e23) {signed_zeros} : (tensor<5xf32>, tensor<5xf32>) -> ()
  %24 = stablehlo.convert %x : (tensor<5xi4>) -> tensor<5xf64>
  %e24 = stablehlo.constant dense<"0x00000000000020C0000000000000F0BF0000000000000000000000000000F03F0000000000001C40"> : tensor<5xf64>
  stablehlo.custom_call @check.expect_eq(%24, %e24) {signed_zeros} : (tensor<5xf64>, tensor<5xf64>) -> ()
  %25 = stablehlo.convert %x : (tensor<5xi4>) -> tensor<5xcomplex<f32>>
  %e25 = stablehlo.constant dense<"0x000000C100000000000080BF0000000000000000000000000000803F000000000000E04000000000"> : tensor<5xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%25, %e25) {signed_zeros} : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> ()
  %26 = stablehlo.convert %x : (tensor<5xi4>) -> tensor<5xcomplex<f64>>
  %e26 = stablehlo.constant dense<"0x00000000000020C00000000000000000000000000000F0BF000000000000000000000000000000000000000000000000000000000000F03F00000000000000000000000000001C400000000000000000"> : tensor<5xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%26, %e26) {signed_zeros} : (tensor<5xcomplex<f64>>, tensor<5xcomplex<f64>>) -> ()
  return
}

func.func @i4_to_f4() {
  %x = stablehlo.constant dense<[-8, -1, 0, 1, 7]> : tensor<5xi4>
  %0 = stablehlo.convert %x : (tensor<5xi4>) -> tensor<5xf4E2M1FN>
  %e0 = stablehlo.constant dense<"0x0F0A000207"> : tensor<5xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%0, %e0) {signed_zeros} : (tensor<5xf4E2M1FN>, tensor<5xf4E2M1FN>) -> ()
  return
}

func.func @i8_to_others() {
  %x = stablehlo.constant dense<"0x80FF00017F"> : tensor<5xi8>
  %0 = stablehlo.convert %x : (tensor<5xi8>) -> tensor<5xi1>
  %e0 = stablehlo.constant dense<[true, true, false, true, true]> : tensor<5xi1>
  stablehlo.custom_call @check.expect_eq(%0, %e0) {signed_zeros} : (tensor<5xi1>, tensor<5xi1>) -> ()
  %1 = stablehlo.convert %x : (tensor<5xi8>) -> tensor<5xi2>
  %e1 = stablehlo.constant dense<[0, -1, 0, 1, -1]> : tensor<5xi2>
  stablehlo.custom_call @check.expect_eq(%1, %e1) {signed_zeros} : (tensor<5xi2>, tensor<5xi2>) -> ()
  %2 = stablehlo.convert %x : (tensor<5xi8>) -> tensor<5xi4>
  %e2 = stablehlo.constant dense<[0, -1, 0, 1, -1]> : tensor<5xi4>
  stablehlo.custom_call @check.expect_eq(%2, %e2) {signed_zeros} : (tensor<5xi4>, tensor<5xi4>) -> ()
  %3 = stablehlo.convert %x : (tensor<5xi8>) -> tensor<5xi8>
  %e3 = stablehlo.constant dense<"0x80FF00017F"> : tensor<5xi8>
  stablehlo.custom_call @check.expect_eq(%3, %e3) {signed_zeros} : (tensor<5xi8>, tensor<5xi8>) -> ()
  %4 = stablehlo.convert %x : (tensor<5xi8>) -> tensor<5xi16>
  %e4 = stablehlo.constant dense<"0x80FFFFFF000001007F00"> : tensor<5xi16>
  stablehlo.custom_call @check.expect_eq(%4, %e4) {signed_zeros} : (tensor<5xi16>, tensor<5xi16>) -> ()
  %5 = stablehlo.convert %x : (tensor<5xi8>) -> tensor<5xi32>
  %e5 = stablehlo.constant dense<"0x80FFFFFFFFFFFFFF00000000010000007F000000"> : tensor<5xi32>
  stablehlo.custom_call @check.expect_eq(%5, %e5) {signed_zeros} : (tensor<5xi32>, tensor<5xi32>) -> ()
  %6 = stablehlo.convert %x : (tensor<5xi8>) -> tensor<5xi64>
  %e6 = stablehlo.constant dense<"0x80FFFFFFFFFFFFFFFFFFFFFFFFFFFFFF000000000000000001000000000000007F00000000000000"> : tensor<5xi64>
  stablehlo.custom_call @check.expect_eq(%6, %e6) {signed_zeros} : (tensor<5xi64>, tensor<5xi64>) -> ()
  %7 = stablehlo.convert %x : (tensor<5xi8>) -> tensor<5xui2>
  %e7 = stablehlo.constant dense<[0, 3, 0, 1, 3]> : tensor<5xui2>
  stablehlo.custom_call @check.expect_eq(%7, %e7) {signed_zeros} : (tensor<5xui2>, tensor<5xui2>) -> ()
  %8 = stablehlo.convert %x : (tensor<5xi8>) -> tensor<5xui4>
  %e8 = stablehlo.constant dense<[0, 15, 0, 1, 15]> : tensor<5xui4>
  stablehlo.custom_call @check.expect_eq(%8, %e8) {signed_zeros} : (tensor<5xui4>, tensor<5xui4>) -> ()
  %9 = stablehlo.convert %x : (tensor<5xi8>) -> tensor<5xui8>
  %e9 = stablehlo.constant dense<"0x80FF00017F"> : tensor<5xui8>
  stablehlo.custom_call @check.expect_eq(%9, %e9) {signed_zeros} : (tensor<5xui8>, tensor<5xui8>) -> ()
  %10 = stablehlo.convert %x : (tensor<5xi8>) -> tensor<5xui16>
  %e10 = stablehlo.constant dense<"0x80FFFFFF000001007F00"> : tensor<5xui16>
  stablehlo.custom_call @check.expect_eq(%10, %e10) {signed_zeros} : (tensor<5xui16>, tensor<5xui16>) -> ()
  %11 = stablehlo.convert %x : (tensor<5xi8>) -> tensor<5xui32>
  %e11 = stablehlo.constant dense<"0x80FFFFFFFFFFFFFF00000000010000007F000000"> : tensor<5xui32>
  stablehlo.custom_call @check.expect_eq(%11, %e11) {signed_zeros} : (tensor<5xui32>, tensor<5xui32>) -> ()
  %12 = stablehlo.convert %x : (tensor<5xi8>) -> tensor<5xui64>
  %e12 = stablehlo.constant dense<"0x80FFFFFFFFFFFFFFFFFFFFFFFFFFFFFF000000000000000001000000000000007F00000000000000"> : tensor<5xui64>
  stablehlo.custom_call @check.expect_eq(%12, %e12) {signed_zeros} : (tensor<5xui64>, tensor<5xui64>) -> ()
  %13 = stablehlo.convert %x : (tensor<5xi8>) -> tensor<5xf8E3M4>
  %e13 = stablehlo.constant dense<"0xF0B0003070"> : tensor<5xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%13, %e13) {signed_zeros} : (tensor<5xf8E3M4>, tensor<5xf8E3M4>) -> ()
  %14 = stablehlo.convert %x : (tensor<5xi8>) -> tensor<5xf8E4M3>
  %e14 = stablehlo.constant dense<"0xF0B8003870"> : tensor<5xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%14, %e14) {signed_zeros} : (tensor<5xf8E4M3>, tensor<5xf8E4M3>) -> ()
  %15 = stablehlo.convert %x : (tensor<5xi8>) -> tensor<5xf8E4M3B11FNUZ>
  %e15 = stablehlo.constant dense<"0x80D8005880"> : tensor<5xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%15, %e15) {signed_zeros} : (tensor<5xf8E4M3B11FNUZ>, tensor<5xf8E4M3B11FNUZ>) -> ()
  %16 = stablehlo.convert %x : (tensor<5xi8>) -> tensor<5xf8E4M3FN>
  %e16 = stablehlo.constant dense<"0xF0B8003870"> : tensor<5xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%16, %e16) {signed_zeros} : (tensor<5xf8E4M3FN>, tensor<5xf8E4M3FN>) -> ()
  %17 = stablehlo.convert %x : (tensor<5xi8>) -> tensor<5xf8E4M3FNUZ>
  %e17 = stablehlo.constant dense<"0xF8C0004078"> : tensor<5xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%17, %e17) {signed_zeros} : (tensor<5xf8E4M3FNUZ>, tensor<5xf8E4M3FNUZ>) -> ()
  %18 = stablehlo.convert %x : (tensor<5xi8>) -> tensor<5xf8E5M2>
  %e18 = stablehlo.constant dense<"0xD8BC003C58"> : tensor<5xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%18, %e18) {signed_zeros} : (tensor<5xf8E5M2>, tensor<5xf8E5M2>) -> ()
  %19 = stablehlo.convert %x : (tensor<5xi8>) -> tensor<5xf8E5M2FNUZ>
  %e19 = stablehlo.constant dense<"0xDCC000405C"> : tensor<5xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%19, %e19) {signed_zeros} : (tensor<5xf8E5M2FNUZ>, tensor<5xf8E5M2FNUZ>) -> ()
  %20 = stablehlo.convert %x : (tensor<5xi8>) -> tensor<5xf8E8M0FNU>
  %e20 = stablehlo.constant dense<"0xFFFFFF7F86"> : tensor<5xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%20, %e20) {signed_zeros} : (tensor<5xf8E8M0FNU>, tensor<5xf8E8M0FNU>) -> ()
  %21 = stablehlo.convert %x : (tensor<5xi8>) -> tensor<5xbf16>
  %e21 = stablehlo.constant dense<"0x00C380BF0000803FFE42"> : tensor<5xbf16>
  stablehlo.custom_call @check.expect_eq(%21, %e21) {signed_zeros} : (tensor<5xbf16>, tensor<5xbf16>) -> ()
  %22 = stablehlo.convert %x : (tensor<5xi8>) -> tensor<5xf16>
  %e22 = stablehlo.constant dense<"0x00D800BC0000003CF057"> : tensor<5xf16>
  stablehlo.custom_call @check.expect_eq(%22, %e22) {signed_zeros} : (tensor<5xf16>, tensor<5xf16>) -> ()
  %23 = stablehlo.convert %x : (tensor<5xi8>) -> tensor<5xf32>
  %e23 = stablehlo.constant dense<"0x000000C3000080BF000000000000803F0000FE42"> : tensor<5xf32>
  stablehlo.custom_call @check.expect_eq(%23, %e23) {signed_zeros} : (tensor<5xf32>, tensor<5xf32>) -> ()
  %24 = stablehlo.convert %x : (tensor<5xi8>) -> tensor<5xf64>
  %e24 = stablehlo.constant dense<"0x00000000000060C0000000000000F0BF0000000000000000000000000000F03F0000000000C05F40"> : tensor<5xf64>
  stablehlo.custom_call @check.expect_eq(%24, %e24) {signed_zeros} : (tensor<5xf64>, tensor<5xf64>) -> ()
  %25 = stablehlo.convert %x : (tensor<5xi8>) -> tensor<5xcomplex<f32>>
  %e25 = stablehlo.constant dense<"0x000000C300000000000080BF0000000000000000000000000000803F000000000000FE4200000000"> : tensor<5xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%25, %e25) {signed_zeros} : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> ()
  %26 = stablehlo.convert %x : (tensor<5xi8>) -> tensor<5xcomplex<f64>>
  %e26 = stablehlo.constant dense<"0x00000000000060C00000000000000000000000000000F0BF000000000000000000000000000000000000000000000000000000000000F03F00000000000000000000000000C05F400000000000000000"> : tensor<5xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%26, %e26) {signed_zeros} : (tensor<5xcomplex<f64>>, tensor<5xcomplex<f64>>) -> ()
  return
}

func.func @i8_to_f4() {
  %x = stablehlo.constant dense<"0x80FF00017F"> : tensor<5xi8>
  %0 = stablehlo.convert %x : (tensor<5xi8>) -> tensor<5xf4E2M1FN>
  %e0 = stablehlo.constant dense<"0x0F0A000207"> : tensor<5xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%0, %e0) {signed_zeros} : (tensor<5xf4E2M1FN>, tensor<5xf4E2M1FN>) -> ()
  return
}

func.func @i16_to_others() {
  %x = stablehlo.constant dense<"0x0080FFFF00000100FF7F"> : tensor<5xi16>
  %0 = stablehlo.convert %x : (tensor<5xi16>) -> tensor<5xi1>
  %e0 = stablehlo.constant dense<[true, true, false, true, true]> : tensor<5xi1>
  stablehlo.custom_call @check.expect_eq(%0, %e0) {signed_zeros} : (tensor<5xi1>, tensor<5xi1>) -> ()
  %1 = stablehlo.convert %x : (tensor<5xi16>) -> tensor<5xi2>
  %e1 = stablehlo.constant dense<[0, -1, 0, 1, -1]> : tensor<5xi2>
  stablehlo.custom_call @check.expect_eq(%1, %e1) {signed_zeros} : (tensor<5xi2>, tensor<5xi2>) -> ()
  %2 = stablehlo.convert %x : (tensor<5xi16>) -> tensor<5xi4>
  %e2 = stablehlo.constant dense<[0, -1, 0, 1, -1]> : tensor<5xi4>
  stablehlo.custom_call @check.expect_eq(%2, %e2) {signed_zeros} : (tensor<5xi4>, tensor<5xi4>) -> ()
  %3 = stablehlo.convert %x : (tensor<5xi16>) -> tensor<5xi8>
  %e3 = stablehlo.constant dense<"0x00FF0001FF"> : tensor<5xi8>
  stablehlo.custom_call @check.expect_eq(%3, %e3) {signed_zeros} : (tensor<5xi8>, tensor<5xi8>) -> ()
  %4 = stablehlo.convert %x : (tensor<5xi16>) -> tensor<5xi16>
  %e4 = stablehlo.constant dense<"0x0080FFFF00000100FF7F"> : tensor<5xi16>
  stablehlo.custom_call @check.expect_eq(%4, %e4) {signed_zeros} : (tensor<5xi16>, tensor<5xi16>) -> ()
  %5 = stablehlo.convert %x : (tensor<5xi16>) -> tensor<5xi32>
  %e5 = stablehlo.constant dense<"0x0080FFFFFFFFFFFF0000000001000000FF7F0000"> : tensor<5xi32>
  stablehlo.custom_call @check.expect_eq(%5, %e5) {signed_zeros} : (tensor<5xi32>, tensor<5xi32>) -> ()
  %6 = stablehlo.convert %x : (tensor<5xi16>) -> tensor<5xi64>
  %e6 = stablehlo.constant dense<"0x0080FFFFFFFFFFFFFFFFFFFFFFFFFFFF00000000000000000100000000000000FF7F000000000000"> : tensor<5xi64>
  stablehlo.custom_call @check.expect_eq(%6, %e6) {signed_zeros} : (tensor<5xi64>, tensor<5xi64>) -> ()
  %7 = stablehlo.convert %x : (tensor<5xi16>) -> tensor<5xui2>
  %e7 = stablehlo.constant dense<[0, 3, 0, 1, 3]> : tensor<5xui2>
  stablehlo.custom_call @check.expect_eq(%7, %e7) {signed_zeros} : (tensor<5xui2>, tensor<5xui2>) -> ()
  %8 = stablehlo.convert %x : (tensor<5xi16>) -> tensor<5xui4>
  %e8 = stablehlo.constant dense<[0, 15, 0, 1, 15]> : tensor<5xui4>
  stablehlo.custom_call @check.expect_eq(%8, %e8) {signed_zeros} : (tensor<5xui4>, tensor<5xui4>) -> ()
  %9 = stablehlo.convert %x : (tensor<5xi16>) -> tensor<5xui8>
  %e9 = stablehlo.constant dense<"0x00FF0001FF"> : tensor<5xui8>
  stablehlo.custom_call @check.expect_eq(%9, %e9) {signed_zeros} : (tensor<5xui8>, tensor<5xui8>) -> ()
  %10 = stablehlo.convert %x : (tensor<5xi16>) -> tensor<5xui16>
  %e10 = stablehlo.constant dense<"0x0080FFFF00000100FF7F"> : tensor<5xui16>
  stablehlo.custom_call @check.expect_eq(%10, %e10) {signed_zeros} : (tensor<5xui16>, tensor<5xui16>) -> ()
  %11 = stablehlo.convert %x : (tensor<5xi16>) -> tensor<5xui32>
  %e11 = stablehlo.constant dense<"0x0080FFFFFFFFFFFF0000000001000000FF7F0000"> : tensor<5xui32>
  stablehlo.custom_call @check.expect_eq(%11, %e11) {signed_zeros} : (tensor<5xui32>, tensor<5xui32>) -> ()
  %12 = stablehlo.convert %x : (tensor<5xi16>) -> tensor<5xui64>
  %e12 = stablehlo.constant dense<"0x0080FFFFFFFFFFFFFFFFFFFFFFFFFFFF00000000000000000100000000000000FF7F000000000000"> : tensor<5xui64>
  stablehlo.custom_call @check.expect_eq(%12, %e12) {signed_zeros} : (tensor<5xui64>, tensor<5xui64>) -> ()
  %13 = stablehlo.convert %x : (tensor<5xi16>) -> tensor<5xf8E3M4>
  %e13 = stablehlo.constant dense<"0xF0B0003070"> : tensor<5xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%13, %e13) {signed_zeros} : (tensor<5xf8E3M4>, tensor<5xf8E3M4>) -> ()
  %14 = stablehlo.convert %x : (tensor<5xi16>) -> tensor<5xf8E4M3>
  %e14 = stablehlo.constant dense<"0xF8B8003878"> : tensor<5xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%14, %e14) {signed_zeros} : (tensor<5xf8E4M3>, tensor<5xf8E4M3>) -> ()
  %15 = stablehlo.convert %x : (tensor<5xi16>) -> tensor<5xf8E4M3B11FNUZ>
  %e15 = stablehlo.constant dense<"0x80D8005880"> : tensor<5xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%15, %e15) {signed_zeros} : (tensor<5xf8E4M3B11FNUZ>, tensor<5xf8E4M3B11FNUZ>) -> ()
  %16 = stablehlo.convert %x : (tensor<5xi16>) -> tensor<5xf8E4M3FN>
  %e16 = stablehlo.constant dense<"0xFFB800387F"> : tensor<5xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%16, %e16) {signed_zeros} : (tensor<5xf8E4M3FN>, tensor<5xf8E4M3FN>) -> ()
  %17 = stablehlo.convert %x : (tensor<5xi16>) -> tensor<5xf8E4M3FNUZ>
  %e17 = stablehlo.constant dense<"0x80C0004080"> : tensor<5xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%17, %e17) {signed_zeros} : (tensor<5xf8E4M3FNUZ>, tensor<5xf8E4M3FNUZ>) -> ()
  %18 = stablehlo.convert %x : (tensor<5xi16>) -> tensor<5xf8E5M2>
  %e18 = stablehlo.constant dense<"0xF8BC003C78"> : tensor<5xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%18, %e18) {signed_zeros} : (tensor<5xf8E5M2>, tensor<5xf8E5M2>) -> ()
  %19 = stablehlo.convert %x : (tensor<5xi16>) -> tensor<5xf8E5M2FNUZ>
  %e19 = stablehlo.constant dense<"0xFCC000407C"> : tensor<5xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%19, %e19) {signed_zeros} : (tensor<5xf8E5M2FNUZ>, tensor<5xf8E5M2FNUZ>) -> ()
  %20 = stablehlo.convert %x : (tensor<5xi16>) -> tensor<5xf8E8M0FNU>
  %e20 = stablehlo.constant dense<"0xFFFFFF7F8E"> : tensor<5xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%20, %e20) {signed_zeros} : (tensor<5xf8E8M0FNU>, tensor<5xf8E8M0FNU>) -> ()
  %21 = stablehlo.convert %x : (tensor<5xi16>) -> tensor<5xbf16>
  %e21 = stablehlo.constant dense<"0x00C780BF0000803F0047"> : tensor<5xbf16>
  stablehlo.custom_call @check.expect_eq(%21, %e21) {signed_zeros} : (tensor<5xbf16>, tensor<5xbf16>) -> ()
  %22 = stablehlo.convert %x : (tensor<5xi16>) -> tensor<5xf16>
  %e22 = stablehlo.constant dense<"0x00F800BC0000003C0078"> : tensor<5xf16>
  stablehlo.custom_call @check.expect_eq(%22, %e22) {signed_zeros} : (tensor<5xf16>, tensor<5xf16>) -> ()
  %23 = stablehlo.convert %x : (tensor<5xi16>) -> tensor<5xf32>
  %e23 = stablehlo.constant dense<"0x000000C7000080BF000000000000803F00FEFF46"> : tensor<5xf32>
  stablehlo.custom_call @check.expect_eq(%23, %e23) {signed_zeros} : (tensor<5xf32>, tensor<5xf32>) -> ()
  %24 = stablehlo.convert %x : (tensor<5xi16>) -> tensor<5xf64>
  %e24 = stablehlo.constant dense<"0x000000000000E0C0000000000000F0BF0000000000000000000000000000F03F00000000C0FFDF40"> : tensor<5xf64>
  stablehlo.custom_call @check.expect_eq(%24, %e24) {signed_zeros} : (tensor<5xf64>, tensor<5xf64>) -> ()
  %25 = stablehlo.convert %x : (tensor<5xi16>) -> tensor<5xcomplex<f32>>
  %e25 = stablehlo.constant dense<"0x000000C700000000000080BF0000000000000000000000000000803F0000000000FEFF4600000000"> : tensor<5xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%25, %e25) {signed_zeros} : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> ()
  %26 = stablehlo.convert %x : (tensor<5xi16>) -> tensor<5xcomplex<f64>>
  %e26 = stablehlo.constant dense<"0x000000000000E0C00000000000000000000000000000F0BF000000000000000000000000000000000000000000000000000000000000F03F000000000000000000000000C0FFDF400000000000000000"> : tensor<5xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%26, %e26) {signed_zeros} : (tensor<5xcomplex<f64>>, tensor<5xcomplex<f64>>) -> ()
  return
}

func.func @i16_to_f4() {
  %x = stablehlo.constant dense<"0x0080FFFF00000100FF7F"> : tensor<5xi16>
  %0 = stablehlo.convert %x : (tensor<5xi16>) -> tensor<5xf4E2M1FN>
  %e0 = stablehlo.constant dense<"0x0F0A000207"> : tensor<5xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%0, %e0) {signed_zeros} : (tensor<5xf4E2M1FN>, tensor<5xf4E2M1FN>) -> ()
  return
}

func.func @i32_to_others() {
  %x = stablehlo.constant dense<"0x00000080FFFFFFFF0000000001000000FFFFFF7F"> : tensor<5xi32>
  %0 = stablehlo.convert %x : (tensor<5xi32>) -> tensor<5xi1>
  %e0 = stablehlo.constant dense<[true, true, false, true, true]> : tensor<5xi1>
  stablehlo.custom_call @check.expect_eq(%0, %e0) {signed_zeros} : (tensor<5xi1>, tensor<5xi1>) -> ()
  %1 = stablehlo.convert %x : (tensor<5xi32>) -> tensor<5xi2>
  %e1 = stablehlo.constant dense<[0, -1, 0, 1, -1]> : tensor<5xi2>
  stablehlo.custom_call @check.expect_eq(%1, %e1) {signed_zeros} : (tensor<5xi2>, tensor<5xi2>) -> ()
  %2 = stablehlo.convert %x : (tensor<5xi32>) -> tensor<5xi4>
  %e2 = stablehlo.constant dense<[0, -1, 0, 1, -1]> : tensor<5xi4>
  stablehlo.custom_call @check.expect_eq(%2, %e2) {signed_zeros} : (tensor<5xi4>, tensor<5xi4>) -> ()
  %3 = stablehlo.convert %x : (tensor<5xi32>) -> tensor<5xi8>
  %e3 = stablehlo.constant dense<"0x00FF0001FF"> : tensor<5xi8>
  stablehlo.custom_call @check.expect_eq(%3, %e3) {signed_zeros} : (tensor<5xi8>, tensor<5xi8>) -> ()
  %4 = stablehlo.convert %x : (tensor<5xi32>) -> tensor<5xi16>
  %e4 = stablehlo.constant dense<"0x0000FFFF00000100FFFF"> : tensor<5xi16>
  stablehlo.custom_call @check.expect_eq(%4, %e4) {signed_zeros} : (tensor<5xi16>, tensor<5xi16>) -> ()
  %5 = stablehlo.convert %x : (tensor<5xi32>) -> tensor<5xi32>
  %e5 = stablehlo.constant dense<"0x00000080FFFFFFFF0000000001000000FFFFFF7F"> : tensor<5xi32>
  stablehlo.custom_call @check.expect_eq(%5, %e5) {signed_zeros} : (tensor<5xi32>, tensor<5xi32>) -> ()
  %6 = stablehlo.convert %x : (tensor<5xi32>) -> tensor<5xi64>
  %e6 = stablehlo.constant dense<"0x00000080FFFFFFFFFFFFFFFFFFFFFFFF00000000000000000100000000000000FFFFFF7F00000000"> : tensor<5xi64>
  stablehlo.custom_call @check.expect_eq(%6, %e6) {signed_zeros} : (tensor<5xi64>, tensor<5xi64>) -> ()
  %7 = stablehlo.convert %x : (tensor<5xi32>) -> tensor<5xui2>
  %e7 = stablehlo.constant dense<[0, 3, 0, 1, 3]> : tensor<5xui2>
  stablehlo.custom_call @check.expect_eq(%7, %e7) {signed_zeros} : (tensor<5xui2>, tensor<5xui2>) -> ()
  %8 = stablehlo.convert %x : (tensor<5xi32>) -> tensor<5xui4>
  %e8 = stablehlo.constant dense<[0, 15, 0, 1, 15]> : tensor<5xui4>
  stablehlo.custom_call @check.expect_eq(%8, %e8) {signed_zeros} : (tensor<5xui4>, tensor<5xui4>) -> ()
  %9 = stablehlo.convert %x : (tensor<5xi32>) -> tensor<5xui8>
  %e9 = stablehlo.constant dense<"0x00FF0001FF"> : tensor<5xui8>
  stablehlo.custom_call @check.expect_eq(%9, %e9) {signed_zeros} : (tensor<5xui8>, tensor<5xui8>) -> ()
  %10 = stablehlo.convert %x : (tensor<5xi32>) -> tensor<5xui16>
  %e10 = stablehlo.constant dense<"0x0000FFFF00000100FFFF"> : tensor<5xui16>
  stablehlo.custom_call @check.expect_eq(%10, %e10) {signed_zeros} : (tensor<5xui16>, tensor<5xui16>) -> ()
  %11 = stablehlo.convert %x : (tensor<5xi32>) -> tensor<5xui32>
  %e11 = stablehlo.constant dense<"0x00000080FFFFFFFF0000000001000000FFFFFF7F"> : tensor<5xui32>
  stablehlo.custom_call @check.expect_eq(%11, %e11) {signed_zeros} : (tensor<5xui32>, tensor<5xui32>) -> ()
  %12 = stablehlo.convert %x : (tensor<5xi32>) -> tensor<5xui64>
  %e12 = stablehlo.constant dense<"0x00000080FFFFFFFFFFFFFFFFFFFFFFFF00000000000000000100000000000000FFFFFF7F00000000"> : tensor<5xui64>
  stablehlo.custom_call @check.expect_eq(%12, %e12) {signed_zeros} : (tensor<5xui64>, tensor<5xui64>) -> ()
  %13 = stablehlo.convert %x : (tensor<5xi32>) -> tensor<5xf8E3M4>
  %e13 = stablehlo.constant dense<"0xF0B0003070"> : tensor<5xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%13, %e13) {signed_zeros} : (tensor<5xf8E3M4>, tensor<5xf8E3M4>) -> ()
  %14 = stablehlo.convert %x : (tensor<5xi32>) -> tensor<5xf8E4M3>
  %e14 = stablehlo.constant dense<"0xF8B8003878"> : tensor<5xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%14, %e14) {signed_zeros} : (tensor<5xf8E4M3>, tensor<5xf8E4M3>) -> ()
  %15 = stablehlo.convert %x : (tensor<5xi32>) -> tensor<5xf8E4M3B11FNUZ>
  %e15 = stablehlo.constant dense<"0x80D8005880"> : tensor<5xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%15, %e15) {signed_zeros} : (tensor<5xf8E4M3B11FNUZ>, tensor<5xf8E4M3B11FNUZ>) -> ()
  %16 = stablehlo.convert %x : (tensor<5xi32>) -> tensor<5xf8E4M3FN>
  %e16 = stablehlo.constant dense<"0xFFB800387F"> : tensor<5xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%16, %e16) {signed_zeros} : (tensor<5xf8E4M3FN>, tensor<5xf8E4M3FN>) -> ()
  %17 = stablehlo.convert %x : (tensor<5xi32>) -> tensor<5xf8E4M3FNUZ>
  %e17 = stablehlo.constant dense<"0x80C0004080"> : tensor<5xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%17, %e17) {signed_zeros} : (tensor<5xf8E4M3FNUZ>, tensor<5xf8E4M3FNUZ>) -> ()
  %18 = stablehlo.convert %x : (tensor<5xi32>) -> tensor<5xf8E5M2>
  %e18 = stablehlo.constant dense<"0xFCBC003C7C"> : tensor<5xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%18, %e18) {signed_zeros} : (tensor<5xf8E5M2>, tensor<5xf8E5M2>) -> ()
  %19 = stablehlo.convert %x : (tensor<5xi32>) -> tensor<5xf8E5M2FNUZ>
  %e19 = stablehlo.constant dense<"0x80C0004080"> : tensor<5xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%19, %e19) {signed_zeros} : (tensor<5xf8E5M2FNUZ>, tensor<5xf8E5M2FNUZ>) -> ()
  %20 = stablehlo.convert %x : (tensor<5xi32>) -> tensor<5xf8E8M0FNU>
  %e20 = stablehlo.constant dense<"0xFFFFFF7F9E"> : tensor<5xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%20, %e20) {signed_zeros} : (tensor<5xf8E8M0FNU>, tensor<5xf8E8M0FNU>) -> ()
  %21 = stablehlo.convert %x : (tensor<5xi32>) -> tensor<5xbf16>
  %e21 = stablehlo.constant dense<"0x00CF80BF0000803F004F"> : tensor<5xbf16>
  stablehlo.custom_call @check.expect_eq(%21, %e21) {signed_zeros} : (tensor<5xbf16>, tensor<5xbf16>) -> ()
  %22 = stablehlo.convert %x : (tensor<5xi32>) -> tensor<5xf16>
  %e22 = stablehlo.constant dense<"0x00FC00BC0000003C007C"> : tensor<5xf16>
  stablehlo.custom_call @check.expect_eq(%22, %e22) {signed_zeros} : (tensor<5xf16>, tensor<5xf16>) -> ()
  %23 = stablehlo.convert %x : (tensor<5xi32>) -> tensor<5xf32>
  %e23 = stablehlo.constant dense<"0x000000CF000080BF000000000000803F0000004F"> : tensor<5xf32>
  stablehlo.custom_call @check.expect_eq(%23, %e23) {signed_zeros} : (tensor<5xf32>, tensor<5xf32>) -> ()
  %24 = stablehlo.convert %x : (tensor<5xi32>) -> tensor<5xf64>
  %e24 = stablehlo.constant dense<"0x000000000000E0C1000000000000F0BF0000000000000000000000000000F03F0000C0FFFFFFDF41"> : tensor<5xf64>
  stablehlo.custom_call @check.expect_eq(%24, %e24) {signed_zeros} : (tensor<5xf64>, tensor<5xf64>) -> ()
  %25 = stablehlo.convert %x : (tensor<5xi32>) -> tensor<5xcomplex<f32>>
  %e25 = stablehlo.constant dense<"0x000000CF00000000000080BF0000000000000000000000000000803F000000000000004F00000000"> : tensor<5xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%25, %e25) {signed_zeros} : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> ()
  %26 = stablehlo.convert %x : (tensor<5xi32>) -> tensor<5xcomplex<f64>>
  %e26 = stablehlo.constant dense<"0x000000000000E0C10000000000000000000000000000F0BF000000000000000000000000000000000000000000000000000000000000F03F00000000000000000000C0FFFFFFDF410000000000000000"> : tensor<5xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%26, %e26) {signed_zeros} : (tensor<5xcomplex<f64>>, tensor<5xcomplex<f64>>) -> ()
  return
}

func.func @i32_to_f4() {
  %x = stablehlo.constant dense<"0x00000080FFFFFFFF0000000001000000FFFFFF7F"> : tensor<5xi32>
  %0 = stablehlo.convert %x : (tensor<5xi32>) -> tensor<5xf4E2M1FN>
  %e0 = stablehlo.constant dense<"0x0F0A000207"> : tensor<5xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%0, %e0) {signed_zeros} : (tensor<5xf4E2M1FN>, tensor<5xf4E2M1FN>) -> ()
  return
}

func.func @i64_to_others() {
  %x = stablehlo.constant dense<"0x0000000000000080FFFFFFFFFFFFFFFF00000000000000000100000000000000FFFFFFFFFFFFFF7F"> : tensor<5xi64>
  %0 = stablehlo.convert %x : (tensor<5xi64>) -> tensor<5xi1>
  %e0 = stablehlo.constant dense<[true, true, false, true, true]> : tensor<5xi1>
  stablehlo.custom_call @check.expect_eq(%0, %e0) {signed_zeros} : (tensor<5xi1>, tensor<5xi1>) -> ()
  %1 = stablehlo.convert %x : (tensor<5xi64>) -> tensor<5xi2>
  %e1 = stablehlo.constant dense<[0, -1, 0, 1, -1]> : tensor<5xi2>
  stablehlo.custom_call @check.expect_eq(%1, %e1) {signed_zeros} : (tensor<5xi2>, tensor<5xi2>) -> ()
  %2 = stablehlo.convert %x : (tensor<5xi64>) -> tensor<5xi4>
  %e2 = stablehlo.constant dense<[0, -1, 0, 1, -1]> : tensor<5xi4>
  stablehlo.custom_call @check.expect_eq(%2, %e2) {signed_zeros} : (tensor<5xi4>, tensor<5xi4>) -> ()
  %3 = stablehlo.convert %x : (tensor<5xi64>) -> tensor<5xi8>
  %e3 = stablehlo.constant dense<"0x00FF0001FF"> : tensor<5xi8>
  stablehlo.custom_call @check.expect_eq(%3, %e3) {signed_zeros} : (tensor<5xi8>, tensor<5xi8>) -> ()
  %4 = stablehlo.convert %x : (tensor<5xi64>) -> tensor<5xi16>
  %e4 = stablehlo.constant dense<"0x0000FFFF00000100FFFF"> : tensor<5xi16>
  stablehlo.custom_call @check.expect_eq(%4, %e4) {signed_zeros} : (tensor<5xi16>, tensor<5xi16>) -> ()
  %5 = stablehlo.convert %x : (tensor<5xi64>) -> tensor<5xi32>
  %e5 = stablehlo.constant dense<"0x00000000FFFFFFFF0000000001000000FFFFFFFF"> : tensor<5xi32>
  stablehlo.custom_call @check.expect_eq(%5, %e5) {signed_zeros} : (tensor<5xi32>, tensor<5xi32>) -> ()
  %6 = stablehlo.convert %x : (tensor<5xi64>) -> tensor<5xi64>
  %e6 = stablehlo.constant dense<"0x0000000000000080FFFFFFFFFFFFFFFF00000000000000000100000000000000FFFFFFFFFFFFFF7F"> : tensor<5xi64>
  stablehlo.custom_call @check.expect_eq(%6, %e6) {signed_zeros} : (tensor<5xi64>, tensor<5xi64>) -> ()
  %7 = stablehlo.convert %x : (tensor<5xi64>) -> tensor<5xui2>
  %e7 = stablehlo.constant dense<[0, 3, 0, 1, 3]> : tensor<5xui2>
  stablehlo.custom_call @check.expect_eq(%7, %e7) {signed_zeros} : (tensor<5xui2>, tensor<5xui2>) -> ()
  %8 = stablehlo.convert %x : (tensor<5xi64>) -> tensor<5xui4>
  %e8 = stablehlo.constant dense<[0, 15, 0, 1, 15]> : tensor<5xui4>
  stablehlo.custom_call @check.expect_eq(%8, %e8) {signed_zeros} : (tensor<5xui4>, tensor<5xui4>) -> ()
  %9 = stablehlo.convert %x : (tensor<5xi64>) -> tensor<5xui8>
  %e9 = stablehlo.constant dense<"0x00FF0001FF"> : tensor<5xui8>
  stablehlo.custom_call @check.expect_eq(%9, %e9) {signed_zeros} : (tensor<5xui8>, tensor<5xui8>) -> ()
  %10 = stablehlo.convert %x : (tensor<5xi64>) -> tensor<5xui16>
  %e10 = stablehlo.constant dense<"0x0000FFFF00000100FFFF"> : tensor<5xui16>
  stablehlo.custom_call @check.expect_eq(%10, %e10) {signed_zeros} : (tensor<5xui16>, tensor<5xui16>) -> ()
  %11 = stablehlo.convert %x : (tensor<5xi64>) -> tensor<5xui32>
  %e11 = stablehlo.constant dense<"0x00000000FFFFFFFF0000000001000000FFFFFFFF"> : tensor<5xui32>
  stablehlo.custom_call @check.expect_eq(%11, %e11) {signed_zeros} : (tensor<5xui32>, tensor<5xui32>) -> ()
  %12 = stablehlo.convert %x : (tensor<5xi64>) -> tensor<5xui64>
  %e12 = stablehlo.constant dense<"0x0000000000000080FFFFFFFFFFFFFFFF00000000000000000100000000000000FFFFFFFFFFFFFF7F"> : tensor<5xui64>
  stablehlo.custom_call @check.expect_eq(%12, %e12) {signed_zeros} : (tensor<5xui64>, tensor<5xui64>) -> ()
  %13 = stablehlo.convert %x : (tensor<5xi64>) -> tensor<5xf8E3M4>
  %e13 = stablehlo.constant dense<"0xF0B0003070"> : tensor<5xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%13, %e13) {signed_zeros} : (tensor<5xf8E3M4>, tensor<5xf8E3M4>) -> ()
  %14 = stablehlo.convert %x : (tensor<5xi64>) -> tensor<5xf8E4M3>
  %e14 = stablehlo.constant dense<"0xF8B8003878"> : tensor<5xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%14, %e14) {signed_zeros} : (tensor<5xf8E4M3>, tensor<5xf8E4M3>) -> ()
  %15 = stablehlo.convert %x : (tensor<5xi64>) -> tensor<5xf8E4M3B11FNUZ>
  %e15 = stablehlo.constant dense<"0x80D8005880"> : tensor<5xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%15, %e15) {signed_zeros} : (tensor<5xf8E4M3B11FNUZ>, tensor<5xf8E4M3B11FNUZ>) -> ()
  %16 = stablehlo.convert %x : (tensor<5xi64>) -> tensor<5xf8E4M3FN>
  %e16 = stablehlo.constant dense<"0xFFB800387F"> : tensor<5xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%16, %e16) {signed_zeros} : (tensor<5xf8E4M3FN>, tensor<5xf8E4M3FN>) -> ()
  %17 = stablehlo.convert %x : (tensor<5xi64>) -> tensor<5xf8E4M3FNUZ>
  %e17 = stablehlo.constant dense<"0x80C0004080"> : tensor<5xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%17, %e17) {signed_zeros} : (tensor<5xf8E4M3FNUZ>, tensor<5xf8E4M3FNUZ>) -> ()
  %18 = stablehlo.convert %x : (tensor<5xi64>) -> tensor<5xf8E5M2>
  %e18 = stablehlo.constant dense<"0xFCBC003C7C"> : tensor<5xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%18, %e18) {signed_zeros} : (tensor<5xf8E5M2>, tensor<5xf8E5M2>) -> ()
  %19 = stablehlo.convert %x : (tensor<5xi64>) -> tensor<5xf8E5M2FNUZ>
  %e19 = stablehlo.constant dense<"0x80C0004080"> : tensor<5xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%19, %e19) {signed_zeros} : (tensor<5xf8E5M2FNUZ>, tensor<5xf8E5M2FNUZ>) -> ()
  %20 = stablehlo.convert %x : (tensor<5xi64>) -> tensor<5xf8E8M0FNU>
  %e20 = stablehlo.constant dense<"0xFFFFFF7FBE"> : tensor<5xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%20, %e20) {signed_zeros} : (tensor<5xf8E8M0FNU>, tensor<5xf8E8M0FNU>) -> ()
  %21 = stablehlo.convert %x : (tensor<5xi64>) -> tensor<5xbf16>
  %e21 = stablehlo.constant dense<"0x00DF80BF0000803F005F"> : tensor<5xbf16>
  stablehlo.custom_call @check.expect_eq(%21, %e21) {signed_zeros} : (tensor<5xbf16>, tensor<5xbf16>) -> ()
  %22 = stablehlo.convert %x : (tensor<5xi64>) -> tensor<5xf16>
  %e22 = stablehlo.constant dense<"0x00FC00BC0000003C007C"> : tensor<5xf16>
  stablehlo.custom_call @check.expect_eq(%22, %e22) {signed_zeros} : (tensor<5xf16>, tensor<5xf16>) -> ()
  %23 = stablehlo.convert %x : (tensor<5xi64>) -> tensor<5xf32>
  %e23 = stablehlo.constant dense<"0x000000DF000080BF000000000000803F0000005F"> : tensor<5xf32>
  stablehlo.custom_call @check.expect_eq(%23, %e23) {signed_zeros} : (tensor<5xf32>, tensor<5xf32>) -> ()
  %24 = stablehlo.convert %x : (tensor<5xi64>) -> tensor<5xf64>
  %e24 = stablehlo.constant dense<"0x000000000000E0C3000000000000F0BF0000000000000000000000000000F03F000000000000E043"> : tensor<5xf64>
  stablehlo.custom_call @check.expect_eq(%24, %e24) {signed_zeros} : (tensor<5xf64>, tensor<5xf64>) -> ()
  %25 = stablehlo.convert %x : (tensor<5xi64>) -> tensor<5xcomplex<f32>>
  %e25 = stablehlo.constant dense<"0x000000DF00000000000080BF0000000000000000000000000000803F000000000000005F00000000"> : tensor<5xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%25, %e25) {signed_zeros} : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> ()
  %26 = stablehlo.convert %x : (tensor<5xi64>) -> tensor<5xcomplex<f64>>
  %e26 = stablehlo.constant dense<"0x000000000000E0C30000000000000000000000000000F0BF000000000000000000000000000000000000000000000000000000000000F03F0000000000000000000000000000E0430000000000000000"> : tensor<5xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%26, %e26) {signed_zeros} : (tensor<5xcomplex<f64>>, tensor<5xcomplex<f64>>) -> ()
  return
}

func.func @i64_to_f4() {
  %x = stablehlo.constant dense<"0x0000000000000080FFFFFFFFFFFFFFFF00000000000000000100000000000000FFFFFFFFFFFFFF7F"> : tensor<5xi64>
  %0 = stablehlo.convert %x : (tensor<5xi64>) -> tensor<5xf4E2M1FN>
  %e0 = stablehlo.constant dense<"0x0F0A000207"> : tensor<5xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%0, %e0) {signed_zeros} : (tensor<5xf4E2M1FN>, tensor<5xf4E2M1FN>) -> ()
  return
}

func.func @ui2_to_others() {
  %x = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xui2>
  %0 = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xi1>
  %e0 = stablehlo.constant dense<[false, true, true, true]> : tensor<4xi1>
  stablehlo.custom_call @check.expect_eq(%0, %e0) {signed_zeros} : (tensor<4xi1>, tensor<4xi1>) -> ()
  %1 = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xi2>
  %e1 = stablehlo.constant dense<[0, 1, -2, -1]> : tensor<4xi2>
  stablehlo.custom_call @check.expect_eq(%1, %e1) {signed_zeros} : (tensor<4xi2>, tensor<4xi2>) -> ()
  %2 = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xi4>
  %e2 = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xi4>
  stablehlo.custom_call @check.expect_eq(%2, %e2) {signed_zeros} : (tensor<4xi4>, tensor<4xi4>) -> ()
  %3 = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xi8>
  %e3 = stablehlo.constant dense<"0x00010203"> : tensor<4xi8>
  stablehlo.custom_call @check.expect_eq(%3, %e3) {signed_zeros} : (tensor<4xi8>, tensor<4xi8>) -> ()
  %4 = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xi16>
  %e4 = stablehlo.constant dense<"0x0000010002000300"> : tensor<4xi16>
  stablehlo.custom_call @check.expect_eq(%4, %e4) {signed_zeros} : (tensor<4xi16>, tensor<4xi16>) -> ()
  %5 = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xi32>
  %e5 = stablehlo.constant dense<"0x00000000010000000200000003000000"> : tensor<4xi32>
  stablehlo.custom_call @check.expect_eq(%5, %e5) {signed_zeros} : (tensor<4xi32>, tensor<4xi32>) -> ()
  %6 = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xi64>
  %e6 = stablehlo.constant dense<"0x0000000000000000010000000000000002000000000000000300000000000000"> : tensor<4xi64>
  stablehlo.custom_call @check.expect_eq(%6, %e6) {signed_zeros} : (tensor<4xi64>, tensor<4xi64>) -> ()
  %7 = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xui2>
  %e7 = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xui2>
  stablehlo.custom_call @check.expect_eq(%7, %e7) {signed_zeros} : (tensor<4xui2>, tensor<4xui2>) -> ()
  %8 = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xui4>
  %e8 = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xui4>
  stablehlo.custom_call @check.expect_eq(%8, %e8) {signed_zeros} : (tensor<4xui4>, tensor<4xui4>) -> ()
  %9 = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xui8>
  %e9 = stablehlo.constant dense<"0x00010203"> : tensor<4xui8>
  stablehlo.custom_call @check.expect_eq(%9, %e9) {signed_zeros} : (tensor<4xui8>, tensor<4xui8>) -> ()
  %10 = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xui16>
  %e10 = stablehlo.constant dense<"0x0000010002000300"> : tensor<4xui16>
  stablehlo.custom_call @check.expect_eq(%10, %e10) {signed_zeros} : (tensor<4xui16>, tensor<4xui16>) -> ()
  %11 = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xui32>
  %e11 = stablehlo.constant dense<"0x00000000010000000200000003000000"> : tensor<4xui32>
  stablehlo.custom_call @check.expect_eq(%11, %e11) {signed_zeros} : (tensor<4xui32>, tensor<4xui32>) -> ()
  %12 = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xui64>
  %e12 = stablehlo.constant dense<"0x0000000000000000010000000000000002000000000000000300000000000000"> : tensor<4xui64>
  stablehlo.custom_call @check.expect_eq(%12, %e12) {signed_zeros} : (tensor<4xui64>, tensor<4xui64>) -> ()
  %13 = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xf8E3M4>
  %e13 = stablehlo.constant dense<"0x00304048"> : tensor<4xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%13, %e13) {signed_zeros} : (tensor<4xf8E3M4>, tensor<4xf8E3M4>) -> ()
  %14 = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xf8E4M3>
  %e14 = stablehlo.constant dense<"0x00384044"> : tensor<4xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%14, %e14) {signed_zeros} : (tensor<4xf8E4M3>, tensor<4xf8E4M3>) -> ()
  %15 = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xf8E4M3B11FNUZ>
  %e15 = stablehlo.constant dense<"0x00586064"> : tensor<4xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%15, %e15) {signed_zeros} : (tensor<4xf8E4M3B11FNUZ>, tensor<4xf8E4M3B11FNUZ>) -> ()
  %16 = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xf8E4M3FN>
  %e16 = stablehlo.constant dense<"0x00384044"> : tensor<4xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%16, %e16) {signed_zeros} : (tensor<4xf8E4M3FN>, tensor<4xf8E4M3FN>) -> ()
  %17 = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xf8E4M3FNUZ>
  %e17 = stablehlo.constant dense<"0x0040484C"> : tensor<4xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%17, %e17) {signed_zeros} : (tensor<4xf8E4M3FNUZ>, tensor<4xf8E4M3FNUZ>) -> ()
  %18 = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xf8E5M2>
  %e18 = stablehlo.constant dense<"0x003C4042"> : tensor<4xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%18, %e18) {signed_zeros} : (tensor<4xf8E5M2>, tensor<4xf8E5M2>) -> ()
  %19 = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xf8E5M2FNUZ>
  %e19 = stablehlo.constant dense<"0x00404446"> : tensor<4xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%19, %e19) {signed_zeros} : (tensor<4xf8E5M2FNUZ>, tensor<4xf8E5M2FNUZ>) -> ()
  %20 = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xf8E8M0FNU>
  %e20 = stablehlo.constant dense<"0xFF7F8081"> : tensor<4xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%20, %e20) {signed_zeros} : (tensor<4xf8E8M0FNU>, tensor<4xf8E8M0FNU>) -> ()
  %21 = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xbf16>
  %e21 = stablehlo.constant dense<"0x0000803F00404040"> : tensor<4xbf16>
  stablehlo.custom_call @check.expect_eq(%21, %e21) {signed_zeros} : (tensor<4xbf16>, tensor<4xbf16>) -> ()
  %22 = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xf16>
  %e22 = stablehlo.constant dense<"0x0000003C00400042"> : tensor<4xf16>
  stablehlo.custom_call @check.expect_eq(%22, %e22) {signed_zeros} : (tensor<4xf16>, tensor<4xf16>) -> ()
  %23 = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xf32>
  %e23 = stablehlo.constant dense<"0x000000000000803F0000004000004040"> : tensor<4xf32>
  stablehlo.custom_call @check.expect_eq(%23, %e23) {signed_zeros} : (tensor<4xf32>, tensor<4xf32>) -> ()
  %24 = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xf64>
  %e24 = stablehlo.constant dense<"0x0000000000000000000000000000F03F00000000000000400000000000000840"> : tensor<4xf64>
  stablehlo.custom_call @check.expect_eq(%24, %e24) {signed_zeros} : (tensor<4xf64>, tensor<4xf64>) -> ()
  %25 = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xcomplex<f32>>
  %e25 = stablehlo.constant dense<"0x00000000000000000000803F0000000000000040000000000000404000000000"> : tensor<4xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%25, %e25) {signed_zeros} : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> ()
  %26 = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xcomplex<f64>>
  %e26 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000F03F00000000000000000000000000000040000000000000000000000000000008400000000000000000"> : tensor<4xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%26, %e26) {signed_zeros} : (tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>) -> ()
  return
}

func.func @ui2_to_f4() {
  %x = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xui2>
  %0 = stablehlo.convert %x : (tensor<4xui2>) -> tensor<4xf4E2M1FN>
  %e0 = stablehlo.constant dense<"0x00020405"> : tensor<4xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%0, %e0) {signed_zeros} : (tensor<4xf4E2M1FN>, tensor<4xf4E2M1FN>) -> ()
  return
}

func.func @ui4_to_others() {
  %x = stablehlo.constant dense<[0, 1, 8, 15]> : tensor<4xui4>
  %0 = stablehlo.convert %x : (tensor<4xui4>) -> tensor<4xi1>
  %e0 = stablehlo.constant dense<[false, true, true, true]> : tensor<4xi1>
  stablehlo.custom_call @check.expect_eq(%0, %e0) {signed_zeros} : (tensor<4xi1>, tensor<4xi1>) -> ()
  %1 = stablehlo.convert %x : (tensor<4xui4>) -> tensor<4xi2>
  %e1 = stablehlo.constant dense<[0, 1, 0, -1]> : tensor<4xi2>
  stablehlo.custom_call @check.expect_eq(%1, %e1) {signed_zeros} : (tensor<4xi2>, tensor<4xi2>) -> ()
  %2 = stablehlo.convert %x : (tensor<4xui4>) -> tensor<4xi4>
  %e2 = stablehlo.constant dense<[0, 1, -8, -1]> : tensor<4xi4>
  stablehlo.custom_call @check.expect_eq(%2, %e2) {signed_zeros} : (tensor<4xi4>, tensor<4xi4>) -> ()
  %3 = stablehlo.convert %x : (tensor<4xui4>) -> tensor<4xi8>
  %e3 = stablehlo.constant dense<"0x0001080F"> : tensor<4xi8>
  stablehlo.custom_call @check.expect_eq(%3, %e3) {signed_zeros} : (tensor<4xi8>, tensor<4xi8>) -> ()
  %4 = stablehlo.convert %x : (tensor<4xui4>) -> tensor<4xi16>
  %e4 = stablehlo.constant dense<"0x0000010008000F00"> : tensor<4xi16>
  stablehlo.custom_call @check.expect_eq(%4, %e4) {signed_zeros} : (tensor<4xi16>, tensor<4xi16>) -> ()
  %5 = stablehlo.convert %x : (tensor<4xui4>) -> tensor<4xi32>
  %e5 = stablehlo.constant dense<"0x0000000001000000080000000F000000"> : tensor<4xi32>
  stablehlo.custom_call @check.expect_eq(%5, %e5) {signed_zeros} : (tensor<4xi32>, tensor<4xi32>) -> ()
  %6 = stablehlo.convert %x : (tensor<4xui4>) -> tensor<4xi64>
  %e6 = stablehlo.constant dense<"0x0000000000000000010000000000000008000000000000000F00000000000000"> : tensor<4xi64>
  stablehlo.custom_call @check.expect_eq(%6, %e6) {signed_zeros} : (tensor<4xi64>, tensor<4xi64>) -> ()
  %7 = stablehlo.convert %x : (tensor<4xui4>) -> tensor<4xui2>
  %e7 = stablehlo.constant dense<[0, 1, 0, 3]> : tensor<4xui2>
  stablehlo.custom_call @check.expect_eq(%7, %e7) {signed_zeros} : (tensor<4xui2>, tensor<4xui2>) -> ()
  %8 = stablehlo.convert %x : (tensor<4xui4>) -> tensor<4xui4>
  %e8 = stablehlo.constant dense<[0, 1, 8, 15]> : tensor<4xui4>
  stablehlo.custom_call @check.expect_eq(%8, %e8) {signed_zeros} : (tensor<4xui4>, tensor<4xui4>) -> ()
  %9 = stablehlo.convert %x : (tensor<4xui4>) -> tensor<4xui8>
  %e9 = stablehlo.constant dense<"0x0001080F"> : tensor<4xui8>
  stablehlo.custom_call @check.expect_eq(%9, %e9) {signed_zeros} : (tensor<4xui8>, tensor<4xui8>) -> ()
  %10 = stablehlo.convert %x : (tensor<4xui4>) -> tensor<4xui16>
  %e10 = stablehlo.constant dense<"0x0000010008000F00"> : tensor<4xui16>
  stablehlo.custom_call @check.expect_eq(%10, %e10) {signed_zeros} : (tensor<4xui16>, tensor<4xui16>) -> ()
  %11 = stablehlo.convert %x : (tensor<4xui4>) -> tensor<4xui32>
  %e11 = stablehlo.constant dense<"0x0000000001000000080000000F000000"> : tensor<4xui32>
  stablehlo.custom_call @check.expect_eq(%11, %e11) {signed_zeros} : (tensor<4xui32>, tensor<4xui32>) -> ()
  %12 = stablehlo.convert %x : (tensor<4xui4>) -> tensor<4xui64>
  %e12 = stablehlo.constant dense<"0x0000000000000000010000000000000008000000000000000F00000000000000"> : tensor<4xui64>
  stablehlo.custom_call @check.expect_eq(%12, %e12) {signed_zeros} : (tensor<4xui64>, tensor<4xui64>) -> ()
  %13 = stablehlo.convert %x : (tensor<4xui4>) -> tensor<4xf8E3M4>
  %e13 = stablehlo.constant dense<"0x0030606E"> : tensor<4xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%13, %e13) {signed_zeros} : (tensor<4xf8E3M4>, tensor<4xf8E3M4>) -> ()
  %14 = stablehlo.convert %x : (tensor<4xui4>) -> tensor<4xf8E4M3>
  %e14 = stablehlo.constant dense<"0x00385057"> : tensor<4xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%14, %e14) {signed_zeros} : (tensor<4xf8E4M3>, tensor<4xf8E4M3>) -> ()
  %15 = stablehlo.convert %x : (tensor<4xui4>) -> tensor<4xf8E4M3B11FNUZ>
  %e15 = stablehlo.constant dense<"0x00587077"> : tensor<4xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%15, %e15) {signed_zeros} : (tensor<4xf8E4M3B11FNUZ>, tensor<4xf8E4M3B11FNUZ>) -> ()
  %16 = stablehlo.convert %x : (tensor<4xui4>) -> tensor<4xf8E4M3FN>
  %e16 = stablehlo.constant dense<"0x00385057"> : tensor<4xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%16, %e16) {signed_zeros} : (tensor<4xf8E4M3FN>, tensor<4xf8E4M3FN>) -> ()
  %17 = stablehlo.convert %x : (tensor<4xui4>) -> tensor<4xf8E4M3FNUZ>
  %e17 = stablehlo.constant dense<"0x0040585F"> : tensor<4xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%17, %e17) {signed_zeros} : (tensor<4xf8E4M3FNUZ>, tensor<4xf8E4M3FNUZ>) -> ()
  %18 = stablehlo.convert %x : (tensor<4xui4>) -> tensor<4xf8E5M2>
  %e18 = stablehlo.constant dense<"0x003C484C"> : tensor<4xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%18, %e18) {signed_zeros} : (tensor<4xf8E5M2>, tensor<4xf8E5M2>) -> ()
  %19 = stablehlo.convert %x : (tensor<4xui4>) -> tensor<4xf8E5M2FNUZ>
  %e19 = stablehlo.constant dense<"0x00404C50"> : tensor<4xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%19, %e19) {signed_zeros} : (tensor<4xf8E5M2FNUZ>, tensor<4xf8E5M2FNUZ>) -> ()
  %20 = stablehlo.convert %x : (tensor<4xui4>) -> tensor<4xf8E8M0FNU>
  %e20 = stablehlo.constant dense<"0xFF7F8283"> : tensor<4xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%20, %e20) {signed_zeros} : (tensor<4xf8E8M0FNU>, tensor<4xf8E8M0FNU>) -> ()
  %21 = stablehlo.convert %x : (tensor<4xui4>) -> tensor<4xbf16>
  %e21 = stablehlo.constant dense<"0x0000803F00417041"> : tensor<4xbf16>
  stablehlo.custom_call @check.expect_eq(%21, %e21) {signed_zeros} : (tensor<4xbf16>, tensor<4xbf16>) -> ()
  %22 = stablehlo.convert %x : (tensor<4xui4>) -> tensor<4xf16>
  %e22 = stablehlo.constant dense<"0x0000003C0048804B"> : tensor<4xf16>
  stablehlo.custom_call @check.expect_eq(%22, %e22) {signed_zeros} : (tensor<4xf16>, tensor<4xf16>) -> ()
  %23 = stablehlo.convert %x : (tensor<4xui4>) -> tensor<4xf32>
  %e23 = stablehlo.constant dense<"0x000000000000803F0000004100007041"> : tensor<4xf32>
  stablehlo.custom_call @check.expect_eq(%23, %e23) {signed_zeros} : (tensor<4xf32>, tensor<4xf32>) -> ()
  %24 = stablehlo.convert %x : (tensor<4xui4>) -> tensor<4xf64>
  %e24 = stablehlo.constant dense<"0x0000000000000000000000000000F03F00000000000020400000000000002E40"> : tensor<4xf64>
  stablehlo.custom_call @check.expect_eq(%24, %e24) {signed_zeros} : (tensor<4xf64>, tensor<4xf64>) -> ()
  %25 = stablehlo.convert %x : (tensor<4xui4>) -> tensor<4xcomplex<f32>>
  %e25 = stablehlo.constant dense<"0x00000000000000000000803F0000000000000041000000000000704100000000"> : tensor<4xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%25, %e25) {signed_zeros} : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> ()
  %26 = stablehlo.convert %x : (tensor<4xui4>) -> tensor<4xcomplex<f64>>
  %e26 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000F03F0000000000000000000000000000204000000000000000000000000000002E400000000000000000"> : tensor<4xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%26, %e26) {signed_zeros} : (tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>) -> ()
  return
}

func.func @ui4_to_f4() {
  %x = stablehlo.constant dense<[0, 1, 8, 15]> : tensor<4xui4>
  %0 = stablehlo.convert %x : (tensor<4xui4>) -> tensor<4xf4E2M1FN>
  %e0 = stablehlo.constant dense<"0x00020707"> : tensor<4xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%0, %e0) {signed_zeros} : (tensor<4xf4E2M1FN>, tensor<4xf4E2M1FN>) -> ()
  return
}

func.func @ui8_to_others() {
  %x = stablehlo.constant dense<"0x000180FF"> : tensor<4xui8>
  %0 = stablehlo.convert %x : (tensor<4xui8>) -> tensor<4xi1>
  %e0 = stablehlo.constant dense<[false, true, true, true]> : tensor<4xi1>
  stablehlo.custom_call @check.expect_eq(%0, %e0) {signed_zeros} : (tensor<4xi1>, tensor<4xi1>) -> ()
  %1 = stablehlo.convert %x : (tensor<4xui8>) -> tensor<4xi2>
  %e1 = stablehlo.constant dense<[0, 1, 0, -1]> : tensor<4xi2>
  stablehlo.custom_call @check.expect_eq(%1, %e1) {signed_zeros} : (tensor<4xi2>, tensor<4xi2>) -> ()
  %2 = stablehlo.convert %x : (tensor<4xui8>) -> tensor<4xi4>
  %e2 = stablehlo.constant dense<[0, 1, 0, -1]> : tensor<4xi4>
  stablehlo.custom_call @check.expect_eq(%2, %e2) {signed_zeros} : (tensor<4xi4>, tensor<4xi4>) -> ()
  %3 = stablehlo.convert %x : (tensor<4xui8>) -> tensor<4xi8>
  %e3 = stablehlo.constant dense<"0x000180FF"> : tensor<4xi8>
  stablehlo.custom_call @check.expect_eq(%3, %e3) {signed_zeros} : (tensor<4xi8>, tensor<4xi8>) -> ()
  %4 = stablehlo.convert %x : (tensor<4xui8>) -> tensor<4xi16>
  %e4 = stablehlo.constant dense<"0x000001008000FF00"> : tensor<4xi16>
  stablehlo.custom_call @check.expect_eq(%4, %e4) {signed_zeros} : (tensor<4xi16>, tensor<4xi16>) -> ()
  %5 = stablehlo.convert %x : (tensor<4xui8>) -> tensor<4xi32>
  %e5 = stablehlo.constant dense<"0x000000000100000080000000FF000000"> : tensor<4xi32>
  stablehlo.custom_call @check.expect_eq(%5, %e5) {signed_zeros} : (tensor<4xi32>, tensor<4xi32>) -> ()
  %6 = stablehlo.convert %x : (tensor<4xui8>) -> tensor<4xi64>
  %e6 = stablehlo.constant dense<"0x000000000000000001000000000000008000000000000000FF00000000000000"> : tensor<4xi64>
  stablehlo.custom_call @check.expect_eq(%6, %e6) {signed_zeros} : (tensor<4xi64>, tensor<4xi64>) -> ()
  %7 = stablehlo.convert %x : (tensor<4xui8>) -> tensor<4xui2>
  %e7 = stablehlo.constant dense<[0, 1, 0, 3]> : tensor<4xui2>
  stablehlo.custom_call @check.expect_eq(%7, %e7) {signed_zeros} : (tensor<4xui2>, tensor<4xui2>) -> ()
  %8 = stablehlo.convert %x : (tensor<4xui8>) -> tensor<4xui4>
  %e8 = stablehlo.constant dense<[0, 1, 0, 15]> : tensor<4xui4>
  stablehlo.custom_call @check.expect_eq(%8, %e8) {signed_zeros} : (tensor<4xui4>, tensor<4xui4>) -> ()
  %9 = stablehlo.convert %x : (tensor<4xui8>) -> tensor<4xui8>
  %e9 = stablehlo.constant dense<"0x000180FF"> : tensor<4xui8>
  stablehlo.custom_call @check.expect_eq(%9, %e9) {signed_zeros} : (tensor<4xui8>, tensor<4xui8>) -> ()
  %10 = stablehlo.convert %x : (tensor<4xui8>) -> tensor<4xui16>
  %e10 = stablehlo.constant dense<"0x000001008000FF00"> : tensor<4xui16>
  stablehlo.custom_call @check.expect_eq(%10, %e10) {signed_zeros} : (tensor<4xui16>, tensor<4xui16>) -> ()
  %11 = stablehlo.convert %x : (tensor<4xui8>) -> tensor<4xui32>
  %e11 = stablehlo.constant dense<"0x000000000100000080000000FF000000"> : tensor<4xui32>
  stablehlo.custom_call @check.expect_eq(%11, %e11) {signed_zeros} : (tensor<4xui32>, tensor<4xui32>) -> ()
  %12 = stablehlo.convert %x : (tensor<4xui8>) -> tensor<4xui64>
  %e12 = stablehlo.constant dense<"0x000000000000000001000000000000008000000000000000FF00000000000000"> : tensor<4xui64>
  stablehlo.custom_call @check.expect_eq(%12, %e12) {signed_zeros} : (tensor<4xui64>, tensor<4xui64>) -> ()
  %13 = stablehlo.convert %x : (tensor<4xui8>) -> tensor<4xf8E3M4>
  %e13 = stablehlo.constant dense<"0x00307070"> : tensor<4xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%13, %e13) {signed_zeros} : (tensor<4xf8E3M4>, tensor<4xf8E3M4>) -> ()
  %14 = stablehlo.convert %x : (tensor<4xui8>) -> tensor<4xf8E4M3>
  %e14 = stablehlo.constant dense<"0x00387078"> : tensor<4xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%14, %e14) {signed_zeros} : (tensor<4xf8E4M3>, tensor<4xf8E4M3>) -> ()
  %15 = stablehlo.convert %x : (tensor<4xui8>) -> tensor<4xf8E4M3B11FNUZ>
  %e15 = stablehlo.constant dense<"0x00588080"> : tensor<4xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%15, %e15) {signed_zeros} : (tensor<4xf8E4M3B11FNUZ>, tensor<4xf8E4M3B11FNUZ>) -> ()
  %16 = stablehlo.convert %x : (tensor<4xui8>) -> tensor<4xf8E4M3FN>
  %e16 = stablehlo.constant dense<"0x00387078"> : tensor<4xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%16, %e16) {signed_zeros} : (tensor<4xf8E4M3FN>, tensor<4xf8E4M3FN>) -> ()
  %17 = stablehlo.convert %x : (tensor<4xui8>) -> tensor<4xf8E4M3FNUZ>
  %e17 = stablehlo.constant dense<"0x00407880"> : tensor<4xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%17, %e17) {signed_zeros} : (tensor<4xf8E4M3FNUZ>, tensor<4xf8E4M3FNUZ>) -> ()
  %18 = stablehlo.convert %x : (tensor<4xui8>) -> tensor<4xf8E5M2>
  %e18 = stablehlo.constant dense<"0x003C585C"> : tensor<4xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%18, %e18) {signed_zeros} : (tensor<4xf8E5M2>, tensor<4xf8E5M2>) -> ()
  %19 = stablehlo.convert %x : (tensor<4xui8>) -> tensor<4xf8E5M2FNUZ>
  %e19 = stablehlo.constant dense<"0x00405C60"> : tensor<4xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%19, %e19) {signed_zeros} : (tensor<4xf8E5M2FNUZ>, tensor<4xf8E5M2FNUZ>) -> ()
  %20 = stablehlo.convert %x : (tensor<4xui8>) -> tensor<4xf8E8M0FNU>
  %e20 = stablehlo.constant dense<"0xFF7F8687"> : tensor<4xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%20, %e20) {signed_zeros} : (tensor<4xf8E8M0FNU>, tensor<4xf8E8M0FNU>) -> ()
  %21 = stablehlo.convert %x : (tensor<4xui8>) -> tensor<4xbf16>
  %e21 = stablehlo.constant dense<"0x0000803F00437F43"> : tensor<4xbf16>
  stablehlo.custom_call @check.expect_eq(%21, %e21) {signed_zeros} : (tensor<4xbf16>, tensor<4xbf16>) -> ()
  %22 = stablehlo.convert %x : (tensor<4xui8>) -> tensor<4xf16>
  %e22 = stablehlo.constant dense<"0x0000003C0058F85B"> : tensor<4xf16>
  stablehlo.custom_call @check.expect_eq(%22, %e22) {signed_zeros} : (tensor<4xf16>, tensor<4xf16>) -> ()
  %23 = stablehlo.convert %x : (tensor<4xui8>) -> tensor<4xf32>
  %e23 = stablehlo.constant dense<"0x000000000000803F0000004300007F43"> : tensor<4xf32>
  stablehlo.custom_call @check.expect_eq(%23, %e23) {signed_zeros} : (tensor<4xf32>, tensor<4xf32>) -> ()
  %24 = stablehlo.convert %x : (tensor<4xui8>) -> tensor<4xf64>
  %e24 = stablehlo.constant dense<"0x0000000000000000000000000000F03F00000000000060400000000000E06F40"> : tensor<4xf64>
  stablehlo.custom_call @check.expect_eq(%24, %e24) {signed_zeros} : (tensor<4xf64>, tensor<4xf64>) -> ()
  %25 = stablehlo.convert %x : (tensor<4xui8>) -> tensor<4xcomplex<f32>>
  %e25 = stablehlo.constant dense<"0x00000000000000000000803F00000000000000430000000000007F4300000000"> : tensor<4xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%25, %e25) {signed_zeros} : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> ()
  %26 = stablehlo.convert %x : (tensor<4xui8>) -> tensor<4xcomplex<f64>>
  %e26 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000F03F0000000000000000000000000000604000000000000000000000000000E06F400000000000000000"> : tensor<4xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%26, %e26) {signed_zeros} : (tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>) -> ()
  return
}

func.func @ui8_to_f4() {
  %x = stablehlo.constant dense<"0x000180FF"> : tensor<4xui8>
  %0 = stablehlo.convert %x : (tensor<4xui8>) -> tensor<4xf4E2M1FN>
  %e0 = stablehlo.constant dense<"0x00020707"> : tensor<4xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%0, %e0) {signed_zeros} : (tensor<4xf4E2M1FN>, tensor<4xf4E2M1FN>) -> ()
  return
}

func.func @ui16_to_others() {
  %x = stablehlo.constant dense<"0x000001000080FFFF"> : tensor<4xui16>
  %0 = stablehlo.convert %x : (tensor<4xui16>) -> tensor<4xi1>
  %e0 = stablehlo.constant dense<[false, true, true, true]> : tensor<4xi1>
  stablehlo.custom_call @check.expect_eq(%0, %e0) {signed_zeros} : (tensor<4xi1>, tensor<4xi1>) -> ()
  %1 = stablehlo.convert %x : (tensor<4xui16>) -> tensor<4xi2>
  %e1 = stablehlo.constant dense<[0, 1, 0, -1]> : tensor<4xi2>
  stablehlo.custom_call @check.expect_eq(%1, %e1) {signed_zeros} : (tensor<4xi2>, tensor<4xi2>) -> ()
  %2 = stablehlo.convert %x : (tensor<4xui16>) -> tensor<4xi4>
  %e2 = stablehlo.constant dense<[0, 1, 0, -1]> : tensor<4xi4>
  stablehlo.custom_call @check.expect_eq(%2, %e2) {signed_zeros} : (tensor<4xi4>, tensor<4xi4>) -> ()
  %3 = stablehlo.convert %x : (tensor<4xui16>) -> tensor<4xi8>
  %e3 = stablehlo.constant dense<"0x000100FF"> : tensor<4xi8>
  stablehlo.custom_call @check.expect_eq(%3, %e3) {signed_zeros} : (tensor<4xi8>, tensor<4xi8>) -> ()
  %4 = stablehlo.convert %x : (tensor<4xui16>) -> tensor<4xi16>
  %e4 = stablehlo.constant dense<"0x000001000080FFFF"> : tensor<4xi16>
  stablehlo.custom_call @check.expect_eq(%4, %e4) {signed_zeros} : (tensor<4xi16>, tensor<4xi16>) -> ()
  %5 = stablehlo.convert %x : (tensor<4xui16>) -> tensor<4xi32>
  %e5 = stablehlo.constant dense<"0x000000000100000000800000FFFF0000"> : tensor<4xi32>
  stablehlo.custom_call @check.expect_eq(%5, %e5) {signed_zeros} : (tensor<4xi32>, tensor<4xi32>) -> ()
  %6 = stablehlo.convert %x : (tensor<4xui16>) -> tensor<4xi64>
  %e6 = stablehlo.constant dense<"0x000000000000000001000000000000000080000000000000FFFF000000000000"> : tensor<4xi64>
  stablehlo.custom_call @check.expect_eq(%6, %e6) {signed_zeros} : (tensor<4xi64>, tensor<4xi64>) -> ()
  %7 = stablehlo.convert %x : (tensor<4xui16>) -> tensor<4xui2>
  %e7 = stablehlo.constant dense<[0, 1, 0, 3]> : tensor<4xui2>
  stablehlo.custom_call @check.expect_eq(%7, %e7) {signed_zeros} : (tensor<4xui2>, tensor<4xui2>) -> ()
  %8 = stablehlo.convert %x : (tensor<4xui16>) -> tensor<4xui4>
  %e8 = stablehlo.constant dense<[0, 1, 0, 15]> : tensor<4xui4>
  stablehlo.custom_call @check.expect_eq(%8, %e8) {signed_zeros} : (tensor<4xui4>, tensor<4xui4>) -> ()
  %9 = stablehlo.convert %x : (tensor<4xui16>) -> tensor<4xui8>
  %e9 = stablehlo.constant dense<"0x000100FF"> : tensor<4xui8>
  stablehlo.custom_call @check.expect_eq(%9, %e9) {signed_zeros} : (tensor<4xui8>, tensor<4xui8>) -> ()
  %10 = stablehlo.convert %x : (tensor<4xui16>) -> tensor<4xui16>
  %e10 = stablehlo.constant dense<"0x000001000080FFFF"> : tensor<4xui16>
  stablehlo.custom_call @check.expect_eq(%10, %e10) {signed_zeros} : (tensor<4xui16>, tensor<4xui16>) -> ()
  %11 = stablehlo.convert %x : (tensor<4xui16>) -> tensor<4xui32>
  %e11 = stablehlo.constant dense<"0x000000000100000000800000FFFF0000"> : tensor<4xui32>
  stablehlo.custom_call @check.expect_eq(%11, %e11) {signed_zeros} : (tensor<4xui32>, tensor<4xui32>) -> ()
  %12 = stablehlo.convert %x : (tensor<4xui16>) -> tensor<4xui64>
  %e12 = stablehlo.constant dense<"0x000000000000000001000000000000000080000000000000FFFF000000000000"> : tensor<4xui64>
  stablehlo.custom_call @check.expect_eq(%12, %e12) {signed_zeros} : (tensor<4xui64>, tensor<4xui64>) -> ()
  %13 = stablehlo.convert %x : (tensor<4xui16>) -> tensor<4xf8E3M4>
  %e13 = stablehlo.constant dense<"0x00307070"> : tensor<4xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%13, %e13) {signed_zeros} : (tensor<4xf8E3M4>, tensor<4xf8E3M4>) -> ()
  %14 = stablehlo.convert %x : (tensor<4xui16>) -> tensor<4xf8E4M3>
  %e14 = stablehlo.constant dense<"0x00387878"> : tensor<4xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%14, %e14) {signed_zeros} : (tensor<4xf8E4M3>, tensor<4xf8E4M3>) -> ()
  %15 = stablehlo.convert %x : (tensor<4xui16>) -> tensor<4xf8E4M3B11FNUZ>
  %e15 = stablehlo.constant dense<"0x00588080"> : tensor<4xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%15, %e15) {signed_zeros} : (tensor<4xf8E4M3B11FNUZ>, tensor<4xf8E4M3B11FNUZ>) -> ()
  %16 = stablehlo.convert %x : (tensor<4xui16>) -> tensor<4xf8E4M3FN>
  %e16 = stablehlo.constant dense<"0x00387F7F"> : tensor<4xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%16, %e16) {signed_zeros} : (tensor<4xf8E4M3FN>, tensor<4xf8E4M3FN>) -> ()
  %17 = stablehlo.convert %x : (tensor<4xui16>) -> tensor<4xf8E4M3FNUZ>
  %e17 = stablehlo.constant dense<"0x00408080"> : tensor<4xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%17, %e17) {signed_zeros} : (tensor<4xf8E4M3FNUZ>, tensor<4xf8E4M3FNUZ>) -> ()
  %18 = stablehlo.convert %x : (tensor<4xui16>) -> tensor<4xf8E5M2>
  %e18 = stablehlo.constant dense<"0x003C787C"> : tensor<4xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%18, %e18) {signed_zeros} : (tensor<4xf8E5M2>, tensor<4xf8E5M2>) -> ()
  %19 = stablehlo.convert %x : (tensor<4xui16>) -> tensor<4xf8E5M2FNUZ>
  %e19 = stablehlo.constant dense<"0x00407C80"> : tensor<4xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%19, %e19) {signed_zeros} : (tensor<4xf8E5M2FNUZ>, tensor<4xf8E5M2FNUZ>) -> ()
  %20 = stablehlo.convert %x : (tensor<4xui16>) -> tensor<4xf8E8M0FNU>
  %e20 = stablehlo.constant dense<"0xFF7F8E8F"> : tensor<4xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%20, %e20) {signed_zeros} : (tensor<4xf8E8M0FNU>, tensor<4xf8E8M0FNU>) -> ()
  %21 = stablehlo.convert %x : (tensor<4xui16>) -> tensor<4xbf16>
  %e21 = stablehlo.constant dense<"0x0000803F00478047"> : tensor<4xbf16>
  stablehlo.custom_call @check.expect_eq(%21, %e21) {signed_zeros} : (tensor<4xbf16>, tensor<4xbf16>) -> ()
  %22 = stablehlo.convert %x : (tensor<4xui16>) -> tensor<4xf16>
  %e22 = stablehlo.constant dense<"0x0000003C0078007C"> : tensor<4xf16>
  stablehlo.custom_call @check.expect_eq(%22, %e22) {signed_zeros} : (tensor<4xf16>, tensor<4xf16>) -> ()
  %23 = stablehlo.convert %x : (tensor<4xui16>) -> tensor<4xf32>
  %e23 = stablehlo.constant dense<"0x000000000000803F0000004700FF7F47"> : tensor<4xf32>
  stablehlo.custom_call @check.expect_eq(%23, %e23) {signed_zeros} : (tensor<4xf32>, tensor<4xf32>) -> ()
  %24 = stablehlo.convert %x : (tensor<4xui16>) -> tensor<4xf64>
  %e24 = stablehlo.constant dense<"0x0000000000000000000000000000F03F000000000000E04000000000E0FFEF40"> : tensor<4xf64>
  stablehlo.custom_call @check.expect_eq(%24, %e24) {signed_zeros} : (tensor<4xf64>, tensor<4xf64>) -> ()
  %25 = stablehlo.convert %x : (tensor<4xui16>) -> tensor<4xcomplex<f32>>
  %e25 = stablehlo.constant dense<"0x00000000000000000000803F00000000000000470000000000FF7F4700000000"> : tensor<4xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%25, %e25) {signed_zeros} : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> ()
  %26 = stablehlo.convert %x : (tensor<4xui16>) -> tensor<4xcomplex<f64>>
  %e26 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000F03F0000000000000000000000000000E040000000000000000000000000E0FFEF400000000000000000"> : tensor<4xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%26, %e26) {signed_zeros} : (tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>) -> ()
  return
}

func.func @ui16_to_f4() {
  %x = stablehlo.constant dense<"0x000001000080FFFF"> : tensor<4xui16>
  %0 = stablehlo.convert %x : (tensor<4xui16>) -> tensor<4xf4E2M1FN>
  %e0 = stablehlo.constant dense<"0x00020707"> : tensor<4xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%0, %e0) {signed_zeros} : (tensor<4xf4E2M1FN>, tensor<4xf4E2M1FN>) -> ()
  return
}

func.func @ui32_to_others() {
  %x = stablehlo.constant dense<"0x000000000100000000000080FFFFFFFF"> : tensor<4xui32>
  %0 = stablehlo.convert %x : (tensor<4xui32>) -> tensor<4xi1>
  %e0 = stablehlo.constant dense<[false, true, true, true]> : tensor<4xi1>
  stablehlo.custom_call @check.expect_eq(%0, %e0) {signed_zeros} : (tensor<4xi1>, tensor<4xi1>) -> ()
  %1 = stablehlo.convert %x : (tensor<4xui32>) -> tensor<4xi2>
  %e1 = stablehlo.constant dense<[0, 1, 0, -1]> : tensor<4xi2>
  stablehlo.custom_call @check.expect_eq(%1, %e1) {signed_zeros} : (tensor<4xi2>, tensor<4xi2>) -> ()
  %2 = stablehlo.convert %x : (tensor<4xui32>) -> tensor<4xi4>
  %e2 = stablehlo.constant dense<[0, 1, 0, -1]> : tensor<4xi4>
  stablehlo.custom_call @check.expect_eq(%2, %e2) {signed_zeros} : (tensor<4xi4>, tensor<4xi4>) -> ()
  %3 = stablehlo.convert %x : (tensor<4xui32>) -> tensor<4xi8>
  %e3 = stablehlo.constant dense<"0x000100FF"> : tensor<4xi8>
  stablehlo.custom_call @check.expect_eq(%3, %e3) {signed_zeros} : (tensor<4xi8>, tensor<4xi8>) -> ()
  %4 = stablehlo.convert %x : (tensor<4xui32>) -> tensor<4xi16>
  %e4 = stablehlo.constant dense<"0x000001000000FFFF"> : tensor<4xi16>
  stablehlo.custom_call @check.expect_eq(%4, %e4) {signed_zeros} : (tensor<4xi16>, tensor<4xi16>) -> ()
  %5 = stablehlo.convert %x : (tensor<4xui32>) -> tensor<4xi32>
  %e5 = stablehlo.constant dense<"0x000000000100000000000080FFFFFFFF"> : tensor<4xi32>
  stablehlo.custom_call @check.expect_eq(%5, %e5) {signed_zeros} : (tensor<4xi32>, tensor<4xi32>) -> ()
  %6 = stablehlo.convert %x : (tensor<4xui32>) -> tensor<4xi64>
  %e6 = stablehlo.constant dense<"0x000000000000000001000000000000000000008000000000FFFFFFFF00000000"> : tensor<4xi64>
  stablehlo.custom_call @check.expect_eq(%6, %e6) {signed_zeros} : (tensor<4xi64>, tensor<4xi64>) -> ()
  %7 = stablehlo.convert %x : (tensor<4xui32>) -> tensor<4xui2>
  %e7 = stablehlo.constant dense<[0, 1, 0, 3]> : tensor<4xui2>
  stablehlo.custom_call @check.expect_eq(%7, %e7) {signed_zeros} : (tensor<4xui2>, tensor<4xui2>) -> ()
  %8 = stablehlo.convert %x : (tensor<4xui32>) -> tensor<4xui4>
  %e8 = stablehlo.constant dense<[0, 1, 0, 15]> : tensor<4xui4>
  stablehlo.custom_call @check.expect_eq(%8, %e8) {signed_zeros} : (tensor<4xui4>, tensor<4xui4>) -> ()
  %9 = stablehlo.convert %x : (tensor<4xui32>) -> tensor<4xui8>
  %e9 = stablehlo.constant dense<"0x000100FF"> : tensor<4xui8>
  stablehlo.custom_call @check.expect_eq(%9, %e9) {signed_zeros} : (tensor<4xui8>, tensor<4xui8>) -> ()
  %10 = stablehlo.convert %x : (tensor<4xui32>) -> tensor<4xui16>
  %e10 = stablehlo.constant dense<"0x000001000000FFFF"> : tensor<4xui16>
  stablehlo.custom_call @check.expect_eq(%10, %e10) {signed_zeros} : (tensor<4xui16>, tensor<4xui16>) -> ()
  %11 = stablehlo.convert %x : (tensor<4xui32>) -> tensor<4xui32>
  %e11 = stablehlo.constant dense<"0x000000000100000000000080FFFFFFFF"> : tensor<4xui32>
  stablehlo.custom_call @check.expect_eq(%11, %e11) {signed_zeros} : (tensor<4xui32>, tensor<4xui32>) -> ()
  %12 = stablehlo.convert %x : (tensor<4xui32>) -> tensor<4xui64>
  %e12 = stablehlo.constant dense<"0x000000000000000001000000000000000000008000000000FFFFFFFF00000000"> : tensor<4xui64>
  stablehlo.custom_call @check.expect_eq(%12, %e12) {signed_zeros} : (tensor<4xui64>, tensor<4xui64>) -> ()
  %13 = stablehlo.convert %x : (tensor<4xui32>) -> tensor<4xf8E3M4>
  %e13 = stablehlo.constant dense<"0x00307070"> : tensor<4xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%13, %e13) {signed_zeros} : (tensor<4xf8E3M4>, tensor<4xf8E3M4>) -> ()
  %14 = stablehlo.convert %x : (tensor<4xui32>) -> tensor<4xf8E4M3>
  %e14 = stablehlo.constant dense<"0x00387878"> : tensor<4xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%14, %e14) {signed_zeros} : (tensor<4xf8E4M3>, tensor<4xf8E4M3>) -> ()
  %15 = stablehlo.convert %x : (tensor<4xui32>) -> tensor<4xf8E4M3B11FNUZ>
  %e15 = stablehlo.constant dense<"0x00588080"> : tensor<4xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%15, %e15) {signed_zeros} : (tensor<4xf8E4M3B11FNUZ>, tensor<4xf8E4M3B11FNUZ>) -> ()
  %16 = stablehlo.convert %x : (tensor<4xui32>) -> tensor<4xf8E4M3FN>
  %e16 = stablehlo.constant dense<"0x00387F7F"> : tensor<4xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%16, %e16) {signed_zeros} : (tensor<4xf8E4M3FN>, tensor<4xf8E4M3FN>) -> ()
  %17 = stablehlo.convert %x : (tensor<4xui32>) -> tensor<4xf8E4M3FNUZ>
  %e17 = stablehlo.constant dense<"0x00408080"> : tensor<4xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%17, %e17) {signed_zeros} : (tensor<4xf8E4M3FNUZ>, tensor<4xf8E4M3FNUZ>) -> ()
  %18 = stablehlo.convert %x : (tensor<4xui32>) -> tensor<4xf8E5M2>
  %e18 = stablehlo.constant dense<"0x003C7C7C"> : tensor<4xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%18, %e18) {signed_zeros} : (tensor<4xf8E5M2>, tensor<4xf8E5M2>) -> ()
  %19 = stablehlo.convert %x : (tensor<4xui32>) -> tensor<4xf8E5M2FNUZ>
  %e19 = stablehlo.constant dense<"0x00408080"> : tensor<4xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%19, %e19) {signed_zeros} : (tensor<4xf8E5M2FNUZ>, tensor<4xf8E5M2FNUZ>) -> ()
  %20 = stablehlo.convert %x : (tensor<4xui32>) -> tensor<4xf8E8M0FNU>
  %e20 = stablehlo.constant dense<"0xFF7F9E9F"> : tensor<4xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%20, %e20) {signed_zeros} : (tensor<4xf8E8M0FNU>, tensor<4xf8E8M0FNU>) -> ()
  %21 = stablehlo.convert %x : (tensor<4xui32>) -> tensor<4xbf16>
  %e21 = stablehlo.constant dense<"0x0000803F004F804F"> : tensor<4xbf16>
  stablehlo.custom_call @check.expect_eq(%21, %e21) {signed_zeros} : (tensor<4xbf16>, tensor<4xbf16>) -> ()
  %22 = stablehlo.convert %x : (tensor<4xui32>) -> tensor<4xf16>
  %e22 = stablehlo.constant dense<"0x0000003C007C007C"> : tensor<4xf16>
  stablehlo.custom_call @check.expect_eq(%22, %e22) {signed_zeros} : (tensor<4xf16>, tensor<4xf16>) -> ()
  %23 = stablehlo.convert %x : (tensor<4xui32>) -> tensor<4xf32>
  %e23 = stablehlo.constant dense<"0x000000000000803F0000004F0000804F"> : tensor<4xf32>
  stablehlo.custom_call @check.expect_eq(%23, %e23) {signed_zeros} : (tensor<4xf32>, tensor<4xf32>) -> ()
  %24 = stablehlo.convert %x : (tensor<4xui32>) -> tensor<4xf64>
  %e24 = stablehlo.constant dense<"0x0000000000000000000000000000F03F000000000000E0410000E0FFFFFFEF41"> : tensor<4xf64>
  stablehlo.custom_call @check.expect_eq(%24, %e24) {signed_zeros} : (tensor<4xf64>, tensor<4xf64>) -> ()
  %25 = stablehlo.convert %x : (tensor<4xui32>) -> tensor<4xcomplex<f32>>
  %e25 = stablehlo.constant dense<"0x00000000000000000000803F000000000000004F000000000000804F00000000"> : tensor<4xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%25, %e25) {signed_zeros} : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> ()
  %26 = stablehlo.convert %x : (tensor<4xui32>) -> tensor<4xcomplex<f64>>
  %e26 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000F03F0000000000000000000000000000E04100000000000000000000E0FFFFFFEF410000000000000000"> : tensor<4xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%26, %e26) {signed_zeros} : (tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>) -> ()
  return
}

func.func @ui32_to_f4() {
  %x = stablehlo.constant dense<"0x000000000100000000000080FFFFFFFF"> : tensor<4xui32>
  %0 = stablehlo.convert %x : (tensor<4xui32>) -> tensor<4xf4E2M1FN>
  %e0 = stablehlo.constant dense<"0x00020707"> : tensor<4xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%0, %e0) {signed_zeros} : (tensor<4xf4E2M1FN>, tensor<4xf4E2M1FN>) -> ()
  return
}

func.func @ui64_to_others() {
  %x = stablehlo.constant dense<"0x000000000000000001000000000000000000000000000080FFFFFFFFFFFFFFFF"> : tensor<4xui64>
  %0 = stablehlo.convert %x : (tensor<4xui64>) -> tensor<4xi1>
  %e0 = stablehlo.constant dense<[false, true, true, true]> : tensor<4xi1>
  stablehlo.custom_call @check.expect_eq(%0, %e0) {signed_zeros} : (tensor<4xi1>, tensor<4xi1>) -> ()
  %1 = stablehlo.convert %x : (tensor<4xui64>) -> tensor<4xi2>
  %e1 = stablehlo.constant dense<[0, 1, 0, -1]> : tensor<4xi2>
  stablehlo.custom_call @check.expect_eq(%1, %e1) {signed_zeros} : (tensor<4xi2>, tensor<4xi2>) -> ()
  %2 = stablehlo.convert %x : (tensor<4xui64>) -> tensor<4xi4>
  %e2 = stablehlo.constant dense<[0, 1, 0, -1]> : tensor<4xi4>
  stablehlo.custom_call @check.expect_eq(%2, %e2) {signed_zeros} : (tensor<4xi4>, tensor<4xi4>) -> ()
  %3 = stablehlo.convert %x : (tensor<4xui64>) -> tensor<4xi8>
  %e3 = stablehlo.constant dense<"0x000100FF"> : tensor<4xi8>
  stablehlo.custom_call @check.expect_eq(%3, %e3) {signed_zeros} : (tensor<4xi8>, tensor<4xi8>) -> ()
  %4 = stablehlo.convert %x : (tensor<4xui64>) -> tensor<4xi16>
  %e4 = stablehlo.constant dense<"0x000001000000FFFF"> : tensor<4xi16>
  stablehlo.custom_call @check.expect_eq(%4, %e4) {signed_zeros} : (tensor<4xi16>, tensor<4xi16>) -> ()
  %5 = stablehlo.convert %x : (tensor<4xui64>) -> tensor<4xi32>
  %e5 = stablehlo.constant dense<"0x000000000100000000000000FFFFFFFF"> : tensor<4xi32>
  stablehlo.custom_call @check.expect_eq(%5, %e5) {signed_zeros} : (tensor<4xi32>, tensor<4xi32>) -> ()
  %6 = stablehlo.convert %x : (tensor<4xui64>) -> tensor<4xi64>
  %e6 = stablehlo.constant dense<"0x000000000000000001000000000000000000000000000080FFFFFFFFFFFFFFFF"> : tensor<4xi64>
  stablehlo.custom_call @check.expect_eq(%6, %e6) {signed_zeros} : (tensor<4xi64>, tensor<4xi64>) -> ()
  %7 = stablehlo.convert %x : (tensor<4xui64>) -> tensor<4xui2>
  %e7 = stablehlo.constant dense<[0, 1, 0, 3]> : tensor<4xui2>
  stablehlo.custom_call @check.expect_eq(%7, %e7) {signed_zeros} : (tensor<4xui2>, tensor<4xui2>) -> ()
  %8 = stablehlo.convert %x : (tensor<4xui64>) -> tensor<4xui4>
  %e8 = stablehlo.constant dense<[0, 1, 0, 15]> : tensor<4xui4>
  stablehlo.custom_call @check.expect_eq(%8, %e8) {signed_zeros} : (tensor<4xui4>, tensor<4xui4>) -> ()
  %9 = stablehlo.convert %x : (tensor<4xui64>) -> tensor<4xui8>
  %e9 = stablehlo.constant dense<"0x000100FF"> : tensor<4xui8>
  stablehlo.custom_call @check.expect_eq(%9, %e9) {signed_zeros} : (tensor<4xui8>, tensor<4xui8>) -> ()
  %10 = stablehlo.convert %x : (tensor<4xui64>) -> tensor<4xui16>
  %e10 = stablehlo.constant dense<"0x000001000000FFFF"> : tensor<4xui16>
  stablehlo.custom_call @check.expect_eq(%10, %e10) {signed_zeros} : (tensor<4xui16>, tensor<4xui16>) -> ()
  %11 = stablehlo.convert %x : (tensor<4xui64>) -> tensor<4xui32>
  %e11 = stablehlo.constant dense<"0x000000000100000000000000FFFFFFFF"> : tensor<4xui32>
  stablehlo.custom_call @check.expect_eq(%11, %e11) {signed_zeros} : (tensor<4xui32>, tensor<4xui32>) -> ()
  %12 = stablehlo.convert %x : (tensor<4xui64>) -> tensor<4xui64>
  %e12 = stablehlo.constant dense<"0x000000000000000001000000000000000000000000000080FFFFFFFFFFFFFFFF"> : tensor<4xui64>
  stablehlo.custom_call @check.expect_eq(%12, %e12) {signed_zeros} : (tensor<4xui64>, tensor<4xui64>) -> ()
  %13 = stablehlo.convert %x : (tensor<4xui64>) -> tensor<4xf8E3M4>
  %e13 = stablehlo.constant dense<"0x00307070"> : tensor<4xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%13, %e13) {signed_zeros} : (tensor<4xf8E3M4>, tensor<4xf8E3M4>) -> ()
  %14 = stablehlo.convert %x : (tensor<4xui64>) -> tensor<4xf8E4M3>
  %e14 = stablehlo.constant dense<"0x00387878"> : tensor<4xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%14, %e14) {signed_zeros} : (tensor<4xf8E4M3>, tensor<4xf8E4M3>) -> ()
  %15 = stablehlo.convert %x : (tensor<4xui64>) -> tensor<4xf8E4M3B11FNUZ>
  %e15 = stablehlo.constant dense<"0x00588080"> : tensor<4xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%15, %e15) {signed_zeros} : (tensor<4xf8E4M3B11FNUZ>, tensor<4xf8E4M3B11FNUZ>) -> ()
  %16 = stablehlo.convert %x : (tensor<4xui64>) -> tensor<4xf8E4M3FN>
  %e16 = stablehlo.constant dense<"0x00387F7F"> : tensor<4xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%16, %e16) {signed_zeros} : (tensor<4xf8E4M3FN>, tensor<4xf8E4M3FN>) -> ()
  %17 = stablehlo.convert %x : (tensor<4xui64>) -> tensor<4xf8E4M3FNUZ>
  %e17 = stablehlo.constant dense<"0x00408080"> : tensor<4xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%17, %e17) {signed_zeros} : (tensor<4xf8E4M3FNUZ>, tensor<4xf8E4M3FNUZ>) -> ()
  %18 = stablehlo.convert %x : (tensor<4xui64>) -> tensor<4xf8E5M2>
  %e18 = stablehlo.constant dense<"0x003C7C7C"> : tensor<4xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%18, %e18) {signed_zeros} : (tensor<4xf8E5M2>, tensor<4xf8E5M2>) -> ()
  %19 = stablehlo.convert %x : (tensor<4xui64>) -> tensor<4xf8E5M2FNUZ>
  %e19 = stablehlo.constant dense<"0x00408080"> : tensor<4xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%19, %e19) {signed_zeros} : (tensor<4xf8E5M2FNUZ>, tensor<4xf8E5M2FNUZ>) -> ()
  %20 = stablehlo.convert %x : (tensor<4xui64>) -> tensor<4xf8E8M0FNU>
  %e20 = stablehlo.constant dense<"0xFF7FBEBF"> : tensor<4xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%20, %e20) {signed_zeros} : (tensor<4xf8E8M0FNU>, tensor<4xf8E8M0FNU>) -> ()
  %21 = stablehlo.convert %x : (tensor<4xui64>) -> tensor<4xbf16>
  %e21 = stablehlo.constant dense<"0x0000803F005F805F"> : tensor<4xbf16>
  stablehlo.custom_call @check.expect_eq(%21, %e21) {signed_zeros} : (tensor<4xbf16>, tensor<4xbf16>) -> ()
  %22 = stablehlo.convert %x : (tensor<4xui64>) -> tensor<4xf16>
  %e22 = stablehlo.constant dense<"0x0000003C007C007C"> : tensor<4xf16>
  stablehlo.custom_call @check.expect_eq(%22, %e22) {signed_zeros} : (tensor<4xf16>, tensor<4xf16>) -> ()
  %23 = stablehlo.convert %x : (tensor<4xui64>) -> tensor<4xf32>
  %e23 = stablehlo.constant dense<"0x000000000000803F0000005F0000805F"> : tensor<4xf32>
  stablehlo.custom_call @check.expect_eq(%23, %e23) {signed_zeros} : (tensor<4xf32>, tensor<4xf32>) -> ()
  %24 = stablehlo.convert %x : (tensor<4xui64>) -> tensor<4xf64>
  %e24 = stablehlo.constant dense<"0x0000000000000000000000000000F03F000000000000E043000000000000F043"> : tensor<4xf64>
  stablehlo.custom_call @check.expect_eq(%24, %e24) {signed_zeros} : (tensor<4xf64>, tensor<4xf64>) -> ()
  %25 = stablehlo.convert %x : (tensor<4xui64>) -> tensor<4xcomplex<f32>>
  %e25 = stablehlo.constant dense<"0x00000000000000000000803F000000000000005F000000000000805F00000000"> : tensor<4xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%25, %e25) {signed_zeros} : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> ()
  %26 = stablehlo.convert %x : (tensor<4xui64>) -> tensor<4xcomplex<f64>>
  %e26 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000F03F0000000000000000000000000000E0430000000000000000000000000000F0430000000000000000"> : tensor<4xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%26, %e26) {signed_zeros} : (tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>) -> ()
  return
}

func.func @ui64_to_f4() {
  %x = stablehlo.constant dense<"0x000000000000000001000000000000000000000000000080FFFFFFFFFFFFFFFF"> : tensor<4xui64>
  %0 = stablehlo.convert %x : (tensor<4xui64>) -> tensor<4xf4E2M1FN>
  %e0 = stablehlo.constant dense<"0x00020707"> : tensor<4xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%0, %e0) {signed_zeros} : (tensor<4xf4E2M1FN>, tensor<4xf4E2M1FN>) -> ()
  return
}

func.func @f4E2M1FN_to_others() {
  %x = stablehlo.constant dense<"0x000102050607080B0F"> : tensor<9xf4E2M1FN>
  %0 = stablehlo.convert %x : (tensor<9xf4E2M1FN>) -> tensor<9xi1>
  %e0 = stablehlo.constant dense<"0xBE01"> : tensor<9xi1>
  stablehlo.custom_call @check.expect_eq(%0, %e0) {signed_zeros} : (tensor<9xi1>, tensor<9xi1>) -> ()
  %1 = stablehlo.convert %x : (tensor<9xf4E2M1FN>) -> tensor<9xi2>
  %e1 = stablehlo.constant dense<[0, 0, 1, 1, 1, 1, 0, -1, -2]> : tensor<9xi2>
  stablehlo.custom_call @check.expect_eq(%1, %e1) {signed_zeros} : (tensor<9xi2>, tensor<9xi2>) -> ()
  %2 = stablehlo.convert %x : (tensor<9xf4E2M1FN>) -> tensor<9xi4>
  %e2 = stablehlo.constant dense<[0, 0, 1, 3, 4, 6, 0, -1, -6]> : tensor<9xi4>
  stablehlo.custom_call @check.expect_eq(%2, %e2) {signed_zeros} : (tensor<9xi4>, tensor<9xi4>) -> ()
  %3 = stablehlo.convert %x : (tensor<9xf4E2M1FN>) -> tensor<9xi8>
  %e3 = stablehlo.constant dense<"0x00000103040600FFFA"> : tensor<9xi8>
  stablehlo.custom_call @check.expect_eq(%3, %e3) {signed_zeros} : (tensor<9xi8>, tensor<9xi8>) -> ()
  %4 = stablehlo.convert %x : (tensor<9xf4E2M1FN>) -> tensor<9xi16>
  %e4 = stablehlo.constant dense<"0x0000000001000300040006000000FFFFFAFF"> : tensor<9xi16>
  stablehlo.custom_call @check.expect_eq(%4, %e4) {signed_zeros} : (tensor<9xi16>, tensor<9xi16>) -> ()
  %5 = stablehlo.convert %x : (tensor<9xf4E2M1FN>) -> tensor<9xi32>
  %e5 = stablehlo.constant dense<"0x00000000000000000100000003000000040000000600000000000000FFFFFFFFFAFFFFFF"> : tensor<9xi32>
  stablehlo.custom_call @check.expect_eq(%5, %e5) {signed_zeros} : (tensor<9xi32>, tensor<9xi32>) -> ()
  %6 = stablehlo.convert %x : (tensor<9xf4E2M1FN>) -> tensor<9xi64>
  %e6 = stablehlo.constant dense<"0x0000000000000000000000000000000001000000000000000300000000000000040000000000000006000000000000000000000000000000FFFFFFFFFFFFFFFFFAFFFFFFFFFFFFFF"> : tensor<9xi64>
  stablehlo.custom_call @check.expect_eq(%6, %e6) {signed_zeros} : (tensor<9xi64>, tensor<9xi64>) -> ()
  %7 = stablehlo.convert %x : (tensor<9xf4E2M1FN>) -> tensor<9xui2>
  %e7 = stablehlo.constant dense<[0, 0, 1, 3, 3, 3, 0, 0, 0]> : tensor<9xui2>
  stablehlo.custom_call @check.expect_eq(%7, %e7) {signed_zeros} : (tensor<9xui2>, tensor<9xui2>) -> ()
  %8 = stablehlo.convert %x : (tensor<9xf4E2M1FN>) -> tensor<9xui4>
  %e8 = stablehlo.constant dense<[0, 0, 1, 3, 4, 6, 0, 0, 0]> : tensor<9xui4>
  stablehlo.custom_call @check.expect_eq(%8, %e8) {signed_zeros} : (tensor<9xui4>, tensor<9xui4>) -> ()
  %9 = stablehlo.convert %x : (tensor<9xf4E2M1FN>) -> tensor<9xui8>
  %e9 = stablehlo.constant dense<"0x000001030406000000"> : tensor<9xui8>
  stablehlo.custom_call @check.expect_eq(%9, %e9) {signed_zeros} : (tensor<9xui8>, tensor<9xui8>) -> ()
  %10 = stablehlo.convert %x : (tensor<9xf4E2M1FN>) -> tensor<9xui16>
  %e10 = stablehlo.constant dense<"0x000000000100030004000600000000000000"> : tensor<9xui16>
  stablehlo.custom_call @check.expect_eq(%10, %e10) {signed_zeros} : (tensor<9xui16>, tensor<9xui16>) -> ()
  %11 = stablehlo.convert %x : (tensor<9xf4E2M1FN>) -> tensor<9xui32>
  %e11 = stablehlo.constant dense<"0x000000000000000001000000030000000400000006000000000000000000000000000000"> : tensor<9xui32>
  stablehlo.custom_call @check.expect_eq(%11, %e11) {signed_zeros} : (tensor<9xui32>, tensor<9xui32>) -> ()
  %12 = stablehlo.convert %x : (tensor<9xf4E2M1FN>) -> tensor<9xui64>
  %e12 = stablehlo.constant dense<"0x000000000000000000000000000000000100000000000000030000000000000004000000000000000600000000000000000000000000000000000000000000000000000000000000"> : tensor<9xui64>
  stablehlo.custom_call @check.expect_eq(%12, %e12) {signed_zeros} : (tensor<9xui64>, tensor<9xui64>) -> ()
  %13 = stablehlo.convert %x : (tensor<9xf4E2M1FN>) -> tensor<9xf8E3M4>
  %e13 = stablehlo.constant dense<"0x00203048505880B8D8"> : tensor<9xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%13, %e13) {signed_zeros} : (tensor<9xf8E3M4>, tensor<9xf8E3M4>) -> ()
  %14 = stablehlo.convert %x : (tensor<9xf4E2M1FN>) -> tensor<9xf8E4M3>
  %e14 = stablehlo.constant dense<"0x00303844484C80BCCC"> : tensor<9xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%14, %e14) {signed_zeros} : (tensor<9xf8E4M3>, tensor<9xf8E4M3>) -> ()
  %15 = stablehlo.convert %x : (tensor<9xf4E2M1FN>) -> tensor<9xf8E4M3B11FNUZ>
  %e15 = stablehlo.constant dense<"0x00505864686C00DCEC"> : tensor<9xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%15, %e15) {signed_zeros} : (tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3B11FNUZ>) -> ()
  %16 = stablehlo.convert %x : (tensor<9xf4E2M1FN>) -> tensor<9xf8E4M3FN>
  %e16 = stablehlo.constant dense<"0x00303844484C80BCCC"> : tensor<9xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%16, %e16) {signed_zeros} : (tensor<9xf8E4M3FN>, tensor<9xf8E4M3FN>) -> ()
  %17 = stablehlo.convert %x : (tensor<9xf4E2M1FN>) -> tensor<9xf8E4M3FNUZ>
  %e17 = stablehlo.constant dense<"0x0038404C505400C4D4"> : tensor<9xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%17, %e17) {signed_zeros} : (tensor<9xf8E4M3FNUZ>, tensor<9xf8E4M3FNUZ>) -> ()
  %18 = stablehlo.convert %x : (tensor<9xf4E2M1FN>) -> tensor<9xf8E5M2>
  %e18 = stablehlo.constant dense<"0x00383C42444680BEC6"> : tensor<9xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%18, %e18) {signed_zeros} : (tensor<9xf8E5M2>, tensor<9xf8E5M2>) -> ()
  %19 = stablehlo.convert %x : (tensor<9xf4E2M1FN>) -> tensor<9xf8E5M2FNUZ>
  %e19 = stablehlo.constant dense<"0x003C4046484A00C2CA"> : tensor<9xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%19, %e19) {signed_zeros} : (tensor<9xf8E5M2FNUZ>, tensor<9xf8E5M2FNUZ>) -> ()
  %20 = stablehlo.convert %x : (tensor<9xf4E2M1FN>) -> tensor<9xf8E8M0FNU>
  %e20 = stablehlo.constant dense<"0xFF7E7F818182FFFFFF"> : tensor<9xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%20, %e20) {signed_zeros} : (tensor<9xf8E8M0FNU>, tensor<9xf8E8M0FNU>) -> ()
  %21 = stablehlo.convert %x : (tensor<9xf4E2M1FN>) -> tensor<9xbf16>
  %e21 = stablehlo.constant dense<"0x0000003F803F40408040C0400080C0BFC0C0"> : tensor<9xbf16>
  stablehlo.custom_call @check.expect_eq(%21, %e21) {signed_zeros} : (tensor<9xbf16>, tensor<9xbf16>) -> ()
  %22 = stablehlo.convert %x : (tensor<9xf4E2M1FN>) -> tensor<9xf16>
  %e22 = stablehlo.constant dense<"0x00000038003C004200440046008000BE00C6"> : tensor<9xf16>
  stablehlo.custom_call @check.expect_eq(%22, %e22) {signed_zeros} : (tensor<9xf16>, tensor<9xf16>) -> ()
  %23 = stablehlo.convert %x : (tensor<9xf4E2M1FN>) -> tensor<9xf32>
  %e23 = stablehlo.constant dense<"0x000000000000003F0000803F00004040000080400000C040000000800000C0BF0000C0C0"> : tensor<9xf32>
  stablehlo.custom_call @check.expect_eq(%23, %e23) {signed_zeros} : (tensor<9xf32>, tensor<9xf32>) -> ()
  %24 = stablehlo.convert %x : (tensor<9xf4E2M1FN>) -> tensor<9xf64>
  %e24 = stablehlo.constant dense<"0x0000000000000000000000000000E03F000000000000F03F0000000000000840000000000000104000000000000018400000000000000080000000000000F8BF00000000000018C0"> : tensor<9xf64>
  stablehlo.custom_call @check.expect_eq(%24, %e24) {signed_zeros} : (tensor<9xf64>, tensor<9xf64>) -> ()
  %25 = stablehlo.convert %x : (tensor<9xf4E2M1FN>) -> tensor<9xcomplex<f32>>
  %e25 = stablehlo.constant dense<"0x00000000000000000000003F000000000000803F00000000000040400000000000008040000000000000C0400000000000000080000000000000C0BF000000000000C0C000000000"> : tensor<9xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%25, %e25) {signed_zeros} : (tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) -> ()
  %26 = stablehlo.convert %x : (tensor<9xf4E2M1FN>) -> tensor<9xcomplex<f64>>
  %e26 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000E03F0000000000000000000000000000F03F000000000000000000000000000008400000000000000000000000000000104000000000000000000000000000001840000000000000000000000000000000800000000000000000000000000000F8BF000000000000000000000000000018C00000000000000000"> : tensor<9xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%26, %e26) {signed_zeros} : (tensor<9xcomplex<f64>>, tensor<9xcomplex<f64>>) -> ()
  return
}

func.func @f4E2M1FN_to_f4() {
  %x = stablehlo.constant dense<"0x000102050607080B0F"> : tensor<9xf4E2M1FN>
  %0 = stablehlo.convert %x : (tensor<9xf4E2M1FN>) -> tensor<9xf4E2M1FN>
  %e0 = stablehlo.constant dense<"0x000102050607080B0F"> : tensor<9xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%0, %e0) {signed_zeros} : (tensor<9xf4E2M1FN>, tensor<9xf4E2M1FN>) -> ()
  return
}

func.func @f8E3M4_to_others() {
  %x = stablehlo.constant dense<"0x0001284854707880B8F0"> : tensor<10xf8E3M4>
  %0 = stablehlo.convert %x : (tensor<10xf8E3M4>) -> tensor<10xi1>
  %e0 = stablehlo.constant dense<"0x7E03"> : tensor<10xi1>
  stablehlo.custom_call @check.expect_eq(%0, %e0) {signed_zeros} : (tensor<10xi1>, tensor<10xi1>) -> ()
  %1 = stablehlo.convert %x : (tensor<10xf8E3M4>) -> tensor<10xi2>
  %e1 = stablehlo.constant dense<[0, 0, 0, 1, 1, 1, 0, 0, -1, -2]> : tensor<10xi2>
  stablehlo.custom_call @check.expect_eq(%1, %e1) {signed_zeros} : (tensor<10xi2>, tensor<10xi2>) -> ()
  %2 = stablehlo.convert %x : (tensor<10xf8E3M4>) -> tensor<10xi4>
  %e2 = stablehlo.constant dense<[0, 0, 0, 3, 5, 7, 0, 0, -1, -8]> : tensor<10xi4>
  stablehlo.custom_call @check.expect_eq(%2, %e2) {signed_zeros} : (tensor<10xi4>, tensor<10xi4>) -> ()
  %3 = stablehlo.convert %x : (tensor<10xf8E3M4>) -> tensor<10xi8>
  %e3 = stablehlo.constant dense<"0x00000003057F0000FF80"> : tensor<10xi8>
  stablehlo.custom_call @check.expect_eq(%3, %e3) {signed_zeros} : (tensor<10xi8>, tensor<10xi8>) -> ()
  %4 = stablehlo.convert %x : (tensor<10xf8E3M4>) -> tensor<10xi16>
  %e4 = stablehlo.constant dense<"0x00000000000003000500FF7F00000000FFFF0080"> : tensor<10xi16>
  stablehlo.custom_call @check.expect_eq(%4, %e4) {signed_zeros} : (tensor<10xi16>, tensor<10xi16>) -> ()
  %5 = stablehlo.convert %x : (tensor<10xf8E3M4>) -> tensor<10xi32>
  %e5 = stablehlo.constant dense<"0x0000000000000000000000000300000005000000FFFFFF7F0000000000000000FFFFFFFF00000080"> : tensor<10xi32>
  stablehlo.custom_call @check.expect_eq(%5, %e5) {signed_zeros} : (tensor<10xi32>, tensor<10xi32>) -> ()
  %6 = stablehlo.convert %x : (tensor<10xf8E3M4>) -> tensor<10xi64>
  %e6 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000003000000000000000500000000000000FFFFFFFFFFFFFF7F00000000000000000000000000000000FFFFFFFFFFFFFFFF0000000000000080"> : tensor<10xi64>
  stablehlo.custom_call @check.expect_eq(%6, %e6) {signed_zeros} : (tensor<10xi64>, tensor<10xi64>) -> ()
  %7 = stablehlo.convert %x : (tensor<10xf8E3M4>) -> tensor<10xui2>
  %e7 = stablehlo.constant dense<[0, 0, 0, 3, 3, 3, 0, 0, 0, 0]> : tensor<10xui2>
  stablehlo.custom_call @check.expect_eq(%7, %e7) {signed_zeros} : (tensor<10xui2>, tensor<10xui2>) -> ()
  %8 = stablehlo.convert %x : (tensor<10xf8E3M4>) -> tensor<10xui4>
  %e8 = stablehlo.constant dense<[0, 0, 0, 3, 5, 15, 0, 0, 0, 0]> : tensor<10xui4>
  stablehlo.custom_call @check.expect_eq(%8, %e8) {signed_zeros} : (tensor<10xui4>, tensor<10xui4>) -> ()
  %9 = stablehlo.convert %x : (tensor<10xf8E3M4>) -> tensor<10xui8>
  %e9 = stablehlo.constant dense<"0x0000000305FF00000000"> : tensor<10xui8>
  stablehlo.custom_call @check.expect_eq(%9, %e9) {signed_zeros} : (tensor<10xui8>, tensor<10xui8>) -> ()
  %10 = stablehlo.convert %x : (tensor<10xf8E3M4>) -> tensor<10xui16>
  %e10 = stablehlo.constant dense<"0x00000000000003000500FFFF0000000000000000"> : tensor<10xui16>
  stablehlo.custom_call @check.expect_eq(%10, %e10) {signed_zeros} : (tensor<10xui16>, tensor<10xui16>) -> ()
  %11 = stablehlo.convert %x : (tensor<10xf8E3M4>) -> tensor<10xui32>
  %e11 = stablehlo.constant dense<"0x0000000000000000000000000300000005000000FFFFFFFF00000000000000000000000000000000"> : tensor<10xui32>
  stablehlo.custom_call @check.expect_eq(%11, %e11) {signed_zeros} : (tensor<10xui32>, tensor<10xui32>) -> ()
  %12 = stablehlo.convert %x : (tensor<10xf8E3M4>) -> tensor<10xui64>
  %e12 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000003000000000000000500000000000000FFFFFFFFFFFFFFFF0000000000000000000000000000000000000000000000000000000000000000"> : tensor<10xui64>
  stablehlo.custom_call @check.expect_eq(%12, %e12) {signed_zeros} : (tensor<10xui64>, tensor<10xui64>) -> ()
  %13 = stablehlo.convert %x : (tensor<10xf8E3M4>) -> tensor<10xf8E3M4>
  %e13 = stablehlo.constant dense<"0x0001284854707880B8F0"> : tensor<10xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%13, %e13) {signed_zeros} : (tensor<10xf8E3M4>, tensor<10xf8E3M4>) -> ()
  %14 = stablehlo.convert %x : (tensor<10xf8E3M4>) -> tensor<10xf8E4M3>
  %e14 = stablehlo.constant dense<"0x000834444A787C80BCF8"> : tensor<10xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%14, %e14) {signed_zeros} : (tensor<10xf8E4M3>, tensor<10xf8E4M3>) -> ()
  %15 = stablehlo.convert %x : (tensor<10xf8E3M4>) -> tensor<10xf8E4M3B11FNUZ>
  %e15 = stablehlo.constant dense<"0x002854646A808000DC80"> : tensor<10xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%15, %e15) {signed_zeros} : (tensor<10xf8E4M3B11FNUZ>, tensor<10xf8E4M3B11FNUZ>) -> ()
  %16 = stablehlo.convert %x : (tensor<10xf8E3M4>) -> tensor<10xf8E4M3FN>
  %e16 = stablehlo.constant dense<"0x000834444A7F7F80BCFF"> : tensor<10xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%16, %e16) {signed_zeros} : (tensor<10xf8E4M3FN>, tensor<10xf8E4M3FN>) -> ()
  %17 = stablehlo.convert %x : (tensor<10xf8E3M4>) -> tensor<10xf8E4M3FNUZ>
  %e17 = stablehlo.constant dense<"0x00103C4C52808000C480"> : tensor<10xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%17, %e17) {signed_zeros} : (tensor<10xf8E4M3FNUZ>, tensor<10xf8E4M3FNUZ>) -> ()
  %18 = stablehlo.convert %x : (tensor<10xf8E3M4>) -> tensor<10xf8E5M2>
  %e18 = stablehlo.constant dense<"0x00243A42457C7E80BEFC"> : tensor<10xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%18, %e18) {signed_zeros} : (tensor<10xf8E5M2>, tensor<10xf8E5M2>) -> ()
  %19 = stablehlo.convert %x : (tensor<10xf8E3M4>) -> tensor<10xf8E5M2FNUZ>
  %e19 = stablehlo.constant dense<"0x00283E4649808000C280"> : tensor<10xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%19, %e19) {signed_zeros} : (tensor<10xf8E5M2FNUZ>, tensor<10xf8E5M2FNUZ>) -> ()
  %20 = stablehlo.convert %x : (tensor<10xf8E3M4>) -> tensor<10xf8E8M0FNU>
  %e20 = stablehlo.constant dense<"0xFF797F8181FFFFFFFFFF"> : tensor<10xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%20, %e20) {signed_zeros} : (tensor<10xf8E8M0FNU>, tensor<10xf8E8M0FNU>) -> ()
  %21 = stablehlo.convert %x : (tensor<10xf8E3M4>) -> tensor<10xbf16>
  %e21 = stablehlo.constant dense<"0x0000803C403F4040A040807FC07F0080C0BF80FF"> : tensor<10xbf16>
  stablehlo.custom_call @check.expect_eq(%21, %e21) {signed_zeros} : (tensor<10xbf16>, tensor<10xbf16>) -> ()
  %22 = stablehlo.convert %x : (tensor<10xf8E3M4>) -> tensor<10xf16>
  %e22 = stablehlo.constant dense<"0x00000024003A00420045007C007E008000BE00FC"> : tensor<10xf16>
  stablehlo.custom_call @check.expect_eq(%22, %e22) {signed_zeros} : (tensor<10xf16>, tensor<10xf16>) -> ()
  %23 = stablehlo.convert %x : (tensor<10xf8E3M4>) -> tensor<10xf32>
  %e23 = stablehlo.constant dense<"0x000000000000803C0000403F000040400000A0400000807F0000C07F000000800000C0BF000080FF"> : tensor<10xf32>
  stablehlo.custom_call @check.expect_eq(%23, %e23) {signed_zeros} : (tensor<10xf32>, tensor<10xf32>) -> ()
  %24 = stablehlo.convert %x : (tensor<10xf8E3M4>) -> tensor<10xf64>
  %e24 = stablehlo.constant dense<"0x0000000000000000000000000000903F000000000000E83F00000000000008400000000000001440000000000000F07F000000000000F87F0000000000000080000000000000F8BF000000000000F0FF"> : tensor<10xf64>
  stablehlo.custom_call @check.expect_eq(%24, %e24) {signed_zeros} : (tensor<10xf64>, tensor<10xf64>) -> ()
  %25 = stablehlo.convert %x : (tensor<10xf8E3M4>) -> tensor<10xcomplex<f32>>
  %e25 = stablehlo.constant dense<"0x00000000000000000000803C000000000000403F0000000000004040000000000000A040000000000000807F000000000000C07F0000000000000080000000000000C0BF00000000000080FF00000000"> : tensor<10xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%25, %e25) {signed_zeros} : (tensor<10xcomplex<f32>>, tensor<10xcomplex<f32>>) -> ()
  %26 = stablehlo.convert %x : (tensor<10xf8E3M4>) -> tensor<10xcomplex<f64>>
  %e26 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000903F0000000000000000000000000000E83F00000000000000000000000000000840000000000000000000000000000014400000000000000000000000000000F07F0000000000000000000000000000F87F000000000000000000000000000000800000000000000000000000000000F8BF0000000000000000000000000000F0FF0000000000000000"> : tensor<10xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%26, %e26) {signed_zeros} : (tensor<10xcomplex<f64>>, tensor<10xcomplex<f64>>) -> ()
  return
}

func.func @f8E3M4_to_f4() {
  %x = stablehlo.constant dense<"0x000128485480B8"> : tensor<7xf8E3M4>
  %0 = stablehlo.convert %x : (tensor<7xf8E3M4>) -> tensor<7xf4E2M1FN>
  %e0 = stablehlo.constant dense<"0x0000020506080B"> : tensor<7xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%0, %e0) {signed_zeros} : (tensor<7xf4E2M1FN>, tensor<7xf4E2M1FN>) -> ()
  return
}

func.func @f8E4M3_to_others() {
  %x = stablehlo.constant dense<"0x000134444A6D787C80BCF0F8"> : tensor<12xf8E4M3>
  %0 = stablehlo.convert %x : (tensor<12xf8E4M3>) -> tensor<12xi1>
  %e0 = stablehlo.constant dense<"0xFE0E"> : tensor<12xi1>
  stablehlo.custom_call @check.expect_eq(%0, %e0) {signed_zeros} : (tensor<12xi1>, tensor<12xi1>) -> ()
  %1 = stablehlo.convert %x : (tensor<12xf8E4M3>) -> tensor<12xi2>
  %e1 = stablehlo.constant dense<[0, 0, 0, 1, 1, 1, 1, 0, 0, -1, -2, -2]> : tensor<12xi2>
  stablehlo.custom_call @check.expect_eq(%1, %e1) {signed_zeros} : (tensor<12xi2>, tensor<12xi2>) -> ()
  %2 = stablehlo.convert %x : (tensor<12xf8E4M3>) -> tensor<12xi4>
  %e2 = stablehlo.constant dense<[0, 0, 0, 3, 5, 7, 7, 0, 0, -1, -8, -8]> : tensor<12xi4>
  stablehlo.custom_call @check.expect_eq(%2, %e2) {signed_zeros} : (tensor<12xi4>, tensor<12xi4>) -> ()
  %3 = stablehlo.convert %x : (tensor<12xf8E4M3>) -> tensor<12xi8>
  %e3 = stablehlo.constant dense<"0x0000000305687F0000FF8080"> : tensor<12xi8>
  stablehlo.custom_call @check.expect_eq(%3, %e3) {signed_zeros} : (tensor<12xi8>, tensor<12xi8>) -> ()
  %4 = stablehlo.convert %x : (tensor<12xf8E4M3>) -> tensor<12xi16>
  %e4 = stablehlo.constant dense<"0x000000000000030005006800FF7F00000000FFFF80FF0080"> : tensor<12xi16>
  stablehlo.custom_call @check.expect_eq(%4, %e4) {signed_zeros} : (tensor<12xi16>, tensor<12xi16>) -> ()
  %5 = stablehlo.convert %x : (tensor<12xf8E4M3>) -> tensor<12xi32>
  %e5 = stablehlo.constant dense<"0x000000000000000000000000030000000500000068000000FFFFFF7F0000000000000000FFFFFFFF80FFFFFF00000080"> : tensor<12xi32>
  stablehlo.custom_call @check.expect_eq(%5, %e5) {signed_zeros} : (tensor<12xi32>, tensor<12xi32>) -> ()
  %6 = stablehlo.convert %x : (tensor<12xf8E4M3>) -> tensor<12xi64>
  %e6 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000030000000000000005000000000000006800000000000000FFFFFFFFFFFFFF7F00000000000000000000000000000000FFFFFFFFFFFFFFFF80FFFFFFFFFFFFFF0000000000000080"> : tensor<12xi64>
  stablehlo.custom_call @check.expect_eq(%6, %e6) {signed_zeros} : (tensor<12xi64>, tensor<12xi64>) -> ()
  %7 = stablehlo.convert %x : (tensor<12xf8E4M3>) -> tensor<12xui2>
  %e7 = stablehlo.constant dense<[0, 0, 0, 3, 3, 3, 3, 0, 0, 0, 0, 0]> : tensor<12xui2>
  stablehlo.custom_call @check.expect_eq(%7, %e7) {signed_zeros} : (tensor<12xui2>, tensor<12xui2>) -> ()
  %8 = stablehlo.convert %x : (tensor<12xf8E4M3>) -> tensor<12xui4>
  %e8 = stablehlo.constant dense<[0, 0, 0, 3, 5, 15, 15, 0, 0, 0, 0, 0]> : tensor<12xui4>
  stablehlo.custom_call @check.expect_eq(%8, %e8) {signed_zeros} : (tensor<12xui4>, tensor<12xui4>) -> ()
  %9 = stablehlo.convert %x : (tensor<12xf8E4M3>) -> tensor<12xui8>
  %e9 = stablehlo.constant dense<"0x000000030568FF0000000000"> : tensor<12xui8>
  stablehlo.custom_call @check.expect_eq(%9, %e9) {signed_zeros} : (tensor<12xui8>, tensor<12xui8>) -> ()
  %10 = stablehlo.convert %x : (tensor<12xf8E4M3>) -> tensor<12xui16>
  %e10 = stablehlo.constant dense<"0x000000000000030005006800FFFF00000000000000000000"> : tensor<12xui16>
  stablehlo.custom_call @check.expect_eq(%10, %e10) {signed_zeros} : (tensor<12xui16>, tensor<12xui16>) -> ()
  %11 = stablehlo.convert %x : (tensor<12xf8E4M3>) -> tensor<12xui32>
  %e11 = stablehlo.constant dense<"0x000000000000000000000000030000000500000068000000FFFFFFFF0000000000000000000000000000000000000000"> : tensor<12xui32>
  stablehlo.custom_call @check.expect_eq(%11, %e11) {signed_zeros} : (tensor<12xui32>, tensor<12xui32>) -> ()
  %12 = stablehlo.convert %x : (tensor<12xf8E4M3>) -> tensor<12xui64>
  %e12 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000030000000000000005000000000000006800000000000000FFFFFFFFFFFFFFFF00000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<12xui64>
  stablehlo.custom_call @check.expect_eq(%12, %e12) {signed_zeros} : (tensor<12xui64>, tensor<12xui64>) -> ()
  %13 = stablehlo.convert %x : (tensor<12xf8E4M3>) -> tensor<12xf8E3M4>
  %e13 = stablehlo.constant dense<"0x000028485470707880B8F0F0"> : tensor<12xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%13, %e13) {signed_zeros} : (tensor<12xf8E3M4>, tensor<12xf8E3M4>) -> ()
  %14 = stablehlo.convert %x : (tensor<12xf8E4M3>) -> tensor<12xf8E4M3>
  %e14 = stablehlo.constant dense<"0x000134444A6D787C80BCF0F8"> : tensor<12xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%14, %e14) {signed_zeros} : (tensor<12xf8E4M3>, tensor<12xf8E4M3>) -> ()
  %15 = stablehlo.convert %x : (tensor<12xf8E4M3>) -> tensor<12xf8E4M3B11FNUZ>
  %e15 = stablehlo.constant dense<"0x001054646A80808000DC8080"> : tensor<12xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%15, %e15) {signed_zeros} : (tensor<12xf8E4M3B11FNUZ>, tensor<12xf8E4M3B11FNUZ>) -> ()
  %16 = stablehlo.convert %x : (tensor<12xf8E4M3>) -> tensor<12xf8E4M3FN>
  %e16 = stablehlo.constant dense<"0x000134444A6D7F7F80BCF0FF"> : tensor<12xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%16, %e16) {signed_zeros} : (tensor<12xf8E4M3FN>, tensor<12xf8E4M3FN>) -> ()
  %17 = stablehlo.convert %x : (tensor<12xf8E4M3>) -> tensor<12xf8E4M3FNUZ>
  %e17 = stablehlo.constant dense<"0x00023C4C5275808000C4F880"> : tensor<12xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%17, %e17) {signed_zeros} : (tensor<12xf8E4M3FNUZ>, tensor<12xf8E4M3FNUZ>) -> ()
  %18 = stablehlo.convert %x : (tensor<12xf8E4M3>) -> tensor<12xf8E5M2>
  %e18 = stablehlo.constant dense<"0x00183A4245567C7E80BED8FC"> : tensor<12xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%18, %e18) {signed_zeros} : (tensor<12xf8E5M2>, tensor<12xf8E5M2>) -> ()
  %19 = stablehlo.convert %x : (tensor<12xf8E4M3>) -> tensor<12xf8E5M2FNUZ>
  %e19 = stablehlo.constant dense<"0x001C3E46495A808000C2DC80"> : tensor<12xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%19, %e19) {signed_zeros} : (tensor<12xf8E5M2FNUZ>, tensor<12xf8E5M2FNUZ>) -> ()
  %20 = stablehlo.convert %x : (tensor<12xf8E4M3>) -> tensor<12xf8E8M0FNU>
  %e20 = stablehlo.constant dense<"0xFF767F818186FFFFFFFFFFFF"> : tensor<12xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%20, %e20) {signed_zeros} : (tensor<12xf8E8M0FNU>, tensor<12xf8E8M0FNU>) -> ()
  %21 = stablehlo.convert %x : (tensor<12xf8E4M3>) -> tensor<12xbf16>
  %e21 = stablehlo.constant dense<"0x0000003B403F4040A040D042807FC07F0080C0BF00C380FF"> : tensor<12xbf16>
  stablehlo.custom_call @check.expect_eq(%21, %e21) {signed_zeros} : (tensor<12xbf16>, tensor<12xbf16>) -> ()
  %22 = stablehlo.convert %x : (tensor<12xf8E4M3>) -> tensor<12xf16>
  %e22 = stablehlo.constant dense<"0x00000018003A004200458056007C007E008000BE00D800FC"> : tensor<12xf16>
  stablehlo.custom_call @check.expect_eq(%22, %e22) {signed_zeros} : (tensor<12xf16>, tensor<12xf16>) -> ()
  %23 = stablehlo.convert %x : (tensor<12xf8E4M3>) -> tensor<12xf32>
  %e23 = stablehlo.constant dense<"0x000000000000003B0000403F000040400000A0400000D0420000807F0000C07F000000800000C0BF000000C3000080FF"> : tensor<12xf32>
  stablehlo.custom_call @check.expect_eq(%23, %e23) {signed_zeros} : (tensor<12xf32>, tensor<12xf32>) -> ()
  %24 = stablehlo.convert %x : (tensor<12xf8E4M3>) -> tensor<12xf64>
  %e24 = stablehlo.constant dense<"0x0000000000000000000000000000603F000000000000E83F000000000000084000000000000014400000000000005A40000000000000F07F000000000000F87F0000000000000080000000000000F8BF00000000000060C0000000000000F0FF"> : tensor<12xf64>
  stablehlo.custom_call @check.expect_eq(%24, %e24) {signed_zeros} : (tensor<12xf64>, tensor<12xf64>) -> ()
  %25 = stablehlo.convert %x : (tensor<12xf8E4M3>) -> tensor<12xcomplex<f32>>
  %e25 = stablehlo.constant dense<"0x00000000000000000000003B000000000000403F0000000000004040000000000000A040000000000000D042000000000000807F000000000000C07F0000000000000080000000000000C0BF00000000000000C300000000000080FF00000000"> : tensor<12xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%25, %e25) {signed_zeros} : (tensor<12xcomplex<f32>>, tensor<12xcomplex<f32>>) -> ()
  %26 = stablehlo.convert %x : (tensor<12xf8E4M3>) -> tensor<12xcomplex<f64>>
  %e26 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000603F0000000000000000000000000000E83F000000000000000000000000000008400000000000000000000000000000144000000000000000000000000000005A400000000000000000000000000000F07F0000000000000000000000000000F87F000000000000000000000000000000800000000000000000000000000000F8BF000000000000000000000000000060C00000000000000000000000000000F0FF0000000000000000"> : tensor<12xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%26, %e26) {signed_zeros} : (tensor<12xcomplex<f64>>, tensor<12xcomplex<f64>>) -> ()
  return
}

func.func @f8E4M3_to_f4() {
  %x = stablehlo.constant dense<"0x000134444A6D80BCF0"> : tensor<9xf8E4M3>
  %0 = stablehlo.convert %x : (tensor<9xf8E4M3>) -> tensor<9xf4E2M1FN>
  %e0 = stablehlo.constant dense<"0x000002050607080B0F"> : tensor<9xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%0, %e0) {signed_zeros} : (tensor<9xf4E2M1FN>, tensor<9xf4E2M1FN>) -> ()
  return
}

func.func @f8E4M3B11FNUZ_to_others() {
  %x = stablehlo.constant dense<"0x000154646A80DC"> : tensor<7xf8E4M3B11FNUZ>
  %0 = stablehlo.convert %x : (tensor<7xf8E4M3B11FNUZ>) -> tensor<7xi1>
  %e0 = stablehlo.constant dense<[false, true, true, true, true, true, true]> : tensor<7xi1>
  stablehlo.custom_call @check.expect_eq(%0, %e0) {signed_zeros} : (tensor<7xi1>, tensor<7xi1>) -> ()
  %1 = stablehlo.convert %x : (tensor<7xf8E4M3B11FNUZ>) -> tensor<7xi2>
  %e1 = stablehlo.constant dense<[0, 0, 0, 1, 1, 0, -1]> : tensor<7xi2>
  stablehlo.custom_call @check.expect_eq(%1, %e1) {signed_zeros} : (tensor<7xi2>, tensor<7xi2>) -> ()
  %2 = stablehlo.convert %x : (tensor<7xf8E4M3B11FNUZ>) -> tensor<7xi4>
  %e2 = stablehlo.constant dense<[0, 0, 0, 3, 5, 0, -1]> : tensor<7xi4>
  stablehlo.custom_call @check.expect_eq(%2, %e2) {signed_zeros} : (tensor<7xi4>, tensor<7xi4>) -> ()
  %3 = stablehlo.convert %x : (tensor<7xf8E4M3B11FNUZ>) -> tensor<7xi8>
  %e3 = stablehlo.constant dense<"0x000000030500FF"> : tensor<7xi8>
  stablehlo.custom_call @check.expect_eq(%3, %e3) {signed_zeros} : (tensor<7xi8>, tensor<7xi8>) -> ()
  %4 = stablehlo.convert %x : (tensor<7xf8E4M3B11FNUZ>) -> tensor<7xi16>
  %e4 = stablehlo.constant dense<"0x000000000000030005000000FFFF"> : tensor<7xi16>
  stablehlo.custom_call @check.expect_eq(%4, %e4) {signed_zeros} : (tensor<7xi16>, tensor<7xi16>) -> ()
  %5 = stablehlo.convert %x : (tensor<7xf8E4M3B11FNUZ>) -> tensor<7xi32>
  %e5 = stablehlo.constant dense<"0x000000000000000000000000030000000500000000000000FFFFFFFF"> : tensor<7xi32>
  stablehlo.custom_call @check.expect_eq(%5, %e5) {signed_zeros} : (tensor<7xi32>, tensor<7xi32>) -> ()
  %6 = stablehlo.convert %x : (tensor<7xf8E4M3B11FNUZ>) -> tensor<7xi64>
  %e6 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000030000000000000005000000000000000000000000000000FFFFFFFFFFFFFFFF"> : tensor<7xi64>
  stablehlo.custom_call @check.expect_eq(%6, %e6) {signed_zeros} : (tensor<7xi64>, tensor<7xi64>) -> ()
  %7 = stablehlo.convert %x : (tensor<7xf8E4M3B11FNUZ>) -> tensor<7xui2>
  %e7 = stablehlo.constant dense<[0, 0, 0, 3, 3, 0, 0]> : tensor<7xui2>
  stablehlo.custom_call @check.expect_eq(%7, %e7) {signed_zeros} : (tensor<7xui2>, tensor<7xui2>) -> ()
  %8 = stablehlo.convert %x : (tensor<7xf8E4M3B11FNUZ>) -> tensor<7xui4>
  %e8 = stablehlo.constant dense<[0, 0, 0, 3, 5, 0, 0]> : tensor<7xui4>
  stablehlo.custom_call @check.expect_eq(%8, %e8) {signed_zeros} : (tensor<7xui4>, tensor<7xui4>) -> ()
  %9 = stablehlo.convert %x : (tensor<7xf8E4M3B11FNUZ>) -> tensor<7xui8>
  %e9 = stablehlo.constant dense<"0x00000003050000"> : tensor<7xui8>
  stablehlo.custom_call @check.expect_eq(%9, %e9) {signed_zeros} : (tensor<7xui8>, tensor<7xui8>) -> ()
  %10 = stablehlo.convert %x : (tensor<7xf8E4M3B11FNUZ>) -> tensor<7xui16>
  %e10 = stablehlo.constant dense<"0x0000000000000300050000000000"> : tensor<7xui16>
  stablehlo.custom_call @check.expect_eq(%10, %e10) {signed_zeros} : (tensor<7xui16>, tensor<7xui16>) -> ()
  %11 = stablehlo.convert %x : (tensor<7xf8E4M3B11FNUZ>) -> tensor<7xui32>
  %e11 = stablehlo.constant dense<"0x00000000000000000000000003000000050000000000000000000000"> : tensor<7xui32>
  stablehlo.custom_call @check.expect_eq(%11, %e11) {signed_zeros} : (tensor<7xui32>, tensor<7xui32>) -> ()
  %12 = stablehlo.convert %x : (tensor<7xf8E4M3B11FNUZ>) -> tensor<7xui64>
  %e12 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000300000000000000050000000000000000000000000000000000000000000000"> : tensor<7xui64>
  stablehlo.custom_call @check.expect_eq(%12, %e12) {signed_zeros} : (tensor<7xui64>, tensor<7xui64>) -> ()
  %13 = stablehlo.convert %x : (tensor<7xf8E4M3B11FNUZ>) -> tensor<7xf8E3M4>
  %e13 = stablehlo.constant dense<"0x000028485478B8"> : tensor<7xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%13, %e13) {signed_zeros} : (tensor<7xf8E3M4>, tensor<7xf8E3M4>) -> ()
  %14 = stablehlo.convert %x : (tensor<7xf8E4M3B11FNUZ>) -> tensor<7xf8E4M3>
  %e14 = stablehlo.constant dense<"0x000034444A7CBC"> : tensor<7xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%14, %e14) {signed_zeros} : (tensor<7xf8E4M3>, tensor<7xf8E4M3>) -> ()
  %15 = stablehlo.convert %x : (tensor<7xf8E4M3B11FNUZ>) -> tensor<7xf8E4M3B11FNUZ>
  %e15 = stablehlo.constant dense<"0x000154646A80DC"> : tensor<7xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%15, %e15) {signed_zeros} : (tensor<7xf8E4M3B11FNUZ>, tensor<7xf8E4M3B11FNUZ>) -> ()
  %16 = stablehlo.convert %x : (tensor<7xf8E4M3B11FNUZ>) -> tensor<7xf8E4M3FN>
  %e16 = stablehlo.constant dense<"0x000034444A7FBC"> : tensor<7xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%16, %e16) {signed_zeros} : (tensor<7xf8E4M3FN>, tensor<7xf8E4M3FN>) -> ()
  %17 = stablehlo.convert %x : (tensor<7xf8E4M3B11FNUZ>) -> tensor<7xf8E4M3FNUZ>
  %e17 = stablehlo.constant dense<"0x00003C4C5280C4"> : tensor<7xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%17, %e17) {signed_zeros} : (tensor<7xf8E4M3FNUZ>, tensor<7xf8E4M3FNUZ>) -> ()
  %18 = stablehlo.convert %x : (tensor<7xf8E4M3B11FNUZ>) -> tensor<7xf8E5M2>
  %e18 = stablehlo.constant dense<"0x00083A42457EBE"> : tensor<7xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%18, %e18) {signed_zeros} : (tensor<7xf8E5M2>, tensor<7xf8E5M2>) -> ()
  %19 = stablehlo.convert %x : (tensor<7xf8E4M3B11FNUZ>) -> tensor<7xf8E5M2FNUZ>
  %e19 = stablehlo.constant dense<"0x000C3E464980C2"> : tensor<7xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%19, %e19) {signed_zeros} : (tensor<7xf8E5M2FNUZ>, tensor<7xf8E5M2FNUZ>) -> ()
  %20 = stablehlo.convert %x : (tensor<7xf8E4M3B11FNUZ>) -> tensor<7xf8E8M0FNU>
  %e20 = stablehlo.constant dense<"0xFF727F8181FFFF"> : tensor<7xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%20, %e20) {signed_zeros} : (tensor<7xf8E8M0FNU>, tensor<7xf8E8M0FNU>) -> ()
  %21 = stablehlo.convert %x : (tensor<7xf8E4M3B11FNUZ>) -> tensor<7xbf16>
  %e21 = stablehlo.constant dense<"0x00000039403F4040A040C07FC0BF"> : tensor<7xbf16>
  stablehlo.custom_call @check.expect_eq(%21, %e21) {signed_zeros} : (tensor<7xbf16>, tensor<7xbf16>) -> ()
  %22 = stablehlo.convert %x : (tensor<7xf8E4M3B11FNUZ>) -> tensor<7xf16>
  %e22 = stablehlo.constant dense<"0x00000008003A00420045007E00BE"> : tensor<7xf16>
  stablehlo.custom_call @check.expect_eq(%22, %e22) {signed_zeros} : (tensor<7xf16>, tensor<7xf16>) -> ()
  %23 = stablehlo.convert %x : (tensor<7xf8E4M3B11FNUZ>) -> tensor<7xf32>
  %e23 = stablehlo.constant dense<"0x00000000000000390000403F000040400000A0400000C0FF0000C0BF"> : tensor<7xf32>
  stablehlo.custom_call @check.expect_eq(%23, %e23) {signed_zeros} : (tensor<7xf32>, tensor<7xf32>) -> ()
  %24 = stablehlo.convert %x : (tensor<7xf8E4M3B11FNUZ>) -> tensor<7xf64>
  %e24 = stablehlo.constant dense<"0x0000000000000000000000000000203F000000000000E83F00000000000008400000000000001440000000000000F8FF000000000000F8BF"> : tensor<7xf64>
  stablehlo.custom_call @check.expect_eq(%24, %e24) {signed_zeros} : (tensor<7xf64>, tensor<7xf64>) -> ()
  %25 = stablehlo.convert %x : (tensor<7xf8E4M3B11FNUZ>) -> tensor<7xcomplex<f32>>
  %e25 = stablehlo.constant dense<"0x000000000000000000000039000000000000403F0000000000004040000000000000A040000000000000C0FF000000000000C0BF00000000"> : tensor<7xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%25, %e25) {signed_zeros} : (tensor<7xcomplex<f32>>, tensor<7xcomplex<f32>>) -> ()
  %26 = stablehlo.convert %x : (tensor<7xf8E4M3B11FNUZ>) -> tensor<7xcomplex<f64>>
  %e26 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000203F0000000000000000000000000000E83F00000000000000000000000000000840000000000000000000000000000014400000000000000000000000000000F8FF0000000000000000000000000000F8BF0000000000000000"> : tensor<7xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%26, %e26) {signed_zeros} : (tensor<7xcomplex<f64>>, tensor<7xcomplex<f64>>) -> ()
  return
}

func.func @f8E4M3B11FNUZ_to_f4() {
  %x = stablehlo.constant dense<"0x000154646ADC"> : tensor<6xf8E4M3B11FNUZ>
  %0 = stablehlo.convert %x : (tensor<6xf8E4M3B11FNUZ>) -> tensor<6xf4E2M1FN>
  %e0 = stablehlo.constant dense<"0x00000205060B"> : tensor<6xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%0, %e0) {signed_zeros} : (tensor<6xf4E2M1FN>, tensor<6xf4E2M1FN>) -> ()
  return
}

func.func @f8E4M3FN_to_others() {
  %x = stablehlo.constant dense<"0x000134444A6D797F80BCF0FF"> : tensor<12xf8E4M3FN>
  %0 = stablehlo.convert %x : (tensor<12xf8E4M3FN>) -> tensor<12xi1>
  %e0 = stablehlo.constant dense<"0xFE0E"> : tensor<12xi1>
  stablehlo.custom_call @check.expect_eq(%0, %e0) {signed_zeros} : (tensor<12xi1>, tensor<12xi1>) -> ()
  %1 = stablehlo.convert %x : (tensor<12xf8E4M3FN>) -> tensor<12xi2>
  %e1 = stablehlo.constant dense<[0, 0, 0, 1, 1, 1, 1, 0, 0, -1, -2, 0]> : tensor<12xi2>
  stablehlo.custom_call @check.expect_eq(%1, %e1) {signed_zeros} : (tensor<12xi2>, tensor<12xi2>) -> ()
  %2 = stablehlo.convert %x : (tensor<12xf8E4M3FN>) -> tensor<12xi4>
  %e2 = stablehlo.constant dense<[0, 0, 0, 3, 5, 7, 7, 0, 0, -1, -8, 0]> : tensor<12xi4>
  stablehlo.custom_call @check.expect_eq(%2, %e2) {signed_zeros} : (tensor<12xi4>, tensor<12xi4>) -> ()
  %3 = stablehlo.convert %x : (tensor<12xf8E4M3FN>) -> tensor<12xi8>
  %e3 = stablehlo.constant dense<"0x0000000305687F0000FF8000"> : tensor<12xi8>
  stablehlo.custom_call @check.expect_eq(%3, %e3) {signed_zeros} : (tensor<12xi8>, tensor<12xi8>) -> ()
  %4 = stablehlo.convert %x : (tensor<12xf8E4M3FN>) -> tensor<12xi16>
  %e4 = stablehlo.constant dense<"0x000000000000030005006800200100000000FFFF80FF0000"> : tensor<12xi16>
  stablehlo.custom_call @check.expect_eq(%4, %e4) {signed_zeros} : (tensor<12xi16>, tensor<12xi16>) -> ()
  %5 = stablehlo.convert %x : (tensor<12xf8E4M3FN>) -> tensor<12xi32>
  %e5 = stablehlo.constant dense<"0x000000000000000000000000030000000500000068000000200100000000000000000000FFFFFFFF80FFFFFF00000000"> : tensor<12xi32>
  stablehlo.custom_call @check.expect_eq(%5, %e5) {signed_zeros} : (tensor<12xi32>, tensor<12xi32>) -> ()
  %6 = stablehlo.convert %x : (tensor<12xf8E4M3FN>) -> tensor<12xi64>
  %e6 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000030000000000000005000000000000006800000000000000200100000000000000000000000000000000000000000000FFFFFFFFFFFFFFFF80FFFFFFFFFFFFFF0000000000000000"> : tensor<12xi64>
  stablehlo.custom_call @check.expect_eq(%6, %e6) {signed_zeros} : (tensor<12xi64>, tensor<12xi64>) -> ()
  %7 = stablehlo.convert %x : (tensor<12xf8E4M3FN>) -> tensor<12xui2>
  %e7 = stablehlo.constant dense<[0, 0, 0, 3, 3, 3, 3, 0, 0, 0, 0, 0]> : tensor<12xui2>
  stablehlo.custom_call @check.expect_eq(%7, %e7) {signed_zeros} : (tensor<12xui2>, tensor<12xui2>) -> ()
  %8 = stablehlo.convert %x : (tensor<12xf8E4M3FN>) -> tensor<12xui4>
  %e8 = stablehlo.constant dense<[0, 0, 0, 3, 5, 15, 15, 0, 0, 0, 0, 0]> : tensor<12xui4>
  stablehlo.custom_call @check.expect_eq(%8, %e8) {signed_zeros} : (tensor<12xui4>, tensor<12xui4>) -> ()
  %9 = stablehlo.convert %x : (tensor<12xf8E4M3FN>) -> tensor<12xui8>
  %e9 = stablehlo.constant dense<"0x000000030568FF0000000000"> : tensor<12xui8>
  stablehlo.custom_call @check.expect_eq(%9, %e9) {signed_zeros} : (tensor<12xui8>, tensor<12xui8>) -> ()
  %10 = stablehlo.convert %x : (tensor<12xf8E4M3FN>) -> tensor<12xui16>
  %e10 = stablehlo.constant dense<"0x000000000000030005006800200100000000000000000000"> : tensor<12xui16>
  stablehlo.custom_call @check.expect_eq(%10, %e10) {signed_zeros} : (tensor<12xui16>, tensor<12xui16>) -> ()
  %11 = stablehlo.convert %x : (tensor<12xf8E4M3FN>) -> tensor<12xui32>
  %e11 = stablehlo.constant dense<"0x000000000000000000000000030000000500000068000000200100000000000000000000000000000000000000000000"> : tensor<12xui32>
  stablehlo.custom_call @check.expect_eq(%11, %e11) {signed_zeros} : (tensor<12xui32>, tensor<12xui32>) -> ()
  %12 = stablehlo.convert %x : (tensor<12xf8E4M3FN>) -> tensor<12xui64>
  %e12 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000030000000000000005000000000000006800000000000000200100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<12xui64>
  stablehlo.custom_call @check.expect_eq(%12, %e12) {signed_zeros} : (tensor<12xui64>, tensor<12xui64>) -> ()
  %13 = stablehlo.convert %x : (tensor<12xf8E4M3FN>) -> tensor<12xf8E3M4>
  %e13 = stablehlo.constant dense<"0x000028485470707880B8F078"> : tensor<12xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%13, %e13) {signed_zeros} : (tensor<12xf8E3M4>, tensor<12xf8E3M4>) -> ()
  %14 = stablehlo.convert %x : (tensor<12xf8E4M3FN>) -> tensor<12xf8E4M3>
  %e14 = stablehlo.constant dense<"0x000134444A6D787C80BCF07C"> : tensor<12xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%14, %e14) {signed_zeros} : (tensor<12xf8E4M3>, tensor<12xf8E4M3>) -> ()
  %15 = stablehlo.convert %x : (tensor<12xf8E4M3FN>) -> tensor<12xf8E4M3B11FNUZ>
  %e15 = stablehlo.constant dense<"0x001054646A80808000DC8080"> : tensor<12xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%15, %e15) {signed_zeros} : (tensor<12xf8E4M3B11FNUZ>, tensor<12xf8E4M3B11FNUZ>) -> ()
  %16 = stablehlo.convert %x : (tensor<12xf8E4M3FN>) -> tensor<12xf8E4M3FN>
  %e16 = stablehlo.constant dense<"0x000134444A6D797F80BCF07F"> : tensor<12xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%16, %e16) {signed_zeros} : (tensor<12xf8E4M3FN>, tensor<12xf8E4M3FN>) -> ()
  %17 = stablehlo.convert %x : (tensor<12xf8E4M3FN>) -> tensor<12xf8E4M3FNUZ>
  %e17 = stablehlo.constant dense<"0x00023C4C5275808000C4F880"> : tensor<12xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%17, %e17) {signed_zeros} : (tensor<12xf8E4M3FNUZ>, tensor<12xf8E4M3FNUZ>) -> ()
  %18 = stablehlo.convert %x : (tensor<12xf8E4M3FN>) -> tensor<12xf8E5M2>
  %e18 = stablehlo.constant dense<"0x00183A4245565C7E80BED87E"> : tensor<12xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%18, %e18) {signed_zeros} : (tensor<12xf8E5M2>, tensor<12xf8E5M2>) -> ()
  %19 = stablehlo.convert %x : (tensor<12xf8E4M3FN>) -> tensor<12xf8E5M2FNUZ>
  %e19 = stablehlo.constant dense<"0x001C3E46495A608000C2DC80"> : tensor<12xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%19, %e19) {signed_zeros} : (tensor<12xf8E5M2FNUZ>, tensor<12xf8E5M2FNUZ>) -> ()
  %20 = stablehlo.convert %x : (tensor<12xf8E4M3FN>) -> tensor<12xf8E8M0FNU>
  %e20 = stablehlo.constant dense<"0xFF767F81818687FFFFFFFFFF"> : tensor<12xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%20, %e20) {signed_zeros} : (tensor<12xf8E8M0FNU>, tensor<12xf8E8M0FNU>) -> ()
  %21 = stablehlo.convert %x : (tensor<12xf8E4M3FN>) -> tensor<12xbf16>
  %e21 = stablehlo.constant dense<"0x0000003B403F4040A040D0429043C07F0080C0BF00C3C07F"> : tensor<12xbf16>
  stablehlo.custom_call @check.expect_eq(%21, %e21) {signed_zeros} : (tensor<12xbf16>, tensor<12xbf16>) -> ()
  %22 = stablehlo.convert %x : (tensor<12xf8E4M3FN>) -> tensor<12xf16>
  %e22 = stablehlo.constant dense<"0x00000018003A004200458056805C007E008000BE00D8007E"> : tensor<12xf16>
  stablehlo.custom_call @check.expect_eq(%22, %e22) {signed_zeros} : (tensor<12xf16>, tensor<12xf16>) -> ()
  %23 = stablehlo.convert %x : (tensor<12xf8E4M3FN>) -> tensor<12xf32>
  %e23 = stablehlo.constant dense<"0x000000000000003B0000403F000040400000A0400000D042000090430000C07F000000800000C0BF000000C30000C0FF"> : tensor<12xf32>
  stablehlo.custom_call @check.expect_eq(%23, %e23) {signed_zeros} : (tensor<12xf32>, tensor<12xf32>) -> ()
  %24 = stablehlo.convert %x : (tensor<12xf8E4M3FN>) -> tensor<12xf64>
  %e24 = stablehlo.constant dense<"0x0000000000000000000000000000603F000000000000E83F000000000000084000000000000014400000000000005A400000000000007240000000000000F87F0000000000000080000000000000F8BF00000000000060C0000000000000F8FF"> : tensor<12xf64>
  stablehlo.custom_call @check.expect_eq(%24, %e24) {signed_zeros} : (tensor<12xf64>, tensor<12xf64>) -> ()
  %25 = stablehlo.convert %x : (tensor<12xf8E4M3FN>) -> tensor<12xcomplex<f32>>
  %e25 = stablehlo.constant dense<"0x00000000000000000000003B000000000000403F0000000000004040000000000000A040000000000000D0420000000000009043000000000000C07F0000000000000080000000000000C0BF00000000000000C3000000000000C0FF00000000"> : tensor<12xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%25, %e25) {signed_zeros} : (tensor<12xcomplex<f32>>, tensor<12xcomplex<f32>>) -> ()
  %26 = stablehlo.convert %x : (tensor<12xf8E4M3FN>) -> tensor<12xcomplex<f64>>
  %e26 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000603F0000000000000000000000000000E83F000000000000000000000000000008400000000000000000000000000000144000000000000000000000000000005A40000000000000000000000000000072400000000000000000000000000000F87F000000000000000000000000000000800000000000000000000000000000F8BF000000000000000000000000000060C00000000000000000000000000000F8FF0000000000000000"> : tensor<12xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%26, %e26) {signed_zeros} : (tensor<12xcomplex<f64>>, tensor<12xcomplex<f64>>) -> ()
  return
}

func.func @f8E4M3FN_to_f4() {
  %x = stablehlo.constant dense<"0x000134444A6D7980BCF0"> : tensor<10xf8E4M3FN>
  %0 = stablehlo.convert %x : (tensor<10xf8E4M3FN>) -> tensor<10xf4E2M1FN>
  %e0 = stablehlo.constant dense<"0x00000205060707080B0F"> : tensor<10xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%0, %e0) {signed_zeros} : (tensor<10xf4E2M1FN>, tensor<10xf4E2M1FN>) -> ()
  return
}

func.func @f8E4M3FNUZ_to_others() {
  %x = stablehlo.constant dense<"0x00013C4C527580C4F8"> : tensor<9xf8E4M3FNUZ>
  %0 = stablehlo.convert %x : (tensor<9xf8E4M3FNUZ>) -> tensor<9xi1>
  %e0 = stablehlo.constant dense<"0xFE01"> : tensor<9xi1>
  stablehlo.custom_call @check.expect_eq(%0, %e0) {signed_zeros} : (tensor<9xi1>, tensor<9xi1>) -> ()
  %1 = stablehlo.convert %x : (tensor<9xf8E4M3FNUZ>) -> tensor<9xi2>
  %e1 = stablehlo.constant dense<[0, 0, 0, 1, 1, 1, 0, -1, -2]> : tensor<9xi2>
  stablehlo.custom_call @check.expect_eq(%1, %e1) {signed_zeros} : (tensor<9xi2>, tensor<9xi2>) -> ()
  %2 = stablehlo.convert %x : (tensor<9xf8E4M3FNUZ>) -> tensor<9xi4>
  %e2 = stablehlo.constant dense<[0, 0, 0, 3, 5, 7, 0, -1, -8]> : tensor<9xi4>
  stablehlo.custom_call @check.expect_eq(%2, %e2) {signed_zeros} : (tensor<9xi4>, tensor<9xi4>) -> ()
  %3 = stablehlo.convert %x : (tensor<9xf8E4M3FNUZ>) -> tensor<9xi8>
  %e3 = stablehlo.constant dense<"0x00000003056800FF80"> : tensor<9xi8>
  stablehlo.custom_call @check.expect_eq(%3, %e3) {signed_zeros} : (tensor<9xi8>, tensor<9xi8>) -> ()
  %4 = stablehlo.convert %x : (tensor<9xf8E4M3FNUZ>) -> tensor<9xi16>
  %e4 = stablehlo.constant dense<"0x0000000000000300050068000000FFFF80FF"> : tensor<9xi16>
  stablehlo.custom_call @check.expect_eq(%4, %e4) {signed_zeros} : (tensor<9xi16>, tensor<9xi16>) -> ()
  %5 = stablehlo.convert %x : (tensor<9xf8E4M3FNUZ>) -> tensor<9xi32>
  %e5 = stablehlo.constant dense<"0x00000000000000000000000003000000050000006800000000000000FFFFFFFF80FFFFFF"> : tensor<9xi32>
  stablehlo.custom_call @check.expect_eq(%5, %e5) {signed_zeros} : (tensor<9xi32>, tensor<9xi32>) -> ()
  %6 = stablehlo.convert %x : (tensor<9xf8E4M3FNUZ>) -> tensor<9xi64>
  %e6 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000300000000000000050000000000000068000000000000000000000000000000FFFFFFFFFFFFFFFF80FFFFFFFFFFFFFF"> : tensor<9xi64>
  stablehlo.custom_call @check.expect_eq(%6, %e6) {signed_zeros} : (tensor<9xi64>, tensor<9xi64>) -> ()
  %7 = stablehlo.convert %x : (tensor<9xf8E4M3FNUZ>) -> tensor<9xui2>
  %e7 = stablehlo.constant dense<[0, 0, 0, 3, 3, 3, 0, 0, 0]> : tensor<9xui2>
  stablehlo.custom_call @check.expect_eq(%7, %e7) {signed_zeros} : (tensor<9xui2>, tensor<9xui2>) -> ()
  %8 = stablehlo.convert %x : (tensor<9xf8E4M3FNUZ>) -> tensor<9xui4>
  %e8 = stablehlo.constant dense<[0, 0, 0, 3, 5, 15, 0, 0, 0]> : tensor<9xui4>
  stablehlo.custom_call @check.expect_eq(%8, %e8) {signed_zeros} : (tensor<9xui4>, tensor<9xui4>) -> ()
  %9 = stablehlo.convert %x : (tensor<9xf8E4M3FNUZ>) -> tensor<9xui8>
  %e9 = stablehlo.constant dense<"0x000000030568000000"> : tensor<9xui8>
  stablehlo.custom_call @check.expect_eq(%9, %e9) {signed_zeros} : (tensor<9xui8>, tensor<9xui8>) -> ()
  %10 = stablehlo.convert %x : (tensor<9xf8E4M3FNUZ>) -> tensor<9xui16>
  %e10 = stablehlo.constant dense<"0x000000000000030005006800000000000000"> : tensor<9xui16>
  stablehlo.custom_call @check.expect_eq(%10, %e10) {signed_zeros} : (tensor<9xui16>, tensor<9xui16>) -> ()
  %11 = stablehlo.convert %x : (tensor<9xf8E4M3FNUZ>) -> tensor<9xui32>
  %e11 = stablehlo.constant dense<"0x000000000000000000000000030000000500000068000000000000000000000000000000"> : tensor<9xui32>
  stablehlo.custom_call @check.expect_eq(%11, %e11) {signed_zeros} : (tensor<9xui32>, tensor<9xui32>) -> ()
  %12 = stablehlo.convert %x : (tensor<9xf8E4M3FNUZ>) -> tensor<9xui64>
  %e12 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000030000000000000005000000000000006800000000000000000000000000000000000000000000000000000000000000"> : tensor<9xui64>
  stablehlo.custom_call @check.expect_eq(%12, %e12) {signed_zeros} : (tensor<9xui64>, tensor<9xui64>) -> ()
  %13 = stablehlo.convert %x : (tensor<9xf8E4M3FNUZ>) -> tensor<9xf8E3M4>
  %e13 = stablehlo.constant dense<"0x00002848547078B8F0"> : tensor<9xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%13, %e13) {signed_zeros} : (tensor<9xf8E3M4>, tensor<9xf8E3M4>) -> ()
  %14 = stablehlo.convert %x : (tensor<9xf8E4M3FNUZ>) -> tensor<9xf8E4M3>
  %e14 = stablehlo.constant dense<"0x000034444A6D7CBCF0"> : tensor<9xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%14, %e14) {signed_zeros} : (tensor<9xf8E4M3>, tensor<9xf8E4M3>) -> ()
  %15 = stablehlo.convert %x : (tensor<9xf8E4M3FNUZ>) -> tensor<9xf8E4M3B11FNUZ>
  %e15 = stablehlo.constant dense<"0x000854646A8080DC80"> : tensor<9xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%15, %e15) {signed_zeros} : (tensor<9xf8E4M3B11FNUZ>, tensor<9xf8E4M3B11FNUZ>) -> ()
  %16 = stablehlo.convert %x : (tensor<9xf8E4M3FNUZ>) -> tensor<9xf8E4M3FN>
  %e16 = stablehlo.constant dense<"0x000034444A6D7FBCF0"> : tensor<9xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%16, %e16) {signed_zeros} : (tensor<9xf8E4M3FN>, tensor<9xf8E4M3FN>) -> ()
  %17 = stablehlo.convert %x : (tensor<9xf8E4M3FNUZ>) -> tensor<9xf8E4M3FNUZ>
  %e17 = stablehlo.constant dense<"0x00013C4C527580C4F8"> : tensor<9xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%17, %e17) {signed_zeros} : (tensor<9xf8E4M3FNUZ>, tensor<9xf8E4M3FNUZ>) -> ()
  %18 = stablehlo.convert %x : (tensor<9xf8E4M3FNUZ>) -> tensor<9xf8E5M2>
  %e18 = stablehlo.constant dense<"0x00143A4245567EBED8"> : tensor<9xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%18, %e18) {signed_zeros} : (tensor<9xf8E5M2>, tensor<9xf8E5M2>) -> ()
  %19 = stablehlo.convert %x : (tensor<9xf8E4M3FNUZ>) -> tensor<9xf8E5M2FNUZ>
  %e19 = stablehlo.constant dense<"0x00183E46495A80C2DC"> : tensor<9xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%19, %e19) {signed_zeros} : (tensor<9xf8E5M2FNUZ>, tensor<9xf8E5M2FNUZ>) -> ()
  %20 = stablehlo.convert %x : (tensor<9xf8E4M3FNUZ>) -> tensor<9xf8E8M0FNU>
  %e20 = stablehlo.constant dense<"0xFF757F818186FFFFFF"> : tensor<9xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%20, %e20) {signed_zeros} : (tensor<9xf8E8M0FNU>, tensor<9xf8E8M0FNU>) -> ()
  %21 = stablehlo.convert %x : (tensor<9xf8E4M3FNUZ>) -> tensor<9xbf16>
  %e21 = stablehlo.constant dense<"0x0000803A403F4040A040D042C07FC0BF00C3"> : tensor<9xbf16>
  stablehlo.custom_call @check.expect_eq(%21, %e21) {signed_zeros} : (tensor<9xbf16>, tensor<9xbf16>) -> ()
  %22 = stablehlo.convert %x : (tensor<9xf8E4M3FNUZ>) -> tensor<9xf16>
  %e22 = stablehlo.constant dense<"0x00000014003A004200458056007E00BE00D8"> : tensor<9xf16>
  stablehlo.custom_call @check.expect_eq(%22, %e22) {signed_zeros} : (tensor<9xf16>, tensor<9xf16>) -> ()
  %23 = stablehlo.convert %x : (tensor<9xf8E4M3FNUZ>) -> tensor<9xf32>
  %e23 = stablehlo.constant dense<"0x000000000000803A0000403F000040400000A0400000D0420000C0FF0000C0BF000000C3"> : tensor<9xf32>
  stablehlo.custom_call @check.expect_eq(%23, %e23) {signed_zeros} : (tensor<9xf32>, tensor<9xf32>) -> ()
  %24 = stablehlo.convert %x : (tensor<9xf8E4M3FNUZ>) -> tensor<9xf64>
  %e24 = stablehlo.constant dense<"0x0000000000000000000000000000503F000000000000E83F000000000000084000000000000014400000000000005A40000000000000F8FF000000000000F8BF00000000000060C0"> : tensor<9xf64>
  stablehlo.custom_call @check.expect_eq(%24, %e24) {signed_zeros} : (tensor<9xf64>, tensor<9xf64>) -> ()
  %25 = stablehlo.convert %x : (tensor<9xf8E4M3FNUZ>) -> tensor<9xcomplex<f32>>
  %e25 = stablehlo.constant dense<"0x00000000000000000000803A000000000000403F0000000000004040000000000000A040000000000000D042000000000000C0FF000000000000C0BF00000000000000C300000000"> : tensor<9xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%25, %e25) {signed_zeros} : (tensor<9xcomplex<f32>>, tensor<9xcomplex<f32>>) -> ()
  %26 = stablehlo.convert %x : (tensor<9xf8E4M3FNUZ>) -> tensor<9xcomplex<f64>>
  %e26 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000503F0000000000000000000000000000E83F000000000000000000000000000008400000000000000000000000000000144000000000000000000000000000005A400000000000000000000000000000F8FF0000000000000000000000000000F8BF000000000000000000000000000060C00000000000000000"> : tensor<9xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%26, %e26) {signed_zeros} : (tensor<9xcomplex<f64>>, tensor<9xcomplex<f64>>) -> ()
  return
}

func.func @f8E4M3FNUZ_to_f4() {
  %x = stablehlo.constant dense<"0x00013C4C5275C4F8"> : tensor<8xf8E4M3FNUZ>
  %0 = stablehlo.convert %x : (tensor<8xf8E4M3FNUZ>) -> tensor<8xf4E2M1FN>
  %e0 = stablehlo.constant dense<"0x0000020506070B0F"> : tensor<8xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%0, %e0) {signed_zeros} : (tensor<8xf4E2M1FN>, tensor<8xf4E2M1FN>) -> ()
  return
}

func.func @f8E5M2_to_others() {
  %x = stablehlo.constant dense<"0x00013A4245565D7C7E80BED8FC"> : tensor<13xf8E5M2>
  %0 = stablehlo.convert %x : (tensor<13xf8E5M2>) -> tensor<13xi1>
  %e0 = stablehlo.constant dense<"0xFE1D"> : tensor<13xi1>
  stablehlo.custom_call @check.expect_eq(%0, %e0) {signed_zeros} : (tensor<13xi1>, tensor<13xi1>) -> ()
  %1 = stablehlo.convert %x : (tensor<13xf8E5M2>) -> tensor<13xi2>
  %e1 = stablehlo.constant dense<[0, 0, 0, 1, 1, 1, 1, 1, 0, 0, -1, -2, -2]> : tensor<13xi2>
  stablehlo.custom_call @check.expect_eq(%1, %e1) {signed_zeros} : (tensor<13xi2>, tensor<13xi2>) -> ()
  %2 = stablehlo.convert %x : (tensor<13xf8E5M2>) -> tensor<13xi4>
  %e2 = stablehlo.constant dense<[0, 0, 0, 3, 5, 7, 7, 7, 0, 0, -1, -8, -8]> : tensor<13xi4>
  stablehlo.custom_call @check.expect_eq(%2, %e2) {signed_zeros} : (tensor<13xi4>, tensor<13xi4>) -> ()
  %3 = stablehlo.convert %x : (tensor<13xf8E5M2>) -> tensor<13xi8>
  %e3 = stablehlo.constant dense<"0x0000000305607F7F0000FF8080"> : tensor<13xi8>
  stablehlo.custom_call @check.expect_eq(%3, %e3) {signed_zeros} : (tensor<13xi8>, tensor<13xi8>) -> ()
  %4 = stablehlo.convert %x : (tensor<13xf8E5M2>) -> tensor<13xi16>
  %e4 = stablehlo.constant dense<"0x0000000000000300050060004001FF7F00000000FFFF80FF0080"> : tensor<13xi16>
  stablehlo.custom_call @check.expect_eq(%4, %e4) {signed_zeros} : (tensor<13xi16>, tensor<13xi16>) -> ()
  %5 = stablehlo.convert %x : (tensor<13xf8E5M2>) -> tensor<13xi32>
  %e5 = stablehlo.constant dense<"0x00000000000000000000000003000000050000006000000040010000FFFFFF7F0000000000000000FFFFFFFF80FFFFFF00000080"> : tensor<13xi32>
  stablehlo.custom_call @check.expect_eq(%5, %e5) {signed_zeros} : (tensor<13xi32>, tensor<13xi32>) -> ()
  %6 = stablehlo.convert %x : (tensor<13xf8E5M2>) -> tensor<13xi64>
  %e6 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000300000000000000050000000000000060000000000000004001000000000000FFFFFFFFFFFFFF7F00000000000000000000000000000000FFFFFFFFFFFFFFFF80FFFFFFFFFFFFFF0000000000000080"> : tensor<13xi64>
  stablehlo.custom_call @check.expect_eq(%6, %e6) {signed_zeros} : (tensor<13xi64>, tensor<13xi64>) -> ()
  %7 = stablehlo.convert %x : (tensor<13xf8E5M2>) -> tensor<13xui2>
  %e7 = stablehlo.constant dense<[0, 0, 0, 3, 3, 3, 3, 3, 0, 0, 0, 0, 0]> : tensor<13xui2>
  stablehlo.custom_call @check.expect_eq(%7, %e7) {signed_zeros} : (tensor<13xui2>, tensor<13xui2>) -> ()
  %8 = stablehlo.convert %x : (tensor<13xf8E5M2>) -> tensor<13xui4>
  %e8 = stablehlo.constant dense<[0, 0, 0, 3, 5, 15, 15, 15, 0, 0, 0, 0, 0]> : tensor<13xui4>
  stablehlo.custom_call @check.expect_eq(%8, %e8) {signed_zeros} : (tensor<13xui4>, tensor<13xui4>) -> ()
  %9 = stablehlo.convert %x : (tensor<13xf8E5M2>) -> tensor<13xui8>
  %e9 = stablehlo.constant dense<"0x000000030560FFFF0000000000"> : tensor<13xui8>
  stablehlo.custom_call @check.expect_eq(%9, %e9) {signed_zeros} : (tensor<13xui8>, tensor<13xui8>) -> ()
  %10 = stablehlo.convert %x : (tensor<13xf8E5M2>) -> tensor<13xui16>
  %e10 = stablehlo.constant dense<"0x0000000000000300050060004001FFFF00000000000000000000"> : tensor<13xui16>
  stablehlo.custom_call @check.expect_eq(%10, %e10) {signed_zeros} : (tensor<13xui16>, tensor<13xui16>) -> ()
  %11 = stablehlo.convert %x : (tensor<13xf8E5M2>) -> tensor<13xui32>
  %e11 = stablehlo.constant dense<"0x00000000000000000000000003000000050000006000000040010000FFFFFFFF0000000000000000000000000000000000000000"> : tensor<13xui32>
  stablehlo.custom_call @check.expect_eq(%11, %e11) {signed_zeros} : (tensor<13xui32>, tensor<13xui32>) -> ()
  %12 = stablehlo.convert %x : (tensor<13xf8E5M2>) -> tensor<13xui64>
  %e12 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000300000000000000050000000000000060000000000000004001000000000000FFFFFFFFFFFFFFFF00000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<13xui64>
  stablehlo.custom_call @check.expect_eq(%12, %e12) {signed_zeros} : (tensor<13xui64>, tensor<13xui64>) -> ()
  %13 = stablehlo.convert %x : (tensor<13xf8E5M2>) -> tensor<13xf8E3M4>
  %e13 = stablehlo.constant dense<"0x00002848547070707880B8F0F0"> : tensor<13xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%13, %e13) {signed_zeros} : (tensor<13xf8E3M4>, tensor<13xf8E3M4>) -> ()
  %14 = stablehlo.convert %x : (tensor<13xf8E5M2>) -> tensor<13xf8E4M3>
  %e14 = stablehlo.constant dense<"0x000034444A6C78787C80BCF0F8"> : tensor<13xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%14, %e14) {signed_zeros} : (tensor<13xf8E4M3>, tensor<13xf8E4M3>) -> ()
  %15 = stablehlo.convert %x : (tensor<13xf8E5M2>) -> tensor<13xf8E4M3B11FNUZ>
  %e15 = stablehlo.constant dense<"0x000054646A8080808000DC8080"> : tensor<13xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%15, %e15) {signed_zeros} : (tensor<13xf8E4M3B11FNUZ>, tensor<13xf8E4M3B11FNUZ>) -> ()
  %16 = stablehlo.convert %x : (tensor<13xf8E5M2>) -> tensor<13xf8E4M3FN>
  %e16 = stablehlo.constant dense<"0x000034444A6C7A7F7F80BCF0FF"> : tensor<13xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%16, %e16) {signed_zeros} : (tensor<13xf8E4M3FN>, tensor<13xf8E4M3FN>) -> ()
  %17 = stablehlo.convert %x : (tensor<13xf8E5M2>) -> tensor<13xf8E4M3FNUZ>
  %e17 = stablehlo.constant dense<"0x00003C4C527480808000C4F880"> : tensor<13xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%17, %e17) {signed_zeros} : (tensor<13xf8E4M3FNUZ>, tensor<13xf8E4M3FNUZ>) -> ()
  %18 = stablehlo.convert %x : (tensor<13xf8E5M2>) -> tensor<13xf8E5M2>
  %e18 = stablehlo.constant dense<"0x00013A4245565D7C7E80BED8FC"> : tensor<13xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%18, %e18) {signed_zeros} : (tensor<13xf8E5M2>, tensor<13xf8E5M2>) -> ()
  %19 = stablehlo.convert %x : (tensor<13xf8E5M2>) -> tensor<13xf8E5M2FNUZ>
  %e19 = stablehlo.constant dense<"0x00023E46495A61808000C2DC80"> : tensor<13xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%19, %e19) {signed_zeros} : (tensor<13xf8E5M2FNUZ>, tensor<13xf8E5M2FNUZ>) -> ()
  %20 = stablehlo.convert %x : (tensor<13xf8E5M2>) -> tensor<13xf8E8M0FNU>
  %e20 = stablehlo.constant dense<"0xFF6F7F81818687FFFFFFFFFFFF"> : tensor<13xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%20, %e20) {signed_zeros} : (tensor<13xf8E8M0FNU>, tensor<13xf8E8M0FNU>) -> ()
  %21 = stablehlo.convert %x : (tensor<13xf8E5M2>) -> tensor<13xbf16>
  %e21 = stablehlo.constant dense<"0x00008037403F4040A040C042A043807FC07F0080C0BF00C380FF"> : tensor<13xbf16>
  stablehlo.custom_call @check.expect_eq(%21, %e21) {signed_zeros} : (tensor<13xbf16>, tensor<13xbf16>) -> ()
  %22 = stablehlo.convert %x : (tensor<13xf8E5M2>) -> tensor<13xf16>
  %e22 = stablehlo.constant dense<"0x00000001003A004200450056005D007C007E008000BE00D800FC"> : tensor<13xf16>
  stablehlo.custom_call @check.expect_eq(%22, %e22) {signed_zeros} : (tensor<13xf16>, tensor<13xf16>) -> ()
  %23 = stablehlo.convert %x : (tensor<13xf8E5M2>) -> tensor<13xf32>
  %e23 = stablehlo.constant dense<"0x00000000000080370000403F000040400000A0400000C0420000A0430000807F0000C07F000000800000C0BF000000C3000080FF"> : tensor<13xf32>
  stablehlo.custom_call @check.expect_eq(%23, %e23) {signed_zeros} : (tensor<13xf32>, tensor<13xf32>) -> ()
  %24 = stablehlo.convert %x : (tensor<13xf8E5M2>) -> tensor<13xf64>
  %e24 = stablehlo.constant dense<"0x0000000000000000000000000000F03E000000000000E83F0000000000000840000000000000144000000000000058400000000000007440000000000000F07F000000000000F87F0000000000000080000000000000F8BF00000000000060C0000000000000F0FF"> : tensor<13xf64>
  stablehlo.custom_call @check.expect_eq(%24, %e24) {signed_zeros} : (tensor<13xf64>, tensor<13xf64>) -> ()
  %25 = stablehlo.convert %x : (tensor<13xf8E5M2>) -> tensor<13xcomplex<f32>>
  %e25 = stablehlo.constant dense<"0x000000000000000000008037000000000000403F0000000000004040000000000000A040000000000000C042000000000000A043000000000000807F000000000000C07F0000000000000080000000000000C0BF00000000000000C300000000000080FF00000000"> : tensor<13xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%25, %e25) {signed_zeros} : (tensor<13xcomplex<f32>>, tensor<13xcomplex<f32>>) -> ()
  %26 = stablehlo.convert %x : (tensor<13xf8E5M2>) -> tensor<13xcomplex<f64>>
  %e26 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000F03E0000000000000000000000000000E83F000000000000000000000000000008400000000000000000000000000000144000000000000000000000000000005840000000000000000000000000000074400000000000000000000000000000F07F0000000000000000000000000000F87F000000000000000000000000000000800000000000000000000000000000F8BF000000000000000000000000000060C00000000000000000000000000000F0FF0000000000000000"> : tensor<13xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%26, %e26) {signed_zeros} : (tensor<13xcomplex<f64>>, tensor<13xcomplex<f64>>) -> ()
  return
}

func.func @f8E5M2_to_f4() {
  %x = stablehlo.constant dense<"0x00013A4245565D80BED8"> : tensor<10xf8E5M2>
  %0 = stablehlo.convert %x : (tensor<10xf8E5M2>) -> tensor<10xf4E2M1FN>
  %e0 = stablehlo.constant dense<"0x00000205060707080B0F"> : tensor<10xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%0, %e0) {signed_zeros} : (tensor<10xf4E2M1FN>, tensor<10xf4E2M1FN>) -> ()
  return
}

func.func @f8E5M2FNUZ_to_others() {
  %x = stablehlo.constant dense<"0x00013E46495A6180C2DC"> : tensor<10xf8E5M2FNUZ>
  %0 = stablehlo.convert %x : (tensor<10xf8E5M2FNUZ>) -> tensor<10xi1>
  %e0 = stablehlo.constant dense<"0xFE03"> : tensor<10xi1>
  stablehlo.custom_call @check.expect_eq(%0, %e0) {signed_zeros} : (tensor<10xi1>, tensor<10xi1>) -> ()
  %1 = stablehlo.convert %x : (tensor<10xf8E5M2FNUZ>) -> tensor<10xi2>
  %e1 = stablehlo.constant dense<[0, 0, 0, 1, 1, 1, 1, 0, -1, -2]> : tensor<10xi2>
  stablehlo.custom_call @check.expect_eq(%1, %e1) {signed_zeros} : (tensor<10xi2>, tensor<10xi2>) -> ()
  %2 = stablehlo.convert %x : (tensor<10xf8E5M2FNUZ>) -> tensor<10xi4>
  %e2 = stablehlo.constant dense<[0, 0, 0, 3, 5, 7, 7, 0, -1, -8]> : tensor<10xi4>
  stablehlo.custom_call @check.expect_eq(%2, %e2) {signed_zeros} : (tensor<10xi4>, tensor<10xi4>) -> ()
  %3 = stablehlo.convert %x : (tensor<10xf8E5M2FNUZ>) -> tensor<10xi8>
  %e3 = stablehlo.constant dense<"0x0000000305607F00FF80"> : tensor<10xi8>
  stablehlo.custom_call @check.expect_eq(%3, %e3) {signed_zeros} : (tensor<10xi8>, tensor<10xi8>) -> ()
  %4 = stablehlo.convert %x : (tensor<10xf8E5M2FNUZ>) -> tensor<10xi16>
  %e4 = stablehlo.constant dense<"0x00000000000003000500600040010000FFFF80FF"> : tensor<10xi16>
  stablehlo.custom_call @check.expect_eq(%4, %e4) {signed_zeros} : (tensor<10xi16>, tensor<10xi16>) -> ()
  %5 = stablehlo.convert %x : (tensor<10xf8E5M2FNUZ>) -> tensor<10xi32>
  %e5 = stablehlo.constant dense<"0x0000000000000000000000000300000005000000600000004001000000000000FFFFFFFF80FFFFFF"> : tensor<10xi32>
  stablehlo.custom_call @check.expect_eq(%5, %e5) {signed_zeros} : (tensor<10xi32>, tensor<10xi32>) -> ()
  %6 = stablehlo.convert %x : (tensor<10xf8E5M2FNUZ>) -> tensor<10xi64>
  %e6 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000003000000000000000500000000000000600000000000000040010000000000000000000000000000FFFFFFFFFFFFFFFF80FFFFFFFFFFFFFF"> : tensor<10xi64>
  stablehlo.custom_call @check.expect_eq(%6, %e6) {signed_zeros} : (tensor<10xi64>, tensor<10xi64>) -> ()
  %7 = stablehlo.convert %x : (tensor<10xf8E5M2FNUZ>) -> tensor<10xui2>
  %e7 = stablehlo.constant dense<[0, 0, 0, 3, 3, 3, 3, 0, 0, 0]> : tensor<10xui2>
  stablehlo.custom_call @check.expect_eq(%7, %e7) {signed_zeros} : (tensor<10xui2>, tensor<10xui2>) -> ()
  %8 = stablehlo.convert %x : (tensor<10xf8E5M2FNUZ>) -> tensor<10xui4>
  %e8 = stablehlo.constant dense<[0, 0, 0, 3, 5, 15, 15, 0, 0, 0]> : tensor<10xui4>
  stablehlo.custom_call @check.expect_eq(%8, %e8) {signed_zeros} : (tensor<10xui4>, tensor<10xui4>) -> ()
  %9 = stablehlo.convert %x : (tensor<10xf8E5M2FNUZ>) -> tensor<10xui8>
  %e9 = stablehlo.constant dense<"0x000000030560FF000000"> : tensor<10xui8>
  stablehlo.custom_call @check.expect_eq(%9, %e9) {signed_zeros} : (tensor<10xui8>, tensor<10xui8>) -> ()
  %10 = stablehlo.convert %x : (tensor<10xf8E5M2FNUZ>) -> tensor<10xui16>
  %e10 = stablehlo.constant dense<"0x0000000000000300050060004001000000000000"> : tensor<10xui16>
  stablehlo.custom_call @check.expect_eq(%10, %e10) {signed_zeros} : (tensor<10xui16>, tensor<10xui16>) -> ()
  %11 = stablehlo.convert %x : (tensor<10xf8E5M2FNUZ>) -> tensor<10xui32>
  %e11 = stablehlo.constant dense<"0x00000000000000000000000003000000050000006000000040010000000000000000000000000000"> : tensor<10xui32>
  stablehlo.custom_call @check.expect_eq(%11, %e11) {signed_zeros} : (tensor<10xui32>, tensor<10xui32>) -> ()
  %12 = stablehlo.convert %x : (tensor<10xf8E5M2FNUZ>) -> tensor<10xui64>
  %e12 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000300000000000000050000000000000060000000000000004001000000000000000000000000000000000000000000000000000000000000"> : tensor<10xui64>
  stablehlo.custom_call @check.expect_eq(%12, %e12) {signed_zeros} : (tensor<10xui64>, tensor<10xui64>) -> ()
  %13 = stablehlo.convert %x : (tensor<10xf8E5M2FNUZ>) -> tensor<10xf8E3M4>
  %e13 = stablehlo.constant dense<"0x0000284854707078B8F0"> : tensor<10xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%13, %e13) {signed_zeros} : (tensor<10xf8E3M4>, tensor<10xf8E3M4>) -> ()
  %14 = stablehlo.convert %x : (tensor<10xf8E5M2FNUZ>) -> tensor<10xf8E4M3>
  %e14 = stablehlo.constant dense<"0x000034444A6C787CBCF0"> : tensor<10xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%14, %e14) {signed_zeros} : (tensor<10xf8E4M3>, tensor<10xf8E4M3>) -> ()
  %15 = stablehlo.convert %x : (tensor<10xf8E5M2FNUZ>) -> tensor<10xf8E4M3B11FNUZ>
  %e15 = stablehlo.constant dense<"0x000054646A808080DC80"> : tensor<10xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%15, %e15) {signed_zeros} : (tensor<10xf8E4M3B11FNUZ>, tensor<10xf8E4M3B11FNUZ>) -> ()
  %16 = stablehlo.convert %x : (tensor<10xf8E5M2FNUZ>) -> tensor<10xf8E4M3FN>
  %e16 = stablehlo.constant dense<"0x000034444A6C7A7FBCF0"> : tensor<10xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%16, %e16) {signed_zeros} : (tensor<10xf8E4M3FN>, tensor<10xf8E4M3FN>) -> ()
  %17 = stablehlo.convert %x : (tensor<10xf8E5M2FNUZ>) -> tensor<10xf8E4M3FNUZ>
  %e17 = stablehlo.constant dense<"0x00003C4C52748080C4F8"> : tensor<10xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%17, %e17) {signed_zeros} : (tensor<10xf8E4M3FNUZ>, tensor<10xf8E4M3FNUZ>) -> ()
  %18 = stablehlo.convert %x : (tensor<10xf8E5M2FNUZ>) -> tensor<10xf8E5M2>
  %e18 = stablehlo.constant dense<"0x00003A4245565D7EBED8"> : tensor<10xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%18, %e18) {signed_zeros} : (tensor<10xf8E5M2>, tensor<10xf8E5M2>) -> ()
  %19 = stablehlo.convert %x : (tensor<10xf8E5M2FNUZ>) -> tensor<10xf8E5M2FNUZ>
  %e19 = stablehlo.constant dense<"0x00013E46495A6180C2DC"> : tensor<10xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%19, %e19) {signed_zeros} : (tensor<10xf8E5M2FNUZ>, tensor<10xf8E5M2FNUZ>) -> ()
  %20 = stablehlo.convert %x : (tensor<10xf8E5M2FNUZ>) -> tensor<10xf8E8M0FNU>
  %e20 = stablehlo.constant dense<"0xFF6E7F81818687FFFFFF"> : tensor<10xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%20, %e20) {signed_zeros} : (tensor<10xf8E8M0FNU>, tensor<10xf8E8M0FNU>) -> ()
  %21 = stablehlo.convert %x : (tensor<10xf8E5M2FNUZ>) -> tensor<10xbf16>
  %e21 = stablehlo.constant dense<"0x00000037403F4040A040C042A043C07FC0BF00C3"> : tensor<10xbf16>
  stablehlo.custom_call @check.expect_eq(%21, %e21) {signed_zeros} : (tensor<10xbf16>, tensor<10xbf16>) -> ()
  %22 = stablehlo.convert %x : (tensor<10xf8E5M2FNUZ>) -> tensor<10xf16>
  %e22 = stablehlo.constant dense<"0x00008000003A004200450056005D007E00BE00D8"> : tensor<10xf16>
  stablehlo.custom_call @check.expect_eq(%22, %e22) {signed_zeros} : (tensor<10xf16>, tensor<10xf16>) -> ()
  %23 = stablehlo.convert %x : (tensor<10xf8E5M2FNUZ>) -> tensor<10xf32>
  %e23 = stablehlo.constant dense<"0x00000000000000370000403F000040400000A0400000C0420000A0430000C0FF0000C0BF000000C3"> : tensor<10xf32>
  stablehlo.custom_call @check.expect_eq(%23, %e23) {signed_zeros} : (tensor<10xf32>, tensor<10xf32>) -> ()
  %24 = stablehlo.convert %x : (tensor<10xf8E5M2FNUZ>) -> tensor<10xf64>
  %e24 = stablehlo.constant dense<"0x0000000000000000000000000000E03E000000000000E83F0000000000000840000000000000144000000000000058400000000000007440000000000000F8FF000000000000F8BF00000000000060C0"> : tensor<10xf64>
  stablehlo.custom_call @check.expect_eq(%24, %e24) {signed_zeros} : (tensor<10xf64>, tensor<10xf64>) -> ()
  %25 = stablehlo.convert %x : (tensor<10xf8E5M2FNUZ>) -> tensor<10xcomplex<f32>>
  %e25 = stablehlo.constant dense<"0x000000000000000000000037000000000000403F0000000000004040000000000000A040000000000000C042000000000000A043000000000000C0FF000000000000C0BF00000000000000C300000000"> : tensor<10xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%25, %e25) {signed_zeros} : (tensor<10xcomplex<f32>>, tensor<10xcomplex<f32>>) -> ()
  %26 = stablehlo.convert %x : (tensor<10xf8E5M2FNUZ>) -> tensor<10xcomplex<f64>>
  %e26 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000E03E0000000000000000000000000000E83F000000000000000000000000000008400000000000000000000000000000144000000000000000000000000000005840000000000000000000000000000074400000000000000000000000000000F8FF0000000000000000000000000000F8BF000000000000000000000000000060C00000000000000000"> : tensor<10xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%26, %e26) {signed_zeros} : (tensor<10xcomplex<f64>>, tensor<10xcomplex<f64>>) -> ()
  return
}

func.func @f8E5M2FNUZ_to_f4() {
  %x = stablehlo.constant dense<"0x00013E46495A61C2DC"> : tensor<9xf8E5M2FNUZ>
  %0 = stablehlo.convert %x : (tensor<9xf8E5M2FNUZ>) -> tensor<9xf4E2M1FN>
  %e0 = stablehlo.constant dense<"0x000002050607070B0F"> : tensor<9xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%0, %e0) {signed_zeros} : (tensor<9xf4E2M1FN>, tensor<9xf4E2M1FN>) -> ()
  return
}

func.func @f8E8M0FNU_to_others() {
  %x = stablehlo.constant dense<"0x7E7F80E3FF"> : tensor<5xf8E8M0FNU>
  %0 = stablehlo.convert %x : (tensor<5xf8E8M0FNU>) -> tensor<5xi1>
  %e0 = stablehlo.constant dense<[true, true, true, true, true]> : tensor<5xi1>
  stablehlo.custom_call @check.expect_eq(%0, %e0) {signed_zeros} : (tensor<5xi1>, tensor<5xi1>) -> ()
  %1 = stablehlo.convert %x : (tensor<5xf8E8M0FNU>) -> tensor<5xi2>
  %e1 = stablehlo.constant dense<[0, 1, 1, 1, 0]> : tensor<5xi2>
  stablehlo.custom_call @check.expect_eq(%1, %e1) {signed_zeros} : (tensor<5xi2>, tensor<5xi2>) -> ()
  %2 = stablehlo.convert %x : (tensor<5xf8E8M0FNU>) -> tensor<5xi4>
  %e2 = stablehlo.constant dense<[0, 1, 2, 7, 0]> : tensor<5xi4>
  stablehlo.custom_call @check.expect_eq(%2, %e2) {signed_zeros} : (tensor<5xi4>, tensor<5xi4>) -> ()
  %3 = stablehlo.convert %x : (tensor<5xf8E8M0FNU>) -> tensor<5xi8>
  %e3 = stablehlo.constant dense<"0x0001027F00"> : tensor<5xi8>
  stablehlo.custom_call @check.expect_eq(%3, %e3) {signed_zeros} : (tensor<5xi8>, tensor<5xi8>) -> ()
  %4 = stablehlo.convert %x : (tensor<5xf8E8M0FNU>) -> tensor<5xi16>
  %e4 = stablehlo.constant dense<"0x000001000200FF7F0000"> : tensor<5xi16>
  stablehlo.custom_call @check.expect_eq(%4, %e4) {signed_zeros} : (tensor<5xi16>, tensor<5xi16>) -> ()
  %5 = stablehlo.convert %x : (tensor<5xf8E8M0FNU>) -> tensor<5xi32>
  %e5 = stablehlo.constant dense<"0x000000000100000002000000FFFFFF7F00000000"> : tensor<5xi32>
  stablehlo.custom_call @check.expect_eq(%5, %e5) {signed_zeros} : (tensor<5xi32>, tensor<5xi32>) -> ()
  %6 = stablehlo.convert %x : (tensor<5xf8E8M0FNU>) -> tensor<5xi64>
  %e6 = stablehlo.constant dense<"0x000000000000000001000000000000000200000000000000FFFFFFFFFFFFFF7F0000000000000000"> : tensor<5xi64>
  stablehlo.custom_call @check.expect_eq(%6, %e6) {signed_zeros} : (tensor<5xi64>, tensor<5xi64>) -> ()
  %7 = stablehlo.convert %x : (tensor<5xf8E8M0FNU>) -> tensor<5xui2>
  %e7 = stablehlo.constant dense<[0, 1, 2, 3, 0]> : tensor<5xui2>
  stablehlo.custom_call @check.expect_eq(%7, %e7) {signed_zeros} : (tensor<5xui2>, tensor<5xui2>) -> ()
  %8 = stablehlo.convert %x : (tensor<5xf8E8M0FNU>) -> tensor<5xui4>
  %e8 = stablehlo.constant dense<[0, 1, 2, 15, 0]> : tensor<5xui4>
  stablehlo.custom_call @check.expect_eq(%8, %e8) {signed_zeros} : (tensor<5xui4>, tensor<5xui4>) -> ()
  %9 = stablehlo.convert %x : (tensor<5xf8E8M0FNU>) -> tensor<5xui8>
  %e9 = stablehlo.constant dense<"0x000102FF00"> : tensor<5xui8>
  stablehlo.custom_call @check.expect_eq(%9, %e9) {signed_zeros} : (tensor<5xui8>, tensor<5xui8>) -> ()
  %10 = stablehlo.convert %x : (tensor<5xf8E8M0FNU>) -> tensor<5xui16>
  %e10 = stablehlo.constant dense<"0x000001000200FFFF0000"> : tensor<5xui16>
  stablehlo.custom_call @check.expect_eq(%10, %e10) {signed_zeros} : (tensor<5xui16>, tensor<5xui16>) -> ()
  %11 = stablehlo.convert %x : (tensor<5xf8E8M0FNU>) -> tensor<5xui32>
  %e11 = stablehlo.constant dense<"0x000000000100000002000000FFFFFFFF00000000"> : tensor<5xui32>
  stablehlo.custom_call @check.expect_eq(%11, %e11) {signed_zeros} : (tensor<5xui32>, tensor<5xui32>) -> ()
  %12 = stablehlo.convert %x : (tensor<5xf8E8M0FNU>) -> tensor<5xui64>
  %e12 = stablehlo.constant dense<"0x000000000000000001000000000000000200000000000000FFFFFFFFFFFFFFFF0000000000000000"> : tensor<5xui64>
  stablehlo.custom_call @check.expect_eq(%12, %e12) {signed_zeros} : (tensor<5xui64>, tensor<5xui64>) -> ()
  %13 = stablehlo.convert %x : (tensor<5xf8E8M0FNU>) -> tensor<5xf8E3M4>
  %e13 = stablehlo.constant dense<"0x2030407078"> : tensor<5xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%13, %e13) {signed_zeros} : (tensor<5xf8E3M4>, tensor<5xf8E3M4>) -> ()
  %14 = stablehlo.convert %x : (tensor<5xf8E8M0FNU>) -> tensor<5xf8E4M3>
  %e14 = stablehlo.constant dense<"0x303840787C"> : tensor<5xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%14, %e14) {signed_zeros} : (tensor<5xf8E4M3>, tensor<5xf8E4M3>) -> ()
  %15 = stablehlo.convert %x : (tensor<5xf8E8M0FNU>) -> tensor<5xf8E4M3B11FNUZ>
  %e15 = stablehlo.constant dense<"0x5058608080"> : tensor<5xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%15, %e15) {signed_zeros} : (tensor<5xf8E4M3B11FNUZ>, tensor<5xf8E4M3B11FNUZ>) -> ()
  %16 = stablehlo.convert %x : (tensor<5xf8E8M0FNU>) -> tensor<5xf8E4M3FN>
  %e16 = stablehlo.constant dense<"0x3038407F7F"> : tensor<5xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%16, %e16) {signed_zeros} : (tensor<5xf8E4M3FN>, tensor<5xf8E4M3FN>) -> ()
  %17 = stablehlo.convert %x : (tensor<5xf8E8M0FNU>) -> tensor<5xf8E4M3FNUZ>
  %e17 = stablehlo.constant dense<"0x3840488080"> : tensor<5xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%17, %e17) {signed_zeros} : (tensor<5xf8E4M3FNUZ>, tensor<5xf8E4M3FNUZ>) -> ()
  %18 = stablehlo.convert %x : (tensor<5xf8E8M0FNU>) -> tensor<5xf8E5M2>
  %e18 = stablehlo.constant dense<"0x383C407C7E"> : tensor<5xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%18, %e18) {signed_zeros} : (tensor<5xf8E5M2>, tensor<5xf8E5M2>) -> ()
  %19 = stablehlo.convert %x : (tensor<5xf8E8M0FNU>) -> tensor<5xf8E5M2FNUZ>
  %e19 = stablehlo.constant dense<"0x3C40448080"> : tensor<5xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%19, %e19) {signed_zeros} : (tensor<5xf8E5M2FNUZ>, tensor<5xf8E5M2FNUZ>) -> ()
  %20 = stablehlo.convert %x : (tensor<5xf8E8M0FNU>) -> tensor<5xf8E8M0FNU>
  %e20 = stablehlo.constant dense<"0x7E7F80E3FF"> : tensor<5xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%20, %e20) {signed_zeros} : (tensor<5xf8E8M0FNU>, tensor<5xf8E8M0FNU>) -> ()
  %21 = stablehlo.convert %x : (tensor<5xf8E8M0FNU>) -> tensor<5xbf16>
  %e21 = stablehlo.constant dense<"0x003F803F00408071C07F"> : tensor<5xbf16>
  stablehlo.custom_call @check.expect_eq(%21, %e21) {signed_zeros} : (tensor<5xbf16>, tensor<5xbf16>) -> ()
  %22 = stablehlo.convert %x : (tensor<5xf8E8M0FNU>) -> tensor<5xf16>
  %e22 = stablehlo.constant dense<"0x0038003C0040007C007E"> : tensor<5xf16>
  stablehlo.custom_call @check.expect_eq(%22, %e22) {signed_zeros} : (tensor<5xf16>, tensor<5xf16>) -> ()
  %23 = stablehlo.convert %x : (tensor<5xf8E8M0FNU>) -> tensor<5xf32>
  %e23 = stablehlo.constant dense<"0x0000003F0000803F00000040000080710000C07F"> : tensor<5xf32>
  stablehlo.custom_call @check.expect_eq(%23, %e23) {signed_zeros} : (tensor<5xf32>, tensor<5xf32>) -> ()
  %24 = stablehlo.convert %x : (tensor<5xf8E8M0FNU>) -> tensor<5xf64>
  %e24 = stablehlo.constant dense<"0x000000000000E03F000000000000F03F00000000000000400000000000003046000000000000F87F"> : tensor<5xf64>
  stablehlo.custom_call @check.expect_eq(%24, %e24) {signed_zeros} : (tensor<5xf64>, tensor<5xf64>) -> ()
  %25 = stablehlo.convert %x : (tensor<5xf8E8M0FNU>) -> tensor<5xcomplex<f32>>
  %e25 = stablehlo.constant dense<"0x0000003F000000000000803F00000000000000400000000000008071000000000000C07F00000000"> : tensor<5xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%25, %e25) {signed_zeros} : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> ()
  %26 = stablehlo.convert %x : (tensor<5xf8E8M0FNU>) -> tensor<5xcomplex<f64>>
  %e26 = stablehlo.constant dense<"0x000000000000E03F0000000000000000000000000000F03F00000000000000000000000000000040000000000000000000000000000030460000000000000000000000000000F87F0000000000000000"> : tensor<5xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%26, %e26) {signed_zeros} : (tensor<5xcomplex<f64>>, tensor<5xcomplex<f64>>) -> ()
  return
}

func.func @f8E8M0FNU_to_f4() {
  %x = stablehlo.constant dense<"0x7E7F80E3"> : tensor<4xf8E8M0FNU>
  %0 = stablehlo.convert %x : (tensor<4xf8E8M0FNU>) -> tensor<4xf4E2M1FN>
  %e0 = stablehlo.constant dense<"0x01020407"> : tensor<4xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%0, %e0) {signed_zeros} : (tensor<4xf4E2M1FN>, tensor<4xf4E2M1FN>) -> ()
  return
}

func.func @bf16_to_others() {
  %x = stablehlo.constant dense<"0x000001008635403F4040A040C94296438947334F807FC07F0080C0BF03C3ADE080FF"> : tensor<17xbf16>
  %0 = stablehlo.convert %x : (tensor<17xbf16>) -> tensor<17xi1>
  %e0 = stablehlo.constant dense<"0xFEEF01"> : tensor<17xi1>
  stablehlo.custom_call @check.expect_eq(%0, %e0) {signed_zeros} : (tensor<17xi1>, tensor<17xi1>) -> ()
  %1 = stablehlo.convert %x : (tensor<17xbf16>) -> tensor<17xi2>
  %e1 = stablehlo.constant dense<[0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, -1, -2, -2, -2]> : tensor<17xi2>
  stablehlo.custom_call @check.expect_eq(%1, %e1) {signed_zeros} : (tensor<17xi2>, tensor<17xi2>) -> ()
  %2 = stablehlo.convert %x : (tensor<17xbf16>) -> tensor<17xi4>
  %e2 = stablehlo.constant dense<[0, 0, 0, 0, 3, 5, 7, 7, 7, 7, 7, 0, 0, -1, -8, -8, -8]> : tensor<17xi4>
  stablehlo.custom_call @check.expect_eq(%2, %e2) {signed_zeros} : (tensor<17xi4>, tensor<17xi4>) -> ()
  %3 = stablehlo.convert %x : (tensor<17xbf16>) -> tensor<17xi8>
  %e3 = stablehlo.constant dense<"0x000000000305647F7F7F7F0000FF808080"> : tensor<17xi8>
  stablehlo.custom_call @check.expect_eq(%3, %e3) {signed_zeros} : (tensor<17xi8>, tensor<17xi8>) -> ()
  %4 = stablehlo.convert %x : (tensor<17xbf16>) -> tensor<17xi16>
  %e4 = stablehlo.constant dense<"0x00000000000000000300050064002C01FF7FFF7FFF7F00000000FFFF7DFF00800080"> : tensor<17xi16>
  stablehlo.custom_call @check.expect_eq(%4, %e4) {signed_zeros} : (tensor<17xi16>, tensor<17xi16>) -> ()
  %5 = stablehlo.convert %x : (tensor<17xbf16>) -> tensor<17xi32>
  %e5 = stablehlo.constant dense<"0x000000000000000000000000000000000300000005000000640000002C01000000120100FFFFFF7FFFFFFF7F0000000000000000FFFFFFFF7DFFFFFF0000008000000080"> : tensor<17xi32>
  stablehlo.custom_call @check.expect_eq(%5, %e5) {signed_zeros} : (tensor<17xi32>, tensor<17xi32>) -> ()
  %6 = stablehlo.convert %x : (tensor<17xbf16>) -> tensor<17xi64>
  %e6 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000300000000000000050000000000000064000000000000002C010000000000000012010000000000000000B300000000FFFFFFFFFFFFFF7F00000000000000000000000000000000FFFFFFFFFFFFFFFF7DFFFFFFFFFFFFFF00000000000000800000000000000080"> : tensor<17xi64>
  stablehlo.custom_call @check.expect_eq(%6, %e6) {signed_zeros} : (tensor<17xi64>, tensor<17xi64>) -> ()
  %7 = stablehlo.convert %x : (tensor<17xbf16>) -> tensor<17xui2>
  %e7 = stablehlo.constant dense<[0, 0, 0, 0, 3, 3, 3, 3, 3, 3, 3, 0, 0, 0, 0, 0, 0]> : tensor<17xui2>
  stablehlo.custom_call @check.expect_eq(%7, %e7) {signed_zeros} : (tensor<17xui2>, tensor<17xui2>) -> ()
  %8 = stablehlo.convert %x : (tensor<17xbf16>) -> tensor<17xui4>
  %e8 = stablehlo.constant dense<[0, 0, 0, 0, 3, 5, 15, 15, 15, 15, 15, 0, 0, 0, 0, 0, 0]> : tensor<17xui4>
  stablehlo.custom_call @check.expect_eq(%8, %e8) {signed_zeros} : (tensor<17xui4>, tensor<17xui4>) -> ()
  %9 = stablehlo.convert %x : (tensor<17xbf16>) -> tensor<17xui8>
  %e9 = stablehlo.constant dense<"0x00000000030564FFFFFFFF000000000000"> : tensor<17xui8>
  stablehlo.custom_call @check.expect_eq(%9, %e9) {signed_zeros} : (tensor<17xui8>, tensor<17xui8>) -> ()
  %10 = stablehlo.convert %x : (tensor<17xbf16>) -> tensor<17xui16>
  %e10 = stablehlo.constant dense<"0x00000000000000000300050064002C01FFFFFFFFFFFF000000000000000000000000"> : tensor<17xui16>
  stablehlo.custom_call @check.expect_eq(%10, %e10) {signed_zeros} : (tensor<17xui16>, tensor<17xui16>) -> ()
  %11 = stablehlo.convert %x : (tensor<17xbf16>) -> tensor<17xui32>
  %e11 = stablehlo.constant dense<"0x000000000000000000000000000000000300000005000000640000002C01000000120100000000B3FFFFFFFF000000000000000000000000000000000000000000000000"> : tensor<17xui32>
  stablehlo.custom_call @check.expect_eq(%11, %e11) {signed_zeros} : (tensor<17xui32>, tensor<17xui32>) -> ()
  %12 = stablehlo.convert %x : (tensor<17xbf16>) -> tensor<17xui64>
  %e12 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000300000000000000050000000000000064000000000000002C010000000000000012010000000000000000B300000000FFFFFFFFFFFFFFFF000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<17xui64>
  stablehlo.custom_call @check.expect_eq(%12, %e12) {signed_zeros} : (tensor<17xui64>, tensor<17xui64>) -> ()
  %13 = stablehlo.convert %x : (tensor<17xbf16>) -> tensor<17xf8E3M4>
  %e13 = stablehlo.constant dense<"0x00000028485470707070707880B8F0F0F0"> : tensor<17xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%13, %e13) {signed_zeros} : (tensor<17xf8E3M4>, tensor<17xf8E3M4>) -> ()
  %14 = stablehlo.convert %x : (tensor<17xbf16>) -> tensor<17xf8E4M3>
  %e14 = stablehlo.constant dense<"0x00000034444A6D787878787C80BCF0F8F8"> : tensor<17xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%14, %e14) {signed_zeros} : (tensor<17xf8E4M3>, tensor<17xf8E4M3>) -> ()
  %15 = stablehlo.convert %x : (tensor<17xbf16>) -> tensor<17xf8E4M3B11FNUZ>
  %e15 = stablehlo.constant dense<"0x00000054646A80808080808000DC808080"> : tensor<17xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%15, %e15) {signed_zeros} : (tensor<17xf8E4M3B11FNUZ>, tensor<17xf8E4M3B11FNUZ>) -> ()
  %16 = stablehlo.convert %x : (tensor<17xbf16>) -> tensor<17xf8E4M3FN>
  %e16 = stablehlo.constant dense<"0x00000034444A6D797F7F7F7F80BCF0FFFF"> : tensor<17xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%16, %e16) {signed_zeros} : (tensor<17xf8E4M3FN>, tensor<17xf8E4M3FN>) -> ()
  %17 = stablehlo.convert %x : (tensor<17xbf16>) -> tensor<17xf8E4M3FNUZ>
  %e17 = stablehlo.constant dense<"0x0000003C4C5275808080808000C4F88080"> : tensor<17xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%17, %e17) {signed_zeros} : (tensor<17xf8E4M3FNUZ>, tensor<17xf8E4M3FNUZ>) -> ()
  %18 = stablehlo.convert %x : (tensor<17xbf16>) -> tensor<17xf8E5M2>
  %e18 = stablehlo.constant dense<"0x0000003A4245565D7C7C7C7E80BED8FCFC"> : tensor<17xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%18, %e18) {signed_zeros} : (tensor<17xf8E5M2>, tensor<17xf8E5M2>) -> ()
  %19 = stablehlo.convert %x : (tensor<17xbf16>) -> tensor<17xf8E5M2FNUZ>
  %e19 = stablehlo.constant dense<"0x0000003E46495A618080808000C2DC8080"> : tensor<17xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%19, %e19) {signed_zeros} : (tensor<17xf8E5M2FNUZ>, tensor<17xf8E5M2FNUZ>) -> ()
  %20 = stablehlo.convert %x : (tensor<17xbf16>) -> tensor<17xf8E8M0FNU>
  %e20 = stablehlo.constant dense<"0xFF006B7F818186878F9EFFFFFFFFFFFFFF"> : tensor<17xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%20, %e20) {signed_zeros} : (tensor<17xf8E8M0FNU>, tensor<17xf8E8M0FNU>) -> ()
  %21 = stablehlo.convert %x : (tensor<17xbf16>) -> tensor<17xbf16>
  %e21 = stablehlo.constant dense<"0x000001008635403F4040A040C94296438947334F807FC07F0080C0BF03C3ADE080FF"> : tensor<17xbf16>
  stablehlo.custom_call @check.expect_eq(%21, %e21) {signed_zeros} : (tensor<17xbf16>, tensor<17xbf16>) -> ()
  %22 = stablehlo.convert %x : (tensor<17xbf16>) -> tensor<17xf16>
  %e22 = stablehlo.constant dense<"0x000000001100003A004200454856B05C007C007C007C007E008000BE18D800FC00FC"> : tensor<17xf16>
  stablehlo.custom_call @check.expect_eq(%22, %e22) {signed_zeros} : (tensor<17xf16>, tensor<17xf16>) -> ()
  %23 = stablehlo.convert %x : (tensor<17xbf16>) -> tensor<17xf32>
  %e23 = stablehlo.constant dense<"0x0000000000000100000086350000403F000040400000A0400000C94200009643000089470000334F0000807F0000C07F000000800000C0BF000003C30000ADE0000080FF"> : tensor<17xf32>
  stablehlo.custom_call @check.expect_eq(%23, %e23) {signed_zeros} : (tensor<17xf32>, tensor<17xf32>) -> ()
  %24 = stablehlo.convert %x : (tensor<17xbf16>) -> tensor<17xf64>
  %e24 = stablehlo.constant dense<"0x0000000000000000000000000000A0370000000000C0B03E000000000000E83F0000000000000840000000000000144000000000002059400000000000C07240000000000020F140000000000060E641000000000000F07F000000000000F87F0000000000000080000000000000F8BF00000000006060C00000000000A015C4000000000000F0FF"> : tensor<17xf64>
  stablehlo.custom_call @check.expect_eq(%24, %e24) {signed_zeros} : (tensor<17xf64>, tensor<17xf64>) -> ()
  %25 = stablehlo.convert %x : (tensor<17xbf16>) -> tensor<17xcomplex<f32>>
  %e25 = stablehlo.constant dense<"0x0000000000000000000001000000000000008635000000000000403F0000000000004040000000000000A040000000000000C94200000000000096430000000000008947000000000000334F000000000000807F000000000000C07F0000000000000080000000000000C0BF00000000000003C3000000000000ADE000000000000080FF00000000"> : tensor<17xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%25, %e25) {signed_zeros} : (tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>) -> ()
  %26 = stablehlo.convert %x : (tensor<17xbf16>) -> tensor<17xcomplex<f64>>
  %e26 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000A03700000000000000000000000000C0B03E0000000000000000000000000000E83F00000000000000000000000000000840000000000000000000000000000014400000000000000000000000000020594000000000000000000000000000C072400000000000000000000000000020F1400000000000000000000000000060E6410000000000000000000000000000F07F0000000000000000000000000000F87F000000000000000000000000000000800000000000000000000000000000F8BF000000000000000000000000006060C000000000000000000000000000A015C40000000000000000000000000000F0FF0000000000000000"> : tensor<17xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%26, %e26) {signed_zeros} : (tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>) -> ()
  return
}

func.func @bf16_to_f4() {
  %x = stablehlo.constant dense<"0x000001008635403F4040A040C94296438947334F0080C0BF03C3ADE0"> : tensor<14xbf16>
  %0 = stablehlo.convert %x : (tensor<14xbf16>) -> tensor<14xf4E2M1FN>
  %e0 = stablehlo.constant dense<"0x00000002050607070707080B0F0F"> : tensor<14xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%0, %e0) {signed_zeros} : (tensor<14xf4E2M1FN>, tensor<14xf4E2M1FN>) -> ()
  return
}

func.func @f16_to_others() {
  %x = stablehlo.constant dense<"0x000001001100003A004200454556B05C007C007E008000BE16D800FC"> : tensor<14xf16>
  %0 = stablehlo.convert %x : (tensor<14xf16>) -> tensor<14xi1>
  %e0 = stablehlo.constant dense<"0xFE3B"> : tensor<14xi1>
  stablehlo.custom_call @check.expect_eq(%0, %e0) {signed_zeros} : (tensor<14xi1>, tensor<14xi1>) -> ()
  %1 = stablehlo.convert %x : (tensor<14xf16>) -> tensor<14xi2>
  %e1 = stablehlo.constant dense<[0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, -1, -2, -2]> : tensor<14xi2>
  stablehlo.custom_call @check.expect_eq(%1, %e1) {signed_zeros} : (tensor<14xi2>, tensor<14xi2>) -> ()
  %2 = stablehlo.convert %x : (tensor<14xf16>) -> tensor<14xi4>
  %e2 = stablehlo.constant dense<[0, 0, 0, 0, 3, 5, 7, 7, 7, 0, 0, -1, -8, -8]> : tensor<14xi4>
  stablehlo.custom_call @check.expect_eq(%2, %e2) {signed_zeros} : (tensor<14xi4>, tensor<14xi4>) -> ()
  %3 = stablehlo.convert %x : (tensor<14xf16>) -> tensor<14xi8>
  %e3 = stablehlo.constant dense<"0x000000000305647F7F0000FF8080"> : tensor<14xi8>
  stablehlo.custom_call @check.expect_eq(%3, %e3) {signed_zeros} : (tensor<14xi8>, tensor<14xi8>) -> ()
  %4 = stablehlo.convert %x : (tensor<14xf16>) -> tensor<14xi16>
  %e4 = stablehlo.constant dense<"0x00000000000000000300050064002C01FF7F00000000FFFF7EFF0080"> : tensor<14xi16>
  stablehlo.custom_call @check.expect_eq(%4, %e4) {signed_zeros} : (tensor<14xi16>, tensor<14xi16>) -> ()
  %5 = stablehlo.convert %x : (tensor<14xf16>) -> tensor<14xi32>
  %e5 = stablehlo.constant dense<"0x000000000000000000000000000000000300000005000000640000002C010000FFFFFF7F0000000000000000FFFFFFFF7EFFFFFF00000080"> : tensor<14xi32>
  stablehlo.custom_call @check.expect_eq(%5, %e5) {signed_zeros} : (tensor<14xi32>, tensor<14xi32>) -> ()
  %6 = stablehlo.convert %x : (tensor<14xf16>) -> tensor<14xi64>
  %e6 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000300000000000000050000000000000064000000000000002C01000000000000FFFFFFFFFFFFFF7F00000000000000000000000000000000FFFFFFFFFFFFFFFF7EFFFFFFFFFFFFFF0000000000000080"> : tensor<14xi64>
  stablehlo.custom_call @check.expect_eq(%6, %e6) {signed_zeros} : (tensor<14xi64>, tensor<14xi64>) -> ()
  %7 = stablehlo.convert %x : (tensor<14xf16>) -> tensor<14xui2>
  %e7 = stablehlo.constant dense<[0, 0, 0, 0, 3, 3, 3, 3, 3, 0, 0, 0, 0, 0]> : tensor<14xui2>
  stablehlo.custom_call @check.expect_eq(%7, %e7) {signed_zeros} : (tensor<14xui2>, tensor<14xui2>) -> ()
  %8 = stablehlo.convert %x : (tensor<14xf16>) -> tensor<14xui4>
  %e8 = stablehlo.constant dense<[0, 0, 0, 0, 3, 5, 15, 15, 15, 0, 0, 0, 0, 0]> : tensor<14xui4>
  stablehlo.custom_call @check.expect_eq(%8, %e8) {signed_zeros} : (tensor<14xui4>, tensor<14xui4>) -> ()
  %9 = stablehlo.convert %x : (tensor<14xf16>) -> tensor<14xui8>
  %e9 = stablehlo.constant dense<"0x00000000030564FFFF0000000000"> : tensor<14xui8>
  stablehlo.custom_call @check.expect_eq(%9, %e9) {signed_zeros} : (tensor<14xui8>, tensor<14xui8>) -> ()
  %10 = stablehlo.convert %x : (tensor<14xf16>) -> tensor<14xui16>
  %e10 = stablehlo.constant dense<"0x00000000000000000300050064002C01FFFF00000000000000000000"> : tensor<14xui16>
  stablehlo.custom_call @check.expect_eq(%10, %e10) {signed_zeros} : (tensor<14xui16>, tensor<14xui16>) -> ()
  %11 = stablehlo.convert %x : (tensor<14xf16>) -> tensor<14xui32>
  %e11 = stablehlo.constant dense<"0x000000000000000000000000000000000300000005000000640000002C010000FFFFFFFF0000000000000000000000000000000000000000"> : tensor<14xui32>
  stablehlo.custom_call @check.expect_eq(%11, %e11) {signed_zeros} : (tensor<14xui32>, tensor<14xui32>) -> ()
  %12 = stablehlo.convert %x : (tensor<14xf16>) -> tensor<14xui64>
  %e12 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000300000000000000050000000000000064000000000000002C01000000000000FFFFFFFFFFFFFFFF00000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<14xui64>
  stablehlo.custom_call @check.expect_eq(%12, %e12) {signed_zeros} : (tensor<14xui64>, tensor<14xui64>) -> ()
  %13 = stablehlo.convert %x : (tensor<14xf16>) -> tensor<14xf8E3M4>
  %e13 = stablehlo.constant dense<"0x0000002848547070707880B8F0F0"> : tensor<14xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%13, %e13) {signed_zeros} : (tensor<14xf8E3M4>, tensor<14xf8E3M4>) -> ()
  %14 = stablehlo.convert %x : (tensor<14xf16>) -> tensor<14xf8E4M3>
  %e14 = stablehlo.constant dense<"0x00000034444A6D78787C80BCF0F8"> : tensor<14xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%14, %e14) {signed_zeros} : (tensor<14xf8E4M3>, tensor<14xf8E4M3>) -> ()
  %15 = stablehlo.convert %x : (tensor<14xf16>) -> tensor<14xf8E4M3B11FNUZ>
  %e15 = stablehlo.constant dense<"0x00000054646A8080808000DC8080"> : tensor<14xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%15, %e15) {signed_zeros} : (tensor<14xf8E4M3B11FNUZ>, tensor<14xf8E4M3B11FNUZ>) -> ()
  %16 = stablehlo.convert %x : (tensor<14xf16>) -> tensor<14xf8E4M3FN>
  %e16 = stablehlo.constant dense<"0x00000034444A6D797F7F80BCF0FF"> : tensor<14xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%16, %e16) {signed_zeros} : (tensor<14xf8E4M3FN>, tensor<14xf8E4M3FN>) -> ()
  %17 = stablehlo.convert %x : (tensor<14xf16>) -> tensor<14xf8E4M3FNUZ>
  %e17 = stablehlo.constant dense<"0x0000003C4C527580808000C4F880"> : tensor<14xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%17, %e17) {signed_zeros} : (tensor<14xf8E4M3FNUZ>, tensor<14xf8E4M3FNUZ>) -> ()
  %18 = stablehlo.convert %x : (tensor<14xf16>) -> tensor<14xf8E5M2>
  %e18 = stablehlo.constant dense<"0x0000003A4245565D7C7E80BED8FC"> : tensor<14xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%18, %e18) {signed_zeros} : (tensor<14xf8E5M2>, tensor<14xf8E5M2>) -> ()
  %19 = stablehlo.convert %x : (tensor<14xf16>) -> tensor<14xf8E5M2FNUZ>
  %e19 = stablehlo.constant dense<"0x0000003E46495A61808000C2DC80"> : tensor<14xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%19, %e19) {signed_zeros} : (tensor<14xf8E5M2FNUZ>, tensor<14xf8E5M2FNUZ>) -> ()
  %20 = stablehlo.convert %x : (tensor<14xf16>) -> tensor<14xf8E8M0FNU>
  %e20 = stablehlo.constant dense<"0xFF676B7F81818687FFFFFFFFFFFF"> : tensor<14xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%20, %e20) {signed_zeros} : (tensor<14xf8E8M0FNU>, tensor<14xf8E8M0FNU>) -> ()
  %21 = stablehlo.convert %x : (tensor<14xf16>) -> tensor<14xbf16>
  %e21 = stablehlo.constant dense<"0x000080338835403F4040A040C9429643807FC07F0080C0BF03C380FF"> : tensor<14xbf16>
  stablehlo.custom_call @check.expect_eq(%21, %e21) {signed_zeros} : (tensor<14xbf16>, tensor<14xbf16>) -> ()
  %22 = stablehlo.convert %x : (tensor<14xf16>) -> tensor<14xf16>
  %e22 = stablehlo.constant dense<"0x000001001100003A004200454556B05C007C007E008000BE16D800FC"> : tensor<14xf16>
  stablehlo.custom_call @check.expect_eq(%22, %e22) {signed_zeros} : (tensor<14xf16>, tensor<14xf16>) -> ()
  %23 = stablehlo.convert %x : (tensor<14xf16>) -> tensor<14xf32>
  %e23 = stablehlo.constant dense<"0x0000000000008033000088350000403F000040400000A04000A0C842000096430000807F0000C07F000000800000C0BF00C002C3000080FF"> : tensor<14xf32>
  stablehlo.custom_call @check.expect_eq(%23, %e23) {signed_zeros} : (tensor<14xf32>, tensor<14xf32>) -> ()
  %24 = stablehlo.convert %x : (tensor<14xf16>) -> tensor<14xf64>
  %e24 = stablehlo.constant dense<"0x0000000000000000000000000000703E000000000000B13E000000000000E83F0000000000000840000000000000144000000000001459400000000000C07240000000000000F07F000000000000F87F0000000000000080000000000000F8BF00000000005860C0000000000000F0FF"> : tensor<14xf64>
  stablehlo.custom_call @check.expect_eq(%24, %e24) {signed_zeros} : (tensor<14xf64>, tensor<14xf64>) -> ()
  %25 = stablehlo.convert %x : (tensor<14xf16>) -> tensor<14xcomplex<f32>>
  %e25 = stablehlo.constant dense<"0x0000000000000000000080330000000000008835000000000000403F0000000000004040000000000000A0400000000000A0C8420000000000009643000000000000807F000000000000C07F0000000000000080000000000000C0BF0000000000C002C300000000000080FF00000000"> : tensor<14xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%25, %e25) {signed_zeros} : (tensor<14xcomplex<f32>>, tensor<14xcomplex<f32>>) -> ()
  %26 = stablehlo.convert %x : (tensor<14xf16>) -> tensor<14xcomplex<f64>>
  %e26 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000703E0000000000000000000000000000B13E0000000000000000000000000000E83F00000000000000000000000000000840000000000000000000000000000014400000000000000000000000000014594000000000000000000000000000C072400000000000000000000000000000F07F0000000000000000000000000000F87F000000000000000000000000000000800000000000000000000000000000F8BF000000000000000000000000005860C00000000000000000000000000000F0FF0000000000000000"> : tensor<14xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%26, %e26) {signed_zeros} : (tensor<14xcomplex<f64>>, tensor<14xcomplex<f64>>) -> ()
  return
}

func.func @f16_to_f4() {
  %x = stablehlo.constant dense<"0x000001001100003A004200454556B05C008000BE16D8"> : tensor<11xf16>
  %0 = stablehlo.convert %x : (tensor<11xf16>) -> tensor<11xf4E2M1FN>
  %e0 = stablehlo.constant dense<"0x0000000205060707080B0F"> : tensor<11xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%0, %e0) {signed_zeros} : (tensor<11xf4E2M1FN>, tensor<11xf4E2M1FN>) -> ()
  return
}

func.func @f32_to_others() {
  %x = stablehlo.constant dense<"0x0000000001000000BD3786350000403F000040400000A0409A99C8420000964300B888475ED0324F0000807F0000C07F000000800000C0BF33B302C3EC78ADE0000080FF"> : tensor<17xf32>
  %0 = stablehlo.convert %x : (tensor<17xf32>) -> tensor<17xi1>
  %e0 = stablehlo.constant dense<"0xFEEF01"> : tensor<17xi1>
  stablehlo.custom_call @check.expect_eq(%0, %e0) {signed_zeros} : (tensor<17xi1>, tensor<17xi1>) -> ()
  %1 = stablehlo.convert %x : (tensor<17xf32>) -> tensor<17xi2>
  %e1 = stablehlo.constant dense<[0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, -1, -2, -2, -2]> : tensor<17xi2>
  stablehlo.custom_call @check.expect_eq(%1, %e1) {signed_zeros} : (tensor<17xi2>, tensor<17xi2>) -> ()
  %2 = stablehlo.convert %x : (tensor<17xf32>) -> tensor<17xi4>
  %e2 = stablehlo.constant dense<[0, 0, 0, 0, 3, 5, 7, 7, 7, 7, 7, 0, 0, -1, -8, -8, -8]> : tensor<17xi4>
  stablehlo.custom_call @check.expect_eq(%2, %e2) {signed_zeros} : (tensor<17xi4>, tensor<17xi4>) -> ()
  %3 = stablehlo.convert %x : (tensor<17xf32>) -> tensor<17xi8>
  %e3 = stablehlo.constant dense<"0x000000000305647F7F7F7F0000FF808080"> : tensor<17xi8>
  stablehlo.custom_call @check.expect_eq(%3, %e3) {signed_zeros} : (tensor<17xi8>, tensor<17xi8>) -> ()
  %4 = stablehlo.convert %x : (tensor<17xf32>) -> tensor<17xi16>
  %e4 = stablehlo.constant dense<"0x00000000000000000300050064002C01FF7FFF7FFF7F00000000FFFF7EFF00800080"> : tensor<17xi16>
  stablehlo.custom_call @check.expect_eq(%4, %e4) {signed_zeros} : (tensor<17xi16>, tensor<17xi16>) -> ()
  %5 = stablehlo.convert %x : (tensor<17xf32>) -> tensor<17xi32>
  %e5 = stablehlo.constant dense<"0x000000000000000000000000000000000300000005000000640000002C01000070110100FFFFFF7FFFFFFF7F0000000000000000FFFFFFFF7EFFFFFF0000008000000080"> : tensor<17xi32>
  stablehlo.custom_call @check.expect_eq(%5, %e5) {signed_zeros} : (tensor<17xi32>, tensor<17xi32>) -> ()
  %6 = stablehlo.convert %x : (tensor<17xf32>) -> tensor<17xi64>
  %e6 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000300000000000000050000000000000064000000000000002C010000000000007011010000000000005ED0B200000000FFFFFFFFFFFFFF7F00000000000000000000000000000000FFFFFFFFFFFFFFFF7EFFFFFFFFFFFFFF00000000000000800000000000000080"> : tensor<17xi64>
  stablehlo.custom_call @check.expect_eq(%6, %e6) {signed_zeros} : (tensor<17xi64>, tensor<17xi64>) -> ()
  %7 = stablehlo.convert %x : (tensor<17xf32>) -> tensor<17xui2>
  %e7 = stablehlo.constant dense<[0, 0, 0, 0, 3, 3, 3, 3, 3, 3, 3, 0, 0, 0, 0, 0, 0]> : tensor<17xui2>
  stablehlo.custom_call @check.expect_eq(%7, %e7) {signed_zeros} : (tensor<17xui2>, tensor<17xui2>) -> ()
  %8 = stablehlo.convert %x : (tensor<17xf32>) -> tensor<17xui4>
  %e8 = stablehlo.constant dense<[0, 0, 0, 0, 3, 5, 15, 15, 15, 15, 15, 0, 0, 0, 0, 0, 0]> : tensor<17xui4>
  stablehlo.custom_call @check.expect_eq(%8, %e8) {signed_zeros} : (tensor<17xui4>, tensor<17xui4>) -> ()
  %9 = stablehlo.convert %x : (tensor<17xf32>) -> tensor<17xui8>
  %e9 = stablehlo.constant dense<"0x00000000030564FFFFFFFF000000000000"> : tensor<17xui8>
  stablehlo.custom_call @check.expect_eq(%9, %e9) {signed_zeros} : (tensor<17xui8>, tensor<17xui8>) -> ()
  %10 = stablehlo.convert %x : (tensor<17xf32>) -> tensor<17xui16>
  %e10 = stablehlo.constant dense<"0x00000000000000000300050064002C01FFFFFFFFFFFF000000000000000000000000"> : tensor<17xui16>
  stablehlo.custom_call @check.expect_eq(%10, %e10) {signed_zeros} : (tensor<17xui16>, tensor<17xui16>) -> ()
  %11 = stablehlo.convert %x : (tensor<17xf32>) -> tensor<17xui32>
  %e11 = stablehlo.constant dense<"0x000000000000000000000000000000000300000005000000640000002C01000070110100005ED0B2FFFFFFFF000000000000000000000000000000000000000000000000"> : tensor<17xui32>
  stablehlo.custom_call @check.expect_eq(%11, %e11) {signed_zeros} : (tensor<17xui32>, tensor<17xui32>) -> ()
  %12 = stablehlo.convert %x : (tensor<17xf32>) -> tensor<17xui64>
  %e12 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000300000000000000050000000000000064000000000000002C010000000000007011010000000000005ED0B200000000FFFFFFFFFFFFFFFF000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<17xui64>
  stablehlo.custom_call @check.expect_eq(%12, %e12) {signed_zeros} : (tensor<17xui64>, tensor<17xui64>) -> ()
  %13 = stablehlo.convert %x : (tensor<17xf32>) -> tensor<17xf8E3M4>
  %e13 = stablehlo.constant dense<"0x00000028485470707070707880B8F0F0F0"> : tensor<17xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%13, %e13) {signed_zeros} : (tensor<17xf8E3M4>, tensor<17xf8E3M4>) -> ()
  %14 = stablehlo.convert %x : (tensor<17xf32>) -> tensor<17xf8E4M3>
  %e14 = stablehlo.constant dense<"0x00000034444A6D787878787C80BCF0F8F8"> : tensor<17xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%14, %e14) {signed_zeros} : (tensor<17xf8E4M3>, tensor<17xf8E4M3>) -> ()
  %15 = stablehlo.convert %x : (tensor<17xf32>) -> tensor<17xf8E4M3B11FNUZ>
  %e15 = stablehlo.constant dense<"0x00000054646A80808080808000DC808080"> : tensor<17xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%15, %e15) {signed_zeros} : (tensor<17xf8E4M3B11FNUZ>, tensor<17xf8E4M3B11FNUZ>) -> ()
  %16 = stablehlo.convert %x : (tensor<17xf32>) -> tensor<17xf8E4M3FN>
  %e16 = stablehlo.constant dense<"0x00000034444A6D797F7F7F7F80BCF0FFFF"> : tensor<17xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%16, %e16) {signed_zeros} : (tensor<17xf8E4M3FN>, tensor<17xf8E4M3FN>) -> ()
  %17 = stablehlo.convert %x : (tensor<17xf32>) -> tensor<17xf8E4M3FNUZ>
  %e17 = stablehlo.constant dense<"0x0000003C4C5275808080808000C4F88080"> : tensor<17xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%17, %e17) {signed_zeros} : (tensor<17xf8E4M3FNUZ>, tensor<17xf8E4M3FNUZ>) -> ()
  %18 = stablehlo.convert %x : (tensor<17xf32>) -> tensor<17xf8E5M2>
  %e18 = stablehlo.constant dense<"0x0000003A4245565D7C7C7C7E80BED8FCFC"> : tensor<17xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%18, %e18) {signed_zeros} : (tensor<17xf8E5M2>, tensor<17xf8E5M2>) -> ()
  %19 = stablehlo.convert %x : (tensor<17xf32>) -> tensor<17xf8E5M2FNUZ>
  %e19 = stablehlo.constant dense<"0x0000003E46495A618080808000C2DC8080"> : tensor<17xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%19, %e19) {signed_zeros} : (tensor<17xf8E5M2FNUZ>, tensor<17xf8E5M2FNUZ>) -> ()
  %20 = stablehlo.convert %x : (tensor<17xf32>) -> tensor<17xf8E8M0FNU>
  %e20 = stablehlo.constant dense<"0xFF006B7F818186878F9EFFFFFFFFFFFFFF"> : tensor<17xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%20, %e20) {signed_zeros} : (tensor<17xf8E8M0FNU>, tensor<17xf8E8M0FNU>) -> ()
  %21 = stablehlo.convert %x : (tensor<17xf32>) -> tensor<17xbf16>
  %e21 = stablehlo.constant dense<"0x000000008635403F4040A040C94296438947334F807FC07F0080C0BF03C3ADE080FF"> : tensor<17xbf16>
  stablehlo.custom_call @check.expect_eq(%21, %e21) {signed_zeros} : (tensor<17xbf16>, tensor<17xbf16>) -> ()
  %22 = stablehlo.convert %x : (tensor<17xf32>) -> tensor<17xf16>
  %e22 = stablehlo.constant dense<"0x000000001100003A004200454556B05C007C007C007C007E008000BE16D800FC00FC"> : tensor<17xf16>
  stablehlo.custom_call @check.expect_eq(%22, %e22) {signed_zeros} : (tensor<17xf16>, tensor<17xf16>) -> ()
  %23 = stablehlo.convert %x : (tensor<17xf32>) -> tensor<17xf32>
  %e23 = stablehlo.constant dense<"0x0000000001000000BD3786350000403F000040400000A0409A99C8420000964300B888475ED0324F0000807F0000C07F000000800000C0BF33B302C3EC78ADE0000080FF"> : tensor<17xf32>
  stablehlo.custom_call @check.expect_eq(%23, %e23) {signed_zeros} : (tensor<17xf32>, tensor<17xf32>) -> ()
  %24 = stablehlo.convert %x : (tensor<17xf32>) -> tensor<17xf64>
  %e24 = stablehlo.constant dense<"0x0000000000000000000000000000A036000000A0F7C6B03E000000000000E83F0000000000000840000000000000144000000040331359400000000000C07240000000000017F140000000C00B5AE641000000000000F07F000000000000F87F0000000000000080000000000000F8BF00000060665660C0000000801DAF15C4000000000000F0FF"> : tensor<17xf64>
  stablehlo.custom_call @check.expect_eq(%24, %e24) {signed_zeros} : (tensor<17xf64>, tensor<17xf64>) -> ()
  %25 = stablehlo.convert %x : (tensor<17xf32>) -> tensor<17xcomplex<f32>>
  %e25 = stablehlo.constant dense<"0x00000000000000000100000000000000BD378635000000000000403F0000000000004040000000000000A040000000009A99C84200000000000096430000000000B88847000000005ED0324F000000000000807F000000000000C07F0000000000000080000000000000C0BF0000000033B302C300000000EC78ADE000000000000080FF00000000"> : tensor<17xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%25, %e25) {signed_zeros} : (tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>) -> ()
  %26 = stablehlo.convert %x : (tensor<17xf32>) -> tensor<17xcomplex<f64>>
  %e26 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000A0360000000000000000000000A0F7C6B03E0000000000000000000000000000E83F00000000000000000000000000000840000000000000000000000000000014400000000000000000000000403313594000000000000000000000000000C072400000000000000000000000000017F1400000000000000000000000C00B5AE6410000000000000000000000000000F07F0000000000000000000000000000F87F000000000000000000000000000000800000000000000000000000000000F8BF000000000000000000000060665660C00000000000000000000000801DAF15C40000000000000000000000000000F0FF0000000000000000"> : tensor<17xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%26, %e26) {signed_zeros} : (tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>) -> ()
  return
}

func.func @f32_to_f4() {
  %x = stablehlo.constant dense<"0x0000000001000000BD3786350000403F000040400000A0409A99C8420000964300B888475ED0324F000000800000C0BF33B302C3EC78ADE0"> : tensor<14xf32>
  %0 = stablehlo.convert %x : (tensor<14xf32>) -> tensor<14xf4E2M1FN>
  %e0 = stablehlo.constant dense<"0x00000002050607070707080B0F0F"> : tensor<14xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%0, %e0) {signed_zeros} : (tensor<14xf4E2M1FN>, tensor<14xf4E2M1FN>) -> ()
  return
}

func.func @f64_to_others() {
  %x = stablehlo.constant dense<"0x000000000000000001000000000000008DEDB5A0F7C6B03E000000000000E83F0000000000000840000000000000144033333333331359400000000000C07240000000000017F140000000C00B5AE641000000000000F07F000000000000F87F0000000000000080000000000000F8BF66666666665660C0408CB5781DAF15C4000000000000F0FF"> : tensor<17xf64>
  %0 = stablehlo.convert %x : (tensor<17xf64>) -> tensor<17xi1>
  %e0 = stablehlo.constant dense<"0xFEEF01"> : tensor<17xi1>
  stablehlo.custom_call @check.expect_eq(%0, %e0) {signed_zeros} : (tensor<17xi1>, tensor<17xi1>) -> ()
  %1 = stablehlo.convert %x : (tensor<17xf64>) -> tensor<17xi2>
  %e1 = stablehlo.constant dense<[0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, -1, -2, -2, -2]> : tensor<17xi2>
  stablehlo.custom_call @check.expect_eq(%1, %e1) {signed_zeros} : (tensor<17xi2>, tensor<17xi2>) -> ()
  %2 = stablehlo.convert %x : (tensor<17xf64>) -> tensor<17xi4>
  %e2 = stablehlo.constant dense<[0, 0, 0, 0, 3, 5, 7, 7, 7, 7, 7, 0, 0, -1, -8, -8, -8]> : tensor<17xi4>
  stablehlo.custom_call @check.expect_eq(%2, %e2) {signed_zeros} : (tensor<17xi4>, tensor<17xi4>) -> ()
  %3 = stablehlo.convert %x : (tensor<17xf64>) -> tensor<17xi8>
  %e3 = stablehlo.constant dense<"0x000000000305647F7F7F7F0000FF808080"> : tensor<17xi8>
  stablehlo.custom_call @check.expect_eq(%3, %e3) {signed_zeros} : (tensor<17xi8>, tensor<17xi8>) -> ()
  %4 = stablehlo.convert %x : (tensor<17xf64>) -> tensor<17xi16>
  %e4 = stablehlo.constant dense<"0x00000000000000000300050064002C01FF7FFF7FFF7F00000000FFFF7EFF00800080"> : tensor<17xi16>
  stablehlo.custom_call @check.expect_eq(%4, %e4) {signed_zeros} : (tensor<17xi16>, tensor<17xi16>) -> ()
  %5 = stablehlo.convert %x : (tensor<17xf64>) -> tensor<17xi32>
  %e5 = stablehlo.constant dense<"0x000000000000000000000000000000000300000005000000640000002C01000070110100FFFFFF7FFFFFFF7F0000000000000000FFFFFFFF7EFFFFFF0000008000000080"> : tensor<17xi32>
  stablehlo.custom_call @check.expect_eq(%5, %e5) {signed_zeros} : (tensor<17xi32>, tensor<17xi32>) -> ()
  %6 = stablehlo.convert %x : (tensor<17xf64>) -> tensor<17xi64>
  %e6 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000300000000000000050000000000000064000000000000002C010000000000007011010000000000005ED0B200000000FFFFFFFFFFFFFF7F00000000000000000000000000000000FFFFFFFFFFFFFFFF7EFFFFFFFFFFFFFF00000000000000800000000000000080"> : tensor<17xi64>
  stablehlo.custom_call @check.expect_eq(%6, %e6) {signed_zeros} : (tensor<17xi64>, tensor<17xi64>) -> ()
  %7 = stablehlo.convert %x : (tensor<17xf64>) -> tensor<17xui2>
  %e7 = stablehlo.constant dense<[0, 0, 0, 0, 3, 3, 3, 3, 3, 3, 3, 0, 0, 0, 0, 0, 0]> : tensor<17xui2>
  stablehlo.custom_call @check.expect_eq(%7, %e7) {signed_zeros} : (tensor<17xui2>, tensor<17xui2>) -> ()
  %8 = stablehlo.convert %x : (tensor<17xf64>) -> tensor<17xui4>
  %e8 = stablehlo.constant dense<[0, 0, 0, 0, 3, 5, 15, 15, 15, 15, 15, 0, 0, 0, 0, 0, 0]> : tensor<17xui4>
  stablehlo.custom_call @check.expect_eq(%8, %e8) {signed_zeros} : (tensor<17xui4>, tensor<17xui4>) -> ()
  %9 = stablehlo.convert %x : (tensor<17xf64>) -> tensor<17xui8>
  %e9 = stablehlo.constant dense<"0x00000000030564FFFFFFFF000000000000"> : tensor<17xui8>
  stablehlo.custom_call @check.expect_eq(%9, %e9) {signed_zeros} : (tensor<17xui8>, tensor<17xui8>) -> ()
  %10 = stablehlo.convert %x : (tensor<17xf64>) -> tensor<17xui16>
  %e10 = stablehlo.constant dense<"0x00000000000000000300050064002C01FFFFFFFFFFFF000000000000000000000000"> : tensor<17xui16>
  stablehlo.custom_call @check.expect_eq(%10, %e10) {signed_zeros} : (tensor<17xui16>, tensor<17xui16>) -> ()
  %11 = stablehlo.convert %x : (tensor<17xf64>) -> tensor<17xui32>
  %e11 = stablehlo.constant dense<"0x000000000000000000000000000000000300000005000000640000002C01000070110100005ED0B2FFFFFFFF000000000000000000000000000000000000000000000000"> : tensor<17xui32>
  stablehlo.custom_call @check.expect_eq(%11, %e11) {signed_zeros} : (tensor<17xui32>, tensor<17xui32>) -> ()
  %12 = stablehlo.convert %x : (tensor<17xf64>) -> tensor<17xui64>
  %e12 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000300000000000000050000000000000064000000000000002C010000000000007011010000000000005ED0B200000000FFFFFFFFFFFFFFFF000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<17xui64>
  stablehlo.custom_call @check.expect_eq(%12, %e12) {signed_zeros} : (tensor<17xui64>, tensor<17xui64>) -> ()
  %13 = stablehlo.convert %x : (tensor<17xf64>) -> tensor<17xf8E3M4>
  %e13 = stablehlo.constant dense<"0x00000028485470707070707880B8F0F0F0"> : tensor<17xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%13, %e13) {signed_zeros} : (tensor<17xf8E3M4>, tensor<17xf8E3M4>) -> ()
  %14 = stablehlo.convert %x : (tensor<17xf64>) -> tensor<17xf8E4M3>
  %e14 = stablehlo.constant dense<"0x00000034444A6D787878787C80BCF0F8F8"> : tensor<17xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%14, %e14) {signed_zeros} : (tensor<17xf8E4M3>, tensor<17xf8E4M3>) -> ()
  %15 = stablehlo.convert %x : (tensor<17xf64>) -> tensor<17xf8E4M3B11FNUZ>
  %e15 = stablehlo.constant dense<"0x00000054646A80808080808000DC808080"> : tensor<17xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%15, %e15) {signed_zeros} : (tensor<17xf8E4M3B11FNUZ>, tensor<17xf8E4M3B11FNUZ>) -> ()
  %16 = stablehlo.convert %x : (tensor<17xf64>) -> tensor<17xf8E4M3FN>
  %e16 = stablehlo.constant dense<"0x00000034444A6D797F7F7F7F80BCF0FFFF"> : tensor<17xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%16, %e16) {signed_zeros} : (tensor<17xf8E4M3FN>, tensor<17xf8E4M3FN>) -> ()
  %17 = stablehlo.convert %x : (tensor<17xf64>) -> tensor<17xf8E4M3FNUZ>
  %e17 = stablehlo.constant dense<"0x0000003C4C5275808080808000C4F88080"> : tensor<17xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%17, %e17) {signed_zeros} : (tensor<17xf8E4M3FNUZ>, tensor<17xf8E4M3FNUZ>) -> ()
  %18 = stablehlo.convert %x : (tensor<17xf64>) -> tensor<17xf8E5M2>
  %e18 = stablehlo.constant dense<"0x0000003A4245565D7C7C7C7E80BED8FCFC"> : tensor<17xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%18, %e18) {signed_zeros} : (tensor<17xf8E5M2>, tensor<17xf8E5M2>) -> ()
  %19 = stablehlo.convert %x : (tensor<17xf64>) -> tensor<17xf8E5M2FNUZ>
  %e19 = stablehlo.constant dense<"0x0000003E46495A618080808000C2DC8080"> : tensor<17xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%19, %e19) {signed_zeros} : (tensor<17xf8E5M2FNUZ>, tensor<17xf8E5M2FNUZ>) -> ()
  %20 = stablehlo.convert %x : (tensor<17xf64>) -> tensor<17xf8E8M0FNU>
  %e20 = stablehlo.constant dense<"0xFF006B7F818186878F9EFFFFFFFFFFFFFF"> : tensor<17xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%20, %e20) {signed_zeros} : (tensor<17xf8E8M0FNU>, tensor<17xf8E8M0FNU>) -> ()
  %21 = stablehlo.convert %x : (tensor<17xf64>) -> tensor<17xbf16>
  %e21 = stablehlo.constant dense<"0x000000008635403F4040A040C94296438947334F807FC07F0080C0BF03C3ADE080FF"> : tensor<17xbf16>
  stablehlo.custom_call @check.expect_eq(%21, %e21) {signed_zeros} : (tensor<17xbf16>, tensor<17xbf16>) -> ()
  %22 = stablehlo.convert %x : (tensor<17xf64>) -> tensor<17xf16>
  %e22 = stablehlo.constant dense<"0x000000001100003A004200454556B05C007C007C007C007E008000BE16D800FC00FC"> : tensor<17xf16>
  stablehlo.custom_call @check.expect_eq(%22, %e22) {signed_zeros} : (tensor<17xf16>, tensor<17xf16>) -> ()
  %23 = stablehlo.convert %x : (tensor<17xf64>) -> tensor<17xf32>
  %e23 = stablehlo.constant dense<"0x0000000000000000BD3786350000403F000040400000A0409A99C8420000964300B888475ED0324F0000807F0000C07F000000800000C0BF33B302C3EC78ADE0000080FF"> : tensor<17xf32>
  stablehlo.custom_call @check.expect_eq(%23, %e23) {signed_zeros} : (tensor<17xf32>, tensor<17xf32>) -> ()
  %24 = stablehlo.convert %x : (tensor<17xf64>) -> tensor<17xf64>
  %e24 = stablehlo.constant dense<"0x000000000000000001000000000000008DEDB5A0F7C6B03E000000000000E83F0000000000000840000000000000144033333333331359400000000000C07240000000000017F140000000C00B5AE641000000000000F07F000000000000F87F0000000000000080000000000000F8BF66666666665660C0408CB5781DAF15C4000000000000F0FF"> : tensor<17xf64>
  stablehlo.custom_call @check.expect_eq(%24, %e24) {signed_zeros} : (tensor<17xf64>, tensor<17xf64>) -> ()
  %25 = stablehlo.convert %x : (tensor<17xf64>) -> tensor<17xcomplex<f32>>
  %e25 = stablehlo.constant dense<"0x00000000000000000000000000000000BD378635000000000000403F0000000000004040000000000000A040000000009A99C84200000000000096430000000000B88847000000005ED0324F000000000000807F000000000000C07F0000000000000080000000000000C0BF0000000033B302C300000000EC78ADE000000000000080FF00000000"> : tensor<17xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%25, %e25) {signed_zeros} : (tensor<17xcomplex<f32>>, tensor<17xcomplex<f32>>) -> ()
  %26 = stablehlo.convert %x : (tensor<17xf64>) -> tensor<17xcomplex<f64>>
  %e26 = stablehlo.constant dense<"0x00000000000000000000000000000000010000000000000000000000000000008DEDB5A0F7C6B03E0000000000000000000000000000E83F00000000000000000000000000000840000000000000000000000000000014400000000000000000333333333313594000000000000000000000000000C072400000000000000000000000000017F1400000000000000000000000C00B5AE6410000000000000000000000000000F07F0000000000000000000000000000F87F000000000000000000000000000000800000000000000000000000000000F8BF000000000000000066666666665660C00000000000000000408CB5781DAF15C40000000000000000000000000000F0FF0000000000000000"> : tensor<17xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%26, %e26) {signed_zeros} : (tensor<17xcomplex<f64>>, tensor<17xcomplex<f64>>) -> ()
  return
}

func.func @f64_to_f4() {
  %x = stablehlo.constant dense<"0x000000000000000001000000000000008DEDB5A0F7C6B03E000000000000E83F0000000000000840000000000000144033333333331359400000000000C07240000000000017F140000000C00B5AE6410000000000000080000000000000F8BF66666666665660C0408CB5781DAF15C4"> : tensor<14xf64>
  %0 = stablehlo.convert %x : (tensor<14xf64>) -> tensor<14xf4E2M1FN>
  %e0 = stablehlo.constant dense<"0x00000002050607070707080B0F0F"> : tensor<14xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%0, %e0) {signed_zeros} : (tensor<14xf4E2M1FN>, tensor<14xf4E2M1FN>) -> ()
  return
}

func.func @complex_f32_to_others() {
  %x = stablehlo.constant dense<"0x0000C03F000010C00000000000000000000070C00000003F00000000F90215500000C84200000000"> : tensor<5xcomplex<f32>>
  %0 = stablehlo.convert %x : (tensor<5xcomplex<f32>>) -> tensor<5xi1>
  %e0 = stablehlo.constant dense<[true, false, true, false, true]> : tensor<5xi1>
  stablehlo.custom_call @check.expect_eq(%0, %e0) {signed_zeros} : (tensor<5xi1>, tensor<5xi1>) -> ()
  %1 = stablehlo.convert %x : (tensor<5xcomplex<f32>>) -> tensor<5xi2>
  %e1 = stablehlo.constant dense<[1, 0, -2, 0, 1]> : tensor<5xi2>
  stablehlo.custom_call @check.expect_eq(%1, %e1) {signed_zeros} : (tensor<5xi2>, tensor<5xi2>) -> ()
  %2 = stablehlo.convert %x : (tensor<5xcomplex<f32>>) -> tensor<5xi4>
  %e2 = stablehlo.constant dense<[1, 0, -3, 0, 7]> : tensor<5xi4>
  stablehlo.custom_call @check.expect_eq(%2, %e2) {signed_zeros} : (tensor<5xi4>, tensor<5xi4>) -> ()
  %3 = stablehlo.convert %x : (tensor<5xcomplex<f32>>) -> tensor<5xi8>
  %e3 = stablehlo.constant dense<"0x0100FD0064"> : tensor<5xi8>
  stablehlo.custom_call @check.expect_eq(%3, %e3) {signed_zeros} : (tensor<5xi8>, tensor<5xi8>) -> ()
  %4 = stablehlo.convert %x : (tensor<5xcomplex<f32>>) -> tensor<5xi16>
  %e4 = stablehlo.constant dense<"0x01000000FDFF00006400"> : tensor<5xi16>
  stablehlo.custom_call @check.expect_eq(%4, %e4) {signed_zeros} : (tensor<5xi16>, tensor<5xi16>) -> ()
  %5 = stablehlo.convert %x : (tensor<5xcomplex<f32>>) -> tensor<5xi32>
  %e5 = stablehlo.constant dense<"0x0100000000000000FDFFFFFF0000000064000000"> : tensor<5xi32>
  stablehlo.custom_call @check.expect_eq(%5, %e5) {signed_zeros} : (tensor<5xi32>, tensor<5xi32>) -> ()
  %6 = stablehlo.convert %x : (tensor<5xcomplex<f32>>) -> tensor<5xi64>
  %e6 = stablehlo.constant dense<"0x01000000000000000000000000000000FDFFFFFFFFFFFFFF00000000000000006400000000000000"> : tensor<5xi64>
  stablehlo.custom_call @check.expect_eq(%6, %e6) {signed_zeros} : (tensor<5xi64>, tensor<5xi64>) -> ()
  %7 = stablehlo.convert %x : (tensor<5xcomplex<f32>>) -> tensor<5xui2>
  %e7 = stablehlo.constant dense<[1, 0, 0, 0, 3]> : tensor<5xui2>
  stablehlo.custom_call @check.expect_eq(%7, %e7) {signed_zeros} : (tensor<5xui2>, tensor<5xui2>) -> ()
  %8 = stablehlo.convert %x : (tensor<5xcomplex<f32>>) -> tensor<5xui4>
  %e8 = stablehlo.constant dense<[1, 0, 0, 0, 15]> : tensor<5xui4>
  stablehlo.custom_call @check.expect_eq(%8, %e8) {signed_zeros} : (tensor<5xui4>, tensor<5xui4>) -> ()
  %9 = stablehlo.convert %x : (tensor<5xcomplex<f32>>) -> tensor<5xui8>
  %e9 = stablehlo.constant dense<"0x0100000064"> : tensor<5xui8>
  stablehlo.custom_call @check.expect_eq(%9, %e9) {signed_zeros} : (tensor<5xui8>, tensor<5xui8>) -> ()
  %10 = stablehlo.convert %x : (tensor<5xcomplex<f32>>) -> tensor<5xui16>
  %e10 = stablehlo.constant dense<"0x01000000000000006400"> : tensor<5xui16>
  stablehlo.custom_call @check.expect_eq(%10, %e10) {signed_zeros} : (tensor<5xui16>, tensor<5xui16>) -> ()
  %11 = stablehlo.convert %x : (tensor<5xcomplex<f32>>) -> tensor<5xui32>
  %e11 = stablehlo.constant dense<"0x0100000000000000000000000000000064000000"> : tensor<5xui32>
  stablehlo.custom_call @check.expect_eq(%11, %e11) {signed_zeros} : (tensor<5xui32>, tensor<5xui32>) -> ()
  %12 = stablehlo.convert %x : (tensor<5xcomplex<f32>>) -> tensor<5xui64>
  %e12 = stablehlo.constant dense<"0x01000000000000000000000000000000000000000000000000000000000000006400000000000000"> : tensor<5xui64>
  stablehlo.custom_call @check.expect_eq(%12, %e12) {signed_zeros} : (tensor<5xui64>, tensor<5xui64>) -> ()
  %13 = stablehlo.convert %x : (tensor<5xcomplex<f32>>) -> tensor<5xf8E3M4>
  %e13 = stablehlo.constant dense<"0x3800CE0070"> : tensor<5xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%13, %e13) {signed_zeros} : (tensor<5xf8E3M4>, tensor<5xf8E3M4>) -> ()
  %14 = stablehlo.convert %x : (tensor<5xcomplex<f32>>) -> tensor<5xf8E4M3>
  %e14 = stablehlo.constant dense<"0x3C00C7006C"> : tensor<5xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%14, %e14) {signed_zeros} : (tensor<5xf8E4M3>, tensor<5xf8E4M3>) -> ()
  %15 = stablehlo.convert %x : (tensor<5xcomplex<f32>>) -> tensor<5xf8E4M3B11FNUZ>
  %e15 = stablehlo.constant dense<"0x5C00E70080"> : tensor<5xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%15, %e15) {signed_zeros} : (tensor<5xf8E4M3B11FNUZ>, tensor<5xf8E4M3B11FNUZ>) -> ()
  %16 = stablehlo.convert %x : (tensor<5xcomplex<f32>>) -> tensor<5xf8E4M3FN>
  %e16 = stablehlo.constant dense<"0x3C00C7006C"> : tensor<5xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%16, %e16) {signed_zeros} : (tensor<5xf8E4M3FN>, tensor<5xf8E4M3FN>) -> ()
  %17 = stablehlo.convert %x : (tensor<5xcomplex<f32>>) -> tensor<5xf8E4M3FNUZ>
  %e17 = stablehlo.constant dense<"0x4400CF0074"> : tensor<5xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%17, %e17) {signed_zeros} : (tensor<5xf8E4M3FNUZ>, tensor<5xf8E4M3FNUZ>) -> ()
  %18 = stablehlo.convert %x : (tensor<5xcomplex<f32>>) -> tensor<5xf8E5M2>
  %e18 = stablehlo.constant dense<"0x3E00C40056"> : tensor<5xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%18, %e18) {signed_zeros} : (tensor<5xf8E5M2>, tensor<5xf8E5M2>) -> ()
  %19 = stablehlo.convert %x : (tensor<5xcomplex<f32>>) -> tensor<5xf8E5M2FNUZ>
  %e19 = stablehlo.constant dense<"0x4200C8005A"> : tensor<5xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%19, %e19) {signed_zeros} : (tensor<5xf8E5M2FNUZ>, tensor<5xf8E5M2FNUZ>) -> ()
  %20 = stablehlo.convert %x : (tensor<5xcomplex<f32>>) -> tensor<5xf8E8M0FNU>
  %e20 = stablehlo.constant dense<"0x80FFFFFF86"> : tensor<5xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%20, %e20) {signed_zeros} : (tensor<5xf8E8M0FNU>, tensor<5xf8E8M0FNU>) -> ()
  %21 = stablehlo.convert %x : (tensor<5xcomplex<f32>>) -> tensor<5xbf16>
  %e21 = stablehlo.constant dense<"0xC03F000070C00000C842"> : tensor<5xbf16>
  stablehlo.custom_call @check.expect_eq(%21, %e21) {signed_zeros} : (tensor<5xbf16>, tensor<5xbf16>) -> ()
  %22 = stablehlo.convert %x : (tensor<5xcomplex<f32>>) -> tensor<5xf16>
  %e22 = stablehlo.constant dense<"0x003E000080C300004056"> : tensor<5xf16>
  stablehlo.custom_call @check.expect_eq(%22, %e22) {signed_zeros} : (tensor<5xf16>, tensor<5xf16>) -> ()
  %23 = stablehlo.convert %x : (tensor<5xcomplex<f32>>) -> tensor<5xf32>
  %e23 = stablehlo.constant dense<"0x0000C03F00000000000070C0000000000000C842"> : tensor<5xf32>
  stablehlo.custom_call @check.expect_eq(%23, %e23) {signed_zeros} : (tensor<5xf32>, tensor<5xf32>) -> ()
  %24 = stablehlo.convert %x : (tensor<5xcomplex<f32>>) -> tensor<5xf64>
  %e24 = stablehlo.constant dense<"0x000000000000F83F00000000000000000000000000000EC000000000000000000000000000005940"> : tensor<5xf64>
  stablehlo.custom_call @check.expect_eq(%24, %e24) {signed_zeros} : (tensor<5xf64>, tensor<5xf64>) -> ()
  %25 = stablehlo.convert %x : (tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f32>>
  %e25 = stablehlo.constant dense<"0x0000C03F000010C00000000000000000000070C00000003F00000000F90215500000C84200000000"> : tensor<5xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%25, %e25) {signed_zeros} : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> ()
  %26 = stablehlo.convert %x : (tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f64>>
  %e26 = stablehlo.constant dense<"0x000000000000F83F00000000000002C0000000000000000000000000000000000000000000000EC0000000000000E03F0000000000000000000000205FA0024200000000000059400000000000000000"> : tensor<5xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%26, %e26) {signed_zeros} : (tensor<5xcomplex<f64>>, tensor<5xcomplex<f64>>) -> ()
  return
}

func.func @complex_f32_to_f4() {
  %x = stablehlo.constant dense<"0x0000C03F000010C00000000000000000000070C00000003F00000000F90215500000C84200000000"> : tensor<5xcomplex<f32>>
  %0 = stablehlo.convert %x : (tensor<5xcomplex<f32>>) -> tensor<5xf4E2M1FN>
  %e0 = stablehlo.constant dense<"0x03000E0007"> : tensor<5xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%0, %e0) {signed_zeros} : (tensor<5xf4E2M1FN>, tensor<5xf4E2M1FN>) -> ()
  return
}

func.func @complex_f64_to_others() {
  %x = stablehlo.constant dense<"0x000000000000F83F00000000000002C0000000000000000000000000000000000000000000000EC0000000000000E03F0000000000000000000000205FA0024200000000000059400000000000000000"> : tensor<5xcomplex<f64>>
  %0 = stablehlo.convert %x : (tensor<5xcomplex<f64>>) -> tensor<5xi1>
  %e0 = stablehlo.constant dense<[true, false, true, false, true]> : tensor<5xi1>
  stablehlo.custom_call @check.expect_eq(%0, %e0) {signed_zeros} : (tensor<5xi1>, tensor<5xi1>) -> ()
  %1 = stablehlo.convert %x : (tensor<5xcomplex<f64>>) -> tensor<5xi2>
  %e1 = stablehlo.constant dense<[1, 0, -2, 0, 1]> : tensor<5xi2>
  stablehlo.custom_call @check.expect_eq(%1, %e1) {signed_zeros} : (tensor<5xi2>, tensor<5xi2>) -> ()
  %2 = stablehlo.convert %x : (tensor<5xcomplex<f64>>) -> tensor<5xi4>
  %e2 = stablehlo.constant dense<[1, 0, -3, 0, 7]> : tensor<5xi4>
  stablehlo.custom_call @check.expect_eq(%2, %e2) {signed_zeros} : (tensor<5xi4>, tensor<5xi4>) -> ()
  %3 = stablehlo.convert %x : (tensor<5xcomplex<f64>>) -> tensor<5xi8>
  %e3 = stablehlo.constant dense<"0x0100FD0064"> : tensor<5xi8>
  stablehlo.custom_call @check.expect_eq(%3, %e3) {signed_zeros} : (tensor<5xi8>, tensor<5xi8>) -> ()
  %4 = stablehlo.convert %x : (tensor<5xcomplex<f64>>) -> tensor<5xi16>
  %e4 = stablehlo.constant dense<"0x01000000FDFF00006400"> : tensor<5xi16>
  stablehlo.custom_call @check.expect_eq(%4, %e4) {signed_zeros} : (tensor<5xi16>, tensor<5xi16>) -> ()
  %5 = stablehlo.convert %x : (tensor<5xcomplex<f64>>) -> tensor<5xi32>
  %e5 = stablehlo.constant dense<"0x0100000000000000FDFFFFFF0000000064000000"> : tensor<5xi32>
  stablehlo.custom_call @check.expect_eq(%5, %e5) {signed_zeros} : (tensor<5xi32>, tensor<5xi32>) -> ()
  %6 = stablehlo.convert %x : (tensor<5xcomplex<f64>>) -> tensor<5xi64>
  %e6 = stablehlo.constant dense<"0x01000000000000000000000000000000FDFFFFFFFFFFFFFF00000000000000006400000000000000"> : tensor<5xi64>
  stablehlo.custom_call @check.expect_eq(%6, %e6) {signed_zeros} : (tensor<5xi64>, tensor<5xi64>) -> ()
  %7 = stablehlo.convert %x : (tensor<5xcomplex<f64>>) -> tensor<5xui2>
  %e7 = stablehlo.constant dense<[1, 0, 0, 0, 3]> : tensor<5xui2>
  stablehlo.custom_call @check.expect_eq(%7, %e7) {signed_zeros} : (tensor<5xui2>, tensor<5xui2>) -> ()
  %8 = stablehlo.convert %x : (tensor<5xcomplex<f64>>) -> tensor<5xui4>
  %e8 = stablehlo.constant dense<[1, 0, 0, 0, 15]> : tensor<5xui4>
  stablehlo.custom_call @check.expect_eq(%8, %e8) {signed_zeros} : (tensor<5xui4>, tensor<5xui4>) -> ()
  %9 = stablehlo.convert %x : (tensor<5xcomplex<f64>>) -> tensor<5xui8>
  %e9 = stablehlo.constant dense<"0x0100000064"> : tensor<5xui8>
  stablehlo.custom_call @check.expect_eq(%9, %e9) {signed_zeros} : (tensor<5xui8>, tensor<5xui8>) -> ()
  %10 = stablehlo.convert %x : (tensor<5xcomplex<f64>>) -> tensor<5xui16>
  %e10 = stablehlo.constant dense<"0x01000000000000006400"> : tensor<5xui16>
  stablehlo.custom_call @check.expect_eq(%10, %e10) {signed_zeros} : (tensor<5xui16>, tensor<5xui16>) -> ()
  %11 = stablehlo.convert %x : (tensor<5xcomplex<f64>>) -> tensor<5xui32>
  %e11 = stablehlo.constant dense<"0x0100000000000000000000000000000064000000"> : tensor<5xui32>
  stablehlo.custom_call @check.expect_eq(%11, %e11) {signed_zeros} : (tensor<5xui32>, tensor<5xui32>) -> ()
  %12 = stablehlo.convert %x : (tensor<5xcomplex<f64>>) -> tensor<5xui64>
  %e12 = stablehlo.constant dense<"0x01000000000000000000000000000000000000000000000000000000000000006400000000000000"> : tensor<5xui64>
  stablehlo.custom_call @check.expect_eq(%12, %e12) {signed_zeros} : (tensor<5xui64>, tensor<5xui64>) -> ()
  %13 = stablehlo.convert %x : (tensor<5xcomplex<f64>>) -> tensor<5xf8E3M4>
  %e13 = stablehlo.constant dense<"0x3800CE0070"> : tensor<5xf8E3M4>
  stablehlo.custom_call @check.expect_eq(%13, %e13) {signed_zeros} : (tensor<5xf8E3M4>, tensor<5xf8E3M4>) -> ()
  %14 = stablehlo.convert %x : (tensor<5xcomplex<f64>>) -> tensor<5xf8E4M3>
  %e14 = stablehlo.constant dense<"0x3C00C7006C"> : tensor<5xf8E4M3>
  stablehlo.custom_call @check.expect_eq(%14, %e14) {signed_zeros} : (tensor<5xf8E4M3>, tensor<5xf8E4M3>) -> ()
  %15 = stablehlo.convert %x : (tensor<5xcomplex<f64>>) -> tensor<5xf8E4M3B11FNUZ>
  %e15 = stablehlo.constant dense<"0x5C00E70080"> : tensor<5xf8E4M3B11FNUZ>
  stablehlo.custom_call @check.expect_eq(%15, %e15) {signed_zeros} : (tensor<5xf8E4M3B11FNUZ>, tensor<5xf8E4M3B11FNUZ>) -> ()
  %16 = stablehlo.convert %x : (tensor<5xcomplex<f64>>) -> tensor<5xf8E4M3FN>
  %e16 = stablehlo.constant dense<"0x3C00C7006C"> : tensor<5xf8E4M3FN>
  stablehlo.custom_call @check.expect_eq(%16, %e16) {signed_zeros} : (tensor<5xf8E4M3FN>, tensor<5xf8E4M3FN>) -> ()
  %17 = stablehlo.convert %x : (tensor<5xcomplex<f64>>) -> tensor<5xf8E4M3FNUZ>
  %e17 = stablehlo.constant dense<"0x4400CF0074"> : tensor<5xf8E4M3FNUZ>
  stablehlo.custom_call @check.expect_eq(%17, %e17) {signed_zeros} : (tensor<5xf8E4M3FNUZ>, tensor<5xf8E4M3FNUZ>) -> ()
  %18 = stablehlo.convert %x : (tensor<5xcomplex<f64>>) -> tensor<5xf8E5M2>
  %e18 = stablehlo.constant dense<"0x3E00C40056"> : tensor<5xf8E5M2>
  stablehlo.custom_call @check.expect_eq(%18, %e18) {signed_zeros} : (tensor<5xf8E5M2>, tensor<5xf8E5M2>) -> ()
  %19 = stablehlo.convert %x : (tensor<5xcomplex<f64>>) -> tensor<5xf8E5M2FNUZ>
  %e19 = stablehlo.constant dense<"0x4200C8005A"> : tensor<5xf8E5M2FNUZ>
  stablehlo.custom_call @check.expect_eq(%19, %e19) {signed_zeros} : (tensor<5xf8E5M2FNUZ>, tensor<5xf8E5M2FNUZ>) -> ()
  %20 = stablehlo.convert %x : (tensor<5xcomplex<f64>>) -> tensor<5xf8E8M0FNU>
  %e20 = stablehlo.constant dense<"0x80FFFFFF86"> : tensor<5xf8E8M0FNU>
  stablehlo.custom_call @check.expect_eq(%20, %e20) {signed_zeros} : (tensor<5xf8E8M0FNU>, tensor<5xf8E8M0FNU>) -> ()
  %21 = stablehlo.convert %x : (tensor<5xcomplex<f64>>) -> tensor<5xbf16>
  %e21 = stablehlo.constant dense<"0xC03F000070C00000C842"> : tensor<5xbf16>
  stablehlo.custom_call @check.expect_eq(%21, %e21) {signed_zeros} : (tensor<5xbf16>, tensor<5xbf16>) -> ()
  %22 = stablehlo.convert %x : (tensor<5xcomplex<f64>>) -> tensor<5xf16>
  %e22 = stablehlo.constant dense<"0x003E000080C300004056"> : tensor<5xf16>
  stablehlo.custom_call @check.expect_eq(%22, %e22) {signed_zeros} : (tensor<5xf16>, tensor<5xf16>) -> ()
  %23 = stablehlo.convert %x : (tensor<5xcomplex<f64>>) -> tensor<5xf32>
  %e23 = stablehlo.constant dense<"0x0000C03F00000000000070C0000000000000C842"> : tensor<5xf32>
  stablehlo.custom_call @check.expect_eq(%23, %e23) {signed_zeros} : (tensor<5xf32>, tensor<5xf32>) -> ()
  %24 = stablehlo.convert %x : (tensor<5xcomplex<f64>>) -> tensor<5xf64>
  %e24 = stablehlo.constant dense<"0x000000000000F83F00000000000000000000000000000EC000000000000000000000000000005940"> : tensor<5xf64>
  stablehlo.custom_call @check.expect_eq(%24, %e24) {signed_zeros} : (tensor<5xf64>, tensor<5xf64>) -> ()
  %25 = stablehlo.convert %x : (tensor<5xcomplex<f64>>) -> tensor<5xcomplex<f32>>
  %e25 = stablehlo.constant dense<"0x0000C03F000010C00000000000000000000070C00000003F00000000F90215500000C84200000000"> : tensor<5xcomplex<f32>>
  stablehlo.custom_call @check.expect_eq(%25, %e25) {signed_zeros} : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> ()
  %26 = stablehlo.convert %x : (tensor<5xcomplex<f64>>) -> tensor<5xcomplex<f64>>
  %e26 = stablehlo.constant dense<"0x000000000000F83F00000000000002C0000000000000000000000000000000000000000000000EC0000000000000E03F0000000000000000000000205FA0024200000000000059400000000000000000"> : tensor<5xcomplex<f64>>
  stablehlo.custom_call @check.expect_eq(%26, %e26) {signed_zeros} : (tensor<5xcomplex<f64>>, tensor<5xcomplex<f64>>) -> ()
  return
}

func.func @complex_f64_to_f4() {
  %x = stablehlo.constant dense<"0x000000000000F83F00000000000002C0000000000000000000000000000000000000000000000EC0000000000000E03F0000000000000000000000205FA0024200000000000059400000000000000000"> : tensor<5xcomplex<f64>>
  %0 = stablehlo.convert %x : (tensor<5xcomplex<f64>>) -> tensor<5xf4E2M1FN>
  %e0 = stablehlo.constant dense<"0x03000E0007"> : tensor<5xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%0, %e0) {signed_zeros} : (tensor<5xf4E2M1FN>, tensor<5xf4E2M1FN>) -> ()
  return
}

func.func @scalar() {
  %x0 = stablehlo.constant dense<"0x00002040"> : tensor<f32>
  %r = stablehlo.convert %x0 : (tensor<f32>) -> tensor<bf16>
  %er = stablehlo.constant dense<"0x2040"> : tensor<bf16>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<bf16>, tensor<bf16>) -> ()
  return
}

func.func @empty() {
  %x0 = stablehlo.constant dense<> : tensor<0x2xf32>
  %r = stablehlo.convert %x0 : (tensor<0x2xf32>) -> tensor<0x2xi8>
  %er = stablehlo.constant dense<> : tensor<0x2xi8>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<0x2xi8>, tensor<0x2xi8>) -> ()
  return
}
