"""The example programs, in the order they are listed and generated."""

from . import data_parallel, fsdp_tp, fsdp_tp_auto, mixture_of_experts, pipeline
from .example import Example

EXAMPLES = (
    Example("fsdp_tp", "fsdp_tp.mlir", "stablehlo", fsdp_tp.build),
    Example("fsdp_tp_spmd", "fsdp_tp_spmd.hlo", "hlo", fsdp_tp_auto.build),
    Example("data_parallel", "data_parallel.mlir", "stablehlo", data_parallel.build),
    Example(
        "mixture_of_experts",
        "mixture_of_experts.mlir",
        "stablehlo",
        mixture_of_experts.build,
    ),
    Example("pipeline", "pipeline.mlir", "stablehlo-debug", pipeline.build),
    Example(
        "pipeline_eval", "pipeline_eval.mlir", "stablehlo", pipeline.build_evaluation
    ),
)
