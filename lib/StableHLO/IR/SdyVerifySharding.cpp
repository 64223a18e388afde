//===- SdyVerifySharding.cpp - what makes a sharding valid ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SdyVerify.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace tutti::sdy;

//===----------------------------------------------------------------------===//
// Axes
//===----------------------------------------------------------------------===//

AxisPart::AxisPart(AxisRefAttr reference, MeshAttr mesh)
    : axis(mesh.getAxisIndex(reference.getName()).value_or(0)),
      begin(reference.getPreSize()), end(begin * reference.getSize(mesh)) {}

bool AxisPart::overlaps(const AxisPart &other) const {
  // An axis of size 1 covers nothing, and is still the same axis.
  return *this == other ||
         (axis == other.axis && begin < other.end && other.begin < end);
}

/// Whether this is a whole axis, or a proper part of one, of the given size.
static bool isProperPart(AxisRefAttr axis, int64_t axisSize) {
  SubAxisInfoAttr part = axis.getSubAxisInfo();
  int64_t end;
  return !part || (part.getPreSize() >= 1 && part.getSize() > 1 &&
                   part.getSize() < axisSize &&
                   !llvm::MulOverflow(part.getPreSize(), part.getSize(), end) &&
                   axisSize % end == 0);
}

static LogicalResult verifySubAxis(AxisRefAttr axis, int64_t axisSize,
                                   EmitError emitError) {
  if (isProperPart(axis, axisSize))
    return success();
  return emitError() << "sub-axis " << axis.toString()
                     << " is no proper part of axis \"" << axis.getName()
                     << "\" of size " << axisSize
                     << "; in \"axis\":(pre)size, pre is at least 1, size at "
                        "least 2 and less than the axis, and pre*size divides "
                        "the axis";
}

bool tutti::sdy::hasValidAxes(TensorShardingAttr sharding, MeshAttr mesh) {
  auto isValid = [&](AxisRefAttr axis) {
    std::optional<int64_t> size = mesh.getAxisSize(axis.getName());
    return size && isProperPart(axis, *size);
  };
  return llvm::all_of(sharding.getReplicatedAxes(), isValid) &&
         llvm::all_of(sharding.getUnreducedAxes(), isValid) &&
         llvm::all_of(sharding.getDimShardings(),
                      [&](DimensionShardingAttr dimension) {
                        return llvm::all_of(dimension.getAxes(), isValid);
                      });
}

LogicalResult AxisChecker::add(ArrayRef<AxisRefAttr> axes) {
  AxisRefAttr previous;
  for (AxisRefAttr axis : axes) {
    std::optional<int64_t> size = mesh.getAxisSize(axis.getName());
    if (!size)
      return emitError() << "axis \"" << axis.getName()
                         << "\" is not an axis of its mesh " << mesh;
    if (failed(verifySubAxis(axis, *size, emitError)))
      return failure();
    AxisPart part(axis, mesh);
    for (auto &[other, reference] : seen)
      if (part.overlaps(other))
        return emitError() << "axis " << axis.toString() << " overlaps "
                           << reference.toString()
                           << ", expected each axis to be used once";
    if (previous && axis.getSubAxisInfo() && previous.getSubAxisInfo() &&
        previous.getName() == axis.getName() &&
        AxisPart(previous, mesh).end == part.begin)
      return emitError() << "sub-axes " << previous.toString() << " and "
                         << axis.toString()
                         << " follow one another, expected them to be written "
                            "as one";
    seen.push_back({part, axis});
    previous = axis;
  }
  return success();
}

LogicalResult AxisChecker::addInMeshOrder(ArrayRef<AxisRefAttr> axes,
                                          StringRef what) {
  size_t first = seen.size();
  if (failed(add(axes)))
    return failure();
  for (size_t i = first + 1; i < seen.size(); ++i) {
    auto &[left, leftAxis] = seen[i - 1];
    auto &[right, rightAxis] = seen[i];
    if (std::tie(left.axis, left.begin) > std::tie(right.axis, right.begin))
      return emitError() << what << " axes have " << leftAxis.toString()
                         << " before " << rightAxis.toString()
                         << ", expected the order of the mesh " << mesh;
  }
  return success();
}

/// An axis along which a body is manual cannot be named inside of it.
static LogicalResult verifyNoBoundAxis(TensorShardingAttr sharding,
                                       Operation *op, EmitError emitError) {
  auto parent = op->getParentOfType<ManualComputationOp>();
  auto check = [&](ArrayRef<AxisRefAttr> axes) -> LogicalResult {
    for (AxisRefAttr axis : axes)
      for (auto bound = parent; bound;
           bound = bound->getParentOfType<ManualComputationOp>())
        for (StringAttr manual : bound.getManualAxes())
          if (manual.getValue() == axis.getName()) {
            InFlightDiagnostic diagnostic = emitError();
            diagnostic << "axis \"" << axis.getName()
                       << "\" is manual here, expected only axes that no "
                          "enclosing 'sdy.manual_computation' has bound";
            diagnostic.attachNote(bound.getLoc()) << "bound here";
            return diagnostic;
          }
    return success();
  };
  if (!parent)
    return success();
  for (DimensionShardingAttr dimension : sharding.getDimShardings())
    if (failed(check(dimension.getAxes())))
      return failure();
  if (failed(check(sharding.getReplicatedAxes())))
    return failure();
  return check(sharding.getUnreducedAxes());
}

//===----------------------------------------------------------------------===//
// Shardings
//===----------------------------------------------------------------------===//

/// A value without dimensions to cut has a sharding that says nothing.
static LogicalResult verifySaysNothing(TensorShardingAttr sharding,
                                       StringRef why, EmitError emitError) {
  if (sharding.getRank() == 0 && sharding.getReplicatedAxes().empty() &&
      sharding.getUnreducedAxes().empty())
    return success();
  return emitError() << "sharding has dimensions or axes, expected none: "
                     << why;
}

LogicalResult tutti::sdy::verifySharding(TensorShardingAttr sharding, Type type,
                                         MeshAttr mesh, Operation *op,
                                         EmitError emitError) {
  if (!mesh)
    return emitError() << "mesh " << sharding.getMeshOrRef()
                       << " is not declared, expected an 'sdy.mesh' of that "
                          "name in the module";
  if (mesh.isMaximal())
    return verifySaysNothing(sharding, "the mesh is a single device",
                             emitError);
  if (!type)
    return verifySaysNothing(sharding, "the op has no results", emitError);
  if (auto tuple = dyn_cast<TupleType>(type)) {
    if (tuple.size() != 1)
      return emitError() << "value is a tuple of " << tuple.size()
                         << ", expected a tuple of 1; shard its elements "
                            "instead";
    type = tuple.getType(0);
  }
  auto shaped = dyn_cast<ShapedType>(type);
  if (!shaped)
    return verifySaysNothing(sharding, "the value has no shape", emitError);
  if (!shaped.hasRank())
    return emitError() << "value has type " << type
                       << ", expected a rank to match the sharding's "
                       << sharding.getRank() << " dimensions";
  if (shaped.getRank() != sharding.getRank())
    return emitError() << "sharding has " << sharding.getRank()
                       << " dimensions, expected " << shaped.getRank()
                       << " for type " << type;

  AxisChecker checker(mesh, emitError);
  for (auto [index, dimension] : llvm::enumerate(sharding.getDimShardings())) {
    if (dimension.getPriority() && dimension.getIsClosed() &&
        dimension.getAxes().empty())
      return emitError() << "dimension " << index << " has priority p"
                         << *dimension.getPriority()
                         << " but neither axes nor '?', expected one of them";
    if (failed(checker.add(dimension.getAxes())))
      return failure();
  }
  if (failed(
          checker.addInMeshOrder(sharding.getReplicatedAxes(), "replicated")) ||
      failed(checker.addInMeshOrder(sharding.getUnreducedAxes(), "unreduced")))
    return failure();
  return verifyNoBoundAxis(sharding, op, emitError);
}

LogicalResult tutti::sdy::verifyShardings(TensorShardingPerValueAttr shardings,
                                          TypeRange types, Operation *op,
                                          StringRef what, FindMesh findMesh) {
  ArrayRef<TensorShardingAttr> list = shardings.getShardings();
  auto verifyOne = [&](size_t index, Type type) {
    return verifySharding(list[index], type, findMesh(list[index]), op,
                          [&]() -> InFlightDiagnostic {
                            return op->emitOpError()
                                   << what << " " << index << ": ";
                          });
  };
  // An op without results may be given to a device, or to all.
  if (types.empty() && list.size() == 1 && list.front().isFullyReplicated())
    return verifyOne(0, Type());
  if (list.size() != types.size())
    return op->emitOpError()
           << "has " << list.size() << " " << what << " shardings, expected "
           << types.size() << ", one for each " << what;
  for (auto [index, type] : llvm::enumerate(types))
    if (failed(verifyOne(index, type)))
      return failure();
  return success();
}

//===----------------------------------------------------------------------===//
// Attributes on functions and ops
//===----------------------------------------------------------------------===//

static LogicalResult verifyFunctionAttribute(Operation *op, StringRef what,
                                             unsigned index, Type type,
                                             NamedAttribute attribute) {
  if (attribute.getName() != SdyDialect::getShardingAttrName())
    return success();
  auto emitError = [&]() -> InFlightDiagnostic {
    return op->emitOpError() << what << " " << index << ": ";
  };
  auto sharding = dyn_cast<TensorShardingAttr>(attribute.getValue());
  if (!sharding)
    return emitError() << "'sdy.sharding' is " << attribute.getValue()
                       << ", expected '#sdy.sharding<...>'";
  return verifySharding(sharding, type, sharding.getMesh(op), op, emitError);
}

LogicalResult SdyDialect::verifyRegionArgAttribute(Operation *op, unsigned,
                                                   unsigned index,
                                                   NamedAttribute attribute) {
  auto function = dyn_cast<FunctionOpInterface>(op);
  if (!function)
    return success();
  return verifyFunctionAttribute(op, "argument", index,
                                 function.getArgumentTypes()[index], attribute);
}

LogicalResult
SdyDialect::verifyRegionResultAttribute(Operation *op, unsigned, unsigned index,
                                        NamedAttribute attribute) {
  auto function = dyn_cast<FunctionOpInterface>(op);
  if (!function)
    return success();
  return verifyFunctionAttribute(op, "result", index,
                                 function.getResultTypes()[index], attribute);
}

LogicalResult SdyDialect::verifyOperationAttribute(Operation *op,
                                                   NamedAttribute attribute) {
  StringRef name = attribute.getName();
  auto wrongKind = [&](StringRef expected) {
    return op->emitOpError()
           << "attribute '" << name << "' is " << attribute.getValue()
           << ", expected '" << expected << "'";
  };
  if (name == getShardingAttrName()) {
    auto shardings = dyn_cast<TensorShardingPerValueAttr>(attribute.getValue());
    if (!shardings)
      return wrongKind("#sdy.sharding_per_value<[...]>");
    return verifyShardings(
        shardings, op->getResultTypes(), op, "result",
        [&](TensorShardingAttr sharding) { return sharding.getMesh(op); });
  }
  if (name == getShardingRuleAttrName()) {
    auto rule = dyn_cast<OpShardingRuleAttr>(attribute.getValue());
    if (!rule)
      return wrongKind("#sdy.op_sharding_rule<...>");
    return verifyShardingRule(rule, op);
  }
  if (name == "sdy.propagation_edges") {
    auto edges = dyn_cast<PropagationEdgesAttr>(attribute.getValue());
    if (!edges)
      return wrongKind("#sdy.propagation_edges<[...]>");
    return verifyPropagationEdges(edges, op);
  }
  if (name == "sdy.result_propagation_edges" ||
      name == "sdy.block_arg_propagation_edges") {
    auto list = dyn_cast<ArrayAttr>(attribute.getValue());
    if (!list || !llvm::all_of(list, llvm::IsaPred<PropagationEdgesAttr>))
      return wrongKind("[#sdy.propagation_edges<[...]>, ...]");
  }
  return success();
}
