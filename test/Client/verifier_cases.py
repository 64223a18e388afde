"""Well-formed ops to try the verifiers with, taken from programs.

A case is one op in pieces, each of them text: operand types, attributes,
regions, result types. verifier_variants.py changes the pieces.
"""

import dataclasses
import re

from jaxlib.mlir import ir


@dataclasses.dataclass(frozen=True)
class Case:
    """One op. An operand is a type, or the constant that the value is."""

    name: str
    operands: tuple
    attributes: tuple  # of (name, text)
    regions: tuple
    results: tuple
    prelude: str = ""  # what the module holds beside the op's function
    inherent: bool = True  # attributes stand in <{}>, not in {}

    def __str__(self):
        arguments, lines, uses, types = [], [], [], []
        for number, operand in enumerate(self.operands):
            value = f"%i{number}"
            uses.append(value)
            if operand.startswith("dense"):
                types.append(operand.rpartition(" : ")[2])
                lines.append(
                    f'  {value} = "stablehlo.constant"() <{{value = {operand}}}>'
                    f" : () -> {types[-1]}"
                )
            else:
                types.append(operand)
                arguments.append(f"{value}: {operand}")
        attributes = ", ".join(f"{k} = {v}" if v else k for k, v in self.attributes)
        if attributes and self.inherent:
            attributes = f" <{{{attributes}}}>"
        regions = f" ({', '.join(self.regions)})" if self.regions else ""
        discardable = ""
        if attributes and not self.inherent:
            attributes, discardable = "", f" {{{attributes}}}"
        results = f"%o:{len(self.results)} = " if self.results else ""
        lines.append(
            f'  {results}"{self.name}"({", ".join(uses)}){attributes}{regions}'
            f"{discardable} : ({', '.join(types)}) -> ({', '.join(self.results)})"
        )
        body = "\n".join(lines)
        return (
            f"{self.prelude}func.func @f({', '.join(arguments)}) {{\n{body}\n"
            "  func.return\n}"
        )


# ---- Cases from programs -------------------------------------------------------

OPENING, CLOSING = "([{<", ")]}>"


def split(text, separator=","):
    """The parts of a list, whose elements may hold brackets and strings."""
    parts, depth, start, quoted = [], 0, 0, False
    for i, c in enumerate(text):
        if c == '"' and text[i - 1 : i] != "\\":
            quoted = not quoted
        elif quoted:
            continue
        elif c in OPENING:
            depth += 1
        elif c in CLOSING and text[i - 1 : i + 1] != "->":
            depth -= 1
        elif c == separator and depth == 0:
            parts.append(text[start:i].strip())
            start = i + 1
    last = text[start:].strip()
    return parts + [last] if last or parts else []


def enclosed(text, start):
    """The text in the brackets that open at `start`, and where it ends."""
    depth, quoted = 0, False
    for i in range(start, len(text)):
        c = text[i]
        if c == '"' and text[i - 1] != "\\":
            quoted = not quoted
        elif quoted:
            continue
        elif c in OPENING:
            depth += 1
        elif c in CLOSING and text[i - 1 : i + 1] != "->":
            depth -= 1
            if depth == 0:
                return text[start + 1 : i], i + 1
    raise ValueError(f"no end of {text[start:start + 40]}")


def pieces_of(op):
    """The op's attributes and regions as generic text."""
    text = op.get_asm(print_generic_op_form=True, use_local_scope=True)
    attributes, regions = [], ()
    # The operands, the attributes if there are any, and then the regions.
    _, position = enclosed(text, text.index("("))
    if text[position:].startswith(" <"):
        inside, position = enclosed(text, position + 1)
        for one in split(inside[1:-1]):
            name, _, value = one.partition(" = ")
            attributes.append((name, value))
    if text[position:].startswith(" ("):
        inside, _ = enclosed(text, position + 1)
        regions = tuple(split(inside))
    return tuple(attributes), regions


def made(types):
    """Ops that make values of any types, their names, and the types."""
    names = [f"%made{i}" for i in range(len(types))]
    ops = "".join(
        f'    {name} = "stablehlo.custom_call"() <{{call_target_name = "make"}}> : () -> {t}\n'
        for name, t in zip(names, types)
    )
    return ops, names


def free_region(arguments, returned):
    """A region whose arguments and returned values have nothing in common."""
    header = ""
    if arguments:
        header = "^bb0(" + ", ".join(f"%p{i}: {t}" for i, t in enumerate(arguments)) + "):\n"
    ops, names = made(returned)
    return (
        f"{{\n{header}{ops}"
        f'    "stablehlo.return"({", ".join(names)}) : ({", ".join(returned)}) -> ()\n  }}'
    )


def on_its_own(region, text):
    """The text of a region, or another of its types if it uses outer values."""
    used = set(re.findall(r"%[\w#]+", text))
    defined = set(re.findall(r"(%\w+)(?::\d+ =| =|: )", text))
    if {value.partition("#")[0] for value in used} <= defined:
        return text
    block = region.blocks[0]
    returned = block.operations[len(block.operations) - 1].operands
    return free_region([str(a.type) for a in block.arguments], [str(v.type) for v in returned])


def case_of(op, prelude):
    operands = []
    for value in op.operands:
        owner = value.owner if isinstance(value.owner, ir.Operation) else None
        if owner is not None and owner.name == "stablehlo.constant":
            operands.append(pieces_of(owner)[0][0][1])
        else:
            operands.append(str(value.type))
    attributes, regions = pieces_of(op)
    regions = tuple(on_its_own(r, text) for r, text in zip(op.regions, regions))
    results = tuple(str(value.type) for value in op.results)
    return Case(op.name, tuple(operands), attributes, regions, results, prelude)


def parse_known(text, context):
    """The module without the functions that `context` rejects, and their names."""
    rejected = []
    while True:
        try:
            return ir.Module.parse(text, context), rejected
        except ir.MLIRError as error:
            lines = text.splitlines()
            starts = [i for i, line in enumerate(lines) if line.startswith("func.func")]
            bad = int(re.search(r":(\d+):\d+", str(error.error_diagnostics[0].location))[1])
            first = max(i for i in starts if i < bad)
            last = lines.index("}", first)
            rejected.append(re.search(r"@(\w+)", lines[first])[1])
            text = "\n".join(lines[:first] + lines[last + 1 :])


def cases_of(text, context):
    """A case for each op of the two dialects, and the functions left out."""
    module, rejected = parse_known(text, context)
    symbols, found = {}, []

    def visit(op):
        if op.name.startswith(("stablehlo.", "chlo.")) and op.name != "stablehlo.return":
            case = case_of(op, "")
            names = re.findall(r"@(\w+)", " ".join(text for _, text in case.attributes))
            prelude = "".join(symbols[name] for name in symbols if name in names)
            found.append(dataclasses.replace(case, prelude=prelude))
        return ir.WalkResult.ADVANCE

    for op in module.body.operations:
        name = ir.StringAttr(op.attributes["sym_name"]).value
        symbols[name] = op.operation.get_asm(print_generic_op_form=True) + "\n"
    module.operation.walk(visit)
    return found, rejected
