//===- SdyAttrs.td - attributes of the sdy dialect ---*- tablegen -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An empty literal in an assembly format suppresses a space; the text printed is
// byte for byte Shardy's.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_STABLEHLO_IR_SDYATTRS
#define TUTTI_STABLEHLO_IR_SDYATTRS

include "mlir/IR/AttrTypeBase.td"
include "tutti/StableHLO/IR/SdyDialect.td"

class Sdy_Attr<string name, string attrMnemonic>
    : AttrDef<Sdy_Dialect, name> {
  let mnemonic = attrMnemonic;
}

//===----------------------------------------------------------------------===//
// Meshes and axes
//===----------------------------------------------------------------------===//

def Sdy_ManualAxes
    : ArrayOfAttr<Sdy_Dialect, "ManualAxes", "manual_axes", "::mlir::StringAttr"> {
  let summary = "axes along which a body is written for one device";
  let description = [{
    Names of mesh axes: `#sdy<manual_axes{"x", "y"}>`.
  }];
  let assemblyFormat = "`{` (`}`) : ($value^ `` `}`)?";
}

def Sdy_MeshAxis : Sdy_Attr<"MeshAxis", "mesh_axis"> {
  let summary = "one axis of a mesh: its name and its size";
  let description = [{
    Written `"x"=4` inside a mesh. The size is at least 1.
  }];
  let parameters = (ins StringRefParameter<"name">:$name, "int64_t":$size);
  let assemblyFormat = "`` $name `` `=` `` $size";
  let genVerifyDecl = 1;
}

def Sdy_Mesh : Sdy_Attr<"Mesh", "mesh"> {
  let summary = "a grid of devices with named axes";
  let description = [{
    The axes are ordered, the first one being major. Position `p` of the grid,
    counted row by row, holds device `device_ids[p]`, or device `p` where no
    ids are given.

    ```mlir
    #sdy.mesh<["x"=4, "y"=2]>
    #sdy.mesh<["x"=4, "y"=2], device_ids=[0, 1, 2, 3, 4, 5, 7, 6]>
    #sdy.mesh<[], device_ids=[3]>   // maximal: everything on device 3
    #sdy.mesh<[]>                   // empty: a placeholder
    ```

    Axis names are distinct. Device ids are a permutation of 0 to the number
    of devices less 1, and are left out where they would only count up.
  }];
  let parameters = (ins OptionalArrayRefParameter<"MeshAxisAttr">:$axes,
      OptionalArrayRefParameter<"int64_t">:$device_ids);
  let assemblyFormat = [{
    `<` `[` (`]`) : ($axes^ `]`)?
      (`,` `device_ids` `` `=` `` `[` $device_ids^ `]`)? `>`
  }];
  let genVerifyDecl = 1;
  let skipDefaultBuilders = 1;
  let builders = [AttrBuilder<(ins "::llvm::ArrayRef<MeshAxisAttr>":$axes,
      "::llvm::ArrayRef<int64_t>":$device_ids)>];
  let extraClassDeclaration = [{
    /// Whether the mesh stands for a single device.
    bool isMaximal() const {
      return getAxes().empty() && getDeviceIds().size() == 1;
    }
    /// The size of the axis of this name; none if there is no such axis.
    std::optional<int64_t> getAxisSize(::llvm::StringRef name) const;
    /// The position of the axis of this name; none if there is no such axis.
    std::optional<size_t> getAxisIndex(::llvm::StringRef name) const;
    /// The product of the axis sizes, or none if it exceeds int64_t.
    std::optional<int64_t> getNumDevices() const;
  }];
}

def Sdy_SubAxisInfo : Sdy_Attr<"SubAxisInfo", "sub_axis_info"> {
  let summary = "which part of an axis a sub-axis is";
  let description = [{
    Written `(pre)size`. An axis of size `n = pre * size * post` seen as a grid
    of these three sizes has the sub-axis as its middle dimension.
  }];
  let parameters = (ins "int64_t":$pre_size, "int64_t":$size);
  let assemblyFormat = "`(` $pre_size `)` `` $size";
}

def Sdy_AxisRef : Sdy_Attr<"AxisRef", "axis_ref"> {
  let summary = "an axis of a mesh, or a part of one";
  let description = [{
    Written `"x"` or, for a sub-axis, `"x":(2)4`.
  }];
  let parameters = (ins StringRefParameter<"axis name">:$name,
      OptionalParameter<"SubAxisInfoAttr">:$sub_axis_info);
  let assemblyFormat = "`` $name (`` `:` `` $sub_axis_info^)?";
  let extraClassDeclaration = [{
    /// As written: `"x"` or `"x":(2)4`.
    std::string toString() const;
    /// 1 for a full axis.
    int64_t getPreSize() const;
    /// The number of values the axis or sub-axis takes in `mesh`, which must
    /// have an axis of this name.
    int64_t getSize(MeshAttr mesh) const;
  }];
}

def Sdy_AxisRefs : OptionalArrayRefParameter<"AxisRefAttr">;

def Sdy_AxisRefList
    : ArrayOfAttr<Sdy_Dialect, "AxisRefList", "axis_ref_list", "AxisRefAttr"> {
  let summary = "axes of one dimension or of one collective";
  let description = [{
    `#sdy<axis_ref_list{"x", "y":(1)2}>`; no axis may overlap another.
  }];
  let assemblyFormat = "`{` (`}`) : ($value^ `` `}`)?";
}

def Sdy_ListOfAxisRefLists
    : ArrayOfAttr<Sdy_Dialect, "ListOfAxisRefLists", "list_of_axis_ref_lists",
                  "AxisRefListAttr"> {
  let summary = "axes for each dimension of a tensor";
  let description = [{
    `#sdy<list_of_axis_ref_lists[{"x"}, {} ]>`: one list for each dimension.
  }];
}

//===----------------------------------------------------------------------===//
// Shardings
//===----------------------------------------------------------------------===//

def Sdy_DimensionSharding : Sdy_Attr<"DimensionSharding", "dimension_sharding"> {
  let summary = "the axes that cut one dimension";
  let description = [{
    Axes from major to minor: `{"x", "y"}`. An open dimension, `{"x", ?}`, may
    be cut further by propagation. `p1` behind it is a priority; smaller
    numbers are propagated first.
  }];
  let parameters = (ins Sdy_AxisRefs:$axes, "bool":$is_closed,
      OptionalParameter<"std::optional<int64_t>">:$priority);
  let hasCustomAssemblyFormat = 1;
}

def Sdy_TensorSharding : Sdy_Attr<"TensorSharding", "sharding"> {
  let summary = "how a tensor is cut over a mesh";
  let description = [{
    Holds the mesh (the symbol of an `sdy.mesh`, or the mesh itself), one
    dimension sharding for each dimension, and the axes along which the tensor
    must stay replicated or is still unreduced (the devices hold summands):

    ```mlir
    #sdy.sharding<@mesh, [{"x"}, {"y":(1)2, ?}p1], replicated={"z"}, unreduced={"w"}>
    #sdy.sharding<mesh<["x"=2]>, [{}, {"x"} ]>
    ```

    Each axis is known to the mesh and used at most once; replicated and
    unreduced axes come in the order of the mesh.
  }];
  let parameters = (ins "::mlir::Attribute":$mesh_or_ref,
      OptionalArrayRefParameter<"DimensionShardingAttr">:$dim_shardings,
      Sdy_AxisRefs:$replicated_axes, Sdy_AxisRefs:$unreduced_axes);
  let assemblyFormat = [{
    `<` custom<MeshOrRef>($mesh_or_ref) `,` `[` (`]`) : ($dim_shardings^ `]`)? ``
    custom<ReplicatedAndUnreducedAxes>($replicated_axes, $unreduced_axes) `>`
  }];
  let extraClassDeclaration = [{
    int64_t getRank() const { return getDimShardings().size(); }
    /// The symbol of the mesh, or null where the mesh is written inline.
    ::mlir::FlatSymbolRefAttr getMeshSymbol() const {
      return ::llvm::dyn_cast<::mlir::FlatSymbolRefAttr>(getMeshOrRef());
    }
    /// The mesh; null if a symbol names none. Looks among the ops directly
    /// inside the module that holds `op`: linear in their number.
    MeshAttr getMesh(::mlir::Operation *op) const;
    /// The same, in time independent of the module's size.
    MeshAttr getMesh(::mlir::Operation *op,
                     ::mlir::SymbolTableCollection &symbolTables) const;
    /// Whether no dimension is cut.
    bool isFullyReplicated() const;
  }];
}

def Sdy_TensorShardingPerValue
    : Sdy_Attr<"TensorShardingPerValue", "sharding_per_value"> {
  let summary = "a sharding for each operand or each result";
  let description = [{
    `#sdy.sharding_per_value<[<@mesh, [{"x"} ]>, <@mesh, []>]>`
  }];
  let parameters = (ins
      OptionalArrayRefParameter<"TensorShardingAttr">:$shardings);
  let assemblyFormat = "`<` `[` (`]`) : ($shardings^ `]`)? `>`";
}

def Sdy_AllToAllParam : Sdy_Attr<"AllToAllParam", "all_to_all_param"> {
  let summary = "axes that an all-to-all moves between two dimensions";
  let description = [{
    `{"x"}: 0->2` moves axis x from cutting dimension 0 to cutting dimension 2.
  }];
  let parameters = (ins ArrayRefParameter<"AxisRefAttr">:$axes,
      "int64_t":$src_dim, "int64_t":$tgt_dim);
  let assemblyFormat =
      "`` `{` $axes `}` `` `:` $src_dim `` `->` `` $tgt_dim";
}

def Sdy_AllToAllParamList
    : ArrayOfAttr<Sdy_Dialect, "AllToAllParamList", "all_to_all_param_list",
                  "AllToAllParamAttr"> {
  let summary = "the moves of one all-to-all";
  let description = [{
    `[{"x"}: 0->2, {"y"}: 1->3]`
  }];
}

//===----------------------------------------------------------------------===//
// Sharding rules
//===----------------------------------------------------------------------===//

def Sdy_DimMapping : Sdy_Attr<"DimMapping", "dim_mapping"> {
  let summary = "the factors of one dimension";
  let description = [{
    Factors are numbered; 0 is written `i`, 1 `j`, up to 17 `z`, then `z_1`,
    `z_2`. `ij` is a dimension made of factor 0 (major) and factor 1.
  }];
  let parameters = (ins OptionalArrayRefParameter<"int64_t">:$factor_indices);
  let hasCustomAssemblyFormat = 1;
}

def Sdy_TensorMapping : Sdy_Attr<"TensorMapping", "tensor_mapping"> {
  let summary = "the factors of each dimension of a tensor";
  let description = [{
    `[i, jk]`: one dimension mapping for each dimension.
  }];
  let parameters = (ins
      OptionalArrayRefParameter<"DimMappingAttr">:$dim_mappings);
  let assemblyFormat = "`` `[` (`]`) : ($dim_mappings^ `]`)? ``";
}

def Sdy_OpShardingRule : Sdy_Attr<"OpShardingRule", "op_sharding_rule"> {
  let summary = "which dimensions of operands and results are cut together";
  let description = [{
    Dimensions that share a factor are cut along the same axes. The rule of a
    matrix multiplication:

    ```mlir
    #sdy.op_sharding_rule<([i, k], [k, j])->([i, j]) {i=8, j=16, k=4} reduction={k}>
    ```

    Factors may be marked `reduction` (cutting them leaves partial results),
    `need_replication`, `permutation` (cutting them costs a permute) and
    `blocked_propagation`. `custom` marks a rule given by the user.
  }];
  let parameters = (ins
      OptionalArrayRefParameter<"int64_t">:$factor_sizes,
      OptionalArrayRefParameter<"TensorMappingAttr">:$operand_mappings,
      OptionalArrayRefParameter<"TensorMappingAttr">:$result_mappings,
      OptionalArrayRefParameter<"int64_t">:$reduction_factors,
      OptionalArrayRefParameter<"int64_t">:$need_replication_factors,
      OptionalArrayRefParameter<"int64_t">:$permutation_factors,
      OptionalArrayRefParameter<"int64_t">:$blocked_propagation_factors,
      DefaultValuedParameter<"bool", "false">:$is_custom_rule);
  let assemblyFormat = [{
    `<` `(` $operand_mappings `)` `` `->` `` `(` $result_mappings `)` ``
    custom<FactorSizes>($factor_sizes) ``
    custom<FactorsWithType>($reduction_factors, "\"reduction\"") ``
    custom<FactorsWithType>($need_replication_factors, "\"need_replication\"") ``
    custom<FactorsWithType>($permutation_factors, "\"permutation\"") ``
    custom<FactorsWithType>($blocked_propagation_factors, "\"blocked_propagation\"") ``
    custom<IsCustomRule>($is_custom_rule) `>`
  }];
}

//===----------------------------------------------------------------------===//
// Records of propagation
//===----------------------------------------------------------------------===//

def Sdy_EdgeValueRef : Sdy_Attr<"EdgeValueRef", "edge_value_ref"> {
  let summary = "an operand or a result, by number";
  let description = [{
    `operand-0` or `result-1`.
  }];
  let parameters = (ins EnumParameter<Sdy_EdgeNodeType>:$type, "int64_t":$index);
  let hasCustomAssemblyFormat = 1;
}

def Sdy_AxisToPropagationDetails
    : Sdy_Attr<"AxisToPropagationDetails", "axis_to_propagation_details"> {
  let summary = "where an axis came from and where it went";
  let description = [{
    `{"x" = operand-0 -> [result-0]}`
  }];
  let parameters = (ins "AxisRefAttr":$axis_name, "EdgeValueRefAttr":$source,
      ArrayRefParameter<"EdgeValueRefAttr">:$targets);
  let assemblyFormat =
      "`{` $axis_name `=` $source `->` `[` `` $targets `]` `}`";
}

def Sdy_PropagationOneStep
    : Sdy_Attr<"PropagationOneStep", "propagation_one_step"> {
  let summary = "what one step of propagation did";
  let description = [{
    `{step-0 = [{"x" = operand-0 -> [result-0]} ]}`
  }];
  let parameters = (ins "int64_t":$step_index,
      ArrayRefParameter<"AxisToPropagationDetailsAttr">:$axis_entries);
  let hasCustomAssemblyFormat = 1;
}

def Sdy_PropagationEdges
    : ArrayOfAttr<Sdy_Dialect, "PropagationEdges", "propagation_edges",
                  "PropagationOneStepAttr"> {
  let summary = "what each step of propagation did to an op";
  let description = [{
    `#sdy.propagation_edges<[{step-0 = [{"x" = operand-0 -> [result-0]} ]} ]>`;
    steps are numbered from 0 and appear once.
  }];
  let assemblyFormat = "`<` `[` $value `]` `>`";
  let genVerifyDecl = 1;
}

#endif // TUTTI_STABLEHLO_IR_SDYATTRS
