//===- Random.cpp - rng_bit_generator and rng ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The bits of rng_bit_generator are those of XLA's CPU back-end.
//
//===----------------------------------------------------------------------===//

#include "Loops.h"
#include "Philox.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "tutti/Execution/Runtime.h"

using namespace mlir;
using namespace tutti;
using namespace tutti::exec;

// Random bits, i32 or i64, as an element: as many low ones as it has.
static Value elementOf(Lowering &l, Value bits, Type element) {
  unsigned width = element.getIntOrFloatBitWidth();
  Type storage = storageType(element);
  if (width < bits.getType().getIntOrFloatBitWidth())
    bits = l.create<arith::TruncIOp>(l.b.getIntegerType(width), bits);
  if (isa<FloatType>(storage))
    return l.create<arith::BitcastOp>(storage, bits);
  if (bits.getType() == storage)
    return bits;
  if (isa<FloatType>(element))
    return l.create<arith::ExtUIOp>(storage, bits);
  return toStorage(l.b, l.loc, bits, element);
}

static Value loadState(Lowering &l, Value state, int64_t i) {
  return l.create<tensor::ExtractOp>(state, ValueRange{l.index(i)});
}

// The first `count` elements of a line in another shape.
static Value cutLine(Lowering &l, Value line, int64_t count,
                     ArrayRef<int64_t> shape) {
  if (cast<RankedTensorType>(line.getType()).getDimSize(0) != count)
    line = l.create<tensor::ExtractSliceOp>(
        line, ArrayRef<OpFoldResult>{l.b.getIndexAttr(0)},
        ArrayRef<OpFoldResult>{l.b.getIndexAttr(count)},
        ArrayRef<OpFoldResult>{l.b.getIndexAttr(1)});
  return reshapeTensor(l, line, shape);
}

// The state is a key and a counter of 128 bits, whose upper half is the key
// where the state has two numbers. Block i of four words fills the elements
// from 4 i on, of 64 bits those from 2 i on.
static Values philoxBits(Lowering &l, Value state, RankedTensorType type,
                         Type element) {
  Words w(l);
  bool isLong = cast<RankedTensorType>(state.getType()).getDimSize(0) == 3;
  Value key = loadState(l, state, 0);
  std::array<Value, 2> counter = {loadState(l, state, 1),
                                  isLong ? loadState(l, state, 2) : key};
  int64_t perBlock = element.getIntOrFloatBitWidth() == 64 ? 2 : 4;
  int64_t count = type.getNumElements();
  int64_t blocks = llvm::divideCeil(count, perBlock);
  Value line =
      l.empty({l.b.getIndexAttr(blocks * perBlock)}, type.getElementType());
  line = forLoop(
      l, l.index(0), l.index(blocks), l.index(1), line,
      [&](Value block, ValueRange carried) -> Values {
        Value number = l.create<arith::IndexCastUIOp>(l.b.getI64Type(), block);
        std::array<Value, 4> words = philox(l, w.add(counter, number), key);
        Value first = l.create<arith::MulIOp>(block, l.index(perBlock));
        Value next = carried[0];
        for (int64_t i = 0; i < perBlock; ++i) {
          Value bits =
              perBlock == 4 ? words[i] : w.join(words[2 * i], words[2 * i + 1]);
          next = l.create<tensor::InsertOp>(
              elementOf(l, bits, element), next,
              ValueRange{l.create<arith::AddIOp>(first, l.index(i))});
        }
        return {next};
      })[0];
  counter = w.add(counter, w.wide(blocks));
  Values nextState{key, counter[0]};
  if (isLong)
    nextState.push_back(counter[1]);
  return {l.create<tensor::FromElementsOp>(nextState),
          cutLine(l, line, count, type.getShape())};
}

// Which dimension of a shape gets the first words of pairs at even places and
// the second ones at odd places: the first of even size, else the largest.
static int64_t pairedDim(ArrayRef<int64_t> shape) {
  for (auto [dim, size] : llvm::enumerate(shape))
    if (size % 2 == 0)
      return dim;
  return std::max_element(shape.begin(), shape.end()) - shape.begin();
}

// Pair i of the half shape comes of the counter plus i. Elements of 64 bits are
// pairs.
static Values threefryBits(Lowering &l, Value state, RankedTensorType type,
                           Type element) {
  Words w(l);
  Value key = loadState(l, state, 0), counter = loadState(l, state, 1);
  bool isWide = element.getIntOrFloatBitWidth() == 64;
  // As three dimensions, the middle one with pairs.
  int64_t outer = 1, paired = 1, inner = 1;
  if (isWide) {
    outer = type.getNumElements();
  } else if (type.getRank() > 0) {
    int64_t dim = pairedDim(type.getShape());
    for (int64_t i = 0; i < type.getRank(); ++i)
      (i < dim ? outer : i == dim ? paired : inner) *= type.getDimSize(i);
  }
  int64_t half = llvm::divideCeil(paired, 2);
  int64_t width = isWide ? 1 : 2 * half;
  auto sizes = [&](ArrayRef<int64_t> list) {
    return getAsIndexOpFoldResult(l.b.getContext(), list);
  };
  Value cube = l.empty(sizes({outer, width, inner}), type.getElementType());
  cube = loopNest(
      l, sizes({outer, half, inner}), cube,
      [&](ValueRange at, ValueRange carried) -> Values {
        Value number = l.create<arith::AddIOp>(
            l.create<arith::MulIOp>(at[0], l.index(half)), at[1]);
        number = l.create<arith::AddIOp>(
            l.create<arith::MulIOp>(number, l.index(inner)), at[2]);
        Value mine = w.add(
            counter, l.create<arith::IndexCastUIOp>(l.b.getI64Type(), number));
        std::array<Value, 2> words = threefry(l, mine, key);
        if (isWide)
          return {l.create<tensor::InsertOp>(
              elementOf(l, w.join(words[0], words[1]), element), carried[0],
              at)};
        Value even = l.create<arith::MulIOp>(at[1], l.index(2));
        Value odd = l.create<arith::AddIOp>(even, l.index(1));
        Value next = carried[0];
        for (auto [bits, place] :
             {std::pair(words[0], even), std::pair(words[1], odd)})
          next = l.create<tensor::InsertOp>(elementOf(l, bits, element), next,
                                            ValueRange{at[0], place, at[2]});
        return {next};
      })[0];
  if (width > paired)
    cube = l.create<tensor::ExtractSliceOp>(cube, sizes({0, 0, 0}),
                                            sizes({outer, paired, inner}),
                                            sizes({1, 1, 1}));
  Value next = w.add(counter, w.wide(outer * half * inner));
  return {l.create<tensor::FromElementsOp>(ValueRange{key, next}),
          reshapeTensor(l, cube, type.getShape())};
}

static FailureOr<Values>
lowerRngBitGenerator(stablehlo::RngBitGeneratorOp op,
                     stablehlo::RngBitGeneratorOp::Adaptor adaptor,
                     Lowering &l) {
  Value state = adaptor.getInitialState();
  auto stateType = cast<RankedTensorType>(op.getInitialState().getType());
  RankedTensorType type = l.type(op.getOutput());
  Type element = getElementTypeOrSelf(op.getOutput().getType());
  bool isThreefry = op.getRngAlgorithm() == stablehlo::RngAlgorithm::THREE_FRY;
  int64_t size = stateType.getRank() == 1 ? stateType.getDimSize(0) : 0;
  if (!stateType.getElementType().isUnsignedInteger(64) ||
      (size != 2 && (size != 3 || isThreefry)))
    return l.refuse("its state is of type ")
           << stateType << "; expected 2 numbers of type ui64"
           << (isThreefry ? "" : ", or 3");
  return isThreefry ? threefryBits(l, state, type, element)
                    : philoxBits(l, state, type, element);
}

//===----------------------------------------------------------------------===//
// rng
//===----------------------------------------------------------------------===//

// A float in [0, 1), of as many random bits as its type holds.
static Value unitFloat(Lowering &l, Value bits, Type type) {
  unsigned width = bits.getType().getIntOrFloatBitWidth();
  unsigned precision = cast<FloatType>(type).getFPMantissaWidth();
  Value dropped = l.create<arith::ConstantIntOp>(
      static_cast<int64_t>(width - precision), width);
  Value kept = l.create<arith::ShRUIOp>(bits, dropped);
  Value scale = l.create<arith::ConstantOp>(
      l.b.getFloatAttr(type, std::ldexp(1.0, -static_cast<int>(precision))));
  return l.create<arith::MulFOp>(l.create<arith::UIToFPOp>(type, kept), scale);
}

// a + u (b - a), which rounding must not make b.
static Value uniformFloat(Lowering &l, Value bits, Value a, Value b,
                          Type element) {
  Value u = unitFloat(l, bits, a.getType());
  Value drawn = l.create<arith::AddFOp>(
      a, l.create<arith::MulFOp>(u, l.create<arith::SubFOp>(b, a)));
  drawn = toCompute(l.b, l.loc, toStorage(l.b, l.loc, drawn, element), element);
  Value isInside = l.create<arith::CmpFOp>(arith::CmpFPredicate::OLT, drawn, b);
  return l.create<arith::SelectOp>(isInside, drawn, a);
}

// a + bits mod (b - a); a where there is no number between.
static Value uniformInteger(Lowering &l, Value bits, Value a, Value b,
                            bool isUnsigned) {
  Type type = a.getType();
  if (type != bits.getType())
    bits = l.create<arith::TruncIOp>(type, bits);
  Value isProper = l.create<arith::CmpIOp>(
      isUnsigned ? arith::CmpIPredicate::ult : arith::CmpIPredicate::slt, a, b);
  Value one = l.create<arith::ConstantOp>(l.b.getIntegerAttr(type, 1));
  Value range =
      l.create<arith::SelectOp>(isProper, l.create<arith::SubIOp>(b, a), one);
  return l.create<arith::AddIOp>(a, l.create<arith::RemUIOp>(bits, range));
}

// mean + deviation sqrt(-2 ln u) cos(2 pi v), by Box and Muller.
static Value normal(Lowering &l, Value first, Value second, Value mean,
                    Value deviation) {
  Type type = mean.getType();
  auto number = [&](double value) {
    return l.create<arith::ConstantOp>(l.b.getFloatAttr(type, value));
  };
  // In (0, 1], since it has a logarithm.
  Value u = l.create<arith::SubFOp>(number(1), unitFloat(l, first, type));
  Value v = unitFloat(l, second, type);
  Value radius = l.create<math::SqrtOp>(
      l.create<arith::MulFOp>(number(-2), l.create<math::LogOp>(u)));
  Value angle = l.create<math::CosOp>(
      l.create<arith::MulFOp>(number(6.283185307179586), v));
  Value drawn = l.create<arith::MulFOp>(radius, angle);
  return l.create<arith::AddFOp>(mean,
                                 l.create<arith::MulFOp>(deviation, drawn));
}

// Element i comes of a key of this execution of the op, and the counter i.
static FailureOr<Values>
lowerRng(stablehlo::RngOp op, stablehlo::RngOp::Adaptor adaptor, Lowering &l) {
  RankedTensorType type = l.type(op.getResult());
  Type element = getElementTypeOrSelf(op.getResult().getType());
  bool isNormal = op.getRngDistribution() == stablehlo::RngDistribution::NORMAL;
  if (isNormal && !isa<FloatType>(element))
    return l.refuse("the normal distribution has no numbers of type ")
           << element;
  Value key = callHost(l.b, l.loc, kRandomKeyName, l.b.getI64Type(), {});
  Value a = toCompute(l.b, l.loc, l.extractScalar(adaptor.getA()), element);
  Value b = toCompute(l.b, l.loc, l.extractScalar(adaptor.getB()), element);
  SmallVector<OpFoldResult> sizes =
      l.sizesOf(type, adaptor.getShape(), op.getShape().getType());
  Value result = l.generate(
      sizes, type.getElementType(), [&](OpBuilder &, ValueRange indices) {
        Words w(l);
        Value number = w.wide(0);
        for (auto [index, size] : llvm::zip_equal(indices, sizes)) {
          auto wide = [&](Value value) {
            return l.create<arith::IndexCastUIOp>(l.b.getI64Type(), value);
          };
          number = l.create<arith::MulIOp>(number, wide(l.value(size)));
          number = w.add(number, wide(index));
        }
        std::array<Value, 4> words = philox(l, {number, key}, key);
        bool isWide = a.getType().getIntOrFloatBitWidth() > 32;
        Value first = isWide ? w.join(words[0], words[1]) : words[0];
        Value second = isWide ? w.join(words[2], words[3]) : words[1];
        Value drawn;
        if (isNormal)
          drawn = normal(l, first, second, a, b);
        else if (isa<FloatType>(a.getType()))
          drawn = uniformFloat(l, first, a, b, element);
        else
          drawn = uniformInteger(l, first, a, b,
                                 element.isUnsignedInteger() ||
                                     element.isInteger(1));
        return toStorage(l.b, l.loc, drawn, element);
      });
  return Values{result};
}

void exec::addRandom(PatternFamily family) {
  family.add<stablehlo::RngBitGeneratorOp>(lowerRngBitGenerator);
  family.add<stablehlo::RngOp>(lowerRng);
}
