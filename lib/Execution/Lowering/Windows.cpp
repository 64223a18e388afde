//===- Windows.cpp - combining the elements of windows ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A window that covers all that comes before an element, or all that comes
// after it, is how programs write running sums. These take linear time.
//
//===----------------------------------------------------------------------===//

#include "Loops.h"
#include "Reductions.h"
#include "Shapes.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace tutti;
using namespace tutti::exec;

namespace {
/// A window as it slides; what a program leaves out is filled in.
struct WindowShape {
  SmallVector<int64_t> sizes, strides, baseDilations, windowDilations, low,
      high;

  explicit WindowShape(stablehlo::ReduceWindowOp op)
      : sizes(op.getWindowDimensions()) {
    size_t rank = sizes.size();
    auto list = [&](std::optional<ArrayRef<int64_t>> given) {
      return given ? llvm::to_vector(*given) : SmallVector<int64_t>(rank, 1);
    };
    strides = list(op.getWindowStrides());
    baseDilations = list(op.getBaseDilations());
    windowDilations = list(op.getWindowDilations());
    low.assign(rank, 0);
    high.assign(rank, 0);
    if (std::optional<DenseIntElementsAttr> padding = op.getPadding())
      for (auto [i, value] : llvm::enumerate(padding->getValues<int64_t>()))
        (i % 2 ? high : low)[i / 2] = value;
  }

  // Whether the dimension is left alone.
  bool isTrivial(int64_t dim) const {
    return sizes[dim] == 1 && strides[dim] == 1 && baseDilations[dim] == 1 &&
           low[dim] == 0 && high[dim] == 0;
  }
};
} // namespace

//===----------------------------------------------------------------------===//
// Running combinations
//===----------------------------------------------------------------------===//

// Whether combining with the number changes nothing.
static bool isIdentity(Operation *op, const APInt &value, bool isUnsigned) {
  if (isa<stablehlo::AddOp, stablehlo::OrOp, stablehlo::XorOp>(op))
    return value.isZero();
  if (isa<stablehlo::MulOp>(op))
    return value.isOne();
  if (isa<stablehlo::AndOp>(op))
    return value.isAllOnes();
  if (isa<stablehlo::MaxOp>(op))
    return isUnsigned ? value.isZero() : value.isMinSignedValue();
  if (isa<stablehlo::MinOp>(op))
    return isUnsigned ? value.isAllOnes() : value.isMaxSignedValue();
  return false;
}

static bool isIdentity(Operation *op, const APFloat &value) {
  if (isa<stablehlo::AddOp>(op))
    return value.isZero();
  if (isa<stablehlo::MulOp>(op))
    return value.isExactlyValue(1.0);
  APFloat largest = APFloat::semanticsHasInf(value.getSemantics())
                        ? APFloat::getInf(value.getSemantics())
                        : APFloat::getLargest(value.getSemantics());
  if (isa<stablehlo::MaxOp>(op))
    return value == neg(largest);
  if (isa<stablehlo::MinOp>(op))
    return value == largest;
  return false;
}

// Whether padding and the initial value change no result.
static bool startsFromIdentity(stablehlo::ReduceWindowOp op) {
  Block &body = op.getBody().front();
  DenseElementsAttr init;
  if (op.getInputs().size() != 1 || !llvm::hasNItems(body, 2) ||
      body.back().getOperand(0) != body.front().getResult(0) ||
      body.front().getNumOperands() != 2 ||
      body.front().getOperand(0) == body.front().getOperand(1) ||
      !llvm::all_of(body.front().getOperands(), llvm::IsaPred<BlockArgument>) ||
      !matchPattern(op.getInitValues().front(), m_Constant(&init)))
    return false;
  Type element = init.getElementType();
  if (isa<FloatType>(element))
    return isIdentity(&body.front(), init.getSplatValue<APFloat>());
  if (isa<IntegerType>(element))
    return isIdentity(&body.front(), init.getSplatValue<APInt>(),
                      element.isUnsignedInteger() || element.isInteger(1));
  return false;
}

namespace {
/// Place i combines input place i + `shift` with the place before it, or with
/// the one after it where the order is reversed.
struct RunningWindow {
  int64_t dim, shift;
  bool isReversed;
};
} // namespace

// The one dimension along which windows only grow.
static std::optional<RunningWindow> asRunning(const WindowShape &window,
                                              RankedTensorType input,
                                              RankedTensorType result) {
  std::optional<int64_t> dim;
  for (int64_t i = 0; i < input.getRank(); ++i) {
    if (window.isTrivial(i))
      continue;
    if (dim)
      return std::nullopt;
    dim = i;
  }
  if (!dim || input.isDynamicDim(*dim) || result.isDynamicDim(*dim) ||
      window.strides[*dim] != 1 || window.baseDilations[*dim] != 1 ||
      window.windowDilations[*dim] != 1)
    return std::nullopt;
  // Window i has the input places from i - low to i - low + size - 1.
  int64_t size = window.sizes[*dim], low = window.low[*dim];
  int64_t n = input.getDimSize(*dim), count = result.getDimSize(*dim);
  if (low >= count - 1 && size - 1 - low <= 0)
    return RunningWindow{*dim, size - 1 - low, false};
  if (size - 1 - low >= n - 1 && count - 1 - low >= n - 1)
    return RunningWindow{*dim, -low, true};
  return std::nullopt;
}

static Values combineRunning(Lowering &l, Value input, Value init,
                             RankedTensorType type, RunningWindow window,
                             Region &body) {
  Sizes sizes = l.sizes(input);
  int64_t count = type.getDimSize(window.dim);
  sizes[window.dim] = l.b.getIndexAttr(count);
  Value n = l.value(l.size(input, window.dim));
  Value scalar = l.extractScalar(init), last = l.index(count - 1);
  return loopNest(
      l, sizes, l.empty(sizes, type.getElementType()),
      [&](ValueRange at, ValueRange carried) -> Values {
        Values own(at);
        Value &i = own[window.dim];
        Value isFirst =
            l.create<arith::CmpIOp>(arith::CmpIPredicate::eq, i, l.index(0));
        if (window.isReversed)
          i = l.create<arith::SubIOp>(last, i);
        // The neighbour of the first one is not used.
        Values before(own);
        Value step = l.index(window.isReversed ? 1 : -1);
        Value neighbour = l.create<arith::AddIOp>(i, step);
        before[window.dim] = l.create<arith::SelectOp>(isFirst, i, neighbour);
        Value sum = l.create<arith::SelectOp>(
            isFirst, scalar, l.create<tensor::ExtractOp>(carried[0], before));
        Values source(own);
        source[window.dim] = l.create<arith::AddIOp>(i, l.index(window.shift));
        Value isInside = l.create<arith::CmpIOp>(arith::CmpIPredicate::ult,
                                                 source[window.dim], n);
        sum = ifHolds(l, isInside, sum, [&]() -> Values {
          Value element = l.create<tensor::ExtractOp>(input, source);
          return l.inlineScalars(body, {sum, element});
        })[0];
        return {l.create<tensor::InsertOp>(sum, carried[0], own)};
      });
}

//===----------------------------------------------------------------------===//
// All windows
//===----------------------------------------------------------------------===//

static FailureOr<Values>
lowerReduceWindow(stablehlo::ReduceWindowOp op,
                  stablehlo::ReduceWindowOp::Adaptor adaptor, Lowering &l) {
  RankedTensorType type = l.type(op.getResult(0));
  WindowShape window(op);
  ValueRange given = adaptor.getInputs();
  requireSameShapes(l, given);
  if (startsFromIdentity(op))
    if (std::optional<RunningWindow> running = asRunning(
            window, cast<RankedTensorType>(given.front().getType()), type))
      return combineRunning(l, given.front(), adaptor.getInitValues().front(),
                            type, *running, op.getBody());

  int64_t rank = type.getRank();
  SmallVector<int64_t> interior;
  for (int64_t dilation : window.baseDilations)
    interior.push_back(dilation - 1);
  Values inputs, scalars, targets;
  for (auto [input, init] : llvm::zip_equal(given, adaptor.getInitValues())) {
    scalars.push_back(l.extractScalar(init));
    inputs.push_back(
        padTo(l, input, scalars.back(), constantSizes(l, window.low),
              constantSizes(l, window.high), constantSizes(l, interior)));
  }
  Sizes sizes;
  for (int64_t dim = 0; dim < rank; ++dim)
    sizes.push_back(type.isDynamicDim(dim)
                        ? windowCount(l, l.size(inputs.front(), dim),
                                      l.b.getIndexAttr(window.sizes[dim]),
                                      window.windowDilations[dim],
                                      window.strides[dim])
                        : Size(l.b.getIndexAttr(type.getDimSize(dim))));
  for (Value scalar : scalars)
    targets.push_back(l.filled(sizes, scalar));
  SmallVector<AffineExpr> place, own, offsets;
  for (int64_t dim = 0; dim < rank; ++dim) {
    AffineExpr out = l.b.getAffineDimExpr(dim);
    AffineExpr in = l.b.getAffineDimExpr(rank + dim);
    place.push_back(out * window.strides[dim] +
                    in * window.windowDilations[dim]);
    own.push_back(out);
    offsets.push_back(in);
  }
  SmallVector<utils::IteratorType> iterators(rank,
                                             utils::IteratorType::parallel);
  iterators.append(rank, utils::IteratorType::reduction);
  Value domain = l.empty(constantSizes(l, window.sizes), l.b.getI1Type());
  auto map = [&](ArrayRef<AffineExpr> expressions) {
    return AffineMap::get(2 * rank, 0, expressions, l.b.getContext());
  };
  return combineElements(l, inputs, domain, targets, map(place), map(offsets),
                         map(own), iterators, op.getBody());
}

void exec::addWindows(PatternFamily family) {
  family.add<stablehlo::ReduceWindowOp>(lowerReduceWindow);
}
