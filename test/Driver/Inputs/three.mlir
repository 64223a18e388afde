func.func @main(%a: tensor<8xf32>, %b: tensor<4xf32>, %c: tensor<4xf32>)
    -> (tensor<8xf32>, tensor<4xf32>, tensor<16xf32>, tensor<8xf32>, tensor<2xf32>, tensor<2xf32>) {
  %0 = ccl.all_reduce add %a group <[[0, 1]]> : (tensor<8xf32>) -> tensor<8xf32>
  %1 = ccl.all_reduce add %b group <[[0, 1]]> : (tensor<4xf32>) -> tensor<4xf32>
  %2 = ccl.all_gather %a dim 0 group <[[0, 1]]> : (tensor<8xf32>) -> tensor<16xf32>
  %3 = ccl.all_gather %b dim 0 group <[[0, 1]]> : (tensor<4xf32>) -> tensor<8xf32>
  %4 = ccl.reduce_scatter add %b dim 0 group <[[0, 1]]> : (tensor<4xf32>) -> tensor<2xf32>
  %5 = ccl.reduce_scatter add %c dim 0 group <[[0, 1]]> : (tensor<4xf32>) -> tensor<2xf32>
  return %0, %1, %2, %3, %4, %5 : tensor<8xf32>, tensor<4xf32>, tensor<16xf32>, tensor<8xf32>, tensor<2xf32>, tensor<2xf32>
}
