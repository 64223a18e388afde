//===- StableHLOAttrs.td - structured attributes ---*- tablegen -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_STABLEHLO_IR_STABLEHLOATTRS
#define TUTTI_STABLEHLO_IR_STABLEHLOATTRS

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/TensorEncoding.td"
include "tutti/StableHLO/IR/StableHLOEnums.td"

class StableHLO_Attr<string name, string attrMnemonic, list<Trait> traits = []>
    : AttrDef<StableHLO_Dialect, name, traits> {
  let mnemonic = attrMnemonic;
}

// A list of dimensions or sizes in square brackets; `?` is an unknown size.
def SHLO_Dims : ArrayRefParameter<"int64_t", "dimensions"> {
  let parser = "parseDims($_parser)";
  let printer = "printDims($_printer, $_self)";
}

//===----------------------------------------------------------------------===//
// Dimension numbers
//===----------------------------------------------------------------------===//

def StableHLO_GatherDimensionNumbersAttr
    : StableHLO_Attr<"GatherDimensionNumbers", "gather"> {
  let summary = "which dimension of a gather plays which part";
  let parameters = (ins
    SHLO_Dims:$offsetDims, SHLO_Dims:$collapsedSliceDims,
    SHLO_Dims:$operandBatchingDims, SHLO_Dims:$startIndicesBatchingDims,
    SHLO_Dims:$startIndexMap, "int64_t":$indexVectorDim);
  let hasCustomAssemblyFormat = 1;
}

def StableHLO_ScatterDimensionNumbersAttr
    : StableHLO_Attr<"ScatterDimensionNumbers", "scatter"> {
  let summary = "which dimension of a scatter plays which part";
  let parameters = (ins
    SHLO_Dims:$updateWindowDims, SHLO_Dims:$insertedWindowDims,
    SHLO_Dims:$inputBatchingDims, SHLO_Dims:$scatterIndicesBatchingDims,
    SHLO_Dims:$scatterDimsToOperandDims, "int64_t":$indexVectorDim);
  let hasCustomAssemblyFormat = 1;
}

def StableHLO_DotDimensionNumbersAttr
    : StableHLO_Attr<"DotDimensionNumbers", "dot"> {
  let summary = "batching and contracting dimensions of a dot_general";
  let parameters = (ins
    SHLO_Dims:$lhsBatchingDimensions, SHLO_Dims:$rhsBatchingDimensions,
    SHLO_Dims:$lhsContractingDimensions, SHLO_Dims:$rhsContractingDimensions);
  let hasCustomAssemblyFormat = 1;
}

def StableHLO_ConvDimensionNumbersAttr
    : StableHLO_Attr<"ConvDimensionNumbers", "conv"> {
  let summary = "which dimension of a convolution plays which part";
  let description = [{
    Printed as three lists, one for each of input, kernel and output, in the
    order of the tensor's dimensions: `b` is the batch, `f` the feature, `i`
    and `o` the input and output feature of the kernel, and a number is a
    spatial dimension. Example: `[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]`.
  }];
  let parameters = (ins
    "int64_t":$inputBatchDimension, "int64_t":$inputFeatureDimension,
    SHLO_Dims:$inputSpatialDimensions,
    "int64_t":$kernelInputFeatureDimension,
    "int64_t":$kernelOutputFeatureDimension,
    SHLO_Dims:$kernelSpatialDimensions,
    "int64_t":$outputBatchDimension, "int64_t":$outputFeatureDimension,
    SHLO_Dims:$outputSpatialDimensions);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}

//===----------------------------------------------------------------------===//
// How exact a result must be
//===----------------------------------------------------------------------===//

def StableHLO_DotAlgorithmAttr : StableHLO_Attr<"DotAlgorithm", "dot_algorithm"> {
  let summary = "the arithmetic a dot must use";
  let parameters = (ins
    "::mlir::Type":$lhsPrecisionType, "::mlir::Type":$rhsPrecisionType,
    "::mlir::Type":$accumulationType, "int64_t":$lhsComponentCount,
    "int64_t":$rhsComponentCount, "int64_t":$numPrimitiveOperations,
    "bool":$allowImpreciseAccumulation);
  let assemblyFormat = [{
    `<` `lhs_precision_type` `=` $lhsPrecisionType `,`
        `rhs_precision_type` `=` $rhsPrecisionType `,`
        `accumulation_type` `=` $accumulationType `,`
        `lhs_component_count` `=` $lhsComponentCount `,`
        `rhs_component_count` `=` $rhsComponentCount `,`
        `num_primitive_operations` `=` $numPrimitiveOperations `,`
        `allow_imprecise_accumulation` `=` $allowImpreciseAccumulation `>`
  }];
  let genVerifyDecl = 1;
}

def StableHLO_ResultAccuracyAttr
    : StableHLO_Attr<"ResultAccuracy", "result_accuracy"> {
  let summary = "how far a result may be from the exact value";
  let description = [{
    `atol`, `rtol` and `ulps` hold in mode `TOLERANCE` and are zero in the
    others.
  }];
  let parameters = (ins
    "::llvm::APFloat":$atol, "::llvm::APFloat":$rtol, "int64_t":$ulps,
    "::tutti::stablehlo::ResultAccuracyModeAttr":$mode);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
  let constBuilderCall =
      "::tutti::stablehlo::getResultAccuracy($_builder.getContext(), $0)";
}

//===----------------------------------------------------------------------===//
// Communication
//===----------------------------------------------------------------------===//

def StableHLO_ChannelHandleAttr
    : StableHLO_Attr<"ChannelHandle", "channel_handle"> {
  let summary = "number and kind of a communication channel";
  let parameters = (ins "int64_t":$handle, "int64_t":$type);
  let assemblyFormat = "`<` struct(params) `>`";
}

def StableHLO_SubAxisInfoAttr : StableHLO_Attr<"SubAxisInfo", "sub_axis_info"> {
  let summary = "a part of a mesh axis: (size before it) and its own size";
  let parameters = (ins "int64_t":$pre_size, "int64_t":$size);
  let assemblyFormat = "`(` $pre_size `)` `` $size";
}

def StableHLO_AxisRefAttr : StableHLO_Attr<"AxisRef", "axis_ref"> {
  let summary = "names a mesh axis, or a part of one";
  let parameters = (ins StringRefParameter<"name of the axis">:$name,
    OptionalParameter<"SubAxisInfoAttr">:$sub_axis_info);
  let assemblyFormat = "`<` struct(params) `>`";
}

def StableHLO_MeshAxisAttr : StableHLO_Attr<"MeshAxis", "mesh_axis"> {
  let summary = "name and size of one axis of a mesh";
  let parameters = (ins StringRefParameter<"name">:$name, "int64_t":$size);
  let assemblyFormat = "`<` struct(params) `>`";
}

def StableHLO_MeshAttr : StableHLO_Attr<"Mesh", "mesh"> {
  let summary = "devices laid out along named axes";
  let parameters = (ins ArrayRefParameter<"MeshAxisAttr">:$axes,
    OptionalParameter<"::mlir::DenseIntElementsAttr">:$device_ids);
  let assemblyFormat = [{
    `<` `axes` `` `=` `` `[` $axes `]`
        (`,` `device_ids` `` `=` `` $device_ids^)? `>`
  }];
}

def StableHLO_ReplicaGroupMeshAxesAttr
    : StableHLO_Attr<"ReplicaGroupMeshAxes", "replica_group_mesh_axes"> {
  let summary = "replica groups along axes of a mesh";
  let description = [{
    The groups are the lines of the mesh along `axes`: devices that differ in
    no other coordinate are in one group. `mesh` is a symbol or a `#mesh`.
  }];
  let parameters = (ins "::mlir::Attribute":$mesh, "::mlir::ArrayAttr":$axes);
  let assemblyFormat = "`<` struct(params) `>`";
  let genVerifyDecl = 1;
}

// Rank lists (a row a group, -1 pads a short one), or mesh axes.
def SHLO_ReplicaGroupsAttr : AnyAttrOf<
    [I64ElementsAttr, StableHLO_ReplicaGroupMeshAxesAttr]>;

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

def StableHLO_OutputOperandAliasAttr
    : StableHLO_Attr<"OutputOperandAlias", "output_operand_alias"> {
  let summary = "a custom call's output that reuses the memory of an operand";
  let parameters = (ins SHLO_Dims:$outputTupleIndices, "int64_t":$operandIndex,
                    SHLO_Dims:$operandTupleIndices);
  let assemblyFormat = [{
    `<` `output_tuple_indices` `=` $outputTupleIndices `,`
        `operand_index` `=` $operandIndex `,`
        `operand_tuple_indices` `=` $operandTupleIndices `>`
  }];
}

def StableHLO_BoundsAttr : StableHLO_Attr<"Bounds", "bounds", [
    DeclareAttrInterfaceMethods<VerifiableTensorEncoding>]> {
  let summary = "upper bounds of a tensor's unknown dimensions";
  let description = [{
    An encoding of a tensor type, with one entry a dimension: the bound, or
    `?` where the dimension is known or has no bound. The longer spelling
    `#stablehlo.type_extensions<bounds = [3, ?]>` is read too.
  }];
  let parameters = (ins ArrayRefParameter<"int64_t">:$bounds);
  let hasCustomAssemblyFormat = 1;
}

def SHLO_IndexList : Attr<And<[
    IndexElementsAttr.predicate,
    CPred<"::llvm::cast<::mlir::DenseIntElementsAttr>($_self)"
          ".getType().getRank() == 1">]>,
    "a 1D tensor of index type"> {
  let storageType = IndexElementsAttr.storageType;
  let returnType = IndexElementsAttr.returnType;
  let convertFromStorage = IndexElementsAttr.convertFromStorage;
}
def SHLO_LayoutsAttr : TypedArrayAttrBase<SHLO_IndexList, "array of layouts">;
def SHLO_TilingAttr : TypedArrayAttrBase<SHLO_IndexList, "a tiling">;
def SHLO_TilingsAttr : TypedArrayAttrBase<SHLO_TilingAttr, "array of tilings">;
def SHLO_SymbolsAttr
    : TypedArrayAttrBase<FlatSymbolRefAttr, "array of symbol references"> {
  let constBuilderCall = "::mlir::ArrayAttr::get($_builder.getContext(), $0)";
}
def SHLO_AliasesAttr : TypedArrayAttrBase<
    StableHLO_OutputOperandAliasAttr, "array of output and operand aliases">;

#endif // TUTTI_STABLEHLO_IR_STABLEHLOATTRS
