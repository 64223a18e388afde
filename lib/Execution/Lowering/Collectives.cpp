//===- Collectives.cpp - ccl ops as calls of the runtime ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Patterns.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "tutti/Collectives/IR/Ccl.h"
#include "tutti/Execution/DeviceGroups.h"
#include "tutti/Execution/IR/Rt.h"
#include "tutti/Execution/Runtime.h"
#include "tutti/Runtime/Runtime.h"

using namespace mlir;
using namespace tutti;
using namespace tutti::exec;

static int32_t kindOf(ccl::CollectiveKind kind) {
  switch (kind) {
  case ccl::CollectiveKind::AllGather:
    return TUTTI_ALL_GATHER;
  case ccl::CollectiveKind::AllReduce:
    return TUTTI_ALL_REDUCE;
  case ccl::CollectiveKind::ReduceScatter:
    return TUTTI_REDUCE_SCATTER;
  case ccl::CollectiveKind::AllToAll:
    return TUTTI_ALL_TO_ALL;
  case ccl::CollectiveKind::CollectivePermute:
    return TUTTI_COLLECTIVE_PERMUTE;
  case ccl::CollectiveKind::CollectiveBroadcast:
    return TUTTI_COLLECTIVE_BROADCAST;
  }
  llvm_unreachable("all kinds are listed");
}

static int32_t reductionOf(ccl::Reduction reduction) {
  switch (reduction) {
  case ccl::Reduction::Add:
    return TUTTI_SUM;
  case ccl::Reduction::Mul:
    return TUTTI_PRODUCT;
  case ccl::Reduction::Min:
    return TUTTI_MIN;
  case ccl::Reduction::Max:
    return TUTTI_MAX;
  case ccl::Reduction::And:
    return TUTTI_AND;
  case ccl::Reduction::Or:
    return TUTTI_OR;
  case ccl::Reduction::Xor:
    return TUTTI_XOR;
  }
  llvm_unreachable("all reductions are listed");
}

namespace {
class CollectivePattern
    : public OpInterfaceConversionPattern<ccl::CollectiveOpInterface> {
public:
  using OpInterfaceConversionPattern::OpInterfaceConversionPattern;

  LogicalResult
  matchAndRewrite(ccl::CollectiveOpInterface op, ArrayRef<Value> operands,
                  ConversionPatternRewriter &rewriter) const override {
    Lowering l(rewriter, *getTypeConverter(), op);
    std::optional<ccl::Reduction> reduction = op.getNamedReduction();
    if (op.getReducerRegion() && !reduction)
      return rewriter.notifyMatchFailure(op,
                                         "combines with a region of its own");
    auto module = op->getParentOfType<ModuleOp>();
    FailureOr<DeviceGroups> groups = deviceGroups(op, DeviceCounts(module));
    if (failed(groups))
      return failure();

    Values inits;
    SmallVector<int32_t> types;
    for (auto [result, input] :
         llvm::zip_equal(op->getResults(), op->getOperands())) {
      RankedTensorType type = l.type(result);
      std::optional<int32_t> element =
          runtimeType(getElementTypeOrSelf(input.getType()));
      if (!type.hasStaticShape() || !element ||
          type.getElementType() != l.type(input).getElementType())
        return rewriter.notifyMatchFailure(op, "changes its element type");
      inits.push_back(
          l.empty(getAsIndexOpFoldResult(op->getContext(), type.getShape()),
                  type.getElementType()));
      types.push_back(*element);
    }
    int32_t dim = op.getShardDimension().value_or(0), concatDim = 0,
            splitCount = 0;
    if (auto exchange = dyn_cast<ccl::AllToAllOp>(op.getOperation())) {
      dim = exchange.getSplit();
      concatDim = exchange.getConcat();
      splitCount =
          groups->sizes.empty() ? groups->numDevices : groups->sizes.front();
    }
    auto made = l.create<rt::CollectiveOp>(
        ValueRange(inits).getTypes(), operands, inits,
        kindOf(op.getCollectiveKind()),
        reduction ? reductionOf(*reduction) : TUTTI_NO_REDUCTION, types,
        groups->sizes, groups->devices, groups->numGroups, dim, concatDim,
        splitCount, op.getGroup().getChannel().value_or(0), ArrayAttr());
    rewriter.replaceOp(op, made.getResults());
    return success();
  }
};
} // namespace

// Device = replica times partitions plus partition.
template <bool isReplica> static Value deviceNumber(Lowering &l) {
  DeviceCounts counts(l.op->getParentOfType<ModuleOp>());
  Value device = l.create<rt::DeviceOp>(l.b.getI32Type());
  Value partitions = l.create<arith::ConstantIntOp>(counts.partitions, 32);
  Value number = isReplica
                     ? l.create<arith::DivUIOp>(device, partitions).getResult()
                     : l.create<arith::RemUIOp>(device, partitions).getResult();
  return l.create<tensor::FromElementsOp>(
      RankedTensorType::get({}, l.b.getI32Type()), number);
}

static FailureOr<Values> lowerReplicaId(stablehlo::ReplicaIdOp,
                                        stablehlo::ReplicaIdOp::Adaptor,
                                        Lowering &l) {
  return Values{deviceNumber<true>(l)};
}

static FailureOr<Values> lowerPartitionId(stablehlo::PartitionIdOp,
                                          stablehlo::PartitionIdOp::Adaptor,
                                          Lowering &l) {
  return Values{deviceNumber<false>(l)};
}

void exec::addCollectives(PatternFamily family) {
  family.patterns.add<CollectivePattern>(family.converter,
                                         family.patterns.getContext());
  family.add<stablehlo::ReplicaIdOp>(lowerReplicaId);
  family.add<stablehlo::PartitionIdOp>(lowerPartitionId);
}
