//===- Philox.cpp - counter-based random bits ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Philox.h"

using namespace mlir;
using namespace tutti::exec;

Value Words::word(uint32_t value) {
  return l.create<arith::ConstantOp>(
      l.b.getIntegerAttr(l.b.getI32Type(), APInt(32, value)));
}

Value Words::wide(int64_t value) {
  return l.create<arith::ConstantIntOp>(value, 64);
}

Value Words::add(Value a, Value b) { return l.create<arith::AddIOp>(a, b); }

Value Words::bitXor(Value a, Value b) { return l.create<arith::XOrIOp>(a, b); }

Value Words::low(Value value) {
  return l.create<arith::TruncIOp>(l.b.getI32Type(), value);
}

Value Words::high(Value value) {
  return low(l.create<arith::ShRUIOp>(value, wide(32)));
}

Value Words::join(Value low, Value high) {
  Value upper = l.create<arith::ShLIOp>(
      l.create<arith::ExtUIOp>(l.b.getI64Type(), high), wide(32));
  return l.create<arith::OrIOp>(
      upper, l.create<arith::ExtUIOp>(l.b.getI64Type(), low));
}

Value Words::rotateLeft(Value value, unsigned count) {
  return l.create<arith::OrIOp>(
      l.create<arith::ShLIOp>(value, word(count)),
      l.create<arith::ShRUIOp>(value, word(32 - count)));
}

std::array<Value, 2> Words::add(std::array<Value, 2> number, Value addend) {
  Value low = add(number[0], addend);
  Value carries =
      l.create<arith::CmpIOp>(arith::CmpIPredicate::ult, low, addend);
  return {low,
          add(number[1], l.create<arith::ExtUIOp>(l.b.getI64Type(), carries))};
}

std::array<Value, 4>
tutti::exec::philox(Lowering &l, std::array<Value, 2> counter, Value key) {
  Words w(l);
  std::array<Value, 4> x = {w.low(counter[0]), w.high(counter[0]),
                            w.low(counter[1]), w.high(counter[1])};
  std::array<Value, 2> k = {w.low(key), w.high(key)};
  Value m0 = w.word(0xd2511f53), m1 = w.word(0xcd9e8d57);
  Value weyl0 = w.word(0x9e3779b9), weyl1 = w.word(0xbb67ae85);
  for (unsigned round = 0; round < 10; ++round) {
    auto p0 = l.create<arith::MulUIExtendedOp>(x[0], m0);
    auto p1 = l.create<arith::MulUIExtendedOp>(x[2], m1);
    x = {w.bitXor(w.bitXor(p1.getHigh(), x[1]), k[0]), p1.getLow(),
         w.bitXor(w.bitXor(p0.getHigh(), x[3]), k[1]), p0.getLow()};
    k = {w.add(k[0], weyl0), w.add(k[1], weyl1)};
  }
  return x;
}

std::array<Value, 2> tutti::exec::threefry(Lowering &l, Value counter,
                                           Value key) {
  static constexpr unsigned rotations[2][4] = {{13, 15, 26, 6},
                                               {17, 29, 16, 24}};
  Words w(l);
  Value k0 = w.low(key), k1 = w.high(key);
  Value k2 = w.bitXor(w.bitXor(k0, k1), w.word(0x1bd11bda));
  std::array<Value, 3> k = {k0, k1, k2};
  Value x = w.add(w.low(counter), k[0]), y = w.add(w.high(counter), k[1]);
  for (unsigned injection = 1; injection <= 5; ++injection) {
    for (unsigned count : rotations[(injection - 1) % 2]) {
      x = w.add(x, y);
      y = w.bitXor(w.rotateLeft(y, count), x);
    }
    x = w.add(x, k[injection % 3]);
    y = w.add(w.add(y, k[(injection + 1) % 3]), w.word(injection));
  }
  return {x, y};
}
