#!/usr/bin/env python3
"""Writes the programs of this folder, whose values JAX computes.

Each applies elementwise ops to constants of every element type that JAX has and
states the values. `--check` writes nothing and says which files differ from what
would be written; on another kind of processor, JAX may give other last bits of f64.

    generate.py [--check]
"""

import pathlib
import sys

import jax

jax.config.update("jax_enable_x64", True)
jax.config.update("jax_platforms", "cpu")

import choices  # noqa: E402
import complex_functions  # noqa: E402
import conversions  # noqa: E402
import integer_functions  # noqa: E402
import real_functions  # noqa: E402
from programs import Folder  # noqa: E402


def main():
    folder = Folder(pathlib.Path(__file__).resolve().parent)
    for part in (real_functions, integer_functions, choices, conversions,
                 complex_functions):
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
