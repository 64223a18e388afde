#!/usr/bin/env python3
"""JAX runs every example before and after `tutti compile`; both must agree.

    python examples_test.py --tutti build/bin/tutti [--examples DIR]
                            [--flags "..."]... [--keep DIR] [NAME ...]

Each example is compiled and run by JAX's XLA on eight virtual CPU devices, on
random arguments: the file itself, and what Tutti makes of it under each set of
flags. Results must have the same bits: batching collectives moves data
differently and adds the same numbers in the same order. XLA is told to leave
the arithmetic as written (see EXACT_XLA_FLAGS), so that its own choices of
what to fuse do not show. An example that may differ is listed in TOLERANCES
with its limit and the reason.

Every example runs in a process of its own, with a time limit: a program whose
devices wait for each other for ever is a failure like any other.
"""

import argparse
import os
import pathlib
import re
import shlex
import signal
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
NUM_DEVICES = 8
SEED = 20

# No fused multiply-add (nothing above AVX), no bf16 kept wider than written, no
# vectorised reductions, no division by a scalar turned into a multiplication,
# no two all-reduces folded into one, no library that fuses around products.
EXACT_XLA_FLAGS = (
    "--xla_cpu_max_isa=AVX",
    "--xla_allow_excess_precision=false",
    "--xla_backend_optimization_level=0",
    "--xla_disable_hlo_passes=algsimp,all-reduce-folder",
    "--xla_cpu_experimental_ynn_fusion_type=",
)

# name of the example -> (limit in ULP, reason). None is needed so far.
TOLERANCES = {}

# Examples in which collectives can be merged; after default flags fewer are
# expected than before.
MERGEABLE = {"fsdp_tp", "fsdp_tp_spmd", "data_parallel", "mixture_of_experts"}

_COLLECTIVE = re.compile(
    r"\b(?:stablehlo\.(?:all_reduce|all_gather|reduce_scatter|all_to_all|"
    r"collective_permute|collective_broadcast)\b|"
    r"(?:all-reduce|all-gather|reduce-scatter|all-to-all|collective-permute|"
    r"collective-broadcast)(?:-start)?\()"
)


class Failure(Exception):
    """A case that did not pass, and why."""


def count_collectives(text):
    return len(_COLLECTIVE.findall(text))


def tutti_output(tutti, source, output, flags):
    """The text `tutti compile` writes for the file `source`."""
    command = [str(tutti), "compile", str(source), "-o", str(output), *flags]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Failure(f"exit status {done.returncode}: {done.stderr.strip()[-2000:]}")
    if not output.exists():
        raise Failure("exit status 0, but the output file does not exist")
    return output.read_text()


def is_hlo(text):
    return text.lstrip().startswith("HloModule")


def is_whole(text):
    """Whether XLA's partitioner still has to cut the program."""
    return not is_hlo(text) and "sdy.manual_computation" in text


# ---- Running one example (in the child process) -----------------------------


def run_whole_program(text, arrays):
    """Runs a program of global shapes; global arrays in and out."""
    import whole_program

    executable, shapes = whole_program.compile_whole(text, NUM_DEVICES)
    return whole_program.run_whole(executable, shapes, arrays)


def run_cut_program(text, arrays):
    """Runs a per-device program made from a whole one."""
    import per_device

    program = per_device.read(text)
    if len(program.arguments) != len(arrays):
        raise Failure(
            f"@main takes {len(program.arguments)} arguments, {len(arrays)} expected"
        )
    unknown = [i for i, s in enumerate(program.arguments + program.results) if not s]
    if unknown:
        raise Failure("an argument or result of @main carries no tutti.sharding")
    executable = per_device.compile_per_device(text, NUM_DEVICES)
    shards = [program.split_argument(i, array) for i, array in enumerate(arrays)]
    results = per_device.run(executable, shards)
    return [program.join_result(i, result) for i, result in enumerate(results)]


def run_per_device(text, shards):
    """Runs a per-device program on each device's own arguments.

    Returns one array for each result and device, devices innermost.
    """
    import per_device

    executable = per_device.compile_per_device(text, NUM_DEVICES)
    results = per_device.run(executable, shards)
    return [array for result in results for array in result]


def random_shards(example, text):
    """Arguments of a per-device program, drawn for each device by itself."""
    import jax
    import numpy as np
    import whole_program
    from jax._src.interpreters import mlir
    from jaxlib.mlir import ir

    import per_device

    with mlir.make_ir_context():
        module = per_device._as_stablehlo(text)
        shapes, _ = whole_program.signature(ir.Module.parse(module))
    _, arguments = example.build()
    arguments = jax.tree.leaves(arguments)
    rng = np.random.default_rng(SEED)
    return [
        [argument.random(rng, shape) for _ in range(NUM_DEVICES)]
        for argument, shape in zip(arguments, shapes, strict=True)
    ]


def check_finite(arrays):
    """A NaN would equal whatever NaN a wrong program makes."""
    import numpy as np

    for index, array in enumerate(arrays):
        if not np.isfinite(array.astype(np.float64)).all():
            raise Failure(f"result {index} of the original is not finite")


def check_equal(name, wanted, found, by_device):
    """Raises unless the results agree; returns how well they do."""
    import compare

    def label(index):
        if by_device:
            return f"result {index // NUM_DEVICES} on device {index % NUM_DEVICES}"
        return f"result {index}"

    if len(wanted) != len(found):
        raise Failure(f"{len(found)} results, {len(wanted)} expected")
    limit, reason = TOLERANCES.get(name, (0, ""))
    worst = 0
    for index, (a, b) in enumerate(zip(wanted, found, strict=True)):
        if a.shape != b.shape or a.dtype != b.dtype:
            raise Failure(
                f"{label(index)} is {b.dtype}{list(b.shape)}, "
                f"{a.dtype}{list(a.shape)} expected"
            )
        found_difference = compare.difference(a, b)
        if found_difference is None:
            continue
        if found_difference.ulps is None or found_difference.ulps > limit:
            raise Failure(f"{label(index)}: {found_difference}")
        worst = max(worst, found_difference.ulps)
    return f"within {worst} ULP of {limit} ({reason})" if worst else "bit for bit"


def run_example(options, example):
    """Runs all cases of one example; prints a line for each."""
    import per_device

    per_device.use_devices(NUM_DEVICES)
    source = options.examples / example.file
    original = source.read_text()
    before = count_collectives(original)
    if is_hlo(original):
        inputs = random_shards(example, original)
        wanted = run_per_device(original, inputs)
    else:
        inputs = example.random_arguments(SEED)
        wanted = run_whole_program(original, inputs)
    check_finite(wanted)
    with tempfile.TemporaryDirectory() as folder:
        folder = options.keep or pathlib.Path(folder)
        for number, flags in enumerate(options.flags):
            label = f"{example.name} {flags}".strip()
            output = folder / f"{example.name}.{number}.mlir"
            try:
                text = tutti_output(
                    options.tutti, source, output, shlex.split(flags)
                )
                if is_hlo(original):
                    found = run_per_device(text, inputs)
                elif is_whole(text):
                    found = run_whole_program(text, inputs)
                else:
                    found = run_cut_program(text, inputs)
                verdict = check_equal(example.name, wanted, found, is_hlo(original))
                after = count_collectives(text)
                if (
                    not flags
                    and not options.allow_unchanged
                    and example.name in MERGEABLE
                    and after >= before
                ):
                    raise Failure(f"{after} collectives, fewer than {before} expected")
            except Exception as error:  # Whatever goes wrong is the case's failure.
                print(f"FAIL {label}: {type(error).__name__}: {error}", flush=True)
            else:
                print(
                    f"ok   {label}: {len(wanted)} arrays {verdict}, "
                    f"{before} collectives became {after}",
                    flush=True,
                )


# ---- The parent process -----------------------------------------------------


def run_in_child(options, example):
    """Runs one example in its own process; returns (passed, failed)."""
    command = [sys.executable, __file__, "--child", example.name]
    command += ["--tutti", str(options.tutti), "--examples", str(options.examples)]
    for flags in options.flags:
        command += [f"--flags={flags}"]
    if options.allow_unchanged:
        command.append("--allow-unchanged")
    if options.keep:
        command += ["--keep", str(options.keep)]
    environment = {**os.environ, "XLA_FLAGS": " ".join(EXACT_XLA_FLAGS)}
    with tempfile.TemporaryFile("w+") as log:
        # A session of its own: what the child has started ends with it.
        with subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=log,
            text=True, start_new_session=True,
        ) as child:
            try:
                output, _ = child.communicate(timeout=options.timeout)
                ended = f"the process ended with status {child.returncode}"
            except subprocess.TimeoutExpired:
                os.killpg(child.pid, signal.SIGKILL)
                output, _ = child.communicate()
                ended = f"no answer in {options.timeout} s"
        lines = output.splitlines()
        lines = [line for line in lines if line.startswith(("ok ", "FAIL "))]
        for line in lines:
            print(line, flush=True)
        missing = len(options.flags) - len(lines)
        if missing:
            print(f"FAIL {example.name}: {missing} cases missing, {ended}")
            log.seek(0)
            sys.stderr.write(log.read()[-4000:])
    passed = sum(line.startswith("ok ") for line in lines)
    return passed, len(options.flags) - passed


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tutti", type=pathlib.Path, required=True, metavar="PROGRAM")
    parser.add_argument(
        "--examples", type=pathlib.Path, default=ROOT / "examples", metavar="DIR"
    )
    parser.add_argument(
        "--flags",
        action="append",
        help="options of `tutti compile`; give it again for another case",
    )
    parser.add_argument("--keep", type=pathlib.Path, help="where outputs are left")
    parser.add_argument(
        "--allow-unchanged",
        action="store_true",
        help="do not demand that collectives were merged",
    )
    parser.add_argument("--timeout", type=float, default=600, metavar="SECONDS")
    parser.add_argument("--child", help=argparse.SUPPRESS)
    parser.add_argument("names", nargs="*", metavar="NAME", help="default: all")
    options = parser.parse_args()
    options.tutti = options.tutti.resolve()
    options.flags = options.flags or [""]
    if options.keep:
        options.keep.mkdir(parents=True, exist_ok=True)

    sys.path.insert(0, str(ROOT / "examples"))
    from programs import EXAMPLES

    by_name = {example.name: example for example in EXAMPLES}
    if options.child:
        run_example(options, by_name[options.child])
        return 0
    unknown = set(options.names) - set(by_name)
    if unknown:
        parser.error(f"no example named {', '.join(sorted(unknown))}")
    counts = [
        run_in_child(options, by_name[name]) for name in options.names or by_name
    ]
    passed = sum(count[0] for count in counts)
    failed = sum(count[1] for count in counts)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
