//===- Reductions.cpp - combining elements along dimensions ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Reductions.h"
#include "Shapes.h"

using namespace mlir;
using namespace tutti;
using namespace tutti::exec;

Values exec::combineElements(Lowering &l, ValueRange inputs, Value domain,
                             ValueRange targets, AffineMap inputMap,
                             AffineMap domainMap, AffineMap outputMap,
                             ArrayRef<utils::IteratorType> iterators,
                             Region &body) {
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
  requireSameShapes(l, adaptor.getInputs());
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
  return combineElements(l, adaptor.getInputs(), Value(), targets,
                         l.b.getMultiDimIdentityMap(rank), AffineMap(),
                         AffineMap::get(rank, 0, kept, l.b.getContext()),
                         iterators, op.getBody());
}

void exec::addReductions(PatternFamily family) {
  family.add<stablehlo::ReduceOp>(lowerReduce);
}
