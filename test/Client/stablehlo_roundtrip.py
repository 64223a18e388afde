"""What JAX lowers, tutti-opt reads and prints as JAX's own printer does.

usage: stablehlo_roundtrip.py TUTTI_OPT [NAME...]

Each program is lowered by JAX. Its text, in the custom and in the generic
form, goes through tutti-opt in both directions; what comes out must be byte
for byte what JAX prints, and must be what JAX reads again. All programs go
through in one run a direction, so that the whole takes seconds.
"""

import functools
import os
import subprocess
import sys

os.environ["XLA_FLAGS"] = (
    os.environ.get("XLA_FLAGS", "") + " --xla_force_host_platform_device_count=8"
)
os.environ.setdefault("JAX_PLATFORMS", "cpu")

import jax  # noqa: E402
import jax.numpy as jnp  # noqa: E402
import ml_dtypes  # noqa: E402
import numpy as np  # noqa: E402
from jax import export, lax  # noqa: E402
from jax._src.interpreters import mlir as jax_mlir  # noqa: E402
from jax.sharding import Mesh, NamedSharding, PartitionSpec as P  # noqa: E402
from jaxlib.mlir import ir  # noqa: E402

jax.config.update("jax_enable_x64", True)

F32, F64, I32, I8, BOOL = np.float32, np.float64, np.int32, np.int8, np.bool_
C64 = np.complex64
MESH = Mesh(np.array(jax.devices()).reshape(4, 2), ("x", "y"))

PROGRAMS = {}


def add(name, function, *shapes, platform="cpu"):
    """Registers a function of arrays, each given as (dtype, dimensions...).

    It is not run, so that it may be lowered for a platform that is not here.
    """
    arguments = [jax.ShapeDtypeStruct(shape[1:], shape[0]) for shape in shapes]
    assert name not in PROGRAMS, name

    def lower():
        traced = jax.jit(function).trace(*arguments)
        module = traced.lower(lowering_platforms=(platform,)).compiler_ir()
        return module.operation.get_asm(enable_debug_info=True)

    PROGRAMS[name] = lower


def program(*shapes, **options):
    def register(function):
        add(function.__name__, function, *shapes, **options)
        return function

    return register


# ---- Elementwise -------------------------------------------------------------

UNARY = {
    "float": [
        lax.abs, lax.cbrt, lax.ceil, lax.cos, lax.exp, lax.exp2, lax.expm1,
        lax.floor, lax.is_finite, lax.log, lax.log1p, lax.logistic, lax.neg,
        lax.round, lax.rsqrt, lax.sign, lax.sin, lax.sqrt, lax.tan, lax.tanh,
        lax.square, lax.erf, lax.lgamma, lax.digamma, lax.erf_inv, lax.acos,
        lax.asin, lax.atan, lax.cosh, lax.sinh, lax.acosh, lax.asinh, lax.atanh,
        lax.bessel_i0e, lax.bessel_i1e,
    ],
    "int": [lax.abs, lax.bitwise_not, lax.clz, lax.neg, lax.population_count, lax.sign],
    "complex": [
        lax.abs, lax.conj, lax.cos, lax.exp, lax.imag, lax.log, lax.neg, lax.real,
        lax.sin, lax.sqrt, lax.tanh,
    ],
    "bool": [lax.bitwise_not],
}
BINARY = {
    "float": [
        lax.add, lax.atan2, lax.div, lax.max, lax.min, lax.mul, lax.nextafter,
        lax.pow, lax.rem, lax.sub, lax.eq, lax.ge, lax.gt, lax.le, lax.lt, lax.ne,
        lax.igamma, lax.zeta, lax.polygamma,
    ],
    "int": [
        lax.add, lax.bitwise_and, lax.bitwise_or, lax.bitwise_xor, lax.div, lax.max,
        lax.min, lax.mul, lax.rem, lax.shift_left, lax.shift_right_arithmetic,
        lax.shift_right_logical, lax.sub, lax.eq, lax.lt,
    ],
    "complex": [lax.add, lax.div, lax.mul, lax.pow, lax.sub, lax.eq],
    "bool": [lax.bitwise_and, lax.bitwise_or, lax.bitwise_xor, lax.eq],
}
KINDS = {"float": F32, "int": I32, "complex": C64, "bool": BOOL}

for kind, dtype in KINDS.items():
    add(f"unary_{kind}", lambda x, k=kind: [f(x) for f in UNARY[k]], (dtype, 2, 3))
    add(
        f"binary_{kind}",
        lambda x, y, k=kind: [f(x, y) for f in BINARY[k]],
        (dtype, 2, 3),
        (dtype, 2, 3),
    )

NARROW = [
    "bfloat16", "float16", "float8_e4m3fn", "float8_e5m2", "float8_e4m3b11fnuz",
    "float8_e4m3fnuz", "float8_e5m2fnuz", "float8_e4m3", "float8_e3m4",
    "float8_e8m0fnu", "float4_e2m1fn", "int4", "uint4", "int2", "uint2", "int8",
    "uint8", "int16", "uint16", "uint32", "int64", "uint64", "float64",
]


def type_of(name):
    return np.dtype(getattr(ml_dtypes, name, None) or getattr(np, name))


@program((F32, 4))
def convert_to_all_types(x):
    # One result for each type that this JAX knows.
    known = [n for n in NARROW if hasattr(jnp, n)]
    return [x.astype(type_of(n)) for n in known]


for name in NARROW:
    if hasattr(jnp, name):
        values = np.array([0, 1, 2, 1]).astype(type_of(name))
        add(f"constant_{name}", lambda x, v=values: x + jnp.asarray(v), (type_of(name), 4))

@program((F32, 2, 4), (BOOL, 2, 4), (F32,))
def ternary(x, p, s):
    return (
        lax.select(p, x, -x),
        jnp.where(p[0, 0], x, s),
        lax.clamp(np.float32(0), x, np.float32(1)),
        lax.clamp(-x, x, x),
        lax.complex(x, x),
        lax.reduce_precision(x, 5, 10),
        lax.bitcast_convert_type(x, np.int32),
        lax.bitcast_convert_type(x, np.int8),
        lax.exp(x, accuracy=lax.AccuracyMode.HIGHEST),
        lax.tanh(x, accuracy=lax.Tolerance(1e-5, 1e-4, 2)),
    )


@program((F32, 3))
def constants(x):
    return (
        x + np.array([np.inf, -np.inf, np.nan], F32),
        x + np.float32(1e-30),
        np.arange(1000, dtype=I32),
        np.zeros((0, 3), F32),
        np.array([1 + 2j], C64),
        np.array([True, False]),
        np.full((7, 7), 3, np.uint8),
        lax.iota(I32, 8),
        lax.broadcasted_iota(F32, (2, 3), 1),
    )


# ---- Moving elements -----------------------------------------------------------


@program((F32, 4, 6), (I32,))
def shapes(x, i):
    return (
        x.reshape(2, 12), x.T, lax.rev(x, (0, 1)), x[1:3, ::2], x[:0],
        lax.broadcast_in_dim(x, (2, 4, 6), (1, 2)), jnp.concatenate([x, x, x], 1),
        lax.pad(x, np.float32(0), ((1, -1, 0), (2, 0, 3))), jnp.expand_dims(x, (0, 2)),
        lax.dynamic_slice(x, (i, i), (2, 3)),
        lax.dynamic_update_slice(x, x[:2, :3], (i, i)),
        lax.dynamic_index_in_dim(x, i), jnp.roll(x, i, 1), jnp.tile(x, (2, 1)),
        jnp.split(x, 2), x[i], x.at[i].set(0.0), jnp.flip(x), jnp.repeat(x, 2, 0),
    )


@program((F32, 5, 6, 7), (I32, 3), (F32, 3, 6, 7))
def gathers_and_scatters(x, i, u):
    modes = ["promise_in_bounds", "clip", "drop", "fill"]
    out = [x.at[i].get(mode=m) for m in modes]
    out += [x.at[i].set(u, mode=m) for m in modes]
    out += [
        x[i, i], x[:, i, None, i], x.at[i].add(u), x.at[i].multiply(u),
        x.at[i].min(u), x.at[i].max(u), x.at[i].apply(jnp.sin),
        x.at[i].add(u, unique_indices=True, indices_are_sorted=True),
        jnp.take(x, i, axis=1), jnp.take_along_axis(x, jnp.argsort(x, 1), 1),
        jax.vmap(lambda a, j: a[j])(x[:3], i),
        jax.vmap(lambda a, j, v: a.at[j].set(v))(x[:3], i, u[:, 0]),
        jax.grad(lambda a: a[i, i].sum())(x),
    ]
    return out


# ---- Products and linear algebra -------------------------------------------------


@program((F32, 4, 5), (F32, 5, 6), (F32, 2, 4, 5), (I8, 3, 4), (I8, 4, 2), platform="cuda")
def dots(a, b, c, m, n):
    out = [
        a @ b, jnp.einsum("bij,bkj->bik", c, c), jnp.vdot(a, a), jnp.tensordot(c, b, 1),
        jnp.outer(a[0], b[0]), lax.dot(a, b, precision="highest"),
        lax.dot(m, n, preferred_element_type=I32),
        lax.dot_general(c, c, (((2,), (2,)), ((0,), (0,))), precision=("high", "default")),
        lax.dot(a, b, precision=lax.DotAlgorithmPreset.BF16_BF16_F32_X3),
        lax.dot(a, b, precision=lax.DotAlgorithmPreset.TF32_TF32_F32),
    ]
    return out


@program((F32, 2, 16, 16, 4), (F32, 3, 3, 2, 8), (F32, 3, 3, 4, 8))
def convolutions(x, grouped, w):
    conv = functools.partial(
        lax.conv_general_dilated, dimension_numbers=("NHWC", "HWIO", "NHWC")
    )
    out = [
        conv(x, w, (1, 1), "SAME"), conv(x, w, (2, 2), "VALID"),
        conv(x, grouped, (1, 2), [(1, 0), (2, 3)], feature_group_count=2),
        conv(x, w, (1, 1), [(1, 1), (1, 1)], lhs_dilation=(2, 1), rhs_dilation=(1, 2)),
        conv(x, w, (1, 1), "SAME", precision="highest"),
        jax.grad(lambda k: conv(x, k, (2, 2), "SAME", feature_group_count=2).sum())(grouped),
        jax.grad(lambda y: conv(y, w, (2, 2), "SAME").sum())(x),
        lax.conv_transpose(x, w, (2, 2), "SAME"),
        conv(x, w[..., :4], (1, 1), "SAME", batch_group_count=2),
    ]
    return out


@program((F32, 2, 9, 3), (F32, 3, 3, 4))
def convolution_1d(x, w):
    numbers = ("NWC", "WIO", "NWC")
    return lax.conv_general_dilated(x, w, (1,), "SAME", dimension_numbers=numbers)


@program((F64, 4, 4), (F64, 4, 2), (C64, 3, 8), (F32, 8, 8))
def linear_algebra(a, b, c, f):
    out = [
        jnp.linalg.cholesky(a), jnp.linalg.solve(a, b), jnp.linalg.qr(a),
        jnp.linalg.svd(a), jnp.linalg.eigh(a), jnp.linalg.det(a), jnp.linalg.inv(a),
        jax.scipy.linalg.expm(a),
    ]
    for lower in (False, True):
        out.append(jax.scipy.linalg.solve_triangular(a, b, lower=lower, trans=1))
    out.append(lax.linalg.triangular_solve(a, b.T, conjugate_a=True, unit_diagonal=True))
    out += [jnp.fft.fft(c), jnp.fft.ifft(c), jnp.fft.rfft(f), jnp.fft.irfft(c)]
    out += [jnp.fft.fft2(c), jnp.fft.rfft2(f), jnp.fft.irfft2(c)]
    return out


# ---- Reductions --------------------------------------------------------------------


@program((F32, 3, 4, 5), (BOOL, 3, 4))
def reductions(x, p):
    combine = lambda a, b: (a[0] + b[0], jnp.maximum(a[1], b[1]))  # noqa: E731
    return (
        x.sum(), x.sum(1), x.prod((0, 2)), x.max(0), x.min(), p.any(), p.all(1),
        jnp.argmax(x, 1), jnp.argmin(x), x.mean(), x.var(0), jnp.median(x),
        lax.reduce((x, x), (np.float32(0), np.float32(-np.inf)), combine, (1,)),
        lax.reduce(x, np.float32(1), lambda a, b: a * b + 1, (0, 2)),
        lax.reduce_xor(p, (0,)), x.astype(jnp.bfloat16).sum(),
        jnp.count_nonzero(p), jnp.histogram(x, 4),
    )


@program((F32, 2, 8, 8, 3))
def windows(x):
    window = functools.partial(lax.reduce_window, x, window_dimensions=(1, 3, 2, 1))
    pool = functools.partial(
        lax.reduce_window, init_value=np.float32(-np.inf), computation=lax.max,
        window_dimensions=(1, 2, 2, 1), window_strides=(1, 2, 2, 1), padding="VALID",
    )
    return (
        window(init_value=np.float32(0), computation=lax.add, window_strides=(1, 1, 2, 1), padding="SAME"),
        window(init_value=np.float32(0), computation=lax.add, window_strides=(1, 1, 1, 1),
               padding="VALID", base_dilation=(1, 2, 1, 1), window_dilation=(1, 1, 2, 1)),
        pool(x), jax.grad(lambda y: pool(y).sum())(x),
        lax.cumsum(x, 1), lax.cumprod(x, 2, reverse=True), lax.cummax(x, 1),
        lax.cumlogsumexp(x, 1),
    )


@program((F32, 4, 6), (I32, 4, 6))
def sorts(x, k):
    return (
        jnp.sort(x), jnp.argsort(x, 0), lax.sort((k, x), num_keys=2, is_stable=False),
        lax.sort(x, dimension=0), jnp.lexsort((x, k)), lax.top_k(x, 3), jnp.unique(k, size=4),
        lax.approx_max_k(x, 2), jnp.searchsorted(x[0], x[1]),
    )


# ---- Control flow --------------------------------------------------------------------


@program((F32, 4), (I32,), (BOOL,))
def control_flow(x, i, p):
    return (
        lax.cond(p, jnp.sin, jnp.cos, x),
        lax.switch(i, [jnp.sin, jnp.cos, lambda y: (y, y)[0]], x),
        lax.while_loop(lambda c: c[0] < 3, lambda c: (c[0] + i, c[1] * 2), (i, x)),
        lax.fori_loop(0, 10, lambda j, c: c + j, x),
        lax.scan(lambda c, y: (c + y, c * y), x[0], x),
        jax.grad(lambda y: lax.scan(lambda c, z: (jnp.sin(c) + z, c), y[0], y)[0])(x),
        lax.map(jnp.tanh, x), lax.associative_scan(jnp.add, x),
        jax.checkpoint(jnp.sin)(x), jax.jit(jnp.cos, inline=False)(x),
        lax.optimization_barrier((x, i)), lax.optimization_barrier(x),
    )


@jax.custom_jvp
def softplus(x):
    return jnp.log1p(jnp.exp(x))


softplus.defjvp(lambda primals, tangents: (softplus(*primals), tangents[0] * primals[0]))


@program((F32, 3, 3), (F32, 3))
def transforms(a, x):
    return (
        jax.grad(lambda y: softplus(y).sum())(x), jax.jacfwd(jnp.sin)(x),
        jax.jacrev(lambda y: a @ y)(x), jax.hessian(lambda y: (y**3).sum())(x),
        jax.vmap(jnp.dot)(a, a), jax.linearize(jnp.sin, x)[0],
        lax.custom_root(lambda y: y - x, x, lambda f, y: y, lambda f, y: y),
    )


@program((F32, 2, 8, 16), (F32, 16, 16), (F32, 16, 16), (F32, 16, 16))
def attention(x, wq, wk, wv):
    def loss(x, wq, wk, wv):
        scores = jnp.einsum("bqd,bkd->bqk", x @ wq, x @ wk)
        mask = jnp.tril(jnp.ones((8, 8), bool))
        weights = jax.nn.softmax(jnp.where(mask, scores, -jnp.inf))
        y = jax.nn.gelu(jnp.einsum("bqk,bkd->bqd", weights, x @ wv))
        return jnp.mean((y - y.mean(-1, keepdims=True)) ** 2)

    return jax.value_and_grad(loss, argnums=(1, 2, 3))(x, wq, wk, wv)


# ---- Random numbers, calls, communication -----------------------------------------------


@program((I32,))
def random_numbers(seed):
    out = []
    for kind in ("threefry2x32", "rbg", "unsafe_rbg"):
        key = jax.random.key(seed, impl=kind)
        out += [
            jax.random.normal(key, (4,)), jax.random.randint(key, (3,), 0, 9),
            jax.random.bernoulli(key), jax.random.split(key), jax.random.permutation(key, 8),
        ]
    key = jax.random.key(seed)
    out += [
        jax.random.categorical(key, jnp.zeros(5)), jax.random.gamma(key, 2.0),
        jax.random.bits(key, (4,), np.uint8), lax.rng_bit_generator(jnp.zeros(4, np.uint32), (8,)),
        lax.rng_uniform(0.0, 1.0, (3,)),
    ]
    return [jax.random.key_data(o) if jnp.issubdtype(o.dtype, jax.dtypes.prng_key) else o
            for o in jax.tree.leaves(out)]


@program((F32, 4))
def calls(x):
    jax.debug.print("x = {x}", x=x)
    result = jax.ShapeDtypeStruct((4,), F32)
    return (
        jax.pure_callback(lambda y: y, result, x), jax.experimental.io_callback(lambda y: y, result, x),
        jax.ffi.ffi_call("anything", result, has_side_effect=True)(x, n=np.int32(3), s="text"),
        jax.ffi.ffi_call("aliased", result, input_output_aliases={0: 0})(x),
        jax.ffi.ffi_call("old", result, custom_call_api_version=2, legacy_backend_config="c")(x),
        lax.composite(jnp.sin, "tutti.sine", version=2)(x),
    )


def shard(function, *specs, out):
    return jax.shard_map(function, mesh=MESH, in_specs=specs, out_specs=out, check_vma=False)


@program((F32, 16, 8), platform="cuda")
def collectives(x):
    def local(x):
        index = lax.axis_index("x")
        return (
            lax.psum(x, "x"), lax.psum(x, ("x", "y")), lax.pmax(x, "y"), lax.pmean(x, "x"),
            lax.psum((x, index), "y"), lax.all_gather(x, "x"), lax.all_gather(x, "y", axis=1, tiled=True),
            lax.psum_scatter(x, "x", tiled=True), lax.all_to_all(x, "x", 0, 1, tiled=True),
            lax.ppermute(x, "x", [(0, 1), (1, 2), (2, 3), (3, 0)]), lax.pshuffle(x, "y", [1, 0]),
            lax.pbroadcast(x, "x", 0), index,
        )

    return shard(local, P("x", "y"), out=P())(x)


@program((F32, 16, 8))
def shardings(x):
    x = lax.with_sharding_constraint(x, NamedSharding(MESH, P("x", None)))
    y = lax.scan(lambda c, r: (c, shard(lambda z: lax.psum(z, "x"), P(None), out=P(None))(r)), 0, x)
    return lax.with_sharding_constraint(y[1] * 2, NamedSharding(MESH, P(None, "y")))


# ---- Shapes that are not known -------------------------------------------------------------


def symbolic(function, *shapes, dtype=F32):
    scope = export.SymbolicScope()
    args = [jax.ShapeDtypeStruct(export.symbolic_shape(s, scope=scope), dtype) for s in shapes]
    return export.export(jax.jit(function))(*args).mlir_module()


PROGRAMS["symbolic_elementwise"] = lambda: symbolic(
    lambda x, y: (x + y, jnp.sin(x), x > y, jnp.where(x > 0, x, y)), "b, 3", "b, 3"
)
PROGRAMS["symbolic_shapes"] = lambda: symbolic(
    lambda x: (
        x.reshape(-1), jnp.concatenate([x, x]), x[1:], jnp.zeros(x.shape), x.T, x @ x.T,
        jnp.arange(x.shape[0]), jnp.pad(x, 1), jnp.broadcast_to(x, (2, *x.shape)),
        x.sum(0), x.sum(), lax.dynamic_slice(x, (0, 0), (1, 4)), x.at[0].set(1.0),
        jnp.repeat(x, 2, 0), x.reshape(2, -1), jnp.ones((2 * x.shape[0], x.shape[0] + 1)),
    ),
    "2*b, 4",
)
PROGRAMS["symbolic_algorithms"] = lambda: symbolic(
    lambda x: (
        jnp.sort(x, 0), jnp.take(x, jnp.array([0, 1]), axis=0), lax.cumsum(x, 0),
        jax.vmap(lambda r: r[jnp.argmax(r)])(x), jax.random.uniform(jax.random.key(0), x.shape),
        lax.reduce_window(x, 0.0, lax.add, (2, 1), (1, 1), "SAME"), jax.nn.softmax(x),
        lax.fori_loop(0, x.shape[0], lambda i, c: c + x[i].sum(), 0.0), jnp.split(x, 2, 1),
    ),
    "b, 4",
)
PROGRAMS["symbolic_convolution"] = lambda: symbolic(
    lambda x: lax.conv_general_dilated(
        x, jnp.ones((3, 3, 4, 8), F32), (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC")
    ),
    "b, h, w, 4",
)


# ---- The comparison --------------------------------------------------------------------------


def run(tutti_opt, texts, *flags):
    """What tutti-opt makes of each text, and its complaint if there is one."""
    separator = "\n// -----\n"
    command = [tutti_opt, "--split-input-file", *flags]
    done = subprocess.run(command, input=separator.join(texts), capture_output=True, text=True)
    found = done.stdout.split(separator)
    if done.returncode == 0 and len(found) == len(texts):
        return [(text.strip(), "") for text in found]
    if len(texts) == 1:
        return [("", done.stderr.strip() or f"tutti-opt ends with {done.returncode}")]
    return [result for text in texts for result in run(tutti_opt, [text], *flags)]


def first_difference(wanted, found):
    for wanted_line, found_line in zip(wanted.splitlines(), found.splitlines()):
        if wanted_line != found_line:
            return f"JAX prints   {wanted_line[:500]}\n  tutti-opt has {found_line[:500]}"
    return "one text is longer than the other"


def main():
    tutti_opt, names = sys.argv[1], sys.argv[2:] or list(PROGRAMS)
    context = jax_mlir.make_ir_context()
    custom, generic, located = [], [], []
    for name in names:
        # What JAX prints of what it reads: the text itself says no more.
        text = PROGRAMS[name]()
        module = ir.Module.parse(text, context)
        located.append(module.operation.get_asm(enable_debug_info=True).strip())
        module = ir.Module.parse(located[-1], context)
        custom.append(str(module).strip())
        module = ir.Module.parse(custom[-1], context)
        generic.append(module.operation.get_asm(print_generic_op_form=True).strip())

    failures = 0
    directions = [
        ("custom to custom", custom, custom, []),
        ("generic to custom", generic, custom, []),
        ("custom to generic", custom, generic, ["--mlir-print-op-generic"]),
        ("with locations", located, located, ["--mlir-print-debuginfo"]),
    ]
    for direction, texts, wanted, flags in directions:
        for name, text, (found, error) in zip(names, wanted, run(tutti_opt, texts, *flags)):
            if not error and found == text:
                continue
            failures += 1
            print(f"{name}, {direction}: {error or first_difference(text, found)}")
    print(f"{len(names)} programs, {failures} differences")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
