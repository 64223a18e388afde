//===- Communicators.cpp - groups and channels, both ways ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Frontend/Communicators.h"
#include "mlir/IR/BuiltinTypes.h"
#include "tutti/Frontend/MeshGroups.h"
#include "tutti/StableHLO/IR/Sdy.h"

using namespace mlir;
using namespace tutti;
using namespace tutti::ccl;

static RanksAttr readRanks(DenseIntElementsAttr lists,
                           Communicators::EmitError emitError) {
  SmallVector<int64_t> ids, ends;
  auto type = cast<ShapedType>(lists.getType());
  if (type.getRank() != 2)
    return emitError() << "replica groups of rank " << type.getRank()
                       << "; expected rank 2, a row a group",
           RanksAttr();
  int64_t width = type.getDimSize(1), column = 0;
  for (const APInt &id : lists.getValues<APInt>()) {
    // Rows shorter than others end in -1.
    if (!id.isAllOnes())
      ids.push_back(id.getSExtValue());
    if (++column == width) {
      ends.push_back(ids.size());
      column = 0;
    }
  }
  // Groups without ranks are no groups.
  if (ids.empty())
    ends.clear();
  return RanksAttr::getChecked(emitError, lists.getContext(),
                               ArrayRef<int64_t>(ids), ArrayRef<int64_t>(ends));
}

// The axes of a mesh in either dialect.
template <typename MeshT>
static void readAxes(MeshT mesh, SmallVectorImpl<StringRef> &names,
                     SmallVectorImpl<int64_t> &sizes) {
  for (auto axis : mesh.getAxes()) {
    names.push_back(axis.getName());
    sizes.push_back(axis.getSize());
  }
}

RanksAttr
Communicators::readMeshAxes(Operation *op,
                            stablehlo::ReplicaGroupMeshAxesAttr groups,
                            EmitError emitError) {
  SmallVector<StringRef> names;
  SmallVector<int64_t> sizes, devices;
  if (auto mesh = dyn_cast<stablehlo::MeshAttr>(groups.getMesh())) {
    readAxes(mesh, names, sizes);
    if (DenseIntElementsAttr ids = mesh.getDeviceIds())
      for (const APInt &id : ids.getValues<APInt>())
        devices.push_back(id.getSExtValue());
  } else {
    auto defined = symbols.lookupNearestSymbolFrom<sdy::MeshOp>(
        op, cast<FlatSymbolRefAttr>(groups.getMesh()));
    if (!defined)
      return {};
    readAxes(defined.getMesh(), names, sizes);
    llvm::append_range(devices, defined.getMesh().getDeviceIds());
  }
  std::optional<int64_t> numDevices = productOfSizes(sizes);
  if (!numDevices)
    return emitError() << "mesh of replica_groups has an axis of size below 1 "
                          "or more than "
                       << maxReplicaIds << " devices",
           RanksAttr();
  if (!devices.empty() && static_cast<int64_t>(devices.size()) != *numDevices)
    return emitError() << "mesh of replica_groups lists " << devices.size()
                       << " devices, expected " << *numDevices,
           RanksAttr();

  SmallVector<MeshAxisPart> parts;
  for (auto ref : groups.getAxes().getAsRange<stablehlo::AxisRefAttr>()) {
    auto *found = llvm::find(names, ref.getName());
    if (found == names.end())
      return emitError() << "mesh of replica_groups has no axis '"
                         << ref.getName() << "'",
             RanksAttr();
    size_t axis = found - names.begin();
    stablehlo::SubAxisInfoAttr part = ref.getSubAxisInfo();
    parts.push_back({axis, part ? part.getPreSize() : 1,
                     part ? part.getSize() : sizes[axis]});
  }
  llvm::Expected<ReplicaGroups> lists =
      groupsAlong(sizes, names, devices, parts);
  if (!lists)
    return emitError() << "mesh of replica_groups: "
                       << llvm::toString(lists.takeError()),
           RanksAttr();
  SmallVector<int64_t> ends;
  for (int64_t group = 1; group <= lists->numGroups; ++group)
    ends.push_back(group * lists->groupSize);
  return RanksAttr::getChecked(emitError, context,
                               ArrayRef<int64_t>(lists->ids),
                               ArrayRef<int64_t>(ends));
}

static IdMode modeOf(bool hasChannel, bool useGlobalIds, bool isFlattenable) {
  if (!hasChannel)
    return IdMode::CrossReplica;
  if (!isFlattenable)
    return IdMode::CrossPartition;
  return useGlobalIds ? IdMode::FlattenedIds : IdMode::CrossReplicaAndPartition;
}

GroupAttr Communicators::toGroup(Operation *op, Attribute replicaGroups,
                                 stablehlo::ChannelHandleAttr channel,
                                 bool useGlobalIds, bool isFlattenable,
                                 EmitError emitError) {
  RanksAttr ranks;
  if (!replicaGroups) {
    ranks = RanksAttr::get(context, {}, {});
  } else if (auto lists = dyn_cast<DenseIntElementsAttr>(replicaGroups)) {
    Attribute &known = ranksOf[lists];
    if (!known)
      known = readRanks(lists, emitError);
    ranks = cast_or_null<RanksAttr>(known);
  } else {
    ranks = readMeshAxes(
        op, cast<stablehlo::ReplicaGroupMeshAxesAttr>(replicaGroups),
        emitError);
  }
  if (!ranks)
    return {};
  bool hasChannel = channel && channel.getHandle() > 0;
  if (useGlobalIds && !hasChannel)
    return emitError() << "has use_global_device_ids without a channel; "
                          "expected a channel_handle whose handle is greater "
                          "than 0",
           GroupAttr();
  std::optional<int64_t> handle;
  if (channel)
    handle = channel.getHandle();
  return GroupAttr::getChecked(emitError, ranks.getContext(), ranks,
                               modeOf(hasChannel, useGlobalIds, isFlattenable),
                               handle, channel ? channel.getType() : 1);
}

PairsAttr Communicators::toPairs(DenseIntElementsAttr pairs,
                                 EmitError emitError) {
  Attribute &known = pairsOf[pairs];
  if (known)
    return cast<PairsAttr>(known);
  SmallVector<int64_t> sources, targets;
  auto type = cast<ShapedType>(pairs.getType());
  if (type.getNumElements() != 0 &&
      (type.getRank() != 2 || type.getDimSize(1) != 2))
    return emitError() << "source-target pairs of type " << type
                       << "; expected two columns",
           PairsAttr();
  for (const APInt &id : pairs.getValues<APInt>())
    (sources.size() == targets.size() ? sources : targets)
        .push_back(id.getSExtValue());
  PairsAttr result =
      PairsAttr::getChecked(emitError, context, ArrayRef<int64_t>(sources),
                            ArrayRef<int64_t>(targets));
  known = result;
  return result;
}

DenseIntElementsAttr Communicators::toReplicaGroups(RanksAttr ranks) {
  Attribute &known = listsOf[ranks];
  if (known)
    return cast<DenseIntElementsAttr>(known);
  int64_t width = ranks.getLargestGroupSize();
  SmallVector<int64_t> values;
  for (int64_t i = 0, e = ranks.getNumGroups(); i != e; ++i) {
    ArrayRef<int64_t> group = ranks.getGroup(i);
    values.append(group.begin(), group.end());
    values.append(width - group.size(), -1);
  }
  auto type = RankedTensorType::get({ranks.getNumGroups(), width},
                                    IntegerType::get(ranks.getContext(), 64));
  auto result = DenseIntElementsAttr::get(type, values);
  known = result;
  return result;
}

DenseIntElementsAttr Communicators::toSourceTargetPairs(PairsAttr pairs) {
  Attribute &known = listsOf[pairs];
  if (known)
    return cast<DenseIntElementsAttr>(known);
  SmallVector<int64_t> values;
  for (auto [source, target] :
       llvm::zip(pairs.getSources(), pairs.getTargets())) {
    values.push_back(source);
    values.push_back(target);
  }
  auto type = RankedTensorType::get({int64_t(pairs.getSources().size()), 2},
                                    IntegerType::get(pairs.getContext(), 64));
  auto result = DenseIntElementsAttr::get(type, values);
  known = result;
  return result;
}

stablehlo::ChannelHandleAttr Communicators::toChannel(GroupAttr group) {
  if (!group.getChannel())
    return {};
  return stablehlo::ChannelHandleAttr::get(
      group.getContext(), *group.getChannel(), group.getChannelType());
}
