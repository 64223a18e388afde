"""Programs that JAX or a text gives, with what XLA makes of them."""

import re

import jax
import jax.extend
import numpy as np
from element_types import ALL
from jax._src.interpreters import mlir
from jax._src.lib import xla_client
from jax._src.lib.mlir import ir

TYPES = {t.dtype: t for t in reversed(ALL)}


def tensor(array):
    return TYPES[np.asarray(array).dtype].tensor(np.shape(array))


def expect(actual, expected, ulps, tolerance):
    """Lines that state a result: bits, floats apart, or a tolerance."""
    type = TYPES[expected.dtype]
    target, attributes = "check.expect_eq", ""
    if type.kind in ("float", "complex") and tolerance:
        target, attributes = "check.expect_almost_eq", f", tolerance = {tolerance:e} : f64"
    elif type.kind in ("float", "complex") and ulps:
        target, attributes = "check.expect_close", f", max_ulp_difference = {ulps} : i64"
    name = actual.replace("#", "_") + "_expected"
    wanted = type.tensor(expected.shape)
    return [
        f"  {name} = stablehlo.constant {type.constant(expected)}",
        f"  stablehlo.custom_call @{target}({actual}, {name}) "
        f"{{has_side_effect = true{attributes}}} : ({wanted}, {wanted}) -> ()",
    ]


def call(program, name, functions, args, results, ulps, tolerance):
    """A function that calls `@<name>_program` on constants and states results."""
    args = [np.asarray(arg) for arg in args]
    results = [np.asarray(result) for result in results]
    lines = [f"  %x{i} = stablehlo.constant {TYPES[arg.dtype].constant(arg)}"
             for i, arg in enumerate(args)]
    operands = ", ".join(f"%x{i}" for i in range(len(args)))
    types = ", ".join(map(tensor, args))
    count = f":{len(results)}" if len(results) > 1 else ""
    lines.append(f"  %r{count} = call @{name}_program({operands}) : ({types}) -> "
                 f"({', '.join(map(tensor, results))})")
    for i, result in enumerate(results):
        lines += expect(f"%r#{i}" if count else "%r", result, ulps, tolerance)
    program.function(name, lines)
    program.functions.append(functions)


def rename(text, name):
    """The functions of a module, private and named after a case."""
    text = re.sub(r" \{jax\.result_info = \"[^\"]*\"\}", "", text)
    for function in sorted(set(re.findall(r"func\.func \w+ @(\w+)", text)), key=len):
        new = f"{name}_program" if function == "main" else f"{name}_{function}"
        text = re.sub(rf"@{function}\b", f"@{new}", text)
    text = text.replace("func.func public", "func.func private")
    body = text[text.index("{\n") + 2:text.rindex("}")]
    return re.sub(r"^  ", "", body, flags=re.M)


def from_jax(program, name, function, *args, ulps=0, tolerance=0):
    """What JAX makes of a function of arrays."""
    jitted = jax.jit(function, keep_unused=True)
    text = jitted.lower(*args).as_text()
    results = jax.tree.leaves(jitted(*args))
    call(program, name, rename(text, name), args, results, ulps, tolerance)


def run(text, args):
    """The results of a StableHLO program, by XLA."""
    backend = jax.extend.backend.get_backend()
    with mlir.make_ir_context():
        module = mlir.module_to_bytecode(ir.Module.parse(text))
    devices = backend.local_devices()[:1]
    executable = backend.compile_and_load(module, xla_client.DeviceList(tuple(devices)),
                                          xla_client.CompileOptions())
    results = executable.execute_sharded([jax.device_put(arg, devices[0]) for arg in args])
    return [np.asarray(part[0]) for part in results.disassemble_into_single_device_arrays()]


def from_text(program, name, body, args, results=None, types=None, ulps=0, tolerance=0):
    """The body of a function of %a, %b, ..., which ends in its return, with {a},
    {b}, ... for their types. Results are XLA's if they are not given."""
    letters = "abcdefgh"[:len(args)]
    fields = {letter: tensor(arg) for letter, arg in zip(letters, args)}
    fields.update(types or {})
    body = body.format(**fields)
    returned = body[body.rindex(":") + 1:].strip()
    arguments = ", ".join(f"%{letter}: {fields[letter]}" for letter in letters)
    head = f"({arguments}) -> ({returned}) {{\n{body.strip(chr(10))}\n}}"
    if results is None:
        results = run(f"func.func @main{head}", args)
    call(program, name, f"func.func private @{name}_program{head}\n", args, results, ulps,
         tolerance)
