module @jit_evaluate attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @empty_mesh = <[]> {stablehlo.mesh = {axes = []}}
  sdy.mesh @mesh = <["stage"=4, "tp"=2]> {stablehlo.mesh = {axes = [{name = "stage", size = 4 : i64}, {name = "tp", size = 2 : i64}]}}
  func.func public @main(%arg0: tensor<256x64xf32>, %arg1: tensor<64xf32>, %arg2: tensor<64x256xf32>, %arg3: tensor<4x2x64xf32>, %arg4: tensor<4x2x64xf32>, %arg5: tensor<4x2x192x64xf32>, %arg6: tensor<4x2x64x192xf32>, %arg7: tensor<4x2x64x192xf32>, %arg8: tensor<4x2x64x64xf32>, %arg9: tensor<4x2x64x3x64xf32>, %arg10: tensor<6x2x32xi32>, %arg11: tensor<6x2x32xi32>, %arg12: tensor<6x2x32xi32>, %arg13: tensor<i32> {sdy.sharding = #sdy.sharding<@empty_mesh, []>}) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = sdy.manual_computation(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13) in_shardings=[<@mesh, [{}, {}]>, <@mesh, [{}]>, <@mesh, [{}, {}]>, <@mesh, [{"stage"}, {}, {}]>, <@mesh, [{"stage"}, {}, {}]>, <@mesh, [{"stage"}, {}, {"tp"}, {}]>, <@mesh, [{"stage"}, {}, {}, {"tp"}]>, <@mesh, [{"stage"}, {}, {}, {"tp"}]>, <@mesh, [{"stage"}, {}, {"tp"}, {}]>, <@mesh, [{"stage"}, {}, {}, {}, {"tp"}]>, <@mesh, [{}, {}, {}]>, <@mesh, [{}, {}, {}]>, <@mesh, [{}, {}, {}]>, <@mesh, []>] out_shardings=[<@mesh, []>] manual_axes={"stage", "tp"} (%arg14: tensor<256x64xf32>, %arg15: tensor<64xf32>, %arg16: tensor<64x256xf32>, %arg17: tensor<1x2x64xf32>, %arg18: tensor<1x2x64xf32>, %arg19: tensor<1x2x96x64xf32>, %arg20: tensor<1x2x64x96xf32>, %arg21: tensor<1x2x64x96xf32>, %arg22: tensor<1x2x32x64xf32>, %arg23: tensor<1x2x64x3x32xf32>, %arg24: tensor<6x2x32xi32>, %arg25: tensor<6x2x32xi32>, %arg26: tensor<6x2x32xi32>, %arg27: tensor<i32>) {
      %c = stablehlo.constant dense<1> : tensor<i32>
      %c_0 = stablehlo.constant dense<6> : tensor<i32>
      %1 = func.call @clip(%arg27, %c, %c_0) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %c_1 = stablehlo.constant dense<2> : tensor<ui32>
      %c_2 = stablehlo.constant dense<4> : tensor<ui32>
      %2 = stablehlo.partition_id : tensor<ui32>
      %3 = stablehlo.divide %2, %c_1 : tensor<ui32>
      %4 = stablehlo.remainder %3, %c_2 : tensor<ui32>
      %5 = stablehlo.convert %4 : (tensor<ui32>) -> tensor<i32>
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<2x32x64xbf16>
      %c_3 = stablehlo.constant dense<0> : tensor<i32>
      %7 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<2x32xi32>
      %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %c_5 = stablehlo.constant dense<4> : tensor<i32>
      %8 = stablehlo.add %1, %c_5 : tensor<i32>
      %c_6 = stablehlo.constant dense<1> : tensor<i32>
      %9 = stablehlo.subtract %8, %c_6 : tensor<i32>
      %c_7 = stablehlo.constant dense<0> : tensor<i32>
      %10:20 = stablehlo.while(%iterArg = %1, %iterArg_8 = %arg14, %iterArg_9 = %arg24, %iterArg_10 = %5, %iterArg_11 = %arg26, %iterArg_12 = %arg17, %iterArg_13 = %arg18, %iterArg_14 = %arg19, %iterArg_15 = %arg20, %iterArg_16 = %arg21, %iterArg_17 = %arg22, %iterArg_18 = %arg23, %iterArg_19 = %arg25, %iterArg_20 = %arg15, %iterArg_21 = %arg16, %iterArg_22 = %c_7, %iterArg_23 = %9, %iterArg_24 = %6, %iterArg_25 = %7, %iterArg_26 = %cst_4) : tensor<i32>, tensor<256x64xf32>, tensor<6x2x32xi32>, tensor<i32>, tensor<6x2x32xi32>, tensor<1x2x64xf32>, tensor<1x2x64xf32>, tensor<1x2x96x64xf32>, tensor<1x2x64x96xf32>, tensor<1x2x64x96xf32>, tensor<1x2x32x64xf32>, tensor<1x2x64x3x32xf32>, tensor<6x2x32xi32>, tensor<64xf32>, tensor<64x256xf32>, tensor<i32>, tensor<i32>, tensor<2x32x64xbf16>, tensor<2x32xi32>, tensor<f32>
      cond {
        %14 = stablehlo.compare LT, %iterArg_22, %iterArg_23, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %14 : tensor<i1>
      } do {
        %c_27 = stablehlo.constant dense<1> : tensor<i32>
        %14 = stablehlo.add %iterArg_22, %c_27 : tensor<i32>
        %c_28 = stablehlo.constant dense<1> : tensor<i32>
        %15 = stablehlo.subtract %iterArg, %c_28 : tensor<i32>
        %16 = stablehlo.convert %iterArg_22 : tensor<i32>
        %17 = stablehlo.minimum %16, %15 : tensor<i32>
        %18 = stablehlo.convert %iterArg_8 : (tensor<256x64xf32>) -> tensor<256x64xbf16>
        %c_29 = stablehlo.constant dense<0> : tensor<i32>
        %19 = stablehlo.compare LT, %17, %c_29, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_30 = stablehlo.constant dense<6> : tensor<i32>
        %20 = stablehlo.add %17, %c_30 : tensor<i32>
        %21 = stablehlo.select %19, %20, %17 : tensor<i1>, tensor<i32>
        %c_31 = stablehlo.constant dense<0> : tensor<i32>
        %c_32 = stablehlo.constant dense<0> : tensor<i32>
        %22 = stablehlo.compare LT, %c_31, %c_32, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_33 = stablehlo.constant dense<0> : tensor<i32>
        %c_34 = stablehlo.constant dense<2> : tensor<i32>
        %23 = stablehlo.add %c_33, %c_34 : tensor<i32>
        %c_35 = stablehlo.constant dense<0> : tensor<i32>
        %24 = stablehlo.select %22, %23, %c_35 : tensor<i1>, tensor<i32>
        %c_36 = stablehlo.constant dense<0> : tensor<i32>
        %c_37 = stablehlo.constant dense<0> : tensor<i32>
        %25 = stablehlo.compare LT, %c_36, %c_37, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_38 = stablehlo.constant dense<0> : tensor<i32>
        %c_39 = stablehlo.constant dense<32> : tensor<i32>
        %26 = stablehlo.add %c_38, %c_39 : tensor<i32>
        %c_40 = stablehlo.constant dense<0> : tensor<i32>
        %27 = stablehlo.select %25, %26, %c_40 : tensor<i1>, tensor<i32>
        %28 = stablehlo.dynamic_slice %iterArg_9, %21, %24, %27, sizes = [1, 2, 32] : (tensor<6x2x32xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x32xi32>
        %29 = stablehlo.reshape %28 : (tensor<1x2x32xi32>) -> tensor<2x32xi32>
        %c_41 = stablehlo.constant dense<0> : tensor<i32>
        %30 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<i32>) -> tensor<2x32xi32>
        %31 = stablehlo.compare LT, %29, %30, SIGNED : (tensor<2x32xi32>, tensor<2x32xi32>) -> tensor<2x32xi1>
        %c_42 = stablehlo.constant dense<256> : tensor<i32>
        %32 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<i32>) -> tensor<2x32xi32>
        %33 = stablehlo.add %29, %32 : tensor<2x32xi32>
        %34 = stablehlo.select %31, %33, %29 : tensor<2x32xi1>, tensor<2x32xi32>
        %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1] : (tensor<2x32xi32>) -> tensor<2x32x1xi32>
        %36 = "stablehlo.gather"(%18, %35) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 64>}> : (tensor<256x64xbf16>, tensor<2x32x1xi32>) -> tensor<2x32x64xbf16>
        %c_43 = stablehlo.constant dense<0> : tensor<i32>
        %37 = stablehlo.compare EQ, %iterArg_10, %c_43, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %38 = func.call @_where(%37, %36, %iterArg_24) : (tensor<i1>, tensor<2x32x64xbf16>, tensor<2x32x64xbf16>) -> tensor<2x32x64xbf16>
        %c_44 = stablehlo.constant dense<0> : tensor<i32>
        %39 = stablehlo.compare EQ, %iterArg_10, %c_44, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_45 = stablehlo.constant dense<0> : tensor<i32>
        %40 = stablehlo.compare LT, %17, %c_45, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_46 = stablehlo.constant dense<6> : tensor<i32>
        %41 = stablehlo.add %17, %c_46 : tensor<i32>
        %42 = stablehlo.select %40, %41, %17 : tensor<i1>, tensor<i32>
        %c_47 = stablehlo.constant dense<0> : tensor<i32>
        %c_48 = stablehlo.constant dense<0> : tensor<i32>
        %43 = stablehlo.compare LT, %c_47, %c_48, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_49 = stablehlo.constant dense<0> : tensor<i32>
        %c_50 = stablehlo.constant dense<2> : tensor<i32>
        %44 = stablehlo.add %c_49, %c_50 : tensor<i32>
        %c_51 = stablehlo.constant dense<0> : tensor<i32>
        %45 = stablehlo.select %43, %44, %c_51 : tensor<i1>, tensor<i32>
        %c_52 = stablehlo.constant dense<0> : tensor<i32>
        %c_53 = stablehlo.constant dense<0> : tensor<i32>
        %46 = stablehlo.compare LT, %c_52, %c_53, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_54 = stablehlo.constant dense<0> : tensor<i32>
        %c_55 = stablehlo.constant dense<32> : tensor<i32>
        %47 = stablehlo.add %c_54, %c_55 : tensor<i32>
        %c_56 = stablehlo.constant dense<0> : tensor<i32>
        %48 = stablehlo.select %46, %47, %c_56 : tensor<i1>, tensor<i32>
        %49 = stablehlo.dynamic_slice %iterArg_11, %42, %45, %48, sizes = [1, 2, 32] : (tensor<6x2x32xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x32xi32>
        %50 = stablehlo.reshape %49 : (tensor<1x2x32xi32>) -> tensor<2x32xi32>
        %51 = func.call @_where_0(%39, %50, %iterArg_25) : (tensor<i1>, tensor<2x32xi32>, tensor<2x32xi32>) -> tensor<2x32xi32>
        %52 = stablehlo.reshape %iterArg_12 : (tensor<1x2x64xf32>) -> tensor<2x64xf32>
        %53 = stablehlo.reshape %iterArg_13 : (tensor<1x2x64xf32>) -> tensor<2x64xf32>
        %54 = stablehlo.reshape %iterArg_14 : (tensor<1x2x96x64xf32>) -> tensor<2x96x64xf32>
        %55 = stablehlo.reshape %iterArg_15 : (tensor<1x2x64x96xf32>) -> tensor<2x64x96xf32>
        %56 = stablehlo.reshape %iterArg_16 : (tensor<1x2x64x96xf32>) -> tensor<2x64x96xf32>
        %57 = stablehlo.reshape %iterArg_17 : (tensor<1x2x32x64xf32>) -> tensor<2x32x64xf32>
        %58 = stablehlo.reshape %iterArg_18 : (tensor<1x2x64x3x32xf32>) -> tensor<2x64x3x32xf32>
        %c_57 = stablehlo.constant dense<0> : tensor<i32>
        %59:10 = stablehlo.while(%iterArg_81 = %52, %iterArg_82 = %53, %iterArg_83 = %54, %iterArg_84 = %55, %iterArg_85 = %56, %iterArg_86 = %57, %iterArg_87 = %58, %iterArg_88 = %51, %iterArg_89 = %c_57, %iterArg_90 = %38) : tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x96x64xf32>, tensor<2x64x96xf32>, tensor<2x64x96xf32>, tensor<2x32x64xf32>, tensor<2x64x3x32xf32>, tensor<2x32xi32>, tensor<i32>, tensor<2x32x64xbf16>
        cond {
          %c_91 = stablehlo.constant dense<2> : tensor<i32>
          %107 = stablehlo.compare LT, %iterArg_89, %c_91, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %107 : tensor<i1>
        } do {
          %107 = func.call @dynamic_index_in_dim(%iterArg_81, %iterArg_89) : (tensor<2x64xf32>, tensor<i32>) -> tensor<64xf32>
          %108 = func.call @dynamic_index_in_dim(%iterArg_82, %iterArg_89) : (tensor<2x64xf32>, tensor<i32>) -> tensor<64xf32>
          %109 = func.call @dynamic_index_in_dim_1(%iterArg_83, %iterArg_89) : (tensor<2x96x64xf32>, tensor<i32>) -> tensor<96x64xf32>
          %110 = func.call @dynamic_index_in_dim_2(%iterArg_84, %iterArg_89) : (tensor<2x64x96xf32>, tensor<i32>) -> tensor<64x96xf32>
          %111 = func.call @dynamic_index_in_dim_2(%iterArg_85, %iterArg_89) : (tensor<2x64x96xf32>, tensor<i32>) -> tensor<64x96xf32>
          %112 = func.call @dynamic_index_in_dim_3(%iterArg_86, %iterArg_89) : (tensor<2x32x64xf32>, tensor<i32>) -> tensor<32x64xf32>
          %113 = func.call @dynamic_index_in_dim_4(%iterArg_87, %iterArg_89) : (tensor<2x64x3x32xf32>, tensor<i32>) -> tensor<64x3x32xf32>
          %114 = func.call @closed_call(%iterArg_88, %iterArg_90, %107, %108, %109, %110, %111, %112, %113) : (tensor<2x32xi32>, tensor<2x32x64xbf16>, tensor<64xf32>, tensor<64xf32>, tensor<96x64xf32>, tensor<64x96xf32>, tensor<64x96xf32>, tensor<32x64xf32>, tensor<64x3x32xf32>) -> tensor<2x32x64xbf16>
          %c_91 = stablehlo.constant dense<1> : tensor<i32>
          %115 = stablehlo.add %iterArg_89, %c_91 : tensor<i32>
          stablehlo.return %iterArg_81, %iterArg_82, %iterArg_83, %iterArg_84, %iterArg_85, %iterArg_86, %iterArg_87, %iterArg_88, %115, %114 : tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x96x64xf32>, tensor<2x64x96xf32>, tensor<2x64x96xf32>, tensor<2x32x64xf32>, tensor<2x64x3x32xf32>, tensor<2x32xi32>, tensor<i32>, tensor<2x32x64xbf16>
        }
        %c_58 = stablehlo.constant dense<3> : tensor<i32>
        %60 = stablehlo.subtract %iterArg_22, %c_58 : tensor<i32>
        %c_59 = stablehlo.constant dense<0> : tensor<i32>
        %61 = stablehlo.maximum %60, %c_59 : tensor<i32>
        %62 = stablehlo.convert %61 : tensor<i32>
        %c_60 = stablehlo.constant dense<0> : tensor<i32>
        %63 = stablehlo.compare LT, %62, %c_60, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_61 = stablehlo.constant dense<6> : tensor<i32>
        %64 = stablehlo.add %62, %c_61 : tensor<i32>
        %65 = stablehlo.select %63, %64, %62 : tensor<i1>, tensor<i32>
        %c_62 = stablehlo.constant dense<0> : tensor<i32>
        %c_63 = stablehlo.constant dense<0> : tensor<i32>
        %66 = stablehlo.compare LT, %c_62, %c_63, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_64 = stablehlo.constant dense<0> : tensor<i32>
        %c_65 = stablehlo.constant dense<2> : tensor<i32>
        %67 = stablehlo.add %c_64, %c_65 : tensor<i32>
        %c_66 = stablehlo.constant dense<0> : tensor<i32>
        %68 = stablehlo.select %66, %67, %c_66 : tensor<i1>, tensor<i32>
        %c_67 = stablehlo.constant dense<0> : tensor<i32>
        %c_68 = stablehlo.constant dense<0> : tensor<i32>
        %69 = stablehlo.compare LT, %c_67, %c_68, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_69 = stablehlo.constant dense<0> : tensor<i32>
        %c_70 = stablehlo.constant dense<32> : tensor<i32>
        %70 = stablehlo.add %c_69, %c_70 : tensor<i32>
        %c_71 = stablehlo.constant dense<0> : tensor<i32>
        %71 = stablehlo.select %69, %70, %c_71 : tensor<i1>, tensor<i32>
        %72 = stablehlo.dynamic_slice %iterArg_19, %65, %68, %71, sizes = [1, 2, 32] : (tensor<6x2x32xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x32xi32>
        %73 = stablehlo.reshape %72 : (tensor<1x2x32xi32>) -> tensor<2x32xi32>
        %74 = stablehlo.convert %59#9 : (tensor<2x32x64xbf16>) -> tensor<2x32x64xf32>
        %75 = chlo.square %74 : tensor<2x32x64xf32> -> tensor<2x32x64xf32>
        %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %76 = stablehlo.reduce(%75 init: %cst_72) applies stablehlo.add across dimensions = [2] : (tensor<2x32x64xf32>, tensor<f32>) -> tensor<2x32xf32>
        %77 = stablehlo.broadcast_in_dim %76, dims = [0, 1] : (tensor<2x32xf32>) -> tensor<2x32x1xf32>
        %cst_73 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
        %78 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<2x32x1xf32>
        %79 = stablehlo.divide %77, %78 : tensor<2x32x1xf32>
        %cst_74 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
        %80 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<2x32x1xf32>
        %81 = stablehlo.add %79, %80 : tensor<2x32x1xf32>
        %82 = stablehlo.rsqrt %81 : tensor<2x32x1xf32>
        %83 = stablehlo.broadcast_in_dim %82, dims = [0, 1, 2] : (tensor<2x32x1xf32>) -> tensor<2x32x64xf32>
        %84 = stablehlo.multiply %74, %83 : tensor<2x32x64xf32>
        %85 = stablehlo.broadcast_in_dim %iterArg_20, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
        %86 = stablehlo.broadcast_in_dim %85, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<2x32x64xf32>
        %87 = stablehlo.multiply %84, %86 : tensor<2x32x64xf32>
        %88 = stablehlo.convert %87 : (tensor<2x32x64xf32>) -> tensor<2x32x64xbf16>
        %89 = stablehlo.convert %iterArg_21 : (tensor<64x256xf32>) -> tensor<64x256xbf16>
        %90 = stablehlo.dot_general %88, %89, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x64xbf16>, tensor<64x256xbf16>) -> tensor<2x32x256xf32>
        %91 = func.call @log_softmax(%90) : (tensor<2x32x256xf32>) -> tensor<2x32x256xf32>
        %92 = stablehlo.broadcast_in_dim %73, dims = [0, 1] : (tensor<2x32xi32>) -> tensor<2x32x1xi32>
        %93 = func.call @take_along_axis(%91, %92) : (tensor<2x32x256xf32>, tensor<2x32x1xi32>) -> tensor<2x32x1xf32>
        %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %94 = stablehlo.reduce(%93 init: %cst_75) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x32x1xf32>, tensor<f32>) -> tensor<f32>
        %cst_76 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
        %95 = stablehlo.divide %94, %cst_76 : tensor<f32>
        %96 = stablehlo.negate %95 : tensor<f32>
        %c_77 = stablehlo.constant dense<3> : tensor<i32>
        %97 = stablehlo.compare EQ, %iterArg_10, %c_77, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_78 = stablehlo.constant dense<0> : tensor<i32>
        %98 = stablehlo.compare GE, %60, %c_78, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %c_79 = stablehlo.constant dense<false> : tensor<i1>
        %99 = stablehlo.broadcast_in_dim %c_79, dims = [] : (tensor<i1>) -> tensor<i1>
        %100 = stablehlo.compare NE, %98, %99, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
        %101 = stablehlo.convert %100 : tensor<i1>
        %102 = stablehlo.and %97, %101 : tensor<i1>
        %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
        %103 = func.call @_where_6(%102, %96, %cst_80) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
        %104 = stablehlo.add %iterArg_26, %103 : tensor<f32>
        %105 = "stablehlo.collective_permute"(%59#9) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 2], [2, 4], [4, 6], [1, 3], [3, 5], [5, 7]]> : tensor<6x2xi64>}> : (tensor<2x32x64xbf16>) -> tensor<2x32x64xbf16>
        %106 = "stablehlo.collective_permute"(%51) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 2], [2, 4], [4, 6], [1, 3], [3, 5], [5, 7]]> : tensor<6x2xi64>}> : (tensor<2x32xi32>) -> tensor<2x32xi32>
        stablehlo.return %iterArg, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_15, %iterArg_16, %iterArg_17, %iterArg_18, %iterArg_19, %iterArg_20, %iterArg_21, %14, %iterArg_23, %105, %106, %104 : tensor<i32>, tensor<256x64xf32>, tensor<6x2x32xi32>, tensor<i32>, tensor<6x2x32xi32>, tensor<1x2x64xf32>, tensor<1x2x64xf32>, tensor<1x2x96x64xf32>, tensor<1x2x64x96xf32>, tensor<1x2x64x96xf32>, tensor<1x2x32x64xf32>, tensor<1x2x64x3x32xf32>, tensor<6x2x32xi32>, tensor<64xf32>, tensor<64x256xf32>, tensor<i32>, tensor<i32>, tensor<2x32x64xbf16>, tensor<2x32xi32>, tensor<f32>
      }
      %11 = "stablehlo.all_reduce"(%10#19) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> ({
      ^bb0(%arg28: tensor<f32>, %arg29: tensor<f32>):
        %14 = stablehlo.add %arg28, %arg29 : tensor<f32>
        stablehlo.return %14 : tensor<f32>
      }) : (tensor<f32>) -> tensor<f32>
      %12 = stablehlo.convert %1 : (tensor<i32>) -> tensor<f32>
      %13 = stablehlo.divide %11, %12 : tensor<f32>
      sdy.return %13 : tensor<f32>
    } : (tensor<256x64xf32>, tensor<64xf32>, tensor<64x256xf32>, tensor<4x2x64xf32>, tensor<4x2x64xf32>, tensor<4x2x192x64xf32>, tensor<4x2x64x192xf32>, tensor<4x2x64x192xf32>, tensor<4x2x64x64xf32>, tensor<4x2x64x3x64xf32>, tensor<6x2x32xi32>, tensor<6x2x32xi32>, tensor<6x2x32xi32>, tensor<i32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @clip(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.maximum %0, %arg0 : tensor<i32>
    %2 = stablehlo.convert %arg2 : tensor<i32>
    %3 = stablehlo.minimum %2, %1 : tensor<i32>
    return %3 : tensor<i32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<2x32x64xbf16>, %arg2: tensor<2x32x64xbf16>) -> tensor<2x32x64xbf16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<2x32x64xbf16>
    return %0 : tensor<2x32x64xbf16>
  }
  func.func private @_where_0(%arg0: tensor<i1>, %arg1: tensor<2x32xi32>, %arg2: tensor<2x32xi32>) -> tensor<2x32xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<2x32xi32>
    return %0 : tensor<2x32xi32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<2x64xf32>, %arg1: tensor<i32>) -> tensor<64xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 64] : (tensor<2x64xf32>, tensor<i32>, tensor<i32>) -> tensor<1x64xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x64xf32>) -> tensor<64xf32>
    return %1 : tensor<64xf32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<2x96x64xf32>, %arg1: tensor<i32>) -> tensor<96x64xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 96, 64] : (tensor<2x96x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x96x64xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x96x64xf32>) -> tensor<96x64xf32>
    return %1 : tensor<96x64xf32>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<2x64x96xf32>, %arg1: tensor<i32>) -> tensor<64x96xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 64, 96] : (tensor<2x64x96xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x64x96xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x64x96xf32>) -> tensor<64x96xf32>
    return %1 : tensor<64x96xf32>
  }
  func.func private @dynamic_index_in_dim_3(%arg0: tensor<2x32x64xf32>, %arg1: tensor<i32>) -> tensor<32x64xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 32, 64] : (tensor<2x32x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x32x64xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x32x64xf32>) -> tensor<32x64xf32>
    return %1 : tensor<32x64xf32>
  }
  func.func private @dynamic_index_in_dim_4(%arg0: tensor<2x64x3x32xf32>, %arg1: tensor<i32>) -> tensor<64x3x32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 64, 3, 32] : (tensor<2x64x3x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x64x3x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x64x3x32xf32>) -> tensor<64x3x32xf32>
    return %1 : tensor<64x3x32xf32>
  }
  func.func private @closed_call(%arg0: tensor<2x32xi32>, %arg1: tensor<2x32x64xbf16>, %arg2: tensor<64xf32>, %arg3: tensor<64xf32>, %arg4: tensor<96x64xf32>, %arg5: tensor<64x96xf32>, %arg6: tensor<64x96xf32>, %arg7: tensor<32x64xf32>, %arg8: tensor<64x3x32xf32>) -> tensor<2x32x64xbf16> {
    %0 = stablehlo.convert %arg1 : (tensor<2x32x64xbf16>) -> tensor<2x32x64xf32>
    %1 = chlo.square %0 : tensor<2x32x64xf32> -> tensor<2x32x64xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x32x64xf32>, tensor<f32>) -> tensor<2x32xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2x32xf32>) -> tensor<2x32x1xf32>
    %cst_0 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x32x1xf32>
    %5 = stablehlo.divide %3, %4 : tensor<2x32x1xf32>
    %cst_1 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x32x1xf32>
    %7 = stablehlo.add %5, %6 : tensor<2x32x1xf32>
    %8 = stablehlo.rsqrt %7 : tensor<2x32x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<2x32x1xf32>) -> tensor<2x32x64xf32>
    %10 = stablehlo.multiply %0, %9 : tensor<2x32x64xf32>
    %11 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<2x32x64xf32>
    %13 = stablehlo.multiply %10, %12 : tensor<2x32x64xf32>
    %14 = stablehlo.convert %13 : (tensor<2x32x64xf32>) -> tensor<2x32x64xbf16>
    %15 = stablehlo.convert %arg8 : (tensor<64x3x32xf32>) -> tensor<64x3x32xbf16>
    %16 = stablehlo.dot_general %15, %14, contracting_dims = [0] x [2], precision = [DEFAULT, DEFAULT] : (tensor<64x3x32xbf16>, tensor<2x32x64xbf16>) -> tensor<3x32x2x32xbf16>
    %17 = stablehlo.transpose %16, dims = [0, 2, 3, 1] : (tensor<3x32x2x32xbf16>) -> tensor<3x2x32x32xbf16>
    %18 = stablehlo.reshape %17 : (tensor<3x2x32x32xbf16>) -> tensor<3x2x32x2x16xbf16>
    %19 = stablehlo.slice %18 [0:1, 0:2, 0:32, 0:2, 0:16] : (tensor<3x2x32x2x16xbf16>) -> tensor<1x2x32x2x16xbf16>
    %20 = stablehlo.reshape %19 : (tensor<1x2x32x2x16xbf16>) -> tensor<2x32x2x16xbf16>
    %21 = stablehlo.slice %18 [1:2, 0:2, 0:32, 0:2, 0:16] : (tensor<3x2x32x2x16xbf16>) -> tensor<1x2x32x2x16xbf16>
    %22 = stablehlo.reshape %21 : (tensor<1x2x32x2x16xbf16>) -> tensor<2x32x2x16xbf16>
    %23 = stablehlo.slice %18 [2:3, 0:2, 0:32, 0:2, 0:16] : (tensor<3x2x32x2x16xbf16>) -> tensor<1x2x32x2x16xbf16>
    %24 = stablehlo.reshape %23 : (tensor<1x2x32x2x16xbf16>) -> tensor<2x32x2x16xbf16>
    %25 = stablehlo.iota dim = 0 : tensor<32xi32>
    %26 = stablehlo.iota dim = 0 : tensor<8xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %28 = stablehlo.multiply %27, %26 : tensor<8xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %30 = stablehlo.add %29, %28 : tensor<8xf32>
    %cst_4 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %32 = stablehlo.divide %30, %31 : tensor<8xf32>
    %33 = stablehlo.broadcast_in_dim %25, dims = [0] : (tensor<32xi32>) -> tensor<32x1xi32>
    %34 = stablehlo.convert %33 : (tensor<32x1xi32>) -> tensor<32x1xf32>
    %35 = stablehlo.negate %32 : tensor<8xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+04> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %37 = stablehlo.power %36, %35 : tensor<8xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %39 = stablehlo.broadcast_in_dim %34, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x8xf32>
    %40 = stablehlo.broadcast_in_dim %38, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<32x8xf32>
    %41 = stablehlo.multiply %39, %40 : tensor<32x8xf32>
    %42 = stablehlo.cosine %41 : tensor<32x8xf32>
    %43 = stablehlo.sine %41 : tensor<32x8xf32>
    %44 = stablehlo.convert %20 : (tensor<2x32x2x16xbf16>) -> tensor<2x32x2x16xf32>
    %45 = stablehlo.slice %44 [0:2, 0:32, 0:2, 0:8] : (tensor<2x32x2x16xf32>) -> tensor<2x32x2x8xf32>
    %46 = stablehlo.slice %44 [0:2, 0:32, 0:2, 8:16] : (tensor<2x32x2x16xf32>) -> tensor<2x32x2x8xf32>
    %47 = stablehlo.broadcast_in_dim %42, dims = [0, 2] : (tensor<32x8xf32>) -> tensor<32x1x8xf32>
    %48 = stablehlo.broadcast_in_dim %43, dims = [0, 2] : (tensor<32x8xf32>) -> tensor<32x1x8xf32>
    %49 = stablehlo.broadcast_in_dim %47, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
    %51 = stablehlo.multiply %45, %50 : tensor<2x32x2x8xf32>
    %52 = stablehlo.broadcast_in_dim %48, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
    %54 = stablehlo.multiply %46, %53 : tensor<2x32x2x8xf32>
    %55 = stablehlo.subtract %51, %54 : tensor<2x32x2x8xf32>
    %56 = stablehlo.broadcast_in_dim %47, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
    %58 = stablehlo.multiply %46, %57 : tensor<2x32x2x8xf32>
    %59 = stablehlo.broadcast_in_dim %48, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
    %60 = stablehlo.broadcast_in_dim %59, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
    %61 = stablehlo.multiply %45, %60 : tensor<2x32x2x8xf32>
    %62 = stablehlo.add %58, %61 : tensor<2x32x2x8xf32>
    %63 = stablehlo.concatenate %55, %62, dim = 3 : (tensor<2x32x2x8xf32>, tensor<2x32x2x8xf32>) -> tensor<2x32x2x16xf32>
    %64 = stablehlo.convert %63 : (tensor<2x32x2x16xf32>) -> tensor<2x32x2x16xbf16>
    %65 = stablehlo.convert %22 : (tensor<2x32x2x16xbf16>) -> tensor<2x32x2x16xf32>
    %66 = stablehlo.slice %65 [0:2, 0:32, 0:2, 0:8] : (tensor<2x32x2x16xf32>) -> tensor<2x32x2x8xf32>
    %67 = stablehlo.slice %65 [0:2, 0:32, 0:2, 8:16] : (tensor<2x32x2x16xf32>) -> tensor<2x32x2x8xf32>
    %68 = stablehlo.broadcast_in_dim %42, dims = [0, 2] : (tensor<32x8xf32>) -> tensor<32x1x8xf32>
    %69 = stablehlo.broadcast_in_dim %43, dims = [0, 2] : (tensor<32x8xf32>) -> tensor<32x1x8xf32>
    %70 = stablehlo.broadcast_in_dim %68, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
    %71 = stablehlo.broadcast_in_dim %70, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
    %72 = stablehlo.multiply %66, %71 : tensor<2x32x2x8xf32>
    %73 = stablehlo.broadcast_in_dim %69, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
    %74 = stablehlo.broadcast_in_dim %73, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
    %75 = stablehlo.multiply %67, %74 : tensor<2x32x2x8xf32>
    %76 = stablehlo.subtract %72, %75 : tensor<2x32x2x8xf32>
    %77 = stablehlo.broadcast_in_dim %68, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
    %78 = stablehlo.broadcast_in_dim %77, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
    %79 = stablehlo.multiply %67, %78 : tensor<2x32x2x8xf32>
    %80 = stablehlo.broadcast_in_dim %69, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
    %81 = stablehlo.broadcast_in_dim %80, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
    %82 = stablehlo.multiply %66, %81 : tensor<2x32x2x8xf32>
    %83 = stablehlo.add %79, %82 : tensor<2x32x2x8xf32>
    %84 = stablehlo.concatenate %76, %83, dim = 3 : (tensor<2x32x2x8xf32>, tensor<2x32x2x8xf32>) -> tensor<2x32x2x16xf32>
    %85 = stablehlo.convert %84 : (tensor<2x32x2x16xf32>) -> tensor<2x32x2x16xbf16>
    %86 = stablehlo.reshape %64 : (tensor<2x32x2x16xbf16>) -> tensor<2x32x2x1x16xbf16>
    %87 = stablehlo.dot_general %85, %86, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [4], precision = [DEFAULT, DEFAULT] : (tensor<2x32x2x16xbf16>, tensor<2x32x2x1x16xbf16>) -> tensor<2x2x32x32x1xf32>
    %88 = stablehlo.transpose %87, dims = [0, 1, 4, 3, 2] : (tensor<2x2x32x32x1xf32>) -> tensor<2x2x1x32x32xf32>
    %cst_6 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x2x1x32x32xf32>
    %90 = stablehlo.divide %88, %89 : tensor<2x2x1x32x32xf32>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %91 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<32x32xi1>
    %92 = call @tril(%91) : (tensor<32x32xi1>) -> tensor<32x32xi1>
    %93 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<2x32xi32>) -> tensor<2x32x1xi32>
    %94 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<2x32xi32>) -> tensor<2x1x32xi32>
    %95 = stablehlo.broadcast_in_dim %93, dims = [0, 1, 2] : (tensor<2x32x1xi32>) -> tensor<2x32x32xi32>
    %96 = stablehlo.broadcast_in_dim %94, dims = [0, 1, 2] : (tensor<2x1x32xi32>) -> tensor<2x32x32xi32>
    %97 = stablehlo.compare EQ, %95, %96, SIGNED : (tensor<2x32x32xi32>, tensor<2x32x32xi32>) -> tensor<2x32x32xi1>
    %98 = stablehlo.broadcast_in_dim %92, dims = [1, 2] : (tensor<32x32xi1>) -> tensor<1x32x32xi1>
    %99 = stablehlo.broadcast_in_dim %98, dims = [0, 1, 2] : (tensor<1x32x32xi1>) -> tensor<2x32x32xi1>
    %100 = stablehlo.and %99, %97 : tensor<2x32x32xi1>
    %101 = stablehlo.broadcast_in_dim %100, dims = [0, 3, 4] : (tensor<2x32x32xi1>) -> tensor<2x1x1x32x32xi1>
    %cst_7 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %102 = call @_where_5(%101, %90, %cst_7) : (tensor<2x1x1x32x32xi1>, tensor<2x2x1x32x32xf32>, tensor<f32>) -> tensor<2x2x1x32x32xf32>
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %103 = stablehlo.reduce(%102 init: %cst_8) applies stablehlo.maximum across dimensions = [4] : (tensor<2x2x1x32x32xf32>, tensor<f32>) -> tensor<2x2x1x32xf32>
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x2x1x32xf32>
    %105 = stablehlo.maximum %104, %103 : tensor<2x2x1x32xf32>
    %106 = stablehlo.broadcast_in_dim %105, dims = [0, 1, 2, 3] : (tensor<2x2x1x32xf32>) -> tensor<2x2x1x32x1xf32>
    %107 = stablehlo.broadcast_in_dim %106, dims = [0, 1, 2, 3, 4] : (tensor<2x2x1x32x1xf32>) -> tensor<2x2x1x32x32xf32>
    %108 = stablehlo.subtract %102, %107 : tensor<2x2x1x32x32xf32>
    %109 = stablehlo.exponential %108 : tensor<2x2x1x32x32xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %110 = stablehlo.reduce(%109 init: %cst_10) applies stablehlo.add across dimensions = [4] : (tensor<2x2x1x32x32xf32>, tensor<f32>) -> tensor<2x2x1x32xf32>
    %111 = stablehlo.broadcast_in_dim %110, dims = [0, 1, 2, 3] : (tensor<2x2x1x32xf32>) -> tensor<2x2x1x32x1xf32>
    %112 = stablehlo.broadcast_in_dim %111, dims = [0, 1, 2, 3, 4] : (tensor<2x2x1x32x1xf32>) -> tensor<2x2x1x32x32xf32>
    %113 = stablehlo.divide %109, %112 : tensor<2x2x1x32x32xf32>
    %114 = stablehlo.convert %113 : (tensor<2x2x1x32x32xf32>) -> tensor<2x2x1x32x32xbf16>
    %115 = stablehlo.dot_general %24, %114, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [4], precision = [DEFAULT, DEFAULT] : (tensor<2x32x2x16xbf16>, tensor<2x2x1x32x32xbf16>) -> tensor<2x2x16x1x32xbf16>
    %116 = stablehlo.transpose %115, dims = [0, 4, 1, 3, 2] : (tensor<2x2x16x1x32xbf16>) -> tensor<2x32x2x1x16xbf16>
    %117 = stablehlo.reshape %116 : (tensor<2x32x2x1x16xbf16>) -> tensor<2x32x32xbf16>
    %118 = stablehlo.convert %arg7 : (tensor<32x64xf32>) -> tensor<32x64xbf16>
    %119 = stablehlo.dot_general %117, %118, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x32xbf16>, tensor<32x64xbf16>) -> tensor<2x32x64xbf16>
    %120 = "stablehlo.all_reduce"(%119) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1], [2, 3], [4, 5], [6, 7]]> : tensor<4x2xi64>, use_global_device_ids}> ({
    ^bb0(%arg9: tensor<bf16>, %arg10: tensor<bf16>):
      %147 = stablehlo.add %arg9, %arg10 : tensor<bf16>
      stablehlo.return %147 : tensor<bf16>
    }) : (tensor<2x32x64xbf16>) -> tensor<2x32x64xbf16>
    %121 = stablehlo.add %arg1, %120 : tensor<2x32x64xbf16>
    %122 = stablehlo.convert %121 : (tensor<2x32x64xbf16>) -> tensor<2x32x64xf32>
    %123 = chlo.square %122 : tensor<2x32x64xf32> -> tensor<2x32x64xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %124 = stablehlo.reduce(%123 init: %cst_11) applies stablehlo.add across dimensions = [2] : (tensor<2x32x64xf32>, tensor<f32>) -> tensor<2x32xf32>
    %125 = stablehlo.broadcast_in_dim %124, dims = [0, 1] : (tensor<2x32xf32>) -> tensor<2x32x1xf32>
    %cst_12 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x32x1xf32>
    %127 = stablehlo.divide %125, %126 : tensor<2x32x1xf32>
    %cst_13 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x32x1xf32>
    %129 = stablehlo.add %127, %128 : tensor<2x32x1xf32>
    %130 = stablehlo.rsqrt %129 : tensor<2x32x1xf32>
    %131 = stablehlo.broadcast_in_dim %130, dims = [0, 1, 2] : (tensor<2x32x1xf32>) -> tensor<2x32x64xf32>
    %132 = stablehlo.multiply %122, %131 : tensor<2x32x64xf32>
    %133 = stablehlo.broadcast_in_dim %arg3, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %134 = stablehlo.broadcast_in_dim %133, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<2x32x64xf32>
    %135 = stablehlo.multiply %132, %134 : tensor<2x32x64xf32>
    %136 = stablehlo.convert %135 : (tensor<2x32x64xf32>) -> tensor<2x32x64xbf16>
    %137 = stablehlo.convert %arg5 : (tensor<64x96xf32>) -> tensor<64x96xbf16>
    %138 = stablehlo.convert %arg6 : (tensor<64x96xf32>) -> tensor<64x96xbf16>
    %139 = stablehlo.convert %arg4 : (tensor<96x64xf32>) -> tensor<96x64xbf16>
    %140 = stablehlo.dot_general %136, %137, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x64xbf16>, tensor<64x96xbf16>) -> tensor<2x32x96xbf16>
    %141 = call @silu(%140) : (tensor<2x32x96xbf16>) -> tensor<2x32x96xbf16>
    %142 = stablehlo.dot_general %136, %138, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x64xbf16>, tensor<64x96xbf16>) -> tensor<2x32x96xbf16>
    %143 = stablehlo.multiply %141, %142 : tensor<2x32x96xbf16>
    %144 = stablehlo.dot_general %143, %139, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x96xbf16>, tensor<96x64xbf16>) -> tensor<2x32x64xbf16>
    %145 = "stablehlo.all_reduce"(%144) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1], [2, 3], [4, 5], [6, 7]]> : tensor<4x2xi64>, use_global_device_ids}> ({
    ^bb0(%arg9: tensor<bf16>, %arg10: tensor<bf16>):
      %147 = stablehlo.add %arg9, %arg10 : tensor<bf16>
      stablehlo.return %147 : tensor<bf16>
    }) : (tensor<2x32x64xbf16>) -> tensor<2x32x64xbf16>
    %146 = stablehlo.add %121, %145 : tensor<2x32x64xbf16>
    return %146 : tensor<2x32x64xbf16>
  }
  func.func private @tril(%arg0: tensor<32x32xi1>) -> tensor<32x32xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<32x32xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<32x32xi32>
    %2 = stablehlo.add %0, %1 : tensor<32x32xi32>
    %3 = stablehlo.iota dim = 1 : tensor<32x32xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<32x32xi32>, tensor<32x32xi32>) -> tensor<32x32xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<32x32xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<32x32xi1>, tensor<32x32xi1>
    return %6 : tensor<32x32xi1>
  }
  func.func private @_where_5(%arg0: tensor<2x1x1x32x32xi1>, %arg1: tensor<2x2x1x32x32xf32>, %arg2: tensor<f32>) -> tensor<2x2x1x32x32xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x32x32xi1>) -> tensor<2x2x1x32x32xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x1x32x32xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<2x2x1x32x32xi1>, tensor<2x2x1x32x32xf32>
    return %3 : tensor<2x2x1x32x32xf32>
  }
  func.func private @silu(%arg0: tensor<2x32x96xbf16>) -> tensor<2x32x96xbf16> {
    %0 = stablehlo.negate %arg0 : tensor<2x32x96xbf16>
    %1 = stablehlo.exponential %0 : tensor<2x32x96xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<2x32x96xbf16>
    %3 = stablehlo.add %2, %1 : tensor<2x32x96xbf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<2x32x96xbf16>
    %5 = stablehlo.divide %4, %3 : tensor<2x32x96xbf16>
    %6 = stablehlo.multiply %arg0, %5 : tensor<2x32x96xbf16>
    return %6 : tensor<2x32x96xbf16>
  }
  func.func private @log_softmax(%arg0: tensor<2x32x256xf32>) -> tensor<2x32x256xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<2x32x256xf32>, tensor<f32>) -> tensor<2x32xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<2x32xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2x32xf32>) -> tensor<2x32x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x32x1xf32>) -> tensor<2x32x256xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x32x256xf32>
    %6 = stablehlo.exponential %5 : tensor<2x32x256xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<2x32x256xf32>, tensor<f32>) -> tensor<2x32xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<2x32xf32>) -> tensor<2x32x1xf32>
    %9 = stablehlo.log %8 : tensor<2x32x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<2x32x1xf32>) -> tensor<2x32x256xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<2x32x256xf32>
    return %11 : tensor<2x32x256xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<2x32x256xf32>, %arg1: tensor<2x32x1xi32>) -> tensor<2x32x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x32x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<2x32x1xi32>, tensor<2x32x1xi32>) -> tensor<2x32x1xi1>
    %c_0 = stablehlo.constant dense<256> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x32x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<2x32x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<2x32x1xi1>, tensor<2x32x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<2x32x1xi32>) -> tensor<2x32x1x1xi32>
    %c_1 = stablehlo.constant dense<255> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x32x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<2x32x1x1xi32>, tensor<2x32x1x1xi32>) -> tensor<2x32x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<2x32x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<2x32x1x1xi32>, tensor<2x32x1x1xi32>) -> tensor<2x32x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<2x32x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<2x32x1x1xi1>, tensor<i1>) -> tensor<2x32x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x32x256xf32>, tensor<2x32x1x1xi32>) -> tensor<2x32x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x32x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<2x32x1xi1>, tensor<2x32x1xf32>
    return %15 : tensor<2x32x1xf32>
  }
  func.func private @_where_6(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<i1>, tensor<f32>
    return %1 : tensor<f32>
  }
}
