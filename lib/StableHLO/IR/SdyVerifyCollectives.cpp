//===- SdyVerifyCollectives.cpp - verifiers of sdy collectives ---*- C++
//-*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SdyCollective.h"
#include "llvm/ADT/BitVector.h"

using namespace mlir;
using namespace tutti::sdy;

//===----------------------------------------------------------------------===//
// Axes that come off or are added
//===----------------------------------------------------------------------===//

/// Takes `axes` off the end of a dimension of the operand.
static FailureOr<Parts> gather(Collective &collective, size_t d,
                               ArrayRef<AxisRefAttr> axes) {
  Parts parts = collective.getOperandParts(d);
  for (AxisRefAttr axis : llvm::reverse(axes))
    if (!takeOffEnd(parts, AxisPart(axis, collective.mesh))) {
      collective.emitError()
          << "cannot take axis " << axis.toString() << " off dimension " << d
          << " of the operand, expected the end of "
          << toString(parts, collective.mesh);
      return failure();
    }
  return parts;
}

static LogicalResult verifyGather(Collective &collective,
                                  ArrayRef<AxisRefListAttr> axes) {
  if (failed(collective.verifyOneMesh()) || failed(collective.verifyAxes(axes)))
    return failure();
  for (size_t d = 0; collective.operand && d < axes.size(); ++d) {
    FailureOr<Parts> parts = gather(collective, d, axes[d].getValue());
    if (failed(parts) || failed(collective.verifyDimension(d, *parts)))
      return failure();
  }
  return success();
}

static LogicalResult verifySlice(Collective &collective,
                                 ArrayRef<AxisRefListAttr> axes) {
  if (failed(collective.verifyOneMesh()) || failed(collective.verifyAxes(axes)))
    return failure();
  for (size_t d = 0; collective.operand && d < axes.size(); ++d) {
    Parts parts = collective.getOperandParts(d);
    for (AxisRefAttr axis : axes[d].getValue())
      append(parts, AxisPart(axis, collective.mesh));
    if (failed(collective.verifyDimension(d, parts)))
      return failure();
  }
  return success();
}

LogicalResult
AllGatherOp::verifySymbolUses(SymbolTableCollection &symbolTables) {
  Collective collective{*this, getOutSharding()};
  if (failed(collective.initialize(symbolTables, MissingOperand::IsAnError)))
    return failure();
  return verifyGather(collective, getGatheringAxes());
}

LogicalResult
AllSliceOp::verifySymbolUses(SymbolTableCollection &symbolTables) {
  Collective collective{*this, getOutSharding()};
  if (failed(collective.initialize(symbolTables, MissingOperand::IsReplicated)))
    return failure();
  return verifySlice(collective, getSlicingAxes());
}

LogicalResult
ReduceScatterOp::verifySymbolUses(SymbolTableCollection &symbolTables) {
  Collective collective{*this, getOutSharding()};
  if (failed(collective.initialize(symbolTables, MissingOperand::IsReplicated)))
    return failure();
  return verifySlice(collective, getReduceScatterAxes());
}

LogicalResult
ShardedToUnreducedOp::verifySymbolUses(SymbolTableCollection &symbolTables) {
  Collective collective{*this, getOutSharding()};
  if (failed(collective.initialize(symbolTables, MissingOperand::IsAnError)) ||
      failed(verifyGather(collective, getAxes())))
    return failure();
  SmallVector<AxisRefAttr> added;
  for (AxisRefListAttr list : getAxes())
    llvm::append_range(added, list.getValue());
  return collective.verifyUnreduced(added);
}

LogicalResult
AllToAllOp::verifySymbolUses(SymbolTableCollection &symbolTables) {
  Collective collective{*this, getOutSharding()};
  if (failed(collective.initialize(symbolTables, MissingOperand::IsAnError)) ||
      failed(collective.verifyOneMesh()))
    return failure();
  if (getParams().empty())
    return emitOpError("has no moves, expected at least one, such as "
                       "'{\"x\"}: 0->1'");
  int64_t rank = getOutSharding().getRank();
  auto emit = [&] { return emitOpError(); };
  AxisChecker checker(collective.mesh, emit);
  llvm::BitVector moved(rank);
  int64_t previous = -1;
  for (AllToAllParamAttr param : getParams()) {
    if (failed(checker.add(param.getAxes())))
      return failure();
    for (int64_t d : {param.getSrcDim(), param.getTgtDim()}) {
      if (d < 0 || d >= rank)
        return emitOpError() << "names dimension " << d
                             << ", expected one from 0 to less than " << rank;
      if (moved.test(d))
        return emitOpError() << "names dimension " << d
                             << " twice, expected each at most once";
      moved.set(d);
    }
    if (param.getSrcDim() <= previous)
      return emitOpError() << "has source dimension " << param.getSrcDim()
                           << " after " << previous
                           << ", expected ascending order";
    previous = param.getSrcDim();
  }
  if (!collective.operand)
    return success();
  for (AllToAllParamAttr param : getParams()) {
    FailureOr<Parts> source =
        gather(collective, param.getSrcDim(), param.getAxes());
    if (failed(source) ||
        failed(collective.verifyDimension(param.getSrcDim(), *source)))
      return failure();
    Parts target = collective.getOperandParts(param.getTgtDim());
    for (AxisRefAttr axis : param.getAxes())
      append(target, AxisPart(axis, collective.mesh));
    if (failed(collective.verifyDimension(param.getTgtDim(), target)))
      return failure();
  }
  for (int64_t d = 0; d < rank; ++d)
    if (!moved.test(d) &&
        failed(collective.verifyDimension(d, collective.getOperandParts(d))))
      return failure();
  return success();
}

//===----------------------------------------------------------------------===//
// Axes that stay
//===----------------------------------------------------------------------===//

LogicalResult
CollectivePermuteOp::verifySymbolUses(SymbolTableCollection &symbolTables) {
  Collective collective{*this, getOutSharding()};
  if (failed(collective.initialize(symbolTables, MissingOperand::IsAnError)))
    return failure();
  if (!collective.operand)
    return success();
  MeshAttr from = collective.operandMesh, to = collective.mesh;
  if (from.getAxes() != to.getAxes())
    return emitOpError() << "has a result on mesh " << to
                         << ", expected the axes of the operand's mesh "
                         << from;
  if (collective.operand.getMeshOrRef() != getOutSharding().getMeshOrRef() &&
      from == to)
    return emitOpError() << "has a result on mesh "
                         << getOutSharding().getMeshOrRef()
                         << ", which equals the operand's mesh "
                         << collective.operand.getMeshOrRef()
                         << ", expected one mesh under one name";
  for (int64_t d = 0; d < getOutSharding().getRank(); ++d) {
    int64_t before = countPieces(collective.getOperandParts(d));
    int64_t after = countPieces(
        getParts(getOutSharding().getDimShardings()[d].getAxes(), to));
    if (before != after)
      return emitOpError() << "has a result whose dimension " << d
                           << " is cut into " << after << " parts, expected "
                           << before << ", as the operand's is";
  }
  return success();
}

/// The first of `axes` that overlaps one of `others`; null if none does.
static AxisRefAttr findOverlap(ArrayRef<AxisRefAttr> axes,
                               ArrayRef<AxisRefAttr> others, MeshAttr mesh) {
  for (AxisRefAttr axis : axes)
    for (AxisRefAttr other : others)
      if (AxisPart(axis, mesh).overlaps(AxisPart(other, mesh)))
        return axis;
  return {};
}

static LogicalResult verifyNotCutting(Collective &collective,
                                      ArrayRef<AxisRefAttr> axes) {
  for (DimensionShardingAttr dimension : collective.operand.getDimShardings())
    if (AxisRefAttr axis =
            findOverlap(axes, dimension.getAxes(), collective.mesh))
      return collective.emitError()
             << "has axis " << axis.toString()
             << ", expected axes that do not shard the operand";
  return success();
}

static LogicalResult verifySameDimensions(Collective &collective) {
  for (int64_t d = 0; d < collective.result.getRank(); ++d)
    if (failed(collective.verifyDimension(d, collective.getOperandParts(d))))
      return failure();
  return success();
}

LogicalResult
AllReduceOp::verifySymbolUses(SymbolTableCollection &symbolTables) {
  Collective collective{*this, getOutSharding()};
  if (failed(
          collective.initialize(symbolTables, MissingOperand::IsReplicated)) ||
      failed(collective.verifyOneMesh()))
    return failure();
  ArrayRef<AxisRefAttr> axes = getReductionAxes();
  auto emit = [&] { return emitOpError(); };
  if (failed(
          AxisChecker(collective.mesh, emit).addInMeshOrder(axes, "reduction")))
    return failure();
  if (AxisRefAttr axis = findOverlap(axes, getOutSharding().getUnreducedAxes(),
                                     collective.mesh))
    return emitOpError() << "has a result that is unreduced along axis "
                         << axis.toString() << ", expected it to be reduced";
  if (!collective.operand)
    return success();
  if (failed(verifySameDimensions(collective)) ||
      failed(verifyNotCutting(collective, axes)))
    return failure();
  if (AxisRefAttr axis = findOverlap(
          axes, collective.operand.getReplicatedAxes(), collective.mesh))
    return emitOpError() << "has axis " << axis.toString()
                         << ", expected axes along which the operand need not "
                            "be replicated";
  return success();
}

LogicalResult
ReplicatedToUnreducedOp::verifySymbolUses(SymbolTableCollection &symbolTables) {
  Collective collective{*this, getOutSharding()};
  if (failed(collective.initialize(symbolTables, MissingOperand::IsAnError)) ||
      failed(collective.verifyOneMesh()))
    return failure();
  ArrayRef<AxisRefAttr> axes = getAxes();
  if (axes.empty())
    return emitOpError("has no axes, expected at least one");
  auto emit = [&] { return emitOpError(); };
  if (failed(
          AxisChecker(collective.mesh, emit).addInMeshOrder(axes, "unreduced")))
    return failure();
  if (!collective.operand)
    return success();
  if (failed(verifySameDimensions(collective)) ||
      failed(verifyNotCutting(collective, axes)))
    return failure();
  if (AxisRefAttr axis = findOverlap(
          axes, collective.operand.getUnreducedAxes(), collective.mesh))
    return emitOpError() << "has axis " << axis.toString()
                         << ", along which the operand is unreduced already";
  return collective.verifyUnreduced(axes);
}
