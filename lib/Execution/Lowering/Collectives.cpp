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

// An operand in the element type in which it is combined.
static Value widen(Lowering &l, Value original, Value operand, Type element) {
  auto type = cast<RankedTensorType>(original.getType());
  if (type.getElementType() == element)
    return operand;
  return l.kept(l.create<stablehlo::ConvertOp>(
      RankedTensorType::get(type.getShape(), element), original));
}

// Makes the function of two elements that a region is. Constants from around it
// go in.
static FlatSymbolRefAttr makeCombiner(Lowering &l, Region &region,
                                      StringRef name) {
  Block &body = region.front();
  Type type = l.type(body.getArgument(0)).getElementType();
  OpBuilder::InsertionGuard guard(l.b);
  l.b.setInsertionPointToEnd(l.op->getParentOfType<ModuleOp>().getBody());
  auto func =
      l.create<func::FuncOp>(name, l.b.getFunctionType({type, type}, type));
  func.setPrivate();
  l.b.setInsertionPointToStart(func.addEntryBlock());
  bool isClosed = true;
  region.walk([&](Operation *nested) {
    for (OpOperand &operand : nested->getOpOperands()) {
      Value value = operand.get();
      if (region.isAncestor(value.getParentRegion()))
        continue;
      Operation *def = value.getDefiningOp();
      if (def && def->hasTrait<OpTrait::ConstantLike>())
        operand.set(l.b.clone(*def)->getResult(0));
      else
        isClosed = false;
    }
  });
  if (!isClosed) {
    l.refuse("its region uses a value from outside, which other devices do "
             "not have; expected no values but its arguments and constants");
    return {};
  }
  Values combined = l.inlineScalars(region, func.getArguments());
  l.create<func::ReturnOp>(combined);
  return FlatSymbolRefAttr::get(func);
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
    auto module = op->getParentOfType<ModuleOp>();
    FailureOr<DeviceGroups> groups = deviceGroups(op, DeviceCounts(module));
    if (failed(groups))
      return failure();

    Values inputs, inits;
    SmallVector<int32_t> types;
    for (auto [result, input, operand] :
         llvm::zip_equal(op->getResults(), op->getOperands(), operands)) {
      RankedTensorType type = l.type(result);
      Type element = getElementTypeOrSelf(result.getType());
      std::optional<int32_t> number = runtimeType(element);
      if (!type || !number)
        return l.refuse("devices do not exchange tensors of type ")
               << result.getType();
      if (!type.hasStaticShape() || !l.type(input).hasStaticShape())
        return l.refuse("a size is not known: ") << input.getType();
      inits.push_back(
          l.empty(getAsIndexOpFoldResult(op->getContext(), type.getShape()),
                  type.getElementType()));
      types.push_back(*number);
      inputs.push_back(widen(l, input, operand, element));
    }
    ArrayAttr combiners;
    if (op.getReducerRegion() && !reduction) {
      FlatSymbolRefAttr combiner =
          makeCombiner(l, *op.getReducerRegion(),
                       ("tutti_combine_" + Twine(numCombiners++)).str());
      if (!combiner)
        return failure();
      combiners = rewriter.getArrayAttr(
          SmallVector<Attribute>(inputs.size(), combiner));
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
        ValueRange(inits).getTypes(), inputs, inits,
        kindOf(op.getCollectiveKind()),
        combiners   ? TUTTI_CUSTOM
        : reduction ? reductionOf(*reduction)
                    : TUTTI_NO_REDUCTION,
        types, groups->sizes, groups->devices, groups->numGroups, dim,
        concatDim, splitCount, op.getGroup().getChannel().value_or(0),
        combiners);
    rewriter.replaceOp(op, made.getResults());
    return success();
  }

private:
  mutable unsigned numCombiners = 0;
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
