"""The verifiers accept the ops jaxlib's accept, and reject those it rejects.

usage: verifiers.py TUTTI_OPT PROGRAM... [--each N] [--pairs N] [--seed N] [--only OP]

Every op of the stablehlo and chlo dialects in the programs is changed, one
piece at a time and two at a time; each variant is read and verified by jaxlib
and by tutti-opt. Where the two disagree, the difference must be in ALLOWED.
"""

import argparse
import bisect
import dataclasses
import os
import random
import re
import signal
import subprocess
import sys
import tempfile

os.environ.setdefault("JAX_PLATFORMS", "cpu")

from jax._src.interpreters import mlir as jax_mlir  # noqa: E402
from jaxlib.mlir import ir  # noqa: E402
from jaxlib.mlir.dialects import chlo, stablehlo  # noqa: E402

from verifier_cases import cases_of  # noqa: E402
from verifier_variants import pairs, variants  # noqa: E402

ACCEPTED = ""
CRASHED = "crashes"

# Functions of the programs that this jaxlib rejects, since they are newer.
NEWER = {"collective_broadcast", "collective_reduce"}


@dataclasses.dataclass
class Allowed:
    """A difference that is meant, an op that shows it, and how many did.

    The patterns are of the variant's text and of the two answers; an empty one
    of an answer stands for acceptance.
    """

    reason: str
    text: str
    theirs: str
    ours: str
    example: str
    seen: int = 0

    def covers(self, text, theirs, ours):
        found = re.search(self.text, text) and all(
            re.search(pattern, answer) if pattern else answer == ACCEPTED
            for pattern, answer in ((self.theirs, theirs), (self.ours, ours))
        )
        self.seen += bool(found)
        return found


ANY = "^"
REDUCE = """func.func @f(%x: tensor<2x3xf32>, %i: tensor<f32>) {{
  %0 = "stablehlo.reduce"({operands}) <{{dimensions = array<i64: 1>}}> ({{
  ^bb0(%a: {argument}, %b: tensor<f32>):
    "stablehlo.return"(%b) : (tensor<f32>) -> ()
  }}) : ({types}) -> tensor<2xf32>
  func.return
}}"""
ALLOWED = [
    Allowed(
        "jaxlib ends or hangs, so that any answer is better",
        ANY,
        CRASHED,
        ANY,
        REDUCE.format(operands="%i", types="tensor<f32>", argument="tensor<f32>"),
    ),
    Allowed(
        "operands are counted in halves, and jaxlib does not see one too many",
        r"stablehlo\.(reduce|reduce_window|scatter)\"",
        ACCEPTED,
        "expected (an initial value|updates) for each input",
        REDUCE.format(
            operands="%x, %i, %i",
            types="tensor<2x3xf32>, tensor<f32>, tensor<f32>",
            argument="tensor<f32>",
        ),
    ),
    Allowed(
        "operands that do not broadcast: jaxlib says so, accepts any result, and "
        "fails to expand the op",
        r"chlo\.broadcast_",
        ACCEPTED,
        "cannot broadcast|broadcast dimension|broadcast_dimensions",
        """func.func @f(%x: tensor<4xf32>, %y: tensor<3xf32>) {
  %0 = "chlo.broadcast_add"(%x, %y) : (tensor<4xf32>, tensor<3xf32>) -> tensor<4xf32>
  func.return
}""",
    ),
    Allowed(
        "jaxlib's sizes wrap around at the ends of 64 bits",
        "922337203685477580[78]",
        ACCEPTED,
        ANY,
        """func.func @f(%x: tensor<2x3xf32>, %y: tensor<9223372036854775807x3xf32>) {
  %0 = "stablehlo.concatenate"(%x, %y) <{dimension = 0 : i64}> : (tensor<2x3xf32>, tensor<9223372036854775807x3xf32>) -> tensor<?x3xf32>
  func.return
}""",
    ),
    Allowed(
        "jaxlib compares a scalar or a vector with the elements of a tensor",
        r"vector<2xf32>|%p\d: (f32|vector)",
        ACCEPTED,
        "body argument|body whose argument|cond takes|body takes|result #0 has type",
        """func.func @f(%x: !stablehlo.future<tensor<4xvector<2xf32>>>) {
  %0 = "stablehlo.async_done"(%x) : (!stablehlo.future<tensor<4xvector<2xf32>>>) -> tensor<4xf32>
  func.return
}""",
    ),
    Allowed(
        "jaxlib asks where the axis of an operand without one goes",
        r"stablehlo\.dynamic_broadcast_in_dim",
        "quantization_dimension . not same as broadcast_dimensions",
        ACCEPTED,
        """func.func @f(%x: tensor<?xf32>, %s: tensor<2xi64>) {
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%x, %s) <{broadcast_dimensions = array<i64: 1>}> : (tensor<?xf32>, tensor<2xi64>) -> tensor<?x?x!quant.uniform<i8:f32:0, {1.0e-01, 2.0e-01}>>
  func.return
}""",
    ),
]


# ---- What jaxlib says ------------------------------------------------------------


def make_context():
    context = jax_mlir.make_ir_context()
    context.enable_multithreading(False)
    # Reading an artifact loads the dialect of quantized types.
    with context:
        version = stablehlo.get_current_version()
        empty = ir.Module.parse("")
        artifact = stablehlo.serialize_portable_artifact(empty, version)
        stablehlo.deserialize_portable_artifact(context, artifact)
    return context


def message_of(error):
    text = " ".join(d.message for d in error.error_diagnostics)
    return re.sub(r"\s+", " ", text) or "no message"


def ask_one(context, text):
    try:
        ir.Module.parse(text, context)
        return ACCEPTED
    except ir.MLIRError as error:
        return message_of(error)
    except ValueError as error:  # as where it asks for too much memory
        return f"{CRASHED}: {error}"


def answer_all(texts, writer):
    """Writes an answer a line, and ends the process."""
    try:
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        with os.fdopen(writer, "w", buffering=1) as out:
            context = make_context()
            for text in texts:
                signal.setitimer(signal.ITIMER_REAL, 5)  # some texts hang it
                out.write(ask_one(context, text) + "\n")
    finally:
        os._exit(0)


def ask_jaxlib(texts):
    """What jaxlib says of each text.

    Processes of their own read them, since some texts end the process.
    """
    answers = [None] * len(texts)
    ranges = [(start, min(start + 2000, len(texts))) for start in range(0, len(texts), 2000)]
    running = {}
    while ranges or running:
        while ranges and len(running) < (os.cpu_count() or 1):
            start, end = ranges.pop()
            reader, writer = os.pipe()
            child = os.fork()
            if child == 0:
                os.close(reader)
                answer_all(texts[start:end], writer)
            os.close(writer)
            running[child] = (start, end, os.fdopen(reader))
        child, (start, end, lines) = running.popitem()
        for line in lines:
            answers[start] = line.rstrip("\n")
            start += 1
        lines.close()
        os.waitpid(child, 0)
        if start < end:
            answers[start] = CRASHED
            ranges.append((start + 1, end))
    return answers


# ---- What tutti-opt says ----------------------------------------------------------

SEPARATOR = "\n// -----\n"
DIAGNOSTIC = re.compile(r"^\S+\.mlir:(\d+):\d+: error: (.*)$")


def start_tutti(tutti_opt, texts):
    file = tempfile.NamedTemporaryFile("w", suffix=".mlir")
    file.write(SEPARATOR.join(texts) + "\n")
    file.flush()
    command = [tutti_opt, file.name, "--split-input-file", "-o", os.devnull]
    command.append("--mlir-disable-threading")
    run = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    return file, run


def finish_tutti(tutti_opt, texts, file, run):
    try:
        stderr = run.communicate(timeout=30 + len(texts) / 50)[1]
    except subprocess.TimeoutExpired:
        run.kill()
        stderr = run.communicate()[1]
    file.close()
    if run.returncode not in (0, 1):
        if len(texts) == 1:
            return [f"{CRASHED} ({run.returncode}): {stderr[-300:]}"]
        half = len(texts) // 2
        return [
            answer
            for part in (texts[:half], texts[half:])
            for answer in finish_tutti(tutti_opt, part, *start_tutti(tutti_opt, part))
        ]
    answers = [ACCEPTED] * len(texts)
    starts, line = [], 1
    for text in texts:
        starts.append(line)
        line += text.count("\n") + SEPARATOR.count("\n")
    for text in stderr.splitlines():
        if found := DIAGNOSTIC.match(text):
            number = bisect.bisect_right(starts, int(found[1])) - 1
            answers[number] = answers[number] or found[2]
    return answers


def ask_tutti(tutti_opt, texts):
    size = max(1, min(2000, len(texts) // 2 + 1))
    parts = [texts[i : i + size] for i in range(0, len(texts), size)]
    answers = []
    workers = os.cpu_count() or 1
    for i in range(0, len(parts), workers):
        group = parts[i : i + workers]
        started = [start_tutti(tutti_opt, part) for part in group]
        for part, (file, run) in zip(group, started):
            answers += finish_tutti(tutti_opt, part, file, run)
    return answers


# ---- The comparison -----------------------------------------------------------------


def op_names():
    """The names of all ops jaxlib has in the two dialects."""
    found = set()
    for dialect in (stablehlo, chlo):
        for value in vars(dialect).values():
            name = getattr(value, "OPERATION_NAME", "")
            if isinstance(name, str) and name.startswith(("stablehlo.", "chlo.")):
                found.add(name)
    return found - {"stablehlo.return"}


def collect_cases(programs):
    """Cases by op name, each once, and the functions left out."""
    context = make_context()
    cases, left_out = {}, set()
    for path in programs:
        with open(path) as file:
            found, rejected = cases_of(file.read(), context)
        left_out.update(rejected)
        for case in found:
            cases.setdefault(case.name, {})[str(case)] = case
    return {n: list(found.values()) for n, found in sorted(cases.items())}, left_out


def collect_texts(cases, options):
    """The cases themselves, the examples of ALLOWED, and variants, each once."""
    rng = random.Random(options.seed)
    texts = {str(case): None for bases in cases.values() for case in bases}
    texts.update((allowed.example, None) for allowed in ALLOWED)
    for bases in cases.values():
        names = {name for base in bases for name, _ in base.attributes}
        for base in bases:
            singles = list(variants(base, names))
            picked = singles
            if options.each:
                picked = rng.sample(singles, min(len(singles), options.each))
            picked += pairs(base, singles, options.pairs, rng)
            texts.update((str(case), None) for case in picked)
    return list(texts)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("tutti_opt")
    parser.add_argument("programs", nargs="+")
    parser.add_argument("--each", type=int, default=30, help="changes of an op, 0 for all")
    parser.add_argument("--pairs", type=int, default=15, help="double changes of an op")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="a pattern of op names")
    options = parser.parse_args()

    failures = 0

    def fail(message):
        nonlocal failures
        failures += 1
        print(message + "\n")

    cases, left_out = collect_cases(options.programs)
    for name in sorted(op_names() - set(cases)):
        fail(f"{name} is in no program")
    for name in sorted(left_out ^ NEWER):
        fail(f"@{name}: jaxlib rejects it, but should not, or the other way round")
    cases = {n: found for n, found in cases.items() if re.search(options.only, n)}
    texts = collect_texts(cases, options)
    well_formed = {str(case) for bases in cases.values() for case in bases}
    theirs = ask_jaxlib(texts)
    ours = ask_tutti(options.tutti_opt, texts)

    for text, their, our in zip(texts, theirs, ours):
        agree = (their == ACCEPTED) == (our == ACCEPTED)
        if text in well_formed and their != ACCEPTED:
            fail(f"{text}\n  is not well-formed: {their}")
        elif our.startswith(CRASHED):
            fail(f"{text}\n  tutti-opt {our}")
        elif any([a.covers(text, their, our) for a in ALLOWED]) or agree:
            continue
        else:
            fail(f"{text}\n  jaxlib:    {their or 'accepts'}\n  tutti-opt: {our or 'accepts'}")
    for allowed in ALLOWED:
        if not allowed.seen:
            fail(f"no longer a difference: {allowed.reason}")
    print(
        f"{len(cases)} ops, {len(texts)} variants, {theirs.count(ACCEPTED)} of them "
        f"well-formed, {sum(a.seen for a in ALLOWED)} allowed differences, {failures} failures"
    )
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
