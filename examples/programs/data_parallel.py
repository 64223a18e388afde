"""A residual network's training step under plain data parallelism.

Mesh: data=8. Every device holds all weights. Batch norms agree on their mean
and mean square across devices in the forward pass, so their gradients cross
devices in the backward pass; after it each of the 62 gradients is summed by
an all-reduce of its own, as a framework that walks its list of parameters
does. Images come as bytes; dropout draws from a key folded with the device.
"""

import jax
import jax.numpy as jnp
from jax import lax
from jax.sharding import PartitionSpec as P

from .example import Argument, make_mesh

WIDTHS = (8, 16, 32, 64)
BLOCKS_PER_STAGE = 2
CLASSES = 10
BATCH, SIZE = 16, 32


def _conv_shapes():
    """(name, kernel shape) of every convolution, in forward order."""
    shapes = [("stem", (3, 3, 3, WIDTHS[0]))]
    width = WIDTHS[0]
    for stage, out in enumerate(WIDTHS):
        for block in range(BLOCKS_PER_STAGE):
            name = f"stage{stage}_block{block}"
            shapes.append((f"{name}_conv0", (3, 3, width, out)))
            shapes.append((f"{name}_conv1", (3, 3, out, out)))
            if width != out:
                shapes.append((f"{name}_project", (1, 1, width, out)))
            width = out
    return shapes


def arguments():
    """(params, momentum, images, labels, key data)."""

    def parameters(scale):
        tree = {}
        for name, shape in _conv_shapes():
            deviation = scale * (shape[0] * shape[1] * shape[2]) ** -0.5
            tree[name] = {
                "kernel": Argument(shape, scale=deviation),
                "scale": Argument(shape[-1:], scale=scale),
                "bias": Argument(shape[-1:], scale=scale),
            }
        tree["head"] = {
            "kernel": Argument((WIDTHS[-1], CLASSES), scale=0.1 * scale),
            "bias": Argument((CLASSES,), scale=0.1 * scale),
        }
        return tree

    return (
        parameters(1.0),
        parameters(0.01),
        Argument((BATCH, SIZE, SIZE, 3), jnp.uint8, "integer", 256),
        Argument((BATCH,), jnp.int32, "integer", CLASSES),
        Argument((2,), jnp.uint32, "integer", 2**32),
    )


def _conv_norm(x, params, stride=1):
    """Convolution, then batch norm over the whole batch of all devices."""
    x = lax.conv_general_dilated(
        x,
        params["kernel"],
        window_strides=(stride, stride),
        padding="SAME",
        dimension_numbers=("NHWC", "HWIO", "NHWC"),
    )
    moments = lax.pmean(
        (x.mean((0, 1, 2)), jnp.square(x).mean((0, 1, 2))), axis_name="data"
    )
    mean, variance = moments[0], moments[1] - jnp.square(moments[0])
    normed = (x - mean) * lax.rsqrt(jnp.maximum(variance, 0.0) + 1e-5)
    return normed * params["scale"] + params["bias"]


def _logits(params, images, key):
    x = images.astype(jnp.float32) / 127.5 - 1.0
    x = jax.nn.relu(_conv_norm(x, params["stem"]))
    x = lax.reduce_window(x, -jnp.inf, lax.max, (1, 3, 3, 1), (1, 2, 2, 1), "SAME")
    width = WIDTHS[0]
    for stage, out in enumerate(WIDTHS):
        for block in range(BLOCKS_PER_STAGE):
            name = f"stage{stage}_block{block}"
            stride = 2 if width != out else 1
            y = jax.nn.relu(_conv_norm(x, params[f"{name}_conv0"], stride))
            y = _conv_norm(y, params[f"{name}_conv1"])
            if width != out:
                x = _conv_norm(x, params[f"{name}_project"], stride)
            x, width = jax.nn.relu(x + y), out
    x = x.mean((1, 2))
    keep = jax.random.bernoulli(key, 0.9, x.shape)
    x = jnp.where(keep, x / 0.9, 0.0)
    return x @ params["head"]["kernel"] + params["head"]["bias"]


def _smoothed_loss(logits, labels):
    log_probs = jax.nn.log_softmax(logits)
    wanted = jax.nn.one_hot(labels, CLASSES) * 0.9 + 0.1 / CLASSES
    return -jnp.mean(jnp.sum(wanted * log_probs, axis=-1))


def build():
    mesh = make_mesh(data=8)

    def step_on_device(params, momentum, images, labels, key_data):
        key = jax.random.fold_in(
            jax.random.wrap_key_data(key_data), lax.axis_index("data")
        )

        def loss_of(params):
            logits = _logits(params, images, key)
            return _smoothed_loss(logits, labels), logits

        # Marked as varying, so that gradients stay this device's own until
        # they are summed below.
        own = lax.pcast(params, "data", to="varying")
        (loss, logits), grads = jax.value_and_grad(loss_of, has_aux=True)(own)
        grads = jax.tree.map(lambda grad: lax.pmean(grad, "data"), grads)
        momentum = jax.tree.map(
            lambda m, grad, param: 0.9 * m + grad + 1e-4 * param,
            momentum, grads, params,
        )
        params = jax.tree.map(lambda param, m: param - 0.1 * m, params, momentum)
        correct = jnp.sum(jnp.argmax(logits, axis=-1) == labels)
        return (
            lax.pmean(loss, "data"), lax.psum(correct, "data"), params, momentum,
        )

    def train_step(params, momentum, images, labels, key_data):
        return jax.shard_map(
            step_on_device,
            mesh=mesh,
            in_specs=(P(), P(), P("data"), P("data"), P()),
            out_specs=P(),
        )(params, momentum, images, labels, key_data)

    return jax.jit(train_step), arguments()
