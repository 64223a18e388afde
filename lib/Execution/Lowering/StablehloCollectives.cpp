//===- StablehloCollectives.cpp - collectives that ccl does not have ---*- C++
//-*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Those that stay as they are when a program is read: here they become ccl ops
// for the runtime, or are made of them.
//
//===----------------------------------------------------------------------===//

#include "Patterns.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "tutti/Collectives/IR/Ccl.h"
#include "tutti/Execution/DeviceGroups.h"
#include "tutti/Execution/IR/Rt.h"
#include "tutti/Execution/Runtime.h"
#include "tutti/Frontend/Communicators.h"
#include "tutti/Runtime/Runtime.h"

using namespace mlir;
using namespace tutti;
using namespace tutti::exec;

// Null with a report where the groups are not well formed.
static ccl::GroupAttr groupOf(Lowering &l, Attribute lists,
                              stablehlo::ChannelHandleAttr channel,
                              bool useGlobalIds, bool isFlattenable) {
  bool isReported = false;
  Communicators communicators(l.b.getContext());
  ccl::GroupAttr group = communicators.toGroup(
      l.op, lists, channel, useGlobalIds, isFlattenable, [&] {
        isReported = true;
        return l.op->emitOpError();
      });
  if (!group && !isReported)
    l.refuse("no mesh defines its groups");
  return group;
}

static ccl::GroupAttr withRanks(ccl::GroupAttr group, ccl::RanksAttr ranks) {
  return ccl::GroupAttr::get(group.getContext(), ranks, group.getMode(),
                             group.getChannel(), group.getChannelType());
}

static int64_t numIds(ccl::GroupAttr group, const DeviceCounts &counts) {
  switch (group.getMode()) {
  case ccl::IdMode::CrossReplica:
  case ccl::IdMode::CrossReplicaAndPartition:
    return counts.replicas;
  case ccl::IdMode::CrossPartition:
    return counts.partitions;
  case ccl::IdMode::FlattenedIds:
    return counts.devices();
  }
  llvm_unreachable("all modes are listed");
}

// Moves the region of a collective to the ccl op that stands for it.
static Values moveReducer(Lowering &l, Region &from, Region &to,
                          ResultRange results) {
  l.b.inlineRegionBefore(from, to, to.end());
  return Values(results);
}

static FailureOr<Values> lowerAllReduce(stablehlo::AllReduceOp op,
                                        stablehlo::AllReduceOp::Adaptor,
                                        Lowering &l) {
  ccl::GroupAttr group =
      groupOf(l, op.getReplicaGroups(), op.getChannelHandleAttr(),
              op.getUseGlobalDeviceIds(), /*isFlattenable=*/true);
  if (!group)
    return failure();
  auto made = l.create<ccl::AllReduceOp>(op.getResultTypes(), op.getOperands(),
                                         group, ccl::ReductionAttr());
  return moveReducer(l, op.getComputation(), made.getReducer(),
                     made->getResults());
}

static FailureOr<Values> lowerReduceScatter(stablehlo::ReduceScatterOp op,
                                            stablehlo::ReduceScatterOp::Adaptor,
                                            Lowering &l) {
  ccl::GroupAttr group =
      groupOf(l, op.getReplicaGroups(), op.getChannelHandleAttr(),
              op.getUseGlobalDeviceIds(), /*isFlattenable=*/true);
  if (!group)
    return failure();
  auto made = l.create<ccl::ReduceScatterOp>(
      op->getResultTypes(), op->getOperands(),
      l.b.getI64IntegerAttr(op.getScatterDimension()), group,
      ccl::ReductionAttr());
  return moveReducer(l, op.getComputation(), made.getReducer(),
                     made->getResults());
}

static FailureOr<Values> lowerAllGather(stablehlo::AllGatherOp op,
                                        stablehlo::AllGatherOp::Adaptor,
                                        Lowering &l) {
  ccl::GroupAttr group =
      groupOf(l, op.getReplicaGroups(), op.getChannelHandleAttr(),
              op.getUseGlobalDeviceIds(), /*isFlattenable=*/true);
  if (!group)
    return failure();
  return Values(l.create<ccl::AllGatherOp>(op.getResultTypes(),
                                           op.getOperands(),
                                           op.getAllGatherDim(), group)
                    ->getResults());
}

// Without lists, there is one group.
static FailureOr<Values> lowerAllToAll(stablehlo::AllToAllOp op,
                                       stablehlo::AllToAllOp::Adaptor,
                                       Lowering &l) {
  ccl::GroupAttr group =
      groupOf(l, op.getReplicaGroups(), op.getChannelHandleAttr(),
              /*useGlobalIds=*/false, /*isFlattenable=*/false);
  if (!group)
    return failure();
  DeviceCounts counts(op->getParentOfType<ModuleOp>());
  int64_t size = group.getRanks().empty()
                     ? numIds(group, counts)
                     : group.getRanks().getUniformGroupSize().value_or(0);
  if (size != static_cast<int64_t>(op.getSplitCount()))
    return l.refuse("it makes ")
           << op.getSplitCount() << " parts for groups of " << size
           << " devices; expected as many";
  if (group.getRanks().empty())
    group = withRanks(
        group, ccl::RanksAttr::get(op.getContext(),
                                   llvm::to_vector(llvm::seq<int64_t>(0, size)),
                                   {size}));
  return Values(l.create<ccl::AllToAllOp>(op.getResultTypes(), op.getOperands(),
                                          op.getSplitDimension(),
                                          op.getConcatDimension(), group)
                    ->getResults());
}

static FailureOr<Values> lowerPermute(stablehlo::CollectivePermuteOp op,
                                      stablehlo::CollectivePermuteOp::Adaptor,
                                      Lowering &l) {
  Communicators communicators(op.getContext());
  ccl::PairsAttr pairs = communicators.toPairs(
      cast<DenseIntElementsAttr>(op.getSourceTargetPairs()),
      [&] { return op.emitOpError(); });
  ccl::GroupAttr group =
      groupOf(l, Attribute(), op.getChannelHandleAttr(),
              /*useGlobalIds=*/false, /*isFlattenable=*/false);
  if (!pairs || !group)
    return failure();
  return Values(l.create<ccl::CollectivePermuteOp>(
                     op->getResultTypes(), op->getOperands(), pairs, group)
                    ->getResults());
}

static FailureOr<Values>
lowerCrossReplicaSum(stablehlo::CrossReplicaSumOp op,
                     stablehlo::CrossReplicaSumOp::Adaptor, Lowering &l) {
  ccl::GroupAttr group = groupOf(l, op.getReplicaGroups(), {},
                                 /*useGlobalIds=*/false,
                                 /*isFlattenable=*/true);
  if (!group)
    return failure();
  return Values(
      l.create<ccl::AllReduceOp>(
           op->getResultTypes(), op->getOperands(), group,
           ccl::ReductionAttr::get(op.getContext(), ccl::Reduction::Add))
          ->getResults());
}

//===----------------------------------------------------------------------===//
// Roots
//===----------------------------------------------------------------------===//

namespace {
/// The groups of an op with roots, in which devices of no group are groups of
/// their own, so that all can take part; and where in its group the device is
/// that runs this, or -1.
struct RootedGroups {
  ccl::GroupAttr group;
  DeviceGroups devices;
  Value position;
};
} // namespace

static FailureOr<RootedGroups> rootedGroups(Lowering &l, ccl::GroupAttr group) {
  DeviceCounts counts(l.op->getParentOfType<ModuleOp>());
  SmallVector<int64_t> ids, ends;
  std::vector<bool> isListed(numIds(group, counts), false);
  ccl::RanksAttr ranks = group.getRanks();
  for (int64_t i = 0, e = ranks.getNumGroups(); i != e; ++i) {
    for (int64_t id : ranks.getGroup(i)) {
      ids.push_back(id);
      if (id >= 0 && id < static_cast<int64_t>(isListed.size()))
        isListed[id] = true;
    }
    ends.push_back(ids.size());
  }
  int64_t numGiven = ends.size();
  if (numGiven > 0)
    for (auto [id, listed] : llvm::enumerate(isListed))
      if (!listed) {
        ids.push_back(id);
        ends.push_back(ids.size());
      }
  RootedGroups result;
  result.group =
      withRanks(group, ccl::RanksAttr::get(l.b.getContext(), ids, ends));
  FailureOr<DeviceGroups> devices = deviceGroups(l.op, result.group, counts);
  if (failed(devices))
    return failure();
  result.devices = *devices;

  // Each list stands for as many groups of devices as any other.
  int64_t numReal = ends.empty()
                        ? devices->numGroups
                        : devices->numGroups / int64_t(ends.size()) * numGiven;
  SmallVector<int32_t> positions(devices->numDevices, -1);
  size_t next = 0;
  for (int64_t i = 0; i < devices->numGroups; ++i)
    for (int32_t place = 0; place < devices->sizes[i]; ++place, ++next)
      if (i < numReal)
        positions[devices->devices[next]] = place;
  Value table = l.create<arith::ConstantOp>(DenseElementsAttr::get(
      RankedTensorType::get({devices->numDevices}, l.b.getI32Type()),
      ArrayRef<int32_t>(positions)));
  Value device = l.create<arith::IndexCastOp>(
      l.b.getIndexType(), l.create<rt::DeviceOp>(l.b.getI32Type()));
  result.position = l.create<tensor::ExtractOp>(table, device);
  return result;
}

// The tensor where the device is the root of its group, else zeros.
static Value orZeros(Lowering &l, Value tensor, Value isRoot) {
  Type element = getElementTypeOrSelf(tensor.getType());
  Value zero = l.zero(element);
  return l.generate(
      l.sizes(tensor), element, [&](OpBuilder &, ValueRange at) -> Value {
        return l.create<arith::SelectOp>(
            isRoot, l.create<tensor::ExtractOp>(tensor, at), zero);
      });
}

// Number `index` of the operand that names roots, or 0.
static Value isRoot(Lowering &l, Value roots, int64_t index, Value position) {
  Value root =
      roots ? l.create<tensor::ExtractOp>(roots, l.index(index)).getResult()
            : l.create<arith::ConstantIntOp>(0, 32).getResult();
  return l.create<arith::CmpIOp>(arith::CmpIPredicate::eq, root, position);
}

static int32_t bitsType(Type storage) {
  switch (storage.getIntOrFloatBitWidth()) {
  case 1:
    return TUTTI_I1;
  case 8:
    return TUTTI_UI8;
  case 16:
    return TUTTI_UI16;
  case 32:
    return TUTTI_UI32;
  default:
    return TUTTI_UI64;
  }
}

// The bits of a tensor that is zero everywhere but on the root.
static Value shareBits(Lowering &l, Value tensor, const RootedGroups &groups) {
  auto type = cast<RankedTensorType>(tensor.getType());
  if (auto complex = dyn_cast<ComplexType>(type.getElementType())) {
    auto share = [&](bool isReal) {
      Value part =
          l.generate(l.sizes(tensor), complex.getElementType(),
                     [&](OpBuilder &, ValueRange at) -> Value {
                       Value number = l.create<tensor::ExtractOp>(tensor, at);
                       return isReal
                                  ? l.create<complex::ReOp>(number).getResult()
                                  : l.create<complex::ImOp>(number).getResult();
                     });
      return shareBits(l, part, groups);
    };
    Value re = share(true), im = share(false);
    return l.generate(l.sizes(tensor), complex,
                      [&](OpBuilder &, ValueRange at) -> Value {
                        return l.create<complex::CreateOp>(
                            complex, l.create<tensor::ExtractOp>(re, at),
                            l.create<tensor::ExtractOp>(im, at));
                      });
  }
  Value target = l.empty(l.sizes(tensor), type.getElementType());
  const DeviceGroups &devices = groups.devices;
  return l
      .create<rt::CollectiveOp>(
          target.getType(), tensor, target, TUTTI_ALL_REDUCE, TUTTI_OR,
          ArrayRef<int32_t>{bitsType(type.getElementType())}, devices.sizes,
          devices.devices, devices.numGroups, 0, 0, 0,
          groups.group.getChannel().value_or(0), ArrayAttr())
      .getResult(0);
}

static FailureOr<Values>
lowerBroadcast(stablehlo::CollectiveBroadcastOp op,
               stablehlo::CollectiveBroadcastOp::Adaptor adaptor, Lowering &l) {
  ccl::GroupAttr group =
      groupOf(l, op.getReplicaGroups(), op.getChannelHandleAttr(),
              /*useGlobalIds=*/false, /*isFlattenable=*/false);
  if (!group)
    return failure();
  if (!op.getHasDynamicRoot())
    return Values(l.create<ccl::CollectiveBroadcastOp>(op->getResultTypes(),
                                                       op->getOperands(), group)
                      ->getResults());
  FailureOr<RootedGroups> groups = rootedGroups(l, group);
  if (failed(groups))
    return failure();
  Value roots = adaptor.getOperands().back();
  Values results;
  for (auto [i, operand] : llvm::enumerate(adaptor.getOperands().drop_back())) {
    if (!cast<RankedTensorType>(operand.getType()).hasStaticShape())
      return l.refuse("a size is not known: ") << operand.getType();
    Value mine = orZeros(l, operand, isRoot(l, roots, i, groups->position));
    results.push_back(shareBits(l, mine, *groups));
  }
  return results;
}

// As an all-reduce whose result only the root keeps.
static FailureOr<Values>
lowerCollectiveReduce(stablehlo::CollectiveReduceOp op,
                      stablehlo::CollectiveReduceOp::Adaptor adaptor,
                      Lowering &l) {
  ccl::GroupAttr group =
      groupOf(l, op.getReplicaGroups(), op.getChannelHandleAttr(),
              op.getUseGlobalDeviceIds(),
              /*isFlattenable=*/op.getUseGlobalDeviceIds());
  if (!group)
    return failure();
  FailureOr<RootedGroups> groups = rootedGroups(l, group);
  if (failed(groups))
    return failure();
  Value roots;
  OperandRange operands = op.getOperands();
  if (op.getHasDynamicRoot()) {
    roots = adaptor.getOperands().back();
    operands = operands.drop_back();
  }
  auto made = l.create<ccl::AllReduceOp>(op.getResultTypes(), operands,
                                         groups->group, ccl::ReductionAttr());
  Values results = moveReducer(l, op.getComputation(), made.getReducer(),
                               made->getResults());
  for (auto [i, result] : llvm::enumerate(results))
    result = orZeros(l, l.kept(result), isRoot(l, roots, i, groups->position));
  return results;
}

void exec::addStablehloCollectives(PatternFamily family) {
  family.add<stablehlo::AllReduceOp>(lowerAllReduce);
  family.add<stablehlo::ReduceScatterOp>(lowerReduceScatter);
  family.add<stablehlo::AllGatherOp>(lowerAllGather);
  family.add<stablehlo::AllToAllOp>(lowerAllToAll);
  family.add<stablehlo::CollectivePermuteOp>(lowerPermute);
  family.add<stablehlo::CrossReplicaSumOp>(lowerCrossReplicaSum);
  family.add<stablehlo::CollectiveBroadcastOp>(lowerBroadcast);
  family.add<stablehlo::CollectiveReduceOp>(lowerCollectiveReduce);
}
