//===- Philox.h - counter-based random bits ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Philox4x32-10 and Threefry2x32-20 (Salmon, Moraes, Dror, Shaw: Parallel
// random numbers: as easy as 1, 2, 3; SC 2011), as code for scalars.
//
//===----------------------------------------------------------------------===//

#ifndef TUTTI_LIB_EXECUTION_LOWERING_PHILOX_H
#define TUTTI_LIB_EXECUTION_LOWERING_PHILOX_H

#include "Patterns.h"
#include <array>

namespace tutti::exec {

/// Makes arithmetic on i32 and i64, which wraps round.
class Words {
public:
  explicit Words(Lowering &l) : l(l) {}

  mlir::Value word(uint32_t value);
  mlir::Value wide(int64_t value);
  mlir::Value add(mlir::Value a, mlir::Value b);
  mlir::Value bitXor(mlir::Value a, mlir::Value b);
  /// The halves of an i64 as i32, and back.
  mlir::Value low(mlir::Value wide);
  mlir::Value high(mlir::Value wide);
  mlir::Value join(mlir::Value low, mlir::Value high);
  mlir::Value rotateLeft(mlir::Value word, unsigned count);

  /// The sum of a number of 128 bits, given as two i64, low one first, and an
  /// i64 without sign.
  std::array<mlir::Value, 2> add(std::array<mlir::Value, 2> number,
                                 mlir::Value addend);

private:
  Lowering &l;
};

/// Four words for a counter of 128 bits and a key of 64.
std::array<mlir::Value, 4>
philox(Lowering &l, std::array<mlir::Value, 2> counter, mlir::Value key);
/// Two words for a counter of 64 bits and a key of 64.
std::array<mlir::Value, 2> threefry(Lowering &l, mlir::Value counter,
                                    mlir::Value key);

} // namespace tutti::exec

#endif // TUTTI_LIB_EXECUTION_LOWERING_PHILOX_H
