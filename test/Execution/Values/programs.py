"""Programs that state what their values must be."""

import pathlib

import numpy as np

HEADER = """\
// What JAX computes; written by generate.py.
// RUN: tutti run --quiet %s | FileCheck %s
// CHECK: {{[0-9]+}} functions ran, all expectations hold
"""


def call_check(actual, expected, type, ulps):
    """How an expectation is written: bits for integers, ULPs for floats."""
    target, attributes = "check.expect_eq", "signed_zeros"
    if ulps:
        target = "check.expect_close"
        attributes += f", max_ulp_difference = {ulps} : i64"
    return (f"  stablehlo.custom_call @{target}({actual}, {expected}) {{{attributes}}} : "
            f"({type}, {type}) -> ()")


class Program:
    """One file of functions."""

    def __init__(self, name):
        self.name, self.functions = name, []

    def function(self, name, lines):
        name = name.replace("<", "_").replace(">", "")
        body = "\n".join(lines)
        self.functions.append(f"func.func @{name}() {{\n{body}\n  return\n}}\n")

    def text(self):
        return HEADER + "".join("\n" + function for function in self.functions)

    def apply(self, name, form, operands, result_type, expected, ulps=0):
        """One op on constants. `operands` are pairs of type and array, which
        are all of one shape or broadcast along the axes of a table; `form` is
        the op with {0}, {1} for the operands, {T0} for their types and {R} for
        the result's."""
        lines, fields = [], {"R": result_type.tensor(np.shape(expected))}
        names = []
        for i, (type, array) in enumerate(operands):
            lines.append(f"  %x{i} = stablehlo.constant {type.constant(array)}")
            name_i, shape = f"%x{i}", np.shape(array)
            if shape != np.shape(expected) and shape != ():
                target = type.tensor(np.shape(expected))
                lines.append(f"  %t{i} = stablehlo.broadcast_in_dim %x{i}, dims = [{i}] : "
                             f"({type.tensor(shape)}) -> {target}")
                name_i, shape = f"%t{i}", np.shape(expected)
            names.append(name_i)
            fields[f"T{i}"] = type.tensor(shape)
        lines.append("  %r = " + form.format(*names, **fields))
        self.expect(lines, "%r", result_type, expected, ulps)
        self.function(name, lines)

    @staticmethod
    def expect(lines, actual, type, expected, ulps=0):
        wanted = actual.replace("%", "%e")
        lines.append(f"  {wanted} = stablehlo.constant {type.constant(expected)}")
        lines.append(call_check(actual, wanted, type.tensor(np.shape(expected)), ulps))


class Folder:
    """All files; `check` says which differ instead of writing them."""

    def __init__(self, path):
        self.path, self.programs = pathlib.Path(path), {}

    def program(self, name):
        return self.programs.setdefault(name, Program(name))

    def files(self):
        return {self.path / f"{name}.mlir": program.text()
                for name, program in self.programs.items()}

    def write(self):
        for path, text in self.files().items():
            path.write_text(text)

    def differences(self):
        files = self.files()
        stored = set(self.path.glob("*.mlir"))
        return sorted(str(path) for path in stored | files.keys()
                      if path not in files or path not in stored
                      or path.read_text() != files[path])
