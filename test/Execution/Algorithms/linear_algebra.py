"""cholesky, triangular_solve, fft, batch normalisation, einsum, ragged_dot."""

import itertools

import jax
import ml_dtypes
import numpy as np
from cases import from_jax, from_text

TOLERANCES = {"float32": 2e-5, "complex64": 2e-5, "float64": 1e-12, "complex128": 1e-12}


def normal(rng, shape, dtype):
    values = rng.standard_normal(shape)
    if np.dtype(dtype).kind == "c":
        values = values + 1j * rng.standard_normal(shape)
    return values.astype(dtype)


def adjoint(matrices):
    return np.conj(np.swapaxes(matrices, -1, -2))


def add_cholesky(folder, rng):
    program = folder.program("cholesky")
    body = """
  %r = stablehlo.cholesky %a, lower = {lower} : {a}
  return %r : {a}"""
    for dtype, tolerance in TOLERANCES.items():
        for shape in ((1, 1), (9, 9), (2, 3, 3)):
            a = normal(rng, shape, dtype)
            positive = (a @ adjoint(a) + shape[-1] * np.eye(shape[-1])).astype(dtype)
            factor = np.linalg.cholesky(positive)
            name = f"{dtype}_{'_'.join(map(str, shape))}"
            # The other triangle is not read.
            from_text(program, name + "_lower", body, [np.tril(positive)], [factor],
                      types={"lower": "true"}, tolerance=tolerance)
            from_text(program, name + "_upper", body, [np.triu(positive)], [adjoint(factor)],
                      types={"lower": "false"}, tolerance=tolerance)
    from_text(program, "not_positive", body, [-np.eye(3, dtype=np.float32)],
              types={"lower": "true"})


def add_triangular_solve(folder, rng):
    program = folder.program("triangular_solve")
    body = """
  %r = "stablehlo.triangular_solve"(%a, %b) <{{left_side = {left}, lower = {lower},
      unit_diagonal = {unit}, transpose_a = #stablehlo<transpose {transpose}>}}> : ({a}, {b}) -> {b}
  return %r : {b}"""
    say = {True: "true", False: "false"}
    choices = itertools.product(("float64", "complex128"), (True, False), (True, False),
                                (True, False), ("NO_TRANSPOSE", "TRANSPOSE", "ADJOINT"))
    for dtype, left, lower, unit, transpose in choices:
        if dtype == "float64" and transpose == "ADJOINT":
            continue
        n, m = 4, 3
        a = normal(rng, (2, n, n), dtype) + n * np.eye(n)
        b = normal(rng, (2, n, m) if left else (2, m, n), dtype)
        matrix = np.tril(a) if lower else np.triu(a)
        if unit:
            matrix = matrix - matrix * np.eye(n) + np.eye(n)
        if transpose != "NO_TRANSPOSE":
            matrix = adjoint(matrix) if transpose == "ADJOINT" else np.swapaxes(matrix, -1, -2)
        if left:
            x = np.linalg.solve(matrix, b)
        else:
            x = np.swapaxes(
                np.linalg.solve(np.swapaxes(matrix, -1, -2), np.swapaxes(b, -1, -2)), -1, -2)
        name = "_".join([dtype, "left" if left else "right", "lower" if lower else "upper",
                         "unit" if unit else "full", transpose.lower()])
        from_text(program, name, body, [a.astype(dtype), b], [x.astype(dtype)],
                  types={"left": say[left], "lower": say[lower], "unit": say[unit],
                         "transpose": transpose}, tolerance=1e-12)


def add_fft(folder, rng):
    program = folder.program("fft")
    kinds = jax.lax.FftType
    for n in (1, 2, 3, 8, 12, 15, 31, 37, 74, 128):
        from_jax(program, f"fft_{n}", lambda x: jax.lax.fft(x, kinds.FFT, (n,)),
                 normal(rng, (2, n), "complex128"), tolerance=1e-12)
        from_jax(program, f"ifft_{n}", lambda x: jax.lax.fft(x, kinds.IFFT, (n,)),
                 normal(rng, (n,), "complex64"), tolerance=1e-5)
        from_jax(program, f"rfft_{n}", lambda x: jax.lax.fft(x, kinds.RFFT, (n,)),
                 normal(rng, (n,), "float32"), tolerance=1e-4)
        from_jax(program, f"irfft_{n}", lambda x: jax.lax.fft(x, kinds.IRFFT, (n,)),
                 normal(rng, (2, n // 2 + 1), "complex128"), tolerance=1e-12)
    lengths = (3, 4, 6)
    for rank in (2, 3):
        last = lengths[-rank:]
        for kind, shape, dtype in ((kinds.FFT, lengths, "complex128"),
                                   (kinds.IFFT, lengths, "complex128"),
                                   (kinds.RFFT, lengths, "float64"),
                                   (kinds.IRFFT, (3, 4, 4), "complex128")):
            from_jax(program, f"{kind.name.lower()}_of_{rank}_dimensions",
                     lambda x: jax.lax.fft(x, kind, last), normal(rng, shape, dtype),
                     tolerance=1e-12)


def add_batch_norm(folder, rng):
    program = folder.program("batch_norm")
    training = """
  %r:3 = "stablehlo.batch_norm_training"(%a, %b, %c)
      <{{epsilon = 1.0e-3 : f32, feature_index = {i} : i64}}> : ({a}, {b}, {b}) -> ({a}, {b}, {b})
  return %r#0, %r#1, %r#2 : {a}, {b}, {b}"""
    inference = """
  %r = "stablehlo.batch_norm_inference"(%a, %b, %c, %d, %e)
      <{{epsilon = 1.0e-3 : f32, feature_index = {i} : i64}}> : ({a}, {b}, {b}, {b}, {b}) -> {a}
  return %r : {a}"""
    gradient = """
  %r:3 = "stablehlo.batch_norm_grad"(%a, %b, %c, %d, %e)
      <{{epsilon = 1.0e-3 : f32, feature_index = {i} : i64}}>
      : ({a}, {b}, {b}, {b}, {a}) -> ({a}, {b}, {b})
  return %r#0, %r#1, %r#2 : {a}, {b}, {b}"""
    for dtype, tolerance in (("float32", 1e-4), ("float64", 1e-12), ("float16", 1e-2),
                             (ml_dtypes.bfloat16, 5e-2)):
        for shape, index in (((4, 5), 1), ((2, 3, 4), 0), ((2, 3, 4), 2)):
            x, g = normal(rng, shape, dtype), normal(rng, shape, dtype)
            scale, offset, mean = (normal(rng, shape[index], dtype) for _ in range(3))
            variance = (rng.random(shape[index]) + 0.5).astype(dtype)
            name = f"{np.dtype(dtype).name}_{len(shape)}_{index}"
            types = {"i": index}
            from_text(program, "training_" + name, training, [x, scale, offset], types=types,
                      tolerance=tolerance)
            from_text(program, "inference_" + name, inference,
                      [x, scale, offset, mean, variance], types=types, tolerance=tolerance)
            from_text(program, "gradient_" + name, gradient, [x, scale, mean, variance, g],
                      types=types, tolerance=3 * tolerance)


def add_einsum(folder, rng):
    program = folder.program("einsum")
    of_two = (("ab,bc->ac", (3, 4), (4, 5)), ("abc,acd->abd", (2, 3, 4), (2, 4, 5)),
              ("ab,cd->abcd", (2, 3), (1, 2)), ("aab,b->a", (3, 3, 2), (2,)),
              ("ab,ab->", (3, 4), (3, 4)), ("...ab,...bc->...ac", (2, 2, 3), (2, 3, 4)),
              ("ij,j->i", (0, 3), (3,)), ("ab,c->a", (3, 4), (5,)))
    for i, (config, left, right) in enumerate(of_two):
        x, y = (rng.integers(-5, 5, shape).astype(np.float32) for shape in (left, right))
        expected = np.einsum(config, x, y).astype(np.float32)
        sizes = "".join(f"{size}x" for size in expected.shape)
        from_text(program, f"of_two_{i}", """
  %r = stablehlo.einsum %a, %b, config = "{config}" : ({a}, {b}) -> {r}
  return %r : {r}""", [x, y], [expected], types={"config": config, "r": f"tensor<{sizes}f32>"})
    of_one = (("ab->a", (3, 4)), ("aa->a", (3, 3)), ("ab->ba", (3, 4)), ("abc->", (2, 3, 4)),
              ("...b->...", (2, 3, 4)))
    for i, (config, shape) in enumerate(of_one):
        x = rng.integers(-5, 5, shape).astype(np.float32)
        expected = np.einsum(config, x).astype(np.float32)
        sizes = "".join(f"{size}x" for size in expected.shape)
        from_text(program, f"of_one_{i}", """
  %r = stablehlo.unary_einsum %a, config = "{config}" : ({a}) -> {r}
  return %r : {r}""", [x], [expected], types={"config": config, "r": f"tensor<{sizes}f32>"})


def add_ragged_dot(folder, rng):
    program = folder.program("ragged_dot")
    body = """
  %r = "chlo.ragged_dot"(%a, %b, %c) <{{ragged_dot_dimension_numbers =
      #chlo.ragged_dot<{numbers}>}}> : ({a}, {b}, {c}) -> {r}
  return %r : {r}"""
    for i, sizes in enumerate(([3, 2, 3], [3, 0, 2], [0, 8, 0])):
        groups = np.array(sizes, np.int32)
        lhs = rng.integers(-5, 5, (8, 4)).astype(np.float32)
        matrices = rng.integers(-5, 5, (3, 4, 5)).astype(np.float32)
        rows = rng.integers(-5, 5, (8, 5)).astype(np.float32)
        free, contracted = np.zeros((8, 5), np.float32), np.zeros((3, 4, 5), np.float32)
        start = 0
        for group, size in enumerate(sizes):
            part = slice(start, start + size)
            free[part] = lhs[part] @ matrices[group]
            contracted[group] = lhs[part].T @ rows[part]
            start += size
        from_text(program, f"rows_{i}", body, [lhs, matrices, groups], [free], types={
            "r": "tensor<8x5xf32>",
            "numbers": "lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], "
                       "lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]"})
        from_text(program, f"contracted_{i}", body, [lhs, rows, groups], [contracted], types={
            "r": "tensor<3x4x5xf32>",
            "numbers": "lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0], "
                       "lhs_ragged_dimensions = [0]"})


def add_all(folder):
    rng = np.random.default_rng(2)
    add_cholesky(folder, rng)
    add_triangular_solve(folder, rng)
    add_fft(folder, rng)
    add_batch_norm(folder, rng)
    add_einsum(folder, rng)
    add_ragged_dot(folder, rng)
