//===- GroupConversion.cpp - communicators in StableHLO and in ccl ---*- C++
//-*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GroupConversion.h"

using namespace mlir;
using namespace tutti;

// Wrong text is reported where it is verified; here it is only not converted.
static InFlightDiagnostic swallow(MLIRContext *context) {
  return InFlightDiagnostic();
}

ccl::RanksAttr GroupConversion::toRanks(DenseIntElementsAttr groups) {
  auto [it, isNew] = ranksOf.try_emplace(groups);
  if (!isNew)
    return cast_or_null<ccl::RanksAttr>(it->second);
  ShapedType type = groups.getType();
  MLIRContext *context = groups.getContext();
  if (type.getRank() != 2 || !type.getElementType().isInteger(64))
    return nullptr;
  int64_t width = type.getDimSize(1);
  SmallVector<int64_t> ids, ends;
  int64_t column = 0;
  for (int64_t id : groups.getValues<int64_t>()) {
    if (id != -1) // pads a group shorter than the longest
      ids.push_back(id);
    if (++column == width) {
      ends.push_back(ids.size());
      column = 0;
    }
  }
  auto ranks = ccl::RanksAttr::getChecked([&] { return swallow(context); },
                                          context, ArrayRef<int64_t>(ids),
                                          ArrayRef<int64_t>(ends));
  it->second = ranks;
  return ranks;
}

ccl::GroupAttr GroupConversion::toCcl(Attribute replicaGroups,
                                      stablehlo::ChannelHandleAttr channel,
                                      bool globalIds, IdRule rule) {
  auto lists = dyn_cast_or_null<DenseIntElementsAttr>(replicaGroups);
  ccl::RanksAttr ranks = lists ? toRanks(lists) : nullptr;
  bool hasChannel = channel && channel.getHandle() > 0;
  if (!ranks || (globalIds && !hasChannel))
    return nullptr;
  ccl::IdMode mode = ccl::IdMode::CrossReplica;
  if (hasChannel) {
    if (rule == IdRule::ChannelIsPartitions)
      mode = ccl::IdMode::CrossPartition;
    else
      mode = globalIds ? ccl::IdMode::FlattenedIds
                       : ccl::IdMode::CrossReplicaAndPartition;
  }
  std::optional<int64_t> handle;
  if (channel)
    handle = channel.getHandle();
  MLIRContext *context = ranks.getContext();
  return ccl::GroupAttr::getChecked([&] { return swallow(context); }, context,
                                    ranks, mode, handle,
                                    channel ? channel.getType() : 1);
}

ccl::GroupAttr GroupConversion::toCcl(MLIRContext *context,
                                      stablehlo::ChannelHandleAttr channel) {
  auto none = DenseIntElementsAttr::get(
      RankedTensorType::get({0, 0}, IntegerType::get(context, 64)),
      ArrayRef<int64_t>());
  return toCcl(none, channel, /*globalIds=*/false, IdRule::ChannelIsPartitions);
}

ccl::PairsAttr GroupConversion::toPairs(DenseIntElementsAttr pairs) {
  auto [it, isNew] = pairsOf.try_emplace(pairs);
  if (!isNew)
    return cast_or_null<ccl::PairsAttr>(it->second);
  ShapedType type = pairs.getType();
  MLIRContext *context = pairs.getContext();
  if (type.getRank() != 2 || type.getDimSize(1) != 2 ||
      !type.getElementType().isInteger(64))
    return nullptr;
  SmallVector<int64_t> sources, targets;
  for (auto [index, id] : llvm::enumerate(pairs.getValues<int64_t>()))
    (index % 2 == 0 ? sources : targets).push_back(id);
  auto converted = ccl::PairsAttr::getChecked(
      [&] { return swallow(context); }, context, ArrayRef<int64_t>(sources),
      ArrayRef<int64_t>(targets));
  it->second = converted;
  return converted;
}

DenseIntElementsAttr GroupConversion::toReplicaGroups(ccl::RanksAttr ranks) {
  auto [it, isNew] = groupsOf.try_emplace(ranks);
  if (!isNew)
    return cast<DenseIntElementsAttr>(it->second);
  int64_t count = ranks.getNumGroups(), width = ranks.getLargestGroupSize();
  SmallVector<int64_t> ids(count * width, -1);
  for (int64_t group = 0; group < count; ++group)
    llvm::copy(ranks.getGroup(group), ids.begin() + group * width);
  auto type = RankedTensorType::get({count, width},
                                    IntegerType::get(ranks.getContext(), 64));
  auto converted = DenseIntElementsAttr::get(type, ids);
  it->second = converted;
  return converted;
}

DenseIntElementsAttr
GroupConversion::toSourceTargetPairs(ccl::PairsAttr pairs) {
  SmallVector<int64_t> ids;
  for (auto [source, target] :
       llvm::zip(pairs.getSources(), pairs.getTargets()))
    ids.append({source, target});
  auto type = RankedTensorType::get({int64_t(pairs.getSources().size()), 2},
                                    IntegerType::get(pairs.getContext(), 64));
  return DenseIntElementsAttr::get(type, ids);
}

stablehlo::ChannelHandleAttr GroupConversion::toChannel(ccl::GroupAttr group) {
  if (!group.getChannel())
    return nullptr;
  return stablehlo::ChannelHandleAttr::get(
      group.getContext(), *group.getChannel(), group.getChannelType());
}
