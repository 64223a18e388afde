//===- Sort.cpp - sort and top_k ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A stable merge sort of each line along a dimension, O(n log n) comparisons.
// A line is copied to one half of a buffer of 2 n elements; short runs are
// sorted in place, then runs are merged from one half to the other until there
// is one:
//
//   8 3 | 5 1 | . . . .    runs of 2, sorted:  3 8 | 1 5 | . . . .
//   merged to the other half, one run of 4:    . . . . | 1 3 5 8
//
// A comparator that contradicts itself gives some permutation.
//
//===----------------------------------------------------------------------===//

#include "Loops.h"
#include "Scalars.h"
#include "Shapes.h"
#include "tutti/StableHLO/IR/Chlo.h"

using namespace mlir;
using namespace tutti;
using namespace tutti::exec;

namespace {
/// Whether the elements `a` come before the elements `b`.
using Less = llvm::function_ref<Value(ValueRange a, ValueRange b)>;

/// Sorts lines of n elements of several tensors together.
class LineSort {
public:
  LineSort(Lowering &l, Value n, Less less) : l(l), n(n), less(less) {}

  // The first halves hold a line. Returns where it begins when it is sorted,
  // and the buffers.
  std::pair<Value, Values> sort(ValueRange buffers) {
    Values runs = sortRuns(buffers);
    Values state{l.index(0), l.index(runLength)};
    llvm::append_range(state, runs);
    state = whileHolds(
        l, state,
        [&](ValueRange state) {
          return compare(arith::CmpIPredicate::slt, state[1], n);
        },
        [&](ValueRange state) {
          Value from = state[0], width = state[1];
          Value to = l.create<arith::SubIOp>(n, from);
          Value wider = add(width, width);
          Values next{to, wider};
          llvm::append_range(
              next, forLoop(l, l.index(0), n, wider, state.drop_front(2),
                            [&](Value low, ValueRange buffers) {
                              return merge(low, width, from, to, buffers);
                            }));
          return next;
        });
    return {state[0], Values(ValueRange(state).drop_front(2))};
  }

private:
  // Below this many elements, moving them one by one is faster than merging.
  static constexpr int64_t runLength = 8;

  Value add(Value a, Value b) { return l.create<arith::AddIOp>(a, b); }
  Value compare(arith::CmpIPredicate predicate, Value a, Value b) {
    return l.create<arith::CmpIOp>(predicate, a, b);
  }
  Values load(ValueRange buffers, Value at) {
    Values elements;
    for (Value buffer : buffers)
      elements.push_back(l.create<tensor::ExtractOp>(buffer, at));
    return elements;
  }
  Values store(ValueRange elements, ValueRange buffers, Value at) {
    Values stored;
    for (auto [element, buffer] : llvm::zip_equal(elements, buffers))
      stored.push_back(l.create<tensor::InsertOp>(element, buffer, at));
    return stored;
  }

  // Sorts runs of `runLength` elements by insertion.
  Values sortRuns(ValueRange buffers) {
    Value one = l.index(1), length = l.index(runLength);
    return forLoop(
        l, l.index(0), n, one, buffers, [&](Value i, ValueRange buffers) {
          Value first =
              l.create<arith::SubIOp>(i, l.create<arith::RemUIOp>(i, length));
          Values element = load(buffers, i);
          auto before = [&](Value at) {
            Value previous = l.create<arith::SubIOp>(at, one);
            return l.create<arith::MaxSIOp>(previous, first).getResult();
          };
          Values state{i};
          llvm::append_range(state, buffers);
          state = whileHolds(
              l, state,
              [&](ValueRange state) -> Value {
                Value inside =
                    compare(arith::CmpIPredicate::sgt, state[0], first);
                Values left = load(state.drop_front(), before(state[0]));
                return l.create<arith::AndIOp>(inside, less(element, left));
              },
              [&](ValueRange state) {
                Value at = before(state[0]);
                ValueRange buffers = state.drop_front();
                Values next{at};
                llvm::append_range(next,
                                   store(load(buffers, at), buffers, state[0]));
                return next;
              });
          return store(element, ValueRange(state).drop_front(), state[0]);
        });
  }

  // Merges the runs [low, low + width) and [low + width, low + 2 width) of the
  // half that begins at `from` into the other one.
  Values merge(Value low, Value width, Value from, Value to,
               ValueRange buffers) {
    Value middle = l.create<arith::MinSIOp>(add(low, width), n);
    Value high = l.create<arith::MinSIOp>(add(middle, width), n);
    Values state{low, middle};
    llvm::append_range(state, buffers);
    state = forLoop(
        l, low, high, l.index(1), state, [&](Value i, ValueRange state) {
          Value left = state[0], right = state[1];
          ValueRange buffers = state.drop_front(2);
          Value hasLeft = compare(arith::CmpIPredicate::slt, left, middle);
          Value hasRight = compare(arith::CmpIPredicate::slt, right, high);
          // What lies behind a run is read and not used.
          Values a = load(buffers, add(from, left));
          Values b = load(buffers, add(from, right));
          Value no = l.create<arith::ConstantIntOp>(0, 1);
          Value yes = l.create<arith::ConstantIntOp>(1, 1);
          Value takesRight = l.create<arith::SelectOp>(
              hasLeft, l.create<arith::SelectOp>(hasRight, less(b, a), no),
              yes);
          Values chosen;
          for (auto [x, y] : llvm::zip_equal(a, b))
            chosen.push_back(l.create<arith::SelectOp>(takesRight, y, x));
          Value step =
              l.create<arith::IndexCastUIOp>(l.b.getIndexType(), takesRight);
          Value leftStep = l.create<arith::SubIOp>(l.index(1), step);
          Values next{add(left, leftStep), add(right, step)};
          llvm::append_range(next, store(chosen, buffers, add(to, i)));
          return next;
        });
    return Values(ValueRange(state).drop_front(2));
  }

  Lowering &l;
  Value n;
  Less less;
};
} // namespace

// Sorts all lines of `tensors` along `dim`.
static Values sortAlong(Lowering &l, ValueRange tensors, int64_t dim,
                        Less less) {
  SmallVector<OpFoldResult> others = l.sizes(tensors.front());
  Value n = l.value(others[dim]);
  // One more, since the place behind a run is read.
  OpFoldResult length;
  if (std::optional<int64_t> size = getConstantIntValue(others[dim]))
    length = l.b.getIndexAttr(2 * *size + 1);
  else
    length = l.create<arith::AddIOp>(l.create<arith::AddIOp>(n, n), l.index(1))
                 .getResult();
  others.erase(others.begin() + dim);
  Values carried(tensors);
  for (Value tensor : tensors)
    carried.push_back(
        l.scratch(length, getElementTypeOrSelf(tensor.getType())));
  size_t count = tensors.size();
  Value zero = l.index(0), one = l.index(1);
  carried = loopNest(l, others, carried, [&](ValueRange at, ValueRange state) {
    auto place = [&](Value i) {
      Values indices(at);
      indices.insert(indices.begin() + dim, i);
      return indices;
    };
    ValueRange lines = state.take_front(count);
    Values buffers = forLoop(
        l, zero, n, one, state.drop_front(count),
        [&](Value i, ValueRange buffers) {
          Values next;
          for (auto [line, buffer] : llvm::zip_equal(lines, buffers))
            next.push_back(l.create<tensor::InsertOp>(
                l.create<tensor::ExtractOp>(line, place(i)), buffer, i));
          return next;
        });
    auto [begin, sorted] = LineSort(l, n, less).sort(buffers);
    Values next =
        forLoop(l, zero, n, one, lines, [&](Value i, ValueRange lines) {
          Value from = l.create<arith::AddIOp>(begin, i);
          Values next;
          for (auto [line, buffer] : llvm::zip_equal(lines, sorted))
            next.push_back(l.create<tensor::InsertOp>(
                l.create<tensor::ExtractOp>(buffer, from), line, place(i)));
          return next;
        });
    llvm::append_range(next, sorted);
    return next;
  });
  return Values(ValueRange(carried).take_front(count));
}

static FailureOr<Values> lowerSort(stablehlo::SortOp op,
                                   stablehlo::SortOp::Adaptor adaptor,
                                   Lowering &l) {
  ValueRange inputs = adaptor.getInputs();
  int64_t rank = cast<RankedTensorType>(inputs.front().getType()).getRank();
  if (rank == 0)
    return Values(inputs);
  requireSameShapes(l, inputs);
  int64_t dim = op.getDimension();
  return sortAlong(l, inputs, dim < 0 ? dim + rank : dim,
                   [&](ValueRange a, ValueRange b) {
                     Values pairs;
                     for (auto [x, y] : llvm::zip_equal(a, b))
                       pairs.append({x, y});
                     return l.inlineScalars(op.getComparator(), pairs)[0];
                   });
}

// Sorts values and their places by -NaN < -inf < ... < -0 < +0 < ... < NaN,
// largest first; of equal values the first one comes first.
static FailureOr<Values> lowerTopK(chlo::TopKOp op,
                                   chlo::TopKOp::Adaptor adaptor, Lowering &l) {
  Value operand = adaptor.getOperand();
  auto type = dyn_cast<RankedTensorType>(operand.getType());
  Type element = getElementTypeOrSelf(op.getOperand().getType());
  if (!type || isa<ComplexType>(element))
    return failure();
  int64_t last = type.getRank() - 1;
  SmallVector<OpFoldResult> sizes = l.sizes(operand);
  Type placeType = l.type(op.getIndices()).getElementType();
  Value places =
      l.generate(sizes, placeType, [&](OpBuilder &, ValueRange indices) {
        return l.create<arith::IndexCastOp>(placeType, indices[last]);
      });
  Values sorted =
      sortAlong(l, {operand, places}, last, [&](ValueRange a, ValueRange b) {
        Scalar s(l.b, op, {});
        auto key = [&](Value stored) {
          Value value = toCompute(l.b, l.loc, stored, element);
          return isa<FloatType>(element) ? totalOrder(s, value) : value;
        };
        return l.create<arith::CmpIOp>(s.isUnsigned()
                                           ? arith::CmpIPredicate::ugt
                                           : arith::CmpIPredicate::sgt,
                                       key(a[0]), key(b[0]));
      });
  SmallVector<OpFoldResult> zeros(sizes.size(), l.b.getIndexAttr(0));
  SmallVector<OpFoldResult> ones(sizes.size(), l.b.getIndexAttr(1));
  sizes[last] = l.b.getIndexAttr(op.getK());
  Values results;
  for (auto [tensor, result] : llvm::zip_equal(sorted, op->getResults()))
    results.push_back(l.create<tensor::ExtractSliceOp>(l.type(result), tensor,
                                                       zeros, sizes, ones));
  return results;
}

void exec::addSort(PatternFamily family) {
  family.add<stablehlo::SortOp>(lowerSort);
  family.add<chlo::TopKOp>(lowerTopK);
}
