"""A pipelined decoder: stages in a loop, collective-permutes between them.

Mesh: stage=4, tp=2. The loop runs one tick per micro-batch plus the ticks that
fill the pipe. In a tick every stage applies its layers (an inner loop with the
tensor-parallel all-reduces) and then hands its activations and their segment
ids to the next stage by one collective-permute each. The backward pass is a
loop of the same shape with the permutes reversed.

`build` is the training step: its trip count is fixed, so JAX differentiates
the loop and outlines the bodies as functions. `build_evaluation` computes the
loss alone, over as many micro-batches as an argument says, so its loop is a
`while` with the permutes in its own body.
"""

import functools

import jax
import jax.numpy as jnp
from jax import lax
from jax.sharding import PartitionSpec as P

from . import layers
from .example import Argument, make_mesh

STAGES, LAYERS_PER_STAGE = 4, 2
WIDTH, HEADS, HEAD_DIM, HIDDEN, VOCABULARY = 64, 4, 16, 192, 256
MICRO_BATCHES, BATCH, LENGTH = 6, 2, 32

STAGE_SPECS = {
    "attention_norm": P("stage"),
    "wqkv": P("stage", None, None, None, "tp"),
    "wo": P("stage", None, "tp"),
    "mlp_norm": P("stage"),
    "w_gate": P("stage", None, None, "tp"),
    "w_up": P("stage", None, None, "tp"),
    "w_down": P("stage", None, "tp"),
}
SPECS = {"embedding": P(), "final_norm": P(), "output": P(), "stages": STAGE_SPECS}


def arguments():
    """(params, tokens, targets, segments)."""

    def stacked(*shape, scale=0.1):
        return Argument((STAGES, LAYERS_PER_STAGE, *shape), scale=scale)

    heads = HEADS * HEAD_DIM
    params = {
        "embedding": Argument((VOCABULARY, WIDTH)),
        "final_norm": Argument((WIDTH,)),
        "output": Argument((WIDTH, VOCABULARY), scale=0.1),
        "stages": {
            "attention_norm": stacked(WIDTH, scale=1.0),
            "wqkv": stacked(WIDTH, 3, heads),
            "wo": stacked(heads, WIDTH),
            "mlp_norm": stacked(WIDTH, scale=1.0),
            "w_gate": stacked(WIDTH, HIDDEN),
            "w_up": stacked(WIDTH, HIDDEN),
            "w_down": stacked(HIDDEN, WIDTH),
        },
    }

    def text(limit):
        return Argument((MICRO_BATCHES, BATCH, LENGTH), jnp.int32, "integer", limit)

    return params, text(VOCABULARY), text(VOCABULARY), text(2)


def _layer(x, params, segments):
    batch, length, _ = x.shape
    normed = layers.rms_norm(x, params["attention_norm"])
    qkv = jnp.einsum("bsw,wch->cbsh", normed, params["wqkv"].astype(x.dtype))
    q, k, v = qkv.reshape(3, batch, length, -1, HEAD_DIM)
    cos, sin = layers.rotary_tables(jnp.arange(length), HEAD_DIM)
    attended = layers.causal_attention(
        layers.rotate(q, cos, sin), layers.rotate(k, cos, sin), v, segments
    )
    x = x + lax.psum(attended @ params["wo"].astype(x.dtype), "tp")
    normed = layers.rms_norm(x, params["mlp_norm"])
    weights = (params[name].astype(x.dtype) for name in ("w_gate", "w_up", "w_down"))
    return x + lax.psum(layers.gated_mlp(normed, *weights), "tp")


def _apply_stage(params, x, segments):
    """This device's stage: a loop over its layers."""

    def body(x, layer):
        return _layer(x, layer, segments), None

    return lax.scan(body, x, jax.tree.map(lambda stack: stack[0], params))[0]


def _micro_loss(params, x, targets):
    x = layers.rms_norm(x, params["final_norm"])
    logits = jnp.matmul(
        x, params["output"].astype(x.dtype), preferred_element_type=jnp.float32
    )
    log_probs = jax.nn.log_softmax(logits)
    return -jnp.take_along_axis(log_probs, targets[..., None], axis=-1).mean()


def _pipelined_loss(params, tokens, targets, segments, count=MICRO_BATCHES):
    """The mean loss of the first `count` micro-batches."""
    stage = lax.axis_index("stage")
    shift = functools.partial(
        lax.ppermute,
        axis_name="stage",
        perm=[(source, source + 1) for source in range(STAGES - 1)],
    )
    varying = functools.partial(lax.pcast, axis_name="stage", to="varying")

    def tick(index, carry):
        x, marks, loss = carry
        entering = jnp.minimum(index, count - 1)
        fresh = params["embedding"].astype(jnp.bfloat16)[tokens[entering]]
        x = jnp.where(stage == 0, fresh, x)
        marks = jnp.where(stage == 0, segments[entering], marks)
        x = _apply_stage(params["stages"], x, marks)
        leaving = index - (STAGES - 1)
        done = _micro_loss(params, x, targets[jnp.maximum(leaving, 0)])
        counts = (stage == STAGES - 1) & (leaving >= 0)
        loss = loss + jnp.where(counts, done, 0.0)
        return shift(x), shift(marks), loss

    start = (
        varying(jnp.zeros((BATCH, LENGTH, WIDTH), jnp.bfloat16)),
        varying(jnp.zeros((BATCH, LENGTH), jnp.int32)),
        varying(jnp.float32(0.0)),
    )
    _, _, loss = lax.fori_loop(0, count + STAGES - 1, tick, start)
    return lax.psum(loss, "stage") / count


def build():
    mesh = make_mesh(stage=STAGES, tp=2)

    def step_on_device(params, tokens, targets, segments):
        loss, grads = jax.value_and_grad(_pipelined_loss)(
            params, tokens, targets, segments
        )
        params = jax.tree.map(lambda param, grad: param - 0.1 * grad, params, grads)
        return loss, params

    def train_step(params, tokens, targets, segments):
        return jax.shard_map(
            step_on_device,
            mesh=mesh,
            in_specs=(SPECS, P(), P(), P()),
            out_specs=(P(), SPECS),
        )(params, tokens, targets, segments)

    return jax.jit(train_step), arguments()


def build_evaluation():
    mesh = make_mesh(stage=STAGES, tp=2)

    def loss_on_device(params, tokens, targets, segments, count):
        count = jnp.clip(count, 1, MICRO_BATCHES)
        return _pipelined_loss(params, tokens, targets, segments, count)

    def evaluate(params, tokens, targets, segments, count):
        return jax.shard_map(
            loss_on_device,
            mesh=mesh,
            in_specs=(SPECS, P(), P(), P(), P()),
            out_specs=P(),
        )(params, tokens, targets, segments, count)

    count = Argument((), jnp.int32, "integer", MICRO_BATCHES + 1)
    return jax.jit(evaluate), (*arguments(), count)
