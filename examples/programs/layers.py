"""The pieces of a transformer that several example programs share.

Every function works on the arrays one device holds and issues no collective;
the programs decide what is gathered, reduced or exchanged, and when.
"""

import math

import jax
import jax.numpy as jnp


def rms_norm(x, scale):
    """Root-mean-square normalisation, in f32 whatever the type of x."""
    x32 = x.astype(jnp.float32)
    variance = jnp.mean(jnp.square(x32), axis=-1, keepdims=True)
    return (x32 * jax.lax.rsqrt(variance + 1e-6) * scale).astype(x.dtype)


def rotary_tables(positions, head_dim):
    """Cosines and sines of rotary embeddings, shaped [..., head_dim / 2]."""
    exponent = jnp.arange(0, head_dim, 2, dtype=jnp.float32) / head_dim
    angles = positions[..., None].astype(jnp.float32) * (10000.0**-exponent)
    return jnp.cos(angles), jnp.sin(angles)


def rotate(x, cos, sin):
    """Applies rotary embeddings to x of shape [batch, sequence, heads, dim]."""
    x1, x2 = jnp.split(x.astype(jnp.float32), 2, axis=-1)
    cos, sin = cos[..., :, None, :], sin[..., :, None, :]
    turned = jnp.concatenate([x1 * cos - x2 * sin, x2 * cos + x1 * sin], axis=-1)
    return turned.astype(x.dtype)


def causal_attention(q, k, v, segments=None):
    """Grouped-query attention with a causal mask and a stable f32 softmax.

    q is [batch, sequence, heads, dim]; k and v have a divisor of its heads.
    With `segments` [batch, sequence] a token sees its own segment only.
    """
    batch, length, heads, dim = q.shape
    groups = k.shape[2]
    q = q.reshape(batch, length, groups, heads // groups, dim)
    scores = jnp.einsum(
        "bqgrd,bkgd->bgrqk", q, k, preferred_element_type=jnp.float32
    ) / math.sqrt(dim)
    visible = jnp.tril(jnp.ones((length, length), jnp.bool_))
    if segments is not None:
        same = segments[:, :, None] == segments[:, None, :]
        visible = (visible & same)[:, None, None]
    scores = jnp.where(visible, scores, -1e9)
    weights = jax.nn.softmax(scores, axis=-1).astype(v.dtype)
    out = jnp.einsum("bgrqk,bkgd->bqgrd", weights, v)
    return out.reshape(batch, length, heads * dim)


def gated_mlp(x, w_gate, w_up, w_down):
    """The SwiGLU feed-forward block."""
    return (jax.nn.silu(x @ w_gate) * (x @ w_up)) @ w_down


def adam(step, param, grad, mean, variance, *, rate=3e-4, decay=0.1):
    """One AdamW update of one tensor, moments in f32."""
    beta1, beta2 = 0.9, 0.95
    count = step.astype(jnp.float32) + 1.0
    mean = beta1 * mean + (1.0 - beta1) * grad
    variance = beta2 * variance + (1.0 - beta2) * jnp.square(grad)
    unbiased_mean = mean / (1.0 - beta1**count)
    unbiased_variance = variance / (1.0 - beta2**count)
    change = unbiased_mean / (jnp.sqrt(unbiased_variance) + 1e-8)
    return param - rate * (change + decay * param), mean, variance
