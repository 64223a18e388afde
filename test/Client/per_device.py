"""Compiles and runs per-device programs with JAX's XLA, and cuts arrays.

A per-device program is one whose shapes are already those of one device:
StableHLO text such as `tutti-opt --sdy-inline-manual-computation` prints, or
HLO text dumped after XLA's partitioner. XLA would partition such a program
again; here its partitioner is switched off, so that device `d` runs the text
as it stands, with `partition_id` = d.

    devices = per_device.use_devices(8)      # before JAX is used
    text = open("step.mlir").read()
    program = per_device.read(text)          # meshes, shardings of @main
    executable = per_device.compile_per_device(text, 8)
    shards = [program.split_argument(i, a) for i, a in enumerate(arrays)]
    results = per_device.run(executable, shards)
    arrays = [program.join_result(i, r) for i, r in enumerate(results)]

Arguments and results of `run` are lists, one item per argument or result, of
lists, one numpy array per device.
"""

import dataclasses
import itertools
import os
import re

import numpy as np


def use_devices(count):
    """Makes `count` CPU devices; call before JAX creates its backend."""
    os.environ["JAX_PLATFORMS"] = "cpu"
    flag = f"--xla_force_host_platform_device_count={count}"
    if flag not in os.environ.get("XLA_FLAGS", ""):
        os.environ["XLA_FLAGS"] = (os.environ.get("XLA_FLAGS", "") + " " + flag).strip()
    import jax

    devices = jax.devices()
    if len(devices) < count:
        raise RuntimeError(f"JAX has {len(devices)} devices, {count} are needed")
    return devices[:count]


# ---- Compiling and running --------------------------------------------------


def _as_stablehlo(text):
    """The text itself, or the StableHLO of HLO text."""
    if not text.lstrip().startswith("HloModule"):
        return text
    import hlo_groups
    from jax._src.lib import _jax, xla_client

    module = xla_client.hlo.hlo_module_from_text(hlo_groups.expand(text))
    computation = xla_client.XlaComputation(module.as_serialized_hlo_module_proto())
    return _jax.mlir.xla_computation_to_mlir_module(computation)


def compile_per_device(text, num_devices, num_replicas=1):
    """Compiles `text` for `num_devices` devices without partitioning it.

    The devices are `num_replicas` replicas of num_devices / num_replicas
    partitions each.
    """
    from jax._src.lib import xla_client
    from jax.extend import backend as jax_backend

    if num_devices % num_replicas:
        raise ValueError(f"{num_devices} devices are not {num_replicas} equal replicas")
    partitions = num_devices // num_replicas
    backend = jax_backend.get_backend("cpu")
    devices = tuple(backend.devices()[:num_devices])
    options = xla_client.CompileOptions()
    options.num_replicas = num_replicas
    options.num_partitions = partitions
    options.device_assignment = xla_client.DeviceAssignment.create(
        np.array([d.id for d in devices]).reshape(num_replicas, partitions)
    )
    build = options.executable_build_options
    # XLA's CPU compiler refuses several partitions without its partitioner, so
    # the partitioner is asked for, and its passes are taken out.
    build.use_spmd_partitioning = True
    build.use_shardy_partitioner = False
    # Setting this drops what XLA_FLAGS takes out, and reading it gives garbage.
    disabled = re.findall(
        r"--xla_disable_hlo_passes=(\S+)", os.environ.get("XLA_FLAGS", "")
    )
    build.debug_options.xla_disable_hlo_passes = ",".join(
        [*disabled, "spmd-partitioning", "sharding-propagation"]
    )
    return backend.compile_and_load(
        _as_stablehlo(text), xla_client.DeviceList(devices), options
    )


def _to_device_array(shards, devices):
    """One JAX array whose shards are exactly the given ones."""
    import jax
    from jax.sharding import Mesh, NamedSharding, PartitionSpec

    shards = [np.asarray(s) for s in shards]
    first = shards[0]
    if len(shards) != len(devices):
        raise ValueError(f"{len(shards)} shards were given for {len(devices)} devices")
    for device, shard in enumerate(shards):
        if shard.shape != first.shape or shard.dtype != first.dtype:
            raise ValueError(
                f"the shard of device {device} is {shard.dtype}{shard.shape}, that of "
                f"device 0 {first.dtype}{first.shape}; all must be the same"
            )
    mesh = Mesh(np.array(devices), ("device",))
    if first.ndim:
        spec = PartitionSpec("device")
        shape = (first.shape[0] * len(devices),) + first.shape[1:]
    else:
        spec, shape = PartitionSpec(), ()
    return jax.make_array_from_single_device_arrays(
        shape,
        NamedSharding(mesh, spec),
        [jax.device_put(s, d) for s, d in zip(shards, devices)],
    )


def run(executable, arguments):
    """Runs; `arguments[i][d]` is argument i on device d, as are the results."""
    devices = executable.local_devices()
    arrays = [_to_device_array(shards, devices) for shards in arguments]
    results = executable.execute_sharded(arrays).disassemble_into_single_device_arrays()
    place = {device: i for i, device in enumerate(devices)}
    ordered = []
    for shards in results:
        by_device = [None] * len(devices)
        for shard in shards:
            by_device[place[list(shard.devices())[0]]] = np.asarray(shard)
        ordered.append(by_device)
    return ordered


# ---- Meshes and shardings ---------------------------------------------------


@dataclasses.dataclass(frozen=True)
class Mesh:
    """Axes in order, major first, and the device at each linear position."""

    axes: tuple  # of (name, size)
    device_ids: tuple

    @staticmethod
    def parse(text):
        """Reads `<["x"=4, "y"=2], device_ids=[...]>`, with or without prefix."""
        axes = tuple((n, int(s)) for n, s in re.findall(r'"([^"]+)"\s*=\s*(\d+)', text))
        ids = re.search(r"device_ids\s*=\s*\[([^\]]*)\]", text)
        size = int(np.prod([s for _, s in axes], dtype=np.int64))
        order = range(size) if not ids else map(int, ids.group(1).split(","))
        return Mesh(axes, tuple(order))

    @property
    def num_devices(self):
        return len(self.device_ids)

    def coordinates(self):
        """For each device id, its coordinate on each axis, by axis name."""
        result = {}
        sizes = [range(size) for _, size in self.axes]
        for device, place in zip(self.device_ids, itertools.product(*sizes)):
            result[device] = dict(zip((name for name, _ in self.axes), place))
        return result


def _axis_references(text, mesh):
    """Reads `"x", "y":(2)4`: a list of (name, step, size), major first."""
    full = dict(mesh.axes)
    result = []
    for name, before, size in re.findall(r'"([^"]+)"(?:\s*:\s*\((\d+)\)(\d+))?', text):
        if name not in full:
            raise ValueError(f'axis "{name}" is not in the mesh {mesh.axes}')
        before, size = int(before or 1), int(size or full[name])
        # A sub-axis counts `size` values, each `step` apart.
        result.append((name, full[name] // (before * size), size))
    return result


def _dimension_axes(sharding, mesh):
    """The axes that cut each dimension, from the text of a sharding."""
    text = re.sub(r"^.*?(@[\w.$-]+|mesh<.*?>)\s*,", "", sharding.strip(), count=1, flags=re.S)
    start = text.index("[")
    depth, end = 0, start
    for end in range(start, len(text)):
        depth += {"[": 1, "]": -1}.get(text[end], 0)
        if not depth:
            break
    return [
        _axis_references(group, mesh)
        for group in re.findall(r"\{([^}]*)\}", text[start : end + 1])
    ]


def _slices(local_shape, sharding, mesh):
    """For each device id, the slice of the global array it holds."""
    dimensions = _dimension_axes(sharding, mesh)
    if len(dimensions) != len(local_shape):
        raise ValueError(f"{sharding} does not fit an array of rank {len(local_shape)}")
    result = {}
    for device, place in mesh.coordinates().items():
        cut = []
        for length, axes in zip(local_shape, dimensions):
            index = 0
            for name, step, size in axes:
                index = index * size + place[name] // step % size
            cut.append(slice(index * length, (index + 1) * length))
        result[device] = tuple(cut)
    return result


def _counts(sharding, mesh):
    """Into how many parts each dimension is cut."""
    return [
        int(np.prod([size for _, _, size in axes], dtype=np.int64))
        for axes in _dimension_axes(sharding, mesh)
    ]


def split(array, sharding, mesh):
    """The part of the global `array` on each device, as a list by device."""
    array = np.asarray(array)
    counts = _counts(sharding, mesh)
    if len(counts) != array.ndim:
        raise ValueError(f"{sharding} does not fit an array of rank {array.ndim}")
    for length, count in zip(array.shape, counts):
        if length % count:
            raise ValueError(f"a dimension of {length} cannot be cut into {count} parts")
    local = [length // count for length, count in zip(array.shape, counts)]
    slices = _slices(local, sharding, mesh)
    # A copy of its own for each device; 0-d arrays stay arrays.
    return [np.array(array[slices[d]]) for d in range(mesh.num_devices)]


def join(shards, sharding, mesh, check_replicas=True):
    """The global array that `shards`, a list by device, are the parts of.

    Where several devices hold the same part, they must hold the same bits
    unless `check_replicas` is false; then the lowest device counts.
    """
    shards = [np.asarray(s) for s in shards]
    local = shards[0].shape
    slices = _slices(local, sharding, mesh)
    counts = _counts(sharding, mesh)
    result = np.zeros([n * c for n, c in zip(local, counts)], shards[0].dtype)
    holder = {}
    for device, shard in enumerate(shards):
        key = tuple(s.start for s in slices[device])
        if key not in holder:
            holder[key] = device
            result[slices[device]] = shard
        elif check_replicas and shards[holder[key]].tobytes() != shard.tobytes():
            raise ValueError(
                f"devices {holder[key]} and {device} hold the same part of {sharding} "
                "and differ"
            )
    return result


# ---- What a program's text says ---------------------------------------------


@dataclasses.dataclass
class Program:
    """The meshes of a module, and how arguments and results of @main are cut."""

    meshes: dict
    arguments: list  # of sharding texts, None where the argument carries none
    results: list

    def _mesh(self, sharding):
        inlined = re.search(r"mesh<.*?>", sharding)
        if inlined:
            return Mesh.parse(inlined.group(0))
        return self.meshes[re.search(r"@([\w.$-]+)", sharding).group(1)]

    def split_argument(self, index, array):
        sharding = self.arguments[index]
        return split(array, sharding, self._mesh(sharding))

    def join_result(self, index, shards, check_replicas=True):
        sharding = self.results[index]
        return join(shards, sharding, self._mesh(sharding), check_replicas)


def read(text):
    """Reads the meshes and the `tutti.sharding` attributes of a module."""
    from jax._src.interpreters import mlir
    from jaxlib.mlir import ir

    with mlir.make_ir_context():
        module = ir.Module.parse(text)
        meshes, main = {}, None
        for op in module.body.operations:
            name = op.operation.name
            if name == "sdy.mesh":
                meshes[op.sym_name.value] = Mesh.parse(str(op.attributes["mesh"]))
            elif name == "func.func" and op.name.value == "main":
                main = op
        if main is None:
            raise ValueError("the module has no function @main")

        def shardings(key, count):
            if key not in main.attributes:
                return [None] * count
            dictionaries = [ir.DictAttr(d) for d in ir.ArrayAttr(main.attributes[key])]
            return [
                str(d["tutti.sharding"]) if "tutti.sharding" in d else None
                for d in dictionaries
            ]

        return Program(
            meshes,
            shardings("arg_attrs", len(main.type.inputs)),
            shardings("res_attrs", len(main.type.results)),
        )
