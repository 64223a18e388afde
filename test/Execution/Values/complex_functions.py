"""Programs of functions of complex numbers.

What is expected of complex<f32> is what JAX computes in complex<f64>, rounded; of
complex<f64>, what JAX computes, and NumPy for sinh, which is exact near 0. Bounds are ULPs of the larger part: of a sum that
nearly cancels, the smaller part has no digits to compare. Only finite values are
stated: what infinite ones give, the specification does not say.
"""

import jax
import numpy as np
from jax import lax

from element_types import C64, C128, F32, F64, specials

FORMS = {
    "stablehlo": ("stablehlo.{op} {0} : {T0}", "stablehlo.{op} {0}, {1} : {T0}"),
    "chlo": ("chlo.{op} {0} : {T0} -> {R}", None),
}
UNARY = [
    ("stablehlo", "negate", lax.neg), ("stablehlo", "sign", lax.sign),
    ("stablehlo", "sqrt", lax.sqrt), ("stablehlo", "rsqrt", lax.rsqrt),
    ("stablehlo", "cbrt", lambda z: lax.exp(lax.log(z) / 3)),
    ("stablehlo", "exponential", lax.exp),
    ("stablehlo", "exponential_minus_one", lax.expm1), ("stablehlo", "log", lax.log),
    ("stablehlo", "log_plus_one", lax.log1p), ("stablehlo", "logistic", lax.logistic),
    ("stablehlo", "cosine", lax.cos), ("stablehlo", "sine", lax.sin),
    ("stablehlo", "tan", lax.tan), ("stablehlo", "tanh", lax.tanh),
    ("chlo", "acos", lax.acos), ("chlo", "acosh", lax.acosh), ("chlo", "asin", lax.asin),
    ("chlo", "asinh", lax.asinh), ("chlo", "atan", lax.atan), ("chlo", "atanh", lax.atanh),
    ("chlo", "cosh", lax.cosh), ("chlo", "sinh", np.sinh), ("chlo", "square", lax.square),
    ("chlo", "conj", lax.conj),
]
BINARY = [
    ("add", lax.add), ("subtract", lax.sub), ("multiply", lax.mul), ("divide", lax.div),
    ("power", lax.pow),
]
EXACT = ("negate", "conj", "add", "subtract")


def evaluate(t, function, args):
    with np.errstate(all="ignore"):
        wide = [x.astype(np.complex128) for x in args]
        values = np.asarray(function(*wide) if function is np.sinh else jax.jit(function)(*wide))
        return values.astype(t.dtype), np.isfinite(values) & np.isfinite(values.astype(t.dtype))


def expect_near(program, name, form, t, operands, expected, op):
    """Part by part within a tolerance that is relative to the larger part."""
    if op in EXACT:
        program.apply(name, form, [(t, x) for x in operands], t, expected)
        return
    part = F32 if t is C64 else F64
    lines, names = [], []
    for i, x in enumerate(operands):
        lines.append(f"  %x{i} = stablehlo.constant {t.constant(x)}")
        names.append(f"%x{i}")
    type, real = t.tensor(expected.shape), part.tensor(expected.shape)
    lines.append("  %r = " + form.format(*names, T0=type, R=type))
    # Scaled so that the larger part is between 1 and 2.
    size = np.maximum(np.abs(expected.real), np.abs(expected.imag)).astype(np.float64)
    with np.errstate(all="ignore"):
        scale = np.where(size > 0, 2.0 ** -np.floor(np.log2(size)), 1.0).astype(part.dtype)
    lines.append(f"  %s = stablehlo.constant {part.constant(scale)}")
    tolerance = float(np.finfo(part.dtype).eps) * (1 if t is C64 else 64 if op == "power" else 8)
    for which, values in (("real", expected.real), ("imag", expected.imag)):
        lines.append(f"  %{which} = stablehlo.{which} %r : ({type}) -> {real}")
        lines.append(f"  %{which}_scaled = stablehlo.multiply %{which}, %s : {real}")
        lines.append(f"  %e{which} = stablehlo.constant {part.constant(values * scale)}")
        lines.append(f"  stablehlo.custom_call @check.expect_almost_eq(%{which}_scaled, %e{which}) "
                     f"{{tolerance = {tolerance!r} : f64}} : ({real}, {real}) -> ()")
    program.function(name, lines)


def add_all(folder):
    program = folder.program("complex")
    for t in (C64, C128):
        x = specials(t)
        for dialect, op, function in UNARY:
            expected, good = evaluate(t, function, [x])
            form = FORMS[dialect][0].replace("{op}", op)
            expect_near(program, f"{op}_{t.name}", form, t, [x[good]], expected[good], op)
        few = x[[0, 5, 7, 12, 13, 16, 24]]
        pairs = [np.array(part).ravel() for part in np.broadcast_arrays(few[:, None], few[None, :])]
        for op, function in BINARY:
            expected, good = evaluate(t, function, pairs)
            form = FORMS["stablehlo"][1].replace("{op}", op)
            expect_near(program, f"{op}_{t.name}", form, t, [part[good] for part in pairs],
                        expected[good], op)
        part = F32 if t is C64 else F64
        for op, values in (("real", x.real), ("imag", x.imag)):
            program.apply(f"{op}_{t.name}", f"stablehlo.{op} {{0}} : ({{T0}}) -> {{R}}", [(t, x)],
                          part, values.copy())
        program.apply(f"abs_{t.name}", "stablehlo.abs {0} : ({T0}) -> {R}", [(t, x)], part,
                      np.abs(x.astype(np.clongdouble)).astype(part.dtype), 1)
        program.apply(f"complex_{t.name}", "stablehlo.complex {0}, {1} : {R}",
                      [(part, x.real.copy()), (part, x.imag.copy())], t, x)
    scalar, empty = np.array(0.5 - 2j, np.complex64), np.zeros((0,), np.complex64)
    for dialect, op, function in UNARY:
        form = FORMS[dialect][0].replace("{op}", op)
        expected, _ = evaluate(C64, function, [scalar])
        expect_near(program, f"{op}_scalar", form, C64, [scalar], expected, op)
        program.apply(f"{op}_empty", form, [(C64, empty)], C64, empty)
