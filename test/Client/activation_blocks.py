"""Blocks of models, as JAX lowers them, get plans that are proven and optimal.

usage: activation_blocks.py --tutti TUTTI [NAME...]

Each block's text goes through `tutti act`. Checked are the functions its
activations use, that the plan is optimal (cost and bound are one), that no other
way to choose sets is cheaper, and the number of loads, worked out by hand. The
proof of residency runs inside `tutti act`, which fails where it does.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile

os.environ.setdefault("JAX_PLATFORMS", "cpu")

import jax  # noqa: E402
import jax.numpy as jnp  # noqa: E402
from jax import lax, nn  # noqa: E402

BLOCKS = {}
X = jax.ShapeDtypeStruct((16, 32), jnp.float32)
W = jax.ShapeDtypeStruct((32, 32), jnp.float32)


def block(*shapes, functions, loads):
    """Registers a block with the functions it uses, in order, and its loads."""

    def register(function):
        BLOCKS[function.__name__] = (function, shapes, functions, loads)
        return function

    return register


@block(X, W, W, W, functions=["exp"], loads=1)
def attention(x, q, k, v):
    return nn.softmax((x @ q) @ (x @ k).T / 8.0) @ (x @ v)


@block(X, W, W, functions=["silu"], loads=1)
def swiglu(x, gate, up):
    return nn.silu(x @ gate) * (x @ up)


@block(X, W, W, functions=["gelu_apprx_tanh"], loads=1)
def geglu(x, gate, up):
    return nn.gelu(x @ gate, approximate=True) * (x @ up)


@block(X, functions=["reciprocal_sqrt"], loads=1)
def rms_norm(x):
    return x * lax.rsqrt(jnp.mean(x * x, -1, keepdims=True) + 1e-6)


@block(X, functions=["reciprocal_sqrt"], loads=1)
def layer_norm(x):
    centred = x - jnp.mean(x, -1, keepdims=True)
    return centred * lax.rsqrt(jnp.mean(centred * centred, -1, keepdims=True) + 1e-5)


# sqrt and softplus share no set.
@block(X, W, functions=["softplus", "sqrt"], loads=2)
def router_softplus_sqrt(x, w):
    return jnp.sqrt(nn.softplus(x @ w))


@block(X, W, functions=["exp"], loads=1)
def mixture_gate(x, w):
    values, _ = lax.top_k(nn.softmax(x @ w), 2)
    return values / jnp.sum(values, -1, keepdims=True)


@block(X, W, W, functions=["sin", "silu", "reciprocal_sqrt"], loads=2)
def diffusion_block(x, time, w):
    shift = nn.silu(jnp.sin(x @ time))
    return x * lax.rsqrt(jnp.mean(x * x, -1, keepdims=True) + 1e-6) + shift @ w


# The tanh is used again by the derivative, so it is not hidden in a gelu.
@block(X, W, X, functions=["tanh"], loads=1)
def gelu_mlp_backward(x, w, t):
    return jax.vjp(lambda x: nn.gelu(x @ w, approximate=True), x)[1](t)[0]


@block(X, X, functions=["sigmoid"], loads=1)
def silu_backward(x, t):
    return jax.vjp(nn.silu, x)[1](t)[0]


# exp and ln are in one set together.
@block(X, functions=["exp", "ln"], loads=1)
def log_softmax(x):
    return nn.log_softmax(x)


# One load before the loop, not one for each layer.
@block(X, W, functions=["silu"], loads=1)
def scanned_layers(x, w):
    return lax.fori_loop(0, 12, lambda _, x: nn.silu(x @ w), x)


@block(X, functions=["mish"], loads=1)
def mish(x):
    return x * jnp.tanh(nn.softplus(x))


def check(tutti, name):
    function, shapes, functions, loads = BLOCKS[name]
    text = jax.jit(function).lower(*shapes).as_text()
    with tempfile.TemporaryDirectory() as folder:
        program, report = os.path.join(folder, "p.mlir"), os.path.join(folder, "r.json")
        with open(program, "w") as file:
            file.write(text)
        done = subprocess.run(
            [tutti, "act", program, "--json", report, "-o", os.path.join(folder, "o.mlir")],
            capture_output=True,
            text=True,
        )
        if done.returncode != 0:
            return done.stderr
        with open(report) as file:
            kernels = json.load(file)["kernels"]
        with open(os.path.join(folder, "o.mlir")) as file:
            written = file.read()
    if len(kernels) != 1:
        return f"{len(kernels)} kernels, expected 1"
    used = []
    for line in written.splitlines():
        if "act.activate" in line:
            used.append(line.split('act.activate "')[1].split('"')[0])
    cheap = {"square", "relu", "abs", "sign"}
    used = sorted(set(used) - cheap)
    if used != sorted(functions):
        return f"functions {used}, expected {functions}"
    covers = kernels[0]["covers"]
    optimal = covers["optimal"]
    if optimal["status"] != "optimal" or abs(optimal["expected_us"] - optimal["bound_us"]) > 1e-9:
        return f"not optimal: {optimal}"
    for other in covers.values():
        if other.get("expected_us", 1e9) < optimal["expected_us"] - 1e-9:
            return f"{other} is cheaper than {optimal}"
    if optimal["expected_loads"] != loads:
        return f"{optimal['expected_loads']} loads, expected {loads}"
    return None


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tutti", required=True)
    parser.add_argument("names", nargs="*")
    arguments = parser.parse_args()
    failed = 0
    names = arguments.names or list(BLOCKS)
    for name in names:
        wrong = check(arguments.tutti, name)
        print(f"{'FAIL' if wrong else 'ok'} {name}{': ' + wrong if wrong else ''}")
        failed += bool(wrong)
    print(f"{len(names) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
