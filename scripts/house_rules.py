#!/usr/bin/env python3
"""Checks the rules of the house that no compiler checks.

Each rule says why it exists. Prints one line per breach, `file:line: message`,
and exits with 1 where there is one.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
CODE_FOLDERS = ["include", "lib", "runtime", "tools", "unittests", "fuzz"]

# Files that one reader cannot hold in mind grow unseen; these few say in
# their header why they are longer.
MAX_LINES = 600


def rooms():
    """The rooms, in the order in which one may use another."""
    text = (ROOT / "cmake" / "Tutti.cmake").read_text()
    return re.search(r"set\(TUTTI_ROOMS ([^)]*)\)", text).group(1).split()


def code_files():
    for folder in CODE_FOLDERS:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in {".h", ".cpp", ".td"}:
                yield path


def check_layers(path, lines, order):
    """A static library does not stop a call into a lower room; this does."""
    parts = path.relative_to(ROOT).parts
    room = parts[1] if parts[0] == "lib" else parts[2] if parts[0] == "include" else None
    if room not in order:
        return
    for number, line in enumerate(lines, 1):
        used = re.match(r'#include "tutti/(\w+)/', line) or re.match(r'include "tutti/(\w+)/', line)
        if used and used.group(1) in order and order.index(used.group(1)) > order.index(room):
            yield number, f"room {room} may not use room {used.group(1)}"


def check_licence(path, lines):
    """Every file says under which licence it may be used."""
    if not any("SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception" in line for line in lines[:10]):
        yield 1, "no SPDX licence line in the first ten lines"


def check_length(path, lines):
    if len(lines) > MAX_LINES and not any("This file is long" in line for line in lines[:60]):
        yield len(lines), f"longer than {MAX_LINES} lines; split it, or say why in its header: 'This file is long because ...'"


def check_streams(path, lines):
    """Libraries speak through diagnostics; only the driver owns a terminal."""
    parts = path.relative_to(ROOT).parts
    if parts[0] != "lib" or parts[1] == "Driver":
        return
    for number, line in enumerate(lines, 1):
        if "llvm::errs()" in line or "std::cerr" in line:
            yield number, "a library reports through diagnostics, not on standard error"


def check_diagnostics(path, lines):
    """Messages look alike: lower case, no full stop at the end."""
    for number, line in enumerate(lines, 1):
        for text in re.findall(r'emit(?:Op)?(?:Error|Warning|Remark)\([^"]*"([^"]*)"\)?;', line):
            if re.match(r"[A-Z][a-z]", text):
                yield number, f"a diagnostic begins in lower case: '{text}'"
            if text.endswith("."):
                yield number, f"a diagnostic has no full stop: '{text}'"


def main():
    order = rooms()
    breaches = 0
    for path in code_files():
        lines = path.read_text().splitlines()
        found = []
        found += check_layers(path, lines, order)
        found += check_licence(path, lines)
        found += check_length(path, lines)
        found += check_streams(path, lines)
        found += check_diagnostics(path, lines)
        for number, message in found:
            print(f"{path.relative_to(ROOT)}:{number}: {message}")
            breaches += 1
    return 1 if breaches else 0


if __name__ == "__main__":
    sys.exit(main())
