"""Two mixture-of-experts layers and their gradients, tokens by all-to-all.

Mesh: data=2, expert=4; eight experts, two on each device of an expert group.
Each token goes to its two best experts. Tokens travel there as 8-bit floats
beside one f32 scale per token, so a dispatch is two all-to-alls; they come
back as bf16 in one. Gradients of dispatch and combine are all-to-alls again,
in bf16. Experts' gradients are summed over "data", the router's over both.
"""

import jax
import jax.numpy as jnp
from jax import lax
from jax.sharding import PartitionSpec as P

from . import layers
from .example import Argument, make_mesh

NUM_LAYERS = 2
EXPERTS, CHOICES = 8, 2
BATCH, LENGTH, WIDTH, HIDDEN = 16, 32, 64, 128
CAPACITY = 24
LARGEST_F8 = 448.0

SPECS = {
    "norm": P(),
    "router": P(),
    "w_gate": P("expert"),
    "w_up": P("expert"),
    "w_down": P("expert"),
}


def arguments():
    """(params, x, targets)."""
    layer = {
        "norm": Argument((WIDTH,)),
        "router": Argument((WIDTH, EXPERTS), scale=0.2),
        "w_gate": Argument((EXPERTS, WIDTH, HIDDEN), scale=0.1),
        "w_up": Argument((EXPERTS, WIDTH, HIDDEN), scale=0.1),
        "w_down": Argument((EXPERTS, HIDDEN, WIDTH), scale=0.1),
    }
    tokens = Argument((BATCH, LENGTH, WIDTH), jnp.bfloat16)
    return [dict(layer) for _ in range(NUM_LAYERS)], tokens, tokens


def _exchange(slots):
    """[experts, capacity, ...] of this device's tokens to [own experts,
    capacity of all devices, ...]."""
    return lax.all_to_all(slots, "expert", split_axis=0, concat_axis=1, tiled=True)


def _exchange_back(slots):
    return lax.all_to_all(slots, "expert", split_axis=1, concat_axis=0, tiled=True)


@jax.custom_vjp
def _dispatch(slots):
    """Sends bf16 token slots to their experts through 8-bit floats."""
    largest = jnp.max(jnp.abs(slots), axis=-1, keepdims=True).astype(jnp.float32)
    scale = jnp.maximum(largest, 1e-6) / LARGEST_F8
    small = (slots.astype(jnp.float32) / scale).astype(jnp.float8_e4m3fn)
    small, scale = _exchange(small), _exchange(scale)
    return (small.astype(jnp.float32) * scale).astype(slots.dtype)


_dispatch.defvjp(
    # Rounding is taken as the identity; gradients return in bf16.
    lambda slots: (_dispatch(slots), None),
    lambda _, grad: (_exchange_back(grad),),
)


def _route(x, router):
    """Experts, gates and slots of each token's choices, and the balance loss.

    Every result but the loss is [tokens, CHOICES]. A slot is the token's place
    in its expert's queue; tokens past CAPACITY are dropped.
    """
    probs = jax.nn.softmax(x.astype(jnp.float32) @ router, axis=-1)
    gates, experts = lax.top_k(probs, CHOICES)
    gates = gates / jnp.sum(gates, axis=-1, keepdims=True)
    chosen = jax.nn.one_hot(experts, EXPERTS, dtype=jnp.int32)
    # First choices are seated before second ones.
    queue = chosen.swapaxes(0, 1).reshape(-1, EXPERTS)
    place = ((jnp.cumsum(queue, axis=0) - queue) * queue).sum(-1)
    slots = place.reshape(CHOICES, -1).swapaxes(0, 1)
    load = lax.pmean(jnp.mean(chosen[:, 0].astype(jnp.float32), 0), ("data", "expert"))
    chance = lax.pmean(jnp.mean(probs, axis=0), ("data", "expert"))
    return experts, gates, slots, EXPERTS * jnp.sum(load * chance)


def _layer(params, x):
    """x is [tokens, WIDTH]; returns the layer's output and balance loss."""
    normed = layers.rms_norm(x, params["norm"])
    experts, gates, slots, balance = _route(normed, params["router"])
    queues = jnp.zeros((EXPERTS, CAPACITY, WIDTH), x.dtype)
    queues = queues.at[experts, slots].set(normed[:, None], mode="drop")
    received = _dispatch(queues)
    weights = {
        name: params[name].astype(jnp.bfloat16)
        for name in ("w_gate", "w_up", "w_down")
    }
    done = jax.vmap(layers.gated_mlp)(
        received, weights["w_gate"], weights["w_up"], weights["w_down"]
    )
    returned = _exchange_back(done)
    taken = returned.at[experts, slots].get(mode="fill", fill_value=0)
    mixed = jnp.sum(taken * gates[..., None].astype(x.dtype), axis=1)
    return x + mixed, balance


def build():
    mesh = make_mesh(data=2, expert=4)

    def step_on_device(params, x, targets):
        width = x.shape[-1]

        def loss_of(params):
            hidden, balance = x.reshape(-1, width), 0.0
            for layer in params:
                hidden, extra = _layer(layer, hidden)
                balance += extra
            error = (hidden - targets.reshape(-1, width)).astype(jnp.float32)
            error = lax.pmean(jnp.mean(jnp.square(error)), ("data", "expert"))
            return error + 0.01 * balance

        loss, grads = jax.value_and_grad(loss_of)(params)
        params = jax.tree.map(lambda param, grad: param - 0.1 * grad, params, grads)
        return loss, params

    def train_step(params, x, targets):
        specs = [dict(SPECS) for _ in range(NUM_LAYERS)]
        tokens = P(("data", "expert"))
        return jax.shard_map(
            step_on_device,
            mesh=mesh,
            in_specs=(specs, tokens, tokens),
            out_specs=(P(), specs),
        )(params, x, targets)

    return jax.jit(train_step), arguments()
