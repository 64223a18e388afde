//===- StablehloToCcl.cpp - collectives of StableHLO, in ccl ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GroupConversion.h"
#include "Reducers.h"
#include "tutti/Frontend/Passes.h"
#include "tutti/Support/Statistics.h"
#include "llvm/ADT/TypeSwitch.h"

namespace tutti {
#define GEN_PASS_DEF_STABLEHLOTOCCL
#include "tutti/Frontend/Passes.h.inc"
} // namespace tutti

using namespace mlir;
using namespace tutti;

static Statistic numConverted("stablehlo-to-ccl", "num_collectives_converted",
                              "Number of collectives converted to ccl");
static Statistic numLeft("stablehlo-to-ccl", "num_collectives_left",
                         "Number of collectives ccl cannot say, left as they "
                         "are");

namespace {
/// Converts one collective at a time. Each function returns null, and has
/// changed nothing, where ccl cannot say what the op says.
struct Converter {
  GroupConversion groups;

  Operation *convert(stablehlo::AllReduceOp op) {
    ccl::GroupAttr group =
        groups.toCcl(op.getReplicaGroups(), op.getChannelHandleAttr(),
                     op.getUseGlobalDeviceIds(), IdRule::GlobalFlag);
    if (!group)
      return nullptr;
    OpBuilder builder(op);
    auto reduction = name(builder, op.getComputation(), op.getOperands());
    auto converted =
        ccl::AllReduceOp::create(builder, op.getLoc(), op.getResultTypes(),
                                 op.getOperands(), group, reduction);
    if (!reduction)
      moveReducer(op.getComputation(), converted.getReducer());
    return converted;
  }

  Operation *convert(stablehlo::ReduceScatterOp op) {
    ccl::GroupAttr group =
        groups.toCcl(op.getReplicaGroups(), op.getChannelHandleAttr(),
                     op.getUseGlobalDeviceIds(), IdRule::GlobalFlag);
    if (!group)
      return nullptr;
    OpBuilder builder(op);
    auto reduction = name(builder, op.getComputation(), op.getOperand());
    auto converted = ccl::ReduceScatterOp::create(
        builder, op.getLoc(), op->getResultTypes(), op.getOperand(),
        op.getScatterDimension(), group, reduction);
    if (!reduction)
      moveReducer(op.getComputation(), converted.getReducer());
    return converted;
  }

  Operation *convert(stablehlo::AllGatherOp op) {
    ccl::GroupAttr group =
        groups.toCcl(op.getReplicaGroups(), op.getChannelHandleAttr(),
                     op.getUseGlobalDeviceIds(), IdRule::GlobalFlag);
    if (!group)
      return nullptr;
    OpBuilder builder(op);
    return ccl::AllGatherOp::create(builder, op.getLoc(), op.getResultTypes(),
                                    op.getOperands(), op.getAllGatherDim(),
                                    group);
  }

  Operation *convert(stablehlo::AllToAllOp op) {
    ccl::GroupAttr group =
        groups.toCcl(op.getReplicaGroups(), op.getChannelHandleAttr(),
                     /*globalIds=*/false, IdRule::ChannelIsPartitions);
    if (!group)
      return nullptr;
    OpBuilder builder(op);
    auto converted = ccl::AllToAllOp::create(
        builder, op.getLoc(), op.getResultTypes(), op.getOperands(),
        op.getSplitDimension(), op.getConcatDimension(), group);
    // Without rank lists only the shapes tell the number of parts, and they do
    // not where a dimension is split and joined again.
    if (cast<ccl::CollectiveOpInterface>(*converted).getFactor() ==
        static_cast<int64_t>(op.getSplitCount()))
      return converted;
    converted.erase();
    return nullptr;
  }

  Operation *convert(stablehlo::CollectivePermuteOp op) {
    ccl::GroupAttr group =
        groups.toCcl(op.getContext(), op.getChannelHandleAttr());
    ccl::PairsAttr pairs = groups.toPairs(op.getSourceTargetPairs());
    if (!group || !pairs)
      return nullptr;
    OpBuilder builder(op);
    return ccl::CollectivePermuteOp::create(builder, op.getLoc(),
                                            op->getResultTypes(),
                                            op->getOperands(), pairs, group);
  }

  Operation *convert(stablehlo::CollectiveBroadcastOp op) {
    if (op.getHasDynamicRoot())
      return nullptr;
    ccl::GroupAttr group =
        groups.toCcl(op.getReplicaGroups(), op.getChannelHandleAttr(),
                     /*globalIds=*/false, IdRule::ChannelIsPartitions);
    if (!group)
      return nullptr;
    OpBuilder builder(op);
    return ccl::CollectiveBroadcastOp::create(
        builder, op.getLoc(), op->getResultTypes(), op->getOperands(), group);
  }

private:
  static void moveReducer(Region &from, Region &to) {
    to.takeBody(from);
    endReducerInCcl(to);
  }

  // The name a reducer has for all operands, or null.
  static ccl::ReductionAttr name(OpBuilder &builder, Region &region,
                                 ValueRange operands) {
    if (operands.empty())
      return nullptr;
    Type elementType = getElementTypeOrSelf(operands.front());
    std::optional<ccl::Reduction> reduction = nameReducer(region, elementType);
    if (!reduction || llvm::any_of(operands, [&](Value operand) {
          return getElementTypeOrSelf(operand) != elementType;
        }))
      return nullptr;
    return ccl::ReductionAttr::get(builder.getContext(), *reduction);
  }
};

struct StablehloToCcl : tutti::impl::StablehloToCclBase<StablehloToCcl> {
  void runOnOperation() override {
    SmallVector<Operation *> collectives;
    getOperation()->walk([&](Operation *op) {
      if (isa<stablehlo::AllReduceOp, stablehlo::ReduceScatterOp,
              stablehlo::AllGatherOp, stablehlo::AllToAllOp,
              stablehlo::CollectivePermuteOp, stablehlo::CollectiveBroadcastOp>(
              op))
        collectives.push_back(op);
    });
    if (collectives.empty())
      return markAllAnalysesPreserved();
    Converter converter;
    for (Operation *op : collectives)
      replace(op, convert(converter, op));
  }

private:
  static bool isRanked(Type type) { return isa<RankedTensorType>(type); }

  static Operation *convert(Converter &converter, Operation *op) {
    if (!llvm::all_of(op->getOperandTypes(), isRanked) ||
        !llvm::all_of(op->getResultTypes(), isRanked))
      return nullptr;
    return llvm::TypeSwitch<Operation *, Operation *>(op)
        .Case<stablehlo::AllReduceOp, stablehlo::ReduceScatterOp,
              stablehlo::AllGatherOp, stablehlo::AllToAllOp,
              stablehlo::CollectivePermuteOp, stablehlo::CollectiveBroadcastOp>(
            [&](auto typed) { return converter.convert(typed); })
        .Default([](Operation *) { return nullptr; });
  }

  static void replace(Operation *op, Operation *converted) {
    if (!converted) {
      ++numLeft;
      return;
    }
    converted->setDiscardableAttrs(op->getDiscardableAttrDictionary());
    op->replaceAllUsesWith(converted);
    op->erase();
    ++numConverted;
  }
};
} // namespace
