"""Writes StableHLO as JAX prints it, or the same module in generic form.

`Text` has a method for each operation the benchmark's programs use. Each puts
the custom form beside the attributes of the generic form, which an MLIR that
does not know StableHLO can read. Values are numbered alike in both, so the two
texts of a program are one module. `ops` counts operations, nested ones too.
"""

import collections

# The name as an operand, and the type, as text.
Value = collections.namedtuple("Value", "name type")

_CHANNEL = "channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>"


def tensor(shape, element):
    return f"tensor<{''.join(f'{size}x' for size in shape)}{element}>"


def _types(values):
    return ", ".join(value.type for value in values)


def _names(values):
    return ", ".join(value.name for value in values)


def _list(numbers):
    return f"[{', '.join(map(str, numbers))}]"


def _array(numbers):
    return f"array<i64: {', '.join(map(str, numbers))}>" if numbers else "array<i64>"


class Text:
    def __init__(self, write, generic):
        self.write = write
        self.generic = generic
        self.ops = 0
        self._restart_names()

    # ---- Names and lines ----------------------------------------------------

    def _restart_names(self):
        self._values = self._constants = self._arguments = 0

    def _value(self, type_):
        self._values += 1
        return Value(f"%{self._values - 1}", type_)

    def _argument(self, type_):
        self._arguments += 1
        return Value(f"%arg{self._arguments - 1}", type_)

    def _signature(self, operands, results):
        results = results[0] if len(results) == 1 else f"({', '.join(results)})"
        return f"({_types(operands)}) -> {results}"

    def _op(self, name, operands, type_, custom, attributes="", *, end=None, to=None):
        """One StableHLO operation of one result.

        `custom` is what follows the mnemonic in custom form, up to the colon;
        `end` is what follows the colon, a signature where nothing is given;
        `to` is the result's value where it is not simply the next one.
        """
        self.ops += 1
        result = to or self._value(type_)
        if self.generic:
            properties = f" <{{{attributes}}}>" if attributes else ""
            self.write(
                f'    {result.name} = "stablehlo.{name}"({_names(operands)})'
                f"{properties} : {self._signature(operands, [type_])}\n"
            )
        else:
            end = end or self._signature(operands, [type_])
            self.write(f"    {result.name} = stablehlo.{name}{custom} : {end}\n")
        return result

    def _region(self, name, element):
        """The region of a reduction; its names end with it."""
        scalar = tensor((), element)
        a, b, total = f"%arg{self._arguments}", f"%arg{self._arguments + 1}", "%total"
        self.ops += 2
        if self.generic:
            body = (
                f'      {total} = "stablehlo.{name}"({a}, {b}) : '
                f"({scalar}, {scalar}) -> {scalar}\n"
                f'      "stablehlo.return"({total}) : ({scalar}) -> ()\n'
            )
        else:
            body = (
                f"      {total} = stablehlo.{name} {a}, {b} : {scalar}\n"
                f"      stablehlo.return {total} : {scalar}\n"
            )
        return f"({{\n    ^bb0({a}: {scalar}, {b}: {scalar}):\n{body}    }})"

    # ---- Modules and functions ----------------------------------------------

    def begin_module(self, name, attributes):
        self.ops += 1
        if self.generic:
            self.write(f'"builtin.module"() <{{sym_name = "{name}"}}> ({{\n')
            self._module_end = f"}}) {{{attributes}}} : () -> ()\n"
        else:
            self.write(f"module @{name} attributes {{{attributes}}} {{\n")
            self._module_end = "}\n"

    def end_module(self):
        self.write(self._module_end)

    def begin_function(self, name, visibility, arguments, results):
        """Returns the arguments' values."""
        self.ops += 1
        self._restart_names()
        values = [self._argument(type_) for type_ in arguments]
        listed = ", ".join(f"{value.name}: {value.type}" for value in values)
        results = ", ".join(results)
        if self.generic:
            self.write(
                f'  "func.func"() <{{function_type = ({_types(values)}) -> '
                f'({results}), sym_name = "{name}", sym_visibility = '
                f'"{visibility}"}}> ({{\n  ^bb0({listed}):\n'
            )
        else:
            self.write(f"  func.func {visibility} @{name}({listed}) -> ({results}) {{\n")
        return values

    def end_function(self, values):
        self.ops += 1
        if self.generic:
            self.write(
                f'    "func.return"({_names(values)}) : ({_types(values)}) -> ()\n'
                "  }) : () -> ()\n"
            )
        else:
            self.write(f"    return {_names(values)} : {_types(values)}\n  }}\n")

    def call(self, name, operands, results):
        self.ops += 1
        pack = self._value("").name
        callee = f'"func.call"({_names(operands)}) <{{callee = @{name}}}>'
        if not self.generic:
            callee = f"call @{name}({_names(operands)})"
        self.write(
            f"    {pack}:{len(results)} = {callee} : "
            f"{self._signature(operands, results)}\n"
        )
        return [Value(f"{pack}#{i}", type_) for i, type_ in enumerate(results)]

    # ---- Operations on one device -------------------------------------------

    def constant(self, value, type_):
        self._constants += 1
        number = self._constants - 2
        result = Value(f"%cst_{number}" if number >= 0 else "%cst", type_)
        literal = f"dense<{value}>"
        return self._op(
            "constant", [], type_, f" {literal}", f"value = {literal} : {type_}",
            end=type_, to=result,
        )

    def same(self, name, *operands):
        """An operation whose operands and result have one type."""
        type_ = operands[0].type
        return self._op(name, operands, type_, f" {_names(operands)}", end=type_)

    def change(self, name, x, type_):
        """An operation with another type of result and no attributes."""
        return self._op(name, [x], type_, f" {x.name}")

    def broadcast(self, x, dimensions, type_):
        return self._op(
            "broadcast_in_dim", [x], type_, f" {x.name}, dims = {_list(dimensions)}",
            f"broadcast_dimensions = {_array(dimensions)}",
        )

    def transpose(self, x, permutation, type_):
        return self._op(
            "transpose", [x], type_, f" {x.name}, dims = {_list(permutation)}",
            f"permutation = {_array(permutation)}",
        )

    def slice(self, x, ranges, type_):
        starts, limits = zip(*ranges)
        listed = ", ".join(f"{start}:{limit}" for start, limit in ranges)
        return self._op(
            "slice", [x], type_, f" {x.name} [{listed}]",
            f"limit_indices = {_array(limits)}, start_indices = {_array(starts)}, "
            f"strides = {_array([1] * len(ranges))}",
        )

    def concatenate(self, operands, dimension, type_):
        return self._op(
            "concatenate", operands, type_, f" {_names(operands)}, dim = {dimension}",
            f"dimension = {dimension} : i64",
        )

    def iota(self, dimension, type_):
        return self._op(
            "iota", [], type_, f" dim = {dimension}",
            f"iota_dimension = {dimension} : i64", end=type_,
        )

    def compare(self, direction, kind, a, b, type_):
        return self._op(
            "compare", [a, b], type_, f"  {direction}, {a.name}, {b.name},  {kind}",
            f"compare_type = #stablehlo<comparison_type {kind}>, "
            f"comparison_direction = #stablehlo<comparison_direction {direction}>",
        )

    def select(self, condition, a, b):
        return self._op(
            "select", [condition, a, b], a.type,
            f" {condition.name}, {a.name}, {b.name}", end=f"{condition.type}, {a.type}",
        )

    def dot(self, a, b, batching, contracting, type_):
        """`batching` and `contracting` are pairs of lists of dimensions."""
        numbers = (
            f"lhs_contracting_dimensions = {_list(contracting[0])}, "
            f"rhs_contracting_dimensions = {_list(contracting[1])}"
        )
        custom = f"contracting_dims = {_list(contracting[0])} x {_list(contracting[1])}"
        if batching[0]:
            numbers = (
                f"lhs_batching_dimensions = {_list(batching[0])}, "
                f"rhs_batching_dimensions = {_list(batching[1])}, {numbers}"
            )
            custom = (
                f"batching_dims = {_list(batching[0])} x {_list(batching[1])}, {custom}"
            )
        return self._op(
            "dot_general", [a, b], type_,
            f" {a.name}, {b.name}, {custom}, precision = [DEFAULT, DEFAULT]",
            f"dot_dimension_numbers = #stablehlo.dot<{numbers}>, precision_config = "
            "[#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]",
        )

    def reduce(self, name, x, init, dimensions, type_):
        if not self.generic:
            self.ops += 2  # The region that "applies" stands for.
            return self._op(
                "reduce", [x, init], type_,
                f"({x.name} init: {init.name}) applies stablehlo.{name} across "
                f"dimensions = {_list(dimensions)}",
            )
        element = init.type[len("tensor<") : -1]
        return self._generic_with_region(
            "reduce", [x, init], type_, f"dimensions = {_array(dimensions)}",
            self._region(name, element),
        )

    # ---- Collectives, which JAX prints in generic form -----------------------

    def _generic_with_region(self, name, operands, type_, attributes, region=""):
        self.ops += 1
        result = self._value(type_)
        space = " " if region else ""
        self.write(
            f'    {result.name} = "stablehlo.{name}"({_names(operands)}) '
            f"<{{{attributes}}}>{space}{region} : "
            f"{self._signature(operands, [type_])}\n"
        )
        return result

    def all_reduce(self, x, groups, element):
        return self._generic_with_region(
            "all_reduce", [x], x.type,
            f"{_CHANNEL}, replica_groups = {groups}, use_global_device_ids",
            self._region("add", element),
        )

    def all_gather(self, x, type_, groups, dimension):
        return self._generic_with_region(
            "all_gather", [x], type_,
            f"all_gather_dim = {dimension} : i64, {_CHANNEL}, "
            f"replica_groups = {groups}, use_global_device_ids",
        )

    def reduce_scatter(self, x, type_, groups, dimension, element):
        return self._generic_with_region(
            "reduce_scatter", [x], type_,
            f"{_CHANNEL}, replica_groups = {groups}, "
            f"scatter_dimension = {dimension} : i64, use_global_device_ids",
            self._region("add", element),
        )
