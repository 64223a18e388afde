//===- SdyVerifyOps.cpp - verifiers of sdy ops ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SdyVerify.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace tutti::sdy;

//===----------------------------------------------------------------------===//
// Annotations
//===----------------------------------------------------------------------===//

static LogicalResult verifyOpSharding(Operation *op,
                                      TensorShardingAttr sharding,
                                      SymbolTableCollection &symbolTables) {
  return verifySharding(sharding, op->getResult(0).getType(),
                        sharding.getMesh(op, symbolTables), op,
                        [&] { return op->emitOpError(); });
}

LogicalResult
ShardingConstraintOp::verifySymbolUses(SymbolTableCollection &symbolTables) {
  return verifyOpSharding(*this, getSharding(), symbolTables);
}

LogicalResult ReshardOp::verifySymbolUses(SymbolTableCollection &symbolTables) {
  return verifyOpSharding(*this, getSharding(), symbolTables);
}

LogicalResult ConstantOp::verify() {
  if (getValue().getType() == getType())
    return success();
  return emitOpError() << "has a value of type " << getValue().getType()
                       << ", expected the type of the result, " << getType();
}

LogicalResult PropagationBarrierOp::verify() {
  if (getAllowedDirection() != PropagationDirection::BOTH)
    return success();
  return emitOpError("lets shardings through in direction BOTH, expected "
                     "FORWARD, BACKWARD or NONE; without a barrier leave it "
                     "out");
}

/// Both kinds of edges stand for one value of known size.
static LogicalResult verifyEdge(Operation *op) {
  auto type = cast<ShapedType>(op->getResult(0).getType());
  if (!type.hasStaticShape())
    return op->emitOpError()
           << "has type " << type << ", expected a static shape";
  if (!op->getOperand(0).hasOneUse())
    return op->emitOpError("has an operand with other uses, expected this to "
                           "be its only one");
  return success();
}

LogicalResult
DataFlowEdgeOp::verifySymbolUses(SymbolTableCollection &symbolTables) {
  if (failed(verifyEdge(*this)))
    return failure();
  Operation *source = getInput().getDefiningOp();
  if (source && isa<SdyDialect>(source->getDialect()) &&
      !isa<ManualComputationOp, NamedComputationOp>(source)) {
    InFlightDiagnostic diagnostic =
        emitOpError("has an operand made by an op that flows nowhere, expected "
                    "the result of an op with a region");
    diagnostic.attachNote(source->getLoc()) << "made here";
    return diagnostic;
  }
  if (std::optional<TensorShardingAttr> sharding = getSharding())
    return verifyOpSharding(*this, *sharding, symbolTables);
  return success();
}

LogicalResult FuncDataFlowEdgeOp::verify() {
  if (failed(verifyEdge(*this)))
    return failure();
  if (auto argument = dyn_cast<BlockArgument>(getOperand());
      argument ? isa<FunctionOpInterface>(argument.getOwner()->getParentOp())
               : isa<CallOpInterface>(getOperand().getDefiningOp()))
    return success();
  return emitOpError("expects an argument of a function or the result of a "
                     "call as its operand");
}

//===----------------------------------------------------------------------===//
// Named computations
//===----------------------------------------------------------------------===//

/// The types that pass the border of a body, one by one.
static LogicalResult verifySameTypes(Operation *op, StringRef outer,
                                     TypeRange outerTypes, StringRef inner,
                                     TypeRange innerTypes) {
  if (outerTypes.size() != innerTypes.size())
    return op->emitOpError()
           << "has " << innerTypes.size() << " " << inner << ", expected "
           << outerTypes.size() << ", one for each of the " << outer;
  for (auto [index, types] :
       llvm::enumerate(llvm::zip_equal(outerTypes, innerTypes)))
    if (auto [outerType, innerType] = types; outerType != innerType)
      return op->emitOpError() << "has type " << innerType << " at number "
                               << index << " of its " << inner << ", expected "
                               << outerType << ", the type among the " << outer;
  return success();
}

LogicalResult NamedComputationOp::verify() {
  if (failed(verifySameTypes(*this, "operands", getOperandTypes(),
                             "body arguments", getBody().getArgumentTypes())))
    return failure();
  return verifySameTypes(*this, "results", getResultTypes(), "returned values",
                         getBody().front().getTerminator()->getOperandTypes());
}

LogicalResult
NamedComputationOp::verifySymbolUses(SymbolTableCollection &symbolTables) {
  auto findMesh = [&](TensorShardingAttr sharding) {
    return sharding.getMesh(*this, symbolTables);
  };
  if (getInShardings() &&
      failed(verifyShardings(*getInShardings(), getOperandTypes(), *this,
                             "operand", findMesh)))
    return failure();
  if (!getOutShardings())
    return success();
  return verifyShardings(*getOutShardings(), getResultTypes(), *this, "result",
                         findMesh);
}

//===----------------------------------------------------------------------===//
// Manual computations
//===----------------------------------------------------------------------===//

LogicalResult ManualComputationOp::verify() {
  for (auto parent = (*this)->getParentOfType<ManualComputationOp>(); parent;
       parent = parent->getParentOfType<ManualComputationOp>())
    for (StringAttr outer : parent.getManualAxes())
      for (StringAttr axis : getManualAxes())
        if (axis == outer) {
          InFlightDiagnostic diagnostic = emitOpError();
          diagnostic << "has manual axis " << axis
                     << ", expected only axes that no enclosing "
                        "'sdy.manual_computation' has bound";
          diagnostic.attachNote(parent.getLoc()) << "bound here";
          return diagnostic;
        }
  return success();
}

/// Into how many parts the manual axes cut a dimension, which they must divide
/// and come first in.
static FailureOr<int64_t> countManualParts(DimensionShardingAttr dimension,
                                           MeshAttr mesh,
                                           ArrayRef<StringAttr> manualAxes,
                                           EmitError emitError) {
  int64_t parts = 1;
  AxisRefAttr free;
  for (AxisRefAttr axis : dimension.getAxes()) {
    bool isManual = llvm::any_of(manualAxes, [&](StringAttr manual) {
      return manual.getValue() == axis.getName();
    });
    if (!isManual) {
      free = axis;
      continue;
    }
    if (free) {
      emitError() << "manual axis " << axis.toString() << " comes after "
                  << free.toString()
                  << ", which is free; expected manual axes first";
      return failure();
    }
    if (llvm::MulOverflow(parts, axis.getSize(mesh), parts))
      parts = std::numeric_limits<int64_t>::max();
  }
  return parts;
}

/// Checks the operands against the body's arguments, or the results against
/// what it returns. `what` is "operand" or "result", `inner` names the others.
static LogicalResult verifySide(ManualComputationOp op, TypeRange globalTypes,
                                TypeRange localTypes,
                                TensorShardingPerValueAttr shardings,
                                StringRef what, StringRef inner,
                                FindMesh findMesh) {
  if (failed(verifyShardings(shardings, globalTypes, op, what, findMesh)))
    return failure();
  if (globalTypes.size() != localTypes.size())
    return op.emitOpError()
           << "has " << localTypes.size() << " " << inner << "s, expected "
           << globalTypes.size() << ", one for each " << what;
  for (auto [index, global, local] : llvm::enumerate(globalTypes, localTypes)) {
    auto emitError = [&, index = index]() -> InFlightDiagnostic {
      return op.emitOpError() << what << " " << index << ": ";
    };
    TensorShardingAttr sharding = shardings.getShardings()[index];
    auto shaped = dyn_cast<ShapedType>(global);
    Type expected = global;
    if (shaped && shaped.getRank() == sharding.getRank()) {
      SmallVector<int64_t> shape(shaped.getShape());
      for (auto [d, dimension] : llvm::enumerate(sharding.getDimShardings())) {
        FailureOr<int64_t> parts = countManualParts(
            dimension, findMesh(sharding), op.getManualAxes(), emitError);
        if (failed(parts))
          return failure();
        if (ShapedType::isDynamic(shape[d]))
          continue;
        if (shape[d] % *parts != 0)
          return emitError() << "dimension " << d << " of size " << shape[d]
                             << " is cut into " << *parts
                             << " parts by manual axes, expected a divisor";
        shape[d] /= *parts;
      }
      expected = shaped.clone(shape);
    }
    if (local != expected)
      return emitError() << "the body's " << inner << " has type " << local
                         << ", expected the part one device holds, "
                         << expected;
  }
  return success();
}

LogicalResult
ManualComputationOp::verifySymbolUses(SymbolTableCollection &symbolTables) {
  auto findMesh = [&](TensorShardingAttr sharding) {
    return sharding.getMesh(*this, symbolTables);
  };
  if (failed(verifySide(*this, getOperandTypes(), getBody().getArgumentTypes(),
                        getInShardings(), "operand", "argument", findMesh)) ||
      failed(verifySide(*this, getResultTypes(),
                        getBody().front().getTerminator()->getOperandTypes(),
                        getOutShardings(), "result", "returned value",
                        findMesh)))
    return failure();

  // All shardings share one mesh; an empty one stands for any.
  MeshAttr mesh, anyMesh;
  for (TensorShardingPerValueAttr side : {getInShardings(), getOutShardings()})
    for (TensorShardingAttr sharding : side.getShardings()) {
      MeshAttr other = anyMesh = findMesh(sharding);
      if (other.getAxes().empty() && other.getDeviceIds().empty())
        continue;
      if (mesh && mesh != other && !getManualAxes().empty())
        return emitOpError()
               << "has shardings on mesh " << mesh << " and on mesh " << other
               << ", expected one mesh for all";
      mesh = other;
    }
  if (!mesh)
    mesh = anyMesh;
  for (StringAttr axis : getManualAxes())
    if (mesh && !mesh.getAxisSize(axis))
      return emitOpError() << "has manual axis " << axis
                           << ", expected an axis of its mesh " << mesh;
  return success();
}
