"""What tutti-opt prints has the bytes that JAX prints.

usage: text_as_jax_prints.py TUTTI_OPT [FILE.mlir...]

Functions whose lowering uses the chlo and sdy dialects are lowered by JAX and
printed by both, in custom form, in generic form, and with locations; so are
the given files. Reading back what was printed must print it again.
"""

import pathlib
import subprocess
import sys

import numpy as np

import per_device

DEVICES = per_device.use_devices(8)

import jax  # noqa: E402
import jax.numpy as jnp  # noqa: E402
from jax import lax  # noqa: E402
from jax._src.interpreters import mlir  # noqa: E402
from jax.sharding import Mesh, NamedSharding, PartitionSpec as P  # noqa: E402
from jaxlib.mlir import ir  # noqa: E402

MESH = Mesh(np.array(DEVICES).reshape(4, 2), ("x", "y"))
F32 = jax.ShapeDtypeStruct((8, 4), np.float32)
C64 = jax.ShapeDtypeStruct((8, 4), np.complex64)
I32 = jax.ShapeDtypeStruct((8, 4), np.int32)


def shard(function, in_specs, out_specs, **options):
    return jax.shard_map(function, mesh=MESH, in_specs=in_specs, out_specs=out_specs, **options)


def constrained(a):
    a = lax.with_sharding_constraint(a * 2, NamedSharding(MESH, P("x", None)))
    return lax.with_sharding_constraint(a, NamedSharding(MESH, P(("y", "x"), P.UNCONSTRAINED)))


def ragged(lhs, rhs, sizes):
    return lax.ragged_dot(lhs, rhs, sizes, precision="highest")


# ---- The functions, by name: (function, specs of its arguments) ---------------

UNARY = [
    jnp.arccos, jnp.arccosh, jnp.arcsin, jnp.arcsinh, jnp.arctan, jnp.arctanh,
    jnp.cosh, jnp.sinh, jnp.tan, jnp.square,
]  # fmt: skip
PROGRAMS = {f.__name__: (f, [F32]) for f in UNARY}
PROGRAMS |= {f"{f.__name__}_complex": (f, [C64]) for f in UNARY}
PROGRAMS |= {
    f.__name__: (f, [F32])
    for f in [lax.erf, lax.erfc, lax.erf_inv, lax.lgamma, lax.digamma, lax.bessel_i1e]
}
PROGRAMS |= {
    "conj": (jnp.conj, [C64]),
    "next_after": (jnp.nextafter, [F32, F32]),
    "zeta": (jax.scipy.special.zeta, [F32, F32]),
    "polygamma": (lax.polygamma, [F32, F32]),
    "top_k": (lambda a: lax.top_k(a, 2), [F32]),
    "top_k_of_ints": (lambda a: lax.top_k(a, 1), [I32]),
    "ragged_dot": (
        ragged,
        [
            jax.ShapeDtypeStruct((11, 5), np.float32),
            jax.ShapeDtypeStruct((3, 5, 7), np.float32),
            jax.ShapeDtypeStruct((3,), np.int32),
        ],
    ),
    "constrained": (constrained, [F32]),
    "shard_map": (
        shard(lambda a, b: (lax.psum(a @ b, "y"), a), (P("x", "y"), P("y")), (P("x"), P("x", "y"))),
        [F32, jax.ShapeDtypeStruct((4, 6), np.float32)],
    ),
    "partial_shard_map": (
        shard(lambda a: lax.psum(a, "x"), P("x"), P(), axis_names={"x"}),
        [F32],
    ),
    "nested_shard_map": (
        shard(
            lambda a: jax.shard_map(lambda b: lax.psum(b, "y"), in_specs=P("y"), out_specs=P(),
                                    axis_names={"y"})(a),
            P("x"), P("x"), axis_names={"x"},
        ),
        [F32],
    ),
    "in_and_out_shardings": (
        jax.jit(lambda a: a + 1, in_shardings=NamedSharding(MESH, P("x")),
                out_shardings=NamedSharding(MESH, P(None, "y")), donate_argnums=0),
        [F32],
    ),
}  # fmt: skip


# ---- Comparing ----------------------------------------------------------------


def tutti(tutti_opt, text, *flags):
    done = subprocess.run([tutti_opt, "-", *flags], input=text, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(done.stderr[:2000])
    return done.stdout


def compare(what, got, want):
    for number, (mine, theirs) in enumerate(zip(got.splitlines(), want.splitlines()), 1):
        if mine != theirs:
            raise AssertionError(f"{what}, line {number}:\n  tutti: {mine}\n  JAX:   {theirs}")
    assert got.strip() == want.strip(), f"{what}: one is longer"


def check(tutti_opt, text):
    """Compares the forms of a module, given as any text of it."""
    with mlir.make_ir_context():
        module = ir.Module.parse(text).operation
        custom = module.get_asm()
        generic = module.get_asm(print_generic_op_form=True)
        located = module.get_asm(enable_debug_info=True)
    compare("custom form", tutti(tutti_opt, text), custom)
    compare("custom form read back", tutti(tutti_opt, custom), custom)
    compare("generic form", tutti(tutti_opt, text, "--mlir-print-op-generic"), generic)
    compare("generic form read back", tutti(tutti_opt, generic), custom)
    compare("with locations", tutti(tutti_opt, located, "--mlir-print-debuginfo"), located)


def texts(files):
    for name, (function, specs) in PROGRAMS.items():
        if not hasattr(function, "lower"):
            function = jax.jit(function)
        yield name, function.lower(*specs).as_text(debug_info=True)
    for file in files:
        yield file, pathlib.Path(file).read_text()


def main():
    failed = 0
    for name, text in texts(sys.argv[2:]):
        try:
            check(sys.argv[1], text)
        except Exception as error:  # report every program
            failed += 1
            print(f"{name}: FAILED: {type(error).__name__}: {error}")
    if not failed:
        print("same bytes")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
