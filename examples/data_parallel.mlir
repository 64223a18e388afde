module @jit_train_step attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["data"=8]> {stablehlo.mesh = {axes = [{name = "data", size = 8 : i64}]}}
  func.func public @main(%arg0: tensor<10xf32>, %arg1: tensor<64x10xf32>, %arg2: tensor<8xf32>, %arg3: tensor<3x3x8x8xf32>, %arg4: tensor<8xf32>, %arg5: tensor<8xf32>, %arg6: tensor<3x3x8x8xf32>, %arg7: tensor<8xf32>, %arg8: tensor<8xf32>, %arg9: tensor<3x3x8x8xf32>, %arg10: tensor<8xf32>, %arg11: tensor<8xf32>, %arg12: tensor<3x3x8x8xf32>, %arg13: tensor<8xf32>, %arg14: tensor<16xf32>, %arg15: tensor<3x3x8x16xf32>, %arg16: tensor<16xf32>, %arg17: tensor<16xf32>, %arg18: tensor<3x3x16x16xf32>, %arg19: tensor<16xf32>, %arg20: tensor<16xf32>, %arg21: tensor<1x1x8x16xf32>, %arg22: tensor<16xf32>, %arg23: tensor<16xf32>, %arg24: tensor<3x3x16x16xf32>, %arg25: tensor<16xf32>, %arg26: tensor<16xf32>, %arg27: tensor<3x3x16x16xf32>, %arg28: tensor<16xf32>, %arg29: tensor<32xf32>, %arg30: tensor<3x3x16x32xf32>, %arg31: tensor<32xf32>, %arg32: tensor<32xf32>, %arg33: tensor<3x3x32x32xf32>, %arg34: tensor<32xf32>, %arg35: tensor<32xf32>, %arg36: tensor<1x1x16x32xf32>, %arg37: tensor<32xf32>, %arg38: tensor<32xf32>, %arg39: tensor<3x3x32x32xf32>, %arg40: tensor<32xf32>, %arg41: tensor<32xf32>, %arg42: tensor<3x3x32x32xf32>, %arg43: tensor<32xf32>, %arg44: tensor<64xf32>, %arg45: tensor<3x3x32x64xf32>, %arg46: tensor<64xf32>, %arg47: tensor<64xf32>, %arg48: tensor<3x3x64x64xf32>, %arg49: tensor<64xf32>, %arg50: tensor<64xf32>, %arg51: tensor<1x1x32x64xf32>, %arg52: tensor<64xf32>, %arg53: tensor<64xf32>, %arg54: tensor<3x3x64x64xf32>, %arg55: tensor<64xf32>, %arg56: tensor<64xf32>, %arg57: tensor<3x3x64x64xf32>, %arg58: tensor<64xf32>, %arg59: tensor<8xf32>, %arg60: tensor<3x3x3x8xf32>, %arg61: tensor<8xf32>, %arg62: tensor<10xf32>, %arg63: tensor<64x10xf32>, %arg64: tensor<8xf32>, %arg65: tensor<3x3x8x8xf32>, %arg66: tensor<8xf32>, %arg67: tensor<8xf32>, %arg68: tensor<3x3x8x8xf32>, %arg69: tensor<8xf32>, %arg70: tensor<8xf32>, %arg71: tensor<3x3x8x8xf32>, %arg72: tensor<8xf32>, %arg73: tensor<8xf32>, %arg74: tensor<3x3x8x8xf32>, %arg75: tensor<8xf32>, %arg76: tensor<16xf32>, %arg77: tensor<3x3x8x16xf32>, %arg78: tensor<16xf32>, %arg79: tensor<16xf32>, %arg80: tensor<3x3x16x16xf32>, %arg81: tensor<16xf32>, %arg82: tensor<16xf32>, %arg83: tensor<1x1x8x16xf32>, %arg84: tensor<16xf32>, %arg85: tensor<16xf32>, %arg86: tensor<3x3x16x16xf32>, %arg87: tensor<16xf32>, %arg88: tensor<16xf32>, %arg89: tensor<3x3x16x16xf32>, %arg90: tensor<16xf32>, %arg91: tensor<32xf32>, %arg92: tensor<3x3x16x32xf32>, %arg93: tensor<32xf32>, %arg94: tensor<32xf32>, %arg95: tensor<3x3x32x32xf32>, %arg96: tensor<32xf32>, %arg97: tensor<32xf32>, %arg98: tensor<1x1x16x32xf32>, %arg99: tensor<32xf32>, %arg100: tensor<32xf32>, %arg101: tensor<3x3x32x32xf32>, %arg102: tensor<32xf32>, %arg103: tensor<32xf32>, %arg104: tensor<3x3x32x32xf32>, %arg105: tensor<32xf32>, %arg106: tensor<64xf32>, %arg107: tensor<3x3x32x64xf32>, %arg108: tensor<64xf32>, %arg109: tensor<64xf32>, %arg110: tensor<3x3x64x64xf32>, %arg111: tensor<64xf32>, %arg112: tensor<64xf32>, %arg113: tensor<1x1x32x64xf32>, %arg114: tensor<64xf32>, %arg115: tensor<64xf32>, %arg116: tensor<3x3x64x64xf32>, %arg117: tensor<64xf32>, %arg118: tensor<64xf32>, %arg119: tensor<3x3x64x64xf32>, %arg120: tensor<64xf32>, %arg121: tensor<8xf32>, %arg122: tensor<3x3x3x8xf32>, %arg123: tensor<8xf32>, %arg124: tensor<16x32x32x3xui8>, %arg125: tensor<16xi32>, %arg126: tensor<2xui32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<i32> {jax.result_info = "result[1]"}, tensor<10xf32> {jax.result_info = "result[2]['head']['bias']"}, tensor<64x10xf32> {jax.result_info = "result[2]['head']['kernel']"}, tensor<8xf32> {jax.result_info = "result[2]['stage0_block0_conv0']['bias']"}, tensor<3x3x8x8xf32> {jax.result_info = "result[2]['stage0_block0_conv0']['kernel']"}, tensor<8xf32> {jax.result_info = "result[2]['stage0_block0_conv0']['scale']"}, tensor<8xf32> {jax.result_info = "result[2]['stage0_block0_conv1']['bias']"}, tensor<3x3x8x8xf32> {jax.result_info = "result[2]['stage0_block0_conv1']['kernel']"}, tensor<8xf32> {jax.result_info = "result[2]['stage0_block0_conv1']['scale']"}, tensor<8xf32> {jax.result_info = "result[2]['stage0_block1_conv0']['bias']"}, tensor<3x3x8x8xf32> {jax.result_info = "result[2]['stage0_block1_conv0']['kernel']"}, tensor<8xf32> {jax.result_info = "result[2]['stage0_block1_conv0']['scale']"}, tensor<8xf32> {jax.result_info = "result[2]['stage0_block1_conv1']['bias']"}, tensor<3x3x8x8xf32> {jax.result_info = "result[2]['stage0_block1_conv1']['kernel']"}, tensor<8xf32> {jax.result_info = "result[2]['stage0_block1_conv1']['scale']"}, tensor<16xf32> {jax.result_info = "result[2]['stage1_block0_conv0']['bias']"}, tensor<3x3x8x16xf32> {jax.result_info = "result[2]['stage1_block0_conv0']['kernel']"}, tensor<16xf32> {jax.result_info = "result[2]['stage1_block0_conv0']['scale']"}, tensor<16xf32> {jax.result_info = "result[2]['stage1_block0_conv1']['bias']"}, tensor<3x3x16x16xf32> {jax.result_info = "result[2]['stage1_block0_conv1']['kernel']"}, tensor<16xf32> {jax.result_info = "result[2]['stage1_block0_conv1']['scale']"}, tensor<16xf32> {jax.result_info = "result[2]['stage1_block0_project']['bias']"}, tensor<1x1x8x16xf32> {jax.result_info = "result[2]['stage1_block0_project']['kernel']"}, tensor<16xf32> {jax.result_info = "result[2]['stage1_block0_project']['scale']"}, tensor<16xf32> {jax.result_info = "result[2]['stage1_block1_conv0']['bias']"}, tensor<3x3x16x16xf32> {jax.result_info = "result[2]['stage1_block1_conv0']['kernel']"}, tensor<16xf32> {jax.result_info = "result[2]['stage1_block1_conv0']['scale']"}, tensor<16xf32> {jax.result_info = "result[2]['stage1_block1_conv1']['bias']"}, tensor<3x3x16x16xf32> {jax.result_info = "result[2]['stage1_block1_conv1']['kernel']"}, tensor<16xf32> {jax.result_info = "result[2]['stage1_block1_conv1']['scale']"}, tensor<32xf32> {jax.result_info = "result[2]['stage2_block0_conv0']['bias']"}, tensor<3x3x16x32xf32> {jax.result_info = "result[2]['stage2_block0_conv0']['kernel']"}, tensor<32xf32> {jax.result_info = "result[2]['stage2_block0_conv0']['scale']"}, tensor<32xf32> {jax.result_info = "result[2]['stage2_block0_conv1']['bias']"}, tensor<3x3x32x32xf32> {jax.result_info = "result[2]['stage2_block0_conv1']['kernel']"}, tensor<32xf32> {jax.result_info = "result[2]['stage2_block0_conv1']['scale']"}, tensor<32xf32> {jax.result_info = "result[2]['stage2_block0_project']['bias']"}, tensor<1x1x16x32xf32> {jax.result_info = "result[2]['stage2_block0_project']['kernel']"}, tensor<32xf32> {jax.result_info = "result[2]['stage2_block0_project']['scale']"}, tensor<32xf32> {jax.result_info = "result[2]['stage2_block1_conv0']['bias']"}, tensor<3x3x32x32xf32> {jax.result_info = "result[2]['stage2_block1_conv0']['kernel']"}, tensor<32xf32> {jax.result_info = "result[2]['stage2_block1_conv0']['scale']"}, tensor<32xf32> {jax.result_info = "result[2]['stage2_block1_conv1']['bias']"}, tensor<3x3x32x32xf32> {jax.result_info = "result[2]['stage2_block1_conv1']['kernel']"}, tensor<32xf32> {jax.result_info = "result[2]['stage2_block1_conv1']['scale']"}, tensor<64xf32> {jax.result_info = "result[2]['stage3_block0_conv0']['bias']"}, tensor<3x3x32x64xf32> {jax.result_info = "result[2]['stage3_block0_conv0']['kernel']"}, tensor<64xf32> {jax.result_info = "result[2]['stage3_block0_conv0']['scale']"}, tensor<64xf32> {jax.result_info = "result[2]['stage3_block0_conv1']['bias']"}, tensor<3x3x64x64xf32> {jax.result_info = "result[2]['stage3_block0_conv1']['kernel']"}, tensor<64xf32> {jax.result_info = "result[2]['stage3_block0_conv1']['scale']"}, tensor<64xf32> {jax.result_info = "result[2]['stage3_block0_project']['bias']"}, tensor<1x1x32x64xf32> {jax.result_info = "result[2]['stage3_block0_project']['kernel']"}, tensor<64xf32> {jax.result_info = "result[2]['stage3_block0_project']['scale']"}, tensor<64xf32> {jax.result_info = "result[2]['stage3_block1_conv0']['bias']"}, tensor<3x3x64x64xf32> {jax.result_info = "result[2]['stage3_block1_conv0']['kernel']"}, tensor<64xf32> {jax.result_info = "result[2]['stage3_block1_conv0']['scale']"}, tensor<64xf32> {jax.result_info = "result[2]['stage3_block1_conv1']['bias']"}, tensor<3x3x64x64xf32> {jax.result_info = "result[2]['stage3_block1_conv1']['kernel']"}, tensor<64xf32> {jax.result_info = "result[2]['stage3_block1_conv1']['scale']"}, tensor<8xf32> {jax.result_info = "result[2]['stem']['bias']"}, tensor<3x3x3x8xf32> {jax.result_info = "result[2]['stem']['kernel']"}, tensor<8xf32> {jax.result_info = "result[2]['stem']['scale']"}, tensor<10xf32> {jax.result_info = "result[3]['head']['bias']"}, tensor<64x10xf32> {jax.result_info = "result[3]['head']['kernel']"}, tensor<8xf32> {jax.result_info = "result[3]['stage0_block0_conv0']['bias']"}, tensor<3x3x8x8xf32> {jax.result_info = "result[3]['stage0_block0_conv0']['kernel']"}, tensor<8xf32> {jax.result_info = "result[3]['stage0_block0_conv0']['scale']"}, tensor<8xf32> {jax.result_info = "result[3]['stage0_block0_conv1']['bias']"}, tensor<3x3x8x8xf32> {jax.result_info = "result[3]['stage0_block0_conv1']['kernel']"}, tensor<8xf32> {jax.result_info = "result[3]['stage0_block0_conv1']['scale']"}, tensor<8xf32> {jax.result_info = "result[3]['stage0_block1_conv0']['bias']"}, tensor<3x3x8x8xf32> {jax.result_info = "result[3]['stage0_block1_conv0']['kernel']"}, tensor<8xf32> {jax.result_info = "result[3]['stage0_block1_conv0']['scale']"}, tensor<8xf32> {jax.result_info = "result[3]['stage0_block1_conv1']['bias']"}, tensor<3x3x8x8xf32> {jax.result_info = "result[3]['stage0_block1_conv1']['kernel']"}, tensor<8xf32> {jax.result_info = "result[3]['stage0_block1_conv1']['scale']"}, tensor<16xf32> {jax.result_info = "result[3]['stage1_block0_conv0']['bias']"}, tensor<3x3x8x16xf32> {jax.result_info = "result[3]['stage1_block0_conv0']['kernel']"}, tensor<16xf32> {jax.result_info = "result[3]['stage1_block0_conv0']['scale']"}, tensor<16xf32> {jax.result_info = "result[3]['stage1_block0_conv1']['bias']"}, tensor<3x3x16x16xf32> {jax.result_info = "result[3]['stage1_block0_conv1']['kernel']"}, tensor<16xf32> {jax.result_info = "result[3]['stage1_block0_conv1']['scale']"}, tensor<16xf32> {jax.result_info = "result[3]['stage1_block0_project']['bias']"}, tensor<1x1x8x16xf32> {jax.result_info = "result[3]['stage1_block0_project']['kernel']"}, tensor<16xf32> {jax.result_info = "result[3]['stage1_block0_project']['scale']"}, tensor<16xf32> {jax.result_info = "result[3]['stage1_block1_conv0']['bias']"}, tensor<3x3x16x16xf32> {jax.result_info = "result[3]['stage1_block1_conv0']['kernel']"}, tensor<16xf32> {jax.result_info = "result[3]['stage1_block1_conv0']['scale']"}, tensor<16xf32> {jax.result_info = "result[3]['stage1_block1_conv1']['bias']"}, tensor<3x3x16x16xf32> {jax.result_info = "result[3]['stage1_block1_conv1']['kernel']"}, tensor<16xf32> {jax.result_info = "result[3]['stage1_block1_conv1']['scale']"}, tensor<32xf32> {jax.result_info = "result[3]['stage2_block0_conv0']['bias']"}, tensor<3x3x16x32xf32> {jax.result_info = "result[3]['stage2_block0_conv0']['kernel']"}, tensor<32xf32> {jax.result_info = "result[3]['stage2_block0_conv0']['scale']"}, tensor<32xf32> {jax.result_info = "result[3]['stage2_block0_conv1']['bias']"}, tensor<3x3x32x32xf32> {jax.result_info = "result[3]['stage2_block0_conv1']['kernel']"}, tensor<32xf32> {jax.result_info = "result[3]['stage2_block0_conv1']['scale']"}, tensor<32xf32> {jax.result_info = "result[3]['stage2_block0_project']['bias']"}, tensor<1x1x16x32xf32> {jax.result_info = "result[3]['stage2_block0_project']['kernel']"}, tensor<32xf32> {jax.result_info = "result[3]['stage2_block0_project']['scale']"}, tensor<32xf32> {jax.result_info = "result[3]['stage2_block1_conv0']['bias']"}, tensor<3x3x32x32xf32> {jax.result_info = "result[3]['stage2_block1_conv0']['kernel']"}, tensor<32xf32> {jax.result_info = "result[3]['stage2_block1_conv0']['scale']"}, tensor<32xf32> {jax.result_info = "result[3]['stage2_block1_conv1']['bias']"}, tensor<3x3x32x32xf32> {jax.result_info = "result[3]['stage2_block1_conv1']['kernel']"}, tensor<32xf32> {jax.result_info = "result[3]['stage2_block1_conv1']['scale']"}, tensor<64xf32> {jax.result_info = "result[3]['stage3_block0_conv0']['bias']"}, tensor<3x3x32x64xf32> {jax.result_info = "result[3]['stage3_block0_conv0']['kernel']"}, tensor<64xf32> {jax.result_info = "result[3]['stage3_block0_conv0']['scale']"}, tensor<64xf32> {jax.result_info = "result[3]['stage3_block0_conv1']['bias']"}, tensor<3x3x64x64xf32> {jax.result_info = "result[3]['stage3_block0_conv1']['kernel']"}, tensor<64xf32> {jax.result_info = "result[3]['stage3_block0_conv1']['scale']"}, tensor<64xf32> {jax.result_info = "result[3]['stage3_block0_project']['bias']"}, tensor<1x1x32x64xf32> {jax.result_info = "result[3]['stage3_block0_project']['kernel']"}, tensor<64xf32> {jax.result_info = "result[3]['stage3_block0_project']['scale']"}, tensor<64xf32> {jax.result_info = "result[3]['stage3_block1_conv0']['bias']"}, tensor<3x3x64x64xf32> {jax.result_info = "result[3]['stage3_block1_conv0']['kernel']"}, tensor<64xf32> {jax.result_info = "result[3]['stage3_block1_conv0']['scale']"}, tensor<64xf32> {jax.result_info = "result[3]['stage3_block1_conv1']['bias']"}, tensor<3x3x64x64xf32> {jax.result_info = "result[3]['stage3_block1_conv1']['kernel']"}, tensor<64xf32> {jax.result_info = "result[3]['stage3_block1_conv1']['scale']"}, tensor<8xf32> {jax.result_info = "result[3]['stem']['bias']"}, tensor<3x3x3x8xf32> {jax.result_info = "result[3]['stem']['kernel']"}, tensor<8xf32> {jax.result_info = "result[3]['stem']['scale']"}) {
    %0:126 = sdy.manual_computation(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %arg28, %arg29, %arg30, %arg31, %arg32, %arg33, %arg34, %arg35, %arg36, %arg37, %arg38, %arg39, %arg40, %arg41, %arg42, %arg43, %arg44, %arg45, %arg46, %arg47, %arg48, %arg49, %arg50, %arg51, %arg52, %arg53, %arg54, %arg55, %arg56, %arg57, %arg58, %arg59, %arg60, %arg61, %arg62, %arg63, %arg64, %arg65, %arg66, %arg67, %arg68, %arg69, %arg70, %arg71, %arg72, %arg73, %arg74, %arg75, %arg76, %arg77, %arg78, %arg79, %arg80, %arg81, %arg82, %arg83, %arg84, %arg85, %arg86, %arg87, %arg88, %arg89, %arg90, %arg91, %arg92, %arg93, %arg94, %arg95, %arg96, %arg97, %arg98, %arg99, %arg100, %arg101, %arg102, %arg103, %arg104, %arg105, %arg106, %arg107, %arg108, %arg109, %arg110, %arg111, %arg112, %arg113, %arg114, %arg115, %arg116, %arg117, %arg118, %arg119, %arg120, %arg121, %arg122, %arg123, %arg124, %arg125, %arg126) in_shardings=[<@mesh, [{}]>, <@mesh, [{}, {}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{"data"}, {}, {}, {}]>, <@mesh, [{"data"}]>, <@mesh, [{}]>] out_shardings=[<@mesh, []>, <@mesh, []>, <@mesh, [{}]>, <@mesh, [{}, {}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>, <@mesh, [{}, {}, {}, {}]>, <@mesh, [{}]>] manual_axes={"data"} (%arg127: tensor<10xf32>, %arg128: tensor<64x10xf32>, %arg129: tensor<8xf32>, %arg130: tensor<3x3x8x8xf32>, %arg131: tensor<8xf32>, %arg132: tensor<8xf32>, %arg133: tensor<3x3x8x8xf32>, %arg134: tensor<8xf32>, %arg135: tensor<8xf32>, %arg136: tensor<3x3x8x8xf32>, %arg137: tensor<8xf32>, %arg138: tensor<8xf32>, %arg139: tensor<3x3x8x8xf32>, %arg140: tensor<8xf32>, %arg141: tensor<16xf32>, %arg142: tensor<3x3x8x16xf32>, %arg143: tensor<16xf32>, %arg144: tensor<16xf32>, %arg145: tensor<3x3x16x16xf32>, %arg146: tensor<16xf32>, %arg147: tensor<16xf32>, %arg148: tensor<1x1x8x16xf32>, %arg149: tensor<16xf32>, %arg150: tensor<16xf32>, %arg151: tensor<3x3x16x16xf32>, %arg152: tensor<16xf32>, %arg153: tensor<16xf32>, %arg154: tensor<3x3x16x16xf32>, %arg155: tensor<16xf32>, %arg156: tensor<32xf32>, %arg157: tensor<3x3x16x32xf32>, %arg158: tensor<32xf32>, %arg159: tensor<32xf32>, %arg160: tensor<3x3x32x32xf32>, %arg161: tensor<32xf32>, %arg162: tensor<32xf32>, %arg163: tensor<1x1x16x32xf32>, %arg164: tensor<32xf32>, %arg165: tensor<32xf32>, %arg166: tensor<3x3x32x32xf32>, %arg167: tensor<32xf32>, %arg168: tensor<32xf32>, %arg169: tensor<3x3x32x32xf32>, %arg170: tensor<32xf32>, %arg171: tensor<64xf32>, %arg172: tensor<3x3x32x64xf32>, %arg173: tensor<64xf32>, %arg174: tensor<64xf32>, %arg175: tensor<3x3x64x64xf32>, %arg176: tensor<64xf32>, %arg177: tensor<64xf32>, %arg178: tensor<1x1x32x64xf32>, %arg179: tensor<64xf32>, %arg180: tensor<64xf32>, %arg181: tensor<3x3x64x64xf32>, %arg182: tensor<64xf32>, %arg183: tensor<64xf32>, %arg184: tensor<3x3x64x64xf32>, %arg185: tensor<64xf32>, %arg186: tensor<8xf32>, %arg187: tensor<3x3x3x8xf32>, %arg188: tensor<8xf32>, %arg189: tensor<10xf32>, %arg190: tensor<64x10xf32>, %arg191: tensor<8xf32>, %arg192: tensor<3x3x8x8xf32>, %arg193: tensor<8xf32>, %arg194: tensor<8xf32>, %arg195: tensor<3x3x8x8xf32>, %arg196: tensor<8xf32>, %arg197: tensor<8xf32>, %arg198: tensor<3x3x8x8xf32>, %arg199: tensor<8xf32>, %arg200: tensor<8xf32>, %arg201: tensor<3x3x8x8xf32>, %arg202: tensor<8xf32>, %arg203: tensor<16xf32>, %arg204: tensor<3x3x8x16xf32>, %arg205: tensor<16xf32>, %arg206: tensor<16xf32>, %arg207: tensor<3x3x16x16xf32>, %arg208: tensor<16xf32>, %arg209: tensor<16xf32>, %arg210: tensor<1x1x8x16xf32>, %arg211: tensor<16xf32>, %arg212: tensor<16xf32>, %arg213: tensor<3x3x16x16xf32>, %arg214: tensor<16xf32>, %arg215: tensor<16xf32>, %arg216: tensor<3x3x16x16xf32>, %arg217: tensor<16xf32>, %arg218: tensor<32xf32>, %arg219: tensor<3x3x16x32xf32>, %arg220: tensor<32xf32>, %arg221: tensor<32xf32>, %arg222: tensor<3x3x32x32xf32>, %arg223: tensor<32xf32>, %arg224: tensor<32xf32>, %arg225: tensor<1x1x16x32xf32>, %arg226: tensor<32xf32>, %arg227: tensor<32xf32>, %arg228: tensor<3x3x32x32xf32>, %arg229: tensor<32xf32>, %arg230: tensor<32xf32>, %arg231: tensor<3x3x32x32xf32>, %arg232: tensor<32xf32>, %arg233: tensor<64xf32>, %arg234: tensor<3x3x32x64xf32>, %arg235: tensor<64xf32>, %arg236: tensor<64xf32>, %arg237: tensor<3x3x64x64xf32>, %arg238: tensor<64xf32>, %arg239: tensor<64xf32>, %arg240: tensor<1x1x32x64xf32>, %arg241: tensor<64xf32>, %arg242: tensor<64xf32>, %arg243: tensor<3x3x64x64xf32>, %arg244: tensor<64xf32>, %arg245: tensor<64xf32>, %arg246: tensor<3x3x64x64xf32>, %arg247: tensor<64xf32>, %arg248: tensor<8xf32>, %arg249: tensor<3x3x3x8xf32>, %arg250: tensor<8xf32>, %arg251: tensor<2x32x32x3xui8>, %arg252: tensor<2xi32>, %arg253: tensor<2xui32>) {
      %c = stablehlo.constant dense<1> : tensor<ui32>
      %c_0 = stablehlo.constant dense<8> : tensor<ui32>
      %1 = stablehlo.partition_id : tensor<ui32>
      %2 = stablehlo.divide %1, %c : tensor<ui32>
      %3 = stablehlo.remainder %2, %c_0 : tensor<ui32>
      %4 = stablehlo.convert %3 : (tensor<ui32>) -> tensor<i32>
      %5 = stablehlo.convert %4 : (tensor<i32>) -> tensor<ui32>
      %6 = func.call @_threefry_fold_in(%arg253, %5) : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
      %7 = stablehlo.convert %arg251 : (tensor<2x32x32x3xui8>) -> tensor<2x32x32x3xf32>
      %cst = stablehlo.constant dense<1.275000e+02> : tensor<f32>
      %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x32x32x3xf32>
      %9 = stablehlo.divide %7, %8 : tensor<2x32x32x3xf32>
      %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x32x32x3xf32>
      %11 = stablehlo.subtract %9, %10 : tensor<2x32x32x3xf32>
      %12 = stablehlo.convolution(%11, %arg187) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x32x32x3xf32>, tensor<3x3x3x8xf32>) -> tensor<2x32x32x8xf32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %13 = stablehlo.reduce(%12 init: %cst_2) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x32x32x8xf32>, tensor<f32>) -> tensor<8xf32>
      %cst_3 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
      %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %15 = stablehlo.divide %13, %14 : tensor<8xf32>
      %16 = chlo.square %12 : tensor<2x32x32x8xf32> -> tensor<2x32x32x8xf32>
      %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %17 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x32x32x8xf32>
      %18 = stablehlo.multiply %17, %12 : tensor<2x32x32x8xf32>
      %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %19 = stablehlo.reduce(%16 init: %cst_5) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x32x32x8xf32>, tensor<f32>) -> tensor<8xf32>
      %cst_6 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
      %20 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %21 = stablehlo.divide %19, %20 : tensor<8xf32>
      %22 = "stablehlo.all_reduce"(%15) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<8xf32>) -> tensor<8xf32>
      %23 = "stablehlo.all_reduce"(%21) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<8xf32>) -> tensor<8xf32>
      %cst_7 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %24 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %25 = stablehlo.divide %22, %24 : tensor<8xf32>
      %cst_8 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %26 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %27 = stablehlo.divide %23, %26 : tensor<8xf32>
      %28 = chlo.square %25 : tensor<8xf32> -> tensor<8xf32>
      %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %29 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %30 = stablehlo.multiply %29, %25 : tensor<8xf32>
      %31 = stablehlo.subtract %27, %28 : tensor<8xf32>
      %32 = stablehlo.broadcast_in_dim %25, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x32x32x8xf32>
      %34 = stablehlo.subtract %12, %33 : tensor<2x32x32x8xf32>
      %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %35 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %36 = stablehlo.maximum %31, %35 : tensor<8xf32>
      %37 = stablehlo.compare EQ, %31, %36, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
      %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %38 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %39 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %40 = stablehlo.select %37, %38, %39 : tensor<8xi1>, tensor<8xf32>
      %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %41 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %42 = stablehlo.compare EQ, %41, %36, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
      %cst_14 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %43 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %44 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %45 = stablehlo.select %42, %43, %44 : tensor<8xi1>, tensor<8xf32>
      %46 = stablehlo.divide %40, %45 : tensor<8xf32>
      %cst_16 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
      %47 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %48 = stablehlo.add %36, %47 : tensor<8xf32>
      %49 = stablehlo.rsqrt %48 : tensor<8xf32>
      %50 = stablehlo.divide %49, %48 : tensor<8xf32>
      %cst_17 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
      %51 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %52 = stablehlo.multiply %51, %50 : tensor<8xf32>
      %53 = stablehlo.broadcast_in_dim %49, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %54 = stablehlo.broadcast_in_dim %53, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x32x32x8xf32>
      %55 = stablehlo.multiply %34, %54 : tensor<2x32x32x8xf32>
      %56 = stablehlo.broadcast_in_dim %arg188, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %57 = stablehlo.broadcast_in_dim %56, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x32x32x8xf32>
      %58 = stablehlo.multiply %55, %57 : tensor<2x32x32x8xf32>
      %59 = stablehlo.broadcast_in_dim %arg186, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %60 = stablehlo.broadcast_in_dim %59, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x32x32x8xf32>
      %61 = stablehlo.add %58, %60 : tensor<2x32x32x8xf32>
      %62 = func.call @relu(%61) : (tensor<2x32x32x8xf32>) -> tensor<2x32x32x8xf32>
      %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %63 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x32x32x8xf32>
      %64 = stablehlo.compare GT, %61, %63, FLOAT : (tensor<2x32x32x8xf32>, tensor<2x32x32x8xf32>) -> tensor<2x32x32x8xi1>
      %cst_19 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %65 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<f32>
      %66 = "stablehlo.reduce_window"(%62, %65) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 1], [0, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.maximum %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<2x32x32x8xf32>, tensor<f32>) -> tensor<2x16x16x8xf32>
      %67 = stablehlo.convolution(%66, %arg130) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x16x16x8xf32>, tensor<3x3x8x8xf32>) -> tensor<2x16x16x8xf32>
      %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %68 = stablehlo.reduce(%67 init: %cst_20) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %cst_21 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
      %69 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %70 = stablehlo.divide %68, %69 : tensor<8xf32>
      %71 = chlo.square %67 : tensor<2x16x16x8xf32> -> tensor<2x16x16x8xf32>
      %cst_22 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %72 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<2x16x16x8xf32>
      %73 = stablehlo.multiply %72, %67 : tensor<2x16x16x8xf32>
      %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %74 = stablehlo.reduce(%71 init: %cst_23) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %cst_24 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
      %75 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %76 = stablehlo.divide %74, %75 : tensor<8xf32>
      %77 = "stablehlo.all_reduce"(%70) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<8xf32>) -> tensor<8xf32>
      %78 = "stablehlo.all_reduce"(%76) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<8xf32>) -> tensor<8xf32>
      %cst_25 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %79 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %80 = stablehlo.divide %77, %79 : tensor<8xf32>
      %cst_26 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %81 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %82 = stablehlo.divide %78, %81 : tensor<8xf32>
      %83 = chlo.square %80 : tensor<8xf32> -> tensor<8xf32>
      %cst_27 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %84 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %85 = stablehlo.multiply %84, %80 : tensor<8xf32>
      %86 = stablehlo.subtract %82, %83 : tensor<8xf32>
      %87 = stablehlo.broadcast_in_dim %80, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %88 = stablehlo.broadcast_in_dim %87, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %89 = stablehlo.subtract %67, %88 : tensor<2x16x16x8xf32>
      %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %90 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %91 = stablehlo.maximum %86, %90 : tensor<8xf32>
      %92 = stablehlo.compare EQ, %86, %91, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
      %cst_29 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %93 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %94 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %95 = stablehlo.select %92, %93, %94 : tensor<8xi1>, tensor<8xf32>
      %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %96 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %97 = stablehlo.compare EQ, %96, %91, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
      %cst_32 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %98 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %cst_33 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %99 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %100 = stablehlo.select %97, %98, %99 : tensor<8xi1>, tensor<8xf32>
      %101 = stablehlo.divide %95, %100 : tensor<8xf32>
      %cst_34 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
      %102 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %103 = stablehlo.add %91, %102 : tensor<8xf32>
      %104 = stablehlo.rsqrt %103 : tensor<8xf32>
      %105 = stablehlo.divide %104, %103 : tensor<8xf32>
      %cst_35 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
      %106 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %107 = stablehlo.multiply %106, %105 : tensor<8xf32>
      %108 = stablehlo.broadcast_in_dim %104, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %109 = stablehlo.broadcast_in_dim %108, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %110 = stablehlo.multiply %89, %109 : tensor<2x16x16x8xf32>
      %111 = stablehlo.broadcast_in_dim %arg131, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %112 = stablehlo.broadcast_in_dim %111, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %113 = stablehlo.multiply %110, %112 : tensor<2x16x16x8xf32>
      %114 = stablehlo.broadcast_in_dim %arg129, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %115 = stablehlo.broadcast_in_dim %114, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %116 = stablehlo.add %113, %115 : tensor<2x16x16x8xf32>
      %117 = func.call @relu_0(%116) : (tensor<2x16x16x8xf32>) -> tensor<2x16x16x8xf32>
      %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %118 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<2x16x16x8xf32>
      %119 = stablehlo.compare GT, %116, %118, FLOAT : (tensor<2x16x16x8xf32>, tensor<2x16x16x8xf32>) -> tensor<2x16x16x8xi1>
      %120 = stablehlo.convolution(%117, %arg133) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x16x16x8xf32>, tensor<3x3x8x8xf32>) -> tensor<2x16x16x8xf32>
      %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %121 = stablehlo.reduce(%120 init: %cst_37) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %cst_38 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
      %122 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %123 = stablehlo.divide %121, %122 : tensor<8xf32>
      %124 = chlo.square %120 : tensor<2x16x16x8xf32> -> tensor<2x16x16x8xf32>
      %cst_39 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %125 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<2x16x16x8xf32>
      %126 = stablehlo.multiply %125, %120 : tensor<2x16x16x8xf32>
      %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %127 = stablehlo.reduce(%124 init: %cst_40) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %cst_41 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
      %128 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %129 = stablehlo.divide %127, %128 : tensor<8xf32>
      %130 = "stablehlo.all_reduce"(%123) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<8xf32>) -> tensor<8xf32>
      %131 = "stablehlo.all_reduce"(%129) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<8xf32>) -> tensor<8xf32>
      %cst_42 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %132 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %133 = stablehlo.divide %130, %132 : tensor<8xf32>
      %cst_43 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %134 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %135 = stablehlo.divide %131, %134 : tensor<8xf32>
      %136 = chlo.square %133 : tensor<8xf32> -> tensor<8xf32>
      %cst_44 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %137 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %138 = stablehlo.multiply %137, %133 : tensor<8xf32>
      %139 = stablehlo.subtract %135, %136 : tensor<8xf32>
      %140 = stablehlo.broadcast_in_dim %133, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %141 = stablehlo.broadcast_in_dim %140, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %142 = stablehlo.subtract %120, %141 : tensor<2x16x16x8xf32>
      %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %143 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %144 = stablehlo.maximum %139, %143 : tensor<8xf32>
      %145 = stablehlo.compare EQ, %139, %144, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
      %cst_46 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %146 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %147 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %148 = stablehlo.select %145, %146, %147 : tensor<8xi1>, tensor<8xf32>
      %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %149 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %150 = stablehlo.compare EQ, %149, %144, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
      %cst_49 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %151 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %cst_50 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %152 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %153 = stablehlo.select %150, %151, %152 : tensor<8xi1>, tensor<8xf32>
      %154 = stablehlo.divide %148, %153 : tensor<8xf32>
      %cst_51 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
      %155 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %156 = stablehlo.add %144, %155 : tensor<8xf32>
      %157 = stablehlo.rsqrt %156 : tensor<8xf32>
      %158 = stablehlo.divide %157, %156 : tensor<8xf32>
      %cst_52 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
      %159 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %160 = stablehlo.multiply %159, %158 : tensor<8xf32>
      %161 = stablehlo.broadcast_in_dim %157, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %162 = stablehlo.broadcast_in_dim %161, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %163 = stablehlo.multiply %142, %162 : tensor<2x16x16x8xf32>
      %164 = stablehlo.broadcast_in_dim %arg134, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %165 = stablehlo.broadcast_in_dim %164, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %166 = stablehlo.multiply %163, %165 : tensor<2x16x16x8xf32>
      %167 = stablehlo.broadcast_in_dim %arg132, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %168 = stablehlo.broadcast_in_dim %167, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %169 = stablehlo.add %166, %168 : tensor<2x16x16x8xf32>
      %170 = stablehlo.add %66, %169 : tensor<2x16x16x8xf32>
      %171 = func.call @relu_0(%170) : (tensor<2x16x16x8xf32>) -> tensor<2x16x16x8xf32>
      %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %172 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<2x16x16x8xf32>
      %173 = stablehlo.compare GT, %170, %172, FLOAT : (tensor<2x16x16x8xf32>, tensor<2x16x16x8xf32>) -> tensor<2x16x16x8xi1>
      %174 = stablehlo.convolution(%171, %arg136) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x16x16x8xf32>, tensor<3x3x8x8xf32>) -> tensor<2x16x16x8xf32>
      %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %175 = stablehlo.reduce(%174 init: %cst_54) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %cst_55 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
      %176 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %177 = stablehlo.divide %175, %176 : tensor<8xf32>
      %178 = chlo.square %174 : tensor<2x16x16x8xf32> -> tensor<2x16x16x8xf32>
      %cst_56 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %179 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<2x16x16x8xf32>
      %180 = stablehlo.multiply %179, %174 : tensor<2x16x16x8xf32>
      %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %181 = stablehlo.reduce(%178 init: %cst_57) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %cst_58 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
      %182 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %183 = stablehlo.divide %181, %182 : tensor<8xf32>
      %184 = "stablehlo.all_reduce"(%177) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<8xf32>) -> tensor<8xf32>
      %185 = "stablehlo.all_reduce"(%183) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<8xf32>) -> tensor<8xf32>
      %cst_59 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %186 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %187 = stablehlo.divide %184, %186 : tensor<8xf32>
      %cst_60 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %188 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %189 = stablehlo.divide %185, %188 : tensor<8xf32>
      %190 = chlo.square %187 : tensor<8xf32> -> tensor<8xf32>
      %cst_61 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %191 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %192 = stablehlo.multiply %191, %187 : tensor<8xf32>
      %193 = stablehlo.subtract %189, %190 : tensor<8xf32>
      %194 = stablehlo.broadcast_in_dim %187, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %195 = stablehlo.broadcast_in_dim %194, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %196 = stablehlo.subtract %174, %195 : tensor<2x16x16x8xf32>
      %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %197 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %198 = stablehlo.maximum %193, %197 : tensor<8xf32>
      %199 = stablehlo.compare EQ, %193, %198, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
      %cst_63 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %200 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %201 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %202 = stablehlo.select %199, %200, %201 : tensor<8xi1>, tensor<8xf32>
      %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %203 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %204 = stablehlo.compare EQ, %203, %198, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
      %cst_66 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %205 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %cst_67 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %206 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %207 = stablehlo.select %204, %205, %206 : tensor<8xi1>, tensor<8xf32>
      %208 = stablehlo.divide %202, %207 : tensor<8xf32>
      %cst_68 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
      %209 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %210 = stablehlo.add %198, %209 : tensor<8xf32>
      %211 = stablehlo.rsqrt %210 : tensor<8xf32>
      %212 = stablehlo.divide %211, %210 : tensor<8xf32>
      %cst_69 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
      %213 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %214 = stablehlo.multiply %213, %212 : tensor<8xf32>
      %215 = stablehlo.broadcast_in_dim %211, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %216 = stablehlo.broadcast_in_dim %215, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %217 = stablehlo.multiply %196, %216 : tensor<2x16x16x8xf32>
      %218 = stablehlo.broadcast_in_dim %arg137, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %219 = stablehlo.broadcast_in_dim %218, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %220 = stablehlo.multiply %217, %219 : tensor<2x16x16x8xf32>
      %221 = stablehlo.broadcast_in_dim %arg135, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %222 = stablehlo.broadcast_in_dim %221, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %223 = stablehlo.add %220, %222 : tensor<2x16x16x8xf32>
      %224 = func.call @relu_0(%223) : (tensor<2x16x16x8xf32>) -> tensor<2x16x16x8xf32>
      %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %225 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<2x16x16x8xf32>
      %226 = stablehlo.compare GT, %223, %225, FLOAT : (tensor<2x16x16x8xf32>, tensor<2x16x16x8xf32>) -> tensor<2x16x16x8xi1>
      %227 = stablehlo.convolution(%224, %arg139) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x16x16x8xf32>, tensor<3x3x8x8xf32>) -> tensor<2x16x16x8xf32>
      %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %228 = stablehlo.reduce(%227 init: %cst_71) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %cst_72 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
      %229 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %230 = stablehlo.divide %228, %229 : tensor<8xf32>
      %231 = chlo.square %227 : tensor<2x16x16x8xf32> -> tensor<2x16x16x8xf32>
      %cst_73 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %232 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<2x16x16x8xf32>
      %233 = stablehlo.multiply %232, %227 : tensor<2x16x16x8xf32>
      %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %234 = stablehlo.reduce(%231 init: %cst_74) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %cst_75 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
      %235 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %236 = stablehlo.divide %234, %235 : tensor<8xf32>
      %237 = "stablehlo.all_reduce"(%230) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<8xf32>) -> tensor<8xf32>
      %238 = "stablehlo.all_reduce"(%236) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<8xf32>) -> tensor<8xf32>
      %cst_76 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %239 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %240 = stablehlo.divide %237, %239 : tensor<8xf32>
      %cst_77 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %241 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %242 = stablehlo.divide %238, %241 : tensor<8xf32>
      %243 = chlo.square %240 : tensor<8xf32> -> tensor<8xf32>
      %cst_78 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %244 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %245 = stablehlo.multiply %244, %240 : tensor<8xf32>
      %246 = stablehlo.subtract %242, %243 : tensor<8xf32>
      %247 = stablehlo.broadcast_in_dim %240, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %248 = stablehlo.broadcast_in_dim %247, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %249 = stablehlo.subtract %227, %248 : tensor<2x16x16x8xf32>
      %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %250 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %251 = stablehlo.maximum %246, %250 : tensor<8xf32>
      %252 = stablehlo.compare EQ, %246, %251, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
      %cst_80 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %253 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %254 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %255 = stablehlo.select %252, %253, %254 : tensor<8xi1>, tensor<8xf32>
      %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %256 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %257 = stablehlo.compare EQ, %256, %251, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
      %cst_83 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %258 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %cst_84 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %259 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %260 = stablehlo.select %257, %258, %259 : tensor<8xi1>, tensor<8xf32>
      %261 = stablehlo.divide %255, %260 : tensor<8xf32>
      %cst_85 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
      %262 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %263 = stablehlo.add %251, %262 : tensor<8xf32>
      %264 = stablehlo.rsqrt %263 : tensor<8xf32>
      %265 = stablehlo.divide %264, %263 : tensor<8xf32>
      %cst_86 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
      %266 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %267 = stablehlo.multiply %266, %265 : tensor<8xf32>
      %268 = stablehlo.broadcast_in_dim %264, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %269 = stablehlo.broadcast_in_dim %268, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %270 = stablehlo.multiply %249, %269 : tensor<2x16x16x8xf32>
      %271 = stablehlo.broadcast_in_dim %arg140, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %272 = stablehlo.broadcast_in_dim %271, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %273 = stablehlo.multiply %270, %272 : tensor<2x16x16x8xf32>
      %274 = stablehlo.broadcast_in_dim %arg138, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %275 = stablehlo.broadcast_in_dim %274, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %276 = stablehlo.add %273, %275 : tensor<2x16x16x8xf32>
      %277 = stablehlo.add %171, %276 : tensor<2x16x16x8xf32>
      %278 = func.call @relu_0(%277) : (tensor<2x16x16x8xf32>) -> tensor<2x16x16x8xf32>
      %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %279 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<2x16x16x8xf32>
      %280 = stablehlo.compare GT, %277, %279, FLOAT : (tensor<2x16x16x8xf32>, tensor<2x16x16x8xf32>) -> tensor<2x16x16x8xi1>
      %281 = stablehlo.convolution(%278, %arg142) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x16x16x8xf32>, tensor<3x3x8x16xf32>) -> tensor<2x8x8x16xf32>
      %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %282 = stablehlo.reduce(%281 init: %cst_88) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
      %cst_89 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
      %283 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %284 = stablehlo.divide %282, %283 : tensor<16xf32>
      %285 = chlo.square %281 : tensor<2x8x8x16xf32> -> tensor<2x8x8x16xf32>
      %cst_90 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %286 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<2x8x8x16xf32>
      %287 = stablehlo.multiply %286, %281 : tensor<2x8x8x16xf32>
      %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %288 = stablehlo.reduce(%285 init: %cst_91) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
      %cst_92 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
      %289 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %290 = stablehlo.divide %288, %289 : tensor<16xf32>
      %291 = "stablehlo.all_reduce"(%284) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<16xf32>) -> tensor<16xf32>
      %292 = "stablehlo.all_reduce"(%290) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<16xf32>) -> tensor<16xf32>
      %cst_93 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %293 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %294 = stablehlo.divide %291, %293 : tensor<16xf32>
      %cst_94 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %295 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %296 = stablehlo.divide %292, %295 : tensor<16xf32>
      %297 = chlo.square %294 : tensor<16xf32> -> tensor<16xf32>
      %cst_95 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %298 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %299 = stablehlo.multiply %298, %294 : tensor<16xf32>
      %300 = stablehlo.subtract %296, %297 : tensor<16xf32>
      %301 = stablehlo.broadcast_in_dim %294, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %302 = stablehlo.broadcast_in_dim %301, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
      %303 = stablehlo.subtract %281, %302 : tensor<2x8x8x16xf32>
      %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %304 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %305 = stablehlo.maximum %300, %304 : tensor<16xf32>
      %306 = stablehlo.compare EQ, %300, %305, FLOAT : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
      %cst_97 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %307 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %308 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %309 = stablehlo.select %306, %307, %308 : tensor<16xi1>, tensor<16xf32>
      %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %310 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %311 = stablehlo.compare EQ, %310, %305, FLOAT : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
      %cst_100 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %312 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %cst_101 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %313 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %314 = stablehlo.select %311, %312, %313 : tensor<16xi1>, tensor<16xf32>
      %315 = stablehlo.divide %309, %314 : tensor<16xf32>
      %cst_102 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
      %316 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %317 = stablehlo.add %305, %316 : tensor<16xf32>
      %318 = stablehlo.rsqrt %317 : tensor<16xf32>
      %319 = stablehlo.divide %318, %317 : tensor<16xf32>
      %cst_103 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
      %320 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %321 = stablehlo.multiply %320, %319 : tensor<16xf32>
      %322 = stablehlo.broadcast_in_dim %318, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %323 = stablehlo.broadcast_in_dim %322, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
      %324 = stablehlo.multiply %303, %323 : tensor<2x8x8x16xf32>
      %325 = stablehlo.broadcast_in_dim %arg143, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %326 = stablehlo.broadcast_in_dim %325, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
      %327 = stablehlo.multiply %324, %326 : tensor<2x8x8x16xf32>
      %328 = stablehlo.broadcast_in_dim %arg141, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %329 = stablehlo.broadcast_in_dim %328, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
      %330 = stablehlo.add %327, %329 : tensor<2x8x8x16xf32>
      %331 = func.call @relu_1(%330) : (tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32>
      %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %332 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<2x8x8x16xf32>
      %333 = stablehlo.compare GT, %330, %332, FLOAT : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xi1>
      %334 = stablehlo.convolution(%331, %arg145) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x16xf32>, tensor<3x3x16x16xf32>) -> tensor<2x8x8x16xf32>
      %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %335 = stablehlo.reduce(%334 init: %cst_105) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
      %cst_106 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
      %336 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %337 = stablehlo.divide %335, %336 : tensor<16xf32>
      %338 = chlo.square %334 : tensor<2x8x8x16xf32> -> tensor<2x8x8x16xf32>
      %cst_107 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %339 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<2x8x8x16xf32>
      %340 = stablehlo.multiply %339, %334 : tensor<2x8x8x16xf32>
      %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %341 = stablehlo.reduce(%338 init: %cst_108) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
      %cst_109 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
      %342 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %343 = stablehlo.divide %341, %342 : tensor<16xf32>
      %344 = "stablehlo.all_reduce"(%337) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<16xf32>) -> tensor<16xf32>
      %345 = "stablehlo.all_reduce"(%343) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<16xf32>) -> tensor<16xf32>
      %cst_110 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %346 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %347 = stablehlo.divide %344, %346 : tensor<16xf32>
      %cst_111 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %348 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %349 = stablehlo.divide %345, %348 : tensor<16xf32>
      %350 = chlo.square %347 : tensor<16xf32> -> tensor<16xf32>
      %cst_112 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %351 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %352 = stablehlo.multiply %351, %347 : tensor<16xf32>
      %353 = stablehlo.subtract %349, %350 : tensor<16xf32>
      %354 = stablehlo.broadcast_in_dim %347, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %355 = stablehlo.broadcast_in_dim %354, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
      %356 = stablehlo.subtract %334, %355 : tensor<2x8x8x16xf32>
      %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %357 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %358 = stablehlo.maximum %353, %357 : tensor<16xf32>
      %359 = stablehlo.compare EQ, %353, %358, FLOAT : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
      %cst_114 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %360 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %361 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %362 = stablehlo.select %359, %360, %361 : tensor<16xi1>, tensor<16xf32>
      %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %363 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %364 = stablehlo.compare EQ, %363, %358, FLOAT : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
      %cst_117 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %365 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %cst_118 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %366 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %367 = stablehlo.select %364, %365, %366 : tensor<16xi1>, tensor<16xf32>
      %368 = stablehlo.divide %362, %367 : tensor<16xf32>
      %cst_119 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
      %369 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %370 = stablehlo.add %358, %369 : tensor<16xf32>
      %371 = stablehlo.rsqrt %370 : tensor<16xf32>
      %372 = stablehlo.divide %371, %370 : tensor<16xf32>
      %cst_120 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
      %373 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %374 = stablehlo.multiply %373, %372 : tensor<16xf32>
      %375 = stablehlo.broadcast_in_dim %371, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %376 = stablehlo.broadcast_in_dim %375, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
      %377 = stablehlo.multiply %356, %376 : tensor<2x8x8x16xf32>
      %378 = stablehlo.broadcast_in_dim %arg146, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %379 = stablehlo.broadcast_in_dim %378, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
      %380 = stablehlo.multiply %377, %379 : tensor<2x8x8x16xf32>
      %381 = stablehlo.broadcast_in_dim %arg144, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %382 = stablehlo.broadcast_in_dim %381, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
      %383 = stablehlo.add %380, %382 : tensor<2x8x8x16xf32>
      %384 = stablehlo.convolution(%278, %arg148) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x16x16x8xf32>, tensor<1x1x8x16xf32>) -> tensor<2x8x8x16xf32>
      %cst_121 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %385 = stablehlo.reduce(%384 init: %cst_121) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
      %cst_122 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
      %386 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %387 = stablehlo.divide %385, %386 : tensor<16xf32>
      %388 = chlo.square %384 : tensor<2x8x8x16xf32> -> tensor<2x8x8x16xf32>
      %cst_123 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %389 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<2x8x8x16xf32>
      %390 = stablehlo.multiply %389, %384 : tensor<2x8x8x16xf32>
      %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %391 = stablehlo.reduce(%388 init: %cst_124) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
      %cst_125 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
      %392 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %393 = stablehlo.divide %391, %392 : tensor<16xf32>
      %394 = "stablehlo.all_reduce"(%387) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<16xf32>) -> tensor<16xf32>
      %395 = "stablehlo.all_reduce"(%393) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<16xf32>) -> tensor<16xf32>
      %cst_126 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %396 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %397 = stablehlo.divide %394, %396 : tensor<16xf32>
      %cst_127 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %398 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %399 = stablehlo.divide %395, %398 : tensor<16xf32>
      %400 = chlo.square %397 : tensor<16xf32> -> tensor<16xf32>
      %cst_128 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %401 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %402 = stablehlo.multiply %401, %397 : tensor<16xf32>
      %403 = stablehlo.subtract %399, %400 : tensor<16xf32>
      %404 = stablehlo.broadcast_in_dim %397, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %405 = stablehlo.broadcast_in_dim %404, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
      %406 = stablehlo.subtract %384, %405 : tensor<2x8x8x16xf32>
      %cst_129 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %407 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %408 = stablehlo.maximum %403, %407 : tensor<16xf32>
      %409 = stablehlo.compare EQ, %403, %408, FLOAT : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
      %cst_130 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %410 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %411 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %412 = stablehlo.select %409, %410, %411 : tensor<16xi1>, tensor<16xf32>
      %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %413 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %414 = stablehlo.compare EQ, %413, %408, FLOAT : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
      %cst_133 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %415 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %cst_134 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %416 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %417 = stablehlo.select %414, %415, %416 : tensor<16xi1>, tensor<16xf32>
      %418 = stablehlo.divide %412, %417 : tensor<16xf32>
      %cst_135 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
      %419 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %420 = stablehlo.add %408, %419 : tensor<16xf32>
      %421 = stablehlo.rsqrt %420 : tensor<16xf32>
      %422 = stablehlo.divide %421, %420 : tensor<16xf32>
      %cst_136 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
      %423 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %424 = stablehlo.multiply %423, %422 : tensor<16xf32>
      %425 = stablehlo.broadcast_in_dim %421, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %426 = stablehlo.broadcast_in_dim %425, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
      %427 = stablehlo.multiply %406, %426 : tensor<2x8x8x16xf32>
      %428 = stablehlo.broadcast_in_dim %arg149, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %429 = stablehlo.broadcast_in_dim %428, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
      %430 = stablehlo.multiply %427, %429 : tensor<2x8x8x16xf32>
      %431 = stablehlo.broadcast_in_dim %arg147, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %432 = stablehlo.broadcast_in_dim %431, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
      %433 = stablehlo.add %430, %432 : tensor<2x8x8x16xf32>
      %434 = stablehlo.add %433, %383 : tensor<2x8x8x16xf32>
      %435 = func.call @relu_1(%434) : (tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32>
      %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %436 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<2x8x8x16xf32>
      %437 = stablehlo.compare GT, %434, %436, FLOAT : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xi1>
      %438 = stablehlo.convolution(%435, %arg151) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x16xf32>, tensor<3x3x16x16xf32>) -> tensor<2x8x8x16xf32>
      %cst_138 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %439 = stablehlo.reduce(%438 init: %cst_138) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
      %cst_139 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
      %440 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %441 = stablehlo.divide %439, %440 : tensor<16xf32>
      %442 = chlo.square %438 : tensor<2x8x8x16xf32> -> tensor<2x8x8x16xf32>
      %cst_140 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %443 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<2x8x8x16xf32>
      %444 = stablehlo.multiply %443, %438 : tensor<2x8x8x16xf32>
      %cst_141 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %445 = stablehlo.reduce(%442 init: %cst_141) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
      %cst_142 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
      %446 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %447 = stablehlo.divide %445, %446 : tensor<16xf32>
      %448 = "stablehlo.all_reduce"(%441) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<16xf32>) -> tensor<16xf32>
      %449 = "stablehlo.all_reduce"(%447) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<16xf32>) -> tensor<16xf32>
      %cst_143 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %450 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %451 = stablehlo.divide %448, %450 : tensor<16xf32>
      %cst_144 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %452 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %453 = stablehlo.divide %449, %452 : tensor<16xf32>
      %454 = chlo.square %451 : tensor<16xf32> -> tensor<16xf32>
      %cst_145 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %455 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %456 = stablehlo.multiply %455, %451 : tensor<16xf32>
      %457 = stablehlo.subtract %453, %454 : tensor<16xf32>
      %458 = stablehlo.broadcast_in_dim %451, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %459 = stablehlo.broadcast_in_dim %458, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
      %460 = stablehlo.subtract %438, %459 : tensor<2x8x8x16xf32>
      %cst_146 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %461 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %462 = stablehlo.maximum %457, %461 : tensor<16xf32>
      %463 = stablehlo.compare EQ, %457, %462, FLOAT : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
      %cst_147 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %464 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %cst_148 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %465 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %466 = stablehlo.select %463, %464, %465 : tensor<16xi1>, tensor<16xf32>
      %cst_149 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %467 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %468 = stablehlo.compare EQ, %467, %462, FLOAT : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
      %cst_150 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %469 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %cst_151 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %470 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %471 = stablehlo.select %468, %469, %470 : tensor<16xi1>, tensor<16xf32>
      %472 = stablehlo.divide %466, %471 : tensor<16xf32>
      %cst_152 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
      %473 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %474 = stablehlo.add %462, %473 : tensor<16xf32>
      %475 = stablehlo.rsqrt %474 : tensor<16xf32>
      %476 = stablehlo.divide %475, %474 : tensor<16xf32>
      %cst_153 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
      %477 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %478 = stablehlo.multiply %477, %476 : tensor<16xf32>
      %479 = stablehlo.broadcast_in_dim %475, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %480 = stablehlo.broadcast_in_dim %479, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
      %481 = stablehlo.multiply %460, %480 : tensor<2x8x8x16xf32>
      %482 = stablehlo.broadcast_in_dim %arg152, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %483 = stablehlo.broadcast_in_dim %482, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
      %484 = stablehlo.multiply %481, %483 : tensor<2x8x8x16xf32>
      %485 = stablehlo.broadcast_in_dim %arg150, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %486 = stablehlo.broadcast_in_dim %485, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
      %487 = stablehlo.add %484, %486 : tensor<2x8x8x16xf32>
      %488 = func.call @relu_1(%487) : (tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32>
      %cst_154 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %489 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<2x8x8x16xf32>
      %490 = stablehlo.compare GT, %487, %489, FLOAT : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xi1>
      %491 = stablehlo.convolution(%488, %arg154) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x16xf32>, tensor<3x3x16x16xf32>) -> tensor<2x8x8x16xf32>
      %cst_155 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %492 = stablehlo.reduce(%491 init: %cst_155) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
      %cst_156 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
      %493 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %494 = stablehlo.divide %492, %493 : tensor<16xf32>
      %495 = chlo.square %491 : tensor<2x8x8x16xf32> -> tensor<2x8x8x16xf32>
      %cst_157 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %496 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<2x8x8x16xf32>
      %497 = stablehlo.multiply %496, %491 : tensor<2x8x8x16xf32>
      %cst_158 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %498 = stablehlo.reduce(%495 init: %cst_158) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
      %cst_159 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
      %499 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %500 = stablehlo.divide %498, %499 : tensor<16xf32>
      %501 = "stablehlo.all_reduce"(%494) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<16xf32>) -> tensor<16xf32>
      %502 = "stablehlo.all_reduce"(%500) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<16xf32>) -> tensor<16xf32>
      %cst_160 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %503 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %504 = stablehlo.divide %501, %503 : tensor<16xf32>
      %cst_161 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %505 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %506 = stablehlo.divide %502, %505 : tensor<16xf32>
      %507 = chlo.square %504 : tensor<16xf32> -> tensor<16xf32>
      %cst_162 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %508 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %509 = stablehlo.multiply %508, %504 : tensor<16xf32>
      %510 = stablehlo.subtract %506, %507 : tensor<16xf32>
      %511 = stablehlo.broadcast_in_dim %504, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %512 = stablehlo.broadcast_in_dim %511, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
      %513 = stablehlo.subtract %491, %512 : tensor<2x8x8x16xf32>
      %cst_163 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %514 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %515 = stablehlo.maximum %510, %514 : tensor<16xf32>
      %516 = stablehlo.compare EQ, %510, %515, FLOAT : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
      %cst_164 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %517 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %cst_165 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %518 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %519 = stablehlo.select %516, %517, %518 : tensor<16xi1>, tensor<16xf32>
      %cst_166 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %520 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %521 = stablehlo.compare EQ, %520, %515, FLOAT : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
      %cst_167 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %522 = stablehlo.broadcast_in_dim %cst_167, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %cst_168 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %523 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %524 = stablehlo.select %521, %522, %523 : tensor<16xi1>, tensor<16xf32>
      %525 = stablehlo.divide %519, %524 : tensor<16xf32>
      %cst_169 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
      %526 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %527 = stablehlo.add %515, %526 : tensor<16xf32>
      %528 = stablehlo.rsqrt %527 : tensor<16xf32>
      %529 = stablehlo.divide %528, %527 : tensor<16xf32>
      %cst_170 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
      %530 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %531 = stablehlo.multiply %530, %529 : tensor<16xf32>
      %532 = stablehlo.broadcast_in_dim %528, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %533 = stablehlo.broadcast_in_dim %532, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
      %534 = stablehlo.multiply %513, %533 : tensor<2x8x8x16xf32>
      %535 = stablehlo.broadcast_in_dim %arg155, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %536 = stablehlo.broadcast_in_dim %535, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
      %537 = stablehlo.multiply %534, %536 : tensor<2x8x8x16xf32>
      %538 = stablehlo.broadcast_in_dim %arg153, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %539 = stablehlo.broadcast_in_dim %538, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
      %540 = stablehlo.add %537, %539 : tensor<2x8x8x16xf32>
      %541 = stablehlo.add %435, %540 : tensor<2x8x8x16xf32>
      %542 = func.call @relu_1(%541) : (tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32>
      %cst_171 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %543 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<2x8x8x16xf32>
      %544 = stablehlo.compare GT, %541, %543, FLOAT : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xi1>
      %545 = stablehlo.convolution(%542, %arg157) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x16xf32>, tensor<3x3x16x32xf32>) -> tensor<2x4x4x32xf32>
      %cst_172 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %546 = stablehlo.reduce(%545 init: %cst_172) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
      %cst_173 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
      %547 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %548 = stablehlo.divide %546, %547 : tensor<32xf32>
      %549 = chlo.square %545 : tensor<2x4x4x32xf32> -> tensor<2x4x4x32xf32>
      %cst_174 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %550 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<2x4x4x32xf32>
      %551 = stablehlo.multiply %550, %545 : tensor<2x4x4x32xf32>
      %cst_175 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %552 = stablehlo.reduce(%549 init: %cst_175) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
      %cst_176 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
      %553 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %554 = stablehlo.divide %552, %553 : tensor<32xf32>
      %555 = "stablehlo.all_reduce"(%548) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<32xf32>) -> tensor<32xf32>
      %556 = "stablehlo.all_reduce"(%554) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<32xf32>) -> tensor<32xf32>
      %cst_177 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %557 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %558 = stablehlo.divide %555, %557 : tensor<32xf32>
      %cst_178 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %559 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %560 = stablehlo.divide %556, %559 : tensor<32xf32>
      %561 = chlo.square %558 : tensor<32xf32> -> tensor<32xf32>
      %cst_179 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %562 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %563 = stablehlo.multiply %562, %558 : tensor<32xf32>
      %564 = stablehlo.subtract %560, %561 : tensor<32xf32>
      %565 = stablehlo.broadcast_in_dim %558, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %566 = stablehlo.broadcast_in_dim %565, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
      %567 = stablehlo.subtract %545, %566 : tensor<2x4x4x32xf32>
      %cst_180 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %568 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %569 = stablehlo.maximum %564, %568 : tensor<32xf32>
      %570 = stablehlo.compare EQ, %564, %569, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
      %cst_181 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %571 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %cst_182 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %572 = stablehlo.broadcast_in_dim %cst_182, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %573 = stablehlo.select %570, %571, %572 : tensor<32xi1>, tensor<32xf32>
      %cst_183 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %574 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %575 = stablehlo.compare EQ, %574, %569, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
      %cst_184 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %576 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %cst_185 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %577 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %578 = stablehlo.select %575, %576, %577 : tensor<32xi1>, tensor<32xf32>
      %579 = stablehlo.divide %573, %578 : tensor<32xf32>
      %cst_186 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
      %580 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %581 = stablehlo.add %569, %580 : tensor<32xf32>
      %582 = stablehlo.rsqrt %581 : tensor<32xf32>
      %583 = stablehlo.divide %582, %581 : tensor<32xf32>
      %cst_187 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
      %584 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %585 = stablehlo.multiply %584, %583 : tensor<32xf32>
      %586 = stablehlo.broadcast_in_dim %582, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %587 = stablehlo.broadcast_in_dim %586, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
      %588 = stablehlo.multiply %567, %587 : tensor<2x4x4x32xf32>
      %589 = stablehlo.broadcast_in_dim %arg158, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %590 = stablehlo.broadcast_in_dim %589, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
      %591 = stablehlo.multiply %588, %590 : tensor<2x4x4x32xf32>
      %592 = stablehlo.broadcast_in_dim %arg156, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %593 = stablehlo.broadcast_in_dim %592, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
      %594 = stablehlo.add %591, %593 : tensor<2x4x4x32xf32>
      %595 = func.call @relu_2(%594) : (tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32>
      %cst_188 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %596 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<2x4x4x32xf32>
      %597 = stablehlo.compare GT, %594, %596, FLOAT : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xi1>
      %598 = stablehlo.convolution(%595, %arg160) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x32xf32>, tensor<3x3x32x32xf32>) -> tensor<2x4x4x32xf32>
      %cst_189 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %599 = stablehlo.reduce(%598 init: %cst_189) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
      %cst_190 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
      %600 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %601 = stablehlo.divide %599, %600 : tensor<32xf32>
      %602 = chlo.square %598 : tensor<2x4x4x32xf32> -> tensor<2x4x4x32xf32>
      %cst_191 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %603 = stablehlo.broadcast_in_dim %cst_191, dims = [] : (tensor<f32>) -> tensor<2x4x4x32xf32>
      %604 = stablehlo.multiply %603, %598 : tensor<2x4x4x32xf32>
      %cst_192 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %605 = stablehlo.reduce(%602 init: %cst_192) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
      %cst_193 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
      %606 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %607 = stablehlo.divide %605, %606 : tensor<32xf32>
      %608 = "stablehlo.all_reduce"(%601) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<32xf32>) -> tensor<32xf32>
      %609 = "stablehlo.all_reduce"(%607) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<32xf32>) -> tensor<32xf32>
      %cst_194 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %610 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %611 = stablehlo.divide %608, %610 : tensor<32xf32>
      %cst_195 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %612 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %613 = stablehlo.divide %609, %612 : tensor<32xf32>
      %614 = chlo.square %611 : tensor<32xf32> -> tensor<32xf32>
      %cst_196 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %615 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %616 = stablehlo.multiply %615, %611 : tensor<32xf32>
      %617 = stablehlo.subtract %613, %614 : tensor<32xf32>
      %618 = stablehlo.broadcast_in_dim %611, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %619 = stablehlo.broadcast_in_dim %618, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
      %620 = stablehlo.subtract %598, %619 : tensor<2x4x4x32xf32>
      %cst_197 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %621 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %622 = stablehlo.maximum %617, %621 : tensor<32xf32>
      %623 = stablehlo.compare EQ, %617, %622, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
      %cst_198 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %624 = stablehlo.broadcast_in_dim %cst_198, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %cst_199 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %625 = stablehlo.broadcast_in_dim %cst_199, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %626 = stablehlo.select %623, %624, %625 : tensor<32xi1>, tensor<32xf32>
      %cst_200 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %627 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %628 = stablehlo.compare EQ, %627, %622, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
      %cst_201 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %629 = stablehlo.broadcast_in_dim %cst_201, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %cst_202 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %630 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %631 = stablehlo.select %628, %629, %630 : tensor<32xi1>, tensor<32xf32>
      %632 = stablehlo.divide %626, %631 : tensor<32xf32>
      %cst_203 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
      %633 = stablehlo.broadcast_in_dim %cst_203, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %634 = stablehlo.add %622, %633 : tensor<32xf32>
      %635 = stablehlo.rsqrt %634 : tensor<32xf32>
      %636 = stablehlo.divide %635, %634 : tensor<32xf32>
      %cst_204 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
      %637 = stablehlo.broadcast_in_dim %cst_204, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %638 = stablehlo.multiply %637, %636 : tensor<32xf32>
      %639 = stablehlo.broadcast_in_dim %635, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %640 = stablehlo.broadcast_in_dim %639, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
      %641 = stablehlo.multiply %620, %640 : tensor<2x4x4x32xf32>
      %642 = stablehlo.broadcast_in_dim %arg161, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %643 = stablehlo.broadcast_in_dim %642, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
      %644 = stablehlo.multiply %641, %643 : tensor<2x4x4x32xf32>
      %645 = stablehlo.broadcast_in_dim %arg159, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %646 = stablehlo.broadcast_in_dim %645, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
      %647 = stablehlo.add %644, %646 : tensor<2x4x4x32xf32>
      %648 = stablehlo.convolution(%542, %arg163) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x16xf32>, tensor<1x1x16x32xf32>) -> tensor<2x4x4x32xf32>
      %cst_205 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %649 = stablehlo.reduce(%648 init: %cst_205) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
      %cst_206 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
      %650 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %651 = stablehlo.divide %649, %650 : tensor<32xf32>
      %652 = chlo.square %648 : tensor<2x4x4x32xf32> -> tensor<2x4x4x32xf32>
      %cst_207 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %653 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f32>) -> tensor<2x4x4x32xf32>
      %654 = stablehlo.multiply %653, %648 : tensor<2x4x4x32xf32>
      %cst_208 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %655 = stablehlo.reduce(%652 init: %cst_208) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
      %cst_209 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
      %656 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %657 = stablehlo.divide %655, %656 : tensor<32xf32>
      %658 = "stablehlo.all_reduce"(%651) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<32xf32>) -> tensor<32xf32>
      %659 = "stablehlo.all_reduce"(%657) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<32xf32>) -> tensor<32xf32>
      %cst_210 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %660 = stablehlo.broadcast_in_dim %cst_210, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %661 = stablehlo.divide %658, %660 : tensor<32xf32>
      %cst_211 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %662 = stablehlo.broadcast_in_dim %cst_211, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %663 = stablehlo.divide %659, %662 : tensor<32xf32>
      %664 = chlo.square %661 : tensor<32xf32> -> tensor<32xf32>
      %cst_212 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %665 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %666 = stablehlo.multiply %665, %661 : tensor<32xf32>
      %667 = stablehlo.subtract %663, %664 : tensor<32xf32>
      %668 = stablehlo.broadcast_in_dim %661, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %669 = stablehlo.broadcast_in_dim %668, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
      %670 = stablehlo.subtract %648, %669 : tensor<2x4x4x32xf32>
      %cst_213 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %671 = stablehlo.broadcast_in_dim %cst_213, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %672 = stablehlo.maximum %667, %671 : tensor<32xf32>
      %673 = stablehlo.compare EQ, %667, %672, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
      %cst_214 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %674 = stablehlo.broadcast_in_dim %cst_214, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %cst_215 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %675 = stablehlo.broadcast_in_dim %cst_215, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %676 = stablehlo.select %673, %674, %675 : tensor<32xi1>, tensor<32xf32>
      %cst_216 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %677 = stablehlo.broadcast_in_dim %cst_216, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %678 = stablehlo.compare EQ, %677, %672, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
      %cst_217 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %679 = stablehlo.broadcast_in_dim %cst_217, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %cst_218 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %680 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %681 = stablehlo.select %678, %679, %680 : tensor<32xi1>, tensor<32xf32>
      %682 = stablehlo.divide %676, %681 : tensor<32xf32>
      %cst_219 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
      %683 = stablehlo.broadcast_in_dim %cst_219, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %684 = stablehlo.add %672, %683 : tensor<32xf32>
      %685 = stablehlo.rsqrt %684 : tensor<32xf32>
      %686 = stablehlo.divide %685, %684 : tensor<32xf32>
      %cst_220 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
      %687 = stablehlo.broadcast_in_dim %cst_220, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %688 = stablehlo.multiply %687, %686 : tensor<32xf32>
      %689 = stablehlo.broadcast_in_dim %685, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %690 = stablehlo.broadcast_in_dim %689, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
      %691 = stablehlo.multiply %670, %690 : tensor<2x4x4x32xf32>
      %692 = stablehlo.broadcast_in_dim %arg164, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %693 = stablehlo.broadcast_in_dim %692, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
      %694 = stablehlo.multiply %691, %693 : tensor<2x4x4x32xf32>
      %695 = stablehlo.broadcast_in_dim %arg162, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %696 = stablehlo.broadcast_in_dim %695, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
      %697 = stablehlo.add %694, %696 : tensor<2x4x4x32xf32>
      %698 = stablehlo.add %697, %647 : tensor<2x4x4x32xf32>
      %699 = func.call @relu_2(%698) : (tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32>
      %cst_221 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %700 = stablehlo.broadcast_in_dim %cst_221, dims = [] : (tensor<f32>) -> tensor<2x4x4x32xf32>
      %701 = stablehlo.compare GT, %698, %700, FLOAT : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xi1>
      %702 = stablehlo.convolution(%699, %arg166) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x32xf32>, tensor<3x3x32x32xf32>) -> tensor<2x4x4x32xf32>
      %cst_222 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %703 = stablehlo.reduce(%702 init: %cst_222) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
      %cst_223 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
      %704 = stablehlo.broadcast_in_dim %cst_223, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %705 = stablehlo.divide %703, %704 : tensor<32xf32>
      %706 = chlo.square %702 : tensor<2x4x4x32xf32> -> tensor<2x4x4x32xf32>
      %cst_224 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %707 = stablehlo.broadcast_in_dim %cst_224, dims = [] : (tensor<f32>) -> tensor<2x4x4x32xf32>
      %708 = stablehlo.multiply %707, %702 : tensor<2x4x4x32xf32>
      %cst_225 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %709 = stablehlo.reduce(%706 init: %cst_225) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
      %cst_226 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
      %710 = stablehlo.broadcast_in_dim %cst_226, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %711 = stablehlo.divide %709, %710 : tensor<32xf32>
      %712 = "stablehlo.all_reduce"(%705) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<32xf32>) -> tensor<32xf32>
      %713 = "stablehlo.all_reduce"(%711) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<32xf32>) -> tensor<32xf32>
      %cst_227 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %714 = stablehlo.broadcast_in_dim %cst_227, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %715 = stablehlo.divide %712, %714 : tensor<32xf32>
      %cst_228 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %716 = stablehlo.broadcast_in_dim %cst_228, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %717 = stablehlo.divide %713, %716 : tensor<32xf32>
      %718 = chlo.square %715 : tensor<32xf32> -> tensor<32xf32>
      %cst_229 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %719 = stablehlo.broadcast_in_dim %cst_229, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %720 = stablehlo.multiply %719, %715 : tensor<32xf32>
      %721 = stablehlo.subtract %717, %718 : tensor<32xf32>
      %722 = stablehlo.broadcast_in_dim %715, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %723 = stablehlo.broadcast_in_dim %722, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
      %724 = stablehlo.subtract %702, %723 : tensor<2x4x4x32xf32>
      %cst_230 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %725 = stablehlo.broadcast_in_dim %cst_230, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %726 = stablehlo.maximum %721, %725 : tensor<32xf32>
      %727 = stablehlo.compare EQ, %721, %726, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
      %cst_231 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %728 = stablehlo.broadcast_in_dim %cst_231, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %cst_232 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %729 = stablehlo.broadcast_in_dim %cst_232, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %730 = stablehlo.select %727, %728, %729 : tensor<32xi1>, tensor<32xf32>
      %cst_233 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %731 = stablehlo.broadcast_in_dim %cst_233, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %732 = stablehlo.compare EQ, %731, %726, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
      %cst_234 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %733 = stablehlo.broadcast_in_dim %cst_234, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %cst_235 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %734 = stablehlo.broadcast_in_dim %cst_235, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %735 = stablehlo.select %732, %733, %734 : tensor<32xi1>, tensor<32xf32>
      %736 = stablehlo.divide %730, %735 : tensor<32xf32>
      %cst_236 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
      %737 = stablehlo.broadcast_in_dim %cst_236, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %738 = stablehlo.add %726, %737 : tensor<32xf32>
      %739 = stablehlo.rsqrt %738 : tensor<32xf32>
      %740 = stablehlo.divide %739, %738 : tensor<32xf32>
      %cst_237 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
      %741 = stablehlo.broadcast_in_dim %cst_237, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %742 = stablehlo.multiply %741, %740 : tensor<32xf32>
      %743 = stablehlo.broadcast_in_dim %739, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %744 = stablehlo.broadcast_in_dim %743, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
      %745 = stablehlo.multiply %724, %744 : tensor<2x4x4x32xf32>
      %746 = stablehlo.broadcast_in_dim %arg167, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %747 = stablehlo.broadcast_in_dim %746, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
      %748 = stablehlo.multiply %745, %747 : tensor<2x4x4x32xf32>
      %749 = stablehlo.broadcast_in_dim %arg165, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %750 = stablehlo.broadcast_in_dim %749, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
      %751 = stablehlo.add %748, %750 : tensor<2x4x4x32xf32>
      %752 = func.call @relu_2(%751) : (tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32>
      %cst_238 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %753 = stablehlo.broadcast_in_dim %cst_238, dims = [] : (tensor<f32>) -> tensor<2x4x4x32xf32>
      %754 = stablehlo.compare GT, %751, %753, FLOAT : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xi1>
      %755 = stablehlo.convolution(%752, %arg169) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x32xf32>, tensor<3x3x32x32xf32>) -> tensor<2x4x4x32xf32>
      %cst_239 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %756 = stablehlo.reduce(%755 init: %cst_239) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
      %cst_240 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
      %757 = stablehlo.broadcast_in_dim %cst_240, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %758 = stablehlo.divide %756, %757 : tensor<32xf32>
      %759 = chlo.square %755 : tensor<2x4x4x32xf32> -> tensor<2x4x4x32xf32>
      %cst_241 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %760 = stablehlo.broadcast_in_dim %cst_241, dims = [] : (tensor<f32>) -> tensor<2x4x4x32xf32>
      %761 = stablehlo.multiply %760, %755 : tensor<2x4x4x32xf32>
      %cst_242 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %762 = stablehlo.reduce(%759 init: %cst_242) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
      %cst_243 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
      %763 = stablehlo.broadcast_in_dim %cst_243, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %764 = stablehlo.divide %762, %763 : tensor<32xf32>
      %765 = "stablehlo.all_reduce"(%758) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<32xf32>) -> tensor<32xf32>
      %766 = "stablehlo.all_reduce"(%764) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<32xf32>) -> tensor<32xf32>
      %cst_244 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %767 = stablehlo.broadcast_in_dim %cst_244, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %768 = stablehlo.divide %765, %767 : tensor<32xf32>
      %cst_245 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %769 = stablehlo.broadcast_in_dim %cst_245, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %770 = stablehlo.divide %766, %769 : tensor<32xf32>
      %771 = chlo.square %768 : tensor<32xf32> -> tensor<32xf32>
      %cst_246 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %772 = stablehlo.broadcast_in_dim %cst_246, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %773 = stablehlo.multiply %772, %768 : tensor<32xf32>
      %774 = stablehlo.subtract %770, %771 : tensor<32xf32>
      %775 = stablehlo.broadcast_in_dim %768, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %776 = stablehlo.broadcast_in_dim %775, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
      %777 = stablehlo.subtract %755, %776 : tensor<2x4x4x32xf32>
      %cst_247 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %778 = stablehlo.broadcast_in_dim %cst_247, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %779 = stablehlo.maximum %774, %778 : tensor<32xf32>
      %780 = stablehlo.compare EQ, %774, %779, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
      %cst_248 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %781 = stablehlo.broadcast_in_dim %cst_248, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %cst_249 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %782 = stablehlo.broadcast_in_dim %cst_249, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %783 = stablehlo.select %780, %781, %782 : tensor<32xi1>, tensor<32xf32>
      %cst_250 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %784 = stablehlo.broadcast_in_dim %cst_250, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %785 = stablehlo.compare EQ, %784, %779, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
      %cst_251 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %786 = stablehlo.broadcast_in_dim %cst_251, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %cst_252 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %787 = stablehlo.broadcast_in_dim %cst_252, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %788 = stablehlo.select %785, %786, %787 : tensor<32xi1>, tensor<32xf32>
      %789 = stablehlo.divide %783, %788 : tensor<32xf32>
      %cst_253 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
      %790 = stablehlo.broadcast_in_dim %cst_253, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %791 = stablehlo.add %779, %790 : tensor<32xf32>
      %792 = stablehlo.rsqrt %791 : tensor<32xf32>
      %793 = stablehlo.divide %792, %791 : tensor<32xf32>
      %cst_254 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
      %794 = stablehlo.broadcast_in_dim %cst_254, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %795 = stablehlo.multiply %794, %793 : tensor<32xf32>
      %796 = stablehlo.broadcast_in_dim %792, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %797 = stablehlo.broadcast_in_dim %796, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
      %798 = stablehlo.multiply %777, %797 : tensor<2x4x4x32xf32>
      %799 = stablehlo.broadcast_in_dim %arg170, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %800 = stablehlo.broadcast_in_dim %799, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
      %801 = stablehlo.multiply %798, %800 : tensor<2x4x4x32xf32>
      %802 = stablehlo.broadcast_in_dim %arg168, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %803 = stablehlo.broadcast_in_dim %802, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
      %804 = stablehlo.add %801, %803 : tensor<2x4x4x32xf32>
      %805 = stablehlo.add %699, %804 : tensor<2x4x4x32xf32>
      %806 = func.call @relu_2(%805) : (tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32>
      %cst_255 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %807 = stablehlo.broadcast_in_dim %cst_255, dims = [] : (tensor<f32>) -> tensor<2x4x4x32xf32>
      %808 = stablehlo.compare GT, %805, %807, FLOAT : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xi1>
      %809 = stablehlo.convolution(%806, %arg172) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x32xf32>, tensor<3x3x32x64xf32>) -> tensor<2x2x2x64xf32>
      %cst_256 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %810 = stablehlo.reduce(%809 init: %cst_256) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x2x2x64xf32>, tensor<f32>) -> tensor<64xf32>
      %cst_257 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %811 = stablehlo.broadcast_in_dim %cst_257, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %812 = stablehlo.divide %810, %811 : tensor<64xf32>
      %813 = chlo.square %809 : tensor<2x2x2x64xf32> -> tensor<2x2x2x64xf32>
      %cst_258 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %814 = stablehlo.broadcast_in_dim %cst_258, dims = [] : (tensor<f32>) -> tensor<2x2x2x64xf32>
      %815 = stablehlo.multiply %814, %809 : tensor<2x2x2x64xf32>
      %cst_259 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %816 = stablehlo.reduce(%813 init: %cst_259) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x2x2x64xf32>, tensor<f32>) -> tensor<64xf32>
      %cst_260 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %817 = stablehlo.broadcast_in_dim %cst_260, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %818 = stablehlo.divide %816, %817 : tensor<64xf32>
      %819 = "stablehlo.all_reduce"(%812) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<64xf32>) -> tensor<64xf32>
      %820 = "stablehlo.all_reduce"(%818) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<64xf32>) -> tensor<64xf32>
      %cst_261 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %821 = stablehlo.broadcast_in_dim %cst_261, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %822 = stablehlo.divide %819, %821 : tensor<64xf32>
      %cst_262 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %823 = stablehlo.broadcast_in_dim %cst_262, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %824 = stablehlo.divide %820, %823 : tensor<64xf32>
      %825 = chlo.square %822 : tensor<64xf32> -> tensor<64xf32>
      %cst_263 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %826 = stablehlo.broadcast_in_dim %cst_263, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %827 = stablehlo.multiply %826, %822 : tensor<64xf32>
      %828 = stablehlo.subtract %824, %825 : tensor<64xf32>
      %829 = stablehlo.broadcast_in_dim %822, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
      %830 = stablehlo.broadcast_in_dim %829, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<2x2x2x64xf32>
      %831 = stablehlo.subtract %809, %830 : tensor<2x2x2x64xf32>
      %cst_264 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %832 = stablehlo.broadcast_in_dim %cst_264, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %833 = stablehlo.maximum %828, %832 : tensor<64xf32>
      %834 = stablehlo.compare EQ, %828, %833, FLOAT : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
      %cst_265 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %835 = stablehlo.broadcast_in_dim %cst_265, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %cst_266 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %836 = stablehlo.broadcast_in_dim %cst_266, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %837 = stablehlo.select %834, %835, %836 : tensor<64xi1>, tensor<64xf32>
      %cst_267 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %838 = stablehlo.broadcast_in_dim %cst_267, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %839 = stablehlo.compare EQ, %838, %833, FLOAT : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
      %cst_268 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %840 = stablehlo.broadcast_in_dim %cst_268, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %cst_269 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %841 = stablehlo.broadcast_in_dim %cst_269, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %842 = stablehlo.select %839, %840, %841 : tensor<64xi1>, tensor<64xf32>
      %843 = stablehlo.divide %837, %842 : tensor<64xf32>
      %cst_270 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
      %844 = stablehlo.broadcast_in_dim %cst_270, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %845 = stablehlo.add %833, %844 : tensor<64xf32>
      %846 = stablehlo.rsqrt %845 : tensor<64xf32>
      %847 = stablehlo.divide %846, %845 : tensor<64xf32>
      %cst_271 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
      %848 = stablehlo.broadcast_in_dim %cst_271, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %849 = stablehlo.multiply %848, %847 : tensor<64xf32>
      %850 = stablehlo.broadcast_in_dim %846, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
      %851 = stablehlo.broadcast_in_dim %850, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<2x2x2x64xf32>
      %852 = stablehlo.multiply %831, %851 : tensor<2x2x2x64xf32>
      %853 = stablehlo.broadcast_in_dim %arg173, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
      %854 = stablehlo.broadcast_in_dim %853, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<2x2x2x64xf32>
      %855 = stablehlo.multiply %852, %854 : tensor<2x2x2x64xf32>
      %856 = stablehlo.broadcast_in_dim %arg171, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
      %857 = stablehlo.broadcast_in_dim %856, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<2x2x2x64xf32>
      %858 = stablehlo.add %855, %857 : tensor<2x2x2x64xf32>
      %859 = func.call @relu_3(%858) : (tensor<2x2x2x64xf32>) -> tensor<2x2x2x64xf32>
      %cst_272 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %860 = stablehlo.broadcast_in_dim %cst_272, dims = [] : (tensor<f32>) -> tensor<2x2x2x64xf32>
      %861 = stablehlo.compare GT, %858, %860, FLOAT : (tensor<2x2x2x64xf32>, tensor<2x2x2x64xf32>) -> tensor<2x2x2x64xi1>
      %862 = stablehlo.convolution(%859, %arg175) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x2x2x64xf32>, tensor<3x3x64x64xf32>) -> tensor<2x2x2x64xf32>
      %cst_273 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %863 = stablehlo.reduce(%862 init: %cst_273) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x2x2x64xf32>, tensor<f32>) -> tensor<64xf32>
      %cst_274 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %864 = stablehlo.broadcast_in_dim %cst_274, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %865 = stablehlo.divide %863, %864 : tensor<64xf32>
      %866 = chlo.square %862 : tensor<2x2x2x64xf32> -> tensor<2x2x2x64xf32>
      %cst_275 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %867 = stablehlo.broadcast_in_dim %cst_275, dims = [] : (tensor<f32>) -> tensor<2x2x2x64xf32>
      %868 = stablehlo.multiply %867, %862 : tensor<2x2x2x64xf32>
      %cst_276 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %869 = stablehlo.reduce(%866 init: %cst_276) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x2x2x64xf32>, tensor<f32>) -> tensor<64xf32>
      %cst_277 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %870 = stablehlo.broadcast_in_dim %cst_277, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %871 = stablehlo.divide %869, %870 : tensor<64xf32>
      %872 = "stablehlo.all_reduce"(%865) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<64xf32>) -> tensor<64xf32>
      %873 = "stablehlo.all_reduce"(%871) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<64xf32>) -> tensor<64xf32>
      %cst_278 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %874 = stablehlo.broadcast_in_dim %cst_278, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %875 = stablehlo.divide %872, %874 : tensor<64xf32>
      %cst_279 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %876 = stablehlo.broadcast_in_dim %cst_279, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %877 = stablehlo.divide %873, %876 : tensor<64xf32>
      %878 = chlo.square %875 : tensor<64xf32> -> tensor<64xf32>
      %cst_280 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %879 = stablehlo.broadcast_in_dim %cst_280, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %880 = stablehlo.multiply %879, %875 : tensor<64xf32>
      %881 = stablehlo.subtract %877, %878 : tensor<64xf32>
      %882 = stablehlo.broadcast_in_dim %875, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
      %883 = stablehlo.broadcast_in_dim %882, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<2x2x2x64xf32>
      %884 = stablehlo.subtract %862, %883 : tensor<2x2x2x64xf32>
      %cst_281 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %885 = stablehlo.broadcast_in_dim %cst_281, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %886 = stablehlo.maximum %881, %885 : tensor<64xf32>
      %887 = stablehlo.compare EQ, %881, %886, FLOAT : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
      %cst_282 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %888 = stablehlo.broadcast_in_dim %cst_282, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %cst_283 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %889 = stablehlo.broadcast_in_dim %cst_283, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %890 = stablehlo.select %887, %888, %889 : tensor<64xi1>, tensor<64xf32>
      %cst_284 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %891 = stablehlo.broadcast_in_dim %cst_284, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %892 = stablehlo.compare EQ, %891, %886, FLOAT : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
      %cst_285 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %893 = stablehlo.broadcast_in_dim %cst_285, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %cst_286 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %894 = stablehlo.broadcast_in_dim %cst_286, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %895 = stablehlo.select %892, %893, %894 : tensor<64xi1>, tensor<64xf32>
      %896 = stablehlo.divide %890, %895 : tensor<64xf32>
      %cst_287 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
      %897 = stablehlo.broadcast_in_dim %cst_287, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %898 = stablehlo.add %886, %897 : tensor<64xf32>
      %899 = stablehlo.rsqrt %898 : tensor<64xf32>
      %900 = stablehlo.divide %899, %898 : tensor<64xf32>
      %cst_288 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
      %901 = stablehlo.broadcast_in_dim %cst_288, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %902 = stablehlo.multiply %901, %900 : tensor<64xf32>
      %903 = stablehlo.broadcast_in_dim %899, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
      %904 = stablehlo.broadcast_in_dim %903, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<2x2x2x64xf32>
      %905 = stablehlo.multiply %884, %904 : tensor<2x2x2x64xf32>
      %906 = stablehlo.broadcast_in_dim %arg176, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
      %907 = stablehlo.broadcast_in_dim %906, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<2x2x2x64xf32>
      %908 = stablehlo.multiply %905, %907 : tensor<2x2x2x64xf32>
      %909 = stablehlo.broadcast_in_dim %arg174, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
      %910 = stablehlo.broadcast_in_dim %909, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<2x2x2x64xf32>
      %911 = stablehlo.add %908, %910 : tensor<2x2x2x64xf32>
      %912 = stablehlo.convolution(%806, %arg178) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x32xf32>, tensor<1x1x32x64xf32>) -> tensor<2x2x2x64xf32>
      %cst_289 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %913 = stablehlo.reduce(%912 init: %cst_289) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x2x2x64xf32>, tensor<f32>) -> tensor<64xf32>
      %cst_290 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %914 = stablehlo.broadcast_in_dim %cst_290, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %915 = stablehlo.divide %913, %914 : tensor<64xf32>
      %916 = chlo.square %912 : tensor<2x2x2x64xf32> -> tensor<2x2x2x64xf32>
      %cst_291 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %917 = stablehlo.broadcast_in_dim %cst_291, dims = [] : (tensor<f32>) -> tensor<2x2x2x64xf32>
      %918 = stablehlo.multiply %917, %912 : tensor<2x2x2x64xf32>
      %cst_292 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %919 = stablehlo.reduce(%916 init: %cst_292) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x2x2x64xf32>, tensor<f32>) -> tensor<64xf32>
      %cst_293 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %920 = stablehlo.broadcast_in_dim %cst_293, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %921 = stablehlo.divide %919, %920 : tensor<64xf32>
      %922 = "stablehlo.all_reduce"(%915) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<64xf32>) -> tensor<64xf32>
      %923 = "stablehlo.all_reduce"(%921) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<64xf32>) -> tensor<64xf32>
      %cst_294 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %924 = stablehlo.broadcast_in_dim %cst_294, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %925 = stablehlo.divide %922, %924 : tensor<64xf32>
      %cst_295 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %926 = stablehlo.broadcast_in_dim %cst_295, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %927 = stablehlo.divide %923, %926 : tensor<64xf32>
      %928 = chlo.square %925 : tensor<64xf32> -> tensor<64xf32>
      %cst_296 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %929 = stablehlo.broadcast_in_dim %cst_296, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %930 = stablehlo.multiply %929, %925 : tensor<64xf32>
      %931 = stablehlo.subtract %927, %928 : tensor<64xf32>
      %932 = stablehlo.broadcast_in_dim %925, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
      %933 = stablehlo.broadcast_in_dim %932, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<2x2x2x64xf32>
      %934 = stablehlo.subtract %912, %933 : tensor<2x2x2x64xf32>
      %cst_297 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %935 = stablehlo.broadcast_in_dim %cst_297, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %936 = stablehlo.maximum %931, %935 : tensor<64xf32>
      %937 = stablehlo.compare EQ, %931, %936, FLOAT : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
      %cst_298 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %938 = stablehlo.broadcast_in_dim %cst_298, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %cst_299 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %939 = stablehlo.broadcast_in_dim %cst_299, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %940 = stablehlo.select %937, %938, %939 : tensor<64xi1>, tensor<64xf32>
      %cst_300 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %941 = stablehlo.broadcast_in_dim %cst_300, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %942 = stablehlo.compare EQ, %941, %936, FLOAT : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
      %cst_301 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %943 = stablehlo.broadcast_in_dim %cst_301, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %cst_302 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %944 = stablehlo.broadcast_in_dim %cst_302, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %945 = stablehlo.select %942, %943, %944 : tensor<64xi1>, tensor<64xf32>
      %946 = stablehlo.divide %940, %945 : tensor<64xf32>
      %cst_303 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
      %947 = stablehlo.broadcast_in_dim %cst_303, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %948 = stablehlo.add %936, %947 : tensor<64xf32>
      %949 = stablehlo.rsqrt %948 : tensor<64xf32>
      %950 = stablehlo.divide %949, %948 : tensor<64xf32>
      %cst_304 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
      %951 = stablehlo.broadcast_in_dim %cst_304, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %952 = stablehlo.multiply %951, %950 : tensor<64xf32>
      %953 = stablehlo.broadcast_in_dim %949, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
      %954 = stablehlo.broadcast_in_dim %953, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<2x2x2x64xf32>
      %955 = stablehlo.multiply %934, %954 : tensor<2x2x2x64xf32>
      %956 = stablehlo.broadcast_in_dim %arg179, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
      %957 = stablehlo.broadcast_in_dim %956, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<2x2x2x64xf32>
      %958 = stablehlo.multiply %955, %957 : tensor<2x2x2x64xf32>
      %959 = stablehlo.broadcast_in_dim %arg177, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
      %960 = stablehlo.broadcast_in_dim %959, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<2x2x2x64xf32>
      %961 = stablehlo.add %958, %960 : tensor<2x2x2x64xf32>
      %962 = stablehlo.add %961, %911 : tensor<2x2x2x64xf32>
      %963 = func.call @relu_3(%962) : (tensor<2x2x2x64xf32>) -> tensor<2x2x2x64xf32>
      %cst_305 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %964 = stablehlo.broadcast_in_dim %cst_305, dims = [] : (tensor<f32>) -> tensor<2x2x2x64xf32>
      %965 = stablehlo.compare GT, %962, %964, FLOAT : (tensor<2x2x2x64xf32>, tensor<2x2x2x64xf32>) -> tensor<2x2x2x64xi1>
      %966 = stablehlo.convolution(%963, %arg181) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x2x2x64xf32>, tensor<3x3x64x64xf32>) -> tensor<2x2x2x64xf32>
      %cst_306 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %967 = stablehlo.reduce(%966 init: %cst_306) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x2x2x64xf32>, tensor<f32>) -> tensor<64xf32>
      %cst_307 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %968 = stablehlo.broadcast_in_dim %cst_307, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %969 = stablehlo.divide %967, %968 : tensor<64xf32>
      %970 = chlo.square %966 : tensor<2x2x2x64xf32> -> tensor<2x2x2x64xf32>
      %cst_308 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %971 = stablehlo.broadcast_in_dim %cst_308, dims = [] : (tensor<f32>) -> tensor<2x2x2x64xf32>
      %972 = stablehlo.multiply %971, %966 : tensor<2x2x2x64xf32>
      %cst_309 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %973 = stablehlo.reduce(%970 init: %cst_309) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x2x2x64xf32>, tensor<f32>) -> tensor<64xf32>
      %cst_310 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %974 = stablehlo.broadcast_in_dim %cst_310, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %975 = stablehlo.divide %973, %974 : tensor<64xf32>
      %976 = "stablehlo.all_reduce"(%969) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<64xf32>) -> tensor<64xf32>
      %977 = "stablehlo.all_reduce"(%975) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<64xf32>) -> tensor<64xf32>
      %cst_311 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %978 = stablehlo.broadcast_in_dim %cst_311, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %979 = stablehlo.divide %976, %978 : tensor<64xf32>
      %cst_312 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %980 = stablehlo.broadcast_in_dim %cst_312, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %981 = stablehlo.divide %977, %980 : tensor<64xf32>
      %982 = chlo.square %979 : tensor<64xf32> -> tensor<64xf32>
      %cst_313 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %983 = stablehlo.broadcast_in_dim %cst_313, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %984 = stablehlo.multiply %983, %979 : tensor<64xf32>
      %985 = stablehlo.subtract %981, %982 : tensor<64xf32>
      %986 = stablehlo.broadcast_in_dim %979, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
      %987 = stablehlo.broadcast_in_dim %986, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<2x2x2x64xf32>
      %988 = stablehlo.subtract %966, %987 : tensor<2x2x2x64xf32>
      %cst_314 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %989 = stablehlo.broadcast_in_dim %cst_314, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %990 = stablehlo.maximum %985, %989 : tensor<64xf32>
      %991 = stablehlo.compare EQ, %985, %990, FLOAT : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
      %cst_315 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %992 = stablehlo.broadcast_in_dim %cst_315, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %cst_316 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %993 = stablehlo.broadcast_in_dim %cst_316, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %994 = stablehlo.select %991, %992, %993 : tensor<64xi1>, tensor<64xf32>
      %cst_317 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %995 = stablehlo.broadcast_in_dim %cst_317, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %996 = stablehlo.compare EQ, %995, %990, FLOAT : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
      %cst_318 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %997 = stablehlo.broadcast_in_dim %cst_318, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %cst_319 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %998 = stablehlo.broadcast_in_dim %cst_319, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %999 = stablehlo.select %996, %997, %998 : tensor<64xi1>, tensor<64xf32>
      %1000 = stablehlo.divide %994, %999 : tensor<64xf32>
      %cst_320 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
      %1001 = stablehlo.broadcast_in_dim %cst_320, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %1002 = stablehlo.add %990, %1001 : tensor<64xf32>
      %1003 = stablehlo.rsqrt %1002 : tensor<64xf32>
      %1004 = stablehlo.divide %1003, %1002 : tensor<64xf32>
      %cst_321 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
      %1005 = stablehlo.broadcast_in_dim %cst_321, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %1006 = stablehlo.multiply %1005, %1004 : tensor<64xf32>
      %1007 = stablehlo.broadcast_in_dim %1003, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
      %1008 = stablehlo.broadcast_in_dim %1007, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<2x2x2x64xf32>
      %1009 = stablehlo.multiply %988, %1008 : tensor<2x2x2x64xf32>
      %1010 = stablehlo.broadcast_in_dim %arg182, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
      %1011 = stablehlo.broadcast_in_dim %1010, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<2x2x2x64xf32>
      %1012 = stablehlo.multiply %1009, %1011 : tensor<2x2x2x64xf32>
      %1013 = stablehlo.broadcast_in_dim %arg180, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
      %1014 = stablehlo.broadcast_in_dim %1013, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<2x2x2x64xf32>
      %1015 = stablehlo.add %1012, %1014 : tensor<2x2x2x64xf32>
      %1016 = func.call @relu_3(%1015) : (tensor<2x2x2x64xf32>) -> tensor<2x2x2x64xf32>
      %cst_322 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1017 = stablehlo.broadcast_in_dim %cst_322, dims = [] : (tensor<f32>) -> tensor<2x2x2x64xf32>
      %1018 = stablehlo.compare GT, %1015, %1017, FLOAT : (tensor<2x2x2x64xf32>, tensor<2x2x2x64xf32>) -> tensor<2x2x2x64xi1>
      %1019 = stablehlo.convolution(%1016, %arg184) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x2x2x64xf32>, tensor<3x3x64x64xf32>) -> tensor<2x2x2x64xf32>
      %cst_323 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1020 = stablehlo.reduce(%1019 init: %cst_323) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x2x2x64xf32>, tensor<f32>) -> tensor<64xf32>
      %cst_324 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %1021 = stablehlo.broadcast_in_dim %cst_324, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %1022 = stablehlo.divide %1020, %1021 : tensor<64xf32>
      %1023 = chlo.square %1019 : tensor<2x2x2x64xf32> -> tensor<2x2x2x64xf32>
      %cst_325 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %1024 = stablehlo.broadcast_in_dim %cst_325, dims = [] : (tensor<f32>) -> tensor<2x2x2x64xf32>
      %1025 = stablehlo.multiply %1024, %1019 : tensor<2x2x2x64xf32>
      %cst_326 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1026 = stablehlo.reduce(%1023 init: %cst_326) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x2x2x64xf32>, tensor<f32>) -> tensor<64xf32>
      %cst_327 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %1027 = stablehlo.broadcast_in_dim %cst_327, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %1028 = stablehlo.divide %1026, %1027 : tensor<64xf32>
      %1029 = "stablehlo.all_reduce"(%1022) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<64xf32>) -> tensor<64xf32>
      %1030 = "stablehlo.all_reduce"(%1028) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<64xf32>) -> tensor<64xf32>
      %cst_328 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %1031 = stablehlo.broadcast_in_dim %cst_328, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %1032 = stablehlo.divide %1029, %1031 : tensor<64xf32>
      %cst_329 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %1033 = stablehlo.broadcast_in_dim %cst_329, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %1034 = stablehlo.divide %1030, %1033 : tensor<64xf32>
      %1035 = chlo.square %1032 : tensor<64xf32> -> tensor<64xf32>
      %cst_330 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %1036 = stablehlo.broadcast_in_dim %cst_330, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %1037 = stablehlo.multiply %1036, %1032 : tensor<64xf32>
      %1038 = stablehlo.subtract %1034, %1035 : tensor<64xf32>
      %1039 = stablehlo.broadcast_in_dim %1032, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
      %1040 = stablehlo.broadcast_in_dim %1039, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<2x2x2x64xf32>
      %1041 = stablehlo.subtract %1019, %1040 : tensor<2x2x2x64xf32>
      %cst_331 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1042 = stablehlo.broadcast_in_dim %cst_331, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %1043 = stablehlo.maximum %1038, %1042 : tensor<64xf32>
      %1044 = stablehlo.compare EQ, %1038, %1043, FLOAT : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
      %cst_332 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %1045 = stablehlo.broadcast_in_dim %cst_332, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %cst_333 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1046 = stablehlo.broadcast_in_dim %cst_333, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %1047 = stablehlo.select %1044, %1045, %1046 : tensor<64xi1>, tensor<64xf32>
      %cst_334 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1048 = stablehlo.broadcast_in_dim %cst_334, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %1049 = stablehlo.compare EQ, %1048, %1043, FLOAT : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
      %cst_335 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %1050 = stablehlo.broadcast_in_dim %cst_335, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %cst_336 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %1051 = stablehlo.broadcast_in_dim %cst_336, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %1052 = stablehlo.select %1049, %1050, %1051 : tensor<64xi1>, tensor<64xf32>
      %1053 = stablehlo.divide %1047, %1052 : tensor<64xf32>
      %cst_337 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
      %1054 = stablehlo.broadcast_in_dim %cst_337, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %1055 = stablehlo.add %1043, %1054 : tensor<64xf32>
      %1056 = stablehlo.rsqrt %1055 : tensor<64xf32>
      %1057 = stablehlo.divide %1056, %1055 : tensor<64xf32>
      %cst_338 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
      %1058 = stablehlo.broadcast_in_dim %cst_338, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %1059 = stablehlo.multiply %1058, %1057 : tensor<64xf32>
      %1060 = stablehlo.broadcast_in_dim %1056, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
      %1061 = stablehlo.broadcast_in_dim %1060, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<2x2x2x64xf32>
      %1062 = stablehlo.multiply %1041, %1061 : tensor<2x2x2x64xf32>
      %1063 = stablehlo.broadcast_in_dim %arg185, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
      %1064 = stablehlo.broadcast_in_dim %1063, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<2x2x2x64xf32>
      %1065 = stablehlo.multiply %1062, %1064 : tensor<2x2x2x64xf32>
      %1066 = stablehlo.broadcast_in_dim %arg183, dims = [3] : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
      %1067 = stablehlo.broadcast_in_dim %1066, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<2x2x2x64xf32>
      %1068 = stablehlo.add %1065, %1067 : tensor<2x2x2x64xf32>
      %1069 = stablehlo.add %963, %1068 : tensor<2x2x2x64xf32>
      %1070 = func.call @relu_3(%1069) : (tensor<2x2x2x64xf32>) -> tensor<2x2x2x64xf32>
      %cst_339 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1071 = stablehlo.broadcast_in_dim %cst_339, dims = [] : (tensor<f32>) -> tensor<2x2x2x64xf32>
      %1072 = stablehlo.compare GT, %1069, %1071, FLOAT : (tensor<2x2x2x64xf32>, tensor<2x2x2x64xf32>) -> tensor<2x2x2x64xi1>
      %cst_340 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1073 = stablehlo.reduce(%1070 init: %cst_340) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x2x2x64xf32>, tensor<f32>) -> tensor<2x64xf32>
      %cst_341 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
      %1074 = stablehlo.broadcast_in_dim %cst_341, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
      %1075 = stablehlo.divide %1073, %1074 : tensor<2x64xf32>
      %cst_342 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %1076 = func.call @_bernoulli(%6, %cst_342) : (tensor<2xui32>, tensor<f32>) -> tensor<2x64xi1>
      %cst_343 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %1077 = stablehlo.broadcast_in_dim %cst_343, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
      %1078 = stablehlo.divide %1075, %1077 : tensor<2x64xf32>
      %cst_344 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1079 = func.call @_where(%1076, %1078, %cst_344) : (tensor<2x64xi1>, tensor<2x64xf32>, tensor<f32>) -> tensor<2x64xf32>
      %1080 = stablehlo.dot_general %1079, %arg128, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x64xf32>, tensor<64x10xf32>) -> tensor<2x10xf32>
      %1081 = stablehlo.broadcast_in_dim %arg127, dims = [1] : (tensor<10xf32>) -> tensor<1x10xf32>
      %1082 = stablehlo.broadcast_in_dim %1081, dims = [0, 1] : (tensor<1x10xf32>) -> tensor<2x10xf32>
      %1083 = stablehlo.add %1080, %1082 : tensor<2x10xf32>
      %1084:3 = func.call @log_softmax(%1083) : (tensor<2x10xf32>) -> (tensor<2x10xf32>, tensor<2x10xf32>, tensor<2x1xf32>)
      %1085 = func.call @_one_hot(%arg252) : (tensor<2xi32>) -> tensor<2x10xf32>
      %cst_345 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %1086 = stablehlo.broadcast_in_dim %cst_345, dims = [] : (tensor<f32>) -> tensor<2x10xf32>
      %1087 = stablehlo.multiply %1085, %1086 : tensor<2x10xf32>
      %cst_346 = stablehlo.constant dense<0.00999999977> : tensor<f32>
      %1088 = stablehlo.broadcast_in_dim %cst_346, dims = [] : (tensor<f32>) -> tensor<2x10xf32>
      %1089 = stablehlo.add %1087, %1088 : tensor<2x10xf32>
      %1090 = stablehlo.multiply %1089, %1084#0 : tensor<2x10xf32>
      %cst_347 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1091 = stablehlo.reduce(%1090 init: %cst_347) applies stablehlo.add across dimensions = [1] : (tensor<2x10xf32>, tensor<f32>) -> tensor<2xf32>
      %cst_348 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1092 = stablehlo.reduce(%1091 init: %cst_348) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
      %cst_349 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %1093 = stablehlo.divide %1092, %cst_349 : tensor<f32>
      %1094 = stablehlo.negate %1093 : tensor<f32>
      %cst_350 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %1095 = stablehlo.negate %cst_350 : tensor<f32>
      %1096 = stablehlo.divide %1095, %cst_349 : tensor<f32>
      %1097 = stablehlo.broadcast_in_dim %1096, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %1098 = stablehlo.broadcast_in_dim %1097, dims = [0] : (tensor<2xf32>) -> tensor<2x10xf32>
      %1099 = stablehlo.multiply %1089, %1098 : tensor<2x10xf32>
      %1100 = func.call @log_softmax_6(%1084#1, %1084#2, %1099) : (tensor<2x10xf32>, tensor<2x1xf32>, tensor<2x10xf32>) -> tensor<2x10xf32>
      %cst_351 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1101 = stablehlo.reduce(%1100 init: %cst_351) applies stablehlo.add across dimensions = [0] : (tensor<2x10xf32>, tensor<f32>) -> tensor<10xf32>
      %1102 = stablehlo.reshape %1101 : (tensor<10xf32>) -> tensor<1x10xf32>
      %cst_352 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1103 = stablehlo.reduce(%1102 init: %cst_352) applies stablehlo.add across dimensions = [0] : (tensor<1x10xf32>, tensor<f32>) -> tensor<10xf32>
      %1104 = stablehlo.dot_general %1100, %1079, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x10xf32>, tensor<2x64xf32>) -> tensor<10x64xf32>
      %1105 = stablehlo.transpose %1104, dims = [1, 0] : (tensor<10x64xf32>) -> tensor<64x10xf32>
      %1106 = stablehlo.dot_general %1100, %arg128, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x10xf32>, tensor<64x10xf32>) -> tensor<2x64xf32>
      %1107 = func.call @_where_7(%1076, %1106) : (tensor<2x64xi1>, tensor<2x64xf32>) -> tensor<2x64xf32>
      %1108 = stablehlo.broadcast_in_dim %cst_343, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
      %1109 = stablehlo.divide %1107, %1108 : tensor<2x64xf32>
      %1110 = stablehlo.broadcast_in_dim %cst_341, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
      %1111 = stablehlo.divide %1109, %1110 : tensor<2x64xf32>
      %1112 = stablehlo.broadcast_in_dim %1111, dims = [0, 3] : (tensor<2x64xf32>) -> tensor<2x2x2x64xf32>
      %cst_353 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1113 = stablehlo.broadcast_in_dim %cst_353, dims = [] : (tensor<f32>) -> tensor<2x2x2x64xf32>
      %1114 = stablehlo.select %1072, %1112, %1113 : tensor<2x2x2x64xi1>, tensor<2x2x2x64xf32>
      %cst_354 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1115 = stablehlo.reduce(%1114 init: %cst_354) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x2x2x64xf32>, tensor<f32>) -> tensor<64xf32>
      %1116 = stablehlo.reshape %1115 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
      %cst_355 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1117 = stablehlo.reduce(%1116 init: %cst_355) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
      %1118 = stablehlo.multiply %1062, %1114 : tensor<2x2x2x64xf32>
      %cst_356 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1119 = stablehlo.reduce(%1118 init: %cst_356) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x2x2x64xf32>, tensor<f32>) -> tensor<64xf32>
      %1120 = stablehlo.reshape %1119 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
      %1121 = stablehlo.broadcast_in_dim %1063, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<2x2x2x64xf32>
      %1122 = stablehlo.multiply %1114, %1121 : tensor<2x2x2x64xf32>
      %cst_357 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1123 = stablehlo.reduce(%1120 init: %cst_357) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
      %1124 = stablehlo.multiply %1041, %1122 : tensor<2x2x2x64xf32>
      %cst_358 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1125 = stablehlo.reduce(%1124 init: %cst_358) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x2x2x64xf32>, tensor<f32>) -> tensor<64xf32>
      %1126 = stablehlo.reshape %1125 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
      %1127 = stablehlo.broadcast_in_dim %1060, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<2x2x2x64xf32>
      %1128 = stablehlo.multiply %1122, %1127 : tensor<2x2x2x64xf32>
      %1129 = "stablehlo.all_reduce"(%1126) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<1x1x1x64xf32>) -> tensor<1x1x1x64xf32>
      %cst_359 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1130 = stablehlo.reduce(%1129 init: %cst_359) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
      %1131 = stablehlo.multiply %1130, %1059 : tensor<64xf32>
      %1132 = stablehlo.multiply %1131, %1053 : tensor<64xf32>
      %1133 = stablehlo.negate %1128 : tensor<2x2x2x64xf32>
      %cst_360 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1134 = stablehlo.reduce(%1133 init: %cst_360) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x2x2x64xf32>, tensor<f32>) -> tensor<64xf32>
      %1135 = stablehlo.reshape %1134 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
      %1136 = "stablehlo.all_reduce"(%1135) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<1x1x1x64xf32>) -> tensor<1x1x1x64xf32>
      %cst_361 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1137 = stablehlo.reduce(%1136 init: %cst_361) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
      %1138 = stablehlo.negate %1132 : tensor<64xf32>
      %1139 = stablehlo.multiply %1138, %1037 : tensor<64xf32>
      %1140 = stablehlo.add %1137, %1139 : tensor<64xf32>
      %cst_362 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %1141 = stablehlo.broadcast_in_dim %cst_362, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %1142 = stablehlo.divide %1132, %1141 : tensor<64xf32>
      %cst_363 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %1143 = stablehlo.broadcast_in_dim %cst_363, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %1144 = stablehlo.divide %1140, %1143 : tensor<64xf32>
      %1145 = stablehlo.broadcast_in_dim %cst_327, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %1146 = stablehlo.divide %1142, %1145 : tensor<64xf32>
      %1147 = stablehlo.broadcast_in_dim %1146, dims = [3] : (tensor<64xf32>) -> tensor<2x2x2x64xf32>
      %1148 = stablehlo.multiply %1147, %1025 : tensor<2x2x2x64xf32>
      %1149 = stablehlo.add %1128, %1148 : tensor<2x2x2x64xf32>
      %1150 = stablehlo.broadcast_in_dim %cst_324, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %1151 = stablehlo.divide %1144, %1150 : tensor<64xf32>
      %1152 = stablehlo.broadcast_in_dim %1151, dims = [3] : (tensor<64xf32>) -> tensor<2x2x2x64xf32>
      %1153 = stablehlo.add %1149, %1152 : tensor<2x2x2x64xf32>
      %1154 = stablehlo.convolution(%1016, %1153) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x2x2x64xf32>, tensor<2x2x2x64xf32>) -> tensor<3x3x64x64xf32>
      %1155 = stablehlo.reverse %arg184, dims = [0, 1] : tensor<3x3x64x64xf32>
      %1156 = stablehlo.convolution(%1153, %1155) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x2x2x64xf32>, tensor<3x3x64x64xf32>) -> tensor<2x2x2x64xf32>
      %cst_364 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1157 = stablehlo.broadcast_in_dim %cst_364, dims = [] : (tensor<f32>) -> tensor<2x2x2x64xf32>
      %1158 = stablehlo.select %1018, %1156, %1157 : tensor<2x2x2x64xi1>, tensor<2x2x2x64xf32>
      %cst_365 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1159 = stablehlo.reduce(%1158 init: %cst_365) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x2x2x64xf32>, tensor<f32>) -> tensor<64xf32>
      %1160 = stablehlo.reshape %1159 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
      %cst_366 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1161 = stablehlo.reduce(%1160 init: %cst_366) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
      %1162 = stablehlo.multiply %1009, %1158 : tensor<2x2x2x64xf32>
      %cst_367 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1163 = stablehlo.reduce(%1162 init: %cst_367) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x2x2x64xf32>, tensor<f32>) -> tensor<64xf32>
      %1164 = stablehlo.reshape %1163 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
      %1165 = stablehlo.broadcast_in_dim %1010, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<2x2x2x64xf32>
      %1166 = stablehlo.multiply %1158, %1165 : tensor<2x2x2x64xf32>
      %cst_368 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1167 = stablehlo.reduce(%1164 init: %cst_368) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
      %1168 = stablehlo.multiply %988, %1166 : tensor<2x2x2x64xf32>
      %cst_369 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1169 = stablehlo.reduce(%1168 init: %cst_369) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x2x2x64xf32>, tensor<f32>) -> tensor<64xf32>
      %1170 = stablehlo.reshape %1169 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
      %1171 = stablehlo.broadcast_in_dim %1007, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<2x2x2x64xf32>
      %1172 = stablehlo.multiply %1166, %1171 : tensor<2x2x2x64xf32>
      %1173 = "stablehlo.all_reduce"(%1170) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<1x1x1x64xf32>) -> tensor<1x1x1x64xf32>
      %cst_370 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1174 = stablehlo.reduce(%1173 init: %cst_370) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
      %1175 = stablehlo.multiply %1174, %1006 : tensor<64xf32>
      %1176 = stablehlo.multiply %1175, %1000 : tensor<64xf32>
      %1177 = stablehlo.negate %1172 : tensor<2x2x2x64xf32>
      %cst_371 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1178 = stablehlo.reduce(%1177 init: %cst_371) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x2x2x64xf32>, tensor<f32>) -> tensor<64xf32>
      %1179 = stablehlo.reshape %1178 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
      %1180 = "stablehlo.all_reduce"(%1179) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<1x1x1x64xf32>) -> tensor<1x1x1x64xf32>
      %cst_372 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1181 = stablehlo.reduce(%1180 init: %cst_372) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
      %1182 = stablehlo.negate %1176 : tensor<64xf32>
      %1183 = stablehlo.multiply %1182, %984 : tensor<64xf32>
      %1184 = stablehlo.add %1181, %1183 : tensor<64xf32>
      %cst_373 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %1185 = stablehlo.broadcast_in_dim %cst_373, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %1186 = stablehlo.divide %1176, %1185 : tensor<64xf32>
      %cst_374 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %1187 = stablehlo.broadcast_in_dim %cst_374, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %1188 = stablehlo.divide %1184, %1187 : tensor<64xf32>
      %1189 = stablehlo.broadcast_in_dim %cst_310, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %1190 = stablehlo.divide %1186, %1189 : tensor<64xf32>
      %1191 = stablehlo.broadcast_in_dim %1190, dims = [3] : (tensor<64xf32>) -> tensor<2x2x2x64xf32>
      %1192 = stablehlo.multiply %1191, %972 : tensor<2x2x2x64xf32>
      %1193 = stablehlo.add %1172, %1192 : tensor<2x2x2x64xf32>
      %1194 = stablehlo.broadcast_in_dim %cst_307, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %1195 = stablehlo.divide %1188, %1194 : tensor<64xf32>
      %1196 = stablehlo.broadcast_in_dim %1195, dims = [3] : (tensor<64xf32>) -> tensor<2x2x2x64xf32>
      %1197 = stablehlo.add %1193, %1196 : tensor<2x2x2x64xf32>
      %1198 = stablehlo.convolution(%963, %1197) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x2x2x64xf32>, tensor<2x2x2x64xf32>) -> tensor<3x3x64x64xf32>
      %1199 = stablehlo.reverse %arg181, dims = [0, 1] : tensor<3x3x64x64xf32>
      %1200 = stablehlo.convolution(%1197, %1199) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x2x2x64xf32>, tensor<3x3x64x64xf32>) -> tensor<2x2x2x64xf32>
      %1201 = stablehlo.add %1114, %1200 : tensor<2x2x2x64xf32>
      %cst_375 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1202 = stablehlo.broadcast_in_dim %cst_375, dims = [] : (tensor<f32>) -> tensor<2x2x2x64xf32>
      %1203 = stablehlo.select %965, %1201, %1202 : tensor<2x2x2x64xi1>, tensor<2x2x2x64xf32>
      %cst_376 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1204 = stablehlo.reduce(%1203 init: %cst_376) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x2x2x64xf32>, tensor<f32>) -> tensor<64xf32>
      %1205 = stablehlo.reshape %1204 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
      %cst_377 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1206 = stablehlo.reduce(%1205 init: %cst_377) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
      %1207 = stablehlo.multiply %955, %1203 : tensor<2x2x2x64xf32>
      %cst_378 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1208 = stablehlo.reduce(%1207 init: %cst_378) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x2x2x64xf32>, tensor<f32>) -> tensor<64xf32>
      %1209 = stablehlo.reshape %1208 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
      %1210 = stablehlo.broadcast_in_dim %956, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<2x2x2x64xf32>
      %1211 = stablehlo.multiply %1203, %1210 : tensor<2x2x2x64xf32>
      %cst_379 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1212 = stablehlo.reduce(%1209 init: %cst_379) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
      %1213 = stablehlo.multiply %934, %1211 : tensor<2x2x2x64xf32>
      %cst_380 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1214 = stablehlo.reduce(%1213 init: %cst_380) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x2x2x64xf32>, tensor<f32>) -> tensor<64xf32>
      %1215 = stablehlo.reshape %1214 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
      %1216 = stablehlo.broadcast_in_dim %953, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<2x2x2x64xf32>
      %1217 = stablehlo.multiply %1211, %1216 : tensor<2x2x2x64xf32>
      %1218 = "stablehlo.all_reduce"(%1215) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<1x1x1x64xf32>) -> tensor<1x1x1x64xf32>
      %cst_381 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1219 = stablehlo.reduce(%1218 init: %cst_381) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
      %1220 = stablehlo.multiply %1219, %952 : tensor<64xf32>
      %1221 = stablehlo.multiply %1220, %946 : tensor<64xf32>
      %1222 = stablehlo.negate %1217 : tensor<2x2x2x64xf32>
      %cst_382 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1223 = stablehlo.reduce(%1222 init: %cst_382) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x2x2x64xf32>, tensor<f32>) -> tensor<64xf32>
      %1224 = stablehlo.reshape %1223 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
      %1225 = "stablehlo.all_reduce"(%1224) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<1x1x1x64xf32>) -> tensor<1x1x1x64xf32>
      %cst_383 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1226 = stablehlo.reduce(%1225 init: %cst_383) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
      %1227 = stablehlo.negate %1221 : tensor<64xf32>
      %1228 = stablehlo.multiply %1227, %930 : tensor<64xf32>
      %1229 = stablehlo.add %1226, %1228 : tensor<64xf32>
      %cst_384 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %1230 = stablehlo.broadcast_in_dim %cst_384, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %1231 = stablehlo.divide %1221, %1230 : tensor<64xf32>
      %cst_385 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %1232 = stablehlo.broadcast_in_dim %cst_385, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %1233 = stablehlo.divide %1229, %1232 : tensor<64xf32>
      %1234 = stablehlo.broadcast_in_dim %cst_293, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %1235 = stablehlo.divide %1231, %1234 : tensor<64xf32>
      %1236 = stablehlo.broadcast_in_dim %1235, dims = [3] : (tensor<64xf32>) -> tensor<2x2x2x64xf32>
      %1237 = stablehlo.multiply %1236, %918 : tensor<2x2x2x64xf32>
      %1238 = stablehlo.add %1217, %1237 : tensor<2x2x2x64xf32>
      %1239 = stablehlo.broadcast_in_dim %cst_290, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %1240 = stablehlo.divide %1233, %1239 : tensor<64xf32>
      %1241 = stablehlo.broadcast_in_dim %1240, dims = [3] : (tensor<64xf32>) -> tensor<2x2x2x64xf32>
      %1242 = stablehlo.add %1238, %1241 : tensor<2x2x2x64xf32>
      %1243 = stablehlo.convolution(%806, %1242) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, -1], [0, -1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x32xf32>, tensor<2x2x2x64xf32>) -> tensor<1x1x32x64xf32>
      %1244 = stablehlo.reverse %arg178, dims = [0, 1] : tensor<1x1x32x64xf32>
      %1245 = stablehlo.convolution(%1242, %1244) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x2x2x64xf32>, tensor<1x1x32x64xf32>) -> tensor<2x4x4x32xf32>
      %cst_386 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1246 = stablehlo.reduce(%1203 init: %cst_386) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x2x2x64xf32>, tensor<f32>) -> tensor<64xf32>
      %1247 = stablehlo.reshape %1246 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
      %cst_387 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1248 = stablehlo.reduce(%1247 init: %cst_387) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
      %1249 = stablehlo.multiply %905, %1203 : tensor<2x2x2x64xf32>
      %cst_388 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1250 = stablehlo.reduce(%1249 init: %cst_388) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x2x2x64xf32>, tensor<f32>) -> tensor<64xf32>
      %1251 = stablehlo.reshape %1250 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
      %1252 = stablehlo.broadcast_in_dim %906, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<2x2x2x64xf32>
      %1253 = stablehlo.multiply %1203, %1252 : tensor<2x2x2x64xf32>
      %cst_389 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1254 = stablehlo.reduce(%1251 init: %cst_389) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
      %1255 = stablehlo.multiply %884, %1253 : tensor<2x2x2x64xf32>
      %cst_390 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1256 = stablehlo.reduce(%1255 init: %cst_390) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x2x2x64xf32>, tensor<f32>) -> tensor<64xf32>
      %1257 = stablehlo.reshape %1256 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
      %1258 = stablehlo.broadcast_in_dim %903, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<2x2x2x64xf32>
      %1259 = stablehlo.multiply %1253, %1258 : tensor<2x2x2x64xf32>
      %1260 = "stablehlo.all_reduce"(%1257) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<1x1x1x64xf32>) -> tensor<1x1x1x64xf32>
      %cst_391 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1261 = stablehlo.reduce(%1260 init: %cst_391) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
      %1262 = stablehlo.multiply %1261, %902 : tensor<64xf32>
      %1263 = stablehlo.multiply %1262, %896 : tensor<64xf32>
      %1264 = stablehlo.negate %1259 : tensor<2x2x2x64xf32>
      %cst_392 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1265 = stablehlo.reduce(%1264 init: %cst_392) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x2x2x64xf32>, tensor<f32>) -> tensor<64xf32>
      %1266 = stablehlo.reshape %1265 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
      %1267 = "stablehlo.all_reduce"(%1266) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<1x1x1x64xf32>) -> tensor<1x1x1x64xf32>
      %cst_393 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1268 = stablehlo.reduce(%1267 init: %cst_393) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
      %1269 = stablehlo.negate %1263 : tensor<64xf32>
      %1270 = stablehlo.multiply %1269, %880 : tensor<64xf32>
      %1271 = stablehlo.add %1268, %1270 : tensor<64xf32>
      %cst_394 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %1272 = stablehlo.broadcast_in_dim %cst_394, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %1273 = stablehlo.divide %1263, %1272 : tensor<64xf32>
      %cst_395 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %1274 = stablehlo.broadcast_in_dim %cst_395, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %1275 = stablehlo.divide %1271, %1274 : tensor<64xf32>
      %1276 = stablehlo.broadcast_in_dim %cst_277, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %1277 = stablehlo.divide %1273, %1276 : tensor<64xf32>
      %1278 = stablehlo.broadcast_in_dim %1277, dims = [3] : (tensor<64xf32>) -> tensor<2x2x2x64xf32>
      %1279 = stablehlo.multiply %1278, %868 : tensor<2x2x2x64xf32>
      %1280 = stablehlo.add %1259, %1279 : tensor<2x2x2x64xf32>
      %1281 = stablehlo.broadcast_in_dim %cst_274, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %1282 = stablehlo.divide %1275, %1281 : tensor<64xf32>
      %1283 = stablehlo.broadcast_in_dim %1282, dims = [3] : (tensor<64xf32>) -> tensor<2x2x2x64xf32>
      %1284 = stablehlo.add %1280, %1283 : tensor<2x2x2x64xf32>
      %1285 = stablehlo.convolution(%859, %1284) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x2x2x64xf32>, tensor<2x2x2x64xf32>) -> tensor<3x3x64x64xf32>
      %1286 = stablehlo.reverse %arg175, dims = [0, 1] : tensor<3x3x64x64xf32>
      %1287 = stablehlo.convolution(%1284, %1286) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x2x2x64xf32>, tensor<3x3x64x64xf32>) -> tensor<2x2x2x64xf32>
      %cst_396 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1288 = stablehlo.broadcast_in_dim %cst_396, dims = [] : (tensor<f32>) -> tensor<2x2x2x64xf32>
      %1289 = stablehlo.select %861, %1287, %1288 : tensor<2x2x2x64xi1>, tensor<2x2x2x64xf32>
      %cst_397 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1290 = stablehlo.reduce(%1289 init: %cst_397) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x2x2x64xf32>, tensor<f32>) -> tensor<64xf32>
      %1291 = stablehlo.reshape %1290 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
      %cst_398 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1292 = stablehlo.reduce(%1291 init: %cst_398) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
      %1293 = stablehlo.multiply %852, %1289 : tensor<2x2x2x64xf32>
      %cst_399 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1294 = stablehlo.reduce(%1293 init: %cst_399) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x2x2x64xf32>, tensor<f32>) -> tensor<64xf32>
      %1295 = stablehlo.reshape %1294 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
      %1296 = stablehlo.broadcast_in_dim %853, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<2x2x2x64xf32>
      %1297 = stablehlo.multiply %1289, %1296 : tensor<2x2x2x64xf32>
      %cst_400 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1298 = stablehlo.reduce(%1295 init: %cst_400) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
      %1299 = stablehlo.multiply %831, %1297 : tensor<2x2x2x64xf32>
      %cst_401 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1300 = stablehlo.reduce(%1299 init: %cst_401) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x2x2x64xf32>, tensor<f32>) -> tensor<64xf32>
      %1301 = stablehlo.reshape %1300 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
      %1302 = stablehlo.broadcast_in_dim %850, dims = [0, 1, 2, 3] : (tensor<1x1x1x64xf32>) -> tensor<2x2x2x64xf32>
      %1303 = stablehlo.multiply %1297, %1302 : tensor<2x2x2x64xf32>
      %1304 = "stablehlo.all_reduce"(%1301) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<1x1x1x64xf32>) -> tensor<1x1x1x64xf32>
      %cst_402 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1305 = stablehlo.reduce(%1304 init: %cst_402) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
      %1306 = stablehlo.multiply %1305, %849 : tensor<64xf32>
      %1307 = stablehlo.multiply %1306, %843 : tensor<64xf32>
      %1308 = stablehlo.negate %1303 : tensor<2x2x2x64xf32>
      %cst_403 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1309 = stablehlo.reduce(%1308 init: %cst_403) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x2x2x64xf32>, tensor<f32>) -> tensor<64xf32>
      %1310 = stablehlo.reshape %1309 : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
      %1311 = "stablehlo.all_reduce"(%1310) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<1x1x1x64xf32>) -> tensor<1x1x1x64xf32>
      %cst_404 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1312 = stablehlo.reduce(%1311 init: %cst_404) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
      %1313 = stablehlo.negate %1307 : tensor<64xf32>
      %1314 = stablehlo.multiply %1313, %827 : tensor<64xf32>
      %1315 = stablehlo.add %1312, %1314 : tensor<64xf32>
      %cst_405 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %1316 = stablehlo.broadcast_in_dim %cst_405, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %1317 = stablehlo.divide %1307, %1316 : tensor<64xf32>
      %cst_406 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %1318 = stablehlo.broadcast_in_dim %cst_406, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %1319 = stablehlo.divide %1315, %1318 : tensor<64xf32>
      %1320 = stablehlo.broadcast_in_dim %cst_260, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %1321 = stablehlo.divide %1317, %1320 : tensor<64xf32>
      %1322 = stablehlo.broadcast_in_dim %1321, dims = [3] : (tensor<64xf32>) -> tensor<2x2x2x64xf32>
      %1323 = stablehlo.multiply %1322, %815 : tensor<2x2x2x64xf32>
      %1324 = stablehlo.add %1303, %1323 : tensor<2x2x2x64xf32>
      %1325 = stablehlo.broadcast_in_dim %cst_257, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %1326 = stablehlo.divide %1319, %1325 : tensor<64xf32>
      %1327 = stablehlo.broadcast_in_dim %1326, dims = [3] : (tensor<64xf32>) -> tensor<2x2x2x64xf32>
      %1328 = stablehlo.add %1324, %1327 : tensor<2x2x2x64xf32>
      %1329 = stablehlo.convolution(%806, %1328) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x32xf32>, tensor<2x2x2x64xf32>) -> tensor<3x3x32x64xf32>
      %1330 = stablehlo.reverse %arg172, dims = [0, 1] : tensor<3x3x32x64xf32>
      %1331 = stablehlo.convolution(%1328, %1330) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 1], [2, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x2x2x64xf32>, tensor<3x3x32x64xf32>) -> tensor<2x4x4x32xf32>
      %1332 = stablehlo.add %1245, %1331 : tensor<2x4x4x32xf32>
      %cst_407 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1333 = stablehlo.broadcast_in_dim %cst_407, dims = [] : (tensor<f32>) -> tensor<2x4x4x32xf32>
      %1334 = stablehlo.select %808, %1332, %1333 : tensor<2x4x4x32xi1>, tensor<2x4x4x32xf32>
      %cst_408 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1335 = stablehlo.reduce(%1334 init: %cst_408) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
      %1336 = stablehlo.reshape %1335 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %cst_409 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1337 = stablehlo.reduce(%1336 init: %cst_409) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
      %1338 = stablehlo.multiply %798, %1334 : tensor<2x4x4x32xf32>
      %cst_410 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1339 = stablehlo.reduce(%1338 init: %cst_410) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
      %1340 = stablehlo.reshape %1339 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %1341 = stablehlo.broadcast_in_dim %799, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
      %1342 = stablehlo.multiply %1334, %1341 : tensor<2x4x4x32xf32>
      %cst_411 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1343 = stablehlo.reduce(%1340 init: %cst_411) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
      %1344 = stablehlo.multiply %777, %1342 : tensor<2x4x4x32xf32>
      %cst_412 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1345 = stablehlo.reduce(%1344 init: %cst_412) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
      %1346 = stablehlo.reshape %1345 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %1347 = stablehlo.broadcast_in_dim %796, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
      %1348 = stablehlo.multiply %1342, %1347 : tensor<2x4x4x32xf32>
      %1349 = "stablehlo.all_reduce"(%1346) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<1x1x1x32xf32>) -> tensor<1x1x1x32xf32>
      %cst_413 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1350 = stablehlo.reduce(%1349 init: %cst_413) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
      %1351 = stablehlo.multiply %1350, %795 : tensor<32xf32>
      %1352 = stablehlo.multiply %1351, %789 : tensor<32xf32>
      %1353 = stablehlo.negate %1348 : tensor<2x4x4x32xf32>
      %cst_414 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1354 = stablehlo.reduce(%1353 init: %cst_414) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
      %1355 = stablehlo.reshape %1354 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %1356 = "stablehlo.all_reduce"(%1355) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<1x1x1x32xf32>) -> tensor<1x1x1x32xf32>
      %cst_415 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1357 = stablehlo.reduce(%1356 init: %cst_415) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
      %1358 = stablehlo.negate %1352 : tensor<32xf32>
      %1359 = stablehlo.multiply %1358, %773 : tensor<32xf32>
      %1360 = stablehlo.add %1357, %1359 : tensor<32xf32>
      %cst_416 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %1361 = stablehlo.broadcast_in_dim %cst_416, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1362 = stablehlo.divide %1352, %1361 : tensor<32xf32>
      %cst_417 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %1363 = stablehlo.broadcast_in_dim %cst_417, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1364 = stablehlo.divide %1360, %1363 : tensor<32xf32>
      %1365 = stablehlo.broadcast_in_dim %cst_243, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1366 = stablehlo.divide %1362, %1365 : tensor<32xf32>
      %1367 = stablehlo.broadcast_in_dim %1366, dims = [3] : (tensor<32xf32>) -> tensor<2x4x4x32xf32>
      %1368 = stablehlo.multiply %1367, %761 : tensor<2x4x4x32xf32>
      %1369 = stablehlo.add %1348, %1368 : tensor<2x4x4x32xf32>
      %1370 = stablehlo.broadcast_in_dim %cst_240, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1371 = stablehlo.divide %1364, %1370 : tensor<32xf32>
      %1372 = stablehlo.broadcast_in_dim %1371, dims = [3] : (tensor<32xf32>) -> tensor<2x4x4x32xf32>
      %1373 = stablehlo.add %1369, %1372 : tensor<2x4x4x32xf32>
      %1374 = stablehlo.convolution(%752, %1373) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<3x3x32x32xf32>
      %1375 = stablehlo.reverse %arg169, dims = [0, 1] : tensor<3x3x32x32xf32>
      %1376 = stablehlo.convolution(%1373, %1375) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x32xf32>, tensor<3x3x32x32xf32>) -> tensor<2x4x4x32xf32>
      %cst_418 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1377 = stablehlo.broadcast_in_dim %cst_418, dims = [] : (tensor<f32>) -> tensor<2x4x4x32xf32>
      %1378 = stablehlo.select %754, %1376, %1377 : tensor<2x4x4x32xi1>, tensor<2x4x4x32xf32>
      %cst_419 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1379 = stablehlo.reduce(%1378 init: %cst_419) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
      %1380 = stablehlo.reshape %1379 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %cst_420 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1381 = stablehlo.reduce(%1380 init: %cst_420) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
      %1382 = stablehlo.multiply %745, %1378 : tensor<2x4x4x32xf32>
      %cst_421 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1383 = stablehlo.reduce(%1382 init: %cst_421) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
      %1384 = stablehlo.reshape %1383 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %1385 = stablehlo.broadcast_in_dim %746, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
      %1386 = stablehlo.multiply %1378, %1385 : tensor<2x4x4x32xf32>
      %cst_422 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1387 = stablehlo.reduce(%1384 init: %cst_422) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
      %1388 = stablehlo.multiply %724, %1386 : tensor<2x4x4x32xf32>
      %cst_423 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1389 = stablehlo.reduce(%1388 init: %cst_423) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
      %1390 = stablehlo.reshape %1389 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %1391 = stablehlo.broadcast_in_dim %743, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
      %1392 = stablehlo.multiply %1386, %1391 : tensor<2x4x4x32xf32>
      %1393 = "stablehlo.all_reduce"(%1390) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<1x1x1x32xf32>) -> tensor<1x1x1x32xf32>
      %cst_424 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1394 = stablehlo.reduce(%1393 init: %cst_424) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
      %1395 = stablehlo.multiply %1394, %742 : tensor<32xf32>
      %1396 = stablehlo.multiply %1395, %736 : tensor<32xf32>
      %1397 = stablehlo.negate %1392 : tensor<2x4x4x32xf32>
      %cst_425 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1398 = stablehlo.reduce(%1397 init: %cst_425) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
      %1399 = stablehlo.reshape %1398 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %1400 = "stablehlo.all_reduce"(%1399) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<1x1x1x32xf32>) -> tensor<1x1x1x32xf32>
      %cst_426 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1401 = stablehlo.reduce(%1400 init: %cst_426) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
      %1402 = stablehlo.negate %1396 : tensor<32xf32>
      %1403 = stablehlo.multiply %1402, %720 : tensor<32xf32>
      %1404 = stablehlo.add %1401, %1403 : tensor<32xf32>
      %cst_427 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %1405 = stablehlo.broadcast_in_dim %cst_427, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1406 = stablehlo.divide %1396, %1405 : tensor<32xf32>
      %cst_428 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %1407 = stablehlo.broadcast_in_dim %cst_428, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1408 = stablehlo.divide %1404, %1407 : tensor<32xf32>
      %1409 = stablehlo.broadcast_in_dim %cst_226, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1410 = stablehlo.divide %1406, %1409 : tensor<32xf32>
      %1411 = stablehlo.broadcast_in_dim %1410, dims = [3] : (tensor<32xf32>) -> tensor<2x4x4x32xf32>
      %1412 = stablehlo.multiply %1411, %708 : tensor<2x4x4x32xf32>
      %1413 = stablehlo.add %1392, %1412 : tensor<2x4x4x32xf32>
      %1414 = stablehlo.broadcast_in_dim %cst_223, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1415 = stablehlo.divide %1408, %1414 : tensor<32xf32>
      %1416 = stablehlo.broadcast_in_dim %1415, dims = [3] : (tensor<32xf32>) -> tensor<2x4x4x32xf32>
      %1417 = stablehlo.add %1413, %1416 : tensor<2x4x4x32xf32>
      %1418 = stablehlo.convolution(%699, %1417) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<3x3x32x32xf32>
      %1419 = stablehlo.reverse %arg166, dims = [0, 1] : tensor<3x3x32x32xf32>
      %1420 = stablehlo.convolution(%1417, %1419) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x32xf32>, tensor<3x3x32x32xf32>) -> tensor<2x4x4x32xf32>
      %1421 = stablehlo.add %1334, %1420 : tensor<2x4x4x32xf32>
      %cst_429 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1422 = stablehlo.broadcast_in_dim %cst_429, dims = [] : (tensor<f32>) -> tensor<2x4x4x32xf32>
      %1423 = stablehlo.select %701, %1421, %1422 : tensor<2x4x4x32xi1>, tensor<2x4x4x32xf32>
      %cst_430 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1424 = stablehlo.reduce(%1423 init: %cst_430) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
      %1425 = stablehlo.reshape %1424 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %cst_431 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1426 = stablehlo.reduce(%1425 init: %cst_431) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
      %1427 = stablehlo.multiply %691, %1423 : tensor<2x4x4x32xf32>
      %cst_432 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1428 = stablehlo.reduce(%1427 init: %cst_432) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
      %1429 = stablehlo.reshape %1428 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %1430 = stablehlo.broadcast_in_dim %692, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
      %1431 = stablehlo.multiply %1423, %1430 : tensor<2x4x4x32xf32>
      %cst_433 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1432 = stablehlo.reduce(%1429 init: %cst_433) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
      %1433 = stablehlo.multiply %670, %1431 : tensor<2x4x4x32xf32>
      %cst_434 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1434 = stablehlo.reduce(%1433 init: %cst_434) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
      %1435 = stablehlo.reshape %1434 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %1436 = stablehlo.broadcast_in_dim %689, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
      %1437 = stablehlo.multiply %1431, %1436 : tensor<2x4x4x32xf32>
      %1438 = "stablehlo.all_reduce"(%1435) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<1x1x1x32xf32>) -> tensor<1x1x1x32xf32>
      %cst_435 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1439 = stablehlo.reduce(%1438 init: %cst_435) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
      %1440 = stablehlo.multiply %1439, %688 : tensor<32xf32>
      %1441 = stablehlo.multiply %1440, %682 : tensor<32xf32>
      %1442 = stablehlo.negate %1437 : tensor<2x4x4x32xf32>
      %cst_436 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1443 = stablehlo.reduce(%1442 init: %cst_436) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
      %1444 = stablehlo.reshape %1443 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %1445 = "stablehlo.all_reduce"(%1444) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<1x1x1x32xf32>) -> tensor<1x1x1x32xf32>
      %cst_437 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1446 = stablehlo.reduce(%1445 init: %cst_437) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
      %1447 = stablehlo.negate %1441 : tensor<32xf32>
      %1448 = stablehlo.multiply %1447, %666 : tensor<32xf32>
      %1449 = stablehlo.add %1446, %1448 : tensor<32xf32>
      %cst_438 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %1450 = stablehlo.broadcast_in_dim %cst_438, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1451 = stablehlo.divide %1441, %1450 : tensor<32xf32>
      %cst_439 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %1452 = stablehlo.broadcast_in_dim %cst_439, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1453 = stablehlo.divide %1449, %1452 : tensor<32xf32>
      %1454 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1455 = stablehlo.divide %1451, %1454 : tensor<32xf32>
      %1456 = stablehlo.broadcast_in_dim %1455, dims = [3] : (tensor<32xf32>) -> tensor<2x4x4x32xf32>
      %1457 = stablehlo.multiply %1456, %654 : tensor<2x4x4x32xf32>
      %1458 = stablehlo.add %1437, %1457 : tensor<2x4x4x32xf32>
      %1459 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1460 = stablehlo.divide %1453, %1459 : tensor<32xf32>
      %1461 = stablehlo.broadcast_in_dim %1460, dims = [3] : (tensor<32xf32>) -> tensor<2x4x4x32xf32>
      %1462 = stablehlo.add %1458, %1461 : tensor<2x4x4x32xf32>
      %1463 = stablehlo.convolution(%542, %1462) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, -1], [0, -1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x16xf32>, tensor<2x4x4x32xf32>) -> tensor<1x1x16x32xf32>
      %1464 = stablehlo.reverse %arg163, dims = [0, 1] : tensor<1x1x16x32xf32>
      %1465 = stablehlo.convolution(%1462, %1464) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x32xf32>, tensor<1x1x16x32xf32>) -> tensor<2x8x8x16xf32>
      %cst_440 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1466 = stablehlo.reduce(%1423 init: %cst_440) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
      %1467 = stablehlo.reshape %1466 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %cst_441 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1468 = stablehlo.reduce(%1467 init: %cst_441) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
      %1469 = stablehlo.multiply %641, %1423 : tensor<2x4x4x32xf32>
      %cst_442 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1470 = stablehlo.reduce(%1469 init: %cst_442) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
      %1471 = stablehlo.reshape %1470 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %1472 = stablehlo.broadcast_in_dim %642, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
      %1473 = stablehlo.multiply %1423, %1472 : tensor<2x4x4x32xf32>
      %cst_443 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1474 = stablehlo.reduce(%1471 init: %cst_443) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
      %1475 = stablehlo.multiply %620, %1473 : tensor<2x4x4x32xf32>
      %cst_444 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1476 = stablehlo.reduce(%1475 init: %cst_444) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
      %1477 = stablehlo.reshape %1476 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %1478 = stablehlo.broadcast_in_dim %639, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
      %1479 = stablehlo.multiply %1473, %1478 : tensor<2x4x4x32xf32>
      %1480 = "stablehlo.all_reduce"(%1477) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<1x1x1x32xf32>) -> tensor<1x1x1x32xf32>
      %cst_445 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1481 = stablehlo.reduce(%1480 init: %cst_445) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
      %1482 = stablehlo.multiply %1481, %638 : tensor<32xf32>
      %1483 = stablehlo.multiply %1482, %632 : tensor<32xf32>
      %1484 = stablehlo.negate %1479 : tensor<2x4x4x32xf32>
      %cst_446 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1485 = stablehlo.reduce(%1484 init: %cst_446) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
      %1486 = stablehlo.reshape %1485 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %1487 = "stablehlo.all_reduce"(%1486) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<1x1x1x32xf32>) -> tensor<1x1x1x32xf32>
      %cst_447 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1488 = stablehlo.reduce(%1487 init: %cst_447) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
      %1489 = stablehlo.negate %1483 : tensor<32xf32>
      %1490 = stablehlo.multiply %1489, %616 : tensor<32xf32>
      %1491 = stablehlo.add %1488, %1490 : tensor<32xf32>
      %cst_448 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %1492 = stablehlo.broadcast_in_dim %cst_448, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1493 = stablehlo.divide %1483, %1492 : tensor<32xf32>
      %cst_449 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %1494 = stablehlo.broadcast_in_dim %cst_449, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1495 = stablehlo.divide %1491, %1494 : tensor<32xf32>
      %1496 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1497 = stablehlo.divide %1493, %1496 : tensor<32xf32>
      %1498 = stablehlo.broadcast_in_dim %1497, dims = [3] : (tensor<32xf32>) -> tensor<2x4x4x32xf32>
      %1499 = stablehlo.multiply %1498, %604 : tensor<2x4x4x32xf32>
      %1500 = stablehlo.add %1479, %1499 : tensor<2x4x4x32xf32>
      %1501 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1502 = stablehlo.divide %1495, %1501 : tensor<32xf32>
      %1503 = stablehlo.broadcast_in_dim %1502, dims = [3] : (tensor<32xf32>) -> tensor<2x4x4x32xf32>
      %1504 = stablehlo.add %1500, %1503 : tensor<2x4x4x32xf32>
      %1505 = stablehlo.convolution(%595, %1504) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x32xf32>, tensor<2x4x4x32xf32>) -> tensor<3x3x32x32xf32>
      %1506 = stablehlo.reverse %arg160, dims = [0, 1] : tensor<3x3x32x32xf32>
      %1507 = stablehlo.convolution(%1504, %1506) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x32xf32>, tensor<3x3x32x32xf32>) -> tensor<2x4x4x32xf32>
      %cst_450 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1508 = stablehlo.broadcast_in_dim %cst_450, dims = [] : (tensor<f32>) -> tensor<2x4x4x32xf32>
      %1509 = stablehlo.select %597, %1507, %1508 : tensor<2x4x4x32xi1>, tensor<2x4x4x32xf32>
      %cst_451 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1510 = stablehlo.reduce(%1509 init: %cst_451) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
      %1511 = stablehlo.reshape %1510 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %cst_452 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1512 = stablehlo.reduce(%1511 init: %cst_452) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
      %1513 = stablehlo.multiply %588, %1509 : tensor<2x4x4x32xf32>
      %cst_453 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1514 = stablehlo.reduce(%1513 init: %cst_453) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
      %1515 = stablehlo.reshape %1514 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %1516 = stablehlo.broadcast_in_dim %589, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
      %1517 = stablehlo.multiply %1509, %1516 : tensor<2x4x4x32xf32>
      %cst_454 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1518 = stablehlo.reduce(%1515 init: %cst_454) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
      %1519 = stablehlo.multiply %567, %1517 : tensor<2x4x4x32xf32>
      %cst_455 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1520 = stablehlo.reduce(%1519 init: %cst_455) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
      %1521 = stablehlo.reshape %1520 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %1522 = stablehlo.broadcast_in_dim %586, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<2x4x4x32xf32>
      %1523 = stablehlo.multiply %1517, %1522 : tensor<2x4x4x32xf32>
      %1524 = "stablehlo.all_reduce"(%1521) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<1x1x1x32xf32>) -> tensor<1x1x1x32xf32>
      %cst_456 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1525 = stablehlo.reduce(%1524 init: %cst_456) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
      %1526 = stablehlo.multiply %1525, %585 : tensor<32xf32>
      %1527 = stablehlo.multiply %1526, %579 : tensor<32xf32>
      %1528 = stablehlo.negate %1523 : tensor<2x4x4x32xf32>
      %cst_457 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1529 = stablehlo.reduce(%1528 init: %cst_457) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
      %1530 = stablehlo.reshape %1529 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
      %1531 = "stablehlo.all_reduce"(%1530) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<1x1x1x32xf32>) -> tensor<1x1x1x32xf32>
      %cst_458 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1532 = stablehlo.reduce(%1531 init: %cst_458) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
      %1533 = stablehlo.negate %1527 : tensor<32xf32>
      %1534 = stablehlo.multiply %1533, %563 : tensor<32xf32>
      %1535 = stablehlo.add %1532, %1534 : tensor<32xf32>
      %cst_459 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %1536 = stablehlo.broadcast_in_dim %cst_459, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1537 = stablehlo.divide %1527, %1536 : tensor<32xf32>
      %cst_460 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %1538 = stablehlo.broadcast_in_dim %cst_460, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1539 = stablehlo.divide %1535, %1538 : tensor<32xf32>
      %1540 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1541 = stablehlo.divide %1537, %1540 : tensor<32xf32>
      %1542 = stablehlo.broadcast_in_dim %1541, dims = [3] : (tensor<32xf32>) -> tensor<2x4x4x32xf32>
      %1543 = stablehlo.multiply %1542, %551 : tensor<2x4x4x32xf32>
      %1544 = stablehlo.add %1523, %1543 : tensor<2x4x4x32xf32>
      %1545 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %1546 = stablehlo.divide %1539, %1545 : tensor<32xf32>
      %1547 = stablehlo.broadcast_in_dim %1546, dims = [3] : (tensor<32xf32>) -> tensor<2x4x4x32xf32>
      %1548 = stablehlo.add %1544, %1547 : tensor<2x4x4x32xf32>
      %1549 = stablehlo.convolution(%542, %1548) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x16xf32>, tensor<2x4x4x32xf32>) -> tensor<3x3x16x32xf32>
      %1550 = stablehlo.reverse %arg157, dims = [0, 1] : tensor<3x3x16x32xf32>
      %1551 = stablehlo.convolution(%1548, %1550) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 1], [2, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x32xf32>, tensor<3x3x16x32xf32>) -> tensor<2x8x8x16xf32>
      %1552 = stablehlo.add %1465, %1551 : tensor<2x8x8x16xf32>
      %cst_461 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1553 = stablehlo.broadcast_in_dim %cst_461, dims = [] : (tensor<f32>) -> tensor<2x8x8x16xf32>
      %1554 = stablehlo.select %544, %1552, %1553 : tensor<2x8x8x16xi1>, tensor<2x8x8x16xf32>
      %cst_462 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1555 = stablehlo.reduce(%1554 init: %cst_462) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
      %1556 = stablehlo.reshape %1555 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %cst_463 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1557 = stablehlo.reduce(%1556 init: %cst_463) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
      %1558 = stablehlo.multiply %534, %1554 : tensor<2x8x8x16xf32>
      %cst_464 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1559 = stablehlo.reduce(%1558 init: %cst_464) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
      %1560 = stablehlo.reshape %1559 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %1561 = stablehlo.broadcast_in_dim %535, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
      %1562 = stablehlo.multiply %1554, %1561 : tensor<2x8x8x16xf32>
      %cst_465 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1563 = stablehlo.reduce(%1560 init: %cst_465) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
      %1564 = stablehlo.multiply %513, %1562 : tensor<2x8x8x16xf32>
      %cst_466 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1565 = stablehlo.reduce(%1564 init: %cst_466) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
      %1566 = stablehlo.reshape %1565 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %1567 = stablehlo.broadcast_in_dim %532, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
      %1568 = stablehlo.multiply %1562, %1567 : tensor<2x8x8x16xf32>
      %1569 = "stablehlo.all_reduce"(%1566) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<1x1x1x16xf32>) -> tensor<1x1x1x16xf32>
      %cst_467 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1570 = stablehlo.reduce(%1569 init: %cst_467) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
      %1571 = stablehlo.multiply %1570, %531 : tensor<16xf32>
      %1572 = stablehlo.multiply %1571, %525 : tensor<16xf32>
      %1573 = stablehlo.negate %1568 : tensor<2x8x8x16xf32>
      %cst_468 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1574 = stablehlo.reduce(%1573 init: %cst_468) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
      %1575 = stablehlo.reshape %1574 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %1576 = "stablehlo.all_reduce"(%1575) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<1x1x1x16xf32>) -> tensor<1x1x1x16xf32>
      %cst_469 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1577 = stablehlo.reduce(%1576 init: %cst_469) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
      %1578 = stablehlo.negate %1572 : tensor<16xf32>
      %1579 = stablehlo.multiply %1578, %509 : tensor<16xf32>
      %1580 = stablehlo.add %1577, %1579 : tensor<16xf32>
      %cst_470 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %1581 = stablehlo.broadcast_in_dim %cst_470, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %1582 = stablehlo.divide %1572, %1581 : tensor<16xf32>
      %cst_471 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %1583 = stablehlo.broadcast_in_dim %cst_471, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %1584 = stablehlo.divide %1580, %1583 : tensor<16xf32>
      %1585 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %1586 = stablehlo.divide %1582, %1585 : tensor<16xf32>
      %1587 = stablehlo.broadcast_in_dim %1586, dims = [3] : (tensor<16xf32>) -> tensor<2x8x8x16xf32>
      %1588 = stablehlo.multiply %1587, %497 : tensor<2x8x8x16xf32>
      %1589 = stablehlo.add %1568, %1588 : tensor<2x8x8x16xf32>
      %1590 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %1591 = stablehlo.divide %1584, %1590 : tensor<16xf32>
      %1592 = stablehlo.broadcast_in_dim %1591, dims = [3] : (tensor<16xf32>) -> tensor<2x8x8x16xf32>
      %1593 = stablehlo.add %1589, %1592 : tensor<2x8x8x16xf32>
      %1594 = stablehlo.convolution(%488, %1593) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<3x3x16x16xf32>
      %1595 = stablehlo.reverse %arg154, dims = [0, 1] : tensor<3x3x16x16xf32>
      %1596 = stablehlo.convolution(%1593, %1595) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x16xf32>, tensor<3x3x16x16xf32>) -> tensor<2x8x8x16xf32>
      %cst_472 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1597 = stablehlo.broadcast_in_dim %cst_472, dims = [] : (tensor<f32>) -> tensor<2x8x8x16xf32>
      %1598 = stablehlo.select %490, %1596, %1597 : tensor<2x8x8x16xi1>, tensor<2x8x8x16xf32>
      %cst_473 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1599 = stablehlo.reduce(%1598 init: %cst_473) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
      %1600 = stablehlo.reshape %1599 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %cst_474 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1601 = stablehlo.reduce(%1600 init: %cst_474) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
      %1602 = stablehlo.multiply %481, %1598 : tensor<2x8x8x16xf32>
      %cst_475 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1603 = stablehlo.reduce(%1602 init: %cst_475) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
      %1604 = stablehlo.reshape %1603 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %1605 = stablehlo.broadcast_in_dim %482, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
      %1606 = stablehlo.multiply %1598, %1605 : tensor<2x8x8x16xf32>
      %cst_476 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1607 = stablehlo.reduce(%1604 init: %cst_476) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
      %1608 = stablehlo.multiply %460, %1606 : tensor<2x8x8x16xf32>
      %cst_477 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1609 = stablehlo.reduce(%1608 init: %cst_477) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
      %1610 = stablehlo.reshape %1609 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %1611 = stablehlo.broadcast_in_dim %479, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
      %1612 = stablehlo.multiply %1606, %1611 : tensor<2x8x8x16xf32>
      %1613 = "stablehlo.all_reduce"(%1610) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<1x1x1x16xf32>) -> tensor<1x1x1x16xf32>
      %cst_478 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1614 = stablehlo.reduce(%1613 init: %cst_478) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
      %1615 = stablehlo.multiply %1614, %478 : tensor<16xf32>
      %1616 = stablehlo.multiply %1615, %472 : tensor<16xf32>
      %1617 = stablehlo.negate %1612 : tensor<2x8x8x16xf32>
      %cst_479 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1618 = stablehlo.reduce(%1617 init: %cst_479) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
      %1619 = stablehlo.reshape %1618 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %1620 = "stablehlo.all_reduce"(%1619) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<1x1x1x16xf32>) -> tensor<1x1x1x16xf32>
      %cst_480 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1621 = stablehlo.reduce(%1620 init: %cst_480) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
      %1622 = stablehlo.negate %1616 : tensor<16xf32>
      %1623 = stablehlo.multiply %1622, %456 : tensor<16xf32>
      %1624 = stablehlo.add %1621, %1623 : tensor<16xf32>
      %cst_481 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %1625 = stablehlo.broadcast_in_dim %cst_481, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %1626 = stablehlo.divide %1616, %1625 : tensor<16xf32>
      %cst_482 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %1627 = stablehlo.broadcast_in_dim %cst_482, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %1628 = stablehlo.divide %1624, %1627 : tensor<16xf32>
      %1629 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %1630 = stablehlo.divide %1626, %1629 : tensor<16xf32>
      %1631 = stablehlo.broadcast_in_dim %1630, dims = [3] : (tensor<16xf32>) -> tensor<2x8x8x16xf32>
      %1632 = stablehlo.multiply %1631, %444 : tensor<2x8x8x16xf32>
      %1633 = stablehlo.add %1612, %1632 : tensor<2x8x8x16xf32>
      %1634 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %1635 = stablehlo.divide %1628, %1634 : tensor<16xf32>
      %1636 = stablehlo.broadcast_in_dim %1635, dims = [3] : (tensor<16xf32>) -> tensor<2x8x8x16xf32>
      %1637 = stablehlo.add %1633, %1636 : tensor<2x8x8x16xf32>
      %1638 = stablehlo.convolution(%435, %1637) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<3x3x16x16xf32>
      %1639 = stablehlo.reverse %arg151, dims = [0, 1] : tensor<3x3x16x16xf32>
      %1640 = stablehlo.convolution(%1637, %1639) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x16xf32>, tensor<3x3x16x16xf32>) -> tensor<2x8x8x16xf32>
      %1641 = stablehlo.add %1554, %1640 : tensor<2x8x8x16xf32>
      %cst_483 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1642 = stablehlo.broadcast_in_dim %cst_483, dims = [] : (tensor<f32>) -> tensor<2x8x8x16xf32>
      %1643 = stablehlo.select %437, %1641, %1642 : tensor<2x8x8x16xi1>, tensor<2x8x8x16xf32>
      %cst_484 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1644 = stablehlo.reduce(%1643 init: %cst_484) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
      %1645 = stablehlo.reshape %1644 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %cst_485 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1646 = stablehlo.reduce(%1645 init: %cst_485) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
      %1647 = stablehlo.multiply %427, %1643 : tensor<2x8x8x16xf32>
      %cst_486 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1648 = stablehlo.reduce(%1647 init: %cst_486) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
      %1649 = stablehlo.reshape %1648 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %1650 = stablehlo.broadcast_in_dim %428, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
      %1651 = stablehlo.multiply %1643, %1650 : tensor<2x8x8x16xf32>
      %cst_487 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1652 = stablehlo.reduce(%1649 init: %cst_487) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
      %1653 = stablehlo.multiply %406, %1651 : tensor<2x8x8x16xf32>
      %cst_488 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1654 = stablehlo.reduce(%1653 init: %cst_488) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
      %1655 = stablehlo.reshape %1654 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %1656 = stablehlo.broadcast_in_dim %425, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
      %1657 = stablehlo.multiply %1651, %1656 : tensor<2x8x8x16xf32>
      %1658 = "stablehlo.all_reduce"(%1655) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<1x1x1x16xf32>) -> tensor<1x1x1x16xf32>
      %cst_489 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1659 = stablehlo.reduce(%1658 init: %cst_489) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
      %1660 = stablehlo.multiply %1659, %424 : tensor<16xf32>
      %1661 = stablehlo.multiply %1660, %418 : tensor<16xf32>
      %1662 = stablehlo.negate %1657 : tensor<2x8x8x16xf32>
      %cst_490 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1663 = stablehlo.reduce(%1662 init: %cst_490) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
      %1664 = stablehlo.reshape %1663 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %1665 = "stablehlo.all_reduce"(%1664) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<1x1x1x16xf32>) -> tensor<1x1x1x16xf32>
      %cst_491 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1666 = stablehlo.reduce(%1665 init: %cst_491) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
      %1667 = stablehlo.negate %1661 : tensor<16xf32>
      %1668 = stablehlo.multiply %1667, %402 : tensor<16xf32>
      %1669 = stablehlo.add %1666, %1668 : tensor<16xf32>
      %cst_492 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %1670 = stablehlo.broadcast_in_dim %cst_492, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %1671 = stablehlo.divide %1661, %1670 : tensor<16xf32>
      %cst_493 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %1672 = stablehlo.broadcast_in_dim %cst_493, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %1673 = stablehlo.divide %1669, %1672 : tensor<16xf32>
      %1674 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %1675 = stablehlo.divide %1671, %1674 : tensor<16xf32>
      %1676 = stablehlo.broadcast_in_dim %1675, dims = [3] : (tensor<16xf32>) -> tensor<2x8x8x16xf32>
      %1677 = stablehlo.multiply %1676, %390 : tensor<2x8x8x16xf32>
      %1678 = stablehlo.add %1657, %1677 : tensor<2x8x8x16xf32>
      %1679 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %1680 = stablehlo.divide %1673, %1679 : tensor<16xf32>
      %1681 = stablehlo.broadcast_in_dim %1680, dims = [3] : (tensor<16xf32>) -> tensor<2x8x8x16xf32>
      %1682 = stablehlo.add %1678, %1681 : tensor<2x8x8x16xf32>
      %1683 = stablehlo.convolution(%278, %1682) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, -1], [0, -1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x16x16x8xf32>, tensor<2x8x8x16xf32>) -> tensor<1x1x8x16xf32>
      %1684 = stablehlo.reverse %arg148, dims = [0, 1] : tensor<1x1x8x16xf32>
      %1685 = stablehlo.convolution(%1682, %1684) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x16xf32>, tensor<1x1x8x16xf32>) -> tensor<2x16x16x8xf32>
      %cst_494 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1686 = stablehlo.reduce(%1643 init: %cst_494) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
      %1687 = stablehlo.reshape %1686 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %cst_495 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1688 = stablehlo.reduce(%1687 init: %cst_495) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
      %1689 = stablehlo.multiply %377, %1643 : tensor<2x8x8x16xf32>
      %cst_496 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1690 = stablehlo.reduce(%1689 init: %cst_496) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
      %1691 = stablehlo.reshape %1690 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %1692 = stablehlo.broadcast_in_dim %378, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
      %1693 = stablehlo.multiply %1643, %1692 : tensor<2x8x8x16xf32>
      %cst_497 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1694 = stablehlo.reduce(%1691 init: %cst_497) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
      %1695 = stablehlo.multiply %356, %1693 : tensor<2x8x8x16xf32>
      %cst_498 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1696 = stablehlo.reduce(%1695 init: %cst_498) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
      %1697 = stablehlo.reshape %1696 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %1698 = stablehlo.broadcast_in_dim %375, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
      %1699 = stablehlo.multiply %1693, %1698 : tensor<2x8x8x16xf32>
      %1700 = "stablehlo.all_reduce"(%1697) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<1x1x1x16xf32>) -> tensor<1x1x1x16xf32>
      %cst_499 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1701 = stablehlo.reduce(%1700 init: %cst_499) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
      %1702 = stablehlo.multiply %1701, %374 : tensor<16xf32>
      %1703 = stablehlo.multiply %1702, %368 : tensor<16xf32>
      %1704 = stablehlo.negate %1699 : tensor<2x8x8x16xf32>
      %cst_500 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1705 = stablehlo.reduce(%1704 init: %cst_500) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
      %1706 = stablehlo.reshape %1705 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %1707 = "stablehlo.all_reduce"(%1706) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<1x1x1x16xf32>) -> tensor<1x1x1x16xf32>
      %cst_501 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1708 = stablehlo.reduce(%1707 init: %cst_501) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
      %1709 = stablehlo.negate %1703 : tensor<16xf32>
      %1710 = stablehlo.multiply %1709, %352 : tensor<16xf32>
      %1711 = stablehlo.add %1708, %1710 : tensor<16xf32>
      %cst_502 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %1712 = stablehlo.broadcast_in_dim %cst_502, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %1713 = stablehlo.divide %1703, %1712 : tensor<16xf32>
      %cst_503 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %1714 = stablehlo.broadcast_in_dim %cst_503, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %1715 = stablehlo.divide %1711, %1714 : tensor<16xf32>
      %1716 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %1717 = stablehlo.divide %1713, %1716 : tensor<16xf32>
      %1718 = stablehlo.broadcast_in_dim %1717, dims = [3] : (tensor<16xf32>) -> tensor<2x8x8x16xf32>
      %1719 = stablehlo.multiply %1718, %340 : tensor<2x8x8x16xf32>
      %1720 = stablehlo.add %1699, %1719 : tensor<2x8x8x16xf32>
      %1721 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %1722 = stablehlo.divide %1715, %1721 : tensor<16xf32>
      %1723 = stablehlo.broadcast_in_dim %1722, dims = [3] : (tensor<16xf32>) -> tensor<2x8x8x16xf32>
      %1724 = stablehlo.add %1720, %1723 : tensor<2x8x8x16xf32>
      %1725 = stablehlo.convolution(%331, %1724) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<3x3x16x16xf32>
      %1726 = stablehlo.reverse %arg145, dims = [0, 1] : tensor<3x3x16x16xf32>
      %1727 = stablehlo.convolution(%1724, %1726) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x16xf32>, tensor<3x3x16x16xf32>) -> tensor<2x8x8x16xf32>
      %cst_504 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1728 = stablehlo.broadcast_in_dim %cst_504, dims = [] : (tensor<f32>) -> tensor<2x8x8x16xf32>
      %1729 = stablehlo.select %333, %1727, %1728 : tensor<2x8x8x16xi1>, tensor<2x8x8x16xf32>
      %cst_505 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1730 = stablehlo.reduce(%1729 init: %cst_505) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
      %1731 = stablehlo.reshape %1730 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %cst_506 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1732 = stablehlo.reduce(%1731 init: %cst_506) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
      %1733 = stablehlo.multiply %324, %1729 : tensor<2x8x8x16xf32>
      %cst_507 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1734 = stablehlo.reduce(%1733 init: %cst_507) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
      %1735 = stablehlo.reshape %1734 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %1736 = stablehlo.broadcast_in_dim %325, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
      %1737 = stablehlo.multiply %1729, %1736 : tensor<2x8x8x16xf32>
      %cst_508 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1738 = stablehlo.reduce(%1735 init: %cst_508) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
      %1739 = stablehlo.multiply %303, %1737 : tensor<2x8x8x16xf32>
      %cst_509 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1740 = stablehlo.reduce(%1739 init: %cst_509) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
      %1741 = stablehlo.reshape %1740 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %1742 = stablehlo.broadcast_in_dim %322, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<2x8x8x16xf32>
      %1743 = stablehlo.multiply %1737, %1742 : tensor<2x8x8x16xf32>
      %1744 = "stablehlo.all_reduce"(%1741) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<1x1x1x16xf32>) -> tensor<1x1x1x16xf32>
      %cst_510 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1745 = stablehlo.reduce(%1744 init: %cst_510) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
      %1746 = stablehlo.multiply %1745, %321 : tensor<16xf32>
      %1747 = stablehlo.multiply %1746, %315 : tensor<16xf32>
      %1748 = stablehlo.negate %1743 : tensor<2x8x8x16xf32>
      %cst_511 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1749 = stablehlo.reduce(%1748 init: %cst_511) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
      %1750 = stablehlo.reshape %1749 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
      %1751 = "stablehlo.all_reduce"(%1750) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<1x1x1x16xf32>) -> tensor<1x1x1x16xf32>
      %cst_512 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1752 = stablehlo.reduce(%1751 init: %cst_512) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
      %1753 = stablehlo.negate %1747 : tensor<16xf32>
      %1754 = stablehlo.multiply %1753, %299 : tensor<16xf32>
      %1755 = stablehlo.add %1752, %1754 : tensor<16xf32>
      %cst_513 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %1756 = stablehlo.broadcast_in_dim %cst_513, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %1757 = stablehlo.divide %1747, %1756 : tensor<16xf32>
      %cst_514 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %1758 = stablehlo.broadcast_in_dim %cst_514, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %1759 = stablehlo.divide %1755, %1758 : tensor<16xf32>
      %1760 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %1761 = stablehlo.divide %1757, %1760 : tensor<16xf32>
      %1762 = stablehlo.broadcast_in_dim %1761, dims = [3] : (tensor<16xf32>) -> tensor<2x8x8x16xf32>
      %1763 = stablehlo.multiply %1762, %287 : tensor<2x8x8x16xf32>
      %1764 = stablehlo.add %1743, %1763 : tensor<2x8x8x16xf32>
      %1765 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %1766 = stablehlo.divide %1759, %1765 : tensor<16xf32>
      %1767 = stablehlo.broadcast_in_dim %1766, dims = [3] : (tensor<16xf32>) -> tensor<2x8x8x16xf32>
      %1768 = stablehlo.add %1764, %1767 : tensor<2x8x8x16xf32>
      %1769 = stablehlo.convolution(%278, %1768) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x16x16x8xf32>, tensor<2x8x8x16xf32>) -> tensor<3x3x8x16xf32>
      %1770 = stablehlo.reverse %arg142, dims = [0, 1] : tensor<3x3x8x16xf32>
      %1771 = stablehlo.convolution(%1768, %1770) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 1], [2, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x16xf32>, tensor<3x3x8x16xf32>) -> tensor<2x16x16x8xf32>
      %1772 = stablehlo.add %1685, %1771 : tensor<2x16x16x8xf32>
      %cst_515 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1773 = stablehlo.broadcast_in_dim %cst_515, dims = [] : (tensor<f32>) -> tensor<2x16x16x8xf32>
      %1774 = stablehlo.select %280, %1772, %1773 : tensor<2x16x16x8xi1>, tensor<2x16x16x8xf32>
      %cst_516 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1775 = stablehlo.reduce(%1774 init: %cst_516) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %1776 = stablehlo.reshape %1775 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %cst_517 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1777 = stablehlo.reduce(%1776 init: %cst_517) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
      %1778 = stablehlo.multiply %270, %1774 : tensor<2x16x16x8xf32>
      %cst_518 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1779 = stablehlo.reduce(%1778 init: %cst_518) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %1780 = stablehlo.reshape %1779 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %1781 = stablehlo.broadcast_in_dim %271, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %1782 = stablehlo.multiply %1774, %1781 : tensor<2x16x16x8xf32>
      %cst_519 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1783 = stablehlo.reduce(%1780 init: %cst_519) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
      %1784 = stablehlo.multiply %249, %1782 : tensor<2x16x16x8xf32>
      %cst_520 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1785 = stablehlo.reduce(%1784 init: %cst_520) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %1786 = stablehlo.reshape %1785 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %1787 = stablehlo.broadcast_in_dim %268, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %1788 = stablehlo.multiply %1782, %1787 : tensor<2x16x16x8xf32>
      %1789 = "stablehlo.all_reduce"(%1786) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<1x1x1x8xf32>) -> tensor<1x1x1x8xf32>
      %cst_521 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1790 = stablehlo.reduce(%1789 init: %cst_521) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
      %1791 = stablehlo.multiply %1790, %267 : tensor<8xf32>
      %1792 = stablehlo.multiply %1791, %261 : tensor<8xf32>
      %1793 = stablehlo.negate %1788 : tensor<2x16x16x8xf32>
      %cst_522 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1794 = stablehlo.reduce(%1793 init: %cst_522) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %1795 = stablehlo.reshape %1794 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %1796 = "stablehlo.all_reduce"(%1795) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<1x1x1x8xf32>) -> tensor<1x1x1x8xf32>
      %cst_523 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1797 = stablehlo.reduce(%1796 init: %cst_523) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
      %1798 = stablehlo.negate %1792 : tensor<8xf32>
      %1799 = stablehlo.multiply %1798, %245 : tensor<8xf32>
      %1800 = stablehlo.add %1797, %1799 : tensor<8xf32>
      %cst_524 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %1801 = stablehlo.broadcast_in_dim %cst_524, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %1802 = stablehlo.divide %1792, %1801 : tensor<8xf32>
      %cst_525 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %1803 = stablehlo.broadcast_in_dim %cst_525, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %1804 = stablehlo.divide %1800, %1803 : tensor<8xf32>
      %1805 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %1806 = stablehlo.divide %1802, %1805 : tensor<8xf32>
      %1807 = stablehlo.broadcast_in_dim %1806, dims = [3] : (tensor<8xf32>) -> tensor<2x16x16x8xf32>
      %1808 = stablehlo.multiply %1807, %233 : tensor<2x16x16x8xf32>
      %1809 = stablehlo.add %1788, %1808 : tensor<2x16x16x8xf32>
      %1810 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %1811 = stablehlo.divide %1804, %1810 : tensor<8xf32>
      %1812 = stablehlo.broadcast_in_dim %1811, dims = [3] : (tensor<8xf32>) -> tensor<2x16x16x8xf32>
      %1813 = stablehlo.add %1809, %1812 : tensor<2x16x16x8xf32>
      %1814 = stablehlo.convolution(%224, %1813) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x16x16x8xf32>, tensor<2x16x16x8xf32>) -> tensor<3x3x8x8xf32>
      %1815 = stablehlo.reverse %arg139, dims = [0, 1] : tensor<3x3x8x8xf32>
      %1816 = stablehlo.convolution(%1813, %1815) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x16x16x8xf32>, tensor<3x3x8x8xf32>) -> tensor<2x16x16x8xf32>
      %cst_526 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1817 = stablehlo.broadcast_in_dim %cst_526, dims = [] : (tensor<f32>) -> tensor<2x16x16x8xf32>
      %1818 = stablehlo.select %226, %1816, %1817 : tensor<2x16x16x8xi1>, tensor<2x16x16x8xf32>
      %cst_527 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1819 = stablehlo.reduce(%1818 init: %cst_527) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %1820 = stablehlo.reshape %1819 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %cst_528 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1821 = stablehlo.reduce(%1820 init: %cst_528) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
      %1822 = stablehlo.multiply %217, %1818 : tensor<2x16x16x8xf32>
      %cst_529 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1823 = stablehlo.reduce(%1822 init: %cst_529) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %1824 = stablehlo.reshape %1823 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %1825 = stablehlo.broadcast_in_dim %218, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %1826 = stablehlo.multiply %1818, %1825 : tensor<2x16x16x8xf32>
      %cst_530 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1827 = stablehlo.reduce(%1824 init: %cst_530) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
      %1828 = stablehlo.multiply %196, %1826 : tensor<2x16x16x8xf32>
      %cst_531 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1829 = stablehlo.reduce(%1828 init: %cst_531) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %1830 = stablehlo.reshape %1829 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %1831 = stablehlo.broadcast_in_dim %215, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %1832 = stablehlo.multiply %1826, %1831 : tensor<2x16x16x8xf32>
      %1833 = "stablehlo.all_reduce"(%1830) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<1x1x1x8xf32>) -> tensor<1x1x1x8xf32>
      %cst_532 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1834 = stablehlo.reduce(%1833 init: %cst_532) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
      %1835 = stablehlo.multiply %1834, %214 : tensor<8xf32>
      %1836 = stablehlo.multiply %1835, %208 : tensor<8xf32>
      %1837 = stablehlo.negate %1832 : tensor<2x16x16x8xf32>
      %cst_533 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1838 = stablehlo.reduce(%1837 init: %cst_533) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %1839 = stablehlo.reshape %1838 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %1840 = "stablehlo.all_reduce"(%1839) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<1x1x1x8xf32>) -> tensor<1x1x1x8xf32>
      %cst_534 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1841 = stablehlo.reduce(%1840 init: %cst_534) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
      %1842 = stablehlo.negate %1836 : tensor<8xf32>
      %1843 = stablehlo.multiply %1842, %192 : tensor<8xf32>
      %1844 = stablehlo.add %1841, %1843 : tensor<8xf32>
      %cst_535 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %1845 = stablehlo.broadcast_in_dim %cst_535, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %1846 = stablehlo.divide %1836, %1845 : tensor<8xf32>
      %cst_536 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %1847 = stablehlo.broadcast_in_dim %cst_536, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %1848 = stablehlo.divide %1844, %1847 : tensor<8xf32>
      %1849 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %1850 = stablehlo.divide %1846, %1849 : tensor<8xf32>
      %1851 = stablehlo.broadcast_in_dim %1850, dims = [3] : (tensor<8xf32>) -> tensor<2x16x16x8xf32>
      %1852 = stablehlo.multiply %1851, %180 : tensor<2x16x16x8xf32>
      %1853 = stablehlo.add %1832, %1852 : tensor<2x16x16x8xf32>
      %1854 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %1855 = stablehlo.divide %1848, %1854 : tensor<8xf32>
      %1856 = stablehlo.broadcast_in_dim %1855, dims = [3] : (tensor<8xf32>) -> tensor<2x16x16x8xf32>
      %1857 = stablehlo.add %1853, %1856 : tensor<2x16x16x8xf32>
      %1858 = stablehlo.convolution(%171, %1857) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x16x16x8xf32>, tensor<2x16x16x8xf32>) -> tensor<3x3x8x8xf32>
      %1859 = stablehlo.reverse %arg136, dims = [0, 1] : tensor<3x3x8x8xf32>
      %1860 = stablehlo.convolution(%1857, %1859) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x16x16x8xf32>, tensor<3x3x8x8xf32>) -> tensor<2x16x16x8xf32>
      %1861 = stablehlo.add %1774, %1860 : tensor<2x16x16x8xf32>
      %cst_537 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1862 = stablehlo.broadcast_in_dim %cst_537, dims = [] : (tensor<f32>) -> tensor<2x16x16x8xf32>
      %1863 = stablehlo.select %173, %1861, %1862 : tensor<2x16x16x8xi1>, tensor<2x16x16x8xf32>
      %cst_538 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1864 = stablehlo.reduce(%1863 init: %cst_538) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %1865 = stablehlo.reshape %1864 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %cst_539 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1866 = stablehlo.reduce(%1865 init: %cst_539) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
      %1867 = stablehlo.multiply %163, %1863 : tensor<2x16x16x8xf32>
      %cst_540 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1868 = stablehlo.reduce(%1867 init: %cst_540) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %1869 = stablehlo.reshape %1868 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %1870 = stablehlo.broadcast_in_dim %164, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %1871 = stablehlo.multiply %1863, %1870 : tensor<2x16x16x8xf32>
      %cst_541 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1872 = stablehlo.reduce(%1869 init: %cst_541) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
      %1873 = stablehlo.multiply %142, %1871 : tensor<2x16x16x8xf32>
      %cst_542 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1874 = stablehlo.reduce(%1873 init: %cst_542) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %1875 = stablehlo.reshape %1874 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %1876 = stablehlo.broadcast_in_dim %161, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %1877 = stablehlo.multiply %1871, %1876 : tensor<2x16x16x8xf32>
      %1878 = "stablehlo.all_reduce"(%1875) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<1x1x1x8xf32>) -> tensor<1x1x1x8xf32>
      %cst_543 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1879 = stablehlo.reduce(%1878 init: %cst_543) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
      %1880 = stablehlo.multiply %1879, %160 : tensor<8xf32>
      %1881 = stablehlo.multiply %1880, %154 : tensor<8xf32>
      %1882 = stablehlo.negate %1877 : tensor<2x16x16x8xf32>
      %cst_544 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1883 = stablehlo.reduce(%1882 init: %cst_544) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %1884 = stablehlo.reshape %1883 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %1885 = "stablehlo.all_reduce"(%1884) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<1x1x1x8xf32>) -> tensor<1x1x1x8xf32>
      %cst_545 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1886 = stablehlo.reduce(%1885 init: %cst_545) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
      %1887 = stablehlo.negate %1881 : tensor<8xf32>
      %1888 = stablehlo.multiply %1887, %138 : tensor<8xf32>
      %1889 = stablehlo.add %1886, %1888 : tensor<8xf32>
      %cst_546 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %1890 = stablehlo.broadcast_in_dim %cst_546, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %1891 = stablehlo.divide %1881, %1890 : tensor<8xf32>
      %cst_547 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %1892 = stablehlo.broadcast_in_dim %cst_547, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %1893 = stablehlo.divide %1889, %1892 : tensor<8xf32>
      %1894 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %1895 = stablehlo.divide %1891, %1894 : tensor<8xf32>
      %1896 = stablehlo.broadcast_in_dim %1895, dims = [3] : (tensor<8xf32>) -> tensor<2x16x16x8xf32>
      %1897 = stablehlo.multiply %1896, %126 : tensor<2x16x16x8xf32>
      %1898 = stablehlo.add %1877, %1897 : tensor<2x16x16x8xf32>
      %1899 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %1900 = stablehlo.divide %1893, %1899 : tensor<8xf32>
      %1901 = stablehlo.broadcast_in_dim %1900, dims = [3] : (tensor<8xf32>) -> tensor<2x16x16x8xf32>
      %1902 = stablehlo.add %1898, %1901 : tensor<2x16x16x8xf32>
      %1903 = stablehlo.convolution(%117, %1902) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x16x16x8xf32>, tensor<2x16x16x8xf32>) -> tensor<3x3x8x8xf32>
      %1904 = stablehlo.reverse %arg133, dims = [0, 1] : tensor<3x3x8x8xf32>
      %1905 = stablehlo.convolution(%1902, %1904) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x16x16x8xf32>, tensor<3x3x8x8xf32>) -> tensor<2x16x16x8xf32>
      %cst_548 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1906 = stablehlo.broadcast_in_dim %cst_548, dims = [] : (tensor<f32>) -> tensor<2x16x16x8xf32>
      %1907 = stablehlo.select %119, %1905, %1906 : tensor<2x16x16x8xi1>, tensor<2x16x16x8xf32>
      %cst_549 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1908 = stablehlo.reduce(%1907 init: %cst_549) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %1909 = stablehlo.reshape %1908 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %cst_550 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1910 = stablehlo.reduce(%1909 init: %cst_550) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
      %1911 = stablehlo.multiply %110, %1907 : tensor<2x16x16x8xf32>
      %cst_551 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1912 = stablehlo.reduce(%1911 init: %cst_551) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %1913 = stablehlo.reshape %1912 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %1914 = stablehlo.broadcast_in_dim %111, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %1915 = stablehlo.multiply %1907, %1914 : tensor<2x16x16x8xf32>
      %cst_552 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1916 = stablehlo.reduce(%1913 init: %cst_552) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
      %1917 = stablehlo.multiply %89, %1915 : tensor<2x16x16x8xf32>
      %cst_553 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1918 = stablehlo.reduce(%1917 init: %cst_553) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %1919 = stablehlo.reshape %1918 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %1920 = stablehlo.broadcast_in_dim %108, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x16x16x8xf32>
      %1921 = stablehlo.multiply %1915, %1920 : tensor<2x16x16x8xf32>
      %1922 = "stablehlo.all_reduce"(%1919) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<1x1x1x8xf32>) -> tensor<1x1x1x8xf32>
      %cst_554 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1923 = stablehlo.reduce(%1922 init: %cst_554) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
      %1924 = stablehlo.multiply %1923, %107 : tensor<8xf32>
      %1925 = stablehlo.multiply %1924, %101 : tensor<8xf32>
      %1926 = stablehlo.negate %1921 : tensor<2x16x16x8xf32>
      %cst_555 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1927 = stablehlo.reduce(%1926 init: %cst_555) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
      %1928 = stablehlo.reshape %1927 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %1929 = "stablehlo.all_reduce"(%1928) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<1x1x1x8xf32>) -> tensor<1x1x1x8xf32>
      %cst_556 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1930 = stablehlo.reduce(%1929 init: %cst_556) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
      %1931 = stablehlo.negate %1925 : tensor<8xf32>
      %1932 = stablehlo.multiply %1931, %85 : tensor<8xf32>
      %1933 = stablehlo.add %1930, %1932 : tensor<8xf32>
      %cst_557 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %1934 = stablehlo.broadcast_in_dim %cst_557, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %1935 = stablehlo.divide %1925, %1934 : tensor<8xf32>
      %cst_558 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %1936 = stablehlo.broadcast_in_dim %cst_558, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %1937 = stablehlo.divide %1933, %1936 : tensor<8xf32>
      %1938 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %1939 = stablehlo.divide %1935, %1938 : tensor<8xf32>
      %1940 = stablehlo.broadcast_in_dim %1939, dims = [3] : (tensor<8xf32>) -> tensor<2x16x16x8xf32>
      %1941 = stablehlo.multiply %1940, %73 : tensor<2x16x16x8xf32>
      %1942 = stablehlo.add %1921, %1941 : tensor<2x16x16x8xf32>
      %1943 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %1944 = stablehlo.divide %1937, %1943 : tensor<8xf32>
      %1945 = stablehlo.broadcast_in_dim %1944, dims = [3] : (tensor<8xf32>) -> tensor<2x16x16x8xf32>
      %1946 = stablehlo.add %1942, %1945 : tensor<2x16x16x8xf32>
      %1947 = stablehlo.convolution(%66, %1946) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x16x16x8xf32>, tensor<2x16x16x8xf32>) -> tensor<3x3x8x8xf32>
      %1948 = stablehlo.reverse %arg130, dims = [0, 1] : tensor<3x3x8x8xf32>
      %1949 = stablehlo.convolution(%1946, %1948) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x16x16x8xf32>, tensor<3x3x8x8xf32>) -> tensor<2x16x16x8xf32>
      %1950 = stablehlo.add %1863, %1949 : tensor<2x16x16x8xf32>
      %cst_559 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %1951 = stablehlo.pad %62, %cst_559, low = [0, 0, 0, 0], high = [0, 1, 1, 0], interior = [0, 0, 0, 0] : (tensor<2x32x32x8xf32>, tensor<f32>) -> tensor<2x33x33x8xf32>
      %cst_560 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1952 = "stablehlo.select_and_scatter"(%1951, %1950, %cst_560) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.compare GE, %arg254, %arg255, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
        stablehlo.return %2747 : tensor<i1>
      }, {
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<2x33x33x8xf32>, tensor<2x16x16x8xf32>, tensor<f32>) -> tensor<2x33x33x8xf32>
      %1953 = stablehlo.slice %1952 [0:2, 0:32, 0:32, 0:8] : (tensor<2x33x33x8xf32>) -> tensor<2x32x32x8xf32>
      %cst_561 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1954 = stablehlo.broadcast_in_dim %cst_561, dims = [] : (tensor<f32>) -> tensor<2x32x32x8xf32>
      %1955 = stablehlo.select %64, %1953, %1954 : tensor<2x32x32x8xi1>, tensor<2x32x32x8xf32>
      %cst_562 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1956 = stablehlo.reduce(%1955 init: %cst_562) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x32x32x8xf32>, tensor<f32>) -> tensor<8xf32>
      %1957 = stablehlo.reshape %1956 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %cst_563 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1958 = stablehlo.reduce(%1957 init: %cst_563) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
      %1959 = stablehlo.multiply %55, %1955 : tensor<2x32x32x8xf32>
      %cst_564 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1960 = stablehlo.reduce(%1959 init: %cst_564) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x32x32x8xf32>, tensor<f32>) -> tensor<8xf32>
      %1961 = stablehlo.reshape %1960 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %1962 = stablehlo.broadcast_in_dim %56, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x32x32x8xf32>
      %1963 = stablehlo.multiply %1955, %1962 : tensor<2x32x32x8xf32>
      %cst_565 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1964 = stablehlo.reduce(%1961 init: %cst_565) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
      %1965 = stablehlo.multiply %34, %1963 : tensor<2x32x32x8xf32>
      %cst_566 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1966 = stablehlo.reduce(%1965 init: %cst_566) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x32x32x8xf32>, tensor<f32>) -> tensor<8xf32>
      %1967 = stablehlo.reshape %1966 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %1968 = stablehlo.broadcast_in_dim %53, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x32x32x8xf32>
      %1969 = stablehlo.multiply %1963, %1968 : tensor<2x32x32x8xf32>
      %1970 = "stablehlo.all_reduce"(%1967) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<1x1x1x8xf32>) -> tensor<1x1x1x8xf32>
      %cst_567 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1971 = stablehlo.reduce(%1970 init: %cst_567) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
      %1972 = stablehlo.multiply %1971, %52 : tensor<8xf32>
      %1973 = stablehlo.multiply %1972, %46 : tensor<8xf32>
      %1974 = stablehlo.negate %1969 : tensor<2x32x32x8xf32>
      %cst_568 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1975 = stablehlo.reduce(%1974 init: %cst_568) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x32x32x8xf32>, tensor<f32>) -> tensor<8xf32>
      %1976 = stablehlo.reshape %1975 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
      %1977 = "stablehlo.all_reduce"(%1976) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<1x1x1x8xf32>) -> tensor<1x1x1x8xf32>
      %cst_569 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1978 = stablehlo.reduce(%1977 init: %cst_569) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
      %1979 = stablehlo.negate %1973 : tensor<8xf32>
      %1980 = stablehlo.multiply %1979, %30 : tensor<8xf32>
      %1981 = stablehlo.add %1978, %1980 : tensor<8xf32>
      %cst_570 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %1982 = stablehlo.broadcast_in_dim %cst_570, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %1983 = stablehlo.divide %1973, %1982 : tensor<8xf32>
      %cst_571 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %1984 = stablehlo.broadcast_in_dim %cst_571, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %1985 = stablehlo.divide %1981, %1984 : tensor<8xf32>
      %1986 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %1987 = stablehlo.divide %1983, %1986 : tensor<8xf32>
      %1988 = stablehlo.broadcast_in_dim %1987, dims = [3] : (tensor<8xf32>) -> tensor<2x32x32x8xf32>
      %1989 = stablehlo.multiply %1988, %18 : tensor<2x32x32x8xf32>
      %1990 = stablehlo.add %1969, %1989 : tensor<2x32x32x8xf32>
      %1991 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %1992 = stablehlo.divide %1985, %1991 : tensor<8xf32>
      %1993 = stablehlo.broadcast_in_dim %1992, dims = [3] : (tensor<8xf32>) -> tensor<2x32x32x8xf32>
      %1994 = stablehlo.add %1990, %1993 : tensor<2x32x32x8xf32>
      %1995 = stablehlo.convolution(%11, %1994) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x32x32x3xf32>, tensor<2x32x32x8xf32>) -> tensor<3x3x3x8xf32>
      %1996 = "stablehlo.all_reduce"(%1103) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<10xf32>) -> tensor<10xf32>
      %cst_572 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %1997 = stablehlo.broadcast_in_dim %cst_572, dims = [] : (tensor<f32>) -> tensor<10xf32>
      %1998 = stablehlo.divide %1996, %1997 : tensor<10xf32>
      %1999 = "stablehlo.all_reduce"(%1105) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<64x10xf32>) -> tensor<64x10xf32>
      %cst_573 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %2000 = stablehlo.broadcast_in_dim %cst_573, dims = [] : (tensor<f32>) -> tensor<64x10xf32>
      %2001 = stablehlo.divide %1999, %2000 : tensor<64x10xf32>
      %2002 = "stablehlo.all_reduce"(%1910) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<8xf32>) -> tensor<8xf32>
      %cst_574 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %2003 = stablehlo.broadcast_in_dim %cst_574, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %2004 = stablehlo.divide %2002, %2003 : tensor<8xf32>
      %2005 = "stablehlo.all_reduce"(%1947) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<3x3x8x8xf32>) -> tensor<3x3x8x8xf32>
      %cst_575 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %2006 = stablehlo.broadcast_in_dim %cst_575, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
      %2007 = stablehlo.divide %2005, %2006 : tensor<3x3x8x8xf32>
      %2008 = "stablehlo.all_reduce"(%1916) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<8xf32>) -> tensor<8xf32>
      %cst_576 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %2009 = stablehlo.broadcast_in_dim %cst_576, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %2010 = stablehlo.divide %2008, %2009 : tensor<8xf32>
      %2011 = "stablehlo.all_reduce"(%1866) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<8xf32>) -> tensor<8xf32>
      %cst_577 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %2012 = stablehlo.broadcast_in_dim %cst_577, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %2013 = stablehlo.divide %2011, %2012 : tensor<8xf32>
      %2014 = "stablehlo.all_reduce"(%1903) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<3x3x8x8xf32>) -> tensor<3x3x8x8xf32>
      %cst_578 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %2015 = stablehlo.broadcast_in_dim %cst_578, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
      %2016 = stablehlo.divide %2014, %2015 : tensor<3x3x8x8xf32>
      %2017 = "stablehlo.all_reduce"(%1872) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<8xf32>) -> tensor<8xf32>
      %cst_579 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %2018 = stablehlo.broadcast_in_dim %cst_579, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %2019 = stablehlo.divide %2017, %2018 : tensor<8xf32>
      %2020 = "stablehlo.all_reduce"(%1821) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<8xf32>) -> tensor<8xf32>
      %cst_580 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %2021 = stablehlo.broadcast_in_dim %cst_580, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %2022 = stablehlo.divide %2020, %2021 : tensor<8xf32>
      %2023 = "stablehlo.all_reduce"(%1858) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<3x3x8x8xf32>) -> tensor<3x3x8x8xf32>
      %cst_581 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %2024 = stablehlo.broadcast_in_dim %cst_581, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
      %2025 = stablehlo.divide %2023, %2024 : tensor<3x3x8x8xf32>
      %2026 = "stablehlo.all_reduce"(%1827) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<8xf32>) -> tensor<8xf32>
      %cst_582 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %2027 = stablehlo.broadcast_in_dim %cst_582, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %2028 = stablehlo.divide %2026, %2027 : tensor<8xf32>
      %2029 = "stablehlo.all_reduce"(%1777) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<8xf32>) -> tensor<8xf32>
      %cst_583 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %2030 = stablehlo.broadcast_in_dim %cst_583, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %2031 = stablehlo.divide %2029, %2030 : tensor<8xf32>
      %2032 = "stablehlo.all_reduce"(%1814) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<3x3x8x8xf32>) -> tensor<3x3x8x8xf32>
      %cst_584 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %2033 = stablehlo.broadcast_in_dim %cst_584, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
      %2034 = stablehlo.divide %2032, %2033 : tensor<3x3x8x8xf32>
      %2035 = "stablehlo.all_reduce"(%1783) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<8xf32>) -> tensor<8xf32>
      %cst_585 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %2036 = stablehlo.broadcast_in_dim %cst_585, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %2037 = stablehlo.divide %2035, %2036 : tensor<8xf32>
      %2038 = "stablehlo.all_reduce"(%1732) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<16xf32>) -> tensor<16xf32>
      %cst_586 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %2039 = stablehlo.broadcast_in_dim %cst_586, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %2040 = stablehlo.divide %2038, %2039 : tensor<16xf32>
      %2041 = "stablehlo.all_reduce"(%1769) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<3x3x8x16xf32>) -> tensor<3x3x8x16xf32>
      %cst_587 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %2042 = stablehlo.broadcast_in_dim %cst_587, dims = [] : (tensor<f32>) -> tensor<3x3x8x16xf32>
      %2043 = stablehlo.divide %2041, %2042 : tensor<3x3x8x16xf32>
      %2044 = "stablehlo.all_reduce"(%1738) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<16xf32>) -> tensor<16xf32>
      %cst_588 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %2045 = stablehlo.broadcast_in_dim %cst_588, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %2046 = stablehlo.divide %2044, %2045 : tensor<16xf32>
      %2047 = "stablehlo.all_reduce"(%1688) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<16xf32>) -> tensor<16xf32>
      %cst_589 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %2048 = stablehlo.broadcast_in_dim %cst_589, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %2049 = stablehlo.divide %2047, %2048 : tensor<16xf32>
      %2050 = "stablehlo.all_reduce"(%1725) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<3x3x16x16xf32>) -> tensor<3x3x16x16xf32>
      %cst_590 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %2051 = stablehlo.broadcast_in_dim %cst_590, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
      %2052 = stablehlo.divide %2050, %2051 : tensor<3x3x16x16xf32>
      %2053 = "stablehlo.all_reduce"(%1694) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<16xf32>) -> tensor<16xf32>
      %cst_591 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %2054 = stablehlo.broadcast_in_dim %cst_591, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %2055 = stablehlo.divide %2053, %2054 : tensor<16xf32>
      %2056 = "stablehlo.all_reduce"(%1646) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<16xf32>) -> tensor<16xf32>
      %cst_592 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %2057 = stablehlo.broadcast_in_dim %cst_592, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %2058 = stablehlo.divide %2056, %2057 : tensor<16xf32>
      %2059 = "stablehlo.all_reduce"(%1683) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<1x1x8x16xf32>) -> tensor<1x1x8x16xf32>
      %cst_593 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %2060 = stablehlo.broadcast_in_dim %cst_593, dims = [] : (tensor<f32>) -> tensor<1x1x8x16xf32>
      %2061 = stablehlo.divide %2059, %2060 : tensor<1x1x8x16xf32>
      %2062 = "stablehlo.all_reduce"(%1652) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<16xf32>) -> tensor<16xf32>
      %cst_594 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %2063 = stablehlo.broadcast_in_dim %cst_594, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %2064 = stablehlo.divide %2062, %2063 : tensor<16xf32>
      %2065 = "stablehlo.all_reduce"(%1601) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<16xf32>) -> tensor<16xf32>
      %cst_595 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %2066 = stablehlo.broadcast_in_dim %cst_595, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %2067 = stablehlo.divide %2065, %2066 : tensor<16xf32>
      %2068 = "stablehlo.all_reduce"(%1638) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<3x3x16x16xf32>) -> tensor<3x3x16x16xf32>
      %cst_596 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %2069 = stablehlo.broadcast_in_dim %cst_596, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
      %2070 = stablehlo.divide %2068, %2069 : tensor<3x3x16x16xf32>
      %2071 = "stablehlo.all_reduce"(%1607) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<16xf32>) -> tensor<16xf32>
      %cst_597 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %2072 = stablehlo.broadcast_in_dim %cst_597, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %2073 = stablehlo.divide %2071, %2072 : tensor<16xf32>
      %2074 = "stablehlo.all_reduce"(%1557) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<16xf32>) -> tensor<16xf32>
      %cst_598 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %2075 = stablehlo.broadcast_in_dim %cst_598, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %2076 = stablehlo.divide %2074, %2075 : tensor<16xf32>
      %2077 = "stablehlo.all_reduce"(%1594) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<3x3x16x16xf32>) -> tensor<3x3x16x16xf32>
      %cst_599 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %2078 = stablehlo.broadcast_in_dim %cst_599, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
      %2079 = stablehlo.divide %2077, %2078 : tensor<3x3x16x16xf32>
      %2080 = "stablehlo.all_reduce"(%1563) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<16xf32>) -> tensor<16xf32>
      %cst_600 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %2081 = stablehlo.broadcast_in_dim %cst_600, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %2082 = stablehlo.divide %2080, %2081 : tensor<16xf32>
      %2083 = "stablehlo.all_reduce"(%1512) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<32xf32>) -> tensor<32xf32>
      %cst_601 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %2084 = stablehlo.broadcast_in_dim %cst_601, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2085 = stablehlo.divide %2083, %2084 : tensor<32xf32>
      %2086 = "stablehlo.all_reduce"(%1549) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<3x3x16x32xf32>) -> tensor<3x3x16x32xf32>
      %cst_602 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %2087 = stablehlo.broadcast_in_dim %cst_602, dims = [] : (tensor<f32>) -> tensor<3x3x16x32xf32>
      %2088 = stablehlo.divide %2086, %2087 : tensor<3x3x16x32xf32>
      %2089 = "stablehlo.all_reduce"(%1518) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<32xf32>) -> tensor<32xf32>
      %cst_603 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %2090 = stablehlo.broadcast_in_dim %cst_603, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2091 = stablehlo.divide %2089, %2090 : tensor<32xf32>
      %2092 = "stablehlo.all_reduce"(%1468) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<32xf32>) -> tensor<32xf32>
      %cst_604 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %2093 = stablehlo.broadcast_in_dim %cst_604, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2094 = stablehlo.divide %2092, %2093 : tensor<32xf32>
      %2095 = "stablehlo.all_reduce"(%1505) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<3x3x32x32xf32>) -> tensor<3x3x32x32xf32>
      %cst_605 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %2096 = stablehlo.broadcast_in_dim %cst_605, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
      %2097 = stablehlo.divide %2095, %2096 : tensor<3x3x32x32xf32>
      %2098 = "stablehlo.all_reduce"(%1474) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<32xf32>) -> tensor<32xf32>
      %cst_606 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %2099 = stablehlo.broadcast_in_dim %cst_606, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2100 = stablehlo.divide %2098, %2099 : tensor<32xf32>
      %2101 = "stablehlo.all_reduce"(%1426) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<32xf32>) -> tensor<32xf32>
      %cst_607 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %2102 = stablehlo.broadcast_in_dim %cst_607, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2103 = stablehlo.divide %2101, %2102 : tensor<32xf32>
      %2104 = "stablehlo.all_reduce"(%1463) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<1x1x16x32xf32>) -> tensor<1x1x16x32xf32>
      %cst_608 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %2105 = stablehlo.broadcast_in_dim %cst_608, dims = [] : (tensor<f32>) -> tensor<1x1x16x32xf32>
      %2106 = stablehlo.divide %2104, %2105 : tensor<1x1x16x32xf32>
      %2107 = "stablehlo.all_reduce"(%1432) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<32xf32>) -> tensor<32xf32>
      %cst_609 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %2108 = stablehlo.broadcast_in_dim %cst_609, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2109 = stablehlo.divide %2107, %2108 : tensor<32xf32>
      %2110 = "stablehlo.all_reduce"(%1381) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<32xf32>) -> tensor<32xf32>
      %cst_610 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %2111 = stablehlo.broadcast_in_dim %cst_610, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2112 = stablehlo.divide %2110, %2111 : tensor<32xf32>
      %2113 = "stablehlo.all_reduce"(%1418) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<3x3x32x32xf32>) -> tensor<3x3x32x32xf32>
      %cst_611 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %2114 = stablehlo.broadcast_in_dim %cst_611, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
      %2115 = stablehlo.divide %2113, %2114 : tensor<3x3x32x32xf32>
      %2116 = "stablehlo.all_reduce"(%1387) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<32xf32>) -> tensor<32xf32>
      %cst_612 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %2117 = stablehlo.broadcast_in_dim %cst_612, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2118 = stablehlo.divide %2116, %2117 : tensor<32xf32>
      %2119 = "stablehlo.all_reduce"(%1337) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<32xf32>) -> tensor<32xf32>
      %cst_613 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %2120 = stablehlo.broadcast_in_dim %cst_613, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2121 = stablehlo.divide %2119, %2120 : tensor<32xf32>
      %2122 = "stablehlo.all_reduce"(%1374) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<3x3x32x32xf32>) -> tensor<3x3x32x32xf32>
      %cst_614 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %2123 = stablehlo.broadcast_in_dim %cst_614, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
      %2124 = stablehlo.divide %2122, %2123 : tensor<3x3x32x32xf32>
      %2125 = "stablehlo.all_reduce"(%1343) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<32xf32>) -> tensor<32xf32>
      %cst_615 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %2126 = stablehlo.broadcast_in_dim %cst_615, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2127 = stablehlo.divide %2125, %2126 : tensor<32xf32>
      %2128 = "stablehlo.all_reduce"(%1292) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<64xf32>) -> tensor<64xf32>
      %cst_616 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %2129 = stablehlo.broadcast_in_dim %cst_616, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %2130 = stablehlo.divide %2128, %2129 : tensor<64xf32>
      %2131 = "stablehlo.all_reduce"(%1329) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<3x3x32x64xf32>) -> tensor<3x3x32x64xf32>
      %cst_617 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %2132 = stablehlo.broadcast_in_dim %cst_617, dims = [] : (tensor<f32>) -> tensor<3x3x32x64xf32>
      %2133 = stablehlo.divide %2131, %2132 : tensor<3x3x32x64xf32>
      %2134 = "stablehlo.all_reduce"(%1298) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<64xf32>) -> tensor<64xf32>
      %cst_618 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %2135 = stablehlo.broadcast_in_dim %cst_618, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %2136 = stablehlo.divide %2134, %2135 : tensor<64xf32>
      %2137 = "stablehlo.all_reduce"(%1248) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<64xf32>) -> tensor<64xf32>
      %cst_619 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %2138 = stablehlo.broadcast_in_dim %cst_619, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %2139 = stablehlo.divide %2137, %2138 : tensor<64xf32>
      %2140 = "stablehlo.all_reduce"(%1285) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<3x3x64x64xf32>) -> tensor<3x3x64x64xf32>
      %cst_620 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %2141 = stablehlo.broadcast_in_dim %cst_620, dims = [] : (tensor<f32>) -> tensor<3x3x64x64xf32>
      %2142 = stablehlo.divide %2140, %2141 : tensor<3x3x64x64xf32>
      %2143 = "stablehlo.all_reduce"(%1254) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<64xf32>) -> tensor<64xf32>
      %cst_621 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %2144 = stablehlo.broadcast_in_dim %cst_621, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %2145 = stablehlo.divide %2143, %2144 : tensor<64xf32>
      %2146 = "stablehlo.all_reduce"(%1206) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<64xf32>) -> tensor<64xf32>
      %cst_622 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %2147 = stablehlo.broadcast_in_dim %cst_622, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %2148 = stablehlo.divide %2146, %2147 : tensor<64xf32>
      %2149 = "stablehlo.all_reduce"(%1243) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<1x1x32x64xf32>) -> tensor<1x1x32x64xf32>
      %cst_623 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %2150 = stablehlo.broadcast_in_dim %cst_623, dims = [] : (tensor<f32>) -> tensor<1x1x32x64xf32>
      %2151 = stablehlo.divide %2149, %2150 : tensor<1x1x32x64xf32>
      %2152 = "stablehlo.all_reduce"(%1212) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<64xf32>) -> tensor<64xf32>
      %cst_624 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %2153 = stablehlo.broadcast_in_dim %cst_624, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %2154 = stablehlo.divide %2152, %2153 : tensor<64xf32>
      %2155 = "stablehlo.all_reduce"(%1161) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<64xf32>) -> tensor<64xf32>
      %cst_625 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %2156 = stablehlo.broadcast_in_dim %cst_625, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %2157 = stablehlo.divide %2155, %2156 : tensor<64xf32>
      %2158 = "stablehlo.all_reduce"(%1198) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<3x3x64x64xf32>) -> tensor<3x3x64x64xf32>
      %cst_626 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %2159 = stablehlo.broadcast_in_dim %cst_626, dims = [] : (tensor<f32>) -> tensor<3x3x64x64xf32>
      %2160 = stablehlo.divide %2158, %2159 : tensor<3x3x64x64xf32>
      %2161 = "stablehlo.all_reduce"(%1167) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<64xf32>) -> tensor<64xf32>
      %cst_627 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %2162 = stablehlo.broadcast_in_dim %cst_627, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %2163 = stablehlo.divide %2161, %2162 : tensor<64xf32>
      %2164 = "stablehlo.all_reduce"(%1117) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<64xf32>) -> tensor<64xf32>
      %cst_628 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %2165 = stablehlo.broadcast_in_dim %cst_628, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %2166 = stablehlo.divide %2164, %2165 : tensor<64xf32>
      %2167 = "stablehlo.all_reduce"(%1154) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<3x3x64x64xf32>) -> tensor<3x3x64x64xf32>
      %cst_629 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %2168 = stablehlo.broadcast_in_dim %cst_629, dims = [] : (tensor<f32>) -> tensor<3x3x64x64xf32>
      %2169 = stablehlo.divide %2167, %2168 : tensor<3x3x64x64xf32>
      %2170 = "stablehlo.all_reduce"(%1123) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<64xf32>) -> tensor<64xf32>
      %cst_630 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %2171 = stablehlo.broadcast_in_dim %cst_630, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %2172 = stablehlo.divide %2170, %2171 : tensor<64xf32>
      %2173 = "stablehlo.all_reduce"(%1958) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<8xf32>) -> tensor<8xf32>
      %cst_631 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %2174 = stablehlo.broadcast_in_dim %cst_631, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %2175 = stablehlo.divide %2173, %2174 : tensor<8xf32>
      %2176 = "stablehlo.all_reduce"(%1995) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<3x3x3x8xf32>) -> tensor<3x3x3x8xf32>
      %cst_632 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %2177 = stablehlo.broadcast_in_dim %cst_632, dims = [] : (tensor<f32>) -> tensor<3x3x3x8xf32>
      %2178 = stablehlo.divide %2176, %2177 : tensor<3x3x3x8xf32>
      %2179 = "stablehlo.all_reduce"(%1964) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<8xf32>) -> tensor<8xf32>
      %cst_633 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %2180 = stablehlo.broadcast_in_dim %cst_633, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %2181 = stablehlo.divide %2179, %2180 : tensor<8xf32>
      %cst_634 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2182 = stablehlo.broadcast_in_dim %cst_634, dims = [] : (tensor<f32>) -> tensor<10xf32>
      %2183 = stablehlo.multiply %2182, %arg189 : tensor<10xf32>
      %2184 = stablehlo.add %2183, %1998 : tensor<10xf32>
      %cst_635 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %2185 = stablehlo.broadcast_in_dim %cst_635, dims = [] : (tensor<f32>) -> tensor<10xf32>
      %2186 = stablehlo.multiply %2185, %arg127 : tensor<10xf32>
      %2187 = stablehlo.add %2184, %2186 : tensor<10xf32>
      %cst_636 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2188 = stablehlo.broadcast_in_dim %cst_636, dims = [] : (tensor<f32>) -> tensor<64x10xf32>
      %2189 = stablehlo.multiply %2188, %arg190 : tensor<64x10xf32>
      %2190 = stablehlo.add %2189, %2001 : tensor<64x10xf32>
      %cst_637 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %2191 = stablehlo.broadcast_in_dim %cst_637, dims = [] : (tensor<f32>) -> tensor<64x10xf32>
      %2192 = stablehlo.multiply %2191, %arg128 : tensor<64x10xf32>
      %2193 = stablehlo.add %2190, %2192 : tensor<64x10xf32>
      %cst_638 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2194 = stablehlo.broadcast_in_dim %cst_638, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %2195 = stablehlo.multiply %2194, %arg191 : tensor<8xf32>
      %2196 = stablehlo.add %2195, %2004 : tensor<8xf32>
      %cst_639 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %2197 = stablehlo.broadcast_in_dim %cst_639, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %2198 = stablehlo.multiply %2197, %arg129 : tensor<8xf32>
      %2199 = stablehlo.add %2196, %2198 : tensor<8xf32>
      %cst_640 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2200 = stablehlo.broadcast_in_dim %cst_640, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
      %2201 = stablehlo.multiply %2200, %arg192 : tensor<3x3x8x8xf32>
      %2202 = stablehlo.add %2201, %2007 : tensor<3x3x8x8xf32>
      %cst_641 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %2203 = stablehlo.broadcast_in_dim %cst_641, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
      %2204 = stablehlo.multiply %2203, %arg130 : tensor<3x3x8x8xf32>
      %2205 = stablehlo.add %2202, %2204 : tensor<3x3x8x8xf32>
      %cst_642 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2206 = stablehlo.broadcast_in_dim %cst_642, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %2207 = stablehlo.multiply %2206, %arg193 : tensor<8xf32>
      %2208 = stablehlo.add %2207, %2010 : tensor<8xf32>
      %cst_643 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %2209 = stablehlo.broadcast_in_dim %cst_643, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %2210 = stablehlo.multiply %2209, %arg131 : tensor<8xf32>
      %2211 = stablehlo.add %2208, %2210 : tensor<8xf32>
      %cst_644 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2212 = stablehlo.broadcast_in_dim %cst_644, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %2213 = stablehlo.multiply %2212, %arg194 : tensor<8xf32>
      %2214 = stablehlo.add %2213, %2013 : tensor<8xf32>
      %cst_645 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %2215 = stablehlo.broadcast_in_dim %cst_645, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %2216 = stablehlo.multiply %2215, %arg132 : tensor<8xf32>
      %2217 = stablehlo.add %2214, %2216 : tensor<8xf32>
      %cst_646 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2218 = stablehlo.broadcast_in_dim %cst_646, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
      %2219 = stablehlo.multiply %2218, %arg195 : tensor<3x3x8x8xf32>
      %2220 = stablehlo.add %2219, %2016 : tensor<3x3x8x8xf32>
      %cst_647 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %2221 = stablehlo.broadcast_in_dim %cst_647, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
      %2222 = stablehlo.multiply %2221, %arg133 : tensor<3x3x8x8xf32>
      %2223 = stablehlo.add %2220, %2222 : tensor<3x3x8x8xf32>
      %cst_648 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2224 = stablehlo.broadcast_in_dim %cst_648, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %2225 = stablehlo.multiply %2224, %arg196 : tensor<8xf32>
      %2226 = stablehlo.add %2225, %2019 : tensor<8xf32>
      %cst_649 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %2227 = stablehlo.broadcast_in_dim %cst_649, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %2228 = stablehlo.multiply %2227, %arg134 : tensor<8xf32>
      %2229 = stablehlo.add %2226, %2228 : tensor<8xf32>
      %cst_650 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2230 = stablehlo.broadcast_in_dim %cst_650, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %2231 = stablehlo.multiply %2230, %arg197 : tensor<8xf32>
      %2232 = stablehlo.add %2231, %2022 : tensor<8xf32>
      %cst_651 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %2233 = stablehlo.broadcast_in_dim %cst_651, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %2234 = stablehlo.multiply %2233, %arg135 : tensor<8xf32>
      %2235 = stablehlo.add %2232, %2234 : tensor<8xf32>
      %cst_652 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2236 = stablehlo.broadcast_in_dim %cst_652, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
      %2237 = stablehlo.multiply %2236, %arg198 : tensor<3x3x8x8xf32>
      %2238 = stablehlo.add %2237, %2025 : tensor<3x3x8x8xf32>
      %cst_653 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %2239 = stablehlo.broadcast_in_dim %cst_653, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
      %2240 = stablehlo.multiply %2239, %arg136 : tensor<3x3x8x8xf32>
      %2241 = stablehlo.add %2238, %2240 : tensor<3x3x8x8xf32>
      %cst_654 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2242 = stablehlo.broadcast_in_dim %cst_654, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %2243 = stablehlo.multiply %2242, %arg199 : tensor<8xf32>
      %2244 = stablehlo.add %2243, %2028 : tensor<8xf32>
      %cst_655 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %2245 = stablehlo.broadcast_in_dim %cst_655, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %2246 = stablehlo.multiply %2245, %arg137 : tensor<8xf32>
      %2247 = stablehlo.add %2244, %2246 : tensor<8xf32>
      %cst_656 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2248 = stablehlo.broadcast_in_dim %cst_656, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %2249 = stablehlo.multiply %2248, %arg200 : tensor<8xf32>
      %2250 = stablehlo.add %2249, %2031 : tensor<8xf32>
      %cst_657 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %2251 = stablehlo.broadcast_in_dim %cst_657, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %2252 = stablehlo.multiply %2251, %arg138 : tensor<8xf32>
      %2253 = stablehlo.add %2250, %2252 : tensor<8xf32>
      %cst_658 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2254 = stablehlo.broadcast_in_dim %cst_658, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
      %2255 = stablehlo.multiply %2254, %arg201 : tensor<3x3x8x8xf32>
      %2256 = stablehlo.add %2255, %2034 : tensor<3x3x8x8xf32>
      %cst_659 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %2257 = stablehlo.broadcast_in_dim %cst_659, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
      %2258 = stablehlo.multiply %2257, %arg139 : tensor<3x3x8x8xf32>
      %2259 = stablehlo.add %2256, %2258 : tensor<3x3x8x8xf32>
      %cst_660 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2260 = stablehlo.broadcast_in_dim %cst_660, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %2261 = stablehlo.multiply %2260, %arg202 : tensor<8xf32>
      %2262 = stablehlo.add %2261, %2037 : tensor<8xf32>
      %cst_661 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %2263 = stablehlo.broadcast_in_dim %cst_661, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %2264 = stablehlo.multiply %2263, %arg140 : tensor<8xf32>
      %2265 = stablehlo.add %2262, %2264 : tensor<8xf32>
      %cst_662 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2266 = stablehlo.broadcast_in_dim %cst_662, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %2267 = stablehlo.multiply %2266, %arg203 : tensor<16xf32>
      %2268 = stablehlo.add %2267, %2040 : tensor<16xf32>
      %cst_663 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %2269 = stablehlo.broadcast_in_dim %cst_663, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %2270 = stablehlo.multiply %2269, %arg141 : tensor<16xf32>
      %2271 = stablehlo.add %2268, %2270 : tensor<16xf32>
      %cst_664 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2272 = stablehlo.broadcast_in_dim %cst_664, dims = [] : (tensor<f32>) -> tensor<3x3x8x16xf32>
      %2273 = stablehlo.multiply %2272, %arg204 : tensor<3x3x8x16xf32>
      %2274 = stablehlo.add %2273, %2043 : tensor<3x3x8x16xf32>
      %cst_665 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %2275 = stablehlo.broadcast_in_dim %cst_665, dims = [] : (tensor<f32>) -> tensor<3x3x8x16xf32>
      %2276 = stablehlo.multiply %2275, %arg142 : tensor<3x3x8x16xf32>
      %2277 = stablehlo.add %2274, %2276 : tensor<3x3x8x16xf32>
      %cst_666 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2278 = stablehlo.broadcast_in_dim %cst_666, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %2279 = stablehlo.multiply %2278, %arg205 : tensor<16xf32>
      %2280 = stablehlo.add %2279, %2046 : tensor<16xf32>
      %cst_667 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %2281 = stablehlo.broadcast_in_dim %cst_667, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %2282 = stablehlo.multiply %2281, %arg143 : tensor<16xf32>
      %2283 = stablehlo.add %2280, %2282 : tensor<16xf32>
      %cst_668 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2284 = stablehlo.broadcast_in_dim %cst_668, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %2285 = stablehlo.multiply %2284, %arg206 : tensor<16xf32>
      %2286 = stablehlo.add %2285, %2049 : tensor<16xf32>
      %cst_669 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %2287 = stablehlo.broadcast_in_dim %cst_669, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %2288 = stablehlo.multiply %2287, %arg144 : tensor<16xf32>
      %2289 = stablehlo.add %2286, %2288 : tensor<16xf32>
      %cst_670 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2290 = stablehlo.broadcast_in_dim %cst_670, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
      %2291 = stablehlo.multiply %2290, %arg207 : tensor<3x3x16x16xf32>
      %2292 = stablehlo.add %2291, %2052 : tensor<3x3x16x16xf32>
      %cst_671 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %2293 = stablehlo.broadcast_in_dim %cst_671, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
      %2294 = stablehlo.multiply %2293, %arg145 : tensor<3x3x16x16xf32>
      %2295 = stablehlo.add %2292, %2294 : tensor<3x3x16x16xf32>
      %cst_672 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2296 = stablehlo.broadcast_in_dim %cst_672, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %2297 = stablehlo.multiply %2296, %arg208 : tensor<16xf32>
      %2298 = stablehlo.add %2297, %2055 : tensor<16xf32>
      %cst_673 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %2299 = stablehlo.broadcast_in_dim %cst_673, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %2300 = stablehlo.multiply %2299, %arg146 : tensor<16xf32>
      %2301 = stablehlo.add %2298, %2300 : tensor<16xf32>
      %cst_674 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2302 = stablehlo.broadcast_in_dim %cst_674, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %2303 = stablehlo.multiply %2302, %arg209 : tensor<16xf32>
      %2304 = stablehlo.add %2303, %2058 : tensor<16xf32>
      %cst_675 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %2305 = stablehlo.broadcast_in_dim %cst_675, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %2306 = stablehlo.multiply %2305, %arg147 : tensor<16xf32>
      %2307 = stablehlo.add %2304, %2306 : tensor<16xf32>
      %cst_676 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2308 = stablehlo.broadcast_in_dim %cst_676, dims = [] : (tensor<f32>) -> tensor<1x1x8x16xf32>
      %2309 = stablehlo.multiply %2308, %arg210 : tensor<1x1x8x16xf32>
      %2310 = stablehlo.add %2309, %2061 : tensor<1x1x8x16xf32>
      %cst_677 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %2311 = stablehlo.broadcast_in_dim %cst_677, dims = [] : (tensor<f32>) -> tensor<1x1x8x16xf32>
      %2312 = stablehlo.multiply %2311, %arg148 : tensor<1x1x8x16xf32>
      %2313 = stablehlo.add %2310, %2312 : tensor<1x1x8x16xf32>
      %cst_678 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2314 = stablehlo.broadcast_in_dim %cst_678, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %2315 = stablehlo.multiply %2314, %arg211 : tensor<16xf32>
      %2316 = stablehlo.add %2315, %2064 : tensor<16xf32>
      %cst_679 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %2317 = stablehlo.broadcast_in_dim %cst_679, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %2318 = stablehlo.multiply %2317, %arg149 : tensor<16xf32>
      %2319 = stablehlo.add %2316, %2318 : tensor<16xf32>
      %cst_680 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2320 = stablehlo.broadcast_in_dim %cst_680, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %2321 = stablehlo.multiply %2320, %arg212 : tensor<16xf32>
      %2322 = stablehlo.add %2321, %2067 : tensor<16xf32>
      %cst_681 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %2323 = stablehlo.broadcast_in_dim %cst_681, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %2324 = stablehlo.multiply %2323, %arg150 : tensor<16xf32>
      %2325 = stablehlo.add %2322, %2324 : tensor<16xf32>
      %cst_682 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2326 = stablehlo.broadcast_in_dim %cst_682, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
      %2327 = stablehlo.multiply %2326, %arg213 : tensor<3x3x16x16xf32>
      %2328 = stablehlo.add %2327, %2070 : tensor<3x3x16x16xf32>
      %cst_683 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %2329 = stablehlo.broadcast_in_dim %cst_683, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
      %2330 = stablehlo.multiply %2329, %arg151 : tensor<3x3x16x16xf32>
      %2331 = stablehlo.add %2328, %2330 : tensor<3x3x16x16xf32>
      %cst_684 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2332 = stablehlo.broadcast_in_dim %cst_684, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %2333 = stablehlo.multiply %2332, %arg214 : tensor<16xf32>
      %2334 = stablehlo.add %2333, %2073 : tensor<16xf32>
      %cst_685 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %2335 = stablehlo.broadcast_in_dim %cst_685, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %2336 = stablehlo.multiply %2335, %arg152 : tensor<16xf32>
      %2337 = stablehlo.add %2334, %2336 : tensor<16xf32>
      %cst_686 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2338 = stablehlo.broadcast_in_dim %cst_686, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %2339 = stablehlo.multiply %2338, %arg215 : tensor<16xf32>
      %2340 = stablehlo.add %2339, %2076 : tensor<16xf32>
      %cst_687 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %2341 = stablehlo.broadcast_in_dim %cst_687, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %2342 = stablehlo.multiply %2341, %arg153 : tensor<16xf32>
      %2343 = stablehlo.add %2340, %2342 : tensor<16xf32>
      %cst_688 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2344 = stablehlo.broadcast_in_dim %cst_688, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
      %2345 = stablehlo.multiply %2344, %arg216 : tensor<3x3x16x16xf32>
      %2346 = stablehlo.add %2345, %2079 : tensor<3x3x16x16xf32>
      %cst_689 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %2347 = stablehlo.broadcast_in_dim %cst_689, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
      %2348 = stablehlo.multiply %2347, %arg154 : tensor<3x3x16x16xf32>
      %2349 = stablehlo.add %2346, %2348 : tensor<3x3x16x16xf32>
      %cst_690 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2350 = stablehlo.broadcast_in_dim %cst_690, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %2351 = stablehlo.multiply %2350, %arg217 : tensor<16xf32>
      %2352 = stablehlo.add %2351, %2082 : tensor<16xf32>
      %cst_691 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %2353 = stablehlo.broadcast_in_dim %cst_691, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %2354 = stablehlo.multiply %2353, %arg155 : tensor<16xf32>
      %2355 = stablehlo.add %2352, %2354 : tensor<16xf32>
      %cst_692 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2356 = stablehlo.broadcast_in_dim %cst_692, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2357 = stablehlo.multiply %2356, %arg218 : tensor<32xf32>
      %2358 = stablehlo.add %2357, %2085 : tensor<32xf32>
      %cst_693 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %2359 = stablehlo.broadcast_in_dim %cst_693, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2360 = stablehlo.multiply %2359, %arg156 : tensor<32xf32>
      %2361 = stablehlo.add %2358, %2360 : tensor<32xf32>
      %cst_694 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2362 = stablehlo.broadcast_in_dim %cst_694, dims = [] : (tensor<f32>) -> tensor<3x3x16x32xf32>
      %2363 = stablehlo.multiply %2362, %arg219 : tensor<3x3x16x32xf32>
      %2364 = stablehlo.add %2363, %2088 : tensor<3x3x16x32xf32>
      %cst_695 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %2365 = stablehlo.broadcast_in_dim %cst_695, dims = [] : (tensor<f32>) -> tensor<3x3x16x32xf32>
      %2366 = stablehlo.multiply %2365, %arg157 : tensor<3x3x16x32xf32>
      %2367 = stablehlo.add %2364, %2366 : tensor<3x3x16x32xf32>
      %cst_696 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2368 = stablehlo.broadcast_in_dim %cst_696, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2369 = stablehlo.multiply %2368, %arg220 : tensor<32xf32>
      %2370 = stablehlo.add %2369, %2091 : tensor<32xf32>
      %cst_697 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %2371 = stablehlo.broadcast_in_dim %cst_697, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2372 = stablehlo.multiply %2371, %arg158 : tensor<32xf32>
      %2373 = stablehlo.add %2370, %2372 : tensor<32xf32>
      %cst_698 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2374 = stablehlo.broadcast_in_dim %cst_698, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2375 = stablehlo.multiply %2374, %arg221 : tensor<32xf32>
      %2376 = stablehlo.add %2375, %2094 : tensor<32xf32>
      %cst_699 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %2377 = stablehlo.broadcast_in_dim %cst_699, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2378 = stablehlo.multiply %2377, %arg159 : tensor<32xf32>
      %2379 = stablehlo.add %2376, %2378 : tensor<32xf32>
      %cst_700 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2380 = stablehlo.broadcast_in_dim %cst_700, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
      %2381 = stablehlo.multiply %2380, %arg222 : tensor<3x3x32x32xf32>
      %2382 = stablehlo.add %2381, %2097 : tensor<3x3x32x32xf32>
      %cst_701 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %2383 = stablehlo.broadcast_in_dim %cst_701, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
      %2384 = stablehlo.multiply %2383, %arg160 : tensor<3x3x32x32xf32>
      %2385 = stablehlo.add %2382, %2384 : tensor<3x3x32x32xf32>
      %cst_702 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2386 = stablehlo.broadcast_in_dim %cst_702, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2387 = stablehlo.multiply %2386, %arg223 : tensor<32xf32>
      %2388 = stablehlo.add %2387, %2100 : tensor<32xf32>
      %cst_703 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %2389 = stablehlo.broadcast_in_dim %cst_703, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2390 = stablehlo.multiply %2389, %arg161 : tensor<32xf32>
      %2391 = stablehlo.add %2388, %2390 : tensor<32xf32>
      %cst_704 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2392 = stablehlo.broadcast_in_dim %cst_704, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2393 = stablehlo.multiply %2392, %arg224 : tensor<32xf32>
      %2394 = stablehlo.add %2393, %2103 : tensor<32xf32>
      %cst_705 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %2395 = stablehlo.broadcast_in_dim %cst_705, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2396 = stablehlo.multiply %2395, %arg162 : tensor<32xf32>
      %2397 = stablehlo.add %2394, %2396 : tensor<32xf32>
      %cst_706 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2398 = stablehlo.broadcast_in_dim %cst_706, dims = [] : (tensor<f32>) -> tensor<1x1x16x32xf32>
      %2399 = stablehlo.multiply %2398, %arg225 : tensor<1x1x16x32xf32>
      %2400 = stablehlo.add %2399, %2106 : tensor<1x1x16x32xf32>
      %cst_707 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %2401 = stablehlo.broadcast_in_dim %cst_707, dims = [] : (tensor<f32>) -> tensor<1x1x16x32xf32>
      %2402 = stablehlo.multiply %2401, %arg163 : tensor<1x1x16x32xf32>
      %2403 = stablehlo.add %2400, %2402 : tensor<1x1x16x32xf32>
      %cst_708 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2404 = stablehlo.broadcast_in_dim %cst_708, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2405 = stablehlo.multiply %2404, %arg226 : tensor<32xf32>
      %2406 = stablehlo.add %2405, %2109 : tensor<32xf32>
      %cst_709 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %2407 = stablehlo.broadcast_in_dim %cst_709, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2408 = stablehlo.multiply %2407, %arg164 : tensor<32xf32>
      %2409 = stablehlo.add %2406, %2408 : tensor<32xf32>
      %cst_710 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2410 = stablehlo.broadcast_in_dim %cst_710, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2411 = stablehlo.multiply %2410, %arg227 : tensor<32xf32>
      %2412 = stablehlo.add %2411, %2112 : tensor<32xf32>
      %cst_711 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %2413 = stablehlo.broadcast_in_dim %cst_711, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2414 = stablehlo.multiply %2413, %arg165 : tensor<32xf32>
      %2415 = stablehlo.add %2412, %2414 : tensor<32xf32>
      %cst_712 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2416 = stablehlo.broadcast_in_dim %cst_712, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
      %2417 = stablehlo.multiply %2416, %arg228 : tensor<3x3x32x32xf32>
      %2418 = stablehlo.add %2417, %2115 : tensor<3x3x32x32xf32>
      %cst_713 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %2419 = stablehlo.broadcast_in_dim %cst_713, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
      %2420 = stablehlo.multiply %2419, %arg166 : tensor<3x3x32x32xf32>
      %2421 = stablehlo.add %2418, %2420 : tensor<3x3x32x32xf32>
      %cst_714 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2422 = stablehlo.broadcast_in_dim %cst_714, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2423 = stablehlo.multiply %2422, %arg229 : tensor<32xf32>
      %2424 = stablehlo.add %2423, %2118 : tensor<32xf32>
      %cst_715 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %2425 = stablehlo.broadcast_in_dim %cst_715, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2426 = stablehlo.multiply %2425, %arg167 : tensor<32xf32>
      %2427 = stablehlo.add %2424, %2426 : tensor<32xf32>
      %cst_716 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2428 = stablehlo.broadcast_in_dim %cst_716, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2429 = stablehlo.multiply %2428, %arg230 : tensor<32xf32>
      %2430 = stablehlo.add %2429, %2121 : tensor<32xf32>
      %cst_717 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %2431 = stablehlo.broadcast_in_dim %cst_717, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2432 = stablehlo.multiply %2431, %arg168 : tensor<32xf32>
      %2433 = stablehlo.add %2430, %2432 : tensor<32xf32>
      %cst_718 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2434 = stablehlo.broadcast_in_dim %cst_718, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
      %2435 = stablehlo.multiply %2434, %arg231 : tensor<3x3x32x32xf32>
      %2436 = stablehlo.add %2435, %2124 : tensor<3x3x32x32xf32>
      %cst_719 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %2437 = stablehlo.broadcast_in_dim %cst_719, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
      %2438 = stablehlo.multiply %2437, %arg169 : tensor<3x3x32x32xf32>
      %2439 = stablehlo.add %2436, %2438 : tensor<3x3x32x32xf32>
      %cst_720 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2440 = stablehlo.broadcast_in_dim %cst_720, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2441 = stablehlo.multiply %2440, %arg232 : tensor<32xf32>
      %2442 = stablehlo.add %2441, %2127 : tensor<32xf32>
      %cst_721 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %2443 = stablehlo.broadcast_in_dim %cst_721, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2444 = stablehlo.multiply %2443, %arg170 : tensor<32xf32>
      %2445 = stablehlo.add %2442, %2444 : tensor<32xf32>
      %cst_722 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2446 = stablehlo.broadcast_in_dim %cst_722, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %2447 = stablehlo.multiply %2446, %arg233 : tensor<64xf32>
      %2448 = stablehlo.add %2447, %2130 : tensor<64xf32>
      %cst_723 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %2449 = stablehlo.broadcast_in_dim %cst_723, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %2450 = stablehlo.multiply %2449, %arg171 : tensor<64xf32>
      %2451 = stablehlo.add %2448, %2450 : tensor<64xf32>
      %cst_724 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2452 = stablehlo.broadcast_in_dim %cst_724, dims = [] : (tensor<f32>) -> tensor<3x3x32x64xf32>
      %2453 = stablehlo.multiply %2452, %arg234 : tensor<3x3x32x64xf32>
      %2454 = stablehlo.add %2453, %2133 : tensor<3x3x32x64xf32>
      %cst_725 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %2455 = stablehlo.broadcast_in_dim %cst_725, dims = [] : (tensor<f32>) -> tensor<3x3x32x64xf32>
      %2456 = stablehlo.multiply %2455, %arg172 : tensor<3x3x32x64xf32>
      %2457 = stablehlo.add %2454, %2456 : tensor<3x3x32x64xf32>
      %cst_726 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2458 = stablehlo.broadcast_in_dim %cst_726, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %2459 = stablehlo.multiply %2458, %arg235 : tensor<64xf32>
      %2460 = stablehlo.add %2459, %2136 : tensor<64xf32>
      %cst_727 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %2461 = stablehlo.broadcast_in_dim %cst_727, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %2462 = stablehlo.multiply %2461, %arg173 : tensor<64xf32>
      %2463 = stablehlo.add %2460, %2462 : tensor<64xf32>
      %cst_728 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2464 = stablehlo.broadcast_in_dim %cst_728, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %2465 = stablehlo.multiply %2464, %arg236 : tensor<64xf32>
      %2466 = stablehlo.add %2465, %2139 : tensor<64xf32>
      %cst_729 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %2467 = stablehlo.broadcast_in_dim %cst_729, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %2468 = stablehlo.multiply %2467, %arg174 : tensor<64xf32>
      %2469 = stablehlo.add %2466, %2468 : tensor<64xf32>
      %cst_730 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2470 = stablehlo.broadcast_in_dim %cst_730, dims = [] : (tensor<f32>) -> tensor<3x3x64x64xf32>
      %2471 = stablehlo.multiply %2470, %arg237 : tensor<3x3x64x64xf32>
      %2472 = stablehlo.add %2471, %2142 : tensor<3x3x64x64xf32>
      %cst_731 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %2473 = stablehlo.broadcast_in_dim %cst_731, dims = [] : (tensor<f32>) -> tensor<3x3x64x64xf32>
      %2474 = stablehlo.multiply %2473, %arg175 : tensor<3x3x64x64xf32>
      %2475 = stablehlo.add %2472, %2474 : tensor<3x3x64x64xf32>
      %cst_732 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2476 = stablehlo.broadcast_in_dim %cst_732, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %2477 = stablehlo.multiply %2476, %arg238 : tensor<64xf32>
      %2478 = stablehlo.add %2477, %2145 : tensor<64xf32>
      %cst_733 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %2479 = stablehlo.broadcast_in_dim %cst_733, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %2480 = stablehlo.multiply %2479, %arg176 : tensor<64xf32>
      %2481 = stablehlo.add %2478, %2480 : tensor<64xf32>
      %cst_734 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2482 = stablehlo.broadcast_in_dim %cst_734, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %2483 = stablehlo.multiply %2482, %arg239 : tensor<64xf32>
      %2484 = stablehlo.add %2483, %2148 : tensor<64xf32>
      %cst_735 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %2485 = stablehlo.broadcast_in_dim %cst_735, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %2486 = stablehlo.multiply %2485, %arg177 : tensor<64xf32>
      %2487 = stablehlo.add %2484, %2486 : tensor<64xf32>
      %cst_736 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2488 = stablehlo.broadcast_in_dim %cst_736, dims = [] : (tensor<f32>) -> tensor<1x1x32x64xf32>
      %2489 = stablehlo.multiply %2488, %arg240 : tensor<1x1x32x64xf32>
      %2490 = stablehlo.add %2489, %2151 : tensor<1x1x32x64xf32>
      %cst_737 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %2491 = stablehlo.broadcast_in_dim %cst_737, dims = [] : (tensor<f32>) -> tensor<1x1x32x64xf32>
      %2492 = stablehlo.multiply %2491, %arg178 : tensor<1x1x32x64xf32>
      %2493 = stablehlo.add %2490, %2492 : tensor<1x1x32x64xf32>
      %cst_738 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2494 = stablehlo.broadcast_in_dim %cst_738, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %2495 = stablehlo.multiply %2494, %arg241 : tensor<64xf32>
      %2496 = stablehlo.add %2495, %2154 : tensor<64xf32>
      %cst_739 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %2497 = stablehlo.broadcast_in_dim %cst_739, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %2498 = stablehlo.multiply %2497, %arg179 : tensor<64xf32>
      %2499 = stablehlo.add %2496, %2498 : tensor<64xf32>
      %cst_740 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2500 = stablehlo.broadcast_in_dim %cst_740, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %2501 = stablehlo.multiply %2500, %arg242 : tensor<64xf32>
      %2502 = stablehlo.add %2501, %2157 : tensor<64xf32>
      %cst_741 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %2503 = stablehlo.broadcast_in_dim %cst_741, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %2504 = stablehlo.multiply %2503, %arg180 : tensor<64xf32>
      %2505 = stablehlo.add %2502, %2504 : tensor<64xf32>
      %cst_742 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2506 = stablehlo.broadcast_in_dim %cst_742, dims = [] : (tensor<f32>) -> tensor<3x3x64x64xf32>
      %2507 = stablehlo.multiply %2506, %arg243 : tensor<3x3x64x64xf32>
      %2508 = stablehlo.add %2507, %2160 : tensor<3x3x64x64xf32>
      %cst_743 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %2509 = stablehlo.broadcast_in_dim %cst_743, dims = [] : (tensor<f32>) -> tensor<3x3x64x64xf32>
      %2510 = stablehlo.multiply %2509, %arg181 : tensor<3x3x64x64xf32>
      %2511 = stablehlo.add %2508, %2510 : tensor<3x3x64x64xf32>
      %cst_744 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2512 = stablehlo.broadcast_in_dim %cst_744, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %2513 = stablehlo.multiply %2512, %arg244 : tensor<64xf32>
      %2514 = stablehlo.add %2513, %2163 : tensor<64xf32>
      %cst_745 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %2515 = stablehlo.broadcast_in_dim %cst_745, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %2516 = stablehlo.multiply %2515, %arg182 : tensor<64xf32>
      %2517 = stablehlo.add %2514, %2516 : tensor<64xf32>
      %cst_746 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2518 = stablehlo.broadcast_in_dim %cst_746, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %2519 = stablehlo.multiply %2518, %arg245 : tensor<64xf32>
      %2520 = stablehlo.add %2519, %2166 : tensor<64xf32>
      %cst_747 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %2521 = stablehlo.broadcast_in_dim %cst_747, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %2522 = stablehlo.multiply %2521, %arg183 : tensor<64xf32>
      %2523 = stablehlo.add %2520, %2522 : tensor<64xf32>
      %cst_748 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2524 = stablehlo.broadcast_in_dim %cst_748, dims = [] : (tensor<f32>) -> tensor<3x3x64x64xf32>
      %2525 = stablehlo.multiply %2524, %arg246 : tensor<3x3x64x64xf32>
      %2526 = stablehlo.add %2525, %2169 : tensor<3x3x64x64xf32>
      %cst_749 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %2527 = stablehlo.broadcast_in_dim %cst_749, dims = [] : (tensor<f32>) -> tensor<3x3x64x64xf32>
      %2528 = stablehlo.multiply %2527, %arg184 : tensor<3x3x64x64xf32>
      %2529 = stablehlo.add %2526, %2528 : tensor<3x3x64x64xf32>
      %cst_750 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2530 = stablehlo.broadcast_in_dim %cst_750, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %2531 = stablehlo.multiply %2530, %arg247 : tensor<64xf32>
      %2532 = stablehlo.add %2531, %2172 : tensor<64xf32>
      %cst_751 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %2533 = stablehlo.broadcast_in_dim %cst_751, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %2534 = stablehlo.multiply %2533, %arg185 : tensor<64xf32>
      %2535 = stablehlo.add %2532, %2534 : tensor<64xf32>
      %cst_752 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2536 = stablehlo.broadcast_in_dim %cst_752, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %2537 = stablehlo.multiply %2536, %arg248 : tensor<8xf32>
      %2538 = stablehlo.add %2537, %2175 : tensor<8xf32>
      %cst_753 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %2539 = stablehlo.broadcast_in_dim %cst_753, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %2540 = stablehlo.multiply %2539, %arg186 : tensor<8xf32>
      %2541 = stablehlo.add %2538, %2540 : tensor<8xf32>
      %cst_754 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2542 = stablehlo.broadcast_in_dim %cst_754, dims = [] : (tensor<f32>) -> tensor<3x3x3x8xf32>
      %2543 = stablehlo.multiply %2542, %arg249 : tensor<3x3x3x8xf32>
      %2544 = stablehlo.add %2543, %2178 : tensor<3x3x3x8xf32>
      %cst_755 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %2545 = stablehlo.broadcast_in_dim %cst_755, dims = [] : (tensor<f32>) -> tensor<3x3x3x8xf32>
      %2546 = stablehlo.multiply %2545, %arg187 : tensor<3x3x3x8xf32>
      %2547 = stablehlo.add %2544, %2546 : tensor<3x3x3x8xf32>
      %cst_756 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2548 = stablehlo.broadcast_in_dim %cst_756, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %2549 = stablehlo.multiply %2548, %arg250 : tensor<8xf32>
      %2550 = stablehlo.add %2549, %2181 : tensor<8xf32>
      %cst_757 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
      %2551 = stablehlo.broadcast_in_dim %cst_757, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %2552 = stablehlo.multiply %2551, %arg188 : tensor<8xf32>
      %2553 = stablehlo.add %2550, %2552 : tensor<8xf32>
      %cst_758 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2554 = stablehlo.broadcast_in_dim %cst_758, dims = [] : (tensor<f32>) -> tensor<10xf32>
      %2555 = stablehlo.multiply %2554, %2187 : tensor<10xf32>
      %2556 = stablehlo.subtract %arg127, %2555 : tensor<10xf32>
      %cst_759 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2557 = stablehlo.broadcast_in_dim %cst_759, dims = [] : (tensor<f32>) -> tensor<64x10xf32>
      %2558 = stablehlo.multiply %2557, %2193 : tensor<64x10xf32>
      %2559 = stablehlo.subtract %arg128, %2558 : tensor<64x10xf32>
      %cst_760 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2560 = stablehlo.broadcast_in_dim %cst_760, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %2561 = stablehlo.multiply %2560, %2199 : tensor<8xf32>
      %2562 = stablehlo.subtract %arg129, %2561 : tensor<8xf32>
      %cst_761 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2563 = stablehlo.broadcast_in_dim %cst_761, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
      %2564 = stablehlo.multiply %2563, %2205 : tensor<3x3x8x8xf32>
      %2565 = stablehlo.subtract %arg130, %2564 : tensor<3x3x8x8xf32>
      %cst_762 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2566 = stablehlo.broadcast_in_dim %cst_762, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %2567 = stablehlo.multiply %2566, %2211 : tensor<8xf32>
      %2568 = stablehlo.subtract %arg131, %2567 : tensor<8xf32>
      %cst_763 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2569 = stablehlo.broadcast_in_dim %cst_763, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %2570 = stablehlo.multiply %2569, %2217 : tensor<8xf32>
      %2571 = stablehlo.subtract %arg132, %2570 : tensor<8xf32>
      %cst_764 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2572 = stablehlo.broadcast_in_dim %cst_764, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
      %2573 = stablehlo.multiply %2572, %2223 : tensor<3x3x8x8xf32>
      %2574 = stablehlo.subtract %arg133, %2573 : tensor<3x3x8x8xf32>
      %cst_765 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2575 = stablehlo.broadcast_in_dim %cst_765, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %2576 = stablehlo.multiply %2575, %2229 : tensor<8xf32>
      %2577 = stablehlo.subtract %arg134, %2576 : tensor<8xf32>
      %cst_766 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2578 = stablehlo.broadcast_in_dim %cst_766, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %2579 = stablehlo.multiply %2578, %2235 : tensor<8xf32>
      %2580 = stablehlo.subtract %arg135, %2579 : tensor<8xf32>
      %cst_767 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2581 = stablehlo.broadcast_in_dim %cst_767, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
      %2582 = stablehlo.multiply %2581, %2241 : tensor<3x3x8x8xf32>
      %2583 = stablehlo.subtract %arg136, %2582 : tensor<3x3x8x8xf32>
      %cst_768 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2584 = stablehlo.broadcast_in_dim %cst_768, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %2585 = stablehlo.multiply %2584, %2247 : tensor<8xf32>
      %2586 = stablehlo.subtract %arg137, %2585 : tensor<8xf32>
      %cst_769 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2587 = stablehlo.broadcast_in_dim %cst_769, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %2588 = stablehlo.multiply %2587, %2253 : tensor<8xf32>
      %2589 = stablehlo.subtract %arg138, %2588 : tensor<8xf32>
      %cst_770 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2590 = stablehlo.broadcast_in_dim %cst_770, dims = [] : (tensor<f32>) -> tensor<3x3x8x8xf32>
      %2591 = stablehlo.multiply %2590, %2259 : tensor<3x3x8x8xf32>
      %2592 = stablehlo.subtract %arg139, %2591 : tensor<3x3x8x8xf32>
      %cst_771 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2593 = stablehlo.broadcast_in_dim %cst_771, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %2594 = stablehlo.multiply %2593, %2265 : tensor<8xf32>
      %2595 = stablehlo.subtract %arg140, %2594 : tensor<8xf32>
      %cst_772 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2596 = stablehlo.broadcast_in_dim %cst_772, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %2597 = stablehlo.multiply %2596, %2271 : tensor<16xf32>
      %2598 = stablehlo.subtract %arg141, %2597 : tensor<16xf32>
      %cst_773 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2599 = stablehlo.broadcast_in_dim %cst_773, dims = [] : (tensor<f32>) -> tensor<3x3x8x16xf32>
      %2600 = stablehlo.multiply %2599, %2277 : tensor<3x3x8x16xf32>
      %2601 = stablehlo.subtract %arg142, %2600 : tensor<3x3x8x16xf32>
      %cst_774 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2602 = stablehlo.broadcast_in_dim %cst_774, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %2603 = stablehlo.multiply %2602, %2283 : tensor<16xf32>
      %2604 = stablehlo.subtract %arg143, %2603 : tensor<16xf32>
      %cst_775 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2605 = stablehlo.broadcast_in_dim %cst_775, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %2606 = stablehlo.multiply %2605, %2289 : tensor<16xf32>
      %2607 = stablehlo.subtract %arg144, %2606 : tensor<16xf32>
      %cst_776 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2608 = stablehlo.broadcast_in_dim %cst_776, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
      %2609 = stablehlo.multiply %2608, %2295 : tensor<3x3x16x16xf32>
      %2610 = stablehlo.subtract %arg145, %2609 : tensor<3x3x16x16xf32>
      %cst_777 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2611 = stablehlo.broadcast_in_dim %cst_777, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %2612 = stablehlo.multiply %2611, %2301 : tensor<16xf32>
      %2613 = stablehlo.subtract %arg146, %2612 : tensor<16xf32>
      %cst_778 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2614 = stablehlo.broadcast_in_dim %cst_778, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %2615 = stablehlo.multiply %2614, %2307 : tensor<16xf32>
      %2616 = stablehlo.subtract %arg147, %2615 : tensor<16xf32>
      %cst_779 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2617 = stablehlo.broadcast_in_dim %cst_779, dims = [] : (tensor<f32>) -> tensor<1x1x8x16xf32>
      %2618 = stablehlo.multiply %2617, %2313 : tensor<1x1x8x16xf32>
      %2619 = stablehlo.subtract %arg148, %2618 : tensor<1x1x8x16xf32>
      %cst_780 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2620 = stablehlo.broadcast_in_dim %cst_780, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %2621 = stablehlo.multiply %2620, %2319 : tensor<16xf32>
      %2622 = stablehlo.subtract %arg149, %2621 : tensor<16xf32>
      %cst_781 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2623 = stablehlo.broadcast_in_dim %cst_781, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %2624 = stablehlo.multiply %2623, %2325 : tensor<16xf32>
      %2625 = stablehlo.subtract %arg150, %2624 : tensor<16xf32>
      %cst_782 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2626 = stablehlo.broadcast_in_dim %cst_782, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
      %2627 = stablehlo.multiply %2626, %2331 : tensor<3x3x16x16xf32>
      %2628 = stablehlo.subtract %arg151, %2627 : tensor<3x3x16x16xf32>
      %cst_783 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2629 = stablehlo.broadcast_in_dim %cst_783, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %2630 = stablehlo.multiply %2629, %2337 : tensor<16xf32>
      %2631 = stablehlo.subtract %arg152, %2630 : tensor<16xf32>
      %cst_784 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2632 = stablehlo.broadcast_in_dim %cst_784, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %2633 = stablehlo.multiply %2632, %2343 : tensor<16xf32>
      %2634 = stablehlo.subtract %arg153, %2633 : tensor<16xf32>
      %cst_785 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2635 = stablehlo.broadcast_in_dim %cst_785, dims = [] : (tensor<f32>) -> tensor<3x3x16x16xf32>
      %2636 = stablehlo.multiply %2635, %2349 : tensor<3x3x16x16xf32>
      %2637 = stablehlo.subtract %arg154, %2636 : tensor<3x3x16x16xf32>
      %cst_786 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2638 = stablehlo.broadcast_in_dim %cst_786, dims = [] : (tensor<f32>) -> tensor<16xf32>
      %2639 = stablehlo.multiply %2638, %2355 : tensor<16xf32>
      %2640 = stablehlo.subtract %arg155, %2639 : tensor<16xf32>
      %cst_787 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2641 = stablehlo.broadcast_in_dim %cst_787, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2642 = stablehlo.multiply %2641, %2361 : tensor<32xf32>
      %2643 = stablehlo.subtract %arg156, %2642 : tensor<32xf32>
      %cst_788 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2644 = stablehlo.broadcast_in_dim %cst_788, dims = [] : (tensor<f32>) -> tensor<3x3x16x32xf32>
      %2645 = stablehlo.multiply %2644, %2367 : tensor<3x3x16x32xf32>
      %2646 = stablehlo.subtract %arg157, %2645 : tensor<3x3x16x32xf32>
      %cst_789 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2647 = stablehlo.broadcast_in_dim %cst_789, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2648 = stablehlo.multiply %2647, %2373 : tensor<32xf32>
      %2649 = stablehlo.subtract %arg158, %2648 : tensor<32xf32>
      %cst_790 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2650 = stablehlo.broadcast_in_dim %cst_790, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2651 = stablehlo.multiply %2650, %2379 : tensor<32xf32>
      %2652 = stablehlo.subtract %arg159, %2651 : tensor<32xf32>
      %cst_791 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2653 = stablehlo.broadcast_in_dim %cst_791, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
      %2654 = stablehlo.multiply %2653, %2385 : tensor<3x3x32x32xf32>
      %2655 = stablehlo.subtract %arg160, %2654 : tensor<3x3x32x32xf32>
      %cst_792 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2656 = stablehlo.broadcast_in_dim %cst_792, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2657 = stablehlo.multiply %2656, %2391 : tensor<32xf32>
      %2658 = stablehlo.subtract %arg161, %2657 : tensor<32xf32>
      %cst_793 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2659 = stablehlo.broadcast_in_dim %cst_793, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2660 = stablehlo.multiply %2659, %2397 : tensor<32xf32>
      %2661 = stablehlo.subtract %arg162, %2660 : tensor<32xf32>
      %cst_794 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2662 = stablehlo.broadcast_in_dim %cst_794, dims = [] : (tensor<f32>) -> tensor<1x1x16x32xf32>
      %2663 = stablehlo.multiply %2662, %2403 : tensor<1x1x16x32xf32>
      %2664 = stablehlo.subtract %arg163, %2663 : tensor<1x1x16x32xf32>
      %cst_795 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2665 = stablehlo.broadcast_in_dim %cst_795, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2666 = stablehlo.multiply %2665, %2409 : tensor<32xf32>
      %2667 = stablehlo.subtract %arg164, %2666 : tensor<32xf32>
      %cst_796 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2668 = stablehlo.broadcast_in_dim %cst_796, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2669 = stablehlo.multiply %2668, %2415 : tensor<32xf32>
      %2670 = stablehlo.subtract %arg165, %2669 : tensor<32xf32>
      %cst_797 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2671 = stablehlo.broadcast_in_dim %cst_797, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
      %2672 = stablehlo.multiply %2671, %2421 : tensor<3x3x32x32xf32>
      %2673 = stablehlo.subtract %arg166, %2672 : tensor<3x3x32x32xf32>
      %cst_798 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2674 = stablehlo.broadcast_in_dim %cst_798, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2675 = stablehlo.multiply %2674, %2427 : tensor<32xf32>
      %2676 = stablehlo.subtract %arg167, %2675 : tensor<32xf32>
      %cst_799 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2677 = stablehlo.broadcast_in_dim %cst_799, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2678 = stablehlo.multiply %2677, %2433 : tensor<32xf32>
      %2679 = stablehlo.subtract %arg168, %2678 : tensor<32xf32>
      %cst_800 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2680 = stablehlo.broadcast_in_dim %cst_800, dims = [] : (tensor<f32>) -> tensor<3x3x32x32xf32>
      %2681 = stablehlo.multiply %2680, %2439 : tensor<3x3x32x32xf32>
      %2682 = stablehlo.subtract %arg169, %2681 : tensor<3x3x32x32xf32>
      %cst_801 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2683 = stablehlo.broadcast_in_dim %cst_801, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2684 = stablehlo.multiply %2683, %2445 : tensor<32xf32>
      %2685 = stablehlo.subtract %arg170, %2684 : tensor<32xf32>
      %cst_802 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2686 = stablehlo.broadcast_in_dim %cst_802, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %2687 = stablehlo.multiply %2686, %2451 : tensor<64xf32>
      %2688 = stablehlo.subtract %arg171, %2687 : tensor<64xf32>
      %cst_803 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2689 = stablehlo.broadcast_in_dim %cst_803, dims = [] : (tensor<f32>) -> tensor<3x3x32x64xf32>
      %2690 = stablehlo.multiply %2689, %2457 : tensor<3x3x32x64xf32>
      %2691 = stablehlo.subtract %arg172, %2690 : tensor<3x3x32x64xf32>
      %cst_804 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2692 = stablehlo.broadcast_in_dim %cst_804, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %2693 = stablehlo.multiply %2692, %2463 : tensor<64xf32>
      %2694 = stablehlo.subtract %arg173, %2693 : tensor<64xf32>
      %cst_805 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2695 = stablehlo.broadcast_in_dim %cst_805, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %2696 = stablehlo.multiply %2695, %2469 : tensor<64xf32>
      %2697 = stablehlo.subtract %arg174, %2696 : tensor<64xf32>
      %cst_806 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2698 = stablehlo.broadcast_in_dim %cst_806, dims = [] : (tensor<f32>) -> tensor<3x3x64x64xf32>
      %2699 = stablehlo.multiply %2698, %2475 : tensor<3x3x64x64xf32>
      %2700 = stablehlo.subtract %arg175, %2699 : tensor<3x3x64x64xf32>
      %cst_807 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2701 = stablehlo.broadcast_in_dim %cst_807, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %2702 = stablehlo.multiply %2701, %2481 : tensor<64xf32>
      %2703 = stablehlo.subtract %arg176, %2702 : tensor<64xf32>
      %cst_808 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2704 = stablehlo.broadcast_in_dim %cst_808, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %2705 = stablehlo.multiply %2704, %2487 : tensor<64xf32>
      %2706 = stablehlo.subtract %arg177, %2705 : tensor<64xf32>
      %cst_809 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2707 = stablehlo.broadcast_in_dim %cst_809, dims = [] : (tensor<f32>) -> tensor<1x1x32x64xf32>
      %2708 = stablehlo.multiply %2707, %2493 : tensor<1x1x32x64xf32>
      %2709 = stablehlo.subtract %arg178, %2708 : tensor<1x1x32x64xf32>
      %cst_810 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2710 = stablehlo.broadcast_in_dim %cst_810, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %2711 = stablehlo.multiply %2710, %2499 : tensor<64xf32>
      %2712 = stablehlo.subtract %arg179, %2711 : tensor<64xf32>
      %cst_811 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2713 = stablehlo.broadcast_in_dim %cst_811, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %2714 = stablehlo.multiply %2713, %2505 : tensor<64xf32>
      %2715 = stablehlo.subtract %arg180, %2714 : tensor<64xf32>
      %cst_812 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2716 = stablehlo.broadcast_in_dim %cst_812, dims = [] : (tensor<f32>) -> tensor<3x3x64x64xf32>
      %2717 = stablehlo.multiply %2716, %2511 : tensor<3x3x64x64xf32>
      %2718 = stablehlo.subtract %arg181, %2717 : tensor<3x3x64x64xf32>
      %cst_813 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2719 = stablehlo.broadcast_in_dim %cst_813, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %2720 = stablehlo.multiply %2719, %2517 : tensor<64xf32>
      %2721 = stablehlo.subtract %arg182, %2720 : tensor<64xf32>
      %cst_814 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2722 = stablehlo.broadcast_in_dim %cst_814, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %2723 = stablehlo.multiply %2722, %2523 : tensor<64xf32>
      %2724 = stablehlo.subtract %arg183, %2723 : tensor<64xf32>
      %cst_815 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2725 = stablehlo.broadcast_in_dim %cst_815, dims = [] : (tensor<f32>) -> tensor<3x3x64x64xf32>
      %2726 = stablehlo.multiply %2725, %2529 : tensor<3x3x64x64xf32>
      %2727 = stablehlo.subtract %arg184, %2726 : tensor<3x3x64x64xf32>
      %cst_816 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2728 = stablehlo.broadcast_in_dim %cst_816, dims = [] : (tensor<f32>) -> tensor<64xf32>
      %2729 = stablehlo.multiply %2728, %2535 : tensor<64xf32>
      %2730 = stablehlo.subtract %arg185, %2729 : tensor<64xf32>
      %cst_817 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2731 = stablehlo.broadcast_in_dim %cst_817, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %2732 = stablehlo.multiply %2731, %2541 : tensor<8xf32>
      %2733 = stablehlo.subtract %arg186, %2732 : tensor<8xf32>
      %cst_818 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2734 = stablehlo.broadcast_in_dim %cst_818, dims = [] : (tensor<f32>) -> tensor<3x3x3x8xf32>
      %2735 = stablehlo.multiply %2734, %2547 : tensor<3x3x3x8xf32>
      %2736 = stablehlo.subtract %arg187, %2735 : tensor<3x3x3x8xf32>
      %cst_819 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2737 = stablehlo.broadcast_in_dim %cst_819, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %2738 = stablehlo.multiply %2737, %2553 : tensor<8xf32>
      %2739 = stablehlo.subtract %arg188, %2738 : tensor<8xf32>
      %2740 = func.call @argmax(%1083) : (tensor<2x10xf32>) -> tensor<2xi32>
      %2741 = stablehlo.compare EQ, %2740, %arg252, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %2742 = stablehlo.convert %2741 : (tensor<2xi1>) -> tensor<2xi32>
      %c_820 = stablehlo.constant dense<0> : tensor<i32>
      %2743 = stablehlo.reduce(%2742 init: %c_820) applies stablehlo.add across dimensions = [0] : (tensor<2xi32>, tensor<i32>) -> tensor<i32>
      %2744 = "stablehlo.all_reduce"(%1094) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<f32>
        stablehlo.return %2747 : tensor<f32>
      }) : (tensor<f32>) -> tensor<f32>
      %cst_821 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
      %2745 = stablehlo.divide %2744, %cst_821 : tensor<f32>
      %2746 = "stablehlo.all_reduce"(%2743) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg254: tensor<i32>, %arg255: tensor<i32>):
        %2747 = stablehlo.add %arg254, %arg255 : tensor<i32>
        stablehlo.return %2747 : tensor<i32>
      }) : (tensor<i32>) -> tensor<i32>
      sdy.return %2745, %2746, %2556, %2559, %2562, %2565, %2568, %2571, %2574, %2577, %2580, %2583, %2586, %2589, %2592, %2595, %2598, %2601, %2604, %2607, %2610, %2613, %2616, %2619, %2622, %2625, %2628, %2631, %2634, %2637, %2640, %2643, %2646, %2649, %2652, %2655, %2658, %2661, %2664, %2667, %2670, %2673, %2676, %2679, %2682, %2685, %2688, %2691, %2694, %2697, %2700, %2703, %2706, %2709, %2712, %2715, %2718, %2721, %2724, %2727, %2730, %2733, %2736, %2739, %2187, %2193, %2199, %2205, %2211, %2217, %2223, %2229, %2235, %2241, %2247, %2253, %2259, %2265, %2271, %2277, %2283, %2289, %2295, %2301, %2307, %2313, %2319, %2325, %2331, %2337, %2343, %2349, %2355, %2361, %2367, %2373, %2379, %2385, %2391, %2397, %2403, %2409, %2415, %2421, %2427, %2433, %2439, %2445, %2451, %2457, %2463, %2469, %2475, %2481, %2487, %2493, %2499, %2505, %2511, %2517, %2523, %2529, %2535, %2541, %2547, %2553 : tensor<f32>, tensor<i32>, tensor<10xf32>, tensor<64x10xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<16xf32>, tensor<3x3x8x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<1x1x8x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<32xf32>, tensor<3x3x16x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<1x1x16x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<64xf32>, tensor<3x3x32x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<3x3x64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<1x1x32x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<3x3x64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<3x3x64x64xf32>, tensor<64xf32>, tensor<8xf32>, tensor<3x3x3x8xf32>, tensor<8xf32>, tensor<10xf32>, tensor<64x10xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<16xf32>, tensor<3x3x8x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<1x1x8x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<32xf32>, tensor<3x3x16x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<1x1x16x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<64xf32>, tensor<3x3x32x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<3x3x64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<1x1x32x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<3x3x64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<3x3x64x64xf32>, tensor<64xf32>, tensor<8xf32>, tensor<3x3x3x8xf32>, tensor<8xf32>
    } : (tensor<10xf32>, tensor<64x10xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<16xf32>, tensor<3x3x8x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<1x1x8x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<32xf32>, tensor<3x3x16x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<1x1x16x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<64xf32>, tensor<3x3x32x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<3x3x64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<1x1x32x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<3x3x64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<3x3x64x64xf32>, tensor<64xf32>, tensor<8xf32>, tensor<3x3x3x8xf32>, tensor<8xf32>, tensor<10xf32>, tensor<64x10xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<16xf32>, tensor<3x3x8x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<1x1x8x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<32xf32>, tensor<3x3x16x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<1x1x16x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<64xf32>, tensor<3x3x32x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<3x3x64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<1x1x32x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<3x3x64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<3x3x64x64xf32>, tensor<64xf32>, tensor<8xf32>, tensor<3x3x3x8xf32>, tensor<8xf32>, tensor<16x32x32x3xui8>, tensor<16xi32>, tensor<2xui32>) -> (tensor<f32>, tensor<i32>, tensor<10xf32>, tensor<64x10xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<16xf32>, tensor<3x3x8x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<1x1x8x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<32xf32>, tensor<3x3x16x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<1x1x16x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<64xf32>, tensor<3x3x32x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<3x3x64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<1x1x32x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<3x3x64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<3x3x64x64xf32>, tensor<64xf32>, tensor<8xf32>, tensor<3x3x3x8xf32>, tensor<8xf32>, tensor<10xf32>, tensor<64x10xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<16xf32>, tensor<3x3x8x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<1x1x8x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<32xf32>, tensor<3x3x16x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<1x1x16x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<64xf32>, tensor<3x3x32x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<3x3x64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<1x1x32x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<3x3x64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<3x3x64x64xf32>, tensor<64xf32>, tensor<8xf32>, tensor<3x3x3x8xf32>, tensor<8xf32>)
    return %0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6, %0#7, %0#8, %0#9, %0#10, %0#11, %0#12, %0#13, %0#14, %0#15, %0#16, %0#17, %0#18, %0#19, %0#20, %0#21, %0#22, %0#23, %0#24, %0#25, %0#26, %0#27, %0#28, %0#29, %0#30, %0#31, %0#32, %0#33, %0#34, %0#35, %0#36, %0#37, %0#38, %0#39, %0#40, %0#41, %0#42, %0#43, %0#44, %0#45, %0#46, %0#47, %0#48, %0#49, %0#50, %0#51, %0#52, %0#53, %0#54, %0#55, %0#56, %0#57, %0#58, %0#59, %0#60, %0#61, %0#62, %0#63, %0#64, %0#65, %0#66, %0#67, %0#68, %0#69, %0#70, %0#71, %0#72, %0#73, %0#74, %0#75, %0#76, %0#77, %0#78, %0#79, %0#80, %0#81, %0#82, %0#83, %0#84, %0#85, %0#86, %0#87, %0#88, %0#89, %0#90, %0#91, %0#92, %0#93, %0#94, %0#95, %0#96, %0#97, %0#98, %0#99, %0#100, %0#101, %0#102, %0#103, %0#104, %0#105, %0#106, %0#107, %0#108, %0#109, %0#110, %0#111, %0#112, %0#113, %0#114, %0#115, %0#116, %0#117, %0#118, %0#119, %0#120, %0#121, %0#122, %0#123, %0#124, %0#125 : tensor<f32>, tensor<i32>, tensor<10xf32>, tensor<64x10xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<16xf32>, tensor<3x3x8x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<1x1x8x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<32xf32>, tensor<3x3x16x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<1x1x16x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<64xf32>, tensor<3x3x32x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<3x3x64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<1x1x32x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<3x3x64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<3x3x64x64xf32>, tensor<64xf32>, tensor<8xf32>, tensor<3x3x3x8xf32>, tensor<8xf32>, tensor<10xf32>, tensor<64x10xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<16xf32>, tensor<3x3x8x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<1x1x8x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<32xf32>, tensor<3x3x16x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<1x1x16x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<64xf32>, tensor<3x3x32x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<3x3x64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<1x1x32x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<3x3x64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<3x3x64x64xf32>, tensor<64xf32>, tensor<8xf32>, tensor<3x3x3x8xf32>, tensor<8xf32>
  }
  func.func private @_threefry_fold_in(%arg0: tensor<2xui32>, %arg1: tensor<ui32>) -> tensor<2xui32> {
    %c = stablehlo.constant dense<32> : tensor<ui32>
    %0 = stablehlo.shift_right_logical %arg1, %c : tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %c_0 = stablehlo.constant dense<4294967295> : tensor<ui32>
    %2 = stablehlo.and %arg1, %c_0 : tensor<ui32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %4 = stablehlo.concatenate %1, %3, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
    %5 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %6 = stablehlo.reshape %5 : (tensor<1xui32>) -> tensor<ui32>
    %7 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %8 = stablehlo.reshape %7 : (tensor<1xui32>) -> tensor<ui32>
    %9 = stablehlo.slice %4 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %10 = stablehlo.slice %4 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %11:2 = call @threefry2x32(%6, %8, %9, %10) : (tensor<ui32>, tensor<ui32>, tensor<1xui32>, tensor<1xui32>) -> (tensor<1xui32>, tensor<1xui32>)
    %12 = stablehlo.concatenate %11#0, %11#1, dim = 0 : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
    return %12 : tensor<2xui32>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<1xui32>, %arg3: tensor<1xui32>) -> (tensor<1xui32>, tensor<1xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<1xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<1xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<1xui32>, tensor<1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @closed_call(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<1xui32>, tensor<1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<1xui32>, tensor<1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<1xui32>, tensor<1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<1xui32>, tensor<1xui32>
  }
  func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<1xui32>, %arg2: tensor<1xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<1xui32>, tensor<1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<1xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<1xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<1xui32>
    %9 = stablehlo.or %5, %8 : tensor<1xui32>
    %10 = stablehlo.xor %3, %9 : tensor<1xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<1xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<1xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<1xui32>
    %19 = stablehlo.or %15, %18 : tensor<1xui32>
    %20 = stablehlo.xor %13, %19 : tensor<1xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<1xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<1xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<1xui32>
    %29 = stablehlo.or %25, %28 : tensor<1xui32>
    %30 = stablehlo.xor %23, %29 : tensor<1xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<1xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<1xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<1xui32>
    %39 = stablehlo.or %35, %38 : tensor<1xui32>
    %40 = stablehlo.xor %33, %39 : tensor<1xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %42 = stablehlo.add %33, %41 : tensor<1xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %44 = stablehlo.add %40, %43 : tensor<1xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<1xui32>
    %48 = stablehlo.add %44, %47 : tensor<1xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<1xui32>, tensor<1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @relu(%arg0: tensor<2x32x32x8xf32>) -> tensor<2x32x32x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x32x32x8xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<2x32x32x8xf32>
    return %1 : tensor<2x32x32x8xf32>
  }
  func.func private @relu_0(%arg0: tensor<2x16x16x8xf32>) -> tensor<2x16x16x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x16x16x8xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<2x16x16x8xf32>
    return %1 : tensor<2x16x16x8xf32>
  }
  func.func private @relu_1(%arg0: tensor<2x8x8x16xf32>) -> tensor<2x8x8x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x8x8x16xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<2x8x8x16xf32>
    return %1 : tensor<2x8x8x16xf32>
  }
  func.func private @relu_2(%arg0: tensor<2x4x4x32xf32>) -> tensor<2x4x4x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4x4x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<2x4x4x32xf32>
    return %1 : tensor<2x4x4x32xf32>
  }
  func.func private @relu_3(%arg0: tensor<2x2x2x64xf32>) -> tensor<2x2x2x64xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x2x64xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<2x2x2x64xf32>
    return %1 : tensor<2x2x2x64xf32>
  }
  func.func private @_bernoulli(%arg0: tensor<2xui32>, %arg1: tensor<f32>) -> tensor<2x64xi1> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<2x64xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %2 = stablehlo.compare LT, %0, %1, FLOAT : (tensor<2x64xf32>, tensor<2x64xf32>) -> tensor<2x64xi1>
    return %2 : tensor<2x64xi1>
  }
  func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<2x64xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.convert %arg2 : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %4 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %7 = stablehlo.reshape %6 : (tensor<1xui32>) -> tensor<ui32>
    %8 = stablehlo.iota dim = 0 : tensor<2x64xui64>
    %9 = stablehlo.iota dim = 1 : tensor<2x64xui64>
    %c = stablehlo.constant dense<64> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<2x64xui64>
    %11 = stablehlo.multiply %10, %8 : tensor<2x64xui64>
    %c_0 = stablehlo.constant dense<1> : tensor<ui64>
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<2x64xui64>
    %13 = stablehlo.multiply %12, %9 : tensor<2x64xui64>
    %14 = stablehlo.add %11, %13 : tensor<2x64xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %15 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<2x64xui64>
    %16 = stablehlo.shift_right_logical %14, %15 : tensor<2x64xui64>
    %17 = stablehlo.convert %14 : (tensor<2x64xui64>) -> tensor<2x64xui32>
    %18 = stablehlo.convert %16 : (tensor<2x64xui64>) -> tensor<2x64xui32>
    %19:2 = call @threefry2x32_4(%5, %7, %18, %17) : (tensor<ui32>, tensor<ui32>, tensor<2x64xui32>, tensor<2x64xui32>) -> (tensor<2x64xui32>, tensor<2x64xui32>)
    %20 = stablehlo.xor %19#0, %19#1 : tensor<2x64xui32>
    %c_2 = stablehlo.constant dense<9> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<2x64xui32>
    %22 = stablehlo.shift_right_logical %20, %21 : tensor<2x64xui32>
    %c_3 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %23 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<2x64xui32>
    %24 = stablehlo.or %22, %23 : tensor<2x64xui32>
    %25 = stablehlo.bitcast_convert %24 : (tensor<2x64xui32>) -> tensor<2x64xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %27 = stablehlo.subtract %25, %26 : tensor<2x64xf32>
    %28 = stablehlo.subtract %3, %2 : tensor<1x1xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<2x64xf32>
    %30 = stablehlo.multiply %27, %29 : tensor<2x64xf32>
    %31 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<2x64xf32>
    %32 = stablehlo.add %30, %31 : tensor<2x64xf32>
    %33 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<2x64xf32>
    %34 = stablehlo.maximum %33, %32 : tensor<2x64xf32>
    return %34 : tensor<2x64xf32>
  }
  func.func private @threefry2x32_4(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<2x64xui32>, %arg3: tensor<2x64xui32>) -> (tensor<2x64xui32>, tensor<2x64xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<2x64xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<2x64xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<2x64xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<2x64xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<2x64xui32>, tensor<2x64xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @closed_call_5(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<2x64xui32>, tensor<2x64xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<2x64xui32>, tensor<2x64xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<2x64xui32>, tensor<2x64xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<2x64xui32>, tensor<2x64xui32>
  }
  func.func private @closed_call_5(%arg0: tensor<i32>, %arg1: tensor<2x64xui32>, %arg2: tensor<2x64xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<2x64xui32>, tensor<2x64xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<2x64xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<2x64xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<2x64xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<2x64xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<2x64xui32>
    %9 = stablehlo.or %5, %8 : tensor<2x64xui32>
    %10 = stablehlo.xor %3, %9 : tensor<2x64xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<2x64xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<2x64xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<2x64xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<2x64xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<2x64xui32>
    %19 = stablehlo.or %15, %18 : tensor<2x64xui32>
    %20 = stablehlo.xor %13, %19 : tensor<2x64xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<2x64xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<2x64xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<2x64xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<2x64xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<2x64xui32>
    %29 = stablehlo.or %25, %28 : tensor<2x64xui32>
    %30 = stablehlo.xor %23, %29 : tensor<2x64xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<2x64xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<2x64xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<2x64xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<2x64xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<2x64xui32>
    %39 = stablehlo.or %35, %38 : tensor<2x64xui32>
    %40 = stablehlo.xor %33, %39 : tensor<2x64xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<2x64xui32>
    %42 = stablehlo.add %33, %41 : tensor<2x64xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<2x64xui32>
    %44 = stablehlo.add %40, %43 : tensor<2x64xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<2x64xui32>
    %48 = stablehlo.add %44, %47 : tensor<2x64xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<2x64xui32>, tensor<2x64xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @_where(%arg0: tensor<2x64xi1>, %arg1: tensor<2x64xf32>, %arg2: tensor<f32>) -> tensor<2x64xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<2x64xi1>, tensor<2x64xf32>
    return %2 : tensor<2x64xf32>
  }
  func.func private @log_softmax(%arg0: tensor<2x10xf32>) -> (tensor<2x10xf32>, tensor<2x10xf32>, tensor<2x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<2x10xf32>, tensor<f32>) -> tensor<2xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<2xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x10xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x10xf32>
    %6 = stablehlo.exponential %5 : tensor<2x10xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<2x10xf32>, tensor<f32>) -> tensor<2xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %9 = stablehlo.log %8 : tensor<2x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x10xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<2x10xf32>
    return %11, %6, %8 : tensor<2x10xf32>, tensor<2x10xf32>, tensor<2x1xf32>
  }
  func.func private @_one_hot(%arg0: tensor<2xi32>) -> tensor<2x10xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %1 = stablehlo.iota dim = 1 : tensor<1x10xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<2x1xi32>) -> tensor<2x10xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x10xi32>) -> tensor<2x10xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<2x10xi32>, tensor<2x10xi32>) -> tensor<2x10xi1>
    %5 = stablehlo.convert %4 : (tensor<2x10xi1>) -> tensor<2x10xf32>
    return %5 : tensor<2x10xf32>
  }
  func.func private @log_softmax_6(%arg0: tensor<2x10xf32>, %arg1: tensor<2x1xf32>, %arg2: tensor<2x10xf32>) -> tensor<2x10xf32> {
    %0 = stablehlo.negate %arg2 : tensor<2x10xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2x10xf32>, tensor<f32>) -> tensor<2xf32>
    %2 = stablehlo.reshape %1 : (tensor<2xf32>) -> tensor<2x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<2x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<2x1xf32>, tensor<f32>) -> tensor<2xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<2xf32>) -> tensor<2x10xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<2x10xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<2x10xf32>
    return %7 : tensor<2x10xf32>
  }
  func.func private @_where_7(%arg0: tensor<2x64xi1>, %arg1: tensor<2x64xf32>) -> tensor<2x64xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<2x64xi1>, tensor<2x64xf32>
    return %1 : tensor<2x64xf32>
  }
  func.func private @argmax(%arg0: tensor<2x10xf32>) -> tensor<2xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<2x10xi32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<2x10xf32>, tensor<2x10xi32>, tensor<f32>, tensor<i32>) -> (tensor<2xf32>, tensor<2xi32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<f32>, tensor<i32>
    }
    return %1#1 : tensor<2xi32>
  }
}
