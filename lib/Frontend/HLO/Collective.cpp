//===- Collective.cpp - communication between devices ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Importer.h"
#include "tutti/StableHLO/IR/StableHLODialect.h"

using namespace mlir;
using namespace tutti;
using namespace tutti::hlo;
using llvm::StringRef;

/// Channels between devices, as JAX writes them.
static constexpr int64_t deviceToDevice = 1;

/// Groups, channel and id mode, in the attributes of StableHLO's names.
static LogicalResult readCommunicator(Instr &in, Attributes &attributes,
                                      bool hasGlobalIds) {
  MLIRContext *context = in.getContext();
  if (auto at = in.take("replica_groups")) {
    auto groups = in.importer.replicaGroups(*at);
    if (failed(groups))
      return failure();
    attributes.push_back(in.attr("replica_groups", *groups));
  } else if (in.has("source_target_pairs")) {
    at = in.take("source_target_pairs");
    std::vector<Ints> pairs;
    SmallVector<int64_t> flat;
    if (failed(parseIntLists(*at, pairs)))
      return failure();
    for (const Ints &pair : pairs) {
      if (pair.size() != 2)
        return in.errorAt("source_target_pairs")
               << "pair of " << pair.size() << " devices, expected a source "
               << "and a target";
      flat.append(pair.begin(), pair.end());
    }
    auto type = RankedTensorType::get({int64_t(pairs.size()), 2},
                                      in.builder().getI64Type());
    attributes.push_back(
        in.attr("source_target_pairs", DenseIntElementsAttr::get(type, flat)));
  } else {
    return in.error() << "'" << in.opcode() << "' does not say between which "
                      << "devices, expected replica_groups or "
                         "source_target_pairs";
  }
  if (in.has("channel_id")) {
    int64_t channel;
    if (failed(in.readInt("channel_id", channel)))
      return failure();
    attributes.push_back(in.attr(
        "channel_handle",
        stablehlo::ChannelHandleAttr::get(context, channel, deviceToDevice)));
  }
  bool isGlobal = false;
  if (failed(in.readOptionalBool("use_global_device_ids", isGlobal)))
    return failure();
  if (isGlobal && hasGlobalIds)
    attributes.push_back(
        in.attr("use_global_device_ids", in.builder().getUnitAttr()));
  else if (isGlobal)
    in.keepAsText("use_global_device_ids");
  // The wish that layouts stay; there are none, so it is kept as a mark.
  bool constrains = false;
  if (failed(in.readOptionalBool("constrain_layout", constrains)))
    return failure();
  if (constrains)
    in.keepAsText("constrain_layout");
  return success();
}

template <typename T>
static T findAttribute(ArrayRef<NamedAttribute> attributes, StringRef name) {
  for (NamedAttribute attribute : attributes)
    if (attribute.getName() == name)
      return cast<T>(attribute.getValue());
  return {};
}

static LogicalResult readReducer(Instr &in, std::unique_ptr<Region> &region) {
  const Computation *computation;
  if (failed(in.readComputation("to_apply", computation)))
    return failure();
  auto types = in.importer.parameterTypes(*computation);
  if (failed(types))
    return failure();
  return in.buildRegion(*computation, *types, region);
}

static FailureOr<int64_t> readDimension(Instr &in) {
  Ints dimensions;
  if (failed(in.readInts("dimensions", dimensions)))
    return failure();
  if (dimensions.size() != 1)
    return in.errorAt("dimensions")
               << "'" << in.opcode() << "' names " << dimensions.size()
               << " dimensions, expected 1",
           failure();
  return dimensions[0];
}

static LogicalResult importAllReduce(Instr &in) {
  Attributes attributes;
  std::unique_ptr<Region> body;
  if (failed(in.expectNoTuples(1)) ||
      failed(readCommunicator(in, attributes, /*hasGlobalIds=*/true)) ||
      failed(readReducer(in, body)))
    return failure();
  return in.replace("stablehlo.all_reduce", attributes, body);
}

static LogicalResult importAllGather(Instr &in) {
  Attributes attributes;
  if (failed(in.expectNoTuples(1)) ||
      failed(readCommunicator(in, attributes, /*hasGlobalIds=*/true)))
    return failure();
  FailureOr<int64_t> dimension = readDimension(in);
  if (failed(dimension))
    return failure();
  attributes.push_back(
      in.attr("all_gather_dim", in.builder().getI64IntegerAttr(*dimension)));
  return in.replace("stablehlo.all_gather", attributes);
}

static LogicalResult importReduceScatter(Instr &in) {
  Attributes attributes;
  const Computation *reducer;
  if (failed(in.expectNoTuples(1)) ||
      failed(readCommunicator(in, attributes, /*hasGlobalIds=*/true)) ||
      failed(in.readComputation("to_apply", reducer)))
    return failure();
  FailureOr<int64_t> dimension = readDimension(in);
  if (failed(dimension))
    return failure();
  if (in.numOperands() > 1)
    return importReduceScatterOfMany(in, attributes, *reducer, *dimension);
  auto argumentTypes = in.importer.parameterTypes(*reducer);
  std::unique_ptr<Region> body;
  if (failed(argumentTypes) ||
      failed(in.buildRegion(*reducer, *argumentTypes, body)))
    return failure();
  attributes.push_back(
      in.attr("scatter_dimension", in.builder().getI64IntegerAttr(*dimension)));
  return in.replace("stablehlo.reduce_scatter", attributes, body);
}

static LogicalResult importCollectivePermute(Instr &in) {
  Attributes attributes;
  if (in.has("slice_sizes"))
    return in.errorAt("slice_sizes")
           << "'" << in.opcode()
           << "' that updates buffers in place is not supported; dump a stage "
              "before the pass that makes it";
  (void)in.take("inplace");
  if (failed(in.expectNoTuples(1)) ||
      failed(readCommunicator(in, attributes, /*hasGlobalIds=*/false)))
    return failure();
  if (in.numOperands() > 1)
    return importCollectivePermuteOfMany(in, attributes);
  return in.replace("stablehlo.collective_permute", attributes);
}

/// HLO may leave the groups of an all-to-all out, StableHLO may not: all
/// `members` devices are one group then.
void tutti::hlo::nameAllDevices(Instr &in, Attributes &attributes,
                                int64_t members) {
  for (NamedAttribute &attribute : attributes) {
    auto groups = dyn_cast<DenseIntElementsAttr>(attribute.getValue());
    if (attribute.getName() != "replica_groups" || !groups || !groups.empty())
      continue;
    auto type = RankedTensorType::get({1, members}, in.builder().getI64Type());
    attribute.setValue(DenseIntElementsAttr::get(
        type, llvm::to_vector(llvm::seq<int64_t>(0, members))));
  }
}

static LogicalResult importAllToAll(Instr &in) {
  Attributes attributes;
  if (failed(in.expectNoTuples(1)) ||
      failed(readCommunicator(in, attributes, /*hasGlobalIds=*/false)))
    return failure();
  if (!in.has("dimensions"))
    return importAllToAllOfMany(in, attributes);
  FailureOr<int64_t> dimension = readDimension(in);
  if (failed(dimension))
    return failure();
  // No groups: across partitions if there is a channel, else across replicas.
  auto groups =
      findAttribute<DenseIntElementsAttr>(attributes, "replica_groups");
  int64_t members = groups ? groups.getType().getDimSize(1) : 0;
  if (!members)
    members = findAttribute<mlir::Attribute>(attributes, "channel_handle")
                  ? in.importer.numPartitions
                  : in.importer.numReplicas;
  nameAllDevices(in, attributes, members);
  Builder b = in.builder();
  attributes.push_back(
      in.attr("split_dimension", b.getI64IntegerAttr(*dimension)));
  attributes.push_back(
      in.attr("concat_dimension", b.getI64IntegerAttr(*dimension)));
  attributes.push_back(in.attr("split_count", b.getI64IntegerAttr(members)));
  return in.replace("stablehlo.all_to_all", attributes);
}

/// collective-broadcast and collective-reduce
static LogicalResult importRooted(Instr &in) {
  Attributes attributes;
  bool isReduce = in.opcode() == "collective-reduce";
  bool hasDynamicRoot = false;
  if (failed(in.expectNoTuples(1)) ||
      failed(readCommunicator(in, attributes, /*hasGlobalIds=*/isReduce)) ||
      failed(in.readOptionalBool("has_dynamic_root", hasDynamicRoot)))
    return failure();
  if (hasDynamicRoot)
    attributes.push_back(
        in.attr("has_dynamic_root", in.builder().getUnitAttr()));
  if (!isReduce)
    return in.replace("stablehlo.collective_broadcast", attributes);
  std::unique_ptr<Region> body;
  if (failed(readReducer(in, body)))
    return failure();
  return in.replace("stablehlo.collective_reduce", attributes, body);
}

/// StableHLO says it as JAX does: by a custom call.
static LogicalResult importRaggedAllToAll(Instr &in) {
  Attributes attributes, config;
  if (failed(in.expectOperands(6)) ||
      failed(readCommunicator(in, attributes, /*hasGlobalIds=*/false)))
    return failure();
  Builder b = in.builder();
  for (NamedAttribute attribute : attributes) {
    if (auto channel =
            dyn_cast<stablehlo::ChannelHandleAttr>(attribute.getValue()))
      attribute =
          in.attr("channel_id", b.getI64IntegerAttr(channel.getHandle()));
    config.push_back(attribute);
  }
  auto version = stablehlo::CustomCallApiVersion::API_VERSION_TYPED_FFI;
  return in.replace(
      "stablehlo.custom_call",
      {in.attr("call_target_name", b.getStringAttr("ragged_all_to_all")),
       in.attr("backend_config", b.getDictionaryAttr(config)),
       in.attr("api_version", b.getI32IntegerAttr(int32_t(version)))});
}

static LogicalResult importDeviceId(Instr &in) {
  if (failed(in.expectOperands(0)))
    return failure();
  return in.replace(in.opcode() == "replica-id" ? "stablehlo.replica_id"
                                                : "stablehlo.partition_id");
}

void tutti::hlo::addCollectiveHandlers(HandlerTable &table) {
  table["all-reduce"] = importAllReduce;
  table["all-gather"] = importAllGather;
  table["reduce-scatter"] = importReduceScatter;
  table["collective-permute"] = importCollectivePermute;
  table["all-to-all"] = importAllToAll;
  table["ragged-all-to-all"] = importRaggedAllToAll;
  table["collective-broadcast"] = importRooted;
  table["collective-reduce"] = importRooted;
  table["replica-id"] = importDeviceId;
  table["partition-id"] = importDeviceId;
}
