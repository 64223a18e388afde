"""A decoder-only language model and its training step, free of parallelism.

The two FSDP examples share this file. What differs between them (who gathers
a weight, who sums over the tensor-parallel devices) comes in as a `Layout`:
`fsdp_tp.py` writes the collectives itself, `fsdp_tp_auto.py` only states
shardings and leaves the collectives to XLA's partitioner.
"""

import dataclasses

import jax
import jax.numpy as jnp
from jax.sharding import PartitionSpec as P

from . import layers
from .example import Argument


@dataclasses.dataclass(frozen=True)
class Config:
    num_layers: int = 4
    width: int = 128
    heads: int = 8
    kv_heads: int = 4
    head_dim: int = 16
    hidden: int = 384
    vocabulary: int = 512
    batch: int = 8
    length: int = 32


# Weights are split over "fsdp" along the model's width, and over "tp" along
# heads, hidden units or vocabulary.
LAYER_SPECS = {
    "attention_norm": P("fsdp"),
    "wq": P("fsdp", "tp"),
    "wk": P("fsdp", "tp"),
    "wv": P("fsdp", "tp"),
    "wo": P("tp", "fsdp"),
    "mlp_norm": P("fsdp"),
    "w_gate": P("fsdp", "tp"),
    "w_up": P("fsdp", "tp"),
    "w_down": P("tp", "fsdp"),
}
BATCH_SPEC = P("fsdp")


def parameter_specs(config):
    return {
        "embedding": P("tp", "fsdp"),
        "final_norm": P("fsdp"),
        "layers": [dict(LAYER_SPECS) for _ in range(config.num_layers)],
        "output": P("fsdp", "tp"),
    }


def _parameter_shapes(config):
    width, hidden = config.width, config.hidden
    queries, keys = config.heads * config.head_dim, config.kv_heads * config.head_dim
    layer = {
        "attention_norm": (width,),
        "wq": (width, queries),
        "wk": (width, keys),
        "wv": (width, keys),
        "wo": (queries, width),
        "mlp_norm": (width,),
        "w_gate": (width, hidden),
        "w_up": (width, hidden),
        "w_down": (hidden, width),
    }
    return {
        "embedding": (config.vocabulary, width),
        "final_norm": (width,),
        "layers": [dict(layer) for _ in range(config.num_layers)],
        "output": (width, config.vocabulary),
    }


def arguments(config):
    """(params, mean, variance, step, tokens, targets) of a training step."""

    def tree(fill, scale):
        return jax.tree.map(
            lambda shape: Argument(shape, fill=fill, scale=scale),
            _parameter_shapes(config),
            is_leaf=lambda node: isinstance(node, tuple),
        )

    text = Argument(
        (config.batch, config.length), jnp.int32, "integer", config.vocabulary
    )
    return (
        tree("normal", 0.1),
        tree("normal", 1e-3),
        tree("positive", 1e-4),
        Argument((), jnp.int32, "integer", 1000),
        text,
        text,
    )


class Layout:
    """How arrays are spread; each example subclasses this."""

    def gather(self, weight, spec):
        """The weight with its fsdp pieces put together, ready for use."""
        raise NotImplementedError

    def tensor_sum(self, x):
        """Adds the partial products of the tensor-parallel devices."""
        raise NotImplementedError

    def embed(self, table, tokens):
        """Rows of an embedding table split over "tp" along the vocabulary."""
        raise NotImplementedError

    def cross_entropy(self, logits, targets):
        """Per-token losses from logits split over "tp" along the vocabulary."""
        raise NotImplementedError


def _block(layout, config, x, params):
    """One decoder block; gathers its own weights, so recomputing it gathers
    them again, as FSDP does when it frees weights after the forward pass."""
    params = {
        name: layout.gather(weight, LAYER_SPECS[name])
        for name, weight in params.items()
    }
    batch, length, _ = x.shape

    def heads(projected):
        return projected.reshape(batch, length, -1, config.head_dim)

    normed = layers.rms_norm(x, params["attention_norm"])
    cos, sin = layers.rotary_tables(jnp.arange(length), config.head_dim)
    attended = layers.causal_attention(
        layers.rotate(heads(normed @ params["wq"]), cos, sin),
        layers.rotate(heads(normed @ params["wk"]), cos, sin),
        heads(normed @ params["wv"]),
    )
    x = x + layout.tensor_sum(attended @ params["wo"])
    normed = layers.rms_norm(x, params["mlp_norm"])
    return x + layout.tensor_sum(
        layers.gated_mlp(normed, params["w_gate"], params["w_up"], params["w_down"])
    )


def token_losses(layout, config, params, tokens, targets):
    """Loss of every token, f32."""
    specs = parameter_specs(config)
    table = layout.gather(params["embedding"], specs["embedding"])
    x = layout.embed(table, tokens)
    block = jax.checkpoint(lambda x, layer: _block(layout, config, x, layer))
    for layer in params["layers"]:
        x = block(x, layer)
    x = layers.rms_norm(x, layout.gather(params["final_norm"], specs["final_norm"]))
    output = layout.gather(params["output"], specs["output"])
    logits = jnp.matmul(x, output, preferred_element_type=jnp.float32)
    return layout.cross_entropy(logits, targets)


def update(params, grads, mean, variance, step, norm):
    """Clips gradients to unit norm and applies AdamW to every tensor."""
    clip = jnp.minimum(1.0, 1.0 / (norm + 1e-6))
    leaves, structure = jax.tree.flatten(params)
    columns = zip(
        *(
            layers.adam(step, param, grad * clip, m, v)
            for param, grad, m, v in zip(
                leaves, jax.tree.leaves(grads), jax.tree.leaves(mean),
                jax.tree.leaves(variance), strict=True,
            )
        ),
        strict=True,
    )
    return tuple(jax.tree.unflatten(structure, column) for column in columns)
