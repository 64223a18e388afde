#!/usr/bin/env python3
"""Writes the programs of this folder, whose values JAX computes.

Each runs ops that have algorithms of their own on constants and states the
values. `--check` writes nothing and says which files differ from what would be
written.

    generate.py [--check]
"""

import pathlib
import sys

import jax

jax.config.update("jax_enable_x64", True)
jax.config.update("jax_platforms", "cpu")

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "Values"))

import indexing  # noqa: E402
import linear_algebra  # noqa: E402
import orders  # noqa: E402
import random_bits  # noqa: E402
import windows  # noqa: E402
from programs import Folder  # noqa: E402


def main():
    folder = Folder(HERE)
    for part in (orders, random_bits, linear_algebra, indexing, windows):
        part.add_all(folder)
    if "--check" not in sys.argv[1:]:
        folder.write()
        return 0
    files, wrong = len(folder.programs), folder.differences()
    for path in wrong:
        print(f"{path}: not what generate.py writes")
    print(f"{files - len(wrong)} passed, {len(wrong)} failed")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
