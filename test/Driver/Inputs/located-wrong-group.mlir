#loc1 = loc("model.py":12:3)
#loc2 = loc("jit(f)/gather"(#loc1))
func.func public @main(%a: tensor<4xf32>) -> tensor<8xf32> {
  %0 = "stablehlo.all_gather"(%a) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> : (tensor<4xf32>) -> tensor<8xf32> loc(#loc2)
  %1 = "stablehlo.all_gather"(%a) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4xf32>) -> tensor<8xf32> loc(#loc2)
  return %0 : tensor<8xf32> loc(#loc2)
} loc(unknown)
