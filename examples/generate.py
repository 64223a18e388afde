#!/usr/bin/env python3
"""Writes the example programs beside this file.

    python examples/generate.py [--out DIR] [--check] [NAME ...]

Needs JAX 0.10.2 (see requirements.txt) and no accelerator: eight virtual CPU
devices stand for the machine. The text depends on nothing but the programs
and JAX's version, so a second run writes the same bytes; --check compares
instead of writing and fails on a difference.
"""

import argparse
import os
import pathlib
import re
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
JAX_VERSION = "0.10.2"
SIZE_LIMIT = 1 << 20

os.environ["JAX_PLATFORMS"] = "cpu"
os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=8"

import jax  # noqa: E402  (reads the variables above when it is imported)

from programs import EXAMPLES  # noqa: E402
from programs.example import abstract  # noqa: E402


def partitioned_hlo(lowered):
    """One device's program right after XLA's partitioner, as XLA dumps it."""
    with tempfile.TemporaryDirectory() as folder:
        lowered.compile(
            {
                "xla_dump_to": folder,
                "xla_dump_hlo_pass_re": "spmd-partitioning",
            }
        )
        dumps = pathlib.Path(folder).glob("*.after_spmd-partitioning.before_*.txt")
        (dump,) = dumps
        return dump.read_text()


def text_of(example):
    jitted, arguments = example.build()
    lowered = jitted.lower(*abstract(arguments))
    if example.form == "hlo":
        return partitioned_hlo(lowered)
    return lowered.as_text(debug_info=example.form == "stablehlo-debug")


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--out", type=pathlib.Path, default=HERE, metavar="DIR")
    parser.add_argument("--check", action="store_true", help="compare, write nothing")
    parser.add_argument("names", nargs="*", metavar="NAME", help="default: all")
    options = parser.parse_args()
    if jax.__version__ != JAX_VERSION:
        parser.error(f"JAX is {jax.__version__}, these examples need {JAX_VERSION}")
    unknown = set(options.names) - {example.name for example in EXAMPLES}
    if unknown:
        parser.error(f"no example named {', '.join(sorted(unknown))}")

    # Locations name files from the repository's root.
    jax.config.update(
        "jax_hlo_source_file_canonicalization_regex",
        f"^{re.escape(str(HERE.parent))}/",
    )
    different = []
    for example in EXAMPLES:
        if options.names and example.name not in options.names:
            continue
        text = text_of(example)
        path = options.out / example.file
        if len(text) >= SIZE_LIMIT:
            sys.exit(f"{path.name}: {len(text)} bytes, the limit is {SIZE_LIMIT}")
        if options.check:
            if not path.exists() or path.read_text() != text:
                different.append(path.name)
            continue
        options.out.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        print(f"{path.name}: {len(text)} bytes")
    if different:
        sys.exit(f"not what the programs generate: {', '.join(different)}")


if __name__ == "__main__":
    main()
