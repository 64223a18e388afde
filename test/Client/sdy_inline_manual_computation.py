"""shard_map programs run the same after sdy-inline-manual-computation.

usage: sdy_inline_manual_computation.py TUTTI_OPT [NAME...]

Each program is lowered by JAX and run as it is on 8 devices; then its text goes
through the pass, is compiled as the program of one device, and is run on the
parts of the same inputs. The results, put together, must have the same bits.
"""

import subprocess
import sys

import numpy as np

import per_device

DEVICES = per_device.use_devices(8)

import jax  # noqa: E402
import jax.numpy as jnp  # noqa: E402
from jax import lax  # noqa: E402
from jax.sharding import Mesh, NamedSharding, PartitionSpec as P  # noqa: E402

MESH = Mesh(np.array(DEVICES).reshape(4, 2), ("x", "y"))
CUBE = Mesh(np.array(DEVICES).reshape(2, 2, 2), ("a", "b", "c"))

PROGRAMS = {}


def program(*shapes, **jit_options):
    """Registers a function of arrays of the given (dtype, shape)."""

    def register(function):
        PROGRAMS[function.__name__] = (
            jax.jit(function, **jit_options),
            [jax.ShapeDtypeStruct(shape, dtype) for dtype, shape in shapes],
        )
        return function

    return register


def shard(function, mesh, in_specs, out_specs, **options):
    return jax.shard_map(function, mesh=mesh, in_specs=in_specs, out_specs=out_specs, **options)


# ---- Programs that are one computation --------------------------------------


@program((np.float32, (8, 16)), (np.float32, (16, 4)))
def matmul(a, b):
    def local(a, b):
        return lax.psum(a @ b, "y") + lax.axis_index("x")

    return shard(local, MESH, (P("x", "y"), P("y", None)), P("x", None))(a, b)


@program((np.float32, (16, 8)), (np.int32, (16,)))
def all_collectives(a, n):
    def local(a, n):
        gathered = lax.all_gather(a, "x", axis=0, tiled=True)
        scattered = lax.psum_scatter(gathered, "x", scatter_dimension=0, tiled=True)
        exchanged = lax.all_to_all(scattered, "y", 1, 0, tiled=True)
        moved = lax.ppermute(exchanged, "x", [(i, (i + 1) % 4) for i in range(4)])
        return moved, lax.pmax(n, ("x", "y")), lax.pmean(a, "y")

    specs = (P(("x", "y"), None), P(("y", "x")))
    return shard(local, MESH, specs, (P(("x", "y")), P(), P("x")))(a, n)


@program((jnp.bfloat16, (4, 6, 8)), (np.uint32, (2,)))
def three_axes_and_dtypes(a, key):
    def local(a, key):
        index = lax.axis_index(("a", "b", "c"))
        noise = jax.random.uniform(jax.random.fold_in(jax.random.wrap_key_data(key), index))
        return a * noise.astype(a.dtype), lax.psum(a.sum(), ("a", "b", "c")) > 0

    specs = (P("c", None, ("b", "a")), P())
    return shard(local, CUBE, specs, (P("c", None, ("b", "a")), P()))(a, key)


@program((np.float32, (8, 4)), (np.int32, ()))
def control_flow(a, n):
    def local(a, n):
        def step(carry, _):
            carry = carry + lax.psum(carry, "x") * 0.125
            return carry, carry.sum()

        a, sums = lax.scan(step, a, None, length=3)
        a = lax.cond(n > 0, lambda v: lax.ppermute(v, "y", [(0, 1), (1, 0)]), lambda v: v, a)
        return a, sums[None, None]

    return shard(local, MESH, (P("x", "y"), P()), (P("x", "y"), P("x", "y")))(a, n)


@program((np.float32, (8, 4)), (np.float32, (8, 4)), donate_argnums=(0, 1))
def donation(a, b):
    # The first argument becomes a result of the same part; the second one's
    # part has the shape of no result.
    return shard(lambda a, b: (a + 1.0, lax.psum(b, "x")), MESH, (P("x"), P("x")),
                 (P("x"), P(None)))(a, b)


# ---- Ops around the computation ----------------------------------------------


@program((np.float32, (8, 4)), (np.float32, (8, 4)))
def elementwise_around(a, b):
    result = shard(lambda a: a + lax.axis_index("x"), MESH, P("x", "y"), P("x", "y"))(
        jnp.tanh(a * 2.0) + jnp.where(b > 0, b, 0.5)
    )
    return jnp.exp(-result) * b, result, jnp.square(result)


@program((np.float32, (8, 4)), (np.int32, ()))
def scalars_around(a, step):
    rate = 0.1 * jnp.minimum(1.0, step.astype(jnp.float32) / 10)
    result, loss = shard(
        lambda a, rate: (a * rate, lax.psum(a.sum(), ("x", "y"))), MESH, (P("x"), P()),
        (P("x"), P()), check_vma=False,
    )(a, rate)
    return result, jnp.sqrt(loss) + rate, step + 1


@program((np.float32, (8, 4)))
def constants_around(a):
    zeros = jnp.zeros((16, 4), jnp.float32)
    table = np.arange(12, dtype=np.float32).reshape(3, 4)
    result = shard(lambda a, z, t: (lax.psum(a.sum(), ("x", "y")) + z, t + 1), MESH, (P("x"), P("y"), P()),
                   (P("y"), P()), check_vma=False)(a, zeros, table)
    return result, jnp.ones((8, 4)) + a


@program((np.float32, (8, 4)))
def whole_tensors_not_cut(a):
    mean = a.mean(axis=0)
    return shard(lambda m: m * 2.0, MESH, P(), P())(mean), a


@jax.jit
def _inner(a):
    return shard(lambda a: lax.psum(a, "y") * 2.0, MESH, P("x", "y"), P("x"))(a)


@program((np.float32, (8, 4)))
def called_once(a):
    return _inner(a + 1.0)


@program(
    (np.float32, (8, 4)), (np.float32, (6, 2)), (np.float32, (5,)),
    in_shardings=(NamedSharding(MESH, P("x")), NamedSharding(MESH, P(None, "y")), None),
    keep_unused=True,
)
def passed_by(a, b, unused):
    a = lax.with_sharding_constraint(a, NamedSharding(MESH, P("x", None)))
    result = shard(lambda a: a * 3.0, MESH, P("x"), P("x"))(a)
    return b, result, result, b


# ---- Programs that are left ---------------------------------------------------

LEFT = {}


def left(remark, *shapes):
    def register(function):
        program(*shapes)(function)
        LEFT[function.__name__] = remark
        return function

    return register


@left("is not among its manual axes", (np.float32, (8, 4)))
def partial(a):
    return shard(lambda a: lax.psum(a, "x"), MESH, P("x"), P(), axis_names={"x"})(a)


@left("the module has 2 of them", (np.float32, (8, 4)))
def two_computations(a):
    a = shard(lambda a: lax.psum(a, "x"), MESH, P("x"), P())(a)
    return shard(lambda a: a * 2.0, MESH, P("y"), P("y"))(a)


@left("works on a tensor as a whole", (np.float32, (8, 4)))
def reduction_behind(a):
    return shard(lambda a: a * 2.0, MESH, P("x"), P("x"))(a).sum()


@left("is used other than by one call in a function", (np.float32, (8, 4)))
def inside_a_loop(a):
    body = shard(lambda a: lax.psum(a, "x") + a, MESH, P("x"), P("x"))
    return lax.fori_loop(0, 3, lambda _, a: body(a), a)


# ---- Running ------------------------------------------------------------------


def localize(tutti_opt, text):
    """The text after the pass, and what was said."""
    done = subprocess.run(
        [tutti_opt, "--sdy-inline-manual-computation", "-"],
        input=text, capture_output=True, text=True,
    )
    if done.returncode:
        raise RuntimeError(done.stderr)
    return done.stdout, done.stderr


def random_array(generator, spec):
    if np.issubdtype(spec.dtype, np.integer):
        return generator.integers(1, 100, spec.shape).astype(spec.dtype)
    return generator.standard_normal(spec.shape).astype(spec.dtype)


def check(tutti_opt, name):
    function, specs = PROGRAMS[name]
    text = function.lower(*specs).as_text()
    local, said = localize(tutti_opt, text)
    if name in LEFT:
        assert LEFT[name] in said, f"expected a remark '{LEFT[name]}', found: {said}"
        assert "sdy.manual_computation" in local
        return
    assert "sdy.manual_computation" not in local, said

    generator = np.random.default_rng(0)
    arrays = [random_array(generator, spec) for spec in specs]
    expected = jax.tree.leaves(function(*[jnp.array(a) for a in arrays]))

    told = per_device.read(local)
    executable = per_device.compile_per_device(local, len(DEVICES))
    shards = [told.split_argument(i, a) for i, a in enumerate(arrays)]
    results = per_device.run(executable, shards)
    assert len(results) == len(expected)
    for i, (shards, want) in enumerate(zip(results, expected)):
        got = told.join_result(i, shards)
        want = np.asarray(want)
        assert got.shape == want.shape and got.dtype == want.dtype, (i, got.shape, want.shape)
        assert got.tobytes() == want.tobytes(), f"result {i} differs:\n{got}\n{want}"


def check_split():
    """`split` cuts an array as JAX does."""
    array = np.arange(16 * 8).reshape(16, 8)
    for axes in [("x", "y"), ("y", "x"), ("x",), ()]:
        for mesh in [MESH, Mesh(np.array(DEVICES)[[0, 1, 3, 2, 6, 7, 4, 5]].reshape(4, 2), ("x", "y"))]:
            ids = [d.id for d in mesh.devices.flat]
            mine = per_device.Mesh((("x", 4), ("y", 2)), tuple(ids))
            text = "<@mesh, [{%s}, {}]>" % ", ".join(f'"{a}"' for a in axes)
            theirs = jax.device_put(array, NamedSharding(mesh, P(axes or None)))
            parts = per_device.split(array, text, mine)
            for part in theirs.addressable_shards:
                assert (np.asarray(part.data) == parts[part.device.id]).all(), (axes, ids)
            assert (per_device.join(parts, text, mine) == array).all()


def main():
    tutti_opt, names = sys.argv[1], sys.argv[2:] or list(PROGRAMS)
    check_split()
    failed = 0
    for name in names:
        try:
            check(tutti_opt, name)
            print(f"{name}: {'left' if name in LEFT else 'same bits'}")
        except Exception as error:  # report every program
            failed += 1
            print(f"{name}: FAILED: {type(error).__name__}: {error}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
