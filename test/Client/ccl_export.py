"""Exported collectives of several operands give the values they should.

Each case is one ccl op with several operands. It is exported and run by XLA on
8 devices; so is the same program with one op per operand, and a model in numpy
computes the values from the meaning of the op. All three must agree bit for
bit. Values are small integers, so that sums are exact in any order.

    python ccl_export.py path/to/tutti-opt
"""

import dataclasses
import subprocess
import sys

import numpy as np
import ml_dtypes

import compare
import per_device

DEVICES = 8
NUMPY = {
    "f32": np.float32,
    "f64": np.float64,
    "bf16": ml_dtypes.bfloat16,
    "i32": np.int32,
    "i8": np.int8,
    "i1": np.bool_,
}


@dataclasses.dataclass(frozen=True)
class Case:
    """One collective: `words` before and after the operands, and its model.

    `operands` are (shape, element type); `shape_of` gives the result's shape;
    `model` maps the arrays of all devices of one operand to those of its
    result.
    """

    name: str
    op: str
    words: str
    operands: tuple
    shape_of: callable
    model: callable
    replicas: int = 1


def type_of(shape, element):
    return "tensor<" + "".join(f"{size}x" for size in shape) + element + ">"


def program(case, together):
    """The text of the case: one op for all operands, or one for each."""
    ins = [type_of(*operand) for operand in case.operands]
    outs = [type_of(case.shape_of(s), e) for s, e in case.operands]
    names = [f"%a{i}" for i in range(len(ins))]
    lines = []
    if together:
        lines.append(
            f"%r:{len(ins)} = ccl.{case.op} {', '.join(names)} {case.words} : "
            f"({', '.join(ins)}) -> ({', '.join(outs)})"
        )
        results = [f"%r#{i}" for i in range(len(ins))]
    else:
        for i, name in enumerate(names):
            lines.append(f"%r{i} = ccl.{case.op} {name} {case.words} : ({ins[i]}) -> {outs[i]}")
        results = [f"%r{i}" for i in range(len(ins))]
    arguments = ", ".join(f"{n}: {t}" for n, t in zip(names, ins))
    return (
        f"func.func public @main({arguments}) -> ({', '.join(outs)}) {{\n"
        + "\n".join(lines)
        + f"\nreturn {', '.join(results)} : {', '.join(outs)}\n}}\n"
    )


def export(tutti_opt, text):
    return subprocess.run(
        [tutti_opt, "-", "--ccl-to-stablehlo"],
        input=text,
        capture_output=True,
        text=True,
        check=True,
    ).stdout


# ---- Models -----------------------------------------------------------------


def by_group(groups, function):
    """Applies `function` to the arrays of each group, in the group's order."""

    def model(arrays):
        results = [None] * len(arrays)
        for group in groups:
            for rank, result in zip(group, function([arrays[r] for r in group])):
                results[rank] = result
        return results

    return model


def reduced(reduction, arrays):
    total = arrays[0]
    for array in arrays[1:]:
        total = reduction(total, array)
    return total


def all_reduce(reduction):
    return lambda arrays: [reduced(reduction, arrays)] * len(arrays)


def all_gather(dim):
    return lambda arrays: [np.concatenate(arrays, dim)] * len(arrays)


def reduce_scatter(reduction, dim):
    return lambda arrays: np.split(reduced(reduction, arrays), len(arrays), dim)


def all_to_all(split, concat):
    def model(arrays):
        parts = [np.split(array, len(arrays), split) for array in arrays]
        return [
            np.concatenate([sent[i] for sent in parts], concat) for i in range(len(arrays))
        ]

    return model


def permute(pairs):
    def model(arrays):
        results = [np.zeros_like(array) for array in arrays]
        for source, target in pairs:
            results[target] = arrays[source]
        return results

    return model


# ---- Cases ------------------------------------------------------------------


def scaled(dim, numerator, denominator=1):
    def shape_of(shape):
        shape = list(shape)
        shape[dim] = shape[dim] * numerator // denominator
        return tuple(shape)

    return shape_of


def same(shape):
    return shape


PAIRS = [[0, 3], [3, 1], [1, 0], [4, 7]]
HALVES = [[0, 1, 2, 3], [4, 5, 6, 7]]
CROSSED = [[6, 0, 3, 5], [1, 7, 2, 4]]
FLAT = "flattened_ids, channel = 1"

CASES = [
    Case(
        "all_reduce, uneven shapes, a scalar among them",
        "all_reduce add",
        f"group <{HALVES}, {FLAT}>",
        (((3, 5), "f32"), ((), "f32"), ((7,), "f32"), ((2, 1, 3), "f32")),
        same,
        by_group(HALVES, all_reduce(np.add)),
    ),
    Case(
        "all_reduce, mixed types",
        "all_reduce max",
        f"group <{CROSSED}, {FLAT}>",
        (((3,), "f32"), ((4,), "i32"), ((2, 2), "f32"), ((5,), "bf16"), ((1,), "i32")),
        same,
        by_group(CROSSED, all_reduce(np.maximum)),
    ),
    Case(
        "all_reduce, booleans",
        "all_reduce or",
        f"group <{HALVES}, {FLAT}>",
        (((3,), "i1"), ((4, 2), "i1")),
        same,
        by_group(HALVES, all_reduce(np.logical_or)),
    ),
    Case(
        "all_reduce without a channel",
        "all_reduce min",
        f"group <{HALVES}>",
        (((3,), "f32"), ((4, 2), "f32"), ((4,), "i32")),
        same,
        by_group(HALVES, all_reduce(np.minimum)),
        replicas=DEVICES,
    ),
    Case(
        "all_gather, mixed types",
        "all_gather",
        f"dim 1 group <{CROSSED}, {FLAT}>",
        (((2, 3), "f32"), ((1, 1, 4), "bf16"), ((5, 2), "i8")),
        scaled(1, 4),
        by_group(CROSSED, all_gather(1)),
    ),
    Case(
        "reduce_scatter, first dimension",
        "reduce_scatter add",
        f"dim 0 group <{HALVES}, {FLAT}>",
        (((4, 3), "f32"), ((12,), "f32"), ((8, 1, 2), "f32")),
        scaled(0, 1, 4),
        by_group(HALVES, reduce_scatter(np.add, 0)),
    ),
    Case(
        "reduce_scatter, inner dimension, order of ranks",
        "reduce_scatter add",
        f"dim 1 group <{CROSSED}, {FLAT}>",
        (((3, 4), "f32"), ((2, 8, 3), "f32"), ((1, 12), "f32")),
        scaled(1, 1, 4),
        by_group(CROSSED, reduce_scatter(np.add, 1)),
    ),
    Case(
        "reduce_scatter, last of three dimensions, mixed types",
        "reduce_scatter max",
        f"dim 2 group <{CROSSED}, {FLAT}>",
        (
            ((2, 3, 4), "f32"),
            ((3, 1, 8), "bf16"),
            ((1, 1, 4), "f32"),
            ((2, 2, 4), "i32"),
            ((1, 5, 4), "bf16"),
        ),
        scaled(2, 1, 4),
        by_group(CROSSED, reduce_scatter(np.maximum, 2)),
    ),
    Case(
        "reduce_scatter without a channel",
        "reduce_scatter add",
        f"dim 1 group <{HALVES}>",
        (((3, 4), "f32"), ((2, 8), "f32")),
        scaled(1, 1, 4),
        by_group(HALVES, reduce_scatter(np.add, 1)),
        replicas=DEVICES,
    ),
    Case(
        "all_to_all, inner to outer",
        "all_to_all",
        f"split 1 concat 0 group <{CROSSED}, cross_partition, channel = 1>",
        (((3, 4), "f32"), ((2, 8, 3), "f32"), ((1, 4), "i32")),
        lambda shape: (shape[0] * 4, shape[1] // 4, *shape[2:]),
        by_group(CROSSED, all_to_all(1, 0)),
    ),
    Case(
        "all_to_all, outer to inner",
        "all_to_all",
        f"split 0 concat 2 group <{CROSSED}, cross_partition, channel = 1>",
        (((4, 3, 2), "f32"), ((8, 2, 1), "f32")),
        lambda shape: (shape[0] // 4, shape[1], shape[2] * 4),
        by_group(CROSSED, all_to_all(0, 2)),
    ),
    Case(
        "all_to_all, one dimension",
        "all_to_all",
        f"split 1 concat 1 group <{HALVES}, cross_partition, channel = 1>",
        (((3, 4), "f32"), ((2, 8), "f32")),
        same,
        by_group(HALVES, all_to_all(1, 1)),
    ),
    Case(
        "collective_permute, mixed types",
        "collective_permute",
        "pairs <[" + ", ".join(f"{s} -> {t}" for s, t in PAIRS) + "]> "
        "group <[], cross_partition, channel = 1>",
        (((3, 4), "f32"), ((), "f32"), ((2,), "i32"), ((2, 2), "i8"), ((5,), "i32")),
        same,
        permute(PAIRS),
    ),
]


def random_array(random, shape, element):
    if element == "i1":
        return random.integers(0, 2, shape).astype(np.bool_)
    return random.integers(-9, 10, shape).astype(NUMPY[element])


def run(case, text, arguments):
    executable = per_device.compile_per_device(text, DEVICES, case.replicas)
    return per_device.run(executable, arguments)


def check(tutti_opt, case, random):
    """The first thing that is wrong, or None."""
    together = export(tutti_opt, program(case, True))
    number = together.count(f'"stablehlo.{case.op.split()[0]}"')
    types = len({element for _, element in case.operands})
    expected = 1 if case.op == "all_gather" else types
    if number != expected:
        return f"{number} collectives are left, {expected} expected:\n{together}"
    apart = export(tutti_opt, program(case, False))
    arguments = [
        [random_array(random, shape, element) for _ in range(DEVICES)]
        for shape, element in case.operands
    ]
    found = run(case, together, arguments)
    alone = run(case, apart, arguments)
    for index, arrays in enumerate(arguments):
        for device, wanted in enumerate(case.model(arrays)):
            wanted = np.asarray(wanted, arrays[0].dtype)
            for what, results in (("together", found), ("alone", alone)):
                result = results[index][device]
                where = f"operand {index} on device {device}, {what}"
                if result.shape != wanted.shape:
                    return f"{where}: shape {result.shape}, expected {wanted.shape}"
                difference = compare.difference(wanted, result)
                if difference:
                    return f"{where}: {difference}\n{together}"
    return None


def main():
    tutti_opt = sys.argv[1]
    per_device.use_devices(DEVICES)
    random = np.random.default_rng(1)
    failures = 0
    for case in CASES:
        wrong = check(tutti_opt, case, random)
        print(f"{'FAILED' if wrong else 'ok'}  {case.name}")
        if wrong:
            print(wrong)
            failures += 1
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
