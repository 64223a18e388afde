"""rng_bit_generator, and what jax.random makes of it."""

import jax
import numpy as np
from cases import from_jax, from_text

STATE = np.array([0x0123456789ABCDEF, 0xFFFFFFFFFFFFFFFD, 5], np.uint64)
SHAPES = ((), (1,), (5,), (3, 5), (4, 6), (5, 3), (2, 5, 4), (0, 3))
BODY = """
  %r:2 = stablehlo.rng_bit_generator %a, algorithm = {algorithm} : ({a}) -> ({a}, {r})
  return %r#0, %r#1 : {a}, {r}"""


def add_all(folder):
    program = folder.program("random")
    for algorithm, size in (("PHILOX", 2), ("PHILOX", 3), ("DEFAULT", 2), ("THREE_FRY", 2)):
        for bits in (8, 16, 32, 64):
            for shape in SHAPES if bits >= 32 else ((5,),):
                sizes = "".join(f"{size}x" for size in shape)
                name = f"{algorithm.lower()}_{size}_ui{bits}_" + sizes.rstrip("x")
                from_text(program, name.rstrip("_"), BODY, [STATE[:size]],
                          types={"algorithm": algorithm, "r": f"tensor<{sizes}ui{bits}>"})
    for implementation in ("threefry2x32", "rbg", "unsafe_rbg"):
        key = jax.random.key(7, impl=implementation)
        data = np.asarray(jax.random.key_data(key))

        def wrap(data):
            return jax.random.wrap_key_data(data, impl=implementation)

        from_jax(program, f"uniform_{implementation}",
                 lambda k: jax.random.uniform(wrap(k), (3, 5), np.float32), data)
        from_jax(program, f"split_{implementation}",
                 lambda k: jax.random.key_data(jax.random.split(wrap(k), 3)), data)
        from_jax(program, f"permutation_{implementation}",
                 lambda k: jax.random.permutation(wrap(k), 20), data)
