func.func @one() -> tensor<i32> {
  %0 = stablehlo.constant dense<1> : tensor<i32>
  check.expect_eq_const %0, dense<1> : tensor<i32>
  return %0 : tensor<i32>
}
func.func @two() {
  %0 = call @three() : () -> tensor<i32>
  check.expect_eq_const %0, dense<3> : tensor<i32>
  return
}
func.func private @three() -> tensor<i32> {
  %0 = stablehlo.constant dense<3> : tensor<i32>
  return %0 : tensor<i32>
}
// -----
// Nothing.
// -----
func.func @two() {
  %0 = stablehlo.constant dense<2> : tensor<i32>
  check.expect_eq_const %0, dense<2> : tensor<i32>
  return
}
// ----- and a program that has results
func.func @main() -> tensor<i32> {
  %0 = stablehlo.constant dense<5> : tensor<i32>
  return %0 : tensor<i32>
}
