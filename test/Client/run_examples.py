#!/usr/bin/env python3
"""`tutti run` gives what JAX gives, for every example at every stage.

    python run_examples.py --tutti build/bin/tutti [NAME ...]

JAX runs each example as it is, on eight virtual CPU devices and random
arguments. `tutti run` runs the same file, what `tutti compile` makes of it as
StableHLO, and as ccl, on the same arguments cut for each device. Both add
floats in orders of their own, so results agree within TOLERANCES; among the
stages they are the same bit for bit.
"""

import argparse
import pathlib
import subprocess
import sys
import tempfile

import examples_test
import numpy as np
from examples_test import NUM_DEVICES, ROOT, SEED, Failure

# How far a result may be from JAX's, as a share of the largest element: sums of
# up to 10^4 products in f32, or in the examples listed, of products in bf16.
TOLERANCE = 2e-4
TOLERANCES = {"fsdp_tp": 3e-2, "fsdp_tp_spmd": 3e-2}


def write_arguments(shards, folder):
    """One file for each argument and device; the flags that name them."""
    flags = []
    for index, devices in enumerate(shards):
        for device, shard in enumerate(devices):
            np.save(folder / f"arg{index}.{device}.npy", np.asarray(shard))
        flags += ["--arg", str(folder / f"arg{index}.{{device}}.npy")]
    return flags


def tutti_run(tutti, program, flags, out):
    """The results of a program: a list of one array per device for each."""
    command = [str(tutti), "run", str(program), "--quiet", "--devices",
               str(NUM_DEVICES), "--out", str(out), *flags]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Failure(f"exit status {done.returncode}: {done.stderr.strip()[-1500:]}")
    results = []
    while (out / f"result{len(results)}.device0.npy").exists():
        files = [out / f"result{len(results)}.device{d}.npy" for d in range(NUM_DEVICES)]
        results.append([np.load(file) for file in files])
    return results


def as_type(array, dtype):
    """Plain bytes, which NumPy writes for types it lacks, as that type."""
    return array if array.dtype == dtype else array.view(dtype)


def check_close(wanted, found, tolerance):
    """The largest distance as a share of the tolerance; raises above 1."""
    if len(wanted) != len(found):
        raise Failure(f"{len(found)} results, {len(wanted)} expected")
    worst = 0.0
    for index, (a, b) in enumerate(zip(wanted, found, strict=True)):
        b = as_type(b, a.dtype)
        if a.shape != b.shape:
            raise Failure(f"result {index} is {b.shape}, {a.shape} expected")
        if a.dtype.kind in "biu":
            if not (a == b).all():
                raise Failure(f"result {index}: {(a != b).sum()} integers differ")
            continue
        x, y = a.astype(np.float64), b.astype(np.float64)
        limit = tolerance * max(np.abs(x).max(initial=0), 1e-6)
        share = np.abs(x - y).max(initial=0) / limit
        if not share <= 1:
            raise Failure(f"result {index} is {share:.1f} times the tolerance away")
        worst = max(worst, share)
    return worst


def run_example(options, example):
    """Runs one example at all stages; returns lines to print."""
    import per_device

    per_device.use_devices(NUM_DEVICES)
    source = ROOT / "examples" / example.file
    original = source.read_text()
    is_hlo = examples_test.is_hlo(original)
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        compiled = folder / "compiled.mlir"
        text = examples_test.tutti_output(options.tutti, source, compiled, ["--quiet"])
        examples_test.tutti_output(
            options.tutti, source, folder / "ccl.mlir", ["--quiet", "--emit=ccl"]
        )
        if is_hlo:
            shards = examples_test.random_shards(example, original)
            wanted = examples_test.run_per_device(original, shards)
        else:
            arrays = example.random_arguments(SEED)
            wanted = examples_test.run_whole_program(original, arrays)
            program = per_device.read(text)
            shards = [program.split_argument(i, a) for i, a in enumerate(arrays)]
        flags = write_arguments(shards, folder)
        stages = {"as given": source, "compiled": compiled, "ccl": folder / "ccl.mlir"}
        first = None
        for stage, file in stages.items():
            found = tutti_run(options.tutti, file, flags, folder / stage)
            if first is None:
                first = found
            for one, other in zip(first, found, strict=True):
                for a, b in zip(one, other, strict=True):
                    if a.tobytes() != b.tobytes():
                        raise Failure(f"{stage}: not the bits of the program as given")
            if is_hlo:
                joined = [array for result in found for array in result]
            else:
                joined = [
                    program.join_result(i, [as_type(s, w.dtype) for s in result])
                    for i, (result, w) in enumerate(zip(found, wanted, strict=True))
                ]
            worst = check_close(
                wanted, joined, TOLERANCES.get(example.name, TOLERANCE)
            )
            print(f"ok   {example.name} {stage}: within {worst:.3f} of the tolerance",
                  flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tutti", type=pathlib.Path, required=True)
    parser.add_argument("--child", help=argparse.SUPPRESS)
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    options.tutti = options.tutti.resolve()
    sys.path.insert(0, str(ROOT / "examples"))
    from programs import EXAMPLES

    by_name = {example.name: example for example in EXAMPLES}
    if options.child:
        try:
            run_example(options, by_name[options.child])
        except Failure as failure:
            print(f"FAIL {options.child}: {failure}", flush=True)
            return 1
        return 0
    passed = failed = 0
    for name in options.names or by_name:
        # Each in a process of its own, since JAX keeps what it has compiled.
        done = subprocess.run(
            [sys.executable, __file__, "--tutti", options.tutti, "--child", name],
            stdout=subprocess.PIPE, text=True, check=False, timeout=900,
        )
        print(done.stdout, end="", flush=True)
        passed += done.stdout.count("ok   ")
        failed += 3 - done.stdout.count("ok   ")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
