module attributes {mhlo.num_partitions = 4 : i32} {
  func.func public @main(%a: tensor<4xf32>, %n: tensor<i32>) -> (tensor<4xf32>, tensor<ui32>) {
    %0 = "stablehlo.all_reduce"(%a) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      %z = stablehlo.add %x, %y : tensor<f32>
      stablehlo.return %z : tensor<f32>
    }) : (tensor<4xf32>) -> tensor<4xf32>
    %p = stablehlo.partition_id : tensor<ui32>
    return %0, %p : tensor<4xf32>, tensor<ui32>
  }
}
