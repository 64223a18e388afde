#!/usr/bin/env python3
"""The benchmark's modules are valid StableHLO, and both forms are one module.

Needs jaxlib (it reads, verifies and prints StableHLO) and a stock mlir-opt.
"""

import os
import subprocess
import unittest

import modules
from jax._src.interpreters import mlir
from jaxlib.mlir import ir

MLIR_OPT = os.environ.get("MLIR_OPT", "/usr/lib/llvm-22/bin/mlir-opt")


def module_text(ops, **options):
    parts = []
    count = modules.write_module(parts.append, ops, **options)
    return "".join(parts), count


def count_ops(operation):
    """The operation and all below it."""
    return 1 + sum(
        count_ops(inner.operation)
        for region in operation.regions
        for block in region
        for inner in block
    )


class ModulesTest(unittest.TestCase):
    def test_both_forms_are_one_valid_module(self):
        for functions in (1, 3):
            with self.subTest(functions=functions), mlir.make_ir_context():
                printed = []
                for generic in (False, True):
                    text, count = module_text(
                        1000, generic=generic, functions=functions
                    )
                    module = ir.Module.parse(text)
                    self.assertTrue(module.operation.verify())
                    self.assertEqual(count_ops(module.operation), count)
                    printed.append(
                        module.operation.get_asm(print_generic_op_form=True)
                    )
                self.assertEqual(*printed)

    def test_custom_form_is_what_jax_prints(self):
        # Names of values may differ; the operations' text may not.
        def shape_of(text):
            words = text.split()
            return [w for w in words if not w.startswith(("%", "(%", "^bb0(%"))]

        with mlir.make_ir_context():
            text, _ = module_text(500)
            printed = str(ir.Module.parse(text))
        self.assertEqual(shape_of(printed), shape_of(text))

    def test_stock_mlir_opt_reads_the_generic_form(self):
        text, _ = module_text(500, generic=True, functions=2)
        done = subprocess.run(
            [MLIR_OPT, "--allow-unregistered-dialect", "-o", os.devnull],
            input=text, capture_output=True, text=True, check=False,
        )
        self.assertEqual(done.stderr, "")
        self.assertEqual(done.returncode, 0)

    def test_sizes_are_near_what_was_asked(self):
        for ops in (1, 1000, 10000):
            _, count = module_text(ops)
            # The module, @main and its return come on top of the blocks.
            self.assertLess(abs(count - ops), modules.ops_of_a_block() + 3)

    def test_same_request_same_bytes(self):
        self.assertEqual(module_text(2000, functions=4), module_text(2000, functions=4))


if __name__ == "__main__":
    unittest.main()
