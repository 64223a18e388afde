//===- DeviceGroups.h - which devices talk to one another ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A program runs on replicas, each of which has partitions; the runtime knows
// devices, numbered replica * partitions + partition. How the lists of a
// collective become lists of devices is what the StableHLO specification says
// under cross_replica, cross_partition, cross_replica_and_partition and
// flattened_ids.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_EXECUTION_DEVICEGROUPS_H
#define TUTTI_EXECUTION_DEVICEGROUPS_H

#include "mlir/IR/BuiltinOps.h"
#include "tutti/Collectives/IR/Ccl.h"
#include <vector>

namespace tutti::exec {

/// From `mhlo.num_replicas` and `mhlo.num_partitions` of the module; 1 where
/// that is not said.
struct DeviceCounts {
  int64_t replicas = 1, partitions = 1;

  explicit DeviceCounts(mlir::ModuleOp module);
  int64_t devices() const { return replicas * partitions; }
};

/// Lists of devices as a TuttiSite has them: for a permute, pairs.
struct DeviceGroups {
  int64_t numDevices = 0, numGroups = 0;
  std::vector<int32_t> sizes, devices;
};

/// An error at the op where a list names what the program does not run on. Of a
/// permute, those of its pairs.
mlir::FailureOr<DeviceGroups> deviceGroups(ccl::CollectiveOpInterface op,
                                           const DeviceCounts &counts);
/// Those of a group that is not that of a ccl op.
mlir::FailureOr<DeviceGroups> deviceGroups(mlir::Operation *op,
                                           ccl::GroupAttr group,
                                           const DeviceCounts &counts);

} // namespace tutti::exec

#endif // TUTTI_EXECUTION_DEVICEGROUPS_H
