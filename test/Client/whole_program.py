"""Compiles and runs programs that XLA's partitioner still has to cut.

Such a program is StableHLO text whose shapes are global and whose shardings
are Shardy's, as JAX prints it. `per_device.py` runs what comes after the cut.
"""

import numpy as np


def compile_whole(text, num_devices):
    """Compiles `text` for `num_devices` devices, partitioned by XLA."""
    from jax._src.interpreters import mlir
    from jax._src.lib import xla_client
    from jax.extend import backend as jax_backend
    from jaxlib.mlir import ir

    backend = jax_backend.get_backend("cpu")
    devices = tuple(backend.devices()[:num_devices])
    options = xla_client.CompileOptions()
    options.num_replicas = 1
    options.num_partitions = num_devices
    options.device_assignment = xla_client.DeviceAssignment.create(
        np.array([device.id for device in devices]).reshape(1, num_devices)
    )
    build = options.executable_build_options
    build.use_spmd_partitioning = True
    build.use_shardy_partitioner = True
    with mlir.make_ir_context():
        module = ir.Module.parse(text)
        arguments, results = signature(module)
        # The borders are cut as the program's own body wants them.
        build.allow_spmd_sharding_propagation_to_parameters = [True] * len(arguments)
        build.allow_spmd_sharding_propagation_to_output = [True] * len(results)
        executable = backend.compile_and_load(
            module, xla_client.DeviceList(devices), options
        )
    return executable, results


def signature(module):
    """The shapes of @main's arguments and results."""
    from jaxlib.mlir import ir

    for op in module.body.operations:
        if op.operation.name == "func.func" and op.name.value == "main":
            types = op.type
            return (
                [tuple(ir.RankedTensorType(t).shape) for t in types.inputs],
                [tuple(ir.RankedTensorType(t).shape) for t in types.results],
            )
    raise ValueError("the module has no function @main")


def run_whole(executable, result_shapes, arrays):
    """Runs on global numpy arrays and gives global numpy arrays back."""
    import jax
    from jax._src.sharding_impls import GSPMDSharding

    devices = tuple(executable.local_devices())
    placed = [
        jax.device_put(array, GSPMDSharding(devices, sharding))
        for array, sharding in zip(
            arrays, executable.get_parameter_shardings(), strict=True
        )
    ]
    results = executable.execute_sharded(placed).disassemble_into_single_device_arrays()
    return [
        np.asarray(
            jax.make_array_from_single_device_arrays(
                shape, GSPMDSharding(devices, sharding), shards
            )
        )
        for shape, sharding, shards in zip(
            result_shapes, executable.get_output_shardings(), results, strict=True
        )
    ]
