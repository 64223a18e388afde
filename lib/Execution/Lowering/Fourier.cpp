//===- Fourier.cpp - Fourier transforms of one line ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// n is a product of small factors: a stage for each factor p makes transforms
// of length d into ones of length p d, from one half of the line to the other.
// Before the stage, number k of the transform of x[j], x[j + n / d], ... is at
// place j d + k; so no place has its bits reversed.
//
// Otherwise, by Bluestein: with c[k] = exp(-pi i k^2 / n), j k is half of j^2 +
// k^2 - (k - j)^2, so X[k] = c[k] sum over j of (x[j] c[j]) / c[k - j], a
// convolution, which transforms of a power of two make.
//
//===----------------------------------------------------------------------===//

#include "Fourier.h"
#include "Loops.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace tutti;
using namespace tutti::exec;

// A stage of factor p costs p products an element.
static constexpr int64_t largestFactor = 32;

static SmallVector<int64_t> factorsOf(int64_t n) {
  SmallVector<int64_t> factors;
  for (int64_t p = 2; p * p <= n; ++p)
    for (; n % p == 0; n /= p)
      factors.push_back(p);
  if (n > 1)
    factors.push_back(n);
  return factors;
}

namespace {
/// Arithmetic on indices, and on complex numbers as pairs of real ones.
struct Arithmetic {
  Lowering &l;

  using Pair = std::pair<Value, Value>;

  Value index(int64_t value) { return l.index(value); }
  Value add(Value a, Value b) { return l.create<arith::AddIOp>(a, b); }
  Value multiply(Value a, Value b) { return l.create<arith::MulIOp>(a, b); }
  Value addReal(Value a, Value b) { return l.create<arith::AddFOp>(a, b); }
  Value subtractReal(Value a, Value b) { return l.create<arith::SubFOp>(a, b); }
  Value multiplyReal(Value a, Value b) { return l.create<arith::MulFOp>(a, b); }
  Value number(Type type, double value) {
    return l.create<arith::ConstantOp>(l.b.getFloatAttr(type, value));
  }

  Pair load(ValueRange line, Value at) {
    return {l.create<tensor::ExtractOp>(line[0], at),
            l.create<tensor::ExtractOp>(line[1], at)};
  }
  Values store(Pair value, ValueRange line, Value at) {
    return {l.create<tensor::InsertOp>(value.first, line[0], at),
            l.create<tensor::InsertOp>(value.second, line[1], at)};
  }
  Pair add(Pair a, Pair b) {
    return {addReal(a.first, b.first), addReal(a.second, b.second)};
  }
  Pair subtract(Pair a, Pair b) {
    return {subtractReal(a.first, b.first), subtractReal(a.second, b.second)};
  }
  Pair multiply(Pair a, Pair b) {
    return {subtractReal(multiplyReal(a.first, b.first),
                         multiplyReal(a.second, b.second)),
            addReal(multiplyReal(a.first, b.second),
                    multiplyReal(a.second, b.first))};
  }
  Pair conjugate(Pair a) {
    return {a.first, l.create<arith::NegFOp>(a.second)};
  }
};

/// One stage, for factor p.
struct Stage {
  Lowering &l;
  Value size, from, to, done, groups;
  ValueRange roots;
  Arithmetic a{l};

  // Runs `body` for each group j and number k; it gets k, the place of number
  // k of the first transform of the group, and that of number k of the result.
  Values
  forEach(Value p, ValueRange line,
          llvm::function_ref<Values(Value, Value, Value, ValueRange)> body) {
    return loopNest(
        l, {groups, done}, line, [&](ValueRange at, ValueRange line) {
          Value block = a.multiply(at[0], done);
          Value source = a.add(from, a.add(block, at[1]));
          Value target = a.add(to, a.add(a.multiply(block, p), at[1]));
          return body(at[1], source, target, line);
        });
  }

  Values ofTwo(ValueRange line) {
    Value apart = a.multiply(groups, done);
    return forEach(a.index(2), line,
                   [&](Value k, Value source, Value target, ValueRange line) {
                     auto x = a.load(line, source);
                     auto y = a.load(line, a.add(source, apart));
                     auto root = a.load(roots, a.multiply(groups, k));
                     y = a.multiply(y, root);
                     Values next = a.store(a.add(x, y), line, target);
                     return a.store(a.subtract(x, y), next,
                                    a.add(target, done));
                   });
  }

  Values ofAny(Value p, ValueRange line) {
    Value apart = a.multiply(groups, done), one = a.index(1);
    Type real = getElementTypeOrSelf(line[0].getType());
    Value zero = a.number(real, 0);
    return forEach(
        p, line, [&](Value k, Value source, Value target, ValueRange line) {
          return forLoop(
              l, a.index(0), p, one, line, [&](Value s, ValueRange line) {
                Value place = a.multiply(s, done);
                Value turn = a.multiply(groups, a.add(k, place));
                Values sum = forLoop(
                    l, a.index(0), p, one, {zero, zero},
                    [&](Value r, ValueRange sum) -> Values {
                      Value at = a.add(source, a.multiply(r, apart));
                      Value order =
                          l.create<arith::RemUIOp>(a.multiply(turn, r), size);
                      auto term =
                          a.multiply(a.load(line, at), a.load(roots, order));
                      auto next = a.add({sum[0], sum[1]}, term);
                      return {next.first, next.second};
                    });
                return a.store({sum[0], sum[1]}, line, a.add(target, place));
              });
        });
  }
};
} // namespace

LineTransform::LineTransform(Lowering &l, int64_t n, Type real)
    : l(l), n(n), real(real) {
  SmallVector<int64_t> factors = factorsOf(n);
  isDirect = factors.empty() || factors.back() <= largestFactor;
  if (!isDirect)
    padded = llvm::PowerOf2Ceil(2 * n - 1);
  int64_t size = isDirect ? n : padded;
  table = roots(size, size, /*isSquared=*/false);
  if (!isDirect)
    makeChirp();
}

// exp(-2 pi i k / order) for k < count, or for k^2; exact to the last bits,
// since the angles are of type f64 and below a turn.
Values LineTransform::roots(int64_t count, int64_t order, bool isSquared) {
  Arithmetic a{l};
  Type wide = l.b.getF64Type();
  Value scale = a.number(wide, -6.283185307179586476925 / double(order));
  auto part = [&](bool isSine) {
    return l.generate(
        OpFoldResult(l.b.getIndexAttr(count)), real,
        [&](OpBuilder &, ValueRange at) -> Value {
          Value k = at[0];
          if (isSquared)
            k = l.create<arith::RemUIOp>(a.multiply(k, k), a.index(order));
          Value number = l.create<arith::UIToFPOp>(
              wide, l.create<arith::IndexCastUIOp>(l.b.getI64Type(), k));
          Value angle = a.multiplyReal(number, scale);
          Value value = isSine ? l.create<math::SinOp>(angle).getResult()
                               : l.create<math::CosOp>(angle).getResult();
          if (real == wide)
            return value;
          return l.create<arith::TruncFOp>(real, value);
        });
  };
  return {part(false), part(true)};
}

// One stage after the other, each from one half to the other.
std::pair<Values, Value> LineTransform::runStages(ValueRange line, int64_t size,
                                                  ValueRange roots) {
  SmallVector<int64_t> factors = factorsOf(size);
  int64_t count = factors.size();
  Arithmetic a{l};
  if (count == 0)
    return {Values(line), a.index(0)};
  Value list = l.create<arith::ConstantOp>(
      DenseElementsAttr::get(RankedTensorType::get({count}, l.b.getIndexType()),
                             ArrayRef<int64_t>(factors)));
  Value length = a.index(size);
  Values state{a.index(0), a.index(1)};
  llvm::append_range(state, line);
  state = forLoop(
      l, a.index(0), a.index(count), a.index(1), state,
      [&](Value number, ValueRange state) {
        Value p = l.create<tensor::ExtractOp>(list, number);
        Value from = state[0], done = state[1];
        ValueRange line = state.drop_front(2);
        Value grown = a.multiply(done, p);
        Value to = l.create<arith::SubIOp>(length, from);
        Stage stage{l,    length, from,
                    to,   done,   l.create<arith::DivUIOp>(length, grown),
                    roots};
        Value isTwo =
            l.create<arith::CmpIOp>(arith::CmpIPredicate::eq, p, a.index(2));
        Values next{to, grown};
        llvm::append_range(next, ifElse(
                                     l, isTwo, line.getTypes(),
                                     [&] { return stage.ofTwo(line); },
                                     [&] { return stage.ofAny(p, line); }));
        return next;
      });
  return {Values(ValueRange(state).drop_front(2)), state[0]};
}

// The kernel is the transform of 1 / c[k], with c[-k] = c[k], round a circle of
// the padded size.
void LineTransform::makeChirp() {
  Arithmetic a{l};
  chirp = roots(n, 2 * n, /*isSquared=*/true);
  Value zero = a.number(real, 0);
  OpFoldResult length = l.b.getIndexAttr(2 * padded);
  Values line{l.filled(length, zero), l.filled(length, zero)};
  line = forLoop(l, a.index(0), a.index(n), a.index(1), line,
                 [&](Value k, ValueRange line) {
                   auto value = a.conjugate(a.load(chirp, k));
                   Values next = a.store(value, line, k);
                   Value back = l.create<arith::RemUIOp>(
                       l.create<arith::SubIOp>(a.index(padded), k),
                       a.index(padded));
                   return a.store(value, next, back);
                 });
  auto [transformed, begin] = runStages(line, padded, table);
  for (Value part : transformed)
    kernel.push_back(l.create<tensor::ExtractSliceOp>(
        part, ArrayRef<OpFoldResult>{begin},
        ArrayRef<OpFoldResult>{l.b.getIndexAttr(padded)},
        ArrayRef<OpFoldResult>{l.b.getIndexAttr(1)}));
}

std::pair<Values, Value> LineTransform::transform(ValueRange line) {
  if (isDirect)
    return runStages(line, n, table);
  Arithmetic a{l};
  Value zero = a.index(0), one = a.index(1), end = a.index(n),
        length = a.index(padded);
  Values next = forLoop(l, zero, end, one, line, [&](Value k, ValueRange line) {
    return a.store(a.multiply(a.load(line, k), a.load(chirp, k)), line, k);
  });
  Value nothing = a.number(real, 0);
  next = forLoop(l, end, length, one, next, [&](Value k, ValueRange line) {
    return a.store({nothing, nothing}, line, k);
  });
  auto [spectrum, begin] = runStages(next, padded, table);
  // The inverse transform is the conjugate of that of the conjugate.
  next = forLoop(l, zero, length, one, spectrum,
                 [&, begin = begin](Value k, ValueRange line) {
                   auto product = a.multiply(a.load(line, a.add(begin, k)),
                                             a.load(kernel, k));
                   return a.store(a.conjugate(product), line, a.add(begin, k));
                 });
  next = forLoop(l, zero, length, one, next,
                 [&, begin = begin](Value k, ValueRange line) {
                   return a.store(a.load(line, a.add(begin, k)), line, k);
                 });
  auto [convolved, first] = runStages(next, padded, table);
  Value scale = a.number(real, 1.0 / double(padded));
  next =
      forLoop(l, zero, end, one, convolved,
              [&, first = first](Value k, ValueRange line) {
                Value at = a.add(first, k);
                auto value = a.conjugate(a.load(line, at));
                value = {a.multiplyReal(value.first, scale),
                         a.multiplyReal(value.second, scale)};
                return a.store(a.multiply(value, a.load(chirp, k)), line, at);
              });
  return {next, first};
}
