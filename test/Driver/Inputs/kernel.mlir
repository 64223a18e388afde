func.func @kernel(%x: tensor<4x8xf32>, %n: index) -> tensor<4x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = arith.addf %x, %x : tensor<4x8xf32>
  %1 = act.activate "exp" %0 {engine = "act"} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %2 = act.activate "ln" %1 {engine = "act"} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %3 = act.activate "exp" %2 {engine = "act"} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %4 = act.activate "ln" %3 {engine = "act"} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %4) -> tensor<4x8xf32> {
    %5 = arith.mulf %a, %a : tensor<4x8xf32>
    // Ten times, as far as anybody knows.
    // Its load leaves the loop.
    %6 = act.activate "silu" %5 {engine = "act"} : (tensor<4x8xf32>) -> tensor<4x8xf32>
    scf.yield %6 : tensor<4x8xf32>
  }
  return %r : tensor<4x8xf32>
}
