"""Programs of arithmetic on integers and bools.

Python's integers say what is expected; where JAX has the op, it must agree.
"""

import jax
import numpy as np
from jax import lax

from element_types import BOOL, INTS, specials

UNARY, BINARY = "stablehlo.{op} {0} : {T0}", "stablehlo.{op} {0}, {1} : {T0}"


def divide(t, x, y):
    if y == 0:
        return -1
    return abs(x) // abs(y) * (1 if (x < 0) == (y < 0) else -1)


def remainder(t, x, y):
    return x if y == 0 else abs(x) % abs(y) * (-1 if x < 0 else 1)


def power(t, x, y):
    if y < 0:
        return x ** (y & 1) if abs(x) == 1 else 0
    return pow(x, y, 1 << t.bits)


def unsigned(t, x):
    return x & ((1 << t.bits) - 1)


def shift_left(t, x, y):
    y = unsigned(t, y)
    return x << y if y < t.bits else 0


def shift_right_logical(t, x, y):
    y = unsigned(t, y)
    return unsigned(t, x) >> y if y < t.bits else 0


def shift_right_arithmetic(t, x, y):
    signed = x - (1 << t.bits) if t.kind == "uint" and x >> (t.bits - 1) else x
    return signed >> min(unsigned(t, y), t.bits - 1)


# op, function of the type and integers, JAX's, kinds
UNARY_OPS = [
    ("abs", lambda t, x: abs(x), lax.abs, ["int"]),
    ("negate", lambda t, x: -x, lax.neg, ["int", "uint"]),
    ("sign", lambda t, x: (x > 0) - (x < 0), lax.sign, ["int"]),
    ("not", lambda t, x: ~x, lax.bitwise_not, ["int", "uint"]),
    ("count_leading_zeros", lambda t, x: t.bits - unsigned(t, x).bit_length(), lax.clz,
     ["int", "uint"]),
    ("popcnt", lambda t, x: bin(unsigned(t, x)).count("1"), lax.population_count,
     ["int", "uint"]),
]
BINARY_OPS = [
    ("add", lambda t, x, y: x + y, lax.add),
    ("subtract", lambda t, x, y: x - y, lax.sub),
    ("multiply", lambda t, x, y: x * y, lax.mul),
    ("divide", divide, lax.div),
    ("remainder", remainder, lax.rem),
    ("power", power, None),
    ("maximum", lambda t, x, y: max(x, y), lax.max),
    ("minimum", lambda t, x, y: min(x, y), lax.min),
    ("and", lambda t, x, y: x & y, lax.bitwise_and),
    ("or", lambda t, x, y: x | y, lax.bitwise_or),
    ("xor", lambda t, x, y: x ^ y, lax.bitwise_xor),
    ("shift_left", shift_left, lax.shift_left),
    ("shift_right_logical", shift_right_logical, lax.shift_right_logical),
    ("shift_right_arithmetic", shift_right_arithmetic, lax.shift_right_arithmetic),
    ("mulhi", lambda t, x, y: x * y >> t.bits, None),
]
BOOL_OPS = [
    ("and", np.logical_and), ("or", np.logical_or), ("xor", np.logical_xor),
    ("add", np.logical_or), ("multiply", np.logical_and), ("maximum", np.logical_or),
    ("minimum", np.logical_and),
]


def evaluate(t, function, theirs, tables):
    expected = np.empty(tables[0].shape, object)
    for at in np.ndindex(expected.shape):
        expected[at] = t.wrap(function(t, *[int(table[at]) for table in tables]))
    expected = expected.astype(t.dtype)
    if theirs and t.bits >= 8:
        assert np.array_equal(np.asarray(jax.jit(theirs)(*tables)), expected), (t.name, theirs)
    return expected


def add_all(folder):
    for op, function, theirs, kinds in UNARY_OPS:
        for t in INTS:
            if t.kind in kinds:
                x = specials(t)
                folder.program("integer_unary").apply(
                    f"{op}_{t.name}", UNARY.replace("{op}", op), [(t, x)], t,
                    evaluate(t, function, theirs, [x]))
    for op, function, theirs in BINARY_OPS:
        form = BINARY.replace("{op}", op)
        if op == "mulhi":
            form = "chlo.mulhi {0}, {1} : {T0}, {T1} -> {R}"
        program = folder.program(f"integer_{op}")
        for t in INTS:
            x = specials(t, pairs=True)
            tables = [np.array(part) for part in np.broadcast_arrays(x[:, None], x[None, :])]
            program.apply(f"{op}_{t.name}", form, [(t, x)] * 2, t,
                          evaluate(t, function, theirs, tables))
        t, last = INTS[4], specials(INTS[4])[-1]
        expected = evaluate(t, function, theirs, [np.array(last)] * 2)
        program.apply(f"{op}_scalar", form, [(t, last)] * 2, t, expected)
        empty = np.zeros((2, 0), t.dtype)
        program.apply(f"{op}_empty", form, [(t, empty)] * 2, t, empty)
    x = specials(BOOL)
    for op, function in BOOL_OPS:
        folder.program("bool").apply(f"{op}_i1", BINARY.replace("{op}", op), [(BOOL, x)] * 2,
                                     BOOL, function(x[:, None], x[None, :]))
    folder.program("bool").apply("not_i1", "stablehlo.not {0} : {T0}", [(BOOL, x)], BOOL, ~x)
