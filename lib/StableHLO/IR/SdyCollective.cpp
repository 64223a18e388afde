//===- SdyCollective.cpp - a collective under verification ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SdyCollective.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace tutti::sdy;

//===----------------------------------------------------------------------===//
// Dimensions as lists of parts
//===----------------------------------------------------------------------===//

void tutti::sdy::append(Parts &parts, const AxisPart &part) {
  bool follows = !parts.empty() && parts.back().axis == part.axis &&
                 parts.back().end == part.begin;
  if (follows)
    parts.back().end = part.end;
  else
    parts.push_back(part);
}

Parts tutti::sdy::getParts(ArrayRef<AxisRefAttr> axes, MeshAttr mesh) {
  Parts parts;
  for (AxisRefAttr axis : axes)
    append(parts, AxisPart(axis, mesh));
  return parts;
}

bool tutti::sdy::takeOffEnd(Parts &parts, const AxisPart &part) {
  if (parts.empty() || parts.back().axis != part.axis ||
      parts.back().end != part.end || parts.back().begin > part.begin)
    return false;
  parts.back().end = part.begin;
  if (parts.back().begin == parts.back().end)
    parts.pop_back();
  return true;
}

/// The same set of parts in the order of the mesh.
static Parts sortParts(Parts parts) {
  llvm::sort(parts, [](const AxisPart &left, const AxisPart &right) {
    return std::tie(left.axis, left.begin) < std::tie(right.axis, right.begin);
  });
  Parts joined;
  for (const AxisPart &part : parts)
    append(joined, part);
  return joined;
}

int64_t tutti::sdy::countPieces(const Parts &parts) {
  int64_t count = 1;
  for (const AxisPart &part : parts)
    if (llvm::MulOverflow(count, part.getSize(), count))
      return std::numeric_limits<int64_t>::max();
  return count;
}

std::string tutti::sdy::toString(const Parts &parts, MeshAttr mesh) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  stream << '{';
  llvm::interleaveComma(parts, stream, [&](const AxisPart &part) {
    MeshAxisAttr axis = mesh.getAxes()[part.axis];
    stream << '"' << axis.getName() << '"';
    if (part.begin != 1 || part.end != axis.getSize())
      stream << ":(" << part.begin << ')' << part.getSize();
  });
  stream << '}';
  return text;
}

//===----------------------------------------------------------------------===//
// What all collectives share
//===----------------------------------------------------------------------===//

LogicalResult Collective::initialize(SymbolTableCollection &symbolTables,
                                     MissingOperand missing) {
  mesh = result.getMesh(op, symbolTables);
  if (failed(verifySharding(result, op->getResult(0).getType(), mesh, op,
                            [&] { return emitError() << "out_sharding: "; })))
    return failure();
  KnownSharding known = getKnownSharding(op->getOperand(0));
  if (!known.isKnown)
    return success();
  operand = known.sharding;
  if (!operand) {
    if (missing == MissingOperand::IsAnError)
      return emitError() << "has an operand without a sharding, expected one, "
                            "such as 'sdy.sharding' on the op that makes it";
    SmallVector<DimensionShardingAttr> dimensions(
        result.getRank(),
        DimensionShardingAttr::get(op->getContext(), {}, false, std::nullopt));
    operand = TensorShardingAttr::get(op->getContext(), result.getMeshOrRef(),
                                      dimensions, {}, {});
  }
  operandMesh = operand.getMesh(op, symbolTables);
  // What is wrong with the operand's sharding is reported where it stands.
  if (!operandMesh || !hasValidAxes(operand, operandMesh))
    operand = {};
  if (operand && operand.getRank() != result.getRank())
    return emitError() << "has a result sharding of " << result.getRank()
                       << " dimensions, expected " << operand.getRank()
                       << ", as the operand's has";
  return success();
}

LogicalResult Collective::verifyOneMesh() {
  if (!operand || operandMesh == mesh)
    return success();
  return emitError() << "has a result on mesh " << mesh
                     << ", expected the operand's mesh " << operandMesh;
}

LogicalResult Collective::verifyAxes(ArrayRef<AxisRefListAttr> axes) {
  if (static_cast<int64_t>(axes.size()) != result.getRank())
    return emitError() << "has axes for " << axes.size()
                       << " dimensions, expected " << result.getRank();
  auto emit = [&] { return emitError(); };
  AxisChecker checker(mesh, emit);
  for (AxisRefListAttr list : axes)
    if (failed(checker.add(list.getValue())))
      return failure();
  return success();
}

LogicalResult Collective::verifyDimension(size_t d, const Parts &expected) {
  Parts found = getParts(result.getDimShardings()[d].getAxes(), mesh);
  if (found == expected)
    return success();
  return emitError() << "has a result whose dimension " << d << " is sharded "
                     << toString(found, mesh) << ", expected "
                     << toString(expected, mesh);
}

LogicalResult Collective::verifyUnreduced(ArrayRef<AxisRefAttr> added) {
  if (!operand)
    return success();
  Parts expected = getParts(operand.getUnreducedAxes(), mesh);
  for (AxisRefAttr axis : added)
    expected.push_back(AxisPart(axis, mesh));
  expected = sortParts(expected);
  Parts found = getParts(result.getUnreducedAxes(), mesh);
  if (found == expected)
    return success();
  return emitError() << "has a result that is unreduced along "
                     << toString(found, mesh) << ", expected "
                     << toString(expected, mesh);
}
