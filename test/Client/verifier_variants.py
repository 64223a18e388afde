"""Changes of a well-formed op, most of which make it ill-formed.

`variants` changes the pieces of a case one at a time, `pairs` two at a time.
"""

import dataclasses
import re

from verifier_cases import Case, free_region, made, split

# ---- Types -----------------------------------------------------------------------

AXIS = "!quant.uniform<i8:f32:{}, {{{}}}>"
ELEMENTS = [
    "f32", "f64", "f16", "bf16", "f8E4M3FN", "f8E5M2", "f8E3M4", "f8E8M0FNU", "f4E2M1FN",
    "f6E2M3FN", "tf32", "f80", "f128", "i1", "i2", "i4", "i8", "i16", "i32", "i64", "i3",
    "i128", "si32", "ui1", "ui4", "ui8", "ui32", "ui64", "index", "complex<f32>", "complex<f64>",
    "complex<f16>", "complex<i32>", "!quant.uniform<i8:f32, 1.000000e-01>",
    "!quant.uniform<i8:f32, 2.000000e-01:3>", "!quant.uniform<u8:f32, 1.000000e-01>",
    "!quant.uniform<i8<-100:100>:f32, 1.000000e-01>", "!quant.uniform<i8:f64, 1.000000e-01>",
    "!quant.uniform<i32:f32, 1.000000e-01>", "!quant.uniform<i4:f32, 1.000000e-01>",
    "!quant.uniform<i16:f32, 1.000000e-01>", "!quant.any<i8:f32>",
    AXIS.format(0, "1.0e-01, 2.0e-01"), AXIS.format(1, "1.0e-01, 2.0e-01, 3.0e-01"),
    AXIS.format(0, "1.0e-01:1, 2.0e-01"), AXIS.format(0, "1.0e-01, 2.0e-01, 3.0e-01"),
    AXIS.format(0, "1.0e-01"), AXIS.format(1, "1.0e-01, 1.0e-01"),
    AXIS.format(7, "1.0e-01"), "vector<2xf32>", "tensor<f32>", "!stablehlo.token", "none",
]
OTHER_TYPES = [
    "f32", "index", "none", "vector<2x3xf32>", "memref<2x3xf32>", "!stablehlo.token",
    "tuple<>", "tuple<tensor<2x3xf32>>", "tuple<tensor<2xf32>, tuple<!stablehlo.token>>",
    "!stablehlo.future<tensor<2x3xf32>>", "tensor<*xf32>", "tensor<f32>", "tensor<2x3xf32>",
]


def take_apart(tensor):
    """Dimensions, element type and encoding of a tensor type, or None."""
    match = re.fullmatch(r"tensor<((?:(?:\d+|\?)x)*|\*x)(.*)>", tensor)
    if not match:
        return None
    element, *encoding = split(match[2])
    dims = None if match[1] == "*x" else match[1].split("x")[:-1]
    return dims, element, encoding[0] if encoding else ""


def put_together(dims, element, encoding=""):
    shape = "*x" if dims is None else "".join(f"{d}x" for d in dims)
    return f"tensor<{shape}{element}{', ' + encoding if encoding else ''}>"


def bounds(*limits):
    return f"#stablehlo.bounds<{', '.join(str(limit) for limit in limits)}>"


def shapes_near(dims):
    """Other dimensions, some with bounds."""
    yield None, ""
    for i, dim in enumerate(dims):
        size = int(dim) if dim != "?" else 4
        before, after = dims[:i], dims[i + 1 :]
        for other in {size + 1, max(size - 1, 0), 0, 1, 2 * size, 9223372036854775807}:
            yield [*before, other, *after], ""
        if dim != "?":
            yield [*before, "?", *after], ""
        for limit in (size, size + 1, max(size - 1, 0)):
            limits = ["?"] * i + [limit] + ["?"] * len(after)
            yield [*before, "?", *after], bounds(*limits)
        yield [*before, *after], ""
        yield [*before, dim, dim, *after], ""
    yield ["?"] * len(dims), ""
    yield [*dims, 1], ""
    yield [1, *dims], ""
    yield [2], ""
    yield [], ""
    yield list(reversed(dims)), ""
    if dims:
        yield ["?"] * len(dims), bounds(*[4] * len(dims))
        yield dims, bounds(*["?"] * len(dims))


def types_near(text):
    parts = take_apart(text)
    if not parts:
        inner = re.search(r"tensor<[^<>]*>", text)
        if inner and text != inner[0]:
            for other in types_near(inner[0]):
                yield text.replace(inner[0], other, 1)
            if "tuple<" in text or "future<" in text:
                yield text.replace(inner[0], f"{inner[0]}, {inner[0]}", 1)
        yield from OTHER_TYPES
        return
    dims, element, encoding = parts
    if dims is None:
        dims = ["2", "3"]
    for shape, limits in shapes_near(dims):
        yield put_together(shape, element, limits)
    for other in ELEMENTS:
        yield put_together(dims, other, encoding)
    if not encoding:
        yield put_together(dims, element, '"other"')
    yield from OTHER_TYPES


# ---- Attributes ------------------------------------------------------------------

WORDS = {
    "precision": ["DEFAULT", "HIGH", "HIGHEST", "PACKED_NIBBLE"],
    "fft_type": ["FFT", "IFFT", "RFFT", "IRFFT"],
    "comparison_direction": ["EQ", "NE", "GE", "GT", "LE", "LT"],
    "comparison_type": ["NOTYPE", "FLOAT", "TOTALORDER", "SIGNED", "UNSIGNED"],
    "transpose": ["TRANSPOSE_INVALID", "NO_TRANSPOSE", "TRANSPOSE", "ADJOINT"],
    "rng_distribution": ["UNIFORM", "NORMAL", "NONE"],
    "rng_algorithm": ["DEFAULT", "THREE_FRY", "PHILOX", "NONE"],
    "result_accuracy_mode": ["DEFAULT", "HIGHEST", "TOLERANCE"],
}
# In place of any attribute.
ANY_VALUES = [
    "unit", "true", "false", "0 : i64", "1 : i64", "-1 : i64", "7 : i64", "1 : i32", "0 : i32",
    "5 : i32", "-1 : i32", "1 : index", "1.0 : f32", "0.0 : f64", '"text"', "@callee", "f32", "{}",
    "{a = 1 : i32}", "[]", "[0]", "[1 : i32]", '["text"]', "[@callee]", "[@callee::@callee]",
    "array<i64>", "array<i64: 0>",
    "array<i64: 0, 1>", "array<i64: 1, 1>", "array<i64: -1>", "array<i32: 1>", "array<i1: true>",
    "dense<0> : tensor<1xi64>", "dense<[0, 1]> : tensor<2xi64>", "dense<0> : tensor<i64>",
    "dense<0> : tensor<1x2xi64>", "dense<0> : tensor<2x2xi64>", "dense<1> : tensor<2x2xi32>",
    "dense<1.0> : tensor<2x2xf32>", "dense<> : tensor<0x2xi64>", "dense<> : tensor<2x0xi64>",
    "dense<> : tensor<0xi64>", "dense<0> : tensor<1x1xi64>", "dense<-1> : tensor<1x2xi64>",
    "dense<-1> : tensor<1x1xi64>",
    "dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>", "dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>",
    "dense<[[0, 1], [2, -1]]> : tensor<2x2xi64>", "dense<[[0, 2]]> : tensor<1x2xi64>",
    "dense<0> : tensor<2x2x2xi64>", "dense_resource<missing> : tensor<2x2xi64>",
    "dense<0> : vector<2x2xi64>", "dense<0> : tensor<2xindex>",
    "sparse<0, 1> : tensor<2x2xi64>", "dense<0> : tensor<2x2xui64>",
    "#stablehlo.channel_handle<handle = 0, type = 0>",
    "#stablehlo.channel_handle<handle = 1, type = 1>",
    "#stablehlo.channel_handle<handle = -1, type = 2>",
    "[#stablehlo<precision HIGH>]", "[#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]",
    "#stablehlo.result_accuracy<ulps = 1, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>",
    "#stablehlo.replica_group_mesh_axes<mesh = @callee, axes = [#stablehlo.axis_ref<name = \"a\">]>",
    "#stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes=[<name = \"a\", size = 2>]>, "
    "axes = [#stablehlo.axis_ref<name = \"a\">]>",
    "#stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes=[<name = \"a\", size = 2>]>, "
    "axes = [#stablehlo.axis_ref<name = \"b\">]>",
    "#stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes=[<name = \"a\", size = 2>]>, "
    "axes = [\"b\"]>",
    "#stablehlo.replica_group_mesh_axes<mesh = \"m\", axes = []>",
]
NUMBER = re.compile(r"(?<![\w.#:@$\"-])-?\d+(?![\w.\"])")
LIST = re.compile(r"\[([^\[\]]*)\]|array<i\d+: ([^<>]*)>")
WORD = re.compile(r"#(?:stablehlo|chlo)(?:\.|<)(\w+)[ <](\w+)>")
FLOAT = re.compile(r"-?\d\.\d+e[+-]\d+")
TYPE_FIELD = re.compile(r"type = (\w+)")


def replaced(text, match, other, group=0):
    return text[: match.start(group)] + other + text[match.end(group) :]


def attributes_near(text):
    for match in NUMBER.finditer(text):
        number = int(match[0])
        for other in (number + 1, number - 1, 0, 1, -1, 2, 100, 9223372036854775807,
                      -9223372036854775808, 9223372036854775808):
            yield replaced(text, match, str(other))
    for match in LIST.finditer(text):
        group = 1 if match[1] is not None else 2
        items = split(match[group])
        for i in range(len(items)):
            yield replaced(text, match, ", ".join(items[:i] + items[i + 1 :]), group)
            yield replaced(text, match, ", ".join(items[: i + 1] + items[i:]), group)
        yield replaced(text, match, ", ".join(reversed(items)), group)
        yield replaced(text, match, ", ".join([*items, "0"]), group)
        yield replaced(text, match, ", ".join([*items, "1"]), group)
    for match in WORD.finditer(text):
        for word in [*WORDS.get(match[1], []), "WRONG"]:
            yield replaced(text, match, word, 2)
    for match in FLOAT.finditer(text):
        for other in ("0.0", "-1.0", "1.0e300", "0x7FC00000"):
            yield replaced(text, match, other)
    for match in TYPE_FIELD.finditer(text):
        for other in ("f32", "f64", "bf16", "f16", "tf32", "i8", "f8E4M3FN", "tensor<f32>"):
            yield replaced(text, match, other, 1)
    for match in re.finditer(r"\b(true|false)\b", text):
        yield replaced(text, match, "false" if match[0] == "true" else "true")
    for match in re.finditer(r": (tensor<\S+>)", text):
        for other in types_near(match[1]):
            yield replaced(text, match, other, 1)
    if match := re.fullmatch(r"dense<(.*)> : tensor<(\S+)x(\w+)>", text):
        yield f"dense<{match[1]}> : tensor<{match[2].replace('x', '')}x{match[3]}>"
        yield text.replace(match[3], "i32")
    yield from ANY_VALUES


# ---- Regions -----------------------------------------------------------------------

TYPE = re.compile(r"tensor<[^<>]*(?:<[^<>]*>[^<>]*)*>|!stablehlo\.token")
ARGUMENTS = re.compile(r"\^bb0\((.*)\):\n")
RETURN = re.compile(r'"stablehlo\.return"\((.*)\) : \((.*)\) -> \(\)')


def lists_near(types):
    """Lists of types near a list: one changed, dropped, repeated, or swapped."""
    for i, one in enumerate(types):
        for other in types_near(one):
            yield [*types[:i], other, *types[i + 1 :]]
        yield [*types[:i], *types[i + 1 :]]
        yield [*types[: i + 1], *types[i:]]
    yield [*types, "tensor<f32>"]
    yield list(reversed(types))


def regions_near(text):
    for old in sorted(set(TYPE.findall(text))):
        for other in types_near(old):
            yield text.replace(old, other)
    arguments = ARGUMENTS.search(text)
    returned = RETURN.search(text)
    if returned:
        takes = [split(a, ":")[1] for a in split(arguments[1])] if arguments else []
        gives = split(returned[2])
        for other in lists_near(takes):
            yield free_region(other, gives)
        for other in lists_near(gives):
            yield free_region(takes, other)
        yield free_region(takes, gives)
        yield text.replace(returned[0], "")
        yield text.replace(returned[0], f"{returned[0]}\n    {returned[0]}")
        yield text.replace(returned[0], returned[0].replace("stablehlo.return", "func.return"))
        yield text.replace(returned[0], f"{returned[0]}\n^bb1:\n    {returned[0]}")
        ops, _ = made(["tensor<f32>"])
        yield text.replace(returned[0], f"{ops}{returned[0]}")
    yield "{}"
    yield "{\n^bb0:\n}"


# ---- Ops -----------------------------------------------------------------------------


def with_item(items, index, other):
    return (*items[:index], *other, *items[index + 1 :])


def near_values(values, constants):
    """Lists of operands, or of result types, near a list."""
    for i, value in enumerate(values):
        if value.startswith("dense"):
            for other in attributes_near(value):
                if other.startswith("dense<"):
                    yield with_item(values, i, [other])
            yield with_item(values, i, [value.rpartition(" : ")[2]])
        else:
            for other in types_near(value):
                yield with_item(values, i, [other])
            parts = take_apart(value)
            if constants and parts and parts[0] and parts[1] in ("i32", "i64", "index"):
                for number in (-1, 0, 1, 2, 3):
                    yield with_item(values, i, [f"dense<{number}> : {value}"])
        yield with_item(values, i, [])
        yield with_item(values, i, [value, value])
        if i:
            yield (*values[: i - 1], values[i], values[i - 1], *values[i + 1 :])
    yield (*values, "tensor<f32>")
    yield (*values, "!stablehlo.token")
    yield ()


def everywhere(case):
    """One element type, or one size, changed wherever the op has it."""

    def changed(change):
        def of_text(text):
            return TYPE.sub(lambda match: change(match[0]), text)

        return dataclasses.replace(
            case,
            operands=tuple(of_text(t) for t in case.operands),
            results=tuple(of_text(t) for t in case.results),
            regions=tuple(of_text(t) for t in case.regions),
        )

    types = [t for text in (*case.operands, *case.results) for t in TYPE.findall(text)]
    parts = [p for p in map(take_apart, types) if p]
    for old in sorted({element for _, element, _ in parts}):
        for new in ELEMENTS:

            def change(text, old=old, new=new):
                if not (found := take_apart(text)) or found[1] != old:
                    return text
                return put_together(found[0], new, found[2])

            yield changed(change)
    for old in sorted({dim for dims, _, _ in parts for dim in dims or []}):
        for new in ("?", "0", "1", "5"):

            def change(text, old=old, new=new):
                if not (found := take_apart(text)) or not found[0]:
                    return text
                return put_together([new if d == old else d for d in found[0]], *found[1:])

            yield changed(change)
    yield changed(lambda t: put_together(["?"] * len(p[0]), p[1]) if (p := take_apart(t)) and p[0] else t)
    yield changed(lambda t: put_together(None, p[1]) if (p := take_apart(t)) else t)
    yield changed(lambda t: put_together([], p[1]) if (p := take_apart(t)) else t)


def variants(case, optional=()):
    """Every change of one piece. `optional` names attributes the op may have."""
    replace = dataclasses.replace
    yield case
    yield replace(case, inherent=False)
    for operands in near_values(case.operands, constants=True):
        yield replace(case, operands=operands)
    for results in near_values(case.results, constants=False):
        yield replace(case, results=results)
    for i, (name, text) in enumerate(case.attributes):
        for other in attributes_near(text):
            yield replace(case, attributes=with_item(case.attributes, i, [(name, other)]))
        yield replace(case, attributes=with_item(case.attributes, i, []))
    present = {name for name, _ in case.attributes}
    for name in sorted({*optional} - present):
        for other in ANY_VALUES:
            yield replace(case, attributes=(*case.attributes, (name, other)))
    yield replace(case, attributes=(*case.attributes, ("unheard_of", "1 : i64")))
    for i, region in enumerate(case.regions):
        for other in regions_near(region):
            yield replace(case, regions=with_item(case.regions, i, [other]))
        yield replace(case, regions=with_item(case.regions, i, []))
        yield replace(case, regions=with_item(case.regions, i, [region, region]))
    yield replace(case, regions=(*case.regions, "{}"))
    yield from everywhere(case)


def merged(base, first, second):
    """`base` with the changes of two variants; the second wins."""
    fields = {}
    for field in dataclasses.fields(Case):
        old = getattr(base, field.name)
        one, other = getattr(first, field.name), getattr(second, field.name)
        if isinstance(old, tuple) and len(old) == len(one) == len(other):
            fields[field.name] = tuple(
                o if o != b else f for b, f, o in zip(old, one, other)
            )
        else:
            fields[field.name] = other if other != old else one
    return Case(**fields)


def pairs(case, singles, count, rng):
    """Two changes at once, picked at random."""
    for _ in range(count):
        yield merged(case, rng.choice(singles), rng.choice(singles))
