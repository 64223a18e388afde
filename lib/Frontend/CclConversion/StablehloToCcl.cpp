//===- StablehloToCcl.cpp - collectives of StableHLO as ccl ops ---*- C++
//-*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Marks.h"
#include "Reducers.h"
#include "mlir/IR/BuiltinOps.h"
#include "tutti/Frontend/Communicators.h"
#include "tutti/Frontend/Passes.h"
#include "tutti/StableHLO/IR/StableHLOOps.h"
#include "llvm/ADT/TypeSwitch.h"

namespace tutti {
#define GEN_PASS_DEF_STABLEHLOTOCCL
#include "tutti/Frontend/Passes.h.inc"
} // namespace tutti

using namespace mlir;
using namespace tutti;

namespace {

// Makes the ccl op in front of a StableHLO op, or null where it stays.
class Converter {
public:
  explicit Converter(MLIRContext *context)
      : builder(context), communicators(context) {}

  LogicalResult convert(Operation *op);

private:
  template <typename OpT>
  ccl::GroupAttr groupOf(OpT op, bool useGlobalIds, bool isFlattenable) {
    return communicators.toGroup(op, op.getReplicaGroups(),
                                 op.getChannelHandleAttr(), useGlobalIds,
                                 isFlattenable, errorsAt(op));
  }
  Operation *make(stablehlo::AllReduceOp op);
  Operation *make(stablehlo::AllGatherOp op);
  Operation *make(stablehlo::ReduceScatterOp op);
  Operation *make(stablehlo::AllToAllOp op);
  Operation *make(stablehlo::CollectivePermuteOp op);
  Operation *make(stablehlo::CollectiveBroadcastOp op);

  // What reports at the op, and remembers that it did.
  Communicators::EmitError errorsAt(Operation *op) {
    current = op;
    return emitError;
  }
  template <typename OpT> void combineAs(OpT made, Region &computation);

  OpBuilder builder;
  Communicators communicators;
  Operation *current = nullptr;
  bool reported = false;
  std::function<InFlightDiagnostic()> emitError = [this] {
    reported = true;
    return current->emitOpError();
  };
};

struct StablehloToCcl : public tutti::impl::StablehloToCclBase<StablehloToCcl> {
  void runOnOperation() override {
    // Collected first, since the walk would not survive the changes.
    SmallVector<Operation *> ops;
    getOperation()->walk([&](Operation *op) {
      if (isa<stablehlo::AllReduceOp, stablehlo::AllGatherOp,
              stablehlo::ReduceScatterOp, stablehlo::AllToAllOp,
              stablehlo::CollectivePermuteOp, stablehlo::CollectiveBroadcastOp>(
              op))
        ops.push_back(op);
    });
    Converter converter(&getContext());
    bool failedAny = false;
    for (Operation *op : ops)
      failedAny |= failed(converter.convert(op));
    if (failedAny)
      signalPassFailure();
    if (ops.empty())
      markAllAnalysesPreserved();
  }
};

} // namespace

static bool areRanked(TypeRange types) {
  return llvm::all_of(types, llvm::IsaPred<RankedTensorType>);
}

// The name of the combination, if it is one and combines the elements as they
// are; else the region, widened elements or not.
static ccl::ReductionAttr reductionOf(Operation *op, Region &computation) {
  std::optional<ccl::Reduction> reduction = recognizeReduction(computation);
  if (!reduction)
    return {};
  Type scalar = getElementTypeOrSelf(computation.getArgument(0).getType());
  for (Type type : op->getOperandTypes())
    if (getElementTypeOrSelf(type) != scalar)
      return {};
  return ccl::ReductionAttr::get(op->getContext(), *reduction);
}

template <typename OpT>
void Converter::combineAs(OpT made, Region &computation) {
  if (!made.getReduction())
    moveReducer(computation, made.getReducer());
}

Operation *Converter::make(stablehlo::AllReduceOp op) {
  if (!isConvertibleReducer(op.getComputation()))
    return nullptr;
  ccl::GroupAttr group =
      groupOf(op, op.getUseGlobalDeviceIds(), /*isFlattenable=*/true);
  if (!group)
    return nullptr;
  auto made = ccl::AllReduceOp::create(
      builder, op.getLoc(), op.getResultTypes(), op.getOperands(), group,
      reductionOf(op, op.getComputation()));
  combineAs(made, op.getComputation());
  return made;
}

Operation *Converter::make(stablehlo::AllGatherOp op) {
  ccl::GroupAttr group =
      groupOf(op, op.getUseGlobalDeviceIds(), /*isFlattenable=*/true);
  if (!group)
    return nullptr;
  return ccl::AllGatherOp::create(builder, op.getLoc(), op.getResultTypes(),
                                  op.getOperands(), op.getAllGatherDim(),
                                  group);
}

Operation *Converter::make(stablehlo::ReduceScatterOp op) {
  if (!isConvertibleReducer(op.getComputation()))
    return nullptr;
  ccl::GroupAttr group =
      groupOf(op, op.getUseGlobalDeviceIds(), /*isFlattenable=*/true);
  if (!group)
    return nullptr;
  auto made = ccl::ReduceScatterOp::create(
      builder, op.getLoc(), op->getResultTypes(), op->getOperands(),
      builder.getI64IntegerAttr(op.getScatterDimension()), group,
      reductionOf(op, op.getComputation()));
  combineAs(made, op.getComputation());
  return made;
}

Operation *Converter::make(stablehlo::AllToAllOp op) {
  ccl::GroupAttr group = groupOf(op, false, /*isFlattenable=*/false);
  if (!group)
    return nullptr;
  // The ccl op does not say the number of parts, its group does.
  if (group.getRanks().getUniformGroupSize() !=
          static_cast<int64_t>(op.getSplitCount()) ||
      group.getRanks().empty())
    return nullptr;
  return ccl::AllToAllOp::create(builder, op.getLoc(), op.getResultTypes(),
                                 op.getOperands(), op.getSplitDimension(),
                                 op.getConcatDimension(), group);
}

Operation *Converter::make(stablehlo::CollectivePermuteOp op) {
  ccl::PairsAttr pairs = communicators.toPairs(
      cast<DenseIntElementsAttr>(op.getSourceTargetPairs()), errorsAt(op));
  if (!pairs)
    return nullptr;
  ccl::GroupAttr group =
      communicators.toGroup(op, {}, op.getChannelHandleAttr(), false,
                            /*isFlattenable=*/false, errorsAt(op));
  if (!group)
    return nullptr;
  return ccl::CollectivePermuteOp::create(builder, op.getLoc(),
                                          op->getResultTypes(),
                                          op->getOperands(), pairs, group);
}

Operation *Converter::make(stablehlo::CollectiveBroadcastOp op) {
  if (op.getHasDynamicRoot())
    return nullptr;
  ccl::GroupAttr group = groupOf(op, false, /*isFlattenable=*/false);
  if (!group)
    return nullptr;
  return ccl::CollectiveBroadcastOp::create(
      builder, op.getLoc(), op->getResultTypes(), op->getOperands(), group);
}

// A ccl op that its verifier would refuse must not come of a program that is
// well formed: then the op stays as it is.
LogicalResult Converter::convert(Operation *op) {
  if (!areRanked(op->getOperandTypes()) || !areRanked(op->getResultTypes()))
    return success();
  DictionaryAttr marks = marksToCcl(op);
  if (!marks)
    return success();
  builder.setInsertionPoint(op);
  reported = false;
  Operation *made = llvm::TypeSwitch<Operation *, Operation *>(op)
                        .Case<stablehlo::AllReduceOp, stablehlo::AllGatherOp,
                              stablehlo::ReduceScatterOp, stablehlo::AllToAllOp,
                              stablehlo::CollectivePermuteOp,
                              stablehlo::CollectiveBroadcastOp>(
                            [&](auto collective) { return make(collective); });
  if (!made)
    return failure(reported);
  made->setDiscardableAttrs(marks);
  op->replaceAllUsesWith(made);
  op->erase();
  return success();
}
