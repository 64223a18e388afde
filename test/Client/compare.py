"""Compares arrays bit for bit, and says how far apart they are otherwise."""

import dataclasses

import numpy as np


def _bits(array):
    """The bytes of each element as one unsigned integer."""
    flat = np.ascontiguousarray(array).reshape(-1)
    return flat.view(np.dtype(f"u{array.dtype.itemsize}")).reshape(array.shape)


def _is_float(dtype):
    import ml_dtypes

    return np.issubdtype(dtype, np.floating) or dtype.name in dir(ml_dtypes)


def _ordered(array):
    """Integers in the order of the floats: neighbours differ by one."""
    bits = _bits(array).astype(np.int64 if array.dtype.itemsize < 8 else object)
    sign = 1 << (8 * array.dtype.itemsize - 1)
    return np.where(bits < sign, bits, sign - bits)


@dataclasses.dataclass(frozen=True)
class Difference:
    """How two arrays differ: elements, the worst of them, its distance.

    `ulps` is None where a distance means nothing: integers, and a NaN against
    a number.
    """

    elements: int
    index: tuple
    wanted: object
    found: object
    ulps: object

    def __str__(self):
        distance = "" if self.ulps is None else f", {self.ulps} ULP apart"
        return (
            f"{self.elements} elements differ, most at {list(self.index)}: "
            f"{self.wanted} expected, {self.found} found{distance}"
        )


def difference(wanted, found):
    """None where two arrays of one shape and type hold the same bits.

    Any NaN equals any other: their payloads are nobody's promise.
    """
    different = _bits(wanted) != _bits(found)
    if not different.any():
        return None
    if not _is_float(wanted.dtype):
        index = tuple(np.argwhere(different)[0].tolist())
        return Difference(
            int(different.sum()), index, wanted[index], found[index], None
        )
    wanted_nan, found_nan = np.isnan(wanted), np.isnan(found)
    different &= ~(wanted_nan & found_nan)
    if not different.any():
        return None
    apart = np.where(different, np.abs(_ordered(wanted) - _ordered(found)), 0)
    lost = different & (wanted_nan ^ found_nan)
    worst = np.argmax(lost) if lost.any() else np.argmax(apart)
    index = tuple(int(i) for i in np.unravel_index(worst, wanted.shape))
    ulps = None if lost.any() else int(apart[index])
    return Difference(int(different.sum()), index, wanted[index], found[index], ulps)
