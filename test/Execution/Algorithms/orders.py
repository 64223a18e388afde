"""sort, top_k, running sums and other scans."""

import jax
import jax.numpy as jnp
import ml_dtypes
import numpy as np
from cases import from_jax, from_text

lax = jax.lax
DTYPES = ("bool", "int8", "uint8", "int32", "uint64", "float16", ml_dtypes.bfloat16, "float32",
          "float64", "complex64", ml_dtypes.float8_e5m2)


def numbers(rng, shape, dtype):
    """Numbers with ties, infinities, NaN and zeros of both signs."""
    dtype = np.dtype(dtype)
    if dtype.kind == "b":
        return rng.integers(0, 2, shape).astype(bool)
    if dtype.kind in "iu":
        return rng.integers(0 if dtype.kind == "u" else -20, 20, shape).astype(dtype)
    if dtype.kind == "c":
        return (numbers(rng, shape, "float64").round() + 1j * rng.integers(0, 3, shape)).astype(
            dtype)
    values = np.round(rng.standard_normal(shape) * 3) / 2
    special = rng.integers(0, 20, shape)
    for i, value in enumerate((np.nan, np.inf, -np.inf, -0.0)):
        values = np.where(special == i, value, values)
    return values.astype(dtype)


def add_sorts(folder, rng):
    program = folder.program("sort")
    for dtype in DTYPES:
        name = np.dtype(dtype).name
        values = numbers(rng, (3, 21), dtype)
        from_jax(program, f"rows_{name}", lambda x: lax.sort(x, dimension=1), values)
        from_jax(program, f"columns_{name}", lambda x: lax.sort(x, dimension=0), values)
    operands = [numbers(rng, (40,), d) for d in ("int8", "float32", "float32", "bool")]
    for keys in (1, 2, 3):
        from_jax(program, f"keys_{keys}", lambda *x: lax.sort(x, num_keys=keys), *operands)
    from_jax(program, "places", jnp.argsort, numbers(rng, (100,), "float32"))
    for shape in ((0, 3), (3, 0), (1,), (7,), (8,), (9,), (65,)):
        name = "_".join(map(str, shape))
        from_jax(program, f"shape_{name}", lambda x: lax.sort(x, dimension=0),
                 numbers(rng, shape, "float32"))


def add_top_k(folder, rng):
    program = folder.program("top_k")
    for dtype in DTYPES:
        if np.dtype(dtype).kind != "c":
            from_jax(program, f"top_{np.dtype(dtype).name}", lambda x: lax.top_k(x, 5),
                     numbers(rng, (2, 30), dtype))
    signs = np.array([1, np.nan, -np.nan, 0.0, -0.0, -np.inf, 3, 3, np.inf], np.float32)
    from_jax(program, "all", lambda x: lax.top_k(x, 9), signs)
    from_jax(program, "none", lambda x: lax.top_k(x, 0), signs)


def add_running(folder, rng):
    program = folder.program("running")
    functions = (lax.cumsum, lax.cumprod, lax.cummax, lax.cummin, lax.cumlogsumexp)
    for function in functions:
        for dtype in ("int32", "uint8", "float32"):
            if function is lax.cumlogsumexp and dtype != "float32":
                continue
            values = rng.integers(0, 4, (3, 17)).astype(dtype)
            for axis in (0, 1):
                for is_reverse in (False, True):
                    name = f"{function.__name__}_{dtype}_{axis}" + "_back" * is_reverse
                    from_jax(program, name,
                             lambda x: function(x, axis=axis, reverse=is_reverse), values, ulps=4)


def add_scans(folder, rng):
    program = folder.program("scan")
    values = rng.integers(-5, 5, (4, 3)).astype(np.float32)
    start = np.array([1, 2, 3], np.float32)
    body = """
  %r:2 = chlo.scan(%a) inits (%b) dimension=0{back} {{
  ^bb0(%x: {b}, %carry: {b}):
    %sum = stablehlo.add %x, %carry : {b}
    %product = stablehlo.multiply %sum, %x : {b}
    stablehlo.return %product, %sum : {b}, {b}
  }} : ({a}, {b}) -> ({a}, {b})
  return %r#0, %r#1 : {a}, {b}"""
    for name, order in (("forward", 1), ("backward", -1)):
        carry, rows = start, []
        for x in values[::order]:
            carry = carry + x
            rows.append(carry * x)
        back = " attributes {is_reverse = true}" if order < 0 else ""
        from_text(program, name, body, [values, start], [np.array(rows[::order]), carry],
                  types={"back": back})


def add_all(folder):
    rng = np.random.default_rng(1)
    add_sorts(folder, rng)
    add_top_k(folder, rng)
    add_running(folder, rng)
    add_scans(folder, rng)
