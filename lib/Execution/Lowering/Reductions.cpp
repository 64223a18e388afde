//===- Reductions.cpp - ops that combine elements with a region ---*- C++
//-*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Patterns.h"

using namespace mlir;
using namespace tutti;
using namespace tutti::exec;

// Combines the elements of `inputs` along what `inputMap` does not keep.
// `domain` is an operand that only gives sizes, or null.
static Values reduce(Lowering &l, ValueRange inputs, Value domain,
                     ValueRange targets, AffineMap inputMap,
                     AffineMap domainMap, AffineMap outputMap,
                     ArrayRef<utils::IteratorType> iterators, Region &body) {
  Values operands(inputs);
  SmallVector<AffineMap> maps(inputs.size(), inputMap);
  if (domain) {
    operands.push_back(domain);
    maps.push_back(domainMap);
  }
  maps.append(targets.size(), outputMap);
  auto generic = linalg::GenericOp::create(
      l.b, l.loc, targets.getTypes(), operands, targets, maps, iterators,
      [&](OpBuilder &nested, Location, ValueRange args) {
        OpBuilder::InsertionGuard guard(l.b);
        l.b.setInsertionPoint(nested.getInsertionBlock(),
                              nested.getInsertionPoint());
        Values scalars(args.take_back(targets.size())); // accumulated so far
        llvm::append_range(scalars, args.take_front(inputs.size()));
        linalg::YieldOp::create(l.b, l.loc, l.inlineScalars(body, scalars));
      });
  return Values(generic.getResults());
}

static FailureOr<Values> lowerReduce(stablehlo::ReduceOp op,
                                     stablehlo::ReduceOp::Adaptor adaptor,
                                     Lowering &l) {
  Value first = adaptor.getInputs().front();
  int64_t rank = cast<RankedTensorType>(first.getType()).getRank();
  SmallVector<utils::IteratorType> iterators(rank,
                                             utils::IteratorType::parallel);
  SmallVector<OpFoldResult> sizes;
  SmallVector<AffineExpr> kept;
  for (int64_t dim = 0; dim < rank; ++dim) {
    if (llvm::is_contained(op.getDimensions(), dim)) {
      iterators[dim] = utils::IteratorType::reduction;
      continue;
    }
    sizes.push_back(l.size(first, dim));
    kept.push_back(l.b.getAffineDimExpr(dim));
  }
  Values targets;
  for (Value init : adaptor.getInitValues())
    targets.push_back(l.filled(sizes, l.extractScalar(init)));
  return reduce(l, adaptor.getInputs(), Value(), targets,
                l.b.getMultiDimIdentityMap(rank), AffineMap(),
                AffineMap::get(rank, 0, kept, l.b.getContext()), iterators,
                op.getBody());
}

namespace {
/// A window as it slides; what a program leaves out is filled in.
struct WindowShape {
  SmallVector<int64_t> strides, baseDilations, windowDilations, low, high;

  WindowShape(size_t rank, std::optional<ArrayRef<int64_t>> strides,
              std::optional<ArrayRef<int64_t>> baseDilations,
              std::optional<ArrayRef<int64_t>> windowDilations,
              std::optional<DenseIntElementsAttr> padding) {
    auto list = [&](std::optional<ArrayRef<int64_t>> given) {
      return given ? llvm::to_vector(*given) : SmallVector<int64_t>(rank, 1);
    };
    this->strides = list(strides);
    this->baseDilations = list(baseDilations);
    this->windowDilations = list(windowDilations);
    low.assign(rank, 0);
    high.assign(rank, 0);
    if (padding)
      for (auto [i, value] : llvm::enumerate(padding->getValues<int64_t>()))
        (i % 2 ? high : low)[i / 2] = value;
  }
};
} // namespace

static FailureOr<Values>
lowerReduceWindow(stablehlo::ReduceWindowOp op,
                  stablehlo::ReduceWindowOp::Adaptor adaptor, Lowering &l) {
  RankedTensorType type = l.type(op.getResult(0));
  if (!type.hasStaticShape())
    return failure();
  int64_t rank = type.getRank();
  WindowShape window(rank, op.getWindowStrides(), op.getBaseDilations(),
                     op.getWindowDilations(), op.getPadding());
  SmallVector<int64_t> interior;
  for (int64_t dilation : window.baseDilations)
    interior.push_back(dilation - 1);
  SmallVector<OpFoldResult> sizes =
      getAsIndexOpFoldResult(l.b.getContext(), type.getShape());
  Values inputs, targets;
  for (auto [input, init] :
       llvm::zip_equal(adaptor.getInputs(), adaptor.getInitValues())) {
    Value scalar = l.extractScalar(init);
    inputs.push_back(
        padTensor(l, input, scalar, window.low, window.high, interior));
    targets.push_back(l.filled(sizes, scalar));
  }
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
  Value domain = l.empty(
      getAsIndexOpFoldResult(l.b.getContext(), op.getWindowDimensions()),
      l.b.getI1Type());
  auto map = [&](ArrayRef<AffineExpr> expressions) {
    return AffineMap::get(2 * rank, 0, expressions, l.b.getContext());
  };
  return reduce(l, inputs, domain, targets, map(place), map(offsets), map(own),
                iterators, op.getBody());
}

void exec::addReductions(PatternFamily family) {
  family.add<stablehlo::ReduceOp>(lowerReduce);
  family.add<stablehlo::ReduceWindowOp>(lowerReduceWindow);
}
