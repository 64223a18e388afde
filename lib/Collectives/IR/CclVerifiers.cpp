//===- CclVerifiers.cpp - when a collective is well formed ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Collectives/IR/Ccl.h"

using namespace mlir;
using namespace tutti::ccl;

// One tensor in for each tensor out; ids read in a way this kind knows.
static LogicalResult verifyCollective(CollectiveOpInterface op,
                                      bool flattenable) {
  if (op->getNumOperands() == 0)
    return op->emitOpError("has no operands; expected at least one");
  if (op->getNumOperands() != op->getNumResults())
    return op->emitOpError() << "has " << op->getNumOperands()
                             << " operands and " << op->getNumResults()
                             << " results; expected one result per operand";
  IdMode mode = op.getGroup().getMode();
  if (flattenable && mode == IdMode::CrossPartition)
    return op->emitOpError("reads ids as cross_partition; expected "
                           "cross_replica, cross_replica_and_partition or "
                           "flattened_ids");
  if (!flattenable && mode != IdMode::CrossReplica &&
      mode != IdMode::CrossPartition)
    return op->emitOpError() << "reads ids as " << stringifyIdMode(mode)
                             << "; expected cross_replica or cross_partition";
  return success();
}

static LogicalResult verifyEqualGroups(CollectiveOpInterface op) {
  if (!op.getGroup().getRanks().getUniformGroupSize())
    return op->emitOpError("has groups of different sizes; expected groups of "
                           "one size, since they determine the shapes");
  return success();
}

static LogicalResult verifySameElementTypes(Operation *op) {
  for (unsigned i = 0, e = op->getNumOperands(); i != e; ++i) {
    Type in = getElementTypeOrSelf(op->getOperand(i).getType());
    Type out = getElementTypeOrSelf(op->getResult(i).getType());
    if (in != out)
      return op->emitOpError() << "result #" << i << " has element type " << out
                               << "; expected " << in << " as operand #" << i;
  }
  return success();
}

static RankedTensorType typeOf(Value value) {
  return cast<RankedTensorType>(value.getType());
}

// Shapes of operand and result #index agree, except along the dimensions in
// `besides`.
static LogicalResult verifySameShape(Operation *op, unsigned index,
                                     ArrayRef<int64_t> besides = {}) {
  RankedTensorType in = typeOf(op->getOperand(index));
  RankedTensorType out = typeOf(op->getResult(index));
  if (in.getRank() != out.getRank())
    return op->emitOpError()
           << "result #" << index << " has rank " << out.getRank()
           << "; expected " << in.getRank() << " as operand #" << index;
  for (int64_t dim = 0; dim < in.getRank(); ++dim) {
    if (llvm::is_contained(besides, dim) || in.isDynamicDim(dim) ||
        out.isDynamicDim(dim) || in.getDimSize(dim) == out.getDimSize(dim))
      continue;
    return op->emitOpError()
           << "result #" << index << " has size " << out.getDimSize(dim)
           << " in dimension " << dim << "; expected " << in.getDimSize(dim)
           << " as operand #" << index;
  }
  return success();
}

static LogicalResult verifyDimension(Operation *op, unsigned index,
                                     StringRef name, int64_t dim) {
  int64_t rank = typeOf(op->getOperand(index)).getRank();
  if (dim >= 0 && dim < rank)
    return success();
  return op->emitOpError() << "has '" << name << "' " << dim
                           << ", but operand #" << index << " has rank " << rank
                           << "; expected 0 or more and less than the rank";
}

// The number of shards the group alone determines: where ids are replicas
// with all their partitions, the number of partitions is known only outside.
static std::optional<int64_t> knownFactor(GroupAttr group) {
  if (group.getRanks().empty() ||
      group.getMode() == IdMode::CrossReplicaAndPartition)
    return std::nullopt;
  return group.getRanks().getLargestGroupSize();
}

// `large` is made of `factor` shards like `small` along the dimension; where
// the factor is not known yet, these two sizes determine it.
static LogicalResult verifyShard(Operation *op, unsigned index, int64_t dim,
                                 RankedTensorType small, RankedTensorType large,
                                 std::optional<int64_t> &factor,
                                 StringRef smallName, StringRef largeName) {
  int64_t part = small.getDimSize(dim), whole = large.getDimSize(dim);
  if (ShapedType::isDynamic(part) || ShapedType::isDynamic(whole))
    return success();
  if (!factor && part > 0 && whole > 0 && whole % part == 0)
    factor = whole / part;
  if (!factor && part == 0 && whole == 0)
    return success();
  // A division, since a product could overflow.
  bool fits = factor &&
              (*factor == 0 ? whole == 0
                            : whole % *factor == 0 && whole / *factor == part);
  if (fits)
    return success();
  InFlightDiagnostic diag =
      op->emitOpError() << largeName << " #" << index << " has size " << whole
                        << " in dimension " << dim << " and " << smallName
                        << " #" << index << " has " << part << "; expected ";
  if (factor)
    diag << *factor << " times the " << smallName << "'s, a shard per rank";
  else
    diag << "a multiple of the " << smallName << "'s, a shard per rank";
  return diag;
}

// Narrower numbers of the same sort may be combined in wider ones.
static bool isPromotable(Type from, Type to) {
  if (from == to)
    return true;
  if ((isa<FloatType>(from) && isa<FloatType>(to)) ||
      (isa<IntegerType>(from) && isa<IntegerType>(to)))
    return from.getIntOrFloatBitWidth() <= to.getIntOrFloatBitWidth();
  return false;
}

static LogicalResult verifyReducerBody(CollectiveOpInterface op,
                                       Region &region) {
  if (!region.hasOneBlock())
    return op->emitOpError("has a reducer of several blocks; expected one");
  Block &body = region.front();
  auto isScalar = [](Type type) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    return tensor && tensor.getRank() == 0;
  };
  if (body.getNumArguments() != 2 || !isScalar(body.getArgument(0).getType()) ||
      body.getArgument(0).getType() != body.getArgument(1).getType())
    return op->emitOpError("has a reducer whose arguments are not two scalars "
                           "of one type; expected two like tensor<f32>");
  auto end = body.empty() ? ReturnOp() : dyn_cast<ReturnOp>(body.back());
  if (!end)
    return op->emitOpError(
        "has a reducer that does not end in ccl.return; expected it to return "
        "the combination of its arguments");
  if (end.getValue().getType() != body.getArgument(0).getType())
    return op->emitOpError()
           << "has a reducer that returns " << end.getValue().getType()
           << "; expected " << body.getArgument(0).getType()
           << " as its arguments";
  WalkResult captures = region.walk([&](Operation *inner) {
    for (Value operand : inner->getOperands())
      if (!region.isAncestor(operand.getParentRegion()))
        return WalkResult::interrupt();
    return WalkResult::advance();
  });
  if (captures.wasInterrupted())
    return op->emitOpError("has a reducer that uses a value from outside; "
                           "expected only its arguments and its own values");

  Type combined = getElementTypeOrSelf(end.getValue().getType());
  for (unsigned i = 0, e = op->getNumOperands(); i != e; ++i) {
    Type in = getElementTypeOrSelf(op->getOperand(i).getType());
    Type out = getElementTypeOrSelf(op->getResult(i).getType());
    if (out != combined || !isPromotable(in, combined))
      return op->emitOpError()
             << "has a reducer on " << combined << ", operand #" << i << " of "
             << in << " and result #" << i << " of " << out
             << "; expected results of the reducer's type and operands of it "
                "or a narrower one";
  }
  return success();
}

// Either a name or a region says how elements are combined, and it fits them.
static LogicalResult verifyReducer(CollectiveOpInterface op, Region &region) {
  std::optional<Reduction> name = op.getNamedReduction();
  if (name && !region.empty())
    return op->emitOpError()
           << "has the reduction '" << stringifyReduction(*name)
           << "' and a reducer; expected one of them";
  if (!name && region.empty())
    return op->emitOpError("has no reduction; expected a name such as 'add', "
                           "or a reducer region");
  if (!name)
    return verifyReducerBody(op, region);
  if (failed(verifySameElementTypes(op)))
    return failure();
  if (*name != Reduction::And && *name != Reduction::Or &&
      *name != Reduction::Xor)
    return success();
  for (auto [index, operand] : llvm::enumerate(op->getOperands()))
    if (!typeOf(operand).getElementType().isIntOrIndex())
      return op->emitOpError()
             << "has the reduction '" << stringifyReduction(*name)
             << "' on operand #" << index << " of "
             << typeOf(operand).getElementType()
             << "; expected booleans or integers";
  return success();
}

LogicalResult AllReduceOp::verify() {
  if (failed(verifyCollective(*this, /*flattenable=*/true)))
    return failure();
  for (unsigned i = 0, e = getNumOperands(); i != e; ++i)
    if (failed(verifySameShape(*this, i)))
      return failure();
  return verifyReducer(*this, getReducer());
}

LogicalResult AllGatherOp::verify() {
  if (failed(verifyCollective(*this, /*flattenable=*/true)) ||
      failed(verifyEqualGroups(*this)) || failed(verifySameElementTypes(*this)))
    return failure();
  std::optional<int64_t> factor = knownFactor(getGroup());
  int64_t dim = getDim();
  for (unsigned i = 0, e = getNumOperands(); i != e; ++i)
    if (failed(verifyDimension(*this, i, "dim", dim)) ||
        failed(verifySameShape(*this, i, dim)) ||
        failed(verifyShard(*this, i, dim, typeOf(getOperand(i)),
                           typeOf(getResult(i)), factor, "operand", "result")))
      return failure();
  return success();
}

LogicalResult ReduceScatterOp::verify() {
  if (failed(verifyCollective(*this, /*flattenable=*/true)) ||
      failed(verifyEqualGroups(*this)))
    return failure();
  std::optional<int64_t> factor = knownFactor(getGroup());
  int64_t dim = getDim();
  for (unsigned i = 0, e = getNumOperands(); i != e; ++i)
    if (failed(verifyDimension(*this, i, "dim", dim)) ||
        failed(verifySameShape(*this, i, dim)) ||
        failed(verifyShard(*this, i, dim, typeOf(getResult(i)),
                           typeOf(getOperand(i)), factor, "result", "operand")))
      return failure();
  return verifyReducer(*this, getReducer());
}

LogicalResult AllToAllOp::verify() {
  if (failed(verifyCollective(*this, /*flattenable=*/false)) ||
      failed(verifyEqualGroups(*this)) || failed(verifySameElementTypes(*this)))
    return failure();
  if (getGroup().getRanks().empty())
    return emitOpError("has no rank lists; expected at least one group, since "
                       "its size is the number of parts");
  std::optional<int64_t> factor = knownFactor(getGroup());
  int64_t split = getSplit(), concat = getConcat();
  for (unsigned i = 0, e = getNumOperands(); i != e; ++i) {
    RankedTensorType in = typeOf(getOperand(i)), out = typeOf(getResult(i));
    if (failed(verifyDimension(*this, i, "split", split)) ||
        failed(verifyDimension(*this, i, "concat", concat)))
      return failure();
    if (split == concat) {
      if (failed(verifySameShape(*this, i)))
        return failure();
      int64_t size = in.getDimSize(split);
      if (!in.isDynamicDim(split) && size % *factor != 0)
        return emitOpError()
               << "operand #" << i << " has size " << size << " in dimension "
               << split << "; expected a multiple of the " << *factor
               << " ranks of a group";
      continue;
    }
    if (failed(verifySameShape(*this, i, {split, concat})) ||
        failed(verifyShard(*this, i, split, out, in, factor, "result",
                           "operand")) ||
        failed(verifyShard(*this, i, concat, in, out, factor, "operand",
                           "result")))
      return failure();
  }
  return success();
}

LogicalResult CollectivePermuteOp::verify() {
  if (failed(verifyCollective(*this, /*flattenable=*/false)) ||
      failed(verifySameElementTypes(*this)))
    return failure();
  if (!getGroup().getRanks().empty())
    return emitOpError("has rank lists in its group; expected none, since its "
                       "pairs say who takes part");
  for (unsigned i = 0, e = getNumOperands(); i != e; ++i)
    if (failed(verifySameShape(*this, i)))
      return failure();
  return success();
}

LogicalResult CollectiveBroadcastOp::verify() {
  if (failed(verifyCollective(*this, /*flattenable=*/false)) ||
      failed(verifySameElementTypes(*this)))
    return failure();
  for (unsigned i = 0, e = getNumOperands(); i != e; ++i)
    if (failed(verifySameShape(*this, i)))
      return failure();
  return success();
}
