"""The decoder's training step under FSDP and tensor parallelism, by hand.

Mesh: fsdp=4, tp=2. Weights rest split over both axes. Each block gathers its
weights over "fsdp" one tensor at a time, in bf16, in the forward pass and
again when the backward pass recomputes the block; the transpose of every
gather is one reduce-scatter of that tensor's gradient. The "tp" axis follows
Megatron: column- then row-parallel products with one all-reduce after each
pair, and a vocabulary-parallel embedding and loss.
"""

import jax
import jax.numpy as jnp
from jax import lax
from jax.sharding import PartitionSpec as P

from . import decoder
from .example import make_mesh


class _Manual(decoder.Layout):
    """Collectives written out; arrays are what one device holds."""

    def gather(self, weight, spec):
        if weight.ndim > 1:  # Norm scales stay f32.
            weight = weight.astype(jnp.bfloat16)
        return lax.all_gather(weight, "fsdp", axis=spec.index("fsdp"), tiled=True)

    def tensor_sum(self, x):
        return lax.psum(x, "tp")

    def embed(self, table, tokens):
        rows = table.shape[0]
        local = tokens - lax.axis_index("tp") * rows
        mine = (local >= 0) & (local < rows)
        found = table[jnp.clip(local, 0, rows - 1)]
        return lax.psum(jnp.where(mine[..., None], found, 0), "tp")

    def cross_entropy(self, logits, targets):
        columns = logits.shape[-1]
        largest = lax.pmax(lax.stop_gradient(logits.max(-1)), "tp")
        logits = logits - largest[..., None]
        total = lax.psum(jnp.exp(logits).sum(-1), "tp")
        local = targets - lax.axis_index("tp") * columns
        mine = (local >= 0) & (local < columns)
        picked = jnp.take_along_axis(
            logits, jnp.clip(local, 0, columns - 1)[..., None], axis=-1
        )[..., 0]
        return jnp.log(total) - lax.psum(jnp.where(mine, picked, 0.0), "tp")


def build(config=decoder.Config()):
    mesh = make_mesh(fsdp=4, tp=2)
    layout = _Manual()
    specs = decoder.parameter_specs(config)
    num_tokens = config.batch * config.length

    def squared_norm(grads):
        split, whole = 0.0, 0.0
        for grad, spec in zip(
            jax.tree.leaves(grads), jax.tree.leaves(specs), strict=True
        ):
            if "tp" in spec:
                split += jnp.sum(jnp.square(grad))
            else:
                whole += jnp.sum(jnp.square(grad))
        return lax.psum(split, ("fsdp", "tp")) + lax.psum(whole, "fsdp")

    def step_on_device(params, mean, variance, step, tokens, targets):
        def loss_share(params):
            losses = decoder.token_losses(layout, config, params, tokens, targets)
            return jnp.sum(losses) / num_tokens

        loss, grads = jax.value_and_grad(loss_share)(params)
        norm = jnp.sqrt(squared_norm(grads))
        updated = decoder.update(params, grads, mean, variance, step, norm)
        return lax.psum(loss, "fsdp"), norm, *updated

    def train_step(params, mean, variance, step, tokens, targets):
        return jax.shard_map(
            step_on_device,
            mesh=mesh,
            in_specs=(
                specs, specs, specs, P(), decoder.BATCH_SPEC, decoder.BATCH_SPEC,
            ),
            out_specs=(P(), P(), specs, specs, specs),
        )(params, mean, variance, step, tokens, targets)

    return jax.jit(train_step), decoder.arguments(config)
