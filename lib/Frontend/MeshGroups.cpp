//===- MeshGroups.cpp - groups of devices along mesh axes ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tutti/Frontend/MeshGroups.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

using namespace tutti;
using llvm::ArrayRef;
using llvm::SmallVector;

std::optional<int64_t> tutti::productOfSizes(ArrayRef<int64_t> sizes) {
  int64_t result = 1;
  for (int64_t size : sizes) {
    if (size <= 0 || result > maxReplicaIds / size)
      return std::nullopt;
    result *= size;
  }
  return result;
}

std::vector<int64_t>
tutti::transposed(ArrayRef<int64_t> sizes, ArrayRef<int64_t> permutation,
                  llvm::function_ref<int64_t(int64_t)> at) {
  size_t rank = sizes.size();
  SmallVector<int64_t> strides(rank, 1);
  for (size_t dim = rank; dim-- > 1;)
    strides[dim - 1] = strides[dim] * sizes[dim];
  SmallVector<int64_t> index(rank, 0);
  std::vector<int64_t> result;
  int64_t count = *productOfSizes(sizes), position = 0;
  result.reserve(count);
  for (int64_t i = 0; i < count; ++i) {
    result.push_back(at(position));
    for (size_t k = rank; k--;) {
      int64_t dim = permutation[k];
      position += strides[dim];
      if (++index[dim] < sizes[dim])
        break;
      position -= strides[dim] * sizes[dim];
      index[dim] = 0;
    }
  }
  return result;
}

llvm::Expected<ReplicaGroups> tutti::groupsAlong(ArrayRef<int64_t> sizes,
                                              ArrayRef<llvm::StringRef> names,
                                              ArrayRef<int64_t> devices,
                                              ArrayRef<MeshAxisPart> parts) {
  // Each axis is cut where its parts begin and end. The pieces in no part come
  // first, so that what varies along the parts varies fastest.
  SmallVector<int64_t> cutSizes, outer, inner(parts.size(), -1);
  for (size_t axis = 0; axis < sizes.size(); ++axis) {
    SmallVector<size_t> ofAxis;
    for (size_t i = 0; i < parts.size(); ++i)
      if (parts[i].axis == axis)
        ofAxis.push_back(i);
    llvm::stable_sort(ofAxis, [&](size_t a, size_t b) {
      return parts[a].before < parts[b].before;
    });
    int64_t covered = 1;
    auto keepOuter = [&](int64_t size) {
      if (size == 1)
        return;
      outer.push_back(cutSizes.size());
      cutSizes.push_back(size);
    };
    for (size_t i : ofAxis) {
      std::optional<int64_t> end =
          productOfSizes({parts[i].before, parts[i].size});
      if (!end || sizes[axis] % *end)
        return llvm::createStringError(
            "part of axis '" + names[axis].str() + "' does not divide its size " +
            std::to_string(sizes[axis]));
      if (parts[i].before % covered)
        return llvm::createStringError("parts of axis '" + names[axis].str() +
                                       "' overlap");
      keepOuter(parts[i].before / covered);
      inner[i] = cutSizes.size();
      cutSizes.push_back(parts[i].size);
      covered = *end;
    }
    keepOuter(sizes[axis] / covered);
  }
  ReplicaGroups groups;
  groups.groupSize = 1;
  for (const MeshAxisPart &part : parts)
    groups.groupSize *= part.size;
  groups.numGroups = *productOfSizes(sizes) / groups.groupSize;
  SmallVector<int64_t> permutation = outer;
  permutation.append(inner);
  groups.ids = transposed(cutSizes, permutation, [&](int64_t position) {
    return devices.empty() ? position : devices[position];
  });
  return groups;
}
