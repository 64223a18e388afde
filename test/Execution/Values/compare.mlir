// What JAX computes; written by generate.py.
// RUN: tutti run --quiet %s | FileCheck %s
// CHECK: {{[0-9]+}} functions ran, all expectations hold

func.func @compare_i1() {
  %x = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %a = stablehlo.broadcast_in_dim %x, dims = [0] : (tensor<2xi1>) -> tensor<2x2xi1>
  %b = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<2xi1>) -> tensor<2x2xi1>
  %EQ = stablehlo.compare EQ, %a, %b : (tensor<2x2xi1>, tensor<2x2xi1>) -> tensor<2x2xi1>
  %eEQ = stablehlo.constant dense<[[true, false], [false, true]]> : tensor<2x2xi1>
  stablehlo.custom_call @check.expect_eq(%EQ, %eEQ) {signed_zeros} : (tensor<2x2xi1>, tensor<2x2xi1>) -> ()
  %NE = stablehlo.compare NE, %a, %b : (tensor<2x2xi1>, tensor<2x2xi1>) -> tensor<2x2xi1>
  %eNE = stablehlo.constant dense<[[false, true], [true, false]]> : tensor<2x2xi1>
  stablehlo.custom_call @check.expect_eq(%NE, %eNE) {signed_zeros} : (tensor<2x2xi1>, tensor<2x2xi1>) -> ()
  %LT = stablehlo.compare LT, %a, %b : (tensor<2x2xi1>, tensor<2x2xi1>) -> tensor<2x2xi1>
  %eLT = stablehlo.constant dense<[[false, true], [false, false]]> : tensor<2x2xi1>
  stablehlo.custom_call @check.expect_eq(%LT, %eLT) {signed_zeros} : (tensor<2x2xi1>, tensor<2x2xi1>) -> ()
  %LE = stablehlo.compare LE, %a, %b : (tensor<2x2xi1>, tensor<2x2xi1>) -> tensor<2x2xi1>
  %eLE = stablehlo.constant dense<[[true, true], [false, true]]> : tensor<2x2xi1>
  stablehlo.custom_call @check.expect_eq(%LE, %eLE) {signed_zeros} : (tensor<2x2xi1>, tensor<2x2xi1>) -> ()
  %GT = stablehlo.compare GT, %a, %b : (tensor<2x2xi1>, tensor<2x2xi1>) -> tensor<2x2xi1>
  %eGT = stablehlo.constant dense<[[false, false], [true, false]]> : tensor<2x2xi1>
  stablehlo.custom_call @check.expect_eq(%GT, %eGT) {signed_zeros} : (tensor<2x2xi1>, tensor<2x2xi1>) -> ()
  %GE = stablehlo.compare GE, %a, %b : (tensor<2x2xi1>, tensor<2x2xi1>) -> tensor<2x2xi1>
  %eGE = stablehlo.constant dense<[[true, false], [true, true]]> : tensor<2x2xi1>
  stablehlo.custom_call @check.expect_eq(%GE, %eGE) {signed_zeros} : (tensor<2x2xi1>, tensor<2x2xi1>) -> ()
  return
}

func.func @compare_i2() {
  %x = stablehlo.constant dense<[-2, -1, 0, 1]> : tensor<4xi2>
  %a = stablehlo.broadcast_in_dim %x, dims = [0] : (tensor<4xi2>) -> tensor<4x4xi2>
  %b = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<4xi2>) -> tensor<4x4xi2>
  %EQ = stablehlo.compare EQ, %a, %b : (tensor<4x4xi2>, tensor<4x4xi2>) -> tensor<4x4xi1>
  %eEQ = stablehlo.constant dense<"0x2184"> : tensor<4x4xi1>
  stablehlo.custom_call @check.expect_eq(%EQ, %eEQ) {signed_zeros} : (tensor<4x4xi1>, tensor<4x4xi1>) -> ()
  %NE = stablehlo.compare NE, %a, %b : (tensor<4x4xi2>, tensor<4x4xi2>) -> tensor<4x4xi1>
  %eNE = stablehlo.constant dense<"0xDE7B"> : tensor<4x4xi1>
  stablehlo.custom_call @check.expect_eq(%NE, %eNE) {signed_zeros} : (tensor<4x4xi1>, tensor<4x4xi1>) -> ()
  %LT = stablehlo.compare LT, %a, %b : (tensor<4x4xi2>, tensor<4x4xi2>) -> tensor<4x4xi1>
  %eLT = stablehlo.constant dense<"0xCE08"> : tensor<4x4xi1>
  stablehlo.custom_call @check.expect_eq(%LT, %eLT) {signed_zeros} : (tensor<4x4xi1>, tensor<4x4xi1>) -> ()
  %LE = stablehlo.compare LE, %a, %b : (tensor<4x4xi2>, tensor<4x4xi2>) -> tensor<4x4xi1>
  %eLE = stablehlo.constant dense<"0xEF8C"> : tensor<4x4xi1>
  stablehlo.custom_call @check.expect_eq(%LE, %eLE) {signed_zeros} : (tensor<4x4xi1>, tensor<4x4xi1>) -> ()
  %GT = stablehlo.compare GT, %a, %b : (tensor<4x4xi2>, tensor<4x4xi2>) -> tensor<4x4xi1>
  %eGT = stablehlo.constant dense<"0x1073"> : tensor<4x4xi1>
  stablehlo.custom_call @check.expect_eq(%GT, %eGT) {signed_zeros} : (tensor<4x4xi1>, tensor<4x4xi1>) -> ()
  %GE = stablehlo.compare GE, %a, %b : (tensor<4x4xi2>, tensor<4x4xi2>) -> tensor<4x4xi1>
  %eGE = stablehlo.constant dense<"0x31F7"> : tensor<4x4xi1>
  stablehlo.custom_call @check.expect_eq(%GE, %eGE) {signed_zeros} : (tensor<4x4xi1>, tensor<4x4xi1>) -> ()
  return
}

func.func @compare_i4() {
  %x = stablehlo.constant dense<[-8, -7, -1, 0, 1, 2, 3, 4, 7]> : tensor<9xi4>
  %a = stablehlo.broadcast_in_dim %x, dims = [0] : (tensor<9xi4>) -> tensor<9x9xi4>
  %b = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<9xi4>) -> tensor<9x9xi4>
  %EQ = stablehlo.compare EQ, %a, %b : (tensor<9x9xi4>, tensor<9x9xi4>) -> tensor<9x9xi1>
  %eEQ = stablehlo.constant dense<"0x0104104000010410400001"> : tensor<9x9xi1>
  stablehlo.custom_call @check.expect_eq(%EQ, %eEQ) {signed_zeros} : (tensor<9x9xi1>, tensor<9x9xi1>) -> ()
  %NE = stablehlo.compare NE, %a, %b : (tensor<9x9xi4>, tensor<9x9xi4>) -> tensor<9x9xi1>
  %eNE = stablehlo.constant dense<"0xFEFBEFBFFFFEFBEFBFFF00"> : tensor<9x9xi1>
  stablehlo.custom_call @check.expect_eq(%NE, %eNE) {signed_zeros} : (tensor<9x9xi1>, tensor<9x9xi1>) -> ()
  %LT = stablehlo.compare LT, %a, %b : (tensor<9x9xi4>, tensor<9x9xi4>) -> tensor<9x9xi1>
  %eLT = stablehlo.constant dense<"0xFEF9E3870F1E3860800000"> : tensor<9x9xi1>
  stablehlo.custom_call @check.expect_eq(%LT, %eLT) {signed_zeros} : (tensor<9x9xi1>, tensor<9x9xi1>) -> ()
  %LE = stablehlo.compare LE, %a, %b : (tensor<9x9xi4>, tensor<9x9xi4>) -> tensor<9x9xi1>
  %eLE = stablehlo.constant dense<"0xFFFDF3C70F1F3C70C00001"> : tensor<9x9xi1>
  stablehlo.custom_call @check.expect_eq(%LE, %eLE) {signed_zeros} : (tensor<9x9xi1>, tensor<9x9xi1>) -> ()
  %GT = stablehlo.compare GT, %a, %b : (tensor<9x9xi4>, tensor<9x9xi4>) -> tensor<9x9xi1>
  %eGT = stablehlo.constant dense<"0x00020C38F0E0C38F3FFF00"> : tensor<9x9xi1>
  stablehlo.custom_call @check.expect_eq(%GT, %eGT) {signed_zeros} : (tensor<9x9xi1>, tensor<9x9xi1>) -> ()
  %GE = stablehlo.compare GE, %a, %b : (tensor<9x9xi4>, tensor<9x9xi4>) -> tensor<9x9xi1>
  %eGE = stablehlo.constant dense<"0x01061C78F0E1C79F7FFF01"> : tensor<9x9xi1>
  stablehlo.custom_call @check.expect_eq(%GE, %eGE) {signed_zeros} : (tensor<9x9xi1>, tensor<9x9xi1>) -> ()
  return
}

func.func @compare_i8() {
  %x = stablehlo.constant dense<"0x80F9FF0001020307082A7F"> : tensor<11xi8>
  %a = stablehlo.broadcast_in_dim %x, dims = [0] : (tensor<11xi8>) -> tensor<11x11xi8>
  %b = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<11xi8>) -> tensor<11x11xi8>
  %EQ = stablehlo.compare EQ, %a, %b : (tensor<11x11xi8>, tensor<11x11xi8>) -> tensor<11x11xi1>
  %eEQ = stablehlo.constant dense<"0x01100001100001100001100001100001"> : tensor<11x11xi1>
  stablehlo.custom_call @check.expect_eq(%EQ, %eEQ) {signed_zeros} : (tensor<11x11xi1>, tensor<11x11xi1>) -> ()
  %NE = stablehlo.compare NE, %a, %b : (tensor<11x11xi8>, tensor<11x11xi8>) -> tensor<11x11xi1>
  %eNE = stablehlo.constant dense<"0xFEEFFFFEEFFFFEEFFFFEEFFFFEEFFF00"> : tensor<11x11xi1>
  stablehlo.custom_call @check.expect_eq(%NE, %eNE) {signed_zeros} : (tensor<11x11xi1>, tensor<11x11xi1>) -> ()
  %LT = stablehlo.compare LT, %a, %b : (tensor<11x11xi8>, tensor<11x11xi8>) -> tensor<11x11xi1>
  %eLT = stablehlo.constant dense<"0xFEE73FFEE10F7EE0031EE00006200000"> : tensor<11x11xi1>
  stablehlo.custom_call @check.expect_eq(%LT, %eLT) {signed_zeros} : (tensor<11x11xi1>, tensor<11x11xi1>) -> ()
  %LE = stablehlo.compare LE, %a, %b : (tensor<11x11xi8>, tensor<11x11xi8>) -> tensor<11x11xi1>
  %eLE = stablehlo.constant dense<"0xFFF73FFFF10F7FF0031FF00007300001"> : tensor<11x11xi1>
  stablehlo.custom_call @check.expect_eq(%LE, %eLE) {signed_zeros} : (tensor<11x11xi1>, tensor<11x11xi1>) -> ()
  %GT = stablehlo.compare GT, %a, %b : (tensor<11x11xi8>, tensor<11x11xi8>) -> tensor<11x11xi1>
  %eGT = stablehlo.constant dense<"0x0008C0000EF0800FFCE00FFFF8CFFF00"> : tensor<11x11xi1>
  stablehlo.custom_call @check.expect_eq(%GT, %eGT) {signed_zeros} : (tensor<11x11xi1>, tensor<11x11xi1>) -> ()
  %GE = stablehlo.compare GE, %a, %b : (tensor<11x11xi8>, tensor<11x11xi8>) -> tensor<11x11xi1>
  %eGE = stablehlo.constant dense<"0x0118C0011EF0811FFCE11FFFF9DFFF01"> : tensor<11x11xi1>
  stablehlo.custom_call @check.expect_eq(%GE, %eGE) {signed_zeros} : (tensor<11x11xi1>, tensor<11x11xi1>) -> ()
  return
}

func.func @compare_i16() {
  %x = stablehlo.constant dense<"0x0080F9FFFFFF00000100020003000F001000AA2AFF7F"> : tensor<11xi16>
  %a = stablehlo.broadcast_in_dim %x, dims = [0] : (tensor<11xi16>) -> tensor<11x11xi16>
  %b = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<11xi16>) -> tensor<11x11xi16>
  %EQ = stablehlo.compare EQ, %a, %b : (tensor<11x11xi16>, tensor<11x11xi16>) -> tensor<11x11xi1>
  %eEQ = stablehlo.constant dense<"0x01100001100001100001100001100001"> : tensor<11x11xi1>
  stablehlo.custom_call @check.expect_eq(%EQ, %eEQ) {signed_zeros} : (tensor<11x11xi1>, tensor<11x11xi1>) -> ()
  %NE = stablehlo.compare NE, %a, %b : (tensor<11x11xi16>, tensor<11x11xi16>) -> tensor<11x11xi1>
  %eNE = stablehlo.constant dense<"0xFEEFFFFEEFFFFEEFFFFEEFFFFEEFFF00"> : tensor<11x11xi1>
  stablehlo.custom_call @check.expect_eq(%NE, %eNE) {signed_zeros} : (tensor<11x11xi1>, tensor<11x11xi1>) -> ()
  %LT = stablehlo.compare LT, %a, %b : (tensor<11x11xi16>, tensor<11x11xi16>) -> tensor<11x11xi1>
  %eLT = stablehlo.constant dense<"0xFEE73FFEE10F7EE0031EE00006200000"> : tensor<11x11xi1>
  stablehlo.custom_call @check.expect_eq(%LT, %eLT) {signed_zeros} : (tensor<11x11xi1>, tensor<11x11xi1>) -> ()
  %LE = stablehlo.compare LE, %a, %b : (tensor<11x11xi16>, tensor<11x11xi16>) -> tensor<11x11xi1>
  %eLE = stablehlo.constant dense<"0xFFF73FFFF10F7FF0031FF00007300001"> : tensor<11x11xi1>
  stablehlo.custom_call @check.expect_eq(%LE, %eLE) {signed_zeros} : (tensor<11x11xi1>, tensor<11x11xi1>) -> ()
  %GT = stablehlo.compare GT, %a, %b : (tensor<11x11xi16>, tensor<11x11xi16>) -> tensor<11x11xi1>
  %eGT = stablehlo.constant dense<"0x0008C0000EF0800FFCE00FFFF8CFFF00"> : tensor<11x11xi1>
  stablehlo.custom_call @check.expect_eq(%GT, %eGT) {signed_zeros} : (tensor<11x11xi1>, tensor<11x11xi1>) -> ()
  %GE = stablehlo.compare GE, %a, %b : (tensor<11x11xi16>, tensor<11x11xi16>) -> tensor<11x11xi1>
  %eGE = stablehlo.constant dense<"0x0118C0011EF0811FFCE11FFFF9DFFF01"> : tensor<11x11xi1>
  stablehlo.custom_call @check.expect_eq(%GE, %eGE) {signed_zeros} : (tensor<11x11xi1>, tensor<11x11xi1>) -> ()
  return
}

func.func @compare_i32() {
  %x = stablehlo.constant dense<"0x00000080F9FFFFFFFFFFFFFF000000000100000002000000030000001F00000020000000AAAAAA2AFFFFFF7F"> : tensor<11xi32>
  %a = stablehlo.broadcast_in_dim %x, dims = [0] : (tensor<11xi32>) -> tensor<11x11xi32>
  %b = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<11xi32>) -> tensor<11x11xi32>
  %EQ = stablehlo.compare EQ, %a, %b : (tensor<11x11xi32>, tensor<11x11xi32>) -> tensor<11x11xi1>
  %eEQ = stablehlo.constant dense<"0x01100001100001100001100001100001"> : tensor<11x11xi1>
  stablehlo.custom_call @check.expect_eq(%EQ, %eEQ) {signed_zeros} : (tensor<11x11xi1>, tensor<11x11xi1>) -> ()
  %NE = stablehlo.compare NE, %a, %b : (tensor<11x11xi32>, tensor<11x11xi32>) -> tensor<11x11xi1>
  %eNE = stablehlo.constant dense<"0xFEEFFFFEEFFFFEEFFFFEEFFFFEEFFF00"> : tensor<11x11xi1>
  stablehlo.custom_call @check.expect_eq(%NE, %eNE) {signed_zeros} : (tensor<11x11xi1>, tensor<11x11xi1>) -> ()
  %LT = stablehlo.compare LT, %a, %b : (tensor<11x11xi32>, tensor<11x11xi32>) -> tensor<11x11xi1>
  %eLT = stablehlo.constant dense<"0xFEE73FFEE10F7EE0031EE00006200000"> : tensor<11x11xi1>
  stablehlo.custom_call @check.expect_eq(%LT, %eLT) {signed_zeros} : (tensor<11x11xi1>, tensor<11x11xi1>) -> ()
  %LE = stablehlo.compare LE, %a, %b : (tensor<11x11xi32>, tensor<11x11xi32>) -> tensor<11x11xi1>
  %eLE = stablehlo.constant dense<"0xFFF73FFFF10F7FF0031FF00007300001"> : tensor<11x11xi1>
  stablehlo.custom_call @check.expect_eq(%LE, %eLE) {signed_zeros} : (tensor<11x11xi1>, tensor<11x11xi1>) -> ()
  %GT = stablehlo.compare GT, %a, %b : (tensor<11x11xi32>, tensor<11x11xi32>) -> tensor<11x11xi1>
  %eGT = stablehlo.constant dense<"0x0008C0000EF0800FFCE00FFFF8CFFF00"> : tensor<11x11xi1>
  stablehlo.custom_call @check.expect_eq(%GT, %eGT) {signed_zeros} : (tensor<11x11xi1>, tensor<11x11xi1>) -> ()
  %GE = stablehlo.compare GE, %a, %b : (tensor<11x11xi32>, tensor<11x11xi32>) -> tensor<11x11xi1>
  %eGE = stablehlo.constant dense<"0x0118C0011EF0811FFCE11FFFF9DFFF01"> : tensor<11x11xi1>
  stablehlo.custom_call @check.expect_eq(%GE, %eGE) {signed_zeros} : (tensor<11x11xi1>, tensor<11x11xi1>) -> ()
  return
}

func.func @compare_i64() {
  %x = stablehlo.constant dense<"0x0000000000000080F9FFFFFFFFFFFFFFFFFFFFFFFFFFFFFF00000000000000000100000000000000020000000000000003000000000000003F000000000000004000000000000000AAAAAAAAAAAAAA2AFFFFFFFFFFFFFF7F"> : tensor<11xi64>
  %a = stablehlo.broadcast_in_dim %x, dims = [0] : (tensor<11xi64>) -> tensor<11x11xi64>
  %b = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<11xi64>) -> tensor<11x11xi64>
  %EQ = stablehlo.compare EQ, %a, %b : (tensor<11x11xi64>, tensor<11x11xi64>) -> tensor<11x11xi1>
  %eEQ = stablehlo.constant dense<"0x01100001100001100001100001100001"> : tensor<11x11xi1>
  stablehlo.custom_call @check.expect_eq(%EQ, %eEQ) {signed_zeros} : (tensor<11x11xi1>, tensor<11x11xi1>) -> ()
  %NE = stablehlo.compare NE, %a, %b : (tensor<11x11xi64>, tensor<11x11xi64>) -> tensor<11x11xi1>
  %eNE = stablehlo.constant dense<"0xFEEFFFFEEFFFFEEFFFFEEFFFFEEFFF00"> : tensor<11x11xi1>
  stablehlo.custom_call @check.expect_eq(%NE, %eNE) {signed_zeros} : (tensor<11x11xi1>, tensor<11x11xi1>) -> ()
  %LT = stablehlo.compare LT, %a, %b : (tensor<11x11xi64>, tensor<11x11xi64>) -> tensor<11x11xi1>
  %eLT = stablehlo.constant dense<"0xFEE73FFEE10F7EE0031EE00006200000"> : tensor<11x11xi1>
  stablehlo.custom_call @check.expect_eq(%LT, %eLT) {signed_zeros} : (tensor<11x11xi1>, tensor<11x11xi1>) -> ()
  %LE = stablehlo.compare LE, %a, %b : (tensor<11x11xi64>, tensor<11x11xi64>) -> tensor<11x11xi1>
  %eLE = stablehlo.constant dense<"0xFFF73FFFF10F7FF0031FF00007300001"> : tensor<11x11xi1>
  stablehlo.custom_call @check.expect_eq(%LE, %eLE) {signed_zeros} : (tensor<11x11xi1>, tensor<11x11xi1>) -> ()
  %GT = stablehlo.compare GT, %a, %b : (tensor<11x11xi64>, tensor<11x11xi64>) -> tensor<11x11xi1>
  %eGT = stablehlo.constant dense<"0x0008C0000EF0800FFCE00FFFF8CFFF00"> : tensor<11x11xi1>
  stablehlo.custom_call @check.expect_eq(%GT, %eGT) {signed_zeros} : (tensor<11x11xi1>, tensor<11x11xi1>) -> ()
  %GE = stablehlo.compare GE, %a, %b : (tensor<11x11xi64>, tensor<11x11xi64>) -> tensor<11x11xi1>
  %eGE = stablehlo.constant dense<"0x0118C0011EF0811FFCE11FFFF9DFFF01"> : tensor<11x11xi1>
  stablehlo.custom_call @check.expect_eq(%GE, %eGE) {signed_zeros} : (tensor<11x11xi1>, tensor<11x11xi1>) -> ()
  return
}

func.func @compare_ui2() {
  %x = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xui2>
  %a = stablehlo.broadcast_in_dim %x, dims = [0] : (tensor<4xui2>) -> tensor<4x4xui2>
  %b = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<4xui2>) -> tensor<4x4xui2>
  %EQ = stablehlo.compare EQ, %a, %b : (tensor<4x4xui2>, tensor<4x4xui2>) -> tensor<4x4xi1>
  %eEQ = stablehlo.constant dense<"0x2184"> : tensor<4x4xi1>
  stablehlo.custom_call @check.expect_eq(%EQ, %eEQ) {signed_zeros} : (tensor<4x4xi1>, tensor<4x4xi1>) -> ()
  %NE = stablehlo.compare NE, %a, %b : (tensor<4x4xui2>, tensor<4x4xui2>) -> tensor<4x4xi1>
  %eNE = stablehlo.constant dense<"0xDE7B"> : tensor<4x4xi1>
  stablehlo.custom_call @check.expect_eq(%NE, %eNE) {signed_zeros} : (tensor<4x4xi1>, tensor<4x4xi1>) -> ()
  %LT = stablehlo.compare LT, %a, %b : (tensor<4x4xui2>, tensor<4x4xui2>) -> tensor<4x4xi1>
  %eLT = stablehlo.constant dense<"0xCE08"> : tensor<4x4xi1>
  stablehlo.custom_call @check.expect_eq(%LT, %eLT) {signed_zeros} : (tensor<4x4xi1>, tensor<4x4xi1>) -> ()
  %LE = stablehlo.compare LE, %a, %b : (tensor<4x4xui2>, tensor<4x4xui2>) -> tensor<4x4xi1>
  %eLE = stablehlo.constant dense<"0xEF8C"> : tensor<4x4xi1>
  stablehlo.custom_call @check.expect_eq(%LE, %eLE) {signed_zeros} : (tensor<4x4xi1>, tensor<4x4xi1>) -> ()
  %GT = stablehlo.compare GT, %a, %b : (tensor<4x4xui2>, tensor<4x4xui2>) -> tensor<4x4xi1>
  %eGT = stablehlo.constant dense<"0x1073"> : tensor<4x4xi1>
  stablehlo.custom_call @check.expect_eq(%GT, %eGT) {signed_zeros} : (tensor<4x4xi1>, tensor<4x4xi1>) -> ()
  %GE = stablehlo.compare GE, %a, %b : (tensor<4x4xui2>, tensor<4x4xui2>) -> tensor<4x4xi1>
  %eGE = stablehlo.constant dense<"0x31F7"> : tensor<4x4xi1>
  stablehlo.custom_call @check.expect_eq(%GE, %eGE) {signed_zeros} : (tensor<4x4xi1>, tensor<4x4xi1>) -> ()
  return
}

func.func @compare_ui4() {
  %x = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 15]> : tensor<7xui4>
  %a = stablehlo.broadcast_in_dim %x, dims = [0] : (tensor<7xui4>) -> tensor<7x7xui4>
  %b = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<7xui4>) -> tensor<7x7xui4>
  %EQ = stablehlo.compare EQ, %a, %b : (tensor<7x7xui4>, tensor<7x7xui4>) -> tensor<7x7xi1>
  %eEQ = stablehlo.constant dense<"0x01010101010101"> : tensor<7x7xi1>
  stablehlo.custom_call @check.expect_eq(%EQ, %eEQ) {signed_zeros} : (tensor<7x7xi1>, tensor<7x7xi1>) -> ()
  %NE = stablehlo.compare NE, %a, %b : (tensor<7x7xui4>, tensor<7x7xui4>) -> tensor<7x7xi1>
  %eNE = stablehlo.constant dense<"0xFEFEFEFEFEFE00"> : tensor<7x7xi1>
  stablehlo.custom_call @check.expect_eq(%NE, %eNE) {signed_zeros} : (tensor<7x7xi1>, tensor<7x7xi1>) -> ()
  %LT = stablehlo.compare LT, %a, %b : (tensor<7x7xui4>, tensor<7x7xui4>) -> tensor<7x7xi1>
  %eLT = stablehlo.constant dense<"0x7E3E1E0E060200"> : tensor<7x7xi1>
  stablehlo.custom_call @check.expect_eq(%LT, %eLT) {signed_zeros} : (tensor<7x7xi1>, tensor<7x7xi1>) -> ()
  %LE = stablehlo.compare LE, %a, %b : (tensor<7x7xui4>, tensor<7x7xui4>) -> tensor<7x7xi1>
  %eLE = stablehlo.constant dense<"0x7F3F1F0F070301"> : tensor<7x7xi1>
  stablehlo.custom_call @check.expect_eq(%LE, %eLE) {signed_zeros} : (tensor<7x7xi1>, tensor<7x7xi1>) -> ()
  %GT = stablehlo.compare GT, %a, %b : (tensor<7x7xui4>, tensor<7x7xui4>) -> tensor<7x7xi1>
  %eGT = stablehlo.constant dense<"0x80C0E0F0F8FC00"> : tensor<7x7xi1>
  stablehlo.custom_call @check.expect_eq(%GT, %eGT) {signed_zeros} : (tensor<7x7xi1>, tensor<7x7xi1>) -> ()
  %GE = stablehlo.compare GE, %a, %b : (tensor<7x7xui4>, tensor<7x7xui4>) -> tensor<7x7xi1>
  %eGE = stablehlo.constant dense<"0x81C1E1F1F9FD01"> : tensor<7x7xi1>
  stablehlo.custom_call @check.expect_eq(%GE, %eGE) {signed_zeros} : (tensor<7x7xi1>, tensor<7x7xi1>) -> ()
  return
}

func.func @compare_ui8() {
  %x = stablehlo.constant dense<"0x00010203070855FF"> : tensor<8xui8>
  %a = stablehlo.broadcast_in_dim %x, dims = [0] : (tensor<8xui8>) -> tensor<8x8xui8>
  %b = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<8xui8>) -> tensor<8x8xui8>
  %EQ = stablehlo.compare EQ, %a, %b : (tensor<8x8xui8>, tensor<8x8xui8>) -> tensor<8x8xi1>
  %eEQ = stablehlo.constant dense<"0x0102040810204080"> : tensor<8x8xi1>
  stablehlo.custom_call @check.expect_eq(%EQ, %eEQ) {signed_zeros} : (tensor<8x8xi1>, tensor<8x8xi1>) -> ()
  %NE = stablehlo.compare NE, %a, %b : (tensor<8x8xui8>, tensor<8x8xui8>) -> tensor<8x8xi1>
  %eNE = stablehlo.constant dense<"0xFEFDFBF7EFDFBF7F"> : tensor<8x8xi1>
  stablehlo.custom_call @check.expect_eq(%NE, %eNE) {signed_zeros} : (tensor<8x8xi1>, tensor<8x8xi1>) -> ()
  %LT = stablehlo.compare LT, %a, %b : (tensor<8x8xui8>, tensor<8x8xui8>) -> tensor<8x8xi1>
  %eLT = stablehlo.constant dense<"0xFEFCF8F0E0C08000"> : tensor<8x8xi1>
  stablehlo.custom_call @check.expect_eq(%LT, %eLT) {signed_zeros} : (tensor<8x8xi1>, tensor<8x8xi1>) -> ()
  %LE = stablehlo.compare LE, %a, %b : (tensor<8x8xui8>, tensor<8x8xui8>) -> tensor<8x8xi1>
  %eLE = stablehlo.constant dense<"0xFFFEFCF8F0E0C080"> : tensor<8x8xi1>
  stablehlo.custom_call @check.expect_eq(%LE, %eLE) {signed_zeros} : (tensor<8x8xi1>, tensor<8x8xi1>) -> ()
  %GT = stablehlo.compare GT, %a, %b : (tensor<8x8xui8>, tensor<8x8xui8>) -> tensor<8x8xi1>
  %eGT = stablehlo.constant dense<"0x000103070F1F3F7F"> : tensor<8x8xi1>
  stablehlo.custom_call @check.expect_eq(%GT, %eGT) {signed_zeros} : (tensor<8x8xi1>, tensor<8x8xi1>) -> ()
  %GE = stablehlo.compare GE, %a, %b : (tensor<8x8xui8>, tensor<8x8xui8>) -> tensor<8x8xi1>
  %eGE = stablehlo.constant dense<"0x0103070F1F3F7FFF"> : tensor<8x8xi1>
  stablehlo.custom_call @check.expect_eq(%GE, %eGE) {signed_zeros} : (tensor<8x8xi1>, tensor<8x8xi1>) -> ()
  return
}

func.func @compare_ui16() {
  %x = stablehlo.constant dense<"0x00000100020003000F0010005555FFFF"> : tensor<8xui16>
  %a = stablehlo.broadcast_in_dim %x, dims = [0] : (tensor<8xui16>) -> tensor<8x8xui16>
  %b = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<8xui16>) -> tensor<8x8xui16>
  %EQ = stablehlo.compare EQ, %a, %b : (tensor<8x8xui16>, tensor<8x8xui16>) -> tensor<8x8xi1>
  %eEQ = stablehlo.constant dense<"0x0102040810204080"> : tensor<8x8xi1>
  stablehlo.custom_call @check.expect_eq(%EQ, %eEQ) {signed_zeros} : (tensor<8x8xi1>, tensor<8x8xi1>) -> ()
  %NE = stablehlo.compare NE, %a, %b : (tensor<8x8xui16>, tensor<8x8xui16>) -> tensor<8x8xi1>
  %eNE = stablehlo.constant dense<"0xFEFDFBF7EFDFBF7F"> : tensor<8x8xi1>
  stablehlo.custom_call @check.expect_eq(%NE, %eNE) {signed_zeros} : (tensor<8x8xi1>, tensor<8x8xi1>) -> ()
  %LT = stablehlo.compare LT, %a, %b : (tensor<8x8xui16>, tensor<8x8xui16>) -> tensor<8x8xi1>
  %eLT = stablehlo.constant dense<"0xFEFCF8F0E0C08000"> : tensor<8x8xi1>
  stablehlo.custom_call @check.expect_eq(%LT, %eLT) {signed_zeros} : (tensor<8x8xi1>, tensor<8x8xi1>) -> ()
  %LE = stablehlo.compare LE, %a, %b : (tensor<8x8xui16>, tensor<8x8xui16>) -> tensor<8x8xi1>
  %eLE = stablehlo.constant dense<"0xFFFEFCF8F0E0C080"> : tensor<8x8xi1>
  stablehlo.custom_call @check.expect_eq(%LE, %eLE) {signed_zeros} : (tensor<8x8xi1>, tensor<8x8xi1>) -> ()
  %GT = stablehlo.compare GT, %a, %b : (tensor<8x8xui16>, tensor<8x8xui16>) -> tensor<8x8xi1>
  %eGT = stablehlo.constant dense<"0x000103070F1F3F7F"> : tensor<8x8xi1>
  stablehlo.custom_call @check.expect_eq(%GT, %eGT) {signed_zeros} : (tensor<8x8xi1>, tensor<8x8xi1>) -> ()
  %GE = stablehlo.compare GE, %a, %b : (tensor<8x8xui16>, tensor<8x8xui16>) -> tensor<8x8xi1>
  %eGE = stablehlo.constant dense<"0x0103070F1F3F7FFF"> : tensor<8x8xi1>
  stablehlo.custom_call @check.expect_eq(%GE, %eGE) {signed_zeros} : (tensor<8x8xi1>, tensor<8x8xi1>) -> ()
  return
}

func.func @compare_ui32() {
  %x = stablehlo.constant dense<"0x000000000100000002000000030000001F0000002000000055555555FFFFFFFF"> : tensor<8xui32>
  %a = stablehlo.broadcast_in_dim %x, dims = [0] : (tensor<8xui32>) -> tensor<8x8xui32>
  %b = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<8xui32>) -> tensor<8x8xui32>
  %EQ = stablehlo.compare EQ, %a, %b : (tensor<8x8xui32>, tensor<8x8xui32>) -> tensor<8x8xi1>
  %eEQ = stablehlo.constant dense<"0x0102040810204080"> : tensor<8x8xi1>
  stablehlo.custom_call @check.expect_eq(%EQ, %eEQ) {signed_zeros} : (tensor<8x8xi1>, tensor<8x8xi1>) -> ()
  %NE = stablehlo.compare NE, %a, %b : (tensor<8x8xui32>, tensor<8x8xui32>) -> tensor<8x8xi1>
  %eNE = stablehlo.constant dense<"0xFEFDFBF7EFDFBF7F"> : tensor<8x8xi1>
  stablehlo.custom_call @check.expect_eq(%NE, %eNE) {signed_zeros} : (tensor<8x8xi1>, tensor<8x8xi1>) -> ()
  %LT = stablehlo.compare LT, %a, %b : (tensor<8x8xui32>, tensor<8x8xui32>) -> tensor<8x8xi1>
  %eLT = stablehlo.constant dense<"0xFEFCF8F0E0C08000"> : tensor<8x8xi1>
  stablehlo.custom_call @check.expect_eq(%LT, %eLT) {signed_zeros} : (tensor<8x8xi1>, tensor<8x8xi1>) -> ()
  %LE = stablehlo.compare LE, %a, %b : (tensor<8x8xui32>, tensor<8x8xui32>) -> tensor<8x8xi1>
  %eLE = stablehlo.constant dense<"0xFFFEFCF8F0E0C080"> : tensor<8x8xi1>
  stablehlo.custom_call @check.expect_eq(%LE, %eLE) {signed_zeros} : (tensor<8x8xi1>, tensor<8x8xi1>) -> ()
  %GT = stablehlo.compare GT, %a, %b : (tensor<8x8xui32>, tensor<8x8xui32>) -> tensor<8x8xi1>
  %eGT = stablehlo.constant dense<"0x000103070F1F3F7F"> : tensor<8x8xi1>
  stablehlo.custom_call @check.expect_eq(%GT, %eGT) {signed_zeros} : (tensor<8x8xi1>, tensor<8x8xi1>) -> ()
  %GE = stablehlo.compare GE, %a, %b : (tensor<8x8xui32>, tensor<8x8xui32>) -> tensor<8x8xi1>
  %eGE = stablehlo.constant dense<"0x0103070F1F3F7FFF"> : tensor<8x8xi1>
  stablehlo.custom_call @check.expect_eq(%GE, %eGE) {signed_zeros} : (tensor<8x8xi1>, tensor<8x8xi1>) -> ()
  return
}

func.func @compare_ui64() {
  %x = stablehlo.constant dense<"0x00000000000000000100000000000000020000000000000003000000000000003F0000000000000040000000000000005555555555555555FFFFFFFFFFFFFFFF"> : tensor<8xui64>
  %a = stablehlo.broadcast_in_dim %x, dims = [0] : (tensor<8xui64>) -> tensor<8x8xui64>
  %b = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<8xui64>) -> tensor<8x8xui64>
  %EQ = stablehlo.compare EQ, %a, %b : (tensor<8x8xui64>, tensor<8x8xui64>) -> tensor<8x8xi1>
  %eEQ = stablehlo.constant dense<"0x0102040810204080"> : tensor<8x8xi1>
  stablehlo.custom_call @check.expect_eq(%EQ, %eEQ) {signed_zeros} : (tensor<8x8xi1>, tensor<8x8xi1>) -> ()
  %NE = stablehlo.compare NE, %a, %b : (tensor<8x8xui64>, tensor<8x8xui64>) -> tensor<8x8xi1>
  %eNE = stablehlo.constant dense<"0xFEFDFBF7EFDFBF7F"> : tensor<8x8xi1>
  stablehlo.custom_call @check.expect_eq(%NE, %eNE) {signed_zeros} : (tensor<8x8xi1>, tensor<8x8xi1>) -> ()
  %LT = stablehlo.compare LT, %a, %b : (tensor<8x8xui64>, tensor<8x8xui64>) -> tensor<8x8xi1>
  %eLT = stablehlo.constant dense<"0xFEFCF8F0E0C08000"> : tensor<8x8xi1>
  stablehlo.custom_call @check.expect_eq(%LT, %eLT) {signed_zeros} : (tensor<8x8xi1>, tensor<8x8xi1>) -> ()
  %LE = stablehlo.compare LE, %a, %b : (tensor<8x8xui64>, tensor<8x8xui64>) -> tensor<8x8xi1>
  %eLE = stablehlo.constant dense<"0xFFFEFCF8F0E0C080"> : tensor<8x8xi1>
  stablehlo.custom_call @check.expect_eq(%LE, %eLE) {signed_zeros} : (tensor<8x8xi1>, tensor<8x8xi1>) -> ()
  %GT = stablehlo.compare GT, %a, %b : (tensor<8x8xui64>, tensor<8x8xui64>) -> tensor<8x8xi1>
  %eGT = stablehlo.constant dense<"0x000103070F1F3F7F"> : tensor<8x8xi1>
  stablehlo.custom_call @check.expect_eq(%GT, %eGT) {signed_zeros} : (tensor<8x8xi1>, tensor<8x8xi1>) -> ()
  %GE = stablehlo.compare GE, %a, %b : (tensor<8x8xui64>, tensor<8x8xui64>) -> tensor<8x8xi1>
  %eGE = stablehlo.constant dense<"0x0103070F1F3F7FFF"> : tensor<8x8xi1>
  stablehlo.custom_call @check.expect_eq(%GE, %eGE) {signed_zeros} : (tensor<8x8xi1>, tensor<8x8xi1>) -> ()
  return
}

func.func @compare_f4E2M1FN() {
  %x = stablehlo.constant dense<"0x000801020B040C050F03070A"> : tensor<12xf4E2M1FN>
  %a = stablehlo.broadcast_in_dim %x, dims = [0] : (tensor<12xf4E2M1FN>) -> tensor<12x12xf4E2M1FN>
  %b = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<12xf4E2M1FN>) -> tensor<12x12xf4E2M1FN>
  %EQ = stablehlo.compare EQ, %a, %b : (tensor<12x12xf4E2M1FN>, tensor<12x12xf4E2M1FN>) -> tensor<12x12xi1>
  %eEQ = stablehlo.constant dense<"0x033000048000100002400008000120000480"> : tensor<12x12xi1>
  stablehlo.custom_call @check.expect_eq(%EQ, %eEQ) {signed_zeros} : (tensor<12x12xi1>, tensor<12x12xi1>) -> ()
  %NE = stablehlo.compare NE, %a, %b : (tensor<12x12xf4E2M1FN>, tensor<12x12xf4E2M1FN>) -> tensor<12x12xi1>
  %eNE = stablehlo.constant dense<"0xFCCFFFFB7FFFEFFFFDBFFFF7FFFEDFFFFB7F"> : tensor<12x12xi1>
  stablehlo.custom_call @check.expect_eq(%NE, %eNE) {signed_zeros} : (tensor<12x12xi1>, tensor<12x12xi1>) -> ()
  %LT = stablehlo.compare LT, %a, %b : (tensor<12x12xf4E2M1FN>, tensor<12x12xf4E2M1FN>) -> tensor<12x12xi1>
  %eLT = stablehlo.constant dense<"0xACC66AA8066AAF0E48BF0E40FF0E4A00F06A"> : tensor<12x12xi1>
  stablehlo.custom_call @check.expect_eq(%LT, %eLT) {signed_zeros} : (tensor<12x12xi1>, tensor<12x12xi1>) -> ()
  %LE = stablehlo.compare LE, %a, %b : (tensor<12x12xf4E2M1FN>, tensor<12x12xf4E2M1FN>) -> tensor<12x12xi1>
  %eLE = stablehlo.constant dense<"0xAFF66AAC866ABF0E4AFF0E48FF0F6A00F4EA"> : tensor<12x12xi1>
  stablehlo.custom_call @check.expect_eq(%LE, %eLE) {signed_zeros} : (tensor<12x12xi1>, tensor<12x12xi1>) -> ()
  %GT = stablehlo.compare GT, %a, %b : (tensor<12x12xf4E2M1FN>, tensor<12x12xf4E2M1FN>) -> tensor<12x12xi1>
  %eGT = stablehlo.constant dense<"0x50099553799540F1B500F1B700F095FF0B15"> : tensor<12x12xi1>
  stablehlo.custom_call @check.expect_eq(%GT, %eGT) {signed_zeros} : (tensor<12x12xi1>, tensor<12x12xi1>) -> ()
  %GE = stablehlo.compare GE, %a, %b : (tensor<12x12xf4E2M1FN>, tensor<12x12xf4E2M1FN>) -> tensor<12x12xi1>
  %eGE = stablehlo.constant dense<"0x53399557F99550F1B740F1BF00F1B5FF0F95"> : tensor<12x12xi1>
  stablehlo.custom_call @check.expect_eq(%GE, %eGE) {signed_zeros} : (tensor<12x12xi1>, tensor<12x12xi1>) -> ()
  return
}

func.func @compare_f8E3M4() {
  %x = stablehlo.constant dense<"0x00802030B840C448E406316F90017870F0"> : tensor<17xf8E3M4>
  %a = stablehlo.broadcast_in_dim %x, dims = [0] : (tensor<17xf8E3M4>) -> tensor<17x17xf8E3M4>
  %b = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<17xf8E3M4>) -> tensor<17x17xf8E3M4>
  %EQ = stablehlo.compare EQ, %a, %b : (tensor<17x17xf8E3M4>, tensor<17x17xf8E3M4>) -> tensor<17x17xi1>
  %eEQ = stablehlo.constant dense<"0x03000600100040000001000400100040000001000400100040000001000400000040000001"> : tensor<17x17xi1>
  stablehlo.custom_call @check.expect_eq(%EQ, %eEQ) {signed_zeros} : (tensor<17x17xi1>, tensor<17x17xi1>) -> ()
  %NE = stablehlo.compare NE, %a, %b : (tensor<17x17xf8E3M4>, tensor<17x17xf8E3M4>) -> tensor<17x17xi1>
  %eNE = stablehlo.constant dense<"0xFCFFF9FFEFFFBFFFFFFEFFFBFFEFFFBFFFFFFEFFFBFFEFFFBFFFFFFEFFFBFFFFFFBFFFFF00"> : tensor<17x17xi1>
  stablehlo.custom_call @check.expect_eq(%NE, %eNE) {signed_zeros} : (tensor<17x17xi1>, tensor<17x17xi1>) -> ()
  %LT = stablehlo.compare LT, %a, %b : (tensor<17x17xf8E3M4>, tensor<17x17xf8E3M4>) -> tensor<17x17xi1>
  %eLT = stablehlo.constant dense<"0xACAE585DA1320265F4EA0B10D1AF2F0044FFBE581981220200F4EA8AD51100000000FFBF00"> : tensor<17x17xi1>
  stablehlo.custom_call @check.expect_eq(%LT, %eLT) {signed_zeros} : (tensor<17x17xi1>, tensor<17x17xi1>) -> ()
  %LE = stablehlo.compare LE, %a, %b : (tensor<17x17xf8E3M4>, tensor<17x17xf8E3M4>) -> tensor<17x17xi1>
  %eLE = stablehlo.constant dense<"0xAFAE5E5DB1324265F4EB0B14D1BF2F4044FFBF581D81320240F4EA8BD51500000040FFBF01"> : tensor<17x17xi1>
  stablehlo.custom_call @check.expect_eq(%LE, %eLE) {signed_zeros} : (tensor<17x17xi1>, tensor<17x17xi1>) -> ()
  %GT = stablehlo.compare GT, %a, %b : (tensor<17x17xf8E3M4>, tensor<17x17xf8E3M4>) -> tensor<17x17xi1>
  %eGT = stablehlo.constant dense<"0x5011A1224ECDBC9A0914F0EB2640C0BF9B0000A7627ECDFCBF0915702A220080FF9F000000"> : tensor<17x17xi1>
  stablehlo.custom_call @check.expect_eq(%GT, %eGT) {signed_zeros} : (tensor<17x17xi1>, tensor<17x17xi1>) -> ()
  %GE = stablehlo.compare GE, %a, %b : (tensor<17x17xf8E3M4>, tensor<17x17xf8E3M4>) -> tensor<17x17xi1>
  %eGE = stablehlo.constant dense<"0x5311A7225ECDFC9A0915F0EF2650C0FF9B0001A7667EDDFCFF0915712A260080FFDF000001"> : tensor<17x17xi1>
  stablehlo.custom_call @check.expect_eq(%GE, %eGE) {signed_zeros} : (tensor<17x17xi1>, tensor<17x17xi1>) -> ()
  return
}

func.func @compare_f8E4M3() {
  %x = stablehlo.constant dense<"0x00803038BC40C244D21D397788017C78F8"> : tensor<17xf8E4M3>
  %a = stablehlo.broadcast_in_dim %x, dims = [0] : (tensor<17xf8E4M3>) -> tensor<17x17xf8E4M3>
  %b = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<17xf8E4M3>) -> tensor<17x17xf8E4M3>
  %EQ = stablehlo.compare EQ, %a, %b : (tensor<17x17xf8E4M3>, tensor<17x17xf8E4M3>) -> tensor<17x17xi1>
  %eEQ = stablehlo.constant dense<"0x03000600100040000001000400100040000001000400100040000001000400000040000001"> : tensor<17x17xi1>
  stablehlo.custom_call @check.expect_eq(%EQ, %eEQ) {signed_zeros} : (tensor<17x17xi1>, tensor<17x17xi1>) -> ()
  %NE = stablehlo.compare NE, %a, %b : (tensor<17x17xf8E4M3>, tensor<17x17xf8E4M3>) -> tensor<17x17xi1>
  %eNE = stablehlo.constant dense<"0xFCFFF9FFEFFFBFFFFFFEFFFBFFEFFFBFFFFFFEFFFBFFEFFFBFFFFFFEFFFBFFFFFFBFFFFF00"> : tensor<17x17xi1>
  stablehlo.custom_call @check.expect_eq(%NE, %eNE) {signed_zeros} : (tensor<17x17xi1>, tensor<17x17xi1>) -> ()
  %LT = stablehlo.compare LT, %a, %b : (tensor<17x17xf8E4M3>, tensor<17x17xf8E4M3>) -> tensor<17x17xi1>
  %eLT = stablehlo.constant dense<"0xACAE585DA1320265F4EA0B10D1AF2F0044FFBE581981220200F4EA8AD51100000000FFBF00"> : tensor<17x17xi1>
  stablehlo.custom_call @check.expect_eq(%LT, %eLT) {signed_zeros} : (tensor<17x17xi1>, tensor<17x17xi1>) -> ()
  %LE = stablehlo.compare LE, %a, %b : (tensor<17x17xf8E4M3>, tensor<17x17xf8E4M3>) -> tensor<17x17xi1>
  %eLE = stablehlo.constant dense<"0xAFAE5E5DB1324265F4EB0B14D1BF2F4044FFBF581D81320240F4EA8BD51500000040FFBF01"> : tensor<17x17xi1>
  stablehlo.custom_call @check.expect_eq(%LE, %eLE) {signed_zeros} : (tensor<17x17xi1>, tensor<17x17xi1>) -> ()
  %GT = stablehlo.compare GT, %a, %b : (tensor<17x17xf8E4M3>, tensor<17x17xf8E4M3>) -> tensor<17x17xi1>
  %eGT = stablehlo.constant dense<"0x5011A1224ECDBC9A0914F0EB2640C0BF9B0000A7627ECDFCBF0915702A220080FF9F000000"> : tensor<17x17xi1>
  stablehlo.custom_call @check.expect_eq(%GT, %eGT) {signed_zeros} : (tensor<17x17xi1>, tensor<17x17xi1>) -> ()
  %GE = stablehlo.compare GE, %a, %b : (tensor<17x17xf8E4M3>, tensor<17x17xf8E4M3>) -> tensor<17x17xi1>
  %eGE = stablehlo.constant dense<"0x5311A7225ECDFC9A0915F0EF2650C0FF9B0001A7667EDDFCFF0915712A260080FFDF000001"> : tensor<17x17xi1>
  stablehlo.custom_call @check.expect_eq(%GE, %eGE) {signed_zeros} : (tensor<17x17xi1>, tensor<17x17xi1>) -> ()
  return
}

func.func @compare_f8E4M3B11FNUZ() {
  %x = stablehlo.constant dense<"0x005058DC60E264F23D597F880180"> : tensor<14xf8E4M3B11FNUZ>
  %a = stablehlo.broadcast_in_dim %x, dims = [0] : (tensor<14xf8E4M3B11FNUZ>) -> tensor<14x14xf8E4M3B11FNUZ>
  %b = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<14xf8E4M3B11FNUZ>) -> tensor<14x14xf8E4M3B11FNUZ>
  %EQ = stablehlo.compare EQ, %a, %b : (tensor<14x14xf8E4M3B11FNUZ>, tensor<14x14xf8E4M3B11FNUZ>) -> tensor<14x14xi1>
  %eEQ = stablehlo.constant dense<"0x01800040002000100008000400020001800040002000100000"> : tensor<14x14xi1>
  stablehlo.custom_call @check.expect_eq(%EQ, %eEQ) {signed_zeros} : (tensor<14x14xi1>, tensor<14x14xi1>) -> ()
  %NE = stablehlo.compare NE, %a, %b : (tensor<14x14xf8E4M3B11FNUZ>, tensor<14x14xf8E4M3B11FNUZ>) -> tensor<14x14xi1>
  %eNE = stablehlo.constant dense<"0xFE7FFFBFFFDFFFEFFFF7FFFBFFFDFFFE7FFFBFFFDFFFEFFF0F"> : tensor<14x14xi1>
  stablehlo.custom_call @check.expect_eq(%NE, %eNE) {signed_zeros} : (tensor<14x14xi1>, tensor<14x14xi1>) -> ()
  %LT = stablehlo.compare LT, %a, %b : (tensor<14x14xf8E4M3B11FNUZ>, tensor<14x14xf8E4M3B11FNUZ>) -> tensor<14x14xi1>
  %eLT = stablehlo.constant dense<"0x56179501655C7D40C4D70740FC7D56061401005C5D56070000"> : tensor<14x14xi1>
  stablehlo.custom_call @check.expect_eq(%LT, %eLT) {signed_zeros} : (tensor<14x14xi1>, tensor<14x14xi1>) -> ()
  %LE = stablehlo.compare LE, %a, %b : (tensor<14x14xf8E4M3B11FNUZ>, tensor<14x14xf8E4M3B11FNUZ>) -> tensor<14x14xi1>
  %eLE = stablehlo.constant dense<"0x57979541657C7D50C4DF0744FC7F56079401405C7D56170000"> : tensor<14x14xi1>
  stablehlo.custom_call @check.expect_eq(%LE, %eLE) {signed_zeros} : (tensor<14x14xi1>, tensor<14x14xi1>) -> ()
  %GT = stablehlo.compare GT, %a, %b : (tensor<14x14xf8E4M3B11FNUZ>, tensor<14x14xf8E4M3B11FNUZ>) -> tensor<14x14xi1>
  %eGT = stablehlo.constant dense<"0xA8486AB69A8102AF1B20F0BB0100A9D86BF6BFA102A9080000"> : tensor<14x14xi1>
  stablehlo.custom_call @check.expect_eq(%GT, %eGT) {signed_zeros} : (tensor<14x14xi1>, tensor<14x14xi1>) -> ()
  %GE = stablehlo.compare GE, %a, %b : (tensor<14x14xf8E4M3B11FNUZ>, tensor<14x14xf8E4M3B11FNUZ>) -> tensor<14x14xi1>
  %eGE = stablehlo.constant dense<"0xA9C86AF69AA102BF1B28F0BF0102A9D9EBF6FFA122A9180000"> : tensor<14x14xi1>
  stablehlo.custom_call @check.expect_eq(%GE, %eGE) {signed_zeros} : (tensor<14x14xi1>, tensor<14x14xi1>) -> ()
  return
}

func.func @compare_f8E4M3FN() {
  %x = stablehlo.constant dense<"0x00803038BC40C244D21D397E88017FFF"> : tensor<16xf8E4M3FN>
  %a = stablehlo.broadcast_in_dim %x, dims = [0] : (tensor<16xf8E4M3FN>) -> tensor<16x16xf8E4M3FN>
  %b = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<16xf8E4M3FN>) -> tensor<16x16xf8E4M3FN>
  %EQ = stablehlo.compare EQ, %a, %b : (tensor<16x16xf8E4M3FN>, tensor<16x16xf8E4M3FN>) -> tensor<16x16xi1>
  %eEQ = stablehlo.constant dense<"0x0300030004000800100020004000800000010002000400080010002000000000"> : tensor<16x16xi1>
  stablehlo.custom_call @check.expect_eq(%EQ, %eEQ) {signed_zeros} : (tensor<16x16xi1>, tensor<16x16xi1>) -> ()
  %NE = stablehlo.compare NE, %a, %b : (tensor<16x16xf8E4M3FN>, tensor<16x16xf8E4M3FN>) -> tensor<16x16xi1>
  %eNE = stablehlo.constant dense<"0xFCFFFCFFFBFFF7FFEFFFDFFFBFFF7FFFFFFEFFFDFFFBFFF7FFEFFFDFFFFFFFFF"> : tensor<16x16xi1>
  stablehlo.custom_call @check.expect_eq(%NE, %eNE) {signed_zeros} : (tensor<16x16xi1>, tensor<16x16xi1>) -> ()
  %LT = stablehlo.compare LT, %a, %b : (tensor<16x16xf8E4M3FN>, tensor<16x16xf8E4M3FN>) -> tensor<16x16xi1>
  %eLT = stablehlo.constant dense<"0xAC2EAC2EA80CA00CAF3E8008BF3E0008FF3EAC0CA0080000AF2EAC0E00000000"> : tensor<16x16xi1>
  stablehlo.custom_call @check.expect_eq(%LT, %eLT) {signed_zeros} : (tensor<16x16xi1>, tensor<16x16xi1>) -> ()
  %LE = stablehlo.compare LE, %a, %b : (tensor<16x16xf8E4M3FN>, tensor<16x16xf8E4M3FN>) -> tensor<16x16xi1>
  %eLE = stablehlo.constant dense<"0xAF2EAF2EAC0CA80CBF3EA008FF3E8008FF3FAC0EA00C0008AF3EAC2E00000000"> : tensor<16x16xi1>
  stablehlo.custom_call @check.expect_eq(%LE, %eLE) {signed_zeros} : (tensor<16x16xi1>, tensor<16x16xi1>) -> ()
  %GT = stablehlo.compare GT, %a, %b : (tensor<16x16xf8E4M3FN>, tensor<16x16xf8E4M3FN>) -> tensor<16x16xi1>
  %eGT = stablehlo.constant dense<"0x501150115333573340015F3700017F37000053315F33FF375001531100000000"> : tensor<16x16xi1>
  stablehlo.custom_call @check.expect_eq(%GT, %eGT) {signed_zeros} : (tensor<16x16xi1>, tensor<16x16xi1>) -> ()
  %GE = stablehlo.compare GE, %a, %b : (tensor<16x16xf8E4M3FN>, tensor<16x16xf8E4M3FN>) -> tensor<16x16xi1>
  %eGE = stablehlo.constant dense<"0x5311531157335F3350017F374001FF37000153335F37FF3F5011533100000000"> : tensor<16x16xi1>
  stablehlo.custom_call @check.expect_eq(%GE, %eGE) {signed_zeros} : (tensor<16x16xi1>, tensor<16x16xi1>) -> ()
  return
}

func.func @compare_f8E4M3FNUZ() {
  %x = stablehlo.constant dense<"0x003840C448CA4CDA25417F880180"> : tensor<14xf8E4M3FNUZ>
  %a = stablehlo.broadcast_in_dim %x, dims = [0] : (tensor<14xf8E4M3FNUZ>) -> tensor<14x14xf8E4M3FNUZ>
  %b = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<14xf8E4M3FNUZ>) -> tensor<14x14xf8E4M3FNUZ>
  %EQ = stablehlo.compare EQ, %a, %b : (tensor<14x14xf8E4M3FNUZ>, tensor<14x14xf8E4M3FNUZ>) -> tensor<14x14xi1>
  %eEQ = stablehlo.constant dense<"0x01800040002000100008000400020001800040002000100000"> : tensor<14x14xi1>
  stablehlo.custom_call @check.expect_eq(%EQ, %eEQ) {signed_zeros} : (tensor<14x14xi1>, tensor<14x14xi1>) -> ()
  %NE = stablehlo.compare NE, %a, %b : (tensor<14x14xf8E4M3FNUZ>, tensor<14x14xf8E4M3FNUZ>) -> tensor<14x14xi1>
  %eNE = stablehlo.constant dense<"0xFE7FFFBFFFDFFFEFFFF7FFFBFFFDFFFE7FFFBFFFDFFFEFFF0F"> : tensor<14x14xi1>
  stablehlo.custom_call @check.expect_eq(%NE, %eNE) {signed_zeros} : (tensor<14x14xi1>, tensor<14x14xi1>) -> ()
  %LT = stablehlo.compare LT, %a, %b : (tensor<14x14xf8E4M3FNUZ>, tensor<14x14xf8E4M3FNUZ>) -> tensor<14x14xi1>
  %eLT = stablehlo.constant dense<"0x56179501655C7D40C4D70740FC7D56061401005C5D56070000"> : tensor<14x14xi1>
  stablehlo.custom_call @check.expect_eq(%LT, %eLT) {signed_zeros} : (tensor<14x14xi1>, tensor<14x14xi1>) -> ()
  %LE = stablehlo.compare LE, %a, %b : (tensor<14x14xf8E4M3FNUZ>, tensor<14x14xf8E4M3FNUZ>) -> tensor<14x14xi1>
  %eLE = stablehlo.constant dense<"0x57979541657C7D50C4DF0744FC7F56079401405C7D56170000"> : tensor<14x14xi1>
  stablehlo.custom_call @check.expect_eq(%LE, %eLE) {signed_zeros} : (tensor<14x14xi1>, tensor<14x14xi1>) -> ()
  %GT = stablehlo.compare GT, %a, %b : (tensor<14x14xf8E4M3FNUZ>, tensor<14x14xf8E4M3FNUZ>) -> tensor<14x14xi1>
  %eGT = stablehlo.constant dense<"0xA8486AB69A8102AF1B20F0BB0100A9D86BF6BFA102A9080000"> : tensor<14x14xi1>
  stablehlo.custom_call @check.expect_eq(%GT, %eGT) {signed_zeros} : (tensor<14x14xi1>, tensor<14x14xi1>) -> ()
  %GE = stablehlo.compare GE, %a, %b : (tensor<14x14xf8E4M3FNUZ>, tensor<14x14xf8E4M3FNUZ>) -> tensor<14x14xi1>
  %eGE = stablehlo.constant dense<"0xA9C86AF69AA102BF1B28F0BF0102A9D9EBF6FFA122A9180000"> : tensor<14x14xi1>
  stablehlo.custom_call @check.expect_eq(%GE, %eGE) {signed_zeros} : (tensor<14x14xi1>, tensor<14x14xi1>) -> ()
  return
}

func.func @compare_f8E5M2() {
  %x = stablehlo.constant dense<"0x0080383CBE40C142C92E3D7B84017E7CFC"> : tensor<17xf8E5M2>
  %a = stablehlo.broadcast_in_dim %x, dims = [0] : (tensor<17xf8E5M2>) -> tensor<17x17xf8E5M2>
  %b = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<17xf8E5M2>) -> tensor<17x17xf8E5M2>
  %EQ = stablehlo.compare EQ, %a, %b : (tensor<17x17xf8E5M2>, tensor<17x17xf8E5M2>) -> tensor<17x17xi1>
  %eEQ = stablehlo.constant dense<"0x03000600100040000001000400100040000001000400100040000001000400000040000001"> : tensor<17x17xi1>
  stablehlo.custom_call @check.expect_eq(%EQ, %eEQ) {signed_zeros} : (tensor<17x17xi1>, tensor<17x17xi1>) -> ()
  %NE = stablehlo.compare NE, %a, %b : (tensor<17x17xf8E5M2>, tensor<17x17xf8E5M2>) -> tensor<17x17xi1>
  %eNE = stablehlo.constant dense<"0xFCFFF9FFEFFFBFFFFFFEFFFBFFEFFFBFFFFFFEFFFBFFEFFFBFFFFFFEFFFBFFFFFFBFFFFF00"> : tensor<17x17xi1>
  stablehlo.custom_call @check.expect_eq(%NE, %eNE) {signed_zeros} : (tensor<17x17xi1>, tensor<17x17xi1>) -> ()
  %LT = stablehlo.compare LT, %a, %b : (tensor<17x17xf8E5M2>, tensor<17x17xf8E5M2>) -> tensor<17x17xi1>
  %eLT = stablehlo.constant dense<"0xACAE585DA1320265F4EA0B10D1AF2F0044FFBE581981220200F4EA8AD51100000000FFBF00"> : tensor<17x17xi1>
  stablehlo.custom_call @check.expect_eq(%LT, %eLT) {signed_zeros} : (tensor<17x17xi1>, tensor<17x17xi1>) -> ()
  %LE = stablehlo.compare LE, %a, %b : (tensor<17x17xf8E5M2>, tensor<17x17xf8E5M2>) -> tensor<17x17xi1>
  %eLE = stablehlo.constant dense<"0xAFAE5E5DB1324265F4EB0B14D1BF2F4044FFBF581D81320240F4EA8BD51500000040FFBF01"> : tensor<17x17xi1>
  stablehlo.custom_call @check.expect_eq(%LE, %eLE) {signed_zeros} : (tensor<17x17xi1>, tensor<17x17xi1>) -> ()
  %GT = stablehlo.compare GT, %a, %b : (tensor<17x17xf8E5M2>, tensor<17x17xf8E5M2>) -> tensor<17x17xi1>
  %eGT = stablehlo.constant dense<"0x5011A1224ECDBC9A0914F0EB2640C0BF9B0000A7627ECDFCBF0915702A220080FF9F000000"> : tensor<17x17xi1>
  stablehlo.custom_call @check.expect_eq(%GT, %eGT) {signed_zeros} : (tensor<17x17xi1>, tensor<17x17xi1>) -> ()
  %GE = stablehlo.compare GE, %a, %b : (tensor<17x17xf8E5M2>, tensor<17x17xf8E5M2>) -> tensor<17x17xi1>
  %eGE = stablehlo.constant dense<"0x5311A7225ECDFC9A0915F0EF2650C0FF9B0001A7667EDDFCFF0915712A260080FFDF000001"> : tensor<17x17xi1>
  stablehlo.custom_call @check.expect_eq(%GE, %eGE) {signed_zeros} : (tensor<17x17xi1>, tensor<17x17xi1>) -> ()
  return
}

func.func @compare_f8E5M2FNUZ() {
  %x = stablehlo.constant dense<"0x003C40C244C546CD32417F840180"> : tensor<14xf8E5M2FNUZ>
  %a = stablehlo.broadcast_in_dim %x, dims = [0] : (tensor<14xf8E5M2FNUZ>) -> tensor<14x14xf8E5M2FNUZ>
  %b = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<14xf8E5M2FNUZ>) -> tensor<14x14xf8E5M2FNUZ>
  %EQ = stablehlo.compare EQ, %a, %b : (tensor<14x14xf8E5M2FNUZ>, tensor<14x14xf8E5M2FNUZ>) -> tensor<14x14xi1>
  %eEQ = stablehlo.constant dense<"0x01800040002000100008000400020001800040002000100000"> : tensor<14x14xi1>
  stablehlo.custom_call @check.expect_eq(%EQ, %eEQ) {signed_zeros} : (tensor<14x14xi1>, tensor<14x14xi1>) -> ()
  %NE = stablehlo.compare NE, %a, %b : (tensor<14x14xf8E5M2FNUZ>, tensor<14x14xf8E5M2FNUZ>) -> tensor<14x14xi1>
  %eNE = stablehlo.constant dense<"0xFE7FFFBFFFDFFFEFFFF7FFFBFFFDFFFE7FFFBFFFDFFFEFFF0F"> : tensor<14x14xi1>
  stablehlo.custom_call @check.expect_eq(%NE, %eNE) {signed_zeros} : (tensor<14x14xi1>, tensor<14x14xi1>) -> ()
  %LT = stablehlo.compare LT, %a, %b : (tensor<14x14xf8E5M2FNUZ>, tensor<14x14xf8E5M2FNUZ>) -> tensor<14x14xi1>
  %eLT = stablehlo.constant dense<"0x56179501655C7D40C4D70740FC7D56061401005C5D56070000"> : tensor<14x14xi1>
  stablehlo.custom_call @check.expect_eq(%LT, %eLT) {signed_zeros} : (tensor<14x14xi1>, tensor<14x14xi1>) -> ()
  %LE = stablehlo.compare LE, %a, %b : (tensor<14x14xf8E5M2FNUZ>, tensor<14x14xf8E5M2FNUZ>) -> tensor<14x14xi1>
  %eLE = stablehlo.constant dense<"0x57979541657C7D50C4DF0744FC7F56079401405C7D56170000"> : tensor<14x14xi1>
  stablehlo.custom_call @check.expect_eq(%LE, %eLE) {signed_zeros} : (tensor<14x14xi1>, tensor<14x14xi1>) -> ()
  %GT = stablehlo.compare GT, %a, %b : (tensor<14x14xf8E5M2FNUZ>, tensor<14x14xf8E5M2FNUZ>) -> tensor<14x14xi1>
  %eGT = stablehlo.constant dense<"0xA8486AB69A8102AF1B20F0BB0100A9D86BF6BFA102A9080000"> : tensor<14x14xi1>
  stablehlo.custom_call @check.expect_eq(%GT, %eGT) {signed_zeros} : (tensor<14x14xi1>, tensor<14x14xi1>) -> ()
  %GE = stablehlo.compare GE, %a, %b : (tensor<14x14xf8E5M2FNUZ>, tensor<14x14xf8E5M2FNUZ>) -> tensor<14x14xi1>
  %eGE = stablehlo.constant dense<"0xA9C86AF69AA102BF1B28F0BF0102A9D9EBF6FFA122A9180000"> : tensor<14x14xi1>
  stablehlo.custom_call @check.expect_eq(%GE, %eGE) {signed_zeros} : (tensor<14x14xi1>, tensor<14x14xi1>) -> ()
  return
}

func.func @compare_f8E8M0FNU() {
  %x = stablehlo.constant dense<"0x7F807E8500FEFF"> : tensor<7xf8E8M0FNU>
  %a = stablehlo.broadcast_in_dim %x, dims = [0] : (tensor<7xf8E8M0FNU>) -> tensor<7x7xf8E8M0FNU>
  %b = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<7xf8E8M0FNU>) -> tensor<7x7xf8E8M0FNU>
  %EQ = stablehlo.compare EQ, %a, %b : (tensor<7x7xf8E8M0FNU>, tensor<7x7xf8E8M0FNU>) -> tensor<7x7xi1>
  %eEQ = stablehlo.constant dense<"0x01010101010100"> : tensor<7x7xi1>
  stablehlo.custom_call @check.expect_eq(%EQ, %eEQ) {signed_zeros} : (tensor<7x7xi1>, tensor<7x7xi1>) -> ()
  %NE = stablehlo.compare NE, %a, %b : (tensor<7x7xf8E8M0FNU>, tensor<7x7xf8E8M0FNU>) -> tensor<7x7xi1>
  %eNE = stablehlo.constant dense<"0xFEFEFEFEFEFE01"> : tensor<7x7xi1>
  stablehlo.custom_call @check.expect_eq(%NE, %eNE) {signed_zeros} : (tensor<7x7xi1>, tensor<7x7xi1>) -> ()
  %LT = stablehlo.compare LT, %a, %b : (tensor<7x7xf8E8M0FNU>, tensor<7x7xf8E8M0FNU>) -> tensor<7x7xi1>
  %eLT = stablehlo.constant dense<"0x2AD40AF4020000"> : tensor<7x7xi1>
  stablehlo.custom_call @check.expect_eq(%LT, %eLT) {signed_zeros} : (tensor<7x7xi1>, tensor<7x7xi1>) -> ()
  %LE = stablehlo.compare LE, %a, %b : (tensor<7x7xf8E8M0FNU>, tensor<7x7xf8E8M0FNU>) -> tensor<7x7xi1>
  %eLE = stablehlo.constant dense<"0x2BD50BF5030100"> : tensor<7x7xi1>
  stablehlo.custom_call @check.expect_eq(%LE, %eLE) {signed_zeros} : (tensor<7x7xi1>, tensor<7x7xi1>) -> ()
  %GT = stablehlo.compare GT, %a, %b : (tensor<7x7xf8E8M0FNU>, tensor<7x7xf8E8M0FNU>) -> tensor<7x7xi1>
  %eGT = stablehlo.constant dense<"0x940AE402F80000"> : tensor<7x7xi1>
  stablehlo.custom_call @check.expect_eq(%GT, %eGT) {signed_zeros} : (tensor<7x7xi1>, tensor<7x7xi1>) -> ()
  %GE = stablehlo.compare GE, %a, %b : (tensor<7x7xf8E8M0FNU>, tensor<7x7xf8E8M0FNU>) -> tensor<7x7xi1>
  %eGE = stablehlo.constant dense<"0x950BE503F90100"> : tensor<7x7xi1>
  stablehlo.custom_call @check.expect_eq(%GE, %eGE) {signed_zeros} : (tensor<7x7xi1>, tensor<7x7xi1>) -> ()
  return
}

func.func @compare_bf16() {
  %x = stablehlo.constant dense<"0x00000080003F803FC0BF004020C0404020C1CD3D813F7F7F80800100C07F807F80FF"> : tensor<17xbf16>
  %a = stablehlo.broadcast_in_dim %x, dims = [0] : (tensor<17xbf16>) -> tensor<17x17xbf16>
  %b = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<17xbf16>) -> tensor<17x17xbf16>
  %EQ = stablehlo.compare EQ, %a, %b : (tensor<17x17xbf16>, tensor<17x17xbf16>) -> tensor<17x17xi1>
  %eEQ = stablehlo.constant dense<"0x03000600100040000001000400100040000001000400100040000001000400000040000001"> : tensor<17x17xi1>
  stablehlo.custom_call @check.expect_eq(%EQ, %eEQ) {signed_zeros} : (tensor<17x17xi1>, tensor<17x17xi1>) -> ()
  %NE = stablehlo.compare NE, %a, %b : (tensor<17x17xbf16>, tensor<17x17xbf16>) -> tensor<17x17xi1>
  %eNE = stablehlo.constant dense<"0xFCFFF9FFEFFFBFFFFFFEFFFBFFEFFFBFFFFFFEFFFBFFEFFFBFFFFFFEFFFBFFFFFFBFFFFF00"> : tensor<17x17xi1>
  stablehlo.custom_call @check.expect_eq(%NE, %eNE) {signed_zeros} : (tensor<17x17xi1>, tensor<17x17xi1>) -> ()
  %LT = stablehlo.compare LT, %a, %b : (tensor<17x17xbf16>, tensor<17x17xbf16>) -> tensor<17x17xi1>
  %eLT = stablehlo.constant dense<"0xACAE585DA1320265F4EA0B10D1AF2F0044FFBE581981220200F4EA8AD51100000000FFBF00"> : tensor<17x17xi1>
  stablehlo.custom_call @check.expect_eq(%LT, %eLT) {signed_zeros} : (tensor<17x17xi1>, tensor<17x17xi1>) -> ()
  %LE = stablehlo.compare LE, %a, %b : (tensor<17x17xbf16>, tensor<17x17xbf16>) -> tensor<17x17xi1>
  %eLE = stablehlo.constant dense<"0xAFAE5E5DB1324265F4EB0B14D1BF2F4044FFBF581D81320240F4EA8BD51500000040FFBF01"> : tensor<17x17xi1>
  stablehlo.custom_call @check.expect_eq(%LE, %eLE) {signed_zeros} : (tensor<17x17xi1>, tensor<17x17xi1>) -> ()
  %GT = stablehlo.compare GT, %a, %b : (tensor<17x17xbf16>, tensor<17x17xbf16>) -> tensor<17x17xi1>
  %eGT = stablehlo.constant dense<"0x5011A1224ECDBC9A0914F0EB2640C0BF9B0000A7627ECDFCBF0915702A220080FF9F000000"> : tensor<17x17xi1>
  stablehlo.custom_call @check.expect_eq(%GT, %eGT) {signed_zeros} : (tensor<17x17xi1>, tensor<17x17xi1>) -> ()
  %GE = stablehlo.compare GE, %a, %b : (tensor<17x17xbf16>, tensor<17x17xbf16>) -> tensor<17x17xi1>
  %eGE = stablehlo.constant dense<"0x5311A7225ECDFC9A0915F0EF2650C0FF9B0001A7667EDDFCFF0915712A260080FFDF000001"> : tensor<17x17xi1>
  stablehlo.custom_call @check.expect_eq(%GE, %eGE) {signed_zeros} : (tensor<17x17xi1>, tensor<17x17xi1>) -> ()
  return
}

func.func @total_order_LT_bf16() {
  %x0 = stablehlo.constant dense<"0x00000080003F803FC0BF004020C0404020C1CD3D813F7F7F80800100C07F807F80FF"> : tensor<17xbf16>
  %t0 = stablehlo.broadcast_in_dim %x0, dims = [0] : (tensor<17xbf16>) -> tensor<17x17xbf16>
  %x1 = stablehlo.constant dense<"0x00000080003F803FC0BF004020C0404020C1CD3D813F7F7F80800100C07F807F80FF"> : tensor<17xbf16>
  %t1 = stablehlo.broadcast_in_dim %x1, dims = [1] : (tensor<17xbf16>) -> tensor<17x17xbf16>
  %r = stablehlo.compare LT, %t0, %t1, TOTALORDER : (tensor<17x17xbf16>, tensor<17x17xbf16>) -> tensor<17x17xi1>
  %er = stablehlo.constant dense<"0xACEE5ADDA1320365F6EA0F10D9AF3F0064FFFE589981220300F6EA8ED51900000020FFFF00"> : tensor<17x17xi1>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<17x17xi1>, tensor<17x17xi1>) -> ()
  return
}

func.func @total_order_EQ_bf16() {
  %x0 = stablehlo.constant dense<"0x00000080003F803FC0BF004020C0404020C1CD3D813F7F7F80800100C07F807F80FF"> : tensor<17xbf16>
  %t0 = stablehlo.broadcast_in_dim %x0, dims = [0] : (tensor<17xbf16>) -> tensor<17x17xbf16>
  %x1 = stablehlo.constant dense<"0x00000080003F803FC0BF004020C0404020C1CD3D813F7F7F80800100C07F807F80FF"> : tensor<17xbf16>
  %t1 = stablehlo.broadcast_in_dim %x1, dims = [1] : (tensor<17xbf16>) -> tensor<17x17xbf16>
  %r = stablehlo.compare EQ, %t0, %t1, TOTALORDER : (tensor<17x17xbf16>, tensor<17x17xbf16>) -> tensor<17x17xi1>
  %er = stablehlo.constant dense<"0x01000400100040000001000400100040000001000400100040000001000400100040000001"> : tensor<17x17xi1>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<17x17xi1>, tensor<17x17xi1>) -> ()
  return
}

func.func @compare_f16() {
  %x = stablehlo.constant dense<"0x000000800038003C00BE004000C1004200C9662E013CFF7B00840100007E007C00FC"> : tensor<17xf16>
  %a = stablehlo.broadcast_in_dim %x, dims = [0] : (tensor<17xf16>) -> tensor<17x17xf16>
  %b = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<17xf16>) -> tensor<17x17xf16>
  %EQ = stablehlo.compare EQ, %a, %b : (tensor<17x17xf16>, tensor<17x17xf16>) -> tensor<17x17xi1>
  %eEQ = stablehlo.constant dense<"0x03000600100040000001000400100040000001000400100040000001000400000040000001"> : tensor<17x17xi1>
  stablehlo.custom_call @check.expect_eq(%EQ, %eEQ) {signed_zeros} : (tensor<17x17xi1>, tensor<17x17xi1>) -> ()
  %NE = stablehlo.compare NE, %a, %b : (tensor<17x17xf16>, tensor<17x17xf16>) -> tensor<17x17xi1>
  %eNE = stablehlo.constant dense<"0xFCFFF9FFEFFFBFFFFFFEFFFBFFEFFFBFFFFFFEFFFBFFEFFFBFFFFFFEFFFBFFFFFFBFFFFF00"> : tensor<17x17xi1>
  stablehlo.custom_call @check.expect_eq(%NE, %eNE) {signed_zeros} : (tensor<17x17xi1>, tensor<17x17xi1>) -> ()
  %LT = stablehlo.compare LT, %a, %b : (tensor<17x17xf16>, tensor<17x17xf16>) -> tensor<17x17xi1>
  %eLT = stablehlo.constant dense<"0xACAE585DA1320265F4EA0B10D1AF2F0044FFBE581981220200F4EA8AD51100000000FFBF00"> : tensor<17x17xi1>
  stablehlo.custom_call @check.expect_eq(%LT, %eLT) {signed_zeros} : (tensor<17x17xi1>, tensor<17x17xi1>) -> ()
  %LE = stablehlo.compare LE, %a, %b : (tensor<17x17xf16>, tensor<17x17xf16>) -> tensor<17x17xi1>
  %eLE = stablehlo.constant dense<"0xAFAE5E5DB1324265F4EB0B14D1BF2F4044FFBF581D81320240F4EA8BD51500000040FFBF01"> : tensor<17x17xi1>
  stablehlo.custom_call @check.expect_eq(%LE, %eLE) {signed_zeros} : (tensor<17x17xi1>, tensor<17x17xi1>) -> ()
  %GT = stablehlo.compare GT, %a, %b : (tensor<17x17xf16>, tensor<17x17xf16>) -> tensor<17x17xi1>
  %eGT = stablehlo.constant dense<"0x5011A1224ECDBC9A0914F0EB2640C0BF9B0000A7627ECDFCBF0915702A220080FF9F000000"> : tensor<17x17xi1>
  stablehlo.custom_call @check.expect_eq(%GT, %eGT) {signed_zeros} : (tensor<17x17xi1>, tensor<17x17xi1>) -> ()
  %GE = stablehlo.compare GE, %a, %b : (tensor<17x17xf16>, tensor<17x17xf16>) -> tensor<17x17xi1>
  %eGE = stablehlo.constant dense<"0x5311A7225ECDFC9A0915F0EF2650C0FF9B0001A7667EDDFCFF0915712A260080FFDF000001"> : tensor<17x17xi1>
  stablehlo.custom_call @check.expect_eq(%GE, %eGE) {signed_zeros} : (tensor<17x17xi1>, tensor<17x17xi1>) -> ()
  return
}

func.func @total_order_LT_f16() {
  %x0 = stablehlo.constant dense<"0x000000800038003C00BE004000C1004200C9662E013CFF7B00840100007E007C00FC"> : tensor<17xf16>
  %t0 = stablehlo.broadcast_in_dim %x0, dims = [0] : (tensor<17xf16>) -> tensor<17x17xf16>
  %x1 = stablehlo.constant dense<"0x000000800038003C00BE004000C1004200C9662E013CFF7B00840100007E007C00FC"> : tensor<17xf16>
  %t1 = stablehlo.broadcast_in_dim %x1, dims = [1] : (tensor<17xf16>) -> tensor<17x17xf16>
  %r = stablehlo.compare LT, %t0, %t1, TOTALORDER : (tensor<17x17xf16>, tensor<17x17xf16>) -> tensor<17x17xi1>
  %er = stablehlo.constant dense<"0xACEE5ADDA1320365F6EA0F10D9AF3F0064FFFE589981220300F6EA8ED51900000020FFFF00"> : tensor<17x17xi1>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<17x17xi1>, tensor<17x17xi1>) -> ()
  return
}

func.func @total_order_EQ_f16() {
  %x0 = stablehlo.constant dense<"0x000000800038003C00BE004000C1004200C9662E013CFF7B00840100007E007C00FC"> : tensor<17xf16>
  %t0 = stablehlo.broadcast_in_dim %x0, dims = [0] : (tensor<17xf16>) -> tensor<17x17xf16>
  %x1 = stablehlo.constant dense<"0x000000800038003C00BE004000C1004200C9662E013CFF7B00840100007E007C00FC"> : tensor<17xf16>
  %t1 = stablehlo.broadcast_in_dim %x1, dims = [1] : (tensor<17xf16>) -> tensor<17x17xf16>
  %r = stablehlo.compare EQ, %t0, %t1, TOTALORDER : (tensor<17x17xf16>, tensor<17x17xf16>) -> tensor<17x17xi1>
  %er = stablehlo.constant dense<"0x01000400100040000001000400100040000001000400100040000001000400100040000001"> : tensor<17x17xi1>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<17x17xi1>, tensor<17x17xi1>) -> ()
  return
}

func.func @compare_f32() {
  %x = stablehlo.constant dense<"0x00000000000000800000003F0000803F0000C0BF00000040000020C000004040000020C1CDCCCC3D0100803FFFFF7F7F00008080010000000000C07F0000807F000080FF"> : tensor<17xf32>
  %a = stablehlo.broadcast_in_dim %x, dims = [0] : (tensor<17xf32>) -> tensor<17x17xf32>
  %b = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<17xf32>) -> tensor<17x17xf32>
  %EQ = stablehlo.compare EQ, %a, %b : (tensor<17x17xf32>, tensor<17x17xf32>) -> tensor<17x17xi1>
  %eEQ = stablehlo.constant dense<"0x03000600100040000001000400100040000001000400100040000001000400000040000001"> : tensor<17x17xi1>
  stablehlo.custom_call @check.expect_eq(%EQ, %eEQ) {signed_zeros} : (tensor<17x17xi1>, tensor<17x17xi1>) -> ()
  %NE = stablehlo.compare NE, %a, %b : (tensor<17x17xf32>, tensor<17x17xf32>) -> tensor<17x17xi1>
  %eNE = stablehlo.constant dense<"0xFCFFF9FFEFFFBFFFFFFEFFFBFFEFFFBFFFFFFEFFFBFFEFFFBFFFFFFEFFFBFFFFFFBFFFFF00"> : tensor<17x17xi1>
  stablehlo.custom_call @check.expect_eq(%NE, %eNE) {signed_zeros} : (tensor<17x17xi1>, tensor<17x17xi1>) -> ()
  %LT = stablehlo.compare LT, %a, %b : (tensor<17x17xf32>, tensor<17x17xf32>) -> tensor<17x17xi1>
  %eLT = stablehlo.constant dense<"0xACAE585DA1320265F4EA0B10D1AF2F0044FFBE581981220200F4EA8AD51100000000FFBF00"> : tensor<17x17xi1>
  stablehlo.custom_call @check.expect_eq(%LT, %eLT) {signed_zeros} : (tensor<17x17xi1>, tensor<17x17xi1>) -> ()
  %LE = stablehlo.compare LE, %a, %b : (tensor<17x17xf32>, tensor<17x17xf32>) -> tensor<17x17xi1>
  %eLE = stablehlo.constant dense<"0xAFAE5E5DB1324265F4EB0B14D1BF2F4044FFBF581D81320240F4EA8BD51500000040FFBF01"> : tensor<17x17xi1>
  stablehlo.custom_call @check.expect_eq(%LE, %eLE) {signed_zeros} : (tensor<17x17xi1>, tensor<17x17xi1>) -> ()
  %GT = stablehlo.compare GT, %a, %b : (tensor<17x17xf32>, tensor<17x17xf32>) -> tensor<17x17xi1>
  %eGT = stablehlo.constant dense<"0x5011A1224ECDBC9A0914F0EB2640C0BF9B0000A7627ECDFCBF0915702A220080FF9F000000"> : tensor<17x17xi1>
  stablehlo.custom_call @check.expect_eq(%GT, %eGT) {signed_zeros} : (tensor<17x17xi1>, tensor<17x17xi1>) -> ()
  %GE = stablehlo.compare GE, %a, %b : (tensor<17x17xf32>, tensor<17x17xf32>) -> tensor<17x17xi1>
  %eGE = stablehlo.constant dense<"0x5311A7225ECDFC9A0915F0EF2650C0FF9B0001A7667EDDFCFF0915712A260080FFDF000001"> : tensor<17x17xi1>
  stablehlo.custom_call @check.expect_eq(%GE, %eGE) {signed_zeros} : (tensor<17x17xi1>, tensor<17x17xi1>) -> ()
  return
}

func.func @total_order_LT_f32() {
  %x0 = stablehlo.constant dense<"0x00000000000000800000003F0000803F0000C0BF00000040000020C000004040000020C1CDCCCC3D0100803FFFFF7F7F00008080010000000000C07F0000807F000080FF"> : tensor<17xf32>
  %t0 = stablehlo.broadcast_in_dim %x0, dims = [0] : (tensor<17xf32>) -> tensor<17x17xf32>
  %x1 = stablehlo.constant dense<"0x00000000000000800000003F0000803F0000C0BF00000040000020C000004040000020C1CDCCCC3D0100803FFFFF7F7F00008080010000000000C07F0000807F000080FF"> : tensor<17xf32>
  %t1 = stablehlo.broadcast_in_dim %x1, dims = [1] : (tensor<17xf32>) -> tensor<17x17xf32>
  %r = stablehlo.compare LT, %t0, %t1, TOTALORDER : (tensor<17x17xf32>, tensor<17x17xf32>) -> tensor<17x17xi1>
  %er = stablehlo.constant dense<"0xACEE5ADDA1320365F6EA0F10D9AF3F0064FFFE589981220300F6EA8ED51900000020FFFF00"> : tensor<17x17xi1>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<17x17xi1>, tensor<17x17xi1>) -> ()
  return
}

func.func @total_order_EQ_f32() {
  %x0 = stablehlo.constant dense<"0x00000000000000800000003F0000803F0000C0BF00000040000020C000004040000020C1CDCCCC3D0100803FFFFF7F7F00008080010000000000C07F0000807F000080FF"> : tensor<17xf32>
  %t0 = stablehlo.broadcast_in_dim %x0, dims = [0] : (tensor<17xf32>) -> tensor<17x17xf32>
  %x1 = stablehlo.constant dense<"0x00000000000000800000003F0000803F0000C0BF00000040000020C000004040000020C1CDCCCC3D0100803FFFFF7F7F00008080010000000000C07F0000807F000080FF"> : tensor<17xf32>
  %t1 = stablehlo.broadcast_in_dim %x1, dims = [1] : (tensor<17xf32>) -> tensor<17x17xf32>
  %r = stablehlo.compare EQ, %t0, %t1, TOTALORDER : (tensor<17x17xf32>, tensor<17x17xf32>) -> tensor<17x17xi1>
  %er = stablehlo.constant dense<"0x01000400100040000001000400100040000001000400100040000001000400100040000001"> : tensor<17x17xi1>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<17x17xi1>, tensor<17x17xi1>) -> ()
  return
}

func.func @compare_f64() {
  %x = stablehlo.constant dense<"0x00000000000000000000000000000080000000000000E03F000000000000F03F000000000000F8BF000000000000004000000000000004C0000000000000084000000000000024C09A9999999999B93F010000000000F03FFFFFFFFFFFFFEF7F00000000000010800100000000000000000000000000F87F000000000000F07F000000000000F0FF"> : tensor<17xf64>
  %a = stablehlo.broadcast_in_dim %x, dims = [0] : (tensor<17xf64>) -> tensor<17x17xf64>
  %b = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<17xf64>) -> tensor<17x17xf64>
  %EQ = stablehlo.compare EQ, %a, %b : (tensor<17x17xf64>, tensor<17x17xf64>) -> tensor<17x17xi1>
  %eEQ = stablehlo.constant dense<"0x03000600100040000001000400100040000001000400100040000001000400000040000001"> : tensor<17x17xi1>
  stablehlo.custom_call @check.expect_eq(%EQ, %eEQ) {signed_zeros} : (tensor<17x17xi1>, tensor<17x17xi1>) -> ()
  %NE = stablehlo.compare NE, %a, %b : (tensor<17x17xf64>, tensor<17x17xf64>) -> tensor<17x17xi1>
  %eNE = stablehlo.constant dense<"0xFCFFF9FFEFFFBFFFFFFEFFFBFFEFFFBFFFFFFEFFFBFFEFFFBFFFFFFEFFFBFFFFFFBFFFFF00"> : tensor<17x17xi1>
  stablehlo.custom_call @check.expect_eq(%NE, %eNE) {signed_zeros} : (tensor<17x17xi1>, tensor<17x17xi1>) -> ()
  %LT = stablehlo.compare LT, %a, %b : (tensor<17x17xf64>, tensor<17x17xf64>) -> tensor<17x17xi1>
  %eLT = stablehlo.constant dense<"0xACAE585DA1320265F4EA0B10D1AF2F0044FFBE581981220200F4EA8AD51100000000FFBF00"> : tensor<17x17xi1>
  stablehlo.custom_call @check.expect_eq(%LT, %eLT) {signed_zeros} : (tensor<17x17xi1>, tensor<17x17xi1>) -> ()
  %LE = stablehlo.compare LE, %a, %b : (tensor<17x17xf64>, tensor<17x17xf64>) -> tensor<17x17xi1>
  %eLE = stablehlo.constant dense<"0xAFAE5E5DB1324265F4EB0B14D1BF2F4044FFBF581D81320240F4EA8BD51500000040FFBF01"> : tensor<17x17xi1>
  stablehlo.custom_call @check.expect_eq(%LE, %eLE) {signed_zeros} : (tensor<17x17xi1>, tensor<17x17xi1>) -> ()
  %GT = stablehlo.compare GT, %a, %b : (tensor<17x17xf64>, tensor<17x17xf64>) -> tensor<17x17xi1>
  %eGT = stablehlo.constant dense<"0x5011A1224ECDBC9A0914F0EB2640C0BF9B0000A7627ECDFCBF0915702A220080FF9F000000"> : tensor<17x17xi1>
  stablehlo.custom_call @check.expect_eq(%GT, %eGT) {signed_zeros} : (tensor<17x17xi1>, tensor<17x17xi1>) -> ()
  %GE = stablehlo.compare GE, %a, %b : (tensor<17x17xf64>, tensor<17x17xf64>) -> tensor<17x17xi1>
  %eGE = stablehlo.constant dense<"0x5311A7225ECDFC9A0915F0EF2650C0FF9B0001A7667EDDFCFF0915712A260080FFDF000001"> : tensor<17x17xi1>
  stablehlo.custom_call @check.expect_eq(%GE, %eGE) {signed_zeros} : (tensor<17x17xi1>, tensor<17x17xi1>) -> ()
  return
}

func.func @total_order_LT_f64() {
  %x0 = stablehlo.constant dense<"0x00000000000000000000000000000080000000000000E03F000000000000F03F000000000000F8BF000000000000004000000000000004C0000000000000084000000000000024C09A9999999999B93F010000000000F03FFFFFFFFFFFFFEF7F00000000000010800100000000000000000000000000F87F000000000000F07F000000000000F0FF"> : tensor<17xf64>
  %t0 = stablehlo.broadcast_in_dim %x0, dims = [0] : (tensor<17xf64>) -> tensor<17x17xf64>
  %x1 = stablehlo.constant dense<"0x00000000000000000000000000000080000000000000E03F000000000000F03F000000000000F8BF000000000000004000000000000004C0000000000000084000000000000024C09A9999999999B93F010000000000F03FFFFFFFFFFFFFEF7F00000000000010800100000000000000000000000000F87F000000000000F07F000000000000F0FF"> : tensor<17xf64>
  %t1 = stablehlo.broadcast_in_dim %x1, dims = [1] : (tensor<17xf64>) -> tensor<17x17xf64>
  %r = stablehlo.compare LT, %t0, %t1, TOTALORDER : (tensor<17x17xf64>, tensor<17x17xf64>) -> tensor<17x17xi1>
  %er = stablehlo.constant dense<"0xACEE5ADDA1320365F6EA0F10D9AF3F0064FFFE589981220300F6EA8ED51900000020FFFF00"> : tensor<17x17xi1>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<17x17xi1>, tensor<17x17xi1>) -> ()
  return
}

func.func @total_order_EQ_f64() {
  %x0 = stablehlo.constant dense<"0x00000000000000000000000000000080000000000000E03F000000000000F03F000000000000F8BF000000000000004000000000000004C0000000000000084000000000000024C09A9999999999B93F010000000000F03FFFFFFFFFFFFFEF7F00000000000010800100000000000000000000000000F87F000000000000F07F000000000000F0FF"> : tensor<17xf64>
  %t0 = stablehlo.broadcast_in_dim %x0, dims = [0] : (tensor<17xf64>) -> tensor<17x17xf64>
  %x1 = stablehlo.constant dense<"0x00000000000000000000000000000080000000000000E03F000000000000F03F000000000000F8BF000000000000004000000000000004C0000000000000084000000000000024C09A9999999999B93F010000000000F03FFFFFFFFFFFFFEF7F00000000000010800100000000000000000000000000F87F000000000000F07F000000000000F0FF"> : tensor<17xf64>
  %t1 = stablehlo.broadcast_in_dim %x1, dims = [1] : (tensor<17xf64>) -> tensor<17x17xf64>
  %r = stablehlo.compare EQ, %t0, %t1, TOTALORDER : (tensor<17x17xf64>, tensor<17x17xf64>) -> tensor<17x17xi1>
  %er = stablehlo.constant dense<"0x01000400100040000001000400100040000001000400100040000001000400100040000001"> : tensor<17x17xi1>
  stablehlo.custom_call @check.expect_eq(%r, %er) {signed_zeros} : (tensor<17x17xi1>, tensor<17x17xi1>) -> ()
  return
}

func.func @compare_complex_f32() {
  %x = stablehlo.constant dense<"0x0000000000000000000000000000003F000000000000A0BF000000000000604000000000ACC527370000003F000000000000003F0000003F0000003F0000A0BF0000003F000060400000003FACC527370000A0BF000000000000A0BF0000003F0000A0BF0000A0BF0000A0BF000060400000A0BFACC527370000604000000000000060400000003F000060400000A0BF000060400000604000006040ACC52737ACC5273700000000ACC527370000003FACC527370000A0BFACC5273700006040ACC52737ACC52737"> : tensor<25xcomplex<f32>>
  %a = stablehlo.broadcast_in_dim %x, dims = [0] : (tensor<25xcomplex<f32>>) -> tensor<25x25xcomplex<f32>>
  %b = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<25xcomplex<f32>>) -> tensor<25x25xcomplex<f32>>
  %EQ = stablehlo.compare EQ, %a, %b : (tensor<25x25xcomplex<f32>>, tensor<25x25xcomplex<f32>>) -> tensor<25x25xi1>
  %eEQ = stablehlo.constant dense<"0x01000004000010000040000000010000040000100000400000000100000400001000004000000001000004000010000040000000010000040000100000400000000100000400001000004000000001"> : tensor<25x25xi1>
  stablehlo.custom_call @check.expect_eq(%EQ, %eEQ) {signed_zeros} : (tensor<25x25xi1>, tensor<25x25xi1>) -> ()
  %NE = stablehlo.compare NE, %a, %b : (tensor<25x25xcomplex<f32>>, tensor<25x25xcomplex<f32>>) -> tensor<25x25xi1>
  %eNE = stablehlo.constant dense<"0xFEFFFFFBFFFFEFFFFFBFFFFFFFFEFFFFFBFFFFEFFFFFBFFFFFFFFEFFFFFBFFFFEFFFFFBFFFFFFFFEFFFFFBFFFFEFFFFFBFFFFFFFFEFFFFFBFFFFEFFFFFBFFFFFFFFEFFFFFBFFFFEFFFFFBFFFFFFF00"> : tensor<25x25xi1>
  stablehlo.custom_call @check.expect_eq(%NE, %eNE) {signed_zeros} : (tensor<25x25xi1>, tensor<25x25xi1>) -> ()
  return
}

func.func @compare_complex_f64() {
  %x = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000E03F0000000000000000000000000000F4BF00000000000000000000000000000C400000000000000000F168E388B5F8E43E000000000000E03F0000000000000000000000000000E03F000000000000E03F000000000000E03F000000000000F4BF000000000000E03F0000000000000C40000000000000E03FF168E388B5F8E43E000000000000F4BF0000000000000000000000000000F4BF000000000000E03F000000000000F4BF000000000000F4BF000000000000F4BF0000000000000C40000000000000F4BFF168E388B5F8E43E0000000000000C4000000000000000000000000000000C40000000000000E03F0000000000000C40000000000000F4BF0000000000000C400000000000000C400000000000000C40F168E388B5F8E43EF168E388B5F8E43E0000000000000000F168E388B5F8E43E000000000000E03FF168E388B5F8E43E000000000000F4BFF168E388B5F8E43E0000000000000C40F168E388B5F8E43EF168E388B5F8E43E"> : tensor<25xcomplex<f64>>
  %a = stablehlo.broadcast_in_dim %x, dims = [0] : (tensor<25xcomplex<f64>>) -> tensor<25x25xcomplex<f64>>
  %b = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<25xcomplex<f64>>) -> tensor<25x25xcomplex<f64>>
  %EQ = stablehlo.compare EQ, %a, %b : (tensor<25x25xcomplex<f64>>, tensor<25x25xcomplex<f64>>) -> tensor<25x25xi1>
  %eEQ = stablehlo.constant dense<"0x01000004000010000040000000010000040000100000400000000100000400001000004000000001000004000010000040000000010000040000100000400000000100000400001000004000000001"> : tensor<25x25xi1>
  stablehlo.custom_call @check.expect_eq(%EQ, %eEQ) {signed_zeros} : (tensor<25x25xi1>, tensor<25x25xi1>) -> ()
  %NE = stablehlo.compare NE, %a, %b : (tensor<25x25xcomplex<f64>>, tensor<25x25xcomplex<f64>>) -> tensor<25x25xi1>
  %eNE = stablehlo.constant dense<"0xFEFFFFFBFFFFEFFFFFBFFFFFFFFEFFFFFBFFFFEFFFFFBFFFFFFFFEFFFFFBFFFFEFFFFFBFFFFFFFFEFFFFFBFFFFEFFFFFBFFFFFFFFEFFFFFBFFFFEFFFFFBFFFFFFFFEFFFFFBFFFFEFFFFFBFFFFFFF00"> : tensor<25x25xi1>
  stablehlo.custom_call @check.expect_eq(%NE, %eNE) {signed_zeros} : (tensor<25x25xi1>, tensor<25x25xi1>) -> ()
  return
}
