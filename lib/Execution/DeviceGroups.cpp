//===- DeviceGroups.cpp - which devices talk to one another ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Execution/DeviceGroups.h"
#include "tutti/Execution/Runtime.h"
#include "tutti/Runtime/Runtime.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace tutti;
using namespace tutti::exec;

DeviceCounts::DeviceCounts(ModuleOp module) {
  auto read = [&](StringRef name, int64_t &count) {
    if (auto attr = module->getAttrOfType<IntegerAttr>(name))
      if (attr.getInt() > 0)
        count = attr.getInt();
  };
  read("mhlo.num_replicas", replicas);
  read("mhlo.num_partitions", partitions);
}

namespace {
/// Turns one list of ids into the lists of devices it stands for.
class Expansion {
public:
  Expansion(Operation *op, ccl::IdMode mode, const DeviceCounts &counts)
      : op(op), mode(mode), counts(counts) {}

  // The number of ids there are.
  int64_t limit() const {
    switch (mode) {
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

  LogicalResult check(ArrayRef<int64_t> ids) const {
    for (int64_t id : ids)
      if (id < 0 || id >= limit())
        return op->emitOpError()
               << "names " << id << " in a group, but the program runs on "
               << counts.replicas << " replicas of " << counts.partitions
               << " partitions; expected ids below " << limit();
    return success();
  }

  // Calls `add` with each list of devices.
  void expand(ArrayRef<int64_t> ids,
              llvm::function_ref<void(ArrayRef<int32_t>)> add) const {
    SmallVector<int32_t> devices;
    auto flush = [&] {
      add(devices);
      devices.clear();
    };
    int64_t width = counts.partitions;
    switch (mode) {
    case ccl::IdMode::CrossReplica:
      for (int64_t partition = 0; partition < width; ++partition, flush())
        for (int64_t id : ids)
          devices.push_back(id * width + partition);
      return;
    case ccl::IdMode::CrossPartition:
      for (int64_t replica = 0; replica < counts.replicas; ++replica, flush())
        for (int64_t id : ids)
          devices.push_back(replica * width + id);
      return;
    case ccl::IdMode::CrossReplicaAndPartition:
      // The first partition of all replicas listed, then the next.
      for (int64_t partition = 0; partition < width; ++partition)
        for (int64_t id : ids)
          devices.push_back(id * width + partition);
      flush();
      return;
    case ccl::IdMode::FlattenedIds:
      for (int64_t id : ids)
        devices.push_back(id);
      flush();
      return;
    }
  }

private:
  Operation *op;
  ccl::IdMode mode;
  const DeviceCounts &counts;
};
} // namespace

FailureOr<DeviceGroups> exec::deviceGroups(Operation *op, ccl::GroupAttr group,
                                           const DeviceCounts &counts) {
  Expansion expansion(op, group.getMode(), counts);
  DeviceGroups result;
  result.numDevices = counts.devices();
  ccl::RanksAttr ranks = group.getRanks();
  auto add = [&](ArrayRef<int32_t> devices) {
    llvm::append_range(result.devices, devices);
    result.sizes.push_back(devices.size());
    ++result.numGroups;
  };
  if (ranks.empty())
    expansion.expand(llvm::to_vector(llvm::seq<int64_t>(0, expansion.limit())),
                     add);
  for (int64_t i = 0, e = ranks.getNumGroups(); i != e; ++i) {
    if (failed(expansion.check(ranks.getGroup(i))))
      return failure();
    expansion.expand(ranks.getGroup(i), add);
  }
  return result;
}

FailureOr<DeviceGroups> exec::deviceGroups(ccl::CollectiveOpInterface op,
                                           const DeviceCounts &counts) {
  auto permute = dyn_cast<ccl::CollectivePermuteOp>(op.getOperation());
  if (!permute)
    return deviceGroups(op, op.getGroup(), counts);
  Expansion expansion(op, op.getGroup().getMode(), counts);
  DeviceGroups result;
  result.numDevices = counts.devices();
  for (auto [source, target] : llvm::zip(permute.getPairs().getSources(),
                                         permute.getPairs().getTargets())) {
    if (failed(expansion.check({source, target})))
      return failure();
    expansion.expand({source, target}, [&](ArrayRef<int32_t> pair) {
      llvm::append_range(result.devices, pair);
      ++result.numGroups;
    });
  }
  return result;
}

std::optional<int32_t> exec::runtimeType(Type element) {
  if (auto integer = dyn_cast<IntegerType>(element)) {
    bool isUnsigned = integer.isUnsigned();
    switch (integer.getWidth()) {
    case 1:
      return TUTTI_I1;
    case 2:
      return isUnsigned ? TUTTI_UI2 : TUTTI_I2;
    case 4:
      return isUnsigned ? TUTTI_UI4 : TUTTI_I4;
    case 8:
      return isUnsigned ? TUTTI_UI8 : TUTTI_I8;
    case 16:
      return isUnsigned ? TUTTI_UI16 : TUTTI_I16;
    case 32:
      return isUnsigned ? TUTTI_UI32 : TUTTI_I32;
    case 64:
      return isUnsigned ? TUTTI_UI64 : TUTTI_I64;
    default:
      return std::nullopt;
    }
  }
  if (auto complex = dyn_cast<ComplexType>(element)) {
    if (complex.getElementType().isF32())
      return TUTTI_COMPLEX_F32;
    if (complex.getElementType().isF64())
      return TUTTI_COMPLEX_F64;
    return std::nullopt;
  }
  return llvm::TypeSwitch<Type, std::optional<int32_t>>(element)
      .Case<Float4E2M1FNType>([](auto) { return TUTTI_F4E2M1FN; })
      .Case<Float6E2M3FNType>([](auto) { return TUTTI_F6E2M3FN; })
      .Case<Float6E3M2FNType>([](auto) { return TUTTI_F6E3M2FN; })
      .Case<Float8E3M4Type>([](auto) { return TUTTI_F8E3M4; })
      .Case<Float8E4M3Type>([](auto) { return TUTTI_F8E4M3; })
      .Case<Float8E4M3FNType>([](auto) { return TUTTI_F8E4M3FN; })
      .Case<Float8E4M3FNUZType>([](auto) { return TUTTI_F8E4M3FNUZ; })
      .Case<Float8E4M3B11FNUZType>([](auto) { return TUTTI_F8E4M3B11FNUZ; })
      .Case<Float8E5M2Type>([](auto) { return TUTTI_F8E5M2; })
      .Case<Float8E5M2FNUZType>([](auto) { return TUTTI_F8E5M2FNUZ; })
      .Case<Float8E8M0FNUType>([](auto) { return TUTTI_F8E8M0FNU; })
      .Case<BFloat16Type>([](auto) { return TUTTI_BF16; })
      .Case<Float16Type>([](auto) { return TUTTI_F16; })
      .Case<Float32Type>([](auto) { return TUTTI_F32; })
      .Case<Float64Type>([](auto) { return TUTTI_F64; })
      .Default([](Type) { return std::nullopt; });
}
