#loc1 = loc("model.py":12:3)
#loc2 = loc("jit(f)/add"(#loc1))
func.func public @main(%a: tensor<4xf32> loc("a"), %b: tensor<5xf32> loc("b")) -> tensor<4xf32> {
    %0 = stablehlo.add %a, %a : tensor<4xf32> loc(#loc2)
    %1 = "stablehlo.add"(%a, %b) : (tensor<4xf32>, tensor<5xf32>) -> tensor<4xf32> loc(#loc2)
    return %1 : tensor<4xf32> loc(#loc2)
} loc(unknown)
