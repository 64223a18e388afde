"""Element types: what they hold, how constants of them are written."""

import ml_dtypes
import numpy as np


class ElementType:
    """`name` is MLIR's; `kind` is bool, int, uint, float or complex."""

    def __init__(self, name, kind, dtype):
        self.name, self.kind, self.dtype = name, kind, np.dtype(dtype)
        if kind in ("int", "uint"):
            self.bits = int(name.lstrip("ui"))
            self.least = -(1 << (self.bits - 1)) if kind == "int" else 0
            self.most = (1 << (self.bits - (kind == "int"))) - 1

    @property
    def is_narrow(self):
        return self.kind == "float" and self.dtype.itemsize == 1

    def tensor(self, shape):
        return "tensor<" + "".join(f"{size}x" for size in shape) + self.name + ">"

    def wrap(self, value):
        """A Python integer in two's complement."""
        value &= (1 << self.bits) - 1
        return value - (1 << self.bits) if value > self.most else value

    def literal(self, array):
        """The attribute for a constant, without its type."""
        flat = np.asarray(array, self.dtype).ravel()
        if flat.size == 0:
            return "dense<>"
        if self.kind == "bool" and flat.size > 8:
            data = np.packbits(flat, bitorder="little").tobytes()
        elif self.kind == "bool" or self.name in ("i2", "i4", "ui2", "ui4"):
            return decimal(array, lambda x: str(x).lower() if self.kind == "bool" else str(int(x)))
        else:
            data = flat.tobytes()
        return f'dense<"0x{data.hex().upper()}">'

    def constant(self, array):
        return f"{self.literal(array)} : {self.tensor(np.shape(array))}"


def decimal(array, show):
    if np.ndim(array) == 0:
        return f"dense<{show(np.asarray(array)[()])}>"

    def walk(part):
        if np.ndim(part) == 0:
            return show(part)
        return "[" + ", ".join(walk(x) for x in part) + "]"

    return f"dense<{walk(array)}>"


BOOL = ElementType("i1", "bool", np.bool_)
INTS = [
    ElementType(f"{prefix}{bits}", kind,
                getattr(ml_dtypes, f"{kind}{bits}") if bits < 8 else f"{kind}{bits}")
    for prefix, kind in (("i", "int"), ("ui", "uint")) for bits in (2, 4, 8, 16, 32, 64)
]
NARROW = [
    ElementType(name, "float", getattr(ml_dtypes, dtype))
    for name, dtype in (
        ("f4E2M1FN", "float4_e2m1fn"), ("f8E3M4", "float8_e3m4"), ("f8E4M3", "float8_e4m3"),
        ("f8E4M3B11FNUZ", "float8_e4m3b11fnuz"), ("f8E4M3FN", "float8_e4m3fn"),
        ("f8E4M3FNUZ", "float8_e4m3fnuz"), ("f8E5M2", "float8_e5m2"),
        ("f8E5M2FNUZ", "float8_e5m2fnuz"), ("f8E8M0FNU", "float8_e8m0fnu"))
]
BF16 = ElementType("bf16", "float", ml_dtypes.bfloat16)
F16 = ElementType("f16", "float", np.float16)
F32 = ElementType("f32", "float", np.float32)
F64 = ElementType("f64", "float", np.float64)
C64 = ElementType("complex<f32>", "complex", np.complex64)
C128 = ElementType("complex<f64>", "complex", np.complex128)
FLOATS = NARROW + [BF16, F16, F32, F64]
COMPLEX = [C64, C128]
ALL = [BOOL] + INTS + FLOATS + COMPLEX
# Without a sign nor zero it is no type to calculate with.
NUMBERS = [t for t in FLOATS if t.name != "f8E8M0FNU"]


def is_nan(x):
    return x != x


def round_to(t, wide):
    """Doubles rounded once, to nearest even, whatever the type."""
    wide = np.asarray(wide, np.float64)
    if t.dtype.itemsize >= 4:
        with np.errstate(over="ignore"):
            return wide.astype(t.dtype)
    bits = np.uint8 if t.dtype.itemsize == 1 else np.uint16
    size = 16 if t.name == "f4E2M1FN" else 1 << (8 * t.dtype.itemsize)
    codes = np.arange(size).astype(bits).view(t.dtype)
    with np.errstate(invalid="ignore"):
        values = codes.astype(np.float64)
    # Finite magnitudes in the order of their codes.
    places = np.flatnonzero(np.isfinite(values) & ~np.signbit(values))
    magnitudes = values[places]
    # The number after the largest.
    above = 2 * magnitudes[-1] - (0 if t.name == "f8E8M0FNU" else magnitudes[-2])
    grid = np.append(magnitudes, above)
    size = np.abs(wide)
    high = np.clip(np.searchsorted(grid, size), 1, len(grid) - 1)
    low = high - 1
    middle = (grid[low] + grid[high]) / 2
    odd = np.append(places, places[-1] + 1)[low] % 2
    if t.name == "f8E8M0FNU":  # has no last bit to make even, and no zero
        odd = np.ones_like(odd)
        wide = np.where(wide > 0, wide, np.nan)
    chosen = np.where((size > middle) | ((size == middle) & (odd == 1)), high, low)
    overflows = (chosen == len(magnitudes)) & ~is_nan(wide)
    result = codes[places[np.minimum(chosen, len(magnitudes) - 1)]].astype(np.float64)
    if t.name != "f4E2M1FN":  # which gives the largest that it has
        result = np.where(overflows, np.inf, result)
    result = np.where(is_nan(wide), np.nan, np.copysign(result, wide))
    with np.errstate(all="ignore"):
        return result.astype(t.dtype)


def finite_only(t):
    return t.name == "f4E2M1FN"


def specials(t, pairs=False):
    """Values of the type at which things happen; fewer to make pairs of."""
    if t.kind == "bool":
        return np.array([False, True])
    if t.kind in ("int", "uint"):
        chosen = {t.least, -7, -1, 0, 1, 2, 3, t.bits - 1, t.bits, t.most // 3, t.most}
        if not pairs:
            chosen |= {t.least + 1, -2, 5, 7, 31, 100, t.most - 1}
        return np.array([int(x) for x in sorted(chosen) if t.least <= x <= t.most],
                        dtype=object).astype(t.dtype)
    if t.kind == "complex":
        parts = [0.0, 0.5, -1.25, 3.5, 1e-5]
        return np.array([complex(x, y) for x in parts for y in parts], t.dtype)
    info = ml_dtypes.finfo(t.dtype)
    if t.name == "f8E8M0FNU":
        return np.array([1.0, 2.0, 0.5, 64.0, 2.0**-127, 2.0**127, np.nan], t.dtype)
    largest, tiny, least = (float(x) for x in (info.max, info.tiny, info.smallest_subnormal))
    eps = float(info.eps)
    if pairs:
        wide = [0.0, -0.0, 0.5, 1.0, -1.5, 2.0, -2.5, 3.0, -10.0, 0.1, 1 + eps, largest, -tiny,
                least]
    else:
        wide = [0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 10.0, 0.1, 88.0, largest, tiny, least, 1 + eps,
                1 - eps / 2]
        wide = wide + [-x for x in wide]
    if not finite_only(t):
        wide += [np.nan, np.inf, -np.inf]
    rounded = round_to(t, wide)
    seen, kept = set(), []
    for value in rounded:
        if value.tobytes() not in seen:
            seen.add(value.tobytes())
            kept.append(value)
    return np.array(kept, t.dtype)
