"""convolution, reduce_window, select_and_scatter: random choices of every
attribute."""

import jax
import ml_dtypes
import numpy as np
from cases import from_jax

lax = jax.lax


def integers(rng, shape, dtype):
    """Small whole numbers, so that sums are exact in any order."""
    dtype = np.dtype(dtype)
    least = 0 if dtype.kind == "u" else -4
    values = rng.integers(least, 5, shape)
    if dtype.kind == "c":
        values = values + 1j * rng.integers(-4, 5, shape)
    return values.astype(dtype)


def draw(rng, least, most):
    return int(rng.integers(least, most + 1))


def placed(sizes, order):
    """Sizes in the order in which dimensions stand."""
    shape = [0] * len(order)
    for size, dim in zip(sizes, order):
        shape[dim] = size
    return shape


def add_convolution(program, rng, name):
    rank = draw(rng, 0, 3)
    feature_groups = draw(rng, 1, 3) if rng.random() < 0.4 else 1
    batch_groups = draw(rng, 2, 3) if feature_groups == 1 and rng.random() < 0.3 else 1
    features, batch = draw(rng, 1, 3), draw(rng, 1, 2) * batch_groups
    results = draw(rng, 1, 3) * feature_groups * batch_groups
    lhs_sizes = [draw(rng, 1, 6) for _ in range(rank)]
    rhs_sizes = [draw(rng, 1, 3) for _ in range(rank)]
    orders = [tuple(int(d) for d in rng.permutation(rank + 2)) for _ in range(3)]
    dtype = np.dtype(rng.choice(["float32", "float64", "int32", "complex64", "float16", "int8"]))
    # XLA's convolution of floats goes wrong where padding takes elements away.
    least = -1 if dtype.kind == "i" else 0
    padding = [(draw(rng, least, 2), draw(rng, least, 2)) for _ in range(rank)]
    strides, lhs_dilation, rhs_dilation = ([draw(rng, 1, 2) for _ in range(rank)]
                                           for _ in range(3))
    for i in range(rank):
        if (lhs_sizes[i] - 1) * lhs_dilation[i] + 1 + sum(padding[i]) < 0:
            padding[i] = (0, 0)
    lhs = integers(rng, placed([batch, features * feature_groups] + lhs_sizes, orders[0]), dtype)
    rhs = integers(rng, placed([results, features] + rhs_sizes, orders[1]), dtype)
    numbers = lax.ConvDimensionNumbers(*orders)
    from_jax(program, name,
             lambda x, y: lax.conv_general_dilated(
                 x, y, strides, padding, lhs_dilation, rhs_dilation, dimension_numbers=numbers,
                 feature_group_count=feature_groups, batch_group_count=batch_groups), lhs, rhs)


def add_reduce_window(program, rng, name):
    rank = draw(rng, 1, 3)
    shape, window = [draw(rng, 1, 6) for _ in range(rank)], [draw(rng, 1, 3) for _ in range(rank)]
    strides, base, dilation = ([draw(rng, 1, 2) for _ in range(rank)] for _ in range(3))
    padding = [(draw(rng, 0, 2), draw(rng, 0, 2)) for _ in range(rank)]
    dtype = np.dtype(rng.choice(["float32", "int32", "uint8"]))
    # XLA leaves out the initial value where a window has one element.
    info = np.iinfo(dtype) if dtype.kind in "iu" else np.finfo(dtype)
    reduction, start = [(lax.add, 0), (lax.max, info.min), (lax.min, info.max)][draw(rng, 0, 2)]
    start = dtype.type(start)
    from_jax(program, name,
             lambda x: lax.reduce_window(x, start, reduction, window, strides, padding, base,
                                         dilation), integers(rng, shape, dtype))


def add_select_and_scatter(program, rng, name):
    rank = draw(rng, 1, 3)
    window, strides = [draw(rng, 1, 3) for _ in range(rank)], [draw(rng, 1, 3) for _ in range(rank)]
    shape = [draw(rng, size, 6) for size in window]
    padding = [(min(draw(rng, 0, 1), size - 1), min(draw(rng, 0, 1), size - 1)) for size in window]

    def pool(x):
        return lax.reduce_window(x, -np.inf, lax.max, window, strides, padding)

    x = integers(rng, shape, "float32")
    gradient = integers(rng, jax.eval_shape(pool, x).shape, "float32")
    from_jax(program, name, lambda x, g: jax.vjp(pool, x)[1](g)[0], x, gradient)


def add_all(folder):
    rng = np.random.default_rng(4)
    for name, count, add in (("convolution", 60, add_convolution),
                             ("reduce_window", 60, add_reduce_window),
                             ("select_and_scatter", 30, add_select_and_scatter)):
        program = folder.program(name)
        for i in range(count):
            add(program, rng, f"choice_{i}")
    kernel = integers(rng, (3, 3, 2, 4), "float32").astype(ml_dtypes.bfloat16)
    image = integers(rng, (2, 8, 8, 2), "float32").astype(ml_dtypes.bfloat16)
    from_jax(folder.program("convolution"), "bf16",
             lambda x, y: lax.conv_general_dilated(x, y, (1, 1), "SAME",
                                                   dimension_numbers=("NHWC", "HWIO", "NHWC")),
             image, kernel)
