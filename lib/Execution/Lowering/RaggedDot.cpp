//===- RaggedDot.cpp - products in which groups of rows differ ---*- C++
//-*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One loop a letter, as in a dot; a table says to which group a place along the
// ragged dimension belongs. Places after all groups are in none and add
// nothing.
//
//===----------------------------------------------------------------------===//

#include "Loops.h"
#include "Numbers.h"
#include "Shapes.h"
#include "tutti/StableHLO/IR/Chlo.h"

using namespace mlir;
using namespace tutti;
using namespace tutti::exec;

namespace {
/// Which loop runs along each dimension.
struct Loops {
  Sizes sizes;
  SmallVector<int64_t> ofLhs, ofRhs;
  int64_t numBatch = 0, numLhsFree = 0, numContracted = 0;

  // In the order batch, free of lhs, contracted, free of rhs.
  Loops(Lowering &l, Value lhs, Value rhs,
        chlo::RaggedDotDimensionNumbersAttr numbers)
      : ofLhs(cast<RankedTensorType>(lhs.getType()).getRank(), -1),
        ofRhs(cast<RankedTensorType>(rhs.getType()).getRank(), -1) {
    auto addPaired = [&](ArrayRef<int64_t> left, ArrayRef<int64_t> right) {
      for (auto [a, b] : llvm::zip_equal(left, right)) {
        requireEqual(l, l.size(lhs, a), l.size(rhs, b),
                     "size " + Twine(a) + " of the left operand");
        ofLhs[a] = ofRhs[b] = sizes.size();
        sizes.push_back(l.size(lhs, a));
      }
    };
    auto addFree = [&](Value tensor, SmallVectorImpl<int64_t> &loops,
                       ArrayRef<int64_t> excluded) {
      for (int64_t dim = 0, e = loops.size(); dim < e; ++dim) {
        if (loops[dim] >= 0 || llvm::is_contained(excluded, dim))
          continue;
        loops[dim] = sizes.size();
        sizes.push_back(l.size(tensor, dim));
      }
    };
    addPaired(numbers.getLhsBatchingDimensions(),
              numbers.getRhsBatchingDimensions());
    numBatch = sizes.size();
    addFree(lhs, ofLhs, numbers.getLhsContractingDimensions());
    numLhsFree = sizes.size() - numBatch;
    addPaired(numbers.getLhsContractingDimensions(),
              numbers.getRhsContractingDimensions());
    numContracted = sizes.size() - numBatch - numLhsFree;
    addFree(rhs, ofRhs, numbers.getRhsGroupDimensions());
  }
  bool isContracted(int64_t loop) const {
    return loop >= numBatch + numLhsFree &&
           loop < numBatch + numLhsFree + numContracted;
  }
};
} // namespace

// table[..., place] is the group of a place, or the number of groups.
static Value groupTable(Lowering &l, Value groupSizes, Type original,
                        Size length) {
  Sizes sizes = l.sizes(groupSizes);
  Value numGroups = l.value(sizes.back());
  sizes.back() = length;
  Value table = l.filled(sizes, numGroups);
  Value end = l.value(length), zero = l.index(0), one = l.index(1);
  return loopNest(
      l, ArrayRef(sizes).drop_back(), table,
      [&](ValueRange at, ValueRange carried) -> Values {
        auto withLast = [&](Value last) {
          Values place(at);
          place.push_back(last);
          return place;
        };
        Values state{zero, carried[0]};
        state = forLoop(
            l, zero, numGroups, one, state,
            [&](Value group, ValueRange state) -> Values {
              Value size = l.toIndex(
                  l.create<tensor::ExtractOp>(groupSizes, withLast(group)),
                  getElementTypeOrSelf(original));
              size = l.clampIndex(size, l.create<arith::SubIOp>(end, state[0]));
              Value next = l.create<arith::AddIOp>(state[0], size);
              Value filled =
                  forLoop(l, state[0], next, one, state[1],
                          [&](Value place, ValueRange carried) -> Values {
                            return {l.create<tensor::InsertOp>(
                                group, carried[0], withLast(place))};
                          })[0];
              return {next, filled};
            });
        return {state[1]};
      })[0];
}

static FailureOr<Values> lowerRaggedDot(chlo::RaggedDotOp op,
                                        chlo::RaggedDotOp::Adaptor adaptor,
                                        Lowering &l) {
  Value lhs = adaptor.getLhs(), rhs = adaptor.getRhs(),
        groupSizes = adaptor.getGroupSizes();
  if (!isa<RankedTensorType>(lhs.getType()) ||
      !isa<RankedTensorType>(rhs.getType()))
    return failure();
  chlo::RaggedDotDimensionNumbersAttr numbers =
      op.getRaggedDotDimensionNumbers();
  Type lhsElement = getElementTypeOrSelf(op.getLhs().getType());
  Type rhsElement = getElementTypeOrSelf(op.getRhs().getType());
  Type element = getElementTypeOrSelf(op.getResult().getType());
  if (computeType(lhsElement) != computeType(element) ||
      computeType(rhsElement) != computeType(element) ||
      !isa<FloatType, ComplexType>(computeType(element)))
    return l.refuse("it makes ")
           << element << " of " << lhsElement << " and " << rhsElement;
  Loops loops(l, lhs, rhs, numbers);
  int64_t ragged = numbers.getLhsRaggedDimensions().front();
  int64_t raggedLoop = loops.ofLhs[ragged];
  bool isBatch = raggedLoop < loops.numBatch;
  bool isContracted = loops.isContracted(raggedLoop);
  int64_t groupDim =
      isBatch || isContracted ? -1 : numbers.getRhsGroupDimensions().front();

  // The result: groups, if it has them, and all loops but those contracted.
  Sizes sizes;
  if (isContracted)
    sizes.push_back(l.sizes(groupSizes).back());
  for (auto [loop, size] : llvm::enumerate(loops.sizes))
    if (!loops.isContracted(loop))
      sizes.push_back(size);
  // Along which loops the groups may differ.
  SmallVector<int64_t> prefix;
  int64_t first = isContracted ? loops.numBatch + loops.numLhsFree : 0;
  for (int64_t loop = 0; loop < raggedLoop; ++loop)
    if (loop < loops.numBatch || loop >= first)
      prefix.push_back(loop);
  if (cast<RankedTensorType>(groupSizes.getType()).getRank() == 1)
    prefix.clear();
  Value table = isBatch
                    ? Value()
                    : groupTable(l, groupSizes, op.getGroupSizes().getType(),
                                 loops.sizes[raggedLoop]);
  Value numGroups = l.value(l.sizes(groupSizes).back());

  Numbers wide(l, computeType(element)), left(l, lhsElement),
      right(l, rhsElement);
  Value sums = l.filled(sizes, l.zero(computeType(element)));
  sums = loopNest(
      l, loops.sizes, sums, [&](ValueRange at, ValueRange carried) -> Values {
        Value group;
        if (!isBatch) {
          Values where;
          for (int64_t loop : prefix)
            where.push_back(at[loop]);
          where.push_back(at[raggedLoop]);
          group = l.create<tensor::ExtractOp>(table, where);
        }
        auto addProduct = [&]() -> Values {
          Values from, with, to;
          for (int64_t loop : loops.ofLhs)
            from.push_back(at[loop]);
          for (auto [dim, loop] : llvm::enumerate(loops.ofRhs))
            with.push_back(static_cast<int64_t>(dim) == groupDim ? group
                                                                 : at[loop]);
          if (isContracted)
            to.push_back(group);
          for (auto [loop, index] : llvm::enumerate(at))
            if (!loops.isContracted(loop))
              to.push_back(index);
          Value product =
              wide.multiply(left.load(lhs, from), right.load(rhs, with));
          Value sum = wide.add(wide.load(carried[0], to), product);
          return {wide.store(sum, carried[0], to)};
        };
        if (isBatch)
          return addProduct();
        Value isGrouped = l.create<arith::CmpIOp>(arith::CmpIPredicate::ult,
                                                  group, numGroups);
        return ifHolds(l, isGrouped, carried, addProduct);
      })[0];
  Type storage = storageType(element);
  if (storage == computeType(element))
    return Values{sums};
  return Values{l.generate(sizes, storage, [&](OpBuilder &b, ValueRange at) {
    return toStorage(b, l.loc, wide.load(sums, at), element);
  })};
}

void exec::addRaggedDot(PatternFamily family) {
  family.add<chlo::RaggedDotOp>(lowerRaggedDot);
}
