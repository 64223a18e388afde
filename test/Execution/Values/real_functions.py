"""Programs of functions of real numbers.

What is expected of types up to f32 is what JAX computes in f64, rounded once; of
f64, what JAX computes. XLA takes denormals for zero, IEEE arithmetic does not:
the ops that are exact are done by NumPy for f64, and the others get no denormal
there. A bound says how many ULPs an implementation may be off: (up to f32, f64),
with that of JAX in the latter.
"""

import jax
import ml_dtypes
import numpy as np
import scipy.special
from jax import lax

from element_types import BOOL, F32, F64, NUMBERS, finite_only, is_nan, round_to, specials


def half_away(x):
    whole = np.trunc(x)
    return np.copysign(np.abs(whole) + (np.abs(x - whole) >= 0.5), x)


def sign(x):
    return np.where(is_nan(x) | (x == 0), x, np.copysign(1, x))


def extremum(larger):
    def function(x, y):
        # Zeros are ordered by their signs.
        first = np.where(x == y, np.signbit(x) != larger, (x > y) == larger)
        return np.where(is_nan(x) | is_nan(y), np.nan, np.where(first, x, y))
    return function


def refined(function, jax_function):
    """The values of NumPy or SciPy, which are more exact; JAX's at poles and zeros."""
    def both(*args):
        theirs = np.asarray(jax.jit(jax_function)(*args))
        return np.where(np.isfinite(theirs) & (theirs != 0), function(*args), theirs)
    return both


def zeta(x, q):
    # SciPy has no negative q: the terms up to 0 are added here.
    below = np.where(q < 0, -np.floor(q), 0)
    below = np.where(np.isfinite(below) & (below < 100), below, 0)
    with np.errstate(all="ignore"):
        total = scipy.special.zeta(x, np.where(q < 0, q + below, q))
        for k in range(int(below.max(initial=0))):
            total = total + np.where(k < below, (q + k) ** -x, 0)
    return total


def polygamma(n, x):
    factor = np.where(n % 2 == 0, -1, 1) * scipy.special.gamma(n + 1)
    return np.where(n == 0, scipy.special.digamma(x), factor * zeta(n + 1, x))


STABLEHLO_1, CHLO_1 = "stablehlo.{op} {0} : {T0}", "chlo.{op} {0} : {T0} -> {R}"
STABLEHLO_2 = "stablehlo.{op} {0}, {1} : {T0}"
CHLO_2 = "chlo.{op} {0}, {1} : {T0}, {T1} -> {R}"

# form, op, function, what f64 is compared with if JAX's is not exact, bounds
EXACT = (0, 0)
UNARY = [
    (STABLEHLO_1, "abs", lax.abs, np.abs, EXACT),
    (STABLEHLO_1, "negate", lax.neg, np.negative, EXACT),
    (STABLEHLO_1, "sign", lax.sign, sign, EXACT),
    (STABLEHLO_1, "ceil", lax.ceil, np.ceil, EXACT),
    (STABLEHLO_1, "floor", lax.floor, np.floor, EXACT),
    (STABLEHLO_1, "round_nearest_afz", half_away, half_away, EXACT),
    (STABLEHLO_1, "round_nearest_even", np.rint, np.rint, EXACT),
    (STABLEHLO_1, "sqrt", lax.sqrt, np.sqrt, EXACT),
    (STABLEHLO_1, "rsqrt", lax.rsqrt, None, (1, 2)),
    (STABLEHLO_1, "cbrt", lax.cbrt, None, (1, 2)),
    (STABLEHLO_1, "cosine", lax.cos, None, (1, 2)),
    (STABLEHLO_1, "sine", lax.sin, None, (1, 2)),
    (STABLEHLO_1, "tan", lax.tan, None, (1, 3)),
    (STABLEHLO_1, "exponential", lax.exp, None, (1, 2)),
    (STABLEHLO_1, "exponential_minus_one", lax.expm1, None, (1, 3)),
    (STABLEHLO_1, "log", lax.log, None, (1, 2)),
    (STABLEHLO_1, "log_plus_one", lax.log1p, None, (1, 3)),
    (STABLEHLO_1, "logistic", lax.logistic, None, (2, 3)),
    (STABLEHLO_1, "tanh", lax.tanh, None, (2, 4)),
    (CHLO_1, "acos", lax.acos, None, (1, 3)),
    (CHLO_1, "acosh", lax.acosh, None, (2, 4)),
    (CHLO_1, "asin", lax.asin, None, (1, 3)),
    (CHLO_1, "asinh", lax.asinh, None, (2, 4)),
    (CHLO_1, "atan", lax.atan, None, (1, 3)),
    (CHLO_1, "atanh", lax.atanh, None, (2, 4)),
    (CHLO_1, "cosh", refined(np.cosh, lax.cosh), None, (1, 4)),
    (CHLO_1, "sinh", refined(np.sinh, lax.sinh), None, (2, 4)),
    (CHLO_1, "tan", lax.tan, None, (1, 3)),
    (CHLO_1, "conj", lambda x: x, lambda x: x, EXACT),
    (CHLO_1, "square", lax.square, np.square, EXACT),
    (CHLO_1, "erf", lax.erf, None, (1, 3)),
    (CHLO_1, "erfc", lax.erfc, None, (3, 6)),
    (CHLO_1, "bessel_i1e", refined(scipy.special.i1e, lax.bessel_i1e), None, (1, 8)),
    (CHLO_1, "digamma", refined(scipy.special.digamma, lax.digamma), None, (1, 8)),
    (CHLO_1, "erf_inv", refined(scipy.special.erfinv, lax.erf_inv), None, (1, 4)),
    (CHLO_1, "lgamma", refined(scipy.special.gammaln, lax.lgamma), None, (1, 8)),
]
BINARY = [
    (STABLEHLO_2, "add", lax.add, np.add, EXACT),
    (STABLEHLO_2, "subtract", lax.sub, np.subtract, EXACT),
    (STABLEHLO_2, "multiply", lax.mul, np.multiply, EXACT),
    (STABLEHLO_2, "divide", lax.div, np.divide, EXACT),
    (STABLEHLO_2, "remainder", lax.rem, np.fmod, EXACT),
    (STABLEHLO_2, "maximum", extremum(True), extremum(True), EXACT),
    (STABLEHLO_2, "minimum", extremum(False), extremum(False), EXACT),
    (STABLEHLO_2, "power", lax.pow, None, (1, 3)),
    (STABLEHLO_2, "atan2", lax.atan2, None, (1, 3)),
    (CHLO_2, "polygamma", refined(polygamma, lax.polygamma), None, (1, 512)),
    (CHLO_2, "zeta", refined(zeta, lax.zeta), None, (1, 512)),
]


def is_denormal(x):
    """Or what may have become the least normal number by rounding."""
    return (x != 0) & (np.abs(x) <= np.finfo(np.float64).tiny)


def evaluate(t, op, function, exact, args):
    """The values in the type, and where they are to be trusted."""
    # Of one shape: XLA divides by a broadcast operand by multiplying.
    wide = [np.array(x).astype(np.float64) for x in np.broadcast_arrays(*args)]
    with np.errstate(all="ignore"):
        theirs = np.asarray(jax.jit(function)(*wide) if function.__module__.startswith("jax")
                            else function(*wide))
        values, good = theirs, np.ones(theirs.shape, bool)
        if t is F64:
            for x in [*wide, theirs]:
                good &= ~is_denormal(x)
            if exact:
                values = exact(*wide)
                same = (values == theirs) | (is_nan(values) & is_nan(theirs)) | is_denormal(values)
                assert (same | ~good).all(), (t.name, function)
                good[...] = True
            elif len(wide) == 2:
                good &= (theirs != 0) | (wide[0] == 0) | (wide[1] == 0)
    if op in ("digamma", "lgamma"):  # Not next to poles and roots.
        with np.errstate(invalid="ignore"):
            distance = np.abs(wide[0] - np.rint(wide[0]))
        good &= (distance == 0) | (distance > 1e-8) | is_nan(distance)
    if op in ("zeta", "polygamma"):  # Infinity less infinity.
        good &= ~(np.isfinite(wide[0]) & (wide[0] > 100))
    if finite_only(t):
        good &= np.isfinite(values)
    return round_to(t, values), good


def add_op(folder, form, op, function, exact, bounds, types, arity):
    program = folder.program("chlo_tan" if form == CHLO_1 and op == "tan" else op)
    form = form.replace("{op}", op)
    for t in types:
        x = specials(t, pairs=arity == 2)
        ulps = bounds[t is F64]
        axes = [x] if arity == 1 else [x[:, None], x[None, :]]
        expected, good = evaluate(t, op, function, exact, axes)
        if not good.all():
            # No table, then, but the good pairs in a row.
            chosen = [part[good] for part in np.broadcast_arrays(*axes)]
            program.apply(f"{op}_{t.name}", form, [(t, part) for part in chosen], t,
                          expected[good], ulps)
        else:
            program.apply(f"{op}_{t.name}", form, [(t, x)] * arity, t, expected, ulps)
    one = np.array(0.5, np.float32)
    expected, _ = evaluate(F32, op, function, exact, [one] * arity)
    program.apply(f"{op}_scalar", form, [(F32, one)] * arity, F32, expected, bounds[0])
    empty = np.zeros((0, 3), np.float32)
    program.apply(f"{op}_empty", form, [(F32, empty)] * arity, F32, empty)


def next_after(t, x, y):
    """In the bits of the type."""
    result = []
    for a, b in zip(x.ravel(), y.ravel()):
        if is_nan(a) or is_nan(b):
            result.append(a if is_nan(a) else b)
        elif a == b:
            result.append(b)
        else:
            result.append(neighbour(t, a, upwards=b > a))
    return np.array(result, t.dtype).reshape(x.shape)


def neighbour(t, a, upwards):
    least = ml_dtypes.finfo(t.dtype).smallest_subnormal
    if a == 0:
        return least if upwards else -least
    grows = upwards == (a > 0)
    if abs(a) == least and not grows:
        return np.copysign(0.0, float(a))
    bits = np.array(a, t.dtype).view(f"u{t.dtype.itemsize}")
    one = bits.dtype.type(1)
    return np.asarray(bits + one if grows else bits - one).view(t.dtype)[()]


def add_next_after(folder):
    program = folder.program("next_after")
    form = CHLO_2.replace("{op}", "next_after")
    for t in NUMBERS:
        x = specials(t, pairs=True)
        table = np.broadcast_arrays(x[:, None], x[None, :])
        expected = next_after(t, *table)
        if t in (F32, F64):
            theirs = np.asarray(jax.jit(lax.nextafter)(*table))
            tiny = ml_dtypes.finfo(t.dtype).tiny
            good = ~sum((x != 0) & (np.abs(x) < tiny) for x in table).astype(bool)
            assert np.array_equal(theirs[good], expected[good], equal_nan=True)
        program.apply(f"next_after_{t.name}", form, [(t, x)] * 2, t, expected)


PREDICATES = [
    ("stablehlo.is_finite {0} : ({T0}) -> {R}", np.isfinite),
    ("chlo.is_inf {0} : {T0} -> {R}", np.isinf),
    ("chlo.is_pos_inf {0} : {T0} -> {R}", np.isposinf),
    ("chlo.is_neg_inf {0} : {T0} -> {R}", np.isneginf),
]


def add_predicates(folder):
    for form, function in PREDICATES:
        op = form.split()[0].split(".")[1]
        for t in NUMBERS:
            x = specials(t)
            folder.program("predicates").apply(f"{op}_{t.name}", form, [(t, x)], BOOL,
                                               function(x.astype(np.float64)))


def add_all(folder):
    for form, op, function, exact, bounds in UNARY:
        add_op(folder, form, op, function, exact, bounds, NUMBERS, 1)
    for form, op, function, exact, bounds in BINARY:
        add_op(folder, form, op, function, exact, bounds, NUMBERS, 2)
    add_next_after(folder)
    add_predicates(folder)
