#!/usr/bin/env python3
"""Collectives of the runtime against OpenMPI's own, and against memory.

Runs bench-collectives (bench/collectives.cpp) with mpirun for each number of
devices and prints a table of microseconds a call and of ratios.
"""

import argparse
import json
import math
import os
import pathlib
import subprocess
import sys

AIM = 1.1  # most that a call may take, as a share of OpenMPI's own


def parse_size(text):
    units = {"KiB": 2**10, "MiB": 2**20, "GiB": 2**30}
    for unit, factor in units.items():
        if text.endswith(unit):
            return int(text[: -len(unit)]) * factor
    return int(text)


def size_text(size):
    for unit, factor in [("MiB", 2**20), ("KiB", 2**10)]:
        if size % factor == 0:
            return f"{size // factor} {unit}"
    return f"{size} B"


def measure(program, devices, rounds, sizes):
    environment = dict(
        os.environ,
        OMPI_ALLOW_RUN_AS_ROOT="1",
        OMPI_ALLOW_RUN_AS_ROOT_CONFIRM="1",
        OMPI_MCA_rmaps_base_oversubscribe="1",
    )
    # Not bound: the threads of the first rank use all processors.
    command = ["mpirun", "--bind-to", "none", "-n", str(devices), program, str(rounds)]
    run = subprocess.run(
        command + [str(size) for size in sizes],
        env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True, check=True,
    )
    for line in run.stdout.splitlines():
        kind, count, size, own, mpi, threads, memcpy = line.split()
        yield {
            "kind": kind, "devices": int(count), "bytes": int(size), "openmpi_us": float(own),
            "mpi_us": float(mpi), "threads_us": float(threads), "memcpy_us": float(memcpy),
        }


def geometric_mean(values):
    return math.exp(sum(math.log(value) for value in values) / len(values))


def print_row(row):
    mpi = row["mpi_us"] / row["openmpi_us"]
    threads = row["threads_us"] / row["openmpi_us"]
    copies = row["threads_us"] / row["memcpy_us"] if row["memcpy_us"] else float("inf")
    print(
        f"{row['kind']:<21}{row['devices']:>3} {size_text(row['bytes']):>8}"
        f"{row['openmpi_us']:>11.1f}{row['mpi_us']:>11.1f}{row['threads_us']:>11.1f}"
        f"{mpi:>8.2f}{'<' if mpi > AIM else ' '}{threads:>8.2f}{'<' if threads > AIM else ' '}"
        f"{copies:>9.2f}",
        flush=True,
    )


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--program", default="build/bin/bench-collectives", help="what bench/collectives.cpp became")
    parser.add_argument("--devices", type=int, nargs="+", default=[2, 4, 8])
    parser.add_argument("--sizes", type=parse_size, nargs="+",
                        default=[2**10, 2**12, 2**14, 2**16, 2**18, 2**20, 2**22, 2**24, 2**26])
    parser.add_argument("--rounds", type=int, default=15, help="rounds, of which the fastest counts")
    parser.add_argument("--json", type=pathlib.Path, help="write the rows here too")
    parser.add_argument("--enforce", action="store_true", help="exit with 1 where a mean ratio is above the aim")
    arguments = parser.parse_args()

    print(f"{'kind':<21}{'dev':>3} {'size':>8}{'OpenMPI us':>11}{'MPI us':>11}{'threads us':>11}"
          f"{'MPI/O':>8} {'thr/O':>8} {'thr/copy':>9}")
    rows = []
    for devices in arguments.devices:
        for row in measure(arguments.program, devices, arguments.rounds, arguments.sizes):
            rows.append(row)
            print_row(row)
    if arguments.json:
        arguments.json.write_text(json.dumps(rows, indent=1) + "\n")
    means = {}
    for back_end in ["mpi", "threads"]:
        means[back_end] = geometric_mean([row[f"{back_end}_us"] / row["openmpi_us"] for row in rows])
        print(f"geometric mean of {back_end}/OpenMPI: {means[back_end]:.2f} (aim: at most {AIM})")
    return 1 if arguments.enforce and max(means.values()) > AIM else 0


if __name__ == "__main__":
    sys.exit(main())
