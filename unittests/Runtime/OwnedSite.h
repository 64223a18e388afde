//===- OwnedSite.h - sites that tests write down ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A TuttiSite with what it points to. The first call of get() fills in the
// constant; nothing may change after. A copy may change until its own get().
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_UNITTESTS_RUNTIME_OWNEDSITE_H
#define TUTTI_UNITTESTS_RUNTIME_OWNEDSITE_H

#include "tutti/Runtime/Runtime.h"
#include <string>
#include <vector>

namespace tutti::rt {

struct OwnedBuffer {
  int type;
  std::vector<int64_t> dims;
  TuttiCombine combine = nullptr;
};

struct OwnedSite {
  int kind = TUTTI_BARRIER;
  int reduction = TUTTI_NO_REDUCTION;
  std::vector<OwnedBuffer> buffers;
  std::vector<std::vector<int>> groups; // or pairs
  int dim = 0, concatDim = 0, splitCount = 0;
  int64_t channel = 0;
  std::string location = "test.mlir:1:1";

  const TuttiSite *get();

  /// The group of a device; of a permute, empty.
  std::vector<int> groupOf(int device, int devices) const;
  /// Sizes of the result for a group of `size`.
  std::vector<int64_t> resultDims(int buffer, int64_t size) const;

private:
  const OwnedSite *filled = nullptr; // not by a copy of this
  TuttiSite site;
  std::vector<TuttiBuffer> bufferTable;
  std::vector<int32_t> sizes, devices;
};

int64_t elementsOf(const std::vector<int64_t> &dims);

} // namespace tutti::rt

#endif // TUTTI_UNITTESTS_RUNTIME_OWNEDSITE_H
