module @jit_train_step attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @empty_mesh = <[]> {stablehlo.mesh = {axes = []}}
  sdy.mesh @mesh = <["fsdp"=4, "tp"=2]> {stablehlo.mesh = {axes = [{name = "fsdp", size = 4 : i64}, {name = "tp", size = 2 : i64}]}}
  func.func public @main(%arg0: tensor<512x128xf32>, %arg1: tensor<128xf32>, %arg2: tensor<128xf32>, %arg3: tensor<128xf32>, %arg4: tensor<384x128xf32>, %arg5: tensor<128x384xf32>, %arg6: tensor<128x384xf32>, %arg7: tensor<128x64xf32>, %arg8: tensor<128x128xf32>, %arg9: tensor<128x128xf32>, %arg10: tensor<128x64xf32>, %arg11: tensor<128xf32>, %arg12: tensor<128xf32>, %arg13: tensor<384x128xf32>, %arg14: tensor<128x384xf32>, %arg15: tensor<128x384xf32>, %arg16: tensor<128x64xf32>, %arg17: tensor<128x128xf32>, %arg18: tensor<128x128xf32>, %arg19: tensor<128x64xf32>, %arg20: tensor<128xf32>, %arg21: tensor<128xf32>, %arg22: tensor<384x128xf32>, %arg23: tensor<128x384xf32>, %arg24: tensor<128x384xf32>, %arg25: tensor<128x64xf32>, %arg26: tensor<128x128xf32>, %arg27: tensor<128x128xf32>, %arg28: tensor<128x64xf32>, %arg29: tensor<128xf32>, %arg30: tensor<128xf32>, %arg31: tensor<384x128xf32>, %arg32: tensor<128x384xf32>, %arg33: tensor<128x384xf32>, %arg34: tensor<128x64xf32>, %arg35: tensor<128x128xf32>, %arg36: tensor<128x128xf32>, %arg37: tensor<128x64xf32>, %arg38: tensor<128x512xf32>, %arg39: tensor<512x128xf32>, %arg40: tensor<128xf32>, %arg41: tensor<128xf32>, %arg42: tensor<128xf32>, %arg43: tensor<384x128xf32>, %arg44: tensor<128x384xf32>, %arg45: tensor<128x384xf32>, %arg46: tensor<128x64xf32>, %arg47: tensor<128x128xf32>, %arg48: tensor<128x128xf32>, %arg49: tensor<128x64xf32>, %arg50: tensor<128xf32>, %arg51: tensor<128xf32>, %arg52: tensor<384x128xf32>, %arg53: tensor<128x384xf32>, %arg54: tensor<128x384xf32>, %arg55: tensor<128x64xf32>, %arg56: tensor<128x128xf32>, %arg57: tensor<128x128xf32>, %arg58: tensor<128x64xf32>, %arg59: tensor<128xf32>, %arg60: tensor<128xf32>, %arg61: tensor<384x128xf32>, %arg62: tensor<128x384xf32>, %arg63: tensor<128x384xf32>, %arg64: tensor<128x64xf32>, %arg65: tensor<128x128xf32>, %arg66: tensor<128x128xf32>, %arg67: tensor<128x64xf32>, %arg68: tensor<128xf32>, %arg69: tensor<128xf32>, %arg70: tensor<384x128xf32>, %arg71: tensor<128x384xf32>, %arg72: tensor<128x384xf32>, %arg73: tensor<128x64xf32>, %arg74: tensor<128x128xf32>, %arg75: tensor<128x128xf32>, %arg76: tensor<128x64xf32>, %arg77: tensor<128x512xf32>, %arg78: tensor<512x128xf32>, %arg79: tensor<128xf32>, %arg80: tensor<128xf32>, %arg81: tensor<128xf32>, %arg82: tensor<384x128xf32>, %arg83: tensor<128x384xf32>, %arg84: tensor<128x384xf32>, %arg85: tensor<128x64xf32>, %arg86: tensor<128x128xf32>, %arg87: tensor<128x128xf32>, %arg88: tensor<128x64xf32>, %arg89: tensor<128xf32>, %arg90: tensor<128xf32>, %arg91: tensor<384x128xf32>, %arg92: tensor<128x384xf32>, %arg93: tensor<128x384xf32>, %arg94: tensor<128x64xf32>, %arg95: tensor<128x128xf32>, %arg96: tensor<128x128xf32>, %arg97: tensor<128x64xf32>, %arg98: tensor<128xf32>, %arg99: tensor<128xf32>, %arg100: tensor<384x128xf32>, %arg101: tensor<128x384xf32>, %arg102: tensor<128x384xf32>, %arg103: tensor<128x64xf32>, %arg104: tensor<128x128xf32>, %arg105: tensor<128x128xf32>, %arg106: tensor<128x64xf32>, %arg107: tensor<128xf32>, %arg108: tensor<128xf32>, %arg109: tensor<384x128xf32>, %arg110: tensor<128x384xf32>, %arg111: tensor<128x384xf32>, %arg112: tensor<128x64xf32>, %arg113: tensor<128x128xf32>, %arg114: tensor<128x128xf32>, %arg115: tensor<128x64xf32>, %arg116: tensor<128x512xf32>, %arg117: tensor<i32> {sdy.sharding = #sdy.sharding<@empty_mesh, []>}, %arg118: tensor<8x32xi32>, %arg119: tensor<8x32xi32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<f32> {jax.result_info = "result[1]"}, tensor<512x128xf32> {jax.result_info = "result[2]['embedding']"}, tensor<128xf32> {jax.result_info = "result[2]['final_norm']"}, tensor<128xf32> {jax.result_info = "result[2]['layers'][0]['attention_norm']"}, tensor<128xf32> {jax.result_info = "result[2]['layers'][0]['mlp_norm']"}, tensor<384x128xf32> {jax.result_info = "result[2]['layers'][0]['w_down']"}, tensor<128x384xf32> {jax.result_info = "result[2]['layers'][0]['w_gate']"}, tensor<128x384xf32> {jax.result_info = "result[2]['layers'][0]['w_up']"}, tensor<128x64xf32> {jax.result_info = "result[2]['layers'][0]['wk']"}, tensor<128x128xf32> {jax.result_info = "result[2]['layers'][0]['wo']"}, tensor<128x128xf32> {jax.result_info = "result[2]['layers'][0]['wq']"}, tensor<128x64xf32> {jax.result_info = "result[2]['layers'][0]['wv']"}, tensor<128xf32> {jax.result_info = "result[2]['layers'][1]['attention_norm']"}, tensor<128xf32> {jax.result_info = "result[2]['layers'][1]['mlp_norm']"}, tensor<384x128xf32> {jax.result_info = "result[2]['layers'][1]['w_down']"}, tensor<128x384xf32> {jax.result_info = "result[2]['layers'][1]['w_gate']"}, tensor<128x384xf32> {jax.result_info = "result[2]['layers'][1]['w_up']"}, tensor<128x64xf32> {jax.result_info = "result[2]['layers'][1]['wk']"}, tensor<128x128xf32> {jax.result_info = "result[2]['layers'][1]['wo']"}, tensor<128x128xf32> {jax.result_info = "result[2]['layers'][1]['wq']"}, tensor<128x64xf32> {jax.result_info = "result[2]['layers'][1]['wv']"}, tensor<128xf32> {jax.result_info = "result[2]['layers'][2]['attention_norm']"}, tensor<128xf32> {jax.result_info = "result[2]['layers'][2]['mlp_norm']"}, tensor<384x128xf32> {jax.result_info = "result[2]['layers'][2]['w_down']"}, tensor<128x384xf32> {jax.result_info = "result[2]['layers'][2]['w_gate']"}, tensor<128x384xf32> {jax.result_info = "result[2]['layers'][2]['w_up']"}, tensor<128x64xf32> {jax.result_info = "result[2]['layers'][2]['wk']"}, tensor<128x128xf32> {jax.result_info = "result[2]['layers'][2]['wo']"}, tensor<128x128xf32> {jax.result_info = "result[2]['layers'][2]['wq']"}, tensor<128x64xf32> {jax.result_info = "result[2]['layers'][2]['wv']"}, tensor<128xf32> {jax.result_info = "result[2]['layers'][3]['attention_norm']"}, tensor<128xf32> {jax.result_info = "result[2]['layers'][3]['mlp_norm']"}, tensor<384x128xf32> {jax.result_info = "result[2]['layers'][3]['w_down']"}, tensor<128x384xf32> {jax.result_info = "result[2]['layers'][3]['w_gate']"}, tensor<128x384xf32> {jax.result_info = "result[2]['layers'][3]['w_up']"}, tensor<128x64xf32> {jax.result_info = "result[2]['layers'][3]['wk']"}, tensor<128x128xf32> {jax.result_info = "result[2]['layers'][3]['wo']"}, tensor<128x128xf32> {jax.result_info = "result[2]['layers'][3]['wq']"}, tensor<128x64xf32> {jax.result_info = "result[2]['layers'][3]['wv']"}, tensor<128x512xf32> {jax.result_info = "result[2]['output']"}, tensor<512x128xf32> {jax.result_info = "result[3]['embedding']"}, tensor<128xf32> {jax.result_info = "result[3]['final_norm']"}, tensor<128xf32> {jax.result_info = "result[3]['layers'][0]['attention_norm']"}, tensor<128xf32> {jax.result_info = "result[3]['layers'][0]['mlp_norm']"}, tensor<384x128xf32> {jax.result_info = "result[3]['layers'][0]['w_down']"}, tensor<128x384xf32> {jax.result_info = "result[3]['layers'][0]['w_gate']"}, tensor<128x384xf32> {jax.result_info = "result[3]['layers'][0]['w_up']"}, tensor<128x64xf32> {jax.result_info = "result[3]['layers'][0]['wk']"}, tensor<128x128xf32> {jax.result_info = "result[3]['layers'][0]['wo']"}, tensor<128x128xf32> {jax.result_info = "result[3]['layers'][0]['wq']"}, tensor<128x64xf32> {jax.result_info = "result[3]['layers'][0]['wv']"}, tensor<128xf32> {jax.result_info = "result[3]['layers'][1]['attention_norm']"}, tensor<128xf32> {jax.result_info = "result[3]['layers'][1]['mlp_norm']"}, tensor<384x128xf32> {jax.result_info = "result[3]['layers'][1]['w_down']"}, tensor<128x384xf32> {jax.result_info = "result[3]['layers'][1]['w_gate']"}, tensor<128x384xf32> {jax.result_info = "result[3]['layers'][1]['w_up']"}, tensor<128x64xf32> {jax.result_info = "result[3]['layers'][1]['wk']"}, tensor<128x128xf32> {jax.result_info = "result[3]['layers'][1]['wo']"}, tensor<128x128xf32> {jax.result_info = "result[3]['layers'][1]['wq']"}, tensor<128x64xf32> {jax.result_info = "result[3]['layers'][1]['wv']"}, tensor<128xf32> {jax.result_info = "result[3]['layers'][2]['attention_norm']"}, tensor<128xf32> {jax.result_info = "result[3]['layers'][2]['mlp_norm']"}, tensor<384x128xf32> {jax.result_info = "result[3]['layers'][2]['w_down']"}, tensor<128x384xf32> {jax.result_info = "result[3]['layers'][2]['w_gate']"}, tensor<128x384xf32> {jax.result_info = "result[3]['layers'][2]['w_up']"}, tensor<128x64xf32> {jax.result_info = "result[3]['layers'][2]['wk']"}, tensor<128x128xf32> {jax.result_info = "result[3]['layers'][2]['wo']"}, tensor<128x128xf32> {jax.result_info = "result[3]['layers'][2]['wq']"}, tensor<128x64xf32> {jax.result_info = "result[3]['layers'][2]['wv']"}, tensor<128xf32> {jax.result_info = "result[3]['layers'][3]['attention_norm']"}, tensor<128xf32> {jax.result_info = "result[3]['layers'][3]['mlp_norm']"}, tensor<384x128xf32> {jax.result_info = "result[3]['layers'][3]['w_down']"}, tensor<128x384xf32> {jax.result_info = "result[3]['layers'][3]['w_gate']"}, tensor<128x384xf32> {jax.result_info = "result[3]['layers'][3]['w_up']"}, tensor<128x64xf32> {jax.result_info = "result[3]['layers'][3]['wk']"}, tensor<128x128xf32> {jax.result_info = "result[3]['layers'][3]['wo']"}, tensor<128x128xf32> {jax.result_info = "result[3]['layers'][3]['wq']"}, tensor<128x64xf32> {jax.result_info = "result[3]['layers'][3]['wv']"}, tensor<128x512xf32> {jax.result_info = "result[3]['output']"}, tensor<512x128xf32> {jax.result_info = "result[4]['embedding']"}, tensor<128xf32> {jax.result_info = "result[4]['final_norm']"}, tensor<128xf32> {jax.result_info = "result[4]['layers'][0]['attention_norm']"}, tensor<128xf32> {jax.result_info = "result[4]['layers'][0]['mlp_norm']"}, tensor<384x128xf32> {jax.result_info = "result[4]['layers'][0]['w_down']"}, tensor<128x384xf32> {jax.result_info = "result[4]['layers'][0]['w_gate']"}, tensor<128x384xf32> {jax.result_info = "result[4]['layers'][0]['w_up']"}, tensor<128x64xf32> {jax.result_info = "result[4]['layers'][0]['wk']"}, tensor<128x128xf32> {jax.result_info = "result[4]['layers'][0]['wo']"}, tensor<128x128xf32> {jax.result_info = "result[4]['layers'][0]['wq']"}, tensor<128x64xf32> {jax.result_info = "result[4]['layers'][0]['wv']"}, tensor<128xf32> {jax.result_info = "result[4]['layers'][1]['attention_norm']"}, tensor<128xf32> {jax.result_info = "result[4]['layers'][1]['mlp_norm']"}, tensor<384x128xf32> {jax.result_info = "result[4]['layers'][1]['w_down']"}, tensor<128x384xf32> {jax.result_info = "result[4]['layers'][1]['w_gate']"}, tensor<128x384xf32> {jax.result_info = "result[4]['layers'][1]['w_up']"}, tensor<128x64xf32> {jax.result_info = "result[4]['layers'][1]['wk']"}, tensor<128x128xf32> {jax.result_info = "result[4]['layers'][1]['wo']"}, tensor<128x128xf32> {jax.result_info = "result[4]['layers'][1]['wq']"}, tensor<128x64xf32> {jax.result_info = "result[4]['layers'][1]['wv']"}, tensor<128xf32> {jax.result_info = "result[4]['layers'][2]['attention_norm']"}, tensor<128xf32> {jax.result_info = "result[4]['layers'][2]['mlp_norm']"}, tensor<384x128xf32> {jax.result_info = "result[4]['layers'][2]['w_down']"}, tensor<128x384xf32> {jax.result_info = "result[4]['layers'][2]['w_gate']"}, tensor<128x384xf32> {jax.result_info = "result[4]['layers'][2]['w_up']"}, tensor<128x64xf32> {jax.result_info = "result[4]['layers'][2]['wk']"}, tensor<128x128xf32> {jax.result_info = "result[4]['layers'][2]['wo']"}, tensor<128x128xf32> {jax.result_info = "result[4]['layers'][2]['wq']"}, tensor<128x64xf32> {jax.result_info = "result[4]['layers'][2]['wv']"}, tensor<128xf32> {jax.result_info = "result[4]['layers'][3]['attention_norm']"}, tensor<128xf32> {jax.result_info = "result[4]['layers'][3]['mlp_norm']"}, tensor<384x128xf32> {jax.result_info = "result[4]['layers'][3]['w_down']"}, tensor<128x384xf32> {jax.result_info = "result[4]['layers'][3]['w_gate']"}, tensor<128x384xf32> {jax.result_info = "result[4]['layers'][3]['w_up']"}, tensor<128x64xf32> {jax.result_info = "result[4]['layers'][3]['wk']"}, tensor<128x128xf32> {jax.result_info = "result[4]['layers'][3]['wo']"}, tensor<128x128xf32> {jax.result_info = "result[4]['layers'][3]['wq']"}, tensor<128x64xf32> {jax.result_info = "result[4]['layers'][3]['wv']"}, tensor<128x512xf32> {jax.result_info = "result[4]['output']"}) {
    %0:119 = sdy.manual_computation(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %arg28, %arg29, %arg30, %arg31, %arg32, %arg33, %arg34, %arg35, %arg36, %arg37, %arg38, %arg39, %arg40, %arg41, %arg42, %arg43, %arg44, %arg45, %arg46, %arg47, %arg48, %arg49, %arg50, %arg51, %arg52, %arg53, %arg54, %arg55, %arg56, %arg57, %arg58, %arg59, %arg60, %arg61, %arg62, %arg63, %arg64, %arg65, %arg66, %arg67, %arg68, %arg69, %arg70, %arg71, %arg72, %arg73, %arg74, %arg75, %arg76, %arg77, %arg78, %arg79, %arg80, %arg81, %arg82, %arg83, %arg84, %arg85, %arg86, %arg87, %arg88, %arg89, %arg90, %arg91, %arg92, %arg93, %arg94, %arg95, %arg96, %arg97, %arg98, %arg99, %arg100, %arg101, %arg102, %arg103, %arg104, %arg105, %arg106, %arg107, %arg108, %arg109, %arg110, %arg111, %arg112, %arg113, %arg114, %arg115, %arg116, %arg117, %arg118, %arg119) in_shardings=[<@mesh, [{"tp"}, {"fsdp"}]>, <@mesh, [{"fsdp"}]>, <@mesh, [{"fsdp"}]>, <@mesh, [{"fsdp"}]>, <@mesh, [{"tp"}, {"fsdp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"tp"}, {"fsdp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}]>, <@mesh, [{"fsdp"}]>, <@mesh, [{"tp"}, {"fsdp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"tp"}, {"fsdp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}]>, <@mesh, [{"fsdp"}]>, <@mesh, [{"tp"}, {"fsdp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"tp"}, {"fsdp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}]>, <@mesh, [{"fsdp"}]>, <@mesh, [{"tp"}, {"fsdp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"tp"}, {"fsdp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"tp"}, {"fsdp"}]>, <@mesh, [{"fsdp"}]>, <@mesh, [{"fsdp"}]>, <@mesh, [{"fsdp"}]>, <@mesh, [{"tp"}, {"fsdp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"tp"}, {"fsdp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}]>, <@mesh, [{"fsdp"}]>, <@mesh, [{"tp"}, {"fsdp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"tp"}, {"fsdp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}]>, <@mesh, [{"fsdp"}]>, <@mesh, [{"tp"}, {"fsdp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"tp"}, {"fsdp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}]>, <@mesh, [{"fsdp"}]>, <@mesh, [{"tp"}, {"fsdp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"tp"}, {"fsdp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"tp"}, {"fsdp"}]>, <@mesh, [{"fsdp"}]>, <@mesh, [{"fsdp"}]>, <@mesh, [{"fsdp"}]>, <@mesh, [{"tp"}, {"fsdp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"tp"}, {"fsdp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}]>, <@mesh, [{"fsdp"}]>, <@mesh, [{"tp"}, {"fsdp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"tp"}, {"fsdp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}]>, <@mesh, [{"fsdp"}]>, <@mesh, [{"tp"}, {"fsdp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"tp"}, {"fsdp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}]>, <@mesh, [{"fsdp"}]>, <@mesh, [{"tp"}, {"fsdp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"tp"}, {"fsdp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, []>, <@mesh, [{"fsdp"}, {}]>, <@mesh, [{"fsdp"}, {}]>] out_shardings=[<@mesh, []>, <@mesh, []>, <@mesh, [{"tp"}, {"fsdp"}]>, <@mesh, [{"fsdp"}]>, <@mesh, [{"fsdp"}]>, <@mesh, [{"fsdp"}]>, <@mesh, [{"tp"}, {"fsdp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"tp"}, {"fsdp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}]>, <@mesh, [{"fsdp"}]>, <@mesh, [{"tp"}, {"fsdp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"tp"}, {"fsdp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}]>, <@mesh, [{"fsdp"}]>, <@mesh, [{"tp"}, {"fsdp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"tp"}, {"fsdp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}]>, <@mesh, [{"fsdp"}]>, <@mesh, [{"tp"}, {"fsdp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"tp"}, {"fsdp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"tp"}, {"fsdp"}]>, <@mesh, [{"fsdp"}]>, <@mesh, [{"fsdp"}]>, <@mesh, [{"fsdp"}]>, <@mesh, [{"tp"}, {"fsdp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"tp"}, {"fsdp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}]>, <@mesh, [{"fsdp"}]>, <@mesh, [{"tp"}, {"fsdp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"tp"}, {"fsdp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}]>, <@mesh, [{"fsdp"}]>, <@mesh, [{"tp"}, {"fsdp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"tp"}, {"fsdp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}]>, <@mesh, [{"fsdp"}]>, <@mesh, [{"tp"}, {"fsdp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"tp"}, {"fsdp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"tp"}, {"fsdp"}]>, <@mesh, [{"fsdp"}]>, <@mesh, [{"fsdp"}]>, <@mesh, [{"fsdp"}]>, <@mesh, [{"tp"}, {"fsdp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"tp"}, {"fsdp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}]>, <@mesh, [{"fsdp"}]>, <@mesh, [{"tp"}, {"fsdp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"tp"}, {"fsdp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}]>, <@mesh, [{"fsdp"}]>, <@mesh, [{"tp"}, {"fsdp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"tp"}, {"fsdp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}]>, <@mesh, [{"fsdp"}]>, <@mesh, [{"tp"}, {"fsdp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"tp"}, {"fsdp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>, <@mesh, [{"fsdp"}, {"tp"}]>] manual_axes={"fsdp", "tp"} (%arg120: tensor<256x32xf32>, %arg121: tensor<32xf32>, %arg122: tensor<32xf32>, %arg123: tensor<32xf32>, %arg124: tensor<192x32xf32>, %arg125: tensor<32x192xf32>, %arg126: tensor<32x192xf32>, %arg127: tensor<32x32xf32>, %arg128: tensor<64x32xf32>, %arg129: tensor<32x64xf32>, %arg130: tensor<32x32xf32>, %arg131: tensor<32xf32>, %arg132: tensor<32xf32>, %arg133: tensor<192x32xf32>, %arg134: tensor<32x192xf32>, %arg135: tensor<32x192xf32>, %arg136: tensor<32x32xf32>, %arg137: tensor<64x32xf32>, %arg138: tensor<32x64xf32>, %arg139: tensor<32x32xf32>, %arg140: tensor<32xf32>, %arg141: tensor<32xf32>, %arg142: tensor<192x32xf32>, %arg143: tensor<32x192xf32>, %arg144: tensor<32x192xf32>, %arg145: tensor<32x32xf32>, %arg146: tensor<64x32xf32>, %arg147: tensor<32x64xf32>, %arg148: tensor<32x32xf32>, %arg149: tensor<32xf32>, %arg150: tensor<32xf32>, %arg151: tensor<192x32xf32>, %arg152: tensor<32x192xf32>, %arg153: tensor<32x192xf32>, %arg154: tensor<32x32xf32>, %arg155: tensor<64x32xf32>, %arg156: tensor<32x64xf32>, %arg157: tensor<32x32xf32>, %arg158: tensor<32x256xf32>, %arg159: tensor<256x32xf32>, %arg160: tensor<32xf32>, %arg161: tensor<32xf32>, %arg162: tensor<32xf32>, %arg163: tensor<192x32xf32>, %arg164: tensor<32x192xf32>, %arg165: tensor<32x192xf32>, %arg166: tensor<32x32xf32>, %arg167: tensor<64x32xf32>, %arg168: tensor<32x64xf32>, %arg169: tensor<32x32xf32>, %arg170: tensor<32xf32>, %arg171: tensor<32xf32>, %arg172: tensor<192x32xf32>, %arg173: tensor<32x192xf32>, %arg174: tensor<32x192xf32>, %arg175: tensor<32x32xf32>, %arg176: tensor<64x32xf32>, %arg177: tensor<32x64xf32>, %arg178: tensor<32x32xf32>, %arg179: tensor<32xf32>, %arg180: tensor<32xf32>, %arg181: tensor<192x32xf32>, %arg182: tensor<32x192xf32>, %arg183: tensor<32x192xf32>, %arg184: tensor<32x32xf32>, %arg185: tensor<64x32xf32>, %arg186: tensor<32x64xf32>, %arg187: tensor<32x32xf32>, %arg188: tensor<32xf32>, %arg189: tensor<32xf32>, %arg190: tensor<192x32xf32>, %arg191: tensor<32x192xf32>, %arg192: tensor<32x192xf32>, %arg193: tensor<32x32xf32>, %arg194: tensor<64x32xf32>, %arg195: tensor<32x64xf32>, %arg196: tensor<32x32xf32>, %arg197: tensor<32x256xf32>, %arg198: tensor<256x32xf32>, %arg199: tensor<32xf32>, %arg200: tensor<32xf32>, %arg201: tensor<32xf32>, %arg202: tensor<192x32xf32>, %arg203: tensor<32x192xf32>, %arg204: tensor<32x192xf32>, %arg205: tensor<32x32xf32>, %arg206: tensor<64x32xf32>, %arg207: tensor<32x64xf32>, %arg208: tensor<32x32xf32>, %arg209: tensor<32xf32>, %arg210: tensor<32xf32>, %arg211: tensor<192x32xf32>, %arg212: tensor<32x192xf32>, %arg213: tensor<32x192xf32>, %arg214: tensor<32x32xf32>, %arg215: tensor<64x32xf32>, %arg216: tensor<32x64xf32>, %arg217: tensor<32x32xf32>, %arg218: tensor<32xf32>, %arg219: tensor<32xf32>, %arg220: tensor<192x32xf32>, %arg221: tensor<32x192xf32>, %arg222: tensor<32x192xf32>, %arg223: tensor<32x32xf32>, %arg224: tensor<64x32xf32>, %arg225: tensor<32x64xf32>, %arg226: tensor<32x32xf32>, %arg227: tensor<32xf32>, %arg228: tensor<32xf32>, %arg229: tensor<192x32xf32>, %arg230: tensor<32x192xf32>, %arg231: tensor<32x192xf32>, %arg232: tensor<32x32xf32>, %arg233: tensor<64x32xf32>, %arg234: tensor<32x64xf32>, %arg235: tensor<32x32xf32>, %arg236: tensor<32x256xf32>, %arg237: tensor<i32>, %arg238: tensor<2x32xi32>, %arg239: tensor<2x32xi32>) {
      %1 = stablehlo.convert %arg120 : (tensor<256x32xf32>) -> tensor<256x32xbf16>
      %2 = "stablehlo.all_gather"(%1) <{all_gather_dim = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<256x32xbf16>) -> tensor<256x128xbf16>
      %c = stablehlo.constant dense<1> : tensor<ui32>
      %c_0 = stablehlo.constant dense<2> : tensor<ui32>
      %3 = stablehlo.partition_id : tensor<ui32>
      %4 = stablehlo.divide %3, %c : tensor<ui32>
      %5 = stablehlo.remainder %4, %c_0 : tensor<ui32>
      %6 = stablehlo.convert %5 : (tensor<ui32>) -> tensor<i32>
      %c_1 = stablehlo.constant dense<256> : tensor<i32>
      %7 = stablehlo.multiply %6, %c_1 : tensor<i32>
      %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i32>) -> tensor<2x32xi32>
      %9 = stablehlo.subtract %arg238, %8 : tensor<2x32xi32>
      %c_2 = stablehlo.constant dense<0> : tensor<i32>
      %10 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x32xi32>
      %11 = stablehlo.compare GE, %9, %10, SIGNED : (tensor<2x32xi32>, tensor<2x32xi32>) -> tensor<2x32xi1>
      %c_3 = stablehlo.constant dense<256> : tensor<i32>
      %12 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<2x32xi32>
      %13 = stablehlo.compare LT, %9, %12, SIGNED : (tensor<2x32xi32>, tensor<2x32xi32>) -> tensor<2x32xi1>
      %14 = stablehlo.and %11, %13 : tensor<2x32xi1>
      %c_4 = stablehlo.constant dense<0> : tensor<i32>
      %c_5 = stablehlo.constant dense<255> : tensor<i32>
      %15 = func.call @clip(%9, %c_4, %c_5) : (tensor<2x32xi32>, tensor<i32>, tensor<i32>) -> tensor<2x32xi32>
      %c_6 = stablehlo.constant dense<0> : tensor<i32>
      %16 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<2x32xi32>
      %17 = stablehlo.compare LT, %15, %16, SIGNED : (tensor<2x32xi32>, tensor<2x32xi32>) -> tensor<2x32xi1>
      %c_7 = stablehlo.constant dense<256> : tensor<i32>
      %18 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<2x32xi32>
      %19 = stablehlo.add %15, %18 : tensor<2x32xi32>
      %20 = stablehlo.select %17, %19, %15 : tensor<2x32xi1>, tensor<2x32xi32>
      %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<2x32xi32>) -> tensor<2x32x1xi32>
      %22 = "stablehlo.gather"(%2, %21) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 128>}> : (tensor<256x128xbf16>, tensor<2x32x1xi32>) -> tensor<2x32x128xbf16>
      %23 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<2x32xi1>) -> tensor<2x32x1xi1>
      %c_8 = stablehlo.constant dense<0> : tensor<i32>
      %24:2 = func.call @_where(%23, %22, %c_8) : (tensor<2x32x1xi1>, tensor<2x32x128xbf16>, tensor<i32>) -> (tensor<2x32x128xbf16>, tensor<2x32x128xi1>)
      %25 = "stablehlo.all_reduce"(%24#0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1], [2, 3], [4, 5], [6, 7]]> : tensor<4x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg240: tensor<bf16>, %arg241: tensor<bf16>):
        %3384 = stablehlo.add %arg240, %arg241 : tensor<bf16>
        stablehlo.return %3384 : tensor<bf16>
      }) : (tensor<2x32x128xbf16>) -> tensor<2x32x128xbf16>
      %26 = "stablehlo.all_gather"(%arg122) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<32xf32>) -> tensor<128xf32>
      %27 = "stablehlo.all_gather"(%arg123) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<32xf32>) -> tensor<128xf32>
      %28 = stablehlo.convert %arg124 : (tensor<192x32xf32>) -> tensor<192x32xbf16>
      %29 = "stablehlo.all_gather"(%28) <{all_gather_dim = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<192x32xbf16>) -> tensor<192x128xbf16>
      %30 = stablehlo.convert %arg125 : (tensor<32x192xf32>) -> tensor<32x192xbf16>
      %31 = "stablehlo.all_gather"(%30) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<32x192xbf16>) -> tensor<128x192xbf16>
      %32 = stablehlo.convert %arg126 : (tensor<32x192xf32>) -> tensor<32x192xbf16>
      %33 = "stablehlo.all_gather"(%32) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<32x192xbf16>) -> tensor<128x192xbf16>
      %34 = stablehlo.convert %arg127 : (tensor<32x32xf32>) -> tensor<32x32xbf16>
      %35 = "stablehlo.all_gather"(%34) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<32x32xbf16>) -> tensor<128x32xbf16>
      %36 = stablehlo.convert %arg128 : (tensor<64x32xf32>) -> tensor<64x32xbf16>
      %37 = "stablehlo.all_gather"(%36) <{all_gather_dim = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<64x32xbf16>) -> tensor<64x128xbf16>
      %38 = stablehlo.convert %arg129 : (tensor<32x64xf32>) -> tensor<32x64xbf16>
      %39 = "stablehlo.all_gather"(%38) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<32x64xbf16>) -> tensor<128x64xbf16>
      %40 = stablehlo.convert %arg130 : (tensor<32x32xf32>) -> tensor<32x32xbf16>
      %41 = "stablehlo.all_gather"(%40) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<32x32xbf16>) -> tensor<128x32xbf16>
      %42 = stablehlo.convert %25 : (tensor<2x32x128xbf16>) -> tensor<2x32x128xf32>
      %43 = chlo.square %42 : tensor<2x32x128xf32> -> tensor<2x32x128xf32>
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %44 = stablehlo.reduce(%43 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x32x128xf32>, tensor<f32>) -> tensor<2x32xf32>
      %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1] : (tensor<2x32xf32>) -> tensor<2x32x1xf32>
      %cst_9 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
      %46 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x32x1xf32>
      %47 = stablehlo.divide %45, %46 : tensor<2x32x1xf32>
      %cst_10 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
      %48 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x32x1xf32>
      %49 = stablehlo.add %47, %48 : tensor<2x32x1xf32>
      %50 = stablehlo.rsqrt %49 : tensor<2x32x1xf32>
      %51 = stablehlo.broadcast_in_dim %50, dims = [0, 1, 2] : (tensor<2x32x1xf32>) -> tensor<2x32x128xf32>
      %52 = stablehlo.multiply %42, %51 : tensor<2x32x128xf32>
      %53 = stablehlo.broadcast_in_dim %26, dims = [2] : (tensor<128xf32>) -> tensor<1x1x128xf32>
      %54 = stablehlo.broadcast_in_dim %53, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<2x32x128xf32>
      %55 = stablehlo.multiply %52, %54 : tensor<2x32x128xf32>
      %56 = stablehlo.convert %55 : (tensor<2x32x128xf32>) -> tensor<2x32x128xbf16>
      %57 = stablehlo.iota dim = 0 : tensor<32xi32>
      %58 = stablehlo.iota dim = 0 : tensor<8xf32>
      %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %59 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %60 = stablehlo.multiply %59, %58 : tensor<8xf32>
      %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %61 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %62 = stablehlo.add %61, %60 : tensor<8xf32>
      %cst_13 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
      %63 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %64 = stablehlo.divide %62, %63 : tensor<8xf32>
      %65 = stablehlo.broadcast_in_dim %57, dims = [0] : (tensor<32xi32>) -> tensor<32x1xi32>
      %66 = stablehlo.convert %65 : (tensor<32x1xi32>) -> tensor<32x1xf32>
      %67 = stablehlo.negate %64 : tensor<8xf32>
      %cst_14 = stablehlo.constant dense<1.000000e+04> : tensor<f32>
      %68 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %69 = stablehlo.power %68, %67 : tensor<8xf32>
      %70 = stablehlo.broadcast_in_dim %69, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
      %71 = stablehlo.broadcast_in_dim %66, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x8xf32>
      %72 = stablehlo.broadcast_in_dim %70, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<32x8xf32>
      %73 = stablehlo.multiply %71, %72 : tensor<32x8xf32>
      %74 = stablehlo.cosine %73 : tensor<32x8xf32>
      %75 = stablehlo.sine %73 : tensor<32x8xf32>
      %76 = stablehlo.dot_general %56, %39, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xbf16>, tensor<128x64xbf16>) -> tensor<2x32x64xbf16>
      %77 = stablehlo.reshape %76 : (tensor<2x32x64xbf16>) -> tensor<2x32x4x16xbf16>
      %78 = stablehlo.convert %77 : (tensor<2x32x4x16xbf16>) -> tensor<2x32x4x16xf32>
      %79 = stablehlo.slice %78 [0:2, 0:32, 0:4, 0:8] : (tensor<2x32x4x16xf32>) -> tensor<2x32x4x8xf32>
      %80 = stablehlo.slice %78 [0:2, 0:32, 0:4, 8:16] : (tensor<2x32x4x16xf32>) -> tensor<2x32x4x8xf32>
      %81 = stablehlo.broadcast_in_dim %74, dims = [0, 2] : (tensor<32x8xf32>) -> tensor<32x1x8xf32>
      %82 = stablehlo.broadcast_in_dim %75, dims = [0, 2] : (tensor<32x8xf32>) -> tensor<32x1x8xf32>
      %83 = stablehlo.broadcast_in_dim %81, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
      %84 = stablehlo.broadcast_in_dim %83, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x4x8xf32>
      %85 = stablehlo.multiply %79, %84 : tensor<2x32x4x8xf32>
      %86 = stablehlo.broadcast_in_dim %82, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
      %87 = stablehlo.broadcast_in_dim %86, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x4x8xf32>
      %88 = stablehlo.multiply %80, %87 : tensor<2x32x4x8xf32>
      %89 = stablehlo.subtract %85, %88 : tensor<2x32x4x8xf32>
      %90 = stablehlo.broadcast_in_dim %81, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
      %91 = stablehlo.broadcast_in_dim %90, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x4x8xf32>
      %92 = stablehlo.multiply %80, %91 : tensor<2x32x4x8xf32>
      %93 = stablehlo.broadcast_in_dim %82, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
      %94 = stablehlo.broadcast_in_dim %93, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x4x8xf32>
      %95 = stablehlo.multiply %79, %94 : tensor<2x32x4x8xf32>
      %96 = stablehlo.add %92, %95 : tensor<2x32x4x8xf32>
      %97 = stablehlo.concatenate %89, %96, dim = 3 : (tensor<2x32x4x8xf32>, tensor<2x32x4x8xf32>) -> tensor<2x32x4x16xf32>
      %98 = stablehlo.convert %97 : (tensor<2x32x4x16xf32>) -> tensor<2x32x4x16xbf16>
      %99 = stablehlo.dot_general %56, %35, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xbf16>, tensor<128x32xbf16>) -> tensor<2x32x32xbf16>
      %100 = stablehlo.reshape %99 : (tensor<2x32x32xbf16>) -> tensor<2x32x2x16xbf16>
      %101 = stablehlo.convert %100 : (tensor<2x32x2x16xbf16>) -> tensor<2x32x2x16xf32>
      %102 = stablehlo.slice %101 [0:2, 0:32, 0:2, 0:8] : (tensor<2x32x2x16xf32>) -> tensor<2x32x2x8xf32>
      %103 = stablehlo.slice %101 [0:2, 0:32, 0:2, 8:16] : (tensor<2x32x2x16xf32>) -> tensor<2x32x2x8xf32>
      %104 = stablehlo.broadcast_in_dim %74, dims = [0, 2] : (tensor<32x8xf32>) -> tensor<32x1x8xf32>
      %105 = stablehlo.broadcast_in_dim %75, dims = [0, 2] : (tensor<32x8xf32>) -> tensor<32x1x8xf32>
      %106 = stablehlo.broadcast_in_dim %104, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
      %107 = stablehlo.broadcast_in_dim %106, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
      %108 = stablehlo.multiply %102, %107 : tensor<2x32x2x8xf32>
      %109 = stablehlo.broadcast_in_dim %105, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
      %110 = stablehlo.broadcast_in_dim %109, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
      %111 = stablehlo.multiply %103, %110 : tensor<2x32x2x8xf32>
      %112 = stablehlo.subtract %108, %111 : tensor<2x32x2x8xf32>
      %113 = stablehlo.broadcast_in_dim %104, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
      %114 = stablehlo.broadcast_in_dim %113, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
      %115 = stablehlo.multiply %103, %114 : tensor<2x32x2x8xf32>
      %116 = stablehlo.broadcast_in_dim %105, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
      %117 = stablehlo.broadcast_in_dim %116, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
      %118 = stablehlo.multiply %102, %117 : tensor<2x32x2x8xf32>
      %119 = stablehlo.add %115, %118 : tensor<2x32x2x8xf32>
      %120 = stablehlo.concatenate %112, %119, dim = 3 : (tensor<2x32x2x8xf32>, tensor<2x32x2x8xf32>) -> tensor<2x32x2x16xf32>
      %121 = stablehlo.convert %120 : (tensor<2x32x2x16xf32>) -> tensor<2x32x2x16xbf16>
      %122 = stablehlo.dot_general %56, %41, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xbf16>, tensor<128x32xbf16>) -> tensor<2x32x32xbf16>
      %123 = stablehlo.reshape %122 : (tensor<2x32x32xbf16>) -> tensor<2x32x2x16xbf16>
      %124 = stablehlo.reshape %98 : (tensor<2x32x4x16xbf16>) -> tensor<2x32x2x2x16xbf16>
      %125 = stablehlo.dot_general %121, %124, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [4], precision = [DEFAULT, DEFAULT] : (tensor<2x32x2x16xbf16>, tensor<2x32x2x2x16xbf16>) -> tensor<2x2x32x32x2xf32>
      %126 = stablehlo.transpose %125, dims = [0, 1, 4, 3, 2] : (tensor<2x2x32x32x2xf32>) -> tensor<2x2x2x32x32xf32>
      %cst_15 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
      %127 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x2x2x32x32xf32>
      %128 = stablehlo.divide %126, %127 : tensor<2x2x2x32x32xf32>
      %c_16 = stablehlo.constant dense<true> : tensor<i1>
      %129 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i1>) -> tensor<32x32xi1>
      %130 = func.call @tril(%129) : (tensor<32x32xi1>) -> tensor<32x32xi1>
      %cst_17 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
      %131 = func.call @_where_0(%130, %128, %cst_17) : (tensor<32x32xi1>, tensor<2x2x2x32x32xf32>, tensor<f32>) -> tensor<2x2x2x32x32xf32>
      %cst_18 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %132 = stablehlo.reduce(%131 init: %cst_18) applies stablehlo.maximum across dimensions = [4] : (tensor<2x2x2x32x32xf32>, tensor<f32>) -> tensor<2x2x2x32xf32>
      %cst_19 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %133 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2x2x2x32xf32>
      %134 = stablehlo.maximum %133, %132 : tensor<2x2x2x32xf32>
      %135 = stablehlo.broadcast_in_dim %134, dims = [0, 1, 2, 3] : (tensor<2x2x2x32xf32>) -> tensor<2x2x2x32x1xf32>
      %136 = stablehlo.broadcast_in_dim %135, dims = [0, 1, 2, 3, 4] : (tensor<2x2x2x32x1xf32>) -> tensor<2x2x2x32x32xf32>
      %137 = stablehlo.subtract %131, %136 : tensor<2x2x2x32x32xf32>
      %138 = stablehlo.exponential %137 : tensor<2x2x2x32x32xf32>
      %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %139 = stablehlo.reduce(%138 init: %cst_20) applies stablehlo.add across dimensions = [4] : (tensor<2x2x2x32x32xf32>, tensor<f32>) -> tensor<2x2x2x32xf32>
      %140 = stablehlo.broadcast_in_dim %139, dims = [0, 1, 2, 3] : (tensor<2x2x2x32xf32>) -> tensor<2x2x2x32x1xf32>
      %141 = stablehlo.broadcast_in_dim %140, dims = [0, 1, 2, 3, 4] : (tensor<2x2x2x32x1xf32>) -> tensor<2x2x2x32x32xf32>
      %142 = stablehlo.divide %138, %141 : tensor<2x2x2x32x32xf32>
      %143 = stablehlo.convert %142 : (tensor<2x2x2x32x32xf32>) -> tensor<2x2x2x32x32xbf16>
      %144 = stablehlo.dot_general %123, %143, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [4], precision = [DEFAULT, DEFAULT] : (tensor<2x32x2x16xbf16>, tensor<2x2x2x32x32xbf16>) -> tensor<2x2x16x2x32xbf16>
      %145 = stablehlo.transpose %144, dims = [0, 4, 1, 3, 2] : (tensor<2x2x16x2x32xbf16>) -> tensor<2x32x2x2x16xbf16>
      %146 = stablehlo.reshape %145 : (tensor<2x32x2x2x16xbf16>) -> tensor<2x32x64xbf16>
      %147 = stablehlo.dot_general %146, %37, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x64xbf16>, tensor<64x128xbf16>) -> tensor<2x32x128xbf16>
      %148 = "stablehlo.all_reduce"(%147) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1], [2, 3], [4, 5], [6, 7]]> : tensor<4x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg240: tensor<bf16>, %arg241: tensor<bf16>):
        %3384 = stablehlo.add %arg240, %arg241 : tensor<bf16>
        stablehlo.return %3384 : tensor<bf16>
      }) : (tensor<2x32x128xbf16>) -> tensor<2x32x128xbf16>
      %149 = stablehlo.add %25, %148 : tensor<2x32x128xbf16>
      %150 = stablehlo.convert %149 : (tensor<2x32x128xbf16>) -> tensor<2x32x128xf32>
      %151 = chlo.square %150 : tensor<2x32x128xf32> -> tensor<2x32x128xf32>
      %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %152 = stablehlo.reduce(%151 init: %cst_21) applies stablehlo.add across dimensions = [2] : (tensor<2x32x128xf32>, tensor<f32>) -> tensor<2x32xf32>
      %153 = stablehlo.broadcast_in_dim %152, dims = [0, 1] : (tensor<2x32xf32>) -> tensor<2x32x1xf32>
      %cst_22 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
      %154 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<2x32x1xf32>
      %155 = stablehlo.divide %153, %154 : tensor<2x32x1xf32>
      %cst_23 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
      %156 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<2x32x1xf32>
      %157 = stablehlo.add %155, %156 : tensor<2x32x1xf32>
      %158 = stablehlo.rsqrt %157 : tensor<2x32x1xf32>
      %159 = stablehlo.broadcast_in_dim %158, dims = [0, 1, 2] : (tensor<2x32x1xf32>) -> tensor<2x32x128xf32>
      %160 = stablehlo.multiply %150, %159 : tensor<2x32x128xf32>
      %161 = stablehlo.broadcast_in_dim %27, dims = [2] : (tensor<128xf32>) -> tensor<1x1x128xf32>
      %162 = stablehlo.broadcast_in_dim %161, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<2x32x128xf32>
      %163 = stablehlo.multiply %160, %162 : tensor<2x32x128xf32>
      %164 = stablehlo.convert %163 : (tensor<2x32x128xf32>) -> tensor<2x32x128xbf16>
      %165 = stablehlo.dot_general %164, %31, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xbf16>, tensor<128x192xbf16>) -> tensor<2x32x192xbf16>
      %166 = func.call @silu(%165) : (tensor<2x32x192xbf16>) -> tensor<2x32x192xbf16>
      %167 = stablehlo.dot_general %164, %33, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xbf16>, tensor<128x192xbf16>) -> tensor<2x32x192xbf16>
      %168 = stablehlo.multiply %166, %167 : tensor<2x32x192xbf16>
      %169 = stablehlo.dot_general %168, %29, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x192xbf16>, tensor<192x128xbf16>) -> tensor<2x32x128xbf16>
      %170 = "stablehlo.all_reduce"(%169) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1], [2, 3], [4, 5], [6, 7]]> : tensor<4x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg240: tensor<bf16>, %arg241: tensor<bf16>):
        %3384 = stablehlo.add %arg240, %arg241 : tensor<bf16>
        stablehlo.return %3384 : tensor<bf16>
      }) : (tensor<2x32x128xbf16>) -> tensor<2x32x128xbf16>
      %171 = stablehlo.add %149, %170 : tensor<2x32x128xbf16>
      %172 = "stablehlo.all_gather"(%arg131) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<32xf32>) -> tensor<128xf32>
      %173 = "stablehlo.all_gather"(%arg132) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<32xf32>) -> tensor<128xf32>
      %174 = stablehlo.convert %arg133 : (tensor<192x32xf32>) -> tensor<192x32xbf16>
      %175 = "stablehlo.all_gather"(%174) <{all_gather_dim = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<192x32xbf16>) -> tensor<192x128xbf16>
      %176 = stablehlo.convert %arg134 : (tensor<32x192xf32>) -> tensor<32x192xbf16>
      %177 = "stablehlo.all_gather"(%176) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<32x192xbf16>) -> tensor<128x192xbf16>
      %178 = stablehlo.convert %arg135 : (tensor<32x192xf32>) -> tensor<32x192xbf16>
      %179 = "stablehlo.all_gather"(%178) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<32x192xbf16>) -> tensor<128x192xbf16>
      %180 = stablehlo.convert %arg136 : (tensor<32x32xf32>) -> tensor<32x32xbf16>
      %181 = "stablehlo.all_gather"(%180) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<32x32xbf16>) -> tensor<128x32xbf16>
      %182 = stablehlo.convert %arg137 : (tensor<64x32xf32>) -> tensor<64x32xbf16>
      %183 = "stablehlo.all_gather"(%182) <{all_gather_dim = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<64x32xbf16>) -> tensor<64x128xbf16>
      %184 = stablehlo.convert %arg138 : (tensor<32x64xf32>) -> tensor<32x64xbf16>
      %185 = "stablehlo.all_gather"(%184) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<32x64xbf16>) -> tensor<128x64xbf16>
      %186 = stablehlo.convert %arg139 : (tensor<32x32xf32>) -> tensor<32x32xbf16>
      %187 = "stablehlo.all_gather"(%186) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<32x32xbf16>) -> tensor<128x32xbf16>
      %188 = stablehlo.convert %171 : (tensor<2x32x128xbf16>) -> tensor<2x32x128xf32>
      %189 = chlo.square %188 : tensor<2x32x128xf32> -> tensor<2x32x128xf32>
      %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %190 = stablehlo.reduce(%189 init: %cst_24) applies stablehlo.add across dimensions = [2] : (tensor<2x32x128xf32>, tensor<f32>) -> tensor<2x32xf32>
      %191 = stablehlo.broadcast_in_dim %190, dims = [0, 1] : (tensor<2x32xf32>) -> tensor<2x32x1xf32>
      %cst_25 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
      %192 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<2x32x1xf32>
      %193 = stablehlo.divide %191, %192 : tensor<2x32x1xf32>
      %cst_26 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
      %194 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<2x32x1xf32>
      %195 = stablehlo.add %193, %194 : tensor<2x32x1xf32>
      %196 = stablehlo.rsqrt %195 : tensor<2x32x1xf32>
      %197 = stablehlo.broadcast_in_dim %196, dims = [0, 1, 2] : (tensor<2x32x1xf32>) -> tensor<2x32x128xf32>
      %198 = stablehlo.multiply %188, %197 : tensor<2x32x128xf32>
      %199 = stablehlo.broadcast_in_dim %172, dims = [2] : (tensor<128xf32>) -> tensor<1x1x128xf32>
      %200 = stablehlo.broadcast_in_dim %199, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<2x32x128xf32>
      %201 = stablehlo.multiply %198, %200 : tensor<2x32x128xf32>
      %202 = stablehlo.convert %201 : (tensor<2x32x128xf32>) -> tensor<2x32x128xbf16>
      %203 = stablehlo.iota dim = 0 : tensor<32xi32>
      %204 = stablehlo.iota dim = 0 : tensor<8xf32>
      %cst_27 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %205 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %206 = stablehlo.multiply %205, %204 : tensor<8xf32>
      %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %207 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %208 = stablehlo.add %207, %206 : tensor<8xf32>
      %cst_29 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
      %209 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %210 = stablehlo.divide %208, %209 : tensor<8xf32>
      %211 = stablehlo.broadcast_in_dim %203, dims = [0] : (tensor<32xi32>) -> tensor<32x1xi32>
      %212 = stablehlo.convert %211 : (tensor<32x1xi32>) -> tensor<32x1xf32>
      %213 = stablehlo.negate %210 : tensor<8xf32>
      %cst_30 = stablehlo.constant dense<1.000000e+04> : tensor<f32>
      %214 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %215 = stablehlo.power %214, %213 : tensor<8xf32>
      %216 = stablehlo.broadcast_in_dim %215, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
      %217 = stablehlo.broadcast_in_dim %212, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x8xf32>
      %218 = stablehlo.broadcast_in_dim %216, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<32x8xf32>
      %219 = stablehlo.multiply %217, %218 : tensor<32x8xf32>
      %220 = stablehlo.cosine %219 : tensor<32x8xf32>
      %221 = stablehlo.sine %219 : tensor<32x8xf32>
      %222 = stablehlo.dot_general %202, %185, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xbf16>, tensor<128x64xbf16>) -> tensor<2x32x64xbf16>
      %223 = stablehlo.reshape %222 : (tensor<2x32x64xbf16>) -> tensor<2x32x4x16xbf16>
      %224 = stablehlo.convert %223 : (tensor<2x32x4x16xbf16>) -> tensor<2x32x4x16xf32>
      %225 = stablehlo.slice %224 [0:2, 0:32, 0:4, 0:8] : (tensor<2x32x4x16xf32>) -> tensor<2x32x4x8xf32>
      %226 = stablehlo.slice %224 [0:2, 0:32, 0:4, 8:16] : (tensor<2x32x4x16xf32>) -> tensor<2x32x4x8xf32>
      %227 = stablehlo.broadcast_in_dim %220, dims = [0, 2] : (tensor<32x8xf32>) -> tensor<32x1x8xf32>
      %228 = stablehlo.broadcast_in_dim %221, dims = [0, 2] : (tensor<32x8xf32>) -> tensor<32x1x8xf32>
      %229 = stablehlo.broadcast_in_dim %227, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
      %230 = stablehlo.broadcast_in_dim %229, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x4x8xf32>
      %231 = stablehlo.multiply %225, %230 : tensor<2x32x4x8xf32>
      %232 = stablehlo.broadcast_in_dim %228, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
      %233 = stablehlo.broadcast_in_dim %232, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x4x8xf32>
      %234 = stablehlo.multiply %226, %233 : tensor<2x32x4x8xf32>
      %235 = stablehlo.subtract %231, %234 : tensor<2x32x4x8xf32>
      %236 = stablehlo.broadcast_in_dim %227, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
      %237 = stablehlo.broadcast_in_dim %236, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x4x8xf32>
      %238 = stablehlo.multiply %226, %237 : tensor<2x32x4x8xf32>
      %239 = stablehlo.broadcast_in_dim %228, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
      %240 = stablehlo.broadcast_in_dim %239, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x4x8xf32>
      %241 = stablehlo.multiply %225, %240 : tensor<2x32x4x8xf32>
      %242 = stablehlo.add %238, %241 : tensor<2x32x4x8xf32>
      %243 = stablehlo.concatenate %235, %242, dim = 3 : (tensor<2x32x4x8xf32>, tensor<2x32x4x8xf32>) -> tensor<2x32x4x16xf32>
      %244 = stablehlo.convert %243 : (tensor<2x32x4x16xf32>) -> tensor<2x32x4x16xbf16>
      %245 = stablehlo.dot_general %202, %181, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xbf16>, tensor<128x32xbf16>) -> tensor<2x32x32xbf16>
      %246 = stablehlo.reshape %245 : (tensor<2x32x32xbf16>) -> tensor<2x32x2x16xbf16>
      %247 = stablehlo.convert %246 : (tensor<2x32x2x16xbf16>) -> tensor<2x32x2x16xf32>
      %248 = stablehlo.slice %247 [0:2, 0:32, 0:2, 0:8] : (tensor<2x32x2x16xf32>) -> tensor<2x32x2x8xf32>
      %249 = stablehlo.slice %247 [0:2, 0:32, 0:2, 8:16] : (tensor<2x32x2x16xf32>) -> tensor<2x32x2x8xf32>
      %250 = stablehlo.broadcast_in_dim %220, dims = [0, 2] : (tensor<32x8xf32>) -> tensor<32x1x8xf32>
      %251 = stablehlo.broadcast_in_dim %221, dims = [0, 2] : (tensor<32x8xf32>) -> tensor<32x1x8xf32>
      %252 = stablehlo.broadcast_in_dim %250, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
      %253 = stablehlo.broadcast_in_dim %252, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
      %254 = stablehlo.multiply %248, %253 : tensor<2x32x2x8xf32>
      %255 = stablehlo.broadcast_in_dim %251, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
      %256 = stablehlo.broadcast_in_dim %255, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
      %257 = stablehlo.multiply %249, %256 : tensor<2x32x2x8xf32>
      %258 = stablehlo.subtract %254, %257 : tensor<2x32x2x8xf32>
      %259 = stablehlo.broadcast_in_dim %250, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
      %260 = stablehlo.broadcast_in_dim %259, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
      %261 = stablehlo.multiply %249, %260 : tensor<2x32x2x8xf32>
      %262 = stablehlo.broadcast_in_dim %251, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
      %263 = stablehlo.broadcast_in_dim %262, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
      %264 = stablehlo.multiply %248, %263 : tensor<2x32x2x8xf32>
      %265 = stablehlo.add %261, %264 : tensor<2x32x2x8xf32>
      %266 = stablehlo.concatenate %258, %265, dim = 3 : (tensor<2x32x2x8xf32>, tensor<2x32x2x8xf32>) -> tensor<2x32x2x16xf32>
      %267 = stablehlo.convert %266 : (tensor<2x32x2x16xf32>) -> tensor<2x32x2x16xbf16>
      %268 = stablehlo.dot_general %202, %187, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xbf16>, tensor<128x32xbf16>) -> tensor<2x32x32xbf16>
      %269 = stablehlo.reshape %268 : (tensor<2x32x32xbf16>) -> tensor<2x32x2x16xbf16>
      %270 = stablehlo.reshape %244 : (tensor<2x32x4x16xbf16>) -> tensor<2x32x2x2x16xbf16>
      %271 = stablehlo.dot_general %267, %270, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [4], precision = [DEFAULT, DEFAULT] : (tensor<2x32x2x16xbf16>, tensor<2x32x2x2x16xbf16>) -> tensor<2x2x32x32x2xf32>
      %272 = stablehlo.transpose %271, dims = [0, 1, 4, 3, 2] : (tensor<2x2x32x32x2xf32>) -> tensor<2x2x2x32x32xf32>
      %cst_31 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
      %273 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<2x2x2x32x32xf32>
      %274 = stablehlo.divide %272, %273 : tensor<2x2x2x32x32xf32>
      %c_32 = stablehlo.constant dense<true> : tensor<i1>
      %275 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i1>) -> tensor<32x32xi1>
      %276 = func.call @tril(%275) : (tensor<32x32xi1>) -> tensor<32x32xi1>
      %cst_33 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
      %277 = func.call @_where_0(%276, %274, %cst_33) : (tensor<32x32xi1>, tensor<2x2x2x32x32xf32>, tensor<f32>) -> tensor<2x2x2x32x32xf32>
      %cst_34 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %278 = stablehlo.reduce(%277 init: %cst_34) applies stablehlo.maximum across dimensions = [4] : (tensor<2x2x2x32x32xf32>, tensor<f32>) -> tensor<2x2x2x32xf32>
      %cst_35 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %279 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<2x2x2x32xf32>
      %280 = stablehlo.maximum %279, %278 : tensor<2x2x2x32xf32>
      %281 = stablehlo.broadcast_in_dim %280, dims = [0, 1, 2, 3] : (tensor<2x2x2x32xf32>) -> tensor<2x2x2x32x1xf32>
      %282 = stablehlo.broadcast_in_dim %281, dims = [0, 1, 2, 3, 4] : (tensor<2x2x2x32x1xf32>) -> tensor<2x2x2x32x32xf32>
      %283 = stablehlo.subtract %277, %282 : tensor<2x2x2x32x32xf32>
      %284 = stablehlo.exponential %283 : tensor<2x2x2x32x32xf32>
      %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %285 = stablehlo.reduce(%284 init: %cst_36) applies stablehlo.add across dimensions = [4] : (tensor<2x2x2x32x32xf32>, tensor<f32>) -> tensor<2x2x2x32xf32>
      %286 = stablehlo.broadcast_in_dim %285, dims = [0, 1, 2, 3] : (tensor<2x2x2x32xf32>) -> tensor<2x2x2x32x1xf32>
      %287 = stablehlo.broadcast_in_dim %286, dims = [0, 1, 2, 3, 4] : (tensor<2x2x2x32x1xf32>) -> tensor<2x2x2x32x32xf32>
      %288 = stablehlo.divide %284, %287 : tensor<2x2x2x32x32xf32>
      %289 = stablehlo.convert %288 : (tensor<2x2x2x32x32xf32>) -> tensor<2x2x2x32x32xbf16>
      %290 = stablehlo.dot_general %269, %289, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [4], precision = [DEFAULT, DEFAULT] : (tensor<2x32x2x16xbf16>, tensor<2x2x2x32x32xbf16>) -> tensor<2x2x16x2x32xbf16>
      %291 = stablehlo.transpose %290, dims = [0, 4, 1, 3, 2] : (tensor<2x2x16x2x32xbf16>) -> tensor<2x32x2x2x16xbf16>
      %292 = stablehlo.reshape %291 : (tensor<2x32x2x2x16xbf16>) -> tensor<2x32x64xbf16>
      %293 = stablehlo.dot_general %292, %183, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x64xbf16>, tensor<64x128xbf16>) -> tensor<2x32x128xbf16>
      %294 = "stablehlo.all_reduce"(%293) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1], [2, 3], [4, 5], [6, 7]]> : tensor<4x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg240: tensor<bf16>, %arg241: tensor<bf16>):
        %3384 = stablehlo.add %arg240, %arg241 : tensor<bf16>
        stablehlo.return %3384 : tensor<bf16>
      }) : (tensor<2x32x128xbf16>) -> tensor<2x32x128xbf16>
      %295 = stablehlo.add %171, %294 : tensor<2x32x128xbf16>
      %296 = stablehlo.convert %295 : (tensor<2x32x128xbf16>) -> tensor<2x32x128xf32>
      %297 = chlo.square %296 : tensor<2x32x128xf32> -> tensor<2x32x128xf32>
      %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %298 = stablehlo.reduce(%297 init: %cst_37) applies stablehlo.add across dimensions = [2] : (tensor<2x32x128xf32>, tensor<f32>) -> tensor<2x32xf32>
      %299 = stablehlo.broadcast_in_dim %298, dims = [0, 1] : (tensor<2x32xf32>) -> tensor<2x32x1xf32>
      %cst_38 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
      %300 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<2x32x1xf32>
      %301 = stablehlo.divide %299, %300 : tensor<2x32x1xf32>
      %cst_39 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
      %302 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<2x32x1xf32>
      %303 = stablehlo.add %301, %302 : tensor<2x32x1xf32>
      %304 = stablehlo.rsqrt %303 : tensor<2x32x1xf32>
      %305 = stablehlo.broadcast_in_dim %304, dims = [0, 1, 2] : (tensor<2x32x1xf32>) -> tensor<2x32x128xf32>
      %306 = stablehlo.multiply %296, %305 : tensor<2x32x128xf32>
      %307 = stablehlo.broadcast_in_dim %173, dims = [2] : (tensor<128xf32>) -> tensor<1x1x128xf32>
      %308 = stablehlo.broadcast_in_dim %307, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<2x32x128xf32>
      %309 = stablehlo.multiply %306, %308 : tensor<2x32x128xf32>
      %310 = stablehlo.convert %309 : (tensor<2x32x128xf32>) -> tensor<2x32x128xbf16>
      %311 = stablehlo.dot_general %310, %177, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xbf16>, tensor<128x192xbf16>) -> tensor<2x32x192xbf16>
      %312 = func.call @silu(%311) : (tensor<2x32x192xbf16>) -> tensor<2x32x192xbf16>
      %313 = stablehlo.dot_general %310, %179, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xbf16>, tensor<128x192xbf16>) -> tensor<2x32x192xbf16>
      %314 = stablehlo.multiply %312, %313 : tensor<2x32x192xbf16>
      %315 = stablehlo.dot_general %314, %175, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x192xbf16>, tensor<192x128xbf16>) -> tensor<2x32x128xbf16>
      %316 = "stablehlo.all_reduce"(%315) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1], [2, 3], [4, 5], [6, 7]]> : tensor<4x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg240: tensor<bf16>, %arg241: tensor<bf16>):
        %3384 = stablehlo.add %arg240, %arg241 : tensor<bf16>
        stablehlo.return %3384 : tensor<bf16>
      }) : (tensor<2x32x128xbf16>) -> tensor<2x32x128xbf16>
      %317 = stablehlo.add %295, %316 : tensor<2x32x128xbf16>
      %318 = "stablehlo.all_gather"(%arg140) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<32xf32>) -> tensor<128xf32>
      %319 = "stablehlo.all_gather"(%arg141) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<32xf32>) -> tensor<128xf32>
      %320 = stablehlo.convert %arg142 : (tensor<192x32xf32>) -> tensor<192x32xbf16>
      %321 = "stablehlo.all_gather"(%320) <{all_gather_dim = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<192x32xbf16>) -> tensor<192x128xbf16>
      %322 = stablehlo.convert %arg143 : (tensor<32x192xf32>) -> tensor<32x192xbf16>
      %323 = "stablehlo.all_gather"(%322) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<32x192xbf16>) -> tensor<128x192xbf16>
      %324 = stablehlo.convert %arg144 : (tensor<32x192xf32>) -> tensor<32x192xbf16>
      %325 = "stablehlo.all_gather"(%324) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<32x192xbf16>) -> tensor<128x192xbf16>
      %326 = stablehlo.convert %arg145 : (tensor<32x32xf32>) -> tensor<32x32xbf16>
      %327 = "stablehlo.all_gather"(%326) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<32x32xbf16>) -> tensor<128x32xbf16>
      %328 = stablehlo.convert %arg146 : (tensor<64x32xf32>) -> tensor<64x32xbf16>
      %329 = "stablehlo.all_gather"(%328) <{all_gather_dim = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<64x32xbf16>) -> tensor<64x128xbf16>
      %330 = stablehlo.convert %arg147 : (tensor<32x64xf32>) -> tensor<32x64xbf16>
      %331 = "stablehlo.all_gather"(%330) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<32x64xbf16>) -> tensor<128x64xbf16>
      %332 = stablehlo.convert %arg148 : (tensor<32x32xf32>) -> tensor<32x32xbf16>
      %333 = "stablehlo.all_gather"(%332) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<32x32xbf16>) -> tensor<128x32xbf16>
      %334 = stablehlo.convert %317 : (tensor<2x32x128xbf16>) -> tensor<2x32x128xf32>
      %335 = chlo.square %334 : tensor<2x32x128xf32> -> tensor<2x32x128xf32>
      %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %336 = stablehlo.reduce(%335 init: %cst_40) applies stablehlo.add across dimensions = [2] : (tensor<2x32x128xf32>, tensor<f32>) -> tensor<2x32xf32>
      %337 = stablehlo.broadcast_in_dim %336, dims = [0, 1] : (tensor<2x32xf32>) -> tensor<2x32x1xf32>
      %cst_41 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
      %338 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<2x32x1xf32>
      %339 = stablehlo.divide %337, %338 : tensor<2x32x1xf32>
      %cst_42 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
      %340 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<2x32x1xf32>
      %341 = stablehlo.add %339, %340 : tensor<2x32x1xf32>
      %342 = stablehlo.rsqrt %341 : tensor<2x32x1xf32>
      %343 = stablehlo.broadcast_in_dim %342, dims = [0, 1, 2] : (tensor<2x32x1xf32>) -> tensor<2x32x128xf32>
      %344 = stablehlo.multiply %334, %343 : tensor<2x32x128xf32>
      %345 = stablehlo.broadcast_in_dim %318, dims = [2] : (tensor<128xf32>) -> tensor<1x1x128xf32>
      %346 = stablehlo.broadcast_in_dim %345, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<2x32x128xf32>
      %347 = stablehlo.multiply %344, %346 : tensor<2x32x128xf32>
      %348 = stablehlo.convert %347 : (tensor<2x32x128xf32>) -> tensor<2x32x128xbf16>
      %349 = stablehlo.iota dim = 0 : tensor<32xi32>
      %350 = stablehlo.iota dim = 0 : tensor<8xf32>
      %cst_43 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %351 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %352 = stablehlo.multiply %351, %350 : tensor<8xf32>
      %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %353 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %354 = stablehlo.add %353, %352 : tensor<8xf32>
      %cst_45 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
      %355 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %356 = stablehlo.divide %354, %355 : tensor<8xf32>
      %357 = stablehlo.broadcast_in_dim %349, dims = [0] : (tensor<32xi32>) -> tensor<32x1xi32>
      %358 = stablehlo.convert %357 : (tensor<32x1xi32>) -> tensor<32x1xf32>
      %359 = stablehlo.negate %356 : tensor<8xf32>
      %cst_46 = stablehlo.constant dense<1.000000e+04> : tensor<f32>
      %360 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %361 = stablehlo.power %360, %359 : tensor<8xf32>
      %362 = stablehlo.broadcast_in_dim %361, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
      %363 = stablehlo.broadcast_in_dim %358, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x8xf32>
      %364 = stablehlo.broadcast_in_dim %362, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<32x8xf32>
      %365 = stablehlo.multiply %363, %364 : tensor<32x8xf32>
      %366 = stablehlo.cosine %365 : tensor<32x8xf32>
      %367 = stablehlo.sine %365 : tensor<32x8xf32>
      %368 = stablehlo.dot_general %348, %331, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xbf16>, tensor<128x64xbf16>) -> tensor<2x32x64xbf16>
      %369 = stablehlo.reshape %368 : (tensor<2x32x64xbf16>) -> tensor<2x32x4x16xbf16>
      %370 = stablehlo.convert %369 : (tensor<2x32x4x16xbf16>) -> tensor<2x32x4x16xf32>
      %371 = stablehlo.slice %370 [0:2, 0:32, 0:4, 0:8] : (tensor<2x32x4x16xf32>) -> tensor<2x32x4x8xf32>
      %372 = stablehlo.slice %370 [0:2, 0:32, 0:4, 8:16] : (tensor<2x32x4x16xf32>) -> tensor<2x32x4x8xf32>
      %373 = stablehlo.broadcast_in_dim %366, dims = [0, 2] : (tensor<32x8xf32>) -> tensor<32x1x8xf32>
      %374 = stablehlo.broadcast_in_dim %367, dims = [0, 2] : (tensor<32x8xf32>) -> tensor<32x1x8xf32>
      %375 = stablehlo.broadcast_in_dim %373, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
      %376 = stablehlo.broadcast_in_dim %375, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x4x8xf32>
      %377 = stablehlo.multiply %371, %376 : tensor<2x32x4x8xf32>
      %378 = stablehlo.broadcast_in_dim %374, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
      %379 = stablehlo.broadcast_in_dim %378, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x4x8xf32>
      %380 = stablehlo.multiply %372, %379 : tensor<2x32x4x8xf32>
      %381 = stablehlo.subtract %377, %380 : tensor<2x32x4x8xf32>
      %382 = stablehlo.broadcast_in_dim %373, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
      %383 = stablehlo.broadcast_in_dim %382, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x4x8xf32>
      %384 = stablehlo.multiply %372, %383 : tensor<2x32x4x8xf32>
      %385 = stablehlo.broadcast_in_dim %374, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
      %386 = stablehlo.broadcast_in_dim %385, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x4x8xf32>
      %387 = stablehlo.multiply %371, %386 : tensor<2x32x4x8xf32>
      %388 = stablehlo.add %384, %387 : tensor<2x32x4x8xf32>
      %389 = stablehlo.concatenate %381, %388, dim = 3 : (tensor<2x32x4x8xf32>, tensor<2x32x4x8xf32>) -> tensor<2x32x4x16xf32>
      %390 = stablehlo.convert %389 : (tensor<2x32x4x16xf32>) -> tensor<2x32x4x16xbf16>
      %391 = stablehlo.dot_general %348, %327, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xbf16>, tensor<128x32xbf16>) -> tensor<2x32x32xbf16>
      %392 = stablehlo.reshape %391 : (tensor<2x32x32xbf16>) -> tensor<2x32x2x16xbf16>
      %393 = stablehlo.convert %392 : (tensor<2x32x2x16xbf16>) -> tensor<2x32x2x16xf32>
      %394 = stablehlo.slice %393 [0:2, 0:32, 0:2, 0:8] : (tensor<2x32x2x16xf32>) -> tensor<2x32x2x8xf32>
      %395 = stablehlo.slice %393 [0:2, 0:32, 0:2, 8:16] : (tensor<2x32x2x16xf32>) -> tensor<2x32x2x8xf32>
      %396 = stablehlo.broadcast_in_dim %366, dims = [0, 2] : (tensor<32x8xf32>) -> tensor<32x1x8xf32>
      %397 = stablehlo.broadcast_in_dim %367, dims = [0, 2] : (tensor<32x8xf32>) -> tensor<32x1x8xf32>
      %398 = stablehlo.broadcast_in_dim %396, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
      %399 = stablehlo.broadcast_in_dim %398, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
      %400 = stablehlo.multiply %394, %399 : tensor<2x32x2x8xf32>
      %401 = stablehlo.broadcast_in_dim %397, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
      %402 = stablehlo.broadcast_in_dim %401, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
      %403 = stablehlo.multiply %395, %402 : tensor<2x32x2x8xf32>
      %404 = stablehlo.subtract %400, %403 : tensor<2x32x2x8xf32>
      %405 = stablehlo.broadcast_in_dim %396, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
      %406 = stablehlo.broadcast_in_dim %405, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
      %407 = stablehlo.multiply %395, %406 : tensor<2x32x2x8xf32>
      %408 = stablehlo.broadcast_in_dim %397, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
      %409 = stablehlo.broadcast_in_dim %408, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
      %410 = stablehlo.multiply %394, %409 : tensor<2x32x2x8xf32>
      %411 = stablehlo.add %407, %410 : tensor<2x32x2x8xf32>
      %412 = stablehlo.concatenate %404, %411, dim = 3 : (tensor<2x32x2x8xf32>, tensor<2x32x2x8xf32>) -> tensor<2x32x2x16xf32>
      %413 = stablehlo.convert %412 : (tensor<2x32x2x16xf32>) -> tensor<2x32x2x16xbf16>
      %414 = stablehlo.dot_general %348, %333, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xbf16>, tensor<128x32xbf16>) -> tensor<2x32x32xbf16>
      %415 = stablehlo.reshape %414 : (tensor<2x32x32xbf16>) -> tensor<2x32x2x16xbf16>
      %416 = stablehlo.reshape %390 : (tensor<2x32x4x16xbf16>) -> tensor<2x32x2x2x16xbf16>
      %417 = stablehlo.dot_general %413, %416, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [4], precision = [DEFAULT, DEFAULT] : (tensor<2x32x2x16xbf16>, tensor<2x32x2x2x16xbf16>) -> tensor<2x2x32x32x2xf32>
      %418 = stablehlo.transpose %417, dims = [0, 1, 4, 3, 2] : (tensor<2x2x32x32x2xf32>) -> tensor<2x2x2x32x32xf32>
      %cst_47 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
      %419 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<2x2x2x32x32xf32>
      %420 = stablehlo.divide %418, %419 : tensor<2x2x2x32x32xf32>
      %c_48 = stablehlo.constant dense<true> : tensor<i1>
      %421 = stablehlo.broadcast_in_dim %c_48, dims = [] : (tensor<i1>) -> tensor<32x32xi1>
      %422 = func.call @tril(%421) : (tensor<32x32xi1>) -> tensor<32x32xi1>
      %cst_49 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
      %423 = func.call @_where_0(%422, %420, %cst_49) : (tensor<32x32xi1>, tensor<2x2x2x32x32xf32>, tensor<f32>) -> tensor<2x2x2x32x32xf32>
      %cst_50 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %424 = stablehlo.reduce(%423 init: %cst_50) applies stablehlo.maximum across dimensions = [4] : (tensor<2x2x2x32x32xf32>, tensor<f32>) -> tensor<2x2x2x32xf32>
      %cst_51 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %425 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<2x2x2x32xf32>
      %426 = stablehlo.maximum %425, %424 : tensor<2x2x2x32xf32>
      %427 = stablehlo.broadcast_in_dim %426, dims = [0, 1, 2, 3] : (tensor<2x2x2x32xf32>) -> tensor<2x2x2x32x1xf32>
      %428 = stablehlo.broadcast_in_dim %427, dims = [0, 1, 2, 3, 4] : (tensor<2x2x2x32x1xf32>) -> tensor<2x2x2x32x32xf32>
      %429 = stablehlo.subtract %423, %428 : tensor<2x2x2x32x32xf32>
      %430 = stablehlo.exponential %429 : tensor<2x2x2x32x32xf32>
      %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %431 = stablehlo.reduce(%430 init: %cst_52) applies stablehlo.add across dimensions = [4] : (tensor<2x2x2x32x32xf32>, tensor<f32>) -> tensor<2x2x2x32xf32>
      %432 = stablehlo.broadcast_in_dim %431, dims = [0, 1, 2, 3] : (tensor<2x2x2x32xf32>) -> tensor<2x2x2x32x1xf32>
      %433 = stablehlo.broadcast_in_dim %432, dims = [0, 1, 2, 3, 4] : (tensor<2x2x2x32x1xf32>) -> tensor<2x2x2x32x32xf32>
      %434 = stablehlo.divide %430, %433 : tensor<2x2x2x32x32xf32>
      %435 = stablehlo.convert %434 : (tensor<2x2x2x32x32xf32>) -> tensor<2x2x2x32x32xbf16>
      %436 = stablehlo.dot_general %415, %435, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [4], precision = [DEFAULT, DEFAULT] : (tensor<2x32x2x16xbf16>, tensor<2x2x2x32x32xbf16>) -> tensor<2x2x16x2x32xbf16>
      %437 = stablehlo.transpose %436, dims = [0, 4, 1, 3, 2] : (tensor<2x2x16x2x32xbf16>) -> tensor<2x32x2x2x16xbf16>
      %438 = stablehlo.reshape %437 : (tensor<2x32x2x2x16xbf16>) -> tensor<2x32x64xbf16>
      %439 = stablehlo.dot_general %438, %329, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x64xbf16>, tensor<64x128xbf16>) -> tensor<2x32x128xbf16>
      %440 = "stablehlo.all_reduce"(%439) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1], [2, 3], [4, 5], [6, 7]]> : tensor<4x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg240: tensor<bf16>, %arg241: tensor<bf16>):
        %3384 = stablehlo.add %arg240, %arg241 : tensor<bf16>
        stablehlo.return %3384 : tensor<bf16>
      }) : (tensor<2x32x128xbf16>) -> tensor<2x32x128xbf16>
      %441 = stablehlo.add %317, %440 : tensor<2x32x128xbf16>
      %442 = stablehlo.convert %441 : (tensor<2x32x128xbf16>) -> tensor<2x32x128xf32>
      %443 = chlo.square %442 : tensor<2x32x128xf32> -> tensor<2x32x128xf32>
      %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %444 = stablehlo.reduce(%443 init: %cst_53) applies stablehlo.add across dimensions = [2] : (tensor<2x32x128xf32>, tensor<f32>) -> tensor<2x32xf32>
      %445 = stablehlo.broadcast_in_dim %444, dims = [0, 1] : (tensor<2x32xf32>) -> tensor<2x32x1xf32>
      %cst_54 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
      %446 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<2x32x1xf32>
      %447 = stablehlo.divide %445, %446 : tensor<2x32x1xf32>
      %cst_55 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
      %448 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<2x32x1xf32>
      %449 = stablehlo.add %447, %448 : tensor<2x32x1xf32>
      %450 = stablehlo.rsqrt %449 : tensor<2x32x1xf32>
      %451 = stablehlo.broadcast_in_dim %450, dims = [0, 1, 2] : (tensor<2x32x1xf32>) -> tensor<2x32x128xf32>
      %452 = stablehlo.multiply %442, %451 : tensor<2x32x128xf32>
      %453 = stablehlo.broadcast_in_dim %319, dims = [2] : (tensor<128xf32>) -> tensor<1x1x128xf32>
      %454 = stablehlo.broadcast_in_dim %453, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<2x32x128xf32>
      %455 = stablehlo.multiply %452, %454 : tensor<2x32x128xf32>
      %456 = stablehlo.convert %455 : (tensor<2x32x128xf32>) -> tensor<2x32x128xbf16>
      %457 = stablehlo.dot_general %456, %323, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xbf16>, tensor<128x192xbf16>) -> tensor<2x32x192xbf16>
      %458 = func.call @silu(%457) : (tensor<2x32x192xbf16>) -> tensor<2x32x192xbf16>
      %459 = stablehlo.dot_general %456, %325, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xbf16>, tensor<128x192xbf16>) -> tensor<2x32x192xbf16>
      %460 = stablehlo.multiply %458, %459 : tensor<2x32x192xbf16>
      %461 = stablehlo.dot_general %460, %321, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x192xbf16>, tensor<192x128xbf16>) -> tensor<2x32x128xbf16>
      %462 = "stablehlo.all_reduce"(%461) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1], [2, 3], [4, 5], [6, 7]]> : tensor<4x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg240: tensor<bf16>, %arg241: tensor<bf16>):
        %3384 = stablehlo.add %arg240, %arg241 : tensor<bf16>
        stablehlo.return %3384 : tensor<bf16>
      }) : (tensor<2x32x128xbf16>) -> tensor<2x32x128xbf16>
      %463 = stablehlo.add %441, %462 : tensor<2x32x128xbf16>
      %464 = "stablehlo.all_gather"(%arg149) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<32xf32>) -> tensor<128xf32>
      %465 = "stablehlo.all_gather"(%arg150) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<32xf32>) -> tensor<128xf32>
      %466 = stablehlo.convert %arg151 : (tensor<192x32xf32>) -> tensor<192x32xbf16>
      %467 = "stablehlo.all_gather"(%466) <{all_gather_dim = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<192x32xbf16>) -> tensor<192x128xbf16>
      %468 = stablehlo.convert %arg152 : (tensor<32x192xf32>) -> tensor<32x192xbf16>
      %469 = "stablehlo.all_gather"(%468) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<32x192xbf16>) -> tensor<128x192xbf16>
      %470 = stablehlo.convert %arg153 : (tensor<32x192xf32>) -> tensor<32x192xbf16>
      %471 = "stablehlo.all_gather"(%470) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<32x192xbf16>) -> tensor<128x192xbf16>
      %472 = stablehlo.convert %arg154 : (tensor<32x32xf32>) -> tensor<32x32xbf16>
      %473 = "stablehlo.all_gather"(%472) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<32x32xbf16>) -> tensor<128x32xbf16>
      %474 = stablehlo.convert %arg155 : (tensor<64x32xf32>) -> tensor<64x32xbf16>
      %475 = "stablehlo.all_gather"(%474) <{all_gather_dim = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<64x32xbf16>) -> tensor<64x128xbf16>
      %476 = stablehlo.convert %arg156 : (tensor<32x64xf32>) -> tensor<32x64xbf16>
      %477 = "stablehlo.all_gather"(%476) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<32x64xbf16>) -> tensor<128x64xbf16>
      %478 = stablehlo.convert %arg157 : (tensor<32x32xf32>) -> tensor<32x32xbf16>
      %479 = "stablehlo.all_gather"(%478) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<32x32xbf16>) -> tensor<128x32xbf16>
      %480 = stablehlo.convert %463 : (tensor<2x32x128xbf16>) -> tensor<2x32x128xf32>
      %481 = chlo.square %480 : tensor<2x32x128xf32> -> tensor<2x32x128xf32>
      %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %482 = stablehlo.reduce(%481 init: %cst_56) applies stablehlo.add across dimensions = [2] : (tensor<2x32x128xf32>, tensor<f32>) -> tensor<2x32xf32>
      %483 = stablehlo.broadcast_in_dim %482, dims = [0, 1] : (tensor<2x32xf32>) -> tensor<2x32x1xf32>
      %cst_57 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
      %484 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<2x32x1xf32>
      %485 = stablehlo.divide %483, %484 : tensor<2x32x1xf32>
      %cst_58 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
      %486 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<2x32x1xf32>
      %487 = stablehlo.add %485, %486 : tensor<2x32x1xf32>
      %488 = stablehlo.rsqrt %487 : tensor<2x32x1xf32>
      %489 = stablehlo.broadcast_in_dim %488, dims = [0, 1, 2] : (tensor<2x32x1xf32>) -> tensor<2x32x128xf32>
      %490 = stablehlo.multiply %480, %489 : tensor<2x32x128xf32>
      %491 = stablehlo.broadcast_in_dim %464, dims = [2] : (tensor<128xf32>) -> tensor<1x1x128xf32>
      %492 = stablehlo.broadcast_in_dim %491, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<2x32x128xf32>
      %493 = stablehlo.multiply %490, %492 : tensor<2x32x128xf32>
      %494 = stablehlo.convert %493 : (tensor<2x32x128xf32>) -> tensor<2x32x128xbf16>
      %495 = stablehlo.iota dim = 0 : tensor<32xi32>
      %496 = stablehlo.iota dim = 0 : tensor<8xf32>
      %cst_59 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %497 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %498 = stablehlo.multiply %497, %496 : tensor<8xf32>
      %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %499 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %500 = stablehlo.add %499, %498 : tensor<8xf32>
      %cst_61 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
      %501 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %502 = stablehlo.divide %500, %501 : tensor<8xf32>
      %503 = stablehlo.broadcast_in_dim %495, dims = [0] : (tensor<32xi32>) -> tensor<32x1xi32>
      %504 = stablehlo.convert %503 : (tensor<32x1xi32>) -> tensor<32x1xf32>
      %505 = stablehlo.negate %502 : tensor<8xf32>
      %cst_62 = stablehlo.constant dense<1.000000e+04> : tensor<f32>
      %506 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %507 = stablehlo.power %506, %505 : tensor<8xf32>
      %508 = stablehlo.broadcast_in_dim %507, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
      %509 = stablehlo.broadcast_in_dim %504, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x8xf32>
      %510 = stablehlo.broadcast_in_dim %508, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<32x8xf32>
      %511 = stablehlo.multiply %509, %510 : tensor<32x8xf32>
      %512 = stablehlo.cosine %511 : tensor<32x8xf32>
      %513 = stablehlo.sine %511 : tensor<32x8xf32>
      %514 = stablehlo.dot_general %494, %477, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xbf16>, tensor<128x64xbf16>) -> tensor<2x32x64xbf16>
      %515 = stablehlo.reshape %514 : (tensor<2x32x64xbf16>) -> tensor<2x32x4x16xbf16>
      %516 = stablehlo.convert %515 : (tensor<2x32x4x16xbf16>) -> tensor<2x32x4x16xf32>
      %517 = stablehlo.slice %516 [0:2, 0:32, 0:4, 0:8] : (tensor<2x32x4x16xf32>) -> tensor<2x32x4x8xf32>
      %518 = stablehlo.slice %516 [0:2, 0:32, 0:4, 8:16] : (tensor<2x32x4x16xf32>) -> tensor<2x32x4x8xf32>
      %519 = stablehlo.broadcast_in_dim %512, dims = [0, 2] : (tensor<32x8xf32>) -> tensor<32x1x8xf32>
      %520 = stablehlo.broadcast_in_dim %513, dims = [0, 2] : (tensor<32x8xf32>) -> tensor<32x1x8xf32>
      %521 = stablehlo.broadcast_in_dim %519, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
      %522 = stablehlo.broadcast_in_dim %521, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x4x8xf32>
      %523 = stablehlo.multiply %517, %522 : tensor<2x32x4x8xf32>
      %524 = stablehlo.broadcast_in_dim %520, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
      %525 = stablehlo.broadcast_in_dim %524, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x4x8xf32>
      %526 = stablehlo.multiply %518, %525 : tensor<2x32x4x8xf32>
      %527 = stablehlo.subtract %523, %526 : tensor<2x32x4x8xf32>
      %528 = stablehlo.broadcast_in_dim %519, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
      %529 = stablehlo.broadcast_in_dim %528, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x4x8xf32>
      %530 = stablehlo.multiply %518, %529 : tensor<2x32x4x8xf32>
      %531 = stablehlo.broadcast_in_dim %520, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
      %532 = stablehlo.broadcast_in_dim %531, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x4x8xf32>
      %533 = stablehlo.multiply %517, %532 : tensor<2x32x4x8xf32>
      %534 = stablehlo.add %530, %533 : tensor<2x32x4x8xf32>
      %535 = stablehlo.concatenate %527, %534, dim = 3 : (tensor<2x32x4x8xf32>, tensor<2x32x4x8xf32>) -> tensor<2x32x4x16xf32>
      %536 = stablehlo.convert %535 : (tensor<2x32x4x16xf32>) -> tensor<2x32x4x16xbf16>
      %537 = stablehlo.dot_general %494, %473, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xbf16>, tensor<128x32xbf16>) -> tensor<2x32x32xbf16>
      %538 = stablehlo.reshape %537 : (tensor<2x32x32xbf16>) -> tensor<2x32x2x16xbf16>
      %539 = stablehlo.convert %538 : (tensor<2x32x2x16xbf16>) -> tensor<2x32x2x16xf32>
      %540 = stablehlo.slice %539 [0:2, 0:32, 0:2, 0:8] : (tensor<2x32x2x16xf32>) -> tensor<2x32x2x8xf32>
      %541 = stablehlo.slice %539 [0:2, 0:32, 0:2, 8:16] : (tensor<2x32x2x16xf32>) -> tensor<2x32x2x8xf32>
      %542 = stablehlo.broadcast_in_dim %512, dims = [0, 2] : (tensor<32x8xf32>) -> tensor<32x1x8xf32>
      %543 = stablehlo.broadcast_in_dim %513, dims = [0, 2] : (tensor<32x8xf32>) -> tensor<32x1x8xf32>
      %544 = stablehlo.broadcast_in_dim %542, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
      %545 = stablehlo.broadcast_in_dim %544, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
      %546 = stablehlo.multiply %540, %545 : tensor<2x32x2x8xf32>
      %547 = stablehlo.broadcast_in_dim %543, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
      %548 = stablehlo.broadcast_in_dim %547, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
      %549 = stablehlo.multiply %541, %548 : tensor<2x32x2x8xf32>
      %550 = stablehlo.subtract %546, %549 : tensor<2x32x2x8xf32>
      %551 = stablehlo.broadcast_in_dim %542, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
      %552 = stablehlo.broadcast_in_dim %551, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
      %553 = stablehlo.multiply %541, %552 : tensor<2x32x2x8xf32>
      %554 = stablehlo.broadcast_in_dim %543, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
      %555 = stablehlo.broadcast_in_dim %554, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
      %556 = stablehlo.multiply %540, %555 : tensor<2x32x2x8xf32>
      %557 = stablehlo.add %553, %556 : tensor<2x32x2x8xf32>
      %558 = stablehlo.concatenate %550, %557, dim = 3 : (tensor<2x32x2x8xf32>, tensor<2x32x2x8xf32>) -> tensor<2x32x2x16xf32>
      %559 = stablehlo.convert %558 : (tensor<2x32x2x16xf32>) -> tensor<2x32x2x16xbf16>
      %560 = stablehlo.dot_general %494, %479, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xbf16>, tensor<128x32xbf16>) -> tensor<2x32x32xbf16>
      %561 = stablehlo.reshape %560 : (tensor<2x32x32xbf16>) -> tensor<2x32x2x16xbf16>
      %562 = stablehlo.reshape %536 : (tensor<2x32x4x16xbf16>) -> tensor<2x32x2x2x16xbf16>
      %563 = stablehlo.dot_general %559, %562, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [4], precision = [DEFAULT, DEFAULT] : (tensor<2x32x2x16xbf16>, tensor<2x32x2x2x16xbf16>) -> tensor<2x2x32x32x2xf32>
      %564 = stablehlo.transpose %563, dims = [0, 1, 4, 3, 2] : (tensor<2x2x32x32x2xf32>) -> tensor<2x2x2x32x32xf32>
      %cst_63 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
      %565 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<2x2x2x32x32xf32>
      %566 = stablehlo.divide %564, %565 : tensor<2x2x2x32x32xf32>
      %c_64 = stablehlo.constant dense<true> : tensor<i1>
      %567 = stablehlo.broadcast_in_dim %c_64, dims = [] : (tensor<i1>) -> tensor<32x32xi1>
      %568 = func.call @tril(%567) : (tensor<32x32xi1>) -> tensor<32x32xi1>
      %cst_65 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
      %569 = func.call @_where_0(%568, %566, %cst_65) : (tensor<32x32xi1>, tensor<2x2x2x32x32xf32>, tensor<f32>) -> tensor<2x2x2x32x32xf32>
      %cst_66 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %570 = stablehlo.reduce(%569 init: %cst_66) applies stablehlo.maximum across dimensions = [4] : (tensor<2x2x2x32x32xf32>, tensor<f32>) -> tensor<2x2x2x32xf32>
      %cst_67 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %571 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<2x2x2x32xf32>
      %572 = stablehlo.maximum %571, %570 : tensor<2x2x2x32xf32>
      %573 = stablehlo.broadcast_in_dim %572, dims = [0, 1, 2, 3] : (tensor<2x2x2x32xf32>) -> tensor<2x2x2x32x1xf32>
      %574 = stablehlo.broadcast_in_dim %573, dims = [0, 1, 2, 3, 4] : (tensor<2x2x2x32x1xf32>) -> tensor<2x2x2x32x32xf32>
      %575 = stablehlo.subtract %569, %574 : tensor<2x2x2x32x32xf32>
      %576 = stablehlo.exponential %575 : tensor<2x2x2x32x32xf32>
      %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %577 = stablehlo.reduce(%576 init: %cst_68) applies stablehlo.add across dimensions = [4] : (tensor<2x2x2x32x32xf32>, tensor<f32>) -> tensor<2x2x2x32xf32>
      %578 = stablehlo.broadcast_in_dim %577, dims = [0, 1, 2, 3] : (tensor<2x2x2x32xf32>) -> tensor<2x2x2x32x1xf32>
      %579 = stablehlo.broadcast_in_dim %578, dims = [0, 1, 2, 3, 4] : (tensor<2x2x2x32x1xf32>) -> tensor<2x2x2x32x32xf32>
      %580 = stablehlo.divide %576, %579 : tensor<2x2x2x32x32xf32>
      %581 = stablehlo.convert %580 : (tensor<2x2x2x32x32xf32>) -> tensor<2x2x2x32x32xbf16>
      %582 = stablehlo.dot_general %561, %581, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [4], precision = [DEFAULT, DEFAULT] : (tensor<2x32x2x16xbf16>, tensor<2x2x2x32x32xbf16>) -> tensor<2x2x16x2x32xbf16>
      %583 = stablehlo.transpose %582, dims = [0, 4, 1, 3, 2] : (tensor<2x2x16x2x32xbf16>) -> tensor<2x32x2x2x16xbf16>
      %584 = stablehlo.reshape %583 : (tensor<2x32x2x2x16xbf16>) -> tensor<2x32x64xbf16>
      %585 = stablehlo.dot_general %584, %475, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x64xbf16>, tensor<64x128xbf16>) -> tensor<2x32x128xbf16>
      %586 = "stablehlo.all_reduce"(%585) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1], [2, 3], [4, 5], [6, 7]]> : tensor<4x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg240: tensor<bf16>, %arg241: tensor<bf16>):
        %3384 = stablehlo.add %arg240, %arg241 : tensor<bf16>
        stablehlo.return %3384 : tensor<bf16>
      }) : (tensor<2x32x128xbf16>) -> tensor<2x32x128xbf16>
      %587 = stablehlo.add %463, %586 : tensor<2x32x128xbf16>
      %588 = stablehlo.convert %587 : (tensor<2x32x128xbf16>) -> tensor<2x32x128xf32>
      %589 = chlo.square %588 : tensor<2x32x128xf32> -> tensor<2x32x128xf32>
      %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %590 = stablehlo.reduce(%589 init: %cst_69) applies stablehlo.add across dimensions = [2] : (tensor<2x32x128xf32>, tensor<f32>) -> tensor<2x32xf32>
      %591 = stablehlo.broadcast_in_dim %590, dims = [0, 1] : (tensor<2x32xf32>) -> tensor<2x32x1xf32>
      %cst_70 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
      %592 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<2x32x1xf32>
      %593 = stablehlo.divide %591, %592 : tensor<2x32x1xf32>
      %cst_71 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
      %594 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<2x32x1xf32>
      %595 = stablehlo.add %593, %594 : tensor<2x32x1xf32>
      %596 = stablehlo.rsqrt %595 : tensor<2x32x1xf32>
      %597 = stablehlo.broadcast_in_dim %596, dims = [0, 1, 2] : (tensor<2x32x1xf32>) -> tensor<2x32x128xf32>
      %598 = stablehlo.multiply %588, %597 : tensor<2x32x128xf32>
      %599 = stablehlo.broadcast_in_dim %465, dims = [2] : (tensor<128xf32>) -> tensor<1x1x128xf32>
      %600 = stablehlo.broadcast_in_dim %599, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<2x32x128xf32>
      %601 = stablehlo.multiply %598, %600 : tensor<2x32x128xf32>
      %602 = stablehlo.convert %601 : (tensor<2x32x128xf32>) -> tensor<2x32x128xbf16>
      %603 = stablehlo.dot_general %602, %469, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xbf16>, tensor<128x192xbf16>) -> tensor<2x32x192xbf16>
      %604 = func.call @silu(%603) : (tensor<2x32x192xbf16>) -> tensor<2x32x192xbf16>
      %605 = stablehlo.dot_general %602, %471, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xbf16>, tensor<128x192xbf16>) -> tensor<2x32x192xbf16>
      %606 = stablehlo.multiply %604, %605 : tensor<2x32x192xbf16>
      %607 = stablehlo.dot_general %606, %467, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x192xbf16>, tensor<192x128xbf16>) -> tensor<2x32x128xbf16>
      %608 = "stablehlo.all_reduce"(%607) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1], [2, 3], [4, 5], [6, 7]]> : tensor<4x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg240: tensor<bf16>, %arg241: tensor<bf16>):
        %3384 = stablehlo.add %arg240, %arg241 : tensor<bf16>
        stablehlo.return %3384 : tensor<bf16>
      }) : (tensor<2x32x128xbf16>) -> tensor<2x32x128xbf16>
      %609 = stablehlo.add %587, %608 : tensor<2x32x128xbf16>
      %610 = "stablehlo.all_gather"(%arg121) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<32xf32>) -> tensor<128xf32>
      %611 = stablehlo.convert %609 : (tensor<2x32x128xbf16>) -> tensor<2x32x128xf32>
      %612 = chlo.square %611 : tensor<2x32x128xf32> -> tensor<2x32x128xf32>
      %cst_72 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %613 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<2x32x128xf32>
      %614 = stablehlo.multiply %613, %611 : tensor<2x32x128xf32>
      %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %615 = stablehlo.reduce(%612 init: %cst_73) applies stablehlo.add across dimensions = [2] : (tensor<2x32x128xf32>, tensor<f32>) -> tensor<2x32xf32>
      %616 = stablehlo.broadcast_in_dim %615, dims = [0, 1] : (tensor<2x32xf32>) -> tensor<2x32x1xf32>
      %cst_74 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
      %617 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<2x32x1xf32>
      %618 = stablehlo.divide %616, %617 : tensor<2x32x1xf32>
      %cst_75 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
      %619 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<2x32x1xf32>
      %620 = stablehlo.add %618, %619 : tensor<2x32x1xf32>
      %621 = stablehlo.rsqrt %620 : tensor<2x32x1xf32>
      %622 = stablehlo.divide %621, %620 : tensor<2x32x1xf32>
      %cst_76 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
      %623 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<2x32x1xf32>
      %624 = stablehlo.multiply %623, %622 : tensor<2x32x1xf32>
      %625 = stablehlo.broadcast_in_dim %621, dims = [0, 1, 2] : (tensor<2x32x1xf32>) -> tensor<2x32x128xf32>
      %626 = stablehlo.multiply %611, %625 : tensor<2x32x128xf32>
      %627 = stablehlo.broadcast_in_dim %610, dims = [2] : (tensor<128xf32>) -> tensor<1x1x128xf32>
      %628 = stablehlo.broadcast_in_dim %627, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<2x32x128xf32>
      %629 = stablehlo.multiply %626, %628 : tensor<2x32x128xf32>
      %630 = stablehlo.convert %629 : (tensor<2x32x128xf32>) -> tensor<2x32x128xbf16>
      %631 = stablehlo.convert %arg158 : (tensor<32x256xf32>) -> tensor<32x256xbf16>
      %632 = "stablehlo.all_gather"(%631) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<32x256xbf16>) -> tensor<128x256xbf16>
      %633 = stablehlo.dot_general %630, %632, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xbf16>, tensor<128x256xbf16>) -> tensor<2x32x256xf32>
      %cst_77 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %634 = stablehlo.reduce(%633 init: %cst_77) applies stablehlo.maximum across dimensions = [2] : (tensor<2x32x256xf32>, tensor<f32>) -> tensor<2x32xf32>
      %635 = "stablehlo.all_reduce"(%634) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1], [2, 3], [4, 5], [6, 7]]> : tensor<4x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg240: tensor<f32>, %arg241: tensor<f32>):
        %3384 = stablehlo.maximum %arg240, %arg241 : tensor<f32>
        stablehlo.return %3384 : tensor<f32>
      }) : (tensor<2x32xf32>) -> tensor<2x32xf32>
      %636 = stablehlo.broadcast_in_dim %635, dims = [0, 1] : (tensor<2x32xf32>) -> tensor<2x32x1xf32>
      %637 = stablehlo.broadcast_in_dim %636, dims = [0, 1, 2] : (tensor<2x32x1xf32>) -> tensor<2x32x256xf32>
      %638 = stablehlo.subtract %633, %637 : tensor<2x32x256xf32>
      %639 = stablehlo.exponential %638 : tensor<2x32x256xf32>
      %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %640 = stablehlo.reduce(%639 init: %cst_78) applies stablehlo.add across dimensions = [2] : (tensor<2x32x256xf32>, tensor<f32>) -> tensor<2x32xf32>
      %641 = "stablehlo.all_reduce"(%640) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1], [2, 3], [4, 5], [6, 7]]> : tensor<4x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg240: tensor<f32>, %arg241: tensor<f32>):
        %3384 = stablehlo.add %arg240, %arg241 : tensor<f32>
        stablehlo.return %3384 : tensor<f32>
      }) : (tensor<2x32xf32>) -> tensor<2x32xf32>
      %c_79 = stablehlo.constant dense<1> : tensor<ui32>
      %c_80 = stablehlo.constant dense<2> : tensor<ui32>
      %642 = stablehlo.partition_id : tensor<ui32>
      %643 = stablehlo.divide %642, %c_79 : tensor<ui32>
      %644 = stablehlo.remainder %643, %c_80 : tensor<ui32>
      %645 = stablehlo.convert %644 : (tensor<ui32>) -> tensor<i32>
      %c_81 = stablehlo.constant dense<256> : tensor<i32>
      %646 = stablehlo.multiply %645, %c_81 : tensor<i32>
      %647 = stablehlo.broadcast_in_dim %646, dims = [] : (tensor<i32>) -> tensor<2x32xi32>
      %648 = stablehlo.subtract %arg239, %647 : tensor<2x32xi32>
      %c_82 = stablehlo.constant dense<0> : tensor<i32>
      %649 = stablehlo.broadcast_in_dim %c_82, dims = [] : (tensor<i32>) -> tensor<2x32xi32>
      %650 = stablehlo.compare GE, %648, %649, SIGNED : (tensor<2x32xi32>, tensor<2x32xi32>) -> tensor<2x32xi1>
      %c_83 = stablehlo.constant dense<256> : tensor<i32>
      %651 = stablehlo.broadcast_in_dim %c_83, dims = [] : (tensor<i32>) -> tensor<2x32xi32>
      %652 = stablehlo.compare LT, %648, %651, SIGNED : (tensor<2x32xi32>, tensor<2x32xi32>) -> tensor<2x32xi1>
      %653 = stablehlo.and %650, %652 : tensor<2x32xi1>
      %c_84 = stablehlo.constant dense<0> : tensor<i32>
      %c_85 = stablehlo.constant dense<255> : tensor<i32>
      %654 = func.call @clip(%648, %c_84, %c_85) : (tensor<2x32xi32>, tensor<i32>, tensor<i32>) -> tensor<2x32xi32>
      %655 = stablehlo.broadcast_in_dim %654, dims = [0, 1] : (tensor<2x32xi32>) -> tensor<2x32x1xi32>
      %656:2 = func.call @take_along_axis(%638, %655) : (tensor<2x32x256xf32>, tensor<2x32x1xi32>) -> (tensor<2x32x1xf32>, tensor<2x32x1x1xi32>)
      %657 = stablehlo.reshape %656#0 : (tensor<2x32x1xf32>) -> tensor<2x32xf32>
      %658 = stablehlo.log %641 : tensor<2x32xf32>
      %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %659 = func.call @_where_1(%653, %657, %cst_86) : (tensor<2x32xi1>, tensor<2x32xf32>, tensor<f32>) -> tensor<2x32xf32>
      %660 = "stablehlo.all_reduce"(%659) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1], [2, 3], [4, 5], [6, 7]]> : tensor<4x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg240: tensor<f32>, %arg241: tensor<f32>):
        %3384 = stablehlo.add %arg240, %arg241 : tensor<f32>
        stablehlo.return %3384 : tensor<f32>
      }) : (tensor<2x32xf32>) -> tensor<2x32xf32>
      %661 = stablehlo.subtract %658, %660 : tensor<2x32xf32>
      %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %662 = stablehlo.reduce(%661 init: %cst_87) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x32xf32>, tensor<f32>) -> tensor<f32>
      %cst_88 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
      %663 = stablehlo.divide %662, %cst_88 : tensor<f32>
      %cst_89 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %664 = stablehlo.divide %cst_89, %cst_88 : tensor<f32>
      %665 = stablehlo.broadcast_in_dim %664, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
      %666 = stablehlo.negate %665 : tensor<2x32xf32>
      %667 = func.call @_where_2(%653, %666) : (tensor<2x32xi1>, tensor<2x32xf32>) -> tensor<2x32xf32>
      %668 = stablehlo.divide %665, %641 : tensor<2x32xf32>
      %669 = stablehlo.broadcast_in_dim %667, dims = [0, 1] : (tensor<2x32xf32>) -> tensor<2x32x1xf32>
      %670 = func.call @take_along_axis_3(%656#1, %669) : (tensor<2x32x1x1xi32>, tensor<2x32x1xf32>) -> tensor<2x32x256xf32>
      %671 = stablehlo.broadcast_in_dim %668, dims = [0, 1] : (tensor<2x32xf32>) -> tensor<2x32x256xf32>
      %672 = stablehlo.multiply %671, %639 : tensor<2x32x256xf32>
      %673 = stablehlo.add %670, %672 : tensor<2x32x256xf32>
      %674 = stablehlo.convert %673 : tensor<2x32x256xf32>
      %675 = stablehlo.convert %630 : (tensor<2x32x128xbf16>) -> tensor<2x32x128xf32>
      %676 = stablehlo.dot_general %674, %675, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x32x256xf32>, tensor<2x32x128xf32>) -> tensor<256x128xf32>
      %677 = stablehlo.transpose %676, dims = [1, 0] : (tensor<256x128xf32>) -> tensor<128x256xf32>
      %678 = stablehlo.convert %677 : (tensor<128x256xf32>) -> tensor<128x256xbf16>
      %679 = stablehlo.convert %673 : tensor<2x32x256xf32>
      %680 = stablehlo.convert %632 : (tensor<128x256xbf16>) -> tensor<128x256xf32>
      %681 = stablehlo.dot_general %679, %680, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x32x256xf32>, tensor<128x256xf32>) -> tensor<2x32x128xf32>
      %682 = stablehlo.convert %681 : (tensor<2x32x128xf32>) -> tensor<2x32x128xbf16>
      %683 = "stablehlo.all_reduce"(%682) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1], [2, 3], [4, 5], [6, 7]]> : tensor<4x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg240: tensor<bf16>, %arg241: tensor<bf16>):
        %3384 = stablehlo.add %arg240, %arg241 : tensor<bf16>
        stablehlo.return %3384 : tensor<bf16>
      }) : (tensor<2x32x128xbf16>) -> tensor<2x32x128xbf16>
      %684 = "stablehlo.reduce_scatter"(%678) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, scatter_dimension = 0 : i64, use_global_device_ids}> ({
      ^bb0(%arg240: tensor<bf16>, %arg241: tensor<bf16>):
        %3384 = stablehlo.add %arg240, %arg241 : tensor<bf16>
        stablehlo.return %3384 : tensor<bf16>
      }) : (tensor<128x256xbf16>) -> tensor<32x256xbf16>
      %685 = stablehlo.convert %684 : (tensor<32x256xbf16>) -> tensor<32x256xf32>
      %686 = stablehlo.convert %683 : (tensor<2x32x128xbf16>) -> tensor<2x32x128xf32>
      %687 = stablehlo.multiply %626, %686 : tensor<2x32x128xf32>
      %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %688 = stablehlo.reduce(%687 init: %cst_90) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x32x128xf32>, tensor<f32>) -> tensor<128xf32>
      %689 = stablehlo.reshape %688 : (tensor<128xf32>) -> tensor<1x1x128xf32>
      %690 = stablehlo.broadcast_in_dim %627, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<2x32x128xf32>
      %691 = stablehlo.multiply %686, %690 : tensor<2x32x128xf32>
      %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %692 = stablehlo.reduce(%689 init: %cst_91) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
      %693 = stablehlo.multiply %611, %691 : tensor<2x32x128xf32>
      %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %694 = stablehlo.reduce(%693 init: %cst_92) applies stablehlo.add across dimensions = [2] : (tensor<2x32x128xf32>, tensor<f32>) -> tensor<2x32xf32>
      %695 = stablehlo.reshape %694 : (tensor<2x32xf32>) -> tensor<2x32x1xf32>
      %696 = stablehlo.broadcast_in_dim %621, dims = [0, 1, 2] : (tensor<2x32x1xf32>) -> tensor<2x32x128xf32>
      %697 = stablehlo.multiply %691, %696 : tensor<2x32x128xf32>
      %698 = stablehlo.multiply %695, %624 : tensor<2x32x1xf32>
      %699 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<2x32x1xf32>
      %700 = stablehlo.divide %698, %699 : tensor<2x32x1xf32>
      %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %701 = stablehlo.reduce(%700 init: %cst_93) applies stablehlo.add across dimensions = [2] : (tensor<2x32x1xf32>, tensor<f32>) -> tensor<2x32xf32>
      %702 = stablehlo.broadcast_in_dim %701, dims = [0, 1] : (tensor<2x32xf32>) -> tensor<2x32x128xf32>
      %703 = stablehlo.multiply %702, %614 : tensor<2x32x128xf32>
      %704 = stablehlo.add %697, %703 : tensor<2x32x128xf32>
      %705 = stablehlo.convert %704 : (tensor<2x32x128xf32>) -> tensor<2x32x128xbf16>
      %706 = "stablehlo.reduce_scatter"(%692) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, scatter_dimension = 0 : i64, use_global_device_ids}> ({
      ^bb0(%arg240: tensor<f32>, %arg241: tensor<f32>):
        %3384 = stablehlo.add %arg240, %arg241 : tensor<f32>
        stablehlo.return %3384 : tensor<f32>
      }) : (tensor<128xf32>) -> tensor<32xf32>
      %707:11 = stablehlo.optimization_barrier %463, %arg149, %arg150, %arg151, %arg152, %arg153, %arg154, %arg155, %arg156, %arg157, %705 : tensor<2x32x128xbf16>, tensor<32xf32>, tensor<32xf32>, tensor<192x32xf32>, tensor<32x192xf32>, tensor<32x192xf32>, tensor<32x32xf32>, tensor<64x32xf32>, tensor<32x64xf32>, tensor<32x32xf32>, tensor<2x32x128xbf16>
      %708 = "stablehlo.all_gather"(%707#1) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<32xf32>) -> tensor<128xf32>
      %709 = "stablehlo.all_gather"(%707#2) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<32xf32>) -> tensor<128xf32>
      %710 = stablehlo.convert %707#3 : (tensor<192x32xf32>) -> tensor<192x32xbf16>
      %711 = "stablehlo.all_gather"(%710) <{all_gather_dim = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<192x32xbf16>) -> tensor<192x128xbf16>
      %712 = stablehlo.convert %707#4 : (tensor<32x192xf32>) -> tensor<32x192xbf16>
      %713 = "stablehlo.all_gather"(%712) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<32x192xbf16>) -> tensor<128x192xbf16>
      %714 = stablehlo.convert %707#5 : (tensor<32x192xf32>) -> tensor<32x192xbf16>
      %715 = "stablehlo.all_gather"(%714) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<32x192xbf16>) -> tensor<128x192xbf16>
      %716 = stablehlo.convert %707#6 : (tensor<32x32xf32>) -> tensor<32x32xbf16>
      %717 = "stablehlo.all_gather"(%716) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<32x32xbf16>) -> tensor<128x32xbf16>
      %718 = stablehlo.convert %707#7 : (tensor<64x32xf32>) -> tensor<64x32xbf16>
      %719 = "stablehlo.all_gather"(%718) <{all_gather_dim = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<64x32xbf16>) -> tensor<64x128xbf16>
      %720 = stablehlo.convert %707#8 : (tensor<32x64xf32>) -> tensor<32x64xbf16>
      %721 = "stablehlo.all_gather"(%720) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<32x64xbf16>) -> tensor<128x64xbf16>
      %722 = stablehlo.convert %707#9 : (tensor<32x32xf32>) -> tensor<32x32xbf16>
      %723 = "stablehlo.all_gather"(%722) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<32x32xbf16>) -> tensor<128x32xbf16>
      %724 = stablehlo.convert %707#0 : (tensor<2x32x128xbf16>) -> tensor<2x32x128xf32>
      %725 = chlo.square %724 : tensor<2x32x128xf32> -> tensor<2x32x128xf32>
      %cst_94 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %726 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<2x32x128xf32>
      %727 = stablehlo.multiply %726, %724 : tensor<2x32x128xf32>
      %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %728 = stablehlo.reduce(%725 init: %cst_95) applies stablehlo.add across dimensions = [2] : (tensor<2x32x128xf32>, tensor<f32>) -> tensor<2x32xf32>
      %729 = stablehlo.broadcast_in_dim %728, dims = [0, 1] : (tensor<2x32xf32>) -> tensor<2x32x1xf32>
      %cst_96 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
      %730 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<2x32x1xf32>
      %731 = stablehlo.divide %729, %730 : tensor<2x32x1xf32>
      %cst_97 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
      %732 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<2x32x1xf32>
      %733 = stablehlo.add %731, %732 : tensor<2x32x1xf32>
      %734 = stablehlo.rsqrt %733 : tensor<2x32x1xf32>
      %735 = stablehlo.divide %734, %733 : tensor<2x32x1xf32>
      %cst_98 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
      %736 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<2x32x1xf32>
      %737 = stablehlo.multiply %736, %735 : tensor<2x32x1xf32>
      %738 = stablehlo.broadcast_in_dim %734, dims = [0, 1, 2] : (tensor<2x32x1xf32>) -> tensor<2x32x128xf32>
      %739 = stablehlo.multiply %724, %738 : tensor<2x32x128xf32>
      %740 = stablehlo.broadcast_in_dim %708, dims = [2] : (tensor<128xf32>) -> tensor<1x1x128xf32>
      %741 = stablehlo.broadcast_in_dim %740, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<2x32x128xf32>
      %742 = stablehlo.multiply %739, %741 : tensor<2x32x128xf32>
      %743 = stablehlo.convert %742 : (tensor<2x32x128xf32>) -> tensor<2x32x128xbf16>
      %744 = stablehlo.iota dim = 0 : tensor<32xi32>
      %745 = stablehlo.iota dim = 0 : tensor<8xf32>
      %cst_99 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %746 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %747 = stablehlo.multiply %746, %745 : tensor<8xf32>
      %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %748 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %749 = stablehlo.add %748, %747 : tensor<8xf32>
      %cst_101 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
      %750 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %751 = stablehlo.divide %749, %750 : tensor<8xf32>
      %752 = stablehlo.broadcast_in_dim %744, dims = [0] : (tensor<32xi32>) -> tensor<32x1xi32>
      %753 = stablehlo.convert %752 : (tensor<32x1xi32>) -> tensor<32x1xf32>
      %754 = stablehlo.negate %751 : tensor<8xf32>
      %cst_102 = stablehlo.constant dense<1.000000e+04> : tensor<f32>
      %755 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %756 = stablehlo.power %755, %754 : tensor<8xf32>
      %757 = stablehlo.broadcast_in_dim %756, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
      %758 = stablehlo.broadcast_in_dim %753, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x8xf32>
      %759 = stablehlo.broadcast_in_dim %757, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<32x8xf32>
      %760 = stablehlo.multiply %758, %759 : tensor<32x8xf32>
      %761 = stablehlo.cosine %760 : tensor<32x8xf32>
      %762 = stablehlo.sine %760 : tensor<32x8xf32>
      %763 = stablehlo.dot_general %743, %721, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xbf16>, tensor<128x64xbf16>) -> tensor<2x32x64xbf16>
      %764 = stablehlo.reshape %763 : (tensor<2x32x64xbf16>) -> tensor<2x32x4x16xbf16>
      %765 = stablehlo.convert %764 : (tensor<2x32x4x16xbf16>) -> tensor<2x32x4x16xf32>
      %766 = stablehlo.slice %765 [0:2, 0:32, 0:4, 0:8] : (tensor<2x32x4x16xf32>) -> tensor<2x32x4x8xf32>
      %767 = stablehlo.slice %765 [0:2, 0:32, 0:4, 8:16] : (tensor<2x32x4x16xf32>) -> tensor<2x32x4x8xf32>
      %768 = stablehlo.broadcast_in_dim %761, dims = [0, 2] : (tensor<32x8xf32>) -> tensor<32x1x8xf32>
      %769 = stablehlo.broadcast_in_dim %762, dims = [0, 2] : (tensor<32x8xf32>) -> tensor<32x1x8xf32>
      %770 = stablehlo.broadcast_in_dim %768, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
      %771 = stablehlo.broadcast_in_dim %770, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x4x8xf32>
      %772 = stablehlo.multiply %766, %771 : tensor<2x32x4x8xf32>
      %773 = stablehlo.broadcast_in_dim %769, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
      %774 = stablehlo.broadcast_in_dim %773, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x4x8xf32>
      %775 = stablehlo.multiply %767, %774 : tensor<2x32x4x8xf32>
      %776 = stablehlo.subtract %772, %775 : tensor<2x32x4x8xf32>
      %777 = stablehlo.broadcast_in_dim %768, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
      %778 = stablehlo.broadcast_in_dim %777, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x4x8xf32>
      %779 = stablehlo.multiply %767, %778 : tensor<2x32x4x8xf32>
      %780 = stablehlo.broadcast_in_dim %769, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
      %781 = stablehlo.broadcast_in_dim %780, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x4x8xf32>
      %782 = stablehlo.multiply %766, %781 : tensor<2x32x4x8xf32>
      %783 = stablehlo.add %779, %782 : tensor<2x32x4x8xf32>
      %784 = stablehlo.concatenate %776, %783, dim = 3 : (tensor<2x32x4x8xf32>, tensor<2x32x4x8xf32>) -> tensor<2x32x4x16xf32>
      %785 = stablehlo.convert %784 : (tensor<2x32x4x16xf32>) -> tensor<2x32x4x16xbf16>
      %786 = stablehlo.dot_general %743, %717, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xbf16>, tensor<128x32xbf16>) -> tensor<2x32x32xbf16>
      %787 = stablehlo.reshape %786 : (tensor<2x32x32xbf16>) -> tensor<2x32x2x16xbf16>
      %788 = stablehlo.convert %787 : (tensor<2x32x2x16xbf16>) -> tensor<2x32x2x16xf32>
      %789 = stablehlo.slice %788 [0:2, 0:32, 0:2, 0:8] : (tensor<2x32x2x16xf32>) -> tensor<2x32x2x8xf32>
      %790 = stablehlo.slice %788 [0:2, 0:32, 0:2, 8:16] : (tensor<2x32x2x16xf32>) -> tensor<2x32x2x8xf32>
      %791 = stablehlo.broadcast_in_dim %761, dims = [0, 2] : (tensor<32x8xf32>) -> tensor<32x1x8xf32>
      %792 = stablehlo.broadcast_in_dim %762, dims = [0, 2] : (tensor<32x8xf32>) -> tensor<32x1x8xf32>
      %793 = stablehlo.broadcast_in_dim %791, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
      %794 = stablehlo.broadcast_in_dim %793, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
      %795 = stablehlo.multiply %789, %794 : tensor<2x32x2x8xf32>
      %796 = stablehlo.broadcast_in_dim %792, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
      %797 = stablehlo.broadcast_in_dim %796, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
      %798 = stablehlo.multiply %790, %797 : tensor<2x32x2x8xf32>
      %799 = stablehlo.subtract %795, %798 : tensor<2x32x2x8xf32>
      %800 = stablehlo.broadcast_in_dim %791, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
      %801 = stablehlo.broadcast_in_dim %800, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
      %802 = stablehlo.multiply %790, %801 : tensor<2x32x2x8xf32>
      %803 = stablehlo.broadcast_in_dim %792, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
      %804 = stablehlo.broadcast_in_dim %803, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
      %805 = stablehlo.multiply %789, %804 : tensor<2x32x2x8xf32>
      %806 = stablehlo.add %802, %805 : tensor<2x32x2x8xf32>
      %807 = stablehlo.concatenate %799, %806, dim = 3 : (tensor<2x32x2x8xf32>, tensor<2x32x2x8xf32>) -> tensor<2x32x2x16xf32>
      %808 = stablehlo.convert %807 : (tensor<2x32x2x16xf32>) -> tensor<2x32x2x16xbf16>
      %809 = stablehlo.dot_general %743, %723, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xbf16>, tensor<128x32xbf16>) -> tensor<2x32x32xbf16>
      %810 = stablehlo.reshape %809 : (tensor<2x32x32xbf16>) -> tensor<2x32x2x16xbf16>
      %811 = stablehlo.reshape %785 : (tensor<2x32x4x16xbf16>) -> tensor<2x32x2x2x16xbf16>
      %812 = stablehlo.dot_general %808, %811, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [4], precision = [DEFAULT, DEFAULT] : (tensor<2x32x2x16xbf16>, tensor<2x32x2x2x16xbf16>) -> tensor<2x2x32x32x2xf32>
      %813 = stablehlo.transpose %812, dims = [0, 1, 4, 3, 2] : (tensor<2x2x32x32x2xf32>) -> tensor<2x2x2x32x32xf32>
      %cst_103 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
      %814 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<2x2x2x32x32xf32>
      %815 = stablehlo.divide %813, %814 : tensor<2x2x2x32x32xf32>
      %c_104 = stablehlo.constant dense<true> : tensor<i1>
      %816 = stablehlo.broadcast_in_dim %c_104, dims = [] : (tensor<i1>) -> tensor<32x32xi1>
      %817 = func.call @tril_4(%816) : (tensor<32x32xi1>) -> tensor<32x32xi1>
      %cst_105 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
      %818:2 = func.call @_where_5(%817, %815, %cst_105) : (tensor<32x32xi1>, tensor<2x2x2x32x32xf32>, tensor<f32>) -> (tensor<2x2x2x32x32xf32>, tensor<2x2x2x32x32xi1>)
      %cst_106 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %819 = stablehlo.reduce(%818#0 init: %cst_106) applies stablehlo.maximum across dimensions = [4] : (tensor<2x2x2x32x32xf32>, tensor<f32>) -> tensor<2x2x2x32xf32>
      %cst_107 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %820 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<2x2x2x32xf32>
      %821 = stablehlo.maximum %820, %819 : tensor<2x2x2x32xf32>
      %822 = stablehlo.broadcast_in_dim %821, dims = [0, 1, 2, 3] : (tensor<2x2x2x32xf32>) -> tensor<2x2x2x32x1xf32>
      %823 = stablehlo.broadcast_in_dim %822, dims = [0, 1, 2, 3, 4] : (tensor<2x2x2x32x1xf32>) -> tensor<2x2x2x32x32xf32>
      %824 = stablehlo.subtract %818#0, %823 : tensor<2x2x2x32x32xf32>
      %825 = stablehlo.exponential %824 : tensor<2x2x2x32x32xf32>
      %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %826 = stablehlo.reduce(%825 init: %cst_108) applies stablehlo.add across dimensions = [4] : (tensor<2x2x2x32x32xf32>, tensor<f32>) -> tensor<2x2x2x32xf32>
      %827 = stablehlo.broadcast_in_dim %826, dims = [0, 1, 2, 3] : (tensor<2x2x2x32xf32>) -> tensor<2x2x2x32x1xf32>
      %828 = stablehlo.broadcast_in_dim %827, dims = [0, 1, 2, 3, 4] : (tensor<2x2x2x32x1xf32>) -> tensor<2x2x2x32x32xf32>
      %829 = stablehlo.divide %825, %828 : tensor<2x2x2x32x32xf32>
      %830 = stablehlo.multiply %827, %827 : tensor<2x2x2x32x1xf32>
      %cst_109 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %831 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<2x2x2x32x1xf32>
      %832 = stablehlo.divide %831, %830 : tensor<2x2x2x32x1xf32>
      %833 = stablehlo.convert %829 : (tensor<2x2x2x32x32xf32>) -> tensor<2x2x2x32x32xbf16>
      %834 = stablehlo.dot_general %810, %833, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [4], precision = [DEFAULT, DEFAULT] : (tensor<2x32x2x16xbf16>, tensor<2x2x2x32x32xbf16>) -> tensor<2x2x16x2x32xbf16>
      %835 = stablehlo.transpose %834, dims = [0, 4, 1, 3, 2] : (tensor<2x2x16x2x32xbf16>) -> tensor<2x32x2x2x16xbf16>
      %836 = stablehlo.reshape %835 : (tensor<2x32x2x2x16xbf16>) -> tensor<2x32x64xbf16>
      %837 = stablehlo.dot_general %836, %719, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x64xbf16>, tensor<64x128xbf16>) -> tensor<2x32x128xbf16>
      %838 = "stablehlo.all_reduce"(%837) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1], [2, 3], [4, 5], [6, 7]]> : tensor<4x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg240: tensor<bf16>, %arg241: tensor<bf16>):
        %3384 = stablehlo.add %arg240, %arg241 : tensor<bf16>
        stablehlo.return %3384 : tensor<bf16>
      }) : (tensor<2x32x128xbf16>) -> tensor<2x32x128xbf16>
      %839 = stablehlo.add %707#0, %838 : tensor<2x32x128xbf16>
      %840 = stablehlo.convert %839 : (tensor<2x32x128xbf16>) -> tensor<2x32x128xf32>
      %841 = chlo.square %840 : tensor<2x32x128xf32> -> tensor<2x32x128xf32>
      %cst_110 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %842 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<2x32x128xf32>
      %843 = stablehlo.multiply %842, %840 : tensor<2x32x128xf32>
      %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %844 = stablehlo.reduce(%841 init: %cst_111) applies stablehlo.add across dimensions = [2] : (tensor<2x32x128xf32>, tensor<f32>) -> tensor<2x32xf32>
      %845 = stablehlo.broadcast_in_dim %844, dims = [0, 1] : (tensor<2x32xf32>) -> tensor<2x32x1xf32>
      %cst_112 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
      %846 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<2x32x1xf32>
      %847 = stablehlo.divide %845, %846 : tensor<2x32x1xf32>
      %cst_113 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
      %848 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<2x32x1xf32>
      %849 = stablehlo.add %847, %848 : tensor<2x32x1xf32>
      %850 = stablehlo.rsqrt %849 : tensor<2x32x1xf32>
      %851 = stablehlo.divide %850, %849 : tensor<2x32x1xf32>
      %cst_114 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
      %852 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<2x32x1xf32>
      %853 = stablehlo.multiply %852, %851 : tensor<2x32x1xf32>
      %854 = stablehlo.broadcast_in_dim %850, dims = [0, 1, 2] : (tensor<2x32x1xf32>) -> tensor<2x32x128xf32>
      %855 = stablehlo.multiply %840, %854 : tensor<2x32x128xf32>
      %856 = stablehlo.broadcast_in_dim %709, dims = [2] : (tensor<128xf32>) -> tensor<1x1x128xf32>
      %857 = stablehlo.broadcast_in_dim %856, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<2x32x128xf32>
      %858 = stablehlo.multiply %855, %857 : tensor<2x32x128xf32>
      %859 = stablehlo.convert %858 : (tensor<2x32x128xf32>) -> tensor<2x32x128xbf16>
      %860 = stablehlo.dot_general %859, %713, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xbf16>, tensor<128x192xbf16>) -> tensor<2x32x192xbf16>
      %861:3 = func.call @silu_6(%860) : (tensor<2x32x192xbf16>) -> (tensor<2x32x192xbf16>, tensor<2x32x192xbf16>, tensor<2x32x192xbf16>)
      %862 = stablehlo.dot_general %859, %715, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xbf16>, tensor<128x192xbf16>) -> tensor<2x32x192xbf16>
      %863 = stablehlo.multiply %861#0, %862 : tensor<2x32x192xbf16>
      %864 = stablehlo.dot_general %707#10, %863, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xbf16>, tensor<2x32x192xbf16>) -> tensor<128x192xbf16>
      %865 = stablehlo.transpose %864, dims = [1, 0] : (tensor<128x192xbf16>) -> tensor<192x128xbf16>
      %866 = stablehlo.dot_general %707#10, %711, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xbf16>, tensor<192x128xbf16>) -> tensor<2x32x192xbf16>
      %867 = stablehlo.multiply %861#0, %866 : tensor<2x32x192xbf16>
      %868 = stablehlo.multiply %866, %862 : tensor<2x32x192xbf16>
      %869 = stablehlo.dot_general %867, %859, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x32x192xbf16>, tensor<2x32x128xbf16>) -> tensor<192x128xbf16>
      %870 = stablehlo.transpose %869, dims = [1, 0] : (tensor<192x128xbf16>) -> tensor<128x192xbf16>
      %871 = stablehlo.dot_general %867, %715, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x32x192xbf16>, tensor<128x192xbf16>) -> tensor<2x32x128xbf16>
      %872 = "stablehlo.all_reduce"(%871) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1], [2, 3], [4, 5], [6, 7]]> : tensor<4x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg240: tensor<bf16>, %arg241: tensor<bf16>):
        %3384 = stablehlo.add %arg240, %arg241 : tensor<bf16>
        stablehlo.return %3384 : tensor<bf16>
      }) : (tensor<2x32x128xbf16>) -> tensor<2x32x128xbf16>
      %873 = func.call @silu_7(%861#1, %860, %861#2, %868) : (tensor<2x32x192xbf16>, tensor<2x32x192xbf16>, tensor<2x32x192xbf16>, tensor<2x32x192xbf16>) -> tensor<2x32x192xbf16>
      %874 = stablehlo.dot_general %873, %859, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x32x192xbf16>, tensor<2x32x128xbf16>) -> tensor<192x128xbf16>
      %875 = stablehlo.transpose %874, dims = [1, 0] : (tensor<192x128xbf16>) -> tensor<128x192xbf16>
      %876 = stablehlo.dot_general %873, %713, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x32x192xbf16>, tensor<128x192xbf16>) -> tensor<2x32x128xbf16>
      %877 = "stablehlo.all_reduce"(%876) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1], [2, 3], [4, 5], [6, 7]]> : tensor<4x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg240: tensor<bf16>, %arg241: tensor<bf16>):
        %3384 = stablehlo.add %arg240, %arg241 : tensor<bf16>
        stablehlo.return %3384 : tensor<bf16>
      }) : (tensor<2x32x128xbf16>) -> tensor<2x32x128xbf16>
      %878 = stablehlo.add %872, %877 : tensor<2x32x128xbf16>
      %879 = stablehlo.convert %878 : (tensor<2x32x128xbf16>) -> tensor<2x32x128xf32>
      %880 = stablehlo.multiply %855, %879 : tensor<2x32x128xf32>
      %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %881 = stablehlo.reduce(%880 init: %cst_115) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x32x128xf32>, tensor<f32>) -> tensor<128xf32>
      %882 = stablehlo.reshape %881 : (tensor<128xf32>) -> tensor<1x1x128xf32>
      %883 = stablehlo.broadcast_in_dim %856, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<2x32x128xf32>
      %884 = stablehlo.multiply %879, %883 : tensor<2x32x128xf32>
      %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %885 = stablehlo.reduce(%882 init: %cst_116) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
      %886 = stablehlo.multiply %840, %884 : tensor<2x32x128xf32>
      %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %887 = stablehlo.reduce(%886 init: %cst_117) applies stablehlo.add across dimensions = [2] : (tensor<2x32x128xf32>, tensor<f32>) -> tensor<2x32xf32>
      %888 = stablehlo.reshape %887 : (tensor<2x32xf32>) -> tensor<2x32x1xf32>
      %889 = stablehlo.broadcast_in_dim %850, dims = [0, 1, 2] : (tensor<2x32x1xf32>) -> tensor<2x32x128xf32>
      %890 = stablehlo.multiply %884, %889 : tensor<2x32x128xf32>
      %891 = stablehlo.multiply %888, %853 : tensor<2x32x1xf32>
      %892 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<2x32x1xf32>
      %893 = stablehlo.divide %891, %892 : tensor<2x32x1xf32>
      %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %894 = stablehlo.reduce(%893 init: %cst_118) applies stablehlo.add across dimensions = [2] : (tensor<2x32x1xf32>, tensor<f32>) -> tensor<2x32xf32>
      %895 = stablehlo.broadcast_in_dim %894, dims = [0, 1] : (tensor<2x32xf32>) -> tensor<2x32x128xf32>
      %896 = stablehlo.multiply %895, %843 : tensor<2x32x128xf32>
      %897 = stablehlo.add %890, %896 : tensor<2x32x128xf32>
      %898 = stablehlo.convert %897 : (tensor<2x32x128xf32>) -> tensor<2x32x128xbf16>
      %899 = stablehlo.add %707#10, %898 : tensor<2x32x128xbf16>
      %900 = stablehlo.dot_general %899, %836, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xbf16>, tensor<2x32x64xbf16>) -> tensor<128x64xbf16>
      %901 = stablehlo.transpose %900, dims = [1, 0] : (tensor<128x64xbf16>) -> tensor<64x128xbf16>
      %902 = stablehlo.dot_general %899, %719, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xbf16>, tensor<64x128xbf16>) -> tensor<2x32x64xbf16>
      %903 = stablehlo.reshape %902 : (tensor<2x32x64xbf16>) -> tensor<2x32x2x2x16xbf16>
      %904 = stablehlo.transpose %903, dims = [0, 2, 4, 3, 1] : (tensor<2x32x2x2x16xbf16>) -> tensor<2x2x16x2x32xbf16>
      %905 = stablehlo.dot_general %904, %810, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x16x2x32xbf16>, tensor<2x32x2x16xbf16>) -> tensor<2x2x2x32x32xbf16>
      %906 = stablehlo.dot_general %904, %833, batching_dims = [0, 1] x [0, 1], contracting_dims = [3, 4] x [2, 3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x16x2x32xbf16>, tensor<2x2x2x32x32xbf16>) -> tensor<2x2x16x32xbf16>
      %907 = stablehlo.transpose %906, dims = [0, 3, 1, 2] : (tensor<2x2x16x32xbf16>) -> tensor<2x32x2x16xbf16>
      %908 = stablehlo.convert %905 : (tensor<2x2x2x32x32xbf16>) -> tensor<2x2x2x32x32xf32>
      %909 = stablehlo.broadcast_in_dim %832, dims = [0, 1, 2, 3, 4] : (tensor<2x2x2x32x1xf32>) -> tensor<2x2x2x32x32xf32>
      %910 = stablehlo.multiply %908, %909 : tensor<2x2x2x32x32xf32>
      %911 = stablehlo.multiply %910, %825 : tensor<2x2x2x32x32xf32>
      %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %912 = stablehlo.reduce(%911 init: %cst_119) applies stablehlo.add across dimensions = [4] : (tensor<2x2x2x32x32xf32>, tensor<f32>) -> tensor<2x2x2x32xf32>
      %913 = stablehlo.reshape %912 : (tensor<2x2x2x32xf32>) -> tensor<2x2x2x32x1xf32>
      %914 = stablehlo.negate %913 : tensor<2x2x2x32x1xf32>
      %915 = stablehlo.broadcast_in_dim %827, dims = [0, 1, 2, 3, 4] : (tensor<2x2x2x32x1xf32>) -> tensor<2x2x2x32x32xf32>
      %916 = stablehlo.divide %908, %915 : tensor<2x2x2x32x32xf32>
      %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %917 = stablehlo.reduce(%914 init: %cst_120) applies stablehlo.add across dimensions = [4] : (tensor<2x2x2x32x1xf32>, tensor<f32>) -> tensor<2x2x2x32xf32>
      %918 = stablehlo.broadcast_in_dim %917, dims = [0, 1, 2, 3] : (tensor<2x2x2x32xf32>) -> tensor<2x2x2x32x32xf32>
      %919 = stablehlo.add %916, %918 : tensor<2x2x2x32x32xf32>
      %920 = stablehlo.multiply %919, %825 : tensor<2x2x2x32x32xf32>
      %921 = func.call @_where_8(%818#1, %920) : (tensor<2x2x2x32x32xi1>, tensor<2x2x2x32x32xf32>) -> tensor<2x2x2x32x32xf32>
      %922 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<2x2x2x32x32xf32>
      %923 = stablehlo.divide %921, %922 : tensor<2x2x2x32x32xf32>
      %924 = stablehlo.transpose %923, dims = [0, 1, 4, 3, 2] : (tensor<2x2x2x32x32xf32>) -> tensor<2x2x32x32x2xf32>
      %925 = stablehlo.convert %924 : tensor<2x2x32x32x2xf32>
      %926 = stablehlo.convert %808 : (tensor<2x32x2x16xbf16>) -> tensor<2x32x2x16xf32>
      %927 = stablehlo.dot_general %925, %926, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x32x32x2xf32>, tensor<2x32x2x16xf32>) -> tensor<2x2x32x2x16xf32>
      %928 = stablehlo.transpose %927, dims = [0, 2, 1, 3, 4] : (tensor<2x2x32x2x16xf32>) -> tensor<2x32x2x2x16xf32>
      %929 = stablehlo.convert %928 : (tensor<2x32x2x2x16xf32>) -> tensor<2x32x2x2x16xbf16>
      %930 = stablehlo.convert %924 : tensor<2x2x32x32x2xf32>
      %931 = stablehlo.convert %811 : (tensor<2x32x2x2x16xbf16>) -> tensor<2x32x2x2x16xf32>
      %932 = stablehlo.dot_general %930, %931, batching_dims = [0, 1] x [0, 2], contracting_dims = [3, 4] x [1, 3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x32x32x2xf32>, tensor<2x32x2x2x16xf32>) -> tensor<2x2x32x16xf32>
      %933 = stablehlo.transpose %932, dims = [0, 2, 1, 3] : (tensor<2x2x32x16xf32>) -> tensor<2x32x2x16xf32>
      %934 = stablehlo.convert %933 : (tensor<2x32x2x16xf32>) -> tensor<2x32x2x16xbf16>
      %935 = stablehlo.reshape %929 : (tensor<2x32x2x2x16xbf16>) -> tensor<2x32x4x16xbf16>
      %936 = stablehlo.reshape %907 : (tensor<2x32x2x16xbf16>) -> tensor<2x32x32xbf16>
      %937 = stablehlo.dot_general %936, %743, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x32x32xbf16>, tensor<2x32x128xbf16>) -> tensor<32x128xbf16>
      %938 = stablehlo.transpose %937, dims = [1, 0] : (tensor<32x128xbf16>) -> tensor<128x32xbf16>
      %939 = stablehlo.dot_general %936, %723, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x32x32xbf16>, tensor<128x32xbf16>) -> tensor<2x32x128xbf16>
      %940 = "stablehlo.all_reduce"(%939) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1], [2, 3], [4, 5], [6, 7]]> : tensor<4x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg240: tensor<bf16>, %arg241: tensor<bf16>):
        %3384 = stablehlo.add %arg240, %arg241 : tensor<bf16>
        stablehlo.return %3384 : tensor<bf16>
      }) : (tensor<2x32x128xbf16>) -> tensor<2x32x128xbf16>
      %941 = stablehlo.convert %934 : (tensor<2x32x2x16xbf16>) -> tensor<2x32x2x16xf32>
      %942 = stablehlo.slice %941 [0:2, 0:32, 0:2, 0:8] : (tensor<2x32x2x16xf32>) -> tensor<2x32x2x8xf32>
      %943 = stablehlo.slice %941 [0:2, 0:32, 0:2, 8:16] : (tensor<2x32x2x16xf32>) -> tensor<2x32x2x8xf32>
      %944 = stablehlo.broadcast_in_dim %803, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
      %945 = stablehlo.multiply %943, %944 : tensor<2x32x2x8xf32>
      %946 = stablehlo.broadcast_in_dim %800, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
      %947 = stablehlo.multiply %943, %946 : tensor<2x32x2x8xf32>
      %948 = stablehlo.negate %942 : tensor<2x32x2x8xf32>
      %949 = stablehlo.broadcast_in_dim %796, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
      %950 = stablehlo.multiply %948, %949 : tensor<2x32x2x8xf32>
      %951 = stablehlo.add %947, %950 : tensor<2x32x2x8xf32>
      %952 = stablehlo.broadcast_in_dim %793, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
      %953 = stablehlo.multiply %942, %952 : tensor<2x32x2x8xf32>
      %954 = stablehlo.add %945, %953 : tensor<2x32x2x8xf32>
      %955 = stablehlo.concatenate %954, %951, dim = 3 : (tensor<2x32x2x8xf32>, tensor<2x32x2x8xf32>) -> tensor<2x32x2x16xf32>
      %956 = stablehlo.convert %955 : (tensor<2x32x2x16xf32>) -> tensor<2x32x2x16xbf16>
      %957 = stablehlo.reshape %956 : (tensor<2x32x2x16xbf16>) -> tensor<2x32x32xbf16>
      %958 = stablehlo.dot_general %957, %743, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x32x32xbf16>, tensor<2x32x128xbf16>) -> tensor<32x128xbf16>
      %959 = stablehlo.transpose %958, dims = [1, 0] : (tensor<32x128xbf16>) -> tensor<128x32xbf16>
      %960 = stablehlo.dot_general %957, %717, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x32x32xbf16>, tensor<128x32xbf16>) -> tensor<2x32x128xbf16>
      %961 = "stablehlo.all_reduce"(%960) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1], [2, 3], [4, 5], [6, 7]]> : tensor<4x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg240: tensor<bf16>, %arg241: tensor<bf16>):
        %3384 = stablehlo.add %arg240, %arg241 : tensor<bf16>
        stablehlo.return %3384 : tensor<bf16>
      }) : (tensor<2x32x128xbf16>) -> tensor<2x32x128xbf16>
      %962 = stablehlo.add %940, %961 : tensor<2x32x128xbf16>
      %963 = stablehlo.convert %935 : (tensor<2x32x4x16xbf16>) -> tensor<2x32x4x16xf32>
      %964 = stablehlo.slice %963 [0:2, 0:32, 0:4, 0:8] : (tensor<2x32x4x16xf32>) -> tensor<2x32x4x8xf32>
      %965 = stablehlo.slice %963 [0:2, 0:32, 0:4, 8:16] : (tensor<2x32x4x16xf32>) -> tensor<2x32x4x8xf32>
      %966 = stablehlo.broadcast_in_dim %780, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x4x8xf32>
      %967 = stablehlo.multiply %965, %966 : tensor<2x32x4x8xf32>
      %968 = stablehlo.broadcast_in_dim %777, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x4x8xf32>
      %969 = stablehlo.multiply %965, %968 : tensor<2x32x4x8xf32>
      %970 = stablehlo.negate %964 : tensor<2x32x4x8xf32>
      %971 = stablehlo.broadcast_in_dim %773, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x4x8xf32>
      %972 = stablehlo.multiply %970, %971 : tensor<2x32x4x8xf32>
      %973 = stablehlo.add %969, %972 : tensor<2x32x4x8xf32>
      %974 = stablehlo.broadcast_in_dim %770, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x4x8xf32>
      %975 = stablehlo.multiply %964, %974 : tensor<2x32x4x8xf32>
      %976 = stablehlo.add %967, %975 : tensor<2x32x4x8xf32>
      %977 = stablehlo.concatenate %976, %973, dim = 3 : (tensor<2x32x4x8xf32>, tensor<2x32x4x8xf32>) -> tensor<2x32x4x16xf32>
      %978 = stablehlo.convert %977 : (tensor<2x32x4x16xf32>) -> tensor<2x32x4x16xbf16>
      %979 = stablehlo.reshape %978 : (tensor<2x32x4x16xbf16>) -> tensor<2x32x64xbf16>
      %980 = stablehlo.dot_general %979, %743, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x32x64xbf16>, tensor<2x32x128xbf16>) -> tensor<64x128xbf16>
      %981 = stablehlo.transpose %980, dims = [1, 0] : (tensor<64x128xbf16>) -> tensor<128x64xbf16>
      %982 = stablehlo.dot_general %979, %721, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x32x64xbf16>, tensor<128x64xbf16>) -> tensor<2x32x128xbf16>
      %983 = "stablehlo.all_reduce"(%982) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1], [2, 3], [4, 5], [6, 7]]> : tensor<4x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg240: tensor<bf16>, %arg241: tensor<bf16>):
        %3384 = stablehlo.add %arg240, %arg241 : tensor<bf16>
        stablehlo.return %3384 : tensor<bf16>
      }) : (tensor<2x32x128xbf16>) -> tensor<2x32x128xbf16>
      %984 = stablehlo.add %962, %983 : tensor<2x32x128xbf16>
      %985 = stablehlo.convert %984 : (tensor<2x32x128xbf16>) -> tensor<2x32x128xf32>
      %986 = stablehlo.multiply %739, %985 : tensor<2x32x128xf32>
      %cst_121 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %987 = stablehlo.reduce(%986 init: %cst_121) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x32x128xf32>, tensor<f32>) -> tensor<128xf32>
      %988 = stablehlo.reshape %987 : (tensor<128xf32>) -> tensor<1x1x128xf32>
      %989 = stablehlo.broadcast_in_dim %740, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<2x32x128xf32>
      %990 = stablehlo.multiply %985, %989 : tensor<2x32x128xf32>
      %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %991 = stablehlo.reduce(%988 init: %cst_122) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
      %992 = stablehlo.multiply %724, %990 : tensor<2x32x128xf32>
      %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %993 = stablehlo.reduce(%992 init: %cst_123) applies stablehlo.add across dimensions = [2] : (tensor<2x32x128xf32>, tensor<f32>) -> tensor<2x32xf32>
      %994 = stablehlo.reshape %993 : (tensor<2x32xf32>) -> tensor<2x32x1xf32>
      %995 = stablehlo.broadcast_in_dim %734, dims = [0, 1, 2] : (tensor<2x32x1xf32>) -> tensor<2x32x128xf32>
      %996 = stablehlo.multiply %990, %995 : tensor<2x32x128xf32>
      %997 = stablehlo.multiply %994, %737 : tensor<2x32x1xf32>
      %998 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<2x32x1xf32>
      %999 = stablehlo.divide %997, %998 : tensor<2x32x1xf32>
      %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1000 = stablehlo.reduce(%999 init: %cst_124) applies stablehlo.add across dimensions = [2] : (tensor<2x32x1xf32>, tensor<f32>) -> tensor<2x32xf32>
      %1001 = stablehlo.broadcast_in_dim %1000, dims = [0, 1] : (tensor<2x32xf32>) -> tensor<2x32x128xf32>
      %1002 = stablehlo.multiply %1001, %727 : tensor<2x32x128xf32>
      %1003 = stablehlo.add %996, %1002 : tensor<2x32x128xf32>
      %1004 = stablehlo.convert %1003 : (tensor<2x32x128xf32>) -> tensor<2x32x128xbf16>
      %1005 = stablehlo.add %899, %1004 : tensor<2x32x128xbf16>
      %1006 = "stablehlo.reduce_scatter"(%938) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, scatter_dimension = 0 : i64, use_global_device_ids}> ({
      ^bb0(%arg240: tensor<bf16>, %arg241: tensor<bf16>):
        %3384 = stablehlo.add %arg240, %arg241 : tensor<bf16>
        stablehlo.return %3384 : tensor<bf16>
      }) : (tensor<128x32xbf16>) -> tensor<32x32xbf16>
      %1007 = stablehlo.convert %1006 : (tensor<32x32xbf16>) -> tensor<32x32xf32>
      %1008 = "stablehlo.reduce_scatter"(%981) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, scatter_dimension = 0 : i64, use_global_device_ids}> ({
      ^bb0(%arg240: tensor<bf16>, %arg241: tensor<bf16>):
        %3384 = stablehlo.add %arg240, %arg241 : tensor<bf16>
        stablehlo.return %3384 : tensor<bf16>
      }) : (tensor<128x64xbf16>) -> tensor<32x64xbf16>
      %1009 = stablehlo.convert %1008 : (tensor<32x64xbf16>) -> tensor<32x64xf32>
      %1010 = "stablehlo.reduce_scatter"(%901) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, scatter_dimension = 1 : i64, use_global_device_ids}> ({
      ^bb0(%arg240: tensor<bf16>, %arg241: tensor<bf16>):
        %3384 = stablehlo.add %arg240, %arg241 : tensor<bf16>
        stablehlo.return %3384 : tensor<bf16>
      }) : (tensor<64x128xbf16>) -> tensor<64x32xbf16>
      %1011 = stablehlo.convert %1010 : (tensor<64x32xbf16>) -> tensor<64x32xf32>
      %1012 = "stablehlo.reduce_scatter"(%959) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, scatter_dimension = 0 : i64, use_global_device_ids}> ({
      ^bb0(%arg240: tensor<bf16>, %arg241: tensor<bf16>):
        %3384 = stablehlo.add %arg240, %arg241 : tensor<bf16>
        stablehlo.return %3384 : tensor<bf16>
      }) : (tensor<128x32xbf16>) -> tensor<32x32xbf16>
      %1013 = stablehlo.convert %1012 : (tensor<32x32xbf16>) -> tensor<32x32xf32>
      %1014 = "stablehlo.reduce_scatter"(%870) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, scatter_dimension = 0 : i64, use_global_device_ids}> ({
      ^bb0(%arg240: tensor<bf16>, %arg241: tensor<bf16>):
        %3384 = stablehlo.add %arg240, %arg241 : tensor<bf16>
        stablehlo.return %3384 : tensor<bf16>
      }) : (tensor<128x192xbf16>) -> tensor<32x192xbf16>
      %1015 = stablehlo.convert %1014 : (tensor<32x192xbf16>) -> tensor<32x192xf32>
      %1016 = "stablehlo.reduce_scatter"(%875) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, scatter_dimension = 0 : i64, use_global_device_ids}> ({
      ^bb0(%arg240: tensor<bf16>, %arg241: tensor<bf16>):
        %3384 = stablehlo.add %arg240, %arg241 : tensor<bf16>
        stablehlo.return %3384 : tensor<bf16>
      }) : (tensor<128x192xbf16>) -> tensor<32x192xbf16>
      %1017 = stablehlo.convert %1016 : (tensor<32x192xbf16>) -> tensor<32x192xf32>
      %1018 = "stablehlo.reduce_scatter"(%865) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, scatter_dimension = 1 : i64, use_global_device_ids}> ({
      ^bb0(%arg240: tensor<bf16>, %arg241: tensor<bf16>):
        %3384 = stablehlo.add %arg240, %arg241 : tensor<bf16>
        stablehlo.return %3384 : tensor<bf16>
      }) : (tensor<192x128xbf16>) -> tensor<192x32xbf16>
      %1019 = stablehlo.convert %1018 : (tensor<192x32xbf16>) -> tensor<192x32xf32>
      %1020 = "stablehlo.reduce_scatter"(%885) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, scatter_dimension = 0 : i64, use_global_device_ids}> ({
      ^bb0(%arg240: tensor<f32>, %arg241: tensor<f32>):
        %3384 = stablehlo.add %arg240, %arg241 : tensor<f32>
        stablehlo.return %3384 : tensor<f32>
      }) : (tensor<128xf32>) -> tensor<32xf32>
      %1021 = "stablehlo.reduce_scatter"(%991) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, scatter_dimension = 0 : i64, use_global_device_ids}> ({
      ^bb0(%arg240: tensor<f32>, %arg241: tensor<f32>):
        %3384 = stablehlo.add %arg240, %arg241 : tensor<f32>
        stablehlo.return %3384 : tensor<f32>
      }) : (tensor<128xf32>) -> tensor<32xf32>
      %1022:11 = stablehlo.optimization_barrier %317, %arg140, %arg141, %arg142, %arg143, %arg144, %arg145, %arg146, %arg147, %arg148, %1005 : tensor<2x32x128xbf16>, tensor<32xf32>, tensor<32xf32>, tensor<192x32xf32>, tensor<32x192xf32>, tensor<32x192xf32>, tensor<32x32xf32>, tensor<64x32xf32>, tensor<32x64xf32>, tensor<32x32xf32>, tensor<2x32x128xbf16>
      %1023 = "stablehlo.all_gather"(%1022#1) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<32xf32>) -> tensor<128xf32>
      %1024 = "stablehlo.all_gather"(%1022#2) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<32xf32>) -> tensor<128xf32>
      %1025 = stablehlo.convert %1022#3 : (tensor<192x32xf32>) -> tensor<192x32xbf16>
      %1026 = "stablehlo.all_gather"(%1025) <{all_gather_dim = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<192x32xbf16>) -> tensor<192x128xbf16>
      %1027 = stablehlo.convert %1022#4 : (tensor<32x192xf32>) -> tensor<32x192xbf16>
      %1028 = "stablehlo.all_gather"(%1027) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<32x192xbf16>) -> tensor<128x192xbf16>
      %1029 = stablehlo.convert %1022#5 : (tensor<32x192xf32>) -> tensor<32x192xbf16>
      %1030 = "stablehlo.all_gather"(%1029) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<32x192xbf16>) -> tensor<128x192xbf16>
      %1031 = stablehlo.convert %1022#6 : (tensor<32x32xf32>) -> tensor<32x32xbf16>
      %1032 = "stablehlo.all_gather"(%1031) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<32x32xbf16>) -> tensor<128x32xbf16>
      %1033 = stablehlo.convert %1022#7 : (tensor<64x32xf32>) -> tensor<64x32xbf16>
      %1034 = "stablehlo.all_gather"(%1033) <{all_gather_dim = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<64x32xbf16>) -> tensor<64x128xbf16>
      %1035 = stablehlo.convert %1022#8 : (tensor<32x64xf32>) -> tensor<32x64xbf16>
      %1036 = "stablehlo.all_gather"(%1035) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<32x64xbf16>) -> tensor<128x64xbf16>
      %1037 = stablehlo.convert %1022#9 : (tensor<32x32xf32>) -> tensor<32x32xbf16>
      %1038 = "stablehlo.all_gather"(%1037) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<32x32xbf16>) -> tensor<128x32xbf16>
      %1039 = stablehlo.convert %1022#0 : (tensor<2x32x128xbf16>) -> tensor<2x32x128xf32>
      %1040 = chlo.square %1039 : tensor<2x32x128xf32> -> tensor<2x32x128xf32>
      %cst_125 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %1041 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<2x32x128xf32>
      %1042 = stablehlo.multiply %1041, %1039 : tensor<2x32x128xf32>
      %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1043 = stablehlo.reduce(%1040 init: %cst_126) applies stablehlo.add across dimensions = [2] : (tensor<2x32x128xf32>, tensor<f32>) -> tensor<2x32xf32>
      %1044 = stablehlo.broadcast_in_dim %1043, dims = [0, 1] : (tensor<2x32xf32>) -> tensor<2x32x1xf32>
      %cst_127 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
      %1045 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<2x32x1xf32>
      %1046 = stablehlo.divide %1044, %1045 : tensor<2x32x1xf32>
      %cst_128 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
      %1047 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<2x32x1xf32>
      %1048 = stablehlo.add %1046, %1047 : tensor<2x32x1xf32>
      %1049 = stablehlo.rsqrt %1048 : tensor<2x32x1xf32>
      %1050 = stablehlo.divide %1049, %1048 : tensor<2x32x1xf32>
      %cst_129 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
      %1051 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<2x32x1xf32>
      %1052 = stablehlo.multiply %1051, %1050 : tensor<2x32x1xf32>
      %1053 = stablehlo.broadcast_in_dim %1049, dims = [0, 1, 2] : (tensor<2x32x1xf32>) -> tensor<2x32x128xf32>
      %1054 = stablehlo.multiply %1039, %1053 : tensor<2x32x128xf32>
      %1055 = stablehlo.broadcast_in_dim %1023, dims = [2] : (tensor<128xf32>) -> tensor<1x1x128xf32>
      %1056 = stablehlo.broadcast_in_dim %1055, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<2x32x128xf32>
      %1057 = stablehlo.multiply %1054, %1056 : tensor<2x32x128xf32>
      %1058 = stablehlo.convert %1057 : (tensor<2x32x128xf32>) -> tensor<2x32x128xbf16>
      %1059 = stablehlo.iota dim = 0 : tensor<32xi32>
      %1060 = stablehlo.iota dim = 0 : tensor<8xf32>
      %cst_130 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %1061 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %1062 = stablehlo.multiply %1061, %1060 : tensor<8xf32>
      %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1063 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %1064 = stablehlo.add %1063, %1062 : tensor<8xf32>
      %cst_132 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
      %1065 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %1066 = stablehlo.divide %1064, %1065 : tensor<8xf32>
      %1067 = stablehlo.broadcast_in_dim %1059, dims = [0] : (tensor<32xi32>) -> tensor<32x1xi32>
      %1068 = stablehlo.convert %1067 : (tensor<32x1xi32>) -> tensor<32x1xf32>
      %1069 = stablehlo.negate %1066 : tensor<8xf32>
      %cst_133 = stablehlo.constant dense<1.000000e+04> : tensor<f32>
      %1070 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %1071 = stablehlo.power %1070, %1069 : tensor<8xf32>
      %1072 = stablehlo.broadcast_in_dim %1071, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
      %1073 = stablehlo.broadcast_in_dim %1068, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x8xf32>
      %1074 = stablehlo.broadcast_in_dim %1072, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<32x8xf32>
      %1075 = stablehlo.multiply %1073, %1074 : tensor<32x8xf32>
      %1076 = stablehlo.cosine %1075 : tensor<32x8xf32>
      %1077 = stablehlo.sine %1075 : tensor<32x8xf32>
      %1078 = stablehlo.dot_general %1058, %1036, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xbf16>, tensor<128x64xbf16>) -> tensor<2x32x64xbf16>
      %1079 = stablehlo.reshape %1078 : (tensor<2x32x64xbf16>) -> tensor<2x32x4x16xbf16>
      %1080 = stablehlo.convert %1079 : (tensor<2x32x4x16xbf16>) -> tensor<2x32x4x16xf32>
      %1081 = stablehlo.slice %1080 [0:2, 0:32, 0:4, 0:8] : (tensor<2x32x4x16xf32>) -> tensor<2x32x4x8xf32>
      %1082 = stablehlo.slice %1080 [0:2, 0:32, 0:4, 8:16] : (tensor<2x32x4x16xf32>) -> tensor<2x32x4x8xf32>
      %1083 = stablehlo.broadcast_in_dim %1076, dims = [0, 2] : (tensor<32x8xf32>) -> tensor<32x1x8xf32>
      %1084 = stablehlo.broadcast_in_dim %1077, dims = [0, 2] : (tensor<32x8xf32>) -> tensor<32x1x8xf32>
      %1085 = stablehlo.broadcast_in_dim %1083, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
      %1086 = stablehlo.broadcast_in_dim %1085, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x4x8xf32>
      %1087 = stablehlo.multiply %1081, %1086 : tensor<2x32x4x8xf32>
      %1088 = stablehlo.broadcast_in_dim %1084, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
      %1089 = stablehlo.broadcast_in_dim %1088, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x4x8xf32>
      %1090 = stablehlo.multiply %1082, %1089 : tensor<2x32x4x8xf32>
      %1091 = stablehlo.subtract %1087, %1090 : tensor<2x32x4x8xf32>
      %1092 = stablehlo.broadcast_in_dim %1083, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
      %1093 = stablehlo.broadcast_in_dim %1092, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x4x8xf32>
      %1094 = stablehlo.multiply %1082, %1093 : tensor<2x32x4x8xf32>
      %1095 = stablehlo.broadcast_in_dim %1084, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
      %1096 = stablehlo.broadcast_in_dim %1095, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x4x8xf32>
      %1097 = stablehlo.multiply %1081, %1096 : tensor<2x32x4x8xf32>
      %1098 = stablehlo.add %1094, %1097 : tensor<2x32x4x8xf32>
      %1099 = stablehlo.concatenate %1091, %1098, dim = 3 : (tensor<2x32x4x8xf32>, tensor<2x32x4x8xf32>) -> tensor<2x32x4x16xf32>
      %1100 = stablehlo.convert %1099 : (tensor<2x32x4x16xf32>) -> tensor<2x32x4x16xbf16>
      %1101 = stablehlo.dot_general %1058, %1032, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xbf16>, tensor<128x32xbf16>) -> tensor<2x32x32xbf16>
      %1102 = stablehlo.reshape %1101 : (tensor<2x32x32xbf16>) -> tensor<2x32x2x16xbf16>
      %1103 = stablehlo.convert %1102 : (tensor<2x32x2x16xbf16>) -> tensor<2x32x2x16xf32>
      %1104 = stablehlo.slice %1103 [0:2, 0:32, 0:2, 0:8] : (tensor<2x32x2x16xf32>) -> tensor<2x32x2x8xf32>
      %1105 = stablehlo.slice %1103 [0:2, 0:32, 0:2, 8:16] : (tensor<2x32x2x16xf32>) -> tensor<2x32x2x8xf32>
      %1106 = stablehlo.broadcast_in_dim %1076, dims = [0, 2] : (tensor<32x8xf32>) -> tensor<32x1x8xf32>
      %1107 = stablehlo.broadcast_in_dim %1077, dims = [0, 2] : (tensor<32x8xf32>) -> tensor<32x1x8xf32>
      %1108 = stablehlo.broadcast_in_dim %1106, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
      %1109 = stablehlo.broadcast_in_dim %1108, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
      %1110 = stablehlo.multiply %1104, %1109 : tensor<2x32x2x8xf32>
      %1111 = stablehlo.broadcast_in_dim %1107, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
      %1112 = stablehlo.broadcast_in_dim %1111, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
      %1113 = stablehlo.multiply %1105, %1112 : tensor<2x32x2x8xf32>
      %1114 = stablehlo.subtract %1110, %1113 : tensor<2x32x2x8xf32>
      %1115 = stablehlo.broadcast_in_dim %1106, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
      %1116 = stablehlo.broadcast_in_dim %1115, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
      %1117 = stablehlo.multiply %1105, %1116 : tensor<2x32x2x8xf32>
      %1118 = stablehlo.broadcast_in_dim %1107, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
      %1119 = stablehlo.broadcast_in_dim %1118, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
      %1120 = stablehlo.multiply %1104, %1119 : tensor<2x32x2x8xf32>
      %1121 = stablehlo.add %1117, %1120 : tensor<2x32x2x8xf32>
      %1122 = stablehlo.concatenate %1114, %1121, dim = 3 : (tensor<2x32x2x8xf32>, tensor<2x32x2x8xf32>) -> tensor<2x32x2x16xf32>
      %1123 = stablehlo.convert %1122 : (tensor<2x32x2x16xf32>) -> tensor<2x32x2x16xbf16>
      %1124 = stablehlo.dot_general %1058, %1038, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xbf16>, tensor<128x32xbf16>) -> tensor<2x32x32xbf16>
      %1125 = stablehlo.reshape %1124 : (tensor<2x32x32xbf16>) -> tensor<2x32x2x16xbf16>
      %1126 = stablehlo.reshape %1100 : (tensor<2x32x4x16xbf16>) -> tensor<2x32x2x2x16xbf16>
      %1127 = stablehlo.dot_general %1123, %1126, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [4], precision = [DEFAULT, DEFAULT] : (tensor<2x32x2x16xbf16>, tensor<2x32x2x2x16xbf16>) -> tensor<2x2x32x32x2xf32>
      %1128 = stablehlo.transpose %1127, dims = [0, 1, 4, 3, 2] : (tensor<2x2x32x32x2xf32>) -> tensor<2x2x2x32x32xf32>
      %cst_134 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
      %1129 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<2x2x2x32x32xf32>
      %1130 = stablehlo.divide %1128, %1129 : tensor<2x2x2x32x32xf32>
      %c_135 = stablehlo.constant dense<true> : tensor<i1>
      %1131 = stablehlo.broadcast_in_dim %c_135, dims = [] : (tensor<i1>) -> tensor<32x32xi1>
      %1132 = func.call @tril_4(%1131) : (tensor<32x32xi1>) -> tensor<32x32xi1>
      %cst_136 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
      %1133:2 = func.call @_where_5(%1132, %1130, %cst_136) : (tensor<32x32xi1>, tensor<2x2x2x32x32xf32>, tensor<f32>) -> (tensor<2x2x2x32x32xf32>, tensor<2x2x2x32x32xi1>)
      %cst_137 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %1134 = stablehlo.reduce(%1133#0 init: %cst_137) applies stablehlo.maximum across dimensions = [4] : (tensor<2x2x2x32x32xf32>, tensor<f32>) -> tensor<2x2x2x32xf32>
      %cst_138 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %1135 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<2x2x2x32xf32>
      %1136 = stablehlo.maximum %1135, %1134 : tensor<2x2x2x32xf32>
      %1137 = stablehlo.broadcast_in_dim %1136, dims = [0, 1, 2, 3] : (tensor<2x2x2x32xf32>) -> tensor<2x2x2x32x1xf32>
      %1138 = stablehlo.broadcast_in_dim %1137, dims = [0, 1, 2, 3, 4] : (tensor<2x2x2x32x1xf32>) -> tensor<2x2x2x32x32xf32>
      %1139 = stablehlo.subtract %1133#0, %1138 : tensor<2x2x2x32x32xf32>
      %1140 = stablehlo.exponential %1139 : tensor<2x2x2x32x32xf32>
      %cst_139 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1141 = stablehlo.reduce(%1140 init: %cst_139) applies stablehlo.add across dimensions = [4] : (tensor<2x2x2x32x32xf32>, tensor<f32>) -> tensor<2x2x2x32xf32>
      %1142 = stablehlo.broadcast_in_dim %1141, dims = [0, 1, 2, 3] : (tensor<2x2x2x32xf32>) -> tensor<2x2x2x32x1xf32>
      %1143 = stablehlo.broadcast_in_dim %1142, dims = [0, 1, 2, 3, 4] : (tensor<2x2x2x32x1xf32>) -> tensor<2x2x2x32x32xf32>
      %1144 = stablehlo.divide %1140, %1143 : tensor<2x2x2x32x32xf32>
      %1145 = stablehlo.multiply %1142, %1142 : tensor<2x2x2x32x1xf32>
      %cst_140 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %1146 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<2x2x2x32x1xf32>
      %1147 = stablehlo.divide %1146, %1145 : tensor<2x2x2x32x1xf32>
      %1148 = stablehlo.convert %1144 : (tensor<2x2x2x32x32xf32>) -> tensor<2x2x2x32x32xbf16>
      %1149 = stablehlo.dot_general %1125, %1148, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [4], precision = [DEFAULT, DEFAULT] : (tensor<2x32x2x16xbf16>, tensor<2x2x2x32x32xbf16>) -> tensor<2x2x16x2x32xbf16>
      %1150 = stablehlo.transpose %1149, dims = [0, 4, 1, 3, 2] : (tensor<2x2x16x2x32xbf16>) -> tensor<2x32x2x2x16xbf16>
      %1151 = stablehlo.reshape %1150 : (tensor<2x32x2x2x16xbf16>) -> tensor<2x32x64xbf16>
      %1152 = stablehlo.dot_general %1151, %1034, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x64xbf16>, tensor<64x128xbf16>) -> tensor<2x32x128xbf16>
      %1153 = "stablehlo.all_reduce"(%1152) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1], [2, 3], [4, 5], [6, 7]]> : tensor<4x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg240: tensor<bf16>, %arg241: tensor<bf16>):
        %3384 = stablehlo.add %arg240, %arg241 : tensor<bf16>
        stablehlo.return %3384 : tensor<bf16>
      }) : (tensor<2x32x128xbf16>) -> tensor<2x32x128xbf16>
      %1154 = stablehlo.add %1022#0, %1153 : tensor<2x32x128xbf16>
      %1155 = stablehlo.convert %1154 : (tensor<2x32x128xbf16>) -> tensor<2x32x128xf32>
      %1156 = chlo.square %1155 : tensor<2x32x128xf32> -> tensor<2x32x128xf32>
      %cst_141 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %1157 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<2x32x128xf32>
      %1158 = stablehlo.multiply %1157, %1155 : tensor<2x32x128xf32>
      %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1159 = stablehlo.reduce(%1156 init: %cst_142) applies stablehlo.add across dimensions = [2] : (tensor<2x32x128xf32>, tensor<f32>) -> tensor<2x32xf32>
      %1160 = stablehlo.broadcast_in_dim %1159, dims = [0, 1] : (tensor<2x32xf32>) -> tensor<2x32x1xf32>
      %cst_143 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
      %1161 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<2x32x1xf32>
      %1162 = stablehlo.divide %1160, %1161 : tensor<2x32x1xf32>
      %cst_144 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
      %1163 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<2x32x1xf32>
      %1164 = stablehlo.add %1162, %1163 : tensor<2x32x1xf32>
      %1165 = stablehlo.rsqrt %1164 : tensor<2x32x1xf32>
      %1166 = stablehlo.divide %1165, %1164 : tensor<2x32x1xf32>
      %cst_145 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
      %1167 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<2x32x1xf32>
      %1168 = stablehlo.multiply %1167, %1166 : tensor<2x32x1xf32>
      %1169 = stablehlo.broadcast_in_dim %1165, dims = [0, 1, 2] : (tensor<2x32x1xf32>) -> tensor<2x32x128xf32>
      %1170 = stablehlo.multiply %1155, %1169 : tensor<2x32x128xf32>
      %1171 = stablehlo.broadcast_in_dim %1024, dims = [2] : (tensor<128xf32>) -> tensor<1x1x128xf32>
      %1172 = stablehlo.broadcast_in_dim %1171, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<2x32x128xf32>
      %1173 = stablehlo.multiply %1170, %1172 : tensor<2x32x128xf32>
      %1174 = stablehlo.convert %1173 : (tensor<2x32x128xf32>) -> tensor<2x32x128xbf16>
      %1175 = stablehlo.dot_general %1174, %1028, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xbf16>, tensor<128x192xbf16>) -> tensor<2x32x192xbf16>
      %1176:3 = func.call @silu_6(%1175) : (tensor<2x32x192xbf16>) -> (tensor<2x32x192xbf16>, tensor<2x32x192xbf16>, tensor<2x32x192xbf16>)
      %1177 = stablehlo.dot_general %1174, %1030, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xbf16>, tensor<128x192xbf16>) -> tensor<2x32x192xbf16>
      %1178 = stablehlo.multiply %1176#0, %1177 : tensor<2x32x192xbf16>
      %1179 = stablehlo.dot_general %1022#10, %1178, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xbf16>, tensor<2x32x192xbf16>) -> tensor<128x192xbf16>
      %1180 = stablehlo.transpose %1179, dims = [1, 0] : (tensor<128x192xbf16>) -> tensor<192x128xbf16>
      %1181 = stablehlo.dot_general %1022#10, %1026, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xbf16>, tensor<192x128xbf16>) -> tensor<2x32x192xbf16>
      %1182 = stablehlo.multiply %1176#0, %1181 : tensor<2x32x192xbf16>
      %1183 = stablehlo.multiply %1181, %1177 : tensor<2x32x192xbf16>
      %1184 = stablehlo.dot_general %1182, %1174, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x32x192xbf16>, tensor<2x32x128xbf16>) -> tensor<192x128xbf16>
      %1185 = stablehlo.transpose %1184, dims = [1, 0] : (tensor<192x128xbf16>) -> tensor<128x192xbf16>
      %1186 = stablehlo.dot_general %1182, %1030, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x32x192xbf16>, tensor<128x192xbf16>) -> tensor<2x32x128xbf16>
      %1187 = "stablehlo.all_reduce"(%1186) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1], [2, 3], [4, 5], [6, 7]]> : tensor<4x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg240: tensor<bf16>, %arg241: tensor<bf16>):
        %3384 = stablehlo.add %arg240, %arg241 : tensor<bf16>
        stablehlo.return %3384 : tensor<bf16>
      }) : (tensor<2x32x128xbf16>) -> tensor<2x32x128xbf16>
      %1188 = func.call @silu_7(%1176#1, %1175, %1176#2, %1183) : (tensor<2x32x192xbf16>, tensor<2x32x192xbf16>, tensor<2x32x192xbf16>, tensor<2x32x192xbf16>) -> tensor<2x32x192xbf16>
      %1189 = stablehlo.dot_general %1188, %1174, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x32x192xbf16>, tensor<2x32x128xbf16>) -> tensor<192x128xbf16>
      %1190 = stablehlo.transpose %1189, dims = [1, 0] : (tensor<192x128xbf16>) -> tensor<128x192xbf16>
      %1191 = stablehlo.dot_general %1188, %1028, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x32x192xbf16>, tensor<128x192xbf16>) -> tensor<2x32x128xbf16>
      %1192 = "stablehlo.all_reduce"(%1191) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1], [2, 3], [4, 5], [6, 7]]> : tensor<4x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg240: tensor<bf16>, %arg241: tensor<bf16>):
        %3384 = stablehlo.add %arg240, %arg241 : tensor<bf16>
        stablehlo.return %3384 : tensor<bf16>
      }) : (tensor<2x32x128xbf16>) -> tensor<2x32x128xbf16>
      %1193 = stablehlo.add %1187, %1192 : tensor<2x32x128xbf16>
      %1194 = stablehlo.convert %1193 : (tensor<2x32x128xbf16>) -> tensor<2x32x128xf32>
      %1195 = stablehlo.multiply %1170, %1194 : tensor<2x32x128xf32>
      %cst_146 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1196 = stablehlo.reduce(%1195 init: %cst_146) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x32x128xf32>, tensor<f32>) -> tensor<128xf32>
      %1197 = stablehlo.reshape %1196 : (tensor<128xf32>) -> tensor<1x1x128xf32>
      %1198 = stablehlo.broadcast_in_dim %1171, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<2x32x128xf32>
      %1199 = stablehlo.multiply %1194, %1198 : tensor<2x32x128xf32>
      %cst_147 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1200 = stablehlo.reduce(%1197 init: %cst_147) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
      %1201 = stablehlo.multiply %1155, %1199 : tensor<2x32x128xf32>
      %cst_148 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1202 = stablehlo.reduce(%1201 init: %cst_148) applies stablehlo.add across dimensions = [2] : (tensor<2x32x128xf32>, tensor<f32>) -> tensor<2x32xf32>
      %1203 = stablehlo.reshape %1202 : (tensor<2x32xf32>) -> tensor<2x32x1xf32>
      %1204 = stablehlo.broadcast_in_dim %1165, dims = [0, 1, 2] : (tensor<2x32x1xf32>) -> tensor<2x32x128xf32>
      %1205 = stablehlo.multiply %1199, %1204 : tensor<2x32x128xf32>
      %1206 = stablehlo.multiply %1203, %1168 : tensor<2x32x1xf32>
      %1207 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<2x32x1xf32>
      %1208 = stablehlo.divide %1206, %1207 : tensor<2x32x1xf32>
      %cst_149 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1209 = stablehlo.reduce(%1208 init: %cst_149) applies stablehlo.add across dimensions = [2] : (tensor<2x32x1xf32>, tensor<f32>) -> tensor<2x32xf32>
      %1210 = stablehlo.broadcast_in_dim %1209, dims = [0, 1] : (tensor<2x32xf32>) -> tensor<2x32x128xf32>
      %1211 = stablehlo.multiply %1210, %1158 : tensor<2x32x128xf32>
      %1212 = stablehlo.add %1205, %1211 : tensor<2x32x128xf32>
      %1213 = stablehlo.convert %1212 : (tensor<2x32x128xf32>) -> tensor<2x32x128xbf16>
      %1214 = stablehlo.add %1022#10, %1213 : tensor<2x32x128xbf16>
      %1215 = stablehlo.dot_general %1214, %1151, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xbf16>, tensor<2x32x64xbf16>) -> tensor<128x64xbf16>
      %1216 = stablehlo.transpose %1215, dims = [1, 0] : (tensor<128x64xbf16>) -> tensor<64x128xbf16>
      %1217 = stablehlo.dot_general %1214, %1034, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xbf16>, tensor<64x128xbf16>) -> tensor<2x32x64xbf16>
      %1218 = stablehlo.reshape %1217 : (tensor<2x32x64xbf16>) -> tensor<2x32x2x2x16xbf16>
      %1219 = stablehlo.transpose %1218, dims = [0, 2, 4, 3, 1] : (tensor<2x32x2x2x16xbf16>) -> tensor<2x2x16x2x32xbf16>
      %1220 = stablehlo.dot_general %1219, %1125, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x16x2x32xbf16>, tensor<2x32x2x16xbf16>) -> tensor<2x2x2x32x32xbf16>
      %1221 = stablehlo.dot_general %1219, %1148, batching_dims = [0, 1] x [0, 1], contracting_dims = [3, 4] x [2, 3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x16x2x32xbf16>, tensor<2x2x2x32x32xbf16>) -> tensor<2x2x16x32xbf16>
      %1222 = stablehlo.transpose %1221, dims = [0, 3, 1, 2] : (tensor<2x2x16x32xbf16>) -> tensor<2x32x2x16xbf16>
      %1223 = stablehlo.convert %1220 : (tensor<2x2x2x32x32xbf16>) -> tensor<2x2x2x32x32xf32>
      %1224 = stablehlo.broadcast_in_dim %1147, dims = [0, 1, 2, 3, 4] : (tensor<2x2x2x32x1xf32>) -> tensor<2x2x2x32x32xf32>
      %1225 = stablehlo.multiply %1223, %1224 : tensor<2x2x2x32x32xf32>
      %1226 = stablehlo.multiply %1225, %1140 : tensor<2x2x2x32x32xf32>
      %cst_150 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1227 = stablehlo.reduce(%1226 init: %cst_150) applies stablehlo.add across dimensions = [4] : (tensor<2x2x2x32x32xf32>, tensor<f32>) -> tensor<2x2x2x32xf32>
      %1228 = stablehlo.reshape %1227 : (tensor<2x2x2x32xf32>) -> tensor<2x2x2x32x1xf32>
      %1229 = stablehlo.negate %1228 : tensor<2x2x2x32x1xf32>
      %1230 = stablehlo.broadcast_in_dim %1142, dims = [0, 1, 2, 3, 4] : (tensor<2x2x2x32x1xf32>) -> tensor<2x2x2x32x32xf32>
      %1231 = stablehlo.divide %1223, %1230 : tensor<2x2x2x32x32xf32>
      %cst_151 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1232 = stablehlo.reduce(%1229 init: %cst_151) applies stablehlo.add across dimensions = [4] : (tensor<2x2x2x32x1xf32>, tensor<f32>) -> tensor<2x2x2x32xf32>
      %1233 = stablehlo.broadcast_in_dim %1232, dims = [0, 1, 2, 3] : (tensor<2x2x2x32xf32>) -> tensor<2x2x2x32x32xf32>
      %1234 = stablehlo.add %1231, %1233 : tensor<2x2x2x32x32xf32>
      %1235 = stablehlo.multiply %1234, %1140 : tensor<2x2x2x32x32xf32>
      %1236 = func.call @_where_8(%1133#1, %1235) : (tensor<2x2x2x32x32xi1>, tensor<2x2x2x32x32xf32>) -> tensor<2x2x2x32x32xf32>
      %1237 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<2x2x2x32x32xf32>
      %1238 = stablehlo.divide %1236, %1237 : tensor<2x2x2x32x32xf32>
      %1239 = stablehlo.transpose %1238, dims = [0, 1, 4, 3, 2] : (tensor<2x2x2x32x32xf32>) -> tensor<2x2x32x32x2xf32>
      %1240 = stablehlo.convert %1239 : tensor<2x2x32x32x2xf32>
      %1241 = stablehlo.convert %1123 : (tensor<2x32x2x16xbf16>) -> tensor<2x32x2x16xf32>
      %1242 = stablehlo.dot_general %1240, %1241, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x32x32x2xf32>, tensor<2x32x2x16xf32>) -> tensor<2x2x32x2x16xf32>
      %1243 = stablehlo.transpose %1242, dims = [0, 2, 1, 3, 4] : (tensor<2x2x32x2x16xf32>) -> tensor<2x32x2x2x16xf32>
      %1244 = stablehlo.convert %1243 : (tensor<2x32x2x2x16xf32>) -> tensor<2x32x2x2x16xbf16>
      %1245 = stablehlo.convert %1239 : tensor<2x2x32x32x2xf32>
      %1246 = stablehlo.convert %1126 : (tensor<2x32x2x2x16xbf16>) -> tensor<2x32x2x2x16xf32>
      %1247 = stablehlo.dot_general %1245, %1246, batching_dims = [0, 1] x [0, 2], contracting_dims = [3, 4] x [1, 3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x32x32x2xf32>, tensor<2x32x2x2x16xf32>) -> tensor<2x2x32x16xf32>
      %1248 = stablehlo.transpose %1247, dims = [0, 2, 1, 3] : (tensor<2x2x32x16xf32>) -> tensor<2x32x2x16xf32>
      %1249 = stablehlo.convert %1248 : (tensor<2x32x2x16xf32>) -> tensor<2x32x2x16xbf16>
      %1250 = stablehlo.reshape %1244 : (tensor<2x32x2x2x16xbf16>) -> tensor<2x32x4x16xbf16>
      %1251 = stablehlo.reshape %1222 : (tensor<2x32x2x16xbf16>) -> tensor<2x32x32xbf16>
      %1252 = stablehlo.dot_general %1251, %1058, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x32x32xbf16>, tensor<2x32x128xbf16>) -> tensor<32x128xbf16>
      %1253 = stablehlo.transpose %1252, dims = [1, 0] : (tensor<32x128xbf16>) -> tensor<128x32xbf16>
      %1254 = stablehlo.dot_general %1251, %1038, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x32x32xbf16>, tensor<128x32xbf16>) -> tensor<2x32x128xbf16>
      %1255 = "stablehlo.all_reduce"(%1254) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1], [2, 3], [4, 5], [6, 7]]> : tensor<4x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg240: tensor<bf16>, %arg241: tensor<bf16>):
        %3384 = stablehlo.add %arg240, %arg241 : tensor<bf16>
        stablehlo.return %3384 : tensor<bf16>
      }) : (tensor<2x32x128xbf16>) -> tensor<2x32x128xbf16>
      %1256 = stablehlo.convert %1249 : (tensor<2x32x2x16xbf16>) -> tensor<2x32x2x16xf32>
      %1257 = stablehlo.slice %1256 [0:2, 0:32, 0:2, 0:8] : (tensor<2x32x2x16xf32>) -> tensor<2x32x2x8xf32>
      %1258 = stablehlo.slice %1256 [0:2, 0:32, 0:2, 8:16] : (tensor<2x32x2x16xf32>) -> tensor<2x32x2x8xf32>
      %1259 = stablehlo.broadcast_in_dim %1118, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
      %1260 = stablehlo.multiply %1258, %1259 : tensor<2x32x2x8xf32>
      %1261 = stablehlo.broadcast_in_dim %1115, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
      %1262 = stablehlo.multiply %1258, %1261 : tensor<2x32x2x8xf32>
      %1263 = stablehlo.negate %1257 : tensor<2x32x2x8xf32>
      %1264 = stablehlo.broadcast_in_dim %1111, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
      %1265 = stablehlo.multiply %1263, %1264 : tensor<2x32x2x8xf32>
      %1266 = stablehlo.add %1262, %1265 : tensor<2x32x2x8xf32>
      %1267 = stablehlo.broadcast_in_dim %1108, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
      %1268 = stablehlo.multiply %1257, %1267 : tensor<2x32x2x8xf32>
      %1269 = stablehlo.add %1260, %1268 : tensor<2x32x2x8xf32>
      %1270 = stablehlo.concatenate %1269, %1266, dim = 3 : (tensor<2x32x2x8xf32>, tensor<2x32x2x8xf32>) -> tensor<2x32x2x16xf32>
      %1271 = stablehlo.convert %1270 : (tensor<2x32x2x16xf32>) -> tensor<2x32x2x16xbf16>
      %1272 = stablehlo.reshape %1271 : (tensor<2x32x2x16xbf16>) -> tensor<2x32x32xbf16>
      %1273 = stablehlo.dot_general %1272, %1058, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x32x32xbf16>, tensor<2x32x128xbf16>) -> tensor<32x128xbf16>
      %1274 = stablehlo.transpose %1273, dims = [1, 0] : (tensor<32x128xbf16>) -> tensor<128x32xbf16>
      %1275 = stablehlo.dot_general %1272, %1032, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x32x32xbf16>, tensor<128x32xbf16>) -> tensor<2x32x128xbf16>
      %1276 = "stablehlo.all_reduce"(%1275) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1], [2, 3], [4, 5], [6, 7]]> : tensor<4x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg240: tensor<bf16>, %arg241: tensor<bf16>):
        %3384 = stablehlo.add %arg240, %arg241 : tensor<bf16>
        stablehlo.return %3384 : tensor<bf16>
      }) : (tensor<2x32x128xbf16>) -> tensor<2x32x128xbf16>
      %1277 = stablehlo.add %1255, %1276 : tensor<2x32x128xbf16>
      %1278 = stablehlo.convert %1250 : (tensor<2x32x4x16xbf16>) -> tensor<2x32x4x16xf32>
      %1279 = stablehlo.slice %1278 [0:2, 0:32, 0:4, 0:8] : (tensor<2x32x4x16xf32>) -> tensor<2x32x4x8xf32>
      %1280 = stablehlo.slice %1278 [0:2, 0:32, 0:4, 8:16] : (tensor<2x32x4x16xf32>) -> tensor<2x32x4x8xf32>
      %1281 = stablehlo.broadcast_in_dim %1095, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x4x8xf32>
      %1282 = stablehlo.multiply %1280, %1281 : tensor<2x32x4x8xf32>
      %1283 = stablehlo.broadcast_in_dim %1092, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x4x8xf32>
      %1284 = stablehlo.multiply %1280, %1283 : tensor<2x32x4x8xf32>
      %1285 = stablehlo.negate %1279 : tensor<2x32x4x8xf32>
      %1286 = stablehlo.broadcast_in_dim %1088, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x4x8xf32>
      %1287 = stablehlo.multiply %1285, %1286 : tensor<2x32x4x8xf32>
      %1288 = stablehlo.add %1284, %1287 : tensor<2x32x4x8xf32>
      %1289 = stablehlo.broadcast_in_dim %1085, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x4x8xf32>
      %1290 = stablehlo.multiply %1279, %1289 : tensor<2x32x4x8xf32>
      %1291 = stablehlo.add %1282, %1290 : tensor<2x32x4x8xf32>
      %1292 = stablehlo.concatenate %1291, %1288, dim = 3 : (tensor<2x32x4x8xf32>, tensor<2x32x4x8xf32>) -> tensor<2x32x4x16xf32>
      %1293 = stablehlo.convert %1292 : (tensor<2x32x4x16xf32>) -> tensor<2x32x4x16xbf16>
      %1294 = stablehlo.reshape %1293 : (tensor<2x32x4x16xbf16>) -> tensor<2x32x64xbf16>
      %1295 = stablehlo.dot_general %1294, %1058, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x32x64xbf16>, tensor<2x32x128xbf16>) -> tensor<64x128xbf16>
      %1296 = stablehlo.transpose %1295, dims = [1, 0] : (tensor<64x128xbf16>) -> tensor<128x64xbf16>
      %1297 = stablehlo.dot_general %1294, %1036, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x32x64xbf16>, tensor<128x64xbf16>) -> tensor<2x32x128xbf16>
      %1298 = "stablehlo.all_reduce"(%1297) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1], [2, 3], [4, 5], [6, 7]]> : tensor<4x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg240: tensor<bf16>, %arg241: tensor<bf16>):
        %3384 = stablehlo.add %arg240, %arg241 : tensor<bf16>
        stablehlo.return %3384 : tensor<bf16>
      }) : (tensor<2x32x128xbf16>) -> tensor<2x32x128xbf16>
      %1299 = stablehlo.add %1277, %1298 : tensor<2x32x128xbf16>
      %1300 = stablehlo.convert %1299 : (tensor<2x32x128xbf16>) -> tensor<2x32x128xf32>
      %1301 = stablehlo.multiply %1054, %1300 : tensor<2x32x128xf32>
      %cst_152 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1302 = stablehlo.reduce(%1301 init: %cst_152) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x32x128xf32>, tensor<f32>) -> tensor<128xf32>
      %1303 = stablehlo.reshape %1302 : (tensor<128xf32>) -> tensor<1x1x128xf32>
      %1304 = stablehlo.broadcast_in_dim %1055, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<2x32x128xf32>
      %1305 = stablehlo.multiply %1300, %1304 : tensor<2x32x128xf32>
      %cst_153 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1306 = stablehlo.reduce(%1303 init: %cst_153) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
      %1307 = stablehlo.multiply %1039, %1305 : tensor<2x32x128xf32>
      %cst_154 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1308 = stablehlo.reduce(%1307 init: %cst_154) applies stablehlo.add across dimensions = [2] : (tensor<2x32x128xf32>, tensor<f32>) -> tensor<2x32xf32>
      %1309 = stablehlo.reshape %1308 : (tensor<2x32xf32>) -> tensor<2x32x1xf32>
      %1310 = stablehlo.broadcast_in_dim %1049, dims = [0, 1, 2] : (tensor<2x32x1xf32>) -> tensor<2x32x128xf32>
      %1311 = stablehlo.multiply %1305, %1310 : tensor<2x32x128xf32>
      %1312 = stablehlo.multiply %1309, %1052 : tensor<2x32x1xf32>
      %1313 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<2x32x1xf32>
      %1314 = stablehlo.divide %1312, %1313 : tensor<2x32x1xf32>
      %cst_155 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1315 = stablehlo.reduce(%1314 init: %cst_155) applies stablehlo.add across dimensions = [2] : (tensor<2x32x1xf32>, tensor<f32>) -> tensor<2x32xf32>
      %1316 = stablehlo.broadcast_in_dim %1315, dims = [0, 1] : (tensor<2x32xf32>) -> tensor<2x32x128xf32>
      %1317 = stablehlo.multiply %1316, %1042 : tensor<2x32x128xf32>
      %1318 = stablehlo.add %1311, %1317 : tensor<2x32x128xf32>
      %1319 = stablehlo.convert %1318 : (tensor<2x32x128xf32>) -> tensor<2x32x128xbf16>
      %1320 = stablehlo.add %1214, %1319 : tensor<2x32x128xbf16>
      %1321 = "stablehlo.reduce_scatter"(%1253) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, scatter_dimension = 0 : i64, use_global_device_ids}> ({
      ^bb0(%arg240: tensor<bf16>, %arg241: tensor<bf16>):
        %3384 = stablehlo.add %arg240, %arg241 : tensor<bf16>
        stablehlo.return %3384 : tensor<bf16>
      }) : (tensor<128x32xbf16>) -> tensor<32x32xbf16>
      %1322 = stablehlo.convert %1321 : (tensor<32x32xbf16>) -> tensor<32x32xf32>
      %1323 = "stablehlo.reduce_scatter"(%1296) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, scatter_dimension = 0 : i64, use_global_device_ids}> ({
      ^bb0(%arg240: tensor<bf16>, %arg241: tensor<bf16>):
        %3384 = stablehlo.add %arg240, %arg241 : tensor<bf16>
        stablehlo.return %3384 : tensor<bf16>
      }) : (tensor<128x64xbf16>) -> tensor<32x64xbf16>
      %1324 = stablehlo.convert %1323 : (tensor<32x64xbf16>) -> tensor<32x64xf32>
      %1325 = "stablehlo.reduce_scatter"(%1216) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, scatter_dimension = 1 : i64, use_global_device_ids}> ({
      ^bb0(%arg240: tensor<bf16>, %arg241: tensor<bf16>):
        %3384 = stablehlo.add %arg240, %arg241 : tensor<bf16>
        stablehlo.return %3384 : tensor<bf16>
      }) : (tensor<64x128xbf16>) -> tensor<64x32xbf16>
      %1326 = stablehlo.convert %1325 : (tensor<64x32xbf16>) -> tensor<64x32xf32>
      %1327 = "stablehlo.reduce_scatter"(%1274) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, scatter_dimension = 0 : i64, use_global_device_ids}> ({
      ^bb0(%arg240: tensor<bf16>, %arg241: tensor<bf16>):
        %3384 = stablehlo.add %arg240, %arg241 : tensor<bf16>
        stablehlo.return %3384 : tensor<bf16>
      }) : (tensor<128x32xbf16>) -> tensor<32x32xbf16>
      %1328 = stablehlo.convert %1327 : (tensor<32x32xbf16>) -> tensor<32x32xf32>
      %1329 = "stablehlo.reduce_scatter"(%1185) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, scatter_dimension = 0 : i64, use_global_device_ids}> ({
      ^bb0(%arg240: tensor<bf16>, %arg241: tensor<bf16>):
        %3384 = stablehlo.add %arg240, %arg241 : tensor<bf16>
        stablehlo.return %3384 : tensor<bf16>
      }) : (tensor<128x192xbf16>) -> tensor<32x192xbf16>
      %1330 = stablehlo.convert %1329 : (tensor<32x192xbf16>) -> tensor<32x192xf32>
      %1331 = "stablehlo.reduce_scatter"(%1190) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, scatter_dimension = 0 : i64, use_global_device_ids}> ({
      ^bb0(%arg240: tensor<bf16>, %arg241: tensor<bf16>):
        %3384 = stablehlo.add %arg240, %arg241 : tensor<bf16>
        stablehlo.return %3384 : tensor<bf16>
      }) : (tensor<128x192xbf16>) -> tensor<32x192xbf16>
      %1332 = stablehlo.convert %1331 : (tensor<32x192xbf16>) -> tensor<32x192xf32>
      %1333 = "stablehlo.reduce_scatter"(%1180) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, scatter_dimension = 1 : i64, use_global_device_ids}> ({
      ^bb0(%arg240: tensor<bf16>, %arg241: tensor<bf16>):
        %3384 = stablehlo.add %arg240, %arg241 : tensor<bf16>
        stablehlo.return %3384 : tensor<bf16>
      }) : (tensor<192x128xbf16>) -> tensor<192x32xbf16>
      %1334 = stablehlo.convert %1333 : (tensor<192x32xbf16>) -> tensor<192x32xf32>
      %1335 = "stablehlo.reduce_scatter"(%1200) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, scatter_dimension = 0 : i64, use_global_device_ids}> ({
      ^bb0(%arg240: tensor<f32>, %arg241: tensor<f32>):
        %3384 = stablehlo.add %arg240, %arg241 : tensor<f32>
        stablehlo.return %3384 : tensor<f32>
      }) : (tensor<128xf32>) -> tensor<32xf32>
      %1336 = "stablehlo.reduce_scatter"(%1306) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, scatter_dimension = 0 : i64, use_global_device_ids}> ({
      ^bb0(%arg240: tensor<f32>, %arg241: tensor<f32>):
        %3384 = stablehlo.add %arg240, %arg241 : tensor<f32>
        stablehlo.return %3384 : tensor<f32>
      }) : (tensor<128xf32>) -> tensor<32xf32>
      %1337:11 = stablehlo.optimization_barrier %171, %arg131, %arg132, %arg133, %arg134, %arg135, %arg136, %arg137, %arg138, %arg139, %1320 : tensor<2x32x128xbf16>, tensor<32xf32>, tensor<32xf32>, tensor<192x32xf32>, tensor<32x192xf32>, tensor<32x192xf32>, tensor<32x32xf32>, tensor<64x32xf32>, tensor<32x64xf32>, tensor<32x32xf32>, tensor<2x32x128xbf16>
      %1338 = "stablehlo.all_gather"(%1337#1) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<32xf32>) -> tensor<128xf32>
      %1339 = "stablehlo.all_gather"(%1337#2) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<32xf32>) -> tensor<128xf32>
      %1340 = stablehlo.convert %1337#3 : (tensor<192x32xf32>) -> tensor<192x32xbf16>
      %1341 = "stablehlo.all_gather"(%1340) <{all_gather_dim = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<192x32xbf16>) -> tensor<192x128xbf16>
      %1342 = stablehlo.convert %1337#4 : (tensor<32x192xf32>) -> tensor<32x192xbf16>
      %1343 = "stablehlo.all_gather"(%1342) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<32x192xbf16>) -> tensor<128x192xbf16>
      %1344 = stablehlo.convert %1337#5 : (tensor<32x192xf32>) -> tensor<32x192xbf16>
      %1345 = "stablehlo.all_gather"(%1344) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<32x192xbf16>) -> tensor<128x192xbf16>
      %1346 = stablehlo.convert %1337#6 : (tensor<32x32xf32>) -> tensor<32x32xbf16>
      %1347 = "stablehlo.all_gather"(%1346) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<32x32xbf16>) -> tensor<128x32xbf16>
      %1348 = stablehlo.convert %1337#7 : (tensor<64x32xf32>) -> tensor<64x32xbf16>
      %1349 = "stablehlo.all_gather"(%1348) <{all_gather_dim = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<64x32xbf16>) -> tensor<64x128xbf16>
      %1350 = stablehlo.convert %1337#8 : (tensor<32x64xf32>) -> tensor<32x64xbf16>
      %1351 = "stablehlo.all_gather"(%1350) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<32x64xbf16>) -> tensor<128x64xbf16>
      %1352 = stablehlo.convert %1337#9 : (tensor<32x32xf32>) -> tensor<32x32xbf16>
      %1353 = "stablehlo.all_gather"(%1352) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<32x32xbf16>) -> tensor<128x32xbf16>
      %1354 = stablehlo.convert %1337#0 : (tensor<2x32x128xbf16>) -> tensor<2x32x128xf32>
      %1355 = chlo.square %1354 : tensor<2x32x128xf32> -> tensor<2x32x128xf32>
      %cst_156 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %1356 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<2x32x128xf32>
      %1357 = stablehlo.multiply %1356, %1354 : tensor<2x32x128xf32>
      %cst_157 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1358 = stablehlo.reduce(%1355 init: %cst_157) applies stablehlo.add across dimensions = [2] : (tensor<2x32x128xf32>, tensor<f32>) -> tensor<2x32xf32>
      %1359 = stablehlo.broadcast_in_dim %1358, dims = [0, 1] : (tensor<2x32xf32>) -> tensor<2x32x1xf32>
      %cst_158 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
      %1360 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<2x32x1xf32>
      %1361 = stablehlo.divide %1359, %1360 : tensor<2x32x1xf32>
      %cst_159 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
      %1362 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<2x32x1xf32>
      %1363 = stablehlo.add %1361, %1362 : tensor<2x32x1xf32>
      %1364 = stablehlo.rsqrt %1363 : tensor<2x32x1xf32>
      %1365 = stablehlo.divide %1364, %1363 : tensor<2x32x1xf32>
      %cst_160 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
      %1366 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<2x32x1xf32>
      %1367 = stablehlo.multiply %1366, %1365 : tensor<2x32x1xf32>
      %1368 = stablehlo.broadcast_in_dim %1364, dims = [0, 1, 2] : (tensor<2x32x1xf32>) -> tensor<2x32x128xf32>
      %1369 = stablehlo.multiply %1354, %1368 : tensor<2x32x128xf32>
      %1370 = stablehlo.broadcast_in_dim %1338, dims = [2] : (tensor<128xf32>) -> tensor<1x1x128xf32>
      %1371 = stablehlo.broadcast_in_dim %1370, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<2x32x128xf32>
      %1372 = stablehlo.multiply %1369, %1371 : tensor<2x32x128xf32>
      %1373 = stablehlo.convert %1372 : (tensor<2x32x128xf32>) -> tensor<2x32x128xbf16>
      %1374 = stablehlo.iota dim = 0 : tensor<32xi32>
      %1375 = stablehlo.iota dim = 0 : tensor<8xf32>
      %cst_161 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %1376 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %1377 = stablehlo.multiply %1376, %1375 : tensor<8xf32>
      %cst_162 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1378 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %1379 = stablehlo.add %1378, %1377 : tensor<8xf32>
      %cst_163 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
      %1380 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %1381 = stablehlo.divide %1379, %1380 : tensor<8xf32>
      %1382 = stablehlo.broadcast_in_dim %1374, dims = [0] : (tensor<32xi32>) -> tensor<32x1xi32>
      %1383 = stablehlo.convert %1382 : (tensor<32x1xi32>) -> tensor<32x1xf32>
      %1384 = stablehlo.negate %1381 : tensor<8xf32>
      %cst_164 = stablehlo.constant dense<1.000000e+04> : tensor<f32>
      %1385 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %1386 = stablehlo.power %1385, %1384 : tensor<8xf32>
      %1387 = stablehlo.broadcast_in_dim %1386, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
      %1388 = stablehlo.broadcast_in_dim %1383, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x8xf32>
      %1389 = stablehlo.broadcast_in_dim %1387, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<32x8xf32>
      %1390 = stablehlo.multiply %1388, %1389 : tensor<32x8xf32>
      %1391 = stablehlo.cosine %1390 : tensor<32x8xf32>
      %1392 = stablehlo.sine %1390 : tensor<32x8xf32>
      %1393 = stablehlo.dot_general %1373, %1351, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xbf16>, tensor<128x64xbf16>) -> tensor<2x32x64xbf16>
      %1394 = stablehlo.reshape %1393 : (tensor<2x32x64xbf16>) -> tensor<2x32x4x16xbf16>
      %1395 = stablehlo.convert %1394 : (tensor<2x32x4x16xbf16>) -> tensor<2x32x4x16xf32>
      %1396 = stablehlo.slice %1395 [0:2, 0:32, 0:4, 0:8] : (tensor<2x32x4x16xf32>) -> tensor<2x32x4x8xf32>
      %1397 = stablehlo.slice %1395 [0:2, 0:32, 0:4, 8:16] : (tensor<2x32x4x16xf32>) -> tensor<2x32x4x8xf32>
      %1398 = stablehlo.broadcast_in_dim %1391, dims = [0, 2] : (tensor<32x8xf32>) -> tensor<32x1x8xf32>
      %1399 = stablehlo.broadcast_in_dim %1392, dims = [0, 2] : (tensor<32x8xf32>) -> tensor<32x1x8xf32>
      %1400 = stablehlo.broadcast_in_dim %1398, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
      %1401 = stablehlo.broadcast_in_dim %1400, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x4x8xf32>
      %1402 = stablehlo.multiply %1396, %1401 : tensor<2x32x4x8xf32>
      %1403 = stablehlo.broadcast_in_dim %1399, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
      %1404 = stablehlo.broadcast_in_dim %1403, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x4x8xf32>
      %1405 = stablehlo.multiply %1397, %1404 : tensor<2x32x4x8xf32>
      %1406 = stablehlo.subtract %1402, %1405 : tensor<2x32x4x8xf32>
      %1407 = stablehlo.broadcast_in_dim %1398, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
      %1408 = stablehlo.broadcast_in_dim %1407, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x4x8xf32>
      %1409 = stablehlo.multiply %1397, %1408 : tensor<2x32x4x8xf32>
      %1410 = stablehlo.broadcast_in_dim %1399, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
      %1411 = stablehlo.broadcast_in_dim %1410, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x4x8xf32>
      %1412 = stablehlo.multiply %1396, %1411 : tensor<2x32x4x8xf32>
      %1413 = stablehlo.add %1409, %1412 : tensor<2x32x4x8xf32>
      %1414 = stablehlo.concatenate %1406, %1413, dim = 3 : (tensor<2x32x4x8xf32>, tensor<2x32x4x8xf32>) -> tensor<2x32x4x16xf32>
      %1415 = stablehlo.convert %1414 : (tensor<2x32x4x16xf32>) -> tensor<2x32x4x16xbf16>
      %1416 = stablehlo.dot_general %1373, %1347, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xbf16>, tensor<128x32xbf16>) -> tensor<2x32x32xbf16>
      %1417 = stablehlo.reshape %1416 : (tensor<2x32x32xbf16>) -> tensor<2x32x2x16xbf16>
      %1418 = stablehlo.convert %1417 : (tensor<2x32x2x16xbf16>) -> tensor<2x32x2x16xf32>
      %1419 = stablehlo.slice %1418 [0:2, 0:32, 0:2, 0:8] : (tensor<2x32x2x16xf32>) -> tensor<2x32x2x8xf32>
      %1420 = stablehlo.slice %1418 [0:2, 0:32, 0:2, 8:16] : (tensor<2x32x2x16xf32>) -> tensor<2x32x2x8xf32>
      %1421 = stablehlo.broadcast_in_dim %1391, dims = [0, 2] : (tensor<32x8xf32>) -> tensor<32x1x8xf32>
      %1422 = stablehlo.broadcast_in_dim %1392, dims = [0, 2] : (tensor<32x8xf32>) -> tensor<32x1x8xf32>
      %1423 = stablehlo.broadcast_in_dim %1421, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
      %1424 = stablehlo.broadcast_in_dim %1423, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
      %1425 = stablehlo.multiply %1419, %1424 : tensor<2x32x2x8xf32>
      %1426 = stablehlo.broadcast_in_dim %1422, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
      %1427 = stablehlo.broadcast_in_dim %1426, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
      %1428 = stablehlo.multiply %1420, %1427 : tensor<2x32x2x8xf32>
      %1429 = stablehlo.subtract %1425, %1428 : tensor<2x32x2x8xf32>
      %1430 = stablehlo.broadcast_in_dim %1421, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
      %1431 = stablehlo.broadcast_in_dim %1430, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
      %1432 = stablehlo.multiply %1420, %1431 : tensor<2x32x2x8xf32>
      %1433 = stablehlo.broadcast_in_dim %1422, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
      %1434 = stablehlo.broadcast_in_dim %1433, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
      %1435 = stablehlo.multiply %1419, %1434 : tensor<2x32x2x8xf32>
      %1436 = stablehlo.add %1432, %1435 : tensor<2x32x2x8xf32>
      %1437 = stablehlo.concatenate %1429, %1436, dim = 3 : (tensor<2x32x2x8xf32>, tensor<2x32x2x8xf32>) -> tensor<2x32x2x16xf32>
      %1438 = stablehlo.convert %1437 : (tensor<2x32x2x16xf32>) -> tensor<2x32x2x16xbf16>
      %1439 = stablehlo.dot_general %1373, %1353, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xbf16>, tensor<128x32xbf16>) -> tensor<2x32x32xbf16>
      %1440 = stablehlo.reshape %1439 : (tensor<2x32x32xbf16>) -> tensor<2x32x2x16xbf16>
      %1441 = stablehlo.reshape %1415 : (tensor<2x32x4x16xbf16>) -> tensor<2x32x2x2x16xbf16>
      %1442 = stablehlo.dot_general %1438, %1441, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [4], precision = [DEFAULT, DEFAULT] : (tensor<2x32x2x16xbf16>, tensor<2x32x2x2x16xbf16>) -> tensor<2x2x32x32x2xf32>
      %1443 = stablehlo.transpose %1442, dims = [0, 1, 4, 3, 2] : (tensor<2x2x32x32x2xf32>) -> tensor<2x2x2x32x32xf32>
      %cst_165 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
      %1444 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<2x2x2x32x32xf32>
      %1445 = stablehlo.divide %1443, %1444 : tensor<2x2x2x32x32xf32>
      %c_166 = stablehlo.constant dense<true> : tensor<i1>
      %1446 = stablehlo.broadcast_in_dim %c_166, dims = [] : (tensor<i1>) -> tensor<32x32xi1>
      %1447 = func.call @tril_4(%1446) : (tensor<32x32xi1>) -> tensor<32x32xi1>
      %cst_167 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
      %1448:2 = func.call @_where_5(%1447, %1445, %cst_167) : (tensor<32x32xi1>, tensor<2x2x2x32x32xf32>, tensor<f32>) -> (tensor<2x2x2x32x32xf32>, tensor<2x2x2x32x32xi1>)
      %cst_168 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %1449 = stablehlo.reduce(%1448#0 init: %cst_168) applies stablehlo.maximum across dimensions = [4] : (tensor<2x2x2x32x32xf32>, tensor<f32>) -> tensor<2x2x2x32xf32>
      %cst_169 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %1450 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<2x2x2x32xf32>
      %1451 = stablehlo.maximum %1450, %1449 : tensor<2x2x2x32xf32>
      %1452 = stablehlo.broadcast_in_dim %1451, dims = [0, 1, 2, 3] : (tensor<2x2x2x32xf32>) -> tensor<2x2x2x32x1xf32>
      %1453 = stablehlo.broadcast_in_dim %1452, dims = [0, 1, 2, 3, 4] : (tensor<2x2x2x32x1xf32>) -> tensor<2x2x2x32x32xf32>
      %1454 = stablehlo.subtract %1448#0, %1453 : tensor<2x2x2x32x32xf32>
      %1455 = stablehlo.exponential %1454 : tensor<2x2x2x32x32xf32>
      %cst_170 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1456 = stablehlo.reduce(%1455 init: %cst_170) applies stablehlo.add across dimensions = [4] : (tensor<2x2x2x32x32xf32>, tensor<f32>) -> tensor<2x2x2x32xf32>
      %1457 = stablehlo.broadcast_in_dim %1456, dims = [0, 1, 2, 3] : (tensor<2x2x2x32xf32>) -> tensor<2x2x2x32x1xf32>
      %1458 = stablehlo.broadcast_in_dim %1457, dims = [0, 1, 2, 3, 4] : (tensor<2x2x2x32x1xf32>) -> tensor<2x2x2x32x32xf32>
      %1459 = stablehlo.divide %1455, %1458 : tensor<2x2x2x32x32xf32>
      %1460 = stablehlo.multiply %1457, %1457 : tensor<2x2x2x32x1xf32>
      %cst_171 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %1461 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<2x2x2x32x1xf32>
      %1462 = stablehlo.divide %1461, %1460 : tensor<2x2x2x32x1xf32>
      %1463 = stablehlo.convert %1459 : (tensor<2x2x2x32x32xf32>) -> tensor<2x2x2x32x32xbf16>
      %1464 = stablehlo.dot_general %1440, %1463, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [4], precision = [DEFAULT, DEFAULT] : (tensor<2x32x2x16xbf16>, tensor<2x2x2x32x32xbf16>) -> tensor<2x2x16x2x32xbf16>
      %1465 = stablehlo.transpose %1464, dims = [0, 4, 1, 3, 2] : (tensor<2x2x16x2x32xbf16>) -> tensor<2x32x2x2x16xbf16>
      %1466 = stablehlo.reshape %1465 : (tensor<2x32x2x2x16xbf16>) -> tensor<2x32x64xbf16>
      %1467 = stablehlo.dot_general %1466, %1349, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x64xbf16>, tensor<64x128xbf16>) -> tensor<2x32x128xbf16>
      %1468 = "stablehlo.all_reduce"(%1467) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1], [2, 3], [4, 5], [6, 7]]> : tensor<4x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg240: tensor<bf16>, %arg241: tensor<bf16>):
        %3384 = stablehlo.add %arg240, %arg241 : tensor<bf16>
        stablehlo.return %3384 : tensor<bf16>
      }) : (tensor<2x32x128xbf16>) -> tensor<2x32x128xbf16>
      %1469 = stablehlo.add %1337#0, %1468 : tensor<2x32x128xbf16>
      %1470 = stablehlo.convert %1469 : (tensor<2x32x128xbf16>) -> tensor<2x32x128xf32>
      %1471 = chlo.square %1470 : tensor<2x32x128xf32> -> tensor<2x32x128xf32>
      %cst_172 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %1472 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<2x32x128xf32>
      %1473 = stablehlo.multiply %1472, %1470 : tensor<2x32x128xf32>
      %cst_173 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1474 = stablehlo.reduce(%1471 init: %cst_173) applies stablehlo.add across dimensions = [2] : (tensor<2x32x128xf32>, tensor<f32>) -> tensor<2x32xf32>
      %1475 = stablehlo.broadcast_in_dim %1474, dims = [0, 1] : (tensor<2x32xf32>) -> tensor<2x32x1xf32>
      %cst_174 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
      %1476 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<2x32x1xf32>
      %1477 = stablehlo.divide %1475, %1476 : tensor<2x32x1xf32>
      %cst_175 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
      %1478 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<2x32x1xf32>
      %1479 = stablehlo.add %1477, %1478 : tensor<2x32x1xf32>
      %1480 = stablehlo.rsqrt %1479 : tensor<2x32x1xf32>
      %1481 = stablehlo.divide %1480, %1479 : tensor<2x32x1xf32>
      %cst_176 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
      %1482 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<2x32x1xf32>
      %1483 = stablehlo.multiply %1482, %1481 : tensor<2x32x1xf32>
      %1484 = stablehlo.broadcast_in_dim %1480, dims = [0, 1, 2] : (tensor<2x32x1xf32>) -> tensor<2x32x128xf32>
      %1485 = stablehlo.multiply %1470, %1484 : tensor<2x32x128xf32>
      %1486 = stablehlo.broadcast_in_dim %1339, dims = [2] : (tensor<128xf32>) -> tensor<1x1x128xf32>
      %1487 = stablehlo.broadcast_in_dim %1486, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<2x32x128xf32>
      %1488 = stablehlo.multiply %1485, %1487 : tensor<2x32x128xf32>
      %1489 = stablehlo.convert %1488 : (tensor<2x32x128xf32>) -> tensor<2x32x128xbf16>
      %1490 = stablehlo.dot_general %1489, %1343, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xbf16>, tensor<128x192xbf16>) -> tensor<2x32x192xbf16>
      %1491:3 = func.call @silu_6(%1490) : (tensor<2x32x192xbf16>) -> (tensor<2x32x192xbf16>, tensor<2x32x192xbf16>, tensor<2x32x192xbf16>)
      %1492 = stablehlo.dot_general %1489, %1345, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xbf16>, tensor<128x192xbf16>) -> tensor<2x32x192xbf16>
      %1493 = stablehlo.multiply %1491#0, %1492 : tensor<2x32x192xbf16>
      %1494 = stablehlo.dot_general %1337#10, %1493, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xbf16>, tensor<2x32x192xbf16>) -> tensor<128x192xbf16>
      %1495 = stablehlo.transpose %1494, dims = [1, 0] : (tensor<128x192xbf16>) -> tensor<192x128xbf16>
      %1496 = stablehlo.dot_general %1337#10, %1341, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xbf16>, tensor<192x128xbf16>) -> tensor<2x32x192xbf16>
      %1497 = stablehlo.multiply %1491#0, %1496 : tensor<2x32x192xbf16>
      %1498 = stablehlo.multiply %1496, %1492 : tensor<2x32x192xbf16>
      %1499 = stablehlo.dot_general %1497, %1489, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x32x192xbf16>, tensor<2x32x128xbf16>) -> tensor<192x128xbf16>
      %1500 = stablehlo.transpose %1499, dims = [1, 0] : (tensor<192x128xbf16>) -> tensor<128x192xbf16>
      %1501 = stablehlo.dot_general %1497, %1345, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x32x192xbf16>, tensor<128x192xbf16>) -> tensor<2x32x128xbf16>
      %1502 = "stablehlo.all_reduce"(%1501) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1], [2, 3], [4, 5], [6, 7]]> : tensor<4x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg240: tensor<bf16>, %arg241: tensor<bf16>):
        %3384 = stablehlo.add %arg240, %arg241 : tensor<bf16>
        stablehlo.return %3384 : tensor<bf16>
      }) : (tensor<2x32x128xbf16>) -> tensor<2x32x128xbf16>
      %1503 = func.call @silu_7(%1491#1, %1490, %1491#2, %1498) : (tensor<2x32x192xbf16>, tensor<2x32x192xbf16>, tensor<2x32x192xbf16>, tensor<2x32x192xbf16>) -> tensor<2x32x192xbf16>
      %1504 = stablehlo.dot_general %1503, %1489, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x32x192xbf16>, tensor<2x32x128xbf16>) -> tensor<192x128xbf16>
      %1505 = stablehlo.transpose %1504, dims = [1, 0] : (tensor<192x128xbf16>) -> tensor<128x192xbf16>
      %1506 = stablehlo.dot_general %1503, %1343, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x32x192xbf16>, tensor<128x192xbf16>) -> tensor<2x32x128xbf16>
      %1507 = "stablehlo.all_reduce"(%1506) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1], [2, 3], [4, 5], [6, 7]]> : tensor<4x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg240: tensor<bf16>, %arg241: tensor<bf16>):
        %3384 = stablehlo.add %arg240, %arg241 : tensor<bf16>
        stablehlo.return %3384 : tensor<bf16>
      }) : (tensor<2x32x128xbf16>) -> tensor<2x32x128xbf16>
      %1508 = stablehlo.add %1502, %1507 : tensor<2x32x128xbf16>
      %1509 = stablehlo.convert %1508 : (tensor<2x32x128xbf16>) -> tensor<2x32x128xf32>
      %1510 = stablehlo.multiply %1485, %1509 : tensor<2x32x128xf32>
      %cst_177 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1511 = stablehlo.reduce(%1510 init: %cst_177) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x32x128xf32>, tensor<f32>) -> tensor<128xf32>
      %1512 = stablehlo.reshape %1511 : (tensor<128xf32>) -> tensor<1x1x128xf32>
      %1513 = stablehlo.broadcast_in_dim %1486, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<2x32x128xf32>
      %1514 = stablehlo.multiply %1509, %1513 : tensor<2x32x128xf32>
      %cst_178 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1515 = stablehlo.reduce(%1512 init: %cst_178) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
      %1516 = stablehlo.multiply %1470, %1514 : tensor<2x32x128xf32>
      %cst_179 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1517 = stablehlo.reduce(%1516 init: %cst_179) applies stablehlo.add across dimensions = [2] : (tensor<2x32x128xf32>, tensor<f32>) -> tensor<2x32xf32>
      %1518 = stablehlo.reshape %1517 : (tensor<2x32xf32>) -> tensor<2x32x1xf32>
      %1519 = stablehlo.broadcast_in_dim %1480, dims = [0, 1, 2] : (tensor<2x32x1xf32>) -> tensor<2x32x128xf32>
      %1520 = stablehlo.multiply %1514, %1519 : tensor<2x32x128xf32>
      %1521 = stablehlo.multiply %1518, %1483 : tensor<2x32x1xf32>
      %1522 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<2x32x1xf32>
      %1523 = stablehlo.divide %1521, %1522 : tensor<2x32x1xf32>
      %cst_180 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1524 = stablehlo.reduce(%1523 init: %cst_180) applies stablehlo.add across dimensions = [2] : (tensor<2x32x1xf32>, tensor<f32>) -> tensor<2x32xf32>
      %1525 = stablehlo.broadcast_in_dim %1524, dims = [0, 1] : (tensor<2x32xf32>) -> tensor<2x32x128xf32>
      %1526 = stablehlo.multiply %1525, %1473 : tensor<2x32x128xf32>
      %1527 = stablehlo.add %1520, %1526 : tensor<2x32x128xf32>
      %1528 = stablehlo.convert %1527 : (tensor<2x32x128xf32>) -> tensor<2x32x128xbf16>
      %1529 = stablehlo.add %1337#10, %1528 : tensor<2x32x128xbf16>
      %1530 = stablehlo.dot_general %1529, %1466, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xbf16>, tensor<2x32x64xbf16>) -> tensor<128x64xbf16>
      %1531 = stablehlo.transpose %1530, dims = [1, 0] : (tensor<128x64xbf16>) -> tensor<64x128xbf16>
      %1532 = stablehlo.dot_general %1529, %1349, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xbf16>, tensor<64x128xbf16>) -> tensor<2x32x64xbf16>
      %1533 = stablehlo.reshape %1532 : (tensor<2x32x64xbf16>) -> tensor<2x32x2x2x16xbf16>
      %1534 = stablehlo.transpose %1533, dims = [0, 2, 4, 3, 1] : (tensor<2x32x2x2x16xbf16>) -> tensor<2x2x16x2x32xbf16>
      %1535 = stablehlo.dot_general %1534, %1440, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x16x2x32xbf16>, tensor<2x32x2x16xbf16>) -> tensor<2x2x2x32x32xbf16>
      %1536 = stablehlo.dot_general %1534, %1463, batching_dims = [0, 1] x [0, 1], contracting_dims = [3, 4] x [2, 3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x16x2x32xbf16>, tensor<2x2x2x32x32xbf16>) -> tensor<2x2x16x32xbf16>
      %1537 = stablehlo.transpose %1536, dims = [0, 3, 1, 2] : (tensor<2x2x16x32xbf16>) -> tensor<2x32x2x16xbf16>
      %1538 = stablehlo.convert %1535 : (tensor<2x2x2x32x32xbf16>) -> tensor<2x2x2x32x32xf32>
      %1539 = stablehlo.broadcast_in_dim %1462, dims = [0, 1, 2, 3, 4] : (tensor<2x2x2x32x1xf32>) -> tensor<2x2x2x32x32xf32>
      %1540 = stablehlo.multiply %1538, %1539 : tensor<2x2x2x32x32xf32>
      %1541 = stablehlo.multiply %1540, %1455 : tensor<2x2x2x32x32xf32>
      %cst_181 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1542 = stablehlo.reduce(%1541 init: %cst_181) applies stablehlo.add across dimensions = [4] : (tensor<2x2x2x32x32xf32>, tensor<f32>) -> tensor<2x2x2x32xf32>
      %1543 = stablehlo.reshape %1542 : (tensor<2x2x2x32xf32>) -> tensor<2x2x2x32x1xf32>
      %1544 = stablehlo.negate %1543 : tensor<2x2x2x32x1xf32>
      %1545 = stablehlo.broadcast_in_dim %1457, dims = [0, 1, 2, 3, 4] : (tensor<2x2x2x32x1xf32>) -> tensor<2x2x2x32x32xf32>
      %1546 = stablehlo.divide %1538, %1545 : tensor<2x2x2x32x32xf32>
      %cst_182 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1547 = stablehlo.reduce(%1544 init: %cst_182) applies stablehlo.add across dimensions = [4] : (tensor<2x2x2x32x1xf32>, tensor<f32>) -> tensor<2x2x2x32xf32>
      %1548 = stablehlo.broadcast_in_dim %1547, dims = [0, 1, 2, 3] : (tensor<2x2x2x32xf32>) -> tensor<2x2x2x32x32xf32>
      %1549 = stablehlo.add %1546, %1548 : tensor<2x2x2x32x32xf32>
      %1550 = stablehlo.multiply %1549, %1455 : tensor<2x2x2x32x32xf32>
      %1551 = func.call @_where_8(%1448#1, %1550) : (tensor<2x2x2x32x32xi1>, tensor<2x2x2x32x32xf32>) -> tensor<2x2x2x32x32xf32>
      %1552 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<2x2x2x32x32xf32>
      %1553 = stablehlo.divide %1551, %1552 : tensor<2x2x2x32x32xf32>
      %1554 = stablehlo.transpose %1553, dims = [0, 1, 4, 3, 2] : (tensor<2x2x2x32x32xf32>) -> tensor<2x2x32x32x2xf32>
      %1555 = stablehlo.convert %1554 : tensor<2x2x32x32x2xf32>
      %1556 = stablehlo.convert %1438 : (tensor<2x32x2x16xbf16>) -> tensor<2x32x2x16xf32>
      %1557 = stablehlo.dot_general %1555, %1556, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x32x32x2xf32>, tensor<2x32x2x16xf32>) -> tensor<2x2x32x2x16xf32>
      %1558 = stablehlo.transpose %1557, dims = [0, 2, 1, 3, 4] : (tensor<2x2x32x2x16xf32>) -> tensor<2x32x2x2x16xf32>
      %1559 = stablehlo.convert %1558 : (tensor<2x32x2x2x16xf32>) -> tensor<2x32x2x2x16xbf16>
      %1560 = stablehlo.convert %1554 : tensor<2x2x32x32x2xf32>
      %1561 = stablehlo.convert %1441 : (tensor<2x32x2x2x16xbf16>) -> tensor<2x32x2x2x16xf32>
      %1562 = stablehlo.dot_general %1560, %1561, batching_dims = [0, 1] x [0, 2], contracting_dims = [3, 4] x [1, 3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x32x32x2xf32>, tensor<2x32x2x2x16xf32>) -> tensor<2x2x32x16xf32>
      %1563 = stablehlo.transpose %1562, dims = [0, 2, 1, 3] : (tensor<2x2x32x16xf32>) -> tensor<2x32x2x16xf32>
      %1564 = stablehlo.convert %1563 : (tensor<2x32x2x16xf32>) -> tensor<2x32x2x16xbf16>
      %1565 = stablehlo.reshape %1559 : (tensor<2x32x2x2x16xbf16>) -> tensor<2x32x4x16xbf16>
      %1566 = stablehlo.reshape %1537 : (tensor<2x32x2x16xbf16>) -> tensor<2x32x32xbf16>
      %1567 = stablehlo.dot_general %1566, %1373, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x32x32xbf16>, tensor<2x32x128xbf16>) -> tensor<32x128xbf16>
      %1568 = stablehlo.transpose %1567, dims = [1, 0] : (tensor<32x128xbf16>) -> tensor<128x32xbf16>
      %1569 = stablehlo.dot_general %1566, %1353, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x32x32xbf16>, tensor<128x32xbf16>) -> tensor<2x32x128xbf16>
      %1570 = "stablehlo.all_reduce"(%1569) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1], [2, 3], [4, 5], [6, 7]]> : tensor<4x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg240: tensor<bf16>, %arg241: tensor<bf16>):
        %3384 = stablehlo.add %arg240, %arg241 : tensor<bf16>
        stablehlo.return %3384 : tensor<bf16>
      }) : (tensor<2x32x128xbf16>) -> tensor<2x32x128xbf16>
      %1571 = stablehlo.convert %1564 : (tensor<2x32x2x16xbf16>) -> tensor<2x32x2x16xf32>
      %1572 = stablehlo.slice %1571 [0:2, 0:32, 0:2, 0:8] : (tensor<2x32x2x16xf32>) -> tensor<2x32x2x8xf32>
      %1573 = stablehlo.slice %1571 [0:2, 0:32, 0:2, 8:16] : (tensor<2x32x2x16xf32>) -> tensor<2x32x2x8xf32>
      %1574 = stablehlo.broadcast_in_dim %1433, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
      %1575 = stablehlo.multiply %1573, %1574 : tensor<2x32x2x8xf32>
      %1576 = stablehlo.broadcast_in_dim %1430, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
      %1577 = stablehlo.multiply %1573, %1576 : tensor<2x32x2x8xf32>
      %1578 = stablehlo.negate %1572 : tensor<2x32x2x8xf32>
      %1579 = stablehlo.broadcast_in_dim %1426, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
      %1580 = stablehlo.multiply %1578, %1579 : tensor<2x32x2x8xf32>
      %1581 = stablehlo.add %1577, %1580 : tensor<2x32x2x8xf32>
      %1582 = stablehlo.broadcast_in_dim %1423, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
      %1583 = stablehlo.multiply %1572, %1582 : tensor<2x32x2x8xf32>
      %1584 = stablehlo.add %1575, %1583 : tensor<2x32x2x8xf32>
      %1585 = stablehlo.concatenate %1584, %1581, dim = 3 : (tensor<2x32x2x8xf32>, tensor<2x32x2x8xf32>) -> tensor<2x32x2x16xf32>
      %1586 = stablehlo.convert %1585 : (tensor<2x32x2x16xf32>) -> tensor<2x32x2x16xbf16>
      %1587 = stablehlo.reshape %1586 : (tensor<2x32x2x16xbf16>) -> tensor<2x32x32xbf16>
      %1588 = stablehlo.dot_general %1587, %1373, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x32x32xbf16>, tensor<2x32x128xbf16>) -> tensor<32x128xbf16>
      %1589 = stablehlo.transpose %1588, dims = [1, 0] : (tensor<32x128xbf16>) -> tensor<128x32xbf16>
      %1590 = stablehlo.dot_general %1587, %1347, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x32x32xbf16>, tensor<128x32xbf16>) -> tensor<2x32x128xbf16>
      %1591 = "stablehlo.all_reduce"(%1590) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1], [2, 3], [4, 5], [6, 7]]> : tensor<4x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg240: tensor<bf16>, %arg241: tensor<bf16>):
        %3384 = stablehlo.add %arg240, %arg241 : tensor<bf16>
        stablehlo.return %3384 : tensor<bf16>
      }) : (tensor<2x32x128xbf16>) -> tensor<2x32x128xbf16>
      %1592 = stablehlo.add %1570, %1591 : tensor<2x32x128xbf16>
      %1593 = stablehlo.convert %1565 : (tensor<2x32x4x16xbf16>) -> tensor<2x32x4x16xf32>
      %1594 = stablehlo.slice %1593 [0:2, 0:32, 0:4, 0:8] : (tensor<2x32x4x16xf32>) -> tensor<2x32x4x8xf32>
      %1595 = stablehlo.slice %1593 [0:2, 0:32, 0:4, 8:16] : (tensor<2x32x4x16xf32>) -> tensor<2x32x4x8xf32>
      %1596 = stablehlo.broadcast_in_dim %1410, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x4x8xf32>
      %1597 = stablehlo.multiply %1595, %1596 : tensor<2x32x4x8xf32>
      %1598 = stablehlo.broadcast_in_dim %1407, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x4x8xf32>
      %1599 = stablehlo.multiply %1595, %1598 : tensor<2x32x4x8xf32>
      %1600 = stablehlo.negate %1594 : tensor<2x32x4x8xf32>
      %1601 = stablehlo.broadcast_in_dim %1403, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x4x8xf32>
      %1602 = stablehlo.multiply %1600, %1601 : tensor<2x32x4x8xf32>
      %1603 = stablehlo.add %1599, %1602 : tensor<2x32x4x8xf32>
      %1604 = stablehlo.broadcast_in_dim %1400, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x4x8xf32>
      %1605 = stablehlo.multiply %1594, %1604 : tensor<2x32x4x8xf32>
      %1606 = stablehlo.add %1597, %1605 : tensor<2x32x4x8xf32>
      %1607 = stablehlo.concatenate %1606, %1603, dim = 3 : (tensor<2x32x4x8xf32>, tensor<2x32x4x8xf32>) -> tensor<2x32x4x16xf32>
      %1608 = stablehlo.convert %1607 : (tensor<2x32x4x16xf32>) -> tensor<2x32x4x16xbf16>
      %1609 = stablehlo.reshape %1608 : (tensor<2x32x4x16xbf16>) -> tensor<2x32x64xbf16>
      %1610 = stablehlo.dot_general %1609, %1373, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x32x64xbf16>, tensor<2x32x128xbf16>) -> tensor<64x128xbf16>
      %1611 = stablehlo.transpose %1610, dims = [1, 0] : (tensor<64x128xbf16>) -> tensor<128x64xbf16>
      %1612 = stablehlo.dot_general %1609, %1351, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x32x64xbf16>, tensor<128x64xbf16>) -> tensor<2x32x128xbf16>
      %1613 = "stablehlo.all_reduce"(%1612) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1], [2, 3], [4, 5], [6, 7]]> : tensor<4x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg240: tensor<bf16>, %arg241: tensor<bf16>):
        %3384 = stablehlo.add %arg240, %arg241 : tensor<bf16>
        stablehlo.return %3384 : tensor<bf16>
      }) : (tensor<2x32x128xbf16>) -> tensor<2x32x128xbf16>
      %1614 = stablehlo.add %1592, %1613 : tensor<2x32x128xbf16>
      %1615 = stablehlo.convert %1614 : (tensor<2x32x128xbf16>) -> tensor<2x32x128xf32>
      %1616 = stablehlo.multiply %1369, %1615 : tensor<2x32x128xf32>
      %cst_183 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1617 = stablehlo.reduce(%1616 init: %cst_183) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x32x128xf32>, tensor<f32>) -> tensor<128xf32>
      %1618 = stablehlo.reshape %1617 : (tensor<128xf32>) -> tensor<1x1x128xf32>
      %1619 = stablehlo.broadcast_in_dim %1370, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<2x32x128xf32>
      %1620 = stablehlo.multiply %1615, %1619 : tensor<2x32x128xf32>
      %cst_184 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1621 = stablehlo.reduce(%1618 init: %cst_184) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
      %1622 = stablehlo.multiply %1354, %1620 : tensor<2x32x128xf32>
      %cst_185 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1623 = stablehlo.reduce(%1622 init: %cst_185) applies stablehlo.add across dimensions = [2] : (tensor<2x32x128xf32>, tensor<f32>) -> tensor<2x32xf32>
      %1624 = stablehlo.reshape %1623 : (tensor<2x32xf32>) -> tensor<2x32x1xf32>
      %1625 = stablehlo.broadcast_in_dim %1364, dims = [0, 1, 2] : (tensor<2x32x1xf32>) -> tensor<2x32x128xf32>
      %1626 = stablehlo.multiply %1620, %1625 : tensor<2x32x128xf32>
      %1627 = stablehlo.multiply %1624, %1367 : tensor<2x32x1xf32>
      %1628 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<2x32x1xf32>
      %1629 = stablehlo.divide %1627, %1628 : tensor<2x32x1xf32>
      %cst_186 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1630 = stablehlo.reduce(%1629 init: %cst_186) applies stablehlo.add across dimensions = [2] : (tensor<2x32x1xf32>, tensor<f32>) -> tensor<2x32xf32>
      %1631 = stablehlo.broadcast_in_dim %1630, dims = [0, 1] : (tensor<2x32xf32>) -> tensor<2x32x128xf32>
      %1632 = stablehlo.multiply %1631, %1357 : tensor<2x32x128xf32>
      %1633 = stablehlo.add %1626, %1632 : tensor<2x32x128xf32>
      %1634 = stablehlo.convert %1633 : (tensor<2x32x128xf32>) -> tensor<2x32x128xbf16>
      %1635 = stablehlo.add %1529, %1634 : tensor<2x32x128xbf16>
      %1636 = "stablehlo.reduce_scatter"(%1568) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, scatter_dimension = 0 : i64, use_global_device_ids}> ({
      ^bb0(%arg240: tensor<bf16>, %arg241: tensor<bf16>):
        %3384 = stablehlo.add %arg240, %arg241 : tensor<bf16>
        stablehlo.return %3384 : tensor<bf16>
      }) : (tensor<128x32xbf16>) -> tensor<32x32xbf16>
      %1637 = stablehlo.convert %1636 : (tensor<32x32xbf16>) -> tensor<32x32xf32>
      %1638 = "stablehlo.reduce_scatter"(%1611) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, scatter_dimension = 0 : i64, use_global_device_ids}> ({
      ^bb0(%arg240: tensor<bf16>, %arg241: tensor<bf16>):
        %3384 = stablehlo.add %arg240, %arg241 : tensor<bf16>
        stablehlo.return %3384 : tensor<bf16>
      }) : (tensor<128x64xbf16>) -> tensor<32x64xbf16>
      %1639 = stablehlo.convert %1638 : (tensor<32x64xbf16>) -> tensor<32x64xf32>
      %1640 = "stablehlo.reduce_scatter"(%1531) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, scatter_dimension = 1 : i64, use_global_device_ids}> ({
      ^bb0(%arg240: tensor<bf16>, %arg241: tensor<bf16>):
        %3384 = stablehlo.add %arg240, %arg241 : tensor<bf16>
        stablehlo.return %3384 : tensor<bf16>
      }) : (tensor<64x128xbf16>) -> tensor<64x32xbf16>
      %1641 = stablehlo.convert %1640 : (tensor<64x32xbf16>) -> tensor<64x32xf32>
      %1642 = "stablehlo.reduce_scatter"(%1589) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, scatter_dimension = 0 : i64, use_global_device_ids}> ({
      ^bb0(%arg240: tensor<bf16>, %arg241: tensor<bf16>):
        %3384 = stablehlo.add %arg240, %arg241 : tensor<bf16>
        stablehlo.return %3384 : tensor<bf16>
      }) : (tensor<128x32xbf16>) -> tensor<32x32xbf16>
      %1643 = stablehlo.convert %1642 : (tensor<32x32xbf16>) -> tensor<32x32xf32>
      %1644 = "stablehlo.reduce_scatter"(%1500) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, scatter_dimension = 0 : i64, use_global_device_ids}> ({
      ^bb0(%arg240: tensor<bf16>, %arg241: tensor<bf16>):
        %3384 = stablehlo.add %arg240, %arg241 : tensor<bf16>
        stablehlo.return %3384 : tensor<bf16>
      }) : (tensor<128x192xbf16>) -> tensor<32x192xbf16>
      %1645 = stablehlo.convert %1644 : (tensor<32x192xbf16>) -> tensor<32x192xf32>
      %1646 = "stablehlo.reduce_scatter"(%1505) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, scatter_dimension = 0 : i64, use_global_device_ids}> ({
      ^bb0(%arg240: tensor<bf16>, %arg241: tensor<bf16>):
        %3384 = stablehlo.add %arg240, %arg241 : tensor<bf16>
        stablehlo.return %3384 : tensor<bf16>
      }) : (tensor<128x192xbf16>) -> tensor<32x192xbf16>
      %1647 = stablehlo.convert %1646 : (tensor<32x192xbf16>) -> tensor<32x192xf32>
      %1648 = "stablehlo.reduce_scatter"(%1495) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, scatter_dimension = 1 : i64, use_global_device_ids}> ({
      ^bb0(%arg240: tensor<bf16>, %arg241: tensor<bf16>):
        %3384 = stablehlo.add %arg240, %arg241 : tensor<bf16>
        stablehlo.return %3384 : tensor<bf16>
      }) : (tensor<192x128xbf16>) -> tensor<192x32xbf16>
      %1649 = stablehlo.convert %1648 : (tensor<192x32xbf16>) -> tensor<192x32xf32>
      %1650 = "stablehlo.reduce_scatter"(%1515) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, scatter_dimension = 0 : i64, use_global_device_ids}> ({
      ^bb0(%arg240: tensor<f32>, %arg241: tensor<f32>):
        %3384 = stablehlo.add %arg240, %arg241 : tensor<f32>
        stablehlo.return %3384 : tensor<f32>
      }) : (tensor<128xf32>) -> tensor<32xf32>
      %1651 = "stablehlo.reduce_scatter"(%1621) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, scatter_dimension = 0 : i64, use_global_device_ids}> ({
      ^bb0(%arg240: tensor<f32>, %arg241: tensor<f32>):
        %3384 = stablehlo.add %arg240, %arg241 : tensor<f32>
        stablehlo.return %3384 : tensor<f32>
      }) : (tensor<128xf32>) -> tensor<32xf32>
      %1652:11 = stablehlo.optimization_barrier %25, %arg122, %arg123, %arg124, %arg125, %arg126, %arg127, %arg128, %arg129, %arg130, %1635 : tensor<2x32x128xbf16>, tensor<32xf32>, tensor<32xf32>, tensor<192x32xf32>, tensor<32x192xf32>, tensor<32x192xf32>, tensor<32x32xf32>, tensor<64x32xf32>, tensor<32x64xf32>, tensor<32x32xf32>, tensor<2x32x128xbf16>
      %1653 = "stablehlo.all_gather"(%1652#1) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<32xf32>) -> tensor<128xf32>
      %1654 = "stablehlo.all_gather"(%1652#2) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<32xf32>) -> tensor<128xf32>
      %1655 = stablehlo.convert %1652#3 : (tensor<192x32xf32>) -> tensor<192x32xbf16>
      %1656 = "stablehlo.all_gather"(%1655) <{all_gather_dim = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<192x32xbf16>) -> tensor<192x128xbf16>
      %1657 = stablehlo.convert %1652#4 : (tensor<32x192xf32>) -> tensor<32x192xbf16>
      %1658 = "stablehlo.all_gather"(%1657) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<32x192xbf16>) -> tensor<128x192xbf16>
      %1659 = stablehlo.convert %1652#5 : (tensor<32x192xf32>) -> tensor<32x192xbf16>
      %1660 = "stablehlo.all_gather"(%1659) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<32x192xbf16>) -> tensor<128x192xbf16>
      %1661 = stablehlo.convert %1652#6 : (tensor<32x32xf32>) -> tensor<32x32xbf16>
      %1662 = "stablehlo.all_gather"(%1661) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<32x32xbf16>) -> tensor<128x32xbf16>
      %1663 = stablehlo.convert %1652#7 : (tensor<64x32xf32>) -> tensor<64x32xbf16>
      %1664 = "stablehlo.all_gather"(%1663) <{all_gather_dim = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<64x32xbf16>) -> tensor<64x128xbf16>
      %1665 = stablehlo.convert %1652#8 : (tensor<32x64xf32>) -> tensor<32x64xbf16>
      %1666 = "stablehlo.all_gather"(%1665) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<32x64xbf16>) -> tensor<128x64xbf16>
      %1667 = stablehlo.convert %1652#9 : (tensor<32x32xf32>) -> tensor<32x32xbf16>
      %1668 = "stablehlo.all_gather"(%1667) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<32x32xbf16>) -> tensor<128x32xbf16>
      %1669 = stablehlo.convert %1652#0 : (tensor<2x32x128xbf16>) -> tensor<2x32x128xf32>
      %1670 = chlo.square %1669 : tensor<2x32x128xf32> -> tensor<2x32x128xf32>
      %cst_187 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %1671 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<2x32x128xf32>
      %1672 = stablehlo.multiply %1671, %1669 : tensor<2x32x128xf32>
      %cst_188 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1673 = stablehlo.reduce(%1670 init: %cst_188) applies stablehlo.add across dimensions = [2] : (tensor<2x32x128xf32>, tensor<f32>) -> tensor<2x32xf32>
      %1674 = stablehlo.broadcast_in_dim %1673, dims = [0, 1] : (tensor<2x32xf32>) -> tensor<2x32x1xf32>
      %cst_189 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
      %1675 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<2x32x1xf32>
      %1676 = stablehlo.divide %1674, %1675 : tensor<2x32x1xf32>
      %cst_190 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
      %1677 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<2x32x1xf32>
      %1678 = stablehlo.add %1676, %1677 : tensor<2x32x1xf32>
      %1679 = stablehlo.rsqrt %1678 : tensor<2x32x1xf32>
      %1680 = stablehlo.divide %1679, %1678 : tensor<2x32x1xf32>
      %cst_191 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
      %1681 = stablehlo.broadcast_in_dim %cst_191, dims = [] : (tensor<f32>) -> tensor<2x32x1xf32>
      %1682 = stablehlo.multiply %1681, %1680 : tensor<2x32x1xf32>
      %1683 = stablehlo.broadcast_in_dim %1679, dims = [0, 1, 2] : (tensor<2x32x1xf32>) -> tensor<2x32x128xf32>
      %1684 = stablehlo.multiply %1669, %1683 : tensor<2x32x128xf32>
      %1685 = stablehlo.broadcast_in_dim %1653, dims = [2] : (tensor<128xf32>) -> tensor<1x1x128xf32>
      %1686 = stablehlo.broadcast_in_dim %1685, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<2x32x128xf32>
      %1687 = stablehlo.multiply %1684, %1686 : tensor<2x32x128xf32>
      %1688 = stablehlo.convert %1687 : (tensor<2x32x128xf32>) -> tensor<2x32x128xbf16>
      %1689 = stablehlo.iota dim = 0 : tensor<32xi32>
      %1690 = stablehlo.iota dim = 0 : tensor<8xf32>
      %cst_192 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %1691 = stablehlo.broadcast_in_dim %cst_192, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %1692 = stablehlo.multiply %1691, %1690 : tensor<8xf32>
      %cst_193 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1693 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %1694 = stablehlo.add %1693, %1692 : tensor<8xf32>
      %cst_194 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
      %1695 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %1696 = stablehlo.divide %1694, %1695 : tensor<8xf32>
      %1697 = stablehlo.broadcast_in_dim %1689, dims = [0] : (tensor<32xi32>) -> tensor<32x1xi32>
      %1698 = stablehlo.convert %1697 : (tensor<32x1xi32>) -> tensor<32x1xf32>
      %1699 = stablehlo.negate %1696 : tensor<8xf32>
      %cst_195 = stablehlo.constant dense<1.000000e+04> : tensor<f32>
      %1700 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f32>) -> tensor<8xf32>
      %1701 = stablehlo.power %1700, %1699 : tensor<8xf32>
      %1702 = stablehlo.broadcast_in_dim %1701, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
      %1703 = stablehlo.broadcast_in_dim %1698, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x8xf32>
      %1704 = stablehlo.broadcast_in_dim %1702, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<32x8xf32>
      %1705 = stablehlo.multiply %1703, %1704 : tensor<32x8xf32>
      %1706 = stablehlo.cosine %1705 : tensor<32x8xf32>
      %1707 = stablehlo.sine %1705 : tensor<32x8xf32>
      %1708 = stablehlo.dot_general %1688, %1666, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xbf16>, tensor<128x64xbf16>) -> tensor<2x32x64xbf16>
      %1709 = stablehlo.reshape %1708 : (tensor<2x32x64xbf16>) -> tensor<2x32x4x16xbf16>
      %1710 = stablehlo.convert %1709 : (tensor<2x32x4x16xbf16>) -> tensor<2x32x4x16xf32>
      %1711 = stablehlo.slice %1710 [0:2, 0:32, 0:4, 0:8] : (tensor<2x32x4x16xf32>) -> tensor<2x32x4x8xf32>
      %1712 = stablehlo.slice %1710 [0:2, 0:32, 0:4, 8:16] : (tensor<2x32x4x16xf32>) -> tensor<2x32x4x8xf32>
      %1713 = stablehlo.broadcast_in_dim %1706, dims = [0, 2] : (tensor<32x8xf32>) -> tensor<32x1x8xf32>
      %1714 = stablehlo.broadcast_in_dim %1707, dims = [0, 2] : (tensor<32x8xf32>) -> tensor<32x1x8xf32>
      %1715 = stablehlo.broadcast_in_dim %1713, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
      %1716 = stablehlo.broadcast_in_dim %1715, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x4x8xf32>
      %1717 = stablehlo.multiply %1711, %1716 : tensor<2x32x4x8xf32>
      %1718 = stablehlo.broadcast_in_dim %1714, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
      %1719 = stablehlo.broadcast_in_dim %1718, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x4x8xf32>
      %1720 = stablehlo.multiply %1712, %1719 : tensor<2x32x4x8xf32>
      %1721 = stablehlo.subtract %1717, %1720 : tensor<2x32x4x8xf32>
      %1722 = stablehlo.broadcast_in_dim %1713, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
      %1723 = stablehlo.broadcast_in_dim %1722, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x4x8xf32>
      %1724 = stablehlo.multiply %1712, %1723 : tensor<2x32x4x8xf32>
      %1725 = stablehlo.broadcast_in_dim %1714, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
      %1726 = stablehlo.broadcast_in_dim %1725, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x4x8xf32>
      %1727 = stablehlo.multiply %1711, %1726 : tensor<2x32x4x8xf32>
      %1728 = stablehlo.add %1724, %1727 : tensor<2x32x4x8xf32>
      %1729 = stablehlo.concatenate %1721, %1728, dim = 3 : (tensor<2x32x4x8xf32>, tensor<2x32x4x8xf32>) -> tensor<2x32x4x16xf32>
      %1730 = stablehlo.convert %1729 : (tensor<2x32x4x16xf32>) -> tensor<2x32x4x16xbf16>
      %1731 = stablehlo.dot_general %1688, %1662, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xbf16>, tensor<128x32xbf16>) -> tensor<2x32x32xbf16>
      %1732 = stablehlo.reshape %1731 : (tensor<2x32x32xbf16>) -> tensor<2x32x2x16xbf16>
      %1733 = stablehlo.convert %1732 : (tensor<2x32x2x16xbf16>) -> tensor<2x32x2x16xf32>
      %1734 = stablehlo.slice %1733 [0:2, 0:32, 0:2, 0:8] : (tensor<2x32x2x16xf32>) -> tensor<2x32x2x8xf32>
      %1735 = stablehlo.slice %1733 [0:2, 0:32, 0:2, 8:16] : (tensor<2x32x2x16xf32>) -> tensor<2x32x2x8xf32>
      %1736 = stablehlo.broadcast_in_dim %1706, dims = [0, 2] : (tensor<32x8xf32>) -> tensor<32x1x8xf32>
      %1737 = stablehlo.broadcast_in_dim %1707, dims = [0, 2] : (tensor<32x8xf32>) -> tensor<32x1x8xf32>
      %1738 = stablehlo.broadcast_in_dim %1736, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
      %1739 = stablehlo.broadcast_in_dim %1738, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
      %1740 = stablehlo.multiply %1734, %1739 : tensor<2x32x2x8xf32>
      %1741 = stablehlo.broadcast_in_dim %1737, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
      %1742 = stablehlo.broadcast_in_dim %1741, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
      %1743 = stablehlo.multiply %1735, %1742 : tensor<2x32x2x8xf32>
      %1744 = stablehlo.subtract %1740, %1743 : tensor<2x32x2x8xf32>
      %1745 = stablehlo.broadcast_in_dim %1736, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
      %1746 = stablehlo.broadcast_in_dim %1745, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
      %1747 = stablehlo.multiply %1735, %1746 : tensor<2x32x2x8xf32>
      %1748 = stablehlo.broadcast_in_dim %1737, dims = [1, 2, 3] : (tensor<32x1x8xf32>) -> tensor<1x32x1x8xf32>
      %1749 = stablehlo.broadcast_in_dim %1748, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
      %1750 = stablehlo.multiply %1734, %1749 : tensor<2x32x2x8xf32>
      %1751 = stablehlo.add %1747, %1750 : tensor<2x32x2x8xf32>
      %1752 = stablehlo.concatenate %1744, %1751, dim = 3 : (tensor<2x32x2x8xf32>, tensor<2x32x2x8xf32>) -> tensor<2x32x2x16xf32>
      %1753 = stablehlo.convert %1752 : (tensor<2x32x2x16xf32>) -> tensor<2x32x2x16xbf16>
      %1754 = stablehlo.dot_general %1688, %1668, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xbf16>, tensor<128x32xbf16>) -> tensor<2x32x32xbf16>
      %1755 = stablehlo.reshape %1754 : (tensor<2x32x32xbf16>) -> tensor<2x32x2x16xbf16>
      %1756 = stablehlo.reshape %1730 : (tensor<2x32x4x16xbf16>) -> tensor<2x32x2x2x16xbf16>
      %1757 = stablehlo.dot_general %1753, %1756, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [4], precision = [DEFAULT, DEFAULT] : (tensor<2x32x2x16xbf16>, tensor<2x32x2x2x16xbf16>) -> tensor<2x2x32x32x2xf32>
      %1758 = stablehlo.transpose %1757, dims = [0, 1, 4, 3, 2] : (tensor<2x2x32x32x2xf32>) -> tensor<2x2x2x32x32xf32>
      %cst_196 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
      %1759 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<2x2x2x32x32xf32>
      %1760 = stablehlo.divide %1758, %1759 : tensor<2x2x2x32x32xf32>
      %c_197 = stablehlo.constant dense<true> : tensor<i1>
      %1761 = stablehlo.broadcast_in_dim %c_197, dims = [] : (tensor<i1>) -> tensor<32x32xi1>
      %1762 = func.call @tril_4(%1761) : (tensor<32x32xi1>) -> tensor<32x32xi1>
      %cst_198 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
      %1763:2 = func.call @_where_5(%1762, %1760, %cst_198) : (tensor<32x32xi1>, tensor<2x2x2x32x32xf32>, tensor<f32>) -> (tensor<2x2x2x32x32xf32>, tensor<2x2x2x32x32xi1>)
      %cst_199 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %1764 = stablehlo.reduce(%1763#0 init: %cst_199) applies stablehlo.maximum across dimensions = [4] : (tensor<2x2x2x32x32xf32>, tensor<f32>) -> tensor<2x2x2x32xf32>
      %cst_200 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %1765 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<2x2x2x32xf32>
      %1766 = stablehlo.maximum %1765, %1764 : tensor<2x2x2x32xf32>
      %1767 = stablehlo.broadcast_in_dim %1766, dims = [0, 1, 2, 3] : (tensor<2x2x2x32xf32>) -> tensor<2x2x2x32x1xf32>
      %1768 = stablehlo.broadcast_in_dim %1767, dims = [0, 1, 2, 3, 4] : (tensor<2x2x2x32x1xf32>) -> tensor<2x2x2x32x32xf32>
      %1769 = stablehlo.subtract %1763#0, %1768 : tensor<2x2x2x32x32xf32>
      %1770 = stablehlo.exponential %1769 : tensor<2x2x2x32x32xf32>
      %cst_201 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1771 = stablehlo.reduce(%1770 init: %cst_201) applies stablehlo.add across dimensions = [4] : (tensor<2x2x2x32x32xf32>, tensor<f32>) -> tensor<2x2x2x32xf32>
      %1772 = stablehlo.broadcast_in_dim %1771, dims = [0, 1, 2, 3] : (tensor<2x2x2x32xf32>) -> tensor<2x2x2x32x1xf32>
      %1773 = stablehlo.broadcast_in_dim %1772, dims = [0, 1, 2, 3, 4] : (tensor<2x2x2x32x1xf32>) -> tensor<2x2x2x32x32xf32>
      %1774 = stablehlo.divide %1770, %1773 : tensor<2x2x2x32x32xf32>
      %1775 = stablehlo.multiply %1772, %1772 : tensor<2x2x2x32x1xf32>
      %cst_202 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %1776 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<f32>) -> tensor<2x2x2x32x1xf32>
      %1777 = stablehlo.divide %1776, %1775 : tensor<2x2x2x32x1xf32>
      %1778 = stablehlo.convert %1774 : (tensor<2x2x2x32x32xf32>) -> tensor<2x2x2x32x32xbf16>
      %1779 = stablehlo.dot_general %1755, %1778, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [4], precision = [DEFAULT, DEFAULT] : (tensor<2x32x2x16xbf16>, tensor<2x2x2x32x32xbf16>) -> tensor<2x2x16x2x32xbf16>
      %1780 = stablehlo.transpose %1779, dims = [0, 4, 1, 3, 2] : (tensor<2x2x16x2x32xbf16>) -> tensor<2x32x2x2x16xbf16>
      %1781 = stablehlo.reshape %1780 : (tensor<2x32x2x2x16xbf16>) -> tensor<2x32x64xbf16>
      %1782 = stablehlo.dot_general %1781, %1664, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x64xbf16>, tensor<64x128xbf16>) -> tensor<2x32x128xbf16>
      %1783 = "stablehlo.all_reduce"(%1782) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1], [2, 3], [4, 5], [6, 7]]> : tensor<4x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg240: tensor<bf16>, %arg241: tensor<bf16>):
        %3384 = stablehlo.add %arg240, %arg241 : tensor<bf16>
        stablehlo.return %3384 : tensor<bf16>
      }) : (tensor<2x32x128xbf16>) -> tensor<2x32x128xbf16>
      %1784 = stablehlo.add %1652#0, %1783 : tensor<2x32x128xbf16>
      %1785 = stablehlo.convert %1784 : (tensor<2x32x128xbf16>) -> tensor<2x32x128xf32>
      %1786 = chlo.square %1785 : tensor<2x32x128xf32> -> tensor<2x32x128xf32>
      %cst_203 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %1787 = stablehlo.broadcast_in_dim %cst_203, dims = [] : (tensor<f32>) -> tensor<2x32x128xf32>
      %1788 = stablehlo.multiply %1787, %1785 : tensor<2x32x128xf32>
      %cst_204 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1789 = stablehlo.reduce(%1786 init: %cst_204) applies stablehlo.add across dimensions = [2] : (tensor<2x32x128xf32>, tensor<f32>) -> tensor<2x32xf32>
      %1790 = stablehlo.broadcast_in_dim %1789, dims = [0, 1] : (tensor<2x32xf32>) -> tensor<2x32x1xf32>
      %cst_205 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
      %1791 = stablehlo.broadcast_in_dim %cst_205, dims = [] : (tensor<f32>) -> tensor<2x32x1xf32>
      %1792 = stablehlo.divide %1790, %1791 : tensor<2x32x1xf32>
      %cst_206 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
      %1793 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f32>) -> tensor<2x32x1xf32>
      %1794 = stablehlo.add %1792, %1793 : tensor<2x32x1xf32>
      %1795 = stablehlo.rsqrt %1794 : tensor<2x32x1xf32>
      %1796 = stablehlo.divide %1795, %1794 : tensor<2x32x1xf32>
      %cst_207 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
      %1797 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f32>) -> tensor<2x32x1xf32>
      %1798 = stablehlo.multiply %1797, %1796 : tensor<2x32x1xf32>
      %1799 = stablehlo.broadcast_in_dim %1795, dims = [0, 1, 2] : (tensor<2x32x1xf32>) -> tensor<2x32x128xf32>
      %1800 = stablehlo.multiply %1785, %1799 : tensor<2x32x128xf32>
      %1801 = stablehlo.broadcast_in_dim %1654, dims = [2] : (tensor<128xf32>) -> tensor<1x1x128xf32>
      %1802 = stablehlo.broadcast_in_dim %1801, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<2x32x128xf32>
      %1803 = stablehlo.multiply %1800, %1802 : tensor<2x32x128xf32>
      %1804 = stablehlo.convert %1803 : (tensor<2x32x128xf32>) -> tensor<2x32x128xbf16>
      %1805 = stablehlo.dot_general %1804, %1658, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xbf16>, tensor<128x192xbf16>) -> tensor<2x32x192xbf16>
      %1806:3 = func.call @silu_6(%1805) : (tensor<2x32x192xbf16>) -> (tensor<2x32x192xbf16>, tensor<2x32x192xbf16>, tensor<2x32x192xbf16>)
      %1807 = stablehlo.dot_general %1804, %1660, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xbf16>, tensor<128x192xbf16>) -> tensor<2x32x192xbf16>
      %1808 = stablehlo.multiply %1806#0, %1807 : tensor<2x32x192xbf16>
      %1809 = stablehlo.dot_general %1652#10, %1808, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xbf16>, tensor<2x32x192xbf16>) -> tensor<128x192xbf16>
      %1810 = stablehlo.transpose %1809, dims = [1, 0] : (tensor<128x192xbf16>) -> tensor<192x128xbf16>
      %1811 = stablehlo.dot_general %1652#10, %1656, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xbf16>, tensor<192x128xbf16>) -> tensor<2x32x192xbf16>
      %1812 = stablehlo.multiply %1806#0, %1811 : tensor<2x32x192xbf16>
      %1813 = stablehlo.multiply %1811, %1807 : tensor<2x32x192xbf16>
      %1814 = stablehlo.dot_general %1812, %1804, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x32x192xbf16>, tensor<2x32x128xbf16>) -> tensor<192x128xbf16>
      %1815 = stablehlo.transpose %1814, dims = [1, 0] : (tensor<192x128xbf16>) -> tensor<128x192xbf16>
      %1816 = stablehlo.dot_general %1812, %1660, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x32x192xbf16>, tensor<128x192xbf16>) -> tensor<2x32x128xbf16>
      %1817 = "stablehlo.all_reduce"(%1816) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1], [2, 3], [4, 5], [6, 7]]> : tensor<4x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg240: tensor<bf16>, %arg241: tensor<bf16>):
        %3384 = stablehlo.add %arg240, %arg241 : tensor<bf16>
        stablehlo.return %3384 : tensor<bf16>
      }) : (tensor<2x32x128xbf16>) -> tensor<2x32x128xbf16>
      %1818 = func.call @silu_7(%1806#1, %1805, %1806#2, %1813) : (tensor<2x32x192xbf16>, tensor<2x32x192xbf16>, tensor<2x32x192xbf16>, tensor<2x32x192xbf16>) -> tensor<2x32x192xbf16>
      %1819 = stablehlo.dot_general %1818, %1804, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x32x192xbf16>, tensor<2x32x128xbf16>) -> tensor<192x128xbf16>
      %1820 = stablehlo.transpose %1819, dims = [1, 0] : (tensor<192x128xbf16>) -> tensor<128x192xbf16>
      %1821 = stablehlo.dot_general %1818, %1658, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x32x192xbf16>, tensor<128x192xbf16>) -> tensor<2x32x128xbf16>
      %1822 = "stablehlo.all_reduce"(%1821) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1], [2, 3], [4, 5], [6, 7]]> : tensor<4x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg240: tensor<bf16>, %arg241: tensor<bf16>):
        %3384 = stablehlo.add %arg240, %arg241 : tensor<bf16>
        stablehlo.return %3384 : tensor<bf16>
      }) : (tensor<2x32x128xbf16>) -> tensor<2x32x128xbf16>
      %1823 = stablehlo.add %1817, %1822 : tensor<2x32x128xbf16>
      %1824 = stablehlo.convert %1823 : (tensor<2x32x128xbf16>) -> tensor<2x32x128xf32>
      %1825 = stablehlo.multiply %1800, %1824 : tensor<2x32x128xf32>
      %cst_208 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1826 = stablehlo.reduce(%1825 init: %cst_208) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x32x128xf32>, tensor<f32>) -> tensor<128xf32>
      %1827 = stablehlo.reshape %1826 : (tensor<128xf32>) -> tensor<1x1x128xf32>
      %1828 = stablehlo.broadcast_in_dim %1801, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<2x32x128xf32>
      %1829 = stablehlo.multiply %1824, %1828 : tensor<2x32x128xf32>
      %cst_209 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1830 = stablehlo.reduce(%1827 init: %cst_209) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
      %1831 = stablehlo.multiply %1785, %1829 : tensor<2x32x128xf32>
      %cst_210 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1832 = stablehlo.reduce(%1831 init: %cst_210) applies stablehlo.add across dimensions = [2] : (tensor<2x32x128xf32>, tensor<f32>) -> tensor<2x32xf32>
      %1833 = stablehlo.reshape %1832 : (tensor<2x32xf32>) -> tensor<2x32x1xf32>
      %1834 = stablehlo.broadcast_in_dim %1795, dims = [0, 1, 2] : (tensor<2x32x1xf32>) -> tensor<2x32x128xf32>
      %1835 = stablehlo.multiply %1829, %1834 : tensor<2x32x128xf32>
      %1836 = stablehlo.multiply %1833, %1798 : tensor<2x32x1xf32>
      %1837 = stablehlo.broadcast_in_dim %cst_205, dims = [] : (tensor<f32>) -> tensor<2x32x1xf32>
      %1838 = stablehlo.divide %1836, %1837 : tensor<2x32x1xf32>
      %cst_211 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1839 = stablehlo.reduce(%1838 init: %cst_211) applies stablehlo.add across dimensions = [2] : (tensor<2x32x1xf32>, tensor<f32>) -> tensor<2x32xf32>
      %1840 = stablehlo.broadcast_in_dim %1839, dims = [0, 1] : (tensor<2x32xf32>) -> tensor<2x32x128xf32>
      %1841 = stablehlo.multiply %1840, %1788 : tensor<2x32x128xf32>
      %1842 = stablehlo.add %1835, %1841 : tensor<2x32x128xf32>
      %1843 = stablehlo.convert %1842 : (tensor<2x32x128xf32>) -> tensor<2x32x128xbf16>
      %1844 = stablehlo.add %1652#10, %1843 : tensor<2x32x128xbf16>
      %1845 = stablehlo.dot_general %1844, %1781, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xbf16>, tensor<2x32x64xbf16>) -> tensor<128x64xbf16>
      %1846 = stablehlo.transpose %1845, dims = [1, 0] : (tensor<128x64xbf16>) -> tensor<64x128xbf16>
      %1847 = stablehlo.dot_general %1844, %1664, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x32x128xbf16>, tensor<64x128xbf16>) -> tensor<2x32x64xbf16>
      %1848 = stablehlo.reshape %1847 : (tensor<2x32x64xbf16>) -> tensor<2x32x2x2x16xbf16>
      %1849 = stablehlo.transpose %1848, dims = [0, 2, 4, 3, 1] : (tensor<2x32x2x2x16xbf16>) -> tensor<2x2x16x2x32xbf16>
      %1850 = stablehlo.dot_general %1849, %1755, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x16x2x32xbf16>, tensor<2x32x2x16xbf16>) -> tensor<2x2x2x32x32xbf16>
      %1851 = stablehlo.dot_general %1849, %1778, batching_dims = [0, 1] x [0, 1], contracting_dims = [3, 4] x [2, 3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x16x2x32xbf16>, tensor<2x2x2x32x32xbf16>) -> tensor<2x2x16x32xbf16>
      %1852 = stablehlo.transpose %1851, dims = [0, 3, 1, 2] : (tensor<2x2x16x32xbf16>) -> tensor<2x32x2x16xbf16>
      %1853 = stablehlo.convert %1850 : (tensor<2x2x2x32x32xbf16>) -> tensor<2x2x2x32x32xf32>
      %1854 = stablehlo.broadcast_in_dim %1777, dims = [0, 1, 2, 3, 4] : (tensor<2x2x2x32x1xf32>) -> tensor<2x2x2x32x32xf32>
      %1855 = stablehlo.multiply %1853, %1854 : tensor<2x2x2x32x32xf32>
      %1856 = stablehlo.multiply %1855, %1770 : tensor<2x2x2x32x32xf32>
      %cst_212 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1857 = stablehlo.reduce(%1856 init: %cst_212) applies stablehlo.add across dimensions = [4] : (tensor<2x2x2x32x32xf32>, tensor<f32>) -> tensor<2x2x2x32xf32>
      %1858 = stablehlo.reshape %1857 : (tensor<2x2x2x32xf32>) -> tensor<2x2x2x32x1xf32>
      %1859 = stablehlo.negate %1858 : tensor<2x2x2x32x1xf32>
      %1860 = stablehlo.broadcast_in_dim %1772, dims = [0, 1, 2, 3, 4] : (tensor<2x2x2x32x1xf32>) -> tensor<2x2x2x32x32xf32>
      %1861 = stablehlo.divide %1853, %1860 : tensor<2x2x2x32x32xf32>
      %cst_213 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1862 = stablehlo.reduce(%1859 init: %cst_213) applies stablehlo.add across dimensions = [4] : (tensor<2x2x2x32x1xf32>, tensor<f32>) -> tensor<2x2x2x32xf32>
      %1863 = stablehlo.broadcast_in_dim %1862, dims = [0, 1, 2, 3] : (tensor<2x2x2x32xf32>) -> tensor<2x2x2x32x32xf32>
      %1864 = stablehlo.add %1861, %1863 : tensor<2x2x2x32x32xf32>
      %1865 = stablehlo.multiply %1864, %1770 : tensor<2x2x2x32x32xf32>
      %1866 = func.call @_where_8(%1763#1, %1865) : (tensor<2x2x2x32x32xi1>, tensor<2x2x2x32x32xf32>) -> tensor<2x2x2x32x32xf32>
      %1867 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<2x2x2x32x32xf32>
      %1868 = stablehlo.divide %1866, %1867 : tensor<2x2x2x32x32xf32>
      %1869 = stablehlo.transpose %1868, dims = [0, 1, 4, 3, 2] : (tensor<2x2x2x32x32xf32>) -> tensor<2x2x32x32x2xf32>
      %1870 = stablehlo.convert %1869 : tensor<2x2x32x32x2xf32>
      %1871 = stablehlo.convert %1753 : (tensor<2x32x2x16xbf16>) -> tensor<2x32x2x16xf32>
      %1872 = stablehlo.dot_general %1870, %1871, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x32x32x2xf32>, tensor<2x32x2x16xf32>) -> tensor<2x2x32x2x16xf32>
      %1873 = stablehlo.transpose %1872, dims = [0, 2, 1, 3, 4] : (tensor<2x2x32x2x16xf32>) -> tensor<2x32x2x2x16xf32>
      %1874 = stablehlo.convert %1873 : (tensor<2x32x2x2x16xf32>) -> tensor<2x32x2x2x16xbf16>
      %1875 = stablehlo.convert %1869 : tensor<2x2x32x32x2xf32>
      %1876 = stablehlo.convert %1756 : (tensor<2x32x2x2x16xbf16>) -> tensor<2x32x2x2x16xf32>
      %1877 = stablehlo.dot_general %1875, %1876, batching_dims = [0, 1] x [0, 2], contracting_dims = [3, 4] x [1, 3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x32x32x2xf32>, tensor<2x32x2x2x16xf32>) -> tensor<2x2x32x16xf32>
      %1878 = stablehlo.transpose %1877, dims = [0, 2, 1, 3] : (tensor<2x2x32x16xf32>) -> tensor<2x32x2x16xf32>
      %1879 = stablehlo.convert %1878 : (tensor<2x32x2x16xf32>) -> tensor<2x32x2x16xbf16>
      %1880 = stablehlo.reshape %1874 : (tensor<2x32x2x2x16xbf16>) -> tensor<2x32x4x16xbf16>
      %1881 = stablehlo.reshape %1852 : (tensor<2x32x2x16xbf16>) -> tensor<2x32x32xbf16>
      %1882 = stablehlo.dot_general %1881, %1688, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x32x32xbf16>, tensor<2x32x128xbf16>) -> tensor<32x128xbf16>
      %1883 = stablehlo.transpose %1882, dims = [1, 0] : (tensor<32x128xbf16>) -> tensor<128x32xbf16>
      %1884 = stablehlo.dot_general %1881, %1668, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x32x32xbf16>, tensor<128x32xbf16>) -> tensor<2x32x128xbf16>
      %1885 = "stablehlo.all_reduce"(%1884) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1], [2, 3], [4, 5], [6, 7]]> : tensor<4x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg240: tensor<bf16>, %arg241: tensor<bf16>):
        %3384 = stablehlo.add %arg240, %arg241 : tensor<bf16>
        stablehlo.return %3384 : tensor<bf16>
      }) : (tensor<2x32x128xbf16>) -> tensor<2x32x128xbf16>
      %1886 = stablehlo.convert %1879 : (tensor<2x32x2x16xbf16>) -> tensor<2x32x2x16xf32>
      %1887 = stablehlo.slice %1886 [0:2, 0:32, 0:2, 0:8] : (tensor<2x32x2x16xf32>) -> tensor<2x32x2x8xf32>
      %1888 = stablehlo.slice %1886 [0:2, 0:32, 0:2, 8:16] : (tensor<2x32x2x16xf32>) -> tensor<2x32x2x8xf32>
      %1889 = stablehlo.broadcast_in_dim %1748, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
      %1890 = stablehlo.multiply %1888, %1889 : tensor<2x32x2x8xf32>
      %1891 = stablehlo.broadcast_in_dim %1745, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
      %1892 = stablehlo.multiply %1888, %1891 : tensor<2x32x2x8xf32>
      %1893 = stablehlo.negate %1887 : tensor<2x32x2x8xf32>
      %1894 = stablehlo.broadcast_in_dim %1741, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
      %1895 = stablehlo.multiply %1893, %1894 : tensor<2x32x2x8xf32>
      %1896 = stablehlo.add %1892, %1895 : tensor<2x32x2x8xf32>
      %1897 = stablehlo.broadcast_in_dim %1738, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x2x8xf32>
      %1898 = stablehlo.multiply %1887, %1897 : tensor<2x32x2x8xf32>
      %1899 = stablehlo.add %1890, %1898 : tensor<2x32x2x8xf32>
      %1900 = stablehlo.concatenate %1899, %1896, dim = 3 : (tensor<2x32x2x8xf32>, tensor<2x32x2x8xf32>) -> tensor<2x32x2x16xf32>
      %1901 = stablehlo.convert %1900 : (tensor<2x32x2x16xf32>) -> tensor<2x32x2x16xbf16>
      %1902 = stablehlo.reshape %1901 : (tensor<2x32x2x16xbf16>) -> tensor<2x32x32xbf16>
      %1903 = stablehlo.dot_general %1902, %1688, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x32x32xbf16>, tensor<2x32x128xbf16>) -> tensor<32x128xbf16>
      %1904 = stablehlo.transpose %1903, dims = [1, 0] : (tensor<32x128xbf16>) -> tensor<128x32xbf16>
      %1905 = stablehlo.dot_general %1902, %1662, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x32x32xbf16>, tensor<128x32xbf16>) -> tensor<2x32x128xbf16>
      %1906 = "stablehlo.all_reduce"(%1905) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1], [2, 3], [4, 5], [6, 7]]> : tensor<4x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg240: tensor<bf16>, %arg241: tensor<bf16>):
        %3384 = stablehlo.add %arg240, %arg241 : tensor<bf16>
        stablehlo.return %3384 : tensor<bf16>
      }) : (tensor<2x32x128xbf16>) -> tensor<2x32x128xbf16>
      %1907 = stablehlo.add %1885, %1906 : tensor<2x32x128xbf16>
      %1908 = stablehlo.convert %1880 : (tensor<2x32x4x16xbf16>) -> tensor<2x32x4x16xf32>
      %1909 = stablehlo.slice %1908 [0:2, 0:32, 0:4, 0:8] : (tensor<2x32x4x16xf32>) -> tensor<2x32x4x8xf32>
      %1910 = stablehlo.slice %1908 [0:2, 0:32, 0:4, 8:16] : (tensor<2x32x4x16xf32>) -> tensor<2x32x4x8xf32>
      %1911 = stablehlo.broadcast_in_dim %1725, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x4x8xf32>
      %1912 = stablehlo.multiply %1910, %1911 : tensor<2x32x4x8xf32>
      %1913 = stablehlo.broadcast_in_dim %1722, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x4x8xf32>
      %1914 = stablehlo.multiply %1910, %1913 : tensor<2x32x4x8xf32>
      %1915 = stablehlo.negate %1909 : tensor<2x32x4x8xf32>
      %1916 = stablehlo.broadcast_in_dim %1718, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x4x8xf32>
      %1917 = stablehlo.multiply %1915, %1916 : tensor<2x32x4x8xf32>
      %1918 = stablehlo.add %1914, %1917 : tensor<2x32x4x8xf32>
      %1919 = stablehlo.broadcast_in_dim %1715, dims = [0, 1, 2, 3] : (tensor<1x32x1x8xf32>) -> tensor<2x32x4x8xf32>
      %1920 = stablehlo.multiply %1909, %1919 : tensor<2x32x4x8xf32>
      %1921 = stablehlo.add %1912, %1920 : tensor<2x32x4x8xf32>
      %1922 = stablehlo.concatenate %1921, %1918, dim = 3 : (tensor<2x32x4x8xf32>, tensor<2x32x4x8xf32>) -> tensor<2x32x4x16xf32>
      %1923 = stablehlo.convert %1922 : (tensor<2x32x4x16xf32>) -> tensor<2x32x4x16xbf16>
      %1924 = stablehlo.reshape %1923 : (tensor<2x32x4x16xbf16>) -> tensor<2x32x64xbf16>
      %1925 = stablehlo.dot_general %1924, %1688, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x32x64xbf16>, tensor<2x32x128xbf16>) -> tensor<64x128xbf16>
      %1926 = stablehlo.transpose %1925, dims = [1, 0] : (tensor<64x128xbf16>) -> tensor<128x64xbf16>
      %1927 = stablehlo.dot_general %1924, %1666, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x32x64xbf16>, tensor<128x64xbf16>) -> tensor<2x32x128xbf16>
      %1928 = "stablehlo.all_reduce"(%1927) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1], [2, 3], [4, 5], [6, 7]]> : tensor<4x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg240: tensor<bf16>, %arg241: tensor<bf16>):
        %3384 = stablehlo.add %arg240, %arg241 : tensor<bf16>
        stablehlo.return %3384 : tensor<bf16>
      }) : (tensor<2x32x128xbf16>) -> tensor<2x32x128xbf16>
      %1929 = stablehlo.add %1907, %1928 : tensor<2x32x128xbf16>
      %1930 = stablehlo.convert %1929 : (tensor<2x32x128xbf16>) -> tensor<2x32x128xf32>
      %1931 = stablehlo.multiply %1684, %1930 : tensor<2x32x128xf32>
      %cst_214 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1932 = stablehlo.reduce(%1931 init: %cst_214) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x32x128xf32>, tensor<f32>) -> tensor<128xf32>
      %1933 = stablehlo.reshape %1932 : (tensor<128xf32>) -> tensor<1x1x128xf32>
      %1934 = stablehlo.broadcast_in_dim %1685, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<2x32x128xf32>
      %1935 = stablehlo.multiply %1930, %1934 : tensor<2x32x128xf32>
      %cst_215 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1936 = stablehlo.reduce(%1933 init: %cst_215) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
      %1937 = stablehlo.multiply %1669, %1935 : tensor<2x32x128xf32>
      %cst_216 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1938 = stablehlo.reduce(%1937 init: %cst_216) applies stablehlo.add across dimensions = [2] : (tensor<2x32x128xf32>, tensor<f32>) -> tensor<2x32xf32>
      %1939 = stablehlo.reshape %1938 : (tensor<2x32xf32>) -> tensor<2x32x1xf32>
      %1940 = stablehlo.broadcast_in_dim %1679, dims = [0, 1, 2] : (tensor<2x32x1xf32>) -> tensor<2x32x128xf32>
      %1941 = stablehlo.multiply %1935, %1940 : tensor<2x32x128xf32>
      %1942 = stablehlo.multiply %1939, %1682 : tensor<2x32x1xf32>
      %1943 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<2x32x1xf32>
      %1944 = stablehlo.divide %1942, %1943 : tensor<2x32x1xf32>
      %cst_217 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1945 = stablehlo.reduce(%1944 init: %cst_217) applies stablehlo.add across dimensions = [2] : (tensor<2x32x1xf32>, tensor<f32>) -> tensor<2x32xf32>
      %1946 = stablehlo.broadcast_in_dim %1945, dims = [0, 1] : (tensor<2x32xf32>) -> tensor<2x32x128xf32>
      %1947 = stablehlo.multiply %1946, %1672 : tensor<2x32x128xf32>
      %1948 = stablehlo.add %1941, %1947 : tensor<2x32x128xf32>
      %1949 = stablehlo.convert %1948 : (tensor<2x32x128xf32>) -> tensor<2x32x128xbf16>
      %1950 = stablehlo.add %1844, %1949 : tensor<2x32x128xbf16>
      %1951 = "stablehlo.reduce_scatter"(%1883) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, scatter_dimension = 0 : i64, use_global_device_ids}> ({
      ^bb0(%arg240: tensor<bf16>, %arg241: tensor<bf16>):
        %3384 = stablehlo.add %arg240, %arg241 : tensor<bf16>
        stablehlo.return %3384 : tensor<bf16>
      }) : (tensor<128x32xbf16>) -> tensor<32x32xbf16>
      %1952 = stablehlo.convert %1951 : (tensor<32x32xbf16>) -> tensor<32x32xf32>
      %1953 = "stablehlo.reduce_scatter"(%1926) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, scatter_dimension = 0 : i64, use_global_device_ids}> ({
      ^bb0(%arg240: tensor<bf16>, %arg241: tensor<bf16>):
        %3384 = stablehlo.add %arg240, %arg241 : tensor<bf16>
        stablehlo.return %3384 : tensor<bf16>
      }) : (tensor<128x64xbf16>) -> tensor<32x64xbf16>
      %1954 = stablehlo.convert %1953 : (tensor<32x64xbf16>) -> tensor<32x64xf32>
      %1955 = "stablehlo.reduce_scatter"(%1846) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, scatter_dimension = 1 : i64, use_global_device_ids}> ({
      ^bb0(%arg240: tensor<bf16>, %arg241: tensor<bf16>):
        %3384 = stablehlo.add %arg240, %arg241 : tensor<bf16>
        stablehlo.return %3384 : tensor<bf16>
      }) : (tensor<64x128xbf16>) -> tensor<64x32xbf16>
      %1956 = stablehlo.convert %1955 : (tensor<64x32xbf16>) -> tensor<64x32xf32>
      %1957 = "stablehlo.reduce_scatter"(%1904) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, scatter_dimension = 0 : i64, use_global_device_ids}> ({
      ^bb0(%arg240: tensor<bf16>, %arg241: tensor<bf16>):
        %3384 = stablehlo.add %arg240, %arg241 : tensor<bf16>
        stablehlo.return %3384 : tensor<bf16>
      }) : (tensor<128x32xbf16>) -> tensor<32x32xbf16>
      %1958 = stablehlo.convert %1957 : (tensor<32x32xbf16>) -> tensor<32x32xf32>
      %1959 = "stablehlo.reduce_scatter"(%1815) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, scatter_dimension = 0 : i64, use_global_device_ids}> ({
      ^bb0(%arg240: tensor<bf16>, %arg241: tensor<bf16>):
        %3384 = stablehlo.add %arg240, %arg241 : tensor<bf16>
        stablehlo.return %3384 : tensor<bf16>
      }) : (tensor<128x192xbf16>) -> tensor<32x192xbf16>
      %1960 = stablehlo.convert %1959 : (tensor<32x192xbf16>) -> tensor<32x192xf32>
      %1961 = "stablehlo.reduce_scatter"(%1820) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, scatter_dimension = 0 : i64, use_global_device_ids}> ({
      ^bb0(%arg240: tensor<bf16>, %arg241: tensor<bf16>):
        %3384 = stablehlo.add %arg240, %arg241 : tensor<bf16>
        stablehlo.return %3384 : tensor<bf16>
      }) : (tensor<128x192xbf16>) -> tensor<32x192xbf16>
      %1962 = stablehlo.convert %1961 : (tensor<32x192xbf16>) -> tensor<32x192xf32>
      %1963 = "stablehlo.reduce_scatter"(%1810) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, scatter_dimension = 1 : i64, use_global_device_ids}> ({
      ^bb0(%arg240: tensor<bf16>, %arg241: tensor<bf16>):
        %3384 = stablehlo.add %arg240, %arg241 : tensor<bf16>
        stablehlo.return %3384 : tensor<bf16>
      }) : (tensor<192x128xbf16>) -> tensor<192x32xbf16>
      %1964 = stablehlo.convert %1963 : (tensor<192x32xbf16>) -> tensor<192x32xf32>
      %1965 = "stablehlo.reduce_scatter"(%1830) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, scatter_dimension = 0 : i64, use_global_device_ids}> ({
      ^bb0(%arg240: tensor<f32>, %arg241: tensor<f32>):
        %3384 = stablehlo.add %arg240, %arg241 : tensor<f32>
        stablehlo.return %3384 : tensor<f32>
      }) : (tensor<128xf32>) -> tensor<32xf32>
      %1966 = "stablehlo.reduce_scatter"(%1936) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, scatter_dimension = 0 : i64, use_global_device_ids}> ({
      ^bb0(%arg240: tensor<f32>, %arg241: tensor<f32>):
        %3384 = stablehlo.add %arg240, %arg241 : tensor<f32>
        stablehlo.return %3384 : tensor<f32>
      }) : (tensor<128xf32>) -> tensor<32xf32>
      %1967 = func.call @_where_9(%24#1, %1950) : (tensor<2x32x128xi1>, tensor<2x32x128xbf16>) -> tensor<2x32x128xbf16>
      %cst_218 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
      %1968 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<bf16>) -> tensor<256x128xbf16>
      %1969 = "stablehlo.scatter"(%1968, %21, %1967) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
      ^bb0(%arg240: tensor<bf16>, %arg241: tensor<bf16>):
        %3384 = stablehlo.add %arg240, %arg241 : tensor<bf16>
        stablehlo.return %3384 : tensor<bf16>
      }) : (tensor<256x128xbf16>, tensor<2x32x1xi32>, tensor<2x32x128xbf16>) -> tensor<256x128xbf16>
      %1970 = "stablehlo.reduce_scatter"(%1969) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, scatter_dimension = 1 : i64, use_global_device_ids}> ({
      ^bb0(%arg240: tensor<bf16>, %arg241: tensor<bf16>):
        %3384 = stablehlo.add %arg240, %arg241 : tensor<bf16>
        stablehlo.return %3384 : tensor<bf16>
      }) : (tensor<256x128xbf16>) -> tensor<256x32xbf16>
      %1971 = stablehlo.convert %1970 : (tensor<256x32xbf16>) -> tensor<256x32xf32>
      %1972 = chlo.square %1971 : tensor<256x32xf32> -> tensor<256x32xf32>
      %cst_219 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1973 = stablehlo.reduce(%1972 init: %cst_219) applies stablehlo.add across dimensions = [0, 1] : (tensor<256x32xf32>, tensor<f32>) -> tensor<f32>
      %cst_220 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1974 = stablehlo.add %cst_220, %1973 : tensor<f32>
      %1975 = chlo.square %706 : tensor<32xf32> -> tensor<32xf32>
      %cst_221 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1976 = stablehlo.reduce(%1975 init: %cst_221) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
      %cst_222 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1977 = stablehlo.add %cst_222, %1976 : tensor<f32>
      %1978 = chlo.square %1966 : tensor<32xf32> -> tensor<32xf32>
      %cst_223 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1979 = stablehlo.reduce(%1978 init: %cst_223) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
      %1980 = stablehlo.add %1977, %1979 : tensor<f32>
      %1981 = chlo.square %1965 : tensor<32xf32> -> tensor<32xf32>
      %cst_224 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1982 = stablehlo.reduce(%1981 init: %cst_224) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
      %1983 = stablehlo.add %1980, %1982 : tensor<f32>
      %1984 = chlo.square %1964 : tensor<192x32xf32> -> tensor<192x32xf32>
      %cst_225 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1985 = stablehlo.reduce(%1984 init: %cst_225) applies stablehlo.add across dimensions = [0, 1] : (tensor<192x32xf32>, tensor<f32>) -> tensor<f32>
      %1986 = stablehlo.add %1974, %1985 : tensor<f32>
      %1987 = chlo.square %1962 : tensor<32x192xf32> -> tensor<32x192xf32>
      %cst_226 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1988 = stablehlo.reduce(%1987 init: %cst_226) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x192xf32>, tensor<f32>) -> tensor<f32>
      %1989 = stablehlo.add %1986, %1988 : tensor<f32>
      %1990 = chlo.square %1960 : tensor<32x192xf32> -> tensor<32x192xf32>
      %cst_227 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1991 = stablehlo.reduce(%1990 init: %cst_227) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x192xf32>, tensor<f32>) -> tensor<f32>
      %1992 = stablehlo.add %1989, %1991 : tensor<f32>
      %1993 = chlo.square %1958 : tensor<32x32xf32> -> tensor<32x32xf32>
      %cst_228 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1994 = stablehlo.reduce(%1993 init: %cst_228) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x32xf32>, tensor<f32>) -> tensor<f32>
      %1995 = stablehlo.add %1992, %1994 : tensor<f32>
      %1996 = chlo.square %1956 : tensor<64x32xf32> -> tensor<64x32xf32>
      %cst_229 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1997 = stablehlo.reduce(%1996 init: %cst_229) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x32xf32>, tensor<f32>) -> tensor<f32>
      %1998 = stablehlo.add %1995, %1997 : tensor<f32>
      %1999 = chlo.square %1954 : tensor<32x64xf32> -> tensor<32x64xf32>
      %cst_230 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2000 = stablehlo.reduce(%1999 init: %cst_230) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x64xf32>, tensor<f32>) -> tensor<f32>
      %2001 = stablehlo.add %1998, %2000 : tensor<f32>
      %2002 = chlo.square %1952 : tensor<32x32xf32> -> tensor<32x32xf32>
      %cst_231 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2003 = stablehlo.reduce(%2002 init: %cst_231) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x32xf32>, tensor<f32>) -> tensor<f32>
      %2004 = stablehlo.add %2001, %2003 : tensor<f32>
      %2005 = chlo.square %1651 : tensor<32xf32> -> tensor<32xf32>
      %cst_232 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2006 = stablehlo.reduce(%2005 init: %cst_232) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
      %2007 = stablehlo.add %1983, %2006 : tensor<f32>
      %2008 = chlo.square %1650 : tensor<32xf32> -> tensor<32xf32>
      %cst_233 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2009 = stablehlo.reduce(%2008 init: %cst_233) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
      %2010 = stablehlo.add %2007, %2009 : tensor<f32>
      %2011 = chlo.square %1649 : tensor<192x32xf32> -> tensor<192x32xf32>
      %cst_234 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2012 = stablehlo.reduce(%2011 init: %cst_234) applies stablehlo.add across dimensions = [0, 1] : (tensor<192x32xf32>, tensor<f32>) -> tensor<f32>
      %2013 = stablehlo.add %2004, %2012 : tensor<f32>
      %2014 = chlo.square %1647 : tensor<32x192xf32> -> tensor<32x192xf32>
      %cst_235 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2015 = stablehlo.reduce(%2014 init: %cst_235) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x192xf32>, tensor<f32>) -> tensor<f32>
      %2016 = stablehlo.add %2013, %2015 : tensor<f32>
      %2017 = chlo.square %1645 : tensor<32x192xf32> -> tensor<32x192xf32>
      %cst_236 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2018 = stablehlo.reduce(%2017 init: %cst_236) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x192xf32>, tensor<f32>) -> tensor<f32>
      %2019 = stablehlo.add %2016, %2018 : tensor<f32>
      %2020 = chlo.square %1643 : tensor<32x32xf32> -> tensor<32x32xf32>
      %cst_237 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2021 = stablehlo.reduce(%2020 init: %cst_237) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x32xf32>, tensor<f32>) -> tensor<f32>
      %2022 = stablehlo.add %2019, %2021 : tensor<f32>
      %2023 = chlo.square %1641 : tensor<64x32xf32> -> tensor<64x32xf32>
      %cst_238 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2024 = stablehlo.reduce(%2023 init: %cst_238) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x32xf32>, tensor<f32>) -> tensor<f32>
      %2025 = stablehlo.add %2022, %2024 : tensor<f32>
      %2026 = chlo.square %1639 : tensor<32x64xf32> -> tensor<32x64xf32>
      %cst_239 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2027 = stablehlo.reduce(%2026 init: %cst_239) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x64xf32>, tensor<f32>) -> tensor<f32>
      %2028 = stablehlo.add %2025, %2027 : tensor<f32>
      %2029 = chlo.square %1637 : tensor<32x32xf32> -> tensor<32x32xf32>
      %cst_240 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2030 = stablehlo.reduce(%2029 init: %cst_240) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x32xf32>, tensor<f32>) -> tensor<f32>
      %2031 = stablehlo.add %2028, %2030 : tensor<f32>
      %2032 = chlo.square %1336 : tensor<32xf32> -> tensor<32xf32>
      %cst_241 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2033 = stablehlo.reduce(%2032 init: %cst_241) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
      %2034 = stablehlo.add %2010, %2033 : tensor<f32>
      %2035 = chlo.square %1335 : tensor<32xf32> -> tensor<32xf32>
      %cst_242 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2036 = stablehlo.reduce(%2035 init: %cst_242) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
      %2037 = stablehlo.add %2034, %2036 : tensor<f32>
      %2038 = chlo.square %1334 : tensor<192x32xf32> -> tensor<192x32xf32>
      %cst_243 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2039 = stablehlo.reduce(%2038 init: %cst_243) applies stablehlo.add across dimensions = [0, 1] : (tensor<192x32xf32>, tensor<f32>) -> tensor<f32>
      %2040 = stablehlo.add %2031, %2039 : tensor<f32>
      %2041 = chlo.square %1332 : tensor<32x192xf32> -> tensor<32x192xf32>
      %cst_244 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2042 = stablehlo.reduce(%2041 init: %cst_244) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x192xf32>, tensor<f32>) -> tensor<f32>
      %2043 = stablehlo.add %2040, %2042 : tensor<f32>
      %2044 = chlo.square %1330 : tensor<32x192xf32> -> tensor<32x192xf32>
      %cst_245 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2045 = stablehlo.reduce(%2044 init: %cst_245) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x192xf32>, tensor<f32>) -> tensor<f32>
      %2046 = stablehlo.add %2043, %2045 : tensor<f32>
      %2047 = chlo.square %1328 : tensor<32x32xf32> -> tensor<32x32xf32>
      %cst_246 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2048 = stablehlo.reduce(%2047 init: %cst_246) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x32xf32>, tensor<f32>) -> tensor<f32>
      %2049 = stablehlo.add %2046, %2048 : tensor<f32>
      %2050 = chlo.square %1326 : tensor<64x32xf32> -> tensor<64x32xf32>
      %cst_247 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2051 = stablehlo.reduce(%2050 init: %cst_247) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x32xf32>, tensor<f32>) -> tensor<f32>
      %2052 = stablehlo.add %2049, %2051 : tensor<f32>
      %2053 = chlo.square %1324 : tensor<32x64xf32> -> tensor<32x64xf32>
      %cst_248 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2054 = stablehlo.reduce(%2053 init: %cst_248) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x64xf32>, tensor<f32>) -> tensor<f32>
      %2055 = stablehlo.add %2052, %2054 : tensor<f32>
      %2056 = chlo.square %1322 : tensor<32x32xf32> -> tensor<32x32xf32>
      %cst_249 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2057 = stablehlo.reduce(%2056 init: %cst_249) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x32xf32>, tensor<f32>) -> tensor<f32>
      %2058 = stablehlo.add %2055, %2057 : tensor<f32>
      %2059 = chlo.square %1021 : tensor<32xf32> -> tensor<32xf32>
      %cst_250 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2060 = stablehlo.reduce(%2059 init: %cst_250) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
      %2061 = stablehlo.add %2037, %2060 : tensor<f32>
      %2062 = chlo.square %1020 : tensor<32xf32> -> tensor<32xf32>
      %cst_251 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2063 = stablehlo.reduce(%2062 init: %cst_251) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
      %2064 = stablehlo.add %2061, %2063 : tensor<f32>
      %2065 = chlo.square %1019 : tensor<192x32xf32> -> tensor<192x32xf32>
      %cst_252 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2066 = stablehlo.reduce(%2065 init: %cst_252) applies stablehlo.add across dimensions = [0, 1] : (tensor<192x32xf32>, tensor<f32>) -> tensor<f32>
      %2067 = stablehlo.add %2058, %2066 : tensor<f32>
      %2068 = chlo.square %1017 : tensor<32x192xf32> -> tensor<32x192xf32>
      %cst_253 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2069 = stablehlo.reduce(%2068 init: %cst_253) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x192xf32>, tensor<f32>) -> tensor<f32>
      %2070 = stablehlo.add %2067, %2069 : tensor<f32>
      %2071 = chlo.square %1015 : tensor<32x192xf32> -> tensor<32x192xf32>
      %cst_254 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2072 = stablehlo.reduce(%2071 init: %cst_254) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x192xf32>, tensor<f32>) -> tensor<f32>
      %2073 = stablehlo.add %2070, %2072 : tensor<f32>
      %2074 = chlo.square %1013 : tensor<32x32xf32> -> tensor<32x32xf32>
      %cst_255 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2075 = stablehlo.reduce(%2074 init: %cst_255) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x32xf32>, tensor<f32>) -> tensor<f32>
      %2076 = stablehlo.add %2073, %2075 : tensor<f32>
      %2077 = chlo.square %1011 : tensor<64x32xf32> -> tensor<64x32xf32>
      %cst_256 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2078 = stablehlo.reduce(%2077 init: %cst_256) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x32xf32>, tensor<f32>) -> tensor<f32>
      %2079 = stablehlo.add %2076, %2078 : tensor<f32>
      %2080 = chlo.square %1009 : tensor<32x64xf32> -> tensor<32x64xf32>
      %cst_257 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2081 = stablehlo.reduce(%2080 init: %cst_257) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x64xf32>, tensor<f32>) -> tensor<f32>
      %2082 = stablehlo.add %2079, %2081 : tensor<f32>
      %2083 = chlo.square %1007 : tensor<32x32xf32> -> tensor<32x32xf32>
      %cst_258 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2084 = stablehlo.reduce(%2083 init: %cst_258) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x32xf32>, tensor<f32>) -> tensor<f32>
      %2085 = stablehlo.add %2082, %2084 : tensor<f32>
      %2086 = chlo.square %685 : tensor<32x256xf32> -> tensor<32x256xf32>
      %cst_259 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2087 = stablehlo.reduce(%2086 init: %cst_259) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x256xf32>, tensor<f32>) -> tensor<f32>
      %2088 = stablehlo.add %2085, %2087 : tensor<f32>
      %2089 = "stablehlo.all_reduce"(%2088) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg240: tensor<f32>, %arg241: tensor<f32>):
        %3384 = stablehlo.add %arg240, %arg241 : tensor<f32>
        stablehlo.return %3384 : tensor<f32>
      }) : (tensor<f32>) -> tensor<f32>
      %2090 = "stablehlo.all_reduce"(%2064) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> ({
      ^bb0(%arg240: tensor<f32>, %arg241: tensor<f32>):
        %3384 = stablehlo.add %arg240, %arg241 : tensor<f32>
        stablehlo.return %3384 : tensor<f32>
      }) : (tensor<f32>) -> tensor<f32>
      %2091 = stablehlo.add %2089, %2090 : tensor<f32>
      %2092 = stablehlo.sqrt %2091 : tensor<f32>
      %cst_260 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
      %2093 = stablehlo.add %2092, %cst_260 : tensor<f32>
      %cst_261 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2094 = stablehlo.divide %cst_261, %2093 : tensor<f32>
      %cst_262 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2095 = stablehlo.minimum %cst_262, %2094 : tensor<f32>
      %2096 = stablehlo.broadcast_in_dim %2095, dims = [] : (tensor<f32>) -> tensor<256x32xf32>
      %2097 = stablehlo.multiply %1971, %2096 : tensor<256x32xf32>
      %2098 = stablehlo.convert %arg237 : (tensor<i32>) -> tensor<f32>
      %cst_263 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2099 = stablehlo.add %2098, %cst_263 : tensor<f32>
      %cst_264 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2100 = stablehlo.broadcast_in_dim %cst_264, dims = [] : (tensor<f32>) -> tensor<256x32xf32>
      %2101 = stablehlo.multiply %2100, %arg159 : tensor<256x32xf32>
      %cst_265 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2102 = stablehlo.broadcast_in_dim %cst_265, dims = [] : (tensor<f32>) -> tensor<256x32xf32>
      %2103 = stablehlo.multiply %2102, %2097 : tensor<256x32xf32>
      %2104 = stablehlo.add %2101, %2103 : tensor<256x32xf32>
      %cst_266 = stablehlo.constant dense<0.949999988> : tensor<f32>
      %2105 = stablehlo.broadcast_in_dim %cst_266, dims = [] : (tensor<f32>) -> tensor<256x32xf32>
      %2106 = stablehlo.multiply %2105, %arg198 : tensor<256x32xf32>
      %2107 = chlo.square %2097 : tensor<256x32xf32> -> tensor<256x32xf32>
      %cst_267 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %2108 = stablehlo.broadcast_in_dim %cst_267, dims = [] : (tensor<f32>) -> tensor<256x32xf32>
      %2109 = stablehlo.multiply %2108, %2107 : tensor<256x32xf32>
      %2110 = stablehlo.add %2106, %2109 : tensor<256x32xf32>
      %cst_268 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2111 = stablehlo.power %cst_268, %2099 : tensor<f32>
      %cst_269 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2112 = stablehlo.subtract %cst_269, %2111 : tensor<f32>
      %2113 = stablehlo.broadcast_in_dim %2112, dims = [] : (tensor<f32>) -> tensor<256x32xf32>
      %2114 = stablehlo.divide %2104, %2113 : tensor<256x32xf32>
      %cst_270 = stablehlo.constant dense<0.949999988> : tensor<f32>
      %2115 = stablehlo.power %cst_270, %2099 : tensor<f32>
      %cst_271 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2116 = stablehlo.subtract %cst_271, %2115 : tensor<f32>
      %2117 = stablehlo.broadcast_in_dim %2116, dims = [] : (tensor<f32>) -> tensor<256x32xf32>
      %2118 = stablehlo.divide %2110, %2117 : tensor<256x32xf32>
      %2119 = stablehlo.sqrt %2118 : tensor<256x32xf32>
      %cst_272 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %2120 = stablehlo.broadcast_in_dim %cst_272, dims = [] : (tensor<f32>) -> tensor<256x32xf32>
      %2121 = stablehlo.add %2119, %2120 : tensor<256x32xf32>
      %2122 = stablehlo.divide %2114, %2121 : tensor<256x32xf32>
      %cst_273 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2123 = stablehlo.broadcast_in_dim %cst_273, dims = [] : (tensor<f32>) -> tensor<256x32xf32>
      %2124 = stablehlo.multiply %2123, %arg120 : tensor<256x32xf32>
      %2125 = stablehlo.add %2122, %2124 : tensor<256x32xf32>
      %cst_274 = stablehlo.constant dense<3.000000e-04> : tensor<f32>
      %2126 = stablehlo.broadcast_in_dim %cst_274, dims = [] : (tensor<f32>) -> tensor<256x32xf32>
      %2127 = stablehlo.multiply %2126, %2125 : tensor<256x32xf32>
      %2128 = stablehlo.subtract %arg120, %2127 : tensor<256x32xf32>
      %2129 = stablehlo.broadcast_in_dim %2095, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2130 = stablehlo.multiply %706, %2129 : tensor<32xf32>
      %2131 = stablehlo.convert %arg237 : (tensor<i32>) -> tensor<f32>
      %cst_275 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2132 = stablehlo.add %2131, %cst_275 : tensor<f32>
      %cst_276 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2133 = stablehlo.broadcast_in_dim %cst_276, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2134 = stablehlo.multiply %2133, %arg160 : tensor<32xf32>
      %cst_277 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2135 = stablehlo.broadcast_in_dim %cst_277, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2136 = stablehlo.multiply %2135, %2130 : tensor<32xf32>
      %2137 = stablehlo.add %2134, %2136 : tensor<32xf32>
      %cst_278 = stablehlo.constant dense<0.949999988> : tensor<f32>
      %2138 = stablehlo.broadcast_in_dim %cst_278, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2139 = stablehlo.multiply %2138, %arg199 : tensor<32xf32>
      %2140 = chlo.square %2130 : tensor<32xf32> -> tensor<32xf32>
      %cst_279 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %2141 = stablehlo.broadcast_in_dim %cst_279, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2142 = stablehlo.multiply %2141, %2140 : tensor<32xf32>
      %2143 = stablehlo.add %2139, %2142 : tensor<32xf32>
      %cst_280 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2144 = stablehlo.power %cst_280, %2132 : tensor<f32>
      %cst_281 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2145 = stablehlo.subtract %cst_281, %2144 : tensor<f32>
      %2146 = stablehlo.broadcast_in_dim %2145, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2147 = stablehlo.divide %2137, %2146 : tensor<32xf32>
      %cst_282 = stablehlo.constant dense<0.949999988> : tensor<f32>
      %2148 = stablehlo.power %cst_282, %2132 : tensor<f32>
      %cst_283 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2149 = stablehlo.subtract %cst_283, %2148 : tensor<f32>
      %2150 = stablehlo.broadcast_in_dim %2149, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2151 = stablehlo.divide %2143, %2150 : tensor<32xf32>
      %2152 = stablehlo.sqrt %2151 : tensor<32xf32>
      %cst_284 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %2153 = stablehlo.broadcast_in_dim %cst_284, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2154 = stablehlo.add %2152, %2153 : tensor<32xf32>
      %2155 = stablehlo.divide %2147, %2154 : tensor<32xf32>
      %cst_285 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2156 = stablehlo.broadcast_in_dim %cst_285, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2157 = stablehlo.multiply %2156, %arg121 : tensor<32xf32>
      %2158 = stablehlo.add %2155, %2157 : tensor<32xf32>
      %cst_286 = stablehlo.constant dense<3.000000e-04> : tensor<f32>
      %2159 = stablehlo.broadcast_in_dim %cst_286, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2160 = stablehlo.multiply %2159, %2158 : tensor<32xf32>
      %2161 = stablehlo.subtract %arg121, %2160 : tensor<32xf32>
      %2162 = stablehlo.broadcast_in_dim %2095, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2163 = stablehlo.multiply %1966, %2162 : tensor<32xf32>
      %2164 = stablehlo.convert %arg237 : (tensor<i32>) -> tensor<f32>
      %cst_287 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2165 = stablehlo.add %2164, %cst_287 : tensor<f32>
      %cst_288 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2166 = stablehlo.broadcast_in_dim %cst_288, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2167 = stablehlo.multiply %2166, %arg161 : tensor<32xf32>
      %cst_289 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2168 = stablehlo.broadcast_in_dim %cst_289, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2169 = stablehlo.multiply %2168, %2163 : tensor<32xf32>
      %2170 = stablehlo.add %2167, %2169 : tensor<32xf32>
      %cst_290 = stablehlo.constant dense<0.949999988> : tensor<f32>
      %2171 = stablehlo.broadcast_in_dim %cst_290, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2172 = stablehlo.multiply %2171, %arg200 : tensor<32xf32>
      %2173 = chlo.square %2163 : tensor<32xf32> -> tensor<32xf32>
      %cst_291 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %2174 = stablehlo.broadcast_in_dim %cst_291, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2175 = stablehlo.multiply %2174, %2173 : tensor<32xf32>
      %2176 = stablehlo.add %2172, %2175 : tensor<32xf32>
      %cst_292 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2177 = stablehlo.power %cst_292, %2165 : tensor<f32>
      %cst_293 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2178 = stablehlo.subtract %cst_293, %2177 : tensor<f32>
      %2179 = stablehlo.broadcast_in_dim %2178, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2180 = stablehlo.divide %2170, %2179 : tensor<32xf32>
      %cst_294 = stablehlo.constant dense<0.949999988> : tensor<f32>
      %2181 = stablehlo.power %cst_294, %2165 : tensor<f32>
      %cst_295 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2182 = stablehlo.subtract %cst_295, %2181 : tensor<f32>
      %2183 = stablehlo.broadcast_in_dim %2182, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2184 = stablehlo.divide %2176, %2183 : tensor<32xf32>
      %2185 = stablehlo.sqrt %2184 : tensor<32xf32>
      %cst_296 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %2186 = stablehlo.broadcast_in_dim %cst_296, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2187 = stablehlo.add %2185, %2186 : tensor<32xf32>
      %2188 = stablehlo.divide %2180, %2187 : tensor<32xf32>
      %cst_297 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2189 = stablehlo.broadcast_in_dim %cst_297, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2190 = stablehlo.multiply %2189, %arg122 : tensor<32xf32>
      %2191 = stablehlo.add %2188, %2190 : tensor<32xf32>
      %cst_298 = stablehlo.constant dense<3.000000e-04> : tensor<f32>
      %2192 = stablehlo.broadcast_in_dim %cst_298, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2193 = stablehlo.multiply %2192, %2191 : tensor<32xf32>
      %2194 = stablehlo.subtract %arg122, %2193 : tensor<32xf32>
      %2195 = stablehlo.broadcast_in_dim %2095, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2196 = stablehlo.multiply %1965, %2195 : tensor<32xf32>
      %2197 = stablehlo.convert %arg237 : (tensor<i32>) -> tensor<f32>
      %cst_299 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2198 = stablehlo.add %2197, %cst_299 : tensor<f32>
      %cst_300 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2199 = stablehlo.broadcast_in_dim %cst_300, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2200 = stablehlo.multiply %2199, %arg162 : tensor<32xf32>
      %cst_301 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2201 = stablehlo.broadcast_in_dim %cst_301, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2202 = stablehlo.multiply %2201, %2196 : tensor<32xf32>
      %2203 = stablehlo.add %2200, %2202 : tensor<32xf32>
      %cst_302 = stablehlo.constant dense<0.949999988> : tensor<f32>
      %2204 = stablehlo.broadcast_in_dim %cst_302, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2205 = stablehlo.multiply %2204, %arg201 : tensor<32xf32>
      %2206 = chlo.square %2196 : tensor<32xf32> -> tensor<32xf32>
      %cst_303 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %2207 = stablehlo.broadcast_in_dim %cst_303, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2208 = stablehlo.multiply %2207, %2206 : tensor<32xf32>
      %2209 = stablehlo.add %2205, %2208 : tensor<32xf32>
      %cst_304 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2210 = stablehlo.power %cst_304, %2198 : tensor<f32>
      %cst_305 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2211 = stablehlo.subtract %cst_305, %2210 : tensor<f32>
      %2212 = stablehlo.broadcast_in_dim %2211, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2213 = stablehlo.divide %2203, %2212 : tensor<32xf32>
      %cst_306 = stablehlo.constant dense<0.949999988> : tensor<f32>
      %2214 = stablehlo.power %cst_306, %2198 : tensor<f32>
      %cst_307 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2215 = stablehlo.subtract %cst_307, %2214 : tensor<f32>
      %2216 = stablehlo.broadcast_in_dim %2215, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2217 = stablehlo.divide %2209, %2216 : tensor<32xf32>
      %2218 = stablehlo.sqrt %2217 : tensor<32xf32>
      %cst_308 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %2219 = stablehlo.broadcast_in_dim %cst_308, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2220 = stablehlo.add %2218, %2219 : tensor<32xf32>
      %2221 = stablehlo.divide %2213, %2220 : tensor<32xf32>
      %cst_309 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2222 = stablehlo.broadcast_in_dim %cst_309, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2223 = stablehlo.multiply %2222, %arg123 : tensor<32xf32>
      %2224 = stablehlo.add %2221, %2223 : tensor<32xf32>
      %cst_310 = stablehlo.constant dense<3.000000e-04> : tensor<f32>
      %2225 = stablehlo.broadcast_in_dim %cst_310, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2226 = stablehlo.multiply %2225, %2224 : tensor<32xf32>
      %2227 = stablehlo.subtract %arg123, %2226 : tensor<32xf32>
      %2228 = stablehlo.broadcast_in_dim %2095, dims = [] : (tensor<f32>) -> tensor<192x32xf32>
      %2229 = stablehlo.multiply %1964, %2228 : tensor<192x32xf32>
      %2230 = stablehlo.convert %arg237 : (tensor<i32>) -> tensor<f32>
      %cst_311 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2231 = stablehlo.add %2230, %cst_311 : tensor<f32>
      %cst_312 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2232 = stablehlo.broadcast_in_dim %cst_312, dims = [] : (tensor<f32>) -> tensor<192x32xf32>
      %2233 = stablehlo.multiply %2232, %arg163 : tensor<192x32xf32>
      %cst_313 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2234 = stablehlo.broadcast_in_dim %cst_313, dims = [] : (tensor<f32>) -> tensor<192x32xf32>
      %2235 = stablehlo.multiply %2234, %2229 : tensor<192x32xf32>
      %2236 = stablehlo.add %2233, %2235 : tensor<192x32xf32>
      %cst_314 = stablehlo.constant dense<0.949999988> : tensor<f32>
      %2237 = stablehlo.broadcast_in_dim %cst_314, dims = [] : (tensor<f32>) -> tensor<192x32xf32>
      %2238 = stablehlo.multiply %2237, %arg202 : tensor<192x32xf32>
      %2239 = chlo.square %2229 : tensor<192x32xf32> -> tensor<192x32xf32>
      %cst_315 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %2240 = stablehlo.broadcast_in_dim %cst_315, dims = [] : (tensor<f32>) -> tensor<192x32xf32>
      %2241 = stablehlo.multiply %2240, %2239 : tensor<192x32xf32>
      %2242 = stablehlo.add %2238, %2241 : tensor<192x32xf32>
      %cst_316 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2243 = stablehlo.power %cst_316, %2231 : tensor<f32>
      %cst_317 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2244 = stablehlo.subtract %cst_317, %2243 : tensor<f32>
      %2245 = stablehlo.broadcast_in_dim %2244, dims = [] : (tensor<f32>) -> tensor<192x32xf32>
      %2246 = stablehlo.divide %2236, %2245 : tensor<192x32xf32>
      %cst_318 = stablehlo.constant dense<0.949999988> : tensor<f32>
      %2247 = stablehlo.power %cst_318, %2231 : tensor<f32>
      %cst_319 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2248 = stablehlo.subtract %cst_319, %2247 : tensor<f32>
      %2249 = stablehlo.broadcast_in_dim %2248, dims = [] : (tensor<f32>) -> tensor<192x32xf32>
      %2250 = stablehlo.divide %2242, %2249 : tensor<192x32xf32>
      %2251 = stablehlo.sqrt %2250 : tensor<192x32xf32>
      %cst_320 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %2252 = stablehlo.broadcast_in_dim %cst_320, dims = [] : (tensor<f32>) -> tensor<192x32xf32>
      %2253 = stablehlo.add %2251, %2252 : tensor<192x32xf32>
      %2254 = stablehlo.divide %2246, %2253 : tensor<192x32xf32>
      %cst_321 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2255 = stablehlo.broadcast_in_dim %cst_321, dims = [] : (tensor<f32>) -> tensor<192x32xf32>
      %2256 = stablehlo.multiply %2255, %arg124 : tensor<192x32xf32>
      %2257 = stablehlo.add %2254, %2256 : tensor<192x32xf32>
      %cst_322 = stablehlo.constant dense<3.000000e-04> : tensor<f32>
      %2258 = stablehlo.broadcast_in_dim %cst_322, dims = [] : (tensor<f32>) -> tensor<192x32xf32>
      %2259 = stablehlo.multiply %2258, %2257 : tensor<192x32xf32>
      %2260 = stablehlo.subtract %arg124, %2259 : tensor<192x32xf32>
      %2261 = stablehlo.broadcast_in_dim %2095, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %2262 = stablehlo.multiply %1962, %2261 : tensor<32x192xf32>
      %2263 = stablehlo.convert %arg237 : (tensor<i32>) -> tensor<f32>
      %cst_323 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2264 = stablehlo.add %2263, %cst_323 : tensor<f32>
      %cst_324 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2265 = stablehlo.broadcast_in_dim %cst_324, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %2266 = stablehlo.multiply %2265, %arg164 : tensor<32x192xf32>
      %cst_325 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2267 = stablehlo.broadcast_in_dim %cst_325, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %2268 = stablehlo.multiply %2267, %2262 : tensor<32x192xf32>
      %2269 = stablehlo.add %2266, %2268 : tensor<32x192xf32>
      %cst_326 = stablehlo.constant dense<0.949999988> : tensor<f32>
      %2270 = stablehlo.broadcast_in_dim %cst_326, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %2271 = stablehlo.multiply %2270, %arg203 : tensor<32x192xf32>
      %2272 = chlo.square %2262 : tensor<32x192xf32> -> tensor<32x192xf32>
      %cst_327 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %2273 = stablehlo.broadcast_in_dim %cst_327, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %2274 = stablehlo.multiply %2273, %2272 : tensor<32x192xf32>
      %2275 = stablehlo.add %2271, %2274 : tensor<32x192xf32>
      %cst_328 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2276 = stablehlo.power %cst_328, %2264 : tensor<f32>
      %cst_329 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2277 = stablehlo.subtract %cst_329, %2276 : tensor<f32>
      %2278 = stablehlo.broadcast_in_dim %2277, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %2279 = stablehlo.divide %2269, %2278 : tensor<32x192xf32>
      %cst_330 = stablehlo.constant dense<0.949999988> : tensor<f32>
      %2280 = stablehlo.power %cst_330, %2264 : tensor<f32>
      %cst_331 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2281 = stablehlo.subtract %cst_331, %2280 : tensor<f32>
      %2282 = stablehlo.broadcast_in_dim %2281, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %2283 = stablehlo.divide %2275, %2282 : tensor<32x192xf32>
      %2284 = stablehlo.sqrt %2283 : tensor<32x192xf32>
      %cst_332 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %2285 = stablehlo.broadcast_in_dim %cst_332, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %2286 = stablehlo.add %2284, %2285 : tensor<32x192xf32>
      %2287 = stablehlo.divide %2279, %2286 : tensor<32x192xf32>
      %cst_333 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2288 = stablehlo.broadcast_in_dim %cst_333, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %2289 = stablehlo.multiply %2288, %arg125 : tensor<32x192xf32>
      %2290 = stablehlo.add %2287, %2289 : tensor<32x192xf32>
      %cst_334 = stablehlo.constant dense<3.000000e-04> : tensor<f32>
      %2291 = stablehlo.broadcast_in_dim %cst_334, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %2292 = stablehlo.multiply %2291, %2290 : tensor<32x192xf32>
      %2293 = stablehlo.subtract %arg125, %2292 : tensor<32x192xf32>
      %2294 = stablehlo.broadcast_in_dim %2095, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %2295 = stablehlo.multiply %1960, %2294 : tensor<32x192xf32>
      %2296 = stablehlo.convert %arg237 : (tensor<i32>) -> tensor<f32>
      %cst_335 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2297 = stablehlo.add %2296, %cst_335 : tensor<f32>
      %cst_336 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2298 = stablehlo.broadcast_in_dim %cst_336, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %2299 = stablehlo.multiply %2298, %arg165 : tensor<32x192xf32>
      %cst_337 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2300 = stablehlo.broadcast_in_dim %cst_337, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %2301 = stablehlo.multiply %2300, %2295 : tensor<32x192xf32>
      %2302 = stablehlo.add %2299, %2301 : tensor<32x192xf32>
      %cst_338 = stablehlo.constant dense<0.949999988> : tensor<f32>
      %2303 = stablehlo.broadcast_in_dim %cst_338, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %2304 = stablehlo.multiply %2303, %arg204 : tensor<32x192xf32>
      %2305 = chlo.square %2295 : tensor<32x192xf32> -> tensor<32x192xf32>
      %cst_339 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %2306 = stablehlo.broadcast_in_dim %cst_339, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %2307 = stablehlo.multiply %2306, %2305 : tensor<32x192xf32>
      %2308 = stablehlo.add %2304, %2307 : tensor<32x192xf32>
      %cst_340 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2309 = stablehlo.power %cst_340, %2297 : tensor<f32>
      %cst_341 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2310 = stablehlo.subtract %cst_341, %2309 : tensor<f32>
      %2311 = stablehlo.broadcast_in_dim %2310, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %2312 = stablehlo.divide %2302, %2311 : tensor<32x192xf32>
      %cst_342 = stablehlo.constant dense<0.949999988> : tensor<f32>
      %2313 = stablehlo.power %cst_342, %2297 : tensor<f32>
      %cst_343 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2314 = stablehlo.subtract %cst_343, %2313 : tensor<f32>
      %2315 = stablehlo.broadcast_in_dim %2314, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %2316 = stablehlo.divide %2308, %2315 : tensor<32x192xf32>
      %2317 = stablehlo.sqrt %2316 : tensor<32x192xf32>
      %cst_344 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %2318 = stablehlo.broadcast_in_dim %cst_344, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %2319 = stablehlo.add %2317, %2318 : tensor<32x192xf32>
      %2320 = stablehlo.divide %2312, %2319 : tensor<32x192xf32>
      %cst_345 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2321 = stablehlo.broadcast_in_dim %cst_345, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %2322 = stablehlo.multiply %2321, %arg126 : tensor<32x192xf32>
      %2323 = stablehlo.add %2320, %2322 : tensor<32x192xf32>
      %cst_346 = stablehlo.constant dense<3.000000e-04> : tensor<f32>
      %2324 = stablehlo.broadcast_in_dim %cst_346, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %2325 = stablehlo.multiply %2324, %2323 : tensor<32x192xf32>
      %2326 = stablehlo.subtract %arg126, %2325 : tensor<32x192xf32>
      %2327 = stablehlo.broadcast_in_dim %2095, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %2328 = stablehlo.multiply %1958, %2327 : tensor<32x32xf32>
      %2329 = stablehlo.convert %arg237 : (tensor<i32>) -> tensor<f32>
      %cst_347 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2330 = stablehlo.add %2329, %cst_347 : tensor<f32>
      %cst_348 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2331 = stablehlo.broadcast_in_dim %cst_348, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %2332 = stablehlo.multiply %2331, %arg166 : tensor<32x32xf32>
      %cst_349 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2333 = stablehlo.broadcast_in_dim %cst_349, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %2334 = stablehlo.multiply %2333, %2328 : tensor<32x32xf32>
      %2335 = stablehlo.add %2332, %2334 : tensor<32x32xf32>
      %cst_350 = stablehlo.constant dense<0.949999988> : tensor<f32>
      %2336 = stablehlo.broadcast_in_dim %cst_350, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %2337 = stablehlo.multiply %2336, %arg205 : tensor<32x32xf32>
      %2338 = chlo.square %2328 : tensor<32x32xf32> -> tensor<32x32xf32>
      %cst_351 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %2339 = stablehlo.broadcast_in_dim %cst_351, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %2340 = stablehlo.multiply %2339, %2338 : tensor<32x32xf32>
      %2341 = stablehlo.add %2337, %2340 : tensor<32x32xf32>
      %cst_352 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2342 = stablehlo.power %cst_352, %2330 : tensor<f32>
      %cst_353 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2343 = stablehlo.subtract %cst_353, %2342 : tensor<f32>
      %2344 = stablehlo.broadcast_in_dim %2343, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %2345 = stablehlo.divide %2335, %2344 : tensor<32x32xf32>
      %cst_354 = stablehlo.constant dense<0.949999988> : tensor<f32>
      %2346 = stablehlo.power %cst_354, %2330 : tensor<f32>
      %cst_355 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2347 = stablehlo.subtract %cst_355, %2346 : tensor<f32>
      %2348 = stablehlo.broadcast_in_dim %2347, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %2349 = stablehlo.divide %2341, %2348 : tensor<32x32xf32>
      %2350 = stablehlo.sqrt %2349 : tensor<32x32xf32>
      %cst_356 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %2351 = stablehlo.broadcast_in_dim %cst_356, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %2352 = stablehlo.add %2350, %2351 : tensor<32x32xf32>
      %2353 = stablehlo.divide %2345, %2352 : tensor<32x32xf32>
      %cst_357 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2354 = stablehlo.broadcast_in_dim %cst_357, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %2355 = stablehlo.multiply %2354, %arg127 : tensor<32x32xf32>
      %2356 = stablehlo.add %2353, %2355 : tensor<32x32xf32>
      %cst_358 = stablehlo.constant dense<3.000000e-04> : tensor<f32>
      %2357 = stablehlo.broadcast_in_dim %cst_358, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %2358 = stablehlo.multiply %2357, %2356 : tensor<32x32xf32>
      %2359 = stablehlo.subtract %arg127, %2358 : tensor<32x32xf32>
      %2360 = stablehlo.broadcast_in_dim %2095, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
      %2361 = stablehlo.multiply %1956, %2360 : tensor<64x32xf32>
      %2362 = stablehlo.convert %arg237 : (tensor<i32>) -> tensor<f32>
      %cst_359 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2363 = stablehlo.add %2362, %cst_359 : tensor<f32>
      %cst_360 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2364 = stablehlo.broadcast_in_dim %cst_360, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
      %2365 = stablehlo.multiply %2364, %arg167 : tensor<64x32xf32>
      %cst_361 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2366 = stablehlo.broadcast_in_dim %cst_361, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
      %2367 = stablehlo.multiply %2366, %2361 : tensor<64x32xf32>
      %2368 = stablehlo.add %2365, %2367 : tensor<64x32xf32>
      %cst_362 = stablehlo.constant dense<0.949999988> : tensor<f32>
      %2369 = stablehlo.broadcast_in_dim %cst_362, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
      %2370 = stablehlo.multiply %2369, %arg206 : tensor<64x32xf32>
      %2371 = chlo.square %2361 : tensor<64x32xf32> -> tensor<64x32xf32>
      %cst_363 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %2372 = stablehlo.broadcast_in_dim %cst_363, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
      %2373 = stablehlo.multiply %2372, %2371 : tensor<64x32xf32>
      %2374 = stablehlo.add %2370, %2373 : tensor<64x32xf32>
      %cst_364 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2375 = stablehlo.power %cst_364, %2363 : tensor<f32>
      %cst_365 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2376 = stablehlo.subtract %cst_365, %2375 : tensor<f32>
      %2377 = stablehlo.broadcast_in_dim %2376, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
      %2378 = stablehlo.divide %2368, %2377 : tensor<64x32xf32>
      %cst_366 = stablehlo.constant dense<0.949999988> : tensor<f32>
      %2379 = stablehlo.power %cst_366, %2363 : tensor<f32>
      %cst_367 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2380 = stablehlo.subtract %cst_367, %2379 : tensor<f32>
      %2381 = stablehlo.broadcast_in_dim %2380, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
      %2382 = stablehlo.divide %2374, %2381 : tensor<64x32xf32>
      %2383 = stablehlo.sqrt %2382 : tensor<64x32xf32>
      %cst_368 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %2384 = stablehlo.broadcast_in_dim %cst_368, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
      %2385 = stablehlo.add %2383, %2384 : tensor<64x32xf32>
      %2386 = stablehlo.divide %2378, %2385 : tensor<64x32xf32>
      %cst_369 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2387 = stablehlo.broadcast_in_dim %cst_369, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
      %2388 = stablehlo.multiply %2387, %arg128 : tensor<64x32xf32>
      %2389 = stablehlo.add %2386, %2388 : tensor<64x32xf32>
      %cst_370 = stablehlo.constant dense<3.000000e-04> : tensor<f32>
      %2390 = stablehlo.broadcast_in_dim %cst_370, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
      %2391 = stablehlo.multiply %2390, %2389 : tensor<64x32xf32>
      %2392 = stablehlo.subtract %arg128, %2391 : tensor<64x32xf32>
      %2393 = stablehlo.broadcast_in_dim %2095, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
      %2394 = stablehlo.multiply %1954, %2393 : tensor<32x64xf32>
      %2395 = stablehlo.convert %arg237 : (tensor<i32>) -> tensor<f32>
      %cst_371 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2396 = stablehlo.add %2395, %cst_371 : tensor<f32>
      %cst_372 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2397 = stablehlo.broadcast_in_dim %cst_372, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
      %2398 = stablehlo.multiply %2397, %arg168 : tensor<32x64xf32>
      %cst_373 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2399 = stablehlo.broadcast_in_dim %cst_373, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
      %2400 = stablehlo.multiply %2399, %2394 : tensor<32x64xf32>
      %2401 = stablehlo.add %2398, %2400 : tensor<32x64xf32>
      %cst_374 = stablehlo.constant dense<0.949999988> : tensor<f32>
      %2402 = stablehlo.broadcast_in_dim %cst_374, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
      %2403 = stablehlo.multiply %2402, %arg207 : tensor<32x64xf32>
      %2404 = chlo.square %2394 : tensor<32x64xf32> -> tensor<32x64xf32>
      %cst_375 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %2405 = stablehlo.broadcast_in_dim %cst_375, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
      %2406 = stablehlo.multiply %2405, %2404 : tensor<32x64xf32>
      %2407 = stablehlo.add %2403, %2406 : tensor<32x64xf32>
      %cst_376 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2408 = stablehlo.power %cst_376, %2396 : tensor<f32>
      %cst_377 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2409 = stablehlo.subtract %cst_377, %2408 : tensor<f32>
      %2410 = stablehlo.broadcast_in_dim %2409, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
      %2411 = stablehlo.divide %2401, %2410 : tensor<32x64xf32>
      %cst_378 = stablehlo.constant dense<0.949999988> : tensor<f32>
      %2412 = stablehlo.power %cst_378, %2396 : tensor<f32>
      %cst_379 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2413 = stablehlo.subtract %cst_379, %2412 : tensor<f32>
      %2414 = stablehlo.broadcast_in_dim %2413, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
      %2415 = stablehlo.divide %2407, %2414 : tensor<32x64xf32>
      %2416 = stablehlo.sqrt %2415 : tensor<32x64xf32>
      %cst_380 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %2417 = stablehlo.broadcast_in_dim %cst_380, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
      %2418 = stablehlo.add %2416, %2417 : tensor<32x64xf32>
      %2419 = stablehlo.divide %2411, %2418 : tensor<32x64xf32>
      %cst_381 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2420 = stablehlo.broadcast_in_dim %cst_381, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
      %2421 = stablehlo.multiply %2420, %arg129 : tensor<32x64xf32>
      %2422 = stablehlo.add %2419, %2421 : tensor<32x64xf32>
      %cst_382 = stablehlo.constant dense<3.000000e-04> : tensor<f32>
      %2423 = stablehlo.broadcast_in_dim %cst_382, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
      %2424 = stablehlo.multiply %2423, %2422 : tensor<32x64xf32>
      %2425 = stablehlo.subtract %arg129, %2424 : tensor<32x64xf32>
      %2426 = stablehlo.broadcast_in_dim %2095, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %2427 = stablehlo.multiply %1952, %2426 : tensor<32x32xf32>
      %2428 = stablehlo.convert %arg237 : (tensor<i32>) -> tensor<f32>
      %cst_383 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2429 = stablehlo.add %2428, %cst_383 : tensor<f32>
      %cst_384 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2430 = stablehlo.broadcast_in_dim %cst_384, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %2431 = stablehlo.multiply %2430, %arg169 : tensor<32x32xf32>
      %cst_385 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2432 = stablehlo.broadcast_in_dim %cst_385, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %2433 = stablehlo.multiply %2432, %2427 : tensor<32x32xf32>
      %2434 = stablehlo.add %2431, %2433 : tensor<32x32xf32>
      %cst_386 = stablehlo.constant dense<0.949999988> : tensor<f32>
      %2435 = stablehlo.broadcast_in_dim %cst_386, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %2436 = stablehlo.multiply %2435, %arg208 : tensor<32x32xf32>
      %2437 = chlo.square %2427 : tensor<32x32xf32> -> tensor<32x32xf32>
      %cst_387 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %2438 = stablehlo.broadcast_in_dim %cst_387, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %2439 = stablehlo.multiply %2438, %2437 : tensor<32x32xf32>
      %2440 = stablehlo.add %2436, %2439 : tensor<32x32xf32>
      %cst_388 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2441 = stablehlo.power %cst_388, %2429 : tensor<f32>
      %cst_389 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2442 = stablehlo.subtract %cst_389, %2441 : tensor<f32>
      %2443 = stablehlo.broadcast_in_dim %2442, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %2444 = stablehlo.divide %2434, %2443 : tensor<32x32xf32>
      %cst_390 = stablehlo.constant dense<0.949999988> : tensor<f32>
      %2445 = stablehlo.power %cst_390, %2429 : tensor<f32>
      %cst_391 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2446 = stablehlo.subtract %cst_391, %2445 : tensor<f32>
      %2447 = stablehlo.broadcast_in_dim %2446, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %2448 = stablehlo.divide %2440, %2447 : tensor<32x32xf32>
      %2449 = stablehlo.sqrt %2448 : tensor<32x32xf32>
      %cst_392 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %2450 = stablehlo.broadcast_in_dim %cst_392, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %2451 = stablehlo.add %2449, %2450 : tensor<32x32xf32>
      %2452 = stablehlo.divide %2444, %2451 : tensor<32x32xf32>
      %cst_393 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2453 = stablehlo.broadcast_in_dim %cst_393, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %2454 = stablehlo.multiply %2453, %arg130 : tensor<32x32xf32>
      %2455 = stablehlo.add %2452, %2454 : tensor<32x32xf32>
      %cst_394 = stablehlo.constant dense<3.000000e-04> : tensor<f32>
      %2456 = stablehlo.broadcast_in_dim %cst_394, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %2457 = stablehlo.multiply %2456, %2455 : tensor<32x32xf32>
      %2458 = stablehlo.subtract %arg130, %2457 : tensor<32x32xf32>
      %2459 = stablehlo.broadcast_in_dim %2095, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2460 = stablehlo.multiply %1651, %2459 : tensor<32xf32>
      %2461 = stablehlo.convert %arg237 : (tensor<i32>) -> tensor<f32>
      %cst_395 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2462 = stablehlo.add %2461, %cst_395 : tensor<f32>
      %cst_396 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2463 = stablehlo.broadcast_in_dim %cst_396, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2464 = stablehlo.multiply %2463, %arg170 : tensor<32xf32>
      %cst_397 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2465 = stablehlo.broadcast_in_dim %cst_397, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2466 = stablehlo.multiply %2465, %2460 : tensor<32xf32>
      %2467 = stablehlo.add %2464, %2466 : tensor<32xf32>
      %cst_398 = stablehlo.constant dense<0.949999988> : tensor<f32>
      %2468 = stablehlo.broadcast_in_dim %cst_398, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2469 = stablehlo.multiply %2468, %arg209 : tensor<32xf32>
      %2470 = chlo.square %2460 : tensor<32xf32> -> tensor<32xf32>
      %cst_399 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %2471 = stablehlo.broadcast_in_dim %cst_399, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2472 = stablehlo.multiply %2471, %2470 : tensor<32xf32>
      %2473 = stablehlo.add %2469, %2472 : tensor<32xf32>
      %cst_400 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2474 = stablehlo.power %cst_400, %2462 : tensor<f32>
      %cst_401 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2475 = stablehlo.subtract %cst_401, %2474 : tensor<f32>
      %2476 = stablehlo.broadcast_in_dim %2475, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2477 = stablehlo.divide %2467, %2476 : tensor<32xf32>
      %cst_402 = stablehlo.constant dense<0.949999988> : tensor<f32>
      %2478 = stablehlo.power %cst_402, %2462 : tensor<f32>
      %cst_403 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2479 = stablehlo.subtract %cst_403, %2478 : tensor<f32>
      %2480 = stablehlo.broadcast_in_dim %2479, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2481 = stablehlo.divide %2473, %2480 : tensor<32xf32>
      %2482 = stablehlo.sqrt %2481 : tensor<32xf32>
      %cst_404 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %2483 = stablehlo.broadcast_in_dim %cst_404, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2484 = stablehlo.add %2482, %2483 : tensor<32xf32>
      %2485 = stablehlo.divide %2477, %2484 : tensor<32xf32>
      %cst_405 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2486 = stablehlo.broadcast_in_dim %cst_405, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2487 = stablehlo.multiply %2486, %arg131 : tensor<32xf32>
      %2488 = stablehlo.add %2485, %2487 : tensor<32xf32>
      %cst_406 = stablehlo.constant dense<3.000000e-04> : tensor<f32>
      %2489 = stablehlo.broadcast_in_dim %cst_406, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2490 = stablehlo.multiply %2489, %2488 : tensor<32xf32>
      %2491 = stablehlo.subtract %arg131, %2490 : tensor<32xf32>
      %2492 = stablehlo.broadcast_in_dim %2095, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2493 = stablehlo.multiply %1650, %2492 : tensor<32xf32>
      %2494 = stablehlo.convert %arg237 : (tensor<i32>) -> tensor<f32>
      %cst_407 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2495 = stablehlo.add %2494, %cst_407 : tensor<f32>
      %cst_408 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2496 = stablehlo.broadcast_in_dim %cst_408, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2497 = stablehlo.multiply %2496, %arg171 : tensor<32xf32>
      %cst_409 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2498 = stablehlo.broadcast_in_dim %cst_409, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2499 = stablehlo.multiply %2498, %2493 : tensor<32xf32>
      %2500 = stablehlo.add %2497, %2499 : tensor<32xf32>
      %cst_410 = stablehlo.constant dense<0.949999988> : tensor<f32>
      %2501 = stablehlo.broadcast_in_dim %cst_410, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2502 = stablehlo.multiply %2501, %arg210 : tensor<32xf32>
      %2503 = chlo.square %2493 : tensor<32xf32> -> tensor<32xf32>
      %cst_411 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %2504 = stablehlo.broadcast_in_dim %cst_411, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2505 = stablehlo.multiply %2504, %2503 : tensor<32xf32>
      %2506 = stablehlo.add %2502, %2505 : tensor<32xf32>
      %cst_412 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2507 = stablehlo.power %cst_412, %2495 : tensor<f32>
      %cst_413 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2508 = stablehlo.subtract %cst_413, %2507 : tensor<f32>
      %2509 = stablehlo.broadcast_in_dim %2508, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2510 = stablehlo.divide %2500, %2509 : tensor<32xf32>
      %cst_414 = stablehlo.constant dense<0.949999988> : tensor<f32>
      %2511 = stablehlo.power %cst_414, %2495 : tensor<f32>
      %cst_415 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2512 = stablehlo.subtract %cst_415, %2511 : tensor<f32>
      %2513 = stablehlo.broadcast_in_dim %2512, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2514 = stablehlo.divide %2506, %2513 : tensor<32xf32>
      %2515 = stablehlo.sqrt %2514 : tensor<32xf32>
      %cst_416 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %2516 = stablehlo.broadcast_in_dim %cst_416, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2517 = stablehlo.add %2515, %2516 : tensor<32xf32>
      %2518 = stablehlo.divide %2510, %2517 : tensor<32xf32>
      %cst_417 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2519 = stablehlo.broadcast_in_dim %cst_417, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2520 = stablehlo.multiply %2519, %arg132 : tensor<32xf32>
      %2521 = stablehlo.add %2518, %2520 : tensor<32xf32>
      %cst_418 = stablehlo.constant dense<3.000000e-04> : tensor<f32>
      %2522 = stablehlo.broadcast_in_dim %cst_418, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2523 = stablehlo.multiply %2522, %2521 : tensor<32xf32>
      %2524 = stablehlo.subtract %arg132, %2523 : tensor<32xf32>
      %2525 = stablehlo.broadcast_in_dim %2095, dims = [] : (tensor<f32>) -> tensor<192x32xf32>
      %2526 = stablehlo.multiply %1649, %2525 : tensor<192x32xf32>
      %2527 = stablehlo.convert %arg237 : (tensor<i32>) -> tensor<f32>
      %cst_419 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2528 = stablehlo.add %2527, %cst_419 : tensor<f32>
      %cst_420 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2529 = stablehlo.broadcast_in_dim %cst_420, dims = [] : (tensor<f32>) -> tensor<192x32xf32>
      %2530 = stablehlo.multiply %2529, %arg172 : tensor<192x32xf32>
      %cst_421 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2531 = stablehlo.broadcast_in_dim %cst_421, dims = [] : (tensor<f32>) -> tensor<192x32xf32>
      %2532 = stablehlo.multiply %2531, %2526 : tensor<192x32xf32>
      %2533 = stablehlo.add %2530, %2532 : tensor<192x32xf32>
      %cst_422 = stablehlo.constant dense<0.949999988> : tensor<f32>
      %2534 = stablehlo.broadcast_in_dim %cst_422, dims = [] : (tensor<f32>) -> tensor<192x32xf32>
      %2535 = stablehlo.multiply %2534, %arg211 : tensor<192x32xf32>
      %2536 = chlo.square %2526 : tensor<192x32xf32> -> tensor<192x32xf32>
      %cst_423 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %2537 = stablehlo.broadcast_in_dim %cst_423, dims = [] : (tensor<f32>) -> tensor<192x32xf32>
      %2538 = stablehlo.multiply %2537, %2536 : tensor<192x32xf32>
      %2539 = stablehlo.add %2535, %2538 : tensor<192x32xf32>
      %cst_424 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2540 = stablehlo.power %cst_424, %2528 : tensor<f32>
      %cst_425 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2541 = stablehlo.subtract %cst_425, %2540 : tensor<f32>
      %2542 = stablehlo.broadcast_in_dim %2541, dims = [] : (tensor<f32>) -> tensor<192x32xf32>
      %2543 = stablehlo.divide %2533, %2542 : tensor<192x32xf32>
      %cst_426 = stablehlo.constant dense<0.949999988> : tensor<f32>
      %2544 = stablehlo.power %cst_426, %2528 : tensor<f32>
      %cst_427 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2545 = stablehlo.subtract %cst_427, %2544 : tensor<f32>
      %2546 = stablehlo.broadcast_in_dim %2545, dims = [] : (tensor<f32>) -> tensor<192x32xf32>
      %2547 = stablehlo.divide %2539, %2546 : tensor<192x32xf32>
      %2548 = stablehlo.sqrt %2547 : tensor<192x32xf32>
      %cst_428 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %2549 = stablehlo.broadcast_in_dim %cst_428, dims = [] : (tensor<f32>) -> tensor<192x32xf32>
      %2550 = stablehlo.add %2548, %2549 : tensor<192x32xf32>
      %2551 = stablehlo.divide %2543, %2550 : tensor<192x32xf32>
      %cst_429 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2552 = stablehlo.broadcast_in_dim %cst_429, dims = [] : (tensor<f32>) -> tensor<192x32xf32>
      %2553 = stablehlo.multiply %2552, %arg133 : tensor<192x32xf32>
      %2554 = stablehlo.add %2551, %2553 : tensor<192x32xf32>
      %cst_430 = stablehlo.constant dense<3.000000e-04> : tensor<f32>
      %2555 = stablehlo.broadcast_in_dim %cst_430, dims = [] : (tensor<f32>) -> tensor<192x32xf32>
      %2556 = stablehlo.multiply %2555, %2554 : tensor<192x32xf32>
      %2557 = stablehlo.subtract %arg133, %2556 : tensor<192x32xf32>
      %2558 = stablehlo.broadcast_in_dim %2095, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %2559 = stablehlo.multiply %1647, %2558 : tensor<32x192xf32>
      %2560 = stablehlo.convert %arg237 : (tensor<i32>) -> tensor<f32>
      %cst_431 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2561 = stablehlo.add %2560, %cst_431 : tensor<f32>
      %cst_432 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2562 = stablehlo.broadcast_in_dim %cst_432, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %2563 = stablehlo.multiply %2562, %arg173 : tensor<32x192xf32>
      %cst_433 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2564 = stablehlo.broadcast_in_dim %cst_433, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %2565 = stablehlo.multiply %2564, %2559 : tensor<32x192xf32>
      %2566 = stablehlo.add %2563, %2565 : tensor<32x192xf32>
      %cst_434 = stablehlo.constant dense<0.949999988> : tensor<f32>
      %2567 = stablehlo.broadcast_in_dim %cst_434, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %2568 = stablehlo.multiply %2567, %arg212 : tensor<32x192xf32>
      %2569 = chlo.square %2559 : tensor<32x192xf32> -> tensor<32x192xf32>
      %cst_435 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %2570 = stablehlo.broadcast_in_dim %cst_435, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %2571 = stablehlo.multiply %2570, %2569 : tensor<32x192xf32>
      %2572 = stablehlo.add %2568, %2571 : tensor<32x192xf32>
      %cst_436 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2573 = stablehlo.power %cst_436, %2561 : tensor<f32>
      %cst_437 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2574 = stablehlo.subtract %cst_437, %2573 : tensor<f32>
      %2575 = stablehlo.broadcast_in_dim %2574, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %2576 = stablehlo.divide %2566, %2575 : tensor<32x192xf32>
      %cst_438 = stablehlo.constant dense<0.949999988> : tensor<f32>
      %2577 = stablehlo.power %cst_438, %2561 : tensor<f32>
      %cst_439 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2578 = stablehlo.subtract %cst_439, %2577 : tensor<f32>
      %2579 = stablehlo.broadcast_in_dim %2578, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %2580 = stablehlo.divide %2572, %2579 : tensor<32x192xf32>
      %2581 = stablehlo.sqrt %2580 : tensor<32x192xf32>
      %cst_440 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %2582 = stablehlo.broadcast_in_dim %cst_440, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %2583 = stablehlo.add %2581, %2582 : tensor<32x192xf32>
      %2584 = stablehlo.divide %2576, %2583 : tensor<32x192xf32>
      %cst_441 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2585 = stablehlo.broadcast_in_dim %cst_441, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %2586 = stablehlo.multiply %2585, %arg134 : tensor<32x192xf32>
      %2587 = stablehlo.add %2584, %2586 : tensor<32x192xf32>
      %cst_442 = stablehlo.constant dense<3.000000e-04> : tensor<f32>
      %2588 = stablehlo.broadcast_in_dim %cst_442, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %2589 = stablehlo.multiply %2588, %2587 : tensor<32x192xf32>
      %2590 = stablehlo.subtract %arg134, %2589 : tensor<32x192xf32>
      %2591 = stablehlo.broadcast_in_dim %2095, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %2592 = stablehlo.multiply %1645, %2591 : tensor<32x192xf32>
      %2593 = stablehlo.convert %arg237 : (tensor<i32>) -> tensor<f32>
      %cst_443 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2594 = stablehlo.add %2593, %cst_443 : tensor<f32>
      %cst_444 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2595 = stablehlo.broadcast_in_dim %cst_444, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %2596 = stablehlo.multiply %2595, %arg174 : tensor<32x192xf32>
      %cst_445 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2597 = stablehlo.broadcast_in_dim %cst_445, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %2598 = stablehlo.multiply %2597, %2592 : tensor<32x192xf32>
      %2599 = stablehlo.add %2596, %2598 : tensor<32x192xf32>
      %cst_446 = stablehlo.constant dense<0.949999988> : tensor<f32>
      %2600 = stablehlo.broadcast_in_dim %cst_446, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %2601 = stablehlo.multiply %2600, %arg213 : tensor<32x192xf32>
      %2602 = chlo.square %2592 : tensor<32x192xf32> -> tensor<32x192xf32>
      %cst_447 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %2603 = stablehlo.broadcast_in_dim %cst_447, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %2604 = stablehlo.multiply %2603, %2602 : tensor<32x192xf32>
      %2605 = stablehlo.add %2601, %2604 : tensor<32x192xf32>
      %cst_448 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2606 = stablehlo.power %cst_448, %2594 : tensor<f32>
      %cst_449 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2607 = stablehlo.subtract %cst_449, %2606 : tensor<f32>
      %2608 = stablehlo.broadcast_in_dim %2607, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %2609 = stablehlo.divide %2599, %2608 : tensor<32x192xf32>
      %cst_450 = stablehlo.constant dense<0.949999988> : tensor<f32>
      %2610 = stablehlo.power %cst_450, %2594 : tensor<f32>
      %cst_451 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2611 = stablehlo.subtract %cst_451, %2610 : tensor<f32>
      %2612 = stablehlo.broadcast_in_dim %2611, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %2613 = stablehlo.divide %2605, %2612 : tensor<32x192xf32>
      %2614 = stablehlo.sqrt %2613 : tensor<32x192xf32>
      %cst_452 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %2615 = stablehlo.broadcast_in_dim %cst_452, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %2616 = stablehlo.add %2614, %2615 : tensor<32x192xf32>
      %2617 = stablehlo.divide %2609, %2616 : tensor<32x192xf32>
      %cst_453 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2618 = stablehlo.broadcast_in_dim %cst_453, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %2619 = stablehlo.multiply %2618, %arg135 : tensor<32x192xf32>
      %2620 = stablehlo.add %2617, %2619 : tensor<32x192xf32>
      %cst_454 = stablehlo.constant dense<3.000000e-04> : tensor<f32>
      %2621 = stablehlo.broadcast_in_dim %cst_454, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %2622 = stablehlo.multiply %2621, %2620 : tensor<32x192xf32>
      %2623 = stablehlo.subtract %arg135, %2622 : tensor<32x192xf32>
      %2624 = stablehlo.broadcast_in_dim %2095, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %2625 = stablehlo.multiply %1643, %2624 : tensor<32x32xf32>
      %2626 = stablehlo.convert %arg237 : (tensor<i32>) -> tensor<f32>
      %cst_455 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2627 = stablehlo.add %2626, %cst_455 : tensor<f32>
      %cst_456 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2628 = stablehlo.broadcast_in_dim %cst_456, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %2629 = stablehlo.multiply %2628, %arg175 : tensor<32x32xf32>
      %cst_457 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2630 = stablehlo.broadcast_in_dim %cst_457, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %2631 = stablehlo.multiply %2630, %2625 : tensor<32x32xf32>
      %2632 = stablehlo.add %2629, %2631 : tensor<32x32xf32>
      %cst_458 = stablehlo.constant dense<0.949999988> : tensor<f32>
      %2633 = stablehlo.broadcast_in_dim %cst_458, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %2634 = stablehlo.multiply %2633, %arg214 : tensor<32x32xf32>
      %2635 = chlo.square %2625 : tensor<32x32xf32> -> tensor<32x32xf32>
      %cst_459 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %2636 = stablehlo.broadcast_in_dim %cst_459, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %2637 = stablehlo.multiply %2636, %2635 : tensor<32x32xf32>
      %2638 = stablehlo.add %2634, %2637 : tensor<32x32xf32>
      %cst_460 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2639 = stablehlo.power %cst_460, %2627 : tensor<f32>
      %cst_461 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2640 = stablehlo.subtract %cst_461, %2639 : tensor<f32>
      %2641 = stablehlo.broadcast_in_dim %2640, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %2642 = stablehlo.divide %2632, %2641 : tensor<32x32xf32>
      %cst_462 = stablehlo.constant dense<0.949999988> : tensor<f32>
      %2643 = stablehlo.power %cst_462, %2627 : tensor<f32>
      %cst_463 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2644 = stablehlo.subtract %cst_463, %2643 : tensor<f32>
      %2645 = stablehlo.broadcast_in_dim %2644, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %2646 = stablehlo.divide %2638, %2645 : tensor<32x32xf32>
      %2647 = stablehlo.sqrt %2646 : tensor<32x32xf32>
      %cst_464 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %2648 = stablehlo.broadcast_in_dim %cst_464, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %2649 = stablehlo.add %2647, %2648 : tensor<32x32xf32>
      %2650 = stablehlo.divide %2642, %2649 : tensor<32x32xf32>
      %cst_465 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2651 = stablehlo.broadcast_in_dim %cst_465, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %2652 = stablehlo.multiply %2651, %arg136 : tensor<32x32xf32>
      %2653 = stablehlo.add %2650, %2652 : tensor<32x32xf32>
      %cst_466 = stablehlo.constant dense<3.000000e-04> : tensor<f32>
      %2654 = stablehlo.broadcast_in_dim %cst_466, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %2655 = stablehlo.multiply %2654, %2653 : tensor<32x32xf32>
      %2656 = stablehlo.subtract %arg136, %2655 : tensor<32x32xf32>
      %2657 = stablehlo.broadcast_in_dim %2095, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
      %2658 = stablehlo.multiply %1641, %2657 : tensor<64x32xf32>
      %2659 = stablehlo.convert %arg237 : (tensor<i32>) -> tensor<f32>
      %cst_467 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2660 = stablehlo.add %2659, %cst_467 : tensor<f32>
      %cst_468 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2661 = stablehlo.broadcast_in_dim %cst_468, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
      %2662 = stablehlo.multiply %2661, %arg176 : tensor<64x32xf32>
      %cst_469 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2663 = stablehlo.broadcast_in_dim %cst_469, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
      %2664 = stablehlo.multiply %2663, %2658 : tensor<64x32xf32>
      %2665 = stablehlo.add %2662, %2664 : tensor<64x32xf32>
      %cst_470 = stablehlo.constant dense<0.949999988> : tensor<f32>
      %2666 = stablehlo.broadcast_in_dim %cst_470, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
      %2667 = stablehlo.multiply %2666, %arg215 : tensor<64x32xf32>
      %2668 = chlo.square %2658 : tensor<64x32xf32> -> tensor<64x32xf32>
      %cst_471 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %2669 = stablehlo.broadcast_in_dim %cst_471, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
      %2670 = stablehlo.multiply %2669, %2668 : tensor<64x32xf32>
      %2671 = stablehlo.add %2667, %2670 : tensor<64x32xf32>
      %cst_472 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2672 = stablehlo.power %cst_472, %2660 : tensor<f32>
      %cst_473 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2673 = stablehlo.subtract %cst_473, %2672 : tensor<f32>
      %2674 = stablehlo.broadcast_in_dim %2673, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
      %2675 = stablehlo.divide %2665, %2674 : tensor<64x32xf32>
      %cst_474 = stablehlo.constant dense<0.949999988> : tensor<f32>
      %2676 = stablehlo.power %cst_474, %2660 : tensor<f32>
      %cst_475 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2677 = stablehlo.subtract %cst_475, %2676 : tensor<f32>
      %2678 = stablehlo.broadcast_in_dim %2677, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
      %2679 = stablehlo.divide %2671, %2678 : tensor<64x32xf32>
      %2680 = stablehlo.sqrt %2679 : tensor<64x32xf32>
      %cst_476 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %2681 = stablehlo.broadcast_in_dim %cst_476, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
      %2682 = stablehlo.add %2680, %2681 : tensor<64x32xf32>
      %2683 = stablehlo.divide %2675, %2682 : tensor<64x32xf32>
      %cst_477 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2684 = stablehlo.broadcast_in_dim %cst_477, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
      %2685 = stablehlo.multiply %2684, %arg137 : tensor<64x32xf32>
      %2686 = stablehlo.add %2683, %2685 : tensor<64x32xf32>
      %cst_478 = stablehlo.constant dense<3.000000e-04> : tensor<f32>
      %2687 = stablehlo.broadcast_in_dim %cst_478, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
      %2688 = stablehlo.multiply %2687, %2686 : tensor<64x32xf32>
      %2689 = stablehlo.subtract %arg137, %2688 : tensor<64x32xf32>
      %2690 = stablehlo.broadcast_in_dim %2095, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
      %2691 = stablehlo.multiply %1639, %2690 : tensor<32x64xf32>
      %2692 = stablehlo.convert %arg237 : (tensor<i32>) -> tensor<f32>
      %cst_479 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2693 = stablehlo.add %2692, %cst_479 : tensor<f32>
      %cst_480 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2694 = stablehlo.broadcast_in_dim %cst_480, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
      %2695 = stablehlo.multiply %2694, %arg177 : tensor<32x64xf32>
      %cst_481 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2696 = stablehlo.broadcast_in_dim %cst_481, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
      %2697 = stablehlo.multiply %2696, %2691 : tensor<32x64xf32>
      %2698 = stablehlo.add %2695, %2697 : tensor<32x64xf32>
      %cst_482 = stablehlo.constant dense<0.949999988> : tensor<f32>
      %2699 = stablehlo.broadcast_in_dim %cst_482, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
      %2700 = stablehlo.multiply %2699, %arg216 : tensor<32x64xf32>
      %2701 = chlo.square %2691 : tensor<32x64xf32> -> tensor<32x64xf32>
      %cst_483 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %2702 = stablehlo.broadcast_in_dim %cst_483, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
      %2703 = stablehlo.multiply %2702, %2701 : tensor<32x64xf32>
      %2704 = stablehlo.add %2700, %2703 : tensor<32x64xf32>
      %cst_484 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2705 = stablehlo.power %cst_484, %2693 : tensor<f32>
      %cst_485 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2706 = stablehlo.subtract %cst_485, %2705 : tensor<f32>
      %2707 = stablehlo.broadcast_in_dim %2706, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
      %2708 = stablehlo.divide %2698, %2707 : tensor<32x64xf32>
      %cst_486 = stablehlo.constant dense<0.949999988> : tensor<f32>
      %2709 = stablehlo.power %cst_486, %2693 : tensor<f32>
      %cst_487 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2710 = stablehlo.subtract %cst_487, %2709 : tensor<f32>
      %2711 = stablehlo.broadcast_in_dim %2710, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
      %2712 = stablehlo.divide %2704, %2711 : tensor<32x64xf32>
      %2713 = stablehlo.sqrt %2712 : tensor<32x64xf32>
      %cst_488 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %2714 = stablehlo.broadcast_in_dim %cst_488, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
      %2715 = stablehlo.add %2713, %2714 : tensor<32x64xf32>
      %2716 = stablehlo.divide %2708, %2715 : tensor<32x64xf32>
      %cst_489 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2717 = stablehlo.broadcast_in_dim %cst_489, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
      %2718 = stablehlo.multiply %2717, %arg138 : tensor<32x64xf32>
      %2719 = stablehlo.add %2716, %2718 : tensor<32x64xf32>
      %cst_490 = stablehlo.constant dense<3.000000e-04> : tensor<f32>
      %2720 = stablehlo.broadcast_in_dim %cst_490, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
      %2721 = stablehlo.multiply %2720, %2719 : tensor<32x64xf32>
      %2722 = stablehlo.subtract %arg138, %2721 : tensor<32x64xf32>
      %2723 = stablehlo.broadcast_in_dim %2095, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %2724 = stablehlo.multiply %1637, %2723 : tensor<32x32xf32>
      %2725 = stablehlo.convert %arg237 : (tensor<i32>) -> tensor<f32>
      %cst_491 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2726 = stablehlo.add %2725, %cst_491 : tensor<f32>
      %cst_492 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2727 = stablehlo.broadcast_in_dim %cst_492, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %2728 = stablehlo.multiply %2727, %arg178 : tensor<32x32xf32>
      %cst_493 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2729 = stablehlo.broadcast_in_dim %cst_493, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %2730 = stablehlo.multiply %2729, %2724 : tensor<32x32xf32>
      %2731 = stablehlo.add %2728, %2730 : tensor<32x32xf32>
      %cst_494 = stablehlo.constant dense<0.949999988> : tensor<f32>
      %2732 = stablehlo.broadcast_in_dim %cst_494, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %2733 = stablehlo.multiply %2732, %arg217 : tensor<32x32xf32>
      %2734 = chlo.square %2724 : tensor<32x32xf32> -> tensor<32x32xf32>
      %cst_495 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %2735 = stablehlo.broadcast_in_dim %cst_495, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %2736 = stablehlo.multiply %2735, %2734 : tensor<32x32xf32>
      %2737 = stablehlo.add %2733, %2736 : tensor<32x32xf32>
      %cst_496 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2738 = stablehlo.power %cst_496, %2726 : tensor<f32>
      %cst_497 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2739 = stablehlo.subtract %cst_497, %2738 : tensor<f32>
      %2740 = stablehlo.broadcast_in_dim %2739, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %2741 = stablehlo.divide %2731, %2740 : tensor<32x32xf32>
      %cst_498 = stablehlo.constant dense<0.949999988> : tensor<f32>
      %2742 = stablehlo.power %cst_498, %2726 : tensor<f32>
      %cst_499 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2743 = stablehlo.subtract %cst_499, %2742 : tensor<f32>
      %2744 = stablehlo.broadcast_in_dim %2743, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %2745 = stablehlo.divide %2737, %2744 : tensor<32x32xf32>
      %2746 = stablehlo.sqrt %2745 : tensor<32x32xf32>
      %cst_500 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %2747 = stablehlo.broadcast_in_dim %cst_500, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %2748 = stablehlo.add %2746, %2747 : tensor<32x32xf32>
      %2749 = stablehlo.divide %2741, %2748 : tensor<32x32xf32>
      %cst_501 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2750 = stablehlo.broadcast_in_dim %cst_501, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %2751 = stablehlo.multiply %2750, %arg139 : tensor<32x32xf32>
      %2752 = stablehlo.add %2749, %2751 : tensor<32x32xf32>
      %cst_502 = stablehlo.constant dense<3.000000e-04> : tensor<f32>
      %2753 = stablehlo.broadcast_in_dim %cst_502, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %2754 = stablehlo.multiply %2753, %2752 : tensor<32x32xf32>
      %2755 = stablehlo.subtract %arg139, %2754 : tensor<32x32xf32>
      %2756 = stablehlo.broadcast_in_dim %2095, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2757 = stablehlo.multiply %1336, %2756 : tensor<32xf32>
      %2758 = stablehlo.convert %arg237 : (tensor<i32>) -> tensor<f32>
      %cst_503 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2759 = stablehlo.add %2758, %cst_503 : tensor<f32>
      %cst_504 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2760 = stablehlo.broadcast_in_dim %cst_504, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2761 = stablehlo.multiply %2760, %arg179 : tensor<32xf32>
      %cst_505 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2762 = stablehlo.broadcast_in_dim %cst_505, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2763 = stablehlo.multiply %2762, %2757 : tensor<32xf32>
      %2764 = stablehlo.add %2761, %2763 : tensor<32xf32>
      %cst_506 = stablehlo.constant dense<0.949999988> : tensor<f32>
      %2765 = stablehlo.broadcast_in_dim %cst_506, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2766 = stablehlo.multiply %2765, %arg218 : tensor<32xf32>
      %2767 = chlo.square %2757 : tensor<32xf32> -> tensor<32xf32>
      %cst_507 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %2768 = stablehlo.broadcast_in_dim %cst_507, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2769 = stablehlo.multiply %2768, %2767 : tensor<32xf32>
      %2770 = stablehlo.add %2766, %2769 : tensor<32xf32>
      %cst_508 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2771 = stablehlo.power %cst_508, %2759 : tensor<f32>
      %cst_509 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2772 = stablehlo.subtract %cst_509, %2771 : tensor<f32>
      %2773 = stablehlo.broadcast_in_dim %2772, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2774 = stablehlo.divide %2764, %2773 : tensor<32xf32>
      %cst_510 = stablehlo.constant dense<0.949999988> : tensor<f32>
      %2775 = stablehlo.power %cst_510, %2759 : tensor<f32>
      %cst_511 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2776 = stablehlo.subtract %cst_511, %2775 : tensor<f32>
      %2777 = stablehlo.broadcast_in_dim %2776, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2778 = stablehlo.divide %2770, %2777 : tensor<32xf32>
      %2779 = stablehlo.sqrt %2778 : tensor<32xf32>
      %cst_512 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %2780 = stablehlo.broadcast_in_dim %cst_512, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2781 = stablehlo.add %2779, %2780 : tensor<32xf32>
      %2782 = stablehlo.divide %2774, %2781 : tensor<32xf32>
      %cst_513 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2783 = stablehlo.broadcast_in_dim %cst_513, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2784 = stablehlo.multiply %2783, %arg140 : tensor<32xf32>
      %2785 = stablehlo.add %2782, %2784 : tensor<32xf32>
      %cst_514 = stablehlo.constant dense<3.000000e-04> : tensor<f32>
      %2786 = stablehlo.broadcast_in_dim %cst_514, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2787 = stablehlo.multiply %2786, %2785 : tensor<32xf32>
      %2788 = stablehlo.subtract %arg140, %2787 : tensor<32xf32>
      %2789 = stablehlo.broadcast_in_dim %2095, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2790 = stablehlo.multiply %1335, %2789 : tensor<32xf32>
      %2791 = stablehlo.convert %arg237 : (tensor<i32>) -> tensor<f32>
      %cst_515 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2792 = stablehlo.add %2791, %cst_515 : tensor<f32>
      %cst_516 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2793 = stablehlo.broadcast_in_dim %cst_516, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2794 = stablehlo.multiply %2793, %arg180 : tensor<32xf32>
      %cst_517 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2795 = stablehlo.broadcast_in_dim %cst_517, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2796 = stablehlo.multiply %2795, %2790 : tensor<32xf32>
      %2797 = stablehlo.add %2794, %2796 : tensor<32xf32>
      %cst_518 = stablehlo.constant dense<0.949999988> : tensor<f32>
      %2798 = stablehlo.broadcast_in_dim %cst_518, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2799 = stablehlo.multiply %2798, %arg219 : tensor<32xf32>
      %2800 = chlo.square %2790 : tensor<32xf32> -> tensor<32xf32>
      %cst_519 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %2801 = stablehlo.broadcast_in_dim %cst_519, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2802 = stablehlo.multiply %2801, %2800 : tensor<32xf32>
      %2803 = stablehlo.add %2799, %2802 : tensor<32xf32>
      %cst_520 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2804 = stablehlo.power %cst_520, %2792 : tensor<f32>
      %cst_521 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2805 = stablehlo.subtract %cst_521, %2804 : tensor<f32>
      %2806 = stablehlo.broadcast_in_dim %2805, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2807 = stablehlo.divide %2797, %2806 : tensor<32xf32>
      %cst_522 = stablehlo.constant dense<0.949999988> : tensor<f32>
      %2808 = stablehlo.power %cst_522, %2792 : tensor<f32>
      %cst_523 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2809 = stablehlo.subtract %cst_523, %2808 : tensor<f32>
      %2810 = stablehlo.broadcast_in_dim %2809, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2811 = stablehlo.divide %2803, %2810 : tensor<32xf32>
      %2812 = stablehlo.sqrt %2811 : tensor<32xf32>
      %cst_524 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %2813 = stablehlo.broadcast_in_dim %cst_524, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2814 = stablehlo.add %2812, %2813 : tensor<32xf32>
      %2815 = stablehlo.divide %2807, %2814 : tensor<32xf32>
      %cst_525 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2816 = stablehlo.broadcast_in_dim %cst_525, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2817 = stablehlo.multiply %2816, %arg141 : tensor<32xf32>
      %2818 = stablehlo.add %2815, %2817 : tensor<32xf32>
      %cst_526 = stablehlo.constant dense<3.000000e-04> : tensor<f32>
      %2819 = stablehlo.broadcast_in_dim %cst_526, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %2820 = stablehlo.multiply %2819, %2818 : tensor<32xf32>
      %2821 = stablehlo.subtract %arg141, %2820 : tensor<32xf32>
      %2822 = stablehlo.broadcast_in_dim %2095, dims = [] : (tensor<f32>) -> tensor<192x32xf32>
      %2823 = stablehlo.multiply %1334, %2822 : tensor<192x32xf32>
      %2824 = stablehlo.convert %arg237 : (tensor<i32>) -> tensor<f32>
      %cst_527 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2825 = stablehlo.add %2824, %cst_527 : tensor<f32>
      %cst_528 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2826 = stablehlo.broadcast_in_dim %cst_528, dims = [] : (tensor<f32>) -> tensor<192x32xf32>
      %2827 = stablehlo.multiply %2826, %arg181 : tensor<192x32xf32>
      %cst_529 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2828 = stablehlo.broadcast_in_dim %cst_529, dims = [] : (tensor<f32>) -> tensor<192x32xf32>
      %2829 = stablehlo.multiply %2828, %2823 : tensor<192x32xf32>
      %2830 = stablehlo.add %2827, %2829 : tensor<192x32xf32>
      %cst_530 = stablehlo.constant dense<0.949999988> : tensor<f32>
      %2831 = stablehlo.broadcast_in_dim %cst_530, dims = [] : (tensor<f32>) -> tensor<192x32xf32>
      %2832 = stablehlo.multiply %2831, %arg220 : tensor<192x32xf32>
      %2833 = chlo.square %2823 : tensor<192x32xf32> -> tensor<192x32xf32>
      %cst_531 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %2834 = stablehlo.broadcast_in_dim %cst_531, dims = [] : (tensor<f32>) -> tensor<192x32xf32>
      %2835 = stablehlo.multiply %2834, %2833 : tensor<192x32xf32>
      %2836 = stablehlo.add %2832, %2835 : tensor<192x32xf32>
      %cst_532 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2837 = stablehlo.power %cst_532, %2825 : tensor<f32>
      %cst_533 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2838 = stablehlo.subtract %cst_533, %2837 : tensor<f32>
      %2839 = stablehlo.broadcast_in_dim %2838, dims = [] : (tensor<f32>) -> tensor<192x32xf32>
      %2840 = stablehlo.divide %2830, %2839 : tensor<192x32xf32>
      %cst_534 = stablehlo.constant dense<0.949999988> : tensor<f32>
      %2841 = stablehlo.power %cst_534, %2825 : tensor<f32>
      %cst_535 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2842 = stablehlo.subtract %cst_535, %2841 : tensor<f32>
      %2843 = stablehlo.broadcast_in_dim %2842, dims = [] : (tensor<f32>) -> tensor<192x32xf32>
      %2844 = stablehlo.divide %2836, %2843 : tensor<192x32xf32>
      %2845 = stablehlo.sqrt %2844 : tensor<192x32xf32>
      %cst_536 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %2846 = stablehlo.broadcast_in_dim %cst_536, dims = [] : (tensor<f32>) -> tensor<192x32xf32>
      %2847 = stablehlo.add %2845, %2846 : tensor<192x32xf32>
      %2848 = stablehlo.divide %2840, %2847 : tensor<192x32xf32>
      %cst_537 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2849 = stablehlo.broadcast_in_dim %cst_537, dims = [] : (tensor<f32>) -> tensor<192x32xf32>
      %2850 = stablehlo.multiply %2849, %arg142 : tensor<192x32xf32>
      %2851 = stablehlo.add %2848, %2850 : tensor<192x32xf32>
      %cst_538 = stablehlo.constant dense<3.000000e-04> : tensor<f32>
      %2852 = stablehlo.broadcast_in_dim %cst_538, dims = [] : (tensor<f32>) -> tensor<192x32xf32>
      %2853 = stablehlo.multiply %2852, %2851 : tensor<192x32xf32>
      %2854 = stablehlo.subtract %arg142, %2853 : tensor<192x32xf32>
      %2855 = stablehlo.broadcast_in_dim %2095, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %2856 = stablehlo.multiply %1332, %2855 : tensor<32x192xf32>
      %2857 = stablehlo.convert %arg237 : (tensor<i32>) -> tensor<f32>
      %cst_539 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2858 = stablehlo.add %2857, %cst_539 : tensor<f32>
      %cst_540 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2859 = stablehlo.broadcast_in_dim %cst_540, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %2860 = stablehlo.multiply %2859, %arg182 : tensor<32x192xf32>
      %cst_541 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2861 = stablehlo.broadcast_in_dim %cst_541, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %2862 = stablehlo.multiply %2861, %2856 : tensor<32x192xf32>
      %2863 = stablehlo.add %2860, %2862 : tensor<32x192xf32>
      %cst_542 = stablehlo.constant dense<0.949999988> : tensor<f32>
      %2864 = stablehlo.broadcast_in_dim %cst_542, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %2865 = stablehlo.multiply %2864, %arg221 : tensor<32x192xf32>
      %2866 = chlo.square %2856 : tensor<32x192xf32> -> tensor<32x192xf32>
      %cst_543 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %2867 = stablehlo.broadcast_in_dim %cst_543, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %2868 = stablehlo.multiply %2867, %2866 : tensor<32x192xf32>
      %2869 = stablehlo.add %2865, %2868 : tensor<32x192xf32>
      %cst_544 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2870 = stablehlo.power %cst_544, %2858 : tensor<f32>
      %cst_545 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2871 = stablehlo.subtract %cst_545, %2870 : tensor<f32>
      %2872 = stablehlo.broadcast_in_dim %2871, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %2873 = stablehlo.divide %2863, %2872 : tensor<32x192xf32>
      %cst_546 = stablehlo.constant dense<0.949999988> : tensor<f32>
      %2874 = stablehlo.power %cst_546, %2858 : tensor<f32>
      %cst_547 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2875 = stablehlo.subtract %cst_547, %2874 : tensor<f32>
      %2876 = stablehlo.broadcast_in_dim %2875, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %2877 = stablehlo.divide %2869, %2876 : tensor<32x192xf32>
      %2878 = stablehlo.sqrt %2877 : tensor<32x192xf32>
      %cst_548 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %2879 = stablehlo.broadcast_in_dim %cst_548, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %2880 = stablehlo.add %2878, %2879 : tensor<32x192xf32>
      %2881 = stablehlo.divide %2873, %2880 : tensor<32x192xf32>
      %cst_549 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2882 = stablehlo.broadcast_in_dim %cst_549, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %2883 = stablehlo.multiply %2882, %arg143 : tensor<32x192xf32>
      %2884 = stablehlo.add %2881, %2883 : tensor<32x192xf32>
      %cst_550 = stablehlo.constant dense<3.000000e-04> : tensor<f32>
      %2885 = stablehlo.broadcast_in_dim %cst_550, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %2886 = stablehlo.multiply %2885, %2884 : tensor<32x192xf32>
      %2887 = stablehlo.subtract %arg143, %2886 : tensor<32x192xf32>
      %2888 = stablehlo.broadcast_in_dim %2095, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %2889 = stablehlo.multiply %1330, %2888 : tensor<32x192xf32>
      %2890 = stablehlo.convert %arg237 : (tensor<i32>) -> tensor<f32>
      %cst_551 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2891 = stablehlo.add %2890, %cst_551 : tensor<f32>
      %cst_552 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2892 = stablehlo.broadcast_in_dim %cst_552, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %2893 = stablehlo.multiply %2892, %arg183 : tensor<32x192xf32>
      %cst_553 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2894 = stablehlo.broadcast_in_dim %cst_553, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %2895 = stablehlo.multiply %2894, %2889 : tensor<32x192xf32>
      %2896 = stablehlo.add %2893, %2895 : tensor<32x192xf32>
      %cst_554 = stablehlo.constant dense<0.949999988> : tensor<f32>
      %2897 = stablehlo.broadcast_in_dim %cst_554, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %2898 = stablehlo.multiply %2897, %arg222 : tensor<32x192xf32>
      %2899 = chlo.square %2889 : tensor<32x192xf32> -> tensor<32x192xf32>
      %cst_555 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %2900 = stablehlo.broadcast_in_dim %cst_555, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %2901 = stablehlo.multiply %2900, %2899 : tensor<32x192xf32>
      %2902 = stablehlo.add %2898, %2901 : tensor<32x192xf32>
      %cst_556 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2903 = stablehlo.power %cst_556, %2891 : tensor<f32>
      %cst_557 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2904 = stablehlo.subtract %cst_557, %2903 : tensor<f32>
      %2905 = stablehlo.broadcast_in_dim %2904, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %2906 = stablehlo.divide %2896, %2905 : tensor<32x192xf32>
      %cst_558 = stablehlo.constant dense<0.949999988> : tensor<f32>
      %2907 = stablehlo.power %cst_558, %2891 : tensor<f32>
      %cst_559 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2908 = stablehlo.subtract %cst_559, %2907 : tensor<f32>
      %2909 = stablehlo.broadcast_in_dim %2908, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %2910 = stablehlo.divide %2902, %2909 : tensor<32x192xf32>
      %2911 = stablehlo.sqrt %2910 : tensor<32x192xf32>
      %cst_560 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %2912 = stablehlo.broadcast_in_dim %cst_560, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %2913 = stablehlo.add %2911, %2912 : tensor<32x192xf32>
      %2914 = stablehlo.divide %2906, %2913 : tensor<32x192xf32>
      %cst_561 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2915 = stablehlo.broadcast_in_dim %cst_561, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %2916 = stablehlo.multiply %2915, %arg144 : tensor<32x192xf32>
      %2917 = stablehlo.add %2914, %2916 : tensor<32x192xf32>
      %cst_562 = stablehlo.constant dense<3.000000e-04> : tensor<f32>
      %2918 = stablehlo.broadcast_in_dim %cst_562, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %2919 = stablehlo.multiply %2918, %2917 : tensor<32x192xf32>
      %2920 = stablehlo.subtract %arg144, %2919 : tensor<32x192xf32>
      %2921 = stablehlo.broadcast_in_dim %2095, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %2922 = stablehlo.multiply %1328, %2921 : tensor<32x32xf32>
      %2923 = stablehlo.convert %arg237 : (tensor<i32>) -> tensor<f32>
      %cst_563 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2924 = stablehlo.add %2923, %cst_563 : tensor<f32>
      %cst_564 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2925 = stablehlo.broadcast_in_dim %cst_564, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %2926 = stablehlo.multiply %2925, %arg184 : tensor<32x32xf32>
      %cst_565 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2927 = stablehlo.broadcast_in_dim %cst_565, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %2928 = stablehlo.multiply %2927, %2922 : tensor<32x32xf32>
      %2929 = stablehlo.add %2926, %2928 : tensor<32x32xf32>
      %cst_566 = stablehlo.constant dense<0.949999988> : tensor<f32>
      %2930 = stablehlo.broadcast_in_dim %cst_566, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %2931 = stablehlo.multiply %2930, %arg223 : tensor<32x32xf32>
      %2932 = chlo.square %2922 : tensor<32x32xf32> -> tensor<32x32xf32>
      %cst_567 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %2933 = stablehlo.broadcast_in_dim %cst_567, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %2934 = stablehlo.multiply %2933, %2932 : tensor<32x32xf32>
      %2935 = stablehlo.add %2931, %2934 : tensor<32x32xf32>
      %cst_568 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2936 = stablehlo.power %cst_568, %2924 : tensor<f32>
      %cst_569 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2937 = stablehlo.subtract %cst_569, %2936 : tensor<f32>
      %2938 = stablehlo.broadcast_in_dim %2937, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %2939 = stablehlo.divide %2929, %2938 : tensor<32x32xf32>
      %cst_570 = stablehlo.constant dense<0.949999988> : tensor<f32>
      %2940 = stablehlo.power %cst_570, %2924 : tensor<f32>
      %cst_571 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2941 = stablehlo.subtract %cst_571, %2940 : tensor<f32>
      %2942 = stablehlo.broadcast_in_dim %2941, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %2943 = stablehlo.divide %2935, %2942 : tensor<32x32xf32>
      %2944 = stablehlo.sqrt %2943 : tensor<32x32xf32>
      %cst_572 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %2945 = stablehlo.broadcast_in_dim %cst_572, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %2946 = stablehlo.add %2944, %2945 : tensor<32x32xf32>
      %2947 = stablehlo.divide %2939, %2946 : tensor<32x32xf32>
      %cst_573 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2948 = stablehlo.broadcast_in_dim %cst_573, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %2949 = stablehlo.multiply %2948, %arg145 : tensor<32x32xf32>
      %2950 = stablehlo.add %2947, %2949 : tensor<32x32xf32>
      %cst_574 = stablehlo.constant dense<3.000000e-04> : tensor<f32>
      %2951 = stablehlo.broadcast_in_dim %cst_574, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %2952 = stablehlo.multiply %2951, %2950 : tensor<32x32xf32>
      %2953 = stablehlo.subtract %arg145, %2952 : tensor<32x32xf32>
      %2954 = stablehlo.broadcast_in_dim %2095, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
      %2955 = stablehlo.multiply %1326, %2954 : tensor<64x32xf32>
      %2956 = stablehlo.convert %arg237 : (tensor<i32>) -> tensor<f32>
      %cst_575 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2957 = stablehlo.add %2956, %cst_575 : tensor<f32>
      %cst_576 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2958 = stablehlo.broadcast_in_dim %cst_576, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
      %2959 = stablehlo.multiply %2958, %arg185 : tensor<64x32xf32>
      %cst_577 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2960 = stablehlo.broadcast_in_dim %cst_577, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
      %2961 = stablehlo.multiply %2960, %2955 : tensor<64x32xf32>
      %2962 = stablehlo.add %2959, %2961 : tensor<64x32xf32>
      %cst_578 = stablehlo.constant dense<0.949999988> : tensor<f32>
      %2963 = stablehlo.broadcast_in_dim %cst_578, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
      %2964 = stablehlo.multiply %2963, %arg224 : tensor<64x32xf32>
      %2965 = chlo.square %2955 : tensor<64x32xf32> -> tensor<64x32xf32>
      %cst_579 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %2966 = stablehlo.broadcast_in_dim %cst_579, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
      %2967 = stablehlo.multiply %2966, %2965 : tensor<64x32xf32>
      %2968 = stablehlo.add %2964, %2967 : tensor<64x32xf32>
      %cst_580 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2969 = stablehlo.power %cst_580, %2957 : tensor<f32>
      %cst_581 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2970 = stablehlo.subtract %cst_581, %2969 : tensor<f32>
      %2971 = stablehlo.broadcast_in_dim %2970, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
      %2972 = stablehlo.divide %2962, %2971 : tensor<64x32xf32>
      %cst_582 = stablehlo.constant dense<0.949999988> : tensor<f32>
      %2973 = stablehlo.power %cst_582, %2957 : tensor<f32>
      %cst_583 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2974 = stablehlo.subtract %cst_583, %2973 : tensor<f32>
      %2975 = stablehlo.broadcast_in_dim %2974, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
      %2976 = stablehlo.divide %2968, %2975 : tensor<64x32xf32>
      %2977 = stablehlo.sqrt %2976 : tensor<64x32xf32>
      %cst_584 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %2978 = stablehlo.broadcast_in_dim %cst_584, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
      %2979 = stablehlo.add %2977, %2978 : tensor<64x32xf32>
      %2980 = stablehlo.divide %2972, %2979 : tensor<64x32xf32>
      %cst_585 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2981 = stablehlo.broadcast_in_dim %cst_585, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
      %2982 = stablehlo.multiply %2981, %arg146 : tensor<64x32xf32>
      %2983 = stablehlo.add %2980, %2982 : tensor<64x32xf32>
      %cst_586 = stablehlo.constant dense<3.000000e-04> : tensor<f32>
      %2984 = stablehlo.broadcast_in_dim %cst_586, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
      %2985 = stablehlo.multiply %2984, %2983 : tensor<64x32xf32>
      %2986 = stablehlo.subtract %arg146, %2985 : tensor<64x32xf32>
      %2987 = stablehlo.broadcast_in_dim %2095, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
      %2988 = stablehlo.multiply %1324, %2987 : tensor<32x64xf32>
      %2989 = stablehlo.convert %arg237 : (tensor<i32>) -> tensor<f32>
      %cst_587 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2990 = stablehlo.add %2989, %cst_587 : tensor<f32>
      %cst_588 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %2991 = stablehlo.broadcast_in_dim %cst_588, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
      %2992 = stablehlo.multiply %2991, %arg186 : tensor<32x64xf32>
      %cst_589 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %2993 = stablehlo.broadcast_in_dim %cst_589, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
      %2994 = stablehlo.multiply %2993, %2988 : tensor<32x64xf32>
      %2995 = stablehlo.add %2992, %2994 : tensor<32x64xf32>
      %cst_590 = stablehlo.constant dense<0.949999988> : tensor<f32>
      %2996 = stablehlo.broadcast_in_dim %cst_590, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
      %2997 = stablehlo.multiply %2996, %arg225 : tensor<32x64xf32>
      %2998 = chlo.square %2988 : tensor<32x64xf32> -> tensor<32x64xf32>
      %cst_591 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %2999 = stablehlo.broadcast_in_dim %cst_591, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
      %3000 = stablehlo.multiply %2999, %2998 : tensor<32x64xf32>
      %3001 = stablehlo.add %2997, %3000 : tensor<32x64xf32>
      %cst_592 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %3002 = stablehlo.power %cst_592, %2990 : tensor<f32>
      %cst_593 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %3003 = stablehlo.subtract %cst_593, %3002 : tensor<f32>
      %3004 = stablehlo.broadcast_in_dim %3003, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
      %3005 = stablehlo.divide %2995, %3004 : tensor<32x64xf32>
      %cst_594 = stablehlo.constant dense<0.949999988> : tensor<f32>
      %3006 = stablehlo.power %cst_594, %2990 : tensor<f32>
      %cst_595 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %3007 = stablehlo.subtract %cst_595, %3006 : tensor<f32>
      %3008 = stablehlo.broadcast_in_dim %3007, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
      %3009 = stablehlo.divide %3001, %3008 : tensor<32x64xf32>
      %3010 = stablehlo.sqrt %3009 : tensor<32x64xf32>
      %cst_596 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %3011 = stablehlo.broadcast_in_dim %cst_596, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
      %3012 = stablehlo.add %3010, %3011 : tensor<32x64xf32>
      %3013 = stablehlo.divide %3005, %3012 : tensor<32x64xf32>
      %cst_597 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %3014 = stablehlo.broadcast_in_dim %cst_597, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
      %3015 = stablehlo.multiply %3014, %arg147 : tensor<32x64xf32>
      %3016 = stablehlo.add %3013, %3015 : tensor<32x64xf32>
      %cst_598 = stablehlo.constant dense<3.000000e-04> : tensor<f32>
      %3017 = stablehlo.broadcast_in_dim %cst_598, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
      %3018 = stablehlo.multiply %3017, %3016 : tensor<32x64xf32>
      %3019 = stablehlo.subtract %arg147, %3018 : tensor<32x64xf32>
      %3020 = stablehlo.broadcast_in_dim %2095, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %3021 = stablehlo.multiply %1322, %3020 : tensor<32x32xf32>
      %3022 = stablehlo.convert %arg237 : (tensor<i32>) -> tensor<f32>
      %cst_599 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %3023 = stablehlo.add %3022, %cst_599 : tensor<f32>
      %cst_600 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %3024 = stablehlo.broadcast_in_dim %cst_600, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %3025 = stablehlo.multiply %3024, %arg187 : tensor<32x32xf32>
      %cst_601 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %3026 = stablehlo.broadcast_in_dim %cst_601, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %3027 = stablehlo.multiply %3026, %3021 : tensor<32x32xf32>
      %3028 = stablehlo.add %3025, %3027 : tensor<32x32xf32>
      %cst_602 = stablehlo.constant dense<0.949999988> : tensor<f32>
      %3029 = stablehlo.broadcast_in_dim %cst_602, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %3030 = stablehlo.multiply %3029, %arg226 : tensor<32x32xf32>
      %3031 = chlo.square %3021 : tensor<32x32xf32> -> tensor<32x32xf32>
      %cst_603 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %3032 = stablehlo.broadcast_in_dim %cst_603, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %3033 = stablehlo.multiply %3032, %3031 : tensor<32x32xf32>
      %3034 = stablehlo.add %3030, %3033 : tensor<32x32xf32>
      %cst_604 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %3035 = stablehlo.power %cst_604, %3023 : tensor<f32>
      %cst_605 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %3036 = stablehlo.subtract %cst_605, %3035 : tensor<f32>
      %3037 = stablehlo.broadcast_in_dim %3036, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %3038 = stablehlo.divide %3028, %3037 : tensor<32x32xf32>
      %cst_606 = stablehlo.constant dense<0.949999988> : tensor<f32>
      %3039 = stablehlo.power %cst_606, %3023 : tensor<f32>
      %cst_607 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %3040 = stablehlo.subtract %cst_607, %3039 : tensor<f32>
      %3041 = stablehlo.broadcast_in_dim %3040, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %3042 = stablehlo.divide %3034, %3041 : tensor<32x32xf32>
      %3043 = stablehlo.sqrt %3042 : tensor<32x32xf32>
      %cst_608 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %3044 = stablehlo.broadcast_in_dim %cst_608, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %3045 = stablehlo.add %3043, %3044 : tensor<32x32xf32>
      %3046 = stablehlo.divide %3038, %3045 : tensor<32x32xf32>
      %cst_609 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %3047 = stablehlo.broadcast_in_dim %cst_609, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %3048 = stablehlo.multiply %3047, %arg148 : tensor<32x32xf32>
      %3049 = stablehlo.add %3046, %3048 : tensor<32x32xf32>
      %cst_610 = stablehlo.constant dense<3.000000e-04> : tensor<f32>
      %3050 = stablehlo.broadcast_in_dim %cst_610, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %3051 = stablehlo.multiply %3050, %3049 : tensor<32x32xf32>
      %3052 = stablehlo.subtract %arg148, %3051 : tensor<32x32xf32>
      %3053 = stablehlo.broadcast_in_dim %2095, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %3054 = stablehlo.multiply %1021, %3053 : tensor<32xf32>
      %3055 = stablehlo.convert %arg237 : (tensor<i32>) -> tensor<f32>
      %cst_611 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %3056 = stablehlo.add %3055, %cst_611 : tensor<f32>
      %cst_612 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %3057 = stablehlo.broadcast_in_dim %cst_612, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %3058 = stablehlo.multiply %3057, %arg188 : tensor<32xf32>
      %cst_613 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %3059 = stablehlo.broadcast_in_dim %cst_613, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %3060 = stablehlo.multiply %3059, %3054 : tensor<32xf32>
      %3061 = stablehlo.add %3058, %3060 : tensor<32xf32>
      %cst_614 = stablehlo.constant dense<0.949999988> : tensor<f32>
      %3062 = stablehlo.broadcast_in_dim %cst_614, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %3063 = stablehlo.multiply %3062, %arg227 : tensor<32xf32>
      %3064 = chlo.square %3054 : tensor<32xf32> -> tensor<32xf32>
      %cst_615 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %3065 = stablehlo.broadcast_in_dim %cst_615, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %3066 = stablehlo.multiply %3065, %3064 : tensor<32xf32>
      %3067 = stablehlo.add %3063, %3066 : tensor<32xf32>
      %cst_616 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %3068 = stablehlo.power %cst_616, %3056 : tensor<f32>
      %cst_617 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %3069 = stablehlo.subtract %cst_617, %3068 : tensor<f32>
      %3070 = stablehlo.broadcast_in_dim %3069, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %3071 = stablehlo.divide %3061, %3070 : tensor<32xf32>
      %cst_618 = stablehlo.constant dense<0.949999988> : tensor<f32>
      %3072 = stablehlo.power %cst_618, %3056 : tensor<f32>
      %cst_619 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %3073 = stablehlo.subtract %cst_619, %3072 : tensor<f32>
      %3074 = stablehlo.broadcast_in_dim %3073, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %3075 = stablehlo.divide %3067, %3074 : tensor<32xf32>
      %3076 = stablehlo.sqrt %3075 : tensor<32xf32>
      %cst_620 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %3077 = stablehlo.broadcast_in_dim %cst_620, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %3078 = stablehlo.add %3076, %3077 : tensor<32xf32>
      %3079 = stablehlo.divide %3071, %3078 : tensor<32xf32>
      %cst_621 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %3080 = stablehlo.broadcast_in_dim %cst_621, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %3081 = stablehlo.multiply %3080, %arg149 : tensor<32xf32>
      %3082 = stablehlo.add %3079, %3081 : tensor<32xf32>
      %cst_622 = stablehlo.constant dense<3.000000e-04> : tensor<f32>
      %3083 = stablehlo.broadcast_in_dim %cst_622, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %3084 = stablehlo.multiply %3083, %3082 : tensor<32xf32>
      %3085 = stablehlo.subtract %arg149, %3084 : tensor<32xf32>
      %3086 = stablehlo.broadcast_in_dim %2095, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %3087 = stablehlo.multiply %1020, %3086 : tensor<32xf32>
      %3088 = stablehlo.convert %arg237 : (tensor<i32>) -> tensor<f32>
      %cst_623 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %3089 = stablehlo.add %3088, %cst_623 : tensor<f32>
      %cst_624 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %3090 = stablehlo.broadcast_in_dim %cst_624, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %3091 = stablehlo.multiply %3090, %arg189 : tensor<32xf32>
      %cst_625 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %3092 = stablehlo.broadcast_in_dim %cst_625, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %3093 = stablehlo.multiply %3092, %3087 : tensor<32xf32>
      %3094 = stablehlo.add %3091, %3093 : tensor<32xf32>
      %cst_626 = stablehlo.constant dense<0.949999988> : tensor<f32>
      %3095 = stablehlo.broadcast_in_dim %cst_626, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %3096 = stablehlo.multiply %3095, %arg228 : tensor<32xf32>
      %3097 = chlo.square %3087 : tensor<32xf32> -> tensor<32xf32>
      %cst_627 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %3098 = stablehlo.broadcast_in_dim %cst_627, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %3099 = stablehlo.multiply %3098, %3097 : tensor<32xf32>
      %3100 = stablehlo.add %3096, %3099 : tensor<32xf32>
      %cst_628 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %3101 = stablehlo.power %cst_628, %3089 : tensor<f32>
      %cst_629 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %3102 = stablehlo.subtract %cst_629, %3101 : tensor<f32>
      %3103 = stablehlo.broadcast_in_dim %3102, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %3104 = stablehlo.divide %3094, %3103 : tensor<32xf32>
      %cst_630 = stablehlo.constant dense<0.949999988> : tensor<f32>
      %3105 = stablehlo.power %cst_630, %3089 : tensor<f32>
      %cst_631 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %3106 = stablehlo.subtract %cst_631, %3105 : tensor<f32>
      %3107 = stablehlo.broadcast_in_dim %3106, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %3108 = stablehlo.divide %3100, %3107 : tensor<32xf32>
      %3109 = stablehlo.sqrt %3108 : tensor<32xf32>
      %cst_632 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %3110 = stablehlo.broadcast_in_dim %cst_632, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %3111 = stablehlo.add %3109, %3110 : tensor<32xf32>
      %3112 = stablehlo.divide %3104, %3111 : tensor<32xf32>
      %cst_633 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %3113 = stablehlo.broadcast_in_dim %cst_633, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %3114 = stablehlo.multiply %3113, %arg150 : tensor<32xf32>
      %3115 = stablehlo.add %3112, %3114 : tensor<32xf32>
      %cst_634 = stablehlo.constant dense<3.000000e-04> : tensor<f32>
      %3116 = stablehlo.broadcast_in_dim %cst_634, dims = [] : (tensor<f32>) -> tensor<32xf32>
      %3117 = stablehlo.multiply %3116, %3115 : tensor<32xf32>
      %3118 = stablehlo.subtract %arg150, %3117 : tensor<32xf32>
      %3119 = stablehlo.broadcast_in_dim %2095, dims = [] : (tensor<f32>) -> tensor<192x32xf32>
      %3120 = stablehlo.multiply %1019, %3119 : tensor<192x32xf32>
      %3121 = stablehlo.convert %arg237 : (tensor<i32>) -> tensor<f32>
      %cst_635 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %3122 = stablehlo.add %3121, %cst_635 : tensor<f32>
      %cst_636 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %3123 = stablehlo.broadcast_in_dim %cst_636, dims = [] : (tensor<f32>) -> tensor<192x32xf32>
      %3124 = stablehlo.multiply %3123, %arg190 : tensor<192x32xf32>
      %cst_637 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %3125 = stablehlo.broadcast_in_dim %cst_637, dims = [] : (tensor<f32>) -> tensor<192x32xf32>
      %3126 = stablehlo.multiply %3125, %3120 : tensor<192x32xf32>
      %3127 = stablehlo.add %3124, %3126 : tensor<192x32xf32>
      %cst_638 = stablehlo.constant dense<0.949999988> : tensor<f32>
      %3128 = stablehlo.broadcast_in_dim %cst_638, dims = [] : (tensor<f32>) -> tensor<192x32xf32>
      %3129 = stablehlo.multiply %3128, %arg229 : tensor<192x32xf32>
      %3130 = chlo.square %3120 : tensor<192x32xf32> -> tensor<192x32xf32>
      %cst_639 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %3131 = stablehlo.broadcast_in_dim %cst_639, dims = [] : (tensor<f32>) -> tensor<192x32xf32>
      %3132 = stablehlo.multiply %3131, %3130 : tensor<192x32xf32>
      %3133 = stablehlo.add %3129, %3132 : tensor<192x32xf32>
      %cst_640 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %3134 = stablehlo.power %cst_640, %3122 : tensor<f32>
      %cst_641 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %3135 = stablehlo.subtract %cst_641, %3134 : tensor<f32>
      %3136 = stablehlo.broadcast_in_dim %3135, dims = [] : (tensor<f32>) -> tensor<192x32xf32>
      %3137 = stablehlo.divide %3127, %3136 : tensor<192x32xf32>
      %cst_642 = stablehlo.constant dense<0.949999988> : tensor<f32>
      %3138 = stablehlo.power %cst_642, %3122 : tensor<f32>
      %cst_643 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %3139 = stablehlo.subtract %cst_643, %3138 : tensor<f32>
      %3140 = stablehlo.broadcast_in_dim %3139, dims = [] : (tensor<f32>) -> tensor<192x32xf32>
      %3141 = stablehlo.divide %3133, %3140 : tensor<192x32xf32>
      %3142 = stablehlo.sqrt %3141 : tensor<192x32xf32>
      %cst_644 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %3143 = stablehlo.broadcast_in_dim %cst_644, dims = [] : (tensor<f32>) -> tensor<192x32xf32>
      %3144 = stablehlo.add %3142, %3143 : tensor<192x32xf32>
      %3145 = stablehlo.divide %3137, %3144 : tensor<192x32xf32>
      %cst_645 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %3146 = stablehlo.broadcast_in_dim %cst_645, dims = [] : (tensor<f32>) -> tensor<192x32xf32>
      %3147 = stablehlo.multiply %3146, %arg151 : tensor<192x32xf32>
      %3148 = stablehlo.add %3145, %3147 : tensor<192x32xf32>
      %cst_646 = stablehlo.constant dense<3.000000e-04> : tensor<f32>
      %3149 = stablehlo.broadcast_in_dim %cst_646, dims = [] : (tensor<f32>) -> tensor<192x32xf32>
      %3150 = stablehlo.multiply %3149, %3148 : tensor<192x32xf32>
      %3151 = stablehlo.subtract %arg151, %3150 : tensor<192x32xf32>
      %3152 = stablehlo.broadcast_in_dim %2095, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %3153 = stablehlo.multiply %1017, %3152 : tensor<32x192xf32>
      %3154 = stablehlo.convert %arg237 : (tensor<i32>) -> tensor<f32>
      %cst_647 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %3155 = stablehlo.add %3154, %cst_647 : tensor<f32>
      %cst_648 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %3156 = stablehlo.broadcast_in_dim %cst_648, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %3157 = stablehlo.multiply %3156, %arg191 : tensor<32x192xf32>
      %cst_649 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %3158 = stablehlo.broadcast_in_dim %cst_649, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %3159 = stablehlo.multiply %3158, %3153 : tensor<32x192xf32>
      %3160 = stablehlo.add %3157, %3159 : tensor<32x192xf32>
      %cst_650 = stablehlo.constant dense<0.949999988> : tensor<f32>
      %3161 = stablehlo.broadcast_in_dim %cst_650, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %3162 = stablehlo.multiply %3161, %arg230 : tensor<32x192xf32>
      %3163 = chlo.square %3153 : tensor<32x192xf32> -> tensor<32x192xf32>
      %cst_651 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %3164 = stablehlo.broadcast_in_dim %cst_651, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %3165 = stablehlo.multiply %3164, %3163 : tensor<32x192xf32>
      %3166 = stablehlo.add %3162, %3165 : tensor<32x192xf32>
      %cst_652 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %3167 = stablehlo.power %cst_652, %3155 : tensor<f32>
      %cst_653 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %3168 = stablehlo.subtract %cst_653, %3167 : tensor<f32>
      %3169 = stablehlo.broadcast_in_dim %3168, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %3170 = stablehlo.divide %3160, %3169 : tensor<32x192xf32>
      %cst_654 = stablehlo.constant dense<0.949999988> : tensor<f32>
      %3171 = stablehlo.power %cst_654, %3155 : tensor<f32>
      %cst_655 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %3172 = stablehlo.subtract %cst_655, %3171 : tensor<f32>
      %3173 = stablehlo.broadcast_in_dim %3172, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %3174 = stablehlo.divide %3166, %3173 : tensor<32x192xf32>
      %3175 = stablehlo.sqrt %3174 : tensor<32x192xf32>
      %cst_656 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %3176 = stablehlo.broadcast_in_dim %cst_656, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %3177 = stablehlo.add %3175, %3176 : tensor<32x192xf32>
      %3178 = stablehlo.divide %3170, %3177 : tensor<32x192xf32>
      %cst_657 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %3179 = stablehlo.broadcast_in_dim %cst_657, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %3180 = stablehlo.multiply %3179, %arg152 : tensor<32x192xf32>
      %3181 = stablehlo.add %3178, %3180 : tensor<32x192xf32>
      %cst_658 = stablehlo.constant dense<3.000000e-04> : tensor<f32>
      %3182 = stablehlo.broadcast_in_dim %cst_658, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %3183 = stablehlo.multiply %3182, %3181 : tensor<32x192xf32>
      %3184 = stablehlo.subtract %arg152, %3183 : tensor<32x192xf32>
      %3185 = stablehlo.broadcast_in_dim %2095, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %3186 = stablehlo.multiply %1015, %3185 : tensor<32x192xf32>
      %3187 = stablehlo.convert %arg237 : (tensor<i32>) -> tensor<f32>
      %cst_659 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %3188 = stablehlo.add %3187, %cst_659 : tensor<f32>
      %cst_660 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %3189 = stablehlo.broadcast_in_dim %cst_660, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %3190 = stablehlo.multiply %3189, %arg192 : tensor<32x192xf32>
      %cst_661 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %3191 = stablehlo.broadcast_in_dim %cst_661, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %3192 = stablehlo.multiply %3191, %3186 : tensor<32x192xf32>
      %3193 = stablehlo.add %3190, %3192 : tensor<32x192xf32>
      %cst_662 = stablehlo.constant dense<0.949999988> : tensor<f32>
      %3194 = stablehlo.broadcast_in_dim %cst_662, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %3195 = stablehlo.multiply %3194, %arg231 : tensor<32x192xf32>
      %3196 = chlo.square %3186 : tensor<32x192xf32> -> tensor<32x192xf32>
      %cst_663 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %3197 = stablehlo.broadcast_in_dim %cst_663, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %3198 = stablehlo.multiply %3197, %3196 : tensor<32x192xf32>
      %3199 = stablehlo.add %3195, %3198 : tensor<32x192xf32>
      %cst_664 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %3200 = stablehlo.power %cst_664, %3188 : tensor<f32>
      %cst_665 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %3201 = stablehlo.subtract %cst_665, %3200 : tensor<f32>
      %3202 = stablehlo.broadcast_in_dim %3201, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %3203 = stablehlo.divide %3193, %3202 : tensor<32x192xf32>
      %cst_666 = stablehlo.constant dense<0.949999988> : tensor<f32>
      %3204 = stablehlo.power %cst_666, %3188 : tensor<f32>
      %cst_667 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %3205 = stablehlo.subtract %cst_667, %3204 : tensor<f32>
      %3206 = stablehlo.broadcast_in_dim %3205, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %3207 = stablehlo.divide %3199, %3206 : tensor<32x192xf32>
      %3208 = stablehlo.sqrt %3207 : tensor<32x192xf32>
      %cst_668 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %3209 = stablehlo.broadcast_in_dim %cst_668, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %3210 = stablehlo.add %3208, %3209 : tensor<32x192xf32>
      %3211 = stablehlo.divide %3203, %3210 : tensor<32x192xf32>
      %cst_669 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %3212 = stablehlo.broadcast_in_dim %cst_669, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %3213 = stablehlo.multiply %3212, %arg153 : tensor<32x192xf32>
      %3214 = stablehlo.add %3211, %3213 : tensor<32x192xf32>
      %cst_670 = stablehlo.constant dense<3.000000e-04> : tensor<f32>
      %3215 = stablehlo.broadcast_in_dim %cst_670, dims = [] : (tensor<f32>) -> tensor<32x192xf32>
      %3216 = stablehlo.multiply %3215, %3214 : tensor<32x192xf32>
      %3217 = stablehlo.subtract %arg153, %3216 : tensor<32x192xf32>
      %3218 = stablehlo.broadcast_in_dim %2095, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %3219 = stablehlo.multiply %1013, %3218 : tensor<32x32xf32>
      %3220 = stablehlo.convert %arg237 : (tensor<i32>) -> tensor<f32>
      %cst_671 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %3221 = stablehlo.add %3220, %cst_671 : tensor<f32>
      %cst_672 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %3222 = stablehlo.broadcast_in_dim %cst_672, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %3223 = stablehlo.multiply %3222, %arg193 : tensor<32x32xf32>
      %cst_673 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %3224 = stablehlo.broadcast_in_dim %cst_673, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %3225 = stablehlo.multiply %3224, %3219 : tensor<32x32xf32>
      %3226 = stablehlo.add %3223, %3225 : tensor<32x32xf32>
      %cst_674 = stablehlo.constant dense<0.949999988> : tensor<f32>
      %3227 = stablehlo.broadcast_in_dim %cst_674, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %3228 = stablehlo.multiply %3227, %arg232 : tensor<32x32xf32>
      %3229 = chlo.square %3219 : tensor<32x32xf32> -> tensor<32x32xf32>
      %cst_675 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %3230 = stablehlo.broadcast_in_dim %cst_675, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %3231 = stablehlo.multiply %3230, %3229 : tensor<32x32xf32>
      %3232 = stablehlo.add %3228, %3231 : tensor<32x32xf32>
      %cst_676 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %3233 = stablehlo.power %cst_676, %3221 : tensor<f32>
      %cst_677 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %3234 = stablehlo.subtract %cst_677, %3233 : tensor<f32>
      %3235 = stablehlo.broadcast_in_dim %3234, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %3236 = stablehlo.divide %3226, %3235 : tensor<32x32xf32>
      %cst_678 = stablehlo.constant dense<0.949999988> : tensor<f32>
      %3237 = stablehlo.power %cst_678, %3221 : tensor<f32>
      %cst_679 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %3238 = stablehlo.subtract %cst_679, %3237 : tensor<f32>
      %3239 = stablehlo.broadcast_in_dim %3238, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %3240 = stablehlo.divide %3232, %3239 : tensor<32x32xf32>
      %3241 = stablehlo.sqrt %3240 : tensor<32x32xf32>
      %cst_680 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %3242 = stablehlo.broadcast_in_dim %cst_680, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %3243 = stablehlo.add %3241, %3242 : tensor<32x32xf32>
      %3244 = stablehlo.divide %3236, %3243 : tensor<32x32xf32>
      %cst_681 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %3245 = stablehlo.broadcast_in_dim %cst_681, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %3246 = stablehlo.multiply %3245, %arg154 : tensor<32x32xf32>
      %3247 = stablehlo.add %3244, %3246 : tensor<32x32xf32>
      %cst_682 = stablehlo.constant dense<3.000000e-04> : tensor<f32>
      %3248 = stablehlo.broadcast_in_dim %cst_682, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %3249 = stablehlo.multiply %3248, %3247 : tensor<32x32xf32>
      %3250 = stablehlo.subtract %arg154, %3249 : tensor<32x32xf32>
      %3251 = stablehlo.broadcast_in_dim %2095, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
      %3252 = stablehlo.multiply %1011, %3251 : tensor<64x32xf32>
      %3253 = stablehlo.convert %arg237 : (tensor<i32>) -> tensor<f32>
      %cst_683 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %3254 = stablehlo.add %3253, %cst_683 : tensor<f32>
      %cst_684 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %3255 = stablehlo.broadcast_in_dim %cst_684, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
      %3256 = stablehlo.multiply %3255, %arg194 : tensor<64x32xf32>
      %cst_685 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %3257 = stablehlo.broadcast_in_dim %cst_685, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
      %3258 = stablehlo.multiply %3257, %3252 : tensor<64x32xf32>
      %3259 = stablehlo.add %3256, %3258 : tensor<64x32xf32>
      %cst_686 = stablehlo.constant dense<0.949999988> : tensor<f32>
      %3260 = stablehlo.broadcast_in_dim %cst_686, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
      %3261 = stablehlo.multiply %3260, %arg233 : tensor<64x32xf32>
      %3262 = chlo.square %3252 : tensor<64x32xf32> -> tensor<64x32xf32>
      %cst_687 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %3263 = stablehlo.broadcast_in_dim %cst_687, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
      %3264 = stablehlo.multiply %3263, %3262 : tensor<64x32xf32>
      %3265 = stablehlo.add %3261, %3264 : tensor<64x32xf32>
      %cst_688 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %3266 = stablehlo.power %cst_688, %3254 : tensor<f32>
      %cst_689 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %3267 = stablehlo.subtract %cst_689, %3266 : tensor<f32>
      %3268 = stablehlo.broadcast_in_dim %3267, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
      %3269 = stablehlo.divide %3259, %3268 : tensor<64x32xf32>
      %cst_690 = stablehlo.constant dense<0.949999988> : tensor<f32>
      %3270 = stablehlo.power %cst_690, %3254 : tensor<f32>
      %cst_691 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %3271 = stablehlo.subtract %cst_691, %3270 : tensor<f32>
      %3272 = stablehlo.broadcast_in_dim %3271, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
      %3273 = stablehlo.divide %3265, %3272 : tensor<64x32xf32>
      %3274 = stablehlo.sqrt %3273 : tensor<64x32xf32>
      %cst_692 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %3275 = stablehlo.broadcast_in_dim %cst_692, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
      %3276 = stablehlo.add %3274, %3275 : tensor<64x32xf32>
      %3277 = stablehlo.divide %3269, %3276 : tensor<64x32xf32>
      %cst_693 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %3278 = stablehlo.broadcast_in_dim %cst_693, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
      %3279 = stablehlo.multiply %3278, %arg155 : tensor<64x32xf32>
      %3280 = stablehlo.add %3277, %3279 : tensor<64x32xf32>
      %cst_694 = stablehlo.constant dense<3.000000e-04> : tensor<f32>
      %3281 = stablehlo.broadcast_in_dim %cst_694, dims = [] : (tensor<f32>) -> tensor<64x32xf32>
      %3282 = stablehlo.multiply %3281, %3280 : tensor<64x32xf32>
      %3283 = stablehlo.subtract %arg155, %3282 : tensor<64x32xf32>
      %3284 = stablehlo.broadcast_in_dim %2095, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
      %3285 = stablehlo.multiply %1009, %3284 : tensor<32x64xf32>
      %3286 = stablehlo.convert %arg237 : (tensor<i32>) -> tensor<f32>
      %cst_695 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %3287 = stablehlo.add %3286, %cst_695 : tensor<f32>
      %cst_696 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %3288 = stablehlo.broadcast_in_dim %cst_696, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
      %3289 = stablehlo.multiply %3288, %arg195 : tensor<32x64xf32>
      %cst_697 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %3290 = stablehlo.broadcast_in_dim %cst_697, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
      %3291 = stablehlo.multiply %3290, %3285 : tensor<32x64xf32>
      %3292 = stablehlo.add %3289, %3291 : tensor<32x64xf32>
      %cst_698 = stablehlo.constant dense<0.949999988> : tensor<f32>
      %3293 = stablehlo.broadcast_in_dim %cst_698, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
      %3294 = stablehlo.multiply %3293, %arg234 : tensor<32x64xf32>
      %3295 = chlo.square %3285 : tensor<32x64xf32> -> tensor<32x64xf32>
      %cst_699 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %3296 = stablehlo.broadcast_in_dim %cst_699, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
      %3297 = stablehlo.multiply %3296, %3295 : tensor<32x64xf32>
      %3298 = stablehlo.add %3294, %3297 : tensor<32x64xf32>
      %cst_700 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %3299 = stablehlo.power %cst_700, %3287 : tensor<f32>
      %cst_701 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %3300 = stablehlo.subtract %cst_701, %3299 : tensor<f32>
      %3301 = stablehlo.broadcast_in_dim %3300, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
      %3302 = stablehlo.divide %3292, %3301 : tensor<32x64xf32>
      %cst_702 = stablehlo.constant dense<0.949999988> : tensor<f32>
      %3303 = stablehlo.power %cst_702, %3287 : tensor<f32>
      %cst_703 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %3304 = stablehlo.subtract %cst_703, %3303 : tensor<f32>
      %3305 = stablehlo.broadcast_in_dim %3304, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
      %3306 = stablehlo.divide %3298, %3305 : tensor<32x64xf32>
      %3307 = stablehlo.sqrt %3306 : tensor<32x64xf32>
      %cst_704 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %3308 = stablehlo.broadcast_in_dim %cst_704, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
      %3309 = stablehlo.add %3307, %3308 : tensor<32x64xf32>
      %3310 = stablehlo.divide %3302, %3309 : tensor<32x64xf32>
      %cst_705 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %3311 = stablehlo.broadcast_in_dim %cst_705, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
      %3312 = stablehlo.multiply %3311, %arg156 : tensor<32x64xf32>
      %3313 = stablehlo.add %3310, %3312 : tensor<32x64xf32>
      %cst_706 = stablehlo.constant dense<3.000000e-04> : tensor<f32>
      %3314 = stablehlo.broadcast_in_dim %cst_706, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
      %3315 = stablehlo.multiply %3314, %3313 : tensor<32x64xf32>
      %3316 = stablehlo.subtract %arg156, %3315 : tensor<32x64xf32>
      %3317 = stablehlo.broadcast_in_dim %2095, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %3318 = stablehlo.multiply %1007, %3317 : tensor<32x32xf32>
      %3319 = stablehlo.convert %arg237 : (tensor<i32>) -> tensor<f32>
      %cst_707 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %3320 = stablehlo.add %3319, %cst_707 : tensor<f32>
      %cst_708 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %3321 = stablehlo.broadcast_in_dim %cst_708, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %3322 = stablehlo.multiply %3321, %arg196 : tensor<32x32xf32>
      %cst_709 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %3323 = stablehlo.broadcast_in_dim %cst_709, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %3324 = stablehlo.multiply %3323, %3318 : tensor<32x32xf32>
      %3325 = stablehlo.add %3322, %3324 : tensor<32x32xf32>
      %cst_710 = stablehlo.constant dense<0.949999988> : tensor<f32>
      %3326 = stablehlo.broadcast_in_dim %cst_710, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %3327 = stablehlo.multiply %3326, %arg235 : tensor<32x32xf32>
      %3328 = chlo.square %3318 : tensor<32x32xf32> -> tensor<32x32xf32>
      %cst_711 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %3329 = stablehlo.broadcast_in_dim %cst_711, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %3330 = stablehlo.multiply %3329, %3328 : tensor<32x32xf32>
      %3331 = stablehlo.add %3327, %3330 : tensor<32x32xf32>
      %cst_712 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %3332 = stablehlo.power %cst_712, %3320 : tensor<f32>
      %cst_713 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %3333 = stablehlo.subtract %cst_713, %3332 : tensor<f32>
      %3334 = stablehlo.broadcast_in_dim %3333, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %3335 = stablehlo.divide %3325, %3334 : tensor<32x32xf32>
      %cst_714 = stablehlo.constant dense<0.949999988> : tensor<f32>
      %3336 = stablehlo.power %cst_714, %3320 : tensor<f32>
      %cst_715 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %3337 = stablehlo.subtract %cst_715, %3336 : tensor<f32>
      %3338 = stablehlo.broadcast_in_dim %3337, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %3339 = stablehlo.divide %3331, %3338 : tensor<32x32xf32>
      %3340 = stablehlo.sqrt %3339 : tensor<32x32xf32>
      %cst_716 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %3341 = stablehlo.broadcast_in_dim %cst_716, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %3342 = stablehlo.add %3340, %3341 : tensor<32x32xf32>
      %3343 = stablehlo.divide %3335, %3342 : tensor<32x32xf32>
      %cst_717 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %3344 = stablehlo.broadcast_in_dim %cst_717, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %3345 = stablehlo.multiply %3344, %arg157 : tensor<32x32xf32>
      %3346 = stablehlo.add %3343, %3345 : tensor<32x32xf32>
      %cst_718 = stablehlo.constant dense<3.000000e-04> : tensor<f32>
      %3347 = stablehlo.broadcast_in_dim %cst_718, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
      %3348 = stablehlo.multiply %3347, %3346 : tensor<32x32xf32>
      %3349 = stablehlo.subtract %arg157, %3348 : tensor<32x32xf32>
      %3350 = stablehlo.broadcast_in_dim %2095, dims = [] : (tensor<f32>) -> tensor<32x256xf32>
      %3351 = stablehlo.multiply %685, %3350 : tensor<32x256xf32>
      %3352 = stablehlo.convert %arg237 : (tensor<i32>) -> tensor<f32>
      %cst_719 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %3353 = stablehlo.add %3352, %cst_719 : tensor<f32>
      %cst_720 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %3354 = stablehlo.broadcast_in_dim %cst_720, dims = [] : (tensor<f32>) -> tensor<32x256xf32>
      %3355 = stablehlo.multiply %3354, %arg197 : tensor<32x256xf32>
      %cst_721 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %3356 = stablehlo.broadcast_in_dim %cst_721, dims = [] : (tensor<f32>) -> tensor<32x256xf32>
      %3357 = stablehlo.multiply %3356, %3351 : tensor<32x256xf32>
      %3358 = stablehlo.add %3355, %3357 : tensor<32x256xf32>
      %cst_722 = stablehlo.constant dense<0.949999988> : tensor<f32>
      %3359 = stablehlo.broadcast_in_dim %cst_722, dims = [] : (tensor<f32>) -> tensor<32x256xf32>
      %3360 = stablehlo.multiply %3359, %arg236 : tensor<32x256xf32>
      %3361 = chlo.square %3351 : tensor<32x256xf32> -> tensor<32x256xf32>
      %cst_723 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %3362 = stablehlo.broadcast_in_dim %cst_723, dims = [] : (tensor<f32>) -> tensor<32x256xf32>
      %3363 = stablehlo.multiply %3362, %3361 : tensor<32x256xf32>
      %3364 = stablehlo.add %3360, %3363 : tensor<32x256xf32>
      %cst_724 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %3365 = stablehlo.power %cst_724, %3353 : tensor<f32>
      %cst_725 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %3366 = stablehlo.subtract %cst_725, %3365 : tensor<f32>
      %3367 = stablehlo.broadcast_in_dim %3366, dims = [] : (tensor<f32>) -> tensor<32x256xf32>
      %3368 = stablehlo.divide %3358, %3367 : tensor<32x256xf32>
      %cst_726 = stablehlo.constant dense<0.949999988> : tensor<f32>
      %3369 = stablehlo.power %cst_726, %3353 : tensor<f32>
      %cst_727 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %3370 = stablehlo.subtract %cst_727, %3369 : tensor<f32>
      %3371 = stablehlo.broadcast_in_dim %3370, dims = [] : (tensor<f32>) -> tensor<32x256xf32>
      %3372 = stablehlo.divide %3364, %3371 : tensor<32x256xf32>
      %3373 = stablehlo.sqrt %3372 : tensor<32x256xf32>
      %cst_728 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %3374 = stablehlo.broadcast_in_dim %cst_728, dims = [] : (tensor<f32>) -> tensor<32x256xf32>
      %3375 = stablehlo.add %3373, %3374 : tensor<32x256xf32>
      %3376 = stablehlo.divide %3368, %3375 : tensor<32x256xf32>
      %cst_729 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %3377 = stablehlo.broadcast_in_dim %cst_729, dims = [] : (tensor<f32>) -> tensor<32x256xf32>
      %3378 = stablehlo.multiply %3377, %arg158 : tensor<32x256xf32>
      %3379 = stablehlo.add %3376, %3378 : tensor<32x256xf32>
      %cst_730 = stablehlo.constant dense<3.000000e-04> : tensor<f32>
      %3380 = stablehlo.broadcast_in_dim %cst_730, dims = [] : (tensor<f32>) -> tensor<32x256xf32>
      %3381 = stablehlo.multiply %3380, %3379 : tensor<32x256xf32>
      %3382 = stablehlo.subtract %arg158, %3381 : tensor<32x256xf32>
      %3383 = "stablehlo.all_reduce"(%663) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> ({
      ^bb0(%arg240: tensor<f32>, %arg241: tensor<f32>):
        %3384 = stablehlo.add %arg240, %arg241 : tensor<f32>
        stablehlo.return %3384 : tensor<f32>
      }) : (tensor<f32>) -> tensor<f32>
      sdy.return %3383, %2092, %2128, %2161, %2194, %2227, %2260, %2293, %2326, %2359, %2392, %2425, %2458, %2491, %2524, %2557, %2590, %2623, %2656, %2689, %2722, %2755, %2788, %2821, %2854, %2887, %2920, %2953, %2986, %3019, %3052, %3085, %3118, %3151, %3184, %3217, %3250, %3283, %3316, %3349, %3382, %2104, %2137, %2170, %2203, %2236, %2269, %2302, %2335, %2368, %2401, %2434, %2467, %2500, %2533, %2566, %2599, %2632, %2665, %2698, %2731, %2764, %2797, %2830, %2863, %2896, %2929, %2962, %2995, %3028, %3061, %3094, %3127, %3160, %3193, %3226, %3259, %3292, %3325, %3358, %2110, %2143, %2176, %2209, %2242, %2275, %2308, %2341, %2374, %2407, %2440, %2473, %2506, %2539, %2572, %2605, %2638, %2671, %2704, %2737, %2770, %2803, %2836, %2869, %2902, %2935, %2968, %3001, %3034, %3067, %3100, %3133, %3166, %3199, %3232, %3265, %3298, %3331, %3364 : tensor<f32>, tensor<f32>, tensor<256x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<192x32xf32>, tensor<32x192xf32>, tensor<32x192xf32>, tensor<32x32xf32>, tensor<64x32xf32>, tensor<32x64xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<192x32xf32>, tensor<32x192xf32>, tensor<32x192xf32>, tensor<32x32xf32>, tensor<64x32xf32>, tensor<32x64xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<192x32xf32>, tensor<32x192xf32>, tensor<32x192xf32>, tensor<32x32xf32>, tensor<64x32xf32>, tensor<32x64xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<192x32xf32>, tensor<32x192xf32>, tensor<32x192xf32>, tensor<32x32xf32>, tensor<64x32xf32>, tensor<32x64xf32>, tensor<32x32xf32>, tensor<32x256xf32>, tensor<256x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<192x32xf32>, tensor<32x192xf32>, tensor<32x192xf32>, tensor<32x32xf32>, tensor<64x32xf32>, tensor<32x64xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<192x32xf32>, tensor<32x192xf32>, tensor<32x192xf32>, tensor<32x32xf32>, tensor<64x32xf32>, tensor<32x64xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<192x32xf32>, tensor<32x192xf32>, tensor<32x192xf32>, tensor<32x32xf32>, tensor<64x32xf32>, tensor<32x64xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<192x32xf32>, tensor<32x192xf32>, tensor<32x192xf32>, tensor<32x32xf32>, tensor<64x32xf32>, tensor<32x64xf32>, tensor<32x32xf32>, tensor<32x256xf32>, tensor<256x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<192x32xf32>, tensor<32x192xf32>, tensor<32x192xf32>, tensor<32x32xf32>, tensor<64x32xf32>, tensor<32x64xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<192x32xf32>, tensor<32x192xf32>, tensor<32x192xf32>, tensor<32x32xf32>, tensor<64x32xf32>, tensor<32x64xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<192x32xf32>, tensor<32x192xf32>, tensor<32x192xf32>, tensor<32x32xf32>, tensor<64x32xf32>, tensor<32x64xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<192x32xf32>, tensor<32x192xf32>, tensor<32x192xf32>, tensor<32x32xf32>, tensor<64x32xf32>, tensor<32x64xf32>, tensor<32x32xf32>, tensor<32x256xf32>
    } : (tensor<512x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384x128xf32>, tensor<128x384xf32>, tensor<128x384xf32>, tensor<128x64xf32>, tensor<128x128xf32>, tensor<128x128xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384x128xf32>, tensor<128x384xf32>, tensor<128x384xf32>, tensor<128x64xf32>, tensor<128x128xf32>, tensor<128x128xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384x128xf32>, tensor<128x384xf32>, tensor<128x384xf32>, tensor<128x64xf32>, tensor<128x128xf32>, tensor<128x128xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384x128xf32>, tensor<128x384xf32>, tensor<128x384xf32>, tensor<128x64xf32>, tensor<128x128xf32>, tensor<128x128xf32>, tensor<128x64xf32>, tensor<128x512xf32>, tensor<512x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384x128xf32>, tensor<128x384xf32>, tensor<128x384xf32>, tensor<128x64xf32>, tensor<128x128xf32>, tensor<128x128xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384x128xf32>, tensor<128x384xf32>, tensor<128x384xf32>, tensor<128x64xf32>, tensor<128x128xf32>, tensor<128x128xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384x128xf32>, tensor<128x384xf32>, tensor<128x384xf32>, tensor<128x64xf32>, tensor<128x128xf32>, tensor<128x128xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384x128xf32>, tensor<128x384xf32>, tensor<128x384xf32>, tensor<128x64xf32>, tensor<128x128xf32>, tensor<128x128xf32>, tensor<128x64xf32>, tensor<128x512xf32>, tensor<512x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384x128xf32>, tensor<128x384xf32>, tensor<128x384xf32>, tensor<128x64xf32>, tensor<128x128xf32>, tensor<128x128xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384x128xf32>, tensor<128x384xf32>, tensor<128x384xf32>, tensor<128x64xf32>, tensor<128x128xf32>, tensor<128x128xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384x128xf32>, tensor<128x384xf32>, tensor<128x384xf32>, tensor<128x64xf32>, tensor<128x128xf32>, tensor<128x128xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384x128xf32>, tensor<128x384xf32>, tensor<128x384xf32>, tensor<128x64xf32>, tensor<128x128xf32>, tensor<128x128xf32>, tensor<128x64xf32>, tensor<128x512xf32>, tensor<i32>, tensor<8x32xi32>, tensor<8x32xi32>) -> (tensor<f32>, tensor<f32>, tensor<512x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384x128xf32>, tensor<128x384xf32>, tensor<128x384xf32>, tensor<128x64xf32>, tensor<128x128xf32>, tensor<128x128xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384x128xf32>, tensor<128x384xf32>, tensor<128x384xf32>, tensor<128x64xf32>, tensor<128x128xf32>, tensor<128x128xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384x128xf32>, tensor<128x384xf32>, tensor<128x384xf32>, tensor<128x64xf32>, tensor<128x128xf32>, tensor<128x128xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384x128xf32>, tensor<128x384xf32>, tensor<128x384xf32>, tensor<128x64xf32>, tensor<128x128xf32>, tensor<128x128xf32>, tensor<128x64xf32>, tensor<128x512xf32>, tensor<512x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384x128xf32>, tensor<128x384xf32>, tensor<128x384xf32>, tensor<128x64xf32>, tensor<128x128xf32>, tensor<128x128xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384x128xf32>, tensor<128x384xf32>, tensor<128x384xf32>, tensor<128x64xf32>, tensor<128x128xf32>, tensor<128x128xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384x128xf32>, tensor<128x384xf32>, tensor<128x384xf32>, tensor<128x64xf32>, tensor<128x128xf32>, tensor<128x128xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384x128xf32>, tensor<128x384xf32>, tensor<128x384xf32>, tensor<128x64xf32>, tensor<128x128xf32>, tensor<128x128xf32>, tensor<128x64xf32>, tensor<128x512xf32>, tensor<512x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384x128xf32>, tensor<128x384xf32>, tensor<128x384xf32>, tensor<128x64xf32>, tensor<128x128xf32>, tensor<128x128xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384x128xf32>, tensor<128x384xf32>, tensor<128x384xf32>, tensor<128x64xf32>, tensor<128x128xf32>, tensor<128x128xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384x128xf32>, tensor<128x384xf32>, tensor<128x384xf32>, tensor<128x64xf32>, tensor<128x128xf32>, tensor<128x128xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384x128xf32>, tensor<128x384xf32>, tensor<128x384xf32>, tensor<128x64xf32>, tensor<128x128xf32>, tensor<128x128xf32>, tensor<128x64xf32>, tensor<128x512xf32>)
    return %0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6, %0#7, %0#8, %0#9, %0#10, %0#11, %0#12, %0#13, %0#14, %0#15, %0#16, %0#17, %0#18, %0#19, %0#20, %0#21, %0#22, %0#23, %0#24, %0#25, %0#26, %0#27, %0#28, %0#29, %0#30, %0#31, %0#32, %0#33, %0#34, %0#35, %0#36, %0#37, %0#38, %0#39, %0#40, %0#41, %0#42, %0#43, %0#44, %0#45, %0#46, %0#47, %0#48, %0#49, %0#50, %0#51, %0#52, %0#53, %0#54, %0#55, %0#56, %0#57, %0#58, %0#59, %0#60, %0#61, %0#62, %0#63, %0#64, %0#65, %0#66, %0#67, %0#68, %0#69, %0#70, %0#71, %0#72, %0#73, %0#74, %0#75, %0#76, %0#77, %0#78, %0#79, %0#80, %0#81, %0#82, %0#83, %0#84, %0#85, %0#86, %0#87, %0#88, %0#89, %0#90, %0#91, %0#92, %0#93, %0#94, %0#95, %0#96, %0#97, %0#98, %0#99, %0#100, %0#101, %0#102, %0#103, %0#104, %0#105, %0#106, %0#107, %0#108, %0#109, %0#110, %0#111, %0#112, %0#113, %0#114, %0#115, %0#116, %0#117, %0#118 : tensor<f32>, tensor<f32>, tensor<512x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384x128xf32>, tensor<128x384xf32>, tensor<128x384xf32>, tensor<128x64xf32>, tensor<128x128xf32>, tensor<128x128xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384x128xf32>, tensor<128x384xf32>, tensor<128x384xf32>, tensor<128x64xf32>, tensor<128x128xf32>, tensor<128x128xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384x128xf32>, tensor<128x384xf32>, tensor<128x384xf32>, tensor<128x64xf32>, tensor<128x128xf32>, tensor<128x128xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384x128xf32>, tensor<128x384xf32>, tensor<128x384xf32>, tensor<128x64xf32>, tensor<128x128xf32>, tensor<128x128xf32>, tensor<128x64xf32>, tensor<128x512xf32>, tensor<512x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384x128xf32>, tensor<128x384xf32>, tensor<128x384xf32>, tensor<128x64xf32>, tensor<128x128xf32>, tensor<128x128xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384x128xf32>, tensor<128x384xf32>, tensor<128x384xf32>, tensor<128x64xf32>, tensor<128x128xf32>, tensor<128x128xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384x128xf32>, tensor<128x384xf32>, tensor<128x384xf32>, tensor<128x64xf32>, tensor<128x128xf32>, tensor<128x128xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384x128xf32>, tensor<128x384xf32>, tensor<128x384xf32>, tensor<128x64xf32>, tensor<128x128xf32>, tensor<128x128xf32>, tensor<128x64xf32>, tensor<128x512xf32>, tensor<512x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384x128xf32>, tensor<128x384xf32>, tensor<128x384xf32>, tensor<128x64xf32>, tensor<128x128xf32>, tensor<128x128xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384x128xf32>, tensor<128x384xf32>, tensor<128x384xf32>, tensor<128x64xf32>, tensor<128x128xf32>, tensor<128x128xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384x128xf32>, tensor<128x384xf32>, tensor<128x384xf32>, tensor<128x64xf32>, tensor<128x128xf32>, tensor<128x128xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<128xf32>, tensor<384x128xf32>, tensor<128x384xf32>, tensor<128x384xf32>, tensor<128x64xf32>, tensor<128x128xf32>, tensor<128x128xf32>, tensor<128x64xf32>, tensor<128x512xf32>
  }
  func.func private @clip(%arg0: tensor<2x32xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<2x32xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<2x32xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<2x32xi32>
    %3 = stablehlo.convert %arg2 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<2x32xi32>
    %5 = stablehlo.minimum %4, %2 : tensor<2x32xi32>
    return %5 : tensor<2x32xi32>
  }
  func.func private @_where(%arg0: tensor<2x32x1xi1>, %arg1: tensor<2x32x128xbf16>, %arg2: tensor<i32>) -> (tensor<2x32x128xbf16>, tensor<2x32x128xi1>) {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2] : (tensor<2x32x1xi1>) -> tensor<2x32x128xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<bf16>) -> tensor<2x32x128xbf16>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<2x32x128xi1>, tensor<2x32x128xbf16>
    return %3, %1 : tensor<2x32x128xbf16>, tensor<2x32x128xi1>
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
  func.func private @_where_0(%arg0: tensor<32x32xi1>, %arg1: tensor<2x2x2x32x32xf32>, %arg2: tensor<f32>) -> tensor<2x2x2x32x32xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [3, 4] : (tensor<32x32xi1>) -> tensor<2x2x2x32x32xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x2x32x32xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<2x2x2x32x32xi1>, tensor<2x2x2x32x32xf32>
    return %3 : tensor<2x2x2x32x32xf32>
  }
  func.func private @silu(%arg0: tensor<2x32x192xbf16>) -> tensor<2x32x192xbf16> {
    %0 = stablehlo.negate %arg0 : tensor<2x32x192xbf16>
    %1 = stablehlo.exponential %0 : tensor<2x32x192xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<2x32x192xbf16>
    %3 = stablehlo.add %2, %1 : tensor<2x32x192xbf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<2x32x192xbf16>
    %5 = stablehlo.divide %4, %3 : tensor<2x32x192xbf16>
    %6 = stablehlo.multiply %arg0, %5 : tensor<2x32x192xbf16>
    return %6 : tensor<2x32x192xbf16>
  }
  func.func private @take_along_axis(%arg0: tensor<2x32x256xf32>, %arg1: tensor<2x32x1xi32>) -> (tensor<2x32x1xf32>, tensor<2x32x1x1xi32>) {
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
    return %15, %5 : tensor<2x32x1xf32>, tensor<2x32x1x1xi32>
  }
  func.func private @_where_1(%arg0: tensor<2x32xi1>, %arg1: tensor<2x32xf32>, %arg2: tensor<f32>) -> tensor<2x32xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<2x32xi1>, tensor<2x32xf32>
    return %2 : tensor<2x32xf32>
  }
  func.func private @_where_2(%arg0: tensor<2x32xi1>, %arg1: tensor<2x32xf32>) -> tensor<2x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x32xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<2x32xi1>, tensor<2x32xf32>
    return %1 : tensor<2x32xf32>
  }
  func.func private @take_along_axis_3(%arg0: tensor<2x32x1x1xi32>, %arg1: tensor<2x32x1xf32>) -> tensor<2x32x256xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x32x256xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2x32x256xf32>, tensor<2x32x1x1xi32>, tensor<2x32x1xf32>) -> tensor<2x32x256xf32>
    return %1 : tensor<2x32x256xf32>
  }
  func.func private @tril_4(%arg0: tensor<32x32xi1>) -> tensor<32x32xi1> {
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
  func.func private @_where_5(%arg0: tensor<32x32xi1>, %arg1: tensor<2x2x2x32x32xf32>, %arg2: tensor<f32>) -> (tensor<2x2x2x32x32xf32>, tensor<2x2x2x32x32xi1>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [3, 4] : (tensor<32x32xi1>) -> tensor<2x2x2x32x32xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x2x2x32x32xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<2x2x2x32x32xi1>, tensor<2x2x2x32x32xf32>
    return %3, %1 : tensor<2x2x2x32x32xf32>, tensor<2x2x2x32x32xi1>
  }
  func.func private @silu_6(%arg0: tensor<2x32x192xbf16>) -> (tensor<2x32x192xbf16>, tensor<2x32x192xbf16>, tensor<2x32x192xbf16>) {
    %0 = stablehlo.negate %arg0 : tensor<2x32x192xbf16>
    %1 = stablehlo.exponential %0 : tensor<2x32x192xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<2x32x192xbf16>
    %3 = stablehlo.add %2, %1 : tensor<2x32x192xbf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<2x32x192xbf16>
    %5 = stablehlo.divide %4, %3 : tensor<2x32x192xbf16>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<2x32x192xbf16>
    %7 = stablehlo.subtract %6, %5 : tensor<2x32x192xbf16>
    %8 = stablehlo.multiply %5, %7 : tensor<2x32x192xbf16>
    %9 = stablehlo.multiply %arg0, %5 : tensor<2x32x192xbf16>
    return %9, %5, %8 : tensor<2x32x192xbf16>, tensor<2x32x192xbf16>, tensor<2x32x192xbf16>
  }
  func.func private @silu_7(%arg0: tensor<2x32x192xbf16>, %arg1: tensor<2x32x192xbf16>, %arg2: tensor<2x32x192xbf16>, %arg3: tensor<2x32x192xbf16>) -> tensor<2x32x192xbf16> {
    %0 = stablehlo.multiply %arg1, %arg3 : tensor<2x32x192xbf16>
    %1 = stablehlo.multiply %arg3, %arg0 : tensor<2x32x192xbf16>
    %2 = stablehlo.multiply %0, %arg2 : tensor<2x32x192xbf16>
    %3 = stablehlo.add %1, %2 : tensor<2x32x192xbf16>
    return %3 : tensor<2x32x192xbf16>
  }
  func.func private @_where_8(%arg0: tensor<2x2x2x32x32xi1>, %arg1: tensor<2x2x2x32x32xf32>) -> tensor<2x2x2x32x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x2x32x32xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<2x2x2x32x32xi1>, tensor<2x2x2x32x32xf32>
    return %1 : tensor<2x2x2x32x32xf32>
  }
  func.func private @_where_9(%arg0: tensor<2x32x128xi1>, %arg1: tensor<2x32x128xbf16>) -> tensor<2x32x128xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<2x32x128xbf16>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<2x32x128xi1>, tensor<2x32x128xbf16>
    return %1 : tensor<2x32x128xbf16>
  }
}
