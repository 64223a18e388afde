//===- Fft.cpp - fft, along each dimension in turn ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Fourier.h"
#include "Loops.h"
#include "mlir/Dialect/Complex/IR/Complex.h"

using namespace mlir;
using namespace tutti;
using namespace tutti::exec;

namespace {
/// Transforms the lines of `source` along `dim` into those of `target`, which
/// may be the same tensor.
class LinesTransform {
public:
  LinesTransform(Lowering &l, int64_t n, Type real, bool isInverse)
      : l(l), n(n), real(real), isInverse(isInverse), transform(l, n, real) {}

  Value run(Value source, Value target, int64_t dim) {
    Value zero = l.zero(real);
    OpFoldResult size = l.b.getIndexAttr(transform.bufferSize());
    SmallVector<OpFoldResult> others = l.sizes(target);
    Value count = l.value(others[dim]);
    others.erase(others.begin() + dim);
    bool inPlace = source == target;
    Values carried{target, l.filled(size, zero), l.filled(size, zero)};
    return loopNest(
        l, others, carried, [&](ValueRange at, ValueRange carried) -> Values {
          Value from = inPlace ? carried[0] : source;
          Values line = forLoop(
              l, l.index(0), l.index(n), l.index(1), carried.drop_front(),
              [&](Value i, ValueRange line) -> Values {
                auto [re, im] = load(from, at, dim, i);
                return {l.create<tensor::InsertOp>(re, line[0], i),
                        l.create<tensor::InsertOp>(im, line[1], i)};
              });
          auto [done, begin] = transform.transform(line);
          Value filled =
              forLoop(l, l.index(0), count, l.index(1), carried[0],
                      [&, line = done,
                       first = begin](Value i, ValueRange carried) -> Values {
                        Value place = l.create<arith::AddIOp>(first, i);
                        return {l.create<tensor::InsertOp>(
                            number(l.create<tensor::ExtractOp>(line[0], place),
                                   l.create<tensor::ExtractOp>(line[1], place),
                                   getElementTypeOrSelf(target.getType())),
                            carried[0], placeOf(at, dim, i))};
                      })[0];
          return {filled, done[0], done[1]};
        })[0];
  }

private:
  static Values placeOf(ValueRange at, int64_t dim, Value i) {
    Values place(at);
    place.insert(place.begin() + dim, i);
    return place;
  }

  // Number i of a line. Of a spectrum of real numbers only the first half is
  // given; the rest are conjugates.
  std::pair<Value, Value> load(Value source, ValueRange at, int64_t dim,
                               Value i) {
    auto type = cast<RankedTensorType>(source.getType());
    if (!isa<ComplexType>(type.getElementType())) {
      Value zero = l.zero(real);
      return {l.create<tensor::ExtractOp>(source, placeOf(at, dim, i)), zero};
    }
    Value isGiven;
    if (type.getDimSize(dim) < n) {
      isGiven =
          l.create<arith::CmpIOp>(arith::CmpIPredicate::ule, i, l.index(n / 2));
      Value mirrored = l.create<arith::SubIOp>(l.index(n), i);
      i = l.create<arith::SelectOp>(isGiven, i, mirrored);
    }
    Value value = l.create<tensor::ExtractOp>(source, placeOf(at, dim, i));
    Value re = l.create<complex::ReOp>(value);
    Value im = l.create<complex::ImOp>(value);
    // The inverse is the conjugate of the transform of the conjugate.
    Value negative = l.create<arith::NegFOp>(im);
    if (isInverse)
      std::swap(im, negative);
    if (isGiven)
      im = l.create<arith::SelectOp>(isGiven, im, negative);
    return {re, im};
  }

  // A number of the result.
  Value number(Value re, Value im, Type element) {
    if (isInverse) {
      Value scale = l.create<arith::ConstantOp>(
          l.b.getFloatAttr(real, 1.0 / static_cast<double>(n)));
      re = l.create<arith::MulFOp>(re, scale);
      im = l.create<arith::NegFOp>(l.create<arith::MulFOp>(im, scale));
    }
    if (!isa<ComplexType>(element))
      return re;
    return l.create<complex::CreateOp>(cast<ComplexType>(element), re, im);
  }

  Lowering &l;
  int64_t n;
  Type real;
  bool isInverse;
  LineTransform transform;
};
} // namespace

// The dimension that is real on one side is first on the way to a spectrum, and
// last on the way back.
static FailureOr<Values>
lowerFft(stablehlo::FftOp op, stablehlo::FftOp::Adaptor adaptor, Lowering &l) {
  RankedTensorType type = l.type(op.getResult());
  Value operand = adaptor.getOperand();
  auto from = cast<RankedTensorType>(operand.getType());
  if (!type.hasStaticShape() || !from.hasStaticShape())
    return l.refuse("its shape is not known");
  if (type.getNumElements() == 0)
    return Values{
        l.create<tensor::EmptyOp>(type.getShape(), type.getElementType())};
  stablehlo::FftType kind = op.getFftType();
  bool isInverse =
      kind == stablehlo::FftType::IFFT || kind == stablehlo::FftType::IRFFT;
  ArrayRef<int64_t> lengths = op.getFftLength();
  int64_t last = type.getRank() - 1;
  int64_t first = type.getRank() - static_cast<int64_t>(lengths.size());
  Type real = type.getElementType();
  if (auto complex = dyn_cast<ComplexType>(real))
    real = complex.getElementType();
  auto along = [&](int64_t dim, Value source, Value target) {
    LinesTransform transform(l, lengths[dim - first], real, isInverse);
    return transform.run(source, target, dim);
  };
  Value value = operand;
  if (kind == stablehlo::FftType::RFFT)
    value = along(
        last, value,
        l.create<tensor::EmptyOp>(type.getShape(), type.getElementType()));
  bool isComplexLast =
      kind == stablehlo::FftType::FFT || kind == stablehlo::FftType::IFFT;
  for (int64_t dim = first; dim < last + isComplexLast; ++dim)
    value = along(dim, value, value);
  if (kind == stablehlo::FftType::IRFFT)
    value = along(
        last, value,
        l.create<tensor::EmptyOp>(type.getShape(), type.getElementType()));
  return Values{value};
}

void exec::addFft(PatternFamily family) {
  family.add<stablehlo::FftOp>(lowerFft);
}
