"""The decoder's training step with shardings only; XLA adds the collectives.

Mesh and shardings are those of `fsdp_tp.py`. Every tensor the step takes and
gives has a sharding, weights and activations are constrained where FSDP would
gather or sum, and the partitioner does the rest.
"""

import jax
import jax.numpy as jnp
from jax.sharding import NamedSharding
from jax.sharding import PartitionSpec as P

from . import decoder
from .example import make_mesh


class _Constrained(decoder.Layout):
    """Shardings stated; arrays are global."""

    def __init__(self, mesh):
        self.mesh = mesh

    def constrain(self, x, *spec):
        return jax.lax.with_sharding_constraint(x, NamedSharding(self.mesh, P(*spec)))

    def gather(self, weight, spec):
        if weight.ndim > 1:
            weight = weight.astype(jnp.bfloat16)
        # Split first, so that it is the bf16 tensor that travels.
        weight = self.constrain(weight, *spec)
        whole = (None if axis == "fsdp" else axis for axis in spec)
        return self.constrain(weight, *whole)

    def tensor_sum(self, x):
        return self.constrain(x, "fsdp", None, None)

    def embed(self, table, tokens):
        return self.constrain(table[tokens], "fsdp", None, None)

    def cross_entropy(self, logits, targets):
        logits = self.constrain(logits, "fsdp", None, "tp")
        total = jax.nn.logsumexp(logits, axis=-1)
        one_hot = jax.nn.one_hot(targets, logits.shape[-1], dtype=logits.dtype)
        return total - jnp.sum(logits * one_hot, axis=-1)


def build(config=decoder.Config()):
    mesh = make_mesh(fsdp=4, tp=2)
    layout = _Constrained(mesh)

    def train_step(params, mean, variance, step, tokens, targets):
        def mean_loss(params):
            losses = decoder.token_losses(layout, config, params, tokens, targets)
            return jnp.mean(losses)

        loss, grads = jax.value_and_grad(mean_loss)(params)
        norm = jnp.sqrt(
            sum(jnp.sum(jnp.square(grad)) for grad in jax.tree.leaves(grads))
        )
        updated = decoder.update(params, grads, mean, variance, step, norm)
        return loss, norm, *updated

    def sharding(spec):
        return NamedSharding(mesh, spec)

    specs = jax.tree.map(sharding, decoder.parameter_specs(config))
    batch, whole = sharding(decoder.BATCH_SPEC), sharding(P())
    step = jax.jit(
        train_step,
        in_shardings=(specs, specs, specs, whole, batch, batch),
        out_shardings=(whole, whole, specs, specs, specs),
    )
    return step, decoder.arguments(config)
