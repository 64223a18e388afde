#!/usr/bin/env python3
"""Proves that examples_test.py can fail.

A stand-in for Tutti copies the example and then, case by case, spoils the copy
as a wrong compiler might; examples_test.py must notice each time. The modules
that compare and run programs are tested on small inputs of their own.
"""

import os
import pathlib
import re
import subprocess
import sys
import tempfile
import textwrap
import unittest

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

import compare  # noqa: E402
import hlo_groups  # noqa: E402
import ml_dtypes  # noqa: E402
import numpy as np  # noqa: E402

# argv of the stand-in: compile IN -o OUT
STAND_IN = """\
    #!{python}
    import sys
    source, output = sys.argv[2], sys.argv[4]
    text = open(source).read()
    write = lambda text: open(output, "w").write(text)
    {body}
"""


class ExamplesTestFails(unittest.TestCase):
    """Each case gives the stand-in's way to spoil the text."""

    def outcome(self, body, example="pipeline_eval", *options):
        """Exit status and output of examples_test.py on one example."""
        with tempfile.TemporaryDirectory() as folder:
            stand_in = pathlib.Path(folder) / "tutti"
            stand_in.write_text(
                textwrap.dedent(STAND_IN).format(python=sys.executable, body=body)
            )
            stand_in.chmod(0o700)
            command = [sys.executable, str(HERE / "examples_test.py")]
            command += ["--tutti", str(stand_in), *options, example]
            done = subprocess.run(command, capture_output=True, text=True, check=False)
        return done.returncode, done.stdout

    def expect_failure(self, body, message, *rest):
        status, output = self.outcome(body, *rest)
        self.assertEqual(status, 1, output)
        self.assertRegex(output, message)
        self.assertRegex(output, r"\n0 passed, 1 failed\n$")

    def test_a_copy_passes(self):
        status, output = self.outcome("write(text)")
        self.assertEqual(status, 0, output)
        self.assertIn("bit for bit", output)
        self.assertTrue(output.endswith("\n1 passed, 0 failed\n"), output)

    def test_nothing_merged(self):
        self.expect_failure(
            "write(text)",
            r"25 collectives, fewer than 25 expected",
            "mixture_of_experts",
        )

    def test_wrong_groups(self):
        self.expect_failure(
            'write(text.replace("[0, 4], [1, 5]", "[0, 5], [1, 4]"))',
            r"result \d+: \d+ elements differ",
            "mixture_of_experts", "--allow-unchanged",
        )

    def test_wrong_permute(self):
        self.expect_failure(
            'write(text.replace("[0, 2], [2, 4], [4, 6]", "[0, 4], [4, 2], [2, 6]"))',
            r"result 0: 1 elements differ",
        )

    def test_last_bit_of_one_constant(self):
        # The learning rate, one unit in the last place up.
        old, new = "dense<1.000000e-01> : tensor<f32>", "dense<0x3DCCCCCE> : tensor<f32>"
        self.expect_failure(
            f'assert "{old}" in text; write(text.replace("{old}", "{new}"))',
            r"elements differ, most at .*, \d+ ULP apart",
            "mixture_of_experts", "--allow-unchanged",
        )

    def test_error_exit(self):
        self.expect_failure('sys.exit("no such flag")', r"exit status 1: no such flag")

    def test_no_output(self):
        self.expect_failure("pass", r"the output file does not exist")

    def test_half_an_output(self):
        self.expect_failure("write(text[: len(text) // 2])", r"FAIL pipeline_eval: ")

    def test_another_signature(self):
        old, new = "tensor<f32> {jax.result_info", "tensor<1xf32> {jax.result_info"
        self.assertIn(old, (HERE / "../../examples/pipeline_eval.mlir").read_text())
        self.expect_failure(
            f'write(text.replace("{old}", "{new}"))', r"FAIL pipeline_eval: "
        )

    def test_never_ends(self):
        self.expect_failure(
            "import time; time.sleep(600)", r"no answer in 20.0 s",
            "pipeline_eval", "--timeout=20",
        )


class Compare(unittest.TestCase):
    def test_equal(self):
        for dtype in (np.float32, np.int32, ml_dtypes.bfloat16, np.bool_):
            array = np.arange(6).reshape(2, 3).astype(dtype)
            self.assertIsNone(compare.difference(array, array.copy()))

    def test_any_nan_equals_any_other(self):
        a = np.array([0x7FC00000, 0x3F800000], np.uint32).view(np.float32)
        b = np.array([0xFFC00001, 0x3F800000], np.uint32).view(np.float32)
        self.assertIsNone(compare.difference(a, b))

    def test_neighbours_are_one_ulp_apart(self):
        for dtype in (np.float16, np.float32, np.float64, ml_dtypes.bfloat16):
            a = np.array([1.0, -1.0], dtype)
            b = np.array([1.0, np.nextafter(a[1], dtype(-2.0))], dtype)
            found = compare.difference(a, b)
            self.assertEqual((found.elements, found.index, found.ulps), (1, (1,), 1))

    def test_zeros_of_both_signs_differ_by_nothing_but_bits(self):
        found = compare.difference(np.array([0.0]), np.array([-0.0]))
        self.assertEqual((found.elements, found.ulps), (1, 0))

    def test_distance_across_zero(self):
        tiny = np.array([1], np.uint32).view(np.float32)
        self.assertEqual(compare.difference(tiny, -tiny).ulps, 2)

    def test_nan_for_a_number_has_no_distance(self):
        a = np.array([1.0, 2.0, 5.0], np.float32)
        b = np.array([1.5, np.nan, 5.0], np.float32)
        found = compare.difference(a, b)
        self.assertEqual((found.elements, found.index, found.ulps), (2, (1,), None))

    def test_integers_have_no_distance(self):
        found = compare.difference(np.array([1, 2]), np.array([1, 3]))
        self.assertEqual((found.index, found.ulps), ((1,), None))
        self.assertRegex(str(found), r"most at \[1\]: 2 expected, 3 found$")


class HloGroups(unittest.TestCase):
    def expanded(self, text):
        return hlo_groups.expand(f"all-reduce(%x), replica_groups={text}, foo={{1}}")

    def check(self, text, lists):
        self.assertEqual(
            self.expanded(text), f"all-reduce(%x), replica_groups={lists}, foo={{1}}"
        )

    def test_one_axis(self):
        self.check("mesh['x'=4,'y'=2] {'y'}", "{{0,1},{2,3},{4,5},{6,7}}")
        self.check("mesh['x'=4,'y'=2] {'x'}", "{{0,2,4,6},{1,3,5,7}}")

    def test_order_of_axes_is_order_of_ranks(self):
        self.check("mesh['x'=2,'y'=2] {'x','y'}", "{{0,1,2,3}}")
        self.check("mesh['x'=2,'y'=2] {'y','x'}", "{{0,2,1,3}}")

    def test_device_ids(self):
        self.check(
            "mesh['x'=2,'y'=1,'z'=4], device_ids=([4,2]T(1,0)) {'x'}",
            "{{0,1},{2,3},{4,5},{6,7}}",
        )
        self.check("mesh['x'=2,'y'=2], device_ids=(3,1,2,0) {'y'}", "{{3,1},{2,0}}")

    def test_part_of_an_axis(self):
        self.check("mesh['x'=8] {'x':(1)2}", "{{0,4},{1,5},{2,6},{3,7}}")
        self.check("mesh['x'=8] {'x':(4)2}", "{{0,1},{2,3},{4,5},{6,7}}")
        self.check("mesh['x'=8] {'x':(2)4}", "{{0,1,2,3},{4,5,6,7}}")

    def test_other_forms_stay(self):
        for text in ("{{0,1},{2,3}}", "[2,4]<=[4,2]T(1,0)"):
            self.check(text, text)


class Dump(unittest.TestCase):
    """The way HLO text is run here, against JAX running the program.

    XLA compiles the two a little differently (bf16 sums of the backward pass
    may round the other way), so gradients agree to a hundredth; in wrong
    groups they have nothing to do with each other.
    """

    def test_dump_run_as_it_stands_does_what_jax_does(self):
        import examples_test
        import jax
        import per_device

        sys.path.insert(0, str(examples_test.ROOT / "examples"))
        from programs import EXAMPLES
        from programs.example import abstract

        per_device.use_devices(8)
        (example,) = (each for each in EXAMPLES if each.form == "hlo")
        jitted, arguments = example.build()
        compiled = jitted.lower(*abstract(arguments)).compile()
        structure = jax.tree.structure(arguments)
        inputs = list(jax.tree.unflatten(structure, example.random_arguments(7)))
        # With no moments before the step, those after it are the gradients.
        inputs[1] = jax.tree.map(np.zeros_like, inputs[1])
        inputs = jax.tree.map(
            jax.device_put, tuple(inputs), compiled.input_shardings[0]
        )

        def shards(array):
            pieces = sorted(array.addressable_shards, key=lambda piece: piece.device.id)
            return [np.asarray(piece.data) for piece in pieces]

        text = (examples_test.ROOT / "examples" / example.file).read_text()
        found = per_device.run(
            per_device.compile_per_device(text, 8),
            [shards(array) for array in jax.tree.leaves(inputs)],
        )
        wanted = [shards(array) for array in jax.tree.leaves(compiled(*inputs))]
        self.assertEqual(len(found), len(wanted))
        for mine, its in zip(found, wanted, strict=True):
            for one, other in zip(mine, its, strict=True):
                limit = 0.01 * np.abs(other).max()
                self.assertLessEqual(np.abs(one - other).max(), limit)


class PerDevice(unittest.TestCase):
    """A per-device program made by hand from a whole one, and spoilt."""

    WHOLE = """
    module @m attributes {mhlo.num_partitions = 8 : i32} {
      sdy.mesh @mesh = <["x"=4, "y"=2]>
      func.func public @main(%arg0: tensor<8x4xf32>) -> (tensor<2x4xf32>) {
        %0 = sdy.manual_computation(%arg0)
            in_shardings=[<@mesh, [{"x"}, {"y"}]>]
            out_shardings=[<@mesh, [{}, {"y"}]>]
            manual_axes={"x", "y"} (%arg1: tensor<2x2xf32>) {
          BODY
          sdy.return %1 : tensor<2x2xf32>
        } : (tensor<8x4xf32>) -> tensor<2x4xf32>
        return %0 : tensor<2x4xf32>
      }
    }
    """
    CUT = """
    module @m attributes {mhlo.num_partitions = 8 : i32} {
      sdy.mesh @mesh = <["x"=4, "y"=2]>
      func.func public @main(
          %arg1: tensor<2x2xf32> {tutti.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>})
          -> (tensor<2x2xf32> {tutti.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>}) {
        BODY
        return %1 : tensor<2x2xf32>
      }
    }
    """
    BODY = """
        %1 = "stablehlo.all_reduce"(%arg1) <{
            channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>,
            replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>,
            use_global_device_ids}> ({
        ^bb0(%a: tensor<f32>, %b: tensor<f32>):
          %2 = stablehlo.add %a, %b : tensor<f32>
          stablehlo.return %2 : tensor<f32>
        }) : (tensor<2x2xf32>) -> tensor<2x2xf32>
    """

    @classmethod
    def setUpClass(cls):
        import per_device

        per_device.use_devices(8)

    def run_cut(self, body):
        import examples_test

        array = np.arange(32, dtype=np.float32).reshape(8, 4)
        (found,) = examples_test.run_cut_program(
            self.CUT.replace("BODY", body), [array]
        )
        return found

    def test_agrees_with_the_whole_program(self):
        import examples_test

        array = np.arange(32, dtype=np.float32).reshape(8, 4)
        text = self.WHOLE.replace("BODY", self.BODY)
        (wanted,) = examples_test.run_whole_program(text, [array])
        self.assertIsNone(compare.difference(wanted, self.run_cut(self.BODY)))

    def test_devices_that_should_agree_and_do_not(self):
        body = self.BODY.replace("[0, 2, 4, 6], [1, 3, 5, 7]", "[0, 2], [4, 6], [1, 3], [5, 7]")
        with self.assertRaisesRegex(ValueError, "hold the same part"):
            self.run_cut(re.sub(r"tensor<2x4xi64>", "tensor<4x2xi64>", body))


if __name__ == "__main__":
    import examples_test

    os.environ["XLA_FLAGS"] = " ".join(examples_test.EXACT_XLA_FLAGS)
    unittest.main()
