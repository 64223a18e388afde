//===- Convolution.cpp - products of windows with a kernel ---*- C++ -*-===//
//
// This project is licensed under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A sum of products of a padded input: its place is result place * stride +
// kernel place * dilation. Groups are one more dimension of input, kernel and
// result.
//
//===----------------------------------------------------------------------===//

#include "Contractions.h"
#include "Shapes.h"

using namespace mlir;
using namespace tutti;
using namespace tutti::exec;

namespace {
/// How a kernel moves; what a program leaves out is filled in.
struct Motion {
  SmallVector<int64_t> strides, lhsDilation, rhsDilation;
  SmallVector<int64_t> reversed; // spatial dimensions

  template <typename OpT> explicit Motion(OpT op) {
    size_t spatial =
        op.getDimensionNumbers().getInputSpatialDimensions().size();
    auto list = [&](std::optional<ArrayRef<int64_t>> given) {
      return given ? llvm::to_vector(*given) : SmallVector<int64_t>(spatial, 1);
    };
    strides = list(op.getWindowStrides());
    lhsDilation = list(op.getLhsDilation());
    rhsDilation = list(op.getRhsDilation());
    if (std::optional<ArrayRef<bool>> reversal = op.getWindowReversal())
      for (auto [i, isReversed] : llvm::enumerate(*reversal))
        if (isReversed)
          reversed.push_back(i);
  }
};
} // namespace

// Splits a dimension into groups, which come first, and what is in a group.
static Value splitGroups(Lowering &l, Value tensor, int64_t dim,
                         int64_t groups) {
  Sizes sizes = l.sizes(tensor);
  Size count = l.b.getIndexAttr(groups);
  sizes[dim] = divideSizes(l, sizes[dim], count);
  sizes.insert(sizes.begin() + dim, count);
  return reshapeTo(l, tensor, sizes);
}

template <typename OpT>
static FailureOr<Values> convolve(Lowering &l, OpT op, Value lhs, Value rhs,
                                  ArrayRef<Size> spatialLow,
                                  ArrayRef<Size> spatialHigh) {
  RankedTensorType type = l.type(op.getResult());
  stablehlo::ConvDimensionNumbersAttr numbers = op.getDimensionNumbers();
  int64_t spatial = numbers.getInputSpatialDimensions().size();
  int64_t rank = type.getRank();
  Motion motion(op);

  Size zero = l.b.getIndexAttr(0);
  Sizes low(rank, zero), high(rank, zero), interior(rank, zero);
  for (int64_t i = 0; i < spatial; ++i) {
    int64_t dim = numbers.getInputSpatialDimensions()[i];
    low[dim] = spatialLow[i];
    high[dim] = spatialHigh[i];
    interior[dim] = l.b.getIndexAttr(motion.lhsDilation[i] - 1);
  }
  Type lhsElement = getElementTypeOrSelf(op.getLhs().getType());
  Type rhsElement = getElementTypeOrSelf(op.getRhs().getType());
  Value padded =
      padTo(l, lhs, l.zero(storageType(lhsElement)), low, high, interior);
  SmallVector<int64_t> reversedDims;
  for (int64_t i : motion.reversed)
    reversedDims.push_back(numbers.getKernelSpatialDimensions()[i]);
  rhs = reverseTensor(l, rhs, reversedDims);

  // The result's sizes: the operands', and how often the kernel fits.
  Sizes sizes = constantSizes(l, type.getShape());
  auto setSize = [&](int64_t dim, llvm::function_ref<Size()> size) {
    if (type.isDynamicDim(dim))
      sizes[dim] = size();
  };
  int64_t batchGroups = op.getBatchGroupCount();
  setSize(numbers.getOutputBatchDimension(), [&] {
    return divideSizes(l, l.size(lhs, numbers.getInputBatchDimension()),
                       l.b.getIndexAttr(batchGroups));
  });
  setSize(numbers.getOutputFeatureDimension(), [&] {
    return l.size(rhs, numbers.getKernelOutputFeatureDimension());
  });
  for (int64_t i = 0; i < spatial; ++i)
    setSize(numbers.getOutputSpatialDimensions()[i], [&] {
      return windowCount(l,
                         l.size(padded, numbers.getInputSpatialDimensions()[i]),
                         l.size(rhs, numbers.getKernelSpatialDimensions()[i]),
                         motion.rhsDilation[i], motion.strides[i]);
    });

  // Groups split the feature dimension of the kernel's output, and the batch
  // or feature dimension of the input.
  int64_t groups = op.getFeatureGroupCount() * batchGroups;
  int64_t lhsSplit = batchGroups > 1 ? numbers.getInputBatchDimension()
                                     : numbers.getInputFeatureDimension();
  int64_t rhsSplit = numbers.getKernelOutputFeatureDimension();
  int64_t outSplit = numbers.getOutputFeatureDimension();
  // Dimensions of the split tensors.
  auto shift = [](int64_t dim, int64_t at) { return dim + (dim >= at); };
  Value input = splitGroups(l, padded, lhsSplit, groups);
  Value kernel = splitGroups(l, rhs, rhsSplit, groups);

  // Loops: group, batch, output feature, output spatial; then input feature,
  // kernel spatial.
  MLIRContext *context = l.b.getContext();
  auto loop = [&](int64_t i) { return getAffineDimExpr(i, context); };
  AffineExpr group = loop(0), batch = loop(1), outFeature = loop(2);
  AffineExpr inFeature = loop(3 + spatial);
  SmallVector<utils::IteratorType> iterators(3 + spatial,
                                             utils::IteratorType::parallel);
  iterators.append(1 + spatial, utils::IteratorType::reduction);
  SmallVector<AffineExpr> in(rank + 1), ker(rank + 1), out(rank + 1);
  in[lhsSplit] = group;
  in[shift(numbers.getInputBatchDimension(), lhsSplit)] = batch;
  in[shift(numbers.getInputFeatureDimension(), lhsSplit)] = inFeature;
  ker[rhsSplit] = group;
  ker[shift(numbers.getKernelOutputFeatureDimension(), rhsSplit)] = outFeature;
  ker[shift(numbers.getKernelInputFeatureDimension(), rhsSplit)] = inFeature;
  out[outSplit] = group;
  out[shift(numbers.getOutputBatchDimension(), outSplit)] = batch;
  out[shift(numbers.getOutputFeatureDimension(), outSplit)] = outFeature;
  for (int64_t i = 0; i < spatial; ++i) {
    AffineExpr place = loop(3 + i), kernelPlace = loop(4 + spatial + i);
    in[shift(numbers.getInputSpatialDimensions()[i], lhsSplit)] =
        place * motion.strides[i] + kernelPlace * motion.rhsDilation[i];
    ker[shift(numbers.getKernelSpatialDimensions()[i], rhsSplit)] = kernelPlace;
    out[shift(numbers.getOutputSpatialDimensions()[i], outSplit)] = place;
  }
  Sizes splitSizes = sizes;
  Size groupCount = l.b.getIndexAttr(groups);
  splitSizes[outSplit] = divideSizes(l, sizes[outSplit], groupCount);
  splitSizes.insert(splitSizes.begin() + outSplit, groupCount);
  auto map = [&](ArrayRef<AffineExpr> expressions) {
    return AffineMap::get(4 + 2 * spatial, 0, expressions, context);
  };
  FailureOr<Value> made = contract(
      l, {{input, lhsElement, map(in)}, {kernel, rhsElement, map(ker)}},
      splitSizes, getElementTypeOrSelf(op.getResult().getType()), map(out),
      iterators);
  if (failed(made))
    return failure();
  return Values{reshapeTo(l, *made, sizes)};
}

static FailureOr<Values>
lowerConvolution(stablehlo::ConvolutionOp op,
                 stablehlo::ConvolutionOp::Adaptor adaptor, Lowering &l) {
  size_t spatial = op.getDimensionNumbers().getInputSpatialDimensions().size();
  Sizes low(spatial, l.b.getIndexAttr(0)), high = low;
  if (std::optional<DenseIntElementsAttr> padding = op.getPadding())
    for (auto [i, value] : llvm::enumerate(padding->getValues<int64_t>()))
      (i % 2 ? high : low)[i / 2] = l.b.getIndexAttr(value);
  return convolve(l, op, adaptor.getLhs(), adaptor.getRhs(), low, high);
}

static FailureOr<Values>
lowerDynamicConv(stablehlo::DynamicConvOp op,
                 stablehlo::DynamicConvOp::Adaptor adaptor, Lowering &l) {
  int64_t spatial = op.getDimensionNumbers().getInputSpatialDimensions().size();
  Type element = getElementTypeOrSelf(op.getPadding().getType());
  Sizes low, high;
  for (int64_t i = 0; i < spatial; ++i)
    for (int64_t side : {0, 1}) {
      Value amount = l.create<tensor::ExtractOp>(
          adaptor.getPadding(), ValueRange{l.index(i), l.index(side)});
      (side ? high : low).push_back(l.toIndex(amount, element));
    }
  return convolve(l, op, adaptor.getLhs(), adaptor.getRhs(), low, high);
}

void exec::addConvolutions(PatternFamily family) {
  family.add<stablehlo::ConvolutionOp>(lowerConvolution);
  family.add<stablehlo::DynamicConvOp>(lowerDynamicConv);
}
