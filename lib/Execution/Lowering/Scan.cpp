//===- Scan.cpp - chlo.scan ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Loops.h"
#include "Shapes.h"
#include "tutti/StableHLO/IR/Chlo.h"

using namespace mlir;
using namespace tutti;
using namespace tutti::exec;

namespace {
/// Slice i of tensors along a dimension, which the slice does not have.
struct SlicePlace {
  Sizes offsets, sizes, ones;

  SlicePlace(Lowering &l, Value tensor, int64_t dim, Value i)
      : offsets(l.sizes(tensor).size(), l.b.getIndexAttr(0)),
        sizes(l.sizes(tensor)), ones(sizes.size(), l.b.getIndexAttr(1)) {
    offsets[dim] = i;
    sizes[dim] = l.b.getIndexAttr(1);
  }
};
} // namespace

static FailureOr<Values> lowerScan(chlo::ScanOp op,
                                   chlo::ScanOp::Adaptor adaptor, Lowering &l) {
  int64_t dim = op.getDimension();
  ValueRange inputs = adaptor.getInputs();
  size_t numOutputs = op.getOutputs().size();
  Size count;
  if (!inputs.empty())
    count = l.size(inputs.front(), dim);
  else if (std::optional<uint64_t> given = op.getScanDimSize())
    count = l.b.getIndexAttr(*given);
  else
    return l.refuse("nothing says the number of steps");
  for (Value input : inputs)
    requireEqual(l, l.size(input, dim), count,
                 "the scanned size of an operand");
  Values carried;
  for (Value output : op.getOutputs()) {
    RankedTensorType type = l.type(output);
    if (type.getNumDynamicDims() > type.isDynamicDim(dim))
      return l.refuse("a size of its outputs is not known");
    Sizes sizes = constantSizes(l, type.getShape());
    sizes[dim] = count;
    carried.push_back(l.scratch(sizes, type.getElementType()));
  }
  llvm::append_range(carried, adaptor.getInits());
  Value zero = l.index(0), one = l.index(1), end = l.value(count);
  return forLoop(
      l, zero, end, one, carried, [&](Value step, ValueRange carried) {
        Value i = step;
        if (op.getIsReverse())
          i = l.create<arith::SubIOp>(l.create<arith::SubIOp>(end, one), step);
        Values arguments;
        for (Value input : inputs) {
          auto type = cast<RankedTensorType>(input.getType());
          SmallVector<int64_t> shape(type.getShape());
          shape.erase(shape.begin() + dim);
          SlicePlace place(l, input, dim, i);
          arguments.push_back(l.create<tensor::ExtractSliceOp>(
              RankedTensorType::get(shape, type.getElementType()), input,
              place.offsets, place.sizes, place.ones));
        }
        llvm::append_range(arguments, carried.drop_front(numOutputs));
        Values made = l.inlineTensors(op.getBody(), arguments);
        Values next;
        for (size_t k = 0; k < numOutputs; ++k) {
          SlicePlace place(l, carried[k], dim, i);
          next.push_back(l.create<tensor::InsertSliceOp>(
              made[k], carried[k], place.offsets, place.sizes, place.ones));
        }
        llvm::append_range(next, ValueRange(made).drop_front(numOutputs));
        return next;
      });
}

void exec::addScan(PatternFamily family) {
  family.add<chlo::ScanOp>(lowerScan);
}
