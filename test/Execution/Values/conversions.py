"""Programs that convert between all pairs of types, and round to fewer bits.

What is expected is exact: rounded once, or towards zero and clamped for integers,
wrapped among integers. JAX agrees but where it takes denormals for zero, or
rounds to f32 on the way to less.
"""

import jax
import ml_dtypes
import numpy as np
from jax import lax

from element_types import (ALL, BF16, BOOL, COMPLEX, F16, F32, F64, FLOATS, INTS, NARROW,
                           finite_only, round_to)

CONVERT = "stablehlo.convert {0} : ({T0}) -> {R}"


def inputs(t):
    """Few values, of which no two round to numbers next to each other."""
    if t.kind == "bool":
        return np.array([False, True])
    if t.kind == "int":
        return np.array(sorted({t.least, -1, 0, 1, t.most}), object).astype(t.dtype)
    if t.kind == "uint":
        return np.array(sorted({0, 1, t.most // 2 + 1, t.most}), object).astype(t.dtype)
    if t.kind == "complex":
        return np.array([1.5 - 2.25j, 0, -3.75 + 0.5j, 1e10j, 100], t.dtype)
    if t.name == "f8E8M0FNU":
        return np.array([0.5, 1, 2, 2.0**100, np.nan], t.dtype)
    wide = [0.0, -0.0, 0.75, -1.5, 3.0, 5.0, 100.3, -130.7, 300.0, 70000.0, 3e9, -1e20, 1e-6,
            float(ml_dtypes.finfo(t.dtype).smallest_subnormal)]
    if not finite_only(t):
        wide += [np.nan, np.inf, -np.inf]
    return np.unique(round_to(t, wide).view(f"u{t.dtype.itemsize}")).view(t.dtype)


def to_integer(t, value):
    """From an integer, exactly, or a double."""
    if isinstance(value, int):
        return t.wrap(value)
    if value != value:
        return 0
    if abs(value) == float("inf"):
        return t.most if value > 0 else t.least
    return max(t.least, min(t.most, int(value)))


def convert(source, target, x):
    if target.kind == "complex":
        return convert(source, F64, x).astype(target.dtype) if source.kind != "complex" \
            else x.astype(target.dtype)
    if source.kind == "complex":
        x, source = x.real, F64
    is_integer = source.kind in ("bool", "int", "uint")
    values = [int(v) if is_integer else float(v) for v in x]
    if target.kind == "bool":
        return np.array([v != 0 for v in values])
    if target.kind in ("int", "uint"):
        return np.array([to_integer(target, v) for v in values], object).astype(target.dtype)
    # No value of `inputs` needs more bits than a double has in a narrower type.
    return round_to(target, np.array([float(v) for v in values]))


def agrees(source, target, x, expected):
    """With JAX, where it is not known to differ."""
    if finite_only(target) or (finite_only(source) and target.kind in ("int", "uint")):
        return True  # It takes the largest number for infinity.
    if source.kind == "complex" and target.kind == "bool":
        return True  # It looks at the imaginary part, too.
    theirs = np.asarray(jax.jit(lambda v: lax.convert_element_type(v, target.dtype))(x))
    if target.kind == "complex":
        assert source.kind == "complex" or not theirs.imag.any()
        expected, theirs = ((x if source.kind != "complex" else x.view(x.real.dtype)).real
                            for x in (expected, theirs))
    ours, theirs = expected.astype(np.float64), theirs.astype(np.float64)
    tiny = float(np.finfo(np.float32).tiny)
    small = (ours != 0) & (np.abs(ours) < tiny)
    if source.kind == "float":
        wide = x.astype(np.float64)
        small |= (wide != 0) & (np.abs(wide) < tiny)
    return ((ours == theirs) | (np.isnan(ours) & np.isnan(theirs)) | small).all()


def add_convert(folder):
    program = folder.program("convert")
    for source in ALL:
        for targets in ([t for t in ALL if not finite_only(t)], [t for t in ALL if finite_only(t)]):
            x = inputs(source)
            if finite_only(targets[0]) and source.kind in ("float", "complex"):
                x = x[np.isfinite(x.astype(np.complex128))]
            lines = [f"  %x = stablehlo.constant {source.constant(x)}"]
            for i, target in enumerate(targets):
                expected = convert(source, target, x)
                assert agrees(source, target, x, expected), (source.name, target.name)
                form = CONVERT.format("%x", T0=source.tensor(x.shape), R=target.tensor(x.shape))
                lines.append(f"  %{i} = {form}")
                program.expect(lines, f"%{i}", target, expected)
            program.function(f"{source.name}_to_{'f4' if len(targets) == 1 else 'others'}", lines)
    program.apply("scalar", CONVERT, [(F32, np.float32(2.5))], BF16, np.array(2.5, BF16.dtype))
    empty = np.zeros((0, 2), np.float32)
    program.apply("empty", CONVERT, [(F32, empty)], INTS[2], np.zeros((0, 2), np.int8))


def add_once(folder):
    """What would be another number if it were rounded twice."""
    program = folder.program("convert_once")
    for target in [BF16, F16] + NARROW[1:8]:
        one = float(round_to(target, 1.0))
        ulp = float(ml_dtypes.finfo(target.dtype).eps) * one
        ties = np.array([k + 0.5 for k in range(6)]) * ulp + one
        x = np.concatenate([ties, ties * (1 + 2.0**-50), ties * (1 - 2.0**-50)])
        program.apply(f"f64_to_{target.name}", CONVERT, [(F64, x)], target, round_to(target, x))
    wide = [(1 << 62) + (1 << 54) + 1, (1 << 62) + (1 << 54), (1 << 62) + (1 << 54) - 1]
    for source, values in ((INTS[5], wide), (INTS[11], wide),
                           (INTS[4], [(v >> 32) + (1 if i == 0 else -1 if i == 2 else 0)
                                      for i, v in enumerate(wide)])):
        step = values[1] & -values[1]  # half of bf16's last place
        base = values[1] - step
        expected = [base + 2 * step, base, base]
        program.apply(f"{source.name}_to_bf16", CONVERT,
                      [(source, np.array(values, object).astype(source.dtype))], BF16,
                      round_to(BF16, np.array(expected, object).astype(np.float64)))


FORMATS = [(8, 7), (5, 10), (5, 2), (4, 3), (2, 1), (3, 20), (11, 5)]


def add_reduce_precision(folder):
    program = folder.program("reduce_precision")
    for t in (BF16, F16, F32, F64):
        wide = [0.0, -0.0, 1.0, -1.5, 3.14159, 447.0, 465.0, 65519.0, 65520.0, 1e-5, -6e-8, 1e-39,
                3e38, 1.0625, 1.1875, np.inf, -np.inf, np.nan]
        x = round_to(t, wide)
        for exponent, mantissa in FORMATS:
            theirs = jax.jit(lambda v: lax.reduce_precision(v, exponent, mantissa))(x)
            program.apply(f"e{exponent}m{mantissa}_{t.name}",
                          f"stablehlo.reduce_precision {{0}}, format = e{exponent}m{mantissa} : "
                          "{T0}", [(t, x)], t, np.asarray(theirs))


def add_all(folder):
    add_convert(folder)
    add_once(folder)
    add_reduce_precision(folder)
