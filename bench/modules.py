#!/usr/bin/env python3
"""Writes StableHLO modules of a wanted size, shaped like a training program.

    python modules.py --ops 100000 [--generic] [--functions N] > module.mlir

A module is one device's program: a decoder block repeated, each repetition
gathering its weights, using them, scattering their gradients and updating
them, in the mix of operations that JAX's text of such programs has. Text
carries no locations. The number of operations is that of the whole block
repetitions nearest to the wanted number, and is printed on standard error.
"""

import argparse
import sys

from text import Text, tensor

FSDP, TP = 4, 2
BATCH, LENGTH, WIDTH, HEADS, HEAD_DIM, HIDDEN = 2, 64, 256, 4, 32, 512
INNER = HEADS * HEAD_DIM

FSDP_GROUPS = "dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>"
TP_GROUPS = "dense<[[0, 1], [2, 3], [4, 5], [6, 7]]> : tensor<4x2xi64>"

# name -> shape on one device once gathered, and the dimension that is split.
WEIGHTS = {
    "wq": ((WIDTH, INNER), 0),
    "wk": ((WIDTH, INNER), 0),
    "wv": ((WIDTH, INNER), 0),
    "wo": ((INNER, WIDTH), 1),
    "w_gate": ((WIDTH, HIDDEN), 0),
    "w_up": ((WIDTH, HIDDEN), 0),
    "w_down": ((HIDDEN, WIDTH), 1),
}
X_SHAPE = (BATCH, LENGTH, WIDTH)
X_TYPE = tensor(X_SHAPE, "bf16")


def _split(shape, dimension):
    return tuple(
        size // FSDP if i == dimension else size for i, size in enumerate(shape)
    )


WEIGHT_TYPES = [tensor(_split(*weight), "f32") for weight in WEIGHTS.values()]
BLOCK_TYPES = [X_TYPE, *WEIGHT_TYPES]


class _Block:
    """One repetition of the block, written to `out`."""

    def __init__(self, out):
        self.out = out

    def filled(self, value, shape, element):
        """A constant scalar, broadcast: what JAX makes of a Python number."""
        scalar = self.out.constant(value, tensor((), element))
        return self.out.broadcast(scalar, [], tensor(shape, element))

    def gather(self, weight, shape, dimension):
        out = self.out
        small = out.change("convert", weight, tensor(_split(shape, dimension), "bf16"))
        return out.all_gather(small, tensor(shape, "bf16"), FSDP_GROUPS, dimension)

    def norm(self, x):
        out = self.out
        row, column = (BATCH, LENGTH), (BATCH, LENGTH, 1)
        wide = out.change("convert", x, tensor(X_SHAPE, "f32"))
        square = out.same("multiply", wide, wide)
        zero = out.constant("0.000000e+00", tensor((), "f32"))
        total = out.reduce("add", square, zero, [2], tensor(row, "f32"))
        total = out.broadcast(total, [0, 1], tensor(column, "f32"))
        mean = out.same("divide", total, self.filled("2.560000e+02", column, "f32"))
        mean = out.same("add", mean, self.filled("9.99999997E-7", column, "f32"))
        scale = out.same("rsqrt", mean)
        scale = out.broadcast(scale, [0, 1, 2], tensor(X_SHAPE, "f32"))
        return out.change("convert", out.same("multiply", wide, scale), X_TYPE)

    def product(self, x, weight, columns):
        type_ = tensor((BATCH, LENGTH, columns), "bf16")
        return self.out.dot(x, weight, ([], []), ([2], [0]), type_)

    def heads(self, x):
        split = tensor((BATCH, LENGTH, HEADS, HEAD_DIM), "bf16")
        return self.out.change("reshape", x, split)

    def rotate(self, x):
        out = self.out
        half = HEAD_DIM // 2
        whole_shape = (BATCH, LENGTH, HEADS, HEAD_DIM)
        half_shape = (BATCH, LENGTH, HEADS, half)
        angle = out.same(
            "multiply",
            out.broadcast(
                out.iota(0, tensor((LENGTH,), "f32")), [0], tensor((LENGTH, half), "f32")
            ),
            self.filled("1.562500e-02", (LENGTH, half), "f32"),
        )
        full = tensor(half_shape, "f32")
        cos = out.broadcast(out.same("cosine", angle), [1, 3], full)
        sin = out.broadcast(out.same("sine", angle), [1, 3], full)
        wide = out.change("convert", x, tensor(whole_shape, "f32"))
        ranges = [(0, BATCH), (0, LENGTH), (0, HEADS)]
        first = out.slice(wide, [*ranges, (0, half)], full)
        second = out.slice(wide, [*ranges, (half, HEAD_DIM)], full)
        turned = [
            out.same(
                "subtract", out.same("multiply", first, cos),
                out.same("multiply", second, sin),
            ),
            out.same(
                "add", out.same("multiply", second, cos),
                out.same("multiply", first, sin),
            ),
        ]
        joined = out.concatenate(turned, 3, tensor(whole_shape, "f32"))
        return out.change("convert", joined, tensor(whole_shape, "bf16"))

    def attention(self, q, k, v):
        out = self.out
        shape, row = (BATCH, HEADS, LENGTH, LENGTH), (BATCH, HEADS, LENGTH)
        type_ = tensor(shape, "f32")
        scores = out.dot(q, k, ([0, 2], [0, 2]), ([3], [3]), type_)
        scores = out.same("multiply", scores, self.filled("1.875000e-01", shape, "f32"))
        square = tensor((LENGTH, LENGTH), "i32")
        visible = out.compare(
            "GE", "SIGNED", out.iota(0, square), out.iota(1, square),
            tensor((LENGTH, LENGTH), "i1"),
        )
        visible = out.broadcast(visible, [2, 3], tensor(shape, "i1"))
        hidden = self.filled("-1.000000e+09", shape, "f32")
        scores = out.select(visible, scores, hidden)
        lowest = out.constant("0xFF800000", tensor((), "f32"))
        largest = out.reduce("maximum", scores, lowest, [3], tensor(row, "f32"))
        largest = out.broadcast(largest, [0, 1, 2], type_)
        weights = out.same("exponential", out.same("subtract", scores, largest))
        zero = out.constant("0.000000e+00", tensor((), "f32"))
        total = out.reduce("add", weights, zero, [3], tensor(row, "f32"))
        weights = out.same("divide", weights, out.broadcast(total, [0, 1, 2], type_))
        weights = out.change("convert", weights, tensor(shape, "bf16"))
        mixed = out.dot(
            weights, v, ([0, 1], [0, 2]), ([3], [1]),
            tensor((BATCH, HEADS, LENGTH, HEAD_DIM), "bf16"),
        )
        mixed = out.transpose(
            mixed, [0, 2, 1, 3], tensor((BATCH, LENGTH, HEADS, HEAD_DIM), "bf16")
        )
        return out.change("reshape", mixed, tensor((BATCH, LENGTH, INNER), "bf16"))

    def update(self, weight, used, grad, shape, dimension):
        """The gradient of a product `used` times the weight, scattered and
        applied."""
        out = self.out
        local = _split(shape, dimension)
        whole = out.dot(used, grad, ([], []), ([0, 1], [0, 1]), tensor(shape, "bf16"))
        part = out.reduce_scatter(
            whole, tensor(local, "bf16"), FSDP_GROUPS, dimension, "bf16"
        )
        part = out.change("convert", part, tensor(local, "f32"))
        rate = self.filled("9.99999974E-5", local, "f32")
        return out.same("subtract", weight, out.same("multiply", rate, part))

    def write(self, x, *weights):
        """Takes and returns values of BLOCK_TYPES."""
        out = self.out
        full = {
            name: self.gather(weight, *WEIGHTS[name])
            for name, weight in zip(WEIGHTS, weights)
        }
        normed = self.norm(x)
        q = self.rotate(self.heads(self.product(normed, full["wq"], INNER)))
        k = self.rotate(self.heads(self.product(normed, full["wk"], INNER)))
        v = self.heads(self.product(normed, full["wv"], INNER))
        mixed = self.attention(q, k, v)
        x = out.same(
            "add", x,
            out.all_reduce(self.product(mixed, full["wo"], WIDTH), TP_GROUPS, "bf16"),
        )
        normed_again = self.norm(x)
        gate = self.product(normed_again, full["w_gate"], HIDDEN)
        gate = out.same("multiply", gate, out.same("logistic", gate))
        up = out.same("multiply", gate, self.product(normed_again, full["w_up"], HIDDEN))
        x = out.same(
            "add", x,
            out.all_reduce(self.product(up, full["w_down"], WIDTH), TP_GROUPS, "bf16"),
        )
        flat = tensor((BATCH, LENGTH, INNER), "bf16")
        uses = {
            "wq": (normed, out.change("reshape", q, flat)),
            "wk": (normed, out.change("reshape", k, flat)),
            "wv": (normed, out.change("reshape", v, flat)),
            "wo": (mixed, x),
            "w_gate": (normed_again, gate),
            "w_up": (normed_again, up),
            "w_down": (up, x),
        }
        return x, *(
            self.update(weight, *uses[name], *WEIGHTS[name])
            for name, weight in zip(WEIGHTS, weights)
        )


def ops_of_a_block():
    text = Text(lambda line: None, generic=True)
    _Block(text).write(*text.begin_function("f", "private", BLOCK_TYPES, BLOCK_TYPES))
    return text.ops - 1


def write_module(write, ops, *, generic=False, functions=1):
    """Writes a module of about `ops` operations; returns their exact number.

    With one function @main holds all blocks; with more they are spread over
    as many private functions, which @main calls in turn.
    """
    blocks = max(1, round(ops / ops_of_a_block()))
    out = Text(write, generic)
    out.begin_module(
        "jit_train_step", "mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32"
    )
    counts = [blocks] if functions == 1 else _shares(blocks, functions)
    values = out.begin_function("main", "public", BLOCK_TYPES, BLOCK_TYPES)
    if functions == 1:
        for _ in range(blocks):
            values = _Block(out).write(*values)
    else:
        for index in range(len(counts)):
            values = out.call(f"step_{index}", values, BLOCK_TYPES)
    out.end_function(values)
    if functions > 1:
        for index, count in enumerate(counts):
            values = out.begin_function(
                f"step_{index}", "private", BLOCK_TYPES, BLOCK_TYPES
            )
            for _ in range(count):
                values = _Block(out).write(*values)
            out.end_function(values)
    out.end_module()
    return out.ops


def _shares(total, parts):
    """`total` in at most `parts` positive parts that differ by at most one."""
    parts = min(total, parts)
    return [total // parts + (index < total % parts) for index in range(parts)]


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--ops", type=int, default=1000)
    parser.add_argument("--generic", action="store_true", help="write generic form")
    parser.add_argument("--functions", type=int, default=1, metavar="N")
    options = parser.parse_args()
    if options.ops < 1 or options.functions < 1:
        parser.error("--ops and --functions take positive numbers")
    ops = write_module(
        sys.stdout.write,
        options.ops,
        generic=options.generic,
        functions=options.functions,
    )
    print(ops, file=sys.stderr)


if __name__ == "__main__":
    main()
