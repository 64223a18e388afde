#!/usr/bin/env python3
"""Cuts the importer's lit tests into the seed corpus of its fuzzer.

usage: make_hlo.py [FOLDER]     (default: hlo beside this script)

One file for each module of test/Frontend/HLO, without comments.
"""

import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent
TESTS = HERE.parent.parent / "test" / "Frontend" / "HLO"


def main():
    folder = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else HERE / "hlo"
    folder.mkdir(parents=True, exist_ok=True)
    for test in sorted(TESTS.glob("*.hlo")):
        for index, module in enumerate(test.read_text().split("// -----\n")):
            lines = [line for line in module.splitlines() if not line.strip().startswith("//")]
            text = re.sub(r"\n\s*\n+", "\n", "\n".join(lines)).strip() + "\n"
            (folder / f"{test.stem}-{index}.hlo").write_text(text)


if __name__ == "__main__":
    main()
