//===- CclOps.cpp - what the ops answer, and their text ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/OpImplementation.h"
#include "tutti/Collectives/IR/Ccl.h"

using namespace mlir;
using namespace tutti::ccl;

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

// A bare word before the operands, or nothing where a region combines.
static OptionalParseResult parseReduction(OpAsmParser &parser,
                                          ReductionAttr &attr) {
  SMLoc loc = parser.getCurrentLocation();
  StringRef keyword;
  if (failed(parser.parseOptionalKeyword(&keyword)))
    return std::nullopt;
  std::optional<Reduction> reduction = symbolizeReduction(keyword);
  if (!reduction)
    return ParseResult(
        parser.emitError(loc)
        << "'" << keyword
        << "' is no reduction; expected add, mul, min, max, and, or, xor, or a "
           "'reducer' region after the group");
  attr = ReductionAttr::get(parser.getContext(), *reduction);
  return ParseResult(success());
}

static void printReduction(OpAsmPrinter &printer, Operation *,
                           ReductionAttr attr) {
  printer << stringifyReduction(attr.getValue());
}

static ParseResult parseInteger(OpAsmParser &parser, IntegerAttr &attr) {
  int64_t value;
  if (parser.parseInteger(value))
    return failure();
  attr = parser.getBuilder().getI64IntegerAttr(value);
  return success();
}

static void printInteger(OpAsmPrinter &printer, Operation *, IntegerAttr attr) {
  printer << attr.getInt();
}

#define GET_OP_CLASSES
#include "tutti/Collectives/IR/CclOps.cpp.inc"

//===----------------------------------------------------------------------===//
// CollectiveOpInterface
//===----------------------------------------------------------------------===//

CollectiveKind AllReduceOp::getCollectiveKind() {
  return CollectiveKind::AllReduce;
}
CollectiveKind AllGatherOp::getCollectiveKind() {
  return CollectiveKind::AllGather;
}
CollectiveKind ReduceScatterOp::getCollectiveKind() {
  return CollectiveKind::ReduceScatter;
}
CollectiveKind AllToAllOp::getCollectiveKind() {
  return CollectiveKind::AllToAll;
}
CollectiveKind CollectivePermuteOp::getCollectiveKind() {
  return CollectiveKind::CollectivePermute;
}
CollectiveKind CollectiveBroadcastOp::getCollectiveKind() {
  return CollectiveKind::CollectiveBroadcast;
}

static Region *reducerOrNull(Region &region) {
  return region.empty() ? nullptr : &region;
}

std::optional<Reduction> AllReduceOp::getNamedReduction() {
  return getReduction();
}
Region *AllReduceOp::getReducerRegion() { return reducerOrNull(getReducer()); }
std::optional<Reduction> ReduceScatterOp::getNamedReduction() {
  return getReduction();
}
Region *ReduceScatterOp::getReducerRegion() {
  return reducerOrNull(getReducer());
}

std::optional<int64_t> AllGatherOp::getShardDimension() { return getDim(); }
std::optional<int64_t> ReduceScatterOp::getShardDimension() { return getDim(); }

// How many shards of `small` make `large` along the dimension; nothing where
// the shapes do not tell.
static std::optional<int64_t> shardRatio(Type small, Type large, int64_t dim) {
  int64_t part = cast<RankedTensorType>(small).getDimSize(dim);
  int64_t whole = cast<RankedTensorType>(large).getDimSize(dim);
  if (ShapedType::isDynamic(part) || ShapedType::isDynamic(whole) || part == 0)
    return std::nullopt;
  return whole / part;
}

// The first pair of tensors that tells, else the size of the groups.
static int64_t factorAlong(RanksAttr ranks, TypeRange smalls, TypeRange larges,
                           int64_t dim) {
  for (auto [small, large] : llvm::zip(smalls, larges))
    if (std::optional<int64_t> ratio = shardRatio(small, large, dim))
      return *ratio;
  return ranks.getLargestGroupSize();
}

int64_t AllGatherOp::getFactor() {
  return factorAlong(getGroup().getRanks(), getInputs().getTypes(),
                     getOutputs().getTypes(), getDim());
}

int64_t ReduceScatterOp::getFactor() {
  return factorAlong(getGroup().getRanks(), getOutputs().getTypes(),
                     getInputs().getTypes(), getDim());
}
