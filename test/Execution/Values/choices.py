"""Programs that compare and choose, for all element types."""

import jax
import numpy as np
from jax import lax

from element_types import ALL, BOOL, COMPLEX, F32, FLOATS, INTS, NUMBERS, is_nan, specials

COMPARISONS = [("EQ", np.equal), ("NE", np.not_equal), ("LT", np.less), ("LE", np.less_equal),
               ("GT", np.greater), ("GE", np.greater_equal)]


def comparable(t, x):
    """As what NumPy orders: i64 and ui64 as they are."""
    if t.kind == "float":
        return x.astype(np.float64)
    if t.kind in ("int", "uint") and t.bits < 8:
        return x.astype(np.int64)
    return x


def total_order(t, x):
    """Integers in the order of the floats, NaNs at the ends."""
    bits = x.view(f"i{t.dtype.itemsize}").astype(object)
    most = (1 << (8 * t.dtype.itemsize - 1)) - 1
    return np.vectorize(lambda b: b if b >= 0 else b ^ most, otypes=[object])(bits)


def add_compare(folder):
    program = folder.program("compare")
    for t in ALL:
        x = specials(t, pairs=True)
        lines = [f"  %x = stablehlo.constant {t.constant(x)}"]
        table, flags = t.tensor((len(x), len(x))), BOOL.tensor((len(x), len(x)))
        for name, dim in (("a", 0), ("b", 1)):
            lines.append(f"  %{name} = stablehlo.broadcast_in_dim %x, dims = [{dim}] : "
                         f"({t.tensor(x.shape)}) -> {table}")
        known = comparable(t, x)
        for direction, function in COMPARISONS[:2 if t in COMPLEX else 6]:
            lines.append(f"  %{direction} = stablehlo.compare {direction}, %a, %b : "
                         f"({table}, {table}) -> {flags}")
            program.expect(lines, f"%{direction}", BOOL, function(known[:, None], known[None, :]))
        program.function(f"compare_{t.name}", lines)
        if t.name in ("bf16", "f16", "f32", "f64"):
            keys = total_order(t, x)
            for direction, function in (("LT", np.less), ("EQ", np.equal)):
                form = (f"stablehlo.compare {direction}, {{0}}, {{1}}, TOTALORDER : "
                        "({T0}, {T0}) -> {R}")
                program.apply(f"total_order_{direction}_{t.name}", form, [(t, x)] * 2, BOOL,
                              function(keys[:, None], keys[None, :]).astype(bool))


def add_select(folder):
    program = folder.program("select")
    for t in ALL:
        x = specials(t, pairs=True)
        pick = np.arange(len(x)) % 2 == 0
        program.apply(f"select_{t.name}", "stablehlo.select {0}, {1}, {2} : {T0}, {T1}",
                      [(BOOL, pick), (t, x), (t, x[::-1].copy())], t,
                      np.where(pick, x, x[::-1]).astype(t.dtype))
        program.apply(f"select_scalar_{t.name}", "stablehlo.select {0}, {1}, {2} : {T0}, {T1}",
                      [(BOOL, np.array(False)), (t, x), (t, x[::-1].copy())], t, x[::-1].copy())


def add_clamp(folder):
    form = "stablehlo.clamp {0}, {1}, {2} : ({T0}, {T1}, {T2}) -> {R}"
    program = folder.program("clamp")
    for t in [BOOL] + INTS + NUMBERS:
        x = specials(t, pairs=True)
        known = comparable(t, x)
        low, high = (0, 1) if t.name in ("i1", "i2", "ui2") else (1, 3)
        least, most = np.array(low).astype(t.dtype), np.array(high).astype(t.dtype)
        a, b = comparable(t, least[None])[0], comparable(t, most[None])[0]
        expected = np.where(is_nan(known), known, np.minimum(np.maximum(known, a), b))
        expected = expected.astype(t.dtype)
        if t in (F32, INTS[4]):
            assert np.array_equal(np.asarray(jax.jit(lax.clamp)(least, x, most)), expected,
                                  equal_nan=True)
        program.apply(f"clamp_{t.name}", form, [(t, least), (t, x), (t, most)], t, expected)


BROADCASTS = [("add", np.add), ("subtract", np.subtract), ("multiply", np.multiply),
              ("divide", np.divide), ("maximum", np.maximum), ("minimum", np.minimum),
              ("remainder", np.fmod)]


def add_broadcast(folder):
    """CHLO's ops that broadcast: what they broadcast, not what they compute."""
    program = folder.program("chlo_broadcast")
    column = np.array([[1.5], [-2.0], [4.0]], np.float32)
    row = np.array([2.0, 0.5], np.float32)
    scalar = np.array(3.0, np.float32)
    for op, function in BROADCASTS:
        form = f"chlo.broadcast_{op} {{0}}, {{1}} : ({{T0}}, {{T1}}) -> {{R}}"
        add_plain(program, f"{op}_implicit", form, [(F32, column), (F32, row)], F32,
                  function(column, row))
        add_plain(program, f"{op}_scalar", form, [(F32, column), (F32, scalar)], F32,
                  function(column, scalar))
        form = form.replace(" : ", " {{broadcast_dimensions = array<i64: 0>}} : ", 1)
        three = column[:, 0].copy()
        table = np.arange(6, dtype=np.float32).reshape(3, 2) + 1
        add_plain(program, f"{op}_explicit", form, [(F32, table), (F32, three)], F32,
                  function(table, three[:, None]))
    add_plain(program, "compare", "chlo.broadcast_compare {0}, {1} {{comparison_direction = "
              "#chlo<comparison_direction LT>}} : ({T0}, {T1}) -> {R}",
              [(F32, column), (F32, row)], BOOL, column < row)
    add_plain(program, "complex", "chlo.broadcast_complex {0}, {1} : ({T0}, {T1}) -> {R}",
              [(F32, column), (F32, row)], COMPLEX[0], (column + 1j * row).astype(np.complex64))
    pick = np.array([True, False])
    add_plain(program, "select",
              "chlo.broadcast_select {0}, {1}, {2} : ({T0}, {T1}, {T2}) -> {R}",
              [(BOOL, pick), (F32, column), (F32, scalar)], F32, np.where(pick, column, scalar))
    i32 = INTS[4]
    x, y = np.array([[12], [-7]], np.int32), np.array([5, 3, 1], np.int32)
    for op, function in (("and", np.bitwise_and), ("or", np.bitwise_or), ("xor", np.bitwise_xor),
                         ("shift_left", np.left_shift),
                         ("shift_right_arithmetic", np.right_shift)):
        add_plain(program, op, f"chlo.broadcast_{op} {{0}}, {{1}} : ({{T0}}, {{T1}}) -> {{R}}",
                  [(i32, x), (i32, y)], i32, function(x, y))
    for t in ALL:
        lines = [f"  %x = stablehlo.constant {F32.constant(np.zeros((2, 1), np.float32))}"]
        value = specials(t)[-1]
        if t.kind in ("float", "complex"):
            value = t.dtype.type(1)
        text = {"float": "1.0", "complex": None, "bool": "true"}.get(t.kind, str(int(value))) \
            if t.kind != "complex" else None
        if text is None:
            continue
        attribute = text if t.kind == "bool" else f"{text} : {t.name}"
        lines.append(f'  %r = "chlo.constant_like"(%x) <{{value = {attribute}}}> : '
                     f"({F32.tensor((2, 1))}) -> {t.tensor((2, 1))}")
        program.expect(lines, "%r", t, np.full((2, 1), value, t.dtype))
        program.function(f"constant_like_{t.name}", lines)


def add_plain(program, name, form, operands, type, expected):
    """Operands in the shapes they have."""
    fields, lines, names = {"R": type.tensor(expected.shape)}, [], []
    for i, (t, array) in enumerate(operands):
        lines.append(f"  %x{i} = stablehlo.constant {t.constant(array)}")
        fields[f"T{i}"] = t.tensor(np.shape(array))
        names.append(f"%x{i}")
    lines.append("  %r = " + form.format(*names, **fields))
    program.expect(lines, "%r", type, expected)
    program.function(name, lines)


def add_all(folder):
    add_compare(folder)
    add_select(folder)
    add_clamp(folder)
    add_broadcast(folder)
