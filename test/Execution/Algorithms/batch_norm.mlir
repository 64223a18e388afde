// What JAX computes; written by generate.py.
// RUN: tutti run --quiet %s | FileCheck %s
// CHECK: {{[0-9]+}} functions ran, all expectations hold

func.func @training_float32_2_1() {
  %x0 = stablehlo.constant dense<"0x96D46BBE1EC92BBF2A85B83DAEE9C4BDB243FCBED5CF123E32795A3FD4AAAEBE00F125BFD36EA13EE63F4F3F152C4F3FACC7823F2E07CA3E484920401C45B1BEEB46043FFEC04CBF915AE23E129DB4BF"> : tensor<4x5xf32>
  %x1 = stablehlo.constant dense<"0x028E89BE9788B5BAB579C8BECDA7593E5C0625BF"> : tensor<5xf32>
  %x2 = stablehlo.constant dense<"0x12ADC4BEA343ACBF93B5973F63C8ABBE4B4AEABE"> : tensor<5xf32>
  %r:3 = call @training_float32_2_1_program(%x0, %x1, %x2) : (tensor<4x5xf32>, tensor<5xf32>, tensor<5xf32>) -> (tensor<4x5xf32>, tensor<5xf32>, tensor<5xf32>)
  %r_0_expected = stablehlo.constant dense<"0x91EE43BEDEF6ABBF1175903FEF1EC9BE5BD40BBEF4AAD3BE8666ACBF1C92B03F217B28BFAFF1FDBE82304FBF4B63ACBF2F2A163F2CBD20BEFD22BCBF1DC4FABDDD4DACBF07BAD23F875B09BEA53E8B3E"> : tensor<4x5xf32>
  stablehlo.custom_call @check.expect_almost_eq(%r#0, %r_0_expected) {has_side_effect = true, tolerance = 1.000000e-04 : f64} : (tensor<4x5xf32>, tensor<4x5xf32>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x50B8C03D8A11C13E60CDEEBB4C15BD3C8C806A3E"> : tensor<5xf32>
  stablehlo.custom_call @check.expect_almost_eq(%r#1, %r_1_expected) {has_side_effect = true, tolerance = 1.000000e-04 : f64} : (tensor<5xf32>, tensor<5xf32>) -> ()
  %r_2_expected = stablehlo.constant dense<"0x5A3E503E820FC43E7E69E73E9747473E4A550640"> : tensor<5xf32>
  stablehlo.custom_call @check.expect_almost_eq(%r#2, %r_2_expected) {has_side_effect = true, tolerance = 1.000000e-04 : f64} : (tensor<5xf32>, tensor<5xf32>) -> ()
  return
}

func.func private @training_float32_2_1_program(%a: tensor<4x5xf32>, %b: tensor<5xf32>, %c: tensor<5xf32>) -> (tensor<4x5xf32>, tensor<5xf32>, tensor<5xf32>) {
  %r:3 = "stablehlo.batch_norm_training"(%a, %b, %c)
      <{epsilon = 1.0e-3 : f32, feature_index = 1 : i64}> : (tensor<4x5xf32>, tensor<5xf32>, tensor<5xf32>) -> (tensor<4x5xf32>, tensor<5xf32>, tensor<5xf32>)
  return %r#0, %r#1, %r#2 : tensor<4x5xf32>, tensor<5xf32>, tensor<5xf32>
}

func.func @inference_float32_2_1() {
  %x0 = stablehlo.constant dense<"0x96D46BBE1EC92BBF2A85B83DAEE9C4BDB243FCBED5CF123E32795A3FD4AAAEBE00F125BFD36EA13EE63F4F3F152C4F3FACC7823F2E07CA3E484920401C45B1BEEB46043FFEC04CBF915AE23E129DB4BF"> : tensor<4x5xf32>
  %x1 = stablehlo.constant dense<"0x028E89BE9788B5BAB579C8BECDA7593E5C0625BF"> : tensor<5xf32>
  %x2 = stablehlo.constant dense<"0x12ADC4BEA343ACBF93B5973F63C8ABBE4B4AEABE"> : tensor<5xf32>
  %x3 = stablehlo.constant dense<"0x89E1D73EE6BFCCBFB061303EF97BE23EB85D28BE"> : tensor<5xf32>
  %x4 = stablehlo.constant dense<"0x9B137F3F7EFF323F05D2163F5ACB9E3F095E383F"> : tensor<5xf32>
  %r = call @inference_float32_2_1_program(%x0, %x1, %x2, %x3, %x4) : (tensor<4x5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) -> (tensor<4x5xf32>)
  %r_expected = stablehlo.constant dense<"0xEEC255BEFF75ACBFA0119D3F8660E0BE266855BE36599EBEADC8ACBF2E34B93FD6250BBFA95D52BF591BFABE48C6ACBFCC93403FAF72B0BE92F11EC0BDD335BE6AB6ACBFD520D73FC3CEABBE0135FA3E"> : tensor<4x5xf32>
  stablehlo.custom_call @check.expect_almost_eq(%r, %r_expected) {has_side_effect = true, tolerance = 1.000000e-04 : f64} : (tensor<4x5xf32>, tensor<4x5xf32>) -> ()
  return
}

func.func private @inference_float32_2_1_program(%a: tensor<4x5xf32>, %b: tensor<5xf32>, %c: tensor<5xf32>, %d: tensor<5xf32>, %e: tensor<5xf32>) -> (tensor<4x5xf32>) {
  %r = "stablehlo.batch_norm_inference"(%a, %b, %c, %d, %e)
      <{epsilon = 1.0e-3 : f32, feature_index = 1 : i64}> : (tensor<4x5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) -> tensor<4x5xf32>
  return %r : tensor<4x5xf32>
}

func.func @gradient_float32_2_1() {
  %x0 = stablehlo.constant dense<"0x96D46BBE1EC92BBF2A85B83DAEE9C4BDB243FCBED5CF123E32795A3FD4AAAEBE00F125BFD36EA13EE63F4F3F152C4F3FACC7823F2E07CA3E484920401C45B1BEEB46043FFEC04CBF915AE23E129DB4BF"> : tensor<4x5xf32>
  %x1 = stablehlo.constant dense<"0x028E89BE9788B5BAB579C8BECDA7593E5C0625BF"> : tensor<5xf32>
  %x2 = stablehlo.constant dense<"0x89E1D73EE6BFCCBFB061303EF97BE23EB85D28BE"> : tensor<5xf32>
  %x3 = stablehlo.constant dense<"0x9B137F3F7EFF323F05D2163F5ACB9E3F095E383F"> : tensor<5xf32>
  %x4 = stablehlo.constant dense<"0xB2EDB5BF3B24473ED4A9F93E3DF74D3F6D3ED6BF95BD3C3F2979C6BE1BFA3640373A34BFB86468BF9040D4BB0B0BAF3FCBA51BBE3ED33EBFFDFF31BF8BA96CBE9A88E1BF854408401F130B3F297293BE"> : tensor<4x5xf32>
  %r:3 = call @gradient_float32_2_1_program(%x0, %x1, %x2, %x3, %x4) : (tensor<4x5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<4x5xf32>) -> (tensor<4x5xf32>, tensor<5xf32>, tensor<5xf32>)
  %r_0_expected = stablehlo.constant dense<"0x46DA8F3E85BAA0BA6BBEFD3EE6F4293E0DA6363FF4E48DBEBDBAB0BA1664BCBEBF5FE9BD7ED925BE15B416BD2B588ABB079C9B3DC9F20BBE56548FBF37553DBD21D9983A9C06BE3E032BDE3D23CD8DBB"> : tensor<4x5xf32>
  stablehlo.custom_call @check.expect_almost_eq(%r#0, %r_0_expected) {has_side_effect = true, tolerance = 3.000000e-04 : f64} : (tensor<4x5xf32>, tensor<4x5xf32>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x2FC8653F0354B8BF5C679AC08D01AA3E2D69D0BF"> : tensor<5xf32>
  stablehlo.custom_call @check.expect_almost_eq(%r#1, %r_1_expected) {has_side_effect = true, tolerance = 3.000000e-04 : f64} : (tensor<5xf32>, tensor<5xf32>) -> ()
  %r_2_expected = stablehlo.constant dense<"0xB3F06BBFA46E16BFBF5CAA40C818D0BDA82664C0"> : tensor<5xf32>
  stablehlo.custom_call @check.expect_almost_eq(%r#2, %r_2_expected) {has_side_effect = true, tolerance = 3.000000e-04 : f64} : (tensor<5xf32>, tensor<5xf32>) -> ()
  return
}

func.func private @gradient_float32_2_1_program(%a: tensor<4x5xf32>, %b: tensor<5xf32>, %c: tensor<5xf32>, %d: tensor<5xf32>, %e: tensor<4x5xf32>) -> (tensor<4x5xf32>, tensor<5xf32>, tensor<5xf32>) {
  %r:3 = "stablehlo.batch_norm_grad"(%a, %b, %c, %d, %e)
      <{epsilon = 1.0e-3 : f32, feature_index = 1 : i64}>
      : (tensor<4x5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<4x5xf32>) -> (tensor<4x5xf32>, tensor<5xf32>, tensor<5xf32>)
  return %r#0, %r#1, %r#2 : tensor<4x5xf32>, tensor<5xf32>, tensor<5xf32>
}

func.func @training_float32_3_0() {
  %x0 = stablehlo.constant dense<"0x3C808DBFF7C453BFE1B8A83F5CE4653FB8C760BE983C103F0CA32BBFFBEC84BF14C613BFDE87A93F45F58F3FA42B9C3EBD0F2F40D34B583F96C7CABE2034543FCC8E333FF590BABFD8CD90BFFA02B63F83BE96BF62E08FBC7DA6963F791DB93F"> : tensor<2x3x4xf32>
  %x1 = stablehlo.constant dense<"0x29D3903FD894B6BE"> : tensor<2xf32>
  %x2 = stablehlo.constant dense<"0xDA437BBF05DF4D3F"> : tensor<2xf32>
  %r:3 = call @training_float32_3_0_program(%x0, %x1, %x2) : (tensor<2x3x4xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<2x3x4xf32>, tensor<2xf32>, tensor<2xf32>)
  %r_0_expected = stablehlo.constant dense<"0xB5321FC0EEC908C02DF60F3F7BED093D31B1AFBF0355C6BEA453F8BF7BCD19C0F44FE9BF1EFF113FEF45A33ECD6836BF8F3AFE3DD1972D3FD957853FD4CA2E3FD35B383F8528AD3FA5EBA03FC44D023F41A9A23F044B6E3F07AF143F227C003F"> : tensor<2x3x4xf32>
  stablehlo.custom_call @check.expect_almost_eq(%r#0, %r_0_expected) {has_side_effect = true, tolerance = 1.000000e-04 : f64} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x3CF0BA3D5E4AD43E"> : tensor<2xf32>
  stablehlo.custom_call @check.expect_almost_eq(%r#1, %r_1_expected) {has_side_effect = true, tolerance = 1.000000e-04 : f64} : (tensor<2xf32>, tensor<2xf32>) -> ()
  %r_2_expected = stablehlo.constant dense<"0x2EB44E3F276EBD3F"> : tensor<2xf32>
  stablehlo.custom_call @check.expect_almost_eq(%r#2, %r_2_expected) {has_side_effect = true, tolerance = 1.000000e-04 : f64} : (tensor<2xf32>, tensor<2xf32>) -> ()
  return
}

func.func private @training_float32_3_0_program(%a: tensor<2x3x4xf32>, %b: tensor<2xf32>, %c: tensor<2xf32>) -> (tensor<2x3x4xf32>, tensor<2xf32>, tensor<2xf32>) {
  %r:3 = "stablehlo.batch_norm_training"(%a, %b, %c)
      <{epsilon = 1.0e-3 : f32, feature_index = 0 : i64}> : (tensor<2x3x4xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<2x3x4xf32>, tensor<2xf32>, tensor<2xf32>)
  return %r#0, %r#1, %r#2 : tensor<2x3x4xf32>, tensor<2xf32>, tensor<2xf32>
}

func.func @inference_float32_3_0() {
  %x0 = stablehlo.constant dense<"0x3C808DBFF7C453BFE1B8A83F5CE4653FB8C760BE983C103F0CA32BBFFBEC84BF14C613BFDE87A93F45F58F3FA42B9C3EBD0F2F40D34B583F96C7CABE2034543FCC8E333FF590BABFD8CD90BFFA02B63F83BE96BF62E08FBC7DA6963F791DB93F"> : tensor<2x3x4xf32>
  %x1 = stablehlo.constant dense<"0x29D3903FD894B6BE"> : tensor<2xf32>
  %x2 = stablehlo.constant dense<"0xDA437BBF05DF4D3F"> : tensor<2xf32>
  %x3 = stablehlo.constant dense<"0x0199CABE37024C3F"> : tensor<2xf32>
  %x4 = stablehlo.constant dense<"0x4312BE3F5D992F3F"> : tensor<2xf32>
  %r = call @inference_float32_3_0_program(%x0, %x1, %x2, %x3, %x4) : (tensor<2x3x4xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<2x3x4xf32>)
  %r_expected = stablehlo.constant dense<"0x97F5D1BFA6E6B0BF09F81B3F0890603E856651BFC2E7BABD9C469EBFFEFFC9BF7D3393BF48781D3FCEFEDB3E1387A9BE7672F4BC9995483FBDA2A83F61584A3F3064583F6F18E33F7F20D13F0A06093FC6AED33F82CA933FAF02243F5D5A063F"> : tensor<2x3x4xf32>
  stablehlo.custom_call @check.expect_almost_eq(%r, %r_expected) {has_side_effect = true, tolerance = 1.000000e-04 : f64} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> ()
  return
}

func.func private @inference_float32_3_0_program(%a: tensor<2x3x4xf32>, %b: tensor<2xf32>, %c: tensor<2xf32>, %d: tensor<2xf32>, %e: tensor<2xf32>) -> (tensor<2x3x4xf32>) {
  %r = "stablehlo.batch_norm_inference"(%a, %b, %c, %d, %e)
      <{epsilon = 1.0e-3 : f32, feature_index = 0 : i64}> : (tensor<2x3x4xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2x3x4xf32>
  return %r : tensor<2x3x4xf32>
}

func.func @gradient_float32_3_0() {
  %x0 = stablehlo.constant dense<"0x3C808DBFF7C453BFE1B8A83F5CE4653FB8C760BE983C103F0CA32BBFFBEC84BF14C613BFDE87A93F45F58F3FA42B9C3EBD0F2F40D34B583F96C7CABE2034543FCC8E333FF590BABFD8CD90BFFA02B63F83BE96BF62E08FBC7DA6963F791DB93F"> : tensor<2x3x4xf32>
  %x1 = stablehlo.constant dense<"0x29D3903FD894B6BE"> : tensor<2xf32>
  %x2 = stablehlo.constant dense<"0x0199CABE37024C3F"> : tensor<2xf32>
  %x3 = stablehlo.constant dense<"0x4312BE3F5D992F3F"> : tensor<2xf32>
  %x4 = stablehlo.constant dense<"0x4B758EBECC761DC0CB81FC3B377E3A3F78EBAEBEC9B2F1BFECE817BF5BD4603FFCEF3E3FD9C123BFE21E923EEED7D3BE0CDBD43E73CB5EBF1479913D4F324CBF19D5A03F5A78F8BE5337FB3D451E5DBFB9A604C0EE4967BE1674A5BFCB33603F"> : tensor<2x3x4xf32>
  %r:3 = call @gradient_float32_3_0_program(%x0, %x1, %x2, %x3, %x4) : (tensor<2x3x4xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>, tensor<2xf32>, tensor<2xf32>)
  %r_0_expected = stablehlo.constant dense<"0x95FACE3B352800C03B62D53E15C3873F14EAFF39EBB0B1BFB83585BE4FB88A3F520C7D3FFD273CBECEB5293FFB990FBD6233563ED3D57E3E4495FCBE15615A3E0C8834BF41D90ABF651E37BF6D40CE3E9BD85D3E738686BE3C52053FC094ADBE"> : tensor<2x3x4xf32>
  stablehlo.custom_call @check.expect_almost_eq(%r#0, %r_0_expected) {has_side_effect = true, tolerance = 3.000000e-04 : f64} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> ()
  %r_1_expected = stablehlo.constant dense<"0xC37071BF98FBC840"> : tensor<2xf32>
  stablehlo.custom_call @check.expect_almost_eq(%r#1, %r_1_expected) {has_side_effect = true, tolerance = 3.000000e-04 : f64} : (tensor<2xf32>, tensor<2xf32>) -> ()
  %r_2_expected = stablehlo.constant dense<"0x360F7EC00D7377C0"> : tensor<2xf32>
  stablehlo.custom_call @check.expect_almost_eq(%r#2, %r_2_expected) {has_side_effect = true, tolerance = 3.000000e-04 : f64} : (tensor<2xf32>, tensor<2xf32>) -> ()
  return
}

func.func private @gradient_float32_3_0_program(%a: tensor<2x3x4xf32>, %b: tensor<2xf32>, %c: tensor<2xf32>, %d: tensor<2xf32>, %e: tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>, tensor<2xf32>, tensor<2xf32>) {
  %r:3 = "stablehlo.batch_norm_grad"(%a, %b, %c, %d, %e)
      <{epsilon = 1.0e-3 : f32, feature_index = 0 : i64}>
      : (tensor<2x3x4xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>, tensor<2xf32>, tensor<2xf32>)
  return %r#0, %r#1, %r#2 : tensor<2x3x4xf32>, tensor<2xf32>, tensor<2xf32>
}

func.func @training_float32_3_2() {
  %x0 = stablehlo.constant dense<"0x5753DF3F7EF9BF3E2A1B493F7CDCD83DC8587FBF32D3573E8D3696BEED7A883F40853EBF5DE8563E7ACC1E3F8F27DC3F709F0BBF6584033E5E524BBFD45573BFC8B108BF1DA3913F640C873F8AB6233C386B51BF79DC8F3FA7F58C3E39F4DD3E"> : tensor<2x3x4xf32>
  %x1 = stablehlo.constant dense<"0x34457BBF46DC09C02B648CBFE5FA9BBE"> : tensor<4xf32>
  %x2 = stablehlo.constant dense<"0xF28A12BFC45158BEFB6E54BF7318BA3E"> : tensor<4xf32>
  %r:3 = call @training_float32_3_2_program(%x0, %x1, %x2) : (tensor<2x3x4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<2x3x4xf32>, tensor<4xf32>, tensor<4xf32>)
  %r_0_expected = stablehlo.constant dense<"0xC6F82EC0733A113FD031DABF011BF03E3726123E3B7EB13F86B0123ECAF6F83DADBEFBBDB910B23F1BF7B5BFEC50EBBD47B9A9BEFA15E63FA821803F48E1593F1EDEAFBE14574FC00BA30AC0DEEE003FBB493ABDA0E84AC04FAB54BFEE6DB33E"> : tensor<2x3x4xf32>
  stablehlo.custom_call @check.expect_almost_eq(%r#0, %r_0_expected) {has_side_effect = true, tolerance = 1.000000e-04 : f64} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x99A6A1BEA8EC073F34AF8C3E8E86CB3E"> : tensor<4xf32>
  stablehlo.custom_call @check.expect_almost_eq(%r#1, %r_1_expected) {has_side_effect = true, tolerance = 1.000000e-04 : f64} : (tensor<4xf32>, tensor<4xf32>) -> ()
  %r_2_expected = stablehlo.constant dense<"0x29DA5F3F76C03D3E5378D13E2053353F"> : tensor<4xf32>
  stablehlo.custom_call @check.expect_almost_eq(%r#2, %r_2_expected) {has_side_effect = true, tolerance = 1.000000e-04 : f64} : (tensor<4xf32>, tensor<4xf32>) -> ()
  return
}

func.func private @training_float32_3_2_program(%a: tensor<2x3x4xf32>, %b: tensor<4xf32>, %c: tensor<4xf32>) -> (tensor<2x3x4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %r:3 = "stablehlo.batch_norm_training"(%a, %b, %c)
      <{epsilon = 1.0e-3 : f32, feature_index = 2 : i64}> : (tensor<2x3x4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<2x3x4xf32>, tensor<4xf32>, tensor<4xf32>)
  return %r#0, %r#1, %r#2 : tensor<2x3x4xf32>, tensor<4xf32>, tensor<4xf32>
}

func.func @inference_float32_3_2() {
  %x0 = stablehlo.constant dense<"0x5753DF3F7EF9BF3E2A1B493F7CDCD83DC8587FBF32D3573E8D3696BEED7A883F40853EBF5DE8563E7ACC1E3F8F27DC3F709F0BBF6584033E5E524BBFD45573BFC8B108BF1DA3913F640C873F8AB6233C386B51BF79DC8F3FA7F58C3E39F4DD3E"> : tensor<2x3x4xf32>
  %x1 = stablehlo.constant dense<"0x34457BBF46DC09C02B648CBFE5FA9BBE"> : tensor<4xf32>
  %x2 = stablehlo.constant dense<"0xF28A12BFC45158BEFB6E54BF7318BA3E"> : tensor<4xf32>
  %x3 = stablehlo.constant dense<"0x85F65C3FD1FBCA3F27C4253F9F1114BE"> : tensor<4xf32>
  %x4 = stablehlo.constant dense<"0x12025A3FDE4E583FADA4BE3FDF18173F"> : tensor<4xf32>
  %r = call @inference_float32_3_2_program(%x0, %x1, %x2, %x3, %x4) : (tensor<2x3x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<2x3x4xf32>)
  %r_expected = stablehlo.constant dense<"0x4639C1BF23F92740FC2E74BF2C48873EA8E2B33F1495404050257E3C9F24EEBD336E913F74B740407E2C4EBF4625C0BECFC16C3F42EC4C40E952EE3EEBCA2E3FEEA4693FEB87563F411599BF47BC9A3E8F799B3F73D95E3F21A7FDBE1DA5093E"> : tensor<2x3x4xf32>
  stablehlo.custom_call @check.expect_almost_eq(%r, %r_expected) {has_side_effect = true, tolerance = 1.000000e-04 : f64} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> ()
  return
}

func.func private @inference_float32_3_2_program(%a: tensor<2x3x4xf32>, %b: tensor<4xf32>, %c: tensor<4xf32>, %d: tensor<4xf32>, %e: tensor<4xf32>) -> (tensor<2x3x4xf32>) {
  %r = "stablehlo.batch_norm_inference"(%a, %b, %c, %d, %e)
      <{epsilon = 1.0e-3 : f32, feature_index = 2 : i64}> : (tensor<2x3x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<2x3x4xf32>
  return %r : tensor<2x3x4xf32>
}

func.func @gradient_float32_3_2() {
  %x0 = stablehlo.constant dense<"0x5753DF3F7EF9BF3E2A1B493F7CDCD83DC8587FBF32D3573E8D3696BEED7A883F40853EBF5DE8563E7ACC1E3F8F27DC3F709F0BBF6584033E5E524BBFD45573BFC8B108BF1DA3913F640C873F8AB6233C386B51BF79DC8F3FA7F58C3E39F4DD3E"> : tensor<2x3x4xf32>
  %x1 = stablehlo.constant dense<"0x34457BBF46DC09C02B648CBFE5FA9BBE"> : tensor<4xf32>
  %x2 = stablehlo.constant dense<"0x85F65C3FD1FBCA3F27C4253F9F1114BE"> : tensor<4xf32>
  %x3 = stablehlo.constant dense<"0x12025A3FDE4E583FADA4BE3FDF18173F"> : tensor<4xf32>
  %x4 = stablehlo.constant dense<"0xCFE9FE3EDACAAA3F62A0063F8277A1BD6991AABE3BB624BE359737BEBF5B6BBF6C5160BFC22EDF3FD1D08F3F6FF40EBFF6BC233C209B8ABEA139FD3EA5BCAFBE4C24E43B0946953EC8EA9E3FE0A364BEAE0A89BD268E97BF199B7ABF10EB34BE"> : tensor<2x3x4xf32>
  %r:3 = call @gradient_float32_3_2_program(%x0, %x1, %x2, %x3, %x4) : (tensor<2x3x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>, tensor<4xf32>, tensor<4xf32>)
  %r_0_expected = stablehlo.constant dense<"0x57A148BEED1B46BFD30E09BE96CD35BE50D944BFBA0A3D405F6BEB3EDA7080BD95096ABDCAABC0BF844A2DBF6360B5BE6AC364BFD7C254406A1128BE823F2B3E176262BF584F1E3F9D4F44BFCDC7C9BD41E774BF39FC8240C180993F98545ABE"> : tensor<2x3x4xf32>
  stablehlo.custom_call @check.expect_almost_eq(%r#0, %r_0_expected) {has_side_effect = true, tolerance = 3.000000e-04 : f64} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x68273140A38D4FC0B5559A3ED55029C0"> : tensor<4xf32>
  stablehlo.custom_call @check.expect_almost_eq(%r#1, %r_1_expected) {has_side_effect = true, tolerance = 3.000000e-04 : f64} : (tensor<4xf32>, tensor<4xf32>) -> ()
  %r_2_expected = stablehlo.constant dense<"0x52EF42BF687FE03FE08C0E404B3013C0"> : tensor<4xf32>
  stablehlo.custom_call @check.expect_almost_eq(%r#2, %r_2_expected) {has_side_effect = true, tolerance = 3.000000e-04 : f64} : (tensor<4xf32>, tensor<4xf32>) -> ()
  return
}

func.func private @gradient_float32_3_2_program(%a: tensor<2x3x4xf32>, %b: tensor<4xf32>, %c: tensor<4xf32>, %d: tensor<4xf32>, %e: tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %r:3 = "stablehlo.batch_norm_grad"(%a, %b, %c, %d, %e)
      <{epsilon = 1.0e-3 : f32, feature_index = 2 : i64}>
      : (tensor<2x3x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>, tensor<4xf32>, tensor<4xf32>)
  return %r#0, %r#1, %r#2 : tensor<2x3x4xf32>, tensor<4xf32>, tensor<4xf32>
}

func.func @training_float64_2_1() {
  %x0 = stablehlo.constant dense<"0x98FB2D3475D4903FD75D440CA1A4F4BFA98F16D6DEDAF63F9EE86342EFFBF73FD8067B9EAD6EE13F30FF4B919FA8DCBF937703A4DA9E01401DD07696BB32DDBFF060C098A548D1BF4921845F2BE4D7BFECAF7947CA3BA73F2CF698508695FABF89FDD1B0AECBE2BF71B4C7695AD4DE3FDC8901BBE335FE3F8C7CF54A8327D3BF2491DB569BEFD0BF7B3BA2700534D03F5696C7503790EC3F1D7B67C09173F43F"> : tensor<4x5xf64>
  %x1 = stablehlo.constant dense<"0x15180158A535E9BF586B41E45CDEE3BF45FD99EF6AC5EDBF05A0F311ED4AED3F57647F41E8FFE83F"> : tensor<5xf64>
  %x2 = stablehlo.constant dense<"0x380C95E76F7300C054279A87B37BEC3F699FB7535DE1E8BFB0507256F38FDE3F4A965D75F3E2F2BF"> : tensor<5xf64>
  %r:3 = call @training_float64_2_1_program(%x0, %x1, %x2) : (tensor<4x5xf64>, tensor<5xf64>, tensor<5xf64>) -> (tensor<4x5xf64>, tensor<5xf64>, tensor<5xf64>)
  %r_0_expected = stablehlo.constant dense<"0x66148936500B06C0E5B565C78C12F53FEF0919F69A0602C0929A65ABF2EEFA3F16E77B25742CF7BFC4AE9EDCD36DF0BFF885368E590BBFBF22E0F5856F75AFBF624F4558689CEABF22B92DCE3D6102C0D3E7FFBD0AE806C01679DC58D884F73FE33605576250B73FACDF367C685ACE3FABC136998B58CABF89BAF776F546F9BF1910AB0F6FA1EC3FC09EFBC8BE5DECBFB803518FCF47EA3F334FF04099A3E8BF"> : tensor<4x5xf64>
  stablehlo.custom_call @check.expect_almost_eq(%r#0, %r_0_expected) {has_side_effect = true, tolerance = 1.000000e-12 : f64} : (tensor<4x5xf64>, tensor<4x5xf64>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x02B30720B1EDC5BF26498DEA5838D0BF78D770E8B36AC43F54C4840F7CD3E43F0AC062B9E0B3EA3F"> : tensor<5xf64>
  stablehlo.custom_call @check.expect_almost_eq(%r#1, %r_1_expected) {has_side_effect = true, tolerance = 1.000000e-12 : f64} : (tensor<5xf64>, tensor<5xf64>) -> ()
  %r_2_expected = stablehlo.constant dense<"0x729F2FFC2167A63F7B7D18E4DE2D0240E36B88437672E43F9F5E439FD278DA3F21AC246A68CCE63F"> : tensor<5xf64>
  stablehlo.custom_call @check.expect_almost_eq(%r#2, %r_2_expected) {has_side_effect = true, tolerance = 1.000000e-12 : f64} : (tensor<5xf64>, tensor<5xf64>) -> ()
  return
}

func.func private @training_float64_2_1_program(%a: tensor<4x5xf64>, %b: tensor<5xf64>, %c: tensor<5xf64>) -> (tensor<4x5xf64>, tensor<5xf64>, tensor<5xf64>) {
  %r:3 = "stablehlo.batch_norm_training"(%a, %b, %c)
      <{epsilon = 1.0e-3 : f32, feature_index = 1 : i64}> : (tensor<4x5xf64>, tensor<5xf64>, tensor<5xf64>) -> (tensor<4x5xf64>, tensor<5xf64>, tensor<5xf64>)
  return %r#0, %r#1, %r#2 : tensor<4x5xf64>, tensor<5xf64>, tensor<5xf64>
}

func.func @inference_float64_2_1() {
  %x0 = stablehlo.constant dense<"0x98FB2D3475D4903FD75D440CA1A4F4BFA98F16D6DEDAF63F9EE86342EFFBF73FD8067B9EAD6EE13F30FF4B919FA8DCBF937703A4DA9E01401DD07696BB32DDBFF060C098A548D1BF4921845F2BE4D7BFECAF7947CA3BA73F2CF698508695FABF89FDD1B0AECBE2BF71B4C7695AD4DE3FDC8901BBE335FE3F8C7CF54A8327D3BF2491DB569BEFD0BF7B3BA2700534D03F5696C7503790EC3F1D7B67C09173F43F"> : tensor<4x5xf64>
  %x1 = stablehlo.constant dense<"0x15180158A535E9BF586B41E45CDEE3BF45FD99EF6AC5EDBF05A0F311ED4AED3F57647F41E8FFE83F"> : tensor<5xf64>
  %x2 = stablehlo.constant dense<"0x380C95E76F7300C054279A87B37BEC3F699FB7535DE1E8BFB0507256F38FDE3F4A965D75F3E2F2BF"> : tensor<5xf64>
  %x3 = stablehlo.constant dense<"0xB5C185EF0F2BF53FC370FA83B5BFF9BFCE8B27D1C012EBBF340B71ABD494D63F07F26D249B79F1BF"> : tensor<5xf64>
  %x4 = stablehlo.constant dense<"0x8461D29853D7E83FF1C1FC67DF69EB3F986102D103CDF03F123FEC65567EF73FB9C265405CF5EF3F"> : tensor<5xf64>
  %r = call @inference_float64_2_1_program(%x0, %x1, %x2, %x3, %x4) : (tensor<4x5xf64>, tensor<5xf64>, tensor<5xf64>, tensor<5xf64>, tensor<5xf64>) -> (tensor<4x5xf64>)
  %r_expected = stablehlo.constant dense<"0xD9111C538371ECBF8D9C131B14A3E53F5DFFBC2B76BB06C0F80B3A7C537DF53F537CB31FE83FB93FBD5317E9AC56DEBFC74797E5EBA5FABF7ED5F15CA319F2BFC509D5721F427D3F50BF338666CCE3BFD4E052E25F45EDBF25E9A565669AED3F5582F28D2E32F0BFB55068624265E23F27056F18715FF23FF8E13FF8676AE3BFF9B3EB03EF6287BFFB66AFB17866FCBF28A936F13453EC3F10651C42BB7EE53F"> : tensor<4x5xf64>
  stablehlo.custom_call @check.expect_almost_eq(%r, %r_expected) {has_side_effect = true, tolerance = 1.000000e-12 : f64} : (tensor<4x5xf64>, tensor<4x5xf64>) -> ()
  return
}

func.func private @inference_float64_2_1_program(%a: tensor<4x5xf64>, %b: tensor<5xf64>, %c: tensor<5xf64>, %d: tensor<5xf64>, %e: tensor<5xf64>) -> (tensor<4x5xf64>) {
  %r = "stablehlo.batch_norm_inference"(%a, %b, %c, %d, %e)
      <{epsilon = 1.0e-3 : f32, feature_index = 1 : i64}> : (tensor<4x5xf64>, tensor<5xf64>, tensor<5xf64>, tensor<5xf64>, tensor<5xf64>) -> tensor<4x5xf64>
  return %r : tensor<4x5xf64>
}

func.func @gradient_float64_2_1() {
  %x0 = stablehlo.constant dense<"0x98FB2D3475D4903FD75D440CA1A4F4BFA98F16D6DEDAF63F9EE86342EFFBF73FD8067B9EAD6EE13F30FF4B919FA8DCBF937703A4DA9E01401DD07696BB32DDBFF060C098A548D1BF4921845F2BE4D7BFECAF7947CA3BA73F2CF698508695FABF89FDD1B0AECBE2BF71B4C7695AD4DE3FDC8901BBE335FE3F8C7CF54A8327D3BF2491DB569BEFD0BF7B3BA2700534D03F5696C7503790EC3F1D7B67C09173F43F"> : tensor<4x5xf64>
  %x1 = stablehlo.constant dense<"0x15180158A535E9BF586B41E45CDEE3BF45FD99EF6AC5EDBF05A0F311ED4AED3F57647F41E8FFE83F"> : tensor<5xf64>
  %x2 = stablehlo.constant dense<"0xB5C185EF0F2BF53FC370FA83B5BFF9BFCE8B27D1C012EBBF340B71ABD494D63F07F26D249B79F1BF"> : tensor<5xf64>
  %x3 = stablehlo.constant dense<"0x8461D29853D7E83FF1C1FC67DF69EB3F986102D103CDF03F123FEC65567EF73FB9C265405CF5EF3F"> : tensor<5xf64>
  %x4 = stablehlo.constant dense<"0xD4E30AC53FAFDABFC4F8B92AC735FABF4BE58BBDD32704C0948C2874B001F83FC906C2E96877D43F46BFC5B2E0C1EA3FB26253BA18F8EA3FEFA27D8D6129E43F973775DF683D0040A295E5911FF0DB3FE6E519E8B39AF73FD1D4AACE6B4AE2BF00DCAACD616EE13FC038D6A1A4C5E0BF72AAA34E58B8E0BF2BD8EF0DB57CF9BFF271C5D56D6DBB3FF06DB84C8A0B85BF80E1477BED8CF33FAF0EDD33139EDDBF"> : tensor<4x5xf64>
  %r:3 = call @gradient_float64_2_1_program(%x0, %x1, %x2, %x3, %x4) : (tensor<4x5xf64>, tensor<5xf64>, tensor<5xf64>, tensor<5xf64>, tensor<4x5xf64>) -> (tensor<4x5xf64>, tensor<5xf64>, tensor<5xf64>)
  %r_0_expected = stablehlo.constant dense<"0xC8CE2FA486EBE03F94AB232B150DF13FF4C361E118CEE4BFE0F2F52B881DC73FB66CFE980E06EC3F886268FBD1E6E1BFA06B62E8A3B6F53FBC7ED4C0A146F5BFBA84D586A031EA3F19AE56B04D83E43F7C3E380DDE9FF2BFE48B1289BA48C23F486D5118909CF1BF17B5ADFAE661F3BF5D57AB67AD39E63FFDE6EE4BDF9DF93F160D0405310DDE3F75B34D604019F9BFC7E63C13488EAA3FBC9333121ACAE03F"> : tensor<4x5xf64>
  stablehlo.custom_call @check.expect_almost_eq(%r#0, %r_0_expected) {has_side_effect = true, tolerance = 3.000000e-12 : f64} : (tensor<4x5xf64>, tensor<4x5xf64>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x0CFC2C48AC2BD1BF72B7CF06E9BC0840255B7950E3E414C0C753436F9EA5EB3F6BE6BBD72713FDBF"> : tensor<5xf64>
  stablehlo.custom_call @check.expect_almost_eq(%r#1, %r_1_expected) {has_side_effect = true, tolerance = 3.000000e-12 : f64} : (tensor<5xf64>, tensor<5xf64>) -> ()
  %r_2_expected = stablehlo.constant dense<"0xA4D128097D4CD33FB55A89D71928F4BFFAFB1CE2DCADF5BF38F05B57A7E910404E8EF9AA764ECDBF"> : tensor<5xf64>
  stablehlo.custom_call @check.expect_almost_eq(%r#2, %r_2_expected) {has_side_effect = true, tolerance = 3.000000e-12 : f64} : (tensor<5xf64>, tensor<5xf64>) -> ()
  return
}

func.func private @gradient_float64_2_1_program(%a: tensor<4x5xf64>, %b: tensor<5xf64>, %c: tensor<5xf64>, %d: tensor<5xf64>, %e: tensor<4x5xf64>) -> (tensor<4x5xf64>, tensor<5xf64>, tensor<5xf64>) {
  %r:3 = "stablehlo.batch_norm_grad"(%a, %b, %c, %d, %e)
      <{epsilon = 1.0e-3 : f32, feature_index = 1 : i64}>
      : (tensor<4x5xf64>, tensor<5xf64>, tensor<5xf64>, tensor<5xf64>, tensor<4x5xf64>) -> (tensor<4x5xf64>, tensor<5xf64>, tensor<5xf64>)
  return %r#0, %r#1, %r#2 : tensor<4x5xf64>, tensor<5xf64>, tensor<5xf64>
}

func.func @training_float64_3_0() {
  %x0 = stablehlo.constant dense<"0xA423A971F018E83F8F1695C9F496E03F1002625C3029F1BF95B62A0B94A0B03F7F559ACA0BBCB1BF3494925584010140B9F3581D2BCBCDBFD39BF1BC3523E43F76E6471BA717DABF471D8A979860C33F07C43CA33531DA3FC4B1CFEA2A05D9BF59A5A3D62F84E83F9B65F4A91FC9DEBF2FA136D6C620D7BF45FA146844DBDFBF0936EDC6B184DABF47C61158FE57DD3F5367CC6631DBE33FA457C905DE41FEBFA4E1C35F8149F3BF552580B82EE2C2BF81E19C9EB98AAC3F363D6840E377FCBF"> : tensor<2x3x4xf64>
  %x1 = stablehlo.constant dense<"0x9977D79F3D8EDDBF210884BE342CEDBF"> : tensor<2xf64>
  %x2 = stablehlo.constant dense<"0x74C262C040EEF13F8CCAACC3FCF7BABF"> : tensor<2xf64>
  %r:3 = call @training_float64_3_0_program(%x0, %x1, %x2) : (tensor<2x3x4xf64>, tensor<2xf64>, tensor<2xf64>) -> (tensor<2x3x4xf64>, tensor<2xf64>, tensor<2xf64>)
  %r_0_expected = stablehlo.constant dense<"0x50D4D5A29044E93FD6799064E2D0ED3F85BC979B2D54FE3FFF4183C4A94DF33F15C87E5FB89AF43F256EE4780F7AA5BFDAAAAF3F6230F63FA8665038ACAAEB3F4FA5AA7371E2F73F841F46A53077F23F531F5091ACEEEF3F89A0AA7FDFB8F73F723D7C16C65BF6BFDA4AE958EDAE97BF177ADF3F2CD6C3BFCEA7071E3F3673BFB26224F8D3BAB8BFE83E65A73EEFF0BFD24A48BD7ACAF3BF69566735867DF83F825C7670D8CDE83FDE7DCFB5E1FFD8BF991875E0E1AAE3BFA0F87394DD84F63F"> : tensor<2x3x4xf64>
  stablehlo.custom_call @check.expect_almost_eq(%r#0, %r_0_expected) {has_side_effect = true, tolerance = 1.000000e-12 : f64} : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> ()
  %r_1_expected = stablehlo.constant dense<"0xB5AFF798F870CA3FA8780A8DA802DABF"> : tensor<2xf64>
  stablehlo.custom_call @check.expect_almost_eq(%r#1, %r_1_expected) {has_side_effect = true, tolerance = 1.000000e-12 : f64} : (tensor<2xf64>, tensor<2xf64>) -> ()
  %r_2_expected = stablehlo.constant dense<"0xC90075627290E23F22595FCDEBDEE53F"> : tensor<2xf64>
  stablehlo.custom_call @check.expect_almost_eq(%r#2, %r_2_expected) {has_side_effect = true, tolerance = 1.000000e-12 : f64} : (tensor<2xf64>, tensor<2xf64>) -> ()
  return
}

func.func private @training_float64_3_0_program(%a: tensor<2x3x4xf64>, %b: tensor<2xf64>, %c: tensor<2xf64>) -> (tensor<2x3x4xf64>, tensor<2xf64>, tensor<2xf64>) {
  %r:3 = "stablehlo.batch_norm_training"(%a, %b, %c)
      <{epsilon = 1.0e-3 : f32, feature_index = 0 : i64}> : (tensor<2x3x4xf64>, tensor<2xf64>, tensor<2xf64>) -> (tensor<2x3x4xf64>, tensor<2xf64>, tensor<2xf64>)
  return %r#0, %r#1, %r#2 : tensor<2x3x4xf64>, tensor<2xf64>, tensor<2xf64>
}

func.func @inference_float64_3_0() {
  %x0 = stablehlo.constant dense<"0xA423A971F018E83F8F1695C9F496E03F1002625C3029F1BF95B62A0B94A0B03F7F559ACA0BBCB1BF3494925584010140B9F3581D2BCBCDBFD39BF1BC3523E43F76E6471BA717DABF471D8A979860C33F07C43CA33531DA3FC4B1CFEA2A05D9BF59A5A3D62F84E83F9B65F4A91FC9DEBF2FA136D6C620D7BF45FA146844DBDFBF0936EDC6B184DABF47C61158FE57DD3F5367CC6631DBE33FA457C905DE41FEBFA4E1C35F8149F3BF552580B82EE2C2BF81E19C9EB98AAC3F363D6840E377FCBF"> : tensor<2x3x4xf64>
  %x1 = stablehlo.constant dense<"0x9977D79F3D8EDDBF210884BE342CEDBF"> : tensor<2xf64>
  %x2 = stablehlo.constant dense<"0x74C262C040EEF13F8CCAACC3FCF7BABF"> : tensor<2xf64>
  %x3 = stablehlo.constant dense<"0xAEF1657E0E45F53F26B677929765F4BF"> : tensor<2xf64>
  %x4 = stablehlo.constant dense<"0x7830C5C6A160EE3FA617B4D999F2F03F"> : tensor<2xf64>
  %r = call @inference_float64_3_0_program(%x0, %x1, %x2, %x3, %x4) : (tensor<2x3x4xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>) -> (tensor<2x3x4xf64>)
  %r_expected = stablehlo.constant dense<"0x402C5E97884CF63FA1B511B2C813F83FB2783543761102400E01D6B1B583FB3F5976F4462988FC3FB536AAE2E9C9E73F06B5752764C5FD3F49B03087A63CF73FB2660CAAD318FF3F85228BBEFDDBFA3FFE4270DD9FE7F83F420EFAA051F8FE3F0EA4F0A2F198FEBF80B2E1973FDCE9BFE8D57B701140EDBF27737081E362E9BF4CA55337DABFEBBFDDE7A7FD493DFABFD02FCF3DD288FCBF9B0EBE9CB52DDC3FCCB75E372D58C5BF8F22D23B8DA7F1BF03A1EF85B888F4BF69624F01C7D7D53F"> : tensor<2x3x4xf64>
  stablehlo.custom_call @check.expect_almost_eq(%r, %r_expected) {has_side_effect = true, tolerance = 1.000000e-12 : f64} : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> ()
  return
}

func.func private @inference_float64_3_0_program(%a: tensor<2x3x4xf64>, %b: tensor<2xf64>, %c: tensor<2xf64>, %d: tensor<2xf64>, %e: tensor<2xf64>) -> (tensor<2x3x4xf64>) {
  %r = "stablehlo.batch_norm_inference"(%a, %b, %c, %d, %e)
      <{epsilon = 1.0e-3 : f32, feature_index = 0 : i64}> : (tensor<2x3x4xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>) -> tensor<2x3x4xf64>
  return %r : tensor<2x3x4xf64>
}

func.func @gradient_float64_3_0() {
  %x0 = stablehlo.constant dense<"0xA423A971F018E83F8F1695C9F496E03F1002625C3029F1BF95B62A0B94A0B03F7F559ACA0BBCB1BF3494925584010140B9F3581D2BCBCDBFD39BF1BC3523E43F76E6471BA717DABF471D8A979860C33F07C43CA33531DA3FC4B1CFEA2A05D9BF59A5A3D62F84E83F9B65F4A91FC9DEBF2FA136D6C620D7BF45FA146844DBDFBF0936EDC6B184DABF47C61158FE57DD3F5367CC6631DBE33FA457C905DE41FEBFA4E1C35F8149F3BF552580B82EE2C2BF81E19C9EB98AAC3F363D6840E377FCBF"> : tensor<2x3x4xf64>
  %x1 = stablehlo.constant dense<"0x9977D79F3D8EDDBF210884BE342CEDBF"> : tensor<2xf64>
  %x2 = stablehlo.constant dense<"0xAEF1657E0E45F53F26B677929765F4BF"> : tensor<2xf64>
  %x3 = stablehlo.constant dense<"0x7830C5C6A160EE3FA617B4D999F2F03F"> : tensor<2xf64>
  %x4 = stablehlo.constant dense<"0x161A0D4F5654E83F4E1962EBC3650040A63538E2AE96CCBF069E9FE8887EE2BF9D67AE30B0DEF2BF9A59FEE9E4E3DEBFACED9231DC51ECBF240F87EBFBB1C3BF422990437F04B73FAFBA38D325D4FCBF1150825422CCE23F967E65127C48D43F12887429C36AF3BF23D7673F5344EF3FD5A47BF997DEF63FBFA3B681C917EDBF1957B6EE3FDBDA3FABD6DC0E72DCE5BF6AD943124556E2BF8AEC095EB8EDD1BFAFD03ADC799EFEBFC975F03B363FBABFC80CDC2A6B96E9BF3DC57D397F45E1BF"> : tensor<2x3x4xf64>
  %r:3 = call @gradient_float64_3_0_program(%x0, %x1, %x2, %x3, %x4) : (tensor<2x3x4xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2x3x4xf64>) -> (tensor<2x3x4xf64>, tensor<2xf64>, tensor<2xf64>)
  %r_0_expected = stablehlo.constant dense<"0x91FC242B8B22DFBFD546E4B777FEF1BF8B09528313D5CDBF814A784ABC3EB13F748AAF409C8BD53FD24BE7CA67C7D03F517C0C86D5CDC63F77EA0C88F75CB1BF586B3A409B75D3BF215D4903CA07E53F5576B6F69574DCBFB8166D7B9E37DABF336921DEE476CB3F7AE78840C236F6BF3A2413EE2023FDBFC2B70ABFBD50D23F3000D30DB535EDBF0D8B3BB95704C6BFAF421596200CD4BFF74748F885F6BA3FF1536AC67EDDF53FB952F46C74B8E0BF6A7E556E9B60A43FFACD42D7EC84D33F"> : tensor<2x3x4xf64>
  stablehlo.custom_call @check.expect_almost_eq(%r#0, %r_0_expected) {has_side_effect = true, tolerance = 3.000000e-12 : f64} : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> ()
  %r_1_expected = stablehlo.constant dense<"0xE3141EB453000740765329673F220EC0"> : tensor<2xf64>
  stablehlo.custom_call @check.expect_almost_eq(%r#1, %r_1_expected) {has_side_effect = true, tolerance = 3.000000e-12 : f64} : (tensor<2xf64>, tensor<2xf64>) -> ()
  %r_2_expected = stablehlo.constant dense<"0x3A9DD903ECFEF7BF0012EB9B10C110C0"> : tensor<2xf64>
  stablehlo.custom_call @check.expect_almost_eq(%r#2, %r_2_expected) {has_side_effect = true, tolerance = 3.000000e-12 : f64} : (tensor<2xf64>, tensor<2xf64>) -> ()
  return
}

func.func private @gradient_float64_3_0_program(%a: tensor<2x3x4xf64>, %b: tensor<2xf64>, %c: tensor<2xf64>, %d: tensor<2xf64>, %e: tensor<2x3x4xf64>) -> (tensor<2x3x4xf64>, tensor<2xf64>, tensor<2xf64>) {
  %r:3 = "stablehlo.batch_norm_grad"(%a, %b, %c, %d, %e)
      <{epsilon = 1.0e-3 : f32, feature_index = 0 : i64}>
      : (tensor<2x3x4xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2x3x4xf64>) -> (tensor<2x3x4xf64>, tensor<2xf64>, tensor<2xf64>)
  return %r#0, %r#1, %r#2 : tensor<2x3x4xf64>, tensor<2xf64>, tensor<2xf64>
}

func.func @training_float64_3_2() {
  %x0 = stablehlo.constant dense<"0xA5E866331041EBBF9A95458658FBC63FAA8B07D4BE94E43FBD92F0AE4F2B0140CC7063D2F7BAE1BF1F8CD3750F99E03FF535F9A1D3DB72BF6851A2E0336BDEBF9A280F14AE66D7BFF622DDA6C3B0E0BF025C7AC16B660040B290954A4588D13F64C6F9FE42DDE73F6862DC55E537E2BFCC82E31D4CC1E03F761BE71B2F01A6BF3D5BD5C81C9BDCBF2557C6C4DC5CB1BF2C46AB4C700BE9BF9EDA003CD682F63F2FE8D3A9582DDBBFE2AEFCCFDC6DE4BFED86270C4D59EEBF47E91ECE86BAECBF"> : tensor<2x3x4xf64>
  %x1 = stablehlo.constant dense<"0x4CD3A3A62FD9E23FF52B92529D7FEA3F2BCBA47E319CF4BF6DF84312FB27E4BF"> : tensor<4xf64>
  %x2 = stablehlo.constant dense<"0x7AB755D436D1E23F80C12E1D29C1CABF516BADEFDB79E0BF7CFF99DD0D89DEBF"> : tensor<4xf64>
  %r:3 = call @training_float64_3_2_program(%x0, %x1, %x2) : (tensor<2x3x4xf64>, tensor<4xf64>, tensor<4xf64>) -> (tensor<2x3x4xf64>, tensor<4xf64>, tensor<4xf64>)
  %r_0_expected = stablehlo.constant dense<"0x2D1117B4C9FFA4BF8DB1509CAF39DF3FB05165F18060F0BF6DDBBF2F0F3BF8BF6BD0DF5C48C0D33F73437552943BF23F0A7EA99A3297C8BFA931119479C7A63F2F656CC580F5E03F7CB5E461667FEBBF1898217283A206C0729D663200ABD9BF83C78585855EFD3F94459D12F46EEEBF7101E499D1D7EBBF50EBCA146236CBBF9EDD8689BECDDB3F9A2E88D7E1C3893FC890B0C84ECFE93FE2533EA58132F1BF63E530A36C7BDD3FCC93DA983957F1BF06288FC21B4FF03F36ADA62C32EDD23F"> : tensor<2x3x4xf64>
  stablehlo.custom_call @check.expect_almost_eq(%r#0, %r_0_expected) {has_side_effect = true, tolerance = 1.000000e-12 : f64} : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x5A98B998C73CD4BF6A5EF1337D71C7BFFD2929A5D898CF3FF116A00D9EB7D93F"> : tensor<4xf64>
  stablehlo.custom_call @check.expect_almost_eq(%r#1, %r_1_expected) {has_side_effect = true, tolerance = 1.000000e-12 : f64} : (tensor<4xf64>, tensor<4xf64>) -> ()
  %r_2_expected = stablehlo.constant dense<"0x8832025E8C06D03F4909D69D0AA5C73FDBAC86C61619F03F2993528336EFF13F"> : tensor<4xf64>
  stablehlo.custom_call @check.expect_almost_eq(%r#2, %r_2_expected) {has_side_effect = true, tolerance = 1.000000e-12 : f64} : (tensor<4xf64>, tensor<4xf64>) -> ()
  return
}

func.func private @training_float64_3_2_program(%a: tensor<2x3x4xf64>, %b: tensor<4xf64>, %c: tensor<4xf64>) -> (tensor<2x3x4xf64>, tensor<4xf64>, tensor<4xf64>) {
  %r:3 = "stablehlo.batch_norm_training"(%a, %b, %c)
      <{epsilon = 1.0e-3 : f32, feature_index = 2 : i64}> : (tensor<2x3x4xf64>, tensor<4xf64>, tensor<4xf64>) -> (tensor<2x3x4xf64>, tensor<4xf64>, tensor<4xf64>)
  return %r#0, %r#1, %r#2 : tensor<2x3x4xf64>, tensor<4xf64>, tensor<4xf64>
}

func.func @inference_float64_3_2() {
  %x0 = stablehlo.constant dense<"0xA5E866331041EBBF9A95458658FBC63FAA8B07D4BE94E43FBD92F0AE4F2B0140CC7063D2F7BAE1BF1F8CD3750F99E03FF535F9A1D3DB72BF6851A2E0336BDEBF9A280F14AE66D7BFF622DDA6C3B0E0BF025C7AC16B660040B290954A4588D13F64C6F9FE42DDE73F6862DC55E537E2BFCC82E31D4CC1E03F761BE71B2F01A6BF3D5BD5C81C9BDCBF2557C6C4DC5CB1BF2C46AB4C700BE9BF9EDA003CD682F63F2FE8D3A9582DDBBFE2AEFCCFDC6DE4BFED86270C4D59EEBF47E91ECE86BAECBF"> : tensor<2x3x4xf64>
  %x1 = stablehlo.constant dense<"0x4CD3A3A62FD9E23FF52B92529D7FEA3F2BCBA47E319CF4BF6DF84312FB27E4BF"> : tensor<4xf64>
  %x2 = stablehlo.constant dense<"0x7AB755D436D1E23F80C12E1D29C1CABF516BADEFDB79E0BF7CFF99DD0D89DEBF"> : tensor<4xf64>
  %x3 = stablehlo.constant dense<"0x2C02AFEAE2E5C4BF3285921DFD46E53F513C3473F077DD3FF20A2D7CF097F03F"> : tensor<4xf64>
  %x4 = stablehlo.constant dense<"0xCBED7F6A8C8FF03FC64FA8D9E111F63F5A842FA6EC7EF73F0409461B84FFF53F"> : tensor<4xf64>
  %r = call @inference_float64_3_2_program(%x0, %x1, %x2, %x3, %x4) : (tensor<2x3x4xf64>, tensor<4xf64>, tensor<4xf64>, tensor<4xf64>, tensor<4xf64>) -> (tensor<2x3x4xf64>)
  %r_expected = stablehlo.constant dense<"0x2F2AF8B6E546C83FBAC8E342BCA2E1BF7B39F0C65CB0E6BF00F9958AA529F1BF8B598B6B2D29D73FBE87E64B36F9D3BFDA2744BA8D3395BFC3B2CBA80A71D53F8CA472E3B123DE3F087BAC7173B9F0BFFD630C35BFA101C01783A869243BB1BFE06A19C839D3F13FE2C036D04943F1BFC587DBE8949FE2BFDC800B230056BA3FF3732E55A620DB3FC17D5A180037E7BF8BAFD1E43ACBE93FEE04D774809FE5BF3F825D334FF4DB3F0C09C520BD0AF2BF2F6AB3021F6EEF3FA35B734902FBE13F"> : tensor<2x3x4xf64>
  stablehlo.custom_call @check.expect_almost_eq(%r, %r_expected) {has_side_effect = true, tolerance = 1.000000e-12 : f64} : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> ()
  return
}

func.func private @inference_float64_3_2_program(%a: tensor<2x3x4xf64>, %b: tensor<4xf64>, %c: tensor<4xf64>, %d: tensor<4xf64>, %e: tensor<4xf64>) -> (tensor<2x3x4xf64>) {
  %r = "stablehlo.batch_norm_inference"(%a, %b, %c, %d, %e)
      <{epsilon = 1.0e-3 : f32, feature_index = 2 : i64}> : (tensor<2x3x4xf64>, tensor<4xf64>, tensor<4xf64>, tensor<4xf64>, tensor<4xf64>) -> tensor<2x3x4xf64>
  return %r : tensor<2x3x4xf64>
}

func.func @gradient_float64_3_2() {
  %x0 = stablehlo.constant dense<"0xA5E866331041EBBF9A95458658FBC63FAA8B07D4BE94E43FBD92F0AE4F2B0140CC7063D2F7BAE1BF1F8CD3750F99E03FF535F9A1D3DB72BF6851A2E0336BDEBF9A280F14AE66D7BFF622DDA6C3B0E0BF025C7AC16B660040B290954A4588D13F64C6F9FE42DDE73F6862DC55E537E2BFCC82E31D4CC1E03F761BE71B2F01A6BF3D5BD5C81C9BDCBF2557C6C4DC5CB1BF2C46AB4C700BE9BF9EDA003CD682F63F2FE8D3A9582DDBBFE2AEFCCFDC6DE4BFED86270C4D59EEBF47E91ECE86BAECBF"> : tensor<2x3x4xf64>
  %x1 = stablehlo.constant dense<"0x4CD3A3A62FD9E23FF52B92529D7FEA3F2BCBA47E319CF4BF6DF84312FB27E4BF"> : tensor<4xf64>
  %x2 = stablehlo.constant dense<"0x2C02AFEAE2E5C4BF3285921DFD46E53F513C3473F077DD3FF20A2D7CF097F03F"> : tensor<4xf64>
  %x3 = stablehlo.constant dense<"0xCBED7F6A8C8FF03FC64FA8D9E111F63F5A842FA6EC7EF73F0409461B84FFF53F"> : tensor<4xf64>
  %x4 = stablehlo.constant dense<"0xA4AB54FE0FD2E7BFC865077D3AF0FEBF35B719AFE897E8BFC529B4D689D3DE3F71BD0450FBE3F63FEEFEFE4C9E42E63F17EE6072ED0AE33F52147F2143AFF13F50301E63A2C1F1BF94995D34A1B2F13FF52F0CF9B8CEE63F7301E1684662CA3F01E1EDA44A0FD1BF6E5CDD16D97DDF3FC4E1BF8336B3E73F67F5953895BFFABFE69BBA9D218CD03F2B5369D9C930E13FF49AC29E0B87E23F6C66C9E47E24F1BF7BA559A491CDE3BFA7238950B8C8E9BF18451F592212E53F6B6F3F7640E90340"> : tensor<2x3x4xf64>
  %r:3 = call @gradient_float64_3_2_program(%x0, %x1, %x2, %x3, %x4) : (tensor<2x3x4xf64>, tensor<4xf64>, tensor<4xf64>, tensor<4xf64>, tensor<2x3x4xf64>) -> (tensor<2x3x4xf64>, tensor<4xf64>, tensor<4xf64>)
  %r_0_expected = stablehlo.constant dense<"0x5F78D2B09EFCD4BFD7DEF83D7E42F6BF86BA81FD63E3F33F745660F3CB71DDBF256DE45014C3ED3F91136D74B159DE3F2C5247DDA986C1BFFA0436467B4E7B3F9919856B4F4BE1BF510019FDAC39E73F6B2B325990C9DEBFE7C77E0E61AAD03F111BD6668E26ACBFCF5C519D12A4D23F88BE86C51F44D6BF5181B90504DAF53FB027C2D37A19D03F4FB054B892D7D53F020D1841E5DCA2BFB6C6EE94DF32E33F3E1095F0F165D0BFC966F2E6D207E4BF188ADFAADC86BABF480636C6946DE3BF"> : tensor<2x3x4xf64>
  stablehlo.custom_call @check.expect_almost_eq(%r#0, %r_0_expected) {has_side_effect = true, tolerance = 3.000000e-12 : f64} : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x5C8A604AEB2C983FCF2B02E8C539D7BF5F18B882BF5BE7BFDBB5F382F40710C0"> : tensor<4xf64>
  stablehlo.custom_call @check.expect_almost_eq(%r#1, %r_1_expected) {has_side_effect = true, tolerance = 3.000000e-12 : f64} : (tensor<4xf64>, tensor<4xf64>) -> ()
  %r_2_expected = stablehlo.constant dense<"0xB56C3D2642CEF0BF0822D27F4E73B73F2A4AFD8D88230440F3C16733DB9EF83F"> : tensor<4xf64>
  stablehlo.custom_call @check.expect_almost_eq(%r#2, %r_2_expected) {has_side_effect = true, tolerance = 3.000000e-12 : f64} : (tensor<4xf64>, tensor<4xf64>) -> ()
  return
}

func.func private @gradient_float64_3_2_program(%a: tensor<2x3x4xf64>, %b: tensor<4xf64>, %c: tensor<4xf64>, %d: tensor<4xf64>, %e: tensor<2x3x4xf64>) -> (tensor<2x3x4xf64>, tensor<4xf64>, tensor<4xf64>) {
  %r:3 = "stablehlo.batch_norm_grad"(%a, %b, %c, %d, %e)
      <{epsilon = 1.0e-3 : f32, feature_index = 2 : i64}>
      : (tensor<2x3x4xf64>, tensor<4xf64>, tensor<4xf64>, tensor<4xf64>, tensor<2x3x4xf64>) -> (tensor<2x3x4xf64>, tensor<4xf64>, tensor<4xf64>)
  return %r#0, %r#1, %r#2 : tensor<2x3x4xf64>, tensor<4xf64>, tensor<4xf64>
}

func.func @training_float16_2_1() {
  %x0 = stablehlo.constant dense<"0x1C3E86B4E73E7DB538BC73BA0F30C4394EBB3F3670BCB42E8EB4EF399436E93CF2B9B3C3E0399A36"> : tensor<4x5xf16>
  %x1 = stablehlo.constant dense<"0x6E36F53B393A11BF32B9"> : tensor<5xf16>
  %x2 = stablehlo.constant dense<"0xE93FC2B6B2BF923AD1B3"> : tensor<5xf16>
  %r:3 = call @training_float16_2_1_program(%x0, %x1, %x2) : (tensor<4x5xf16>, tensor<5xf16>, tensor<5xf16>) -> (tensor<4x5xf16>, tensor<5xf16>, tensor<5xf16>)
  %r_0_expected = stablehlo.constant dense<"0xDA4043B984BC3A3F0A3B863ED03701BE7042D5B81C3ED2367EBF0ABB01B9A640C8BF62C2E4BA03B9"> : tensor<4x5xf16>
  stablehlo.custom_call @check.expect_almost_eq(%r#0, %r_0_expected) {has_side_effect = true, tolerance = 1.000000e-02 : f64} : (tensor<4x5xf16>, tensor<4x5xf16>) -> ()
  %r_1_expected = stablehlo.constant dense<"0xB7325BB2C2B60C2B1C29"> : tensor<5xf16>
  stablehlo.custom_call @check.expect_almost_eq(%r#1, %r_1_expected) {has_side_effect = true, tolerance = 1.000000e-02 : f64} : (tensor<5xf16>, tensor<5xf16>) -> ()
  %r_2_expected = stablehlo.constant dense<"0x8B3D03306C440F386336"> : tensor<5xf16>
  stablehlo.custom_call @check.expect_almost_eq(%r#2, %r_2_expected) {has_side_effect = true, tolerance = 1.000000e-02 : f64} : (tensor<5xf16>, tensor<5xf16>) -> ()
  return
}

func.func private @training_float16_2_1_program(%a: tensor<4x5xf16>, %b: tensor<5xf16>, %c: tensor<5xf16>) -> (tensor<4x5xf16>, tensor<5xf16>, tensor<5xf16>) {
  %r:3 = "stablehlo.batch_norm_training"(%a, %b, %c)
      <{epsilon = 1.0e-3 : f32, feature_index = 1 : i64}> : (tensor<4x5xf16>, tensor<5xf16>, tensor<5xf16>) -> (tensor<4x5xf16>, tensor<5xf16>, tensor<5xf16>)
  return %r#0, %r#1, %r#2 : tensor<4x5xf16>, tensor<5xf16>, tensor<5xf16>
}

func.func @inference_float16_2_1() {
  %x0 = stablehlo.constant dense<"0x1C3E86B4E73E7DB538BC73BA0F30C4394EBB3F3670BCB42E8EB4EF399436E93CF2B9B3C3E0399A36"> : tensor<4x5xf16>
  %x1 = stablehlo.constant dense<"0x6E36F53B393A11BF32B9"> : tensor<5xf16>
  %x2 = stablehlo.constant dense<"0xE93FC2B6B2BF923AD1B3"> : tensor<5xf16>
  %x3 = stablehlo.constant dense<"0x5AB32F3D3D3CEA28D93D"> : tensor<5xf16>
  %x4 = stablehlo.constant dense<"0x853D8A3C6438393B113D"> : tensor<5xf16>
  %r = call @inference_float16_2_1_program(%x0, %x1, %x2, %x3, %x4) : (tensor<4x5xf16>, tensor<5xf16>, tensor<5xf16>, tensor<5xf16>, tensor<5xf16>) -> (tensor<4x5xf16>)
  %r_expected = stablehlo.constant dense<"0x284196BFE7BC1F3ED43C203F0FBE8FC02E41FC35B63E24BEABC2C4B7CB35F440A7C013C790B7C835"> : tensor<4x5xf16>
  stablehlo.custom_call @check.expect_almost_eq(%r, %r_expected) {has_side_effect = true, tolerance = 1.000000e-02 : f64} : (tensor<4x5xf16>, tensor<4x5xf16>) -> ()
  return
}

func.func private @inference_float16_2_1_program(%a: tensor<4x5xf16>, %b: tensor<5xf16>, %c: tensor<5xf16>, %d: tensor<5xf16>, %e: tensor<5xf16>) -> (tensor<4x5xf16>) {
  %r = "stablehlo.batch_norm_inference"(%a, %b, %c, %d, %e)
      <{epsilon = 1.0e-3 : f32, feature_index = 1 : i64}> : (tensor<4x5xf16>, tensor<5xf16>, tensor<5xf16>, tensor<5xf16>, tensor<5xf16>) -> tensor<4x5xf16>
  return %r : tensor<4x5xf16>
}

func.func @gradient_float16_2_1() {
  %x0 = stablehlo.constant dense<"0x1C3E86B4E73E7DB538BC73BA0F30C4394EBB3F3670BCB42E8EB4EF399436E93CF2B9B3C3E0399A36"> : tensor<4x5xf16>
  %x1 = stablehlo.constant dense<"0x6E36F53B393A11BF32B9"> : tensor<5xf16>
  %x2 = stablehlo.constant dense<"0x5AB32F3D3D3CEA28D93D"> : tensor<5xf16>
  %x3 = stablehlo.constant dense<"0x853D8A3C6438393B113D"> : tensor<5xf16>
  %x4 = stablehlo.constant dense<"0xC0B1C6B927BDFAB05637AC3A23B9BCBD1C39F33C223415C0FF3CF6BE583968C132BD44318BB8612D"> : tensor<4x5xf16>
  %r:3 = call @gradient_float16_2_1_program(%x0, %x1, %x2, %x3, %x4) : (tensor<4x5xf16>, tensor<5xf16>, tensor<5xf16>, tensor<5xf16>, tensor<4x5xf16>) -> (tensor<4x5xf16>, tensor<5xf16>, tensor<5xf16>)
  %r_0_expected = stablehlo.constant dense<"0x0D395E4164AE47B0183C2F3458407DBECCBBCB285BA7313BB4B1693EBB352FB59C412EC68AB88E39"> : tensor<4x5xf16>
  stablehlo.custom_call @check.expect_almost_eq(%r#0, %r_0_expected) {has_side_effect = true, tolerance = 3.000000e-02 : f64} : (tensor<4x5xf16>, tensor<4x5xf16>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x39C48A46B6C38FC0CEC1"> : tensor<5xf16>
  stablehlo.custom_call @check.expect_almost_eq(%r#1, %r_1_expected) {has_side_effect = true, tolerance = 3.000000e-02 : f64} : (tensor<5xf16>, tensor<5xf16>) -> ()
  %r_2_expected = stablehlo.constant dense<"0x2ABFB4C43CBD4CBFE540"> : tensor<5xf16>
  stablehlo.custom_call @check.expect_almost_eq(%r#2, %r_2_expected) {has_side_effect = true, tolerance = 3.000000e-02 : f64} : (tensor<5xf16>, tensor<5xf16>) -> ()
  return
}

func.func private @gradient_float16_2_1_program(%a: tensor<4x5xf16>, %b: tensor<5xf16>, %c: tensor<5xf16>, %d: tensor<5xf16>, %e: tensor<4x5xf16>) -> (tensor<4x5xf16>, tensor<5xf16>, tensor<5xf16>) {
  %r:3 = "stablehlo.batch_norm_grad"(%a, %b, %c, %d, %e)
      <{epsilon = 1.0e-3 : f32, feature_index = 1 : i64}>
      : (tensor<4x5xf16>, tensor<5xf16>, tensor<5xf16>, tensor<5xf16>, tensor<4x5xf16>) -> (tensor<4x5xf16>, tensor<5xf16>, tensor<5xf16>)
  return %r#0, %r#1, %r#2 : tensor<4x5xf16>, tensor<5xf16>, tensor<5xf16>
}

func.func @training_float16_3_0() {
  %x0 = stablehlo.constant dense<"0x8638BC3001B812407C2C503C60B79836F1B97F3ED627612F7842C5BDDE2CDF24B3302D3616BC10BAB33925B8C035F42F"> : tensor<2x3x4xf16>
  %x1 = stablehlo.constant dense<"0x13AF723C"> : tensor<2xf16>
  %x2 = stablehlo.constant dense<"0xEDBC9131"> : tensor<2xf16>
  %r:3 = call @training_float16_3_0_program(%x0, %x1, %x2) : (tensor<2x3x4xf16>, tensor<2xf16>, tensor<2xf16>) -> (tensor<2x3x4xf16>, tensor<2xf16>, tensor<2xf16>)
  %r_0_expected = stablehlo.constant dense<"0x09BDCFBC74BCD6BDC4BC51BD7ABCF4BC52BC9DBDBEBCCABC894274BD7E30602DBC32283792BB7BB9293A28B7BC360532"> : tensor<2x3x4xf16>
  stablehlo.custom_call @check.expect_almost_eq(%r#0, %r_0_expected) {has_side_effect = true, tolerance = 1.000000e-02 : f64} : (tensor<2x3x4xf16>, tensor<2x3x4xf16>) -> ()
  %r_1_expected = stablehlo.constant dense<"0xD635092F"> : tensor<2xf16>
  stablehlo.custom_call @check.expect_almost_eq(%r#1, %r_1_expected) {has_side_effect = true, tolerance = 1.000000e-02 : f64} : (tensor<2xf16>, tensor<2xf16>) -> ()
  %r_2_expected = stablehlo.constant dense<"0x42390A3D"> : tensor<2xf16>
  stablehlo.custom_call @check.expect_almost_eq(%r#2, %r_2_expected) {has_side_effect = true, tolerance = 1.000000e-02 : f64} : (tensor<2xf16>, tensor<2xf16>) -> ()
  return
}

func.func private @training_float16_3_0_program(%a: tensor<2x3x4xf16>, %b: tensor<2xf16>, %c: tensor<2xf16>) -> (tensor<2x3x4xf16>, tensor<2xf16>, tensor<2xf16>) {
  %r:3 = "stablehlo.batch_norm_training"(%a, %b, %c)
      <{epsilon = 1.0e-3 : f32, feature_index = 0 : i64}> : (tensor<2x3x4xf16>, tensor<2xf16>, tensor<2xf16>) -> (tensor<2x3x4xf16>, tensor<2xf16>, tensor<2xf16>)
  return %r#0, %r#1, %r#2 : tensor<2x3x4xf16>, tensor<2xf16>, tensor<2xf16>
}

func.func @inference_float16_3_0() {
  %x0 = stablehlo.constant dense<"0x8638BC3001B812407C2C503C60B79836F1B97F3ED627612F7842C5BDDE2CDF24B3302D3616BC10BAB33925B8C035F42F"> : tensor<2x3x4xf16>
  %x1 = stablehlo.constant dense<"0x13AF723C"> : tensor<2xf16>
  %x2 = stablehlo.constant dense<"0xEDBC9131"> : tensor<2xf16>
  %x3 = stablehlo.constant dense<"0xDCB3ECBB"> : tensor<2xf16>
  %x4 = stablehlo.constant dense<"0xA53C5F3D"> : tensor<2xf16>
  %r = call @inference_float16_3_0_program(%x0, %x1, %x2, %x3, %x4) : (tensor<2x3x4xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>) -> (tensor<2x3x4xf16>)
  %r_expected = stablehlo.constant dense<"0x42BD17BDD2BCDDBD0EBD78BDD7BC32BDB9BCB2BD0ABD13BD3A4424B4CA3C923C0F3DFA3DA0305C363A3F0439E03DF93C"> : tensor<2x3x4xf16>
  stablehlo.custom_call @check.expect_almost_eq(%r, %r_expected) {has_side_effect = true, tolerance = 1.000000e-02 : f64} : (tensor<2x3x4xf16>, tensor<2x3x4xf16>) -> ()
  return
}

func.func private @inference_float16_3_0_program(%a: tensor<2x3x4xf16>, %b: tensor<2xf16>, %c: tensor<2xf16>, %d: tensor<2xf16>, %e: tensor<2xf16>) -> (tensor<2x3x4xf16>) {
  %r = "stablehlo.batch_norm_inference"(%a, %b, %c, %d, %e)
      <{epsilon = 1.0e-3 : f32, feature_index = 0 : i64}> : (tensor<2x3x4xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>) -> tensor<2x3x4xf16>
  return %r : tensor<2x3x4xf16>
}

func.func @gradient_float16_3_0() {
  %x0 = stablehlo.constant dense<"0x8638BC3001B812407C2C503C60B79836F1B97F3ED627612F7842C5BDDE2CDF24B3302D3616BC10BAB33925B8C035F42F"> : tensor<2x3x4xf16>
  %x1 = stablehlo.constant dense<"0x13AF723C"> : tensor<2xf16>
  %x2 = stablehlo.constant dense<"0xDCB3ECBB"> : tensor<2xf16>
  %x3 = stablehlo.constant dense<"0xA53C5F3D"> : tensor<2xf16>
  %x4 = stablehlo.constant dense<"0xAD3C8A3C983C4ABE8E38F02ED73C1F36C13D09BD1A402B32013606B343B9AD3B9BB18E3D343E363DC639ACA8EFB719BC"> : tensor<2x3x4xf16>
  %r:3 = call @gradient_float16_3_0_program(%x0, %x1, %x2, %x3, %x4) : (tensor<2x3x4xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2x3x4xf16>) -> (tensor<2x3x4xf16>, tensor<2xf16>, tensor<2xf16>)
  %r_0_expected = stablehlo.constant dense<"0xD5ADB4ACC8AA7F3097A2EC0CC1AB669DC5ACD22F3BB1332629BAA8B68BBCD03681B91D3ACB3C433BB62BC5B626BCFDBD"> : tensor<2x3x4xf16>
  stablehlo.custom_call @check.expect_almost_eq(%r#0, %r_0_expected) {has_side_effect = true, tolerance = 3.000000e-02 : f64} : (tensor<2x3x4xf16>, tensor<2x3x4xf16>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x44C4BC41"> : tensor<2xf16>
  stablehlo.custom_call @check.expect_almost_eq(%r#1, %r_1_expected) {has_side_effect = true, tolerance = 3.000000e-02 : f64} : (tensor<2xf16>, tensor<2xf16>) -> ()
  %r_2_expected = stablehlo.constant dense<"0x93466243"> : tensor<2xf16>
  stablehlo.custom_call @check.expect_almost_eq(%r#2, %r_2_expected) {has_side_effect = true, tolerance = 3.000000e-02 : f64} : (tensor<2xf16>, tensor<2xf16>) -> ()
  return
}

func.func private @gradient_float16_3_0_program(%a: tensor<2x3x4xf16>, %b: tensor<2xf16>, %c: tensor<2xf16>, %d: tensor<2xf16>, %e: tensor<2x3x4xf16>) -> (tensor<2x3x4xf16>, tensor<2xf16>, tensor<2xf16>) {
  %r:3 = "stablehlo.batch_norm_grad"(%a, %b, %c, %d, %e)
      <{epsilon = 1.0e-3 : f32, feature_index = 0 : i64}>
      : (tensor<2x3x4xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2x3x4xf16>) -> (tensor<2x3x4xf16>, tensor<2xf16>, tensor<2xf16>)
  return %r#0, %r#1, %r#2 : tensor<2x3x4xf16>, tensor<2xf16>, tensor<2xf16>
}

func.func @training_float16_3_2() {
  %x0 = stablehlo.constant dense<"0xEFBE4DC0B6C01D3D7C39A5BA4C3BA43273B71F3C56BD4EBF04BCEBB93A3D1C3DE3BDA1B14B3D6D3D0ABDF83C5136A22F"> : tensor<2x3x4xf16>
  %x1 = stablehlo.constant dense<"0xB4BD103BDBBBC2B3"> : tensor<4xf16>
  %x2 = stablehlo.constant dense<"0x9D3A303963341134"> : tensor<4xf16>
  %r:3 = call @training_float16_3_2_program(%x0, %x1, %x2) : (tensor<2x3x4xf16>, tensor<4xf16>, tensor<4xf16>) -> (tensor<2x3x4xf16>, tensor<4xf16>, tensor<4xf16>)
  %r_0_expected = stablehlo.constant dense<"0xB44044BAD23F202CC8BF1A3363B5BD34582E8E3EF53CE439393CA834EAB8242C8C3FC43900B9182A0A3E333FA8260C35"> : tensor<2x3x4xf16>
  stablehlo.custom_call @check.expect_almost_eq(%r#0, %r_0_expected) {has_side_effect = true, tolerance = 1.000000e-02 : f64} : (tensor<2x3x4xf16>, tensor<2x3x4xf16>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x00BB54B440296E36"> : tensor<4xf16>
  stablehlo.custom_call @check.expect_almost_eq(%r#1, %r_1_expected) {has_side_effect = true, tolerance = 1.000000e-02 : f64} : (tensor<4xf16>, tensor<4xf16>) -> ()
  %r_2_expected = stablehlo.constant dense<"0x24395F3DD63F053D"> : tensor<4xf16>
  stablehlo.custom_call @check.expect_almost_eq(%r#2, %r_2_expected) {has_side_effect = true, tolerance = 1.000000e-02 : f64} : (tensor<4xf16>, tensor<4xf16>) -> ()
  return
}

func.func private @training_float16_3_2_program(%a: tensor<2x3x4xf16>, %b: tensor<4xf16>, %c: tensor<4xf16>) -> (tensor<2x3x4xf16>, tensor<4xf16>, tensor<4xf16>) {
  %r:3 = "stablehlo.batch_norm_training"(%a, %b, %c)
      <{epsilon = 1.0e-3 : f32, feature_index = 2 : i64}> : (tensor<2x3x4xf16>, tensor<4xf16>, tensor<4xf16>) -> (tensor<2x3x4xf16>, tensor<4xf16>, tensor<4xf16>)
  return %r#0, %r#1, %r#2 : tensor<2x3x4xf16>, tensor<4xf16>, tensor<4xf16>
}

func.func @inference_float16_3_2() {
  %x0 = stablehlo.constant dense<"0xEFBE4DC0B6C01D3D7C39A5BA4C3BA43273B71F3C56BD4EBF04BCEBB93A3D1C3DE3BDA1B14B3D6D3D0ABDF83C5136A22F"> : tensor<2x3x4xf16>
  %x1 = stablehlo.constant dense<"0xB4BD103BDBBBC2B3"> : tensor<4xf16>
  %x2 = stablehlo.constant dense<"0x9D3A303963341134"> : tensor<4xf16>
  %x3 = stablehlo.constant dense<"0x8C38CCBAB6A8E02E"> : tensor<4xf16>
  %x4 = stablehlo.constant dense<"0x923D333DBC3B353D"> : tensor<4xf16>
  %r = call @inference_float16_3_2_program(%x0, %x1, %x2, %x3, %x4) : (tensor<2x3x4xf16>, tensor<4xf16>, tensor<4xf16>, tensor<4xf16>, tensor<4xf16>) -> (tensor<2x3x4xf16>)
  %r_expected = stablehlo.constant dense<"0x3743BCB52E41801D7C394F3962B9733327403640463E52397441DF3944BCC01D9542AE3C55BCC0A112428A4003B10634"> : tensor<2x3x4xf16>
  stablehlo.custom_call @check.expect_almost_eq(%r, %r_expected) {has_side_effect = true, tolerance = 1.000000e-02 : f64} : (tensor<2x3x4xf16>, tensor<2x3x4xf16>) -> ()
  return
}

func.func private @inference_float16_3_2_program(%a: tensor<2x3x4xf16>, %b: tensor<4xf16>, %c: tensor<4xf16>, %d: tensor<4xf16>, %e: tensor<4xf16>) -> (tensor<2x3x4xf16>) {
  %r = "stablehlo.batch_norm_inference"(%a, %b, %c, %d, %e)
      <{epsilon = 1.0e-3 : f32, feature_index = 2 : i64}> : (tensor<2x3x4xf16>, tensor<4xf16>, tensor<4xf16>, tensor<4xf16>, tensor<4xf16>) -> tensor<2x3x4xf16>
  return %r : tensor<2x3x4xf16>
}

func.func @gradient_float16_3_2() {
  %x0 = stablehlo.constant dense<"0xEFBE4DC0B6C01D3D7C39A5BA4C3BA43273B71F3C56BD4EBF04BCEBB93A3D1C3DE3BDA1B14B3D6D3D0ABDF83C5136A22F"> : tensor<2x3x4xf16>
  %x1 = stablehlo.constant dense<"0xB4BD103BDBBBC2B3"> : tensor<4xf16>
  %x2 = stablehlo.constant dense<"0x8C38CCBAB6A8E02E"> : tensor<4xf16>
  %x3 = stablehlo.constant dense<"0x923D333DBC3B353D"> : tensor<4xf16>
  %x4 = stablehlo.constant dense<"0xCF3A71BCAD3361B8A433ECB68237ED3D4CAB64B65BB802B524B62E3A82B764BEC22B713292376634C2B9FFAC3B3A283B"> : tensor<2x3x4xf16>
  %r:3 = call @gradient_float16_3_2_program(%x0, %x1, %x2, %x3, %x4) : (tensor<2x3x4xf16>, tensor<4xf16>, tensor<4xf16>, tensor<4xf16>, tensor<2x3x4xf16>) -> (tensor<2x3x4xf16>, tensor<4xf16>, tensor<4xf16>)
  %r_0_expected = stablehlo.constant dense<"0x05BC08B953B7062DABB470B205B1FDB4032D01B5D637B430A937CC39C03AD434C2AAB83304AE58AE1C3B18AD65B8DFB1"> : tensor<2x3x4xf16>
  stablehlo.custom_call @check.expect_almost_eq(%r#0, %r_0_expected) {has_side_effect = true, tolerance = 3.000000e-02 : f64} : (tensor<2x3x4xf16>, tensor<2x3x4xf16>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x21AC3739AE3BEBBC"> : tensor<4xf16>
  stablehlo.custom_call @check.expect_almost_eq(%r#1, %r_1_expected) {has_side_effect = true, tolerance = 3.000000e-02 : f64} : (tensor<4xf16>, tensor<4xf16>) -> ()
  %r_2_expected = stablehlo.constant dense<"0x00A130BC943B3032"> : tensor<4xf16>
  stablehlo.custom_call @check.expect_almost_eq(%r#2, %r_2_expected) {has_side_effect = true, tolerance = 3.000000e-02 : f64} : (tensor<4xf16>, tensor<4xf16>) -> ()
  return
}

func.func private @gradient_float16_3_2_program(%a: tensor<2x3x4xf16>, %b: tensor<4xf16>, %c: tensor<4xf16>, %d: tensor<4xf16>, %e: tensor<2x3x4xf16>) -> (tensor<2x3x4xf16>, tensor<4xf16>, tensor<4xf16>) {
  %r:3 = "stablehlo.batch_norm_grad"(%a, %b, %c, %d, %e)
      <{epsilon = 1.0e-3 : f32, feature_index = 2 : i64}>
      : (tensor<2x3x4xf16>, tensor<4xf16>, tensor<4xf16>, tensor<4xf16>, tensor<2x3x4xf16>) -> (tensor<2x3x4xf16>, tensor<4xf16>, tensor<4xf16>)
  return %r#0, %r#1, %r#2 : tensor<2x3x4xf16>, tensor<4xf16>, tensor<4xf16>
}

func.func @training_bfloat16_2_1() {
  %x0 = stablehlo.constant dense<"0xAC3F7F3D1A3F363EA83DB73EC4BE433FBA3F43BF3FBFAFBF383FA53F2F3F56BF2C3D193F653F473F"> : tensor<4x5xbf16>
  %x1 = stablehlo.constant dense<"0xFABC70BEC83FE73CF7BF"> : tensor<5xbf16>
  %x2 = stablehlo.constant dense<"0x843F91BEB23E803FF9BF"> : tensor<5xbf16>
  %r:3 = call @training_bfloat16_2_1_program(%x0, %x1, %x2) : (tensor<4x5xbf16>, tensor<5xbf16>, tensor<5xbf16>) -> (tensor<4x5xbf16>, tensor<5xbf16>, tensor<5xbf16>)
  %r_0_expected = stablehlo.constant dense<"0x7D3FF3BE81BF753FCBBF833F97BE0B40843F883F873FD23DA93F823F5FC0883FEFBE8BBF7F3F71C0"> : tensor<4x5xbf16>
  stablehlo.custom_call @check.expect_almost_eq(%r#0, %r_0_expected) {has_side_effect = true, tolerance = 5.000000e-02 : f64} : (tensor<4x5xbf16>, tensor<4x5xbf16>) -> ()
  %r_1_expected = stablehlo.constant dense<"0xF43CD3BE2C3F743F483E"> : tensor<5xbf16>
  stablehlo.custom_call @check.expect_almost_eq(%r#1, %r_1_expected) {has_side_effect = true, tolerance = 5.000000e-02 : f64} : (tensor<5xbf16>, tensor<5xbf16>) -> ()
  %r_2_expected = stablehlo.constant dense<"0x4C3FAC3EAA3B783EC13E"> : tensor<5xbf16>
  stablehlo.custom_call @check.expect_almost_eq(%r#2, %r_2_expected) {has_side_effect = true, tolerance = 5.000000e-02 : f64} : (tensor<5xbf16>, tensor<5xbf16>) -> ()
  return
}

func.func private @training_bfloat16_2_1_program(%a: tensor<4x5xbf16>, %b: tensor<5xbf16>, %c: tensor<5xbf16>) -> (tensor<4x5xbf16>, tensor<5xbf16>, tensor<5xbf16>) {
  %r:3 = "stablehlo.batch_norm_training"(%a, %b, %c)
      <{epsilon = 1.0e-3 : f32, feature_index = 1 : i64}> : (tensor<4x5xbf16>, tensor<5xbf16>, tensor<5xbf16>) -> (tensor<4x5xbf16>, tensor<5xbf16>, tensor<5xbf16>)
  return %r#0, %r#1, %r#2 : tensor<4x5xbf16>, tensor<5xbf16>, tensor<5xbf16>
}

func.func @inference_bfloat16_2_1() {
  %x0 = stablehlo.constant dense<"0xAC3F7F3D1A3F363EA83DB73EC4BE433FBA3F43BF3FBFAFBF383FA53F2F3F56BF2C3D193F653F473F"> : tensor<4x5xbf16>
  %x1 = stablehlo.constant dense<"0xFABC70BEC83FE73CF7BF"> : tensor<5xbf16>
  %x2 = stablehlo.constant dense<"0x843F91BEB23E803FF9BF"> : tensor<5xbf16>
  %x3 = stablehlo.constant dense<"0xC1BFDCBFB83E1FBF2D3F"> : tensor<5xbf16>
  %x4 = stablehlo.constant dense<"0xB63FA63F843F0E3FAB3F"> : tensor<5xbf16>
  %r = call @inference_bfloat16_2_1_program(%x0, %x1, %x2, %x3, %x4) : (tensor<4x5xbf16>, tensor<5xbf16>, tensor<5xbf16>, tensor<5xbf16>, tensor<5xbf16>) -> (tensor<4x5xbf16>)
  %r_expected = stablehlo.constant dense<"0x753F26BF383F843F74BF7C3F0FBF773F8A3FE83E823FB6BE663F893FFBBF823F25BF373F873F07C0"> : tensor<4x5xbf16>
  stablehlo.custom_call @check.expect_almost_eq(%r, %r_expected) {has_side_effect = true, tolerance = 5.000000e-02 : f64} : (tensor<4x5xbf16>, tensor<4x5xbf16>) -> ()
  return
}

func.func private @inference_bfloat16_2_1_program(%a: tensor<4x5xbf16>, %b: tensor<5xbf16>, %c: tensor<5xbf16>, %d: tensor<5xbf16>, %e: tensor<5xbf16>) -> (tensor<4x5xbf16>) {
  %r = "stablehlo.batch_norm_inference"(%a, %b, %c, %d, %e)
      <{epsilon = 1.0e-3 : f32, feature_index = 1 : i64}> : (tensor<4x5xbf16>, tensor<5xbf16>, tensor<5xbf16>, tensor<5xbf16>, tensor<5xbf16>) -> tensor<4x5xbf16>
  return %r : tensor<4x5xbf16>
}

func.func @gradient_bfloat16_2_1() {
  %x0 = stablehlo.constant dense<"0xAC3F7F3D1A3F363EA83DB73EC4BE433FBA3F43BF3FBFAFBF383FA53F2F3F56BF2C3D193F653F473F"> : tensor<4x5xbf16>
  %x1 = stablehlo.constant dense<"0xFABC70BEC83FE73CF7BF"> : tensor<5xbf16>
  %x2 = stablehlo.constant dense<"0xC1BFDCBFB83E1FBF2D3F"> : tensor<5xbf16>
  %x3 = stablehlo.constant dense<"0xB63FA63F843F0E3FAB3F"> : tensor<5xbf16>
  %x4 = stablehlo.constant dense<"0xB6BFF7BF04BFDABF024060BFC93F4A3F83BE91BE3B3F983F77BFFDBEC8BFC93E82BF6BBE45BF98BF"> : tensor<4x5xbf16>
  %r:3 = call @gradient_bfloat16_2_1_program(%x0, %x1, %x2, %x3, %x4) : (tensor<4x5xbf16>, tensor<5xbf16>, tensor<5xbf16>, tensor<5xbf16>, tensor<4x5xbf16>) -> (tensor<4x5xbf16>, tensor<5xbf16>, tensor<5xbf16>)
  %r_0_expected = stablehlo.constant dense<"0x09BD493ED7BEA83C69C0D4BCF4BECD3F263EF23E30BD95BE8DBF113E0C4004BD283CA13CD63DC43F"> : tensor<4x5xbf16>
  stablehlo.custom_call @check.expect_almost_eq(%r#0, %r_0_expected) {has_side_effect = true, tolerance = 1.500000e-01 : f64} : (tensor<4x5xbf16>, tensor<4x5xbf16>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x83C018C052BEACC04EBF"> : tensor<5xbf16>
  stablehlo.custom_call @check.expect_almost_eq(%r#1, %r_1_expected) {has_side_effect = true, tolerance = 1.500000e-01 : f64} : (tensor<5xbf16>, tensor<5xbf16>) -> ()
  %r_2_expected = stablehlo.constant dense<"0x96BF40BE6CBF4EC080BF"> : tensor<5xbf16>
  stablehlo.custom_call @check.expect_almost_eq(%r#2, %r_2_expected) {has_side_effect = true, tolerance = 1.500000e-01 : f64} : (tensor<5xbf16>, tensor<5xbf16>) -> ()
  return
}

func.func private @gradient_bfloat16_2_1_program(%a: tensor<4x5xbf16>, %b: tensor<5xbf16>, %c: tensor<5xbf16>, %d: tensor<5xbf16>, %e: tensor<4x5xbf16>) -> (tensor<4x5xbf16>, tensor<5xbf16>, tensor<5xbf16>) {
  %r:3 = "stablehlo.batch_norm_grad"(%a, %b, %c, %d, %e)
      <{epsilon = 1.0e-3 : f32, feature_index = 1 : i64}>
      : (tensor<4x5xbf16>, tensor<5xbf16>, tensor<5xbf16>, tensor<5xbf16>, tensor<4x5xbf16>) -> (tensor<4x5xbf16>, tensor<5xbf16>, tensor<5xbf16>)
  return %r#0, %r#1, %r#2 : tensor<4x5xbf16>, tensor<5xbf16>, tensor<5xbf16>
}

func.func @training_bfloat16_3_0() {
  %x0 = stablehlo.constant dense<"0xD53FD53D433F7D3F803F77BE6E3F9DBE78BF2B4094BF45BF4ABDF0BE233F9DBE93BFA33E56BF39BE43BFA9BF883F183F"> : tensor<2x3x4xbf16>
  %x1 = stablehlo.constant dense<"0x85BD13BF"> : tensor<2xbf16>
  %x2 = stablehlo.constant dense<"0xE43EA4BF"> : tensor<2xbf16>
  %r:3 = call @training_bfloat16_3_0_program(%x0, %x1, %x2) : (tensor<2x3x4xbf16>, tensor<2xbf16>, tensor<2xbf16>) -> (tensor<2x3x4xbf16>, tensor<2xbf16>, tensor<2xbf16>)
  %r_0_expected = stablehlo.constant dense<"0xBE3EED3ED93ED23ED23EF73ED43EF93E073F9F3E093F043FB4BF89BFFABF9ABF07BFDABF47BFA6BF56BFC7BE13C0F6BF"> : tensor<2x3x4xbf16>
  stablehlo.custom_call @check.expect_almost_eq(%r#0, %r_0_expected) {has_side_effect = true, tolerance = 5.000000e-02 : f64} : (tensor<2x3x4xbf16>, tensor<2x3x4xbf16>) -> ()
  %r_1_expected = stablehlo.constant dense<"0xC83E52BE"> : tensor<2xbf16>
  stablehlo.custom_call @check.expect_almost_eq(%r#1, %r_1_expected) {has_side_effect = true, tolerance = 5.000000e-02 : f64} : (tensor<2xbf16>, tensor<2xbf16>) -> ()
  %r_2_expected = stablehlo.constant dense<"0x9B3F043F"> : tensor<2xbf16>
  stablehlo.custom_call @check.expect_almost_eq(%r#2, %r_2_expected) {has_side_effect = true, tolerance = 5.000000e-02 : f64} : (tensor<2xbf16>, tensor<2xbf16>) -> ()
  return
}

func.func private @training_bfloat16_3_0_program(%a: tensor<2x3x4xbf16>, %b: tensor<2xbf16>, %c: tensor<2xbf16>) -> (tensor<2x3x4xbf16>, tensor<2xbf16>, tensor<2xbf16>) {
  %r:3 = "stablehlo.batch_norm_training"(%a, %b, %c)
      <{epsilon = 1.0e-3 : f32, feature_index = 0 : i64}> : (tensor<2x3x4xbf16>, tensor<2xbf16>, tensor<2xbf16>) -> (tensor<2x3x4xbf16>, tensor<2xbf16>, tensor<2xbf16>)
  return %r#0, %r#1, %r#2 : tensor<2x3x4xbf16>, tensor<2xbf16>, tensor<2xbf16>
}

func.func @inference_bfloat16_3_0() {
  %x0 = stablehlo.constant dense<"0xD53FD53D433F7D3F803F77BE6E3F9DBE78BF2B4094BF45BF4ABDF0BE233F9DBE93BFA33E56BF39BE43BFA9BF883F183F"> : tensor<2x3x4xbf16>
  %x1 = stablehlo.constant dense<"0x85BD13BF"> : tensor<2xbf16>
  %x2 = stablehlo.constant dense<"0xE43EA4BF"> : tensor<2xbf16>
  %x3 = stablehlo.constant dense<"0x06405D3F"> : tensor<2xbf16>
  %x4 = stablehlo.constant dense<"0x9E3F223F"> : tensor<2xbf16>
  %r = call @inference_bfloat16_3_0_program(%x0, %x1, %x2, %x3, %x4) : (tensor<2x3x4xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>) -> (tensor<2x3x4xbf16>)
  %r_expected = stablehlo.constant dense<"0xF13E103F063F033F023F153F033F163F203FD33E233F1D3F1FBFA4BE8FBFE0BE2E3E63BF64BD07BFE0BD963EB6BF8BBF"> : tensor<2x3x4xbf16>
  stablehlo.custom_call @check.expect_almost_eq(%r, %r_expected) {has_side_effect = true, tolerance = 5.000000e-02 : f64} : (tensor<2x3x4xbf16>, tensor<2x3x4xbf16>) -> ()
  return
}

func.func private @inference_bfloat16_3_0_program(%a: tensor<2x3x4xbf16>, %b: tensor<2xbf16>, %c: tensor<2xbf16>, %d: tensor<2xbf16>, %e: tensor<2xbf16>) -> (tensor<2x3x4xbf16>) {
  %r = "stablehlo.batch_norm_inference"(%a, %b, %c, %d, %e)
      <{epsilon = 1.0e-3 : f32, feature_index = 0 : i64}> : (tensor<2x3x4xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>) -> tensor<2x3x4xbf16>
  return %r : tensor<2x3x4xbf16>
}

func.func @gradient_bfloat16_3_0() {
  %x0 = stablehlo.constant dense<"0xD53FD53D433F7D3F803F77BE6E3F9DBE78BF2B4094BF45BF4ABDF0BE233F9DBE93BFA33E56BF39BE43BFA9BF883F183F"> : tensor<2x3x4xbf16>
  %x1 = stablehlo.constant dense<"0x85BD13BF"> : tensor<2xbf16>
  %x2 = stablehlo.constant dense<"0x06405D3F"> : tensor<2xbf16>
  %x3 = stablehlo.constant dense<"0x9E3F223F"> : tensor<2xbf16>
  %x4 = stablehlo.constant dense<"0xB9BE06BDAFBF97BF9FBD6A3F34BFD4BEC9BF373E86BF82BFD2BF15BEDC3F6C3FBBBFDA3F06BFF33EAC3E2140A1BF093F"> : tensor<2x3x4xbf16>
  %r:3 = call @gradient_bfloat16_3_0_program(%x0, %x1, %x2, %x3, %x4) : (tensor<2x3x4xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2x3x4xbf16>) -> (tensor<2x3x4xbf16>, tensor<2xbf16>, tensor<2xbf16>)
  %r_0_expected = stablehlo.constant dense<"0x12BD12BEE4BCD5BCB8BD5FBE6ABD13BEE9BD29BC1FBE0ABEDA3F473F78BF54BDFC3F57BF973F673E093F56BF833FC8BD"> : tensor<2x3x4xbf16>
  stablehlo.custom_call @check.expect_almost_eq(%r#0, %r_0_expected) {has_side_effect = true, tolerance = 1.500000e-01 : f64} : (tensor<2x3x4xbf16>, tensor<2x3x4xbf16>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x4E4199C0"> : tensor<2xbf16>
  stablehlo.custom_call @check.expect_almost_eq(%r#1, %r_1_expected) {has_side_effect = true, tolerance = 1.500000e-01 : f64} : (tensor<2xbf16>, tensor<2xbf16>) -> ()
  %r_2_expected = stablehlo.constant dense<"0xD6C04B40"> : tensor<2xbf16>
  stablehlo.custom_call @check.expect_almost_eq(%r#2, %r_2_expected) {has_side_effect = true, tolerance = 1.500000e-01 : f64} : (tensor<2xbf16>, tensor<2xbf16>) -> ()
  return
}

func.func private @gradient_bfloat16_3_0_program(%a: tensor<2x3x4xbf16>, %b: tensor<2xbf16>, %c: tensor<2xbf16>, %d: tensor<2xbf16>, %e: tensor<2x3x4xbf16>) -> (tensor<2x3x4xbf16>, tensor<2xbf16>, tensor<2xbf16>) {
  %r:3 = "stablehlo.batch_norm_grad"(%a, %b, %c, %d, %e)
      <{epsilon = 1.0e-3 : f32, feature_index = 0 : i64}>
      : (tensor<2x3x4xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2x3x4xbf16>) -> (tensor<2x3x4xbf16>, tensor<2xbf16>, tensor<2xbf16>)
  return %r#0, %r#1, %r#2 : tensor<2x3x4xbf16>, tensor<2xbf16>, tensor<2xbf16>
}

func.func @training_bfloat16_3_2() {
  %x0 = stablehlo.constant dense<"0x8CBFCD3E3BBEE73FDD3F89BFCA3C90BF633FB03EA33FDD3F60BE033F0CC00F3F333DE43EC9BE2A406ABFDABED4BE9F3F"> : tensor<2x3x4xbf16>
  %x1 = stablehlo.constant dense<"0xC4BFE2BFE7BF3E3F"> : tensor<4xbf16>
  %x2 = stablehlo.constant dense<"0x1940103FCE3C2A3E"> : tensor<4xbf16>
  %r:3 = call @training_bfloat16_3_2_program(%x0, %x1, %x2) : (tensor<2x3x4xbf16>, tensor<4xbf16>, tensor<4xbf16>) -> (tensor<2x3x4xbf16>, tensor<4xbf16>, tensor<4xbf16>)
  %r_0_expected = stablehlo.constant dense<"0x86400ABF54BE143F3ABE794013BF9FBF903FBDBE33C0073F364060BF57404ABE1C402DBF2A3E8D3F7B40F93F523E693E"> : tensor<2x3x4xbf16>
  stablehlo.custom_call @check.expect_almost_eq(%r#0, %r_0_expected) {has_side_effect = true, tolerance = 5.000000e-02 : f64} : (tensor<2x3x4xbf16>, tensor<2x3x4xbf16>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x933D0C3DA0BE923F"> : tensor<4xbf16>
  stablehlo.custom_call @check.expect_almost_eq(%r#1, %r_1_expected) {has_side_effect = true, tolerance = 5.000000e-02 : f64} : (tensor<4xbf16>, tensor<4xbf16>) -> ()
  %r_2_expected = stablehlo.constant dense<"0x783FB03E843FB73F"> : tensor<4xbf16>
  stablehlo.custom_call @check.expect_almost_eq(%r#2, %r_2_expected) {has_side_effect = true, tolerance = 5.000000e-02 : f64} : (tensor<4xbf16>, tensor<4xbf16>) -> ()
  return
}

func.func private @training_bfloat16_3_2_program(%a: tensor<2x3x4xbf16>, %b: tensor<4xbf16>, %c: tensor<4xbf16>) -> (tensor<2x3x4xbf16>, tensor<4xbf16>, tensor<4xbf16>) {
  %r:3 = "stablehlo.batch_norm_training"(%a, %b, %c)
      <{epsilon = 1.0e-3 : f32, feature_index = 2 : i64}> : (tensor<2x3x4xbf16>, tensor<4xbf16>, tensor<4xbf16>) -> (tensor<2x3x4xbf16>, tensor<4xbf16>, tensor<4xbf16>)
  return %r#0, %r#1, %r#2 : tensor<2x3x4xbf16>, tensor<4xbf16>, tensor<4xbf16>
}

func.func @inference_bfloat16_3_2() {
  %x0 = stablehlo.constant dense<"0x8CBFCD3E3BBEE73FDD3F89BFCA3C90BF633FB03EA33FDD3F60BE033F0CC00F3F333DE43EC9BE2A406ABFDABED4BE9F3F"> : tensor<2x3x4xbf16>
  %x1 = stablehlo.constant dense<"0xC4BFE2BFE7BF3E3F"> : tensor<4xbf16>
  %x2 = stablehlo.constant dense<"0x1940103FCE3C2A3E"> : tensor<4xbf16>
  %x3 = stablehlo.constant dense<"0x233F62BD39BFB93F"> : tensor<4xbf16>
  %x4 = stablehlo.constant dense<"0x433F0B3F523F903F"> : tensor<4xbf16>
  %r = call @inference_bfloat16_3_2_program(%x0, %x1, %x2, %x3, %x4) : (tensor<2x3x4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>) -> (tensor<2x3x4xbf16>)
  %r_expected = stablehlo.constant dense<"0xAE4007BF86BFD63EF63E4040BBBFD1BFFA3FC9BE7DC0BA3E79404BBF3C40E9BE5C4023BF22BF823FA440BA3F17BFC43C"> : tensor<2x3x4xbf16>
  stablehlo.custom_call @check.expect_almost_eq(%r, %r_expected) {has_side_effect = true, tolerance = 5.000000e-02 : f64} : (tensor<2x3x4xbf16>, tensor<2x3x4xbf16>) -> ()
  return
}

func.func private @inference_bfloat16_3_2_program(%a: tensor<2x3x4xbf16>, %b: tensor<4xbf16>, %c: tensor<4xbf16>, %d: tensor<4xbf16>, %e: tensor<4xbf16>) -> (tensor<2x3x4xbf16>) {
  %r = "stablehlo.batch_norm_inference"(%a, %b, %c, %d, %e)
      <{epsilon = 1.0e-3 : f32, feature_index = 2 : i64}> : (tensor<2x3x4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>) -> tensor<2x3x4xbf16>
  return %r : tensor<2x3x4xbf16>
}

func.func @gradient_bfloat16_3_2() {
  %x0 = stablehlo.constant dense<"0x8CBFCD3E3BBEE73FDD3F89BFCA3C90BF633FB03EA33FDD3F60BE033F0CC00F3F333DE43EC9BE2A406ABFDABED4BE9F3F"> : tensor<2x3x4xbf16>
  %x1 = stablehlo.constant dense<"0xC4BFE2BFE7BF3E3F"> : tensor<4xbf16>
  %x2 = stablehlo.constant dense<"0x233F62BD39BFB93F"> : tensor<4xbf16>
  %x3 = stablehlo.constant dense<"0x433F0B3F523F903F"> : tensor<4xbf16>
  %x4 = stablehlo.constant dense<"0x2C3F1D3F90BF963FD23E4ABF30C0553F15BD1BC09E3FA13FEDBF4F3F383F4FBFEDBE9DBEB53FF4BE673D8DBE57BFC53E"> : tensor<2x3x4xbf16>
  %r:3 = call @gradient_bfloat16_3_2_program(%x0, %x1, %x2, %x3, %x4) : (tensor<2x3x4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<2x3x4xbf16>) -> (tensor<2x3x4xbf16>, tensor<4xbf16>, tensor<4xbf16>)
  %r_0_expected = stablehlo.constant dense<"0x0EC00FC0C83F183F23BF0E3F974023BD43BEA04070C0243F23402BC0A1BF76BF613EA9BC5AC0E4BE8ABFDBBE8C3F09BD"> : tensor<2x3x4xbf16>
  stablehlo.custom_call @check.expect_almost_eq(%r#0, %r_0_expected) {has_side_effect = true, tolerance = 1.500000e-01 : f64} : (tensor<2x3x4xbf16>, tensor<2x3x4xbf16>) -> ()
  %r_1_expected = stablehlo.constant dense<"0x993F353F93BF9DBF"> : tensor<4xbf16>
  stablehlo.custom_call @check.expect_almost_eq(%r#1, %r_1_expected) {has_side_effect = true, tolerance = 1.500000e-01 : f64} : (tensor<4xbf16>, tensor<4xbf16>) -> ()
  %r_2_expected = stablehlo.constant dense<"0x9BBF18C0ACBF1740"> : tensor<4xbf16>
  stablehlo.custom_call @check.expect_almost_eq(%r#2, %r_2_expected) {has_side_effect = true, tolerance = 1.500000e-01 : f64} : (tensor<4xbf16>, tensor<4xbf16>) -> ()
  return
}

func.func private @gradient_bfloat16_3_2_program(%a: tensor<2x3x4xbf16>, %b: tensor<4xbf16>, %c: tensor<4xbf16>, %d: tensor<4xbf16>, %e: tensor<2x3x4xbf16>) -> (tensor<2x3x4xbf16>, tensor<4xbf16>, tensor<4xbf16>) {
  %r:3 = "stablehlo.batch_norm_grad"(%a, %b, %c, %d, %e)
      <{epsilon = 1.0e-3 : f32, feature_index = 2 : i64}>
      : (tensor<2x3x4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<2x3x4xbf16>) -> (tensor<2x3x4xbf16>, tensor<4xbf16>, tensor<4xbf16>)
  return %r#0, %r#1, %r#2 : tensor<2x3x4xbf16>, tensor<4xbf16>, tensor<4xbf16>
}
