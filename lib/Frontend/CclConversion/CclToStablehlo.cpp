//===- CclToStablehlo.cpp - ccl ops as collectives of StableHLO ---*- C++
//-*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// StableHLO's all-gather takes several operands of any types; so does its
// all-reduce, of one element type, but XLA refuses it with a channel before it
// has laid out memory. All others take one. Where one op cannot have all
// operands they go into a buffer for each element type (see Packing.h).
//
//===----------------------------------------------------------------------===//

#include "Marks.h"
#include "Packing.h"
#include "Reducers.h"
#include "mlir/IR/BuiltinOps.h"
#include "tutti/Frontend/Communicators.h"
#include "tutti/Frontend/Passes.h"
#include "tutti/StableHLO/IR/StableHLOOps.h"

namespace tutti {
#define GEN_PASS_DEF_CCLTOSTABLEHLO
#include "tutti/Frontend/Passes.h.inc"
} // namespace tutti

using namespace mlir;
using namespace tutti;
using ccl::CollectiveKind;
using ccl::CollectiveOpInterface;

namespace {

// How a collective acts on rows of a buffer: operands are cut into `rowsIn`
// parts along `dimIn`, results are joined from `rowsOut` along `dimOut`.
struct Rows {
  int64_t rowsIn = 1, dimIn = 0, rowsOut = 1, dimOut = 0;
};

class Exporter {
public:
  Exporter(MLIRContext *context, bool variadicAllReduce)
      : builder(context), variadicAllReduce(variadicAllReduce),
        communicators(context) {}

  void convert(CollectiveOpInterface op);

private:
  // Operands that may share an op or a buffer, by index.
  using Share = SmallVector<unsigned>;
  SmallVector<Share> sharesOf(CollectiveOpInterface op);
  bool takesMany(CollectiveOpInterface op);
  bool isPackable(CollectiveOpInterface op, const Share &share);

  // One op of StableHLO's. `onRows`: on a buffer of rows.
  Operation *emit(CollectiveOpInterface op, ValueRange operands,
                  TypeRange resultTypes, bool onRows);
  SmallVector<Value> emitPacked(CollectiveOpInterface op, const Share &share);

  OpBuilder builder;
  bool variadicAllReduce;
  Communicators communicators;
};

struct CclToStablehlo : public tutti::impl::CclToStablehloBase<CclToStablehlo> {
  using CclToStablehloBase::CclToStablehloBase;

  void runOnOperation() override {
    SmallVector<CollectiveOpInterface> ops;
    getOperation()->walk([&](CollectiveOpInterface op) { ops.push_back(op); });
    Exporter exporter(&getContext(), variadicAllReduce);
    for (CollectiveOpInterface op : ops)
      exporter.convert(op);
    if (ops.empty())
      markAllAnalysesPreserved();
  }
};

} // namespace

static Rows rowsOf(CollectiveOpInterface op) {
  int64_t factor = op.getFactor();
  if (auto scatter = dyn_cast<ccl::ReduceScatterOp>(op.getOperation()))
    return {factor, static_cast<int64_t>(scatter.getDim()), 1, 0};
  if (auto exchange = dyn_cast<ccl::AllToAllOp>(op.getOperation()))
    return {factor, static_cast<int64_t>(exchange.getSplit()), factor,
            static_cast<int64_t>(exchange.getConcat())};
  return {};
}

SmallVector<Exporter::Share> Exporter::sharesOf(CollectiveOpInterface op) {
  SmallVector<Share> shares;
  SmallVector<std::pair<Type, Type>> types;
  bool anyTypes = op.getCollectiveKind() == CollectiveKind::AllGather;
  for (unsigned i = 0, e = op->getNumOperands(); i != e; ++i) {
    std::pair<Type, Type> type;
    if (!anyTypes)
      type = {getElementTypeOrSelf(op->getOperand(i)),
              getElementTypeOrSelf(op->getResult(i))};
    size_t index = llvm::find(types, type) - types.begin();
    if (index == types.size()) {
      types.push_back(type);
      shares.emplace_back();
    }
    shares[index].push_back(i);
  }
  return shares;
}

bool Exporter::takesMany(CollectiveOpInterface op) {
  switch (op.getCollectiveKind()) {
  case CollectiveKind::AllGather:
    return true;
  case CollectiveKind::AllReduce:
    return variadicAllReduce ||
           op.getGroup().getMode() == ccl::IdMode::CrossReplica;
  default:
    return false;
  }
}

bool Exporter::isPackable(CollectiveOpInterface op, const Share &share) {
  Rows rows = rowsOf(op);
  if (rows.rowsIn == 0 || rows.rowsOut == 0)
    return false;
  for (unsigned i : share)
    if (!cast<RankedTensorType>(op->getOperand(i).getType()).hasStaticShape() ||
        !cast<RankedTensorType>(op->getResult(i).getType()).hasStaticShape())
      return false;
  // A sharding that cuts dimensions does not fit the buffer.
  auto sharding = op->getAttrOfType<StringAttr>("mhlo.sharding");
  return !op->hasAttr("sdy.sharding") &&
         (!sharding || !sharding.getValue().contains("devices="));
}

Operation *Exporter::emit(CollectiveOpInterface op, ValueRange operands,
                          TypeRange resultTypes, bool onRows) {
  Location loc = op.getLoc();
  ccl::GroupAttr group = op.getGroup();
  DenseIntElementsAttr groups = communicators.toReplicaGroups(group.getRanks());
  stablehlo::ChannelHandleAttr channel = communicators.toChannel(group);
  bool globalIds = group.getMode() == ccl::IdMode::FlattenedIds;
  auto combine = [&](Region &computation) {
    if (Region *reducer = op.getReducerRegion())
      copyReducer(builder, *reducer, computation);
    else
      buildReducer(builder, loc, *op.getNamedReduction(),
                   getElementTypeOrSelf(operands.front()), computation);
  };
  Operation *made = nullptr;
  switch (op.getCollectiveKind()) {
  case CollectiveKind::AllGather:
    made = stablehlo::AllGatherOp::create(builder, loc, resultTypes, operands,
                                          *op.getShardDimension(), groups,
                                          channel, globalIds);
    break;
  case CollectiveKind::AllReduce: {
    auto reduce = stablehlo::AllReduceOp::create(
        builder, loc, resultTypes, operands, groups, channel, globalIds);
    combine(reduce.getComputation());
    made = reduce;
    break;
  }
  case CollectiveKind::ReduceScatter: {
    auto scatter = stablehlo::ReduceScatterOp::create(
        builder, loc, resultTypes.front(), operands.front(),
        onRows ? 0 : *op.getShardDimension(), groups, channel, globalIds);
    combine(scatter.getComputation());
    made = scatter;
    break;
  }
  case CollectiveKind::AllToAll: {
    auto exchange = cast<ccl::AllToAllOp>(op.getOperation());
    made = stablehlo::AllToAllOp::create(
        builder, loc, resultTypes, operands, onRows ? 0 : exchange.getSplit(),
        onRows ? 0 : exchange.getConcat(), op.getFactor(), groups, channel);
    break;
  }
  case CollectiveKind::CollectivePermute:
    made = stablehlo::CollectivePermuteOp::create(
        builder, loc, resultTypes.front(), operands.front(),
        communicators.toSourceTargetPairs(
            cast<ccl::CollectivePermuteOp>(op.getOperation()).getPairs()),
        channel);
    break;
  case CollectiveKind::CollectiveBroadcast:
    made = stablehlo::CollectiveBroadcastOp::create(builder, loc, resultTypes,
                                                    operands, groups, channel);
    break;
  }
  made->setDiscardableAttrs(marksToStablehlo(op, resultTypes.size()));
  return made;
}

SmallVector<Value> Exporter::emitPacked(CollectiveOpInterface op,
                                        const Share &share) {
  Rows rows = rowsOf(op);
  Packing packing(builder, op.getLoc());
  SmallVector<Value> parts;
  for (unsigned i : share)
    parts.push_back(packing.toRows(op->getOperand(i), rows.dimIn, rows.rowsIn));
  Value buffer = packing.concatenate(parts);
  int64_t numColumns = cast<RankedTensorType>(buffer.getType()).getDimSize(1);
  Type type =
      RankedTensorType::get({rows.rowsOut, numColumns},
                            getElementTypeOrSelf(op->getResult(share.front())));
  Value exchanged = emit(op, buffer, type, /*onRows=*/true)->getResult(0);
  SmallVector<Value> results;
  int64_t begin = 0;
  for (auto [i, part] : llvm::zip(share, parts)) {
    int64_t count = cast<RankedTensorType>(part.getType()).getDimSize(1);
    results.push_back(
        packing.fromRows(packing.columns(exchanged, begin, count), rows.dimOut,
                         cast<RankedTensorType>(op->getResult(i).getType())));
    begin += count;
  }
  return results;
}

void Exporter::convert(CollectiveOpInterface op) {
  builder.setInsertionPoint(op);
  SmallVector<Value> results(op->getNumResults());
  for (const Share &share : sharesOf(op)) {
    if (share.size() > 1 && !takesMany(op) && isPackable(op, share)) {
      for (auto [i, value] : llvm::zip(share, emitPacked(op, share)))
        results[i] = value;
      continue;
    }
    // All in one op, or each in its own.
    SmallVector<Share> single;
    if (takesMany(op))
      single.push_back(share);
    else
      for (unsigned i : share)
        single.push_back({i});
    for (const Share &one : single) {
      SmallVector<Value> operands;
      SmallVector<Type> types;
      for (unsigned i : one) {
        operands.push_back(op->getOperand(i));
        types.push_back(op->getResult(i).getType());
      }
      Operation *made = emit(op, operands, types, /*onRows=*/false);
      for (auto [i, value] : llvm::zip(one, made->getResults()))
        results[i] = value;
    }
  }
  op->replaceAllUsesWith(results);
  op->erase();
}
