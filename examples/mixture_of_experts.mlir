module @jit_train_step attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["data"=2, "expert"=4]> {stablehlo.mesh = {axes = [{name = "data", size = 2 : i64}, {name = "expert", size = 4 : i64}]}}
  func.func public @main(%arg0: tensor<64xf32>, %arg1: tensor<64x8xf32>, %arg2: tensor<8x128x64xf32>, %arg3: tensor<8x64x128xf32>, %arg4: tensor<8x64x128xf32>, %arg5: tensor<64xf32>, %arg6: tensor<64x8xf32>, %arg7: tensor<8x128x64xf32>, %arg8: tensor<8x64x128xf32>, %arg9: tensor<8x64x128xf32>, %arg10: tensor<16x32x64xbf16>, %arg11: tensor<16x32x64xbf16>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<64xf32> {jax.result_info = "result[1][0]['norm']"}, tensor<64x8xf32> {jax.result_info = "result[1][0]['router']"}, tensor<8x128x64xf32> {jax.result_info = "result[1][0]['w_down']"}, tensor<8x64x128xf32> {jax.result_info = "result[1][0]['w_gate']"}, tensor<8x64x128xf32> {jax.result_info = "result[1][0]['w_up']"}, tensor<64xf32> {jax.result_info = "result[1][1]['norm']"}, tensor<64x8xf32> {jax.result_info = "result[1][1]['router']"}, tensor<8x128x64xf32> {jax.result_info = "result[1][1]['w_down']"}, tensor<8x64x128xf32> {jax.result_info = "result[1][1]['w_gate']"}, tensor<8x64x128xf32> {jax.result_info = "result[1][1]['w_up']"}) {
    %0:11 = sdy.manual_computation(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11) in_shardings=[<@mesh, [{}]>, <@mesh, [{}, {}]>, <@mesh, [{"expert"}, {}, {}]>, <@mesh, [{"expert"}, {}, {}]>, <@mesh, [{"expert"}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}, {}]>, <@mesh, [{"expert"}, {}, {}]>, <@mesh, [{"expert"}, {}, {}]>, <@mesh, [{"expert"}, {}, {}]>, <@mesh, [{"data", "expert"}, {}, {}]>, <@mesh, [{"data", "expert"}, {}, {}]>] out_shardings=[<@mesh, []>, <@mesh, [{}]>, <@mesh, [{}, {}]>, <@mesh, [{"expert"}, {}, {}]>, <@mesh, [{"expert"}, {}, {}]>, <@mesh, [{"expert"}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}, {}]>, <@mesh, [{"expert"}, {}, {}]>, <@mesh, [{"expert"}, {}, {}]>, <@mesh, [{"expert"}, {}, {}]>] manual_axes={"data", "expert"} (%arg12: tensor<64xf32>, %arg13: tensor<64x8xf32>, %arg14: tensor<2x128x64xf32>, %arg15: tensor<2x64x128xf32>, %arg16: tensor<2x64x128xf32>, %arg17: tensor<64xf32>, %arg18: tensor<64x8xf32>, %arg19: tensor<2x128x64xf32>, %arg20: tensor<2x64x128xf32>, %arg21: tensor<2x64x128xf32>, %arg22: tensor<2x32x64xbf16>, %arg23: tensor<2x32x64xbf16>) {
      %1 = stablehlo.reshape %arg22 : (tensor<2x32x64xbf16>) -> tensor<64x64xbf16>
      %2 = stablehlo.convert %1 : (tensor<64x64xbf16>) -> tensor<64x64xf32>
      %3 = chlo.square %2 : tensor<64x64xf32> -> tensor<64x64xf32>
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<64x64xf32>, tensor<f32>) -> tensor<64xf32>
      %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
      %cst_0 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
      %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
      %7 = stablehlo.divide %5, %6 : tensor<64x1xf32>
      %cst_1 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
      %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
      %9 = stablehlo.add %7, %8 : tensor<64x1xf32>
      %10 = stablehlo.rsqrt %9 : tensor<64x1xf32>
      %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x64xf32>
      %12 = stablehlo.multiply %2, %11 : tensor<64x64xf32>
      %13 = stablehlo.broadcast_in_dim %arg12, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
      %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<1x64xf32>) -> tensor<64x64xf32>
      %15 = stablehlo.multiply %12, %14 : tensor<64x64xf32>
      %16 = stablehlo.convert %15 : (tensor<64x64xf32>) -> tensor<64x64xbf16>
      %17 = stablehlo.convert %16 : (tensor<64x64xbf16>) -> tensor<64x64xf32>
      %18 = stablehlo.dot_general %17, %arg13, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x64xf32>, tensor<64x8xf32>) -> tensor<64x8xf32>
      %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %19 = stablehlo.reduce(%18 init: %cst_2) applies stablehlo.maximum across dimensions = [1] : (tensor<64x8xf32>, tensor<f32>) -> tensor<64xf32>
      %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %20 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %21 = stablehlo.maximum %20, %19 : tensor<64xf32>
      %22 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
      %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x8xf32>
      %24 = stablehlo.subtract %18, %23 : tensor<64x8xf32>
      %25 = stablehlo.exponential %24 : tensor<64x8xf32>
      %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %26 = stablehlo.reduce(%25 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<64x8xf32>, tensor<f32>) -> tensor<64xf32>
      %27 = stablehlo.broadcast_in_dim %26, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
      %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x8xf32>
      %29 = stablehlo.divide %25, %28 : tensor<64x8xf32>
      %30 = stablehlo.multiply %27, %27 : tensor<64x1xf32>
      %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %31 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
      %32 = stablehlo.divide %31, %30 : tensor<64x1xf32>
      %values, %indices = chlo.top_k(%29, k = 2) : tensor<64x8xf32> -> (tensor<64x2xf32>, tensor<64x2xi32>)
      %33 = stablehlo.reshape %indices : (tensor<64x2xi32>) -> tensor<64x2x1xi32>
      %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %34 = stablehlo.reduce(%values init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<64x2xf32>, tensor<f32>) -> tensor<64xf32>
      %35 = stablehlo.broadcast_in_dim %34, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
      %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x2xf32>
      %37 = stablehlo.divide %values, %36 : tensor<64x2xf32>
      %38 = stablehlo.multiply %35, %35 : tensor<64x1xf32>
      %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %39 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
      %40 = stablehlo.divide %39, %38 : tensor<64x1xf32>
      %41 = func.call @_one_hot(%indices) : (tensor<64x2xi32>) -> tensor<64x2x8xi32>
      %42 = stablehlo.transpose %41, dims = [1, 0, 2] : (tensor<64x2x8xi32>) -> tensor<2x64x8xi32>
      %43 = stablehlo.reshape %42 : (tensor<2x64x8xi32>) -> tensor<128x8xi32>
      %44 = func.call @cumsum(%43) : (tensor<128x8xi32>) -> tensor<128x8xi32>
      %45 = stablehlo.subtract %44, %43 : tensor<128x8xi32>
      %46 = stablehlo.multiply %45, %43 : tensor<128x8xi32>
      %c = stablehlo.constant dense<0> : tensor<i32>
      %47 = stablehlo.reduce(%46 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<128x8xi32>, tensor<i32>) -> tensor<128xi32>
      %48 = stablehlo.reshape %47 : (tensor<128xi32>) -> tensor<2x64xi32>
      %49 = stablehlo.transpose %48, dims = [1, 0] : (tensor<2x64xi32>) -> tensor<64x2xi32>
      %50 = stablehlo.slice %41 [0:64, 0:1, 0:8] : (tensor<64x2x8xi32>) -> tensor<64x1x8xi32>
      %51 = stablehlo.reshape %50 : (tensor<64x1x8xi32>) -> tensor<64x8xi32>
      %52 = stablehlo.convert %51 : (tensor<64x8xi32>) -> tensor<64x8xf32>
      %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %53 = stablehlo.reduce(%52 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<64x8xf32>, tensor<f32>) -> tensor<8xf32>
      %cst_9 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
      %54 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %55 = stablehlo.divide %53, %54 : tensor<8xf32>
      %56 = "stablehlo.all_reduce"(%55) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg24: tensor<f32>, %arg25: tensor<f32>):
        %579 = stablehlo.add %arg24, %arg25 : tensor<f32>
        stablehlo.return %579 : tensor<f32>
      }) : (tensor<8xf32>) -> tensor<8xf32>
      %cst_10 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %57 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %58 = stablehlo.divide %56, %57 : tensor<8xf32>
      %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %59 = stablehlo.reduce(%29 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<64x8xf32>, tensor<f32>) -> tensor<8xf32>
      %cst_12 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
      %60 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %61 = stablehlo.divide %59, %60 : tensor<8xf32>
      %62 = "stablehlo.all_reduce"(%61) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg24: tensor<f32>, %arg25: tensor<f32>):
        %579 = stablehlo.add %arg24, %arg25 : tensor<f32>
        stablehlo.return %579 : tensor<f32>
      }) : (tensor<8xf32>) -> tensor<8xf32>
      %cst_13 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %63 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %64 = stablehlo.divide %62, %63 : tensor<8xf32>
      %65 = stablehlo.multiply %58, %64 : tensor<8xf32>
      %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %66 = stablehlo.reduce(%65 init: %cst_14) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
      %cst_15 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %67 = stablehlo.multiply %cst_15, %66 : tensor<f32>
      %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %68 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<bf16>) -> tensor<8x24x64xbf16>
      %69 = stablehlo.broadcast_in_dim %16, dims = [0, 2] : (tensor<64x64xbf16>) -> tensor<64x1x64xbf16>
      %c_17 = stablehlo.constant dense<0> : tensor<i32>
      %70 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<64x2xi32>
      %71 = stablehlo.compare LT, %indices, %70, SIGNED : (tensor<64x2xi32>, tensor<64x2xi32>) -> tensor<64x2xi1>
      %c_18 = stablehlo.constant dense<8> : tensor<i32>
      %72 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<64x2xi32>
      %73 = stablehlo.add %indices, %72 : tensor<64x2xi32>
      %74 = stablehlo.select %71, %73, %indices : tensor<64x2xi1>, tensor<64x2xi32>
      %c_19 = stablehlo.constant dense<0> : tensor<i32>
      %75 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<64x2xi32>
      %76 = stablehlo.compare LT, %49, %75, SIGNED : (tensor<64x2xi32>, tensor<64x2xi32>) -> tensor<64x2xi1>
      %c_20 = stablehlo.constant dense<24> : tensor<i32>
      %77 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<64x2xi32>
      %78 = stablehlo.add %49, %77 : tensor<64x2xi32>
      %79 = stablehlo.select %76, %78, %49 : tensor<64x2xi1>, tensor<64x2xi32>
      %80 = stablehlo.broadcast_in_dim %74, dims = [0, 1] : (tensor<64x2xi32>) -> tensor<64x2x1xi32>
      %81 = stablehlo.broadcast_in_dim %79, dims = [0, 1] : (tensor<64x2xi32>) -> tensor<64x2x1xi32>
      %82 = stablehlo.concatenate %80, %81, dim = 2 : (tensor<64x2x1xi32>, tensor<64x2x1xi32>) -> tensor<64x2x2xi32>
      %83 = stablehlo.broadcast_in_dim %69, dims = [0, 1, 2] : (tensor<64x1x64xbf16>) -> tensor<64x2x64xbf16>
      %84 = stablehlo.iota dim = 0 : tensor<128xui32>
      %85 = stablehlo.reshape %84 : (tensor<128xui32>) -> tensor<64x2x1xui32>
      %c_21 = stablehlo.constant dense<1> : tensor<ui32>
      %86 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<ui32>) -> tensor<64x2x64xui32>
      %87 = stablehlo.broadcast_in_dim %85, dims = [0, 1, 2] : (tensor<64x2x1xui32>) -> tensor<64x2x64xui32>
      %88 = stablehlo.add %87, %86 : tensor<64x2x64xui32>
      %c_22 = stablehlo.constant dense<0> : tensor<ui32>
      %89 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<ui32>) -> tensor<8x24x64xui32>
      %90 = "stablehlo.scatter"(%89, %82, %88) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
      ^bb0(%arg24: tensor<ui32>, %arg25: tensor<ui32>):
        stablehlo.return %arg25 : tensor<ui32>
      }) : (tensor<8x24x64xui32>, tensor<64x2x2xi32>, tensor<64x2x64xui32>) -> tensor<8x24x64xui32>
      %91 = "stablehlo.gather"(%90, %82) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 64>}> : (tensor<8x24x64xui32>, tensor<64x2x2xi32>) -> tensor<64x2x64xui32>
      %c_23 = stablehlo.constant dense<0> : tensor<ui32>
      %92 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<ui32>) -> tensor<8x24x64xui32>
      %93 = stablehlo.compare EQ, %90, %92, UNSIGNED : (tensor<8x24x64xui32>, tensor<8x24x64xui32>) -> tensor<8x24x64xi1>
      %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %94 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<bf16>) -> tensor<8x24x64xbf16>
      %95 = stablehlo.select %93, %68, %94 : tensor<8x24x64xi1>, tensor<8x24x64xbf16>
      %96 = stablehlo.compare EQ, %88, %91, UNSIGNED : (tensor<64x2x64xui32>, tensor<64x2x64xui32>) -> tensor<64x2x64xi1>
      %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %97 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<bf16>) -> tensor<64x2x64xbf16>
      %98 = stablehlo.select %96, %83, %97 : tensor<64x2x64xi1>, tensor<64x2x64xbf16>
      %99 = stablehlo.compare EQ, %88, %91, UNSIGNED : (tensor<64x2x64xui32>, tensor<64x2x64xui32>) -> tensor<64x2x64xi1>
      %100 = "stablehlo.scatter"(%95, %82, %98) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
      ^bb0(%arg24: tensor<bf16>, %arg25: tensor<bf16>):
        %579 = stablehlo.add %arg24, %arg25 : tensor<bf16>
        stablehlo.return %579 : tensor<bf16>
      }) : (tensor<8x24x64xbf16>, tensor<64x2x2xi32>, tensor<64x2x64xbf16>) -> tensor<8x24x64xbf16>
      %101 = stablehlo.abs %100 : tensor<8x24x64xbf16>
      %cst_26 = stablehlo.constant dense<0xFF80> : tensor<bf16>
      %102 = stablehlo.reduce(%101 init: %cst_26) applies stablehlo.maximum across dimensions = [2] : (tensor<8x24x64xbf16>, tensor<bf16>) -> tensor<8x24xbf16>
      %103 = stablehlo.broadcast_in_dim %102, dims = [0, 1] : (tensor<8x24xbf16>) -> tensor<8x24x1xbf16>
      %104 = stablehlo.convert %103 : (tensor<8x24x1xbf16>) -> tensor<8x24x1xf32>
      %cst_27 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
      %105 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<8x24x1xf32>
      %106 = stablehlo.maximum %104, %105 : tensor<8x24x1xf32>
      %cst_28 = stablehlo.constant dense<4.480000e+02> : tensor<f32>
      %107 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<8x24x1xf32>
      %108 = stablehlo.divide %106, %107 : tensor<8x24x1xf32>
      %109 = stablehlo.convert %100 : (tensor<8x24x64xbf16>) -> tensor<8x24x64xf32>
      %110 = stablehlo.broadcast_in_dim %108, dims = [0, 1, 2] : (tensor<8x24x1xf32>) -> tensor<8x24x64xf32>
      %111 = stablehlo.divide %109, %110 : tensor<8x24x64xf32>
      %112 = stablehlo.convert %111 : (tensor<8x24x64xf32>) -> tensor<8x24x64xf8E4M3FN>
      %113 = "stablehlo.all_to_all"(%112) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, concat_dimension = 1 : i64, replica_groups = dense<[[0, 1, 2, 3], [4, 5, 6, 7]]> : tensor<2x4xi64>, split_count = 4 : i64, split_dimension = 0 : i64}> : (tensor<8x24x64xf8E4M3FN>) -> tensor<2x96x64xf8E4M3FN>
      %114 = "stablehlo.all_to_all"(%108) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, concat_dimension = 1 : i64, replica_groups = dense<[[0, 1, 2, 3], [4, 5, 6, 7]]> : tensor<2x4xi64>, split_count = 4 : i64, split_dimension = 0 : i64}> : (tensor<8x24x1xf32>) -> tensor<2x96x1xf32>
      %115 = stablehlo.convert %113 : (tensor<2x96x64xf8E4M3FN>) -> tensor<2x96x64xf32>
      %116 = stablehlo.broadcast_in_dim %114, dims = [0, 1, 2] : (tensor<2x96x1xf32>) -> tensor<2x96x64xf32>
      %117 = stablehlo.multiply %115, %116 : tensor<2x96x64xf32>
      %118 = stablehlo.convert %117 : (tensor<2x96x64xf32>) -> tensor<2x96x64xbf16>
      %119 = stablehlo.convert %arg15 : (tensor<2x64x128xf32>) -> tensor<2x64x128xbf16>
      %120 = stablehlo.convert %arg16 : (tensor<2x64x128xf32>) -> tensor<2x64x128xbf16>
      %121 = stablehlo.convert %arg14 : (tensor<2x128x64xf32>) -> tensor<2x128x64xbf16>
      %122 = stablehlo.dot_general %118, %119, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x96x64xbf16>, tensor<2x64x128xbf16>) -> tensor<2x96x128xbf16>
      %123:3 = func.call @silu(%122) : (tensor<2x96x128xbf16>) -> (tensor<2x96x128xbf16>, tensor<2x96x128xbf16>, tensor<2x96x128xbf16>)
      %124 = stablehlo.dot_general %118, %120, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x96x64xbf16>, tensor<2x64x128xbf16>) -> tensor<2x96x128xbf16>
      %125 = stablehlo.multiply %123#0, %124 : tensor<2x96x128xbf16>
      %126 = stablehlo.dot_general %125, %121, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x96x128xbf16>, tensor<2x128x64xbf16>) -> tensor<2x96x64xbf16>
      %127 = "stablehlo.all_to_all"(%126) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, concat_dimension = 0 : i64, replica_groups = dense<[[0, 1, 2, 3], [4, 5, 6, 7]]> : tensor<2x4xi64>, split_count = 4 : i64, split_dimension = 1 : i64}> : (tensor<2x96x64xbf16>) -> tensor<8x24x64xbf16>
      %c_29 = stablehlo.constant dense<0> : tensor<i32>
      %128 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i32>) -> tensor<64x2xi32>
      %129 = stablehlo.compare LT, %indices, %128, SIGNED : (tensor<64x2xi32>, tensor<64x2xi32>) -> tensor<64x2xi1>
      %c_30 = stablehlo.constant dense<8> : tensor<i32>
      %130 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<i32>) -> tensor<64x2xi32>
      %131 = stablehlo.add %indices, %130 : tensor<64x2xi32>
      %132 = stablehlo.select %129, %131, %indices : tensor<64x2xi1>, tensor<64x2xi32>
      %c_31 = stablehlo.constant dense<0> : tensor<i32>
      %133 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<i32>) -> tensor<64x2xi32>
      %134 = stablehlo.compare LT, %49, %133, SIGNED : (tensor<64x2xi32>, tensor<64x2xi32>) -> tensor<64x2xi1>
      %c_32 = stablehlo.constant dense<24> : tensor<i32>
      %135 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<64x2xi32>
      %136 = stablehlo.add %49, %135 : tensor<64x2xi32>
      %137 = stablehlo.select %134, %136, %49 : tensor<64x2xi1>, tensor<64x2xi32>
      %138 = stablehlo.broadcast_in_dim %132, dims = [0, 1] : (tensor<64x2xi32>) -> tensor<64x2x1xi32>
      %139 = stablehlo.broadcast_in_dim %137, dims = [0, 1] : (tensor<64x2xi32>) -> tensor<64x2x1xi32>
      %140 = stablehlo.concatenate %138, %139, dim = 2 : (tensor<64x2x1xi32>, tensor<64x2x1xi32>) -> tensor<64x2x2xi32>
      %c_33 = stablehlo.constant dense<[7, 23]> : tensor<2xi32>
      %c_34 = stablehlo.constant dense<0> : tensor<i32>
      %141 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i32>) -> tensor<64x2x2xi32>
      %142 = stablehlo.compare GE, %140, %141, SIGNED : (tensor<64x2x2xi32>, tensor<64x2x2xi32>) -> tensor<64x2x2xi1>
      %143 = stablehlo.broadcast_in_dim %c_33, dims = [2] : (tensor<2xi32>) -> tensor<1x1x2xi32>
      %144 = stablehlo.broadcast_in_dim %143, dims = [0, 1, 2] : (tensor<1x1x2xi32>) -> tensor<64x2x2xi32>
      %145 = stablehlo.compare LE, %140, %144, SIGNED : (tensor<64x2x2xi32>, tensor<64x2x2xi32>) -> tensor<64x2x2xi1>
      %146 = stablehlo.and %142, %145 : tensor<64x2x2xi1>
      %c_35 = stablehlo.constant dense<true> : tensor<i1>
      %147 = stablehlo.reduce(%146 init: %c_35) applies stablehlo.and across dimensions = [2] : (tensor<64x2x2xi1>, tensor<i1>) -> tensor<64x2xi1>
      %148 = "stablehlo.gather"(%127, %140) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 64>}> : (tensor<8x24x64xbf16>, tensor<64x2x2xi32>) -> tensor<64x2x64xbf16>
      %149 = stablehlo.broadcast_in_dim %147, dims = [0, 1] : (tensor<64x2xi1>) -> tensor<64x2x64xi1>
      %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %150 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<bf16>) -> tensor<64x2x64xbf16>
      %151 = stablehlo.select %149, %148, %150 : tensor<64x2x64xi1>, tensor<64x2x64xbf16>
      %152 = stablehlo.broadcast_in_dim %37, dims = [0, 1] : (tensor<64x2xf32>) -> tensor<64x2x1xf32>
      %153 = stablehlo.convert %152 : (tensor<64x2x1xf32>) -> tensor<64x2x1xbf16>
      %154 = stablehlo.broadcast_in_dim %153, dims = [0, 1, 2] : (tensor<64x2x1xbf16>) -> tensor<64x2x64xbf16>
      %155 = stablehlo.multiply %151, %154 : tensor<64x2x64xbf16>
      %156 = stablehlo.convert %155 : (tensor<64x2x64xbf16>) -> tensor<64x2x64xf32>
      %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %157 = stablehlo.reduce(%156 init: %cst_37) applies stablehlo.add across dimensions = [1] : (tensor<64x2x64xf32>, tensor<f32>) -> tensor<64x64xf32>
      %158 = stablehlo.convert %157 : (tensor<64x64xf32>) -> tensor<64x64xbf16>
      %159 = stablehlo.add %1, %158 : tensor<64x64xbf16>
      %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %160 = stablehlo.add %cst_38, %67 : tensor<f32>
      %161 = stablehlo.convert %159 : (tensor<64x64xbf16>) -> tensor<64x64xf32>
      %162 = chlo.square %161 : tensor<64x64xf32> -> tensor<64x64xf32>
      %cst_39 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %163 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
      %164 = stablehlo.multiply %163, %161 : tensor<64x64xf32>
      %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %165 = stablehlo.reduce(%162 init: %cst_40) applies stablehlo.add across dimensions = [1] : (tensor<64x64xf32>, tensor<f32>) -> tensor<64xf32>
      %166 = stablehlo.broadcast_in_dim %165, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
      %cst_41 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
      %167 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
      %168 = stablehlo.divide %166, %167 : tensor<64x1xf32>
      %cst_42 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
      %169 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
      %170 = stablehlo.add %168, %169 : tensor<64x1xf32>
      %171 = stablehlo.rsqrt %170 : tensor<64x1xf32>
      %172 = stablehlo.divide %171, %170 : tensor<64x1xf32>
      %cst_43 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
      %173 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
      %174 = stablehlo.multiply %173, %172 : tensor<64x1xf32>
      %175 = stablehlo.broadcast_in_dim %171, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x64xf32>
      %176 = stablehlo.multiply %161, %175 : tensor<64x64xf32>
      %177 = stablehlo.broadcast_in_dim %arg17, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
      %178 = stablehlo.broadcast_in_dim %177, dims = [0, 1] : (tensor<1x64xf32>) -> tensor<64x64xf32>
      %179 = stablehlo.multiply %176, %178 : tensor<64x64xf32>
      %180 = stablehlo.convert %179 : (tensor<64x64xf32>) -> tensor<64x64xbf16>
      %181 = stablehlo.convert %180 : (tensor<64x64xbf16>) -> tensor<64x64xf32>
      %182 = stablehlo.dot_general %181, %arg18, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x64xf32>, tensor<64x8xf32>) -> tensor<64x8xf32>
      %cst_44 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %183 = stablehlo.reduce(%182 init: %cst_44) applies stablehlo.maximum across dimensions = [1] : (tensor<64x8xf32>, tensor<f32>) -> tensor<64xf32>
      %cst_45 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %184 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %185 = stablehlo.maximum %184, %183 : tensor<64xf32>
      %186 = stablehlo.broadcast_in_dim %185, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
      %187 = stablehlo.broadcast_in_dim %186, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x8xf32>
      %188 = stablehlo.subtract %182, %187 : tensor<64x8xf32>
      %189 = stablehlo.exponential %188 : tensor<64x8xf32>
      %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %190 = stablehlo.reduce(%189 init: %cst_46) applies stablehlo.add across dimensions = [1] : (tensor<64x8xf32>, tensor<f32>) -> tensor<64xf32>
      %191 = stablehlo.broadcast_in_dim %190, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
      %192 = stablehlo.broadcast_in_dim %191, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x8xf32>
      %193 = stablehlo.divide %189, %192 : tensor<64x8xf32>
      %194 = stablehlo.multiply %191, %191 : tensor<64x1xf32>
      %cst_47 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %195 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
      %196 = stablehlo.divide %195, %194 : tensor<64x1xf32>
      %values_48, %indices_49 = chlo.top_k(%193, k = 2) : tensor<64x8xf32> -> (tensor<64x2xf32>, tensor<64x2xi32>)
      %197 = stablehlo.reshape %indices_49 : (tensor<64x2xi32>) -> tensor<64x2x1xi32>
      %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %198 = stablehlo.reduce(%values_48 init: %cst_50) applies stablehlo.add across dimensions = [1] : (tensor<64x2xf32>, tensor<f32>) -> tensor<64xf32>
      %199 = stablehlo.broadcast_in_dim %198, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
      %200 = stablehlo.broadcast_in_dim %199, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x2xf32>
      %201 = stablehlo.divide %values_48, %200 : tensor<64x2xf32>
      %202 = stablehlo.multiply %199, %199 : tensor<64x1xf32>
      %cst_51 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %203 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
      %204 = stablehlo.divide %203, %202 : tensor<64x1xf32>
      %205 = func.call @_one_hot(%indices_49) : (tensor<64x2xi32>) -> tensor<64x2x8xi32>
      %206 = stablehlo.transpose %205, dims = [1, 0, 2] : (tensor<64x2x8xi32>) -> tensor<2x64x8xi32>
      %207 = stablehlo.reshape %206 : (tensor<2x64x8xi32>) -> tensor<128x8xi32>
      %208 = func.call @cumsum(%207) : (tensor<128x8xi32>) -> tensor<128x8xi32>
      %209 = stablehlo.subtract %208, %207 : tensor<128x8xi32>
      %210 = stablehlo.multiply %209, %207 : tensor<128x8xi32>
      %c_52 = stablehlo.constant dense<0> : tensor<i32>
      %211 = stablehlo.reduce(%210 init: %c_52) applies stablehlo.add across dimensions = [1] : (tensor<128x8xi32>, tensor<i32>) -> tensor<128xi32>
      %212 = stablehlo.reshape %211 : (tensor<128xi32>) -> tensor<2x64xi32>
      %213 = stablehlo.transpose %212, dims = [1, 0] : (tensor<2x64xi32>) -> tensor<64x2xi32>
      %214 = stablehlo.slice %205 [0:64, 0:1, 0:8] : (tensor<64x2x8xi32>) -> tensor<64x1x8xi32>
      %215 = stablehlo.reshape %214 : (tensor<64x1x8xi32>) -> tensor<64x8xi32>
      %216 = stablehlo.convert %215 : (tensor<64x8xi32>) -> tensor<64x8xf32>
      %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %217 = stablehlo.reduce(%216 init: %cst_53) applies stablehlo.add across dimensions = [0] : (tensor<64x8xf32>, tensor<f32>) -> tensor<8xf32>
      %cst_54 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
      %218 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %219 = stablehlo.divide %217, %218 : tensor<8xf32>
      %220 = "stablehlo.all_reduce"(%219) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg24: tensor<f32>, %arg25: tensor<f32>):
        %579 = stablehlo.add %arg24, %arg25 : tensor<f32>
        stablehlo.return %579 : tensor<f32>
      }) : (tensor<8xf32>) -> tensor<8xf32>
      %cst_55 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %221 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %222 = stablehlo.divide %220, %221 : tensor<8xf32>
      %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %223 = stablehlo.reduce(%193 init: %cst_56) applies stablehlo.add across dimensions = [0] : (tensor<64x8xf32>, tensor<f32>) -> tensor<8xf32>
      %cst_57 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
      %224 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %225 = stablehlo.divide %223, %224 : tensor<8xf32>
      %226 = "stablehlo.all_reduce"(%225) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg24: tensor<f32>, %arg25: tensor<f32>):
        %579 = stablehlo.add %arg24, %arg25 : tensor<f32>
        stablehlo.return %579 : tensor<f32>
      }) : (tensor<8xf32>) -> tensor<8xf32>
      %cst_58 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %227 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %228 = stablehlo.divide %226, %227 : tensor<8xf32>
      %229 = stablehlo.multiply %222, %228 : tensor<8xf32>
      %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %230 = stablehlo.reduce(%229 init: %cst_59) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
      %cst_60 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %231 = stablehlo.multiply %cst_60, %230 : tensor<f32>
      %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %232 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<bf16>) -> tensor<8x24x64xbf16>
      %233 = stablehlo.broadcast_in_dim %180, dims = [0, 2] : (tensor<64x64xbf16>) -> tensor<64x1x64xbf16>
      %c_62 = stablehlo.constant dense<0> : tensor<i32>
      %234 = stablehlo.broadcast_in_dim %c_62, dims = [] : (tensor<i32>) -> tensor<64x2xi32>
      %235 = stablehlo.compare LT, %indices_49, %234, SIGNED : (tensor<64x2xi32>, tensor<64x2xi32>) -> tensor<64x2xi1>
      %c_63 = stablehlo.constant dense<8> : tensor<i32>
      %236 = stablehlo.broadcast_in_dim %c_63, dims = [] : (tensor<i32>) -> tensor<64x2xi32>
      %237 = stablehlo.add %indices_49, %236 : tensor<64x2xi32>
      %238 = stablehlo.select %235, %237, %indices_49 : tensor<64x2xi1>, tensor<64x2xi32>
      %c_64 = stablehlo.constant dense<0> : tensor<i32>
      %239 = stablehlo.broadcast_in_dim %c_64, dims = [] : (tensor<i32>) -> tensor<64x2xi32>
      %240 = stablehlo.compare LT, %213, %239, SIGNED : (tensor<64x2xi32>, tensor<64x2xi32>) -> tensor<64x2xi1>
      %c_65 = stablehlo.constant dense<24> : tensor<i32>
      %241 = stablehlo.broadcast_in_dim %c_65, dims = [] : (tensor<i32>) -> tensor<64x2xi32>
      %242 = stablehlo.add %213, %241 : tensor<64x2xi32>
      %243 = stablehlo.select %240, %242, %213 : tensor<64x2xi1>, tensor<64x2xi32>
      %244 = stablehlo.broadcast_in_dim %238, dims = [0, 1] : (tensor<64x2xi32>) -> tensor<64x2x1xi32>
      %245 = stablehlo.broadcast_in_dim %243, dims = [0, 1] : (tensor<64x2xi32>) -> tensor<64x2x1xi32>
      %246 = stablehlo.concatenate %244, %245, dim = 2 : (tensor<64x2x1xi32>, tensor<64x2x1xi32>) -> tensor<64x2x2xi32>
      %247 = stablehlo.broadcast_in_dim %233, dims = [0, 1, 2] : (tensor<64x1x64xbf16>) -> tensor<64x2x64xbf16>
      %248 = stablehlo.iota dim = 0 : tensor<128xui32>
      %249 = stablehlo.reshape %248 : (tensor<128xui32>) -> tensor<64x2x1xui32>
      %c_66 = stablehlo.constant dense<1> : tensor<ui32>
      %250 = stablehlo.broadcast_in_dim %c_66, dims = [] : (tensor<ui32>) -> tensor<64x2x64xui32>
      %251 = stablehlo.broadcast_in_dim %249, dims = [0, 1, 2] : (tensor<64x2x1xui32>) -> tensor<64x2x64xui32>
      %252 = stablehlo.add %251, %250 : tensor<64x2x64xui32>
      %c_67 = stablehlo.constant dense<0> : tensor<ui32>
      %253 = stablehlo.broadcast_in_dim %c_67, dims = [] : (tensor<ui32>) -> tensor<8x24x64xui32>
      %254 = "stablehlo.scatter"(%253, %246, %252) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
      ^bb0(%arg24: tensor<ui32>, %arg25: tensor<ui32>):
        stablehlo.return %arg25 : tensor<ui32>
      }) : (tensor<8x24x64xui32>, tensor<64x2x2xi32>, tensor<64x2x64xui32>) -> tensor<8x24x64xui32>
      %255 = "stablehlo.gather"(%254, %246) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 64>}> : (tensor<8x24x64xui32>, tensor<64x2x2xi32>) -> tensor<64x2x64xui32>
      %c_68 = stablehlo.constant dense<0> : tensor<ui32>
      %256 = stablehlo.broadcast_in_dim %c_68, dims = [] : (tensor<ui32>) -> tensor<8x24x64xui32>
      %257 = stablehlo.compare EQ, %254, %256, UNSIGNED : (tensor<8x24x64xui32>, tensor<8x24x64xui32>) -> tensor<8x24x64xi1>
      %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %258 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<bf16>) -> tensor<8x24x64xbf16>
      %259 = stablehlo.select %257, %232, %258 : tensor<8x24x64xi1>, tensor<8x24x64xbf16>
      %260 = stablehlo.compare EQ, %252, %255, UNSIGNED : (tensor<64x2x64xui32>, tensor<64x2x64xui32>) -> tensor<64x2x64xi1>
      %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %261 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<bf16>) -> tensor<64x2x64xbf16>
      %262 = stablehlo.select %260, %247, %261 : tensor<64x2x64xi1>, tensor<64x2x64xbf16>
      %263 = stablehlo.compare EQ, %252, %255, UNSIGNED : (tensor<64x2x64xui32>, tensor<64x2x64xui32>) -> tensor<64x2x64xi1>
      %264 = "stablehlo.scatter"(%259, %246, %262) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
      ^bb0(%arg24: tensor<bf16>, %arg25: tensor<bf16>):
        %579 = stablehlo.add %arg24, %arg25 : tensor<bf16>
        stablehlo.return %579 : tensor<bf16>
      }) : (tensor<8x24x64xbf16>, tensor<64x2x2xi32>, tensor<64x2x64xbf16>) -> tensor<8x24x64xbf16>
      %265 = stablehlo.abs %264 : tensor<8x24x64xbf16>
      %cst_71 = stablehlo.constant dense<0xFF80> : tensor<bf16>
      %266 = stablehlo.reduce(%265 init: %cst_71) applies stablehlo.maximum across dimensions = [2] : (tensor<8x24x64xbf16>, tensor<bf16>) -> tensor<8x24xbf16>
      %267 = stablehlo.broadcast_in_dim %266, dims = [0, 1] : (tensor<8x24xbf16>) -> tensor<8x24x1xbf16>
      %268 = stablehlo.convert %267 : (tensor<8x24x1xbf16>) -> tensor<8x24x1xf32>
      %cst_72 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
      %269 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<8x24x1xf32>
      %270 = stablehlo.maximum %268, %269 : tensor<8x24x1xf32>
      %cst_73 = stablehlo.constant dense<4.480000e+02> : tensor<f32>
      %271 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<8x24x1xf32>
      %272 = stablehlo.divide %270, %271 : tensor<8x24x1xf32>
      %273 = stablehlo.convert %264 : (tensor<8x24x64xbf16>) -> tensor<8x24x64xf32>
      %274 = stablehlo.broadcast_in_dim %272, dims = [0, 1, 2] : (tensor<8x24x1xf32>) -> tensor<8x24x64xf32>
      %275 = stablehlo.divide %273, %274 : tensor<8x24x64xf32>
      %276 = stablehlo.convert %275 : (tensor<8x24x64xf32>) -> tensor<8x24x64xf8E4M3FN>
      %277 = "stablehlo.all_to_all"(%276) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, concat_dimension = 1 : i64, replica_groups = dense<[[0, 1, 2, 3], [4, 5, 6, 7]]> : tensor<2x4xi64>, split_count = 4 : i64, split_dimension = 0 : i64}> : (tensor<8x24x64xf8E4M3FN>) -> tensor<2x96x64xf8E4M3FN>
      %278 = "stablehlo.all_to_all"(%272) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, concat_dimension = 1 : i64, replica_groups = dense<[[0, 1, 2, 3], [4, 5, 6, 7]]> : tensor<2x4xi64>, split_count = 4 : i64, split_dimension = 0 : i64}> : (tensor<8x24x1xf32>) -> tensor<2x96x1xf32>
      %279 = stablehlo.convert %277 : (tensor<2x96x64xf8E4M3FN>) -> tensor<2x96x64xf32>
      %280 = stablehlo.broadcast_in_dim %278, dims = [0, 1, 2] : (tensor<2x96x1xf32>) -> tensor<2x96x64xf32>
      %281 = stablehlo.multiply %279, %280 : tensor<2x96x64xf32>
      %282 = stablehlo.convert %281 : (tensor<2x96x64xf32>) -> tensor<2x96x64xbf16>
      %283 = stablehlo.convert %arg20 : (tensor<2x64x128xf32>) -> tensor<2x64x128xbf16>
      %284 = stablehlo.convert %arg21 : (tensor<2x64x128xf32>) -> tensor<2x64x128xbf16>
      %285 = stablehlo.convert %arg19 : (tensor<2x128x64xf32>) -> tensor<2x128x64xbf16>
      %286 = stablehlo.dot_general %282, %283, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x96x64xbf16>, tensor<2x64x128xbf16>) -> tensor<2x96x128xbf16>
      %287:3 = func.call @silu(%286) : (tensor<2x96x128xbf16>) -> (tensor<2x96x128xbf16>, tensor<2x96x128xbf16>, tensor<2x96x128xbf16>)
      %288 = stablehlo.dot_general %282, %284, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x96x64xbf16>, tensor<2x64x128xbf16>) -> tensor<2x96x128xbf16>
      %289 = stablehlo.multiply %287#0, %288 : tensor<2x96x128xbf16>
      %290 = stablehlo.dot_general %289, %285, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x96x128xbf16>, tensor<2x128x64xbf16>) -> tensor<2x96x64xbf16>
      %291 = "stablehlo.all_to_all"(%290) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, concat_dimension = 0 : i64, replica_groups = dense<[[0, 1, 2, 3], [4, 5, 6, 7]]> : tensor<2x4xi64>, split_count = 4 : i64, split_dimension = 1 : i64}> : (tensor<2x96x64xbf16>) -> tensor<8x24x64xbf16>
      %c_74 = stablehlo.constant dense<0> : tensor<i32>
      %292 = stablehlo.broadcast_in_dim %c_74, dims = [] : (tensor<i32>) -> tensor<64x2xi32>
      %293 = stablehlo.compare LT, %indices_49, %292, SIGNED : (tensor<64x2xi32>, tensor<64x2xi32>) -> tensor<64x2xi1>
      %c_75 = stablehlo.constant dense<8> : tensor<i32>
      %294 = stablehlo.broadcast_in_dim %c_75, dims = [] : (tensor<i32>) -> tensor<64x2xi32>
      %295 = stablehlo.add %indices_49, %294 : tensor<64x2xi32>
      %296 = stablehlo.select %293, %295, %indices_49 : tensor<64x2xi1>, tensor<64x2xi32>
      %c_76 = stablehlo.constant dense<0> : tensor<i32>
      %297 = stablehlo.broadcast_in_dim %c_76, dims = [] : (tensor<i32>) -> tensor<64x2xi32>
      %298 = stablehlo.compare LT, %213, %297, SIGNED : (tensor<64x2xi32>, tensor<64x2xi32>) -> tensor<64x2xi1>
      %c_77 = stablehlo.constant dense<24> : tensor<i32>
      %299 = stablehlo.broadcast_in_dim %c_77, dims = [] : (tensor<i32>) -> tensor<64x2xi32>
      %300 = stablehlo.add %213, %299 : tensor<64x2xi32>
      %301 = stablehlo.select %298, %300, %213 : tensor<64x2xi1>, tensor<64x2xi32>
      %302 = stablehlo.broadcast_in_dim %296, dims = [0, 1] : (tensor<64x2xi32>) -> tensor<64x2x1xi32>
      %303 = stablehlo.broadcast_in_dim %301, dims = [0, 1] : (tensor<64x2xi32>) -> tensor<64x2x1xi32>
      %304 = stablehlo.concatenate %302, %303, dim = 2 : (tensor<64x2x1xi32>, tensor<64x2x1xi32>) -> tensor<64x2x2xi32>
      %c_78 = stablehlo.constant dense<[7, 23]> : tensor<2xi32>
      %c_79 = stablehlo.constant dense<0> : tensor<i32>
      %305 = stablehlo.broadcast_in_dim %c_79, dims = [] : (tensor<i32>) -> tensor<64x2x2xi32>
      %306 = stablehlo.compare GE, %304, %305, SIGNED : (tensor<64x2x2xi32>, tensor<64x2x2xi32>) -> tensor<64x2x2xi1>
      %307 = stablehlo.broadcast_in_dim %c_78, dims = [2] : (tensor<2xi32>) -> tensor<1x1x2xi32>
      %308 = stablehlo.broadcast_in_dim %307, dims = [0, 1, 2] : (tensor<1x1x2xi32>) -> tensor<64x2x2xi32>
      %309 = stablehlo.compare LE, %304, %308, SIGNED : (tensor<64x2x2xi32>, tensor<64x2x2xi32>) -> tensor<64x2x2xi1>
      %310 = stablehlo.and %306, %309 : tensor<64x2x2xi1>
      %c_80 = stablehlo.constant dense<true> : tensor<i1>
      %311 = stablehlo.reduce(%310 init: %c_80) applies stablehlo.and across dimensions = [2] : (tensor<64x2x2xi1>, tensor<i1>) -> tensor<64x2xi1>
      %312 = "stablehlo.gather"(%291, %304) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 64>}> : (tensor<8x24x64xbf16>, tensor<64x2x2xi32>) -> tensor<64x2x64xbf16>
      %313 = stablehlo.broadcast_in_dim %311, dims = [0, 1] : (tensor<64x2xi1>) -> tensor<64x2x64xi1>
      %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %314 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<bf16>) -> tensor<64x2x64xbf16>
      %315 = stablehlo.select %313, %312, %314 : tensor<64x2x64xi1>, tensor<64x2x64xbf16>
      %316 = stablehlo.broadcast_in_dim %201, dims = [0, 1] : (tensor<64x2xf32>) -> tensor<64x2x1xf32>
      %317 = stablehlo.convert %316 : (tensor<64x2x1xf32>) -> tensor<64x2x1xbf16>
      %318 = stablehlo.broadcast_in_dim %317, dims = [0, 1, 2] : (tensor<64x2x1xbf16>) -> tensor<64x2x64xbf16>
      %319 = stablehlo.multiply %315, %318 : tensor<64x2x64xbf16>
      %320 = stablehlo.convert %319 : (tensor<64x2x64xbf16>) -> tensor<64x2x64xf32>
      %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %321 = stablehlo.reduce(%320 init: %cst_82) applies stablehlo.add across dimensions = [1] : (tensor<64x2x64xf32>, tensor<f32>) -> tensor<64x64xf32>
      %322 = stablehlo.convert %321 : (tensor<64x64xf32>) -> tensor<64x64xbf16>
      %323 = stablehlo.add %159, %322 : tensor<64x64xbf16>
      %324 = stablehlo.add %160, %231 : tensor<f32>
      %325 = stablehlo.reshape %arg23 : (tensor<2x32x64xbf16>) -> tensor<64x64xbf16>
      %326 = stablehlo.subtract %323, %325 : tensor<64x64xbf16>
      %327 = stablehlo.convert %326 : (tensor<64x64xbf16>) -> tensor<64x64xf32>
      %328 = chlo.square %327 : tensor<64x64xf32> -> tensor<64x64xf32>
      %cst_83 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %329 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
      %330 = stablehlo.multiply %329, %327 : tensor<64x64xf32>
      %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %331 = stablehlo.reduce(%328 init: %cst_84) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x64xf32>, tensor<f32>) -> tensor<f32>
      %cst_85 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
      %332 = stablehlo.divide %331, %cst_85 : tensor<f32>
      %333 = "stablehlo.all_reduce"(%332) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg24: tensor<f32>, %arg25: tensor<f32>):
        %579 = stablehlo.add %arg24, %arg25 : tensor<f32>
        stablehlo.return %579 : tensor<f32>
      }) : (tensor<f32>) -> tensor<f32>
      %cst_86 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %334 = stablehlo.divide %333, %cst_86 : tensor<f32>
      %cst_87 = stablehlo.constant dense<0.00999999977> : tensor<f32>
      %335 = stablehlo.multiply %cst_87, %324 : tensor<f32>
      %336 = stablehlo.add %334, %335 : tensor<f32>
      %cst_88 = stablehlo.constant dense<0.00999999977> : tensor<f32>
      %cst_89 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %337 = stablehlo.multiply %cst_88, %cst_89 : tensor<f32>
      %cst_90 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %cst_91 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %338 = stablehlo.divide %cst_90, %cst_91 : tensor<f32>
      %339 = stablehlo.divide %338, %cst_85 : tensor<f32>
      %340 = stablehlo.broadcast_in_dim %339, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
      %341 = stablehlo.multiply %340, %330 : tensor<64x64xf32>
      %342 = stablehlo.convert %341 : (tensor<64x64xf32>) -> tensor<64x64xbf16>
      %343 = stablehlo.convert %342 : (tensor<64x64xbf16>) -> tensor<64x64xf32>
      %344 = stablehlo.broadcast_in_dim %343, dims = [0, 2] : (tensor<64x64xf32>) -> tensor<64x2x64xf32>
      %345 = stablehlo.convert %344 : (tensor<64x2x64xf32>) -> tensor<64x2x64xbf16>
      %346 = stablehlo.multiply %315, %345 : tensor<64x2x64xbf16>
      %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %347 = stablehlo.reduce(%346 init: %cst_92) applies stablehlo.add across dimensions = [2] : (tensor<64x2x64xbf16>, tensor<bf16>) -> tensor<64x2xbf16>
      %348 = stablehlo.reshape %347 : (tensor<64x2xbf16>) -> tensor<64x2x1xbf16>
      %349 = stablehlo.broadcast_in_dim %317, dims = [0, 1, 2] : (tensor<64x2x1xbf16>) -> tensor<64x2x64xbf16>
      %350 = stablehlo.multiply %345, %349 : tensor<64x2x64xbf16>
      %351 = stablehlo.convert %348 : (tensor<64x2x1xbf16>) -> tensor<64x2x1xf32>
      %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %352 = stablehlo.reduce(%351 init: %cst_93) applies stablehlo.add across dimensions = [2] : (tensor<64x2x1xf32>, tensor<f32>) -> tensor<64x2xf32>
      %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %353 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<bf16>) -> tensor<8x24x64xbf16>
      %354 = "stablehlo.scatter"(%353, %304, %350) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
      ^bb0(%arg24: tensor<bf16>, %arg25: tensor<bf16>):
        %579 = stablehlo.add %arg24, %arg25 : tensor<bf16>
        stablehlo.return %579 : tensor<bf16>
      }) : (tensor<8x24x64xbf16>, tensor<64x2x2xi32>, tensor<64x2x64xbf16>) -> tensor<8x24x64xbf16>
      %355 = "stablehlo.all_to_all"(%354) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, concat_dimension = 1 : i64, replica_groups = dense<[[0, 1, 2, 3], [4, 5, 6, 7]]> : tensor<2x4xi64>, split_count = 4 : i64, split_dimension = 0 : i64}> : (tensor<8x24x64xbf16>) -> tensor<2x96x64xbf16>
      %356 = stablehlo.dot_general %355, %289, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x96x64xbf16>, tensor<2x96x128xbf16>) -> tensor<2x64x128xbf16>
      %357 = stablehlo.transpose %356, dims = [0, 2, 1] : (tensor<2x64x128xbf16>) -> tensor<2x128x64xbf16>
      %358 = stablehlo.dot_general %355, %285, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x96x64xbf16>, tensor<2x128x64xbf16>) -> tensor<2x96x128xbf16>
      %359 = "stablehlo.all_reduce"(%357) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 4], [1, 5], [2, 6], [3, 7]]> : tensor<4x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg24: tensor<bf16>, %arg25: tensor<bf16>):
        %579 = stablehlo.add %arg24, %arg25 : tensor<bf16>
        stablehlo.return %579 : tensor<bf16>
      }) : (tensor<2x128x64xbf16>) -> tensor<2x128x64xbf16>
      %360 = stablehlo.multiply %287#0, %358 : tensor<2x96x128xbf16>
      %361 = stablehlo.multiply %358, %288 : tensor<2x96x128xbf16>
      %362 = stablehlo.dot_general %360, %282, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x96x128xbf16>, tensor<2x96x64xbf16>) -> tensor<2x128x64xbf16>
      %363 = stablehlo.transpose %362, dims = [0, 2, 1] : (tensor<2x128x64xbf16>) -> tensor<2x64x128xbf16>
      %364 = stablehlo.dot_general %360, %284, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x96x128xbf16>, tensor<2x64x128xbf16>) -> tensor<2x96x64xbf16>
      %365 = "stablehlo.all_reduce"(%363) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 4], [1, 5], [2, 6], [3, 7]]> : tensor<4x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg24: tensor<bf16>, %arg25: tensor<bf16>):
        %579 = stablehlo.add %arg24, %arg25 : tensor<bf16>
        stablehlo.return %579 : tensor<bf16>
      }) : (tensor<2x64x128xbf16>) -> tensor<2x64x128xbf16>
      %366 = func.call @silu_1(%287#1, %287#2, %286, %361) : (tensor<2x96x128xbf16>, tensor<2x96x128xbf16>, tensor<2x96x128xbf16>, tensor<2x96x128xbf16>) -> tensor<2x96x128xbf16>
      %367 = stablehlo.dot_general %366, %282, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x96x128xbf16>, tensor<2x96x64xbf16>) -> tensor<2x128x64xbf16>
      %368 = stablehlo.transpose %367, dims = [0, 2, 1] : (tensor<2x128x64xbf16>) -> tensor<2x64x128xbf16>
      %369 = stablehlo.dot_general %366, %283, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x96x128xbf16>, tensor<2x64x128xbf16>) -> tensor<2x96x64xbf16>
      %370 = stablehlo.add %364, %369 : tensor<2x96x64xbf16>
      %371 = "stablehlo.all_reduce"(%368) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 4], [1, 5], [2, 6], [3, 7]]> : tensor<4x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg24: tensor<bf16>, %arg25: tensor<bf16>):
        %579 = stablehlo.add %arg24, %arg25 : tensor<bf16>
        stablehlo.return %579 : tensor<bf16>
      }) : (tensor<2x64x128xbf16>) -> tensor<2x64x128xbf16>
      %372 = stablehlo.convert %359 : (tensor<2x128x64xbf16>) -> tensor<2x128x64xf32>
      %373 = stablehlo.convert %365 : (tensor<2x64x128xbf16>) -> tensor<2x64x128xf32>
      %374 = stablehlo.convert %371 : (tensor<2x64x128xbf16>) -> tensor<2x64x128xf32>
      %375 = "stablehlo.all_to_all"(%370) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, concat_dimension = 0 : i64, replica_groups = dense<[[0, 1, 2, 3], [4, 5, 6, 7]]> : tensor<2x4xi64>, split_count = 4 : i64, split_dimension = 1 : i64}> : (tensor<2x96x64xbf16>) -> tensor<8x24x64xbf16>
      %c_95 = stablehlo.constant dense<[7, 23]> : tensor<2xi32>
      %c_96 = stablehlo.constant dense<0> : tensor<i32>
      %376 = stablehlo.broadcast_in_dim %c_96, dims = [] : (tensor<i32>) -> tensor<64x2x2xi32>
      %377 = stablehlo.compare GE, %246, %376, SIGNED : (tensor<64x2x2xi32>, tensor<64x2x2xi32>) -> tensor<64x2x2xi1>
      %378 = stablehlo.broadcast_in_dim %c_95, dims = [2] : (tensor<2xi32>) -> tensor<1x1x2xi32>
      %379 = stablehlo.broadcast_in_dim %378, dims = [0, 1, 2] : (tensor<1x1x2xi32>) -> tensor<64x2x2xi32>
      %380 = stablehlo.compare LE, %246, %379, SIGNED : (tensor<64x2x2xi32>, tensor<64x2x2xi32>) -> tensor<64x2x2xi1>
      %381 = stablehlo.and %377, %380 : tensor<64x2x2xi1>
      %c_97 = stablehlo.constant dense<true> : tensor<i1>
      %382 = stablehlo.reduce(%381 init: %c_97) applies stablehlo.and across dimensions = [2] : (tensor<64x2x2xi1>, tensor<i1>) -> tensor<64x2xi1>
      %383 = "stablehlo.gather"(%375, %246) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 64>}> : (tensor<8x24x64xbf16>, tensor<64x2x2xi32>) -> tensor<64x2x64xbf16>
      %384 = stablehlo.broadcast_in_dim %382, dims = [0, 1] : (tensor<64x2xi1>) -> tensor<64x2x64xi1>
      %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %385 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<bf16>) -> tensor<64x2x64xbf16>
      %386 = stablehlo.select %384, %383, %385 : tensor<64x2x64xi1>, tensor<64x2x64xbf16>
      %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %387 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<bf16>) -> tensor<64x2x64xbf16>
      %388 = stablehlo.select %263, %386, %387 : tensor<64x2x64xi1>, tensor<64x2x64xbf16>
      %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %389 = stablehlo.reduce(%388 init: %cst_100) applies stablehlo.add across dimensions = [1] : (tensor<64x2x64xbf16>, tensor<bf16>) -> tensor<64x64xbf16>
      %390 = stablehlo.broadcast_in_dim %389, dims = [0, 2] : (tensor<64x64xbf16>) -> tensor<64x1x64xbf16>
      %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %391 = stablehlo.reduce(%390 init: %cst_101) applies stablehlo.add across dimensions = [1] : (tensor<64x1x64xbf16>, tensor<bf16>) -> tensor<64x64xbf16>
      %cst_102 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %392 = stablehlo.multiply %cst_102, %337 : tensor<f32>
      %393 = stablehlo.broadcast_in_dim %392, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %394 = stablehlo.multiply %222, %393 : tensor<8xf32>
      %cst_103 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %395 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %396 = stablehlo.divide %394, %395 : tensor<8xf32>
      %397 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %398 = stablehlo.divide %396, %397 : tensor<8xf32>
      %399 = stablehlo.broadcast_in_dim %398, dims = [1] : (tensor<8xf32>) -> tensor<64x8xf32>
      %400 = stablehlo.broadcast_in_dim %204, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x2xf32>
      %401 = stablehlo.multiply %352, %400 : tensor<64x2xf32>
      %402 = stablehlo.multiply %401, %values_48 : tensor<64x2xf32>
      %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %403 = stablehlo.reduce(%402 init: %cst_104) applies stablehlo.add across dimensions = [1] : (tensor<64x2xf32>, tensor<f32>) -> tensor<64xf32>
      %404 = stablehlo.reshape %403 : (tensor<64xf32>) -> tensor<64x1xf32>
      %405 = stablehlo.negate %404 : tensor<64x1xf32>
      %406 = stablehlo.broadcast_in_dim %199, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x2xf32>
      %407 = stablehlo.divide %352, %406 : tensor<64x2xf32>
      %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %408 = stablehlo.reduce(%405 init: %cst_105) applies stablehlo.add across dimensions = [1] : (tensor<64x1xf32>, tensor<f32>) -> tensor<64xf32>
      %409 = stablehlo.broadcast_in_dim %408, dims = [0] : (tensor<64xf32>) -> tensor<64x2xf32>
      %410 = stablehlo.add %407, %409 : tensor<64x2xf32>
      %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %411 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<64x8xf32>
      %412 = "stablehlo.scatter"(%411, %197, %410) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
      ^bb0(%arg24: tensor<f32>, %arg25: tensor<f32>):
        %579 = stablehlo.add %arg24, %arg25 : tensor<f32>
        stablehlo.return %579 : tensor<f32>
      }) : (tensor<64x8xf32>, tensor<64x2x1xi32>, tensor<64x2xf32>) -> tensor<64x8xf32>
      %413 = stablehlo.add %399, %412 : tensor<64x8xf32>
      %414 = stablehlo.broadcast_in_dim %196, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x8xf32>
      %415 = stablehlo.multiply %413, %414 : tensor<64x8xf32>
      %416 = stablehlo.multiply %415, %189 : tensor<64x8xf32>
      %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %417 = stablehlo.reduce(%416 init: %cst_107) applies stablehlo.add across dimensions = [1] : (tensor<64x8xf32>, tensor<f32>) -> tensor<64xf32>
      %418 = stablehlo.reshape %417 : (tensor<64xf32>) -> tensor<64x1xf32>
      %419 = stablehlo.negate %418 : tensor<64x1xf32>
      %420 = stablehlo.broadcast_in_dim %191, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x8xf32>
      %421 = stablehlo.divide %413, %420 : tensor<64x8xf32>
      %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %422 = stablehlo.reduce(%419 init: %cst_108) applies stablehlo.add across dimensions = [1] : (tensor<64x1xf32>, tensor<f32>) -> tensor<64xf32>
      %423 = stablehlo.broadcast_in_dim %422, dims = [0] : (tensor<64xf32>) -> tensor<64x8xf32>
      %424 = stablehlo.add %421, %423 : tensor<64x8xf32>
      %425 = stablehlo.multiply %424, %189 : tensor<64x8xf32>
      %426 = stablehlo.dot_general %425, %181, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x8xf32>, tensor<64x64xf32>) -> tensor<8x64xf32>
      %427 = stablehlo.transpose %426, dims = [1, 0] : (tensor<8x64xf32>) -> tensor<64x8xf32>
      %428 = stablehlo.dot_general %425, %arg18, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<64x8xf32>, tensor<64x8xf32>) -> tensor<64x64xf32>
      %429 = "stablehlo.all_reduce"(%427) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg24: tensor<f32>, %arg25: tensor<f32>):
        %579 = stablehlo.add %arg24, %arg25 : tensor<f32>
        stablehlo.return %579 : tensor<f32>
      }) : (tensor<64x8xf32>) -> tensor<64x8xf32>
      %430 = stablehlo.convert %428 : (tensor<64x64xf32>) -> tensor<64x64xbf16>
      %431 = stablehlo.add %391, %430 : tensor<64x64xbf16>
      %432 = stablehlo.convert %431 : (tensor<64x64xbf16>) -> tensor<64x64xf32>
      %433 = stablehlo.multiply %176, %432 : tensor<64x64xf32>
      %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %434 = stablehlo.reduce(%433 init: %cst_109) applies stablehlo.add across dimensions = [0] : (tensor<64x64xf32>, tensor<f32>) -> tensor<64xf32>
      %435 = stablehlo.reshape %434 : (tensor<64xf32>) -> tensor<1x64xf32>
      %436 = stablehlo.broadcast_in_dim %177, dims = [0, 1] : (tensor<1x64xf32>) -> tensor<64x64xf32>
      %437 = stablehlo.multiply %432, %436 : tensor<64x64xf32>
      %438 = "stablehlo.all_reduce"(%435) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg24: tensor<f32>, %arg25: tensor<f32>):
        %579 = stablehlo.add %arg24, %arg25 : tensor<f32>
        stablehlo.return %579 : tensor<f32>
      }) : (tensor<1x64xf32>) -> tensor<1x64xf32>
      %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %439 = stablehlo.reduce(%438 init: %cst_110) applies stablehlo.add across dimensions = [0] : (tensor<1x64xf32>, tensor<f32>) -> tensor<64xf32>
      %440 = stablehlo.multiply %161, %437 : tensor<64x64xf32>
      %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %441 = stablehlo.reduce(%440 init: %cst_111) applies stablehlo.add across dimensions = [1] : (tensor<64x64xf32>, tensor<f32>) -> tensor<64xf32>
      %442 = stablehlo.reshape %441 : (tensor<64xf32>) -> tensor<64x1xf32>
      %443 = stablehlo.broadcast_in_dim %171, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x64xf32>
      %444 = stablehlo.multiply %437, %443 : tensor<64x64xf32>
      %445 = stablehlo.multiply %442, %174 : tensor<64x1xf32>
      %446 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<64x1xf32>
      %447 = stablehlo.divide %445, %446 : tensor<64x1xf32>
      %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %448 = stablehlo.reduce(%447 init: %cst_112) applies stablehlo.add across dimensions = [1] : (tensor<64x1xf32>, tensor<f32>) -> tensor<64xf32>
      %449 = stablehlo.broadcast_in_dim %448, dims = [0] : (tensor<64xf32>) -> tensor<64x64xf32>
      %450 = stablehlo.multiply %449, %164 : tensor<64x64xf32>
      %451 = stablehlo.add %444, %450 : tensor<64x64xf32>
      %452 = stablehlo.convert %451 : (tensor<64x64xf32>) -> tensor<64x64xbf16>
      %453 = stablehlo.add %342, %452 : tensor<64x64xbf16>
      %454 = stablehlo.convert %453 : (tensor<64x64xbf16>) -> tensor<64x64xf32>
      %455 = stablehlo.broadcast_in_dim %454, dims = [0, 2] : (tensor<64x64xf32>) -> tensor<64x2x64xf32>
      %456 = stablehlo.convert %455 : (tensor<64x2x64xf32>) -> tensor<64x2x64xbf16>
      %457 = stablehlo.multiply %151, %456 : tensor<64x2x64xbf16>
      %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %458 = stablehlo.reduce(%457 init: %cst_113) applies stablehlo.add across dimensions = [2] : (tensor<64x2x64xbf16>, tensor<bf16>) -> tensor<64x2xbf16>
      %459 = stablehlo.reshape %458 : (tensor<64x2xbf16>) -> tensor<64x2x1xbf16>
      %460 = stablehlo.broadcast_in_dim %153, dims = [0, 1, 2] : (tensor<64x2x1xbf16>) -> tensor<64x2x64xbf16>
      %461 = stablehlo.multiply %456, %460 : tensor<64x2x64xbf16>
      %462 = stablehlo.convert %459 : (tensor<64x2x1xbf16>) -> tensor<64x2x1xf32>
      %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %463 = stablehlo.reduce(%462 init: %cst_114) applies stablehlo.add across dimensions = [2] : (tensor<64x2x1xf32>, tensor<f32>) -> tensor<64x2xf32>
      %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %464 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<bf16>) -> tensor<8x24x64xbf16>
      %465 = "stablehlo.scatter"(%464, %140, %461) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
      ^bb0(%arg24: tensor<bf16>, %arg25: tensor<bf16>):
        %579 = stablehlo.add %arg24, %arg25 : tensor<bf16>
        stablehlo.return %579 : tensor<bf16>
      }) : (tensor<8x24x64xbf16>, tensor<64x2x2xi32>, tensor<64x2x64xbf16>) -> tensor<8x24x64xbf16>
      %466 = "stablehlo.all_to_all"(%465) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, concat_dimension = 1 : i64, replica_groups = dense<[[0, 1, 2, 3], [4, 5, 6, 7]]> : tensor<2x4xi64>, split_count = 4 : i64, split_dimension = 0 : i64}> : (tensor<8x24x64xbf16>) -> tensor<2x96x64xbf16>
      %467 = stablehlo.dot_general %466, %125, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x96x64xbf16>, tensor<2x96x128xbf16>) -> tensor<2x64x128xbf16>
      %468 = stablehlo.transpose %467, dims = [0, 2, 1] : (tensor<2x64x128xbf16>) -> tensor<2x128x64xbf16>
      %469 = stablehlo.dot_general %466, %121, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x96x64xbf16>, tensor<2x128x64xbf16>) -> tensor<2x96x128xbf16>
      %470 = "stablehlo.all_reduce"(%468) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 4], [1, 5], [2, 6], [3, 7]]> : tensor<4x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg24: tensor<bf16>, %arg25: tensor<bf16>):
        %579 = stablehlo.add %arg24, %arg25 : tensor<bf16>
        stablehlo.return %579 : tensor<bf16>
      }) : (tensor<2x128x64xbf16>) -> tensor<2x128x64xbf16>
      %471 = stablehlo.multiply %123#0, %469 : tensor<2x96x128xbf16>
      %472 = stablehlo.multiply %469, %124 : tensor<2x96x128xbf16>
      %473 = stablehlo.dot_general %471, %118, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x96x128xbf16>, tensor<2x96x64xbf16>) -> tensor<2x128x64xbf16>
      %474 = stablehlo.transpose %473, dims = [0, 2, 1] : (tensor<2x128x64xbf16>) -> tensor<2x64x128xbf16>
      %475 = stablehlo.dot_general %471, %120, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x96x128xbf16>, tensor<2x64x128xbf16>) -> tensor<2x96x64xbf16>
      %476 = "stablehlo.all_reduce"(%474) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 4], [1, 5], [2, 6], [3, 7]]> : tensor<4x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg24: tensor<bf16>, %arg25: tensor<bf16>):
        %579 = stablehlo.add %arg24, %arg25 : tensor<bf16>
        stablehlo.return %579 : tensor<bf16>
      }) : (tensor<2x64x128xbf16>) -> tensor<2x64x128xbf16>
      %477 = func.call @silu_1(%123#1, %123#2, %122, %472) : (tensor<2x96x128xbf16>, tensor<2x96x128xbf16>, tensor<2x96x128xbf16>, tensor<2x96x128xbf16>) -> tensor<2x96x128xbf16>
      %478 = stablehlo.dot_general %477, %118, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x96x128xbf16>, tensor<2x96x64xbf16>) -> tensor<2x128x64xbf16>
      %479 = stablehlo.transpose %478, dims = [0, 2, 1] : (tensor<2x128x64xbf16>) -> tensor<2x64x128xbf16>
      %480 = stablehlo.dot_general %477, %119, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x96x128xbf16>, tensor<2x64x128xbf16>) -> tensor<2x96x64xbf16>
      %481 = stablehlo.add %475, %480 : tensor<2x96x64xbf16>
      %482 = "stablehlo.all_reduce"(%479) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 4], [1, 5], [2, 6], [3, 7]]> : tensor<4x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg24: tensor<bf16>, %arg25: tensor<bf16>):
        %579 = stablehlo.add %arg24, %arg25 : tensor<bf16>
        stablehlo.return %579 : tensor<bf16>
      }) : (tensor<2x64x128xbf16>) -> tensor<2x64x128xbf16>
      %483 = stablehlo.convert %470 : (tensor<2x128x64xbf16>) -> tensor<2x128x64xf32>
      %484 = stablehlo.convert %476 : (tensor<2x64x128xbf16>) -> tensor<2x64x128xf32>
      %485 = stablehlo.convert %482 : (tensor<2x64x128xbf16>) -> tensor<2x64x128xf32>
      %486 = "stablehlo.all_to_all"(%481) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, concat_dimension = 0 : i64, replica_groups = dense<[[0, 1, 2, 3], [4, 5, 6, 7]]> : tensor<2x4xi64>, split_count = 4 : i64, split_dimension = 1 : i64}> : (tensor<2x96x64xbf16>) -> tensor<8x24x64xbf16>
      %c_116 = stablehlo.constant dense<[7, 23]> : tensor<2xi32>
      %c_117 = stablehlo.constant dense<0> : tensor<i32>
      %487 = stablehlo.broadcast_in_dim %c_117, dims = [] : (tensor<i32>) -> tensor<64x2x2xi32>
      %488 = stablehlo.compare GE, %82, %487, SIGNED : (tensor<64x2x2xi32>, tensor<64x2x2xi32>) -> tensor<64x2x2xi1>
      %489 = stablehlo.broadcast_in_dim %c_116, dims = [2] : (tensor<2xi32>) -> tensor<1x1x2xi32>
      %490 = stablehlo.broadcast_in_dim %489, dims = [0, 1, 2] : (tensor<1x1x2xi32>) -> tensor<64x2x2xi32>
      %491 = stablehlo.compare LE, %82, %490, SIGNED : (tensor<64x2x2xi32>, tensor<64x2x2xi32>) -> tensor<64x2x2xi1>
      %492 = stablehlo.and %488, %491 : tensor<64x2x2xi1>
      %c_118 = stablehlo.constant dense<true> : tensor<i1>
      %493 = stablehlo.reduce(%492 init: %c_118) applies stablehlo.and across dimensions = [2] : (tensor<64x2x2xi1>, tensor<i1>) -> tensor<64x2xi1>
      %494 = "stablehlo.gather"(%486, %82) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 64>}> : (tensor<8x24x64xbf16>, tensor<64x2x2xi32>) -> tensor<64x2x64xbf16>
      %495 = stablehlo.broadcast_in_dim %493, dims = [0, 1] : (tensor<64x2xi1>) -> tensor<64x2x64xi1>
      %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %496 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<bf16>) -> tensor<64x2x64xbf16>
      %497 = stablehlo.select %495, %494, %496 : tensor<64x2x64xi1>, tensor<64x2x64xbf16>
      %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %498 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<bf16>) -> tensor<64x2x64xbf16>
      %499 = stablehlo.select %99, %497, %498 : tensor<64x2x64xi1>, tensor<64x2x64xbf16>
      %cst_121 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %500 = stablehlo.reduce(%499 init: %cst_121) applies stablehlo.add across dimensions = [1] : (tensor<64x2x64xbf16>, tensor<bf16>) -> tensor<64x64xbf16>
      %501 = stablehlo.broadcast_in_dim %500, dims = [0, 2] : (tensor<64x64xbf16>) -> tensor<64x1x64xbf16>
      %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %502 = stablehlo.reduce(%501 init: %cst_122) applies stablehlo.add across dimensions = [1] : (tensor<64x1x64xbf16>, tensor<bf16>) -> tensor<64x64xbf16>
      %cst_123 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %503 = stablehlo.multiply %cst_123, %337 : tensor<f32>
      %504 = stablehlo.broadcast_in_dim %503, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %505 = stablehlo.multiply %58, %504 : tensor<8xf32>
      %cst_124 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %506 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %507 = stablehlo.divide %505, %506 : tensor<8xf32>
      %508 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %509 = stablehlo.divide %507, %508 : tensor<8xf32>
      %510 = stablehlo.broadcast_in_dim %509, dims = [1] : (tensor<8xf32>) -> tensor<64x8xf32>
      %511 = stablehlo.broadcast_in_dim %40, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x2xf32>
      %512 = stablehlo.multiply %463, %511 : tensor<64x2xf32>
      %513 = stablehlo.multiply %512, %values : tensor<64x2xf32>
      %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %514 = stablehlo.reduce(%513 init: %cst_125) applies stablehlo.add across dimensions = [1] : (tensor<64x2xf32>, tensor<f32>) -> tensor<64xf32>
      %515 = stablehlo.reshape %514 : (tensor<64xf32>) -> tensor<64x1xf32>
      %516 = stablehlo.negate %515 : tensor<64x1xf32>
      %517 = stablehlo.broadcast_in_dim %35, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x2xf32>
      %518 = stablehlo.divide %463, %517 : tensor<64x2xf32>
      %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %519 = stablehlo.reduce(%516 init: %cst_126) applies stablehlo.add across dimensions = [1] : (tensor<64x1xf32>, tensor<f32>) -> tensor<64xf32>
      %520 = stablehlo.broadcast_in_dim %519, dims = [0] : (tensor<64xf32>) -> tensor<64x2xf32>
      %521 = stablehlo.add %518, %520 : tensor<64x2xf32>
      %cst_127 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %522 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<64x8xf32>
      %523 = "stablehlo.scatter"(%522, %33, %521) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
      ^bb0(%arg24: tensor<f32>, %arg25: tensor<f32>):
        %579 = stablehlo.add %arg24, %arg25 : tensor<f32>
        stablehlo.return %579 : tensor<f32>
      }) : (tensor<64x8xf32>, tensor<64x2x1xi32>, tensor<64x2xf32>) -> tensor<64x8xf32>
      %524 = stablehlo.add %510, %523 : tensor<64x8xf32>
      %525 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x8xf32>
      %526 = stablehlo.multiply %524, %525 : tensor<64x8xf32>
      %527 = stablehlo.multiply %526, %25 : tensor<64x8xf32>
      %cst_128 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %528 = stablehlo.reduce(%527 init: %cst_128) applies stablehlo.add across dimensions = [1] : (tensor<64x8xf32>, tensor<f32>) -> tensor<64xf32>
      %529 = stablehlo.reshape %528 : (tensor<64xf32>) -> tensor<64x1xf32>
      %530 = stablehlo.negate %529 : tensor<64x1xf32>
      %531 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x8xf32>
      %532 = stablehlo.divide %524, %531 : tensor<64x8xf32>
      %cst_129 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %533 = stablehlo.reduce(%530 init: %cst_129) applies stablehlo.add across dimensions = [1] : (tensor<64x1xf32>, tensor<f32>) -> tensor<64xf32>
      %534 = stablehlo.broadcast_in_dim %533, dims = [0] : (tensor<64xf32>) -> tensor<64x8xf32>
      %535 = stablehlo.add %532, %534 : tensor<64x8xf32>
      %536 = stablehlo.multiply %535, %25 : tensor<64x8xf32>
      %537 = stablehlo.dot_general %536, %17, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x8xf32>, tensor<64x64xf32>) -> tensor<8x64xf32>
      %538 = stablehlo.transpose %537, dims = [1, 0] : (tensor<8x64xf32>) -> tensor<64x8xf32>
      %539 = stablehlo.dot_general %536, %arg13, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<64x8xf32>, tensor<64x8xf32>) -> tensor<64x64xf32>
      %540 = "stablehlo.all_reduce"(%538) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg24: tensor<f32>, %arg25: tensor<f32>):
        %579 = stablehlo.add %arg24, %arg25 : tensor<f32>
        stablehlo.return %579 : tensor<f32>
      }) : (tensor<64x8xf32>) -> tensor<64x8xf32>
      %541 = stablehlo.convert %539 : (tensor<64x64xf32>) -> tensor<64x64xbf16>
      %542 = stablehlo.add %502, %541 : tensor<64x64xbf16>
      %543 = stablehlo.convert %542 : (tensor<64x64xbf16>) -> tensor<64x64xf32>
      %544 = stablehlo.multiply %12, %543 : tensor<64x64xf32>
      %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %545 = stablehlo.reduce(%544 init: %cst_130) applies stablehlo.add across dimensions = [0] : (tensor<64x64xf32>, tensor<f32>) -> tensor<64xf32>
      %546 = stablehlo.reshape %545 : (tensor<64xf32>) -> tensor<1x64xf32>
      %547 = "stablehlo.all_reduce"(%546) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg24: tensor<f32>, %arg25: tensor<f32>):
        %579 = stablehlo.add %arg24, %arg25 : tensor<f32>
        stablehlo.return %579 : tensor<f32>
      }) : (tensor<1x64xf32>) -> tensor<1x64xf32>
      %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %548 = stablehlo.reduce(%547 init: %cst_131) applies stablehlo.add across dimensions = [0] : (tensor<1x64xf32>, tensor<f32>) -> tensor<64xf32>
      %cst_132 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %549 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %550 = stablehlo.multiply %549, %548 : tensor<64xf32>
      %551 = stablehlo.subtract %arg12, %550 : tensor<64xf32>
      %cst_133 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %552 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<64x8xf32>
      %553 = stablehlo.multiply %552, %540 : tensor<64x8xf32>
      %554 = stablehlo.subtract %arg13, %553 : tensor<64x8xf32>
      %cst_134 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %555 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<2x128x64xf32>
      %556 = stablehlo.multiply %555, %483 : tensor<2x128x64xf32>
      %557 = stablehlo.subtract %arg14, %556 : tensor<2x128x64xf32>
      %cst_135 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %558 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<2x64x128xf32>
      %559 = stablehlo.multiply %558, %485 : tensor<2x64x128xf32>
      %560 = stablehlo.subtract %arg15, %559 : tensor<2x64x128xf32>
      %cst_136 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %561 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<2x64x128xf32>
      %562 = stablehlo.multiply %561, %484 : tensor<2x64x128xf32>
      %563 = stablehlo.subtract %arg16, %562 : tensor<2x64x128xf32>
      %cst_137 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %564 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %565 = stablehlo.multiply %564, %439 : tensor<64xf32>
      %566 = stablehlo.subtract %arg17, %565 : tensor<64xf32>
      %cst_138 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %567 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<64x8xf32>
      %568 = stablehlo.multiply %567, %429 : tensor<64x8xf32>
      %569 = stablehlo.subtract %arg18, %568 : tensor<64x8xf32>
      %cst_139 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %570 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<2x128x64xf32>
      %571 = stablehlo.multiply %570, %372 : tensor<2x128x64xf32>
      %572 = stablehlo.subtract %arg19, %571 : tensor<2x128x64xf32>
      %cst_140 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %573 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<2x64x128xf32>
      %574 = stablehlo.multiply %573, %374 : tensor<2x64x128xf32>
      %575 = stablehlo.subtract %arg20, %574 : tensor<2x64x128xf32>
      %cst_141 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %576 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<2x64x128xf32>
      %577 = stablehlo.multiply %576, %373 : tensor<2x64x128xf32>
      %578 = stablehlo.subtract %arg21, %577 : tensor<2x64x128xf32>
      sdy.return %336, %551, %554, %557, %560, %563, %566, %569, %572, %575, %578 : tensor<f32>, tensor<64xf32>, tensor<64x8xf32>, tensor<2x128x64xf32>, tensor<2x64x128xf32>, tensor<2x64x128xf32>, tensor<64xf32>, tensor<64x8xf32>, tensor<2x128x64xf32>, tensor<2x64x128xf32>, tensor<2x64x128xf32>
    } : (tensor<64xf32>, tensor<64x8xf32>, tensor<8x128x64xf32>, tensor<8x64x128xf32>, tensor<8x64x128xf32>, tensor<64xf32>, tensor<64x8xf32>, tensor<8x128x64xf32>, tensor<8x64x128xf32>, tensor<8x64x128xf32>, tensor<16x32x64xbf16>, tensor<16x32x64xbf16>) -> (tensor<f32>, tensor<64xf32>, tensor<64x8xf32>, tensor<8x128x64xf32>, tensor<8x64x128xf32>, tensor<8x64x128xf32>, tensor<64xf32>, tensor<64x8xf32>, tensor<8x128x64xf32>, tensor<8x64x128xf32>, tensor<8x64x128xf32>)
    return %0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6, %0#7, %0#8, %0#9, %0#10 : tensor<f32>, tensor<64xf32>, tensor<64x8xf32>, tensor<8x128x64xf32>, tensor<8x64x128xf32>, tensor<8x64x128xf32>, tensor<64xf32>, tensor<64x8xf32>, tensor<8x128x64xf32>, tensor<8x64x128xf32>, tensor<8x64x128xf32>
  }
  func.func private @_one_hot(%arg0: tensor<64x2xi32>) -> tensor<64x2x8xi32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<64x2xi32>) -> tensor<64x2x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x8xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<64x2x1xi32>) -> tensor<64x2x8xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x8xi32>) -> tensor<64x2x8xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<64x2x8xi32>, tensor<64x2x8xi32>) -> tensor<64x2x8xi1>
    %5 = stablehlo.convert %4 : (tensor<64x2x8xi1>) -> tensor<64x2x8xi32>
    return %5 : tensor<64x2x8xi32>
  }
  func.func private @cumsum(%arg0: tensor<128x8xi32>) -> tensor<128x8xi32> {
    %0 = call @cumsum_0(%arg0) : (tensor<128x8xi32>) -> tensor<128x8xi32>
    return %0 : tensor<128x8xi32>
  }
  func.func private @cumsum_0(%arg0: tensor<128x8xi32>) -> tensor<128x8xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[127, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 128, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<128x8xi32>, tensor<i32>) -> tensor<128x8xi32>
    return %1 : tensor<128x8xi32>
  }
  func.func private @silu(%arg0: tensor<2x96x128xbf16>) -> (tensor<2x96x128xbf16>, tensor<2x96x128xbf16>, tensor<2x96x128xbf16>) {
    %0 = stablehlo.negate %arg0 : tensor<2x96x128xbf16>
    %1 = stablehlo.exponential %0 : tensor<2x96x128xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<2x96x128xbf16>
    %3 = stablehlo.add %2, %1 : tensor<2x96x128xbf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<2x96x128xbf16>
    %5 = stablehlo.divide %4, %3 : tensor<2x96x128xbf16>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<2x96x128xbf16>
    %7 = stablehlo.subtract %6, %5 : tensor<2x96x128xbf16>
    %8 = stablehlo.multiply %5, %7 : tensor<2x96x128xbf16>
    %9 = stablehlo.multiply %arg0, %5 : tensor<2x96x128xbf16>
    return %9, %8, %5 : tensor<2x96x128xbf16>, tensor<2x96x128xbf16>, tensor<2x96x128xbf16>
  }
  func.func private @silu_1(%arg0: tensor<2x96x128xbf16>, %arg1: tensor<2x96x128xbf16>, %arg2: tensor<2x96x128xbf16>, %arg3: tensor<2x96x128xbf16>) -> tensor<2x96x128xbf16> {
    %0 = stablehlo.multiply %arg2, %arg3 : tensor<2x96x128xbf16>
    %1 = stablehlo.multiply %arg3, %arg1 : tensor<2x96x128xbf16>
    %2 = stablehlo.multiply %0, %arg0 : tensor<2x96x128xbf16>
    %3 = stablehlo.add %1, %2 : tensor<2x96x128xbf16>
    return %3 : tensor<2x96x128xbf16>
  }
}
