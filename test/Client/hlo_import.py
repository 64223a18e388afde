"""JAX programs run the same after their HLO text went through the importer.

usage: hlo_import.py TUTTI_TRANSLATE [NAME...]

Each program is lowered by JAX and printed as HLO text before and after XLA's
optimisations; each text is imported, the StableHLO that comes out is compiled
and run on the same random inputs, and the results are compared with JAX's.
Text after the partitioner is the program of one device, and is run as such on
eight. Texts written by hand are compared with numpy, bit for bit. Set HLO_IMPORT_KEEP to a folder to keep all texts.
"""

import os
import pathlib
import subprocess
import sys
import time

import numpy as np

import per_device
import whole_program

# The programs are small; what counts is that they compile fast.
os.environ["XLA_FLAGS"] = "--xla_backend_optimization_level=0"
DEVICES = per_device.use_devices(8)

import jax  # noqa: E402
from jax._src.lib import xla_client  # noqa: E402

import hlo_programs  # noqa: E402
import hlo_texts  # noqa: E402

KEEP = os.environ.get("HLO_IMPORT_KEEP")


def inputs(arguments):
    random = np.random.RandomState(17)

    def make(argument):
        dtype = np.dtype(argument.dtype)
        if dtype == np.bool_:
            return random.rand(*argument.shape) < 0.5
        if np.issubdtype(dtype, np.integer):
            low, high = (0, 200) if dtype.itemsize == 1 else (-50, 50)
            if np.issubdtype(dtype, np.unsignedinteger):
                low = 0
            return random.randint(low, high, argument.shape).astype(dtype)
        values = random.randn(*argument.shape)
        if np.issubdtype(dtype, np.complexfloating):
            values = values + 1j * random.randn(*argument.shape)
        return np.asarray(values, dtype)

    return [make(a) for a in arguments]


def print_options():
    options = xla_client.hlo.HloPrintOptions()
    options.print_large_constants = True
    return options


def texts(lowered, compiled):
    """HLO text of a program, by the stage it shows."""
    before = lowered.compiler_ir("hlo").as_hlo_module()
    after = compiled.runtime_executable().hlo_modules()[0]
    long = print_options()
    long.print_operand_shape = True
    short = xla_client.hlo.HloPrintOptions.short_parsable()
    short.print_large_constants = True
    return {
        "before": before.to_string(print_options()),
        "before-short": before.to_string(short),
        "after": after.to_string(long),
    }


def translate(tool, text, name):
    if KEEP:
        (pathlib.Path(KEEP) / f"{name}.hlo").write_text(text)
    done = subprocess.run(
        [tool, "--hlo-to-stablehlo", "-"], input=text, capture_output=True, text=True
    )
    if done.returncode:
        raise RuntimeError(f"import failed:\n{done.stderr.strip()}")
    if done.stderr.strip():
        raise RuntimeError(f"import warned:\n{done.stderr.strip()}")
    if KEEP:
        (pathlib.Path(KEEP) / f"{name}.mlir").write_text(done.stdout)
    return done.stdout


def translate_per_device(tool, text, name):
    """The same for XLA's CPU compiler, which refuses an all-reduce of several
    operands over a channel: they share a buffer on the way through ccl."""
    opt = pathlib.Path(tool).with_name("tutti-opt")
    return subprocess.run(
        [opt, "--stablehlo-to-ccl", "--ccl-to-stablehlo", "-"],
        input=translate(tool, text, name), capture_output=True, text=True, check=True,
    ).stdout


def difference(expected, found, tolerance):
    """Why the arrays differ, or None."""
    expected, found = np.asarray(expected), np.asarray(found)
    if expected.shape != found.shape or expected.dtype != found.dtype:
        return f"{found.dtype}{found.shape} in place of {expected.dtype}{expected.shape}"
    if expected.dtype.kind in "biuSV" and expected.tobytes() != found.tobytes():
        return f"{np.sum(expected != found)} of {expected.size} elements differ"
    a, b = expected.astype(np.complex128), found.astype(np.complex128)
    finite = np.isfinite(a)
    if not np.array_equal(finite, np.isfinite(b)):
        return "one is finite where the other is not"
    if not np.array_equal(a[~finite], b[~finite], equal_nan=True):
        return "NaNs or infinities differ"
    if finite.any():
        scale = max(np.max(np.abs(a[finite])), 1e-30)
        off = np.max(np.abs(a[finite] - b[finite])) / scale
        if off > tolerance:
            return f"off by {off:.2g} of the largest value, {tolerance:.2g} is allowed"
    return None


def compare(expected, found, tolerance):
    if len(expected) != len(found):
        raise RuntimeError(f"{len(found)} results in place of {len(expected)}")
    for index, (a, b) in enumerate(zip(expected, found)):
        problem = difference(a, b, tolerance)
        if problem:
            raise RuntimeError(f"result {index}: {problem}")


def check_single(tool, name, program):
    lowered = program.function.lower(*program.arguments)
    compiled = lowered.compile()
    values = inputs(program.arguments)
    expected = jax.tree.leaves(compiled(*values))
    stages = texts(lowered, compiled)
    for stage in "before", "after":
        label = f"{name}.{stage}"
        try:
            text = translate(tool, stages[stage], label)
            executable = per_device.compile_per_device(text, 1)
            results = per_device.run(executable, [[v] for v in inputs(program.arguments)])
            compare(expected, [r[0] for r in results], program.tolerance)
            # Names and types may be left out, and it is the same program.
            short = stages.get(f"{stage}-short")
            if short and translate(tool, short, f"{label}-short") != text:
                raise RuntimeError("the short form is imported as another program")
        except Exception as error:
            yield label, str(error)


def shards(array):
    by_device = {s.device: np.asarray(s.data) for s in array.addressable_shards}
    return [by_device[d] for d in DEVICES]


def check_multi(tool, name, program):
    with jax.set_mesh(hlo_programs.mesh()):
        lowered = program.function.lower(*program.arguments)
        compiled = lowered.compile()
    placed = [
        jax.device_put(v, s)
        for v, s in zip(inputs(program.arguments), compiled.input_shardings[0])
    ]
    results = jax.tree.leaves(compiled(*placed))
    globals_, expected = [np.asarray(r) for r in results], [shards(r) for r in results]
    stages = texts(lowered, compiled)
    label = f"{name}.before"
    try:
        text = translate(tool, stages["before"], label)
        executable, shapes = whole_program.compile_whole(text, 8)
        results = whole_program.run_whole(executable, shapes, inputs(program.arguments))
        compare(globals_, results, program.tolerance)
    except Exception as error:
        yield label, str(error)
    text, label = stages["after"], f"{name}.after"
    try:
        executable = per_device.compile_per_device(translate_per_device(tool, text, label), 8)
        results = per_device.run(executable, [shards(p) for p in placed])
        for device in range(8):
            compare([e[device] for e in expected], [r[device] for r in results], program.tolerance)
    except Exception as error:
        yield label, str(error)


def check_text(tool, name, entry):
    hlo, shapes, expected, devices = entry
    random = np.random.RandomState(5)
    arguments = [
        [np.asarray(random.randint(-9, 9, shape), dtype) for dtype, shape in shapes]
        for _ in range(devices)
    ]
    try:
        executable = per_device.compile_per_device(translate_per_device(tool, hlo, name), devices)
        results = per_device.run(executable, [list(a) for a in zip(*arguments)])
        for device, wanted in enumerate(expected(arguments)):
            compare(wanted, [r[device] for r in results], 0)
    except Exception as error:
        yield name, str(error)


def main():
    tool, wanted = sys.argv[1], sys.argv[2:]
    failures, count, start = 0, 0, time.time()
    for check, table in (
        (check_single, hlo_programs.SINGLE),
        (check_multi, hlo_programs.MULTI),
        (check_text, hlo_texts.TEXTS),
    ):
        for name, program in table.items():
            if wanted and name not in wanted:
                continue
            count += 1
            for label, problem in check(tool, name, program):
                failures += 1
                print(f"{label}: {problem}", file=sys.stderr)
    print(f"{count} programs, {failures} failures, {time.time() - start:.0f} s")
    if failures or not count:
        sys.exit(1)


if __name__ == "__main__":
    main()
