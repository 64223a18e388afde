#!/usr/bin/env python3
"""Time of one run of each example: `tutti run` against JAX's CPU back-end.

    python run_time.py --tutti build/bin/tutti [--repeat N] [NAME ...]

Both run the program of one device, as XLA or `tutti compile` cut it, on eight
devices of this machine and random arguments, compilation not included. Prints
the best time of each and their ratio; below 1 Tutti is the faster. The aim is
at most 1.5.
"""

import argparse
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
NUM_DEVICES = 8


def time_of_jax(example, text, repeat):
    """The best time of a run in milliseconds."""
    import examples_test
    import jax
    import per_device

    devices = jax.devices()[:NUM_DEVICES]
    shards = [
        per_device._to_device_array(argument, devices)
        for argument in examples_test.random_shards(example, text)
    ]
    executable = per_device.compile_per_device(text, NUM_DEVICES)
    best = float("inf")
    for _ in range(repeat):
        begin = time.perf_counter()
        results = executable.execute_sharded(shards)
        for array in results.disassemble_into_single_device_arrays():
            for shard in array:
                shard.block_until_ready()
        best = min(best, time.perf_counter() - begin)
    return best * 1e3


def time_of_tutti(tutti, program, repeat):
    done = subprocess.run(
        [tutti, "run", program, "--elements=0", "--quiet", f"--repeat={repeat}"],
        capture_output=True, text=True, check=True,
    )
    return float(re.search(r"best ([0-9.]+) ms", done.stderr).group(1))


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tutti", type=pathlib.Path, required=True)
    parser.add_argument("--repeat", type=int, default=20)
    parser.add_argument("--program", type=pathlib.Path, help=argparse.SUPPRESS)
    parser.add_argument("names", nargs="*", metavar="NAME", help="default: all")
    options = parser.parse_args()
    sys.path[:0] = [str(ROOT / "examples"), str(ROOT / "test" / "Client")]
    from programs import EXAMPLES

    by_name = {example.name: example for example in EXAMPLES}
    if options.program:
        import per_device

        per_device.use_devices(NUM_DEVICES)
        example = by_name[options.names[0]]
        print(time_of_jax(example, options.program.read_text(), options.repeat))
        return
    print(f"{'example':20} {'JAX ms':>10} {'tutti ms':>10} {'ratio':>7}")
    for name in options.names or by_name:
        source = ROOT / "examples" / by_name[name].file
        with tempfile.TemporaryDirectory() as folder:
            program = os.path.join(folder, "device.mlir")
            subprocess.run(
                [options.tutti, "compile", source, "--quiet", "-o", program],
                check=True,
            )
            ours = time_of_tutti(options.tutti, program, options.repeat)
            jax = subprocess.run(
                [sys.executable, __file__, "--tutti", options.tutti,
                 f"--repeat={options.repeat}", "--program", program, name],
                stdout=subprocess.PIPE, text=True, check=True,
            )
            theirs = float(jax.stdout)
        print(f"{name:20} {theirs:10.2f} {ours:10.2f} {ours / theirs:7.2f}", flush=True)


if __name__ == "__main__":
    main()
