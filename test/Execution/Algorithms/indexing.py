"""gather and scatter: random dimension numbers, indices inside and outside."""

import jax
import numpy as np
from cases import from_jax, from_text
from windows import draw, integers

lax = jax.lax
MODES = lax.GatherScatterMode


def choose(rng, count, least=0):
    """Some of the first `count` numbers, in order."""
    chosen = rng.choice(count, draw(rng, least, count), replace=False)
    return sorted(int(i) for i in chosen)


def indices(rng, shape, most):
    dtype = rng.choice(["int32", "int64", "uint8", "int8"])
    return rng.integers(0 if dtype[0] == "u" else -2, most, shape).astype(dtype)


def add_gather(program, rng, name):
    rank = draw(rng, 1, 3)
    shape = [draw(rng, 1, 5) for _ in range(rank)]
    batch = [draw(rng, 1, 3) for _ in range(draw(rng, 0, 2))]
    collapsed = choose(rng, rank)
    sizes = [1 if d in collapsed else draw(rng, 1, size) for d, size in enumerate(shape)]
    mapped = tuple(int(d) for d in rng.permutation(rank)[:draw(rng, 0, rank)])
    result_rank = len(batch) + rank - len(collapsed)
    offsets = sorted(int(d) for d in rng.choice(result_rank, rank - len(collapsed), replace=False))
    numbers = lax.GatherDimensionNumbers(tuple(offsets), tuple(collapsed), mapped)
    mode = [MODES.CLIP, MODES.FILL_OR_DROP][draw(rng, 0, 1)]
    operand = integers(rng, shape, rng.choice(["float32", "int8", "complex64"]))
    from_jax(program, name, lambda x, i: lax.gather(x, i, numbers, tuple(sizes), mode=mode),
             operand, indices(rng, batch + [len(mapped)], 7))


def add_scatter(program, rng, name):
    rank = draw(rng, 1, 3)
    shape = [draw(rng, 1, 5) for _ in range(rank)]
    batch = [draw(rng, 1, 3) for _ in range(draw(rng, 0, 2))]
    inserted = choose(rng, rank)
    windows = [draw(rng, 1, size) for d, size in enumerate(shape) if d not in inserted]
    mapped = tuple(int(d) for d in rng.permutation(rank)[:draw(rng, 1, rank)])
    update_rank = len(batch) + len(windows)
    window_dims = sorted(int(d) for d in rng.choice(update_rank, len(windows), replace=False))
    of_windows, of_batch = iter(windows), iter(batch)
    updates = [next(of_windows if d in window_dims else of_batch) for d in range(update_rank)]
    numbers = lax.ScatterDimensionNumbers(tuple(window_dims), tuple(inserted), mapped)
    scatter = [lax.scatter_add, lax.scatter_mul, lax.scatter_min, lax.scatter_max,
               lax.scatter][draw(rng, 0, 4)]
    # Of a window that lies outside in part, XLA drops all, the specification what
    # lies outside.
    mode = MODES.FILL_OR_DROP if all(size == 1 for size in windows) else MODES.CLIP
    dtype = rng.choice(["float32", "int32"])
    from_jax(program, name, lambda x, i, u: scatter(x, i, u, numbers, mode=mode),
             integers(rng, shape, dtype), indices(rng, batch + [len(mapped)], 6),
             integers(rng, updates, dtype))


def add_torch_index_select(program, rng):
    operand = integers(rng, (2, 3, 4), "float32")
    body = """
  %r = "stablehlo.torch_index_select"(%a, %b) <{{dim = {d} : i64, batch_dims = {n} : i64}}>
      : ({a}, {b}) -> {r}
  return %r : {r}"""
    select = rng.integers(0, 3, (5, 2)).astype(np.int32)
    from_text(program, "torch_plain", body, [operand, select], [operand[:, select]],
              types={"d": 1, "n": 0, "r": "tensor<2x5x2x4xf32>"})
    select = rng.integers(0, 4, (2, 3)).astype(np.int32)
    rows = np.stack([x[:, i] for x, i in zip(operand, select)])
    from_text(program, "torch_batch", body, [operand, select], [rows],
              types={"d": 2, "n": 1, "r": "tensor<2x3x3xf32>"})


def add_all(folder):
    rng = np.random.default_rng(3)
    for name, count, add in (("gather", 60, add_gather), ("scatter", 60, add_scatter)):
        program = folder.program(name)
        for i in range(count):
            add(program, rng, f"choice_{i}")
    add_torch_index_select(folder.program("gather"), rng)
