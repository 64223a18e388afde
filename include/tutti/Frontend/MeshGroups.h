//===- MeshGroups.h - groups of devices along mesh axes ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A mesh is an array of devices with one dimension an axis. HLO text and
// StableHLO both may name the groups of a collective by axes of a mesh: a group
// is what varies along these axes, or along parts of them.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_FRONTEND_MESHGROUPS_H
#define TUTTI_FRONTEND_MESHGROUPS_H

#include "mlir/Support/LLVM.h"
#include "llvm/Support/Error.h"
#include <optional>
#include <vector>

namespace tutti {

/// Groups of device or replica ids, as rows of equal length; a shorter group
/// ends in -1.
struct ReplicaGroups {
  int64_t numGroups = 0, groupSize = 0;
  std::vector<int64_t> ids;
};

/// The most ids that one list may stand for; the short forms stand for any
/// number in a few characters.
constexpr int64_t maxReplicaIds = int64_t(1) << 20;

/// The product of the sizes, if each is at least 1 and it is at most
/// maxReplicaIds.
std::optional<int64_t> productOfSizes(llvm::ArrayRef<int64_t> sizes);

/// Reads an array of `sizes` in the order of its dimensions `permutation`;
/// `at(i)` is the element at row-major position i. Linear in the elements.
std::vector<int64_t> transposed(llvm::ArrayRef<int64_t> sizes,
                                llvm::ArrayRef<int64_t> permutation,
                                llvm::function_ref<int64_t(int64_t)> at);

/// A part of axis number `axis`: seen as an array of three dimensions (sizes
/// `before`, `size` and what remains), the second of these.
struct MeshAxisPart {
  size_t axis;
  int64_t before, size;
};

/// The groups that vary along `parts`, the first part slowest, in a mesh with
/// axes of `sizes`, whose product must be known. `devices` are the ids in
/// row-major order; none means that each device's id is its position. An error
/// where parts do not divide their axis or overlap. Linear in the devices.
llvm::Expected<ReplicaGroups> groupsAlong(llvm::ArrayRef<int64_t> sizes,
                                       llvm::ArrayRef<llvm::StringRef> names,
                                       llvm::ArrayRef<int64_t> devices,
                                       llvm::ArrayRef<MeshAxisPart> parts);

} // namespace tutti

#endif // TUTTI_FRONTEND_MESHGROUPS_H
