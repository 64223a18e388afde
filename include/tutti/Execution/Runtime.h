//===- Runtime.h - what compiled programs and the runtime agree on ---*- C++
//-*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Names of host functions that compiled programs call, and element types as the
// runtime numbers them (runtime/include/tutti/Runtime/Runtime.h).
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_EXECUTION_RUNTIME_H
#define TUTTI_EXECUTION_RUNTIME_H

#include "mlir/IR/Types.h"
#include <optional>

namespace tutti::exec {

/// i8 (i32 type, f64 value): the code of the value in a float type of at most 8
/// bits, to nearest even.
inline constexpr llvm::StringLiteral kEncodeFloatName = "tutti_encode_float";

/// void (const TuttiSite *, const void *const *, void *const *): as
/// tutti_collective, but leaves the program where that fails.
inline constexpr llvm::StringLiteral kCollectiveName = "tutti_run_collective";

/// void (memref<*xT>, memref<*xT>, i32 type, f64 tolerance, i64 most, i64
/// least, i1 signedZeros, char *location), under this name and one of T: leaves
/// the program, which has failed, where an rt.expect does not hold.
inline constexpr llvm::StringLiteral kExpectName = "tutti_expect_";

/// i32 (): the number of the calling device.
inline constexpr llvm::StringLiteral kDeviceName = "tutti_device";

/// void (const char *): ends the run with the message.
inline constexpr llvm::StringLiteral kRequirementName =
    "tutti_requirement_failed";

/// i64 (): another number at each call of a run, the same in each run.
inline constexpr llvm::StringLiteral kRandomKeyName = "tutti_random_key";

/// The TuttiType of an element type; none if the runtime does not know it.
std::optional<int32_t> runtimeType(mlir::Type element);

} // namespace tutti::exec

#endif // TUTTI_EXECUTION_RUNTIME_H
