"""What an example is: a jitted function, its arguments, and how it is kept."""

import dataclasses
import zlib
from collections.abc import Callable

import jax
import jax.numpy as jnp
import numpy as np
from jax.sharding import AxisType


@dataclasses.dataclass(frozen=True)
class Argument:
    """One array a program takes: its global shape and what fills it.

    `fill` is "normal" (zero mean, deviation `scale`), "positive" (uniform
    between 0 and `scale`) or "integer" (uniform in [0, scale)).
    """

    shape: tuple[int, ...]
    dtype: object = jnp.float32
    fill: str = "normal"
    scale: float = 1.0

    def abstract(self):
        return jax.ShapeDtypeStruct(self.shape, self.dtype)

    def random(self, rng, shape=None):
        """An array of the argument's shape, or of one device's part of it."""
        shape = self.shape if shape is None else shape
        if self.fill == "integer":
            values = rng.integers(0, int(self.scale), shape)
        elif self.fill == "positive":
            values = rng.uniform(0.0, self.scale, shape)
        else:
            values = rng.standard_normal(shape) * self.scale
        return np.asarray(values).astype(self.dtype)


@dataclasses.dataclass(frozen=True)
class Example:
    """A program kept as `file`.

    `build` returns the jitted function and the tree of its `Argument`s.
    `form` is "stablehlo" (the text before partitioning), "stablehlo-debug"
    (the same with locations) or "hlo" (one device's program after XLA's
    partitioner).
    """

    name: str
    file: str
    form: str
    build: Callable

    def random_arguments(self, seed):
        """The flat list of global arrays the program is run on."""
        _, arguments = self.build()
        rng = np.random.default_rng([seed, zlib.crc32(self.name.encode())])
        return [argument.random(rng) for argument in jax.tree.leaves(arguments)]


def make_mesh(**axes):
    """A mesh over the first devices, its axes in the order given."""
    return jax.make_mesh(
        tuple(axes.values()),
        tuple(axes),
        axis_types=(AxisType.Auto,) * len(axes),
        devices=jax.devices()[: int(np.prod(tuple(axes.values())))],
    )


def abstract(arguments):
    """The tree of shapes and types of a tree of `Argument`s."""
    return jax.tree.map(lambda argument: argument.abstract(), arguments)
