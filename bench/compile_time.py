#!/usr/bin/env python3
"""Time and memory of `tutti compile`, against parsing and printing alone.

    python bench/compile_time.py --tutti build/bin/tutti [--json FILE]

For each size a module is generated (modules.py). A stock mlir-opt reads its
generic form and prints it again, which is the least a tool built on MLIR can
do. Tutti reads the custom form, as JAX prints it, and the generic form. The
tools take turns, so that a busy moment of the machine hits all alike; the
table shows medians and their ratios. See README.md beside this file.
"""

import argparse
import collections
import dataclasses
import json
import os
import pathlib
import shlex
import statistics
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
OPS_PER_FUNCTION = 1000
REPEATS = {1_000: 15, 10_000: 9, 100_000: 5, 1_000_000: 3}


@dataclasses.dataclass(frozen=True)
class Run:
    """What one run of one tool took."""

    wall: float
    cpu: float
    peak_bytes: int


@dataclasses.dataclass(frozen=True)
class Contestant:
    name: str
    command: tuple


def parse_size(text):
    units = {"k": 1_000, "m": 1_000_000}
    unit = units.get(text[-1:].lower())
    return int(text[:-1]) * unit if unit else int(text)


def repeats_for(size, wanted):
    if wanted:
        return wanted
    return next((count for limit, count in REPEATS.items() if size <= limit), 3)


def measure(command, log):
    """Runs a command to its end; raises if it fails.

    This process must stay small: a child's peak memory counts from its start,
    when it still is a copy of this one.
    """
    output = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    try:
        started = time.perf_counter()
        child = os.posix_spawn(
            command[0],
            command,
            os.environ,
            file_actions=[
                (os.POSIX_SPAWN_DUP2, output, 1),
                (os.POSIX_SPAWN_DUP2, output, 2),
            ],
        )
        _, status, usage = os.wait4(child, 0)
        wall = time.perf_counter() - started
    finally:
        os.close(output)
    if status:
        message = pathlib.Path(log).read_text(errors="replace")[-2000:]
        sys.exit(
            f"{shlex.join(command)}\nended with status "
            f"{os.waitstatus_to_exitcode(status)}:\n{message}"
        )
    return Run(wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss * 1024)


def generate(path, size, layout, form):
    """Writes a module, in a process of its own; returns its operations."""
    functions = 1 if layout == "one" else max(2, size // OPS_PER_FUNCTION)
    command = [sys.executable, str(HERE / "modules.py"), f"--ops={size}"]
    command.append(f"--functions={functions}")
    if form == "generic":
        command.append("--generic")
    with open(path, "w", encoding="ascii") as file:
        done = subprocess.run(
            command, stdout=file, stderr=subprocess.PIPE, text=True, check=False
        )
    if done.returncode:
        sys.exit(done.stderr)
    return int(done.stderr)


def contestants(options, folder, forms):
    output = folder / "out.mlir"
    yield Contestant(
        "mlir-opt",
        (
            options.mlir_opt, "--allow-unregistered-dialect",
            "--mlir-print-op-generic", str(folder / "generic.mlir"), "-o", str(output),
        ),
    )
    for form in forms:
        words = shlex.split(options.command)
        names = {
            "tutti": options.tutti, "input": folder / f"{form}.mlir", "output": output
        }
        yield Contestant(
            f"tutti, {form}", tuple(word.format_map(names) for word in words)
        )


def compare(options, folder, size, layout):
    """One record for each form Tutti read."""
    for form in dict.fromkeys(["generic", *options.forms]):
        ops = generate(folder / f"{form}.mlir", size, layout, form)
    fields = list(contestants(options, folder, options.forms))
    runs = collections.defaultdict(list)
    log = str(folder / "log")
    for number in range(repeats_for(size, options.repeats) + 1):
        # Everyone is first in turn; the first round only warms up.
        start = number % len(fields)
        for field in fields[start:] + fields[:start]:
            run = measure(field.command, log)
            if number:
                runs[field.name].append(run)
    medians = {
        name: Run(
            *(
                statistics.median(getattr(run, field.name) for run in taken)
                for field in dataclasses.fields(Run)
            )
        )
        for name, taken in runs.items()
    }
    base = medians.pop("mlir-opt")
    return [
        {
            "ops": ops,
            "layout": layout,
            "form": name.removeprefix("tutti, "),
            "repeats": len(runs[name]),
            "mlir_opt": dataclasses.asdict(base),
            "tutti": dataclasses.asdict(median),
            "ratio": {
                "wall": median.wall / base.wall,
                "cpu": median.cpu / base.cpu,
                "memory": median.peak_bytes / base.peak_bytes,
            },
        }
        for name, median in medians.items()
    ]


HEADER = (
    "     ops  functions  form      mlir-opt             tutti            ratio of\n"
    "                               s        MiB         s        MiB     "
    "  wall   cpu   memory"
)


def row(record):
    base, tutti, ratio = record["mlir_opt"], record["tutti"], record["ratio"]
    mark = " <" if max(ratio["wall"], ratio["memory"]) > record["aim"] else ""
    return (
        f"{record['ops']:>8}  {record['layout']:<9}  {record['form']:<8}"
        f"{base['wall']:>8.3f} {base['peak_bytes'] / 2**20:>8.1f}  "
        f"{tutti['wall']:>9.3f} {tutti['peak_bytes'] / 2**20:>9.1f}   "
        f"{ratio['wall']:>6.2f} {ratio['cpu']:>6.2f} {ratio['memory']:>7.2f}{mark}"
    )


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tutti", required=True, metavar="PROGRAM")
    parser.add_argument(
        "--command",
        default="{tutti} compile {input} -o {output}",
        help="how Tutti is run (default: %(default)s)",
    )
    parser.add_argument("--mlir-opt", default="/usr/lib/llvm-22/bin/mlir-opt")
    parser.add_argument("--sizes", default="1k,10k,100k,1M", help="%(default)s")
    parser.add_argument(
        "--layouts", default="one,many",
        help=f"one: all in @main; many: {OPS_PER_FUNCTION} operations a function",
    )
    parser.add_argument("--forms", default="custom,generic", help="%(default)s")
    parser.add_argument("--repeats", type=int, help="default: fewer for larger sizes")
    parser.add_argument("--aim", type=float, default=1.5, help="mark ratios above this")
    parser.add_argument(
        "--enforce", action="store_true", help="fail if a ratio is above the aim"
    )
    parser.add_argument("--json", type=pathlib.Path, metavar="FILE")
    parser.add_argument("--work", type=pathlib.Path, help="where modules are written")
    options = parser.parse_args()
    options.forms = options.forms.split(",")
    options.tutti = str(pathlib.Path(options.tutti).resolve())
    sizes = [parse_size(size) for size in options.sizes.split(",")]

    records = []
    print(HEADER)
    if options.work:
        options.work.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=options.work) as folder:
        for size in sizes:
            for layout in options.layouts.split(","):
                for record in compare(options, pathlib.Path(folder), size, layout):
                    record["aim"] = options.aim
                    records.append(record)
                    print(row(record), flush=True)
    if options.json:
        options.json.write_text(json.dumps(records, indent=1) + "\n")
    over = [
        record
        for record in records
        if max(record["ratio"]["wall"], record["ratio"]["memory"]) > options.aim
    ]
    print(f"{len(records) - len(over)} of {len(records)} within {options.aim}")
    return 1 if over and options.enforce else 0


if __name__ == "__main__":
    sys.exit(main())
