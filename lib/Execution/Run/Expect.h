//===- Expect.h - expectations of a running program ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_LIB_EXECUTION_RUN_EXPECT_H
#define TUTTI_LIB_EXECUTION_RUN_EXPECT_H

#include "tutti/Execution/Compare.h"

namespace tutti::exec {

/// An unranked memref as MLIR's C interface has it; the ranked descriptor is
/// two pointers, the offset, sizes and strides.
struct UnrankedDescriptor {
  int64_t rank;
  const int64_t *words;
};

/// Nothing if the tensors are as close as the tolerance asks; else what
/// differs: "2 of 6 elements differ, the first at [0, 1]: actual 1.5, expected
/// 2".
std::string findMismatch(const UnrankedDescriptor &actual,
                         const UnrankedDescriptor &expected,
                         int32_t runtimeType, const Tolerance &tolerance);

/// "[1, 0, 3]": the index of an element in row-major order.
std::string formatIndex(llvm::ArrayRef<int64_t> shape, int64_t position);

} // namespace tutti::exec

#endif // TUTTI_LIB_EXECUTION_RUN_EXPECT_H
