//===- ChloRaggedDot.cpp - verifier of chlo.ragged_dot ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ChloVerify.h"

using namespace mlir;
using namespace tutti;
using namespace tutti::chlo;
using stablehlo::areCompatible;

namespace {
/// A side of the dot: its shape and the lists of dimensions it takes part in.
struct Side {
  StringRef name;
  ArrayRef<int64_t> shape;
  SmallVector<std::pair<StringRef, ArrayRef<int64_t>>> lists;
};

/// What the ragged dimension is.
enum class Mode { Batching, Contracting, Free };
} // namespace

/// Each list names dimensions of the side, and no dimension is named twice.
static LogicalResult verifyLists(RaggedDotOp op, const Side &side) {
  int64_t rank = side.shape.size();
  SmallVector<StringRef> owners(rank);
  for (auto [list, dimensions] : side.lists)
    for (int64_t dimension : dimensions) {
      if (dimension < 0 || dimension >= rank)
        return op.emitOpError()
               << list << " names dimension " << dimension
               << ", expected one from 0 to less than " << rank;
      if (!owners[dimension].empty())
        return op.emitOpError()
               << list << " names dimension " << dimension << ", which is in "
               << owners[dimension] << " already, expected each dimension once";
      owners[dimension] = list;
    }
  return success();
}

/// Dimensions that are paired have one size.
static LogicalResult verifyPaired(RaggedDotOp op, StringRef what,
                                  ArrayRef<int64_t> lhsShape,
                                  ArrayRef<int64_t> lhs,
                                  ArrayRef<int64_t> rhsShape,
                                  ArrayRef<int64_t> rhs) {
  if (lhs.size() != rhs.size())
    return op.emitOpError()
           << "has " << lhs.size() << " " << what << " dimensions of lhs and "
           << rhs.size() << " of rhs, expected as many";
  for (auto [left, right] : llvm::zip_equal(lhs, rhs))
    if (!areCompatible(lhsShape[left], rhsShape[right]))
      return op.emitOpError()
             << "has " << what << " dimensions of size " << lhsShape[left]
             << " in lhs and " << rhsShape[right]
             << " in rhs, expected equal sizes";
  return success();
}

/// Group sizes are [g], or [p..., g] where p are the dimensions of lhs that the
/// groups may differ along: those of its kind before the ragged one, and the
/// batching ones.
static LogicalResult verifyGroupSizes(RaggedDotOp op, Mode mode,
                                      ArrayRef<int64_t> lhsShape,
                                      ArrayRef<int64_t> batching,
                                      ArrayRef<int64_t> contracting,
                                      int64_t ragged) {
  SmallVector<int64_t> prefix;
  auto addUpTo = [&](ArrayRef<int64_t> dimensions) {
    for (int64_t dimension : dimensions) {
      if (dimension == ragged)
        return;
      prefix.push_back(lhsShape[dimension]);
    }
  };
  addUpTo(batching);
  if (mode == Mode::Contracting)
    addUpTo(contracting);
  if (mode == Mode::Free)
    for (int64_t d = 0; d < ragged; ++d)
      if (!llvm::is_contained(batching, d) &&
          !llvm::is_contained(contracting, d))
        prefix.push_back(lhsShape[d]);

  ArrayRef<int64_t> found = op.getGroupSizes().getType().getShape();
  if (found.size() == 1)
    return success();
  if (!found.empty() && found.drop_back() == ArrayRef(prefix))
    return success();
  InFlightDiagnostic diagnostic = op.emitOpError();
  diagnostic << "has group_sizes of type " << op.getGroupSizes().getType()
             << ", expected one dimension, the groups";
  if (prefix.empty())
    return diagnostic;
  diagnostic << ", or before it the sizes ";
  llvm::interleaveComma(prefix, diagnostic);
  return diagnostic << " of lhs";
}

LogicalResult RaggedDotOp::verify() {
  if (ArrayAttr precision = getPrecisionConfigAttr())
    if (precision.size() > 2)
      return emitOpError() << "has " << precision.size()
                           << " precisions, expected at most one for each of "
                              "lhs and rhs";
  auto lhsType = dyn_cast<RankedTensorType>(getLhs().getType());
  auto rhsType = dyn_cast<RankedTensorType>(getRhs().getType());
  if (!lhsType || !rhsType)
    return emitOpError("has an operand of unknown rank, expected ranks that "
                       "dimension numbers can refer to");

  RaggedDotDimensionNumbersAttr numbers = getRaggedDotDimensionNumbers();
  ArrayRef<int64_t> lhsShape = lhsType.getShape();
  ArrayRef<int64_t> rhsShape = rhsType.getShape();
  ArrayRef<int64_t> lhsBatching = numbers.getLhsBatchingDimensions();
  ArrayRef<int64_t> rhsBatching = numbers.getRhsBatchingDimensions();
  ArrayRef<int64_t> lhsContracting = numbers.getLhsContractingDimensions();
  ArrayRef<int64_t> rhsContracting = numbers.getRhsContractingDimensions();
  ArrayRef<int64_t> groups = numbers.getRhsGroupDimensions();
  Side lhs{"lhs",
           lhsShape,
           {{"lhs_batching_dimensions", lhsBatching},
            {"lhs_contracting_dimensions", lhsContracting}}};
  Side rhs{"rhs",
           rhsShape,
           {{"rhs_batching_dimensions", rhsBatching},
            {"rhs_contracting_dimensions", rhsContracting},
            {"rhs_group_dimensions", groups}}};
  if (failed(verifyLists(*this, lhs)) || failed(verifyLists(*this, rhs)) ||
      failed(verifyPaired(*this, "batching", lhsShape, lhsBatching, rhsShape,
                          rhsBatching)) ||
      failed(verifyPaired(*this, "contracting", lhsShape, lhsContracting,
                          rhsShape, rhsContracting)))
    return failure();

  // What is ragged.
  if (numbers.getLhsRaggedDimensions().size() != 1)
    return emitOpError() << "has " << numbers.getLhsRaggedDimensions().size()
                         << " lhs_ragged_dimensions, expected one";
  int64_t ragged = numbers.getLhsRaggedDimensions().front();
  int64_t lhsRank = lhsShape.size();
  if (ragged < 0 || ragged >= lhsRank)
    return emitOpError() << "lhs_ragged_dimensions names dimension " << ragged
                         << ", expected one from 0 to less than " << lhsRank;
  Mode mode = llvm::is_contained(lhsBatching, ragged)      ? Mode::Batching
              : llvm::is_contained(lhsContracting, ragged) ? Mode::Contracting
                                                           : Mode::Free;
  if (failed(verifyGroupSizes(*this, mode, lhsShape, lhsBatching,
                              lhsContracting, ragged)))
    return failure();
  size_t numGroupDimensions = mode == Mode::Free ? 1 : 0;
  if (groups.size() != numGroupDimensions)
    return emitOpError() << "has " << groups.size()
                         << " rhs_group_dimensions, expected "
                         << numGroupDimensions
                         << (mode == Mode::Free
                                 ? ", since the rows of lhs are ragged"
                                 : ", since what is ragged is in rhs too");
  int64_t numGroups = getGroupSizes().getType().getShape().back();
  if (mode == Mode::Free && !areCompatible(rhsShape[groups.front()], numGroups))
    return emitOpError() << "has " << rhsShape[groups.front()]
                         << " groups in rhs, expected " << numGroups
                         << ", as group_sizes has";

  // The result: groups if it makes one matrix for each, batches, rows, columns.
  SmallVector<int64_t> expected;
  if (mode == Mode::Contracting)
    expected.push_back(numGroups);
  for (int64_t dimension : lhsBatching)
    expected.push_back(lhsShape[dimension]);
  auto addFree = [&](const Side &side) {
    for (auto [dimension, size] : llvm::enumerate(side.shape))
      if (llvm::none_of(side.lists, [&, dimension = dimension](auto &list) {
            return llvm::is_contained(list.second,
                                      static_cast<int64_t>(dimension));
          }))
        expected.push_back(size);
  };
  addFree(lhs);
  addFree(rhs);
  if (!isa<RankedTensorType>(getResult().getType()))
    return emitOpError("has a result of unknown rank, expected rank ")
           << expected.size();
  return stablehlo::verifySizes(*this, stablehlo::getStaticShape(expected));
}
