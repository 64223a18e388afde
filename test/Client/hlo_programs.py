"""JAX programs that between them use every op that JAX makes HLO of.

`SINGLE` and `MULTI` list programs for one device and for eight, each a jitted
function with the shapes and types of its arguments.
"""

import dataclasses
import functools

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax
from jax.sharding import Mesh, PartitionSpec as P

SINGLE, MULTI = {}, {}


@dataclasses.dataclass
class Program:
    function: object
    arguments: list
    # How far a float result may be off, in parts of the largest.
    tolerance: float


def _register(table, shapes, tolerance, options):
    def register(function):
        arguments = [jax.ShapeDtypeStruct(shape, dtype) for dtype, shape in shapes]
        jitted = jax.jit(function, keep_unused=True, **options)
        table[function.__name__] = Program(jitted, arguments, tolerance)
        return function

    return register


def single(*shapes, tolerance=2e-6, **options):
    return _register(SINGLE, shapes, tolerance, options)


def multi(*shapes, tolerance=2e-6, **options):
    return _register(MULTI, shapes, tolerance, options)


F, I, U, B, C = np.float32, np.int32, np.uint32, np.bool_, np.complex64


# ---- Elementwise ------------------------------------------------------------


@single((F, (4, 8)), (F, (4, 8)))
def float_ops(x, y):
    z = jnp.abs(x) + 0.5
    unary = [
        jnp.abs, lax.cbrt, lax.ceil, lax.cos, lax.exp, lax.expm1, lax.floor, lax.log1p,
        lax.logistic, lax.neg, lax.sign, lax.sin, lax.tanh, lax.erf, lax.tan, lax.sinh,
        lax.cosh, lax.asinh, lax.atan, lax.round, jnp.rint,
    ]  # fmt: skip
    binary = [
        lax.add, lax.sub, lax.mul, lax.div, lax.max, lax.min, lax.atan2, lax.rem, lax.nextafter,
    ]  # fmt: skip
    half = x / (jnp.max(jnp.abs(x)) * 1.01)
    return (
        [f(x) for f in unary]
        + [f(x, y) for f in binary]
        + [lax.log(z), lax.rsqrt(z), lax.sqrt(z), lax.pow(z, y), lax.is_finite(x / y)]
        + [lax.asin(half), lax.acos(half), lax.atanh(half), lax.acosh(z + 1)]
        + [lax.integer_pow(x, 3), lax.reduce_precision(x, 5, 7), lax.clamp(-0.5, x, y)]
    )


@single((F, (5, 7)), (F, (5, 7)), tolerance=1e-4)
def special_functions(x, y):
    z = jnp.abs(x) + 0.5
    return (
        lax.lgamma(z), lax.digamma(z), lax.erfc(x), lax.erf_inv(jnp.tanh(x)), lax.igamma(z, z),
        lax.bessel_i1e(x), jax.scipy.special.logsumexp(y, axis=0), jax.nn.gelu(x), jax.nn.silu(y),
    )  # fmt: skip


@single((I, (4, 8)), (I, (4, 8)), (U, (4, 8)), (U, (4, 8)))
def integer_ops(a, b, u, v):
    binary = [
        lax.add, lax.sub, lax.mul, lax.div, lax.rem, lax.max, lax.min, lax.bitwise_and,
        lax.bitwise_or, lax.bitwise_xor, lax.shift_left, lax.shift_right_arithmetic,
        lax.shift_right_logical, lax.lt, lax.ge, lax.eq, lax.ne,
    ]  # fmt: skip
    unary = [lax.neg, lax.abs, lax.sign, lax.bitwise_not, lax.population_count, lax.clz]
    return (
        [f(a, b) for f in binary]
        + [f(u, v) for f in binary]
        + [f(a) for f in unary]
        + [lax.bitwise_not(u), lax.population_count(u), lax.clz(u), lax.mulhi(a, b)]
    )


@single((C, (3, 4)), (C, (3, 4)), tolerance=1e-5)
def complex_ops(x, y):
    return (
        x + y, x * y, x / y, jnp.conj(x), jnp.real(x), jnp.imag(y), jnp.abs(x), jnp.exp(x),
        jnp.tanh(y), jnp.sqrt(x), lax.complex(jnp.real(x), jnp.imag(y)), x == y, jnp.sum(x),
        jnp.array([1 + 2j, np.nan - 1j, complex(np.inf, 0)], C), x @ y.T,
    )  # fmt: skip


@single((B, (6,)), (B, (6,)), (F, (6,)), (F, (6,)))
def bool_ops(p, q, x, y):
    return (
        p & q, p | q, p ^ q, ~p, jnp.where(p, x, y), jnp.any(p), jnp.all(q), p == q, x < y,
        jnp.sum(p), p.astype(F), jnp.isnan(x), lax.select(p, x, y), lax.sort(p),
    )  # fmt: skip


SMALL = [
    "bfloat16", "float16", "float8_e3m4", "float8_e4m3", "float8_e4m3fn", "float8_e4m3fnuz",
    "float8_e4m3b11fnuz", "float8_e5m2", "float8_e5m2fnuz", "float8_e8m0fnu", "int8", "uint8",
    "int16", "uint16", "int4", "uint4", "int2", "uint2", "float4_e2m1fn",
]  # fmt: skip


@single((F, (8,)))
def small_types(x):
    x = jnp.clip(jnp.abs(x), 0.25, 1.5)
    return [x.astype(t).astype(F) for t in SMALL]


@single((F, (3,)))
def constants(x):
    table = np.random.RandomState(0)
    values = [jnp.array(table.rand(2, 3) * 3, t) for t in SMALL[:16]]
    specials = np.array([np.nan, -np.nan, np.inf, -np.inf, -0.0, 1e-40, 3.4e38], F)
    large = table.rand(40, 50).astype(F)
    ints = [np.array([np.iinfo(t).min, np.iinfo(t).max], t) for t in (np.int8, np.uint16, np.int32)]
    return (
        [v.astype(F) for v in values],
        lax.bitcast_convert_type(jnp.array(specials), U),
        jnp.array(large) * x[0],
        ints,
        jnp.array([True, False, True]),
        jnp.full((3, 4), 7, np.uint8),
        jnp.zeros((0, 3)),
    )


@single((F, (4, 8)), (np.uint8, (16,)), (np.uint16, (2, 4)))
def bitcasts(x, bytes, halves):
    return (
        lax.bitcast_convert_type(x, I),
        lax.bitcast_convert_type(x, np.uint16),
        lax.bitcast_convert_type(bytes.reshape(4, 4), F),
        lax.bitcast_convert_type(halves, jnp.bfloat16).astype(F),
    )


# ---- Moving elements --------------------------------------------------------


@single((F, (4, 6)), (F, (4, 6)), (I, ()), (I, ()))
def slices_and_pads(x, y, i, j):
    return (
        x[1:3, ::2], x[::-1], lax.rev(x, (0, 1)), lax.dynamic_slice(x, (i, j), (2, 3)),
        lax.dynamic_update_slice(x, y[:2, :2], (j, i)), lax.pad(x, 0.5, ((1, 2, 0), (0, -1, 2))),
        jnp.concatenate([x, y], 1), jnp.stack([x, y]), x.T, x.reshape(3, 8), x[None, :, None],
        jnp.broadcast_to(x[:, :1], (2, 4, 5)), lax.iota(I, 5), lax.broadcasted_iota(F, (2, 3), 1),
        jnp.tile(x, (2, 1)), jnp.roll(x, 2, 1), jnp.eye(4), jnp.tril(x[:, :4]), x.ravel(),
        lax.transpose(jnp.stack([x, y]), (2, 0, 1)), lax.slice(x, (0, 1), (4, 6), (3, 2)),
    )  # fmt: skip


@single((F, (8, 5)), (I, (3,)), (F, (3, 5)), (I, (8, 1)))
def gathers_and_scatters(x, i, u, k):
    i, k = i % 8, k % 5
    return (
        x[i], x[i, i % 5], jnp.take_along_axis(x, k, 1), x.at[i].set(u), x.at[i].add(u),
        x.at[i].mul(u), x.at[i].max(u), x.at[i, 2].min(u[:, 0]), x.at[:, i % 5].add(1.0),
        jax.vmap(lambda row, j: row[j])(x, k[:, 0]), jnp.zeros(9).at[i].add(1.0, mode="drop"),
        jax.vmap(lambda r, j: r.at[j].set(9.0))(x, k[:, 0]), jnp.searchsorted(jnp.sort(x[:, 0]), u),
        x.at[i].get(mode="fill", fill_value=-1), x.at[2, 3].set(0.0, unique_indices=True),
    )  # fmt: skip


@single((F, (6, 9)), (I, (6, 9)))
def sorts(x, k):
    return (
        jnp.sort(x), jnp.sort(x, axis=0), jnp.argsort(x), lax.sort((k, x), num_keys=1),
        lax.sort((k, x, k + 1), num_keys=2, is_stable=False), lax.top_k(x, 3), jnp.median(x),
        jnp.unique(k, size=5), jnp.argmax(x, 1), jnp.argmin(x), jnp.percentile(x, 30.0),
    )  # fmt: skip


# ---- Reductions and windows -------------------------------------------------


@single((F, (6, 9)), (I, (6, 9)), (B, (6, 9)))
def reductions(x, k, p):
    return (
        jnp.sum(x), jnp.max(x, 0), jnp.min(x, 1), jnp.prod(x[:, :2]), jnp.mean(x), jnp.var(x, 0),
        jnp.sum(k), jnp.max(k, 1), jnp.any(p, 0), jnp.all(p), lax.reduce_xor(k, (0,)),
        lax.reduce_and(k, (1,)), jnp.sum(x.astype(jnp.bfloat16)).astype(F), jnp.linalg.norm(x),
        lax.reduce((x, k), (np.float32(-np.inf), np.int32(0)), _larger, (1,)),
    )  # fmt: skip


def _larger(a, b):
    take = a[0] >= b[0]
    return jnp.where(take, a[0], b[0]), jnp.where(take, a[1], b[1])


@single((F, (2, 8, 8, 3)), tolerance=1e-5)
def windows(x):
    pool = functools.partial(lax.reduce_window, x, -np.inf, lax.max)
    grad = jax.grad(
        lambda x: jnp.sum(
            lax.reduce_window(x, -np.inf, lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "VALID") ** 2
        )
    )
    return (
        pool((1, 3, 3, 1), (1, 2, 2, 1), "SAME"),
        pool((1, 2, 2, 1), (1, 1, 1, 1), "VALID", window_dilation=(1, 2, 2, 1)),
        pool((1, 2, 2, 1), (1, 1, 1, 1), ((0, 0), (1, 0), (0, 2), (0, 0)), base_dilation=(1, 2, 1, 1)),
        lax.reduce_window(x, 0.0, lax.add, (1, 2, 2, 1), (1, 2, 2, 1), "SAME"),
        jnp.cumsum(x, 1), lax.cummax(x, 2), lax.cumprod(x, 3), grad(x),
    )  # fmt: skip


# ---- Products and linear algebra --------------------------------------------


@single((F, (8, 16)), (F, (16, 4)), (F, (3, 8, 16)), (F, (3, 16, 5)), tolerance=1e-5)
def products(a, b, c, d):
    return (
        a @ b, c @ d, jnp.einsum("bij,bkj->bik", c, c), jnp.tensordot(c, c, ((0, 1), (0, 1))),
        jnp.dot(a, b, precision="highest"), a[0] @ b, jnp.outer(a[0], b[0]), jnp.vdot(a, a),
        lax.dot(a, b, preferred_element_type=F, precision="BF16_BF16_F32"),
        (a.astype(jnp.bfloat16) @ b.astype(jnp.bfloat16)).astype(F), jnp.einsum("ij,kjl->ikl", a, d),
        lax.dot_general(a.astype(np.int8), b.astype(np.int8), (((1,), (0,)), ((), ())),
                        preferred_element_type=I),
    )  # fmt: skip


@single((F, (2, 9, 8, 4)), (F, (3, 3, 4, 6)), (F, (3, 3, 2, 6)), (F, (2, 10, 4)), (F, (3, 4, 5)),
        tolerance=1e-5)  # fmt: skip
def convolutions(x, k, grouped, line, k1):
    conv = functools.partial(
        lax.conv_general_dilated, dimension_numbers=("NHWC", "HWIO", "NHWC")
    )
    return (
        conv(x, k, (1, 1), "SAME"), conv(x, k, (2, 1), "VALID"),
        conv(x, k, (1, 1), ((2, 1), (0, 3)), lhs_dilation=(2, 1), rhs_dilation=(1, 2)),
        conv(x, grouped, (1, 1), "SAME", feature_group_count=2),
        lax.conv_general_dilated(x, k, (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NCHW")),
        lax.conv_general_dilated(line, k1, (2,), ((1, 1),), dimension_numbers=("NHC", "HIO", "NHC")),
        lax.conv_transpose(x, k, (2, 2), "SAME"),
        conv(x, k[..., :2, :], (1, 1), "SAME", batch_group_count=1, feature_group_count=2),
        *jax.grad(lambda x, k: jnp.sum(conv(x, k, (2, 2), "SAME") ** 2), (0, 1))(x, k),
        lax.conv_general_dilated(x, k[:, :, :, :4], (1, 1), "SAME", batch_group_count=2,
                                 dimension_numbers=("NHWC", "HWIO", "NHWC")),
    )  # fmt: skip


@single((C, (4, 8)), (F, (4, 8)), (F, (4, 6, 8)), tolerance=1e-5)
def transforms(c, x, y):
    return (
        jnp.fft.fft(c), jnp.fft.ifft(c), jnp.fft.rfft(x), jnp.fft.irfft(c), jnp.fft.fft2(c),
        jnp.fft.fftn(y), jnp.fft.irfftn(jnp.fft.rfftn(y)),
    )  # fmt: skip


@single((F, (5, 5)), (F, (5, 3)), (F, (2, 5, 5)), tolerance=1e-3)
def linear_algebra(a, b, many):
    spd = a @ a.T + 5 * jnp.eye(5)
    batch = jnp.einsum("bij,bkj->bik", many, many) + 5 * jnp.eye(5)
    low = jnp.linalg.cholesky(spd)
    solve = jax.scipy.linalg.solve_triangular
    return (
        low, jnp.linalg.cholesky(batch), solve(low, b, lower=True), solve(low.T, b, trans=1),
        lax.linalg.triangular_solve(low, b.T, lower=True, transpose_a=True, unit_diagonal=True),
        jnp.linalg.solve(spd, b), jnp.linalg.inv(batch), jnp.linalg.det(spd),
        jnp.abs(jnp.linalg.qr(a)[1]), jnp.linalg.svd(a, compute_uv=False), jnp.linalg.eigvalsh(spd),
    )  # fmt: skip


# ---- Control flow -----------------------------------------------------------


@single((F, (4,)), (I, ()), (F, (5, 4)), tolerance=1e-5)
def control_flow(x, n, rows):
    n = n % 3
    loop = lax.while_loop(lambda s: s[0] < 5, lambda s: (s[0] + 1, s[1] * 1.5, s[2]), (0, x, rows))
    carry, ys = lax.scan(lambda c, r: (c + r, (c * r, jnp.sum(r))), x, rows)
    branch = lax.switch(n, [jnp.sin, lambda x: x * rows[0], lambda x: lax.fori_loop(0, 3, lambda i, y: y + i, x)], x)
    nested = lax.fori_loop(
        0, 3, lambda i, s: lax.cond(s[0] > 0, lambda s: s - x, lambda s: lax.while_loop(lambda s: s[0] < 2, lambda s: s + 1, s), s), x
    )  # fmt: skip
    return (
        loop, carry, ys, branch, nested, lax.cond(n > 1, lambda: (x, 1), lambda: (x * 2, 2)),
        lax.map(lambda r: r[0] * x, rows), lax.associative_scan(jnp.add, rows),
        jax.grad(lambda x: jnp.sum(lax.scan(lambda c, r: (jnp.tanh(c * r), c), x, rows)[1]))(x),
        jnp.vectorize(lambda a: a * 2)(x), lax.platform_dependent(x, default=lambda x: x + 1),
    )  # fmt: skip


@jax.jit
def _inner(x, y):
    return jnp.sin(x) @ y, x


@functools.partial(lax.composite, name="test.scaled")
def _scaled(x, *, factor, pair):
    return x * factor + pair[0]


@single((F, (4, 4)), (F, (4, 4)))
def calls(x, y):
    a, b = _inner(x, y)
    c, d = _inner(a, b)
    held = lax.optimization_barrier((c, d))
    again = jax.checkpoint(lambda x: jnp.sin(jnp.cos(x)))
    return a, c, held, jax.grad(lambda x: jnp.sum(again(x)))(x), _scaled(y, factor=2.5, pair=(1, 2))


@single((F, (8, 4)), (F, (4,)), donate_argnums=(0,))
def donated(x, y):
    return x + y, jnp.sum(y)


@single()
def no_arguments():
    return jnp.arange(6).reshape(2, 3), 1.5


@single((F, (3,)), (F, (4,)))
def unused_argument(x, y):
    return x


# ---- Random numbers ---------------------------------------------------------


@single((U, (2,)), tolerance=1e-5)
def random_numbers(seed):
    key = jax.random.wrap_key_data(seed)
    a, b, c, d = jax.random.split(key, 4)
    return (
        jax.random.uniform(a, (3, 4)), jax.random.normal(b, (5,)), jax.random.bits(c, (4,)),
        jax.random.permutation(d, 7), jax.random.gamma(a, 2.0), jax.random.categorical(b, jnp.ones(5)),
    )  # fmt: skip


@single((U, (4,)))
def random_bits(state):
    return (
        lax.rng_bit_generator(state, (3, 4)),
        lax.rng_bit_generator(state, (5,), np.uint8, algorithm=lax.RandomAlgorithm.RNG_THREE_FRY),
    )


# ---- Networks ---------------------------------------------------------------


def _attention(x, wq, wk, wv, wo):
    split = lambda w: jnp.einsum("bsd,dhk->bhsk", x, w)
    q, k, v = split(wq), split(wk), split(wv)
    scores = jnp.einsum("bhsk,bhtk->bhst", q, k) / np.sqrt(k.shape[-1])
    mask = jnp.tril(jnp.ones(scores.shape[-2:], bool))
    weights = jax.nn.softmax(jnp.where(mask, scores, -1e9))
    return jnp.einsum("bhst,bhtk,hkd->bsd", weights, v, wo)


@single((F, (2, 8, 16)), (F, (16, 2, 8)), (F, (16, 2, 8)), (F, (16, 2, 8)), (F, (2, 8, 16)),
        tolerance=1e-4)  # fmt: skip
def attention_step(x, *weights):
    def loss(weights):
        y = x + _attention(x, *weights)
        y = (y - y.mean(-1, keepdims=True)) * lax.rsqrt(y.var(-1, keepdims=True) + 1e-5)
        return jnp.mean(y**2 * x)

    value, grads = jax.value_and_grad(loss)(weights)
    return value, [w - 0.1 * g for w, g in zip(weights, grads)]


@single((F, (4, 8, 8, 3)), (F, (3, 3, 3, 8)), (F, (8,)), (F, (8,)), tolerance=1e-4)
def convolution_step(x, k, scale, offset):
    def loss(k, scale, offset):
        y = lax.conv_general_dilated(x, k, (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))
        mean, var = y.mean((0, 1, 2)), y.var((0, 1, 2))
        y = jax.nn.relu((y - mean) * lax.rsqrt(var + 1e-5) * scale + offset)
        return lax.reduce_window(y, -np.inf, lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "VALID").mean()

    return jax.value_and_grad(loss, (0, 1, 2))(k, scale, offset)


# ---- Eight devices ----------------------------------------------------------


@functools.cache
def mesh():
    return Mesh(np.array(jax.devices()[:8]).reshape(4, 2), ("x", "y"))


def _shard(function, in_specs, out_specs, **options):
    return jax.shard_map(
        function, mesh=mesh(), in_specs=in_specs, out_specs=out_specs, check_vma=False, **options
    )


@multi((F, (16, 8)), (I, (16, 8)))
def all_collectives(x, k):
    def local(x, k):
        ring = [(i, (i + 1) % 4) for i in range(4)]
        return (
            lax.psum(x, "y"), lax.pmax(k, "x"), lax.pmin(x, ("x", "y")), lax.pmean(x, "x"),
            lax.all_gather(x, "x"), lax.all_gather(k, "y", axis=1, tiled=True),
            lax.psum_scatter(x, "x", tiled=True), lax.psum_scatter(k, "y", scatter_dimension=1, tiled=True),
            lax.all_to_all(x, "x", 0, 1, tiled=True), lax.all_to_all(x[None].repeat(4, 0), "x", 0, 0),
            lax.ppermute(x, "x", ring), lax.ppermute(k, "y", [(0, 1)]), lax.axis_index("x") + k,
            lax.psum((x, k, x * 2), "x"),
        )  # fmt: skip

    return _shard(local, P("x", "y"), P("x", "y"))(x, k)


@multi((F, (16, 8)), (F, (3, 16, 8)))
def collectives_in_loops(x, rows):
    def local(x, rows):
        def step(c, r):
            moved = lax.ppermute(c, "x", [(i, (i + 1) % 4) for i in range(4)])
            return lax.psum(moved * r, "y"), lax.pmax(jnp.sum(c), "x")

        carry, ys = lax.scan(step, x, rows)
        return carry, ys[:, None], lax.cond(ys[0] > 0, lambda: lax.psum(x, "x"), lambda: x)

    return _shard(local, (P("x", "y"), P(None, "x", "y")), (P("x", "y"), P(None, "x"), P("x", "y")))(x, rows)


@multi((F, (32, 16)), (F, (16, 32)), (F, (32, 16)), tolerance=1e-4)
def partitioned_mlp(x, w1, w2):
    from jax.sharding import NamedSharding

    put = lambda a, *spec: lax.with_sharding_constraint(a, NamedSharding(mesh(), P(*spec)))

    def loss(w1, w2):
        h = jax.nn.gelu(put(x, "x") @ put(w1, None, "y"))
        return jnp.mean((h @ put(w2, "y", None)) ** 2)

    value, (g1, g2) = jax.value_and_grad(loss, (0, 1))(w1, w2)
    return value, put(w1 - g1, "x", "y"), put(w2 - g2, "y")


@multi((F, (64, 16)), (I, (64,)))
def partitioned_sorting(x, k):
    from jax.sharding import NamedSharding

    x = lax.with_sharding_constraint(x, NamedSharding(mesh(), P("x", "y")))
    return jnp.sort(x, 0), jnp.cumsum(x, 1), x[k % 64], jnp.roll(x, 3, 0), jnp.argmax(x, 1)
