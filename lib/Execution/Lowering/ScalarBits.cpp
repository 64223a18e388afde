//===- ScalarBits.cpp - bit operations on one element ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Scalars.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;
using namespace tutti::exec;

template <typename OpT> static Value binary(Scalar &s) {
  return s.make<OpT>(s.in[0], s.in[1]);
}

// What is shifted out entirely is zero, or the sign.
template <typename OpT> static Value shift(Scalar &s) {
  Value amount = s.in[1];
  unsigned width = amount.getType().getIntOrFloatBitWidth();
  constexpr bool keepsSign = std::is_same_v<OpT, arith::ShRSIOp>;
  Value last = s.constant(amount, int64_t(width - 1));
  Value isInside =
      s.make<arith::CmpIOp>(arith::CmpIPredicate::ule, amount, last);
  Value bounded = s.make<arith::SelectOp>(isInside, amount, last);
  Value shifted = s.make<OpT>(s.in[0], bounded);
  if (keepsSign)
    return shifted;
  return s.make<arith::SelectOp>(isInside, shifted,
                                 s.constant(amount, int64_t(0)));
}

static Value complement(Scalar &s) {
  return s.make<arith::XOrIOp>(s.in[0], s.constant(s.in[0], int64_t(-1)));
}

void tutti::exec::addScalarBits(ScalarTable &table) {
  table["stablehlo.and"] = binary<arith::AndIOp>;
  table["stablehlo.or"] = binary<arith::OrIOp>;
  table["stablehlo.xor"] = binary<arith::XOrIOp>;
  table["stablehlo.not"] = complement;
  table["stablehlo.shift_left"] = shift<arith::ShLIOp>;
  table["stablehlo.shift_right_logical"] = shift<arith::ShRUIOp>;
  table["stablehlo.shift_right_arithmetic"] = shift<arith::ShRSIOp>;
  table["stablehlo.count_leading_zeros"] = [](Scalar &s) {
    return s.make<math::CountLeadingZerosOp>(s.in[0]);
  };
  table["stablehlo.popcnt"] = [](Scalar &s) {
    return s.make<math::CtPopOp>(s.in[0]);
  };
}
