//===- SdyKnownSharding.cpp - what a value carries ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SdyVerify.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace tutti::sdy;

/// The sharding inside a body that is manual along some of its axes.
static TensorShardingAttr dropManualAxes(TensorShardingAttr sharding,
                                         ArrayRef<StringAttr> manualAxes) {
  auto drop = [&](ArrayRef<AxisRefAttr> axes) {
    SmallVector<AxisRefAttr> kept(axes);
    llvm::erase_if(kept, [&](AxisRefAttr axis) {
      return llvm::any_of(manualAxes, [&](StringAttr manual) {
        return manual.getValue() == axis.getName();
      });
    });
    return kept;
  };
  MLIRContext *context = sharding.getContext();
  SmallVector<DimensionShardingAttr> dimensions;
  for (DimensionShardingAttr dimension : sharding.getDimShardings())
    dimensions.push_back(DimensionShardingAttr::get(
        context, drop(dimension.getAxes()), dimension.getIsClosed(),
        dimension.getPriority()));
  return TensorShardingAttr::get(context, sharding.getMeshOrRef(), dimensions,
                                 drop(sharding.getReplicatedAxes()),
                                 drop(sharding.getUnreducedAxes()));
}

static TensorShardingAttr
getAt(std::optional<TensorShardingPerValueAttr> shardings, size_t index) {
  if (!shardings || index >= shardings->getShardings().size())
    return {};
  return shardings->getShardings()[index];
}

KnownSharding tutti::sdy::getKnownSharding(Value value) {
  if (auto argument = dyn_cast<BlockArgument>(value)) {
    size_t index = argument.getArgNumber();
    Operation *owner = argument.getOwner()->getParentOp();
    if (auto function = dyn_cast<FunctionOpInterface>(owner))
      return {true, function.getArgAttrOfType<TensorShardingAttr>(
                        index, SdyDialect::getShardingAttrName())};
    if (auto named = dyn_cast<NamedComputationOp>(owner))
      return {true, getAt(named.getInShardings(), index)};
    if (auto manual = dyn_cast<ManualComputationOp>(owner))
      if (TensorShardingAttr sharding = getAt(manual.getInShardings(), index))
        return {true, dropManualAxes(sharding, manual.getManualAxes())};
    return {false, {}};
  }
  size_t index = cast<OpResult>(value).getResultNumber();
  auto known = [](TensorShardingAttr sharding) {
    return KnownSharding{true, sharding};
  };
  return llvm::TypeSwitch<Operation *, KnownSharding>(value.getDefiningOp())
      .Case<ShardingConstraintOp, ReshardOp>(
          [&](auto op) { return known(op.getSharding()); })
      .Case<DataFlowEdgeOp>(
          [&](DataFlowEdgeOp op) { return known(op.getShardingAttr()); })
      .Case<NamedComputationOp, ManualComputationOp>(
          [&](auto op) { return known(getAt(op.getOutShardings(), index)); })
      .Case<AllGatherOp, AllSliceOp, AllToAllOp, CollectivePermuteOp,
            AllReduceOp, ReduceScatterOp, ShardedToUnreducedOp,
            ReplicatedToUnreducedOp>(
          [&](auto op) { return known(op.getOutSharding()); })
      .Default([&](Operation *op) {
        auto shardings = op->getAttrOfType<TensorShardingPerValueAttr>(
            SdyDialect::getShardingAttrName());
        if (!shardings)
          return known({});
        return known(getAt(shardings, index));
      });
}
